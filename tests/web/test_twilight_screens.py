"""Screens of Twilight Imperium beside the galaxy: each from a recorded moment, read and used."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fivesuns.games import load
from fivesuns.kernel import Decision, Record, Table
from fivesuns.texts import Texts
from tests.server.harness import Player
from tests.web.moments import go_on, recorded, table_from
from tests.web.person import Person
from tests.web.test_for_everyone import scan

RAW = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|\{ ?\$|\bs\d{1,2}\b|\[object|undefined|NaN")
SIX = "twilight-05-6p-dealt"


def asks(key: str, least: int = 1) -> Any:
    """The first such question in this round or later."""
    def wanted(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
        return decision.key == f"twilight.{key}" and table.state.round >= least
    return wanted


LATE = asks("action", 6)
ACTION, RESEARCH, VOTE, STRATEGY = asks("action", 5), asks("research"), asks("vote"), asks("strategy_card", 2)
FACTION, SCORE, PAY, PRODUCE = asks("faction", 0), asks("score_secret"), asks("pay_resources"), asks("produce")
REDISTRIBUTE, LANDING, TOKENS = asks("redistribute"), asks("commit"), asks("tokens")


def cheaper(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    """Somebody who has Sarween Tools can produce two cruisers."""
    p = table.state.players[seat]
    return decision.key == "twilight.produce" and "sarween_tools" in p.technologies \
        and "cruiser_ii" not in p.technologies and decision.check((("cruiser", 2),))


CHEAPER = cheaper


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
    expect(anna.page.locator(".choose button").nth(6)).to_be_attached()
    for n in range(anna.page.locator(".choose button").count()):
        turn_to(anna, n)
        assert scan(anna.page) == [], n
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
    goals = anna.page.locator(".objectives .list > .goal")
    expect(goals.first.locator(".seats li")).to_have_count(6)
    expect(goals.first.locator(".seats")).to_contain_text(re.compile(r"\d/\d|scored"))
    expect(anna.page.locator(".track li")).to_have_count(11)


def test_a_strategy_card_says_what_it_does_and_is_taken(visit: Any) -> None:
    anna = at(visit, STRATEGY)
    card = anna.page.locator(".side .card[data-reach=open]").first
    assert scan(anna.page) == []
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


def offered(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    """Somebody on turn has offers."""
    return decision.key == "twilight.action" and any([offer.to == seat for offer in table.state.offers])


def full(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    """A ship more than the fleet pool allows can be produced where the fleet is."""
    p, place = table.state.players[seat], decision.about[0] if decision.about else ""
    ships = sum([n for type, n in p.units.get(place, {}).items() if type in ("cruiser", "carrier", "destroyer")])
    return decision.key == "twilight.produce" and p.pools["fleet"] - ships in (0, 1) \
        and decision.check((("destroyer", 2),))


def reacts(_: Table[Any], __: int, decision: Decision[Any]) -> bool:
    """With something to react with."""
    return decision.key == "twilight.react" and decision.count() > 1


OFFERED, FULL, REACTS = offered, full, reacts


def test_offers_to_me_are_counted_and_one_press_refuses(visit: Any) -> None:
    anna = at(visit, OFFERED)
    count = anna.page.locator(".choose .count")
    before = int(count.inner_text())
    expect(count).to_have_attribute("aria-label", re.compile(rf"^{before} offers? to you$"))
    anna.bar.locator("[data-aside] .head").click()
    anna.page.locator(".trade .offer").get_by_role("button", name="Refuse").first.click()
    if before > 1:
        expect(count).to_have_text(str(before - 1))
    else:
        expect(count).to_have_count(0)


def test_a_secondary_ability_is_explained_and_to_do_nothing_comes_last(visit: Any) -> None:
    anna = at(visit, asks("secondary"))
    expect(anna.bar).to_contain_text("Secondary ability: ")
    expect(anna.bar.locator(".chip kbd")).to_have_text(["1", "0"])
    expect(anna.bar.locator(".ends .chip")).to_contain_text("Decline")


def test_what_is_too_much_for_the_fleet_pool_is_said_before_it_is_built(visit: Any) -> None:
    anna = at(visit, FULL)
    warning = anna.page.locator(".produce [role=status]")
    more = anna.page.locator(".produce li").filter(has_text="Destroyer").locator("button").last
    more.click()
    more.click()
    expect(warning).to_contain_text("To be removed again")
    anna.page.locator(".produce").get_by_role("button", name="Nothing of it").click()
    expect(warning).to_have_count(0)


def test_an_offer_is_put_together_with_both_sides_in_sight(visit: Any) -> None:
    anna = at(visit, ACTION)
    anna.bar.locator("[data-aside] .head").click()
    trade = anna.page.locator(".trade")
    trade.locator(".composer .chip:not(.no)").first.click()
    expect(trade.locator(".sides .side")).to_have_count(2)
    trade.locator(".side").first.locator("select").last.select_option("peace")
    expect(trade.locator(".result")).to_contain_text("not to activate systems")
    trade.locator(".result .main").click()
    expect(trade.locator(".result")).to_have_count(0)               # it was taken: whoever hears it may answer at once


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


def test_what_production_costs_is_computed_and_says_why(visit: Any) -> None:
    anna = at(visit, CHEAPER)
    row = anna.page.locator(".produce li").filter(has_text="Cruiser")
    row.locator(".icon-button").last.click()
    row.locator(".icon-button").last.click()
    cost = anna.page.locator(".produce [data-why=cost]")
    expect(cost).to_have_text("3")
    cost.locator("button").click()
    expect(cost).to_contain_text("4 Cruiser − 1 Sarween Tools")
    anna.page.locator(".produce [data-why=production] button").click()
    expect(anna.page.locator(".produce [data-why=production]")).to_contain_text("Space Dock")
    anna.answer(lambda _: anna.confirm())
    assert anna.is_asked().asked == "twilight.pay_resources"
    expect(anna.page.locator(".pay .sum")).to_contain_text("of 3")


def test_words_are_broken_where_they_may_be_and_my_seat_needs_no_scrolling(visit: Any) -> None:
    anna = at(visit, ACTION, language="ru")
    turn_to(anna, 3)
    names = anna.page.locator(".tree .name")
    expect(names.filter(has_text="\u00ad")).not_to_have_count(0)
    for where in (".tree .name", "section[data-pane=me], section[data-pane=me] *"):
        assert anna.page.evaluate("""(where) => [...document.querySelectorAll(where)].filter((x) =>
          x.scrollWidth > x.clientWidth + 1 && !x.matches('.sr') && getComputedStyle(x).display !== 'inline'
        ).length""", where) == 0


def test_on_a_phone_the_tools_of_the_map_lie_beside_it_and_a_deal_leads_to_its_screen(visit: Any) -> None:
    anna = at(visit, ACTION, width=390, touch=True)
    anna.page.locator(".map svg > g").first.wait_for()
    anna.page.locator(".map text").first.wait_for()
    covered = anna.page.evaluate("""() => {
      const tools = [...document.querySelectorAll('.tools .icon-button')].map((x) => x.getBoundingClientRect())
      const drawn = [...document.querySelectorAll('.map text, .map .ships, .map circle')]
      return drawn.map((x) => x.getBoundingClientRect()).filter((b) => tools.some((a) => Math.min(a.right, b.right)
        > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top))).length
    }""")
    assert covered == 0
    foot = anna.page.evaluate("document.querySelector('.map svg > g').getBoundingClientRect().bottom")
    assert foot <= anna.page.evaluate("document.querySelector('section.bar').getBoundingClientRect().top") + 12
    anna.page.get_by_role("tab", name="Me").click()
    for _ in range(2):
        anna.bar.locator("[data-aside] .head").click()
        expect(anna.page.locator(".trade .partners, .trade [role=group]").first).to_be_visible()
        anna.page.get_by_role("tab", name="Me").click()


def test_every_computed_value_says_why_it_is_so(visit: Any) -> None:
    """Of all players: what is not as printed, with all that makes it; and of all units on the map."""
    anna = at(visit, LATE)
    record = Record.parse(recorded(SIX, LATE).record)
    table: Table[Any] = Table(load("twilight"), record.options)
    table.begin()
    for who, answer in record.answers:
        table.give_line(who, answer)
    seats = table.view(None)["seats"]
    texts = Texts("en", "twilight")
    turn_to(anna, 6)
    sections = anna.page.locator(".empire")
    expect(sections).to_have_count(6)
    seen = set()
    for n, seat in enumerate(seats):
        sections.nth(n).locator("summary").first.click()
        for value, terms in {**seat["why"], "fleet_limit": seat["fleet"]}.items():
            line = sections.nth(n).locator(f"[data-why={value}]")
            expect(line).to_contain_text(str(sum(amount for _, amount in terms)))
            for source, amount in terms:
                if len(terms) > 1 or source != "printed":
                    name = "printed" if source == "printed" else texts.name(source)
                    expect(line).to_contain_text(f"{abs(amount)} {name}")
                    seen.add(value)
        for type, terms in seat["combat"].items():
            for source, _ in terms:
                named = sections.nth(n).locator("[data-why=combat]").filter(has_text=texts.name(source))
                expect(named.first).to_be_attached()
                seen.add(f"combat of {type}")
    assert len(seen) > 4, seen


@pytest.mark.parametrize(("width", "language"), [(390, "ru"), (1400, "uk")])
def test_rounds_are_read_beside_the_log_by_keys_alone(visit: Any, width: int, language: str) -> None:
    anna: Person = visit(width=width, language=language, touch=width == 390)
    made = go_on(anna, recorded(SIX, LATE))
    page = anna.page
    if width == 390:
        page.get_by_role("tab", name="Журнал").tap()
    page.locator("#tab-log").focus()
    page.keyboard.press("ArrowRight")
    rounds = page.locator(".rounds")
    expect(rounds.locator("tbody tr")).to_have_count(6)
    view = Player(anna.server, made["table"], made["key"]).eye()["view"]
    told = [cell.split() for cell in rounds.locator("tbody tr").last.locator("td").all_inner_texts()]
    assert [cell[0] for cell in told] == [str(seat["points"]) for seat in view["seats"]]
    expect(rounds.locator("details[open]")).to_have_count(2)
    for _ in range(4):                                             # the panel, two rounds that are open, the next
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(rounds.locator("details[open]")).to_have_count(3)
    assert not page.evaluate("(e => e.scrollWidth > e.clientWidth)(document.querySelector('.rounds'))")
    assert scan(page) == []
    assert not RAW.findall(rounds.inner_text())


def test_the_rounds_of_the_past_end_where_one_looks(visit: Any) -> None:
    anna = at(visit, LATE)
    anna.page.keyboard.press("ArrowLeft")
    anna.page.locator("#tab-rounds").click()
    anna.page.locator(".replay select").select_option(label="Round 3")
    expect(anna.page.locator(".rounds tbody tr")).to_have_count(3)
    expect(anna.page.locator(".rounds details").first).to_contain_text("Round 3")


def test_nobody_lands_is_said_on_the_button_that_lands_nobody(visit: Any) -> None:
    anna = at(visit, LANDING)
    expect(anna.bar.locator(".send .main")).to_have_text("Land nobody")
    anna.bar.locator(".part .chip").first.click()
    expect(anna.bar.locator(".send .main")).to_have_text("Land")


@pytest.mark.parametrize(("width", "language"), [(1400, "ru"), (390, "ru")])
def test_what_may_be_said_beside_a_reaction_stays_in_the_bar(visit: Any, width: int, language: str) -> None:
    anna: Person = visit(width=width, language=language, touch=width == 390)
    made = table_from(anna.server, recorded(SIX, REACTS))
    Player(anna.server, made["table"], made["key"]).do(
        "standing", seat=made["seats"][0], key="twilight.react", names=["pass"], until="", idle=True)
    anna.open(made["link"]).is_asked()
    expect(anna.bar.locator(".standing select")).to_have_count(2)
    assert anna.page.evaluate("""() => {
      const bar = document.querySelector('section.bar').getBoundingClientRect()
      const more = document.querySelector('.bar .more').getBoundingClientRect()
      const settings = document.querySelector('.bar .standing').getBoundingClientRect()
      return settings.height <= more.height
        && more.right <= bar.right + 1 && more.left >= bar.left && more.bottom <= bar.bottom + 1
        && [...document.querySelectorAll('.bar .aside .words')].every((x) => x.clientHeight < 50) }""")


@pytest.mark.parametrize("width", [1400, 390])
def test_nothing_moves_under_a_hand_that_counts(visit: Any, width: int) -> None:
    anna = at(visit, TOKENS, width=width, language="ru", touch=width == 390)
    bins = anna.bar.locator(".bin .icon-button:last-child")
    anna.page.evaluate("document.fonts.ready")
    bins.first.click()
    bins.first.locator("xpath=..").locator(".icon-button").first.click()                       # and back to none
    expect(anna.bar.locator(".clear")).to_be_disabled()
    before = [box.bounding_box() for box in bins.all()]
    bins.first.click()
    expect(anna.bar.locator(".clear")).to_be_enabled()
    assert [box.bounding_box() for box in bins.all()] == before
