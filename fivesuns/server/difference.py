"""What has changed between two JSON values, as a JSON value; web/src/lib/patch.ts puts it together again.

`[value]` is a new value, `[]` says that a name is gone, an object has the changes below. In a list the names are
places, after `"+": [place, gone, ...new]` has put items there in the place of so many others.
"""
from __future__ import annotations

from typing import Any


def difference(old: Any, new: Any) -> Any:
    """None if nothing has changed. That 1 became true does not count: nothing that we show does so."""
    return None if old == new else _changed(old, new)


def _changed(old: Any, new: Any) -> Any:
    """They are not the same: nothing is compared twice."""
    if type(old) is dict and type(new) is dict:
        return _of_objects(old, new)
    if type(old) is list and type(new) is list:
        return _of_lists(old, new)
    return [new]


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> Any:
    found: dict[str, Any] = {}
    for name, value in new.items():
        if name not in old:
            found[name] = [value]
        elif old[name] != value:
            found[name] = _changed(old[name], value)
    if len(found) * 2 > len(new) and len(new) > 2:
        return [new]
    for name in old:
        if name not in new:
            found[name] = []
    return found


def _of_lists(old: list[Any], new: list[Any]) -> Any:
    start, end, least = 0, 0, min(len(old), len(new))
    while start < least and old[start] == new[start]:
        start += 1
    while end < least - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone, items = len(old) - start - end, new[start:len(new) - end]
    if gone == len(items) and all([type(item) in (dict, list) for item in items]):
        return {str(start + n): _changed(old[start + n], item) for n, item in enumerate(items)
                if old[start + n] != item}
    if not start and not end:
        return [new]
    return {"+": [start, gone, *items]}


def applied(old: Any, patch: Any) -> Any:
    """What became of a value. The old one stays as it is."""
    if type(patch) is list:
        return patch[0]
    if type(old) is dict:
        found = {name: value for name, value in old.items() if patch.get(name) != []}
        for name, change in patch.items():
            if change != []:
                found[name] = applied(old.get(name), change)
        return found
    items = list(old)
    if "+" in patch:
        start, gone, *more = patch["+"]
        items[start:start + gone] = more
    for place, change in patch.items():
        if place != "+":
            items[int(place)] = applied(items[int(place)], change)
    return items
