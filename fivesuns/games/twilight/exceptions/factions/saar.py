"""The Clan of Saar: whatever it finds it keeps, and its factories are never idle. That it needs no home and guards
asteroids are rows of data."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import trade
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub


def scavenge(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, 1)


def chaos_mapping(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """One unit, at the start of every turn of one's own."""
    yield from production.produce_by_ability(s, seat, target[0], 1, "W-TURN-START")


def systems_that_produce(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """With a unit of one's own that has PRODUCTION."""
    return [(system,) for system in s.board.beside if production.producers(s, seat, system)]


EFFECTS: Final[dict[str, Effect]] = {"chaos_mapping-1": chaos_mapping, "scavenge": scavenge}
AIMS: Final[dict[str, Aim]] = {"chaos_mapping-1": systems_that_produce}
