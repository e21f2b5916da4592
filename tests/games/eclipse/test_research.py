"""Research and what technologies do (ECL-9, ECL-10)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.catalog import PARTS, TECHNOLOGIES
from fivesuns.games.eclipse.fleets import must_stay
from fivesuns.games.eclipse.players import activations

from .scenario import begin, galaxy, offer, own, put, rich, technique

KINDS = {
    "military": {"neutron_bombs": "lasting", "starbase": "build", "plasma_cannon": "part", "phase_shield": "part",
                 "advanced_mining": "lasting", "tachyon_source": "part", "gluon_computer": "part",
                 "plasma_missile": "part"},
    "grid": {"gauss_shield": "part", "fusion_source": "part", "improved_hull": "part", "positron_computer": "part",
             "advanced_economy": "lasting", "tachyon_drive": "part", "antimatter_cannon": "part",
             "quantum_grid": "instant"},
    "nano": {"nanorobots": "lasting", "fusion_drive": "part", "orbital": "build", "advanced_robotics": "instant",
             "advanced_labs": "lasting", "monolith": "build", "wormhole_generator": "lasting",
             "artifact_key": "instant"},
}


@pytest.mark.rule("ECL-9.1", "ECL-9.5")
def test_a_technology_costs_its_price_less_the_discount_but_never_less_than_its_least() -> None:
    s = galaxy(2, ["hydran"])                         # Advanced Labs on the nano track: discount 1
    offer(s, "fusion_drive", "monolith", "gauss_shield")
    rich(s, 0, 0, 14, 0)
    t = begin(s).play(0, "research")
    assert t.options("research") == ["research fusion_drive nano", "research monolith nano",
                                     "research gauss_shield grid"]
    assert t.table.view(0)["me"]["prices"] == {"fusion_drive": {"nano": 3}, "monolith": {"nano": 11},
                                              "gauss_shield": {"grid": 2}}
    t.play(0, "research monolith nano")
    assert t.stuff(0)["science"] == 14 - 11
    t.play(0, "research fusion_drive nano")           # 4 - 2, but at least 3
    assert t.stuff(0)["science"] == 0
    assert list(t.p(0).techs) == ["advanced_labs", "monolith", "fusion_drive"]
    assert t.s.tray == {"gauss_shield": 1}


@pytest.mark.rule("ECL-9.5")
def test_trading_first_may_make_it_affordable() -> None:
    s = galaxy()
    offer(s, "nanorobots")
    rich(s, 0, 2, 1, 0)
    t = begin(s).play(0, "research")
    assert not t.options("research")
    assert t.reasons()["research nanorobots nano"] == "costs"
    t.play(0, "trade material science", "research nanorobots nano")
    assert t.stuff(0)["science"] == 0


@pytest.mark.rule("ECL-9.2")
def test_not_twice_and_not_on_a_full_track() -> None:
    s = galaxy()
    technique(s, 0, "nano", 7)
    own(s, 0, "gauss_shield")
    offer(s, "gauss_shield", "improved_hull", "conifold_field")
    offer(s, *[x for x in ("nanorobots", "artifact_key") if x not in s.players[0].techs])
    rich(s, 0)
    t = begin(s).play(0, "research")
    assert t.options("research") == ["research improved_hull grid", "research conifold_field military",
                                     "research conifold_field grid"]
    assert t.reasons()["research gauss_shield grid"] == "owned"
    assert t.reasons()["research artifact_key nano"] == "track_full"


@pytest.mark.rule("ECL-9.3")
def test_a_rare_technology_goes_on_any_track_at_that_tracks_discount() -> None:
    s = galaxy()
    technique(s, 0, "grid", 5)
    offer(s, "metasynthesis")
    rich(s, 0)
    t = begin(s).play(0, "research")
    assert t.options("research") == [f"research metasynthesis {x}" for x in ("military", "grid", "nano")]
    assert t.table.view(0)["me"]["prices"] == {"metasynthesis": {"military": 16, "grid": 11, "nano": 17}}
    t.play(0, "research metasynthesis grid")
    assert t.stuff(0)["science"] == 40 - 11           # 17 - 6
    assert t.p(0).techs["metasynthesis"] == 1
    assert all(x.copies == 1 for x in TECHNOLOGIES.values() if x.track < 0)


@pytest.mark.rule("ECL-9.4", "ECL-10.1", "ECL-10.2", "ECL-10.3")
def test_every_technology_is_of_its_kind() -> None:
    for track, techs in enumerate(KINDS.values()):
        assert {x.name: x.kind for x in TECHNOLOGIES.values() if x.track == track} == techs
    for tech in TECHNOLOGIES.values():
        assert (tech.kind == "part") == (tech.name in PARTS)


@pytest.mark.rule("ECL-9.4", "ECL-10.1", "ECL-10.3", "ECL-11.6")
@pytest.mark.parametrize("item", ["starbase", "orbital", "monolith"])
def test_building_technologies_allow_their_item(item: str) -> None:
    s = galaxy(2, ["draco"])
    rich(s, 0)
    t = begin(s).play(0, "build")
    assert f"build {item} 228" not in t.options()
    assert t.reasons()[f"build {item}"] == "no_technology"
    own(s, 0, item)
    assert f"build {item} 228" in begin(s).play(0, "build").options()


@pytest.mark.rule("ECL-9.4", "ECL-10.5", "ECL-10.4")
@pytest.mark.parametrize("part", [x.name for x in TECHNOLOGIES.values() if x.kind == "part"])
def test_a_part_needs_exactly_its_own_technology(part: str) -> None:
    s = galaxy(2, ["hydran"])
    for ship in range(3):                             # energy for everything
        s.players[0].blueprints[ship] = ("", "", "", "zero_point_source", *s.players[0].blueprints[ship][4:])
    family = [x for x in TECHNOLOGIES.values() if x.kind == "part" and x.name != part
              and PARTS[x.name].family == PARTS[part].family]
    own(s, 0, *[x.name for x in family])
    placed = {x.split(" ")[-1] for x in begin(s).play(0, "upgrade").options("place")}
    assert part not in placed
    assert {x.name for x in family} <= placed
    own(s, 0, part)
    assert part in {x.split(" ")[-1] for x in begin(s).play(0, "upgrade").options("place")}


@pytest.mark.rule("ECL-10.2", "ECL-10.3", "ECL-10.6")
def test_more_discs_come_from_the_spare_ones() -> None:
    s = galaxy()
    offer(s, "quantum_grid", "advanced_robotics")
    rich(s, 0)
    t = begin(s).play(0, "research", "research quantum_grid grid")
    assert (t.p(0).discs, t.p(0).spare) == (12 - 1 + 2, 1)
    assert [(x["technology"]) for x in t.told("researched")] == ["quantum_grid"]
    assert t.told("learned") == [], "it is told once"
    assert t.told("got_discs") == [{"seat": 0, "discs": 2}]
    t.play(1, "upgrade", "done").play(0, "research", "research advanced_robotics nano")
    assert (t.p(0).discs, t.p(0).spare) == (12 - 2 + 3, 0)


@pytest.mark.rule("ECL-10.3")
def test_the_artifact_key_pays_five_for_every_artifact_in_controlled_sectors() -> None:
    s = galaxy()
    put(s, 202, (0, -1), owner=0)
    put(s, 107, (1, -1))                              # not controlled
    offer(s, "artifact_key")
    rich(s, 0, 0, 16, 0)
    t = begin(s).play(0, "research", "research artifact_key nano")
    assert t.asked() == (0, "artifacts")              # the starting sector has one too
    t.play(0, "material,1 money,1")
    assert t.stuff(0) == {"material": 5, "science": 0, "money": 5}


@pytest.mark.rule("ECL-10.4")
def test_what_rare_technologies_do() -> None:
    s = galaxy()
    before = [activations(s, 0, x) for x in ("move", "upgrade")]
    own(s, 0, "improved_logistics", "pico_modulator", "cloaking_device")
    assert [activations(s, 0, x) for x in ("move", "upgrade")] == [before[0] + 1, before[1] + 2]
    put(s, 201, (0, -1), ships={0: {"interceptor": 3}, 1: {"interceptor": 3}})
    assert must_stay(s, 201, 0) == 1                  # cloaked: two ships pin one
    assert must_stay(s, 201, 1) == 3


@pytest.mark.rule("ECL-10.4", "ECL-10.7")
def test_ancient_labs_find_something_for_the_starting_sector() -> None:
    s = galaxy()
    offer(s, "ancient_labs")
    rich(s, 0)
    t = begin(s, "ancient_cruiser").play(0, "research", "research ancient_labs grid")
    assert t.asked() == (0, "discovery")
    t.play(0, "use")
    assert t.s.fleets[221, 0] == (1, 1, 0, 0)
    s = galaxy()
    put(s, 201, (0, -1), owner=0)
    offer(s, "ancient_labs")
    rich(s, 0)
    s.cubes.pop(221)
    s.players[0].track = [11, 11, 11]
    del s.owner[221]
    s.players[0].discs += 1
    t = begin(s, "ancient_orbital").play(0, "research", "research ancient_labs grid")
    assert t.p(0).kept == ["ancient_orbital"]         # nowhere to put it: the points must be taken


@pytest.mark.rule("ECL-10.4", "ECL-23.1")
def test_a_portal_opens_in_a_controlled_sector() -> None:
    s = galaxy(portals=True)
    put(s, 201, (0, -1), owner=0)
    put(s, 381, (0, 4))
    offer(s, "warp_portal")
    rich(s, 0)
    t = begin(s).play(0, "research", "research warp_portal military")
    assert t.options("portal") == ["portal 221", "portal 201"]
    before = t.table.scores()[0]
    t.play(0, "portal 201")
    assert t.s.gates == {381: 0, 201: 1}
    assert t.table.scores()[0] == before + 1


@pytest.mark.rule("ECL-9.3")
def test_a_rare_technology_needs_room_and_science_for_the_very_track_and_is_unique() -> None:
    s = galaxy()
    technique(s, 0, "grid", 5)
    offer(s, "metasynthesis")
    rich(s, 0, 0, 11, 0)
    t = begin(s).play(0, "research")
    assert t.options("research") == ["research metasynthesis grid"]    # 17 - 6; the other tracks give too little
    t.play(0, "research metasynthesis grid")
    assert (t.stuff(0)["science"], "metasynthesis" in t.s.tray) == (0, False)
    s = galaxy()
    technique(s, 0, "grid", 7)
    offer(s, "metasynthesis")
    rich(s, 0)
    t = begin(s).play(0, "research")
    assert t.options("research") == ["research metasynthesis military", "research metasynthesis nano"]
    assert set(t.table.view(0)["me"]["prices"]["metasynthesis"]) == {"military", "nano"}


@pytest.mark.rule("ECL-9.3", "ECL-9.5")
@pytest.mark.parametrize("track", KINDS)
def test_the_least_price_of_a_rare_technology_is_that_of_its_best_track(track: str) -> None:
    s = galaxy()
    technique(s, 0, track, 5)
    offer(s, "metasynthesis")
    rich(s, 0, 2, 1, 0)
    refused = begin(s).play(0, "research").table.waiting()[0].describe()["refused"]
    assert [(x["reason"], x["args"]) for x in refused] == [("costs", [17 - 6, "science", 1])]
