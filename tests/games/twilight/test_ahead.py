"""Secondary abilities and votes that are answered before they are asked for."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import IllegalAnswer, Orders, QuickDice
from tests.games.twilight.scenario import Scenario, act, agenda, begin
from tests.games.twilight.test_agenda import council


def coming(t: Scenario, seat: int) -> list[str]:
    return sorted([decision.question for decision in t.table.foreseen(seat)])


def ahead(t: Scenario, *said: tuple[int, str, str]) -> Orders:
    orders = Orders(QuickDice(1))
    for seat, question, name in said:
        orders.declare(t.table, seat, f"twilight.{question}", [name])
    return orders


def trading() -> Scenario:
    """Seat 0 is about to use Leadership; 1 and 2 hold Diplomacy and Politics."""
    return act(begin(), ("choose_action",))


# secondary abilities

@pytest.mark.rule("TI-76.1")
def test_the_secondary_of_every_card_that_another_has_still_to_use_can_be_answered_ahead() -> None:
    t = trading()
    assert coming(t, 0) == ["twilight.secondary diplomacy", "twilight.secondary politics"]
    assert coming(t, 1) == ["twilight.secondary leadership", "twilight.secondary politics"]
    t.s.players[0].strategy["leadership"] = False
    assert coming(act(t.s, ("choose_action",)), 1) == ["twilight.secondary politics"]


def test_who_has_declined_ahead_is_not_waited_for() -> None:
    s = begin()
    s.players[1].goods = s.players[2].goods = 3
    t = act(s, ("choose_action",))
    orders = ahead(t, (1, "secondary leadership", "decline"))
    t.play(0, "strategy leadership", "tactic,3")
    orders.carry_out(t.table)
    assert (t.asked(), orders.list) == ({2: "secondary"}, [])
    t.play(2, "decline")
    assert (1, "decline") in t.table.log


def test_what_was_declined_is_one_card_and_not_the_next() -> None:
    s = begin()
    s.players[0].strategy, s.players[2].strategy = {"politics": True}, {"leadership": True}
    t = act(s, ("primary", "politics"))
    orders = ahead(t, (1, "secondary leadership", "decline"))
    while 0 in t.asked():
        t.table.give(0, t.table.waiting()[0].sample(QuickDice(1)))
        t._chance()
        orders.carry_out(t.table)
    assert t.asked() == {1: "secondary"}
    assert len(orders.list) == 1


def test_who_has_had_the_secondary_of_this_use_cannot_say_more_of_it() -> None:
    s = begin()
    s.players[1].goods = s.players[2].goods = 3
    t = act(s, ("choose_action",)).play(0, "strategy leadership", "tactic,3")
    assert (t.asked(), "twilight.secondary leadership" in coming(t, 1)) == ({1: "secondary"}, False)
    assert "twilight.secondary leadership" in coming(t, 2)
    t.play(1, "decline")
    assert "twilight.secondary leadership" not in coming(t, 1)


def test_who_wanted_to_use_it_and_cannot_pay_any_more_is_not_answered_for() -> None:
    s = begin()
    s.players[1].goods, s.players[1].planets = 3, {}
    t = act(s, ("choose_action",))
    orders = ahead(t, (1, "secondary leadership", "use"))
    s = t.s
    s.players[1].goods = 2
    t = act(s, ("choose_action",)).play(0, "strategy leadership", "tactic,3")
    orders.carry_out(t.table)
    assert (t.told("secondary"), orders.list) == ([], [])


# votes

def voting() -> Twilight:
    """All strategy cards are used."""
    s = council()
    for p in s.players:
        p.strategy = dict.fromkeys(p.strategy, False)
    agenda(s, "economic_equality")
    return s


@pytest.mark.rule("TI-85.2")
def test_a_vote_can_be_cast_ahead_from_when_the_agenda_is_revealed_until_it_is_my_turn() -> None:
    t = act(voting(), ("begin_vote",))
    assert t.asked() == {1: "vote"}
    assert (coming(t, 1), coming(t, 2)) == ([], ["twilight.vote economic_equality"])
    orders = ahead(t, (2, "vote economic_equality", "for mellon"), (0, "vote economic_equality", "nothing"))
    t.play(1, "against archon_ren")
    orders.carry_out(t.table)
    assert [(x["seat"], x["votes"]) for x in t.told("voted")] == [(1, 3)], "the rest was not told to this listener"
    assert (2, ("for", "mellon")) in t.table.log
    assert orders.list == []


def test_planets_that_are_exhausted_meanwhile_cast_no_vote() -> None:
    t = act(voting(), ("begin_vote",))
    orders = ahead(t, (0, "vote economic_equality", "for jord"))
    t.play(1, "nothing")
    t.s.players[0].planets["jord"] = False
    t.s.players[0].planets["mecatol_rex"] = True
    t.play(2, "nothing")
    orders.carry_out(t.table)
    assert (t.asked(), orders.list) == ({0: "vote"}, [])


def test_a_vote_is_for_this_agenda_and_no_other() -> None:
    t = act(voting(), ("begin_vote",))
    orders = ahead(t, (2, "vote economic_equality", "for mellon"))
    t.play(1, "nothing")
    t.s.vote = "mutiny"
    orders.carry_out(t.table)
    assert orders.list == []


@pytest.mark.parametrize("name", ["for archon_ren", "for", "for against mellon"])
def test_only_a_vote_that_could_be_cast_now_is_taken(name: str) -> None:
    t = act(voting(), ("begin_vote",))
    with pytest.raises(IllegalAnswer):
        ahead(t, (2, "vote economic_equality", name))
