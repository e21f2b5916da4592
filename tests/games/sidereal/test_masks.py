"""What was promised of decisions where it meets other promises, too few ships, and the end of the game."""
import pytest

from fivesuns.games.sidereal import ledger
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel.codec import copied
from tests.games.sidereal.market import deal, ends, market, no_deal, open_promises, trading
from tests.games.sidereal.scenario import Scenario, act, give, lay, put


def bidding(*species: str, terms: str, ships: int = 4) -> Scenario:
    """Seat 0 has promised this to seat 1, and now bids on Acrux (2), Gacrux (1) and others."""
    s = market(*(species or ("caylion", "kit", "unity", "faderan")))
    lay(s, "colonies", "gacrux", "spica", "acrux")
    give(s, 0, ship=ships)
    t = deal(trading(s), 1, terms, 0)
    return act(copied(t.s), ("open_bidding",))


# cards to take

@pytest.mark.rule("SDC-18.5")
def test_of_two_cards_that_were_to_be_taken_from_one_track_the_younger_gives_way_and_is_broken() -> None:
    t = bidding("faderan", "kit", "unity", "caylion",
                terms="later,1,end take,0,acrux take,0,gacrux else,0,1,green,1 later,2,start give,1,0,white,1")
    t.play(0, "bid,3,0", "open")
    assert (t.s.holder["acrux"], "gacrux" in t.s.holder) == (0, False)       # there was nothing to choose
    assert ends(t) == ["broken", "kept"]
    assert ("give", 0, 1, "green", 1) in [p.what for p in open_promises(t)]


@pytest.mark.rule("SDC-18.5", "SDC-12.17")
def test_the_kjas_may_split_their_bid_to_take_both() -> None:
    t = bidding("kjas", "kit", "unity", "caylion", terms="later,1,end take,0,acrux take,0,gacrux")
    t.play(0, "bid,4,0", "open")
    assert t.options(0) == ["acrux", "split"]
    t.play(0, "split")
    assert (t.s.holder["acrux"], t.s.holder["gacrux"]) == (0, 0)
    assert ends(t) == ["kept", "kept"]


@pytest.mark.rule("SDC-18.5")
def test_a_younger_promise_to_take_binds_when_the_older_card_is_gone() -> None:
    s = market("faderan", "kit", "unity", "caylion")
    lay(s, "colonies", "gacrux", "spica", "acrux")
    give(s, 0, ship=1)
    give(s, 1, ship=3)
    t = deal(trading(s), 1, "later,1,end take,0,gacrux take,0,spica", 0)
    t = act(copied(t.s), ("open_bidding",))
    t.play(0, "bid,1,0").play(1, "bid,3,0", "open", "gacrux")
    assert t.s.holder["spica"] == 0
    assert sorted(ends(t)) == ["kept", "void"]


# refused at signing

@pytest.mark.rule("SDC-18.5")
def test_to_invent_and_not_to_invent_is_not_promised_together() -> None:
    s = market("caylion", "kit", "faderan", "unity")
    put(s, 0, "mechanical_engineers", "computational_theoreticians")
    t = trading(s)
    both = "later,2,end noinvent,0,nanotechnology runs,0,mechanical_engineers,0,0 give,0,1,green,1"
    assert no_deal(t, 0, both) == "contradicts"
    deal(t, 0, "later,2,start runs,0,mechanical_engineers,0,0 give,0,1,green,1", 1)
    assert no_deal(t, 1, "later,2,end noinvent,0,nanotechnology", 0) == "contradicts"
    assert no_deal(t, 1, "later,3,end noinvent,0,nanotechnology", 0) == ""
    deal(t, 1, "later,4,end noinvent,0,nanotechnology", 0)
    assert no_deal(t, 1, "later,4,start runs,0,mechanical_engineers,0,0", 0) == "contradicts"
    assert no_deal(t, 1, "later,4,start runs,0,computational_theoreticians,0,0", 0) == ""


@pytest.mark.rule("SDC-18.5")
@pytest.mark.parametrize(("terms", "flaw"), [
    ("later,1,end atleast,0,colonies,5", "too-few-ships"), ("later,1,end atleast,0,colonies,4", ""),
    ("later,1,end atleast,0,colonies,3 atleast,0,research,2", "too-few-ships"),
    ("later,1,end atleast,0,colonies,3 atleast,0,research,1", ""),
    ("later,1,end atmost,0,research,4 later,2,end atleast,0,colonies,9", "")])
def test_while_ships_are_bid_nobody_promises_to_bid_more_than_there_are(terms: str, flaw: str) -> None:
    s = market()
    give(s, 0, ship=4)
    t = act(s, ("open_bidding",))
    assert no_deal(t, 1, terms, 0) == flaw


@pytest.mark.rule("SDC-18.5")
def test_bids_that_were_promised_before_leave_fewer_ships_to_promise() -> None:
    t = bidding(terms="later,1,end atleast,0,colonies,3")
    assert no_deal(t, 1, "later,1,end atleast,0,research,2", 0) == "too-few-ships"
    assert no_deal(t, 1, "later,1,end atmost,0,research,2", 0) == ""
    assert no_deal(t, 1, "replaces,1 later,1,end atleast,0,research,2", 0) == ""


@pytest.mark.rule("SDC-18.5")
def test_a_promise_that_cannot_be_kept_any_more_keeps_nobody_from_promising_what_can() -> None:
    t = bidding(terms="later,1,end atleast,0,colonies,5")
    assert no_deal(t, 1, "later,1,end atleast,0,research,2", 0) == ""


# the last round

@pytest.mark.rule("SDC-7.5", "SDC-14.5")
def test_compensation_that_lacks_in_the_last_round_costs_points() -> None:
    s = market()
    give(s, 0, green=1)
    s.round = 6
    t = deal(trading(s), 0, "later,6,end will,0,kit_hand_crafted,0 else,0,1,green,3 else,0,1,octagon,1", 1)
    s = last_economy(t.s)
    assert (s.players[1].stock["green"], s.players[0].vp) == (1, -4)
    assert [(p.status, p.number) for p in s.ended] == [("penalised", 1)]


def last_economy(s: Confluence) -> Confluence:
    """Nothing that was promised can be run."""
    s = copied(s)
    s.phase = "economy"
    ledger.weed_runs(s, 0, lambda runs: False)
    return s


# the Zeth

@pytest.mark.rule("SDC-12.30", "SDC-11.8")
def test_words_exchanged_while_ships_are_bid_are_no_trade_with_the_zeth() -> None:
    s = market("kit", "zeth", "unity", "caylion")
    give(s, 0, ship=1)
    t = act(s, ("open_bidding",))
    deal(t, 1, "later,1,end atmost,0,colonies,0 later,2,start give,1,0,green,1", 0)
    assert t.s.traded == []
