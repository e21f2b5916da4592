"""How well the bots play is chosen when a table is made, and in its waiting room."""
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.person import Person


@pytest.mark.long
def test_the_level_of_each_bot_is_chosen(visit: Callable[..., Person], server: Server) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"{server.url}/new?game=race")
    page.get_by_label("Level of the bot at B").select_option(label="Beginner bot")
    page.get_by_label("Who sits at C").select_option(label="Free seat")
    page.get_by_role("group", name="Seats").get_by_text("4", exact=True).click()
    expect(page.get_by_label("Level of the bot at D")).to_have_value("strong")
    page.get_by_label("Who sits at D").select_option(label="Free seat")
    page.get_by_role("button", name="Create the table").click()

    seats = page.locator("main.room li.seat")
    expect(seats.nth(0)).to_contain_text("You")
    expect(page.get_by_label("Level of the bot at B")).to_have_value("beginner")
    page.get_by_label("Level of the bot at B").select_option(label="Solid bot")
    page.get_by_label("Which bots to put on free seats").select_option(label="Random bot")
    seats.nth(3).get_by_role("button", name="Put a bot here").click()
    expect(page.get_by_label("Level of the bot at D")).to_have_value("random")
    page.get_by_label("Which bots to put on free seats").select_option(label="Beginner bot")
    page.get_by_role("button", name="Begin, bots on the free seats").click()
    anna.is_asked()
    state = server.call("GET", f"/api/tables/{page.url.split('/t/')[1].split('#')[0]}").json()
    assert [seat["bot"] for seat in state["seats"]] == [None, "solid", "beginner", "random"]
