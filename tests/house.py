"""Reads the source of the house: who imports whom, who singles out a faction or card by name, and what mypy does not
see but a compiled stage or another hash seed would do differently."""
from __future__ import annotations

import ast
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
HOUSE: Final = ROOT / "fivesuns"
LOOPS: Final = (ast.For, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
SET_MAKERS: Final = ("set", "frozenset", "within")             # `hexes.within` too
SET_METHODS: Final = ("union", "intersection", "difference", "symmetric_difference")
KEEPS_ORDER: Final = ("list", "tuple", "enumerate", "fromkeys", "join", "iter")
ANY_ORDER: Final = ("sorted", "sum", "len", "any", "all", "set", "frozenset", "min", "max")
AT_ONCE: Final = ("sorted", "min", "max", "sort", "filter", "map", "any", "all")
Fault = tuple[int, str]

# Where the components of a game name its factions, species, cards, tiles ...: file, then keys; * is any key or element.
# Not the final scoring tiles of gaia: they are called by what they count.
NAMED: Final[Mapping[str, Sequence[str]]] = {
    "race": ["cards.*"],
    "gaia": ["factions.*", "tiles.standard.*.name", "tiles.advanced.*.name", "tiles.booster.*.name",
             "tiles.round.*.name", "tiles.federation.*.name"],
    "eclipse": ["species.species.*", "species.boards.*", "technologies.*.*", "parts.*.*", "discoveries.tiles.*"],
    "sidereal": ["species.*", "technologies.*.*", "teams.*.*", "colonies.*", "cards/caylion.*.*", "cards/eni_et.*.*",
                 "cards/faderan.*.*", "cards/imdril.*.*", "cards/kit.*.*", "cards/kjas.*.*", "cards/unity.*.*",
                 "cards/yengii.*.*", "cards/zeth.*.*"],
    "twilight": ["factions.*", "systems.*", "technologies.*.*", "action_cards.*", "agendas.*.*", "objectives.*.*",
                 "notes.*.*"],
}
# Among these, words that mean something else as well: ships and structures are more than technologies.
ORDINARY: Final[Mapping[str, Collection[str]]] = {
    "gaia": ["board"],
    "eclipse": ["starbase", "orbital", "monolith", "hull"],
    "twilight": ["war_sun"],
}
MAY_SINGLE_OUT: Final = ("exceptions", "catalog", "bot", "judgement", "forecast")
COLLECTED: Final = (ast.Tuple, ast.List, ast.Set, ast.Dict, ast.Starred, ast.BoolOp, ast.IfExp)
COLLECTIONS: Final = ("set", "frozenset", "tuple", "list")


@cache
def modules() -> dict[str, Path]:
    """Every module of the house, by dotted name."""
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
            for path in sorted(HOUSE.rglob("*.py"))}


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def names_within(*rooms: str) -> list[str]:
    """The modules of these rooms; of the whole house if none is named."""
    return [name for name in modules()
            if not rooms or any([name == room or name.startswith(room + ".") for room in rooms])]


def sources(*rooms: str) -> dict[str, ast.Module]:
    """What is written in these modules, by dotted name."""
    return {name: parsed(modules()[name]) for name in names_within(*rooms)}


def imports(name: str, tree: ast.Module) -> Iterator[str]:
    """Everything a module imports, by its full dotted name."""
    yield from [origin for _, origin in imports_as(name, tree)]


def imports_as(name: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module calls the things that it imports, and their full dotted names."""
    is_package = (ROOT / Path(*name.split(".")) / "__init__.py").exists()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [(alias.asname or alias.name, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            here = name.split(".")[:len(name.split(".")) - node.level + is_package] if node.level else []
            origin = ".".join([*here, *([node.module] if node.module else [])])
            yield from [(alias.asname or alias.name, f"{origin}.{alias.name}") for alias in node.names]


def called(node: ast.AST) -> str:
    """The name of what is called, without what it is called on."""
    func = node.func if isinstance(node, ast.Call) else None
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def names_in(node: ast.AST) -> set[str]:
    return {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}


def asks(node: ast.AST) -> bool:
    return any([isinstance(x, (ast.Yield, ast.YieldFrom)) for x in ast.walk(node)])


def faults(tree: ast.AST) -> list[Fault]:
    found = [*fragile_when_compiled(tree), *late_lambdas(tree), *order_of_sets(tree)]
    return sorted(set(found))


def fragile_when_compiled(tree: ast.AST) -> Iterator[Fault]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "next" and len(node.args) == 1:
                yield node.lineno, "next() without a default: compiled, its StopIteration silently ends the stage"
            if node.func.id == "zip" and len([x for x in node.args if isinstance(x, (ast.Call, ast.GeneratorExp))]) > 1:
                yield node.lineno, "zip() of two calls: compiled, two generators end in SystemError; make lists"
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            if isinstance(node.value, ast.Tuple) and any(
                    [isinstance(x, ast.Constant) and isinstance(x.value, float) for x in node.value.elts]):
                yield node.lineno, "a Final of floats: compiled, it was never set; say Final[tuple[float, ...]]"
        if isinstance(node, ast.Compare) and any(
                [isinstance(op, (ast.In, ast.NotIn)) and isinstance(x, (ast.Tuple, ast.List))
                 and any([isinstance(y, ast.Starred) for y in x.elts])
                 for op, x in zip(node.ops, node.comparators, strict=True)]):
            yield node.lineno, "a star in what `in` looks through: it does not compile; give it a name"
        if isinstance(node, (ast.With, ast.AsyncWith)) and asks(node):
            yield node.lineno, "a question inside with: compiled, a dropped stage never leaves it"
        if isinstance(node, ast.Try) and node.finalbody and asks(node):
            yield node.lineno, "a question inside try/finally: compiled, a dropped stage never runs it"
        if isinstance(node, FUNCTIONS) and node.args.kwarg is not None:
            for arg in [x.arg for x in node.args.posonlyargs if x.arg not in ("self", "cls")]:
                if not arg.startswith("_"):
                    yield node.lineno, f"{arg} before a slash beside **: compiled, a keyword {arg} is taken for it"
        if isinstance(node, FUNCTIONS):
            kinds: dict[str, str] = {}
            for clause in [x for x in ast.walk(node) if isinstance(x, ast.ExceptHandler) and x.name and x.type]:
                kind = ast.unparse(clause.type) if clause.type else ""
                if kinds.setdefault(clause.name or "", kind) != kind:
                    yield clause.lineno, f"{clause.name} names two kinds of errors: compiled, a name has one type"


def late_lambdas(tree: ast.AST) -> Iterator[Fault]:
    """A lambda that is kept, and by the time it is called sees the last value of the loop."""
    for loop in [x for x in ast.walk(tree) if isinstance(x, LOOPS)]:
        targets = [loop.target] if isinstance(loop, ast.For) else [part.target for part in loop.generators]
        turning = {name for target in targets for name in names_in(target)}
        at_once = {id(x) for call in ast.walk(loop) if called(call) in AT_ONCE for x in ast.walk(call)}
        for inner in ast.walk(loop):
            if isinstance(inner, ast.Lambda) and id(inner) not in at_once:
                own = {arg.arg for arg in inner.args.args}
                if (names_in(inner.body) - own) & turning:
                    yield inner.lineno, "a lambda that uses the loop variable sees its last value: write a helper"


def order_of_sets(tree: ast.AST) -> Iterator[Fault]:
    """The order of a set depends on PYTHONHASHSEED."""
    for scope in [tree, *[x for x in ast.walk(tree) if isinstance(x, FUNCTIONS)]]:
        sets = names_of_sets(scope)
        harmless = {id(call.args[0]) for call in ast.walk(scope)
                    if isinstance(call, ast.Call) and called(call) in ANY_ORDER and call.args and not call.keywords}
        harmless |= {id(call.args[0]) for call in ast.walk(scope)
                     if isinstance(call, ast.Call) and called(call) == "sorted" and call.args}
        for node in own_nodes(scope):
            if isinstance(node, ast.For) and is_set(node.iter, sets):
                yield node.lineno, "a loop over a set: its order depends on PYTHONHASHSEED"
            elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)) and id(node) not in harmless:
                if any([is_set(part.iter, sets) for part in node.generators]):
                    yield node.lineno, "made from a set: its order depends on PYTHONHASHSEED"
            elif isinstance(node, ast.Call) and called(node) in KEEPS_ORDER:
                if any([is_set(arg, sets) for arg in node.args]) and id(node) not in harmless:
                    yield node.lineno, "made from a set: its order depends on PYTHONHASHSEED"
            elif isinstance(node, (ast.List, ast.Tuple)) and id(node) not in harmless:
                if any([isinstance(x, ast.Starred) and is_set(x.value, sets) for x in node.elts]):
                    yield node.lineno, "made from a set: its order depends on PYTHONHASHSEED"


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Everything in a scope, without the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, FUNCTIONS):
            yield child
            yield from own_nodes(child)


def is_set(node: ast.AST, sets: set[str]) -> bool:
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    if isinstance(node, ast.Name):
        return node.id in sets
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
        return is_set(node.left, sets) or is_set(node.right, sets)
    return called(node) in SET_MAKERS or (called(node) in SET_METHODS and isinstance(node, ast.Call))


def names_of_sets(scope: ast.AST) -> set[str]:
    """Names that are bound to sets here, by annotation or by what is assigned."""
    found: set[str] = set()
    if isinstance(scope, FUNCTIONS):
        args = [*scope.args.args, *scope.args.kwonlyargs, *scope.args.posonlyargs]
        found |= {arg.arg for arg in args if arg.annotation is not None and says_set(arg.annotation)}
    for node in own_nodes(scope):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and says_set(node.annotation):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign) and is_set(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def says_set(annotation: ast.AST) -> bool:
    text = ast.unparse(annotation).removeprefix("Final[")
    return text.startswith(("set[", "frozenset[", "Set[", "AbstractSet["))


# factions, species and cards by name

def names_of(game: str) -> set[str]:
    """Of the factions, species, cards, tiles ... of a game, as its components have them."""
    assert game in NAMED, f"say in tests/house.py where the components of {game} name factions, species, cards"
    found: set[str] = set()
    for path in NAMED[game]:
        file, *keys = path.split(".")
        found |= set(at(tomllib.loads((HOUSE / "games" / game / "components" / f"{file}.toml").read_text()), keys))
    return found - set(ORDINARY.get(game, []))


def at(given: Any, keys: Sequence[str]) -> Iterator[str]:
    if not keys:
        yield given
    elif keys == ["*"]:
        yield from given
    elif keys[0] == "*":
        for inner in given.values() if isinstance(given, dict) else given:
            yield from at(inner, keys[1:])
    else:
        yield from at(given[keys[0]], keys[1:])


def singled_out(game: str) -> list[str]:
    """Where rules that ought to be general test for one of the names."""
    room, names = f"fivesuns.games.{game}", names_of(game)
    trees, allowed = sources(room), sources(*[f"{room}.{part}" for part in MAY_SINGLE_OUT])
    constants = {name for module, tree in trees.items() for name in constants_for(names, module, tree)}
    return [f"{module}:{line} {fault}" for module, tree in trees.items() if module not in allowed
            for line, fault in naming_faults(module, tree, names, constants)]


def constants_for(names: Collection[str], module: str, tree: ast.Module) -> Iterator[str]:
    """Constants that stand for one of the names or for several; not tables that have something for each."""
    for target, value in assigned(tree):
        if not isinstance(value, ast.Dict) and any([is_word(part, names) for part in parts_of(value)]):
            yield f"{module}.{target}"


def assigned(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from [(target.id, node.value) for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def parts_of(node: ast.AST) -> Iterator[ast.expr]:
    """The words and names that an expression may amount to, or that it collects."""
    if isinstance(node, (ast.Constant, ast.Name, ast.Attribute)):
        yield node
    elif isinstance(node, COLLECTED) or called(node) in COLLECTIONS:
        for part in ast.iter_child_nodes(node):
            yield from parts_of(part)


def is_word(part: ast.expr, words: Collection[str]) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value in words


def naming_faults(module: str, tree: ast.Module, names: Collection[str], constants: Collection[str]) -> list[Fault]:
    """One of the names is tested for, literally or by a constant that stands for it."""
    found, origins = set(), dict(imports_as(module, tree))
    for part in [part for node in singling(tree) for part in parts_of(node)]:
        first, dot, rest = ast.unparse(part).partition(".")
        if is_word(part, names) or origins.get(first, "") + dot + rest in constants:
            found.add((part.lineno, f"singles out {ast.unparse(part)}: let data say it, or exceptions/ deal with it"))
    return sorted(found)


def singling(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a word stands for what it names: what is compared, cases, keys, constants of the module."""
    yield from [value for _, value in assigned(tree)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield from [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            yield node.value
        elif isinstance(node, ast.Dict):
            yield from [key for key in node.keys if key is not None]
