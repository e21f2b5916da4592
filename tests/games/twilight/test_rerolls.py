"""Dice once they are rolled: rerolls that a card, an ability or a note grants, and one more for a trade good."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import dice, values
from fivesuns.games.twilight.catalog import ABILITIES
from fivesuns.games.twilight.exceptions import rerolls
from fivesuns.games.twilight.state import Force, Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.cards import offered, play, reach
from tests.games.twilight.scenario import Scenario, act, begin, hand, law, note, put

pytestmark = pytest.mark.component

SYSTEM, PLANET = "s18", "lodor"                                       # lodor is in s26


def landing(*factions: str) -> Twilight:
    """Two infantry of seat 0 have landed beside one of seat 1."""
    s = begin(factions=factions or ("sol", "xxcha", "saar"))
    put(s, 0, PLANET, infantry=2)
    put(s, 0, "s26", carrier=1)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system, s.landing = "s26", {PLANET: 2}
    return s


def battle(*factions: str, **ships: int) -> Twilight:
    """Ships of seat 0 against a dreadnought of seat 1."""
    s = begin(factions=factions)
    put(s, 0, SYSTEM, **ships)
    put(s, 1, SYSTEM, dreadnought=1)
    s.system = SYSTEM
    return s


def faces(t: Scenario) -> list[list[int]]:
    return [shot.faces for volley in t.s.volleys for shot in volley.shots]


def test_every_value_about_dice_is_read_by_something() -> None:
    """Rows that grant dice or rerolls have a function that takes them from there."""
    due = [a.id for a in ABILITIES.values()
           if any([x.value in ("reroll_allowance", "bombardment_dice", "space_cannon_dice") for x in a.changes])]
    assert due == ["plasma_scoring-0", "plasma_scoring-1", "munitions_reserves", "war_funding"]
    s = begin()
    assert [values.extra_dice(s, 0, x) for x in ("bombardment", "space_cannon")] == [0, 0]
    s.players[0].technologies["plasma_scoring"] = True
    assert [values.extra_dice(s, 0, x) for x in ("bombardment", "space_cannon")] == [1, 1]
    assert sorted(rerolls.EFFECTS) == sorted([a.id for a in ABILITIES.values() if "rerolls_allowed" in a.when]
                                             + ["fire_team"])


# Fire Team

@pytest.mark.rule("TI-55.1", "TI-55.3", "W-GC-ROLLED", "A-60", "D-REROLL", "A-13")
def test_a_fire_team_rerolls_any_of_its_dice_before_the_other_side_rolls() -> None:
    t = play(landing(), ("ground_combat", PLANET), 0, "fire_team", luck="1 2 9 8")
    assert t.asked() == {0: "reroll"}
    assert len(t.told("rolled")) == 1, "the defender waits"
    t.play(0, "infantry,2,2")
    assert t.told("rerolled") == [{"seat": 0, "dice": [["infantry", 2, 2]], "faces": [9]}]
    assert t.told("rolled")[1]["dice"][0]["faces"] == [8]
    assert t.told("destroyed")[1] == {"seat": 1, "place": PLANET, "units": {"infantry": 1}}, "the new result counts"


@pytest.mark.rule("TI-55.1")
def test_a_reroll_can_be_worse() -> None:
    t = play(landing(), ("ground_combat", PLANET), 0, "fire_team", luck="10 1 1 1").play(0, "infantry,1,10")
    assert t.s.players[1].units == {PLANET: {"infantry": 1}}, "the ten is gone"


@pytest.mark.rule("W-GC-ROLLED")
def test_a_fire_team_is_of_use_to_whoever_has_just_rolled() -> None:
    s = landing()
    stage = ("ground_combat", PLANET)
    assert offered(s, stage, 0, "fire_team")
    assert offered(s, stage, 1, "fire_team")
    assert not offered(s, stage, 2, "fire_team"), "who does not fight"
    fleet = battle("sol", "xxcha", "saar", cruiser=1)
    assert not offered(fleet, ("meet",), 0, "fire_team", luck="5 5 5 5"), "in space"
    hand(s, 0, "fire_team")
    s.forces = [Force(source="magen_defense_grid", seat=0, value="may_roll", amount=0, lasts="combat_round")]
    t = act(s, stage)
    found = [t.play(0, "pass").s.happenings[-1].window for _ in range(2)]
    assert t.told("rolled")[0]["dice"] == []
    assert found == ["gc_round_start", "gc_rolled"], "in the first round there are no dice to reroll"


@pytest.mark.rule("TI-55.2")
def test_different_abilities_can_reroll_one_die_and_each_does_so_once() -> None:
    s = landing()
    law(s, "the_crown_of_thalnos", 0)
    hand(s, 0, "fire_team")
    t = act(s, ("ground_combat", PLANET), luck="1 10 2 9")
    reach(t, 0, "fire_team")
    t.play(0, "fire_team", "infantry,1,1")
    assert faces(t) == [[2, 10]]
    assert t.asked() == {0: "react"}
    assert t.options(0) == ["pass", "the_crown_of_thalnos-elected-1"]
    t.play(0, "the_crown_of_thalnos-elected-1", "infantry,1,2")
    assert t.told("rerolled")[1] == {"seat": 0, "dice": [["infantry", 1, 2]], "faces": [9]}
    assert t.told("destroyed")[0]["seat"] == 1, "with a hit the unit lives on"


def test_a_fire_team_that_is_cancelled_leaves_the_dice_as_they_are() -> None:
    s = landing()
    hand(s, 0, "fire_team")
    hand(s, 2, "sabotage-1")
    t = act(s, ("ground_combat", PLANET), luck="1 2 1")
    reach(t, 0, "fire_team")
    t.play(0, "fire_team")
    reach(t, 2, "sabotage-1")
    t.play(2, "sabotage-1")
    assert t.told("cancelled") == [{"seat": 0, "card": "fire_team"}]
    assert t.told("rerolled") == []
    assert t.told("rolled")[0]["dice"][0]["faces"] == [1, 2]
    assert "fire_team" in t.s.discards


# Munitions Reserves

@pytest.mark.rule("TI-55.1", "TI-55.3", "A-13", "TI-43.5e", "W-SPC-ROLLED", "W-SPC-ROUND-START", "D-REROLL")
def test_letnev_pays_at_the_start_of_a_round_and_rerolls_when_all_its_dice_lie_there() -> None:
    s = battle("letnev", "xxcha", "saar", cruiser=1, destroyer=1)
    s.players[0].goods = 5
    t = act(s, ("meet",), luck="1 1 1 2 7 8").play(0, "munitions_reserves")
    assert t.s.players[0].goods == 3
    assert t.options(0) == ["pass", "munitions_reserves-rerolls"]
    assert faces(t) == [[1], [2]], "the barrage is over; cruisers have rolled, and destroyers"
    t.play(0, "munitions_reserves-rerolls", "cruiser,1,1 destroyer,1,2")
    assert t.told("rerolled") == [{"seat": 0, "dice": [["cruiser", 1, 1], ["destroyer", 1, 2]], "faces": [7, 8]}]
    assert t.asked() == {1: "sustain"}, "one of the new dice is a hit"


@pytest.mark.rule("W-SPC-ROUND-START", "TI-14.9")
def test_munitions_last_for_one_round_and_cost_what_they_cost() -> None:
    s = battle("letnev", "xxcha", "saar", cruiser=1)
    s.players[0].goods = 3
    t = act(copied(s), ("meet",)).play(0, "munitions_reserves", "munitions_reserves-rerolls", "nothing")
    assert t.told("rerolled") == []
    assert t.asked() == {}, "with one trade good it cannot be paid for again"
    assert t.s.players[0].goods == 1
    s.players[0].goods = 4
    u = act(copied(s), ("meet",)).play(0, "munitions_reserves", "pass")
    assert u.options(0) == ["pass", "munitions_reserves"], "the next round"
    u.play(0, "pass")
    assert "munitions_reserves-rerolls" not in [x["ability"] for x in u.told("used")]
    assert u.asked() == {0: "react"}
    assert u.s.happenings[-1].window == "spc_round_start", "no rerolls in a round that was not paid for"
    s.players[0].goods = 1
    assert act(s, ("meet",), luck="7 1 7 1 7 1").asked() == {1: "sustain"}


def test_only_letnev_has_munitions_and_only_in_space() -> None:
    s = battle("sol", "letnev", "saar", cruiser=1)
    s.players[0].goods = s.players[1].goods = 2
    t = act(s, ("meet",))
    assert t.asked() == {1: "react"}
    s = landing("letnev", "xxcha", "saar")
    s.players[0].goods = 9
    assert act(s, ("ground_combat", PLANET), luck="8 1 1").asked() == {}


# War Funding

def funded(goods: int) -> Twilight:
    """Seat 1 is Letnev and looks on; seat 0 holds its note."""
    s = begin(factions=("sol", "letnev", "xxcha"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 2, SYSTEM, dreadnought=1)
    s.system = SYSTEM
    s.players[1].goods = goods
    note(s, 0, "war_funding")
    return s


@pytest.mark.rule("TI-14.1a", "TI-34.3", "W-SPC-ROLLED", "W-SPC-ROUND-START")
def test_war_funding_costs_letnev_and_lets_its_holder_reroll_although_it_has_gone_back() -> None:
    t = act(funded(3), ("meet",), luck="1 7 1").play(0, "war_funding")
    assert t.s.players[1].goods == 1
    assert "war_funding" in t.s.players[1].notes
    assert t.options(0) == ["pass", "war_funding-rerolls"]
    t.play(0, "war_funding-rerolls", "cruiser,1,1")
    assert t.told("rerolled") == [{"seat": 0, "dice": [["cruiser", 1, 1]], "faces": [7]}]
    assert t.asked() == {2: "sustain"}


@pytest.mark.rule("W-SPC-ROUND-START")
def test_war_funding_lasts_for_one_round() -> None:
    s = funded(2)
    hand(s, 0, "morale_boost-1")
    t = act(s, ("meet",)).play(0, "war_funding", "pass", "pass")
    assert t.s.happenings[-1].window == "spc_round_start", "of the second round"
    t.play(0, "pass")
    assert t.s.happenings[-1].window == "spc_round_start", "of the third"
    assert t.s.forces == []


@pytest.mark.rule("TI-55.2")
def test_each_side_rerolls_by_what_was_granted_to_it() -> None:
    s = battle("letnev", "xxcha", "saar", cruiser=1)
    s.players[0].goods = 9
    note(s, 1, "war_funding")
    t = act(s, ("meet",)).play(0, "munitions_reserves").play(1, "war_funding")
    assert t.options(0) == ["pass", "munitions_reserves-rerolls"]
    assert t.play(0, "pass").options(1) == ["pass", "war_funding-rerolls"]
    assert t.s.players[0].goods == 5


@pytest.mark.rule("TI-14.7")
def test_letnev_loses_what_it_has() -> None:
    t = act(funded(1), ("meet",)).play(0, "war_funding")
    assert t.s.players[1].goods == 0
    assert t.options(0) == ["pass", "war_funding-rerolls"]


def test_war_funding_is_for_who_fights_at_the_start_of_a_round() -> None:
    s = funded(2)
    note(s, 1, "war_funding")
    assert act(s, ("meet",), luck="7 1").asked() == {2: "sustain"}, "Letnev itself has no use for it"
    s = funded(2)
    note(s, 2, "war_funding")
    t = act(s, ("meet",))
    assert t.asked() == {2: "react"}
    t.play(2, "pass")
    assert t.s.players[1].goods == 2
    assert t.s.happenings[-1].window == "spc_round_start", "the next round, not after the roll"


def test_a_note_that_comes_back_in_the_same_round_is_not_played_after_the_roll() -> None:
    t = act(funded(4), ("meet",)).play(0, "war_funding")
    s = t.s
    note(s, 0, "war_funding")
    u = act(s, ("roll_for", 0))
    assert u.options(0) == ["pass", "war_funding-rerolls"]


# Wrath of Kenara

@pytest.mark.rule("W-SPC-ROLLED")
def test_hacan_raises_dice_for_a_trade_good_each() -> None:
    s = battle("hacan", "xxcha", "saar", flagship=1, cruiser=2)
    s.players[0].goods = 3
    t = act(s, ("meet",), luck="6 6 6 1 1").play(0, "flagship_hacan")
    assert t.asked() == {0: "raise"}
    assert t.refused(0, "flagship,1,6 flagship,2,6 cruiser,1,6 cruiser,2,1"), "more than it has trade goods"
    assert t.refused(0, "nothing")
    t.play(0, "flagship,1,6 cruiser,1,6")
    assert t.s.players[0].goods == 1
    assert t.told("raised") == [{"seat": 0, "dice": [["flagship", 1, 6], ["cruiser", 1, 6]]}]
    assert [x["more"] for x in t.table.view(2)["dice"][0]["shots"]] == [[1, 0], [1, 0]]
    t.play(0, "flagship_hacan")
    assert t.refused(0, "flagship,1,6"), "none of them twice"
    t.play(0, "flagship,2,6")
    assert (t.s.players[0].goods, t.asked()) == (0, {1: "sustain"})
    t.play(1, "nothing")
    assert t.told("destroyed")[0]["seat"] == 1, "three hits where there was none"


@pytest.mark.rule("W-SPC-ROLLED")
def test_dice_are_not_raised_without_the_flagship_or_without_trade_goods() -> None:
    s = battle("hacan", "xxcha", "saar", cruiser=1)
    s.players[0].goods = 3
    put(s, 0, "s26", flagship=1)
    assert act(copied(s), ("meet",), luck="7 1").asked() == {1: "sustain"}, "it is elsewhere"
    s = battle("hacan", "xxcha", "saar", flagship=1)
    assert act(copied(s), ("meet",), luck="7 1 1").asked() == {1: "sustain"}, "there is nothing to pay with"
    s.players[1].goods = s.players[2].goods = 9
    assert act(s, ("meet",), luck="7 1 1").asked() == {1: "sustain"}
    ground = landing("hacan", "xxcha", "saar")
    ground.players[0].goods = 3
    put(ground, 0, "s26", flagship=1)
    assert act(ground, ("ground_combat", PLANET), luck="8 1 1").asked() == {}


@pytest.mark.rule("W-AFB")
def test_hacan_raises_dice_of_a_barrage_too() -> None:
    s = battle("hacan", "xxcha", "saar", flagship=1, destroyer=1)
    put(s, 1, SYSTEM, fighter=1)
    s.players[0].goods = 1
    t = act(s, ("meet",), luck="8 1").play(0, "destroyer,1")
    assert t.s.happenings[-1].window == "afb"
    t.play(0, "flagship_hacan", "destroyer,1,8")
    assert t.told("destroyed")[0] == {"seat": 1, "place": SYSTEM, "units": {"fighter": 1}}


@pytest.mark.rule("TI-55.1")
def test_a_die_that_is_rerolled_loses_what_was_added_and_can_be_raised_again() -> None:
    s = battle("hacan", "letnev", "saar", flagship=1)
    note(s, 0, "war_funding")
    s.players[0].goods = 2
    t = act(s, ("meet",), luck="6 1 6 1").play(0, "war_funding", "flagship_hacan", "flagship,1,6")
    assert [shot.more for shot in t.s.volleys[0].shots] == [[1, 0]]
    t.play(0, "war_funding-rerolls", "flagship,1,6")
    assert [shot.more for shot in t.s.volleys[0].shots] == [[0, 0]]
    assert dice.hits(t.s, t.s.volleys[0]) == 0
    t.play(0, "flagship_hacan", "flagship,1,6")
    assert t.asked() == {1: "sustain"}


def test_trade_goods_stay_where_they_are_while_dice_are_raised() -> None:
    s = battle("hacan", "xxcha", "saar", flagship=1)
    s.players[0].goods = 1
    t = act(s, ("meet",), luck="6 1 1").say(0, "offer,1 goods,1").play(0, "flagship_hacan")
    assert t.unsaid(1, "accept,1") == "paying"
    assert t.play(0, "flagship,1,6").s.players[0].goods == 0


# dice of a card

def falling(*factions: str, **ships: int) -> Scenario:
    """Beside these ships of seat 0 a fighter has fallen, who is courageous: two dice that need a nine; one more for the
    next roll."""
    s = battle(*factions, fighter=1, **ships)
    law(s, "the_crown_of_thalnos", 0)
    put(s, 1, SYSTEM, carrier=1)
    hand(s, 0, "courageous_to_the_end")
    note(s, 0, *[x for x in ("war_funding",) if "letnev" in factions[1:]])
    s.players[0].goods = 2
    many = 1 + sum(ships.values()) + ships.get("flagship", 0)
    t = act(s, ("meet",), luck="1 " * many + "5 1 8 1 9")
    while t.asked() != {0: "hits"}:
        (seat, what), = t.asked().items()
        t.play(seat, "nothing" if what == "sustain" else "pass" if t.refused(seat, "war_funding") else "war_funding")
    t.play(0, "fighter,1")
    reach(t, 0, "courageous_to_the_end")
    t.play(0, "courageous_to_the_end")
    while t.s.happenings[-1].window == "ac_played":
        for seat in t.asked():
            t.play(seat, "pass")
    return t


@pytest.mark.rule("W-SPC-ROLLED", "W-DESTROYED", "A-62")
def test_dice_of_a_courageous_ship_are_dice_of_the_combat_but_no_combat_roll() -> None:
    t = falling("hacan", "letnev", "saar", flagship=1)
    assert faces(t) == [[8, 1]]
    assert t.options(0) == ["pass", "war_funding-rerolls", "flagship_hacan"], "the crown is for combat rolls"
    t.play(0, "war_funding-rerolls", "fighter,2,1").play(0, "flagship_hacan", "fighter,1,8").play(0, "pass")
    assert t.asked() == {}
    assert SYSTEM not in t.s.players[1].units, "an eight and one more; a nine: both ships of the opponent"


@pytest.mark.rule("W-DESTROYED")
def test_without_help_these_dice_stand_as_they_are() -> None:
    t = falling("sol", "xxcha", "saar", cruiser=1)
    courage, = [x for x in t.told("rolled") if x["what"] == "courageous_to_the_end"]
    assert (courage["seat"], courage["dice"][0]["faces"], courage["dice"][0]["hits"]) == (0, [8, 1], 0)
    assert t.s.players[1].units == {SYSTEM: {"dreadnought": 1, "carrier": 1}}
