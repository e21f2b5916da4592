"""What random play does not show by itself: short games in option names."""
from typing import Any

import pytest

from fivesuns.kernel import IllegalAnswer, Orders, QuickDice, SealedDice, Table
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.laws import position
from tests.torture import GAMES

# the senate

HANDS = (("decree-0", "veto-0", "speech-0"), ("veto-1", "speech-1", "decree-1"), ("veto-2", "spy-2", "speech-2"))


def senate(*hands: tuple[str, ...], drawn: str = "decree-7") -> Table[Any]:
    """The first turn, of seat 0, with these hands."""
    t: Table[Any] = Table(GAMES["senate"], {"seats": len(hands)})
    for hand in hands:
        t.settle(hand)
    t.settle((drawn,))
    return t


def plays(t: Table[Any], *answers: str) -> None:
    """`"1 pass"`: seat 1 is the next to be asked, and passes."""
    for answer in answers:
        seat, _, name = answer.partition(" ")
        assert next(iter(t.waiting())) == int(seat), answer
        t.answer(int(seat), name)


def test_a_cancelled_cancel_lets_the_card_work() -> None:
    t = senate(*HANDS)
    plays(t, "0 decree decree-0", "1 veto-1")                          # cancels the decree
    assert t.view(2)["played"] == ["decree-0", "veto-1"]
    plays(t, "2 pass", "0 veto-0", "1 pass", "2 pass")                 # cancels the cancel
    plays(t, "2 pass")                                                 # is still to be asked about the decree itself
    assert t.state.decrees == [1, 0, 0]
    assert t.state.played == []
    assert t.scores() == [5, 2, 2]


def test_a_cancel_of_a_cancel_of_a_cancel_stops_the_card() -> None:
    t = senate(*HANDS)
    plays(t, "0 decree decree-0", "1 veto-1", "2 pass", "0 veto-0", "1 pass", "2 veto-2")
    assert t.view(None)["played"] == ["decree-0", "veto-1", "veto-0", "veto-2"]
    plays(t, "0 pass", "1 pass")
    assert t.state.decrees == [0, 0, 0]
    assert t.state.discard == ["veto-2", "veto-0", "veto-1", "decree-0"]


def test_everybody_who_publicly_could_react_is_asked_and_nobody_else() -> None:
    t = senate(HANDS[0], ("decree-1", "decree-2", "decree-3"), HANDS[2])
    plays(t, "0 decree decree-0")
    assert list(t.waiting()) == [1]
    assert t.waiting()[1].count() == 1                                 # has no veto, which nobody may learn
    empty = senate(*HANDS)
    state = empty.state
    state.deck += state.hands[1]
    state.hands[1] = []
    state.agenda = [("turn", 0), *state.agenda]
    t = Table.at(empty.game, empty.options, state, SealedDice.from_seed(1))
    plays(t, "0 decree decree-0")
    assert list(t.waiting()) == [2]                                    # that seat 1 has no cards, everybody sees


def test_a_declared_pass_answers_every_veto_window_and_no_other_question() -> None:
    t, orders = senate(*HANDS), Orders(QuickDice(1))
    orders.declare(t, 1, "senate.veto", ["pass"])
    orders.declare(t, 2, "senate.veto", ["pass"])
    t.answer(0, "decree decree-0")
    orders.carry_out(t)
    assert t.state.decrees == [1, 0, 0]
    lines = t.record().splitlines()
    assert lines[-4:-1] == ["0 decree decree-0", "1 pass", "2 pass"]
    assert Table.replay(t.game, t.record()).record() == t.record()


def test_a_speech_in_a_debate_can_be_vetoed_and_the_debate_goes_on() -> None:
    t = senate(*HANDS)
    plays(t, "0 debate 1", "0 for speech-0", "1 veto-1", "2 pass", "0 pass")
    plays(t, "1 against speech-1", "2 pass", "0 pass", "2 pass", "0 pass", "1 pass")
    assert t.state.debate.support == [0, 2]
    t.settle((6, 4))
    assert t.state.favour == [1, 3, 2]                                 # 6 against 4 + 2: the rival wins ties


def test_the_robbed_one_remembers_until_nobody_can_be_sure() -> None:
    t = senate(("spy-0", "speech-0", "veto-3"), HANDS[1], HANDS[2])
    plays(t, "0 spy spy-0 1", "1 pass", "2 pass")
    t.settle(("speech-1",))
    assert t.view(1)["me"]["knows"] == ["speech-1"]
    assert "speech-1" in t.view(0)["me"]["hand"]
    assert "speech-1" not in str(t.view(2))
    assert all(["speech-1" in imagine(t, 1, QuickDice(n)).state.hands[0] for n in range(20)])
    t.settle(("decree-5",))
    plays(t, "1 pass")
    t.settle(("decree-6",))
    plays(t, "2 spy spy-2 0", "0 pass", "1 pass")
    t.settle(("veto-3",))                                              # a card of seat 0, seat 1 does not see which
    assert t.view(1)["me"]["knows"] == []
    assert t.view(0)["me"]["knows"] == ["veto-3"]


# the bazaar

def bazaar(seats: int = 4) -> Table[Any]:
    return Table(GAMES["bazaar"], {"seats": seats}, SealedDice.from_seed(3))


def goods(t: Table[Any], colour: str) -> list[int]:
    return [seat["goods"][colour] for seat in t.view(None)["seats"]]


def next_round(t: Table[Any]) -> None:
    for seat in list(t.waiting()):
        t.answer(seat, "ready")
    for seat in range(t.state.seats):
        t.answer(seat, "pass")


def test_a_deal_of_three_happens_at_once_and_a_promise_later() -> None:
    t = bazaar()
    t.answer(2, "offer,0 give,0,1,white,2,0 give,1,2,green,1,0 give,2,0,brown,1,1")
    t.answer(0, "accept,1")
    assert goods(t, "white") == [4, 4, 4, 4]
    t.answer(1, "accept,1")
    assert (goods(t, "white"), goods(t, "green"), goods(t, "brown")) == ([2, 6, 4, 4], [4, 3, 5, 4], [4, 4, 4, 4])
    assert t.view(3)["promises"] == [[2, 2, 0, "brown", 1]]
    next_round(t)
    assert goods(t, "brown") == [5, 4, 3, 4]
    assert t.view(3)["promises"] == []


def test_a_promise_that_cannot_be_kept_is_paid_as_far_as_it_goes_and_remembered() -> None:
    t = bazaar(2)
    t.answer(0, "offer,0 give,0,1,white,9,2")
    t.answer(1, "accept,1")
    next_round(t)
    assert t.view(0)["promises"]
    next_round(t)
    assert goods(t, "white") == [0, 8]
    assert [seat["broken"] for seat in t.view(0)["seats"]] == [1, 0]


def test_a_counter_takes_the_place_of_the_offer_and_numbers_are_never_used_again() -> None:
    t = bazaar()
    t.answer(0, "offer,0 give,0,1,white,1,0")
    t.answer(1, "offer,1 give,0,1,white,2,0 give,1,0,green,1,0")
    assert [(deal["number"], deal["counters"]) for deal in t.view(3)["table"]] == [(2, 1)]
    with pytest.raises(IllegalAnswer, match=r"legal: .*accept,2"):
        t.answer(0, "accept,1")
    t.answer(1, "withdraw,2")
    t.answer(0, "offer,0 give,0,1,white,1,0")
    assert t.view(3)["table"][0]["number"] == 3
    with pytest.raises(IllegalAnswer):
        t.answer(1, "accept,2")


@pytest.mark.parametrize(("terms", "flaw"), [
    ("offer,0", ("no-transfer",)), ("offer,7 give,0,1,white,1,0", ("no-such-part", "offer,7")),
    ("offer,0 give,1,2,white,1,0", ("not-your-offer",)), ("offer,0 give,0,0,white,1,0", ("to-oneself",)),
    ("offer,0 give,0,9,white,1,0", ("no-such-part", "give,0,9,white,1,0")),
    ("offer,0 give,0,1,pink,1,0", ("no-such-part", "give,0,1,pink,1,0")),
    ("offer,0 give,0,1,white,0,0", ("no-such-part", "give,0,1,white,0,0")),
    ("offer,0 give,0,1,white,1,9", ("no-such-part", "give,0,1,white,1,9")),
    ("offer,0 give,0,1,white,1", ("no-such-part", "give,0,1,white,1")), ("give,0,1,white,1,0", ("no-act",)),
    ("gift,0 give,0,1,white,1,0", ("no-such-part", "gift,0")), ("nothing", ("no-act",)),
    ("ready give,0,1,white,1,0", ("one-act",)), ("offer,0 offer,0", ("too-often", "offer")),
    ("offer,x give,0,1,white,1,0", ("no-such-part", "offer,x")),
    ("offer,0" + " give,0,1,white,1,0" * 10, ("too-often", "give"))])
def test_terms_that_cannot_be_offered_are_refused_with_the_reason(terms: str, flaw: tuple[Any, ...]) -> None:
    t = bazaar()
    before = position(t)
    with pytest.raises(IllegalAnswer, match=r"legal: in any order, of ready .* give,0\.\.3,0\.\.3,white") as no:
        t.answer(0, terms)
    assert no.value.flaw == flaw
    assert position(t) == before


def test_whoever_has_made_its_offers_may_not_make_another() -> None:
    t = bazaar()
    for _ in range(3):
        t.answer(0, "offer,0 give,0,1,white,1,0")
    with pytest.raises(IllegalAnswer, match="too-many-offers 3"):
        t.answer(0, "offer,0 give,0,1,white,1,0")


def test_a_deal_that_cannot_be_paid_any_longer_is_not_offered_for_acceptance() -> None:
    t = bazaar(3)
    t.answer(0, "offer,0 give,0,1,white,4,0")
    t.answer(0, "offer,0 give,0,2,white,3,0")
    t.answer(1, "accept,1")
    assert "accept,2" not in t.waiting()[2].legal()


def test_a_refusal_deep_in_the_rules_undoes_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.torture.bazaar.payable", lambda s, transfers: True)
    t = bazaar()
    t.answer(2, "offer,0 give,2,1,white,2,0 give,0,1,green,9,0")
    t.answer(0, "accept,1")
    before = position(t), t.save()
    with pytest.raises(IllegalAnswer, match="seat 0 has no 9 green"):
        t.answer(1, "accept,1")                                        # the white had moved already
    assert (position(t), t.save()) == before
    t.answer(1, "ready")


# the vault

def vault() -> Table[Any]:
    t: Table[Any] = Table(GAMES["vault"], {"seats": 2})
    for card in (0, 1, 2, 3, 4, 5, 6, 7):
        t.settle((f"c{card:02}",))
    return t


def search(t: Table[Any], *cards: str) -> None:
    """Both draw two, throw the first away and stop."""
    for card in cards:
        t.settle((card,))
    for seat in (0, 1):
        t.answer(seat, 0)
        t.answer(seat, "stop")


def test_bids_stay_sealed_through_the_raises_and_ties_go_to_the_first_seat() -> None:
    t = vault()
    search(t, "c10", "c11", "c12", "c13")
    t.answer(1, "2")
    t.answer(0, "1")
    assert t.view(0)["bids"] == []
    plays(t, "0 1")
    assert t.view(1)["bids"] == []
    plays(t, "1 0")
    assert t.view(None)["bids"] == [2, 2]
    assert list(t.waiting()) == [0]
    assert t.waiting()[0].legal() == "2 of c00 c01 c02 c03 c11"


def test_a_peek_is_remembered_wherever_the_card_goes_until_it_is_lost_sight_of() -> None:
    t = vault()
    search(t, "c10", "c11", "c12", "c13")
    t.answer(0, "1")
    t.answer(1, "0")
    plays(t, "0 0", "1 0", "0 c00", "0 pass")
    t.settle(("c20", "c21", "c22", "c23", "c24", "c25"))
    plays(t, "0 c25 c24 c23 c22 c21 c20")
    assert t.view(0)["me"]["top"] == ["c25", "c24", "c23", "c22", "c21", "c20"]
    assert t.view(0)["me"]["thrown"] == ["c10", "c00"]
    assert "c25" not in str(t.view(1))
    for seat in (0, 1):
        t.answer(seat, "nothing")
    assert t.view(1)["me"]["hand"][-2:] == ["c23", "c22"]              # drawn without chance
    assert t.view(0)["me"]["knows"] == ["c23", "c22"]
    assert all([imagine(t, 0, QuickDice(n)).state.hands[1][-2:] == ["c23", "c22"] for n in range(10)])
    t.answer(1, "c22")                                                 # face down: it may be either
    assert t.view(0)["me"]["knows"] == []
    assert t.view(1)["me"]["thrown"][-1] == "c22"


def test_an_empty_deck_is_made_of_the_discards_and_memories_of_them_are_gone() -> None:
    t = vault()
    state = t.state
    state.discard, state.deck = state.deck, []
    state.thrown[0] = ["c20"]
    state.agenda = [("search",)]
    t = Table.at(t.game, t.options, state)
    assert len(t.state.deck) == 22
    assert t.view(0)["me"]["thrown"] == []


def test_when_there_is_nothing_left_nothing_is_drawn() -> None:
    t = vault()
    state = t.state
    state.shown, state.deck, state.agenda = [*state.shown, *state.deck], [], [("search",)]
    t = Table.at(t.game, t.options, state)
    assert [d.key for d in t.waiting().values()] == ["vault.again", "vault.again"]


def test_coins_go_where_they_fit() -> None:
    t = vault()
    state = t.state
    state.agenda, state.coins, state.round = [("invest",)], [3, 7], 1
    t = Table.at(t.game, t.options, state)
    t.answer(0, "north,2 east,1")
    with pytest.raises(IllegalAnswer, match="legal: 0 to 6 over north,2 south,3 east,1"):
        t.answer(1, "north,3")
    t.answer(1, "north,2 south,3 east,1")
    assert t.scores() == [3, 6]
    assert t.state.coins == [0, 1]
