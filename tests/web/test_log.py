"""The log beside a board, the way back through it, and notes about cards."""
from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from fivesuns.kernel import Decision, Table
from tests.web.moments import go_on, reach
from tests.web.person import Person


def second_round(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "race.action" and table.state.round == 2)


def fifth_round(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "race.action" and table.state.round == 5)


def develops(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "race.develop" and table.state.round > 2)


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def apart(a: FloatRect, b: FloatRect) -> bool:
    return (a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
            or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


def by_round(page: Page) -> dict[str, list[str]]:
    """What stands under the head of each round."""
    found: dict[str, list[str]] = {"": []}
    for item in page.locator(".lines > *").all():
        if "round" in (item.get_attribute("class") or "").split():
            found[item.inner_text()] = []
        else:
            found[list(found)[-1]].append(item.inner_text())
    return found


@pytest.mark.parametrize("seats", [3, 2])
def test_the_end_of_a_round_stands_under_its_own_head(visit: Callable[..., Person], seats: int) -> None:
    anna = visit()
    go_on(anna, reach("race", second_round, seats=seats))
    expect(anna.page.locator(".lines .round")).to_have_text(["Round 1", "Round 2"])
    rounds = by_round(anna.page)
    assert rounds["Round 1"]
    assert not rounds["Round 2"]                                  # nobody has chosen an action yet


def test_seats_are_named_with_their_signs_once_for_all_they_do_in_a_row(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("race", fifth_round, seats=3))
    heads = anna.page.locator(".lines .head")
    expect(heads.first).to_be_attached()
    assert heads.count() == heads.filter(has=anna.page.locator("svg.badge")).count() > 10
    who = anna.page.locator(".lines > *").evaluate_all(
        "all => all.map(x => x.matches('.round') ? 'round' : x.matches('.head') ? x.textContent"
        " : x.matches('.own') ? '' : 'table')")
    named = [x for x in who if x]
    assert all(x != y or x == "table" for x, y in pairwise(named)), named
    draws = anna.page.locator(".lines .event", has_text=re.compile(r"^Draws \d cards?\.$"))
    assert draws.count() > 2                                      # the head has said who


def test_the_log_goes_with_the_slider_and_the_slider_with_the_log(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("race", fifth_round, seats=3))
    page = anna.page
    lines, now = page.locator(".lines .line"), page.locator(".lines .line.now")
    expect(page.locator(".lines .round").last).to_have_text("Round 5")        # the log is there
    page.keyboard.press("ArrowLeft")
    expect(now.first).to_be_in_viewport()
    slider = page.get_by_role("slider")
    many = int(slider.get_attribute("max") or "")
    for place in (many // 2, 3):
        slider.fill(str(place))
        expect(page.locator(".replay .where")).to_have_text(re.compile(rf"^{place}\b"))
        expect(now.first).to_be_in_viewport()
        expect(page).to_have_url(re.compile(r"at=\d+"))
        at = int(page.url.partition("at=")[2])
        numbers = lines.evaluate_all(
            "all => all.map(x => [Number(x.dataset.number), x.matches('.later'), x.matches('.now')])")
        assert [later for _, later, _ in numbers] == [number > at for number, _, _ in numbers]
        shown = max(number for number, _, _ in numbers if number <= at)
        assert {number for number, _, marked in numbers if marked} == {shown}
    other = lines.nth(lines.count() - 8)
    number = other.get_attribute("data-number")
    other.locator(".said").click()
    expect(page).to_have_url(re.compile(rf"at={number}$"))
    expect(page.locator(f'.line.now[data-number="{number}"]').first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(now).to_have_count(0)
    expect(page.locator(".lines .later")).to_have_count(0)


@pytest.mark.long
def test_a_card_explains_itself_to_a_moving_hand_and_not_over_the_question(visit: Callable[..., Person]) -> None:
    anna = visit(1400, 760)
    go_on(anna, reach("race", develops, seats=4))
    page, peek = anna.page, anna.page.locator(".peek")
    cards = page.locator(".mine .card:visible, .board .card:visible")
    place = box(page.locator(".mine .full .card").first)
    x, y = place["x"] + 20, place["y"] + 60
    page.mouse.move(x, y)
    expect(peek).to_be_visible()
    page.reload()
    anna.is_asked()
    expect(page.locator(".mine .full .card").first).to_be_visible()
    for _ in range(3):
        page.mouse.move(x, y)                                     # as a browser says that something lies under it now
        page.wait_for_timeout(300)
    expect(peek).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(peek).to_be_visible()
    for card in cards.all():
        where = box(card)
        page.mouse.move(where["x"] + 9, where["y"] + 30)
        name = (card.locator(".sr").text_content() or "").partition(".")[0]
        expect(peek.locator("h3")).to_have_text(name)
        page.wait_for_timeout(50)
        assert apart(box(peek), box(anna.bar)), name


def test_on_a_phone_a_card_held_open_stands_on_the_question(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, touch=True)
    go_on(anna, reach("race", develops, seats=4))
    anna.page.get_by_role("tab", name="Board", exact=True).click()
    anna.page.locator(".board .card:visible").first.click()
    expect(anna.page.locator(".peek.pinned")).to_be_visible()
    assert apart(box(anna.page.locator(".peek")), box(anna.bar))


def six_in_hand(table: Table[Any], decision: Decision[Any]) -> bool:
    s = table.state
    return decision.key == "race.action" and any([s.box().cards[card].six for card in s.players[decision.seat].hand])


def test_a_six_cost_development_says_what_it_would_bring_and_for_what(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("race", six_in_hand, seats=2))
    six = anna.page.locator(".mine .card:has(.vp.would)").first
    number = six.locator(".vp").inner_text()
    assert re.fullmatch(r"\+-?\d+", number)
    six.click(position={"x": 12, "y": 40})
    expect(anna.page.locator(".peek .worth")).to_contain_text(f"If placed now, {number[1:]} point")
