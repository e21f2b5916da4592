"""Offers on the table: who sees them, how they change, and how many there can be."""
from typing import Any

import pytest

from fivesuns.games.sidereal import GAME, offers
from fivesuns.games.sidereal.catalog import CARDS
from fivesuns.kernel import QuickDice, spell
from fivesuns.kernel.codec import to_json
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.laws import playout, random_table
from tests.games.sidereal.market import deal, market, trading
from tests.games.sidereal.scenario import Scenario, act, give


def stocked(**options: Any) -> Scenario:
    s = market(**options)
    for seat in range(4):
        give(s, seat, green=5, white=5, blue=5)
    return trading(s)


def numbers(t: Scenario, seat: int | None) -> list[int]:
    return [offer["number"] for offer in t.view(seat)["offers"]]


def heard(t: Scenario, what: str, seat: int | None) -> bool:
    return any([event.what == what and event.known_to(seat) for event in t.events])


@pytest.mark.rule("SDC-17.1", "SDC-18.2")
def test_an_offer_is_seen_by_its_parties_only_until_it_is_signed() -> None:
    t = stocked().play(0, "offer give,0,1,green,1 give,2,0,white,1")
    assert [numbers(t, seat) for seat in (0, 1, 2, 3, None)] == [[1], [1], [1], [], []]
    assert [heard(t, "offered", seat) for seat in (0, 1, 2, 3, None)] == [True, True, True, False, False]
    assert [event.calls for event in t.events if event.what == "offered"] == [(1, 2)]
    t.play(1, "accept,1,1")
    assert [heard(t, "accepted", seat) for seat in (0, 1, 2, 3, None)] == [True, True, True, False, False]
    t.play(2, "accept,1,1")
    assert all([heard(t, "signed", seat) for seat in (0, 1, 2, 3, None)])


@pytest.mark.rule("SDC-17.1")
def test_what_is_said_of_an_offer_is_shown_to_those_whom_it_is_meant_for() -> None:
    t = stocked()
    decision = t.table.waiting()[0]
    act = decision.named("offer give,0,1,green,1")
    assert [decision.shown_to(seat, act) for seat in (0, 1, 2, None)] == [True, True, False, False]
    anyone = decision.named("offer give,0,9,green,1")
    assert [decision.shown_to(seat, anyone) for seat in (0, 1, 2, None)] == [True, True, True, True]
    t.play(0, spell(act))
    for name in ("accept,1,1", "decline,1", "amend,1 give,0,1,green,2"):
        asked = t.table.waiting()[1]
        shown = [asked.shown_to(seat, asked.named(name)) for seat in (0, 1, 2, None)]
        assert shown == ([True] * 4 if name.startswith("accept") else [True, True, False, False])


@pytest.mark.rule("SDC-18.14")
def test_whoever_an_amendment_names_hears_it_too() -> None:
    t = stocked().play(0, "offer give,0,1,green,1")
    asked = t.table.waiting()[1]
    amendment = asked.named("amend,1 give,0,2,green,1")
    assert [asked.shown_to(seat, amendment) for seat in (0, 1, 2, 3, None)] == [True, True, True, False, False]


@pytest.mark.rule("SDC-18.14")
def test_where_offers_are_open_everybody_sees_them() -> None:
    t = stocked(open_offers=True).play(0, "offer give,0,1,green,1")
    assert [numbers(t, seat) for seat in (2, None)] == [[1], [1]]
    assert heard(t, "offered", None)


@pytest.mark.rule("SDC-11.8")
def test_what_is_offered_while_ships_are_bid_everybody_hears() -> None:
    s = market()
    for seat in range(4):
        give(s, seat, ship=2)
    t = act(s, ("open_bidding",)).play(0, "offer later,1,end atmost,1,colonies,1")
    assert [numbers(t, seat) for seat in (1, 2, None)] == [[1], [1], [1]]
    asked = t.table.waiting()[1]
    assert asked.shown_to(None, asked.named("decline,1"))
    assert not asked.shown_to(0, asked.named("bid,1,1"))


@pytest.mark.rule("SDC-17.1")
def test_nobody_knows_how_many_offers_others_make_to_others() -> None:
    """Who imagines the table knows the offers that it sees, and nothing of the others, not even their number."""
    twins = [stocked().play(0, "offer give,0,1,green,1"), stocked().play(0, "offer give,0,1,green,1")]
    twins[1].play(0, "offer give,0,1,green,2").play(1, "decline,2")
    worlds = [imagine(t.table, 2, QuickDice(1)) for t in twins]
    assert to_json(worlds[0].state) == to_json(worlds[1].state)
    assert twins[0].view(2) == twins[1].view(2)


@pytest.mark.rule("SDC-18.2")
def test_an_edit_is_a_new_version_that_nobody_has_accepted_but_its_author() -> None:
    t = stocked().play(0, "offer give,0,1,green,1 give,2,0,white,1").play(1, "accept,1,1")
    t.play(2, "amend,1 give,0,1,green,1 give,0,2,green,1 give,2,0,white,1")
    offer = t.s.offers[0]
    assert (offer.number, offer.version, offer.by, offer.accepted) == (1, 2, 2, (2,))
    assert t.refused(1, "accept,1,1") == "other-version"
    t.play(1, "accept,1,2")
    assert t.has(1)["green"] == 5                                           # seat 0 has not agreed to this
    t.play(0, "accept,1,2")
    assert t.has(1)["green"] == 6


@pytest.mark.rule("SDC-18.2")
def test_an_amendment_keeps_all_parties_and_may_name_more() -> None:
    t = stocked().play(0, "offer give,0,1,green,1").play(1, "amend,1 give,1,3,green,1")
    assert t.s.offers[0].parties == (0, 1, 3)
    assert t.refused(1, "amend,1 give,1,9,green,1") == "standing-for-two"


def test_a_party_declines_and_the_author_withdraws() -> None:
    t = stocked().play(0, "offer give,0,1,green,1", "offer give,0,2,green,1")
    assert t.refused(0, "decline,1") == t.refused(1, "withdraw,1") == t.refused(1, "decline,2") == "no-such-part"
    t.play(1, "decline,1").play(0, "withdraw,2")
    assert t.s.offers == []
    assert [heard(t, "declined", seat) for seat in (0, 1, 2, None)] == [True, True, False, False]


@pytest.mark.rule("SDC-18.3")
def test_a_standing_offer_is_for_whoever_takes_it_first() -> None:
    t = stocked().play(0, "offer give,0,9,green,2 give,9,0,white,1")
    assert [numbers(t, seat) for seat in (0, 1, 2, 3, None)] == [[1]] * 5
    assert t.refused(0, "accept,1,1") == "no-such-part"
    t.play(3, "accept,1,1")
    assert t.s.offers == []
    assert t.has(3) == {"green": 7, "white": 4, "blue": 5}
    assert t.told("signed")[0]["parties"] == [0, 3]
    assert t.told("signed")[0]["terms"] == [["give", 0, 3, "green", 2], ["give", 3, 0, "white", 1]]


@pytest.mark.rule("SDC-18.3")
def test_only_who_can_keep_it_takes_a_standing_offer_and_only_its_author_changes_it() -> None:
    t = stocked()
    t.s.players[1].stock["white"] = 0
    t = trading(t.s).play(0, "offer give,9,0,white,1")
    assert t.refused(1, "accept,1,1") == "has-too-few"
    assert t.refused(2, "accept,1,1") == ""
    assert t.refused(2, "amend,1 give,9,0,white,2") == "no-such-part"
    t.play(0, "amend,1 give,9,0,white,2")
    assert t.refused(2, "accept,1,1") == "other-version"
    assert t.refused(2, "accept,1,2") == ""


@pytest.mark.rule("SDC-18.3")
def test_offers_lapse_when_the_phase_ends() -> None:
    t = stocked().play(0, "offer give,0,1,green,1")
    for seat in range(4):
        t.play(seat, "ready")
    assert t.s.offers == []


@pytest.mark.rule("SDC-14.1", "SDC-18.1")
def test_in_the_last_round_an_offer_can_still_be_put_together_in_small_steps() -> None:
    s = market()
    s.round = 6
    asked = trading(s).table.waiting()[0]
    assert "offer" in asked.steps([])                                       # though nobody will bid any more
    assert "give" in asked.steps(["offer"])


@pytest.mark.rule("SDC-18.21")
def test_at_most_six_offers_of_a_seat_are_open() -> None:
    t = stocked().play(0, *["offer give,0,1,green,1"] * 6)
    assert t.refused(0, "offer give,0,1,green,1") == "too-many-open"
    assert t.refused(0, "amend,1 give,0,1,green,2") == ""                   # one's own is not one more
    t.play(1, "offer give,0,1,green,1")
    assert t.refused(0, "amend,7 give,0,1,green,2") == "too-many-open"
    t.play(0, "withdraw,3")
    assert t.refused(0, "offer give,0,1,green,1") == ""


@pytest.mark.rule("SDC-18.21")
def test_at_most_forty_offers_and_amendments_of_a_seat_in_a_phase() -> None:
    t = stocked()
    for _ in range(20):
        t.play(0, "offer give,0,1,green,1")
        number = t.s.numbered
        t.play(0, f"amend,{number} give,0,1,green,2", f"withdraw,{number}")
    assert t.refused(0, "offer give,0,1,green,1") == "too-many-offers"
    assert t.s.numbered == 20


@pytest.mark.rule("SDC-18.1")
def test_numbers_go_on_over_the_game() -> None:
    t = deal(stocked(), 0, "give,0,1,green,1", 1)
    offers.clear(t.s)
    t.play(2, "offer give,2,3,green,1")
    assert t.s.offers[0].number == 2


def test_what_is_there_is_what_can_be_said() -> None:
    """One value is looked up without building all of them."""
    table = random_table(GAME, {"seats": 9}, 1, False)
    playout(table, QuickDice(1), 300)
    s = table.state
    for what in offers.NOWADAYS:
        there = offers.values(s, what)
        assert [x for x in CARDS if offers.is_there(s, what, x)] == [x for x in CARDS if x in there]
        assert all([offers.is_there(s, what, x) for x in there])
