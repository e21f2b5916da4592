"""Deals of Sidereal Confluence in browsers: with bots and people, with promises, by drag, keys and touch."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.harness import Player
from tests.web.person import Person
from tests.web.test_for_everyone import scan, sideways
from tests.web.trader import Trader

BOT = {"kind": "bot", "bot": "house"}
OPEN = {"kind": "open"}


def in_company(person: Person) -> tuple[Trader, dict[int, Player]]:
    """A table at which the test speaks for the three others: nothing happens by itself."""
    anna = Trader.at(person, OPEN, OPEN, OPEN)
    others = {seat: person.server.claim(anna.wire.table, seat, f"Other {seat}") for seat in (1, 2, 3)}
    anna.is_asked()
    return anna, others


def something(anna: Trader, seat: int) -> str:
    """A colour that this seat has."""
    stock = anna.view["seats"][seat]["stock"]
    return next(kind for kind in ("green", "white", "brown", "black", "blue", "yellow") if stock.get(kind))


def test_what_is_being_composed_survives_all_that_others_do(visit: Callable[..., Person]) -> None:
    anna, others = in_company(visit())
    mine = anna.plenty
    anna.partner(1)
    anna.more(mine, 1)
    anna.composer.locator(".promise summary").click()
    expect(anna.terms).to_have_count(1)
    theirs = something(anna, 2)
    others[2].answer(2, f"offer give,2,0,{theirs},1")                          # to Anna
    others[1].answer(1, f"offer give,1,3,{something(anna, 1)},1")              # a deal between others
    number = next(x["number"] for x in others[3].eye()["view"]["offers"] if x["by"] == 1)
    others[3].answer(3, f"accept,{number},1")
    expect(anna.page.locator('.offer:not(.mine)')).to_have_count(1)
    others[2].answer(2, f"withdraw,{anna.view['offers'][0]['number']}")
    others[3].answer(3, "ready")
    expect(anna.page.locator(".offer")).to_have_count(0)
    expect(anna.terms).to_have_count(1)
    expect(anna.terms).to_contain_text(f"1 {mine}")
    expect(anna.composer.locator(".promise .form")).to_be_visible()            # what was opened is open still
    anna.send()
    assert anna.own_offer() is not None
    assert others[1].eye()["view"]["offers"][-1]["terms"] == [["give", 0, 1, mine, 1]]


def test_cubes_are_dragged_to_whoever_gets_them_and_counted_by_keys(visit: Callable[..., Person]) -> None:
    anna, _ = in_company(visit())
    page, mine, theirs = anna.page, anna.plenty, something(anna, 1)
    rows = page.locator("table.wants tbody tr")
    column = ("green", "white", "brown", "black", "blue", "yellow").index
    page.locator(".mine .stock .kind").nth(column(mine)).drag_to(rows.nth(1))
    expect(anna.terms).to_have_count(1)
    expect(anna.terms.nth(0)).to_contain_text(f"1 {mine}")
    rows.nth(1).locator("td.n").nth(column(theirs)).drag_to(rows.nth(0))
    expect(anna.terms).to_have_count(2)
    expect(anna.composer.locator(".changes")).to_contain_text("economy")
    adds = anna.side(gives=True).locator(".add")
    adds.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(adds.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("3")
    expect(adds.nth(0).locator("b")).to_have_text("3")
    page.keyboard.press("ArrowDown")
    expect(adds.nth(0).locator("b")).to_have_text("2")
    page.keyboard.press("0")
    expect(adds.nth(0).locator("b")).to_have_text("")


def test_an_offer_that_can_no_longer_be_kept_says_so_and_is_not_accepted(visit: Callable[..., Person]) -> None:
    anna, others = in_company(visit())
    kind = something(anna, 1)
    many = anna.view["seats"][1]["stock"][kind]
    others[1].answer(1, f"offer give,1,0,{kind},{many}")
    box = anna.page.locator(".offer")
    expect(box.get_by_role("button", name="Accept")).to_be_visible()
    others[1].answer(1, f"offer give,1,2,{kind},1")
    number = max(x["number"] for x in others[2].eye()["view"]["offers"])
    others[2].answer(2, f"accept,{number},1")
    expect(box).to_contain_text("cannot do their part")
    expect(box.get_by_role("button", name="Accept")).to_have_count(0)
    expect(box.get_by_role("button", name="Counter")).to_be_enabled()


def test_what_was_struck_is_said_where_it_was_offered_with_what_it_brought(visit: Callable[..., Person]) -> None:
    anna, others = in_company(visit())
    struck, mine, theirs = anna.page.locator(".offers .struck"), anna.plenty, something(anna, 1)
    others[1].answer(1, f"offer give,1,0,{theirs},1 give,0,1,{mine},1")
    number = anna.view["offers"][0]["number"]
    anna.accept(number)
    expect(struck).to_contain_text("Deal struck")
    expect(struck).to_contain_text(f"You got: 1 {theirs}")
    expect(struck).to_contain_text(f"You gave: 1 {mine}")
    expect(anna.page.locator(f'.offer[data-offer="{number}"]')).to_have_count(0)
    anna.partner(2)
    anna.more(mine, 1)
    anna.send()                                                                # that was my next act
    expect(struck).to_have_count(0)
    anna.show("Tracks")
    others[2].answer(2, f"accept,{anna.view['offers'][0]['number']},1")        # mine, signed by another
    beside = anna.page.locator(".beside .struck")
    expect(beside).to_contain_text(f"You gave: 1 {mine}")
    expect(beside).not_to_contain_text("You got")
    anna.show("Deals")
    expect(struck).to_have_count(1)
    expect(anna.page.get_by_role("status").filter(has_text="Deal struck")).to_have_count(1)


def test_who_could_help_is_one_press_from_an_offer(visit: Callable[..., Person]) -> None:
    anna, _ = in_company(visit())
    anna.page.locator(".fits .button").first.click()
    expect(anna.composer.locator(".result")).to_be_in_viewport()
    expect(anna.composer.locator(".changes > div")).to_have_count(2)           # mine and my partner's
    anna.send()
    assert anna.own_offer() is not None


def test_a_deal_of_three_between_two_browsers_and_a_bot(visit: Callable[..., Person]) -> None:
    anna = Trader.at(visit(), OPEN, BOT, BOT)
    claimed = anna.person.server.claim(anna.wire.table, 1, "Bo")
    bo = Trader(visit().open(f"/t/{claimed.table}#{claimed.key}"), claimed.table, str(claimed.key))
    anna.is_asked()
    bo.is_asked()
    anna.calm()
    mine, theirs, before, his = anna.plenty, bo.plenty, anna.stock, bo.stock
    anna.partner(1)
    anna.more(mine, 1)
    anna.more(theirs, 1, gives=False)
    anna.partner(2)
    anna.more("ship" if before.get("ship") else mine, 1)                       # the bot gets something for nothing
    expect(anna.terms).to_have_count(3)
    anna.send()
    anna.sees(lambda: anna.own_offer() is not None)
    offer = anna.own_offer()
    assert offer is not None
    assert offer["parties"] == [0, 1, 2]
    bo.accept(offer["number"])
    anna.sees(lambda: any(x["number"] == offer["number"] for x in anna.events("signed")))
    wanted = {**before, mine: before[mine] - 1}
    wanted[theirs] = wanted.get(theirs, 0) + 1
    wanted["ship"] = wanted.get("ship", 0) - 1
    assert {kind: n for kind, n in anna.stock.items() if n} == {kind: n for kind, n in wanted.items() if n}
    assert bo.stock[mine] == his.get(mine, 0) + 1 - (mine == theirs)
    for person in (anna, bo):
        person.show("Signed")
        deal = person.page.locator(".history article", has_text=f"Deal {offer['number']},")
        expect(deal.locator("header svg")).to_have_count(3)


@pytest.mark.long
def test_a_promise_falls_due_a_round_later_and_is_kept_by_the_table(visit: Callable[..., Person]) -> None:
    anna = Trader.at(visit(), BOT, BOT, BOT)
    anna.is_asked()
    page, kind = anna.page, anna.plenty
    anna.partner(1)
    form = anna.composer.locator(".promise")
    form.locator("summary").click()
    form.get_by_label("Round").select_option("2")
    form.get_by_label("When").select_option("start")
    form.get_by_label("Kind").select_option(f'"{kind}"')
    form.get_by_role("button", name="Add").click()
    expect(anna.terms).to_have_count(2)
    anna.send()
    anna.sees(lambda: len(anna.view["promises"]) > 0)                          # the bot gains: it signs
    anna.show("Promises")
    expect(page.locator(".ledger li", has_text="Round 2, start").first).to_be_visible()
    expect(page.locator(".advice", has_text="Falls due next")).to_contain_text("Round 2, start")
    number = next(p["number"] for p in anna.view["promises"] if p["debtor"] == 0)

    def keep_all(asked: str) -> None:
        """Nothing of it is spent before it is due."""
        if asked == "sidereal.economy" and not page.locator(".plan", has_text="Converters: 0").count():
            anna.press(page.get_by_role("button", name="Run nothing"))
        else:
            anna.go_on(asked)
    anna.until(lambda: anna.view["round"] > 1, 4, keep_all)                    # it is kept before anybody acts
    ended = [x for x in anna.events("promise_ended") if x["number"] == number]
    assert [x["how"] for x in ended] == ["kept"]
    anna.show("Promises")
    expect(page.locator(".ledger li.owed")).to_have_count(0)


@pytest.mark.parametrize("width", [1400, 390])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_deal_in_the_making_is_for_everyone(visit: Callable[..., Person], width: int, theme: str) -> None:
    anna, others = in_company(visit(width, 900 if width > 1000 else 844, theme, touch=width < 1000))
    others[1].answer(1, f"offer give,1,0,{something(anna, 1)},1 later,2,start give,0,1,green,1")
    anna.page.locator(".offer").wait_for()
    anna.partner(1)
    anna.more(anna.plenty, 1)
    anna.composer.locator(".promise summary").click()
    expect(anna.composer.locator(".result")).to_be_visible()
    assert scan(anna.page) == []
    assert sideways(anna.page) <= 0


@pytest.mark.long
def test_a_round_on_a_phone_by_touch(visit: Callable[..., Person]) -> None:
    anna = Trader.at(visit(390, 844, touch=True), BOT, BOT, BOT)
    anna.is_asked()
    anna.partner(1)
    anna.more(anna.plenty, 1)
    anna.send()
    anna.until(lambda: anna.view["round"] > 1, 5)
    assert sideways(anna.page) <= 0
