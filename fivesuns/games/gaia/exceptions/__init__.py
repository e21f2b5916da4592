"""What is peculiar to each faction, one file a board."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia.exceptions.ambas import Ambas
from fivesuns.games.gaia.exceptions.bal_taks import BalTaks
from fivesuns.games.gaia.exceptions.bescods import Bescods
from fivesuns.games.gaia.exceptions.firaks import Firaks
from fivesuns.games.gaia.exceptions.geodens import Geodens
from fivesuns.games.gaia.exceptions.gleens import Gleens
from fivesuns.games.gaia.exceptions.hadsch_hallas import HadschHallas
from fivesuns.games.gaia.exceptions.itars import Itars
from fivesuns.games.gaia.exceptions.ivits import Ivits
from fivesuns.games.gaia.exceptions.lantids import Lantids
from fivesuns.games.gaia.exceptions.nevlas import Nevlas
from fivesuns.games.gaia.exceptions.taklons import Taklons
from fivesuns.games.gaia.exceptions.terrans import Terrans
from fivesuns.games.gaia.exceptions.xenos import Xenos
from fivesuns.games.gaia.peculiar import Peculiar

BOARDS: Final[dict[str, Peculiar]] = {
    "terrans": Terrans(), "lantids": Lantids(), "xenos": Xenos(), "gleens": Gleens(), "taklons": Taklons(),
    "ambas": Ambas(), "hadsch_hallas": HadschHallas(), "ivits": Ivits(), "geodens": Geodens(), "bal_taks": BalTaks(),
    "firaks": Firaks(), "bescods": Bescods(), "nevlas": Nevlas(), "itars": Itars()}
