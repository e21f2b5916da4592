"""Pact: a game in which all put offers together at the same time, and what one has taken nobody else can offer."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import Compose, Flaw, Floor, Game, Options, Part, Play, State, Whole, spell

COLOURS: Final = ("red", "blue", "green", "white")
OFFERS: Final = 3                # then it is over


@dataclass(kw_only=True)
class Pact(State):
    seats: int
    said: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)


def offer(s: Pact, seat: int) -> Compose:
    free = [Part(colour) for colour in COLOURS if colour not in s.taken]
    return Compose(seat, "pact.offer", [*free, Part("coin", range(1, 6))], empty, "PAC-1", about=(len(s.said),),
                   invent=lambda rng: (("coin", 1),))


def empty(act: Whole) -> Flaw | None:
    return None if act else ("nothing-offered",)


def parley(s: Pact) -> Play:
    seat, act = yield from Floor({seat: offer(s, seat) for seat in range(s.seats)})
    s.said.append(f"{seat} {spell(act)}")
    s.taken += [item for item in act if isinstance(item, str)]
    s.tell("offered", seat=seat, what=spell(act))
    if len(s.said) < OFFERS:
        s.then(parley)


class PactGame(Game[Pact]):
    def __init__(self) -> None:
        self.name = "pact"
        self.version = 1
        self.seats = range(2, 4)
        self.options = ()
        self.stages = {"parley": parley}
        self.kinds = {"Pact": Pact}
        self.things: dict[str, str] = {}
        self.bound = 20

    def setup(self, options: Options) -> Pact:
        return Pact(agenda=[("parley",)], seats=options["seats"])

    def view(self, s: Pact, seat: int | None) -> dict[str, Any]:
        return {"said": list(s.said), "colours": list(COLOURS), "seats": [{"score": 0} for _ in range(s.seats)],
                "me": None if seat is None else {"seat": seat}}

    def scores(self, s: Pact) -> list[int]:
        return [0] * s.seats

    def sheet(self, s: Pact, seat: int) -> dict[str, int]:
        return {}

    def winners(self, s: Pact) -> list[int]:
        return [0]


GAME: Final = PactGame()
