"""Hits are suffered: cancelled, sustained, assigned; then all losses leave together (TI-28, TI-29, A-14)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, units, values
from fivesuns.games.twilight.checks import fleet, go, words
from fivesuns.games.twilight.state import NOBODY, Batch, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Allocate, Choose, Play


def suffer(s: Twilight, batches: list[Batch], before: str) -> None:
    """Next: these hits, each by whoever suffers them, in this order. `before` is the window in which they can still be
    cancelled: once for all hits of a roll. Hits that come while others wait are dealt with first."""
    first = len(s.batches)
    s.batches += [batch for batch in batches if batch.hits > 0 and batch.seat != NOBODY]
    for n, batch in enumerate(s.batches):
        if n >= first:
            if before and not any([of_one_roll(batch, other) for other in s.batches[first:n]]):
                happen(s, before, batch.seat, batch.place, n)
            if batch.chooser != NOBODY:
                go(s, single_out, n)
            go(s, sustain, n)
            go(s, assign, n)
    go(s, bury, first)


def produce_hits(s: Twilight, seat: int, many: int, sort: str, chooser: int = NOBODY) -> None:
    """An ability makes hits in a space combat. Whatever came before it may have left nothing to hit."""
    combat = s.combat
    if combat is not None and galaxy.has_ships(s, combat.opponent(seat), combat.place):
        suffer(s, [Batch(seat=combat.opponent(seat), by=seat, place=combat.place, hits=many, sort=sort, how="ability",
                         chooser=chooser)], "spc_hits_before")


def single_out(s: Twilight, n: int) -> Play:
    """Who assigns a hit to a unit of another names it; then that unit alone can sustain it (TI-28.4a)."""
    batch = s.batches[n]
    able = list(targets(s, batch))
    if batch.hits and able:
        batch.only = yield from Choose(batch.chooser, "twilight.single_out", able, "TI-43.6", forced=True,
                                       about=(batch.place,))


def targets(s: Twilight, batch: Batch) -> dict[str, int]:
    """What these hits can be assigned to: large ships, as long as there are any, if they are aimed at them."""
    found = {word: n for word, n in struck(s, batch).items() if batch.only in ("", word)}
    large = {word: n for word, n in found.items() if word != "fighter"}
    return large if batch.sort == "large_ships" and large else found


def struck(s: Twilight, batch: Batch) -> dict[str, int]:
    if batch.sort == "fighters":
        return words(s, batch.seat, batch.place, ("fighter",))
    if batch.sort == "ground":
        return words(s, batch.seat, batch.place, tuple(units.soldiers(s.players[batch.seat], batch.place)))
    return fleet(s, batch.seat, batch.place)


def sustain(s: Twilight, n: int) -> Play:
    """Directly before hits are assigned (TI-28.0)."""
    batch = s.batches[n]
    able = {word: many for word, many in targets(s, batch).items()
            if not word.endswith("*") and values.sustains(s, batch.seat, word.partition("@")[0], batch.place)}
    if not able or not batch.hits:
        return
    most = -(-batch.hits // cancelled_by_one(s, batch.seat))                 # each use needs a hit (TI-28.4a)
    used = yield from Allocate(batch.seat, "twilight.sustain", able, most, "TI-28.0", least=0,
                               about=(batch.place, batch.hits))
    for type, many in used:
        units.hurt(s.players[batch.seat], batch.place, type, many)
        batch.sustained[type] = many
        if s.combat is not None:
            mine = s.combat.sustained.setdefault(batch.seat, {})
            mine[type] = mine.get(type, 0) + many
    if used:
        s.tell("sustained", seat=batch.seat, place=batch.place, units=dict(used))
        happen(s, "sustain_when", batch.seat, batch.place, n)
        go(s, absorb, n)


def cancelled_by_one(s: Twilight, seat: int) -> int:
    """Each use cancels one hit (TI-28.1), with a technology two, if there are two: that is no choice (TI-28.6)."""
    return values.number(s, seat, "hits_cancelled_per_sustain", 1)


def absorb(s: Twilight, n: int) -> None:
    batch = s.batches[n]
    cancel(s, n, sum(batch.sustained.values()) * cancelled_by_one(s, batch.seat))
    happen(s, "sustain_after", batch.seat, batch.place, n)


def of_one_roll(one: Batch, other: Batch) -> bool:
    """Hits of which some are aimed lie in two batches."""
    return (one.seat, one.by, one.how, one.place) == (other.seat, other.by, other.how, other.place)


def cancel(s: Twilight, n: int, many: int) -> None:
    """So many hits: what is beyond those of this batch goes on to the others of the roll."""
    first = s.batches[n]
    for batch in s.batches[n:]:
        if of_one_roll(batch, first):
            gone = min(batch.hits, many)
            batch.hits -= gone
            many -= gone


def assign(s: Twilight, n: int) -> Play:
    """One unit for each hit; hits beyond them are lost (TI-43.6, TI-49.2)."""
    batch = s.batches[n]
    while batch.hits:
        able = targets(s, batch)
        if not able:
            return
        chosen = yield from Allocate(batch.seat, "twilight.hits", able, batch.hits, "TI-43.6", forced=True,
                                     about=(batch.place, batch.hits))
        for word, many in chosen:
            batch.losses[word] = batch.losses.get(word, 0) + many
            batch.hits -= many


def bury(s: Twilight, first: int) -> None:
    """All losses leave together (A-64)."""
    for batch in s.batches[first:]:
        if batch.losses:
            units.destroy(s, batch.seat, batch.place, batch.losses, batch.by, batch.how)
    del s.batches[first:]


STAGES: Final = (produce_hits, single_out, sustain, absorb, assign, bury)
