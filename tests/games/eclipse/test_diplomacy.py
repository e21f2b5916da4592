"""Diplomatic relations (ECL-12)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.catalog import AMBASSADORS, BOARDS
from fivesuns.games.eclipse.sectors import around
from fivesuns.games.eclipse.stages.diplomacy import partners
from fivesuns.games.eclipse.state import Galaxy

from .scenario import Scenario, begin, galaxy, own, put

UNION = "propose terran_union"                        # seat 2


def neighbours(**options: object) -> Galaxy:
    """Seat 2 holds a sector that is connected with the home of seat 1."""
    s = galaxy(4, **options)
    put(s, 201, (2, 1), owner=2)
    return s


def related() -> Scenario:
    t = begin(neighbours(), turn=1).play(1, UNION).play(2, "accept")
    return t.play(1, "science").play(2, "money")


@pytest.mark.rule("ECL-12.1")
def test_neighbours_may_enter_into_relations() -> None:
    s = neighbours()
    assert partners(s, 1) == [2]
    assert partners(s, 2) == [1]
    assert partners(s, 0) == []                       # no connection with anybody
    put(s, 209, around(s.where[223])[0], owner=2)
    assert {201, 209} <= {*s.links[223]}
    assert partners(s, 1) == [2]                      # once, however many connections there are
    assert UNION in begin(s, turn=1).options()
    three = galaxy(3)
    put(three, 201, (1, 0))
    three.owner[201] = 0
    three.players[0].discs -= 1
    assert partners(three, 1) == []                   # not with three players


@pytest.mark.rule("ECL-12.1")
@pytest.mark.parametrize("where", [201, 209])
def test_not_while_ships_are_in_each_others_way(where: int) -> None:
    s = neighbours()
    put(s, 209, (3, 1), ships={2: {"interceptor": 1}})
    put(s, where, ships={1: {"interceptor": 1}})
    assert partners(s, 1) == partners(s, 2) == []


@pytest.mark.rule("ECL-12.1", "ECL-12.8")
def test_not_with_a_traitor_nor_twice_nor_without_ambassador_or_slot() -> None:
    s = neighbours()
    s.traitor = 2
    assert partners(s, 1) == []
    s.traitor = -1
    s.players[1].embassy[2] = s.players[2].embassy[1] = 0
    assert partners(s, 1) == []
    del s.players[1].embassy[2], s.players[2].embassy[1]
    five = galaxy(5)
    put(five, 201, around(five.where[223])[1], owner=2)
    assert partners(five, 1) == [2]
    for other in (0, 3, 4):
        five.players[other].embassy[2] = five.players[2].embassy[other] = 0
    assert partners(five, 1) == partners(five, 2) == []        # all three ambassadors of seat 2 are abroad
    s = galaxy(4, ["eridani", "draco", "mechanema", "orion"])
    put(s, 201, (2, 1), owner=2)
    assert partners(s, 1) == [2]
    s.players[2].embassy = {0: 0, 3: 0}
    s.players[2].reputation = s.renown[:2]
    del s.renown[:2]
    assert partners(s, 1) == [2]                      # a reputation tile can make room
    assert all(board.either + board.ambassador_only >= AMBASSADORS for board in BOARDS.values())


@pytest.mark.rule("ECL-12.2", "ECL-12.3")
def test_the_partner_decides_and_both_give_a_cube() -> None:
    s = neighbours()
    t = begin(s, turn=1).play(1, UNION)
    assert t.asked() == (2, "relations")
    before = [list(p.track) for p in t.s.players]
    t.play(2, "accept")
    assert t.asked() == (1, "envoy")
    t.play(1, "science")
    assert t.asked() == (2, "envoy")
    t.play(2, "money")
    assert t.p(1).track == [before[1][0], before[1][1] - 1, before[1][2]]
    assert t.p(2).track == [before[2][0], before[2][1], before[2][2] - 1]
    assert (t.p(1).embassy, t.p(2).embassy) == ({2: 1}, {1: 1})
    assert t.asked() == (1, "turn")                   # the turn goes on


@pytest.mark.rule("ECL-12.2", "ECL-12.4")
def test_declining_costs_nothing_and_the_turn_goes_on() -> None:
    t = begin(neighbours(), turn=1).play(1, UNION).play(2, "decline")
    assert t.asked() == (1, "turn")
    assert UNION not in t.options()                   # not again in this turn
    t.play(1, "upgrade", "done").play(2, "upgrade", "done", "done")
    t.play(3, "upgrade", "done").play(0, "upgrade", "done")
    assert UNION in t.options()


@pytest.mark.rule("ECL-12.3", "ECL-4.6")
def test_a_full_track_makes_room_by_returning_a_reputation_tile() -> None:
    s = galaxy(4, ["eridani", "draco", "mechanema", "orion"])
    put(s, 201, (2, 1), owner=2)
    s.players[2].reputation = s.renown[:4]
    del s.renown[:4]
    tile = s.players[2].reputation[1]
    t = begin(s, turn=1).play(1, "propose mechanema").play(2, "accept")
    assert t.asked() == (2, "return_reputation")
    t.play(2, tile).play(1, "science").play(2, "science")
    assert tile in t.s.renown
    assert t.p(2).embassy == {1: 1}


@pytest.mark.rule("ECL-12.4", "ECL-19.9")
def test_any_number_of_relations_in_a_turn() -> None:
    for ruling, due in (("unlimited", True), ("one_per_turn", False)):
        s = neighbours(relations=ruling)
        put(s, 306, (2, -1), owner=0)
        assert partners(s, 1) == [0, 2]
        t = begin(s, turn=1, relations=ruling).play(1, UNION).play(2, "accept").play(1, "science").play(2, "money")
        assert ("propose terran_directorate" in t.options()) is due


@pytest.mark.rule("ECL-12.5")
def test_an_ambassador_is_a_point() -> None:
    t = related()
    assert t.table.game.sheet(t.s, 1)["ambassadors"] == 1
    t.play(1, "upgrade", "done")
    assert t.p(1).embassy == {2: 1}                   # until broken


@pytest.mark.rule("ECL-12.7", "ECL-12.8")
def test_aggression_ends_relations_and_makes_a_traitor() -> None:
    t = related().play(1, "move", "move interceptor 223 201", "done")
    assert t.asked() == (1, "cube")                   # each owner puts the cube on any track
    t.play(1, "material").play(2, "science")
    assert t.p(1).embassy == t.p(2).embassy == {}
    assert t.s.traitor == 1
    assert t.p(1).track == [11, 9, 10]
    assert t.table.game.sheet(t.s, 1)["traitor"] == -2
    assert partners(t.s, 1) == []


@pytest.mark.rule("ECL-12.8")
def test_the_tile_passes_on_and_old_relations_stay() -> None:
    t = related()
    s = t.s
    s.traitor = 0
    s.players[0].embassy[3] = s.players[3].embassy[0] = 0
    s.agenda = [("turn", 1)]
    t = begin(s, turn=1).play(1, "move", "move interceptor 223 201", "done", "material").play(2, "science")
    assert t.s.traitor == 1
    assert t.p(0).embassy == {3: 0}


@pytest.mark.rule("ECL-12.1", "ECL-19.20")
def test_relations_without_a_cube_left() -> None:
    s = neighbours()
    s.players[1].grave, s.players[1].track = list(s.players[1].track), [0, 0, 0]
    t = begin(s, turn=1).play(1, UNION).play(2, "accept").play(2, "money")
    assert (t.p(1).embassy, t.p(2).embassy) == ({2: 1}, {1: 0})
    s = neighbours(relation_cube="needed")
    for track, due in (([10, 10, 10], [2]), ([0, 1, 0], [2]), ([0, 0, 0], [])):     # one cube on any track will do
        s.players[1].track = track
        assert partners(s, 1) == due


@pytest.mark.rule("ECL-12.6")
def test_partners_still_pin_each_other() -> None:
    t = related()
    s = t.s
    put(s, 209, (3, 1), ships={1: {"interceptor": 1}, 2: {"cruiser": 1}})
    own(s, 1, "fusion_drive")
    assert not [x for x in begin(s, turn=1).play(1, "move").options("move") if x.split(" ")[2] == "209"]


@pytest.mark.rule("ECL-12.1", "ECL-12.3")
def test_the_last_slot_takes_an_ambassador_and_no_tile_goes() -> None:
    s = galaxy(4, ["eridani", "draco", "mechanema", "orion"])
    put(s, 201, (2, 1), owner=2)
    s.players[2].reputation, s.renown = s.renown[:3], s.renown[3:]
    t = begin(s, turn=1).play(1, "propose mechanema").play(2, "accept")
    assert t.asked() == (1, "envoy")
    t.play(1, "science").play(2, "science")
    assert (t.p(2).embassy, len(t.p(2).reputation)) == ({1: 1}, 3)
