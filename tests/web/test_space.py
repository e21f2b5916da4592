"""How much of the screen is the game: late positions of the largest tables, on the screens that people have."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns import games
from fivesuns.kernel import Decision, Table
from tests.web.moments import Scene, go_on, largest, reach
from tests.web.person import Person
from tests.web.test_for_everyone import scan, sideways

#: here the cards before me are as much of the board as what lies in the middle
CARDS = ("race", "sidereal")


def at(person: Person, game: str) -> Any:
    go_on(person, largest(game, 7))
    page = person.page
    page.locator(".area > .mine").wait_for()
    expect(page.locator(".glances .glance").last).to_be_visible()
    page.wait_for_timeout(400)
    return page


SHARE = """names => names.map(name => document.querySelector(name).getBoundingClientRect())
    .reduce((sum, box) => sum + box.width * box.height, 0) / (innerWidth * innerHeight)"""


@pytest.mark.long
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", games.names())
def test_the_board_takes_most_of_a_large_screen(visit: Callable[..., Person], game: str, language: str) -> None:
    page = at(visit(1920, 1080, "light", language), game)
    shown = ["section.board"] + [".area > .mine"] * (game in CARDS)
    assert page.evaluate(SHARE, shown) >= 0.7
    assert sideways(page) <= 0
    assert page.locator(".glances").evaluate("all => all.scrollHeight - all.clientHeight") <= 0
    assert scan(page) == []


def first_round(table: Table[Any], decision: Decision[Any]) -> bool:
    return decision.key == "race.action"


def twelve_soon(table: Table[Any], decision: Decision[Any]) -> bool:
    return decision.key in ("race.develop", "race.settle") and max(len(p.tableau) for p in table.state.players) >= 10


@pytest.mark.long
@pytest.mark.parametrize("wanted", [twelve_soon, first_round])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_as_large_as_a_large_screen_lets_them_be(visit: Callable[..., Person], seats: int,
                                                           wanted: Callable[[Any, Any], bool]) -> None:
    """What lies between phases, tableaus and hand is no board."""
    anna = visit(1920, 1080, "light", "ru")
    go_on(anna, reach("race", wanted, seats=seats))
    page = anna.page
    expect(page.locator(".race section.other")).to_have_count(seats - 1)
    page.wait_for_timeout(400)
    parts = ["ol.phases", "section.own", ".area > .mine",
             *(f"section.other:nth-child({n + 1})" for n in range(seats - 1))]
    assert page.evaluate(SHARE, parts) >= 0.7
    assert page.locator("section.board").evaluate("x => x.scrollHeight - x.clientHeight") <= 0
    assert page.locator(".slot .face :is(.name, .all, .roman, .keys)").evaluate_all(SMALLEST) >= 14
    rows = page.locator("section.own .cards, section.other .cards")
    assert min(rows.evaluate_all("all => all.map(x => x.clientHeight / x.closest('section').clientHeight)")) >= 0.6


@pytest.mark.long
@pytest.mark.parametrize("game", ["eclipse", "sidereal"])
def test_the_largest_tables_seats_fit_a_laptop(visit: Callable[..., Person], game: str) -> None:
    page = at(visit(1400, 900, language="ru"), game)
    assert page.locator(".glances").evaluate("all => all.scrollHeight - all.clientHeight") <= 0


def test_four_tableaus_are_whole_on_a_laptop(visit: Callable[..., Person]) -> None:
    """Even where more is said beside one than fits into the height of its cards."""
    anna = visit(1400, 900, language="uk")
    go_on(anna, largest("race", 8))
    expect(anna.page.locator(".race section.own .slot")).to_have_count(5)
    anna.page.wait_for_timeout(400)
    assert anna.page.locator("section.board").evaluate("x => x.scrollHeight - x.clientHeight") <= 0


@pytest.mark.long
@pytest.mark.parametrize("seat", [0, 5, 8])
def test_an_economy_of_fourteen_cards_is_whole_on_a_laptop(visit: Callable[..., Person], seat: int) -> None:
    anna = visit(1400, 900, language="ru")
    go_on(anna, Scene(largest("sidereal", 7).record, seat))
    cards = anna.page.locator(".mine .scroll")
    expect(cards.locator(".slot").first).to_be_visible()
    assert cards.evaluate("all => all.scrollHeight - all.clientHeight") <= 0


SMALLEST = """all => Math.min(...all.filter(x => x.checkVisibility() && x.textContent.trim() && !x.closest('svg, .sr'))
    .map(x => parseFloat(getComputedStyle(x).fontSize)))"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "cards"), [("race", ".slot .face :is(.name, .all, .roman)"),
                                             ("sidereal", ".mine .card :is(.name, .about, .tag, .converter b)"),
                                             ("twilight", ".area > .mine :is(p, span, button)")])
def test_cards_on_a_large_screen_can_be_read_without_leaning_forward(visit: Callable[..., Person], game: str,
                                                                     cards: str) -> None:
    page = at(visit(1920, 1080, language="ru"), game)
    assert page.locator(cards).count()
    assert page.locator(cards).evaluate_all(SMALLEST) >= 14


@pytest.mark.parametrize("width", [1400, 390])
def test_the_size_is_chosen_and_kept(visit: Callable[..., Person], width: int) -> None:
    anna = visit(width, 844)
    anna.make("race", [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "house"}], options={"first_game": True})
    page = anna.is_asked().page
    prompt = anna.bar.locator(".prompt")
    seen: list[float] = []
    for size in ("Small", "Normal", "Large"):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("group", name="Size at the table").get_by_role("button", name=size).click()
        page.keyboard.press("Escape")
        page.reload()
        anna.is_asked()
        seen.append(prompt.evaluate("x => x.getBoundingClientRect().height / x.offsetHeight"))
        assert sideways(page) <= 0
        box = anna.bar.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 845, "the bar stays on the screen"
    assert seen == pytest.approx([0.9, 1, 1.14], rel=0.02)
