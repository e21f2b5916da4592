"""A pause that somebody asks for, as everybody at the table sees it."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.person import Asked, Person
from tests.web.test_for_everyone import scan
from tests.web.test_twilight_game import TABLE, Commander

FINGER = 40


def test_a_pause_is_seen_by_all_and_ended_by_anybody(visit: Any) -> None:
    anna: Person = visit()
    vera: Person = visit(width=390, height=844, language="ru", touch=True)
    made = anna.make("twilight", [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot"}], **TABLE)
    key = anna.server.claim(made["table"], 1, "Vera").key
    vera.open(f"/t/{made['table']}#{key}")
    anna.is_asked()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("button", name="until somebody goes on").click()
    anna.page.keyboard.press("Escape")
    for person in (anna, vera):
        expect(person.page.locator(".paused")).to_contain_text("Anna")
        assert scan(person.page) == []
    anna.hears()
    Commander(anna).decide(Asked(anna.asked, "allocate", ""))
    expect(anna.page.get_by_role("alert")).to_contain_text("paused")         # nothing is taken meanwhile
    assert anna.asked == "twilight.first_units"
    go_on = vera.page.locator(".paused").get_by_role("button")
    assert (go_on.bounding_box() or {})["height"] >= FINGER
    go_on.tap()
    for person in (anna, vera):
        expect(person.page.locator(".paused")).to_have_count(0)
    anna.answer(Commander(anna).decide)
