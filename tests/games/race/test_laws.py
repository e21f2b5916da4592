"""The laws under every table option: what other tests of the laws play is the game with its defaults."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games import load
from fivesuns.kernel.laws import check, check_lightly

OPTIONS: list[dict[str, Any]] = [
    {"seats": 2, "duel": True},
    {"seats": 2, "duel": True, "keldon_order": True},
    {"seats": 3, "first_game": True},
    {"seats": 4, "first_game": True, "second_edition": True},
    {"seats": 2, "choose_produce_order": True, "tactics_without_world": True},
    {"seats": 3, "keldon_order": True, "tactics_without_world": True, "max_rounds": 15},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options))
def test_the_laws_hold_with_these_options(options: dict[str, Any]) -> None:
    tried = check(load("race"), options, 5, often=6)
    assert tried["unimaginable"] == 0
    for seed in range(4):
        check_lightly(load("race"), options, seed)
