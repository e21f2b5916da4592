"""The Yssaril Tribes: patience, and a look into others' hands."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Choose, Sub


def stall_tactics(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A card is discarded, and nothing else happens."""
    p = s.players[seat]
    card = yield from Choose(seat, "twilight.stall_tactics", lambda: list(p.hand), "TI-39.1", forced=True)
    p.hand.remove(card)
    s.discards.append(card)
    s.tell("discarded", seat=seat, cards=[card])


def if_there_are_cards(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if s.players[seat].hand else []


EFFECTS: Final[dict[str, Effect]] = {"stall_tactics": stall_tactics}
AIMS: Final[dict[str, Aim]] = {"stall_tactics": if_there_are_cards}
