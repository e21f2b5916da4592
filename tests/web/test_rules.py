"""The rules in the reader's language, on their page and beside the board."""
from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server
from tests.web.conftest import ROOT
from tests.web.person import Person
from tests.web.test_for_everyone import scan, sideways

RUSSIAN = """\
# Борьба за галактику: правила

## 2. Подготовка

- RFG-2.6 Сбросьте две карты из шести.
"""
ONLY, PARTLY = "Ці правила поки що є лише англійською.", "Что ещё не переведено, показано на английском."


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("rules")
    shutil.copytree(ROOT / "docs" / "rules" / "en", folder / "en")
    (folder / "ru").mkdir()
    (folder / "ru" / "race.md").write_text(RUSSIAN, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FIVESUNS_TEST_RULES", str(folder))
        with Server(f"sqlite:///{folder}/tables.sqlite3", "tests.server.bilingual", games=()) as running:
            yield running


@pytest.mark.parametrize("width", [1400, 390])
def test_the_page_shows_russian_and_marks_what_is_english(visit: Callable[..., Person], server: Server,
                                                          width: int) -> None:
    page = visit(width=width, language="ru").page
    page.goto(f"{server.url}/rules/race#RFG-2.6")
    russian, english = page.locator('[id="RFG-2.6"]'), page.locator('[id="RFG-2.5"]')
    expect(russian.locator("dd")).to_have_text("Сбросьте две карты из шести.")
    expect(russian.locator("[lang], abbr")).to_have_count(0)
    expect(russian).to_be_in_viewport()
    expect(english.locator("dd[lang=en]")).to_contain_text("Deal 6 cards")
    expect(english.locator("abbr")).to_have_text("EN")
    expect(page.get_by_role("heading", name="2. Подготовка")).not_to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="3. General principles")).to_have_attribute("lang", "en")
    expect(page.get_by_text(PARTLY)).to_be_visible()
    assert sideways(page) <= 0
    assert scan(page) == []


def test_another_language_is_read_at_once(visit: Callable[..., Person], server: Server) -> None:
    page = visit(language="ru").page
    page.goto(f"{server.url}/rules/race")
    clause = page.locator('[id="RFG-2.6"] dd')
    expect(clause).to_have_text("Сбросьте две карты из шести.")
    page.get_by_role("combobox").first.select_option("uk")
    expect(page.get_by_text(ONLY)).to_be_visible()
    expect(clause).to_have_attribute("lang", "en")
    expect(page.locator("dt abbr")).to_have_count(0)
    page.get_by_role("combobox").first.select_option("en")
    expect(page.get_by_text("What is not translated yet")).to_have_count(0)
    expect(page.locator("main [lang], main abbr")).to_have_count(0)
    expect(clause).to_contain_text("discard them face down")


def test_the_rule_of_a_question_is_shown_in_russian(visit: Callable[..., Person]) -> None:
    anna = visit(language="ru")
    anna.make("race", [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
    anna.is_asked()
    page = anna.page
    page.get_by_title("Какое правило?").first.click()
    asked = page.locator(".clause.asked")
    expect(asked).to_have_text("RFG-2.6 Сбросьте две карты из шести.")
    expect(asked).to_be_in_viewport()
    expect(page.locator('[id="pane-RFG-2.5"] [lang=en]')).to_contain_text("Deal 6 cards")
    expect(page.locator('[id="pane-RFG-2.5"] abbr')).to_have_text("EN")
    expect(page.get_by_text(PARTLY)).to_be_visible()


def test_any_apostrophe_finds_a_rule(visit: Callable[..., Person], server: Server) -> None:
    page = visit().page
    page.goto(f"{server.url}/rules/race")
    clauses = page.locator(".clause")
    expect(clauses.first).to_be_visible()
    for typed in ("player's", "Player’s", "playerʼs"):
        page.get_by_role("searchbox").fill(typed)
        expect(clauses.first).to_contain_text("player's")
    page.get_by_role("searchbox").fill("player`z")
    expect(clauses).to_have_count(0)
