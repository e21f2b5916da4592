"""Objectives: each one's condition, when it is scored, what it costs, how the game is won by them."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.twilight import GAME, laws, objectives, units
from fivesuns.games.twilight.catalog import MECATOL_SYSTEM, OBJECTIVES, TECHNOLOGIES
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Stage
from tests.games.twilight.scenario import Scenario, act, begin, put

pytestmark = pytest.mark.component

INDUSTRIAL = "wellon saudor thibah tarmann qucenn arnor"
CULTURAL = "quann lodor torkan rarron"
HAZARDOUS = "vefut_ii mehar_xull starpoint tequran"


def of_colour(colour: str, many: int) -> str:
    return " ".join([x.id for x in TECHNOLOGIES.values() if x.colour == colour and not x.faction][:many])


# What is just enough; without its last part it is not. Seat 0 is Sol, seat 1 N'orr, on the map of the first game.
PLANETS = {
    "corner_the_market": "wellon saudor thibah tarmann", "unify_the_colonies": INDUSTRIAL,
    "expand_borders": f"{CULTURAL} wellon saudor", "subdue_the_galaxy": f"{CULTURAL} {INDUSTRIAL} vefut_ii",
    "found_research_outposts": "wellon thibah tarmann",
    "form_galactic_brain_trust": "wellon thibah tarmann mehar_xull new_albion", "conquer_the_weak": "quinarra",
    "forge_an_alliance": CULTURAL, "mine_rare_metals": HAZARDOUS, "monopolize_production": "wellon saudor thibah arnor"}
OWNED = {
    "develop_weaponry": "fighter_ii cruiser_ii", "revolutionize_warfare": "fighter_ii cruiser_ii carrier_ii",
    "diversify_research": f"{of_colour('green', 2)} {of_colour('red', 2)}",
    "master_the_sciences": " ".join([of_colour(colour, 2) for colour in ("green", "blue", "yellow", "red")]),
    "master_the_laws_of_physics": of_colour("blue", 4), "adapt_new_strategies": "spec_ops_ii advanced_carrier_ii"}
FLEETS: dict[str, list[tuple[str, str, int]]] = {
    "intimidate_council": [("s22", "cruiser", 1), ("s44", "fighter", 1)],
    "control_the_region": [(f"s{tile}", "destroyer", 1) for tile in (20, 22, 44, 19, 42, 24)],
    "learn_the_secrets_of_the_cosmos": [("s22", "cruiser", 1), ("s19", "cruiser", 1), ("s18", "cruiser", 1)],
    "become_the_gatekeeper": [("s39", "cruiser", 1), ("s25", "cruiser", 1)],
    "establish_a_perimeter": [("jord", "pds", 2), ("wellon", "pds", 1), ("lodor", "pds", 1)],
    "fuel_the_war_machine": [("jord", "space_dock", 1), ("wellon", "space_dock", 1), ("lodor", "space_dock", 1)],
    "gather_a_mighty_fleet": [("s22", "dreadnought", 2), ("s44", "dreadnought", 2), ("s19", "dreadnought", 1)]}
COSTS = {"erect_a_monument": ("resources", 8), "found_a_golden_age": ("resources", 16),
         "sway_the_council": ("influence", 8), "manipulate_galactic_law": ("influence", 16),
         "negotiate_trade_routes": ("goods", 5), "centralize_galactic_trade": ("goods", 10),
         "lead_from_the_front": ("tokens", 3), "galvanize_the_people": ("tokens", 6),
         "form_a_spy_network": ("cards", 5)}
ALONE = {"cut_supply_lines", "threaten_enemies", "occupy_the_seat_of_the_empire"}
EVENTS = {x.id for x in OBJECTIVES.values() if x.phase == "action"}


def met(s: Twilight, name: str) -> bool:
    return objectives.is_met(s, 0, name)


def test_every_objective_is_tried_here() -> None:
    assert sorted([*PLANETS, *OWNED, *FLEETS, *COSTS, *ALONE, *EVENTS]) == sorted(OBJECTIVES)


@pytest.mark.rule("TI-38.5", "W-SCORE")
@pytest.mark.parametrize("name", PLANETS)
def test_planets_that_fulfil_an_objective(name: str) -> None:
    s, due = begin(), PLANETS[name].split()
    s.players[0].planets = dict.fromkeys(["jord", *due], False)
    assert met(s, name)
    del s.players[0].planets[due[-1]]
    s.players[0].planets["mecatol_rex" if name not in ("expand_borders", "subdue_the_galaxy") else "jord"] = True
    assert not met(s, name)


@pytest.mark.rule("TI-38.5")
@pytest.mark.parametrize("name", OWNED)
def test_technologies_that_fulfil_an_objective(name: str) -> None:
    s, due = begin(), OWNED[name].split()
    s.players[0].technologies = dict.fromkeys(due, False)
    assert met(s, name)
    del s.players[0].technologies[due[-1]]
    s.players[0].technologies["valefar_assimilator_x"] = True
    assert not met(s, name)


@pytest.mark.rule("TI-38.5")
@pytest.mark.parametrize("name", FLEETS)
def test_units_that_fulfil_an_objective(name: str) -> None:
    s = begin()
    for place, type, n in FLEETS[name]:
        put(s, 0, place, **{type: n})
    assert met(s, name)
    place, type, _ = FLEETS[name][-1]
    units.take(s.players[0], place, type)
    put(s, 0, "jord", infantry=1)
    assert not met(s, name)


@pytest.mark.rule("TI-38.10", "TI-38.5")
@pytest.mark.parametrize("name", COSTS)
def test_what_is_spent_for_an_objective_must_be_there(name: str) -> None:
    what, many = COSTS[name]
    s = begin()
    p = s.players[0]
    p.planets, p.goods, p.pools = {"jord": True}, 0, {"tactic": 0, "fleet": 9, "strategy": 0}
    if what == "tokens":
        p.pools |= {"tactic": 2, "strategy": many - 2}
    elif what == "cards":
        p.hand = [s.actions.pop() for _ in range(many)]
    else:
        p.goods = many - {"resources": 4, "influence": 2, "goods": 0}[what]
    assert met(s, name)
    p.goods -= min(1, p.goods)
    p.pools["strategy"] -= min(1, p.pools["strategy"])
    if p.hand:
        s.actions.append(p.hand.pop())
    assert not met(s, name)


def scoring(s: Twilight, name: str) -> Scenario:
    """The scoring step of seat 0 with this objective."""
    s.phase = "status"
    if OBJECTIVES[name].stage:
        s.hidden[OBJECTIVES[name].stage - 1].remove(name)
        s.objectives[name] = []
    else:
        s.secrets.remove(name)
        s.players[0].secrets = [name]
    return act(s, ("score_objectives", 0))


@pytest.mark.rule("TI-38.10", "TI-38.12", "TI-38.2")
def test_it_is_spent_when_the_objective_is_scored() -> None:
    s = begin()
    s.players[0].goods = 12
    t = scoring(s, "found_a_golden_age").play(0, "found_a_golden_age", "jord goods,12")
    assert (t.s.players[0].planets["jord"], t.s.players[0].goods) == (False, 0)
    assert t.table.scores() == [2, 0, 0], "second stage"
    u = scoring(begin(), "galvanize_the_people").play(0, "galvanize_the_people")
    assert u.s.players[0].pools == {"tactic": 0, "fleet": 3, "strategy": 0}


@pytest.mark.rule("TI-38.10", "TI-38.18", "H-3", "D-SCORE-SECRET")
def test_a_scored_secret_is_laid_open_and_its_cards_are_discarded() -> None:
    s = begin()
    s.players[0].hand = [s.actions.pop() for _ in range(6)]
    t = scoring(s, "form_a_spy_network")
    assert t.table.view(1)["seats"][0]["secrets"] == 1
    t.play(0, "form_a_spy_network", " ".join(t.s.players[0].hand[:5]))
    assert len(t.s.players[0].hand) == 1
    assert len(t.s.discards) == 5
    assert t.table.view(1)["seats"][0]["scored"] == ["form_a_spy_network"]
    assert t.table.scores() == [1, 0, 0]


@pytest.mark.rule("TI-38.5")
def test_a_ship_beside_another_dock_cuts_supply_lines() -> None:
    s = begin()
    put(s, 0, s.board.homes[1], destroyer=1)
    put(s, 0, "jord", space_dock=1)
    assert not met(s, "cut_supply_lines")
    put(s, 1, "quinarra", space_dock=1)
    assert met(s, "cut_supply_lines")


@pytest.mark.rule("TI-38.5")
def test_a_ship_next_to_another_home_threatens_enemies() -> None:
    s = begin()
    put(s, 0, s.board.beside[s.board.homes[0]][0], destroyer=1)
    assert not met(s, "threaten_enemies")
    put(s, 0, s.board.beside[s.board.homes[1]][0], fighter=1)
    assert met(s, "threaten_enemies")


@pytest.mark.rule("TI-38.5")
def test_the_seat_of_the_empire_needs_the_planet_and_three_ships() -> None:
    s = begin()
    put(s, 0, MECATOL_SYSTEM, cruiser=1, fighter=2)
    assert not met(s, "occupy_the_seat_of_the_empire")
    s.players[0].planets["mecatol_rex"] = False
    assert met(s, "occupy_the_seat_of_the_empire")
    units.take(s.players[0], MECATOL_SYSTEM, "fighter")
    assert not met(s, "occupy_the_seat_of_the_empire")


# scored in the action phase

def secret(s: Twilight, seat: int, *names: str) -> None:
    for name in names:
        s.secrets.remove(name)
        s.players[seat].secrets.append(name)


def happens(s: Twilight, window: str, by: int, place: str, *about: Any) -> Scenario:
    return act(s, ("open_window", window, by, place, about))


@pytest.mark.rule("TI-L.15", "A-07", "TI-38.9", "W-DESTROYED")
def test_who_destroys_a_war_sun_or_flagship_scores_at_once() -> None:
    s = begin()
    secret(s, 1, "destroy_their_greatest_ship")
    assert happens(s, "destroyed", 0, "s18", 1, "combat", "cruiser").asked() == {}
    assert happens(s, "destroyed", 1, "s18", 1, "combat", "flagship").asked() == {}, "one's own"
    assert happens(s, "destroyed", 0, "s18", -1, "", "flagship").asked() == {}, "nobody's doing"
    t = happens(s, "destroyed", 0, "s18", 1, "combat", "cruiser", "war_sun")
    assert t.asked() == {1: "react"}
    t.play(1, "destroy_their_greatest_ship")
    assert t.table.scores() == [0, 1, 0]
    assert t.asked() == {}


@pytest.mark.rule("A-07")
@pytest.mark.parametrize(("reading", "asked"), [("any_turn", {1: "react"}), ("own_turn", {})])
def test_whether_such_objectives_are_scored_in_the_turns_of_others(reading: str, asked: dict[int, str]) -> None:
    s = begin(action_objectives=reading)
    secret(s, 1, "destroy_their_greatest_ship")
    assert happens(s, "destroyed", 0, "s18", 1, "combat", "flagship").asked() == asked
    s.active = 1
    assert happens(s, "destroyed", 0, "s18", 1, "combat", "flagship").asked() == {1: "react"}


@pytest.mark.rule("TI-E.7", "TI-38.19")
def test_whoever_could_hold_the_objective_is_asked() -> None:
    s = begin()
    secret(s, 1, "control_the_region")
    t = happens(s, "destroyed", 0, "s18", 1, "combat", "war_sun")
    assert t.options(1) == ["pass"], "a secret that nobody sees"
    s.secrets.remove("destroy_their_greatest_ship")
    s.players[2].scored = ["destroy_their_greatest_ship"]
    assert happens(s, "destroyed", 0, "s18", 1, "combat", "war_sun").asked() == {}, "it lies before another"


@pytest.mark.rule("W-BOMB-END", "TI-38.5")
def test_bombardment_that_leaves_no_ground_forces_makes_an_example() -> None:
    s = begin()
    secret(s, 0, "make_an_example_of_their_world")
    s.active, s.system = 0, s.board.homes[1]
    put(s, 0, s.board.homes[1], dreadnought=1)
    put(s, 1, "quinarra", infantry=1)
    steps: tuple[Stage, ...] = (("bombard",), ("tidy",))
    t = act(s, *steps, luck="9").play(0, "dreadnought@quinarra,1")
    assert t.asked() == {0: "react"}
    t.play(0, "make_an_example_of_their_world")
    assert t.table.scores() == [1, 0, 0]
    put(s, 1, "quinarra", infantry=1)
    assert act(s, *steps, luck="9").play(0, "dreadnought@quinarra,1").asked() == {}, "one is left"
    assert happens(s, "destroyed", 1, "trenlak", 0, "combat", "infantry").asked() == {}, "no bombardment"


@pytest.mark.rule("W-SCO-END", "A-58")
def test_space_cannon_that_leaves_no_ship_turns_a_fleet_to_dust() -> None:
    s = begin()
    secret(s, 1, "turn_their_fleets_to_dust")
    home = s.board.homes[1]
    s.active, s.system = 0, home
    put(s, 0, home, carrier=1, fighter=1)
    put(s, 1, "quinarra", pds=1)
    t = act(s, ("fire", 1, home), ("tidy",), luck="9").play(1, "pds@quinarra,1").play(0, "carrier,1")
    assert t.asked() == {}, "a fighter is left, and is lost only for want of capacity"
    units.take(s.players[0], home, "fighter")
    u = act(s, ("fire", 1, home), ("tidy",), luck="9").play(1, "pds@quinarra,1")
    assert u.asked() == {1: "react"}
    u.play(1, "turn_their_fleets_to_dust")
    assert u.table.scores() == [0, 1, 0]


@pytest.mark.rule("W-COMBAT-WON", "TI-57.5")
def test_who_defeats_one_of_those_with_most_points_sparks_a_rebellion() -> None:
    s = begin()
    secret(s, 0, "spark_a_rebellion")
    assert happens(s, "combat_won", 0, "quinarra", 1).asked() == {0: "react"}, "all have none: all are tied"
    s.players[2].points = {"custodians": 1}
    assert happens(s, "combat_won", 0, "quinarra", 1).asked() == {}
    s.players[1].points = {"custodians": 1}
    t = happens(s, "combat_won", 0, "quinarra", 1).play(0, "spark_a_rebellion")
    assert t.table.scores() == [1, 1, 1]


@pytest.mark.rule("W-COMBAT-WON")
def test_a_space_combat_won_with_the_flagship_unveils_it() -> None:
    s = begin()
    secret(s, 0, "unveil_flagship")
    s.players[2].points = {"custodians": 1}                         # no combat is a rebellion
    put(s, 0, "s18", cruiser=1)
    assert happens(s, "combat_won", 0, "s18", 1).asked() == {}
    put(s, 0, "s18", flagship=1)
    assert happens(s, "combat_won", 0, "mecatol_rex", 1).asked() == {}, "on a planet"
    assert "unveil_flagship" in happens(s, "combat_won", 0, "s18", 1).options(0)


@pytest.mark.rule("TI-38.7", "TI-38.7a")
def test_one_objective_in_each_combat() -> None:
    s = begin()
    secret(s, 0, "spark_a_rebellion", "unveil_flagship")
    s.players[1].points = {"custodians": 1}
    put(s, 0, "s18", flagship=1)
    t = happens(s, "combat_won", 0, "s18", 1).play(0, "unveil_flagship")
    assert t.asked() == {}, "not two in one combat"
    u = happens(t.s, "combat_won", 0, "mecatol_rex", 1)
    assert "spark_a_rebellion" in u.options(0), "the combat on the planet is another"
    later = act(t.s, ("close_tactical",)).s
    assert "spark_a_rebellion" in happens(later, "combat_won", 0, "s18", 1).options(0)


@pytest.mark.rule("TI-31.2", "TI-38.5")
def test_such_objectives_are_scored_in_the_action_phase_only() -> None:
    s = begin()
    secret(s, 0, "destroy_their_greatest_ship")
    s.phase, s.active = "agenda", -1
    assert happens(s, "destroyed", 1, "s18", 0, "", "war_sun").asked() == {}
    s.phase = "status"
    assert act(s, ("score_objectives", 0)).options(0) == ["pass"]


# secrets of the action phase that were made public

def leak(name: str = "destroy_their_greatest_ship", **options: str) -> Twilight:
    """Seat 2 has scored it before it became known."""
    s = begin(**options)
    s.secrets.remove(name)
    s.objectives = {name: [2]}
    s.agendas.remove("classified_document_leaks")
    s.laws["classified_document_leaks"] = name
    return s


def wreck(s: Twilight, by: int) -> Scenario:
    return happens(s, "destroyed", 1 - by if by < 2 else 0, "s18", by, "combat", "flagship")


@pytest.mark.rule("TI-38.5", "TI-38.11", "TI-38.12", "W-DESTROYED")
def test_a_leaked_objective_of_the_action_phase_is_scored_by_anybody_at_its_moment() -> None:
    s = leak()
    t = wreck(s, 0)
    assert t.asked() == {0: "react"}, "it is no matter of hidden cards"
    assert t.options(0) == ["pass", "destroy_their_greatest_ship"]
    t.play(0, "destroy_their_greatest_ship")
    assert t.s.objectives == {"destroy_their_greatest_ship": [2, 0]}
    assert t.table.scores() == [1, 0, 1]
    assert t.told("scored") == [{"seat": 0, "objective": "destroy_their_greatest_ship"}]
    assert t.asked() == {}
    assert wreck(t.s, 0).asked() == {}, "once in a game"
    u = wreck(s, 0).play(0, "pass")
    assert u.table.scores() == [0, 0, 1], "it may be left"


@pytest.mark.rule("TI-38.5", "TI-38.5a")
def test_a_leaked_objective_of_the_action_phase_is_scored_at_no_other_moment() -> None:
    s = leak()
    assert wreck(s, 2).asked() == {}, "seat 2 has scored it"
    assert happens(s, "destroyed", 1, "s18", 0, "combat", "dreadnought").asked() == {}
    assert "destroy_their_greatest_ship" not in objectives.public(s, 0), "nor by Imperial"
    s.phase, s.active = "status", -1
    assert wreck(s, 0).asked() == {}
    assert act(s, ("score_objectives", 0)).asked() == {}


@pytest.mark.rule("TI-38.16")
def test_a_leaked_objective_is_public_and_needs_the_home_system() -> None:
    s = leak()
    s.players[0].planets = {"mecatol_rex": True}
    assert wreck(s, 0).asked() == {}
    s = begin(factions=("saar", "norr", "hacan"))
    s.secrets.remove("destroy_their_greatest_ship")
    s.objectives = {"destroy_their_greatest_ship": []}
    s.players[0].planets = {"mecatol_rex": True}
    assert wreck(s, 0).asked() == {0: "react"}, "not the nomads"


@pytest.mark.rule("TI-38.7", "A-07")
def test_a_leaked_objective_counts_for_the_limit_of_a_combat_and_may_be_for_own_turns_only() -> None:
    s = leak("unveil_flagship")
    secret(s, 0, "spark_a_rebellion")
    s.players[1].points = {"custodians": 1}
    put(s, 0, "s18", flagship=1)
    t = happens(s, "combat_won", 0, "s18", 1)
    assert t.options(0) == ["pass", "spark_a_rebellion", "unveil_flagship"]
    assert t.play(0, "unveil_flagship").asked() == {}
    assert t.s.players[0].secrets == ["spark_a_rebellion"]
    s = leak(action_objectives="own_turn")
    s.active = 1
    assert wreck(s, 0).asked() == {}
    assert wreck(s, 1).asked() == {1: "react"}


@pytest.mark.rule("TI-33.5", "TI-57.6")
def test_a_leak_that_is_stopped_is_scored_no_more() -> None:
    """As the publisher has ruled; points for it are kept."""
    s = leak()
    laws.repeal(s, "classified_document_leaks")
    assert wreck(s, 0).asked() == {}
    assert act(s, ("choose_action",)).table.scores() == [0, 0, 1]


# limits and victory

@pytest.mark.rule("TI-38.11", "TI-38.8", "TI-86.1")
def test_several_players_may_score_one_public_objective_each_once_in_initiative_order() -> None:
    s = begin()
    s.phase = "status"
    s.hidden[0].remove("negotiate_trade_routes")
    s.objectives = {"negotiate_trade_routes": [2]}
    s.players[0].strategy, s.players[1].strategy = {"imperial": True}, {"trade": True}
    for p in s.players:
        p.goods = 9
    t = act(s, ("status_phase",))
    assert t.asked() == {1: "score_public"}, "seat 2 has the lowest number and has scored it before"
    t.play(1, "negotiate_trade_routes")
    assert t.asked() == {0: "score_public"}
    t.play(0, "negotiate_trade_routes")
    assert t.s.objectives["negotiate_trade_routes"] == [2, 1, 0]


@pytest.mark.rule("TI-38.6")
def test_at_most_one_public_and_one_secret_in_a_status_phase() -> None:
    s = begin()
    s.players[0].goods = 20
    s.players[0].planets |= dict.fromkeys([*CULTURAL.split(), *HAZARDOUS.split()], True)
    for name in ("negotiate_trade_routes", "expand_borders"):
        s.hidden[0].remove(name)
        s.objectives[name] = []
    secret(s, 0, "forge_an_alliance", "mine_rare_metals")
    s.phase = "status"
    t = act(s, ("score_objectives", 0)).play(0, "expand_borders")
    assert t.asked() == {0: "score_secret"}
    t.play(0, "mine_rare_metals")
    assert t.asked() == {}


@pytest.mark.rule("TI-57.7", "TI-57.4", "TI-57.2a", "I-9", "D-VPSIDE")
@pytest.mark.parametrize("target", [10, 14])
def test_the_first_to_reach_the_end_of_the_track_wins(target: int) -> None:
    s = begin(points=target)
    s.players[2].points = {"custodians": target - 1}
    assert not act(s, ("tidy",), ("choose_action",)).table.over
    s.players[2].points = {"custodians": target + 3}
    t = act(s, ("tidy",), ("choose_action",))
    assert t.table.over
    assert t.table.scores() == [0, 0, target]
    assert GAME.winners(t.s) == [2]


@pytest.mark.rule("TI-57.7", "TI-38.15")
def test_of_several_the_lowest_in_initiative_order_wins_or_the_nearest_to_the_speaker() -> None:
    s = begin()
    for seat in (0, 1):
        s.players[seat].points = {"imperial": 10}
    s.players[0].strategy, s.players[1].strategy = {"imperial": False, "warfare": False}, {"trade": False}
    assert GAME.winners(s) == [1]
    for p in s.players:
        p.strategy = {}
    s.speaker = 2
    assert GAME.winners(s) == [0], "clockwise from the speaker"
    s.speaker = 1
    assert GAME.winners(s) == [1], "the speaker included"
