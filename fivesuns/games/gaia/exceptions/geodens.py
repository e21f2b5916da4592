"""Geodens (GAI-21.9): with the institute, three knowledge for the first mine on each type of planet."""
from __future__ import annotations

from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.powers import gain_resource
from fivesuns.games.gaia.state import Player


class Geodens(Peculiar):
    automa_new_type_points = 2                                             # GAI-28.22

    def colonised(self, p: Player, kind: int, is_new: bool) -> None:
        if is_new and p.has_institute():
            gain_resource(p, "knowledge", 3)
