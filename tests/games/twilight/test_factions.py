"""Factions: what each ability, technology and flagship does, and where it is not offered."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import galaxy, objectives, research, values
from fivesuns.games.twilight.catalog import ABILITIES, FACTIONS, PLASTIC, SYSTEMS
from fivesuns.games.twilight.exceptions import factions
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, begin, hand, law, note, put

pytestmark = pytest.mark.component

SYSTEM = "s18"


def turn(s: Twilight) -> Scenario:
    return act(s, ("choose_action",))


def actions(s: Twilight) -> list[str]:
    return [name for name in turn(copied(s)).options(0) if name.startswith("use ")]


def owned(faction: str, *technologies: str, others: tuple[str, ...] = ("norr", "letnev")) -> Twilight:
    """Seat 0 is this faction and owns these technologies."""
    s = begin(factions=(faction, *others))
    s.players[0].technologies = dict.fromkeys(technologies, True)
    return s


def test_what_a_faction_does_belongs_to_it() -> None:
    """Every effect has a row whose source is an ability, a technology or a unit of one faction."""
    sources = {source for sheet in FACTIONS.values() for source in (
        *sheet.abilities, *sheet.own_technologies, *sheet.own_units, sheet.flagship)}
    assert {ABILITIES[name].source for name in factions.EFFECTS} <= sources
    assert set(factions.AIMS) <= set(factions.EFFECTS)
    assert all([ABILITIES[name].windows for name in factions.EFFECTS])


# The Federation of Sol

def test_sol_drops_two_infantry_for_a_strategy_token() -> None:
    s = owned("sol")
    s.players[0].planets["lodor"] = True
    t = turn(copied(s)).play(0, "use orbital_drop", "lodor")
    assert t.s.players[0].units == {"lodor": {"infantry": 2}}
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.active == 1, "it was an action"
    s.players[0].pools["strategy"] = 0
    assert actions(s) == []
    assert actions(owned("xxcha")) == []


@pytest.mark.rule("W-TOKENS-WHEN")
def test_sol_gains_a_token_more() -> None:
    s = owned("sol")
    s.phase = "status"
    for p in s.players:
        p.pools = {"tactic": 1, "fleet": 1, "strategy": 1}
    assert act(copied(s), ("gain_tokens", 0)).refused(0, "tactic,3") == ""
    assert act(copied(s), ("gain_tokens", 1)).refused(1, "tactic,3") != ""


@pytest.mark.rule("W-STATUS-END")
def test_the_flagship_of_sol_brings_forth_infantry() -> None:
    s = owned("sol")
    s.phase = "status"
    window = ("open_window", "status_end", 0, "", ())
    assert act(copied(s), window).told("used") == [], "it is not on the board"
    put(s, 0, SYSTEM, flagship=1)
    put(s, 1, "s26", flagship=1)
    t = act(s, window)
    assert t.s.players[0].units == {SYSTEM: {"flagship": 1, "infantry": 1}}
    assert t.s.players[1].units == {"s26": {"flagship": 1}}


# The Barony of Letnev

def test_letnev_keeps_larger_fleets() -> None:
    s = owned("letnev", others=("norr", "sol"))
    assert [values.fleet_limit(s, seat) for seat in (0, 1)] == [5, 3]


def test_the_flagship_of_letnev_repairs_itself_in_every_round() -> None:
    s = owned("letnev", others=("norr", "sol"))
    put(s, 0, SYSTEM, flagship=1, dreadnought=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    s.players[0].damaged = {SYSTEM: {"flagship": 1, "dreadnought": 1}}
    t = act(copied(s), ("meet",), luck="10 10 10 1")
    assert [x["ability"] for x in t.told("used")] == ["flagship_letnev-1"]
    assert t.s.players[0].damaged == {SYSTEM: {"dreadnought": 1}}
    s.players[0].units = {SYSTEM: {"dreadnought": 1}, "s26": {"flagship": 1}}
    s.players[0].damaged = {"s26": {"flagship": 1}}
    u = act(s, ("meet",), luck="10 1")
    assert u.s.players[0].damaged == {"s26": {"flagship": 1}}, "it is elsewhere"


# The Clan of Saar

@pytest.mark.rule("W-CONTROL-AFTER")
def test_saar_scavenges_what_it_takes() -> None:
    s = owned("saar")
    put(s, 0, "s26", carrier=1, infantry=1)
    s.system = "s26"
    t = act(s, ("invade",)).play(0, "lodor,1")
    assert "lodor" in t.s.players[0].planets
    assert t.s.players[0].goods == 1
    again = act(t.s, ("open_window", "control_after", 1, "quinarra", (0,)))
    assert again.s.players[0].goods == 1, "others take planets too"


def test_saar_scores_without_a_home() -> None:
    s = owned("saar", others=("norr", "sol"))
    for p in s.players:
        p.planets = {}
    assert [objectives.may_score_public(s, seat) for seat in (0, 1)] == [True, False]


@pytest.mark.rule("TI-G.3")
def test_chaos_mapping_keeps_others_out_of_asteroids_with_ships_of_saar() -> None:
    s = owned("saar", "chaos_mapping")
    field, other = [x for x in s.board.beside if SYSTEMS[x].anomaly == "asteroid_field"][:2]
    put(s, 0, field, cruiser=1)
    put(s, 0, other, space_dock=1)
    put(s, 2, other, cruiser=1)
    put(s, 0, "s26", cruiser=1)
    s.active = 1
    t = turn(copied(s))
    assert f"activate {field}" not in t.options(1)
    assert (f"activate {other}" in t.options(1), "activate s26" in t.options(1)) == (True, True)
    refused = t.table.waiting()[1].describe()["refused"]
    assert [x for x in refused if "guarded" in str(x)] == [x for x in refused if field in str(x)] != []
    s.active = 0
    assert f"activate {field}" in turn(copied(s)).options(0)
    s.active, s.players[0].technologies = 1, {}
    assert f"activate {field}" in turn(s).options(1)


# The Emirates of Hacan

@pytest.mark.rule("W-SECONDARY")
def test_hacan_trades_without_a_token() -> None:
    s = owned("sol", others=("hacan", "norr"))
    s.players[1].pools["strategy"] = s.players[2].pools["strategy"] = 0
    t = act(s, ("next_secondary", (1,), "trade"), ("next_secondary", (2,), "trade"))
    assert t.asked() == {1: "secondary"}
    t.play(1, "use")
    assert t.s.players[1].commodities == 6
    assert t.s.players[1].pools["strategy"] == 0
    assert t.asked() == {}, "others need one"
    assert act(s, ("next_secondary", (1,), "politics")).asked() == {}


def test_production_biomes_enrich_two() -> None:
    s = owned("hacan", "production_biomes")
    t = turn(copied(s)).play(0, "use production_biomes", "2")
    assert [p.goods for p in t.s.players] == [4, 0, 2]
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.players[0].technologies == {"production_biomes": False}
    t.s.active = 0
    assert actions(t.s) == [], "it is exhausted"
    s.players[0].pools["strategy"] = 0
    assert actions(s) == []
    assert actions(owned("hacan")) == []


@pytest.mark.rule("W-STRAT-END")
def test_a_quantum_datahub_node_exchanges_strategy_cards() -> None:
    s = owned("hacan", "quantum_datahub_node")
    s.phase = "strategy"
    window = ("open_window", "strat_end", 0, "", ())
    s.players[0].goods = 2
    assert act(copied(s), window).asked() == {}, "it costs three trade goods"
    s.players[0].goods = 4
    t = act(copied(s), window).play(0, "quantum_datahub_node", "leadership 2 politics")
    assert [p.strategy for p in t.s.players] == [{"politics": True}, {"diplomacy": True}, {"leadership": True}]
    assert [p.goods for p in t.s.players] == [1, 0, 3]
    assert t.s.players[0].pools["strategy"] == 2
    s.players[0].pools["strategy"] = 0
    assert act(s, window).asked() == {}


# The Universities of Jol-Nar

@pytest.mark.rule("W-ACTIVATE-AFTER")
def test_e_res_siphons_pay_when_others_come_where_one_has_ships() -> None:
    s = owned("jolnar", "e_res_siphons")
    put(s, 0, "s26", cruiser=1)
    s.active = 1
    assert act(copied(s), ("activate", "s26")).s.players[0].goods == 4
    assert act(copied(s), ("activate", SYSTEM)).s.players[0].goods == 0
    s.active = 0
    assert act(s, ("activate", "s26")).s.players[0].goods == 0


def test_a_spacial_conduit_joins_systems_with_own_units() -> None:
    s = owned("jolnar", "spacial_conduit_cylinder")
    near = s.board.beside[SYSTEM]
    far = next(x for x in s.board.beside if x not in near and not SYSTEMS[x].anomaly and SYSTEMS[x].planets
               and not SYSTEMS[x].wormholes and not SYSTEMS[x].faction and x != SYSTEM)
    put(s, 0, far, carrier=1)
    assert act(copied(s), ("activate", SYSTEM)).asked() == {}, "without units there it is not used"
    put(s, 0, SYSTEM, destroyer=1)
    t = act(s, ("activate", SYSTEM)).play(0, "spacial_conduit_cylinder")
    assert t.s.players[0].technologies == {"spacial_conduit_cylinder": False}
    t.play(0, f"carrier,{far}")
    assert t.s.players[0].units == {SYSTEM: {"destroyer": 1, "carrier": 1}}
    assert t.s.forces == []
    put(s, 0, far, carrier=1)
    assert SYSTEM not in galaxy.adjacent(s, far)


@pytest.mark.rule("W-SECONDARY")
def test_jol_nar_is_brilliant_and_researches_like_the_holder_of_the_card() -> None:
    s = begin(factions=("sol", "jolnar", "norr"))
    t = act(copied(s), ("next_secondary", (1,), "technology"))
    assert t.options(1) == ["decline", "primary"], "four resources for the secondary are not there"
    s.players[1].goods = 6
    t = act(copied(s), ("next_secondary", (1,), "technology"))
    assert t.options(1) == ["decline", "use", "primary"]
    t.play(1, "primary", "neural_motivator", "yes", "goods,6", "antimass_deflectors")
    assert set(t.s.players[1].technologies) == {"neural_motivator", "antimass_deflectors"}
    assert (t.s.players[1].goods, t.s.players[1].pools["strategy"]) == (0, 2)
    s.players[1].pools["strategy"] = 0
    assert act(copied(s), ("next_secondary", (1,), "technology")).asked() == {}, "it costs a token"
    s.players[2].goods = 6
    assert act(copied(s), ("next_secondary", (2,), "technology")).options(2) == ["decline", "use"]
    assert act(s, ("next_secondary", (1,), "leadership")).options(1) == ["decline", "use"]


@pytest.mark.rule("TI-76.3", "W-RESEARCH-AFTER", "W-SECONDARY")
def test_the_effects_of_a_primary_in_place_of_a_secondary_come_one_after_the_other() -> None:
    """Others react to the first technology before the second."""
    s = begin(factions=("sol", "jolnar", "norr"))
    s.players[1].goods = 6
    note(s, 0, "research_agreement")
    t = act(s, ("next_secondary", (1,), "technology")).play(1, "primary", "neural_motivator")
    assert t.asked() == {0: "react"}
    t.play(0, "research_agreement")
    assert t.s.players[0].technologies == {"neural_motivator": True}
    assert t.asked() == {1: "second_technology"}
    t.play(1, "no")
    assert t.asked() == {}
    assert t.s.players[1].pools["strategy"] == 2, "one token for all of it"


@pytest.mark.rule("W-RESEARCH-WHEN", "TI-37.12")
def test_jol_nar_is_analytical_and_ignores_a_prerequisite() -> None:
    s = owned("jolnar")
    assert "dacxive_animators" in research.possible(s, 0), "one green"
    assert "hyper_metabolism" not in research.possible(s, 0), "two green"
    assert "dacxive_animators" not in research.possible(s, 2)
    assert "cruiser_ii" not in research.possible(s, 0)
    s.players[0].technologies = dict.fromkeys(["neural_motivator", "sarween_tools", "antimass_deflectors"], True)
    assert "cruiser_ii" not in research.possible(s, 0), "unit upgrades need all three"
    s.players[0].technologies = {}
    assert research.flaw(s, 0, ("dacxive_animators",)) is None
    assert research.flaw(s, 0, ("hyper_metabolism",)) == ("lacks-prerequisites", "hyper_metabolism", "green", "green")
    s.players[0].planets["new_albion"] = True
    assert research.flaw(s, 0, ("hyper_metabolism", "new_albion")) is None, "with a green specialty"
    assert research.hope(s, 0, ("hyper_metabolism",), ["new_albion"])
    assert not research.hope(s, 0, ("hyper_metabolism",), [])


@pytest.mark.rule("TI-47.2")
def test_dice_of_jol_nar_are_worse_and_those_of_norr_better() -> None:
    s = owned("jolnar")
    assert values.combat(s, 0, "cruiser", SYSTEM, defending=False) == [("fragile", -1)]
    assert values.combat(s, 1, "infantry", "lodor", defending=False) == [("unrelenting", 1)]
    assert values.combat(s, 2, "cruiser", SYSTEM, defending=False) == []


# The Xxcha Kingdom

@pytest.mark.rule("W-SC-PRIMARY-AFTER", "W-SECONDARY-AFTER", "TI-73.3")
@pytest.mark.parametrize("window", ["sc_primary_after", "secondary_after"])
def test_peace_accords_bring_a_planet_without_units(window: str) -> None:
    s = owned("xxcha")
    s.players[0].planets = {"starpoint": True}
    s.players[2].planets["new_albion"] = True
    after = ("open_window", window, 0, "", ("diplomacy",))
    t = act(copied(s), after).play(0, "peace_accords", "new_albion")
    assert t.s.players[0].planets == {"starpoint": True, "new_albion": False}
    assert "new_albion" not in t.s.players[2].planets
    put(s, 2, "new_albion", pds=1)
    u = act(copied(s), after).play(0, "peace_accords")
    near = galaxy.near(s, "s27")
    found = [planet for planet in u.options(0)]
    assert "new_albion" not in found, "there are units"
    assert set(found) <= {planet for system in near for planet in SYSTEMS[system].planets} - {"mecatol_rex"}
    assert act(copied(s), ("open_window", window, 0, "", ("trade",))).asked() == {}
    assert act(s, ("open_window", window, 1, "", ("diplomacy",))).asked() == {}, "another's Diplomacy"


@pytest.mark.rule("W-AC-PLAYED")
def test_instinct_training_cancels_any_card_of_others() -> None:
    s = owned("norr", others=("xxcha", "sol"))
    s.players[1].technologies = {"instinct_training": True}
    hand(s, 0, "mining_initiative")
    t = turn(copied(s)).play(0, "use mining_initiative", "quinarra").play(1, "instinct_training")
    assert t.s.players[0].goods == 0
    assert t.asked() == {0: "action"}
    assert t.s.players[1].technologies == {"instinct_training": False}
    assert t.s.players[1].pools["strategy"] == 2
    hand(s, 2, "sabotage-1")
    u = turn(copied(s)).play(0, "use mining_initiative", "quinarra").play(1, "pass").play(2, "sabotage-1")
    u.play(1, "instinct_training")
    assert u.s.players[0].goods == 3, "the sabotage was cancelled"
    s.players[1].pools["strategy"] = 0
    assert act(s, ("choose_action",)).play(0, "use mining_initiative", "quinarra").asked() == {2: "react"}


def test_a_nullification_field_ends_the_turn() -> None:
    s = owned("norr", others=("xxcha", "sol"))
    s.players[1].technologies = {"nullification_field": True}
    law(s, "minister_of_war", 0)
    put(s, 0, s.board.beside[SYSTEM][0], cruiser=1)
    put(s, 1, SYSTEM, destroyer=1)
    hand(s, 0, "flank_speed-1", "flank_speed-2")
    t = turn(copied(s)).play(0, f"activate {SYSTEM}", "flank_speed-1").play(1, "nullification_field")
    assert t.asked() == {1: "action"}, "nothing comes after the action"
    assert t.s.system == ""
    assert t.s.forces == []
    assert t.s.players[0].tokens == [SYSTEM]
    assert t.s.players[1].technologies == {"nullification_field": False}
    assert t.s.players[1].pools["strategy"] == 2
    s.players[1].units = {}
    u = turn(s).play(0, f"activate {SYSTEM}")
    assert u.asked() == {0: "react"}, "without ships of Xxcha there"


# The Embers of Muaat

@pytest.mark.parametrize(("answer", "fleet"), [("fighter", {"war_sun": 1, "fighter": 2}),
                                               ("destroyer", {"war_sun": 1, "destroyer": 1})])
def test_muaat_forges_ships_beside_a_war_sun(answer: str, fleet: dict[str, int]) -> None:
    s = owned("muaat")
    assert actions(s) == []
    put(s, 0, SYSTEM, war_sun=1)
    t = turn(copied(s)).play(0, "use star_forge", f"{answer} {SYSTEM}")
    assert t.s.players[0].units == {SYSTEM: fleet}
    assert t.s.players[0].pools["strategy"] == 2
    s.players[0].pools["strategy"] = 0
    assert actions(s) == []


@pytest.mark.rule("TI-52.4", "TI-52.4a")
def test_muaat_forges_nothing_of_which_no_plastic_is_left() -> None:
    s = owned("muaat")
    put(s, 0, SYSTEM, war_sun=1)
    put(s, 0, "s26", destroyer=PLASTIC["destroyer"] - 1)
    assert turn(copied(s)).play(0, "use star_forge").options(0) == [f"fighter {SYSTEM}", f"destroyer {SYSTEM}"]
    put(s, 0, "s26", destroyer=1)
    u = turn(copied(s)).play(0, "use star_forge", f"destroyer {SYSTEM}")
    assert u.s.players[0].units == {SYSTEM: {"war_sun": 1, "destroyer": 1}, "s26": {"destroyer": 3}}, "one comes back"
    s.players[0].tokens = ["s26"]
    t = turn(s).play(0, "use star_forge")
    assert t.s.players[0].units[SYSTEM] == {"war_sun": 1, "fighter": 2}, "two fighters, without a question"


@pytest.mark.rule("TI-52.4a")
def test_the_flagship_of_muaat_brings_a_cruiser() -> None:
    s = owned("muaat")
    put(s, 0, SYSTEM, flagship=1)
    t = turn(copied(s)).play(0, "use flagship_muaat")
    assert t.s.players[0].units == {SYSTEM: {"flagship": 1, "cruiser": 1}}
    assert t.s.players[0].pools["strategy"] == 2
    put(s, 0, "s26", cruiser=3)
    put(s, 0, "s27", cruiser=3)
    put(s, 0, "s30", cruiser=2)
    t = turn(copied(s)).play(0, "use flagship_muaat")
    assert t.asked() == {0: "recycle"}
    assert t.play(0, "s27,1").s.players[0].units[SYSTEM] == {"flagship": 1, "cruiser": 1}
    s.players[0].tokens = ["s26", "s27", "s30"]
    assert actions(s) == [], "no cruiser can be taken back"
    other = owned("xxcha")
    put(other, 0, SYSTEM, flagship=1)
    assert actions(other) == []


# The Yssaril Tribes

def test_yssaril_stalls_with_a_card() -> None:
    s = owned("yssaril")
    assert "use stall_tactics" not in actions(s)
    hand(s, 0, "summit", "flank_speed-1")
    t = turn(s).play(0, "use stall_tactics", "summit")
    assert t.s.players[0].hand == ["flank_speed-1"]
    assert t.s.discards == ["summit"]
    assert t.s.active == 1
