"""Colony ships (ECL-7)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.state import Galaxy

from .scenario import begin, galaxy, own, put


@pytest.mark.rule("ECL-7.1")
def test_a_colony_ship_fills_a_square_of_a_controlled_sector_from_the_track_of_its_colour() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0, ships={1: {"cruiser": 2}})
    put(s, 209, (1, -3))                              # nobody's
    t = begin(s)
    assert t.options("colonise") == ["colonise 201 0 money", "colonise 201 1 material"]
    before = list(t.p(0).track)
    t.play(0, "colonise 201 1 material")
    assert t.p(0).track == [before[0] - 1, before[1], before[2]]
    assert t.p(0).colony == 2
    assert t.options("colonise") == ["colonise 201 0 money"]


@pytest.mark.rule("ECL-7.1")
def test_without_a_ship_face_up_or_a_cube_on_the_track_nothing_can_be_settled() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0)
    s.players[0].colony = 0
    assert not begin(s).options("colonise")
    s.players[0].colony = 1
    s.players[0].grave[2] += s.players[0].track[2]
    s.players[0].track[2] = 0
    assert begin(s).options("colonise") == ["colonise 201 1 material"]


@pytest.mark.rule("ECL-7.2")
def test_grey_and_advanced_squares() -> None:
    s = galaxy()
    put(s, 214, (0, -1), owner=0)                     # science, advanced material, advanced grey
    assert settling(s, 214) == ["0 science"]
    own(s, 0, "advanced_economy")
    assert settling(s, 214) == ["0 science", "2 money"]
    own(s, 0, "advanced_mining")
    assert settling(s, 214) == ["0 science", "1 material", "2 material", "2 money"]
    s = galaxy()
    put(s, 214, (0, -1), owner=0)
    own(s, 0, "metasynthesis")
    assert settling(s, 214) == ["0 science", "1 material", "2 material", "2 science", "2 money"]
    s = galaxy()
    put(s, 313, (0, -3), owner=0)                     # one grey square
    assert settling(s, 313) == ["0 material", "0 science", "0 money"]


def settling(s: Galaxy, tile: int) -> list[str]:
    """Squares of a sector and tracks for them."""
    return [" ".join(x.split(" ")[2:]) for x in begin(s).options("colonise") if x.split(" ")[1] == str(tile)]


@pytest.mark.rule("ECL-7.2", "ECL-10.1", "ECL-10.2", "ECL-10.3")
@pytest.mark.parametrize(("tech", "square"), [("advanced_mining", "308 1 material"), ("advanced_labs", "307 1 science"),
                                              ("advanced_economy", "304 0 money")])
def test_each_advanced_technology_opens_its_squares(tech: str, square: str) -> None:
    s = galaxy()
    put(s, int(square[:3]), (0, -3), owner=0)
    assert f"colonise {square}" not in begin(s).options()
    own(s, 0, tech)
    assert f"colonise {square}" in begin(s).options()


@pytest.mark.rule("ECL-7.3")
def test_an_orbital_takes_science_or_money() -> None:
    s = galaxy()
    put(s, 315, (0, -3), owner=0, orbital=True)       # no printed squares
    t = begin(s)
    assert t.options("colonise") == ["colonise 315 0 science", "colonise 315 0 money"]
    t.play(0, "colonise 315 0 money")
    assert t.table.view(0)["map"][-1]["squares"] == [{"resource": "orbital", "advanced": False, "cube": True}]


@pytest.mark.rule("ECL-7.4")
def test_a_cube_from_a_grey_square_or_orbital_may_return_elsewhere() -> None:
    s = galaxy()
    put(s, 313, (0, -3), owner=0, cubes=[0])
    put(s, 315, (1, -3), owner=0, orbital=True, cubes=[0])
    before = list(s.players[0].track)
    t = begin(s).play(0, "influence", "release 313")
    assert t.options("material", "science", "money") == ["material", "science", "money"]
    t.play(0, "money", "release 315")
    assert t.options("material", "science", "money") == ["science", "money"]
    t.play(0, "money")
    assert t.p(0).track == [before[0], before[1], before[2] + 2]
