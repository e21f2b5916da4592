"""Firaks (GAI-21.11): with the institute, a lab becomes a trading station again and a level of research is gained."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import RESEARCH_LAB, TRADING_STATION
from fivesuns.games.gaia.peculiar import AUTOMA_UPGRADES, Peculiar
from fivesuns.games.gaia.powers import happened
from fivesuns.games.gaia.stages.building import choose_hex, replace
from fivesuns.games.gaia.stages.charging import built
from fivesuns.games.gaia.stages.technology import free_step, open_tracks
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Sub


class Firaks(Peculiar):
    automa_upgrades: tuple[tuple[int, int], ...] = (AUTOMA_UPGRADES[0], (RESEARCH_LAB, TRADING_STATION),
                                                    *AUTOMA_UPGRADES[1:])
    automa_researches_after_lab = True                                     # GAI-28.22

    def action_targets(self, s: Galaxy, seat: int) -> list[int]:
        p = s.players[seat]
        if not p.has_institute() or p.supply(TRADING_STATION) == 0 or not open_tracks(s, p):
            return []
        return [h for h, kind in p.structures.items() if kind == RESEARCH_LAB]

    def why_no_action(self, s: Galaxy, seat: int) -> tuple[str, ...]:
        p = s.players[seat]
        if not p.has_institute():
            return ("no_institute",)
        if not p.count[RESEARCH_LAB]:
            return ("no_lab",)
        return ("no_track",) if p.supply(TRADING_STATION) else ("no_piece", "trading_station")

    def action(self, s: Galaxy, seat: int) -> Sub[None]:
        """It counts as an upgrade: points for a trading station, and the others may charge."""
        h = yield from choose_hex(s, seat, "gaia.downgrade", self.action_targets(s, seat), "GAI-21.11")
        replace(s.players[seat], h, TRADING_STATION)
        s.tell("downgraded", seat=seat, hex=s.chart.hexes[h])
        happened(s, seat, "trading_station")
        yield from built(s, seat, h)
        yield from free_step(s, seat, list(range(6)), False, "GAI-21.11")
