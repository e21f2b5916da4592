"""What a table may agree on, and how unclear points are read (section 12 of the rules)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from fivesuns.kernel import Fixed, Option, Options, Ruling

SEATS: Final = range(3, 7)


@dataclass(frozen=True, kw_only=True)
class Rules(Fixed):
    """What a table has agreed on: a field for each option, so that no rule can ask for one that is not there."""
    first_game: bool = False
    points: int = 10
    speaker: Literal["random", "first"] = "random"
    factions: Literal["choose", "dealt", "random"] = "choose"
    galaxy: Literal["built", "fixed"] = "built"
    diplomacy_primary: Literal["reference", "card"] = "reference"
    space_cannon_first: Literal["left", "active"] = "left"
    production_places: Literal["producer", "any"] = "producer"
    action_objectives: Literal["any_turn", "own_turn"] = "any_turn"
    hegemonic_trade_policy: Literal["turn", "production"] = "turn"
    showing_cards: bool = False


OPTIONS: Final = [
    Option("first_game", False, [False, True], "TI-L.S2"),
    Option("points", 10, [10, 14], "TI-S.12ii"),
    Ruling("speaker", "random", ["random", "first"], "TI-S.1"),
    Option("factions", "choose", ["choose", "dealt", "random"], "A-31"),
    Option("galaxy", "built", ["built", "fixed"], "TI-S.6"),
    Ruling("diplomacy_primary", "reference", ["reference", "card"], "A-01"),
    Ruling("space_cannon_first", "left", ["left", "active"], "A-05"),
    Ruling("production_places", "producer", ["producer", "any"], "A-57"),
    Ruling("action_objectives", "any_turn", ["any_turn", "own_turn"], "A-07"),
    Ruling("hegemonic_trade_policy", "turn", ["turn", "production"], "W-PROD-WHEN"),
    Ruling("showing_cards", False, [False, True], "H-9"),
]


def agreed(options: Options) -> Rules:
    return Rules(**{option.name: options[option.name] for option in OPTIONS})


def complaints(options: Options) -> list[str]:
    if options["first_game"] and options["points"] != 10:
        return [f"first_game is played to 10 points, not {options['points']} (TI-L.S7); legal: points 10"]
    return []
