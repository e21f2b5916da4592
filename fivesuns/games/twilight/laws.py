"""Laws in play: whose they are, where they are attached, how they come and go (TI-33, TI-67).

The state keeps what was decided: `for`, or what was elected. A law that elects a player lies before that player, one
that elects a planet is attached to its card and goes wherever the planet goes.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fivesuns.games.twilight import said
from fivesuns.games.twilight.catalog import AGENDAS, Ability
from fivesuns.games.twilight.state import Outcome, Twilight

LEAVE: Final[dict[str, Callable[[Twilight, Outcome], None]]] = {}       # what ends with a law: filled by exceptions/


def side(law: str, outcome: Outcome) -> str:
    """The outcome as its row is called: for, against, elected."""
    return "elected" if AGENDAS[law].elect else str(outcome)


def in_force(s: Twilight, a: Ability) -> bool:
    return a.source in s.laws and a.id.startswith(f"{a.source}-{side(a.source, s.laws[a.source])}")


def lies_before(s: Twilight, seat: int, a: Ability) -> bool:
    """Is it a law in play that concerns this player: as its owner, as who controls its planet, or as everybody?"""
    if not in_force(s, a):
        return False
    elect = AGENDAS[a.source].elect
    if elect == "player":
        return s.laws[a.source] == seat
    return not elect.endswith("planet") or s.laws[a.source] in s.players[seat].planets


def enact(s: Twilight, law: str, outcome: Outcome) -> None:
    """Into the common area, to a player or to a planet (TI-33.3)."""
    s.laws[law] = outcome
    s.tell("law", law=law, outcome=said.outcome(s, outcome))


def leave(s: Twilight, law: str) -> None:
    """It works no longer; points that it has brought are kept (TI-33.5, TI-57.6)."""
    outcome = s.laws.pop(law)
    if law in s.exhausted:
        s.exhausted.remove(law)
    if law in LEAVE:
        LEAVE[law](s, outcome)


def repeal(s: Twilight, law: str) -> None:
    """On top of the discarded agendas (TI-33.5)."""
    leave(s, law)
    s.agenda_discards.append(law)
    s.tell("repealed", law=law)
