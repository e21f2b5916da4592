"""Transactions and deals: who, when, what, and what binds."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, abilities, galaxy, ledger, offers, trade
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Compose, spell
from fivesuns.kernel.chance import QuickDice
from fivesuns.kernel.codec import copied
from fivesuns.kernel.decision import STOP
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.knowledge import free_undo
from tests.games.twilight.scenario import Scenario, act, begin, hand, put


def neighbours(factions: tuple[str, ...] = ("sol", "norr", "letnev")) -> Twilight:
    """Seats 0 and 1 are, seat 2 is not."""
    s = begin(factions=factions)
    put(s, 1, s.board.beside[s.board.homes[0]][0], cruiser=1)
    for p in s.players:
        p.goods, p.commodities = 3, 2
    return s


def turn(s: Twilight) -> Scenario:
    return act(s, ("choose_action",))


def purses(t: Scenario) -> list[tuple[int, int]]:
    return [(p.goods, p.commodities) for p in t.s.players]


@pytest.mark.rule("TI-78.0", "TI-78.2")
def test_neighbours_have_something_in_the_same_or_in_adjacent_systems() -> None:
    s = begin()
    assert galaxy.neighbours(s, 0) == []
    home = s.board.homes[0]
    far = [x for x in s.board.beside if x not in galaxy.near(s, home) and not galaxy.wormholes(s, x)]
    put(s, 1, far[0], fighter=1)
    assert galaxy.neighbours(s, 0) == []
    put(s, 2, s.board.beside[home][0], infantry=1)
    assert galaxy.neighbours(s, 0) == [2]
    assert galaxy.neighbours(s, 2)[-1] == 0
    one, other = [x for x in s.board.beside if "alpha" in galaxy.wormholes(s, x)][:2]
    put(s, 0, one, cruiser=1)
    put(s, 1, other, cruiser=1)
    assert 1 in galaxy.neighbours(s, 0), "through the wormhole"


@pytest.mark.rule("TI-83.1", "TI-83.2", "TI-83.4a", "TI-68.5", "D-TRADE-OFFER", "D-TRADE-ANSWER", "W-TRANSACT")
def test_the_active_player_and_a_neighbour_exchange_what_they_agree_on() -> None:
    t = turn(neighbours()).say(0, "offer,1 goods,2 commodities,1 want_commodities,2")
    assert purses(t)[:2] == [(3, 2), (3, 2)], "nothing before both agree"
    t.say(1, "accept,1")
    assert purses(t)[:2] == [(3, 1), (6, 0)], "commodities have become trade goods of those who received them"
    assert t.told("traded") == [{"seat": 0, "to": 1, "terms": {"goods": 2, "commodities": 1, "want_commodities": 2}}]
    assert t.asked() == {0: "action"}


@pytest.mark.rule("D-TRADE-OFFER")
def test_an_offer_is_made_step_by_step_and_without_a_term_it_is_none() -> None:
    talk = turn(neighbours()).table.asides()[0]
    assert isinstance(talk, Compose)
    assert "offer" in talk.steps(())
    assert talk.steps(("offer",)) == [1, 2], "a promise can be made to anybody"
    assert {"goods", "promise"} <= {*talk.steps(("offer", 1))}
    assert STOP not in talk.steps(("offer", 1))
    assert STOP in talk.steps(("offer", 1, "goods", 2))


@pytest.mark.rule("D-TRADE-ANSWER")
def test_who_has_an_offer_is_shown_it_and_nobody_else_and_not_what_cannot_be_done() -> None:
    s = neighbours()
    put(s, 2, s.board.beside[s.board.homes[0]][0], cruiser=1)
    t = turn(s).say(0, "offer,1 goods,3", "offer,2 goods,2")
    assert shown(t) == [[], ["accept,1"], ["accept,2"]]
    t.say(1, "accept,1")
    assert shown(t) == [[], [], []], "there are no goods left for seat 2"
    u = turn(s).say(0, "offer,1 commodities,2", "offer,2 commodities,2").say(1, "accept,1")
    assert u.unsaid(2, "accept,2") == "has-too-few"


def shown(t: Scenario) -> list[list[str]]:
    return [[x["name"] for x in t.table.asides()[seat].describe()["offered"]] for seat in range(3)]


@pytest.mark.rule("TI-83.1", "A-43")
def test_only_the_active_player_trades_and_only_with_neighbours() -> None:
    s = neighbours()
    s.players[1].passed = True
    t = turn(s)
    assert t.unsaid(0, "offer,2 goods,1") == "no-neighbours"
    assert t.unsaid(0, "offer,2 want_goods,1") == "no-neighbours"
    assert t.unsaid(1, "offer,2 goods,1") == "no-market"
    assert t.unsaid(1, "offer,0 goods,1") == "", "a neighbour may begin too, even one who has passed"


@pytest.mark.rule("TI-83.1")
@pytest.mark.parametrize("phase", ["strategy", "status"])
def test_nobody_trades_in_the_strategy_and_status_phases(phase: str) -> None:
    s = neighbours()
    s.phase, s.active = phase, -1
    t = act(s, ("pick", 0))
    assert t.unsaid(0, "offer,1 goods,1") == "no-such-part"
    assert t.unsaid(0, "offer,1 promise,peace") == ""


@pytest.mark.rule("TI-83.1", "TI-84.3a")
def test_one_transaction_with_each_neighbour_in_a_turn() -> None:
    t = turn(neighbours()).say(0, "offer,1 goods,1").say(1, "accept,1")
    assert t.unsaid(1, "offer,0 goods,1") == "traded-already"
    t.s.players[0].strategy = {}
    t.play(0, "pass")
    assert t.s.active == 1
    assert t.unsaid(1, "offer,0 goods,1") == "", "another turn"


@pytest.mark.rule("TI-83.1")
def test_trade_goes_on_in_combat_and_what_was_received_can_be_used_at_once() -> None:
    s = neighbours()
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    s.players[0].goods, s.players[0].planets = 0, {"jord": False}
    t = act(s, ("produce",))
    assert t.refused(0, "destroyer,1") == "too-dear"
    t.say(1, "offer,0 goods,3").say(0, "accept,1")
    assert t.refused(0, "destroyer,1") == ""


@pytest.mark.rule("TI-83.3", "TI-83.4")
def test_a_gift_is_a_transaction_and_nothing_but_goods_and_notes_can_be_given() -> None:
    t = turn(neighbours())
    assert t.unsaid(0, "offer,1") == "no-terms"
    assert t.unsaid(0, "offer,1 goods,4") == "no-such-part", "more than there is"
    assert t.unsaid(0, "offer,1 tactic,1") == "no-such-part"
    t.say(0, "offer,1 goods,3").say(1, "accept,1")
    assert purses(t)[:2] == [(0, 2), (6, 2)]


def test_what_is_no_longer_there_cannot_be_had() -> None:
    s = neighbours()
    put(s, 0, s.board.beside[s.board.homes[2]][0], cruiser=1)
    t = turn(s).say(0, "offer,1 goods,3", "offer,2 goods,2").say(2, "accept,2")
    assert t.unsaid(1, "accept,1") == "has-too-few"
    t.say(1, "refuse,1")
    assert t.s.offers == []


@pytest.mark.rule("D-TRADE-ANSWER")
def test_offers_are_refused_withdrawn_replaced_and_lapse_with_the_turn() -> None:
    t = turn(neighbours()).say(0, "offer,1 goods,1", "offer,1 goods,2")
    assert [x.number for x in t.s.offers] == [2], "one to each at a time"
    t.say(0, "withdraw,2", "offer,1 goods,2").say(1, "refuse,3", "offer,0 goods,1")
    assert t.unsaid(1, "withdraw,3") == "no-such-part"
    t.s.players[0].strategy = {}
    t.play(0, "pass")
    assert t.s.offers == []
    assert t.s.active == 1


def test_nobody_talks_without_end() -> None:
    t = turn(neighbours())
    for _ in range(offers.WORDS):
        t.say(0, "offer,1 promise,peace")
    assert t.unsaid(0, "offer,1 promise,peace") == "no-such-part"
    assert t.unsaid(0, f"withdraw,{offers.WORDS}") == ""


@pytest.mark.rule("TI-83.6")
def test_during_each_agenda_any_two_may_trade_once() -> None:
    s = neighbours()
    s.phase, s.active, s.vote = "agenda", -1, "fleet_regulations"
    s.agendas.remove("fleet_regulations")
    t = act(s, ("begin_vote",), ("reveal",))
    t.say(1, "offer,2 goods,1").say(2, "accept,1")
    assert t.unsaid(2, "offer,1 goods,1") == "traded-already"
    for seat in (1, 2, 0):
        t.play(seat, "nothing")
    t.play(0, "for")
    assert t.s.vote not in ("", "fleet_regulations")
    assert t.unsaid(1, "offer,2 goods,1") == "", "the next agenda"


@pytest.mark.rule("TI-68.2", "TI-68.3", "TI-81.3")
def test_replenishing_fills_up_to_the_value_of_the_faction() -> None:
    s = begin(factions=("sol", "hacan", "norr"))
    s.players[1].commodities = 5
    for seat in range(3):
        trade.replenish(s, seat)
    assert [p.commodities for p in s.players] == [4, 6, 3]


@pytest.mark.rule("TI-68.5b")
def test_commodities_may_be_traded_away_before_they_are_replenished() -> None:
    s = neighbours()
    s.players[0].strategy = {"trade": True}
    t = turn(s).say(0, "offer,1 commodities,2").say(1, "accept,1").play(0, "strategy trade")
    assert purses(t)[:2] == [(6, 4), (5, 2)]


@pytest.mark.rule("TI-68.7")
def test_commodities_cannot_be_spent() -> None:
    s = neighbours()
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    s.players[0].goods, s.players[0].planets = 0, {"jord": False}
    assert act(s, ("produce",)).refused(0, "fighter,1") == "too-dear"


def test_nothing_changes_hands_while_somebody_pays() -> None:
    s = neighbours()
    put(s, 0, "jord", space_dock=1)
    s.system = s.board.homes[0]
    s.players[0].planets = {"jord": False}
    t = act(s, ("produce",)).play(0, "cruiser,1").say(0, "offer,1 goods,3 promise,peace")
    assert t.unsaid(1, "accept,1") == "paying"
    t.play(0, "goods,2")
    assert t.s.players[0].goods == 1


def test_what_a_card_will_cost_is_not_given_away_meanwhile() -> None:
    s = neighbours()
    s.players[0].goods = 5
    hand(s, 0, "focused_research")
    hand(s, 1, "sabotage-1")
    t = turn(s).play(0, "use focused_research")
    assert t.unsaid(0, "offer,1 goods,2") == "has-too-few"
    t.say(0, "offer,1 goods,1").say(1, "accept,1").play(1, "pass", "pass")
    assert t.s.players[0].goods == 0


def test_a_word_of_two_does_not_tell_a_third_what_it_may_not_know() -> None:
    """All hear the offer; only the note is for the two."""
    t = turn(neighbours()).say(0, "set_aside,ceasefire-0", "show,1", "offer,1 note want_goods,1")
    views = [t.table.view(seat) for seat in (0, 1, 2, None)]
    assert [view["offers"] for view in views] == [views[0]["offers"]] * 4
    assert [view["seats"][0]["aside"] for view in views] == ["ceasefire-0", "ceasefire-0", "hidden", "hidden"]


# deals

@pytest.mark.rule("TI-18.1", "A-21")
def test_promises_between_anyone_stand_in_a_ledger_and_bind_nobody() -> None:
    t = turn(neighbours()).say(2, "offer,1 promise,peace want_promise,vote_along").say(1, "accept,1")
    assert [(x.debtor, x.creditor, x.what) for x in t.s.promises] == [(2, 1, "peace"), (1, 2, "vote_along")]
    assert t.table.view(0)["promises"] == t.table.view(None)["promises"] != []
    assert t.s.traded == []
    assert t.unsaid(2, "offer,1 promise,peace") == "promised-already"
    t.s.round += ledger.ROUNDS
    ledger.forget(t.s)
    assert t.s.promises == []


@pytest.mark.rule("TI-18.1")
def test_a_transaction_inside_a_deal_obeys_its_rules() -> None:
    t = turn(neighbours())
    assert t.unsaid(0, "offer,2 goods,1 want_promise,peace") == "no-neighbours"
    assert t.unsaid(0, "offer,1 goods,1 want_promise,peace") == ""


@pytest.mark.rule("A-21")
def test_who_agrees_to_decline_in_this_window_cannot_react_any_more() -> None:
    s = neighbours()
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    hand(s, 2, "flank_speed-1")
    s.players[1].strategy = {"imperial": True}                        # the last to be asked
    t = turn(s).play(0, "use mining_initiative").play(1, "sabotage-1")
    assert t.asked() == {2: "react"}, "the word of seat 1 is kept till it is its turn"
    t.say(0, "offer,1 goods,2 want_decline").say(1, "accept,1")
    assert t.options(1) == ["pass"], "what was said against the deal is gone"
    t.play(1, "pass").play(2, "pass", "pass")
    assert t.asked() == {2: "action"}, "seat 1 was not asked again, seat 2 was"
    assert (t.s.players[0].goods, t.s.players[1].goods) == (3 - 2 + 4, 5)
    assert t.s.players[1].hand == ["sabotage-1"]


@pytest.mark.rule("A-21")
def test_a_promise_to_decline_is_about_the_window_that_is_open() -> None:
    s = neighbours()
    hand(s, 0, "mining_initiative", "flank_speed-1")
    hand(s, 1, "sabotage-1")
    t = turn(s)
    assert t.unsaid(0, "offer,1 want_decline") == "no-such-part"
    t.play(0, "use mining_initiative").say(0, "offer,1 want_decline").play(1, "pass")
    t.s.active = 0
    assert t.s.happenings == []
    assert t.unsaid(1, "accept,1") in ("no-such-part", "window-closed")


@pytest.mark.rule("A-21")
@pytest.mark.parametrize("term", ["decline", "forgo,graviton_laser_system"])
def test_what_is_said_about_a_window_cannot_be_accepted_in_another(monkeypatch: pytest.MonkeyPatch, term: str) -> None:
    monkeypatch.setitem(abilities.EFFECTS, "graviton_laser_system", lambda s, seat, target: None)
    monkeypatch.setattr(abilities, "_BY_WINDOW", {})
    s = neighbours()
    for p in s.players[:2]:
        p.technologies = {"graviton_laser_system": True}
    home = s.board.homes[0]
    for by, offer in ((1, f"offer,0 {term}"), (0, f"offer,1 want_{term}")):
        t = act(copied(s), ("open_window", "sc_before", 1, home, ()), ("open_window", "sc_before", 1, home, ()))
        t.say(by, offer)
        assert t.unsaid(1 - by, "accept,1") == ""
        t.play(1, "pass")
        assert t.asked() == {1: "react"}, "the next one"
        assert t.unsaid(1 - by, "accept,1") == "window-closed"


@pytest.mark.rule("A-21")
def test_who_agrees_not_to_use_something_that_lies_open_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(abilities.EFFECTS, "graviton_laser_system", lambda s, seat, target: None)
    monkeypatch.setattr(abilities, "_BY_WINDOW", {})
    s = neighbours()
    s.players[1].technologies = {"graviton_laser_system": True}
    t = act(s, ("open_window", "sc_before", 1, s.board.homes[0], ()))
    assert t.options(1) == ["pass", "graviton_laser_system"]
    assert t.unsaid(1, "offer,0 want_forgo,graviton_laser_system") == "no-such-part", "seat 0 cannot use it"
    t.say(1, "offer,0 forgo,graviton_laser_system want_goods,1").say(0, "accept,1")
    assert t.options(1) == ["pass"]
    t.play(1, "pass")
    assert t.s.happenings == [], "after a deal all are asked again, but not who could do nothing any more"


@pytest.mark.rule("A-21")
def test_who_agrees_to_hold_fire_cannot_fire() -> None:
    s = neighbours()
    put(s, 1, "jord", pds=1)
    put(s, 0, s.board.homes[0], cruiser=1)
    s.system = s.board.homes[0]
    t = act(s, ("fire", 1, s.system))
    assert t.refused(1, "pds@jord,1") == ""
    t.say(0, "offer,1 goods,1 want_decline").say(1, "accept,1")
    assert t.refused(1, "pds@jord,1") == "no-such-part"
    t.play(1, "nothing")
    assert t.told("rolled") == []
    assert t.s.aiming == -1


def test_after_a_deal_all_are_asked_again() -> None:
    s = neighbours()
    hand(s, 0, "mining_initiative")
    hand(s, 1, "sabotage-1")
    t = turn(s).play(0, "use mining_initiative").say(0, "offer,1 goods,1").say(1, "accept,1").play(1, "pass")
    assert t.asked() == {1: "react"}
    t.play(1, "pass")
    assert t.asked() == {1: "action"}


@pytest.mark.rule("TI-83.4a")
def test_there_is_no_way_back_behind_a_deal() -> None:
    t = turn(neighbours()).say(0, "offer,1 goods,1")
    before = t.table.length
    t.say(1, "accept,1")
    assert t.table.barrier > before
    assert free_undo(t.table, [0, 1]) == t.table.length


def test_others_can_imagine_a_deal_that_is_struck_beside_a_question() -> None:
    t = turn(neighbours()).say(0, "set_aside,ceasefire-0", "show,1", "offer,1 note want_goods,1").say(1, "accept,1")
    worlds = [imagine(t.table, 2, QuickDice(seed)) for seed in range(12)]
    assert all([GAME.audit(world.state) == [] for world in worlds])
    found = {tuple(world.state.players[1].notes) for world in worlds}
    assert len(found) > 1, "any of five notes may have gone"
    assert spell(worlds[0].log[-1][1]) == "accept,1"
