"""What players are told beside the position: how far everybody is, what can be researched, who votes, who trades."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.twilight import GAME, objectives
from fivesuns.games.twilight.catalog import OBJECTIVES, asked, catalogue
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import act, agenda, begin, put


def seen(s: Twilight, seat: int | None) -> Any:
    return GAME.view(s, seat)


@pytest.mark.rule("TI-38.5")
def test_everybody_sees_how_far_everybody_is() -> None:
    s = begin()
    s.objectives = {"corner_the_market": [], "diversify_research": [2], "erect_a_monument": []}
    s.players[0].planets = dict.fromkeys(["wellon", "vefut_ii", "lodor", "mehar_xull", "quann"], True)
    s.players[1].technologies = dict.fromkeys(["neural_motivator", "dacxive_animators", "hyper_metabolism",
                                               "sarween_tools"], True)
    s.players[2].goods = 3
    for viewer in (None, 0, 1, 2):
        progress = seen(s, viewer)["progress"]
        assert progress["corner_the_market"] == [2, 0, 0], "two industrial of five; home planets have no trait"
        assert progress["diversify_research"] == [0, 3, 0], "three green count twice"
        assert progress["erect_a_monument"][2] == 3 + sum(
            [seen(s, viewer)["planets"][x]["resources"] for x in s.players[2].planets])
    s.players[1].technologies["graviton_laser_system"] = True
    assert seen(s, 0)["progress"]["diversify_research"][1] == asked(OBJECTIVES["diversify_research"].requirement) == 4
    assert objectives.is_met(s, 1, "diversify_research")


@pytest.mark.rule("TI-38.5")
def test_of_an_objective_with_two_parts_neither_makes_up_for_the_other() -> None:
    s = begin()
    put(s, 0, "s18", cruiser=9)
    s.players[0].secrets = ["occupy_the_seat_of_the_empire"]
    assert seen(s, 0)["me"]["progress"] == {"occupy_the_seat_of_the_empire": 3}
    assert not objectives.is_met(s, 0, "occupy_the_seat_of_the_empire")
    s.players[0].planets["mecatol_rex"] = True
    assert seen(s, 0)["me"]["progress"] == {"occupy_the_seat_of_the_empire": 4}
    assert objectives.is_met(s, 0, "occupy_the_seat_of_the_empire")


def test_how_far_one_is_with_a_secret_nobody_else_sees() -> None:
    s = begin()
    s.players[0].secrets = ["mine_rare_metals"]
    assert seen(s, 0)["me"]["progress"] == {"mine_rare_metals": 0}
    for other in (1, 2, None):
        assert "mine_rare_metals" not in str(seen(s, other))


def test_every_objective_asks_for_something() -> None:
    for name, facts in catalogue()["objectives"].items():
        assert facts["asked"] >= 1, name
        assert facts["at_once"] == (OBJECTIVES[name].requirement["kind"] == "event"), name


@pytest.mark.rule("TI-37.12")
def test_one_sees_what_can_be_researched_and_what_the_rest_still_needs() -> None:
    s = begin()
    s.players[0].technologies = {"neural_motivator": True}
    s.players[0].planets |= {"new_albion": True, "mehar_xull": False}
    found = seen(s, 0)["me"]["research"]
    assert found["helpers"] == {"new_albion": "green"}, "not what is exhausted"
    assert found["lacking"]["hyper_metabolism"] == ["green"]
    assert found["lacking"]["cruiser_ii"] == ["yellow", "red"]
    assert "dacxive_animators" not in found["lacking"]
    assert {"dacxive_animators", "hyper_metabolism"} <= set(found["possible"])
    assert "cruiser_ii" not in found["possible"]


@pytest.mark.rule("TI-37.12")
def test_who_cannot_research_sees_nothing_to_research() -> None:
    assert seen(begin(["nekro", "sol", "norr"]), 0)["me"]["research"]["possible"] == []


@pytest.mark.rule("TI-85.2")
def test_one_sees_who_votes_when_and_with_how_much() -> None:
    s = begin()
    agenda(s, "economic_equality")
    t = act(s, ("call_to_vote",))

    def stands() -> list[tuple[int, str]]:
        return [(x["seat"], x["stands"]) for x in seen(t.s, None)["voters"]]
    assert stands() == [(1, "now"), (2, "later"), (0, "later")], "the speaker comes last"
    assert [x["votes"] for x in seen(t.s, None)["voters"]][2] == 2
    t.play(1, "nothing")
    t.play(2, "for hercant")
    assert stands() == [(1, "abstained"), (2, "voted"), (0, "now")]


@pytest.mark.rule("TI-85.16")
def test_one_sees_who_cannot_vote() -> None:
    s = begin(["sol", "nekro", "norr"])
    agenda(s, "economic_equality")
    t = act(s, ("call_to_vote",))
    assert [x["stands"] for x in seen(t.s, 0)["voters"]] == ["barred", "now", "later"]


@pytest.mark.rule("TI-83.1")
def test_one_sees_with_whom_a_transaction_is_possible_and_why_not() -> None:
    s = begin()
    assert seen(s, 0)["me"]["partners"] == ["no-market", "no-neighbours", ""], "Hacan trade with everybody"
    s.traded = [(0, 2)]
    assert seen(s, 0)["me"]["partners"][2] == "traded-already"
    s.active = 1
    assert seen(s, 0)["me"]["partners"][2] == "no-market"


@pytest.mark.rule("TI-35.4")
def test_one_sees_upgraded_units_and_what_changes_their_rolls() -> None:
    s = begin(["norr", "letnev", "sol"])
    s.players[2].technologies = {"spec_ops_ii": True}
    a, b, c = seen(s, None)["seats"]
    assert a["combat"]["cruiser"] == [["unrelenting", 1]]
    assert b["fleet"] == [["printed", 3], ["armada", 2]]
    assert (b["combat"], a["sheet"], c["sheet"]) == ({}, {}, {"infantry": "spec_ops_ii"})


@pytest.mark.rule("TI-38.16")
def test_one_sees_who_has_lost_a_home_planet_and_cannot_score() -> None:
    s = begin()
    assert [x["may_score"] for x in seen(s, None)["seats"]] == [True, True, True]
    del s.players[1].planets["quinarra"]
    assert [x["may_score"] for x in seen(s, None)["seats"]] == [True, False, True]
