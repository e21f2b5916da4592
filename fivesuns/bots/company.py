"""The bots of one table, and whose word it is among them."""
from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from fivesuns.kernel import SILENT, Aside, Bot, Decision, Floor, IllegalAnswer, Rng, Seat, Table


class Word(NamedTuple):
    """What somebody says: an answer, or something beside the question."""
    seat: int
    value: Any
    aside: bool = False


def by_rule(decision: Decision[Any], rng: Rng) -> Any:
    """What is answered for whoever has no answer: what silence stands for, else anything legal. (Always the same, such
    as a pass, would let some games never end.)"""
    if decision.lapse:
        with contextlib.suppress(IllegalAnswer):
            return decision.named(decision.lapse)
    return decision.sample(rng)


class Company:
    """Where anybody may speak they take turns; who has nothing to say is asked again when something has changed."""

    def __init__(self, bots: Mapping[int, Bot], rng: Rng, turns: Iterable[int] = (),
                 silent: Iterable[int] = ()) -> None:
        self.bots = bots
        self.rng = rng
        self.turns = [seat for seat in turns if seat in bots]             # who spoke longest ago comes first
        self.turns += [seat for seat in bots if seat not in self.turns]
        self.silent = {*silent}
        self._talked = False                      # was the last word one beside the question?
        self._heard: tuple[int, int] | None = None

    def word(self, table: Table[Any]) -> Word | None:
        """What one of them says now; None: they are not asked, or stay silent until somebody else has spoken."""
        self._listen(table)
        return self._said(((self._answer(table) or self._beside(table)) if self._talked
                           else (self._beside(table) or self._answer(table))) or self._pressed(table))

    def beside(self, table: Table[Any]) -> Word | None:
        """What one of them says now for whom nobody waits."""
        self._listen(table)
        return self._said(self._beside(table))

    def _listen(self, table: Table[Any]) -> None:
        """When something has changed, who was silent may have something to say."""
        heard = (table.length, len(table.voices))
        if self._heard is not None and heard != self._heard:
            self.silent.clear()
        self._heard = heard

    def _said(self, word: Word | None) -> Word | None:
        if word is not None:
            self._talked = word.aside
            self.turns.remove(word.seat)
            self.turns.append(word.seat)
        return word

    def _beside(self, table: Table[Any]) -> Word | None:
        """What somebody says for whom nobody waits."""
        floor = isinstance(table.ask, Floor)
        if not (floor or table.talks):
            return None
        asides, awaited = table.asides(), table.awaited()
        may = {seat for seat in table.waiting() if floor and seat not in awaited}
        for seat in self.turns:
            if seat not in self.silent and (seat in asides or seat in may):
                value = self.bots[seat].speak(Seat(table, seat))
                if value is not SILENT:
                    return Word(seat, value, seat in asides)
                if seat in may or seat not in awaited:
                    self.silent.add(seat)
        return None

    def _answer(self, table: Table[Any]) -> Word | None:
        for seat in self._due(table):
            if seat not in self.silent:
                value = self.bots[seat].answer(Seat(table, seat))
                if value is not SILENT:
                    return Word(seat, value.value, True) if isinstance(value, Aside) else Word(seat, value)
                self.silent.add(seat)
        return None

    def _pressed(self, table: Table[Any]) -> Word | None:
        """If the table waits for silent bots alone, one of them says what silence stands for, or anything."""
        due, waiting = self._due(table), table.waiting()
        if not due or any([seat not in due for seat in table.awaited() if seat in waiting]):
            return None
        return Word(due[0], by_rule(waiting[due[0]], self.rng))

    def _due(self, table: Table[Any]) -> list[int]:
        """Those for whom the table waits, in the order of the question; on a floor by turns."""
        waiting = table.waiting()
        due = [seat for seat in table.awaited() if seat in waiting and seat in self.bots]
        return [seat for seat in self.turns if seat in due] if isinstance(table.ask, Floor) else due
