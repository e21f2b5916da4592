"""Deals that are worth an offer: what somebody wants, who can spare it, and what makes it a fair deal for all."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.sidereal import bundles, deals
from fivesuns.games.sidereal.catalog import CARDS, KINDS, LARGE, SMALL, Bundle
from fivesuns.games.sidereal.converters import converter, converters_of, may_run, times
from fivesuns.games.sidereal.exceptions import faderan, yengii
from fivesuns.games.sidereal.judgement.market import Market, Sources, wishes
from fivesuns.games.sidereal.judgement.opinions import CONTENT, Opinion, fair_gain, least_gain, licence
from fivesuns.games.sidereal.judgement.pledges import TRUST
from fivesuns.games.sidereal.judgement.positions import RUN, Judge
from fivesuns.games.sidereal.judgement.values import SOLD, fee, prices, shared, value, worth_of_technology
from fivesuns.games.sidereal.plans import returned
from fivesuns.games.sidereal.state import ROUNDS, Term
from fivesuns.games.sidereal.technologies import own_technology

WORTH: Final = 12                # hundredths of a point that a deal must bring all together, for each of its parties
SUPPLIERS: Final = 3             # of one deal
STEPS: Final = 24                # things that are added to a payment, one after the other
LOOKED: Final = 5                # wishes that are followed up
POOR: Final = 50                 # hundredths of its cost that a payment must bring its taker
OWED: Final = 75                 # hundredths of what it will surely make that a seat promises away
FEW: Final = 4                   # kinds of payment that are weighed again for the next thing


class Deal:
    """Who gives what to whom, now and when the next round begins, and what that brings each of them."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.goods: dict[tuple[int, int], dict[str, int]] = {}           # giver, taker
        self.credit: dict[tuple[int, int], dict[str, int]] = {}
        self.cards: list[tuple[int, int, str]] = []
        self.donated: list[tuple[int, int, dict[str, int]]] = []
        self.licences: list[tuple[int, int, str]] = []
        self.inventions: list[tuple[int, str, int, int]] = []            # who, team, converter, alternative
        self.gains: dict[int, float] = {}

    def add(self, giver: int, taker: int, bundle: Bundle) -> None:
        bundles.add(self.goods.setdefault((giver, taker), {}), bundle)

    def owe(self, giver: int, taker: int, bundle: Bundle) -> None:
        bundles.add(self.credit.setdefault((giver, taker), {}), bundle)

    def change(self, seat: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for (giver, taker), goods in self.goods.items():
            if seat == giver:
                bundles.take(found, goods)
            elif seat == taker:
                bundles.add(found, goods)
        for _, taker, goods in self.donated:
            if seat == taker:
                bundles.add(found, goods)
        return found

    def worth(self, seat: int, more: Bundle | None = None) -> float:
        """Of the position of this seat after the deal, with a change of goods on top."""
        change = self.change(seat)
        if more:
            bundles.add(change, more)
        s = self.judge.s
        got = [card for _, taker, card in self.cards if taker == seat]
        got += [own_technology(s, seat, technology) for _, taker, technology in self.licences if taker == seat]
        found = self.judge.worth(seat, change, tuple(got),
                                 tuple([card for giver, _, card in self.cards if giver == seat]))
        for giver, taker, technology in self.licences:
            if seat == giver:
                found -= fee(s, taker, technology, s.round)
            elif seat == taker:
                found += worth_of_technology(s, taker, technology, s.round + 1)
        for giver, _, goods in self.donated:
            if giver == seat:
                found -= SOLD / 100 * value(goods, prices(self.judge.s.round))
        for who, card, _, _ in self.inventions:
            if who != seat:
                found += shared(self.judge.s, seat, who, CARDS[card].technology)
        price = self.judge.after
        for (giver, taker), goods in self.credit.items():
            if seat in (giver, taker):
                found += (-1.0 if seat == giver else TRUST / 100) * value(goods, price)
        return found

    def terms(self) -> tuple[Term, ...]:
        """What passes both ways is set off."""
        net: dict[tuple[int, int, str], int] = {}
        for (giver, taker), goods in self.goods.items():
            for kind, n in goods.items():
                if n:
                    net[giver, taker, kind] = net.get((giver, taker, kind), 0) + n
        found: list[Term] = [("card", giver, taker, card) for giver, taker, card in self.cards]
        found += [("licence", *x) for x in self.licences]
        for giver, taker, goods in self.donated:
            found += [("donated", giver, taker, kind, n) for kind, n in goods.items()
                      if kind == "envoy" or "envoy" not in goods]
        for (giver, taker, kind), n in net.items():
            more = n - net.get((taker, giver, kind), 0)
            if more > 0:
                found.append(("give", giver, taker, kind, more))
        found += [("runs", *x) for x in self.inventions]
        if self.credit:
            found.append(("later", self.judge.s.round + 1, "start"))
            found += [("give", giver, taker, kind, n) for (giver, taker), goods in self.credit.items()
                      for kind, n in goods.items()]
        return tuple(found)


# deals

class Idea:
    """A purchase that would pay."""

    def __init__(self, surplus: float, goods: Sources, cards: list[tuple[int, int, str]],
                 donated: Sequence[tuple[int, int, dict[str, int]]] = (),
                 licences: Sequence[tuple[int, int, str]] = ()) -> None:
        self.surplus, self.goods, self.cards = surplus, goods, cards
        self.donated, self.licences = list(donated), list(licences)


def best_deal(judge: Judge, seat: int, others: Sequence[int], shun: Sequence[tuple[Term, ...]]) -> Deal | None:
    """The purchase that brings this seat most, if all its parties gain what is fair."""
    ideas = [*goods_ideas(judge, seat, others), *card_ideas(judge, seat, others),
             *donation_ideas(judge, seat, others), *licence_ideas(judge, seat, others)]
    ideas.sort(key=lambda x: -x.surplus)
    found: list[Deal] = []
    for idea in ideas[:LOOKED]:
        deal = paid(judge, seat, idea)
        if deal is not None and deal.terms() not in shun:
            found.append(deal)
    found.sort(key=lambda x: -x.gains[seat])
    for deal in found:
        opinion = Opinion(judge, deal.terms(), sorted(deal.gains))
        if all([opinion.fair(x) for x in deal.gains]):           # as its parties will see it
            return deal
    return None


def goods_ideas(judge: Judge, seat: int, others: Sequence[int]) -> list[Idea]:
    market = Market(judge)
    start = judge.worth(seat)
    found: list[Idea] = []
    things = wishes(judge, seat, judge.s.players[seat].stock, judge.rest(seat))
    things += [{kind: n} for kind in KINDS for n in (1, 2, 3) if {kind: n} not in things]
    for wish in things:
        gain = judge.worth(seat, wish) - start
        if gain <= WORTH / 100:
            continue
        for group in (others, *[[other] for other in others]):
            goods = market.sources(wish, group)
            if goods is None or len(goods) > SUPPLIERS or (len(group) > 1 and len(goods) == 1):
                continue
            loss = sum([market.loss_of(x, some) for x, some in goods.items()])
            if gain - loss > WORTH / 100 * (1 + len(goods)):
                found.append(Idea(gain - loss, goods, []))
    return found


def card_ideas(judge: Judge, seat: int, others: Sequence[int]) -> list[Idea]:
    """Teams that this seat could let invent, with what it lacks for that."""
    s, market, start = judge.s, Market(judge), judge.worth(seat)
    found: list[Idea] = []
    for other in others:
        for card in judge.hands[other]:
            if not tempting(judge, seat, card):
                continue
            loss = judge.worth(other) - judge.worth(other, None, (), (card,))
            dues: list[Bundle] = [{}]
            if CARDS[card].sort == "team":
                dues += CARDS[card].front.converters[0].inputs
            for due in dues:
                short = bundles.missing(s.players[seat].stock, due)
                gain = judge.worth(seat, short, (card,)) - start - loss
                if gain <= WORTH / 50 or any([kind.startswith("any") for kind in short]):
                    continue
                goods = market.sources(short, others)
                if goods is None or len({*goods, other}) > SUPPLIERS:
                    continue
                gain -= sum([market.loss_of(x, some) for x, some in goods.items()])
                if gain > WORTH / 100 * (2 + len(goods)):
                    found.append(Idea(gain, {other: {}, **goods}, [(other, seat, card)]))
    return found


def tempting(judge: Judge, seat: int, card: str) -> bool:
    """Could this card of somebody be of use here: a team, interest, a converter that idles there and could run here?"""
    known, s = CARDS[card], judge.s
    if known.loan == "never" or (known.mate and not known.left):
        return False
    if known.sort == "team":
        return True
    running = [item[1] for item in judge.plan(s.holder[card])]
    if known.loan != "returns" or not may_run(s, seat, card) or card in running:
        return False
    rest, after = judge.rest(seat), judge.after
    for n, it in enumerate(converters_of(s, card)):
        if it.arrow != "white" or it.fleet or times(s, card, n) < 1:
            continue
        if it.interest:
            (size, many), = it.inputs[0].items()
            colours = SMALL if size == "any_small" else LARGE
            if max([s.players[seat].stock[kind] for kind in colours]) + rest[f"wild{size[3:]}"] >= many:
                return True
        elif any([not bundles.missing(rest, due) and value(it.output, after) - value(due, after) > WORTH / 100
                  for due in it.inputs]):
            return True
    return False


def donation_ideas(judge: Judge, seat: int, others: Sequence[int]) -> list[Idea]:
    """What others have to give away."""
    s, start, found = judge.s, judge.worth(seat), list[Idea]()
    for other in others:
        p = s.players[other]
        gifts = [dict(p.envoy_gift), {kind: deals.donated(s, other, kind) for kind in p.donation
                                      if kind != "envoy" and deals.donated(s, other, kind)}]
        for gift in [*gifts, *[{kind: n} for kind, n in gifts[1].items() if len(gifts[1]) > 1]]:
            surplus = judge.worth(seat, gift) - start - SOLD / 100 * value(gift, prices(s.round)) if gift else 0.0
            if surplus > WORTH / 100:
                found.append(Idea(surplus, {other: {}}, [], [(other, seat, gift)]))
    return found


def licence_ideas(judge: Judge, seat: int, others: Sequence[int]) -> list[Idea]:
    s, found = judge.s, list[Idea]()
    for other in others:
        for technology in yengii.licensable(s, other):
            if yengii.can_use(s, seat, technology):
                surplus = licence(judge, seat, technology) - fee(s, seat, technology, s.round)
                if surplus > 2 * WORTH / 100:
                    found.append(Idea(surplus, {other: {}}, [], (), [(other, seat, technology)]))
    return found


def paid(judge: Judge, seat: int, idea: Idea) -> Deal | None:
    """These things for this seat, and for each who gives something what makes it gain what is fair."""
    deal = Deal(judge, seat)
    for other, goods in idea.goods.items():
        deal.add(other, seat, goods)
    deal.cards, deal.donated, deal.licences = idea.cards, idea.donated, idea.licences
    parties = [seat, *idea.goods]
    start = {x: judge.worth(x) for x in parties}
    for other in idea.goods:
        fill(judge, deal, seat, other, fair_gain(idea.surplus / len(parties), start[other] - deal.worth(other)))
    deal.gains = {x: deal.worth(x) - start[x] for x in parties}
    whole = sum(deal.gains.values())
    fair = all([gain >= least_gain(whole / len(parties), given(judge, deal, x)) for x, gain in deal.gains.items()])
    return deal if fair and len(deal.terms()) <= deals.TERMS else None


def fill(judge: Judge, deal: Deal, seat: int, other: int, aim: float) -> None:
    """The seat pays until the other gains so much, or it has nothing more to pay with: then on credit."""
    start, kinds = judge.worth(other), list(KINDS)
    for _ in range(STEPS):
        gained = deal.worth(other) - start
        if gained >= aim:
            return
        fit = payments(judge, deal, seat, other, aim - gained, kinds)
        if fit and fit[0][0] > POOR / 100:
            deal.add(seat, other, {fit[0][1]: fit[0][2]})
            kinds = list(dict.fromkeys([kind for _, kind, _ in fit]))[:FEW]
            continue
        later = credit(judge, deal, seat, aim - gained) if gained < CONTENT / 80 * aim else {}
        if not later:
            return
        deal.owe(seat, other, later)


def counter(judge: Judge, seat: int, by: int, terms: Sequence[Term]) -> tuple[Term, ...]:
    """An offer of two that brings this seat too little, with more for it; nothing if there is no such deal."""
    deal = Deal(judge, by)
    for term in terms:
        if term[0] == "give":
            deal.add(term[1], term[2], {term[3]: term[4]})
        elif term[0] == "card":
            deal.cards.append((term[1], term[2], term[3]))
        else:
            return ()
    gains = {x: deal.worth(x) - judge.worth(x) for x in (seat, by)}
    share = sum(gains.values()) / 2
    if share < WORTH / 100 or min([deal.change(x).get(kind, 0) + judge.s.players[x].stock[kind]
                                   for x in gains for kind in KINDS]) < 0:
        return ()
    fill(judge, deal, by, seat, fair_gain(share, given(judge, deal, seat)))
    gains = {x: deal.worth(x) - judge.worth(x) for x in (seat, by)}
    share = sum(gains.values()) / 2
    fair = all([gain >= least_gain(share, given(judge, deal, x)) for x, gain in gains.items()])
    return deal.terms() if fair else ()


def given(judge: Judge, deal: Deal, seat: int) -> float:
    """What a party parts with."""
    lost = {kind: n for kind, n in deal.change(seat).items() if n < 0}
    found = judge.worth(seat) - judge.worth(seat, lost, (), tuple([card for x, _, card in deal.cards if x == seat]))
    found += sum([SOLD / 100 * value(goods, prices(judge.s.round)) for x, _, goods in deal.donated if x == seat])
    found += sum([fee(judge.s, taker, x, judge.s.round) for giver, taker, x in deal.licences if giver == seat])
    return found + sum([value(goods, judge.after) for (x, _), goods in deal.credit.items() if x == seat])


def credit(judge: Judge, deal: Deal, seat: int, lacking: float) -> dict[str, int]:
    """One more thing that this seat will surely have when the next round begins, and does not owe yet: of those that
    are worth about what is lacking the most plentiful."""
    s = judge.s
    if s.round == ROUNDS:
        return {}
    sure: dict[str, int] = {}
    p = s.players[seat]
    look = judge.look(seat, tuple([card for _, taker, card in deal.cards if taker == seat]),
                      tuple([card for giver, _, card in deal.cards if giver == seat]))[0]
    plan = look.plan(bundles.total([p.stock, deal.change(seat)]), p.vp)
    turned = [item[1] for item in plan if item[0] == RUN]        # these will make something else
    for item in plan:
        it = converter(s, item[1], item[2])
        if it is not None and item[1] not in turned:
            bundles.add(sure, it.output if item[0] == "run" else returned(it, item[3], item[4]))
    whole = sum([n for kind, n in sure.items() if kind in KINDS])
    for debt in s.promises:
        if debt.debtor == seat and debt.what[0] == "give":
            bundles.take(sure, {debt.what[3]: debt.what[4]})
    for (giver, _), goods in deal.credit.items():
        if giver == seat:
            bundles.take(sure, goods)
    if sum([n for kind, n in sure.items() if kind in KINDS]) <= whole * (100 - OWED) / 100:
        return {}                                                # more would be too much to promise
    fit = [kind for kind in KINDS if sure.get(kind, 0) > 0 and kind != "ship"]
    price = judge.after
    return {min(fit, key=lambda kind: (max(0.0, price[kind] - lacking), -price[kind], -sure[kind])): 1} if fit else {}


def payments(judge: Judge, deal: Deal, seat: int, other: int, lacking: float,
             kinds: Sequence[str]) -> list[tuple[float, str, int]]:
    """What can be added to a payment, the best first: what helps the taker most for what it costs the giver."""
    before, had = deal.worth(seat), deal.worth(other)
    mine = deal.change(seat)
    stock = judge.s.players[seat].stock
    found: list[tuple[float, str, int]] = []
    for kind in kinds:
        for n in (1, 3):
            if stock[kind] + mine.get(kind, 0) < n:
                break
            cost, gain = before - deal.worth(seat, {kind: -n}), deal.worth(other, {kind: n}) - had
            if gain > 0:
                found.append((min(gain, lacking * 1.3) / (cost + 0.02), kind, n))
    found.sort(key=lambda x: -x[0])
    return found


def recognition(judge: Judge, seat: int, shun: Sequence[tuple[Term, ...]]) -> tuple[Term, ...]:
    """Acknowledgements, with something that makes them welcome: whoever invents will return them."""
    s = judge.s
    if not faderan.plays(s, seat):
        return ()
    left = ROUNDS + 1 - s.round
    for other, p in enumerate(s.players):
        many = min(left - p.acknowledgements, s.players[seat].acknowledgements, 3)
        if other == seat or many < 1:
            continue
        held = [kind for kind in KINDS if s.players[seat].stock[kind]]
        for kind in sorted(held, key=lambda kind: judge.worth(seat) - judge.worth(seat, {kind: -1}))[:2]:
            terms: tuple[Term, ...] = (("acks", seat, other, many), ("give", seat, other, kind, 1))
            opinion = Opinion(judge, terms, (seat, other))
            if terms not in shun and opinion.fair(seat) and opinion.fair(other):
                return terms
    return ()
