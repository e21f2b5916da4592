"""Points that the rulebook leaves open, as we play them and as a table may play them instead (ECL-19).

Rulings that belong to one chapter are tested there; here are the others.
"""
from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from fivesuns.arena.bench import compiled
from fivesuns.games.eclipse import GAME
from fivesuns.games.eclipse.catalog import SECTORS
from fivesuns.games.eclipse.options import OPTIONS, RULINGS, Rules, agreed
from fivesuns.kernel import IllegalOptions, QuickDice, Table
from fivesuns.kernel.laws import check_lightly

from .scenario import at_stage, begin, clear, combat, galaxy, offer, own, put, refit, rich
from .sense import sense


@pytest.mark.rule("ECL-19.1")
def test_without_the_module_its_tiles_leave_too() -> None:
    s = galaxy()
    assert "warp_portal" in s.box
    assert "ancient_warp_portal" in s.box
    s = galaxy(portal_parts="stay")
    assert "warp_portal" in s.bag
    assert "ancient_warp_portal" in s.discoveries
    assert 281 in s.unused
    with pytest.raises(IllegalOptions, match="legal with portals"):
        Table(GAME, {"seats": 2, "portals": True, "portal_parts": "stay"}, QuickDice(1))


@pytest.mark.rule("ECL-19.2")
def test_trading_beside_any_decision_or_in_the_own_turn_only() -> None:
    for ruling, due in (("any_decision", True), ("own_turn", False)):
        s = galaxy(4, trade=ruling)
        put(s, 201, (2, 1), owner=2)
        rich(s, 2)
        t = begin(s, turn=1, trade=ruling).play(1, "propose terran_union")
        assert t.asked() == (2, "relations")
        assert (len(t.options("trade")) > 0) is due
        if due:
            t.play(2, "trade money science", "accept")
            assert t.stuff(2)["science"] == 41
        else:
            assert t.refused(2, "trade money science")
    t = begin(galaxy(trade="own_turn"), trade="own_turn")
    assert t.options("trade")                          # the own turn


@pytest.mark.rule("ECL-19.3")
def test_colony_ships_on_a_turn_spent_passing() -> None:
    for ruling, due in (("yes", True), ("no", False)):
        s = galaxy(acts_before_pass=ruling)
        put(s, 201, (0, -1), owner=0)
        t = begin(s, acts_before_pass=ruling)
        assert (len(t.options("colonise")) > 0) is due
        t.play(0, "upgrade")
        assert t.options("colonise")


@pytest.mark.rule("ECL-19.4")
def test_exploring_where_nothing_could_lie() -> None:
    assert "explore 1,-2" not in begin(galaxy()).play(0, "explore").options()
    s = galaxy(blind_explore="allowed")
    t = begin(s, "201", blind_explore="allowed").play(0, "explore", "explore 1,-2")
    assert t.s.heaps[1] == [201]                       # it could only be discarded
    assert t.asked() == (1, "turn")


@pytest.mark.rule("ECL-19.5")
def test_the_order_of_side_and_control() -> None:
    for ruling, due in (("free", True), ("side_first", False)):
        s = galaxy(discovery_order=ruling)
        t = begin(s, "312", "gain_money_8", discovery_order=ruling).play(0, "explore", "explore 0,-3")
        t.play(0, t.options("lay")[0])
        assert ("control 312" in t.options()) is due
        t.play(0, "use")
        assert "control 312" in t.options()


@pytest.mark.rule("ECL-19.12")
def test_retreat_through_a_portal() -> None:
    for ruling, due in (("yes", ["retreat cruiser 382"]), ("no", [])):
        s = galaxy(portals=True, portal_retreat=ruling)
        put(s, 381, (5, 0), ships={0: {"cruiser": 1}, 1: {"cruiser": 1}})
        put(s, 382, (-5, 0), owner=0)
        t = combat(s)
        assert (t.options("retreat") if t.asked() else []) == due


@pytest.mark.rule("ECL-19.18")
def test_the_start_player_tile_passes_clockwise_from_the_eliminated() -> None:
    s = galaxy(3)
    s.start = 1
    clear(s, 223)
    s.cubes.pop(223)
    s.players[1].track = [11, 11, 11]
    del s.owner[223]
    s.players[1].discs += 1
    t = at_stage(s, ("combat_phase",))
    assert t.p(1).out
    assert t.s.start == 2


@pytest.mark.rule("ECL-19.21", "ECL-6.1")
def test_the_phase_ends_with_the_last_pass_whoever_could_still_react() -> None:
    t = begin(galaxy(3)).play(0, "pass").play(1, "pass").play(2, "pass")
    assert t.s.round == 2


@pytest.mark.rule("ECL-19.25")
def test_dracos_second_sector_when_the_stack_is_empty() -> None:
    for ruling, due in (("reshuffle", True), ("no_reshuffle", False)):
        s = galaxy(2, ["draco"], second_reveal=ruling)
        s.unused += [x for x in s.stacks[0] if x not in (103, 105)]
        s.stacks[0], s.depth[0], s.heaps[0] = [103], 1, [105]
        t = begin(s, second_reveal=ruling).play(0, "explore", "explore 0,-1")
        assert ("reveal" in t.options()) is due
    s = galaxy(2, ["draco"])
    s.unused += [x for x in s.stacks[0] if x != 103]
    s.stacks[0], s.depth[0] = [103], 1
    assert "reveal" not in begin(s).play(0, "explore", "explore 0,-1").options()


@pytest.mark.rule("ECL-19.27")
def test_eridani_has_fourteen_discs_in_all() -> None:
    s = galaxy(2, ["eridani"])
    assert (s.players[0].discs, s.players[0].spare) == (10, 3)
    assert not GAME.audit(s)


@pytest.mark.rule("ECL-19.28")
def test_one_battle_without_penalty_earns_the_draw_for_taking_part() -> None:
    s = galaxy(4)
    put(s, 103, (0, -1), ships={1: {"interceptor": 1}, 2: {"interceptor": 1}, 0: {"cruiser": 1}})
    t = combat(s).lucky("1").play(0, "attack cruiser").lucky("6", "1")       # the first battle is won,
    t.play(0, "retreat cruiser 221").lucky("1")                              # the second abandoned
    while t.asked() is not None and t.asked()[1] == "keep":                  # type: ignore[index]
        t.play(t.asked()[0], "pass")                                         # type: ignore[index]
    assert {x["seat"]: x["tiles"] for x in t.told("drew_reputation")} == {0: 2, 1: 1, 2: 1}


@pytest.mark.rule("ECL-19.29")
def test_draco_may_not_retreat_to_ancients() -> None:
    for ruling, due in (("yes", []), ("no", ["retreat cruiser 101"])):
        s = galaxy(2, ["draco"], ancients_disturb=ruling)
        put(s, 103, (5, 0), ships={0: {"cruiser": 1}, 1: {"cruiser": 1}})
        put(s, 101, (6, 0), owner=0, npcs=1)
        assert 101 in s.links[103]
        t = combat(s)
        assert (t.options("retreat") if t.asked() else []) == due


@pytest.mark.rule("ECL-19.30")
def test_two_portals_in_one_sector() -> None:
    for ruling, due in (("yes", ["portal 221", "portal 201"]), ("no", ["portal 221"])):
        s = galaxy(portals=True, two_portals=ruling)
        put(s, 201, (0, -1), owner=0, portal=2)
        s.discoveries.remove("ancient_warp_portal")
        s.used.append("ancient_warp_portal")
        offer(s, "warp_portal")
        rich(s, 0)
        t = begin(s, portals=True, two_portals=ruling).play(0, "research", "research warp_portal grid")
        if ruling == "yes":
            assert t.options("portal") == due
            t.play(0, "portal 201")
            assert t.s.gates[201] == 3
        else:
            assert t.s.gates == {201: 2, 221: 1}


@pytest.mark.rule("ECL-19.31")
def test_effects_without_a_sector_are_lost() -> None:
    for ruling, due in (("yes", True), ("no", False)):
        s = galaxy(portals=True, portal_without_sector=ruling)
        s.cubes.pop(221)
        s.players[0].track = [11, 11, 11]
        del s.owner[221]
        s.players[0].discs += 1
        offer(s, "warp_portal", "artifact_key")
        rich(s, 0)
        t = begin(s, portals=True, portal_without_sector=ruling).play(0, "research")
        assert ("research warp_portal grid" in t.options()) is due
        assert "research artifact_key nano" in t.options()
    t.play(0, "research artifact_key nano")
    assert t.stuff(0) == {"material": 40, "science": 24, "money": 40}


@pytest.mark.rule("ECL-19.32")
def test_relations_after_combat_are_an_option() -> None:
    for ruling, due in (("no", None), ("yes", (1, "parley"))):
        s = galaxy(4, late_relations=ruling)
        put(s, 201, (2, 1), owner=2)
        t = combat(s)
        assert t.asked() == due
    t.play(1, "propose terran_union").play(2, "accept").play(1, "science").play(2, "money")
    assert t.p(1).embassy == {2: 1}


@pytest.mark.rule("ECL-19.32", "ECL-19.9")
def test_relations_after_combat_are_counted_for_each_player_anew() -> None:
    for ruling, due in (("unlimited", 1), ("one_per_turn", 0)):
        s = galaxy(4, late_relations="yes", relations=ruling)
        s.start = 1                                    # a neighbour of both seat 2 and seat 0
        put(s, 201, (2, 1), owner=2)
        put(s, 306, (2, -1), owner=0)
        t = combat(s).play(1, "propose terran_union").play(2, "accept").play(1, "science").play(2, "money")
        assert t.asked() == (due, "parley")


@pytest.mark.rule("ECL-19.34")
def test_a_portal_on_the_new_sector_is_no_connection() -> None:
    touching = [turned for turned in range(6) if SECTORS[381].wormholes[turned][3]]
    for ruling, due in (("no", touching), ("yes", [0, 1, 2, 3, 4, 5])):
        s = galaxy(portals=True, portal_connects=ruling)
        put(s, 221, portal=1)
        t = begin(s, "381", portals=True, portal_connects=ruling).play(0, "explore", "explore 0,-3")
        assert t.options("lay") == [f"lay 381 {turned}" for turned in due]


@pytest.mark.rule("ECL-19.35")
def test_when_the_discards_are_shuffled() -> None:
    for ruling, due in (("when_needed", ([], [105])), ("at_once", ([105], []))):
        s = galaxy(reshuffle=ruling)
        s.unused += [x for x in s.stacks[0] if x not in (103, 105)]
        s.stacks[0], s.depth[0], s.heaps[0] = [103], 1, [105]
        t = begin(s, reshuffle=ruling).play(0, "explore", "explore 0,-1")
        assert (t.s.stacks[0], t.s.heaps[0]) == due
        assert t.s.revealed == [103]


@pytest.mark.rule("ECL-19.38", "ECL-14.15")
def test_a_forced_retreat_counts_as_one() -> None:
    s = galaxy()
    put(s, 103, (0, -1), ships={1: {"cruiser": 1}, 0: {"cruiser": 1}})
    for seat in (0, 1):
        refit(s, seat, "cruiser", "", "hull")
    t = combat(s).play(0, "retreat cruiser 221").play(1, "pass")
    assert [x["seat"] for x in t.told("drew_reputation")] == [1]


def test_what_is_not_agreed_on_is_as_the_rulebook_has_it() -> None:
    assert agreed(GAME.settle({"seats": 2})) == Rules()
    assert agreed(GAME.settle({"seats": 2, "entry": "last"})) == Rules(entry="last")


@pytest.mark.skipif(compiled(), reason="a compiled class forgets what its Literals were")
def test_every_option_is_a_field_of_the_rules_with_the_same_choices() -> None:
    hints = get_type_hints(Rules)
    assert [x.name for x in fields(Rules)] == [x.name for x in OPTIONS]
    assert [x.default for x in fields(Rules)] == [x.default for x in OPTIONS]
    for option in OPTIONS:
        assert set(get_args(hints[option.name]) or (False, True)) == set(option.choices)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_every_other_ruling_play_to_the_end(seed: int) -> None:
    options = {x.name: x.choices[-1] for x in RULINGS if x.name != "portal_parts"}
    check_lightly(GAME, {"seats": 4, "portals": True, **options}, seed, policy=sense)


def test_own_rulings_do_not_disturb_each_other() -> None:
    s = galaxy(2, ["orion"], entry="last", trade="own_turn")
    own(s, 0, "nanorobots")
    assert s.rules == Rules(entry="last", trade="own_turn")
