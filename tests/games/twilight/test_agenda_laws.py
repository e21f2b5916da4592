"""Laws: what each does when it comes into play, as long as it is in play, and when it is voted down or repealed."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, galaxy, laws, research, structures, tokens, values
from fivesuns.games.twilight.abilities import AIMS
from fivesuns.games.twilight.catalog import AGENDAS
from fivesuns.games.twilight.exceptions import technologies
from fivesuns.games.twilight.exceptions.factions import arborec
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.stages.retreat import havens, refuges
from fivesuns.games.twilight.state import Happening, Twilight
from tests.games.twilight.scenario import act, begin, decided, hand, law, put

pytestmark = pytest.mark.component

ALPHA, BETA = ("s39", "s26"), ("s25", "s40")


def repealed(s: Twilight, name: str) -> Twilight:
    laws.repeal(s, name)
    assert not GAME.audit(s)
    return s


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
    t.s.agendas.remove("mutiny")
    t.s.agenda_discards = ["mutiny"]
    assert values.hand_limit(repealed(t.s, "executive_sanctions"), 0) == 7
    assert (t.s.laws, t.s.agenda_discards) == ({}, ["mutiny", "executive_sanctions"]), "on top of the others"


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
    for seat in (0, 1):
        s.players[seat].planets = {}
        put(s, seat, s.board.homes[seat], carrier=1, infantry=1)
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


def ways_into(s: Twilight, planet: str) -> list[str]:
    """Of all that puts units on planets of one's own, what can do so here."""
    h = Happening(number=1, window="prod_after", by=0, place="s33", about=(), order=[0])
    found = [name for name in ("frontline_deployment", "orbital_drop", "mitosis-1", "yin_spinner")
             if (planet,) in AIMS[name](s, 0, h)]
    parts = {"bioplasmosis": arborec.spread(s, 0), "transit_diodes": technologies.transits(s, 0),
             "integrated_economy": technologies.economical(s, 0, planet)}
    found += [name for name, those in parts.items() if any([part.word.endswith(planet) for part in those])]
    afloat = production.barracks(s, 0, "s33", {"s33": {"space_dock": 5}})
    return [*found, "production"] if planet in afloat else found


def test_no_ability_puts_units_into_a_demilitarized_zone() -> None:
    s = zone()
    put(s, 0, "resculon", infantry=1)
    assert ways_into(s, "corneeq") == []
    assert ways_into(repealed(s, "demilitarized_zone"), "corneeq") == [
        "frontline_deployment", "orbital_drop", "mitosis-1", "yin_spinner", "bioplasmosis", "transit_diodes",
        "integrated_economy", "production"]


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
    repealed(s, "wormhole_reconstruction")
    assert moves(repealed(s, "enforced_travel_ban"), *ALPHA)


@pytest.mark.rule("A-65", "TI-43.7c")
def test_nobody_retreats_through_wormholes_under_a_travel_ban() -> None:
    s = begin()
    s.system = ALPHA[0]
    put(s, 0, ALPHA[1], cruiser=1)
    assert havens(s, 0) == [ALPHA[1]]
    assert ALPHA[1] in refuges(s, 0)
    law(s, "enforced_travel_ban", "for")
    assert havens(s, 0) == []
    assert ALPHA[1] not in refuges(s, 0), "nor does an ability move ships there"


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


@pytest.mark.rule("TI-23.3b")
def test_whose_reinforcements_are_empty_takes_tokens_for_a_reconstruction_from_the_sheet() -> None:
    s = begin()
    put(s, 0, ALPHA[0], cruiser=1)
    put(s, 0, BETA[1], cruiser=1)
    s.players[0].pools = {"tactic": 5, "fleet": 5, "strategy": 5}
    t = decided(s, "wormhole_reconstruction", "against")
    assert t.asked() == {0: "token_source"}
    t.play(0, "strategy")
    assert sorted(t.s.players[0].tokens) == sorted([ALPHA[0], BETA[1]])
    assert t.s.players[0].pools == {"tactic": 5, "fleet": 5, "strategy": 4}


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


@pytest.mark.rule("D-RESEARCH", "TI-37.14")
def test_what_helps_research_is_never_needless() -> None:
    """One step after the other, every path leads to a whole."""
    s = begin()
    s.players[0].planets.update({"thibah": True, "mehar_xull": True, "saudor": True})
    law(s, "research_team_cybernetic", "saudor")
    law(s, "research_team_warfare", "mehar_xull")
    ask = act(s, ("may_research", 0, "TI-37.10")).play(0, "yes").table.waiting()[0]
    assert ask.steps(["duranium_armor"]) == ["mehar_xull"], "in their order; thibah is no help"
    assert ask.steps(["duranium_armor", "mehar_xull"]) == ["research_team_warfare"]
    assert ask.steps(["gravity_drive"]) == ["thibah"]
