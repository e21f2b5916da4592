"""The map: rings, wormholes, portals (ECL-2)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.sectors import around, reach, ring_of
from fivesuns.games.eclipse.stages.combat import ways_out
from fivesuns.games.eclipse.stages.diplomacy import partners

from .scenario import begin, galaxy, own, put


@pytest.mark.rule("ECL-2.1")
def test_the_distance_from_the_centre_decides_the_ring() -> None:
    assert [ring_of(at) for at in ((0, -1), (1, -2), (3, -3), (-4, 1), (0, 9))] == [0, 1, 2, 2, 2]
    assert all(around(around(at)[edge])[(edge + 3) % 6] == at for at in ((0, 0), (-7, 3)) for edge in range(6))
    t = begin(galaxy(), "301").play(0, "explore", "explore 0,-3")
    assert t.s.revealed == [301]


@pytest.mark.rule("ECL-2.2", "ECL-2.3")
def test_two_wormholes_make_a_connection_and_one_makes_half() -> None:
    s = galaxy()
    put(s, 306, (0, -3), turned=0)                  # edges 1 and 3: 3 faces the home sector of seat 0
    assert 306 in s.links[221]
    assert 221 in s.links[306]
    put(s, 310, (-1, -2), turned=0)                 # edges 0 and 3; the home sector has no wormhole on edge 5
    assert 310 not in s.links[221]
    assert 310 not in s.halves[221]
    put(s, 201, (0, -1), turned=1)                  # edges 2, 4, 0: connected with the home sector
    assert 201 in s.links[221]
    put(s, 202, (1, -2), turned=0)                  # edges 1, 3, 5: 5 faces the home sector's side without a wormhole
    assert 202 in s.halves[221]
    assert reach(s, 221, 0) == (306, 201)
    t = begin(s).play(0, "move")
    assert t.options("move") == ["move interceptor 221 306", "move interceptor 221 201"]
    own(s, 0, "wormhole_generator")
    t = begin(s).play(0, "move")
    assert "move interceptor 221 202" in t.options()


@pytest.mark.rule("ECL-2.3", "ECL-10.3")
def test_the_generator_helps_to_explore_influence_and_retreat_but_not_in_diplomacy() -> None:
    s = galaxy(4)
    put(s, 202, (1, -2), turned=0)
    assert "influence 202" not in begin(s).play(0, "influence").options()
    own(s, 0, "wormhole_generator")
    assert "influence 202" in begin(s).play(0, "influence").options()
    assert "explore -1,-2" in begin(s).play(0, "explore").options()
    assert 202 in ways_out(s, 221, 0)
    s.owner[202] = 1
    assert partners(s, 0) == []


@pytest.mark.rule("ECL-2.4")
def test_portal_sectors_are_neighbours() -> None:
    s = galaxy(4, portals=True)
    put(s, 381, (0, -3), turned=0)
    put(s, 382, (0, 4), turned=0, owner=2)
    assert reach(s, 381, 0)[-1] == 382
    t = begin(s).play(0, "move", "move interceptor 221 381").play(0, "move interceptor 381 382")
    assert t.s.entry[382] == (0,)
    s.owner[381] = 0
    s.players[0].discs -= 1
    assert partners(s, 0) == [2]
    assert 382 in ways_out(s, 381, 2)
    del s.owner[382]
    s.players[2].discs += 1
    assert "influence 382" in begin(s).play(0, "influence").options()


@pytest.mark.rule("ECL-2.2")
def test_half_a_connection_whichever_sector_has_the_wormhole() -> None:
    """The home sector of seat 0 has wormholes on edges 0, 1, 3 and 4."""
    for at, turned in (((1, -3), 0), ((-1, -2), 2)):    # 310: edges 0 and 3 beside edge 1; 2 and 5 beside edge 5
        s = galaxy()
        put(s, 310, at, turned=turned)
        assert (s.links[310], s.halves[310]) == ((), (221,))
        assert (s.links[221], s.halves[221]) == ((), (310,))
