"""A view on the screen of a terminal: any game's, drawn from its data and its texts."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fivesuns.kernel import Stage
from fivesuns.texts import Texts


def trail(texts: Texts, stages: list[Stage]) -> str:
    return " › ".join([texts.stage(stage) for stage in stages])


def key(texts: Texts, name: str) -> str:
    return texts.find([f"view-{name}"]) or texts.name(name)


def phrase(texts: Texts, x: Any) -> str:
    """Data in a few words."""
    if x is None or x is False or x == [] or x == {}:
        return "–"
    if x is True:
        return "✓"
    if isinstance(x, dict):
        return ", ".join([f"{texts.name(k)} {phrase(texts, y)}" for k, y in x.items() if y not in (None, [], {}, 0)])
    if isinstance(x, list):
        glue = "\n" if any([isinstance(y, (dict, list)) for y in x]) or len(x) > 6 else ", "
        return glue.join([phrase(texts, y) for y in x])
    return texts.name(x)


def board(texts: Texts, view: Mapping[str, Any], players: list[str], me: int | None) -> RenderableType:
    """What one seat sees: the table in common, then all seats side by side, then what is private."""
    common = [f"[dim]{key(texts, name)}[/] {phrase(texts, x)}" for name, x in view.items()
              if name not in ("seats", "me") and not isinstance(x, (dict, list)) and x not in (None, "", False)]
    parts: list[RenderableType] = [Text.from_markup("   ".join(common))]
    large = {name: x for name, x in view.items()
             if name not in ("seats", "me") and isinstance(x, (dict, list)) and x}
    if large:
        parts.append(_pairs(texts, large))
    seats = view.get("seats")
    if isinstance(seats, list) and seats:
        parts.append(_seats(texts, seats, players, me))
    private = view.get("me")
    if isinstance(private, dict):
        shown = [(name, x) for name, x in private.items() if x and name != "seat"]
        parts += [_hand(texts, name, x, n == 0) for n, (name, x) in enumerate(shown)]
    return Group(*parts)


def _pairs(texts: Texts, data: dict[str, Any]) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for name, x in data.items():
        grid.add_row(Text(key(texts, name), style="dim"), Text(phrase(texts, x)))
    return grid


def _seats(texts: Texts, seats: list[dict[str, Any]], players: list[str], me: int | None) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for n, player in enumerate(players):
        grid.add_column(f"{'ABCDEFGHI'[n]} {player}", style="bold" if n == me else "")
    for name in seats[0]:
        if any([seat[name] not in (None, "", [], {}, False) for seat in seats]):
            grid.add_row(Text(key(texts, name), style="dim"), *[Text(phrase(texts, seat[name])) for seat in seats])
    return grid


def _hand(texts: Texts, name: str, x: Any, explained: bool) -> RenderableType:
    if not explained or not isinstance(x, list) or not all([isinstance(y, str) for y in x]):
        return _pairs(texts, {name: x})
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for i, thing in enumerate(x):
        help = texts.find([f"help-{thing}", f"help-{thing.rpartition('-')[0]}"]) or ""
        grid.add_row(Text("" if i else key(texts, name), style="dim"), Text(texts.name(thing), style="bold"),
                     Text(help, style="dim"))
    return grid
