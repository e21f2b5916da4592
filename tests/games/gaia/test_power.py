"""The power cycle and income (GAI-4, 5), the Gaia phase (GAI-6)."""
import pytest

from fivesuns.games.gaia import power
from fivesuns.games.gaia.stages.phases import income_sources, power_sources
from tests.games.gaia.scenario import scenario

HOME = {"terrans": (4, -5), "taklons": (3, -6), "nevlas": (7, -4), "itars": (7, -4), "xenos": (2, -6),
        "bal_taks": (2, -3)}


def duel(faction, other="xenos", **more):
    return scenario(faction, other, mines={0: [HOME[faction]], 1: [HOME[other]]}, **more)


@pytest.mark.rule("GAI-4.1")
def test_charging_empties_area_one_first():
    assert power.charged((1, 2, 0, 0), 4) == [(0, 0, 3, 0)]           # the rulebook's example: the rest is lost
    assert power.charged((2, 4, 0, 0), 1) == [(1, 5, 0, 0)]
    assert power.charged((2, 4, 0, 0), 4) == [(0, 4, 2, 0)]
    assert power.charged((0, 0, 5, 0), 3) == [(0, 0, 5, 0)]


@pytest.mark.rule("GAI-4.2", "GAI-17.3")
def test_spent_power_returns_to_area_one():
    t = duel("terrans", power={0: (1, 1, 4)}).play(0, "free power_to_ore")
    assert t.bowls(0) == (4, 1, 1, 0)
    assert not t.can(0, "free power_to_ore")              # one left in III, whatever lies in I and II


@pytest.mark.rule("GAI-4.3", "GAI-17.3")
def test_new_tokens_come_into_area_one():
    t = duel("terrans", power={0: (0, 2, 1)}).play(0, "free ore_to_token")
    assert t.bowls(0) == (1, 2, 1, 0)


@pytest.mark.rule("GAI-4.4", "GAI-9.4")
def test_given_up_tokens_come_from_the_lowest_area_unless_chosen():
    more = {"power": {0: (2, 2, 3)}, "research": {0: {"gaia_project": 3}}, "have": {0: {"gaiaformers": 1}}}
    t = duel("terrans", **more).play(0, "project 4,-4")
    assert t.bowls(0) == (0, 0, 3, 4)
    t = duel("terrans", discard="choose", **more).play(0, "project 4,-4")
    assert t.asked() == {0: "tokens"}
    assert set(t.names(0)) == {"take 2 2 0", "take 2 1 1", "take 2 0 2", "take 1 2 1", "take 1 1 2", "take 1 0 3",
                               "take 0 2 2", "take 0 1 3"}
    t.play(0, "take 0 1 3")
    assert t.bowls(0) == (2, 1, 0, 4)


@pytest.mark.rule("GAI-4.5")
@pytest.mark.parametrize(("others", "n", "ends"), [
    (2, 1, {1, 2}), (2, 2, {1, 2}), (2, 3, {2}), (2, 4, {2, 3}), (2, 5, {2, 3}), (0, 1, {2}), (0, 2, {3}),
    (2, 6, {3})])
def test_where_the_brainstone_may_end_when_it_starts_in_area_one(others, n, ends):
    assert {x[3] for x in power.charged((others, 0, 0, 1), n)} == ends
    for one, two, three, stone in power.charged((others, 0, 0, 1), n):         # no token is lost, every charge is used
        assert (one + two + three, min(one, two, three)) == (others, 0)
        assert two + 2 * three + stone - 1 == min(n, 2 * others + 2)


@pytest.mark.rule("GAI-4.5", "GAI-4.1")
def test_the_brainstone_goes_instead_of_a_token():
    assert power.charged((2, 0, 0, 1), 1) == [(1, 1, 0, 1), (2, 0, 0, 2)]
    assert power.charged((1, 1, 1, 1), 2) == [(0, 2, 1, 2)]
    assert power.charged((1, 0, 0, 1), 0) == [(1, 0, 0, 1)]


@pytest.mark.rule("GAI-4.5")
def test_the_brainstone_in_area_two_moves_only_when_area_one_is_empty():
    assert power.charged((2, 1, 0, 2), 2) == [(0, 3, 0, 2)]
    assert power.charged((2, 1, 0, 2), 3) == [(0, 2, 1, 2), (0, 3, 0, 3)]
    assert power.charged((1, 1, 1, 3), 1) == [(0, 2, 1, 3)]


@pytest.mark.rule("GAI-4.5")
def test_the_owner_says_which_token_is_charged():
    t = duel("taklons", tiles={0: ["tech9"]}, power={0: (0, 3, 0)}, have={0: {"brainstone": 2}})
    t.play(0, "special tech9")
    assert t.p(0).brainstone == 3                         # all of II is charged: no choice
    t = duel("taklons", tiles={0: ["tech9"]}, power={0: (0, 4, 0)}, have={0: {"brainstone": 2}})
    t.play(0, "special tech9")
    assert t.names(0) == ["area2", "area3"]
    t.play(0, "area2")
    assert (t.bowls(0), t.p(0).brainstone) == ((0, 0, 4, 0), 2)


@pytest.mark.rule("GAI-4.5", "GAI-21.5")
def test_the_brainstone_pays_three():
    t = duel("taklons", power={0: (0, 0, 4)}, have={0: {"brainstone": 3}}).play(0, "power 4")
    assert t.names(0) == ["keep", "use"]
    t.play(0, "use")
    assert (t.bowls(0), t.p(0).brainstone, t.p(0).credits) == ((1, 0, 3, 0), 1, 22)
    t = duel("taklons", power={0: (0, 0, 1)}, have={0: {"brainstone": 3}}).play(0, "power 4")
    assert (t.bowls(0), t.p(0).brainstone) == ((1, 0, 0, 0), 1)              # forced


@pytest.mark.rule("GAI-4.5")
def test_what_the_brainstone_pays_too_much_is_lost_or_bundled():
    t = duel("taklons", power={0: (0, 0, 0)}, have={0: {"brainstone": 3, "credits": 0}}).play(
        0, "free power_to_credit")
    assert t.asked() == {0: "bundle"}
    t.play(0, "power_to_credit", "power_to_credit")
    assert t.p(0).credits == 3
    t = duel("taklons", power={0: (0, 0, 0)}, have={0: {"brainstone": 3, "credits": 0}}, combine="forbidden").play(
        0, "free power_to_credit")
    assert (t.asked(), t.p(0).credits) == ({0: "act"}, 1)
    t = duel("taklons", power={0: (0, 0, 1)}, have={0: {"brainstone": 3}}).play(0, "free power_to_ore")
    assert (t.asked(), t.bowls(0)[2]) == ({0: "act"}, 1)  # three for three: nothing is left over
    t = duel("taklons", power={0: (0, 0, 1)}, have={0: {"brainstone": 3}}).play(0, "free power_to_knowledge")
    assert (t.asked(), t.bowls(0)[2]) == ({0: "act"}, 0)


@pytest.mark.rule("GAI-4.5", "GAI-4.2", "GAI-17.2")
def test_what_the_brainstone_is_worth_in_each_area():
    found = []
    for area in range(5):
        t = duel("taklons", power={0: (1, 1, 1)}, have={0: {"brainstone": area}})
        found.append((t.p(0).tokens(), t.p(0).power(), t.p(0).chargeable(), t.can(0, "free burn")))
    assert found == [(3, 1, 3, False), (4, 1, 5, False), (4, 1, 4, True), (4, 4, 3, False), (3, 1, 3, False)]


@pytest.mark.rule("GAI-4.4", "GAI-4.5")
def test_all_ways_to_give_up_tokens():
    assert power.splits((1, 1, 0, 0), 2) == [(1, 1, 0, 0)]
    assert power.splits((1, 1, 0, 1), 2) == [(1, 1, 0, 0), (1, 0, 0, 1), (0, 1, 0, 1)]
    assert power.splits((0, 1, 1, 3), 2) == [(0, 1, 1, 0), (0, 1, 0, 1), (0, 0, 1, 1)]
    assert power.splits((1, 1, 0, 4), 2) == [(1, 1, 0, 0)]                     # in the Gaia area
    t = duel("taklons", power={0: (2, 1, 0)}, have={0: {"gaiaformers": 1, "brainstone": 2, "qic": 1}},
             research={0: {"gaia_project": 4}}, discard="choose").play(0, "project 4,-4")
    assert t.names(0) == ["take 2 1 0", "take_stone 2 0 0", "take_stone 1 1 0"]
    t.play(0, "take_stone 1 1 0")
    assert (t.bowls(0), t.p(0).brainstone) == ((1, 0, 0, 2), 4)


@pytest.mark.rule("GAI-4.1")
def test_all_hear_how_much_was_charged():
    t = duel("terrans", tiles={0: ["tech9"]}, power={0: (1, 1, 0)}).play(0, "special tech9")
    assert t.told("charged") == [{"seat": 0, "power": 3, "points": 0}]
    t = duel("terrans", power={0: (0, 0, 2)}, research={0: {"science": 2}}, have={0: {"knowledge": 4}})
    assert t.play(0, "research science").told("charged") == []                 # level 3, but nothing to move


@pytest.mark.rule("GAI-4.5", "GAI-9.4")
def test_the_brainstone_is_one_token_for_projects_and_satellites():
    more = {"research": {0: {"gaia_project": 4}}}
    t = duel("taklons", power={0: (1, 1, 1)}, have={0: {"gaiaformers": 1, "brainstone": 1, "qic": 1}}, **more)
    t.play(0, "project 4,-4")
    assert t.names(0) == ["keep", "use"]
    t.play(0, "use")
    assert (t.bowls(0), t.p(0).brainstone) == ((0, 0, 1, 2), 4)
    t.pass_all()
    assert t.p(0).brainstone in (1, 2)                    # back in area I, perhaps charged since
    t = duel("taklons", power={0: (1, 1, 0)}, have={0: {"gaiaformers": 1, "brainstone": 1, "qic": 1}}, **more)
    t.play(0, "project 4,-4")
    assert t.p(0).brainstone == 4                         # the last token must go too


@pytest.mark.rule("GAI-4.5", "GAI-17.2")
def test_burning_with_the_brainstone():
    def burnt(how):
        t = duel("taklons", power={0: (0, 2, 0)}, have={0: {"brainstone": 2}}).play(0, "free burn", how)
        return t.bowls(0)[:3], t.p(0).brainstone

    assert burnt("keep") == ((0, 0, 1), 2)
    assert burnt("move") == ((0, 1, 0), 3)
    assert burnt("discard") == ((0, 1, 1), 0)             # it leaves the game
    t = duel("taklons", power={0: (0, 1, 0)}, have={0: {"brainstone": 2}}).play(0, "free burn")
    assert t.names(0) == ["move", "discard"]              # one of the two is the brainstone


@pytest.mark.rule("GAI-4.6", "GAI-21.13")
def test_nevlas_with_institute_pay_two_with_each_token():
    built = {0: {(7, -4): "planetary_institute"}}
    t = scenario("nevlas", "xenos", structures=built, mines={1: [(2, -6)]}, power={0: (0, 0, 4)})
    t.play(0, "power 1")
    assert t.bowls(0) == (4, 0, 0, 0)                     # 7 power: four tokens, one power is lost
    t = scenario("nevlas", "xenos", structures=built, mines={1: [(2, -6)]}, power={0: (0, 0, 4)})
    t.play(0, "free power_to_ore")
    assert t.asked() == {0: "bundle"}
    t.play(0, "power_to_credit")
    assert (t.bowls(0), t.p(0).ore, t.p(0).credits) == ((2, 0, 2, 0), 5, 16)     # 2 tokens: an ore and a credit
    t = scenario("nevlas", "xenos", structures=built, mines={1: [(2, -6)]}, power={0: (0, 0, 3)})
    t.play(0, "free power_to_ore", "power_to_ore")
    assert (t.bowls(0), t.p(0).ore) == ((3, 0, 0, 0), 6)


# income

@pytest.mark.rule("GAI-5.2", "GAI-32.3")
def test_income_is_what_board_booster_tiles_and_tracks_show():
    t = scenario("terrans", "xenos", mines={1: [(2, -6)]}, tiles={0: ["tech6", "tech8"]}, boosters={0: "booster10"},
                 structures={0: {(4, -5): "mine", (-2, 1): "mine", (3, 3): "mine", (1, -3): "trading_station",
                                 (2, -3): "research_lab", (3, -1): "academy_left"}},
                 research={0: {"economy": 2, "science": 3}})
    total = {}
    for source in income_sources(t.state, t.p(0)):
        for what, n in source:
            total[what] = total.get(what, 0) + n
    assert total == {"ore": 1 + 2 + 1, "knowledge": 1 + 1 + 2 + 1 + 3, "credits": 3 + 4 + 1 + 4 + 2, "charge": 2}
    assert t.table.view(0)["seats"][0]["income"] == {**total, "qic": 0, "token": 0}


@pytest.mark.rule("GAI-5.2", "GAI-25.1")
def test_covered_tiles_give_no_income():
    t = duel("terrans", tiles={0: ["tech8"]})
    before = len(income_sources(t.state, t.p(0)))
    t.state.players[0].tiles, t.state.players[0].covered = [], ["tech8"]
    assert len(income_sources(t.state, t.p(0))) == before - 1


@pytest.mark.rule("GAI-5.1", "GAI-5.2", "GAI-7.1")
def test_the_first_round_begins_with_income():
    t = duel("terrans", boosters={0: "booster1", 1: "booster3"}, round=0, stage=("begin_round",))
    assert t.state.round == 1
    assert (t.p(0).ore, t.p(0).knowledge) == (4 + 1 + 1 + 1, 3 + 1 + 1)
    assert (t.p(1).credits, t.p(1).qic) == (17, 3)
    assert t.asked() == {0: "act"}


@pytest.mark.rule("GAI-5.1", "GAI-5.2", "GAI-0.6")
def test_all_hear_what_income_has_brought():
    t = duel("terrans", boosters={0: "booster1", 1: "booster3"}, power={0: (1, 1, 1)}, tiles={0: ["tech5"]},
             have={0: {"credits": 0, "ore": 14, "knowledge": 0}})
    t.play(0, "pass booster2").play(1, "pass booster6")
    t.play(0, t.names(0)[0])
    assert t.told("income")[0] == {"seat": 0, "gains": {"ore": 1, "knowledge": 1, "token": 2, "charge": 1}}


@pytest.mark.rule("GAI-5.3", "GAI-5.4")
def test_the_owner_orders_charges_and_tokens():
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "planetary_institute"}}, mines={1: [(2, -6)]},
                 power={0: (0, 4, 0)}, stage=("income", 0))
    assert t.asked() == {0: "income"}
    assert t.names(0) == ["bowls 1 0 4", "bowls 0 2 3"]   # charge first, or the token first
    t.play(0, "bowls 0 2 3")
    assert t.bowls(0) == (0, 2, 3, 0)


@pytest.mark.rule("GAI-5.3")
def test_sources_can_be_taken_in_any_order_but_only_whole():
    assert power.after_income((0, 2, 0, 0), (1, 4), (1,)) == [(0, 0, 3, 0), (0, 1, 2, 0), (1, 0, 2, 0)]
    assert power.after_income((0, 0, 0, 0), (3,), (1, 2)) == [(1, 1, 1, 0), (0, 3, 0, 0), (2, 0, 1, 0), (3, 0, 0, 0)]
    assert power.after_income((0, 0, 0, 0), (2, 2), (1, 1)) == [(0, 0, 2, 0), (1, 0, 1, 0), (0, 2, 0, 0), (2, 0, 0, 0)]
    assert power.after_income((0, 1, 0, 2), (1,), ()) == [(0, 1, 0, 3), (0, 0, 1, 2)]      # the brainstone first
    assert power_sources([(("charge", 4),), (("token", 1),), (("ore", 1), ("charge", 1))]) == ((1, 4), (1,))


@pytest.mark.rule("GAI-5.4")
def test_nobody_is_asked_where_all_orders_come_to_the_same():
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "planetary_institute"}}, mines={1: [(2, -6)]},
                 power={0: (8, 0, 0)}, stage=("income", 0))
    assert t.asked() == {}
    assert t.bowls(0) == (5, 4, 0, 0)
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "planetary_institute"}}, mines={1: [(2, -6)]},
                 power={0: (0, 4, 0)}, stage=("income", 0), income_order="best")
    assert t.bowls(0) == (1, 0, 4, 0)                     # as much moved, more of it in III


@pytest.mark.rule("GAI-5.4", "GAI-4.5")
def test_income_includes_the_choices_of_the_brainstone():
    t = duel("taklons", boosters={0: "booster9"}, power={0: (2, 4, 0)}, stage=("income", 0))
    assert set(t.names(0)) == {"bowls_stone 0 6 0 area3", "bowls_stone 0 5 1 area2"}


@pytest.mark.rule("GAI-5.1", "GAI-16.1")
def test_six_rounds_and_no_clean_up_after_the_last():
    t = duel("terrans", round=6, have={0: {"used": ["booster4"]}})
    t.play(0, "last_pass").play(1, "last_pass")
    assert t.table.over
    assert t.state.round == 6
    assert t.p(0).used == ["booster4"]
    assert t.p(0).booster == ""


# Gaia phase

@pytest.mark.rule("GAI-6.1")
def test_a_transdim_planet_with_a_gaiaformer_becomes_a_gaia_planet():
    t = duel("bal_taks", structures={0: {(4, -4): "gaiaformer"}}, round=1, stage=("begin_round",))
    h = t.hex((4, -4))
    assert t.state.chart.planet[h] == 9
    assert t.state.planet(h) == 8
    assert t.state.gaiaformers == {h: 0}                  # it stays until its owner builds


@pytest.mark.rule("GAI-6.2", "GAI-21.1")
def test_power_returns_from_the_gaia_area():
    t = duel("itars", power={0: (1, 1, 0, 3)}, stage=("gaia_phase", 0))
    assert t.bowls(0) == (4, 1, 0, 0)
    t = duel("terrans", power={0: (1, 1, 0, 3)}, stage=("gaia_phase", 0))
    assert t.bowls(0) == (1, 4, 0, 0)


@pytest.mark.rule("GAI-6.3", "GAI-21.1", "GAI-6.6")
def test_terrans_with_institute_gain_resources_from_returning_power():
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "planetary_institute"}}, mines={1: [(2, -6)]},
                 power={0: (0, 0, 0, 4)}, stage=("gaia_phase", 0))
    assert t.names(0) == ["power_to_qic", "power_to_ore", "power_to_knowledge", "power_to_credit", "pass"]
    t.play(0, "power_to_ore")
    assert t.names(0) == ["power_to_credit", "pass"]
    t.play(0, "power_to_credit")
    assert (t.p(0).ore, t.p(0).credits, t.bowls(0)) == (5, 16, (0, 4, 0, 0))


@pytest.mark.rule("GAI-6.3")
def test_terrans_need_not_use_it_unless_the_table_says_so():
    more = {"structures": {0: {(4, -5): "planetary_institute"}}, "mines": {1: [(2, -6)]}, "power": {0: (0, 0, 0, 4)},
            "stage": ("gaia_phase", 0)}
    assert scenario("terrans", "xenos", **more).play(0, "pass").bowls(0) == (0, 4, 0, 0)
    assert not scenario("terrans", "xenos", terran_rest="all", **more).can(0, "pass")


def itars(**more):
    return scenario("itars", "xenos", structures={0: {(7, -4): "planetary_institute"}}, mines={1: [(2, -6)]},
                    **{"power": {0: (0, 0, 0, 9)}, "stage": ("gaia_phase", 0), **more})


@pytest.mark.rule("GAI-6.4", "GAI-21.14")
def test_itars_buy_tiles_with_tokens_of_the_gaia_area():
    t = itars()
    assert t.asked() == {0: "itars"}
    t.play(0, "tile", "tech4", "gaia_project")
    assert (t.p(0).vp, t.p(0).tiles, t.p(0).research) == (17, ["tech4"], [0, 0, 0, 1, 0, 0])
    assert t.bowls(0) == (0, 0, 0, 5)                     # the rest stays until they stop
    t.play(0, "tile", "tech7", "pass")
    assert t.bowls(0) == (1, 0, 0, 0)
    assert t.p(0).tiles == ["tech4", "tech7"]


@pytest.mark.rule("GAI-6.4")
def test_tokens_left_in_the_gaia_area_cannot_be_charged_by_the_step():
    t = itars(research={0: {"navigation": 2}}, power={0: (0, 0, 0, 7)}).play(0, "tile", "tech2", "navigation")
    assert t.bowls(0) == (3, 0, 0, 0)                     # the charge of level 3 found nothing to move
    t = itars(research={0: {"navigation": 2}}, power={0: (0, 0, 0, 7)}, itars_order="move_first")
    t.play(0, "1", "tech2", "navigation")
    assert t.bowls(0) == (0, 3, 0, 0)


@pytest.mark.rule("GAI-6.4")
def test_itars_whose_tokens_move_first_say_how_many_tiles_they_buy():
    t = itars(itars_order="move_first")
    assert t.names(0) == ["0", "1", "2"]                  # of nine tokens
    t.play(0, "2", "tech4", "pass", "tech7", "pass")
    assert (t.bowls(0), t.p(0).given_up, t.p(0).tiles) == ((1, 0, 0, 0), 8, ["tech4", "tech7"])
    assert t.asked() == {}                                # and no third one
    t = itars(itars_order="move_first").play(0, "0")
    assert (t.bowls(0), t.p(0).tiles) == ((9, 0, 0, 0), [])
    t = itars(itars_order="move_first", power={0: (0, 0, 0, 3)})
    assert (t.asked(), t.bowls(0)) == ({}, (3, 0, 0, 0))
    most = [f"tech{n}" for n in range(1, 9)]
    t = itars(itars_order="move_first", tiles={0: most})
    assert t.names(0) == ["0", "1"]                       # one tile is left for them
    t.play(0, "1", "tech9", "pass")
    assert (t.bowls(0), t.p(0).given_up) == ((5, 0, 0, 0), 4)
    assert itars(tiles={0: [*most, "tech9"]}).bowls(0) == (9, 0, 0, 0)
    t = itars(power={0: (0, 0, 0, 3)})
    assert (t.asked(), t.bowls(0)) == ({}, (3, 0, 0, 0))


@pytest.mark.rule("GAI-6.4", "GAI-27.1")
def test_a_lost_planet_in_the_gaia_phase_lets_others_charge_at_once():
    more = {"research": {0: {"navigation": 4}}, "green": {0: ["fed4"]}, "have": {1: {"vp": 10}}}
    t = itars(**more).play(0, "tile", "tech7", "navigation", "at 3,-5")
    assert t.asked() == {1: "charge"}
    t.play(1, "charge 1")
    assert t.asked() == {0: "itars"}
    t = itars(itars_lost="later", **more).play(0, "tile", "tech7", "navigation", "at 3,-5")
    assert t.asked() == {0: "itars"}


@pytest.mark.rule("GAI-6.5", "GAI-21.10")
def test_gaiaformers_of_the_bal_taks_return_in_the_gaia_phase():
    t = duel("bal_taks").play(0, "free gaiaformer_to_qic")
    assert (t.p(0).gaiaformers, t.p(0).resting_gaiaformers, t.p(0).qic) == (0, 1, 1)
    assert not t.can(0, "free gaiaformer_to_qic")
    t.pass_all()
    assert (t.p(0).gaiaformers, t.p(0).resting_gaiaformers) == (1, 0)


@pytest.mark.rule("GAI-6.6")
def test_the_gaia_phase_goes_in_turn_order():
    institutes = {0: {(7, -4): "planetary_institute"}, 1: {(4, -5): "planetary_institute"}}
    t = scenario("itars", "terrans", structures=institutes, power={0: (0, 0, 0, 4), 1: (0, 0, 0, 4)},
                 order=[1, 0], stage=("begin_round",), income_order="best")
    assert t.asked() == {1: "terrans"}
    t.play(1, "pass")
    assert t.asked() == {0: "itars"}


@pytest.mark.rule("GAI-0.6")
def test_more_than_the_limit_is_lost():
    t = duel("terrans", have={0: {"credits": 29, "ore": 15, "knowledge": 15, "qic": 40}}, power={0: (0, 0, 30)})
    t.play(0, "power 4")
    assert t.p(0).credits == 30
    assert (t.p(0).qic, t.bowls(0)[0]) == (40, 4)
