"""Gaia Project on its board: a whole game by mouse, and what a player sees on the way."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fivesuns.kernel import Compose, Decision, Table
from tests.web.moments import go_on, reach, recorded
from tests.web.person import BLINK, Asked, Person
from tests.web.test_for_everyone import scan

BOT = {"kind": "bot", "bot": "house"}


def dear_charge(table: Table[Any], d: Decision[Any]) -> bool:
    return d.key == "gaia.charge" and d.named("pass") is None and d.about[0] >= 2


def several_federations(table: Table[Any], d: Decision[Any]) -> bool:
    return isinstance(d, Compose) and len(d.describe()["offered"]) >= 2


def one_federation(table: Table[Any], d: Decision[Any]) -> bool:
    return d.key == "gaia.act" and [
        len(x["facts"]) for x in d.describe()["options"] if x["name"] == "federation"] == [1]


def second_turn(table: Table[Any], d: Decision[Any]) -> bool:
    """Somebody else has built since this seat's last turn."""
    return d.key == "gaia.act" and sum([len(p.structures) for p in table.state.players]) > 6 \
        and any(str(x["name"]).startswith("build") for x in d.describe()["options"])


def first_structure(table: Table[Any], d: Decision[Any]) -> bool:
    return d.key == "gaia.first_structure"


def play(person: Person) -> str:
    """What glows on the map first, else what the bar lists. Exchanges are left alone, or a turn would never end."""
    def attempt(asked: Asked) -> None:
        bar = person.page.locator(f'section.bar[data-moment="{asked.moment}"]')
        chips = bar.locator(".chip:not([disabled]):not(.back)")
        where: Locator | None = None
        if asked.key == "gaia.federation":
            where = person.some(person.page.locator(".plan"))
        elif asked.key == "gaia.end":
            where = chips.filter(has_text=re.compile("End")).first
        elif asked.key == "gaia.act" and person.random.random() < 0.7:
            where = person.some(person.page.locator('.galaxy .hex[data-reach="open"]:visible'))
        elif asked.key not in ("gaia.act", "gaia.charge"):
            where = person.some(person.glowing)
        if where is None and (chip := person.some(chips)) is not None:
            person.press_chip(chip)
        elif (where := where or person.some(person.glowing)) is not None:
            where.click(timeout=BLINK)
        if asked.key == "gaia.federation":
            bar.locator(".said .fine").wait_for(timeout=BLINK)
        if bar.count():
            person.confirm()
    return person.answer(attempt)


@pytest.mark.long
def test_a_whole_game_by_mouse(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("gaia", [{"kind": "me", "name": "Anna"}, BOT], options={"setup": "first"})
    asked = set()
    for _ in range(400):
        if anna.is_asked().over:
            break
        asked.add(play(anna))
    assert anna.over, "the game should have ended"
    assert {"gaia.faction", "gaia.first_structure", "gaia.booster", "gaia.act"} <= asked
    expect(anna.page.locator(".ranking li")).to_have_count(2)
    scores = [int(x) for x in anna.page.locator(".ranking .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    expect(anna.page.locator(".end figure svg path.line")).to_have_count(2)


@pytest.mark.long
def test_a_whole_solo_game_against_the_automa(visit: Callable[..., Person]) -> None:
    """The Automa has no seat: it is named everywhere all the same."""
    anna = visit()
    made = anna.make("gaia", [{"kind": "me", "name": "Anna"}])
    players = anna.page.locator(".seats .seat")
    met = False
    for _ in range(400):
        if anna.is_asked().over:
            break
        expect(players).to_have_count(2)
        expect(players.nth(1)).to_contain_text("Automa")
        met = met or "Automa card" in players.nth(1).inner_text()
        play(anna)
    assert anna.over, "the game should have ended"
    assert met, "the card of the turn should have been shown"
    expect(players.nth(1)).to_contain_text("Taklons")
    ranking = anna.page.locator(".ranking li")
    expect(ranking).to_have_count(2)
    expect(ranking.filter(has_text="Automa")).to_have_count(1)
    expect(anna.page.locator(".end figure svg path.line")).to_have_count(2)
    expect(anna.page.locator(".end figure svg")).to_have_attribute("aria-label", re.compile("Automa: 0, "))
    expect(anna.page.locator(".end h1")).to_have_text(re.compile("Automa wins|You win|won"))
    expect(anna.page.locator(".lines")).to_contain_text("The Automa")
    state = anna.server.get(f"/api/tables/{made['table']}", made["key"])
    assert [sum(sheet.values()) for sheet in state["sheets"]] == state["scores"]
    assert len(state["scores"]) == 2
    anna.lobby()
    expect(anna.page.locator(".row").first).to_contain_text(f"Automa {state['scores'][1]}")


def test_alone_only_if_one_asks_for_it(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.page.goto(anna.server.url + "/new?game=gaia")
    seats = anna.page.locator(".group[aria-label=Seats] button")
    expect(seats.filter(has_text="3")).to_have_attribute("aria-pressed", "true")
    seats.filter(has_text="1").click()
    expect(anna.page.locator("form")).to_contain_text("You play against: Automa")


def test_a_planet_tells_its_price_before_the_click(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("gaia", [{"kind": "me", "name": "Anna"}, BOT], options={"setup": "first"})
    for _ in range(20):
        if anna.is_asked().asked == "gaia.act":
            break
        play(anna)
    buildable = anna.page.locator('.galaxy .hex[data-reach="open"][aria-label*="mine: 2 credits"]').first
    where = str(buildable.get_attribute("aria-label"))
    planet, price = where.split(",")[0], re.split(r", \d terra|;", where.split("mine: ")[1])[0]
    assert re.fullmatch(r"2 credits, \d+ ore(, \d QIC)?", price)
    card = anna.page.locator(".galaxy .card")
    buildable.hover()
    expect(card).to_contain_text(f"Mine: {price}")
    expect(card).to_contain_text(f"{planet}, sector")
    expect(card).not_to_contain_text(re.compile(r"-?\d+,-?\d+"))                # nobody speaks of coordinates
    anna.page.mouse.move(1, 1)
    buildable.focus()
    expect(card).to_contain_text(f"Mine: {price}")
    anna.bar.locator(".chip", has_text="Build a mine").click()
    chip = anna.bar.locator(".chip", has_text=re.compile(f"Mine on {planet}, sector .*: {price}", re.IGNORECASE))
    expect(chip.first).to_be_visible()


def test_a_button_and_a_log_line_light_their_hex(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", second_turn, seats=2, setup="first"))
    anna.bar.locator(".chip", has_text="Build a mine").click()
    anna.hears()
    anna.chips.first.hover()
    expect(anna.page.locator(".galaxy .hex[data-pointed]")).to_have_count(1)
    expect(anna.page.locator(".galaxy .card")).to_be_visible()
    said = anna.page.locator(".lines .said", has_text=re.compile("mine at .*, sector")).last
    said.hover()
    said.hover(position={"x": 20, "y": 8})
    expect(anna.page.locator(".galaxy .hex[data-lit]")).to_have_count(1)
    assert not re.search(r" at -?\d+,-?\d+", anna.page.locator(".lines").inner_text())


def test_the_map_has_borders_numbers_and_marks_the_last_moves(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", dear_charge, seats=2, setup="first"))
    expect(anna.page.locator(".galaxy .sector")).to_have_count(7)
    assert sorted(anna.page.locator(".galaxy .sector").all_text_contents()) == ["1", "2", "3", "4", "5", "6", "7"]
    assert len(str(anna.page.locator(".galaxy .borders").get_attribute("d"))) > 1000
    expect(anna.page.locator(".galaxy .news").first).to_be_visible()


def test_where_one_may_begin_is_said_and_never_called_unreachable(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", first_structure, seats=2))
    start = anna.page.locator('.galaxy .hex[data-reach="open"]').first
    start.hover()
    expect(anna.page.locator(".galaxy .card")).to_contain_text("You can begin here")
    expect(anna.page.locator(".galaxy .card")).not_to_contain_text("reach")


def test_settings_answer_for_me_when_others_build(visit: Callable[..., Person]) -> None:
    """In the bar while the question is asked, and in my own panel always."""
    anna = visit()
    made = go_on(anna, reach("gaia", dear_charge, seats=2, setup="first"))
    anna.page.get_by_role("button", name="My board").click()
    mine = anna.page.get_by_role("region", name="Boards")
    setting = mine.get_by_label("When others build nearby")
    expect(setting).to_have_value("ask")
    anna.bar.get_by_label("When others build nearby").select_option(label="never charge")
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.charge")
    expect(setting.locator("option:checked")).to_have_text("never charge")

    def stands(expected: dict[str, list[str]]) -> None:
        for _ in range(600):
            now = anna.server.get(f"/api/tables/{made['table']}", made["key"])["eyes"][0]["standing"]
            if {key: answer["names"] for key, answer in now.items()} == expected:
                return
            anna.page.wait_for_timeout(100)
        raise AssertionError(f"{expected} should be set")
    setting.select_option(label="charge up to 2 (1 point), ask me for more")
    stands({"gaia.charge": ["charge 0", "charge 1", "charge 2"]})
    setting.select_option(label="ask me")
    stands({})
    income = mine.get_by_label("Order of power income")
    income.select_option(label="choose the best for me")
    stands({"gaia.income": ["*"]})


@pytest.mark.parametrize("how", ["mouse", "keyboard", "touch"])
def test_a_federation_is_seen_on_the_map_before_it_is_chosen(visit: Callable[..., Person], how: str) -> None:
    anna = visit(width=390, height=844, touch=True) if how == "touch" else visit()
    go_on(anna, reach("gaia", several_federations, first=7, seats=2))
    plan, other = anna.page.locator(".plan").nth(1), anna.page.locator(".plan").nth(0)
    lit, links = anna.page.locator(".galaxy polygon.planned"), anna.page.locator(".galaxy .planned.link")
    expect(lit).to_have_count(0)
    {"mouse": plan.hover, "keyboard": plan.focus, "touch": plan.tap}[how]()
    expect(lit).to_have_count(plan.locator(".pieces").first.locator("> span").count())
    satellites = int(re.findall(r"(\d+) satellite", plan.inner_text())[0])
    expect(links).to_have_count(satellites)
    expect(plan).to_contain_text(f"{satellites} × power token")
    if how == "keyboard":
        other.focus()
        expect(plan).not_to_have_class(re.compile("aimed"))
        plan.focus()
        anna.page.keyboard.press("Enter")
    elif how == "mouse":
        plan.click()
    expect(anna.bar.locator(".said .fine")).to_be_visible()
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.federation")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_plan_numbers_its_satellites_as_the_map_does(visit: Callable[..., Person], language: str) -> None:
    """Nobody reads coordinates, in the list or in the bar."""
    anna = visit(language=language)
    go_on(anna, reach("gaia", several_federations, first=7, seats=2))
    plan = anna.page.locator(".plan").nth(1)
    plan.focus()
    numbers = [str(n + 1) for n in range(6)]
    assert plan.locator(".orbit .nth").all_inner_texts() == numbers
    expect(anna.page.locator(".galaxy .planned.link text")).to_have_text(numbers)
    where = [text.split("\n")[-1] for text in plan.locator(".orbit").all_inner_texts()]
    assert len(set(where)) == 6
    anna.page.keyboard.press("Enter")
    expect(anna.bar.locator(".said .fine")).to_be_visible()
    assert not re.search(r"-?\d+,-?\d+", anna.page.locator(".planner").inner_text() + anna.bar.inner_text())


def knows_enough(table: Table[Any], decision: Decision[Any]) -> bool:
    return decision.key == "gaia.act" and table.state.round >= 2 and table.state.players[decision.seat].knowledge >= 4


def test_research_says_what_it_costs(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", knows_enough, seats=3))
    anna.bar.locator(".chip", has_text="Research").click()
    expect(anna.bar.locator(".chip", has_text="Economy")).to_contain_text("Economy: 4 knowledge")
    prices = anna.page.locator(".research .cell[title*='A step costs 4 knowledge']")
    expect(prices).to_have_count(6)


def test_a_federation_is_put_together_on_the_map(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", several_federations, first=7, seats=2))
    words = str(anna.page.locator(".plan").nth(0).get_attribute("data-plan")).split(" ")
    said = anna.bar.locator(".said")
    for n, word in enumerate(words):
        anna.page.locator(f'.galaxy .hex[data-at="{word}"]').click()
        expect(anna.page.locator(".galaxy .hex[data-reach=chosen]")).to_have_count(n + 1)
        if n + 1 < len(words):
            expect(said.locator(".flaw")).to_be_visible()
    expect(said.locator(".fine")).to_be_visible()
    expect(anna.page.locator(".plan").nth(0)).to_have_class(re.compile("aimed"))
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.federation")


def test_the_only_federation_is_seen_before_the_action_is_taken(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", one_federation, seats=2))
    chip = anna.page.locator('[data-pane="me"] [data-option=federation]')
    expect(chip).to_contain_text("satellite")
    chip.focus()
    expect(anna.page.locator(".galaxy polygon.planned").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_serious_on_the_board(visit: Callable[..., Person], width: int, theme: str) -> None:
    anna = visit(width=width, height=900, theme=theme, touch=width < 600)
    page = anna.page
    found: dict[str, list[str]] = {}
    for wanted, first in ((one_federation, 0), (several_federations, 7)):
        go_on(anna, reach("gaia", wanted, first=first, seats=2))
        page.locator(".galaxy .hex").first.wait_for()
        found[wanted.__name__] = scan(page)
        if width > 600:
            page.get_by_role("button", name="My board", exact=True).click()
            found[f"{wanted.__name__} boards"] = scan(page)
        if width < 600:
            for panel in (1, 2):
                page.locator(".strip button").nth(panel).click()
                found[f"{wanted.__name__} {panel}"] = scan(page)
            page.get_by_role("tab", name="Me").click()
            found[f"{wanted.__name__} me"] = scan(page)
    go_on(anna, recorded("gaia-09-4p", choice_of_faction))
    page.locator(".about .slot").first.wait_for()
    found["faction"] = scan(page)
    assert {place: findings for place, findings in found.items() if findings} == {}


def late_turn(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    return d.key == "gaia.act" and table.state.round >= 4


def choice_of_faction(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    return d.key == "gaia.faction" and sum([bool(p.faction) for p in table.state.players]) == 1


def choice_of_tile(table: Table[Any], d: Decision[Any]) -> bool:
    return d.key == "gaia.tile"


@pytest.mark.parametrize("width", [1400, 390])
def test_the_research_board_is_one_grid(visit: Callable[..., Person], width: int) -> None:
    """Levels in line, markers side by side, and every level says what it gives."""
    anna = visit(width=width, height=900, touch=width < 600)
    scene = recorded("gaia-09-4p", late_turn)
    go_on(anna, scene)
    if width < 600:
        anna.page.get_by_role("button", name="Research", exact=True).tap()
    expect(anna.page.locator(".track")).to_have_count(6)
    boxes = anna.page.locator(".track ol").evaluate_all(
        "tracks => tracks.map(t => [...t.children].map(x => x.getBoundingClientRect()).map(x => [x.top, x.height]))")
    assert len(boxes[0]) == 6
    assert all(track == boxes[0] for track in boxes)
    markers = anna.page.locator(".track .who").evaluate_all(
        "cells => cells.map(x => [...x.querySelectorAll('svg')].map(m => Math.round(m.getBoundingClientRect().top)))")
    assert max(len(cell) for cell in markers) >= 2
    assert sum(len(cell) for cell in markers) == 24
    assert all(len(set(cell)) < 2 for cell in markers)
    for label in ("Terraforming, level 2. a terraforming step costs 2 ore", "Economy, level 2. every round 2 credits",
                  "Science, level 5. at once 9 knowledge. Only one player"):
        expect(anna.page.locator(f'.track [aria-label^="{label}"]')).to_be_attached()
    expect(anna.page.locator(".crossing")).to_have_text("level 3: charge 3")


def test_a_tile_is_named_with_its_track(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", choice_of_tile, seats=2, setup="first"))
    names = anna.chips.all_inner_texts()
    tracks = ("Terraforming", "Navigation", "Artificial Intelligence", "Gaia Project", "Economy", "Science")
    assert sum(any(f"Technology on {track}: " in name for name in names) for track in tracks) >= 5
    assert sum("Technology with a step of your choice: " in name for name in names) >= 2


def test_no_points_are_not_shown_as_a_gain(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("gaia", several_federations, first=7, seats=2))
    expect(anna.page.locator(".goals .final .live")).to_have_text(["0", "5 → 12 points"])
    assert not re.search(r"→ ?0", anna.page.locator(".goals").inner_text())


def test_goals_and_my_booster_stay_in_sight_with_what_they_would_bring(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = go_on(anna, recorded("gaia-09-4p", late_turn))
    view = anna.server.get(f"/api/tables/{made['table']}", made["key"])["eyes"][0]["view"]
    me = view["me"]["seat"]
    for panel in ("Boards", "Scoring", "Research"):
        anna.page.get_by_role("button", name=panel, exact=True).click()
        expect(anna.page.locator(".goals .rounds li:visible")).to_have_count(6)
        expect(anna.page.locator(".goals .rounds [aria-current=step]")).to_contain_text("Round goal")
        for tile in view["final_tiles"]:
            n, points = tile["progress"][me], tile["points"][me]
            expect(anna.page.locator(f'.goals [data-final="{tile["name"]}"]')).to_have_text(
                f"{n} → {points} point{'' if points == 1 else 's'}" if points else str(n))    # none are no gain
        expect(anna.page.locator(".goals .booster")).to_contain_text("Booster: ")


def test_my_board_is_as_printed_and_those_of_others_are_there_on_demand(visit: Callable[..., Person]) -> None:
    anna = visit()
    made = go_on(anna, recorded("gaia-09-4p", late_turn))
    view = anna.server.get(f"/api/tables/{made['table']}", made["key"])["eyes"][0]["view"]
    region = anna.page.get_by_role("region", name="Boards")
    pieces = {"mine": 8, "trading_station": 4, "research_lab": 3, "planetary_institute": 1, "academy_left": 1,
              "academy_right": 1}
    names = {seat: str(anna.page.locator(".glance .faction").nth(seat).inner_text().split("\n")[0])
             for seat in range(4)}
    me = view["me"]["seat"]
    anna.page.get_by_role("button", name="My board", exact=True).click()
    for seat in (me, (me + 1) % 4):
        if seat != me:
            anna.page.locator(".glance .faction").nth(seat).click()
        expect(region.locator(".head strong")).to_have_text(names[seat])
        built = {kind: n - view["seats"][seat]["supply"][kind] for kind, n in pieces.items()}
        expect(region.locator(".slot")).to_have_count(sum(pieces.values()))
        expect(region.locator(".slot.built")).to_have_count(sum(built.values()))
        expect(region.locator(".lines > li").first).to_have_attribute(
            "aria-label", re.compile(f"mine: {built['mine']} of 8 built; price: 2 credits, 1 ore"))
        power = view["seats"][seat]["power"]
        assert [int(x) for x in region.locator(".bowl b").all_inner_texts()] == [
            power[area] for area in ("area1", "area2", "area3", "gaia")]


@pytest.mark.parametrize("width", [1920, 1400])
def test_a_faction_is_chosen_with_everything_in_sight(visit: Callable[..., Person], width: int) -> None:
    anna = visit(width=width, height=1080 if width > 1500 else 900)
    go_on(anna, recorded("gaia-09-4p", choice_of_faction))
    page = anna.page
    for part in (".galaxy .hex", ".goals .rounds li", ".goals .final", ".boosters .tile", ".track", ".about .slot"):
        expect(page.locator(part).first).to_be_in_viewport()
    faction = page.locator(".faction").nth(4)
    faction.hover()
    about = page.locator(".about")
    expect(about.locator(".head strong")).to_have_text(faction.inner_text().strip())
    expect(about).to_contain_text("Begins with")
    expect(about.locator(".ability")).to_contain_text("Institute")
    homes = about.locator(".homes li").count()
    assert homes
    expect(page.locator(".galaxy .home")).to_have_count(homes)
    page.locator(".faction").nth(1).focus()
    expect(about.locator(".head strong")).to_have_text(page.locator(".faction").nth(1).inner_text().strip())


def test_the_board_has_the_room_and_is_readable(visit: Callable[..., Person]) -> None:
    anna = visit(width=1920, height=1080)
    go_on(anna, recorded("gaia-09-4p", late_turn))
    expect(anna.page.locator(".track .cell").first).to_be_visible()
    area = "parts => parts.map(x => x.getBoundingClientRect()).reduce((all, x) => all + x.width * x.height, 0)"
    board = anna.page.locator('[data-pane="board"], [data-pane="me"]').evaluate_all(area)     # with my own board
    assert board >= 0.7 * 1920 * 1080
    sizes = anna.page.locator(".side .tile, .track .cell, .goals .final, .action, .track h3").evaluate_all(
        "parts => parts.map(x => parseFloat(getComputedStyle(x).fontSize))")
    assert min(sizes) >= 14
    wide = anna.page.locator(".side, .goals, .left").evaluate_all("x => x.filter(e => e.scrollWidth > e.clientWidth)")
    assert wide == []


@pytest.mark.parametrize("language", ["ru", "en"])
def test_actions_leave_two_thirds_of_a_phone_to_the_board(visit: Callable[..., Person], language: str) -> None:
    anna = visit(width=390, height=844, touch=True, language=language)
    go_on(anna, recorded("gaia-09-4p", late_turn))
    assert (anna.bar.bounding_box() or {})["height"] < 844 / 3
    assert anna.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    anna.page.locator(".strip button").nth(1).tap()
    anna.page.locator(".tile").first.tap()
    expect(anna.page.locator(".gaia > .said strong")).to_be_visible()       # what a tile is, without a mouse
    anna.page.locator('[role=tab]').nth(2).tap()
    anna.page.locator(".glance summary").first.tap()
    expect(anna.page.locator(".glance .slot").first).to_be_visible()


@pytest.mark.parametrize(("language", "word"), [("ru", "Исследования"), ("en", "Research"), ("uk", "Дослідження")])
def test_the_board_fits_a_phone_in_every_language(visit: Callable[..., Person], language: str, word: str) -> None:
    anna = visit(width=390, height=844, language=language, touch=True)
    anna.make("gaia", [{"kind": "me", "name": "Anna"}, BOT], options={"setup": "first"})
    anna.is_asked()
    anna.page.locator(".faction").first.tap()
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "gaia.faction")
    anna.is_asked()
    expect(anna.page.locator(".strip")).to_contain_text(word)
    anna.page.locator(".strip button").nth(1).tap()
    expect(anna.page.locator(".tracks")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("language", ["ru", "en", "uk"])
def test_no_research_track_sticks_out(visit: Callable[..., Person], language: str) -> None:
    anna = visit(language=language)
    go_on(anna, reach("gaia", dear_charge, seats=2, setup="first"))
    expect(anna.page.locator(".track")).to_have_count(6)
    wide = anna.page.locator(".track, .track h3, .track li").evaluate_all(
        "parts => parts.filter(x => x.scrollWidth > x.clientWidth).map(x => x.textContent)")
    assert wide == []


def test_what_i_look_at_stays_when_somebody_else_comes_or_goes(visit: Callable[..., Person]) -> None:
    people = [visit(width=390, height=844, touch=True) for _ in range(2)]
    made = people[0].make("gaia", [{"kind": "me", "name": "Anna"}, {"kind": "open"}], options={"setup": "first"})
    page = people[1].page
    page.goto(people[1].server.url + f"/t/{made['table']}")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit here").tap()
    for _ in people:
        asked = whose_turn(people)
        asked.page.locator(".faction").first.tap()
        asked.confirm()
        expect(asked.bar).not_to_have_attribute("data-asked", "gaia.faction")
    asked = whose_turn(people)
    asked.page.locator(".strip button").nth(1).tap()
    expect(asked.page.locator(".tracks")).to_be_visible()
    for other in people:
        if other is not asked:
            other.page.close()
    expect(asked.page.get_by_text("away")).to_have_count(1)
    expect(asked.page.locator(".tracks")).to_be_visible()


def whose_turn(people: list[Person]) -> Person:
    while True:
        for person in people:
            if person.page.locator("section.bar.mine").count():
                return person
        people[0].page.wait_for_timeout(50)
