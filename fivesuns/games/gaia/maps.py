"""The map: sectors put together, and everything about distance that never changes during a game.

A map is written as one word per sector: `5A@5,-2,1` is face 5A about the hex (5, -2), turned clockwise by one sixth.
A face that is in no box can be spelled out: `8:..r..i..v..mm.t....@0,0,0`, row by row.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.gaia.catalog import EMPTY, FACES, ICE, LETTERS, TERRA
from fivesuns.kernel.hexes import Hex, add, disc, neighbours

ROWS: Final[tuple[Hex, ...]] = tuple(sorted(disc((0, 0), 2), key=lambda at: (at[1], at[0])))
CENTRE: Final[Hex] = (0, 0)
MOST_REMEMBERED: Final = 4096
NO_WAY: Final = 255                                       # the distance to where no way leads


class Place:
    """A face lying somewhere, turned somehow."""

    def __init__(self, name: str, letters: str, centre: Hex, turn: int) -> None:
        self.name = name
        self.letters = letters
        self.centre = centre
        self.turn = turn

    def word(self) -> str:
        face = self.name if FACES.get(self.name) == self.letters else f"{self.name}:{self.letters}"
        return f"{face}@{self.centre[0]},{self.centre[1]},{self.turn}"


def turned(at: Hex, sixths: int) -> Hex:
    """Clockwise about the origin."""
    q, r = at
    for _ in range(sixths):
        q, r = -r, q + r
    return (q, r)


def read_place(word: str) -> Place:
    face, _, where = word.partition("@")
    name, _, letters = face.partition(":")
    q, r, turn = where.split(",")
    return Place(name, letters or FACES[name], (int(q), int(r)), int(turn))


def planets_of(place: Place) -> list[tuple[Hex, int]]:
    """Every hex of the sector with its planet type."""
    return [(add(place.centre, turned(at, place.turn)), LETTERS.index(letter))
            for at, letter in zip(ROWS, place.letters)]


class Map:
    """Hexes are numbered in reading order: rows from top to bottom, each from left to right."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        places = [read_place(word) for word in spec.split(" ")]
        self.places = places
        self.sectors = tuple([place.name for place in places])
        found = [(at, planet, n) for n, place in enumerate(places) for at, planet in planets_of(place)]
        found.sort(key=lambda x: (x[0][1], x[0][0]))
        self.hexes: tuple[Hex, ...] = tuple([at for at, _, _ in found])
        self.index: dict[Hex, int] = {at: n for n, at in enumerate(self.hexes)}
        self.builds = tuple([("build", at) for at in self.hexes])            # options, made once
        self.projects = tuple([("project", at) for at in self.hexes])
        self.planet: tuple[int, ...] = tuple([planet for _, planet, _ in found])
        self.sector: tuple[int, ...] = tuple([sector for _, _, sector in found])
        self.size = len(self.hexes)
        self.near: tuple[tuple[int, ...], ...] = tuple([
            tuple([self.index[x] for x in neighbours(at) if x in self.index]) for at in self.hexes])
        self.distance: tuple[bytes, ...] = tuple([self._ways_from(h) for h in range(self.size)])
        left, top = min([q for q, _ in self.hexes]), min([r for _, r in self.hexes])
        self.width = max([q for q, _ in self.hexes]) - left + 2     # an empty column keeps rows apart
        self.bit: tuple[int, ...] = tuple([1 << (r - top) * self.width + q - left for q, r in self.hexes])
        self.planets: tuple[int, ...] = tuple([h for h, planet in enumerate(self.planet) if planet != EMPTY])
        self.space: tuple[int, ...] = tuple([h for h, planet in enumerate(self.planet) if planet == EMPTY])
        self.of_type: tuple[tuple[int, ...], ...] = tuple([
            tuple([h for h, planet in enumerate(self.planet) if planet == kind]) for kind in range(len(LETTERS))])
        self._reach: dict[tuple[int, ...], bytes] = {}
        self._planets_near: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {}

    def _ways_from(self, start: int) -> bytes:
        """The shortest way on the board to every hex; round about where a sector is left out (GAI-0.3)."""
        found = [NO_WAY] * self.size
        found[start] = 0
        queue = [start]
        for h in queue:
            for x in self.near[h]:
                if found[x] == NO_WAY:
                    found[x] = found[h] + 1
                    queue.append(x)
        return bytes(found)

    def spread(self, these: int) -> int:
        """All hexes beside these, as bits; some of them may be off the board."""
        row = self.width
        return (these << 1 | these >> 1 | these << row | these >> row | these << row - 1 | these >> row - 1)

    def hexes_of(self, these: int) -> tuple[int, ...]:
        """The numbers of the hexes that these bits are."""
        return tuple([h for h, bit in enumerate(self.bit) if these & bit])

    def reach(self, origins: tuple[int, ...]) -> bytes:
        """For every hex the distance to the nearest origin (GAI-8.3)."""
        found = self._reach.get(origins)
        if found is None:
            if len(self._reach) >= MOST_REMEMBERED:
                self._reach.clear()
            if not origins:
                found = bytes([NO_WAY] * self.size)
            elif len(origins) == 1:
                found = self.distance[origins[0]]
            else:
                nearer = self.reach(origins[:-1])
                row = self.distance[origins[-1]]
                found = bytes([a if a < b else b for a, b in zip(nearer, row)])
            self._reach[origins] = found
        return found

    def planets_near(self, origins: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        """All planets with their distance, the nearest first."""
        found = self._planets_near.get(origins)
        if found is None:
            if len(self._planets_near) >= MOST_REMEMBERED:
                self._planets_near.clear()
            reach = self.reach(origins)
            found = tuple([(h, reach[h]) for h in sorted(self.planets, key=reach.__getitem__)])
            self._planets_near[origins] = found
        return found


_maps: dict[str, Map] = {}


def map_of(spec: str) -> Map:
    """The map that is written so."""
    found = _maps.get(spec)
    if found is None:
        if len(_maps) >= 256:
            _maps.clear()
        found = Map(spec)
        _maps[spec] = found
    return found


# the rule for variable maps (GAI-3.7)

_clashes: dict[tuple[str, int, str, int, int, int, bool], bool] = {}


def clash(a: Place, b: Place, home_types_only: bool) -> bool:
    """Do these two sectors bring two planets of one type side by side?"""
    dq, dr = b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]
    if max(abs(dq), abs(dr), abs(dq + dr)) > 5:
        return False
    key = (a.letters, a.turn, b.letters, b.turn, dq, dr, home_types_only)
    found = _clashes.get(key)
    if found is None:
        there = {at: planet for at, planet in planets_of(b) if planet != EMPTY}
        found = any([there.get(x) == planet for at, planet in planets_of(a)
                     if planet != EMPTY and (not home_types_only or TERRA <= planet <= ICE) for x in neighbours(at)])
        _clashes[key] = found
    return found


def is_valid(places: Sequence[Place], home_types_only: bool) -> bool:
    """No two planets of one type on adjacent hexes of different sectors."""
    return not any([clash(places[i], places[k], home_types_only) for i in range(len(places)) for k in range(i)])


class Building:
    """A map that is being laid place by place: sectors of one group may change places, and `free` ones be turned. Up to
    the place in hand all is laid; a choice fits if a valid map can still come of it."""

    def __init__(self, places: Sequence[Place], groups: Sequence[int], free: Sequence[bool],
                 home_types_only: bool) -> None:
        self.places = list(places)
        self.groups = groups
        self.free = free
        self.home_types_only = home_types_only

    def sectors(self, n: int) -> list[str]:
        """Which may be laid at place number n, of those not laid yet."""
        found = []
        for k in self._candidates(n):
            self.swap(n, k)
            if self._can_turn(n):
                found.append(self.places[n].name)
            self.swap(n, k)
        return found

    def turns(self, n: int) -> list[int]:
        """Which turns of the sector at place number n fit."""
        before = self.places[n]
        found = []
        for turn in self._turns(n):
            self.turn(n, turn)
            if self._fits(n) and self._can_finish(n + 1):
                found.append(turn)
        self.places[n] = before
        return found

    def lay(self, n: int, name: str) -> None:
        self.swap(n, [place.name for place in self.places].index(name))

    def swap(self, n: int, k: int) -> None:
        a, b = self.places[n], self.places[k]
        self.places[n] = Place(b.name, b.letters, a.centre, b.turn)
        self.places[k] = Place(a.name, a.letters, b.centre, a.turn)

    def turn(self, n: int, turn: int) -> None:
        place = self.places[n]
        self.places[n] = Place(place.name, place.letters, place.centre, turn)

    def spec(self) -> str:
        return " ".join([place.word() for place in self.places])

    def _candidates(self, n: int) -> list[int]:
        return [k for k in range(n, len(self.places)) if self.groups[k] == self.groups[n]]

    def _turns(self, n: int) -> list[int]:
        return list(range(6)) if self.free[n] else [self.places[n].turn]

    def _fits(self, n: int) -> bool:
        return not any([clash(self.places[n], self.places[k], self.home_types_only) for k in range(n)])

    def _can_turn(self, n: int) -> bool:
        """With the sector that lies there, turned somehow."""
        before = self.places[n]
        for turn in self._turns(n):
            self.turn(n, turn)
            if self._fits(n) and self._can_finish(n + 1):
                self.places[n] = before
                return True
        self.places[n] = before
        return False

    def _can_finish(self, n: int) -> bool:
        if n == len(self.places):
            return True
        for k in self._candidates(n):
            self.swap(n, k)
            good = self._can_turn(n)
            self.swap(n, k)
            if good:
                return True
        return False
