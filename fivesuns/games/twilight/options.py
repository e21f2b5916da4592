"""What a table may agree on, and how unclear points are read (section 12 of the rules)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from fivesuns.kernel import Fixed, Option, Options

SEATS: Final = range(3, 7)


@dataclass(frozen=True, kw_only=True)
class Rules(Fixed):
    """What a table has agreed on: a field for each option, so that no rule can ask for one that is not there."""
    points: int = 10
    speaker: Literal["random", "first"] = "random"
    factions: Literal["choose", "dealt", "random", "first"] = "choose"
    galaxy: Literal["built", "fixed"] = "built"
    secrets: int = 2
    diplomacy_primary: Literal["reference", "card"] = "reference"
    space_cannon_first: Literal["left", "active"] = "left"
    production_places: Literal["producer", "any"] = "producer"
    action_objectives: Literal["any_turn", "own_turn"] = "any_turn"


OPTIONS: Final = [
    Option("points", 10, [10, 14], "TI-S.12ii"),
    Option("speaker", "random", ["random", "first"], "TI-S.1"),
    Option("factions", "choose", ["choose", "dealt", "random", "first"], "A-31"),
    Option("galaxy", "built", ["built", "fixed"], "TI-S.6"),
    Option("secrets", 2, [2, 1], "TI-S.12i"),
    Option("diplomacy_primary", "reference", ["reference", "card"], "A-01"),
    Option("space_cannon_first", "left", ["left", "active"], "A-05"),
    Option("production_places", "producer", ["producer", "any"], "A-57"),
    Option("action_objectives", "any_turn", ["any_turn", "own_turn"], "A-07"),
]


def agreed(options: Options) -> Rules:
    return Rules(**{option.name: options[option.name] for option in OPTIONS})
