"""The Yssaril Tribes: patience, and a look into others' hands."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import decks, said
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.exceptions.action_cards import who_has_cards
from fivesuns.games.twilight.state import NOBODY, Happening, Twilight
from fivesuns.kernel import Choose, Sub


def stall_tactics(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A card is discarded, and nothing else happens."""
    p = s.players[seat]
    s.paying = seat
    card = yield from Choose(seat, "twilight.stall_tactics", lambda: list(p.hand), "TI-39.1", forced=True)
    s.paying = NOBODY
    p.hand.remove(card)
    s.discards.append(card)
    s.tell("discarded", seat=seat, cards=[card])


def if_there_are_cards(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if s.players[seat].hand else []


def scheming(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """One card more than others draw; then one is discarded."""
    yield from decks.take_actions(s, seat, 1)
    yield from stall_tactics(s, seat, target)


def look_and_take(s: Twilight, seat: int, foe: int, rule: str) -> Sub[None]:
    """All action cards of another are seen, and one is taken. Others know that it was, the two know which."""
    hand = s.players[foe].hand
    s.looked, s.looker, s.paying = list(hand), seat, seat           # nothing changes hands meanwhile
    s.no_way_back()
    card = yield from Choose(seat, "twilight.take_card", list(hand), rule, seen_by=[foe], about=(said.who(s, foe),))
    s.looked, s.looker, s.paying = [], NOBODY, NOBODY
    hand.remove(card)
    s.players[seat].hand.append(card)
    s.settled = False
    s.tell("spied", [seat, foe], seat=seat, foe=foe, card=card)


def mageon_implants(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from look_and_take(s, seat, target[0], "TI-39.1")


EFFECTS: Final[dict[str, Effect]] = {
    "mageon_implants": mageon_implants, "scheming": scheming, "stall_tactics": stall_tactics}
AIMS: Final[dict[str, Aim]] = {"mageon_implants": who_has_cards, "stall_tactics": if_there_are_cards}
