"""The Winnu: at home on Mecatol Rex."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import structures, units
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import MECATOL
from fivesuns.games.twilight.exceptions.action_cards import own_planets
from fivesuns.games.twilight.state import Force, Happening, Twilight
from fivesuns.kernel import Sub


def lazax_gate_folding(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, MECATOL, "infantry")


def reclamation(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A PDS and a space dock on it, as far as they go."""
    for type in ("pds", "space_dock"):
        yield from structures.put_one(s, seat, (MECATOL,), type, "W-TACTICAL-END")


def if_there_are_structures_left(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if structures.sites(s, seat, (MECATOL,), ("pds", "space_dock")) else []


def hegemonic_trade_policy(s: Twilight, seat: int, target: Target) -> None:
    """Resources and influence of a planet change places until the end of one's turn, or by the erratum only for the
    units that are produced now."""
    lasts = "use" if s.rules.hegemonic_trade_policy == "production" else "own_turn"
    s.forces.append(Force(source="hegemonic_trade_policy", seat=seat, value="planet_values", amount=0, lasts=lasts,
                          about=target))


EFFECTS: Final[dict[str, Effect]] = {
    "hegemonic_trade_policy": hegemonic_trade_policy, "lazax_gate_folding-1": lazax_gate_folding,
    "reclamation": reclamation}
AIMS: Final[dict[str, Aim]] = {"hegemonic_trade_policy": own_planets, "reclamation": if_there_are_structures_left}
