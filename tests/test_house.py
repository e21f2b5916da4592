"""The rooms of the house: arrows between packages point one way, rules keep to the subset that compiles and single out
no faction or card by name, and whoever imports the platform gets no web and no numbers."""
import ast
import json
import subprocess
import sys
from functools import cache
from textwrap import dedent

import pytest

from tests.house import (
    HOUSE,
    ROOT,
    at,
    constants_for,
    faults,
    imports,
    names_of,
    names_within,
    naming_faults,
    singled_out,
    sources,
)

WEB_AND_NUMBERS = {"aiohttp", "aiosqlite", "cryptography", "fastapi", "http_ece", "httpx", "jinja2", "litestar",
                   "matplotlib", "msgspec", "numpy", "onnxruntime", "pandas", "pettingzoo", "psycopg", "py_vapid",
                   "pyspiel", "ray", "requests", "scipy", "sqlalchemy", "starlette", "torch", "uvicorn", "websockets"}
GAMES = sorted([path.parent.name for path in (HOUSE / "games").glob("*/__init__.py")])
FRONT_DOORS = ("fivesuns.cli", "fivesuns.__main__")


def within(name: str, *rooms: str) -> bool:
    return any([name == room or name.startswith(room + ".") for room in rooms])


@cache
def imported(name: str) -> list[str]:
    return list(imports(name, sources(name)[name]))


def arrows(*rooms: str) -> list[tuple[str, str]]:
    return [(name, origin) for name in names_within(*rooms) for origin in imported(name)]


def test_the_kernel_knows_no_game_and_nothing_outside_python() -> None:
    allowed = ("fivesuns.kernel", "mypy_extensions.mypyc_attr")        # a word to the compiler
    wrong = [arrow for arrow in arrows("fivesuns.kernel") if not within(arrow[1], *allowed)
             and arrow[1].split(".")[0] not in sys.stdlib_module_names]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_the_kernel_and_its_own_room(game: str) -> None:
    room = f"fivesuns.games.{game}"
    wrong = [arrow for arrow in arrows(room) if not within(arrow[1], "fivesuns.kernel", room)
             and arrow[1].split(".")[0] not in sys.stdlib_module_names]
    assert wrong == []


def test_all_others_reach_games_through_the_registry_only() -> None:
    rooms = [f"fivesuns.games.{game}" for game in GAMES]
    assert [arrow for arrow in arrows() if within(arrow[1], *rooms) and not within(arrow[0], *rooms)] == []


def test_nothing_imports_the_server_but_the_front_door() -> None:
    wrong = [arrow for arrow in arrows() if within(arrow[1], "fivesuns.server")
             and not within(arrow[0], "fivesuns.server", *FRONT_DOORS)]
    assert wrong == []


def test_only_the_server_knows_the_web() -> None:
    web = {"litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "psycopg", "starlette", "fastapi"}
    wrong = [arrow for arrow in arrows() if arrow[1].split(".")[0] in web and not within(arrow[0], "fivesuns.server")]
    assert wrong == []


def test_rules_know_no_clock_no_system_and_no_luck_of_their_own() -> None:
    outside = {"random", "time", "os", "datetime", "secrets", "uuid", "socket", "subprocess", "threading", "asyncio"}
    wrong = [arrow for arrow in arrows("fivesuns.kernel", "fivesuns.games") if arrow[1].split(".")[0] in outside]
    assert [arrow for arrow in wrong if arrow != ("fivesuns.kernel.chance", "random")] == []


@pytest.mark.parametrize("name", names_within("fivesuns.kernel", "fivesuns.games"))
def test_rules_keep_to_what_compiles_and_replays(name: str) -> None:
    assert faults(sources(name)[name]) == []


@pytest.mark.parametrize(("code", "fault"), [
    ("X: Final = (0.5, 1.0)", "floats"), ("X: Final = (1, 2)", ""), ("X: Final[tuple[float, ...]] = (0.5, 1.0)", ""),
    ("x = next(xs)", "next()"), ("x = next(xs, None)", ""), ("zip(f(a), g(b))", "zip()"), ("zip(f(a), b)", ""),
    ("zip((x for x in a), (y for y in b))", "zip()"), ("def s():\n with x:\n  yield 1", "inside with"),
    ("def s():\n try:\n  yield 1\n finally:\n  y()", "inside try/finally"),
    ("def s():\n try:\n  yield 1\n except E:\n  y()", ""),
    ("x in (1, *ys)", "a star"), ("x not in [*ys]", "a star"), ("x in (1, 2)", ""), ("for x in (1, *ys):\n pass", ""),
    ("for x in xs:\n ys.append(lambda: x)", "a lambda"), ("[Choose(lambda: x) for x in xs]", "a lambda"),
    ("for x in xs:\n max(ys, key=lambda y: y - x)", ""), ("for x in xs:\n ys.append(lambda x: x)", ""),
    ("for x in {1, 2}:\n pass", "loop over a set"), ("[x for x in set(y)]", "made from a set"),
    ("for x in set(a) - b:\n pass", "loop over a set"), ("list({1, 2})", "made from a set"), ("[*{1, 2}]", "made from"),
    ("sorted({1, 2})", ""), ("sorted([x + 1 for x in set(y)])", ""), ("any([x > 1 for x in {1, 2}])", ""),
    ("max([f(x) for x in {1, 2}], key=g)", "made from a set"), ("{x + 1 for x in {1, 2}}", ""),
    ("def f(xs: set[int]):\n for x in xs:\n  pass", "loop over a set"), ("for x in a & {1}:\n pass", "loop over a set"),
    ("def f():\n xs = {1}\n return [x for x in xs]", "made from a set"), ("for x in within(a, 2):\n pass", "loop"),
    ("def f(self, to, /, **xs):\n pass", "before a slash"), ("def f(_to, /, **xs):\n pass", ""),
    ("def f():\n try:\n  x()\n except A as e:\n  y()\n try:\n  x()\n except B as e:\n  y()", "two kinds of errors")])
def test_the_lint_finds_what_it_should_and_no_more(code: str, fault: str) -> None:
    found = faults(ast.parse(code))
    assert (fault in found[0][1]) if fault else not found, found


@pytest.mark.parametrize("game", GAMES)
def test_rules_single_out_no_faction_species_or_card_but_as_an_exception(game: str) -> None:
    assert singled_out(game) == []


@pytest.mark.parametrize(("code", "fault"), [
    ("p.faction == 'ivits'", "singles out 'ivits'"), ("'ivits' != p.faction", "'ivits'"),
    ("p.faction in ('a', 'ivits')", "'ivits'"), ("p.faction in frozenset({'ivits'})", "'ivits'"),
    ("x = [f for f in fs if f not in ['ivits']]", "'ivits'"), ("p.faction == ('ivits' if x else 'a')", "'ivits'"),
    ("match x:\n case 'ivits' | 'a':\n  pass", "'ivits'"), ("def f():\n return {'ivits': 1}[x]", "'ivits'"),
    ("POWERS: Final = {'ivits': f}", "'ivits'"), ("SLOW: Final = 'ivits'", "'ivits'"),
    ("X = {'a': ['ivits']}", "'ivits'"), ("SLOW = ('a', 'ivits')", "'ivits'"),
    ("SLOW: Final = frozenset({'ivits'})", "'ivits'"),
    ("from room.exceptions.ivits import IVITS\np.faction == IVITS", "IVITS"),
    ("from room.exceptions.ivits import IVITS as X\np.faction in (X, 'a')", "X"),
    ("from room.exceptions import ivits\np.faction == ivits.IVITS", "ivits.IVITS"),
    ("from room.exceptions.ivits import grow\ngrow(s)", ""), ("from room.exceptions import POWERS\nx in POWERS", ""),
    ("from elsewhere import IVITS\nx == IVITS", ""), ("x == ivits", ""), ("x == 'iv'", ""), ("def f():\n 'ivits'", ""),
    ("OPTIONS: Final = [Option('ivits', True)]", ""), ("s.tell('ivits')", ""), ("p.faction == 'other'", "")])
def test_the_lint_finds_names_and_constants_for_names(code: str, fault: str) -> None:
    found = naming_faults("here", ast.parse(code), {"ivits", "xenos"}, {"room.exceptions.ivits.IVITS"})
    assert (fault in found[0][1]) if fault else not found, found


def test_names_are_read_where_components_have_them() -> None:
    given = {"card": {"spy": {}, "raid": {}}, "tile": [{"name": "tech1"}], "part": {"basic": {"hull": 1}}}
    paths = ["card.*", "tile.*.name", "part.*.*"]
    assert [list(at(given, path.split("."))) for path in paths] == [["spy", "raid"], ["tech1"], ["hull"]]
    assert {"gambling_world", "new_sparta"} <= names_of("race")
    assert {"ivits", "tech3", "fed_gleens"} <= names_of("gaia")
    assert {"draco", "terran_union", "muon_source", "ancient_tech", "warp_portal"} <= names_of("eclipse")
    assert names_of("gaia").isdisjoint({"board"})


def test_constants_that_stand_for_names_are_known_but_tables_are_not() -> None:
    code = "IVITS: Final = 'ivits'\nSLOW = frozenset({'ivits', 'a'})\nPOWERS = {'ivits': 1}\nOTHER = 'other'"
    assert list(constants_for({"ivits"}, "room", ast.parse(code))) == ["room.IVITS", "room.SLOW"]


def test_importing_the_platform_is_quick_and_brings_no_web_and_no_numbers() -> None:
    code = dedent("""
        import json, sys, time
        start = time.process_time()
        import fivesuns
        print(json.dumps([time.process_time() - start, sorted({name.split(".")[0] for name in sys.modules})]))
    """)
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    seconds, modules = json.loads(done.stdout)
    assert WEB_AND_NUMBERS & set(modules) == set()
    assert seconds < 0.5
