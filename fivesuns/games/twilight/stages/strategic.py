"""A strategic action: the primary ability, then the secondary of all others, clockwise from the left (TI-76)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import STRATEGY
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.exceptions import strategy_cards
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Play


def primary(s: Twilight, card: str) -> None:
    """Effect by effect, from top to bottom, each as far as possible (TI-76.3, A-37)."""
    seat = s.active
    s.tell("strategic", seat=seat, card=card)
    for n in range(len(strategy_cards.PRIMARY[card])):
        go(s, perform, seat, card, n)
    go(s, offer_secondary, seat, card)


def perform(s: Twilight, seat: int, card: str, n: int) -> Play:
    flow = strategy_cards.PRIMARY[card][n](s, seat)
    if flow is not None:
        yield from flow


def offer_secondary(s: Twilight, seat: int, card: str) -> None:
    """To all others, also those who have passed, clockwise from the left (TI-76.1, TI-84.3b)."""
    happen(s, "sc_primary_after", seat, "", card)
    for other in s.others(seat):
        go(s, secondary, other, card)
    go(s, exhaust, card)


def secondary(s: Twilight, seat: int, card: str) -> Play:
    """No duty; most cost a token of the strategy pool (TI-23.5)."""
    p = s.players[seat]
    token = costs_token(s, seat, card)
    if p.out:
        return
    if strategy_cards.has_to(s, seat, card):
        will, token = "use", False
    elif not may_use(s, seat, card):
        return
    else:
        will = yield from offer(s, seat, card)
    if will != "decline":
        if token:
            p.pools["strategy"] -= 1
        s.tell("secondary", seat=seat, card=card)
        if will == "primary":
            for n in range(len(strategy_cards.PRIMARY[card])):
                go(s, perform, seat, card, n)
        else:
            flow = strategy_cards.SECONDARY[card](s, seat)
            if flow is not None:
                yield from flow
        go(s, after_secondary, seat, card)


def costs_token(s: Twilight, seat: int, card: str) -> bool:
    return bool(STRATEGY[card].token and values.total(values.reckon(s, seat, f"{card}_secondary_tokens", 1)))


def may_use(s: Twilight, seat: int, card: str) -> bool:
    p = s.players[seat]
    return bool((p.pools["strategy"] or not costs_token(s, seat, card)) and ways(s, seat, card))


def offer(s: Twilight, seat: int, card: str) -> Choose[str]:
    return Choose(seat, "twilight.secondary", lambda: ["decline", *ways(s, seat, card)], "TI-76.1", about=(card,),
                  lapse="decline")


def offers_to_come(s: Twilight, seat: int) -> list[Choose[str]]:
    """Of the cards that others have still to use, and of the one that is used, until it is this player's turn."""
    if s.players[seat].out:
        return []
    cards = [card for other in s.others(seat) for card, unused in s.players[other].strategy.items() if unused]
    return [offer(s, seat, card) for card in cards
            if ("exhaust", card) not in s.agenda or ("secondary", seat, card) in s.agenda]


def after_secondary(s: Twilight, seat: int, card: str) -> None:
    happen(s, "secondary_after", seat, "", card)


def ways(s: Twilight, seat: int, card: str) -> list[str]:
    """The secondary, if it is of use and what it costs was not traded away; an ability may allow the primary in its
    place."""
    found = ["use"] if strategy_cards.refusal(s, seat, card) is None else []
    return [*found, "primary"] if values.standing(s, seat, f"{card}_secondary") else found


def exhaust(s: Twilight, card: str) -> None:
    s.treated = []
    for p in s.players:
        if card in p.strategy:
            p.strategy[card] = False


STAGES: Final = (primary, perform, offer_secondary, secondary, after_secondary, exhaust)
