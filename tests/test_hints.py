"""A first game says something helpful at each new kind of question."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

import fivesuns.games
from fivesuns.texts import Texts

GAMES = Path(fivesuns.games.__file__).parent


def asked(game: str) -> set[str]:
    """Every question that anybody may meet, whatever faction or card there is: not what only one of them asks."""
    peculiar, found = GAMES / game / "exceptions", set()
    for path in (GAMES / game).rglob("*.py"):
        if "judgement" in path.parts or (game == "twilight" and peculiar in path.parents
                                         and path.name != "strategy_cards.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) \
                    and node.value.startswith(f"{game}.") and node.value[-1] not in "._":
                found.add(node.value.removeprefix(f"{game}."))
    return found


@pytest.mark.parametrize(("game", "some"), [
    ("race", "settle pay"), ("gaia", "act federation charge"), ("eclipse", "turn explore assign"),
    ("sidereal", "trade bid"), ("twilight", "move hits vote secondary produce")])
def test_every_question_that_anybody_may_meet_has_a_hint(game: str, some: str) -> None:
    assert {*some.split()} <= asked(game)
    texts = Texts("en", "web")
    assert sorted(key for key in asked(game) if texts.find([f"hint-{game}-{key}"]) is None) == []
