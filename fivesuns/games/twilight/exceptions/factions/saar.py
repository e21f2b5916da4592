"""The Clan of Saar: whatever it finds it keeps. That it needs no home and guards asteroids are rows of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import trade
from fivesuns.games.twilight.abilities import Effect, Target
from fivesuns.games.twilight.state import Twilight


def scavenge(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, 1)


EFFECTS: Final[dict[str, Effect]] = {"scavenge": scavenge}
