"""Where things are and how one gets there: adjacency, wormholes, ways (TI-73, TI-89, TI-56.3)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS
from fivesuns.games.twilight.state import Twilight

CLOSED: Final = ("asteroid_field", "supernova")       # no ship moves through or into these (TI-48.1, TI-63.1)
HARD: Final = (*CLOSED, "nebula")                     # nor through this (TI-82.1)
TWINS: Final = ("alpha", "beta")                      # wormholes that can be linked
Way = tuple[str, ...]                                 # the systems that are entered, the last one included


def system_of(place: str) -> str:
    """The system that a place is in; a system is in itself."""
    planet = PLANETS.get(place)
    return place if planet is None else planet.system


def places_of(system: str) -> tuple[str, ...]:
    """The space area and the planets."""
    return (system, *SYSTEMS[system].planets)


def wormholes(s: Twilight, system: str) -> tuple[str, ...]:
    """Printed, or brought by tokens."""
    return (*SYSTEMS[system].wormholes, *[kind for kind, where in s.wormholes.items() if where == system])


def linked(s: Twilight) -> bool:
    """Are all systems with an alpha or a beta wormhole adjacent to each other, for a while?"""
    return any([x.value == "adjacency" and "alpha_beta" in x.about for x in s.forces])


def adjacent(s: Twilight, system: str) -> list[str]:
    """Side by side, or joined by wormholes of one kind; no system is adjacent to itself (TI-73)."""
    found = list(s.board.beside[system])
    kinds = wormholes(s, system)
    if any([kind in TWINS for kind in kinds]) and linked(s):
        kinds = (*kinds, *TWINS)
    if kinds:
        found += [other for other in s.board.beside if other != system and other not in found
                  and any([kind in kinds for kind in wormholes(s, other)])]
    for x in s.forces:
        if x.value == "adjacency" and "systems_with_own_units" in x.about:
            found += [other for other in s.board.beside if s.system in (system, other) and other != system
                      and other not in found and has_units(s, x.seat, other) and has_units(s, x.seat, system)]
    return found


def near(s: Twilight, system: str) -> list[str]:
    """A system and all that are adjacent to it."""
    return [system, *adjacent(s, system)]


def has_ships(s: Twilight, seat: int, system: str) -> bool:
    troops = s.players[seat].units.get(system)
    return troops is not None and any([type not in ("infantry", "space_dock") for type in troops])


def foes_with_ships(s: Twilight, seat: int, system: str) -> list[int]:
    return [x for x in range(s.seats) if x != seat and has_ships(s, x, system)]


def has_units(s: Twilight, seat: int, system: str) -> bool:
    return any([place in s.players[seat].units for place in places_of(system)])


def present(s: Twilight, seat: int, system: str) -> bool:
    """Does this player have a unit or a planet there?"""
    p = s.players[seat]
    return any([place in p.units or place in p.planets for place in places_of(system)])


def neighbours(s: Twilight, seat: int) -> list[int]:
    """Who has units or planets in the same or in adjacent systems (TI-78)."""
    mine = {near_by for system in s.board.beside if present(s, seat, system) for near_by in near(s, system)}
    return [x for x in s.others(seat) if any([present(s, x, system) for system in mine])]


def may_pass(s: Twilight, seat: int, system: str, origin: str = "") -> bool:
    """Can this player's ships that come from this origin move through here? (TI-56.3b, TI-82.1)"""
    return SYSTEMS[system].anomaly not in HARD and (not foes_with_ships(s, seat, system) or slips_by(s, seat, origin))


def slips_by(s: Twilight, seat: int, origin: str) -> bool:
    """Do ships of others not stop those that come from here, for a while?"""
    return any([x.value == "path_through" and x.seat == seat and "ships_of_others" in x.about and origin in x.about
                for x in s.forces])


def may_enter(s: Twilight, seat: int, system: str) -> bool:
    return SYSTEMS[system].anomaly not in CLOSED


def way(s: Twilight, seat: int, origin: str, target: str, move: int, stops: Sequence[str] = ()) -> Way | None:
    """The safest and then shortest way from here to there past these stops, or None. Each system entered
    costs one; leaving a gravity rift, which is dangerous, gives one back (TI-16.1)."""
    if not may_enter(s, seat, target):
        return None
    goals = (*stops, target)
    paths: list[tuple[str, int, Way]] = [(origin, 0, ())]          # where, goals reached, how one got there
    rifts: dict[tuple[str, int], int] = {(origin, 0): 0}
    best: Way | None = None
    fewest = 99
    while paths:
        longer: list[tuple[str, int, Way]] = []
        for at, reached, path in paths:
            left = rifts[at, reached] + int(SYSTEMS[at].anomaly == "gravity_rift")
            if len(path) >= move + left or left >= fewest:
                continue
            for to in adjacent(s, at):
                done = reached + int(to == goals[reached])
                if done == len(goals):
                    best, fewest = (*path, to), left
                    continue
                if (to != target or stops) and may_pass(s, seat, to, origin) and left < rifts.get((to, done), 99):
                    rifts[to, done] = left
                    longer.append((to, done, (*path, to)))
        paths = longer
    return best


def exits(origin: str, path: Way) -> int:
    """How often a ship leaves a gravity rift on this way."""
    return sum([1 for system in (origin, *path[:-1]) if SYSTEMS[system].anomaly == "gravity_rift"])
