"""Bal T'aks (GAI-21.10): gaiaformers for QIC, until the next Gaia phase; no Navigation without the institute."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import NAVIGATION
from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.powers import gain_resource
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Sub


class BalTaks(Peculiar):
    more_exchanges = True
    closed_track = NAVIGATION
    at_the_end = "gaiaformer_to_qic"

    def exchanges(self, s: Galaxy, p: Player) -> list[str]:
        return ["gaiaformer_to_qic"] if p.gaiaformers else []

    def exchange(self, p: Player, name: str) -> None:
        p.gaiaformers -= 1
        p.resting_gaiaformers += 1
        gain_resource(p, "qic", 1)

    def gaia_phase(self, s: Galaxy, seat: int) -> Sub[None]:
        """Gaiaformers return as well (GAI-6.5)."""
        p = s.players[seat]
        p.gaiaformers += p.resting_gaiaformers
        p.resting_gaiaformers = 0
        yield from ()
