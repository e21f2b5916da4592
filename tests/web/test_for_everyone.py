"""Every language, both widths and themes, keyboard alone, and an accessibility scan without serious findings."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.moments import finished, last_question
from tests.web.person import Asked, Person

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
BOT = {"kind": "bot", "bot": "house"}
ME = {"kind": "me", "name": "Anna"}
MESSAGE_ID = re.compile(r"\b(ask|do|event|stage|option|why|view|score|hint|tab|pane|face|status|error|kind|race)"
                        r"-[a-z][\w-]*\b")
WORDS = {"en": ("Choose an action", "Undo"), "ru": ("Тайно выберите", "Отменить"), "uk": ("Таємно", "Скасувати хід")}


def scan(page: Page) -> list[str]:
    """Serious and critical findings of axe, in words."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [f"{x['id']}: {x['help']}: {node['html'][:160]} ({node['any'][0]['message'] if node['any'] else ''})"
            for x in found["violations"] if x["impact"] in ("serious", "critical") for node in x["nodes"]]


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def see_the_end(person: Person) -> None:
    person.open(finished(person.server, last_question("race", seats=2, first_game=True))["link"])
    person.page.locator(".end").wait_for()


@pytest.mark.parametrize("language", ["ru", "en", "uk"])
def test_the_browsers_language_is_spoken_everywhere(visit: Callable[..., Person], language: str) -> None:
    anna = visit(language=language).lobby()
    assert not MESSAGE_ID.findall(anna.text())
    anna.page.goto(f"{anna.server.url}/new?game=race")
    anna.page.locator("form").wait_for()
    assert not MESSAGE_ID.findall(anna.text())
    anna.make("race", [ME, BOT, BOT], options={"first_game": True})
    anna.is_asked()
    prompt, undo = WORDS[language]
    expect(anna.bar).to_contain_text(prompt)
    expect(anna.bar).to_contain_text(undo)
    for _ in range(8):
        anna.is_asked()
        assert not MESSAGE_ID.findall(anna.text())
        if language != "en":
            letters = re.findall(r"[A-Za-z]{4,}", anna.bar.inner_text())
            assert not letters, f"left in English: {letters}"
        anna.answer()
    see_the_end(anna)
    assert not MESSAGE_ID.findall(anna.text())


def test_the_language_can_change_in_the_middle_of_a_decision(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("race", [ME, BOT])
    anna.is_asked()
    anna.press(anna.glowing.first)
    for language, words in (("uk", "1 з 2"), ("ru", "1 из 2"), ("en", "1 of 2")):
        anna.page.get_by_role("combobox").first.select_option(language)
        expect(anna.bar.locator(".progress")).to_have_text(words)
    anna.page.get_by_role("combobox").first.select_option("ru")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1100, 720), (1400, 900), (1920, 1080)])
def test_nothing_is_cut_off(visit: Callable[..., Person], width: int, height: int, language: str) -> None:
    anna = visit(width=width, height=height, language=language, touch=width < 600).lobby()
    page = anna.page
    assert sideways(page) <= 0
    page.goto(f"{anna.server.url}/new?game=race")
    page.locator("form").wait_for()
    assert sideways(page) <= 0
    anna.make("race", [ME, BOT, BOT, BOT], options={"first_game": True})
    anna.is_asked()
    for _ in range(5):
        anna.is_asked()
        assert sideways(page) <= 0
        box = anna.bar.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1, "the decision bar is always on the screen"
        if width >= 1100:
            mine = page.locator('.area [data-pane="me"]').bounding_box()
            assert mine is not None
            assert mine["y"] + mine["height"] <= height + 1
        small = page.locator(".bar button:visible, .panes button:visible").evaluate_all(
            "all => all.filter(x => x.checkVisibility() && x.getBoundingClientRect().height < 39.5)"
            ".map(x => x.outerHTML.slice(0, 120))")
        assert width >= 600 or not small, "targets on a phone are at least 40 px high"
        anna.answer()
    see_the_end(anna)
    assert sideways(page) <= 0


def test_a_phone_goes_to_where_the_answer_is_and_asks_twice(visit: Callable[..., Person]) -> None:
    anna = visit(width=390, height=844, touch=True)
    anna.make("race", [ME, BOT])
    anna.is_asked()
    page = anna.page
    expect(page.get_by_role("tab", name="Me")).to_have_attribute("aria-selected", "true")
    anna.press(anna.glowing.first)
    expect(anna.bar.locator(".progress")).to_have_text("1 of 2")
    anna.press(anna.glowing.first)
    expect(anna.bar.locator(".hint")).to_be_visible()                         # what was touched says what it is
    anna.confirm()
    expect(anna.bar).to_have_attribute("data-asked", "race.action")
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    page.locator('.area [data-at~="settle"]').first.click()
    expect(anna.bar.get_by_role("button", name="Confirm: Settle")).to_be_visible()
    page.locator('.area [data-at~="explore_5"]').first.click()
    anna.bar.get_by_role("button", name="Confirm: Explore +5").click()
    expect(anna.bar).not_to_have_attribute("data-asked", "race.action")
    page.get_by_role("combobox").first.select_option("uk")
    expect(page.get_by_role("tab", name="Поле")).to_be_visible()
    page.get_by_role("combobox").first.select_option("en")
    for tab in ("Others", "Log", "Me", "Board"):
        page.get_by_role("tab", name=tab, exact=True).first.click()
        assert sideways(page) <= 0


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_serious_at_any_question(visit: Callable[..., Person], theme: str, width: int) -> None:
    anna = visit(width=width, height=900, theme=theme, touch=width < 600)
    page, found = anna.page, {}
    anna.make("race", [ME, BOT, BOT], options={"first_game": True})
    for _ in range(6):
        anna.is_asked()
        page.wait_for_timeout(200)
        found[f"asked {anna.asked}"] = scan(page)
        anna.answer()
    anna.make("kinds", [ME])
    found["kinds"] = scan(page)
    assert {place: findings for place, findings in found.items() if findings} == {}


def test_keyboard_alone_from_the_lobby_to_the_second_round(visit: Callable[..., Person]) -> None:
    anna = visit().lobby()
    keys, page = anna.page.keyboard, anna.page

    def focused() -> str:
        text: str = page.evaluate(
            "(document.activeElement.closest('.game h2, .game')?.querySelector('h2')?.textContent ?? '')"
                                  " + ': ' + document.activeElement.textContent.trim()")
        return text

    for _ in range(60):
        keys.press("Tab")
        if focused() == "Race for the Galaxy: First game":
            break
    keys.press("Enter")

    def attempt(asked: Asked) -> None:
        if asked.kind == "pick":
            chosen, *_, most = [int(n) for n in re.findall(r"\d+", anna.bar.locator(".progress").inner_text())]
            for number in range(most - chosen):
                keys.press(str(number + 1))
            if most > 1:
                keys.press("Enter")
        else:
            only_the_pass = anna.bar.locator(".choices .chip").count() == 0
            keys.press("4" if asked.key == "race.action" else "0" if only_the_pass else "1")

    for _ in range(60):
        anna.is_asked()
        if "Round 3" in page.locator(".round").first.inner_text():
            break
        anna.answer(attempt)
    assert "Round 3" in page.locator(".round").first.inner_text()
    # cards on the board are reached by Tab, and show themselves
    for _ in range(120):
        keys.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-reach=open]')"):
            break
    assert page.evaluate("document.activeElement.matches('[data-reach=open]')")


def test_colours_keep_their_contrast(visit: Callable[..., Person]) -> None:
    """Every pair of text and ground of both themes at 4.5:1 or better, seats and kinds at 3:1."""
    for theme in ("dark", "light"):
        page = visit(theme=theme).lobby().page
        colours: dict[str, str] = page.evaluate("""() => {
            const style = getComputedStyle(document.documentElement), found = {}
            for (const name of ['night', 'surface', 'raised', 'text', 'quiet', 'brass', 'on-brass', 'brass-ground',
                'good', 'bad', 'info', 'military', ...Array.from({ length: 9 }, (_, i) => `seat-${i}`),
                'kind-novelty', 'kind-rare', 'kind-genes',
                'kind-alien']) found[name] = style.getPropertyValue(`--${name}`).trim()
            return found }""")
        for ground in ("night", "surface", "raised"):
            for ink in ("text", "quiet", "brass", "good", "bad", "info", "military"):
                assert contrast(colours[ink], colours[ground]) >= 4.5, (theme, ink, ground)
            for sign in [name for name in colours if name.startswith(("seat-", "kind-"))]:
                assert contrast(colours[sign], colours[ground]) >= 3, (theme, sign, ground)
        for sign in [name for name in colours if name.startswith(("seat-", "kind-"))]:
            assert contrast(colours[sign], colours["night"]) >= 4.5, (theme, "letter on", sign)
        assert contrast(colours["on-brass"], colours["brass"]) >= 4.5
        assert contrast(colours["text"], colours["brass-ground"]) >= 4.5
        assert contrast(colours["brass"], colours["brass-ground"]) >= 4.5


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        colour = colour if len(colour) == 7 else "#" + "".join([2 * x for x in colour[1:]])
        parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = [x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    high, low = sorted([light(one), light(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)
