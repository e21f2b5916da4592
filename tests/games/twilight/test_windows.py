"""Windows of time: who is asked, in which order, what can be cancelled."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.order import of_phase
from tests.games.twilight.scenario import act, begin, hand, put


@pytest.mark.rule("TI-E.6", "TI-32.8", "TI-39.4")
def test_a_cancelled_action_leaves_the_action_open() -> None:
    s = begin()
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    t = act(s, ("choose_action",)).play(0, "use mining_initiative")
    assert t.asked() == {1: "react"}
    t.play(1, "sabotage-1")
    assert t.asked() == {0: "action"}
    assert t.s.players[0].goods == 0
    assert t.s.discards == ["sabotage-1", "mining_initiative"]


@pytest.mark.rule("TI-32.7")
def test_a_card_that_nobody_cancels_takes_effect() -> None:
    s = begin()
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    t = act(s, ("choose_action",)).play(0, "use mining_initiative").play(1, "pass")
    assert t.s.players[0].goods == 4
    assert t.s.active == 1


@pytest.mark.rule("TI-E.7")
def test_whoever_could_hold_a_card_is_asked() -> None:
    s = begin()
    hand(s, 0, "mining_initiative")
    hand(s, 1, "flank_speed-1")
    t = act(s, ("choose_action",)).play(0, "use mining_initiative")
    assert t.asked() == {1: "react"}
    assert t.options(1) == ["pass"]


def test_sabotage_cannot_be_sabotaged() -> None:
    s = begin()
    hand(s, 0, "mining_initiative", "sabotage-1")
    hand(s, 1, "sabotage-2")
    t = act(s, ("choose_action",)).play(0, "use mining_initiative").play(1, "sabotage-2")
    assert t.asked() == {0: "action"}


@pytest.mark.rule("TI-32.6b", "TI-14.16")
def test_two_cards_of_one_name_do_not_add_up_in_one_window() -> None:
    s = begin()
    hand(s, 0, "flank_speed-1", "flank_speed-2")
    put(s, 0, s.board.beside["s18"][0], carrier=1)
    t = act(s, ("activate", "s18")).play(0, "flank_speed-1")
    assert t.options(0) == ["pass"], "it may be another card that is left in hand"
    assert [force.value for force in t.s.forces] == ["move"]


@pytest.mark.rule("TI-E.5")
def test_a_cancelled_card_does_not_count() -> None:
    s = begin()
    hand(s, 0, "flank_speed-1", "flank_speed-2")
    hand(s, 1, "sabotage-1")
    t = act(s, ("activate", "s18")).play(0, "flank_speed-1").play(1, "sabotage-1")
    assert t.asked() == {0: "react"}
    assert t.options(0) == ["pass", "flank_speed-2"]


@pytest.mark.rule("TI-14.18", "W-STRAT-START")
def test_in_the_strategy_phase_windows_go_clockwise_from_the_speaker() -> None:
    s = begin()
    s.speaker = 2
    hand(s, 0, "summit")
    hand(s, 2, "flank_speed-1")
    t = act(s, ("open_window", "strat_start", 2, "", ()))
    assert [h.order for h in t.s.happenings] == [[2, 0, 1]]
    t.play(0, "summit")
    assert t.asked() == {2: "react"}, "who comes first has not spoken yet"
    t.play(2, "pass")
    assert t.asked() == {2: "react"}, "about the card now"
    t.play(2, "pass")
    assert t.asked() == {0: "tokens"}


@pytest.mark.rule("TI-E.2", "TI-14.17", "A-11", "A-10")
def test_the_rotation_of_each_phase() -> None:
    s = begin(("sol", "norr", "hacan", "xxcha"))
    for seat, card in enumerate(("trade", "politics", "imperial", "leadership")):
        s.players[seat].strategy = {card: True}
    s.speaker, s.active = 2, 0
    assert of_phase(s) == [0, 2, 3, 1], "the active player, then the next higher numbers, and round"
    s.phase = "status"
    assert of_phase(s) == [3, 1, 0, 2]
    for s.phase in ("strategy", "agenda"):
        assert of_phase(s) == [2, 3, 0, 1]


@pytest.mark.rule("H-8", "H-12", "H-1")
def test_what_lies_open_is_seen_by_everybody() -> None:
    s = begin()
    hand(s, 0, "summit", "sabotage-1")
    p = s.players[0]
    p.technologies, p.goods, p.commodities, p.tokens = {"gravity_drive": False}, 3, 2, ["s26"]
    s.discards.append(s.actions.pop())
    for seat in (1, None):
        seen = act(s, ("choose_action",)).table.view(seat)
        mine = seen["seats"][0]
        assert (mine["technologies"], mine["goods"], mine["commodities"]) == ({"gravity_drive": False}, 3, 2)
        assert (mine["planets"], mine["tokens"], mine["pools"]) == (p.planets, ["s26"], p.pools)
        assert seen["discards"] == s.discards
        assert mine["hand"] == 2, "how many, not which"
