"""Ships move: ways, anomalies, tokens, cargo."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import galaxy, strength, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.stages import movement, space_cannon
from fivesuns.games.twilight.state import Board, Force, Twilight
from tests.games.twilight.scenario import act, begin, put


def beside(s: Twilight, system: str) -> str:
    """A system next to this one through which one can sail."""
    return next(x for x in s.board.beside[system] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction)


def two_away(s: Twilight, near: str, system: str) -> str:
    """Beside the one, and not beside the other."""
    close = (*s.board.beside[system], system)
    return next(x for x in s.board.beside[near] if x not in close and not SYSTEMS[x].faction)


@pytest.mark.rule("TI-56.3f", "TI-56.3a", "TI-56.3", "D-MOVE", "TI-73.0")
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


@pytest.mark.rule("TI-56.3c")
def test_ships_under_an_own_token_are_in_reach_of_nothing() -> None:
    s = begin()
    near = beside(s, "s18")
    put(s, 0, near, cruiser=2, fighter=1)
    put(s, 0, "jord", infantry=1)
    found = movement.within_reach(s, 0)
    assert found["s18"] == {near: {"cruiser": 2}}, "fighters do not move by themselves"
    assert near not in found, "they are there"
    s.players[1].tokens = [near]
    assert movement.within_reach(s, 0) == found
    s.players[0].tokens = [near]
    assert movement.within_reach(s, 0) == {}


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


@pytest.mark.rule("TI-16.1", "TI-16.2", "TI-16.2b", "TI-16.2a", "TI-16.2c")
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


@pytest.mark.rule("TI-16.3", "A-15")
@pytest.mark.parametrize(("luck", "arrives"), [("4 3", False), ("3 4", False), ("4 4", True)])
def test_a_ship_that_leaves_a_rift_twice_is_at_risk_twice(luck: str, arrives: bool) -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    rift, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift"]
    near, target = [x for x in s.board.beside[rift] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction][:2]
    put(s, 0, rift, carrier=1)
    t = act(s, ("activate", target), luck=luck).play(0, f"carrier,{rift} via,{near} via,{rift}")
    assert t.s.players[0].units == ({target: {"carrier": 1}} if arrives else {})
    assert t.told("rift") == [{"seat": 0, "dice": [int(x) for x in luck.split()]}]


def test_what_is_known_of_a_voyage_before_it_is_made() -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    rift, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift"]
    near = next(x for x in s.board.beside[rift] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction)
    far = next(x for x in s.board.beside[near] if x not in (rift, *s.board.beside[rift]) and galaxy.may_enter(s, 0, x))
    put(s, 0, rift, carrier=1)
    put(s, 0, near, dreadnought=2)
    s.players[0].damaged = {near: {"dreadnought": 1}}
    s.system = far
    found = {part.word: part.facts for part in movement.ships_by_place(s, 0, ("carrier", "dreadnought"),
                                                                       galaxy.Chart(s, 0))}
    assert found["carrier"][rift]["risk"] == 30
    assert found["carrier"][rift]["way"][-1] == far
    assert found["dreadnought"] == found["dreadnought*"] == {
        near: {"way": [far], "move": [["printed", 1]], "spurred": False, "risk": 0}}


def test_what_is_known_of_a_way_past_a_stop_that_is_named() -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    rift, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift"]
    s.system = next(x for x in s.board.beside[rift] if galaxy.may_enter(s, 0, x) and not SYSTEMS[x].faction)
    origin = next(x for x in s.board.beside[s.system] if x in s.board.beside[rift] and not SYSTEMS[x].anomaly)
    put(s, 0, origin, cruiser=2, dreadnought=1)
    s.players[0].damaged = {origin: {"dreadnought": 1}}
    found, = [part.facts() for part in movement.parts(s, 0, ("cruiser", "dreadnought"), galaxy.Chart(s, 0))
              if part.word == "via"]
    assert found[f"cruiser {origin}"][rift] == {"way": [rift, s.system], "risk": 30}
    near = [x for x in s.board.beside[origin] if x in s.board.beside[s.system] and galaxy.may_pass(s, 0, x)]
    assert set(found[f"cruiser {origin}"]) >= set(near)
    assert s.system not in found[f"cruiser {origin}"]
    assert list(found.get(f"dreadnought {origin}", {})) == [rift], "which gives back what it costs"
    for stop, detour in found[f"cruiser {origin}"].items():
        assert movement.ways(s, 0, [movement.Sailing("cruiser", origin, False, [stop])]) == [tuple(detour["way"])]


def test_of_a_voyage_it_is_told_whether_it_needs_the_one_spur() -> None:
    s = begin()
    s.system, near = "s18", beside(s, "s18")
    far = two_away(s, near, "s18")
    assert movement.voyage(s, 0, "carrier", far, galaxy.Chart(s, 0)) is None
    s.players[0].technologies["gravity_drive"] = True
    for origin, spurred in ((near, False), (far, True)):
        found = movement.voyage(s, 0, "carrier", origin, galaxy.Chart(s, 0))
        assert found is not None
        assert found["spurred"] is spurred
        assert found["move"] == [["printed", 1], *[["gravity_drive", 1]] * spurred]


def test_what_is_peculiar_to_a_place_is_told_of_ships_there() -> None:
    s = begin()
    nebula = next(x for x in s.board.beside if SYSTEMS[x].anomaly == "nebula")
    put(s, 0, nebula, cruiser=1)
    put(s, 0, beside(s, nebula), cruiser=1)
    assert strength.local(s, 0) == [
        {"place": nebula, "type": "cruiser", "move": [["nebula", 1]], "combat": [["nebula", 1]]}]
    s.forces = [Force(source="flank_speed", seat=0, value="move", amount=1, lasts="tactical")]
    assert [x["move"][-1] for x in strength.local(s, 0)] == [["flank_speed", 1], ["flank_speed", 1]]


def test_where_docks_support_fighters_is_told() -> None:
    s = begin()
    home = s.board.homes[0]
    s.players[0].units = {}
    assert strength.hangars(s, 0) == {}
    put(s, 0, SYSTEMS[home].planets[0], space_dock=1)
    assert strength.hangars(s, 0) == {home: 3}


@pytest.mark.rule("TI-42.3c")
def test_where_cannons_can_fire_is_told() -> None:
    s = begin()
    home, planet = s.board.homes[1], SYSTEMS[s.board.homes[1]].planets[0]
    s.players[1].units = {}
    put(s, 1, planet, pds=2)
    assert strength.cannons(s, 1) == {home: {"pds": 2}}
    s.players[1].technologies["pds_ii"] = True
    assert strength.cannons(s, 1) == {system: {"pds": 2} for system in galaxy.near(s, home, 1)}
    assert {x for x in s.board.beside if space_cannon.cannons(s, 1, x)} == set(strength.cannons(s, 1))


@pytest.mark.rule("A-15", "TI-16.1", "TI-16.3")
def test_a_rift_gives_one_step_for_each_exit_also_where_another_way_is_as_short() -> None:
    s = begin()
    rift = next(x for x in SYSTEMS if SYSTEMS[x].anomaly == "gravity_rift")
    plain = [x for x in s.board.beside if not SYSTEMS[x].anomaly and not SYSTEMS[x].wormholes][:4]
    start, other, middle, end = plain
    links = ((start, rift), (start, other), (rift, middle), (other, middle), (middle, end))
    s.board = Board(beside={x: tuple([b if x == a else a for a, b in links if x in (a, b)]) for x in (*plain, rift)},
                    homes=s.board.homes)
    assert galaxy.way(s, 0, start, end, 2) == (rift, middle, end)
    assert galaxy.way(s, 0, start, end, 3) == (other, middle, end), "the safer one, if it is not too long"
    assert galaxy.way(s, 0, start, middle, 1) == (rift, middle)
    assert galaxy.exits(start, (rift, middle, end)) == 1
    assert galaxy.exits(rift, (middle, rift, middle)) == 2


@pytest.mark.rule("TI-82.1", "TI-82.2")
def test_a_nebula_is_only_a_destination_and_slows_those_who_leave_it() -> None:
    s = begin()
    nebula = next(x for x in s.board.beside if SYSTEMS[x].anomaly == "nebula")
    near = beside(s, nebula)
    assert galaxy.way(s, 0, near, nebula, 1) == (nebula,)
    assert not galaxy.may_pass(s, 0, nebula)
    assert values.move(s, 0, "cruiser", nebula) == [("nebula", 1)]
    s.forces = [Force(source="flank_speed", seat=0, value="move", amount=1, lasts="tactical")]
    assert values.move(s, 0, "cruiser", nebula) == [("nebula", 1), ("flank_speed", 1)]


@pytest.mark.rule("TI-56.3e", "A-50")
def test_a_ship_may_leave_the_active_system_and_come_back_with_cargo() -> None:
    s = begin(["letnev", "norr", "hacan"])
    near = next(x for x in s.board.beside["s18"] if SYSTEMS[x].planets and not SYSTEMS[x].anomaly)
    planet = SYSTEMS[near].planets[0]
    put(s, 0, "s18", carrier=1)
    put(s, 0, planet, infantry=1)
    assert act(s, ("activate", "s18")).asked() != {0: "move"}, "one step is not enough"
    s.players[0].technologies["carrier_ii"] = True
    put(s, 1, "s18", cruiser=1)
    s.players[0].tokens = []
    t = act(s, ("activate", "s18"))
    assert t.refused(0, f"carrier,s18 via,{near} carry_infantry,{planet},1") == ""


@pytest.mark.rule("TI-54.3", "TI-54.1", "A-49")
def test_cargo_is_picked_up_on_the_way_but_not_where_a_token_lies() -> None:
    s = begin(["letnev", "norr", "hacan"])
    near = next(x for x in s.board.beside["s18"] if SYSTEMS[x].planets and not SYSTEMS[x].anomaly)
    far = two_away(s, near, "s18")
    planet = SYSTEMS[near].planets[0]
    put(s, 0, far, carrier=1)
    put(s, 0, planet, infantry=1)
    s.players[0].technologies["carrier_ii"] = True
    order = f"carrier,{far} via,{near} carry_infantry,{planet},1"
    assert act(s, ("activate", "s18")).refused(0, order) == ""
    s.players[0].tokens = [near]
    assert act(s, ("activate", "s18")).refused(0, order) == "no-such-part"
    s.players[0].tokens, s.players[0].units = [], {near: {"carrier": 1}, "mecatol_rex": {"infantry": 2}}
    t = act(s, ("activate", "s18")).play(0, f"carrier,{near} carry_infantry,mecatol_rex,2")
    assert t.s.players[0].units == {"s18": {"carrier": 1, "infantry": 2}}, "the token of the action does not count"


@pytest.mark.rule("TI-73.1", "TI-89.4", "TI-73.2a")
def test_wormholes_of_one_kind_join_systems_and_may_be_brought_by_tokens_and_ships() -> None:
    s = begin(factions=("creuss", "norr", "hacan"))
    gate, home = s.board.gates[0], s.board.homes[0]
    assert home in galaxy.adjacent(s, gate)
    assert gate in galaxy.adjacent(s, home)
    put(s, 0, "s18", flagship=1)
    assert home in galaxy.adjacent(s, "s18")
    assert "s18" not in galaxy.adjacent(s, "s18")
    alpha = next(x for x in s.board.beside if "alpha" in SYSTEMS[x].wormholes)
    assert alpha not in galaxy.adjacent(s, "s18")
    s.wormholes = {"alpha": "s18"}
    assert alpha in galaxy.adjacent(s, "s18")


@pytest.mark.rule("TI-78.3", "TI-78.2")
def test_what_is_adjacent_for_one_player_makes_both_neighbours() -> None:
    s = begin(factions=("creuss", "norr", "hacan"))
    alpha = next(x for x in s.board.beside if "alpha" in SYSTEMS[x].wormholes)
    beta = next(x for x in s.board.beside if "beta" in SYSTEMS[x].wormholes and x not in s.board.beside[alpha])
    assert beta in galaxy.adjacent(s, alpha, 0)
    assert beta not in galaxy.adjacent(s, alpha, 1)
    s.players[0].planets, s.players[1].planets = {}, {}
    put(s, 0, alpha, cruiser=1)
    put(s, 1, beta, cruiser=1)
    assert galaxy.neighbours(s, 0) == [1]
    assert galaxy.neighbours(s, 1) == [0]


@pytest.mark.rule("A-65")
def test_a_travel_ban_closes_wormholes_to_ships_and_not_for_adjacency() -> None:
    s = begin(factions=("creuss", "norr", "hacan"))
    alpha, other = [x for x in s.board.beside if "alpha" in SYSTEMS[x].wormholes][:2]
    s.laws["enforced_travel_ban"] = "for"
    assert other in galaxy.adjacent(s, alpha, 1)
    assert other not in galaxy.steps(s, 1, alpha)
    assert other in galaxy.steps(s, 0, alpha), "a link of its own still works"
    assert s.board.homes[0] in galaxy.steps(s, 1, s.board.gates[0]), "delta is not closed"


@pytest.mark.rule("TI-56.3b")
def test_ways_that_are_open_to_some_ships_only() -> None:
    s = begin(factions=("yssaril", "norr", "hacan"))
    near = beside(s, "s18")
    put(s, 1, near, cruiser=1)
    assert galaxy.may_pass(s, 0, near, "flagship")
    assert not galaxy.may_pass(s, 0, near, "cruiser")
    s.forces = [Force(source="card", seat=0, value="path_through", amount=0, lasts="tactical",
                      about=("ships_of_others", "s40"))]
    assert galaxy.may_pass(s, 0, near, "cruiser", "s40")
    assert not galaxy.may_pass(s, 0, near, "cruiser", "s18")


@pytest.mark.rule("TI-G.3")
def test_who_may_not_move_into_the_active_system_is_not_asked() -> None:
    s = begin()
    put(s, 0, beside(s, "s18"), cruiser=1)
    s.forces = [Force(source="ceasefire", seat=0, value="may_move_into", amount=0, lasts="tactical")]
    assert act(s, ("activate", "s18")).asked() != {0: "move"}


@pytest.mark.rule("TI-74.3", "TI-43.7b")
def test_a_dock_with_a_move_value_moves_like_a_ship() -> None:
    s = begin(factions=("saar", "norr", "hacan"))
    near = beside(s, "s18")
    put(s, 0, near, space_dock=1, infantry=2)
    t = act(s, ("activate", "s18")).play(0, f"space_dock,{near} carry_infantry,{near},2")
    assert t.s.players[0].units == {"s18": {"space_dock": 1, "infantry": 2}}


@pytest.mark.rule("TI-56.5", "TI-89.4")
def test_a_ship_that_may_move_first_opens_the_way_for_the_others() -> None:
    s = begin(factions=("creuss", "norr", "hacan"))
    home = s.board.homes[0]
    near = beside(s, "s18")
    put(s, 0, near, flagship=1)
    put(s, 0, home, carrier=1)
    t = act(s, ("activate", "s18"))
    assert t.refused(0, f"carrier,{home}") == "no-such-part", "first the flagship, alone"
    t.play(0, f"flagship,{near}")
    assert t.refused(0, "flagship,s18") == "no-such-part", "it has moved"
    t.play(0, f"carrier,{home}")
    assert t.s.players[0].units == {"s18": {"flagship": 1, "carrier": 1}}
    assert not t.asked() or t.asked() == {0: "custodians"}
    u = act(s, ("activate", "s18")).play(0, "nothing")
    assert u.asked() == {0: "move"}, "or with the others"
