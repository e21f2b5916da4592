"""What is on the table, and the plain questions that every chapter of the rules asks of it.

The map is kept in flat tables by sector number. Nothing hidden is in the state but the reputation tiles: stacks, bags
and face-down discoveries are pools from which chance draws when they are turned over.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.games.eclipse.catalog import (
    AMBASSADORS,
    ANCIENT,
    BOARDS,
    CENTER,
    CLASSES,
    EDGES,
    NPC,
    PRODUCTION,
    SECTORS,
    SPECIES,
    TECHNOLOGIES,
    UPKEEP,
    Board,
    Stats,
    npc_kind,
)
from fivesuns.games.eclipse.options import Rules
from fivesuns.games.eclipse.ships import Tiles, add_up
from fivesuns.kernel import State
from fivesuns.kernel.hexes import ORIGIN, Hex

Act = tuple[Any, ...]            # an option: a verb and its arguments
Fleet = tuple[int, int, int, int]
Group = tuple[int, int]          # the ships of one class on one side of a battle: (side, class)

NOBODY: Final = -1
FOE: Final = 7                   # the side of the non-player ships in a battle
NO_SHIPS: Final[Fleet] = (0, 0, 0, 0)

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


@dataclass(kw_only=True)
class Player:
    """What lies before one player. Lists of three are by resource, lists of four by ship class."""
    species: str = ""
    board: str = ""
    stuff: list[int] = field(default_factory=lambda: [0, 0, 0])
    track: list[int] = field(default_factory=lambda: [0, 0, 0])     # cubes left on the population tracks
    grave: list[int] = field(default_factory=lambda: [0, 0, 0])
    discs: int = 0                                                  # on the influence track
    spare: int = 0
    acts: list[int] = field(default_factory=lambda: [0] * 9)        # discs on the six actions and three reactions
    colony: int = 0                                                 # colony ships face up
    supply: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    techs: dict[str, int] = field(default_factory=dict)             # by name: the track it lies on
    blueprints: list[Tiles] = field(default_factory=list)
    stored: list[str] = field(default_factory=list)                 # Ancient parts not yet placed
    kept: list[str] = field(default_factory=list)                   # discoveries kept for points
    reputation: list[str] = field(default_factory=list)             # hidden
    drawn: list[str] = field(default_factory=list)                  # hidden: drawn just now, one may be kept
    embassy: dict[int, int] = field(default_factory=dict)           # whose ambassador I hold: 1 with a cube on it
    out: bool = False
    legacy: dict[str, int] = field(default_factory=dict)            # the points counted when I was eliminated


@dataclass(kw_only=True)
class Battle:
    """Two sides in one sector."""
    sector: int
    attacker: int
    defender: int
    round: int = 0                                                  # 0: missiles
    done: list[Group] = field(default_factory=list)                 # have acted in this round
    retreat: dict[Group, int] = field(default_factory=dict)         # where to
    since: dict[Group, int] = field(default_factory=dict)           # in which round the retreat began
    penalty: list[int] = field(default_factory=list)                # players without a draw for taking part
    firing: Group | None = None
    rolled: list[tuple[int, int]] = field(default_factory=list)     # the last roll: (damage, face)
    dice: list[tuple[int, int]] = field(default_factory=list)       # of these still to be assigned


@dataclass(kw_only=True)
class Galaxy(State):
    seats: int = 2
    rules: Rules = field(default_factory=Rules)
    npc: list[str] = field(default_factory=list)                    # the variant of Ancients, Guardians, GCDS
    round: int = 0
    phase: str = "setup"
    start: int = 0                                                  # start player
    next_start: int = NOBODY
    passed: list[bool] = field(default_factory=list)
    active: int = NOBODY
    traitor: int = NOBODY
    players: list[Player] = field(default_factory=list)

    hexes: dict[Hex, int] = field(default_factory=dict)             # hex: sector
    where: dict[int, Hex] = field(default_factory=dict)             # sector: hex
    turned: dict[int, int] = field(default_factory=dict)
    links: dict[int, tuple[int, ...]] = field(default_factory=dict)     # neighbours with a connection
    halves: dict[int, tuple[int, ...]] = field(default_factory=dict)    # neighbours with half a one
    gates: dict[int, int] = field(default_factory=dict)             # portal sectors: points of the tokens there
    owner: dict[int, int] = field(default_factory=dict)             # whose disc
    cubes: dict[int, tuple[int, ...]] = field(default_factory=dict)     # the squares that are filled
    orbitals: list[int] = field(default_factory=list)
    monoliths: list[int] = field(default_factory=list)
    facedown: list[int] = field(default_factory=list)               # sectors with a face-down discovery tile
    npcs: dict[int, int] = field(default_factory=dict)
    fleets: dict[tuple[int, int], Fleet] = field(default_factory=dict)      # (sector, seat)
    entry: dict[int, tuple[int, ...]] = field(default_factory=dict)     # seats with ships, in order of entry
    damage: dict[tuple[int, int, int], tuple[int, ...]] = field(default_factory=dict)   # (sector, side, class)

    stacks: list[list[int]] = field(default_factory=list)           # pools, inner, middle, outer
    depth: list[int] = field(default_factory=list)                  # how many of them are in the stack
    heaps: list[list[int]] = field(default_factory=list)            # discards
    bag: list[str] = field(default_factory=list)                    # technology tiles
    tray: dict[str, int] = field(default_factory=dict)
    discoveries: list[str] = field(default_factory=list)            # pool, those face down in sectors included
    used: list[str] = field(default_factory=list)
    renown: list[str] = field(default_factory=list)                 # the bag of reputation tiles, hidden
    box: list[str] = field(default_factory=list)                    # out of the game
    unused: list[int] = field(default_factory=list)                 # sectors out of the game

    zone: Hex = ORIGIN                                              # the one that is being explored; the centre: none
    revealed: list[int] = field(default_factory=list)
    found: str = ""                                                 # a discovery whose side is to be chosen
    site: int = 0                                                   # where it takes effect; 0: nowhere
    touched: list[int] = field(default_factory=list)                # sectors whose disc moved in this turn
    refresh: int = 0                                                # colony ships that may still be turned up
    declined: list[int] = field(default_factory=list)               # asked for relations in this turn, in vain
    related: int = 0                                                # relations made in this turn

    battle: Battle | None = None
    parties: list[int] = field(default_factory=list)                # players in the sector being fought over
    fought: dict[int, int] = field(default_factory=dict)            # 1: earns the draw for taking part
    kills: dict[int, int] = field(default_factory=dict)             # draws for destroyed ships
    wrecks: list[tuple[int, int, int]] = field(default_factory=list)    # (destroyer, owner, class)


# the map

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
    if "wormhole_generator" in s.players[seat].techs:
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


# ships

def fleet(s: Galaxy, tile: int, seat: int) -> Fleet:
    return s.fleets.get((tile, seat), NO_SHIPS)


def add_ships(s: Galaxy, tile: int, seat: int, ship: int, many: int) -> None:
    s.fleets[tile, seat] = _changed(fleet(s, tile, seat), ship, many)
    present = s.entry.get(tile, ())
    if seat not in present:
        s.entry[tile] = (*present, seat)
    elif s.rules.entry == "last":                                    # ECL-19.8
        s.entry[tile] = (*[x for x in present if x != seat], seat)


def remove_ships(s: Galaxy, tile: int, seat: int, ship: int, many: int) -> None:
    left = _changed(s.fleets[tile, seat], ship, -many)
    if left != NO_SHIPS:
        s.fleets[tile, seat] = left
    else:
        remove_fleet(s, tile, seat)


def remove_fleet(s: Galaxy, tile: int, seat: int) -> None:
    del s.fleets[tile, seat]
    rest = tuple([x for x in s.entry[tile] if x != seat])
    if rest:
        s.entry[tile] = rest
    else:
        del s.entry[tile]


def _changed(ships: Fleet, ship: int, many: int) -> Fleet:
    a, b, c, d = ships
    if ship == 0:
        return (a + many, b, c, d)
    if ship == 1:
        return (a, b + many, c, d)
    if ship == 2:
        return (a, b, c + many, d)
    return (a, b, c, d + many)


def fleets_of(s: Galaxy, seat: int) -> list[int]:
    """The sectors where a player has ships."""
    return [tile for tile, who in s.fleets if who == seat]


def at_peace(s: Galaxy, seat: int, tile: int) -> bool:
    """Draco and Ancients leave each other alone (ECL-22.5)."""
    return BOARDS[s.players[seat].board].peace_with_ancients and npc_kind(tile) == ANCIENT


def hostile_npcs(s: Galaxy, tile: int, seat: int) -> int:
    many = s.npcs.get(tile, 0)
    return 0 if many and at_peace(s, seat, tile) else many


def opponents(s: Galaxy, tile: int, seat: int) -> int:
    """Ships in a sector that stand against this player; all others but Ancients beside Draco."""
    found = s.npcs.get(tile, 0)
    if found and at_peace(s, seat, tile):
        found = 0
    for other in s.entry.get(tile, ()):
        if other != seat:
            found += sum(s.fleets[tile, other])
    return found


def must_stay(s: Galaxy, tile: int, seat: int) -> int:
    """How many of the player's ships are pinned there (ECL-11.9)."""
    cloaked = "cloaking_device" in s.players[seat].techs
    if tile == CENTER and s.npcs.get(CENTER) and not (cloaked and s.rules.gcds_pins == "uncloaked"):
        return 99                                                   # ECL-19.7
    foes = opponents(s, tile, seat)
    return foes // 2 if cloaked else foes


def has_unpinned(s: Galaxy, tile: int, seat: int) -> bool:
    ships = s.fleets.get((tile, seat))
    return ships is not None and sum(ships) > must_stay(s, tile, seat)


def stats(s: Galaxy, side: int, ship: int, tile: int) -> Stats:
    if side == FOE:
        kind = npc_kind(tile)
        return NPC[kind][s.npc[kind]]
    p = s.players[side]
    return add_up(p.board, ship, p.blueprints[ship])


# population

def add_cube(s: Galaxy, tile: int, square: int) -> None:
    s.cubes[tile] = tuple(sorted([*s.cubes.get(tile, ()), square]))


def remove_cube(s: Galaxy, tile: int, square: int) -> None:
    left = tuple([x for x in s.cubes[tile] if x != square])
    if left:
        s.cubes[tile] = left
    else:
        del s.cubes[tile]


# players

def board(s: Galaxy, seat: int) -> Board:
    return BOARDS[s.players[seat].board]


def alive(s: Galaxy) -> list[int]:
    return [seat for seat in range(s.seats) if not s.players[seat].out]


def clockwise_from(s: Galaxy, seat: int) -> list[int]:
    """Everybody still in the game, beginning with this seat."""
    players = s.players
    return [x for x in range(seat, s.seats) if not players[x].out] + [x for x in range(seat) if not players[x].out]


def seat_of(s: Galaxy, species: str) -> int:
    """Who plays this species: options name other players by it."""
    return [p.species for p in s.players].index(species)


def sectors_of(s: Galaxy, seat: int) -> list[int]:
    return [tile for tile, who in s.owner.items() if who == seat]


def production(p: Player, resource: int) -> int:
    return PRODUCTION[p.track[resource]]


def upkeep(p: Player) -> int:
    return UPKEEP[min(p.discs, len(UPKEEP) - 1)]


def balance(p: Player, fewer: int = 0) -> int:
    """The money after upkeep, with so many discs fewer on the track."""
    return p.stuff[2] + PRODUCTION[p.track[2]] - UPKEEP[min(max(p.discs - fewer, 0), len(UPKEEP) - 1)]


def home(s: Galaxy, seat: int) -> int:
    return SPECIES[s.players[seat].species].home


def ambassadors_left(s: Galaxy, seat: int) -> int:
    return AMBASSADORS - sum([seat in p.embassy for p in s.players])


def room_for(s: Galaxy, seat: int, ambassadors: int, reputation: int) -> bool:
    """Would so many more tiles find slots on the reputation track, all tiles moved as needed (ECL-4.6)?"""
    p = s.players[seat]
    of = BOARDS[p.board]
    either = (max(0, len(p.embassy) + ambassadors - of.ambassador_only)
              + max(0, len(p.reputation) + reputation - of.reputation_only))
    return either <= of.either


def tiles_on(p: Player, track: int) -> int:
    return list(p.techs.values()).count(track)


def activations(s: Galaxy, seat: int, action: str) -> int:
    """How often an action may be carried out in a turn (ECL-6.3)."""
    p = s.players[seat]
    many = BOARDS[p.board].activations[action]
    return many + sum([TECHNOLOGIES[tech].activations.get(action, 0) for tech in p.techs])


def may_fill_advanced(p: Player, resource: int) -> bool:
    """ECL-7.2."""
    return ADVANCED[resource] in p.techs or "metasynthesis" in p.techs


ADVANCED: Final = ("advanced_mining", "advanced_labs", "advanced_economy")
SHIP_OF: Final = {name: i for i, name in enumerate(CLASSES)}
