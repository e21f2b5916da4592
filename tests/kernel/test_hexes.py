"""Hexagons, against geometry and brute force."""
from math import isclose, sqrt

from hypothesis import given
from hypothesis import strategies as st

from fivesuns.kernel import hexes

Hex = tuple[int, int]
hexagon = st.tuples(st.integers(-6, 6), st.integers(-6, 6))
BOARD = [(q, r) for q in range(-9, 10) for r in range(-9, 10)]


def centre(at: Hex) -> tuple[float, float]:
    """On a page whose y axis points down; neighbours are at distance sqrt(3)."""
    return sqrt(3) * (at[0] + at[1] / 2), 1.5 * at[1]


def far(a: Hex, b: Hex) -> float:
    (x, y), (u, v) = centre(a), centre(b)
    return sqrt((x - u) ** 2 + (y - v) ** 2)


def walked(a: Hex, b: Hex) -> int:
    """Steps from neighbour to neighbour."""
    reached, steps = {a}, 0
    while b not in reached:
        reached |= {x for at in reached for x in hexes.neighbours(at)}
        steps += 1
    return steps


@given(hexagon)
def test_neighbours_are_the_six_that_touch(at: Hex) -> None:
    touching = [x for x in [(at[0] + q, at[1] + r) for q in range(-2, 3) for r in range(-2, 3)]
                if x != at and isclose(far(at, x), sqrt(3))]
    assert sorted(hexes.neighbours(at)) == sorted(touching)
    assert [hexes.neighbour(at, d) for d in range(6)] == hexes.neighbours(at) == [hexes.neighbour(at, d + 6)
                                                                                 for d in range(6)]


@given(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.tuples(st.integers(-3, 3), st.integers(-3, 3)))
def test_distance_is_the_shortest_walk(a: Hex, b: Hex) -> None:
    assert hexes.distance(a, b) == walked(a, b) == hexes.distance(b, a)


@given(hexagon, hexagon)
def test_adding_and_subtracting(a: Hex, b: Hex) -> None:
    assert hexes.subtract(hexes.add(a, b), b) == a
    assert hexes.distance(a, b) == hexes.distance(hexes.ORIGIN, hexes.subtract(a, b))


@given(hexagon, st.integers(-13, 13))
def test_turning_keeps_the_distance_and_six_sixths_are_a_whole_turn(at: Hex, sixths: int) -> None:
    turned = hexes.rotate(at, sixths)
    assert hexes.distance(turned, hexes.ORIGIN) == hexes.distance(at, hexes.ORIGIN)
    assert isclose(far(turned, hexes.ORIGIN), far(at, hexes.ORIGIN), abs_tol=1e-9)
    assert hexes.rotate(turned, -sixths) == at == hexes.rotate(at, 6)


def test_a_sixth_takes_each_direction_to_the_next_counter_clockwise() -> None:
    for d in range(6):
        here, there = hexes.DIRECTIONS[d], hexes.DIRECTIONS[(d + 1) % 6]
        assert hexes.rotate(here, 1) == there
        (x, y), (u, v) = centre(here), centre(there)
        assert x * v - y * u < 0                       # the page's y axis points down


@given(hexagon, st.integers(0, 3))
def test_rings_and_discs_are_all_hexes_at_their_distance(at: Hex, radius: int) -> None:
    board = [hexes.add(at, x) for x in BOARD]
    ring, disc = hexes.ring(at, radius), hexes.disc(at, radius)
    assert sorted(ring) == sorted([x for x in board if hexes.distance(at, x) == radius])
    assert sorted(disc) == sorted([x for x in board if hexes.distance(at, x) <= radius])
    assert [hexes.distance(at, x) for x in disc] == sorted([hexes.distance(at, x) for x in disc])
    if radius:
        assert all([hexes.distance(ring[i], ring[i - 1]) == 1 for i in range(len(ring))])


@given(st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), max_size=3), st.integers(0, 2))
def test_within_reach_of_any(centres: list[Hex], radius: int) -> None:
    assert hexes.within(centres, radius) == {x for x in BOARD if any([hexes.distance(x, c) <= radius for c in centres])}
