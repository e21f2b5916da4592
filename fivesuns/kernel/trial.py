"""What if? Answers tried in worlds that the seat can imagine, never on the table itself: whatever comes of them could
be worked out from the own seat."""
from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

from fivesuns.kernel.chance import Chance
from fivesuns.kernel.codec import words
from fivesuns.kernel.decision import Rng
from fivesuns.kernel.imagine import imagine, question
from fivesuns.kernel.several import Floor, Poll, Together
from fivesuns.kernel.state import Event
from fivesuns.kernel.table import Table


@dataclass
class Trial:
    table: Table[Any]            # where it stands, in one of the worlds
    taken: int                   # so many of the answers
    events: list[Event]          # what the seat was told
    stop: str                    # why it cannot go on: chance, other, together, hidden, over; "" if it can


def attempt(table: Table[Any], seat: int, names: Sequence[str], rng: Rng) -> Trial:
    """These answers of a seat one after the other, up to chance, a question to another, or what would show something
    hidden or end the game. Raises IllegalAnswer if one is not legal, Unimaginable."""
    world, other = imagine(table, seat, rng), imagine(table, seat, rng)
    world.listen = True
    told: list[Event] = []
    for taken, name in enumerate(names):
        stop = _stop(world, seat)
        if stop:
            return Trial(world, taken, told, stop)
        before, known = world.length, {*words(world.view(seat))}
        events = [event for event in world.answer(seat, name) if event.known_to(seat)]
        other.answer(seat, name)
        if world.over or _shows(world, other, seat, before, known, events):
            stop = "over" if world.over else "hidden"
            world.undo_to(before)
            return Trial(world, taken, told, stop)
        told += events
    return Trial(world, len(names), told, _stop(world, seat))


def _shows(world: Table[Any], other: Table[Any], seat: int, before: int, known: Container[str],
           events: Sequence[Event]) -> bool:
    """Would the last answer have shown the seat something hidden: a thing, or what differs from world to world?"""
    if world.barrier > before or (world.view(seat), question(world, seat)) != (other.view(seat), question(other, seat)):
        return True
    shown = words([world.view(seat), [list(event.args.values()) for event in events]])
    return any([w in world.game.things and w not in known for w in shown])


def _stop(table: Table[Any], seat: int) -> str:
    ask = table.ask
    if ask is None:
        return "over"
    if isinstance(ask, Chance):
        return "chance"
    if isinstance(ask, (Together, Poll, Floor)) and len(ask.decisions) > 1:
        return "together"            # what the others say, or have said, is not to be known
    return "" if seat in table.waiting() else "other"
