"""Laws: what each does when it comes into play, as long as it is in play, and when it is voted down or repealed."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, galaxy, laws, research, structures, tokens, values
from fivesuns.games.twilight.catalog import AGENDAS
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import Scenario, act, begin, decided, hand, law, put

ALPHA, BETA = ("s39", "s26"), ("s25", "s40")


def repealed(s: Twilight, name: str) -> Twilight:
    laws.repeal(s, name)
    assert not GAME.audit(s)
    return s


def points(s: Twilight) -> list[int]:
    return GAME.scores(s)


# coming and going

@pytest.mark.rule("TI-33.4")
@pytest.mark.parametrize("name", [x.id for x in AGENDAS.values() if x.law and x.elect == "player"])
def test_a_law_that_elects_a_player_is_owned_by_that_player(name: str) -> None:
    t = decided(begin(), name, 1)
    assert t.s.laws == {name: 1}
    assert GAME.view(t.s, None)["laws"] == {name: 1}


@pytest.mark.rule("TI-33.3", "TI-33.5")
def test_a_law_changes_a_value_as_long_as_it_is_in_play() -> None:
    s = begin()
    hand(s, 0, "flank_speed-1", "flank_speed-2", "flank_speed-3", "flank_speed-4")
    law(s, "executive_sanctions", "for")
    t = act(s, ("tidy",))
    assert t.asked() == {0: "discard"}
    t.play(0, "flank_speed-2")
    assert len(t.s.players[0].hand) == 3
    assert values.hand_limit(t.s, 0) == 3
    assert values.hand_limit(repealed(t.s, "executive_sanctions"), 0) == 7


@pytest.mark.rule("TI-67.1", "TI-67.2", "A-42", "TI-33.5")
@pytest.mark.parametrize(("name", "planet", "more"), [
    ("core_mining", "tequran", (2, 0)), ("senate_sanctuary", "lodor", (0, 2)),
    ("terraforming_initiative", "tequran", (1, 1))])
def test_an_attached_law_makes_its_planet_worth_more_whoever_controls_it(name: str, planet: str,
                                                                         more: tuple[int, int]) -> None:
    s = begin()
    s.players[1].planets[planet] = True
    before = values.resources(s, planet), values.influence(s, planet)
    after = decided(s, name, planet).s
    assert (values.resources(after, planet), values.influence(after, planet)) == (
        before[0] + more[0], before[1] + more[1])
    assert values.resources(after, "mellon") == 0
    del after.players[1].planets[planet]
    after.players[2].planets[planet] = True
    assert after.laws == {name: planet}
    assert values.resources(after, planet) == before[0] + more[0]
    repealed(after, name)
    assert (values.resources(after, planet), values.influence(after, planet)) == before


def test_core_mining_costs_an_infantry() -> None:
    s = begin()
    s.players[1].planets["tequran"] = True
    put(s, 1, "tequran", infantry=2)
    assert decided(s, "core_mining", "tequran").s.players[1].units == {"tequran": {"infantry": 1}}


# research

@pytest.mark.rule("W-RESEARCH-AFTER", "D-OUTCOME")
def test_research_costs_a_ship_in_an_anti_intellectual_revolution() -> None:
    s = begin()
    law(s, "anti_intellectual_revolution", "for")
    put(s, 0, "s50", cruiser=1, fighter=2, carrier=1)
    t = act(s, ("may_research", 0, "TI-37.10")).play(0, "yes", "neural_motivator")
    assert t.asked() == {0: "target"}
    assert t.options(0) == ["s50 cruiser", "s50 carrier"]
    t.play(0, "s50 cruiser")
    assert t.s.players[0].units == {"s50": {"fighter": 2, "carrier": 1}}
    s.players[0].units = {"s50": {"fighter": 1}}
    t = act(s, ("may_research", 0, "TI-37.10")).play(0, "yes", "neural_motivator")
    assert t.s.players[0].units == {"s50": {"fighter": 1}}, "who has only fighters loses nothing"


@pytest.mark.rule("W-STRAT-START", "A-52")
def test_a_revolution_voted_down_exhausts_a_planet_for_each_technology() -> None:
    s = begin()
    s.players[1].technologies = {"neural_motivator": True}
    s.players[2].technologies = dict.fromkeys(["neural_motivator", "sarween_tools", "plasma_scoring", "war_sun"], True)
    after = decided(s, "anti_intellectual_revolution", "against").s
    for p in after.players:
        p.strategy = {}
    t = act(after, ("strategy_phase",))
    assert t.asked() == {1: "exhaust_planets"}
    t.play(1, "trenlak")
    assert t.s.players[1].planets == {"quinarra": True, "trenlak": False}
    assert not any(t.s.players[2].planets.values()), "as many as there are"
    assert t.s.players[0].planets == {"jord": True}


@pytest.mark.rule("W-RESEARCH-WHEN", "D-RESEARCH", "TI-67.2a", "TI-86.6")
@pytest.mark.parametrize(("name", "planet", "technology"), [
    ("research_team_biotic", "saudor", "dacxive_animators"),
    ("research_team_cybernetic", "saudor", "graviton_laser_system"),
    ("research_team_propulsion", "saudor", "gravity_drive"),
    ("research_team_warfare", "tequran", "magen_defense_grid")])
def test_a_research_team_stands_in_for_a_prerequisite_of_its_colour(name: str, planet: str, technology: str) -> None:
    s = begin()
    s.players[0].planets[planet] = False
    assert technology not in research.possible(s, 0)
    s = decided(s, name, planet).s
    assert technology not in research.possible(s, 1), "of whoever controls the planet"
    t = act(s, ("may_research", 0, "TI-37.10")).play(0, "yes")
    assert t.refused(0, technology) == "lacks-prerequisites"
    t.play(0, f"{technology} {name}")
    assert technology in t.s.players[0].technologies
    assert t.s.exhausted == [name]
    assert t.s.players[0].planets[planet] is False
    del t.s.players[0].technologies[technology]
    assert technology not in research.possible(t.s, 0), "the card is exhausted"
    again = act(t.s, ("ready_cards",)).s
    assert technology in research.possible(again, 0)
    assert technology not in research.possible(repealed(again, name), 0)


def weapons() -> Twilight:
    s = begin()
    s.players[1].technologies = {"war_sun": True}
    return s


@pytest.mark.rule("W-RESEARCH-WHEN")
def test_published_schematics_need_no_prerequisites_once_somebody_has_them() -> None:
    s = decided(begin(), "publicize_weapon_schematics", "for").s
    assert "war_sun" not in research.possible(s, 0), "nobody has it"
    s.players[1].technologies = {"war_sun": True}
    assert "war_sun" in research.possible(s, 0)
    assert "dreadnought_ii" not in research.possible(s, 0)
    assert "war_sun" not in research.possible(repealed(s, "publicize_weapon_schematics"), 0)


@pytest.mark.rule("TI-28.0")
def test_war_suns_of_published_schematics_do_not_sustain() -> None:
    s = weapons()
    assert values.sustains(s, 1, "war_sun", "s18")
    law(s, "publicize_weapon_schematics", "for")
    assert not values.sustains(s, 1, "war_sun", "s18")
    assert values.sustains(s, 1, "dreadnought", "s18")
    s.players[0].pools["fleet"] = 9
    put(s, 1, "s18", war_sun=1)
    put(s, 0, "s18", dreadnought=1)
    s.system = "s18"
    t = act(s, ("meet",), luck="9")
    assert t.asked() == {}
    assert t.s.players[1].units == {}


def test_schematics_that_stay_secret_cost_their_owners_all_cards() -> None:
    s = weapons()
    hand(s, 0, "spy")
    hand(s, 1, "summit", "uprising")
    after = decided(s, "publicize_weapon_schematics", "against").s
    assert [p.hand for p in after.players] == [["spy"], [], []]


@pytest.mark.rule("W-RESEARCH-WHEN", "W-SECONDARY")
def test_the_minister_of_sciences_pays_no_resources_for_the_technology_card() -> None:
    s = begin()
    s.players[0].planets = s.players[1].planets = {}
    t = act(s, ("primary", "technology")).play(0, "neural_motivator")
    assert t.asked() == {}, "too dear for everybody"
    law(s, "minister_of_sciences", 1)
    t = act(s, ("primary", "technology")).play(0, "neural_motivator")
    assert t.asked() == {1: "secondary"}
    t.play(1, "use", "sarween_tools")
    assert "sarween_tools" in t.s.players[1].technologies
    s.laws = {"minister_of_sciences": 0}
    t = act(s, ("primary", "technology")).play(0, "neural_motivator", "yes", "sarween_tools")
    assert t.asked() == {}


# the map

def test_a_convention_of_war_protects_cultural_planets() -> None:
    def bombards(planet: str, system: str, conventions: bool) -> bool:
        s = begin()
        put(s, 0, system, dreadnought=1)
        put(s, 1, planet, infantry=1)
        s.players[1].planets[planet] = True
        if conventions:
            law(s, "conventions_of_war", "for")
        s.system = system
        return act(s, ("bombard",)).asked() == {0: "bombard"}
    assert bombards("lodor", "s26", False)
    assert not bombards("lodor", "s26", True)
    assert bombards("wellon", "s19", True)


@pytest.mark.rule("A-22")
def test_who_was_against_conventions_loses_all_cards() -> None:
    s = begin()
    hand(s, 0, "spy")
    hand(s, 1, "summit")
    after = decided(s, "conventions_of_war", "against", {1: "against", 2: "for"}).s
    assert [p.hand for p in after.players] == [["spy"], [], []]


def zone() -> Twilight:
    s = begin()
    s.players[0].planets.update({"corneeq": True, "resculon": True})
    put(s, 0, "corneeq", infantry=2, pds=1, space_dock=1)
    put(s, 0, "resculon", space_dock=1)
    return decided(s, "demilitarized_zone", "corneeq").s


def test_a_demilitarized_zone_holds_no_units() -> None:
    s = zone()
    assert "corneeq" not in s.players[0].units
    assert structures.sites(s, 0, ["corneeq", "jord"], ["pds"]) == [("pds", "jord")]
    hand(s, 0, "frontline_deployment")
    s.phase, s.active, s.happenings = "action", 0, []
    t = act(s, ("choose_action",)).play(0, "use frontline_deployment")
    assert "corneeq" not in t.options(0)
    s.system = "s33"
    put(s, 0, "s33", carrier=1, infantry=1)
    t = act(s, ("commit",))
    assert t.refused(0, "corneeq,1") == "no-such-part"
    assert t.refused(0, "resculon,1") == ""
    assert structures.sites(repealed(s, "demilitarized_zone"), 0, ["corneeq"], ["pds"]) == [("pds", "corneeq")]


def moves(s: Twilight, origin: str, target: str) -> bool:
    return galaxy.way(s, 0, origin, target, 1) is not None


@pytest.mark.rule("A-65")
def test_a_travel_ban_closes_wormholes_to_ships_only() -> None:
    s = begin()
    assert moves(s, *ALPHA)
    assert moves(s, *BETA)
    law(s, "enforced_travel_ban", "for")
    assert not moves(s, *ALPHA)
    assert not moves(s, *BETA)
    assert moves(s, "s39", "s19"), "side by side"
    assert ALPHA[1] in galaxy.adjacent(s, ALPHA[0]), "for cannons and neighbours they are adjacent"
    law(s, "wormhole_reconstruction", "for")
    assert moves(s, *ALPHA), "links that a law makes still work"
    del s.laws["wormhole_reconstruction"]
    assert moves(repealed(s, "enforced_travel_ban"), *ALPHA)


@pytest.mark.rule("A-65", "TI-43.7c")
def test_nobody_retreats_through_wormholes_under_a_travel_ban() -> None:
    from fivesuns.games.twilight.stages.space_combat import havens
    s = begin()
    s.system = ALPHA[0]
    put(s, 0, ALPHA[1], cruiser=1)
    assert havens(s, 0) == [ALPHA[1]]
    law(s, "enforced_travel_ban", "for")
    assert havens(s, 0) == []


def test_a_travel_ban_voted_down_destroys_pds_at_wormholes() -> None:
    s = begin()
    put(s, 0, "lodor", pds=1, infantry=1)
    put(s, 1, "wellon", pds=2, infantry=1)
    put(s, 0, "jord", pds=1)
    after = decided(s, "enforced_travel_ban", "against").s
    assert after.players[0].units == {"lodor": {"infantry": 1}, "jord": {"pds": 1}}
    assert after.players[1].units == {"wellon": {"infantry": 1}}, "s19 lies beside two of them"


@pytest.mark.rule("TI-82.1")
def test_shared_research_opens_nebulae() -> None:
    s = begin()
    assert galaxy.way(s, 0, "s47", "s19", 2) is None
    law(s, "shared_research", "for")
    assert galaxy.way(s, 0, "s47", "s19", 2) == ("s42", "s19")
    assert not galaxy.may_pass(s, 0, "s44"), "not asteroid fields"
    assert galaxy.way(repealed(s, "shared_research"), 0, "s47", "s19", 2) is None


def test_research_that_is_not_shared_costs_a_token_at_home() -> None:
    s = begin()
    s.players[1].pools = {"tactic": 10, "fleet": 4, "strategy": 2}
    after = decided(s, "shared_research", "against").s
    assert [p.tokens for p in after.players] == [["s1"], [], ["s16"]], "only from reinforcements"


@pytest.mark.rule("TI-73.1")
def test_wormhole_reconstruction_joins_alpha_and_beta() -> None:
    s = begin()
    assert BETA[0] not in galaxy.adjacent(s, ALPHA[0])
    law(s, "wormhole_reconstruction", "for")
    assert {*ALPHA[1:], *BETA} <= {*galaxy.adjacent(s, ALPHA[0])}
    assert ALPHA[0] not in galaxy.adjacent(s, ALPHA[0])
    assert BETA[0] not in galaxy.adjacent(s, "s1")
    assert BETA[0] not in galaxy.adjacent(repealed(s, "wormhole_reconstruction"), ALPHA[0])


def test_reconstruction_voted_down_puts_tokens_on_fleets_at_wormholes() -> None:
    s = begin()
    put(s, 0, ALPHA[0], cruiser=1)
    put(s, 0, BETA[1], cruiser=1)
    put(s, 1, "s13", cruiser=1)
    s.players[0].tokens = [BETA[1]]
    after = decided(s, "wormhole_reconstruction", "against").s
    assert [p.tokens for p in after.players] == [[BETA[1], ALPHA[0]], [], []]


# tokens, structures, production

@pytest.mark.rule("TI-70.1", "TI-23.2")
def test_fleet_regulations_allow_four_tokens_in_a_fleet_pool() -> None:
    s = begin()
    s.players[0].pools = {"tactic": 2, "fleet": 6, "strategy": 2}
    after = decided(s, "fleet_regulations", "for").s
    assert after.players[0].pools == {"tactic": 2, "fleet": 4, "strategy": 2}
    assert tokens.spare(after, 0) == 8
    t = act(after, ("gain_tokens", 1))
    assert t.refused(1, "fleet,2") == "illegal"
    t.play(1, "fleet,1 tactic,1")
    assert t.refused(1, "fleet,5 tactic,3 strategy,3") == "illegal"
    assert tokens.most_in_fleet(repealed(t.s, "fleet_regulations"), 1) == 16


@pytest.mark.rule("TI-23.3a")
def test_fleet_regulations_voted_down_add_a_token_to_every_fleet_pool() -> None:
    s = begin()
    s.players[2].pools = {"tactic": 10, "fleet": 3, "strategy": 3}
    assert [p.pools["fleet"] for p in decided(s, "fleet_regulations", "against").s.players] == [4, 4, 3]


def test_executive_sanctions_voted_down_cost_everybody_a_card_by_lot() -> None:
    s = begin()
    hand(s, 0, "spy", "summit")
    hand(s, 1, "plague")
    t = decided(s, "executive_sanctions", "against")
    assert [len(p.hand) for p in t.s.players] == [1, 0, 0]
    assert t.told("discarded") == [{"seat": 0, "cards": ["spy"]}, {"seat": 1, "cards": ["plague"]}]


@pytest.mark.rule("TI-74.5", "I-6")
def test_homeland_defense_allows_any_number_of_pds() -> None:
    s = begin()
    put(s, 0, "jord", pds=2)
    assert structures.sites(s, 0, ["jord"], ["pds"]) == []
    law(s, "homeland_defense_act", "for")
    put(s, 0, "jord", pds=2)
    assert not GAME.audit(s)
    assert structures.sites(s, 0, ["jord"], ["pds", "space_dock"]) == [("pds", "jord"), ("space_dock", "jord")]
    put(s, 0, "jord", space_dock=1)
    assert structures.sites(s, 0, ["jord"], ["space_dock"]) == []
    assert repealed(s, "homeland_defense_act").players[0].units["jord"]["pds"] == 2


def test_homeland_defense_voted_down_costs_everybody_a_pds() -> None:
    s = begin()
    put(s, 0, "jord", pds=2)
    put(s, 1, "quinarra", pds=1)
    put(s, 1, "trenlak", pds=1)
    t = decided(s, "homeland_defense_act", "against")
    assert t.asked() == {1: "destroy_units"}
    t.play(1, "pds@trenlak,1")
    assert [p.units for p in t.s.players] == [{"jord": {"pds": 1}}, {"quinarra": {"pds": 1}}, {}]


def price(s: Twilight, what: str) -> int:
    """What this costs seat 0 at home."""
    put(s, 0, "jord", space_dock=1)
    s.players[0].goods = 10
    s.system = s.board.homes[0]
    return int(act(s, ("produce",)).play(0, what).table.waiting()[0].about[0])


@pytest.mark.rule("TI-75.2", "W-PROD-WHEN")
def test_conscripts_cost_full_price_when_they_are_regulated() -> None:
    assert price(begin(), "fighter,2 infantry@jord,2 cruiser,1") == 4
    s = begin()
    law(s, "regulated_conscription", "for")
    assert price(s, "fighter,2 infantry@jord,2 cruiser,1") == 6
    assert decided(begin(), "regulated_conscription", "against").s.laws == {}


def produces(s: Twilight, system: str) -> bool:
    s.system = system
    s.players[0].goods = 9
    return act(s, ("produce",)).asked() == {0: "produce"}


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


@pytest.mark.rule("TI-10.1")
def test_nothing_is_produced_on_the_holy_planet() -> None:
    s = holy()
    s.players[0], s.players[1] = s.players[1], s.players[0]
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
    repealed(s, "minister_of_commerce")
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
    t = act(s, ("primary", "construction")).play(0, "space_dock jord", "pass")
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
    assert t.asked() == {0: "action"}, "the next turn; no ship has moved"
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
    assert "end" in t.options(0)
    assert "pass" not in t.options(0)
    t.play(0, "activate s24")
    assert t.asked() == {1: "action"}
    assert not t.s.acted


@pytest.mark.rule("W-ACTION-AFTER")
def test_another_action_is_no_duty_and_no_pass() -> None:
    t = war().play(0, "minister_of_war-elected-1", "s24", "end")
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


@pytest.mark.rule("A-22", "W-STRAT-START")
def test_who_was_against_representative_government_pays_with_cultural_planets() -> None:
    s = begin()
    for seat, planet in ((0, "lodor"), (1, "quann")):
        s.players[seat].planets[planet] = True
    after = decided(s, "representative_government", "against", {0: "for", 1: "against"}).s
    for p in after.players:
        p.strategy = {}
    after = act(after, ("strategy_phase",)).s
    assert after.players[0].planets["lodor"] is True
    assert after.players[1].planets == {"quinarra": True, "trenlak": True, "quann": False}
