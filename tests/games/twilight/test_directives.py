"""Directives: what each outcome does, once."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, notes, score
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import act, agenda, begin, decided, hand, law, put

pytestmark = pytest.mark.component

ALPHA, BETA = "s39", "s40"


def next_strategy_phase(s: Twilight) -> Twilight:
    """Planets are ready when it begins, and every strategy card is there."""
    for p in s.players:
        p.planets = dict.fromkeys(p.planets, True)
        p.strategy = {}
    return act(s, ("strategy_phase",)).s


def test_archived_secret_gives_a_secret_objective_that_only_its_owner_sees() -> None:
    t = decided(begin(), "archived_secret", 2)
    assert [len(p.secrets) for p in t.s.players] == [0, 0, 1]
    assert GAME.view(t.s, 1)["seats"][2]["secrets"] == 1


@pytest.mark.rule("TI-38.21", "D-SECRET-RETURN")
def test_a_fourth_secret_is_returned() -> None:
    s = begin()
    s.players[0].secrets, s.secrets = s.secrets[:3], s.secrets[3:]
    t = decided(s, "archived_secret", 0)
    assert t.asked() == {0: "return_secret"}


@pytest.mark.rule("D-OUTCOME")
def test_arms_reduction_leaves_two_dreadnoughts_and_four_cruisers() -> None:
    s = begin()
    s.players[0].pools["fleet"] = 9
    put(s, 0, "s50", dreadnought=2, cruiser=3)
    put(s, 0, "s36", dreadnought=1, cruiser=2)
    s.players[0].damaged = {"s50": {"dreadnought": 1}}
    put(s, 1, "s13", dreadnought=2, cruiser=1)
    t = decided(s, "arms_reduction", "for")
    assert t.asked() == {0: "destroy_units"}
    t.play(0, "dreadnought*@s50,1", "cruiser@s36,1")
    assert t.s.players[0].units == {"s50": {"dreadnought": 1, "cruiser": 3}, "s36": {"dreadnought": 1, "cruiser": 1}}
    assert t.s.players[0].damaged == {}
    assert t.s.players[1].units == {"s13": {"dreadnought": 2, "cruiser": 1}}


@pytest.mark.rule("W-STRAT-START")
def test_arms_reduction_voted_down_exhausts_specialists_in_the_next_strategy_phase() -> None:
    s = begin()
    s.players[1].planets.update({"wellon": True, "lodor": True})
    after = decided(s, "arms_reduction", "against").s
    assert after.players[1].planets["wellon"] is True
    after = next_strategy_phase(after)
    assert after.players[1].planets == {"quinarra": True, "trenlak": True, "wellon": False, "lodor": True}
    assert after.delayed == {}
    assert next_strategy_phase(after).players[1].planets["wellon"] is True, "only once"


def redistributed() -> Twilight:
    s = begin()
    s.players[1].planets["lodor"] = True
    put(s, 1, "lodor", infantry=2, pds=1)
    s.players[1].points = {"imperial": 1}
    return s


def test_colonial_redistribution_lets_one_of_the_poorest_settle_the_planet() -> None:
    t = decided(redistributed(), "colonial_redistribution", "lodor")
    assert t.asked() == {1: "settler"}
    assert t.options(1) == ["0", "2"]
    t.play(1, "2").play(2, "yes")
    assert t.s.players[1].units == {}
    assert t.s.players[2].units == {"lodor": {"infantry": 1}}
    assert t.s.players[2].planets["lodor"] is False, "gained, exhausted"
    assert "lodor" not in t.s.players[1].planets


def test_whoever_is_chosen_need_not_settle() -> None:
    t = decided(redistributed(), "colonial_redistribution", "lodor").play(1, "2").play(2, "no")
    assert "lodor" in t.s.players[1].planets


def test_nobody_settles_in_a_demilitarized_zone() -> None:
    s = redistributed()
    law(s, "demilitarized_zone", "lodor")
    t = decided(s, "colonial_redistribution", "lodor").play(1, "2")
    assert t.asked() == {}
    assert "lodor" in t.s.players[1].planets


def test_compensated_disarmament_pays_a_good_for_each_ground_force() -> None:
    s = begin()
    put(s, 1, "quinarra", infantry=3, pds=1)
    t = decided(s, "compensated_disarmament", "quinarra")
    assert t.s.players[1].units == {"quinarra": {"pds": 1}}
    assert [p.goods for p in t.s.players] == [0, 3, 0]


@pytest.mark.parametrize(("outcome", "left"), [("for", 5), ("against", 0)])
def test_economic_equality(outcome: str, left: int) -> None:
    s = begin()
    s.players[0].goods, s.players[1].goods = 9, 1
    assert [p.goods for p in decided(s, "economic_equality", outcome).s.players] == [left] * 3


@pytest.mark.parametrize(("outcome", "stage"), [("for", 0), ("against", 1)])
def test_the_incentive_program_reveals_an_objective_of_the_deck(outcome: str, stage: int) -> None:
    s = begin()
    due = s.hidden[stage][0]
    t = decided(s, "incentive_program", outcome)
    assert t.s.objectives == {due: []}
    assert t.s.covered == [5, 5], "what is laid out stays"
    s.box += s.hidden[stage][s.covered[stage]:]
    del s.hidden[stage][s.covered[stage]:]
    s.agendas.append("incentive_program")
    assert decided(s, "incentive_program", outcome).s.objectives == {}, "nothing is left in the deck"


def test_the_ixthian_artifact_is_a_blessing_with_six_and_more() -> None:
    s = begin()
    put(s, 0, "s18", cruiser=1)
    t = decided(s, "ixthian_artifact", "for", luck="6")
    t.play(0, "yes", "neural_motivator", "yes", "antimass_deflectors").play(1, "yes", "sarween_tools", "no")
    t.play(2, "no", "no")
    assert [len(p.technologies) for p in t.s.players] == [2, 1, 0]
    assert t.s.players[0].units == {"s18": {"cruiser": 1}}


def test_the_ixthian_artifact_is_a_curse_with_five_and_less() -> None:
    s = begin()
    put(s, 0, "s18", cruiser=1)
    put(s, 1, "mecatol_rex", infantry=2, pds=1)
    put(s, 0, "s19", cruiser=2)
    put(s, 0, "wellon", infantry=2)
    put(s, 2, "s24", destroyer=1)
    put(s, 2, "s26", destroyer=1)
    t = decided(s, "ixthian_artifact", "for", luck="5")
    assert t.asked() == {0: "destroy_units"}
    assert t.refused(0, "cruiser@s19,2") == "illegal", "three"
    t.play(0, "cruiser@s19,1 infantry@wellon,2")
    assert [p.units for p in t.s.players] == [{"s19": {"cruiser": 1}}, {}, {"s26": {"destroyer": 1}}]
    assert all([not p.technologies for p in t.s.players])


def test_nothing_comes_of_the_artifact_if_it_is_left_alone() -> None:
    s = begin()
    put(s, 0, "s18", cruiser=1)
    t = decided(s, "ixthian_artifact", "against")
    assert (t.asked(), t.told("rolled"), t.s.players[0].units) == ({}, [], {"s18": {"cruiser": 1}})


@pytest.mark.rule("TI-33.5")
def test_judicial_abolishment_discards_the_elected_law() -> None:
    s = begin()
    law(s, "shared_research", "for")
    law(s, "minister_of_war", 1)
    t = decided(s, "judicial_abolishment", "minister_of_war")
    assert t.s.laws == {"shared_research": "for"}
    assert t.s.agenda_discards == ["minister_of_war", "judicial_abolishment"]


def recounted(outcome: str) -> Twilight:
    s = begin()
    law(s, "executive_sanctions", "for")
    hand(s, 0, *[f"direct_hit-{n}" for n in (1, 2, 3)])
    t = decided(s, "miscount_disclosed", "executive_sanctions")
    while t.asked() and t.asked().get(0) != "tie":
        for seat, key in t.asked().items():
            assert t.s.laws == {"executive_sanctions": "for"}, "in force as long as it is counted anew"
            t.play(seat, "pass" if key == "react" else "nothing")
    return t.play(0, outcome).s


@pytest.mark.rule("A-25")
def test_a_miscount_is_disclosed_and_the_law_is_voted_on_again() -> None:
    confirmed, fallen = recounted("for"), recounted("against")
    assert confirmed.laws == {"executive_sanctions": "for"}
    assert confirmed.agenda_discards == ["miscount_disclosed"]
    assert fallen.laws == {}
    assert fallen.agenda_discards == ["miscount_disclosed", "executive_sanctions"]
    assert len(fallen.players[0].hand) == 2, "what is voted down is resolved"


def test_a_law_that_is_counted_anew_can_elect_another() -> None:
    s = begin()
    law(s, "minister_of_war", 1)
    t = decided(s, "miscount_disclosed", "minister_of_war")
    t.play(1, "nothing").play(2, "elect,2 hercant").play(0, "nothing")
    assert t.s.laws == {"minister_of_war": 2}


def test_a_law_that_is_counted_anew_can_be_vetoed() -> None:
    s = begin()
    law(s, "minister_of_war", 1)
    hand(s, 2, "veto")
    t = decided(s, "miscount_disclosed", "minister_of_war").play(2, "veto")
    assert t.s.laws == {}
    assert t.s.agenda_discards == ["miscount_disclosed", "minister_of_war"]
    assert t.s.vote not in ("", "minister_of_war")


@pytest.mark.rule("A-22", "I-9")
@pytest.mark.parametrize(("outcome", "points"), [("for", [2, 2, 0]), ("against", [0, 2, 0])])
def test_a_mutiny_pays_or_costs_those_who_were_for_it(outcome: str, points: list[int]) -> None:
    s = begin()
    s.players[0].points = {"imperial": 1}
    s.players[1].points = {"imperial": 2}
    t = decided(s, "mutiny", outcome, {0: "for", 1: "against"})
    assert GAME.scores(t.s) == points
    poor = begin()
    assert GAME.scores(decided(poor, "mutiny", "against", {2: "for"}).s) == [0, 0, 0], "nobody has less than none"


@pytest.mark.rule("A-22", "I-9")
def test_nobody_has_less_than_none_when_what_brought_the_lost_point_goes_too() -> None:
    s = begin()
    s.players[0].area = ["support_for_the_throne-1"]
    s.players[1].notes.remove("support_for_the_throne-1")
    t = decided(s, "mutiny", "against", {0: "for"})
    assert GAME.scores(t.s) == [0, 0, 0]
    notes.give_back(t.s, 0, "support_for_the_throne-1")
    t = act(t.s, ("tidy",))
    assert GAME.scores(t.s) == [0, 0, 0]
    score.gain(t.s, 0, "imperial")
    assert GAME.scores(t.s) == [1, 0, 0], "the next point counts"


@pytest.mark.rule("W-STRAT-START", "TI-33.5")
def test_a_new_constitution_sweeps_away_laws_and_exhausts_homes() -> None:
    s = begin()
    law(s, "shared_research", "for")
    law(s, "minister_of_war", 1)
    s.players[0].planets["lodor"] = True
    after = decided(s, "new_constitution", "for").s
    assert after.laws == {}
    assert after.agenda_discards == ["shared_research", "minister_of_war", "new_constitution"]
    after = next_strategy_phase(after)
    assert after.players[0].planets == {"jord": False, "lodor": True}
    assert [any(p.planets.values()) for p in after.players] == [True, False, False]


def test_an_old_constitution_stays() -> None:
    s = begin()
    law(s, "shared_research", "for")
    after = decided(s, "new_constitution", "against").s
    assert (after.laws, after.delayed) == ({"shared_research": "for"}, {})


@pytest.mark.rule("TI-85.16")
def test_who_is_executed_loses_cards_the_chair_and_the_vote_of_this_phase() -> None:
    s = begin()
    hand(s, 0, "spy", "summit")
    t = decided(s, "public_execution", 0)
    assert t.s.players[0].hand == []
    assert t.s.discards == ["spy", "summit"]
    assert t.s.speaker == 1
    agenda(t.s, "mutiny")
    again = act(t.s, ("begin_vote",), ("end_agendas",)).play(2, "nothing").play(1, "nothing")
    assert again.asked() == {1: "tie"}, "seat 0 was not asked"
    assert again.play(1, "for").s.forces == []


def test_an_execution_of_another_leaves_the_speaker() -> None:
    assert decided(begin(), "public_execution", 2).s.speaker == 0


@pytest.mark.rule("TI-57.5")
@pytest.mark.parametrize(("outcome", "points"), [("for", [3, 3, 0]), ("against", [2, 2, 1])])
def test_a_seed_of_an_empire_goes_to_all_with_most_or_fewest_points(outcome: str, points: list[int]) -> None:
    s = begin()
    s.players[0].points = s.players[1].points = {"imperial": 2}
    s.players[1].points = {"imperial": 2}
    assert GAME.scores(decided(s, "seed_of_an_empire", outcome).s) == points


def test_swords_to_plowshares_turns_half_of_the_infantry_into_goods() -> None:
    s = begin()
    put(s, 0, "jord", infantry=3)
    put(s, 0, "s50", carrier=1, infantry=2)
    s.players[0].planets["lodor"] = True
    put(s, 0, "lodor", infantry=1)
    t = decided(s, "swords_to_plowshares", "for")
    assert t.s.players[0].units == {"jord": {"infantry": 1}, "s50": {"carrier": 1, "infantry": 2}}
    assert t.s.players[0].goods == 3


def test_swords_that_are_kept_put_infantry_on_every_planet() -> None:
    s = begin()
    s.players[0].planets.update({"lodor": True, "quann": True})
    law(s, "demilitarized_zone", "quann")
    t = decided(s, "swords_to_plowshares", "against")
    assert t.s.players[0].units == {"jord": {"infantry": 1}, "lodor": {"infantry": 1}}
    assert t.s.players[1].units == {"quinarra": {"infantry": 1}, "trenlak": {"infantry": 1}}


def test_unconventional_measures() -> None:
    s = begin()
    hand(s, 0, "spy")
    hand(s, 1, "summit")
    drawn = decided(s, "unconventional_measures", "for", {0: "for", 1: "against"}).s
    assert [len(p.hand) for p in drawn.players] == [3, 1, 0]
    s.agendas.append("unconventional_measures")
    lost = decided(s, "unconventional_measures", "against", {0: "for", 1: "against"}).s
    assert [p.hand for p in lost.players] == [[], ["summit"], []]
    assert lost.discards == ["spy"]


def test_who_draws_too_many_cards_discards_when_all_have_drawn() -> None:
    s = begin()
    cards = list(s.actions)
    hand(s, 0, *cards[:7])
    hand(s, 1, *cards[7:14])
    s.settled = True
    t = decided(s, "unconventional_measures", "for", {0: "for", 1: "for"})
    assert [len(p.hand) for p in t.s.players] == [9, 9, 0]
    assert t.asked() == {0: "discard"}


def test_wormhole_research_teaches_then_destroys() -> None:
    s = begin()
    put(s, 0, ALPHA, cruiser=1, fighter=0)
    put(s, 1, BETA, carrier=1, infantry=1)
    put(s, 1, "s13", carrier=1)
    s.players[0].units[ALPHA].pop("fighter")
    t = decided(s, "wormhole_research", "for")
    assert t.asked() == {0: "may_research"}
    t.play(0, "yes", "neural_motivator").play(1, "no")
    assert t.asked() == {}, "seat 2 has no ships there"
    assert "neural_motivator" in t.s.players[0].technologies
    assert [p.units for p in t.s.players] == [{}, {"s13": {"carrier": 1}}, {}]


def test_wormhole_research_voted_down_costs_a_token_of_those_against_it() -> None:
    t = decided(begin(), "wormhole_research", "against", {0: "for", 1: "against"})
    assert t.asked() == {1: "lose_token"}
    t.play(1, "fleet")
    assert [p.pools["fleet"] for p in t.s.players] == [3, 2, 3]
