"""The table page around the boards: nothing hides, nothing glows that should not."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from fivesuns.kernel import Decision, Table
from tests.server.harness import Server
from tests.web.moments import go_on, reach
from tests.web.person import Person
from tests.web.test_for_everyone import sideways


def second_action(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "race.action" and table.state.round == 2)


def ninth_round(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(table.state.round == 9)


def test_what_loses_its_name_glows_no_more(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("kinds", [{"kind": "me", "name": "Anna"}])
    anna.is_asked()
    place = anna.page.locator('[data-at="0,1"][data-reach="open"]').first
    place.evaluate("element => { element.id = 'was'; element.removeAttribute('data-at') }")
    was = anna.page.locator("#was")
    expect(was).not_to_have_attribute("data-reach", re.compile("."))
    expect(was).not_to_have_attribute("role", "button")


def test_a_phone_has_the_verbs_in_its_bar_and_on_the_board(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, touch=True)
    go_on(anna, reach("race", second_action, seats=4))
    expect(anna.page.locator('.area [data-at~="settle"][data-reach="open"]')).to_be_visible()
    expect(anna.bar.locator(".chip")).to_have_count(7)


def test_the_end_is_shown_whatever_is_open_on_a_phone(visit: Callable[..., Person], server: Server) -> None:
    made = server.call("POST", "/api/tables", json={"game": "race", "seats": [
        {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "house"}]}).json()
    anna = visit(390, 844, touch=True)
    page = anna.open(made["link"]).page
    anna.is_asked()
    page.get_by_role("tab", name="Me", exact=True).click()
    server.call("POST", f"/api/tables/{made['table']}/acts", made["key"],
                json={"type": "leave", "seat": 0, "bot": "house"})
    expect(page.locator(".end")).to_be_visible(timeout=60_000)


LINE = 24                                  # a longer question in the bar may take so much from the board


def test_four_players_fit_a_small_laptop(visit: Callable[..., Person]) -> None:
    anna = visit(1100, 720)
    go_on(anna, reach("race", ninth_round, seats=4))
    board = anna.page.locator("section.board")
    expect(board.locator(".other")).to_have_count(3)
    anna.page.wait_for_timeout(300)
    heights = board.evaluate("board => [board.scrollHeight, board.clientHeight]")
    assert heights[0] <= heights[1] + LINE, heights
    assert sideways(anna.page) <= 0


def test_long_words_are_broken_between_syllables(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, language="ru", touch=True)
    go_on(anna, reach("race", second_action, seats=4))
    assert "Иссле\u00adдо\u00adва\u00adние" in (anna.page.locator(".phases").first.text_content() or "")


def test_what_is_told_before_the_first_question_is_in_the_log(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("kinds", [{"kind": "me", "name": "Anna"}])
    anna.is_asked()
    expect(anna.page.get_by_role("log")).to_contain_text("begins")
