"""Upgrade (ECL-11.1 to 11.5)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.catalog import TECHNOLOGIES
from fivesuns.games.eclipse.fleets import stats
from fivesuns.games.eclipse.ships import add_up, is_legal, no_tiles, shown, with_tile

from .scenario import begin, galaxy, own, refit


@pytest.mark.rule("ECL-11.1")
def test_a_tile_hides_what_is_printed_and_counts_for_all_ships_at_once() -> None:
    s = galaxy()
    t = begin(s).play(0, "upgrade", "place interceptor 0 hull")
    assert shown("terran", 0, t.p(0).blueprints[0]) == ["hull", "nuclear_source", "nuclear_drive"]
    assert stats(t.s, 0, 0, 221).hull == 1
    assert stats(t.s, 0, 0, 221).cannon == ()
    t.play(0, "remove interceptor 0", "done")
    assert stats(t.s, 0, 0, 221).cannon == (1,)


@pytest.mark.rule("ECL-11.2")
def test_one_activation_returns_any_tiles_and_places_one() -> None:
    s = galaxy()
    refit(s, 0, "cruiser", "hull", "hull")
    material = list(s.players[0].stuff)
    t = begin(s).play(0, "upgrade", "remove cruiser 0", "remove cruiser 1", "place cruiser 5 hull")
    assert t.p(0).blueprints[1] == ("", "", "", "", "", "hull", "")
    assert t.asked() == (0, "upgrade")                # the second activation
    t.play(0, "place cruiser 5 ion_cannon")           # on a tile: that one goes back
    assert t.p(0).blueprints[1][5] == "ion_cannon"
    assert t.p(0).stuff == material                   # free of charge
    assert t.asked() == (1, "turn")


@pytest.mark.rule("ECL-11.2", "ECL-13.5")
def test_an_ancient_part_that_is_removed_leaves_the_game() -> None:
    s = galaxy()
    refit(s, 0, "cruiser", "shard_hull")
    t = begin(s).play(0, "upgrade", "remove cruiser 0", "done")
    assert "shard_hull" in t.s.box
    assert t.p(0).stored == []


@pytest.mark.rule("ECL-11.3")
def test_energy_drives_and_starbases() -> None:
    s = galaxy()
    own(s, 0, "tachyon_drive", "fusion_drive", "plasma_cannon")
    t = begin(s).play(0, "upgrade")
    places = t.options("place")
    assert "place interceptor 3 fusion_drive" not in places       # 2 + 2 > 3
    assert "place interceptor 2 fusion_drive" in places           # in place of the nuclear drive
    assert "place interceptor 2 hull" not in places               # a drive must stay
    assert "place interceptor 1 ion_cannon" not in places         # and the energy
    assert not [x for x in places if x.startswith("place starbase") and x.endswith("drive")]
    assert "place starbase 4 plasma_cannon" in places
    assert {x.split(" ")[-1] for x in places} >= {"ion_cannon", "nuclear_drive", "nuclear_source", "hull",
                                                  "electron_computer"}
    assert not is_legal("terran", 0, with_tile(no_tiles("terran", 0), 2, "hull"))
    assert not is_legal("terran", 3, with_tile(no_tiles("terran", 3), 4, "nuclear_drive"))


@pytest.mark.rule("ECL-11.3", "ECL-11.5")
def test_the_same_effects_add_up() -> None:
    tiles = with_tile(with_tile(no_tiles("terran", 2), 7, "hull"), 0, "positron_computer")
    found = add_up("terran", 2, tiles)
    assert (found.hull, found.computer, found.cannon) == (3, 2, (1, 1))
    missiles = with_tile(with_tile(no_tiles("terran", 2), 1, "plasma_missile"), 7, "gauss_shield")
    found = add_up("terran", 2, missiles)
    assert (found.missile, found.shield, found.drive, found.initiative) == ((2, 2), 1, 1, 1)


@pytest.mark.rule("ECL-11.4")
def test_a_stored_ancient_part_is_placed_by_an_activation() -> None:
    s = galaxy()
    s.discoveries.remove("ion_turret")
    s.players[0].stored.append("ion_turret")
    t = begin(s).play(0, "upgrade")
    assert "place cruiser 1 ion_turret" in t.options()
    t.play(0, "place cruiser 1 ion_turret")
    assert t.p(0).stored == []
    assert stats(t.s, 0, 1, 221).cannon == (1, 1)


@pytest.mark.rule("ECL-11.3", "ECL-19.6")
def test_between_the_steps_a_blueprint_may_be_illegal_but_not_at_the_end() -> None:
    s = galaxy()
    own(s, 0, "fusion_source", "fusion_drive")
    refit(s, 0, "interceptor", "", "fusion_source", "fusion_drive", "fusion_drive")
    t = begin(s).play(0, "upgrade", "remove interceptor 1")       # 3 energy for 1 + 2 + 2
    assert "done" not in t.options()
    assert t.reasons()["done"] == "blueprint_illegal"
    assert not [x for x in t.options("place") if not x.startswith("place interceptor")]
    t.play(0, "place interceptor 3 hull")                         # 1 + 2 is all right again
    assert is_legal("terran", 0, t.p(0).blueprints[0])


@pytest.mark.rule("ECL-19.6")
def test_tables_that_only_check_the_blueprint_where_a_part_is_placed() -> None:
    s = galaxy(blueprint_check="placing")
    own(s, 0, "fusion_source", "fusion_drive")
    refit(s, 0, "interceptor", "", "fusion_source", "fusion_drive", "fusion_drive")
    t = begin(s, blueprint_check="placing").play(0, "upgrade", "remove interceptor 1", "done")
    assert not is_legal("terran", 0, t.p(0).blueprints[0])


@pytest.mark.rule("ECL-9.4", "ECL-10.5")
def test_what_is_refused_are_the_parts_whose_technology_is_missing() -> None:
    s = galaxy()
    own(s, 0, "gauss_shield")
    lacking = [x.name for x in TECHNOLOGIES.values() if x.kind == "part" and x.name != "gauss_shield"]
    assert begin(s).play(0, "upgrade").reasons() == {f"place {x}": "no_technology" for x in lacking}
