"""Ships move into the active system, each with its way and its cargo, and arrive together (TI-56, TI-54, TI-16)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fivesuns.games.twilight import galaxy, units, values
from fivesuns.games.twilight.catalog import SYSTEMS, TYPES
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.dice import FACES
from fivesuns.games.twilight.shapes import Counts, Detour, Voyage
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Compose, Flaw, Part, Play, Rng, Roll, Sub, Whole

RIFT: Final = 3                  # a ship that leaves a gravity rift is lost with so many or less
STOPS: Final = 3                 # that one ship may name on its way


@dataclass
class Sailing:
    """One ship, as it was told to go; what it carries is named after it."""
    type: str
    origin: str
    damaged: bool
    stops: list[str] = field(default_factory=list)
    cargo: list[tuple[str, str, int]] = field(default_factory=list)         # type, place, how many


def set_sail(s: Twilight) -> None:
    """All ships together; but there are some that may move before or after all others."""
    if not s.system or values.forbidden(s, s.active, "may_move_into"):
        return
    alone = tuple([unit.type for unit, _ in values.of_units(s, s.active, "move_sequence")])
    if not can_set_out(s, s.active, TYPES):
        return
    if alone:
        s.then(move_ships, alone)
        go(s, move_ships, TYPES)
        go(s, move_ships, alone)
    else:
        s.then(move_ships, TYPES)
    go(s, arrive)


def move_ships(s: Twilight, types: Sequence[str]) -> Play:
    """Ships of these types that have not moved by themselves before."""
    if not s.system:
        return
    seat = s.active
    helm = Helm(s, seat, [type for type in types if type not in s.sailed])
    asked = Compose(seat, "twilight.move", helm.parts, helm.flaw, "TI-56.3", ordered=True,
                    start=lambda draft, word, _: can_follow(draft, word),
                    invent=lambda rng: invent(s, seat, asked.parts(), rng, helm.chart), about=(s.system,))
    if not any([can_follow((), part.word) for part in asked.parts()]):
        return
    whole = yield from asked
    fleet = read(whole)
    s.sailed += [ship.type for ship in (yield from sail(s, seat, fleet, helm.chart))]


class Helm:
    """Where a move is composed: one chart serves all that is tried of these parts. They are made before anything is
    judged, and anew when something has changed."""

    def __init__(self, s: Twilight, seat: int, types: Sequence[str]) -> None:
        self.s = s
        self.seat = seat
        self.types = types
        self.chart: galaxy.Chart | None = None

    def parts(self) -> list[Part]:
        self.chart = galaxy.Chart(self.s, self.seat)
        return parts(self.s, self.seat, self.types, self.chart)

    def flaw(self, draft: Whole) -> Flaw | None:
        return flaw(self.s, self.seat, draft, self.chart)


def arrive(s: Twilight) -> None:
    """Fleet and capacity are in order by now (TI-E.11, A-09)."""
    moved, s.sailed = bool(s.sailed), []
    if moved and s.system:
        happen(s, "move_after", s.active, s.system)


def can_set_out(s: Twilight, seat: int, types: Sequence[str]) -> bool:
    """Is there a ship of these types that has a way to the active system?"""
    chart = galaxy.Chart(s, seat)
    for place in harbours(s, seat, s.system):
        for type in s.players[seat].units[place]:
            if type in types and movable(s, seat, type, place, chart):
                return True
    return False


def harbours(s: Twilight, seat: int, target: str) -> list[str]:
    """Not those with an own token, but for the active system itself (TI-56.3c, 56.3e)."""
    p = s.players[seat]
    return [place for place in p.units if place in SYSTEMS and (place not in p.tokens or place == target)]


def movable(s: Twilight, seat: int, type: str, origin: str, chart: galaxy.Chart) -> bool:
    """Is there a way for ships of this type, and may they move by themselves? A dock that has a move value may."""
    reach = reach_of(s, seat, type, origin)
    return bool(reach) and galaxy.way(s, seat, origin, s.system, reach, (), type, chart) is not None


def voyage(s: Twilight, seat: int, type: str, origin: str, chart: galaxy.Chart) -> Voyage | None:
    """The way of such a ship if it names no stops, and what it is to know of it; None if there is none."""
    move = values.move(s, seat, type, origin)
    if not values.total(move):
        return None
    way = galaxy.way(s, seat, origin, s.system, values.total(move), (), type, chart)
    spurs = values.spurs(s, seat) if way is None else []
    if spurs:
        move = move + spurs
        way = galaxy.way(s, seat, origin, s.system, values.total(move), (), type, chart)
    if way is None:
        return None
    return {"way": list(way), "move": [[source, n] for source, n in move], "spurred": bool(spurs),
            "risk": risk(origin, way)}


def risk(origin: str, way: galaxy.Way) -> int:
    """Of getting lost in gravity rifts, in hundredths."""
    return round(100 * (1 - (1 - RIFT / FACES) ** galaxy.exits(origin, way)))


def detours(s: Twilight, seat: int, ships: Sequence[Part], stops: Sequence[str]) -> dict[str, dict[str, Detour]]:
    """By type and origin, which stops a ship can name that are not on its way anyhow, and how it gets there then."""
    chart = galaxy.Chart(s, seat)
    found: dict[str, dict[str, Detour]] = {}
    for part in ships:
        type, voyages = part.word.removesuffix("*"), part.facts
        for origin in part.fields[0]:
            reach = reach_of(s, seat, type, origin)
            near = chart.reachable(origin, reach, type)
            ways = {stop: galaxy.way(s, seat, origin, s.system, reach, (stop,), type, chart) for stop in stops
                    if stop in near and stop not in voyages[origin]["way"]}
            found[f"{type} {origin}"] = {stop: {"way": list(way), "risk": risk(origin, way)}
                                         for stop, way in ways.items() if way is not None}
    return {ship: there for ship, there in found.items() if there}


def reach_of(s: Twilight, seat: int, type: str, origin: str) -> int:
    """How far one such ship could move from here."""
    move = values.total(values.move(s, seat, type, origin))
    return move and move + values.total(values.spurs(s, seat))


def within_reach(s: Twilight, seat: int) -> dict[str, dict[str, Counts]]:
    """By system: which ships of this player could move there from where, if it were activated."""
    p, chart = s.players[seat], galaxy.Chart(s, seat)
    found: dict[str, dict[str, Counts]] = {}
    for place in [x for x in p.units if x in SYSTEMS and x not in p.tokens]:
        for type, n in p.units[place].items():
            reach = reach_of(s, seat, type, place)
            for target in chart.reachable(place, reach, type) if reach else ():
                if target != place:
                    found.setdefault(target, {}).setdefault(place, {})[type] = n
    return found


def parts(s: Twilight, seat: int, types: Sequence[str], chart: galaxy.Chart) -> list[Part]:
    """Ships by type and place, with an asterisk if damaged. Then stops and cargo of the ship before them."""
    ships = ships_by_place(s, seat, types, chart)
    sorts = [(part.word.removesuffix("*"), origin) for part in ships for origin in part.fields[0]]
    sorts = sorts[:1] if chart.alike else sorts
    stops = [system for system in s.board.beside
             if system in chart.free or any([chart.may_pass(system, *sort) for sort in sorts])]
    cargo = [Part(f"carry_{type}", places, range(1, most_ + 1), most=len(places) * 4)
             for type, places, most_ in loads(s, seat)]
    return [*ships, Part("via", stops, most=STOPS * sum([part.most for part in ships]),
                         facts=lambda: detours(s, seat, ships, stops)), *cargo]


def ships_by_place(s: Twilight, seat: int, types: Sequence[str], chart: galaxy.Chart) -> list[Part]:
    p = s.players[seat]
    found: dict[str, dict[str, Voyage]] = {}
    most: dict[str, int] = {}
    for place in harbours(s, seat, s.system):
        for type, n in units.troops(p, place).items():
            way = voyage(s, seat, type, place, chart) if type in types else None
            if way is not None:
                hurt = units.damaged(p, place, type)
                for word, many in ((type, n - hurt), (type + "*", hurt)):
                    if many:
                        found.setdefault(word, {})[place] = way
                        most[word] = most.get(word, 0) + many
    return [Part(word, list(ways), most=most[word], facts=ways) for word, ways in found.items()]


def loads(s: Twilight, seat: int) -> Iterable[tuple[str, list[str], int]]:
    """What can be picked up where: not in systems with own tokens, but for the active one (TI-54.3)."""
    p = s.players[seat]
    for type in units.CARGO:
        places = [place for place in p.units if units.count(p, place, type)
                  and (galaxy.system_of(place) not in p.tokens or galaxy.system_of(place) == s.system)]
        yield type, places, max([units.count(p, place, type) for place in places], default=0)


def can_follow(draft: Whole, word: str) -> bool:
    if word == "via":
        return bool(draft) and not draft[-1][0].startswith("carry_")
    return bool(draft) or not word.startswith("carry_")


def read(whole: Whole) -> list[Sailing]:
    found: list[Sailing] = []
    for item in whole:
        word: str = item[0]
        if word == "via":
            found[-1].stops.append(item[1])
        elif word.startswith("carry_"):
            found[-1].cargo.append((word.removeprefix("carry_"), item[1], item[2]))
        else:
            found.append(Sailing(word.removesuffix("*"), item[1], word.endswith("*")))
    return found


def ways(s: Twilight, seat: int, fleet: list[Sailing], chart: galaxy.Chart | None = None) -> list[galaxy.Way | None]:
    """The way of each ship. What makes one ship faster serves the first that needs it."""
    spur, chart = values.total(values.spurs(s, seat)), chart or galaxy.Chart(s, seat)
    found = []
    for ship in fleet:
        move = values.total(values.move(s, seat, ship.type, ship.origin))
        way = galaxy.way(s, seat, ship.origin, s.system, move, ship.stops, ship.type, chart)
        if way is None and spur:
            way = galaxy.way(s, seat, ship.origin, s.system, move + spur, ship.stops, ship.type, chart)
            spur = 0 if way else spur
        found.append(way)
    return found


def flaw(s: Twilight, seat: int, whole: Whole, chart: galaxy.Chart | None = None) -> Flaw | None:
    if whole and (whole[0][0] == "via" or whole[0][0].startswith("carry_")):
        return ("no-ship", whole[0][0])
    p = s.players[seat]
    gone: dict[tuple[str, str], int] = {}
    fleet = read(whole)
    for ship, way in zip(fleet, ways(s, seat, fleet, chart), strict=True):
        there = units.count(p, ship.origin, ship.type)
        hurt = units.damaged(p, ship.origin, ship.type)
        key = (ship.origin, ship.type + "*" * ship.damaged)
        gone[key] = gone.get(key, 0) + 1
        if gone[key] > (hurt if ship.damaged else there - hurt):
            return ("not-so-many", ship.type, ship.origin)
        if way is None:
            return ("no-way", ship.type, ship.origin)
        if sum([n for _, _, n in ship.cargo]) > values.unit(s, seat, ship.type).capacity:
            return ("no-room", ship.type, values.unit(s, seat, ship.type).capacity)
        for type, place, n in ship.cargo:
            if galaxy.system_of(place) != ship.origin and galaxy.system_of(place) not in way:
                return ("not-on-the-way", place)
            gone[place, type] = gone.get((place, type), 0) + n
            if gone[place, type] > units.count(p, place, type):
                return ("not-so-many", type, place)
    return None


def invent(s: Twilight, seat: int, found: Sequence[Part], rng: Rng, chart: galaxy.Chart | None) -> Whole:
    """Any ships of these parts, as full as they happen to be."""
    whole: Whole = ()
    cargo = [part for part in found if part.word.startswith("carry_")]
    for part in [part for part in found if part.word != "via" and part not in cargo]:
        for place in part.fields[0]:
            for _ in range(rng.below(part.most + 1)):
                longer = (*whole, (part.word, place))
                if flaw(s, seat, longer, chart) is not None:
                    break
                whole = longer
                for freight in cargo:
                    for load in freight.fields[0]:
                        fuller = (*whole, (freight.word, load, 1 + rng.below(len(freight.fields[1]))))
                        if flaw(s, seat, fuller, chart) is None:
                            whole = fuller
    return whole


def sail(s: Twilight, seat: int, fleet: list[Sailing], chart: galaxy.Chart | None) -> Sub[list[Sailing]]:
    """All set out together, and these arrive."""
    taken = [way or () for way in ways(s, seat, fleet, chart)]
    risks = [galaxy.exits(ship.origin, way) for ship, way in zip(fleet, taken, strict=True)]
    arrived = yield from brave_rifts(s, seat, fleet, risks)
    transfer(s, seat, fleet, arrived, s.system)
    return arrived


def brave_rifts(s: Twilight, seat: int, fleet: list[Sailing], risks: list[int]) -> Sub[list[Sailing]]:
    """Who does not get lost in gravity rifts: a die for each time that one is left (TI-16.2, TI-16.3)."""
    if not sum(risks):
        return fleet
    dice = list((yield from Roll(FACES, sum(risks))))
    s.tell("rift", seat=seat, dice=list(dice))
    happen(s, "rift", seat, s.system)
    found = []
    for ship, risk in zip(fleet, risks, strict=True):
        if all([dice.pop(0) > RIFT for _ in range(risk)]):
            found.append(ship)
    return found


def transfer(s: Twilight, seat: int, fleet: list[Sailing], arrived: list[Sailing], target: str) -> None:
    """Ships with their cargo; those that are lost are removed with it (TI-16.2b, TI-16.2c)."""
    p = s.players[seat]
    arriving: list[tuple[str, int, int]] = []                      # type, how many, how many damaged
    for ship in fleet:
        lost = not any([ship is other for other in arrived])
        freight = [(ship.type, ship.origin, 1, int(ship.damaged)), *[(*load, 0) for load in ship.cargo]]
        for type, place, n, hurt in freight:
            units.discard(p, place, {type + "*" * hurt: n})
            if not lost:
                arriving.append((type, n, hurt))
        s.tell("lost" if lost else "moved", seat=seat, type=ship.type, origin=ship.origin, cargo=aboard(ship))
    for type, n, hurt in arriving:
        units.put(p, target, type, n)
        if hurt:
            units.hurt(p, target, type, hurt)


def aboard(ship: Sailing) -> dict[str, int]:
    """What it carries, by type."""
    found: dict[str, int] = {}
    for type, _, n in ship.cargo:
        found[type] = found.get(type, 0) + n
    return found


STAGES: Final = (set_sail, move_ships, arrive)
