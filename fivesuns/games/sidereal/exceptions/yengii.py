"""The Yengii: what they invent is theirs, and they license it (SDC-12.21 to 12.23)."""
from __future__ import annotations

from fivesuns.games.sidereal.catalog import CARDS, SHARING_YENGII
from fivesuns.games.sidereal.state import Confluence


def plays(s: Confluence, seat: int) -> bool:
    return s.players[seat].species == "yengii"


def bonus(s: Confluence) -> int:
    return SHARING_YENGII[s.seats][s.round - 1]


def licensable(s: Confluence, seat: int) -> list[str]:
    """Technologies that this seat can license: its own inventions, in the order in which they were made."""
    if not plays(s, seat):
        return []
    teams = [*s.column, *[(who, team) for who, team, _ in s.invented]]
    return [CARDS[team].technology for who, team in teams if who == seat and CARDS[team].technology]


def can_use(s: Confluence, seat: int, technology: str) -> bool:
    """Has this seat got its card of it still in its deck? A spent one does not come back."""
    card = f"{s.players[seat].species}_{technology}"
    return card not in s.holder and card not in s.tucked


def license_to(s: Confluence, seat: int, technology: str) -> None:
    """This seat's own card of it enters play for good."""
    s.licensed.append((seat, technology))
    card = f"{s.players[seat].species}_{technology}"
    s.holder[card] = seat
    s.tell("entered", seat=seat, card=card)
