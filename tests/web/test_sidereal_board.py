"""Sidereal Confluence on its board: deals, economy plans and bids by presses, on a wide screen and a phone."""
from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from fivesuns.games import load
from fivesuns.kernel import Decision, QuickDice, Record, Table
from tests.web.moments import Scene, go_on
from tests.web.person import Person
from tests.web.test_for_everyone import scan

Wanted = Callable[[Table[Any], int, Decision[Any]], bool]


@cache
def by_chance(wanted: Wanted, seats: int, first: int = 1) -> Scene:
    """Everybody says something legal, until somebody is asked what the test wants."""
    for seed in range(first, first + 60):
        table, dice = Table(load("sidereal"), {"seats": seats}, QuickDice(seed)), QuickDice(seed + 1000)
        table.begin()
        while not table.over:
            asked = table.waiting()
            for seat, decision in asked.items():
                if wanted(table, seat, decision):
                    return Scene(table.record(), seat)
            seat = list(asked)[dice.below(len(asked))]
            table.give(seat, asked[seat].sample(dice))
    raise AssertionError("no game came to such a moment")


def an_offer_to_take(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    s = table.state
    if d.key != "sidereal.trade" or s.round < 2 or s.players[seat].ready or s.players[seat].stock["green"] < 2:
        return False
    for_two = [x for x in s.offers if x.by != seat and set(x.parties) == {x.by, seat}]
    return any([d.check((("accept", x.number, x.version),)) for x in for_two])


def a_plan(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    return d.key == "sidereal.economy" and table.state.round > 2 and len(d.describe()["offered"][0]["value"]) > 3


def a_bid(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    p = table.state.players[seat]
    return d.key == "sidereal.bid" and p.announced > 2 and p.bid is None and d.check((("bid", 2, 1),))


def a_pick(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    return d.key == "sidereal.colonies" and d.count() > 2


def said(person: Person, made: dict[str, Any], seat: int) -> list[str]:
    """What this seat has answered since the table was made, by name; nothing where one has asked too often."""
    found = person.server.call("GET", f"/api/tables/{made['table']}/answers?seat={seat}", key=made["key"]).json()
    return [x["name"] for x in found.get("answers", []) if x["seat"] == seat]


def heard(person: Person, made: dict[str, Any], seat: int, name: str, button: Locator | None = None) -> None:
    """Waits until the server has it. What has just come is deaf for a moment: the button is pressed until then."""
    for _ in range(50):
        if name in said(person, made, seat):
            return
        if button is not None and button.count():
            with contextlib.suppress(TimeoutError):
                button.click(timeout=400)
        person.page.wait_for_timeout(400)
    raise AssertionError(said(person, made, seat)[-3:])


def sit_down(person: Person, scene: Scene) -> dict[str, Any]:
    """At the moment of the scene, when a press is heard."""
    made = go_on(person, scene)
    person.hears()
    return made


def test_an_offer_is_put_together_by_presses_and_stays_while_another_is_accepted(visit: Callable[..., Person]) -> None:
    anna, scene = visit(), by_chance(an_offer_to_take, 4)
    made = sit_down(anna, scene)
    me, page = scene.seat, anna.page
    other = 0 if me else 1
    composer = page.locator(".composer")
    composer.locator(".partners .chip").nth(0).click()
    mine, theirs = composer.locator("fieldset.side").nth(0), composer.locator("fieldset.side").nth(1)
    more = mine.get_by_role("button", name="More: green")
    more.click()
    more.click()
    composer.locator(".promise summary").click()
    composer.locator(".promise").get_by_role("button", name="Add").click()
    terms = composer.locator(".terms li")
    expect(terms).to_have_count(3)
    assert terms.nth(0).inner_text().startswith("You give")
    expect(terms.nth(0)).to_contain_text("2 green")
    assert theirs.locator("legend").inner_text().startswith("You get")
    expect(composer.locator(".changes")).to_contain_text("→")
    expect(anna.bar.locator(".send .main")).to_contain_text("Offer to")        # a button says what it sends
    expect(anna.bar.locator(".secret")).to_have_count(0)                       # who sees an offer its terms say

    accept = page.locator(".offer").get_by_role("button", name="Accept").first
    number = accept.locator("xpath=ancestor::article").get_attribute("data-offer")
    accept.click()
    for _ in range(600):
        if any([x.startswith(f"accept,{number},") for x in said(anna, made, me)]):
            break
        page.wait_for_timeout(100)
    assert any([x.startswith(f"accept,{number},") for x in said(anna, made, me)])
    expect(terms).to_have_count(3)                                             # what was in the making is still there

    later = scene_round(scene) + 1                                             # a promise is for the next round first
    heard(anna, made, me, f"offer give,{me},{other},green,2 later,{later},end give,{me},{other},green,1",
          composer.get_by_role("button", name="Offer to"))
    expect(composer.locator(".terms")).to_have_count(0)


def scene_round(scene: Scene) -> int:
    """The round in which a record ends."""
    record = Record.parse(scene.record)
    table = Table(load("sidereal"), record.options)
    table.begin()
    for who, name in record.answers:
        table.give_line(who, name)
    found: int = table.state.round
    return found


def test_the_economy_comes_with_the_best_plan_and_can_be_changed(visit: Callable[..., Person]) -> None:
    anna, scene = visit(), by_chance(a_plan, 4)
    made = sit_down(anna, scene)
    page = anna.page
    on = page.locator(".mine .toggle.on")
    expect(page.get_by_text("This is the best plan")).to_be_visible()
    best = on.count()
    assert best > 0
    on.first.click()
    expect(on).to_have_count(best - 1)
    expect(page.get_by_role("button", name="Best plan")).to_be_enabled()
    before = len(said(anna, made, scene.seat))
    page.locator(".plan").get_by_role("button", name="Run the economy").click()
    for _ in range(600):
        if len(said(anna, made, scene.seat)) > before:
            break
        page.wait_for_timeout(100)
    plan = said(anna, made, scene.seat)[before]
    runs = [x for x in plan.split() if not x.startswith("pay,")]
    assert len(runs) == best - 1 or plan == "nothing"


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_phone_bids_and_shows_every_panel(visit: Callable[..., Person], theme: str) -> None:
    anna, scene = visit(390, 844, theme, "ru", True), by_chance(a_bid, 9)
    made = sit_down(anna, scene)
    page = anna.page
    expect(anna.bar.locator(".secret")).to_have_count(1)
    steps = page.locator(".bid .stepper")
    for track, ships in ((0, 2), (1, 1)):
        for _ in range(ships):
            steps.nth(track).locator("button").nth(1).click()
    strip = page.locator(".strip button")
    for n in range(strip.count()):
        strip.nth(n).click()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert scan(page) == []
    page.locator(".strip button").nth(2).click()
    assert steps.locator("output").all_inner_texts() == ["2", "1"]             # what was thought of is kept
    page.locator(".bid .button.main").click()
    anna.confirm()
    heard(anna, made, scene.seat, "bid,2,1")


def test_a_colony_is_bought_on_the_track(visit: Callable[..., Person]) -> None:
    anna, scene = visit(), by_chance(a_pick, 5)
    made = sit_down(anna, scene)
    card = anna.page.locator('.tracks [data-reach="open"]').first
    name = card.get_attribute("data-card") or ""
    card.click()
    anna.confirm()
    heard(anna, made, scene.seat, name)


@pytest.mark.long
def test_a_wide_table_of_nine_is_readable_by_everyone(visit: Callable[..., Person]) -> None:
    anna = visit(1400, 900, "light", "uk")
    go_on(anna, by_chance(an_offer_to_take, 9))
    expect(anna.page.locator("table.wants tbody tr")).to_have_count(9)
    hidden = anna.page.evaluate("""() => {
        const table = document.querySelector('table.wants'), bar = document.querySelector('.bar')
        const above = bar.getBoundingClientRect().top - bar.querySelector('.prompt').getBoundingClientRect().top
        return [table.offsetWidth - table.parentElement.clientWidth, above] }""")
    assert max(hidden) <= 0, hidden
    assert scan(anna.page) == []
    strip = anna.page.locator(".strip button")
    for n in range(strip.count()):
        strip.nth(n).click()
        assert scan(anna.page) == []
