"""Fivesuns: five board games of galactic civilisation on one platform.

    import fivesuns
    table = fivesuns.open_table("race", seats=2, seed=7)
    while not table.over:
        for seat, decision in table.waiting().items():
            table.answer(seat, 0)
"""
from __future__ import annotations

from typing import Any

from fivesuns.games import load, names
from fivesuns.kernel import (
    Bot,
    Game,
    IllegalAnswer,
    IllegalOptions,
    QuickDice,
    Record,
    RecordError,
    SealedDice,
    Seat,
    Table,
)

__version__ = "0.1.0"
__all__ = ["Bot", "Game", "IllegalAnswer", "IllegalOptions", "QuickDice", "Record", "RecordError", "SealedDice",
           "Seat", "Table", "load", "names", "open_table"]


def open_table(game: str, *, seed: int | str = 0, **options: Any) -> Table[Any]:
    """A new table of the named game. The same seed gives the same luck on any machine.

    Raises IllegalOptions if there is no such game, or if it cannot be played with these options.
    """
    return Table(load(game), options, SealedDice.from_seed(seed))
