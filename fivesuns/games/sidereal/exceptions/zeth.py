"""The Zeth: whom they may rob, and their envoys (SDC-12.24 to 12.30)."""
from __future__ import annotations

from fivesuns.games.sidereal.cards import seat_of
from fivesuns.games.sidereal.state import Confluence


def seat(s: Confluence) -> int:
    return seat_of(s, "zeth")


def plays(s: Confluence, who: int) -> bool:
    return s.players[who].species == "zeth"


def note_trade(s: Confluence, one: int, other: int) -> None:
    """Something passes between these two in a deal: whoever trades with the Zeth is safe this round (SDC-12.25)."""
    home = seat(s)
    if home in (one, other):
        partner = other if one == home else one
        if partner not in s.traded:
            s.traded.append(partner)


def may_be_robbed(s: Confluence, victim: int) -> bool:
    """Whoever has not traded with them, at most once a round (SDC-12.26)."""
    return victim != seat(s) and victim not in s.traded and victim not in s.robbed
