"""The player board: tracks, trade, technology and reputation slots (ECL-4)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.players import production, room_for, upkeep
from fivesuns.games.eclipse.stages.research import price_of
from fivesuns.games.eclipse.state import Player

from .scenario import begin, galaxy, put, rich, technique


@pytest.mark.rule("ECL-4.1")
def test_production_follows_the_cubes_left() -> None:
    made = [production(Player(track=[n, 0, 0]), 0) for n in range(12, -1, -1)]
    assert made == [0, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28]


@pytest.mark.rule("ECL-4.2")
def test_a_cube_that_finds_its_track_full_goes_to_another() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0, cubes=[0])         # a money cube
    s.players[0].track[0] -= 3
    s.players[0].track[2] += 3
    t = begin(s).play(0, "influence", "release 201")
    assert t.asked() == (0, "cube")
    assert t.options("material", "science", "money") == ["material", "science"]
    t.play(0, "science")
    assert t.p(0).track[1] == 11


@pytest.mark.rule("ECL-4.3")
def test_upkeep_follows_the_discs_left() -> None:
    cost = [upkeep(Player(discs=n)) for n in range(15, -1, -1)]
    assert cost == [0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]


@pytest.mark.rule("ECL-4.4")
@pytest.mark.parametrize(("species", "price"), [("terran_union", 2), ("orion", 4), ("hydran", 3)])
def test_the_trade_value(species: str, price: int) -> None:
    s = galaxy(2, [species])
    rich(s, 0, 0, price, 0)
    t = begin(s)
    assert t.options("trade") == ["trade science material", "trade science money"]
    t.play(0, "trade science material")
    assert t.stuff(0) == {"material": 1, "science": 0, "money": 0}
    assert not t.options("trade")


@pytest.mark.rule("ECL-4.5")
def test_discounts_by_tiles_on_the_track() -> None:
    prices = []
    for n in range(7):
        s = galaxy(2, ["mechanema"])
        technique(s, 0, "nano", n)
        prices.append(20 - price_of(s.players[0], "artifact_key", 2) - 4)
    assert prices == [0, 1, 2, 3, 4, 6, 8]
    s = galaxy(2, ["draco"])                        # a starting technology counts
    assert price_of(s.players[0], "artifact_key", 2) == 15


@pytest.mark.rule("ECL-4.6")
def test_tiles_find_room_on_the_reputation_track_by_kind() -> None:
    s = galaxy(4, ["hydran", "orion", "terran_union", "draco"])
    assert room_for(s, 0, 4, 0)                      # one slot for ambassadors only, three for either
    assert room_for(s, 0, 1, 3)
    assert not room_for(s, 0, 0, 4)
    assert room_for(s, 1, 0, 5)                      # Orion's fifth slot takes reputation only
    assert not room_for(s, 1, 5, 0)
    s = galaxy(2, ["eridani"])
    t = begin(s).play(0, "return_reputation")
    assert t.asked() == (0, "return_reputation")
    tile = t.p(0).reputation[0]
    t.play(0, tile)
    assert tile in t.s.renown
    assert len(t.p(0).reputation) == 1


@pytest.mark.rule("ECL-4.7")
def test_a_disc_controls_the_sector_and_its_structures() -> None:
    s = galaxy()
    put(s, 201, (0, -1), monolith=True)
    t = begin(s)
    before = t.table.scores()[0]
    t.play(0, "influence", "influence 201")
    assert t.table.scores()[0] == before + 1 + 3
    assert t.refused(0, "influence 201")             # one disc is enough
