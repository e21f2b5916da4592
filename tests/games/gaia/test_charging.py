"""Passive charging (GAI-18), with the standing answers that players may give."""
import pytest

from fivesuns.games.gaia.stages.charging import strongest
from fivesuns.kernel import Orders, QuickDice
from tests.games.gaia.scenario import one_sector, scenario

RICH = {"credits": 20, "ore": 8, "knowledge": 8, "qic": 4}
#                 (-2,0) terra, (-1,0) terra, (0,0) desert, (2,0) desert
LINE = one_sector("...", "....", "rrd.d", "....", "...")


def near(kind="mine", at=(0, 0), **more):
    """Terrans at (-2, 0) may build at (-1, 0); Xenos have this structure nearby."""
    more.setdefault("have", {0: RICH})
    more.setdefault("power", {1: (4, 4, 0)})
    return scenario("terrans", "xenos", map=LINE, mines={0: [(-2, 0)]}, structures={1: {at: kind}}, **more)


BUILD = ("build -1,0", "end")


@pytest.mark.rule("GAI-18.1", "GAI-18.2")
@pytest.mark.parametrize(("kind", "value"), [("mine", 1), ("trading_station", 2), ("research_lab", 2),
                                             ("planetary_institute", 3), ("academy_left", 3)])
def test_charge_by_the_value_of_the_structure_nearby(kind, value):
    t = near(kind).play(0, *BUILD)
    assert t.asked() == {1: "charge"}
    assert t.names(1) == [f"charge {value}", "pass"]
    t.play(1, f"charge {value}")
    assert (t.bowls(1)[:2], t.p(1).vp) == ((4 - value, 4 + value), 10 - (value - 1))
    assert t.p(1).points.get("charging", 0) == 1 - value


@pytest.mark.rule("GAI-18.2", "GAI-0.4")
def test_only_within_two_hexes():
    assert near(at=(2, 0)).play(0, *BUILD).asked() == {1: "act"}
    t = near(at=(2, 0))
    assert [strongest(t.state, 1, t.hex((x, 0))) for x in (-1, 0)] == [0, 1]


@pytest.mark.rule("GAI-18.2")
def test_the_highest_value_counts_once():
    t = scenario("terrans", "xenos", map=LINE, mines={0: [(-2, 0)]}, have={0: RICH}, power={1: (9, 0, 0)},
                 structures={1: {(0, 0): "mine", (2, 0): "planetary_institute"}}, research={0: {"navigation": 2}})
    assert strongest(t.state, 1, t.hex((-1, 0))) == 1     # the institute is too far
    assert strongest(t.state, 1, t.hex((1, 0))) == 3
    t = near("academy_left", tiles={1: ["tech3"]}).play(0, *BUILD)
    assert t.names(1) == ["charge 4", "pass"]


@pytest.mark.rule("GAI-18.1")
def test_upgrades_let_others_charge_and_other_actions_do_not():
    t = scenario("terrans", "xenos", map=LINE, mines={0: [(-1, 0)], 1: [(0, 0)]}, have={0: RICH}, power={1: (4, 0, 0)})
    assert t.play(0, "upgrade -1,0 trading_station", "end").asked() == {1: "charge"}
    t = scenario("ambas", "xenos", map=one_sector("...", "....", "ssd..", "....", "..."), power={1: (4, 0, 0)},
                 structures={0: {(-2, 0): "planetary_institute", (-1, 0): "mine"}, 1: {(0, 0): "mine"}}, have={0: RICH})
    assert t.play(0, "special faction", "end").asked() == {1: "act"}
    t = scenario("ivits", "terrans", map=one_sector("...", "....", "o.r..", "....", "..."), power={1: (4, 0, 0)},
                 structures={0: {(-2, 0): "planetary_institute"}, 1: {(0, 0): "mine"}}, have={0: RICH})
    assert t.play(0, "special faction", "at -1,0", "end").asked() == {1: "act"}
    t = scenario("terrans", "xenos", map=one_sector("...", "....", "rmd..", "....", "..."), power={1: (4, 0, 0)},
                 mines={0: [(-2, 0)], 1: [(0, 0)]}, have={0: {**RICH, "gaiaformers": 1}})
    assert t.play(0, "project -1,0", "end").asked() == {1: "act"}


@pytest.mark.rule("GAI-18.3")
def test_all_or_nothing_except_what_cannot_be_charged():
    t = near("planetary_institute", power={1: (0, 1, 4)}).play(0, *BUILD)
    assert t.names(1) == ["charge 1", "pass"]
    t.play(1, "charge 1")
    assert (t.bowls(1), t.p(1).vp) == ((0, 0, 5, 0), 10)  # one less than really charged: nothing
    assert near("planetary_institute", power={1: (0, 0, 9)}).play(0, *BUILD).asked() == {1: "act"}
    t = near("planetary_institute", power={1: (0, 0, 9)}, null_charge="offer").play(0, *BUILD)
    assert t.names(1) == ["charge 0", "pass"]


@pytest.mark.rule("GAI-18.3", "GAI-32.1")
def test_points_limit_the_charge_and_never_drop_below_zero():
    t = near("planetary_institute", have={0: RICH, 1: {"vp": 1}}).play(0, *BUILD)
    assert t.names(1) == ["charge 2", "pass"]
    t.play(1, "charge 2")
    assert t.p(1).vp == 0
    t = near("planetary_institute", have={0: RICH, 1: {"vp": 0}}).play(0, *BUILD)
    assert t.names(1) == ["charge 1", "pass"]


@pytest.mark.rule("GAI-18.4")
def test_clockwise_from_the_left_neighbour_whatever_the_turn_order():
    spec = one_sector("...", ".i..", "rrdo.", "....", "...")
    t = scenario("xenos", "terrans", "itars", "ivits", map=spec, order=[2, 1, 3, 0], stage=("turn", 1),
                 mines={0: [(0, 0)], 1: [(-2, 0)], 2: [(0, -1)], 3: [(1, 0)]}, have={1: RICH},
                 power={seat: (4, 0, 0) for seat in (0, 2, 3)})
    t.play(1, "build -1,0", "end")
    for seat in (2, 3, 0):
        assert t.asked() == {seat: "charge"}
        t.play(seat, "pass")
    assert t.asked() == {3: "act"}                        # the turn order goes on


@pytest.mark.rule("GAI-18.5")
def test_other_charges_cost_no_points():
    t = near(tiles={0: ["tech9"]}, power={0: (4, 0, 0)}).play(0, "special tech9")
    assert (t.bowls(0), t.p(0).vp) == ((0, 4, 0, 0), 10)


@pytest.mark.rule("GAI-18.6", "GAI-18.8")
def test_several_triggers_are_separate_offers_after_the_turn():
    spec = one_sector("...", "....", "rrd..", "....", "...")
    t = scenario("terrans", "xenos", map=spec, structures={0: {(-1, 0): "trading_station"}}, mines={1: [(0, 0)]},
                 have={0: RICH}, power={1: (4, 4, 0)}, research={0: {"navigation": 4}}, green={0: ["fed4"]})
    t.play(0, "upgrade -1,0 research_lab", "tech2", "navigation", "at 1,0")
    assert t.asked() == {0: "end"}                        # nobody is asked before the turn is over
    t.play(0, "free ore_to_credit", "end")
    about = []
    while t.asked() == {1: "charge"}:
        about.append(t.table.waiting()[1].about[2])
        t.play(1, "charge 1")
    assert about == [(-1, 0), (1, 0)]                     # the lab first, then the Lost Planet


@pytest.mark.rule("GAI-18.8")
def test_charging_at_once_is_an_option():
    t = scenario("terrans", "xenos", map=LINE, structures={0: {(-1, 0): "trading_station"}}, mines={1: [(0, 0)]},
                 have={0: RICH}, power={1: (4, 4, 0)}, charge_time="at_once")
    t.play(0, "upgrade -1,0 research_lab")
    assert t.asked() == {1: "charge"}
    t.play(1, "charge 1")
    assert t.asked() == {0: "tile"}


def taklons(**more):
    spec = one_sector("...", "....", "rrs..", "....", "...")
    return scenario("terrans", "taklons", map=spec, mines={0: [(-2, 0)]},
                    structures={1: {(0, 0): "planetary_institute"}}, have={0: RICH, 1: {"brainstone": 3}}, **more)


@pytest.mark.rule("GAI-18.7", "GAI-21.5")
def test_taklons_with_institute_gain_a_token_before_or_after():
    t = taklons(power={1: (0, 2, 0)}).play(0, *BUILD)
    assert t.names(1) == ["charge 2", "token_first 3", "pass"]
    t.play(1, "charge 2")
    assert (t.bowls(1), t.p(1).vp) == ((1, 0, 2, 0), 9)
    t = taklons(power={1: (0, 2, 0)}).play(0, *BUILD).play(1, "token_first 3")
    assert (t.bowls(1), t.p(1).vp) == ((0, 1, 2, 0), 8)


@pytest.mark.rule("GAI-18.7")
def test_taklons_may_accept_even_if_nothing_can_be_charged():
    t = taklons(power={1: (0, 0, 4)}).play(0, *BUILD)
    assert t.names(1) == ["charge 0", "token_first 2", "pass"]
    t.play(1, "charge 0")
    assert (t.bowls(1), t.p(1).vp) == ((1, 0, 4, 0), 10)


# settings that answer for a player

@pytest.mark.rule("GAI-18.3")
def standing(t, *names):
    """Seat 0 builds, and what seat 1 wants said about charging is said for it."""
    orders = Orders(QuickDice(1))
    orders.declare(t.table, 1, "gaia.charge", names)
    t.play(0, *BUILD)
    orders.carry_out(t.table)
    return t


def test_standing_answers():
    always = [f"charge {n}" for n in range(1, 6)]
    t = standing(near("planetary_institute"), *always)
    assert (t.asked(), t.p(1).vp) == ({1: "act"}, 8)
    t = standing(near("planetary_institute"), "pass")
    assert (t.asked(), t.p(1).vp, t.bowls(1)[:2]) == ({1: "act"}, 10, (4, 4))
    for kind, vp in (("trading_station", 9), ("planetary_institute", 10)):     # up to two
        assert standing(near(kind), "charge 1", "charge 2", "pass").p(1).vp == vp
    t = standing(near("planetary_institute", power={1: (0, 1, 4)}), "charge 1")    # of three one can be charged
    assert (t.p(1).vp, t.bowls(1)[:3]) == (10, (0, 0, 5))
    t = standing(near("planetary_institute"), "charge 1")                      # more than the setting covers: ask
    assert t.asked() == {1: "charge"}


@pytest.mark.rule("GAI-18.3")
def test_a_free_charge_may_be_taken_without_asking():
    t = near(one_power="take").play(0, *BUILD)
    assert (t.asked(), t.bowls(1)[:2]) == ({1: "act"}, (3, 5))
    assert near("trading_station", one_power="take").play(0, *BUILD).asked() == {1: "charge"}
    assert taklons(power={1: (0, 1, 0)}, one_power="take").play(0, *BUILD).asked() == {1: "charge"}    # a token first?


@pytest.mark.rule("GAI-18.3")
def test_an_offer_says_what_it_gives_and_costs_and_all_hear_the_answer():
    t = near("planetary_institute").play(0, *BUILD)
    assert t.table.waiting()[1].about == (3, 2, (-1, 0))
    assert t.play(1, "pass").told("declined") == [{"seat": 1, "power": 3, "points": 2}]
    assert (t.told("charged"), t.p(1).vp) == ([], 10)
    t = near("planetary_institute").play(0, *BUILD).play(1, "charge 3")
    assert t.told("charged") == [{"seat": 1, "power": 3, "points": 2}]
    t = near("planetary_institute", power={1: (0, 0, 9)}, null_charge="offer").play(0, *BUILD)
    assert t.table.waiting()[1].about == (0, 0, (-1, 0))
    assert t.play(1, "pass").told("declined") == [{"seat": 1, "power": 0, "points": 0}]
    t = taklons(power={1: (0, 2, 0)}).play(0, *BUILD).play(1, "charge 2")
    assert t.told("gained") == [{"seat": 1, "gains": {"token": 1}}]
