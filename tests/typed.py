"""Is what a game says of the shape that it declares? Exactly: nothing is missing, of another type, or too much."""
from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec


def flaw_of(said: Any, kind: Any) -> str:
    """What is wrong with it as it goes over the wire, and where; empty if nothing."""
    return flaw(msgspec.json.decode(msgspec.json.encode(said)), kind, "it")


def flaw(x: Any, kind: Any, at: str) -> str:
    if kind in (NoneType, bool, int, str):
        return "" if type(x) is kind else f"{at} is {x!r}, not {kind.__name__}"
    if kind is float:
        return "" if type(x) in (int, float) else f"{at} is {x!r}, not a number"
    if is_typeddict(kind):
        return flaw_of_fields(x, kind, at)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return "" if x in parts else f"{at} is {x!r}, not one of {', '.join(parts)}"
    if origin is Union or origin is UnionType:
        flaws = [flaw(x, part, at) for part in parts]
        return "" if "" in flaws else " and ".join(flaws)
    if origin is dict:
        return flaw_of_entries(x, *parts, at)
    assert origin in (list, tuple), f"{at}: {kind} cannot be checked"
    if type(x) is not list:
        return f"{at} is {x!r}, not a list"
    if origin is tuple and len(x) != len(parts):
        return f"{at} has {len(x)} items, not {len(parts)}"
    return first([flaw(y, parts[n if origin is tuple else 0], f"{at}[{n}]") for n, y in enumerate(x)])


def flaw_of_entries(x: Any, key: Any, value: Any, at: str) -> str:
    if type(x) is not dict:
        return f"{at} is {x!r}, not a dict"
    return first([flaw(k, key, f"a key of {at}") or flaw(y, value, f"{at}.{k}") for k, y in x.items()])


def flaw_of_fields(x: Any, kind: Any, at: str) -> str:
    if type(x) is not dict:
        return f"{at} is {x!r}, not a {kind.__name__}"
    known, needed = fields(kind)
    missing, unknown = needed - x.keys(), x.keys() - known.keys()
    if missing or unknown:
        return f"{at} is no {kind.__name__}: missing {sorted(missing)}, unknown {sorted(unknown)}"
    return first([flaw(y, known[k], f"{at}.{k}") for k, y in x.items()])


@cache
def fields(kind: Any) -> tuple[dict[str, Any], set[str]]:
    """The types of all fields, and which of them have to be there."""
    hints = get_type_hints(kind, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired} | kind.__optional_keys__
    return {name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            for name, hint in hints.items()}, hints.keys() - optional


def first(flaws: list[str]) -> str:
    return next(filter(None, flaws), "")
