"""Twilight Imperium on its board: a first round by presses, and later positions that can be read."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.kernel import Decision, Table
from tests.web.moments import go_on, reach
from tests.web.person import BLINK, Asked, Person

RAW = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|\{ ?\$|\bs\d{1,2}\b|\[object|undefined|NaN")
TABLE = {"options": {"first_game": True, "speaker": "first"}, "seed": "a first game"}
SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
ROUND = 60                                                         # answers, at the most, until all have passed


def my_turn(table: Table[Any], decision: Decision[Any]) -> bool:
    s = table.state
    return s.round >= 4 and decision.key == "twilight.action" and len(s.players[decision.seat].planets) > 3


def a_vote(table: Table[Any], decision: Decision[Any]) -> bool:
    return decision.key == "twilight.vote"


def decide(person: Person, asked: Asked) -> None:
    """What has to be shared out goes to the first that takes it; of many parts as few as possible."""
    if asked.kind == "allocate":
        more = person.bar.locator(".bin .icon-button:last-child:not([disabled])")
        while more.count():
            more.first.click(timeout=BLINK)
    elif asked.kind == "compose" and not person.bar.locator(".send .button.main:not([disabled])").count():
        (person.chips if person.chips.count() else person.glowing).first.click(timeout=BLINK)
    elif asked.kind != "compose":
        person.attempt(asked)
    person.confirm()


def is_asked(person: Person, key: str) -> bool:
    """Whatever else is asked before is answered as it comes, until this is."""
    for _ in range(ROUND):
        person.is_asked()
        asked = person.asked
        if asked == key or person.over:
            return asked == key
        person.answer(lambda asked: decide(person, asked))
    return False


def take(person: Person, card: str) -> None:
    """This strategy card, or the first that is left."""
    wanted = person.hears().page.locator(f".side [data-at={card}][data-reach=open]")
    (wanted if wanted.count() else person.page.locator(".side .card[data-reach=open]").first).click(timeout=BLINK)
    person.confirm()


def activate(person: Person) -> None:
    """A system to which ships can get."""
    page = person.hears().page
    page.locator(".area .system:has(~ g .ships)[data-reach=open]").first.click(force=True, timeout=BLINK)
    person.confirm()


def sail(person: Person) -> None:
    page = person.hears().page
    if not page.locator(".side ol li").count():
        page.locator(".ship:not([disabled])").first.click(timeout=BLINK)
    expect(page.locator(".side ol li")).to_have_count(1)
    person.hears().confirm()


def use_a_card_or_pass(person: Person) -> None:
    strategy = person.hears().page.locator(".mine .tag[data-reach=open]")
    (strategy if strategy.count() else person.bar.locator(".chip.last")).first.click(timeout=BLINK)
    person.confirm()


@pytest.mark.parametrize("width", [1400])
def test_a_person_picks_strategy_cards_moves_ships_and_passes(visit: Any, width: int) -> None:
    anna = visit(width=width)
    made = anna.make("twilight", SEATS, **TABLE)
    assert is_asked(anna, "twilight.strategy_card")
    for card in ("technology", "leadership"):
        assert is_asked(anna, "twilight.strategy_card")
        anna.answer(lambda _, card=card: take(anna, card))
    assert is_asked(anna, "twilight.action")
    anna.answer(lambda _: activate(anna))
    assert is_asked(anna, "twilight.move")
    anna.answer(lambda _: sail(anna))
    names = said(anna, made)
    assert [name for name in names if name.startswith("activate ")]
    for _ in range(ROUND):
        anna.is_asked()
        turn = anna.asked == "twilight.action"
        anna.answer(lambda asked, turn=turn: use_a_card_or_pass(anna) if turn else decide(anna, asked))
        if "pass" in said(anna, made):
            break
    assert "pass" in said(anna, made)


def said(person: Person, made: dict[str, Any]) -> list[str]:
    """What was answered since the table was made, by name."""
    found = person.server.call("GET", f"/api/tables/{made['table']}/answers?seat=0", key=made["key"]).json()
    return [x["name"] or "" for x in found.get("answers", []) if x["seat"] == 0]


def overlaps(person: Person) -> list[str]:
    """Names of planets on the map that lie on each other."""
    boxes: list[tuple[str, float, float, float, float]] = person.page.evaluate("""() =>
      [...document.querySelectorAll('.map text.name, .map text.anomaly')].map((text) => {
        const box = text.getBoundingClientRect()
        return [text.textContent, box.left, box.right, box.top, box.bottom]
      })""")
    assert len(boxes) > 20
    return [f"{a[0]} / {b[0]}" for n, a in enumerate(boxes) for b in boxes[n + 1:]
            if min(a[2], b[2]) - max(a[1], b[1]) > 2 and min(a[4], b[4]) - max(a[3], b[3]) > 2]


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1400, "uk"), (1920, "en")])
def test_a_later_position_can_be_read(visit: Any, width: int, language: str) -> None:
    anna = visit(width=width, language=language, touch=width == 390)
    go_on(anna, reach("twilight", my_turn, seats=4, factions="random"))
    anna.is_asked()
    anna.page.locator(".map .system").first.wait_for()
    assert anna.page.locator(".map .system").count() > 30
    assert overlaps(anna) == []
    assert not RAW.findall(anna.text())
    for label in anna.page.locator(".map [aria-label]").all()[:60]:
        assert not RAW.search(label.get_attribute("aria-label") or "")
    for panel in anna.page.locator(".choose button").all():
        panel.click()
        assert not RAW.findall(anna.text())
        wide = anna.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
        assert not wide


def test_an_agenda_is_voted_on(visit: Any) -> None:
    anna = visit(language="ru")
    go_on(anna, reach("twilight", a_vote, first=3, seats=3, first_game=True))
    anna.is_asked()
    assert anna.asked == "twilight.vote"
    assert not RAW.findall(anna.text())
    anna.hears()
    anna.answer(lambda asked: decide(anna, asked))
