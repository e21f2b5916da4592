"""Dice are rolled once more, when all dice of a side lie there and before the other side rolls (TI-55, A-13)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import dice
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import Sub


def reroll_any(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from dice.reroll(s, seat, "TI-55.1")


def if_there_are_dice(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if dice.lying(s, seat) else []


EFFECTS: Final[dict[str, Effect]] = dict.fromkeys(
    ("fire_team", "munitions_reserves-rerolls", "war_funding-rerolls"), reroll_any)
AIMS: Final[dict[str, Aim]] = dict.fromkeys(EFFECTS, if_there_are_dice)
