"""A clock from the form to the table: it is chosen, said, counted, and when it is up a bot plays until one is back."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import Player
from tests.web.person import Person

pytestmark = pytest.mark.long


def test_a_clock_is_chosen_shown_and_counted_without_a_message_a_second(visit: Callable[..., Person]) -> None:
    anna = visit()
    page = anna.page
    page.clock.install()
    page.goto(f"{anna.server.url}/new?game=race")
    page.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    page.get_by_label("Who sits at B").select_option("open")
    page.get_by_label("Show in the lobby").check()
    page.get_by_label("Time to think").select_option("2 minutes a turn")
    page.get_by_label("When time is up").select_option("the others vote")
    page.get_by_role("button", name="Create the table").click()
    room = page.locator(".room")
    expect(room).to_contain_text("2 minutes a turn. When your time is up the others may vote")
    table = page.url.rsplit("/", 1)[1]
    listed = visit().lobby().page.locator(f'li.row:has(a[href="/t/{table}"])')
    expect(listed).to_contain_text("2 minutes a turn")

    anna.server.claim(table, 1, "Bo")
    anna.is_asked()
    time = anna.bar.get_by_role("timer").locator(".time")          # cards are put away in secret: one time for both
    expect(time).to_have_text(re.compile(r"[12]:\d\d"))
    expect(page.locator(".glances .common")).to_contain_text("Time for all who are asked")
    expect(anna.bar.get_by_text("Your time is running out.")).to_have_count(0)
    page.clock.fast_forward(90_000)                                # the server says nothing meanwhile
    expect(time).to_have_text(re.compile(r"0:\d\d"))
    expect(anna.bar.get_by_role("status").get_by_text("Your time is running out.")).to_be_visible()


def test_when_time_is_up_a_bot_plays_until_one_is_back(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = anna.make("forum", [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}],
                     clock={"kind": "turn", "seconds": 10})
    for seat in (1, 2):
        anna.server.claim(made["table"], seat, f"P{seat}")
    news = anna.page.locator(".news", has_text="A bot plays for Anna")
    expect(news).to_be_visible(timeout=60_000)
    state = Player(anna.server, made["table"], made["key"]).state()
    assert state["seats"][0]["kind"] == "bot"
    news.get_by_role("button", name="Come back").click()
    expect(news).to_be_hidden()
