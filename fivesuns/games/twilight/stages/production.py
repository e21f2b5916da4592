"""Production in the active system: what, where, and how it is paid for (TI-10, TI-75)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, notes, pay, units, values
from fivesuns.games.twilight.catalog import PLANETS, TYPES
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Compose, Flaw, Part, Play, Sub, Whole


def produce(s: Twilight) -> Play:
    if s.system:
        yield from produce_in(s, s.active, s.system)


def producers(s: Twilight, seat: int, system: str) -> dict[str, int]:
    """By place: how many units those that stand there can produce."""
    p = s.players[seat]
    found: dict[str, int] = {}
    if not notes.may_produce(s, seat, system):
        return found
    for place in galaxy.places_of(system):
        many = sum([values.production(s, seat, place, type) * n for type, n in units.troops(p, place).items()])
        if many:
            found[place] = many
    return found


def produce_in(s: Twilight, seat: int, system: str) -> Sub[None]:
    made_by = producers(s, seat, system)
    if made_by:
        yield from produce_by(s, seat, system, made_by)


def produce_by(s: Twilight, seat: int, system: str, made_by: dict[str, int]) -> Sub[None]:
    whole = yield from Compose(seat, "twilight.produce", lambda: parts(s, seat, system, made_by),
                               lambda whole: flaw(s, seat, system, made_by, whole), "TI-10.0", about=(system,))
    if not whole:
        return
    yield from pay.pay(s, seat, "resources", price(s, seat, whole), "TI-75.1")
    p = s.players[seat]
    for word, n in whole:
        type, place = read(word, system)
        units.put(p, place, type, n)
    s.tell("produced", seat=seat, system=system, units=dict(whole))
    happen(s, "prod_after", seat, system)


def read(word: str, system: str) -> tuple[str, str]:
    """A ship, or ground forces and the planet of whoever has produced them."""
    type, _, planet = word.partition("@")
    return type, planet or system


def parts(s: Twilight, seat: int, system: str, made_by: dict[str, int]) -> list[Part]:
    """Ships are not produced where others' ships are (TI-75.6)."""
    most = sum(made_by.values())
    found = []
    if not galaxy.foes_with_ships(s, seat, system):
        for type in TYPES:
            if type in units.SHIPS and values.has_unit(s, seat, type) and values.unit(s, seat, type).cost:
                found.append(Part(type, range(1, min(most, units.left(s.players[seat], type)) + 1),
                                  facts=values.unit(s, seat, type).cost))
    for place, many in made_by.items():
        if place in PLANETS:
            found.append(Part(f"infantry@{place}", range(1, many + 1), facts=values.unit(s, seat, "infantry").cost))
    return found


def price(s: Twilight, seat: int, whole: Whole) -> int:
    """All together; two for the price of one where the unit comes in pairs (TI-75.1c, TI-75.2)."""
    bought: dict[str, int] = {}
    for word, n in whole:
        type = word.partition("@")[0]
        bought[type] = bought.get(type, 0) + n
    cost = 0
    for type, n in bought.items():
        unit = values.unit(s, seat, type)
        cost += unit.cost * (-(-n // 2) if unit.pair else n)
    return max(0, values.total(values.reckon(s, seat, "production_total_cost", cost)))


def flaw(s: Twilight, seat: int, system: str, made_by: dict[str, int], whole: Whole) -> Flaw | None:
    many = sum([n for _, n in whole])
    if many > sum(made_by.values()):
        return ("too-many-units", sum(made_by.values()))
    cost = price(s, seat, whole) if whole else 0
    return None if pay.can_pay(s, seat, "resources", cost) else ("too-dear", cost)


STAGES: Final = (produce,)
