"""The laws, with players who sail, land and fight: uniform play hardly ever does."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME
from fivesuns.kernel.laws import check, check_lightly
from fivesuns.kernel.table import ASIDE

from .sense import sense


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_sense_end(seats: int) -> None:
    tables = [check_lightly(GAME, {"seats": seats}, seed, policy=sense) for seed in range(2)]
    assert all([table.state.phase == "over" for table in tables])
    said = [value for table in tables for who, value in table.log if who >= ASIDE]
    assert any([value[0][0] == "accept" for value in said]), "nobody trades"


def test_all_laws_hold_with_sense() -> None:
    tried = check(GAME, {"seats": 3}, 11, policy=sense, often=24)
    assert tried["unimaginable"] == 0
    assert tried["imagined"] > 0
