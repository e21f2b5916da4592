"""The laws, with a policy that keeps some money: uniform random play bankrupts everybody within a few rounds."""
from __future__ import annotations

import os

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.kernel import Table
from fivesuns.kernel.laws import check, check_lightly

from .sense import sense

GAMES = int(os.environ.get("FIVESUNS_LAW_GAMES", "4"))     # per number of players; 300 for a thorough run


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_finish_and_keep_every_piece(seats: int) -> None:
    longest = 0
    for seed in range(GAMES):
        table: Table[object] = check_lightly(GAME, {"seats": seats, "portals": seed % 2 == 0}, seed, policy=sense)
        longest = max(longest, table.state.round)      # type: ignore[attr-defined]
    assert longest == 8


@pytest.mark.parametrize("seats", [2, 4])
def test_all_laws_hold_with_sense(seats: int) -> None:
    tried = check(GAME, {"seats": seats, "species": "random_aliens"}, 11 + seats, policy=sense, often=12)
    assert tried["unimaginable"] == 0
    assert tried["imagined"] > 0


def test_all_laws_hold_at_random() -> None:
    for seed in range(2):
        tried = check(GAME, {"seats": 3}, seed, often=4)
        assert tried["unimaginable"] == 0
