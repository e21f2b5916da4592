"""Xenos (GAI-21.3): a third mine at the start; with the institute, federations of value six."""
from __future__ import annotations

from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.state import Player


class Xenos(Peculiar):
    first_mines = 3
    automa_power_actions = 2                                               # GAI-28.22

    def threshold(self, p: Player) -> int:
        return 6 if p.has_institute() else 7
