"""What the next round will bring, to me and to the others, by the phases that are called."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

from fivesuns.games.race.catalog import (
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DEVELOP_2,
    DEVELOPS,
    DUEL_ACTIONS,
    EXPLORE_1_1,
    EXPLORE_5,
    FIRST_EDITION,
    FULL_TABLEAU,
    HAND_LIMIT,
    PRODUCE,
    SECOND_EDITION,
    SETTLE,
    SETTLE_2,
    SETTLES,
    VP_PER_PLAYER,
    Card,
)
from fivesuns.games.race.judgement import KIND, Engine, Judgement, Weights

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
        self.limit: int = options["max_rounds"]                    # 0: none
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
        self.extra: dict[Card, float] = {}                         # of a card in hand, beyond money
        self.gains: dict[Card, float] = {}

    # how long the game will last

    def rounds_left(self) -> float:
        w = self.w
        if self.view["over"]:
            return 0.0
        longest = max([p.engine.count for p in self.players])
        by_cards = max(0.4, FULL_TABLEAU - longest) / w.pace
        used = VP_PER_PLAYER * len(self.players) - self.pool
        rate = 0.5 + w.vp_history * used / max(1, self.view["round"])
        for p in self.players:
            goods, _ = p.engine.produce(frozenset(), False)
            vp, _, _ = p.engine.consume(p.engine.kinds_of(goods), 0.4, w.x2)
            rate += vp * w.vp_pace
        by_chips = max(0.3, self.pool) / rate
        found = w.rounds_more + 1 / sqrt(1 / by_cards ** 2 + 1 / by_chips ** 2)
        return min(found, w.rounds_more + self.limit - self.view["round"]) if self.limit else found

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
            net = gain - (price + 1) * j.card
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
            self.extra[card] = part * max(0.0, net)
            values[card] = j.card + self.extra[card] + 0.01 * max(-5.0, min(0.0, net))
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
        found.sort(key=lambda x: x[0] - (x[1] + 1) * j.card, reverse=True)
        return found


class Forecast:
    """What a round will bring me, by the phases that are called and my own actions."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        values = mind.judge_hand(mind.hand)
        self.order = sorted(mind.hand, key=lambda card: values[card])      # in which I pay
        self.devs = mind.placements(False, 0)[:5]
        self.devs_bonus = mind.placements(False, 1)[:5]
        self.worlds = mind.placements(True, 0)[:5]
        best = max([mind.nets[card] for card in mind.hand], default=0.0)
        self.need = 1.0 + 0.5 * max(0.0, 1.0 - max(0.0, best) / 2)
        self._used: dict[tuple[Any, ...], tuple[float, float, float]] = {}
        self._points: dict[Card, int] = {}

    def pay(self, n: int, taken: Sequence[Card]) -> float:
        """What is lost with so many of my worst cards, beyond money."""
        total = 0.0
        extra = self.mind.extra
        for card in self.order:
            if n <= 0:
                break
            if card not in taken:
                total += extra[card]
                n -= 1
        return total

    def value(self, called: frozenset[str], mine: Sequence[str]) -> float:
        """My gain over the whole round."""
        mind, j, e = self.mind, self.mind.j, self.mind.me.engine
        gain, now, chips, cards, placed = 0.0, 0.0, 0.0, 0.0, 0
        settled: Card | None = None
        if "explore" in called:
            look = 2 + 5 * (EXPLORE_5 in mine) + (EXPLORE_1_1 in mine) + e.look
            keep = 1 + (EXPLORE_1_1 in mine) + e.keep
            gain += j.selection(look, keep) * self.need
            cards += keep
        plan = [(False, DEVELOPS[n] in mine) for n in (0, 1) if DEVELOPS[n] in called]
        cards += len(plan) * e.bank
        plan += [(True, SETTLES[n] in mine) for n in (0, 1) if SETTLES[n] in called]
        if plan:
            more, vp, spent, taken = self.place(plan, len(mind.hand) + int(cards), CONSUME_TRADE in mine)
            gain += more
            now += vp
            cards += spent
            placed = len(taken)
            for card in taken:
                if mind.box.cards[card].windfall:
                    settled = card
        if "consume" in called or "produce" in called:
            more, vp, drawn = self.use_goods("consume" in called, CONSUME_TRADE in mine, CONSUME_X2 in mine,
                                             "produce" in called, PRODUCE in mine, settled)
            gain += more
            chips += vp
            cards += drawn
        full = e.count + placed >= FULL_TABLEAU
        if full or mind.pool - chips <= 0 or mind.view["round"] == mind.limit:
            return self.ending(now + chips)
        return gain + j.cards(len(mind.hand), cards)

    def ending(self, now: float) -> float:
        """The game ends with this round: only points count, for everybody."""
        mind, j = self.mind, self.mind.j
        p = mind.me
        mine = j.points(p.engine, p.chips, len(p.goods))
        future = j.worth(p.engine, p.goods, p.chips) - mine + sum(mind.extra.values())
        future += j.hands[min(HAND_LIMIT, len(mind.hand))]
        best, theirs = -99.0, 0.0
        for o in mind.others:
            points = j.points(o.engine, o.chips, len(o.goods))
            coming = j.worth(o.engine, o.goods, o.chips) - points + j.hands[min(HAND_LIMIT, o.hand)]
            best = max(best, points)
            theirs = max(theirs, coming)
        lead = mine + now - best - 1.0
        return now - future + theirs + mind.w.finish * max(-4.0, min(4.0, lead))

    def place(self, plan: Sequence[tuple[bool, bool]], cash: int,
              sells: bool) -> tuple[float, float, int, list[Card]]:
        """The best cards for these phases (worlds?, with bonus?) that can be paid together: gain without the cards
        as money, VP at once, cards gained or lost, and the cards placed. `sells`: a new good can be sold at once."""
        e, j, have = self.mind.me.engine, self.mind.j, len(self.mind.hand)
        hold, extra = self.mind.w.hold, self.mind.extra
        best: tuple[float, float, float, int, list[Card]] = (0.0, 0.0, 0.0, 0, [])
        lists: list[list[tuple[float, int, Card] | None]] = []
        for worlds, bonus in plan:
            found = self.worlds if worlds else self.devs_bonus if bonus else self.devs
            lists.append([None, *found[:5 if len(plan) < 3 else 3]])

        def walk(i: int, gain: float, vp: float, spent: int, drawn: int, taken: list[Card]) -> None:
            nonlocal best
            if i == len(plan):
                if taken:
                    total = gain - self.pay(spent, taken)
                    cards = drawn - spent - len(taken)
                    money = total + j.cards(have, cards)
                    if money > best[0]:
                        best = (money, total, vp, cards, list(taken))
                return
            worlds, bonus = plan[i]
            draws = (e.world_draw + bonus) if worlds else e.dev_draw
            for option in lists[i]:
                if option is None:
                    walk(i + 1, gain, vp, spent, drawn, taken)
                    continue
                g, price, card = option
                if card in taken or spent + price + len(taken) + 1 > cash:
                    continue
                if sells and worlds:
                    g += self.sale(card)
                walk(i + 1, gain + g - hold * extra[card], vp + self.points(card), spent + price, drawn + draws,
                     [*taken, card])

        walk(0, 0.0, 0.0, 0, 0, [])
        return best[1], best[2], best[3], best[4]

    def use_goods(self, consume: bool, trade: bool, x2: bool, produce: bool, bonus: bool,
                  settled: Card | None) -> tuple[float, float, float]:
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

    def sale(self, card: Card) -> float:
        """What it adds that the good of a new windfall world is the best one to sell in this round."""
        mind, j = self.mind, self.mind.j
        if not mind.box.cards[card].windfall:
            return 0.0
        e = j.engine((*mind.me.tableau, card))
        best = max([e.sale(world) for world in mind.me.goods], default=0)
        return 0.5 * max(0, e.sale(card) - best) * j.card

    def points(self, card: Card) -> int:
        """VP that a card brings at once."""
        found = self._points.get(card)
        if found is None:
            p, j = self.mind.me, self.mind.j
            found = j.points(j.engine((*p.tableau, card)), p.chips) - j.points(p.engine, p.chips)
            self._points[card] = found
        return found


def use_goods(mind: Mind, e: Engine, goods: Goods, consume: bool, trade: bool, x2: bool, produce: bool,
              bonus: bool) -> tuple[float, float, float]:
    """A Consume and a Produce phase for somebody with this engine: gain without the cards, the chips in it, cards."""
    j = mind.j
    before = j.goods(e, goods)
    gain, chips, drawn = 0.0, 0.0, 0.0
    if consume:
        if trade and goods:
            world = best_sale(j, e, goods)
            drawn += e.sale(world)
            goods = goods - {world}
        mult = 2 if x2 else 1
        vp, cards, left = e.consume(e.kinds_of(goods), j.card, float(mult))
        chips += vp * mult
        drawn += cards + e.free_cards
        if e.spends:
            gain += min(e.spends, len(mind.hand)) * max(0.0, 0.9 - j.card)
        goods = leave(e, goods, left)
    if produce:
        goods, cards = e.produce(goods, bonus)
        drawn += cards
    return gain + chips + j.goods(e, goods) - before, chips, drawn


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
    look, keep = 2 + e.look, 1 + e.keep

    def use(consume: bool, trade: bool, x2: bool, produce: bool, bonus: bool) -> float:
        gain, _, cards = use_goods(mind, e, p.goods, consume, trade, x2, produce, bonus)
        return gain + j.cards(p.hand, cards)

    found = {
        EXPLORE_5: j.cards(p.hand, keep) + j.selection(look + 5, keep),
        EXPLORE_1_1: j.cards(p.hand, keep + 1) + j.selection(look + 1, keep + 1),
        DEVELOP: place + j.cards(p.hand, e.bank + (e.dev_draw + 1) * chance),
        SETTLE: place + j.cards(p.hand, (e.world_draw + 1) * chance),
        CONSUME_TRADE: use(True, True, False, False, False),
        CONSUME_X2: use(True, False, True, False, False),
        PRODUCE: use(False, False, False, True, True),
        "phase:explore": j.cards(p.hand, keep) + j.selection(look, keep),
        "phase:develop": place + j.cards(p.hand, e.bank + e.dev_draw * chance),
        "phase:settle": place + j.cards(p.hand, e.world_draw * chance),
        "phase:consume": use(True, False, False, False, False),
        "phase:produce": use(False, False, False, True, False),
    }
    found["phase:develop_2"] = 0.6 * found["phase:develop"]
    found["phase:settle_2"] = 0.6 * found["phase:settle"]
    found[DEVELOP_2] = 0.6 * found[DEVELOP]
    found[SETTLE_2] = 0.6 * found[SETTLE]
    return found


def calls(mind: Mind, gains: Sequence[Mapping[str, float]]) -> list[tuple[frozenset[str], float]]:
    """Which phases the others will call, and how likely. They too do not like to help."""
    mine = phase_gains(mind, mind.me)
    singles = [action for action in DUEL_ACTIONS if mind.duel or action not in (DEVELOP_2, SETTLE_2)]
    outcomes: dict[frozenset[str], float] = {frozenset(): 1.0}
    for g in gains:
        acts: list[tuple[str, ...]]
        if mind.duel:
            acts = [(a, b) for i, a in enumerate(singles) for b in singles[i + 1:]
                    if a not in (DEVELOP_2, SETTLE_2) and (b not in (DEVELOP_2, SETTLE_2) or b.startswith(a))]
        else:
            acts = [(a,) for a in singles]
        help = mind.w.spite_of_others / len(gains)
        worths = [sum([g[a] - help * mine[f"phase:{PHASE_OF[a]}"] for a in pair]) for pair in acts]
        top = max(worths)
        odds = [exp((x - top) / mind.w.temper) for x in worths]
        total = sum(odds)
        by_phases: dict[frozenset[str], float] = {}
        for pair, odd in zip(acts, odds):
            phases = frozenset([PHASE_OF[a] for a in pair])
            chance = (1 - mind.w.doubt) * odd / total + mind.w.doubt / len(acts)
            by_phases[phases] = by_phases.get(phases, 0.0) + chance
        merged: dict[frozenset[str], float] = {}
        for one, chance in outcomes.items():
            for other, odd in by_phases.items():
                both = one | other
                merged[both] = merged.get(both, 0.0) + chance * odd
        outcomes = merged
    return [(phases, chance) for phases, chance in outcomes.items() if chance > 0.004]
