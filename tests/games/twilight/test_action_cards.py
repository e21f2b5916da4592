"""Action cards: what each does, where it is not offered, and that a cancelled one has done nothing."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight import cards
from tests.games.twilight.scenario import Scenario, act, begin, hand, put

pytestmark = pytest.mark.component

HOME = "jord"


def play(s: Twilight, card: str, *answers: str, luck: str = "") -> Scenario:
    """Seat 0 plays it as a component action. Before, it is played on a copy and cancelled: then nothing has changed."""
    cancelled(s, card, *answers[:1])
    hand(s, 0, card)
    return act(s, ("choose_action",), luck=luck).play(0, f"use {card}", *answers)


def cancelled(s: Twilight, card: str, *answers: str) -> None:
    trial: Twilight = copied(s)
    hand(trial, 0, card)
    hand(trial, 1, "sabotage-1")
    before = copied(trial)
    t = act(trial, ("choose_action",)).play(0, f"use {card}")
    while t.asked() == {0: "target"} and answers:
        t.play(0, answers[0])
    t.play(1, "sabotage-1")
    assert t.asked() == {0: "action"}
    assert [p.units for p in t.s.players] == [p.units for p in before.players]
    assert [p.planets for p in t.s.players] == [p.planets for p in before.players]
    assert [(p.goods, p.pools, p.tokens) for p in t.s.players] == [(p.goods, p.pools, p.tokens) for p in before.players]


def unavailable(s: Twilight, card: str) -> bool:
    hand(s, 0, card)
    return act(s, ("choose_action",)).refused(0, f"use {card}") == "illegal"


@pytest.mark.rule("TI-39.1", "TI-32.6a")
def test_cripple_defenses_destroys_all_pds_of_others_on_a_planet() -> None:
    s = begin()
    put(s, 0, HOME, pds=1)
    assert unavailable(begin(), "cripple_defenses")
    put(s, 1, "quinarra", pds=2, infantry=1)
    t = play(s, "cripple_defenses")
    assert t.s.players[1].units == {"quinarra": {"infantry": 1}}
    assert t.s.players[0].units == {HOME: {"pds": 1}}


def test_economic_initiative_readies_cultural_planets() -> None:
    s = begin()
    s.players[0].planets = {HOME: False, "tequran": False, "lodor": False}
    t = play(s, "economic_initiative")
    assert t.s.players[0].planets == {HOME: False, "tequran": False, "lodor": True}


@pytest.mark.rule("TI-14.9")
def test_focused_research_costs_four_trade_goods() -> None:
    s = begin()
    s.players[0].goods = 3
    assert unavailable(s, "focused_research")
    s.players[0].goods = 4
    s.players[0].hand = []
    t = play(s, "focused_research", "neural_motivator")
    assert t.s.players[0].goods == 0
    assert "neural_motivator" in t.s.players[0].technologies


def test_frontline_deployment_puts_three_infantry_on_a_planet() -> None:
    t = play(begin(), "frontline_deployment")
    assert t.s.players[0].units == {HOME: {"infantry": 3}}


@pytest.mark.rule("TI-52.4a")
def test_a_ghost_ship_comes_out_of_a_wormhole() -> None:
    s = begin()
    for system in ("s25", "s39"):
        put(s, 1, system, destroyer=1)
    t = play(s, "ghost_ship", "s26")
    assert t.s.players[0].units == {"s26": {"destroyer": 1}}
    hand(s, 0, "ghost_ship")
    assert act(s, ("choose_action",)).play(0, "use ghost_ship").options(0) == [
        x for x in s.board.beside if SYSTEMS[x].wormholes and x not in ("s25", "s39")]
    s = begin()
    s.players[0].pools["fleet"] = 8
    put(s, 0, "s18", destroyer=8)
    u = play(s, "ghost_ship", "s26")
    assert u.s.players[0].units == {"s18": {"destroyer": 7}, "s26": {"destroyer": 1}}
    s.players[0].tokens = ["s18"]
    assert unavailable(s, "ghost_ship")


def test_industrial_initiative_pays_for_industrial_planets() -> None:
    s = begin()
    s.players[0].planets.update({"wellon": False, "thibah": True, "lodor": True})
    assert play(s, "industrial_initiative").s.players[0].goods == 2


def test_insubordination_takes_a_tactic_token_of_another() -> None:
    s = begin()
    s.players[2].pools["tactic"] = 0
    t = play(s, "insubordination")
    assert [p.pools["tactic"] for p in t.s.players] == [3, 2, 0]


def test_a_lucky_shot_destroys_a_smaller_ship_where_one_has_a_planet() -> None:
    s = begin()
    put(s, 1, s.board.homes[0], carrier=1, dreadnought=2)
    put(s, 1, "s26", cruiser=1)
    s.players[1].damaged = {s.board.homes[0]: {"dreadnought": 1}}
    t = play(s, "lucky_shot", f"{s.board.homes[0]} 1 dreadnought*")
    assert t.s.players[1].units[s.board.homes[0]] == {"carrier": 1, "dreadnought": 1}
    assert t.s.players[1].damaged == {}
    assert t.s.players[1].units["s26"] == {"cruiser": 1}


def test_a_plague_kills_with_six_and_more() -> None:
    s = begin()
    put(s, 1, "quinarra", infantry=3)
    t = play(s, "plague", luck="5 6 10")
    assert t.s.players[1].units == {"quinarra": {"infantry": 1}}
    assert unavailable(begin(), "plague")


def test_a_reactor_melts_down_away_from_home() -> None:
    s = begin()
    put(s, 1, "quinarra", space_dock=1)
    assert unavailable(s, "reactor_meltdown")
    s.players[0].hand = []
    put(s, 1, "lodor", space_dock=1, infantry=1)
    t = play(s, "reactor_meltdown")
    assert t.s.players[1].units == {"quinarra": {"space_dock": 1}, "lodor": {"infantry": 1}}


@pytest.mark.rule("TI-33.5")
def test_a_repealed_law_is_discarded() -> None:
    s = begin()
    assert unavailable(begin(), "repeal_law")
    s.agendas.remove("fleet_regulations")
    s.laws = {"fleet_regulations": "for"}
    t = play(s, "repeal_law")
    assert t.s.laws == {}
    assert t.s.agenda_discards == ["fleet_regulations"]


def test_a_messiah_rises_on_every_planet() -> None:
    s = begin()
    s.players[0].planets["lodor"] = False
    t = play(s, "rise_of_a_messiah")
    assert t.s.players[0].units == {HOME: {"infantry": 1}, "lodor": {"infantry": 1}}


@pytest.mark.rule("TI-23.3b")
def test_signal_jamming_puts_a_token_of_another_next_to_own_ships() -> None:
    s = begin()
    near = s.board.beside["s18"][0]
    put(s, 0, near, destroyer=1)
    empty: Twilight = copied(s)
    empty.players[1].pools = {"tactic": 8, "fleet": 8, "strategy": 0}
    t = play(s, "signal_jamming", "s18 1")
    assert t.s.players[1].tokens == ["s18"]
    assert sum(t.s.players[1].pools.values()) == 9
    hand(empty, 0, "signal_jamming")
    u = act(empty, ("choose_action",)).play(0, "use signal_jamming", "s18 1")
    assert (u.asked(), u.options(1)) == ({1: "token_source"}, ["tactic", "fleet"]), "its owner says from which pool"
    assert u.play(1, "tactic").s.players[1].pools == {"tactic": 7, "fleet": 8, "strategy": 0}
    put(s, 0, "s26", cruiser=1)
    hand(s, 0, "signal_jamming")
    assert "s26 1" in act(s, ("choose_action",)).play(0, "use signal_jamming").options(0), "wherever there are ships"


@pytest.mark.rule("H-1")
def test_a_spy_takes_a_card_that_only_the_two_see() -> None:
    s = begin()
    hand(s, 2, "summit")
    hand(s, 0, "spy")
    t = act(s, ("choose_action",)).play(0, "use spy").play(2, "pass")
    assert t.s.players[0].hand == ["summit"]
    assert t.s.players[2].hand == []
    assert [event.to for event in t.events if event.what == "spied"] == [(0, 2)]


def test_tactical_bombardment_exhausts_planets_under_own_guns() -> None:
    s = begin()
    put(s, 0, "s26", dreadnought=1)
    s.players[1].planets = {"quinarra": True, "lodor": True}
    t = play(s, "tactical_bombardment")
    assert t.s.players[1].planets == {"quinarra": True, "lodor": False}


def test_an_unexpected_action_takes_a_token_off_the_board() -> None:
    s = begin()
    s.players[0].tokens = ["s26"]
    t = play(s, "unexpected_action")
    assert t.s.players[0].tokens == []
    assert sum(t.s.players[0].pools.values()) == 9


def test_an_unstable_planet_is_exhausted_and_loses_up_to_three_infantry() -> None:
    s = begin()
    s.players[1].planets["tequran"] = True
    put(s, 1, "tequran", infantry=4)
    t = play(s, "unstable_planet", "2")
    assert t.s.players[1].units == {"tequran": {"infantry": 2}}
    assert t.s.players[1].planets["tequran"] is False


def test_an_uprising_brings_the_resources_of_a_planet_of_another() -> None:
    s = begin()
    s.players[1].planets["lodor"] = True
    t = play(s, "uprising")
    assert t.s.players[0].goods == 3
    assert t.s.players[1].planets["lodor"] is False
    assert t.s.players[1].planets["quinarra"] is True


def test_a_war_effort_brings_a_cruiser_to_the_fleet() -> None:
    s = begin()
    assert unavailable(begin(), "war_effort")
    put(s, 0, "s18", destroyer=1)
    t = play(s, "war_effort")
    assert t.s.players[0].units == {"s18": {"destroyer": 1, "cruiser": 1}}


def test_both_sides_may_raise_their_morale() -> None:
    s = begin(factions=("letnev", "hacan", "sol"))
    put(s, 0, "s18", cruiser=1)
    put(s, 1, "s18", cruiser=1)
    hand(s, 0, "morale_boost-1")
    hand(s, 1, "morale_boost-2")
    s.system = "s18"
    t = act(s, ("meet",), luck="6 6").play(0, "morale_boost-1").play(1, "pass", "morale_boost-2")
    assert t.s.players[0].units == t.s.players[1].units == {}, "seven is needed, and both have six and one"


# the phases of a round

@pytest.mark.rule("W-SCPICK-WHEN")
def test_who_is_publicly_disgraced_picks_another_strategy_card() -> None:
    s = begin()
    for p in s.players:
        p.strategy = {}
    s.goods["trade"] = 2
    hand(s, 0, "public_disgrace")
    hand(s, 2, "sabotage-1")
    t = act(copied(s), ("pick", 1)).play(1, "trade").play(0, "public_disgrace").play(2, "pass")
    assert t.asked() == {1: "strategy_card"}
    assert "trade" not in t.options(1)
    t.play(1, "warfare")
    cards.decline(t)
    assert t.s.players[1].strategy == {"warfare": True}
    assert (t.s.players[1].goods, t.s.goods["trade"]) == (0, 2)
    u = act(copied(s), ("pick", 1)).play(1, "trade").play(0, "public_disgrace").play(2, "sabotage-1")
    cards.decline(u)
    assert u.s.players[1].strategy == {"trade": True}
    assert u.s.players[1].goods == 2
    v = act(copied(s), ("pick", 0)).play(0, "trade")
    cards.decline(v)
    assert v.s.players[0].strategy == {"trade": True}, "nobody disgraces himself"


def test_the_last_strategy_card_is_taken_in_spite_of_any_disgrace() -> None:
    s = begin()
    s.players[2].strategy = dict.fromkeys(list(s.goods)[2:7], True)
    hand(s, 0, "public_disgrace")
    t = act(s, ("pick", 1)).play(1, "imperial")
    assert t.s.players[1].strategy["imperial"]
    del s.players[2].strategy["politics"]
    assert act(s, ("pick", 1)).play(1, "imperial").asked() == {0: "react"}, "there is another one"


@pytest.mark.rule("W-SCRETURN-WHEN", "TI-86.8")
def test_political_stability_keeps_strategy_cards_for_the_next_round() -> None:
    s = begin()
    s.phase = "status"
    s.players[1].strategy = {"trade": False, "warfare": False}
    t = cards.play(copied(s), ("ready_cards",), 1, "political_stability")
    assert [p.strategy for p in t.s.players] == [{}, {"trade": True, "warfare": True}, {}]
    u = act(t.s, ("strategy_phase",))
    u.play(0, "leadership").play(2, "diplomacy").play(0, "politics").play(2, "imperial")
    assert u.s.players[1].strategy == {"trade": True, "warfare": True}
    assert u.s.forces == []
    v = act(s, ("ready_cards",))
    assert [p.strategy for p in v.s.players] == [{}, {}, {}]
