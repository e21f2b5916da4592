"""The Caylion: colonies that run twice, and bids on colonies that count half (SDC-12.1 to 12.3)."""
from __future__ import annotations

from fivesuns.games.sidereal.catalog import SEEDLINGS
from fivesuns.games.sidereal.state import Confluence


def plays(s: Confluence, seat: int) -> bool:
    return s.players[seat].species == "caylion"


def sow(s: Confluence, seat: int, colony: str) -> None:
    """The first colony, and each that is bought on the track, gets a seedling; lost ones do not come back."""
    if plays(s, seat) and s.sown < SEEDLINGS:
        s.sown += 1
        s.seedlings[colony] = True
        s.tell("sown", seat=seat, card=colony)


def strength(s: Confluence, seat: int, track: str, ships: int) -> int:
    """What a bid counts, in half ships: not rounded."""
    return ships if track == "colonies" and plays(s, seat) else 2 * ships
