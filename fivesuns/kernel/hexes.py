"""Hexagons in axial coordinates (q, r), as plain tuples."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
ORIGIN: Final[Hex] = (0, 0)


def add(a: Hex, b: Hex) -> Hex:
    return (a[0] + b[0], a[1] + b[1])


def subtract(a: Hex, b: Hex) -> Hex:
    return (a[0] - b[0], a[1] - b[1])


def neighbour(at: Hex, direction: int) -> Hex:
    """The hex on this side; directions 0 to 5 go round counter-clockwise on a page whose r axis points down."""
    dq, dr = DIRECTIONS[direction % 6]
    return (at[0] + dq, at[1] + dr)


def neighbours(at: Hex) -> list[Hex]:
    q, r = at
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(at: Hex, sixths: int) -> Hex:
    """Round the origin, one sixth taking each direction to the next."""
    q, r = at
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return (q, r)


def ring(center: Hex, radius: int) -> list[Hex]:
    """All hexes at exactly this distance, in order round the centre."""
    if radius == 0:
        return [center]
    at = (center[0] + DIRECTIONS[4][0] * radius, center[1] + DIRECTIONS[4][1] * radius)
    found = []
    for side in range(6):
        for _ in range(radius):
            found.append(at)
            at = neighbour(at, side)
    return found


def disc(center: Hex, radius: int) -> list[Hex]:
    """All hexes within this distance, from the centre outwards."""
    return [at for r in range(radius + 1) for at in ring(center, r)]


def within(centers: Iterable[Hex], radius: int) -> set[Hex]:
    """All hexes within this distance of any of the centres."""
    return {at for center in centers for at in disc(center, radius)}
