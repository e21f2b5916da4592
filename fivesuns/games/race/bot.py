"""The house bot: plays from its seat's view alone, by judging what every choice is worth."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from fivesuns.games.race.catalog import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOPS,
    DRAW,
    GUESS,
    SELL,
    SETTLES,
    SPEND,
    Card,
)
from fivesuns.games.race.forecast import PHASE_OF, Forecast, Mind, best_sale, calls, phase_gains
from fivesuns.games.race.judgement import PRICES, WEIGHTS, Consumer, Engine, Weights
from fivesuns.games.race.methods import Answer, method_of
from fivesuns.kernel import Bot, Choose, Decision, Pick, Rng, Seat
from fivesuns.kernel.skill import blur

PATIENCE: Final = 20             # rounds


class Skill(NamedTuple):
    cards: float = 0.0           # points by which it misjudges a card,
    actions: float = 0.0         # and an action
    others: bool = True          # does it think of what the others will choose, and of what its action gives them?
    weights: Weights = WEIGHTS


# In their first games people see what a card is, but not yet what it will grow into.
AT_SIGHT: Final = Weights(cycle=0.2, military=0.05, discount=0.15, explore=0.1, six_growth=0.0, consumer=0.0, maker=0.0)
LEVELS: Final[Mapping[str, Skill]] = {
    "beginner": Skill(2.5, 1.5, False, AT_SIGHT), "solid": Skill(1.5, 1.0, False), "strong": Skill()}


class House(Bot):
    def __init__(self, rng: Rng, skill: Skill = LEVELS["strong"]) -> None:
        self.rng = rng
        self.skill = skill

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        mind = Mind(seat.view(), seat.number, seat.options, self.skill.weights)
        if self.skill.cards:
            mind.gains = {card: mind.gain(card) + blur(self.rng, self.skill.cards) for card in mind.hand}
        topic = decision.key.removeprefix("race.")
        if topic in ("action", "actions"):
            return self.action(mind, decision)
        if topic in ("discard", "limit", "pay"):
            return self.give_away(mind, decision)
        if topic == "keep":
            return self.keep(mind, decision)
        if topic in ("develop", "settle"):
            return self.place(mind, decision, topic)
        if topic == "method":
            return self.method(mind, decision)
        if topic == "sell":
            return self.sell(mind, decision)
        if topic == "consume":
            return self.consume(mind, decision)
        if topic == "goods":
            return self.goods(mind, decision)
        if topic == "spend":
            return self.spend(mind, decision)
        if topic == "guess":
            return self.guess(mind)
        if topic == "windfall":
            return self.windfall(mind, decision)
        if topic == "produce_order":
            return decision.at(decision.count() - 1)               # the usual order
        assert topic == "tactics"
        return None

    # the round

    def action(self, mind: Mind, decision: Decision[Any]) -> Any:
        forecast = Forecast(mind)
        gains = [phase_gains(mind, p) for p in mind.others] if self.skill.others else []
        chances = calls(mind, gains) if gains else [(frozenset[str](), 1.0)]
        best, found = -1e9, decision.at(0)
        whim = 0.02 + 0.1 * max(0, mind.view["round"] - PATIENCE)  # the longer nothing happens, the bolder
        for i in range(decision.count()):
            option = decision.at(i)
            mine: tuple[str, ...] = (option,) if isinstance(option, str) else option
            phases = [PHASE_OF[a] for a in mine]
            value = whim * self.rng.below(1000) / 1000 + blur(self.rng, self.skill.actions)
            for called, chance in chances:
                value += chance * forecast.value(called | frozenset(phases), mine)
            for phase in phases if gains else ():
                free = sum([chance for called, chance in chances if phase not in called])
                value -= mind.w.spite * free * sum([g[f"phase:{phase}"] for g in gains]) / len(gains)
            if value > best:
                best, found = value, option
        return found

    # cards

    def give_away(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Pick)
        values = mind.judge_hand(mind.hand)
        gone = mind.cheapest(mind.hand, decision.least, values)
        return tuple([card for card in decision.things if card in gone])

    def keep(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Pick)
        values = mind.judge_hand([*mind.hand, *decision.things])
        kept = sorted(decision.things, key=lambda card: -values[card])[:decision.least]
        return tuple([card for card in decision.things if card in kept])

    # placing

    def place(self, mind: Mind, decision: Decision[Any], topic: str) -> Any:
        assert isinstance(decision, Choose)
        options = [card for card in decision.options() if card is not None]
        if not options:
            return None
        forecast = Forecast(mind)
        _, _, _, taken = forecast.place(ahead(mind, topic), len(mind.hand), CONSUME_TRADE in mind.me.actions)
        for card in taken:
            if card in options:
                return card
        return None

    def method(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Choose)
        values = sorted(mind.judge_hand(mind.hand).values())
        j, p = mind.j, mind.me
        here = j.worth(p.engine, p.goods, p.chips)

        def cost(answer: Answer) -> float:
            method = method_of(answer)
            total = sum(values[:method.price])
            if method.ship or method.tactics:
                left = tuple([card for card in p.tableau if not method.discards(mind.box.cards[card])])
                total += here - j.worth(j.engine(left), p.goods, p.chips)
            return total

        return min(decision.options(), key=cost)

    # goods

    def sell(self, mind: Mind, decision: Decision[Any]) -> Any:
        return best_sale(mind.j, mind.me.engine, mind.me.goods)

    def left_over(self, mind: Mind) -> list[Consumer]:
        """My consume powers that are not used yet in this phase."""
        used = [(verb, card) for verb, card in mind.view["seats"][mind.seat]["used"]]
        return [c for c in mind.me.engine.consumers if (c.verb, c.card) not in used]

    def rest(self, mind: Mind, consumers: list[Consumer], kinds: Sequence[int]) -> float:
        e = Engine(mind.box, ())
        e.consumers = consumers
        e.premium = mind.me.engine.premium
        mult = 2.0 if CONSUME_X2 in mind.me.actions else 1.0
        vp, cards, left = e.consume(kinds, mind.j.card, mult)
        worth = [0.9, 1.2, 1.6, 2.0]
        return vp * mult + cards * mind.j.card + sum([left[k] * worth[k] for k in range(4)]) * mind.j.card * 0.8

    def consume(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Choose)
        options = [option for option in decision.options() if option is not None]
        for option in options:
            if option[0] in (DRAW, GUESS):
                return option
        consumers = self.left_over(mind)
        kinds = mind.me.engine.kinds_of(mind.me.goods)
        mult = 2.0 if CONSUME_X2 in mind.me.actions else 1.0
        best, found = -1e9, None
        for option in options:
            if option[0] == SPEND:
                continue
            for c in consumers:
                if (c.verb, c.card) != option:
                    continue
                others = [x for x in consumers if x is not c]
                value = max([self.use(mind, c, took, mult) + self.rest(mind, others, left)
                             for left, took in self.ways(c, kinds)])
                if value > best:
                    best, found = value, option
        if found is not None:
            return found
        return options[0] if self.spendable(mind) or None not in decision.options() else None

    def ways(self, c: Consumer, kinds: Sequence[int]) -> list[tuple[list[int], tuple[int, ...]]]:
        """What may be left of the goods after a power, and what it took."""
        if c.verb == CONSUME_ALL:
            return [([0, 0, 0, 0], tuple(kinds))]
        if c.kind >= 0:
            took = [0, 0, 0, 0]
            took[c.kind] = min(c.most, kinds[c.kind])
            return [([kinds[k] - took[k] for k in range(4)], tuple(took))]
        n = min(c.most, sum(kinds))
        found = []
        for picks in _spreads(n, kinds):
            if not c.different or max(picks) == 1:
                found.append(([kinds[k] - picks[k] for k in range(4)], picks))
        return found

    def use(self, mind: Mind, c: Consumer, took: Sequence[int], mult: float) -> float:
        if c.verb == CONSUME_ALL:
            return (sum(took) - 1) * mult
        if c.verb == SELL:
            premium = mind.me.engine.premium
            return sum([(PRICES[k] + premium[k] * c.premiums) * took[k] for k in range(4)]) * mind.j.card
        times = sum(took) if c.each else 1
        return times * (c.vp * mult + c.cards * mind.j.card)

    def goods(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Pick)
        consumers = [c for c in self.left_over(mind) if (c.verb, c.card) != (CONSUME, decision.about[0])]
        e, cards = mind.me.engine, mind.box.cards
        if decision.fits is not None:
            sets: Sequence[tuple[Any, ...]] = [decision.at(i) for i in range(decision.count())]
        elif decision.count() > 200:
            sets = [decision.at(0)]
        else:
            sets = list(combinations(decision.things, decision.least))

        def value(worlds: tuple[Any, ...]) -> float:
            kinds = e.kinds_of(mind.me.goods - frozenset(worlds))
            return self.rest(mind, consumers, kinds) + 0.05 * sum([cards[world].production for world in worlds])

        return max(sets, key=value)

    def spendable(self, mind: Mind) -> list[Card]:
        """Hand cards that are worth less than a chip."""
        values = mind.judge_hand(mind.hand)
        surplus = len(mind.hand) - 10
        order = sorted(mind.hand, key=lambda card: values[card])
        return [card for i, card in enumerate(order) if values[card] < 0.95 or i < surplus]

    def spend(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Pick)
        gone = self.spendable(mind)[:decision.most]
        return tuple([card for card in decision.things if card in gone])

    def guess(self, mind: Mind) -> int:
        """The number that most cards have which I have not seen."""
        seen = {*mind.hand, *mind.view["seen"], *mind.view["me"]["discards"]}
        for p in mind.players:
            seen.update(p.tableau)
        count = [0] * 8
        for card, d in mind.box.cards.items():
            if card not in seen:
                count[d.number] += 1
        return max(range(1, 8), key=lambda n: count[n])

    def windfall(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Choose)
        j, e, cards = mind.j, mind.me.engine, mind.box.cards
        return max(decision.options(), key=lambda world: (
            j.goods(e, mind.me.goods | {world}) + cards[world].draw_for_good * j.card + 0.01 * e.sale(world)))


def ahead(mind: Mind, topic: str) -> list[tuple[bool, bool]]:
    """The phases in which I can still place something in this round: worlds? with my bonus? (RFG-11.3)"""
    called = {action for p in mind.players for action in p.actions}
    mine = mind.me.actions
    alike = [word for word in (DEVELOPS if topic == "develop" else SETTLES) if word in called]
    found = [(topic == "settle", word in mine) for word in alike[max(0, mind.view["nth"] - 1):]]
    return found + [(True, word in mine) for word in SETTLES if topic == "develop" and word in called]


def _spreads(n: int, kinds: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to take n goods from these."""
    found: list[tuple[int, ...]] = []
    for a in range(min(n, kinds[0]) + 1):
        for b in range(min(n - a, kinds[1]) + 1):
            for c in range(min(n - a - b, kinds[2]) + 1):
                d = n - a - b - c
                if d <= kinds[3]:
                    found.append((a, b, c, d))
    return found
