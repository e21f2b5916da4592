"""Explore (ECL-8)."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.eclipse.catalog import SECTORS
from fivesuns.games.eclipse.sectors import around

from .scenario import begin, clear, galaxy, own, put


@pytest.mark.rule("ECL-8.1")
def test_zones_next_to_sectors_and_unpinned_ships_through_a_wormhole() -> None:
    s = galaxy()                                      # the home sector at 0,-2 has wormholes on edges 0, 1, 3, 4
    t = begin(s).play(0, "explore")
    assert sorted(t.options("explore")) == sorted(["explore 0,-3", "explore 1,-3", "explore 0,-1", "explore -1,-1"])
    assert t.reasons()["explore 1,-2"] == "no_wormhole"
    put(s, 310, (0, -3), turned=0, ships={0: {"interceptor": 1}})
    assert "explore 0,-4" in begin(s).play(0, "explore").options()
    put(s, 310, ships={1: {"interceptor": 1}})
    assert "explore 0,-4" not in begin(s).play(0, "explore").options()     # pinned


@pytest.mark.rule("ECL-8.1", "ECL-10.3")
def test_with_the_generator_every_side_will_do() -> None:
    s = galaxy()
    own(s, 0, "wormhole_generator")
    assert len(begin(s).play(0, "explore").options("explore")) == 6


@pytest.mark.rule("ECL-8.2")
def test_an_empty_stack_takes_back_its_discards() -> None:
    s = galaxy()
    s.depth[0] = 1
    s.unused += [x for x in s.stacks[0] if x != 103]
    s.stacks[0] = [103]
    t = begin(s).play(0, "explore", "explore 0,-1")
    assert t.s.revealed == [103]
    t.play(0, "discard").play(1, "upgrade", "done")
    assert t.s.depth[0] == 0
    assert t.s.heaps[0] == [103]
    t.play(0, "explore", "explore 0,-1")              # shuffled again when needed
    assert t.s.revealed == [103]
    assert t.s.heaps[0] == []


@pytest.mark.rule("ECL-8.2")
def test_a_ring_without_sectors_cannot_be_explored() -> None:
    s = galaxy()
    s.unused += s.stacks[0]
    s.stacks[0], s.depth[0] = [], 0
    t = begin(s).play(0, "explore")
    assert "explore 0,-1" not in t.options()
    assert t.reasons()["explore 0,-1"] == "no_sectors"


@pytest.mark.rule("ECL-8.2", "ECL-3.5")
def test_outer_sectors_left_out_at_set_up_stay_out() -> None:
    s = galaxy()
    s.depth[2] = 1
    t = begin(s, "306").play(0, "explore", "explore 0,-3", "discard").play(1, "upgrade", "done")
    t.play(0, "explore", "explore 0,-3")
    assert t.s.revealed == [306]                      # the only one that was ever in the stack
    assert len([x for x in t.s.unused if SECTORS[x].ring == "outer"]) == 17 + 2


@pytest.mark.rule("ECL-8.3")
def test_discards_lie_open_and_end_the_activation() -> None:
    t = begin(galaxy(), "102").play(0, "explore", "explore 0,-1", "discard")
    assert t.asked() == (1, "turn")
    assert t.table.view(1)["stacks"][0] == {"ring": "inner", "left": 9, "discard": [102]}
    assert (0, -1) not in t.s.hexes


@pytest.mark.rule("ECL-8.4")
def test_a_sector_must_connect_and_may_lie_in_any_way_that_does() -> None:
    t = begin(galaxy(), "306").play(0, "explore", "explore 0,-3")
    wanted = [turned for turned in range(6) if SECTORS[306].wormholes[turned][3]]
    assert t.options("lay") == [f"lay 306 {turned}" for turned in wanted]
    t.play(0, f"lay 306 {wanted[0]}")
    assert 306 in t.s.links[221]


@pytest.mark.rule("ECL-8.4")
def test_any_own_sector_next_to_the_zone_can_be_the_one_it_connects_to() -> None:
    s = galaxy()
    put(s, 310, (1, -3), turned=2, owner=0)           # edges 2 and 5: 5 faces the zone 0,-3? its neighbour on edge 5
    t = begin(s, "306").play(0, "explore", "explore 0,-3")
    assert len(t.options("lay")) == 4                 # edge 3 to the home sector, or edge 2 to the other


@pytest.mark.rule("ECL-8.4", "ECL-2.3")
def test_with_the_generator_one_wormhole_on_the_shared_edge_is_enough() -> None:
    s = galaxy()
    own(s, 0, "wormhole_generator")
    t = begin(s, "306").play(0, "explore", "explore 0,-3")
    assert t.options("lay") == [f"lay 306 {turned}" for turned in range(6)]
    t = begin(s, "210").play(0, "explore", "explore 1,-2")     # no wormhole of the home sector there
    assert len(t.options("lay")) == 3


@pytest.mark.rule("ECL-8.5", "ECL-8.7")
def test_ancients_guard_the_discovery_and_the_sector() -> None:
    t = begin(galaxy(), "104").play(0, "explore", "explore 0,-1", "lay 104 0")
    assert t.s.npcs[104] == 2
    assert 104 in t.s.facedown
    assert 104 not in t.s.owner
    assert t.asked() == (1, "turn")                   # nothing to take, nothing to control


@pytest.mark.rule("ECL-8.6", "ECL-8.8")
def test_a_discovery_without_ancients_is_turned_over_at_once_and_its_side_chosen() -> None:
    t = begin(galaxy(), "312", "gain_money_8").play(0, "explore", "explore 0,-3")
    t.play(0, t.options("lay")[0])
    assert t.s.found == "gain_money_8"
    assert 312 not in t.s.facedown
    assert {"control 312", "use", "keep"} <= set(t.options())
    assert "done" not in t.options()                  # not before the side is chosen
    money = t.p(0).stuff[2]
    t.play(0, "control 312", "colonise 312 0 material", "trade material money", "use")
    assert t.p(0).stuff[2] == money + 9
    assert t.asked() == (1, "turn")


@pytest.mark.rule("ECL-8.7")
def test_the_explorer_may_control_the_new_sector_if_a_disc_is_left() -> None:
    t = begin(galaxy(), "306").play(0, "explore", "explore 0,-3")
    t.play(0, t.options("lay")[0])
    discs = t.p(0).discs
    assert t.options("control", "done") == ["control 306", "done"]
    t.play(0, "control 306")
    assert t.s.owner[306] == 0
    assert t.p(0).discs == discs - 1
    for discs, due in ((1, (1, "turn")), (2, (0, "settle"))):      # one of them pays for the action
        s = galaxy()
        s.players[0].acts[0], s.players[0].discs = s.players[0].discs - discs, discs
        t = begin(s, "306").play(0, "explore", "explore 0,-3")
        t.play(0, t.options("lay")[0])
        assert 306 not in t.s.owner
        assert t.asked() == due
    assert "control 306" in t.options()


@pytest.mark.rule("ECL-8.7", "ECL-22.5")
def test_draco_may_control_a_sector_with_ancients_but_not_take_its_discovery() -> None:
    t = begin(galaxy(2, ["draco"]), "104").play(0, "explore", "explore 0,-1", "lay 104 0", "control 104")
    assert t.s.owner[104] == 0
    assert t.s.npcs[104] == 2
    assert 104 in t.s.facedown


@pytest.mark.rule("ECL-8.9", "ECL-20.1")
def test_nobody_sees_what_is_in_the_stacks() -> None:
    t = begin(galaxy(), "306")
    text = str(t.table.view(0))
    assert "306" not in text
    t.play(0, "explore", "explore 0,-3")
    assert t.table.view(1)["revealed"] == [306]
    assert t.asked() == (0, "sector")


@pytest.mark.rule("ECL-8.2", "ECL-8.3", "ECL-22.5")
def test_draco_may_look_at_two_sectors_and_places_one() -> None:
    t = begin(galaxy(2, ["draco"]), "102", "106").play(0, "explore", "explore 0,-1")
    assert "reveal" in t.options()
    t.play(0, "reveal")
    assert "reveal" not in t.options()
    assert {x.split(" ")[1] for x in t.options("lay")} == {"102", "106"}
    t.play(0, "lay 106 0")
    assert t.s.heaps[0] == [102]
    assert 106 in t.s.where


@pytest.mark.rule("ECL-6.3", "ECL-22.4")
def test_planta_explores_twice_and_decides_after_the_first() -> None:
    s = galaxy(2, ["planta"])
    t = begin(s, "306", "307").play(0, "explore", "explore 0,-3")
    t.play(0, t.options("lay")[0], "control 306")
    assert t.asked() == (0, "explore")
    t.play(0, "explore 1,-3", "discard")
    assert t.asked() == (0, "wind_up")


@pytest.mark.rule("ECL-8.1", "ECL-19.33")
def test_a_sector_shared_with_enemies_is_a_source_if_controlled_or_outnumbering_them() -> None:
    s = galaxy()
    put(s, 221, ships={1: {"interceptor": 2}})
    assert "explore 0,-3" in begin(s).play(0, "explore").options()
    s = galaxy()
    clear(s, 221)
    put(s, 310, (0, -3), turned=0, ships={0: {"interceptor": 2}, 1: {"interceptor": 1}})
    assert "explore 0,-4" in begin(s).play(0, "explore").options()


def lays(tile: int, *edges: int) -> list[str]:
    """The rotations in which one of these edges of the tile has a wormhole."""
    return [f"lay {tile} {turned}" for turned in range(6) if any(SECTORS[tile].wormholes[turned][x] for x in edges)]


@pytest.mark.rule("ECL-8.4")
def test_only_own_sectors_and_those_with_an_unpinned_ship_can_be_connected_to() -> None:
    """Zone 0,-3 has the home sector at its edge 3; sector 310 beyond it, at edge 0, faces it with a wormhole."""
    cases: list[tuple[dict[str, Any], tuple[int, ...]]] = [
        ({}, (3,)), ({"owner": 1}, (3,)), ({"owner": 0}, (0, 3)), ({"ships": {0: {"interceptor": 1}}}, (0, 3)),
        ({"ships": {0: {"interceptor": 1}, 1: {"interceptor": 1}}}, (3,)),
        ({"ships": {0: {"interceptor": 2}, 1: {"interceptor": 1}}}, (0, 3))]
    for there, edges in cases:
        s = galaxy()
        put(s, 310, (0, -4), turned=0, **there)
        t = begin(s, "306").play(0, "explore", "explore 0,-3")
        assert t.options("lay") == lays(306, *edges), there


@pytest.mark.rule("ECL-8.4")
def test_the_touching_edges_of_both_sectors_need_a_wormhole() -> None:
    """An own sector at edge 1 of the zone touches it with its edge 4."""
    for turned in range(6):
        s = galaxy()
        put(s, 309, (1, -4), turned=turned, owner=0)
        t = begin(s, "306").play(0, "explore", "explore 0,-3")
        assert t.options("lay") == lays(306, *((1, 3) if SECTORS[309].wormholes[turned][4] else (3,)))


@pytest.mark.rule("ECL-8.1")
def test_every_zone_next_door_that_cannot_be_explored_is_named_once() -> None:
    s = galaxy()
    put(s, 306, (0, -3), turned=0, owner=0)           # beside the home sector, with two zones next to both
    t = begin(s).play(0, "explore")
    refused = [x["name"] for x in t.table.waiting()[0].describe()["refused"]]
    beside = {f"explore {q},{r}" for at in ((0, -2), (0, -3)) for q, r in around(at) if (q, r) not in s.hexes}
    assert sorted([*refused, *t.options("explore")]) == sorted(beside)
