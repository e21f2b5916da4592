"""Sardakk N'orr: dreadnoughts that ram, infantry that strikes back. That its dice are better is a row of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.checks import fleet, words
from fivesuns.games.twilight.stages.combat import the_combat
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Allocate, Sub

RAMMED: Final = 2                # ships, at the most


def exotrireme_ii(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """For one such dreadnought, up to two ships of the opponent."""
    foe, place = the_combat(s).opponent(seat), the_combat(s).place
    units.destroy(s, seat, place, {target[0]: 1}, seat, "ability")
    able = fleet(s, foe, place)
    if able:
        lost = yield from Allocate(seat, "twilight.ram", able, RAMMED, "TI-14.5", least=0, about=(place,))
        if lost:
            units.destroy(s, foe, place, dict(lost), seat, "ability")


def own_dreadnoughts(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """One of so many; damaged ones have an asterisk."""
    return [(word, n) for word, n in words(s, seat, h.place, ("dreadnought",)).items()]


def valkyrie_particle_weave(s: Twilight, seat: int, target: Target) -> None:
    """Who was hit makes one hit more."""
    hits = the_combat(s).hits
    hits[seat] = hits.get(seat, 0) + 1


EFFECTS: Final[dict[str, Effect]] = {
    "exotrireme_ii-1": exotrireme_ii, "valkyrie_particle_weave": valkyrie_particle_weave}
AIMS: Final[dict[str, Aim]] = {"exotrireme_ii-1": own_dreadnoughts}
