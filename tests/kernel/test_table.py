"""Clone, undo, take back, go back for free, stay whole when rules break."""
from collections.abc import Sequence

import pytest

from fivesuns.kernel import (
    Choose,
    Draw,
    IllegalAnswer,
    Number,
    Pick,
    Play,
    QuickDice,
    SealedDice,
    Table,
    Together,
    free_undo,
)
from fivesuns.kernel.laws import position
from tests.kernel.tiny import Tiny, TinyGame, table


def bid(seat: int) -> Number:
    return Number(seat, "tiny.bid", 0, 9)


def secret_bids(s: Tiny) -> Sequence[Number]:
    return [Number(seat, "tiny.bid", 0, 9, seen_by=()) for seat in range(s.seats)]


def talk(s: Tiny) -> Play:
    """A stage of three answers, again and again."""
    for seat in range(3):
        s.notes.append((yield from bid(seat)))
    if len(s.notes) < 30:
        s.then(talk)


def say(t: Table[Tiny], *numbers: int) -> Table[Tiny]:
    for number in numbers:
        seat, = t.waiting()
        t.answer(seat, str(number))
    return t


# who may answer what

def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    t = say(table(talk), 1, 2)
    before = position(t), t.save()
    for seat, address in ((2, 10), (2, -1), (2, "10"), (2, "x"), (0, 0), (99, 0), (-1, 0)):
        with pytest.raises(IllegalAnswer):
            t.answer(seat, address)
    with pytest.raises(IllegalAnswer):
        t.give(2, 10)
    assert (position(t), t.save()) == before


def test_after_the_end_nobody_is_asked() -> None:
    def once(s: Tiny) -> Play:
        yield from bid(0)

    t = say(table(once), 1)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked; waiting for nobody: the game is over"):
        t.answer(0, 0)
    with pytest.raises(IllegalAnswer, match="chance is not asked; waiting for nobody"):
        t.settle((1,))


# clones

def test_a_clone_sleeps_until_used_and_lives_its_own_life() -> None:
    t = say(table(talk), 1, 2, 3, 4, 5)
    twin = t.clone()
    assert (twin.base, len(twin.log)) == (3, 2)
    say(twin, 6, 7)
    assert t.state.notes == [1, 2, 3, 4, 5]
    assert twin.state.notes == [1, 2, 3, 4, 5, 6, 7]
    assert twin.clone().state.notes == twin.state.notes


def test_a_clone_before_anything_happened() -> None:
    assert say(table(talk).clone(), 1).state.notes == [1]


def test_a_clone_keeps_no_marks_and_makes_no_events() -> None:
    twin = table(talk).clone()
    say(twin, *range(9))
    assert twin.marks == []
    assert len(twin.clone().log) == 9


# undo

def test_undo_goes_back_to_any_answer_and_forgets_what_followed() -> None:
    t = table(talk)
    history = [position(t)]
    for n in range(9):
        say(t, n)
        history.append(position(t))
    for n in range(8, -1, -1):
        t.undo_to(n)
        assert position(t) == history[n]
    assert say(t, 7).state.notes == [7]


def test_undo_cannot_go_where_the_table_does_not_remember() -> None:
    t = say(table(talk), 1, 2, 3, 4)
    for wrong in (-1, 5):
        with pytest.raises(ValueError, match=f"undo to {wrong}: this table remembers 0 to 4"):
            t.undo_to(wrong)
    loaded = Table.load(t.game, t.save())
    with pytest.raises(ValueError, match="undo to 2: this table remembers 3 to 4"):
        loaded.undo_to(2)
    loaded.undo_to(3)
    assert loaded.state.notes == [1, 2, 3]


def test_undo_repeats_luck() -> None:
    def gamble(s: Tiny) -> Play:
        yield from bid(0)
        s.hand = list((yield from Draw(s.deck, 2, [0])))
        yield from bid(0)

    t = table(gamble, dice=SealedDice.from_seed(1))
    say(t, 1)
    hand = list(t.state.hand)
    t.undo_to(0)
    say(t, 2)
    assert t.state.hand == hand


# taking back

def sealed(s: Tiny) -> Play:
    s.notes += (yield from Together([bid(seat) for seat in range(3)])).values()
    yield from bid(0)


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    t = table(sealed)
    t.answer(1, "1")
    t.answer(2, "2")
    t.take_back(1)
    assert (t.sealed(), sorted(t.waiting())) == ((2,), [0, 1])
    with pytest.raises(IllegalAnswer, match="seat 1 has no sealed answer"):
        t.take_back(1)
    t.answer(1, "9")
    t.answer(0, "0")
    assert t.state.notes == [0, 9, 2]
    with pytest.raises(IllegalAnswer):
        t.take_back(0)


# going back for free

def test_own_answers_in_a_row_are_free_and_those_of_others_are_not() -> None:
    def monologue(s: Tiny) -> Play:
        for seat in (0, 1, 0, 0, 1):
            yield from bid(seat)

    t = say(table(monologue), 1, 2, 3, 4)
    assert free_undo(t, [0]) == 2
    assert free_undo(t, [1]) == 4
    assert free_undo(t, [0, 1]) == 0
    t.undo_to(free_undo(t, [0]))
    assert (t.length, free_undo(t, [0]), free_undo(t, [1])) == (2, 2, 1)


@pytest.mark.parametrize(("seen_by", "back"), [(None, 2), ([0], 2), ([1], 2), ([], 0)])
def test_nobody_goes_back_for_free_behind_an_outcome_that_anybody_saw(seen_by: list[int] | None, back: int) -> None:
    def look(s: Tiny) -> Play:
        yield from bid(0)
        yield from Draw(s.deck, 1, seen_by)
        yield from bid(0)
        yield from bid(0)

    assert free_undo(say(table(look, dice=SealedDice.from_seed(1)), 1, 1), [0]) == back


def test_nobody_goes_back_for_free_behind_the_opening_of_sealed_answers() -> None:
    t = table(sealed)
    for seat in range(3):
        t.answer(seat, str(seat))
    assert free_undo(t, [2]) == free_undo(t, [0]) == 3


def test_a_secret_that_is_opened_by_an_answer_makes_that_answer_stay() -> None:
    """Bids stay hidden while each may raise; the last raise opens them."""
    def auction(s: Tiny) -> Play:
        bids = yield from Together(secret_bids(s))
        for seat in range(s.seats):
            bids[seat] += yield from Number(seat, "tiny.raise", 0, 1)
        s.bids, s.open = list(bids.values()), True
        s.no_way_back()
        yield from bid(2)

    t = table(auction)
    for seat in range(3):
        t.answer(seat, str(seat + 3))
    say(t, 0, 0, 0)
    assert t.view(2)["bids"] == [3, 4, 5]
    assert free_undo(t, [2]) == t.length


def test_a_seat_that_saw_a_known_card_without_any_chance_does_not_go_back_for_free() -> None:
    """The card has lain on top since the other seat looked at it."""
    def scry(s: Tiny) -> Play:
        s.notes.append((yield from Draw(s.deck, 1, [1])))
        yield from bid(1)
        s.then(take)

    def take(s: Tiny) -> Play:
        yield from Choose(0, "tiny.take", ["top"])
        (card,), = s.notes
        s.deck.remove(card)
        s.hand.append(card)
        yield from bid(0)

    class Game(TinyGame):
        def view(self, s: Tiny, seat: int | None) -> dict[str, object]:
            return {"hand": list(s.hand) if seat == 0 else len(s.hand)}

    t = Table(Game(scry, take), {"seats": 2}, SealedDice.from_seed(1))
    say(t, 1)
    t.answer(0, "top")
    assert len(t.view(0)["hand"]) == 1
    assert free_undo(t, [0]) == t.length
    t.answer(0, "5")
    assert free_undo(t, [0]) == t.length - 1


def test_own_cards_laid_open_can_be_taken_up_again() -> None:
    def lay(s: Tiny) -> Play:
        s.hand = list((yield from Draw(s.deck, 2, [0])))
        s.deck = [card for card in s.deck if card not in s.hand]
        card, = yield from Pick(0, "tiny.lay", s.hand, 1, 1)
        s.hand.remove(card)
        s.notes.append(card)
        yield from bid(0)

    t = table(lay, dice=SealedDice.from_seed(1))
    t.answer(0, 0)
    assert t.view(1)["notes"] == t.state.notes
    assert free_undo(t, [0]) == t.length - 1


# broken rules

class Oops(Exception):
    pass


def broken(s: Tiny) -> Play:
    s.notes.append((yield from bid(0)))
    s.notes.append((yield from bid(1)))
    s.hand.append("half done")
    raise Oops


def test_rules_that_break_leave_the_table_where_it_was() -> None:
    t = say(table(broken), 1)
    before = position(t), t.save(), free_undo(t, [0])
    with pytest.raises(Oops):
        t.answer(1, "2")
    assert (position(t), t.save(), free_undo(t, [0])) == before
    assert t.state.hand == []


def test_a_stage_that_is_not_there_is_an_error_and_not_a_silent_end() -> None:
    def lost(s: Tiny) -> Play:
        yield from bid(0)
        s.then(talk)

    t = table(lost)
    with pytest.raises(KeyError):
        t.answer(0, 0)
    assert list(t.waiting()) == [0]


# positions

def test_a_table_can_begin_in_any_position() -> None:
    start = Tiny(agenda=[("talk",)], seats=3, notes=[8])
    t = say(Table.at(TinyGame(talk), {"seats": 3}, start), 1)
    assert (t.state.notes, start.notes) == ([8, 1], [8])
    t.undo_to(0)
    assert t.state.notes == [8]
    assert Table.load(t.game, t.save()).state.notes == [8]


def test_what_is_told_before_the_first_question_is_heard() -> None:
    def opening(s: Tiny) -> Play:
        s.tell("opened")
        s.tell("looked", [1], card="ace")
        s.then(play)
        yield from ()

    def play(s: Tiny) -> Play:
        s.tell("begun")
        card, = yield from Draw(s.deck, 1, None)
        s.tell("turned", card=card)
        yield from Choose(0, "tiny.x", ["a", "b"])

    bare = table(opening, play)
    assert [event.what for event in bare.begin()] == ["opened", "looked", "begun"]
    assert bare.begin() == [], "once"
    rolled = table(opening, play, dice=QuickDice(1))
    heard = rolled.begin()
    assert [event.what for event in heard] == ["opened", "looked", "begun", "turned"]
    assert not heard[1].known_to(0)
    assert rolled.answer(0, "a") == []
    looked_at = table(opening, play)
    assert looked_at.waiting() == {}
    assert looked_at.begin() == []
    again = Table.load(rolled.game, rolled.save())
    assert again.begin() == []
