"""The tool that breaks rules: it finds every place that matters, makes the one change that it says, and no other."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fivesuns.games import names
from tools import mutants

ROOT = Path(__file__).parent.parent


def after(source: str, opens: bool = False) -> list[str]:
    """The source after each change that can be made in it."""
    change = mutants.Change(opens)
    change.visit(ast.parse(source))
    return [ast.unparse(ast.fix_missing_locations(mutants.Change(opens, n).visit(ast.parse(source))))
            for n in range(len(change.found))]


@pytest.mark.parametrize(("source", "found"), [
    ("a < b", ["a <= b"]),
    ("x not in y", ["x in y"]),
    ("n = 3 - k", ["n = 3 + k", "n = 4 - k"]),
    ("a and b and c", ["a or b or c", "b and c", "a and c", "a and b"]),
    ("not a", ["a"]),
    ("ready = True", ["ready = False"]),
    ("if a:\n    b", ["if not a:\n    b"]),
    ("[x for x in y if x]", ["[x for x in y]"]),
    ("min(a, b)", ["pass", "max(a, b)"]),
    ("s.coins += 2", ["s.coins -= 2", "s.coins += 3"]),
    ("yield from pay(s)", ["pass"]),
    ("for x in y:\n    continue", ["for x in y:\n    pass"]),
])
def test_what_is_changed(source: str, found: list[str]) -> None:
    assert after(source) == found


@pytest.mark.parametrize("source", ["'a word'", "assert n == 3", "import a", "raise ValueError(3)",
                                    "s.tell('drew', n=3)", "def f() -> shapes.View:\n    return 3",
                                    "def catalogue() -> Catalogue:\n    return {'n': 3}",
                                    "def f(a: Final[3]) -> 'int':\n    return a", "f'{n + 1}'",
                                    "def by_chance(s: State, rng: Rng) -> int:\n    return rng.below(3)"])
def test_what_is_left_alone(source: str) -> None:
    assert after(source) == []


@pytest.mark.parametrize(("source", "found"), [
    ("Pick(seat, 'key', hand, seen_by=(), forced=True)", ["Pick(seat, 'key', hand, seen_by=None, forced=True)"]),
    ("Draw(deck, 1, (seat,))", ["Draw(deck, 1, None)"]),
    ("Draw(deck, 1, None)", []),
    ("s.tell('drew', [seat], cards=drawn)", ["s.tell('drew', cards=drawn)"]),
    ("s.tell('drew', n=2)", []),
])
def test_what_is_opened(source: str, found: list[str]) -> None:
    assert after(source, opens=True) == found


def test_every_value_of_the_components_is_changed(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[a]\ncost = 2\nkind = "x"\npowers = [1, 2]\n[b]\nkind = "y"\nfree = true\n')
    found = mutants.data_mutants(tmp_path, "cards.toml")
    assert [(m.within, m.was, m.now) for m in found] == [
        ("a.cost", "2", "3"), ("a.kind", "'x'", "'y'"), ("a.powers.0", "1", "2"), ("a.powers.1", "2", "3"),
        ("a.powers", "[1, 2]", "[1]"), ("b.kind", "'y'", "'x'"), ("b.free", "True", "False")]


def test_what_is_known_to_change_nothing_is_still_there() -> None:
    """Else the list says something of lines that nobody knows any more."""
    for game in names():
        folder = ROOT / "fivesuns" / "games" / game
        listed = mutants.equivalents(game)
        there = {m.known_as for m in mutants.all_mutants(folder, False)} if listed else set()
        assert [known for known in listed if known not in there] == []
