"""Where things are and how one gets there: adjacency, wormholes, ways (TI-73, TI-89, TI-56.3)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS
from fivesuns.games.twilight.state import NOBODY, Board, Twilight

CLOSED: Final = ("asteroid_field", "supernova")       # no ship moves through or into these (TI-48.1, TI-63.1)
HARD: Final = (*CLOSED, "nebula")                     # nor through this (TI-82.1)
PLAIN: Final = frozenset([x.id for x in SYSTEMS.values() if x.anomaly not in HARD])
RIFTS: Final = frozenset([x.id for x in SYSTEMS.values() if x.anomaly == "gravity_rift"])
TWINS: Final = ("alpha", "beta")                      # wormholes that can be linked, or closed to ships
SYSTEM_OF: Final = {planet: x.system for planet, x in PLANETS.items()}
Way = tuple[str, ...]                                 # the systems that are entered, the last one included


def system_of(place: str) -> str:
    """The system that a place is in; a system is in itself."""
    return SYSTEM_OF.get(place, place)


def places_of(system: str) -> tuple[str, ...]:
    """The space area and the planets."""
    return (system, *SYSTEMS[system].planets)


def wormholes(s: Twilight, system: str, seat: int = NOBODY) -> tuple[str, ...]:
    return values.wormholes(s, seat).get(system, ())


def linked(s: Twilight, seat: int) -> bool:
    """Are all systems with an alpha or a beta wormhole adjacent to each other, for all or for this player?"""
    return values.law_about(s, "adjacency", "alpha_beta") \
        or any([x.value == "adjacency" and "alpha_beta" in x.about for x in s.forces]) \
        or (seat != NOBODY and bool(values.standing(s, seat, "adjacency")))


def adjacent(s: Twilight, system: str, seat: int = NOBODY) -> list[str]:
    """Side by side, or joined by wormholes of one kind; no system is adjacent to itself (TI-73). For one player there
    may be more."""
    return _joined(s, system, seat, values.wormholes(s, seat), True)


def steps(s: Twilight, seat: int, system: str) -> list[str]:
    """Where ships of this player can move to next: some wormholes may be closed to ships (A-65)."""
    return _joined(s, system, seat, values.wormholes(s, seat),
                   not values.law_about(s, "wormhole_links_for_movement", "alpha_beta"))


def _joined(s: Twilight, system: str, seat: int, holes: Mapping[str, tuple[str, ...]], twins_open: bool) -> list[str]:
    found = list(s.board.beside[system])
    if system in holes:
        twin = any([kind in TWINS for kind in holes[system]])
        kinds = [kind for kind in holes[system] if twins_open or kind not in TWINS]
        if twin and linked(s, seat):
            kinds += TWINS
        found += [other for other in s.board.beside if other in holes and other != system and other not in found
                  and any([kind in kinds for kind in holes[other]])]
    for x in s.forces:
        if x.value == "adjacency" and x.seat == seat and "systems_with_own_units" in x.about:
            found += [other for other in s.board.beside if s.system in (system, other) and other != system
                      and other not in found and has_units(s, seat, other) and has_units(s, seat, system)]
    return found


def near(s: Twilight, system: str, seat: int = NOBODY) -> list[str]:
    """A system and all that are adjacent to it."""
    return [system, *adjacent(s, system, seat)]


def has_ships(s: Twilight, seat: int, system: str) -> bool:
    """Or, in a combat here, what counts as ships."""
    troops = s.players[seat].units.get(system)
    return (troops is not None and any([type in values.SHIPS for type in troops])) \
        or (s.combat is not None and s.combat.place == system and bool(values.as_ships(s, seat)))


def foes_with_ships(s: Twilight, seat: int, system: str) -> list[int]:
    return [x for x, p in enumerate(s.players) if x != seat and (system in p.units or s.combat is not None)
            and has_ships(s, x, system)]


def has_units(s: Twilight, seat: int, system: str) -> bool:
    return any([place in s.players[seat].units for place in places_of(system)])


def present(s: Twilight, seat: int, system: str) -> bool:
    """Does this player have a unit or a planet there?"""
    p = s.players[seat]
    return any([place in p.units or place in p.planets for place in places_of(system)])


def neighbours(s: Twilight, seat: int) -> list[int]:
    """Who has units or planets in the same or in adjacent systems, as either of them sees it (TI-78)."""
    return [x for x in s.others(seat) if are_neighbours(s, seat, x)]


def are_neighbours(s: Twilight, one: int, other: int) -> bool:
    """Most often the board tells; wormholes are looked at when it does not."""
    theirs, beside, p = presence(s, other), s.board.beside, s.players[one]
    for places in (p.units, p.planets):
        for place in places:
            system = SYSTEM_OF.get(place, place)
            if system in theirs or (system in beside and not theirs.isdisjoint(beside[system])):
                return True
    for viewer in (NOBODY, one, other):
        if viewer != NOBODY and not sees_more(s, viewer):
            continue
        holes = values.wormholes(s, viewer)
        if not s.forces and theirs.isdisjoint(holes):
            continue
        for system in presence(s, one):
            if (system in holes or s.forces) and not theirs.isdisjoint(_joined(s, system, viewer, holes, True)):
                return True
    return False


def sees_more(s: Twilight, seat: int) -> bool:
    """Could systems be adjacent for this player that are not for all?"""
    return bool(s.forces) or values.has_own_wormholes(s, seat) or bool(values.standing(s, seat, "adjacency"))


def presence(s: Twilight, seat: int) -> set[str]:
    """The systems where this player has a unit or a planet."""
    p, beside = s.players[seat], s.board.beside
    return {system for places in (p.units, p.planets) for place in places
            for system in [SYSTEM_OF.get(place, place)] if system in beside}


def may_pass(s: Twilight, seat: int, system: str, type: str = "", origin: str = "") -> bool:
    """Can ships of this player move through here? (TI-56.3b, TI-82.1)"""
    anomaly = SYSTEMS[system].anomaly
    if anomaly in HARD and not values.opened(s, seat, "path_through", anomaly, type, origin):
        return False
    return not foes_with_ships(s, seat, system) \
        or values.opened(s, seat, "path_through", "ships_of_others", type, origin)


def may_enter(s: Twilight, seat: int, system: str, type: str = "", origin: str = "") -> bool:
    """Can ships of this player end their movement here, if it is the active system?"""
    anomaly = SYSTEMS[system].anomaly
    return anomaly not in CLOSED or values.opened(s, seat, "path_into", anomaly, type, origin)


def plain(board: Board) -> frozenset[str]:
    """Its systems without any anomaly that is in the way."""
    found: frozenset[str] | None = board._noted.get("plain")
    if found is None:
        found = board._noted["plain"] = PLAIN.intersection(board.beside)
    return found


class Chart:
    """The board as ships of one player find it at this moment: what a search asks for again and again it looks up."""

    def __init__(self, s: Twilight, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.holes = values.wormholes(s, seat)
        self.twins_open = not values.law_about(s, "wormhole_links_for_movement", "alpha_beta")
        #: through which anybody's ships may move
        self.free = plain(s.board).difference(*[p.units for x, p in enumerate(s.players) if x != seat]) \
            if s.combat is None else frozenset[str]()
        #: do ships of all types find the same ways?
        self.alike = not s.forces and not values.of_units(s, seat, "path_through") \
            and not values.of_units(s, seat, "path_into")
        self.links: dict[str, list[str]] = {}
        self.passed: dict[tuple[str, str, str], bool] = {}
        self.reached: dict[tuple[str, int, str], dict[str, None]] = {}
        self.ways: dict[tuple[str, str, int, tuple[str, ...], str], Way | None] = {}

    def steps(self, system: str) -> list[str]:
        found = self.links.get(system)
        if found is None:
            found = self.links[system] = _joined(self.s, system, self.seat, self.holes, self.twins_open)
        return found

    def may_pass(self, system: str, type: str, origin: str) -> bool:
        if system in self.free:
            return True
        key = (system, "", "") if self.alike else (system, type, origin)
        if key not in self.passed:
            self.passed[key] = may_pass(self.s, self.seat, system, type, origin)
        return self.passed[key]

    def reachable(self, origin: str, move: int, type: str) -> dict[str, None]:
        """All systems that such a ship can reach from here, as `way` would find one."""
        key = (origin, move, "" if self.alike else type)
        if key not in self.reached:
            self.reached[key] = self._reachable(origin, move, type)
        return self.reached[key]

    def _reachable(self, origin: str, move: int, type: str) -> dict[str, None]:
        found: dict[str, None] = {}
        paths = [(origin, 0)]                         # where, rifts left
        seen = {(origin, 0)}
        length = 0
        while paths:
            farther: list[tuple[str, int]] = []
            for at, rifts in paths:
                left = rifts + int(at in RIFTS)
                if length >= move + left:
                    continue
                for to in self.steps(at):
                    if to not in found and (to in PLAIN or may_enter(self.s, self.seat, to, type, origin)):
                        found[to] = None
                    if (to, left) not in seen and (to in self.free or self.may_pass(to, type, origin)):
                        seen.add((to, left))
                        farther.append((to, left))
            paths, length = farther, length + 1
        return found


def way(s: Twilight, seat: int, origin: str, target: str, move: int, stops: Sequence[str] = (),
        type: str = "", chart: Chart | None = None) -> Way | None:
    """The safest and then shortest way from here to there past these stops, or None. Each system entered
    costs one; leaving a gravity rift, which is dangerous, gives one back (TI-16.1)."""
    chart = chart or Chart(s, seat)
    key = (origin, target, move, tuple(stops), "" if chart.alike else type)
    if key not in chart.ways:
        chart.ways[key] = _way(chart, origin, target, move, stops, type)
    return chart.ways[key]


def _way(chart: Chart, origin: str, target: str, move: int, stops: Sequence[str], type: str) -> Way | None:
    if not may_enter(chart.s, chart.seat, target, type, origin):
        return None
    goals = (*stops, target)
    paths: list[tuple[str, int, int, Way]] = [(origin, 0, 0, ())]  # where, goals reached, rifts left, how one got there
    seen = {(origin, 0, 0)}
    best: Way | None = None
    fewest = 99
    while paths:
        longer: list[tuple[str, int, int, Way]] = []
        for at, reached, rifts, path in paths:
            left = rifts + int(at in RIFTS)
            if len(path) >= move + left or left >= fewest:
                continue
            for to in chart.steps(at):
                done = reached + int(to == goals[reached])
                if done == len(goals):
                    best, fewest = (*path, to), left
                elif (to != target or stops) and (to, done, left) not in seen \
                        and (to in chart.free or chart.may_pass(to, type, origin)):
                    seen.add((to, done, left))
                    longer.append((to, done, left, (*path, to)))
        paths = longer
    return best


def exits(origin: str, path: Way) -> int:
    """How often a ship leaves a gravity rift on this way."""
    return sum([1 for system in (origin, *path[:-1]) if system in RIFTS])
