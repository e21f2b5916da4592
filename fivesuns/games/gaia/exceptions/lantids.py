"""Lantids (GAI-21.2): guest mines beside the structures of others; with the institute each brings two knowledge."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import COST_CREDITS, COST_ORE, GAIA, GUEST_MINE, MINE
from fivesuns.games.gaia.peculiar import Peculiar, Price
from fivesuns.games.gaia.powers import gain_resource
from fivesuns.games.gaia.stages.colonising import qic_for_range, range_of
from fivesuns.games.gaia.state import Galaxy, Player


class Lantids(Peculiar):
    def guest_price(self, s: Galaxy, h: int, qic: int) -> Price | None:
        return (COST_CREDITS[MINE], COST_ORE[MINE], qic + self.guest_qic(s, h), 0)

    def guest_targets(self, s: Galaxy, seat: int, range_bonus: int) -> list[int]:
        p = s.players[seat]
        distances = s.chart.reach(p.origins())
        farthest = range_of(p) + range_bonus + 2 * p.qic
        hosts = [h for other in s.others(seat) for h in s.players[other].structures
                 if distances[h] <= farthest and h not in p.structures]
        if s.rules.guest_qic == "free":
            return hosts
        return [h for h in hosts if qic_for_range(p, distances[h], range_bonus) + self.guest_qic(s, h) <= p.qic]

    def guest_qic(self, s: Galaxy, h: int) -> int:
        """Is a Gaia planet as dear as without its host?"""
        return 1 if s.rules.guest_qic == "pay" and s.planet(h) == GAIA else 0

    def colonised(self, p: Player, kind: int, is_new: bool) -> None:
        if kind == GUEST_MINE and p.has_institute():
            gain_resource(p, "knowledge", 2)
