"""Four people on one screen: the device goes round, and nobody sees what is not theirs."""
from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person

NAMES = ["Anna", "Bo", "Carl", "Dora"]


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
