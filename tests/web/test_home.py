"""The first page: what this is, which games there are, what to press, and which of my tables waits."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from fivesuns import games
from tests.web.person import Person
from tests.web.test_for_everyone import scan, sideways

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "house"}
LISTED = games.names()


def test_every_game_shows_its_board_and_a_way_in(visit: Callable[..., Person]) -> None:
    anna = visit().lobby()
    for name in LISTED:
        card = anna.page.locator(f'[data-game="{name}"]')
        expect(card.locator(".picture > :not([aria-hidden])").first).to_be_visible()  # no sky
        expect(card.get_by_role("button", name="First game")).to_be_visible()
        expect(card.get_by_role("button", name="Play against bots")).to_be_visible()
        expect(card.locator(".facts")).to_contain_text(re.compile("players.*(minutes|hours)"))


def test_the_table_that_has_waited_longest_is_on_top(visit: Callable[..., Person]) -> None:
    anna = visit()
    first = anna.make("race", [ME, BOT], options={"first_game": True}, title="Long ago")
    anna.is_asked()
    anna.make("race", [ME, BOT], options={"first_game": True}, title="Just now")
    anna.is_asked()
    anna.lobby()
    card = anna.page.locator("a.next")
    expect(card).to_contain_text("Your turn: Long ago")
    expect(card).to_contain_text("One more table waits for you")
    expect(anna.page.locator(".rows .row").first).to_contain_text("Long ago")
    card.click()
    expect(anna.page).to_have_url(f"{anna.server.url}/t/{first['table']}")


def test_an_error_goes_when_the_server_answers_again(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.offline_allowed = True
    page = anna.page

    def gone(route: Route) -> None:
        route.abort()
    page.route(re.compile("/api/(games|tables)"), gone)
    page.goto(anna.server.url)
    page.get_by_text("The server cannot be reached").wait_for()
    expect(page.locator(".waiting")).to_have_count(0)
    page.unroute(re.compile("/api/(games|tables)"), gone)
    expect(page.locator(".game")).not_to_have_count(0)                         # by itself, when the page looks again
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1400, 900), (1920, 1080)])
def test_five_games_fit_every_screen(visit: Callable[..., Person], width: int, height: int, theme: str) -> None:
    anna = visit(width, height, theme, "ru", width < 600).lobby()
    page = anna.page
    page.locator('[data-game="twilight"] .picture svg').first.wait_for()
    assert sideways(page) <= 0
    assert scan(page) == []
    low = page.locator('[data-game="twilight"] .do').bounding_box()
    assert low is not None
    assert width < 600 or low["y"] + low["height"] <= height, "what to press is in sight"
