"""What a mouse is told by resting on a sign, touch and keyboard are told too; what is below an edge is announced."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.moments import go_on, largest, reach
from tests.web.person import Person
from tests.web.test_shell import second_action


def test_a_touch_on_a_sign_says_what_it_is(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, touch=True)
    go_on(anna, reach("race", second_action, seats=4))
    sign = anna.page.locator(".own .chips[title]").first
    sign.tap()
    told = anna.page.locator(".explain")
    expect(told).to_have_text(sign.get_attribute("title") or "")
    anna.page.locator(".own header b").first.tap()
    expect(told).to_have_count(0)


#: what a mouse would be told, and what Tab has shown of it
SIGNS = """() => window.signs = [...document.querySelectorAll('[title]:not([title=""]), svg title')]
    .map(x => x.localName === 'title' ? x.parentElement : x)
    .filter(x => x.localName !== 'symbol' && x.checkVisibility())"""
TELL = """() => {
    const sign = document.querySelector('[data-explained]')
    const words = sign?.getAttribute('title') ?? sign?.querySelector(':scope > title')?.textContent ?? ''
    sign?.setAttribute('data-visited', '')
    return [words, document.querySelector('.explain')?.textContent ?? '', sign?.outerHTML.slice(0, 200)] }"""
LEFT = """() => window.signs.filter(x => x.isConnected && x.checkVisibility() && !x.hasAttribute('data-visited'))
    .map(x => x.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("game", ["race", "gaia", "eclipse", "sidereal", "twilight"])
def test_keys_go_through_the_signs(visit: Callable[..., Person], game: str) -> None:
    anna = visit()
    go_on(anna, largest(game, 7))
    anna.hears()
    keys, page = anna.page.keyboard, anna.page
    page.locator(".area > .mine").wait_for()
    page.evaluate(SIGNS)
    keys.press("e")
    page.evaluate("document.querySelector('[data-explained]').setAttribute('data-begun', '')")
    keys.press("Tab")
    for _ in range(800):
        page.wait_for_function("document.querySelector('[data-explained]')")
        words, told, sign = page.evaluate(TELL)
        assert told == words, sign
        if page.locator("[data-explained][data-begun]").count():
            break
        keys.press("Tab")
    assert page.evaluate(LEFT) == []
    keys.press("Escape")
    expect(page.locator("[data-explained]")).to_have_count(0)
    expect(page.locator(".explain")).to_have_count(0)


def test_a_long_touch_says_what_a_button_does_and_does_not_press_it(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, touch=True)
    go_on(anna, reach("race", second_action, seats=4))
    page, told = anna.page, anna.page.locator(".explain")
    button = page.locator(".faces [aria-pressed]").nth(1)
    box = button.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    page.evaluate("addEventListener('pointerdown', (e) => (window.under = e.target.closest('button').title), true)")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(told).to_have_text(page.evaluate("window.under"))              # what comes late may have moved them
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(button).to_have_attribute("aria-pressed", "false")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("game", "thing", "shown"), [
    ("race", ".other .card", ".peek"), ("gaia", ".map .hex[data-explain]:not([data-reach])", ".map .card")])
def test_what_explains_itself_to_a_pointer_does_to_keys(visit: Callable[..., Person], game: str, thing: str,
                                                        shown: str) -> None:
    anna = visit()
    go_on(anna, largest(game, 7))
    anna.hears()
    page = anna.page
    page.locator(thing).first.wait_for()
    page.keyboard.press("e")
    for _ in range(400):
        if page.locator(f"{thing}[data-explained]").count():
            break
        page.keyboard.press("Tab")
    expect(page.locator(f"{thing}[data-explained]")).to_have_count(1)
    expect(page.locator(shown).first).to_be_visible()


def test_a_phone_shows_the_hand_beside_all_seven_actions(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, language="ru", touch=True)
    go_on(anna, reach("race", second_action, seats=4))
    page = anna.page
    bar = anna.bar.bounding_box()
    assert bar is not None
    for what in (".held li", '.area [data-at~="settle"]', '.area [data-at~="produce"]'):
        box = page.locator(what).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"], "cards and actions are in sight together"
    expect(anna.bar.locator(".chip")).to_have_count(7)
    for chip in anna.bar.locator(".chip").all():
        expect(chip).to_be_in_viewport(ratio=1)
    expect(anna.bar.locator(".choices")).not_to_have_attribute("data-more", "")


def test_a_phone_tells_that_there_are_more_options_below(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, language="ru", touch=True)
    go_on(anna, largest("eclipse", 7))
    choices = anna.bar.locator(".choices")
    expect(choices).to_have_attribute("data-more", "")
    choices.evaluate("x => x.scrollTo(0, x.scrollHeight)")
    expect(choices).not_to_have_attribute("data-more", "")
    expect(choices.locator(".chip").last).to_be_in_viewport()
