"""The Nekro Virus: predictions instead of votes, technologies of others and copies of them, soldiers that fight as
ships."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import abilities, checks, notes, objectives, research, units, values, voting
from fivesuns.games.twilight.audit import audit
from fivesuns.games.twilight.state import Combat, Happening, Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, agenda, begin, hand, law, note, put

pytestmark = pytest.mark.component

SYSTEM = "s26"
PLANET = "lodor"
X, Y = "valefar_assimilator_x", "valefar_assimilator_y"


def virus(*others: str) -> Twilight:
    """Seat 0 is Nekro, with its assimilators."""
    s = begin(factions=("nekro", *(others or ("sol", "letnev"))))
    s.players[0].technologies = {X: True, Y: True}
    return s


def fallen(s: Twilight, other: int = 1) -> Scenario:
    """A ship of another player was destroyed in a combat with Nekro."""
    s.system = SYSTEM
    s.combat = Combat(attacker=0, defender=other, place=SYSTEM)
    return act(s, ("open_window", "destroyed", other, SYSTEM, (0, "combat", "cruiser")))


def copied_from(s: Twilight, technology: str, token: str = X, other: int = 1) -> Twilight:
    """This technology of that player is copied."""
    s.players[other].technologies[technology] = True
    t = fallen(s, other).play(0, "technological_singularity", token)
    if t.asked() == {0: "target"}:
        t.play(0, technology)
    assert t.s.players[0].assimilated[token] == technology
    assert (t.asked(), t.s.happenings, t.s.forces) == ({}, [], [])
    t.s.combat, t.s.system = None, ""
    return t.s


# Galactic Threat

@pytest.mark.rule("W-AG-VOTE", "TI-85.16")
def test_nekro_cannot_vote_whatever_its_planets_are_worth() -> None:
    s = virus()
    agenda(s, "mutiny")
    assert [voting.may_vote(s, seat) for seat in (0, 1)] == [False, True]
    assert act(copied(s), ("cast", 0)).asked() == {}
    assert act(copied(s), ("cast", 1)).asked() == {1: "vote"}
    law(s, "representative_government", "for")
    assert act(s, ("cast", 0)).asked() == {}, "nor with the vote that a law gives to all"


def revealed(s: Twilight) -> Scenario:
    return act(s, ("open_window", "ag_reveal_after", s.speaker, "", (s.vote,)))


@pytest.mark.rule("W-AG-PREDICT")
def test_who_is_predicted_to_be_elected_is_told_by_the_faction() -> None:
    s = virus()
    agenda(s, "minister_of_war")
    told = revealed(s).play(0, "galactic_threat-1", "1").told("predicted")
    assert told == [{"seat": 0, "card": "galactic_threat", "outcome": s.players[1].faction}]


@pytest.mark.rule("W-AG-REVEAL-AFTER", "W-AG-PREDICT")
def test_nekro_predicts_an_outcome_and_learns_from_who_voted_so() -> None:
    s = virus()
    s.players[1].technologies = {"sarween_tools": True}
    s.players[2].technologies = {"plasma_scoring": True, "antimass_deflectors": True}
    agenda(s, "mutiny")
    t = revealed(s).play(0, "galactic_threat-1", "for")
    assert t.told("predicted") == [{"seat": 0, "card": "galactic_threat", "outcome": "for"}]
    s = t.s
    s.voted, s.votes, s.outcome = {1: "against", 2: "for"}, {1: {"jord": 2}, 2: {"arc_prime": 4}}, "for"
    u = act(copied(s), ("reward",))
    assert u.asked() == {0: "gain_technology"}, "it has to"
    assert u.options(0) == ["plasma_scoring", "antimass_deflectors"]
    u.play(0, "plasma_scoring")
    assert set(u.s.players[0].technologies) == {X, Y, "plasma_scoring"}
    wrong = copied(s)
    wrong.outcome = "against"
    assert act(wrong, ("reward",)).told("technology") == []
    s.voted = {1: "against"}
    assert act(s, ("reward",)).told("technology") == [], "nobody has voted so; a speaker's word is no vote"


@pytest.mark.rule("W-AG-PREDICT")
def test_nekro_chooses_from_whom_to_learn_and_riders_do_not_count() -> None:
    s = virus()
    s.players[1].technologies = s.players[2].technologies = {"sarween_tools": True}
    agenda(s, "mutiny")
    s.outcome, s.voted, s.votes = "for", {1: "for", 2: "for"}, {1: {"jord": 2}, 2: {"arc_prime": 4}}
    s.predictions = {"trade_rider": (0, "for"), "galactic_threat": (0, "for")}
    t = act(copied(s), ("reward",))
    t.play(0, "galactic_threat-reward")
    assert t.options(0) == ["1", "2"]
    t.play(0, "2")
    assert "sarween_tools" in t.s.players[0].technologies
    assert t.s.players[0].goods == 5
    s.predictions["galactic_threat"] = (0, "against")
    u = act(s, ("reward",))
    assert u.s.players[0].goods == 5
    assert "sarween_tools" not in u.s.players[0].technologies


@pytest.mark.rule("W-AG-PREDICT")
def test_an_antivirus_is_against_weapons_and_not_against_predictions() -> None:
    s = virus()
    s.players[1].technologies = {"sarween_tools": True}
    note(s, 1, "antivirus")
    notes.reveal(s, 1, "antivirus")
    assert fallen(copied(s)).asked() == {}
    agenda(s, "mutiny")
    s.outcome, s.voted, s.votes, s.predictions = "for", {1: "for"}, {1: {"jord": 2}}, {"galactic_threat": (0, "for")}
    assert act(s, ("reward",)).told("technology") == [{"seat": 0, "technology": "sarween_tools"}]


@pytest.mark.rule("W-AG-REVEAL-AFTER")
def test_nekro_predicts_once_in_an_agenda_phase() -> None:
    s = virus()
    agenda(s, "mutiny")
    t = revealed(s).play(0, "galactic_threat-1", "for")
    assert revealed(t.s).asked() == {}
    u = act(t.s, ("end_agendas",))
    u.s.phase = "agenda"
    assert revealed(u.s).asked() == {0: "react"}
    assert act(virus(), ("open_window", "ag_vote_before", 0, "", ("mutiny",))).asked() == {}


@pytest.mark.rule("W-AG-REVEAL-AFTER")
def test_nekro_plays_riders_and_is_silenced_by_a_political_secret() -> None:
    s = virus()
    agenda(s, "mutiny")
    note(s, 1, "political_secret-0")
    assert revealed(copied(s)).asked() == {0: "react"}
    t = act(s, ("open_window", "ag_reveal_when", 0, "", ("mutiny",))).play(1, "political_secret-0")
    assert revealed(t.s).asked() == {}
    s = virus()
    agenda(s, "mutiny")
    hand(s, 0, "trade_rider")
    assert "trade_rider" in revealed(s).options(0)


# Technological Singularity

@pytest.mark.rule("W-DESTROYED")
def test_nekro_learns_from_its_opponent_alone() -> None:
    s = virus()
    s.players[1].technologies = s.players[2].technologies = {"sarween_tools": True}
    assert fallen(copied(s)).asked() == {0: "react"}
    s.system, s.combat = SYSTEM, Combat(attacker=0, defender=1, place=SYSTEM)
    assert act(copied(s), ("open_window", "destroyed", 2, "s27", (0, "ability", "cruiser"))).asked() == {}
    assert act(copied(s), ("open_window", "destroyed", 0, SYSTEM, (1, "combat", "cruiser"))).asked() == {}
    s.players[1].technologies = {}
    assert fallen(s).asked() == {}, "there is nothing to learn"


@pytest.mark.rule("W-DESTROYED")
def test_nekro_learns_in_each_combat_of_an_action() -> None:
    s = virus("hacan", "letnev")
    s.players[1].technologies = dict.fromkeys(["sarween_tools", "plasma_scoring"], True)
    put(s, 0, SYSTEM, dreadnought=1, infantry=1)
    put(s, 1, SYSTEM, destroyer=1)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = SYSTEM
    t = act(s, ("meet",), ("invade",), luck="1 1 9 1 9 1").play(0, "technological_singularity", "plasma_scoring")
    t.play(0, "nothing", f"{PLANET},1", "technological_singularity")
    assert set(t.s.players[0].technologies) == {X, Y, "sarween_tools", "plasma_scoring"}
    assert PLANET in t.s.players[0].planets


# Propagation

@pytest.mark.rule("W-RESEARCH-WHEN", "TI-19.3")
def test_nekro_gains_tokens_by_the_technology_card() -> None:
    s = virus()
    s.players[0].goods = 10
    t = act(copied(s), ("perform", 0, "technology", 0))
    assert t.asked() == {0: "tokens"}
    t.play(0, "tactic,3")
    assert t.s.players[0].pools["tactic"] == 6
    u = act(s, ("perform", 0, "technology", 1)).play(0, "yes", "goods,6", "strategy,3")
    assert u.s.players[0].pools["strategy"] == 6
    assert u.s.players[0].technologies == {X: True, Y: True}


# Valefar Assimilators

@pytest.mark.rule("W-TECHGAIN-WHEN", "TI-37.16")
def test_an_assimilator_copies_a_faction_technology_instead() -> None:
    s = virus("jolnar", "letnev")
    s.players[1].technologies = {"sarween_tools": True, "e_res_siphons": True, "spacial_conduit_cylinder": False}
    t = fallen(copied(s)).play(0, "technological_singularity")
    assert t.options(0) == ["pass", X, Y]
    t.play(0, X)
    assert t.options(0) == ["e_res_siphons", "spacial_conduit_cylinder"], "not what everybody could have"
    t.play(0, "e_res_siphons")
    assert t.s.players[0].technologies == {X: True, Y: True, "e_res_siphons": True}
    assert t.s.players[0].assimilated == {X: "e_res_siphons"}
    assert t.s.players[1].technologies == s.players[1].technologies, "its owner keeps it"
    assert t.asked() == {}, "nothing else is gained"
    assert t.s.forces == []
    u = fallen(s).play(0, "technological_singularity", "pass")
    assert u.told("technology") == [{"seat": 0, "technology": "sarween_tools"}]


@pytest.mark.rule("W-TECHGAIN-WHEN")
def test_what_is_copied_works() -> None:
    s = copied_from(virus("jolnar", "letnev"), "e_res_siphons")
    put(s, 0, SYSTEM, cruiser=1)
    s.active = 2
    assert act(copied(s), ("activate", SYSTEM)).s.players[0].goods == 4
    s.players[0].technologies.pop("e_res_siphons")
    s.players[0].assimilated = {}
    assert act(s, ("activate", SYSTEM)).s.players[0].goods == 0


@pytest.mark.rule("W-TECHGAIN-WHEN")
def test_only_what_abilities_of_the_faction_bring_is_copied() -> None:
    s = virus("jolnar", "letnev")
    s.players[1].technologies = {"e_res_siphons": True}
    note(s, 0, "research_agreement")
    t = act(s, ("open_window", "research_after", 1, "", ("sarween_tools",))).play(0, "research_agreement")
    assert t.asked() == {}
    assert set(t.s.players[0].technologies) == {X, Y, "sarween_tools"}


@pytest.mark.rule("TI-L.C19")
def test_one_token_on_each_technology_and_a_token_can_move_on() -> None:
    s = copied_from(virus("jolnar", "letnev"), "e_res_siphons")
    assert fallen(copied(s)).asked() == {}, "the other token cannot go there"
    s = copied_from(s, "spacial_conduit_cylinder")
    assert s.players[0].assimilated == {X: "spacial_conduit_cylinder"}
    assert "e_res_siphons" not in s.players[0].technologies
    s.players[1].technologies["sarween_tools"] = True
    t = fallen(s).play(0, "technological_singularity", Y)
    assert t.s.players[0].assimilated == {X: "spacial_conduit_cylinder", Y: "e_res_siphons"}


@pytest.mark.rule("TI-11.4")
def test_a_copy_is_ready_or_exhausted_as_its_assimilator_is() -> None:
    s = virus("jolnar", "hacan")
    s.players[1].technologies = {"spacial_conduit_cylinder": False}
    s = copied_from(s, "spacial_conduit_cylinder")
    assert s.players[0].technologies["spacial_conduit_cylinder"], "not as its owner's is"
    s.players[0].technologies["spacial_conduit_cylinder"] = False
    s = copied_from(s, "production_biomes", X, 2)
    assert s.players[0].technologies["production_biomes"] is False
    assert act(s, ("ready_cards",)).s.players[0].technologies["production_biomes"] is True


@pytest.mark.rule("TI-37.17")
@pytest.mark.ruling("valefar_sheet_units")
def test_units_on_sheets_are_no_technologies() -> None:
    s = virus("norr", "letnev")
    s.players[1].technologies = {"sarween_tools": True}
    t = fallen(s).play(0, "technological_singularity")
    assert t.told("technology") == [{"seat": 0, "technology": "sarween_tools"}], "there was nothing to copy"


@pytest.mark.rule("TI-35.1a", "TI-35.4")
@pytest.mark.ruling("nekro_upgrades")
def test_upgrades_of_other_factions_fit_units_of_the_same_type() -> None:
    s = virus("norr", "l1z1x")
    s.players[0].technologies["dreadnought_ii"] = True
    assert values.unit(s, 0, "dreadnought").id == "dreadnought_ii"
    s = copied_from(s, "exotrireme_ii")
    assert values.unit(s, 0, "dreadnought").id == "exotrireme_ii", "before the one that everybody can have"
    put(s, 0, SYSTEM, dreadnought=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system, s.combat = SYSTEM, Combat(attacker=0, defender=1, place=SYSTEM)
    assert "exotrireme_ii-1" in act(copied(s), ("open_window", "spc_round_end", 0, SYSTEM, ())).options(0)
    s.players[2].technologies = {"super_dreadnought_ii": True, "inheritance_systems": True}
    t = fallen(s, 2).play(0, "technological_singularity")
    assert t.options(0) == ["pass", X, Y]
    assert t.refused(0, Y) == ""
    u = Scenario(copied(t.s))
    u.play(0, Y)
    assert u.s.players[0].assimilated[Y] == "inheritance_systems", "of a type only one is copied, with its own token"
    t.play(0, X, "super_dreadnought_ii")
    assert t.s.players[0].assimilated == {X: "super_dreadnought_ii"}
    assert values.unit(t.s, 0, "dreadnought").id == "super_dreadnought_ii"
    back = copied_from(t.s, "inheritance_systems", X, 2)
    assert values.unit(back, 0, "dreadnought").id == "dreadnought_ii", "what it has itself is there again"


@pytest.mark.rule("TI-37.22")
@pytest.mark.ruling("nekro_upgrades")
def test_copies_count_for_objectives_by_colour_and_type() -> None:
    s = virus("norr", "jolnar")
    p = s.players[0]
    p.technologies.update({"dreadnought_ii": True, "graviton_laser_system": True, "antimass_deflectors": True,
                           "gravity_drive": True})
    assert not objectives.is_met(s, 0, "diversify_research")
    s = copied_from(s, "e_res_siphons", X, 2)
    assert objectives.is_met(s, 0, "diversify_research"), "two blue, two yellow"
    assert not objectives.is_met(s, 0, "adapt_new_strategies")
    s = copied_from(s, "exotrireme_ii", Y)
    assert objectives.is_met(s, 0, "adapt_new_strategies"), "two copies; assimilators themselves are none"
    assert not objectives.is_met(s, 0, "develop_weaponry"), "two upgrades of one type are one"
    s.players[0].technologies["carrier_ii"] = True
    assert objectives.is_met(s, 0, "develop_weaponry")


def test_a_copy_is_no_card_of_its_own() -> None:
    s = virus("norr", "jolnar")
    assert research.cards(s, 0) == 2
    s = copied_from(s, "e_res_siphons", X, 2)
    assert research.cards(s, 0) == 2
    s.delayed = {"anti_intellectual_revolution-against": [0]}
    s.phase, s.players[0].planets = "strategy", dict.fromkeys(["mordai_ii", "lodor", "mellon", "zohbat"], True)
    t = act(s, ("open_window", "strat_start", 0, "", ()))
    assert t.refused(0, "lodor mellon zohbat") != ""
    assert t.refused(0, "lodor mellon") == ""


@pytest.mark.rule("TI-37.20")
def test_war_suns_leave_with_the_copy_that_has_brought_them() -> None:
    s = copied_from(virus("muaat", "letnev"), "prototype_war_sun_ii")
    assert values.unit(s, 0, "war_sun").move == 3
    put(s, 0, "s27", war_sun=1, fighter=1, cruiser=1)
    put(s, 0, "s18", war_sun=1)
    s.players[0].damaged = {"s27": {"war_sun": 1, "cruiser": 1}}
    kept = copied(s)
    s = copied_from(s, "magmus_reactor")
    assert s.players[0].units["s27"].get("war_sun") is None
    assert "s18" not in s.players[0].units
    assert s.players[0].damaged == {"s27": {"cruiser": 1}}
    kept.players[0].technologies["war_sun"] = True
    kept = copied_from(kept, "magmus_reactor")
    assert units.on_board(kept.players[0], "war_sun") == 2, "with a war sun technology of its own they stay"
    assert values.unit(kept, 0, "war_sun").move == 2


@pytest.mark.rule("TI-37.19", "TI-4.4a")
def test_docks_come_down_from_space_with_the_copy_that_has_put_them_there() -> None:
    s = copied_from(virus("saar", "letnev"), "floating_factory_ii")
    s.players[0].planets.update({"new_albion": True, "starpoint": True})
    t = act(s, ("perform", 0, "construction", 0)).play(0, "space_dock new_albion")
    assert t.s.players[0].units == {"s27": {"space_dock": 1}}, "it stands in space"
    s = t.s
    put(s, 0, SYSTEM, space_dock=1)
    s.players[1].technologies["chaos_mapping"] = True
    u = fallen(copied(s)).play(0, "technological_singularity", X)
    assert u.asked() == {0: "land_docks"}, "chaos_mapping was all that was left to copy"
    assert u.s.players[0].units == s.players[0].units
    u.play(0, "starpoint,1")
    assert u.s.players[0].units == {"starpoint": {"space_dock": 1}}, "where it has no planet they are lost"
    assert u.told("docks_landed")[-1]["lost"] == 1
    put(s, 0, "lodor", space_dock=1, infantry=1)
    s.players[0].planets["lodor"] = True
    put(s, 2, SYSTEM, destroyer=1)
    assert act(copied(s), ("tidy",)).s.players[0].units == {"s27": {"space_dock": 1}, "lodor": {"infantry": 1}}
    s.players[0].technologies = {}
    s.players[0].assimilated = {}
    assert act(s, ("tidy",)).s.players[0].units["lodor"] == {"space_dock": 1, "infantry": 1}, "as others' docks are"


def test_nobody_waits_on_a_card_whose_text_is_gone() -> None:
    s = copied_from(virus("sol", "letnev"), "spec_ops_ii")
    s.players[0].stored = 2
    upgraded = copied(s)
    assert copied_from(s, "advanced_carrier_ii").players[0].stored == 0
    upgraded.players[0].technologies["infantry_ii"] = True
    assert copied_from(upgraded, "advanced_carrier_ii").players[0].stored == 2


@pytest.mark.rule("TI-37.18", "TI-9.10a")
def test_nekro_keeps_what_it_has_copied_of_an_eliminated_player() -> None:
    s = copied_from(virus("norr", "jolnar"), "exotrireme_ii")
    s = copied_from(s, "e_res_siphons", Y, 2)
    s.players[1].planets, s.players[1].units = {}, {}
    s.players[2].planets["lodor"] = s.players[0].planets["mellon"] = True
    t = act(s, ("tidy",))
    assert t.s.players[1].out
    assert t.s.players[0].assimilated == {Y: "e_res_siphons"}
    assert t.s.players[0].technologies == {X: True, Y: True, "exotrireme_ii": True, "e_res_siphons": True}
    assert research.cards(t.s, 0) == 3
    s = copied_from(t.s, "spacial_conduit_cylinder", X, 2)
    assert "exotrireme_ii" in s.players[0].technologies, "it is its own now"
    s.players[0].planets, s.players[0].units = {}, {}
    u = act(s, ("tidy",))
    assert (u.s.players[0].technologies, u.s.players[0].assimilated) == ({}, {})


def test_the_audit_looks_at_copies() -> None:
    s = virus()
    s.players[0].assimilated = {X: "spec_ops_ii"}
    assert [x for x in audit(s) if "assimilated" in x]


# The Alastor

def battle(luck: str = "") -> tuple[Twilight, Scenario]:
    """Nekro defends with two infantry on a planet and one in space; Winnu attacks."""
    s = begin(factions=("winnu", "nekro", "letnev"))
    put(s, 0, SYSTEM, flagship=1, cruiser=1)
    put(s, 1, SYSTEM, flagship=1, infantry=1)
    put(s, 1, PLANET, infantry=2)
    s.players[1].planets[PLANET] = True
    s.system = SYSTEM
    return s, act(copied(s), ("meet",), luck=luck)


@pytest.mark.rule("W-SPC-START")
def test_ground_forces_fight_beside_the_alastor() -> None:
    s, t = battle("1 1 1 1 8 8 1 10 1")
    assert t.options(1) == ["pass", "flagship_nekro"]
    t.play(1, "flagship_nekro")
    assert t.asked() == {1: "as_ships"}
    t.play(1, f"{PLANET},2")
    first, second = t.told("rolled")[:2]
    assert {x["type"]: len(x["faces"]) for x in first["dice"]} == {"flagship": 3, "cruiser": 1}, "three large ships"
    assert {x["type"]: (len(x["faces"]), x["value"]) for x in second["dice"]} == {
        "flagship": (2, 9), "infantry": (2, 8)}
    assert t.s.players[1].units == {SYSTEM: {"flagship": 1, "infantry": 1}, PLANET: {"infantry": 2}}, "where they were"
    s.players[1].units[SYSTEM].pop("flagship")
    put(s, 1, SYSTEM, carrier=1)
    assert act(s, ("meet",)).asked() != {1: "react"}, "without the flagship they do not"
    alone = begin(factions=("winnu", "nekro", "letnev"))
    put(alone, 0, SYSTEM, cruiser=1)
    put(alone, 1, SYSTEM, flagship=1)
    alone.system = SYSTEM
    assert act(alone, ("meet",)).told("used") == [], "nobody is there"


@pytest.mark.rule("W-SPC-START", "TI-43.6")
@pytest.mark.ruling("the_alastor")
def test_hits_are_assigned_to_ground_forces_and_they_fight_on_without_the_flagship() -> None:
    s, _ = battle()
    s.players[0].units = {SYSTEM: {"cruiser": 2}}
    s.players[1].damaged = {SYSTEM: {"flagship": 1}}
    t = act(s, ("meet",), ("tidy",), luck="7 7 1 1 1 1 1 1 8 1 8").play(1, "flagship_nekro", f"{SYSTEM},1 {PLANET},1")
    assert t.asked() == {1: "hits"}
    assert t.refused(1, f"infantry,1 infantry@{PLANET},1") == ""
    assert t.refused(1, f"infantry@{PLANET},2") != "", "one of the two on the planet fights"
    t.play(1, f"flagship*,1 infantry@{PLANET},1")
    assert t.told("destroyed")[0] == {"seat": 1, "place": SYSTEM, "units": {"flagship*": 1, f"infantry@{PLANET}": 1}}
    assert [(x["type"], len(x["faces"])) for x in t.told("rolled")[-1]["dice"]] == [("infantry", 1)], "in space"
    assert t.told("combat_over") == [{"seat": 1, "place": SYSTEM}]
    assert t.s.players[1].units == {PLANET: {"infantry": 1}}


@pytest.mark.rule("TI-43.10", "TI-46.3", "TI-70.1")
@pytest.mark.ruling("the_alastor")
def test_soldiers_who_have_won_in_space_need_room_again() -> None:
    s = begin(factions=("sol", "nekro", "letnev"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, flagship=1, infantry=3)
    put(s, 1, PLANET, infantry=4)
    s.players[1].planets[PLANET], s.players[1].pools["fleet"] = True, 1
    s.players[1].damaged, s.system = {SYSTEM: {"flagship": 1}}, SYSTEM
    t = act(s, ("meet",), ("tidy",), luck="7 1 1 8 1 1 1 1 1 1").play(1, "flagship_nekro", f"{SYSTEM},3 {PLANET},4")
    assert t.told("removed") == [], "they do not count in the fleet"
    t.play(1, "flagship*,1")
    assert t.told("combat_over") == [{"seat": 1, "place": SYSTEM}]
    assert t.s.players[1].units == {PLANET: {"infantry": 4}}
    assert t.s.forces == []
    assert values.as_ships(t.s, 1) == {}


@pytest.mark.rule("W-SPC-ROLLED", "A-62")
@pytest.mark.ruling("the_alastor")
@pytest.mark.parametrize("afloat", [0, 1])
def test_the_crown_of_thalnos_destroys_ground_forces_where_they_fight_from(afloat: int) -> None:
    s = begin(factions=("nekro", "hacan", "letnev"))
    law(s, "the_crown_of_thalnos", 0)
    put(s, 0, SYSTEM, flagship=1, **({"infantry": 1} if afloat else {}))
    put(s, 0, PLANET, infantry=3)
    put(s, 1, SYSTEM, carrier=3)
    s.players[0].planets[PLANET], s.system = True, SYSTEM
    there = f"{SYSTEM},1 {PLANET},2" if afloat else f"{PLANET},2"
    t = act(s, ("meet",), luck="1 1 1 1" + " 1" * afloat + " 8 1").play(0, "flagship_nekro", there)
    t.play(0, "the_crown_of_thalnos-elected-1", "infantry,1,1 infantry,2,1")
    if afloat:
        assert t.asked() == {0: "hits"}
        assert t.refused(0, "infantry,2") != ""
        t.play(0, f"infantry@{PLANET},1")
    assert t.told("destroyed")[0] == {"seat": 0, "place": SYSTEM, "units": {f"infantry@{PLANET}": 1}}
    assert t.s.players[0].units[PLANET] == {"infantry": 2}


@pytest.mark.rule("W-SPC-START")
@pytest.mark.ruling("the_alastor")
def test_cards_and_technologies_take_them_for_ships() -> None:
    s, _ = battle()
    s.players[1].technologies = {"assault_cannon": True}
    u = act(copied(s), ("meet",))
    assert u.told("used") == [], "one ship is not enough"
    u.play(1, "flagship_nekro", f"{PLANET},2")
    assert [x["ability"] for x in u.told("used")] == ["flagship_nekro", "assault_cannon"]
    s.players[1].technologies = {}
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    v = act(s, ("open_window", "spc_start", 0, SYSTEM, ())).play(1, "flagship_nekro", f"{PLANET},1")
    assert checks.fleet(v.s, 1, SYSTEM) == {"flagship": 1, f"infantry@{PLANET}": 1}
    assert values.large_ships(v.s, 1, SYSTEM) == 2
    v.s.players[0].technologies = {"assault_cannon": True}
    put(v.s, 0, SYSTEM, dreadnought=1)
    w = act(v.s, ("open_window", "spc_start", 0, SYSTEM, ()))
    while w.asked() == {1: "react"}:
        w.play(1, "pass")
    assert w.options(1) == ["flagship", f"infantry@{PLANET}"], "either can be given up"
    w.play(1, f"infantry@{PLANET}")
    assert w.s.players[1].units[PLANET] == {"infantry": 1}
    assert values.as_ships(w.s, 1) == {}


@pytest.mark.rule("TI-43.7b")
def test_those_on_planets_stay_there_when_the_ships_retreat() -> None:
    s, _ = battle()
    put(s, 1, SYSTEM, infantry=4)
    s.players[1].planets["new_albion"] = True
    put(s, 1, "s18", destroyer=1)
    haven = s.board.beside[SYSTEM][0]
    put(s, 1, haven, destroyer=1)
    t = act(s, ("meet",)).play(1, "flagship_nekro", f"{SYSTEM},2 {PLANET},2", "retreat")
    while t.asked() == {0: "announce_retreat"}:
        t.play(0, "stay")
    if t.asked() == {1: "retreat"}:
        t.play(1, haven)
    assert t.told("retreated") == [{"seat": 1, "system": haven}]
    assert t.s.combat is None
    assert t.s.players[1].units[PLANET] == {"infantry": 2}
    assert SYSTEM not in t.s.players[1].units, "in space who finds no room is lost"
    assert t.s.players[1].units[haven]["infantry"] == 3


@pytest.mark.rule("A-18")
def test_a_stalemate_ends_with_all_that_fight_for_the_attacker() -> None:
    s = begin(factions=("nekro", "winnu", "letnev"))
    put(s, 0, SYSTEM, flagship=1)
    put(s, 0, PLANET, infantry=2)
    put(s, 1, SYSTEM, cruiser=1)
    s.players[0].planets[PLANET] = True
    s.system, s.combat = SYSTEM, Combat(attacker=0, defender=1, place=SYSTEM)
    t = act(s, ("open_window", "spc_start", 0, SYSTEM, ())).play(0, "flagship_nekro", f"{PLANET},1")
    u = act(t.s, ("break_stalemate",))
    assert u.s.players[0].units == {PLANET: {"infantry": 1}}
    assert u.told("combat_over") == [{"seat": 1, "place": SYSTEM}]


@pytest.mark.rule("W-DESTROYED")
def test_a_soldier_lost_as_a_ship_is_courageous_to_the_end() -> None:
    s, _ = battle()
    s.combat = Combat(attacker=0, defender=1, place=SYSTEM)
    hand(s, 1, "courageous_to_the_end")
    stage: Stage = ("open_window", "destroyed", 1, SYSTEM, (0, "combat", "infantry"))
    t = act(copied(s), stage, luck="8 1").play(1, "courageous_to_the_end")
    assert t.asked() == {0: "hits"}
    assert t.told("rolled")[0]["dice"][0]["value"] == 8
    assert act(s, ("open_window", "destroyed", 1, SYSTEM, (-1, "", "infantry"))).asked() == {}, "for lack of room"


@pytest.mark.rule("W-COMBAT-WON", "W-SPC-ROUND-END")
@pytest.mark.ruling("salvage_operations")
def test_hits_of_abilities_reach_soldiers_and_nobody_salvages_them() -> None:
    s = begin(factions=("yin", "nekro", "letnev"))
    put(s, 0, SYSTEM, destroyer=1, cruiser=1)
    put(s, 1, SYSTEM, flagship=1)
    put(s, 1, PLANET, infantry=2)
    s.players[1].planets[PLANET] = True
    s.system, s.combat = SYSTEM, Combat(attacker=0, defender=1, place=SYSTEM)
    t = act(s, ("open_window", "spc_start", 0, SYSTEM, ())).play(1, "flagship_nekro", f"{PLANET},2")
    t = act(t.s, ("open_window", "spc_round_end", 0, SYSTEM, ())).play(0, "devotion", "destroyer", f"infantry@{PLANET}")
    assert t.s.players[1].units == {SYSTEM: {"flagship": 1}, PLANET: {"infantry": 1}}
    assert values.as_ships(t.s, 1) == {PLANET: 1}
    s = begin(factions=("mentak", "nekro", "letnev"))
    s.players[0].technologies, s.players[0].goods = {"salvage_operations": True}, 9
    put(s, 0, SYSTEM, dreadnought=1)
    s.system, s.combat = SYSTEM, Combat(attacker=0, defender=1, place=SYSTEM, lost={1: ["infantry", "cruiser"]})
    u = act(s, ("decide_combat",))
    assert u.options(0) == ["pass", "cruiser"]


def test_the_window_of_assimilators_is_about_whom_they_copy() -> None:
    s = virus("jolnar", "norr")
    s.players[1].technologies, s.players[2].technologies = {"e_res_siphons": True}, {"exotrireme_ii": True}
    h = Happening(number=1, window="techgain_when", by=0, place="", about=(2,), order=[0])
    assert abilities.targets(s, h, 0, X) == [("exotrireme_ii",)]
    assert abilities.usable(s, h, 1) == []
