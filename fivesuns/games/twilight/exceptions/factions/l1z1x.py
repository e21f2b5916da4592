"""The L1Z1X Mindnet: what it takes becomes a part of it, and its ships fire on while its infantry fights."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.exceptions.tactical_cards import if_there_are_structures, infiltrate
from fivesuns.games.twilight.stages import invasion
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub


def harrow(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A bombardment of the planet that is fought for; it hits the opponent only (TI-7.1e)."""
    yield from invasion.use_bombardment(s, seat, [target[0]])


def if_the_planet_can_be_bombarded(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Not under a planetary shield (TI-60.2)."""
    planet = h.place
    able = invasion.can_be_bombarded(s, seat, planet) and invasion.targets_on(s, seat, planet)
    return [(planet,)] if able and invasion.bombers(s, seat) else []


EFFECTS: Final[dict[str, Effect]] = {"assimilate": infiltrate, "harrow": harrow}
AIMS: Final[dict[str, Aim]] = {"assimilate": if_there_are_structures, "harrow": if_the_planet_can_be_bombarded}
