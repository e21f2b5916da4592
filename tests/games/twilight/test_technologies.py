"""Technologies that every player can have, and the upgrades of units."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import checks, galaxy, research, values
from fivesuns.games.twilight.catalog import ABILITIES, SYSTEMS, TECHNOLOGIES, UNITS
from fivesuns.games.twilight.exceptions import technologies
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import Scenario, act, begin, put

pytestmark = pytest.mark.component

SYSTEM = "s18"
PLANET = "lodor"                 # in s26
PEACEFUL = ("letnev", "hacan", "xxcha")


def owning(seat: int, *names: str, factions: tuple[str, ...] = PEACEFUL) -> Twilight:
    s = begin(factions=factions)
    for name in names:
        s.players[seat].technologies[name] = True
    return s


def fight(s: Twilight, luck: str = "") -> Scenario:
    s.system = SYSTEM
    return act(s, ("meet",), luck=luck)


def invasion(s: Twilight, luck: str = "", land: int = 1) -> Scenario:
    """Seat 0 lands on Lodor, which seat 1 holds."""
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck=luck)
    return t.play(0, f"{PLANET},{land}") if land else t


def test_every_generic_technology_is_a_row_or_a_function() -> None:
    """What has a window and does not only change a value has a function of its name, and nothing else has."""
    generic = [id for id, x in TECHNOLOGIES.items() if not x.faction]
    used = {a.id for a in ABILITIES.values() if a.source in generic and a.windows}
    values_alone = {"antimass_deflectors-1", "gravity_drive", "sarween_tools"}
    assert used - values_alone == {id for id in technologies.EFFECTS if ABILITIES[id].source in generic}


# green

@pytest.mark.rule("W-COMBAT-WON", "TI-49.4c")
def test_dacxive_animators_raise_one_infantry_where_a_ground_combat_was_won() -> None:
    s = owning(0, "dacxive_animators")
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, infantry=1)
    t = invasion(s, luck="8 1")
    assert t.options(0) == ["pass", "dacxive_animators"]
    t.play(0, "dacxive_animators")
    assert t.s.players[0].units[PLANET] == {"infantry": 2}


def test_dacxive_animators_do_nothing_for_who_lost() -> None:
    s = owning(1, "dacxive_animators")
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, infantry=1)
    t = invasion(s, luck="8 1")
    assert not t.asked()
    assert t.s.players[0].planets[PLANET] is False


@pytest.mark.rule("TI-60.1", "TI-39.1", "TI-11.4")
def test_x_89_kills_all_infantry_on_a_shielded_planet_below_ones_bombers() -> None:
    s = owning(0, "x_89_bacterial_weapon")
    put(s, 0, "s26", dreadnought=1)
    put(s, 1, PLANET, infantry=4, pds=1)
    s.players[1].planets[PLANET] = True
    t = act(s, ("choose_action",)).play(0, "use x_89_bacterial_weapon")
    assert t.s.players[1].units == {PLANET: {"pds": 1}}
    assert t.s.players[0].technologies["x_89_bacterial_weapon"] is False
    assert t.s.active == 1


def test_x_89_needs_ships_with_bombardment() -> None:
    s = owning(0, "x_89_bacterial_weapon")
    put(s, 0, "s26", cruiser=1)
    put(s, 1, PLANET, infantry=4)
    assert "use x_89_bacterial_weapon" not in act(s, ("choose_action",)).options(0)
    put(s, 0, "s26", dreadnought=1)
    s.players[0].technologies["x_89_bacterial_weapon"] = False
    assert "use x_89_bacterial_weapon" not in act(s, ("choose_action",)).options(0)


# blue

@pytest.mark.rule("A-27", "TI-63.1")
def test_antimass_deflectors_open_asteroid_fields() -> None:
    s = begin()
    field = next(x for x in s.board.beside if SYSTEMS[x].anomaly == "asteroid_field")
    near = s.board.beside[field][0]
    assert galaxy.way(s, 0, near, field, 1) is None
    s.players[0].technologies["antimass_deflectors"] = True
    assert galaxy.way(s, 0, near, field, 1) == (field,)
    assert galaxy.may_pass(s, 0, field)
    assert not galaxy.may_pass(s, 1, field)


@pytest.mark.rule("W-SC-WHEN", "TI-47.2")
def test_antimass_deflectors_spoil_the_aim_of_cannons() -> None:
    s = owning(0, "antimass_deflectors")
    put(s, 0, "s26", cruiser=1)
    put(s, 1, PLANET, pds=1)
    s.system = "s26"
    t = act(s, ("offense",), luck="6").play(1, f"pds@{PLANET},1")
    assert t.s.players[0].units == {"s26": {"cruiser": 1}}
    assert t.told("rolled")[0]["dice"][0]["reasons"] == [["antimass_deflectors", -1]]


@pytest.mark.rule("TI-56.3f", "TI-82.2")
def test_gravity_drive_makes_one_ship_faster_and_only_one() -> None:
    s = owning(0, "gravity_drive")
    near = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    far = next(x for x in s.board.beside[near] if x not in (*s.board.beside[SYSTEM], SYSTEM) and not SYSTEMS[x].anomaly)
    put(s, 0, far, carrier=2)
    t = act(s, ("activate", SYSTEM))
    assert t.refused(0, f"carrier,{far} carrier,{far}") == "no-way"
    t.play(0, f"carrier,{far}")
    assert t.s.players[0].units == {far: {"carrier": 1}, SYSTEM: {"carrier": 1}}


@pytest.mark.rule("TI-56.3b")
def test_light_wave_deflectors_pass_through_fleets() -> None:
    s = begin()
    near = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    put(s, 1, near, cruiser=1)
    assert not galaxy.may_pass(s, 0, near)
    s.players[0].technologies["light_wave_deflector"] = True
    assert galaxy.may_pass(s, 0, near)


@pytest.mark.rule("TI-84.1", "TI-84.4", "W-ACTION-AFTER")
def test_fleet_logistics_allow_two_actions_in_a_turn_and_no_pass_after_the_first() -> None:
    s = owning(0, "fleet_logistics")
    s.players[0].strategy = {"leadership": False}
    t = act(s, ("turn",)).play(0, f"activate {SYSTEM}")
    assert t.s.active == 0
    assert "done" in t.options(0)
    assert "pass" not in t.options(0)
    t.play(0, "activate s26")
    assert t.s.active == 1
    u = act(owning(0), ("turn",)).play(0, f"activate {SYSTEM}")
    assert u.s.active == 1, "without it the turn is over"


# yellow

@pytest.mark.rule("W-PROD-WHEN", "TI-75.1c")
def test_sarween_tools_save_one_resource_of_the_whole_order() -> None:
    s = owning(0, "sarween_tools")
    home = s.board.homes[0]
    put(s, 0, "arc_prime", space_dock=1)
    s.system = home
    t = act(s, ("produce",)).play(0, "infantry@arc_prime,2 cruiser,1")
    assert t.table.waiting()[0].about == (2,)


@pytest.mark.rule("W-SC-BEFORE", "A-51")
def test_the_graviton_laser_spares_fighters() -> None:
    s = owning(1, "graviton_laser_system")
    put(s, 0, "s26", carrier=1, fighter=4)
    put(s, 1, PLANET, pds=2)
    s.system = "s26"
    t = act(s, ("offense",), luck="6 6").play(1, "graviton_laser_system", f"pds@{PLANET},2")
    assert "carrier" not in t.s.players[0].units.get("s26", {})
    assert t.told("destroyed")[0]["units"] == {"carrier": 1, "fighter": 1}, "what is left hits fighters"
    assert t.s.players[1].technologies["graviton_laser_system"] is False
    assert t.s.forces == []


@pytest.mark.rule("W-TURN-START", "TI-14.5")
def test_transit_diodes_move_up_to_four_ground_forces_to_planets_of_ones_own() -> None:
    s = owning(0, "transit_diodes")
    s.players[0].planets[PLANET] = True
    put(s, 0, "arc_prime", infantry=5)
    t = act(s, ("turn",)).play(0, "transit_diodes")
    assert t.refused(0, f"take@arc_prime,2 put@{PLANET},1") == "not-placed"
    assert t.refused(0, f"take@arc_prime,5 put@{PLANET},4") != ""
    t.play(0, f"take@arc_prime,4 put@{PLANET},4")
    assert t.s.players[0].units == {"arc_prime": {"infantry": 1}, PLANET: {"infantry": 4}}


@pytest.mark.rule("W-CONTROL-AFTER", "TI-75.4")
def test_integrated_economy_produces_on_a_gained_planet_as_much_as_it_is_worth() -> None:
    s = owning(0, "integrated_economy", "sarween_tools")
    put(s, 0, "s26", carrier=1, infantry=1)
    s.players[0].goods = 9
    s.system = "s26"
    t = act(s, ("invade",)).play(0, f"{PLANET},1", "integrated_economy")
    assert t.refused(0, "carrier,2") == "worth-too-much"
    t.play(0, f"infantry@{PLANET},2 cruiser,1", "goods,3")
    assert t.s.players[0].units == {"s26": {"carrier": 1, "cruiser": 1}, PLANET: {"infantry": 3}}
    assert t.s.players[0].goods == 6, "tools help where units use PRODUCTION, and here none does"


# red

@pytest.mark.rule("W-BOMB-WHEN")
def test_plasma_scoring_gives_one_bomber_another_die() -> None:
    s = owning(0, "plasma_scoring")
    put(s, 0, "s26", dreadnought=1)
    put(s, 1, PLANET, infantry=3)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="5 5").play(0, f"dreadnought@{PLANET},1", "plasma_scoring-0")
    assert t.s.players[1].units[PLANET] == {"infantry": 1}


@pytest.mark.rule("W-SC-WHEN")
def test_plasma_scoring_gives_one_cannon_another_die() -> None:
    s = owning(1, "plasma_scoring")
    put(s, 0, "s26", cruiser=3)
    put(s, 1, PLANET, pds=2)
    s.system = "s26"
    t = act(s, ("offense",), luck="6 6 6").play(1, f"pds@{PLANET},2", "plasma_scoring-1")
    assert t.s.players[0].units == {}


@pytest.mark.rule("W-GC-ROUND-START", "TI-60.3a", "TI-E.4")
def test_the_magen_defense_grid_silences_attackers_for_a_round_unless_a_war_sun_has_broken_the_shield() -> None:
    s = owning(1, "magen_defense_grid")
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, infantry=1, pds=1)
    t = invasion(s).play(1, "nothing", "magen_defense_grid")
    assert [(x["seat"], len(x["dice"])) for x in t.told("rolled")][:3] == [(0, 0), (1, 1), (0, 1)]
    s = owning(1, "magen_defense_grid")
    put(s, 0, "s26", carrier=1, infantry=1, war_sun=1)
    s.players[0].technologies["war_sun"] = True
    put(s, 1, PLANET, infantry=1, pds=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="1 1 1 8").play(0, "nothing", f"{PLANET},1").play(1, "nothing")
    assert t.s.players[1].technologies["magen_defense_grid"] is True


@pytest.mark.rule("W-SPC-HITS-AFTER", "A-66", "TI-28.3")
def test_duranium_armor_repairs_what_has_not_sustained_in_this_round() -> None:
    s = owning(0, "duranium_armor")
    put(s, 0, SYSTEM, dreadnought=2)
    put(s, 1, SYSTEM, cruiser=1)
    s.players[0].damaged = {SYSTEM: {"dreadnought": 1}}
    t = fight(s, luck="1 1 7 5 1").play(0, "dreadnought,1")
    assert t.told("repaired") == [{"seat": 0, "place": SYSTEM}] * 2
    s = owning(0, "duranium_armor")
    put(s, 0, SYSTEM, dreadnought=1)
    put(s, 1, SYSTEM, cruiser=1)
    t = fight(s, luck="5 7").play(0, "dreadnought,1")
    assert t.told("repaired") == [], "it was damaged in this very round"


@pytest.mark.rule("W-SPC-START", "TI-28.5")
def test_an_assault_cannon_of_three_large_ships_destroys_one_of_the_opponents_choice() -> None:
    s = owning(0, "assault_cannon")
    put(s, 0, SYSTEM, cruiser=3)
    put(s, 1, SYSTEM, dreadnought=1, destroyer=1, fighter=1)
    t = fight(s)
    assert t.asked() == {1: "assault_cannon"}
    assert t.options(1) == ["dreadnought", "destroyer"]
    t.play(1, "destroyer")
    assert t.told("destroyed")[0]["units"] == {"destroyer": 1}
    s = owning(0, "assault_cannon")
    put(s, 0, SYSTEM, cruiser=2, fighter=1)
    put(s, 1, SYSTEM, dreadnought=1)
    assert fight(s, luck="7 7 1 1").asked() == {1: "sustain"}, "two are too few"


# unit upgrades

@pytest.mark.rule("TI-35.4")
def test_an_upgrade_counts_for_all_units_of_its_type() -> None:
    s = begin(factions=PEACEFUL)
    for name in [id for id, x in TECHNOLOGIES.items() if x.unit and not x.faction]:
        upgrade = UNITS[name]
        if upgrade.upgrades:
            assert values.unit(s, 0, upgrade.type).id == upgrade.upgrades
        s.players[0].technologies[name] = True
        assert values.unit(s, 0, upgrade.type) is upgrade


@pytest.mark.rule("TI-35.1")
def test_an_upgrade_is_for_the_unit_of_its_name() -> None:
    s = begin(factions=("sol", "muaat", "letnev"))
    assert "carrier_ii" not in research.deck(s, 0)
    assert "advanced_carrier_ii" in research.deck(s, 0)
    assert "war_sun" not in research.deck(s, 1)
    assert "prototype_war_sun_ii" in research.deck(s, 1)
    assert {"carrier_ii", "war_sun"} <= {*research.deck(s, 2)}


@pytest.mark.rule("W-DESTROYED")
def test_infantry_ii_rolls_for_a_single_one_too() -> None:
    s = owning(1, "infantry_ii")
    put(s, 0, "s26", dreadnought=1)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="5 6").play(0, f"dreadnought@{PLANET},1")
    assert t.s.players[1].stored == 1


@pytest.mark.rule("W-DESTROYED", "W-TURN-START")
def test_infantry_ii_may_come_back_at_home_on_the_next_turn() -> None:
    s = owning(1, "infantry_ii")
    put(s, 0, "s26", dreadnought=2)
    put(s, 1, PLANET, infantry=3)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="5 5 6 5").play(0, f"dreadnought@{PLANET},2")
    assert t.told("revived") == [{"seat": 1, "value": 6, "faces": [6, 5], "units": 1}]
    assert t.s.players[1].stored == 1
    s = t.s
    s.active = 1
    u = act(s, ("turn",)).play(1, "hercant,1")
    assert u.s.players[1].units["hercant"] == {"infantry": 1}
    assert u.s.players[1].stored == 0


def test_infantry_ii_without_a_home_planet_is_lost() -> None:
    s = owning(1, "infantry_ii")
    s.players[1].planets, s.players[1].stored, s.active = {}, 2, 1
    t = act(s, ("turn",))
    assert t.s.players[1].units == {}
    assert t.s.players[1].stored == 0


@pytest.mark.rule("A-41", "TI-70.1")
def test_fighters_ii_without_capacity_count_in_the_fleet_those_of_naalu_half() -> None:
    s = begin(factions=("letnev", "naalu", "sol"))
    for seat, name in ((0, "fighter_ii"), (1, "hybrid_crystal_fighter_ii"), (2, "")):
        put(s, seat, f"s{20 + seat}", cruiser=1, fighter=4)
        if name:
            s.players[seat].technologies[name] = True
    excess = [(checks.fleet_excess(s, seat, f"s{20 + seat}"), checks.cargo_excess(s, seat, f"s{20 + seat}"))
              for seat in range(3)]
    assert excess == [(0, 0), (0, 0), (-2, 4)], "five, three and one ships; pools of three, and an armada"
    put(s, 0, "s20", fighter=1)
    put(s, 1, "s21", fighter=1)
    assert checks.fleet_excess(s, 0, "s20") == 1
    assert checks.fleet_excess(s, 1, "s21") == 1, "a half counts as a whole"


@pytest.mark.rule("TI-70.3", "A-41")
def test_fighters_beyond_the_fleet_are_removed_and_not_destroyed() -> None:
    s = owning(1, "fighter_ii")
    put(s, 1, SYSTEM, cruiser=1, fighter=3)
    t = act(s, ("tidy",))
    assert t.asked() == {1: "fleet_excess"}
    t.play(1, "fighter,1")
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1, "fighter": 2}}
    assert t.told("destroyed") == []


@pytest.mark.rule("TI-42.3c", "TI-89.2", "TI-42.7d")
def test_pds_ii_fire_into_adjacent_systems_but_not_at_who_lands_there() -> None:
    s = owning(1, "pds_ii")
    near = next(x for x in galaxy.adjacent(s, "s26") if SYSTEMS[x].planets)
    planet = SYSTEMS[near].planets[0]
    put(s, 0, "s26", cruiser=1, carrier=1, infantry=1)
    put(s, 1, planet, pds=1)
    s.system = "s26"
    t = act(s, ("offense",)).play(1, f"pds@{planet},1")
    assert len(t.told("rolled")) == 1
    t = act(t.s, ("invade",)).play(0, f"{PLANET},1")
    assert len(t.told("rolled")) == 0
    s.players[1].technologies = {}
    assert not act(s, ("offense",)).asked()


@pytest.mark.rule("TI-89.2", "TI-73.1")
def test_pds_ii_fire_through_wormholes() -> None:
    s = owning(1, "pds_ii")
    gate, other = [x for x in s.board.beside if "alpha" in SYSTEMS[x].wormholes][:2]
    assert other not in s.board.beside[gate]
    planets = [x for x in (gate, other) if SYSTEMS[x].planets]
    near = planets[0]
    far = other if near == gate else gate
    put(s, 0, far, cruiser=1)
    put(s, 1, SYSTEMS[near].planets[0], pds=1)
    s.system = far
    assert act(s, ("offense",)).asked() == {1: "space_cannon"}


@pytest.mark.rule("TI-60.3", "TI-60.3b", "TI-60.0")
def test_a_war_sun_breaks_planetary_shields_of_others() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", dreadnought=1)
    put(s, 1, PLANET, infantry=1, pds=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    assert values.shielded(s, 1, PLANET)
    assert act(s, ("bombard",)).asked() == {}
    put(s, 0, "s26", war_sun=1)
    s.players[0].technologies["war_sun"] = True
    assert not values.shielded(s, 1, PLANET)
    assert act(s, ("bombard",)).asked() == {0: "bombard"}


def test_dreadnought_ii_is_no_target_of_a_direct_hit() -> None:
    s = owning(0, "dreadnought_ii")
    assert values.immune(s, 0, "dreadnought", "direct_hit_targets")
    assert not values.immune(s, 1, "dreadnought", "direct_hit_targets")


@pytest.mark.rule("TI-46.2")
def test_a_space_dock_supports_three_fighters() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, PLANET, space_dock=1)
    put(s, 0, "s26", fighter=4)
    assert checks.cargo_excess(s, 0, "s26") == 1
