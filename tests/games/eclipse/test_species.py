"""Species and variants (ECL-22, ECL-23)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.catalog import BOARDS, SPECIES
from fivesuns.games.eclipse.ships import add_up, no_tiles
from fivesuns.games.eclipse.state import Galaxy

from .scenario import begin, galaxy, offer, rich
from .test_setup import opened


def energy(board: str) -> list[int]:
    return [x.energy for x in BOARDS[board].blueprints]


def initiative(board: str) -> list[int]:
    return [add_up(board, ship, no_tiles(board, ship)).initiative for ship in range(4)]


@pytest.mark.rule("ECL-22.1")
def test_what_the_boards_say() -> None:
    s = galaxy(6, ["eridani", "hydran", "planta", "draco", "mechanema", "orion"])
    assert [p.colony for p in s.players] == [3, 3, 4, 3, 3, 3]
    assert [p.stuff for p in s.players] == [[4, 2, 26], [2, 6, 2], [4, 3, 2], [3, 4, 2], [4, 3, 3], [4, 3, 3]]


@pytest.mark.rule("ECL-22.2")
def test_eridani() -> None:
    s = galaxy(2, ["eridani"])
    assert list(s.players[0].techs) == ["plasma_cannon", "gauss_shield", "fusion_drive"]
    assert energy("eridani") == [1, 1, 1, 3]
    assert len(s.players[0].reputation) == 2


@pytest.mark.rule("ECL-22.3")
def test_hydran() -> None:
    s = galaxy(2, ["hydran"])
    offer(s, "nanorobots", "gauss_shield", "neutron_bombs")
    rich(s, 0)
    t = begin(s).play(0, "research", "research nanorobots nano", "research gauss_shield grid")
    assert t.asked() == (1, "turn")
    assert s.players[0].techs == {"advanced_labs": 2}


@pytest.mark.rule("ECL-22.4")
def test_planta() -> None:
    board = BOARDS["planta"]
    assert [len(x.slots) for x in board.blueprints] == [3, 5, 7, 4]
    assert [len(x.slots) for x in BOARDS["terran"].blueprints] == [4, 6, 8, 5]
    assert energy("planta") == [2, 2, 2, 5]
    assert [x.computer for x in board.blueprints] == [1, 1, 1, 1]
    assert initiative("planta") == [1, 1, 1, 2]
    assert (board.activations["explore"], board.vp_per_sector, board.colony_ships) == (2, 1, 4)
    assert board.technologies == ("starbase",)


@pytest.mark.rule("ECL-22.5")
def test_draco() -> None:
    assert BOARDS["draco"].technologies == ("fusion_drive",)
    assert BOARDS["draco"].reveals == 2


@pytest.mark.rule("ECL-22.6")
def test_mechanema() -> None:
    board = BOARDS["mechanema"]
    assert (board.activations["upgrade"], board.activations["build"]) == (3, 3)
    assert board.technologies == ("positron_computer",)
    s = galaxy(2, ["mechanema"])
    rich(s, 0, 7, 0, 0)
    t = begin(s).play(0, "build", "build dreadnought 230")
    assert t.stuff(0)["material"] == 0


@pytest.mark.rule("ECL-22.7")
def test_orion() -> None:
    board = BOARDS["orion"]
    assert board.trade == 4
    assert board.technologies == ("neutron_bombs", "gauss_shield")
    assert all("gauss_shield" in x.slots for x in board.blueprints)
    assert energy("orion") == [1, 2, 3, 3]
    assert initiative("orion") == [x + 1 for x in initiative("terran")] == [4, 3, 2, 5]
    assert galaxy(2, ["orion"]).fleets[232, 0] == (0, 1, 0, 0)


@pytest.mark.rule("ECL-22.8")
def test_terrans() -> None:
    terrans = [x for x in SPECIES.values() if x.board == "terran"]
    assert len(terrans) == 6
    board = BOARDS["terran"]
    assert (board.trade, board.technologies, board.activations["move"]) == (2, ("starbase",), 3)
    assert initiative("terran") == [3, 2, 1, 4]


@pytest.mark.rule("ECL-23.1")
def test_the_portal_module() -> None:
    s: Galaxy = galaxy(portals=True)
    assert 281 in s.stacks[1]
    assert {381, 382} <= set(s.stacks[2])
    assert "warp_portal" in s.bag
    assert "ancient_warp_portal" in s.discoveries


@pytest.mark.rule("ECL-23.2")
def test_advanced_blueprints_one_by_one() -> None:
    s = opened(3, guardians="advanced").state
    assert s.npc == ["standard", "advanced", "standard"]
    assert opened(3, guardians="advanced").view(None)["npc"]["guardian"]["stats"]["missile"] == [2, 2]
