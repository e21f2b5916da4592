"""The Barony of Letnev: the flagship repairs itself."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Happening, Twilight


def arc_secundus(s: Twilight, seat: int, target: Target) -> None:
    units.heal(s.players[seat], target[0], "flagship")
    s.tell("repaired", seat=seat, place=target[0])


def damaged_flagship(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(h.place,)] if units.damaged(s.players[seat], h.place, "flagship") else []


EFFECTS: Final[dict[str, Effect]] = {"flagship_letnev-1": arc_secundus}
AIMS: Final[dict[str, Aim]] = {"flagship_letnev-1": damaged_flagship}
