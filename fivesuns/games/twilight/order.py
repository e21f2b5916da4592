"""In which order players come: initiative, the speaker, clockwise (TI-66, TI-E.2, TI-E.17)."""
from __future__ import annotations

from functools import partial
from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import FACTIONS, STRATEGY
from fivesuns.games.twilight.state import NOBODY, Twilight

FIRST: Final = 0
LAST: Final = 99
#: factions that come first whatever their cards
EARLY: Final = [x.id for x in FACTIONS.values() for a, _ in values.CHANGES["initiative"] if a.source in x.abilities]
NUMBERS: Final = {x.id: x.initiative for x in STRATEGY.values()}


def initiative_of(s: Twilight, seat: int) -> int:
    """The lowest number on this player's strategy cards. A token gives 0 and belongs to the player; if nobody has it,
    an ability comes before all cards (TI-66.1a, A-38)."""
    p = s.players[seat]
    if seat == s.zero or (p.faction in EARLY and s.zero == NOBODY and p.strategy):
        return FIRST
    first = LAST
    for card in p.strategy:
        if NUMBERS[card] < first:
            first = NUMBERS[card]
    return first


def in_initiative(s: Twilight) -> list[int]:
    """All who play, the lowest number first; where there are no cards, clockwise from the speaker."""
    return sorted(s.clockwise(s.speaker), key=partial(initiative_of, s))


def from_active(s: Twilight) -> list[int]:
    """The active player, then the next higher initiative, and round (A-11)."""
    order = in_initiative(s)
    first = s.active if s.active in order else s.heir
    at = order.index(first) if first in order else 0
    return order[at:] + order[:at]


def after_active(s: Twilight) -> list[int]:
    """All who play, whoever comes after the active player first (TI-2.2)."""
    order = from_active(s)
    return order[1:] + order[:1] if s.active in order else order


def of_phase(s: Twilight) -> list[int]:
    """The rotation of the phase (TI-14.17, TI-14.18, A-10)."""
    if s.phase == "action":
        return from_active(s)
    return in_initiative(s) if s.phase == "status" else s.clockwise(s.speaker)


def rotation(s: Twilight, word: str) -> list[int]:
    """Who is asked in a window, in order; where it concerns some only, the roles of abilities say whom."""
    if word == "speaker":
        return s.clockwise(s.speaker)
    if word == "attacker" and s.combat is not None:
        return [s.combat.attacker, s.combat.defender]
    return of_phase(s)


def in_rotation(s: Twilight, word: str) -> list[int]:
    """The same seats, first the one that most often can: most often nobody has to be asked."""
    if word == "attacker" and s.combat is not None:
        return [s.combat.attacker, s.combat.defender]
    return s.clockwise(max(s.active, 0))
