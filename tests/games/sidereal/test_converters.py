"""Purple converters, and all that is true of every converter."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.sidereal import converters
from fivesuns.games.sidereal.audit import audit
from fivesuns.games.sidereal.catalog import CARDS
from fivesuns.games.sidereal.converters import ENTRY, flaw, flaw_of_tuck, lacks, run, runnable, tuck
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Event

from .scenario import begin, give, put

KIT, CAYLION, KJAS, FADERAN, IMDRIL, ENI_ET, UNITY, YENGII, ZETH = range(9)


@pytest.fixture
def s() -> Confluence:
    """Nobody has anything but start cards."""
    return begin(9, bare=True)


def held(s: Confluence, seat: int) -> dict[str, int]:
    return {kind: n for kind, n in s.players[seat].stock.items() if n}


def names(s: Confluence, seat: int, arrow: Any) -> list[str]:
    return [f"{card},{n}" for card, n, _ in runnable(s, seat, arrow)]


# what all converters have in common

@pytest.mark.rule("SDC-4.2")
@pytest.mark.parametrize(("phase", "legal"), [
    ("trade", "purple"), ("economy", "white"), ("steal", "red"), ("bidding", "")])
def test_the_arrow_says_in_which_phase_it_runs(s: Confluence, phase: str, legal: str) -> None:
    s.phase = phase
    put(s, ZETH, "acrux")
    give(s, ZETH, white=9, black=9)
    for arrow, card, n in [("white", "acrux", 0), ("purple", "acrux", 1), ("red", "zeth_black_market", 0)]:
        found = flaw(s, ZETH, card, n, 1 if arrow == "red" else 0)
        assert found == (None if arrow == legal else ("other-phase", card))


@pytest.mark.rule("SDC-4.3")
def test_once_a_round_whoever_holds_the_card(s: Confluence) -> None:
    put(s, FADERAN, "faderan_paradise_converter", "acrux", "spica")
    run(s, FADERAN, "faderan_paradise_converter", 0)
    assert flaw(s, FADERAN, "faderan_paradise_converter", 0) == ("already-run", "faderan_paradise_converter")
    assert "faderan_paradise_converter,0" not in names(s, FADERAN, "purple")
    put(s, KIT, "faderan_paradise_converter", "antares")
    assert flaw(s, KIT, "faderan_paradise_converter", 0) == ("already-run", "faderan_paradise_converter")
    s.used = {}
    assert flaw(s, KIT, "faderan_paradise_converter", 0) is None


@pytest.mark.rule("SDC-4.4")
def test_one_of_the_alternatives_is_paid(s: Confluence) -> None:
    put(s, KIT, "mechanical_engineers")
    give(s, KIT, yellow=4, octagon=1)
    assert flaw(s, KIT, "mechanical_engineers", 0, 0) is None
    assert flaw(s, KIT, "mechanical_engineers", 0, 1) == ("lacks", "mechanical_engineers", {"octagon": 1})
    assert flaw(s, KIT, "mechanical_engineers", 0, 2) == ("no-converter", "mechanical_engineers")
    run(s, KIT, "mechanical_engineers", 0, 0)
    assert held(s, KIT) == {"octagon": 1}


@pytest.mark.rule("SDC-4.5")
def test_an_empty_left_side_needs_no_input(s: Confluence) -> None:
    s.phase = "economy"
    put(s, KIT, "acrux")
    assert flaw(s, KIT, "acrux", 0) is None
    run(s, KIT, "acrux", 0)
    assert held(s, KIT) == {"brown": 1}


@pytest.mark.rule("SDC-4.6", "SDC-8.6")
def test_donations_go_to_the_donation_card(s: Confluence) -> None:
    s.phase = "economy"
    put(s, FADERAN, "faderan_library_of_entelechy")
    run(s, FADERAN, "faderan_library_of_entelechy", 0)
    assert held(s, FADERAN) == {}
    assert s.players[FADERAN].donation == {"vp": 1, "black": 1, "green": 1, "white": 1}
    assert s.players[FADERAN].vp == 0
    assert s.players[FADERAN].envoy_gift == {}


@pytest.mark.rule("SDC-7.26")
def test_what_must_go_to_one_player_is_remembered(s: Confluence) -> None:
    s.phase = "economy"
    give(s, ZETH, white=3)
    run(s, ZETH, "zeth_envoys", 0)
    due = {"envoy": 1, "octagon": 1, "yellow": 1, "blue": 1, "brown": 1}
    assert s.players[ZETH].donation == s.players[ZETH].envoy_gift == due


@pytest.mark.rule("SDC-14.1")
def test_in_the_last_round_donations_are_kept(s: Confluence) -> None:
    s.phase, s.round = "economy", 6
    put(s, FADERAN, "faderan_library_of_entelechy")
    run(s, FADERAN, "faderan_library_of_entelechy", 0)
    assert held(s, FADERAN) == {"black": 1, "green": 1, "white": 1}
    assert s.players[FADERAN].vp == 1
    assert s.players[FADERAN].donation == {}


@pytest.mark.rule("SDC-4.7", "SDC-7.11", "SDC-12.11")
def test_a_card_enters_play_by_its_own_converter(s: Confluence) -> None:
    fleet = "imdril_fleet_121"
    assert fleet not in s.holder
    assert flaw(s, IMDRIL, fleet, ENTRY) == ("lacks", fleet, {"octagon": 2, "black": 1})
    give(s, IMDRIL, octagon=2, black=1)
    assert f"{fleet},{ENTRY}" in names(s, IMDRIL, "purple")
    run(s, IMDRIL, fleet, ENTRY)
    assert s.holder[fleet] == IMDRIL
    assert s.players[IMDRIL].vp == 1
    assert flaw(s, IMDRIL, fleet, ENTRY) == ("no-converter", fleet)
    give(s, KIT, octagon=2, black=1)
    assert flaw(s, KIT, "imdril_fleet_124", ENTRY) == ("not-yours", "imdril_fleet_124")


@pytest.mark.rule("SDC-4.7")
def test_nothing_else_runs_on_a_card_that_is_not_in_play(s: Confluence) -> None:
    s.phase = "economy"
    assert flaw(s, KIT, "kit_klnqn", 0) == ("no-converter", "kit_klnqn")
    put(s, KIT, "kit_klnqn")
    assert flaw(s, KIT, "kit_klnqn", 0) is None
    s.phase = "trade"
    give(s, KIT, yellow=2)
    assert flaw(s, KIT, "kit_klnqn", ENTRY) == ("no-converter", "kit_klnqn")
    del s.holder["kit_klnqn"]
    s.removed.append("kit_klnqn")
    assert flaw(s, KIT, "kit_klnqn", ENTRY) == ("no-converter", "kit_klnqn")
    assert f"kit_klnqn,{ENTRY}" not in names(s, KIT, "purple")


@pytest.mark.rule("SDC-4.7", "SDC-12.2", "SDC-12.14")
def test_a_card_that_has_just_entered_can_run(s: Confluence) -> None:
    give(s, KIT, yellow=2)
    run(s, KIT, "kit_klnqn", ENTRY)
    s.phase = "economy"
    assert flaw(s, KIT, "kit_klnqn", 0) is None


@pytest.mark.rule("SDC-4.7", "SDC-7.11", "SDC-12.5")
def test_the_top_relic_enters_play(s: Confluence) -> None:
    put(s, FADERAN, "spica")
    give(s, FADERAN, white=4)
    run(s, FADERAN, "faderan_relic_deck", 0)
    assert s._coming == [("draw_relic", FADERAN)]
    s.relics, s.used = [], {}
    put(s, FADERAN, "mimosa")
    give(s, FADERAN, white=4)
    assert flaw(s, FADERAN, "faderan_relic_deck", 0) == ("no-relics",)


@pytest.mark.rule("SDC-4.9", "SDC-7.17", "SDC-12.2")
def test_settling_turns_a_colony(s: Confluence) -> None:
    put(s, CAYLION, "acrux")
    s.seedlings["acrux"] = True
    give(s, CAYLION, white=4)
    run(s, CAYLION, "acrux", 1)
    assert s.turned == {"acrux": True}
    assert held(s, CAYLION) == {"white": 2}
    assert "acrux" in s.seedlings
    assert flaw(s, CAYLION, "acrux", 1) == ("no-converter", "acrux")
    assert [dict(it.output) for it in converters.converters_of(s, "acrux")] == [{"brown": 1, "white": 1}]


@pytest.mark.rule("SDC-4.11")
def test_several_converters_of_a_card_are_separate(s: Confluence) -> None:
    s.phase = "economy"
    give(s, ZETH, black=1)
    run(s, ZETH, "zeth_cascading_deception", 0)
    assert flaw(s, ZETH, "zeth_cascading_deception", 1) is None
    run(s, ZETH, "zeth_cascading_deception", 1)
    assert held(s, ZETH) == {"black": 2, "ship": 3}


@pytest.mark.rule("SDC-7.10")
def test_only_the_holder_runs_it(s: Confluence) -> None:
    put(s, KIT, "acrux")
    give(s, ZETH, white=2)
    assert flaw(s, ZETH, "acrux", 1) == ("not-yours", "acrux")
    put(s, ZETH, "acrux")
    assert flaw(s, ZETH, "acrux", 1) is None


@pytest.mark.rule("SDC-7.10")
def test_outputs_of_a_purple_converter_can_be_used_at_once(s: Confluence) -> None:
    put(s, CAYLION, "antares", "hadar")
    give(s, CAYLION, black=2)
    assert lacks(s, CAYLION, CARDS["hadar"].front.converters[1], 0) == {"yellow": 1}
    run(s, CAYLION, "caylion_lunar_mining_consortium", 1)
    assert held(s, CAYLION) == {"yellow": 1}
    assert s.players[CAYLION].vp == 1
    run(s, CAYLION, "hadar", 1)
    assert held(s, CAYLION) == {}


# upgrades

@pytest.mark.rule("SDC-4.8", "SDC-7.12", "SDC-7.15")
def test_deep_hunting_is_upgraded_by_its_converter(s: Confluence) -> None:
    put(s, ENI_ET, "castor", "spica")
    give(s, ENI_ET, blue=3)
    run(s, ENI_ET, "eni_et_deep_hunting", 1)
    assert "eni_et_deep_hunting" in s.turned
    assert held(s, ENI_ET) == {"blue": 1}
    assert s.players[ENI_ET].vp == 1
    assert s.colony_under[-1] == "castor"
    assert "castor" not in s.holder
    assert s.holder["spica"] == ENI_ET
    s.phase = "economy"
    run(s, ENI_ET, "eni_et_deep_hunting", 0)
    assert held(s, ENI_ET) == {"blue": 2, "ship": 1, "white": 1}
    assert not audit(s)


@pytest.mark.rule("SDC-4.3", "SDC-4.8", "SDC-12.18")
def test_a_converter_of_the_upgraded_side_has_not_been_run(s: Confluence) -> None:
    """The upgrade has the number of the territory's second white converter."""
    put(s, KJAS, "kjas_hadsja_vassal_territory", "castor", "acrux", "spica")
    give(s, KJAS, yellow=5)
    run(s, KJAS, "kjas_hadsja_vassal_territory", 1)
    s.phase = "economy"
    assert flaw(s, KJAS, "kjas_hadsja_vassal_territory", 1) is None


@pytest.mark.rule("SDC-7.13", "SDC-7.15")
def test_nanotechnology_is_tucked_under_genetic_engineering(s: Confluence) -> None:
    spent, better = "eni_et_nanotechnology", "eni_et_genetic_engineering"
    put(s, ENI_ET, spent, better)
    assert flaw_of_tuck(s, ENI_ET, spent, better) is None
    tuck(s, ENI_ET, spent, better)
    assert s.tucked == {spent: better}
    assert spent not in s.holder
    assert better in s.turned
    assert not audit(s)
    other = "eni_et_clinical_immortality"
    assert flaw_of_tuck(s, ENI_ET, other, better) == ("not-yours", other)
    put(s, ENI_ET, other)
    assert flaw_of_tuck(s, ENI_ET, other, better) == ("no-upgrade", better)


@pytest.mark.rule("SDC-7.13")
def test_both_cards_are_owned_and_at_home(s: Confluence) -> None:
    spent, better = "eni_et_nanotechnology", "eni_et_genetic_engineering"
    put(s, ENI_ET, spent, better)
    s.holder[better] = KIT
    assert flaw_of_tuck(s, ENI_ET, spent, better) == ("not-yours", better)
    assert flaw_of_tuck(s, KIT, spent, better) == ("not-yours", spent)
    s.holder[spent] = KIT
    assert flaw_of_tuck(s, KIT, spent, better) == ("not-yours", spent)
    s.holder[better] = ENI_ET
    assert flaw_of_tuck(s, ENI_ET, spent, better) == ("not-yours", spent)


@pytest.mark.rule("SDC-7.14")
def test_an_upgraded_card_is_a_technology_no_more(s: Confluence) -> None:
    spent, better = "eni_et_nanotechnology", "eni_et_genetic_engineering"
    put(s, ENI_ET, better)
    put(s, ENI_ET, spent, turned=True)
    assert flaw_of_tuck(s, ENI_ET, spent, better) == ("not-tucked", spent, better)
    del s.turned[spent]
    put(s, ENI_ET, "eni_et_achronal_analysis")
    assert flaw_of_tuck(s, ENI_ET, "eni_et_achronal_analysis", better) == (
        "not-tucked", "eni_et_achronal_analysis", better)


@pytest.mark.rule("SDC-7.13")
def test_a_research_team_is_not_its_technology(s: Confluence) -> None:
    team = "mechanical_engineers"
    assert CARDS[team].technology == "nanotechnology"
    put(s, ENI_ET, team, "eni_et_genetic_engineering")
    assert flaw_of_tuck(s, ENI_ET, team, "eni_et_genetic_engineering") == ("not-yours", team)


@pytest.mark.rule("SDC-7.16")
def test_a_borrower_may_upgrade_by_converter(s: Confluence) -> None:
    put(s, KIT, "eni_et_deep_hunting", "castor")
    give(s, KIT, blue=2)
    assert flaw(s, KIT, "eni_et_deep_hunting", 1) is None
    run(s, KIT, "eni_et_deep_hunting", 1)
    assert s.players[KIT].vp == 1
    assert s.players[ENI_ET].vp == 0
    s.holder["eni_et_deep_hunting"] = ENI_ET
    assert "eni_et_deep_hunting" in s.turned


# payments

@pytest.mark.rule("SDC-9.2")
def test_wilds_pay_for_settling_and_for_inventions(s: Confluence) -> None:
    put(s, KIT, "acrux", "linguistic_analysts")
    give(s, KIT, white=2, wild_small=9)
    run(s, KIT, "acrux", 1, pay={"white": 1, "wild_small": 1})
    assert held(s, KIT) == {"white": 1, "wild_small": 8}
    run(s, KIT, "linguistic_analysts", 0, 0)
    assert held(s, KIT) == {"white": 1, "wild_small": 2}


@pytest.mark.rule("SDC-9.1", "SDC-12.20")
def test_a_payment_that_is_said_is_exactly_what_is_due(s: Confluence) -> None:
    world = "unity_fractal_symmetry"                             # 2 small, 1 large, 1 colony, all of any kind
    put(s, UNITY, "acrux", "spica")
    give(s, UNITY, green=2, white=2, black=1, blue=1, ship=1)
    assert flaw(s, UNITY, world, ENTRY) is None
    assert flaw(s, UNITY, world, ENTRY, 0, {"green": 1, "white": 1, "blue": 1}, ["spica"]) is None
    for wrong in ({"green": 1, "blue": 1}, {"green": 2, "blue": 1, "ship": 1}, {"green": 1, "black": 1, "blue": 1}, {}):
        assert flaw(s, UNITY, world, ENTRY, 0, wrong) == (
            "other-payment", world, {"any_small": 2, "any_large": 1, "colony_any": 1})
    assert flaw(s, UNITY, world, ENTRY, 0, {"brown": 2, "blue": 1}) == ("pays-more-than-held", world)
    run(s, UNITY, world, ENTRY, 0, {"green": 1, "white": 1, "blue": 1}, ["spica"])
    assert held(s, UNITY) == {"green": 1, "white": 1, "black": 1, "ship": 1}
    assert s.holder["acrux"] == s.holder[world] == UNITY
    assert "spica" not in s.holder


@pytest.mark.rule("SDC-10.1")
def test_the_colonies_that_are_said_are_held_and_of_the_climates_due(s: Confluence) -> None:
    tile = "kjas_balkanized_states_colonies"                     # 1 desert, 1 ice, 1 brown, 2 yellow
    put(s, KJAS, "acrux", "shaula", "spica", "antares")
    put(s, KIT, "mimosa")
    give(s, KJAS, brown=1, yellow=2)
    assert flaw(s, KJAS, tile, ENTRY, 0, None, ["shaula", "spica"]) is None
    due = {"colony_desert": 1, "colony_ice": 1}
    for wrong in ("shaula acrux", "shaula", "spica spica", "shaula mimosa", "shaula spica antares"):
        assert flaw(s, KJAS, tile, ENTRY, 0, None, wrong.split()) == ("other-colonies", tile, due)
    run(s, KJAS, tile, ENTRY, 0, None, ["shaula", "spica"])
    assert [card for card in ("acrux", "shaula", "spica", "antares") if card in s.holder] == ["acrux", "antares"]
    assert s.colony_under[-2:] == ["shaula", "spica"]


@pytest.mark.rule("SDC-10.1")
def test_the_climate_is_that_of_the_side_that_lies_up(s: Confluence) -> None:
    put(s, FADERAN, "acrux")
    give(s, FADERAN, white=4)
    assert flaw(s, FADERAN, "faderan_relic_deck", 0) == ("lacks", "faderan_relic_deck", {"colony_ice": 1})
    s.turned["acrux"] = True
    assert flaw(s, FADERAN, "faderan_relic_deck", 0) is None
    run(s, FADERAN, "faderan_relic_deck", 0)
    assert s.colony_under[-1] == "acrux"
    assert "acrux" not in s.turned


@pytest.mark.rule("SDC-9.7")
def test_where_nothing_is_said_unsettled_colonies_without_seedlings_go_first(s: Confluence) -> None:
    converter = "faderan_paradise_converter"
    put(s, FADERAN, converter, "mimosa", "antares", "spica")
    put(s, FADERAN, "acrux", turned=True)
    s.seedlings["spica"] = True
    for due in ("antares", "mimosa", "spica", "acrux"):
        run(s, FADERAN, converter, 0)
        assert s.colony_under[-1] == due
        s.used = {}
    assert flaw(s, FADERAN, converter, 0) == ("lacks", converter, {"colony_any": 1})


@pytest.mark.rule("SDC-9.7")
def test_a_certain_climate_is_taken_before_any(s: Confluence) -> None:
    """A colony that is due by its climate is not spent as one of any."""
    it = converters.Converter(arrow="purple", inputs=({"colony_any": 1, "colony_ocean": 1},))
    put(s, KIT, "castor", "mimosa")
    assert lacks(s, KIT, it, 0) == {}
    assert converters.canonical_colonies(s, KIT, it.inputs[0]) == ["castor", "mimosa"]
    del s.holder["mimosa"]
    assert lacks(s, KIT, it, 0) == {"colony_any": 1}


@pytest.mark.rule("SDC-10.1")
def test_a_colony_is_consumed_only_once(s: Confluence) -> None:
    it = converters.Converter(arrow="purple", inputs=({"colony_any": 2},))
    put(s, KIT, "castor", "mimosa")
    assert converters.flaw_of_payment(s, KIT, "acrux", it, 0, None, ["castor", "mimosa"]) is None
    assert converters.flaw_of_payment(s, KIT, "acrux", it, 0, None, ["castor", "castor"]) == (
        "other-colonies", "acrux", {"colony_any": 2})


@pytest.mark.rule("SDC-12.2")
def test_settling_a_colony_with_a_seedling_is_not_doubled(s: Confluence) -> None:
    put(s, CAYLION, "acrux")
    s.seedlings["acrux"] = True
    assert [converters.times(s, "acrux", n) for n in (0, 1)] == [2, 1]


@pytest.mark.rule("SDC-12.14")
def test_a_nullspace_colony_that_is_consumed_leaves_the_game(s: Confluence) -> None:
    put(s, UNITY, "kit_klnqn")
    give(s, UNITY, green=3)
    run(s, UNITY, "unity_bezier", ENTRY)
    assert s.removed == ["kit_klnqn"]
    assert "kit_klnqn" not in s.colony_under


@pytest.mark.rule("SDC-12.7")
def test_whoever_returns_an_acknowledgement_pays_a_cube_less(s: Confluence) -> None:
    put(s, KIT, "mechanical_engineers")
    put(s, FADERAN, "faderan_contextual_integrator_cache")
    give(s, KIT, yellow=3, octagon=1)
    assert flaw(s, KIT, "mechanical_engineers", 0, 0) == ("lacks", "mechanical_engineers", {"yellow": 1})
    s.players[KIT].acknowledgements, s.players[FADERAN].acknowledgements = 1, 10
    assert flaw(s, KIT, "mechanical_engineers", 0, 0) is None
    assert flaw(s, KIT, "mechanical_engineers", 0, 1) == ("lacks", "mechanical_engineers", {"octagon": 1})
    run(s, KIT, "mechanical_engineers", 0, 0)
    assert held(s, KIT) == {"octagon": 1}
    assert s.players[KIT].acknowledgements == 0
    put(s, KIT, "acrux")
    assert lacks(s, KIT, CARDS["acrux"].front.converters[1], 0) == {"white": 2}


@pytest.mark.rule("SDC-12.7")
def test_the_grindstone_takes_a_point_of_its_holder(s: Confluence) -> None:
    s.phase, stone = "economy", "faderan_nalgorian_grindstone"
    put(s, FADERAN, stone)
    s.players[FADERAN].donation = {"vp": 1}
    assert flaw(s, FADERAN, stone, 0) == ("lacks", stone, {"vp": 1})
    s.players[FADERAN].vp = -2
    assert flaw(s, FADERAN, stone, 0) == ("lacks", stone, {"vp": 3})
    s.players[FADERAN].vp = 1
    run(s, FADERAN, stone, 0)
    assert s.players[FADERAN].vp == 0
    assert held(s, FADERAN) == {"blue": 1, "black": 1, "brown": 1, "green": 1}


def test_who_has_less_than_no_points_runs_what_costs_none(s: Confluence) -> None:
    put(s, KIT, "acrux")
    give(s, KIT, white=2)
    s.players[KIT].vp = -3
    assert flaw(s, KIT, "acrux", 1) is None


def test_running_is_told(s: Confluence) -> None:
    s._heard = []
    put(s, ENI_ET, "castor")
    give(s, ENI_ET, blue=2)
    run(s, ENI_ET, "eni_et_deep_hunting", 1)
    assert s._heard == [
        Event("ran", None, {"seat": ENI_ET, "card": "eni_et_deep_hunting", "number": 1, "paid": {"blue": 2},
                            "gained": {"vp": 1}}),
        Event("consumed", None, {"seat": ENI_ET, "card": "castor"}),
        Event("turned", None, {"seat": ENI_ET, "card": "eni_et_deep_hunting"})]
    s._heard = []
    put(s, FADERAN, "faderan_library_of_entelechy", "faderan_nalgorian_grindstone")
    give(s, FADERAN, vp=1)
    run(s, FADERAN, "faderan_library_of_entelechy", 0)
    s.round = 6
    run(s, FADERAN, "faderan_library_of_entelechy", 0)
    run(s, FADERAN, "faderan_nalgorian_grindstone", 0)
    assert [(event.what, event.args.get("goods")) for event in s._heard] == [
        ("ran", None), ("for_donation", {"vp": 1, "black": 1, "green": 1, "white": 1}),
        ("ran", None), ("kept", {"vp": 1, "black": 1, "green": 1, "white": 1}), ("ran", None)]
    assert s._heard[-1].args["paid"] == {"vp": 1}
