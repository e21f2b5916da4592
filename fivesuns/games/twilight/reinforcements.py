"""Where units come from that are placed: the reinforcements, or else the board (TI-52.4)."""
from __future__ import annotations

from fivesuns.games.twilight import galaxy, units
from fivesuns.games.twilight.state import Player, Twilight
from fivesuns.kernel import Allocate, Sub


def recyclable(p: Player, type: str) -> dict[str, int]:
    """Units of this type that their owner may take back: from systems without an own command token (TI-52.4a)."""
    return {place: there[type] for place, there in p.units.items()
            if type in there and galaxy.system_of(place) not in p.tokens}


def available(p: Player, type: str) -> int:
    """How many can be placed at the most."""
    return units.left(p, type) + (0 if type in units.UNLIMITED else sum(recyclable(p, type).values()))


def fetch(s: Twilight, seat: int, type: str, many: int) -> Sub[None]:
    """Before so many are placed: what the reinforcements lack is taken from the board, from where their owner says."""
    p = s.players[seat]
    short = many - units.left(p, type)
    if short > 0:
        taken = yield from Allocate(seat, "twilight.recycle", recyclable(p, type), short, "TI-52.4a", forced=True,
                                    about=(type,))
        for place, n in taken:
            units.take(p, place, type, n)
        s.tell("recycled", seat=seat, type=type, places=dict(taken))
