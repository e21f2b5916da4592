"""The Yssaril Tribes: patience, and a look into others' hands."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import decks
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


def scheming(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """One card more than others draw; then one is discarded."""
    yield from decks.take_actions(s, seat, 1)
    yield from stall_tactics(s, seat, target)


EFFECTS: Final[dict[str, Effect]] = {"scheming": scheming, "stall_tactics": stall_tactics}
AIMS: Final[dict[str, Aim]] = {"stall_tactics": if_there_are_cards}
