"""The searches of Sidereal Confluence that could take long: plans of an economy richer than most games see."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from fivesuns.games.sidereal import GAME
from fivesuns.games.sidereal.cards import deck_of
from fivesuns.games.sidereal.catalog import LARGE, SMALL
from fivesuns.games.sidereal.economy import GUIDE
from fivesuns.games.sidereal.planner import best, marginal
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import QuickDice, Table

GAMES: Final = 3
LATE: Final = 4                      # the round from which on a position is late


def economies(search: Callable[..., Any]) -> Iterator[Callable[[], Any]]:
    """Late in random games of nine, when half of each deck has come into play and cubes of all colours are there."""
    for seed in range(GAMES):
        table: Table[Any] = Table(GAME, {"seats": 9}, QuickDice(seed))
        dice = QuickDice(seed)
        while not table.over:
            waiting = list(table.waiting().items())
            seat, decision = waiting[dice.below(len(waiting))]
            if decision.key == "sidereal.economy" and table.state.round >= LATE and not table.sealed():
                s: Confluence = table.clone().state
                for other in range(9):
                    grow(s, other, dice)
                    yield partial(search, s, other, GUIDE, GUIDE)
            table.give(seat, decision.sample(dice))


def grow(s: Confluence, seat: int, dice: QuickDice) -> None:
    for card in deck_of(s, seat)[::2]:
        s.holder[card] = seat
    s.players[seat].gain({kind: 2 + dice.below(7) for kind in (*SMALL, *LARGE)})
    s.players[seat].gain({kind: dice.below(4) for kind in ("octagon", "ship", "wild_small", "wild_large")})


SEARCHES: Final = {"plans": partial(economies, best), "margins": partial(economies, marginal)}
