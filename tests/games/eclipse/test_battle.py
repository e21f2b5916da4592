"""Battles (ECL-14)."""
from __future__ import annotations

from collections.abc import Mapping

import pytest

from fivesuns.games.eclipse.catalog import PARTS, REPUTATION, SIZES
from fivesuns.games.eclipse.ships import aim, hits
from fivesuns.games.eclipse.stages.combat import has_battle
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel.knowledge import known_to

from .scenario import Scenario, clear, combat, galaxy, own, put, refit


def field(*fleets: Mapping[str, int], owner: int | None = None, npcs: int = 0, tile: int = 103, seats: int = 0,
          **options: object) -> Galaxy:
    """A lonely sector, from which nobody can retreat; seat 0 came first, then seat 1, and so on."""
    s = galaxy(seats or max(len(fleets), 2), **options)
    put(s, tile, (5, 0), owner=owner, npcs=npcs, ships={seat: fleet for seat, fleet in enumerate(fleets) if fleet})
    return s


def near_home(mine: Mapping[str, int], theirs: Mapping[str, int], **options: object) -> Galaxy:
    """Seat 0 was first in sector 103, which is next to its home; seat 1 came later and has nowhere to go."""
    s = galaxy(**options)
    put(s, 103, (0, -1), ships={0: mine, 1: theirs})
    return s


def pairs(t: Scenario) -> list[tuple[object, object]]:
    return [(x["seat"], x["foe"]) for x in t.told("battle")]


def destroyed(t: Scenario) -> list[str]:
    return [x["ship"] for x in t.told("destroyed")]


def draws(t: Scenario) -> dict[int, int]:
    """Everybody keeps nothing; how many tiles each looked at."""
    while t.asked() is not None and t.asked()[1] == "keep":        # type: ignore[index]
        t.play(t.asked()[0], "pass")                               # type: ignore[index]
    return {x["seat"]: x["tiles"] for x in t.told("drew_reputation")}


# which battles

@pytest.mark.rule("ECL-14.1", "ECL-14.2")
def test_battles_are_fought_in_descending_order_of_sectors() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1})
    put(s, 201, (-5, 0), ships={0: {"interceptor": 1}, 1: {"interceptor": 1}})
    put(s, 301, (0, 6), npcs=1, ships={1: {"cruiser": 1}})
    put(s, 1, ships={0: {"interceptor": 1}})
    t = combat(s, "6 6", "6", "6", "1", "6 6 6 6")
    for _ in range(4):
        draws(t)
    assert [x["sector"] for x in t.told("battle")] == [301, 201, 103, 1]


@pytest.mark.rule("ECL-14.2", "ECL-22.5")
def test_draco_and_ancients_do_not_fight() -> None:
    s = galaxy(2, ["draco"])
    put(s, 101, (0, -1), npcs=1, ships={0: {"cruiser": 1}})
    put(s, 271, (2, 0), npcs=1, ships={0: {"cruiser": 1}})
    assert not has_battle(s, 101)
    assert has_battle(s, 271)


@pytest.mark.rule("ECL-14.3", "ECL-14.4")
def test_the_latest_fight_first_the_controller_last_and_non_players_after_all() -> None:
    three = {"interceptor": 1}, {"interceptor": 1}, {"interceptor": 1}
    t = combat(field(*three, npcs=1, tile=101, seats=4), "6", "6", "1", "6 6")    # the defender shoots first on ties
    assert pairs(t) == [(2, 1), (1, 0), (0, "ancient")]
    t = combat(field(*three, owner=2, seats=4), "6", "6")
    assert pairs(t) == [(1, 0), (0, 2)]


@pytest.mark.rule("ECL-14.5", "ECL-19.13")
def test_an_intruder_meets_draco_before_the_ancients() -> None:
    s = field({"interceptor": 1}, {"cruiser": 2}, owner=0, npcs=1, tile=101, species=["draco"])
    t = combat(s, "1", "6 6", "6 6")
    assert pairs(t) == [(1, 0), (1, "ancient")]
    s = field({"cruiser": 2}, {"interceptor": 1}, owner=0, npcs=1, tile=101, species=["draco"])
    t = combat(s, "1", "6 1")
    assert pairs(t) == [(1, 0)]                        # Draco survives, and lives in peace
    s = field({}, {"cruiser": 1}, owner=0, npcs=1, tile=101, species=["draco"])
    assert pairs(combat(s, "6 6")) == [(1, "ancient")]


# order and missiles

@pytest.mark.rule("ECL-14.6")
def test_highest_initiative_first_and_the_defender_on_ties() -> None:
    t = combat(field({"interceptor": 1, "cruiser": 1}, {"interceptor": 1, "cruiser": 1}))
    order = t.table.view(0)["battle"]["order"]
    assert [(x["side"], x["ship"], x["initiative"]) for x in order] == [
        (0, "interceptor", 3), (1, "interceptor", 3), (0, "cruiser", 2), (1, "cruiser", 2)]
    t.lucky("1", "1", "1", "1")
    assert [(x["seat"], x["ship"]) for x in t.told("fired")] == [
        (0, "interceptor"), (1, "interceptor"), (0, "cruiser"), (1, "cruiser")]


@pytest.mark.rule("ECL-14.6", "ECL-21.1")
def test_the_owner_orders_own_classes_that_tie() -> None:
    s = field({"interceptor": 1, "cruiser": 1}, {"cruiser": 1})
    refit(s, 0, "cruiser", "", "", "", "", "", "nuclear_drive")
    t = combat(s)
    assert t.asked() == (0, "engage")
    assert {"attack interceptor", "attack cruiser"} <= set(t.options())
    t.play(0, "attack cruiser").lucky("1", "1")
    assert [x["ship"] for x in t.told("fired")] == ["cruiser", "interceptor"]


@pytest.mark.rule("ECL-14.8")
def test_who_has_won_is_told() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1})
    put(s, 301, (0, 6), npcs=1, ships={1: {"interceptor": 1}})
    t = combat(s, "6", "6 6", "6")
    draws(t)
    assert [(x["seat"], x["sector"]) for x in t.told("battle_won")] == [("ancient", 301), (0, 103)]
    assert t.told("battle_won")[1]["foe"] == 1
    assert t.told("battle_over") == []


@pytest.mark.rule("ECL-14.7")
def test_missiles_are_fired_once_in_every_battle() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1}, {"interceptor": 1}, seats=4)
    own(s, 2, "plasma_missile")
    refit(s, 2, "interceptor", "plasma_missile")
    t = combat(s, "6 1", "6 1")
    assert pairs(t) == [(2, 1), (2, 0)]
    assert [x["seat"] for x in t.told("fired_missiles")] == [2, 2]
    assert destroyed(t) == ["interceptor", "interceptor"]


@pytest.mark.rule("ECL-14.7")
def test_a_class_that_is_dead_fires_no_missiles() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1})
    for seat in (0, 1):
        own(s, seat, "plasma_missile")
        refit(s, seat, "interceptor", "plasma_missile")
    t = combat(s, "6 6")
    assert [x["seat"] for x in t.told("fired_missiles")] == [0]


@pytest.mark.rule("ECL-14.6", "ECL-14.7")
def test_the_owner_says_whose_missiles_go_first_on_a_tie() -> None:
    s = field({"interceptor": 1, "cruiser": 1}, {"cruiser": 1})
    own(s, 0, "flux_missile")
    refit(s, 0, "cruiser", "flux_missile")
    refit(s, 0, "interceptor", "", "", "", "")
    s.discoveries.remove("ion_missile")
    refit(s, 0, "interceptor", "ion_missile")
    t = combat(s)
    assert t.asked() == (0, "missiles")
    t.play(0, "fire cruiser").lucky("1 1")
    assert [x["ship"] for x in t.told("fired_missiles")] == ["cruiser"]


# dice

@pytest.mark.rule("ECL-14.8")
def test_when_a_die_hits_and_what_it_does() -> None:
    assert hits(6, 0, 9)
    assert not hits(1, 9, 0)
    assert hits(4, 3, 1)
    assert not hits(4, 2, 1)
    assert [PARTS[x].cannon for x in ("ion_cannon", "plasma_cannon", "soliton_cannon", "antimatter_cannon")] == [
        (1,), (2,), (3,), (4,)]


@pytest.mark.rule("ECL-14.8")
def test_a_volley_tells_why_each_die_hits_or_misses() -> None:
    s = field({"cruiser": 1}, {"interceptor": 1, "dreadnought": 1})
    own(s, 1, "gauss_shield")
    refit(s, 1, "dreadnought", "", "", "", "", "", "", "", "gauss_shield")
    volley = next(x for x in combat(s, "1", "5").told("fired") if x["seat"] == 0)
    assert (volley["faces"], volley["dice"], volley["computer"]) == ([5], [1], 1)
    assert (volley["foe"], volley["shields"]) == (1, {"interceptor": 0, "dreadnought": 1})


@pytest.mark.rule("ECL-14.8")
def test_the_owner_of_the_dice_assigns_them() -> None:
    t = combat(field({"interceptor": 2}, {"interceptor": 1, "cruiser": 1}), "6 6")
    assert t.asked() == (0, "assign")
    assert t.options("hit") == ["hit interceptor 0", "hit cruiser 0"]
    die = t.table.view(0)["battle"]["dice"][0]
    assert (die["colour"], die["face"], [x["reason"] for x in die["targets"]]) == ("yellow", 6, ["burst", "burst"])
    t.play(0, "hit cruiser 0")
    assert t.options("hit") == ["hit interceptor 0", "hit cruiser 1"]
    t.play(0, "hit cruiser 1")                         # several dice on one ship
    assert destroyed(t) == ["cruiser"]


@pytest.mark.rule("ECL-14.8")
def test_retreating_ships_are_targets_too() -> None:
    t = combat(near_home({"interceptor": 1, "cruiser": 1}, {"cruiser": 1})).play(0, "retreat interceptor 221")
    t.play(0, "attack cruiser").lucky("1", "6")
    assert t.options("hit") == ["hit interceptor 0", "hit cruiser 0"]


@pytest.mark.rule("ECL-14.8")
def test_shields_decide_which_ships_a_die_can_hit() -> None:
    s = field({"cruiser": 1}, {"interceptor": 1, "dreadnought": 1})
    own(s, 1, "gauss_shield")
    refit(s, 1, "dreadnought", "", "", "", "", "", "", "", "gauss_shield")
    t = combat(s, "1", "5")
    assert destroyed(t) == ["interceptor"]             # 5 + 1 hits only the ship without a shield


@pytest.mark.rule("ECL-14.8", "ECL-19.14")
def test_a_die_that_is_not_split_heeds_every_shield() -> None:
    s = field({"cruiser": 1}, {"interceptor": 1, "dreadnought": 1}, splitter_shields="first_only")
    own(s, 0, "antimatter_splitter")
    own(s, 1, "gauss_shield")
    refit(s, 1, "dreadnought", "", "", "", "", "", "", "", "gauss_shield")
    assert destroyed(combat(s, "1", "5")) == ["interceptor"]


@pytest.mark.rule("ECL-14.8")
def test_the_strongest_dice_are_assigned_first() -> None:
    s = field({"dreadnought": 1}, {"interceptor": 1, "cruiser": 1})
    own(s, 0, "plasma_cannon", "fusion_source")
    refit(s, 0, "dreadnought", "", "plasma_cannon", "", "", "", "fusion_source")
    t = combat(s, "1", "1", "6 6")
    assert [x["damage"] for x in t.table.view(0)["battle"]["dice"]] == [2, 1]
    t.play(0, "hit cruiser 0")
    assert destroyed(t) == ["cruiser", "interceptor"]


@pytest.mark.rule("ECL-14.9")
def test_a_ship_dies_when_damage_exceeds_its_hull_and_surplus_is_lost() -> None:
    s = field({"dreadnought": 1}, {"cruiser": 2})
    own(s, 0, "antimatter_cannon", "fusion_source")
    refit(s, 0, "dreadnought", "", "antimatter_cannon", "hull", "", "", "fusion_source")
    t = combat(s, "1 1", "6")
    assert destroyed(t) == ["cruiser"]                 # four damage on a hull of one: the rest does not carry over
    assert t.s.fleets[103, 1] == (0, 1, 0, 0)
    t = combat(field({"interceptor": 1}, {"cruiser": 1}), "6")
    assert destroyed(t) == []                          # one damage on a hull of one
    assert t.told("damaged")[0]["ship"] == "cruiser"


@pytest.mark.rule("ECL-14.9", "ECL-10.4", "ECL-19.14")
def test_the_splitter_divides_antimatter_hits_of_cannons() -> None:
    s = field({"dreadnought": 1}, {"interceptor": 3})
    own(s, 0, "antimatter_cannon", "fusion_source", "antimatter_splitter")
    refit(s, 0, "dreadnought", "", "antimatter_cannon", "hull", "", "", "fusion_source")
    t = combat(s, "1 1 1", "6")
    assert destroyed(t) == ["interceptor"] * 3         # one die, four points
    for ruling, due in (("no", 1), ("yes", 2)):
        s = field({"dreadnought": 1}, {"interceptor": 2}, splitter_missiles=ruling)
        own(s, 0, "antimatter_splitter")
        refit(s, 0, "dreadnought", "", "antimatter_missile", "hull")
        assert len(destroyed(combat(s, "6"))) == due


@pytest.mark.rule("ECL-14.9", "ECL-19.14")
def test_a_split_die_must_hit_every_ship_that_takes_a_point() -> None:
    for ruling, due in (("each", []), ("first_only", ["hit interceptor 0", "hit cruiser 0"])):
        s = field({"dreadnought": 1}, {"interceptor": 1, "cruiser": 1}, splitter_shields=ruling)
        own(s, 0, "antimatter_cannon", "fusion_source", "antimatter_splitter")
        own(s, 1, "phase_shield")
        refit(s, 0, "dreadnought", "", "antimatter_cannon", "hull", "", "", "fusion_source")
        refit(s, 1, "cruiser", "phase_shield")
        t = combat(s, "1", "1", "5")                   # 5 + 1 hits the interceptor, not the shielded cruiser
        assert (t.options("hit") if t.asked() == (0, "assign") else []) == due


@pytest.mark.rule("ECL-14.10", "ECL-15.7")
def test_damage_stays_through_all_battles_and_is_repaired_at_the_end() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1}, {"cruiser": 1}, seats=4)
    t = combat(s, "6", "5")                            # the cruiser is hurt, and destroys its first enemy
    assert pairs(t) == [(2, 1), (2, 0)]
    assert t.s.damage == {(103, 2, 1): (1,)}
    t.lucky("1", "5")
    draws(t)
    t.play(2, "claim 103")
    assert t.s.damage == {}
    t = combat(field({"interceptor": 1}, {"interceptor": 1}, {"cruiser": 1}, seats=4), "6", "5", "6")
    assert destroyed(t) == ["interceptor", "cruiser"]  # the old damage counts


@pytest.mark.rule("ECL-14.10", "ECL-14.13")
def test_ships_that_retreat_take_their_damage_along() -> None:
    """Both cruisers leave in the second round: one hit once in 306, the other hit twice in 103."""
    s = near_home({"cruiser": 1}, {"interceptor": 1})
    put(s, 306, (0, -3), turned=0, ships={0: {"cruiser": 1}, 1: {"interceptor": 1}})
    refit(s, 0, "cruiser", "shard_hull")
    t = combat(s, "6").play(0, "retreat cruiser 221").lucky("1").play(1, "pass")
    assert t.s.damage == {(221, 0, 1): (1,)}
    t.lucky("6").play(0, "retreat cruiser 221").lucky("6")
    home, = [x for x in t.table.view(1)["map"] if x["sector"] == 221]
    assert home["ships"][0]["damage"] == {"cruiser": [2, 1]}           # the worst first, as everywhere


@pytest.mark.rule("ECL-14.11")
def test_destroyed_ships_return_after_reputation_is_drawn() -> None:
    t = combat(field({"interceptor": 1}, {"interceptor": 1}), "6")
    assert t.asked() == (0, "keep")
    assert t.s.wrecks == [(0, 1, 0)]
    supply = t.p(1).supply[0]
    t.play(0, "pass").play(1, "pass")
    assert t.s.wrecks == []
    assert t.p(1).supply[0] == supply + 1


# retreat

@pytest.mark.rule("ECL-14.12")
def test_a_class_attacks_or_starts_a_retreat() -> None:
    t = combat(near_home({"interceptor": 1}, {"interceptor": 1}))
    assert t.asked() == (0, "engage")
    assert [x for x in t.options() if not x.startswith("trade")] == ["attack interceptor", "retreat interceptor 221"]
    s = near_home({"interceptor": 1}, {"interceptor": 1})
    refit(s, 0, "interceptor", "hull")                 # unarmed: it rolls nothing
    t = combat(s).play(0, "attack interceptor")
    assert t.told("fired") == []
    t = combat(field({"interceptor": 1}, {"interceptor": 1}))
    assert t.asked() is None                           # nowhere to go: the dice are next


@pytest.mark.rule("ECL-14.13", "ECL-14.12")
def test_where_a_retreat_may_lead() -> None:
    s = near_home({"cruiser": 1}, {"cruiser": 1})
    put(s, 105, (1, -1), owner=0, ships={1: {"interceptor": 1}})   # an opponent is there
    put(s, 1)                                                      # not controlled
    assert set(s.links[103]) == {221, 1, 105}
    t = combat(s, "6", "1")                                        # the battle in 105 first
    draws(t)
    assert t.options("retreat") == ["retreat cruiser 221"]


@pytest.mark.rule("ECL-14.13")
def test_retreating_ships_can_be_shot_and_leave_at_their_next_turn() -> None:
    t = combat(near_home({"cruiser": 1}, {"cruiser": 1})).play(0, "retreat cruiser 221")
    assert t.table.view(1)["battle"]["retreats"] == [{"side": 0, "ship": "cruiser", "to": 221, "since": 1}]
    assert t.s.fleets[103, 0] == (0, 1, 0, 0)
    t.lucky("6")                                       # shot on the border; then it goes, with its damage
    assert t.told("damaged")
    assert t.told("retreated") == [{"seat": 0, "ship": "cruiser", "sector": 221}]
    assert t.s.fleets[221, 0] == (1, 1, 0, 0)
    assert len(t.told("fired")) == 1


@pytest.mark.rule("ECL-14.14")
def test_a_retreat_begun_in_the_last_round_is_not_completed() -> None:
    t = combat(near_home({"interceptor": 1, "cruiser": 1}, {"interceptor": 1}))
    t.play(0, "retreat interceptor 221").lucky("1").play(0, "attack cruiser").lucky("6")
    assert destroyed(t) == ["interceptor"]
    assert t.s.fleets[103, 0] == (1, 1, 0, 0)


@pytest.mark.rule("ECL-14.14")
def test_a_retreat_begun_earlier_is_completed_when_the_battle_ends() -> None:
    s = near_home({"cruiser": 1, "interceptor": 1}, {"cruiser": 1})
    t = combat(s).play(0, "attack interceptor").lucky("1").play(0, "retreat cruiser 221").lucky("1")
    t.play(0, "attack interceptor").lucky("6")         # round 2: one damage is not enough, and the cruiser leaves
    assert t.told("retreated")[0]["ship"] == "cruiser"
    s = near_home({"cruiser": 1, "interceptor": 1}, {"interceptor": 1})
    t = combat(s).play(0, "attack interceptor").lucky("1", "1").play(0, "retreat cruiser 221")
    t.play(0, "attack interceptor").lucky("6")         # round 2, before the cruiser's turn: the battle is over
    assert destroyed(t) == ["interceptor"]
    assert t.s.fleets[221, 0] == (1, 1, 0, 0)


@pytest.mark.rule("ECL-14.15")
def test_who_takes_all_ships_out_draws_nothing_for_taking_part() -> None:
    t = combat(near_home({"cruiser": 1}, {"cruiser": 1})).play(0, "retreat cruiser 221").lucky("1")
    assert draws(t) == {1: 1}
    t = combat(near_home({"cruiser": 1}, {"cruiser": 1})).play(0, "attack cruiser").lucky("1", "6")
    t.play(0, "retreat cruiser 221").lucky("6")        # it dies on the border: the penalty stays
    assert destroyed(t) == ["cruiser"]
    assert draws(t) == {1: 3}
    t = combat(near_home({"interceptor": 1, "cruiser": 1}, {"cruiser": 1})).play(0, "retreat interceptor 221")
    t.play(0, "attack cruiser").lucky("5", "1").play(0, "attack cruiser").lucky("5")
    assert destroyed(t) == ["cruiser"]
    assert draws(t) == {0: 3, 1: 1}                    # the cruiser fought on: no penalty


@pytest.mark.rule("ECL-14.15")
def test_a_penalty_does_not_touch_the_draws_for_destroyed_ships() -> None:
    t = combat(near_home({"cruiser": 1}, {"interceptor": 2})).lucky("1 1").play(0, "attack cruiser").lucky("6", "1")
    assert destroyed(t) == ["interceptor"]
    t.play(0, "retreat cruiser 221").lucky("1")
    assert draws(t) == {0: 1, 1: 1}


@pytest.mark.rule("ECL-14.15", "ECL-19.28")
def test_the_penalty_when_the_last_fighter_dies() -> None:
    for ruling, due in (("declared", {0: 1, 1: 3}), ("any_time", {1: 3})):
        s = near_home({"interceptor": 1, "cruiser": 1}, {"dreadnought": 1}, retreat_penalty=ruling)
        t = combat(s).play(0, "retreat interceptor 221").play(0, "attack cruiser").lucky("1", "6 6")
        t.play(1, "hit cruiser 0", "hit cruiser 1")    # only the retreating interceptor is left
        t.lucky("1")
        assert draws(t) == due


@pytest.mark.rule("ECL-14.16", "ECL-19.15")
def test_starbases_do_not_retreat() -> None:
    for ruling, due in (("no", None), ("yes", (0, "engage"))):
        s = near_home({"starbase": 1}, {"dreadnought": 1}, starbase_retreat=ruling)
        assert combat(s).asked() == due


@pytest.mark.rule("ECL-14.17", "ECL-19.38")
def test_a_stalemate_makes_the_attacker_go_or_die() -> None:
    s = galaxy()
    put(s, 103, (0, -1), ships={1: {"cruiser": 1}, 0: {"cruiser": 1, "interceptor": 1}})
    for seat in (0, 1):
        refit(s, seat, "cruiser", "", "hull")
        refit(s, seat, "interceptor", "hull")
    t = combat(s)
    assert t.asked() == (0, "stalemate")
    assert t.options("retreat", "scuttle") == ["retreat interceptor 221", "scuttle interceptor"]
    t.play(0, "scuttle interceptor", "retreat cruiser 221")
    assert t.s.fleets[221, 0] == (1, 1, 0, 0)         # the one at home, and the cruiser, at once
    assert t.s.entry[103] == (1,)
    assert draws(t) == {1: 2}                          # the defender: fought, and a wreck; the attacker ran


@pytest.mark.rule("ECL-14.17")
def test_missiles_alone_do_not_prevent_a_stalemate() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1})
    for seat in (0, 1):
        own(s, seat, "plasma_missile")
        refit(s, seat, "interceptor", "plasma_missile")
    t = combat(s, "1 1", "1 1")
    assert [(x["seat"], x["foe"]) for x in t.told("destroyed")] == [(0, 1)]    # nowhere to go: destroyed


# non-player ships

@pytest.mark.rule("ECL-14.18", "ECL-19.16")
def test_non_players_destroy_from_the_largest_down_and_hurt_the_largest() -> None:
    dreadnought, cruiser, interceptor = (4, 2, 0, 0), (3, 1, 0, 0), (1, 0, 0, 0)
    assert aim([(1, 5), (1, 6)], 1, [interceptor, dreadnought]) == [((1, 5), 0), ((1, 6), 1)]
    assert aim([(1, 6), (1, 6)], 0, [interceptor, cruiser]) == [((1, 6), 1), ((1, 6), 1)]
    assert aim([(1, 4)], 2, [(4, 3, 0, 1), (1, 0, 0, 0)]) == [((1, 4), 1)]              # the shield of the large one
    assert aim([(4, 6), (1, 6)], 0, [(3, 0, 0, 0)]) == [((1, 6), 0)]                    # the cheapest dice that do it
    assert aim([(1, 6)], 0, [(3, 2, 0, 0), (3, 2, 1, 0)]) == [((1, 6), 1)]              # the most damaged first
    assert aim([(2, 6), (2, 6), (3, 6)], 0, [(3, 3, 0, 0)]) == [((2, 6), 0), ((2, 6), 0)]
    assert aim([(1, 6), (4, 6)], 0, [cruiser]) == [((4, 6), 0)]                         # no die does its damage twice
    assert aim([(3, 6), (3, 6), (2, 5), (4, 6)], 1, [(4, 5, 0, 0)]) == [((2, 5), 0), ((4, 6), 0)]   # the lowest faces
    assert aim([(1, 2)], 0, [interceptor]) == []
    assert SIZES[2] > SIZES[1] > SIZES[3] > SIZES[0]


@pytest.mark.rule("ECL-14.18")
def test_nobody_is_asked_where_non_players_shoot() -> None:
    s = field({"interceptor": 1, "dreadnought": 1}, npcs=1, tile=101)
    t = combat(s, "1", "6 6", "1 1")
    assert destroyed(t) == ["interceptor"]
    assert t.told("damaged")[0]["ship"] == "dreadnought"


@pytest.mark.rule("ECL-14.19")
def test_non_players_neither_move_nor_retreat_nor_bombard() -> None:
    s = galaxy(2, ["draco"])
    put(s, 101, (0, -1), owner=0, cubes=[0], npcs=1)
    t = combat(s)
    assert t.s.cubes[101] == (0,)
    assert t.s.npcs[101] == 1
    t = combat(field({"dreadnought": 1}, npcs=2, tile=104), "1 1 1 1", "1 1", "1 1 1 1", "1 1", "6 6 6 6")
    assert [x["seat"] for x in t.told("fired")] == ["ancient", 0, "ancient", 0, "ancient"]


@pytest.mark.rule("ECL-14.20", "ECL-3.3")
def test_the_blueprint_of_the_table_is_the_one_that_fights() -> None:
    s = field({"dreadnought": 1}, npcs=1, tile=271, guardians="advanced")
    t = combat(s, "1 1")
    assert t.told("fired_missiles")[0]["seat"] == "guardian"
    assert t.table.view(0)["battle"]["sides"][1]["ships"][0]["stats"]["hull"] == 3


# reputation

@pytest.mark.rule("ECL-14.21")
@pytest.mark.parametrize(("ship", "many", "due"), [("interceptor", 1, 2), ("starbase", 1, 2), ("cruiser", 1, 3),
                                                   ("dreadnought", 1, 4), ("dreadnought", 2, 5)])
def test_reputation_for_taking_part_and_for_each_ship(ship: str, many: int, due: int) -> None:
    s = field({"interceptor": 6}, {ship: many})
    own(s, 0, "antimatter_cannon", "zero_point_source", "tachyon_drive")
    refit(s, 0, "interceptor", "antimatter_cannon", "zero_point_source", "tachyon_drive", "axion_computer")
    t = combat(s, "6 6 6 6 6 6")                       # far faster than anything, and every die kills
    assert destroyed(t) == [ship] * many
    assert draws(t) == {0: due, 1: 1}                  # never more than five


@pytest.mark.rule("ECL-14.21")
@pytest.mark.parametrize(("tile", "due"), [(101, 2), (271, 3), (1, 4)])
def test_reputation_for_non_players(tile: int, due: int) -> None:
    s = galaxy()
    put(s, tile, (5, 0), ships={0: {"interceptor": 7}}, npcs=1)
    own(s, 0, "antimatter_cannon", "zero_point_source")
    refit(s, 0, "interceptor", "antimatter_cannon", "zero_point_source", "", "axion_computer")
    t = combat(s, "6 6 6 6 6 6 6")
    assert draws(t) == {0: due}


@pytest.mark.rule("ECL-14.21")
def test_the_controller_draws_first() -> None:
    t = combat(field({"interceptor": 1}, {"interceptor": 1}, owner=1), "6")
    assert [x["seat"] for x in t.told("drew_reputation")] == [1]
    t.play(1, "pass")
    assert [(x["seat"], x["tiles"]) for x in t.told("drew_reputation")] == [(1, 2), (0, 1)]


@pytest.mark.rule("ECL-14.22", "ECL-20.2")
def test_one_tile_is_kept_in_secret() -> None:
    t = combat(field({"cruiser": 2}, {"interceptor": 1}), "1", "6 1")
    drawn = list(t.p(0).drawn)
    assert len(drawn) == 2                             # taking part, and an interceptor
    assert t.table.view(0)["me"]["drawn"] == drawn
    assert not any(tile in str(t.table.view(1)) for tile in drawn)
    t.play(0, drawn[1])
    assert t.p(0).reputation == [drawn[1]]
    assert drawn[0] in t.s.renown
    assert t.table.view(1)["seats"][0]["reputation"]["tiles"] == 1


@pytest.mark.rule("ECL-14.22", "ECL-4.6")
def test_a_full_track_gives_one_back_for_the_new_tile() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1}, species=["mechanema", "draco"])
    s.players[0].reputation = s.renown[:4]
    del s.renown[:4]
    old = s.players[0].reputation[2]
    t = combat(s, "6")
    t.play(0, t.p(0).drawn[0])
    assert t.asked() == (0, "return_reputation")
    t.play(0, old)
    assert old in t.s.renown
    assert len(t.p(0).reputation) == 4


@pytest.mark.rule("ECL-14.21", "ECL-14.23", "ECL-1.4")
def test_the_bag_may_run_short_and_the_dead_still_draw() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1})
    s.box += s.renown[1:]
    s.renown = s.renown[:1]
    t = combat(s, "6")
    assert t.told("drew_reputation")[0]["tiles"] == 1  # entitled to two
    t.play(0, "pass")
    assert t.asked() == (1, "keep")                    # its only ship is gone


def outlook(t: Scenario) -> dict[str, tuple[int, bool]]:
    """What a hit would leave of each ship, and whether it is suggested."""
    assert t.asked() == (0, "assign")
    options = t.table.waiting()[0].describe()["options"]
    return {x["name"]: (x["facts"]["left"], x["facts"]["suggested"]) for x in options if "facts" in x}


@pytest.mark.rule("ECL-14.8", "ECL-14.9")
def test_a_hit_says_beforehand_what_it_would_do_and_what_is_suggested() -> None:
    s = galaxy()
    put(s, 103, (0, -1), ships={1: {"cruiser": 1, "interceptor": 1}, 0: {"cruiser": 2}})
    t = combat(s, "1", "1", "6 6").play(0, "attack cruiser")
    assert outlook(t) == {"hit interceptor 0": (0, False), "hit cruiser 0": (1, True)}   # two hits destroy the larger
    t = combat(field({"cruiser": 3}, npcs=3, tile=104), "1 1 1 1 1 1", "6 6 1")
    assert outlook(t) == {"hit ancient 1": (0, True), "hit ancient 0": (1, False)}
    s = field({"dreadnought": 2}, {"interceptor": 1, "cruiser": 1})
    own(s, 0, "plasma_cannon", "fusion_source")
    refit(s, 0, "dreadnought", "", "plasma_cannon", "", "", "", "fusion_source")
    refit(s, 1, "cruiser", "", "", "electron_computer")
    t = combat(s, "1", "1", "6 6 6 1")                 # two yellow dice would do: the orange one goes anywhere
    assert outlook(t) == {"hit interceptor 0": (0, True), "hit cruiser 0": (0, False)}


@pytest.mark.rule("ECL-14.23")
def test_who_has_no_ship_left_anywhere_still_draws() -> None:
    s = field({"interceptor": 1}, {"interceptor": 1})
    clear(s, 223)
    t = combat(s, "6").play(0, "pass")
    assert not [tile for tile, seat in t.s.fleets if seat == 1]
    assert t.asked() == (1, "keep")
    assert len(t.p(1).drawn) == 1
    t.play(1, t.p(1).drawn[0])
    assert len(t.p(1).reputation) == 1


@pytest.mark.rule("ECL-14.22", "ECL-20.2")
def test_others_learn_only_how_many_tiles_were_drawn_and_kept() -> None:
    t = combat(field({"cruiser": 2}, {"interceptor": 1}, species=["mechanema", "draco"]), "1", "6 1")
    drawn = list(t.p(0).drawn)
    assert t.options() == [*drawn, "pass"]
    decision = t.table.waiting()[0]
    for seat in (1, None):
        assert not any(decision.shown_to(seat, tile) for tile in drawn)
    assert {*known_to(t.table, 0)[0]} >= {*drawn}
    assert not {*known_to(t.table, 1)[0]} & {*REPUTATION}              # neither by the view nor by the draw
    none = combat(field({"cruiser": 2}, {"interceptor": 1}), "1", "6 1").play(0, "pass")
    assert (none.p(0).reputation, len(none.s.renown)) == ([], 33 - len(none.p(1).drawn))
    t.play(0, drawn[1])
    assert t.told("drew_reputation")[0] == {"seat": 0, "tiles": 2}
    assert t.told("kept_reputation")[0] == {"seat": 0, "tiles": 1}


@pytest.mark.rule("ECL-4.6", "ECL-19.41")
def test_reputation_tiles_may_be_returned_in_a_battle_too_and_unseen() -> None:
    s = near_home({"cruiser": 1}, {"interceptor": 1})
    s.players[0].reputation, s.renown = s.renown[:2], s.renown[2:]
    t = combat(s, "1")
    assert t.asked() == (0, "engage")
    tile = t.p(0).reputation[1]
    t.play(0, "return_reputation")
    assert t.asked() == (0, "return_reputation")
    decision = t.table.waiting()[0]
    assert [decision.shown_to(seat, tile) for seat in (0, 1, None)] == [True, False, False]
    t.play(0, tile)
    assert t.told("returned_reputation") == [{"seat": 0}]
    assert (tile in t.s.renown, len(t.p(0).reputation)) == (True, 1)
    assert t.asked() == (0, "engage")                                  # the question still stands
    assert not {*known_to(t.table, 1)[0]} & {*REPUTATION}
