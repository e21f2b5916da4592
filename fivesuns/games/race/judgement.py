"""What things are worth, in victory points at the end of the game: the house bot's judgement.

A tableau is read once into an `Engine`. `Weights` are the numbers that self-play has tuned.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from fivesuns.games.race.catalog import (
    CONSUME,
    CONSUME_ALL,
    DRAW,
    GUESS,
    HAND_LIMIT,
    KINDS,
    PRICE,
    SELL,
    Box,
    Card,
    Design,
)

KIND: Final[Mapping[str, int]] = {kind: i for i, kind in enumerate(KINDS)}
PRICES: Final = [PRICE[kind] for kind in KINDS]
ANY: Final = -1


@dataclass
class Weights:
    """Everything in VP, unless said otherwise."""
    card: float = 0.90           # of a card in hand with the whole game before it
    card_fade: float = 3.0       # rounds to go at which a card has lost a third of that
    hand_curve: float = 0.25     # how much more the first cards of a hand are worth, and less the last
    hold: float = 0.3            # part of a card's value in hand that is lost by placing it
    pace: float = 0.87           # cards that the fastest builder places in a round
    vp_pace: float = 0.65        # chips that a player takes in a round for each VP of a consume cycle
    vp_history: float = 1.7      # how much faster chips go than they went so far
    rounds_more: float = 0.88    # beyond what all this says
    x2: float = 1.7              # chips per VP of a consume power, as a rule with the bonus
    cycle: float = 0.36          # produce-consume cycles of a round
    cycle_late: float = 1.5      # rounds before a new engine runs
    good: float = 0.5            # part of what a good will bring that it is worth now
    trade: float = 0.7           # of cards from a sale, against cards in hand
    military: float = 0.10       # a point of military for each round to go
    discount: float = 0.30       # developments or worlds placed in a round
    explore: float = 0.25        # explore phases in a round
    selection: float = 0.45      # of looking at more cards
    six_growth: float = 0.30     # part of the placements to come that a six-cost development will count
    hand_first: float = 0.65     # part of the gain of the best card in hand that counts already
    hand_next: float = 0.6       # of each further one against the one before
    short: float = 0.75          # for each card that is missing to pay, or point of military
    spite: float = 0.75          # of what others gain by my action
    spite_of_others: float = 0.2
    temper: float = 0.8          # of others when they choose an action
    doubt: float = 0.15          # chance that they choose in a way I cannot guess
    unknown_gain: float = 1.5    # of placing a card from a hand that I do not know
    finish: float = 1.0
    consumer: float = 0.12       # of a consume power that has no good yet, for each round to go
    maker: float = 0.12          # of a good that no power consumes yet, for each round to go


WEIGHTS: Final = Weights()


class Consumer:
    """A consume power, with kinds as numbers."""

    def __init__(self, verb: str, card: Card, kind: int, least: int, most: int, each: bool, different: bool, vp: int,
                 cards: int, premiums: bool) -> None:
        self.verb = verb
        self.card = card
        self.kind = kind
        self.least = least
        self.most = most
        self.each = each
        self.different = different
        self.vp = vp
        self.cards = cards
        self.premiums = premiums


def consumers_of(d: Design, card: Card) -> list[Consumer]:
    found = []
    for p in d.consumes:
        if p.verb in (CONSUME, CONSUME_ALL, SELL):
            found.append(Consumer(p.verb, card, KIND[p.kind] if p.kind else ANY, p.least, p.most, p.each, p.different,
                                  p.vp, p.cards, p.premiums))
    return found


class Engine:
    """What the cards of a tableau can do."""

    def __init__(self, box: Box, tableau: Sequence[Card]) -> None:
        self.box = box
        self.tableau = tableau
        self.count = len(tableau)
        self.makers: list[tuple[Card, int, int]] = []              # production worlds: card, kind, cards drawn
        self.windfalls: list[tuple[Card, int, int]] = []
        self.makes = [0, 0, 0, 0]                                  # windfall powers by kind
        self.makes_any = 0
        self.consumers: list[Consumer] = []
        self.vp = 0
        self.sixes: list[Card] = []
        self.strength = 0
        self.against = [0, 0, 0, 0]
        self.rebel = 0
        self.cheaper = [0, 0, 0, 0, 0]
        self.ship = self.tactics = self.diplomat = False
        self.look = self.keep = self.bank = self.dev_off = self.dev_draw = self.world_draw = 0
        self.premium = [0, 0, 0, 0]
        self.draws = 0
        self.per_good = [0, 0, 0, 0]
        self.per_kind = 0
        self.per_genes = 0
        self.most = [0, 0, 0, 0]
        self.worlds = [0, 0, 0, 0]
        self.free_cards = 0.0                                      # drawn in each consume phase without a good
        self.spends = 0                                            # hand cards that can become chips
        self.designs: set[str] = set()
        for card in tableau:
            self.read(card, box.cards[card])

    def read(self, card: Card, d: Design) -> None:
        self.designs.add(d.id)
        self.vp += d.vp
        if d.kind:
            k = KIND[d.kind]
            self.worlds[k] += 1
            (self.makers if d.production else self.windfalls).append((card, k, d.draw_for_good))
        if d.six:
            self.sixes.append(card)
        phases = d.phases
        if "explore" in phases:
            self.look += d.draw
            self.keep += d.keep
        if "develop" in phases:
            self.bank += d.draw_first
            self.dev_off += d.cheaper_development
            self.dev_draw += d.draw_after_development
        if d.acts_in_settle:
            self.strength += d.strength
            self.rebel += d.strength_against_rebel
            self.ship = self.ship or d.free_world
            self.tactics = self.tactics or d.boost > 0
            self.diplomat = self.diplomat or d.diplomacy > 0
            if d.reduces:
                self.cheaper[4] += d.cheaper_world[""]
                for i, kind in enumerate(KINDS):
                    self.cheaper[i] += d.cheaper_world[kind]
            if d.strong_against:
                for i, kind in enumerate(KINDS):
                    self.against[i] += d.strength_against_kind[kind]
        self.world_draw += d.draw_after_world
        if "trade" in phases:
            for i, kind in enumerate(KINDS):
                self.premium[i] += d.premium[kind]
        for power in d.consumes:
            if power.verb == DRAW:
                self.free_cards += power.cards
            elif power.verb == GUESS:
                self.free_cards += 0.25
            elif power.optional:
                self.spends += power.most
        if d.consumes:
            self.consumers += consumers_of(d, card)
        if "produce" in phases:
            if d.makes_windfall:
                if d.windfall_kind:
                    self.makes[KIND[d.windfall_kind]] += 1
                else:
                    self.makes_any += 1
            self.draws += d.draw_plain
            self.per_kind += d.draw_per_kind
            self.per_genes += d.draw_per_world["genes"]
            for i, kind in enumerate(KINDS):
                self.per_good[i] += d.draw_per_good[kind]
                self.most[i] += d.draw_for_most[kind]

    def kinds_of(self, goods: Iterable[Card]) -> list[int]:
        """How many goods of each kind lie on these worlds."""
        found = [0, 0, 0, 0]
        cards = self.box.cards
        for world in goods:
            found[KIND[cards[world].kind]] += 1
        return found

    def produce(self, goods: frozenset[Card], bonus: bool) -> tuple[frozenset[Card], int]:
        """The goods after a Produce phase, and the cards that it draws."""
        made: list[int] = []
        new = set(goods)
        drawn = self.draws + self.per_genes * self.worlds[2]
        for card, kind, n in self.makers:
            if card not in new:
                new.add(card)
                made.append(kind)
                drawn += n
        if self.windfalls:
            empty = [(card, kind, n) for card, kind, n in self.windfalls if card not in new]
            chosen = []
            for k in range(4):
                for _ in range(self.makes[k]):
                    found = [x for x in empty if x[1] == k]
                    if found:
                        chosen.append(found[0])
                        empty.remove(found[0])
            for _ in range(self.makes_any + bonus):
                if empty:
                    best = max(empty, key=lambda x: PRICES[x[1]])
                    chosen.append(best)
                    empty.remove(best)
            for card, kind, n in chosen:
                new.add(card)
                made.append(kind)
                drawn += n
        if made:
            drawn += sum([self.per_good[k] for k in made]) + self.per_kind * len(set(made))
            drawn += sum([self.most[k] for k in (0, 1, 2, 3) if k in made])
        return frozenset(new), drawn

    def sale(self, world: Card, premiums: bool = True) -> int:
        d = self.box.cards[world]
        k = KIND[d.kind]
        return PRICES[k] + (self.premium[k] + d.premium_here if premiums else 0)

    def consume(self, kinds: Sequence[int], card: float, vp: float) -> tuple[int, int, list[int]]:
        """All that powers make of these goods, used well: VP, cards, goods left (`card`, `vp`: their worth)."""
        left = list(kinds)
        total_vp = total_cards = 0
        if not any(left):
            return 0, 0, left
        wanted = [0, 0, 0, 0]                                      # by powers of one kind
        ranked = []
        for c in self.consumers:
            if c.verb == CONSUME_ALL:
                continue
            if c.kind >= 0:
                wanted[c.kind] += c.most
            if c.verb == SELL:
                worth = 3.2 * card
            elif c.each:
                worth = c.vp * vp + c.cards * card
            else:
                worth = (c.vp * vp + c.cards * card) / c.least
            ranked.append((worth + (0.001 if c.kind >= 0 else 0.0), c))
        ranked.sort(key=_first, reverse=True)
        for _, c in ranked:
            if c.kind >= 0:
                wanted[c.kind] -= c.most
                n = min(c.most, left[c.kind])
                if n < c.least:
                    continue
                left[c.kind] -= n
            elif c.different:
                n = 1
                some = [k for k in (0, 1, 2, 3) if left[k]]
                if len(some) < c.least:
                    continue
                for k in sorted(some, key=lambda k: wanted[k] - left[k])[:c.least]:
                    left[k] -= 1
            else:
                have = left[0] + left[1] + left[2] + left[3]
                n = min(c.most, have)
                if n < c.least:
                    continue
                if c.verb == SELL:
                    k = max([k for k in (0, 1, 2, 3) if left[k]],
                            key=lambda k: PRICES[k] + (self.premium[k] if c.premiums else 0) - 1.5 * (wanted[k] > 0))
                    left[k] -= 1
                    total_cards += PRICES[k] + (self.premium[k] if c.premiums else 0)
                    continue
                for _ in range(n):
                    spare = -99
                    pick = 0
                    for k in (0, 1, 2, 3):
                        if left[k] and left[k] - wanted[k] > spare:
                            spare, pick = left[k] - wanted[k], k
                    left[pick] -= 1
            times = n if c.each else 1
            total_vp += c.vp * times
            total_cards += c.cards * times
        for c in self.consumers:
            if c.verb == CONSUME_ALL and any(left):
                total_vp += sum(left) - 1
                left = [0, 0, 0, 0]
        return total_vp, total_cards, left


def _first(x: tuple[float, Consumer]) -> float:
    return x[0]


class Judgement:
    """The worth of tableaux, goods and cards, seen from one moment of one game."""

    def __init__(self, box: Box, rounds: float, w: Weights) -> None:
        self.box = box
        self.w = w
        self.rounds = rounds
        self.card = w.card * (1 - exp(-rounds / w.card_fade))
        self.hands = [0.0]                                         # worth of so many cards in hand, as money
        for n in range(HAND_LIMIT + 1):
            self.hands.append(self.hands[-1] + self.card * max(0.2, 1 + w.hand_curve * (4 - n) / 5))
        self._engines: dict[tuple[Card, ...], Engine] = {}
        self._running: dict[tuple[Card, ...], float] = {}

    def engine(self, tableau: tuple[Card, ...]) -> Engine:
        found = self._engines.get(tableau)
        if found is None:
            found = Engine(self.box, tableau)
            self._engines[tableau] = found
        return found

    def points(self, e: Engine, chips: int, goods: int = 0) -> int:
        """VP if the game ended now."""
        vp = e.vp + chips
        for six in e.sixes:
            bonus, d = self.box.bonus[six], self.box.cards[six]
            for card in e.tableau:
                vp += bonus.get(card, 0)
            if d.per_chips:
                vp += chips // d.per_chips
            if d.per_military:
                vp += e.strength
            if d.per_goods:
                vp += goods
        return vp

    def future(self, e: Engine) -> float:
        """What a tableau will bring in the rounds to go."""
        found = self._running.get(tuple(e.tableau))
        if found is None:
            found = self._future(e)
            self._running[tuple(e.tableau)] = found
        return found

    def _future(self, e: Engine) -> float:
        w, rounds, card = self.w, self.rounds, self.card
        goods, drawn = e.produce(frozenset(), False)
        kinds = e.kinds_of(goods)
        spare = len(e.windfalls) - len([x for x in e.windfalls if x[0] in goods])
        vp, cards, left = e.consume(kinds, card, w.x2)
        income = vp * w.x2 + (cards + drawn + e.free_cards) * card
        if spare:
            income += 0.5 * 1.2                                    # the Produce bonus, now and then
        best = 0.0
        for k in (0, 1, 2, 3):
            if left[k]:
                best = max(best, (PRICES[k] + e.premium[k]) * card * w.trade)
        if not best and goods:                                     # a sale instead of a consumption
            best = max([(PRICES[k] + e.premium[k]) * card * w.trade for k in (0, 1, 2, 3) if kinds[k]]) - 1.2
            best = max(0.0, 0.3 * best)
        income += best
        if e.spends:
            income += e.spends * max(0.0, 1 - card) * 0.8
        worth = income * w.cycle * max(0.0, rounds - w.cycle_late)
        capacity = sum([c.most if c.most < 9 else 2 for c in e.consumers])
        made = sum(kinds)
        worth += min(3, max(0, capacity - made)) * w.consumer * rounds
        worth += min(3, max(0, made - capacity)) * w.maker * rounds
        placed = rounds * w.discount
        worth += placed * card * (e.dev_off + e.dev_draw + e.world_draw + 0.8 * e.cheaper[4]
                                  + 0.3 * (e.cheaper[1] - e.cheaper[4]) + 0.2 * (e.cheaper[3] - e.cheaper[4]))
        worth += 0.45 * rounds * e.bank * card
        worth += w.explore * rounds * (e.keep * card + 0.12 * e.look)
        worth += w.military * rounds * (min(e.strength, 7) + 0.25 * e.rebel + 0.15 * (e.against[1] + e.against[3]))
        if e.diplomat:
            worth += 0.08 * rounds
        if e.ship:
            worth += min(1.0, 0.25 * rounds) * 2.2 * card
        if e.tactics:
            worth += min(1.0, 0.25 * rounds) * 0.9
        for six in e.sixes:
            worth += w.six_growth * self.growth(e, six) * min(placed * 2.0, 12 - e.count)
        return worth

    def growth(self, e: Engine, six: Card) -> float:
        """How much a six-cost development gains, on average, by another fitting card: more, where many fit already."""
        bonus = self.box.bonus[six]
        fits = len([card for card in e.tableau if card in bonus])
        return 0.8 + 0.8 * fits / max(3, e.count)

    def goods(self, e: Engine, goods: Iterable[Card]) -> float:
        """What goods lying about are worth now."""
        worlds = list(goods)
        if not worlds:
            return 0.0
        w, card = self.w, self.card
        kinds = e.kinds_of(worlds)
        vp, cards, left = e.consume(kinds, card, w.x2)
        worth = vp * w.x2 + cards * card
        best = max([PRICES[k] + e.premium[k] for k in (0, 1, 2, 3) if left[k]], default=0)
        rest = max(0, sum(left) - 1)
        worth += best * card * w.trade + rest * 0.5 * card
        sale = max([PRICES[k] + e.premium[k] for k in (0, 1, 2, 3) if kinds[k]]) * card * w.trade
        return max(worth, sale) * w.good * min(1.0, self.rounds / 1.5)

    def worth(self, e: Engine, goods: frozenset[Card], chips: int) -> float:
        """Everything but the hand."""
        return self.points(e, chips, len(goods)) + self.future(e) + self.goods(e, goods)

    # cards in hand

    def price(self, e: Engine, d: Design, developing: int) -> tuple[int, int]:
        """What a card costs me, and how many points of military I lack for it (then it cannot be placed)."""
        if not d.world:
            return max(0, d.cost - e.dev_off - developing), 0
        k = KIND[d.kind] if d.kind else 4
        if not d.military:
            return max(0, d.cost - e.cheaper[k]), 0
        strength = e.strength + (e.against[k] if k < 4 else 0) + (e.rebel if d.rebel else 0)
        if strength >= d.defense:
            return 0, 0
        lack = d.defense - strength
        if e.diplomat and d.kind != "alien":
            return max(0, d.defense - 1 - e.cheaper[k]), 0
        return 0, lack

    def gain(self, e: Engine, goods: frozenset[Card], chips: int, card: Card) -> float:
        """Of placing a card, its price not counted, nor that it leaves the hand."""
        d = self.box.cards[card]
        if d.id in e.designs:
            return -9.0
        new = self.engine((*e.tableau, card))
        after = goods | {card} if d.windfall else goods
        return self.worth(new, after, chips) - self.worth(e, goods, chips)

    def cards(self, have: int, more: float) -> float:
        """What it is worth to have so many cards more (or less)."""
        n = min(float(HAND_LIMIT), max(0.0, have + more))
        whole = int(n)
        worth = self.hands[whole] + (n - whole) * (self.hands[whole + 1] - self.hands[whole])
        return worth - self.hands[min(HAND_LIMIT, have)]

    def selection(self, look: int, keep: int) -> float:
        """What it is worth to choose among more cards than one keeps."""
        return self.w.selection * keep * log(max(look, keep) / keep) if keep else 0.0
