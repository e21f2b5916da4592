"""Laws that belong to a player or bring points: ministers, crowns, the shard, the holy planet, a leak."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, laws, values
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import Scenario, act, begin, decided, hand, law, note, put


def repealed(s: Twilight, name: str) -> Twilight:
    laws.repeal(s, name)
    assert not GAME.audit(s)
    return s


def points(s: Twilight) -> list[int]:
    return GAME.scores(s)


def produces(s: Twilight, system: str) -> bool:
    s.system = system
    s.players[s.active].goods = 9
    return act(s, ("produce",)).asked() == {s.active: "produce"}


# points

def holy() -> Twilight:
    s = begin()
    s.players[1].planets["lodor"] = True
    put(s, 1, "lodor", space_dock=1)
    s = decided(s, "holy_planet_of_ixth", "lodor").s
    s.phase, s.active, s.happenings = "action", 0, []
    return s


@pytest.mark.rule("W-CONTROL-WHEN", "W-CONTROL-LOST", "TI-57.6")
def test_the_holy_planet_is_a_point_for_whoever_controls_it() -> None:
    s = holy()
    assert points(s) == [0, 1, 0]
    put(s, 0, "lodor", infantry=1)
    s.landing = {"lodor": 1}
    s.system = "s26"
    t = act(s, ("establish_control",))
    assert points(t.s) == [1, 0, 0]
    assert points(repealed(t.s, "holy_planet_of_ixth")) == [1, 0, 0], "a repeal takes nothing"


@pytest.mark.rule("TI-40.5", "W-CONTROL-LOST")
def test_the_point_of_the_holy_planet_goes_with_control_outside_invasions_too() -> None:
    s = holy()
    s.players[1].units = {}
    put(s, 2, "lodor", infantry=1)
    assert points(act(s, ("tidy",)).s) == [0, 0, 1]
    other = holy()
    other.players[1].planets["quann"] = True
    put(other, 2, "quann", infantry=1)
    assert points(act(other, ("tidy",)).s) == [0, 1, 0], "another planet"


@pytest.mark.rule("TI-G.3")
def test_nothing_is_produced_on_the_holy_planet() -> None:
    s = holy()
    s.active = 1
    assert not produces(s, "s26")
    assert produces(repealed(s, "holy_planet_of_ixth"), "s26")


def shard() -> Twilight:
    s = decided(begin(), "shard_of_the_throne", 1).s
    s.phase, s.active = "action", 0
    return s


@pytest.mark.rule("W-COMBAT-WON", "TI-57.6")
def test_the_shard_goes_to_whoever_beats_its_owner() -> None:
    s = shard()
    assert points(s) == [0, 1, 0]
    after = act(s, ("open_window", "combat_won", 2, "s18", (1,))).s
    assert (after.laws, points(after)) == ({"shard_of_the_throne": 2}, [0, 0, 1])
    after = act(s, ("open_window", "combat_won", 1, "s18", (0,))).s
    assert (after.laws, points(after)) == ({"shard_of_the_throne": 1}, [0, 1, 0]), "its owner has won"
    assert points(repealed(s, "shard_of_the_throne")) == [0, 1, 0]


@pytest.mark.rule("W-CONTROL-AFTER", "TI-57.6")
def test_the_crown_of_emphidia_goes_to_whoever_takes_a_planet_of_its_owners_home() -> None:
    s = decided(begin(), "the_crown_of_emphidia", 1).s
    assert points(s) == [0, 1, 0]
    s.phase, s.active, s.system = "action", 0, "s13"
    put(s, 0, "trenlak", infantry=1)
    s.landing = {"trenlak": 1}
    t = act(s, ("establish_control",))
    assert (t.s.laws, points(t.s)) == ({"the_crown_of_emphidia": 0}, [1, 0, 0])
    s.players[1].planets["lodor"] = True
    put(s, 0, "lodor", infantry=1)
    s.landing, s.system = {"lodor": 1}, "s26"
    assert act(s, ("establish_control",)).s.laws == {"the_crown_of_emphidia": 1}, "not at home"
    assert points(repealed(s, "the_crown_of_emphidia")) == [0, 1, 0]


def leaked() -> Twilight:
    s = begin()
    s.secrets.remove("form_a_spy_network")
    s.players[1].scored = ["form_a_spy_network"]
    return decided(s, "classified_document_leaks", "form_a_spy_network").s


@pytest.mark.rule("TI-38.11")
def test_a_leaked_secret_is_a_public_objective() -> None:
    s = leaked()
    assert points(s) == [0, 1, 0]
    hand(s, 0, *[f"direct_hit-{n}" for n in range(1, 5)], "spy")
    s.phase = "status"
    t = act(s, ("score_objectives", 0)).play(0, "form_a_spy_network")
    assert points(t.s) == [1, 1, 0]
    assert t.s.players[1].scored == [], "it is no secret any more"


@pytest.mark.rule("TI-33.5", "TI-57.6")
def test_a_leak_that_is_stopped_keeps_its_points_but_cannot_be_scored() -> None:
    s = repealed(leaked(), "classified_document_leaks")
    assert points(s) == [0, 1, 0]
    assert s.objectives == {}
    assert s.players[1].scored == []


# ministers

@pytest.mark.rule("W-COMM-AFTER", "A-68", "TI-78.1")
def test_the_minister_of_commerce_gains_a_good_for_each_neighbour() -> None:
    s = begin()
    law(s, "minister_of_commerce", 1)
    put(s, 0, "s29", cruiser=1)
    t = act(s, ("primary", "trade"))
    assert t.s.players[0].goods == 3
    t.play(0, "1 2")
    assert [p.goods for p in t.s.players] == [3, 1, 0]
    note(s, 0, "trade_agreement-1")
    u = act(s, ("primary", "trade")).play(0, "1").play(0, "trade_agreement-1")
    assert (u.s.players[1].commodities, u.s.players[1].goods) == (0, 1), "it asks only for the replenishing"
    repealed(s, "minister_of_commerce")
    note(s, 1, "trade_agreement-1")
    assert [p.goods for p in act(s, ("primary", "trade")).play(0, "1 2").s.players] == [3, 0, 0]


@pytest.mark.rule("W-CONTROL-WHEN", "TI-40.2")
def test_the_minister_of_exploration_gains_a_good_with_each_planet() -> None:
    s = begin()
    law(s, "minister_of_exploration", 0)
    put(s, 0, "lodor", infantry=1)
    put(s, 0, "jord", infantry=1)
    s.system, s.landing = "s26", {"lodor": 1, "jord": 1}
    assert act(s, ("establish_control",)).s.players[0].goods == 1, "home was controlled before"
    s.laws = {"minister_of_exploration": 1}
    assert [p.goods for p in act(s, ("establish_control",)).s.players] == [0, 0, 0]


@pytest.mark.rule("W-DOCK-PLACED")
def test_the_minister_of_industry_produces_where_a_dock_was_placed() -> None:
    s = begin()
    law(s, "minister_of_industry", 0)
    s.players[0].goods = 4
    t = act(s, ("primary", "construction")).play(0, "space_dock jord")
    assert t.asked() == {0: "react"}
    t.play(0, "minister_of_industry-elected-1", "cruiser,1", "goods,2")
    assert t.s.players[0].units["s1"] == {"cruiser": 1}
    t = act(s, ("primary", "construction")).play(0, "pds jord", "pass")
    assert t.told("used") == []
    s.laws = {"minister_of_industry": 1}
    t = act(s, ("primary", "construction")).play(0, "space_dock jord", "pass")
    assert 0 not in t.asked()


def peace(*, inhabited: bool) -> Scenario:
    s = begin()
    law(s, "minister_of_peace", 2)
    law(s, "minister_of_war", 0)
    s.players[1].passed = s.players[2].passed = True
    s.players[0].strategy = {}
    put(s, 0, "s50", carrier=1)
    if inhabited:
        put(s, 1, "arnor", infantry=1)
    return act(s, ("choose_action",)).play(0, "activate s36")


@pytest.mark.rule("W-ACTIVATE-AFTER", "TI-E.10")
def test_the_minister_of_peace_ends_a_turn_after_an_activation() -> None:
    t = peace(inhabited=True)
    assert t.asked() == {2: "react"}
    t.play(2, "minister_of_peace-elected-1")
    assert t.asked() == {0: "action"}, "the next turn: no ship has moved, and nothing comes after the action"
    assert "pass" in t.options(0)
    assert t.s.players[0].units == {"s50": {"carrier": 1}}
    assert t.s.system == ""
    assert t.s.agenda_discards == ["minister_of_peace"]
    assert peace(inhabited=False).asked() == {0: "move"}


@pytest.mark.rule("W-STATUS-END")
def test_the_minister_of_policy_draws_a_card_when_the_status_phase_ends() -> None:
    s = begin()
    law(s, "minister_of_policy", 1)
    s.phase = "status"
    t = act(s, ("return_cards",))
    assert [len(p.hand) for p in t.s.players] == [0, 1, 0]


def war() -> Scenario:
    s = begin()
    law(s, "minister_of_war", 0)
    s.players[0].tokens = ["s24"]
    return act(s, ("choose_action",)).play(0, "activate s50")


@pytest.mark.rule("W-ACTION-AFTER")
def test_the_minister_of_war_takes_back_a_token_and_acts_again() -> None:
    t = war()
    assert t.asked() == {0: "react"}
    t.play(0, "minister_of_war-elected-1", "s24")
    assert t.s.players[0].tokens == ["s50"]
    assert t.s.agenda_discards == ["minister_of_war"]
    assert t.asked() == {0: "action"}
    assert "done" in t.options(0)
    assert "pass" not in t.options(0)
    t.play(0, "activate s24")
    assert t.asked() == {1: "action"}
    assert (t.s.acts, t.s.forces) == (0, [])


@pytest.mark.rule("W-ACTION-AFTER")
def test_another_action_is_no_duty_and_no_pass() -> None:
    t = war().play(0, "minister_of_war-elected-1", "s24", "done")
    assert t.s.active == 1
    assert not t.s.players[0].passed
    t = war().play(0, "pass")
    assert t.s.active == 1
    assert t.s.laws == {"minister_of_war": 0}


@pytest.mark.rule("W-STRAT-END")
def test_the_imperial_arbiter_swaps_strategy_cards() -> None:
    s = begin()
    law(s, "imperial_arbiter", 1)
    s.phase = "strategy"
    t = act(s, ("lay_goods",))
    assert t.asked() == {1: "react"}
    t.play(1, "imperial_arbiter-elected-1", "diplomacy 2 politics")
    assert [list(p.strategy) for p in t.s.players] == [["leadership"], ["politics"], ["diplomacy"]]
    assert t.s.laws == {}


# combat

@pytest.mark.rule("TI-47.1")
def test_fighters_of_the_prophet_hit_more_easily() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    law(s, "prophecy_of_ixth", 0)
    assert values.combat(s, 0, "fighter", "s18", defending=False) == [("prophecy_of_ixth", 1)]
    assert values.combat(s, 0, "cruiser", "s18", defending=False) == []
    assert values.combat(s, 1, "fighter", "s18", defending=False) == []


@pytest.mark.rule("W-PROD-WHEN")
@pytest.mark.parametrize(("units", "kept"), [("fighter,2", True), ("fighter,1 cruiser,1", False), ("cruiser,1", False),
                                             ("nothing", True)])
def test_the_prophecy_is_lost_by_producing_fewer_than_two_fighters(units: str, kept: bool) -> None:
    s = begin()
    law(s, "prophecy_of_ixth", 0)
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    t = act(s, ("produce",)).play(0, units)
    if units != "nothing":
        t.play(0, "jord")
    assert t.s.laws == ({"prophecy_of_ixth": 0} if kept else {})
    assert t.s.agenda_discards == ([] if kept else ["prophecy_of_ixth"])


def crowned(luck: str) -> Scenario:
    """Two cruisers of seat 0, who has the crown, against two dreadnoughts; the dice of the cruisers first."""
    s = begin(factions=("sol", "hacan", "letnev"))
    law(s, "the_crown_of_thalnos", 0)
    put(s, 0, "s18", cruiser=2)
    put(s, 1, "s18", dreadnought=2)
    s.system = "s18"
    return act(s, ("meet",), luck=luck)


@pytest.mark.rule("W-SPC-ROLLED", "A-62", "D-REROLL")
def test_the_crown_of_thalnos_rerolls_dice_and_destroys_who_misses_again() -> None:
    t = crowned("1 2 9 3 1 1")
    assert t.asked() == {0: "react"}
    t.play(0, "the_crown_of_thalnos-elected-1")
    t.play(0, "cruiser,1,1 cruiser,2,2")
    assert t.told("rerolled") == [{"seat": 0, "dice": [["cruiser", 1, 1], ["cruiser", 2, 2]], "faces": [9, 3]}]
    assert t.s.players[0].units == {"s18": {"cruiser": 1}}
    assert t.s.combat is not None
    assert t.s.combat.hits == {0: 1, 1: 0}
    assert t.asked() == {1: "sustain"}


@pytest.mark.rule("W-SPC-ROLLED")
def test_a_die_that_hit_can_be_rerolled_to_a_miss_and_nobody_has_to() -> None:
    t = crowned("9 9 1 1 1 1").play(0, "the_crown_of_thalnos-elected-1", "cruiser,1,9")
    assert t.s.players[0].units == {"s18": {"cruiser": 1}}
    assert t.s.combat is not None
    assert t.s.combat.hits[0] == 1
    t = crowned("1 1 1 1").play(0, "the_crown_of_thalnos-elected-1", "nothing")
    assert t.s.players[0].units == {"s18": {"cruiser": 2}}


@pytest.mark.rule("W-SPC-ROLLED")
def test_a_war_sun_is_saved_by_one_of_its_dice() -> None:
    s = begin(factions=("muaat", "hacan", "letnev"))
    law(s, "the_crown_of_thalnos", 0)
    put(s, 0, "s18", war_sun=1)
    put(s, 1, "s18", cruiser=1)
    s.system = "s18"
    t = act(s, ("meet",), luck="1 1 1 2 3 1").play(0, "the_crown_of_thalnos-elected-1")
    t.play(0, "war_sun,1,1 war_sun,2,1 war_sun,3,1")
    assert t.s.players[0].units == {"s18": {"war_sun": 1}}
    assert t.s.players[1].units == {}


@pytest.mark.rule("W-GC-ROLLED", "A-60")
def test_the_crown_of_thalnos_works_on_the_ground_after_ones_own_roll() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    law(s, "the_crown_of_thalnos", 1)
    put(s, 0, "lodor", infantry=1)
    put(s, 1, "lodor", infantry=1)
    s.system, s.landing = "s26", {"lodor": 1}
    t = act(s, ("ground_combat", "lodor"), luck="1 1 8")
    assert t.asked() == {1: "react"}
    t.play(1, "the_crown_of_thalnos-elected-1", "infantry,1,1")
    assert t.s.players[0].units == {}
    assert t.s.players[1].units == {"lodor": {"infantry": 1}}
