"""Arithmetic on bundles: what is held, what is due, what pays it and what is missing (SDC-3.4, 9.1, 9.2).

What is due may be open: a wild stands for any colour of its size, `any_small` and `any_large` for cubes of that size.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fivesuns.games.sidereal.catalog import LARGE, SMALL, Bundle

SIZES: Final = ((SMALL, "wild_small", "any_small"), (LARGE, "wild_large", "any_large"))
PLAIN: Final = ("octagon", "ship")                               # nothing else stands for these


def covers(stock: Bundle, bundle: Bundle) -> bool:
    """Is every thing of the bundle there, as it is?"""
    return all([stock.get(kind, 0) >= n for kind, n in bundle.items()])


def add(stock: dict[str, int], bundle: Bundle) -> None:
    for kind, n in bundle.items():
        stock[kind] = stock.get(kind, 0) + n


def take(stock: dict[str, int], bundle: Bundle) -> None:
    for kind, n in bundle.items():
        stock[kind] = stock.get(kind, 0) - n


def total(bundles: Iterable[Bundle]) -> dict[str, int]:
    found: dict[str, int] = {}
    for bundle in bundles:
        add(found, bundle)
    return found


def missing(stock: Bundle, due: Bundle) -> dict[str, int]:
    """What more is needed to pay this, wilds counted for the first colours that lack something."""
    short = [kind for kind, n in due.items() if n > stock.get(kind, 0)]
    found: dict[str, int] = {}
    if not short:
        return found
    for colours, wild, open_size in SIZES:
        if open_size not in short and not any([kind in short for kind in colours]):
            continue
        wilds, spare = stock.get(wild, 0), 0
        for kind in colours:
            rest = stock.get(kind, 0) - due.get(kind, 0)
            if rest >= 0:
                spare += rest
                continue
            helped = min(wilds, -rest)
            wilds -= helped
            if helped < -rest:
                found[kind] = -rest - helped
        if due.get(open_size, 0) > spare + wilds:
            found[open_size] = due[open_size] - spare - wilds
    for kind in PLAIN:
        if kind in short:
            found[kind] = due[kind] - stock.get(kind, 0)
    return found


def payment(stock: Bundle, due: Bundle) -> dict[str, int]:
    """What is paid where nothing is said and nothing is missing: exact colours first, wilds for what lacks; for cubes
    of any colour the kinds of which most are left first, wilds last."""
    paid: dict[str, int] = {}
    for colours, wild, open_size in SIZES:
        by_wilds = 0
        left: dict[str, int] = {}
        for kind in colours:
            n, held = due.get(kind, 0), stock.get(kind, 0)
            own = min(n, held)
            if own:
                paid[kind] = own
            by_wilds += n - own
            left[kind] = held - own
        rest = due.get(open_size, 0)
        if rest:
            for kind in sorted(colours, key=lambda kind: -left[kind]):
                own = min(rest, left[kind])
                if own:
                    paid[kind] = paid.get(kind, 0) + own
                rest -= own
        if by_wilds + rest:
            paid[wild] = by_wilds + rest
    for kind in PLAIN:
        if due.get(kind, 0):
            paid[kind] = due[kind]
    return paid


def pays(paid: Bundle, due: Bundle) -> bool:
    """Is this exactly a payment of what is due?"""
    for colours, wild, open_size in SIZES:
        short = sum([max(0, due.get(kind, 0) - paid.get(kind, 0)) for kind in colours])
        wilds = paid.get(wild, 0)
        if short > wilds:
            return False
        if sum([paid.get(kind, 0) - due.get(kind, 0) for kind in colours]) + wilds != due.get(open_size, 0):
            return False
    return all([paid.get(kind, 0) == due.get(kind, 0) for kind in PLAIN])
