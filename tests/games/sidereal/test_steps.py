"""Acts put together in small steps: what the table would refuse cannot be begun, and what it takes can be finished."""
from typing import Any

import pytest

from tests.games.sidereal.market import market, trading
from tests.games.sidereal.scenario import Scenario, act, give

GIFT = ["give", 0, 1, "green", 1]
FOR_ANYONE = ["give", 0, 9, "green", 1]
NOW = ["give", "donated", "card", "acks", "runs"]                 # nobody here has a licence, or cards to tuck
IFS = ["if-takes", "if-runs", "if-invents"]


def stocked(round: int = 1) -> Scenario:
    s = market()
    s.round = round
    for seat in range(4):
        give(s, seat, green=5)
    return trading(s)


def steps(t: Scenario, *path: Any, seat: int = 0) -> list[Any]:
    return t.table.waiting()[seat].steps(path)


@pytest.mark.rule("SDC-18.7", "SDC-18.12")
def test_an_offer_begins_with_what_is_done_now_or_with_a_date() -> None:
    assert steps(stocked(), "offer") == [*NOW, "later"]           # a payment, an else, a condition follow something


@pytest.mark.rule("SDC-18.7", "SDC-18.15", "SDC-18.16")
@pytest.mark.parametrize(("round", "bids"), [(5, ["atmost", "atleast", "take", "leave"]), (6, [])])
def test_after_a_date_comes_a_promise_and_nobody_promises_bids_in_the_last_round(round: int, bids: list[str]) -> None:
    promises = steps(stocked(), "offer", *GIFT, "later", round, "end")
    assert promises == [*NOW, *IFS, "any", "buy", *bids, "will", "wont", "noinvent"]


@pytest.mark.rule("SDC-18.16")
def test_what_is_due_at_the_start_of_a_phase_is_not_promised_when_it_has_begun() -> None:
    t = stocked(3)
    assert steps(t, "offer", "later") == [3, 4, 5, 6]
    assert steps(t, "offer", "later", 3) == ["end"]
    assert steps(t, "offer", "later", 4) == ["start", "end"]


@pytest.mark.rule("SDC-18.7", "SDC-18.3")
def test_nobody_gives_to_oneself_and_a_standing_offer_names_nobody_else() -> None:
    t = stocked()
    assert steps(t, "offer", "give", 0) == [1, 2, 3, 9]
    assert steps(t, "offer", *GIFT, "give", 0) == [1, 2, 3]
    assert steps(t, "offer", *FOR_ANYONE, "give") == [0, 9]
    assert steps(t, "offer", *FOR_ANYONE, "give", 0) == [9]
    assert "acks" not in steps(t, "offer", *FOR_ANYONE)           # those come from the Faderan, and so from a third


@pytest.mark.rule("SDC-18.2", "SDC-18.3")
def test_an_offer_with_names_does_not_become_one_for_anyone() -> None:
    t = stocked().play(0, "offer give,0,1,green,1", "offer give,0,9,green,1")
    assert steps(t, "amend") == [1, 2]
    assert steps(t, "amend", 1, "give", 0) == [1, 2, 3]
    assert steps(t, "amend", 2, "give", 0) == [1, 2, 3, 9]


@pytest.mark.rule("SDC-18.2")
def test_the_last_version_is_accepted_by_those_who_have_not_made_it() -> None:
    t = stocked().play(0, "offer give,0,1,green,1").play(1, "amend,1 give,0,1,green,2")
    assert steps(t, "accept", 1) == [2]
    assert steps(t) == ["ready", "offer", "amend", "accept", "decline"]
    assert steps(t, seat=1) == ["ready", "offer", "amend", "withdraw"]
    assert steps(t, seat=2) == ["ready", "offer"]
    assert steps(t, "accept", 1, 2) == steps(t, "decline", 1) == steps(t, "ready") == []


@pytest.mark.rule("SDC-18.21")
def test_of_24_items_the_last_is_no_date() -> None:
    t = stocked()
    assert steps(t, "offer", *GIFT * 22) == ["stop", *NOW, "later"]
    assert steps(t, "offer", *GIFT * 23) == ["stop", *NOW]
    assert steps(t, "offer", *GIFT * 24) == []


@pytest.mark.rule("SDC-11.7", "SDC-18.22")
def test_while_bidding_one_bids_what_there_is_or_offers_promises() -> None:
    s = market("kit", "zeth", "faderan", "unity")
    for seat in range(4):
        give(s, seat, green=5, ship=3)
    t = act(s, ("open_bidding",))
    assert steps(t) == ["bid", "offer"]
    assert (steps(t, "bid"), steps(t, "bid", 2), steps(t, "bid", 2, 1)) == ([0, 1, 2, 3], [0, 1], [])
    assert steps(t, "offer") == ["later"]
    about_now = ["atmost", "atleast", "take", "leave", "spare"]
    assert steps(t, "offer", "later", 1, "end") == [*IFS, *about_now]
    assert steps(t, "offer", "later", 2, "start") == [*NOW, *IFS, "any", "buy", *about_now, "will", "wont", "noinvent"]
    of_oneself = ["later", 1, "end", "atmost", 0, "research", 0]
    assert "stop" not in steps(t, "offer", *of_oneself)           # nobody promises something to oneself
    assert "stop" in steps(t, "offer", *of_oneself, "atmost", 1, "research", 0)
    for seat in range(4):
        t.play(seat, "bid,1,1")
    assert steps(t) == ["bid", "open", "offer"]
    assert steps(t, "open") == []


@pytest.mark.rule("SDC-18.21", "SDC-18.22")
def test_while_bidding_there_is_room_for_a_promise_after_the_last_date() -> None:
    s = market()
    give(s, 0, ship=1)
    t = act(s, ("open_bidding",))
    promise = ["atmost", 1, "research", 0]
    assert "later" in steps(t, "offer", "later", 1, "end", *promise * 21)
    assert "later" not in steps(t, "offer", "later", 1, "end", *promise * 22)
