"""Moot: a game for tests of the server in which somebody speaks while answers are sealed.

The first seat takes two steps, after the second a die is thrown, and the second seat nods; then all bid in secret, and
anybody may cry out meanwhile, and ring the bell, after which nobody bids high.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import Choose, Decision, Game, Options, Play, Roll, State, Together


@dataclass(kw_only=True)
class Moot(State):
    seats: int
    bell: bool = False
    cries: list[int] = field(default_factory=list)
    thrown: list[int] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)


def walk(s: Moot) -> Play:
    yield from Choose(0, "moot.first", ["left", "right"], "MOO-1")
    yield from Choose(0, "moot.second", ["left", "right"], "MOO-1")
    s.thrown += yield from Roll(6, 1)
    yield from Choose(1, "moot.nod", ["yes", "no"], "MOO-1")
    s.then(bid)


def bid(s: Moot) -> Play:
    bids = yield from Together([offer(s, seat) for seat in range(s.seats)])
    s.bids = [bids[seat] for seat in range(s.seats)]


def offer(s: Moot, seat: int) -> Choose[int]:
    return Choose(seat, "moot.bid", lambda: range(3 if s.bell else 10), "MOO-2")


class MootGame(Game[Moot]):
    def __init__(self) -> None:
        self.name = "moot"
        self.version = 1
        self.seats = range(2, 4)
        self.options = ()
        self.stages = {"walk": walk, "bid": bid}
        self.kinds = {"Moot": Moot}
        self.things: dict[str, str] = {}
        self.bound = 100

    def setup(self, options: Options) -> Moot:
        return Moot(agenda=[("walk",)], seats=options["seats"])

    def view(self, s: Moot, seat: int | None) -> dict[str, Any]:
        return {"bell": s.bell, "cries": list(s.cries), "thrown": list(s.thrown), "bids": list(s.bids)}

    def asides(self, s: Moot) -> Mapping[int, Decision[Any]]:
        return {seat: Choose(seat, "moot.aside", ["cry", "ring"], "MOO-3") for seat in range(s.seats)
                if len(s.cries) < 9}

    def aside(self, s: Moot, seat: int, act: Any) -> None:
        s.cries.append(seat)
        s.bell = s.bell or act == "ring"
        s.tell("cried", seat=seat, what=act)

    def scores(self, s: Moot) -> list[int]:
        return s.bids or [0] * s.seats

    def sheet(self, s: Moot, seat: int) -> dict[str, int]:
        return {"bid": self.scores(s)[seat]}

    def winners(self, s: Moot) -> list[int]:
        scores = self.scores(s)
        return [seat for seat in range(s.seats) if scores[seat] == max(scores)]


GAME: Final = MootGame()
