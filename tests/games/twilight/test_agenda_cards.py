"""Action cards of the agenda phase: what each does, when it is not offered, and that a cancelled one did nothing."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, abilities, voting
from fivesuns.games.twilight.catalog import ABILITIES, ACTION_CARDS
from fivesuns.games.twilight.state import Happening, Outcome, Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, agenda, begin, hand, law, put

pytestmark = pytest.mark.component

CARDS = [a.id for a in ABILITIES.values() if a.id in ACTION_CARDS and a.windows[0].startswith("ag_")]
RIDERS = [card for card in CARDS if card.endswith("_rider")]
MOMENTS = ["ag_start", "ag_reveal_when", "ag_reveal_after", "ag_vote_before", "ag_cast_after", "ag_speaker_after",
           "ag_elected_when", "ag_predict", "strat_start", "action_choice"]


def council(*cards: str, name: str = "mutiny") -> Twilight:
    """Seat 1 has four votes and these cards, seat 2 two votes; seat 0 speaks and has two."""
    s = begin(factions=("sol", "xxcha", "hacan"))
    s.players[2].planets = {"mellon": True}
    hand(s, 1, *cards)
    agenda(s, name)
    return s


def offered(s: Twilight, card: str, window: str, by: int = 1) -> bool:
    h = Happening(number=1, window=window, by=by, place="", about=(s.vote,), order=[])
    return card in abilities.usable(s, h, 1)


def cancelled(s: Twilight, stage: str, card: str, *answers: str) -> Twilight:
    """The same played on a copy, and sabotaged by seat 2: what has changed?"""
    trial: Twilight = copied(s)
    hand(trial, 2, "sabotage-1")
    t = act(trial, (stage,))
    while t.asked().get(1) != "react" or card not in t.options(1):
        seat = min(t.asked())
        t.play(seat, {"react": "pass", "vote": "for " + " ".join(t.s.players[seat].planets)}[t.asked()[seat]])
    t.play(1, card, *answers)
    t.play(2, "sabotage-1")
    assert t.s.discards == ["sabotage-1", card]
    return t.s


# moments

@pytest.mark.rule("TI-E.1", "TI-14.14")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_offered_in_its_window_alone(card: str) -> None:
    s = council(card, name="minister_of_war")
    s.players[1].goods = 2
    s.voted, s.votes = {1: 1}, {1: {"archon_ren": 3}}
    assert [window for window in MOMENTS if offered(s, card, window)] == list(ABILITIES[card].windows)


def test_cards_are_offered_to_those_they_are_for() -> None:
    s = council("distinguished_councilor", "bribery", "confusing_legal_text", name="minister_of_war")
    s.voted, s.votes = {2: 1}, {2: {"mellon": 2}}
    s.players[1].goods = 2
    assert not offered(s, "distinguished_councilor", "ag_cast_after", by=2)
    assert not offered(s, "bribery", "ag_speaker_after"), "seat 1 has not voted"
    assert not offered(s, "confusing_legal_text", "ag_elected_when", by=2)
    s.voted[1], s.votes[1], s.players[1].goods = 1, {"archon_tau": 1}, 0
    assert not offered(s, "bribery", "ag_speaker_after"), "and there is nothing to pay with"


# planets, votes, elections

@pytest.mark.rule("W-AG-START")
def test_ancient_burial_sites_exhaust_cultural_planets_of_one_player() -> None:
    s = council("ancient_burial_sites")
    s.agendas.append(s.vote)
    s.vote, s.custodians = "", False
    s.players[0].planets.update({"lodor": True, "wellon": True})
    assert cancelled(s, "agenda_phase", "ancient_burial_sites", "0").players[0].planets["lodor"] is True
    t = act(s, ("agenda_phase",)).play(1, "ancient_burial_sites", "0")
    assert t.s.players[0].planets == {"jord": True, "lodor": False, "wellon": True}
    assert t.s.players[2].planets == {"mellon": True}


@pytest.mark.rule("TI-85.16")
def test_who_is_assassinated_cannot_vote_on_this_agenda() -> None:
    s = council("assassinate_representative")
    assert not cancelled(s, "begin_vote", "assassinate_representative", "2").forces
    t = act(s, ("begin_vote",)).play(1, "assassinate_representative", "2", "nothing")
    assert t.asked() == {0: "vote"}
    assert t.play(0, "for jord").s.forces == [], "it is over with the agenda"


@pytest.mark.rule("W-AG-CAST-AFTER", "TI-85.15")
def test_a_distinguished_councilor_adds_five_votes() -> None:
    s = council("distinguished_councilor")
    assert voting.tally(cancelled(s, "begin_vote", "distinguished_councilor")) == {"for": 4}
    t = act(s, ("begin_vote",)).play(1, "pass", "against archon_tau", "distinguished_councilor")
    assert voting.tally(t.s) == {"against": 6}
    assert t.asked() == {2: "vote"}, "more votes do not open the window again"
    assert GAME.view(t.s, None)["votes"] == [
        {"seat": 1, "outcome": "against", "votes": {"archon_tau": 1, "distinguished_councilor": 5}}]


@pytest.mark.rule("W-AG-CAST-AFTER", "A-22")
def test_who_abstains_has_no_use_for_a_councilor() -> None:
    t = act(council("distinguished_councilor"), ("begin_vote",)).play(1, "pass", "nothing")
    assert t.asked() == {2: "vote"}


@pytest.mark.rule("W-AG-SPEAKER-AFTER", "TI-85.15", "A-59")
def test_bribery_buys_votes_for_what_one_has_voted_for() -> None:
    s = council("bribery")
    s.players[1].goods = 3
    undone = cancelled(s, "begin_vote", "bribery", "3")
    assert undone.players[1].goods == 3
    assert undone.players[1].points == {"mutiny": 1}
    t = act(s, ("begin_vote",)).play(1, "pass", "against archon_tau", "pass").play(2, "for mellon")
    t.play(0, "nothing")
    assert t.asked() == {1: "react"}, "though the speaker has abstained"
    t.play(1, "bribery")
    assert t.options(1) == ["1", "2", "3"]
    t.play(1, "2")
    assert t.s.players[1].goods == 1
    assert t.told("outcome") == [{"agenda": "mutiny", "outcome": "against"}]


@pytest.mark.rule("W-AG-SPEAKER-AFTER", "TI-85.16")
def test_the_moment_for_bribes_comes_where_the_speaker_cannot_vote() -> None:
    s = council("assassinate_representative", "bribery")
    s.players[1].goods = 3
    t = act(s, ("begin_vote",)).play(1, "assassinate_representative", "0", "pass", "against archon_tau", "pass")
    t.play(2, "nothing")
    assert t.asked() == {1: "react"}
    assert t.options(1) == ["pass", "bribery"]


@pytest.mark.rule("W-AG-ELECTED-WHEN")
def test_a_confusing_legal_text_elects_another() -> None:
    s = council("confusing_legal_text", name="minister_of_war")
    s.outcome = 1
    assert cancelled(s, "count", "confusing_legal_text", "2").laws == {"minister_of_war": 1}
    t = act(s, ("count",)).play(1, "confusing_legal_text")
    assert t.options(1) == ["2", "0"]
    assert t.play(1, "2").s.laws == {"minister_of_war": 2}


@pytest.mark.rule("W-AG-ELECTED-WHEN")
def test_nobody_is_elected_in_a_vote_for_and_against() -> None:
    s = council("confusing_legal_text")
    s.outcome = "for"
    assert act(s, ("count",)).told("outcome") == [{"agenda": "mutiny", "outcome": "for"}]


@pytest.mark.rule("W-AG-REVEAL-WHEN", "A-25")
def test_a_veto_replaces_the_agenda() -> None:
    s = council("veto")
    s.agenda_top = ["minister_of_war"]
    s.agendas.remove("minister_of_war")
    undone = cancelled(s, "lay_open", "veto")
    assert (undone.vote, undone.agenda_discards) == ("mutiny", [])
    hand(s, 2, "sabotage-2")
    t = act(s, ("lay_open",)).play(1, "veto").play(2, "pass")
    assert t.s.vote == "minister_of_war"
    assert t.s.agenda_discards == ["mutiny"]
    assert [h.window for h in t.s.happenings] == ["ag_reveal_when"], "of the new one"


# predictions

def predicted(card: str, outcome: Outcome, said: str, s: Twilight | None = None, luck: str = "") -> Scenario:
    """Seat 1 says so with this card; then the agenda has this outcome."""
    s = s or council(card)
    t = act(s, ("begin_vote",), luck=luck).play(1, card, said)
    t.play(2, f"{outcome} mellon" if outcome in ("for", "against") else f"elect,{outcome} mellon")
    return t.play(0, "nothing")


@pytest.mark.rule("TI-85.22", "TI-85.16", "D-PREDICT", "H-8")
@pytest.mark.parametrize("card", RIDERS)
def test_predictions_are_public_and_cost_the_vote(card: str) -> None:
    s = council(card)
    undone = cancelled(s, "begin_vote", card, "against")
    assert (undone.predictions, undone.forces) == ({}, [])
    t = act(s, ("begin_vote",)).play(1, card)
    assert t.options(1) == ["for", "against"], "possible outcomes"
    t.play(1, "against")
    assert t.asked() == {2: "vote"}
    for seat in (0, 1, 2, None):
        assert GAME.view(t.s, seat)["predictions"] == {card: [1, "against"]}


@pytest.mark.rule("TI-85.22", "W-AG-PREDICT")
@pytest.mark.parametrize("card", RIDERS)
def test_a_wrong_prediction_brings_nothing(card: str) -> None:
    s = council(card)
    put(s, 1, s.board.homes[1], cruiser=1)
    t = predicted(card, "for", "against", s)
    assert t.asked() == {}
    assert t.told("used")[1:] == []
    assert (t.s.predictions, t.s.forces, t.s.discards) == ({}, [], [card])


@pytest.mark.rule("W-AG-PREDICT")
def test_the_construction_rider_places_a_space_dock() -> None:
    t = predicted("construction_rider", "for", "for")
    assert t.options(1) == ["space_dock archon_ren", "space_dock archon_tau"]
    assert t.play(1, "space_dock archon_tau").s.players[1].units == {"archon_tau": {"space_dock": 1}}


@pytest.mark.rule("W-AG-PREDICT")
def test_the_diplomacy_rider_places_tokens_of_all_others() -> None:
    s = council("diplomacy_rider")
    s.players[1].planets["lodor"] = True
    t = predicted("diplomacy_rider", "for", "for", s)
    assert t.options(1) == ["s14", "s26"]
    assert [p.tokens for p in t.play(1, "s26").s.players] == [["s26"], [], ["s26"]]


@pytest.mark.rule("W-AG-PREDICT")
def test_the_imperial_rider_is_a_point() -> None:
    assert GAME.scores(predicted("imperial_rider", "for", "for").s) == [0, 1, 1], "seat 2 by the mutiny"


@pytest.mark.rule("W-AG-PREDICT")
def test_the_leadership_rider_brings_three_tokens() -> None:
    t = predicted("leadership_rider", "for", "for").play(1, "tactic,2 fleet,1")
    assert t.s.players[1].pools == {"tactic": 5, "fleet": 4, "strategy": 3}


@pytest.mark.rule("W-AG-PREDICT")
def test_the_politics_rider_brings_three_cards_and_the_chair() -> None:
    t = predicted("politics_rider", "for", "for")
    assert (len(t.s.players[1].hand), t.s.speaker) == (3, 1)


@pytest.mark.rule("W-AG-PREDICT")
def test_the_technology_rider_is_research_for_nothing() -> None:
    t = predicted("technology_rider", "for", "for").play(1, "neural_motivator")
    assert t.s.players[1].technologies == {"neural_motivator": True}


@pytest.mark.rule("W-AG-PREDICT")
def test_the_trade_rider_brings_five_goods() -> None:
    assert [p.goods for p in predicted("trade_rider", "for", "for").s.players] == [0, 5, 0]


@pytest.mark.rule("TI-52.4a")
def test_nobody_has_to_take_a_unit_from_the_board_for_a_prediction() -> None:
    s = council("warfare_rider")
    s.players[1].pools["fleet"] = 5
    put(s, 1, "s50", dreadnought=5)
    t = predicted("warfare_rider", "for", "for", copied(s))
    assert t.options(1) == ["pass", "s50"]
    put(s, 1, "s36", carrier=1)
    s.players[1].pools["fleet"] = 6
    t = predicted("warfare_rider", "for", "for", s).play(1, "s36")
    assert t.s.players[1].units == {"s50": {"dreadnought": 4}, "s36": {"carrier": 1, "dreadnought": 1}}
    s = council("construction_rider")
    s.players[1].planets.update({"lodor": True, "new_albion": True, "wellon": True})
    put(s, 1, "lodor", space_dock=1)
    put(s, 1, "new_albion", space_dock=1)
    assert "pass" not in predicted("construction_rider", "for", "for", copied(s)).options(1)
    put(s, 1, "wellon", space_dock=1)
    assert "pass" in predicted("construction_rider", "for", "for", s).options(1)


@pytest.mark.rule("W-AG-PREDICT")
def test_the_warfare_rider_brings_a_dreadnought_to_own_ships() -> None:
    s = council("warfare_rider")
    put(s, 1, "s50", fighter=1, carrier=1)
    put(s, 1, "s36", cruiser=1)
    t = predicted("warfare_rider", "for", "for", s)
    assert t.options(1) == ["s36", "s50"]
    assert t.play(1, "s50").s.players[1].units["s50"] == {"fighter": 1, "carrier": 1, "dreadnought": 1}
    u = predicted("warfare_rider", "for", "for")
    assert (u.s.players[1].units, u.s.predictions) == ({}, {}), "without ships nothing comes of it"


@pytest.mark.rule("TI-85.22", "D-TRIGGER-ORDER")
def test_one_player_may_predict_several_outcomes() -> None:
    s = council("trade_rider", "imperial_rider", "leadership_rider")
    t = act(s, ("begin_vote",)).play(1, "trade_rider", "for", "imperial_rider", "against", "leadership_rider", "for")
    t.play(2, "for mellon").play(0, "nothing")
    assert t.asked() == {1: "react"}
    assert t.options(1) == ["leadership_rider-reward", "trade_rider-reward"], "no pass: in which order"
    t.play(1, "leadership_rider-reward", "tactic,3")
    assert t.s.players[1].goods == 5
    assert "imperial_rider" not in t.s.players[1].points


@pytest.mark.rule("TI-85.22")
def test_predictions_of_elections_name_a_candidate_and_look_at_who_is_elected_in_the_end() -> None:
    s = council("trade_rider", "spy", name="minister_of_war")
    hand(s, 2, "confusing_legal_text")
    t = act(s, ("begin_vote",)).play(2, "pass").play(1, "trade_rider")
    assert t.options(1) == ["0", "1", "2"]
    t.play(1, "1").play(2, "pass")
    while t.asked() != {2: "vote"}:
        t.play(min(t.asked()), "pass")
    t.play(2, "elect,2 mellon", "pass").play(0, "nothing")
    while t.asked() and t.options(min(t.asked())) != ["pass", "confusing_legal_text"]:
        t.play(min(t.asked()), "pass")
    t.play(2, "confusing_legal_text", "1")
    while t.asked():
        t.play(min(t.asked()), "pass")
    assert t.s.laws == {"minister_of_war": 1}
    assert t.s.players[1].goods == 5


@pytest.mark.rule("W-AG-REVEAL-AFTER")
def test_who_has_no_vote_may_predict() -> None:
    s = council("trade_rider")
    s.players[1].planets = {}
    put(s, 1, "s18", carrier=1, infantry=1)
    assert predicted("trade_rider", "for", "for", s).s.players[1].goods == 5


@pytest.mark.rule("W-AG-VOTE-BEFORE", "TI-85.22")
def test_predictions_hold_where_a_committee_names_the_elected() -> None:
    s = council("trade_rider", name="minister_of_war")
    law(s, "committee_formation", 2)
    t = act(s, ("begin_vote",)).play(1, "trade_rider", "0").play(2, "committee_formation-elected-1", "0")
    assert t.s.laws == {"minister_of_war": 0}
    assert t.s.players[1].goods == 5
