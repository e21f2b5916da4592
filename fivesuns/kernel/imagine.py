"""A world that a seat cannot tell from the real one: everything it has not seen changes names.

Works in the middle of a stage: the names change in the data at its start and in the answers since alike, so the stage
runs again to the same question. Answers still sealed are dropped: whoever searches decides them.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.kernel.chance import Chance, Dice
from fivesuns.kernel.codec import renamed, words
from fivesuns.kernel.decision import Rng
from fivesuns.kernel.state import Event
from fivesuns.kernel.table import CHANCE, Entry, Table, of_things

TRIES: Final = 50
Question = tuple[str, int, str]


class Unimaginable(Exception):
    """No try agreed with the view: a stage is too long, or a rule looks at what it must not."""


def since(table: Table[Any]) -> tuple[int, list[Entry]]:
    """Where the running stage began, and the answers since."""
    table.sealed()                    # wakes it: chance may still have to be asked
    at = table.marks[-1][0] if table.marks else table.base
    return at, table.log[at - table.base:]


def known_to(table: Table[Any], seat: int) -> set[str]:
    """What the seat has seen since this stage began: its view then and now, open answers, its draws, its events."""
    at, log = since(table)
    del log[len(log) - len(table.sealed()):]
    heard: list[Event] = []
    twin = table.clone()
    twin.dice = None
    del twin.log[at - twin.base:]
    twin._wake(heard)
    seen = {*words(twin.view(seat)), *words(table.view(seat))}
    for who, value in log:
        ask = twin._ask
        if isinstance(ask, Chance):
            shown = ask.shown_to(seat)
        else:
            shown = who == seat or not twin._decision(who).secret
        if shown:
            seen.update(words(value))
        twin._feed(who, value)
    for event in heard:
        if event.known_to(seat):
            seen.update(words(list(event.args.values())))
    return seen


def imagine(table: Table[Any], seat: int, rng: Rng, dice: Dice | None = None, tries: int = TRIES) -> Table[Any]:
    """A full table that agrees with all that the seat knows. Raises Unimaginable if none was found."""
    things = table.game.things
    at, log = since(table)
    mark = table.marks[-1][1] if table.marks else table.game.setup(table.options)
    pending = len(log) - len(table.sealed())
    log = log[:pending] + [entry for entry in log[pending:] if entry[0] == seat]
    known = known_to(table, seat)
    unseen = list(dict.fromkeys([w for w in words([table.state, mark]) if w in things and w not in known]))
    view, asked = table.view(seat), question(table, seat)
    for n in range(tries):
        names = shuffled(unseen, things, rng)
        world: Table[Any] = Table(table.game, table.options, None, False, True)
        world.base = at
        world.marks = [(at, renamed(mark, names))]
        if not _relive(world, seat, renamed(log, names), rng, n < tries // 2):
            continue
        if world.view(seat) == view and question(world, seat) == asked:
            world.dice = dice
            return world
    raise Unimaginable(f"seat {seat} after {table.length} answers: {len(unseen)} things unseen, {tries} tries")


def _relive(world: Table[Any], seat: int, log: list[Entry], rng: Rng, strict: bool) -> bool:
    """Give the answers again. A secret that is not the name of a thing is made up anew; if not strict, also one that
    names a thing which does not fit in this world."""
    things = world.game.things
    for who, value in log:
        ask = world.ask
        if isinstance(ask, Chance):
            if who != CHANCE or not ask.check(value):
                return False
        else:
            decision = world.waiting().get(who)
            if decision is None:
                return False
            fits = decision.check(value)
            if decision.secret and who != seat and not (of_things(value, things) and (fits or strict)):
                value = decision.sample(rng)
            elif not fits:
                return False
        world.log.append((who, value))
        world._feed(who, value)
    return True


def question(table: Table[Any], seat: int) -> Question | None:
    """What a seat is asked, to compare."""
    decision = table.waiting().get(seat)
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
