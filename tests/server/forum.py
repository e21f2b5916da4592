"""Forum: a game for tests of the server with what Tiny has not: a whisper, a poll, a composed answer, asides, a plan
that stays hidden.

Each round: the first seat whispers a number to the second; all may cry out, the first in order is heard; the first
seat pays three coins from its purses. Beside all that anybody may offer a coin to somebody, who may take it.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import (
    Choose,
    Compose,
    Decision,
    Flaw,
    Game,
    Number,
    Option,
    Options,
    Part,
    Play,
    Poll,
    Rng,
    Stage,
    State,
    Whole,
)

PRICE: Final = 3
PURSES: Final = {"linen": 1, "silk": 2, "leather": 4}
OFFERS: Final = 4


@dataclass(kw_only=True)
class Forum(State):
    seats: int
    rounds: int
    round: int = 0
    whispered: list[int] = field(default_factory=list)        # known to the first two seats
    cries: list[tuple[int, str]] = field(default_factory=list)
    coins: list[int]
    offers: list[tuple[int, int]] = field(default_factory=list)       # who offers a coin to whom
    made: int = 0


def new_round(s: Forum) -> None:
    s.round += 1
    s.then(whisper)
    s.then(outcry)
    s.then(pay)
    if s.round < s.rounds:
        s.then(new_round)


def whisper(s: Forum) -> Play:
    s.whispered.append((yield from Number(0, "forum.whisper", 0, 9, "FOR-1", seen_by=[1])))
    s.tell("whispered")
    s.tell("whispered-this", [0, 1], number=s.whispered[-1])


def cry(s: Forum, seat: int) -> Choose[str | None]:
    return Choose(seat, "forum.cry.out", lambda: [None, "stop", "go"], "FOR-2", lapse="pass")


def outcry(s: Forum) -> Play:
    found = yield from Poll([cry(s, seat) for seat in range(s.seats)])
    if found is not None:
        s.cries.append(found)
        s.tell("cried", seat=found[0], what=found[1])


def pay(s: Forum) -> Play:
    whole = yield from payment(s)
    s.tell("paid", seat=0, with_=[x if isinstance(x, str) else x[0] for x in whole])


def payment(s: Forum) -> Compose:
    return Compose(0, "forum.pay", lambda: purses(s), lambda x: short(s, x), "FOR-3", about=(PRICE,),
                   hope=lambda x, rest: may_pay(s, x, rest))


def purses(s: Forum) -> Sequence[Part]:
    return [*[Part(name, facts={"worth": n}) for name, n in PURSES.items()], Part("coins", range(1, 6))]


def worth(whole: Whole) -> int:
    return sum([PURSES[x] if isinstance(x, str) else int(x[1]) for x in whole])


def short(s: Forum, whole: Whole) -> Flaw | None:
    coins = sum([x[1] for x in whole if not isinstance(x, str)])
    if coins > s.coins[0]:
        return ("no-coins", coins, s.coins[0])
    return ("short", PRICE - worth(whole)) if worth(whole) < PRICE else None


def may_pay(s: Forum, whole: Whole, rest: Sequence[Part]) -> bool:
    flaw = short(s, whole)
    return flaw is None or (flaw[0] == "short" and flaw[1] <= sum([PURSES.get(x.word, s.coins[0]) for x in rest]))


def acts(s: Forum, seat: int) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = [("take", giver) for giver, taker in s.offers if taker == seat and s.coins[giver]]
    if s.made < OFFERS and s.coins[seat]:
        found += [("offer", x) for x in range(s.seats) if x != seat]
    return found


def offering(s: Forum, seat: int) -> Choose[tuple[Any, ...]]:
    return Choose(seat, "forum.aside", lambda: acts(s, seat), "FOR-4")


class ForumGame(Game[Forum]):
    def __init__(self) -> None:
        self.name = "forum"
        self.version = 1
        self.seats = range(2, 5)
        self.options = [Option("rounds", 2, [1, 2, 5])]
        self.stages = {f.__name__: f for f in (whisper, outcry, pay)} | {"new_round": new_round}
        self.kinds = {"Forum": Forum}
        self.things: dict[str, str] = {}
        self.bound = 200
        self.standing = ("forum.cry",)

    def setup(self, options: Options) -> Forum:
        return Forum(agenda=[("new_round",)], seats=options["seats"], rounds=options["rounds"],
                     coins=[2] * options["seats"])

    def view(self, s: Forum, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "whispers": len(s.whispered), "cries": [list(x) for x in s.cries],
                "coins": list(s.coins), "offers": [list(x) for x in s.offers],
                "me": {"whispered": list(s.whispered)} if seat in (0, 1) else None}

    def asides(self, s: Forum) -> Mapping[int, Decision[Any]]:
        return {seat: offering(s, seat) for seat in range(s.seats) if acts(s, seat)}

    def aside(self, s: Forum, seat: int, act: Any) -> None:
        verb, other = act
        if verb == "offer":
            s.made += 1
            s.offers.append((seat, other))
            s.call([other], "offered", seat=seat, to=other)
        else:
            s.offers.remove((other, seat))
            s.coins[other] -= 1
            s.coins[seat] += 1
            s.no_way_back()
            s.tell("taken", seat=seat, of=other)

    def dream(self, s: Forum, seat: int, rng: Rng) -> None:
        if seat > 1:
            s.whispered = [rng.below(10) for _ in s.whispered]

    def foreseen(self, s: Forum, seat: int) -> Sequence[Decision[Any]]:
        return [payment(s)] if seat == 0 and ("pay",) in s.agenda else []

    def spans(self, s: Forum, seat: int) -> dict[str, Any]:
        return {"round": s.round}

    def scores(self, s: Forum) -> list[int]:
        return list(s.coins)

    def sheet(self, s: Forum, seat: int) -> dict[str, int]:
        return {"coins": s.coins[seat]}

    def winners(self, s: Forum) -> list[int]:
        return [seat for seat in range(s.seats) if s.coins[seat] == max(s.coins)]

    def trail(self, s: Forum, stage: Stage) -> list[Stage]:
        return [("round", s.round), stage]


GAME: Final = ForumGame()
