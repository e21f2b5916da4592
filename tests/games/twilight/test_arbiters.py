"""Action cards in transactions with the Hacan: what is offered, who sees it, what is carried out (TI-83.3a)."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.catalog import MECATOL, MECATOL_SYSTEM
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel.chance import QuickDice
from fivesuns.kernel.codec import copied
from fivesuns.kernel.imagine import imagine
from tests.games.twilight.scenario import Scenario, act, agenda, begin, hand, note, put

pytestmark = pytest.mark.component


def bazaar(*factions: str) -> Twilight:
    """Seat 1 are the Hacan, who trade with anybody; seats 0 and 2 are neighbours."""
    s = begin(factions=factions or ("sol", "hacan", "norr"))
    put(s, 2, s.board.beside[s.board.homes[0]][0], cruiser=1)
    hand(s, 0, "plague", "summit", "spy")
    hand(s, 1, "veto")
    for p in s.players:
        p.goods = 2
    return s


def turn(s: Twilight) -> Scenario:
    return act(s, ("choose_action",))


def hands(t: Scenario) -> list[list[str]]:
    return [p.hand for p in t.s.players]


@pytest.mark.rule("TI-83.3a", "TI-83.4a", "H-1")
def test_action_cards_are_set_aside_shown_and_traded_with_hacan() -> None:
    t = turn(bazaar()).say(0, "set_cards")
    assert t.asked() == {0: "set_cards"}, "which, is asked at once"
    t.play(0, "plague spy")
    assert t.asked() == {0: "action"}
    seen = [t.table.view(seat)["seats"][0]["apart"] for seat in (0, 1, 2, None)]
    assert seen == [["plague", "spy"], 2, 2, 2]
    assert t.unsaid(0, "offer,1 cards want_goods,2") == "no-cards-shown"
    t.say(0, "show_cards,1")
    seen = [t.table.view(seat)["seats"][0]["apart"] for seat in (0, 1, 2, None)]
    assert seen == [["plague", "spy"], ["plague", "spy"], 2, 2]
    t.say(0, "offer,1 cards want_goods,2")
    assert hands(t)[:2] == [["plague", "summit", "spy"], ["veto"]], "nothing before both agree"
    t.say(1, "accept,1")
    assert hands(t)[:2] == [["summit"], ["veto", "plague", "spy"]]
    assert [p.goods for p in t.s.players] == [4, 0, 2]
    assert t.told("traded") == [{"seat": 0, "to": 1, "terms": {"cards": 2, "want_goods": 2}}]
    assert t.table.view(1)["seats"][0]["apart"] == 0
    assert t.unsaid(0, "offer,1 goods,1") == "traded-already"


@pytest.mark.rule("TI-83.3a", "TI-83.1")
def test_hacan_gives_cards_too_and_both_sides_may() -> None:
    t = turn(bazaar()).say(0, "set_cards").play(0, "summit").say(0, "show_cards,1")
    t.say(1, "set_cards").play(1, "veto").say(1, "show_cards,0", "offer,0 cards want_cards").say(0, "accept,1")
    assert hands(t)[:2] == [["plague", "spy", "veto"], ["summit"]]


@pytest.mark.rule("TI-83.3", "TI-83.3a")
def test_nobody_else_trades_action_cards() -> None:
    t = turn(bazaar()).say(0, "set_cards").play(0, "plague").say(0, "show_cards,2")
    assert t.unsaid(0, "offer,2 cards") == "no-cards-traded"
    t = turn(bazaar("sol", "letnev", "norr"))
    assert t.unsaid(0, "set_cards") == "no-such-part"
    assert t.unsaid(0, "offer,2 cards") == "no-such-part"


@pytest.mark.rule("TI-83.6", "TI-83.3a")
def test_cards_change_hands_during_an_agenda_and_not_in_other_phases() -> None:
    s = bazaar()
    agenda(s, "mutiny")
    t = act(s, ("begin_vote",))
    while set(t.asked().values()) == {"react"}:
        t.play(min(t.asked()), "pass")
    t.say(0, "set_cards").play(0, "spy").say(0, "show_cards,1", "offer,1 cards").say(1, "accept,1")
    assert hands(t)[1] == ["veto", "spy"]
    s = bazaar()
    s.phase, s.active = "strategy", -1
    u = act(s, ("pick", 0)).say(0, "set_cards").play(0, "spy").say(0, "show_cards,1")
    assert u.unsaid(0, "offer,1 cards") == "no-such-part"


def test_cards_are_taken_back_and_chosen_anew() -> None:
    t = turn(bazaar()).say(0, "set_cards").play(0, "plague").say(0, "show_cards,1", "offer,1 cards")
    t.say(0, "set_cards").play(0, "spy")
    assert t.unsaid(1, "accept,1") == "no-cards-shown", "these are others"
    t.say(0, "set_cards").play(0, "nothing")
    assert t.unsaid(1, "accept,1") == "no-cards-shown"
    assert t.s.players[0].apart == []


@pytest.mark.rule("TI-83.4a")
def test_a_card_that_was_played_meanwhile_is_not_traded() -> None:
    s = bazaar()
    put(s, 2, "quinarra", infantry=1)
    t = turn(s).say(0, "set_cards").play(0, "plague spy").say(0, "show_cards,1", "offer,1 cards")
    t.play(0, "use spy")
    while set(t.asked().values()) == {"react"}:
        assert t.unsaid(1, "accept,1") == "no-cards-shown", "not all of them"
        t.play(min(t.asked()), "pass")
    assert t.s.players[0].apart == ["plague"]
    assert t.s.players[0].apart_shown == []
    assert t.table.view(1)["seats"][0]["apart"] == 1


@pytest.mark.rule("TI-32.4", "I-10")
def test_who_holds_too_many_cards_after_a_trade_discards() -> None:
    s = bazaar()
    hand(s, 1, "sabotage-1", "sabotage-2", "sabotage-3", "bunker", "intercept", "parley")
    s.players[0].strategy = {}
    t = turn(s).say(0, "set_cards").play(0, "spy").say(0, "show_cards,1", "offer,1 cards").say(1, "accept,1")
    assert len(t.s.players[1].hand) == 8
    assert t.asked() == {0: "action"}, "what is asked is answered first"
    t.play(0, "pass")
    assert t.asked() == {1: "discard"}
    t.play(1, "bunker")
    assert len(t.s.players[1].hand) == 7


@pytest.mark.rule("TI-32.4", "TI-E.8")
def test_who_holds_too_many_cards_after_a_trade_in_a_window_discards_when_it_closes() -> None:
    s = bazaar()
    hand(s, 1, "sabotage-1", "sabotage-2", "sabotage-3", "bunker", "intercept", "parley")
    note(s, 1, "military_support")
    t = act(s, ("turn",)).say(0, "set_cards").play(0, "spy").say(0, "show_cards,1", "offer,1 cards").say(1, "accept,1")
    assert t.asked() == {1: "react"}
    t.play(1, "pass", "pass")
    assert t.asked() == {1: "discard"}, "before the active player is asked for an action"


@pytest.mark.rule("TI-32.4", "TI-E.8")
def test_who_holds_too_many_cards_discards_before_what_comes_after_the_question() -> None:
    s = bazaar()
    hand(s, 1, "sabotage-1", "sabotage-2", "sabotage-3", "bunker", "intercept", "parley")
    for stage, who, answer in ((("choose_action",), 0, "strategy leadership"),
                               (("next_secondary", (2, 1), "trade"), 2, "decline")):
        t = act(copied(s), stage).say(0, "set_cards").play(0, "spy").say(0, "show_cards,1", "offer,1 cards")
        t.say(1, "accept,1").play(who, answer)
        assert t.asked() == {1: "discard"}, stage


@pytest.mark.rule("TI-32.4", "TI-E.8")
def test_who_holds_too_many_cards_discards_between_the_steps_of_an_invasion() -> None:
    s = bazaar()
    hand(s, 1, "sabotage-1", "sabotage-2", "sabotage-3", "bunker", "intercept", "parley")
    s.system = MECATOL_SYSTEM
    s.players[0].goods = 6
    put(s, 0, MECATOL_SYSTEM, dreadnought=1, infantry=1)
    put(s, 2, MECATOL, infantry=1)
    for stage, asked, answer in (("bombard", "bombard", "nothing"), ("remove_custodians", "custodians", "leave"),
                                 ("commit", "commit", "nothing")):
        s.custodians = asked == "custodians"
        t = act(copied(s), (stage,), ("choose_action",))
        assert t.asked() == {0: asked}
        t.say(0, "set_cards").play(0, "spy").say(0, "show_cards,1", "offer,1 cards").say(1, "accept,1").play(0, answer)
        assert t.asked() == {1: "discard"}, asked


@pytest.mark.rule("TI-83.1")
def test_a_card_that_was_gained_in_a_window_is_played_in_it() -> None:
    """As the publisher has ruled."""
    s = bazaar()
    s.actions += s.players[1].hand
    s.players[1].hand = []
    hand(s, 0, "sabotage-1", "mining_initiative")
    t = turn(s).say(0, "set_cards").play(0, "sabotage-1").say(0, "show_cards,1", "offer,1 cards")
    hand(t.s, 2, "bunker")
    t.play(0, "use mining_initiative")
    assert t.asked() == {2: "react"}, "seat 1 has no cards"
    t.say(1, "accept,1").play(2, "pass")
    assert t.asked() == {1: "react", 2: "react"}, "and is asked, now that it has one"
    t.play(1, "sabotage-1")
    assert t.s.plays[-1].cancelled


def test_nothing_is_traded_while_cards_are_chosen() -> None:
    s = bazaar()
    t = turn(s).say(0, "set_cards").play(0, "plague").say(0, "show_cards,1", "offer,1 cards").say(1, "set_cards")
    assert t.asked() == {1: "set_cards"}
    assert t.unsaid(1, "accept,1") == "paying"
    assert t.unsaid(0, "set_cards") == "no-such-part"
    t.play(1, "nothing")
    assert t.unsaid(1, "accept,1") == ""
    s = bazaar()
    hand(s, 0, "bunker", "intercept", "parley", "sabotage-1", "sabotage-2")
    u = act(s, ("discard_excess", 0))
    assert u.asked() == {0: "discard"}
    assert u.unsaid(0, "set_cards") == "no-such-part"


@pytest.mark.rule("H-1")
def test_third_parties_learn_how_many_cards_and_not_which() -> None:
    t = turn(bazaar()).say(0, "set_cards").play(0, "plague spy").say(0, "show_cards,1", "offer,1 cards")
    before = {tuple(imagine(t.table, 2, QuickDice(seed)).state.players[0].apart) for seed in range(8)}
    assert len(before) > 1
    assert {len(x) for x in before} == {2}
    known = {tuple(imagine(t.table, 1, QuickDice(seed)).state.players[0].apart) for seed in range(8)}
    assert known == {("plague", "spy")}, "who was shown them knows"
    t.say(1, "accept,1")
    for seed in range(8):
        world = imagine(t.table, 2, QuickDice(seed))
        assert GAME.audit(world.state) == []
        assert [len(p.hand) for p in world.state.players] == [1, 3, 0]
    assert [event for event in t.events if event.known_to(2) and "plague" in str(event.args)] == []
    assert [event.args["cards"] for event in t.events if event.what == "cards" and event.known_to(1)] == [
        ["plague", "spy"]]


def test_cards_are_hidden_when_they_were_set_aside_in_an_earlier_stage() -> None:
    t = turn(bazaar()).say(0, "set_cards").play(0, "plague spy")
    later = act(copied(t.s), ("choose_action",))
    found = {tuple(imagine(later.table, 2, QuickDice(seed)).state.players[0].apart) for seed in range(8)}
    assert len(found) > 1
