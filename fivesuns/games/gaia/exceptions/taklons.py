"""Taklons (GAI-21.5): the brainstone; with the institute a token before or after charging."""
from __future__ import annotations

from fivesuns.games.gaia.peculiar import Charge, Peculiar
from fivesuns.games.gaia.state import Player


class Taklons(Peculiar):
    brainstone = 1

    def more_ways_to_charge(self, p: Player, most: int) -> list[Charge]:
        """The token first, which can then be charged too (GAI-18.7)."""
        return [("token_first", min(most, p.chargeable() + 2))] if p.has_institute() else []
