"""Who leaves a game of Twilight Imperium and comes back reads what the others have done meanwhile."""
from __future__ import annotations

import datetime
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.harness import Player
from tests.web.person import Person
from tests.web.test_for_everyone import scan
from tests.web.test_twilight_game import TABLE, Commander, events
from tests.web.test_twilight_screens import turn_to

PHONE = 390
AN_HOUR = datetime.timedelta(hours=1)
MOST = 200                                                         # answers before somebody acts


def turn(players: list[Player]) -> int:
    """Who of these is to act; whatever is asked before is answered as it comes."""
    for _ in range(MOST):
        state = players[0].until(lambda s: any(seat < len(players) for seat in s["waiting"]))
        seat = min(state["waiting"])
        decision = players[seat].eye(seat)["decision"]
        if decision and decision["key"] == "twilight.action":
            return seat
        if decision:
            players[seat].answer(seat)
    raise AssertionError("nobody comes to act")


def declines_ahead(person: Person) -> None:
    """Every secondary ability that is to come."""
    turn_to(person, 1)
    choices = person.page.locator(".common .standing select")
    expect(choices).not_to_have_count(0)
    for choice in choices.all():
        choice.select_option(label="Decline")
        expect(choice).to_have_value("0")


def an_hour_later(person: Person, table: str, key: str) -> Locator:
    """What the page says to who opens it again."""
    person.page.clock.install(time=datetime.datetime.now() + AN_HOUR)
    person.open(f"/t/{table}#{key}")
    return person.page.locator(".away")


def deeds(away: Locator, who: str) -> Locator:
    return away.locator("li").filter(has=away.page.locator("b").filter(has_text=re.compile(rf"{who}$")))


def test_who_comes_back_reads_what_others_did_and_nobody_has_waited(visit: Any) -> None:
    anna, vera, phone = visit(), visit(), visit(width=PHONE, height=844, language="ru", touch=True)
    made = anna.make("twilight", [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot"}], **TABLE)
    table, server = made["table"], anna.server
    players = [Player(server, table, made["key"]), server.claim(table, 1, "Vera")]
    while turn(players) != 1:
        players[0].answer(0)
    declines_ahead(anna)
    left = max(line["number"] for line in players[0].look("log?from=0")["lines"] if line["seat"] == 0)
    anna.page.close()

    vera.open(f"/t/{table}#{players[1].key}").is_asked()
    hand = Commander(vera)
    vera.answer(hand.decide)
    while players[1].until(lambda s: s["waiting"])["waiting"] != [0]:
        vera.is_asked().answer(hand.decide)
    assert players[0].eye(0)["decision"]["key"] == "twilight.action"         # the first that she is asked

    told = events(vera, {"table": table, "key": players[0].key}, left)
    cards = {args["seat"]: args["card"].capitalize() for what, args in told if what == "strategic"}
    assert set(cards) == {1, 2}
    anna.page = anna.context.new_page()
    away = an_hour_later(anna, table, made["key"])
    for seat, name in enumerate(["Vera", "Strong bot"], 1):
        expect(deeds(away, name)).to_contain_text(f"strategic action: {cards[seat]}")
    technologies = [args["technology"] for what, args in told if what == "technology"]
    assert technologies
    for word in technologies:
        expect(away).to_contain_text(re.compile(f"Gains {word.replace('_', '.')}", re.IGNORECASE))
    expect(deeds(away, "Anna")).to_have_count(0)

    summary = an_hour_later(phone, table, made["key"])
    expect(deeds(summary, "Vera")).to_contain_text("Совершает стратегическое действие")
    assert scan(phone.page) == []
    assert (summary.bounding_box() or {})["width"] <= PHONE
    summary.get_by_role("button", name="Закрыть").tap()
    expect(summary).to_have_count(0)
    expect(away.locator("li")).to_have_count(len(cards))             # each device has its own

    anna.page.reload()
    assert anna.is_asked().asked == "twilight.action"
    anna.answer(Commander(anna).decide)
    expect(anna.page.locator(".away")).to_have_count(0)              # what I have answered, I have seen
