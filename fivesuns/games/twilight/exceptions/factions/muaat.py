"""The Embers of Muaat: ships from the forge of a star, and from the hold of the flagship."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import trade, units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub

FORGED: Final = {"fighter": 2, "destroyer": 1}


def star_forge(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Two fighters, or a destroyer."""
    type, system = target
    yield from fetch(s, seat, type, FORGED[type])
    units.place(s, seat, system, type, FORGED[type])


def forges(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Where a war sun is."""
    p = s.players[seat]
    return [(type, system) for type in FORGED if available(p, type) for system, there in p.units.items()
            if "war_sun" in there]


def the_inferno(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from fetch(s, seat, "cruiser", 1)
    units.place(s, seat, target[0], "cruiser")


def docks_of_the_flagship(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Where it stands, if there is a cruiser to be had."""
    p = s.players[seat]
    return [(x,) for x, there in p.units.items() if x in SYSTEMS and "flagship" in there and available(p, "cruiser")]


def magmus_reactor(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, 1)


EFFECTS: Final[dict[str, Effect]] = {
    "flagship_muaat": the_inferno, "magmus_reactor-1": magmus_reactor, "star_forge": star_forge}
AIMS: Final[dict[str, Aim]] = {"flagship_muaat": docks_of_the_flagship, "star_forge": forges}
