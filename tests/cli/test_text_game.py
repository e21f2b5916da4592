"""A game in the terminal, played by typing."""
import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from fivesuns.clauses import Clause
from fivesuns.kernel import Compose, Part, spell
from fivesuns.terminal import play
from fivesuns.terminal.play import Quit, TextGame


def game(lines: list[str], seats: str = "me,random", language: str = "en") -> tuple[TextGame, io.StringIO]:
    screen = io.StringIO()
    typed: Iterator[str] = iter([*lines, "q"])
    return TextGame("race", seats.split(","), {}, "7", language, Console(file=screen, width=120),
                    lambda prompt: next(typed)), screen


def test_typing_numbers_answers_and_u_takes_back() -> None:
    t, _ = game(["1 2", "3", "u", "1"])
    with pytest.raises(Quit):
        t.run()
    mine = [value for who, value in t.table.log if who == 0]
    assert len(mine[0]) == 2
    assert mine[1] == "explore_5"
    assert "\nundos 1\n" in t.record()


def test_what_is_not_possible_is_said_and_changes_nothing() -> None:
    t, screen = game(["1 2 3", "no such card"])
    with pytest.raises(Quit):
        t.run()
    assert [who for who, _ in t.table.log].count(0) == 0
    assert screen.getvalue().count("is not possible here") == 2


def test_a_question_mark_shows_the_clause() -> None:
    t, screen = game(["?"])
    with pytest.raises(Quit):
        t.run()
    assert "RFG-2.6" in screen.getvalue()


def test_the_clause_is_in_the_language_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "clauses", lambda game, language: {
        "RFG-2.6": Clause("RFG-2.6", False, f"{game} in {language}", language)})
    t, screen = game(["?"], language="uk")
    with pytest.raises(Quit):
        t.run()
    assert "RFG-2.6 race in uk" in screen.getvalue()


def test_people_at_one_screen_are_told_to_change_places() -> None:
    t, _ = game(["", "1 2", "", "1 2", ""], "me,me")
    with pytest.raises(Quit):
        t.run()
    assert {0, 1} <= {who for who, _ in t.table.log}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_whole_game_by_typing_the_first_legal_thing(language: str) -> None:
    screen = io.StringIO()
    t = TextGame("race", ["me", "random"], {"max_rounds": 10}, "3", language, Console(file=screen, width=120),
                 lambda prompt: prompt)

    def first_legal(prompt: str) -> str:
        return spell(t.table.waiting()[0].at(0))

    t.read = first_legal
    t.run()
    assert t.table.over
    assert "★" in screen.getvalue()


def test_what_is_offered_of_a_composed_answer_has_a_number_of_its_own() -> None:
    decision = Compose(0, "t.pay", [Part("ore"), Part("gem")], lambda whole: None,
                       offered=lambda: [(("ore", "gem"), None), ((), None)])
    assert [play.named(decision, line) for line in ("+1", "+2", "1 2", "+3")] == ["ore gem", "nothing", "ore gem", "+3"]
    assert play.named(Compose(0, "t.pay", [Part("ore")], lambda whole: None), "+1") == "+1"
