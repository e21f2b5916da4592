"""The odds, as in the game itself."""
from fivesuns.games.eclipse.odds import solve

__all__ = ["solve"]
