"""Rounds, turns, actions, reactions and passing (ECL-5, ECL-6)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.catalog import ACTIONS
from fivesuns.games.eclipse.players import activations, balance, upkeep
from fivesuns.kernel import QuickDice, Table
from fivesuns.kernel.laws import step

from .scenario import Scenario, begin, galaxy, own, put, rich
from .sense import sense


@pytest.mark.rule("ECL-5.1", "ECL-18.1")
def test_eight_rounds_of_four_phases() -> None:
    table = Table(GAME, {"seats": 3}, QuickDice(4))
    rng, seen = QuickDice(4), []
    while not table.over:
        here = (table.state.round, table.state.phase)
        if here[0] and here not in seen:
            seen.append(here)
        step(table, rng, sense)
    assert seen == sorted(seen, key=lambda x: (x[0], ("action", "combat", "upkeep", "cleanup").index(x[1])))
    assert [x for x in seen if x[1] == "action"] == [(n, "action") for n in range(1, 9)]
    assert table.state.phase == "over"
    assert table.state.round == 8


@pytest.mark.rule("ECL-6.1")
def test_players_take_turns_clockwise_until_all_have_passed() -> None:
    s = galaxy(3)
    t = begin(s, turn=1)
    order = []
    for _ in range(3):
        seat, _ = t.asked() or (-1, "")
        order.append(seat)
        t.play(seat, "upgrade", "done")
    assert order == [1, 2, 0]
    t.play(1, "pass").play(2, "pass")
    assert t.asked() == (0, "turn")
    t.play(0, "upgrade", "done")
    assert t.asked() == (1, "reaction")
    t.play(1, "pass").play(2, "pass").play(0, "pass")
    assert t.s.round == 2                            # the last first pass ended the phase: nobody could react any more


@pytest.mark.rule("ECL-6.2")
def test_an_action_costs_a_disc_and_may_be_repeated() -> None:
    s = galaxy()
    t = begin(s)
    before, cost = t.p(0).discs, upkeep(t.p(0))
    t.play(0, "upgrade", "done").play(1, "pass").play(0, "upgrade", "done")
    assert t.p(0).discs == before - 2
    assert t.p(0).acts[ACTIONS.index("upgrade")] == 2
    assert upkeep(t.p(0)) > cost
    s = galaxy()
    s.players[0].acts[0], s.players[0].discs = s.players[0].discs, 0
    s.players[0].colony = 0
    t = begin(s)
    assert t.asked() == (1, "turn")                  # nothing but a pass was possible
    assert t.s.passed == [True, False]


@pytest.mark.rule("ECL-6.2", "ECL-19.21")
def test_without_a_disc_only_a_pass_is_left() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0)
    s.players[0].acts[0], s.players[0].discs = s.players[0].discs, 0
    t = begin(s)
    assert [x for x in t.options() if x.split(" ")[0] not in ("trade", "colonise")] == ["pass"]
    assert t.reasons()["explore"] == "no_disc"
    t.play(0, "pass").play(1, "upgrade", "done")
    assert [x for x in t.options() if x.split(" ")[0] not in ("trade", "colonise")] == ["pass"]
    assert t.asked() == (0, "reaction")
    t.play(0, "pass").play(1, "pass")
    assert t.s.phase != "action" or t.s.round == 2


@pytest.mark.rule("ECL-6.3", "ECL-6.6")
def test_the_six_actions_and_their_activations() -> None:
    s = galaxy(2, ["mechanema", "planta"])
    assert [activations(s, 0, name) for name in ACTIONS] == [1, 1, 3, 3, 2, 2]
    own(s, 0, "nanorobots", "improved_logistics", "pico_modulator")
    assert [activations(s, 0, name) for name in ACTIONS] == [1, 1, 5, 4, 3, 2]
    rich(s, 0)
    t = begin(s)
    assert t.options("explore", "research", "upgrade", "build", "move", "influence", "pass") == [*ACTIONS, "pass"]
    t.play(0, "build", *["build interceptor 230"] * 4)
    assert t.asked() == (1, "turn")
    t.play(1, "build", "done")                       # none of the activations need be used
    assert t.asked() == (0, "turn")


@pytest.mark.rule("ECL-6.4")
def test_the_first_to_pass_gets_money_and_begins_the_next_round() -> None:
    t = begin(galaxy(3))
    money = [p.stuff[2] for p in t.s.players]
    t.play(0, "upgrade", "done").play(1, "pass").play(2, "pass")
    assert [p.stuff[2] - n for p, n in zip(t.s.players, money, strict=True)] == [0, 2, 0]
    assert (t.s.start, t.s.next_start) == (0, 1)
    assert t.s.passed == [False, True, True]
    t.play(0, "pass")
    assert t.s.start == 1
    assert t.asked() == (1, "turn")


@pytest.mark.rule("ECL-6.5")
def test_a_reaction_is_one_activation_without_the_help_of_technology() -> None:
    s = galaxy()
    own(s, 0, "nanorobots")
    rich(s, 0)
    t = begin(s).play(0, "pass").play(1, "upgrade", "done")
    assert t.options("react", "pass", "explore", "build") == ["react upgrade", "react build", "react move", "pass"]
    before = t.p(0).discs
    t.play(0, "react build", "build interceptor 221")
    assert t.asked() == (1, "turn")
    assert t.p(0).discs == before - 1
    t.play(1, "upgrade", "done").play(0, "react build", "build interceptor 221")
    assert t.p(0).acts[7] == 2


@pytest.mark.rule("ECL-6.7", "ECL-7.5")
def test_free_acts_at_any_point_of_the_own_turn() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0)
    rich(s, 0)
    t = begin(s).play(0, "colonise 201 0 money", "trade money science", "build")
    t.play(0, "trade money material", "build interceptor 201", "colonise 201 1 material", "done")
    assert t.asked() == (1, "turn")
    assert t.s.cubes[201] == (0, 1)
    assert t.p(0).colony == 1


@pytest.mark.rule("ECL-6.7")
def test_nobody_misses_a_colony_ship_at_the_end_of_the_turn() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0)
    t = begin(s).play(0, "upgrade", "done")
    assert t.asked() == (0, "wind_up")
    t.play(0, "colonise 201 0 money", "colonise 201 1 material")
    assert t.asked() == (1, "turn")


@pytest.mark.rule("ECL-6.8")
def test_aggression_is_looked_for_at_the_end_of_the_turn() -> None:
    t = _partners_next_door()
    t.play(1, "move", "move interceptor 223 201")
    assert t.s.traitor == -1                         # not yet: the turn goes on
    t.play(1, "done")
    assert t.s.traitor == 1


def _partners_next_door() -> Scenario:
    """Seat 2 holds a sector that is connected with the home of seat 1."""
    s = galaxy(4)
    put(s, 201, (2, 1), owner=2)
    assert 201 in s.links[223]
    s.players[1].embassy[2] = s.players[2].embassy[1] = 0
    return begin(s, turn=1)


@pytest.mark.rule("ECL-6.2")
def test_the_prompt_tells_what_one_more_action_would_cost() -> None:
    t = begin(galaxy())
    decision = t.table.waiting()[0]
    assert decision.about == (t.p(0).discs, balance(t.p(0)), balance(t.p(0), 1))


@pytest.mark.rule("ECL-5.1")
def test_a_round_is_action_combat_upkeep_and_cleanup() -> None:
    s = galaxy()
    put(s, 103, (5, 0), ships={0: {"interceptor": 1}, 1: {"interceptor": 1}})
    s.round, s.agenda = 3, [("new_round",)]
    t = Scenario(s, ["6"]).play(0, "pass").play(1, "pass").play(0, "pass").play(1, "pass").play(0, "leave 103")
    phases = ("round", "passed", "battle", "upkeep", "new_technologies")
    assert [event.what for event in t.events if event.what in phases] == [
        "round", "passed", "battle", "upkeep", "upkeep", "new_technologies", "round"]
    assert (t.s.round, t.asked()) == (5, (0, "turn"))
