"""A world that a seat cannot tell from the real one, and that tells it nothing."""
from typing import Any

import pytest

from fivesuns.kernel import (
    Bot,
    Choose,
    Draw,
    Number,
    Pick,
    Play,
    QuickDice,
    SealedDice,
    Seat,
    Table,
    Together,
    Unimaginable,
)
from fivesuns.kernel.imagine import imagine, shuffled
from fivesuns.kernel.laws import playout
from tests.kernel.tiny import Tiny, TinyGame, table
from tests.torture import GAMES


def vault(answers: int, seats: int = 3) -> Table[Any]:
    t: Table[Any] = Table(GAMES["vault"], {"seats": seats}, SealedDice.from_seed(2))
    playout(t, QuickDice(2), answers)
    return t


def test_a_table_that_nobody_has_looked_at_can_be_imagined() -> None:
    world = imagine(vault(0), 0, QuickDice(1))
    assert world.view(0) == vault(0).view(0)


def test_own_cards_stay_and_hidden_ones_change() -> None:
    t = vault(0)
    world = imagine(t, 1, QuickDice(1))
    assert world.view(1) == t.view(1)
    assert world.state.hands[1] == t.state.hands[1]
    assert world.state.hands[0] != t.state.hands[0]
    assert t.game.audit(world.state) == []


def test_every_hidden_card_can_be_anywhere_hidden() -> None:
    t = vault(0)
    own = t.view(1)["me"]["hand"]
    seen = {imagine(t, 1, QuickDice(n)).state.hands[0][0] for n in range(300)}
    assert seen == {card for card in t.game.things if card not in own}


def test_sealed_answers_of_others_are_open_again_and_ones_own_stays() -> None:
    def auction(s: Tiny) -> Play:
        s.notes.append((yield from Together([Number(seat, "tiny.bid", 0, 9) for seat in range(3)])))
        yield from Number(0, "tiny.bid", 0, 9)

    t = table(auction)
    t.answer(1, "7")
    t.answer(2, "8")
    world = imagine(t, 1, QuickDice(1))
    assert (world.sealed(), sorted(world.waiting())) == ((1,), [0, 2])
    world.answer(0, 0)
    world.answer(2, 0)
    assert world.state.notes == [{0: 0, 1: 7, 2: 0}]


def test_a_secret_number_is_made_up_anew_by_all_but_its_owner() -> None:
    def hide(s: Tiny) -> Play:
        yield from Number(1, "tiny.bid", 0, 999, seen_by=())
        yield from Number(0, "tiny.bid", 0, 9)

    t = table(hide)
    t.answer(1, "421")
    assert {imagine(t, 0, QuickDice(n)).log[0][1] for n in range(20)} != {421}
    assert {imagine(t, 1, QuickDice(n)).log[0][1] for n in range(20)} == {421}


def test_what_a_seat_saw_drawn_or_laid_open_in_this_stage_stays() -> None:
    def look(s: Tiny) -> Play:
        yield from Draw(s.deck, 1, [1])                                # a peek: nothing moves
        yield from Pick(0, "tiny.lay", s.deck, 1, 1)           # open
        yield from Choose(2, "tiny.react", [None])

    t = table(look)
    t.settle(("queen",))
    t.answer(0, "ace")
    for n in range(20):
        for seat, known in ((1, ["queen", "ace"]), (2, ["ace"])):
            world = imagine(t, seat, QuickDice(n))
            order = {card: world.state.deck.index(card) for card in known}
            assert order == {card: t.state.deck.index(card) for card in known}
    assert {imagine(t, 2, QuickDice(n)).log[0][1] for n in range(40)} == {("queen",), ("king",), ("jack",)}


def test_the_imagined_dice_are_not_the_real_ones() -> None:
    assert Seat(vault(5), 0).imagine(QuickDice(1)).dice is None
    dice = QuickDice(3)
    world = Seat(vault(5), 0).imagine(QuickDice(1), dice)
    assert world.dice is dice
    playout(world, QuickDice(1))
    assert world.over


def test_a_rule_that_shows_what_it_must_not_makes_a_table_unimaginable() -> None:
    class Leaky(TinyGame):
        def view(self, s: Tiny, seat: int | None) -> dict[str, Any]:
            return {"bids": list(s.bids)}

    def hide(s: Tiny) -> Play:
        s.bids = [(yield from Number(1, "tiny.bid", 0, 10 ** 9, seen_by=()))]
        yield from Number(0, "tiny.bid", 0, 9)

    t = Table(Leaky(hide), {"seats": 2})
    t.answer(1, "123456")
    with pytest.raises(Unimaginable, match="seat 0 after 1 answers"):
        imagine(t, 0, QuickDice(1))


def test_new_names_stay_within_their_pile_and_do_not_depend_on_the_truth() -> None:
    piles = {"a1": "a", "a2": "a", "a3": "a", "b1": "b", "b2": "b"}
    names = shuffled(["a2", "b1", "a1", "b2"], piles, QuickDice(1))
    assert sorted(names) == sorted(names.values()) == ["a1", "a2", "b1", "b2"]
    assert all([piles[old] == piles[new] for old, new in names.items()])
    here, there = (shuffled(unseen, piles, QuickDice(4)) for unseen in (["a1", "a3", "a2"], ["a2", "a1", "a3"]))
    assert [here[w] for w in ("a1", "a3", "a2")] == [there[w] for w in ("a2", "a1", "a3")]


def test_a_bot_gets_a_seat_with_its_question_and_view() -> None:
    class First(Bot):
        def answer(self, seat: Seat) -> Any:
            assert seat.decision is not None
            assert seat.view() == t.view(seat.number)
            assert (seat.game.name, seat.options["seats"]) == ("vault", 3)
            return seat.decision.at(0)

    t = vault(0)
    assert Seat(t, 0).decision is t.waiting().get(0)
    while not t.over:
        for number in list(t.waiting())[:1]:
            t.give(number, First().answer(Seat(t, number)))
    assert Seat(t, 0).decision is None
