"""Bazaar: an open floor, deals of several parties at once or not at all, counters, and promises kept by the engine."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NewType

from fivesuns.kernel import (
    Choose,
    Decision,
    Draw,
    Either,
    Floor,
    Game,
    IllegalAnswer,
    Offer,
    Option,
    Options,
    Play,
    Rng,
    State,
    Together,
)

Relic = NewType("Relic", str)
Transfer = tuple[int, int, str, int, int]       # giver, taker, colour, how many, rounds later
Act = tuple[Any, ...]                           # ("ready",) ("accept", 3) ("withdraw", 3) ("offer", 0, transfer, ...)
COLOURS: Final = ("white", "green", "brown")
START: Final = 4                                # of each colour
OFFERS: Final = 3                               # a seat may make so many a round
LATEST: Final = 2                               # a promise falls due at most so many rounds later
RELICS: Final = {Relic(f"relic-{i}"): COLOURS[i % 3] for i in range(24)}
FORM: Final = "offer <number it counters, or 0> <giver>,<taker>,<colour>,<many>,<rounds later> ..."


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
    s.tell("floor", seat=seat, act=list(act))
    verb = act[0]
    if verb == "ready":
        s.ready.append(seat)
    elif verb == "offer":
        make_offer(s, seat, act[1], act[2:])
    elif verb == "withdraw":
        s.table.remove(s.deal(act[1]))
    else:
        accept(s, seat, s.deal(act[1]))
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
    for giver, taker, colour, many, later in deal.transfers:
        if later:
            s.promises.append(Promise(s.round + later, giver, taker, colour, many))
        else:
            s.move(giver, taker, colour, many)
    s.tell("deal", number=deal.number)


def trader(s: Bazaar, seat: int) -> Decision[Act]:
    acts = Choose(seat, "bazaar.floor", lambda: floor_acts(s, seat), "BAZ-2")
    return Either(acts, Offer(seat, "bazaar.floor", read_offer, lambda act: flaw(s, seat, act),
                              lambda rng: invent(s, seat, rng), "BAZ-3", form=FORM))


def floor_acts(s: Bazaar, seat: int) -> list[Act]:
    return [("ready",), *[("withdraw", deal.number) for deal in s.table if deal.by == seat],
            *[("accept", deal.number) for deal in s.table if can_accept(s, seat, deal)]]


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


def read_offer(text: str) -> Act:
    verb, counters, *parts = text.split(" ")
    transfers = []
    for part in parts:
        giver, taker, colour, many, later = part.split(",")
        transfers.append((int(giver), int(taker), colour, int(many), int(later)))
    return (verb, int(counters), *transfers)


def flaw(s: Bazaar, seat: int, act: object) -> str:
    """What is wrong with an offer; nothing if it can be made."""
    if not isinstance(act, tuple) or len(act) < 3 or act[0] != "offer":
        return "an offer has at least one transfer"
    if s.made[seat] >= OFFERS:
        return f"no more than {OFFERS} offers a round"
    for transfer in act[2:]:
        if not isinstance(transfer, tuple) or [type(x) for x in transfer] != [int, int, str, int, int]:
            return "a transfer is giver,taker,colour,many,rounds later"
        giver, taker, colour, many, later = transfer
        if giver == taker or not (0 <= giver < s.seats and 0 <= taker < s.seats):
            return "a transfer is between two seats"
        if colour not in COLOURS or many < 1 or not 0 <= later <= LATEST:
            return f"one or more of a colour, at most {LATEST} rounds later"
    if seat not in parties(act[2:]):
        return "an offer names its maker"
    return "" if act[1] == 0 or act[1] in open_to(s, seat) else f"seat {seat} cannot counter offer {act[1]}"


def open_to(s: Bazaar, seat: int) -> list[int]:
    """The offers that wait for this seat's word: it may counter them."""
    return [deal.number for deal in s.table if seat in parties(deal.transfers) and seat not in deal.accepted]


def invent(s: Bazaar, seat: int, rng: Rng) -> Act:
    if s.made[seat] >= OFFERS:
        return ("ready",)
    found: list[Transfer] = []
    for i in range(1 + rng.below(3)):
        giver = seat if i == 0 else rng.below(s.seats)
        taker = (giver + 1 + rng.below(s.seats - 1)) % s.seats
        found.append((giver, taker, COLOURS[rng.below(3)], 1 + rng.below(2), rng.below(LATEST + 1)))
    answerable = [0, *open_to(s, seat)]
    return ("offer", answerable[rng.below(len(answerable))], *found)


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
