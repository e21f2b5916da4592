"""The experienced two-player game (RFG-11)."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.kernel import IllegalAnswer
from fivesuns.texts import LANGUAGES, Texts

from .scenario import Scenario, scenario


def duel(mine: str, yours: str, **position: Any) -> Scenario:
    return scenario(duel=True, actions={0: mine, 1: yours}, **position)


@pytest.mark.rule("RFG-11.1", "RFG-1.5")
def test_23_pairs_of_actions() -> None:
    options = scenario(duel=True).options(0)
    assert len(options) == len(set(options)) == 23
    assert [pair for pair in options if pair.split()[0] in pair.split()[1]] == ["develop develop_2", "settle settle_2"]


@pytest.mark.rule("RFG-11.1")
def test_the_pairs_are_secret_until_both_are_chosen() -> None:
    t = scenario(duel=True)
    before = t.table.view(1)
    t.play(0, "settle settle_2")
    assert t.table.view(1) == before
    t.play(1, "explore_5 settle")
    assert t.table.view(1)["seats"][0]["actions"] == ["settle", "settle_2"]


@pytest.mark.rule("RFG-11.2")
def test_both_explore_cards() -> None:
    t = duel("explore_5 explore_1_1", "explore_5 produce")
    assert [(len(t.p(seat).drawn), t.decision(seat).most) for seat in (0, 1)] == [(8, 2), (7, 1)]


@pytest.mark.rule("RFG-11.3", "RFG-11.6")
def test_two_develop_phases_with_two_bonuses_for_one_and_one_for_the_other() -> None:
    t = duel("develop develop_2", "develop produce", hands={0: ["space_marines", "drop_ships", 6],
                                                            1: ["space_marines", "drop_ships", 6]})
    t.play(0, "space_marines").play(1, "space_marines")
    t.play(1, t.p(1).hand[-1]).play(0, t.p(0).hand[-1])
    t.play(0, "drop_ships").play(1, "drop_ships")
    t.play(1, " ".join(t.p(1).hand[-4:])).play(0, " ".join(t.p(0).hand[-3:]))
    assert [(e["seat"], e["paid"]) for e in t.happened("developed")] == [(1, 1), (0, 1), (1, 4), (0, 3)]


@pytest.mark.rule("RFG-11.3")
def test_two_settle_phases_if_both_chose_it_twice() -> None:
    t = duel("settle settle_2", "settle settle_2", hands={0: ["rebel_miners", "former_penal_colony"], 1: []})
    t.play(0, "rebel_miners", "former_penal_colony")
    assert t.tableau(0) == ["new_sparta", "rebel_miners", "former_penal_colony"]
    assert t.drawn(0) == 2
    t.pass_all("race.settle")
    assert set(t.asked().values()) == {"actions"}


@pytest.mark.rule("RFG-11.4", "RFG-3.4")
def test_powers_of_the_first_phase_work_in_the_second() -> None:
    t = duel("develop develop_2", "explore_5 produce", hands={0: ["interstellar_bank", "public_works", 3]})
    t.play(0, t.p(0).drawn[0]).play(1, t.p(1).drawn[0])
    t.play(0, "interstellar_bank").pass_all("race.develop")
    t.play(0, t.p(0).hand[-1])
    assert t.drawn(0) == 1
    t.play(0, "public_works").pass_all("race.develop")
    assert t.drawn(0) == 1


@pytest.mark.rule("RFG-11.5")
def test_both_consume_cards_sell_first_and_double() -> None:
    t = duel("consume_trade consume_x2", "explore_5 produce",
             tableaux={0: ["gem_world", "spice_world", "public_works"]}, goods={0: ["gem_world", "spice_world"]})
    t.play(1, t.p(1).drawn[0]).play(0, t.p(0).drawn[0])
    assert t.asked() == {0: "sell"}
    t.play(0, "gem_world")
    assert (t.p(0).chips, t.happened("sold")[0]["n"]) == (2, 4)
    assert duel("consume_trade consume_x2", "consume_x2 produce", tableaux={0: ["public_works"]}).p(0).chips == 0


@pytest.mark.rule("RFG-11.6", "RFG-11.8")
def test_one_develop_each_makes_one_phase_with_both_bonuses() -> None:
    t = duel("develop produce", "develop produce", hands={0: ["space_marines", 3], 1: ["space_marines", 3]})
    t.play(0, "space_marines").play(1, "space_marines")
    t.play(1, t.p(1).hand[-1]).play(0, t.p(0).hand[-1])
    assert [e["paid"] for e in t.happened("developed")] == [1, 1]
    assert set(t.asked().values()) == {"actions"}


@pytest.mark.rule("RFG-11.6")
def test_with_keldon_order_the_copies_are_told_apart() -> None:
    t = scenario(duel=True, keldon_order=True)
    assert len(t.options(0)) == 36
    t = duel("develop_2 produce", "develop produce", keldon_order=True,
             hands={0: ["space_marines", "public_works", 4], 1: [1]})
    t.play(0, "space_marines").pass_all("race.develop")
    assert t.decision(0).least == 2                                   # the first phase is the other's
    t.play(0, " ".join(t.p(0).hand[-2:])).play(0, "public_works")
    assert [e["paid"] for e in t.happened("developed")] == [2]        # the second is still being asked of seat 1
    t.pass_all("race.develop")
    assert [e["paid"] for e in t.happened("developed")] == [2, 0]


@pytest.mark.rule("RFG-11.7")
def test_nothing_else_changes() -> None:
    t = duel("explore_5 produce", "settle produce", hands={0: [11], 1: [1]})
    t.play(0, t.p(0).drawn[0]).play(1, t.p(1).drawn[0]).pass_all("race.settle")
    assert t.asked() == {0: "limit"}
    assert t.state.pool == 24


@pytest.mark.rule("RFG-11.9")
def test_the_ordinary_two_player_game_has_one_action() -> None:
    assert len(scenario().options(0)) == 7


@pytest.mark.rule("RFG-11.1")
def test_a_pair_may_be_named_in_any_order() -> None:
    t = scenario(duel=True)
    t.play(0, "produce settle").play(1, "settle produce")
    assert [e["actions"] for e in t.happened("chose")] == [["settle", "produce"]] * 2
    for wrong in ("produce produce", "produce", "settle_2 produce", "produce settle settle"):
        with pytest.raises(IllegalAnswer, match="legal: "):
            scenario(duel=True).play(0, wrong)


@pytest.mark.rule("RFG-11.3")
@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_two_phases_are_told_apart(phase: str) -> None:
    asked = []
    for mine in (f"{phase} {phase}_2", f"{phase} produce"):
        t = duel(mine, "consume_x2 produce", hands={0: [2], 1: [2]})
        while t.state.phase == phase:
            assert set(t.asked()) == {0, 1}                           # both players act in both
            asked.append((t.decision(0), t.table.view(None)["nth"], t.table.trail()[1]))
            t.play(0, "pass").play(1, "pass")
    assert [(nth, crumb) for _, nth, crumb in asked] == [
        (1, ("phase_of_two", phase, 1)), (2, ("phase_of_two", phase, 2)), (0, ("phase", phase))]
    for language in LANGUAGES:
        texts = Texts(language, "race")
        assert len({texts.prompt(decision) for decision, _, _ in asked}) == 3
        assert len({texts.stage(crumb) for _, _, crumb in asked}) == 3


@pytest.mark.rule("RFG-11.3", "RFG-11.6")
def test_two_settle_phases_with_two_bonuses_for_one_and_one_for_the_other() -> None:
    worlds = {0: ["rebel_fuel_cache", "runaway_robots"], 1: ["artist_colony", "spice_world"]}
    t = duel("settle settle_2", "settle produce", hands={0: [*worlds[0], 1], 1: [*worlds[1], 5]})
    for n in (0, 1):
        t.play(0, worlds[0][n]).play(1, worlds[1][n])
        while "pay" in t.asked().values():
            t.play(1, " ".join(t.p(1).hand[-t.decision(1).least:]))
    assert (t.drawn(0), t.drawn(1)) == (2, 1)


@pytest.mark.rule("RFG-11.3")
def test_the_other_player_develops_in_both_phases_without_having_chosen_it() -> None:
    t = duel("develop develop_2", "consume_x2 produce", hands={0: [1], 1: ["public_works", "expedition_force", 3]})
    for card in ("public_works", "expedition_force"):
        t.play(1, card).pass_all("race.develop")
        t.play(1, t.p(1).hand[-1])
    assert [(e["seat"], e["paid"]) for e in t.happened("developed")] == [(1, 1), (1, 1)]
