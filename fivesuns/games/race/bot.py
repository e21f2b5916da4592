"""The house bot: plays from its seat's view alone, by judging what every choice is worth."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, sqrt
from typing import Any, Final

from fivesuns.games.race.catalog import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DEVELOP_2,
    DEVELOPS,
    DRAW,
    DUEL_ACTIONS,
    EXPLORE_1_1,
    EXPLORE_5,
    FIRST_EDITION,
    FULL_TABLEAU,
    GUESS,
    PRODUCE,
    SECOND_EDITION,
    SELL,
    SETTLE,
    SETTLE_2,
    SETTLES,
    SPEND,
    Card,
)
from fivesuns.games.race.judgement import KIND, PRICES, WEIGHTS, Consumer, Engine, Judgement, Weights
from fivesuns.kernel import Bot, Choose, Decision, Pick, Rng, Seat

PHASE_OF: Final[Mapping[str, str]] = {
    EXPLORE_5: "explore", EXPLORE_1_1: "explore", DEVELOP: "develop", DEVELOP_2: "develop_2", SETTLE: "settle",
    SETTLE_2: "settle_2", CONSUME_TRADE: "consume", CONSUME_X2: "consume", PRODUCE: "produce"}
Goods = frozenset[Card]


class Player:
    """What is known of one seat."""

    def __init__(self, view: Mapping[str, Any], j: Judgement) -> None:
        self.tableau: tuple[Card, ...] = tuple([Card(card) for card in view["tableau"]])
        self.engine = j.engine(self.tableau)
        self.goods: Goods = frozenset([Card(world) for world in view["goods"] if world in view["tableau"]])
        self.hand: int = view["hand"]
        self.chips: int = view["chips"]
        self.actions: tuple[str, ...] = tuple(view["actions"])


class Mind:
    """One seat's thoughts about one question."""

    def __init__(self, view: Mapping[str, Any], seat: int, options: Mapping[str, Any], w: Weights) -> None:
        self.w = w
        self.box = SECOND_EDITION if options["second_edition"] else FIRST_EDITION
        self.duel: bool = options["duel"]
        self.view = view
        self.seat = seat
        self.pool: int = view["pool"]
        rough = Judgement(self.box, 6.0, w)
        self.players = [Player(x, rough) for x in view["seats"]]
        self.rounds = self.rounds_left()
        self.j = Judgement(self.box, self.rounds, w)
        self.j._engines = rough._engines
        self.me = self.players[seat]
        self.others = [p for i, p in enumerate(self.players) if i != seat]
        self.hand: list[Card] = [Card(card) for card in view["me"]["hand"]]
        self.values: dict[Card, float] = {}
        self.nets: dict[Card, float] = {}
        self.gains: dict[Card, float] = {}

    # how long the game will last

    def rounds_left(self) -> float:
        w = self.w
        if self.view["over"]:
            return 0.0
        longest = max([p.engine.count for p in self.players])
        by_cards = max(0.4, FULL_TABLEAU - longest) / w.pace
        rate = 0.0
        for p in self.players:
            goods, _ = p.engine.produce(frozenset(), False)
            vp, _, _ = p.engine.consume(p.engine.kinds_of(goods), 0.4, w.x2)
            rate += 0.35 + vp * w.x2 * w.vp_pace
        by_chips = max(0.3, self.pool) / rate
        return max(0.3, 1 / sqrt(1 / by_cards ** 2 + 1 / by_chips ** 2))

    # cards in hand

    def judge_hand(self, cards: Sequence[Card]) -> dict[Card, float]:
        """The value of each card: money, and for the best ones part of what placing them would gain."""
        j, w, e = self.j, self.w, self.me.engine
        cash = len(cards) - 1
        ranked: list[tuple[float, Card]] = []
        designs: set[str] = set()
        for card in cards:
            d = self.box.cards[card]
            gain = self.gain(card)
            price, lack = j.price(e, d, 0)
            net = gain - price * j.card
            if net > 0:
                net *= w.short ** (lack + max(0, price - cash))
            if d.id in designs:
                net = -9.0
            designs.add(d.id)
            ranked.append((net, card))
            self.nets[card] = net
        ranked.sort(reverse=True)
        part = w.hand_first
        values: dict[Card, float] = {}
        for net, card in ranked:
            values[card] = j.card + part * max(0.0, net) + 0.01 * max(-5.0, min(0.0, net))
            if net > 0:
                part *= w.hand_next
        return values

    def gain(self, card: Card) -> float:
        found = self.gains.get(card)
        if found is None:
            found = self.j.gain(self.me.engine, self.me.goods, self.me.chips, card)
            self.gains[card] = found
        return found

    def cheapest(self, cards: Sequence[Card], n: int, values: Mapping[Card, float]) -> list[Card]:
        return sorted(cards, key=lambda card: values[card])[:n]

    # placing

    def placements(self, worlds: bool, developing: int) -> list[tuple[float, int, Card]]:
        """What can be placed now: gain without the price, price, card; the best first."""
        j, e = self.j, self.me.engine
        found: list[tuple[float, int, Card]] = []
        cash = len(self.hand) - 1
        for card in self.hand:
            d = self.box.cards[card]
            if d.world != worlds:
                continue
            price, lack = j.price(e, d, developing)
            gain = self.gain(card)
            if lack:
                if e.tactics and lack <= 3:
                    gain -= 1.0 + 0.5 * min(1.0, self.rounds / 4)
                else:
                    continue
            if price > cash or price > 3:
                if e.ship and worlds and d.kind != "alien":
                    gain, price = gain - 1.0, 0
                elif price > cash:
                    continue
            found.append((gain, price, card))
        found.sort(key=lambda x: x[0] - x[1] * j.card, reverse=True)
        return found


class Forecast:
    """What a round will bring me, by the phases that are called and my own actions."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        values = mind.judge_hand(mind.hand)
        self.cost: list[float] = [0.0]
        for v in sorted(values.values()):
            self.cost.append(self.cost[-1] + v)                    # of paying so many of my worst cards
        self.devs = mind.placements(False, 0)[:5]
        self.devs_bonus = mind.placements(False, 1)[:5]
        self.worlds = mind.placements(True, 0)[:5]
        best = max([mind.nets[card] for card in mind.hand], default=0.0)
        self.need = 1.0 + 0.5 * max(0.0, 1.0 - max(0.0, best) / 2)
        self._used: dict[tuple[Any, ...], tuple[float, float]] = {}
        self._points: dict[Card, int] = {}

    def pay(self, n: int) -> float:
        return self.cost[min(n, len(self.cost) - 1)]

    def value(self, called: frozenset[str], mine: Sequence[str]) -> float:
        """My gain over the whole round."""
        mind, j, e = self.mind, self.mind.j, self.mind.me.engine
        gain, now, cash, placed = 0.0, 0.0, len(mind.hand), 0
        settled: Card | None = None
        if "explore" in called:
            look = 2 + 5 * (EXPLORE_5 in mine) + (EXPLORE_1_1 in mine) + e.look
            keep = 1 + (EXPLORE_1_1 in mine) + e.keep
            gain += keep * j.card + j.selection(look, keep) * self.need
            cash += keep
        taken: list[Card] = []
        plan = [(False, DEVELOPS[n] in mine) for n in (0, 1) if DEVELOPS[n] in called]
        gain += len(plan) * e.bank * j.card
        plan += [(True, SETTLES[n] in mine) for n in (0, 1) if SETTLES[n] in called]
        if plan:
            more, vp, taken = self.place(plan, cash)
            gain += more
            now += vp
            placed = len(taken)
            for card in taken:
                if mind.box.cards[card].windfall:
                    settled = card
        if "consume" in called or "produce" in called:
            more, vp = self.use_goods("consume" in called, CONSUME_TRADE in mine, CONSUME_X2 in mine,
                                      "produce" in called, PRODUCE in mine, settled)
            gain += more
            now += vp
        full = e.count + placed >= FULL_TABLEAU
        if full or mind.pool - now <= 0:
            return self.ending(now)
        return gain

    def ending(self, now: float) -> float:
        """The game ends with this round: only points count, for everybody."""
        mind, j = self.mind, self.mind.j
        p = mind.me
        mine = j.points(p.engine, p.chips, len(p.goods))
        future = j.worth(p.engine, p.goods, p.chips) - mine + sum(self.cost[-1:])
        best, theirs = -99.0, 0.0
        for o in mind.others:
            points = j.points(o.engine, o.chips, len(o.goods))
            coming = j.worth(o.engine, o.goods, o.chips) - points + o.hand * j.card
            best = max(best, points)
            theirs = max(theirs, coming)
        lead = mine + now - best - 1.0
        return now - future + theirs + mind.w.finish * max(-4.0, min(4.0, lead))

    def place(self, plan: Sequence[tuple[bool, bool]], cash: int) -> tuple[float, float, list[Card]]:
        """The best cards for these phases (worlds?, with bonus?) that can be paid together."""
        j, e = self.mind.j, self.mind.me.engine
        best: tuple[float, float, list[Card]] = (0.0, 0.0, [])
        lists: list[list[tuple[float, int, Card] | None]] = []
        for worlds, bonus in plan:
            found = self.worlds if worlds else self.devs_bonus if bonus else self.devs
            lists.append([None, *found[:5 if len(plan) < 3 else 3]])

        def walk(i: int, gain: float, vp: float, spent: int, taken: list[Card]) -> None:
            nonlocal best
            if i == len(plan):
                total = gain - self.pay(spent)
                if total > best[0]:
                    best = (total, vp, list(taken))
                return
            worlds, bonus = plan[i]
            draws = (e.world_draw + bonus) if worlds else e.dev_draw
            for option in lists[i]:
                if option is None:
                    walk(i + 1, gain, vp, spent, taken)
                    continue
                g, price, card = option
                if card in taken or spent + price + len(taken) + 1 > cash:
                    continue
                walk(i + 1, gain + g + draws * j.card, vp + self.points(card), spent + price, [*taken, card])

        walk(0, 0.0, 0.0, 0, [])
        return best

    def use_goods(self, consume: bool, trade: bool, x2: bool, produce: bool, bonus: bool,
                  settled: Card | None) -> tuple[float, float]:
        key = (consume, trade, x2, produce, bonus, settled)
        found = self._used.get(key)
        if found is not None:
            return found
        p = self.mind.me
        goods = p.goods | {settled} if settled is not None else p.goods
        e = self.mind.j.engine((*p.tableau, settled)) if settled is not None else p.engine
        found = use_goods(self.mind, e, goods, consume, trade, x2, produce, bonus)
        self._used[key] = found
        return found

    def points(self, card: Card) -> int:
        """VP that a card brings at once."""
        found = self._points.get(card)
        if found is None:
            p, j = self.mind.me, self.mind.j
            found = j.points(j.engine((*p.tableau, card)), p.chips) - j.points(p.engine, p.chips)
            self._points[card] = found
        return found


def use_goods(mind: Mind, e: Engine, goods: Goods, consume: bool, trade: bool, x2: bool, produce: bool,
              bonus: bool) -> tuple[float, float]:
    """Gain of a Consume and a Produce phase for somebody with this engine; and the chips in it."""
    j = mind.j
    before = j.goods(e, goods)
    gain, chips = 0.0, 0.0
    if consume:
        if trade and goods:
            world = best_sale(j, e, goods)
            gain += e.sale(world) * j.card
            goods = goods - {world}
        kinds = e.kinds_of(goods)
        mult = 2 if x2 else 1
        vp, cards, left = e.consume(kinds, j.card, float(mult))
        gain += vp * mult + (cards + e.free_cards) * j.card
        chips += vp * mult
        if e.spends:
            gain += min(e.spends, len(mind.hand)) * max(0.0, 0.9 - j.card)
        goods = leave(e, goods, left)
    if produce:
        goods, drawn = e.produce(goods, bonus)
        gain += drawn * j.card
    return gain + j.goods(e, goods) - before, chips


def best_sale(j: Judgement, e: Engine, goods: Goods) -> Card:
    return max(sorted(goods), key=lambda world: e.sale(world) * j.card + j.goods(e, goods - {world}))


def leave(e: Engine, goods: Goods, left: Sequence[int]) -> Goods:
    """Of each kind so many goods, those of windfall worlds first: they do not come back by themselves."""
    if not any(left):
        return frozenset()
    cards = e.box.cards
    keep: list[Card] = []
    rest = list(left)
    for world in sorted(goods, key=lambda world: (cards[world].production, world)):
        k = KIND[cards[world].kind]
        if rest[k]:
            rest[k] -= 1
            keep.append(world)
    return frozenset(keep)


def phase_gains(mind: Mind, p: Player) -> dict[str, float]:
    """What each action would gain a player whose hand I do not know, by itself; `phase:` without the bonus."""
    j, w, e = mind.j, mind.w, p.engine
    chance = min(1.0, p.hand / 4)
    place = w.unknown_gain * chance * min(1.0, mind.rounds / 2)
    explore = (1 + e.keep) * j.card
    found = {
        EXPLORE_5: explore + j.selection(7 + e.look, 1 + e.keep),
        EXPLORE_1_1: explore + j.card + j.selection(3 + e.look, 2 + e.keep),
        DEVELOP: place + e.bank * j.card + (e.dev_draw + 1) * j.card * chance,
        SETTLE: place + (e.world_draw + 1) * j.card * chance,
        CONSUME_TRADE: use_goods(mind, e, p.goods, True, True, False, False, False)[0],
        CONSUME_X2: use_goods(mind, e, p.goods, True, False, True, False, False)[0],
        PRODUCE: use_goods(mind, e, p.goods, False, False, False, True, True)[0],
        "phase:explore": explore + j.selection(2 + e.look, 1 + e.keep),
        "phase:develop": place + e.bank * j.card + e.dev_draw * j.card * chance,
        "phase:settle": place + e.world_draw * j.card * chance,
        "phase:consume": use_goods(mind, e, p.goods, True, False, False, False, False)[0],
        "phase:produce": use_goods(mind, e, p.goods, False, False, False, True, False)[0],
    }
    found["phase:develop_2"] = 0.6 * found["phase:develop"]
    found["phase:settle_2"] = 0.6 * found["phase:settle"]
    found[DEVELOP_2] = 0.6 * found[DEVELOP]
    found[SETTLE_2] = 0.6 * found[SETTLE]
    return found


class House(Bot):
    def __init__(self, rng: Rng, weights: Weights = WEIGHTS) -> None:
        self.rng = rng
        self.weights = weights

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        mind = Mind(seat.view(), seat.number, seat.options, self.weights)
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
        gains = [phase_gains(mind, p) for p in mind.others]
        chances = calls(mind, gains)
        best, found = -1e9, decision.at(0)
        for i in range(decision.count()):
            option = decision.at(i)
            mine: tuple[str, ...] = (option,) if isinstance(option, str) else option
            phases = [PHASE_OF[a] for a in mine]
            value = 0.0
            for called, chance in chances:
                value += chance * forecast.value(called | frozenset(phases), mine)
            for phase in phases:
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
        called = {PHASE_OF[action] for p in mind.players for action in p.actions}
        plan: list[tuple[bool, bool]] = []
        mine = mind.me.actions
        if topic == "develop":
            plan.append((False, DEVELOP in mine))
            plan += [(True, SETTLES[n] in mine) for n in (0, 1) if SETTLES[n] in called]
        else:
            plan.append((True, SETTLE in mine))
        _, _, taken = forecast.place(plan, len(mind.hand))
        for card in taken:
            if card in options:
                return card
        return None

    def method(self, mind: Mind, decision: Decision[Any]) -> Any:
        assert isinstance(decision, Choose)
        values = sorted(mind.judge_hand(mind.hand).values())
        j, p = mind.j, mind.me
        here = j.worth(p.engine, p.goods, p.chips)

        def cost(way: tuple[Any, ...]) -> float:
            gone = []
            if "tactics" in way[0]:
                gone.append("new_military_tactics")
            if "ship" in way[0]:
                gone.append("colony_ship")
            total = sum(values[:way[1]]) if len(way) > 1 else 0.0
            if gone:
                left = tuple([card for card in p.tableau if mind.box.cards[card].id not in gone])
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


def calls(mind: Mind, gains: Sequence[Mapping[str, float]]) -> list[tuple[frozenset[str], float]]:
    """Which phases the others will call, and how likely."""
    singles = [action for action in DUEL_ACTIONS if mind.duel or action not in (DEVELOP_2, SETTLE_2)]
    outcomes: dict[frozenset[str], float] = {frozenset(): 1.0}
    for g in gains:
        acts: list[tuple[str, ...]]
        if mind.duel:
            acts = [(a, b) for i, a in enumerate(singles) for b in singles[i + 1:]
                    if a not in (DEVELOP_2, SETTLE_2) and (b not in (DEVELOP_2, SETTLE_2) or b.startswith(a))]
        else:
            acts = [(a,) for a in singles]
        worths = [sum([g[a] for a in pair]) for pair in acts]
        top = max(worths)
        odds = [exp((x - top) / mind.w.temper) for x in worths]
        total = sum(odds)
        by_phases: dict[frozenset[str], float] = {}
        for pair, odd in zip(acts, odds):
            phases = frozenset([PHASE_OF[a] for a in pair])
            by_phases[phases] = by_phases.get(phases, 0.0) + odd / total
        merged: dict[frozenset[str], float] = {}
        for one, chance in outcomes.items():
            for other, odd in by_phases.items():
                both = one | other
                merged[both] = merged.get(both, 0.0) + chance * odd
        outcomes = merged
    return [(phases, chance) for phases, chance in outcomes.items() if chance > 0.004]
