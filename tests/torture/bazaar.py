"""Bazaar: an open floor, deals of several parties at once or not at all, counters, and promises kept by the engine."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NewType

from fivesuns.kernel import (
    Choose,
    Compose,
    Draw,
    Flaw,
    Floor,
    Game,
    IllegalAnswer,
    Option,
    Options,
    Part,
    Play,
    Rng,
    State,
    Together,
    Whole,
    spell,
)

Relic = NewType("Relic", str)
Transfer = tuple[int, int, str, int, int]       # giver, taker, colour, how many, rounds later
COLOURS: Final = ("white", "green", "brown")
START: Final = 4                                # of each colour
OFFERS: Final = 3                               # a seat may make so many a round
LATEST: Final = 2                               # a promise falls due at most so many rounds later
RELICS: Final = {Relic(f"relic-{i}"): COLOURS[i % 3] for i in range(24)}
MOST: Final = 9                                 # transfers in an offer, and goods in a transfer


@dataclass
class Deal:
    number: int                                 # never used again: "accept 7" always means the same
    by: int
    counters: int
    transfers: list[Transfer]
    accepted: list[int]


@dataclass
class Promise:
    due: int
    giver: int
    taker: int
    colour: str
    many: int


@dataclass(kw_only=True)
class Bazaar(State):
    seats: int
    rounds: int
    round: int = 0
    deals: int = 0                              # so many offers were ever made
    goods: list[dict[str, int]]
    minted: dict[str, int]                      # goods that relics brought into the game
    relics: list[list[Relic]]                   # hidden until shown
    pit: list[Relic]                            # nobody has dug there yet
    shown: list[list[Relic]]
    table: list[Deal] = field(default_factory=list)
    made: list[int]
    ready: list[int] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    broken: list[int]

    def move(self, giver: int, taker: int, colour: str, many: int) -> None:
        if self.goods[giver][colour] < many:
            raise IllegalAnswer(f"seat {giver} has no {many} {colour}")
        self.goods[giver][colour] -= many
        self.goods[taker][colour] += many

    def deal(self, number: int) -> Deal:
        found, = [deal for deal in self.table if deal.number == number]
        return found


def new_round(s: Bazaar) -> Play:
    s.round += 1
    keep_promises(s)
    s.table, s.ready, s.made = [], [], [0] * s.seats
    for seat in range(s.seats):
        found = yield from Draw(s.pit, 1, [seat])
        for relic in found:
            s.pit.remove(relic)
            s.relics[seat].append(relic)
            s.tell("dug", [seat], seat=seat, relic=relic)
    s.then(floor)
    s.then(show_relics)
    if s.round < s.rounds:
        s.then(new_round)


def keep_promises(s: Bazaar) -> None:
    """What is due is paid, as far as it can be; the rest is remembered as a broken promise."""
    due = [p for p in s.promises if p.due <= s.round]
    s.promises = [p for p in s.promises if p.due > s.round]
    for p in due:
        paid = min(p.many, s.goods[p.giver][p.colour])
        s.move(p.giver, p.taker, p.colour, paid)
        s.broken[p.giver] += int(paid < p.many)
        s.tell("paid", giver=p.giver, taker=p.taker, colour=p.colour, paid=paid, promised=p.many)


def floor(s: Bazaar) -> Play:
    """One act; then the floor again, until all are ready."""
    seat, act = yield from Floor({seat: trader(s, seat) for seat in range(s.seats) if seat not in s.ready})
    s.tell("floor", seat=seat, act=spell(act))
    if act[0] == "ready":
        s.ready.append(seat)
    else:
        verb, number = act[0]
        if verb == "offer":
            make_offer(s, seat, number, terms(act))
        elif verb == "withdraw":
            s.table.remove(s.deal(number))
        else:
            accept(s, seat, s.deal(number))
    if len(s.ready) < s.seats:
        s.then(floor)


def make_offer(s: Bazaar, seat: int, counters: int, transfers: Sequence[Transfer]) -> None:
    """A counter takes the place of the offer that it answers."""
    if counters:
        s.table.remove(s.deal(counters))
    s.deals += 1
    s.made[seat] += 1
    s.table.append(Deal(s.deals, seat, counters, list(transfers), [seat]))


def accept(s: Bazaar, seat: int, deal: Deal) -> None:
    """The last party's word makes the deal: all transfers or none. `move` refuses what nobody has."""
    deal.accepted.append(seat)
    if len(deal.accepted) < len(parties(deal.transfers)):
        return
    s.table.remove(deal)
    s.no_way_back()
    for giver, taker, colour, many, later in deal.transfers:
        if later:
            s.promises.append(Promise(s.round + later, giver, taker, colour, many))
        else:
            s.move(giver, taker, colour, many)
    s.tell("deal", number=deal.number)


def trader(s: Bazaar, seat: int) -> Compose:
    """One act, or an offer and its transfers."""
    return Compose(seat, "bazaar.floor", lambda: acts(s, seat), lambda act: flaw(s, seat, act), "BAZ-2", ordered=True,
                   hope=lambda act, _: may_become(s, seat, act), invent=lambda rng: invent(s, seat, rng))


def acts(s: Bazaar, seat: int) -> list[Part]:
    everybody = range(s.seats)
    return [Part("ready"), Part("withdraw", [deal.number for deal in s.table if deal.by == seat]),
            Part("accept", [deal.number for deal in s.table if can_accept(s, seat, deal)]),
            Part("offer", [0, *open_to(s, seat)]),
            Part("give", everybody, everybody, COLOURS, range(1, MOST + 1), range(LATEST + 1), most=MOST)]


def can_accept(s: Bazaar, seat: int, deal: Deal) -> bool:
    who = parties(deal.transfers)
    if seat not in who or seat in deal.accepted:
        return False
    return len(deal.accepted) + 1 < len(who) or payable(s, deal.transfers)


def payable(s: Bazaar, transfers: Sequence[Transfer]) -> bool:
    left = [dict(goods) for goods in s.goods]
    for giver, taker, colour, many, later in transfers:
        if not later:
            left[giver][colour] -= many
            if left[giver][colour] < 0:
                return False
            left[taker][colour] += many
    return True


def parties(transfers: Sequence[Transfer]) -> list[int]:
    return sorted({t[0] for t in transfers} | {t[1] for t in transfers})


def flaw(s: Bazaar, seat: int, act: Whole) -> Flaw | None:
    """What is wrong with an act; nothing if it can be done."""
    if not act or act[0][0] == "give":
        return ("no-act",)
    if act[0] == "ready" or act[0][0] in ("accept", "withdraw"):
        return ("one-act",) if len(act) > 1 else None
    if len(act) < 2 or any([step[0] != "give" for step in act[1:]]):
        return ("no-transfer",)
    if s.made[seat] >= OFFERS:
        return ("too-many-offers", OFFERS)
    if any([step[1] == step[2] for step in act[1:]]):
        return ("to-oneself",)
    return None if seat in parties(terms(act)) else ("not-your-offer",)


def may_become(s: Bazaar, seat: int, act: Whole) -> bool:
    """Is this the beginning of something that can be done?"""
    if flaw(s, seat, act) is None:
        return True
    mine = ("give", seat, (seat + 1) % s.seats, COLOURS[0], 1, 0)
    return act[0] != "ready" and len(act) <= MOST and flaw(s, seat, (*act, mine)) is None


def terms(act: Whole) -> list[Transfer]:
    return [step[1:] for step in act if step[0] == "give"]


def open_to(s: Bazaar, seat: int) -> list[int]:
    """The offers that wait for this seat's word: it may counter them."""
    return [deal.number for deal in s.table if seat in parties(deal.transfers) and seat not in deal.accepted]


def invent(s: Bazaar, seat: int, rng: Rng) -> Whole:
    known = [("ready",), *[(("withdraw", deal.number),) for deal in s.table if deal.by == seat],
             *[(("accept", deal.number),) for deal in s.table if can_accept(s, seat, deal)]]
    if s.made[seat] >= OFFERS or rng.below(3):
        return known[rng.below(len(known))]
    found: list[Any] = []
    for i in range(1 + rng.below(3)):
        giver = seat if i == 0 else rng.below(s.seats)
        taker = (giver + 1 + rng.below(s.seats - 1)) % s.seats
        found.append(("give", giver, taker, COLOURS[rng.below(3)], 1 + rng.below(2), rng.below(LATEST + 1)))
    answerable = [0, *open_to(s, seat)]
    return (("offer", answerable[rng.below(len(answerable))]), *found)


def show_relics(s: Bazaar) -> Play:
    """In secret, then all at once: which relic to show, if any."""
    shown = yield from Together([Choose(seat, "bazaar.show", [None, *s.relics[seat]], "BAZ-4")
                                 for seat in range(s.seats)])
    for seat, relic in shown.items():
        if relic is not None:
            s.relics[seat].remove(relic)
            s.shown[seat].append(relic)
            s.goods[seat][RELICS[relic]] += 2
            s.minted[RELICS[relic]] += 2
            s.tell("shown", seat=seat, relic=relic)


class BazaarGame(Game[Bazaar]):
    def __init__(self) -> None:
        self.name = "bazaar"
        self.version = 1
        self.seats = range(2, 6)
        self.options = [Option("rounds", 4, (2, 4, 6))]
        self.stages = {f.__name__: f for f in (new_round, floor, show_relics)}
        self.kinds = {"Bazaar": Bazaar, "Deal": Deal, "Promise": Promise}
        self.things = {relic: "relic" for relic in RELICS}
        self.bound = 3000

    def setup(self, options: Options) -> Bazaar:
        n = options["seats"]
        return Bazaar(agenda=[("new_round",)], seats=n, rounds=options["rounds"], pit=list(RELICS),
                      goods=[{colour: START for colour in COLOURS} for _ in range(n)],
                      minted={colour: 0 for colour in COLOURS}, relics=[[] for _ in range(n)],
                      shown=[[] for _ in range(n)], made=[0] * n, broken=[0] * n)

    def view(self, s: Bazaar, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "pit": len(s.pit), "ready": list(s.ready),
                "seats": [{"goods": dict(s.goods[x]), "relics": len(s.relics[x]), "shown": list(s.shown[x]),
                           "broken": s.broken[x], "offers": s.made[x]} for x in range(s.seats)],
                "table": [{"number": deal.number, "by": deal.by, "counters": deal.counters,
                           "transfers": [list(t) for t in deal.transfers], "accepted": list(deal.accepted)}
                          for deal in s.table],
                "promises": [[p.due, p.giver, p.taker, p.colour, p.many] for p in s.promises],
                "me": None if seat is None else {"relics": list(s.relics[seat])}}

    def scores(self, s: Bazaar) -> list[int]:
        return [sum(self.sheet(s, seat).values()) for seat in range(s.seats)]

    def sheet(self, s: Bazaar, seat: int) -> dict[str, int]:
        return {"goods": sum(s.goods[seat].values()), "relics": 2 * len(s.shown[seat]), "broken": -3 * s.broken[seat]}

    def winners(self, s: Bazaar) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def audit(self, s: Bazaar) -> list[str]:
        wrong = []
        for colour in COLOURS:
            here, due = sum([goods[colour] for goods in s.goods]), START * s.seats + s.minted[colour]
            if here != due or min([goods[colour] for goods in s.goods]) < 0:
                wrong.append(f"{here} {colour} on the table instead of {due}")
        relics = [*s.pit, *[relic for zone in (*s.relics, *s.shown) for relic in zone]]
        if sorted(relics) != sorted(RELICS):
            wrong.append(f"not the relics of the box: {relics}")
        numbers = [deal.number for deal in s.table]
        if numbers != sorted(set(numbers)) or any([n > s.deals for n in numbers]):
            wrong.append(f"offers {numbers} of {s.deals}: a number is used again")
        return wrong
