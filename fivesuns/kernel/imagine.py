"""A world that a seat cannot tell from the real one: everything it has not seen changes names.

Works in the middle of a stage: the names change in the data at its start and in the answers since alike, so the stage
runs again to the same question. What is hidden and is no thing is drawn anew by the game. Answers still sealed are
dropped: whoever searches decides them.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.kernel.chance import Chance, Dice
from fivesuns.kernel.codec import renamed, words
from fivesuns.kernel.decision import Decision, Rng
from fivesuns.kernel.knowledge import asked_of, known_to, since, without_sealed
from fivesuns.kernel.table import CHANCE, Entry, Table, speaker

TRIES: Final = 50
Question = tuple[str, int, str]


class Unimaginable(Exception):
    """No try agreed with the view: a stage is too long, or a rule looks at what it must not."""


def imagine(table: Table[Any], seat: int, rng: Rng, dice: Dice | None = None, tries: int = TRIES) -> Table[Any]:
    """A full table that agrees with all that the seat knows. Raises Unimaginable if none was found."""
    things = table.game.things
    at, log = since(table)
    mark = table.marks[-1][1] if table.marks else table.game.setup(table.options)
    log = without_sealed(table, log, seat)
    known, faceless, shown = known_to(table, seat)
    view, asked = table.view(seat), question(table, seat)
    for n in range(tries):
        keep = faceless and n < tries // 2
        places = words([table.state, mark] if keep else [mark, table.state])
        unseen = list(dict.fromkeys([w for w in places if w in things and w not in known]))
        names = shuffled(unseen, things, rng)
        world: Table[Any] = Table(table.game, table.options, None, False, True)
        world.base = at
        start = renamed(mark, names)
        table.game.dream(start, seat, rng)
        world.marks = [(at, start)]
        if not _relive(world, seat, renamed(log, names), shown, rng, keep):
            continue
        if seat in table.voices:
            world.voices = {seat: renamed(table.voices[seat], names)}
        if world.view(seat) == view and question(world, seat) == asked:
            world.dice = dice
            return world
    raise Unimaginable(f"seat {seat} after {table.length} answers: {len(things)} things, {tries} tries")


def _relive(world: Table[Any], seat: int, log: list[Entry], shown: list[bool], rng: Rng, keep: bool) -> bool:
    """Give the answers again. Those that the seat has not seen are kept, if all of them are things that had no face for
    it: they have new names; else all of them are made up anew, for a mixture would tell which is which. Which of those
    of others were `shown` to it is a fact of the true table: in this world it may not even be possible to give them."""
    others = 0
    for who, value in log:
        ask = world.ask
        asked: Chance[Any] | Decision[Any] | None = ask if isinstance(ask, Chance) else asked_of(world, who)
        if asked is None or isinstance(ask, Chance) != (who == CHANCE):
            return False
        seen = True
        if speaker(who) != seat:
            seen = shown[others]
            others += 1
        if not (seen or keep):
            value = _unseen(asked, seat, rng)
        elif not asked.check(value):
            return False
        if not keep and asked.shown_to(seat, value) != seen:
            return False
        world.log.append((who, value))
        world._feed(who, value)
    return True


def _unseen(asked: Chance[Any] | Decision[Any], seat: int, rng: Rng) -> Any:
    """By chance, something that the seat does not get to see: that it did not, it knows."""
    value = asked.sample(rng)
    for _ in range(TRIES):
        if not asked.shown_to(seat, value):
            break
        value = asked.sample(rng)
    return value


def question(table: Table[Any], seat: int) -> Question | None:
    """What a seat is asked, to compare."""
    decision = table.waiting().get(seat)
    return None if decision is None else (decision.key, decision.count(), decision.legal())


def aside(table: Table[Any], seat: int) -> Question | None:
    """What a seat may say beside that."""
    decision = table.aside(seat)
    return None if decision is None else (decision.key, decision.count(), decision.legal())


def shuffled(unseen: Sequence[str], things: Mapping[str, str], rng: Rng) -> dict[str, str]:
    """New names within each pile; which, depends on the chance and the places, never on the truth."""
    names: dict[str, str] = {}
    for pile in sorted({things[w] for w in unseen}):
        here = [w for w in unseen if things[w] == pile]
        rest = sorted(here)
        for w in here:
            names[w] = rest.pop(rng.below(len(rest)))
    return names
