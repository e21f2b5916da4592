"""The page of a first round: step by step with pictures, reached from the lobby and from a table."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.test_for_everyone import scan

RAW = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|first-[a-z]+|\{ ?\$|undefined|NaN")
STEPS = 10
OTHERS = {"gaia": 11, "race": 7, "eclipse": 9, "sidereal": 11}


@pytest.mark.parametrize(("width", "language", "theme"), [(1400, "ru", "dark"), (390, "uk", "light"),
                                                          (1920, "en", "light")])
def test_a_first_round_is_shown_step_by_step_with_pictures(visit: Any, width: int, language: str, theme: str) -> None:
    anna: Person = visit(width=width, language=language, theme=theme, touch=width == 390)
    anna.page.goto(f"{anna.server.url}/first/twilight")
    steps = anna.page.locator("[data-step]")
    expect(steps).to_have_count(STEPS)
    expect(anna.page.locator("[data-step=move] .route")).to_have_count(1)
    for n in range(STEPS):
        assert len(steps.nth(n).locator("p").first.inner_text()) > 60
        assert steps.nth(n).locator("svg, .tw-box").count() > 0, n
    assert not RAW.findall(anna.text())
    assert scan(anna.page) == []
    assert not anna.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")


def test_the_lobby_and_the_table_lead_there(visit: Any) -> None:
    anna: Person = visit()
    offered = anna.lobby().page.locator(".game", has_text="Twilight Imperium")
    offered.get_by_role("link", name="Your first round").click()
    expect(anna.page.locator("[data-step]")).to_have_count(STEPS)
    expect(anna.page.locator(".game")).to_have_count(0)
    anna.make("twilight", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], options={"first_game": True})
    anna.is_asked()
    expect(anna.bar.locator(".line-of-hints a")).to_have_attribute("href", "/first/twilight")
    anna.page.get_by_role("tab", name="Rules").click()
    expect(anna.page.get_by_role("tabpanel").get_by_role("link", name="Your first round")).to_be_visible()


@pytest.mark.parametrize("game", OTHERS)
def test_other_games_have_such_a_page(visit: Any, game: str) -> None:
    anna: Person = visit(language="ru")
    anna.page.goto(f"{anna.server.url}/first/{game}")
    expect(anna.page.locator("[data-step] .picture .picture")).to_have_count(OTHERS[game])
    assert not RAW.findall(anna.text())
    assert scan(anna.page) == []
