"""The house bot: strong, solvent, honest, and never at a loss for an answer."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fivesuns.games import load
from fivesuns.games.eclipse.bot import ANSWERS, House
from fivesuns.games.eclipse.catalog import CLASSES, NPC, NPC_KINDS, PARTS, SPECIES, STARBASE
from fivesuns.games.eclipse.judgement.design import improvement, power_of
from fivesuns.games.eclipse.judgement.fight import odds
from fivesuns.games.eclipse.odds import solve
from fivesuns.games.eclipse.ships import add_up, is_legal, no_tiles, with_tile
from fivesuns.kernel import QuickDice, SealedDice, Seat, Table
from fivesuns.kernel.laws import l11_decides_by_what_it_knows

from .sense import sense


def play(seed: int, bots: str, asked: Counter[str] | None = None, **options: Any) -> Table[Any]:
    """One game; `h` is a seat of the house, `r` one that answers at random."""
    table: Table[Any] = Table(load("eclipse"), {"seats": len(bots), **options}, SealedDice.from_seed(seed), keep=False)
    dice = [QuickDice(f"{seed} {seat}") for seat in range(len(bots))]
    while not table.over:
        for seat, decision in table.waiting().items():
            if bots[seat] == "h":
                if asked is not None:
                    asked[decision.key] += 1
                table.give(seat, House(dice[seat]).answer(Seat(table, seat)))
            else:
                table.give(seat, decision.sample(dice[seat]))
    return table


@pytest.mark.parametrize("bots", ["hr", "rh", "rhr", "rrh", "hrrr", "rrhr"])
def test_it_beats_chance(bots: str) -> None:
    for seed in range(2):
        t = play(seed, bots)
        assert t.game.winners(t.state) == [bots.index("h")]
        assert t.scores()[bots.index("h")] >= 15


def test_four_of_them_play_a_rich_game_and_nobody_goes_bankrupt() -> None:
    asked: Counter[str] = Counter()
    tables = [play(seed, "hhhh", asked) for seed in (1, 2)]
    scores = [x for t in tables for x in t.scores()]
    assert sum(scores) / len(scores) >= 24
    assert not any(p.out for t in tables for p in t.state.players)
    assert asked["eclipse.bankrupt"] <= 2                  # only after a battle has taken away what was to pay
    assert {"eclipse.research", "eclipse.build", "eclipse.move", "eclipse.influence"} <= set(asked)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_it_answers_any_question_for_any_species(seats: int) -> None:
    """In the disorder that fuzzing makes, with the module and unusual rulings."""
    options = {"seats": seats, "portals": True, "species": "random", "ancients": "random", "guardians": "advanced",
               "gcds": "worlds_afar", "late_relations": "yes", "blueprint_check": "placing"}
    table: Table[Any] = Table(load("eclipse"), options, SealedDice.from_seed(seats), keep=False)
    rng = QuickDice(seats)
    while not table.over:
        for seat, decision in table.waiting().items():
            answer = House(rng).answer(Seat(table, seat))
            assert decision.check(answer), f"{decision.key}: {answer!r}"
            table.give(seat, answer if rng.below(3) == 0 else sense(decision, rng))


def test_it_chooses_a_species() -> None:
    t: Table[Any] = Table(load("eclipse"), {"seats": 3}, SealedDice.from_seed(5), keep=False)
    for _ in range(3):
        seat, = t.waiting()
        t.give(seat, House(QuickDice(1)).answer(Seat(t, seat)))
    assert all(p.species in SPECIES for p in t.state.players)


def test_a_question_that_it_does_not_know_gets_a_sensible_answer() -> None:
    house = House(QuickDice(3))
    assert all(house.anything([("done",), ("trade", "money", "science"), ("wonder", 7)]) == ("wonder", 7)
               for _ in range(20))
    assert house.anything([("done",), ("pass",)]) in [("done",), ("pass",)]
    assert "eclipse.unheard_of" not in ANSWERS


def test_it_decides_by_what_its_seat_knows() -> None:
    table: Table[Any] = Table(load("eclipse"), {"seats": 4}, SealedDice.from_seed(9))
    rng = QuickDice(2)
    n = 0
    while not table.over and n < 420:
        for seat, decision in table.waiting().items():
            n += 1
            if n % 12 == 0 or decision.secret:
                l11_decides_by_what_it_knows(table, seat, n, House)
            table.give(seat, House(rng).answer(Seat(table, seat)))


@pytest.mark.parametrize(("ship", "many", "foe"), [
    ("cruiser", 1, "ancient_standard"), ("cruiser", 2, "ancient_standard"), ("dreadnought", 1, "ancient_standard"),
    ("interceptor", 3, "ancient_advanced"), ("cruiser", 4, "guardian_standard"),
    ("dreadnought", 2, "guardian_advanced")])
def test_its_quick_reckoning_is_near_the_true_odds(ship: str, many: int, foe: str) -> None:
    true, = solve([{"attacker": ship, "count": many, "defender": foe}])
    kind, variant = foe.split("_")
    i = CLASSES.index(ship)
    stats = add_up("terran", i, no_tiles("terran", i))
    win, lost, hurt = odds(((many, i, stats),), ((1, 0, NPC[NPC_KINDS.index(kind)][variant]),))
    assert abs(win - true["attacker_win"]) < 0.06
    assert 0 <= lost <= 1
    assert 0 <= hurt <= 1


def test_its_upgrades_are_legal_and_make_ships_stronger() -> None:
    enemy = (1, 0, 2)
    parts = tuple([name for name, part in PARTS.items() if not part.basic and not part.ancient])
    for board in ("terran", "planta", "orion"):
        for ship in range(4):
            tiles = no_tiles(board, ship)
            for _ in range(6):
                before = power_of(add_up(board, ship, tiles), enemy)
                steps = improvement(board, ship, tiles, parts, enemy)
                for slot, part in steps:
                    tiles = with_tile(tiles, slot, part)
                    assert is_legal(board, ship, tiles)
                    assert ship != STARBASE or not PARTS[part].drive
                assert not steps or power_of(add_up(board, ship, tiles), enemy) > before
