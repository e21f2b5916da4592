"""The Arborec: its infantry grows on its planets, and spreads; its flagship produces. That docks bring forth no
infantry is a row of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, notes, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import PLANETS
from fivesuns.games.twilight.exceptions.action_cards import own_planets_for_units
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Compose, Flaw, Part, Sub, Whole

BROOD: Final = 5                 # units of the flagship


def mitosis(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, target[0], "infantry")


def bioplasmosis(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Any infantry from planets of one's own to others of one's own, in the same or in adjacent systems."""
    p = s.players[seat]
    whole = yield from Compose(seat, "twilight.bioplasmosis", lambda: spread(s, seat), lambda whole: overdrawn(
        s, seat, whole), "TI-14.5")
    for word, n in whole:
        origin, _, planet = word.partition(">")
        units.take(p, origin, "infantry", n)
        units.put(p, planet, "infantry", n)
    s.tell("transported", seat=seat, units=[list(item) for item in whole])


def spread(s: Twilight, seat: int) -> list[Part]:
    p = s.players[seat]
    return [Part(f"{origin}>{planet}", range(1, units.ground(p, origin) + 1))
            for origin in p.planets if units.ground(p, origin) for planet in p.planets
            if planet != origin and values.can_hold_units(s, planet)
            and PLANETS[planet].system in galaxy.near(s, PLANETS[origin].system, seat)]


def overdrawn(s: Twilight, seat: int, whole: Whole) -> Flaw | None:
    """Who was there before can go, once."""
    gone: dict[str, int] = {}
    for word, n in whole:
        origin = word.partition(">")[0]
        gone[origin] = gone.get(origin, 0) + n
        if gone[origin] > units.ground(s.players[seat], origin):
            return ("not-so-many", "infantry", origin)
    return None


def if_it_can_spread(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if spread(s, seat) else []


def duha_menaimon(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Up to five units where the flagship already is when its system is activated."""
    yield from production.produce_by_ability(s, seat, s.system, BROOD, "W-ACTIVATE-AFTER")


def if_one_may_produce(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if notes.may_produce(s, seat, h.place) else []


EFFECTS: Final[dict[str, Effect]] = {
    "bioplasmosis": bioplasmosis, "flagship_arborec": duha_menaimon, "mitosis-1": mitosis}
AIMS: Final[dict[str, Aim]] = {
    "bioplasmosis": if_it_can_spread, "flagship_arborec": if_one_may_produce, "mitosis-1": own_planets_for_units}
