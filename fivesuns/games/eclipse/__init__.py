"""Eclipse: Second Dawn for the Galaxy."""
from typing import Final

from fivesuns.games.eclipse.game import Eclipse

GAME: Final = Eclipse()
