"""Sidereal Confluence."""
from typing import Final

from fivesuns.games.sidereal.game import SiderealConfluence

GAME: Final = SiderealConfluence()
