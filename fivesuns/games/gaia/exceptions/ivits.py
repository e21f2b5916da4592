"""Ivits (GAI-21.8): nothing but the institute at the start; one federation that grows, with satellites for QIC; space
stations."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import SPACE_STATIONS
from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.stages.building import choose_hex
from fivesuns.games.gaia.stages.colonising import join_federation, qic_for_range, range_of
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Sub


class Ivits(Peculiar):
    first_mines = 0
    first_institute = True
    one_federation = True
    satellite_price = "qic"
    space_stations = SPACE_STATIONS

    def threshold(self, p: Player) -> int:
        """Of the whole federation, seven more for every token (GAI-12.9)."""
        return 7 * (p.formed + 1)

    def action_targets(self, s: Galaxy, seat: int) -> list[int]:
        p = s.players[seat]
        if not p.has_institute() or len(p.stations) >= SPACE_STATIONS:
            return []
        reach = s.chart.reach(p.origins())
        farthest = range_of(p) + 2 * p.qic
        off_satellites = s.rules.station == "off_satellites"
        return [h for h in s.chart.space if reach[h] <= farthest and h != s.lost and h not in p.stations
                and not (off_satellites and h in p.satellites)]

    def why_no_action(self, s: Galaxy, seat: int) -> tuple[str, ...]:
        if not s.players[seat].has_institute():
            return ("no_institute",)
        return ("no_piece", "space_station") if len(s.players[seat].stations) >= SPACE_STATIONS else ("no_hex",)

    def action(self, s: Galaxy, seat: int) -> Sub[None]:
        p = s.players[seat]
        h = yield from choose_hex(s, seat, "gaia.station", self.action_targets(s, seat), "GAI-21.8")
        p.qic -= qic_for_range(p, s.chart.reach(p.origins())[h])
        p.stations.append(h)
        s.tell("station", seat=seat, hex=s.chart.hexes[h])
        join_federation(s, p, h)
