"""After the battles: population, discs, discoveries, repair (ECL-15)."""
from __future__ import annotations

import pytest

from fivesuns.games.eclipse.state import Galaxy

from .scenario import Scenario, at_stage, clear, combat, galaxy, own, put, refit


def raid(species: str = "terran_federation", ship: str = "cruiser", **options: object) -> Galaxy:
    """Seat 0 stands in sector 108 of seat 1: science, grey and an orbital are settled."""
    s = galaxy(2, ["terran_directorate", species], **options)
    put(s, 108, (5, 0), owner=1, orbital=True, cubes=[1, 2, 3], ships={0: {ship: 1}})
    return s


@pytest.mark.rule("ECL-15.1")
def test_ships_may_attack_population_with_their_cannons() -> None:
    t = combat(raid())
    assert t.asked() == (0, "bombard")
    assert [x for x in t.options() if not x.startswith("trade")] == ["bombard cruiser", "spare"]
    t.play(0, "bombard cruiser").lucky("5")            # 5 + 1: the computer counts, and population has no shield
    assert [(x["faces"], x["dice"], x["computer"], x["damage"]) for x in t.told("bombarded")] == [([5], [1], 1, 1)]
    assert t.asked() == (0, "destroy")
    assert t.options("square") == ["square 1", "square 2", "square 3"]
    t.play(0, "square 1")
    assert t.s.cubes[108] == (2, 3)
    assert t.p(1).grave == [0, 1, 0]
    assert t.asked() is None                           # each class attacks once
    t = combat(raid()).play(0, "spare")
    assert t.s.cubes[108] == (1, 2, 3)     # it is optional


@pytest.mark.rule("ECL-15.1")
def test_missiles_do_not_attack_population_and_each_point_kills_a_cube() -> None:
    s = raid(ship="interceptor")
    own(s, 0, "plasma_missile")
    refit(s, 0, "interceptor", "plasma_missile")
    assert combat(s).asked() is None
    s = raid(ship="interceptor")
    own(s, 0, "plasma_cannon")
    refit(s, 0, "interceptor", "plasma_cannon")
    t = combat(s).play(0, "bombard interceptor").lucky("6").play(0, "square 1", "square 2")
    assert t.asked() == (1, "grave")
    t.play(1, "material")
    assert t.s.cubes[108] == (3,)


@pytest.mark.rule("ECL-15.1")
def test_every_class_of_ships_attacks_once() -> None:
    s = raid()
    put(s, 108, ships={0: {"interceptor": 2}})
    t = combat(s).play(0, "bombard cruiser").lucky("1")
    assert t.options("bombard") == ["bombard interceptor"]
    t.play(0, "bombard interceptor").lucky("1 1")
    assert t.asked() is None


@pytest.mark.rule("ECL-15.2", "ECL-10.1")
def test_neutron_bombs_destroy_everything_unless_absorbed() -> None:
    s = raid()
    own(s, 0, "neutron_bombs")
    t = combat(s).play(0, "bombs")
    assert t.asked() == (1, "grave")
    t.play(1, "material", "money")
    assert 108 not in t.s.cubes
    assert t.p(1).grave == [1, 1, 1]
    s = raid()
    own(s, 0, "neutron_bombs")
    own(s, 1, "neutron_absorber")
    assert "bombs" not in combat(s).options()


@pytest.mark.rule("ECL-15.2", "ECL-22.4", "ECL-10.4")
def test_planta_is_defenceless_absorber_or_not() -> None:
    s = raid("planta")
    own(s, 1, "neutron_absorber")
    t = combat(s)
    assert t.asked() == (1, "grave")                   # seat 0 was not even asked
    t.play(1, "material", "science")
    assert 108 not in t.s.cubes


@pytest.mark.rule("ECL-15.2", "ECL-19.36")
def test_whether_bombs_need_an_armed_ship() -> None:
    for ruling, due in (("no", True), ("yes", False)):
        s = raid(bombs_need_cannons=ruling)
        own(s, 0, "neutron_bombs")
        refit(s, 0, "cruiser", "", "hull")
        t = combat(s)
        assert (t.asked() == (0, "bombard") and "bombs" in t.options()) is due


@pytest.mark.rule("ECL-15.3", "ECL-7.4")
def test_graveyards_of_grey_and_orbital_cubes_are_the_owners_choice() -> None:
    s = raid()
    own(s, 0, "neutron_bombs")
    t = combat(s).play(0, "bombs")
    assert t.options("material", "science", "money") == ["material", "science", "money"]       # grey
    t.play(1, "money")
    assert t.options("material", "science", "money") == ["science", "money"]                   # orbital
    t.play(1, "money")
    assert t.p(1).grave == [0, 1, 2]


@pytest.mark.rule("ECL-15.4")
def test_structures_stay() -> None:
    s = raid("planta")
    put(s, 108, monolith=True)
    t = combat(s).play(1, "material", "science").play(0, "claim 108")
    assert t.s.orbitals == t.s.monoliths == [108]
    assert t.s.owner[108] == 0


@pytest.mark.rule("ECL-15.5")
def test_a_disc_without_cubes_falls_and_the_winner_may_place_one() -> None:
    s = raid("planta")
    discs = s.players[1].discs
    t = combat(s).play(1, "material", "science")
    assert t.asked() == (0, "claim")
    assert 108 not in t.s.owner
    assert t.p(1).discs == discs + 1
    mine = t.p(0).discs
    t.play(0, "leave 108")
    assert 108 not in t.s.owner
    t = combat(raid("planta")).play(1, "material", "science").play(0, "claim 108")
    assert t.p(0).discs == mine - 1


@pytest.mark.rule("ECL-15.5")
def test_an_empty_sector_falls_without_a_shot_and_a_settled_one_does_not() -> None:
    s = galaxy()
    put(s, 103, (5, 0), owner=1, ships={0: {"cruiser": 1}})
    put(s, 105, (6, 0), owner=1, cubes=[0], ships={0: {"cruiser": 1}})
    t = combat(s, "1").play(0, "spare")
    assert t.told("lost_sector") == [{"seat": 1, "sector": 103}]
    assert t.s.owner[105] == 1


@pytest.mark.rule("ECL-15.5")
def test_ships_claim_sectors_from_the_highest_number_down_but_not_beside_ancients() -> None:
    s = galaxy(2, ["draco"])
    put(s, 103, (5, 0), ships={0: {"interceptor": 1}})
    put(s, 306, (-5, 0), ships={0: {"interceptor": 1}})
    put(s, 101, (0, 6), npcs=1, ships={0: {"interceptor": 1}})
    t = combat(s)
    order = []
    while t.asked() == (0, "claim"):
        order.append(t.options("claim")[0])
        t.play(0, t.options("claim")[0])
    assert order == ["claim 306", "claim 103", "claim 101"]        # Draco may, even beside Ancients


@pytest.mark.rule("ECL-15.6")
def test_the_discovery_goes_to_the_ships_that_freed_it() -> None:
    s = galaxy()
    put(s, 101, (5, 0), npcs=1, discovery=True, ships={0: {"cruiser": 1}})
    own(s, 0, "antimatter_cannon", "zero_point_source", "tachyon_drive")
    refit(s, 0, "cruiser", "", "antimatter_cannon", "", "zero_point_source", "tachyon_drive")
    t = combat(s, "6", "gain_money_8").play(0, "pass", "claim 101")
    assert t.asked() == (0, "discovery")
    t.play(0, "keep")
    assert t.p(0).kept == ["gain_money_8"]


@pytest.mark.rule("ECL-15.6", "ECL-19.39")
def test_draco_takes_what_an_intruder_has_freed_in_its_sector() -> None:
    for ruling, due in (("controller", 0), ("ships", 1)):
        s = galaxy(2, ["draco"], draco_discovery=ruling)
        put(s, 101, (5, 0), owner=0, cubes=[0], discovery=True, ships={1: {"cruiser": 1}})
        t = combat(s).play(1, "spare")
        assert t.asked() == (due, "discovery")
    s = galaxy(2, ["draco"])
    put(s, 101, (5, 0), owner=0, npcs=1, discovery=True, ships={0: {"cruiser": 1}})
    t = combat(s)
    assert 101 in t.s.facedown                         # never beside Ancients
    s = galaxy()
    put(s, 101, (5, 0), owner=0, discovery=True)
    assert combat(s).asked() == (0, "discovery")       # no ships: the controller


@pytest.mark.rule("ECL-15.8", "ECL-16.6")
def test_a_player_with_neither_ships_nor_sectors_is_eliminated() -> None:
    s = galaxy(3)
    _homeless(s, 0)
    t = at_stage(s, ("combat_phase",), ("upkeep_phase",))
    assert t.p(0).out
    assert t.told("eliminated")[0]["seat"] == 0


def _homeless(s: Galaxy, seat: int) -> None:
    home = next(tile for tile, who in s.owner.items() if who == seat)
    clear(s, home)
    s.cubes.pop(home)
    s.players[seat].track = [11, 11, 11]
    del s.owner[home]
    s.players[seat].discs += 1


def test_scenarios_without_luck_wait_for_the_dice() -> None:
    t = combat(raid()).play(0, "bombard cruiser")
    assert isinstance(t, Scenario)
    assert t.asked() is None


@pytest.mark.rule("ECL-15.5", "ECL-19.40")
def test_a_disc_that_falls_may_claim_another_sector_whatever_their_numbers() -> None:
    """All discs fall before the first sector is claimed: the only disc of seat 1 comes from the lower sector."""
    s = galaxy()
    put(s, 103, (5, 0), owner=1, ships={0: {"cruiser": 1}})
    put(s, 306, (-5, 0), ships={1: {"cruiser": 1}})
    p = s.players[1]
    p.acts[0], p.discs = p.discs, 0
    t = combat(s)
    assert (t.asked(), t.options("claim")) == ((1, "claim"), ["claim 306"])
    t.play(1, "claim 306")
    assert (t.p(1).discs, t.asked(), t.options("claim")) == (0, (0, "claim"), ["claim 103"])
