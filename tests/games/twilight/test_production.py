"""Units are produced and placed: how many, where, for how much, and from where they come."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import Scenario, act, begin, law, put

HOME = ("arc_prime", "wren_terra")                      # planets of Letnev, in s10
PEACEFUL = ("letnev", "hacan", "xxcha")


def at_home(s: Twilight, goods: int = 9) -> Scenario:
    s.system = s.board.homes[0]
    s.players[0].goods = goods
    return act(s, ("produce",))


@pytest.mark.rule("TI-10.1", "TI-10.1b", "TI-75.2", "TI-10.1c", "TI-10.2", "TI-10.3",
                  "TI-10.0", "D-PRODUCE", "TI-75.1a")
def test_a_dock_produces_as_many_units_as_its_value_two_small_ones_for_one() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    t = at_home(s)
    assert t.refused(0, f"infantry@{HOME[0]},3 fighter,4") == "too-many-units", "two, and four resources"
    t.play(0, f"infantry@{HOME[0]},3 fighter,2")
    assert t.table.waiting()[0].about == (3,), "two for three infantry, one for two fighters"
    t.play(0, "goods,3")
    assert t.s.players[0].units == {HOME[0]: {"space_dock": 1, "infantry": 3}, s.system: {"fighter": 2}}


@pytest.mark.rule("A-57", "TI-10.1a", "TI-10.3")
def test_each_dock_places_ground_forces_on_its_own_planet() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    put(s, 0, HOME[1], space_dock=1)
    t = at_home(s)
    assert t.refused(0, f"infantry@{HOME[1]},5") != "", "two and its two resources"
    assert t.refused(0, f"infantry@{HOME[0]},6 infantry@{HOME[1]},4") == ""
    s = begin(factions=PEACEFUL, production_places="any")
    put(s, 0, HOME[0], space_dock=1)
    put(s, 0, HOME[1], space_dock=1)
    assert at_home(s).refused(0, f"infantry@{HOME[1]},10") == "", "by the other reading only the sum counts"


@pytest.mark.rule("TI-75.6", "TI-6.0", "TI-6.1", "A-28")
def test_where_ships_of_others_are_only_ground_forces_are_produced() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    put(s, 1, s.board.homes[0], cruiser=1)
    t = at_home(s)
    assert t.refused(0, "cruiser,1") == "no-such-part"
    assert t.refused(0, f"infantry@{HOME[0]},1") == ""


@pytest.mark.rule("TI-10.4", "TI-10.4a")
def test_what_produces_in_space_places_ground_forces_there_or_on_planets_below() -> None:
    s = begin(factions=("saar", "hacan", "xxcha"))
    put(s, 0, "s26", space_dock=1)
    s.system = "s26"
    s.players[0].goods = 9
    t = act(s, ("produce",))
    assert t.refused(0, "infantry@lodor,1") == "no-such-part", "it is not controlled"
    assert t.refused(0, "infantry@s26,5") == "no-room"
    assert t.refused(0, "infantry@s26,4") == ""
    s.players[0].planets["lodor"] = False
    assert act(s, ("produce",)).refused(0, "infantry@lodor,5") == ""
    assert act(s, ("produce",)).refused(0, "infantry@lodor,3 infantry@s26,3") == "too-many-units"


@pytest.mark.rule("A-57", "TI-10.4")
def test_what_stands_on_a_planet_does_not_produce_for_other_places() -> None:
    s = begin(factions=("arborec", "hacan", "xxcha"))
    system = next(x for x in s.board.beside if len(SYSTEMS[x].planets) == 2)
    one, two = SYSTEMS[system].planets
    put(s, 0, one, infantry=3)
    put(s, 0, system, carrier=1, infantry=2)
    s.players[0].planets[two] = False
    s.system, s.players[0].goods = system, 9
    t = act(s, ("produce",))
    assert t.refused(0, f"infantry@{two},2 infantry@{system},2") == "too-many-units", "only two are afloat"
    assert t.refused(0, f"infantry@{two},2 infantry@{system},1") == "too-many-units"
    assert t.refused(0, f"infantry@{one},3 infantry@{two},1 infantry@{system},1") == ""


@pytest.mark.rule("TI-10.1d")
def test_docks_of_some_never_produce_infantry() -> None:
    s = begin(factions=("arborec", "hacan", "xxcha"))
    put(s, 0, "nestphar", space_dock=1, infantry=2)
    s.system = s.board.homes[0]
    s.players[0].goods = 9
    t = act(s, ("produce",))
    assert t.refused(0, "infantry@nestphar,3") != "", "the two warriors, each one"
    assert t.refused(0, "infantry@nestphar,2 cruiser,3") == ""


@pytest.mark.rule("TI-52.4", "TI-52.4a", "D-RECYCLE", "I-1")
def test_plastic_that_is_missing_is_taken_from_systems_without_an_own_token() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    put(s, 0, "s26", carrier=2)
    put(s, 0, "s27", carrier=1)
    put(s, 0, "s18", carrier=1)
    s.players[0].tokens = ["s18"]
    t = at_home(s)
    assert t.refused(0, "carrier,4") != "", "one is where a token lies"
    t.play(0, "carrier,2", "goods,6", "s26,1 s27,1")
    assert {place: there.get("carrier", 0) for place, there in t.s.players[0].units.items()} == {
        HOME[0]: 0, "s26": 1, "s18": 1, s.system: 2}


@pytest.mark.rule("TI-8.4a", "TI-74.4", "TI-74.5")
def test_a_structure_can_come_from_elsewhere_and_there_are_not_too_many_on_a_planet() -> None:
    s = begin(factions=PEACEFUL)
    for planet in ("lodor", "quann", "lirta_iv"):
        put(s, 0, planet, space_dock=1)
    s.players[0].planets["lodor"] = True
    s.players[0].strategy = {"construction": True}
    t = act(s, ("choose_action",)).play(0, "strategy construction")
    assert "space_dock lodor" not in t.options(0)
    assert f"space_dock {HOME[0]}" in t.options(0)
    s.players[0].tokens = ["s26"]
    assert act(s, ("choose_action",)).play(0, "strategy construction", f"space_dock {HOME[0]}").refused(
        0, "lodor,1") != "", "not where an own command token lies"
    t.play(0, f"space_dock {HOME[0]}", "quann,1")
    assert "quann" not in t.s.players[0].units
    assert t.s.players[0].units[HOME[0]] == {"space_dock": 1}


@pytest.mark.rule("TI-88.3", "TI-75.1")
def test_what_has_no_cost_or_is_not_on_the_sheet_is_not_produced() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    t = at_home(s, goods=20)
    assert [t.refused(0, f"{type},1") for type in ("pds", "space_dock", "war_sun")] == ["no-such-part"] * 3
    s.players[0].technologies["war_sun"] = True
    assert at_home(s, goods=20).refused(0, "war_sun,1") == ""


@pytest.mark.rule("TI-75.2")
def test_a_law_may_halve_what_one_gets_for_the_cost() -> None:
    s = begin(factions=PEACEFUL)
    assert values.for_the_cost(s, 0, "fighter") == 2
    s.laws["regulated_conscription"] = "for"
    assert values.for_the_cost(s, 0, "fighter") == 1


@pytest.mark.rule("TI-75.1")
def test_what_is_known_of_a_price_before_it_is_paid() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    t = at_home(s)
    prices = {part["name"]: part["facts"] for part in t.table.waiting()[0].describe()["parts"]}
    assert prices["cruiser"] == {"cost": 2, "come": 1, "limit": [["space_dock", 6]], "change": []}
    assert prices[f"infantry@{HOME[0]}"]["come"] == 2
    s = begin(factions=PEACEFUL)
    put(s, 0, HOME[0], space_dock=1)
    s.players[0].technologies["sarween_tools"] = True
    law(s, "regulated_conscription", "for")
    t = at_home(s)
    prices = {part["name"]: part["facts"] for part in t.table.waiting()[0].describe()["parts"]}
    assert prices["cruiser"]["change"] == [["sarween_tools", -1]]
    assert prices["fighter"]["come"] == 1
    t.play(0, "cruiser,1 fighter,2")
    assert t.table.waiting()[0].about == (3,), "two and two, less one"
