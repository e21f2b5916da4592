"""What the outcomes of agendas do."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fivesuns.games.twilight import tokens
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Draw, Sub


def economic_equality_for(s: Twilight) -> None:
    for p in s.players:
        p.goods = 5


def economic_equality_against(s: Twilight) -> None:
    for p in s.players:
        p.goods = 0


def executive_sanctions_against(s: Twilight) -> Sub[None]:
    """Everybody discards a card by lot."""
    for p in s.players:
        if p.hand:
            card, = yield from Draw(p.hand, 1, None)
            p.hand.remove(card)
            s.discards.append(card)


def fleet_regulations_against(s: Twilight) -> None:
    for seat, p in enumerate(s.players):
        if tokens.spare(s, seat):
            p.pools["fleet"] += 1


EFFECTS: Final[dict[str, Callable[[Twilight], Sub[None] | None]]] = {
    "economic_equality-for": economic_equality_for,
    "economic_equality-against": economic_equality_against,
    "executive_sanctions-against": executive_sanctions_against,
    "fleet_regulations-against": fleet_regulations_against,
}
