"""Nevlas (GAI-21.13): tokens of area III rest in the Gaia area for knowledge; with the institute they pay double."""
from __future__ import annotations

from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.powers import gain_resource, is_wanted
from fivesuns.games.gaia.state import Galaxy, Player


class Nevlas(Peculiar):
    more_exchanges = True
    token_pays = 2
    at_the_end = "token_to_knowledge"

    def power_exchanges(self, s: Galaxy, p: Player) -> list[str]:
        return ["token_to_knowledge"] if is_wanted(s, p, "knowledge") else []

    def exchange(self, p: Player, name: str) -> None:
        p.bowl3 -= 1
        p.gaia_area += 1
        gain_resource(p, "knowledge", 1)
