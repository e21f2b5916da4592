"""What a table may agree on (SDC-15), and how unclear points are read (SDC-19)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from fivesuns.kernel import Fixed, Option, Options, Ruling

YesNo = Literal["yes", "no"]
SEATS: Final = range(4, 10)                                                  # SDC-5.1


@dataclass(frozen=True, kw_only=True)
class Rules(Fixed):
    """What a table has agreed on: a field for each option, so that no rule can ask for one that is not there."""
    species: Literal["choose", "random", "dealt"] = "choose"
    first_game: bool = False
    exact_scoring: bool = False
    trade_timer: bool = False
    lien: Literal["free", "strict"] = "free"
    split_leftover_donations: bool = False
    open_offers: bool = False
    open_points: bool = False
    borrowed_upgrade: YesNo = "yes"
    lending_on: YesNo = "yes"
    loot_pays: YesNo = "no"
    short_loot: YesNo = "yes"
    handicaps: tuple[int, ...] = ()                                          # small cubes more or less, by seat


OPTIONS: Final = [
    Option("species", "choose", ["choose", "random", "dealt"], "SDC-5.2"),
    Option("first_game", False, [False, True], "SDC-5.13"),
    Option("exact_scoring", False, [False, True], "SDC-15.2"),
    Option("trade_timer", False, [False, True], "SDC-15.3"),
    Ruling("lien", "free", ["free", "strict"], "SDC-18.5"),
    Ruling("split_leftover_donations", False, [False, True], "SDC-7.24"),
    Ruling("open_offers", False, [False, True], "SDC-18.3"),
    Option("open_points", False, [False, True], "SDC-3.3"),
    Ruling("borrowed_upgrade", "yes", ["yes", "no"], "SDC-7.16"),
    Ruling("lending_on", "yes", ["yes", "no"], "SDC-7.8"),
    Ruling("loot_pays", "no", ["no", "yes"], "SDC-12.30"),
    Ruling("short_loot", "yes", ["yes", "no"], "SDC-12.30"),
    *[Ruling(f"handicap_{n}", 0, [0, -1, 1], "SDC-15.1") for n in range(1, SEATS[-1] + 1)],
]


def agreed(options: Options) -> Rules:
    words = {option.name: options[option.name] for option in OPTIONS if not option.name.startswith("handicap")}
    return Rules(**words, handicaps=tuple([options[f"handicap_{n + 1}"] for n in range(options["seats"])]))
