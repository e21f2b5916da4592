"""Factions that live by goods, votes and cards: the policy of the Winnu, the word of the Xxcha, the implants of the
Yssaril."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, values
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.chance import QuickDice
from fivesuns.kernel.codec import copied
from fivesuns.kernel.imagine import imagine
from tests.games.twilight.scenario import act, agenda, begin, hand, note, put
from tests.games.twilight.test_factions import actions, owned, turn

pytestmark = pytest.mark.component

# The Winnu


def workshop(**options: str) -> Twilight:
    """Seat 0 can produce at home with a policy, and controls planets of 3 and 1, 0 and 2."""
    s = begin(factions=("winnu", "norr", "letnev"), **options)
    s.players[0].technologies = {"hegemonic_trade_policy": True}
    put(s, 0, "planet_winnu", space_dock=1)
    s.players[0].planets = {"planet_winnu": True, "mellon": True, "abyz": True}
    s.system = s.board.homes[0]
    return s


def worth(s: Twilight, planet: str) -> tuple[int, int]:
    return values.resources(s, planet), values.influence(s, planet)


@pytest.mark.rule("W-PROD-WHEN")
def test_a_hegemonic_trade_policy_swaps_the_values_of_a_planet_until_the_turn_ends() -> None:
    t = act(workshop(), ("produce",), ("end_turn",))
    assert t.options(0) == ["pass", "hegemonic_trade_policy"]
    t.play(0, "hegemonic_trade_policy")
    assert t.options(0) == ["planet_winnu", "mellon", "abyz"], "planets of one's own"
    t.play(0, "mellon")
    assert t.s.players[0].technologies == {"hegemonic_trade_policy": False}
    assert [worth(t.s, x) for x in ("mellon", "abyz", "planet_winnu")] == [(2, 0), (3, 0), (3, 4)]
    t.play(0, "cruiser,1")
    assert t.refused(0, "mellon") == "", "two resources"
    t.play(0, "mellon")
    assert t.s.players[0].units[t.s.board.homes[0]] == {"cruiser": 1}
    assert t.s.active == 1
    assert worth(t.s, "mellon") == (0, 2)


@pytest.mark.rule("W-PROD-WHEN")
@pytest.mark.ruling("errata_hegemonic_trade_policy")
def test_as_printed_the_swap_lasts_after_production_and_by_the_erratum_it_does_not() -> None:
    for option, left in (("turn", (2, 0)), ("production", (0, 2))):
        s = workshop(hegemonic_trade_policy=option)
        t = act(s, ("produce",), ("choose_action",)).play(0, "hegemonic_trade_policy", "mellon")
        assert worth(t.s, "mellon") == (2, 0)
        t.play(0, "cruiser,1", "mellon")
        assert t.asked() == {0: "action"}
        assert worth(t.s, "mellon") == left, option
        nothing = act(s, ("produce",), ("choose_action",)).play(0, "hegemonic_trade_policy", "mellon", "nothing")
        assert worth(nothing.s, "mellon") == left, "even if nothing was produced"


@pytest.mark.rule("W-PROD-WHEN")
def test_in_the_turn_of_another_the_swap_lasts_until_ones_own_turn_ends() -> None:
    s = workshop()
    s.system, s.active = "", 1
    for p in s.players:
        p.strategy = {}
    t = act(s, ("next_secondary", (0,), "warfare"), ("end_turn",)).play(
        0, "use", "hegemonic_trade_policy", "mellon", "nothing")
    assert t.asked() == {2: "action"}
    assert worth(t.s, "mellon") == (2, 0)
    t.play(2, "pass")
    assert t.asked() == {0: "action"}
    assert worth(t.s, "mellon") == (2, 0)
    assert worth(t.play(0, "pass").s, "mellon") == (0, 2)


@pytest.mark.rule("W-PROD-WHEN")
def test_the_swap_ends_with_the_action_phase_for_whoever_has_no_turn_left() -> None:
    s = workshop()
    s.system, s.active = "", 1
    s.players[0].passed = True
    for p in s.players:
        p.strategy = {}
    t = act(s, ("next_secondary", (0,), "warfare"), ("end_turn",)).play(
        0, "use", "hegemonic_trade_policy", "mellon", "nothing")
    t.play(2, "pass")
    assert worth(t.play(1, "pass").s, "mellon") == (0, 2)


@pytest.mark.rule("W-PROD-WHEN", "TI-11.4")
def test_a_policy_is_exhausted_and_helps_nobody_else() -> None:
    s = workshop()
    s.players[0].technologies = {"hegemonic_trade_policy": False}
    assert act(copied(s), ("produce",)).asked() == {0: "produce"}
    s.players[0].technologies = {}
    assert act(s, ("produce",)).asked() == {0: "produce"}


@pytest.mark.rule("TI-10.1", "A-42")
def test_swapped_resources_count_for_what_a_dock_produces_and_attachments_change_places_too() -> None:
    s = workshop()
    s.agendas.remove("core_mining")
    s.laws["core_mining"] = "planet_winnu"
    assert worth(s, "planet_winnu") == (5, 4)
    t = act(s, ("produce",)).play(0, "hegemonic_trade_policy", "planet_winnu")
    assert worth(t.s, "planet_winnu") == (4, 5)
    assert values.production(t.s, 0, "planet_winnu", "space_dock") == 6


# The Xxcha Kingdom

@pytest.mark.rule("W-AG-REVEAL-WHEN", "A-25")
def test_xxcha_quashes_an_agenda_for_a_strategy_token() -> None:
    s = begin(factions=("xxcha", "norr", "letnev"))
    agenda(s, "fleet_regulations")
    t = act(s, ("lay_open",))
    assert t.asked() == {0: "react"}
    assert t.options(0) == ["pass", "quash"]
    t.play(0, "quash")
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.agenda_discards == ["fleet_regulations"]
    assert t.s.vote not in ("", "fleet_regulations"), "another takes its place"
    assert t.asked() == {0: "react"}, "and it is another occurrence"
    again = t.s.vote
    t.play(0, "quash")
    assert t.s.agenda_discards[:2] == ["fleet_regulations", again]
    assert t.s.players[0].pools["strategy"] == 1


@pytest.mark.rule("W-AG-REVEAL-WHEN")
def test_nobody_quashes_without_a_token_or_after_the_agenda_is_open() -> None:
    s = begin(factions=("xxcha", "norr", "letnev"))
    agenda(s, "fleet_regulations")
    assert act(copied(s), ("begin_vote",)).asked() == {1: "vote"}
    poor = copied(s)
    poor.players[0].pools["strategy"] = 0
    assert act(poor, ("lay_open",)).asked() == {1: "vote"}
    s = begin(factions=("sol", "norr", "letnev"))
    agenda(s, "fleet_regulations")
    assert act(s, ("lay_open",)).asked() == {1: "vote"}


@pytest.mark.rule("W-AG-REVEAL-WHEN")
def test_a_political_secret_silences_quash() -> None:
    s = begin(factions=("xxcha", "norr", "letnev"))
    note(s, 1, "political_secret-0")
    agenda(s, "fleet_regulations")
    t = act(s, ("lay_open",))
    assert sorted(t.asked()) == [0, 1]
    t.play(0, "pass").play(1, "political_secret-0")
    assert t.asked() == {1: "vote"}, "seat 0 has nothing to say any more"


@pytest.mark.rule("W-AG-REVEAL-WHEN")
def test_an_agenda_that_was_quashed_is_neither_vetoed_nor_predicted() -> None:
    s = begin(factions=("xxcha", "norr", "letnev"))
    hand(s, 1, "veto")
    agenda(s, "fleet_regulations")
    t = act(s, ("lay_open",)).play(0, "quash")
    assert t.s.happenings[-1].about == (t.s.vote,)
    assert t.s.vote != "fleet_regulations"
    assert t.s.players[1].hand == ["veto"]


# The Yssaril Tribes

def spied() -> Twilight:
    s = owned("yssaril", "mageon_implants")
    hand(s, 1, "sabotage-1", "plague")
    return s


def test_mageon_implants_show_a_hand_and_take_a_card() -> None:
    s = spied()
    t = turn(s).play(0, "use mageon_implants")
    assert t.asked() == {0: "take_card"}, "seat 2 has no cards"
    assert [t.table.view(seat)["looked"] for seat in (0, 1, 2, None)] == [["sabotage-1", "plague"], [], [], []]
    assert t.options(0) == ["sabotage-1", "plague"]
    t.play(0, "plague")
    assert (t.s.players[0].hand, t.s.players[1].hand) == (["plague"], ["sabotage-1"])
    assert t.s.players[0].technologies == {"mageon_implants": False}
    assert t.table.view(0)["looked"] == []
    assert t.s.active == 1, "it was an action"
    assert t.table.barrier > 0, "what was seen is not forgotten"


@pytest.mark.rule("TI-39.2", "TI-11.4")
def test_mageon_implants_need_a_hand_to_look_at_and_are_exhausted() -> None:
    s = spied()
    assert "use mageon_implants" in actions(s)
    s.players[0].technologies["mageon_implants"] = False
    assert "use mageon_implants" not in actions(s)
    s = spied()
    s.actions += s.players[1].hand
    s.players[1].hand = []
    assert "use mageon_implants" not in actions(s)
    s = spied()
    s.players[0].technologies = {}
    assert "use mageon_implants" not in actions(s)


@pytest.mark.rule("H-1")
def test_only_the_two_know_which_card_the_implants_have_found() -> None:
    t = turn(spied()).play(0, "use mageon_implants")
    assert [t.table.waiting()[0].shown_to(seat, "plague") for seat in (0, 1, 2, None)] == [True, True, False, False]
    t.play(0, "plague")
    known = [[event.args["card"] for event in t.events if event.what == "spied" and event.known_to(seat)]
             for seat in (0, 1, 2, None)]
    assert known == [["plague"], ["plague"], [], []]
    shown = [[event for event in t.events if event.known_to(seat) and "plague" in str(event.args)]
             for seat in (2, None)]
    assert shown == [[], []]


@pytest.mark.rule("H-1")
def test_others_imagine_any_cards_while_the_implants_look() -> None:
    t = turn(spied()).play(0, "use mageon_implants")
    looks: Stage = ()
    for seed in range(12):
        world = imagine(t.table, 2, QuickDice(seed)).state
        assert world.looked == world.players[1].hand
        looks = (*looks, tuple(world.looked))
        assert GAME.audit(world) == []
    assert len(set(looks)) > 1
    mine = [imagine(t.table, 0, QuickDice(seed)).state.players[1].hand for seed in range(6)]
    assert mine == [["sabotage-1", "plague"]] * 6, "who looks knows"


