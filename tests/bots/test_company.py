"""Whose word it is among the bots of a table."""
from __future__ import annotations

from typing import Any

from fivesuns.bots.company import Company, Word
from fivesuns.kernel import SILENT, Bot, QuickDice, Seat, Table
from tests.server import moot, square


class Says(Bot):
    """Answers and speaks as it was told."""

    def __init__(self, answer: Any, speak: Any = SILENT) -> None:
        self.said = answer
        self.spoken = speak
        self.asked = 0

    def answer(self, seat: Seat) -> Any:
        self.asked += 1
        return self.said

    def speak(self, seat: Seat) -> Any:
        self.asked += 1
        return self.spoken


def at_square(seats: int, press: bool = False) -> Table[Any]:
    return Table(square.GAME, {"seats": seats, "press": press}, QuickDice(1))


def test_on_a_floor_everybody_has_the_word_before_anybody_has_it_again() -> None:
    table = at_square(4, True)
    company = Company({seat: Says("call") for seat in range(4)}, QuickDice(1))
    for _ in range(12):
        word = company.word(table)
        assert word is not None
        table.give(*word)
    assert table.state.calls == [0, 1, 2, 3] * 3


def test_who_is_silent_is_asked_again_when_something_has_changed() -> None:
    table, shy = at_square(3), Says("call")
    company = Company({1: shy, 2: Says("call", "call")}, QuickDice(1))
    assert company.word(table) == Word(2, "call")
    assert shy.asked == 1
    assert company.word(table) == Word(2, "call")
    assert shy.asked == 1, "nothing has changed"
    table.give(0, "call")
    company.word(table)
    assert shy.asked == 2


def test_silent_bots_do_not_keep_people_waiting_but_each_other() -> None:
    table = at_square(2, True)
    with_a_person = Company({1: Says(SILENT)}, QuickDice(1))
    assert with_a_person.word(table) is None
    alone = Company({0: Says(SILENT), 1: Says(SILENT)}, QuickDice(1))
    word = alone.word(table)
    assert word is not None
    assert word.value in ("call", "nod")


def test_talk_does_not_keep_the_game_from_going_on() -> None:
    table = Table(moot.GAME, {"seats": 2}, QuickDice(1))
    company = Company({0: Says("left", "cry"), 1: Says("yes", "cry")}, QuickDice(1))
    words = []
    for _ in range(4):
        word = company.word(table)
        assert word is not None
        words.append((word.seat, word.value))
        table.give(*word)
    assert words == [(0, "cry"), (0, "left"), (1, "cry"), (0, "left")]


def test_turns_and_silence_can_be_kept_from_call_to_call() -> None:
    table = at_square(4)
    company = Company({seat: Says("call", "call") for seat in (1, 2, 3)}, QuickDice(1), turns=[3, 1, 2], silent=[3])
    assert company.word(table) == Word(1, "call")
    assert company.turns == [3, 2, 1]
