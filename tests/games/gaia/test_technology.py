"""Research and technology tiles (GAI-11, 13, 22, 25)."""
import pytest

from fivesuns.games.gaia import catalog
from fivesuns.games.gaia.stages.technology import may_advance, offered_tiles
from tests.games.gaia.scenario import scenario

RICH = {"credits": 30, "ore": 12, "knowledge": 12, "qic": 4}


def lab(**more):
    """Terrans about to upgrade a trading station to a lab."""
    more.setdefault("have", {0: RICH})
    return scenario("terrans", "xenos", structures={0: {(4, -5): "trading_station", (-2, 1): "mine"}},
                    mines={1: [(-1, -2)]}, **more)


UPGRADE = "upgrade 4,-5 research_lab"


@pytest.mark.rule("GAI-11.1")
def test_a_kind_that_is_owned_is_not_offered_even_if_covered():
    t = lab(tiles={0: ["tech1"]}, have={0: {**RICH, "covered": ["tech2"]}}).play(0, UPGRADE)
    assert t.names(0) == [f"tech{n}" for n in range(3, 10)]


@pytest.mark.rule("GAI-11.2")
def test_a_tile_below_a_track_moves_only_in_that_track():
    t = lab().play(0, UPGRADE, "tech5")
    assert t.names(0) == ["economy", "pass"]
    t.play(0, "economy")
    assert t.p(0).research == [0, 0, 0, 1, 1, 0]
    assert t.asked() == {0: "end"}


@pytest.mark.rule("GAI-11.2")
def test_a_free_tile_moves_in_any_track_or_not_at_all():
    t = lab().play(0, UPGRADE, "tech8")
    assert t.names(0) == [*catalog.TRACKS, "pass"]
    t.play(0, "pass")
    assert t.p(0).research == [0, 0, 0, 1, 0, 0]
    assert not lab(advance="must").play(0, UPGRADE, "tech8").can(0, "pass")
    assert lab(advance="must").play(0, UPGRADE, "tech5").p(0).research == [0, 0, 0, 1, 1, 0]   # nobody is asked


@pytest.mark.rule("GAI-11.2", "GAI-13.4")
def test_the_tile_is_taken_even_if_its_track_is_closed():
    t = lab(research={0: {"terraforming": 4}}).play(0, UPGRADE, "tech1")       # no green token
    assert (t.p(0).tiles, t.p(0).research[0], t.asked()) == (["tech1"], 4, {0: "end"})
    t = lab(research={0: {"terraforming": 4}, 1: {"terraforming": 5}}, green={0: ["fed4"]}).play(0, UPGRADE, "tech1")
    assert (t.p(0).tiles, t.p(0).research[0]) == (["tech1"], 4)
    t = lab(research={0: {"terraforming": 5}}, green={0: ["fed4"]}).play(0, UPGRADE, "tech1")
    assert (t.p(0).tiles, t.asked()) == (["tech1"], {0: "end"})


@pytest.mark.rule("GAI-11.3", "GAI-12.12")
def test_an_advanced_tile_needs_level_four_a_green_token_and_a_tile_to_cover():
    full = {"research": {0: {"navigation": 4}}, "green": {0: ["fed4"]}, "tiles": {0: ["tech4"]}}
    assert "advtech2" in lab(**full).play(0, UPGRADE).names(0)
    assert "advtech1" not in lab(**full).play(0, UPGRADE).names(0)
    for missing in ({"research": {0: {"navigation": 3}}}, {"green": {}}, {"tiles": {}}):
        assert "advtech2" not in lab(**{**full, **missing}).play(0, UPGRADE).names(0)
    at_the_top = {**full, "research": {0: {"navigation": 5}}}
    assert "advtech2" in lab(**at_the_top).play(0, UPGRADE).names(0)


@pytest.mark.rule("GAI-11.3", "GAI-11.6", "GAI-12.12")
def test_an_advanced_tile_covers_a_standard_one_and_flips_a_token():
    t = lab(research={0: {"navigation": 4}}, green={0: ["fed4"]}, tiles={0: ["tech4", "tech9"]})
    assert t.can(0, "special tech9")
    t.play(0, UPGRADE, "advtech2")
    assert t.asked() == {0: "cover"}
    assert t.names(0) == ["tech4", "tech9"]
    t.play(0, "tech9")
    p = t.p(0)
    assert (p.tiles, p.covered, p.advanced, p.green, p.grey) == (["tech4"], ["tech9"], ["advtech2"], [], ["fed4"])
    assert t.state.advanced[catalog.NAVIGATION] == ""     # never refilled
    assert t.names(0) == ["terraforming", "artificial_intelligence", "gaia_project", "economy", "science", "pass"]
    assert "tech9" not in offered_tiles(t.state, p)       # a covered kind counts as owned


@pytest.mark.rule("GAI-11.4")
def test_cover_flip_gain_then_the_step_which_needs_another_token():
    t = lab(research={0: {"navigation": 4, "science": 4}}, green={0: ["fed4"]}, tiles={0: ["tech9"]})
    t.play(0, UPGRADE, "advtech2")
    assert not t.can(0, "science")                        # the only token has gone grey
    t = lab(research={0: {"navigation": 4, "science": 4}}, green={0: ["fed4", "fed5"]}, tiles={0: ["tech9"]})
    t.play(0, UPGRADE, "advtech2", "science")
    assert (t.p(0).grey, t.p(0).points["technology"]) == (["fed4", "fed5"], 2)     # the new tile scores the step


@pytest.mark.rule("GAI-11.5", "GAI-15.4")
def test_a_new_tile_works_from_now_on():
    t = lab().play(0, UPGRADE, "tech9", "pass", "end").decline()
    t.play(1, "pass booster6")
    assert t.can(0, "special tech9")
    before = t.p(0).credits
    t = lab(have={0: {**RICH, "credits": 10}}).play(0, UPGRADE, "tech8", "pass")
    assert t.p(0).credits == 5                            # its income comes with the next income phase
    assert before == 25


@pytest.mark.rule("GAI-11.6")
def test_four_copies_are_enough_for_four_players():
    t = scenario("terrans", "xenos", "itars", "ivits",
                 tiles={seat: [f"tech{n}" for n in range(1, 9)] for seat in range(4)})
    assert all(offered_tiles(t.state, p) == ["tech9"] for p in t.state.players)


# the tiles (GAI-25)

@pytest.mark.rule("GAI-25.1")
def test_standard_tiles_that_give_at_once():
    p = lab().play(0, UPGRADE, "tech1", "pass").p(0)
    assert (p.ore, p.qic) == (12 - 3 + 1, 5)
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "trading_station", (1, -3): "mine", (5, -3): "mine"}},
                 mines={1: [(-1, -2)]}, have={0: RICH}).play(0, UPGRADE, "tech2", "pass")
    assert t.p(0).knowledge == 15                         # terra, oxide, Gaia
    assert lab().play(0, UPGRADE, "tech4", "pass").p(0).vp == 17


@pytest.mark.rule("GAI-25.1", "GAI-12.1")
def test_a_tile_raises_the_value_of_institute_and_academies():
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "planetary_institute", (-2, 1): "academy_left",
                                                     (3, 3): "research_lab"}}, tiles={0: ["tech3"]})
    assert [t.state.value(t.p(0), h) for h in t.p(0).structures] == [4, 4, 2]


@pytest.mark.rule("GAI-25.1", "GAI-5.2")
@pytest.mark.parametrize(("tile", "gain"), [
    ("tech5", {"ore": 1, "charge": 1}), ("tech6", {"knowledge": 1, "credits": 1}), ("tech8", {"credits": 4})])
def test_standard_tiles_with_income(tile, gain):
    with_it = lab(tiles={0: [tile]}).table.view(0)["seats"][0]["income"]
    without = lab().table.view(0)["seats"][0]["income"]
    assert {what: n - without[what] for what, n in with_it.items() if n != without[what]} == gain


@pytest.mark.rule("GAI-25.1", "GAI-15.1")
def test_the_charging_tile():
    t = lab(tiles={0: ["tech9"]}, power={0: (2, 4, 0)}).play(0, "special tech9")
    assert t.bowls(0) == (0, 4, 2, 0)


ADVANCED_NOW = {"advtech4": 2 * 2, "advtech8": 2 * 1, "advtech9": 4 * 1, "advtech10": 2 * 4, "advtech12": 5 * 2}


@pytest.mark.rule("GAI-25.2", "GAI-25.3")
@pytest.mark.parametrize("tile", ADVANCED_NOW)
def test_advanced_tiles_that_score_at_once(tile):
    t = scenario("terrans", "xenos", mines={0: [(5, -3), (3, 3)], 1: [(-1, -2)]}, have={0: RICH}, tiles={0: ["tech6"]},
                 structures={0: {(4, -5): "trading_station", (-2, 1): "trading_station"}},
                 green={0: ["fed4", "fed5"]}, research={0: {"terraforming": 4}},
                 advanced=(tile, *[x for x in catalog.ADVANCED if x != tile][:5]))
    t.play(0, UPGRADE, tile, "pass")
    assert t.p(0).points["technology"] == ADVANCED_NOW[tile]


@pytest.mark.rule("GAI-25.2")
def test_the_advanced_tile_for_sectors_gives_ore():
    t = lab(advanced=("advtech6", *tuple(catalog.ADVANCED)[:5]), research={0: {"terraforming": 4}},
            green={0: ["fed4"]}, tiles={0: ["tech6"]}).play(0, UPGRADE, "advtech6", "pass")
    assert t.p(0).ore == 12 - 3 + 2


@pytest.mark.rule("GAI-25.2", "GAI-15.2")
@pytest.mark.parametrize(("tile", "gain"), [("advtech3", {"qic": 1, "credits": 5}), ("advtech11", {"ore": 3}),
                                            ("advtech13", {"knowledge": 3})])
def test_advanced_tiles_with_a_special_action(tile, gain):
    have = {"credits": 1, "ore": 1, "knowledge": 1, "qic": 1}
    t = lab(tiles={0: [tile]}, have={0: have}).play(0, f"special {tile}")
    assert {what: getattr(t.p(0), what) for what in have} == {what: 1 + gain.get(what, 0) for what in have}


@pytest.mark.rule("GAI-25.2", "GAI-16.2")
@pytest.mark.parametrize(("tile", "points"), [("advtech1", 3 * 2), ("advtech5", 3 * 1), ("advtech7", 1 * 2)])
def test_advanced_tiles_that_score_at_passing(tile, points):
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "research_lab", (1, -3): "mine"}}, mines={1: [(-1, -2)]},
                 tiles={0: [tile]}, green={0: ["fed4"]}, have={0: {"grey": ["fed1"]}})
    t.play(0, "pass booster6")
    assert t.p(0).points["technology"] == points


@pytest.mark.rule("GAI-25.3", "GAI-21.2")
def test_what_counts_as_a_mine():
    from fivesuns.games.gaia.powers import count

    t = scenario("lantids", "xenos", mines={0: [(4, -5)], 1: [(5, -3)]},
                 structures={0: {(5, -3): "guest_mine", (5, -5): "lost_planet_mine"}})
    t.state.lost = t.hex((5, -5))
    assert count(t.state, 0, "mine") == 3
    assert count(t.state, 0, "planet_type") == 2          # terra and the Lost Planet
    assert count(t.state, 0, "gaia_planet") == 0          # a guest does not count
    assert count(t.state, 0, "sector") == 2


# research

@pytest.mark.rule("GAI-13.1", "GAI-13.2", "GAI-22.1")
def test_four_knowledge_for_a_level():
    t = lab().play(0, "research terraforming")
    assert (t.p(0).knowledge, t.p(0).research[0], t.p(0).ore) == (8, 1, 14)
    assert not lab(have={0: {**RICH, "knowledge": 3}}).can(0, "research economy")
    assert lab(have={0: {**RICH, "knowledge": 3}}).refused(0, "research economy") == "knowledge"


@pytest.mark.rule("GAI-13.2", "GAI-22.3", "GAI-22.4", "GAI-22.5", "GAI-22.6")
@pytest.mark.parametrize(("track", "level", "change"), [
    ("navigation", 1, {"qic": 1}), ("navigation", 2, {}), ("artificial_intelligence", 1, {"qic": 1}),
    ("artificial_intelligence", 4, {"qic": 2}), ("artificial_intelligence", 5, {"qic": 4}),
    ("gaia_project", 2, {"bowl1": 3}), ("gaia_project", 4, {"gaiaformers": 1}), ("terraforming", 4, {"ore": 2}),
    ("economy", 1, {}), ("science", 4, {}), ("economy", 5, {"ore": 3, "credits": 6}), ("science", 5, {"knowledge": 9})])
def test_level_bonuses(track, level, change):
    have = {"credits": 10, "ore": 5, "knowledge": 4, "qic": 1, "gaiaformers": 0}
    t = lab(research={0: {track: level - 1}}, green={0: ["fed4"]}, have={0: have}, power={0: (0, 0, 5)})
    t.play(0, f"research {track}")
    want = {**have, "knowledge": 0, "bowl1": 0}
    for what, n in change.items():
        want[what] += n
    assert {what: getattr(t.p(0), what) for what in want} == want


@pytest.mark.rule("GAI-22.5")
def test_the_top_of_economy_charges_six_and_ends_the_income():
    t = lab(research={0: {"economy": 4}}, green={0: ["fed4"]}, power={0: (4, 2, 0)}).play(0, "research economy")
    assert t.bowls(0) == (0, 4, 2, 0)
    assert catalog.LEVELS[catalog.ECONOMY][5].income == ()


@pytest.mark.rule("GAI-22.4")
def test_the_top_of_gaia_project_scores_gaia_planets():
    t = scenario("terrans", "xenos", mines={0: [(4, -5), (5, -3), (0, -1)], 1: [(-1, -2)]}, green={0: ["fed4"]},
                 research={0: {"gaia_project": 4}}, have={0: RICH}).play(0, "research gaia_project")
    assert t.p(0).points["research_bonus"] == 4 + 2


@pytest.mark.rule("GAI-22.1", "GAI-12.8", "GAI-24.1")
def test_the_top_of_terraforming_gives_the_token_that_lies_there():
    t = lab(research={0: {"terraforming": 4}}, green={0: ["fed4"]}, goal="score4").play(0, "research terraforming")
    p = t.p(0)
    assert (p.green, p.grey, t.state.track_token) == (["fed6"], ["fed4"], "")
    assert (p.knowledge, p.points["federations"], p.points["round_tiles"]) == (12 - 4 + 2, 6, 5)


@pytest.mark.rule("GAI-13.3")
def test_crossing_from_two_to_three_charges_three():
    t = lab(research={0: {"science": 2}}, power={0: (2, 4, 0)}).play(0, "research science")
    assert t.bowls(0) == (0, 5, 1, 0)
    t = lab(research={0: {"science": 2}}, power={0: (2, 4, 0)}).play(0, UPGRADE, "tech6", "science")
    assert t.bowls(0) == (0, 5, 1, 0)                     # by a tile as well


@pytest.mark.rule("GAI-13.4", "GAI-12.12", "GAI-32.2")
def test_the_top_level_is_for_one_player_with_a_green_token():
    assert lab(research={0: {"science": 4}}).refused(0, "research science") == "green_token"
    t = lab(research={0: {"science": 4}, 1: {"science": 5}}, green={0: ["fed4"]})
    assert t.refused(0, "research science") == "level_taken"
    assert lab(research={0: {"science": 5}}, green={0: ["fed4"]}).refused(0, "research science") == "top_level"
    t = lab(research={0: {"science": 4}}, green={0: ["fed4"]}).play(0, "research science")
    assert (t.p(0).green, t.p(0).grey) == ([], ["fed4"])
    t = lab(research={0: {"science": 4}}, have={0: {**RICH, "grey": ["fed1"]}})
    assert not may_advance(t.state, t.p(0), catalog.SCIENCE)                   # a 12-point token is grey from the start


@pytest.mark.rule("GAI-13.5", "GAI-24.1", "GAI-25.2")
def test_every_level_scores():
    assert lab(goal="score2").play(0, "research science").p(0).points["round_tiles"] == 2
    assert lab(tiles={0: ["advtech2"]}).play(0, "research science").p(0).points["technology"] == 2
    assert lab(goal="score2").play(0, UPGRADE, "tech8", "economy").p(0).points["round_tiles"] == 2


@pytest.mark.rule("GAI-13.6")
def test_research_lets_nobody_charge():
    t = scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(2, -6), (3, -6)]}, have={0: RICH})
    t.play(0, "research science", "end")
    assert t.asked() == {1: "act"}
