"""The odds of a battle: exact, and the same as fighting it out by the rules."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.odds import Fight, UnknownShip, read_side, solve
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel import Chance, QuickDice, Table

from .scenario import clear, galaxy, own, put, refit
from .test_components import facts


def test_the_golden_odds() -> None:
    golden = facts("golden_checks")["computed_combat_odds"]["odds"]
    for due, found in zip(golden, solve(golden), strict=True):
        assert found["attacker_win"] == pytest.approx(due["attacker_win"], abs=0.000002)
        assert {n: p for n, p in found["survivors_when_win"].items() if n != "0"} == pytest.approx(
            due["survivors_when_win"], abs=0.000002)


def position(attackers: dict[str, int], defenders: dict[str, int]) -> Galaxy:
    """Mixed fleets with shields, missiles and better guns in a lonely sector."""
    s = galaxy()
    clear(s, 221)
    clear(s, 223)
    own(s, 1, "plasma_missile", "plasma_cannon", "fusion_source", "fusion_drive")
    own(s, 0, "gauss_shield", "positron_computer", "improved_hull", "fusion_source", "plasma_cannon")
    refit(s, 1, "interceptor", "plasma_missile")
    refit(s, 1, "cruiser", "", "plasma_cannon", "", "fusion_source", "fusion_drive", "ion_cannon")
    refit(s, 0, "interceptor", "", "", "", "gauss_shield")
    refit(s, 0, "cruiser", "positron_computer", "plasma_cannon", "improved_hull", "fusion_source")
    put(s, 103, (5, 0), ships={0: defenders, 1: attackers})
    return s


def fought_out(s: Galaxy, times: int) -> float:
    """The share of battles that the attacker wins, by the rules, with dice; hits go where non-players would aim."""
    won = 0
    s.agenda, s.passed = [("combat_phase",)], [True, True]
    for seed in range(times):
        table = Table.at(GAME, {"seats": 2}, s, QuickDice(seed))
        table.keep = table.listen = False
        while table.state.battle is not None and not table.over and not isinstance(table.ask, Chance):
            (seat, decision), = table.waiting().items()
            options = [decision.at(i) for i in range(decision.count())]
            table.give(seat, _aimed(table, options) if options[0][0] == "hit" else options[0])
        won += (103, 1) in table.state.fleets
    return won / times


def _aimed(table: Table[Any], options: list[Any]) -> Any:
    """Largest first, most damaged first: what the calculator assumes when one die at a time is assigned."""
    order = ("dreadnought", "cruiser", "starbase", "interceptor")
    hits = [x for x in options if x[0] == "hit"]
    return min(hits, key=lambda x: (order.index(x[1]), -x[2]))


@pytest.mark.rule("ECL-14.6", "ECL-14.7", "ECL-14.8", "ECL-14.9")
def test_the_calculator_agrees_with_battles_fought_by_the_rules() -> None:
    for attackers, defenders in (({"interceptor": 2}, {"interceptor": 2}), ({"cruiser": 2}, {"cruiser": 1})):
        s = position(attackers, defenders)
        sides = []
        for seat, fleet in ((1, attackers), (0, defenders)):
            view = GAME.view(s, None)["seats"][seat]["blueprints"]
            sides.append([{"ship": ship, "count": n, "stats": view[ship]["stats"]} for ship, n in fleet.items()])
        found = solve([{"attacker": sides[0], "defender": sides[1]}])[0]
        times = 1500
        assert fought_out(s, times) == pytest.approx(found["attacker_win"], abs=3.3 / times ** 0.5 / 2)


def test_sampling_agrees_with_the_exact_answer() -> None:
    stats = {"initiative": 2, "computer": 1, "hull": 1, "cannon": {"orange": 1}, "missile": [1, 1]}
    attackers, hurt = read_side([{"ship": "cruiser", "count": 2, "stats": stats}], 1)
    defenders, suffered = read_side("guardian_advanced", 1)
    fight = Fight(attackers, hurt, defenders, suffered)
    exact, sampled = fight.exact(), fight.sampled()
    assert exact.error < 1e-6
    assert sampled.error <= 0.0051
    assert sampled.attacker_win == pytest.approx(exact.attacker_win, abs=2 * sampled.error)
    assert exact.attacker_win + exact.defender_win == pytest.approx(1.0)


def test_sides_can_be_written_in_many_ways() -> None:
    as_printed = solve([{"attacker": "cruiser", "count": 2, "defender": "ancient_standard"}])[0]
    in_words = solve([{"attacker": [{"ship": "cruiser", "count": 2, "species": "terran_union"}],
                      "defender": {"ship": "ancient_standard"}}])[0]
    parts = ["electron_computer", "ion_cannon", "hull", "nuclear_source", "nuclear_drive"]
    by_parts = solve([{"attacker": {"ship": "cruiser", "count": 2, "parts": parts}, "defender": "ancient_standard"}])[0]
    assert as_printed["attacker_win"] == in_words["attacker_win"] == by_parts["attacker_win"]
    hurt = solve([{"attacker": "cruiser", "count": 2, "defender": [{"ship": "ancient_standard", "damage": [1]}]}])[0]
    assert hurt["attacker_win"] > as_printed["attacker_win"]
    two = solve([{"attacker": "cruiser", "count": 2, "defender": "ancient_standard", "defender_count": 2}])[0]
    assert two["attacker_win"] < as_printed["attacker_win"]


@pytest.mark.rule("ECL-14.9", "ECL-14.17")
def test_splitter_and_stalemate_in_the_odds() -> None:
    gun = {"initiative": 9, "computer": 9, "cannon": {"red": 1}}
    swarm = {"ship": "interceptor", "count": 4, "stats": {"initiative": 1, "cannon": [1]}}
    whole = solve([{"attacker": {"ship": "cruiser", "stats": gun}, "defender": swarm}])[0]
    split = solve([{"attacker": {"ship": "cruiser", "stats": gun, "splitter": True}, "defender": swarm}])[0]
    assert split["attacker_win"] > whole["attacker_win"] + 0.1
    assert split["survivors_when_win"]["1"] > 5 / 6 - 0.0001
    idle = solve([{"attacker": {"ship": "cruiser", "stats": {}}, "defender": {"ship": "cruiser", "stats": {}}}])[0]
    assert (idle["attacker_win"], idle["defender_win"]) == (0, 1)


def test_a_case_that_cannot_be_read_says_what_would_be_legal() -> None:
    for case, words in (({"attacker": "battlestar", "defender": "ancient_standard"}, "ships: interceptor"),
                        ({"attacker": "cruiser", "defender": []}, "without ships"),
                        ({"attacker": "cruiser"}, "defender"),
                        ({"attacker": "cruiser", "count": 0, "defender": "cruiser"}, "legal: 1 to 30"),
                        ({"attacker": {"ship": "cruiser", "parts": ["laser"]}, "defender": "cruiser"}, "parts: ion"),
                        ({"attacker": {"ship": "cruiser", "stats": {"cannon": {"pink": 1}}}, "defender": "cruiser"},
                         "dice: yellow"),
                        ({"attacker": "cruiser", "count": 31, "defender": "cruiser"}, "legal: 1 to 30"),
                        ({"attacker": [{"ship": "cruiser", "count": 20}] * 2, "defender": "cruiser"}, "more than 30"),
                        ({"attacker": {"ship": "cruiser", "stats": {"cannon": [1] * 17}}, "defender": "cruiser"}, "16"),
                        ({"attacker": {"ship": "cruiser", "stats": {"hull": "x"}}, "defender": "cruiser"}, "0 to 99"),
                        ({"attacker": {"ship": "cruiser", "stats": {"missile": [9]}}, "defender": "cruiser"}, "1 to 4"),
                        ({"attacker": {"ship": "cruiser", "damage": [-1]}, "defender": "cruiser"}, "0 to 99"),
                        ({"attacker": {"ship": 3}, "defender": "cruiser"}, "no ship"),
                        ({"attacker": 7, "defender": "cruiser"}, "not 7")):
        with pytest.raises(UnknownShip, match="case 1") as error:
            solve([case])
        assert words in str(error.value)
    with pytest.raises(UnknownShip, match="a list of objects"):
        solve({"attacker": "cruiser"})                 # type: ignore[arg-type]
