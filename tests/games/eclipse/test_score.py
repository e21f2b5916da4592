"""Scoring and victory (ECL-18)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.score import sheet, winners

from .scenario import galaxy, own, put, technique


@pytest.mark.rule("ECL-18.1")
def test_points_come_from_many_sources() -> None:
    s = galaxy(4, ["mechanema"], portals=True)
    s.players[0].reputation = ["reputation_4-1", "reputation_1-3"]
    s.renown = [x for x in s.renown if x not in s.players[0].reputation]
    s.players[0].embassy[1] = s.players[1].embassy[0] = 0
    put(s, 109, (0, -1), owner=0, monolith=True)
    put(s, 201, (1, -3), owner=0, portal=2)
    s.players[0].kept = ["ancient_tech"]
    s.traitor = 0
    technique(s, 0, "nano", 7)
    technique(s, 0, "grid", 4)
    technique(s, 0, "military", 3)
    assert sheet(s, 0) == {"reputation": 5, "ambassadors": 1, "sectors": 3 + 4 + 1, "monoliths": 3, "discoveries": 2,
                           "traitor": -2, "technologies": 5 + 1, "portals": 2, "species": 0}
    assert GAME.scores(s)[0] == 25
    technique(s, 0, "military", 5)
    assert sheet(s, 0)["technologies"] == 5 + 1 + 2
    technique(s, 0, "grid", 6)
    assert sheet(s, 0)["technologies"] == 5 + 3 + 2


@pytest.mark.rule("ECL-18.1", "ECL-22.4", "ECL-22.5")
def test_species_bonuses() -> None:
    s = galaxy(2, ["planta", "draco"])
    put(s, 104, (0, -1), npcs=2)
    put(s, 201, (1, -3), owner=0)
    put(s, 271, (2, 0), npcs=1)
    assert sheet(s, 0)["species"] == 2                 # a point for every sector
    assert sheet(s, 1)["species"] == 2                 # for the Ancients, not for Guardian or centre


@pytest.mark.rule("ECL-18.2", "ECL-19.19")
def test_ties_are_broken_by_resources_and_then_shared() -> None:
    s = galaxy(3)
    assert winners(s) == [0, 1, 2]
    s.players[1].stuff[0] += 1
    assert winners(s) == [1]
    s.players[2].stuff[2] += 1
    assert winners(s) == [1, 2]
    own(s, 0, "nanorobots")
    put(s, 201, (0, -1), owner=0)
    assert winners(s) == [0]
