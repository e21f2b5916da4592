"""The numbered clauses of the rules documents: to show them, and to see which the tests prove."""
from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

_beside = Path(__file__).parent / "rules"                         # in an installed package
FOLDER: Final = _beside if _beside.exists() else Path(__file__).parent.parent / "docs" / "rules"
_clause = re.compile(r"^- \**([A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)\**:? +(.*)$")


class Clause:
    def __init__(self, id: str, text: str) -> None:
        self.id = id
        self.info = text.startswith("[info]")                     # description: nothing to prove
        self.text = text.removeprefix("[info]").strip()


@cache
def clauses(game: str) -> dict[str, Clause]:
    """All clauses of a game, by id, in the order of the document."""
    path = FOLDER / f"{game}.md"
    found: dict[str, Clause] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            match = _clause.match(line)
            if match:
                found[match[1]] = Clause(match[1], match[2])
    return found


def cited(tests: Path) -> set[str]:
    """Every clause that a test under this folder names with `@pytest.mark.rule(...)`."""
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def coverage(game: str, tests: Path) -> tuple[int, int, list[str], list[str]]:
    """How many clauses are cited, of how many; which are missing; which citations name no clause of this game."""
    known = clauses(game)
    due = [id for id, clause in known.items() if not clause.info]
    named = cited(tests)
    prefix = due[0].partition("-")[0] + "-" if due else ""
    missing = [id for id in due if id not in named]
    unknown = sorted([id for id in named if prefix and id.startswith(prefix) and id not in known])
    return len(due) - len(missing), len(due), missing, unknown
