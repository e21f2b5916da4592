"""Every kind of decision on the board that games without one get: by mouse, and by keyboard alone."""
from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person


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
    # offer: refused terms say why and change nothing
    expect(bar).to_have_attribute("data-asked", "kinds.offer")
    bar.get_by_label("Terms").fill("take all")
    anna.confirm()
    expect(bar.locator(".trouble")).to_be_visible()
    bar.get_by_label("Terms").fill("give 3")
    anna.confirm()
    # either
    expect(bar).to_have_attribute("data-asked", "kinds.floor")
    bar.get_by_role("button", name="ready").click()
    expect(bar).to_have_attribute("data-asked", "kinds.shout")
    assert answers(anna, 8) == ["build 0,1", "red blue", "2", "35", "red,1 blue,3", "green blue red", "give 3", "ready"]
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
    asked("offer")
    keys.press("u")
    asked("order")
    for key in ("1", "1", "1"):
        keys.press(key)
    keys.press("Enter")
    asked("offer")
    for _ in range(40):
        keys.press("Tab")
        if anna.page.evaluate("document.activeElement.matches('.terms input')"):
            break
    keys.type("give 1")
    keys.press("Enter")
    asked("floor")
    keys.press("2")
    asked("shout")
    assert answers(anna, 8) == ["build 0,1", "red green", "3", "50", "red,1 blue,3", "red blue green", "give 1", "wait"]
    keys.press("?")
    keys.press("/")
    expect(anna.page.get_by_label("Search the log")).to_be_focused()
