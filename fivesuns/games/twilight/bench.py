"""What of Twilight Imperium is measured: six seats, players with sense; and payments of many things, described."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from fivesuns.games.twilight import GAME, pay
from fivesuns.games.twilight.catalog import PLANETS
from fivesuns.games.twilight.sense import sense
from fivesuns.kernel import Ask, Decision, QuickDice, Table
from fivesuns.kernel.play import playout

SEATS: Final = 6
POLICY: Final = sense
THINGS: Final = 19                   # to pay with: planets, and trade goods


def payments() -> Iterator[Callable[[], Any]]:
    """Described, with the cheapest, for every cost that can be paid."""
    table: Table[Any] = Table(GAME, {"seats": SEATS}, QuickDice(1))
    playout(table, QuickDice(1), 500, sense)
    s = table.clone().state
    s.players[0].planets = {planet: True for planet, x in PLANETS.items() if x.resources and x.influence}
    s.players[0].planets = dict(list(s.players[0].planets.items())[:THINGS - 1])
    s.players[0].goods = 12
    for what in pay.WORTH:
        for cost in range(1, pay.most(s, 0, what) + 1):
            asked: Ask | None = next(pay.pay(s, 0, what, cost, "TI-75.1"), None)
            assert isinstance(asked, Decision)
            yield asked.describe


SEARCHES: Final = {"payments": payments}
