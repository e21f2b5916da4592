"""The searches of Gaia Project that could take long, where they do: late in games of house bots."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from fivesuns.games.gaia import GAME
from fivesuns.games.gaia.bot import House
from fivesuns.games.gaia.federation import MOST_PLANS, Problem, problem
from fivesuns.kernel import QuickDice, Seat, Table

GAMES: Final = 4
LATE: Final = 5                      # the round from which on a position is late


def federations() -> Iterator[Callable[[], Any]]:
    """All federations with their satellites, whenever somebody acts who has pieces enough for one."""
    for seed in range(GAMES):
        table: Table[Any] = Table(GAME, {"seats": 3}, QuickDice(seed))
        bot = House(QuickDice(seed))
        while not table.over:
            (seat, decision), = table.waiting().items()
            if decision.key == "gaia.act" and table.state.round >= LATE:
                question = problem(table.state, table.state.players[seat])
                if sum(question.values) >= question.needed:
                    yield partial(listed, question)
            table.give(seat, bot.answer(Seat(table, seat)))


def listed(question: Problem) -> list[Any]:
    """As `offers` does, without its memory."""
    return [question.ways(mask, n) for mask, n in question.plans()[:MOST_PLANS]]


SEARCHES: Final = {"federations": federations}
