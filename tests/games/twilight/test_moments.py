"""Before, when and after; who chooses what at a moment, and what others learn of it."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import abilities, galaxy, values
from fivesuns.games.twilight.catalog import WINDOWS
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import act, agenda, begin, hand, put

SYSTEM = "s18"


def battle() -> Twilight:
    s = begin(("letnev", "hacan", "xxcha"))
    s.system = SYSTEM
    put(s, 0, SYSTEM, cruiser=2)
    put(s, 1, SYSTEM, cruiser=2)
    return s


# before, when, after

@pytest.mark.rule("TI-14.12", "W-ACTIVATE-AFTER")
def test_after_an_activation_means_right_after_it() -> None:
    s = begin()
    hand(s, 0, "flank_speed-1")
    near = galaxy.adjacent(s, SYSTEM)[0]
    put(s, 0, near, cruiser=1)
    t = act(s, ("activate", SYSTEM))
    assert (t.asked(), t.s.players[0].tokens) == ({0: "react"}, [SYSTEM])
    assert t.s.players[0].units == {near: {"cruiser": 1}}, "nothing has moved yet"
    t.play(0, "pass")
    assert t.asked() == {0: "move"}
    t.play(0, f"cruiser,{near}")
    assert t.asked() == {}, "and not later in the action"


@pytest.mark.rule("TI-14.12", "W-DESTROYED")
def test_after_a_ship_was_destroyed_means_right_then_and_not_in_the_next_round() -> None:
    s = battle()
    hand(s, 1, "courageous_to_the_end")
    t = act(s, ("meet",), luck="9 1 1 1")
    while not t.told("destroyed"):
        seat, key = next(iter(t.asked().items()))
        t.play(seat, "pass" if key == "react" else "stay" if key == "announce_retreat" else t.options(seat)[0])
    assert (t.asked(), t.s.happenings[-1].window) == ({1: "react"}, "destroyed")
    assert t.s.combat is not None
    assert t.s.combat.round == 1
    t.play(1, "pass")
    assert t.s.combat.round == 2, "the next round has begun"
    assert [h for h in t.s.happenings if h.window == "destroyed"] == []


@pytest.mark.rule("TI-14.12", "W-SC-HITS-BEFORE")
def test_before_hits_are_assigned_means_that_they_are_known_and_nothing_is_lost() -> None:
    s = battle()
    s.players[1].units = {}
    s.players[1].planets["lodor"] = True
    s.system = "s26"
    s.players[0].units = {"s26": {"cruiser": 2}}
    put(s, 1, "lodor", pds=1)
    hand(s, 0, "maneuvering_jets-1")
    t = act(s, ("offense",), luck="9").play(1, "pds@lodor,1")
    assert t.asked() == {0: "react"}
    assert [batch.hits for batch in t.s.batches] == [1]
    assert t.s.players[0].units == {"s26": {"cruiser": 2}}
    t.play(0, "maneuvering_jets-1")
    assert t.s.players[0].units == {"s26": {"cruiser": 2}}


@pytest.mark.rule("TI-14.13", "W-AG-ELECTED-WHEN")
def test_when_means_at_that_moment_and_may_replace_what_happens() -> None:
    s = begin()
    agenda(s, "minister_of_war")
    s.voted, s.votes = {0: 0}, {0: {"planets": 1}}
    hand(s, 0, "confusing_legal_text")
    t = act(s, ("count",))
    assert (t.asked(), t.s.laws) == ({0: "react"}, {}), "elected, and the law is not yet in force"
    t.play(0, "confusing_legal_text", "1")
    assert t.s.laws == {"minister_of_war": 1}


@pytest.mark.rule("TI-14.15", "A-36")
def test_what_follows_then_needs_what_stands_before_it_but_effects_of_a_card_stand_alone() -> None:
    s = begin()
    s.players[0].planets = {"mecatol_rex": False, "lodor": False}
    assert act(s, ("perform", 0, "diplomacy", 0)).asked() == {0: "diplomacy"}
    s.players[0].planets = {"mecatol_rex": False}
    assert act(s, ("perform", 0, "diplomacy", 0)).asked() == {}, "no system to choose, and so no planet to ready"
    t = act(s, ("primary", "warfare"))
    assert sum(t.s.players[0].pools.values()) == 9, "no token is taken off the board, and none is gained"
    assert t.asked() == {0: "redistribute"}, "the next effect is done all the same"


@pytest.mark.rule("TI-14.25")
def test_this_system_and_this_planet_are_where_the_unit_is() -> None:
    s = begin(("norr", "hacan", "xxcha"))
    put(s, 0, SYSTEM, flagship=1, cruiser=1)
    put(s, 0, "s26", cruiser=1)
    assert ("flagship_norr", 1) in values.combat(s, 0, "cruiser", SYSTEM, defending=False)
    assert ("flagship_norr", 1) not in values.combat(s, 0, "cruiser", "s26", defending=False)
    put(s, 0, "quinarra", pds=1, space_dock=1)
    assert [values.shielded(s, 0, x) for x in ("quinarra", "trenlak")] == [True, False]
    assert [values.hangars(s, 0, x) for x in (s.board.homes[0], SYSTEM)] == [3, 0]


@pytest.mark.rule("TI-11.4a", "TI-11.4")
def test_what_simply_holds_goes_on_on_an_exhausted_card_and_what_exhausts_it_does_not() -> None:
    s = begin(("winnu", "hacan", "xxcha"))
    s.players[0].technologies = {"lazax_gate_folding": False}
    s.system = SYSTEM
    assert values.wormholes(s, 0)[SYSTEM] == ("alpha", "beta")
    s.system = ""
    s.players[0].planets["mecatol_rex"] = True
    put(s, 0, "mecatol_rex", infantry=1)
    assert "use lazax_gate_folding-1" not in act(s, ("choose_action",)).options(0)
    s.players[0].technologies = {"lazax_gate_folding": True}
    assert "use lazax_gate_folding-1" in act(s, ("choose_action",)).options(0)


# points and objectives

@pytest.mark.rule("W-VP", "TI-57.7", "A-39")
def test_whenever_points_change_the_table_looks_for_a_winner() -> None:
    s = begin()
    s.players[0].points = {"imperial": 9}
    put(s, 0, SYSTEM, carrier=1, infantry=1)
    s.system = SYSTEM
    s.players[0].goods = 6
    t = act(s, ("invade",)).play(0, "remove")
    assert (t.table.scores()[0], t.s.phase) == (9, "action")
    t.play(0, "goods,6")
    assert (t.table.scores()[0], t.s.phase, t.asked()) == (10, "over", {}), "before anybody lands"


@pytest.mark.rule("W-REVEAL-OBJ")
def test_nothing_is_used_when_a_public_objective_is_revealed() -> None:
    assert "reveal_obj" in WINDOWS
    assert not abilities.is_used("reveal_obj", ())
    s = begin()
    for seat in range(3):
        hand(s, seat, *s.actions[:7])
    t = act(s, ("next_objective",))
    assert (len(t.s.objectives), t.asked()) == (1, {}), "and nobody is asked"


@pytest.mark.rule("I-15", "TI-86.2")
def test_all_objectives_are_open_in_the_eighth_round_and_the_ninth_is_the_last() -> None:
    s = begin()
    s.covered = [3, 5]
    for _ in range(8):
        s = act(s, ("next_objective",)).s
        assert s.phase != "over"
    assert s.covered == [0, 0]
    assert act(s, ("next_objective",)).s.phase == "over"


# choices

@pytest.mark.rule("D-REACT", "TI-E.7")
def test_each_who_could_react_uses_one_thing_or_passes_and_no_hand_is_shown() -> None:
    s = battle()
    hand(s, 0, "morale_boost-1", "skilled_retreat-1")
    hand(s, 1, "summit")
    t = act(s, ("meet",))
    assert t.asked() == {0: "react", 1: "react"}
    assert sorted(t.options(0)) == ["morale_boost-1", "pass", "skilled_retreat-1"]
    assert t.options(1) == ["pass"], "nothing that fits, and yet asked"
    assert t.refused(0, "morale_boost-1 skilled_retreat-1") == "illegal", "one at a time"
    for seat in (1, 2, None):
        assert "morale_boost" not in str(t.table.view(seat))
    t.play(1, "pass").play(0, "morale_boost-1")
    assert "morale_boost-1" in str(t.table.view(2)), "played, it is open"
    assert "skilled_retreat" not in str(t.table.view(2))


@pytest.mark.rule("D-TARGET", "TI-E.6")
def test_whoever_uses_an_ability_names_its_target_before_anything_is_done() -> None:
    s = begin(("letnev", "hacan", "xxcha"))
    for planet in ("lodor", "wellon"):
        put(s, 1, planet, infantry=2)
        s.players[1].planets[planet] = True
    hand(s, 0, "plague")
    hand(s, 2, "sabotage-1")
    t = act(s, ("choose_action",)).play(0, "use plague")
    assert t.asked() == {0: "target"}
    assert "lodor" in str(t.options(0))
    assert "wellon" in str(t.options(0))
    t.play(0, next(x for x in t.options(0) if "wellon" in x))
    assert t.asked() == {2: "react"}
    assert t.s.players[1].units == {"lodor": {"infantry": 2}, "wellon": {"infantry": 2}}, "not before it is known"
    assert "wellon" in str(t.table.view(2)["plays"]), "whoever may cancel it sees at what it is aimed"


@pytest.mark.rule("D-MAY", "TI-14.5")
def test_only_what_says_may_is_optional() -> None:
    s = begin()
    s.players[0].goods = 9
    t = act(s, ("primary", "technology"))
    assert t.refused(0, "nothing") != "", "the first is no choice"
    t.play(0, "antimass_deflectors")
    assert (t.asked(), t.options(0)) == ({0: "second_technology"}, ["no", "yes"])
    kept = t.table.clone()
    kept.answer(0, "no")
    assert kept.state.players[0].technologies == {"antimass_deflectors": True}
    t.play(0, "yes", "goods,6", "neural_motivator")
    assert set(t.s.players[0].technologies) == {"antimass_deflectors", "neural_motivator"}


@pytest.mark.rule("D-DISCARD", "TI-32.4", "H-1")
def test_whoever_has_too_many_cards_chooses_and_nobody_sees_before() -> None:
    s = begin()
    cards = s.actions[:9]
    hand(s, 0, *cards)
    t = act(s, ("tidy",))
    assert t.asked() == {0: "discard"}
    for seat in (1, None):
        assert not [card for card in cards if f"'{card}'" in str(t.table.view(seat))]
    assert t.refused(0, cards[0]) != "", "two are too many"
    assert t.refused(0, " ".join(cards[:3])) != ""
    t.play(0, f"{cards[4]} {cards[8]}")
    assert t.s.discards == [cards[4], cards[8]]
    assert t.table.view(1)["discards"] == [cards[4], cards[8]]
    assert t.s.players[0].hand == [x for x in cards if x not in t.s.discards]


@pytest.mark.rule("A-33", "TI-39.4")
@pytest.mark.parametrize("done", [True, False])
def test_after_a_cancelled_component_action_the_player_does_another_or_passes_if_that_is_allowed(done: bool) -> None:
    s = begin()
    hand(s, 0, "mining_initiative", "economic_initiative")
    hand(s, 1, "sabotage-1")
    s.players[0].strategy = {"leadership": not done}
    t = act(s, ("choose_action",)).play(0, "use mining_initiative").play(1, "sabotage-1")
    assert t.asked() == {0: "action"}
    assert "use mining_initiative" not in t.options(0), "it is spent"
    assert {"use economic_initiative", "activate s18"} <= set(t.options(0))
    assert ("pass" in t.options(0)) == done
    assert ("strategy leadership" in t.options(0)) == (not done)


# cards

@pytest.mark.rule("TI-32.3", "H-1")
def test_action_cards_come_from_the_deck_into_the_hand() -> None:
    s = begin()
    s.discards = [s.actions.pop() for _ in range(3)]
    before = [*s.actions]
    t = act(s, ("perform", 0, "politics", 1))
    drawn = t.s.players[0].hand
    assert len(drawn) == 2
    assert t.s.actions == [card for card in before if card not in drawn], "of the deck, which has two less"
    assert len(t.s.discards) == 3
    assert t.table.view(1)["seats"][0]["hand"] == 2
