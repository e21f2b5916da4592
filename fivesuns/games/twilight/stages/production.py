"""Production in the active system: what, where, and how it is paid for (TI-10, TI-75)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fivesuns.games.twilight import galaxy, notes, pay, units, values
from fivesuns.games.twilight.catalog import PLANETS, TYPES
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.shapes import Price, Term
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Compose, Flaw, Part, Play, Sub, Whole

Producers = dict[str, dict[str, int]]                  # by place: types of units there, and how much they produce


def produce(s: Twilight) -> None:
    """All units of the active player in the active system may (TI-10.0)."""
    if s.system:
        use_production(s, s.active, s.system)


def producers(s: Twilight, seat: int, system: str, dock: str = "") -> Producers:
    """In this system; or only the space dock in this place."""
    found: Producers = {}
    if not notes.may_produce(s, seat, system):
        return found
    for place in [dock] if dock else galaxy.places_of(system):
        for type, n in units.troops(s.players[seat], place).items():
            many = values.production(s, seat, place, type) * n
            if many and (type == "space_dock" or not dock):
                found.setdefault(place, {})[type] = many
    return found


def use_production(s: Twilight, seat: int, system: str, dock: str = "") -> None:
    """Next: units use PRODUCTION, if their owner likes."""
    if producers(s, seat, system, dock):
        happen(s, "prod_when", seat, system)
        go(s, order_units, seat, system, dock)


def order_units(s: Twilight, seat: int, system: str, dock: str) -> Play:
    made_by = producers(s, seat, system, dock)
    whole = yield from Compose(seat, "twilight.produce", lambda: parts(s, seat, system, made_by, changes(s, seat)),
                               lambda whole: flaw(s, seat, system, made_by, whole, price(s, seat, whole)), "TI-10.0",
                               about=(system,))
    if whole:
        yield from pay.pay(s, seat, "resources", price(s, seat, whole), "TI-75.1")
        yield from place_units(s, seat, system, whole)
        go(s, produced, seat, system, dict(whole).get("fighter", 0))
    values.expire(s, "use")


def produced(s: Twilight, seat: int, system: str, fighters: int) -> None:
    happen(s, "prod_after", seat, system, fighters)


def produce_by_ability(s: Twilight, seat: int, system: str, most: int, rule: str) -> Sub[None]:
    """So many units in this system, paid for like all others; but nothing uses PRODUCTION (TI-75.4). Ground forces go
    to any planet of one's own there, or into space."""
    made_by = {system: {"": most}}
    whole = yield from Compose(seat, "twilight.produce", lambda: parts(s, seat, system, made_by, []),
                               lambda whole: flaw(s, seat, system, made_by, whole, cost(s, seat, whole)), rule,
                               about=(system,))
    if whole:
        yield from pay.pay(s, seat, "resources", cost(s, seat, whole), "TI-75.1")
        yield from place_units(s, seat, system, whole)


def place_units(s: Twilight, seat: int, system: str, whole: Whole) -> Sub[None]:
    for type in TYPES:
        yield from fetch(s, seat, type, sum([n for word, n in whole if read(word, system)[0] == type]))
    for word, n in whole:
        type, place = read(word, system)
        units.put(s.players[seat], place, type, n)
    made: dict[str, int] = {}
    for word, n in whole:
        made[read(word, system)[0]] = made.get(read(word, system)[0], 0) + n
    s.tell("produced", seat=seat, system=system, units=made)


def read(word: str, system: str) -> tuple[str, str]:
    """A ship, or ground forces and where they are placed."""
    type, _, place = word.partition("@")
    return type, place or system


# what can be produced

def parts(s: Twilight, seat: int, system: str, made_by: Producers, change: list[Term]) -> list[Part]:
    """`change`: what makes all of it together cheaper or dearer."""
    limit: list[Term] = [[type or "printed", many] for there in made_by.values() for type, many in there.items()]
    most = sum([many for there in made_by.values() for many in there.values()])
    return [*ships(s, seat, system, most, limit, change),
            *[Part(f"infantry@{place}", range(1, many + 1), facts=tag(s, seat, "infantry", limit, change))
              for place, many in barracks(s, seat, system, made_by).items()]]


def ships(s: Twilight, seat: int, system: str, most: int, limit: list[Term], change: list[Term]) -> list[Part]:
    """Not where others' ships are (TI-75.6, A-28), and what has a cost (TI-88.3)."""
    if galaxy.foes_with_ships(s, seat, system):
        return []
    return [Part(type, range(1, min(most, available(s.players[seat], type)) + 1),
                 facts=tag(s, seat, type, limit, change))
            for type in TYPES if type in units.SHIPS and values.has_unit(s, seat, type)
            and values.unit(s, seat, type).cost]


def tag(s: Twilight, seat: int, type: str, limit: list[Term], change: list[Term]) -> Callable[[], Price]:
    """What its buyer wants to know."""
    return lambda: {"cost": values.unit(s, seat, type).cost, "come": values.for_the_cost(s, seat, type),
                    "limit": limit, "change": change}


def recruits(s: Twilight, seat: int, made_by: Producers) -> dict[str, int]:
    """Ground forces that the units of each place can produce."""
    found = {place: sum([many for type, many in there.items() if values.produces_infantry(s, seat, type)])
             for place, there in made_by.items()}
    return {place: many for place, many in found.items() if many}


def barracks(s: Twilight, seat: int, system: str, made_by: Producers) -> dict[str, int]:
    """Where ground forces can be placed, and how many: on the planet of what produces them; what stands in space
    places them there or on any planet of its owner in the system (TI-10.3, TI-10.4, A-57)."""
    found = recruits(s, seat, made_by)
    afloat = found.get(system, 0)
    most = sum(found.values())
    ashore = [x for x in galaxy.places_of(system) if (x in found or (afloat and x in s.players[seat].planets))
              and (x == system or values.can_hold_units(s, x))]
    if s.rules.production_places == "any":
        return dict.fromkeys(ashore, most)
    return {place: (found.get(place, 0) if place in PLANETS else 0) + afloat for place in ashore}


# what it costs

def price(s: Twilight, seat: int, whole: Whole) -> int:
    """By PRODUCTION: all together, less what makes that cheaper (TI-75.1c)."""
    return max(0, values.number(s, seat, "production_total_cost", cost(s, seat, whole))) if whole else 0


def changes(s: Twilight, seat: int) -> list[Term]:
    """What makes it cheaper or dearer, and by how much."""
    return [[source, n] for source, n in values.reckon(s, seat, "production_total_cost", 0)[1:]]


def cost(s: Twilight, seat: int, whole: Whole) -> int:
    """Two for the price of one where the unit comes in pairs; one alone costs as much (TI-75.2, TI-10.1c)."""
    bought: dict[str, int] = {}
    for word, n in whole:
        type = word.partition("@")[0]
        bought[type] = bought.get(type, 0) + n
    mine = values.sheet(s.players[seat]).units
    return sum([mine[type].cost * (-(-n // values.for_the_cost(s, seat, type)) if mine[type].pair else n)
                for type, n in bought.items()])


def flaw(s: Twilight, seat: int, system: str, made_by: Producers, whole: Whole, due: int) -> Flaw | None:
    most = sum([many for there in made_by.values() for many in there.values()])
    if sum([n for _, n in whole]) > most:
        return ("too-many-units", most)
    wrong = crowded(s, seat, system, made_by, whole)
    if wrong is not None:
        return wrong
    return None if pay.can_pay(s, seat, "resources", due) else ("too-dear", due)


def crowded(s: Twilight, seat: int, system: str, made_by: Producers, whole: Whole) -> Flaw | None:
    """No unit produces more ground forces than its value, and in space there has to be room for them (TI-10.4a)."""
    placed: dict[str, int] = {place: n for type, place, n in [(*read(word, system), n) for word, n in whole]
                              if type == "infantry"}
    if not placed:
        return None
    found = recruits(s, seat, made_by)
    if sum(placed.values()) > sum(found.values()):
        return ("too-many-units", sum(found.values()))
    beyond = sum([max(0, n - (found.get(place, 0) if place in PLANETS else 0)) for place, n in placed.items()])
    if s.rules.production_places == "producer" and beyond > found.get(system, 0):
        return ("too-many-units", found.get(system, 0))
    room = values.capacity(s, seat, system) + sum([values.unit(s, seat, word).capacity * n for word, n in whole
                                                   if "@" not in word])
    aboard = units.count(s.players[seat], system, "infantry") + placed.get(system, 0)
    return ("no-room", "infantry", room) if placed.get(system) and aboard > room else None


STAGES: Final = (produce, order_units, produced)
