"""What a player at the table has: a view, a question, and imagination. Bots and adapters get a Seat, never a Table."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fivesuns.kernel.chance import Dice
from fivesuns.kernel.decision import Decision, Rng
from fivesuns.kernel.game import Game, Options
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.state import Stage
from fivesuns.kernel.table import ASIDE, Table


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
        return self._table.aside(self.number)

    @property
    def talked(self) -> int:
        """How often this seat has spoken beside the question since its last answer."""
        many = 0
        for who, _ in reversed(self._table.log):
            if who == self.number:
                break
            many += int(who == self.number + ASIDE)
        return many

    @property
    def length(self) -> int:
        """How many answers were given at the table, those of chance included."""
        return self._table.length

    @property
    def awaited(self) -> list[int]:
        """Whose word the table is waiting for, as all may know."""
        return self._table.awaited()

    @property
    def sealed(self) -> tuple[int, ...]:
        """Who has answered the running secret question, as all may know."""
        return self._table.sealed()

    def trail(self) -> list[Stage]:
        return self._table.trail()

    def result(self) -> tuple[list[int], list[int]] | None:
        """Scores and winners, when the game is over."""
        table = self._table
        return (table.scores(), table.game.winners(table.state)) if table.over else None

    def view(self) -> Mapping[str, Any]:
        return self._table.view(self.number)

    def imagine(self, rng: Rng, dice: Dice | None = None) -> Table[Any]:
        """A full table that agrees with everything this seat knows; play on it as you like."""
        return imagine(self._table, self.number, rng, dice)


class Aside:
    """What a bot says beside the question before it answers that."""

    def __init__(self, value: Any) -> None:
        self.value = value


class Silence:
    pass


SILENT: Final = Silence()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Whoever answers for a seat without being a person."""

    def answer(self, seat: Seat) -> Any:
        """A legal answer to `seat.decision`, by value; or an Aside, a legal answer to `seat.aside`. On a floor also
        SILENT: nothing, until something changes."""
        raise NotImplementedError

    def speak(self, seat: Seat) -> Any:
        """What it says where nobody waits for it: an answer to `seat.aside`, or if there is none to the `seat.decision`
        of a floor; or SILENT, until something changes."""
        return SILENT

    def leave(self, seat: Seat) -> None:
        """The game is over, or goes on without this bot: whatever it holds is let go."""
