"""What is on the table.

The map is kept in flat tables by sector number. Nothing hidden is in the state but the reputation tiles: stacks, bags
and face-down discoveries are pools from which chance draws when they are turned over.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.games.eclipse.options import Rules
from fivesuns.games.eclipse.ships import Tiles
from fivesuns.kernel import State
from fivesuns.kernel.hexes import ORIGIN, Hex

Act = tuple[Any, ...]            # an option: a verb and its arguments
Fleet = tuple[int, int, int, int]
Hit = tuple[int, int, int]       # damage to be assigned, face, damage of the whole die
Find = tuple[int, str, int]      # who has turned over a discovery tile, the tile, and where it takes effect
Group = tuple[int, int]          # the ships of one class on one side of a battle: (side, class)

NOBODY: Final = -1
FOE: Final = 7                   # the side of the non-player ships in a battle
NO_SHIPS: Final[Fleet] = (0, 0, 0, 0)


@dataclass(kw_only=True)
class Player:
    """What lies before one player. Lists of three are by resource, lists of four by ship class."""
    species: str = ""
    board: str = ""
    stuff: list[int] = field(default_factory=list)
    track: list[int] = field(default_factory=list)                  # cubes left on the population tracks
    grave: list[int] = field(default_factory=lambda: [0, 0, 0])
    discs: int = 0                                                  # on the influence track
    spare: int = 0
    acts: list[int] = field(default_factory=lambda: [0] * 9)        # discs on the six actions and three reactions
    colony: int = 0                                                 # colony ships face up
    supply: list[int] = field(default_factory=list)
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
    dice: list[Hit] = field(default_factory=list)                   # of these still to be assigned


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

    zones: list[int] = field(default_factory=list)                  # the starting zone of each seat
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
    finds: list[Find] = field(default_factory=list)                 # turned over, their sides to be chosen after it
    touched: list[int] = field(default_factory=list)                # sectors whose disc moved in this turn
    refresh: int = 0                                                # colony ships that may still be turned up
    declined: list[int] = field(default_factory=list)               # asked for relations in this turn, in vain
    related: bool = False                                           # relations were made in this turn

    battle: Battle | None = None
    parties: list[int] = field(default_factory=list)                # players in the sector being fought over
    fought: dict[int, int] = field(default_factory=dict)            # 1: earns the draw for taking part
    kills: dict[int, int] = field(default_factory=dict)             # draws for destroyed ships
    wrecks: list[tuple[int, int, int]] = field(default_factory=list)    # (destroyer, owner, class)
