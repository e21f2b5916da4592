"""What games say, in views, catalogues and events, is what their shapes say, and the browser's types with them."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

import pytest

from fivesuns.games import load, names
from fivesuns.kernel import Choose, Compose, Record, Table
from tests.house import sources
from tests.typed import flaw_of
from tools import typescript

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))
WITH_FACTS = ("gaia-13-4p-setup", "eclipse-02-4p", "eclipse-03-5p", "twilight-01-4p")
EVERY = 40                # of the positions of a record are looked at, and the first of each stage and question


def is_long(path: Path) -> bool:
    return path.read_bytes().count(b"\n") > 700


def part(game: str, name: str) -> Any:
    return import_module(f"fivesuns.games.{game}.{name}")


@pytest.mark.parametrize("game", names())
def test_a_game_declares_what_it_says(game: str) -> None:
    shapes, catalog = part(game, "shapes"), part(game, "catalog")
    assert get_type_hints(type(load(game)).view)["return"] is shapes.View
    assert hasattr(catalog, "catalogue") == hasattr(shapes, "Catalogue")
    if hasattr(catalog, "catalogue"):
        assert get_type_hints(catalog.catalogue)["return"] is shapes.Catalogue
    assert bool(find_spec(f"fivesuns.games.{game}.odds")) == hasattr(shapes, "Odds") == hasattr(shapes, "Case")


@pytest.mark.parametrize("game", names())
def test_nothing_between_a_view_and_its_shape_escapes_the_type_checker(game: str) -> None:
    trees = sources(f"fivesuns.games.{game}.view", f"fivesuns.games.{game}.shapes")
    assert len(trees) == 2
    for name, tree in trees.items():
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not used & {"Any", "cast", "object"}, name


@pytest.mark.parametrize("path", [pytest.param(path, marks=[pytest.mark.long] if is_long(path) else [], id=path.stem)
                                  for path in RECORDS])
def test_views_events_and_facts_of_a_recorded_game_are_of_their_shapes(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    shapes = part(record.game, "shapes")
    events, facts = get_type_hints(shapes.Events), get_type_hints(getattr(shapes, "Facts", dict))
    table: Table[Any] = Table(load(record.game), record.options)
    known: set[Any] = set()
    told = table.begin()
    for n, (who, name) in enumerate([*record.answers, ("", "")]):
        for event in told:
            assert not flaw_of(event.args, events[event.what]), event.what
        asked = table.waiting().values()
        here = {tuple([crumb[0] for crumb in table.trail()]), *[decision.key for decision in asked]}
        if n % EVERY == 0 or here - known or table.over:
            known |= here
            for seat in (None, *range(table.options["seats"])):
                assert not flaw_of(table.view(seat), shapes.View), (n, seat)
        for decision in asked:
            if isinstance(decision, Choose) and decision.facts is not None:
                for fact in decision.facts():
                    assert fact is None or not flaw_of(fact, facts[decision.key]), (n, decision.key)
                    known |= {("facts", decision.key)} if fact is not None else set()
            if isinstance(decision, Compose) and decision.key in facts and ("facts", decision.key) not in known:
                for described in decision.describe()["parts"]:
                    assert "facts" not in described or not flaw_of(described["facts"], facts[decision.key]), n
                known |= {("facts", decision.key)}
        told = table.give_line(who, name) if name else []
    assert table.over
    if path.stem in WITH_FACTS:
        assert known & {("facts", key) for key in facts}


@pytest.mark.parametrize("game", [name for name in names() if hasattr(part(name, "catalog"), "catalogue")])
def test_a_catalogue_is_of_its_shape(game: str) -> None:
    assert not flaw_of(part(game, "catalog").catalogue(), part(game, "shapes").Catalogue)


def cases_of(game: str) -> list[dict[str, Any]]:
    """Battles with everything that a case can say."""
    if game == "twilight":
        side = {"units": {"cruiser": 2, "fighter_ii": 1}, "technologies": ["antimass_deflectors"], "faction": "norr",
                "cards": ["morale_boost"]}
        landing = {"units": {"infantry": 2}, "bombarding_ships": {"dreadnought": 1}}
        shares = {"attacker_win": 0.5, "draw": 0.0, "defender_win": 0.5}
        return [{"attacker": side, "defender": {"units": {"destroyer": 1}, "pds": {"pds": 1},
                                                "pds_where": "adjacent system"}},
                {"attacker": {"units": {"dreadnought": 2}, "damaged": {"dreadnought": 1}},
                 "defender": {"units": {"destroyer": 1}}, "nebula": True, "begun": True},
                {"attacker": landing, "defender": {"units": {"infantry": 1}}, "case": "a landing",
                 "policy": "the cheapest first", "odds": shares}]
    view = Table.replay(load("eclipse"), Record.parse(RECORDS[0].read_text("utf-8"))).view(0)
    stats = view["seats"][0]["blueprints"]["cruiser"]["stats"]
    group = {"ship": "cruiser", "count": 2, "damage": [1], "stats": stats, "splitter": False}
    return [{"attacker": [group], "defender": "ancient_standard", "defender_count": 2},
            {"attacker": "cruiser", "count": 1, "defender": [{"ship": "interceptor", "species": "orion"}]}]


@pytest.mark.parametrize("game", [name for name in names() if hasattr(part(name, "shapes"), "Odds")])
def test_odds_are_of_their_shape(game: str) -> None:
    shapes, cases = part(game, "shapes"), cases_of(game)
    added = get_type_hints(shapes.Odds)
    for case, solved in zip(cases, part(game, "odds").solve(cases), strict=True):
        assert not flaw_of(case, shapes.Case)
        assert not flaw_of({name: x for name, x in solved.items() if name in added}, shapes.Odds)
        assert {name: x for name, x in solved.items() if name not in added} == {
            name: x for name, x in case.items() if name not in added}


def told_in(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every event in the source of a game, with the names of its arguments."""
    for tree in sources(f"fivesuns.games.{game}").values():
        for node in ast.walk(tree):
            said = node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
            if isinstance(node, ast.Call) and said in ("tell", "call"):
                what = node.args[int(said == "call")]                          # whom it is meant for comes before
                for word in [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]:
                    assert isinstance(word, ast.Constant), ast.unparse(node)
                    yield word.value, {keyword.arg or "**" for keyword in node.keywords}


@pytest.mark.parametrize("game", names())
def test_every_event_is_declared_with_what_it_tells(game: str) -> None:
    declared = {what: set(get_type_hints(args)) for what, args in get_type_hints(part(game, "shapes").Events).items()}
    told = list(told_in(game))
    assert {what for what, _ in told} == set(declared)
    for what, args in told:
        assert args == declared[what], what


class Inner(TypedDict):
    word: Literal["a", "b"] | None
    more: NotRequired[list[tuple[int, str]]]


class Other(TypedDict):
    n: float


class Outer(TypedDict):
    inner: Inner | Other
    by: dict[Literal["x", "y"], int]


@pytest.mark.parametrize(("said", "flawed"), [
    ({"inner": {"word": "a"}, "by": {}}, ""),
    ({"inner": {"word": None, "more": [(1, "x")]}, "by": {"x": 1}}, ""),
    ({"inner": {"n": 1}, "by": {}}, ""),
    ({"inner": {"word": "a"}}, "missing ['by']"),
    ({"inner": {"word": "a"}, "by": {}, "else": 1}, "unknown ['else']"),
    ({"inner": {"word": "c"}, "by": {}}, "it.inner.word is 'c'"),
    ({"inner": {}, "by": {}}, "missing ['n']"),
    ({"inner": {"n": True}, "by": {}}, "it.inner.n is True"),
    ({"inner": {"word": "a", "more": [(1, "x", 2)]}, "by": {}}, "it.inner.more[0] has 3 items"),
    ({"inner": {"word": "a", "more": [("x", 1)]}, "by": {}}, "it.inner.more[0][0] is 'x'"),
    ({"inner": {"word": "a"}, "by": {"z": 1}}, "a key of it.by is 'z'"),
    ({"inner": {"word": "a"}, "by": {"x": True}}, "it.by.x is True"),
    ({"inner": {"word": "a"}, "by": []}, "it.by is []"),
    ([], "it is []"),
])
def test_what_is_not_of_its_shape_is_noticed(said: Any, flawed: str) -> None:
    found = flaw_of(said, Outer)
    assert flawed in found
    assert bool(flawed) == bool(found)


def test_shapes_are_spelled_as_the_browser_needs_them() -> None:
    names = {Inner: "Inner", Other: "OtherView"}
    assert typescript.interface("Outer", Outer, names, {"by": "what for"}) == (
        "export interface Outer {\n  inner: Inner | OtherView\n  /** what for */\n"
        "  by: Partial<Record<'x' | 'y', number>>\n}")
    assert list(typescript.fields(Inner, names).values()) == ["word: 'a' | 'b' | null", "more?: [number, string][]"]
    assert typescript.spelled(list[str | None], {}) == "(string | null)[]"
    assert typescript.spelled(dict[str, bool], {}) == "Record<string, boolean>"
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.spelled(complex, {})
