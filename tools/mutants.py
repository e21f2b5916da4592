"""Do the tests notice a broken rule? `make mutants GAME=gaia` breaks the rules of a game in one small way after another
and runs, each time, the rule tests that reach the changed line.

A mutant changes one comparison, number, condition or statement of the game's rules, or one value of its components.
Rule tests are those of tests/games/<game> that cite a clause, prove what a component does (`component`) or compare
components with the facts; golden records and bots do not count. What survives is a gap in the tests, unless
tests/games/<game>/equivalent.toml says why the change changes nothing.

With --again it runs only those that survived the last time, to see whether new tests kill them.
With --secrets it opens instead, one by one, every question, draw and event that is shown to some only; the laws are
run then too.
"""
from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import hashlib
import importlib
import io
import json
import os
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

ROOT: Final = Path(__file__).parent.parent
#: what is no rule: players, their judgement, the plans that are proposed to them, what is shown
NOT_RULES: Final = {"bot.py", "judgement.py", "judgement", "planner.py", "chatter.py", "bench.py", "audit.py",
                    "shapes.py", "view.py", "outline.py", "forecast.py", "forecast", "odds.py", "__pycache__"}
MEMORY: Final = 4 << 30
COMPONENTS: Final = ("test_components.py", "test_abilities.py")     # these compare with the facts
IMPORT: Final = ""                       # the coverage context of what runs when a module is imported
FIRST: Final = 12                        # tests that are tried before the others
QUIETLY: Final = ("-n", "0", "-x", "-q", "--tb=no", "--no-header", "--assert=plain")
LAWS: Final = 60                         # seconds that the laws may take
LEAST: Final = 10                        # seconds that a test may take, however fast it is without a change

COMPARE: Final = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
                  ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
COUNT: Final = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
                ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr}
SWAPS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
TELLING: Final = {"tell", "call"}        # what is said of an event is no rule
SHOWN: Final = ("shapes.", "Catalogue")  # nor is what only makes data for the browser
BY_CHANCE: Final = "rng"                 # nor what somebody without a plan may answer: only that it is legal counts


Way = tuple[str, ...]                    # keys that lead to a value


@dataclass(frozen=True)
class Mutant:
    path: str                            # below the game's folder
    index: int                           # which of the file's mutants
    line: int                            # 0: in the components
    within: str                          # the line, or the way to the value
    was: str
    now: str
    opens: bool = False                  # shows everybody what some only may see

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}  {self.within}\n      {self.was}  ->  {self.now}"

    @property
    def known_as(self) -> tuple[str, ...]:
        """The same when lines have moved."""
        return self.path, self.within, self.was, self.now

    def lot(self, seed: str) -> bytes:
        """Its place in the lot of this seed, whatever else is changed in the rules."""
        return hashlib.sha256("\n".join([seed, *self.known_as]).encode()).digest()


class Change(ast.NodeTransformer):
    """Finds every change that can be made in a file; makes the one that is wanted."""

    def __init__(self, opens: bool, wanted: int | None = None) -> None:
        self.opens = opens
        self.wanted = wanted
        self.found: list[tuple[ast.AST, str, str]] = []

    def visit(self, node: ast.AST) -> Any:
        if not self.opens and left_alone(node):
            return node
        for instead in openings(node) if self.opens else changes(node):
            if len(self.found) == self.wanted:
                self.found.append((node, "", ""))
                return ast.copy_location(instead, node)
            self.found.append((node, short(node), short(instead)))
        return self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """All that runs: no annotations, no decorators."""
        kept = {name: getattr(node, name, None) for name in ("annotation", "returns", "decorator_list", "bases")}
        for name, value in kept.items():
            if value is not None:
                setattr(node, name, [] if isinstance(value, list) else None)
        super().generic_visit(node)
        for name, value in kept.items():
            if value is not None:
                setattr(node, name, value)
        return node


def left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef):
        return (BY_CHANCE in [arg.arg for arg in node.args.args]
                or (node.returns is not None and ast.unparse(node.returns).startswith(SHOWN)))
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.JoinedStr)):
        return True
    if not isinstance(node, ast.Expr):
        return False
    called = node.value
    return isinstance(called, ast.Constant) or (
        isinstance(called, ast.Call) and isinstance(called.func, ast.Attribute) and called.func.attr in TELLING)


def is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def openings(node: ast.AST) -> Iterator[ast.AST]:
    """The same question, draw or event, shown to everybody."""
    match node:
        case ast.Call(func=ast.Name(id="Draw"), args=[pool, many, eyes]) if not is_none(eyes):
            yield ast.Call(node.func, [pool, many, ast.Constant(None)], node.keywords)
        case ast.Call(func=ast.Attribute(attr="tell"), args=[what, eyes]) if not is_none(eyes):
            yield ast.Call(node.func, [what], node.keywords)
        case ast.Call(keywords=keywords):
            for word in keywords:
                if word.arg == "seen_by" and not is_none(word.value):
                    to_all = ast.keyword("seen_by", ast.Constant(None))
                    yield ast.Call(node.func, node.args, [to_all if other is word else other for other in keywords])


def short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) < 100 else text[:60] + " … " + text[-37:]


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What this may be changed into."""
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in COMPARE:
            yield ast.Compare(node.left, [COMPARE[type(op)](), *node.ops[1:]], node.comparators)
        case ast.BinOp(op=op) if type(op) in COUNT:
            yield ast.BinOp(node.left, COUNT[type(op)](), node.right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for i in range(len(values)):
                left = values[:i] + values[i + 1:]
                yield left[0] if len(left) == 1 else ast.BoolOp(op, left)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int() as number):
            yield ast.Constant(number + 1)
        case ast.If() | ast.IfExp() | ast.While() if not isinstance(node.test, (ast.Compare, ast.UnaryOp)):
            instead = copy.deepcopy(node)
            instead.test = ast.UnaryOp(ast.Not(), instead.test)
            yield instead
        case ast.comprehension(ifs=[_, *_]):
            for i in range(len(node.ifs)):
                yield ast.comprehension(node.target, node.iter, node.ifs[:i] + node.ifs[i + 1:], node.is_async)
        case ast.Call(func=ast.Name(id=name)) if name in SWAPS and len(node.args) > 1 - (name in ("any", "all")):
            yield ast.Call(ast.Name(SWAPS[name], ast.Load()), node.args, node.keywords)
        case ast.AugAssign(op=op) if type(op) in COUNT:
            yield ast.AugAssign(node.target, COUNT[type(op)](), node.value)
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.Continue():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()


def code_mutants(folder: Path, path: str, opens: bool) -> list[Mutant]:
    text = (folder / path).read_text("utf-8")
    lines = text.splitlines()
    change = Change(opens)
    change.visit(ast.parse(text))
    found: list[Mutant] = []
    for i, (node, was, now) in enumerate(change.found):
        begins = node.target if isinstance(node, ast.comprehension) else node      # a comprehension has no line itself
        line: int = getattr(begins, "lineno", 0)
        found.append(Mutant(path, i, line, " ".join(lines[line - 1].split()), was, now, opens))
    return found


def changed_values(value: Any, at: Way, alike: dict[str, list[str]]) -> Iterator[tuple[Way, Any]]:
    """Ways to single values, and what may stand there instead; a word becomes another that stands in such a place."""
    if isinstance(value, bool):
        yield at, not value
    elif isinstance(value, (int, float)):
        yield at, value + 1
    elif isinstance(value, str):
        others = alike[at[-1]]
        if len(others) > 1:
            yield at, others[(others.index(value) + 1) % len(others)]
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from changed_values(inner, (*at, key), alike)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from changed_values(inner, (*at, str(i)), alike)
        if value:
            yield at, value[:-1]


def words_by_place(value: Any, place: str, found: dict[str, list[str]]) -> dict[str, list[str]]:
    if isinstance(value, str):
        if value not in found[place]:
            found[place].append(value)
    elif isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            words_by_place(inner, str(key), found)
    return found


def data_mutants(folder: Path, path: str) -> list[Mutant]:
    data = tomllib.loads((folder / path).read_text("utf-8"))
    found = changed_values(data, (), words_by_place(data, "", defaultdict(list)))
    return [Mutant(path, i, 0, ".".join(at), short_value(at_way(data, at)), short_value(now))
            for i, (at, now) in enumerate(found)]


def short_value(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 100 else text[:60] + " … " + text[-37:]


def at_way(data: Any, way: Way) -> Any:
    for step in way:
        data = data[int(step) if isinstance(data, list) else step]
    return data


def all_mutants(folder: Path, opens: bool) -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted(folder.rglob("*")):
        below = path.relative_to(folder)
        if NOT_RULES & {*below.parts}:
            continue
        if path.suffix == ".py":
            found += code_mutants(folder, str(below), opens)
        elif path.suffix == ".toml" and not opens:
            found += data_mutants(folder, str(below))
    return found


def put_in(mutant: Mutant, folder: Path) -> None:
    """From here on the game is imported with this change."""
    path = folder / mutant.path
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        loads = tomllib.loads

        def changed(given: str, **how: Any) -> dict[str, Any]:
            data = loads(given, **how)
            if given == text:
                ways = list(changed_values(data, (), words_by_place(data, "", defaultdict(list))))
                way, now = ways[mutant.index]
                holder = at_way(data, way[:-1])
                holder[int(way[-1]) if isinstance(holder, list) else way[-1]] = now
            return data

        tomllib.loads = changed
        return
    get_code = SourceFileLoader.get_code

    def changed_code(self: SourceFileLoader, name: str) -> Any:
        if self.path != str(path):
            return get_code(self, name)
        tree = Change(mutant.opens, mutant.index).visit(ast.parse(text))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")

    SourceFileLoader.get_code = changed_code          # type: ignore[method-assign,assignment]


# --- which tests reach what ---

def of_components(test: str) -> bool:
    """Does this test compare components with the facts?"""
    return test.split("::")[0].endswith(COMPONENTS)


class Reach:
    """A pytest plugin: which rule test runs which line, how long it takes, which clauses it cites."""

    def __init__(self, measuring: coverage.Coverage) -> None:
        self.measuring = measuring
        self.took: dict[str, float] = {}
        self.clauses: dict[str, list[str]] = {}
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.get_closest_marker("rule") or item.get_closest_marker("component")
                or of_components(item.nodeid)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
        for item in kept:
            self.clauses[item.nodeid] = sorted({c for mark in item.iter_markers("rule") for c in mark.args})

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measuring.switch_context(item.nodeid)
        begun = time.process_time()
        result = yield
        self.took[item.nodeid] = time.process_time() - begun
        self.measuring.switch_context(IMPORT)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


@dataclass
class Known:
    """What one run of all rule tests has shown."""
    game: str
    lines: dict[str, dict[int, list[str]]]            # by file and line: the tests that reach it
    took: dict[str, float]
    clauses: dict[str, list[str]]

    def reached(self, mutant: Mutant) -> list[str]:
        return self.lines.get(mutant.path, {}).get(mutant.line, []) if mutant.line else [IMPORT]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Fast ones first. What runs at import concerns every test: first those of the components."""
        reached = self.reached(mutant)
        if IMPORT in reached:
            return sorted(self.took, key=lambda test: (not of_components(test), self.took[test]))
        return sorted(reached, key=lambda test: self.took[test])

    def batches(self, mutant: Mutant) -> list[list[str]]:
        """The tests in two parts: to collect a few is fast, and most mutants die at once."""
        tests = self.tests_of(mutant)
        parts = [test for test in tests if of_components(test)] if IMPORT in self.reached(mutant) else tests[:FIRST]
        laws = ["tests/laws/test_laws.py", "-k", f"all_laws and {self.game}"] if mutant.opens else []
        return [batch for batch in (parts, tests[len(parts):], laws) if batch]


def measure(game: str, folder: Path) -> Known:
    """Runs every rule test once, watched; kept until the game or its tests change."""
    tests = ROOT / "tests" / "games" / game
    sources = sorted(p for p in [*folder.rglob("*"), *tests.rglob("*"), *(ROOT / "fivesuns/kernel").rglob("*")]
                     if p.suffix in (".py", ".toml"))
    state = hashlib.sha256(b"".join([p.read_bytes() for p in [*sources, Path(__file__)]])).hexdigest()
    kept = ROOT / "build" / f"mutants-{game}.json"
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(kept.read_text())
        if found["state"] == state:
            lines = {path: {int(n): tests for n, tests in by_line.items()} for path, by_line in found["lines"].items()}
            return Known(game, lines, found["took"], found["clauses"])
    print(f"{game}: which test reaches what …", flush=True)
    kept.parent.mkdir(exist_ok=True)
    result = subprocess.run([sys.executable, __file__, game, "--measure", str(kept), "--state", state], cwd=ROOT)
    if result.returncode:
        sys.exit(result.returncode)
    return measure(game, folder)


def measure_here(game: str, folder: Path, kept: Path, state: str) -> int:
    watching = coverage.Coverage(data_file=None, include=[str(folder / "*")], config_file=False)
    watching.start()
    watching.switch_context(IMPORT)
    reach = Reach(watching)
    code = pytest.main(["-n", "0", "-q", "--no-header", f"tests/games/{game}"], plugins=[reach])
    watching.stop()
    if code:
        print("the tests fail without any change: " + " ".join(reach.failed))
        return 1
    data = watching.get_data()
    lines = {str(Path(file).relative_to(folder)): data.contexts_by_lineno(file) for file in data.measured_files()}
    kept.write_text(json.dumps({"state": state, "lines": lines, "took": reach.took, "clauses": reach.clauses}))
    return 0


# --- running them ---

def warm_up() -> None:
    """What all children need and no mutant changes is imported here, once: a child takes a tenth of the time."""
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*QUIETLY, "--collect-only", "tests/test_mutants.py"])
    importlib.import_module("fivesuns.kernel")


class Patience:
    """A pytest plugin: a broken game may go on for ever, so each test has so much work and no more."""

    def __init__(self, took: dict[str, float]) -> None:
        self.took = took
        signal.setitimer(signal.ITIMER_PROF, 2 * LEAST)       # to import and to collect

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_PROF, LEAST + 5 * self.took.get(item.nodeid, LAWS))


def run(mutant: Mutant, batches: list[list[str]], folder: Path, took: dict[str, float]) -> int:
    """A child in which the game is broken so; its process id."""
    child = os.fork()
    if child:
        return child
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    code = 1
    try:
        put_in(mutant, folder)
        for tests in batches:
            code = int(pytest.main([*QUIETLY, *tests], plugins=[Patience(took)]))
            if code:
                break
    finally:
        os._exit(code)


def run_all(mutants: list[Mutant], known: Known, folder: Path, workers: int,
            told: Callable[[Mutant, bool], None]) -> None:
    running: dict[int, Mutant] = {}
    waiting = list(mutants)
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop(0)
            batches = known.batches(mutant)
            if not batches:
                told(mutant, True)
                continue
            running[run(mutant, batches, folder, known.took)] = mutant
        if running:
            child, status = os.wait()
            told(running.pop(child), os.waitstatus_to_exitcode(status) == pytest.ExitCode.OK)


def equivalents(game: str) -> dict[tuple[str, ...], str]:
    path = ROOT / "tests" / "games" / game / "equivalent.toml"
    rows = tomllib.loads(path.read_text("utf-8"))["mutants"] if path.is_file() else []
    return {(row["file"], row["within"], row["was"], row["now"]): row["why"] for row in rows}


def report(game: str, sample: list[Mutant], survived: list[Mutant], known: Known) -> float:
    equal = equivalents(game)
    gaps = [mutant for mutant in survived if mutant.known_as not in equal]
    counted = [mutant for mutant in sample if mutant.known_as not in equal]
    by_clause: dict[str, Counter[str]] = defaultdict(Counter)
    for mutant in counted:
        if IMPORT in known.reached(mutant):
            continue                                                           # concerns every clause, and so none
        word = "survived" if mutant in gaps else "killed"
        for clause in {c for test in known.tests_of(mutant) for c in known.clauses[test]}:
            by_clause[clause][word] += 1
    if gaps:
        print("\nsurvived, by clause (of the tests that reach it):")
        for clause, found in sorted(by_clause.items(), key=lambda item: -item[1]["survived"] / item[1].total())[:25]:
            if found["survived"]:
                print(f"  {clause}: {found['killed']} killed, {found['survived']} survived")
    for mutant in gaps:
        reached = known.tests_of(mutant)
        print(f"  {mutant}\n      {len(reached)} tests reach it" + (f", such as {reached[0]}" if reached else ""))
    killed = len(counted) - len(gaps)
    share = killed / max(1, len(counted))
    print(f"{game}: {killed} of {len(counted)} mutants killed ({share:.1%}), {len(gaps)} survived; "
          f"{len(sample) - len(counted)} more change nothing that matters")
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=400, help="so many by lot (0: all)")
    parser.add_argument("--seed", default="fivesuns", help="of the lot; the same seed, the same mutants")
    parser.add_argument("--secrets", action="store_true", help="open what is hidden instead")
    parser.add_argument("--again", action="store_true", help="only what survived the last run")
    parser.add_argument("--only", default="", help="those whose place contains this")
    parser.add_argument("--least", type=float, default=0.0, help="fail if a smaller share is killed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--state", help=argparse.SUPPRESS)
    given = parser.parse_args()
    folder = ROOT / "fivesuns" / "games" / given.game
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    if given.measure:
        return measure_here(given.game, folder, Path(given.measure), given.state)
    known = measure(given.game, folder)
    found = [m for m in all_mutants(folder, given.secrets) if given.only in str(m)]
    last = ROOT / "build" / f"mutants-{given.game}-survived.json"
    if given.again:
        again = {tuple(row) for row in json.loads(last.read_text())}
        found = [m for m in found if m.known_as in again]
    if given.sample:
        found.sort(key=lambda m: m.lot(given.seed))
    sample = sorted(found[:given.sample or None], key=lambda m: (m.path, m.index))
    print(f"{given.game}: {len(sample)} of {len(found)} mutants, {len(known.took)} rule tests", flush=True)
    last.write_text("[]")
    survived: list[Mutant] = []
    done: list[Mutant] = []

    def told(mutant: Mutant, alive: bool) -> None:
        done.append(mutant)
        if alive:
            survived.append(mutant)
            last.write_text(json.dumps([m.known_as for m in survived]))
        if sys.stdout.isatty():
            print(f"\r{len(done)} of {len(sample)}, {len(survived)} survived", end="", flush=True)
        elif alive or len(done) % 50 == 0:
            print(f"  {len(done)} of {len(sample)}" + f": {mutant}" * alive, flush=True)

    warm_up()
    run_all(sample, known, folder, given.workers, told)
    if sys.stdout.isatty():
        print()
    survived.sort(key=lambda m: (m.path, m.index))
    return 0 if report(given.game, sample, survived, known) >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
