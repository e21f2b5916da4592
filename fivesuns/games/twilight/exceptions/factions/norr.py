"""Sardakk N'orr: dreadnoughts that ram. That its dice are better is a row of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import said, units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.checks import words
from fivesuns.games.twilight.stages.combat import opponent
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Allocate, Sub

RAMMED: Final = 2                # ships, at the most


def exotrireme_ii(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """For one such dreadnought, up to two ships of the opponent."""
    combat = s.combat
    assert combat is not None
    units.destroy(s, seat, combat.place, {target[0]: 1}, seat, "ability")
    foe = opponent(combat, seat)
    able = words(s, foe, combat.place, units.SHIPS)
    if able:
        lost = yield from Allocate(seat, "twilight.ram", able, RAMMED, "TI-14.5", least=0, about=(combat.place,))
        if lost:
            units.destroy(s, foe, combat.place, dict(lost), seat, "ability")


def own_dreadnoughts(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """One of so many; damaged ones have an asterisk."""
    return [(word, n) for word, n in words(s, seat, h.place, ("dreadnought",)).items()]


EFFECTS: Final[dict[str, Effect]] = {"exotrireme_ii-1": exotrireme_ii}
said.COUNTED.add("exotrireme_ii-1")
AIMS: Final[dict[str, Aim]] = {"exotrireme_ii-1": own_dreadnoughts}
