"""What is peculiar to one faction: its abilities, technologies and ships that do something, in a file each. What only
changes a value is a row of abilities.toml."""
from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect
from fivesuns.games.twilight.exceptions.factions import hacan, jolnar, letnev, muaat, saar, sol, xxcha, yssaril

EFFECTS: Final[dict[str, Effect]] = {
    **hacan.EFFECTS, **jolnar.EFFECTS, **letnev.EFFECTS, **muaat.EFFECTS, **saar.EFFECTS, **sol.EFFECTS,
    **xxcha.EFFECTS, **yssaril.EFFECTS}
AIMS: Final[dict[str, Aim]] = {
    **hacan.AIMS, **jolnar.AIMS, **letnev.AIMS, **muaat.AIMS, **sol.AIMS, **xxcha.AIMS, **yssaril.AIMS}
