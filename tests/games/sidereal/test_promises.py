"""Promises: how they bind, when they fall due, and each way in which they end."""
import pytest

from fivesuns.games.sidereal import deals, ledger, plans
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import QuickDice, spell
from fivesuns.kernel.codec import copied
from tests.games.sidereal.market import all_ready, deal, ends, in_round, market, no_deal, open_promises, trading
from tests.games.sidereal.scenario import Scenario, act, give, lay, put


def owing(terms: str, *others: int, **stock: int) -> Scenario:
    """Seat 0 has signed this, with seat 1 or more; seat 0 holds the stock."""
    s = market()
    give(s, 0, **stock)
    return deal(trading(s), 0, terms, *(others or (1,)))


# when they are due

@pytest.mark.rule("SDC-1.5", "SDC-7.2", "SDC-18.9", "SDC-18.5")
def test_a_swap_with_payment_next_round_and_interest() -> None:
    s = market()
    give(s, 1, blue=1)
    t = deal(trading(s), 0, "give,1,0,blue,1 later,2,start give,0,1,blue,1 give,0,1,green,1", 1)
    assert t.has(0) == {"blue": 1}
    give(t.s, 0, green=1)
    t = in_round(t, 2)
    assert (t.has(0), t.has(1)) == ({}, {"blue": 1, "green": 1})           # before anyone could act
    assert t.asked() == dict.fromkeys(range(4), "trade")
    assert ends(t) == ["kept", "kept"]


@pytest.mark.rule("SDC-18.5")
def test_until_then_the_debtor_may_spend() -> None:
    t = owing("later,2,start give,0,1,green,1", green=1)
    deal(t, 0, "give,0,2,green,1", 2)
    assert t.has(2) == {"green": 1}
    assert open_promises(t)[0].what == ("give", 0, 1, "green", 1)


@pytest.mark.rule("SDC-7.25")
def test_what_is_due_this_phase_is_given_before_leftovers() -> None:
    s = market()
    s.players[0].donation = {"blue": 1}
    t = deal(trading(s), 0, "later,1,end donated,0,1,blue,1", 1)
    all_ready(t)
    assert (t.has(1), t.p(0).donation, ends(t)) == ({"blue": 1}, {}, ["kept"])


@pytest.mark.rule("SDC-18.8", "SDC-18.9")
def test_a_converter_is_lent_for_half_its_profit_next_round() -> None:
    s = market()
    t = deal(trading(s), 0, "card,0,1,kit_hand_crafted later,2,start give,1,0,octagon,1 card,0,1,kit_hand_crafted", 1)
    give(t.s, 1, octagon=1)
    t.s.holder["kit_hand_crafted"] = t.s.holder["kit_polyutility_components"] = 0
    t = in_round(t, 2)
    assert t.has(0) == {"octagon": 1}
    assert "kit_hand_crafted" in t.cards(1)


@pytest.mark.rule("SDC-18.5")
@pytest.mark.parametrize(("chooser", "seat"), [("debtor", 0), ("creditor", 1)])
def test_any_cubes_of_a_size_are_chosen_by_whom_it_was_agreed(chooser: str, seat: int) -> None:
    t = owing(f"later,2,start any,0,1,small,2,{chooser}", green=2, brown=1, blue=5)
    t = in_round(t, 2)
    assert t.asked() == {seat: "which"}
    assert t.refused(seat, "blue,2")
    t.play(seat, "green,1 brown,1")
    assert (t.has(1), ends(t)) == ({"green": 1, "brown": 1}, ["kept"])


@pytest.mark.rule("SDC-18.9")
def test_an_option_to_buy_is_used_as_far_as_its_holder_likes_and_can_pay() -> None:
    s = market()
    give(s, 0, white=5)
    give(s, 1, blue=3)
    t = deal(trading(s), 0, "later,2,start buy,0,1,blue,3,white,2", 1)
    t = in_round(t, 2)
    assert t.asked() == {0: "buy"}
    assert t.refused(0, "3")                                                # five white pay for two
    t.play(0, "2")
    assert (t.has(0), t.has(1), ends(t)) == ({"blue": 2, "white": 1}, {"blue": 1, "white": 4}, ["kept"])


@pytest.mark.rule("SDC-18.9")
def test_an_option_that_is_not_used_is_kept_all_the_same() -> None:
    s = market()
    give(s, 0, white=2)
    t = in_round(deal(trading(s), 0, "later,2,start buy,0,1,blue,2,white,2", 1), 2)
    assert ends(t.play(0, "0")) == ["kept"]


@pytest.mark.rule("SDC-7.5")
def test_who_sells_an_option_and_has_too_few_answers_for_it_and_nobody_pays_for_what_does_not_come() -> None:
    s = market()
    give(s, 0, white=4)
    give(s, 1, blue=1)
    t = in_round(deal(trading(s), 0, "later,2,start buy,0,1,blue,2,white,2", 1), 2)
    t.play(0, "2").play(1, "nothing").play(0, "refuse")
    assert (t.has(0), t.has(1), t.p(1).vp) == ({"blue": 1, "white": 2}, {"white": 2}, -1)


@pytest.mark.rule("SDC-18.5", "SDC-12.23", "SDC-12.8")
def test_runs_licences_and_acknowledgements_can_be_promised() -> None:
    s = market("yengii", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    t = deal(trading(s), 0, "later,2,start runs,0,mechanical_engineers,0,0 licence,0,1,nanotechnology acks,2,0,3", 1, 2)
    give(t.s, 0, yellow=4)
    t = in_round(t, 2)
    assert ends(t) == ["kept", "kept", "kept"]
    assert t.s.holder["kit_nanotechnology"] == 1
    assert t.p(0).acknowledgements == 3


# conditions

@pytest.mark.rule("SDC-18.9")
@pytest.mark.parametrize(("taker", "end"), [(0, "kept"), (1, "void")])
def test_if_you_get_gacrux_you_give_me_something(taker: int, end: str) -> None:
    s = market()
    lay(s, "colonies", "gacrux", "acrux")
    for seat in (0, 1):
        give(s, seat, ship=2, green=1)
    t = deal(trading(s), 0, "later,2,start if-takes,0,gacrux give,0,1,green,1", 1)
    t = act(copied(t.s), ("open_bidding",))
    t.play(taker, "bid,2,0").play(1 - taker, "bid,0,0").play(taker, "open")
    t.play(taker, "gacrux")
    assert ends(in_round(t, 2)) == [end]


@pytest.mark.rule("SDC-18.9")
def test_promises_wait_for_runs_and_inventions() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers", "acrux")
    give(s, 0, yellow=4, white=2, green=3)
    t = deal(trading(s), 0, "later,1,end if-invents,0,nanotechnology give,0,1,green,1 "
                            "if-runs,0,acrux,1 give,0,1,green,1 if-runs,0,acrux,0 give,0,1,green,1", 1)
    assert [p.met for p in open_promises(t)] == [False, False, False]
    t.play(0, "run,mechanical_engineers,0,0", "run,acrux,1,0")
    assert [p.met for p in open_promises(t)] == [True, True, False]
    all_ready(t)
    assert sorted(ends(t)) == ["kept", "kept", "void"]
    assert t.has(1) == {"green": 2}


# defaults

@pytest.mark.rule("SDC-7.5", "SDC-18.5", "SDC-18.19")
def test_agreed_compensation_comes_first() -> None:
    t = in_round(owing("later,2,start give,0,1,blue,1 else,0,1,green,2", green=2), 2)
    assert (t.has(1), ends(t), t.p(0).vp) == ({"green": 2}, ["compensated"], 0)


@pytest.mark.rule("SDC-7.5", "SDC-18.19")
def test_compensation_needs_the_consent_of_all_parties_of_the_deal() -> None:
    terms = "later,2,start give,0,1,blue,2 give,2,0,green,1"
    s = market()
    give(s, 0, green=3)
    give(s, 2, green=1)
    t = in_round(deal(trading(s), 0, terms, 1, 2), 2)
    assert t.asked() == {0: "compensate"}
    assert t.refused(0, "give,1,green,5") == "has-too-few"                  # three and the one of seat 2
    t.play(0, "give,1,green,2 card,1,kit_hand_crafted")
    assert t.asked() == {1: "compensation", 2: "compensation"}
    assert {asked.lapse for asked in t.table.waiting().values()} == {"refuse"}      # silence is no consent
    t.play(1, "agree").play(2, "agree")
    assert t.has(1) == {"green": 2}
    assert "kit_hand_crafted" in t.cards(1)
    assert (ends(t), t.p(0).vp) == (["kept", "compensated"], 0)


@pytest.mark.rule("SDC-7.5", "SDC-7.6")
@pytest.mark.parametrize("no", [1, 2])
def test_if_one_refuses_as_much_as_possible_is_given_and_points_are_lost(no: int) -> None:
    s = market()
    give(s, 0, blue=1, green=5)
    t = in_round(deal(trading(s), 0, "later,2,start give,0,1,blue,3 give,2,0,brown,1", 1, 2), 2)
    t.play(0, "give,1,green,5").play(no, "refuse").play(3 - no, "agree")
    assert (t.has(0), t.has(1)) == ({"green": 5}, {"blue": 1})
    assert [p.vp for p in t.s.players] == [-2, 0, 0, 0]                     # nobody gains them
    assert ends(t) == ["penalised"]
    assert [(x["how"], x["points"]) for x in t.told("promise_ended")] == [("penalised", 2)]


@pytest.mark.rule("SDC-7.5")
@pytest.mark.parametrize(("promise", "points"), [
    ("give,0,1,ship,2", 2), ("give,0,1,octagon,2", 4), ("give,0,1,wild_small,1", 1), ("card,0,1,acrux", 2),
    ("donated,0,1,vp,1", 2), ("donated,0,1,green,1", 1), ("any,0,1,large,3,creditor", 3)])
def test_what_each_thing_costs(promise: str, points: int) -> None:
    s = market()
    put(s, 2, "acrux")
    t = in_round(deal(trading(s), 0, f"later,2,start {promise}", 1), 2)
    t.play(0, "nothing").play(1, "refuse")
    assert t.p(0).vp == -points
    assert ends(t) == ["penalised"]


@pytest.mark.rule("SDC-7.5", "SDC-12.8")
def test_acknowledgements_that_are_not_there_cost_a_point_each() -> None:
    s = market("faderan", "kit", "unity", "caylion")
    t = deal(deal(trading(s), 0, "later,2,start acks,0,1,5", 1), 0, "acks,0,2,9", 2)
    t = in_round(t, 2).play(0, "nothing").play(1, "refuse")
    assert [p.acknowledgements for p in t.s.players] == [0, 2, 9, 0]        # as many as there are
    assert (t.p(0).vp, ends(t)) == (-3, ["penalised"])


@pytest.mark.rule("SDC-7.5")
def test_a_run_that_cannot_be_paid_for_is_broken_and_costs_no_points() -> None:
    s = market()
    put(s, 0, "acrux")
    t = in_round(deal(trading(s), 0, "later,2,start runs,0,acrux,1,0 give,0,1,green,1", 1), 2)
    t.play(0, "nothing").play(1, "refuse")
    assert ends(t) == ["broken"]
    assert t.p(0).vp == 0


@pytest.mark.rule("SDC-7.5")
def test_even_nothing_can_be_agreed_on() -> None:
    t = in_round(owing("later,2,start give,0,1,blue,1"), 2)
    t.play(0, "nothing").play(1, "agree")
    assert (ends(t), t.p(0).vp) == (["compensated"], 0)


# novation

@pytest.mark.rule("SDC-18.6")
def test_all_parties_together_may_replace_a_promise() -> None:
    t = owing("later,2,start give,0,1,blue,1 give,2,0,green,1", 1, 2)
    t.play(0, "offer replaces,1 later,3,start give,0,1,blue,2")
    assert t.s.offers[0].parties == (0, 1, 2)                               # all of the old deal have to agree
    t.play(1, "accept,2,1")
    assert [p.number for p in open_promises(t)] == [1, 2]
    t.play(2, "accept,2,1")
    assert [(p.number, p.due) for p in open_promises(t)] == [(2, (2, "start")), (3, (3, "start"))]
    assert ends(t) == ["replaced"]


@pytest.mark.rule("SDC-18.6")
def test_a_promise_that_has_ended_cannot_be_replaced() -> None:
    t = owing("later,2,start give,0,1,blue,1")
    t.play(0, "offer replaces,1 later,3,start give,0,1,blue,2", "offer replaces,1 give,0,1,green,1")
    t.play(1, "accept,2,1")
    assert t.refused(1, "accept,3,1") == "no-such-promise"


# what is promised of decisions

def masked(terms: str, **ships: int) -> Confluence:
    """Seat 0 has promised this to seat 1."""
    s = market("kit", "zeth", "unity", "caylion")
    lay(s, "colonies", "gacrux", "acrux")
    for seat in range(4):
        give(s, seat, ship=ships.get(f"seat{seat}", 3))
    return copied(deal(trading(s), 1, terms, 0).s)


@pytest.mark.rule("SDC-18.5", "SDC-18.9")
def test_do_not_bid_above_two_and_i_pay_one_white() -> None:
    s = masked("later,1,end atmost,0,colonies,2 later,2,start give,1,0,white,1")
    t = act(s, ("open_bidding",))
    assert t.refused(0, "bid,3,0") == "promised-bid"
    assert ledger.bid_range(t.s, 0, "colonies") == (0, 2)
    t.play(0, "bid,2,1").play(1, "bid,0,0").play(2, "bid,0,0").play(3, "bid,0,0").play(0, "open")
    assert ends(t) == ["kept"]


@pytest.mark.rule("SDC-18.5")
def test_a_least_bid_binds_and_both_tracks_fit_the_ships() -> None:
    s = masked("later,1,end atleast,0,colonies,2 atleast,0,research,1")
    assert ledger.bid_range(s, 0, "colonies") == (2, 3)
    assert act(s, ("open_bidding",)).refused(0, "bid,1,1") == "promised-bid"


@pytest.mark.rule("SDC-18.5", "SDC-18.18", "SDC-18.19")
def test_of_two_bids_that_the_ships_do_not_allow_the_younger_gives_way_and_is_broken() -> None:
    s = masked("later,1,end atleast,0,colonies,2 atleast,0,research,2 else,0,1,ship,1")
    assert ledger.bid_range(s, 0, "research")[0] == 0
    t = act(s, ("open_bidding",))
    t.play(0, "bid,2,0").play(1, "bid,0,0").play(2, "bid,0,0").play(3, "bid,0,0").play(0, "open")
    assert ends(t) == ["kept", "broken"]
    assert [(p.what, p.due) for p in open_promises(t)] == [(("give", 0, 1, "ship", 1), (2, "start"))]


@pytest.mark.rule("SDC-18.5")
def test_what_stands_already_is_not_contradicted() -> None:
    t = trading(masked("later,1,end atmost,0,colonies,1"))
    assert no_deal(t, 0, "later,1,end atleast,0,colonies,2 give,1,0,green,1", 1) == "contradicts"
    assert no_deal(t, 0, "later,2,end atleast,0,colonies,2 give,1,0,green,1", 1) == ""
    assert no_deal(t, 0, "replaces,1 later,1,end atleast,0,colonies,2", 1) == ""


@pytest.mark.rule("SDC-18.18")
@pytest.mark.parametrize(("one", "other", "flaw"), [
    ("atmost,0,colonies,2", "atleast,0,colonies,2", ""),
    ("atleast,0,colonies,3", "atmost,0,colonies,2", "contradicts"),
    ("atmost,0,colonies,2", "atleast,0,research,3", ""),
    ("atmost,0,colonies,2", "atleast,1,colonies,3", ""),
    ("atmost,0,colonies,2", "later,3,end atleast,0,colonies,3", ""),
    ("take,0,gacrux", "leave,0,gacrux", "contradicts"),
    ("leave,0,gacrux", "take,0,gacrux", "contradicts"),
    ("take,0,gacrux", "leave,0,acrux", ""),
    ("take,0,gacrux", "leave,1,gacrux", ""),
    ("wont,0,kit_hand_crafted,0", "will,0,kit_hand_crafted,0", "contradicts"),
    ("wont,0,kit_hand_crafted,0", "will,0,kit_hand_crafted,1", ""),
    ("wont,0,kit_hand_crafted,0", "wont,0,kit_hand_crafted,0", ""),
])
def test_who_promises_both_cannot_keep_both(one: str, other: str, flaw: str) -> None:
    s = market()
    lay(s, "colonies", "gacrux", "acrux")
    assert no_deal(trading(s), 0, f"later,2,end {one} {other} give,0,1,green,1") == flaw


@pytest.mark.rule("SDC-18.5")
def test_cards_to_leave_and_cards_to_take() -> None:
    s = masked("later,1,end leave,0,gacrux take,0,acrux")
    t = act(s, ("open_bidding",))
    t.play(0, "bid,3,0").play(1, "bid,0,0").play(2, "bid,0,0").play(3, "bid,0,0").play(0, "open")
    assert t.s.holder["acrux"] == 0                                          # the only legal answer
    assert ends(t) == ["kept", "kept"]


@pytest.mark.rule("SDC-18.5", "SDC-18.18")
def test_who_has_promised_to_leave_a_card_is_not_offered_it() -> None:
    t = act(masked("later,1,end leave,0,gacrux"), ("open_bidding",))
    t.play(0, "bid,3,0").play(1, "bid,0,0").play(2, "bid,0,0").play(3, "bid,0,0").play(0, "open")
    assert t.options(0) == ["pass", "acrux"]
    assert ends(t.play(0, "acrux")) == ["kept"]


@pytest.mark.rule("SDC-18.18", "SDC-11.12")
def test_of_two_cards_that_were_to_be_taken_with_one_bid_the_younger_promise_is_broken() -> None:
    s = masked("later,1,end take,0,acrux take,0,gacrux else,0,1,ship,1")
    t = act(s, ("open_bidding",)).play(0, "bid,3,0").play(1, "bid,0,0").play(2, "bid,0,0").play(3, "bid,0,0")
    t.play(0, "open")
    assert t.s.holder["acrux"] == 0                                          # the only legal answer
    assert [(p.what[2], p.status) for p in t.s.ended] == [("gacrux", "broken"), ("acrux", "kept")]
    assert [(p.what, p.due) for p in open_promises(t)] == [(("give", 0, 1, "ship", 1), (2, "start"))]


@pytest.mark.rule("SDC-18.15", "SDC-18.18")
def test_what_was_promised_of_research_teams_binds_after_the_colonies() -> None:
    s = masked("later,1,end leave,0,gacrux")
    lay(s, "research", "sociologists", "mechanical_engineers")
    s = copied(deal(trading(s), 1, "later,1,end leave,0,sociologists take,0,mechanical_engineers", 0).s)
    t = act(s, ("open_bidding",)).play(0, "bid,1,2").play(1, "bid,0,0").play(2, "bid,0,0").play(3, "bid,0,0")
    t.play(0, "open").play(0, "acrux")
    assert t.s.holder["mechanical_engineers"] == 0                           # the only legal answer
    assert ends(t) == ["kept", "kept", "kept"]


@pytest.mark.rule("SDC-18.5")
def test_a_card_that_others_take_first_makes_the_promise_void() -> None:
    s = masked("later,1,end take,0,acrux", seat0=1)
    t = act(s, ("open_bidding",))
    t.play(0, "bid,1,0").play(1, "bid,3,0").play(2, "bid,0,0").play(3, "bid,0,0").play(0, "open")
    t.play(1, "acrux")
    while t.asked():
        seat = next(iter(t.asked()))
        t.play(seat, t.options(seat)[0])
    assert ends(t) == ["void"]


@pytest.mark.rule("SDC-18.5", "SDC-18.9")
def test_zeth_protection_for_one_cube() -> None:
    s = market("kit", "zeth", "unity", "caylion")
    give(s, 0, white=1)
    t = deal(trading(s), 0, "give,0,1,white,1 later,2,end spare,1,0", 1)
    s = copied(t.s)
    assert ledger.may_steal(s, 1, 0)                                         # this round the deal itself protects
    s.round, s.phase = 2, "steal"
    assert not ledger.may_steal(s, 1, 0)
    assert ledger.may_steal(s, 1, 2)
    ledger.end_phase(s)
    assert [p.status for p in s.ended] == ["kept"]


@pytest.mark.rule("SDC-18.5")
def test_white_converters_that_will_and_will_not_run() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "acrux", "gacrux")
    t = deal(trading(s), 0, "later,1,end wont,0,acrux,0 will,0,gacrux,0 give,0,1,green,1", 1)
    t = act(copied(t.s), ("support_check",), ("economy",))
    assert t.refused(0, "run,acrux,0,0")
    assert t.refused(0, "nothing")
    t.play(0, "run,gacrux,0,0")
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert ends(t) == ["kept", "kept"]


@pytest.mark.rule("SDC-18.5")
def test_a_run_that_was_promised_to_two_is_one_run() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "gacrux")
    t = deal(trading(s), 0, "later,1,end will,0,gacrux,0 give,0,1,green,1", 1)
    t = deal(t, 0, "later,1,end will,0,gacrux,0 give,0,2,green,1", 2)
    t = act(copied(t.s), ("support_check",), ("economy",))
    plan = t.table.waiting()[0].sample(QuickDice(1))
    assert [item[1] for item in plan].count("gacrux") == 1
    t.play(0, spell(plan))
    for seat in (1, 2, 3):
        t.play(seat, "nothing")
    assert ends(t) == ["kept", "kept"]


@pytest.mark.rule("SDC-18.5")
def test_a_promised_run_that_cannot_be_paid_for_is_broken_before_the_plans() -> None:
    s = market()
    t = deal(trading(s), 1, "later,1,end will,0,kit_hand_crafted,0 else,0,1,green,1", 0)
    assert ledger.must_run(t.s, 0) == [("kit_hand_crafted", 0)]
    s = copied(t.s)
    s.phase = "economy"
    ledger.weed_runs(s, 0, lambda runs: False)
    assert [p.status for p in s.ended] == ["broken"]
    assert ledger.must_run(s, 0) == []
    assert [p.due for p in s.promises] == [(2, "start")]


@pytest.mark.rule("SDC-18.18", "SDC-9.3")
@pytest.mark.parametrize(("wilds", "can"), [(6, True), (1, False)])
def test_promised_runs_that_can_be_paid_in_many_ways_are_judged_at_once(
        wilds: int, can: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    s = market("unity", "eni_et", "kit", "zeth")
    cards = ("cultural_charity", "volunteer_medical_movement", "mutual_understanding", "elders_wisdom",
             "intercultural_archive")                                       # 16 small cubes and 9 large ones
    runs = [(f"eni_et_{card}", 0) for card in cards]
    put(s, 0, *[card for card, _ in runs])
    give(s, 0, wild_small=wilds, green=4, white=4, brown=4, wild_large=4, black=3, blue=3, yellow=3)
    tried: list[plans.Sum] = []
    judge = plans.flaw_of_sum

    def counted(s: Confluence, seat: int, sums: plans.Sum) -> object:
        tried.append(sums)
        return judge(s, seat, sums)

    monkeypatch.setattr(plans, "flaw_of_sum", counted)
    assert plans.can_run(s, 0, runs) == plans.hopeful(s, 0, (), runs) == can
    assert len(tried) < 1000


@pytest.mark.rule("SDC-18.5")
def test_who_has_promised_not_to_invent_does_not() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers")
    give(s, 0, yellow=4)
    give(s, 1, yellow=4)
    t = deal(trading(s), 1, "later,1,end noinvent,0,nanotechnology", 0)
    assert t.refused(0, "run,mechanical_engineers,0,0") == "promised-not-to"
    assert no_deal(t, 0, "runs,0,mechanical_engineers,0,0 give,1,0,yellow,1", 1) == "promised-not-to"
    deal(t, 0, "card,0,1,mechanical_engineers", 1)
    assert t.refused(1, "run,mechanical_engineers,0,0") == ""
    all_ready(t)
    assert ends(t) == ["kept"]


@pytest.mark.rule("SDC-18.6", "SDC-18.18")
@pytest.mark.parametrize("lien", ["free", "strict"])
def test_what_is_replaced_binds_no_longer_when_the_new_deal_is_carried_out(lien: str) -> None:
    s = market("caylion", "kit", "faderan", "unity", lien=lien)
    put(s, 0, "mechanical_engineers")
    give(s, 1, yellow=4)
    t = deal(trading(s), 1, "later,1,end noinvent,0,nanotechnology", 0)
    number = open_promises(t)[0].number
    invention = "give,1,0,yellow,4 runs,0,mechanical_engineers,0,0"
    assert no_deal(t, 1, invention, 0) == "promised-not-to"
    deal(t, 1, f"replaces,{number} {invention}", 0)
    assert (ends(t), [x[0] for x in t.s.invented]) == (["replaced"], [0])


@pytest.mark.rule("SDC-18.5")
def test_a_mask_whose_condition_is_not_met_binds_nobody() -> None:
    s = masked("later,1,end if-takes,1,acrux atmost,0,research,0")
    assert ledger.bid_range(s, 0, "research") == (0, 3)
    ledger.happened(s, ("if-takes", 1, "acrux"))
    assert ledger.bid_range(s, 0, "research") == (0, 0)


@pytest.mark.rule("SDC-14.5", "SDC-18.19", "SDC-7.6")
def test_compensation_for_a_mask_of_the_last_round_is_given_at_once() -> None:
    s = market()
    give(s, 0, green=1)
    s.round = 6
    t = deal(trading(s), 0, "later,6,end will,0,kit_hand_crafted,0 else,0,1,green,2", 1)
    s = copied(t.s)
    s.phase = "economy"
    ledger.weed_runs(s, 0, lambda runs: False)
    assert (s.players[0].stock["green"], s.players[1].stock["green"]) == (0, 1)
    assert [p.vp for p in s.players] == [-1, 0, 0, 0]                        # for the one that was not there
    assert ([p.status for p in s.ended], s.promises) == (["penalised"], [])


# while ships are bid

@pytest.mark.rule("SDC-11.8", "SDC-7.3", "SDC-18.7")
def test_while_ships_are_bid_only_promises_are_made() -> None:
    s = market()
    lay(s, "colonies", "gacrux", "acrux")
    for seat in range(4):
        give(s, seat, ship=2, green=1)
    t = act(s, ("open_bidding",))
    assert deals.flaw(t.s, 0, [("give", 0, 1, "green", 1)]) == ("nothing-now",)
    assert t.refused(0, "offer give,0,1,green,1") == "nothing-now"
    assert t.refused(0, "offer later,1,end give,0,1,green,1") == "over-already"
    assert t.refused(0, "offer later,1,end wont,0,kit_hand_crafted,0 leave,1,gacrux") == "over-already"
    deal(t, 0, "later,1,end leave,1,gacrux later,2,start give,0,1,green,1", 1)
    assert t.has(1) == {"ship": 2, "green": 1}                               # nothing is exchanged before
    assert [p.what[0] for p in open_promises(t)] == ["leave", "give"]
    assert ledger.to_leave(t.s, 1) == ["gacrux"]
    assert in_round(t, 2).has(1) == {"ship": 2, "green": 2}


# lien

@pytest.mark.rule("SDC-18.5", "SDC-18.20")
@pytest.mark.parametrize(("lien", "flaw"), [("free", ""), ("strict", "owed")])
def test_what_is_owed_at_the_end_of_the_phase_is_spent_or_not(lien: str, flaw: str) -> None:
    s = market("caylion", "kit", "faderan", "unity", lien=lien)
    put(s, 0, "acrux", "gacrux")
    give(s, 0, white=2, green=1, blue=1)
    t = deal(trading(s), 0, "later,1,end give,0,1,white,2 any,0,1,small,1,debtor card,0,1,gacrux", 1)
    assert t.refused(0, "run,acrux,1,0") == flaw
    assert no_deal(t, 0, "give,0,2,white,1", 2) == flaw
    assert no_deal(t, 0, "give,0,2,green,1", 2) == flaw                      # the last small cube
    assert no_deal(t, 0, "card,0,2,gacrux", 2) == flaw
    assert no_deal(t, 0, "give,0,2,blue,1", 2) == ""                         # nobody waits for that


@pytest.mark.rule("SDC-18.20")
@pytest.mark.parametrize("kind", ["octagon", "ship", "blue"])
def test_a_lien_is_on_things_of_every_sort(kind: str) -> None:
    s = market(lien="strict")
    give(s, 0, octagon=2, ship=2, blue=2)
    t = deal(trading(s), 0, f"later,1,end give,0,1,{kind},1", 1)
    assert no_deal(t, 0, f"give,0,2,{kind},1", 2) == ""
    assert no_deal(t, 0, f"give,0,2,{kind},2", 2) == "owed"
    assert no_deal(t, 0, "give,0,2,octagon,1 give,0,2,ship,1 give,0,2,blue,1", 2) == ""


@pytest.mark.rule("SDC-18.20")
def test_a_lien_is_for_the_end_of_this_phase_only() -> None:
    s = market(lien="strict")
    give(s, 0, blue=1)
    condition = "if-runs,0,kit_zdnx,-1"
    t = deal(trading(s), 0, f"later,2,start give,0,1,blue,1 later,1,end {condition} give,0,1,blue,1", 1)
    assert no_deal(t, 0, "give,0,2,blue,1", 2) == ""                         # due later, or not certain yet


@pytest.mark.rule("SDC-18.20")
def test_what_is_more_than_one_owes_may_be_spent_under_a_lien() -> None:
    s = market(lien="strict")
    give(s, 0, white=2, green=2)
    t = deal(trading(s), 0, "later,1,end give,0,1,white,1 any,0,1,small,1,debtor", 1)
    assert no_deal(t, 0, "give,0,2,white,1 give,0,2,green,1", 2) == ""
    assert no_deal(t, 0, "give,0,2,white,1 give,0,2,green,2", 2) == "owed"


@pytest.mark.rule("SDC-18.5")
def test_a_lien_does_not_keep_one_from_paying_a_debt_or_replacing_it() -> None:
    s = market("caylion", "kit", "faderan", "unity", lien="strict")
    give(s, 0, white=2)
    t = deal(trading(s), 0, "later,1,end give,0,1,white,2", 1)
    assert no_deal(t, 0, "replaces,1 give,0,1,white,2", 1) == ""
    all_ready(t)
    assert ends(t) == ["kept"]
