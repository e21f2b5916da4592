"""Scripted moments of Conclave: what is said beside a question changes it, few know what was shown, answers stand."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from fivesuns.kernel import ASIDE, IllegalAnswer, Orders, QuickDice, Rng, Stage, Table, free_undo, spell
from fivesuns.kernel.codec import to_json
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.knowledge import known_to, spoken
from fivesuns.kernel.laws import check
from fivesuns.kernel.secrecy import page
from tests.torture.conclave import COINS, Card, Conclave, ConclaveGame, Note

GAME: Final = ConclaveGame()
Named = Mapping[int, Sequence[str]]


def scene(*agenda: Stage, hands: Named | None = None, notes: Named | None = None, coins: Sequence[int] = (2, 1, 1, 1),
          plans: Sequence[int] = (1, 2, 3, 1)) -> Table[Conclave]:
    """A table of four in the first round, with these in their hands; what is left is in deck, archive and bank."""
    s = GAME.setup({"seats": 4, "rounds": 2})
    s.agenda, s.round, s.silent, s.plans = list(agenda), 1, [False] * 4, list(plans)
    s.coins, s.bank = list(coins), 4 * COINS - sum(coins)
    for seat, cards in (hands or {}).items():
        s.hands[seat] = [Card(card) for card in cards]
    for seat, letters in (notes or {}).items():
        s.notes[seat] = [Note(note) for note in letters]
    s.deck = [card for card in s.deck if card not in [x for hand in s.hands for x in hand]]
    s.archive = [note for note in s.archive if note not in [x for hand in s.notes for x in hand]]
    assert GAME.audit(s) == []
    return Table.at(GAME, {"seats": 4, "rounds": 2}, s)


def say(t: Table[Conclave], *lines: str) -> Table[Conclave]:
    """`0 pass` answers, `0+ withdraw 1` is said beside the question."""
    for line in lines:
        who, _, name = line.partition(" ")
        t.answer(int(who.removesuffix("+")), name, who.endswith("+"))
        assert GAME.audit(t.state) == []
    return t


def names(t: Table[Conclave], seat: int) -> list[str]:
    """What a seat may answer."""
    decision = t.waiting()[seat]
    return [spell(decision.at(n)) for n in range(decision.count())]


def refusal(t: Table[Conclave], line: str) -> str:
    """What whoever says this is told; nothing has changed."""
    before = t.save()
    with pytest.raises(IllegalAnswer) as caught:
        say(t, line)
    assert t.save() == before
    return str(caught.value)


def written_again(t: Table[Conclave]) -> Table[Conclave]:
    """The same table, saved and loaded."""
    again = Table.load(GAME, t.save())
    assert again.save() == t.save()
    assert [page(again, seat) for seat in range(4)] == [page(t, seat) for seat in range(4)]
    return again


# cards that cancel cards

REACTIONS: Final = {0: ["motion-0", "veto-0"], 1: ["veto-1"], 2: ["veto-2", "shield-0"], 3: ["veto-3"]}


def test_a_veto_cancels_a_veto_that_cancels_a_veto() -> None:
    t = say(scene(("move", 0, "motion-0"), hands=REACTIONS), "1 veto-1", "2 veto-2", "3 veto-3")
    assert [layer.card for layer in t.state.stack] == ["motion-0", "veto-1", "veto-2", "veto-3"]
    say(t, "0 pass", "1 pass", "2 pass", "3 pass")
    assert [(layer.card, layer.cancelled) for layer in t.state.stack] == [("motion-0", False), ("veto-1", False),
                                                                          ("veto-2", True)]
    assert names(t, 2) == ["pass", "shield-0"]             # from the next seat on, all may react again
    say(t, "0 pass", "1 pass", "2 pass", "3 pass")
    assert [layer.card for layer in t.state.stack] == ["motion-0", "veto-1"]
    say(t, *[f"{seat} pass" for seat in (3, 0, 1, 2)])
    assert [(layer.card, layer.cancelled) for layer in t.state.stack] == [("motion-0", True)]


def test_a_shielded_motion_is_heard() -> None:
    t = say(scene(("move", 0, "motion-0"), hands=REACTIONS), "1 veto-1", *[f"{seat} pass" for seat in (2, 3, 0, 1)])
    say(t, "2 shield-0", *[f"{seat} pass" for seat in (3, 0, 1, 2)])
    assert [layer.cancelled for layer in t.state.stack] == [False]
    say(t, *[f"{seat} pass" for seat in (3, 0, 1, 2)])
    assert t.trail()[-1] == ("speak_up",)


def test_the_richest_has_to_speak_and_the_poll_does_not_close_before() -> None:
    t = say(scene(("speak_up",)), "1 pass", "2 pass", "3 pass")
    assert "cannot answer 'pass'; legal: oath for, oath against" in refusal(t, "0 pass")
    say(t, "0 oath for")
    assert t.awaited() == [1, 2, 3, 0]
    assert names(t, 0) == ["pass"]                         # once is enough


# beside a question

def test_a_coin_given_away_beside_the_question_cannot_be_spent() -> None:
    t = scene(("debate", 0, 2), hands={0: ["motion-0"]}, coins=(1, 1, 1, 1))
    assert "motion motion-0" in names(t, 0)
    say(t, "0+ offer 2 coin")
    assert names(t, 0) == ["pass"]
    assert refusal(t, "0 motion motion-0").endswith("cannot answer 'motion motion-0'; legal: pass")
    assert names(written_again(t), 0) == ["pass"]
    say(t, "0+ withdraw 1", "0 motion motion-0")
    assert t.state.coins == [0, 1, 1, 1]


def test_a_coin_received_beside_the_question_can_be_spent() -> None:
    t = scene(("debate", 0, 2), hands={0: ["motion-0"]}, coins=(0, 1, 1, 1))
    assert "legal: pass" in refusal(t, "0 motion motion-0")
    say(t, "3+ offer 0 coin", "0+ accept 3 1", "0 motion motion-0")
    assert t.state.coins == [0, 1, 1, 0]


def test_a_bribe_is_no_longer_possible_once_the_coin_is_gone() -> None:
    t = say(scene(("vote", 1), ("vote", 2)), "1+ offer 0 coin")
    assert refusal(t, "1 aye coin").endswith("legal: aye, nay")
    say(t, "1 nay")
    assert t.state.motion.votes == [-1]


def test_a_note_offered_away_in_the_middle_of_a_chain_of_questions_is_neither_shown_nor_handed() -> None:
    t = say(scene(("debate", 0, 2), notes={0: ["note-00", "note-01"]}), "0 show", "0 1 2")
    assert names(t, 0) == ["note-00", "note-01"]
    say(t, "0+ offer 3 note 1")
    assert refusal(t, "0 note-00").endswith("legal: note-01")
    say(t, "3+ accept 0 1", "0 note-01", "0 hand 3")
    assert names(t, 0) == ["note-01"]
    say(t, "0 note-01")
    assert t.state.notes == [[], [], [], ["note-00", "note-01"]]
    assert t.view(0)["seats"][3]["notes"] == ["note-00", "note-01"]
    assert t.view(1)["seats"][3]["notes"] == [None, None]  # it was shown a note that may have been either


def test_who_gives_the_last_note_away_shows_none() -> None:
    t = say(scene(("debate", 0, 1), notes={0: ["note-00"]}), "0 show", "0 1 2", "0+ offer 3 note 1")
    assert names(t, 0) == ["pass"]
    say(t, "0 pass")
    assert t.state.seen == []


def test_an_offer_is_told_to_all_and_its_note_only_to_its_taker() -> None:
    t = say(scene(("debate", 0, 2), notes={1: ["note-05", "note-06"]}), "1+ offer 2 note 2")
    assert [t.view(seat)["seats"][1]["offer"] for seat in (0, 1, 2, 3)] == [
        [1, 2, "note", None], [1, 2, "note", "note-06"], [1, 2, "note", "note-06"], [1, 2, "note", None]]
    assert "seat 3 was asked conclave.aside" in refusal(t, "3+ accept 1 1")
    say(t, "1+ withdraw 1")
    assert t.view(2)["seats"][1]["notes"] == [None, "note-06"]     # it remembers
    assert "legal: " in refusal(t, "2+ accept 1 1")
    assert "seat 1 has nothing to say beside the question" in refusal(t, "1+ offer 2 coin")


def test_a_deal_is_no_way_back() -> None:
    t = say(scene(("debate", 0, 2), coins=(2, 1, 1, 1)), "0+ offer 1 coin")
    assert free_undo(t, [0]) == 0
    say(t, "1+ accept 0 1")
    assert free_undo(t, [0, 1]) == t.length


# beside an open poll

def test_a_deal_in_the_middle_of_a_poll_drops_the_voice_that_it_makes_illegal_and_keeps_the_others() -> None:
    t = say(scene(("speak_up",), hands={3: ["speech-0"]}, coins=(2, 1, 2, 1)), "1 pass", "3 for speech-0", "2 pass")
    say(t, "0+ offer 1 coin")                              # now seat 2 is the richest and has to speak
    assert t.voices == {1: None, 3: ("for", "speech-0")}
    assert names(t, 2) == ["oath for", "oath against"]
    say(t, "1+ accept 0 1")                                # and now seat 1
    assert t.voices == {3: ("for", "speech-0")}
    assert names(t, 1) == ["oath for", "oath against"]
    assert names(t, 0) == names(t, 2) == ["pass"]
    assert "cannot answer 'pass'; legal: oath for" in refusal(t, "1 pass")
    say(written_again(t), "0 pass", "1 oath against")
    say(t, "1 oath against", "0 pass")
    assert t.state.motion.sworn == [1]
    assert t.log[-2:] == [(0, None), (1, ("oath", "against"))]


def test_nobody_can_tell_that_a_voice_was_dropped() -> None:
    deal = ("0+ offer 1 coin", "1+ accept 0 1")
    t = say(scene(("speak_up",), coins=(2, 1, 2, 1)), "1 pass", *deal)
    silent = say(scene(("speak_up",), coins=(2, 1, 2, 1)), *deal)
    assert [page(t, seat) for seat in (0, 1, 2, 3, None)] == [page(silent, seat) for seat in (0, 1, 2, 3, None)]
    assert (t.log, t.save()) == (silent.log, silent.save())


def test_an_oath_that_somebody_else_has_to_keep_now_is_dropped() -> None:
    t = say(scene(("speak_up",), coins=(2, 1, 1, 1)), "1 pass", "0+ offer 1 coin")
    assert names(t, 0) == ["oath for", "oath against"]     # 1 each: the first of them
    t = say(scene(("speak_up",), coins=(1, 2, 1, 1)), "1 oath for", "1+ offer 3 coin")
    assert t.voices == {}
    assert names(t, 1) == ["pass"]
    assert names(t, 0) == ["oath for", "oath against"]


def test_deals_in_a_poll_inside_a_poll_leave_the_outer_ones_where_they_were() -> None:
    t = say(scene(("move", 0, "motion-0"), hands=REACTIONS, notes={3: ["note-00"]}), "1 veto-1", "3 veto-3")
    say(t, "3+ offer 0 note 1", "0+ accept 3 1", "2 pass")
    assert [layer.card for layer in t.state.stack] == ["motion-0", "veto-1", "veto-3"]
    assert t.log == [(1, "veto-1"), (3 + ASIDE, ("offer", 0, "note", 1)), (ASIDE, ("accept", 3, 1)), (2, None),
                     (3, "veto-3")]
    again = written_again(t)
    for one in (t, again):
        say(one, "0 pass", "1 pass", "2 pass", "3 pass", "0 pass", "1 pass", "2 pass", "3 pass", "1 pass", "2 pass",
            "3 pass", "0 pass")
    assert to_json(t.state) == to_json(again.state)
    assert t.trail()[-1] == ("speak_up",)


# beside sealed answers

def test_a_sealed_answer_that_a_deal_makes_illegal_is_open_again() -> None:
    t = say(scene(("give_alms",), coins=(1, 1, 1, 1)), "0 coin", "1 coin", "1+ offer 0 coin")
    assert (t.sealed(), list(t.waiting())) == ((0,), [1, 2, 3])
    assert refusal(t, "1 coin").endswith("legal: pass")
    say(t, "1 pass", "2 pass")
    say(written_again(t), "3 coin")
    say(t, "3 coin")
    assert t.state.coins == [0, 0, 1, 0]
    assert t.state.gifts == [1, 0, 0, 1]


def test_a_sealed_answer_that_is_still_legal_stays() -> None:
    t = say(scene(("give_alms",), coins=(2, 1, 1, 1)), "0 coin", "0+ offer 1 coin")
    assert t.sealed() == (0,)


def test_what_was_sealed_and_never_opened_is_known_to_nobody_else() -> None:
    letters = {1: ["note-03", "note-04"], 2: ["note-05"]}
    t = say(scene(("give_alms",), notes=letters), "1 note-03", "1+ offer 0 note 1")
    assert "note-03" in known_to(t, 0)[0]                     # which is offered it,
    assert "note-03" in known_to(t, 1)[0]
    for seat in (2, 3):                                    # and not those who only wait
        assert "note-03" not in known_to(t, seat)[0]
        assert len({imagine(t, seat, QuickDice(n)).state.offers[1].note for n in range(20)}) > 5
    say(t, "1 note-04", "0 pass", "2 note-05", "3 pass")
    lines = [(who, spell(value)) for who, value in t.log]
    for seat, first in ((0, None), (1, "note-03"), (2, None), (3, None)):
        told, open_to_all = spoken(scene(("give_alms",), notes=letters), lines, seat)
        assert told == [first, "offer 0 note 1", "note-04", "pass", "note-05", "pass"]
        assert open_to_all == len(lines)


def test_a_sealed_answer_taken_back_after_a_deal_leaves_the_deal() -> None:
    t = say(scene(("give_alms",), coins=(2, 1, 1, 1)), "0 coin", "2+ offer 0 coin", "0+ accept 2 1")
    t.take_back(0)
    assert [who for who, _ in t.log] == [2 + ASIDE, ASIDE]
    assert t.state.coins == [3, 1, 0, 1]
    assert free_undo(t, [0]) == t.length                   # the deal stands
    say(t, "0 pass")
    assert free_undo(t, [0]) == t.length - 1


# notes and plans that few know

def test_a_note_shown_to_two_seats_varies_in_what_the_third_imagines_and_in_nothing_else() -> None:
    t = say(scene(("debate", 0, 2), notes={0: ["note-00", "note-01"]}), "0 show", "0 1 2", "0 note-01")
    for seat in (1, 2):
        assert t.view(seat)["seats"][0]["notes"] == [None, "note-01"]
        assert {imagine(t, seat, QuickDice(n)).state.notes[0][1] for n in range(20)} == {"note-01"}
        assert len({imagine(t, seat, QuickDice(n)).state.notes[0][0] for n in range(20)}) > 5
    assert t.view(3)["seats"][0]["notes"] == [None, None] == t.view(None)["seats"][0]["notes"]
    worlds = [imagine(t, 3, QuickDice(n)).state for n in range(40)]
    assert len({s.notes[0][1] for s in worlds}) > 5
    assert {s.notes[0].index(s.seen[0].note) for s in worlds} == {0, 1}    # nor does it know which of them they saw
    assert {imagine(t, 0, QuickDice(n)).state.seen[0].note for n in range(20)} == {"note-01"}


def test_a_note_handed_over_is_known_to_giver_and_taker() -> None:
    t = say(scene(("debate", 0, 2), notes={0: ["note-00", "note-01"], 2: ["note-02"]}), "0 hand 2", "0 note-01")
    assert [t.view(seat)["seats"][2]["notes"] for seat in range(4)] == [
        [None, "note-01"], [None, None], ["note-02", "note-01"], [None, None]]
    for seat in (0, 2):
        assert {imagine(t, seat, QuickDice(n)).state.notes[2][1] for n in range(20)} == {"note-01"}
    assert len({imagine(t, 1, QuickDice(n)).state.notes[2][1] for n in range(20)}) > 5


def test_a_plan_is_drawn_anew_by_all_others_until_it_is_opened() -> None:
    t = scene(("debate", 0, 2), coins=(2, 1, 1, 1), plans=(1, 2, 3, 1))
    assert {tuple(imagine(t, 0, QuickDice(n)).state.plans)[:2] for n in range(40)} == {(1, 1), (1, 2), (1, 3)}
    assert {imagine(t, 1, QuickDice(n)).state.plans[1] for n in range(20)} == {2}
    say(t, "0 demand 1")
    assert [t.view(seat)["seats"][1]["plan"] for seat in (0, 1, 2, None)] == [2, 2, 2, 2]
    assert {imagine(t, 0, QuickDice(n)).state.plans[1] for n in range(20)} == {2}
    assert {imagine(t, 0, QuickDice(n)).state.plans[2] for n in range(20)} == {1, 2, 3}
    assert free_undo(t, [0]) == t.length


def test_the_word_that_ends_the_recess_opens_all_plans_and_cannot_be_taken_back_for_free() -> None:
    t = scene(("recess",), ("open_plans",), ("debate", 0, 1))
    say(t, "0 donate")
    assert free_undo(t, [0]) == 0
    say(t, "0 adjourn")
    assert free_undo(t, [0]) == t.length


# answers that stand

class Coin(Rng):
    """Falls as it was told to; whoever tosses it too often fails."""

    def __init__(self, *falls: int) -> None:
        self.falls = list(falls)

    def below(self, n: int) -> int:
        return self.falls.pop(0)


def test_a_pass_that_stands_until_the_next_motion_is_given_in_polls_inside_polls_and_no_longer() -> None:
    t = scene(("move", 0, "motion-0"), ("move", 1, "motion-1"), hands={0: ["motion-0"], 1: ["motion-1"], 2: ["veto-0"]})
    orders = Orders(Coin())
    for seat in (0, 1, 3):
        orders.declare(t, seat, "conclave.react", ["pass"], "motion")
    orders.carry_out(t)
    assert set(t.voices) == {0, 1, 3}
    assert list(t.waiting()) == [2]
    say(t, "2 veto-0")
    orders.carry_out(t)
    assert list(t.waiting()) == [2]
    say(t, "2 pass")                                       # closes the inner poll
    orders.carry_out(t)
    assert [layer.cancelled for layer in t.state.stack] == [True]
    say(t, "2 pass")                                       # and the outer one: the motion is cancelled, the next moved
    assert t.state.motion.number == 2
    orders.carry_out(t)
    assert (t.voices, orders.list) == ({}, [])


def test_a_pass_that_stands_until_the_turn_ends_outlives_a_motion() -> None:
    t = scene(("move", 0, "motion-0"), ("move", 1, "motion-1"), ("turn", 1),
              hands={0: ["motion-0"], 1: ["motion-1"], 2: ["veto-0"]})
    orders = Orders(Coin())
    orders.declare(t, 3, "conclave.react.veto", ["pass"], "turn")
    orders.carry_out(t)
    say(t, "0 pass", "1 pass", "2 pass", "0 oath for")
    orders.carry_out(t)
    assert t.voices == {}                                  # a speech is another question
    say(t, "0 pass", "1 pass", "2 pass", "3 pass", "0 aye", "1 aye", "2 aye", "3 aye")
    assert t.state.motion.number == 2
    orders.carry_out(t)
    assert t.voices == {3: None}
    say(t, "2 veto-0")
    for _ in range(2):                                     # nobody reacts to the veto, then to the cancelled motion
        orders.carry_out(t)
        say(t, "0 pass", "1 pass", "2 pass")
    t.settle((t.state.deck[0],))
    assert t.trail()[-1] == ("debate", 1, 2)
    assert [order.seat for order in orders.expire(t)] == [3]


def test_the_narrower_of_two_standing_answers_speaks_first() -> None:
    t = scene(("move", 0, "motion-0"), hands={0: ["motion-0"], 2: ["veto-0"]})
    orders = Orders(Coin())
    orders.declare(t, 2, "conclave.react", ["pass"])
    orders.declare(t, 2, "conclave.react.veto", ["veto-9", "veto-0"])
    orders.carry_out(t)
    assert t.voices == {2: "veto-0"}
    orders.declare(t, 2, "conclave.react.veto", [])        # ask me again: the wider one is left
    t.take_back(2)
    orders.carry_out(t)
    assert t.voices == {2: None}


def test_a_standing_pass_is_no_answer_for_somebody_who_has_to_act() -> None:
    t = scene(("speak_up",), coins=(2, 1, 1, 1))
    orders = Orders(Coin())
    for seat in range(4):
        orders.declare(t, seat, "conclave.react", ["pass"])
    orders.carry_out(t)
    assert (set(t.voices), list(t.waiting())) == ({1, 2, 3}, [0])
    say(t, "0+ offer 1 coin", "1+ accept 0 1")             # now it is seat 1 who has to
    orders.carry_out(t)
    assert (set(t.voices), list(t.waiting())) == ({0, 2, 3}, [1])
    say(t, "1 oath for")
    orders.carry_out(t)
    assert t.trail() == []


def test_an_idle_pass_is_given_for_who_holds_nothing_but_not_always() -> None:
    hands = {0: ["motion-0"], 2: ["veto-0"]}
    t = scene(("move", 0, "motion-0"), hands=hands)
    orders = Orders(Coin(5, 0))                            # of the four only 1 and 3 hold nothing and have ordered so
    for seat in (1, 2, 3):
        orders.declare(t, seat, "conclave.react", ["pass"], idle=True)
    orders.carry_out(t)
    assert (t.voices, sorted(t.waiting())) == ({1: None}, [0, 2, 3])
    orders.carry_out(t)                                    # no second toss for the same question
    assert t.voices == {1: None}
    say(t, "3 pass", "2 veto-0")
    orders.rng = Coin(1, 1, 1)
    orders.carry_out(t)                                    # waits for seat 0
    assert set(t.voices) == {1, 2, 3}


def test_on_a_floor_a_standing_answer_speaks_once_until_somebody_else_has() -> None:
    t = scene(("recess",), coins=(2, 3, 0, 0))
    orders = Orders(Coin())
    orders.declare(t, 1, "conclave.recess", ["donate", "ready"])
    orders.carry_out(t)
    assert t.state.coins == [2, 2, 0, 0]
    orders.carry_out(t)
    assert t.state.coins == [2, 2, 0, 0]
    say(t, "2 ready")
    orders.carry_out(t)
    assert t.state.coins == [2, 1, 0, 0]


def test_on_a_floor_nobody_is_answered_for_whom_the_table_does_not_wait() -> None:
    t = scene(("recess",))
    orders = Orders(Coin())
    orders.declare(t, 0, "conclave.recess", ["ready", "adjourn"])
    orders.carry_out(t)
    assert (t.state.ready, t.awaited(), list(t.waiting())) == ([0], [1, 2, 3], [0, 1, 2, 3])
    say(t, "1 ready")
    orders.carry_out(t)
    assert t.state.ready == [0, 1]
    say(t, "0 adjourn")
    assert t.over


def test_passes_that_were_given_ahead_are_no_barrier() -> None:
    t = scene(("debate", 0, 1), ("vote", 0), hands={0: ["motion-0"]})
    orders = Orders(Coin())
    for seat in (1, 2, 3):
        orders.declare(t, seat, "conclave.react", ["pass"])
    say(t, "0 motion motion-0", "0 pass")
    orders.carry_out(t)
    say(t, "0 oath for")
    orders.carry_out(t)
    say(t, "0 pass")
    assert t.trail()[-1] == ("vote", 0)
    assert free_undo(t, [0]) == 0


@pytest.mark.parametrize(("group", "until", "complaint"), [
    ("conclave.act", "", "cannot be answered ahead; legal: conclave.react, conclave.recess"),
    ("conclave.reactor", "", "cannot be answered ahead"), ("conclave.react", "dawn", "legal: turn, motion")])
def test_what_cannot_stand_is_refused_with_what_can(group: str, until: str, complaint: str) -> None:
    with pytest.raises(IllegalAnswer, match=complaint):
        Orders(Coin()).declare(scene(("speak_up",)), 0, group, ["pass"], until)


# the laws really look

def test_the_laws_try_everything_that_conclave_has() -> None:
    tried: dict[str, int] = {}
    for seed in range(8):
        found = check(GAME, {"seats": 3 + seed % 2, "rounds": 1}, seed, often=2)
        tried = {what: times + tried.get(what, 0) for what, times in found.items()}
    for what in ("imagined", "mid-stage", "free undo", "other worlds", "secrets", "polls", "commuting", "other truths"):
        assert tried[what] > 0, f"{what}: {tried}"
    assert tried["unimaginable"] == 0
