"""Rulings and errata of the publisher (tests/facts/twilight/rulings.json), each tried on what we play.

A test names the rulings that it proves: `@pytest.mark.ruling("dice")`. Where a clause of the rules decides otherwise,
OTHERWISE says which, and the test shows what is played then.
"""
from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from fivesuns.clauses import clauses
from fivesuns.games.twilight import GAME, abilities, dice, galaxy, laws, units, values, voting
from fivesuns.games.twilight.catalog import ABILITIES, FACTIONS, PLANETS, SYSTEMS
from fivesuns.games.twilight.order import initiative_of
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import QuickDice, Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.cards import decline, offered, reach
from tests.games.twilight.scenario import act, agenda, begin, decided, hand, law, note, put

HERE = Path(__file__).parent
BOOK = json.loads((HERE.parents[1] / "facts" / "twilight" / "rulings.json").read_text("utf-8"))
IDS = [x["id"] for x in (*BOOK["rulings"], *BOOK["errata"])]
#: what the rules decide otherwise, or leave to the table, and where they say so
OTHERWISE = {"errata_diplomacy": "A-01", "errata_hegemonic_trade_policy": "W-PROD-WHEN"}

SYSTEM = "s18"
PLANET = "lodor"                 # in s26
PEACEFUL = ("letnev", "hacan", "xxcha")


def proved() -> set[str]:
    """All rulings that a test of this folder names."""
    return {str(arg.value) for file in HERE.glob("test_*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ruling"
            for arg in node.args if isinstance(arg, ast.Constant)}


def test_every_ruling_and_erratum_is_proved() -> None:
    assert (len(BOOK["rulings"]), len(BOOK["errata"]), len(set(IDS))) == (51, 11, 62)
    assert sorted(proved()) == sorted(IDS)


def test_what_is_decided_otherwise_is_a_clause_of_the_rules() -> None:
    assert set(OTHERWISE) <= set(IDS)
    assert set(OTHERWISE.values()) <= set(clauses("twilight"))


def battle(**mine: int) -> Twilight:
    """Seat 0 has these ships in the active system, seat 1 a cruiser."""
    s = begin(PEACEFUL)
    put(s, 0, SYSTEM, **mine)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    return s


def landing(s: Twilight, **mine: int) -> Twilight:
    """Seat 0 stands above a planet of seat 1."""
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    put(s, 0, "s26", **mine)
    return s


# dice, combat, units

@pytest.mark.ruling("dice")
@pytest.mark.rule("TI-G.4")
def test_the_face_with_the_0_is_a_10() -> None:
    assert dice.FACES == 10
    thrown = QuickDice(1)
    assert {1 + thrown.below(dice.FACES) for _ in range(500)} == set(range(1, 11)), "there is no result 0"
    s = battle(fighter=1, carrier=1)
    assert act(s, ("meet",), luck="1 10 1").s.players[1].units == {}, "and a 10 hits with whatever value"


@pytest.mark.ruling("stalemate")
@pytest.mark.rule("A-18")
@pytest.mark.parametrize("haven", [True, False])
def test_an_attacker_in_a_combat_that_nobody_can_win_retreats_or_is_destroyed(haven: bool) -> None:
    s = battle(cruiser=1)
    refuge = s.board.beside[SYSTEM][0]
    if haven:
        put(s, 0, refuge, cruiser=1)
    t = act(s, ("meet",))
    while t.asked():
        t.play(0, "stay")
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}}
    assert t.s.players[0].units == ({refuge: {"cruiser": 2}} if haven else {})


@pytest.mark.ruling("plasma_scoring")
@pytest.mark.rule("W-SC-WHEN")
def test_plasma_scoring_is_one_die_a_roll_for_a_unit_that_is_named_before_it() -> None:
    s = begin(PEACEFUL)
    s.players[1].technologies = {"plasma_scoring": True}
    one, two = SYSTEMS["s34"].planets
    for planet in (one, two):
        put(s, 1, planet, pds=2)
        s.players[1].planets[planet] = True
    s.system = "s34"
    put(s, 0, "s34", carrier=1, infantry=4)
    t = act(copied(s), ("offense",)).play(1, f"pds@{one},2 pds@{two},2")
    assert (t.asked(), t.told("rolled")) == ({1: "react"}, []), "before the roll"
    t.play(1, "plasma_scoring-1")
    assert [len(x["faces"]) for x in t.told("rolled")[0]["dice"]] == [5], "four units, and one die more"
    u = act(s, ("invade",)).play(0, f"{one},2 {two},2")
    u.play(*u.asked(), f"{one} {two}") if 0 in u.asked() else None
    for planet in (one, two):
        u.play(1, f"pds@{planet},2", "plasma_scoring-1")
    assert [len(x["dice"][0]["faces"]) for x in u.told("rolled")[:2]] == [3, 3], "one for the roll of each planet"


@pytest.mark.ruling("x_89_bacterial_weapon")
@pytest.mark.rule("TI-60.1")
def test_x_89_is_no_bombardment_and_shields_do_not_stop_it() -> None:
    s = landing(begin(PEACEFUL), dreadnought=1)
    put(s, 1, PLANET, infantry=2, pds=1)
    s.players[0].technologies = {"x_89_bacterial_weapon": True}
    assert act(copied(s), ("bombard",)).asked() == {}, "a shield stops bombs"
    t = act(s, ("choose_action",)).play(0, "use x_89_bacterial_weapon")
    assert t.s.players[1].units == {PLANET: {"pds": 1}}


@pytest.mark.ruling("moved_ships_transport")
@pytest.mark.rule("TI-56.8")
@pytest.mark.parametrize("ability", ["skilled_retreat-1", "foresight"])
def test_ships_that_an_effect_moves_take_units_along_also_off_planets(ability: str) -> None:
    s = begin(("naalu", "hacan", "xxcha"))
    s.system, s.active = SYSTEM, 1
    put(s, 0, SYSTEM, carrier=1)
    put(s, 0, "mecatol_rex", infantry=5)
    put(s, 1, SYSTEM, cruiser=1)
    free = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    stage: Stage = ("open_window", "move_after", 1, SYSTEM, ()) if ability == "foresight" else ("meet",)
    if ability != "foresight":
        hand(s, 0, ability)
    t = act(s, stage).play(0, ability, free)
    assert t.refused(0, "mecatol_rex,5") != "", "within the capacity"
    t.play(0, "mecatol_rex,4")
    assert t.s.players[0].units == {free: {"carrier": 1, "infantry": 4}, "mecatol_rex": {"infantry": 1}}


@pytest.mark.ruling("skilled_retreat_is_no_retreat")
def test_a_skilled_retreat_cannot_be_intercepted() -> None:
    s = battle(cruiser=1)
    free = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    hand(s, 0, "skilled_retreat-1")
    hand(s, 1, "intercept")
    t = act(s, ("meet",)).play(0, "skilled_retreat-1", free)
    while t.asked():
        assert "intercept" not in t.options(1)
        t.play(1, "pass")
    assert (t.s.players[0].units, t.told("retreats")) == ({free: {"cruiser": 1}}, [])


@pytest.mark.ruling("infantry_without_home")
@pytest.mark.parametrize("upgrade", ["infantry_ii", "spec_ops_ii", "letani_warrior_ii"])
def test_infantry_that_would_return_without_a_home_planet_is_lost(upgrade: str) -> None:
    faction = {"spec_ops_ii": "sol", "letani_warrior_ii": "arborec"}.get(upgrade, "letnev")
    s = begin((faction, "hacan", "xxcha"))
    p = s.players[0]
    p.technologies, p.stored = {upgrade: True}, 2
    home = next(iter(p.planets))
    held = act(copied(s), ("turn",))
    if held.asked() == {0: "revived"}:
        held.play(0, f"{home},2")
    assert units.on_board(held.s.players[0], "infantry") == 2
    p.planets = {PLANET: True}
    t = act(s, ("turn",))
    assert (t.s.players[0].stored, t.s.players[0].units) == (0, {})


@pytest.mark.ruling("courageous_to_the_end")
@pytest.mark.rule("TI-28.5")
def test_what_a_courageous_ship_does_cannot_be_sustained() -> None:
    s = battle(dreadnought=1)
    hand(s, 1, "courageous_to_the_end")
    t = act(s, ("meet",), luck="5 1 9 1")
    reach(t, 1, "courageous_to_the_end")
    t.play(1, "courageous_to_the_end")
    assert (t.s.players[0].units, t.s.players[0].damaged) == ({}, {}), "destroyed, and never asked to sustain"


@pytest.mark.ruling("direct_hit_several")
@pytest.mark.rule("TI-E.5", "W-SUSTAIN-AFTER")
def test_two_direct_hits_in_one_round_on_different_ships() -> None:
    s = battle(dreadnought=2)
    s.players[1].units = {SYSTEM: {"cruiser": 3}}
    hand(s, 1, "direct_hit-1", "direct_hit-2")
    t = act(s, ("meet",), luck="1 1 10 10 1")
    decline(t)
    t.play(0, "dreadnought,2")
    reach(t, 1, "direct_hit-1")
    t.play(1, "direct_hit-1", "dreadnought 1", "direct_hit-2")
    assert t.s.players[0].units == {}


@pytest.mark.ruling("shields_holding")
@pytest.mark.rule("TI-E.5", "W-SPC-HITS-BEFORE")
def test_both_sides_may_play_shields_holding_on_their_own_hits() -> None:
    s = battle(cruiser=1)
    hand(s, 0, "shields_holding-1")
    hand(s, 1, "shields_holding-2")
    t = act(s, ("meet",), luck="10 10 10 1")
    for seat in (0, 1):
        reach(t, seat, f"shields_holding-{seat + 1}")
        t.play(seat, f"shields_holding-{seat + 1}")
    assert len(t.told("rolled")) == 4, "all hits of the first round were cancelled"
    assert [x["seat"] for x in t.told("destroyed")] == [1]


@pytest.mark.ruling("turn_their_fleets_to_dust")
@pytest.mark.rule("A-58", "TI-38.9")
def test_what_falls_to_a_card_or_for_want_of_capacity_does_not_turn_to_dust() -> None:
    s = begin(PEACEFUL)
    s.secrets.remove("turn_their_fleets_to_dust")
    s.players[1].secrets = ["turn_their_fleets_to_dust"]
    s.players[1].planets[PLANET] = True
    put(s, 1, PLANET, pds=1)
    s.system = "s26"
    fire: tuple[Stage, ...] = (("fire", 1, "s26"), ("tidy",))
    shot = copied(s)
    put(shot, 0, "s26", cruiser=1)
    assert act(shot, *fire, luck="9").play(1, f"pds@{PLANET},1").asked() == {1: "react"}
    excess = copied(s)
    put(excess, 0, "s26", carrier=1, fighter=1)
    t = act(excess, *fire, luck="9").play(1, f"pds@{PLANET},1").play(0, "carrier,1")
    assert (t.s.players[0].units, t.asked()) == ({}, {})
    put(s, 0, "s26", dreadnought=1)
    hand(s, 1, "direct_hit-1")
    u = act(s, *fire, luck="9").play(1, f"pds@{PLANET},1").play(0, "dreadnought,1").play(1, "direct_hit-1")
    assert (u.s.players[0].units, u.asked(), u.s.players[1].scored) == ({}, {}, [])


@pytest.mark.ruling("lucky_shot")
def test_cards_that_destroy_are_aimed_at_others() -> None:
    s = begin(PEACEFUL)
    home = s.board.homes[0]
    put(s, 0, home, cruiser=1)
    put(s, 0, "arc_prime", pds=1, infantry=1, space_dock=1)
    for planet in s.players[0].planets:
        put(s, 0, planet, infantry=1)
    for card in ("lucky_shot", "cripple_defenses", "plague", "reactor_meltdown", "tactical_bombardment"):
        own = copied(s)
        hand(own, 0, card)
        assert f"use {card}" not in act(own, ("choose_action",)).options(0), card
    put(s, 1, home, cruiser=1)
    hand(s, 0, "lucky_shot")
    t = act(s, ("choose_action",)).play(0, "use lucky_shot")
    assert t.s.players[1].units == {}
    assert t.s.players[0].units[home] == {"cruiser": 1}


@pytest.mark.ruling("upgrade")
def test_an_upgraded_cruiser_was_there_when_the_system_was_activated() -> None:
    s = begin(PEACEFUL)
    put(s, 0, s.board.beside[SYSTEM][0], cruiser=1)
    put(s, 0, SYSTEM, destroyer=1)
    assert not offered(s, ("activate", SYSTEM), 0, "upgrade")
    put(s, 0, SYSTEM, cruiser=1)
    assert offered(s, ("activate", SYSTEM), 0, "upgrade")


@pytest.mark.ruling("experimental_battlestation")
@pytest.mark.rule("W-MOVE-AFTER")
def test_an_experimental_battlestation_fires_at_the_active_player_who_has_moved_in() -> None:
    s = begin(PEACEFUL)
    near = s.board.beside[SYSTEM][0]
    dock = next(planet for x in s.board.beside[SYSTEM] for planet in SYSTEMS[x].planets)
    s.players[1].planets[dock] = True
    put(s, 1, dock, space_dock=1)
    put(s, 0, near, cruiser=1)
    put(s, 2, SYSTEM, cruiser=1)
    hand(s, 1, "experimental_battlestation")
    assert 1 not in act(copied(s), ("activate", SYSTEM)).play(0, "nothing").asked(), "nobody has come"
    t = act(s, ("activate", SYSTEM), luck="10 10 10").play(0, f"cruiser,{near}").play(1, "experimental_battlestation")
    assert t.s.players[0].units == {}
    assert t.s.players[2].units == {SYSTEM: {"cruiser": 1}}, "nobody else is hit"


@pytest.mark.ruling("floating_factory")
@pytest.mark.rule("TI-42.5")
def test_a_floating_factory_neither_draws_the_fire_of_cannons_nor_is_hit() -> None:
    s = begin(("saar", "hacan", "xxcha"))
    s.players[1].planets[PLANET] = True
    put(s, 1, PLANET, pds=1)
    put(s, 0, "s26", space_dock=1)
    s.system = "s26"
    assert act(s, ("offense",)).asked() == {}
    put(s, 0, "s26", cruiser=1)
    t = act(s, ("offense",), luck="10").play(1, f"pds@{PLANET},1")
    assert t.s.players[0].units["s26"] == {"space_dock": 1}


# production and research

@pytest.mark.ruling("produced_units_are_paid")
@pytest.mark.rule("TI-75.1", "TI-75.4")
def test_units_produced_by_whatever_effect_are_paid_for() -> None:
    s = landing(begin(PEACEFUL), carrier=1, infantry=1)
    s.players[0].technologies = {"integrated_economy": True}
    s.players[0].planets, s.players[0].goods = {}, 3
    t = act(copied(s), ("invade",)).play(0, f"{PLANET},1", "integrated_economy", "cruiser,1")
    assert t.asked() == {0: "pay_resources"}
    s.players[0].goods = 1
    u = act(s, ("invade",)).play(0, f"{PLANET},1", "integrated_economy")
    assert u.refused(0, "cruiser,1") == "too-dear"
    home = begin(PEACEFUL)
    law(home, "minister_of_industry", 0)
    home.players[0].goods = 4
    v = act(home, ("primary", "construction")).play(0, "space_dock arc_prime", "minister_of_industry-elected-1")
    assert v.play(0, "cruiser,1").asked() == {0: "pay_resources"}


@pytest.mark.ruling("sarween_tools")
@pytest.mark.parametrize(("ability", "price"), [("production", 2), ("integrated_economy", 2)])
def test_sarween_tools_work_with_production_alone(ability: str, price: int) -> None:
    s = landing(begin(PEACEFUL), carrier=1, infantry=1)
    s.players[0].technologies = {"integrated_economy": True, "sarween_tools": True}
    s.players[0].goods = 9
    if ability == "production":
        put(s, 0, "arc_prime", space_dock=1)
        s.system = s.board.homes[0]
        t = act(s, ("produce",)).play(0, "cruiser,1 infantry@arc_prime,2")
    else:
        t = act(s, ("invade",)).play(0, f"{PLANET},1", "integrated_economy", "cruiser,1")
    assert t.table.waiting()[0].about == (price,)


@pytest.mark.ruling("letani_production")
@pytest.mark.rule("TI-10.1a")
def test_values_of_warriors_add_up_to_two_infantry_for_one_resource() -> None:
    s = begin(("arborec", "hacan", "xxcha"))
    s.players[0].planets[PLANET] = True
    put(s, 0, PLANET, infantry=2)
    s.players[0].goods, s.system = 1, "s26"
    t = act(s, ("produce",)).play(0, f"infantry@{PLANET},2")
    assert t.table.waiting()[0].about == (1,)
    assert t.play(0, "goods,1").s.players[0].units == {PLANET: {"infantry": 4}}


@pytest.mark.ruling("warfare_docks_only")
@pytest.mark.rule("TI-13.3")
def test_the_secondary_of_warfare_is_for_space_docks_only() -> None:
    s = begin(("arborec", "hacan", "xxcha"))
    home = next(iter(s.players[0].planets))
    put(s, 0, home, infantry=3)
    assert act(copied(s), ("next_secondary", (0,), "warfare")).asked() == {}, "warriors alone do not produce then"
    put(s, 0, home, space_dock=1)
    t = act(s, ("next_secondary", (0,), "warfare")).play(0, "use")
    assert t.refused(0, f"infantry@{home},1") == "no-such-part", "nor beside a dock, which makes no infantry"
    assert t.refused(0, "cruiser,1") == ""


@pytest.mark.ruling("research_teams")
@pytest.mark.rule("TI-37.14")
def test_a_research_team_is_exhausted_and_its_planet_is_not() -> None:
    s = begin()
    s.players[0].planets["saudor"] = True
    law(s, "research_team_biotic", "saudor")
    t = act(s, ("perform", 0, "technology", 0)).play(0, "dacxive_animators research_team_biotic")
    assert (t.s.exhausted, t.s.players[0].planets["saudor"]) == (["research_team_biotic"], True)


@pytest.mark.ruling("neural_motivator_scheming")
@pytest.mark.rule("W-STATUS-DRAW", "W-AC-DRAW")
def test_a_neural_motivator_draws_in_the_status_phase_scheming_whenever_cards_are_drawn() -> None:
    s = begin()
    s.players[0].technologies = {"neural_motivator": True}
    assert len(act(copied(s), ("draw_cards", 0)).s.players[0].hand) == 2
    assert len(act(s, ("perform", 0, "politics", 1)).s.players[0].hand) == 2, "two, as the card says"
    for stage, drawn in ((("draw_cards", 0), 1), (("perform", 0, "politics", 1), 2)):
        t = act(begin(("yssaril", "norr", "hacan")), stage)
        assert (t.asked(), len(t.s.players[0].hand)) == ({0: "stall_tactics"}, drawn + 1)


@pytest.mark.ruling("errata_hyper_metabolism")
@pytest.mark.rule("W-TOKENS-WHEN")
def test_hyper_metabolism_brings_three_tokens() -> None:
    s = begin(("norr", "hacan", "xxcha"))
    s.players[0].technologies = {"hyper_metabolism": True}
    t = act(s, ("gain_tokens", 0))
    assert t.refused(0, "fleet,2") == "illegal"
    assert t.refused(0, "fleet,3") == ""
    assert act(s, ("gain_tokens", 1)).refused(1, "fleet,2") == ""


# trade and notes

@pytest.mark.ruling("gained_in_a_window")
@pytest.mark.rule("TI-34.1")
def test_a_note_that_was_gained_in_a_window_is_played_in_it() -> None:
    s = begin()
    where = s.board.beside[s.board.homes[0]][0]
    put(s, 0, s.board.homes[0], cruiser=1)
    put(s, 1, where, destroyer=1)
    hand(s, 0, "flank_speed-1")
    t = act(s, ("activate", where))
    assert t.asked() == {0: "react"}, "seat 1 has nothing to use"
    t.say(0, "set_aside,ceasefire-0", "show,1", "offer,1 note").say(1, f"accept,{t.s.offered}")
    t.play(0, "pass")
    assert t.asked() == {0: "react", 1: "react"}, "the same window, and now there is"
    t.play(0, "pass").play(1, "ceasefire-0")
    assert t.told("used")[-1]["ability"] == "ceasefire"


@pytest.mark.ruling("trade")
@pytest.mark.rule("TI-81.4a", "A-35")
def test_whom_the_trader_chooses_waits_for_the_turn_of_the_secondary() -> None:
    s = begin()
    s.players[2].pools["strategy"] = 0
    t = act(s, ("primary", "trade")).play(0, "2")
    assert (t.asked(), t.s.players[2].commodities) == ({1: "secondary"}, 0), "seat 1 comes first"
    t.play(1, "use")
    assert [p.commodities for p in t.s.players] == [4, 3, 6]
    assert [p.pools["strategy"] for p in t.s.players] == [3, 2, 0], "only the token is spared"


@pytest.mark.ruling("trade_agreement")
@pytest.mark.rule("W-COMM-WHEN")
def test_a_trade_agreement_works_on_commodities_that_were_there_before() -> None:
    s = begin()
    note(s, 1, "trade_agreement-0")
    s.players[0].commodities = values.commodities(s, 0)
    t = act(s, ("primary", "trade"))
    assert t.options(1) == ["pass", "trade_agreement-0"]
    t.play(1, "trade_agreement-0")
    assert (t.s.players[0].commodities, t.s.players[1].goods) == (0, 4)


@pytest.mark.ruling("guild_ships")
@pytest.mark.rule("TI-83.1")
def test_with_guild_ships_either_may_offer_as_long_as_one_of_the_two_is_active() -> None:
    s = begin(("hacan", "norr", "sol"))
    for p in s.players:
        p.goods = 1
    assert galaxy.neighbours(s, 0) == []
    t = act(s, ("choose_action",))
    assert [t.unsaid(0, "offer,1 goods,1"), t.unsaid(1, "offer,0 goods,1")] == ["", ""]
    s.active = 1
    t = act(s, ("choose_action",))
    assert [t.unsaid(0, "offer,1 goods,1"), t.unsaid(1, "offer,0 goods,1")] == ["", ""]
    assert t.unsaid(0, "offer,2 goods,1") == "no-market", "neither of them is active"


@pytest.mark.ruling("creuss_iff")
def test_a_creuss_iff_needs_no_wormhole_generator() -> None:
    s = begin(("creuss", "norr", "sol"))
    assert s.players[0].technologies == {}
    note(s, 1, "creuss_iff")
    s.active = 1
    t = act(s, ("turn",)).play(1, "creuss_iff")
    t.play(1, "alpha quinarra" if "alpha quinarra" in t.options(1) else t.options(1)[0])
    assert list(t.s.wormholes) == ["alpha"]


# agendas

@pytest.mark.ruling("political_secret")
@pytest.mark.rule("W-AG-REVEAL-WHEN")
def test_a_political_secret_silences_what_one_chooses_to_use_and_nothing_else() -> None:
    s = begin(("nekro", "norr", "sol"))
    note(s, 1, "political_secret-0")
    agenda(s, "mutiny")
    law(s, "committee_formation", 0)
    t = act(s, ("open_window", "ag_reveal_when", 0, "", ("mutiny",))).play(1, "political_secret-0")
    assert silenced(t.s) == ["galactic_threat-1"], "of what is used in this phase"
    assert values.standing(t.s, 0, "research"), "what simply holds goes on"
    assert laws.lies_before(t.s, 0, ABILITIES["committee_formation-elected-1"])
    hand(s, 2, "veto")
    u = act(s, ("open_window", "ag_reveal_when", 0, "", ("mutiny",)), ("begin_vote",))
    u.play(1, "political_secret-0").play(2, "veto")
    assert u.s.forces == [], "it ends with the agenda"


def silenced(s: Twilight) -> list[str]:
    own = FACTIONS[s.players[0].faction]
    rows = [a for a in ABILITIES.values() if a.source in (*own.abilities, *own.own_technologies)
            and (a.must or any([x.startswith("ag_") for x in a.windows])) and a.role != "table"]
    return [a.id for a in rows if abilities.is_silenced(s, 0, a)]


@pytest.mark.ruling("zero_votes")
@pytest.mark.rule("A-22", "TI-85.14")
def test_who_casts_no_votes_has_voted_for_nothing() -> None:
    s = begin()
    agenda(s, "mutiny")
    t = act(s, ("begin_vote",)).play(1, "nothing")
    assert t.refused(2, "for") == "no-planet", "an outcome without votes is no vote"
    t.play(2, "for hercant").play(0, "nothing")
    assert GAME.scores(t.s) == [0, 0, 1], "and the mutiny pays those who voted for it"


@pytest.mark.ruling("enforced_travel_ban")
@pytest.mark.rule("A-65", "TI-89.2")
def test_cannons_fire_through_wormholes_in_spite_of_a_travel_ban() -> None:
    s = begin(PEACEFUL)
    law(s, "enforced_travel_ban", "for")
    s.players[1].technologies = {"pds_ii": True}
    s.players[1].planets[PLANET] = True
    put(s, 1, PLANET, pds=1)
    put(s, 0, "s39", cruiser=1)
    s.system = "s39"
    assert SYSTEMS["s39"].wormholes == SYSTEMS["s26"].wormholes == ("alpha",)
    assert act(s, ("offense",)).asked() == {1: "space_cannon"}


@pytest.mark.ruling("classified_document_leaks")
@pytest.mark.rule("TI-33.5", "TI-38.21")
def test_a_leak_that_ends_leaves_no_public_objective_and_no_secret() -> None:
    s = begin()
    s.secrets.remove("form_a_spy_network")
    s.players[1].scored = ["form_a_spy_network"]
    s = decided(s, "classified_document_leaks", "form_a_spy_network").s
    assert s.objectives == {"form_a_spy_network": [1]}
    laws.repeal(s, "classified_document_leaks")
    assert s.objectives == {}, "it cannot be scored any more"
    assert len(s.players[1].secrets) + len(s.players[1].scored) == 0, "and does not count as one of three"
    assert GAME.scores(s) == [0, 1, 0], "the point stays (TI-57.6)"


@pytest.mark.ruling("miscount_disclosed")
@pytest.mark.rule("A-25")
def test_a_law_stays_in_force_while_it_is_voted_on_again() -> None:
    s = begin()
    law(s, "executive_sanctions", "for")
    t = decided(s, "miscount_disclosed", "executive_sanctions")
    assert (t.s.vote, t.asked()) == ("executive_sanctions", {1: "vote"})
    assert values.hand_limit(t.s, 0) == 3


@pytest.mark.ruling("ixthian_artifact")
@pytest.mark.rule("TI-73.1")
def test_the_artifact_destroys_all_at_once_and_reaches_no_farther_for_the_creuss() -> None:
    s = begin(("creuss", "norr", "sol"))
    near, far = s.board.beside[SYSTEM][0], next(x for x in s.board.beside if "beta" in SYSTEMS[x].wormholes)
    s.wormholes["alpha"] = SYSTEM
    assert far in galaxy.adjacent(s, SYSTEM, 0)
    assert far not in galaxy.adjacent(s, SYSTEM)
    put(s, 0, far, cruiser=3)
    put(s, 0, near, carrier=1, fighter=3)
    put(s, 1, SYSTEM, cruiser=1)
    t = decided(copied(s), "ixthian_artifact", "for", luck="1")
    assert t.asked() == {0: "destroy_units"}
    t.play(0, f"fighter@{near},3")
    assert t.s.players[0].units == {far: {"cruiser": 3}, near: {"carrier": 1}}
    assert t.s.players[1].units == {}
    u = decided(s, "ixthian_artifact", "for", luck="1").play(0, f"carrier@{near},1 fighter@{near},2")
    assert u.s.players[0].units == {far: {"cruiser": 3}}, "what has lost its carrier was not lost before"
    assert [x["units"] for x in u.told("destroyed")][-1] == {"fighter": 1}


@pytest.mark.ruling("redistributed_demilitarized")
def test_nobody_settles_a_demilitarized_planet_and_control_stays_as_it_was() -> None:
    s = begin()
    s.players[1].planets[PLANET] = True
    law(s, "demilitarized_zone", PLANET)
    s.players[1].points = {"imperial": 1}
    t = decided(s, "colonial_redistribution", PLANET)
    assert t.asked() == {1: "settler"}
    t.play(1, "2")
    assert t.asked() == {}
    assert [PLANET in p.planets for p in t.s.players] == [False, True, False]
    assert not units.anyone_on(t.s, PLANET)


@pytest.mark.ruling("points_outlast_laws")
@pytest.mark.rule("TI-57.6")
@pytest.mark.parametrize(("name", "outcome"), [
    ("holy_planet_of_ixth", PLANET), ("shard_of_the_throne", 1), ("the_crown_of_emphidia", 1)])
def test_points_of_a_law_are_kept_when_it_is_repealed(name: str, outcome: str | int) -> None:
    s = begin()
    s.players[1].planets[PLANET] = True
    s = decided(s, name, outcome).s
    assert GAME.scores(s) == [0, 1, 0]
    laws.repeal(s, name)
    assert GAME.scores(s) == [0, 1, 0]


@pytest.mark.ruling("minister_of_war")
@pytest.mark.rule("W-ACTION-AFTER")
@pytest.mark.parametrize("action", ["strategy leadership", "activate s50", "use mining_initiative"])
def test_the_minister_of_war_acts_after_any_kind_of_action(action: str) -> None:
    s = begin()
    law(s, "minister_of_war", 0)
    s.players[0].tokens, s.players[0].planets = ["s24"], {"quann": True}
    hand(s, 0, "mining_initiative")
    t = act(s, ("choose_action",)).play(0, action)
    if action == "strategy leadership":
        t.play(0, "tactic,3")
    reach(t, 0, "minister_of_war-elected-1")
    t.play(0, "minister_of_war-elected-1", *(["s24"] if "activate" in action else []))
    assert t.asked() == {0: "action"}


@pytest.mark.ruling("votes_that_are_added")
@pytest.mark.rule("W-AG-CAST-AFTER")
def test_votes_that_a_card_adds_are_not_cast_again() -> None:
    s = begin()
    hand(s, 1, "distinguished_councilor", "bribery")
    s.players[1].goods = 1
    agenda(s, "mutiny")
    t = act(s, ("begin_vote",))
    t.play(1, "pass") if t.asked() == {1: "react"} else None
    t.play(1, "for quinarra", "distinguished_councilor")
    assert t.asked() == {2: "vote"}
    opened = [h.window for h in t.s.happenings]
    t.play(2, "nothing").play(0, "nothing")
    assert (t.asked(), opened) == ({1: "react"}, [])
    t.play(1, "bribery")
    assert t.s.vote == "", "no councilor could be asked again: the agenda is resolved"


@pytest.mark.ruling("bribery_after_a_silent_speaker")
@pytest.mark.rule("W-AG-SPEAKER-AFTER")
@pytest.mark.parametrize("barred", [True, False])
def test_the_moment_after_the_speaker_has_voted_comes_also_if_the_speaker_does_not_vote(barred: bool) -> None:
    s = begin()
    hand(s, 1, "bribery")
    s.players[1].goods = 1
    agenda(s, "mutiny")
    if barred:
        voting.bar(s, 0, "assassinate_representative", "agenda")
    t = act(s, ("begin_vote",))
    t.play(1, "pass") if t.asked() == {1: "react"} else None
    t.play(1, "for quinarra")
    t.play(1, "pass") if t.asked() == {1: "react"} else None
    t.play(2, "nothing")
    if not barred:
        t.play(0, "nothing")
    assert (t.asked(), t.options(1)) == ({1: "react"}, ["pass", "bribery"])


@pytest.mark.ruling("errata_bribery")
@pytest.mark.rule("TI-85.15")
def test_bribed_votes_go_to_the_outcome_that_one_has_voted_for() -> None:
    s = begin()
    hand(s, 1, "bribery")
    s.players[1].goods = 2
    agenda(s, "mutiny")
    s.voted, s.votes = {1: "against", 2: "for"}, {1: {"planets": 1}, 2: {"planets": 2}}
    t = act(s, ("all_have_voted",)).play(1, "bribery", "2")
    assert t.told("more_votes")[0]["outcome"] == "against"
    assert t.told("outcome")[0]["outcome"] == "against"
    del s.voted[1], s.votes[1]
    assert act(s, ("all_have_voted",)).asked() != {1: "react"}, "who has not voted cannot bribe"


@pytest.mark.ruling("sabotage")
@pytest.mark.rule("TI-E.6", "A-59")
def test_a_card_is_cancelled_after_its_target_is_named_and_before_dice_and_costs() -> None:
    s = begin(PEACEFUL)
    put(s, 1, PLANET, infantry=2)
    s.players[1].planets[PLANET] = True
    hand(s, 0, "plague")
    hand(s, 2, "sabotage-1")
    t = act(s, ("choose_action",)).play(0, "use plague")
    assert (t.asked(), t.told("rolled")) == ({2: "react"}, [])
    assert t.s.plays[-1].target == (PLANET, 1)
    t.play(2, "sabotage-1")
    assert (t.told("rolled"), t.s.players[1].units) == ([], {PLANET: {"infantry": 2}})


@pytest.mark.ruling("riders")
@pytest.mark.rule("TI-85.22", "W-AG-REVEAL-AFTER")
def test_one_player_may_play_several_riders_and_so_may_the_nekro() -> None:
    s = begin(("nekro", "norr", "sol"))
    hand(s, 0, "trade_rider", "imperial_rider")
    agenda(s, "mutiny")
    t = act(s, ("begin_vote",)).play(0, "trade_rider", "for", "imperial_rider", "against")
    assert t.s.predictions == {"trade_rider": (0, "for"), "imperial_rider": (0, "against")}


@pytest.mark.ruling("errata_veto", "errata_political_favor")
@pytest.mark.rule("W-AG-REVEAL-WHEN", "TI-14.14")
@pytest.mark.parametrize("word", ["veto", "political_favor"])
def test_an_agenda_is_replaced_when_it_is_revealed_before_anything_that_comes_after(word: str) -> None:
    assert ABILITIES[word].windows == ("ag_reveal_when",)
    s = begin(("xxcha", "norr", "sol"))
    hand(s, 2, "trade_rider")
    if word == "veto":
        hand(s, 1, word)
    else:
        note(s, 1, word)
    agenda(s, "mutiny")
    t = act(s, ("lay_open",))
    while 1 not in t.asked() or word not in t.options(1):
        seat = next(iter(t.asked()))
        assert "trade_rider" not in t.options(seat), "riders come after it"
        t.play(seat, "pass")
    for seat in [x for x in t.asked() if x != 1]:
        t.play(seat, "pass")
    t.play(1, word)
    decline(t)
    assert t.s.vote not in ("", "mutiny")
    assert t.s.agenda_discards == ["mutiny"]


# factions

@pytest.mark.ruling("peace_accords")
@pytest.mark.rule("TI-73.3")
def test_peace_accords_reach_a_planet_of_the_same_system() -> None:
    s = begin(("xxcha", "norr", "sol"))
    one, two = SYSTEMS["s34"].planets
    s.players[0].planets = {one: True}
    t = act(s, ("open_window", "sc_primary_after", 0, "", ("diplomacy",))).play(0, "peace_accords")
    assert two in t.options(0)
    assert t.play(0, two).s.players[0].planets == {one: True, two: False}


@pytest.mark.ruling("zero_token")
@pytest.mark.rule("A-38", "TI-66.1a")
def test_the_0_stays_with_the_player_when_strategy_cards_are_exchanged() -> None:
    s = begin(("naalu", "norr", "sol"))
    law(s, "imperial_arbiter", 1)
    s.phase = "strategy"
    t = act(s, ("open_window", "strat_end", 0, "", ()))
    while "imperial_arbiter-elected-1" not in t.options(next(iter(t.asked()))):
        t.play(*t.asked(), t.options(next(iter(t.asked())))[0])
    t.play(1, "imperial_arbiter-elected-1", "diplomacy 0 leadership")
    assert [list(p.strategy) for p in t.s.players[:2]] == [["diplomacy"], ["leadership"]]
    assert [initiative_of(t.s, seat) for seat in range(3)] == [0, 1, 3]
    s.zero = 2
    assert [initiative_of(s, seat) for seat in range(3)] == [1, 2, 0], "and with whom it was given to"


@pytest.mark.ruling("chaos_mapping")
@pytest.mark.rule("W-TURN-START", "TI-84.3a")
def test_chaos_mapping_is_used_at_the_start_of_every_turn_also_of_that_of_passing() -> None:
    s = begin(("saar", "norr", "sol"))
    p = s.players[0]
    p.technologies, p.strategy, p.goods = {"chaos_mapping": True}, {"leadership": False}, 9
    put(s, 0, "s27", space_dock=1)
    for other in s.players[1:]:
        other.passed = True
    t = act(s, ("turn",))
    for word in ("activate s18", "activate s26", "pass"):
        assert t.asked() == {0: "react"}, "in every turn"
        t.play(0, "chaos_mapping-1", "fighter,1", "goods,1")
        while t.asked() != {0: "action"}:
            t.play(0, "nothing")
        t.play(0, word)
        while t.asked() and t.asked() != {0: "react"}:
            t.play(0, "nothing")
    assert t.s.players[0].passed
    assert len([x for x in t.told("used") if x["ability"] == "chaos_mapping-1"]) == 3


@pytest.mark.ruling("hil_colish")
@pytest.mark.rule("TI-89.4", "TI-E.11")
def test_others_pass_by_the_delta_wormhole_of_a_flagship_as_long_as_it_is_there() -> None:
    s = begin(("creuss", "norr", "sol", "hacan"))
    harbour = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    put(s, 0, harbour, flagship=1)
    assert "s51" in galaxy.adjacent(s, harbour)
    assert not galaxy.may_pass(s, 1, harbour), "ships are in the way"
    s.players[1].technologies = {"light_wave_deflector": True}
    assert galaxy.way(s, 1, "s51", SYSTEM, 2) == (harbour, SYSTEM)
    rift = next(x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift")
    target = next(x for x in s.board.beside[rift] if not SYSTEMS[x].anomaly)
    s.players[0].units = {rift: {"flagship": 1}, "s51": {"carrier": 1}}
    t = act(copied(s), ("activate", target), luck="1").play(0, f"flagship,{rift}")
    assert units.on_board(t.s.players[0], "flagship") == 0
    assert t.asked() != {0: "move"} or t.refused(0, "carrier,s51") == "no-such-part", "its wormhole is gone with it"
    u = act(s, ("activate", target), luck="9").play(0, f"flagship,{rift}")
    assert u.refused(0, "carrier,s51") == "", "and is there, if it has arrived"


# the base printing, and what was printed later

@pytest.mark.ruling("errata_diplomacy")
@pytest.mark.rule("A-01", "D-READY-PLANETS")
@pytest.mark.parametrize("reading", ["reference", "card"])
def test_diplomacy_readies_two_planets_anywhere_or_those_of_the_system_as_the_table_agrees(reading: str) -> None:
    s = begin(diplomacy_primary=reading)
    s.players[0].planets = {"jord": False, PLANET: False, "wellon": False}
    t = act(s, ("perform", 0, "diplomacy", 0)).play(0, "s26")
    if reading == "reference":
        assert t.refused(0, f"jord {PLANET} wellon") != ""
        t.play(0, "jord wellon")
    assert [x for x, ready in t.s.players[0].planets.items() if ready] == (
        ["jord", "wellon"] if reading == "reference" else [PLANET])
    u = act(begin(diplomacy_primary=reading), ("perform", 0, "diplomacy", 0))
    assert u.refused(0, "s18") == "illegal"
    other = begin()
    other.players[0].planets, other.players[1].planets = {"jord": False}, {PLANET: False}
    v = act(other, ("next_secondary", (0,), "diplomacy")).play(0, "use")
    assert v.refused(0, PLANET) != "", "the secondary readies only what one controls"
    assert v.refused(0, "jord") == ""


@pytest.mark.ruling("errata_direct_hit")
@pytest.mark.rule("W-SUSTAIN-AFTER")
def test_a_direct_hit_follows_any_hit_of_ones_units_or_abilities() -> None:
    s = begin(PEACEFUL)
    s.players[1].planets[PLANET] = True
    put(s, 1, PLANET, pds=1)
    put(s, 0, "s26", dreadnought=1)
    s.system = "s26"
    hand(s, 1, "direct_hit-1")
    t = act(s, ("offense",), luck="9").play(1, f"pds@{PLANET},1").play(0, "dreadnought,1")
    assert t.options(1) == ["pass", "direct_hit-1"], "a space cannon"
    dock = next(planet for x in s.board.beside[SYSTEM] for planet in SYSTEMS[x].planets)
    s = begin(PEACEFUL)
    s.players[1].planets[dock] = True
    put(s, 1, dock, space_dock=1)
    put(s, 0, SYSTEM, dreadnought=1)
    s.system = SYSTEM
    hand(s, 1, "experimental_battlestation", "direct_hit-1")
    u = act(s, ("open_window", "move_after", 0, SYSTEM, ()), luck="9 1 1").play(1, "experimental_battlestation")
    assert u.play(0, "dreadnought,1").options(1) == ["pass", "direct_hit-1"], "and a card"
    assert 2 not in u.asked(), "of whose doing it is"


@pytest.mark.ruling("errata_unstable_planet")
@pytest.mark.parametrize(("infantry", "most"), [(5, 3), (2, 2), (0, 0)])
def test_an_unstable_planet_destroys_up_to_three_infantry(infantry: int, most: int) -> None:
    s = begin(PEACEFUL)
    planet = next(x.id for x in PLANETS.values() if x.trait == "hazardous" and x.system in s.board.beside)
    s.players[1].planets[planet] = True
    put(s, 1, planet, infantry=infantry, pds=1) if infantry else None
    hand(s, 0, "unstable_planet")
    t = act(s, ("choose_action",)).play(0, "use unstable_planet")
    if most:
        assert t.refused(0, str(most + 1)) != ""
        assert t.refused(0, "0") == ""
        t.play(0, str(most))
    assert units.on_board(t.s.players[1], "infantry") == infantry - most
    assert t.s.players[1].planets[planet] is False
