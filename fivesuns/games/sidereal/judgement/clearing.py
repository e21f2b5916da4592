"""Deals of many at once: things go where they bring most, whoever holds them, and who loses by that is paid.

Six green of one, five of another and four of a third let a team invent, and none of these purchases is worth anything
without the others: what no offer of two can begin, one of all can do.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fivesuns.games.sidereal import bundles, deals
from fivesuns.games.sidereal.catalog import CARDS, KINDS, Bundle
from fivesuns.games.sidereal.converters import converters_of, may_run, times
from fivesuns.games.sidereal.exceptions import yengii
from fivesuns.games.sidereal.judgement.market import Market, Sources, wishes
from fivesuns.games.sidereal.judgement.opinions import CONTENT, Opinion, fair_gain, least_gain, licence
from fivesuns.games.sidereal.judgement.positions import RUN, Judge
from fivesuns.games.sidereal.judgement.proposals import Deal, fill, given
from fivesuns.games.sidereal.judgement.values import fee, shared
from fivesuns.games.sidereal.plans import OPEN, put_in
from fivesuns.games.sidereal.state import Confluence, Term
from fivesuns.kernel import Whole
from fivesuns.kernel.codec import copied

PARTIES: Final = 5               # of one deal
MOVES: Final = 24                # of things to where they bring more
LITTLE: Final = 0.10             # points that one of them must bring
TRIED: Final = 4                 # how often a deal with fewer moves is tried when somebody cannot be paid

Move = tuple[int, Sources, str]                                  # who gets what from whom, and which card


KNOWN: Final[dict[tuple[Any, ...], list[Move]]] = {}             # by all that they depend on
MOST: Final = 500                                                # are remembered


def company(s: Confluence, seat: int) -> list[int]:
    """With whom a seat clears the market: at a large table with its neighbours, for one deal has but so many terms."""
    return sorted([(seat + n) % s.seats for n in range(min(s.seats, PARTIES))])


def moves(judge: Judge, seats: Sequence[int]) -> list[Move]:
    """Where things should go; whoever looks at the same table finds the same."""
    s = judge.s
    key = (s.round, s.seats, tuple(seats), tuple(judge.after.values()), tuple(s.holder.items()), tuple(s.turned),
           tuple(s.seedlings), tuple(s.tucked), tuple(s.used.items()),
           tuple([(p.debtor, p.what, p.due, p.met) for p in s.promises]),
           tuple([(p.species, *p.stock.values(), min(3, max(0, p.vp)), p.acknowledgements) for p in s.players]))
    if key not in KNOWN:
        if len(KNOWN) >= MOST:
            KNOWN.clear()
        KNOWN[key] = found_moves(judge, seats)
    return KNOWN[key]


def found_moves(judge: Judge, seats: Sequence[int]) -> list[Move]:
    """One after the other, each the one that brings most, as long as all together have more by it."""
    market, found = Market(judge), list[Move]()
    had = all_worth(market, seats)
    while len(found) < MOVES:
        best = best_move(market, seats)
        if best is None:
            break
        market.move(*best)
        has = all_worth(market, seats)
        if has <= had:
            break
        found.append(best)
        had = has
    return found


def all_worth(market: Market, seats: Sequence[int]) -> float:
    """Of all positions, with the technologies that somebody can now share."""
    found = 0.0
    for seat in seats:
        others = [x for x in seats if x != seat]
        found += market.worth(seat)
        for _, card, _, _ in inventions(seat, planned(market, seat, market.held(seat))):
            found += given_all(market.judge, seat, others, card)
    return found


def best_move(market: Market, seats: Sequence[int]) -> Move | None:
    judge, most = market.judge, LITTLE
    found: Move | None = None
    for seat in seats:
        others = [x for x in seats if x != seat]
        stock, start = market.held(seat), market.worth(seat)
        plan = planned(market, seat, stock)
        things = wishes(judge, seat, stock, judge.left(plan, stock))
        teams = [card for _, card, _, _ in inventions(seat, plan)]
        hope = max([given_all(judge, seat, others, p.card) for p in judge.look(seat)[0].projects
                    if p.it.effect == "invent" and p.card not in teams], default=0.0)
        for wish in [*things, *[{kind: 1} for kind in KINDS if {kind: 1} not in things]]:
            gain = market.worth(seat, wish) - start
            goods = market.sources(wish, others) if gain + hope > most else None
            if goods is None:
                continue
            gain -= sum([market.loss_of(x, some) for x, some in goods.items()])
            if hope and gain + hope > most:
                then = inventions(seat, planned(market, seat, bundles.total([stock, wish])))
                gain += sum([given_all(judge, seat, others, card) for _, card, _, _ in then if card not in teams])
            if gain > most:
                most, found = gain, (seat, goods, "")
        for card, wish in interest(market, seat, others, stock):
            gain = market.worth(seat, wish, card) - start
            lost = sum([given_all(judge, seat, others, x) for x in teams]) if gain > most else 0.0
            goods = market.sources(wish, others) if gain > most else None
            if goods is None:
                continue
            gain -= sum([market.loss_of(x, some) for x, some in goods.items()])
            if lost and gain > most:
                then = inventions(seat, planned(market, seat, bundles.total([stock, wish]), card))
                gain += sum([given_all(judge, seat, others, x) for _, x, _, _ in then]) - lost
            if gain > most:
                most, found = gain, (seat, goods, card)
    return found


def interest(market: Market, seat: int, others: Sequence[int], stock: Bundle) -> list[tuple[str, dict[str, int]]]:
    """Cards that their owners may only lend, and what this seat lacks to run them."""
    s, found = market.judge.s, list[tuple[str, dict[str, int]]]()
    lent = [card for _, _, card in market.lent]
    for card in [card for x in others for card in market.judge.hands[x] if not CARDS[card].by_owner]:
        if card in lent or not may_run(s, seat, card) or times(s, card, 0) < 1:
            continue
        it = converters_of(s, card)[0]
        size = put_in(it)
        if not size:
            found += [(card, bundles.missing(stock, due)) for due in it.inputs]
            continue
        colours, wild = OPEN[size]
        for kind in colours:
            short = it.inputs[0][size] - stock[kind] - stock[wild]
            found.append((card, {kind: short} if short > 0 else {}))
    return found


def planned(market: Market, seat: int, stock: Bundle, card: str = "") -> Whole:
    got, lent = market.cards(seat)
    look = market.judge.look(seat, (*got, card) if card else got, lent)[0]
    return look.plan(stock, market.judge.s.players[seat].vp)


def inventions(seat: int, plan: Whole) -> list[tuple[int, str, int, int]]:
    """Which teams invent in a plan."""
    return [(seat, *item[1:]) for item in plan if item[0] == RUN and CARDS[item[1]].sort == "team"]


def given_all(judge: Judge, seat: int, others: Sequence[int], card: str) -> float:
    """What the technology of a team will bring all others, if this seat lets it invent."""
    return sum([shared(judge.s, x, seat, CARDS[card].technology) for x in others])


def cleared(judge: Judge, seat: int, seats: Sequence[int], shun: Sequence[tuple[Term, ...]]) -> Deal | None:
    """The deal of all moves, or of the first ones, if it can be made one in which this seat and all others gain."""
    steps = moves(judge, seats)
    for n in range(len(steps), max(-1, len(steps) - TRIED), -1):
        market = Market(judge)
        for step in steps[:n]:
            market.move(*step)
        deal = settled(judge, seat, seats, market)
        if deal is not None and deal.terms() not in shun:
            opinion = Opinion(judge, deal.terms(), sorted(deal.gains))
            if all([opinion.fair(x) for x in deal.gains]):       # as its parties will see it
                return deal
    return None


def settled(judge: Judge, seat: int, seats: Sequence[int], market: Market) -> Deal | None:
    """Who gains most pays those who gain too little."""
    deal = Deal(judge, seat)
    deal.cards = market.lent
    pass_on(deal, market.changes)
    parties = [x for x, change in market.changes.items() if any(change.values()) or any(market.cards(x))]
    deal.inventions = new_inventions(market, deal, parties)
    sell_licences(judge, deal, seats)
    parties = sorted({*parties, *[x for giver, taker, _ in deal.licences for x in (giver, taker)]})
    if seat not in parties:
        return None
    start = {x: judge.worth(x) for x in parties}
    gains = {x: deal.worth(x) - start[x] for x in parties}
    share = sum(gains.values()) / len(parties)
    for poor in sorted(parties, key=lambda x: gains[x]):
        aim = fair_gain(share, given(judge, deal, poor))
        for rich in sorted(parties, key=lambda x: -gains[x]):
            if rich != poor and deal.worth(poor) - start[poor] < aim and gains[rich] > aim:
                fill(judge, deal, rich, poor, aim)
                gains[rich] = deal.worth(rich) - start[rich]
    changes = {x: deal.change(x) for x in parties}
    deal.goods = {}
    pass_on(deal, changes)                                       # nobody gives what it has not got yet
    deal.inventions = new_inventions(market, deal, parties)
    deal.gains = {x: deal.worth(x) - start[x] for x in parties}
    share = sum(deal.gains.values()) / len(parties)
    fair = all([gain >= least_gain(share, given(judge, deal, x)) for x, gain in deal.gains.items()])
    return deal if fair and len(deal.terms()) <= deals.TERMS else None


def sell_licences(judge: Judge, deal: Deal, seats: Sequence[int]) -> None:
    """To everybody who can pay for one, after the rest of the deal, what makes it fair: it costs its giver nothing but
    the hope to sell it later."""
    s, found = judge.s, list[tuple[float, int, int, str]]()
    for giver in seats:
        for technology in yengii.licensable(s, giver):
            for taker in [x for x in seats if x != giver and yengii.can_use(s, x, technology)]:
                surplus = licence(judge, taker, technology) - fee(s, taker, technology, s.round)
                if surplus > 2 * LITTLE:
                    found.append((surplus, giver, taker, technology))
    for surplus, giver, taker, technology in sorted(found, reverse=True):
        goods, credit = copied(deal.goods), copied(deal.credit)
        had, has = deal.worth(taker), deal.worth(giver)
        deal.licences.append((giver, taker, technology))
        aim = fair_gain(surplus / 2, fee(s, taker, technology, s.round))
        fill(judge, deal, taker, giver, has + aim - judge.worth(giver))
        if min(deal.worth(giver) - has, deal.worth(taker) - had) < CONTENT / 100 * aim:
            deal.licences.pop()
            deal.goods, deal.credit = goods, credit


def new_inventions(market: Market, deal: Deal, parties: Sequence[int]) -> list[tuple[int, str, int, int]]:
    """Which teams a deal lets invent that could not before. To do so is part of it, for all have something of it."""
    judge, found = market.judge, list[tuple[int, str, int, int]]()
    for seat in parties:
        before = [card for _, card, _, _ in inventions(seat, judge.plan(seat))]
        stock = bundles.total([judge.free(seat), deal.change(seat)])
        found += [x for x in inventions(seat, planned(market, seat, stock)) if x[1] not in before]
    return found


def pass_on(deal: Deal, changes: Sources) -> None:
    """Who has less of a kind gives it to those who have more, to as few as will do."""
    for kind in KINDS:
        givers = {x: -change[kind] for x, change in changes.items() if change.get(kind, 0) < 0}
        takers = {x: change[kind] for x, change in changes.items() if change.get(kind, 0) > 0}
        for taker, n in sorted(takers.items(), key=lambda x: -x[1]):
            while n > 0:
                giver = max(givers, key=lambda x: min(givers[x], n))
                many = min(givers[giver], n)
                deal.add(giver, taker, {kind: many})
                givers[giver] -= many
                n -= many
