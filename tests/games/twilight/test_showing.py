"""Hidden cards that are shown: to whom, what others learn, and until when it is known."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.showing import forget
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel.chance import QuickDice
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.knowledge import free_undo
from fivesuns.kernel.laws import check_lightly
from tests.games.twilight.scenario import Scenario, act, begin, hand

SECRET = "turn_their_fleets_to_dust"
CARDS = ("spy", "summit", "sabotage-1", SECRET)


def holding(*, allowed: bool = True) -> Twilight:
    s = begin(showing_cards=allowed)
    hand(s, 0, *CARDS[:3])
    s.secrets.remove(SECRET)
    s.players[0].secrets = [SECRET]
    return s


def shown(*cards: str) -> Scenario:
    """Seat 0 has shown these to seat 1."""
    t = act(holding(), ("choose_action",))
    for card in cards:
        t.say(0, "show_card,1").play(0, card)
    return t


def known(t: Scenario, seat: int | None) -> list[str]:
    return [x["card"] for x in t.table.view(seat)["shown_cards"]]


@pytest.mark.rule("H-9")
@pytest.mark.ruling("showing_cards")
@pytest.mark.parametrize("card", ["summit", SECRET])
def test_a_hidden_card_may_be_shown_to_one_player_if_the_table_allows_it(card: str) -> None:
    t = shown(card)
    assert [known(t, seat) for seat in (0, 1, 2, None)] == [[card], [card], [], []]
    assert card not in str(t.table.view(2))
    told = [event for event in t.events if event.what in ("shows", "shown_card")]
    assert [(event.what, event.to) for event in told] == [("shows", None), ("shown_card", (0, 1))]
    assert t.asked() == {0: "action"}, "what stood there is asked anew"
    t.say(0, "show_card,1")
    assert card not in t.options(0), "it was shown already"
    assert t.unsaid(1, "show_card,2") == "no-such-part", "there is nothing to show"
    assert act(holding(allowed=False), ("choose_action",)).unsaid(0, "show_card,1") == "no-such-part"


@pytest.mark.rule("H-9")
def test_what_was_shown_cannot_be_unseen() -> None:
    t = act(holding(), ("choose_action",))
    before = t.table.length
    t.say(0, "show_card,1").play(0, "summit")
    assert t.table.barrier > before
    assert free_undo(t.table, [0, 1]) == t.table.length


@pytest.mark.rule("H-9")
def test_who_was_shown_a_card_imagines_it_where_it_is_and_others_do_not() -> None:
    t = shown("summit")
    hands: dict[int, set[str]] = {}
    for seat in (1, 2):
        worlds = [imagine(t.table, seat, QuickDice(n)).state.players[0].hand for n in range(12)]
        hands[seat] = set.intersection(*[set(x) for x in worlds])
    assert hands == {1: {"summit"}, 2: set()}


@pytest.mark.rule("H-9")
def test_what_leaves_a_hand_openly_is_forgotten_and_the_rest_is_not() -> None:
    s = shown("spy", "summit", SECRET).s
    s.players[0].hand.remove("spy")
    s.discards.append("spy")
    forget(s)
    assert [card for _, _, card in s.exposed] == ["summit", SECRET]
    s.players[0].secrets, s.players[0].scored = [], [SECRET]
    forget(s)
    assert [card for _, _, card in s.exposed] == ["summit"]


@pytest.mark.rule("H-9")
def test_after_a_card_has_left_unseen_nobody_knows_what_is_still_there() -> None:
    s = shown("summit", "spy", SECRET).s
    s.exposed.append((2, 0, "spy"))
    s.players[0].hand.remove("spy")
    s.players[2].hand.append("spy")                                # taken by seat 2, who knows what it took
    forget(s)
    assert s.exposed == [(1, 0, SECRET)], "it may have been the summit; a secret objective it was not"
    s.players[0].secrets = []
    s.secrets.append(SECRET)
    forget(s)
    assert s.exposed == []


def test_games_in_which_cards_are_shown_end() -> None:
    table = check_lightly(GAME, {"seats": 3, "showing_cards": True}, 3, policy=sense)
    assert table.state.phase == "over"
    assert any([value[0][0] == "show_card" for _, value in table.log if isinstance(value, tuple) and value
                and isinstance(value[0], tuple)])
