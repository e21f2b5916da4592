"""The record as text, and answers by their names: by keyboard alone."""
from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.person import Person
from tests.web.test_for_everyone import scan


def test_every_kind_of_answer_can_be_typed(visit: Callable[..., Person], server: Server) -> None:
    made = server.call("POST", "/api/tables", json={"game": "kinds", "seats": [{"kind": "me", "name": "Anna"}]}).json()
    person = visit()
    page = person.open(made["link"]).page
    person.is_asked()
    page.keyboard.press("t")
    box = page.get_by_role("combobox", name="Answer by its name")
    expect(box).to_be_focused()
    page.keyboard.type("fly")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("“fly” is not legal here. Legal: build 1,0")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("bui")
    expect(page.locator("#typed-list li")).to_have_count(3)
    page.keyboard.press("ArrowDown")
    expect(page.locator("#typed-list li").first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(box).to_have_value("build 1,0")
    page.keyboard.press("Enter")
    answers = ["build 1,0", "red blue", "2", "15", "red,1 blue,3", "blue red green", "red blue,1",
               "offer,0 give,1,red,2", "me"]
    for n, (said, then) in enumerate(zip(answers, [*answers[1:], ""]), 1):
        row = page.locator(".notation li button").nth(n - 1)
        expect(row).to_contain_text(said)
        if then:
            expect(box).to_have_value("")
            box.focus()
            page.keyboard.type(then)
            page.keyboard.press("Enter")
    expect(page.locator(".end")).to_be_visible()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == server.record(made["table"])


def test_a_line_of_the_record_leads_back_to_its_moment(visit: Callable[..., Person], server: Server) -> None:
    made = server.call("POST", "/api/tables", json={"game": "race", "seats": [
        {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "house"}]}).json()
    person = visit()
    page = person.open(made["link"]).page
    for _ in range(3):
        person.is_asked()
        person.answer()
    person.is_asked()
    page.keyboard.press("t")
    rows = page.locator(".notation li button")
    expect(rows.last).to_be_visible()
    assert "?" in (page.locator(".notation").text_content() or ""), "the bot's secrets are not told"
    assert scan(page) == []
    line = page.locator(".notation li button:has(code)").first
    line.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(line).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("fivesuns record 1\ngame race")
    assert "\n1 ?\n" in text
    assert text.endswith("\nopen\n")
    page.keyboard.press("Escape")
    expect(page.locator("section.bar")).to_be_visible()
