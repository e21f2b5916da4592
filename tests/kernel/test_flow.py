"""Asking one, several at once, anyone, round and round, side by side."""
from typing import Any

import pytest

from fivesuns.kernel import (
    CHANCE,
    Choose,
    Draw,
    Floor,
    IllegalAnswer,
    Number,
    Pick,
    Play,
    QuickDice,
    Roll,
    Sub,
    Together,
    side_by_side,
    window,
)
from tests.kernel.tiny import Tiny, table


def bid(seat: int, **more: Any) -> Number:
    return Number(seat, "tiny.bid", 0, 9, **more)


# one after the other

def test_a_stage_asks_and_goes_on_with_the_answer() -> None:
    def talk(s: Tiny) -> Play:
        s.notes.append((yield from Choose(1, "tiny.word", ["ore", "gem"])))
        s.notes.append((yield from bid(2)))

    t = table(talk)
    assert list(t.waiting()) == [1]
    t.answer(1, "gem")
    t.answer(2, 7)
    assert t.over
    assert t.state.notes == ["gem", 7]
    assert t.result() == [2, 2, 2]


def test_stages_come_in_the_order_they_were_planned_before_all_that_was_planned_earlier() -> None:
    def first(s: Tiny) -> Play:
        s.then(second, "a")
        s.then(second, "b")
        s.then(last)
        yield from bid(0)

    def second(s: Tiny, word: str) -> None:            # asks nothing: a plain function
        s.notes.append(word)
        if word == "a":
            s.then(second, "inner")

    def last(s: Tiny) -> Play:
        s.notes.append("last")
        yield from bid(1)

    t = table(first, second, last)
    t.answer(0, 0)
    assert t.state.notes == ["a", "inner", "b", "last"]
    assert t.trail() == [("last",)]
    t.answer(1, 0)
    assert t.trail() == []


def test_a_game_without_questions_is_over_at_once() -> None:
    def nothing(s: Tiny) -> None:
        s.notes.append("done")

    assert table(nothing).result() == [1, 1, 1]
    assert table().over


# together

def test_answers_given_together_stay_sealed_until_the_last_and_come_in_the_order_of_the_question() -> None:
    def auction(s: Tiny) -> Play:
        s.notes.append(list(((yield from Together([bid(2), bid(0), bid(1)]))).items()))

    t = table(auction)
    for seat in (1, 0):
        t.answer(seat, str(seat + 5))
        assert t.state.notes == []
        with pytest.raises(IllegalAnswer, match=f"seat {seat} is not asked; waiting for"):
            t.answer(seat, "1")
    assert (t.sealed(), list(t.waiting())) == ((1, 0), [2])
    t.answer(2, "7")
    assert t.state.notes == [[(2, 7), (0, 5), (1, 6)]]


def test_together_with_nobody_asks_nobody() -> None:
    def auction(s: Tiny) -> Play:
        s.notes.append((yield from Together([])))
        yield from bid(0)

    assert table(auction).state.notes == [{}]


# forced

def test_a_forced_decision_with_one_answer_is_taken_without_asking() -> None:
    def talk(s: Tiny) -> Play:
        s.notes.append((yield from Choose(0, "tiny.word", ["ore"], forced=True)))
        s.notes.append((yield from Pick(0, "tiny.pay", ["ore", "gem"], 2, 2, forced=True)))
        s.notes.append((yield from Number(0, "tiny.bid", 4, 4, forced=True)))
        s.notes.append((yield from Choose(0, "tiny.word", ["ore"])))

    t = table(talk)
    assert t.state.notes == ["ore", ("ore", "gem"), 4]
    assert t.length == 0
    assert t.waiting()[0].key == "tiny.word"           # not forced: asked, though there is no choice


def test_forced_among_others_keeps_the_order_of_the_question() -> None:
    def auction(s: Tiny) -> Play:
        s.notes.append(list((yield from Together([bid(2), Number(0, "tiny.bid", 3, 3, forced=True), bid(1)])).items()))
        s.notes.append((yield from Together([Number(seat, "tiny.bid", seat, seat, forced=True) for seat in range(3)])))

    t = table(auction)
    assert sorted(t.waiting()) == [1, 2]
    t.answer(1, 1)
    t.answer(2, 2)
    assert t.over
    assert t.state.notes == [[(2, 2), (0, 3), (1, 1)], {0: 0, 1: 1, 2: 2}]


# the floor

def test_on_the_floor_the_first_answer_wins() -> None:
    def floor(s: Tiny) -> Play:
        s.notes.append((yield from Floor({seat: bid(seat) for seat in range(s.seats)})))
        if len(s.notes) < 2:
            s.then(floor)

    t = table(floor)
    assert sorted(t.waiting()) == [0, 1, 2]
    t.answer(2, 5)
    t.answer(2, 6)                                     # the same seat again: nobody was quicker
    assert t.state.notes == [(2, 5), (2, 6)]


# windows

def reaction(s: Tiny, seat: int) -> Choose[str | None]:
    return Choose(seat, "tiny.react", [None, "shout", "whisper"])


def react(s: Tiny, seat: int, what: str) -> Sub[None]:
    s.notes.append(f"{seat} {what}s")
    if what == "shout":                                # a window inside the window
        yield from window([x for x in range(s.seats) if x != seat], lambda x: reaction(s, x),
                          lambda x, y: react(s, x, y))


def meeting(s: Tiny) -> Play:
    yield from window(range(s.seats), lambda seat: reaction(s, seat), lambda seat, what: react(s, seat, what))
    s.notes.append("closed")


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    t = table(meeting)
    for seat, word in ((0, "pass"), (1, "whisper"), (2, "pass"), (0, "pass"), (1, "pass")):
        assert next(iter(t.waiting())) == seat
        t.answer(seat, word)
    assert t.state.notes == ["1 whispers", "closed"]


def test_windows_nest_and_the_inner_closes_first() -> None:
    t = table(meeting)
    asked = []
    for word in ("shout", "shout", "pass", "pass", "pass", "pass", "pass", "pass", "pass"):
        seat = next(iter(t.waiting()))
        asked.append(seat)
        t.answer(seat, word)
    assert t.over
    assert asked == [0, 1, 0, 2, 2, 1, 1, 2, 0]       # 0 shouts; 1 shouts at that; inner, middle, outer window close
    assert t.state.notes == ["0 shouts", "1 shouts", "closed"]


def test_a_window_for_nobody_is_closed() -> None:
    def empty(s: Tiny) -> Play:
        yield from window([], lambda seat: reaction(s, seat), lambda seat, what: react(s, seat, what))
        s.notes.append("closed")

    assert table(empty).state.notes == ["closed"]


# side by side

def stroll(s: Tiny, seat: int) -> Sub[int]:
    total = 0
    while True:
        step = yield from bid(seat)
        if step == 0:
            return total
        total += step
        if step == 9:
            luck, = yield from Roll(6, 1)
            s.notes.append((seat, "rolled", luck))


def walk(s: Tiny) -> Play:
    s.notes.append((yield from side_by_side({seat: stroll(s, seat) for seat in (2, 0, 1)})))


def test_side_by_side_everybody_goes_at_their_own_pace() -> None:
    t = table(walk)
    for seat, step in ((1, 4), (1, 5), (1, 0), (0, 9)):
        t.answer(seat, str(step))
    assert t.waiting() == {}                           # chance is asked at once,
    t.settle((6,))
    assert sorted(t.waiting()) == [0, 2]               # and then those who still walk
    t.answer(2, "0")
    t.answer(0, "0")
    assert t.state.notes == [(0, "rolled", 6), {2: 0, 0: 9, 1: 9}]


def test_side_by_side_a_flow_asks_its_own_seat_only() -> None:
    def astray(s: Tiny) -> Play:
        yield from side_by_side({0: stroll(s, 1)})

    with pytest.raises(AssertionError, match="seat 0 can only be asked itself"):
        table(astray).waiting()


def test_flows_that_ask_nothing_are_done_at_once() -> None:
    def quiet(s: Tiny) -> Sub[str]:
        return "done"
        yield

    def walk_quietly(s: Tiny) -> Play:
        s.notes.append((yield from side_by_side({0: quiet(s), 1: quiet(s)})))

    assert table(walk_quietly).state.notes == [{0: "done", 1: "done"}]


# chance

def deal(s: Tiny) -> Play:
    s.hand = list((yield from Draw(s.deck, 2, [0])))
    s.deck = [card for card in s.deck if card not in s.hand]
    yield from bid(0)


def test_without_dice_the_table_waits_for_an_outcome_and_takes_none_that_is_not_possible() -> None:
    t = table(deal)
    for wrong in (("ace",), ("ace", "ace"), ("ace", "joker"), ["ace", "king"], "ace king", None):
        with pytest.raises(IllegalAnswer, match="chance cannot be"):
            t.settle(wrong)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked; waiting for chance"):
        t.answer(0, 0)
    t.settle(("king", "ace"))
    assert t.view(0)["hand"] == ["king", "ace"]
    with pytest.raises(IllegalAnswer, match=r"chance is not asked; waiting for seat 0 \(tiny.bid\)"):
        t.settle(("queen", "jack"))


def test_with_dice_chance_is_answered_as_soon_as_it_is_asked() -> None:
    t = table(deal, dice=QuickDice(1))
    assert list(t.waiting()) == [0]
    assert t.log[0][0] == CHANCE
    assert len(t.state.hand) == 2


def test_a_draw_gives_no_more_than_there_is() -> None:
    assert Draw(["ace"], 3, None).sample(QuickDice(1)) == ("ace",)
    assert Draw([], 3, None).sample(QuickDice(1)) == ()
    assert Draw([], 3, None).check(())


def test_who_is_shown_an_outcome() -> None:
    assert [Draw(["ace"], 1, [1]).shown_to(seat) for seat in (0, 1, None)] == [False, True, False]
    assert [Draw(["ace"], 1, None).shown_to(seat) for seat in (0, None)] == [True, True]
    assert Roll(6, 2).shown_to(None)
    assert not Draw(["ace"], 1, []).shown_to(0)


# events

def test_events_are_heard_by_those_whom_they_are_told() -> None:
    def gossip(s: Tiny) -> Play:
        yield from bid(0)
        s.tell("all", many=2)
        s.tell("some", [1], card="ace")
        yield from bid(0)

    events = table(gossip).answer(0, 0)
    assert [(e.what, e.args) for e in events] == [("all", {"many": 2}), ("some", {"card": "ace"})]
    assert [[e.known_to(seat) for seat in (0, 1, None)] for e in events] == [[True, True, True], [False, True, False]]
