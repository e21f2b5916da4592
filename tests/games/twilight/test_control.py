"""Planets are controlled: whose card it is, and for how long."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.galaxy import neighbours
from tests.games.twilight.scenario import act, begin, put

PLANET = "lodor"                 # in s26
SYSTEM = "s26"
PEACEFUL = ("letnev", "hacan", "xxcha")


@pytest.mark.rule("TI-40.3", "TI-40.4", "A-49")
def test_a_planet_stays_under_control_when_all_units_have_left() -> None:
    s = begin(PEACEFUL)
    s.players[0].planets[PLANET] = True
    put(s, 0, PLANET, infantry=1)
    put(s, 0, SYSTEM, carrier=1)
    near = next(x for x in s.board.beside[SYSTEM])
    t = act(s, ("activate", near)).play(0, f"carrier,{SYSTEM} carry_infantry,{PLANET},1")
    assert t.s.players[0].units == {near: {"carrier": 1, "infantry": 1}}
    assert t.table.view(1)["players"][0]["planets"][PLANET] is True, "all see whose it is, and it is still readied"
    put(s := t.s, 1, SYSTEM, cruiser=1)
    t = act(s, ("tidy",), ("tidy",))
    assert PLANET in t.s.players[0].planets, "ships above it take nothing"
    assert neighbours(t.s, 0) == [1], "and it makes neighbours as units would"


@pytest.mark.rule("TI-40.3", "TI-40.7", "I-7")
def test_who_loses_a_planet_keeps_neither_its_card_nor_a_token_on_it() -> None:
    s = begin(PEACEFUL)
    s.players[1].planets[PLANET] = True
    s.system = SYSTEM
    put(s, 0, SYSTEM, carrier=1, infantry=1)
    t = act(s, ("invade",)).play(0, f"{PLANET},1")
    assert [PLANET in p.planets for p in t.s.players] == [True, False, False]
    t.s.players[0].units = {}
    t = act(t.s, ("tidy",), ("tidy",))
    assert [PLANET in p.planets for p in t.s.players] == [True, False, False], "it does not fall back to the loser"
