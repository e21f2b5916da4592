"""Hadsch Hallas (GAI-21.7): with the institute, credits for QIC, ore and knowledge as free actions."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.powers import gain_resource, is_wanted
from fivesuns.games.gaia.state import Galaxy, Player

FOR_CREDITS: Final = {"credits_to_qic": (4, "qic"), "credits_to_ore": (3, "ore"),
                      "credits_to_knowledge": (4, "knowledge")}
CHEAPEST_FIRST: Final = tuple(sorted(FOR_CREDITS, key=lambda name: FOR_CREDITS[name][0]))


class HadschHallas(Peculiar):
    more_exchanges = True
    automa_trading_station_points = 3                                      # GAI-28.22

    def exchanges(self, s: Galaxy, p: Player) -> list[str]:
        if not p.has_institute():
            return []
        return [name for name in CHEAPEST_FIRST
                if FOR_CREDITS[name][0] <= p.credits and is_wanted(s, p, FOR_CREDITS[name][1])]

    def exchange(self, p: Player, name: str) -> None:
        price, what = FOR_CREDITS[name]
        p.credits -= price
        gain_resource(p, what, 1)
