"""The L1Z1X Mindnet: what it takes becomes a part of it."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect
from fivesuns.games.twilight.exceptions.tactical_cards import if_there_are_structures, infiltrate

EFFECTS: Final[dict[str, Effect]] = {"assimilate": infiltrate}
AIMS: Final[dict[str, Aim]] = {"assimilate": if_there_are_structures}
