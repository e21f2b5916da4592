"""The sectors on the map: how they lie, where one step leads, who lives there (ECL-2)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import EDGES, SECTORS, STRUCTURES
from fivesuns.games.eclipse.exceptions import technologies
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel.hexes import Hex

_around: dict[Hex, tuple[Hex, ...]] = {}


def around(at: Hex) -> tuple[Hex, ...]:
    """The six zones next to this one, by edge."""
    found = _around.get(at)
    if found is None:
        found = _around[at] = tuple([(at[0] + q, at[1] + r) for q, r in EDGES])
    return found


def ring_of(at: Hex) -> int:
    """0, 1, 2 for the stacks of the inner, middle and outer ring (ECL-2.1)."""
    q, r = at
    return min(max(abs(q), abs(r), abs(q + r)), 3) - 1


def lay(s: Galaxy, tile: int, at: Hex, turned: int) -> None:
    """Put a sector tile on the map and see what it connects to (ECL-2.2)."""
    s.hexes[at] = tile
    s.where[tile] = at
    s.turned[tile] = turned
    s.links[tile] = s.halves[tile] = ()
    for edge, zone in enumerate(around(at)):
        other = s.hexes.get(zone)
        if other is None:
            continue
        here, there = wormholes(s, tile)[edge], wormholes(s, other)[(edge + 3) % 6]
        if here and there:
            s.links[tile] += (other,)
            s.links[other] += (tile,)
        elif here or there:
            s.halves[tile] += (other,)
            s.halves[other] += (tile,)
    if SECTORS[tile].portal:
        s.gates[tile] = 0


def wormholes(s: Galaxy, tile: int) -> tuple[bool, ...]:
    """Which edges of a sector on the map have one."""
    return SECTORS[tile].wormholes[s.turned[tile]]


def reach(s: Galaxy, tile: int, seat: int) -> tuple[int, ...]:
    """Where one step leads this player from here: connections, half ones with the generator, portals (ECL-2.3, 2.4)."""
    found = s.links[tile]
    if technologies.uses_half_wormholes(s.players[seat]):
        found += s.halves[tile]
    if tile in s.gates:
        found += tuple([x for x in s.gates if x != tile and x not in found])
    return found


def connected(s: Galaxy, tile: int) -> tuple[int, ...]:
    """Full connections and portals: what diplomacy needs (ECL-2.3)."""
    found = s.links[tile]
    if tile in s.gates:
        found += tuple([x for x in s.gates if x != tile and x not in found])
    return found


def sectors_of(s: Galaxy, seat: int) -> list[int]:
    return [tile for tile, who in s.owner.items() if who == seat]


def add_cube(s: Galaxy, tile: int, square: int) -> None:
    s.cubes[tile] = tuple(sorted([*s.cubes.get(tile, ()), square]))


def remove_cube(s: Galaxy, tile: int, square: int) -> None:
    left = tuple([x for x in s.cubes[tile] if x != square])
    if left:
        s.cubes[tile] = left
    else:
        del s.cubes[tile]


def sites(s: Galaxy, structure: str) -> list[int]:
    """The sectors where this structure stands."""
    return (s.orbitals, s.monoliths)[STRUCTURES.index(structure)]
