"""The laws, with a policy that keeps some money: uniform random play bankrupts everybody within a few rounds."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.kernel import Table
from fivesuns.kernel.laws import check, check_lightly

from .sense import sense

LONG = pytest.mark.long


@pytest.mark.parametrize("seats", [2, 3, *[pytest.param(seats, marks=LONG) for seats in (4, 5, 6)]])
def test_games_with_sense_are_whole_games(seats: int) -> None:
    tables: list[Table[Any]] = [check_lightly(GAME, {"seats": seats}, seed, policy=sense) for seed in range(4)]
    assert max([table.state.round for table in tables]) == 8


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=LONG)])
def test_all_laws_hold_with_sense(seats: int) -> None:
    tried = check(GAME, {"seats": seats, "species": "random_aliens"}, 11 + seats, policy=sense, often=12)
    assert tried["unimaginable"] == 0
    assert tried["imagined"] > 0


def test_all_laws_hold_at_random() -> None:
    for seed in range(2):
        tried = check(GAME, {"seats": 3}, seed, often=4)
        assert tried["unimaginable"] == 0
