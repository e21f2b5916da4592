"""The lobby and what is set up there: my tables, others that wait for me, options for all and for experts."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}


def test_a_table_is_put_away_and_brought_back_and_removed(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("race", [ME, BOT], title="Mine")
    anna.lobby()
    page, row = anna.page, anna.page.locator("li.row", has_text="Mine")
    row.get_by_role("button", name="Put away").click()
    expect(row).to_be_hidden()
    page.get_by_text("Tables put away (1)").click()
    expect(row).to_be_visible()
    page.reload()
    page.get_by_text("Tables put away (1)").click()
    row.get_by_role("button", name="Bring back").click()
    expect(page.get_by_text("Tables put away")).to_have_count(0)

    row.get_by_role("button", name="Remove from this device").click()
    expect(row).to_contain_text("The game goes on")
    row.get_by_role("button", name="Cancel").click()
    expect(row).not_to_contain_text("The game goes on")
    row.get_by_role("button", name="Remove from this device").click()
    row.get_by_role("alert").get_by_role("button", name="Remove from this device").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.locator(".empty").first).to_be_visible()
    expect(row).to_have_count(0)


@pytest.mark.long
def test_tables_are_shared_with_another_device_by_a_link_that_is_shown_once(visit: Callable[..., Person]) -> None:
    desk, phone = visit(), visit(width=390, height=844)
    first = desk.make("race", [ME, BOT], title="At the desk")
    desk.page.goto(f"{desk.server.url}/mine")
    desk.page.get_by_role("button", name="Make a link").click()
    expect(desk.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = desk.page.locator("code").inner_text()
    desk.page.reload()
    expect(desk.page.get_by_text("This device shares its tables")).to_be_visible()
    expect(desk.page.locator("code")).to_have_count(0)

    phone.make("race", [ME, BOT], title="On the phone")
    phone.page.goto(link)
    expect(phone.page).to_have_url(f"{phone.server.url}/mine")       # the secret does not stay in the address
    expect(phone.page.get_by_role("heading", name="Is this your own link?")).to_be_visible()
    phone.lobby()
    expect(phone.page.locator("li.row", has_text="At the desk")).to_have_count(0)      # nothing is shared unasked
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, share my tables").click()
    expect(phone.page.locator("li.row", has_text="On the phone")).to_be_visible()
    phone.page.locator("li.row", has_text="At the desk").get_by_role("link").click()
    expect(phone.page).to_have_url(f"{phone.server.url}/t/{first['table']}")
    phone.is_asked()

    desk.lobby()
    row = desk.page.locator("li.row", has_text="On the phone")
    row.get_by_role("button", name="Remove from all my devices").click()
    row.get_by_role("alert").get_by_role("button", name="Remove from all my devices").click()
    expect(row).to_have_count(0)
    desk.page.wait_for_function("JSON.parse(localStorage['fivesuns.ring']).tables.length === 1")
    phone.lobby()
    expect(phone.page.locator("li.row", has_text="At the desk")).to_be_visible()
    expect(phone.page.locator("li.row", has_text="On the phone")).to_have_count(0)

    desk.page.goto(f"{desk.server.url}/mine")
    desk.page.get_by_role("button", name="Stop sharing").click()
    expect(desk.page.get_by_role("button", name="Make a link")).to_be_visible()
    phone.page.goto(f"{phone.server.url}/mine#{'x' * 32}")
    phone.page.get_by_role("button", name="Yes, share my tables").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("does not work any more")
    assert all(["/api/rings/turn" in line for line in phone.complaints])   # a refusal is an error on the console
    phone.complaints.clear()


def test_another_table_that_waits_is_one_press_away(visit: Callable[..., Person]) -> None:
    anna = visit()
    first = anna.make("race", [ME, BOT], options={"first_game": True})
    second = anna.make("race", [ME, {"kind": "open"}], options={"first_game": True})
    anna.server.claim(second["table"], 1)
    other = anna.page.get_by_role("link", name="Another table waits for you")
    anna.is_asked()
    expect(other).to_have_count(0)                                 # as long as I am asked here
    anna.answer()
    other.click()
    expect(anna.page).to_have_url(f"{anna.server.url}/t/{first['table']}")
    anna.is_asked()


def test_options_for_experts_are_folded_and_those_that_do_not_fit_are_not_shown(visit: Callable[..., Person]) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"{anna.server.url}/new?game=sidereal")
    expect(page.get_by_label("Exact scoring")).to_be_visible()
    expect(page.get_by_label("Handicap, seat 4")).to_be_hidden()
    page.get_by_text("options for experts").click()
    expect(page.get_by_label("Handicap, seat 4")).to_be_visible()
    expect(page.get_by_label("Handicap, seat 5")).to_have_count(0)
    page.get_by_label("Handicap, seat 4").select_option(index=1)
    expect(page.get_by_text("1 changed")).to_be_visible()


def test_a_guest_reads_the_options_before_sitting_down(visit: Callable[..., Person]) -> None:
    anna, guest = visit(), visit()
    made = anna.make("race", [ME, {"kind": "open"}], options={"second_edition": True})
    guest.open(f"/t/{made['table']}")
    room = guest.page.locator(".room")
    expect(room.locator("dl.options")).to_contain_text("Second-edition cards")
    room.get_by_text("All options").click()
    expect(room.locator("dl.all")).to_contain_text("Round limit")
