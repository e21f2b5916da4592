"""Agora: everybody at once. A floor that closes when all are ready, offers whispered to some, versions of them, chains
of transfers, promises that fall due later, and sealed bids that are opened one after another.

Whom one whispers to, all see; what is whispered, only those. The word that makes a whispered deal is said aloud.
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
GOODS: Final = ("oil", "wine", "silver")
START: Final = 3                                # of each
ACTS: Final = 3                                 # so many a round; to be ready, to withdraw and to accept are free
CIRCLE: Final = 3                               # one can whisper to so many
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


@dataclass
class Talk:
    """Somebody whispers: that is public. An offer made so has the number of the talk, which tells nobody anything."""
    number: int
    by: int
    circle: list[int]
    over: bool


@dataclass
class Promise:
    due: int
    giver: int
    taker: int
    good: str
    many: int


@dataclass(kw_only=True)
class Agora(State):
    seats: int
    rounds: int
    round: int = 0
    numbers: int = 0                            # so many offers and talks there were
    goods: list[dict[str, int]]
    bank: int = 0                               # silver paid for statues
    urn: list[Tablet]
    tablets: list[list[Tablet]]                 # hidden until played
    played: list[Tablet] = field(default_factory=list)
    bids: list[int]                             # hidden until opened
    opened: list[int] = field(default_factory=list)
    raised: list[int]
    talks: list[Talk] = field(default_factory=list)
    table: list[Deal] = field(default_factory=list)        # by number
    struck: list[Deal] = field(default_factory=list)       # this round, for all to see
    made: list[int]
    ready: list[int] = field(default_factory=list)
    promises: list[Promise] = field(default_factory=list)
    broken: list[int]
    statues: list[int]

    def clockwise(self) -> list[int]:
        return [(self.round + i) % self.seats for i in range(self.seats)]

    def talk_of(self, seat: int) -> Talk | None:
        for talk in self.talks:
            if talk.by == seat and not talk.over:
                return talk
        return None

    def deal(self, number: int) -> Deal:
        found, = [deal for deal in self.table if deal.number == number]
        return found

    def move(self, giver: int, taker: int, good: str, many: int) -> None:
        self.goods[giver][good] -= many
        self.goods[taker][good] += many


def new_round(s: Agora) -> Play:
    s.round += 1
    keep_promises(s)
    s.bids, s.opened, s.raised, s.made = [SEALED] * s.seats, [], [0] * s.seats, [0] * s.seats
    for seat in range(s.seats):
        found = yield from Draw(s.urn, 1, [seat])
        for tablet in found:
            s.urn.remove(tablet)
            s.tablets[seat].append(tablet)
            s.tell("drew", [seat], seat=seat, tablet=tablet)
    s.then(bid)
    s.then(floor)
    for seat in s.clockwise():
        s.then(open_bid, seat)
    s.then(award)
    if s.round < s.rounds:
        s.then(new_round)


def keep_promises(s: Agora) -> None:
    """What is due is paid, as far as it can be; the rest is remembered as a broken promise."""
    due = [p for p in s.promises if p.due <= s.round]
    s.promises = [p for p in s.promises if p.due > s.round]
    for p in due:
        paid = min(p.many, s.goods[p.giver][p.good])
        s.move(p.giver, p.taker, p.good, paid)
        s.broken[p.giver] += int(paid < p.many)
        s.tell("paid", giver=p.giver, taker=p.taker, good=p.good, paid=paid, promised=p.many)


def bid(s: Agora) -> Play:
    """Sealed, and kept so while all trade."""
    bids = yield from Together([Number(seat, "agora.bid", 0, BID, "AGO-1", seen_by=()) for seat in range(s.seats)])
    s.bids = [bids[seat] for seat in range(s.seats)]


# the floor

def floor(s: Agora) -> Play:
    """One act; then the floor again, until all are ready. Those who are ready may speak, and nobody waits for them."""
    seat, act = yield from Floor({seat: speaker(s, seat) for seat in speakers(s)},
                                 [seat for seat in range(s.seats) if seat not in s.ready])
    talk = s.talk_of(seat)
    if talk is None:
        speak(s, seat, act)
    else:
        whisper(s, talk, act)
    if len(s.ready) < s.seats:
        s.then(floor)
    else:
        s.table, s.talks, s.struck, s.ready = [], [], [], []


def speakers(s: Agora) -> list[int]:
    """Whoever is ready and has no act left is gone."""
    return [seat for seat in range(s.seats)
            if seat not in s.ready or s.made[seat] < ACTS or s.talk_of(seat) is not None]


def speaker(s: Agora, seat: int) -> Compose:
    talk = s.talk_of(seat)
    key, lapse = ("agora.speak", "ready") if talk is None else ("agora.whisper", "nothing")
    return Compose(seat, key, lambda: parts(s, seat, talk), lambda act: flaw(s, seat, talk, act), "AGO-2", ordered=True,
                   hope=lambda act, _: may_become(s, seat, talk, act), invent=lambda rng: invent(s, seat, talk, rng),
                   seen_by=None if talk is None else talk.circle, lapse="" if seat in s.ready and not talk else lapse)


def parts(s: Agora, seat: int, talk: Talk | None) -> list[Part]:
    here, signable = negotiable(s, seat, talk), [deal for deal in s.table if may_sign(seat, talk, deal)]
    who = range(s.seats) if talk is None else talk.circle
    found = [Part("offer")]
    if talk is None:
        others = [x for x in range(s.seats) if x != seat]
        found += [Part("not-ready" if seat in s.ready else "ready"), Part("whisper", others, most=CIRCLE)]
    if signable:
        latest = max([deal.version for deal in signable])
        found.append(Part("accept", [deal.number for deal in signable], range(1, latest + 1)))
    if [deal for deal in here if deal.by == seat]:
        found.append(Part("withdraw", [deal.number for deal in here if deal.by == seat]))
    if here:
        found.append(Part("amend", [deal.number for deal in here]))
    return [*found, Part("give", who, who, GOODS, range(1, MANY + 1), range(LATEST + 1), most=TERMS)]


def negotiable(s: Agora, seat: int, talk: Talk | None) -> list[Deal]:
    """The offers that can be talked of here: aloud the open ones, in a circle those of this circle."""
    if talk is None:
        return [deal for deal in s.table if not deal.private and seat in deal.parties]
    return [deal for deal in s.table if deal.private and deal.parties == talk.circle]


def may_sign(seat: int, talk: Talk | None, deal: Deal) -> bool:
    if seat not in deal.parties or seat in deal.signed:
        return False
    last = len(deal.signed) + 1 == len(deal.parties)
    if talk is None:
        return last or not deal.private
    return deal.private and deal.parties == talk.circle and not last


def flaw(s: Agora, seat: int, talk: Talk | None, act: Whole) -> Flaw | None:
    """What is wrong with an act; nothing if it can be done. In a circle one may also say nothing."""
    if not act or verb(act) == "give":
        return ("no-act",) if act or talk is None else None
    what, rest = verb(act), act[1:]
    if what in ("offer", "amend", "whisper", "not-ready") and talk is None and s.made[seat] >= ACTS:
        return ("too-many-acts", ACTS)
    if what == "whisper":
        if any([verb((item,)) != "whisper" for item in rest]):
            return ("one-act",)
        return ("twice",) if len(set(act)) < len(act) else None
    if what in ("offer", "amend"):
        return flaw_of_terms(s, seat, talk, act)
    if rest:
        return ("one-act",)
    if what == "accept":
        deal = s.deal(act[0][1])
        if act[0][2] != deal.version:
            return ("other-version", deal.number, deal.version)
        if len(deal.signed) + 1 == len(deal.parties) and not payable(s, deal.terms):
            return ("not-payable", deal.number)
    return None


def flaw_of_terms(s: Agora, seat: int, talk: Talk | None, act: Whole) -> Flaw | None:
    if any([verb((item,)) != "give" for item in act[1:]]):
        return ("one-act",)
    terms = terms_of(act)
    if not terms:
        return ("no-transfer",)
    if any([t[0] == t[1] for t in terms]):
        return ("to-oneself",)
    parties = parties_of(terms)
    if verb(act) == "amend":
        return None if set(parties) <= set(s.deal(act[0][1]).parties) else ("other-parties",)
    return None if talk is not None or seat in parties else ("not-your-offer",)


def may_become(s: Agora, seat: int, talk: Talk | None, act: Whole) -> bool:
    """Is this the beginning of something that can be done?"""
    if flaw(s, seat, talk, act) is None:
        return True
    if not act or verb(act) not in ("offer", "amend") or len(act) > TERMS:
        return False
    circle = talk.circle if talk is not None else [seat, (seat + 1) % s.seats]
    if verb(act) == "amend":
        circle = s.deal(act[0][1]).parties
    return flaw(s, seat, talk, (*act, ("give", circle[0], circle[1], GOODS[0], 1, 0))) is None


def verb(act: Whole) -> str:
    first: str = act[0] if isinstance(act[0], str) else act[0][0]
    return first


def terms_of(act: Whole) -> list[Transfer]:
    return [item[1:] for item in act if item[0] == "give"]


def parties_of(terms: Sequence[Transfer]) -> list[int]:
    return sorted({t[0] for t in terms} | {t[1] for t in terms})


def payable(s: Agora, terms: Sequence[Transfer]) -> bool:
    """One step after the other: what came in by an earlier one can go out by a later one."""
    left = [dict(goods) for goods in s.goods]
    for giver, taker, good, many, later in terms:
        if not later:
            left[giver][good] -= many
            left[taker][good] += many
            if left[giver][good] < 0:
                return False
    return True


def speak(s: Agora, seat: int, act: Whole) -> None:
    s.tell("spoke", seat=seat, act=spell(act))
    s.made[seat] += int(verb(act) in ("offer", "amend", "whisper", "not-ready"))
    if verb(act) == "ready":
        s.ready.append(seat)
    elif verb(act) == "not-ready":
        s.ready.remove(seat)
    elif verb(act) == "whisper":
        s.numbers += 1
        s.talks.append(Talk(s.numbers, seat, sorted([seat, *[item[1] for item in act]]), False))
    else:
        trade(s, seat, None, act)


def whisper(s: Agora, talk: Talk, act: Whole) -> None:
    s.tell("whispered", talk.circle, seat=talk.by, act=spell(act))
    talk.over = True
    if act:
        trade(s, talk.by, talk, act)


def trade(s: Agora, seat: int, talk: Talk | None, act: Whole) -> None:
    if verb(act) == "offer":
        make_offer(s, seat, talk, terms_of(act))
        return
    deal = s.deal(act[0][1])
    if verb(act) == "withdraw":
        s.table.remove(deal)
    elif verb(act) == "amend":
        amend(deal, seat, terms_of(act))
    else:
        deal.signed[seat] = act[0][2]
        if len(deal.signed) == len(deal.parties):
            strike(s, deal)


def make_offer(s: Agora, seat: int, talk: Talk | None, terms: list[Transfer]) -> None:
    if talk is None:
        s.numbers += 1
        deal = Deal(s.numbers, 1, seat, parties_of(terms), False, terms, {seat: 1})
    else:
        deal = Deal(talk.number, 1, seat, list(talk.circle), True, terms, {seat: 1})
    s.table = sorted([*s.table, deal], key=lambda x: x.number)


def amend(deal: Deal, seat: int, terms: list[Transfer]) -> None:
    """Nobody has signed what it has not read."""
    deal.version += 1
    deal.terms, deal.signed = terms, {seat: deal.version}


def strike(s: Agora, deal: Deal) -> None:
    """All transfers, in their order."""
    s.table.remove(deal)
    s.struck.append(deal)
    s.no_way_back()
    for giver, taker, good, many, later in deal.terms:
        if later:
            s.promises.append(Promise(s.round + later, giver, taker, good, many))
        else:
            s.move(giver, taker, good, many)
    s.tell("struck", number=deal.number, terms=[list(t) for t in deal.terms])


def invent(s: Agora, seat: int, talk: Talk | None, rng: Rng) -> Whole:
    """Something bold, or else something known."""
    here = negotiable(s, seat, talk)
    known: list[Whole] = [()] if talk is not None else [("not-ready",)] if seat in s.ready else [("ready",)]
    known += [(("withdraw", deal.number),) for deal in here if deal.by == seat]
    known += [(("accept", deal.number, version),) for deal in s.table if may_sign(seat, talk, deal)
              for version in range(1, deal.version + 1)]
    circles = [deal.parties for deal in s.table if deal.private and seat in deal.parties]
    bold: Whole = (("amend", here[rng.below(len(here))].number) if here and rng.below(2) else "offer",)
    if talk is None and rng.below(2):
        circle = circles[rng.below(len(circles))] if circles and rng.below(2) else [rng.below(s.seats) for _ in "ab"]
        bold = tuple([("whisper", x) for x in circle if x != seat])
    else:
        who = talk.circle if talk is not None else range(s.seats)
        if bold[0] != "offer":
            who = s.deal(bold[0][1]).parties
        for n in range(1 + rng.below(3)):
            giver = seat if n == 0 else who[rng.below(len(who))]
            takers = [x for x in who if x != giver]
            bold = (*bold, ("give", giver, takers[rng.below(len(takers))], GOODS[rng.below(len(GOODS))],
                            1 + rng.below(MANY), rng.below(3) % 2 * (1 + rng.below(LATEST))))
    if rng.below(3) and flaw(s, seat, talk, bold) is None:
        return bold
    known = [act for act in known if flaw(s, seat, talk, act) is None]
    return known[rng.below(len(known))]


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
        self.kinds = {"Agora": Agora, "Deal": Deal, "Talk": Talk, "Promise": Promise}
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
                "talks": [[talk.number, talk.by, list(talk.circle), talk.over] for talk in s.talks],
                "table": [show(deal) for deal in s.table if not deal.private or seat in deal.parties],
                "struck": [show(deal) for deal in s.struck],
                "promises": [[p.due, p.giver, p.taker, p.good, p.many] for p in s.promises],
                "me": None if seat is None else {"tablets": list(s.tablets[seat]), "bid": s.bids[seat]}}

    def dream(self, s: Agora, seat: int, rng: Rng) -> None:
        """Other bids; and in every circle that one does not belong to, something else is whispered."""
        s.bids = [rng.below(BID + 1) if x != seat and x not in s.opened and known != SEALED else known
                  for x, known in enumerate(s.bids)]
        s.table = [deal for deal in s.table if not deal.private or seat in deal.parties]
        known = [deal.number for deal in s.struck]
        for talk in s.talks:
            if talk.over and seat not in talk.circle and talk.number not in known:
                act = invent(s, talk.by, talk, rng)
                if act:
                    trade(s, talk.by, talk, act)

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
        wrong = []
        for good in GOODS:
            here = [goods[good] for goods in s.goods]
            if sum(here) + s.bank * int(good == "silver") != START * s.seats or min(here) < 0:
                wrong.append(f"{here} {good}")
        if sorted([*s.urn, *s.played, *[x for hand in s.tablets for x in hand]]) != sorted(TABLETS):
            wrong.append("not the tablets of the box")
        numbers = [deal.number for deal in s.table]
        if numbers != sorted(set(numbers)) or any([n > s.numbers for n in numbers]):
            wrong.append(f"offers {numbers} of {s.numbers}")
        late = [p for p in s.promises if p.due <= s.round]
        if late or max(s.made) > ACTS or not all([SEALED <= x <= BID for x in s.bids]):
            wrong.append(f"promises {late}, acts {s.made}, bids {s.bids}")
        for deal in [*s.table, *s.struck]:
            if any([version != deal.version for version in deal.signed.values()]):
                wrong.append(f"offer {deal.number}: signed are {deal.signed}, it stands at version {deal.version}")
        return wrong + [complaint for deal in s.table for complaint in audit_of(s, deal)]


def show(deal: Deal) -> dict[str, Any]:
    return {"number": deal.number, "version": deal.version, "by": deal.by, "parties": list(deal.parties),
            "terms": [list(t) for t in deal.terms], "signed": sorted(deal.signed)}


def audit_of(s: Agora, deal: Deal) -> list[str]:
    wrong = []
    if not 0 < len(deal.signed) < len(deal.parties) or not {*deal.signed, *parties_of(deal.terms)} <= {*deal.parties}:
        wrong.append(f"offer {deal.number}: parties {deal.parties}, signed {deal.signed}, terms {deal.terms}")
    made = [(talk.by, talk.circle) for talk in s.talks if talk.number == deal.number and talk.over]
    if made != ([(deal.by, deal.parties)] if deal.private else []):
        wrong.append(f"offer {deal.number} was made in the talks {made}")
    return wrong
