"""What is peculiar to one faction: its abilities, technologies and ships that do something, in a file each. What only
changes a value is a row of abilities.toml."""
from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect
from fivesuns.games.twilight.exceptions.factions import (
    arborec,
    creuss,
    hacan,
    jolnar,
    l1z1x,
    letnev,
    mentak,
    muaat,
    naalu,
    nekro,
    norr,
    saar,
    sol,
    winnu,
    xxcha,
    yin,
    yssaril,
)

EFFECTS: Final[dict[str, Effect]] = {
    **arborec.EFFECTS, **creuss.EFFECTS, **hacan.EFFECTS, **jolnar.EFFECTS, **l1z1x.EFFECTS, **letnev.EFFECTS,
    **mentak.EFFECTS, **muaat.EFFECTS, **naalu.EFFECTS, **nekro.EFFECTS, **norr.EFFECTS, **saar.EFFECTS, **sol.EFFECTS,
    **winnu.EFFECTS, **xxcha.EFFECTS, **yin.EFFECTS, **yssaril.EFFECTS}
STAGES: Final = nekro.STAGES
AIMS: Final[dict[str, Aim]] = {
    **arborec.AIMS, **creuss.AIMS, **hacan.AIMS, **jolnar.AIMS, **l1z1x.AIMS, **letnev.AIMS, **mentak.AIMS,
    **muaat.AIMS, **naalu.AIMS, **nekro.AIMS, **norr.AIMS, **saar.AIMS, **sol.AIMS, **winnu.AIMS, **xxcha.AIMS,
    **yin.AIMS, **yssaril.AIMS}
