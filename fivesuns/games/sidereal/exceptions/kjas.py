"""The Kjasjavikalimm: a longer track of colonies, and a bid that may be split (SDC-12.16, SDC-12.17)."""
from __future__ import annotations

from fivesuns.games.sidereal.cards import seat_of
from fivesuns.games.sidereal.state import NOBODY, Confluence


def colony_cells(s: Confluence) -> int:
    return s.seats + (seat_of(s, "kjas") != NOBODY)


def may_split(s: Confluence, seat: int, track: str, ships: int) -> bool:
    return track == "colonies" and s.players[seat].species == "kjas" and ships >= 2 and seat not in s.split


def halves(ships: int) -> tuple[int, int]:
    return ships - ships // 2, ships // 2
