"""Secondary abilities and votes that are answered before they are asked for, on the page."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.kernel import Decision, Table
from tests.web.test_twilight_screens import ACTION, at, turn_to


def reveal(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    """Somebody may react to an agenda on which the own vote is still to come."""
    coming = [ahead.key for ahead in table.foreseen(seat)]
    return decision.key == "twilight.react" and decision.count() > 1 and "twilight.vote" in coming


def test_a_secondary_ability_is_declined_ahead_and_asked_for_again(visit: Any) -> None:
    anna = at(visit, ACTION)
    turn_to(anna, 1)
    choice = anna.page.locator(".common .standing select").first
    choice.select_option(label="Decline")
    expect(choice).to_have_value("0")
    choice.select_option(label="ask me")
    expect(choice).to_have_value("ask")


@pytest.mark.long
def test_a_vote_is_cast_ahead(visit: Any) -> None:
    anna = at(visit, reveal)
    turn_to(anna, 4)
    ballots = anna.page.locator(".ballots")
    ballots.locator(".tag").first.click()
    anna.page.locator(".outcome").first.click()
    ballots.get_by_role("button", name="Vote like this").click()
    expect(ballots.get_by_role("status")).to_contain_text("Said ahead")
    ballots.get_by_role("button", name="Ask me").click()
    expect(ballots.get_by_role("status")).not_to_contain_text("Said ahead")
