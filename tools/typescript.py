"""Python types spelled in TypeScript: typed dictionaries, msgspec structs, and what they are made of."""
from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Raw, UnsetType, structs

WIDTH: Final = 140
SIMPLE: Final[Mapping[Any, str]] = {Any: "unknown", Raw: "unknown", NoneType: "null", bool: "boolean", int: "number",
                                    float: "number", str: "string"}
Names = Mapping[Any, str]                                  # types that have a name in the browser


def spelled(kind: Any, names: Names) -> str:
    parts = get_args(kind)
    origin = get_origin(kind)
    if origin is Annotated:
        called = [(extra.extra or {}).get("called") for extra in parts[1:]]
        return called[0] if called and called[0] else spelled(parts[0], names)
    return names.get(kind) or SIMPLE.get(kind) or anonymous(kind, names)


def anonymous(kind: Any, names: Names) -> str:
    """A type that has no name: made of others."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return spelled(parts[0], names)
    if origin is Literal:
        return " | ".join([f"'{word}'" for word in parts])
    if origin is Union or origin is UnionType:
        found = [spelled(part, names) for part in parts if part not in (NoneType, UnsetType)]
        return " | ".join([*found, *(["null"] if NoneType in parts else [])])
    if origin is list or (origin is tuple and parts[1:] == (...,)):
        item = spelled(parts[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join([spelled(part, names) for part in parts])}]"
    if origin is dict:
        key, value = spelled(parts[0], names), spelled(parts[1], names)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    raise TypeError(f"no TypeScript for {kind}")


def fields(thing: Any, names: Names) -> dict[str, str]:
    """`name: type` of each field, in the order of the Python type; what may be left out has a question mark."""
    if is_typeddict(thing):
        hints = get_type_hints(thing, include_extras=True)
        return {name: field(name, name in thing.__optional_keys__ or get_origin(kind) is NotRequired, kind, names)
                for name, kind in hints.items()}
    known = {x.encode_name: x for x in structs.fields(thing)}
    order = [name for part in reversed(thing.__mro__) for name in getattr(part, "__annotations__", {}) if name in known]
    found = {name: field(name, not known[name].required, known[name].type, names)
             for name in dict.fromkeys([*order, *known])}
    config = thing.__struct_config__
    return {config.tag_field: f"{config.tag_field}: '{config.tag}'", **found} if config.tag is not None else found


def field(name: str, optional: bool, kind: Any, names: Names) -> str:
    return f"{name if name.isidentifier() else repr(name)}{'?' if optional else ''}: {spelled(kind, names)}"


def interface(name: str, thing: Any, names: Names, said: Mapping[str, str] | None = None) -> str:
    """A type with fields; `said` is what to say about some of them."""
    found = fields(thing, names)
    if not found:
        return f"export type {name} = Record<string, never>"
    lines = [f"{said_above(said[key], '  ') if said and key in said else ''}  {text}" for key, text in found.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def union(name: str, parts: list[str]) -> str:
    whole = f"export type {name} = {' | '.join(parts)}"
    return whole if len(whole) <= WIDTH else "\n".join([f"export type {name} =", *[f"  | {part}" for part in parts]])


def said_above(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """What the source says at the end of a line about a name, under "", or about a field, under its class."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {"": {}}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            found[""][ast.unparse(node.targets[0])] = comment(node, lines)
        elif isinstance(node, ast.ClassDef):
            inherited = [found.get(ast.unparse(base), {}) for base in node.bases]
            found[node.name] = {name: text for part in inherited for name, text in part.items()}
            found[node.name] |= {ast.unparse(x.target): comment(x, lines) for x in node.body
                                 if isinstance(x, ast.AnnAssign)}
    return found


def comment(node: ast.stmt, lines: list[str]) -> str:
    line = lines[(node.end_lineno or node.lineno) - 1].encode()
    return line[node.end_col_offset or 0:].decode().strip().removeprefix("#").strip()


def shapes(module: ModuleType, renamed: Mapping[str, str]) -> str:
    """Everything that a module defines, in its order: names for types, and types with fields."""
    mine = {name: thing for name, thing in vars(module).items()
            if not name.startswith("_") and (get_origin(thing) is not None
                                             or (is_typeddict(thing) and thing.__module__ == module.__name__))}
    names = {thing: renamed.get(name, name) for name, thing in mine.items()}
    assert len(names) == len(mine), f"{module.__name__} has two names for one type"
    said, found = comments(module), []
    for name, thing in mine.items():
        if is_typeddict(thing):
            above = said_above(thing.__doc__ or "")
            found.append(above + interface(names[thing], thing, names, said.get(name)))
        else:
            found.append(said_above(said[""][name]) + union(name, anonymous(thing, names).split(" | ")))
    return "\n\n".join(found)
