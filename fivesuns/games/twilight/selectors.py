"""Who and when, as predicates by word: roles and conditions of abilities. Everybody sees whether they hold."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fivesuns.games.twilight import galaxy, units, values
from fivesuns.games.twilight.catalog import AGENDAS, MECATOL, PLANETS, SYSTEMS
from fivesuns.games.twilight.state import Happening, Twilight

Test = Callable[[Twilight, Happening, int], bool]


def in_combat(s: Twilight, seat: int) -> bool:
    return s.combat is not None and seat in (s.combat.attacker, s.combat.defender)


def shooter(s: Twilight, h: Happening) -> int:
    """Whose units or abilities have made the hits that this is about."""
    n: int = h.about[0]
    return s.batches[n].by


def controls_something(s: Twilight, seat: int, place: str) -> bool:
    """This planet, or one of this system."""
    planets = (place,) if place in PLANETS else SYSTEMS[place].planets
    return any([planet in s.players[seat].planets for planet in planets])


def has_dock_near(s: Twilight, seat: int, system: str) -> bool:
    """A space dock of one's own here, or in an adjacent system."""
    return any(["space_dock" in units.in_system(s.players[seat], near) for near in galaxy.near(s, system, seat)])


def in_space_combat(s: Twilight, h: Happening) -> bool:
    """Won here, or still fought here."""
    return h.place in SYSTEMS and (h.window == "combat_won" or (s.combat is not None and s.combat.place == h.place))


ROLES: Final[dict[str, Test]] = {
    "any": lambda s, h, seat: True,
    "active": lambda s, h, seat: seat == s.active,
    "actor": lambda s, h, seat: seat == h.by,
    "other": lambda s, h, seat: seat != h.by,
    "combatant": lambda s, h, seat: in_combat(s, seat),
    "winner": lambda s, h, seat: seat == h.by,
    "opponent": lambda s, h, seat: s.combat is not None and in_combat(s, seat) and h.by == s.combat.opponent(seat),
    "target": lambda s, h, seat: seat == h.by,
    "shooter": lambda s, h, seat: seat == shooter(s, h),
    "unit_owner": lambda s, h, seat: seat == h.by,
    "controller": lambda s, h, seat: controls_something(s, seat, h.place),
    "former_controller": lambda s, h, seat: seat == h.about[0],
    "voter": lambda s, h, seat: seat in s.voted,
    "elected": lambda s, h, seat: seat == h.by,
    "table": lambda s, h, seat: False,
}

CONDITIONS: Final[dict[str, Test]] = {
    "planet_of_another_player": lambda s, h, seat: True,                     # of its targets
    "ship": lambda s, h, seat: True,
    "not_immune": lambda s, h, seat: True,
    "not_sabotage": lambda s, h, seat: not h.about[0].startswith("sabotage"),
    "space_combat": lambda s, h, seat: in_space_combat(s, h),
    "ground_combat": lambda s, h, seat: h.place in PLANETS,
    "committed_by_another": lambda s, h, seat: seat != h.by,
    "own_dock_here_or_adjacent": lambda s, h, seat: has_dock_near(s, seat, h.place),
    "controls_mecatol": lambda s, h, seat: MECATOL in s.players[seat].planets,
    "diplomacy": lambda s, h, seat: h.about[0] == "diplomacy",
    "own_ships_here": lambda s, h, seat: galaxy.has_ships(s, seat, galaxy.system_of(h.place)),
    "own_shield_there": lambda s, h, seat: h.place in PLANETS and values.shielded(s, seat, h.place),
    "3_own_non_fighter_ships": lambda s, h, seat: values.large_ships(s, seat, h.place) >= 3,
    "stored_units": lambda s, h, seat: s.players[seat].stored > 0,
    "by_production": lambda s, h, seat: True,                                # its windows tell
    "both_rolled": lambda s, h, seat: h.about == ("both",),
    "combat": lambda s, h, seat: s.combat is not None,
    "not_a_draw": lambda s, h, seat: True,
    "opponent_hit": lambda s, h, seat: s.combat is not None and s.combat.hits.get(s.combat.opponent(seat), 0) > 0,
    "gained_mecatol": lambda s, h, seat: MECATOL in s.gained and MECATOL in s.players[seat].planets,
    "opposing_pds_here": lambda s, h, seat: any(["pds" in units.in_system(s.players[x], galaxy.system_of(h.place))
                                                 for x in s.others(seat)]),
    "own_bombardment_here": lambda s, h, seat: any([values.unit(s, seat, type).bombardment for type in units.troops(
        s.players[seat], galaxy.system_of(h.place))]),
    "this_ship_here": lambda s, h, seat: units.count(s.players[seat], galaxy.system_of(h.place), "flagship") > 0,
    "rerolls_allowed": lambda s, h, seat: bool(values.forces(s, seat, "reroll_allowance")),
    "committed_fighters": lambda s, h, seat: (h.place in PLANETS
                                              and units.count(s.players[seat], h.place, "fighter") > 0),
    "opposing_infantry_there": lambda s, h, seat: (
        s.combat is not None and units.ground(s.players[s.combat.opponent(seat)], h.place) > 0),
    "war_sun_or_next_to_supernova": lambda s, h, seat: any(
        [units.count(p, h.place, "war_sun") for p in s.players]) or any(
        [SYSTEMS[x].anomaly == "supernova" for x in galaxy.adjacent(s, h.place, seat)]),
    "wormhole_here": lambda s, h, seat: bool(galaxy.wormholes(s, h.place, seat)),
    "elects_player": lambda s, h, seat: AGENDAS[s.vote].elect == "player",
    "predicted_right": lambda s, h, seat: seat in [who for who, _ in s.predictions.values()],   # the rest is forgotten
    "units_of_another_player_here": lambda s, h, seat: any(
        [units.in_system(s.players[x], h.place) for x in s.others(s.active)]),
    "fewer_than_2_fighters": lambda s, h, seat: bool(h.about) and h.about[0] < 2,
    "neighbour": lambda s, h, seat: seat != h.by and not s.players[h.by].out and galaxy.are_neighbours(s, seat, h.by),
    "has_3_trade_goods": lambda s, h, seat: s.players[h.by].goods >= 3,
    "own_units_here": lambda s, h, seat: bool(units.in_system(s.players[seat], galaxy.system_of(h.place))),
}
