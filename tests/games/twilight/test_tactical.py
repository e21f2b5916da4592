"""The tactical action as a whole: activation, who fights whom, what is put right between the steps."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import abilities, checks, galaxy, units, values
from fivesuns.games.twilight.abilities import Target
from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS, UNITS
from fivesuns.games.twilight.selectors import CONDITIONS
from fivesuns.games.twilight.state import Combat, Force, Happening, Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, law, put

SYSTEM = "s18"
PLANET = "lodor"                 # in s26
PEACEFUL = ("letnev", "hacan", "xxcha")


@pytest.mark.rule("TI-1.1", "TI-1.2", "TI-1.3", "TI-79.1", "D-ACTIVATE")
def test_a_token_from_the_tactic_pool_activates_a_system_without_one_of_ones_own() -> None:
    s = begin(factions=PEACEFUL)
    s.players[0].tokens, s.players[1].tokens = ["s26"], [SYSTEM]
    t = act(s, ("choose_action",))
    assert "activate s26" not in t.options(0)
    t.play(0, f"activate {SYSTEM}")
    assert t.s.players[0].tokens == ["s26", SYSTEM]
    assert t.s.players[0].pools == {"tactic": 2, "fleet": 3, "strategy": 3}
    s.players[0].pools["tactic"] = 0
    assert not [x for x in act(s, ("choose_action",)).options(0) if x.startswith("activate")]


@pytest.mark.rule("TI-1.4", "TI-70.4")
def test_the_system_is_active_until_the_action_ends() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, galaxy.adjacent(s, SYSTEM)[0], cruiser=1)
    t = act(s, ("activate", SYSTEM))
    assert t.s.system == SYSTEM
    t.play(0, "nothing")
    assert t.s.system == ""
    assert t.s.players[0].pools["fleet"] == 3


@pytest.mark.rule("TI-E.10", "TI-14.1a")
def test_an_effect_may_end_the_action_after_the_activation() -> None:
    s = begin(factions=PEACEFUL)
    s.players[2].technologies["nullification_field"] = True
    put(s, 0, galaxy.adjacent(s, SYSTEM)[0], cruiser=1)
    put(s, 2, SYSTEM, cruiser=1)
    s.forces = [Force(source="card", seat=0, value="move", amount=1, lasts="tactical")]
    t = act(s, ("activate", SYSTEM), ("next_turn",)).play(2, "nullification_field")
    assert t.s.active == 1
    assert t.s.players[0].tokens == [SYSTEM]
    assert t.s.forces == []


@pytest.mark.rule("TI-43.1", "TI-79.2")
def test_ships_alone_in_the_system_do_not_fight() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, galaxy.adjacent(s, SYSTEM)[0], cruiser=1)
    s.system = SYSTEM
    assert act(s, ("meet",)).told("combat") == []


@pytest.mark.rule("TI-77.0", "TI-77.1")
def test_third_parties_are_no_opponents() -> None:
    s = begin(factions=PEACEFUL)
    for seat in range(3):
        hand(s, seat, f"morale_boost-{seat + 1}")
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    assert act(s, ("meet",)).asked() == {0: "react", 1: "react"}


@pytest.mark.rule("TI-43.7a")
def test_nobody_retreats_from_an_empty_system() -> None:
    s = begin(factions=PEACEFUL)
    haven = next(x for x in galaxy.adjacent(s, SYSTEM) if not SYSTEMS[x].anomaly)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    put(s, 1, haven, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 7").play(1, "retreat")
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}, haven: {"cruiser": 1}}
    assert t.s.players[1].tokens == []


@pytest.mark.rule("A-44", "D-SUSTAIN")
def test_units_sustain_before_any_hit_is_assigned() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, dreadnought=1, destroyer=1)
    put(s, 1, SYSTEM, cruiser=3)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 1 5 9 7 7 1")
    assert t.asked() == {0: "sustain"}
    t.play(0, "nothing")
    assert t.s.players[0].units == {}, "then each of two hits destroys a ship, though one could have sustained"


@pytest.mark.rule("TI-55.2", "TI-14.16")
def test_the_same_ability_rerolls_once_and_another_may_again(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("munitions_reserves-rerolls", "war_funding-rerolls")

    def nothing(s: Twilight, seat: int, target: Target) -> None:
        s.players[seat].goods += 1

    for name in names:
        monkeypatch.setitem(abilities.EFFECTS, name, nothing)
    monkeypatch.setitem(abilities.CONDITIONS, "rerolls_allowed", lambda s, h, seat: True)
    monkeypatch.setattr(abilities, "has", lambda s, seat, a: a.id in names and seat == 0)
    monkeypatch.setattr(abilities, "_BY_WINDOW", {})
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="7 1").play(0, names[0])
    assert t.options(0) == ["pass", names[1]]


@pytest.mark.rule("TI-4.4", "TI-69.4", "TI-40.5", "TI-40.5a")
def test_outside_an_invasion_structures_and_control_go_to_who_is_on_the_planet() -> None:
    s = begin(factions=PEACEFUL)
    s.players[1].planets[PLANET] = True
    put(s, 1, PLANET, pds=1, space_dock=1)
    put(s, 0, PLANET, infantry=1)
    t = act(s, ("tidy",), ("tidy",))
    assert t.s.players[1].units == {}
    assert t.s.players[0].planets[PLANET] is False
    assert PLANET not in t.s.players[1].planets


@pytest.mark.rule("TI-70.1", "TI-70.1a", "TI-46.3b")
def test_only_large_ships_in_space_count_in_the_fleet() -> None:
    s = begin(factions=("hacan", "sol", "xxcha"))
    put(s, 0, "s26", cruiser=2, carrier=1, fighter=4)
    put(s, 0, PLANET, infantry=9, pds=2)
    assert checks.fleet_excess(s, 0, "s26") == 0
    assert checks.cargo_excess(s, 0, "s26") == 0
    put(s, 0, "s26", destroyer=1, infantry=1)
    assert (checks.fleet_excess(s, 0, "s26"), checks.cargo_excess(s, 0, "s26")) == (1, 1)


@pytest.mark.rule("TI-70.1", "TI-46.3")
def test_what_was_in_order_is_looked_at_again_when_anything_on_which_that_depends_has_changed() -> None:
    s = begin(factions=("hacan", "sol", "xxcha"))
    s.players[0].technologies = {"carrier_ii": True}
    put(s, 0, SYSTEM, carrier=1, fighter=6, cruiser=2)
    s.players[0].pools["fleet"] = 3
    checks.tidy(s)
    assert s.settled
    s.players[0].pools["fleet"] = 2
    assert act(copied(s), ("tidy",)).asked() == {0: "fleet_excess"}, "a token has left the fleet pool"
    checks.tidy(s)
    assert not s.settled, "in the same state too, which remembers that all was well"
    s._coming.clear()
    s.players[0].pools["fleet"] = 3
    checks.tidy(s)
    assert s.settled
    s.players[0].technologies = {}
    checks.tidy(s)
    assert not s.settled, "carriers carry less again"


@pytest.mark.rule("TI-46.3", "TI-46.3a", "TI-50.1", "D-CAPACITY-EXCESS")
def test_the_owner_chooses_what_there_is_no_room_for() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, carrier=1, fighter=3, infantry=3)
    t = act(s, ("tidy",))
    assert t.asked() == {0: "cargo_excess"}
    t.play(0, "fighter,2")
    assert t.s.players[0].units == {SYSTEM: {"carrier": 1, "fighter": 1, "infantry": 3}}


@pytest.mark.rule("TI-54.1a", "TI-56.5")
def test_all_ships_and_their_cargo_arrive_together_in_the_active_system() -> None:
    s = begin(factions=PEACEFUL)
    one, two = [x for x in galaxy.adjacent(s, SYSTEM) if not SYSTEMS[x].anomaly][:2]
    put(s, 0, one, carrier=1, fighter=1)
    put(s, 0, two, destroyer=1)
    t = act(s, ("activate", SYSTEM)).play(0, f"carrier,{one} carry_fighter,{one},1 destroyer,{two}")
    assert t.s.players[0].units == {SYSTEM: {"carrier": 1, "fighter": 1, "destroyer": 1}}


@pytest.mark.rule("TI-70.1b")
def test_cargo_does_not_count_where_it_is_only_carried_through() -> None:
    s = begin(factions=PEACEFUL)
    s.players[0].pools["fleet"] = 0                                 # two, with Armada
    near = next(x for x in galaxy.adjacent(s, SYSTEM) if SYSTEMS[x].planets and not SYSTEMS[x].anomaly)
    far = next(x for x in galaxy.adjacent(s, near) if x not in galaxy.near(s, SYSTEM) and not SYSTEMS[x].anomaly)
    put(s, 0, near, cruiser=2)
    put(s, 0, far, carrier=1, fighter=4)
    s.players[0].technologies["carrier_ii"] = True
    t = act(s, ("activate", SYSTEM)).play(0, f"carrier,{far} via,{near} carry_fighter,{far},4")
    assert t.told("removed") == []
    assert t.s.players[0].units == {near: {"cruiser": 2}, SYSTEM: {"carrier": 1, "fighter": 4}}


@pytest.mark.rule("A-48")
def test_one_may_land_on_a_planet_of_ones_own() -> None:
    s = begin(factions=PEACEFUL)
    s.players[0].planets[PLANET] = True
    put(s, 0, PLANET, pds=1, infantry=1)
    put(s, 0, "s26", carrier=1, infantry=2)
    s.system = "s26"
    t = act(s, ("invade",)).play(0, f"{PLANET},2")
    assert t.told("rolled") == []
    assert t.s.players[0].units[PLANET] == {"pds": 1, "infantry": 3}
    assert t.s.players[0].planets[PLANET] is True, "control is not gained again"


@pytest.mark.rule("TI-73.2", "TI-73.3")
def test_a_planet_is_adjacent_to_all_that_its_system_is_adjacent_to_and_to_that() -> None:
    s = begin(factions=PEACEFUL)
    assert galaxy.near(s, galaxy.system_of(PLANET)) == ["s26", *galaxy.adjacent(s, "s26")]


@pytest.mark.rule("TI-41.0", "TI-41.1", "TI-4.1", "TI-69.1")
def test_what_is_a_ship_and_what_every_structure_can_do() -> None:
    assert {*units.SHIPS} == {"carrier", "cruiser", "dreadnought", "destroyer", "fighter", "war_sun", "flagship"}
    assert all([unit.production or unit.by_resources for unit in UNITS.values() if unit.type == "space_dock"])
    assert all([unit.space_cannon for unit in UNITS.values() if unit.type == "pds"])


@pytest.mark.rule("TI-22.1", "TI-24.1", "TI-52.2")
def test_fighters_and_infantry_never_run_out() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "arc_prime", space_dock=1, infantry=40)
    put(s, 0, s.board.homes[0], carrier=3, fighter=14)
    s.system, s.players[0].goods = s.board.homes[0], 9
    t = act(s, ("produce",)).play(0, "infantry@arc_prime,3 fighter,1", "goods,3")
    assert units.on_board(t.s.players[0], "infantry") == 43
    assert units.on_board(t.s.players[0], "fighter") == 15


@pytest.mark.rule("TI-G.4")
def test_there_is_no_limit_to_dice() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, carrier=3, fighter=12)
    put(s, 1, SYSTEM, flagship=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck=" ".join(["10"] * 15))
    assert sum([len(x["faces"]) for x in t.told("rolled")[0]["dice"]]) == 15


@pytest.mark.rule("A-62", "TI-7.1c")
def test_rerolls_of_combat_rolls_find_no_other_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window after combat rolls does not open for barrage, bombardment and cannons."""
    monkeypatch.setitem(abilities.EFFECTS, "the_crown_of_thalnos-elected-1", lambda s, seat, target: None)
    monkeypatch.setattr(abilities, "has", lambda s, seat, a: a.source == "the_crown_of_thalnos")
    monkeypatch.setattr(abilities, "_BY_WINDOW", {})
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", destroyer=1)
    put(s, 1, "s26", cruiser=1)
    s.system = "s26"
    t = act(s, ("meet",))
    assert [x["what"] for x in t.told("rolled")] == ["barrage", "combat"]
    assert t.s.happenings[-1].window == "spc_rolled"


# what some factions ask of the core

def test_fighters_can_land_beside_some_flagships_and_alone_they_take_nothing() -> None:
    s = begin(factions=("naalu", "hacan", "xxcha"))
    put(s, 0, "s26", flagship=1, fighter=2, infantry=1)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="8 1").play(0, f"{PLANET}@fighter,1")
    assert t.told("rolled")[0]["dice"][0]["type"] == "fighter"
    assert t.told("combat_draw") == [{"place": PLANET}]
    assert PLANET in t.s.players[1].planets


def test_ground_forces_can_count_as_ships_for_a_combat() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, carrier=1, infantry=2)
    assert values.as_ships(s, 0) == {}
    s.forces = [Force(source="unit", seat=0, value="counts_as_ship", amount=2, lasts="combat", about=(SYSTEM,))]
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="8 1 1 1")
    assert [x["type"] for x in t.told("rolled")[0]["dice"]] == ["infantry", "carrier"]
    assert t.s.forces == []


def test_wormholes_that_are_open_to_one_player_in_his_own_actions() -> None:
    s = begin(factions=("winnu", "hacan", "xxcha"))
    s.players[0].technologies["lazax_gate_folding"] = True
    alpha = next(x for x in s.board.beside if "alpha" in SYSTEMS[x].wormholes)
    assert alpha not in galaxy.adjacent(s, SYSTEM, 0)
    s.system = SYSTEM
    assert alpha in galaxy.adjacent(s, SYSTEM, 0)
    assert alpha not in galaxy.adjacent(s, SYSTEM, 1)
    s.players[0].planets["mecatol_rex"] = True
    assert alpha not in galaxy.adjacent(s, SYSTEM, 0)


def test_who_is_safe_from_cannons_while_landing() -> None:
    s = begin(factions=PEACEFUL)
    s.players[0].technologies["l4_disruptors"] = True
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, pds=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    assert act(s, ("invade",)).play(0, f"{PLANET},1").asked() == {}
    assert act(s, ("offense",)).asked() == {1: "space_cannon"}


def test_laws_that_reach_into_combat() -> None:
    s = begin(factions=PEACEFUL)
    cultural = next(x for x in PLANETS.values() if x.trait == "cultural" and x.system in s.board.beside)
    put(s, 0, cultural.system, dreadnought=1, war_sun=1)
    s.players[0].technologies["war_sun"] = True
    put(s, 1, cultural.id, infantry=1)
    s.system = cultural.system
    assert act(s, ("bombard",)).asked() == {0: "bombard"}
    law(s, "conventions_of_war", "for")
    law(s, "publicize_weapon_schematics", "for")
    assert act(s, ("bombard",)).asked() == {}
    assert not values.sustains(s, 0, "war_sun", s.system)
    assert values.sustains(s, 0, "dreadnought", s.system)


def test_conditions_that_flagships_and_factions_ask_for() -> None:
    s = begin(factions=("muaat", "letnev", "yin"))
    here = Happening(number=1, window="spc_start", by=0, place=SYSTEM, about=(), order=[0])
    there = Happening(number=1, window="combat_end", by=0, place=PLANET, about=(), order=[0])
    holds = {word: CONDITIONS[word](s, here, 0) for word in ("this_ship_here", "rerolls_allowed",
                                                              "war_sun_or_next_to_supernova")}
    assert not any(holds.values())
    put(s, 0, SYSTEM, flagship=1, war_sun=1)
    s.forces = [Force(source="munitions_reserves", seat=0, value="reroll_allowance", amount=0, lasts="combat_round")]
    assert all([CONDITIONS[word](s, here, 0) for word in holds])
    assert not CONDITIONS["committed_fighters"](s, there, 0)
    put(s, 0, PLANET, fighter=1)
    put(s, 1, PLANET, infantry=1)
    s.combat = Combat(attacker=0, defender=1, place=PLANET)
    assert CONDITIONS["committed_fighters"](s, there, 0)
    assert CONDITIONS["opposing_infantry_there"](s, there, 0)
    assert not CONDITIONS["opposing_infantry_there"](s, there, 1)
