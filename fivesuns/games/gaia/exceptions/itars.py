"""Itars (GAI-21.14): burnt tokens go to the Gaia area; with the institute four of them buy a technology tile."""
from __future__ import annotations

from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.stages.charging import charging
from fivesuns.games.gaia.stages.technology import offered_tiles, take_tile
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Number, Sub


class Itars(Peculiar):
    def burnt(self, p: Player) -> None:
        p.gaia_area += 1

    def gaia_phase(self, s: Galaxy, seat: int) -> Sub[None]:
        """As many tiles as there are tokens for; the others wait, or move first (GAI-6.4)."""
        p = s.players[seat]
        if not p.has_institute():
            return
        if s.rules.itars_order == "move_first":
            yield from self.tiles_after_moving(s, seat, p)
            return
        while p.gaia_area >= 4 and offered_tiles(s, p):
            if (yield from Choose(seat, "gaia.itars", ["tile", None], "GAI-6.4", about=(p.gaia_area,))) is None:
                return
            p.gaia_area -= 4
            p.given_up += 4
            yield from self.take(s, seat)

    def tiles_after_moving(self, s: Galaxy, seat: int, p: Player) -> Sub[None]:
        most = min(p.gaia_area // 4, len(offered_tiles(s, p)))
        n = (yield from Number(seat, "gaia.itars_tiles", 0, most, "GAI-6.4", forced=True)) if most else 0
        p.bowl1 += p.gaia_area - 4 * n
        p.given_up += 4 * n
        p.gaia_area = 0
        while n and offered_tiles(s, p):
            n -= 1
            yield from self.take(s, seat)

    def take(self, s: Galaxy, seat: int) -> Sub[None]:
        yield from take_tile(s, seat)
        if s.rules.itars_lost == "at_once":
            yield from charging(s)
