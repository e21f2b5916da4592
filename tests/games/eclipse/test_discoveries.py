"""Discovery tiles (ECL-13)."""
from __future__ import annotations

from collections import Counter

import pytest

from fivesuns.games.eclipse.catalog import DISCOVERIES, PARTS, TECHNOLOGIES
from fivesuns.games.eclipse.fleets import stats
from fivesuns.games.eclipse.state import Galaxy

from .scenario import Scenario, at_stage, begin, combat, galaxy, offer, own, put, refit


def find(s: Galaxy, tile: str, **options: object) -> Scenario:
    """Seat 0 has explored sector 312 and turned this tile over."""
    t = begin(s, "312", tile, **options).play(0, "explore", "explore 0,-3")
    return t.play(0, t.options("lay")[0])


@pytest.mark.rule("ECL-13.1")
def test_the_reward_or_two_points() -> None:
    t = find(galaxy(), "gain_science_5")
    before = t.table.scores()[0]
    science = t.p(0).stuff[1]
    kept = find(galaxy(), "gain_science_5").play(0, "keep")
    assert kept.table.scores()[0] == before + 2
    assert kept.table.view(1)["seats"][0]["kept"] == ["gain_science_5"]
    t.play(0, "use")
    assert t.p(0).stuff[1] == science + 5
    assert t.s.used == ["gain_science_5"]


@pytest.mark.rule("ECL-13.2")
def test_the_kinds_of_tiles() -> None:
    copies = Counter({name: x.copies for name, x in DISCOVERIES.items()})
    gains = ("gain_material_6", "gain_science_5", "gain_money_8", "gain_mixed_2_2_3")
    assert [copies[x] for x in gains] == [3, 3, 3, 2]
    assert [copies[f"ancient_{x}"] for x in ("tech", "cruiser", "orbital", "monolith")] == [3, 3, 2, 1]
    parts = [x for x in DISCOVERIES.values() if x.part]
    assert (len(parts), copies["muon_source"], copies["ancient_warp_portal"]) == (15, 1, 1)
    assert all(PARTS[x.part].ancient for x in parts)
    t = find(galaxy(), "gain_mixed_2_2_3")
    before = list(t.p(0).stuff)
    t.play(0, "use")
    assert [n - m for n, m in zip(t.p(0).stuff, before, strict=True)] == [2, 2, 3]


@pytest.mark.rule("ECL-13.3")
def test_ancient_tech_is_the_cheapest_regular_technology_that_one_lacks() -> None:
    s = galaxy()
    offer(s, "gauss_shield", "nanorobots", "fusion_drive", "antimatter_splitter")
    own(s, 0, "gauss_shield")
    t = find(s, "ancient_tech")
    assert t.options("take") == ["take nanorobots"]
    science = t.p(0).stuff[1]
    t.play(0, "take nanorobots")
    assert "nanorobots" in t.p(0).techs
    assert t.p(0).stuff[1] == science
    s = galaxy()
    offer(s, "neutron_bombs", "gauss_shield", "fusion_drive")
    assert find(s, "ancient_tech").options("take") == ["take neutron_bombs", "take gauss_shield"]


@pytest.mark.rule("ECL-13.3", "ECL-19.37")
def test_an_instant_technology_found_takes_effect() -> None:
    for ruling, gained in (("yes", 2), ("no", 0)):
        s = galaxy(ancient_tech_instant=ruling)
        offer(s, "quantum_grid")
        discs = s.players[0].discs
        t = find(s, "ancient_tech", ancient_tech_instant=ruling).play(0, "take quantum_grid")
        assert t.p(0).discs == discs - 1 + gained


@pytest.mark.rule("ECL-13.3", "ECL-19.10")
def test_ancient_tech_when_the_track_is_full_or_the_tray_empty() -> None:
    assert find(galaxy(), "ancient_tech").options("take") == []
    for ruling, due in (("cheapest", []), ("cheapest_that_fits", ["take fusion_source"])):
        s = galaxy(ancient_tech=ruling)
        for tech in ("fusion_drive", "orbital", "advanced_robotics", "advanced_labs", "monolith", "wormhole_generator",
                     "artifact_key"):
            own(s, 0, tech)
        offer(s, "nanorobots", "fusion_source")        # 2 on the full nano track, 4 on the grid
        assert find(s, "ancient_tech", ancient_tech=ruling).options("take") == due


@pytest.mark.rule("ECL-13.4")
def test_things_that_appear_in_the_sector() -> None:
    t = find(galaxy(), "ancient_cruiser").play(0, "use")
    assert t.s.fleets[312, 0] == (0, 1, 0, 0)
    assert t.p(0).supply[1] == 3
    t = find(galaxy(), "ancient_orbital")
    material = t.p(0).stuff[0]
    t.play(0, "use")
    assert t.s.orbitals == [312]
    assert t.p(0).stuff[0] == material + 2
    t = find(galaxy(), "ancient_monolith").play(0, "use")
    assert t.s.monoliths == [312]
    t = find(galaxy(portals=True), "ancient_warp_portal").play(0, "use")
    assert t.s.gates == {312: 2}


@pytest.mark.rule("ECL-13.4", "ECL-19.11")
def test_what_cannot_be_placed_must_be_taken_as_points() -> None:
    for ruling, due in (("forbidden", ["keep"]), ("allowed", ["use", "keep"])):
        s = galaxy(discovery_lost=ruling)
        put(s, 221, ships={0: {"cruiser": 4}})
        assert find(s, "ancient_cruiser", discovery_lost=ruling).options("use", "keep") == due


@pytest.mark.rule("ECL-13.5")
def test_an_ancient_part_is_installed_at_once_or_kept() -> None:
    t = find(galaxy(), "ion_turret")
    assert "store" in t.options()
    assert "install interceptor 0" in t.options()
    t.play(0, "install cruiser 1")
    assert stats(t.s, 0, 1, 221).cannon == (1, 1)
    t = find(galaxy(), "plasma_turret")                # 3 energy
    assert "install interceptor 0" not in t.options()
    t.play(0, "store")
    assert t.p(0).stored == ["plasma_turret"]
    s = galaxy()
    refit(s, 0, "cruiser", "shard_hull")
    t = find(s, "axion_computer").play(0, "install cruiser 0")
    assert "shard_hull" in t.s.box


@pytest.mark.rule("ECL-13.5")
def test_another_tile_makes_way_where_the_part_needs_it() -> None:
    s = galaxy()
    own(s, 0, "fusion_drive", "plasma_cannon")
    refit(s, 0, "interceptor", "", "", "fusion_drive")             # 1 + 2 of 3 energy
    t = find(s, "soliton_charger")                                 # 1 energy
    assert "install interceptor 3" not in t.options()
    assert [x for x in t.options("swap") if "interceptor" in x] == ["swap interceptor 3 2"]     # the better drive goes
    t.play(0, "swap interceptor 3 2")
    assert t.p(0).blueprints[0] == ("", "", "", "soliton_charger", "")


@pytest.mark.rule("ECL-13.5", "ECL-19.26")
def test_the_muon_source_goes_beside_the_grid_and_stays() -> None:
    t = find(galaxy(), "muon_source")
    assert t.options("install", "store") == ["install interceptor 4", "install cruiser 6", "install dreadnought 8",
                                             "install starbase 5", "store"]
    t.play(0, "install cruiser 6")
    assert stats(t.s, 0, 1, 221).made == 5
    assert stats(t.s, 0, 1, 221).initiative == 3
    t.play(0, "done").play(1, "upgrade", "done").play(0, "upgrade")
    assert not t.options("remove")
    s = galaxy(muon_source="at_once")
    assert find(s, "muon_source", muon_source="at_once").options("install", "store") == [
        "install interceptor 4", "install cruiser 6", "install dreadnought 8"]


@pytest.mark.rule("ECL-11.4", "ECL-19.26")
def test_a_stored_muon_source_is_placed_by_an_upgrade() -> None:
    s = galaxy()
    s.discoveries.remove("muon_source")
    s.players[0].stored.append("muon_source")
    t = begin(s).play(0, "upgrade", "place starbase 5 muon_source")
    assert t.p(0).blueprints[3][-1] == "muon_source"


@pytest.mark.rule("ECL-13.6")
def test_the_ancient_portal_is_worth_two_points_to_the_controller() -> None:
    t = find(galaxy(portals=True), "ancient_warp_portal")
    before = t.table.scores()[0]
    t.play(0, "use", "control 312")
    assert t.table.scores()[0] == before + 2 + 1
    assert t.table.view(0)["map"][-1]["portal"] is True


@pytest.mark.rule("ECL-13.7")
def test_a_tile_that_nobody_could_take_goes_to_the_first_disc_or_ship() -> None:
    s = galaxy()
    put(s, 101, (0, -1), discovery=True)                            # the Ancients are gone, nobody is there
    t = begin(s, "gain_money_8").play(0, "influence", "influence 101")
    assert t.asked() == (0, "discovery")
    t.play(0, "use")
    assert 101 not in t.s.facedown
    s = galaxy()
    put(s, 101, (0, -1), discovery=True, ships={1: {"interceptor": 1}})
    t = at_stage(s, ("combat_phase",), luck=["gain_science_5"]).play(1, "leave 101")
    assert t.asked() == (1, "discovery")
    s = galaxy()
    put(s, 101, (0, -1), discovery=True)
    t = at_stage(s, ("combat_phase",))
    assert 101 in t.s.facedown


@pytest.mark.rule("ECL-13.3")
def test_ancient_tech_is_never_rare_and_lies_on_its_own_track() -> None:
    s = galaxy()
    offer(s, "neutron_absorber", "improved_hull", "orbital")           # 5, but rare; 6 and 6
    assert find(s, "ancient_tech").options("take") == ["take improved_hull", "take orbital"]
    for tech in ("improved_hull", "orbital"):
        s = galaxy()
        offer(s, tech)
        t = find(s, "ancient_tech").play(0, f"take {tech}")
        assert t.p(0).techs[tech] == TECHNOLOGIES[tech].track > 0
        assert [x["technology"] for x in t.told("learned")] == [tech]
        assert tech not in t.s.tray


@pytest.mark.rule("ECL-13.1", "ECL-19.42")
def test_all_discoveries_of_a_combat_phase_are_turned_over_before_a_side_is_chosen() -> None:
    s = galaxy()
    put(s, 101, (5, 0), owner=0, discovery=True)
    put(s, 103, (-5, 0), owner=1, discovery=True)
    put(s, 302, (0, 6), owner=0, discovery=True)
    t = combat(s, "gain_money_8", "gain_science_5", "ancient_tech")
    assert [x["discovery"] for x in t.told("discovered")] == ["gain_money_8", "gain_science_5", "ancient_tech"]
    view = t.table.view(1)
    assert (t.asked(), view["found"], view["site"]) == ((0, "discovery"), "gain_money_8", 302)
    assert view["finds"] == [{"seat": 1, "discovery": "gain_science_5", "sector": 103},
                             {"seat": 0, "discovery": "ancient_tech", "sector": 101}]
    t.play(0, "keep")
    assert t.asked() == (1, "discovery")
    t.play(1, "use")
    view = t.table.view(1)
    assert (view["found"], view["site"], view["finds"]) == (None, None, [])
    assert (t.p(0).kept, t.s.used, t.s.finds) == (["gain_money_8", "ancient_tech"], ["gain_science_5"], [])


@pytest.mark.rule("ECL-20.3")
def test_the_discoveries_left_are_those_in_the_supply() -> None:
    s = galaxy()
    left = 35 - 1                                                      # one lies in the Galactic Center
    assert begin(s).table.view(1)["discoveries"]["left"] == left
    put(s, 101, (5, 0), npcs=1, discovery=True)
    assert begin(s).table.view(1)["discoveries"]["left"] == left - 1
    t = find(galaxy(), "gain_money_8")
    assert t.table.view(None)["discoveries"] == {"left": left - 1, "discard": []}
