"""The Universities of Jol-Nar: what others do is good for science, and ways are shorter for it."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, trade
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Force, Happening, Twilight

SIPHONED: Final = 4              # trade goods


def e_res_siphons(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, SIPHONED)


def spacial_conduit_cylinder(s: Twilight, seat: int, target: Target) -> None:
    """The active system is adjacent to all others with units of one's own."""
    s.forces.append(Force(source="spacial_conduit_cylinder", seat=seat, value="adjacency", amount=1, lasts="tactical",
                          about=("systems_with_own_units",)))


def if_there_are_others(s: Twilight, seat: int, h: Happening) -> list[Target]:
    places = [galaxy.system_of(place) for place in s.players[seat].units]
    return [()] if any([system != h.place for system in places]) else []


EFFECTS: Final[dict[str, Effect]] = {
    "e_res_siphons": e_res_siphons, "spacial_conduit_cylinder": spacial_conduit_cylinder}
AIMS: Final[dict[str, Aim]] = {"spacial_conduit_cylinder": if_there_are_others}
