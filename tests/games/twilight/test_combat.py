"""Space combat, invasion and ground combat."""
from __future__ import annotations

import pytest

from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, put

SYSTEM = "s18"


@pytest.mark.rule("TI-43.0", "TI-43.5f", "TI-43.6", "TI-5.1")
def test_ships_of_two_players_fight_until_one_side_is_gone() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="7 6")
    assert t.s.players[0].units == {SYSTEM: {"cruiser": 1}}
    assert t.s.players[1].units == {}
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]


@pytest.mark.rule("TI-43.9", "A-14")
def test_losses_of_a_round_leave_together() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="10 10")
    assert t.s.players[0].units == t.s.players[1].units == {}
    assert t.told("combat_over") == [{"seat": -1, "place": SYSTEM}]


@pytest.mark.rule("TI-43.3", "TI-43.3b", "TI-27.2", "TI-27.2a")
def test_the_barrage_of_the_first_round_destroys_fighters_only() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, destroyer=1)
    put(s, 1, SYSTEM, carrier=1, fighter=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="9 9 9 8").play(0, "destroyer,1")
    assert [roll["what"] for roll in t.told("rolled")] == ["barrage", "combat", "combat"]
    assert t.told("destroyed")[0] == {"seat": 1, "place": SYSTEM, "units": {"fighter": 1}}
    assert t.s.players[0].units == {SYSTEM: {"destroyer": 1}}
    assert t.s.players[1].units == {}


@pytest.mark.rule("TI-28.1", "TI-28.2", "TI-28.3")
def test_a_damaged_ship_cannot_sustain_again() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, dreadnought=1)
    put(s, 1, SYSTEM, cruiser=2)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 7 1 10 7 1")
    assert t.asked() == {0: "sustain"}
    t.play(0, "dreadnought,1")
    assert t.s.players[0].units == {}, "the second hit destroys it without a question"
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}}


@pytest.mark.rule("TI-28.5", "W-SUSTAIN-AFTER")
def test_a_direct_hit_destroys_the_ship_that_has_sustained() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, dreadnought=1, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    hand(s, 1, "direct_hit-1")
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 1 7 10 1 1")
    t.play(1, "pass").play(0, "dreadnought,1").play(1, "direct_hit-1")
    assert t.s.players[0].units == {SYSTEM: {"cruiser": 1}}
    assert t.s.players[0].damaged == {}


@pytest.mark.rule("TI-43.4b", "TI-43.7c", "TI-43.7d")
def test_a_defender_retreats_to_where_friends_are_and_leaves_a_token_there() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    haven = s.board.beside[SYSTEM][0]
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    put(s, 1, haven, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 1")
    assert t.asked() == {1: "announce_retreat"}
    t.play(1, "retreat")
    assert t.s.players[1].units == {haven: {"cruiser": 2}}
    assert t.s.players[1].tokens == [haven]
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]


@pytest.mark.rule("TI-82.3")
def test_a_nebula_helps_the_defender() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    nebula = "s42"
    put(s, 0, nebula, cruiser=1)
    put(s, 1, nebula, cruiser=1)
    s.system = nebula
    t = act(s, ("meet",), luck="6 6")
    assert t.s.players[0].units == {}
    assert t.s.players[1].units == {nebula: {"cruiser": 1}}


@pytest.mark.rule("TI-25.5", "TI-49.1", "TI-49.4c", "TI-40.1", "TI-25.5a")
def test_who_wins_the_ground_combat_takes_the_planet_and_its_structures_are_lost() -> None:
    s = begin(factions=("letnev", "hacan", "sol"))
    put(s, 0, "s26", carrier=1, infantry=2)
    put(s, 1, "lodor", infantry=1, space_dock=1)
    s.players[1].planets["lodor"] = True
    s.system = "s26"
    t = act(s, ("invade",), luck="8 1 1").play(0, "lodor,2")
    assert t.s.players[0].units["lodor"] == {"infantry": 2}
    assert t.s.players[1].units == {}
    assert t.s.players[0].planets["lodor"] is False
    assert "lodor" not in t.s.players[1].planets


@pytest.mark.rule("TI-21.1", "TI-21.2", "TI-21.3")
def test_the_custodians_want_six_influence_and_then_somebody_has_to_land() -> None:
    s = begin()
    put(s, 0, SYSTEM, carrier=1, infantry=1)
    s.system = SYSTEM
    s.players[0].goods = 5
    t = act(s, ("invade",))
    assert t.asked() == {0: "custodians"}
    u = act(copied(s), ("invade",)).play(0, "leave")
    assert u.s.players[0].units == {SYSTEM: {"carrier": 1, "infantry": 1}}
    t.play(0, "remove", "jord goods,4")
    assert t.refused(0, "nothing") == "must-land"
    t.play(0, "mecatol_rex,1")
    assert t.table.scores()[0] == 1
    assert not t.s.custodians
    assert t.s.players[0].planets["mecatol_rex"] is False


@pytest.mark.rule("TI-42.2", "TI-42.5", "TI-42.5a")
def test_cannons_fire_at_the_active_player_after_ships_have_moved() -> None:
    s = begin(factions=("letnev", "hacan", "sol"))
    put(s, 0, "s26", cruiser=2)
    put(s, 1, "lodor", pds=2)
    s.system = "s26"
    t = act(s, ("offense",), luck="6 5")
    assert t.asked() == {1: "space_cannon"}
    t.play(1, "pds@lodor,2")
    assert t.s.players[0].units == {"s26": {"cruiser": 1}}
