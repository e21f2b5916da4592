"""What is reckoned before anybody decides: payments, research, ways, room for units, and what is told of values."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, checks, galaxy, notes, pay, research, strength, values
from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS, TECHNOLOGIES
from fivesuns.games.twilight.exceptions import technologies
from fivesuns.games.twilight.stages import movement
from fivesuns.games.twilight.state import Combat, Force, Happening
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, law, note, put

PEACEFUL = ("letnev", "hacan", "xxcha")


def planet_worth(resources: int) -> str:
    return next(x.id for x in PLANETS.values() if x.resources == resources)


def needing(prerequisites: str) -> str:
    return next(x.id for x in TECHNOLOGIES.values() if x.needs == prerequisites and not x.unit and not x.faction)


# what it costs

@pytest.mark.component
def test_the_payment_that_is_proposed_wastes_least() -> None:
    s = begin(PEACEFUL)
    poor, rich = planet_worth(1), planet_worth(4)
    s.players[0].planets, s.players[0].goods = {poor: True, rich: True}, 1
    assert pay.cheapest(s, 0, "resources", 2) == (poor, ("goods", 1)), "a trade good, and no resources for nothing"
    assert pay.cheapest(s, 0, "resources", 4) == (rich,)


@pytest.mark.rule("TI-37.14")
def test_a_planet_stands_for_one_prerequisite_and_no_more() -> None:
    s = begin(PEACEFUL)
    helper = next(x.id for x in PLANETS.values() if x.specialty == "red")
    one_red, two_red = needing("R"), needing("RR")
    s.players[0].technologies, s.players[0].planets = {}, {helper: True}
    assert one_red in research.possible(s, 0)
    assert two_red not in research.possible(s, 0)


@pytest.mark.rule("TI-37.14")
def test_who_has_named_a_planet_does_not_go_on_with_a_short_cut() -> None:
    s = begin(("l1z1x", "hacan", "xxcha"))
    helper = next(x.id for x in PLANETS.values() if x.specialty == "red")
    two_red = needing("RR")
    s.players[0].technologies, s.players[0].goods = {"inheritance_systems": True}, 2
    s.players[0].planets = {helper: True}
    assert research.hope(s, 0, (two_red,), ["inheritance_systems"])
    assert not research.hope(s, 0, (two_red, helper), ["inheritance_systems"]), "one of them would be needless"


@pytest.mark.component
def test_transit_diodes_put_down_what_they_pick_up() -> None:
    s = begin(PEACEFUL)
    home, = [x for x in s.players[0].planets][:1]
    put(s, 0, home, infantry=3)
    parts = technologies.transits(s, 0)
    taking = [part for part in parts if part.word.startswith("take@")]
    landing = [part for part in parts if part.word.startswith("put@")]
    taken, placed = ((f"take@{home}", 3),), ((f"put@{home}", 4),)
    assert technologies.can_still_land(taken, landing)
    assert not technologies.can_still_land(taken, [])
    assert not technologies.can_still_land(placed, taking), "there are three only"
    assert technologies.can_still_land(((f"put@{home}", 3),), taking)


# where ships are

@pytest.mark.component
def test_a_war_effort_needs_ships_and_no_other_units_in_space() -> None:
    s = begin(("saar", "hacan", "xxcha"))
    put(s, 0, "s27", space_dock=1)
    hand(s, 0, "war_effort")
    assert "use war_effort" not in act(copied(s), ("choose_action",)).options(0)
    put(s, 0, "s26", destroyer=1)
    assert act(s, ("choose_action",)).play(0, "use war_effort").s.players[0].units["s26"] == {
        "destroyer": 1, "cruiser": 1}


@pytest.mark.component
def test_infantry_comes_forth_where_the_flagship_of_sol_is_and_nowhere_else() -> None:
    s = begin(("sol", "norr", "xxcha"))
    s.phase = "status"
    put(s, 0, "s18", flagship=1)
    put(s, 0, "s26", carrier=1)
    t = act(s, ("open_window", "status_end", 0, "", ()))
    assert t.s.players[0].units == {"s18": {"flagship": 1, "infantry": 1}, "s26": {"carrier": 1}}


@pytest.mark.component
def test_a_spacial_conduit_joins_systems_to_the_active_one_alone() -> None:
    s = begin(("jolnar", "norr", "letnev"))
    s.system = "s18"
    apart = [x for x in s.board.beside if x not in galaxy.near(s, "s18") and not SYSTEMS[x].wormholes]
    one = apart[0]
    two = next(x for x in apart[1:] if x not in galaxy.near(s, one))
    for system in ("s18", one, two):
        put(s, 0, system, carrier=1)
    s.forces = [Force(source="spacial_conduit_cylinder", seat=0, value="adjacency", amount=0, lasts="tactical",
                      about=("systems_with_own_units",))]
    assert {one, two} <= set(galaxy.adjacent(s, "s18", 0))
    assert two not in galaxy.adjacent(s, one, 0)


@pytest.mark.rule("TI-16.3")
def test_the_risk_of_a_way_counts_every_exit_of_a_rift() -> None:
    rift = next(x for x in SYSTEMS if SYSTEMS[x].anomaly == "gravity_rift")
    assert [movement.risk(rift, way) for way in ((), ("s26",), ("s26", rift, "s26"))] == [30, 30, 51]


@pytest.mark.rule("TI-56.3")
def test_damaged_ships_move_as_such_and_count_once() -> None:
    s = begin(PEACEFUL)
    s.system = "s18"
    near = next(x for x in s.board.beside["s18"] if not SYSTEMS[x].anomaly and not SYSTEMS[x].faction)
    put(s, 0, near, dreadnought=3)
    s.players[0].damaged = {near: {"dreadnought": 1}}
    found = movement.ships_by_place(s, 0, ("dreadnought",), galaxy.Chart(s, 0))
    assert {part.word: part.most for part in found} == {"dreadnought": 2, "dreadnought*": 1}


@pytest.mark.component
def test_of_all_technologies_gravity_drive_alone_speeds_up_one_ship() -> None:
    s = begin(PEACEFUL)
    s.players[0].technologies = dict.fromkeys([x for x in TECHNOLOGIES if x != "gravity_drive"], True)
    assert values.spurs(s, 0) == []
    s.players[0].technologies = {"gravity_drive": True}
    assert values.spurs(s, 0) == [("gravity_drive", 1)]


@pytest.mark.rule("TI-70.1")
def test_ships_beyond_the_tokens_that_a_law_lets_count_go() -> None:
    s = begin(("hacan", "norr", "xxcha"))
    s.players[0].pools["fleet"] = 5
    put(s, 0, "s18", cruiser=5)
    assert act(copied(s), ("tidy",)).asked() == {}
    law(s, "fleet_regulations", "for")
    assert act(copied(s), ("tidy",)).s.players[0].units == {"s18": {"cruiser": 4}}
    assert checks.fleet_excess(s, 0, "s18") == 1


@pytest.mark.component
def test_a_retreat_ends_what_counts_as_a_ship_for_those_who_go_and_not_for_those_who_stay() -> None:
    s = begin(PEACEFUL)
    put(s, 0, "s18", cruiser=1)
    put(s, 1, "s18", cruiser=1)
    put(s, 0, s.board.beside["s18"][0], cruiser=1)
    s.system = "s18"
    s.combat = Combat(attacker=0, defender=1, place="s18", retreating=0)
    s.forces = [Force(source="flagship_nekro", seat=seat, value="counts_as_ship", amount=1, lasts="combat",
                      about=("mecatol_rex",)) for seat in (0, 1)]
    assert [x.seat for x in act(s, ("retreat",)).s.forces] == [1]


# what is told

@pytest.mark.component
def test_a_value_that_is_added_to_is_told_with_what_is_printed() -> None:
    s = begin(("sol", "norr", "xxcha"))
    assert strength.why(s, 0) == {"status_tokens": [["printed", 2], ["versatile", 1]]}
    assert strength.why(s, 2) == {}
    s.players[2].technologies = {"fleet_logistics": True}
    assert strength.why(s, 2) == {"actions_per_turn": [["fleet_logistics", 2]]}


@pytest.mark.component
def test_what_cards_make_of_a_planet_is_told() -> None:
    s = begin(PEACEFUL)
    planet = next(x for x in PLANETS.values() if x.resources != x.influence)
    assert strength.why_worth(s, planet.id) is None
    s.forces = [Force(source="reversal", seat=0, value="planet_values", amount=0, lasts="round", about=(planet.id,))]
    assert strength.why_worth(s, planet.id) == {"resources": [["reversal", planet.influence]],
                                                "influence": [["reversal", planet.resources]]}


@pytest.mark.component
@pytest.mark.parametrize(("name", "value"), [("core_mining", "resources"), ("senate_sanctuary", "influence")])
def test_a_law_that_is_attached_is_told_beside_what_is_printed(name: str, value: str) -> None:
    s = begin(PEACEFUL)
    law(s, name, "lodor")
    found = strength.why_worth(s, "lodor")
    assert found is not None
    assert [source for source, _ in found[value]] == ["printed", name]         # type: ignore[literal-required]
    assert strength.why_worth(s, "wellon") is None


@pytest.mark.component
def test_ships_beside_a_flagship_that_helps_them_are_told_apart() -> None:
    s = begin(("norr", "hacan", "xxcha"))
    put(s, 0, "s18", flagship=1, cruiser=1)
    put(s, 0, "s26", cruiser=1)
    found, = strength.local(s, 0)
    assert (found["place"], found["type"]) == ("s18", "cruiser")
    assert ["flagship_norr", 1] in found["combat"]


@pytest.mark.component
def test_a_dock_that_a_law_keeps_from_producing_is_told() -> None:
    s = begin(PEACEFUL)
    put(s, 0, "lodor", space_dock=1)
    put(s, 0, "wellon", infantry=1)
    assert strength.local(s, 0) == []
    law(s, "holy_planet_of_ixth", "lodor")
    assert [(x["place"], x["type"], x["production"]) for x in strength.local(s, 0)] == [
        ("lodor", "space_dock", [["holy_planet_of_ixth", 0]])]


@pytest.mark.component
def test_cannons_that_have_lost_their_abilities_are_told_of_nowhere() -> None:
    s = begin(PEACEFUL)
    put(s, 0, "lodor", pds=1)
    assert strength.cannons(s, 0) == {"s26": {"pds": 1}}
    s.forces = [Force(source="disable", seat=0, value="unit_abilities", amount=0, lasts="tactical", about=("pds",))]
    assert strength.cannons(s, 0) == {}


@pytest.mark.component
def test_nobody_is_asked_about_a_note_of_ones_own() -> None:
    s = begin(("xxcha", "norr", "sol"))
    h = Happening(number=1, window="ag_reveal_when", by=0, place="", about=(), order=[0, 1, 2])
    s.phase, s.vote = "agenda", "mutiny"
    assert [notes.could_use(s, h, seat) for seat in range(3)] == [False, False, False]
    note(s, 1, "political_favor")
    assert [notes.could_use(s, h, seat) for seat in range(3)] == [False, True, False]


@pytest.mark.component
def test_a_window_is_a_span_for_standing_answers() -> None:
    s = begin(PEACEFUL)
    assert GAME.spans(s, 0) == {"round": 1, "turn": 0, "window": 0}
    s.happenings = [Happening(number=7, window="turn_start", by=0, place="", about=(), order=[0])]
    assert GAME.spans(s, 0)["window"] == 7
