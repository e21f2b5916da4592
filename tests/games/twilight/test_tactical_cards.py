"""Action cards of tactical actions: what each does, where it is not offered, and that a cancelled one did nothing."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import galaxy, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Combat, Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.cards import decline, offered, play, reach
from tests.games.twilight.scenario import act, begin, hand, put

pytestmark = pytest.mark.component

SYSTEM = "s18"
FACTIONS = ("letnev", "hacan", "sol")               # none of them changes dice


def battle(factions: tuple[str, ...] = FACTIONS, **mine: int) -> Twilight:
    """Seat 0 has these ships in the active system, seat 1 a cruiser."""
    s = begin(factions=factions)
    put(s, 0, SYSTEM, **mine)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    return s


# after an activation

@pytest.mark.rule("W-ACTIVATE-AFTER")
def test_in_the_silence_of_space_ships_of_one_system_pass_by_others() -> None:
    s = begin()
    near = s.board.beside[SYSTEM]
    for x in near:
        put(s, 1, x, destroyer=1)
    far = [x for x in s.board.beside if galaxy.way(s, 1, x, SYSTEM, 2) and x not in near and x != SYSTEM][:2]
    for x in far:
        put(s, 0, x, cruiser=1)
    t = play(s, ("activate", SYSTEM), 0, "in_the_silence_of_space", far[0])
    assert t.refused(0, f"cruiser,{far[1]}") == "no-such-part"
    t.play(0, f"cruiser,{far[0]}")
    assert t.s.players[0].units[SYSTEM] == {"cruiser": 1}
    assert t.s.forces == [], "it lasts for this tactical action"
    assert not offered(s, ("activate", SYSTEM), 1, "in_the_silence_of_space")


def test_by_a_lost_star_chart_alpha_and_beta_are_adjacent() -> None:
    s = begin()
    alpha, = [x for x in s.board.beside if SYSTEMS[x].wormholes == ("alpha",)][:1]
    beta, = [x for x in s.board.beside if SYSTEMS[x].wormholes == ("beta",)][:1]
    put(s, 0, alpha, carrier=1)
    assert beta not in galaxy.adjacent(s, alpha)
    t = play(s, ("activate", beta), 0, "lost_star_chart")
    assert beta in galaxy.adjacent(t.s, alpha)
    assert alpha in galaxy.adjacent(t.s, beta)
    t.play(0, f"carrier,{alpha}")
    assert t.s.players[0].units == {beta: {"carrier": 1}}
    assert beta not in galaxy.adjacent(t.s, alpha)
    assert not offered(s, ("activate", beta), 1, "lost_star_chart")


@pytest.mark.rule("TI-52.4a")
def test_an_upgrade_makes_a_dreadnought_of_a_cruiser_that_was_there() -> None:
    s = begin()
    near = s.board.beside[SYSTEM][0]
    put(s, 0, near, cruiser=1)
    put(s, 0, SYSTEM, carrier=1)
    assert not offered(s, ("activate", SYSTEM), 0, "upgrade"), "the cruiser is not there yet"
    put(s, 0, SYSTEM, cruiser=2)
    assert not offered(s, ("activate", SYSTEM), 1, "upgrade")
    t = play(copied(s), ("activate", SYSTEM), 0, "upgrade")
    assert t.s.players[0].units[SYSTEM] == {"carrier": 1, "cruiser": 1, "dreadnought": 1}
    for x in list(s.board.beside)[-5:]:
        put(s, 0, x, dreadnought=1)
    u = play(copied(s), ("activate", SYSTEM), 0, "upgrade", f"{x},1")
    assert u.s.players[0].units[SYSTEM] == {"carrier": 1, "cruiser": 1, "dreadnought": 1}
    assert x not in u.s.players[0].units, "it was taken back from there"
    s.players[0].tokens = list(s.board.beside)[-5:]
    assert not offered(s, ("activate", SYSTEM), 0, "upgrade"), "there is none left"


# after movement

@pytest.mark.rule("W-MOVE-AFTER")
def test_an_experimental_battlestation_fires_at_ships_that_have_come() -> None:
    s = begin(factions=FACTIONS)
    near = s.board.beside[SYSTEM][0]
    put(s, 0, near, cruiser=3)
    put(s, 0, SYSTEM, cruiser=1)
    arrive: Stage = ("open_window", "move_after", 0, SYSTEM, ())
    s.system = SYSTEM
    assert not offered(s, arrive, 1, "experimental_battlestation"), "without a space dock near by"
    docks = [x for y in s.board.beside[SYSTEM] for x in SYSTEMS[y].planets]
    for seat in (0, 1):
        s.players[seat].planets[docks[seat]] = True
        put(s, seat, docks[seat], space_dock=1)
    assert not offered(s, arrive, 0, "experimental_battlestation"), "only against others"
    t = play(copied(s), arrive, 1, "experimental_battlestation", luck="5 4 10")
    assert t.s.players[0].units[near] == {"cruiser": 3}
    assert SYSTEM not in t.s.players[0].units
    s.system = ""
    u = act(s, ("activate", SYSTEM))
    hand(u.s, 1, "experimental_battlestation")
    u.play(0, "nothing")
    assert 1 not in u.asked(), "no ship has come"


@pytest.mark.rule("W-SC-BEFORE", "W-SC-WHEN")
def test_a_battlestation_is_a_space_cannon_for_technologies_too() -> None:
    s = begin(factions=FACTIONS)
    put(s, 0, SYSTEM, carrier=2, fighter=1)
    dock = next(x for y in s.board.beside[SYSTEM] for x in SYSTEMS[y].planets)
    s.players[1].planets[dock], s.system = True, SYSTEM
    put(s, 1, dock, space_dock=1)
    arrive: Stage = ("open_window", "move_after", 0, SYSTEM, ())
    s.players[0].technologies = {"antimass_deflectors": True}
    t = play(copied(s), arrive, 1, "experimental_battlestation", luck="5 5 6").play(0, "fighter,1")
    assert t.s.players[0].units == {SYSTEM: {"carrier": 2}}
    assert t.told("rolled")[0]["dice"][0]["reasons"] == [["antimass_deflectors", -1]]
    s.players[0].technologies, s.players[1].technologies = {}, {"graviton_laser_system": True}
    u = play(s, arrive, 1, "experimental_battlestation", luck="5 4 4")
    assert u.options(1) == ["pass", "graviton_laser_system"]
    u.play(1, "graviton_laser_system")
    assert u.s.players[0].units == {SYSTEM: {"carrier": 1, "fighter": 1}}
    assert u.s.forces == []


@pytest.mark.rule("W-SC-HITS-BEFORE")
def test_maneuvering_jets_cancel_one_hit_of_a_space_cannon() -> None:
    s = begin(factions=FACTIONS)
    put(s, 0, "s26", cruiser=3)
    put(s, 1, "lodor", pds=2)
    s.system = "s26"
    hand(s, 0, "maneuvering_jets-1")
    hand(s, 2, "sabotage-1")
    u = act(copied(s), ("offense",), luck="6 6").play(1, "pds@lodor,2").play(0, "maneuvering_jets-1").play(2, "pass")
    assert u.s.players[0].units == {"s26": {"cruiser": 2}}
    t = act(s, ("offense",), luck="6 6").play(1, "pds@lodor,2").play(0, "maneuvering_jets-1").play(2, "sabotage-1")
    assert t.s.players[0].units == {"s26": {"cruiser": 1}}


# space combat

def test_a_fighter_prototype_is_better_in_the_first_round_only() -> None:
    s = battle(carrier=1, fighter=1)
    assert not offered(s, ("open_window", "spc_round_start", 0, SYSTEM, ()), 0, "fighter_prototype")
    won = play(copied(s), ("meet",), 0, "fighter_prototype", luck="1 7 1")
    assert won.s.players[1].units == {}, "nine is needed; seven and two are enough"
    t = play(s, ("meet",), 0, "fighter_prototype", luck="1 6 1 1 7 1 1 9 1")
    dice = [(x["type"], x["add"]) for roll in t.told("rolled") if roll["seat"] == 0 for x in roll["dice"]]
    assert dice == [("carrier", 0), ("fighter", 2)] + [("carrier", 0), ("fighter", 0)] * 2


@pytest.mark.rule("W-SPC-HITS-BEFORE")
def test_shields_hold_two_hits_on_each_side() -> None:
    s = battle(dreadnought=1, cruiser=2)
    put(s, 1, SYSTEM, cruiser=2)
    hand(s, 0, "shields_holding-1")
    hand(s, 1, "shields_holding-2")
    t = act(s, ("meet",), luck="10 10 10 10 10 1 10 10 10 1 1")
    for seat in (0, 1):
        reach(t, seat, f"shields_holding-{seat + 1}")
        t.play(seat, f"shields_holding-{seat + 1}")
    decline(t)
    assert [(x["seat"], x["units"]) for x in t.told("destroyed")] == [(1, {"cruiser": 1}), (1, {"cruiser": 2})]


@pytest.mark.rule("W-DESTROYED", "TI-28.5")
def test_who_is_courageous_to_the_end_takes_others_along() -> None:
    s = battle(dreadnought=2)
    put(s, 1, SYSTEM, carrier=1)
    t = play(s, ("meet",), 1, "courageous_to_the_end", "carrier", luck="5 5 1 1 9 8 1 1")
    assert t.asked() == {0: "announce_retreat"} or SYSTEM not in t.s.players[1].units
    assert t.told("rolled")[2]["what"] == "courageous_to_the_end"
    assert t.told("rolled")[2]["dice"][0]["value"] == 9, "a carrier"
    assert t.s.players[0].units[SYSTEM] == {"dreadnought": 1}, "nothing is sustained"
    assert t.s.players[0].damaged == {}


def test_nobody_is_courageous_outside_of_space_combat() -> None:
    s = begin(factions=FACTIONS)
    put(s, 0, "s26", cruiser=2)
    put(s, 1, "lodor", pds=2)
    s.system = "s26"
    hand(s, 0, "courageous_to_the_end")
    t = act(s, ("offense",), luck="6 5").play(1, "pds@lodor,2")
    t.play(0, "pass")
    assert t.asked() == {}, "after the hits could have been cancelled"
    assert t.s.players[0].units == {"s26": {"cruiser": 1}}


def test_a_ship_that_falls_to_a_direct_hit_can_be_courageous() -> None:
    s = battle(dreadnought=1, cruiser=1)
    hand(s, 1, "direct_hit-1")
    hand(s, 0, "courageous_to_the_end")
    t = act(s, ("meet",), luck="1 1 7 5 4")
    decline(t)
    t.play(0, "dreadnought,1")
    reach(t, 1, "direct_hit-1")
    t.play(1, "direct_hit-1").play(0, "pass", "courageous_to_the_end")
    assert t.s.players[1].units == {}, "a five is enough for a dreadnought"
    assert t.s.players[0].units == {SYSTEM: {"cruiser": 1}}


@pytest.mark.rule("W-SPC-ROUND-START", "W-SPC-ROUND-END")
@pytest.mark.parametrize("moment", ["spc_round_start", "spc_round_end"])
def test_emergency_repairs_at_the_start_or_the_end_of_a_round(moment: str) -> None:
    s = battle(dreadnought=2)
    s.players[0].units["s26"] = {"dreadnought": 1}
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    window: Stage = ("open_window", moment, 0, SYSTEM, ())
    assert not offered(s, window, 0, "emergency_repairs"), "nothing is damaged"
    s.players[0].damaged = {SYSTEM: {"dreadnought": 2}, "s26": {"dreadnought": 1}}
    assert not offered(s, window, 1, "emergency_repairs")
    assert not offered(s, ("open_window", "activate_after", 0, SYSTEM, ()), 0, "emergency_repairs")
    assert play(s, window, 0, "emergency_repairs").s.players[0].damaged == {"s26": {"dreadnought": 1}}


def test_emergency_repairs_in_ground_combat_reach_the_ships_above() -> None:
    s = begin(factions=FACTIONS)
    put(s, 0, "s26", dreadnought=1, infantry=1)
    put(s, 1, "lodor", infantry=1)
    s.players[0].damaged = {"s26": {"dreadnought": 1}}
    s.system = "s26"
    hand(s, 0, "emergency_repairs")
    t = act(s, ("commit",), luck="8 8").play(0, "lodor,1", "emergency_repairs")
    assert t.s.players[0].damaged == {}


@pytest.mark.rule("W-RETREAT-ANNOUNCED")
def test_an_intercepted_fleet_stays_for_this_round() -> None:
    s = battle(cruiser=1)
    haven = s.board.beside[SYSTEM][0]
    put(s, 1, haven, cruiser=1)
    hand(s, 0, "intercept")
    t = act(copied(s), ("meet",), luck="1 1").play(0, "pass").play(1, "retreat")
    assert t.options(0) == ["pass", "intercept"]
    t.play(0, "intercept")
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}, haven: {"cruiser": 1}}
    assert t.asked() == {1: "announce_retreat"}, "in the next round, it may try again"
    hand(s, 0, "summit")
    hand(s, 2, "sabotage-1")
    u = act(s, ("meet",), luck="1 1").play(0, "pass").play(1, "retreat").play(0, "intercept").play(2, "sabotage-1")
    decline(u)
    assert u.s.players[1].units == {haven: {"cruiser": 2}}


def test_who_retreats_cannot_intercept() -> None:
    s = battle(cruiser=1)
    put(s, 1, s.board.beside[SYSTEM][0], cruiser=1)
    hand(s, 1, "intercept")
    t = act(s, ("meet",), luck="1 1").play(1, "pass", "retreat")
    assert t.s.combat is None


@pytest.mark.rule("TI-56.8")
def test_a_skilled_retreat_saves_the_fleet_and_is_a_draw() -> None:
    s = battle(carrier=1, fighter=2, infantry=1, dreadnought=1)
    put(s, 0, "mecatol_rex", infantry=4)
    s.players[0].damaged = {SYSTEM: {"dreadnought": 1}}
    s.players[0].tokens = [SYSTEM]
    free, taken = [x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly][:2]
    put(s, 2, taken, destroyer=1)
    t = play(s, ("meet",), 0, "skilled_retreat-1", free, f"{SYSTEM},1 mecatol_rex,2")
    assert values.unit(s, 0, "carrier").capacity + values.unit(s, 0, "dreadnought").capacity == 5
    assert t.s.players[0].units == {free: {"carrier": 1, "fighter": 2, "dreadnought": 1, "infantry": 3},
                                    "mecatol_rex": {"infantry": 2}}
    assert t.s.players[0].damaged == {free: {"dreadnought": 1}}
    assert t.s.players[0].tokens == [SYSTEM, free]
    assert t.told("combat_draw") == [{"place": SYSTEM}]
    assert t.told("rolled") == []
    assert t.told("retreats") == [], "there is nothing to intercept"


@pytest.mark.ruling("moved_ships_transport")
@pytest.mark.parametrize(("upgraded", "saved"), [(False, 1), (True, 3)])
def test_fighters_that_move_by_themselves_leave_room_for_ground_forces(upgraded: bool, saved: int) -> None:
    s = battle(carrier=1, fighter=3, infantry=3)
    s.players[0].technologies = {"fighter_ii": True} if upgraded else {}
    s.players[0].pools["fleet"] = 4
    free = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    hand(s, 0, "skilled_retreat-1")
    t = act(s, ("meet",), ("tidy",)).play(0, "skilled_retreat-1", free)
    assert t.refused(0, f"{SYSTEM},{saved + 1}") != ""
    t.play(0, f"{SYSTEM},{saved}")
    assert t.s.players[0].units == {free: {"carrier": 1, "fighter": 3, "infantry": saved}}


def test_a_skilled_retreat_goes_where_no_others_are_and_one_can_enter() -> None:
    s = battle(cruiser=1)
    free, taken = [x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly][:2]
    put(s, 2, taken, destroyer=1)
    hand(s, 0, "skilled_retreat-1")
    t = act(s, ("meet",)).play(0, "skilled_retreat-1")
    assert free in t.options(0)
    assert taken not in t.options(0)
    assert not [x for x in t.options(0) if SYSTEMS[x].anomaly in galaxy.HARD]
    fight = battle(cruiser=1)
    fight.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    assert offered(fight, ("open_window", "spc_round_start", 0, SYSTEM, ()), 0, "skilled_retreat-1")
    assert not offered(fight, ("open_window", "spc_round_end", 0, SYSTEM, ()), 0, "skilled_retreat-1")
    for system in fight.board.beside[SYSTEM]:
        put(fight, 2, system, destroyer=1)
    assert not offered(fight, ("open_window", "spc_round_start", 0, SYSTEM, ()), 0, "skilled_retreat-1")


def test_after_a_skilled_retreat_there_is_no_combat_to_prepare_for() -> None:
    s = battle(cruiser=1)
    free = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    hand(s, 0, "skilled_retreat-1")
    hand(s, 1, "morale_boost-1")
    t = act(s, ("meet",)).play(0, "skilled_retreat-1", free).play(1, "pass")
    assert t.asked() == {}
    assert t.s.combat is None


@pytest.mark.rule("W-COMBAT-WON", "TI-68.3")
def test_salvage_brings_the_commodities_of_whoever_lost() -> None:
    s = battle(cruiser=1)
    assert not offered(s, ("meet",), 0, "salvage", luck="7 1"), "there are none"
    s.players[0].commodities, s.players[1].commodities = 1, 3
    assert not offered(s, ("meet",), 1, "salvage", luck="7 1"), "the loser"
    assert not offered(s, ("open_window", "combat_won", 0, "lodor", (1,)), 0, "salvage"), "a ground combat"
    t = play(s, ("meet",), 0, "salvage", luck="7 1")
    assert [(p.goods, p.commodities) for p in t.s.players[:2]] == [(3, 1), (0, 0)]
