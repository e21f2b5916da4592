"""Economy plans: what covers them, what they do, and which is the best."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games.sidereal import economy, plans
from fivesuns.games.sidereal.audit import audit
from fivesuns.games.sidereal.catalog import CARDS, KINDS, LARGE, SMALL
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import QuickDice, Whole, spell
from fivesuns.texts import LANGUAGES, Texts

from .scenario import begin, give, put

KIT, CAYLION, KJAS, FADERAN, IMDRIL, ENI_ET, UNITY, YENGII, ZETH = range(9)


@pytest.fixture
def s() -> Confluence:
    """Nobody has anything but start cards."""
    found = begin(9, bare=True)
    found.phase = "economy"
    return found


def held(s: Confluence, seat: int) -> dict[str, int]:
    return {kind: n for kind, n in s.players[seat].stock.items() if n}


def read(s: Confluence, seat: int, plan: str) -> Whole:
    return economy.question(s, seat).read(plan)


def wrong(s: Confluence, seat: int, plan: str, **marked: Any) -> Any:
    return plans.flaw(s, seat, read(s, seat, plan), **marked)


def carry_out(s: Confluence, seat: int, plan: str) -> None:
    economy.carry_out(s, seat, economy.question(s, seat).named(plan))
    assert not audit(s)


# covering

@pytest.mark.rule("SDC-8.4", "SDC-8.5")
def test_all_converters_run_at_once_so_outputs_pay_nothing(s: Confluence) -> None:
    """Underground Cities make the brown that Perfume would take."""
    plan = "run,kjas_underground_cities,0,0 run,kjas_perfume_pheromone_loyalty,0,0"
    give(s, KJAS, brown=2)
    assert wrong(s, KJAS, plan) == ("plan-lacks", {"brown": 2})
    give(s, KJAS, brown=2)
    assert wrong(s, KJAS, plan) is None
    carry_out(s, KJAS, plan)
    assert held(s, KJAS) == {"brown": 2, "ship": 3, "yellow": 1, "black": 1, "blue": 1, "white": 1}


@pytest.mark.rule("SDC-8.5")
def test_the_sum_of_all_inputs_is_covered(s: Confluence) -> None:
    put(s, KJAS, "kjas_nanotechnology")
    give(s, KJAS, brown=6)
    assert wrong(s, KJAS, "run,kjas_nanotechnology,0,0") is None
    assert wrong(s, KJAS, "run,kjas_perfume_pheromone_loyalty,0,0") is None
    both = "run,kjas_nanotechnology,0,0 run,kjas_perfume_pheromone_loyalty,0,0"
    assert wrong(s, KJAS, both) == ("plan-lacks", {"brown": 1})
    give(s, KJAS, wild_small=1)
    assert wrong(s, KJAS, both) is None
    carry_out(s, KJAS, both)
    assert "wild_small" not in held(s, KJAS)


@pytest.mark.rule("SDC-4.3", "SDC-8.4")
def test_running_is_optional_and_once_a_round(s: Confluence) -> None:
    assert wrong(s, KJAS, "nothing") is None
    plan = "run,kjas_underground_cities,0,0"
    assert wrong(s, KJAS, f"{plan} {plan}") == ("already-run", "kjas_underground_cities")
    carry_out(s, KJAS, plan)
    assert s.used == {"kjas_underground_cities,0": 1}
    put(s, KIT, "kjas_underground_cities")
    assert plans.flaw(s, KIT, (("run", "kjas_underground_cities", 0, 0),)) == ("already-run", "kjas_underground_cities")


@pytest.mark.rule("SDC-8.4")
def test_only_white_converters_of_cards_that_one_holds(s: Confluence) -> None:
    put(s, KIT, "acrux")
    give(s, KIT, white=5)
    for card, n in [("acrux", 1), ("kjas_underground_cities", 0), ("acrux", 2), ("zeth_black_market", 0)]:
        assert plans.flaw(s, KIT, (("run", card, n, 0),)) == ("no-converter", card)
    assert plans.flaw(s, KIT, (("run", "acrux", 0, 1),)) == ("no-converter", "acrux")
    put(s, KIT, "kjas_underground_cities")
    assert plans.flaw(s, KIT, (("run", "kjas_underground_cities", 0, 0),)) is None


@pytest.mark.rule("SDC-8.6", "SDC-8.10")
def test_hybrid_cultures_of_the_yengii_donate(s: Confluence) -> None:
    put(s, YENGII, "yengii_xeno_cultural_exchange", turned=True)
    give(s, YENGII, brown=5)
    carry_out(s, YENGII, "run,yengii_xeno_cultural_exchange,0,0")
    assert s.players[YENGII].donation == {"vp": 1, "blue": 1, "green": 1}
    assert s.players[YENGII].vp == 2


@pytest.mark.rule("SDC-8.6", "SDC-14.1")
def test_in_the_last_round_what_is_donated_is_kept(s: Confluence) -> None:
    s.round = 6
    put(s, FADERAN, "faderan_library_of_entelechy")
    carry_out(s, FADERAN, "run,faderan_library_of_entelechy,0,0")
    assert held(s, FADERAN) == {"black": 1, "green": 1, "white": 1}
    assert s.players[FADERAN].vp == 1
    assert s.players[FADERAN].donation == {}


@pytest.mark.rule("SDC-12.7")
def test_the_grindstone_takes_a_point_that_was_there_before(s: Confluence) -> None:
    put(s, FADERAN, "faderan_nalgorian_grindstone", "faderan_thils_demiring")
    give(s, FADERAN, yellow=1, black=1)
    plan = "run,faderan_nalgorian_grindstone,0,0 run,faderan_thils_demiring,0,0"
    assert wrong(s, FADERAN, plan) == ("plan-lacks", {"vp": 1})
    s.players[FADERAN].vp = 1
    carry_out(s, FADERAN, plan)
    assert s.players[FADERAN].vp == 2
    s.players[KIT].vp = -1
    assert wrong(s, KIT, "run,kit_hand_crafted,0,0") is None


# seedlings, halves, fleets

@pytest.mark.rule("SDC-12.2")
@pytest.mark.parametrize("often", [0, 1, 2, 3])
def test_a_colony_with_a_seedling_runs_up_to_twice(s: Confluence, often: int) -> None:
    put(s, CAYLION, "antares", turned=True)                      # 1 green -> 1 octagon
    s.seedlings["antares"] = True
    give(s, CAYLION, green=2)
    plan: Whole = (("run", "antares", 0, 0),) * often
    assert plans.flaw(s, CAYLION, plan) == (None if often < 3 else ("already-run", "antares"))
    if often < 3:
        carry_out(s, CAYLION, spell(plan))
        assert s.players[CAYLION].stock["octagon"] == often
        assert s.players[CAYLION].stock["green"] == 2 - often


@pytest.mark.rule("SDC-12.2")
def test_each_run_of_a_seedling_has_its_own_input(s: Confluence) -> None:
    put(s, KIT, "antares", turned=True)
    give(s, KIT, green=1)
    twice = "run,antares,0,0 run,antares,0,0"
    s.seedlings["antares"] = True
    assert wrong(s, KIT, twice) == ("plan-lacks", {"green": 1})
    give(s, KIT, green=1)
    assert wrong(s, KIT, twice) is None
    del s.seedlings["antares"]
    assert plans.flaw(s, KIT, (("run", "antares", 0, 0),) * 2) == ("already-run", "antares")


@pytest.mark.rule("SDC-12.13")
def test_two_halves_are_one_converter(s: Confluence) -> None:
    give(s, KIT, green=5)
    assert plans.flaw(s, KIT, (("run", "kit_diffusion", 0, 0),)) == ("no-converter", "kit_diffusion")
    plan = "run,kit_expansive_social,0,0"
    t = begin(9, bare=True)
    t.phase = "economy"
    give(t, KIT, green=5)
    carry_out(t, KIT, plan)
    assert held(t, KIT) == {"blue": 1, "yellow": 1, "black": 1, "ship": 4}
    assert t.players[KIT].donation == {}
    s.turned = {"kit_diffusion": True}
    carry_out(s, KIT, plan)
    assert held(s, KIT) == {"blue": 1, "yellow": 1, "black": 1, "ship": 4}
    assert s.players[KIT].donation == {"white": 1, "brown": 1}
    s.turned, s.used = {"kit_expansive_social": True}, {}
    give(s, KIT, green=5)
    carry_out(s, KIT, plan)
    assert held(s, KIT) == {"blue": 2, "yellow": 2, "black": 2, "ship": 8, "white": 1, "brown": 1}


@pytest.mark.rule("SDC-12.10")
def test_fleet_support_is_pooled_and_not_spent(s: Confluence) -> None:
    give(s, IMDRIL, black=2, brown=4)
    one, other = "run,imdril_galactic_exploration,0,0", "run,imdril_asteroid_mining,0,0"
    assert plans.fleet_support(s, IMDRIL) == 2
    assert wrong(s, IMDRIL, one) is None
    assert wrong(s, IMDRIL, f"{one} {other}") == ("no-support", 4, 2)
    put(s, IMDRIL, "imdril_fleet_124", "imdril_fleet_125")       # 1 and 1
    assert wrong(s, IMDRIL, f"{one} {other}") is None
    assert wrong(s, IMDRIL, f"{one} {other} run,imdril_microgravity_assembly,0,0") == ("no-support", 6, 4)
    carry_out(s, IMDRIL, f"{one} {other}")
    assert plans.fleet_support(s, IMDRIL) == 4


@pytest.mark.rule("SDC-12.10")
def test_a_borrower_needs_borrowed_fleets_and_other_cards_need_none(s: Confluence) -> None:
    put(s, KIT, "imdril_asteroid_mining")
    assert wrong(s, KIT, "run,imdril_asteroid_mining,0,0") == ("no-support", 2, 0)
    put(s, KIT, "imdril_fleet_128")
    assert wrong(s, KIT, "run,imdril_asteroid_mining,0,0 run,kit_hand_crafted,0,0") is None
    put(s, IMDRIL, "kit_nanotechnology", "imdril_nanotechnology")
    give(s, IMDRIL, brown=3)
    assert wrong(s, IMDRIL, "run,kit_nanotechnology,0,0") is None
    assert wrong(s, IMDRIL, "run,imdril_nanotechnology,0,0") == ("no-support", 1, 0)
    assert wrong(s, IMDRIL, "run,imdril_galactic_exploration,0,0") == ("no-support", 2, 0)


@pytest.mark.rule("SDC-12.12", "SDC-4.11")
def test_one_support_covers_both_converters_of_the_construction_yards(s: Confluence) -> None:
    put(s, KIT, "imdril_asteroid_mining", turned=True)
    give(s, KIT, yellow=1)
    for plan in ("run,imdril_asteroid_mining,0,0", "run,imdril_asteroid_mining,1,0",
                 "run,imdril_asteroid_mining,0,0 run,imdril_asteroid_mining,1,0"):
        assert wrong(s, KIT, plan) == ("no-support", 1, 0)
    put(s, KIT, "imdril_fleet_124")
    carry_out(s, KIT, plan)
    assert held(s, KIT) == {"ship": 1, "brown": 2, "blue": 1, "green": 1}


# any colour, and interest

@pytest.mark.rule("SDC-9.1")
def test_cubes_of_any_colour_are_paid_as_one_says(s: Confluence) -> None:
    give(s, UNITY, green=2, white=3, brown=1, black=3)
    run = "run,unity_explorer_collection,0,0"                    # 3 small of any colour
    assert wrong(s, UNITY, f"{run} pay,green,2 pay,brown,1") is None
    due = {"any_small": 3}
    for pay in ("pay,green,2", "pay,green,2 pay,white,2", "pay,black,3", "pay,green,2 pay,white,1 pay,black,1"):
        assert wrong(s, UNITY, f"{run} {pay}") == ("any-payment", due)
    assert wrong(s, UNITY, "pay,green,1") == ("any-payment", {})
    assert wrong(s, UNITY, f"{run} pay,brown,3") == ("plan-lacks", {"brown": 2})
    assert wrong(s, UNITY, f"{run} pay,brown,1 pay,green,2") == ("pay-in-order", "green")
    assert wrong(s, UNITY, f"pay,green,3 {run}") == ("pay-last",)
    carry_out(s, UNITY, f"{run} pay,green,2 pay,brown,1")
    assert held(s, UNITY) == {"white": 3, "black": 4, "brown": 1, "ship": 2}


@pytest.mark.rule("SDC-9.7")
def test_a_payment_names_kinds_that_are_held_where_cubes_of_any_colour_are_due(s: Confluence) -> None:
    def kinds(seat: int) -> list[str]:
        part, = [part for part in economy.parts(s, seat) if part.word == "pay"]
        return list(part.fields[0])

    for seat in (UNITY, KIT):
        give(s, seat, white=3, wild_large=1)
    assert kinds(UNITY) == ["white", "wild_large"]
    assert kinds(KIT) == []


@pytest.mark.rule("SDC-9.1", "SDC-8.5")
def test_what_pays_for_any_colour_cannot_pay_a_colour_too(s: Confluence) -> None:
    put(s, UNITY, "unity_universal_translator")                  # 3 white
    give(s, UNITY, white=4, green=2)
    plan = "run,unity_explorer_collection,0,0 run,unity_universal_translator,0,0"
    assert wrong(s, UNITY, f"{plan} pay,green,2 pay,white,1") is None
    assert wrong(s, UNITY, f"{plan} pay,green,1 pay,white,2") == ("plan-lacks", {"white": 1})
    give(s, UNITY, wild_small=1)
    assert wrong(s, UNITY, f"{plan} pay,green,1 pay,white,2") is None
    carry_out(s, UNITY, f"{plan} pay,green,1 pay,white,2")
    assert held(s, UNITY) == {"green": 1, "ship": 2, "black": 1, "brown": 1}


@pytest.mark.rule("SDC-9.3", "SDC-9.4")
@pytest.mark.parametrize(("plan", "due"), [
    ("green,0", {"green": 9, "wild_small": 6}),                  # 6 green -> 9 green
    ("green,2", {"green": 9, "wild_small": 6}),
    ("green,6", {"green": 9, "wild_small": 6}),                  # wilds alone: the runner names the kind
    ("white,6", {"green": 6, "white": 3, "wild_small": 6}),
])
def test_interest_returns_the_kind_that_was_put_in(s: Confluence, plan: str, due: dict[str, int]) -> None:
    put(s, KIT, "eni_et_volunteer_medical_movement")
    give(s, KIT, green=6, wild_small=6)
    carry_out(s, KIT, f"interest,eni_et_volunteer_medical_movement,0,{plan}")
    assert held(s, KIT) == due


@pytest.mark.rule("SDC-9.3", "SDC-9.4")
@pytest.mark.parametrize(("wilds", "due"), [(0, {"brown": 5, "wild_small": 6}), (2, {"brown": 5, "wild_small": 6}),
                                            (6, {"brown": 6, "wild_small": 5})])
def test_no_more_wilds_pass_through_than_come_out(s: Confluence, wilds: int, due: dict[str, int]) -> None:
    """The upgraded side takes 6 and returns 5, and 2 points."""
    put(s, KIT, "eni_et_volunteer_medical_movement", turned=True)
    give(s, KIT, brown=6, wild_small=6)
    carry_out(s, KIT, f"interest,eni_et_volunteer_medical_movement,0,brown,{wilds}")
    assert held(s, KIT) == due
    assert s.players[KIT].vp == 2


@pytest.mark.rule("SDC-9.3")
def test_interest_takes_one_kind_of_its_size(s: Confluence) -> None:
    card = "eni_et_mutual_understanding"                         # 2 small -> 4 small
    put(s, KIT, card)
    give(s, KIT, green=1, white=1, black=2)
    assert wrong(s, KIT, f"interest,{card},0,green,0") == ("plan-lacks", {"green": 1})
    assert wrong(s, KIT, f"interest,{card},0,black,0") == ("other-interest", card, {"any_small": 2})
    assert plans.flaw(s, KIT, (("interest", card, 0, "green", 3),)) == ("other-interest", card, {"any_small": 2})
    assert plans.flaw(s, KIT, (("run", card, 0, 0),)) == ("interest-of-what", card)
    assert plans.flaw(s, KIT, (("interest", "kit_hand_crafted", 0, "green", 0),)) == ("no-interest", "kit_hand_crafted")
    assert wrong(s, KIT, f"interest,{card},0,green,1") == ("plan-lacks", {"wild_small": 1})
    give(s, KIT, wild_small=1)
    assert wrong(s, KIT, f"interest,{card},0,green,1") is None


@pytest.mark.rule("SDC-9.3", "SDC-8.5")
def test_what_is_put_in_for_interest_pays_nothing_else(s: Confluence) -> None:
    put(s, KIT, "eni_et_mutual_understanding")
    give(s, KIT, green=6)
    plan = "interest,eni_et_mutual_understanding,0,green,0 run,kit_expansive_social,0,0"
    assert wrong(s, KIT, plan) == ("plan-lacks", {"green": 1})
    give(s, KIT, green=1)
    carry_out(s, KIT, plan)
    assert held(s, KIT) == {"green": 4, "blue": 1, "yellow": 1, "black": 1, "ship": 4}


@pytest.mark.rule("SDC-9.3")
def test_the_pool_of_octagons_is_an_ordinary_converter(s: Confluence) -> None:
    put(s, KIT, "eni_et_xenotech_pool")
    give(s, KIT, octagon=3)
    carry_out(s, KIT, "run,eni_et_xenotech_pool,0,0")
    assert held(s, KIT) == {"octagon": 5}


@pytest.mark.rule("SDC-12.4")
def test_eni_et_never_run_their_interest_cards(s: Confluence) -> None:
    give(s, ENI_ET, green=9, octagon=9)
    lent = [card.id for card in CARDS.values() if card.sort == "interest"]
    assert len(lent) == 6
    for card in lent:
        item = ("run", card, 0, 0) if card == "eni_et_xenotech_pool" else ("interest", card, 0, "green", 0)
        assert plans.flaw(s, ENI_ET, (item,)) == ("only-others", card)
    assert not [x for part in economy.parts(s, ENI_ET) for field in part.fields for x in field if x in lent]


# promises

@pytest.mark.rule("SDC-18.5", "SDC-18.18")
def test_what_was_promised_of_converters_is_kept(s: Confluence) -> None:
    cities, perfume = ("kjas_underground_cities", 0), ("kjas_perfume_pheromone_loyalty", 0)
    give(s, KJAS, brown=4)
    assert wrong(s, KJAS, "nothing", must=[cities]) == ("promised-to-run", cities[0])
    assert wrong(s, KJAS, "run,kjas_underground_cities,0,0", must=[cities]) is None
    assert wrong(s, KJAS, "run,kjas_underground_cities,0,0", barred=[cities]) == ("promised-not-to-run", cities[0])
    assert wrong(s, KJAS, "run,kjas_perfume_pheromone_loyalty,0,0", must=[perfume], barred=[cities]) is None
    assert plans.can_run(s, KJAS, [cities, perfume])
    s.players[KJAS].stock["brown"] = 3
    assert not plans.can_run(s, KJAS, [cities, perfume])
    assert plans.can_run(s, KJAS, [cities])


@pytest.mark.rule("SDC-18.18", "SDC-8.5")
def test_all_that_is_promised_counts_together(s: Confluence) -> None:
    put(s, KIT, "eni_et_mutual_understanding")
    give(s, KIT, green=5)
    both = [("eni_et_mutual_understanding", 0), ("kit_expansive_social", 0)]
    assert not plans.can_run(s, KIT, both)
    give(s, KIT, white=2)
    assert plans.can_run(s, KIT, both)                           # the other puts in white
    question = economy.question(s, KIT, must=both)
    for seed in range(20):
        plan = question.sample(QuickDice(seed))
        assert ("interest", "eni_et_mutual_understanding", 0, "white", 0) in plan
        assert ("run", "kit_expansive_social", 0, 0) in plan


# words

def test_every_flaw_has_a_sentence_in_every_language() -> None:
    folder = Path(plans.__file__).parent
    source = "".join([(folder / name).read_text("utf-8") for name in ("plans.py", "converters.py")])
    flaws = {*re.findall(r'return \("([a-z-]+)"', source), "interest-of-what"}
    assert len(flaws) > 20
    for language in LANGUAGES:
        texts = Texts(language, "sidereal")
        for flaw in flaws:
            said = texts.find([f"flaw-{flaw}", f"why-{flaw}"], texts.lettered(["acrux", {"green": 2}]))
            assert said is not None, (language, flaw)
    said = Texts("en", "sidereal").find(["flaw-lacks"], Texts("en", "sidereal").lettered(["acrux", {"white": 2}]))
    assert said == "Acrux needs more than you have. Missing: 2 white."
    for reason in ("lacks", "only-others"):
        assert Texts("en", "sidereal").reason(("acrux", reason, "acrux", {"white": 2})) != reason


@pytest.mark.rule("SDC-8.5", "SDC-12.4", "SDC-12.10")
def test_what_cannot_run_is_told_with_what_it_lacks(s: Confluence) -> None:
    put(s, ENI_ET, "acrux", "imdril_asteroid_mining")
    give(s, ENI_ET, white=3, blue=1)
    found = economy.question(s, ENI_ET).describe()["refused"]
    assert [(x["value"][1], x["reason"], *x["args"][1:]) for x in found][:4] == [
        ("eni_et_bone_carving", "lacks", {"blue": 1}), ("eni_et_choral_song", "lacks", {"white": 2}),
        ("eni_et_universal_applied_metaethics", "lacks", {"octagon": 1}),
        ("imdril_asteroid_mining", "lacks", {"fleet": 2})]
    assert {x["value"][1] for x in found[4:]} == {card.id for card in CARDS.values() if card.sort == "interest"}
    assert {x["reason"] for x in found[4:]} == {"only-others"}


# composing

def rich(seed: int) -> Confluence:
    """Everybody has some of everything; some cards are lent or upgraded."""
    dice = QuickDice(seed)
    s = begin(9)
    s.phase, s.round = "economy", 4
    for seat, p in enumerate(s.players):
        for card in CARDS.values():
            if card.species == p.species and card.sort != "relic" and card.id not in s.holder and dice.below(3) == 0:
                put(s, seat, card.id)
        give(s, seat, **{kind: dice.below(5) for kind in (*SMALL, *LARGE, "octagon", "ship", "vp")})
        if dice.below(3) == 0 or p.species == "unity":
            give(s, seat, wild_small=dice.below(3), wild_large=dice.below(3))
    for card in list(s.holder):
        if CARDS[card].sort == "interest" or (
                CARDS[card].loan == "returns" and not CARDS[card].mate and dice.below(6) == 0):
            s.holder[card] = dice.below(9)
        if CARDS[card].back is not None and dice.below(3) == 0:
            s.turned[card] = True
    return s


@pytest.mark.rule("SDC-8.5")
@pytest.mark.parametrize("seed", range(3))
def test_plans_by_chance_are_legal_and_can_be_put_together_in_steps(seed: int) -> None:
    s, dice = rich(seed), QuickDice(seed)
    kinds: set[str] = set()
    for seat in range(9):
        question = economy.question(s, seat)
        for _ in range(4):
            plan = question.sample(dice)
            kinds |= {item[0] for item in plan}
            assert question.flaw(plan) is None
            assert question.named(spell(plan)) == plan
        path = question.path(plan)
        for n in range(0, len(path), 5):
            assert path[n] in question.steps(path[:n])
        path = path[:dice.below(len(path))]
        while question.steps(path):
            steps = question.steps(path)
            path.append(steps[dice.below(len(steps))])
        assert question.check(question.assemble(path))
    assert kinds == {"run", "interest", "pay"}


@pytest.mark.rule("SDC-9.7")
def test_said_payments_can_always_be_completed() -> None:
    """Every beginning of a payment that is offered leads to a plan."""
    s = begin(9, bare=True)
    s.phase = "economy"
    put(s, UNITY, "unity_universal_translator")
    give(s, UNITY, white=4, green=1, wild_small=2, black=1, yellow=1, wild_large=1)
    question = economy.question(s, UNITY)
    start = ("run,unity_explorer_collection,0,0 run,unity_universal_translator,0,0 run,unity_adamantine_synthesis,0,0")
    ends = 0
    drafts = [read(s, UNITY, start)]
    while drafts:
        draft = drafts.pop()
        more = [(*draft, ("pay", kind, n)) for kind in plans.PAYABLE for n in range(1, 5)]
        more = [x for x in more if plans.hopeful(s, UNITY, x)]
        legal = draft[-1][0] == "pay" and question.flaw(draft) is None
        assert more or legal, spell(draft)
        ends += int(legal)
        drafts += more
    # small: 3 of 1 green, 1 white or what wilds free, 2 wilds; large: 2 of 1 black, 1 yellow, 1 wild
    small = [(g, w, x) for g in range(2) for w in range(5) for x in range(3)
             if g + w + x == 3 and max(0, w - 1) <= 2 - x]
    assert ends == len(small) * 3


@pytest.mark.rule("SDC-9.7", "SDC-12.10")
def test_no_payment_makes_a_plan_of_runs_that_nothing_supports(s: Confluence) -> None:
    give(s, UNITY, green=2, brown=3, yellow=1)
    paid = "run,unity_explorer_collection,0,0 pay,green,2"
    assert plans.hopeful(s, UNITY, read(s, UNITY, paid))
    put(s, UNITY, "imdril_asteroid_mining")
    assert not plans.hopeful(s, UNITY, read(s, UNITY, f"run,imdril_asteroid_mining,0,0 {paid}"))
    put(s, UNITY, "imdril_fleet_128")
    assert plans.hopeful(s, UNITY, read(s, UNITY, f"run,imdril_asteroid_mining,0,0 {paid}"))


@pytest.mark.rule("SDC-8.4", "SDC-20.9")
def test_what_changes_is_what_the_plan_comes_to() -> None:
    for seed in range(4):
        s, dice = rich(seed), QuickDice(seed)
        s._heard = []
        for seat, p in enumerate(s.players):
            plan = economy.question(s, seat).sample(dice)
            before, points, given = dict(p.stock), p.vp, dict(p.donation)
            economy.carry_out(s, seat, plan)
            told = economy.told(rich(seed), seat, plan)
            event = [x for x in s._heard if x.what == "economy"][-1]
            assert event.args == {"seat": seat, **{x: told[x] for x in ("cards", "paid", "gained")}}
            made: dict[str, int] = {**dict.fromkeys((*KINDS, "vp"), 0)}
            for kind, n in told["gained"].items():
                made[kind] += n
            for kind, n in told["paid"].items():
                made[kind] -= n
            assert {**p.stock, "vp": p.vp} == {
                kind: n + made[kind] for kind, n in {**before, "vp": points}.items()}
            assert p.donation == {kind: given.get(kind, 0) + told["donated"].get(kind, 0) for kind in p.donation}
        assert not audit(s)
