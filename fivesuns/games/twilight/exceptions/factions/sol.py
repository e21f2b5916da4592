"""The Federation of Sol: infantry from orbit, and from the hold of the flagship."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.exceptions.action_cards import own_planets_for_units
from fivesuns.games.twilight.state import Happening, Twilight

DROPPED: Final = 2               # infantry, for a token


def orbital_drop(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, target[0], "infantry", DROPPED)


def genesis(s: Twilight, seat: int, target: Target) -> None:
    """One infantry more in space beside the flagship."""
    units.place(s, seat, target[0], "infantry")


def own_flagship(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Where it stands."""
    return [(system,) for system, there in s.players[seat].units.items() if system in SYSTEMS and "flagship" in there]


EFFECTS: Final[dict[str, Effect]] = {"flagship_sol": genesis, "orbital_drop": orbital_drop}
AIMS: Final[dict[str, Aim]] = {"flagship_sol": own_flagship, "orbital_drop": own_planets_for_units}
