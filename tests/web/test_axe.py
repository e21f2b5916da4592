"""Every page and every table, both themes, three widths: an accessibility scan without serious findings."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.moments import GOLDEN, LARGEST, go_on, largest
from tests.web.person import Person
from tests.web.test_for_everyone import scan

LOOKS = pytest.mark.parametrize(("width", "theme"), [(width, theme) for width in (390, 1400, 1920)
                                                     for theme in ("light", "dark")])
GAMES = pytest.mark.parametrize("game", LARGEST)
ME, BOT, FREE = {"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "strong"}, {"kind": "open"}
PLACES = ("/new", "/mine", "/guide", "/nowhere/at/all")
Visit = Callable[..., Person]


def somebody(visit: Visit, width: int, theme: str) -> Person:
    return visit(width, 844 if width < 600 else 9 * width // 16, theme, "ru", width < 600)


def tabs(page: Page) -> Iterator[str]:
    """Opens one tab after the other, on a phone one pane after the other."""
    for where in (".panes", "[role=tablist]:not(.panes)"):
        for n in range(page.locator(f"{where} [role=tab]").count()):
            tab = page.locator(f"{where} [role=tab]").nth(n)
            tab.click()
            yield f"{where} {tab.inner_text()}"


def reading(person: Person, place: str) -> Page:
    page = person.page
    page.goto(person.server.url + place)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def clean(found: dict[str, list[str]]) -> None:
    assert {place: findings for place, findings in found.items() if findings} == {}


@LOOKS
def test_pages(visit: Visit, width: int, theme: str) -> None:
    anna = somebody(visit, width, theme)
    page = anna.page
    anna.make("race", [ME, BOT], options={"first_game": True})
    anna.is_asked()
    anna.lobby()
    page.locator(".row").first.wait_for()
    found = {"home": scan(page)}
    for place in PLACES:
        found[place] = scan(reading(anna, place))
    clean(found)


@LOOKS
@GAMES
def test_what_is_read_about_a_game(visit: Visit, width: int, theme: str, game: str) -> None:
    anna = somebody(visit, width, theme)
    clean({place: scan(reading(anna, place)) for place in (f"/first/{game}", f"/rules/{game}")})


@LOOKS
@GAMES
def test_a_new_table(visit: Visit, width: int, theme: str, game: str) -> None:
    anna = somebody(visit, width, theme)
    anna.page.goto(f"{anna.server.url}/new?game={game}")
    anna.page.locator("form").wait_for()
    for folded in anna.page.locator("details:not([open]) > summary").all():
        folded.click()
    clean({"new": scan(anna.page)})


@LOOKS
def test_a_waiting_room(visit: Visit, width: int, theme: str) -> None:
    anna, boris = somebody(visit, width, theme), somebody(visit, width, theme)
    made = anna.make("eclipse", [ME, BOT, FREE, FREE], public=True, options={"species": "random"},
                     clock={"kind": "game", "seconds": 600, "increment": 30})
    found = {"mine": scan(anna.page)}
    boris.open(f"/t/{made['table']}")
    found["a guest's"] = scan(boris.page)
    clean(found)


@LOOKS
@GAMES
def test_a_table(visit: Visit, width: int, theme: str, game: str) -> None:
    anna = somebody(visit, width, theme)
    page = anna.page
    found = {}
    for tenths in (0, 7):
        go_on(anna, largest(game, tenths))
        page.locator(".area > .mine").wait_for(state="attached")
        anna.hears()
        found[f"asked at {tenths}"] = scan(page)
    for tab in tabs(page):
        found[tab] = scan(page)
    clean(found)


@pytest.mark.long
@LOOKS
@GAMES
def test_what_else_a_table_shows(visit: Visit, width: int, theme: str, game: str) -> None:
    anna = somebody(visit, width, theme)
    page = anna.page
    go_on(anna, largest(game, 7))
    page.locator(".area > .mine").wait_for(state="attached")                   # all faces are there
    found = {}
    faces = page.locator(".faces [aria-pressed]")
    for n in reversed(range(faces.count())):
        face = faces.nth(n)
        face.click()
        expect(face).to_have_attribute("aria-pressed", "true")
        page.wait_for_load_state("networkidle")
        found[face.get_attribute("aria-label") or ""] = scan(page)
    page.locator(".faces button").last.click()
    page.locator("dialog").wait_for()
    found["settings"] = scan(page)
    clean(found)


@LOOKS
@GAMES
def test_an_end(visit: Visit, width: int, theme: str, game: str) -> None:
    anna = somebody(visit, width, theme)
    record = (GOLDEN / f"{LARGEST[game][0]}.txt").read_text(encoding="utf-8")
    made = anna.server.call("POST", "/api/import", json={"record": record, "seat": 0, "name": "Anna"})
    anna.open(made.json()["link"])
    anna.page.locator(".end figure svg").first.wait_for()
    clean({"end": scan(anna.page)})
