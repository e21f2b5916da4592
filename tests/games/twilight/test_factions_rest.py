"""Factions once more: what is produced by abilities, fighters that land, short cuts to knowledge,
escapes, blockades."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import galaxy, notes, objectives, research, score, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, begin, hand, law, note, put
from tests.games.twilight.test_factions import SYSTEM, owned

pytestmark = pytest.mark.component

FREE: Stage = ("open_window", "turn_start", 0, "", ())


# The Clan of Saar

@pytest.mark.rule("W-TURN-START", "TI-75.4")
def test_chaos_mapping_produces_one_unit_at_the_start_of_a_turn() -> None:
    s = owned("saar", "chaos_mapping", "sarween_tools")
    s.players[0].goods, s.players[0].planets = 3, {"starpoint": True}
    put(s, 0, "s18", cruiser=1)
    assert act(copied(s), FREE).asked() == {}, "nothing there produces"
    put(s, 0, "s27", space_dock=1)
    put(s, 0, "s26", space_dock=1)
    t = act(copied(s), FREE).play(0, "chaos_mapping-1")
    assert t.options(0) == [x for x in s.board.beside if x in ("s26", "s27")]
    t.play(0, "s27")
    assert t.refused(0, "fighter,2") == "no-such-part"
    assert t.refused(0, "infantry@starpoint,1 fighter,1") == "too-many-units"
    assert t.refused(0, "infantry@starpoint,1") == ""
    assert t.refused(0, "infantry@s27,1") == "", "a factory has room"
    assert t.refused(0, "infantry@new_albion,1") == "no-such-part", "not on a planet of nobody's"
    assert t.refused(0, "dreadnought,1") == "", "three trade goods and the planet"
    t.play(0, "carrier,1")
    assert t.refused(0, "goods,2") == "short"
    t.play(0, "goods,3")
    assert t.s.players[0].units["s27"] == {"space_dock": 1, "carrier": 1}
    assert t.s.players[0].goods == 0, "it is no PRODUCTION: nothing makes it cheaper"
    assert t.s.players[0].technologies["chaos_mapping"], "it is not exhausted"
    s.active = 1
    assert act(copied(s), ("open_window", "turn_start", 1, "", ())).asked() == {}, "in turns of one's own"
    s.active, s.players[0].technologies = 0, {}
    assert act(s, FREE).asked() == {}


@pytest.mark.rule("TI-75.6")
def test_chaos_mapping_makes_no_ships_where_others_have_some() -> None:
    s = owned("saar", "chaos_mapping")
    s.players[0].goods, s.players[0].planets = 3, {"starpoint": True}
    put(s, 0, "s27", space_dock=1)
    put(s, 1, "s27", destroyer=1)
    s.combat = None
    t = act(s, FREE).play(0, "chaos_mapping-1")
    assert t.refused(0, "cruiser,1") == "no-such-part"
    assert t.refused(0, "infantry@starpoint,1") == ""


@pytest.mark.rule("TI-74.1", "TI-4.4a")
def test_a_floating_factory_ends_with_a_blockade_and_other_docks_do_not() -> None:
    s = owned("saar")
    put(s, 0, "s27", space_dock=1)
    put(s, 1, "s27", destroyer=1)
    put(s, 0, "mecatol_rex", infantry=1)
    put(s, 2, "lodor", space_dock=1, infantry=1)
    put(s, 1, "s26", destroyer=1)
    put(s, 1, SYSTEM, destroyer=1)
    guarded = copied(s)
    put(guarded, 0, "s27", cruiser=1)
    guarded.system = "s27"
    t = act(s, ("tidy",))
    assert t.s.players[0].units == {"mecatol_rex": {"infantry": 1}}, "infantry below ships of others stays"
    assert t.s.players[2].units == {"lodor": {"space_dock": 1, "infantry": 1}}
    assert act(guarded, ("tidy",)).s.players[0].units["s27"] == {"space_dock": 1, "cruiser": 1}


# The Arborec

def brood() -> Twilight:
    s = owned("arborec", "sarween_tools")
    s.players[0].goods, s.players[0].planets = 4, {"starpoint": True}
    put(s, 0, "s27", flagship=1)
    return s


@pytest.mark.rule("W-ACTIVATE-AFTER", "TI-75.4")
def test_the_flagship_of_arborec_produces_up_to_five_units_where_it_is() -> None:
    t = act(brood(), ("activate", "s27"))
    assert t.options(0) == ["pass", "flagship_arborec"]
    t.play(0, "flagship_arborec")
    assert t.asked() == {0: "produce"}
    assert t.refused(0, "fighter,6") != ""
    assert t.refused(0, "fighter,4 infantry@starpoint,2") == "too-many-units"
    assert t.refused(0, "cruiser,2 infantry@starpoint,1") == "", "with the planet five resources and more"
    assert t.refused(0, "dreadnought,2") == "too-dear", "eight, and there are seven"
    assert t.refused(0, "infantry@new_albion,1") == "no-such-part"
    t.play(0, "fighter,2 infantry@s27,1 infantry@starpoint,2", "goods,3")
    assert t.s.players[0].units == {"s27": {"flagship": 1, "fighter": 2, "infantry": 1}, "starpoint": {"infantry": 2}}
    assert t.s.players[0].goods == 1, "no PRODUCTION was used"


@pytest.mark.rule("W-ACTIVATE-AFTER")
@pytest.mark.ruling("duha_menaimon")
def test_the_flagship_of_arborec_has_to_be_there_already() -> None:
    s = brood()
    assert "used" not in [x.what for x in act(copied(s), ("activate", SYSTEM)).events]
    assert act(copied(s), ("open_window", "activate_after", 0, "s18", ())).asked() == {}
    s.active = 1
    assert act(copied(s), ("open_window", "activate_after", 1, "s27", ())).asked() == {}, "others' activations"
    s.active = 0
    note(s, 1, "stymie")
    notes.reveal(s, 1, "stymie")
    assert act(copied(s), ("open_window", "activate_after", 0, "s27", ())).asked() == {0: "react"}
    put(s, 1, s.board.beside["s27"][0], destroyer=1)
    assert act(s, ("open_window", "activate_after", 0, "s27", ())).asked() == {}, "near its holder nothing is produced"


@pytest.mark.rule("TI-10.1a", "TI-10.1d", "TI-75.2")
def test_letani_warriors_add_up_and_docks_of_arborec_make_no_infantry() -> None:
    s = owned("arborec")
    s.players[0].goods, s.players[0].planets = 1, {"starpoint": False, "new_albion": False}
    put(s, 0, "starpoint", infantry=1)
    put(s, 0, "new_albion", infantry=1, space_dock=1)
    s.system = "s27"
    t = act(copied(s), ("produce",))
    assert t.refused(0, "infantry@starpoint,1 infantry@new_albion,1") == "", "two for one resource"
    assert t.refused(0, "infantry@new_albion,2") != "", "the dock does not help"
    s.players[0].technologies, s.players[0].goods = {"letani_warrior_ii": True}, 2
    assert act(s, ("produce",)).refused(0, "infantry@starpoint,2 infantry@new_albion,2") == ""


@pytest.mark.rule("W-SECONDARY", "TI-13.3")
def test_warfare_is_for_docks_and_not_for_warriors() -> None:
    s = begin(factions=("sol", "arborec", "norr"))
    put(s, 1, "nestphar", infantry=4)
    assert act(copied(s), ("next_secondary", (1,), "warfare")).asked() == {}
    put(s, 1, "nestphar", space_dock=1)
    s.players[1].goods = 2
    t = act(s, ("next_secondary", (1,), "warfare")).play(1, "use")
    assert t.refused(1, "infantry@nestphar,1") != ""
    assert t.refused(1, "fighter,2") == ""


# The Naalu Collective

def landing(**troops: int) -> Twilight:
    s = begin(factions=("naalu", "hacan", "xxcha"))
    put(s, 0, "s26", flagship=1, fighter=3, infantry=2)
    if troops:
        put(s, 1, "lodor", **troops)
        s.players[1].planets["lodor"] = True
    s.system = "s26"
    return s


@pytest.mark.rule("W-COMBAT-END")
@pytest.mark.ruling("errata_matriarch")
def test_fighters_that_have_landed_return_when_the_combat_ends() -> None:
    s = landing(infantry=1)
    t = act(copied(s), ("invade",), luck="8 1 1").play(0, "lodor,1 lodor@fighter,2")
    assert [x["ability"] for x in t.told("used")] == ["flagship_naalu-return"]
    assert t.s.players[0].units == {"s26": {"flagship": 1, "fighter": 3, "infantry": 1}, "lodor": {"infantry": 1}}
    assert "lodor" in t.s.players[0].planets
    assert t.told("combat_over") == [{"seat": 0, "place": "lodor"}]


@pytest.mark.rule("TI-21.3", "TI-25.2")
def test_fighters_beside_the_matriarch_are_named_after_the_ground_force_that_has_to_land() -> None:
    s = begin(factions=("naalu", "hacan", "xxcha"))
    put(s, 0, "s18", flagship=1, infantry=1, fighter=2)
    s.system = "s18"
    s.players[0].goods = 6
    t = act(s, ("invade",)).play(0, "remove", "goods,6")
    decision = t.table.waiting()[0]
    assert decision.steps([]) == ["mecatol_rex"]
    assert decision.steps(["mecatol_rex", 1]) == ["stop", "mecatol_rex@fighter"]


@pytest.mark.rule("TI-25.2")
def test_no_more_fighters_land_than_there_are() -> None:
    s = begin(factions=("naalu", "hacan", "xxcha"))
    put(s, 0, "s35", flagship=1, fighter=2)
    s.system = "s35"
    one, other = SYSTEMS["s35"].planets
    decision = act(s, ("commit",)).table.waiting()[0]
    assert decision.steps([f"{one}@fighter", 2]) == []
    assert decision.steps([f"{one}@fighter", 1, f"{other}@fighter"]) == [1]


@pytest.mark.rule("W-COMBAT-END", "TI-49.4")
@pytest.mark.ruling("matriarch")
def test_fighters_alone_take_no_planet_and_win_no_combat() -> None:
    s = landing(infantry=1, pds=1)
    s.players[0].technologies = {"dacxive_animators": True}
    t = act(copied(s), ("invade",), luck="1 8 1 1").play(0, "lodor@fighter,2")
    assert t.asked() == {1: "space_cannon"}
    t.play(1, "nothing")
    assert (t.told("combat_over"), t.told("combat_draw")) == ([], [{"place": "lodor"}])
    assert t.s.players[0].units == {"s26": {"flagship": 1, "fighter": 3, "infantry": 2}}
    assert t.s.players[1].units == {"lodor": {"pds": 1}}
    assert "lodor" in t.s.players[1].planets


@pytest.mark.rule("TI-25.5")
def test_fighters_return_from_planets_that_nobody_defends() -> None:
    t = act(landing(), ("invade",)).play(0, "lodor,1 lodor@fighter,1")
    assert t.s.players[0].units == {"s26": {"flagship": 1, "fighter": 3, "infantry": 1}, "lodor": {"infantry": 1}}
    u = act(landing(), ("invade",)).play(0, "lodor@fighter,3")
    assert u.s.players[0].units == {"s26": {"flagship": 1, "fighter": 3, "infantry": 2}}
    assert "lodor" not in u.s.players[0].planets


@pytest.mark.rule("TI-42.6")
def test_cannons_hit_fighters_that_land_and_a_parley_sends_them_back() -> None:
    s = landing(infantry=1, pds=1)
    t = act(copied(s), ("invade",), luck="6").play(0, "lodor,1 lodor@fighter,2")
    t.play(1, "pds@lodor,1")
    assert t.asked() == {0: "hits"}
    assert t.refused(0, "fighter,1") == ""
    hand(s, 1, "parley")
    u = act(s, ("invade",))
    while u.asked() == {1: "react"}:
        u.play(1, "pass")
    u.play(0, "lodor,1 lodor@fighter,2").play(1, "parley")
    assert u.s.players[0].units == {"s26": {"flagship": 1, "fighter": 3, "infantry": 2}}
    assert u.told("rolled") == []


@pytest.mark.rule("W-MOVE-AFTER", "A-16")
def test_ships_that_slip_away_out_of_a_gravity_rift_may_be_lost() -> None:
    s = begin(factions=("sol", "norr", "naalu", "xxcha"))
    rift, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift"][:1]
    free = next(x for x in s.board.beside[rift] if not SYSTEMS[x].anomaly)
    put(s, 0, rift, cruiser=1)
    put(s, 2, rift, carrier=2, fighter=1, infantry=3)
    s.system = rift
    t = act(s, ("open_window", "move_after", 0, rift, ()), luck="3 10 10").play(2, "foresight", free)
    assert t.asked() == {2: "retreat_cargo"}, "each carrier has its own load"
    t.play(2, f"{rift},2", f"{rift},1")
    assert t.s.players[2].units == {free: {"carrier": 1, "fighter": 1, "infantry": 1}}
    assert t.told("rift") == [{"seat": 2, "dice": [3, 10, 10]}]
    assert t.s.players[2].tokens == [free]


@pytest.mark.rule("W-SPC-ROUND-START")
def test_a_floating_factory_slips_away_with_the_ships() -> None:
    s = begin(factions=("saar", "norr", "xxcha"))
    put(s, 0, SYSTEM, cruiser=1, space_dock=1)
    put(s, 1, SYSTEM, cruiser=1)
    free = next(x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly)
    s.system = SYSTEM
    hand(s, 0, "skilled_retreat-1")
    t = act(s, ("meet",)).play(0, "skilled_retreat-1", free)
    assert t.s.players[0].units == {free: {"cruiser": 1, "space_dock": 1}}


# The L1Z1X Mindnet

def heir(*technologies: str, goods: int = 2) -> Twilight:
    s = owned("l1z1x", "inheritance_systems", *technologies)
    s.players[0].goods, s.players[0].planets = goods, {}
    return s


def study(s: Twilight) -> Scenario:
    return act(s, ("perform", 0, "technology", 0))


@pytest.mark.rule("W-RESEARCH-WHEN", "TI-37.12")
def test_inheritance_systems_make_prerequisites_needless_for_two_resources() -> None:
    s = heir()
    t = study(copied(s))
    assert t.refused(0, "fleet_logistics") == "lacks-prerequisites"
    assert t.refused(0, "neural_motivator inheritance_systems") == "needless"
    assert t.refused(0, "inheritance_systems") == "one-technology"
    t.play(0, "war_sun inheritance_systems")
    assert t.asked() == {0: "pay_resources"}
    t.play(0, "goods,2")
    assert t.s.players[0].technologies == {"inheritance_systems": False, "war_sun": True}
    assert t.s.players[0].goods == 0
    t.s.players[0].goods = 2
    assert "fleet_logistics" not in research.possible(t.s, 0), "it is exhausted"
    assert "fleet_logistics" in research.possible(s, 0)
    s.players[0].goods = 1
    assert "fleet_logistics" not in research.possible(s, 0)
    assert study(s).refused(0, "war_sun inheritance_systems") == "no-such-part"
    s.players[0].goods, s.players[0].technologies = 2, {}
    assert "fleet_logistics" not in research.possible(s, 0)


@pytest.mark.rule("W-RESEARCH-WHEN")
def test_inheritance_systems_go_with_no_other_help_and_every_step_leads_on() -> None:
    s = heir()
    s.players[0].planets = {"new_albion": True}
    t = study(s)
    assert t.refused(0, "dacxive_animators new_albion") == ""
    assert t.refused(0, "dacxive_animators new_albion inheritance_systems") == "needless"
    colours = research.helpers(s, 0)
    assert colours == {"new_albion": "green"}
    rest = ["new_albion", "inheritance_systems"]
    assert research.hope(s, 0, ("war_sun",), rest)
    assert research.hope(s, 0, ("war_sun", "inheritance_systems"), [])
    assert not research.hope(s, 0, ("war_sun",), ["new_albion"])
    assert not research.hope(s, 0, ("inheritance_systems",), rest)
    assert not research.hope(s, 0, ("neural_motivator", "inheritance_systems"), [])
    assert not research.hope(s, 0, ("dacxive_animators", "new_albion", "inheritance_systems"), [])


# The Ghosts of Creuss

@pytest.mark.rule("TI-M.5", "TI-30.1", "TI-89.4")
def test_the_gate_of_creuss_stands_where_its_home_would() -> None:
    s = begin(factions=("norr", "creuss", "hacan"))
    assert (s.board.homes[1], s.board.gates[1]) == ("s51", "s17")
    assert "s17" in s.board.hexes
    assert "s51" not in s.board.hexes, "it lies apart"
    assert (s.board.beside["s51"], galaxy.adjacent(s, "s51")) == ((), ["s17"])
    assert [s.board.gates[seat] for seat in (0, 2)] == [s.board.homes[seat] for seat in (0, 2)]
    assert not SYSTEMS["s17"].faction, "the gate is no home system"
    assert objectives.others_homes(s, 0) == ["s51", s.board.homes[2]]


def test_slipstream_is_for_ships_that_start_at_home_or_at_a_wormhole() -> None:
    s = begin(factions=("creuss", "norr", "hacan"))
    far = {x: values.total(values.move(s, 0, "carrier", x)) for x in ("s51", "s26", "s40", "s17", "s18")}
    assert far == {"s51": 2, "s26": 2, "s40": 2, "s17": 1, "s18": 1}, "delta does not help"
    s.wormholes = {"alpha": "s18"}
    assert values.move(s, 0, "carrier", "s18") == [("printed", 1), ("slipstream", 1)]
    assert values.total(values.move(s, 1, "carrier", "s26")) == 1
    assert values.move(s, 0, "fighter", "s51") == [("printed", 0)], "what cannot move does not"


@pytest.mark.rule("TI-E.11", "TI-16.2")
def test_the_wormhole_of_a_flagship_that_is_lost_in_a_rift_is_gone_for_those_who_move_later() -> None:
    s = begin(factions=("creuss", "norr", "hacan", "sol"))
    put(s, 0, "s41", flagship=1)
    put(s, 0, "s51", cruiser=1)
    for luck, left in (("10", True), ("1", False)):
        t = act(copied(s), ("activate", "s24"), luck=luck).play(0, "flagship,s41")
        assert (t.asked() == {0: "move"}) == left, "from home it is one step, or too many"
        if left:
            t.play(0, "cruiser,s51")
            assert t.s.players[0].units == {"s24": {"flagship": 1, "cruiser": 1}}


def test_others_use_the_wormhole_of_the_flagship_if_they_can_pass_it() -> None:
    s = begin(factions=("creuss", "norr", "hacan", "sol"))
    put(s, 0, "s24", flagship=1)
    put(s, 3, "s17", cruiser=1)
    goal = next(x for x in s.board.beside["s24"] if not SYSTEMS[x].anomaly and x not in galaxy.near(s, "s17"))
    assert galaxy.way(s, 3, "s17", "s24", 1) == ("s24",)
    assert galaxy.way(s, 3, "s17", goal, 2) is None
    s.players[3].technologies = {"light_wave_deflector": True}
    assert galaxy.way(s, 3, "s17", goal, 2) == ("s24", goal)


@pytest.mark.rule("TI-73.1")
def test_what_creuss_sees_as_adjacent_counts_for_its_objectives() -> None:
    s = begin(factions=("creuss", "norr", "hacan"))
    alpha = next(x for x in s.board.beside if not any([SYSTEMS[y].anomaly for y in galaxy.near(s, x)]))
    s.wormholes = {"beta": "s42", "alpha": alpha}
    for seat in (0, 1):
        put(s, seat, alpha, cruiser=1)
    assert [objectives.fleets(s, seat, "adjacent_to_anomaly") for seat in (0, 1)] == [1, 0]


# The Xxcha Kingdom

@pytest.mark.rule("W-CONTROL-WHEN", "TI-40.1")
def test_a_planet_that_comes_by_peace_accords_is_gained_like_any_other() -> None:
    s = owned("xxcha")
    s.players[0].planets = {"starpoint": True}
    s.players[2].planets["new_albion"] = True
    law(s, "holy_planet_of_ixth", "new_albion")
    s.players[2].points["holy_planet_of_ixth"] = 1
    t = act(s, ("open_window", "sc_primary_after", 0, "", ("diplomacy",))).play(0, "peace_accords", "new_albion")
    assert [score.score(t.s, seat) for seat in (0, 2)] == [1, 0]


# The Clan of Saar, under fire

@pytest.mark.rule("TI-42.5")
def test_cannons_do_not_fire_at_a_floating_factory() -> None:
    s = begin(factions=("saar", "norr", "hacan"))
    put(s, 0, "s26", space_dock=1)
    put(s, 1, "lodor", pds=2)
    s.system = "s26"
    assert act(copied(s), ("offense",)).asked() == {}
    put(s, 0, "s26", cruiser=1)
    t = act(s, ("offense",), luck="6 6").play(1, "pds@lodor,2")
    assert t.s.players[0].units == {"s26": {"space_dock": 1}}, "one hit was too many"
