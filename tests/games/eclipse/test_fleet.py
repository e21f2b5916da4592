"""Build, move, influence (ECL-11.6 to 11.19)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.catalog import BOARDS
from fivesuns.games.eclipse.fleets import must_stay

from .scenario import begin, clear, galaxy, own, put, refit, rich

COSTS = {"interceptor": 3, "cruiser": 5, "dreadnought": 8, "starbase": 3, "orbital": 4, "monolith": 10}


# build

@pytest.mark.rule("ECL-11.6", "ECL-22.6")
def test_what_things_cost() -> None:
    assert all(dict(board.build) == COSTS for name, board in BOARDS.items() if name != "mechanema")
    assert list(BOARDS["mechanema"].build.values()) == [2, 4, 7, 2, 3, 8]
    s = galaxy()
    own(s, 0, "orbital", "monolith")
    rich(s, 0, 100)
    for item, cost in COSTS.items():
        t = begin(s).play(0, "build", f"build {item} 221")
        assert t.stuff(0)["material"] == 100 - cost


@pytest.mark.rule("ECL-11.6", "ECL-11.7")
def test_building_in_controlled_sectors_even_beside_enemies() -> None:
    s = galaxy()
    put(s, 201, (0, -1), owner=0, ships={1: {"cruiser": 1}})
    put(s, 209, (1, -3), ships={0: {"interceptor": 1}})
    rich(s, 0, 5)
    t = begin(s).play(0, "build")
    assert t.options("build") == [f"build {item} {tile}" for item in ("interceptor", "cruiser", "starbase")
                                  for tile in (221, 201)]
    t.play(0, "build cruiser 201")
    assert t.s.fleets[201, 0] == (0, 1, 0, 0)
    assert t.s.entry[201] == (1, 0)


@pytest.mark.rule("ECL-11.6")
def test_one_orbital_and_one_monolith_to_a_sector() -> None:
    s = galaxy()
    own(s, 0, "orbital", "monolith")
    rich(s, 0, 100)
    t = begin(s).play(0, "build", "build orbital 221")
    assert "build orbital 221" not in t.options()
    assert "build monolith 221" in t.options()
    t.play(0, "build monolith 221")
    assert t.s.orbitals == t.s.monoliths == [221]


# move

@pytest.mark.rule("ECL-11.8")
def test_a_ship_moves_as_far_as_its_drives_and_may_move_again() -> None:
    s = galaxy()
    put(s, 103, (0, -1))
    put(s, 105, (1, -1))
    put(s, 221, ships={0: {"cruiser": 1, "starbase": 1}})
    refit(s, 0, "cruiser", "", "", "", "", "", "nuclear_drive")
    t = begin(s).play(0, "move")
    assert "move interceptor 221 103" in t.options()
    assert "move interceptor 221 105" not in t.options()
    assert {"move cruiser 221 103", "move cruiser 221 105", "move cruiser 221 1"} <= set(t.options())
    assert not [x for x in t.options() if "starbase" in x]
    assert t.reasons()["move starbase 221"] == "starbase"
    assert not [x for x in t.options("move") if x.split(" ")[-1] not in [str(y) for y in t.s.where]]
    t.play(0, "move interceptor 221 103", "move interceptor 103 105", "move interceptor 105 103")
    assert t.asked() == (1, "turn")


@pytest.mark.rule("ECL-11.9")
def test_as_many_ships_must_stay_as_opponents_are_there() -> None:
    s = galaxy()
    put(s, 221, ships={0: {"interceptor": 1}, 1: {"cruiser": 1}})
    put(s, 103, (0, -1))
    t = begin(s).play(0, "move", "move interceptor 221 103")
    assert not [x for x in t.options("move") if x.split(" ")[2] == "221"]
    assert t.reasons()["move interceptor 221"] == "pinned"
    s = galaxy()
    put(s, 101, (0, -1), npcs=1)
    put(s, 103, (1, -1))
    own(s, 0, "fusion_drive")
    refit(s, 0, "interceptor", "", "", "fusion_drive")
    assert begin(s).play(0, "move").options("move") == ["move interceptor 221 101"]    # pinned on the way
    put(s, 101, ships={0: {"cruiser": 1}})
    assert "move interceptor 221 103" in begin(s).play(0, "move").options()            # the cruiser holds it


@pytest.mark.rule("ECL-11.9", "ECL-19.7")
def test_the_centres_defence_pins_everything() -> None:
    s = galaxy()
    put(s, 103, (0, -1))
    put(s, 1, ships={0: {"cruiser": 3}})
    own(s, 0, "cloaking_device")
    assert not [x for x in begin(s).play(0, "move").options("move") if x.split(" ")[2] == "1"]
    s = galaxy(gcds_pins="uncloaked")
    put(s, 103, (0, -1))
    put(s, 1, ships={0: {"cruiser": 3}})
    own(s, 0, "cloaking_device")
    assert "move cruiser 1 103" in begin(s, gcds_pins="uncloaked").play(0, "move").options()


@pytest.mark.rule("ECL-11.10", "ECL-12.6")
def test_ancients_do_not_pin_draco_but_partners_and_starbases_pin() -> None:
    s = galaxy(4, ["draco"])
    put(s, 101, (0, -1), npcs=1, ships={0: {"interceptor": 1}, 1: {"interceptor": 1}})
    assert must_stay(s, 101, 0) == 1
    assert must_stay(s, 101, 1) == 2
    s.players[0].embassy[1] = s.players[1].embassy[0] = 0
    assert must_stay(s, 101, 0) == 1
    put(s, 228, ships={1: {"starbase": 1}})
    assert must_stay(s, 228, 0) == 1


@pytest.mark.rule("ECL-11.11", "ECL-19.8")
def test_the_order_of_entry_is_kept_while_somebody_stays() -> None:
    s = galaxy()
    put(s, 103, (0, -1), ships={1: {"interceptor": 1}})
    put(s, 221, ships={0: {"interceptor": 2}})
    t = begin(s).play(0, "move", "move interceptor 221 103", "move interceptor 221 103", "done")
    assert t.s.entry[103] == (1, 0)
    s = galaxy(entry="last")
    put(s, 103, (0, -1), ships={0: {"interceptor": 1}, 1: {"interceptor": 1}})
    t = begin(s, entry="last").play(0, "move", "move interceptor 221 103")
    assert t.s.entry[103] == (1, 0)
    s = galaxy()
    put(s, 103, (0, -1), owner=0, ships={1: {"interceptor": 1}})
    rich(s, 0)
    t = begin(s).play(0, "build", "build interceptor 103")        # building counts as entry
    assert t.s.entry[103] == (1, 0)


@pytest.mark.rule("ECL-11.8", "ECL-19.8")
def test_a_ship_that_leaves_and_returns_comes_last() -> None:
    s = galaxy()
    put(s, 103, (0, -1))
    put(s, 221, ships={1: {"interceptor": 1}})
    own(s, 0, "cloaking_device", "fusion_drive")
    refit(s, 0, "interceptor", "", "", "fusion_drive")
    t = begin(s).play(0, "move", "move interceptor 221 221")
    assert t.s.entry[221] == (1, 0)


@pytest.mark.rule("ECL-11.12")
def test_moving_through_is_no_aggression() -> None:
    s = galaxy(4)
    put(s, 201, (2, 1), owner=2)
    put(s, 209, (3, 1))
    own(s, 1, "fusion_drive")
    refit(s, 1, "interceptor", "", "", "fusion_drive")
    s.players[1].embassy[2] = s.players[2].embassy[1] = 0
    t = begin(s, turn=1).play(1, "move")
    assert "move interceptor 223 209" in t.options()
    t.play(1, "move interceptor 223 209", "done")
    assert t.s.traitor == -1
    assert 2 in t.p(1).embassy


# influence

@pytest.mark.rule("ECL-11.13", "ECL-11.18")
def test_where_a_disc_may_go() -> None:
    s = galaxy()
    put(s, 103, (0, -1))                                          # connected
    put(s, 101, (1, -1), npcs=1)                                  # Ancients
    put(s, 209, (1, -3), ships={1: {"interceptor": 1}})           # an opponent
    put(s, 306, (-3, 3), ships={0: {"interceptor": 1}})           # far away, own ship alone
    put(s, 310, (4, 0))                                           # far away
    t = begin(s).play(0, "influence")
    assert t.options("influence") == ["influence 103", "influence 306"]
    assert t.reasons()["influence 101"] == "opponents_there"
    assert t.reasons()["influence 209"] == "opponents_there"
    assert t.reasons()["influence 310"] == "no_connection"
    assert t.options("release") == ["release 221"]
    discs = t.p(0).discs
    t.play(0, "influence 306")
    assert t.s.owner[306] == 0
    assert t.p(0).discs == discs - 1


@pytest.mark.rule("ECL-11.13", "ECL-22.5")
def test_draco_may_influence_beside_ancients() -> None:
    s = galaxy(2, ["draco"])
    put(s, 101, (0, -1), npcs=1)
    assert "influence 101" in begin(s).play(0, "influence").options()


@pytest.mark.rule("ECL-11.14", "ECL-11.19")
def test_a_sectors_disc_moves_once_a_turn() -> None:
    s = galaxy()
    put(s, 103, (0, -1), owner=0, cubes=[0])
    t = begin(s).play(0, "influence", "release 103")
    assert t.p(0).track[2] == 10
    assert "influence 103" not in t.options()
    assert t.reasons()["influence 103"] == "disc_moved"
    t.play(0, "done")
    t.play(1, "upgrade", "done").play(0, "influence", "influence 103")
    assert not [x for x in t.options() if x.startswith("release 103")]


@pytest.mark.rule("ECL-11.15")
def test_a_disc_cannot_be_its_own_support() -> None:
    s = galaxy()
    clear(s, 221)
    put(s, 103, (0, -1))
    t = begin(s).play(0, "influence")
    assert "influence 103" in t.options()
    assert "shift 221 103" not in t.options()
    put(s, 221, ships={0: {"interceptor": 1}})
    assert "shift 221 103" in begin(s).play(0, "influence").options()


@pytest.mark.rule("ECL-11.16")
def test_cubes_come_home_with_the_disc() -> None:
    s = galaxy()
    put(s, 108, (0, -1), owner=0, cubes=[1, 2])                   # science and grey
    put(s, 103, (-1, -1))
    before = list(s.players[0].track)
    t = begin(s).play(0, "influence", "shift 108 103")
    assert t.asked() == (0, "cube")
    t.play(0, "money")
    assert t.p(0).track == [before[0], before[1] + 1, before[2] + 1]
    assert t.s.owner[103] == 0
    assert 108 not in t.s.owner
    assert 108 not in t.s.cubes


@pytest.mark.rule("ECL-11.17")
def test_two_colony_ships_are_turned_up_with_influence() -> None:
    s = galaxy()
    s.players[0].colony = 0
    t = begin(s).play(0, "influence", "refresh", "refresh")
    assert t.p(0).colony == 2
    assert not t.options("refresh")
    s = galaxy()
    s.players[0].colony = 1
    put(s, 103, (0, -1))
    t = begin(s).play(0, "influence", "influence 103", "release 221")
    assert t.asked() == (0, "wind_up")                            # still possible at the end of the turn
    t.play(0, "colonise 103 0 money", "refresh", "colonise 103 1 science", "refresh")
    assert t.p(0).colony == 1


@pytest.mark.rule("ECL-11.18")
def test_a_disc_from_the_track_must_be_there_after_the_action_is_paid() -> None:
    s = galaxy()
    put(s, 103, (0, -1))
    s.players[0].acts[0] = s.players[0].discs - 1
    s.players[0].discs = 1
    t = begin(s).play(0, "influence")
    assert "influence 103" not in t.options()
    assert t.reasons()["influence 103"] == "no_disc"


@pytest.mark.rule("ECL-11.13", "ECL-11.18")
def test_a_disc_goes_on_a_free_sector_only_and_must_be_there() -> None:
    s = galaxy()
    put(s, 103, (0, -1))
    put(s, 209, (1, -3), owner=1)                                      # somebody's, without a ship
    assert 209 in s.links[221]
    assert begin(s).play(0, "influence").options("influence") == ["influence 103"]
    p = s.players[0]
    p.acts[0], p.discs = p.discs - 1, 1                                # the last disc pays for the action
    t = begin(s).play(0, "influence")
    assert (t.options("influence"), t.reasons()["influence 103"]) == ([], "no_disc")
    assert t.options("shift", "release") == ["shift 221 103", "release 221"]         # ships at home hold the way open
    t.play(0, "release 221")
    assert t.options("influence") == ["influence 103"]


@pytest.mark.rule("ECL-11.14")
def test_a_disc_shifted_away_does_not_come_back_in_the_same_turn() -> None:
    s = galaxy()
    put(s, 103, (0, -1), owner=0)
    put(s, 306, (0, -3), turned=2)
    t = begin(s).play(0, "influence")
    assert "shift 103 306" in t.options()
    t.play(0, "shift 103 306")
    assert "influence 103" not in t.options()
    assert not [x for x in t.options("shift", "release") if "306" in x]
    assert (t.reasons()["influence 103"], t.reasons()["release 306"]) == ("disc_moved", "disc_moved")
    assert [x for x in t.reasons() if x.startswith("release")] == ["release 306"]


@pytest.mark.rule("ECL-11.8")
def test_every_class_goes_as_far_as_its_own_drives_and_no_farther() -> None:
    """The interceptors could come back to 103 from 105; for the cruiser it is one step all the same."""
    s = galaxy()
    put(s, 103, (0, -1))
    put(s, 105, (1, -1))
    put(s, 221, ships={0: {"cruiser": 1}})
    own(s, 0, "fusion_drive")
    refit(s, 0, "interceptor", "hull", "", "fusion_drive", "nuclear_drive")
    t = begin(s).play(0, "move")
    assert sorted(t.options("move")) == ["move cruiser 221 103", "move interceptor 221 1", "move interceptor 221 103",
                                         "move interceptor 221 105"]


@pytest.mark.rule("ECL-11.8", "ECL-11.11", "ECL-19.8")
@pytest.mark.parametrize(("mine", "first", "drive", "ruling", "due"), [
    (1, 0, "fusion_drive", "first", True), (1, 1, "fusion_drive", "first", False),
    (1, 0, "", "first", False), (2, 0, "fusion_drive", "first", False),
    (2, 0, "fusion_drive", "last", True), (2, 1, "fusion_drive", "last", False)])
def test_to_leave_and_return_is_for_who_would_come_later_so(mine: int, first: int, drive: str, ruling: str,
                                                            due: bool) -> None:
    s = galaxy(entry=ruling)
    clear(s, 221)
    put(s, 103, (0, -1))
    for seat in (first, 1 - first):
        put(s, 221, ships={seat: {"interceptor": mine if seat == 0 else 1}})
    own(s, 0, "cloaking_device", "fusion_drive")
    refit(s, 0, "interceptor", "", "", drive)
    t = begin(s, entry=ruling).play(0, "move")
    assert "move interceptor 221 103" in t.options()
    assert ("move interceptor 221 221" in t.options()) is due
    if due:
        assert t.play(0, "move interceptor 221 221").s.entry[221] == (1, 0)


@pytest.mark.rule("ECL-11.8", "ECL-11.9")
def test_which_ships_may_not_move_and_how_many_are_pinned() -> None:
    s = galaxy()
    put(s, 103, (0, -1), ships={0: {"interceptor": 1}})
    put(s, 105, (1, -1), ships={0: {"cruiser": 2}, 1: {"interceptor": 1}})            # one of the two is free
    put(s, 221, ships={0: {"interceptor": 1, "starbase": 1}, 1: {"interceptor": 3}})
    put(s, 1, ships={0: {"cruiser": 1}})
    refused = begin(s).play(0, "move").table.waiting()[0].describe()["refused"]
    assert {x["name"]: (x["reason"], x["args"]) for x in refused} == {
        "move interceptor 221": ("pinned", [3]), "move starbase 221": ("starbase", []),
        "move cruiser 1": ("pinned", [1])}


@pytest.mark.rule("ECL-11.9", "ECL-19.8")
def test_nobody_returns_from_where_a_ship_is_pinned() -> None:
    s = galaxy()
    put(s, 104, (0, -1), npcs=2)
    put(s, 221, ships={1: {"interceptor": 1}})
    own(s, 0, "cloaking_device", "fusion_drive")
    refit(s, 0, "interceptor", "", "", "fusion_drive")
    assert begin(s).play(0, "move").options("move") == ["move interceptor 221 104"]
