"""The Naalu Collective: it sees others come. That its turn comes first is a row of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import tokens
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.exceptions.tactical_cards import refuges, slip_away
from fivesuns.games.twilight.stages import invasion
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Sub


def foresight(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """All ships leave before there is a combat; the token of its cost is put where they go (TI-23.6)."""
    p = s.players[seat]
    if target[0] not in p.tokens:
        p.tokens.append(target[0])
        s.tell("token", seat=seat, system=target[0])
    yield from slip_away(s, seat, s.system, target[0])


def neuroglaive(s: Twilight, seat: int, target: Target) -> None:
    """Whoever comes loses a token of the fleet pool."""
    if s.players[s.active].pools["fleet"]:
        tokens.lose(s, s.active, "fleet")
        s.tell("lost_token", seat=s.active, pool="fleet")


def matriarch(s: Twilight, seat: int, target: Target) -> None:
    """Fighters that were committed go back to space when the combat ends; alone they have won nothing."""
    invasion.lift_off(s, s.happenings[-1].place)


EFFECTS: Final[dict[str, Effect]] = {
    "flagship_naalu-return": matriarch, "foresight": foresight, "neuroglaive": neuroglaive}
AIMS: Final[dict[str, Aim]] = {"foresight": refuges}
