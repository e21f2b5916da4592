"""The action phase: turns, board, special and free actions, passing, clean-up (GAI-7, 14 to 17, 19, 23)."""
import pytest

from fivesuns.games.gaia import catalog
from fivesuns.kernel import IllegalAnswer, QuickDice, spell
from tests.games.gaia.scenario import one_sector, scenario

RICH = {"credits": 20, "ore": 8, "knowledge": 8, "qic": 4}
MINES = {0: [(4, -5)], 1: [(-1, -2)]}
PI = "planetary_institute"


def duel(**more):
    more.setdefault("have", {0: RICH, 1: RICH})
    more.setdefault("mines", MINES)
    return scenario("terrans", "xenos", **more)


@pytest.mark.rule("GAI-7.1", "GAI-7.3")
def test_one_main_action_each_in_turn_until_all_have_passed():
    t = duel()
    t.play(0, "research economy", "end")
    assert t.asked() == {1: "act"}
    t.play(1, "research economy", "end").play(0, "research economy", "end")    # again: every action may be repeated
    t.play(1, "pass booster6")
    assert t.asked() == {0: "act"}
    t.play(0, "qic 3", "end")
    assert t.asked() == {0: "act"}                        # the other has passed
    t.play(0, "pass booster7")
    assert t.state.round == 2


@pytest.mark.rule("GAI-7.2", "GAI-17.1")
def test_free_actions_before_and_after_the_main_action():
    t = duel().play(0, "free ore_to_credit")
    assert t.asked() == {0: "act"}
    t.play(0, "research economy")
    assert t.asked() == {0: "end"}
    assert all(x == "end" or x.startswith("free") for x in t.names(0))         # no second main action
    t.play(0, "free qic_to_ore", "end")
    assert t.asked() == {1: "act"}


@pytest.mark.rule("GAI-7.2", "GAI-17.1")
def test_a_turn_is_over_when_nothing_is_left_to_do():
    poor = {"credits": 0, "ore": 0, "knowledge": 4, "qic": 0}
    t = duel(have={0: poor}, power={0: (0, 0, 0)}).play(0, "research economy")
    assert t.asked() == {1: "act"}                        # nobody is asked for a free action that cannot be paid
    t = duel(have={0: {**poor, "ore": 1}}, power={0: (0, 0, 0)}).play(0, "research economy")
    assert t.asked() == {0: "end"}
    assert t.play(0, "free ore_to_token").asked() == {1: "act"}


@pytest.mark.rule("GAI-7.2")
def test_the_kinds_of_main_action():
    t = duel(structures={0: {(-2, 1): "trading_station", (3, 3): "academy_right", (0, -1): "planetary_institute"}},
             power={0: (0, 6, 4)}, map="", research={0: {"navigation": 5}}, have={0: {**RICH, "gaiaformers": 1}},
             tiles={0: ["tech3"]})
    assert {x.split(" ")[0] for x in t.names(0)} == {"build", "project", "upgrade", "federation", "research", "power",
                                                     "qic", "special", "pass", "free"}


@pytest.mark.rule("GAI-7.4", "GAI-17.1")
def test_no_free_action_in_the_middle_of_an_action():
    t = duel(structures={0: {(1, -3): "trading_station"}}).play(0, "upgrade 1,-3 research_lab")
    with pytest.raises(IllegalAnswer):
        t.play(0, "free ore_to_credit")


@pytest.mark.rule("GAI-7.4")
def test_an_action_whose_whole_benefit_is_lost_is_forbidden():
    full = {"credits": 30, "ore": 15, "knowledge": 15, "qic": 1}
    more = {"have": {0: full}, "power": {0: (0, 0, 9)}, "tiles": {0: ["tech9"]}}
    t = duel(**more)
    for name in ("power 1", "power 3", "power 4", "power 5", "special tech9", "free power_to_ore", "free qic_to_ore",
                 "free power_to_credit", "free ore_to_credit"):
        assert not t.can(0, name), name
    assert t.can(0, "power 7")
    t = duel(waste="allowed", **more)
    for name in ("power 1", "special tech9", "free power_to_ore"):
        assert t.can(0, name), name


# power and QIC actions

@pytest.mark.rule("GAI-14.1")
def test_each_space_once_a_round_for_all_together():
    t = duel(power={0: (0, 0, 4), 1: (0, 0, 4)}).play(0, "power 4", "end")
    assert not t.can(1, "power 4")
    assert t.refused(1, "power 4") == "used"
    assert t.can(1, "power 3")
    t.play(1, "pass booster6").play(0, "pass booster7")
    assert t.state.used_actions == []


@pytest.mark.rule("GAI-14.2", "GAI-14.1")
@pytest.mark.parametrize(("n", "cost", "gain"), [
    (1, 7, {"knowledge": 3}), (3, 4, {"ore": 2}), (4, 4, {"credits": 7}), (5, 4, {"knowledge": 2}), (7, 3, {})])
def test_power_actions(n, cost, gain):
    have = {"credits": 1, "ore": 1, "knowledge": 1}
    t = duel(power={0: (0, 0, cost)}, have={0: have}).play(0, f"power {n}")
    assert {what: getattr(t.p(0), what) for what in have} == {what: 1 + gain.get(what, 0) for what in have}
    assert t.bowls(0) == (cost + (2 if n == 7 else 0), 0, 0, 0)
    assert t.told("gained") == [{"seat": 0, "gains": gain or {"token": 2}}]
    t = duel(power={0: (0, 0, cost - 1)}, have={0: have})
    assert not t.can(0, f"power {n}")
    assert t.refused(0, f"power {n}") == "power"


@pytest.mark.rule("GAI-14.2", "GAI-14.4", "GAI-15.3")
def test_a_step_action_builds_a_mine_that_needs_a_step():
    spec = one_sector("...", "....", "ro...", "r...", "g..")
    t = scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, have={0: RICH}, power={0: (0, 0, 5)})
    t.play(0, "power 2")                                  # the only target: oxide; not terra, not Gaia
    assert t.at(0) == {(-2, 0): "mine", (-1, 0): "mine"}
    spec = one_sector("...", "....", "rr...", "....", "...")
    t = scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, have={0: RICH}, power={0: (0, 0, 5)})
    assert not t.can(0, "power 2")
    assert t.refused(0, "power 2") == "no_target"


@pytest.mark.rule("GAI-14.4", "GAI-8.4")
@pytest.mark.parametrize(("boosters", "act"), [({}, "power 6"), ({0: "booster4"}, "special booster4")])
def test_range_is_paid_for_a_mine_with_free_steps_too(boosters, act):
    spec = one_sector("...", "....", "r.o..", "....", "...")
    more = {"map": spec, "mines": {0: [(-2, 0)]}, "power": {0: (0, 0, 3)}, "boosters": boosters}
    t = scenario("terrans", "xenos", have={0: RICH}, **more).play(0, act)
    assert (t.at(0)[0, 0], t.p(0).qic) == ("mine", RICH["qic"] - 1)
    t = scenario("terrans", "xenos", have={0: {**RICH, "qic": 0}}, **more)
    assert (t.can(0, act), t.refused(0, act)) == (False, "no_target")


@pytest.mark.rule("GAI-7.4", "GAI-14.4")
def test_where_waste_is_allowed_a_step_need_not_be_used():
    spec = one_sector("...", "....", "rr..m", "g...", "o..")
    more = {"map": spec, "mines": {0: [(-2, 0)], 1: [(-2, 2)]}, "have": {0: RICH}, "power": {0: (0, 0, 5)},
            "structures": {0: {(2, 0): "gaiaformer"}}, "boosters": {0: "booster4"}}
    t = scenario("terrans", "xenos", waste="allowed", **more)
    t.state.gaia_planets.append(t.hex((2, 0)))
    t.play(0, "power 2")
    assert set(t.names(0)) == {"at -1,0", "at -2,1", "at 2,0"}                 # home, Gaia, own gaiaformer
    t.play(0, "at -1,0")
    assert (t.at(0)[-1, 0], t.p(0).ore, t.p(0).credits) == ("mine", RICH["ore"] - 1, RICH["credits"] - 2)
    assert scenario("terrans", "xenos", waste="allowed", **more).can(0, "special booster4")
    t = scenario("terrans", "xenos", **more)
    assert not t.can(0, "power 2")
    assert not t.can(0, "special booster4")
    t = scenario("lantids", "xenos", waste="allowed", map=one_sector("...", "....", "rd...", "....", "..."),
                 mines={0: [(-2, 0)], 1: [(-1, 0)]}, have={0: RICH}, power={0: (0, 0, 5)})
    assert t.play(0, "power 2").p(0).count[catalog.GUEST_MINE] == 1


@pytest.mark.rule("GAI-14.3", "GAI-11.1")
def test_four_qic_for_a_tile():
    t = duel().play(0, "qic 1")
    assert t.asked() == {0: "tile"}
    t.play(0, "tech4", "pass")
    assert (t.p(0).qic, t.p(0).vp) == (0, 17)
    assert duel(have={0: {**RICH, "qic": 3}}).refused(0, "qic 1") == "qic"


@pytest.mark.rule("GAI-14.3")
def test_three_qic_for_a_federation_token_again():
    assert duel().refused(0, "qic 2") == "no_token"
    t = duel(green={0: ["fed4"]}, have={0: {**RICH, "grey": ["fed5"]}}, goal="score4").play(0, "qic 2")
    assert t.names(0) == ["fed4", "fed5"]                 # grey ones too
    t.play(0, "fed5")
    p = t.p(0)
    assert (p.credits, p.points["qic_actions"], p.qic) == (26, 7, 1)
    assert (p.green, p.grey) == (["fed4"], ["fed5"])      # nothing new, nothing flipped
    assert "round_tiles" not in p.points


@pytest.mark.rule("GAI-14.3", "GAI-14.1")
def test_what_qic_actions_need():
    def offered(qic, **more):
        t = duel(have={0: {**RICH, "qic": qic, **more}}, power={0: (4, 0, 0)})
        return [x for x in t.names(0) if x.startswith("qic")]

    both = {"green": ["fed4"], "grey": ["fed1"]}
    assert [offered(n, **both) for n in (1, 2, 3)] == [[], ["qic 3"], ["qic 2", "qic 3"]]
    assert offered(4, **both) == ["qic 1", "qic 2", "qic 3"]
    assert offered(3, green=["fed4"]) == offered(3, grey=["fed1"]) == ["qic 2", "qic 3"]
    assert offered(3) == ["qic 3"]
    assert not [x for x in duel(have={0: {**RICH, "qic": 1}}, power={0: (0, 0, 9)}).names(0) if x.startswith("qic")]


@pytest.mark.rule("GAI-14.3")
def test_two_qic_for_points():
    t = duel(mines={0: [(4, -5), (1, -3), (5, -3), (3, 3)], 1: [(-1, -2)]}).play(0, "qic 3")
    assert t.p(0).points["qic_actions"] == 3 + 3          # terra, oxide, Gaia


# special actions

@pytest.mark.rule("GAI-15.1", "GAI-15.2")
def test_special_actions_once_a_round_and_free():
    t = duel(structures={0: {(3, 3): "academy_right"}}, tiles={0: ["tech9"]}, power={0: (4, 0, 0)})
    assert [x for x in t.names(0) if x.startswith("special")] == ["special tech9", "special academy"]
    t.play(0, "special academy", "end")
    assert t.p(0).qic == 5
    t.play(1, "research economy", "end")
    assert not t.can(0, "special academy")
    t.play(0, "special tech9", "end")
    assert t.bowls(0) == (0, 4, 0, 0)
    t.play(1, "pass booster6").play(0, "pass booster7").play(1, "research economy", "end")
    assert t.can(0, "special academy")                    # a new round


@pytest.mark.rule("GAI-15.2", "GAI-21.10")
def test_the_right_academy_of_the_bal_taks_gives_credits():
    t = scenario("bal_taks", "xenos", structures={0: {(2, -3): "academy_right"}}, mines={1: [(-1, -2)]})
    t.play(0, "special academy")
    assert (t.p(0).credits, t.p(0).qic) == (19, 0)


@pytest.mark.rule("GAI-15.3", "GAI-14.4")
def test_actions_are_not_combined():
    t = duel(boosters={0: "booster4"}, power={0: (0, 0, 3)}).play(0, "special booster4")
    assert t.asked() == {0: "mine"}
    assert all(x.startswith("at") for x in t.names(0))    # one mine with one step, nothing else


@pytest.mark.rule("GAI-15.4")
def test_a_covered_tile_loses_its_action_and_a_new_one_is_ready():
    t = duel(structures={0: {(1, -3): "trading_station"}}, tiles={0: ["tech9"]}, green={0: ["fed4"]},
             research={0: {"terraforming": 4}}, advanced=("advtech11", *tuple(catalog.ADVANCED)[:5]))
    t.play(0, "upgrade 1,-3 research_lab", "advtech11", "pass", "end").decline()
    t.play(1, "pass booster6")
    found = [x for x in t.names(0) if x.startswith("special")]
    assert found == ["special advtech11"]


# boosters

@pytest.mark.rule("GAI-23.1")
@pytest.mark.parametrize(("booster", "gain"), [
    ("booster1", {"ore": 1, "knowledge": 1}), ("booster3", {"credits": 2, "qic": 1}),
    ("booster2", {"token": 2, "ore": 1}), ("booster4", {"credits": 2}), ("booster5", {"charge": 2}),
    ("booster6", {"ore": 1}), ("booster8", {"knowledge": 1}), ("booster7", {"ore": 1}), ("booster9", {"charge": 4}),
    ("booster10", {"credits": 4})])
def test_booster_income(booster, gain):
    bare = dict.fromkeys(("credits", "ore", "knowledge", "qic", "charge", "token"), 0)
    bare |= {"ore": 2, "knowledge": 1}                    # the board and one mine
    income = duel(boosters={0: booster}).table.view(0)["seats"][0]["income"]
    assert income == {what: bare[what] + gain.get(what, 0) for what in bare}


@pytest.mark.rule("GAI-23.1", "GAI-16.2", "GAI-25.3")
@pytest.mark.parametrize(("booster", "points"), [
    ("booster6", 2), ("booster8", 3), ("booster7", 4), ("booster9", 12), ("booster10", 1), ("booster1", 0)])
def test_booster_points_at_passing(booster, points):
    t = duel(boosters={0: booster}, mines={0: [(4, -5), (5, -3)], 1: [(-1, -2)]},
             structures={0: {(1, -3): "trading_station", (2, -3): "trading_station", (3, -1): "research_lab",
                             (-2, 1): "planetary_institute", (3, 3): "academy_left", (-5, 4): "academy_right"}})
    t.play(0, next(x for x in t.names(0) if x.startswith("pass")))
    assert t.p(0).points.get("boosters", 0) == points


@pytest.mark.rule("GAI-23.1", "GAI-8.6")
def test_the_booster_with_a_terraforming_step():
    spec = one_sector("...", "....", "rv...", "....", "...")
    t = scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, have={0: RICH}, boosters={0: "booster4"})
    t.play(0, "special booster4")
    assert t.p(0).ore == 8 - 1 - 3                        # two steps, one of them free


@pytest.mark.rule("GAI-23.1")
def test_the_booster_with_more_range():
    spec = one_sector("...", "....", "rm.mr", "....", "...")
    t = scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, have={0: {**RICH, "qic": 0}},
                 boosters={0: "booster5"})
    assert not t.can(0, "build 2,0")
    t.play(0, "special booster5")
    assert t.names(0) == ["build 2,0", "project -1,0", "project 1,0"]
    t.play(0, "build 2,0")
    assert t.at(0)[2, 0] == "mine"
    spec = one_sector("...", "....", "r....", "....", "...") + " 2:" + "...." * 4 + "..r@5,-2,0"
    t = scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, have={0: {**RICH, "qic": 1}},
                 boosters={0: "booster5"})
    assert t.state.chart.distance[t.hex((-2, 0))][t.hex((5, 0))] == 7
    assert not t.can(0, "special booster5")               # 1 + 3 + 2 for a QIC is one short
    t = scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, have={0: {**RICH, "qic": 2}},
                 boosters={0: "booster5"}).play(0, "special booster5")
    assert t.p(0).qic == 0                                # 1 + 3 and two QIC


@pytest.mark.rule("GAI-23.1", "GAI-15.1")
def test_the_booster_with_more_range_serves_either_purpose():
    for letter, act in (("m", "project 2,0"), ("r", "build 2,0")):
        spec = one_sector("...", "....", f"r...{letter}", "....", "...")
        more = {"map": spec, "mines": {0: [(-2, 0)]}, "boosters": {0: "booster5"}}
        t = scenario("terrans", "xenos", have={0: {**RICH, "qic": 0}}, **more)
        assert not t.can(0, act)
        t.play(0, "special booster5")                     # the only target
        assert (len(t.at(0)), len(t.state.gaiaformers)) == ((2, 0) if letter == "r" else (1, 1))
        poor = {"credits": 1, "qic": 0, "gaiaformers": 0}
        assert scenario("terrans", "xenos", have={0: poor}, **more).refused(0, "special booster5") == "no_target"


# passing

@pytest.mark.rule("GAI-16.1")
def test_a_new_booster_is_taken_before_the_old_one_returns():
    t = duel(boosters={0: "booster1", 1: "booster2"})
    free = list(t.state.boosters)
    assert [x for x in t.names(0) if x.startswith("pass")] == [f"pass {x}" for x in free]
    t.play(0, f"pass {free[0]}")
    assert t.state.boosters == [free[1], free[2], "booster1"]
    assert t.can(1, "pass booster1")                      # for later passers
    t = duel(round=6).play(0, "last_pass")
    assert t.p(0).next_booster == ""
    assert len(t.state.boosters) == 4


@pytest.mark.rule("GAI-16.2")
def test_pass_points_count_in_the_last_round_too():
    t = duel(round=6, boosters={0: "booster6"}).play(0, "last_pass")
    assert t.p(0).points["boosters"] == 1


@pytest.mark.rule("GAI-16.4", "GAI-18.4")
def test_after_passing_only_charging_is_left():
    t = scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(3, -6)]}, have={0: RICH}, passed=[1],
                 power={1: (4, 0, 0)})
    t.play(0, "upgrade 4,-5 trading_station", "end")
    assert t.asked() == {1: "charge"}
    t.play(1, "charge 1")
    assert t.asked() == {0: "act"}


@pytest.mark.rule("GAI-16.5")
def test_a_new_booster_has_no_effect_before_the_next_round():
    t = duel(boosters={0: "booster1", 1: "booster2"}, setup={"boosters": ["booster4", "booster6", "booster3"]})
    t.play(0, "pass booster6")
    assert (t.p(0).booster, t.p(0).next_booster, t.p(0).points.get("boosters", 0)) == ("", "booster6", 0)
    t.play(1, "pass booster4")
    assert (t.p(0).booster, t.p(1).booster) == ("booster6", "booster4")
    t.play(0, "research economy", "end")
    assert t.can(1, "special booster4")


# free actions

@pytest.mark.rule("GAI-17.2")
def test_burning_needs_two_tokens_in_area_two():
    t = duel(power={0: (3, 2, 0)}).play(0, "free burn")
    assert t.bowls(0) == (3, 0, 1, 0)
    assert not duel(power={0: (3, 1, 0)}).can(0, "free burn")


FREE = [("power_to_qic", {"power": 4}, "qic"), ("power_to_ore", {"power": 3}, "ore"), ("qic_to_ore", {"qic": 1}, "ore"),
        ("power_to_knowledge", {"power": 4}, "knowledge"), ("power_to_credit", {"power": 1}, "credits"),
        ("knowledge_to_credit", {"knowledge": 1}, "credits"), ("ore_to_credit", {"ore": 1}, "credits"),
        ("ore_to_token", {"ore": 1}, "bowl1")]


@pytest.mark.rule("GAI-17.3")
@pytest.mark.parametrize(("name", "cost", "gain"), FREE)
def test_free_actions(name, cost, gain):
    have = {"credits": 5, "ore": 5, "knowledge": 5, "qic": 5}
    t = duel(have={0: have}, power={0: (0, 0, 4)}).play(0, f"free {name}")
    want = {**have, "bowl3": 4 - cost.get("power", 0), "bowl1": cost.get("power", 0)}
    for what, n in cost.items():
        if what != "power":
            want[what] -= n
    want[gain] += 1
    assert {what: getattr(t.p(0), what) for what in want} == want
    assert t.asked() == {0: "act"}                        # nothing is left over


@pytest.mark.rule("GAI-17.3", "GAI-0.6", "GAI-7.4")
def test_which_free_actions_can_be_paid_and_bring_something():
    def offered(bowl3, faction="terrans", **have):
        have = {"credits": 5, "ore": 0, "knowledge": 0, "qic": 0, **have}
        t = scenario(faction, "itars", mines=MINES, have={0: have}, power={0: (0, 0, bowl3)})
        return {x.removeprefix("free ") for x in t.names(0) if x.startswith("free")}

    one, three = {"power_to_credit"}, {"power_to_credit", "power_to_ore"}
    four = {*three, "power_to_qic", "power_to_knowledge"}
    assert [offered(n) for n in range(5)] == [set(), one, one, three, four]
    assert offered(4, credits=30) == four - one
    assert offered(4, knowledge=15) == {*four, "knowledge_to_credit"} - {"power_to_knowledge"}
    assert offered(4, ore=15) == {*four, "ore_to_credit", "ore_to_token"} - {"power_to_ore"}
    assert offered(4, "gleens", ore=15) == {*one, "power_to_knowledge", "ore_to_credit", "ore_to_token"}
    assert offered(4, "gleens") == four
    assert offered(0, qic=1) == {"qic_to_ore"}
    assert offered(0, qic=1, ore=15, credits=30, knowledge=1) == {"ore_to_token"}


@pytest.mark.rule("GAI-15.2", "GAI-7.4")
def test_an_academy_whose_credits_have_no_room_is_not_used_in_vain():
    def baltaks(credits, **more):
        return scenario("bal_taks", "xenos", structures={0: {(2, -3): "academy_right"}}, mines={1: [(-1, -2)]},
                        have={0: {"credits": credits}}, **more).can(0, "special academy")

    assert [baltaks(29), baltaks(30), baltaks(30, waste="allowed")] == [True, False, True]


@pytest.mark.rule("GAI-17.4")
def test_other_factions_have_no_extra_free_actions():
    t = duel(power={0: (0, 2, 9)}, structures={0: {(3, 3): "planetary_institute"}})
    assert {x for x in t.names(0) if x.startswith("free")} == {"free burn", *[f"free {name}" for name, _, _ in FREE]}


@pytest.mark.rule("GAI-17.1", "GAI-20.7")
def test_everything_can_be_converted_before_the_last_pass():
    t = duel(round=6, power={0: (1, 4, 2)}, have={0: {"credits": 3, "ore": 1, "knowledge": 0, "qic": 2}})
    t.play(0, "free convert_all")
    p = t.p(0)
    assert (p.credits, p.ore, p.qic, p.bowl2, p.bowl3) == (3 + 4, 3, 0, 0, 0)
    assert t.told("gained") == [{"seat": 0, "gains": {"credits": 4, "ore": 2}}]
    assert not t.can(0, "free convert_all")
    assert not duel(round=5, power={0: (1, 4, 2)}).can(0, "free convert_all")


@pytest.mark.rule("GAI-20.7", "GAI-0.6")
def test_converting_everything_throws_nothing_away():
    def after(faction="terrans", **more):
        t = scenario(faction, "xenos", mines=MINES, round=6, **more)
        t.play(0, "free convert_all")
        p = t.p(0)
        return p.credits, p.ore, p.knowledge, p.qic

    full = {"credits": 30, "ore": 13, "knowledge": 15, "qic": 0}
    assert after(have={0: full}, power={0: (0, 0, 7)}) == (30, 15, 15, 0)      # ore has room, credits have not
    t = scenario("terrans", "xenos", mines=MINES, round=6, have={0: full}, power={0: (0, 4, 7)})
    assert t.play(0, "free convert_all").bowls(0) == (6, 4, 1, 0)              # what is worth nothing stays
    assert not t.can(0, "free convert_all")
    assert after(have={0: {**full, "ore": 15, "knowledge": 14}}, power={0: (0, 2, 3)}) == (30, 15, 15, 0)
    assert after(have={0: {**full, "credits": 28, "ore": 15, "qic": 3}}, power={0: (0, 0, 3)}) == (30, 15, 15, 1)
    assert after("bal_taks", have={0: {**full, "gaiaformers": 3}}, power={0: (0, 0, 0)}) == (30, 15, 15, 0)
    assert after("nevlas", have={0: {**full, "ore": 15, "knowledge": 14}}, power={0: (0, 0, 1)}) == (30, 15, 15, 0)
    nothing = scenario("bal_taks", "xenos", mines=MINES, round=6, power={0: (0, 0, 9)},
                       have={0: {**full, "ore": 15, "gaiaformers": 3}})
    assert not nothing.can(0, "free convert_all")


@pytest.mark.rule("GAI-20.7", "GAI-4.5")
@pytest.mark.parametrize(("stone", "bowl2", "bowl3", "credits", "after"), [
    (2, 1, 0, 30, (30, 15)), (2, 0, 0, 30, None), (1, 1, 0, 30, None), (3, 0, 0, 30, (30, 15)), (4, 1, 0, 30, None),
    (2, 3, 0, 29, (30, 15)), (3, 0, 1, 29, (30, 15)), (3, 0, 0, 29, (29, 15)), (0, 2, 0, 29, (30, 14)),
    (0, 1, 0, 29, None), (0, 4, 1, 30, (30, 15)), (0, 4, 0, 30, None), (2, 1, 0, 29, (29, 15))])
def test_what_the_brainstone_becomes_at_the_end(stone, bowl2, bowl3, credits, after):
    """Room for one ore, and for one credit or none; what is left over is lost."""
    t = scenario("taklons", "xenos", mines=MINES, round=6, power={0: (0, bowl2, bowl3)}, combine="forbidden",
                 have={0: {"credits": credits, "ore": 14, "knowledge": 15, "qic": 0, "brainstone": stone}})
    assert t.can(0, "free convert_all") == (after is not None)
    if after:
        p = t.play(0, "free convert_all").p(0)
        assert (p.credits, p.ore) == after


@pytest.mark.rule("GAI-20.7", "GAI-4.5")
def test_the_brainstone_and_a_token_pay_four_power_at_the_end():
    t = scenario("taklons", "xenos", mines=MINES, round=6, power={0: (0, 0, 1)}, combine="forbidden",
                 have={0: {"credits": 30, "ore": 15, "knowledge": 14, "qic": 0, "brainstone": 3}})
    p = t.play(0, "free convert_all").p(0)
    assert (p.knowledge, p.bowl3, p.bowl1, p.brainstone) == (15, 0, 1, 1)


ENDS = [("terrans", "", "allowed"), ("bal_taks", "", "allowed"), ("nevlas", "", "allowed"), ("nevlas", PI, "allowed"),
        ("nevlas", PI, "forbidden"), ("taklons", "", "allowed"), ("taklons", "", "forbidden")]


@pytest.mark.rule("GAI-20.7", "GAI-4.6")
@pytest.mark.parametrize(("faction", "institute", "combine"), ENDS)
def test_nothing_converts_to_more(faction, institute, combine):
    """Every way to use free actions, from positions with little room."""
    rng = QuickDice(len(faction) + len(combine))
    for _ in range(6):
        room = [rng.below(3), rng.below(2), rng.below(2)]
        have = {"credits": 30 - room[0], "ore": 15 - room[1], "knowledge": 15 - room[2], "qic": rng.below(3)}
        if faction == "bal_taks":
            have["gaiaformers"] = rng.below(3)
        if faction == "taklons":
            have["brainstone"] = 1 + rng.below(3)
        more = {"structures": {0: {(3, 3): institute}}} if institute else {}
        t = scenario(faction, "xenos", mines=MINES, round=6, have={0: have}, combine=combine,
                     power={0: (0, rng.below(4), rng.below(5))}, **more)
        start = sum([have[x] for x in ("credits", "ore", "knowledge")])
        best = most_by_hand(t.table, {})
        assert t.can(0, "free convert_all") == (best > start)
        if best > start:
            p = t.play(0, "free convert_all").p(0)
            assert p.credits + p.ore + p.knowledge == best


def most_by_hand(table, seen):
    """Credits, ore and knowledge at most, by any row of single free actions."""
    p = table.state.players[0]
    decision = table.waiting()[0]
    key = (decision.key, decision.about, p.credits, p.ore, p.knowledge, p.qic, p.bowl2, p.bowl3, p.brainstone,
           p.gaiaformers)
    if key not in seen:
        seen[key] = best = p.credits + p.ore + p.knowledge if decision.key == "gaia.act" else 0
        for option in decision.options():
            if decision.key == "gaia.act" and (option[0] != "free" or option[1] in ("convert_all", "ore_to_token")):
                continue
            twin = table.clone()
            twin.give(0, option)
            best = max(best, most_by_hand(twin, seen))
        seen[key] = best
    return seen[key]


@pytest.mark.rule("GAI-14.1", "GAI-15.1", "GAI-7.4")
def test_reasons_why_an_action_is_refused():
    full = {"credits": 30, "ore": 15, "knowledge": 15, "qic": 4}
    t = duel(have={0: full}, power={0: (0, 0, 7)}, tiles={0: ["tech9", "advtech11"]},
             structures={0: {(3, 3): "academy_right"}})
    assert [t.refused(0, f"power {n}") for n in (1, 3, 4, 5)] == ["no_use"] * 4
    assert t.refused(0, "qic 2") == "no_token"
    assert t.refused(0, "special advtech11") == "no_use"
    assert t.refused(0, "special tech9") == "no_use"      # nothing left to charge
    t.play(0, "special academy", "end").play(1, "pass booster6")
    assert t.refused(0, "special academy") == "used"
    t = duel(have={0: full}, tiles={0: list(catalog.STANDARD)})
    assert t.refused(0, "qic 1") == "no_tile"
    t = duel(boosters={0: "booster4"}, have={0: {"credits": 1}})
    assert t.refused(0, "special booster4") == "no_target"
    assert t.reasons(0)["power 1"] == ("power", 7, 0)
    assert t.reasons(0)["qic 1"] == ("qic", 4, 1)
    assert t.reasons(0)["research economy"] == ("knowledge", 4)
    assert t.reasons(0)["upgrade 4,-5 trading_station"] == ("price", 6, 2)
    assert t.reasons(0)["federation"] == ("federation_value", 7, 1)
    t = duel(tiles={0: ["advtech1"]}, have={0: {"covered": ["tech9"]}})
    assert t.refused(0, "special tech9") == "covered"


@pytest.mark.rule("GAI-15.2")
def test_reasons_why_the_action_of_a_board_is_refused():
    def why(faction, structures, **more):
        return scenario(faction, "xenos", structures={0: structures}, mines={1: [(-1, -2)]}, **more).refused(
            0, "special faction")

    for faction in ("ambas", "firaks", "ivits"):
        assert why(faction, {(0, -5): "research_lab", (1, 1): "mine"}) == "no_institute"
    assert why("ambas", {(0, -5): PI}) == "no_mine"
    assert why("firaks", {(0, -5): PI}) == "no_lab"
    lab = {(0, -5): PI, (1, 1): "research_lab"}
    homes = [(-3, 0), (-5, 7), (1, -3), (2, -3)]
    assert why("firaks", {**lab, **dict.fromkeys(homes, "trading_station")}) == "no_piece"
    top = dict.fromkeys(catalog.TRACKS, 4)
    assert why("firaks", lab, research={0: top}) == "no_track"
    assert why("bescods", {(0, -5): "mine"}, research={0: top}) == "no_track"
    row = [h for h in scenario("ivits", "xenos").state.chart.space[:6]]
    assert why("ivits", {(0, -5): PI}, have={0: {"stations": row}}) == "no_piece"
    t = scenario("terrans", "xenos", mines=MINES)
    assert "special faction" not in [spell(x[0]) for x in t.table.waiting()[0].refused()]


@pytest.mark.rule("GAI-19.1")
def test_clean_up():
    t = duel(power={0: (0, 0, 7)}, structures={0: {(3, 3): "academy_right"}}).play(0, "power 1", "end")
    t.play(1, "pass booster6").play(0, "special academy", "end").play(0, "pass booster7")
    s = t.state
    assert s.round == 2
    assert (s.used_actions, t.p(0).used) == ([], [])
    assert [p.booster for p in s.players] == ["booster7", "booster6"]
    assert [p.next_booster for p in s.players] == ["", ""]
    assert s.round_tiles[s.round - 1] == s.round_tiles[1]                      # the first tile counts no more
