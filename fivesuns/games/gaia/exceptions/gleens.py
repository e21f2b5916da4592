"""Gleens (GAI-21.4): ore instead of QIC until the right academy stands, Gaia planets for ore and for two points; with
the institute a federation token of their own."""
from __future__ import annotations

from typing import Literal

from fivesuns.games.gaia.catalog import GLEENS_TOKEN
from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.state import Player


class Gleens(Peculiar):
    gaia_planet_price = "ore"
    gaia_planet_points = 2
    institute_token = GLEENS_TOKEN

    def qic_becomes(self, p: Player) -> Literal["qic", "ore"]:
        return "qic" if p.has_right_academy() else "ore"
