"""Bescods (GAI-21.12): labs and trading stations with their upgrades swapped, a level in a lowest track every round;
with the institute, titanium planets worth more."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import BESCOD_UPGRADES, TITANIUM, TRACK, TRACKS
from fivesuns.games.gaia.peculiar import Peculiar
from fivesuns.games.gaia.stages.technology import advance, open_tracks
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Choose, Sub


class Bescods(Peculiar):
    upgrades = BESCOD_UPGRADES                                             # GAI-10.6
    strong_planet = TITANIUM

    def action_targets(self, s: Galaxy, seat: int) -> list[int]:
        p = s.players[seat]
        lowest = min(p.research)
        return [track for track in open_tracks(s, p) if p.research[track] == lowest]

    def why_no_action(self, s: Galaxy, seat: int) -> tuple[str, ...]:
        return ("no_track",)

    def action(self, s: Galaxy, seat: int) -> Sub[None]:
        tracks = [TRACKS[track] for track in self.action_targets(s, seat)]
        track = yield from Choose(seat, "gaia.lowest", tracks, "GAI-21.12", forced=True)
        yield from advance(s, seat, TRACK[track])
