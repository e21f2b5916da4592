"""Inventing, and who gets to use what was invented (SDC-7.18, SDC-11.1 to 11.5)."""
from __future__ import annotations

from fivesuns.games.sidereal.cards import into_play
from fivesuns.games.sidereal.catalog import CARDS, SHARING
from fivesuns.games.sidereal.exceptions import faderan, yengii
from fivesuns.games.sidereal.state import Confluence


def invent(s: Confluence, seat: int, team: str) -> None:
    """The team's cost is paid and its points are taken; its technology enters play before the inventor at once."""
    technology = CARDS[team].technology
    del s.holder[team]
    s.invented.append((seat, team, technology))
    s.tell("invented", seat=seat, card=team)
    if technology:
        gain_technology(s, seat, technology)
    faderan.give_back_acknowledgement(s, seat)


def own_technology(s: Confluence, seat: int, technology: str) -> str:
    """The card that this seat has of a technology, wherever it is (SDC-7.20)."""
    return f"{s.players[seat].species}_{technology}"


def gain_technology(s: Confluence, seat: int, technology: str) -> None:
    """One's own card of it enters play; who has it there already, or has spent it, gets nothing (SDC-11.5)."""
    card = own_technology(s, seat, technology)
    if card not in s.holder and card not in s.tucked:
        into_play(s, seat, card)


def sharing_bonus(s: Confluence, seat: int) -> int:
    """Points for each technology that this seat has invented this round (SDC-11.2)."""
    if yengii.plays(s, seat):
        return yengii.bonus(s)
    return SHARING[s.seats][s.round - 1]


def share(s: Confluence) -> None:
    """All bonuses first, then all cards (SDC-11.3)."""
    invented, s.invented = s.invented, []
    for seat, team, _ in invented:
        bonus = sharing_bonus(s, seat)
        s.players[seat].vp += bonus
        s.column.append((seat, team))
        s.tell("bonus", seat=seat, card=team, vp=bonus)
    for seat, _, technology in invented:
        if technology and not yengii.plays(s, seat):                    # SDC-11.4, SDC-12.21
            for other in range(s.seats):
                gain_technology(s, other, technology)
