"""Playing at random: for laws, playouts and measurements."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from fivesuns.kernel.chance import SealedDice
from fivesuns.kernel.codec import to_json
from fivesuns.kernel.decision import Decision, Rng
from fivesuns.kernel.game import Game, Options
from fivesuns.kernel.imagine import aside, question
from fivesuns.kernel.several import Floor
from fivesuns.kernel.state import Event
from fivesuns.kernel.table import Table

Policy = Callable[[Decision[Any], Rng], Any]
TALK: Final = 3                  # one word in so many may come from those for whom nobody waits


def position(table: Table[Any]) -> str:
    """Everything about where a table is."""
    asked = [[seat, question(table, seat)] for seat in sorted(table.waiting())]
    beside = [[seat, aside(table, seat)] for seat in sorted(table.asides())]
    return json.dumps([to_json(table.state), asked, beside, table.length, sorted(table.sealed()),
                       sorted(table.voices.items())])


def uniform(decision: Decision[Any], rng: Rng) -> Any:
    """The policy that takes any legal answer."""
    return decision.sample(rng)


def step(table: Table[Any], rng: Rng, policy: Policy = uniform) -> list[Event]:
    """One answer by a random seat that may, or something said beside the question."""
    if table.talks and rng.below(TALK) == 0:
        talkers = table.talkers()
        if talkers:
            seat = talkers[rng.below(len(talkers))]
            word = table.aside(seat)
            assert word is not None
            return table.reply(word, policy(word, rng), True)
    ask = table.ask
    if isinstance(ask, Decision):                 # by far the most
        return table.reply(ask, policy(ask, rng))
    if isinstance(ask, Floor):
        seats = (table.awaited() if rng.below(TALK) else []) or list(ask.seats)
        seat = seats[rng.below(len(seats))]
        said = ask.decision(seat)
        assert said is not None
        return table.reply(said, policy(said, rng))
    waiting = list(table.waiting().values())
    decision = waiting[rng.below(len(waiting))] if len(waiting) > 1 else waiting[0]
    return table.reply(decision, policy(decision, rng))


def playout(table: Table[Any], rng: Rng, most: int = 1 << 30, policy: Policy = uniform) -> int:
    """Random play to the end, or so many answers far; says how many were given."""
    n = 0
    while n < most and table.ask is not None:
        step(table, rng, policy)
        n += 1
    return n


def random_table(game: Game[Any], options: Options, seed: int, keep: bool = True) -> Table[Any]:
    return Table(game, options, SealedDice.from_seed(seed), keep)


def undone(table: Table[Any], length: int) -> Table[Any]:
    """The table as it was after so many answers; the original stays where it is."""
    twin: Table[Any] = Table(table.game, table.options, table.dice, True, True)
    twin.base, twin.log, twin.marks = table.base, list(table.log), list(table.marks)
    twin.barrier, twin.quiet = table.barrier, table.quiet.copy()
    twin.undo_to(length)
    return twin
