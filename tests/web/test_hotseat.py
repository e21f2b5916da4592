"""Four people on one screen: the device goes round, and nobody sees what is not theirs."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

NAMES = ["Anna", "Bo", "Carl", "Dora"]


@pytest.mark.long
def test_hot_seat_for_four(visit: Callable[..., Person]) -> None:
    table = visit()
    table.make("race", [{"kind": "me" if name == "Anna" else "screen", "name": name} for name in NAMES])
    page = table.page
    turns: list[str] = []
    hands: dict[str, list[str]] = {}
    for _ in range(20):
        page.locator(".curtain, .bar.mine").first.wait_for()
        if page.locator(".curtain").count():
            title = page.locator(".curtain h1").inner_text()
            html = page.content()
            assert not [card for hand in hands.values() for card in hand if f'data-at="{card}"' in html]
            page.get_by_role("button", name="I am").click()
            turns.append(title.split()[-1])
        table.is_asked()
        name = turns[-1]
        hands[name] = page.locator(".mine .card").evaluate_all("cards => cards.map(c => c.dataset.at)")
        html = page.content()
        for other, hand in hands.items():
            assert other == name or not [card for card in hand if card not in hands[name]
                                         and f'data-at="{card}"' in html
                                         and page.locator(f'.board [data-at="{card}"]').count() == 0]
        table.answer()
    assert turns[:4] == NAMES
    assert set(turns[4:8]) == set(NAMES)


def test_no_curtain_against_bots_only(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("race", [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "house"}])
    anna.is_asked()
    expect(anna.page.locator(".curtain")).to_have_count(0)


def test_who_only_may_speak_can_ask_for_the_device(visit: Callable[..., Person]) -> None:
    table = visit()
    made = table.make("kinds", [{"kind": "me", "name": "Anna"}, {"kind": "screen", "name": "Bo"}])
    for name in ("pass", "red blue", "2", "15", "red,1 blue,3", "blue red green", "blue,3", "offer,0 give,1,red,1"):
        headers = {"Authorization": f"Bearer {made['key']}"}
        eyes = table.server.call("GET", f"/api/tables/{made['table']}", headers=headers).json()["eyes"]
        act = {"type": "answer", "seat": 0, "moment": eyes[0]["moment"], "name": name}
        assert table.server.call("POST", f"/api/tables/{made['table']}/acts", json=act, headers=headers).is_success
    expect(table.bar).to_have_attribute("data-asked", "kinds.shout")
    table.page.get_by_role("button", name="Pass the device to Bo").click()
    expect(table.bar).to_contain_text("You may speak; the table waits for Anna")
    table.page.get_by_role("button", name="Pass the device to Anna").click()
    expect(table.bar).not_to_contain_text("You may speak")
    table.page.get_by_role("button", name="Pass the device to Bo").click()
    table.bar.locator(".chip").first.click()
    table.page.locator(".end").wait_for()


def at_the_curtain(table: Person) -> str:
    """To whom the device goes; nothing of the question is on the page."""
    title = table.page.locator(".curtain h1")
    title.wait_for()
    expect(table.bar).to_have_count(0)
    return title.inner_text().split()[-1]


def take(table: Person) -> None:
    table.page.get_by_role("button", name="I am").click()
    table.is_asked()


def press(table: Person, option: str) -> None:
    table.bar.locator(".chip", has_text=option).first.click()


def test_sealed_answers_are_given_in_turn_behind_the_curtain(visit: Callable[..., Person]) -> None:
    """All see the same here: until something is asked in secret the screen lies open on the table."""
    table = visit()
    table.make("moot", [{"kind": "me" if name == "Anna" else "screen", "name": name} for name in NAMES[:3]])
    for key in ("moot.first", "moot.second", "moot.nod"):
        expect(table.bar).to_have_attribute("data-asked", key)
        table.answer()
    for name in ("Bo", "Carl", "Anna"):
        assert at_the_curtain(table) == name                   # Bo too, who has just answered in everybody's sight
        take(table)
        expect(table.bar).to_have_attribute("data-asked", "moot.bid")
        expect(table.bar.locator("[aria-pressed=true]")).to_have_count(0)
        press(table, "7")
    table.page.locator(".end").wait_for()


def test_a_poll_goes_round_and_an_open_question_needs_no_curtain(visit: Callable[..., Person]) -> None:
    table = visit()
    table.make("forum", [{"kind": "me", "name": "Anna"}, {"kind": "screen", "name": "Bo"}])
    assert at_the_curtain(table) == "Anna"                     # a whisper: nobody else may see the number
    take(table)
    expect(table.bar).to_have_attribute("data-asked", "forum.whisper")
    table.answer()
    expect(table.bar).to_have_attribute("data-asked", "forum.cry.out")
    press(table, "Pass")
    assert at_the_curtain(table) == "Bo"
    take(table)
    press(table, "stop")
    expect(table.bar).to_have_attribute("data-asked", "forum.pay")
    expect(table.page.locator(".curtain")).to_have_count(0)
