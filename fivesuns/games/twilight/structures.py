"""Structures are placed on planets: not too many of a kind (TI-74, TI-8.4)."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.twilight import units, values
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Sub

Site = tuple[str, str]           # type and planet


def sites(s: Twilight, seat: int, planets: Sequence[str], types: Sequence[str]) -> list[Site]:
    p = s.players[seat]
    return [(type, planet) for type in types if units.left(p, type)
            for planet in planets if units.count(p, planet, type) < values.structure_limit(s, type)
            and values.can_hold_units(s, planet)]


def place_one(s: Twilight, seat: int, planets: Sequence[str], types: Sequence[str], rule: str) -> Sub[None]:
    """From the reinforcements, or none."""
    if not sites(s, seat, planets, types):
        return
    site = yield from Choose(seat, "twilight.structure", lambda: [None, *sites(s, seat, planets, types)], rule)
    if site is not None:
        build(s, seat, site)


def put_one(s: Twilight, seat: int, planets: Sequence[str], type: str, rule: str) -> Sub[None]:
    """The same where it is no choice whether."""
    if sites(s, seat, planets, [type]):
        site = yield from Choose(seat, "twilight.structure", lambda: sites(s, seat, planets, [type]), rule, forced=True)
        build(s, seat, site)


def build(s: Twilight, seat: int, site: Site) -> None:
    type, planet = site
    units.put(s.players[seat], planet, type)
    s.tell("placed", seat=seat, type=type, place=planet)
    if type == "space_dock":
        happen(s, "dock_placed", seat, planet)
