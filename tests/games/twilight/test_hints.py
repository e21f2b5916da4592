"""A first game says something helpful at each new kind of question."""
from __future__ import annotations

import ast
from pathlib import Path

import fivesuns.games.twilight as package
from fivesuns.texts import Texts

ROOT = Path(package.__file__).parent
PECULIAR = ROOT / "exceptions"                                     # what only one card or faction asks
OF_ALL = PECULIAR / "strategy_cards.py"


def asked() -> set[str]:
    """Every question that anybody may meet, whatever faction or card there is."""
    found = set()
    for path in ROOT.rglob("*.py"):
        if "judgement" in path.parts or (PECULIAR in path.parents and path != OF_ALL):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) \
                    and node.value.startswith("twilight.") \
                    and not node.value.endswith("_"):
                found.add(node.value.removeprefix("twilight."))
    return found


def test_every_question_that_anybody_may_meet_has_a_hint() -> None:
    assert {"move", "hits", "vote", "secondary", "produce"} <= asked()
    texts = Texts("en", "web")
    assert sorted(key for key in asked() if texts.find([f"hint-twilight-{key}"]) is None) == []
