"""Space combat, invasion and ground combat."""
from __future__ import annotations

import inspect
from typing import Any

import pytest

from fivesuns.games.twilight import checks, galaxy, values
from fivesuns.games.twilight.catalog import SYSTEMS, WINDOWS
from fivesuns.games.twilight.stages import (
    combat,
    hits,
    invasion,
    movement,
    production,
    space_cannon,
    space_combat,
    tactical,
)
from fivesuns.games.twilight.stages.combat import STALEMATE
from fivesuns.games.twilight.state import Batch, Force, Twilight
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import act, begin, hand, put

SYSTEM = "s18"
PLANET = "lodor"                 # in s26
PEACEFUL = ("letnev", "hacan", "xxcha")


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Every window that something could be used in, as it opens: its name, whose doing it is, where."""
    found: list[tuple[Any, ...]] = []

    def note(s: Twilight, window: str, by: int, place: str, about: tuple[Any, ...]) -> None:
        assert window in WINDOWS
        found.append((window, by, place))
        s._coming.append(("open_window", window, by, place, about))

    monkeypatch.setattr(checks, "open_next", note)
    monkeypatch.setattr("fivesuns.games.twilight.windows.open_next", note)
    return found


def names(found: list[tuple[Any, ...]]) -> list[str]:
    return [window for window, _, _ in found]


@pytest.mark.rule("TI-43.0", "TI-43.5f", "TI-43.6", "TI-5.1", "TI-43.5", "TI-43.10", "TI-51.0", "TI-53.0", "TI-G.5")
def test_ships_of_two_players_fight_until_one_side_is_gone() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="7 6")
    assert t.s.players[0].units == {SYSTEM: {"cruiser": 1}}
    assert t.s.players[1].units == {}
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]
    s.combat = None
    put(s, 0, SYSTEM, cruiser=1)
    dice = act(s, ("meet",), luck="7 1 1").told("rolled")
    assert [[len(x["faces"]) for x in roll["dice"]] for roll in dice] == [[2], [1]], "one die for each ship"


@pytest.mark.rule("TI-43.9", "A-14", "D-ASSIGN-HITS")
def test_losses_of_a_round_leave_together() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(copied(s), ("meet",), luck="10 10")
    assert t.s.players[0].units == t.s.players[1].units == {}
    assert t.told("combat_draw") == [{"place": SYSTEM}]
    for seat in (0, 1):
        put(s, seat, SYSTEM, destroyer=1)
    t = act(s, ("meet",), luck="1 1 1 1 10 1 10 1")
    while "hits" not in t.asked().values():
        t.play(*t.asked(), "nothing")
    assert t.asked() == {0: "hits"}, "the attacker chooses first"
    t.play(0, "cruiser,1")
    assert (t.asked(), t.s.players[0].units) == ({1: "hits"}, {SYSTEM: {"cruiser": 1, "destroyer": 1}}), "still there"
    t.play(1, "destroyer,1")
    assert [(x["seat"], x["units"]) for x in t.told("destroyed")][:2] == [(0, {"cruiser": 1}), (1, {"destroyer": 1})]


@pytest.mark.rule("TI-43.3", "TI-43.3b", "TI-27.2", "TI-27.2a", "TI-27.1", "TI-27.1b", "TI-L.36", "W-AFB")
def test_the_barrage_of_the_first_round_destroys_fighters_only() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, destroyer=1)
    put(s, 1, SYSTEM, carrier=1, fighter=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="9 9 9 8").play(0, "destroyer,1")
    assert [roll["what"] for roll in t.told("rolled")] == ["barrage", "combat", "combat"]
    assert t.told("destroyed")[0] == {"seat": 1, "place": SYSTEM, "units": {"fighter": 1}}
    assert t.s.players[0].units == {SYSTEM: {"destroyer": 1}}
    assert t.s.players[1].units == {}


@pytest.mark.rule("TI-28.1", "TI-28.2", "TI-28.3")
def test_a_damaged_ship_cannot_sustain_again() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, dreadnought=1)
    put(s, 1, SYSTEM, cruiser=2)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 7 1 10 7 1")
    assert t.asked() == {0: "sustain"}
    t.play(0, "dreadnought,1")
    assert t.s.players[0].units == {}, "the second hit destroys it without a question"
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}}


@pytest.mark.rule("TI-28.5", "W-SUSTAIN-AFTER")
def test_a_direct_hit_destroys_the_ship_that_has_sustained() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    put(s, 0, SYSTEM, dreadnought=1, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    hand(s, 1, "direct_hit-1")
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 1 7 10 1 1")
    t.play(1, "pass").play(0, "dreadnought,1").play(1, "direct_hit-1")
    assert t.s.players[0].units == {SYSTEM: {"cruiser": 1}}
    assert t.s.players[0].damaged == {}


@pytest.mark.rule("TI-43.4b", "TI-43.7c", "TI-43.7d")
def test_a_defender_retreats_to_where_friends_are_and_leaves_a_token_there() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    haven = s.board.beside[SYSTEM][0]
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    put(s, 1, haven, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 1")
    assert t.asked() == {1: "announce_retreat"}
    t.play(1, "retreat")
    assert t.s.players[1].units == {haven: {"cruiser": 2}}
    assert t.s.players[1].tokens == [haven]
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]


@pytest.mark.rule("TI-82.3")
def test_a_nebula_helps_the_defender() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    nebula = "s42"
    put(s, 0, nebula, cruiser=1)
    put(s, 1, nebula, cruiser=1)
    s.system = nebula
    t = act(s, ("meet",), luck="6 6")
    assert len(t.told("rolled")) == 2
    assert t.s.players[0].units == {}
    assert t.s.players[1].units == {nebula: {"cruiser": 1}}

# windows

@pytest.mark.rule("TI-E.13", "TI-43.2", "TI-43.2a", "TI-43.2b", "W-SPC-START", "W-SPC-ROLLED", "W-SPC-HITS-BEFORE",
                  "TI-E.1", "TI-43.8", "W-SPC-ROUND-START", "W-SPC-ROUND-END", "W-COMBAT-END", "W-DESTROY-WHEN")
def test_the_windows_of_a_space_combat_open_in_order(watched: list[tuple[Any, ...]]) -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    act(s, ("meet",), luck="1 1 7 1")
    assert names(watched) == [
        "spc_before", "spc_start", "spc_rolled", "spc_rolled", "spc_both_rolled", "spc_hits_after", "spc_round_end",
        "spc_round_start", "spc_rolled", "spc_rolled", "spc_both_rolled", "spc_hits_before", "destroy_when",
        "destroyed", "spc_hits_after", "combat_end", "combat_won"]
    assert [by for window, by, _ in watched if window == "spc_rolled"] == [0, 1, 0, 1], "the attacker first"


@pytest.mark.rule("TI-E.14", "TI-49.4a", "TI-49.4b", "A-60", "W-GC-ROLLED", "W-CONTROL-WHEN", "W-CONTROL-LOST",
                  "W-INV-END", "W-INV-START", "W-COMMIT-AFTER", "W-GC-START", "W-GC-HITS-AFTER", "A-47")
def test_the_windows_of_an_invasion_open_in_order(watched: list[tuple[Any, ...]]) -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", dreadnought=1, infantry=1)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    act(s, ("invade",), luck="1 8 1").play(0, f"dreadnought@{PLANET},1", f"{PLANET},1")
    assert names(watched) == [
        "inv_start", "bomb_when", "bomb_end", "commit_after", "gc_start", "gc_rolled", "gc_rolled", "gc_rolled",
        "gc_hits_before", "destroy_when", "destroyed", "gc_hits_after", "combat_end", "combat_won", "control_when",
        "control_lost", "control_after", "inv_end"]


@pytest.mark.rule("TI-E.8", "TI-25.5")
def test_what_is_lost_with_a_planet_is_put_right_before_the_invasion_ends(watched: list[tuple[Any, ...]]) -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, space_dock=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    act(s, ("invade",)).play(0, f"{PLANET},1")
    assert names(watched) == ["inv_start", "bomb_end", "commit_after", "control_when", "control_lost", "control_after",
                              "destroy_when", "destroyed", "inv_end"]


@pytest.mark.rule("TI-E.12", "W-SC-BEFORE", "W-SC-WHEN", "W-SC-HITS-BEFORE", "TI-28.4", "D-SUSTAIN")
def test_the_windows_of_space_cannons_open_in_order(watched: list[tuple[Any, ...]]) -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", dreadnought=1)
    put(s, 1, PLANET, pds=1)
    s.system = "s26"
    act(s, ("offense",), luck="6").play(1, f"pds@{PLANET},1").play(0, "dreadnought,1")
    assert names(watched) == ["sc_before", "sc_when", "sc_hits_before", "sustain_when", "sustain_after", "sco_end"]


@pytest.mark.rule("TI-E.11", "TI-E.15", "TI-E.16", "W-MOVE-AFTER", "W-PROD-WHEN", "W-PROD-AFTER", "W-TACTICAL-END",
                  "A-09", "TI-79.2", "TI-79.5", "D-FLEET-EXCESS", "TI-E.10", "W-ACTIVATE-AFTER")
def test_the_windows_of_a_tactical_action_open_in_order(watched: list[tuple[Any, ...]]) -> None:
    s = begin(factions=PEACEFUL)
    home = s.board.homes[0]
    one, two = [x for x in galaxy.adjacent(s, home) if not SYSTEMS[x].anomaly][:2]
    put(s, 0, one, destroyer=3)
    put(s, 0, two, cruiser=3)
    put(s, 0, "arc_prime", space_dock=1)
    s.players[0].goods = 1
    t = act(s, ("activate", home)).play(0, " ".join([f"destroyer,{one}"] * 3 + [f"cruiser,{two}"] * 3))
    assert names(watched) == ["activate_after"], "first there are not more ships than five tokens, with Armada"
    t.play(0, "destroyer,1").play(0, "infantry@arc_prime,1", "goods,1")
    assert names(watched) == ["activate_after", "move_after", "sco_end", "inv_start", "bomb_end", "inv_end",
                              "prod_when", "prod_after", "tactical_end"]


# dice

@pytest.mark.rule("TI-43.5b", "TI-43.5c", "TI-47.2")
def test_ships_roll_by_rising_value_and_say_what_is_added() -> None:
    s = begin(factions=("norr", "hacan", "xxcha"))
    put(s, 0, SYSTEM, fighter=1, dreadnought=1, cruiser=1, flagship=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="10")
    rolled = t.told("rolled")[0]["dice"]
    assert [(x["type"], x["value"], x["reasons"]) for x in rolled] == [
        ("dreadnought", 5, [["unrelenting", 1], ["flagship_norr", 1]]), ("flagship", 6, [["unrelenting", 1]]),
        ("cruiser", 7, [["unrelenting", 1], ["flagship_norr", 1]]),
        ("fighter", 9, [["unrelenting", 1], ["flagship_norr", 1]])]


@pytest.mark.rule("TI-5.2", "TI-47.2")
def test_flagships_roll_as_their_rows_say() -> None:
    s = begin(factions=("winnu", "jolnar", "l1z1x"))
    put(s, 0, SYSTEM, flagship=1)
    put(s, 1, SYSTEM, cruiser=2, fighter=3, flagship=1)
    assert values.combat_dice(s, 0, "flagship", 1, SYSTEM) == 3, "one for each large ship against it"
    assert [values.extra_hits(s, 1, "flagship", face) for face in (8, 9, 10)] == [0, 2, 2]
    assert values.extra_hits(s, 1, "cruiser", 10) == 0
    put(s, 2, "s26", flagship=1, dreadnought=1, cruiser=1)
    put(s, 2, "s27", dreadnought=1)
    assert [values.aims_at_large_ships(s, 2, type, "s26") for type in ("flagship", "dreadnought", "cruiser")] == [
        True, True, False]
    assert not values.aims_at_large_ships(s, 2, "dreadnought", "s27")


@pytest.mark.rule("TI-7.1c", "TI-27.1c", "TI-42.3d")
def test_what_changes_combat_rolls_does_not_touch_other_rolls() -> None:
    s = begin(factions=("norr", "hacan", "xxcha"))
    s.forces = [Force(source="card", seat=0, value="combat_result", amount=5, lasts="combat")]
    put(s, 0, "s26", dreadnought=1, destroyer=1)
    put(s, 1, PLANET, infantry=1)
    put(s, 1, "s26", carrier=1, fighter=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    assert act(copied(s), ("bombard",)).play(0, f"dreadnought@{PLANET},1").told("rolled")[0]["dice"][0]["add"] == 0
    t = act(s, ("meet",)).play(0, "destroyer,1")
    assert [x["dice"][0]["add"] for x in t.told("rolled")[:2]] == [0, 6]


# barrage

@pytest.mark.rule("TI-43.3c", "TI-43.3a", "D-BARRAGE")
def test_a_barrage_may_end_the_combat_and_may_be_left_out() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, destroyer=1)
    put(s, 1, SYSTEM, fighter=1)
    s.system = SYSTEM
    t = act(copied(s), ("meet",), luck="9 1").play(0, "destroyer,1")
    assert [x["what"] for x in t.told("rolled")] == ["barrage"]
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]
    u = act(s, ("meet",), luck="9").play(0, "nothing")
    assert u.told("rolled")[0]["what"] == "barrage"
    assert u.told("rolled")[0]["dice"] == []
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, destroyer=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    v = act(s, ("meet",), luck="10 10 9")
    assert v.told("rolled")[0]["what"] == "barrage", "also where there are no fighters"
    assert v.s.players[1].units == {}


# hits

@pytest.mark.rule("TI-28.6", "W-SUSTAIN-WHEN")
def test_non_euclidean_shielding_lets_a_unit_cancel_two_hits() -> None:
    s = begin(factions=PEACEFUL)
    s.players[0].technologies["non_euclidean_shielding"] = True
    put(s, 0, SYSTEM, dreadnought=1, cruiser=1)
    put(s, 1, SYSTEM, cruiser=2)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="5 7 7 7").play(0, "dreadnought,1")
    assert t.s.players[0].units == {SYSTEM: {"dreadnought": 1, "cruiser": 1}}
    assert t.s.players[0].damaged == {SYSTEM: {"dreadnought": 1}}


@pytest.mark.rule("TI-28.6", "TI-28.1", "TI-28.4a")
def test_no_more_units_are_shielded_than_there_are_hits_for() -> None:
    """Two hits instead of one are no choice, and a second use would have nothing to cancel."""
    s = begin(factions=PEACEFUL)
    s.players[0].technologies["non_euclidean_shielding"] = True
    put(s, 0, SYSTEM, dreadnought=2, cruiser=1)
    s.system = SYSTEM
    for many, shielded in ((1, 1), (2, 1), (3, 2)):
        s.batches = [Batch(seat=0, by=1, place=SYSTEM, hits=many, sort="ships")]
        t = act(copied(s), ("sustain", 0), ("assign", 0), ("bury", 0))
        assert (t.refused(0, "dreadnought,1") == "") == (shielded >= 1)
        assert (t.refused(0, "dreadnought,2") == "") == (shielded >= 2)
        t.play(0, f"dreadnought,{shielded}")
        assert t.s.players[0].units == {SYSTEM: {"dreadnought": 2, "cruiser": 1}}
        assert t.s.players[0].damaged == {SYSTEM: {"dreadnought": shielded}}
    s.batches = [Batch(seat=0, by=1, place=SYSTEM, hits=3, sort="ships")]
    t = act(s, ("sustain", 0), ("assign", 0), ("bury", 0)).play(0, "dreadnought,1")
    assert t.told("sustained") == [{"seat": 0, "place": SYSTEM, "units": {"dreadnought": 1}}]
    assert t.asked() == {0: "hits"}, "the third is left"


@pytest.mark.rule("A-51", "D-ASSIGN-HITS")
def test_hits_may_be_aimed_and_may_be_assigned_by_who_has_made_them() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 1, SYSTEM, cruiser=1, fighter=2, carrier=1)
    s.system = SYSTEM
    by_foe = Batch(seat=1, by=0, place=SYSTEM, hits=1, sort="ships", chooser=0)
    aimed = Batch(seat=1, by=0, place=SYSTEM, hits=3, sort="large_ships")
    s.batches = [by_foe]
    t = act(copied(s), ("single_out", 0), ("assign", 0), ("bury", 0))
    assert t.asked() == {0: "single_out"}
    t.play(0, "fighter")
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1, "fighter": 1, "carrier": 1}}
    s.batches = [aimed]
    t = act(s, ("assign", 0), ("bury", 0))
    assert t.s.players[1].units == {SYSTEM: {"fighter": 1}}, "first the large ones, then what is left"
    assert t.s.batches == []


@pytest.mark.rule("W-SUSTAIN-AFTER")
def test_no_direct_hit_on_what_is_immune() -> None:
    s = begin(factions=PEACEFUL)
    s.players[0].technologies["dreadnought_ii"] = True
    put(s, 0, SYSTEM, dreadnought=1, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    hand(s, 1, "direct_hit-1")
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 1 7 5 1 1").play(1, "pass").play(0, "dreadnought,1")
    assert [h.window for h in t.s.happenings] == ["spc_round_start"], "the next round has begun"
    assert t.s.players[0].units == {SYSTEM: {"dreadnought": 1, "cruiser": 1}}


@pytest.mark.rule("TI-28.4a", "TI-28.0")
def test_units_that_may_not_sustain_are_not_asked() -> None:
    s = begin(factions=("mentak", "hacan", "xxcha"))
    put(s, 1, SYSTEM, dreadnought=1)
    assert values.sustains(s, 1, "dreadnought", SYSTEM)
    put(s, 0, SYSTEM, flagship=1)
    assert not values.sustains(s, 1, "dreadnought", SYSTEM)
    assert values.sustains(s, 0, "flagship", SYSTEM)


@pytest.mark.rule("A-64", "TI-29.0", "W-DESTROYED")
def test_who_has_destroyed_what_is_said_in_one_window_for_all(watched: list[tuple[Any, ...]]) -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, cruiser=2)
    put(s, 1, SYSTEM, cruiser=1, carrier=1)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="10 10 1 1 1 1")
    assert watched.count(("destroyed", 1, SYSTEM)) == 1
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}]


@pytest.mark.rule("A-58", "TI-46.3", "TI-46.3c", "A-08", "TI-43.10a")
def test_cargo_is_lost_with_its_carrier_at_once_under_fire_and_after_a_combat_otherwise() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", carrier=1, infantry=1, cruiser=1)
    put(s, 1, PLANET, pds=1)
    s.system = "s26"
    t = act(s, ("offense",), luck="6").play(1, f"pds@{PLANET},1").play(0, "carrier,1")
    assert t.s.players[0].units == {"s26": {"cruiser": 1}}
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, carrier=1, fighter=2)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(s, ("meet",), ("tidy",), luck="1 1 1 7 1 9 1").play(0, "carrier,1")
    assert t.told("combat_over") == [{"seat": 0, "place": SYSTEM}], "the fighters fought on"
    assert t.s.players[0].units == {}


# retreat

@pytest.mark.rule("TI-43.7b", "A-08", "TI-43.7", "D-RETREAT", "W-RETREAT")
def test_what_cannot_be_carried_is_destroyed_in_a_retreat() -> None:
    s = begin(factions=PEACEFUL)
    haven = s.board.beside[SYSTEM][0]
    put(s, 1, haven, cruiser=1)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, dreadnought=1, fighter=2, infantry=1)
    s.system = SYSTEM
    t = act(s, ("meet",)).play(1, "retreat").play(1, "infantry,1")
    assert t.s.players[1].units == {haven: {"cruiser": 1, "dreadnought": 1, "infantry": 1}}
    assert t.told("destroyed") == [{"seat": 1, "place": SYSTEM, "units": {"fighter": 2}}]


@pytest.mark.rule("TI-43.4", "TI-43.4b", "TI-43.4c", "D-ANNOUNCE-RETREAT", "TI-E.17")
def test_the_defender_announces_first_and_only_one_retreats() -> None:
    s = begin(factions=PEACEFUL)
    havens = [x for x in s.board.beside[SYSTEM] if not SYSTEMS[x].anomaly]
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    assert act(copied(s), ("meet",), luck="7 1").asked() == {}, "there is nowhere to go"
    put(s, 0, havens[0], cruiser=1)
    put(s, 1, havens[1], cruiser=1)
    t = act(copied(s), ("meet",)).play(1, "retreat")
    assert t.s.players[1].units == {havens[1]: {"cruiser": 2}}
    assert act(s, ("meet",)).play(1, "stay").asked() == {0: "announce_retreat"}


@pytest.mark.rule("A-17", "A-16", "W-RETREAT-ANNOUNCED")
def test_a_retreat_can_be_forbidden_and_some_systems_are_no_haven() -> None:
    s = begin(factions=PEACEFUL)
    haven = s.board.beside[SYSTEM][0]
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    put(s, 1, haven, cruiser=1)
    s.system = SYSTEM
    s.forces = [Force(source="card", seat=1, value="may_retreat", amount=0, lasts="combat_round")]
    t = act(s, ("meet",), luck="1 1").play(1, "retreat")
    assert t.s.players[1].units[SYSTEM] == {"cruiser": 1}
    assert t.asked() == {1: "announce_retreat"}, "in the next round again"
    for anomaly in ("nebula", "asteroid_field"):
        s = begin(factions=PEACEFUL)
        field = next(x for x in s.board.beside if SYSTEMS[x].anomaly == anomaly)
        s.system = s.board.beside[field][0]
        put(s, 1, field, cruiser=1)
        put(s, 0, s.system, cruiser=1)
        put(s, 1, s.system, cruiser=1)
        assert act(s, ("meet",), luck="7 1").asked() == {}


@pytest.mark.rule("A-16", "TI-16.2b", "TI-43.7d")
def test_a_retreat_out_of_a_gravity_rift_is_dangerous() -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    rift, = [x for x in s.board.beside if SYSTEMS[x].anomaly == "gravity_rift"]
    haven = next(x for x in s.board.beside[rift] if not SYSTEMS[x].anomaly)
    put(s, 3, haven, cruiser=1)
    put(s, 0, rift, cruiser=1)
    put(s, 3, rift, carrier=2, fighter=3)
    s.system = rift
    t = act(copied(s), ("meet",), luck="1 1 1 1 1 1 3 4").play(3, "retreat").play(3, "fighter,1", "fighter,2")
    assert t.s.players[3].units == {haven: {"cruiser": 1, "carrier": 1, "fighter": 2}}
    assert t.told("destroyed") == []
    assert t.s.players[3].tokens == [haven]
    u = act(s, ("meet",), luck="1 1 1 1 1 1 3 3").play(3, "retreat").play(3, "fighter,1", "fighter,2")
    assert u.s.players[3].units == {haven: {"cruiser": 1}}
    assert u.s.players[3].tokens == [], "nobody has arrived"


@pytest.mark.rule("A-08", "TI-43.7b")
def test_ground_forces_that_are_left_behind_are_nobodys_doing() -> None:
    s = begin(factions=("sol", "hacan", "letnev"))
    haven = s.board.beside[SYSTEM][0]
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, carrier=2, infantry=5)
    put(s, 1, haven, cruiser=1)
    s.system = SYSTEM
    hand(s, 1, "courageous_to_the_end")
    t = act(s, ("meet",), ("tidy",), luck="10 1 1").play(1, "pass", "retreat")
    playable = []
    while t.asked() == {1: "react"}:
        playable += [len(t.told("destroyed"))] if "courageous_to_the_end" in t.options(1) else []
        t.play(1, "pass")
    assert t.told("destroyed")[1:] == [{"seat": 1, "place": SYSTEM, "units": {"infantry": 1}}]
    assert playable == [1], "for the carrier; the other is no ship, and lost to nobody"
    assert t.s.players[1].units == {haven: {"cruiser": 1, "carrier": 1, "infantry": 4}}


# stalemate

@pytest.mark.rule("A-18")
def test_a_space_combat_that_nobody_can_win_ends_with_the_attackers_retreat() -> None:
    s = begin(factions=PEACEFUL)
    haven = s.board.beside[SYSTEM][0]
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    t = act(copied(s), ("meet",))
    assert len(t.told("rolled")) == 2 * STALEMATE
    assert t.s.players[0].units == {}
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}}
    put(s, 0, haven, cruiser=1)
    s.combat = None
    t = act(s, ("meet",))
    while t.asked():
        t.play(0, "stay")
    assert t.s.players[0].units == {haven: {"cruiser": 2}}


@pytest.mark.rule("A-18", "TI-49.3", "TI-49.5")
def test_attackers_who_cannot_win_a_ground_combat_are_destroyed() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, "s26", carrier=1, infantry=1)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    t = act(s, ("invade",)).play(0, f"{PLANET},1")
    assert len(t.told("rolled")) == 2 * STALEMATE
    assert t.s.players[1].units == {PLANET: {"infantry": 1}}
    assert PLANET in t.s.players[1].planets


@pytest.mark.rule("A-18")
def test_rounds_without_a_loss_are_counted_from_the_last_loss() -> None:
    s = begin(factions=PEACEFUL)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=2)
    s.system = SYSTEM
    t = act(s, ("meet",), luck="1 " * 30 + "7")
    assert len(t.told("rolled")) == 2 * (11 + STALEMATE), "one is hit in the eleventh round"


def hopeless(*seats: int, factions: tuple[str, ...] = ("sol", "xxcha", "saar")) -> Twilight:
    """A cruiser against a cruiser; dice of these players cannot hit as long as the combat lasts."""
    s = begin(factions=factions)
    put(s, 0, SYSTEM, cruiser=1)
    put(s, 1, SYSTEM, cruiser=1)
    s.system = SYSTEM
    s.forces = [Force(source="card", seat=seat, value="combat_result", amount=-4, lasts="combat") for seat in seats]
    return s


@pytest.mark.rule("A-18")
def test_it_is_a_stalemate_as_soon_as_no_die_can_ever_hit() -> None:
    t = act(hopeless(0, 1), ("meet",), luck="10 10")
    assert len(t.told("rolled")) == 2, "one round"
    assert t.s.players[0].units == {}
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 1}}
    assert t.told("combat_over") == [{"seat": 1, "place": SYSTEM}]


@pytest.mark.rule("A-18")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_no_stalemate_if_one_side_can_hit(seat: int) -> None:
    t = act(hopeless(1 - seat), ("meet",), luck="1 1 1 1 " + ("7 10" if seat == 0 else "10 7"))
    assert len(t.told("rolled")) == 6, "the third round decides it"
    assert t.told("combat_over") == [{"seat": seat, "place": SYSTEM}]


@pytest.mark.rule("A-18")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_no_stalemate_while_a_card_might_change_it(seat: int) -> None:
    """Which card it is nobody knows; one that makes dice better makes the difference."""
    s = hopeless(0, 1)
    hand(s, seat, "morale_boost-1")
    t = act(s, ("meet",), luck="10 10 10 10").play(seat, "pass")
    assert t.asked() == {seat: "react"}, "the second round begins"
    t.play(seat, "morale_boost-1")
    assert t.told("combat_over") == [{"seat": seat, "place": SYSTEM}], "with a ten it hits, and the combat ends"


@pytest.mark.rule("A-18")
@pytest.mark.parametrize(("technologies", "rounds"), [(["duranium_armor"], 1), (["exotrireme_ii"], 2)])
def test_it_is_no_stalemate_while_an_ability_can_be_used(technologies: list[str], rounds: int) -> None:
    """What repairs ships makes no hits."""
    s = hopeless(0, 1, 1, 1, factions=("sol", "norr", "saar"))
    s.players[1].technologies = dict.fromkeys(technologies, True)
    put(s, 1, SYSTEM, dreadnought=1)
    t = act(s, ("meet",))
    if t.asked():
        assert len(t.told("rolled")) == 2
        t.play(1, "pass")
    assert len(t.told("rolled")) == 2 * rounds


@pytest.mark.rule("A-18", "TI-49.5")
def test_a_ground_combat_without_hope_ends_with_the_loss_of_the_attackers() -> None:
    """What answers hits makes none by itself."""
    s = begin(factions=("sol", "norr", "saar"))
    s.players[1].technologies["valkyrie_particle_weave"] = True
    put(s, 0, "s26", carrier=1, infantry=2)
    put(s, 1, PLANET, infantry=1)
    s.players[1].planets[PLANET] = True
    s.system = "s26"
    s.forces = [Force(source="card", seat=seat, value="combat_result", amount=-4, lasts="combat") for seat in (0, 1)]
    t = act(s, ("invade",), luck="10 10 10").play(0, f"{PLANET},2")
    assert len(t.told("rolled")) == 2
    assert t.s.players[0].units == {"s26": {"carrier": 1}}
    assert PLANET in t.s.players[1].planets


# plastic

@pytest.mark.rule("TI-24.3", "TI-22.3", "TI-24.0", "TI-22.0", "I-8", "TI-52.4b", "TI-50.3")
def test_tokens_need_plastic_beside_them() -> None:
    s = begin(factions=PEACEFUL)
    planets = [planet for system in s.board.beside for planet in SYSTEMS[system].planets]
    for planet in planets[:12]:
        put(s, 0, planet, infantry=1)
    assert not act(s, ("tidy",)).asked()
    put(s, 0, planets[12], infantry=3)
    t = act(s, ("tidy",))
    assert t.asked() == {0: "tokens_without_plastic"}
    t.play(0, planets[0])
    assert len(t.s.players[0].units) == 12
    assert planets[0] not in t.s.players[0].units
    assert t.s.players[0].units[planets[12]] == {"infantry": 3}
    assert len(checks.spots(t.s, 0, "infantry")) == 12


@pytest.mark.rule("TI-24.3", "TI-E.8", "I-8")
def test_who_lands_in_too_many_places_loses_some_before_anybody_reacts() -> None:
    s = begin(factions=PEACEFUL)
    other = SYSTEMS["s34"].planets
    planets = [planet for system in s.board.beside if system != "s34" for planet in SYSTEMS[system].planets]
    for planet in planets[:11]:
        put(s, 0, planet, infantry=1)
    put(s, 0, "s34", carrier=1, infantry=2)
    put(s, 1, other[0], infantry=1)
    s.players[1].planets[other[0]] = True
    hand(s, 1, "parley")
    s.system = "s34"
    t = act(s, ("commit",)).play(0, f"{other[0]},1 {other[1]},1")
    assert t.asked() == {0: "tokens_without_plastic"}
    t.play(0, planets[0])
    assert t.asked() == {1: "react"}
    assert len(checks.spots(t.s, 0, "infantry")) == 12


def test_every_window_of_the_tactical_action_can_open() -> None:
    """Those that are a step are questions of the procedure; all others are opened somewhere."""
    text = "".join([inspect.getsource(x) for x in (checks, combat, hits, invasion, movement, production, space_cannon,
                                                   space_combat, tactical)])
    due = [x.id for x in WINDOWS.values() if x.phase == "tactical" and (x.prompt != "step" or x.id == "afb")]
    assert [x for x in due if f'"{x}"' not in text] == []
