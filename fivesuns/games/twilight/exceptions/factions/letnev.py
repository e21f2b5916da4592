"""The Barony of Letnev: munitions for all that missed, and a flagship that repairs itself."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Force, Happening, Twilight


def munitions_reserves(s: Twilight, seat: int, target: Target) -> None:
    """Paid for at the start of a round, used when its dice are rolled."""
    s.forces.append(Force(source="munitions_reserves", seat=seat, value="reroll_allowance", amount=1,
                          lasts="combat_round"))


def arc_secundus(s: Twilight, seat: int, target: Target) -> None:
    units.heal(s.players[seat], target[0], "flagship")
    s.tell("repaired", seat=seat, place=target[0])


def damaged_flagship(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(h.place,)] if units.damaged(s.players[seat], h.place, "flagship") else []


EFFECTS: Final[dict[str, Effect]] = {
    "flagship_letnev-1": arc_secundus, "munitions_reserves": munitions_reserves}
AIMS: Final[dict[str, Aim]] = {"flagship_letnev-1": damaged_flagship}
