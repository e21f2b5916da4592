"""Kinds: a game that asks every kind of question, and hears gifts beside them, without texts or a board of its own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import (
    Allocate,
    Arrange,
    Choose,
    Compose,
    Decision,
    Flaw,
    Floor,
    Game,
    Number,
    Option,
    Options,
    Part,
    Pick,
    Play,
    State,
    Whole,
    spell,
)

HEXES: Final = ((0, 0), (1, 0), (0, 1), (1, -1))
COLOURS: Final = ("red", "blue", "green", "white")
PRICE: Final = 3
GIFTS: Final = 2                 # so many may be made beside the questions


@dataclass(kw_only=True)
class Kinds(State):
    seats: int
    answers: list[str] = field(default_factory=list)
    built: list[tuple[int, int]] = field(default_factory=list)
    gifts: list[str] = field(default_factory=list)


def payment(s: Kinds) -> Compose:
    """Every part at most once, in their order; what was given away cannot be paid with."""
    return Compose(0, "kinds.pay", lambda: [part for part in purse() if part.word not in s.gifts], underpaid, "KIN-7",
                   about=(PRICE,), invent=lambda rng: (("blue", 3),), refused=lambda: [("white", "not_yours")])


def purse() -> list[Part]:
    return [Part("red", facts=2), Part("blue", range(1, 4), facts=1), Part("green", facts={"worth": 1}),
            Part("coin", range(1, 3), ("gold", "silver"))]


def underpaid(paid: Whole) -> Flaw | None:
    worth = sum([item[1] if isinstance(item, tuple) else 2 if item == "red" else 1 for item in paid])
    if worth < PRICE:
        return ("too-little", PRICE - worth)
    return ("too-much", worth - PRICE) if worth > PRICE else None


def deal() -> Compose:
    """An offer and what goes with it, in the order of whoever makes it."""
    parts = [Part("offer", (0, 1)), Part("give", (0, 1), COLOURS, range(1, 4), most=3), Part("never", ())]
    return Compose(0, "kinds.deal", parts, no_deal, "KIN-8", ordered=True,
                   invent=lambda rng: (("offer", 0), ("give", 1, "red", 1 + rng.below(3))))


def no_deal(act: Whole) -> Flaw | None:
    if not act or act[0][0] != "offer":
        return ("no-offer",)
    return None if len(act) > 1 else ("no-transfer",)


def gift(s: Kinds) -> Compose:
    return Compose(0, "kinds.gift", [Part("to", (1, 2, 3)), Part("red"), Part("green")],
                   lambda act: None if set(act) & {"red", "green"} else ("no-gift",), "KIN-10",
                   invent=lambda rng: ("red",))


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
    s.answers.append(spell((yield from payment(s))))
    s.answers.append(spell((yield from deal())))
    seat, said = yield from Floor({seat: shout(seat) for seat in range(s.seats)}, awaited=[0])
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
        self.standing = ("kinds.build",)

    def setup(self, options: Options) -> Kinds:
        return Kinds(agenda=[("all_kinds",)], seats=options["seats"])

    def view(self, s: Kinds, seat: int | None) -> dict[str, Any]:
        return {"map": [list(at) for at in HEXES], "colours": list(COLOURS), "answers": list(s.answers),
                "gifts": list(s.gifts), "seats": [{"score": 0} for _ in range(s.seats)],
                "me": None if seat is None else {"seat": seat}}

    def asides(self, s: Kinds) -> Mapping[int, Decision[Any]]:
        return {0: gift(s)} if len(s.gifts) < GIFTS else {}

    def aside(self, s: Kinds, seat: int, act: Whole) -> None:
        s.gifts += [item for item in act if isinstance(item, str)]
        s.tell("gave", seat=seat, what=spell(act))

    def spans(self, s: Kinds, seat: int) -> dict[str, Any]:
        return {"game": 1}

    def scores(self, s: Kinds) -> list[int]:
        return [0] * s.seats

    def sheet(self, s: Kinds, seat: int) -> dict[str, int]:
        return {}

    def winners(self, s: Kinds) -> list[int]:
        return [0]

    def audit(self, s: Kinds) -> list[str]:
        return []


GAME: Final = KindsGame()
