"""How often somebody is asked whether to react."""
from __future__ import annotations

from typing import Final

import pytest

from fivesuns.arena.prompts import count
from fivesuns.games.twilight import GAME, abilities
from fivesuns.games.twilight.catalog import ACTION_DECK
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.kernel import QuickDice, Table
from fivesuns.kernel.play import playout

MOST: Final = 12                 # reactions asked of a person in a round


def some_state() -> Twilight:
    table: Table[Twilight] = Table(GAME, GAME.settle({"seats": 3}), QuickDice(1), False, True)
    while table.state.phase != "action":
        playout(table, QuickDice(1), 1)
    s = table.state
    s.happenings, s.discards, s.actions, s.plays = [], [], [*ACTION_DECK], []
    for p in s.players:
        p.hand, p.notes, p.secrets, p.technologies = [], [], [], {}
    s.rumours = [[] for _ in s.rumours]
    return s


def window(s: Twilight) -> Happening:
    return Happening(number=s.happened + 1, window="ac_played", by=0, place="", about=("spy",), order=[0, 1, 2])


@pytest.mark.rule("TI-E.7")
def test_whoever_has_a_hand_could_hold_a_card_that_fits() -> None:
    s = some_state()
    assert not abilities.could_choose(s, window(s), 1), "without a hand nothing can be played"
    s.players[1].hand = ["spy"]
    assert abilities.could_choose(s, window(s), 1)


@pytest.mark.rule("TI-E.7")
def test_a_card_of_which_all_copies_lie_open_is_asked_of_nobody() -> None:
    s = some_state()
    s.players[1].hand = ["spy"]
    copies = [x for x in ACTION_DECK if abilities.ability_of(x) == "sabotage"]
    s.discards = copies[1:]
    assert abilities.could_choose(s, window(s), 1), "one is somewhere"
    s.discards = copies
    assert not abilities.could_choose(s, window(s), 1)


def test_people_are_not_asked_too_often() -> None:
    found = count("twilight", 6, 1)
    print("\n".join(found.lines()))
    assert found.each(found.asked) < found.each(found.public), "not everybody who could is asked"
    assert 0 < found.each(found.asked) <= MOST
    assert found.waits.total() < found.polls.total(), "now and then nobody is asked"
