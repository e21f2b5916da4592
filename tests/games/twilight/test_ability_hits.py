"""Hits that abilities of factions make in combats, who assigns them, what stops them; and what is salvaged after."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS
from fivesuns.games.twilight.state import Combat, Force, Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.cards import decline, reach
from tests.games.twilight.scenario import Scenario, act, begin, hand, law, put

pytestmark = pytest.mark.component

SYSTEM, PLANET = "s18", "lodor"                                       # lodor is in s26, with an alpha wormhole
GATE = "s26"


def battle(faction: str, *technologies: str, at: str = SYSTEM, foe: str = "xxcha", **ships: int) -> Twilight:
    """Seat 0 attacks with these ships; those of seat 1 are put there next."""
    s = begin(factions=(faction, foe, "saar"))
    s.players[0].technologies = dict.fromkeys(technologies, True)
    for p in s.players[:2]:
        p.pools["fleet"] = 8
    put(s, 0, at, **ships)
    s.system = at
    return s


def start(s: Twilight, luck: str = "", window: str = "spc_start") -> Scenario:
    """The window in which a space combat begins, and no more of it; on a copy."""
    s = copied(s)
    s.combat = Combat(attacker=0, defender=1, place=s.system)
    return act(s, ("open_window", window, 0, s.system, ()), luck=luck)


def round_end(s: Twilight, luck: str = "") -> Scenario:
    return start(s, luck, "spc_round_end")


def fleet(t: Scenario, seat: int) -> dict[str, int]:
    return t.s.players[seat].units.get(t.s.system, {})


# Ambush

@pytest.mark.rule("W-SPC-START")
def test_mentak_fires_first_with_two_cruisers_or_destroyers() -> None:
    s = battle("mentak", cruiser=2, destroyer=1, dreadnought=1)
    put(s, 1, SYSTEM, carrier=2, fighter=2)
    t = start(s, "7 9").play(0, "ambush")
    assert t.asked() == {0: "ambush"}
    assert t.refused(0, "cruiser,2 destroyer,1"), "two at the most"
    assert t.refused(0, "dreadnought,1")
    assert t.refused(0, "nothing")
    t.play(0, "cruiser,1 destroyer,1")
    rolled, = t.told("rolled")
    assert [(x["type"], x["value"], x["faces"], x["hits"]) for x in rolled["dice"]] == [
        ("cruiser", 7, [7], 1), ("destroyer", 9, [9], 1)]
    assert t.asked() == {1: "hits"}, "the opponent assigns them"
    t.play(1, "fighter,2")
    assert fleet(t, 1) == {"carrier": 2}
    assert t.asked() == {}, "once in a combat"


def test_an_ambush_is_no_combat_roll_and_reads_the_value_of_the_ship() -> None:
    s = battle("mentak", "cruiser_ii", cruiser=1)
    put(s, 1, SYSTEM, carrier=1)
    s.forces = [Force(source="card", seat=0, value="combat_result", amount=3, lasts="combat")]
    t = start(s, "5").play(0, "ambush")
    assert t.told("rolled")[0]["dice"][0]["value"] == 6
    assert fleet(t, 1) == {"carrier": 1}, "nothing is added"
    assert start(s, "6").play(0, "ambush").s.players[1].units == {}


@pytest.mark.rule("W-SPC-START")
def test_nobody_slips_away_after_an_ambush_that_left_no_ship_of_one_side() -> None:
    s = battle("mentak", cruiser=1)
    put(s, 1, SYSTEM, carrier=1)
    hand(s, 0, "skilled_retreat-1")
    hand(s, 1, "skilled_retreat-2")
    t = start(s, "1").play(0, "ambush")
    assert {seat: "skilled_retreat" in str(t.options(seat)) for seat in t.asked()} == {0: True, 1: True}
    u, offered = start(s, "7").play(0, "ambush"), set()
    while u.asked():
        offered |= {word for seat in u.asked() for word in u.options(seat)}
        u.play(next(iter(u.asked())), "pass")
    assert u.s.players[1].units == {}
    assert offered == {"pass"}, "there is nothing left to save, and nobody to flee from"


def test_an_ambush_needs_ambushers_and_mentak_and_may_be_left_out() -> None:
    s = battle("mentak", dreadnought=3)
    put(s, 1, SYSTEM, cruiser=2)
    assert start(s).asked() == {}
    s = battle("sol", cruiser=2)
    put(s, 1, SYSTEM, cruiser=1)
    assert start(s).asked() == {}
    s = battle("mentak", cruiser=2)
    put(s, 1, SYSTEM, cruiser=1)
    t = start(s).play(0, "pass")
    assert (t.told("rolled"), fleet(t, 1)) == ([], {"cruiser": 1})
    assert start(s, window="spc_round_start").asked() == {}, "not in later rounds"


def test_a_defender_of_mentak_lies_in_ambush_too() -> None:
    s = battle("sol", foe="mentak", carrier=1)
    put(s, 1, SYSTEM, destroyer=1)
    t = act(s, ("meet",), luck="9").play(1, "ambush")
    assert t.told("combat_over") == [{"seat": 1, "place": SYSTEM}]
    assert [x["what"] for x in t.told("rolled")] == ["ambush"], "before the barrage"


@pytest.mark.rule("W-SPC-START", "TI-14.17")
def test_an_ambush_can_leave_too_few_ships_for_an_assault_cannon() -> None:
    s = battle("mentak", destroyer=3)
    put(s, 1, SYSTEM, cruiser=3)
    s.players[1].technologies["assault_cannon"] = True
    t = start(s, "9 1").play(0, "ambush", "destroyer,2")
    assert (fleet(t, 0), fleet(t, 1)) == ({"destroyer": 3}, {"cruiser": 2}), "two are not enough"
    u = start(s, "1 1").play(0, "ambush", "destroyer,2")
    assert (fleet(u, 0), fleet(u, 1)) == ({"destroyer": 2}, {"cruiser": 3})


# what stops these hits

def ambushed(luck: str = "7", **ships: int) -> Scenario:
    """Mentak has made a hit against these ships; seat 1 holds Shields Holding, seat 0 Direct Hit."""
    s = battle("mentak", cruiser=1)
    put(s, 1, SYSTEM, **ships)
    hand(s, 1, "shields_holding-1")
    hand(s, 0, "direct_hit-1")
    t = start(s, luck).play(0, "ambush")
    reach(t, 1, "shields_holding-1")
    return t


@pytest.mark.rule("W-SPC-HITS-BEFORE")
@pytest.mark.ruling("shields_holding")
def test_shields_holding_cancels_the_hits_of_an_ability() -> None:
    t = ambushed(carrier=1).play(1, "shields_holding-1")
    for _ in range(3):
        for seat in t.asked():
            t.play(seat, "pass")
    assert fleet(t, 1) == {"carrier": 1}
    assert t.s.batches == []


@pytest.mark.rule("TI-28.4", "W-SUSTAIN-AFTER")
@pytest.mark.ruling("direct_hit_several")
def test_hits_of_an_ability_are_sustained_and_then_a_direct_hit_is_possible() -> None:
    t = ambushed(dreadnought=1, carrier=1).play(1, "pass")
    assert t.asked() == {1: "sustain"}
    t.play(1, "dreadnought,1")
    reach(t, 0, "direct_hit-1")
    t.play(0, "direct_hit-1")
    while set(t.asked().values()) == {"react"}:
        for seat in t.asked():
            t.play(seat, "pass")
    assert fleet(t, 1) == {"carrier": 1}


# Dimensional Splicer

@pytest.mark.rule("W-SPC-START", "TI-28.4a", "TI-28.0")
def test_creuss_hits_a_ship_of_its_own_choice_which_alone_can_sustain() -> None:
    s = battle("creuss", "dimensional_splicer", at=GATE, destroyer=1)
    put(s, 1, GATE, dreadnought=1, carrier=1, fighter=1)
    t = start(s).play(0, "dimensional_splicer")
    assert t.asked() == {0: "single_out"}
    assert t.options(0) == ["dreadnought", "carrier", "fighter"]
    t.play(0, "carrier")
    assert t.asked() == {}, "the dreadnought cannot sustain what another is hit by"
    assert fleet(t, 1) == {"dreadnought": 1, "fighter": 1}
    u = start(s).play(0, "dimensional_splicer", "dreadnought")
    assert u.asked() == {1: "sustain"}
    u.play(1, "dreadnought,1")
    assert fleet(u, 1) == {"dreadnought": 1, "carrier": 1, "fighter": 1}
    assert u.s.players[1].damaged == {GATE: {"dreadnought": 1}}


@pytest.mark.rule("TI-28.3")
def test_a_damaged_ship_that_is_singled_out_is_destroyed_beside_one_that_is_not() -> None:
    s = battle("creuss", "dimensional_splicer", at=GATE, destroyer=1)
    put(s, 1, GATE, dreadnought=2)
    s.players[1].damaged = {GATE: {"dreadnought": 1}}
    t = start(s).play(0, "dimensional_splicer")
    assert t.options(0) == ["dreadnought", "dreadnought*"]
    t.play(0, "dreadnought*")
    assert fleet(t, 1) == {"dreadnought": 1}
    assert t.s.players[1].damaged == {}


def test_the_splicer_works_where_there_is_a_wormhole() -> None:
    s = battle("creuss", "dimensional_splicer", destroyer=1)
    put(s, 1, SYSTEM, carrier=1)
    assert SYSTEMS[SYSTEM].wormholes == ()
    assert start(s).asked() == {}
    s.wormholes["alpha"] = SYSTEM
    assert start(s).asked() == {0: "react"}, "a token of their own"
    s.wormholes = {}
    put(s, 0, SYSTEM, flagship=1)
    assert start(s).asked() == {0: "react"}, "or their flagship"
    s.players[0].technologies = {}
    assert start(s).asked() == {}, "not without the technology"


# Devotion

@pytest.mark.rule("W-SPC-ROUND-END", "TI-14.9")
@pytest.mark.ruling("errata_devotion")
def test_yin_gives_a_ship_for_a_hit_on_a_ship_of_its_choice() -> None:
    s = battle("yin", cruiser=1, destroyer=1, dreadnought=1)
    put(s, 1, SYSTEM, dreadnought=1, carrier=1)
    t = round_end(s).play(0, "devotion")
    assert t.options(0) == ["cruiser", "destroyer"]
    t.play(0, "destroyer")
    assert fleet(t, 0) == {"cruiser": 1, "dreadnought": 1}, "it is the cost"
    assert t.asked() == {0: "single_out"}
    t.play(0, "carrier")
    assert fleet(t, 1) == {"dreadnought": 1}
    assert t.asked() == {}, "once a round"


@pytest.mark.rule("TI-28.4", "W-SUSTAIN-AFTER", "W-SPC-ROUND-END")
def test_the_hit_of_devotion_may_be_sustained_by_the_ship_that_it_is_for() -> None:
    s = battle("yin", destroyer=1, cruiser=1)
    put(s, 1, SYSTEM, dreadnought=1)
    hand(s, 0, "direct_hit-1")
    t = round_end(s).play(0, "devotion", "destroyer", "pass").play(1, "dreadnought,1")
    assert t.s.players[1].damaged == {SYSTEM: {"dreadnought": 1}}
    assert t.s.happenings[-1].window == "sustain_after"
    t.play(0, "direct_hit-1")
    assert fleet(t, 1) == {}


def test_devotion_comes_at_the_end_of_every_round_and_before_the_end_of_nothing() -> None:
    s = battle("yin", destroyer=2)
    put(s, 1, SYSTEM, carrier=1)
    t = act(copied(s), ("meet",)).play(0, "pass")
    assert t.asked() == {0: "react"}
    assert [x["what"] for x in t.told("rolled")] == ["barrage", "combat", "combat", "combat", "combat"]
    t.play(0, "devotion")
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]
    assert fleet(t, 0) == {"destroyer": 1}
    u = act(copied(s), ("meet",), luck="1 1 1 1 9 1 1")
    assert u.told("combat_over") == [{"seat": 0, "place": SYSTEM}], "who has won is not asked"
    v = act(battle_of_others(), ("meet",), luck="1 1 1 9")
    assert v.asked() == {}
    s.players[0].units[SYSTEM] = {"dreadnought": 1}
    assert round_end(s).asked() == {}, "a dreadnought is not given"


def battle_of_others() -> Twilight:
    s = battle("sol", destroyer=1)
    put(s, 1, SYSTEM, carrier=1)
    return s


@pytest.mark.rule("W-DESTROYED", "W-SPC-ROUND-END")
def test_who_is_given_may_be_courageous_before_the_hit_is_made() -> None:
    s = battle("yin", destroyer=1, cruiser=1)
    put(s, 1, SYSTEM, carrier=1)
    hand(s, 0, "courageous_to_the_end")
    hand(s, 1, "shields_holding-1")
    t = round_end(s, "9 1").play(0, "devotion", "destroyer", "courageous_to_the_end")
    windows = []
    while set(t.asked().values()) == {"react"}:
        windows.append(t.s.happenings[-1].window)
        for seat in t.asked():
            t.play(seat, "pass")
    assert fleet(t, 1) == {}, "taken along"
    assert t.asked() == {}
    assert "spc_hits_before" not in windows, "nothing is left for the hit"
    assert t.s.batches == []


# Impulse Core

@pytest.mark.rule("W-SPC-START", "A-51", "TI-14.9")
def test_the_hit_of_an_impulse_core_goes_to_a_large_ship_if_there_is_one() -> None:
    s = battle("yin", "impulse_core", cruiser=1, destroyer=1)
    put(s, 1, SYSTEM, carrier=1, cruiser=1, fighter=3)
    t = start(s).play(0, "impulse_core", "cruiser")
    assert fleet(t, 0) == {"destroyer": 1}
    assert t.asked() == {1: "hits"}
    assert t.refused(1, "fighter,1")
    t.play(1, "carrier,1")
    assert fleet(t, 1) == {"cruiser": 1, "fighter": 3}
    s.players[1].units[SYSTEM] = {"fighter": 3}
    u = start(s).play(0, "impulse_core", "destroyer")
    assert fleet(u, 1) == {"fighter": 2}


def test_an_impulse_core_is_used_at_the_start_by_who_has_it() -> None:
    s = battle("yin", "impulse_core", destroyer=1)
    put(s, 1, SYSTEM, dreadnought=1)
    t = start(s).play(0, "impulse_core").play(1, "dreadnought,1")
    assert t.s.players[1].damaged == {SYSTEM: {"dreadnought": 1}}, "it may be sustained"
    assert round_end(s).options(0) == ["pass", "devotion"]
    s.players[0].technologies = {}
    assert start(s).asked() == {}


# Valkyrie Particle Weave

def assault(norr: int, *technologies: str) -> Twilight:
    """Two infantry of seat 0 against two of seat 1; this one of them is Sardakk N'orr."""
    s = begin(factions=tuple(["norr" if seat == norr else ("xxcha", "hacan", "saar")[seat] for seat in range(3)]))
    s.players[norr].technologies = dict.fromkeys(technologies, True)
    put(s, 0, GATE, carrier=1)
    put(s, 0, PLANET, infantry=2)
    put(s, 1, PLANET, infantry=2)
    s.players[1].planets[PLANET] = True
    s.system, s.landing = GATE, {PLANET: 2}
    return s


@pytest.mark.rule("W-GC-ROLLED", "A-60")
@pytest.mark.parametrize("norr", [0, 1])
def test_who_wears_the_weave_hits_back(norr: int) -> None:
    luck = "1 1 8 1" if norr == 0 else "8 1 1 1"
    t = act(assault(norr, "valkyrie_particle_weave"), ("ground_combat", PLANET), luck=luck + " 10 10 10 10")
    lost = [(x["seat"], x["units"]) for x in t.told("destroyed")[:2]]
    assert lost == [(0, {"infantry": 1}), (1, {"infantry": 1})], "one each, though N'orr had rolled no hit"
    assert [x["ability"] for x in t.told("used")][:1] == ["valkyrie_particle_weave"]


@pytest.mark.rule("W-GC-ROLLED")
def test_who_was_not_hit_does_not_hit_back() -> None:
    t = act(assault(0, "valkyrie_particle_weave"), ("ground_combat", PLANET), luck="7 7 1 1")
    assert t.told("used") == []
    assert t.told("destroyed") == [{"seat": 1, "place": PLANET, "units": {"infantry": 2}}]
    u = act(assault(0), ("ground_combat", PLANET), luck="1 1 8 8")
    assert u.told("used") == []
    assert u.s.players[1].units == {PLANET: {"infantry": 2}}


def test_the_weave_is_worn_on_the_ground() -> None:
    s = battle("norr", "valkyrie_particle_weave", cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    t = act(s, ("meet",), luck="1 7")
    assert (t.told("used"), fleet(t, 1)) == ([], {"cruiser": 1})


def test_hits_that_were_rerolled_away_are_not_answered() -> None:
    s = assault(0, "valkyrie_particle_weave")
    hand(s, 1, "fire_team")
    t = act(s, ("ground_combat", PLANET), luck="1 1 8 1 1 7 7 1 1")
    reach(t, 1, "fire_team")
    t.play(1, "fire_team", "infantry,1,8")
    assert t.told("used")[1:] == [], "the card alone"
    assert t.s.players[1].units.get(PLANET) is None


# Harrow

def siege(faction: str = "l1z1x", **ships: int) -> Twilight:
    s = begin(factions=(faction, "xxcha", "saar"))
    put(s, 0, GATE, **(ships or {"dreadnought": 2}))
    put(s, 0, PLANET, infantry=1)
    put(s, 1, PLANET, infantry=3)
    s.players[1].planets[PLANET] = True
    s.system, s.landing = GATE, {PLANET: 1}
    return s


@pytest.mark.rule("W-GC-ROUND-END", "TI-7.1e", "TI-7.1")
@pytest.mark.ruling("errata_harrow")
def test_l1z1x_bombards_at_the_end_of_each_round_and_spares_its_own() -> None:
    t = act(siege(), ("ground_combat", PLANET), luck="1 1 1 1 5 4 1 1 1")
    assert t.asked() == {0: "react"}
    assert t.s.happenings[-1].window == "gc_round_end"
    t.play(0, "harrow")
    assert t.asked() == {0: "bombard"}
    t.play(0, f"dreadnought@{PLANET},2")
    assert [(x["what"], x["dice"][0]["faces"]) for x in t.told("rolled")][2] == ("bombardment", [5, 4])
    assert [p.units.get(PLANET) for p in t.s.players[:2]] == [{"infantry": 1}, {"infantry": 2}]
    assert t.asked() == {0: "react"}
    assert t.s.combat is not None
    assert t.s.combat.round == 2, "in the next round again"


@pytest.mark.rule("W-GC-ROUND-END", "TI-7.2a")
def test_a_bombardment_can_end_a_ground_combat() -> None:
    t = act(siege(), ("ground_combat", PLANET), luck="8 1 1 1 5 5").play(0, "harrow", f"dreadnought@{PLANET},2")
    assert t.told("combat_over") == [{"seat": 0, "place": PLANET}]
    assert PLANET not in t.s.players[1].units
    s = siege()
    s.players[1].units[PLANET] = {"infantry": 1}
    u = act(s, ("ground_combat", PLANET), luck="8 1")
    assert (u.asked(), u.told("combat_over")) == ({}, [{"seat": 0, "place": PLANET}]), "there is nobody left to bombard"


@pytest.mark.rule("TI-60.2", "TI-60.0")
def test_a_planetary_shield_prevents_it() -> None:
    s = siege()
    put(s, 1, PLANET, pds=1)
    assert not harrowed(s)
    s.players[0].technologies["war_sun"] = True
    put(s, 0, GATE, war_sun=1)
    assert harrowed(s), "where a war sun is, there are no shields"


def test_a_law_that_forbids_bombardment_forbids_this_one() -> None:
    assert PLANETS[PLANET].trait == "cultural"
    s = siege()
    law(s, "conventions_of_war", "for")
    assert not harrowed(s)


def harrowed(s: Twilight) -> bool:
    """Is it offered at the end of the first round?"""
    t = act(copied(s), ("ground_combat", PLANET), luck="1 1 1 1 10 1 1 1 10 1 1 1")
    return bool(t.asked()) and t.s.combat is not None and t.s.combat.round == 1


def test_it_takes_l1z1x_and_ships_that_bombard() -> None:
    assert harrowed(siege())
    assert not harrowed(siege("sol"))
    assert not harrowed(siege(cruiser=2))
    s = siege()
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    put(s, 1, SYSTEM, carrier=1)
    assert act(s, ("open_window", "spc_round_end", 0, SYSTEM, ())).asked() == {}


@pytest.mark.rule("W-BOMB-WHEN", "W-GC-ROUND-END")
def test_plasma_scoring_and_a_bunker_count_there_too() -> None:
    s = siege(dreadnought=1)
    s.players[0].technologies["plasma_scoring"] = True
    s.forces = [Force(source="bunker", seat=1, value="bombardment_result", amount=-4, lasts="invasion")]
    t = act(s, ("ground_combat", PLANET), luck="1 1 1 1 9 8")
    t.play(0, "harrow", f"dreadnought@{PLANET},1", "plasma_scoring-0")
    shot = t.told("rolled")[2]["dice"][0]
    assert (shot["faces"], shot["add"], shot["hits"]) == ([9, 8], -4, 1)
    assert t.s.players[1].units == {PLANET: {"infantry": 2}}


# Salvage Operations

def salvage(winner: int, goods: int = 0, *technologies: str, lost: dict[int, list[str]] | None = None) -> Scenario:
    """Seat 0 is Mentak; the combat is over and this player has won."""
    s = battle("mentak", "salvage_operations", *technologies, cruiser=1)
    s.players[0].planets["moll_primus"] = False
    s.players[0].goods = goods
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM, over=True, winner=winner,
                      lost={0: ["destroyer"], 1: ["carrier", "carrier"]} if lost is None else lost)
    return act(s, ("open_window", "combat_won", winner, SYSTEM, (1 - winner,)))


@pytest.mark.rule("W-COMBAT-WON")
def test_mentak_salvages_a_trade_good_and_a_ship_of_a_type_that_fell() -> None:
    t = salvage(0, 3)
    assert t.s.players[0].goods == 4
    assert t.asked() == {0: "salvage_operations"}
    assert t.options(0) == ["pass", "destroyer", "carrier"]
    t.play(0, "carrier", "goods,3")
    assert (fleet(t, 0), t.s.players[0].goods) == ({"cruiser": 1, "carrier": 1}, 1)
    assert t.told("produced") == [{"seat": 0, "system": SYSTEM, "units": {"carrier": 1}}]


@pytest.mark.rule("W-COMBAT-WON", "TI-75.1")
def test_what_it_cannot_pay_for_is_not_salvaged() -> None:
    t = salvage(0)
    assert t.options(0) == ["pass", "destroyer"], "with the trade good that it has just gained"
    assert fleet(t.play(0, "pass"), 0) == {"cruiser": 1}
    assert salvage(0, 9, lost={}).asked() == {}, "nothing was destroyed"


@pytest.mark.rule("W-COMBAT-WON")
def test_who_has_lost_gains_a_trade_good_only() -> None:
    t = salvage(1, 9)
    assert (t.asked(), t.s.players[0].goods) == ({}, 10)


@pytest.mark.rule("W-COMBAT-WON")
@pytest.mark.ruling("salvage_operations")
def test_war_suns_need_their_technology_and_flagships_are_ones_own() -> None:
    lost = {1: ["war_sun", "flagship", "infantry"]}
    t = salvage(0, 20, lost=lost)
    assert t.options(0) == ["pass", "flagship"], "what fought as a ship and is none does not count"
    t.play(0, "flagship", "goods,8")
    assert fleet(t, 0) == {"cruiser": 1, "flagship": 1}
    assert values.unit(t.s, 0, "flagship").id == "flagship_mentak"
    assert salvage(0, 20, "war_sun", lost=lost).options(0) == ["pass", "war_sun", "flagship"]


@pytest.mark.rule("TI-52.4a")
def test_what_is_not_in_the_reinforcements_comes_from_the_board_if_it_can() -> None:
    t = salvage(0, 20, lost={1: ["flagship"]})
    s = t.s
    put(s, 0, "s26", flagship=1)
    s.players[0].goods = 20
    window = ("open_window", "combat_won", 0, SYSTEM, (1,))
    u = act(copied(s), window).play(0, "flagship", "goods,8")
    assert u.s.players[0].units == {SYSTEM: {"cruiser": 1, "flagship": 1}}
    s.players[0].tokens = ["s26"]
    assert act(s, window).asked() == {}, "not from a system with an own token"


@pytest.mark.rule("W-COMBAT-WON", "TI-43.10")
def test_after_a_draw_or_on_the_ground_there_is_nothing_to_salvage() -> None:
    s = battle("mentak", "salvage_operations", carrier=1)
    put(s, 1, SYSTEM, carrier=1)
    t = act(s, ("meet",), luck="9 9")
    assert (t.told("combat_over"), t.told("combat_draw")) == ([], [{"place": SYSTEM}])
    assert t.s.players[0].goods == 0
    s = battle("mentak", "salvage_operations", carrier=1)
    put(s, 1, SYSTEM, carrier=1)
    s.players[0].planets["moll_primus"] = False
    u = act(s, ("meet",), luck="9 1")
    assert (u.s.players[0].goods, u.asked()) == (1, {}), "a carrier is too dear"
    ground = begin(factions=("mentak", "xxcha", "saar"))
    ground.players[0].technologies["salvage_operations"] = True
    put(ground, 0, GATE, carrier=1)
    put(ground, 0, PLANET, infantry=1)
    put(ground, 1, PLANET, infantry=1)
    ground.players[1].planets[PLANET] = True
    ground.system, ground.landing = GATE, {PLANET: 1}
    v = act(ground, ("ground_combat", PLANET), luck="8 1")
    assert (v.told("combat_over")[0]["seat"], v.s.players[0].goods) == (0, 0)


# What a hit is assigned to is lost, and leaves with all others

def flagship_falls(s: Twilight, luck: str) -> Scenario:
    """Seat 0 has assigned a hit to its damaged dreadnought; then the flagship of seat 1 is destroyed by a card."""
    s.players[0].damaged = {SYSTEM: {"dreadnought": 1}}
    hand(s, 0, "direct_hit-1", "direct_hit-2")
    t = act(s, ("meet",), luck=luck)
    decline(t)
    t.play(0, "dreadnought*,1")
    decline(t)
    t.play(1, "flagship,1" if t.refused(1, "dreadnought,1 flagship,1") else "dreadnought,1 flagship,1")
    reach(t, 0, "direct_hit-1")
    return t


@pytest.mark.rule("A-64", "W-DESTROYED")
def test_who_takes_ships_along_cannot_be_given_one_that_is_lost_already() -> None:
    s = battle("sol", foe="hacan", dreadnought=1, cruiser=1, carrier=1)
    put(s, 1, SYSTEM, flagship=1)
    hand(s, 1, "courageous_to_the_end")
    t = flagship_falls(s, "5 1 1 9 1 9 1").play(0, "direct_hit-1")
    reach(t, 1, "courageous_to_the_end")
    t.play(1, "courageous_to_the_end")
    decline(t)
    assert t.asked() == {0: "hits"}
    assert t.refused(0, "dreadnought*,1")
    t.play(0, "cruiser,1")
    decline(t)
    assert (fleet(t, 0), t.s.players[0].damaged) == ({"carrier": 1}, {})


@pytest.mark.rule("A-64", "W-DESTROYED")
def test_with_the_flagship_of_yin_those_go_that_are_not_lost_already_and_no_card_hits_them_again() -> None:
    s = battle("sol", foe="yin", dreadnought=1, cruiser=1)
    put(s, 1, SYSTEM, flagship=1, dreadnought=1)
    t = flagship_falls(s, "5 9 9 1 1").play(0, "direct_hit-1", "flagship 1")
    while t.asked():
        assert t.refused(0, "direct_hit-2"), "the dreadnought went with the flagship"
        for seat in t.asked():
            t.play(seat, "pass")
    assert (fleet(t, 0), fleet(t, 1)) == ({}, {})
    assert [p.damaged for p in t.s.players[:2]] == [{}, {}]


@pytest.mark.rule("A-51", "W-SPC-HITS-BEFORE", "TI-28.6")
def test_hits_of_one_roll_are_cancelled_together_though_some_are_aimed() -> None:
    s = begin(factions=("l1z1x", "letnev", "hacan"))
    put(s, 0, SYSTEM, flagship=1, carrier=1)
    put(s, 1, SYSTEM, dreadnought=1, cruiser=1)
    s.system = SYSTEM
    held = copied(s)
    hand(held, 1, "shields_holding-1")
    t = act(copied(held), ("meet",), luck="5 1 9")
    reach(t, 1, "shields_holding-1")
    assert [(x.sort, x.hits) for x in t.s.batches] == [("large_ships", 1), ("ships", 1)]
    t.play(1, "shields_holding-1")
    assert t.asked() == {}
    assert t.s.players[1].units == {SYSTEM: {"dreadnought": 1, "cruiser": 1}}
    hand(held, 1, "shields_holding-2")
    v = act(held, ("meet",), luck="5 5 9")
    reach(v, 1, "shields_holding-1")
    v.play(1, "shields_holding-1")
    assert v.asked() == {1: "sustain"}, "no second card against the same hits"
    s.players[1].technologies = {"non_euclidean_shielding": True}
    u = act(s, ("meet",), luck="5 1 9")
    decline(u)
    assert u.asked() == {1: "sustain"}
    u.play(1, "dreadnought,1")
    assert u.asked() == {}
    assert u.s.players[1].units == {SYSTEM: {"dreadnought": 1, "cruiser": 1}}, "one use, two hits"
