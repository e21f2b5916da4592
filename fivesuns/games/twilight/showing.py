"""Hidden cards that their owners show to others of their own free will, if the table allows it (H-9).

Who was shown a card knows where it is until a card leaves that hand unseen: then it may have been any of them.
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.catalog import OBJECTIVES
from fivesuns.games.twilight.state import NOBODY, Twilight
from fivesuns.kernel import Choose, Play


def hidden(s: Twilight, seat: int) -> list[str]:
    """Action cards and secret objectives; notes are shown in another way (TI-L.39)."""
    return [*s.players[seat].hand, *s.players[seat].secrets]


def unseen(s: Twilight, seat: int, to: int) -> list[str]:
    return [card for card in hidden(s, seat) if (to, seat, card) not in s.exposed]


def possible(s: Twilight, seat: int) -> list[int]:
    """To whom something can still be shown; not while somebody chooses cards or pays."""
    if not s.rules.showing_cards or s.paying != NOBODY:
        return []
    return [to for to in s.others(seat) if unseen(s, seat, to)]


def show_card(s: Twilight, seat: int, to: int) -> Play:
    """All hear that something is shown, and one sees what. It cannot be unseen. Nothing changes hands meanwhile."""
    s.paying = seat
    card = yield from Choose(seat, "twilight.show_card", unseen(s, seat, to), "H-9", seen_by=[to], about=(to,))
    s.paying = NOBODY
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


STAGES: Final = (show_card,)
