"""The house bot: it trades where both sides gain by what it thinks things are worth, and plays the rest by value."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fivesuns.games.sidereal import bundles, converters, deals, offers
from fivesuns.games.sidereal.cards import colonies_of, face_of, seat_of
from fivesuns.games.sidereal.catalog import CARDS, SPECIES
from fivesuns.games.sidereal.judgement import bids, clearing, proposals
from fivesuns.games.sidereal.judgement.demand import coming
from fivesuns.games.sidereal.judgement.keeping import economy_plan, unkept
from fivesuns.games.sidereal.judgement.opinions import Opinion
from fivesuns.games.sidereal.judgement.pledges import owed
from fivesuns.games.sidereal.judgement.positions import RUN, Judge
from fivesuns.games.sidereal.judgement.reading import table_of
from fivesuns.games.sidereal.judgement.values import colony, prices, stream, value
from fivesuns.games.sidereal.ledger import bid_range
from fivesuns.games.sidereal.stages.steal import STOLEN
from fivesuns.games.sidereal.state import ROUNDS, Confluence, Offer, Term
from fivesuns.kernel import SILENT, Allocate, Bot, Choose, Decision, Number, Pick, Rng, Seat

READY: Final = ("ready",)
COUNTERS: Final = 3              # versions of an offer, then it is declined
SPITE: Final = 20                # what it gains by another's loss, in hundredths of that
OFFERS: Final = 24               # of one phase
FORGOTTEN: Final = 6             # of one phase, where it does not remember what it has offered


class Skill(NamedTuple):
    trades: bool = True          # does it make offers, and take any?
    parties: int = 9             # of the deals that it can think through
    offers: int = OFFERS         # that it makes in a phase
    doubt: float = 0.0           # points that a deal must bring before it sees that it is good
    demand: bool = True          # does it see which colours will be wanted?
    late: int = 0                # rounds by which it is slow to see that goods lose their worth
    thoughts: int = bids.THOUGHTS    # how often does it think again about what others will bid,
    daring: int = 100            # and how much of what is best does it bid, in hundredths?


LEVELS: Final[Mapping[str, Skill]] = {
    "beginner": Skill(parties=2, offers=3, doubt=0.5, demand=False, late=3, thoughts=0, daring=50),
    "solid": Skill(parties=4, offers=8, demand=False, late=2, thoughts=1, daring=50), "strong": Skill()}


class House(Bot):
    def __init__(self, rng: Rng, skill: Skill = LEVELS["strong"]) -> None:
        self.rng = rng
        self.skill = skill
        self.round = 0
        self.looked: tuple[Any, ...] = ()                # the table on which there was nothing to offer
        self.made: list[tuple[Term, ...]] = []           # offers of this phase

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        think = ANSWERS.get(decision.key)
        if think is None:
            return decision.sample(self.rng)
        found = think(self, table_of(seat.view(), seat.options), decision)
        if found is SILENT or decision.check(found):
            return found
        return READY if decision.key == "sidereal.trade" else decision.sample(self.rng)

    def speak(self, seat: Seat) -> Any:
        """Who is ready listens still."""
        decision = seat.decision
        if decision is None or not self.skill.trades or decision.key not in ("sidereal.trade", "sidereal.bid"):
            return SILENT
        s = table_of(seat.view(), seat.options)
        if decision.key == "sidereal.trade":
            found = trade(self, s, decision)
        else:
            found = self.reply(self.judge(s), decision.seat) if s.offers else None
        return found if found not in (READY, None) and found is not SILENT and decision.check(found) else SILENT

    def judge(self, s: Confluence) -> Judge:
        return Judge(s, self.coming(s))

    def coming(self, s: Confluence) -> Mapping[str, float]:
        """What things will be worth when the next round begins."""
        return coming(s) if self.skill.demand else prices(max(1, s.round + 1 - self.skill.late))

    def reply(self, judge: Judge, seat: int) -> Any:
        """To the first offer that waits for this seat. Who offers something to anyone gets no refusal."""
        for offer in offers.acceptable(judge.s, seat):       # none of its own: whoever makes one has accepted it
            anyone = offers.standing(offer)
            parties = (offer.by, seat) if anyone else offer.parties
            opinion = Opinion(judge, deals.bound(offer.terms, seat), parties)
            if self.likes(opinion, seat):
                steps = deals.Reading(deals.bound(offer.terms, seat)).steps
                return taken_back(judge, seat, steps) or (("accept", offer.number, offer.version),)
            if not anyone:
                more = self.more(judge, seat, offer) if opinion.flaw is None else ()
                return (("amend", offer.number), *more) if more else (("decline", offer.number),)
        return None

    def likes(self, opinion: Opinion, seat: int) -> bool:
        return (opinion.fair(seat) and opinion.gains[seat] >= self.skill.doubt
                and len(opinion.gains) <= self.skill.parties)

    def more(self, judge: Judge, seat: int, offer: Offer) -> tuple[Term, ...]:
        """What would make an offer of two a fair one, unless they have haggled enough."""
        if judge.s.phase != "trade" or len(offer.parties) != 2 or offer.version >= COUNTERS:
            return ()
        found = proposals.counter(judge, seat, offer.by, offer.terms)
        if not found or found in self.made or len(self.made) >= self.skill.offers:
            return ()
        self.made.append(found)
        return found

    def offer(self, judge: Judge, seat: int) -> Any:
        """One offer at a time, none twice, and not without end."""
        s = judge.s
        if self.round != s.round:
            self.round, self.made = s.round, []
        mine = [x for x in s.offers if x.by == seat]
        if mine and mine[0].terms in self.made and all([x in mine[0].accepted or s.players[x].ready
                                                         for x in mine[0].parties]):
            return (("withdraw", mine[0].number),)               # who is ready and has not answered wants no more
        if s.players[seat].offers >= FORGOTTEN and not self.made:
            return None                                          # others may have made it sit down anew for every word
        look = (tuple(s.holder.items()), tuple([tuple(p.stock.values()) for p in s.players]), s.deals, len(self.made))
        if len(self.made) >= self.skill.offers or mine or look == self.looked:
            return None
        others = [x for x in range(s.seats) if x != seat]
        terms = self.deal(judge, seat, others) or proposals.recognition(judge, seat, self.made)
        if not terms:
            self.looked = look
            return None
        again = taken_back(judge, seat, deals.Reading(terms).steps)
        if again is not None:
            return again
        self.made.append(terms)
        return ("offer", *terms)

    def deal(self, judge: Judge, seat: int, others: Sequence[int]) -> tuple[Term, ...]:
        """First one of many, then those of few; and when there are none left, whether many can do better once more."""
        many = self.skill.parties >= clearing.PARTIES
        found = clearing.cleared(judge, seat, clearing.company(judge.s, seat), ()) if many and not self.made else None
        if found is None:
            found = self.purchase(judge, seat, others)
        if found is None and many and self.made:
            found = clearing.cleared(judge, seat, clearing.company(judge.s, seat), self.made)
        return found.terms() if found is not None and found.gains[seat] >= self.skill.doubt else ()

    def purchase(self, judge: Judge, seat: int, others: Sequence[int]) -> proposals.Deal | None:
        """From several of them at once, or from one after the other."""
        if self.skill.parties > 2:
            return proposals.best_deal(judge, seat, others, self.made)
        alone = [proposals.best_deal(judge, seat, [x], self.made) for x in others]
        return max([x for x in alone if x is not None], key=lambda x: x.gains[seat], default=None)


def taken_back(judge: Judge, seat: int, steps: Sequence[deals.Step]) -> Any:
    """Its word on an offer that is still open and would be a loss after these steps: that goes before them."""
    for offer in judge.s.offers:
        if seat in offer.accepted:
            flaw, after = deals.tried(judge.s, steps)
            opinion = Opinion(Judge(after, judge.after), offer.terms, offer.parties) \
                if flaw is None and not offers.standing(offer) else None
            if opinion is not None and opinion.flaw is None and opinion.gains[seat] < 0:
                return (("withdraw" if offer.by == seat else "decline", offer.number),)
    return None


# set-up

def species(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """One of the simplest that are left."""
    assert isinstance(decision, Choose)
    simple = sorted(decision.options(), key=lambda x: SPECIES[x].rank)
    return simple[bot.rng.below(min(3, len(simple)))]


# trade

def trade(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """Answers first, then offers of one's own; what one does alone when there is nothing more to gain from others."""
    seat = decision.seat
    judge = bot.judge(s)
    if bot.skill.trades:
        found = bot.reply(judge, seat) or bot.offer(judge, seat)
        if found is not None:
            return found
        if any([x.by == seat and not all([y in x.accepted or s.players[y].ready for y in x.parties])
                for x in s.offers]):
            return SILENT                                        # somebody still thinks about it
    return solitary(judge, seat) or READY


def solitary(judge: Judge, seat: int) -> Any:
    """The best purple converter of the best plan, or a card worth tucking."""
    s = judge.s
    for item in judge.plan(seat):
        if item[0] == RUN and deals.flaw_of_run(s, seat, item[1], item[2], item[3], (None, None)) is None:
            uses = said(s, seat, item)
            step = (("runs", seat, *item[1:]), *uses)
            if not keeps_word(judge, seat, step):
                continue
            return taken_back(judge, seat, (step,)) or (("run", *item[1:]), *uses)
    return tuck(judge, seat)


def keeps_word(judge: Judge, seat: int, step: deals.Step) -> bool:
    """Can this seat still deliver what it owes, or as much of it as before, after this step? A colony that is settled
    makes other things than those that were promised."""
    flaw, after = deals.tried(judge.s, (step,))
    return flaw is not None or unkept(after, seat, judge.after) <= unkept(judge.s, seat, judge.after)


def said(s: Confluence, seat: int, item: Any) -> list[Any]:
    """The colonies that a converter consumes: those that are worth least."""
    it = converters.converter(s, item[1], item[2])
    assert it is not None
    held = sorted(colonies_of(s, seat), key=lambda x: colony(s, x, s.round))
    found: list[str] = []
    for kind, n in sorted(it.inputs[item[3]].items(), key=lambda x: x[0] == "colony_any"):
        if kind.startswith("colony_"):
            found += [x for x in held if x not in found
                      and kind in ("colony_any", f"colony_{face_of(s, x).climate}")][:n]
    return [("use", x) for x in found]


def tuck(judge: Judge, seat: int) -> Any:
    """A technology under a card that gains more by it."""
    s, most, found = judge.s, 0.3, None
    mine = [card for card, holder in s.holder.items() if holder == seat]
    for under in [card for card in mine if CARDS[card].tucks and card not in s.turned]:
        for card in [card for card in mine if CARDS[card].technology in CARDS[under].tucks and card != under]:
            gained = stream(under, True, s.round) - stream(under, False, s.round) - stream(card, False, s.round)
            if (gained > most and converters.flaw_of_tuck(s, seat, card, under) is None
                    and keeps_word(judge, seat, (("tucks", seat, card, under),))):
                most, found = gained, (("tuck", card, under),)
    return found


def leftovers(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """To whoever has least."""
    assert isinstance(decision, Choose)
    judge = Judge(s)
    return min(decision.options(), key=lambda species: judge.worth(seat_of(s, species)))


# economy

def economy(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    return economy_plan(s, decision.seat, bot.coming(s))[0]


def unsupported(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    assert isinstance(decision, Pick)
    least = sorted(decision.things, key=lambda x: colony(s, str(x), s.round))[:decision.least]
    return tuple([x for x in decision.things if x in least])


# bids

def bid(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    found = bot.reply(bot.judge(s), decision.seat) if bot.skill.trades and s.offers else None
    if found is not None:
        return found
    if decision.lapse == "open":
        return ("open",)
    ships = bids.bid(s, decision.seat, bot.rng, bot.skill.thoughts)
    least = [bid_range(s, decision.seat, track)[0] for track in ("colonies", "research")]
    return (("bid", *[max(low, n * bot.skill.daring // 100) for low, n in zip(least, ships, strict=True)]),)


def buy(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    assert isinstance(decision, Choose)
    price = decision.about[0] * prices(s.round + 1)["ship"]
    most, found = 0.0, None
    for card in decision.options():
        if card in CARDS:
            worth = bids.card_value(s, decision.seat, card) - price
            if worth > most:
                most, found = worth, card
    if found is None and None not in decision.options():
        return decision.options()[0]
    if "split" in decision.options() and decision.about[0] >= 4:
        return "split"
    return found


# theft

def steal(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """The theft after which it has most; whom envoys lie with costs less."""
    assert isinstance(decision, Choose)
    price = prices(min(ROUNDS, s.round) + 1)
    most, found = 0.0, None
    for theft in decision.options():
        if theft is None:
            continue
        _, species, card, n, alternative = theft
        it = face_of(s, card).converters[n]
        stock = s.players[seat_of(s, species)].stock
        loot = sum([min(many, sum([stock[kind] for kind in STOLEN[what]])) * price.get(what, price["octagon"])
                    for what, many in it.output.items()])
        gained = (1 + SPITE / 100) * loot - value(it.inputs[alternative], price)
        if gained > most:
            most, found = gained, theft
    return found


def loot(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """What it has fewest of first."""
    assert isinstance(decision, Allocate)
    stock = s.players[decision.seat].stock
    return shared(decision, sorted([kind for kind, _ in decision.bins], key=lambda kind: stock[kind]))


def bribe(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """Wilds last."""
    assert isinstance(decision, Allocate)
    return shared(decision, sorted([kind for kind, _ in decision.bins], key=lambda kind: kind.startswith("wild")))


def which(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """Of what is owed: the debtor parts with what it has most of, the creditor takes what it has fewest of."""
    assert isinstance(decision, Allocate)
    stock = s.players[decision.seat].stock
    mine = decision.about[0] == s.players[decision.seat].species
    return shared(decision, sorted([kind for kind, _ in decision.bins],
                                   key=lambda kind: -stock[kind] if mine else stock[kind]))


def shared(decision: Allocate, kinds: list[str]) -> Any:
    """As many as there are of the first kinds."""
    most, left, found = dict(decision.bins), decision.total, dict[str, int]()
    for kind in kinds:
        found[kind] = min(most[kind], left)
        left -= found[kind]
    return tuple([(kind, found[kind]) for kind, _ in decision.bins if found[kind]])


# promises that are due

def option(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """Buys as many as gain something."""
    assert isinstance(decision, Number)
    _, kind, price, price_kind = decision.about
    judge = Judge(s)
    return max(range(decision.low, decision.high + 1),
               key=lambda n: (judge.worth(decision.seat, {kind: n, price_kind: -price * n}), -n))


def compensate(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """Goods of the same worth for who was to get something, of those that it needs least."""
    seat = decision.seat
    promise, = [p for p in s.promises if p.number == decision.about[0]]
    judge, due = Judge(s), owed(s, promise, prices(s.round))
    price, change, found = prices(s.round), dict[str, int](), list[Any]()
    while due > 0:
        held = [kind for kind, n in s.players[seat].stock.items() if n + change.get(kind, 0) > 0 and kind != "ship"]
        if not held or len(found) >= 8:
            break
        kind = min(held, key=lambda kind: (judge.worth(seat, change) - judge.worth(
            seat, bundles.total([change, {kind: -1}]))) / price[kind])
        bundles.take(change, {kind: 1})
        found.append(("give", promise.creditor, kind, 1))
        due -= price[kind]
    return tuple(found)


def compensation(bot: House, s: Confluence, decision: Decision[Any]) -> Any:
    """Whoever was to get something wants as much for it; the others leave it to them."""
    assert isinstance(decision, Choose) and decision.facts is not None
    promise, = [p for p in s.promises if p.number == decision.about[1]]
    if decision.seat != promise.creditor:
        return "agree"
    offer, price = decision.facts()[0], prices(s.round)
    goods = sum([price[item[2]] * item[3] for item in offer if item[0] == "give" and item[1] == decision.seat])
    return "agree" if goods >= owed(s, promise, prices(s.round)) else "refuse"


Answer = Callable[[House, Confluence, Decision[Any]], Any]
ANSWERS: Final[dict[str, Answer]] = {
    "sidereal.species": species, "sidereal.trade": trade, "sidereal.economy": economy,
    "sidereal.unsupported": unsupported, "sidereal.bid": bid, "sidereal.colonies": buy, "sidereal.research": buy,
    "sidereal.leftovers": leftovers, "sidereal.steal": steal, "sidereal.bribe": bribe, "sidereal.loot": loot,
    "sidereal.which": which, "sidereal.buy": option, "sidereal.compensate": compensate,
    "sidereal.compensation": compensation}
