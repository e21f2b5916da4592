"""Terrans (GAI-21.1): power returns from the Gaia area to area II; with the institute it brings resources as well."""
from __future__ import annotations

from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.powers import gain_resource
from fivesuns.games.gaia.stages.free_actions import FOR_POWER
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Sub


class Terrans(Peculiar):
    def return_power(self, p: Player) -> None:
        p.bowl2 += p.gaia_area
        p.gaia_area = 0

    def gaia_phase(self, s: Galaxy, seat: int) -> Sub[None]:
        """Resources as if the returning power were spent (GAI-6.3)."""
        p = s.players[seat]
        left = p.gaia_area if p.has_institute() else 0
        while left:
            options: list[str | None] = [name for name, (price, _) in FOR_POWER.items() if price <= left]
            if s.rules.terran_rest == "optional":
                options.append(None)
            name = yield from Choose(seat, "gaia.terrans", options, "GAI-6.3", about=(left,))
            if name is None:
                return
            price, what = FOR_POWER[name]
            left -= price
            gain_resource(p, what, 1)
