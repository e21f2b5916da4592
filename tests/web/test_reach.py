"""What a mouse is told by resting on a sign, touch and keyboard are told too; what is below an edge is announced."""
from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.moments import go_on, reach
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


def test_keys_go_through_the_signs(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("race", second_action, seats=4))
    keys, told = anna.page.keyboard, anna.page.locator(".explain")
    keys.press("e")
    expect(told).to_have_text(anna.page.evaluate("document.activeElement.title"))
    keys.press("Escape")
    expect(told).to_have_count(0)


def test_a_phone_shows_the_hand_beside_the_actions_and_that_there_are_more(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, language="ru", touch=True)
    go_on(anna, reach("race", second_action, seats=4))
    page = anna.page
    bar = anna.bar.bounding_box()
    assert bar is not None
    for what in (".held li", '.area [data-at~="settle"]', '.area [data-at~="produce"]'):
        box = page.locator(what).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"], "cards and actions are in sight together"
    choices = anna.bar.locator(".choices")
    expect(choices).to_have_attribute("data-more", "")
    choices.evaluate("x => x.scrollTo(0, x.scrollHeight)")
    expect(choices).not_to_have_attribute("data-more", "")
    expect(anna.bar.locator(".chip").last).to_be_in_viewport()
