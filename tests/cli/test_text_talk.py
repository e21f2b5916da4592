"""Composed answers, asides, floors and standing answers in the terminal, played by typing."""
import contextlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from rich.console import Console

from fivesuns import bots
from fivesuns.kernel import (
    Bot,
    Choose,
    Compose,
    Decision,
    Floor,
    Game,
    Option,
    Options,
    Part,
    Play,
    Rng,
    Seat,
    State,
    Whole,
    spell,
)
from fivesuns.terminal import play
from fivesuns.terminal.play import Quit, TextGame


@dataclass(kw_only=True)
class Talk(State):
    seats: int
    said: list[str] = field(default_factory=list)
    asides: list[str] = field(default_factory=list)
    round: int = 1


def pay(s: Talk) -> Play:
    whole = yield from Compose(0, "talk.pay", [Part("jord"), Part("goods", range(1, 4)), Part("ship", ("red", "blue"))],
                               lambda paid: None if ("goods", 2) in paid else ("too-little", 2), "TAL-1",
                               refused=lambda: [("moon", "not_yours")])
    s.said.append(spell(whole))
    plan = yield from Compose(0, "talk.plan", [Part("go", most=2), Part("wait", range(3), ("here", "there"))],
                              lambda plan: None, "TAL-2", ordered=True)
    s.said.append(spell(plan))


def ring(s: Talk, left: int) -> Play:
    """Four times the same question to the first seat."""
    s.round = 1 + (4 - left) // 2
    answer = yield from Choose(0, "talk.window.ring", ["ring", None] if left == 1 else [None], "TAL-3")
    s.said.append(spell(answer))
    if left > 1:
        s.then(ring, left - 1)


def floor(s: Talk, awaited: tuple[int, ...]) -> Play:
    seat, word = yield from Floor({x: Choose(x, "talk.floor", ["talk", "end"], "TAL-4") for x in range(s.seats)},
                                  awaited=awaited)
    s.said.append(f"{seat} {word}")
    if word != "end":
        s.then(floor, awaited)


def toast(what: str) -> Choose[Any]:
    return Choose(0, "talk.toast", ["drink", "refuse"], "TAL-6", about=(what,))


def banquet(s: Talk, what: str) -> Play:
    s.said.append((yield from toast(what)))


def whisper(seat: int) -> Compose:
    return Compose(seat, "talk.whisper", [Part("psst"), Part("louder", range(1, 3))],
                   lambda act: None if act else ("no-word",), "TAL-5")


class TalkGame(Game[Talk]):
    def __init__(self, *agenda: tuple[Any, ...]) -> None:
        self.name = "talk"
        self.version = 1
        self.seats = range(1, 4)
        self.options: Sequence[Option] = []
        self.stages = {"pay": pay, "ring": ring, "floor": floor, "banquet": banquet}
        self.kinds = {"Talk": Talk}
        self.things: dict[str, str] = {}
        self.bound = 100
        self.standing = ("talk.window",)
        self.agenda = list(agenda)

    def setup(self, options: Options) -> Talk:
        return Talk(agenda=list(self.agenda), seats=options["seats"])

    def view(self, s: Talk, seat: int | None) -> dict[str, Any]:
        return {"said": list(s.said), "seats": [{"score": 0} for _ in range(s.seats)], "me": None}

    def asides(self, s: Talk) -> Mapping[int, Decision[Any]]:
        return {0: whisper(0)} if not s.asides else {}

    def aside(self, s: Talk, seat: int, act: Whole) -> None:
        s.asides.append(spell(act))

    def foreseen(self, s: Talk, seat: int) -> Sequence[Decision[Any]]:
        return [toast(stage[1]) for stage in s.agenda if stage[0] == "banquet"]

    def spans(self, s: Talk, seat: int) -> dict[str, Any]:
        return {"round": s.round}

    def scores(self, s: Talk) -> list[int]:
        return [0] * s.seats

    def sheet(self, s: Talk, seat: int) -> dict[str, int]:
        return {}

    def winners(self, s: Talk) -> list[int]:
        return [0]


class Talker(Bot):
    """Talks twice, then has done."""

    def __init__(self) -> None:
        self.words = 0

    def answer(self, seat: Seat) -> Any:
        self.words += 1
        return "talk" if self.words < 3 else "end"


class Steady(Rng):
    """The coin of idle answers always says: give it."""

    def below(self, n: int) -> int:
        return n - 1


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A terminal with this game: what was typed in it, and its screen, when it is over or the player has left."""
    def begin(agenda: Sequence[tuple[Any, ...]], lines: Sequence[str], seats: str = "me") -> tuple[TextGame, str]:
        screen, typed = io.StringIO(), iter([*lines, "q"])
        monkeypatch.setattr(play, "load", lambda name: TalkGame(*agenda))
        monkeypatch.setattr(bots, "make", lambda *_: Talker())
        t = TextGame("talk", seats.split(","), {}, "7", "en", Console(file=screen, width=160), lambda _: next(typed))
        t.orders.rng = Steady()
        with contextlib.suppress(Quit):
            t.run()
        return t, screen.getvalue()
    return begin


@pytest.mark.parametrize(("typed", "meant"), [
    ("1 2:2", "jord goods,2"), ("2:2 1 3:blue", "jord goods,2 ship,blue"), ("goods,2", "goods,2"),
    ("goods:2 jord", "jord goods,2"), ("3:red goods,2", "goods,2 ship,red")])
def test_a_composed_answer_is_typed_by_numbers_or_names(at: Any, typed: str, meant: str) -> None:
    t, screen = at([("pay",)], [typed])
    assert t.table.state.said == [meant]
    assert "goods,1..3" in screen
    assert "ship,red|blue" in screen


@pytest.mark.parametrize(("typed", "meant"), [
    ("2:1:here 1 1", "wait,1,here go go"), ("1 2:0,there", "go wait,0,there"), ("0", "nothing")])
def test_an_ordered_one_keeps_the_order(at: Any, typed: str, meant: str) -> None:
    t, screen = at([("pay",)], ["2:2", typed])
    assert t.table.state.said[1] == meant
    assert "In the order you want" in screen


def test_what_is_wrong_with_it_is_said_in_words(at: Any) -> None:
    t, screen = at([("pay",)], ["1", "2:7", "1 1 2:2", "w"])
    assert t.table.state.said == []
    assert "Not like this: too-little 2." in screen
    assert "“goods,7” is not possible here." in screen
    assert "“jord” stands there too often." in screen
    assert "moon: not_yours" in screen


def test_b_speaks_beside_the_question_which_is_then_asked_again(at: Any) -> None:
    t, screen = at([("pay",)], ["b", "0", "1 2:2", "b", "2:2"])
    assert t.table.state.asides == ["psst louder,2"]
    assert t.table.state.said == ["goods,2"]
    assert "b: talk.whisper" in screen
    assert "Not like this: no-word." in screen
    assert "There is nothing to say beside the question." in screen


def test_an_aside_may_be_left_unsaid_and_taken_back(at: Any) -> None:
    assert at([("pay",)], ["b", "", "2:2"])[0].table.state.asides == []
    t, _ = at([("pay",)], ["b psst", "u"])
    assert (t.table.state.asides, t.table.length) == ([], 0)


def test_on_a_floor_a_person_speaks_before_a_bot_speaks_twice(at: Any) -> None:
    t, _ = at([("floor", (0, 1))], ["talk", "talk", "talk"], "me,random")
    assert t.table.state.said == ["1 talk", "0 talk", "1 talk", "0 talk", "1 end"]


def test_who_only_may_speak_is_not_waited_for(at: Any) -> None:
    t, screen = at([("floor", (1,))], ["", ""], "me,random")
    assert t.table.state.said == ["1 talk", "1 talk", "1 end"]
    assert screen.count("Nobody waits for you") == 2
    t, _ = at([("floor", (1,))], ["1", ""], "me,random")
    assert t.table.state.said == ["1 talk", "0 talk", "1 talk", "1 end"]


def test_two_bots_each_speak_once_before_the_person(at: Any) -> None:
    t, _ = at([("floor", (0, 1, 2))], ["end"], "me,random,random")
    assert t.table.state.said == ["1 talk", "2 talk", "0 end"]


def test_a_standing_answer_is_given_until_its_span_ends(at: Any) -> None:
    t, screen = at([("ring", 4)], ["s", "s pass until round", "s"])
    assert t.table.state.said == ["pass", "pass"]
    assert "Spans: round" in screen
    assert "Nothing is answered for you." in screen


def test_a_standing_answer_without_end_and_by_number(at: Any) -> None:
    t, _ = at([("ring", 4)], ["s 1"])
    assert t.table.state.said == ["pass"] * 4
    assert t.table.over


def test_an_idle_one_asks_where_there_is_something_to_say(at: Any) -> None:
    t, screen = at([("ring", 4)], ["s pass idle", "s", "s -", "ring"])
    assert t.table.state.said == ["pass", "pass", "pass", "ring"]
    assert "talk.window.ring: pass, only when idle" in screen
    assert "You are asked again." in screen


def test_undo_goes_behind_what_was_answered_by_order(at: Any) -> None:
    t, _ = at([("pay",), ("ring", 4)], ["2:2", "0", "s pass until round", "u", "u"])
    assert t.table.state.said == []
    t, _ = at([("pay",), ("ring", 4)], ["2:2", "0", "s pass until round", "u", "1"])
    assert t.table.state.said == ["goods,2", "go"]


def test_what_cannot_be_answered_ahead_is_said(at: Any) -> None:
    t, screen = at([("pay",)], ["s 2:2", "s - until never"])
    assert "cannot be answered ahead" in screen
    assert t.orders.list == []


def test_questions_that_are_to_come_are_answered_ahead_once(at: Any) -> None:
    t, screen = at([("ring", 1), ("banquet", "mead"), ("banquet", "ale"), ("banquet", "mead")],
                   ["a", "a 1 2", "a", "a 2 drink", "a 2 -", "ring"])
    assert t.table.state.said == ["ring", "refuse"]                # of the ale, and of more mead, it is asked
    assert "a: answer 3 questions that are to come" in screen
    assert "said: refuse" in screen
    assert "You are asked again." in screen


def test_what_is_not_to_come_or_no_answer_to_it_is_not_taken_ahead(at: Any) -> None:
    t, screen = at([("ring", 1), ("banquet", "mead")], ["a 2 drink", "a mead", "a 1 sing", "a 1", "ring"])
    assert t.table.state.said == ["ring"]
    assert "“sing” is not possible here." in screen
    assert t.orders.list == []
    assert "Nothing can be answered ahead now." in at([("ring", 1)], ["a"])[1]
