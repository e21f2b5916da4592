"""The house bot: strong enough, honest, and never at a loss."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games import load
from fivesuns.games.race.bot import House, ahead
from fivesuns.games.race.catalog import FIRST_EDITION, Card
from fivesuns.games.race.forecast import Forecast, Mind
from fivesuns.games.race.judgement import WEIGHTS, Engine
from fivesuns.kernel import QuickDice, SealedDice, Seat, Table
from fivesuns.kernel.laws import check

from .scenario import Scenario, scenario


def play(seed: int, bots: str, **options: Any) -> Table[Any]:
    """One game; `h` is a seat of the house, `r` one that answers at random."""
    table: Table[Any] = Table(load("race"), {"seats": len(bots), **options}, SealedDice.from_seed(seed), keep=False)
    dice = [QuickDice(f"{seed} {seat}") for seat in range(len(bots))]
    while not table.over:
        for seat, decision in table.waiting().items():
            if bots[seat] == "h":
                table.give(seat, House(dice[seat]).answer(Seat(table, seat)))
            else:
                table.give(seat, decision.sample(dice[seat]))
    return table


def wish(t: Scenario, seat: int) -> Any:
    return House(QuickDice(1)).answer(Seat(t.table, seat))


def mind(t: Scenario) -> Mind:
    return Mind(t.table.view(0), 0, t.table.options, WEIGHTS)


def test_it_beats_chance() -> None:
    tables = [play(seed, "hr" if seed % 2 else "rh") for seed in range(16)]
    wins = [t.game.winners(t.state) == [1 - seed % 2] for seed, t in enumerate(tables)]
    assert sum(wins) >= 15


def test_against_itself_it_scores_like_a_good_player() -> None:
    scores = [score for seed in range(16) for score in play(seed, "hh").scores()]
    assert sum(scores) / len(scores) >= 24


@pytest.mark.parametrize("options", [
    {"bots": "hhhh"}, {"bots": "hrh"}, {"bots": "hh", "duel": True}, {"bots": "hh", "duel": True, "keldon_order": True},
    {"bots": "hhh", "first_game": True, "second_edition": True},
    {"bots": "hh", "choose_produce_order": True, "tactics_without_world": True}], ids=str)
def test_it_answers_every_question_of_every_variant(options: dict[str, Any]) -> None:
    assert play(3, **options).over


@pytest.mark.parametrize("seats", [2, 3])
def test_it_decides_by_what_its_seat_knows(seats: int) -> None:
    tried = check(load("race"), {"seats": seats}, 11, often=4, bot=House)
    assert tried["imagined"] > 5


def test_it_keeps_what_it_can_use() -> None:
    """A player with a rare engine keeps the league that counts it; an unreachable world goes."""
    t = scenario(starts=("alpha_centauri", "new_sparta"), hands={0: [5]}, deck=["mining_league", "rebel_homeworld"],
                 tableaux={0: ["mining_robots", "comet_zone", "mining_world", "mining_conglomerate"]},
                 actions={0: "develop", 1: "explore_5"})
    assert wish(t, 0) == ("mining_league",)


def test_it_conquers_rather_than_pays() -> None:
    t = scenario(tableaux={0: ["contact_specialist", "space_marines"]}, hands={0: ["rebel_miners", 5]},
                 actions={0: "consume_x2", 1: "settle"}).play(0, "rebel_miners")
    assert wish(t, 0) == ("conquer",)


@pytest.mark.rule("RFG-11.3")
@pytest.mark.parametrize(("phase", "nth", "mine", "bonus"), [
    ("develop", 1, "develop produce", [True, False]), ("develop", 2, "develop produce", [False]),
    ("develop", 2, "develop develop_2", [True]), ("settle", 2, "settle produce", [False]),
    ("settle", 1, "settle settle_2", [True, True])])
def test_it_knows_in_which_phase_of_a_duel_it_has_the_bonus(phase: str, nth: int, mine: str, bonus: list[bool]) -> None:
    t = scenario(duel=True, hands={0: ["expedition_force", "refugee_world", 2], 1: [2]},
                 actions={0: mine, 1: f"{phase} {phase}_2"})
    if nth == 2:
        t.play(0, "pass").play(1, "pass")
    assert ahead(mind(t), phase) == [(phase == "settle", has) for has in bonus]


@pytest.mark.rule("RFG-12.6")
def test_it_counts_the_rounds_that_are_left() -> None:
    """In the last round it takes points rather than what would bring more later."""
    def left(round: int, limit: int) -> float:
        return mind(scenario(round=round, max_rounds=limit)).rounds
    assert left(8, 10) < left(0, 10) < left(0, 0) == left(0, 50)
    assert left(8, 10) < left(8, 0)
    chosen = []
    for round in (4, 9):
        t = scenario(round=round, max_rounds=10, tableaux={0: ["gem_world", "expanding_colony"]},
                     goods={0: ["gem_world"]}, hands={0: ["public_works", "mining_robots", 3]})
        chosen.append(wish(t, 0))
    assert chosen[1] == "consume_x2" != chosen[0]
    last, before = [Forecast(mind(scenario(round=round, max_rounds=10, hands={0: [3]}))) for round in (9, 8)]
    for forecast, alike in ((last, True), (before, False)):           # cards are worth nothing when the game ends
        explored, produced = [forecast.value(frozenset([phase]), [action])
                              for phase, action in (("explore", "explore_5"), ("produce", "produce"))]
        assert (explored == produced) == alike


def test_it_sells_the_dearest_good() -> None:
    worlds = ["gem_world", "deserted_alien_colony"]
    t = scenario(tableaux={0: worlds}, goods={0: worlds}, actions={0: "consume_trade", 1: "consume_trade"})
    assert wish(t, 0) == "deserted_alien_colony"


def test_it_finds_the_order_that_uses_all_goods() -> None:
    worlds = ["plague_world", "gem_world"]
    t = scenario(tableaux={0: [*worlds, "expanding_colony"]}, goods={0: worlds}, actions="consume_x2")
    while set(t.asked().values()) != {"action"}:
        seat = next(iter(t.asked()))
        t.events += t.table.give(seat, wish(t, seat))
        t.draw()
    assert (t.goods(0), t.p(0).chips) == ([], 4)


def test_an_engine_knows_what_a_tableau_does() -> None:
    tableau = tuple(Card(word) for word in ("old_earth", "gem_world", "comet_zone", "asteroid_belt", "mining_robots-1"))
    engine = Engine(FIRST_EDITION, tableau)
    goods, drawn = engine.produce(frozenset(), False)
    assert (sorted(goods), drawn) == (["asteroid_belt", "comet_zone", "gem_world"], 2)
    assert engine.consume(engine.kinds_of(goods), 0.5, 1.0)[:2] == (2, 0)
    assert engine.sale(Card("comet_zone")) == 4
