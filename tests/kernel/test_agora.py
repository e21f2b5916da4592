"""Everybody at once: tricky moments on the agora, as short games in option names."""
from typing import Any

import pytest

from fivesuns.kernel import IllegalAnswer, Orders, QuickDice, SealedDice, Table, free_undo, spell
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.knowledge import spoken
from fivesuns.kernel.laws import check, playout, position
from fivesuns.kernel.state import Event
from tests.torture import GAMES

WHISPERED = "0 whisper give,0,1,oil,2,0 give,1,2,wine,1,0"          # offer 101: round 1, seat 0, its act 1


def agora(*bids: int, seats: int = 5) -> Table[Any]:
    """The floor of the first round, after these bids."""
    t: Table[Any] = Table(GAMES["agora"], {"seats": seats}, SealedDice.from_seed(5))
    for seat in range(seats):
        t.answer(seat, str(bids[seat] if bids else seat % 4))
    return t


def says(t: Table[Any], *lines: str) -> list[Event]:
    """`"1 ready"`: seat 1 is ready."""
    heard = []
    for line in lines:
        seat, _, name = line.partition(" ")
        heard += t.answer(int(seat), name)
    return heard


def refused(t: Table[Any], line: str) -> Any:
    """The flaw of it; nothing has changed."""
    before = position(t), t.save()
    seat, _, name = line.partition(" ")
    with pytest.raises(IllegalAnswer, match="legal: in any order, of offer") as no:
        t.answer(int(seat), name)
    assert (position(t), t.save()) == before
    return no.value.flaw


def goods(t: Table[Any], good: str) -> list[int]:
    return [seat["goods"][good] for seat in t.view(None)["seats"]]


def everybody_ready(t: Table[Any]) -> None:
    for seat in t.awaited():
        t.answer(seat, "ready")


# deals

def test_a_chain_of_three_that_nobody_could_pay_for_alone() -> None:
    t = agora()
    chain = "offer give,0,1,oil,3,0 give,1,2,oil,4,0 give,1,2,oil,2,0 give,2,0,oil,4,0 give,2,0,oil,4,0"
    says(t, f"1 {chain}", "2 accept,111,1")
    assert goods(t, "oil") == [3, 3, 3, 3, 3]
    says(t, "0 accept,111,1")
    assert goods(t, "oil") == [8, 0, 1, 3, 3]
    assert t.view(4)["table"] == []
    assert t.view(4)["struck"][0]["signed"] == [0, 1, 2]


def test_the_same_chain_in_another_order_cannot_be_paid() -> None:
    t = agora()
    says(t, "1 offer give,1,2,oil,4,0 give,0,1,oil,3,0", "2 accept,111,1")
    assert refused(t, "0 accept,111,1") == ("not-payable", 111)
    says(t, "3 offer give,3,0,wine,1,0", "2 amend,111 give,0,1,oil,3,0 give,1,2,oil,4,0", "0 accept,111,2",
         "1 accept,111,2")
    assert goods(t, "oil") == [0, 2, 7, 3, 3]


def test_an_amended_offer_is_unsigned_and_its_old_version_cannot_be_accepted() -> None:
    t = agora()
    says(t, "0 offer give,0,1,oil,1,0 give,2,1,oil,1,0", "1 accept,101,1")
    assert t.view(3)["table"][0]["signed"] == [0, 1]
    says(t, "2 amend,101 give,0,1,oil,2,0")
    assert t.view(3)["table"] == [{"number": 101, "version": 2, "by": 0, "parties": [0, 1, 2],
                                   "terms": [[0, 1, "oil", 2, 0]], "signed": [2]}]
    assert refused(t, "1 accept,101,1") == ("other-version", 101, 2)
    assert refused(t, "2 accept,101,2") == ("no-such-part", "accept,101,2")    # has signed it by amending it
    with pytest.raises(IllegalAnswer, match=r"accept,101,1\|2"):
        t.answer(1, "accept,101,3")
    says(t, "1 accept,101,2", "0 accept,101,2")
    assert goods(t, "oil") == [1, 5, 3, 3, 3]


def test_an_offer_that_was_withdrawn_cannot_be_accepted_and_its_number_is_not_used_again() -> None:
    t = agora()
    says(t, "0 offer give,0,1,oil,1,0", "0 withdraw,101")
    assert refused(t, "1 accept,101,1") == ("no-such-part", "accept,101,1")
    says(t, "0 offer give,0,1,oil,2,0")
    assert refused(t, "1 accept,101,1") == ("no-such-part", "accept,101,1")
    assert refused(t, "1 withdraw,103") == ("no-such-part", "withdraw,103")
    says(t, "1 accept,103,1")
    assert goods(t, "oil") == [1, 5, 3, 3, 3]


@pytest.mark.parametrize(("line", "flaw"), [
    ("0 offer", ("no-transfer",)), ("0 offer give,1,2,oil,1,0", ("not-your-offer",)), ("0 nothing", ("no-act",)),
    ("0 offer give,0,0,oil,1,0", ("to-oneself",)), ("0 give,0,1,oil,1,0", ("no-act",)), ("0 ready offer", ("one-act",)),
    ("0 whisper", ("no-transfer",)), ("0 whisper give,1,2,oil,1,0", ("not-your-offer",)),
    ("0 offer whisper give,0,1,oil,1,0", ("one-act",)), ("0 not-ready", ("no-such-part", "not-ready")),
    ("0 amend,111 give,3,0,oil,1,0", ("other-parties",)), ("0 accept,111,1 give,0,1,oil,1,0", ("one-act",)),
    ("2 amend,111 give,2,0,oil,1,0", ("no-such-part", "amend,111"))])
def test_what_cannot_be_said_is_refused_with_the_reason(line: str, flaw: tuple[Any, ...]) -> None:
    t = agora()
    says(t, "1 offer give,1,0,oil,1,0")
    assert refused(t, line) == flaw


def test_a_struck_deal_is_a_barrier_for_its_maker_and_for_whoever_accepts() -> None:
    t = agora()
    says(t, "0 offer give,0,1,oil,1,0")
    assert free_undo(t, [0]) == t.length - 1
    before = t.length
    says(t, "1 accept,101,1")
    assert [free_undo(t, seats) for seats in ([0], [1], [0, 1])] == [before + 1] * 3
    says(t, "1 ready")
    assert free_undo(t, [1]) == before + 1


def test_a_signature_that_makes_no_deal_yet_is_no_barrier() -> None:
    t = agora()
    says(t, "0 offer give,0,1,oil,1,0 give,1,2,oil,1,0", "1 accept,101,1")
    assert free_undo(t, [1]) == t.length - 1


def test_a_promise_falls_due_in_a_later_round_and_is_paid_as_far_as_it_goes() -> None:
    t = agora()
    says(t, "0 offer give,1,0,wine,2,0 give,0,1,wine,4,1 give,0,1,wine,4,1", "1 accept,101,1")
    assert t.view(3)["promises"] == [[2, 0, 1, "wine", 4], [2, 0, 1, "wine", 4]]
    everybody_ready(t)
    for seat in (1, 2, 3, 4, 0):
        t.answer(seat, "pass")
    assert t.state.round == 2
    assert goods(t, "wine") == [0, 6, 3, 3, 3]
    assert [seat["broken"] for seat in t.view(3)["seats"]] == [1, 0, 0, 0, 0]


# what is whispered

def test_a_whispered_offer_is_unseen_by_the_others() -> None:
    t = agora()
    heard = says(t, WHISPERED)
    for party in (0, 1, 2):
        assert t.view(party)["table"][0]["terms"] == [[0, 1, "oil", 2, 0], [1, 2, "wine", 1, 0]]
        assert [event.what for event in heard if event.known_to(party)] == ["spoke"]
    for other in (3, 4, None):
        assert t.view(other)["table"] == []
        assert t.view(other)["whispers"] == [[101, 0]]                         # that somebody whispers, all see
        assert not [event.what for event in heard if event.known_to(other)]
    assert "accept" not in t.waiting()[3].legal()


def test_whatever_is_whispered_looks_the_same_to_the_others() -> None:
    """An offer, a signature, an amendment, a withdrawal: that is their business."""
    words = ("1 whisper give,1,2,oil,1,0", "1 accept,101,1", "1 amend,101 give,2,0,oil,1,0", "1 withdraw,111")
    views = []
    for word in words:
        t = agora()
        says(t, "1 whisper give,1,0,silver,1,0", WHISPERED, word)
        views.append([t.view(seat) for seat in (3, 4, None)])
    assert all([these == views[0] for these in views])
    assert views[0][0]["whispers"] == [[111, 1], [101, 0], [112, 1]]


def test_answers_are_told_to_those_they_are_meant_for() -> None:
    t = agora()
    says(t, WHISPERED, "3 offer give,3,4,oil,1,0", "1 accept,101,1", "0 withdraw,101")
    lines = [(who, spell(value)) for who, value in t.log]
    for seat, knows in ((2, True), (3, False), (None, False)):
        names, _ = spoken(Table(t.game, t.options), lines, seat)
        assert names[-4:] == [name if knows or n == 1 else None for n, (_, name) in enumerate(lines[-4:])]


def test_a_whispered_deal_becomes_public_with_the_last_signature() -> None:
    t = agora()
    says(t, WHISPERED, "1 accept,101,1")
    assert t.view(3)["table"] == []
    heard = says(t, "2 accept,101,1")
    assert [event.what for event in heard if event.known_to(3)] == ["spoke", "struck"]
    assert t.view(3)["struck"][0]["terms"] == t.view(None)["struck"][0]["terms"] == [[0, 1, "oil", 2, 0],
                                                                                    [1, 2, "wine", 1, 0]]


def test_an_amended_whisper_stays_among_its_parties() -> None:
    t = agora()
    says(t, WHISPERED, "2 amend,101 give,2,0,oil,1,0")
    assert t.view(1)["table"][0]["parties"] == [0, 1, 2]                       # and so seat 1 has to sign it
    assert t.view(3)["table"] == []
    assert refused(t, "3 accept,101,2") == ("no-such-part", "accept,101,2")


def test_others_imagine_other_whispers_and_the_parties_the_true_ones() -> None:
    t = agora()
    says(t, WHISPERED)
    found = [imagine(t, 3, QuickDice(n)).state.table for n in range(60)]
    assert {len(table) for table in found} == {0, 1}
    assert len({str(table) for table in found}) > 20
    assert all([table == [] or (table[0].by == 0 and 3 not in table[0].parties) for table in found])
    for n in range(10):
        assert imagine(t, 2, QuickDice(n)).state.table == t.state.table
    other = agora()
    says(other, "0 whisper give,0,2,silver,4,1")
    assert all([position(imagine(t, 4, QuickDice(n))) == position(imagine(other, 4, QuickDice(n))) for n in range(20)])


def test_a_struck_deal_is_never_imagined_otherwise() -> None:
    t = agora()
    says(t, "0 whisper give,0,1,oil,2,0", "1 accept,101,1", "2 whisper give,2,3,wine,1,0")
    for n in range(20):
        world = imagine(t, 4, QuickDice(n)).state
        assert [deal.number for deal in world.table] in ([], [121])
        assert world.struck == t.state.struck


def test_what_was_whispered_since_the_last_mark_is_imagined_as_another_whisper() -> None:
    """A table that keeps no marks gives the answers again: those unseen anew, and never as a word that all would hear;
    though what was said of an offer cannot be said where there is none."""
    t = agora()
    says(t, "0 whisper give,0,1,oil,1,0 give,1,2,oil,1,0")
    bare = t.clone()
    says(bare, "1 accept,101,1", "3 offer give,3,4,oil,1,0", "2 whisper give,2,0,wine,1,0")
    worlds = [imagine(bare, 4, QuickDice(n), tries=3) for n in range(30)]
    assert all([world.view(4) == bare.view(4) for world in worlds])
    assert len({spell(world.log[0][1]) for world in worlds}) > 10
    assert {world.log[1] for world in worlds} == {(3, ("offer", ("give", 3, 4, "oil", 1, 0)))}


# ready

def test_those_who_are_ready_may_speak_and_nobody_waits_for_them() -> None:
    t = agora()
    says(t, "0 ready", "3 ready")
    assert t.awaited() == [1, 2, 4]
    assert list(t.waiting()) == [0, 1, 2, 3, 4]
    says(t, "0 offer give,0,1,oil,1,0", "1 accept,101,1", "3 not-ready")
    assert t.awaited() == [1, 2, 3, 4]
    says(t, "1 ready", "2 ready", "4 ready")
    assert t.waiting()[3].key == "agora.speak"
    says(t, "3 ready")
    assert t.waiting().keys() == {1}
    assert t.waiting()[1].key == "agora.raise"                                 # all are: the floor is closed


def test_whoever_is_ready_and_has_no_act_left_is_gone() -> None:
    t = agora()
    says(t, *["0 ready", "0 not-ready"] * 4)
    assert refused(t, "0 whisper give,0,1,oil,1,0") == ("too-many-acts", 4)
    says(t, "0 ready")
    assert list(t.waiting()) == [1, 2, 3, 4]
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked"):
        t.answer(0, "not-ready")


def test_offers_that_are_open_when_the_floor_closes_are_gone() -> None:
    t = agora()
    says(t, "0 ready", WHISPERED, "3 offer give,3,4,oil,1,0", "1 ready", "2 ready", "3 ready", "4 ready")
    assert t.view(1)["table"] == t.view(1)["whispers"] == []
    assert list(t.waiting()) == [1]


def test_a_seat_can_be_ready_by_a_standing_answer() -> None:
    t, orders = agora(), Orders(QuickDice(1))
    orders.declare(t, 2, "agora.speak", ["ready"], "round")
    orders.carry_out(t)
    assert t.view(0)["ready"] == [2]
    assert t.awaited() == [0, 1, 3, 4]


# bids

def test_bids_that_are_not_opened_yet_are_imagined_anew_and_those_opened_never() -> None:
    t = agora(3, 1, 2, 0, 3)
    everybody_ready(t)
    says(t, "1 pass", "2 pass")
    assert [seat["bid"] for seat in t.view(0)["seats"]] == [None, 1, 2, 0, None]
    assert t.view(0)["me"]["bid"] == 3
    worlds = [imagine(t, 0, QuickDice(n)).state.bids for n in range(80)]
    assert {tuple(bids[:4]) for bids in worlds} == {(3, 1, 2, 0)}
    assert {bids[4] for bids in worlds} == {0, 1, 2, 3}
    assert {bids[0] for bids in [imagine(t, 3, QuickDice(n)).state.bids for n in range(80)]} == {0, 1, 2, 3}


def test_an_opened_bid_is_a_barrier() -> None:
    t = agora(3, 1, 2, 0, 3)
    says(t, "0 ready", "1 ready", "2 ready", "3 ready")
    assert free_undo(t, [3]) == t.length - 1
    says(t, "4 ready")
    assert free_undo(t, [4]) == t.length
    says(t, "1 pass")
    assert free_undo(t, [1]) == t.length


def test_a_tablet_raises_a_bid_for_all_to_see_and_ties_go_to_the_first_opened() -> None:
    t = agora(3, 1, 2, 0, 3)
    everybody_ready(t)
    tablet = t.view(1)["me"]["tablets"][0]
    says(t, f"1 {tablet}")
    assert tablet in t.view(4)["played"]
    says(t, "2 pass", "3 pass", "4 pass", "0 pass")
    raised = [1 + t.state.raised[1], 2, 0, 3, 3]                               # as they were opened: 1 2 3 4 0
    winner = (raised.index(max(raised)) + 1) % 5
    assert [seat["statues"] for seat in t.view(None)["seats"]] == [int(seat == winner) for seat in range(5)]
    assert goods(t, "silver")[winner] == 3 - [3, 1, 2, 0, 3][winner]


# the whole

def test_nine_at_once_come_to_an_end_and_make_deals_in_public_and_in_private() -> None:
    struck = [0, 0]
    for seed in range(6):
        t: Table[Any] = Table(GAMES["agora"], {"seats": 9}, SealedDice.from_seed(seed))
        while not t.over:
            before = len(t.state.struck)
            playout(t, QuickDice(seed * 1000 + t.length), 1)
            if len(t.state.struck) > before:
                struck[t.state.struck[-1].private] += 1
    assert min(struck) > 3, struck


def test_the_laws_are_really_tried_on_it() -> None:
    tried: dict[str, int] = {}
    for seed in range(3):
        for what, times in check(GAMES["agora"], {"seats": 4}, seed, often=2).items():
            tried[what] = tried.get(what, 0) + times
    assert min([tried[what] for what in ("imagined", "mid-stage", "free undo", "other worlds", "secrets", "commuting",
                                         "other truths")]) > 0, tried
    assert tried["unimaginable"] == 0, tried
