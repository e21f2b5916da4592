"""Invasion: bombardment, landing, cannons, ground combat, control; and cannons at ships."""
from __future__ import annotations

from dataclasses import replace

import pytest

from fivesuns.games.twilight import units
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.stages.invasion import can_be_bombarded
from fivesuns.games.twilight.state import Force
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, put

SYSTEM = "s18"
PLANET = "lodor"                 # in s26
PEACEFUL = ("letnev", "hacan", "xxcha")


@pytest.mark.rule("TI-25.5", "TI-49.1", "TI-49.4c", "TI-40.1", "TI-25.5a", "TI-49.0", "TI-49.2", "TI-49.4", "TI-25.4")
def test_who_wins_the_ground_combat_takes_the_planet_and_its_structures_are_lost() -> None:
    s = begin(factions=("letnev", "hacan", "sol"))
    put(s, 0, "s26", carrier=1, infantry=2)
    put(s, 1, "lodor", infantry=1, space_dock=1)
    s.players[1].planets["lodor"] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="8 1 1").play(0, "lodor,2")
    assert t.s.players[0].units["lodor"] == {"infantry": 2}
    assert t.s.players[1].units == {}
    assert t.s.players[0].planets["lodor"] is False
    assert "lodor" not in t.s.players[1].planets


@pytest.mark.rule("TI-21.1", "TI-21.2", "TI-21.3", "D-CUSTODIANS", "W-CUSTODIANS")
def test_the_custodians_want_six_influence_and_then_somebody_has_to_land() -> None:
    s = begin()
    put(s, 0, SYSTEM, carrier=1, infantry=1)
    s.system = SYSTEM
    s.players[0].goods = 5
    t = act(s, ("invade",))
    assert t.asked() == {0: "custodians"}
    u = act(copied(s), ("invade",)).play(0, "leave")
    assert u.s.players[0].units == {SYSTEM: {"carrier": 1, "infantry": 1}}
    last = copied(s)
    last.players[0].points = {"custodians": last.rules.points - 1}
    assert act(last, ("invade",)).play(0, "remove", "jord goods,4").table.over, "the last point ends the game at once"
    t.play(0, "remove", "jord goods,4")
    assert t.refused(0, "nothing") == "must-land"
    t.play(0, "mecatol_rex,1")
    assert t.table.scores()[0] == 1
    assert not t.s.custodians
    assert t.s.players[0].planets["mecatol_rex"] is False


@pytest.mark.rule("TI-42.2", "TI-42.5", "TI-42.5a", "TI-42.1", "TI-42.3", "TI-42.3b", "D-SPACE-CANNON")
def test_cannons_fire_at_the_active_player_after_ships_have_moved() -> None:
    s = begin(factions=("letnev", "hacan", "sol"))
    put(s, 0, "s26", cruiser=2)
    put(s, 1, "lodor", pds=2)
    s.system = "s26"
    t = act(s, ("offense",), luck="6 5")
    assert t.asked() == {1: "space_cannon"}
    assert [t.refused(1, x) for x in ("nothing", "pds@lodor,1", "pds@lodor,2")] == ["", "", ""]
    t.play(1, "pds@lodor,2")
    assert t.s.players[0].units == {"s26": {"cruiser": 1}}
    s.players[0].units, s.system = {"s34": {"cruiser": 2}}, "s34"
    put(s, 1, "centauri", pds=1)
    put(s, 2, "gral", pds=1)
    t = act(s, ("offense",), luck="6").play(1, "pds@centauri,1")
    assert (t.asked(), t.s.players[0].units) == ({2: "space_cannon"}, {"s34": {"cruiser": 1}}), "before the next fires"


@pytest.mark.rule("TI-25.3", "TI-42.8", "A-20", "A-54", "TI-42.7")
def test_cannons_fire_at_who_lands_even_where_nobody_else_is() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", carrier=1, infantry=2)
    put(s, 1, PLANET, pds=2)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(copied(s), ("invade",), luck="6 5").play(0, f"{PLANET},2").play(1, f"pds@{PLANET},2")
    assert t.s.players[0].units[PLANET] == {"infantry": 1}
    assert t.s.players[1].units == {}
    t = act(s, ("invade",), luck="6 6").play(0, f"{PLANET},2").play(1, f"pds@{PLANET},2")
    assert t.s.players[1].units == {PLANET: {"pds": 2}}, "they survive"
    assert PLANET in t.s.players[1].planets


@pytest.mark.rule("TI-25.3a", "TI-25.4a", "D-ORDER", "TI-25.2", "D-COMMIT")
def test_the_attacker_says_in_which_order_planets_are_fought_for() -> None:
    s = begin(factions=PEACEFUL)
    system = next(x for x in s.board.beside if len(SYSTEMS[x].planets) == 2)
    one, two = SYSTEMS[system].planets
    put(s, 0, system, carrier=1, infantry=2)
    put(s, 1, one, infantry=1)
    put(s, 1, two, infantry=1)
    s.system = system
    t = act(s, ("invade",), luck="8 1 8 1")
    assert [t.refused(0, x) for x in ("nothing", f"{one},2", f"{two},1")] == ["", "", ""]
    assert t.refused(0, f"{one},2 {two},1") != "", "there are two"
    t.play(0, f"{one},1 {two},1")
    assert t.asked() == {0: "order_planets"}
    t.play(0, f"{two} {one}")
    assert [x["place"] for x in t.told("combat")] == [two, one]


@pytest.mark.rule("TI-7.1", "TI-7.1d", "TI-7.2", "TI-7.2a", "A-19", "TI-7.1b", "TI-25.1", "D-BOMBARD")
def test_bombs_hit_ground_forces_of_the_planet_they_are_aimed_at() -> None:
    s = begin(factions=PEACEFUL)
    system = next(x for x in s.board.beside if len(SYSTEMS[x].planets) == 2)
    one, two = SYSTEMS[system].planets
    put(s, 0, system, dreadnought=3)
    put(s, 1, one, infantry=1)
    put(s, 1, two, infantry=1, space_dock=1)
    s.system = system
    t = act(s, ("invade",), luck="5 5 1")
    assert t.refused(0, f"dreadnought@{one},2 dreadnought@{two},2") == "not-so-many"
    t.play(0, f"dreadnought@{one},2 dreadnought@{two},1")
    assert t.s.players[1].units == {two: {"infantry": 1, "space_dock": 1}}
    s.players[1].units = {one: {"infantry": 1}, two: {"space_dock": 1}}
    t = act(s, ("bombard",), luck="9").play(0, f"dreadnought@{two},1")
    assert t.told("rolled")[0]["what"] == "bombardment", "of a planet without ground forces"
    assert t.s.players[1].units == {one: {"infantry": 1}, two: {"space_dock": 1}}


@pytest.mark.rule("TI-7.1", "D-BOMBARD")
def test_as_many_ships_as_are_there_bombard_and_a_single_one_may() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", dreadnought=2)
    put(s, 1, PLANET, infantry=1)
    s.system = "s26"
    part, = act(s, ("invade",)).table.waiting()[0].describe()["parts"]
    assert (part["name"], part["fields"]) == (f"dreadnought@{PLANET}", [[1, 2]])


@pytest.mark.rule("A-19")
def test_where_no_ground_forces_can_be_hit_nobody_is_asked_to_bombard() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", dreadnought=1, carrier=1, infantry=1)
    put(s, 1, PLANET, space_dock=1)
    s.system = "s26"
    assert act(s, ("invade",)).asked() == {0: "commit"}


@pytest.mark.rule("TI-25.4", "TI-25.5")
@pytest.mark.parametrize("seat", range(3))
def test_whoever_lands_where_nobody_is_has_the_planet_without_a_combat(seat: int) -> None:
    s = begin(factions=PEACEFUL)
    put(s, seat, "s26", carrier=1, infantry=1)
    s.system, s.active = "s26", seat
    t = act(s, ("invade",)).play(seat, f"{PLANET},1")
    assert PLANET in t.s.players[seat].planets
    assert t.told("combat") == []


@pytest.mark.rule("TI-25.5d", "TI-49.4d", "TI-25.2c")
def test_where_all_die_the_defender_keeps_the_planet() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, infantry=1, pds=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="8 8").play(0, f"{PLANET},1").play(1, "nothing")
    assert PLANET in t.s.players[1].planets
    assert t.s.players[1].units == {PLANET: {"pds": 1}}
    assert t.told("combat_draw") == [{"place": PLANET}]


@pytest.mark.rule("TI-42.5b", "TI-42.4", "A-05")
def test_the_active_player_fires_last_and_at_ships_of_others() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, PLANET, pds=1)
    put(s, 1, "s26", cruiser=1)
    s.system = "s26"
    t = act(copied(s), ("offense",), luck="6").play(0, f"pds@{PLANET},1")
    assert t.s.players[1].units == {}
    s.players[1].units = {}
    put(s, 0, "s26", cruiser=1)
    put(s, 2, "s26", flagship=1)
    assert act(copied(s), ("offense",)).asked() == {2: "space_cannon"}
    s.rules = replace(s.rules, space_cannon_first="active")
    assert act(copied(s), ("offense",)).asked() == {0: "space_cannon"}
    put(s, 1, "s26", flagship=1)
    t = act(s, ("fire", 0, "s26")).play(0, f"pds@{PLANET},1")
    assert t.asked() == {0: "space_cannon_foe"}


@pytest.mark.rule("TI-42.6")
def test_disabled_cannons_neither_shield_nor_fire() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", carrier=1, infantry=1, dreadnought=1)
    put(s, 1, PLANET, pds=1, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    s.forces = [Force(source="card", seat=1, value="unit_abilities", amount=0, lasts="invasion", about=("pds",))]
    t = act(s, ("invade",), luck="1 8 1").play(0, f"dreadnought@{PLANET},1", f"{PLANET},1")
    assert [x["what"] for x in t.told("rolled")] == ["bombardment", "combat", "combat"]
    assert t.s.forces == []


@pytest.mark.rule("TI-4.4a", "TI-74.1")
def test_a_dock_in_space_is_destroyed_when_it_is_blockaded() -> None:
    s = begin(factions=("saar", "hacan", "xxcha"))
    put(s, 0, SYSTEM, space_dock=1, cruiser=1)
    assert act(copied(s), ("tidy",)).s.players[0].units == {SYSTEM: {"space_dock": 1, "cruiser": 1}}
    units.take(s.players[0], SYSTEM, "cruiser")
    put(s, 1, SYSTEM, cruiser=1)
    assert act(s, ("tidy",)).s.players[0].units == {}


@pytest.mark.rule("A-19")
def test_nobody_bombards_a_planet_of_ones_own() -> None:
    s = begin(factions=PEACEFUL)
    assert can_be_bombarded(s, 0, PLANET)
    s.players[0].planets[PLANET] = True
    assert not can_be_bombarded(s, 0, PLANET)
