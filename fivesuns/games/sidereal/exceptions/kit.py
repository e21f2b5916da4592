"""The Kt'Zr'Kt'Rtl: first in every tie for colonies (SDC-12.15)."""
from __future__ import annotations

from fivesuns.games.sidereal.state import Confluence


def has_fewest_colonies(s: Confluence, seat: int) -> bool:
    return s.players[seat].species == "kit"
