"""The house bot: it strives for objectives, fights and trades, decides by what its seat sees, always has an answer."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fivesuns.bots.company import Company
from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.bot import ANSWERS, House
from fivesuns.games.twilight.judgement.bargain import gain
from fivesuns.games.twilight.judgement.reading import table_of
from fivesuns.games.twilight.judgement.voyage import odds
from fivesuns.games.twilight.sense import Sense, sense
from fivesuns.kernel import Bot, Choose, QuickDice, Seat, Table
from fivesuns.kernel.laws import l11_decides_by_what_it_knows
from fivesuns.kernel.play import playout


def begin(seed: int, seats: int, **options: Any) -> Table[Any]:
    return Table(GAME, GAME.settle({"seats": seats, **options}), QuickDice(f"bots {seed}"))


def play(seed: int, bots: str, heard: Counter[str]) -> Table[Any]:
    """One game; `h` is a seat of the house, `s` one with sense. What happens is counted."""
    table = begin(seed, len(bots))
    seats: dict[int, Bot] = {n: (House if kind == "h" else Sense)(QuickDice(f"{seed} {n}"))
                             for n, kind in enumerate(bots)}
    company = Company(seats, QuickDice(seed))
    while not table.over:
        word = company.word(table)
        assert word is not None, "nobody speaks"
        heard.update([event.what for event in table.give(*word)])
    return table


@pytest.mark.parametrize("bots", ["hss", pytest.param("shs", marks=pytest.mark.long), "sssh"])
def test_it_beats_players_with_sense(bots: str) -> None:
    table = play(1, bots, Counter())
    assert table.game.winners(table.state) == [bots.index("h")]
    assert table.scores()[bots.index("h")] >= 8


def test_four_of_them_play_a_rich_game() -> None:
    heard: Counter[str] = Counter()
    table = play(2, "hhhh", heard)
    assert max(table.scores()) >= 10
    assert {"combat", "struck", "custodians", "scored"} <= set(heard)
    assert heard["technology"] >= 12
    assert table.state.round <= 8


@pytest.mark.parametrize(("seats", "options"), [
    (3, {"factions": "random"}),
    pytest.param(4, {"factions": "dealt", "galaxy": "fixed"}, marks=pytest.mark.long),
    (6, {"factions": "random", "diplomacy_primary": "card", "production_places": "any", "showing_cards": True}),
    pytest.param(5, {"factions": "random"}, marks=pytest.mark.long),
    pytest.param(6, {"first_game": True}, marks=pytest.mark.long)])
def test_it_answers_any_question(seats: int, options: dict[str, Any]) -> None:
    """In the disorder that others make, and with unusual rulings."""
    table = begin(seats, seats, **options)
    rng = QuickDice(seats)
    while not table.over:
        seat, decision = next(iter(table.waiting().items()))
        answer = House(rng).answer(Seat(table, seat))
        assert decision.check(answer), f"{decision.key}: {answer!r}"
        table.give(seat, answer if rng.below(2) else sense(decision, rng))


def test_it_decides_by_what_its_seat_knows() -> None:
    table = begin(9, 3)
    rng = QuickDice(2)
    keys: Counter[str] = Counter()
    n = 0
    while not table.over and n < 700:
        n += 1
        seat, decision = next(iter(table.waiting().items()))
        if keys[decision.key] < 2 or n % 60 == 0:
            l11_decides_by_what_it_knows(table, seat, n, House)
        keys[decision.key] += 1
        table.give(seat, House(rng).answer(Seat(table, seat)))
    assert {"twilight.action", "twilight.move", "twilight.commit", "twilight.produce"} <= set(keys)


def test_it_reads_the_table_as_it_is() -> None:
    """What it makes of its view is the state, but for what is hidden."""
    table = begin(4, 4)
    playout(table, QuickDice(4), 900, sense)
    s = table.state
    read = table_of(table.view(0), table.options)
    for name in ("round", "phase", "speaker", "active", "system", "custodians", "board", "objectives", "laws", "goods",
                 "wormholes", "rules", "traded"):
        assert getattr(read, name) == getattr(s, name), name
    for mine, theirs in zip(read.players, s.players, strict=True):
        for name in ("faction", "units", "damaged", "pools", "tokens", "planets", "technologies", "goods", "scored"):
            assert getattr(mine, name) == getattr(theirs, name), name
    assert read.players[0].hand == s.players[0].hand
    assert not any([p.hand or p.secrets for p in read.players[1:]])


def test_offers_are_taken_if_they_gain() -> None:
    assert gain([["goods", 2], ["want_commodities", 2]]) > 0
    assert gain([["commodities", 2], ["want_commodities", 2]]) > 0
    assert gain([["commodities", 1], ["want_goods", 2]]) < 0
    assert gain([["promise", "peace"], ["want_goods", 1]]) < 0


def test_the_stronger_wins_more_often() -> None:
    assert odds((2, 2), (2, 2)) == 0.5
    assert odds((4, 2), (2, 2)) > 0.7 > odds((2.2, 2), (2, 2)) > 0.5
    assert odds((4, 20), (2, 20)) > odds((4, 2), (2, 2)), "luck is less in large fights"
    assert (odds((3, 1), (0, 0)), odds((0, 1), (3, 1))) == (1, 0)


def test_a_question_that_it_does_not_know_gets_a_sensible_answer() -> None:
    question: Choose[Any] = Choose(0, "twilight.unheard_of", [None, "no", "wonder"])
    assert question.key not in ANSWERS
    assert all([House(QuickDice(n)).anything(question) == "wonder" for n in range(20)])


def test_an_offer_that_it_could_accept_is_answered_at_once() -> None:
    table = begin(3, 3, first_game=True)
    house = House(QuickDice(3))
    while not (isinstance(table.ask, Choose) and table.ask.key == "twilight.action"):
        seat = next(iter(table.waiting()))
        table.give(seat, house.answer(Seat(table, seat)))
    active = table.ask.seat
    other = (active + 1) % 3
    table.answer(active, f"offer,{other} promise,peace", aside=True)
    for seed in range(20):
        assert House(QuickDice(seed)).speak(Seat(table, other)) == (("refuse", 1),), "a promise alone is worth nothing"
