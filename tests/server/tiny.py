"""Tiny: a game for tests of the server. It has hidden hands, sealed plays, rolls, private draws, a floor, and traps.

Each round: all play a card in secret, the highest takes the trick and may roll a die for more; then everybody throws a
card away in secret and draws another, at their own pace. After the last round each may make sealed bids that are
opened by a later answer.
"""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import (
    Bot,
    Choose,
    Draw,
    Game,
    Number,
    Option,
    Options,
    Pick,
    Play,
    QuickDice,
    Roll,
    Ruling,
    Seat,
    Stage,
    State,
    Sub,
    Together,
    side_by_side,
)

CARDS: Final = [f"card-{n:02}" for n in range(1, 41)]
VALUE: Final = {card: n for n, card in enumerate(CARDS, 1)}


@dataclass(kw_only=True)
class Tiny(State):
    seats: int
    rounds: int
    trap: str
    round: int = 0
    deck: list[str]
    hands: list[list[str]]
    tricks: list[int]
    played: dict[int, str] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)             # face down
    bids: dict[int, int] = field(default_factory=dict)

    def order(self) -> Sequence[int]:
        return range(self.seats)


def deal(s: Tiny) -> Play:
    s.tell("deal", cards=4)
    for seat in s.order():
        for _ in range(4):
            yield from draw_card(s, seat)
    s.then(trick)


def draw_card(s: Tiny, seat: int) -> Sub[None]:
    card, = yield from Draw(s.deck, 1, [seat])
    s.deck.remove(card)
    s.hands[seat].append(card)
    s.tell("drew", seat=seat)
    s.tell("drew-this", [seat], seat=seat, card=card)


def play_card(s: Tiny, seat: int) -> Choose[str]:
    return Choose(seat, "tiny.play", lambda: list(s.hands[seat]), "TIN-1.1", about=(s.round,))


def trick(s: Tiny) -> Play:
    s.round += 1
    s.tell("round", round=s.round)
    played = yield from Together([play_card(s, seat) for seat in s.order()])
    s.played = dict(played)
    for seat, card in played.items():
        s.hands[seat].remove(card)
    best = max(s.order(), key=lambda seat: VALUE[s.played[seat]])
    s.tricks[best] += 2
    s.tell("trick", seat=best, cards=[s.played[seat] for seat in s.order()])
    s.then(bonus, best)
    s.then(refill)
    s.then(end_round)


def refused() -> list[tuple[Any, ...]]:
    return [("fly", "no-wings", 2)]


def bonus(s: Tiny, seat: int) -> Play:
    act = yield from Choose(seat, "tiny.bonus", ["keep", "roll", "loop", "crash", None], "TIN-1.2", refused=refused)
    if act == "loop":
        while s.trap == "on":
            pass
    if act == "crash" and s.trap == "on":
        s.tricks[seat] += 100
        raise ZeroDivisionError("a rule that fails")
    if act == "roll":
        face, = yield from Roll(6, 1)
        s.tricks[seat] += 1 if face > 3 else 0
        s.tell("rolled", seat=seat, face=face)
    if act == "keep":
        kept = yield from Number(seat, "tiny.keep", 0, 3, "TIN-1.3")
        s.tell("kept", seat=seat, many=kept)


def refill(s: Tiny) -> Play:
    yield from side_by_side({seat: refill_one(s, seat) for seat in s.order()})


def refill_one(s: Tiny, seat: int) -> Sub[None]:
    away = yield from Pick(seat, "tiny.away", s.hands[seat], 0, 1, "TIN-1.4", seen_by=())
    for card in away:
        s.hands[seat].remove(card)
        s.gone.append(card)
    if s.deck:
        yield from draw_card(s, seat)


def end_round(s: Tiny) -> Play | None:
    if s.round < s.rounds:
        s.then(trick)
    else:
        s.then(bid)
    return None


def bid_of(s: Tiny, seat: int) -> Number:
    return Number(seat, "tiny.bid", 0, 3, "TIN-2.1", seen_by=())


def bid(s: Tiny) -> Play:
    bids = yield from Together([bid_of(s, seat) for seat in s.order()])
    s.bids = dict(bids)
    last = s.seats - 1
    yield from Choose(last, "tiny.open", ["open"], "TIN-2.2")
    s.no_way_back()
    best = max(s.order(), key=lambda seat: (s.bids[seat], -seat))
    s.tricks[best] += 1
    s.tell("bids", bids=[s.bids[seat] for seat in s.order()])


class TinyGame(Game[Tiny]):
    def __init__(self) -> None:
        self.name = "tiny"
        self.version = 1
        self.seats = range(2, 5)
        self.options = [Option("rounds", 3, [1, 2, 3, 6, 12]), Ruling("trap", "off", ["off", "on"]),
                        Option("odd", False, [False, True])]
        self.stages = {f.__name__: f for f in (deal, trick, bonus, refill, end_round, bid)}
        self.kinds = {"Tiny": Tiny}
        self.things = {card: "deck" for card in CARDS}
        self.bound = 1000
        self.standing = ("tiny.bonus", "tiny.keep")

    def setup(self, options: Options) -> Tiny:
        n = options["seats"]
        return Tiny(agenda=[("deal",)], seats=n, rounds=options["rounds"], trap=options["trap"], deck=list(CARDS),
                    hands=[[] for _ in range(n)], tricks=[0] * n)

    def complaints(self, options: Options) -> list[str]:
        return ["odd needs three seats"] if options["odd"] and options["seats"] != 3 else []

    def view(self, s: Tiny, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "deck": len(s.deck), "gone": len(s.gone), "hands": [len(h) for h in s.hands],
                "tricks": list(s.tricks), "played": [s.played.get(n) for n in s.order()],
                "me": None if seat is None else {"hand": list(s.hands[seat])}}

    def scores(self, s: Tiny) -> list[int]:
        return list(s.tricks)

    def sheet(self, s: Tiny, seat: int) -> dict[str, int]:
        return {"tricks": s.tricks[seat]}

    def winners(self, s: Tiny) -> list[int]:
        best = max(s.tricks)
        return [seat for seat in s.order() if s.tricks[seat] == best]

    def trail(self, s: Tiny, stage: Stage) -> list[Stage]:
        return [("round", s.round), stage]


class Careful(Bot):
    """Any answer that is no trap."""

    def __init__(self, rng: QuickDice) -> None:
        self.rng = rng

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        while True:
            value = decision.sample(self.rng)
            if value not in ("loop", "crash"):
                return value


class Sleeper(Bot):
    """Never ready."""

    def __init__(self, rng: QuickDice) -> None:
        self.rng = rng

    def answer(self, seat: Seat) -> Any:
        while True:
            time.sleep(1)


class Cheat(Bot):
    """Answers what is not legal."""

    def __init__(self, rng: QuickDice) -> None:
        self.rng = rng

    def answer(self, seat: Seat) -> Any:
        return "all the cards"


GAME: Final = TinyGame()
BOTS: Final = {"careful": Careful, "sleeper": Sleeper, "cheat": Cheat}
