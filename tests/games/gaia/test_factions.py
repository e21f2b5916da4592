"""The fourteen factions (GAI-21)."""
import pytest

from fivesuns.games.gaia import catalog
from fivesuns.games.gaia.exceptions import BOARDS
from fivesuns.games.gaia.powers import count
from fivesuns.games.gaia.stages.phases import income_sources
from tests.games.gaia.scenario import guests, one_sector, scenario

RICH = {"credits": 20, "ore": 9, "knowledge": 8, "qic": 4}
PI = "planetary_institute"
START = {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1}


def begin(faction):
    """What a faction has after set-up: resources, power, research, base income, institute income."""
    t = scenario(faction, "terrans" if faction not in ("terrans", "lantids") else "xenos")
    p = t.p(0)
    board = p.board
    slots = [dict(x) for x in board.slots[catalog.PLANETARY_INSTITUTE]]
    return ({what: getattr(p, what) for what in START}, t.bowls(0)[:2],
            {catalog.TRACKS[n]: level for n, level in enumerate(p.research) if level}, dict(board.income), slots)


def test_every_faction_has_a_board_of_its_own():
    assert list(BOARDS) == list(catalog.FACTIONS)
    assert len({type(board) for board in BOARDS.values()}) == 14


CHARGE, TOKEN = {"charge": 4}, {"token": 1}
BASE = {"ore": 1, "knowledge": 1}


@pytest.mark.parametrize(("faction", "resources", "power", "research", "income", "institute"), [
    pytest.param("terrans", {}, (4, 4), {"gaia_project": 1}, BASE, [CHARGE, TOKEN], marks=pytest.mark.rule("GAI-21.1")),
    pytest.param("lantids", {"credits": 13}, (4, 0), {}, BASE, [CHARGE], marks=pytest.mark.rule("GAI-21.2")),
    pytest.param("xenos", {"qic": 2}, (2, 4), {"artificial_intelligence": 1}, BASE, [CHARGE, {"qic": 1}],
                 marks=pytest.mark.rule("GAI-21.3")),
    pytest.param("gleens", {"qic": 0, "ore": 5}, (2, 4), {"navigation": 1}, BASE, [CHARGE, {"ore": 1}],
                 marks=pytest.mark.rule("GAI-21.4")),
    pytest.param("taklons", {}, (2, 4), {}, BASE, [CHARGE, TOKEN], marks=pytest.mark.rule("GAI-21.5")),
    pytest.param("ambas", {"qic": 2}, (2, 4), {"navigation": 1}, {"ore": 2, "knowledge": 1}, [CHARGE, {"token": 2}],
                 marks=pytest.mark.rule("GAI-21.6")),
    pytest.param("hadsch_hallas", {}, (2, 4), {"economy": 1}, {**BASE, "credits": 3}, [CHARGE, TOKEN],
                 marks=pytest.mark.rule("GAI-21.7")),
    pytest.param("ivits", {}, (2, 4), {}, {**BASE, "qic": 1}, [CHARGE, TOKEN], marks=pytest.mark.rule("GAI-21.8")),
    pytest.param("geodens", {"ore": 6}, (2, 4), {"terraforming": 1}, BASE, [CHARGE, TOKEN],
                 marks=pytest.mark.rule("GAI-21.9")),
    pytest.param("bal_taks", {"qic": 0}, (2, 2), {"gaia_project": 1}, BASE, [CHARGE, TOKEN],
                 marks=pytest.mark.rule("GAI-21.10")),
    pytest.param("firaks", {"ore": 3, "knowledge": 2}, (2, 4), {}, {"ore": 1, "knowledge": 2}, [CHARGE, TOKEN],
                 marks=pytest.mark.rule("GAI-21.11")),
    pytest.param("bescods", {"knowledge": 1}, (2, 4), {}, {"ore": 1}, [CHARGE, {"token": 2}],
                 marks=pytest.mark.rule("GAI-21.12")),
    pytest.param("nevlas", {"knowledge": 2}, (2, 4), {"science": 1}, BASE, [CHARGE, TOKEN],
                 marks=pytest.mark.rule("GAI-21.13")),
    pytest.param("itars", {"ore": 5}, (4, 4), {}, {**BASE, "token": 1}, [CHARGE, TOKEN],
                 marks=pytest.mark.rule("GAI-21.14"))])
def test_what_a_faction_begins_with(faction, resources, power, research, income, institute):
    assert begin(faction) == ({**START, **resources}, power, research, income, institute)


# Lantids

GUEST = one_sector("...", "....", "rd..g", "....", "...")


def lantids(**more):
    more.setdefault("have", {0: {**RICH, "qic": 0}})
    return scenario("lantids", "xenos", map=GUEST, **{"mines": {0: [(-2, 0)], 1: [(-1, 0)]}, **more})


@pytest.mark.rule("GAI-21.2", "GAI-8.10", "GAI-0.5")
def test_a_guest_mine_costs_only_a_mine():
    t = lantids(goal="score3").play(0, "build -1,0", "end")
    p = t.p(0)
    assert (p.credits, p.ore, p.qic, guests(t, 0)) == (18, 8, 0, 1)
    assert p.points["round_tiles"] == 2
    assert t.at(1) == {(-1, 0): "mine"}                   # the host is not affected
    assert t.asked() == {1: "charge"}                     # but may charge
    assert p.supply(catalog.MINE) == 6
    assert [dict(x) for x in income_sources(t.state, p)][1:3] == [{"ore": 1}, {"ore": 1}]
    assert len(p.origins()) == 2


@pytest.mark.rule("GAI-21.2", "GAI-10.7", "GAI-20.6")
def test_a_guest_mine_counts_for_neither_types_nor_gaia_planets():
    t = lantids(mines={0: [(-2, 0)]}, structures={1: {(2, 0): "mine"}}, research={0: {"navigation": 5}}, goal="score6",
                tiles={0: ["tech7"]})
    t.play(0, "build 2,0")
    assert [count(t.state, 0, what) for what in ("mine", "planet_type", "gaia_planet", "sector")] == [2, 1, 0, 1]
    assert t.p(0).points == {"start": 10}                 # no mine on a Gaia planet, no QIC paid
    assert t.p(0).qic == 0


@pytest.mark.rule("GAI-21.2")
def test_options_for_guests_on_gaia_planets():
    more = {"mines": {0: [(-2, 0)]}, "structures": {1: {(2, 0): "mine"}}, "research": {0: {"navigation": 5}}}
    assert lantids(goal="score6", guest_gaia="points", **more).play(0, "build 2,0").p(0).points["round_tiles"] == 4
    assert not lantids(guest_qic="pay", **more).can(0, "build 2,0")
    assert lantids(guest_qic="pay").play(0, "build -1,0").p(0).qic == 0        # other planets cost none
    t = lantids(guest_qic="pay", have={0: RICH}, **more).play(0, "build 2,0")
    assert t.p(0).qic == 3


@pytest.mark.rule("GAI-21.2")
def test_one_guest_on_a_planet_and_none_with_free_steps():
    t = lantids(structures={0: {(-1, 0): "guest_mine"}})
    assert not t.can(0, "build -1,0")
    t = lantids(power={0: (0, 0, 5)})
    assert not t.can(0, "power 2")                        # a guest needs no terraforming step


@pytest.mark.rule("GAI-21.2")
def test_guests_reach_the_lost_planet_and_pay_range():
    h = scenario("lantids", "xenos").hex((5, -4))
    t = scenario("lantids", "xenos", mines={0: [(4, -5)]}, structures={1: {(5, -4): "lost_planet_mine"}},
                 have={0: RICH}, setup={"lost": h})
    t.play(0, "build 5,-4")
    assert t.p(0).qic == 3                                # distance 2
    assert guests(t, 0) == 1


@pytest.mark.rule("GAI-21.2", "GAI-8.4")
def test_guests_have_no_more_range_than_others():
    spec = one_sector("...", "....", "r...d", "....", "...")
    for level, qic, there in ((0, 2, True), (0, 1, False), (2, 1, True), (2, 0, False)):       # distance 4
        t = scenario("lantids", "xenos", map=spec, mines={0: [(-2, 0)], 1: [(2, 0)]}, have={0: {**RICH, "qic": qic}},
                     research={0: {"navigation": level}})
        assert t.can(0, "build 2,0") == there
    t = scenario("lantids", "xenos", map=spec, mines={0: [(-2, 0)], 1: [(2, 0)]}, have={0: {**RICH, "qic": 0}},
                 boosters={0: "booster5"}).play(0, "special booster5")
    assert (t.at(0)[2, 0], t.p(0).qic) == ("guest_mine", 0)                    # range 1 + 3
    dear = {"map": one_sector("...", "....", "r..g.", "....", "..."), "mines": {0: [(-2, 0)], 1: [(1, 0)]}}
    for qic, there in ((2, True), (1, False)):            # one for range, one for the Gaia planet
        t = scenario("lantids", "xenos", guest_qic="pay", have={0: {**RICH, "qic": qic}}, **dear)
        assert t.can(0, "build 1,0") == there


@pytest.mark.rule("GAI-21.2")
def test_the_institute_of_the_lantids():
    t = scenario("lantids", "xenos", map=GUEST, structures={0: {(-2, 0): PI}, 1: {(-1, 0): "mine"}},
                 have={0: {**RICH, "knowledge": 1}}).play(0, "build -1,0")
    assert t.p(0).knowledge == 3


# Gleens

@pytest.mark.rule("GAI-21.4")
def test_gleens_get_ore_for_qic_until_the_right_academy_stands():
    have = {"credits": 15, "ore": 5, "knowledge": 8, "qic": 0}
    t = scenario("gleens", "terrans", mines={0: [(2, -6)]}, have={0: have}).play(0, "research artificial_intelligence")
    assert (t.p(0).ore, t.p(0).qic) == (6, 0)
    t = scenario("gleens", "terrans", mines={0: [(2, -6)]}, have={0: have}, power={0: (0, 0, 4)})
    assert t.play(0, "free power_to_qic").p(0).ore == 6
    t = scenario("gleens", "terrans", structures={0: {(2, -6): "academy_right"}}, have={0: have})
    t.play(0, "special academy")
    assert (t.p(0).ore, t.p(0).qic) == (5, 1)
    assert scenario("gleens", "terrans", boosters={0: "booster3"}, mines={0: [(2, -6)]}, stage=("income", 0),
                    have={0: have}).p(0).qic == 0


@pytest.mark.rule("GAI-21.4", "GAI-26.1", "GAI-24.1")
def test_the_institute_of_the_gleens_brings_their_token():
    t = scenario("gleens", "terrans", structures={0: {(2, -6): "trading_station"}}, mines={1: [(-2, 1)]},
                 have={0: {**RICH, "credits": 10}}, goal="score4").play(0, "upgrade 2,-6 planetary_institute")
    p = t.p(0)
    assert (p.green, p.credits, p.ore, p.knowledge) == (["fed_gleens"], 10 - 6 + 2, 9 - 4 + 1, 9)
    assert p.points["round_tiles"] == 5                   # it counts as forming a federation
    assert p.federations == []                            # the institute is still free to be part of one


# Ambas, Hadsch Hallas

@pytest.mark.rule("GAI-21.6", "GAI-18.1")
def test_ambas_swap_their_institute():
    t = scenario("ambas", "xenos", structures={0: {(3, -6): PI}}, mines={0: [(-3, -3)], 1: [(2, -6)]}, goal="score7",
                 power={1: (4, 0, 0)}).play(0, "special faction")
    assert t.at(0) == {(3, -6): "mine", (-3, -3): PI}
    assert t.p(0).points == {"start": 10}
    t.end_turn(0)
    assert t.asked() == {1: "act"}                        # nobody charges


@pytest.mark.rule("GAI-21.6")
def test_the_lost_planet_takes_no_part_in_swaps():
    h = scenario("ambas", "xenos").hex((5, -5))
    more = {"structures": {0: {(3, -6): PI, (5, -5): "lost_planet_mine"}}, "mines": {1: [(2, -6)]},
            "setup": {"lost": h}}
    assert not scenario("ambas", "xenos", **more).can(0, "special faction")
    t = scenario("ambas", "xenos", swap_lost="yes", **more).play(0, "special faction")
    assert t.at(0) == {(5, -5): PI, (3, -6): "mine"}
    assert (t.p(0).supply(catalog.MINE), t.p(0).count[catalog.LOST_MINE]) == (7, 0)


@pytest.mark.rule("GAI-21.7", "GAI-17.4")
def test_hadsch_hallas_pay_with_credits():
    def hadsch(kind):
        return scenario("hadsch_hallas", "xenos", structures={0: {(1, -3): kind}}, mines={1: [(2, -6)]},
                        have={0: {"credits": 11, "ore": 1, "knowledge": 1, "qic": 0}})

    t = hadsch(PI).play(0, "free credits_to_qic", "free credits_to_ore", "free credits_to_knowledge")
    p = t.p(0)
    assert (p.credits, p.ore, p.knowledge, p.qic) == (0, 2, 2, 1)
    assert not [x for x in hadsch("mine").names(0) if "credits_to" in x]

    def offered(**have):
        t = scenario("hadsch_hallas", "xenos", structures={0: {(1, -3): PI}}, mines={1: [(2, -6)]}, have={0: have})
        return {x.removeprefix("free credits_to_") for x in t.names(0) if "credits_to" in x}

    some = {"ore": 14, "knowledge": 14}
    assert [offered(credits=n, **some) for n in (2, 3, 4)] == [set(), {"ore"}, {"ore", "qic", "knowledge"}]
    assert offered(credits=9, ore=15, knowledge=15) == {"qic"}                 # where there is no room nothing is lost


# Ivits

@pytest.mark.rule("GAI-21.8", "GAI-8.3")
def test_ivits_place_space_stations():
    spec = one_sector("...", "....", "o.ror", "....", "...")
    t = scenario("ivits", "terrans", map=spec, structures={0: {(-2, 0): PI}}, mines={1: [(0, 0)]}, have={0: RICH},
                 power={1: (4, 0, 0)})
    t.play(0, "special faction")
    assert not t.can(0, "at 0,0")                         # a planet
    t.play(0, "at 0,-1")
    assert t.p(0).qic == 3                                # distance 2: a QIC for range
    assert (t.p(0).stations, len(t.p(0).structures)) == ([t.hex((0, -1))], 1)
    t.play(0, "end")
    assert t.asked() == {1: "act"}                        # no building, no charging
    t.play(1, "pass booster6")
    assert t.can(0, "build 1,0")                          # range is measured from the station too
    assert not t.can(0, "special faction")


@pytest.mark.rule("GAI-21.8", "GAI-8.4")
def test_a_station_is_placed_within_range():
    spec = one_sector("...", "....", "o....", "....", "...")
    lost = scenario("ivits", "terrans", map=spec).hex((-1, 0))
    for level, qic, far in ((0, 0, 1), (2, 0, 2), (0, 1, 3), (0, 2, 4)):
        t = scenario("ivits", "terrans", map=spec, structures={0: {(-2, 0): PI}}, have={0: {**RICH, "qic": qic}},
                     research={0: {"navigation": level}}).play(0, "special faction")
        places = [t.hex(at) for _, at in t.table.waiting()[0].options()]
        away = t.state.chart.distance[t.hex((-2, 0))]
        assert places == [h for h in t.state.chart.space if away[h] <= far]
    t = scenario("ivits", "terrans", map=spec, structures={0: {(-2, 0): PI}, 1: {(-1, 0): "lost_planet_mine"}},
                 have={0: RICH}, setup={"lost": lost}).play(0, "special faction")
    assert not t.can(0, "at -1,0")                        # the Lost Planet is a planet


@pytest.mark.rule("GAI-21.8", "GAI-1.6")
def test_six_stations_and_no_two_on_one_hex():
    spec = one_sector("...", "....", "o....", "....", "...")
    places = [(-1, 0), (0, 0), (1, 0), (2, 0), (0, -1)]
    t = scenario("ivits", "terrans", map=spec, structures={0: {(-2, 0): PI, **dict.fromkeys(places, "station")}},
                 have={0: RICH}).play(0, "special faction")
    assert not t.can(0, "at 0,0")
    six = dict.fromkeys([*places, (1, -1)], "station")
    t = scenario("ivits", "terrans", map=spec, structures={0: {(-2, 0): PI, **six}}, have={0: RICH})
    assert not t.can(0, "special faction")


@pytest.mark.rule("GAI-21.8", "GAI-5.2")
def test_ivits_have_the_income_of_their_institute_from_round_one():
    t = scenario("ivits", "terrans", structures={0: {(1, -3): PI}}, power={0: (0, 6, 0)}, stage=("income", 0))
    assert t.names(0) == ["bowls 1 2 4", "bowls 0 4 3"]


# Geodens, Bal T'aks

@pytest.mark.rule("GAI-21.9")
def test_geodens_learn_from_new_planet_types():
    spec = one_sector("...", "....", "voo.g", "....", "...")

    def geodens(kind):
        return scenario("geodens", "xenos", map=spec, structures={0: {(-2, 0): kind}},
                        have={0: {**RICH, "knowledge": 0}}, research={0: {"navigation": 5}})

    t = geodens(PI).play(0, "build -1,0", "end")
    assert t.p(0).knowledge == 3
    t.play(1, "pass booster6").play(0, "build 0,0", "end")
    assert t.p(0).knowledge == 3                          # the type is no longer new
    t.play(0, "build 2,0")
    assert t.p(0).knowledge == 6                          # a Gaia planet is a type
    assert geodens("mine").play(0, "build -1,0").p(0).knowledge == 0


@pytest.mark.rule("GAI-21.9", "GAI-27.1")
def test_geodens_learn_from_the_lost_planet():
    t = scenario("geodens", "xenos", structures={0: {(2, -3): PI}}, mines={1: [(-1, -2)]}, green={0: ["fed4"]},
                 have={0: {**RICH, "knowledge": 4}}, research={0: {"navigation": 4}})
    t.play(0, "research navigation", "at 3,-4")
    assert t.p(0).knowledge == 3


@pytest.mark.rule("GAI-21.10")
def test_bal_taks_without_institute_cannot_navigate():
    def baltaks(kind):
        return scenario("bal_taks", "xenos", structures={0: {(2, -3): kind}}, mines={1: [(-1, -2)]}, have={0: RICH})

    assert baltaks("trading_station").refused(0, "research navigation") == "no_navigation"
    t = baltaks("trading_station").play(0, "upgrade 2,-3 research_lab", "tech2")
    assert (t.p(0).tiles, t.p(0).research[catalog.NAVIGATION], t.asked()) == (["tech2"], 0, {0: "end"})
    assert baltaks(PI).can(0, "research navigation")


@pytest.mark.rule("GAI-21.10", "GAI-9.2")
def test_a_resting_gaiaformer_starts_no_project():
    t = scenario("bal_taks", "xenos", mines={0: [(2, -3)], 1: [(-1, -2)]}, have={0: {**RICH, "gaiaformers": 1}},
                 power={0: (6, 0, 0)})
    assert t.can(0, "project 2,-2")
    t.play(0, "free gaiaformer_to_qic")
    assert not t.can(0, "project 2,-2")


# Firaks, Bescods

@pytest.mark.rule("GAI-21.11", "GAI-18.1", "GAI-24.1")
def test_firaks_turn_a_lab_into_a_trading_station():
    t = scenario("firaks", "xenos", structures={0: {(0, -5): PI, (1, 1): "research_lab"}}, mines={1: [(2, -6)]},
                 have={0: RICH}, goal="score5", power={1: (4, 0, 0)})
    t.play(0, "special faction")
    assert t.names(0) == list(catalog.TRACKS)             # the step is part of it
    t.play(0, "economy")
    assert t.at(0)[1, 1] == "trading_station"
    assert (t.p(0).points["round_tiles"], t.p(0).credits, t.p(0).knowledge) == (4, 20, 8)
    t = scenario("firaks", "xenos", structures={0: {(0, -5): PI, (1, 1): "research_lab"}}, mines={1: [(0, 1)]},
                 have={0: RICH}, power={1: (4, 0, 0)}).play(0, "special faction", "economy", "end")
    t.play(1, "pass", "pass booster6")
    assert t.can(0, "upgrade 1,1 research_lab")           # it can be built again, with a new tile


@pytest.mark.rule("GAI-21.11")
def test_firaks_need_a_trading_station_in_supply():
    homes = [(0, -5), (-3, 0), (1, 1), (-5, 7)]
    t = scenario("firaks", "xenos", structures={0: {**dict.fromkeys(homes, "trading_station"), (1, -3): PI,
                                                    (2, -3): "research_lab"}}, mines={1: [(-2, 2)]}, have={0: RICH})
    assert not t.can(0, "special faction")


def bescods(levels, **more):
    more.setdefault("have", {0: RICH})
    return scenario("bescods", "xenos", mines={0: [(0, -5)], 1: [(-1, -2)]},
                    research={0: dict(zip(catalog.TRACKS, levels))}, **more)


@pytest.mark.rule("GAI-21.12", "GAI-13.4")
def test_bescods_advance_a_lowest_track():
    t = bescods((1, 0, 2, 0, 1, 1)).play(0, "special faction")
    assert t.names(0) == ["navigation", "gaia_project"]
    t.play(0, "navigation")
    assert (t.p(0).research, t.p(0).knowledge, t.p(0).qic) == ([1, 1, 2, 0, 1, 1], 8, 5)
    t = bescods((4, 4, 4, 4, 4, 4))
    assert not t.can(0, "special faction")                # level 5 still needs a green token
    assert bescods((4, 4, 4, 4, 4, 4), green={0: ["fed4"]}).can(0, "special faction")
    t = bescods((0, 1, 1, 1, 1, 1), goal="score2").play(0, "special faction")
    assert (t.p(0).research[0], t.p(0).points["round_tiles"]) == (1, 2)


@pytest.mark.rule("GAI-21.12", "GAI-12.1", "GAI-18.2")
def test_the_institute_of_the_bescods_raises_titanium_planets():
    t = scenario("bescods", "xenos", structures={0: {(0, -5): PI, (1, 1): "academy_left", (1, -3): "trading_station"}},
                 mines={0: [(-3, 0)], 1: [(-1, -2)]}, tiles={0: ["tech3"]})
    values = {at: t.state.value(t.p(0), t.hex(at)) for at in t.at(0)}
    assert values == {(0, -5): 5, (1, 1): 5, (1, -3): 2, (-3, 0): 2}           # the tile and the planet add up


@pytest.mark.rule("GAI-21.12", "GAI-5.2")
def test_trading_stations_and_labs_of_the_bescods_pay_differently():
    board = catalog.FACTIONS["bescods"]
    assert [dict(x) for x in board.slots[catalog.TRADING_STATION]] == [{"knowledge": 1}] * 4
    assert [dict(x) for x in board.slots[catalog.RESEARCH_LAB]] == [{"credits": 3}, {"credits": 4}, {"credits": 5}]


# Nevlas, Itars

@pytest.mark.rule("GAI-21.13", "GAI-17.4", "GAI-6.2")
def test_nevlas_send_power_to_the_gaia_area_for_knowledge():
    t = scenario("nevlas", "xenos", mines={0: [(7, -4)], 1: [(2, -6)]}, power={0: (0, 0, 2)},
                 have={0: {"knowledge": 0}}).play(0, "free token_to_knowledge")
    assert (t.bowls(0), t.p(0).knowledge) == ((0, 0, 1, 1), 1)
    with_institute = scenario("nevlas", "xenos", structures={0: {(7, -4): PI}}, mines={1: [(2, -6)]},
                              power={0: (0, 0, 1)}, have={0: {"knowledge": 0}}).play(0, "free token_to_knowledge")
    assert with_institute.p(0).knowledge == 1             # not spending: always one for a token
    for knowledge, bowl3 in ((0, 0), (15, 1)):            # no token, no room
        t = scenario("nevlas", "xenos", mines={0: [(7, -4)], 1: [(2, -6)]}, power={0: (2, 2, bowl3)},
                     have={0: {"knowledge": knowledge}})
        assert not t.can(0, "free token_to_knowledge")


@pytest.mark.rule("GAI-21.13")
def test_tokens_of_the_nevlas_are_single_for_everything_else():
    t = scenario("nevlas", "xenos", structures={0: {(7, -4): PI}}, mines={1: [(2, -6)]}, power={0: (0, 0, 3)},
                 research={0: {"gaia_project": 4}}, have={0: {**RICH, "gaiaformers": 1}})
    assert t.p(0).tokens() == 3
    t.play(0, "project 7,-2")
    assert t.bowls(0) == (0, 0, 0, 3)
    assert [dict(x) for x in catalog.FACTIONS["nevlas"].slots[catalog.RESEARCH_LAB]] == [{"charge": 2}] * 3


@pytest.mark.rule("GAI-21.14", "GAI-17.4")
def test_burnt_tokens_of_the_itars_go_to_the_gaia_area():
    t = scenario("itars", "xenos", mines={0: [(7, -4)], 1: [(2, -6)]}, power={0: (0, 4, 0)})
    t.play(0, "free burn", "free burn")
    assert t.bowls(0) == (0, 0, 2, 2)
    assert [dict(x) for x in catalog.FACTIONS["itars"].slots[catalog.ACADEMY_LEFT]] == [{"knowledge": 3}]


# what only the institute brings: the same position with it and with a trading station in its place

def both(faction, at, **more):
    """The two positions: with the institute, and without."""
    other = more.pop("other", "xenos")
    structures = more.pop("structures", {})
    return [scenario(faction, other, structures={**structures, 0: {at: kind, **structures.get(0, {})}}, **more)
            for kind in (PI, "trading_station")]


@pytest.mark.rule("GAI-21.1", "GAI-6.3")
def test_terrans_without_institute_gain_nothing_in_the_gaia_phase():
    yes, no = both("terrans", (4, -5), power={0: (0, 0, 0, 4)}, stage=("gaia_phase", 0))
    assert yes.asked() == {0: "terrans"}
    assert (no.asked(), no.bowls(0)) == ({}, (0, 4, 0, 0))


@pytest.mark.rule("GAI-21.14", "GAI-6.4")
def test_itars_without_institute_buy_no_tile():
    yes, no = both("itars", (7, -4), power={0: (0, 0, 0, 4)}, stage=("gaia_phase", 0))
    assert yes.asked() == {0: "itars"}
    assert (no.asked(), no.bowls(0)) == ({}, (4, 0, 0, 0))


@pytest.mark.rule("GAI-21.2")
def test_lantids_without_institute_learn_nothing_from_guest_mines():
    yes, no = both("lantids", (-2, 0), map=GUEST, mines={1: [(-1, 0)]}, have={0: {**RICH, "knowledge": 1}})
    assert [t.play(0, "build -1,0").p(0).knowledge for t in (yes, no)] == [3, 1]


@pytest.mark.rule("GAI-21.3", "GAI-12.2")
def test_xenos_without_institute_need_seven():
    yes, no = both("xenos", (2, -6), other="terrans")
    assert [t.p(0).peculiar.threshold(t.p(0)) for t in (yes, no)] == [6, 7]
    assert [t.table.view(0)["seats"][0]["federation"]["need"] for t in (yes, no)] == [6, 7]


@pytest.mark.rule("GAI-21.4")
def test_gleens_have_no_token_before_their_institute():
    t = scenario("gleens", "terrans", structures={0: {(2, -6): "trading_station"}}, mines={1: [(-2, 1)]},
                 have={0: {**RICH, "credits": 10}}).play(0, "upgrade 2,-6 research_lab", "tech4", "pass")
    assert (t.p(0).green, t.p(0).grey) == ([], [])


@pytest.mark.rule("GAI-21.5", "GAI-18.7")
def test_taklons_without_institute_get_no_token_for_charging():
    for kind, tokens in ((PI, 1), ("trading_station", 0)):
        t = scenario("terrans", "taklons", structures={1: {(3, -6): kind}}, mines={0: [(2, -6)]}, power={1: (4, 0, 0)},
                     have={0: RICH, 1: {"vp": 10, "brainstone": 0}}).play(0, "upgrade 2,-6 trading_station", "end")
        assert t.asked() == {1: "charge"}
        assert any("token_first" in name for name in t.names(1)) == bool(tokens)
        t.play(1, t.names(1)[0])
        assert sum(t.bowls(1)) == 4 + tokens


@pytest.mark.rule("GAI-21.6")
def test_ambas_without_institute_swap_nothing():
    yes, no = both("ambas", (3, -6), mines={0: [(-3, -3)], 1: [(2, -6)]})
    assert [t.can(0, "special faction") for t in (yes, no)] == [True, False]


@pytest.mark.rule("GAI-21.7")
def test_hadsch_hallas_without_institute_pay_with_nothing_else():
    yes, no = both("hadsch_hallas", (1, -3), mines={1: [(2, -6)]}, have={0: RICH})
    assert [len([x for x in t.names(0) if "credits_to" in x]) for t in (yes, no)] == [3, 0]


@pytest.mark.rule("GAI-21.8")
def test_ivits_without_institute_place_no_station():
    yes, no = both("ivits", (1, -3), mines={1: [(2, -6)]}, have={0: RICH})
    assert [t.can(0, "special faction") for t in (yes, no)] == [True, False]


@pytest.mark.rule("GAI-21.9")
def test_geodens_without_institute_learn_nothing_from_planet_types():
    spec = one_sector("...", "....", "vo...", "....", "...")
    yes, no = both("geodens", (-2, 0), map=spec, have={0: {**RICH, "knowledge": 0}})
    assert [t.play(0, "build -1,0").p(0).knowledge for t in (yes, no)] == [3, 0]


@pytest.mark.rule("GAI-21.10")
def test_bal_taks_without_institute_take_no_step_in_navigation_by_any_means():
    yes, no = both("bal_taks", (2, -3), mines={1: [(-1, -2)]}, have={0: RICH},
                   structures={0: {(1, 1): "trading_station"}})
    assert [t.can(0, "research navigation") for t in (yes, no)] == [True, False]
    for t, steps in ((yes, True), (no, False)):
        t.play(0, "upgrade 1,1 research_lab", "tech7")    # from a free place: any track
        assert t.can(0, "navigation") == steps
        assert t.can(0, "economy")


@pytest.mark.rule("GAI-21.11")
def test_firaks_without_institute_keep_their_labs():
    yes, no = both("firaks", (0, -5), structures={0: {(1, 1): "research_lab"}}, mines={1: [(2, -6)]}, have={0: RICH})
    assert [t.can(0, "special faction") for t in (yes, no)] == [True, False]


@pytest.mark.rule("GAI-21.12", "GAI-12.1", "GAI-18.2")
def test_bescods_without_institute_find_titanium_no_better():
    yes, no = both("bescods", (0, -5), mines={0: [(1, 1)], 1: [(-1, -2)]})
    assert [t.state.value(t.p(0), t.hex((1, 1))) for t in (yes, no)] == [2, 1]


@pytest.mark.rule("GAI-21.13", "GAI-4.6")
def test_tokens_of_the_nevlas_without_institute_pay_one():
    yes, no = both("nevlas", (7, -4), mines={1: [(2, -6)]}, power={0: (0, 0, 3)}, have={0: RICH})
    assert [t.p(0).power() for t in (yes, no)] == [6, 3]
    assert [t.can(0, "power 3") for t in (yes, no)] == [True, False]           # 4 power
    assert [t.play(0, "power 6").bowls(0)[0] for t in (yes, no)] == [2, 3]     # 3 power


@pytest.mark.rule("GAI-21.5", "GAI-4.5", "GAI-6.2")
def test_the_brainstone_returns_from_the_gaia_area_to_area_one():
    t = scenario("taklons", "xenos", mines={0: [(3, -6)]}, have={0: {"brainstone": 4}}, power={0: (0, 1, 0, 2)},
                 stage=("gaia_phase", 0))
    assert (t.bowls(0), t.p(0).brainstone) == ((2, 1, 0, 0), 1)
    assert t.p(0).tokens() == 4                           # it can be charged, spent and given up again
