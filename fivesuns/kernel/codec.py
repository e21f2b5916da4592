"""Plain data, walked by value: copied, renamed, read, written, without a line from the game.

Data is None, bool, int, str, tuples of those, lists, dicts, and dataclasses of data. A list or dict holds either only
things that cannot change or only things that can.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from fivesuns.kernel.state import Fixed, State

ATOMS: Final = frozenset((str, int, bool, tuple))       # what cannot change; None apart, which stands for anything
_fields: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The data fields of a class, in the order of their declaration."""
    found = _fields.get(cls)
    if found is None:
        found = tuple([f.name for f in fields(cls) if not f.name.startswith("_")])
        _fields[cls] = found
    return found


def _can_change(x: Any) -> bool:
    return type(x) not in ATOMS and not isinstance(x, Fixed)


def copied(x: Any) -> Any:
    """A copy that shares nothing that can change."""
    kind = type(x)
    if x is None or kind in ATOMS:
        return x
    if kind is list:
        for y in x:
            if y is not None:
                return [copied(z) for z in x] if _can_change(y) else x[:]
        return x[:]
    if kind is dict:
        for y in x.values():
            if y is not None:
                return {k: copied(z) for k, z in x.items()} if _can_change(y) else x.copy()
        return x.copy()
    if isinstance(x, Fixed):
        return x
    make: Any = kind
    new = make.__new__(make)
    for name in fields_of(kind):
        y = getattr(x, name)
        t = type(y)                                # most are words, numbers and lists of them: a call takes its time
        if t is list and (not y or type(y[0]) in ATOMS):
            y = y[:]
        elif t not in ATOMS and y is not None:
            y = copied(y)
        setattr(new, name, y)
    if isinstance(new, State):
        new._coming = []
        new._heard = None
        new._no_way_back = False
        new._noted = None
    return new


def renamed(x: Any, names: Mapping[str, str]) -> Any:
    """A copy in which every thing has its new name, wherever it is mentioned."""
    kind = type(x)
    if kind is str:
        return names.get(x, x)
    if kind is int or x is None or kind is bool:
        return x
    if kind is list:
        return [renamed(y, names) for y in x]
    if kind is tuple:
        return tuple([renamed(y, names) for y in x])
    if kind is dict:
        return {renamed(k, names): renamed(y, names) for k, y in x.items()}
    if isinstance(x, Fixed):
        return x
    new = copied(x)
    for name in fields_of(kind):
        setattr(new, name, renamed(getattr(x, name), names))
    return new


def words(x: Any) -> list[str]:
    """Every word in the data, in a fixed order."""
    found: list[str] = []
    _collect(x, found)
    return found


def _collect(x: Any, found: list[str]) -> None:
    kind = type(x)
    if kind is str:
        found.append(x)
    elif kind is int or x is None or kind is bool:
        return
    elif kind is list or kind is tuple:
        for y in x:
            inner = type(y)                       # most are words and numbers: no call for those
            if inner is str:
                found.append(y)
            elif inner is not int and inner is not bool:
                _collect(y, found)
    elif kind is dict:
        for k, y in x.items():
            if type(k) is str:
                found.append(k)
            else:
                _collect(k, found)
            inner = type(y)
            if inner is str:
                found.append(y)
            elif inner is not int and inner is not bool:
                _collect(y, found)
    else:
        for name in fields_of(kind):
            _collect(getattr(x, name), found)


def placed(x: Any) -> list[str]:
    """Every word that has a place in the data. What never changes only mentions them: an offer, a promise."""
    if isinstance(x, str):
        return [x]
    if isinstance(x, (list, tuple)):
        return [word for y in x for word in placed(y)]
    if isinstance(x, dict):
        return [word for pair in x.items() for word in placed(pair)]
    if x is None or isinstance(x, (int, Fixed)):
        return []
    return [word for name in fields_of(type(x)) for word in placed(getattr(x, name))]


def tupled(x: Any) -> Any:
    """JSON has no tuples; answers have nothing else."""
    return tuple([tupled(y) for y in x]) if type(x) is list else x


def to_json(x: Any) -> Any:
    """Lists and tuples, numbers as keys and classes survive: `{"=": kind, ...}`."""
    kind = type(x)
    if kind is str or kind is int or x is None or kind is bool:
        return x
    if kind is list:
        return [to_json(y) for y in x]
    if kind is tuple:
        return {"=": "tuple", "of": [to_json(y) for y in x]}
    if kind is dict:
        return {"=": "dict", "of": [[to_json(k), to_json(y)] for k, y in x.items()]}
    found: dict[str, Any] = {"=": kind.__name__}
    for name in fields_of(kind):
        found[name] = to_json(getattr(x, name))
    return found


def from_json(x: Any, kinds: Mapping[str, type]) -> Any:
    """What `to_json` wrote; `kinds` are the classes that may occur."""
    if type(x) is list:
        return [from_json(y, kinds) for y in x]
    if type(x) is not dict:
        return x
    kind = x["="]
    if kind == "tuple":
        return tuple([from_json(y, kinds) for y in x["of"]])
    if kind == "dict":
        return {from_json(k, kinds): from_json(y, kinds) for k, y in x["of"]}
    return kinds[kind](**{name: from_json(y, kinds) for name, y in x.items() if name != "="})
