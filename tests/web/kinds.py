"""Kinds: a game that asks every kind of question once, without texts or a board of its own."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import (
    Allocate,
    Arrange,
    Choose,
    Either,
    Floor,
    Game,
    Number,
    Offer,
    Option,
    Options,
    Pick,
    Play,
    Rng,
    State,
    spell,
)

HEXES: Final = ((0, 0), (1, 0), (0, 1), (1, -1))
COLOURS: Final = ("red", "blue", "green", "white")


@dataclass(kw_only=True)
class Kinds(State):
    seats: int
    answers: list[str] = field(default_factory=list)
    built: list[tuple[int, int]] = field(default_factory=list)


def offer() -> Offer[str]:
    return Offer(0, "kinds.offer", str, lambda x: "" if str(x).startswith("give") else "it must begin with give",
                 invent, "KIN-7", form="give <what>")


def invent(rng: Rng) -> str:
    return f"give {rng.below(9)}"


def all_kinds(s: Kinds) -> Play:
    s.tell("begins")
    built = yield from Choose(0, "kinds.build", [("build", at) for at in HEXES[1:]] + [("mine", HEXES[1]), None],
                              "KIN-1", refused=lambda: [(("build", HEXES[0]), "taken", 2)], about=("red", 3))
    s.answers.append(spell(built))
    pair = yield from Pick(0, "kinds.pair", COLOURS, 2, 2, "KIN-2", fits=lambda x: "red" in x)
    s.answers.append(spell(pair))
    s.answers.append(spell((yield from Number(0, "kinds.few", 0, 3, "KIN-3"))))
    s.answers.append(spell((yield from Number(0, "kinds.many", 0, 100, "KIN-4", step=5))))
    s.answers.append(spell((yield from Allocate(0, "kinds.share", {"red": 2, "blue": 3}, 4, "KIN-5"))))
    s.answers.append(spell((yield from Arrange(0, "kinds.order", COLOURS[:3], "KIN-6"))))
    s.answers.append(spell((yield from offer())))
    act = yield from Either(Choose(0, "kinds.floor", ["ready", "wait"], "KIN-8"), offer())
    s.answers.append(spell(act))
    seat, said = yield from Floor({0: shout(0), 1: shout(1)} if s.seats > 1 else {0: shout(0)})
    s.answers.append(f"{seat} {said}")
    s.tell("said", seat=seat, what=said)


def shout(seat: int) -> Choose[str]:
    return Choose(seat, "kinds.shout", ["me", "not_me"], "KIN-9")


class KindsGame(Game[Kinds]):
    def __init__(self) -> None:
        self.name = "kinds"
        self.version = 1
        self.seats = range(1, 3)
        self.options: Sequence[Option] = []
        self.stages = {"all_kinds": all_kinds}
        self.kinds = {"Kinds": Kinds}
        self.things: dict[str, str] = {}
        self.bound = 40

    def setup(self, options: Options) -> Kinds:
        return Kinds(agenda=[("all_kinds",)], seats=options["seats"])

    def view(self, s: Kinds, seat: int | None) -> dict[str, Any]:
        return {"map": [list(at) for at in HEXES], "colours": list(COLOURS), "answers": list(s.answers),
                "seats": [{"score": 0} for _ in range(s.seats)], "me": None if seat is None else {"seat": seat}}

    def scores(self, s: Kinds) -> list[int]:
        return [0] * s.seats

    def sheet(self, s: Kinds, seat: int) -> dict[str, int]:
        return {}

    def winners(self, s: Kinds) -> list[int]:
        return [0]

    def audit(self, s: Kinds) -> list[str]:
        return []


GAME: Final = KindsGame()
