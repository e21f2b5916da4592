"""What is on the table. Hexes are numbers of the map in reading order; structures and tracks those of the catalogue."""
from __future__ import annotations

from dataclasses import dataclass, field

from fivesuns.games.gaia.catalog import (
    ACADEMY_RIGHT,
    FACTIONS,
    GAIA,
    GUEST_MINE,
    LOST,
    MINE,
    PIECES,
    PLANETARY_INSTITUTE,
    STANDARD,
    VALUES,
    Faction,
)
from fivesuns.games.gaia.maps import Map, map_of
from fivesuns.games.gaia.options import Rules
from fivesuns.games.gaia.peculiar import PECULIAR, Peculiar
from fivesuns.kernel import State

AUTOMA = 1          # the place of the Automa among the players of a solo game


@dataclass(kw_only=True)
class Player:
    """A faction board and everything in front of it. Power tokens exclude the brainstone."""
    faction: str = ""
    credits: int = 0
    ore: int = 0
    knowledge: int = 0
    qic: int = 0
    bowl1: int = 0
    bowl2: int = 0
    bowl3: int = 0
    gaia_area: int = 0
    minted: int = 0                         # tokens ever received,
    given_up: int = 0                       # and those that have left the game
    brainstone: int = 0                     # 0 not in the game, 1 to 3 its area, 4 the Gaia area
    gaiaformers: int = 0                    # on the board, available
    resting_gaiaformers: int = 0            # in the Gaia area (Bal T'aks)
    research: list[int] = field(default_factory=lambda: [0] * 6)
    structures: dict[int, int] = field(default_factory=dict)        # hex: kind, in the order of colonisation
    count: list[int] = field(default_factory=lambda: [0] * 9)       # pieces on the map by kind
    satellites: list[int] = field(default_factory=list)
    stations: list[int] = field(default_factory=list)
    federations: list[tuple[int, ...]] = field(default_factory=list)
    formed: int = 0                         # tokens taken by federation actions
    tiles: list[str] = field(default_factory=list)                  # standard, uncovered
    covered: list[str] = field(default_factory=list)
    advanced: list[str] = field(default_factory=list)
    green: list[str] = field(default_factory=list)                  # federation tokens
    grey: list[str] = field(default_factory=list)
    booster: str = ""
    next_booster: str = ""                  # face down since passing
    used: list[str] = field(default_factory=list)                   # special actions of this round
    bid: int = 0
    vp: int = 0
    points: dict[str, int] = field(default_factory=dict)            # by source; they add up to vp
    history: list[int] = field(default_factory=list)                # vp at the end of each round

    @property
    def board(self) -> Faction:
        return FACTIONS[self.faction]

    @property
    def peculiar(self) -> Peculiar:
        """What the faction does differently."""
        return PECULIAR[self.faction]

    def has_institute(self) -> bool:
        return self.count[PLANETARY_INSTITUTE] > 0

    def has_right_academy(self) -> bool:
        return self.count[ACADEMY_RIGHT] > 0

    def supply(self, kind: int) -> int:
        """Pieces left on the board; guest mines are ordinary pieces."""
        placed = self.count[MINE] + self.count[GUEST_MINE] if kind == MINE else self.count[kind]
        return PIECES[kind] - placed

    def tokens(self) -> int:
        """Power tokens in areas I to III, the brainstone included."""
        return self.bowl1 + self.bowl2 + self.bowl3 + (1 if 1 <= self.brainstone <= 3 else 0)

    def power(self) -> int:
        """What can be spent from area III (GAI-4.2, 4.5, 4.6)."""
        stone = 3 if self.brainstone == 3 else 0
        return stone + self.bowl3 * self.token_pays() if self.bowl3 else stone

    def token_pays(self) -> int:
        """Each token of area III."""
        return PECULIAR[self.faction].token_pays if self.count[PLANETARY_INSTITUTE] else 1

    def chargeable(self) -> int:
        """How many charges would move something."""
        low = self.bowl1 + (1 if self.brainstone == 1 else 0)
        return 2 * low + self.bowl2 + (1 if self.brainstone == 2 else 0)

    def origins(self) -> tuple[int, ...]:
        """Where range is measured from (GAI-8.3)."""
        return (*self.structures, *self.stations) if self.stations else tuple(self.structures)

    def score(self, source: str, n: int) -> None:
        if n:
            self.vp += n
            self.points[source] = self.points.get(source, 0) + n


@dataclass(kw_only=True)
class Galaxy(State):
    """In a solo game the second player is the Automa; it has no seat."""
    seats: int
    rules: Rules
    map: str = ""
    players: list[Player]
    first: int = 0
    order: list[int] = field(default_factory=list)
    passed: list[int] = field(default_factory=list)                 # in the order of passing
    current: int = 0
    round: int = 0
    boosters: list[str] = field(default_factory=list)               # free
    slots: list[str] = field(default_factory=list)                  # standard tiles: under the tracks, then free
    advanced: list[str] = field(default_factory=list)               # by track; "" when taken
    tokens: dict[str, int] = field(default_factory=dict)            # federation tokens in the supply
    track_token: str = ""                   # on Terraforming 5
    round_tiles: list[str] = field(default_factory=list)
    final_tiles: list[str] = field(default_factory=list)
    used_actions: list[str] = field(default_factory=list)           # covered power and QIC spaces
    gaia_planets: list[int] = field(default_factory=list)           # transdim planets that have become Gaia planets
    lost: int = -1                          # the hex of the Lost Planet
    gaiaformers: dict[int, int] = field(default_factory=dict)       # hex: owner
    triggers: list[tuple[int, int]] = field(default_factory=list)   # (builder, hex): charging still to be offered
    nominated: list[str] = field(default_factory=list)              # factions up for auction
    automa: str = ""                        # difficulty, in a solo game
    deck: list[str] = field(default_factory=list)                   # not yet turned this round
    turned: list[str] = field(default_factory=list)                 # this round, in order
    aside: list[str] = field(default_factory=list)                  # not in the deck
    seen: list[str] = field(default_factory=list)                   # cards that have been turned at least once

    @property
    def chart(self) -> Map:
        return map_of(self.map)

    def plan(self, stage: str, *args: int) -> None:
        """`then` for a stage of a later chapter."""
        self._coming.append((stage, *args))

    def others(self, seat: int) -> list[int]:
        """All other players, clockwise from the left neighbour; the Automa included."""
        n = len(self.players)
        return [(seat + i) % n for i in range(1, n)]

    def is_automa(self, seat: int) -> bool:
        return seat == AUTOMA and self.automa != ""

    def planet(self, h: int) -> int:
        """The type of a planet as it is now."""
        if h == self.lost:
            return LOST
        if h in self.gaia_planets:
            return GAIA
        return self.chart.planet[h]

    def owner(self, h: int) -> int:
        """Whose structure stands there (a guest mine is not asked for); -1 if none."""
        for seat, p in enumerate(self.players):
            if p.structures.get(h, GUEST_MINE) != GUEST_MINE:
                return seat
        return -1

    def value(self, p: Player, h: int) -> int:
        """The power value of a structure (GAI-12.1)."""
        found = VALUES[p.structures[h]]
        if found == VALUES[PLANETARY_INSTITUTE]:
            for name in p.tiles:
                found = max(found, STANDARD[name].big_value)
        if p.count[PLANETARY_INSTITUTE]:
            strong = PECULIAR[p.faction].strong_planet
            if strong and self.planet(h) == strong:
                found += 1
        return found
