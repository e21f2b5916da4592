"""Hidden cards that their owners show to others of their own free will, if the table allows it (H-9).

It is named by its place among the cards of its owner, so that all may hear the words and one sees the card. Who was
shown it knows where it is until a card leaves that hand unseen: then it may have been any of them.
"""
from __future__ import annotations

from fivesuns.games.twilight.catalog import OBJECTIVES
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Flaw


def hidden(s: Twilight, seat: int) -> list[str]:
    """Action cards and secret objectives; notes are shown in another way (TI-L.39)."""
    return [*s.players[seat].hand, *s.players[seat].secrets]


def possible(s: Twilight, seat: int) -> list[tuple[int, int]]:
    """Which of them can still be shown, and to whom."""
    if not s.rules.showing_cards:
        return []
    return [(n, to) for n in range(1, len(hidden(s, seat)) + 1) for to in s.others(seat)
            if flaw(s, seat, n, to) is None]


def flaw(s: Twilight, seat: int, n: int, to: int) -> Flaw | None:
    return ("shown-already", to) if (to, seat, hidden(s, seat)[n - 1]) in s.exposed else None


def show(s: Twilight, seat: int, n: int, to: int) -> None:
    """All hear that something is shown, and one sees what. It cannot be unseen."""
    card = hidden(s, seat)[n - 1]
    s.exposed = sorted([*s.exposed, (to, seat, card)])
    s.no_way_back()
    s.tell("shows", seat=seat, to=to)
    s.tell("shown_card", [seat, to], seat=seat, to=to, card=card)


def forget(s: Twilight) -> None:
    """What has left a hand openly is no longer there; after one that left it unseen nobody knows what is left."""
    for to, by, card in list(s.exposed):
        if s.players[to].out or s.players[by].out:
            s.exposed.remove((to, by, card))
        elif card not in hidden(s, by):
            seen = is_open(s, card) or card in hidden(s, to)
            s.exposed = [x for x in s.exposed if x[:2] != (to, by) or (
                x[2] != card if seen else (x[2] in OBJECTIVES) != (card in OBJECTIVES))]


def is_open(s: Twilight, card: str) -> bool:
    return card in s.discards or card in [x.card for x in s.plays] or card in s.objectives \
        or any([card in p.scored for p in s.players])
