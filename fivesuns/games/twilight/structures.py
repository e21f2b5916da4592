"""Structures are placed on planets: not too many of a kind (TI-74, TI-8.4)."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.twilight import units, values
from fivesuns.games.twilight.catalog import PLANETS
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Sub

Site = tuple[str, str]           # type and planet


def sites(s: Twilight, seat: int, planets: Sequence[str], types: Sequence[str]) -> list[Site]:
    """Own command tokens in the system do not hinder (TI-8.2b)."""
    p = s.players[seat]
    return [(type, planet) for type in types if available(p, type) for planet in planets
            if (values.in_space(s, seat, type) or units.count(p, planet, type) < values.structure_limit(s, type))
            and values.can_hold_units(s, planet)]


def place_one(s: Twilight, seat: int, planets: Sequence[str], types: Sequence[str], rule: str) -> Sub[None]:
    """From the reinforcements or, if there is none, from elsewhere on the board (TI-8.4a); or none at all."""
    if not sites(s, seat, planets, types):
        return
    site = yield from Choose(seat, "twilight.structure", lambda: [None, *sites(s, seat, planets, types)], rule)
    if site is not None:
        yield from build(s, seat, site)


def put_one(s: Twilight, seat: int, planets: Sequence[str], type: str, rule: str) -> Sub[None]:
    """The same where it is no choice whether; but nobody has to take one from the board (TI-52.4a)."""
    if not units.left(s.players[seat], type):
        yield from place_one(s, seat, planets, [type], rule)
    elif sites(s, seat, planets, [type]):
        site = yield from Choose(seat, "twilight.structure", lambda: sites(s, seat, planets, [type]), rule, forced=True)
        yield from build(s, seat, site)


def build(s: Twilight, seat: int, site: Site) -> Sub[None]:
    type, planet = site
    yield from fetch(s, seat, type, 1)
    place = PLANETS[planet].system if values.in_space(s, seat, type) else planet
    units.place(s, seat, place, type)
    if type == "space_dock":
        happen(s, "dock_placed", seat, place)
