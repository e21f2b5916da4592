"""A complete game against bots by clicking, and what a player does on the way."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.kernel import Decision, Table
from tests.server.harness import Server
from tests.web.moments import Scene, Wanted, finished, go_on, last_question, played, reach
from tests.web.person import Person

BOT = {"kind": "bot", "bot": "house"}


@pytest.mark.long
def test_a_complete_game_against_house_bots(visit: Callable[..., Person]) -> None:
    anna = visit().lobby()
    anna.page.locator(".game", has_text="Race for the Galaxy").get_by_role("button", name="First game").click()
    anna.is_asked()
    assert anna.page.locator(".hint").first.inner_text()                       # a first game explains itself
    asked = set()
    for _ in range(400):
        if anna.is_asked().over:
            break
        asked.add(anna.answer())
    assert anna.over, "the game should have ended"
    assert {"race.action", "race.settle", "race.develop"} <= asked
    page = anna.page
    expect(page.locator(".end h1")).to_be_visible()
    expect(page.locator(".ranking li")).to_have_count(2)
    scores = [int(x) for x in page.locator(".ranking .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    totals = [int(x) for x in page.locator(".end tr.sum td").all_inner_texts()]
    assert totals == scores
    sources = page.locator(".end tbody tr:not(.sum):not(.quiet)")
    for column in range(2):
        column_sum = sum([int(sources.nth(i).locator("td").nth(column).inner_text()) for i in range(sources.count())])
        assert column_sum == scores[column]
    expect(page.locator(".end figure svg path.line")).to_have_count(2)
    with page.expect_download() as record:
        page.get_by_role("button", name="Record", exact=True).click()
    assert "race" in record.value.path().read_text()
    with page.expect_download() as numbers:
        page.get_by_role("button", name="Numbers (CSV)").click()
    assert numbers.value.path().read_text().count("\n") > 3
    # the game is among my tables, and can be replayed and forked
    page.get_by_role("button", name="Replay").first.click()
    expect(page.locator(".replay")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    anna.is_asked()
    anna.lobby()
    expect(page.locator("section", has_text="My tables").locator(".row")).to_have_count(2)


def test_the_end_has_rows_for_what_brought_points_alone(visit: Callable[..., Person], server: Server) -> None:
    anna = visit()
    anna.open(finished(server, last_question("eclipse", seats=2))["link"])
    rows = anna.page.locator(".end tbody tr:not(.sum):not(.quiet)")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        assert any(int(cell) for cell in row.locator("td").all_inner_texts()), row.inner_text()


def test_payment_shows_what_is_missing_and_undo_takes_it_back(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("race", [{"kind": "me", "name": "Anna"}, BOT])
    anna.is_asked()
    assert anna.asked == "race.discard"
    expect(anna.bar.locator(".progress")).to_have_text("0 of 2")
    anna.press(anna.glowing.first)
    expect(anna.bar.locator(".progress")).to_have_text("1 of 2")
    expect(anna.bar.get_by_role("button", name="Choose 1 more")).to_be_disabled()
    anna.press(anna.glowing.first)
    chosen = anna.page.locator('.area [data-reach="chosen"]').count()
    assert chosen == 2
    anna.confirm()
    expect(anna.bar).to_have_attribute("data-asked", "race.action")
    anna.page.keyboard.press("u")
    expect(anna.bar).to_have_attribute("data-asked", "race.discard")


def test_looking_back_and_the_table_of_all_players(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = anna.make("race", [{"kind": "me", "name": "Anna"}, BOT, BOT], options={"first_game": True})
    for _ in range(6):
        anna.is_asked().answer()
    anna.is_asked()
    page = anna.page
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".replay")).to_be_visible()
    page.wait_for_url(f"**/t/{made['table']}?at=*")
    assert anna.glowing.count() == 0, "nothing can be clicked in the past"
    moment = page.url
    page.get_by_role("button", name="Back to now").click()
    anna.is_asked()
    page.goto(moment)
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("Escape")
    anna.is_asked()
    page.get_by_role("button", name="Table of all players").click()
    expect(page.get_by_role("row", name="Military")).to_be_visible()
    page.get_by_role("button", name="All cards").click()
    page.get_by_label("Search the cards").fill("contact specialist")
    expect(page.locator(".grid li")).to_have_count(2)                         # itself, and who scores for it
    page.get_by_role("button", name="Board", exact=True).click()
    page.get_by_role("button", name="Which rule?").click()
    expect(page.locator(".clause.asked")).to_be_visible()


def test_a_card_says_what_it_does_and_costs_before_the_click(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("race", [{"kind": "me", "name": "Anna"}, BOT], options={"first_game": True})
    anna.is_asked()
    anna.page.locator('.area [data-at~="develop"]').first.click()
    for _ in range(20):
        anna.is_asked()
        if anna.asked == "race.develop":
            break
        anna.answer()
    assert anna.asked == "race.develop"
    anna.page.locator('.mine [data-reach="open"]').first.hover()
    expect(anna.page.locator(".peek")).to_contain_text("You pay")
    refused = anna.page.locator('.mine [data-reach="refused"]')
    if refused.count():
        refused.first.click()
        expect(anna.bar.locator(".why")).to_contain_text("costs")


def test_chat_and_notes_are_kept(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = anna.make("race", [{"kind": "me", "name": "Anna"}, BOT], options={"first_game": True})
    page = anna.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("good luck")
    page.get_by_label("Say something").press("Enter")
    expect(page.locator(".chat .text")).to_have_text("good luck")
    page.get_by_role("tab", name="Notes").click()
    page.locator("#note-text").fill("settle first")
    page.locator("#note-text").blur()
    expect(page.get_by_text("Kept with your seat.")).to_be_visible()
    anna.open(f"/t/{made['table']}")
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator("#note-text")).to_have_value("settle first")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat .text")).to_have_text("good luck")


def twelfth_card(table: Table[Any], decision: Decision[Any]) -> bool:
    return any(len(player.tableau) >= 12 for player in table.state.players)


def no_chips(table: Table[Any], decision: Decision[Any]) -> bool:
    return bool(table.state.pool <= 0)


def tenth_round(table: Table[Any], decision: Decision[Any]) -> bool:
    return bool(table.state.round == 10)


@pytest.mark.parametrize(("wanted", "limit", "last", "ended"), [
    (twelfth_card, 0, "has 12 cards in the tableau, or more", "had 12 cards in the tableau"),
    (no_chips, 0, "The last victory point chip has been taken", "the last victory point chip was taken"),
    (tenth_round, 10, "This table plays 10 rounds", "This table played 10 rounds")])
def test_the_last_round_of_race_is_told_and_why_it_was_the_last(visit: Callable[..., Person], wanted: Wanted,
                                                                 limit: int, last: str, ended: str) -> None:
    anna = visit()
    scene = reach("race", wanted, seats=3, max_rounds=limit)
    go_on(anna, scene)
    expect(anna.page.locator(".race .last")).to_contain_text("Last round.")
    expect(anna.page.locator(".race .last")).to_contain_text(last)
    anna.open(finished(anna.server, scene)["link"])
    expect(anna.page.locator(".end .head")).to_contain_text(ended)


def test_no_round_is_the_last_without_a_reason(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("race", [{"kind": "me", "name": "Anna"}, BOT])
    anna.is_asked()
    expect(anna.page.locator(".race .phases").first).to_be_visible()
    assert anna.page.locator(".race .last").count() == 0


@cache
def parted() -> Scene:
    """One answer before the end of a short game in which two have as many points, and one of them wins."""
    options = {"seats": 4, "max_rounds": 10}
    for seed in range(24, 124):                   # the first is one of the first here
        last: Scene | None = None
        for table, seat, _ in played("race", seed, options):
            last = Scene(table.record(), seat)
            end = table
        scores, winners = end.scores(), end.game.winners(end.state)
        if last is not None and scores.count(max(scores)) > len(winners):
            return last
    raise AssertionError("nobody was parted")


def test_equal_points_say_what_has_decided(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = finished(anna.server, parted())
    anna.open(f"/t/{made['table']}#{made['key']}")
    expect(anna.page.locator(".end .head")).to_contain_text("more cards in hand and goods")
