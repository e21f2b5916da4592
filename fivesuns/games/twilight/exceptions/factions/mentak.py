"""The Mentak Coalition: a share of what others earn."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import notes, trade
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Happening, Twilight


def pillage(s: Twilight, seat: int, target: Target) -> None:
    """A trade good or a commodity of a neighbour who has just become richer, or has traded."""
    ware, victim = target
    trade.hand_over(s, victim, seat, int(ware == "trade_good"), int(ware == "commodity"))
    s.tell("pillaged", seat=seat, foe=victim, ware=ware)


def spoils(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Not of whoever lies under a promise of protection, nor what a card will cost that was played (A-59)."""
    p = s.players[h.by]
    if notes.is_spared(s, h.by, "pillage_targets", seat):
        return []
    held = {"trade_good": p.goods - trade.pledged(s, h.by), "commodity": p.commodities}
    return [(ware, h.by) for ware, many in held.items() if many > 0]


EFFECTS: Final[dict[str, Effect]] = {"pillage": pillage}
AIMS: Final[dict[str, Aim]] = {"pillage": spoils}
