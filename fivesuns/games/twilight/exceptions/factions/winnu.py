"""The Winnu: at home on Mecatol Rex."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import units
from fivesuns.games.twilight.abilities import Effect, Target
from fivesuns.games.twilight.catalog import MECATOL
from fivesuns.games.twilight.state import Twilight


def lazax_gate_folding(s: Twilight, seat: int, target: Target) -> None:
    units.put(s.players[seat], MECATOL, "infantry")
    s.tell("placed", seat=seat, type="infantry", place=MECATOL)


EFFECTS: Final[dict[str, Effect]] = {"lazax_gate_folding-1": lazax_gate_folding}
