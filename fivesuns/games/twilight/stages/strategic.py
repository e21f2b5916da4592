"""A strategic action: the primary ability, then the secondary of all others, clockwise from the left (TI-76)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.catalog import STRATEGY
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.exceptions import strategy_cards
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Play


def primary(s: Twilight, card: str) -> Play:
    seat = s.active
    s.tell("strategic", seat=seat, card=card)
    flow = strategy_cards.PRIMARY[card](s, seat)
    if flow is not None:
        yield from flow
    happen(s, "sc_primary_after", seat, "", card)
    for other in s.others(seat):
        go(s, secondary, other, card)
    go(s, exhaust, card)


def secondary(s: Twilight, seat: int, card: str) -> Play:
    """No duty; most cost a token of the strategy pool (TI-23.5)."""
    p = s.players[seat]
    token = bool(STRATEGY[card].token)
    if strategy_cards.has_to(s, seat, card):
        will, token = "use", False
    elif (token and not p.pools["strategy"]) or strategy_cards.refusal(s, seat, card) is not None:
        return
    else:
        will = yield from Choose(seat, "twilight.secondary", lambda: choices(s, seat, card), "TI-76.1", about=(card,),
                                 lapse="decline")
    if will == "use":
        if token:
            p.pools["strategy"] -= 1
        s.tell("secondary", seat=seat, card=card)
        flow = strategy_cards.SECONDARY[card](s, seat)
        if flow is not None:
            yield from flow
        happen(s, "secondary_after", seat, "", card)


def choices(s: Twilight, seat: int, card: str) -> list[str]:
    """While this is asked, what it costs may be traded away."""
    return ["decline"] if strategy_cards.refusal(s, seat, card) is not None else ["decline", "use"]


def exhaust(s: Twilight, card: str) -> None:
    s.treated = []
    for p in s.players:
        if card in p.strategy:
            p.strategy[card] = False


STAGES: Final = (primary, secondary, exhaust)
