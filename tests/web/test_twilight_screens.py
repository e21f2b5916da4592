"""Screens of Twilight Imperium beside the galaxy: each from a recorded moment, read and used."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.kernel import Decision, Table
from tests.web.moments import go_on, recorded
from tests.web.person import Person

RAW = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|\{ ?\$|\bs\d{1,2}\b|\[object|undefined|NaN")
SIX = "twilight-05-6p-dealt"


def asks(key: str, least: int = 1) -> Any:
    """The first such question in this round or later."""
    def wanted(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
        return decision.key == f"twilight.{key}" and table.state.round >= least
    return wanted


ACTION, RESEARCH, VOTE, STRATEGY = asks("action", 5), asks("research"), asks("vote"), asks("strategy_card", 2)
FACTION, SCORE, PAY, PRODUCE = asks("faction", 0), asks("score_secret"), asks("pay_resources"), asks("produce")
REDISTRIBUTE = asks("redistribute")


def at(visit: Any, moment: Any, **how: Any) -> Person:
    anna: Person = visit(**how)
    go_on(anna, recorded(SIX, moment))
    anna.hears()
    return anna


def turn_to(person: Person, n: int) -> None:
    person.page.locator(".choose button").nth(n).click()


@pytest.mark.parametrize(("width", "language", "theme"), [(390, "ru", "light"), (1400, "uk", "dark")])
def test_every_screen_can_be_read(visit: Any, width: int, language: str, theme: str) -> None:
    anna = at(visit, ACTION, width=width, language=language, theme=theme, touch=width == 390)
    for n in range(anna.page.locator(".choose button").count()):
        turn_to(anna, n)
        assert not RAW.findall(anna.text()), n
        for summary in anna.page.locator(".side summary").all()[:2]:
            summary.click()
        assert not RAW.findall(anna.text()), n
        assert not anna.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")


def test_a_technology_is_chosen_in_the_tree(visit: Any) -> None:
    anna = at(visit, RESEARCH)
    tree = anna.page.locator(".tree")
    wanted = tree.locator(".tech[data-reach=open]").first
    name = wanted.locator(".name").inner_text()
    wanted.click()
    expect(tree.locator(".detail")).to_contain_text(name.removesuffix("★").strip())
    expect(anna.bar.locator(".send .button.main")).to_be_enabled()
    assert anna.answer(lambda _: anna.confirm()) == "twilight.research"


def test_objectives_show_how_far_everybody_is(visit: Any) -> None:
    anna = at(visit, SCORE)
    goals = anna.page.locator(".objectives section > ul > .goal")
    expect(goals.first.locator(".seats li")).to_have_count(6)
    expect(goals.first.locator(".seats")).to_contain_text(re.compile(r"\d/\d|scored"))
    expect(anna.page.locator(".track li")).to_have_count(11)


def test_a_strategy_card_says_what_it_does_and_is_taken(visit: Any) -> None:
    anna = at(visit, STRATEGY)
    card = anna.page.locator(".side .card[data-reach=open]").first
    card.focus()
    expect(anna.page.locator(".side .detail")).to_contain_text("Secondary")
    assert anna.answer(lambda _: card.click()) == "twilight.strategy_card"


def test_votes_are_cast_on_the_agenda(visit: Any) -> None:
    anna = at(visit, VOTE)
    expect(anna.page.locator(".voters tr")).to_have_count(6)
    expect(anna.bar.locator(".send .button.main")).to_contain_text("Abstain")
    anna.page.locator(".outcome").first.click()
    anna.page.locator(".ballots .tag").first.click()
    expect(anna.bar.locator(".send .button.main")).to_contain_text("Vote")
    expect(anna.bar.locator(".send .button.main")).to_be_enabled()
    assert anna.answer(lambda _: anna.confirm()) == "twilight.vote"


def test_an_offer_is_put_together_with_both_sides_in_sight(visit: Any) -> None:
    anna = at(visit, ACTION)
    anna.bar.locator("[data-aside] .head").click()
    trade = anna.page.locator(".trade")
    trade.locator(".partners .chip").first.click()
    expect(trade.locator(".sides .side")).to_have_count(2)
    trade.locator(".side").first.locator("select").last.select_option("peace")
    trade.locator(".result .main").click()
    expect(trade.locator(".offer.mine").first).to_contain_text("not to activate systems")


def test_a_payment_begins_with_what_wastes_least(visit: Any) -> None:
    anna = at(visit, PAY)
    expect(anna.page.locator(".pay .sum:not(.short)")).to_have_count(1)
    assert anna.answer(lambda _: anna.confirm()) == "twilight.pay_resources"


def test_command_tokens_are_distributed_anew_from_where_they_lie(visit: Any) -> None:
    anna = at(visit, REDISTRIBUTE, width=390, touch=True)
    expect(anna.bar.locator(".send .button.main")).to_be_enabled()
    assert anna.answer(lambda _: anna.confirm()) == "twilight.redistribute"


def test_units_are_ordered_within_the_limit(visit: Any) -> None:
    anna = at(visit, PRODUCE)
    more = anna.page.locator(".produce li").first.locator(".icon-button").last
    more.click()
    expect(anna.page.locator(".produce .sums")).to_contain_text("1 of")
    expect(anna.bar.locator(".send .button.main")).to_contain_text("Produce")


def test_a_faction_is_chosen_by_its_sheet(visit: Any) -> None:
    anna = at(visit, FACTION)
    first = anna.page.locator(".side .panel").first
    first.locator("summary").click()
    expect(first.locator(".sheet")).to_contain_text("Promissory note")
    assert anna.asked == "twilight.faction"
