"""Every kind of decision on the board that games without one get: by mouse, and by keyboard alone."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_for_everyone import scan


def begin(visit: Callable[..., Person], **how: object) -> Person:
    anna = visit(**how)
    anna.make("kinds", [{"kind": "me", "name": "Anna"}])
    return anna.is_asked()


def answers(anna: Person, many: int) -> list[str]:
    """What the game has heard, from its view."""
    row = anna.page.locator("dl.panel div", has=anna.page.get_by_text("answers", exact=True))
    expect(row.locator("[data-at]")).to_have_count(many)
    heard: list[str] = row.locator("[data-at]").evaluate_all("words => words.map(w => w.dataset.at)")
    return heard


@pytest.mark.long
def test_by_mouse(visit: Callable[..., Person]) -> None:
    anna = begin(visit)
    page, bar = anna.page, anna.bar
    # choose: a place that belongs to two options narrows them down, a refused one says why
    page.locator('[data-at="0,0"]').click()
    expect(bar.locator(".why")).to_be_visible()
    page.locator('[data-at="1,0"]').click()
    expect(bar.locator(".chip")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(bar.locator(".chip")).to_have_count(5)
    page.locator('[data-at="0,1"]').click()
    expect(bar).to_have_attribute("data-asked", "kinds.pair")
    # pick: only sets with red
    page.locator('[data-at="blue"]').click()
    expect(page.locator('[data-at="green"][data-reach="open"]')).to_have_count(0)
    page.locator('[data-at="red"]').click()
    anna.confirm()
    # number, small and large
    bar.get_by_role("button", name="2", exact=True).click()
    expect(bar).to_have_attribute("data-asked", "kinds.many")
    bar.get_by_label("Number").fill("37")
    bar.get_by_label("Number").press("Tab")
    anna.confirm()
    # allocate
    expect(bar).to_have_attribute("data-asked", "kinds.share")
    page.locator('[data-at="red"]').click()
    for _ in range(3):
        bar.get_by_role("button", name="More: blue").click()
    expect(bar.get_by_role("button", name="More: red")).to_be_disabled()
    anna.confirm()
    # arrange
    expect(bar).to_have_attribute("data-asked", "kinds.order")
    for colour in ("green", "red", "blue"):
        page.locator(f'[data-at="{colour}"]').click()
    bar.get_by_role("button", name="Later: red").click()
    anna.confirm()
    # compose, unordered: the rules say what is wrong until nothing is
    expect(bar).to_have_attribute("data-asked", "kinds.pay")
    send = bar.locator(".send .main")
    expect(bar.get_by_role("status")).to_contain_text("too-little 3")
    page.locator('dl.panel [data-at="blue"]').click()
    expect(bar.get_by_role("status")).to_contain_text("too-little 2")
    expect(send).to_be_disabled()
    bar.get_by_role("button", name="coin").click()
    bar.get_by_role("combobox", name="coin, value 2").select_option("silver")
    bar.get_by_role("button", name="More: coin, value 1").click()
    expect(bar.get_by_role("status")).to_contain_text("This can be sent")
    send.click()
    # compose, ordered
    expect(bar).to_have_attribute("data-asked", "kinds.deal")
    expect(bar.get_by_role("button", name="never")).to_have_count(0)
    for part in ("give", "give", "offer"):
        bar.get_by_role("group", name="Add").get_by_role("button", name=part).click()
    expect(bar.get_by_role("status")).to_contain_text("no-offer")
    for _ in range(2):
        bar.get_by_role("button", name="Earlier: offer").click()
    bar.get_by_role("combobox", name="3. give, value 2").select_option("white")
    assert scan(page) == []
    bar.get_by_role("button", name="Take out: give").first.click()
    expect(bar.locator("[data-item]")).to_have_count(2)
    expect(send).to_be_enabled()
    send.click()
    expect(bar).to_have_attribute("data-asked", "kinds.shout")
    assert answers(anna, 8) == ["build 0,1", "red blue", "2", "35", "red,1 blue,3", "green blue red",
                                "blue,1 coin,2,silver", "offer,0 give,0,white,1"]
    bar.locator(".chip").first.click()
    page.locator(".end").wait_for()


def test_by_keyboard_alone(visit: Callable[..., Person]) -> None:
    anna = begin(visit)
    keys, bar = anna.page.keyboard, anna.bar

    def asked(key: str) -> None:
        expect(bar).to_have_attribute("data-asked", f"kinds.{key}")

    keys.press("2")
    asked("pair")
    keys.press("1")
    keys.press("3")
    keys.press("Enter")
    asked("few")
    keys.press("3")
    asked("many")
    anna.page.locator("#number").focus()
    keys.type("50")
    keys.press("Enter")
    asked("share")
    for key in ("1", "2", "2", "2"):
        keys.press(key)
    keys.press("Enter")
    asked("order")
    for key in ("3", "1", "1"):
        keys.press(key)
    keys.press("Enter")
    asked("pay")
    keys.press("u")
    asked("order")
    for key in ("1", "1", "1"):
        keys.press(key)
    keys.press("Enter")
    asked("pay")
    for key in ("2", "3"):
        keys.press(key)
    anna.page.get_by_role("spinbutton", name="blue").focus()
    for key in ("ArrowUp", "End", "ArrowLeft"):
        keys.press(key)
    expect(bar.get_by_role("status")).to_contain_text("This can be sent")
    keys.press("Enter")
    asked("deal")
    for key in ("2", "2", "1"):
        keys.press(key)
    bar.get_by_role("button", name="Earlier: offer").focus()
    keys.press("ArrowUp")
    expect(bar.locator("[data-item]").nth(1)).to_contain_text("offer")
    keys.press("Enter")
    expect(bar.locator("[data-item]").first).to_contain_text("offer")
    expect(bar.get_by_role("button", name="Later: offer")).to_be_focused()
    keys.press("Escape")
    expect(bar.locator("[data-item]")).to_have_count(0)
    for key in ("1", "2"):
        keys.press(key)
    expect(bar.get_by_role("status")).to_contain_text("This can be sent")
    anna.page.evaluate("document.activeElement.blur()")
    keys.press("Enter")
    asked("shout")
    assert answers(anna, 8) == ["build 0,1", "red green", "3", "50", "red,1 blue,3", "red blue green", "blue,2 green",
                                "offer,0 give,0,red,1"]
    keys.press("?")
    keys.press("/")
    expect(anna.page.get_by_label("Search the log")).to_be_focused()


def say(anna: Person, name: str) -> None:
    """An answer by its name."""
    box = anna.page.get_by_role("combobox", name="Answer by its name")
    if not box.is_visible():
        anna.page.keyboard.press("t")
    moment = anna.bar.get_attribute("data-moment") or ""
    expect(box).to_have_value("")
    box.fill(name)
    box.press("Enter")
    expect(anna.bar).not_to_have_attribute("data-moment", moment)
    expect(box).to_have_value("")


def pay_is_asked(anna: Person) -> None:
    for name in ("pass", "red blue", "2", "15", "red,1 blue,3", "blue red green"):
        say(anna, name)
    expect(anna.bar).to_have_attribute("data-asked", "kinds.pay")


def test_what_is_said_beside_the_question_changes_it_and_keeps_what_was_begun(visit: Callable[..., Person]) -> None:
    anna = begin(visit)
    bar = anna.bar
    pay_is_asked(anna)
    bar.get_by_role("button", name="red").click()
    bar.get_by_role("button", name="green").click()
    expect(bar.get_by_role("status")).to_contain_text("This can be sent")
    aside = bar.locator("[data-aside]")
    aside.get_by_role("button", name="You may also").click()
    expect(aside.get_by_role("status")).to_contain_text("no-gift")
    aside.get_by_role("button", name="red").click()
    assert scan(anna.page) == []
    aside.get_by_role("button", name="Say it").click()
    expect(bar.locator(".choices").get_by_role("status")).to_contain_text("No longer possible, taken out: red")
    expect(bar.locator(".choices").get_by_role("status")).to_contain_text("too-little 2")
    expect(bar.locator(".choices").get_by_role("button", name="green")).to_have_attribute("aria-pressed", "true")
    # begun beside one question, said beside the next; what may be said is new again, and deaf for a moment
    anna.page.wait_for_timeout(500)
    aside.get_by_role("button", name="to").click()
    bar.locator(".choices").get_by_role("button", name="coin").click()
    bar.get_by_role("button", name="More: coin, value 1").click()
    bar.locator(".row .send .main").click()
    expect(bar).to_have_attribute("data-asked", "kinds.deal")
    expect(aside.get_by_role("button", name="to", exact=True)).to_have_attribute("aria-pressed", "true")
    aside.get_by_role("button", name="green").click()
    aside.get_by_role("button", name="Say it").click()
    expect(aside).to_have_count(0)
    assert answers(anna, 7)[-1] == "green coin,2,gold"


def test_who_only_may_speak_has_no_turn(visit: Callable[..., Person]) -> None:
    anna, bo = visit(), visit()
    made = anna.make("kinds", [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    bo.open(made["share"])
    bo.page.get_by_role("button", name="Sit here").click()
    anna.is_asked()
    pay_is_asked(anna)
    for name in ("blue,3", "offer,0 give,1,red,1"):
        say(anna, name)
    expect(anna.bar).to_have_attribute("data-asked", "kinds.shout")
    expect(bo.bar).to_have_attribute("data-asked", "kinds.shout")
    expect(bo.bar).to_contain_text("You may speak; the table waits for Anna")
    assert "mine" in (anna.bar.get_attribute("class") or "").split()
    assert "mine" not in (bo.bar.get_attribute("class") or "").split()
    assert "Your turn" in anna.page.title()
    assert "Your turn" not in bo.page.title()
    bo.bar.locator(".chip").first.click()
    bo.page.locator(".end").wait_for()
