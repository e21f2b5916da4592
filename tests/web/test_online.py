"""Two people on two machines: they find each other, play, lose the connection, and nothing else."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.person import Person


@pytest.fixture
def pair(visit: Callable[..., Person]) -> tuple[Person, Person, str]:
    """Anna makes a table with a free seat through the form; Bo takes it by the link."""
    anna, bo = visit().lobby(), visit()
    page = anna.page
    page.locator(".game", has_text="Race for the Galaxy").get_by_role("link", name="New table").click()
    page.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    page.get_by_label("Who sits at B").select_option("open")
    page.locator("#name-0").fill("Anna")
    page.get_by_role("button", name="First game").click()
    expect(page.get_by_label("First game")).to_be_checked()
    page.get_by_label("First game").uncheck()
    page.get_by_role("button", name="Create the table").click()
    link = page.locator(".share code").inner_text()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    anna.is_asked()
    bo.is_asked()
    return anna, bo, link


@pytest.mark.long
def test_two_browsers_with_a_reload_and_a_server_restart(pair: tuple[Person, Person, str], server: Server) -> None:
    anna, bo, _ = pair
    anna.offline_allowed = bo.offline_allowed = True
    assert anna.asked == bo.asked == "race.discard"
    # a reload in the middle of a decision: the question is there again, with the same cards
    anna.press(anna.glowing.first)
    hand = anna.page.locator(".mine .card").evaluate_all("cards => cards.map(c => c.dataset.at)")
    anna.page.reload()
    anna.is_asked()
    expect(anna.page.locator(".mine .card")).to_have_count(len(hand))
    assert anna.page.locator(".mine .card").evaluate_all("cards => cards.map(c => c.dataset.at)") == hand
    anna.answer()
    expect(anna.bar).to_contain_text("Waiting for")
    expect(bo.page.locator(".seat", has_text="Anna")).to_contain_text("has decided")
    # the server dies while Bo thinks; both come back by themselves
    bo.press(bo.glowing.first)
    server.kill()
    expect(bo.page.get_by_text("The connection is lost.")).to_be_visible()
    bo.press(bo.page.locator('.mine .card[data-reach="open"]').last)
    bo.confirm()
    unreachable = bo.page.get_by_text("The server cannot be reached right now.")
    expect(unreachable).to_be_visible()
    server.start()
    expect(bo.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=60_000)
    expect(anna.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=60_000)
    expect(unreachable).to_be_hidden()
    expect(bo.bar.locator(".progress")).to_have_text("2 of 2")                 # what was begun is still in hand
    bo.answer()
    anna.is_asked()
    bo.is_asked()
    for _ in range(30):
        for person in (anna, bo):
            if person.bar.get_attribute("data-asked") and not person.over:
                person.answer()
    rounds = anna.page.locator(".round").first.inner_text()
    expect(bo.page.locator(".round").first).to_have_text(rounds)
    assert int(rounds.split()[-1]) > 1


def test_who_has_sat_down_can_write_notes(pair: tuple[Person, Person, str]) -> None:
    _, bo, _ = pair
    bo.page.get_by_role("tab", name="Notes").click()
    bo.page.get_by_label("Private: only you see this.").fill("Anna saves cards")
    expect(bo.page.get_by_role("tabpanel").get_by_role("status")).to_have_text("Kept with your seat.")
    bo.page.reload()
    bo.page.get_by_role("tab", name="Notes").click()
    expect(bo.page.get_by_label("Private: only you see this.")).to_have_value("Anna saves cards")


def test_what_one_holds_the_other_does_not_see(pair: tuple[Person, Person, str], visit: Callable[..., Person]) -> None:
    anna, bo, link = pair
    hand = anna.page.locator(".mine .card").evaluate_all("cards => cards.map(c => c.dataset.at)")
    assert len(hand) == 6
    carl = visit()
    carl.page.goto(link)
    carl.page.locator(".bar").wait_for()
    expect(carl.page.locator(".top")).to_contain_text("watching")
    for other in (bo, carl):
        html = other.page.content()
        assert not [card for card in hand if f'data-at="{card}"' in html]


def test_undo_after_others_needs_their_consent(pair: tuple[Person, Person, str]) -> None:
    anna, bo, _ = pair
    anna.answer()
    bo.answer()
    anna.is_asked()
    assert anna.asked == "race.action"
    anna.page.keyboard.press("u")
    anna.page.get_by_role("button", name="Ask them").click()
    bo.page.get_by_role("button", name="Agree").click()
    expect(anna.bar).to_have_attribute("data-asked", "race.discard")


def test_a_sealed_answer_can_be_taken_back(pair: tuple[Person, Person, str]) -> None:
    anna, _, _ = pair
    anna.answer()
    expect(anna.bar).to_contain_text("Your answer is sealed.")
    anna.page.get_by_role("button", name="Take back").click()
    anna.is_asked()
    assert anna.asked == "race.discard"
