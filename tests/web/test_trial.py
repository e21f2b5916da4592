"""What if: answers tried on the page, which nobody else sees, and then played or dropped."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from fivesuns.kernel import Decision, Table
from tests.server.harness import Player
from tests.web.moments import Scene, go_on, recorded
from tests.web.person import Person


def a_turn(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    return d.key == "eclipse.turn"


def scene() -> Scene:
    return recorded("eclipse-02-4p", a_turn)


def trial(anna: Person) -> Locator:
    return anna.page.locator(".note.trial")


def press(anna: Person, text: str) -> None:
    anna.hears().press_chip(anna.page.locator("section.bar .chip", has_text=text).first)


def test_a_research_is_tried_and_dropped_and_tried_and_played(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = go_on(anna, scene())
    here = Player(anna.server, made["table"], made["key"])
    before = here.state()
    anna.page.keyboard.press("w")
    expect(trial(anna)).to_contain_text("shown only to you")
    expect(trial(anna).get_by_role("button", name="Play it")).to_be_disabled()
    press(anna, "Research")
    expect(trial(anna)).to_contain_text("One answer is tried")
    press(anna, "Nanorobots")
    expect(trial(anna)).to_contain_text("Here somebody else is asked")
    expect(anna.bar).to_contain_text("goes no further")
    assert here.state() == before

    anna.page.keyboard.press("u")
    expect(anna.bar).to_have_attribute("data-asked", "eclipse.research")
    anna.hears().page.keyboard.press("Escape")
    expect(trial(anna)).to_have_count(0)
    expect(anna.bar).to_have_attribute("data-asked", "eclipse.turn")
    assert here.state() == before

    anna.hears().page.keyboard.press("w")
    press(anna, "Research")
    expect(trial(anna)).to_contain_text("One answer is tried")
    press(anna, "Nanorobots")
    expect(trial(anna)).to_contain_text("Here somebody else is asked")
    anna.hears().press(trial(anna).get_by_role("button", name="Play it"))
    expect(trial(anna)).to_have_count(0)
    here.until(lambda state: state["number"] > before["number"] + 1)
    assert "nanorobots" in str(here.eye()["view"]["seats"][scene().seat])


def test_it_stops_before_a_sector_is_drawn(visit: Callable[..., Person]) -> None:
    anna = visit(390, 800, touch=True)
    made = go_on(anna, scene())
    before = Player(anna.server, made["table"], made["key"]).state()
    anna.press(anna.page.get_by_role("button", name="What if?"))
    press(anna, "Explore")
    expect(trial(anna)).to_contain_text("One answer is tried")
    anna.hears().press(anna.page.locator("section.bar .chip").first)
    expect(trial(anna)).to_contain_text("Here chance decides")
    assert Player(anna.server, made["table"], made["key"]).state() == before
