"""The Ghosts of Creuss: wormholes of their own making. That they see all of them joined is a row of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.exceptions.tactical_cards import if_there_are_foes
from fivesuns.games.twilight.selectors import controls_something
from fivesuns.games.twilight.stages.hits import produce_hits
from fivesuns.games.twilight.state import Happening, Twilight


def wormhole_generator(s: Twilight, seat: int, target: Target) -> None:
    """A token with a wormhole is put into a system, from wherever it is."""
    kind, system = target
    s.wormholes[kind] = system
    s.tell("wormhole", seat=seat, kind=kind, system=system)


def openings(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Where one controls a planet, or away from homes where others have no ships; not where it lies already."""
    found = [x for x in s.board.beside if controls_something(s, seat, x)
             or (not SYSTEMS[x].faction and not galaxy.foes_with_ships(s, seat, x))]
    return [(kind, x) for kind in galaxy.TWINS for x in found if s.wormholes.get(kind) != x]


def dimensional_splicer(s: Twilight, seat: int, target: Target) -> None:
    """A hit on a ship of one's own choice, in a system with a wormhole."""
    go(s, produce_hits, seat, 1, "ships", seat)


EFFECTS: Final[dict[str, Effect]] = {
    "dimensional_splicer": dimensional_splicer, "wormhole_generator": wormhole_generator}
AIMS: Final[dict[str, Aim]] = {"dimensional_splicer": if_there_are_foes, "wormhole_generator": openings}
