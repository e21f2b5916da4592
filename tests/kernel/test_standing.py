"""Answers that stand: given for a seat by whoever drives it, until they end, and never a silent mistake."""
from collections.abc import Sequence
from typing import Any

import pytest

from fivesuns.kernel import (
    Choose,
    Decision,
    Floor,
    IllegalAnswer,
    Number,
    Orders,
    Play,
    Poll,
    QuickDice,
    Rng,
    Roll,
    Table,
    Together,
    free_undo,
)
from fivesuns.kernel.laws import position
from tests.kernel.tiny import Tiny, TinyGame


class Coin(Rng):
    """Falls as it is told."""

    def __init__(self, *falls: int) -> None:
        self.falls = list(falls)

    def below(self, n: int) -> int:
        return self.falls.pop(0)


class Game(TinyGame):
    def __init__(self, stage: Any) -> None:
        super().__init__(stage)
        self.standing = ("tiny.react", "tiny.bid", "tiny.floor")

    def spans(self, s: Tiny, seat: int) -> dict[str, Any]:
        return {"pair": len(s.notes) // 2}


def react(seat: int, *more: str) -> Choose[Any]:
    return Choose(seat, "tiny.react.shout", [None, "shout", *more], lapse="pass")


def bid(seat: int) -> Number:
    return Number(seat, "tiny.bid", 0, 9)


def reactions(s: Tiny) -> Play:
    for _ in range(3):
        for seat in range(3):
            s.notes.append((yield from react(seat)))


def opened(stage: Any, rng: Rng | None = None) -> tuple[Table[Tiny], Orders]:
    return Table(Game(stage), {"seats": 3}), Orders(rng or QuickDice(1))


def test_a_standing_answer_is_given_whenever_it_is_legal_as_an_ordinary_answer() -> None:
    t, orders = opened(reactions)
    orders.declare(t, 1, "tiny.react", ["whisper", "pass"])
    orders.declare(t, 2, "tiny.react.shout", ["pass"])
    t.answer(0, "shout")
    orders.carry_out(t)
    assert t.state.notes == ["shout", None, None]
    orders.declare(t, 0, "tiny.react", ["pass"])               # is asked right now
    orders.carry_out(t)
    assert t.over
    assert t.record().count("\n1 pass") == 3
    assert Table.replay(t.game, t.record()).record() == t.record()


def test_the_answer_for_the_smaller_group_goes_before_that_for_the_larger() -> None:
    t, orders = opened(reactions)
    orders.declare(t, 0, "tiny.react", ["pass"])
    orders.declare(t, 0, "tiny.react.shout", ["shout"])
    orders.carry_out(t)
    assert t.state.notes == ["shout"]


def test_the_first_option_whatever_it_is() -> None:
    def bids(s: Tiny) -> Play:
        s.notes.append((yield from bid(1)))
        yield from bid(2)

    t, orders = opened(bids)
    orders.declare(t, 1, "tiny.bid", ["nonsense", "*"])
    orders.carry_out(t)
    assert (t.state.notes, list(t.waiting())) == ([0], [2])


def test_it_ends_with_its_span_and_can_be_lifted() -> None:
    t, orders = opened(reactions)
    orders.declare(t, 0, "tiny.react", ["pass"], until="pair")
    orders.carry_out(t)
    assert t.state.notes == [None]
    t.answer(1, "pass")                                        # the second of the pair
    t.answer(2, "pass")
    orders.carry_out(t)
    assert (list(t.waiting()), orders.list) == ([0], [])
    orders.declare(t, 1, "tiny.react", ["pass"])
    orders.lift(1, "tiny.react")
    t.answer(0, "pass")
    orders.carry_out(t)
    assert list(t.waiting()) == [1]


@pytest.mark.parametrize(("group", "until", "legal"), [
    ("tiny.bet", "", "tiny.react, tiny.bid"), ("tiny", "", "tiny.react"), ("tiny.reaction", "", "tiny.react"),
    ("tiny.react", "year", "pair")])
def test_a_standing_answer_to_what_is_never_asked_is_refused_with_what_is(group: str, until: str, legal: str) -> None:
    t, orders = opened(reactions)
    before = position(t)
    with pytest.raises(IllegalAnswer, match=f"legal: .*{legal}"):
        orders.declare(t, 0, group, ["pass"], until=until)
    assert (position(t), orders.list) == (before, [])


def test_who_holds_nothing_passes_by_itself_but_not_always() -> None:
    def idle(s: Tiny) -> Play:
        for _ in range(3):
            yield from Choose(0, "tiny.react.idle", [None])
        yield from react(0)

    t, orders = opened(idle, Coin(1, 0, 5))
    orders.declare(t, 0, "tiny.react", ["pass"], idle=True)
    orders.carry_out(t)
    assert t.length == 1
    orders.carry_out(t)
    assert t.length == 1, "the coin is tossed once for a question"
    t.answer(0, "pass")
    orders.carry_out(t)
    assert t.length == 3
    assert t.waiting()[0].count() == 2, "who holds something is asked"


def test_where_the_game_asks_often_a_pass_stands_from_the_start_and_can_be_lifted() -> None:
    def idle(s: Tiny) -> Play:
        for seat in (0, 1, 2):
            yield from Choose(seat, "tiny.react.idle", [None])
        yield from react(0)

    t, orders = opened(idle, Coin(*[1] * 9))
    orders.welcome(t)
    assert orders.list == [], "this game does not"
    t.game.idle = ("tiny.react",)
    orders.welcome(t)
    orders.declare(t, 1, "tiny.react", [])                 # always ask me
    orders.declare(t, 0, "tiny.react", ["pass"])           # never ask me
    orders.carry_out(t)
    assert (t.length, list(t.waiting())) == (1, [1])
    t.answer(1, "pass")
    orders.carry_out(t)
    assert t.over, "2 held nothing, 0 is never asked"


def test_sealed_answers_and_polls_take_standing_answers_too() -> None:
    def both(s: Tiny) -> Play:
        s.notes += (yield from Together([bid(seat) for seat in range(3)])).values()
        s.notes.append((yield from Poll([react(seat) for seat in range(3)])))
        yield from bid(0)

    t, orders = opened(both)
    orders.declare(t, 2, "tiny.bid", ["4"])
    orders.declare(t, 2, "tiny.react", ["pass"])
    orders.carry_out(t)
    assert t.sealed() == (2,)
    t.answer(0, "0")
    t.answer(1, "1")
    orders.carry_out(t)
    assert (t.awaited(), list(t.waiting())) == ([0, 1, 2], [0, 1])
    t.answer(0, "pass")
    t.answer(1, "shout")
    assert t.state.notes == [0, 1, 4, (1, "shout")]


def test_what_was_taken_back_does_not_stand_for_the_same_question() -> None:
    def poll(s: Tiny) -> Play:
        s.notes.append((yield from Poll([react(seat) for seat in range(3)])))
        s.notes.append((yield from Poll([react(seat) for seat in range(3)])))

    t, orders = opened(poll)
    orders.declare(t, 1, "tiny.react", ["pass"])
    orders.carry_out(t)
    t.take_back(1)
    orders.leave(t, 1)
    t.answer(2, "pass")
    orders.carry_out(t)
    assert list(t.waiting()) == [0, 1]
    t.answer(0, "pass")
    t.answer(1, "shout")
    orders.carry_out(t)
    assert (t.state.notes, list(t.waiting())) == ([(1, "shout")], [0, 2])


def test_on_a_floor_it_speaks_once_until_somebody_else_has() -> None:
    def floor(s: Tiny) -> Play:
        while len(s.notes) < 6:
            s.notes.append((yield from Floor({seat: Choose(seat, "tiny.floor", ["hear", "ready"]) for seat in (0, 1)})))

    t, orders = opened(floor)
    orders.declare(t, 0, "tiny.floor", ["ready"])
    orders.carry_out(t)
    assert t.state.notes == [(0, "ready")]
    t.answer(1, "hear")
    orders.carry_out(t)
    assert t.state.notes == [(0, "ready"), (1, "hear"), (0, "ready")]


def test_standing_passes_of_others_do_not_hinder_an_undo() -> None:
    def turn(s: Tiny) -> Play:
        yield from bid(0)
        for seat in (1, 2):
            yield from react(seat)
        yield from bid(0)

    t, orders = opened(turn)
    orders.declare(t, 1, "tiny.react", ["pass"])
    orders.declare(t, 2, "tiny.react", ["pass"])
    t.answer(0, "3")
    orders.carry_out(t)
    assert (t.length, free_undo(t, [0]), free_undo(t, [1])) == (3, 0, 1)
    by_hand = Table(Game(turn), {"seats": 3})
    for seat, name in ((0, "3"), (1, "pass"), (2, "pass")):
        by_hand.answer(seat, name)
    assert free_undo(by_hand, [0]) == 3


def test_rules_that_break_under_a_standing_answer_leave_the_table_where_it_was() -> None:
    def broken(s: Tiny) -> Play:
        s.notes.append((yield from bid(0)))
        s.notes.append((yield from bid(1)))
        raise ZeroDivisionError

    t, orders = opened(broken)
    t.answer(0, "1")
    before = position(t), t.save()
    orders.declare(t, 1, "tiny.bid", ["2"])
    with pytest.raises(ZeroDivisionError):
        orders.carry_out(t)
    assert (position(t), t.save()) == before


def test_on_a_floor_a_standing_answer_speaks_once_though_dice_are_thrown() -> None:
    def floor(s: Tiny) -> Play:
        yield from Floor({seat: Choose(seat, "tiny.roll", ["roll"]) for seat in range(s.seats)})
        s.notes.append((yield from Roll(6, 1)))
        if len(s.notes) < 20:
            s.then(floor)

    game = TinyGame(floor)
    game.standing = ("tiny.roll",)
    t = Table(game, {"seats": 2}, QuickDice(1))
    orders = Orders(QuickDice(1))
    orders.declare(t, 0, "tiny.roll", ["roll"])
    orders.carry_out(t)
    assert len(t.state.notes) == 1
    t.answer(1, "roll")
    orders.carry_out(t)
    assert len(t.state.notes) == 3


# an answer ahead, to one question

def toast(seat: int, drink: str, glasses: int) -> Number:
    return Number(seat, "tiny.toast", 1, glasses, about=(drink,))


def propose(s: Tiny, seat: int, drink: str, glasses: int = 9) -> Play:
    s.notes.append((yield from toast(seat, drink, glasses)))


def pause(s: Tiny, seat: int) -> Play:
    yield from Number(seat, "tiny.pause", 0, 0)


class Feast(TinyGame):
    """What is planned can be answered ahead."""

    def __init__(self, stage: Any) -> None:
        super().__init__(stage)
        self.stages = {**self.stages, "propose": propose, "pause": pause}

    def foreseen(self, s: Tiny, seat: int) -> Sequence[Decision[Any]]:
        return [toast(seat, stage[2], 9) for stage in s.agenda if stage[:2] == ("propose", seat)]


def feast(*stages: tuple[Any, ...]) -> tuple[Table[Tiny], Orders]:
    def course(s: Tiny) -> Play:
        s.agenda[:0] = [*stages]
        yield from Number(0, "tiny.course", 0, 0)

    return Table(Feast(course), {"seats": 3}), Orders(Coin())


def said_ahead(t: Table[Tiny], orders: Orders, seat: int, question: str, *names: str) -> None:
    orders.declare(t, seat, question, names)
    orders.carry_out(t)


def test_what_is_answered_ahead_is_given_when_its_question_comes_as_an_ordinary_answer() -> None:
    t, orders = feast(("propose", 1, "mead"), ("propose", 2, "ale"))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    assert (t.length, list(t.waiting())) == (0, [0])
    t.answer(0, "0")
    orders.carry_out(t)
    assert (t.state.notes, list(t.waiting())) == ([4], [2])
    assert "\n1 4" in t.record()
    assert Table.replay(t.game, t.record()).record() == t.record()


def test_it_is_used_once_and_gone() -> None:
    t, orders = feast(("propose", 1, "mead"), ("pause", 0), ("propose", 1, "mead"))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    t.answer(0, "0")
    orders.carry_out(t)
    assert (t.state.notes, orders.list) == ([4], [])
    t.answer(0, "0")
    orders.carry_out(t)
    assert (t.state.notes, list(t.waiting())) == ([4], [1])


def test_another_question_of_the_same_kind_is_asked() -> None:
    t, orders = feast(("propose", 1, "ale"), ("propose", 1, "mead"))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    t.answer(0, "0")
    orders.carry_out(t)
    assert [d.about for d in t.waiting().values()] == [("ale",)]
    t.answer(1, "9")
    orders.carry_out(t)
    assert (t.over, t.state.notes) == (True, [9, 4])


def test_another_seat_is_asked_the_same_question() -> None:
    t, orders = feast(("propose", 2, "mead"), ("propose", 1, "mead"))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    t.answer(0, "0")
    orders.carry_out(t)
    assert list(t.waiting()) == [2]


def test_what_is_illegal_when_the_question_comes_is_forgotten_and_the_person_asked() -> None:
    t, orders = feast(("propose", 1, "mead", 3), ("pause", 0), ("propose", 1, "mead"))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    t.answer(0, "0")
    orders.carry_out(t)
    assert (list(t.waiting()), orders.list) == ([1], [])
    t.answer(1, "3")
    t.answer(0, "0")
    orders.carry_out(t)
    assert (list(t.waiting()), t.state.notes) == ([1], [3])


def test_it_is_forgotten_when_its_question_is_no_longer_to_come() -> None:
    t, orders = feast(("pause", 0), ("propose", 1, "mead"))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    t.answer(0, "0")
    orders.carry_out(t)
    assert len(orders.list) == 1
    t.state.agenda.clear()
    t.answer(0, "0")
    orders.carry_out(t)
    assert [order.group for order in orders.expire(t)] == ["tiny.toast mead"]


def test_it_can_be_taken_back_or_said_otherwise_until_then() -> None:
    for names, left in (((), []), (("7",), [7])):
        t, orders = feast(("propose", 1, "mead"))
        said_ahead(t, orders, 1, "tiny.toast mead", "4")
        said_ahead(t, orders, 1, "tiny.toast mead", *names)
        t.answer(0, "0")
        orders.carry_out(t)
        assert t.state.notes == left


def test_an_undo_asks_the_question_that_was_answered_ahead() -> None:
    t, orders = feast(("propose", 1, "mead"), ("pause", 0))
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    t.answer(0, "0")
    orders.carry_out(t)
    t.undo_to(1)
    orders.carry_out(t)
    assert (list(t.waiting()), t.state.notes) == ([1], [])


@pytest.mark.parametrize(("seat", "question", "name", "until", "complaint"), [
    (1, "tiny.toast ale", "4", "", "legal: tiny.toast mead"), (2, "tiny.toast mead", "4", "", "legal: nothing"),
    (1, "tiny.toast mead", "10", "", "legal: 1 to 9"), (1, "tiny.toast mead", "4", "pair", "no other end"),
    (1, "tiny.toast", "4", "", "cannot be answered ahead")])
def test_only_what_is_to_come_is_answered_ahead_and_legally(seat: int, question: str, name: str, until: str,
                                                            complaint: str) -> None:
    t, orders = feast(("propose", 1, "mead"))
    before = position(t)
    with pytest.raises(IllegalAnswer, match=complaint):
        orders.declare(t, seat, question, [name], until)
    assert (position(t), orders.list) == (before, [])


def test_who_is_asked_meanwhile_has_answered_at_once() -> None:
    t, orders = feast(("propose", 1, "mead"), ("pause", 0))
    t.answer(0, "0")
    said_ahead(t, orders, 1, "tiny.toast mead", "4")
    assert (t.state.notes, list(t.waiting())) == ([4], [0])
