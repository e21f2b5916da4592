"""The places of the galaxy, how it is dealt, and the maps of the first game."""
from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from fivesuns.games.twilight.catalog import FIRST_FACTIONS, MAPS, PLACES, SYSTEMS
from tests.games.twilight.test_components import facts


def distance(a: int, b: int) -> int:
    q, r = PLACES[a][0] - PLACES[b][0], PLACES[a][1] - PLACES[b][1]
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("TI-M.1")
def test_places_are_numbered_in_rings_from_the_north_clockwise() -> None:
    assert len(set(PLACES)) == len(PLACES) == 37
    assert [distance(0, place) for place in range(37)] == [0] + [1] * 6 + [2] * 12 + [3] * 18
    for ring, start in ((1, 1), (2, 7), (3, 19)):
        around = list(range(start, start + 6 * ring))
        assert PLACES[start] == (0, -ring)
        assert all([distance(a, b) == 1 for a, b in zip(around, [*around[1:], start], strict=True)])
    assert list(PLACES[1:7]) == [tuple(facts("maps")["convention"]["directions"][x])
                                 for x in ("N", "NE", "SE", "S", "SW", "NW")]


@pytest.mark.rule("TI-M.2")
def test_home_places() -> None:
    assert {n: x.homes for n, x in MAPS.items()} == {3: (22, 28, 34), 4: (23, 27, 32, 36), 5: (21, 25, 28, 31, 35),
                                                     6: (19, 22, 25, 28, 31, 34)}
    for n, slots in facts("maps")["full_setup_home_slots"].items():
        printed = [PLACES.index((x["q"], x["r"])) for x in slots]
        assert turned(printed) == turned(MAPS[int(n)].homes)
        assert turned(MAPS[int(n)].first_homes) == turned(printed)
    assert MAPS[5].first_homes == (22, 25, 28, 32, 36)


def turned(homes: Any) -> set[tuple[int, ...]]:
    """The same places in the third ring from every corner; and mirrored."""
    found = [[19 + (place - 19 + 3 * corner) % 18 for place in homes] for corner in range(6)]
    found += [[19 + (19 - place) % 18 for place in places] for places in found]
    return {tuple(sorted(places)) for places in found}


@pytest.mark.rule("TI-M.3")
def test_dealt_tiles_fill_the_galaxy() -> None:
    for n, x in MAPS.items():
        deal = facts("maps")["full_setup_deal"][str(n)]
        assert (x.players, x.blue, x.red, x.speaker_red) == (n, deal["blue"], deal["red"], int("extra" in deal))
        assert 37 - 1 - n - len(x.unused) == n * (x.blue + x.red) + x.speaker_red
        assert n * x.blue <= 20
        assert n * x.red + x.speaker_red <= 12
        assert set(x.unused).isdisjoint(x.homes)
    assert MAPS[3].unused == (19, 20, 24, 25, 26, 30, 31, 32, 36)
    assert set(MAPS[3].unused) == {
        PLACES.index((q, r)) for q, r in facts("maps")["full_setup_unused_positions_3p"]}
    assert [MAPS[n].unused for n in (4, 5, 6)] == [(), (), ()]


@pytest.mark.rule("TI-M.4")
def test_who_sits_close_among_five_gets_trade_goods() -> None:
    assert MAPS[5].goods == {28: 4, 25: 2, 31: 2}
    gaps = [(b - a) % 18 for a, b in zip(MAPS[5].homes, [*MAPS[5].homes[1:], MAPS[5].homes[0]], strict=True)]
    assert gaps == [4, 3, 3, 4, 4]
    slots = facts("maps")["full_setup_home_slots"]["5"]
    assert {PLACES.index((x["q"], x["r"])): x["bonus_trade_goods"] for x in slots if x["bonus_trade_goods"]} == (
        MAPS[5].first_goods)
    assert not [n for n in (3, 4, 6) if MAPS[n].goods or MAPS[n].first_goods]


FIRST = {
    3: "22 44 19 42 24 45 35 23 36 39 38 25 33 47 27 26 30 40 -1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1",
    4: "46 44 38 42 28 45 23 26 32 34 49 33 36 39 27 30 48 35 24 41 47 31 0 20 25 37 0 22 43 29 50 0 19 40 21 0",
    5: "22 45 19 42 24 44 35 23 36 39 38 25 33 50 20 26 30 40 32 43 49 0 31 46 0 37 29 0 34 27 48 0 21 28 47 0",
    6: "22 44 19 42 24 45 35 23 36 39 38 25 33 46 27 26 30 40 0 32 50 0 31 47 0 37 29 0 34 20 0 49 28 0 21 43"}


@pytest.mark.rule("TI-M.6a", "TI-M.6b", "TI-M.6c", "TI-M.6d")
@pytest.mark.parametrize("players", FIRST)
def test_maps_of_the_first_game(players: int) -> None:
    x, = [x for x in facts("maps")["items"] if x["players"] == players]
    mine = MAPS[players]
    assert {PLACES[place]: system for place, system in mine.first.items()} == {
        (tile["q"], tile["r"]): f"s{tile['tile']}" for tile in x["tiles"]}
    assert {PLACES[place] for place in mine.first_homes} == {(slot["q"], slot["r"]) for slot in x["home_slots"]}
    tiles = [0 if n in mine.first_homes else int(mine.first.get(n, "s-1")[1:]) for n in range(1, 37)]
    assert tiles == [int(tile) for tile in FIRST[players].split()]
    backs = Counter([SYSTEMS[system].back for system in mine.first.values()])
    assert (backs["blue"], backs["red"], backs["green"]) == (x["blue_tiles"], x["red_tiles"], 0)


@pytest.mark.parametrize("players", FIRST)
def test_neither_anomalies_nor_equal_wormholes_touch_in_the_first_game(players: int) -> None:
    placed = {place: SYSTEMS[system] for place, system in MAPS[players].first.items()}
    assert len({system.id for system in placed.values()}) == len(placed)
    assert len(MAPS[players].first_homes) == players
    for a, b in combinations(placed, 2):
        if distance(a, b) == 1:
            assert not (placed[a].anomaly and placed[b].anomaly)
            assert not set(placed[a].wormholes) & set(placed[b].wormholes)


def test_factions_of_the_first_game() -> None:
    assert sorted(FIRST_FACTIONS) == ["hacan", "jolnar", "letnev", "norr", "sol", "xxcha"]
