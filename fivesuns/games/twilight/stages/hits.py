"""Hits are suffered: cancelled, sustained, assigned; then all losses leave together (TI-28, TI-29, A-14)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import units, values
from fivesuns.games.twilight.checks import go, words
from fivesuns.games.twilight.state import Batch, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Allocate, Play

TARGETS: Final = {"ships": units.SHIPS, "ground": ("infantry",), "fighters": ("fighter",)}


def suffer(s: Twilight, batches: list[Batch], before: str) -> None:
    """Next: these hits, each by whoever suffers them, in this order. `before` is the window in which they can still be
    cancelled."""
    s.batches = [batch for batch in batches if batch.hits > 0]
    for n, batch in enumerate(s.batches):
        if before:
            happen(s, before, batch.seat, batch.place, n)
        go(s, sustain, n)
        go(s, assign, n)
    go(s, bury)


def targets(s: Twilight, batch: Batch) -> dict[str, int]:
    found = words(s, batch.seat, batch.place, TARGETS[batch.sort])
    for word, n in batch.losses.items():
        found[word] -= n
    return {word: n for word, n in found.items() if n}


def sustain(s: Twilight, n: int) -> Play:
    """Directly before hits are assigned; each use cancels one (TI-28.0, TI-28.1)."""
    batch = s.batches[n]
    able = {word: many for word, many in targets(s, batch).items()
            if not word.endswith("*") and values.unit(s, batch.seat, word).sustain}
    if not able or not batch.hits:
        return
    used = yield from Allocate(batch.seat, "twilight.sustain", able, batch.hits, "TI-28.0", least=0,
                               about=(batch.place, batch.hits))
    for type, many in used:
        units.hurt(s.players[batch.seat], batch.place, type, many)
        batch.hits -= many
        batch.sustained[type] = many
    if used:
        s.tell("sustained", seat=batch.seat, place=batch.place, units=dict(used))
        happen(s, "sustain_after", batch.seat, batch.place, n)


def assign(s: Twilight, n: int) -> Play:
    """One unit for each hit; hits beyond them are lost (TI-43.6, TI-49.2)."""
    batch = s.batches[n]
    able = targets(s, batch)
    if able and batch.hits:
        chosen = yield from Allocate(batch.seat, "twilight.hits", able, batch.hits, "TI-43.6", forced=True,
                                     about=(batch.place, batch.hits))
        for word, many in chosen:
            batch.losses[word] = batch.losses.get(word, 0) + many


def bury(s: Twilight) -> None:
    """All losses leave together (A-64)."""
    for batch in s.batches:
        if batch.losses:
            units.destroy(s, batch.seat, batch.place, batch.losses, batch.by)
    s.batches = []


STAGES: Final = (sustain, assign, bury)
