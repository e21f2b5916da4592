"""What may be said while ships are bid: only what concerns the cards that are bid for (SDC-11.8)."""
import pytest

from fivesuns.games.sidereal.stages import bidding
from fivesuns.kernel import QuickDice
from fivesuns.kernel.laws import _steps_lead_to_answers
from tests.games.sidereal.market import deal, market, no_deal, trading
from tests.games.sidereal.scenario import Scenario, act, give, lay


def talking(terms: str = "") -> Scenario:
    """Ships are bid; seat 0 has promised seat 1 something before."""
    s = market("kit", "zeth", "unity", "caylion")
    lay(s, "colonies", "gacrux", "acrux")
    for seat in range(4):
        give(s, seat, ship=2)
    if terms:
        s = deal(trading(s), 1, terms, 0).s
    return act(s, ("open_bidding",))


@pytest.mark.rule("SDC-11.8", "SDC-7.3")
@pytest.mark.parametrize(("terms", "flaw"), [
    ("later,2,start give,0,1,green,1 give,1,0,white,1", "not-about-bids"),
    ("later,1,end spare,1,0", "not-about-bids"),
    ("later,2,end atmost,1,colonies,1", "not-about-bids"),
    ("later,2,start if-runs,0,kit_hand_crafted,0 give,0,1,green,1", "not-about-bids"),
    ("later,1,end leave,0,gacrux later,2,start give,1,0,white,1", ""),
    ("later,1,end leave,0,gacrux spare,1,0", ""),
    ("later,1,end atmost,1,colonies,1", ""),
    ("later,2,start if-takes,0,gacrux give,0,1,green,1", "")])
def test_other_deals_have_to_wait_for_the_trade_phase(terms: str, flaw: str) -> None:
    assert no_deal(talking(), 0, terms) == flaw


@pytest.mark.rule("SDC-11.8", "SDC-18.6")
def test_what_was_promised_of_these_bids_may_be_replaced_and_nothing_else() -> None:
    t = talking("later,1,end atmost,0,colonies,1 later,2,start give,0,1,green,1")
    assert no_deal(t, 0, "replaces,1") == ""
    assert no_deal(t, 0, "replaces,2") == "not-about-bids"
    assert no_deal(t, 0, "replaces,1 replaces,2") == ""


@pytest.mark.rule("SDC-11.8")
def test_every_path_of_small_steps_leads_to_words_about_bids() -> None:
    t = talking("later,6,end give,0,1,green,1")
    for seed in range(8):
        _steps_lead_to_answers(bidding.Bidder(t.s, seed % 4), QuickDice(seed))
