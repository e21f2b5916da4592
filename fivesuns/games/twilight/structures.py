"""Structures are placed on planets: not too many of a kind (TI-74, TI-8.4)."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.twilight import units
from fivesuns.games.twilight.catalog import STRUCTURES
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Sub

Site = tuple[str, str]           # type and planet


def sites(s: Twilight, seat: int, planets: Sequence[str], types: Sequence[str]) -> list[Site]:
    """Own command tokens in the system do not hinder (TI-8.2b)."""
    p = s.players[seat]
    return [(type, planet) for type in types if available(p, type)
            for planet in planets if units.count(p, planet, type) < STRUCTURES[type]]


def place_one(s: Twilight, seat: int, planets: Sequence[str], types: Sequence[str], rule: str) -> Sub[None]:
    """From the reinforcements or, if there is none, from elsewhere on the board (TI-8.4a); or none at all."""
    if not sites(s, seat, planets, types):
        return
    site = yield from Choose(seat, "twilight.structure", lambda: [None, *sites(s, seat, planets, types)], rule)
    if site is not None:
        yield from fetch(s, seat, site[0], 1)
        units.put(s.players[seat], site[1], site[0])
        s.tell("placed", seat=seat, type=site[0], place=site[1])
        if site[0] == "space_dock":
            happen(s, "dock_placed", seat, site[1])
