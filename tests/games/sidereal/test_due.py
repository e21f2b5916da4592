"""Promises that fall due together, and promises that were kept before their day."""
import pytest

from tests.games.sidereal.market import all_ready, deal, ends, in_round, market, no_deal, open_promises, trading
from tests.games.sidereal.scenario import act, give, put

# what falls due at the same time

@pytest.mark.rule("SDC-18.5", "SDC-7.5")
def test_what_one_receives_pays_what_one_owes_at_the_same_time_whichever_was_promised_first() -> None:
    t = deal(trading(market()), 0, "later,2,start give,1,2,blue,1", 1, 2)
    deal(t, 0, "later,2,start give,0,1,blue,1", 1)
    give(t.s, 0, blue=1)
    t = in_round(t, 2)
    assert (t.has(2), ends(t)) == ({"blue": 1}, ["kept", "kept"])
    assert set(t.asked().values()) == {"trade"}                             # nobody has to answer for anything


@pytest.mark.rule("SDC-18.5", "SDC-7.5")
def test_of_two_debts_of_one_player_the_older_is_paid_first() -> None:
    """Even if what pays it has to come from somebody else first."""
    t = deal(trading(market()), 0, "later,2,start give,1,2,blue,2 give,1,3,blue,1 give,0,1,blue,1", 1, 2, 3)
    give(t.s, 0, blue=1)
    give(t.s, 1, blue=1)
    t = in_round(t, 2)
    assert t.has(2) == {"blue": 2}
    assert t.asked() == {1: "compensate"}
    t.play(1, "nothing")
    for seat in (0, 2, 3):
        t.play(seat, "refuse")
    assert ends(t) == ["kept", "kept", "penalised"]
    assert (t.has(3), t.p(1).vp) == ({}, -1)


@pytest.mark.rule("SDC-18.5")
@pytest.mark.parametrize("promise", ["any,1,2,small,1,creditor", "buy,2,1,green,1,white,1"])
def test_what_leaves_a_choice_waits_for_what_comes(promise: str) -> None:
    t = deal(trading(market()), 0, f"later,2,start {promise} give,0,1,green,1", 1, 2)
    give(t.s, 0, green=1)
    give(t.s, 2, white=1)
    t = in_round(t, 2)
    if t.asked().get(2) == "buy":
        t.play(2, "1")
    assert ends(t) == ["kept", "kept"]
    assert t.has(2)["green"] == 1


@pytest.mark.rule("SDC-18.9", "SDC-18.5")
def test_a_condition_may_come_true_by_what_falls_due_at_the_same_time() -> None:
    s = market()
    t = deal(trading(s), 0, "later,2,start if-runs,0,kit_zdnx,-1 give,1,0,green,1", 1)
    deal(t, 0, "later,2,start runs,0,kit_zdnx,-1,0 give,1,0,white,1", 1)
    give(t.s, 0, yellow=1)
    give(t.s, 1, green=1, white=1)
    t = in_round(t, 2)
    assert ends(t) == ["kept", "kept", "kept"]
    assert t.has(0) == {"green": 1, "white": 1}


# what was done before its day

@pytest.mark.rule("SDC-18.5", "SDC-7.5")
def test_who_runs_what_was_promised_before_it_is_due_has_kept_the_promise() -> None:
    s = market("faderan", "kit", "unity", "caylion")
    put(s, 0, "spica")
    give(s, 0, white=4)
    t = deal(trading(s), 0, "later,1,end runs,0,faderan_relic_deck,0,0 give,1,0,green,1", 1)
    t.play(0, "run,faderan_relic_deck,0,0")
    assert ends(t) == ["kept"]
    assert [p.what[0] for p in open_promises(t)] == ["give"]


@pytest.mark.rule("SDC-18.5", "SDC-18.16")
def test_what_can_be_done_only_once_may_be_done_in_an_earlier_round() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    put(s, 1, "acrux")
    give(s, 0, yellow=4)
    give(s, 1, white=2)
    t = deal(trading(s), 0, "later,3,end runs,0,mechanical_engineers,0,0 runs,1,acrux,1,0", 1)
    t.play(0, "run,mechanical_engineers,0,0").play(1, "run,acrux,1,0")
    assert (ends(t), t.s.promises) == (["kept", "kept"], [])


@pytest.mark.rule("SDC-18.5", "SDC-18.16")
def test_what_can_be_done_every_round_is_owed_in_the_round_that_was_agreed() -> None:
    s = market("faderan", "kit", "unity", "caylion")
    put(s, 0, "spica", "gacrux")
    give(s, 0, white=8)
    t = deal(trading(s), 0, "later,2,end runs,0,faderan_relic_deck,0,0 give,1,0,green,1", 1)
    t.play(0, "run,faderan_relic_deck,0,0")
    assert ends(t) == []
    t = in_round(t, 2)
    all_ready(t)
    assert ends(t)[0] == "kept"
    assert len(t.s.relics) == 10


@pytest.mark.rule("SDC-18.5", "SDC-7.5")
def test_a_card_that_the_creditor_has_by_then_is_delivered() -> None:
    s = market()
    put(s, 0, "acrux")
    t = deal(trading(s), 0, "later,1,end card,0,1,kit_hand_crafted card,0,1,acrux", 1)
    deal(t, 0, "card,0,1,kit_hand_crafted card,0,1,acrux", 1)
    all_ready(t)
    assert (ends(t), t.p(0).vp) == (["kept", "kept"], 0)


@pytest.mark.rule("SDC-12.23", "SDC-7.5")
def test_a_technology_that_the_creditor_can_use_by_then_is_licensed() -> None:
    s = market("yengii", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    give(s, 0, yellow=4)
    t = trading(s).play(0, "run,mechanical_engineers,0,0")
    deal(t, 0, "later,1,end licence,0,1,nanotechnology", 1)
    deal(t, 0, "licence,0,1,nanotechnology", 1)
    all_ready(t)
    assert (ends(t), t.p(0).vp) == (["kept"], 1)


@pytest.mark.rule("SDC-18.16", "SDC-7.5")
def test_a_technology_that_was_licensed_and_then_spent_is_not_owed_once_more() -> None:
    s = market("yengii", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    put(s, 1, "kit_genetic_engineering")
    give(s, 0, yellow=4)
    t = trading(s).play(0, "run,mechanical_engineers,0,0")
    deal(t, 0, "later,1,end licence,0,1,nanotechnology", 1)
    deal(t, 0, "licence,0,1,nanotechnology", 1).play(1, "tuck,kit_nanotechnology,kit_genetic_engineering")
    all_ready(t)
    assert (ends(t), t.p(0).vp) == (["kept"], 1)


# what is owed may not be spent, if the table has agreed on that

@pytest.mark.rule("SDC-18.5")
@pytest.mark.parametrize(("lien", "flaw"), [("free", ""), ("strict", "owed")])
def test_donations_and_acknowledgements_that_are_owed_go_to_nobody_else(lien: str, flaw: str) -> None:
    s = market("faderan", "kit", "unity", "caylion", lien=lien)
    s.players[0].donation = {"vp": 1, "blue": 2}
    t = deal(trading(s), 0, "later,1,end donated,0,1,vp,1 donated,0,1,blue,1 acks,0,1,10", 1)
    assert no_deal(t, 0, "donated,0,2,vp,1", 2) == flaw
    assert no_deal(t, 0, "donated,0,2,blue,2", 2) == flaw
    assert no_deal(t, 0, "acks,0,2,2", 2) == flaw
    assert no_deal(t, 0, "acks,0,2,1 donated,0,2,blue,1", 2) == ""


@pytest.mark.rule("SDC-7.5")
def test_nothing_is_said_of_a_payment_where_nothing_can_be_bought() -> None:
    s = market()
    give(s, 0, white=2)
    t = in_round(deal(trading(s), 0, "later,2,start buy,0,1,blue,1,white,2", 1), 2)
    t.play(0, "1").play(1, "nothing").play(0, "refuse")
    assert (t.has(0), t.p(1).vp, t.told("gave")) == ({"white": 2}, -1, [])


# a whole round

@pytest.mark.rule("SDC-18.9", "SDC-18.8", "SDC-13.2", "SDC-4.3")
def test_a_converter_is_lent_comes_home_and_is_lent_again_for_half_of_its_profit() -> None:
    stages = ("start_trade", "support_check", "economy", "share_technologies", "open_bidding", "end_round")
    t = act(market(), *[(stage,) for stage in stages])
    deal(t, 0, "card,0,1,kit_hand_crafted later,2,start give,1,0,ship,1 card,0,1,kit_hand_crafted", 1)
    deal(t, 1, "card,1,2,kit_polyutility_components card,2,1,kit_hand_crafted", 2)      # lent on, and back
    all_ready(t)
    assert t.refused(0, "run,kit_hand_crafted,0,0")
    t.play(1, "run,kit_hand_crafted,0,0")
    for seat in (0, 2, 3):
        t.play(seat, "nothing")
    t.play(1, "bid,0,0", "open")
    assert (t.s.round, t.s.phase) == (2, "trade")
    home = [(x["seat"], x["card"]) for x in t.told("returned")]
    assert sorted(home) == [(1, "kit_hand_crafted"), (1, "kit_polyutility_components")]
    assert (t.has(0), t.has(1), ends(t)) == ({"ship": 1}, {"octagon": 1}, ["kept", "kept"])
    assert {"kit_hand_crafted", "kit_polyutility_components"} <= {*t.cards(1)}
    assert t.s.used == {}
