"""Six-cost developments (RFG-13)."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.race.catalog import FIRST_EDITION
from fivesuns.texts import Texts

from .scenario import scenario


def worth(six: str, others: list[str], start: str = "old_earth", chips: int = 0, goods: list[str] | None = None,
          **options: Any) -> int:
    t = scenario(starts=(start, "epsilon_eridani"), tableaux={0: [six, *others]}, chips={0: chips},
                 goods={0: goods or []}, **options)
    return t.table.game.sheet(t.state, 0)["six_cost"]


@pytest.mark.rule("RFG-13.1", "RFG-13.2")
def test_each_card_scores_once_at_the_first_term_that_fits() -> None:
    """A military genes world scores 2 for its genes, not 1 more for being military."""
    assert worth("pan_galactic_league", ["malevolent_lifeforms"]) == 2
    assert worth("pan_galactic_league", ["rebel_miners"]) == 1
    assert worth("galactic_federation", []) == 2                     # itself


@pytest.mark.rule("RFG-13.1")
def test_hand_cards_and_goods_never_count() -> None:
    t = scenario(tableaux={0: ["merchant_guild", "gem_world"]}, goods={0: ["gem_world"]}, hands={0: ["spice_world"]})
    assert t.table.game.sheet(t.state, 0)["six_cost"] == 2


@pytest.mark.rule("RFG-13.2")
@pytest.mark.parametrize(("six", "others", "vp"), [
    pytest.param("alien_tech_institute", ["alien_robotic_factory", "alien_robot_sentry", "alien_rosetta_stone_world",
                                          "gem_world"], 2 + 3 + 2 + 2, marks=pytest.mark.rule("RFG-13.9")),
    pytest.param("free_trade_association", ["gem_world", "refugee_world", "consumer_markets", "expanding_colony",
                                            "comet_zone"], 2 + 1 + 2 + 2, marks=pytest.mark.rule("RFG-13.10")),
    pytest.param("galactic_federation", ["galactic_imperium", "drop_ships", "gem_world"], 2 + 2 + 1,
                 marks=pytest.mark.rule("RFG-13.11")),
    pytest.param("galactic_imperium", ["rebel_base", "rebel_miners", "pirate_world", "gem_world"], 2 + 2 + 1,
                 marks=pytest.mark.rule("RFG-13.12", "RFG-13.5")),
    pytest.param("galactic_survey_seti", ["expedition_force", "star_nomad_lair", "gem_world", "drop_ships"],
                 1 + 1 + 2 + 1 + 1, marks=pytest.mark.rule("RFG-13.14", "RFG-13.6")),
    pytest.param("merchant_guild", ["gem_world", "comet_zone", "plague_world", "alien_robotic_factory",
                                    "refugee_world"], 8, marks=pytest.mark.rule("RFG-13.15")),
    pytest.param("mining_league", ["comet_zone", "asteroid_belt", "mining_robots", "mining_conglomerate", "gem_world"],
                 2 + 1 + 2 + 2, marks=pytest.mark.rule("RFG-13.16")),
    pytest.param("new_economy", ["public_works", "deficit_spending", "tourist_world", "export_duties"],
                 2 + 2 + 2 + 1 + 1, marks=pytest.mark.rule("RFG-13.17")),
    pytest.param("pan_galactic_league", ["plague_world", "empath_world", "rebel_miners", "contact_specialist"],
                 2 + 2 + 1 + 3, marks=pytest.mark.rule("RFG-13.19")),
    pytest.param("trade_league", ["export_duties", "spice_world", "tourist_world", "public_works"], 2 + 2 + 1 + 1,
                 marks=pytest.mark.rule("RFG-13.20")),
])
def test_terms(six: str, others: list[str], vp: int) -> None:
    """The start world, Old Earth, has a consume and a trade power and is an ordinary world."""
    assert worth(six, others) == vp


@pytest.mark.rule("RFG-13.13", "RFG-13.7")
@pytest.mark.parametrize(("chips", "others", "vp"), [(0, [], 0), (2, [], 0), (11, [], 3),
                                                     (3, ["research_labs", "artist_colony"], 1 + 3 + 3),
                                                     (0, ["galactic_trendsetters", "rebel_homeworld"], 3)])
def test_renaissance_counts_chips_in_threes(chips: int, others: list[str], vp: int) -> None:
    assert worth("galactic_renaissance", others, chips=chips) == vp


@pytest.mark.rule("RFG-13.18", "RFG-13.4")
@pytest.mark.parametrize(("others", "start", "vp"), [
    ([], "old_earth", 2), (["drop_ships", "empath_world"], "new_sparta", 2 + 3 - 1 + 2),
    (["new_military_tactics", "galactic_imperium", "alien_tech_institute"], "alpha_centauri", 2 + 0 + 2)])
def test_new_galactic_order_counts_general_military(others: list[str], start: str, vp: int) -> None:
    """The institute's own 2 for being an Alien card is in the last one."""
    assert worth("new_galactic_order", others, start) == vp


@pytest.mark.rule("RFG-13.4")
def test_new_galactic_order_may_be_negative() -> None:
    t = scenario(starts=("old_earth", "new_sparta"), tableaux={0: [
        "new_galactic_order", "contact_specialist", "empath_world", "refugee_world", "pan_galactic_league"]})
    assert t.table.game.sheet(t.state, 0)["six_cost"] == (2 - 4) + (2 + 3)


@pytest.mark.rule("RFG-13.3")
def test_trade_powers_are_not_consume_powers_but_selling_powers_are() -> None:
    assert worth("new_economy", ["export_duties", "black_market_trading_world", "gambling_world", "merchant_world"],
                 "new_sparta") == 2 + 0 + 1 + 1 + 1
    assert worth("trade_league", ["black_market_trading_world"], "new_sparta") == 2
    assert worth("new_economy", ["trade_league"], "new_sparta") == (2 + 2) + 2


@pytest.mark.rule("RFG-13.6")
def test_new_sparta_is_a_military_world() -> None:
    assert worth("galactic_imperium", [], "new_sparta") == 1
    assert worth("pan_galactic_league", [], "new_sparta") == 1
    assert worth("galactic_survey_seti", [], "new_sparta") == 1 + 1


@pytest.mark.rule("RFG-13.21")
def test_the_second_edition_guild_counts_goods_left() -> None:
    worlds = ["gem_world", "asteroid_belt"]
    assert worth("merchant_guild", worlds, goods=worlds) == 2
    assert worth("merchant_guild", worlds, goods=worlds, second_edition=True) == 4


@pytest.mark.rule("RFG-13.21")
def test_second_edition_costs_and_military_are_in_force() -> None:
    hand = ["black_market_trading_world", "gem_world", "spice_world"]
    for edition, price in ((False, 0), (True, 2)):
        t = scenario(starts=("old_earth", "epsilon_eridani"), tableaux={0: ["outlaw_world"]}, hands={0: hand},
                     actions="settle", second_edition=edition)
        assert ("black_market_trading_world" in t.options(0)) == bool(price)
        assert t.table.view(0)["seats"][0]["military"] == int(edition)


@pytest.mark.rule("RFG-0.3")
def test_there_is_nothing_of_the_expansions() -> None:
    """A start world is dealt, not chosen; no keyword but alien and rebel changes a score."""
    assert worth("galactic_imperium", ["imperium_armaments_world"]) == 0
    assert worth("alien_tech_institute", ["terraforming_robots", "avian_uplift_race"]) == 2


@pytest.mark.rule("RFG-13.1", "RFG-13.4")
@pytest.mark.parametrize(("language", "itself", "negative"), [
    ("en", "this one included", "negative"), ("ru", "включая эту", "отрицательн"), ("uk", "включно з цією", "від'ємн")])
def test_the_text_of_a_six_cost_development_says_that_it_counts_itself(language: str, itself: str,
                                                                       negative: str) -> None:
    texts = Texts(language, "race")
    for six, bonus in FIRST_EDITION.bonus.items():
        assert (itself in texts.say(f"help-{six}")) == (six in bonus), six
    assert negative in texts.say("help-new_galactic_order")


@pytest.mark.rule("RFG-7.11")
@pytest.mark.parametrize(("language", "word"), [("en", "non-military"), ("ru", "незащищённый"), ("uk", "незахищений")])
def test_the_text_of_the_colony_ship_says_for_which_worlds_it_is(language: str, word: str) -> None:
    assert word in Texts(language, "race").say("help-colony_ship")


@pytest.mark.rule("RFG-13.1")
def test_everybody_sees_what_a_six_is_worth_and_only_its_owner_what_one_in_hand_would_bring() -> None:
    t = scenario(starts=("old_earth", "epsilon_eridani"), hands={0: ["galactic_federation", "new_galactic_order"]},
                 tableaux={0: ["galactic_imperium", "rebel_miners", "drop_ships"]})
    mine, theirs = [t.table.game.view(t.state, seat) for seat in (0, 1)]
    assert mine["seats"][0]["sixes"] == theirs["seats"][0]["sixes"] == {
        "galactic_imperium": {"vp": 2, "parts": {"rebel_miners": 2}}}
    assert mine["me"]["sixes"] == {
        "galactic_federation": {
            "vp": 5, "parts": {"galactic_imperium": 2, "drop_ships-1": 1, "galactic_federation": 2}},
        "new_galactic_order": {"vp": 5, "parts": {"military": 5}}}             # three of the drop ships, two of its own
    assert theirs["me"]["sixes"] == {}


@pytest.mark.rule("RFG-13.1")
def test_what_a_six_will_be_worth_is_seen_while_it_is_paid_for_and_when_it_is_drawn() -> None:
    t = scenario(hands={0: ["galactic_federation", 6]}, tableaux={0: ["drop_ships"]}, actions="develop")
    t.play(0, "galactic_federation").pass_all("race.develop")
    assert t.asked() == {0: "pay"}
    assert t.table.view(1)["seats"][0]["sixes"] == {
        "galactic_federation": {"vp": 3, "parts": {"drop_ships-1": 1, "galactic_federation": 2}}}
    t = scenario(deck=["galactic_federation"], actions="explore_1_1")
    assert t.asked() == {0: "keep", 1: "keep"}
    assert [[*t.table.view(seat)["me"]["sixes"]] for seat in (0, 1)] == [[], ["galactic_federation"]]
