"""What a player at the table has: a view, a question, and imagination. Bots and adapters get a Seat, never a Table."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fivesuns.kernel.chance import Dice
from fivesuns.kernel.decision import Decision, Rng
from fivesuns.kernel.game import Game, Options
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.table import Table


class Seat:
    """One seat of a table, from the inside."""

    def __init__(self, table: Table[Any], number: int) -> None:
        self._table = table
        self.number = number

    @property
    def game(self) -> Game[Any]:
        return self._table.game

    @property
    def options(self) -> Options:
        return self._table.options

    @property
    def decision(self) -> Decision[Any] | None:
        """What this seat is asked now."""
        return self._table.waiting().get(self.number)

    @property
    def aside(self) -> Decision[Any] | None:
        """What this seat may say beside the question."""
        return self._table.asides().get(self.number)

    def view(self) -> Mapping[str, Any]:
        return self._table.view(self.number)

    def imagine(self, rng: Rng, dice: Dice | None = None) -> Table[Any]:
        """A full table that agrees with everything this seat knows; play on it as you like."""
        return imagine(self._table, self.number, rng, dice)


class Silence:
    pass


SILENT: Final = Silence()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Whoever answers for a seat without being a person."""

    def answer(self, seat: Seat) -> Any:
        """A legal answer to `seat.decision`, by value. On a floor also SILENT: nothing, until something changes."""
        raise NotImplementedError

    def speak(self, seat: Seat) -> Any:
        """What it says where nobody waits for it: an answer to `seat.aside`, or if there is none to the `seat.decision`
        of a floor; or SILENT, until something changes."""
        return SILENT
