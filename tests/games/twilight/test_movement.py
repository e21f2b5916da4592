"""Ships move: ways, anomalies, tokens, cargo."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import galaxy
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import act, begin, put


def beside(s: Twilight, system: str) -> str:
    """A system next to this one through which one can sail."""
    return next(x for x in s.board.beside[system] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction)


def two_away(s: Twilight, near: str, system: str) -> str:
    """Beside the one, and not beside the other."""
    close = (*s.board.beside[system], system)
    return next(x for x in s.board.beside[near] if x not in close and not SYSTEMS[x].faction)


@pytest.mark.rule("TI-56.3f", "TI-56.3a")
def test_a_ship_moves_as_far_as_its_move_value() -> None:
    s = begin()
    near = beside(s, "s18")
    put(s, 0, near, carrier=1)
    far = two_away(s, near, "s18")
    put(s, 0, far, carrier=1, cruiser=1)
    t = act(s, ("activate", "s18"))
    assert t.refused(0, f"carrier,{far}") == "no-such-part"
    t.play(0, f"carrier,{near} cruiser,{far}")
    assert t.s.players[0].units == {far: {"carrier": 1}, "s18": {"carrier": 1, "cruiser": 1}}


@pytest.mark.rule("TI-56.3b")
def test_nobody_moves_through_ships_of_others() -> None:
    s = begin()
    near = beside(s, "s18")
    far = two_away(s, near, "s18")
    ways = [x for x in s.board.beside["s18"] if far in s.board.beside[x]]
    for system in ways:
        put(s, 1, system, fighter=1)
    assert galaxy.way(s, 0, far, "s18", 2) is None
    assert galaxy.way(s, 1, far, "s18", 2) is not None


@pytest.mark.rule("TI-56.3c", "TI-56.3d")
def test_a_token_holds_ships_that_start_there_and_not_those_that_pass() -> None:
    s = begin()
    near = beside(s, "s18")
    far = two_away(s, near, "s18")
    put(s, 0, near, cruiser=1)
    put(s, 0, far, cruiser=1)
    s.players[0].tokens = [x for x in s.board.beside["s18"]]
    t = act(s, ("activate", "s18"))
    assert t.refused(0, f"cruiser,{near}") == "no-such-part"
    assert t.refused(0, f"cruiser,{far}") == ""


@pytest.mark.rule("TI-54.0", "TI-54.1", "TI-54.2")
def test_a_ship_carries_up_to_its_capacity_what_it_meets_on_its_way() -> None:
    s = begin()
    home = s.board.homes[0]
    s.players[0].technologies["gravity_drive"] = True
    near = next(x for x in galaxy.adjacent(s, home) if not SYSTEMS[x].anomaly)
    put(s, 0, home, carrier=1, fighter=3)
    put(s, 0, "jord", infantry=5)
    t = act(s, ("activate", near))
    assert t.refused(0, f"carrier,{home} carry_infantry,jord,5 carry_fighter,{home},2") == "no-room"
    t.play(0, f"carrier,{home} carry_infantry,jord,4 carry_fighter,{home},2")
    assert t.s.players[0].units[near] == {"carrier": 1, "infantry": 4, "fighter": 2}
    assert t.s.players[0].units["jord"] == {"infantry": 1}


@pytest.mark.rule("TI-48.1", "TI-63.1")
def test_asteroids_and_supernovas_are_closed() -> None:
    s = begin()
    closed = [x for x in s.board.beside if SYSTEMS[x].anomaly in ("asteroid_field", "supernova")]
    assert closed
    for system in closed:
        assert all([galaxy.way(s, 0, x, system, 1) is None for x in s.board.beside[system]])
        assert not galaxy.may_pass(s, 0, system)


@pytest.mark.rule("TI-16.1", "TI-16.2", "TI-16.2b")
def test_a_gravity_rift_helps_and_may_swallow_ships_with_all_they_carry() -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    rift, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift"]
    put(s, 0, rift, carrier=2, infantry=2)
    near = next(x for x in s.board.beside[rift] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction)
    far = next(x for x in s.board.beside[near] if x not in (rift, *s.board.beside[rift]) and galaxy.may_enter(s, 0, x))
    order = f"carrier,{rift} carry_infantry,{rift},2 carrier,{rift}"
    t = act(s, ("activate", far), luck="3 4").play(0, order)
    assert t.s.players[0].units == {far: {"carrier": 1}}
    assert t.s.players[0].damaged == {}
