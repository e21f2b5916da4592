"""Ambas (GAI-21.6): the institute changes places with a mine."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import LOST_MINE, MINE, PLANETARY_INSTITUTE
from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.stages.building import choose_hex
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Sub


class Ambas(Peculiar):
    def action_targets(self, s: Galaxy, seat: int) -> list[int]:
        p = s.players[seat]
        if not p.has_institute():
            return []
        return [h for h, kind in p.structures.items()
                if kind == MINE or (kind == LOST_MINE and s.rules.swap_lost == "yes")]

    def why_no_action(self, s: Galaxy, seat: int) -> tuple[str, ...]:
        return ("no_mine",) if s.players[seat].has_institute() else ("no_institute",)

    def action(self, s: Galaxy, seat: int) -> Sub[None]:
        """No building, no upgrade: nobody scores, nobody charges."""
        p = s.players[seat]
        h = yield from choose_hex(s, seat, "gaia.swap", self.action_targets(s, seat), "GAI-21.6")
        for x, kind in p.structures.items():
            if kind == PLANETARY_INSTITUTE:
                p.structures[x] = MINE
        p.structures[h] = PLANETARY_INSTITUTE
        if h == s.lost:
            p.count[LOST_MINE] -= 1
            p.count[MINE] += 1
        s.tell("swapped", seat=seat, hex=s.chart.hexes[h])
