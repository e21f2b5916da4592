"""Agora: everybody at once. A floor that closes when all are ready, offers aloud and whispered to some, versions of
them, chains of transfers, promises that fall due later, and sealed bids that are opened one after another.

That somebody whispers, all see; to whom and what, only those know. The word that strikes a deal is said aloud.
"""
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
    Number,
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

Tablet = NewType("Tablet", str)
Transfer = tuple[int, int, str, int, int]       # giver, taker, good, how many, rounds later
Promise = tuple[int, int, int, str, int]        # round, giver, taker, good, how many
Whisper = tuple[int, int, tuple[int, ...]]      # its number, by whom, to whom (the parties)
GOODS: Final = ("oil", "wine", "silver")
START: Final = 3                                # of each
ACTS: Final = 4                                 # so many a round; only to be ready is free
TERMS: Final = 5                                # transfers in an offer
MANY: Final = 4                                 # goods in a transfer
LATEST: Final = 2                               # a promise falls due at most so many rounds later
BID: Final = 3
SEALED: Final = -1                              # no bid has been made
TABLETS: Final = {Tablet(f"tablet-{i:02}"): 1 + i % 3 for i in range(30)}


@dataclass
class Deal:
    number: int                                 # never used again
    version: int
    by: int
    parties: list[int]
    private: bool
    terms: list[Transfer]
    signed: dict[int, int]                      # seat: the version that it has read

    def lacks_one(self) -> bool:
        return len(self.signed) + 1 == len(self.parties)


@dataclass(kw_only=True)
class Agora(State):
    seats: int
    rounds: int
    round: int = 0
    goods: list[dict[str, int]]
    bank: int = 0                               # silver paid for statues
    urn: list[Tablet]
    tablets: list[list[Tablet]]                 # hidden until played
    played: list[Tablet] = field(default_factory=list)
    bids: list[int]                             # hidden until opened
    opened: list[int] = field(default_factory=list)
    raised: list[int]
    whispers: list[Whisper] = field(default_factory=list)  # this round
    table: list[Deal] = field(default_factory=list)        # by number
    struck: list[Deal] = field(default_factory=list)       # this round, for all to see
    made: list[int]                             # acts, this round
    ready: list[int] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    broken: list[int]
    statues: list[int]

    def deal(self, number: int) -> Deal:
        found, = [deal for deal in self.table if deal.number == number]
        return found


def new_round(s: Agora) -> Play:
    s.round += 1
    keep_promises(s)
    s.bids, s.opened, s.raised, s.made = [SEALED] * s.seats, [], [0] * s.seats, [0] * s.seats
    for seat in range(s.seats):
        tablet, = yield from Draw(s.urn, 1, [seat])
        s.urn.remove(tablet)
        s.tablets[seat].append(tablet)
        s.tell("drew", [seat], seat=seat, tablet=tablet)
    s.then(bid)
    s.then(floor)
    for n in range(s.seats):
        s.then(open_bid, (s.round + n) % s.seats)
    s.then(award)
    if s.round < s.rounds:
        s.then(new_round)


def keep_promises(s: Agora) -> None:
    """What is due is paid, as far as it can be; the rest is remembered as a broken promise."""
    for _, giver, taker, good, many in [p for p in s.promises if p[0] <= s.round]:
        paid = min(many, s.goods[giver][good])
        transfer(s.goods, [(giver, taker, good, paid, 0)])
        s.broken[giver] += int(paid < many)
        s.tell("paid", giver=giver, taker=taker, good=good, paid=paid, promised=many)
    s.promises = [p for p in s.promises if p[0] > s.round]


def bid(s: Agora) -> Play:
    """Sealed, and kept so while all trade."""
    bids = yield from Together([Number(seat, "agora.bid", 0, BID, "AGO-1", seen_by=()) for seat in range(s.seats)])
    s.bids = [bids[seat] for seat in range(s.seats)]


# the floor

def floor(s: Agora) -> Play:
    """One act; then the floor again, until all are ready. Those who are ready may speak, and nobody waits for them;
    whoever is ready and has no act left is gone."""
    waiting = [seat for seat in range(s.seats) if seat not in s.ready]
    seat, act = yield from Floor({seat: speaker(s, seat) for seat in range(s.seats)
                                  if seat in waiting or s.made[seat] < ACTS}, waiting)
    speak(s, seat, act)
    if len(s.ready) < s.seats:
        s.then(floor)
    else:
        s.table, s.whispers, s.struck, s.ready = [], [], [], []


def speaker(s: Agora, seat: int) -> Compose:
    return Compose(seat, "agora.speak", lambda: parts(s, seat), lambda act: flaw(s, seat, act), "AGO-2", ordered=True,
                   hope=lambda act, _: may_become(s, seat, act), invent=lambda rng: invent(s, seat, rng),
                   seen_by=lambda act: meant_for(s, act), lapse="" if seat in s.ready else "ready")


def parts(s: Agora, seat: int) -> list[Part]:
    mine, who = [deal for deal in s.table if seat in deal.parties], range(s.seats)
    unsigned = [deal for deal in mine if seat not in deal.signed]
    return [Part("offer"), Part("whisper"), Part("not-ready" if seat in s.ready else "ready"),
            Part("accept", [deal.number for deal in unsigned],
                 range(1, 1 + max([deal.version for deal in unsigned], default=0))),
            Part("withdraw", [deal.number for deal in mine if deal.by == seat]),
            Part("amend", [deal.number for deal in mine]),
            Part("give", who, who, GOODS, range(1, MANY + 1), range(LATEST + 1), most=TERMS)]


def meant_for(s: Agora, act: Whole) -> list[int] | None:
    """A whispered offer, and all that is said of it, is for its parties; but what strikes a deal is for everybody."""
    if verb(act) == "whisper":
        return parties_of(terms_of(act))
    if verb(act) not in ("accept", "withdraw", "amend"):
        return None
    deal = s.deal(act[0][1])
    return deal.parties if deal.private and not (verb(act) == "accept" and deal.lacks_one()) else None


def flaw(s: Agora, seat: int, act: Whole) -> Flaw | None:
    """What is wrong with an act; nothing if it can be done."""
    if not act or verb(act) == "give":
        return ("no-act",)
    if verb(act) != "ready" and s.made[seat] >= ACTS:
        return ("too-many-acts", ACTS)
    if verb(act) in ("offer", "whisper", "amend"):
        return flaw_of_terms(s, seat, act)
    if len(act) > 1:
        return ("one-act",)
    if verb(act) == "accept":
        deal = s.deal(act[0][1])
        if act[0][2] != deal.version:
            return ("other-version", deal.number, deal.version)
        if deal.lacks_one() and not payable(s, deal.terms):
            return ("not-payable", deal.number)
    return None


def flaw_of_terms(s: Agora, seat: int, act: Whole) -> Flaw | None:
    terms = terms_of(act)
    if len(terms) < len(act) - 1:
        return ("one-act",)
    if not terms:
        return ("no-transfer",)
    if any([t[0] == t[1] for t in terms]):
        return ("to-oneself",)
    if verb(act) == "amend":
        return None if set(parties_of(terms)) <= set(s.deal(act[0][1]).parties) else ("other-parties",)
    return None if seat in parties_of(terms) else ("not-your-offer",)


def may_become(s: Agora, seat: int, act: Whole) -> bool:
    """Is this something that can be done, if need be with one more transfer?"""
    who = s.deal(act[0][1]).parties if verb(act) == "amend" else [seat, (seat + 1) % s.seats]
    more = (*act, ("give", who[0], who[1], GOODS[0], 1, 0))
    return flaw(s, seat, act) is None or (len(act) <= TERMS and flaw(s, seat, more) is None)


def verb(act: Whole) -> str:
    return str(act[0] if isinstance(act[0], str) else act[0][0])


def terms_of(act: Whole) -> list[Transfer]:
    return [item[1:] for item in act if item[0] == "give"]


def parties_of(terms: Sequence[Transfer]) -> list[int]:
    return sorted({t[0] for t in terms} | {t[1] for t in terms})


def payable(s: Agora, terms: Sequence[Transfer]) -> bool:
    return transfer([dict(goods) for goods in s.goods], terms)


def transfer(goods: list[dict[str, int]], terms: Sequence[Transfer]) -> bool:
    """What is due now, one after the other: what came in can go out again. False where that is not there."""
    for giver, taker, good, many, later in terms:
        if not later:
            goods[giver][good] -= many
            goods[taker][good] += many
            if goods[giver][good] < 0:
                return False
    return True


def speak(s: Agora, seat: int, act: Whole) -> None:
    """An act has a number of its own: the round, who did it, and how manieth that was. It tells nobody anything."""
    what, to = verb(act), meant_for(s, act)
    s.tell("spoke", to, seat=seat, act=spell(act))
    if what == "ready":
        s.ready.append(seat)
        return
    s.made[seat] += 1
    number = 100 * s.round + 10 * seat + s.made[seat]
    if to is not None:
        s.whispers.append((number, seat, tuple(to)))
    if what == "not-ready":
        s.ready.remove(seat)
    elif what in ("offer", "whisper"):
        make_offer(s, number, seat, what == "whisper", terms_of(act))
    elif what == "amend":
        amend(s.deal(act[0][1]), seat, terms_of(act))
    elif what == "withdraw":
        s.table.remove(s.deal(act[0][1]))
    else:
        sign(s, s.deal(act[0][1]), seat, act[0][2])


def make_offer(s: Agora, number: int, seat: int, private: bool, terms: list[Transfer]) -> None:
    deal = Deal(number, 1, seat, parties_of(terms), private, terms, {seat: 1})
    s.table = sorted([*s.table, deal], key=lambda x: x.number)


def amend(deal: Deal, seat: int, terms: list[Transfer]) -> None:
    """Nobody has signed what it has not read."""
    deal.version += 1
    deal.terms, deal.signed = terms, {seat: deal.version}


def sign(s: Agora, deal: Deal, seat: int, version: int) -> None:
    """The last signature strikes the deal: all transfers, in their order."""
    deal.signed[seat] = version
    if len(deal.signed) < len(deal.parties):
        return
    s.table.remove(deal)
    s.struck.append(deal)
    s.no_way_back()
    transfer(s.goods, deal.terms)
    s.promises += [(s.round + later, giver, taker, good, many) for giver, taker, good, many, later in deal.terms
                   if later]
    s.tell("struck", number=deal.number, terms=[list(t) for t in deal.terms])


def invent(s: Agora, seat: int, rng: Rng) -> Whole:
    """Something bold, or else something known."""
    mine = [deal for deal in s.table if seat in deal.parties]
    if rng.below(2):
        deal = mine[rng.below(len(mine))] if mine and rng.below(2) else None
        bold = ("offer", "whisper")[rng.below(2)] if deal is None else ("amend", deal.number)
        act = (bold, *invent_terms(seat, range(s.seats) if deal is None else deal.parties, rng))
        if flaw(s, seat, act) is None:
            return act
    known: list[Whole] = [("not-ready" if seat in s.ready else "ready",)]
    known += [(("withdraw", deal.number),) for deal in mine if deal.by == seat]
    known += [(("accept", deal.number, version),) for deal in mine if seat not in deal.signed
              for version in range(1, deal.version + 1)]
    known = [act for act in known if flaw(s, seat, act) is None]
    return known[rng.below(len(known))]


def invent_terms(seat: int, who: Sequence[int], rng: Rng) -> Whole:
    """Some transfers among a few of these; the first is from the seat."""
    terms: Whole = ()
    others = [x for x in who if x != seat]
    few = [seat, *[others[rng.below(len(others))] for _ in "ab"]]
    for n in range(1 + rng.below(3)):
        giver = few[0 if n == 0 else rng.below(len(few))]
        takers = [x for x in few if x != giver]
        terms = (*terms, ("give", giver, takers[rng.below(len(takers))], GOODS[rng.below(len(GOODS))],
                          1 + rng.below(MANY), rng.below(3) % 2 * (1 + rng.below(LATEST))))
    return terms


# the bids are opened

def open_bid(s: Agora, seat: int) -> None:
    s.opened.append(seat)
    s.no_way_back()
    s.tell("opened", seat=seat, bid=s.bids[seat])
    s.then(raise_bid, seat)


def raise_bid(s: Agora, seat: int) -> Play:
    """By a tablet, and before the next is opened. Asked with or without one."""
    tablet = yield from Choose(seat, "agora.raise", [None, *s.tablets[seat]], "AGO-3")
    if tablet is not None:
        s.tablets[seat].remove(tablet)
        s.played.append(tablet)
        s.raised[seat] = TABLETS[tablet]
        s.tell("raised", seat=seat, tablet=tablet)


def award(s: Agora) -> None:
    """A statue to the highest bid, of equals to the one that was opened first; it is paid as far as it can be."""
    winner = max(s.opened, key=lambda seat: s.bids[seat] + s.raised[seat])
    paid = min(s.bids[winner], s.goods[winner]["silver"])
    s.goods[winner]["silver"] -= paid
    s.bank += paid
    s.broken[winner] += int(paid < s.bids[winner])
    s.statues[winner] += 1
    s.tell("statue", seat=winner, paid=paid)


class AgoraGame(Game[Agora]):
    def __init__(self) -> None:
        self.name = "agora"
        self.version = 1
        self.seats = range(4, 10)
        self.options = [Option("rounds", 2, (1, 2, 3))]
        self.stages = {f.__name__: f for f in (new_round, bid, floor, raise_bid)}
        self.stages |= {"open_bid": open_bid, "award": award}
        self.kinds = {"Agora": Agora, "Deal": Deal}
        self.things = {tablet: "tablet" for tablet in TABLETS}
        self.bound = 2000
        self.standing = ("agora.speak", "agora.raise")

    def setup(self, options: Options) -> Agora:
        n = options["seats"]
        return Agora(agenda=[("new_round",)], seats=n, rounds=options["rounds"], urn=list(TABLETS),
                     goods=[{good: START for good in GOODS} for _ in range(n)], tablets=[[] for _ in range(n)],
                     bids=[SEALED] * n, raised=[0] * n, made=[0] * n, broken=[0] * n, statues=[0] * n)

    def view(self, s: Agora, seat: int | None) -> dict[str, Any]:
        return {"round": s.round, "urn": len(s.urn), "bank": s.bank, "ready": list(s.ready), "played": list(s.played),
                "seats": [{"goods": dict(s.goods[x]), "tablets": len(s.tablets[x]), "acts": s.made[x],
                           "broken": s.broken[x], "statues": s.statues[x], "raised": s.raised[x],
                           "bid": s.bids[x] if x in s.opened else None} for x in range(s.seats)],
                "whispers": [[number, by] for number, by, _ in s.whispers],
                "table": [show(deal) for deal in s.table if not deal.private or seat in deal.parties],
                "struck": [show(deal) for deal in s.struck], "promises": [list(p) for p in s.promises],
                "me": None if seat is None else {"tablets": list(s.tablets[seat]), "bid": s.bids[seat]}}

    def dream(self, s: Agora, seat: int, rng: Rng) -> None:
        """Other bids; and what others whispered was an offer to anybody else, or no offer. Deals struck are known."""
        s.bids = [rng.below(BID + 1) if x != seat and x not in s.opened and known != SEALED else known
                  for x, known in enumerate(s.bids)]
        s.table = [deal for deal in s.table if not deal.private or seat in deal.parties]
        others, struck = [x for x in range(s.seats) if x != seat], [deal.number for deal in s.struck]
        for n, (number, by, to) in enumerate(s.whispers):
            if seat not in to and number not in struck:
                terms = terms_of(invent_terms(by, others, rng))
                s.whispers[n] = (number, by, tuple(parties_of(terms)))
                if rng.below(2):
                    make_offer(s, number, by, True, terms)

    def spans(self, s: Agora, seat: int) -> dict[str, Any]:
        return {"round": s.round}

    def scores(self, s: Agora) -> list[int]:
        return [sum(self.sheet(s, seat).values()) for seat in range(s.seats)]

    def sheet(self, s: Agora, seat: int) -> dict[str, int]:
        return {"goods": sum(s.goods[seat].values()), "statues": 5 * s.statues[seat], "broken": -3 * s.broken[seat]}

    def winners(self, s: Agora) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def audit(self, s: Agora) -> list[str]:
        hands, numbers = [x for hand in s.tablets for x in hand], [deal.number for deal in s.table]
        right = {"tablets": sorted([*s.urn, *s.played, *hands]) == sorted(TABLETS),
                 "numbers": numbers == sorted(set(numbers)), "acts": max(s.made) <= ACTS,
                 "promises": all([p[0] > s.round for p in s.promises]),
                 "bids": all([SEALED <= x <= BID for x in s.bids])}
        for good in GOODS:
            here = [goods[good] for goods in s.goods]
            right[good] = min(here) >= 0 and sum(here) + s.bank * int(good == "silver") == START * s.seats
        for deal in [*s.table, *s.struck]:
            right[f"versions of {deal.number}"] = {*deal.signed.values()} == {deal.version}
        for deal in s.table:
            right[f"signatures of {deal.number}"] = 0 < len(deal.signed) < len(deal.parties)
            right[f"parties of {deal.number}"] = {*deal.signed, *parties_of(deal.terms)} <= {*deal.parties}
            right[f"privacy of {deal.number}"] = (
                deal.private == ((deal.number, deal.by, tuple(deal.parties)) in s.whispers))
        return [f"{what}: {s}" for what, fine in right.items() if not fine]


def show(deal: Deal) -> dict[str, Any]:
    return {"number": deal.number, "version": deal.version, "by": deal.by, "parties": list(deal.parties),
            "terms": [list(t) for t in deal.terms], "signed": sorted(deal.signed)}
