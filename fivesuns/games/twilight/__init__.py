"""Twilight Imperium, Fourth Edition."""
from typing import Final

from fivesuns.games.twilight.game import TwilightImperium

GAME: Final = TwilightImperium()
