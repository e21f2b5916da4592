"""A strategic action: the primary ability, then the secondary of all others, clockwise from the left (TI-76)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import STRATEGY
from fivesuns.games.twilight.checks import go, go_on, tidy
from fivesuns.games.twilight.exceptions import strategy_cards
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Play


def primary(s: Twilight, card: str) -> None:
    """Effect by effect, from top to bottom, each as far as possible (TI-76.3, A-37)."""
    seat = s.active
    s.tell("strategic", seat=seat, card=card)
    go_on(s, perform, seat, card, 0)
    for n in range(1, len(strategy_cards.PRIMARY[card])):
        go(s, perform, seat, card, n)
    go(s, offer_secondary, seat, card)


def perform(s: Twilight, seat: int, card: str, n: int) -> Play:
    flow = strategy_cards.PRIMARY[card][n](s, seat)
    if flow is not None:
        yield from flow


def offer_secondary(s: Twilight, seat: int, card: str) -> None:
    """To all others, also those who have passed, clockwise from the left (TI-76.1, TI-84.3b)."""
    happen(s, "sc_primary_after", seat, "", card)
    s.then(next_secondary, tuple(s.others(seat)), card)


def next_secondary(s: Twilight, seats: Sequence[int], card: str) -> None:
    """The first of these who can use it is asked; then whoever comes later. Then all is done."""
    for n, seat in enumerate(seats):
        if can_use(s, seat, card):
            s.then(secondary, seat, card)
            s.then(next_secondary, seats[n + 1:], card)
            return
    exhaust(s, card)


def secondary(s: Twilight, seat: int, card: str) -> Play:
    """No duty for most."""
    token = takes_token(s, seat, card)
    will = "use" if strategy_cards.has_to(s, seat, card) else (yield from offer(s, seat, card))
    if will == "decline":
        if not s.settled:
            s.then(tidy)
        return
    if token:
        s.players[seat].pools["strategy"] -= 1
    s.tell("secondary", seat=seat, card=card)
    if will == "primary":
        for n in range(len(strategy_cards.PRIMARY[card])):
            go(s, perform, seat, card, n)
    else:
        flow = strategy_cards.SECONDARY[card](s, seat)
        if flow is not None:
            yield from flow
    go(s, after_secondary, seat, card)


def offer(s: Twilight, seat: int, card: str) -> Choose[str]:
    return Choose(seat, "twilight.secondary", lambda: ["decline", *ways(s, seat, card)], "TI-76.1", about=(card,),
                  lapse="decline")


def offers_to_come(s: Twilight, seat: int) -> list[Choose[str]]:
    """Of the cards that others have still to use, and of the one that is used, until it is this player's turn."""
    if s.players[seat].out:
        return []
    cards = [card for other in s.others(seat) for card, unused in s.players[other].strategy.items() if unused]
    to_be_asked = {stage[2]: stage[1] for stage in s.agenda if stage[0] == "next_secondary"}
    return [offer(s, seat, card) for card in cards if seat in to_be_asked.get(card, [seat])]


def after_secondary(s: Twilight, seat: int, card: str) -> None:
    happen(s, "secondary_after", seat, "", card)


def takes_token(s: Twilight, seat: int, card: str) -> bool:
    """Most secondary abilities cost a token of the strategy pool (TI-23.5); not whoever has to use it."""
    return STRATEGY[card].token != "" and not strategy_cards.has_to(s, seat, card) \
        and values.number(s, seat, f"{card}_secondary_tokens", 1) > 0


def can_use(s: Twilight, seat: int, card: str) -> bool:
    p = s.players[seat]
    if p.out or (takes_token(s, seat, card) and not p.pools["strategy"]):
        return False
    return strategy_cards.has_to(s, seat, card) or bool(ways(s, seat, card))


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


STAGES: Final = (primary, perform, offer_secondary, next_secondary, secondary, after_secondary,
                 exhaust)
