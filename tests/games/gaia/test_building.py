"""Mines, Gaia projects, upgrades (GAI-8, 9, 10) and the Lost Planet (GAI-27)."""
import pytest

from fivesuns.games.gaia import catalog
from fivesuns.games.gaia.stages.colonising import mine_price, mine_targets
from fivesuns.kernel import IllegalAnswer, QuickDice, Table
from tests.games.gaia.scenario import GAME, one_sector, scenario

#                 r = -2   r = -1   r = 0    r = 1   r = 2
LINE = one_sector("...", "....", "rriov", "....", "...")          # terra at (-2,0), (-1,0), then ice, oxide, volcanic
RICH = {"credits": 30, "ore": 15, "knowledge": 15, "qic": 5}


def terrans(spec=LINE, at=(-2, 0), **more):
    more.setdefault("have", {0: RICH})
    return scenario("terrans", "xenos", map=spec, mines={0: [at]}, **more)


@pytest.mark.rule("GAI-8.1", "GAI-8.3")
def test_a_mine_costs_two_credits_and_an_ore():
    t = terrans().play(0, "build -1,0")
    assert (t.p(0).credits, t.p(0).ore, t.p(0).qic) == (28, 14, 5)
    assert t.at(0) == {(-2, 0): "mine", (-1, 0): "mine"}
    for short in ({"credits": 1, "ore": 1}, {"credits": 2, "ore": 0}):
        assert not terrans(have={0: short}).can(0, "build -1,0")


@pytest.mark.rule("GAI-8.1")
def test_without_a_mine_in_supply_none_is_built():
    spec = one_sector("rrr", "rrrr", "rrr..", "....", "...")
    nine = [(0, -2), (1, -2), (2, -2), (-1, -1), (0, -1), (1, -1), (2, -1), (-2, 0)]
    t = scenario("terrans", "xenos", map=spec, mines={0: nine}, have={0: RICH})
    assert t.p(0).supply(catalog.MINE) == 0
    assert not [x for x in t.names(0) if x.startswith("build")]
    assert t.refused(0, "build -1,0") == "no_piece"


@pytest.mark.rule("GAI-8.2")
def test_a_mine_needs_an_empty_planet():
    t = scenario("terrans", "xenos", map=LINE, mines={0: [(-2, 0)], 1: [(-1, 0)]}, have={0: RICH})
    assert not t.can(0, "build -1,0")
    assert t.refused(0, "build -1,0") == "occupied"
    with pytest.raises(IllegalAnswer):
        t.play(0, "build -1,0")


@pytest.mark.rule("GAI-8.3", "GAI-8.4")
@pytest.mark.parametrize(("level", "distance", "qic"), [
    (0, 1, 0), (0, 2, 1), (0, 3, 1), (0, 4, 2), (1, 2, 1), (2, 2, 0), (2, 3, 1), (3, 4, 1), (4, 3, 0), (4, 4, 1),
    (5, 4, 0)])
def test_range_by_navigation_and_two_more_for_each_qic(level, distance, qic):
    spec = one_sector("...", "....", "rrrrr", "....", "...")
    t = terrans(spec, research={0: {"navigation": level}})
    target = (-2 + distance, 0)
    assert mine_price(t.state, 0, t.hex(target)) == (2, 1, qic, 0)
    t.play(0, f"build {target[0]},{target[1]}")
    assert t.p(0).qic == 5 - qic


@pytest.mark.rule("GAI-8.4")
def test_without_qic_it_is_too_far():
    spec = one_sector("...", "....", "rrrrr", "....", "...")
    t = terrans(spec, have={0: {**RICH, "qic": 1}})
    assert t.can(0, "build 1,0")                          # distance 3
    assert not t.can(0, "build 2,0")


@pytest.mark.rule("GAI-8.3", "GAI-9.5")
def test_range_is_not_measured_from_gaiaformers_or_satellites():
    spec = one_sector("...", "....", "r.m.r", "....", "...")
    t = terrans(spec, structures={0: {(0, 0): "gaiaformer", (1, 0): "satellite"}}, have={0: {**RICH, "qic": 0}})
    assert not t.can(0, "build 2,0")


@pytest.mark.rule("GAI-8.5")
@pytest.mark.parametrize(("level", "ore"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_terraforming_costs_ore_for_each_step(level, ore):
    for letter, steps in (("r", 0), ("o", 1), ("i", 1), ("v", 2), ("t", 2), ("d", 3), ("s", 3)):
        t = terrans(one_sector("...", "....", f"r{letter}...", "....", "..."), research={0: {"terraforming": level}})
        t.play(0, "build -1,0")
        assert t.p(0).ore == 14 - ore * steps


@pytest.mark.rule("GAI-8.6", "GAI-14.4")
def test_free_steps_reduce_what_is_paid():
    spec = one_sector("...", "....", "rv...", "....", "...")
    t = terrans(spec, power={0: (0, 0, 3)}).play(0, "power 6")
    assert t.p(0).ore == 14 - 3                           # two steps, one of them free
    t = terrans(spec, power={0: (0, 0, 5)}).play(0, "power 2")
    assert t.p(0).ore == 14
    spec = one_sector("...", "....", "ro...", "....", "...")
    t = terrans(spec, power={0: (0, 0, 5)}, goal="score1").play(0, "power 2")
    assert (t.p(0).ore, t.p(0).vp) == (14, 12)            # the second free step is lost and scores nothing


@pytest.mark.rule("GAI-8.7", "GAI-21.4")
def test_a_gaia_planet_costs_a_qic_or_ore_for_gleens():
    spec = one_sector("...", "....", "rg...", "....", "...")
    t = terrans(spec).play(0, "build -1,0")
    assert (t.p(0).qic, t.p(0).ore) == (4, 14)
    assert not terrans(spec, have={0: {**RICH, "qic": 0}}).can(0, "build -1,0")
    far = one_sector("...", "....", "r..g.", "....", "...")
    assert [terrans(far, have={0: {**RICH, "qic": n}}).can(0, "build 1,0") for n in (1, 2)] == [False, True]
    assert terrans(far).play(0, "build 1,0").p(0).qic == 3                     # one for range, one for the planet
    t = scenario("gleens", "terrans", map=one_sector("...", "....", "dg...", "....", "..."), mines={0: [(-2, 0)]},
                 have={0: {**RICH, "qic": 0}}).play(0, "build -1,0")
    assert (t.p(0).qic, t.p(0).ore, t.p(0).points["faction"]) == (0, 13, 2)


@pytest.mark.rule("GAI-8.8")
def test_nobody_builds_on_a_transdim_planet():
    t = terrans(one_sector("...", "....", "rm...", "....", "..."))
    assert not t.can(0, "build -1,0")
    assert mine_price(t.state, 0, t.hex((-1, 0))) is None


@pytest.mark.rule("GAI-8.9", "GAI-9.2")
def test_an_own_gaiaformer_keeps_the_planet_reachable_and_free_of_qic():
    spec = one_sector("...", "....", "r...m", "....", "...")
    more = {"structures": {0: {(2, 0): "gaiaformer"}}, "have": {0: {**RICH, "qic": 0, "gaiaformers": 0}}}
    t = terrans(spec, **more)
    assert not t.can(0, "build 2,0")                      # not a Gaia planet yet
    t.state.gaia_planets.append(t.hex((2, 0)))
    t = terrans(spec, setup={"gaia_planets": [t.hex((2, 0))]}, **more)
    t.play(0, "build 2,0")
    assert (t.p(0).credits, t.p(0).ore, t.p(0).gaiaformers) == (28, 14, 1)
    assert t.state.gaiaformers == {}


@pytest.mark.rule("GAI-8.5", "GAI-24.1")
def test_only_terraforming_steps_score_as_such():
    spec = one_sector("...", "....", "rgm..", "....", "...")
    h = terrans(spec).hex((0, 0))
    more = {"structures": {0: {(0, 0): "gaiaformer"}}, "setup": {"gaia_planets": [h]}, "goal": "score1"}
    for at in ("-1,0", "0,0"):                            # a Gaia planet, and one with an own gaiaformer
        assert "round_tiles" not in terrans(spec, **more).play(0, f"build {at}").p(0).points
    for faction, letter in (("gleens", "g"), ("lantids", "d")):                # a Gaia planet for ore, a guest mine
        t = scenario(faction, "taklons", map=one_sector("...", "....", f"r{letter}...", "....", "..."), goal="score1",
                     mines={0: [(-2, 0)], 1: [(-1, 0)] if letter == "d" else []}, have={0: RICH})
        assert "round_tiles" not in t.play(0, "build -1,0").p(0).points


@pytest.mark.rule("GAI-8.1")
def test_all_hear_what_a_mine_has_cost():
    spec = one_sector("...", "....", "ro.r.", "....", "...")
    assert terrans(spec).play(0, "build -1,0").told("built_mine")[0]["paid"] == {"credits": 2, "ore": 4}
    assert terrans(spec).play(0, "build 1,0").told("built_mine")[0]["paid"] == {"credits": 2, "ore": 1, "qic": 1}


@pytest.mark.rule("GAI-8.9", "GAI-8.2")
def test_another_players_gaiaformer_closes_the_planet():
    spec = one_sector("...", "....", "rm...", "....", "...")
    t = terrans(spec, structures={1: {(-1, 0): "gaiaformer"}})
    t = terrans(spec, structures={1: {(-1, 0): "gaiaformer"}}, setup={"gaia_planets": [t.hex((-1, 0))]})
    assert not t.can(0, "build -1,0")
    assert t.refused(0, "build -1,0") == "gaiaformer_of_another"


@pytest.mark.rule("GAI-8.11", "GAI-24.1")
def test_a_new_mine_scores_round_tiles_and_technology():
    spec = one_sector("...", "....", "rv...", "....", "...")
    assert terrans(spec, goal="score3").play(0, "build -1,0").p(0).points["round_tiles"] == 2
    assert terrans(spec, goal="score1").play(0, "build -1,0").p(0).points["round_tiles"] == 4
    assert terrans(spec, tiles={0: ["advtech14"]}).play(0, "build -1,0").p(0).points["technology"] == 3
    spec = one_sector("...", "....", "rg...", "....", "...")
    for goal, points in (("score6", 4), ("score9", 3)):
        assert terrans(spec, goal=goal).play(0, "build -1,0").p(0).points["round_tiles"] == points
    assert terrans(spec, tiles={0: ["tech7"]}).play(0, "build -1,0").p(0).points["technology"] == 3


@pytest.mark.rule("GAI-8.11")
def test_free_steps_score_like_paid_ones():
    spec = one_sector("...", "....", "rv...", "....", "...")
    t = terrans(spec, power={0: (0, 0, 5)}, goal="score1").play(0, "power 2")
    assert t.p(0).points["round_tiles"] == 4


@pytest.mark.rule("GAI-8.1", "GAI-8.2", "GAI-8.4", "GAI-8.5", "GAI-8.7", "GAI-8.9", "GAI-14.4")
def test_the_quick_list_of_targets_is_what_the_prices_say():
    """The options of a turn come from a faster way than the prices shown to players: both must agree."""
    for seed in range(8):
        rng, table = QuickDice(seed), Table(GAME, {"seats": 2 + seed % 3, "map": "all"}, QuickDice(seed))
        while not table.over:
            seat, decision = next(iter(table.waiting().items()))
            if decision.key == "gaia.act" and rng.below(4) == 0:
                s = table.state
                p = s.players[seat]
                for bonus, steps in ((0, 0), (3, 0), (0, 1), (0, 2)):
                    slow = []
                    for h in range(s.chart.size):
                        price = mine_price(s, seat, h, bonus, steps)
                        if price and p.supply(catalog.MINE) and price[0] <= p.credits and price[1] <= p.ore and (
                                price[2] <= p.qic):
                            slow.append(h)
                    assert sorted(mine_targets(s, seat, bonus, steps)) == slow
            table.give(seat, decision.sample(rng))


@pytest.mark.rule("GAI-7.2", "GAI-10.1", "GAI-13.4", "GAI-14.1", "GAI-15.1")
def test_whatever_a_player_may_expect_is_legal_or_has_a_reason():
    """Never both; every research track, board action, upgrade and own special action is one of them."""
    for seed in range(4):
        rng, table = QuickDice(seed), Table(GAME, {"seats": 2 + seed % 3}, QuickDice(seed))
        while not table.over:
            seat, decision = next(iter(table.waiting().items()))
            if decision.key == "gaia.act" and rng.below(4) == 0:
                s, legal, refused = table.state, set(decision.options()), [x[0] for x in decision.refused()]
                p = s.players[seat]
                assert len(set(refused)) == len(refused)
                assert not legal & set(refused)
                expected = {("federation",), *[("research", track) for track in catalog.TRACKS],
                            *[(name[:-1], int(name[-1])) for name in catalog.ACTIONS],
                            *[("upgrade", s.chart.hexes[h], catalog.STRUCTURES[kind]) for h, old in p.structures.items()
                              if old < catalog.LOST_MINE for kind in p.peculiar.upgrades[old]],
                            *[("special", tile) for tile in (*p.tiles, *p.covered, *p.advanced)
                              if catalog.TILES[tile].action],
                            *[("special", "academy") for _ in range(p.count[catalog.ACADEMY_RIGHT])]}
                assert expected <= legal | set(refused)
                reach = s.chart.reach(p.origins())
                near = {("project" if s.planet(h) == catalog.TRANSDIM else "build", s.chart.hexes[h])
                        for h in s.chart.planets if h not in p.structures and reach[h] <= 6}
                assert {x for x in refused if x[0] in ("build", "project")} <= near <= legal | set(refused)
            table.give(seat, decision.sample(rng))


# Gaia projects

PROJECT = one_sector("...", "....", "rm.m.", "....", "...")


@pytest.mark.rule("GAI-9.1", "GAI-9.2", "GAI-9.4")
@pytest.mark.parametrize(("level", "cost"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_a_project_moves_tokens_to_the_gaia_area(level, cost):
    t = terrans(PROJECT, research={0: {"gaia_project": level}}, power={0: (4, 3, 0)})
    t.play(0, "project -1,0")
    assert t.p(0).gaia_area == cost
    assert sum(t.bowls(0)) == 7
    assert (t.p(0).gaiaformers, t.state.gaiaformers) == (0, {t.hex((-1, 0)): 0})


@pytest.mark.rule("GAI-9.1")
def test_a_project_needs_a_gaiaformer_a_free_planet_and_tokens():
    assert not terrans(PROJECT, have={0: {**RICH, "gaiaformers": 0}}).can(0, "project -1,0")
    assert not terrans(PROJECT, power={0: (2, 3, 0)}).can(0, "project -1,0")
    assert not terrans(PROJECT, structures={1: {(-1, 0): "gaiaformer"}}).can(0, "project -1,0")
    assert terrans(PROJECT).can(0, "project -1,0")
    assert terrans(PROJECT, have={0: {**RICH, "gaiaformers": 0}}).refused(0, "project -1,0") == "no_gaiaformer"


@pytest.mark.rule("GAI-9.3")
def test_range_of_a_project_can_be_paid_with_qic():
    t = terrans(PROJECT).play(0, "project 1,0")           # distance 3
    assert t.p(0).qic == 4
    t = terrans(PROJECT, have={0: {**RICH, "qic": 0}})
    assert (t.can(0, "project -1,0"), t.can(0, "project 1,0")) == (True, False)
    assert t.reasons(0)["project 1,0"] == ("range_qic", 1, 0)


@pytest.mark.rule("GAI-9.1")
def test_reasons_why_a_project_is_refused():
    t = terrans(PROJECT, power={0: (2, 3, 0)})
    assert {name: why for name, why in t.reasons(0).items() if name.startswith("project")} == {
        "project -1,0": ("tokens", 6, 5), "project 1,0": ("tokens", 6, 5)}     # of transdim planets only
    t = terrans(PROJECT, structures={0: {(-1, 0): "gaiaformer"}}, have={0: {**RICH, "gaiaformers": 1}})
    assert t.refused(0, "project -1,0") == "has_gaiaformer"
    away = " 2:.........m.........@5,-2,0"                # 7 from the mine
    assert "project 5,-2" not in terrans(PROJECT + away, power={0: (2, 3, 0)}).reasons(0)
    at_six = " 2:........m..........@5,-2,0"
    assert "project 4,-2" in terrans(PROJECT + at_six, power={0: (2, 3, 0)}).reasons(0)


@pytest.mark.rule("GAI-9.5")
def test_a_project_is_neither_colony_nor_reason_to_charge():
    t = scenario("terrans", "xenos", map=PROJECT, mines={0: [(-2, 0)], 1: [(0, -1)]}, have={0: RICH})
    t.play(0, "project -1,0", "end")
    assert t.asked() == {1: "act"}
    assert len(t.p(0).structures) == 1
    t = terrans(PROJECT, round=6).play(0, "project -1,0").end_turn(0)
    t.play(1, "last_pass").play(0, "last_pass")
    assert t.table.over
    assert t.state.planet(t.hex((-1, 0))) == catalog.TRANSDIM


# upgrades

def with_structure(kind, faction="terrans", **more):
    home = {"terrans": "r", "bescods": "t"}[faction]
    spec = one_sector("...", "....", f"{home}...d", "....", "...")
    more.setdefault("have", {0: RICH})
    return scenario(faction, "xenos", map=spec, structures={0: {(-2, 0): kind}}, mines={1: [(2, 0)]}, **more)


@pytest.mark.rule("GAI-10.1", "GAI-10.2")
def test_a_mine_becomes_a_trading_station():
    t = with_structure("mine").play(0, "upgrade -2,0 trading_station")
    assert (t.p(0).credits, t.p(0).ore) == (24, 13)
    assert t.at(0) == {(-2, 0): "trading_station"}
    assert (t.p(0).supply(catalog.MINE), t.p(0).supply(catalog.TRADING_STATION)) == (8, 3)


@pytest.mark.rule("GAI-10.2")
def test_near_an_opponent_it_is_cheaper():
    for x, credits in ((0, 27), (1, 24)):                 # distance 2 and 3
        t = scenario("terrans", "xenos", map=LINE, mines={0: [(-2, 0)], 1: [(x, 0)]}, have={0: RICH})
        t.play(0, "upgrade -2,0 trading_station")
        assert (t.p(0).credits, t.p(0).ore) == (credits, 13)
    poor = {"credits": 3, "ore": 2}
    t = scenario("terrans", "xenos", map=LINE, mines={0: [(-2, 0)], 1: [(0, 0)]}, have={0: poor})
    assert t.can(0, "upgrade -2,0 trading_station")
    t = scenario("terrans", "xenos", map=LINE, mines={0: [(-2, 0)], 1: [(1, 0)]}, have={0: poor})
    assert not t.can(0, "upgrade -2,0 trading_station")
    assert t.refused(0, "upgrade -2,0 trading_station") == "price"


@pytest.mark.rule("GAI-10.2")
def test_gaiaformers_satellites_and_stations_are_no_neighbours():
    spec = one_sector("...", "....", "rm..d", "....", "...")
    t = scenario("terrans", "ivits", map=spec, mines={0: [(-2, 0)], 1: [(2, 0)]}, have={0: RICH},
                 structures={1: {(-1, 0): "gaiaformer", (0, -1): "satellite", (0, 0): "station"}})
    t.play(0, "upgrade -2,0 trading_station")
    assert t.p(0).credits == 24


@pytest.mark.rule("GAI-10.2")
def test_a_guest_on_the_same_hex_is_a_neighbour():
    spec = one_sector("...", "....", "v....", "....", "...")
    t = scenario("geodens", "lantids", map=spec, mines={0: [(-2, 0)]}, structures={1: {(-2, 0): "guest_mine"}},
                 have={0: RICH})
    t.play(0, "upgrade -2,0 trading_station")
    assert t.p(0).credits == 27


@pytest.mark.rule("GAI-10.3", "GAI-24.1")
def test_a_trading_station_becomes_an_institute():
    t = with_structure("trading_station", goal="score7").play(0, "upgrade -2,0 planetary_institute")
    assert (t.p(0).credits, t.p(0).ore, t.p(0).points["round_tiles"]) == (24, 11, 5)
    assert t.p(0).has_institute()
    assert not t.p(0).tiles


@pytest.mark.rule("GAI-10.4")
def test_a_trading_station_becomes_a_lab_with_a_tile():
    t = with_structure("trading_station").play(0, "upgrade -2,0 research_lab")
    assert (t.p(0).credits, t.p(0).ore) == (25, 12)
    assert t.asked() == {0: "tile"}


@pytest.mark.rule("GAI-10.5", "GAI-24.1")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_lab_becomes_an_academy_with_a_tile(side):
    t = with_structure("research_lab", goal="score10").play(0, f"upgrade -2,0 academy_{side}")
    assert (t.p(0).credits, t.p(0).ore, t.p(0).points["round_tiles"]) == (24, 9, 5)
    assert t.asked() == {0: "tile"}
    assert t.p(0).has_right_academy() == (side == "right")


@pytest.mark.rule("GAI-10.2", "GAI-10.3", "GAI-10.4", "GAI-10.5")
@pytest.mark.parametrize(("old", "new", "credits", "ore"), [
    ("mine", "trading_station", 6, 2), ("trading_station", "planetary_institute", 6, 4),
    ("trading_station", "research_lab", 5, 3), ("research_lab", "academy_left", 6, 6),
    ("research_lab", "academy_right", 6, 6)])
def test_an_upgrade_must_be_paid_in_full(old, new, credits, ore):
    name = f"upgrade -2,0 {new}"
    assert with_structure(old, have={0: {"credits": credits, "ore": ore}}).can(0, name)
    for short in ({"credits": credits - 1, "ore": ore}, {"credits": credits, "ore": ore - 1}):
        assert with_structure(old, have={0: short}).reasons(0)[name] == ("price", credits, ore)


@pytest.mark.rule("GAI-10.1")
def test_no_upgrade_without_a_piece():
    t = scenario("terrans", "xenos", structures={0: {(4, -5): "planetary_institute", (-2, 1): "trading_station"}},
                 mines={1: [(2, -6)]}, have={0: RICH})
    assert t.refused(0, "upgrade -2,1 planetary_institute") == "no_piece"
    assert t.can(0, "upgrade -2,1 research_lab")


@pytest.mark.rule("GAI-10.6", "GAI-21.12")
def test_bescods_upgrade_by_another_tree():
    t = with_structure("trading_station", "bescods")
    found = [x.split(" ")[2] for x in t.names(0) if x.startswith("upgrade")]
    assert set(found) == {"research_lab", "academy_left", "academy_right"}
    t.play(0, "upgrade -2,0 academy_left")
    assert t.asked() == {0: "tile"}
    t = with_structure("research_lab", "bescods")
    assert [x.split(" ")[2] for x in t.names(0) if x.startswith("upgrade")] == ["planetary_institute"]
    assert with_structure("trading_station", "bescods").play(0, "upgrade -2,0 research_lab").asked() == {0: "tile"}


@pytest.mark.rule("GAI-10.7", "GAI-21.2")
def test_guest_mines_and_the_lost_planet_are_never_upgraded():
    t = scenario("lantids", "xenos", mines={1: [(2, -6)]}, structures={0: {(2, -6): "guest_mine"}}, have={0: RICH})
    assert not [x for x in t.names(0) if x.startswith("upgrade")]
    t = scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(2, -6)]}, have={0: RICH})
    h = t.hex((5, -5))
    t = scenario("terrans", "xenos", mines={1: [(2, -6)]}, structures={0: {(5, -5): "lost_planet_mine"}},
                 setup={"lost": h}, have={0: RICH})
    assert not [x for x in t.names(0) if x.startswith("upgrade")]


@pytest.mark.rule("GAI-10.8", "GAI-24.1")
def test_the_old_structure_no_longer_counts_for_the_tile():
    t = with_structure("trading_station", advanced=("advtech9", *tuple(catalog.ADVANCED)[:5]), tiles={0: ["tech4"]},
                       green={0: ["fed4"]}, research={0: {"terraforming": 4}})
    t.play(0, "upgrade -2,0 research_lab", "advtech9", "pass")
    assert t.p(0).vp == 10                                # no trading station is left
    for goal, points in (("score5", 4), ("score8", 3)):
        t = with_structure("mine", goal=goal).play(0, "upgrade -2,0 trading_station")
        assert t.p(0).points["round_tiles"] == points
    t = with_structure("mine", tiles={0: ["advtech15"]}).play(0, "upgrade -2,0 trading_station")
    assert t.p(0).points["technology"] == 3


@pytest.mark.rule("GAI-7.4")
def test_a_mine_is_built_whole_or_not_at_all():
    t = terrans(one_sector("...", "....", "rv...", "....", "..."), have={0: {"credits": 30, "ore": 6, "qic": 0}})
    assert not t.can(0, "build -1,0")                     # 7 ore: no half terraforming
    assert t.reasons(0)["build -1,0"] == ("mine_price", 2, 7, 0, 2)            # credits, ore, QIC, steps


# the Lost Planet

def explorer(**more):
    spec = one_sector("...", "....", "r....", "....", "...")
    more.setdefault("have", {0: {**RICH, "qic": 0}})
    return scenario("terrans", "xenos", map=spec, mines={0: [(-2, 0)]}, green={0: ["fed4"]},
                    **{"research": {0: {"navigation": 4}}, **more})


@pytest.mark.rule("GAI-27.1", "GAI-22.2")
def test_the_lost_planet_is_placed_at_once_and_for_nothing():
    t = explorer(goal="score3").play(0, "research navigation")
    assert t.asked() == {0: "lost_planet"}
    assert len(t.names(0)) == 18                          # every hex but the planet is within range 4
    t.play(0, "at 1,0")
    p = t.p(0)
    assert (p.credits, p.ore, p.points["round_tiles"]) == (30, 15, 2)
    assert t.at(0)[1, 0] == "lost_planet_mine"
    assert t.state.planet(t.hex((1, 0))) == catalog.LOST
    assert p.supply(catalog.MINE) == 7
    assert p.structures[t.hex((1, 0))] == catalog.LOST_MINE


@pytest.mark.rule("GAI-27.1")
def test_the_lost_planet_avoids_satellites_and_stations():
    t = explorer(structures={1: {(1, 0): "satellite"}, 0: {(0, 0): "satellite"}})
    t.play(0, "research navigation")
    assert not t.can(0, "at 1,0")
    assert not t.can(0, "at 0,0")
    spec = one_sector("...", "....", "r...o", "....", "...")
    t = scenario("terrans", "ivits", map=spec, mines={0: [(-2, 0)], 1: [(2, 0)]}, green={0: ["fed4"]}, have={0: RICH},
                 research={0: {"navigation": 4}}, structures={1: {(1, 0): "station"}}).play(0, "research navigation")
    assert not t.can(0, "at 1,0")


@pytest.mark.rule("GAI-27.1")
def test_the_lost_planet_counts_but_brings_no_income():
    from fivesuns.games.gaia.powers import count
    from fivesuns.games.gaia.stages.phases import income_sources

    t = explorer()
    before = income_sources(t.state, t.p(0))
    t.play(0, "research navigation", "at 1,0")
    assert income_sources(t.state, t.p(0)) == before
    assert [count(t.state, 0, what) for what in ("mine", "planet_type", "sector", "gaia_planet")] == [2, 2, 1, 0]
    assert t.state.value(t.p(0), t.hex((1, 0))) == 1


@pytest.mark.rule("GAI-27.1", "GAI-18.1", "GAI-13.6")
def test_others_may_charge_from_the_lost_planet():
    t = scenario("terrans", "xenos", map=one_sector("...", "....", "r..d.", "....", "..."),
                 mines={0: [(-2, 0)], 1: [(1, 0)]}, green={0: ["fed4"]}, have={0: RICH},
                 research={0: {"navigation": 4}})
    t.play(0, "research navigation", "at 2,0", "end")
    assert t.asked() == {1: "charge"}


@pytest.mark.rule("GAI-27.1", "GAI-12.10")
def test_the_lost_planet_joins_an_own_federation_beside_it():
    t = explorer()
    home = t.hex((-2, 0))
    t.state.players[0].federations.append((home,))
    t = explorer(have={0: {**RICH, "federations": [(home,)]}}).play(0, "research navigation", "at -1,0")
    assert t.p(0).federations == [(home, t.hex((-1, 0)))]


@pytest.mark.rule("GAI-27.1", "GAI-8.4")
def test_a_lost_planet_far_away_costs_qic():
    def far(qic):
        return scenario("terrans", "xenos", mines={0: [(4, -5)], 1: [(2, -6)]}, green={0: ["fed4"]},
                        research={0: {"navigation": 4}}, have={0: {**RICH, "qic": qic}}).play(0, "research navigation")

    t = far(2)
    chart, home = t.state.chart, t.hex((4, -5))
    space = {n: [chart.hexes[h] for h in chart.space if chart.distance[home][h] == n] for n in range(1, 10)}
    offered = set(t.names(0))
    for n, places in space.items():
        assert {f"at {q},{r}" for q, r in places} & offered == ({f"at {q},{r}" for q, r in places} if n <= 8 else set())
    for n, left in ((4, 2), (5, 1), (6, 1), (7, 0), (8, 0)):
        q, r = space[n][0]
        assert far(2).play(0, f"at {q},{r}").p(0).qic == left
    assert not far(0).can(0, "at {},{}".format(*space[5][0]))


@pytest.mark.rule("GAI-10.2")
def test_prices_of_upgrades_are_in_the_view():
    t = scenario("terrans", "xenos", map=one_sector("...", "....", "rrdov", "....", "..."),
                 mines={0: [(-2, 0), (2, 0)], 1: [(-1, 0)]}, have={0: {**RICH, "credits": 5}})
    found = {(x["at"], x["kind"]): (x["credits"], x["ore"], x["can"]) for x in GAME.view(t.state, 0)["me"]["upgrades"]}
    assert found == {((-2, 0), "trading_station"): (3, 2, True), ((2, 0), "trading_station"): (6, 2, False)}
