"""Gaia Project on its board: a whole game by mouse, and what a player sees on the way."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fivesuns.kernel import Compose, Decision, Table
from tests.web.moments import go_on, reach
from tests.web.person import BLINK, Asked, Person
from tests.web.test_for_everyone import scan

BOT = {"kind": "bot", "bot": "house"}


def dear_charge(table: Table[Any], d: Decision[Any]) -> bool:
    return d.key == "gaia.charge" and d.named("pass") is None and d.about[0] >= 2


def several_federations(table: Table[Any], d: Decision[Any]) -> bool:
    return isinstance(d, Compose) and len(d.describe()["offered"]) >= 2


def one_federation(table: Table[Any], d: Decision[Any]) -> bool:
    return d.key == "gaia.act" and [
        len(x["facts"]) for x in d.describe()["options"] if x["name"] == "federation"] == [1]


def play(person: Person) -> str:
    """What glows on the map first, else what the bar lists. Exchanges are left alone, or a turn would never end."""
    def attempt(asked: Asked) -> None:
        bar = person.page.locator(f'section.bar[data-moment="{asked.moment}"]')
        chips = bar.locator(".chip:not([disabled]):not(.back)")
        where: Locator | None = None
        if asked.key == "gaia.federation":
            where = person.some(person.page.locator(".plan"))
        elif asked.key == "gaia.end":
            where = chips.filter(has_text=re.compile("End")).first
        elif asked.key == "gaia.act" and person.random.random() < 0.7:
            where = person.some(person.page.locator('.galaxy .hex[data-reach="open"]:visible'))
        elif asked.key not in ("gaia.act", "gaia.charge"):
            where = person.some(person.glowing)
        if where is None and (chip := person.some(chips)) is not None:
            person.press_chip(chip)
        elif (where := where or person.some(person.glowing)) is not None:
            where.click(timeout=BLINK)
        if asked.key == "gaia.federation":
            bar.locator(".said .fine").wait_for(timeout=BLINK)
        if bar.count():
            person.confirm()
    return person.answer(attempt)


@pytest.mark.long
def test_a_whole_game_by_mouse(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("gaia", [{"kind": "me", "name": "Anna"}, BOT], options={"setup": "first"})
    asked = set()
    for _ in range(400):
        if anna.is_asked().over:
            break
        asked.add(play(anna))
    assert anna.over, "the game should have ended"
    assert {"gaia.faction", "gaia.first_structure", "gaia.booster", "gaia.act"} <= asked
    expect(anna.page.locator(".ranking li")).to_have_count(2)
    scores = [int(x) for x in anna.page.locator(".ranking .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    expect(anna.page.locator(".end figure svg path.line")).to_have_count(2)


@pytest.mark.long
def test_a_whole_solo_game_against_the_automa(visit: Callable[..., Person]) -> None:
    """The Automa has no seat: it is named everywhere all the same."""
    anna = visit()
    made = anna.make("gaia", [{"kind": "me", "name": "Anna"}])
    players = anna.page.locator(".seats .seat")
    met = False
    for _ in range(400):
        if anna.is_asked().over:
            break
        expect(players).to_have_count(2)
        expect(players.nth(1)).to_contain_text("Automa")
        met = met or "Automa card" in players.nth(1).inner_text()
        play(anna)
    assert anna.over, "the game should have ended"
    assert met, "the card of the turn should have been shown"
    expect(players.nth(1)).to_contain_text("Taklons")
    ranking = anna.page.locator(".ranking li")
    expect(ranking).to_have_count(2)
    expect(ranking.filter(has_text="Automa")).to_have_count(1)
    expect(anna.page.locator(".end figure svg path.line")).to_have_count(2)
    expect(anna.page.locator(".end figure svg")).to_have_attribute("aria-label", re.compile("Automa: 0, "))
    expect(anna.page.locator(".end h1")).to_have_text(re.compile("Automa wins|You win|won"))
    expect(anna.page.locator(".lines")).to_contain_text("The Automa")
    state = anna.server.get(f"/api/tables/{made['table']}", made["key"])
    assert [sum(sheet.values()) for sheet in state["sheets"]] == state["scores"]
    assert len(state["scores"]) == 2
    anna.lobby()
    expect(anna.page.locator(".row").first).to_contain_text(f"Automa {state['scores'][1]}")


def test_alone_only_if_one_asks_for_it(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.page.goto(anna.server.url + "/new?game=gaia")
    seats = anna.page.locator(".group[aria-label=Seats] button")
    expect(seats.filter(has_text="3")).to_have_attribute("aria-pressed", "true")
    seats.filter(has_text="1").click()
    expect(anna.page.locator("form")).to_contain_text("You play against: Automa")


def test_a_planet_tells_its_price_before_the_click(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("gaia", [{"kind": "me", "name": "Anna"}, BOT], options={"setup": "first"})
    for _ in range(20):
        if anna.is_asked().asked == "gaia.act":
            break
        play(anna)
    buildable = anna.page.locator('.galaxy .hex[aria-label*="Mine: 2 credits"]').first
    buildable.hover()
    expect(anna.page.locator(".galaxy .card")).to_contain_text("distance")
    buildable.focus()
    assert "ore" in (buildable.get_attribute("aria-label") or "")


def test_settings_answer_for_me_when_others_build(visit: Callable[..., Person]) -> None:
    """In the bar while the question is asked, and in my own panel always."""
    anna = visit()
    made = go_on(anna, reach("gaia", dear_charge, seats=2, setup="first"))
    setting = anna.page.locator('[data-pane="me"]').get_by_label("When others build nearby")
    expect(setting).to_have_value("ask")
    anna.bar.get_by_label("When others build nearby").select_option(label="never charge")
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.charge")
    expect(setting.locator("option:checked")).to_have_text("never charge")

    def stands(expected: dict[str, list[str]]) -> None:
        for _ in range(600):
            now = anna.server.get(f"/api/tables/{made['table']}", made["key"])["eyes"][0]["standing"]
            if {key: answer["names"] for key, answer in now.items()} == expected:
                return
            anna.page.wait_for_timeout(100)
        raise AssertionError(f"{expected} should be set")
    setting.select_option(label="charge up to 2 (1 point), ask me for more")
    stands({"gaia.charge": ["charge 0", "charge 1", "charge 2"]})
    setting.select_option(label="ask me")
    stands({})
    income = anna.page.locator('[data-pane="me"]').get_by_label("Order of power income")
    income.select_option(label="choose the best for me")
    stands({"gaia.income": ["*"]})


@pytest.mark.parametrize("how", ["mouse", "keyboard", "touch"])
def test_a_federation_is_seen_on_the_map_before_it_is_chosen(visit: Callable[..., Person], how: str) -> None:
    anna = visit(width=390, height=844, touch=True) if how == "touch" else visit()
    go_on(anna, reach("gaia", several_federations, first=7, seats=2))
    plan, other = anna.page.locator(".plan").nth(1), anna.page.locator(".plan").nth(0)
    lit, links = anna.page.locator(".galaxy polygon.planned"), anna.page.locator(".galaxy .planned.link")
    expect(lit).to_have_count(0)
    {"mouse": plan.hover, "keyboard": plan.focus, "touch": plan.tap}[how]()
    expect(lit).to_have_count(plan.locator(".pieces").first.locator("> span").count())
    satellites = int(re.findall(r"(\d+) satellite", plan.inner_text())[0])
    expect(links).to_have_count(satellites)
    expect(plan).to_contain_text(f"{satellites} × power token")
    if how == "keyboard":
        other.focus()
        expect(plan).not_to_have_class(re.compile("aimed"))
        plan.focus()
        anna.page.keyboard.press("Enter")
    elif how == "mouse":
        plan.click()
    expect(anna.bar.locator(".said .fine")).to_be_visible()
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.federation")


def test_a_federation_is_put_together_on_the_map(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", several_federations, first=7, seats=2))
    words = str(anna.page.locator(".plan").nth(0).get_attribute("data-plan")).split(" ")
    said = anna.bar.locator(".said")
    for n, word in enumerate(words):
        anna.page.locator(f'.galaxy .hex[data-at="{word}"]').click()
        expect(anna.page.locator(".galaxy .hex[data-reach=chosen]")).to_have_count(n + 1)
        if n + 1 < len(words):
            expect(said.locator(".flaw")).to_be_visible()
    expect(said.locator(".fine")).to_be_visible()
    expect(anna.page.locator(".plan").nth(0)).to_have_class(re.compile("aimed"))
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.federation")


def test_the_only_federation_is_seen_before_the_action_is_taken(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", one_federation, seats=2))
    chip = anna.page.locator('[data-pane="me"] [data-option=federation]')
    expect(chip).to_contain_text("satellite")
    chip.focus()
    expect(anna.page.locator(".galaxy polygon.planned").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_serious_on_the_board(visit: Callable[..., Person], width: int, theme: str) -> None:
    anna = visit(width=width, height=900, theme=theme, touch=width < 600)
    page = anna.page
    found: dict[str, list[str]] = {}
    for wanted, first in ((one_federation, 0), (several_federations, 7)):
        go_on(anna, reach("gaia", wanted, first=first, seats=2))
        page.locator(".galaxy .hex").first.wait_for()
        found[wanted.__name__] = scan(page)
        if width < 600:
            for panel in (1, 2):
                page.locator(".strip button").nth(panel).click()
                found[f"{wanted.__name__} {panel}"] = scan(page)
            page.get_by_role("tab", name="Me").click()
            found[f"{wanted.__name__} me"] = scan(page)
    assert {place: findings for place, findings in found.items() if findings} == {}


@pytest.mark.parametrize(("language", "word"), [("ru", "Исследования"), ("en", "Research"), ("uk", "Дослідження")])
def test_the_board_fits_a_phone_in_every_language(visit: Callable[..., Person], language: str, word: str) -> None:
    anna = visit(width=390, height=844, language=language, touch=True)
    anna.make("gaia", [{"kind": "me", "name": "Anna"}, BOT], options={"setup": "first"})
    anna.is_asked()
    anna.page.locator(".faction").first.tap()
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.faction")
    anna.is_asked()
    expect(anna.page.locator(".strip")).to_contain_text(word)
    anna.page.locator(".strip button").nth(1).tap()
    expect(anna.page.locator(".tracks")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("language", ["ru", "en", "uk"])
def test_no_research_track_sticks_out(visit: Callable[..., Person], language: str) -> None:
    anna = visit(language=language)
    go_on(anna, reach("gaia", dear_charge, seats=2, setup="first"))
    expect(anna.page.locator(".track")).to_have_count(6)
    wide = anna.page.locator(".track, .track h3, .track li").evaluate_all(
        "parts => parts.filter(x => x.scrollWidth > x.clientWidth).map(x => x.textContent)")
    assert wide == []


def test_what_i_look_at_stays_when_somebody_else_comes_or_goes(visit: Callable[..., Person]) -> None:
    people = [visit(width=390, height=844, touch=True) for _ in range(2)]
    made = people[0].make("gaia", [{"kind": "me", "name": "Anna"}, {"kind": "open"}], options={"setup": "first"})
    page = people[1].page
    page.goto(people[1].server.url + f"/t/{made['table']}")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit here").tap()
    for _ in people:
        asked = whose_turn(people)
        asked.page.locator(".faction").first.tap()
        asked.confirm()
        expect(asked.bar).not_to_have_attribute("data-asked", "gaia.faction")
    asked = whose_turn(people)
    asked.page.locator(".strip button").nth(1).tap()
    expect(asked.page.locator(".tracks")).to_be_visible()
    for other in people:
        if other is not asked:
            other.page.close()
    expect(asked.page.get_by_text("away")).to_have_count(1)
    expect(asked.page.locator(".tracks")).to_be_visible()


def whose_turn(people: list[Person]) -> Person:
    while True:
        for person in people:
            if person.page.locator("section.bar.mine").count():
                return person
        people[0].page.wait_for_timeout(50)
