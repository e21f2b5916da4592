"""The components, as in the game itself."""
from fivesuns.games.eclipse.catalog import catalogue

__all__ = ["catalogue"]
