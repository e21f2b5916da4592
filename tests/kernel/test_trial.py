"""What if: where a trial goes on, and where it stops before anything is learnt."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.kernel import (
    Choose,
    Draw,
    Floor,
    IllegalAnswer,
    Play,
    Poll,
    QuickDice,
    Rng,
    Roll,
    Table,
    Together,
    attempt,
)

from .tiny import Tiny, TinyGame, table

RNG = QuickDice(1)


def asked(seat: int, *names: str) -> Choose[str]:
    return Choose(seat, "tiny.say", list(names), "TIN-1")


def two(s: Tiny) -> Play:
    for _ in range(2):
        said = yield from asked(0, "yes", "no")
        s.notes.append(said)
        s.tell("said", what=said)
        s.tell("whispered", [1], what=said)
    yield from asked(1, "yes")


def test_answers_are_tried_one_after_the_other_and_the_table_stays_where_it_was() -> None:
    real = table(two)
    trial = attempt(real, 0, ["no"], RNG)
    assert (trial.taken, trial.stop) == (1, "")
    assert trial.table.view(0)["notes"] == ["no"]
    assert trial.table.waiting()[0].legal() == real.waiting()[0].legal()
    assert [event.what for event in trial.events] == ["said"], "it hears what others are told"
    assert real.length == 0
    assert real.view(0)["notes"] == []


def test_it_stops_at_the_question_to_another_and_takes_no_more_answers() -> None:
    trial = attempt(table(two), 0, ["no", "yes", "yes"], RNG)
    assert (trial.taken, trial.stop) == (2, "other")
    assert trial.table.view(0)["notes"] == ["no", "yes"]


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        attempt(table(two), 0, ["no", "perhaps"], RNG)


def gamble(s: Tiny) -> Play:
    yield from asked(0, "roll")
    s.notes.append("paid")
    face, = yield from Roll(6, 1)
    s.notes.append(face)
    yield from asked(0, "done")


def test_it_stops_before_chance_whatever_the_dice_of_the_table_are() -> None:
    trial = attempt(table(gamble, dice=QuickDice(3)), 0, ["roll", "done"], RNG)
    assert (trial.taken, trial.stop) == (1, "chance")
    assert trial.table.view(0)["notes"] == ["paid"]


def last(s: Tiny) -> Play:
    yield from asked(0, "end")


def test_the_end_of_the_game_is_not_tried() -> None:
    trial = attempt(table(last), 0, ["end"], RNG)
    assert (trial.taken, trial.stop) == (0, "over")
    assert trial.table.waiting()[0].legal() == "end"


@pytest.mark.parametrize("ask", [Together, Poll, Floor])
def test_where_others_are_asked_too_nothing_is_tried(ask: Any) -> None:
    def many(s: Tiny) -> Play:
        decisions = [Choose(x, "tiny.say", ["yes", None], "TIN-1") for x in range(2)]
        yield from ask({d.seat: d for d in decisions} if ask is Floor else decisions)
        yield from asked(0, "yes")
    assert attempt(table(many), 0, ["yes"], RNG).stop == "together"


def alone(s: Tiny) -> Play:
    yield from Together([asked(0, "yes")])
    yield from asked(0, "yes")


def test_who_is_asked_alone_in_secret_may_try() -> None:
    assert attempt(table(alone), 0, ["yes"], RNG).taken == 1


def peek(s: Tiny) -> Play:
    """Seat 1 has drawn a card; seat 0 may see it."""
    card, = yield from Draw(s.deck, 1, [1])
    s.deck.remove(card)
    s.bids.append(0)
    s.hand.append(card)
    s.notes.append("drawn")
    yield from asked(0, "wait")
    s.then(show)


def show(s: Tiny) -> Play:
    yield from asked(0, "look")
    s.notes.append(s.hand[0])
    yield from asked(0, "done")


class Closed(TinyGame):
    """Nobody sees the hand; bids that nobody has seen may have been any."""

    def view(self, s: Tiny, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "hand": len(s.hand)}

    def dream(self, s: Tiny, seat: int, rng: Rng) -> None:
        if not s.open:
            s.bids = [rng.below(1000) for _ in s.bids]


def test_what_would_show_a_hidden_thing_is_not_tried() -> None:
    real = Table(Closed(peek, show), {"seats": 2}, QuickDice(1))
    for seed in range(20):                         # in some of them both worlds agree by chance
        trial = attempt(real, 0, ["wait", "look", "done"], QuickDice(seed))
        assert (trial.taken, trial.stop) == (1, "hidden")
        assert trial.table.view(0)["notes"] == ["drawn"]


def open_bids(s: Tiny) -> Play:
    s.bids.append((yield from Choose(1, "tiny.bid", list(range(1000)), "TIN-1", seen_by=())))
    s.then(opening)


def opening(s: Tiny) -> Play:
    yield from asked(0, "open")
    s.open = True
    yield from asked(0, "done")


def test_what_would_show_something_hidden_that_is_no_thing_is_not_tried() -> None:
    real = Table(Closed(open_bids, opening), {"seats": 2})
    real.answer(1, "7")
    trial = attempt(real, 0, ["open"], RNG)
    assert (trial.taken, trial.stop) == (0, "hidden")
    assert trial.table.view(0)["bids"] == 1


def deal(s: Tiny) -> Play:
    yield from asked(0, "strike")
    s.no_way_back()
    yield from asked(0, "done")


def test_what_cannot_be_taken_back_is_not_tried() -> None:
    assert attempt(table(deal), 0, ["strike"], RNG).stop == "hidden"
