"""A whole game of Sidereal Confluence by mouse."""
from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.person import Person
from tests.web.trader import Trader

BOT = {"kind": "bot", "bot": "house"}
ROUNDS = 6


def haggle(anna: Trader) -> None:
    """One offer of a bot is taken, and one is made to each in turn: a good one."""
    accept = anna.page.locator(".offer").get_by_role("button", name="Accept")
    with contextlib.suppress(TimeoutError):
        accept.first.wait_for(timeout=8000)
        anna.press(accept.first)
    kind = anna.plenty
    if anna.stock.get(kind, 0) < 2:
        return
    anna.partner(1 + anna.view["round"] % 3)
    anna.more(kind, 2)
    theirs = anna.side(gives=False).locator(".add")
    if theirs.count():
        anna.press(theirs.first)
    anna.send()
    with contextlib.suppress(AssertionError):                                  # it may say no
        anna.sees(lambda: anna.own_offer() is None, 0.2)


@pytest.mark.long
def test_a_whole_game_by_mouse_with_offers_to_and_from_bots(visit: Callable[..., Person]) -> None:
    anna = Trader.at(visit(), BOT, BOT, BOT)
    haggled: set[int] = set()

    def play(asked: str) -> None:
        if asked == "sidereal.trade" and anna.view["round"] not in haggled:
            haggled.add(anna.view["round"])
            haggle(anna)
        elif asked == "sidereal.trade" and anna.composer.locator(".terms").count():
            anna.press(anna.composer.locator("header .button"))                # what was not sent is put away
        else:
            anna.go_on(asked)
    anna.until(lambda: anna.person.over, 20, play)
    assert haggled == {*range(1, ROUNDS + 1)}
    with_me = [x for x in anna.events("signed") if 0 in x["parties"]]
    assert any(x["by"] == 0 for x in with_me)
    assert any(x["by"] != 0 for x in with_me)
    expect(anna.page.locator(".end")).to_contain_text("Anna")
