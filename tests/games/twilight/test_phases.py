"""Production, the status phase, what has to be put right."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, put


@pytest.mark.rule("TI-10.1", "TI-10.1b", "TI-75.1c", "TI-75.2", "TI-10.2", "TI-10.3")
def test_a_dock_produces_as_many_units_as_its_planet_allows() -> None:
    s = begin()
    home = s.board.homes[0]
    put(s, 0, "jord", space_dock=1)
    s.players[0].goods = 10
    s.system = home
    t = act(s, ("produce",))
    assert t.refused(0, "fighter,7") == "no-such-part", "four resources and two: six units"
    assert t.refused(0, "fighter,4 infantry@jord,3") == "too-many-units"
    t.play(0, "carrier,1 fighter,3 infantry@jord,2", "jord goods,2")
    assert t.s.players[0].units == {"jord": {"space_dock": 1, "infantry": 2}, home: {"carrier": 1, "fighter": 3}}
    assert t.s.players[0].goods == 8


@pytest.mark.rule("TI-75.6", "A-28")
def test_no_ships_are_produced_beside_ships_of_others() -> None:
    s = begin()
    put(s, 0, "jord", space_dock=1)
    put(s, 1, s.board.homes[0], destroyer=1)
    s.system = s.board.homes[0]
    t = act(s, ("produce",))
    assert t.refused(0, "cruiser,1") == "no-such-part"
    assert t.refused(0, "infantry@jord,1") == ""


@pytest.mark.rule("TI-75.1b", "TI-L.26", "TI-80.4")
def test_what_is_paid_too_much_is_lost() -> None:
    s = begin()
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    s.players[0].goods = 1
    t = act(s, ("produce",)).play(0, "destroyer,1")
    assert t.refused(0, "nothing") == "short"
    t.play(0, "jord goods,1")
    assert t.s.players[0].goods == 0


def sarween(owned: bool) -> int:
    s = begin()
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    s.players[0].technologies = {"sarween_tools": True} if owned else {}
    t = act(s, ("produce",)).play(0, "cruiser,2")
    return int(t.table.waiting()[0].about[0])


@pytest.mark.rule("W-PROD-WHEN")
def test_sarween_tools_make_production_cheaper_by_one() -> None:
    assert (sarween(False), sarween(True)) == (4, 3)


@pytest.mark.rule("TI-86.1", "TI-38.6", "TI-38.8", "TI-38.16")
def test_in_the_status_phase_one_public_and_one_secret_objective_can_be_scored() -> None:
    s = begin()
    s.phase = "status"
    s.objectives = {"negotiate_trade_routes": [], "erect_a_monument": []}
    for name in s.objectives:
        s.hidden[0].remove(name)
    s.players[0].goods = 20
    t = act(s, ("score_objectives", 0)).play(0, "negotiate_trade_routes")
    assert t.asked() == {}
    assert t.table.scores() == [1, 0, 0]
    last = copied(s)
    last.players[0].points = {"custodians": last.rules.points - 1}
    last.players[1].goods = 20
    u = act(last, ("score_objectives", 0), ("score_objectives", 1)).play(0, "negotiate_trade_routes")
    assert u.table.over, "the last point ends the game at once"
    del s.players[0].planets["jord"]
    assert act(s, ("score_objectives", 0)).asked() == {}, "not without the home system"


@pytest.mark.rule("TI-86.2", "TI-38.15")
def test_the_game_ends_when_no_objective_is_left_to_reveal() -> None:
    s = begin()
    s.phase = "status"
    s.covered = [0, 0]
    s.players[2].points = {"custodians": 1}
    t = act(s, ("next_objective",), ("draw_cards", 0))
    assert t.table.over
    assert GAME.winners(t.s) == [2]
    assert all([not p.hand for p in t.s.players])


@pytest.mark.rule("TI-86.3", "W-STATUS-DRAW")
def test_neural_motivator_draws_a_second_card() -> None:
    s = begin()
    s.phase = "status"
    s.players[1].technologies = {"neural_motivator": True}
    t = act(s, *[("draw_cards", seat) for seat in range(3)])
    assert [len(p.hand) for p in t.s.players] == [1, 2, 1]


@pytest.mark.rule("TI-86.4", "TI-86.5", "TI-86.6", "TI-86.7", "W-TOKENS-WHEN")
def test_tokens_come_back_and_everything_is_ready_again() -> None:
    s = begin()
    s.phase = "status"
    p = s.players[0]
    p.tokens, p.planets, p.technologies = ["s18"], {"jord": False}, {"neural_motivator": False}
    put(s, 0, "s18", dreadnought=1)
    p.damaged = {"s18": {"dreadnought": 1}}
    t = act(s, ("take_tokens_back",), ("gain_tokens", 0), ("ready_cards",))
    t.play(0, "tactic,2 strategy,1", "tactic,4 fleet,4 strategy,4")                   # Sol gains one more
    assert t.s.players[0].tokens == []
    assert t.s.players[0].pools == {"tactic": 4, "fleet": 4, "strategy": 4}
    assert t.s.players[0].planets == {"jord": True}
    assert t.s.players[0].technologies == {"neural_motivator": True}
    assert t.s.players[0].damaged == {}
    assert all([not q.strategy for q in t.s.players])


@pytest.mark.rule("TI-33.3", "TI-33.6")
def test_a_law_changes_a_value_as_long_as_it_is_in_play() -> None:
    s = begin()
    hand(s, 0, "flank_speed-1", "flank_speed-2", "flank_speed-3", "flank_speed-4")
    s.laws = {"executive_sanctions": "for"}
    s.agendas.remove("executive_sanctions")
    t = act(s, ("tidy",))
    assert t.asked() == {0: "discard"}
    t.play(0, "flank_speed-2")
    assert len(t.s.players[0].hand) == 3


@pytest.mark.rule("TI-70.1", "TI-70.3", "TI-29.2")
def test_ships_beyond_the_fleet_pool_are_removed() -> None:
    s = begin()
    put(s, 0, "s18", cruiser=2, carrier=2, fighter=4)
    t = act(s, ("tidy",))
    assert t.asked() == {0: "fleet_excess"}
    t.play(0, "carrier,1")
    assert t.s.players[0].units == {"s18": {"cruiser": 2, "carrier": 1, "fighter": 4}}
    assert t.told("destroyed") == []


@pytest.mark.rule("TI-46.2", "TI-46.3", "TI-46.3a")
def test_cargo_beyond_the_capacity_is_destroyed() -> None:
    s = begin(factions=("letnev", "norr", "hacan"))
    put(s, 0, "s18", carrier=1, fighter=3, infantry=3)
    t = act(s, ("tidy",))
    assert t.asked() == {0: "cargo_excess"}
    t.play(0, "fighter,1 infantry,1")
    assert t.s.players[0].units == {"s18": {"carrier": 1, "fighter": 2, "infantry": 2}}


@pytest.mark.rule("TI-57.7", "A-39")
def test_ten_points_end_the_game_at_once() -> None:
    s = begin()
    s.players[1].points = {"imperial": 10}
    t = act(s, ("tidy",), ("choose_action",))
    assert t.table.over
    assert GAME.winners(t.s) == [1]
