"""The first game of somebody who knows neither game nor page: what is said is in sight, and leads where it says."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.kernel import Decision, Table
from tests.web.moments import go_on, reach
from tests.web.person import Person

LOCALE = Path(__file__).parent.parent.parent / "fivesuns" / "locale"
LINE = {"ru": 126, "uk": 126, "en": 145}                  # letters of a hint that stand in one line beside its link

#: what sticks out of what holds it: [what, holder, how far]
OUT = """pairs => pairs.flatMap(([what, holder]) => [...document.querySelectorAll(what)].flatMap((x) => {
  const a = x.getBoundingClientRect(), b = x.closest(holder).getBoundingClientRect()
  const far = Math.max(b.top - a.top, a.bottom - b.bottom, b.left - a.left, a.right - b.right)
  return far > 1.5 ? [[what, holder, Math.round(far)]] : []
}))"""


def long_payment(table: Table[Any], d: Decision[Any]) -> bool:
    """For what has a long name, with more cards than keys."""
    return bool(d.key == "race.pay" and d.describe()["least"] > 1)


def takes_a_tile(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "gaia.tile")


def takes_a_booster(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "gaia.booster")


def acts_in(number: int) -> Callable[[Table[Any], Decision[Any]], bool]:
    return lambda table, d: bool(d.key == "gaia.act" and table.state.round == number
                                 and sum(x["name"].startswith("pass ") for x in d.describe()["options"]) != 1)


def opens_the_third_round(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "race.action" and table.state.round == 3)


@pytest.mark.parametrize("game", ["race", "gaia"])
def test_the_page_of_the_first_round_ends_in_a_first_game(visit: Callable[..., Person], game: str) -> None:
    anna = visit(language="ru")
    anna.page.goto(f"{anna.server.url}/first/{game}")
    anna.page.get_by_role("button", name="Сыграть первую партию").click()
    anna.is_asked()
    assert re.search(r"/t/\w+$", anna.page.url)
    expect(anna.bar.locator(".line-of-hints span")).to_be_visible()


def test_a_hint_is_one_line_of_a_wide_screen() -> None:
    for language, most in LINE.items():
        text = (LOCALE / language / "web.ftl").read_text(encoding="utf-8")
        hints = dict(re.findall(r"(?m)^(hint-\S+) = (.*)$", text))
        assert len(hints) > 100
        assert {key: len(hint) for key, hint in hints.items() if len(hint) > most} == {}, language


@pytest.mark.parametrize(("width", "height", "language"), [(1400, 900, "ru"), (1366, 768, "uk"), (1920, 1080, "ru"),
                                                           (1400, 900, "en")])
def test_question_hint_and_button_are_whole(visit: Callable[..., Person], width: int, height: int,
                                            language: str) -> None:
    anna = visit(width, height, language=language)
    go_on(anna, reach("race", long_payment, seats=2, first_game=True))
    parts = [[".prompt", ".what"], [".prompt span", ".bar"], [".progress", ".bar"], [".line-of-hints svg", ".bar"],
             [".send .main", ".bar"]]
    if width >= 1400:
        parts.append([".line-of-hints span", ".line-of-hints"])
    assert anna.page.evaluate(OUT, parts) == []
    anna.hears()
    chips = anna.bar.locator(".choices .chip:not([aria-pressed=true]):not([disabled])")
    while anna.bar.locator(".send .main[disabled]").count():
        chips.first.click()
    assert anna.page.evaluate(OUT, parts) == []


def test_a_long_question_is_whole_on_a_phone(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, language="ru", touch=True)
    go_on(anna, reach("race", long_payment, seats=2, first_game=True))
    expect(anna.bar.locator(".prompt")).to_contain_text("Сбросьте 2 карты в уплату")
    assert anna.page.evaluate(OUT, [[".prompt span", ".what"], [".what", ".bar"], [".line-of-hints span", ".bar"],
                                    [".send .main", ".bar"]]) == []


def test_the_button_of_a_phone_holds_its_words(visit: Callable[..., Person]) -> None:
    anna = visit(390, 844, language="ru", touch=True)
    go_on(anna, reach("gaia", acts_in(2), seats=2, setup="first"))
    anna.hears()
    anna.bar.locator("[data-verb=build]").tap()
    anna.bar.locator(".choices .chip:not(.back)").first.tap()
    expect(anna.bar.locator(".send .main")).to_contain_text("Подтвердить: Шахта")
    assert anna.page.evaluate(OUT, [[".send .main span", ".send .main"], [".line-of-hints span", ".bar"]]) == []


@pytest.mark.parametrize(("wanted", "tile"), [(takes_a_tile, ".research .tile"), (takes_a_booster, ".boosters .tile")])
def test_what_is_asked_for_beside_the_map_is_in_sight(visit: Callable[..., Person], wanted: Any, tile: str) -> None:
    anna = visit(1400, 900, language="ru")
    go_on(anna, reach("gaia", wanted, seats=2, setup="first"))
    offered = anna.page.locator(f'{tile}[data-reach="open"]')
    expect(offered.first).to_be_visible()
    bar = anna.bar.bounding_box()
    assert bar is not None
    expect(offered.last).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(OUT, [[f'{tile}[data-reach="open"]', ".side"]]) == []
    assert max(box["y"] + box["height"] for x in offered.all() if (box := x.bounding_box())) <= bar["y"]


def test_an_opened_group_is_numbered_from_one(visit: Callable[..., Person]) -> None:
    """Passing too: who has opened it chooses among boosters."""
    anna = visit(language="ru")
    go_on(anna, reach("gaia", acts_in(2), seats=2, setup="first"))
    anna.hears()
    anna.bar.locator("[data-verb=pass]").click()
    boosters = anna.bar.locator(".choices .chip:not(.back)")
    expect(boosters.first).to_contain_text("Спасовать и взять «")
    assert boosters.locator("kbd").all_inner_texts() == [str(n + 1) for n in range(boosters.count())]


@pytest.mark.parametrize(("number", "says"), [(6, "дохода больше не будет"), (2, "ради дохода")])
def test_the_last_round_is_called_the_last(visit: Callable[..., Person], number: int, says: str) -> None:
    anna = visit(language="ru")
    go_on(anna, reach("gaia", acts_in(number), seats=2, setup="first"))
    expect(anna.bar.locator(".line-of-hints")).to_contain_text(says)


def test_a_phase_says_what_its_bonus_is(visit: Callable[..., Person]) -> None:
    anna = visit(language="ru")
    anna.make("race", [{"kind": "me"}, {"kind": "bot", "bot": "house"}], options={"first_game": True})
    anna.is_asked()
    five = anna.bar.get_by_role("button", name="Исследование: +5")
    expect(five).to_have_attribute("title", re.compile("на пять карт больше"))


def test_the_log_shows_all_that_happened_at_once(visit: Callable[..., Person]) -> None:
    """Several players speak in a line: what the last of them says is in sight while it is shown."""
    anna = visit(1400, 640, language="ru", motion="no-preference")
    go_on(anna, reach("race", opens_the_third_round, seats=2, first_game=True))
    anna.hears()
    anna.bar.get_by_role("button", name="Потребление: продажа").click()
    anna.page.locator("section.bar[data-playing]").wait_for()
    last = anna.page.locator(".lines [aria-current=step]").last
    expect(last).to_be_in_viewport(ratio=1)
