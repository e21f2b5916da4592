"""The best economy plan, against all plans there are, and against a search that knows nothing of piles."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

import pytest

from fivesuns.games.sidereal import economy, planner, plans
from fivesuns.games.sidereal.catalog import CARDS, KINDS, LARGE, SMALL, Bundle
from fivesuns.games.sidereal.converters import converter, runnable, times
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import QuickDice, Whole

from .scenario import begin, give, put, take_away
from .test_economy import rich

KIT, CAYLION, KJAS, FADERAN, IMDRIL, ENI_ET, UNITY, YENGII, ZETH = range(9)
GUIDE = economy.GUIDE
Worth = Mapping[str, float]


def value_after(s: Confluence, seat: int, plan: Whole, worth: Worth, donated: Worth) -> float:
    """What is held after a plan was carried out, on a copy of the player; what was donated counts as it is worth."""
    p = s.players[seat]
    stock, vp, given, used = dict(p.stock), p.vp, dict(p.donation), dict(s.used)
    economy.carry_out(s, seat, plan)
    found = sum([n * worth.get(kind, 0.0) for kind, n in {**p.stock, "vp": p.vp}.items()])
    found += sum([(n - given.get(kind, 0)) * donated.get(kind, 0.0) for kind, n in p.donation.items()])
    p.stock, p.vp, p.donation, s.used = stock, vp, given, used
    p.envoy_gift = {}
    return found


def worths(dice: QuickDice) -> dict[str, float]:
    """Anything goes: wilds may be worth less than colours, and some things nothing."""
    return {kind: dice.below(5) * GUIDE[kind] / 2 for kind in (*KINDS, "vp")}


# against all plans

def all_plans(s: Confluence, seat: int) -> Iterator[Whole]:
    free = [x for x in runnable(s, seat, "white") for _ in range(times(s, x[0], x[1]))]
    for often in range(len(free) + 1):
        for some in combinations(free, often):
            for plan in product(*[plans.items_of(s, seat, x) for x in some]):
                if plans.flaw(s, seat, plan) is None:
                    yield plan
                    due = plans.Sum(s, seat, plan).due
                    if any([due.get(size, 0) for size in plans.OPEN]):
                        yield from said(s, seat, plan)


def said(s: Confluence, seat: int, plan: Whole) -> Iterator[Whole]:
    """The plan with all payments of its cubes of any colour."""
    stock, due = s.players[seat].stock, plans.Sum(s, seat, plan).due
    sizes = []
    for size, (colours, wild) in plans.OPEN.items():
        n, kinds = due.get(size, 0), (*colours, wild)
        ways = product(*[range(min(n, stock[kind]) + 1) for kind in kinds])
        sizes.append([dict(zip(kinds, way, strict=True)) for way in ways if sum(way) == n])
    for small, large in product(*sizes):
        paid = {**small, **large}
        longer = (*plan, *[("pay", kind, paid[kind]) for kind in plans.PAYABLE if paid[kind]])
        if plans.flaw(s, seat, longer) is None:
            yield longer


MANY = [card.id for card in CARDS.values() if card.sort not in ("half", "team", "fleet", "deck")
        and any([it.arrow == "white" for it in card.front.converters])]
SORTS = [[x for x in MANY if CARDS[x].species in some] for some in (["unity"], ["imdril", "yengii"])]
LENT = ["eni_et_mutual_understanding", "eni_et_intercultural_archive"]


def small_case(seed: int) -> tuple[Confluence, int, dict[str, float], dict[str, float]]:
    """One seat with four or five cards of anybody, and few things."""
    dice = QuickDice(seed)
    s = begin(9, bare=True)
    s.phase = "economy"
    seat = dice.below(9)
    for card in [card for card, holder in s.holder.items() if holder == seat]:
        take_away(s, card)
    pool = [*SORTS, MANY][seed % 3]
    for card in {*[pool[dice.below(len(pool))] for _ in range(4)], LENT[dice.below(2)]}:
        put(s, seat, card, turned=CARDS[card].back is not None and dice.below(2) == 0)
        if CARDS[card].sort == "colony" and dice.below(3) == 0:
            s.seedlings[card] = True
    for fleet in ("imdril_fleet_128", "imdril_fleet_124"):
        if dice.below(2):
            put(s, seat, fleet)
    give(s, seat, **{kind: dice.below(4) for kind in (*SMALL, "octagon", "ship", "vp")})
    give(s, seat, **{kind: dice.below(3) for kind in (*LARGE, "wild_small", "wild_large")})
    return s, seat, worths(dice), worths(dice)


@pytest.mark.rule("SDC-8.4", "SDC-9.1", "SDC-9.4", "SDC-12.2", "SDC-12.10")
def test_no_plan_is_better() -> None:
    items: set[str] = set()
    for seed in range(60):
        s, seat, worth, donated = small_case(seed)
        found = planner.best(s, seat, worth, donated)
        assert plans.flaw(s, seat, found.plan) is None
        assert value_after(s, seat, found.plan, worth, donated) == pytest.approx(found.value)
        top = max([value_after(s, seat, plan, worth, donated) for plan in all_plans(s, seat)])
        assert found.value == pytest.approx(top), (seed, found)
        items |= {item[0] for item in found.plan}
    assert items == {"run", "interest", "pay"}


@pytest.mark.rule("SDC-12.10", "SDC-12.12")
@pytest.mark.parametrize("fleets", [["imdril_fleet_128"], ["imdril_fleet_128", "imdril_fleet_124"]])
def test_fleets_are_shared_out_in_the_best_way(fleets: list[str]) -> None:
    s = begin(9, bare=True)
    s.phase = "economy"
    put(s, IMDRIL, *fleets, "imdril_nanotechnology", "imdril_xeno_cultural_exchange", "imdril_quantum_computers")
    put(s, IMDRIL, "imdril_asteroid_mining", turned=True)
    give(s, IMDRIL, brown=9, black=3, yellow=1, octagon=2)
    every, runs = list(all_plans(s, IMDRIL)), set()
    for seed in range(40):
        worth = worths(QuickDice(seed))
        found = planner.best(s, IMDRIL, worth)
        top = max([value_after(s, IMDRIL, plan, worth, {}) for plan in every])
        assert found.value == pytest.approx(top), (seed, found)
        runs.add(frozenset(found.plan))
    assert len(runs) > 5


def test_no_plan_is_better_that_keeps_promises() -> None:
    kept = 0
    for seed in range(100, 160):
        s, seat, worth, donated = small_case(seed)
        dice, free = QuickDice(seed), [x[:2] for x in runnable(s, seat, "white")]
        must, barred = [x for x in free if dice.below(3) == 0], [x for x in free if dice.below(4) == 0]
        legal = [plan for plan in all_plans(s, seat) if plans.flaw(s, seat, plan, must, barred) is None]
        found = planner.best(s, seat, worth, donated, must, barred)
        if legal:
            assert plans.flaw(s, seat, found.plan, must, barred) is None
            assert found.value == pytest.approx(max([value_after(s, seat, x, worth, donated) for x in legal])), seed
            kept += int(bool(must))
        else:
            assert found.plan == ()
    assert kept > 5


# against another search

NAMES = (*KINDS, "vp", "fleet")
Paid = tuple[int, ...]                                           # of each of NAMES


def payments(s: Confluence, item: Any, worth: Worth) -> list[tuple[Paid, float]]:
    """All ways to pay for an item, cube by cube, and what it gains."""
    it = converter(s, item[1], item[2])
    assert it is not None
    if item[0] == "interest":
        size = plans.put_in(it)
        ways = [{item[3]: it.inputs[0][size] - item[4], plans.OPEN[size][1]: item[4]}]
        output: Bundle = plans.returned(it, item[3], item[4])
    else:
        ways, output = [{}], it.output
        for kind, many in it.inputs[item[3]].items():
            for _ in range(many):
                ways = [{**way, x: way.get(x, 0) + 1} for way in ways for x in stands_for(kind)]
    paid = {tuple([it.fleet if name == "fleet" else way.get(name, 0) for name in NAMES]) for way in ways}
    made = sum([n * worth[kind] for kind, n in output.items()])
    return [(x, made - sum([x[i] * worth.get(NAMES[i], 0.0) for i in range(len(NAMES))])) for x in sorted(paid)]


def stands_for(kind: str) -> list[str]:
    if kind in ("any_small", "any_large"):
        return [*plans.OPEN[kind][0], plans.OPEN[kind][1]]
    return [kind, *(["wild_small"] if kind in SMALL else ["wild_large"] if kind in LARGE else [])]


def search(s: Confluence, seat: int, worth: Worth, bar: float) -> float:
    """The most that can be gained, if it is more than the bar: all holdings to which converters lead, one after the
    other, without those that even all converters still to come could not lift above it."""
    units = [[x for item in plans.items_of(s, seat, numbered) for x in payments(s, item, worth)]
             for numbered in runnable(s, seat, "white") for _ in range(times(s, numbered[0], numbered[1]))]
    held = {**s.players[seat].stock, "vp": max(0, s.players[seat].vp), "fleet": plans.fleet_support(s, seat)}
    states = {tuple([held[name] for name in NAMES]): 0.0}
    for n, unit in enumerate(units):
        later = units[n + 1:]
        hope = sum([max([0.0, *[gain for _, gain in x]]) for x in later])
        matters = [any([paid[i] for x in later for paid, _ in x]) for i in range(len(NAMES))]
        after: dict[Paid, float] = {}
        for state, gained in states.items():
            for paid, gain in [((0,) * len(NAMES), 0.0), *unit]:
                left = [a - b for a, b in zip(state, paid, strict=True)]
                if gained + gain + hope > bar and min(left) >= 0:
                    key = tuple([x if m else 0 for x, m in zip(left, matters, strict=True)])
                    after[key] = max(after.get(key, 0.0), gained + gain)
        states = after
    return max(states.values(), default=bar)


@pytest.mark.parametrize("seed", range(4))
def test_a_late_position_is_planned_as_well_as_by_another_search(seed: int) -> None:
    """It pays wilds for colours in every way; so wilds are worth at least as much as colours here."""
    s, dice = rich(seed), QuickDice(seed)
    s.turned.pop("imdril_asteroid_mining", None)                 # each of its converters would need fleets of its own
    worth = {kind: GUIDE[kind] * (70 + dice.below(60)) / 100 for kind in (*KINDS, "vp")}
    worth["wild_small"] = max([worth[kind] for kind in SMALL])
    worth["wild_large"] = max([worth[kind] for kind in LARGE])
    for seat in range(9):
        found = planner.best(s, seat, worth)
        start = value_after(s, seat, (), worth, {})
        assert plans.flaw(s, seat, found.plan) is None
        assert value_after(s, seat, found.plan, worth, {}) == pytest.approx(found.value)
        bar = found.value - start
        assert search(s, seat, worth, bar + 1e-6) == bar + 1e-6, (seed, seat)
        assert search(s, seat, worth, bar - 1e-6) == pytest.approx(bar), (seed, seat)


# what one thing more or less is worth

@pytest.mark.parametrize("seed", range(2))
def test_what_one_thing_more_is_worth_is_what_the_best_plan_with_it_is_worth_more(seed: int) -> None:
    s, dice = rich(seed), QuickDice(seed)
    for seat, p in enumerate(s.players):
        worth, donated = worths(dice), worths(dice)
        found = planner.marginal(s, seat, worth, donated)
        assert found.best == planner.best(s, seat, worth, donated)
        assert list(found.kinds) == list(KINDS)
        for kind, more in found.kinds.items():
            p.stock[kind] += 1
            assert planner.best(s, seat, worth, donated).value - found.best.value == pytest.approx(more), (seat, kind)
            p.stock[kind] -= 1


def test_one_cube_more_may_run_a_converter() -> None:
    s = begin(9, bare=True)
    s.phase = "economy"
    give(s, UNITY, green=2)                                      # 3 small -> 2 ships, 1 black, 1 brown
    kinds = planner.marginal(s, UNITY, GUIDE).kinds
    for kind in KINDS:
        assert kinds[kind] == (2 * 2 + 3 + 2 - 2 * 2 if kind in (*SMALL, "wild_small") else GUIDE[kind])


@pytest.mark.parametrize("seed", range(2))
def test_what_a_card_is_worth_is_what_is_lost_without_it(seed: int) -> None:
    s, dice = rich(seed), QuickDice(seed)
    for seat in range(9):
        worth = worths(dice)
        found = planner.marginal(s, seat, worth)
        for card in [card for card, holder in s.holder.items() if holder == seat and not CARDS[card].mate]:
            s.holder[card] = (seat + 1) % 9
            lost = found.best.value - planner.best(s, seat, worth).value
            s.holder[card] = seat
            assert found.cards.get(card, 0.0) == pytest.approx(lost), card
            assert planner.card_worth(s, seat, worth, card) == pytest.approx(lost)


def test_what_a_card_would_be_worth_that_another_holds() -> None:
    s = begin(9, bare=True)
    s.phase = "economy"
    give(s, KIT, brown=5, green=9)
    assert planner.card_worth(s, KIT, GUIDE, "kjas_underground_cities") == 2 * 2 + 3 * 2
    assert planner.card_worth(s, KIT, GUIDE, "kjas_perfume_pheromone_loyalty") == 3 * 3 + 2 - 4 * 2
    assert planner.card_worth(s, KIT, GUIDE, "imdril_asteroid_mining") == 0
    put(s, KIT, "imdril_fleet_128")
    assert planner.card_worth(s, KIT, GUIDE, "imdril_asteroid_mining") == 3 * 2
    assert planner.marginal(s, KIT, GUIDE).cards["imdril_fleet_128"] == 0
    put(s, KIT, "imdril_asteroid_mining")
    assert planner.marginal(s, KIT, GUIDE).cards["imdril_fleet_128"] == 3 * 2


@pytest.mark.rule("SDC-12.4", "SDC-12.13")
def test_halves_go_together_and_interest_is_for_others() -> None:
    s = begin(9, bare=True)
    s.phase = "economy"
    give(s, KIT, green=6)
    give(s, ENI_ET, green=6)
    for seat in (KIT, ENI_ET):
        for half in ("kit_expansive_social", "kit_diffusion"):
            assert planner.card_worth(s, seat, GUIDE, half) == 3 * 3 + 4 * 2 - 5 * 2
    give(s, KIT, green=5)
    assert planner.card_worth(s, KIT, GUIDE, "eni_et_volunteer_medical_movement") == 3 * 2
    assert planner.card_worth(s, ENI_ET, GUIDE, "eni_et_volunteer_medical_movement") == 0


@pytest.mark.rule("SDC-14.1")
def test_what_is_donated_counts_as_one_says_and_in_the_last_round_in_full() -> None:
    s = begin(9, bare=True)
    s.phase = "economy"
    put(s, KIT, "faderan_library_of_entelechy")
    card = "faderan_library_of_entelechy"                        # donates 1 vp, 1 black, 1 green, 1 white
    assert planner.card_worth(s, KIT, GUIDE, card) == 0
    assert planner.card_worth(s, KIT, GUIDE, card, {"black": 1.5}) == 1.5
    s.round = 6
    assert planner.card_worth(s, KIT, GUIDE, card) == 6 + 3 + 2 + 2


def test_what_is_missing_for_what_does_not_run() -> None:
    s = begin(9, bare=True)
    s.phase = "economy"
    put(s, KJAS, "kjas_nanotechnology", "eni_et_mutual_understanding", "imdril_asteroid_mining",
        "faderan_nalgorian_grindstone", "antares")
    give(s, KJAS, brown=5, white=1)
    plan = (("run", "kjas_perfume_pheromone_loyalty", 0, 0),)
    assert planner.lacking(s, KJAS, plan) == {
        "kjas_starstrider_jumpcores,0": {"blue": 2}, "kjas_underground_cities,0": {},
        "kjas_nanotechnology,0": {"brown": 2},
        "eni_et_mutual_understanding,0": {"any_small": 1}, "imdril_asteroid_mining,0": {"fleet": 2},
        "faderan_nalgorian_grindstone,0": {"vp": 1}, "antares,0": {}}


# what is offered

def test_the_best_plan_by_the_guide_values_is_offered() -> None:
    for seat in range(9):
        s = rich(5)
        question = economy.question(s, seat)
        assert question.offered is not None
        (plan, facts), = question.offered()
        assert question.flaw(plan) is None
        assert plan == planner.best(s, seat, GUIDE, GUIDE).plan
        assert facts == economy.told(s, seat, plan)
        assert list(facts) == ["cards", "paid", "gained", "donated"]
