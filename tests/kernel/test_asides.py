"""Asides in the middle of sealed answers and polls: what is counted by number stays with its answer, and what was never
opened is told to nobody."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fivesuns.kernel import (
    Choose,
    Decision,
    IllegalAnswer,
    Number,
    Orders,
    Play,
    Poll,
    QuickDice,
    Roll,
    SealedDice,
    Table,
    Together,
    free_undo,
)
from fivesuns.kernel.knowledge import known_to, spoken
from tests.kernel.tiny import Tiny, TinyGame


class Talk(TinyGame):
    """Beside the question seat 0 may show a card or lower what can be bid, and anybody may seal all that was."""

    def __init__(self, *stages: Any) -> None:
        super().__init__(*stages)
        self.standing = ("tiny.bid",)

    def asides(self, s: Tiny) -> Mapping[int, Decision[Any]]:
        return {seat: Choose(seat, "tiny.aside", ["show", "lower", "seal", "nod"]) for seat in range(s.seats)}

    def aside(self, s: Tiny, seat: int, act: Any) -> None:
        if act == "show":
            s.notes.append(s.hand.pop())
        elif act == "lower":
            s.bids.append(0)
        elif act == "seal":
            s.no_way_back()


def auction(s: Tiny) -> Play:
    s.deck, s.hand = ["ace", "king"], ["queen", "jack"]
    s.notes.append((yield from Together([bid(s, seat) for seat in range(s.seats)])))
    yield from Number(0, "tiny.end", 0, 1)


def bid(s: Tiny, seat: int) -> Choose[int | None]:
    return Choose(seat, "tiny.bid", lambda: [None, *range(3 - len(s.bids))])


def at_auction() -> Table[Tiny]:
    return Table(Talk(auction), {"seats": 3})


def test_what_is_no_barrier_stays_with_its_answer_when_one_before_it_is_taken_back() -> None:
    t = at_auction()
    orders = Orders(QuickDice(1))
    t.give(0, 2)
    orders.declare(t, 1, "tiny.bid", ["pass"])
    orders.carry_out(t)
    assert list(t.quiet) == [1]
    t.take_back(0)
    assert (t.log, list(t.quiet)) == ([(1, None)], [0])
    t.take_back(1)
    t.give(1, 2)
    assert not t.quiet


def test_the_barrier_stays_behind_its_answer_when_one_before_it_is_taken_back() -> None:
    t = at_auction()
    t.give(0, 2)
    t.give(1, "seal", True)
    assert (t.length, t.barrier) == (2, 2)
    t.take_back(0)
    assert (t.length, t.barrier) == (1, 1)
    t.give(0, 2)
    assert free_undo(t, [0]) == 1


def test_what_was_seen_is_looked_at_again_when_an_answer_is_taken_back() -> None:
    t = at_auction()
    t.give(1, 2)
    assert free_undo(t, [0]) == 1
    t.give(0, "show", True)
    t.take_back(1)
    t.give(0, "nod", True)
    assert free_undo(t, [0]) == 0, "the card was its own"
    assert t.sights[1][None] == {"jack"}


def test_a_sealed_answer_that_is_open_again_is_told_to_nobody() -> None:
    t, lines = at_auction(), [(0, "2"), (1, "1"), (1000, "lower")]
    for seat, name in lines[:2]:
        t.answer(seat, name)
    t.answer(0, "lower", True)
    assert t.sealed() == (1,)
    assert spoken(at_auction(), lines, 2) == ([None, None, "lower"], 1)
    assert spoken(at_auction(), [lines[0], lines[2]], 2) == ([None, "lower"], 2)
    lines += [(2, "0"), (0, "pass")]
    t.answer(2, "0")
    t.answer(0, "pass")
    assert spoken(at_auction(), lines, 2) == ([None, "1", "lower", "0", "pass"], 5)
    assert spoken(at_auction(), lines, 0) == (["2", "1", "lower", "0", "pass"], 5)


def test_nobody_knows_a_card_from_an_answer_that_was_never_opened() -> None:
    def cards(s: Tiny) -> Play:
        s.hand = s.hand or ["queen", "jack"]
        yield from Together([Choose(0, "tiny.card", lambda: [card for card in s.hand if not s.bids or card != "jack"]),
                             Number(1, "tiny.bid", 0, 1)])

    t = Table(Talk(cards), {"seats": 2})
    t.give(0, "jack")
    t.give(0, "lower", True)
    assert t.sealed() == ()
    assert "jack" not in known_to(t, 1)[0]


def test_words_to_a_poll_do_not_outlive_it_when_the_log_says_how_it_went() -> None:
    def ask(s: Tiny) -> Play:
        s.notes.append((yield from Poll([Choose(seat, "tiny.cry", [None, "stop", "go"]) for seat in range(s.seats)])))
        s.notes.append((yield from Poll([Choose(seat, "tiny.cry", [None, "stop", "go"]) for seat in (0, 1)])))

    t = Table(Talk(ask), {"seats": 3})
    t.give(2, "go")
    t.give(1, "stop")
    t.give_line("0", "stop")
    assert t.voices == {}
    assert list(t.waiting()) == [0, 1]


class Oops(Exception):
    pass


def test_rules_that_break_when_a_table_wakes_leave_it_where_it_was() -> None:
    broken = [False]

    def throw(s: Tiny) -> Play:
        yield from Number(0, "tiny.end", 0, 1)
        s.notes.append((yield from Roll(6, 1)))
        if broken[0]:
            raise Oops
        yield from Number(0, "tiny.end", 0, 1)

    t = Table(Talk(throw), {"seats": 1}, SealedDice.from_seed(1))
    t.give(0, 1)
    rolled = t.log[1]
    t.undo_to(1)
    broken[0] = True
    for _ in range(2):
        with pytest.raises(Oops):
            t.waiting()
        assert (t.length, t.barrier) == (1, 1)
    broken[0] = False
    assert list(t.waiting()) == [0]
    assert (t.log[1], t.state.notes) == (rolled, [rolled[1]])


@pytest.mark.parametrize("who", ["1000", "-1", "999+", "+", "*+", "1++", "\u0663", "01", "+1", "1_0", " 1"])
def test_a_line_of_nobody_does_not_play(who: str) -> None:
    with pytest.raises((IllegalAnswer, ValueError)):
        at_auction().give_line(who, "2" if who != "1000" else "nod")


def test_in_a_record_of_a_poll_nobody_speaks_before_the_one_before_has_passed() -> None:
    def ask(s: Tiny) -> Play:
        yield from Poll([Choose(seat, "tiny.cry", [None, "stop"]) for seat in range(s.seats)])

    t = Table(Talk(ask), {"seats": 3})
    with pytest.raises(IllegalAnswer, match="seat 2 is not the next of the poll"):
        t.give_line("2", "stop")
    t.give_line("0", "pass")
    with pytest.raises(IllegalAnswer, match="seat 2 is not the next of the poll"):
        t.give_line("2", "pass")


# what an aside plans

class Interruption(Talk):
    """A nod beside the question is asked about at once: what it costs."""

    def aside(self, s: Tiny, seat: int, act: Any) -> None:
        super().aside(s, seat, act)
        if act == "nod":
            s.then(price, seat)
            s.then(paid, seat)


def price(s: Tiny, seat: int) -> Play:
    s.notes.append(("price", (yield from Number(seat, "tiny.price", 0, 9))))


def paid(s: Tiny, seat: int) -> None:
    s.notes.append("paid")
    if ("price", 9) in s.notes:                                # too dear: nothing that was planned happens
        s.agenda.clear()


def two(s: Tiny) -> Play:
    s.then(later)
    first = yield from Choose(0, "tiny.first", lambda: ["a", "b"][:2 - len(s.bids)])
    s.notes.append(first)
    s.notes.append((yield from Number(1, "tiny.second", 0, 1)))


def later(s: Tiny) -> None:
    s.notes.append("later")


def interrupted() -> Table[Tiny]:
    return Table(Interruption(two, later, price, paid), {"seats": 2})


def played(t: Table[Tiny], *lines: str) -> Table[Tiny]:
    for line in lines:
        t.give_line(*line.split(": "))
    return t


def test_what_an_aside_plans_comes_before_the_question_is_asked_anew() -> None:
    t = played(interrupted(), "0: a", "1+: nod")
    assert {seat: d.key for seat, d in t.waiting().items()} == {1: "tiny.price"}
    assert t.state.interrupts()
    played(t, "1: 3")
    assert t.state.notes == ["a", ("price", 3), "paid"]
    assert {seat: d.key for seat, d in t.waiting().items()} == {1: "tiny.second"}
    played(t, "1: 1")
    assert t.state.notes == ["a", ("price", 3), "paid", 1, "later"], "the stage's own plans after it"
    assert t.over


def test_interruptions_are_interrupted_and_the_question_is_asked_from_the_state() -> None:
    t = played(interrupted(), "1+: nod", "0+: nod")
    assert list(t.waiting()) == [0]
    played(t, "0: 1", "0+: lower", "1: 2")
    assert t.state.notes == [("price", 1), "paid", ("price", 2), "paid"]
    with pytest.raises(IllegalAnswer):
        t.answer(0, "b")
    played(t, "0: a", "1: 0")
    assert t.state.notes[4:] == ["a", 0, "later"]


def test_in_the_middle_of_an_interruption_a_table_is_saved_cloned_undone_and_replayed() -> None:
    t = played(interrupted(), "0: a", "1+: nod")
    twins = [t.clone(), Table.load(t.game, t.save())]
    played(t, "1: 4", "1: 0")
    for twin in twins:
        played(twin, "1: 4", "1: 0")
        assert twin.state.notes == t.state.notes
    assert Table.replay(t.game, t.record()).state == t.state
    t.undo_to(2)
    assert list(t.waiting()) == [1]
    t.undo_to(1)
    assert {seat: d.key for seat, d in t.waiting().items()} == {1: "tiny.second"}


def test_the_game_can_end_in_an_interruption() -> None:
    t = played(interrupted(), "1+: nod", "1: 9")
    assert t.over
    assert t.state.notes == [("price", 9), "paid"]
    assert Table.replay(t.game, t.record()).over


def test_words_to_a_poll_are_asked_for_again_after_an_interruption() -> None:
    def ask(s: Tiny) -> Play:
        s.notes.append((yield from Poll([Choose(seat, "tiny.cry", [None, "stop"]) for seat in range(s.seats)])))

    t = Table(Interruption(ask, price, paid), {"seats": 2})
    t.give(1, "stop")
    t.give(1, "nod", True)
    assert (list(t.waiting()), t.voices) == ([1], {})
    t.give(1, 5)
    assert list(t.waiting()) == [0, 1]
    t.give(1, None)
    t.give(0, None)
    assert t.state.notes == [("price", 5), "paid", None]


def test_beside_sealed_answers_it_comes_after_the_stage() -> None:
    t = Table(Interruption(auction, price, paid), {"seats": 2})
    t.give(0, 2)
    t.give(0, "nod", True)
    assert (list(t.waiting()), t.sealed()) == ([1], (0,))
    t.give(1, 1)
    t.give(0, 0)
    assert {seat: d.key for seat, d in t.waiting().items()} == {0: "tiny.price"}
