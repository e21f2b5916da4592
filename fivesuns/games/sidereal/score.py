"""Points, in twelfths: those behind the screen, and what is left over at the end (SDC-14.3, SDC-15.2)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.sidereal.catalog import KINDS, LEFTOVERS, SIZE, TWELFTHS
from fivesuns.games.sidereal.state import Confluence

PARTS: Final = 12


def leftovers(s: Confluence, seat: int) -> int:
    """Exactly, or half a point for each complete group: octagons, large cubes, small cubes with ships."""
    stock = s.players[seat].stock
    if s.rules.exact_scoring:
        return sum([stock.get(kind, 0) * TWELFTHS[SIZE[kind]] for kind in KINDS])
    groups = dict.fromkeys(LEFTOVERS, 0)
    for kind in KINDS:
        groups["small" if kind == "ship" else SIZE[kind]] += stock.get(kind, 0)
    return PARTS // 2 * sum([groups[size] // many for size, many in LEFTOVERS.items()])


def sheet(s: Confluence, seat: int) -> dict[str, int]:
    return {"vp": PARTS * s.players[seat].vp, "leftovers": leftovers(s, seat)}


def score(s: Confluence, seat: int) -> int:
    return PARTS * s.players[seat].vp + leftovers(s, seat)


def winners(s: Confluence) -> list[int]:
    """Nothing breaks a tie (SDC-14.4)."""
    scores = [score(s, seat) for seat in range(s.seats)]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
