"""The Winnu: at home on Mecatol Rex."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import structures, units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import MECATOL
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub


def lazax_gate_folding(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, MECATOL, "infantry")


def reclamation(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A PDS and a space dock on it, as far as they go."""
    for site in structures.sites(s, seat, (MECATOL,), ("pds", "space_dock")):
        yield from structures.build(s, seat, site)


def if_there_are_structures_left(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if structures.sites(s, seat, (MECATOL,), ("pds", "space_dock")) else []


EFFECTS: Final[dict[str, Effect]] = {"lazax_gate_folding-1": lazax_gate_folding, "reclamation": reclamation}
AIMS: Final[dict[str, Aim]] = {"reclamation": if_there_are_structures_left}
