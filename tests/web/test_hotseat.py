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
