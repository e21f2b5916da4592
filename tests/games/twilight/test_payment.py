"""Resources and influence are spent: planets are exhausted, trade goods stand for either."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.catalog import PLANETS
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import Scenario, act, begin, put

RICH = "abyz"                    # 3 resources, no influence
WISE = "rarron"                  # no resources, 3 influence
BOTH = "lodor"                   # 3 resources, 1 influence


def purse(*planets: str, goods: int = 0) -> Twilight:
    s = begin()
    s.players[0].planets = dict.fromkeys(planets, True)
    s.players[0].goods = goods
    s.system = s.board.homes[0]
    put(s, 0, "jord", space_dock=1)
    return s


def order(s: Twilight, units: str) -> Scenario:
    return act(s, ("produce",)).play(0, units)


def buy_a_token(s: Twilight) -> Scenario:
    return act(s, ("perform", 0, "leadership", 1)).play(0, "1")


def test_planets_of_these_tests_are_worth_what_they_say() -> None:
    assert [(PLANETS[x].resources, PLANETS[x].influence) for x in (RICH, WISE, BOTH)] == [(3, 0), (0, 3), (3, 1)]


@pytest.mark.rule("TI-71.2", "D-PAY", "TI-L.26")
def test_resources_are_spent_by_exhausting_planets_that_the_payer_chooses() -> None:
    t = order(purse("jord", RICH, BOTH, WISE), "cruiser,1")
    assert t.refused(0, "nothing") == "short"
    assert t.refused(0, WISE) == "no-such-part", "it has no resources"
    assert [t.refused(0, x) for x in (RICH, BOTH, "jord", f"jord {RICH} {BOTH}")] == ["", "", "", ""], "or too much"
    t.play(0, BOTH)
    assert t.s.players[0].planets == {"jord": True, RICH: True, BOTH: False, WISE: True}
    assert t.s.players[0].units[t.s.board.homes[0]] == {"cruiser": 1}


@pytest.mark.rule("TI-15.2", "D-PAY")
def test_influence_is_spent_by_exhausting_planets_that_the_payer_chooses() -> None:
    t = buy_a_token(purse("jord", RICH, BOTH, WISE))
    assert t.refused(0, RICH) == "no-such-part", "it has no influence"
    assert t.refused(0, BOTH) == "short"
    assert t.refused(0, f"jord {BOTH}") == ""
    t.play(0, WISE)
    assert t.s.players[0].planets == {"jord": True, RICH: True, BOTH: True, WISE: False}


@pytest.mark.rule("TI-71.3", "TI-15.3", "D-PAY", "TI-80.4")
def test_a_trade_good_stands_for_a_resource_or_for_influence() -> None:
    t = order(purse("jord", RICH, goods=3), "cruiser,2")
    assert t.refused(0, f"{RICH} goods,1") == ""
    assert t.refused(0, "goods,3") == "short"
    t.play(0, f"{RICH} goods,2")
    assert t.s.players[0].goods == 1
    t = buy_a_token(purse(BOTH, goods=3))
    assert t.refused(0, f"{BOTH} goods,1") == "short"
    t.play(0, f"{BOTH} goods,2", "fleet,1")
    assert (t.s.players[0].goods, t.s.players[0].pools["fleet"]) == (1, 4)


@pytest.mark.rule("TI-11.3", "TI-11.0")
def test_a_planet_is_exhausted_for_its_resources_or_its_influence_and_not_for_both() -> None:
    s = purse(BOTH, WISE, goods=2)
    t = order(s, "cruiser,1").play(0, BOTH)
    u = buy_a_token(t.s)
    assert u.refused(0, f"{BOTH} goods,2") == "no-such-part"
    assert u.refused(0, WISE) == ""
    t.s.players[0].planets[WISE] = False
    assert act(t.s, ("perform", 0, "leadership", 1)).asked() == {}, "nothing is left to pay with"
