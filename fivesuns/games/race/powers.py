"""What the cards of a tableau amount to, phase by phase.

A card works from the phase after the one that placed it (RFG-3.4): stages ask here before they place anything.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from fivesuns.games.race.catalog import (
    CONSUME,
    CONSUME_ALL,
    DEVELOPS,
    EXPLORE_1_1,
    EXPLORE_5,
    KINDS,
    PRICE,
    SELL,
    SPEND,
    Box,
    Card,
    Consumption,
    Design,
)
from fivesuns.games.race.methods import CONQUER, DIPLOMACY, PAY, Means, Method
from fivesuns.games.race.shapes import Against
from fivesuns.games.race.state import Player

# explore

def explore_numbers(box: Box, p: Player) -> tuple[int, int]:
    """How many cards to look at, and how many to keep (RFG-5.1, RFG-11.2)."""
    draw, keep = 2, 1
    if EXPLORE_5 in p.actions:
        draw += 5
    if EXPLORE_1_1 in p.actions:
        draw += 1
        keep += 1
    cards = box.cards
    for card in p.tableau:
        d = cards[card]
        draw += d.draw
        keep += d.keep
    return draw, keep


# develop

def draws_before_developing(box: Box, p: Player) -> int:
    cards = box.cards
    return sum([cards[card].draw_first for card in p.tableau])


def draws_after_developing(box: Box, p: Player) -> int:
    cards = box.cards
    return sum([cards[card].draw_after_development for card in p.tableau])


def discount_on_developments(box: Box, p: Player, nth: int) -> int:
    """Powers, and the bonus of players who chose this (nth) Develop phase (RFG-6.3, RFG-11.3)."""
    cards = box.cards
    return sum([cards[card].cheaper_development for card in p.tableau]) + int(DEVELOPS[nth] in p.actions)


# settle

class Reach:
    """What a player can bring to bear on a world before it lies in the tableau."""

    def __init__(self, box: Box, p: Player) -> None:
        self.strength = 0
        self.rebel = 0
        self.cheaper: dict[str, int] = {}
        self.against: dict[str, int] = {}
        self.ship: Card | None = None
        self.tactics: Card | None = None
        self.diplomat: Card | None = None
        self.boost = 0
        self.diplomacy = 0
        self.ship_except = ""
        self.diplomacy_except = ""
        cards = box.cards
        for card in p.tableau:
            d = cards[card]
            if not d.acts_in_settle:
                continue
            self.strength += d.strength
            self.rebel += d.strength_against_rebel
            if d.reduces:
                for kind, n in d.cheaper_world.items():
                    self.cheaper[kind] = self.cheaper.get(kind, 0) + n
            if d.strong_against:
                for kind, n in d.strength_against_kind.items():
                    self.against[kind] = self.against.get(kind, 0) + n
            if d.boost:
                self.tactics, self.boost = card, d.boost
            if d.free_world:
                self.ship, self.ship_except = card, d.free_except
            if d.diplomacy:
                self.diplomat, self.diplomacy, self.diplomacy_except = card, d.diplomacy, d.diplomacy_except

    def military(self, d: Design) -> int:
        """Total military against a world, without temporary boosts (RFG-7.4)."""
        return self.strength + self.against.get(d.kind, 0) + (self.rebel if d.rebel else 0)

    def price(self, d: Design) -> int:
        """Of a world that is not military (RFG-7.10)."""
        return max(0, d.cost - self.cheaper.get(d.kind, 0))

    def price_by_diplomacy(self, d: Design) -> int:
        """Of a military world, paid for with the Contact Specialist (RFG-7.13)."""
        return max(0, d.defense - self.diplomacy - self.cheaper.get(d.kind, 0))

    def can_ship(self, d: Design) -> bool:
        return self.ship is not None and d.kind != self.ship_except

    def can_negotiate(self, d: Design) -> bool:
        """For a military world (RFG-7.13)."""
        return self.diplomat is not None and d.kind != self.diplomacy_except

    def can_place(self, d: Design, cash: int) -> bool:
        """By any method, with so many other cards in hand (RFG-7.1)."""
        if not d.military:
            return self.price(d) <= cash or self.can_ship(d)
        if self.military(d) + self.boost >= d.defense:
            return True
        return self.can_negotiate(d) and (self.price_by_diplomacy(d) <= cash or self.can_ship(d))

    def methods(self, d: Design, cash: int) -> list[Method]:
        """Every way to place this world (RFG-7.3)."""
        found = self.methods_boosted_by(0, d, cash)
        if self.tactics is not None:
            found += [method.with_tactics() for method in self.methods_boosted_by(self.boost, d, cash)]
        return found

    def methods_boosted_by(self, boost: int, d: Design, cash: int) -> list[Method]:
        if not d.military:
            return self.payments(PAY, self.price(d), d, cash)
        found = [Method(CONQUER)] if self.military(d) + boost >= d.defense else []
        if self.can_negotiate(d):
            found += self.payments(DIPLOMACY, self.price_by_diplomacy(d), d, cash)
        return found

    def payments(self, means: Means, price: int, d: Design, cash: int) -> list[Method]:
        """With cards from the hand, or with the ship."""
        found = [Method(means, price)] if price <= cash else []
        if self.can_ship(d):
            found.append(Method(means, ship=True))
        return found


def draws_after_settling(box: Box, p: Player) -> int:
    cards = box.cards
    return sum([cards[card].draw_after_world for card in p.tableau])


# trade

def sale(box: Box, p: Player, world: Card, premiums: bool) -> int:
    """How many cards the good on this world brings (RFG-8.2, RFG-8.3, RFG-8.14)."""
    cards = box.cards
    kind = cards[world].kind
    if not premiums:
        return PRICE[kind]
    return PRICE[kind] + sum([cards[card].premium[kind] for card in p.tableau]) + cards[world].premium_here


# consume

def fitting_goods(box: Box, p: Player, power: Consumption) -> list[Card]:
    """The worlds whose goods this power takes, in the order of the tableau."""
    if not power.kind:
        return [world for world in p.tableau if world in p.goods]
    cards = box.cards
    return [world for world in p.tableau if world in p.goods and cards[world].kind == power.kind]


def usable(box: Box, p: Player, power: Consumption, goods: Mapping[str, int], total: int) -> bool:
    """`goods` by kind, and in all (RFG-8.4)."""
    if power.verb == CONSUME:
        if power.different:
            return len(goods) >= power.least
        return (goods.get(power.kind, 0) if power.kind else total) >= power.least
    if power.verb in (SELL, CONSUME_ALL):
        return total > 0
    if power.verb == SPEND:
        return len(p.hand) > 0
    return True                                                                      # draw, guess


def usable_powers(box: Box, p: Player) -> list[tuple[str, str]]:
    """Consume powers that can be used now, as (verb, card)."""
    cards = box.cards
    goods: dict[str, int] = {}
    for world in p.goods:
        kind = cards[world].kind
        goods[kind] = goods.get(kind, 0) + 1
    total = len(p.goods)
    found: list[tuple[str, str]] = []
    for card in p.tableau:
        for power in cards[card].consumes:
            if (power.verb, card) not in p.used and usable(box, p, power, goods, total):
                found.append((power.verb, card))
    return found


def power_of(box: Box, verb: str, card: str) -> Consumption:
    """A card has at most one consume power of each verb."""
    for power in box.cards[Card(card)].consumes:
        if power.verb == verb:
            return power
    raise KeyError((verb, card))


# produce

def empty_windfalls(box: Box, p: Player, kind: str) -> list[Card]:
    """Windfall worlds without a good, of one kind or (empty) any."""
    cards = box.cards
    return [world for world in p.tableau
            if cards[world].windfall and world not in p.goods and kind in ("", cards[world].kind)]


def worlds_of_kind(box: Box, p: Player, kind: str) -> int:
    cards = box.cards
    return sum([1 for card in p.tableau if cards[card].kind == kind])


def military_against(box: Box, p: Player) -> dict[Against, int]:
    """What powers add to it against worlds of a kind and against rebels (RFG-7.4)."""
    reach = Reach(box, p)
    found: dict[Against, int] = {kind: reach.against[kind] for kind in KINDS if reach.against.get(kind)}
    if reach.rebel:
        found["rebel"] = reach.rebel
    return found


def general_military(box: Box, tableau: Sequence[Card]) -> int:
    """Without powers against a kind or keyword and without boosts (RFG-7.4, RFG-13.4)."""
    cards = box.cards
    return sum([cards[card].strength for card in tableau])
