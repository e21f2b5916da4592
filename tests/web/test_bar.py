"""The decision bar: drafts live while others act, verbs and keys stay, hands are safe, its height is steady."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fivesuns.kernel import Decision, Table
from tests.server.harness import Player, Server
from tests.web.moments import go_on, reach, table_from
from tests.web.person import Person

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "house"}
DOUBLE = 250                                    # milliseconds between the clicks of a slow double click
SETTLED = 600                                   # a question that is older is heard
TRIES = 30                                      # for what a slow machine does too slowly


def turn_in_eclipse(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "eclipse.turn" and table.state.round == 2)


def act_in_gaia(table: Table[Any], d: Decision[Any]) -> bool:
    verbs = {x["name"].split()[0] for x in d.describe()["options"]} if d.key == "gaia.act" else set()
    return bool(table.state.round == 2 and {"build", "upgrade", "research", "pass"} <= verbs)


def at_eclipse(anna: Person) -> None:
    go_on(anna, reach("eclipse", turn_in_eclipse, seats=2))


def at_gaia(anna: Person) -> None:
    go_on(anna, reach("gaia", act_in_gaia, seats=2))


# drafts

def test_two_compose_at_once_and_neither_draft_dies(visit: Callable[..., Person]) -> None:
    anna, bo = visit(), visit()
    made = anna.make("pact", [ME, {"kind": "open"}])
    bo.open(made["share"])
    bo.page.get_by_role("button", name="Sit here").click()
    for person in (anna, bo):
        expect(person.bar).to_have_attribute("data-asked", "pact.offer")
    for person, colours in ((anna, ("red", "blue")), (bo, ("blue", "green"))):
        for colour in colours:
            person.bar.get_by_role("button", name=colour).click()
        expect(person.bar.get_by_role("status")).to_contain_text("This can be sent")
    bo.bar.locator(".send .main").click()
    pressed = anna.bar.locator(".choices .chip[aria-pressed=true]")
    expect(pressed).to_have_text([re.compile("red$")])
    expect(anna.bar.get_by_role("status")).to_contain_text("No longer possible, taken out: blue")
    expect(bo.bar.locator(".choices .chip[aria-pressed=true]")).to_have_count(0)
    bo.bar.get_by_role("button", name="coin").click()
    bo.bar.get_by_role("button", name="More: coin").click()
    expect(bo.bar.get_by_role("spinbutton")).to_have_text("2")
    anna.bar.locator(".send .main").click()
    expect(bo.page.locator('[data-at="0 red"]')).to_be_visible()
    expect(bo.bar.get_by_role("button", name="red")).to_have_count(0)
    expect(bo.bar.get_by_role("spinbutton")).to_have_text("2")
    bo.bar.locator(".send .main").click()
    bo.page.locator(".end").wait_for()
    record = anna.server.record(made["table"])
    assert [line for line in record.split("\n") if re.match(r"[01] ", line)] == ["1 blue green", "0 red", "1 coin,2"]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_person_gets_a_word_in_among_eight_bots(visit: Callable[..., Person], motion: str) -> None:
    """They speak all the time; each of my presses is heard, and once."""
    anna = visit(motion=motion)
    made = anna.make("square", [ME, *[{"kind": "bot", "bot": "crier"}] * 8])
    me = Player(anna.server, made["table"], made["key"])
    expect(anna.bar).to_have_attribute("data-asked", "square.word")
    for n in range(1, 6):
        anna.page.wait_for_timeout(300 + 130 * n)               # whatever the bots do just then
        anna.bar.get_by_role("button", name="call").click()
        me.until(lambda s, n=n: s["eyes"][0]["view"]["calls"].count(0) == n)
    said = me.until(lambda s: len({*s["eyes"][0]["view"]["calls"]}) > 3)["eyes"][0]["view"]["calls"]
    assert said.count(0) == 5, "and no press counts twice"


def test_an_aside_that_is_open_is_composed_on_the_board(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.make("kinds", [ME])
    anna.is_asked()
    place = anna.page.locator('dl.panel [data-at="red"]').first
    expect(place).not_to_have_attribute("data-reach", "open")
    aside = anna.bar.locator("[data-aside]")
    aside.get_by_role("button", name="You may also").click()
    expect(place).to_have_attribute("data-reach", "open")
    place.click()
    expect(aside.get_by_role("button", name="red")).to_have_attribute("aria-pressed", "true")
    expect(anna.bar).to_have_attribute("data-asked", "kinds.build")


def test_an_aside_can_be_typed(visit: Callable[..., Person], server: Server) -> None:
    anna = visit()
    made = anna.make("kinds", [ME])
    anna.is_asked()
    anna.page.keyboard.press("t")
    box = anna.page.get_by_role("combobox", name="Answer by its name")
    anna.page.get_by_label("beside the question").check()
    box.fill("red green")
    box.press("Enter")
    expect(anna.page.locator(".notation")).to_contain_text("red green")
    expect(anna.bar).to_have_attribute("data-asked", "kinds.build")
    assert Player(server, made["table"], made["key"]).state()["eyes"][0]["view"]["gifts"] == ["red", "green"]


# safe hands

PRESS_TWICE = """async ([x, y, wait, asked]) => {
  const press = () => {
    const about = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'mouse', detail: 1 }
    const there = document.elementFromPoint(x, y), down = new PointerEvent('pointerdown', about)
    there.dispatchEvent(down)
    there.dispatchEvent(new PointerEvent('pointerup', about))
    there.dispatchEvent(new MouseEvent('click', about))
    return down.timeStamp
  }
  const bar = document.querySelector('section.bar'), first = press()
  while (asked && bar.dataset.asked !== asked) await new Promise((go) => requestAnimationFrame(go))
  const shown = asked ? performance.now() : first
  await new Promise((go) => setTimeout(go, wait))
  return press() - shown
}"""                                           # pressed in the page, whose clock does not wait for the test's


STRIKE_TWICE = """async (asked) => {
  const strike = () => {
    for (const kind of ['keydown', 'keyup']) {
      document.body.dispatchEvent(new KeyboardEvent(kind, { key: '1', bubbles: true }))
    }
    return performance.now()
  }
  const bar = document.querySelector('section.bar'), first = strike()
  strike()
  while (bar.dataset.asked !== asked) await new Promise((go) => requestAnimationFrame(go))
  return strike() - first
}"""                                           # the second right away, the third right after the new question came


def press_twice(person: Person, chip: Locator, asked: str = "") -> bool:
    """A slow double click; was it one, or was the machine so slow that it was two?"""
    person.page.wait_for_timeout(SETTLED)
    box = chip.bounding_box()
    assert box is not None
    took = person.page.evaluate(PRESS_TWICE, [box["x"] + 20, box["y"] + box["height"] / 2, DOUBLE, asked])
    person.page.wait_for_timeout(SETTLED)
    return bool(took < 350)


def test_a_slow_double_click_answers_one_question(visit: Callable[..., Person]) -> None:
    anna = visit()
    for _ in range(TRIES):
        anna.make("kinds", [ME])
        anna.is_asked()
        if press_twice(anna, anna.bar.locator(".chip").first, "kinds.pair"):
            break
    expect(anna.bar).to_have_attribute("data-asked", "kinds.pair")
    expect(anna.bar.locator(".progress")).to_have_text("0 of 2")
    anna.bar.locator(".chip").first.click()
    expect(anna.bar.locator(".progress")).to_have_text("1 of 2")


def test_a_double_click_opens_a_group_and_chooses_nothing_in_it(visit: Callable[..., Person]) -> None:
    anna = visit()
    for _ in range(TRIES):
        at_gaia(anna)
        moment = anna.bar.get_attribute("data-moment")
        if press_twice(anna, anna.bar.locator('.chip[data-verb="build"]')):
            break
    expect(anna.bar.locator(".chip.back")).to_be_visible()
    assert anna.bar.get_attribute("data-moment") == moment


def test_a_key_held_down_or_struck_twice_answers_one_question(visit: Callable[..., Person]) -> None:
    anna = visit()
    keys, progress = anna.page.keyboard, anna.bar.locator(".progress")
    for _ in range(TRIES):
        anna.make("kinds", [ME])
        anna.is_asked()
        if anna.page.evaluate(STRIKE_TWICE, "kinds.pair") < 200:
            break                               # else the machine was too slow for it
    anna.page.wait_for_timeout(SETTLED)
    expect(progress).to_have_text("0 of 2")
    keys.down("1")
    expect(progress).to_have_text("1 of 2")
    keys.down("1")                              # the keyboard repeats it
    keys.up("1")
    anna.page.wait_for_timeout(100)
    expect(progress).to_have_text("1 of 2")


# verbs and keys

@pytest.mark.parametrize(("come", "tabs", "key", "inside"), [
    (at_gaia, ["Research", "Scoring"], "1", "credits, "),
    (at_eclipse, ["Technologies", "Ships", "Supply"], "8", "Trade")])
def test_keys_do_the_same_whatever_tab_is_open(visit: Callable[..., Person], come: Callable[[Person], None],
                                               tabs: list[str], key: str, inside: str) -> None:
    anna = visit()
    come(anna)
    seen = set()
    for tab in tabs:
        anna.page.locator(".strip button", has_text=tab).click()
        expect(anna.page.locator(".strip [aria-pressed=true]")).to_have_text(tab)
        verbs = tuple(anna.bar.locator(".chip").all_inner_texts())
        anna.page.keyboard.press(key)
        expect(anna.bar.locator(".chip.back")).to_be_visible()
        options = anna.bar.locator(".choices .chip:not(.back)")
        expect(options.first).to_contain_text(inside)
        seen.add((verbs, tuple(options.all_inner_texts())))
        anna.page.keyboard.press("Escape")
        expect(anna.bar.locator(".chip.back")).to_have_count(0)
    assert len(seen) == 1


def test_a_group_is_opened_and_chosen_from_by_number(visit: Callable[..., Person]) -> None:
    anna = visit()
    at_gaia(anna)
    moment = anna.bar.get_attribute("data-moment") or ""
    anna.page.keyboard.press("5")
    expect(anna.page.locator(".strip [aria-pressed=true]")).to_have_text("Research")         # where the board shows it
    wanted = anna.bar.locator(".choices .chip:not(.back)").first
    expect(wanted).to_contain_text(": 4 knowledge")
    assert wanted.locator("kbd").inner_text() == "1"
    anna.page.keyboard.press("1")
    expect(anna.bar).not_to_have_attribute("data-moment", moment)


def test_what_the_board_offers_is_where_it_says(visit: Callable[..., Person]) -> None:
    anna = visit()
    at_gaia(anna)
    for key in ("1", "3", "5", "7", "0"):          # 8 are exchanges: the bar alone has them
        anna.page.keyboard.press(key)
        option = anna.bar.locator(".chip[data-place]:not(.back)").first
        place = option.get_attribute("data-place") or ""
        pane, _, tab = place.partition("/")
        if tab in ("research", "scoring"):
            expect(anna.page.locator(".strip [aria-pressed=true]")).to_have_text(tab.capitalize())
        expect(anna.page.locator(f'[data-pane="{pane}"] [data-reach="open"]').first).to_be_visible()
        anna.page.keyboard.press("Escape")


@pytest.mark.parametrize("come", [at_eclipse, at_gaia])
def test_passing_is_last_looks_different_and_asks_once_when_it_costs_something(
        visit: Callable[..., Person], come: Callable[[Person], None]) -> None:
    anna = visit()
    come(anna)
    page, bar, keys = anna.page, anna.bar, anna.page.keyboard
    passing = bar.locator(".chip", has_text="Pass")
    assert passing.locator("kbd").inner_text() == "0"
    assert passing.evaluate("e => getComputedStyle(e).borderStyle") == "dashed"
    expect(passing.locator("svg").first).to_be_visible()
    assert "Pass" not in (bar.locator(".chip", has=page.locator("kbd", has_text="1")).first.text_content() or "")
    key, moment = bar.get_attribute("data-asked"), bar.get_attribute("data-moment") or ""

    def try_to_pass() -> None:
        keys.press("0")
        if key == "gaia.act":
            keys.press("2")                     # one of the boosters: no pass has the first key
        expect(bar.locator(".weighed")).to_contain_text("You can still act")

    try_to_pass()
    keys.press("Enter")
    page.wait_for_timeout(SETTLED)
    expect(bar.locator(".weighed")).to_be_visible()
    keys.press("1")
    expect(bar.locator(".weighed")).to_have_count(0)
    assert bar.get_attribute("data-moment") == moment
    try_to_pass()
    page.wait_for_timeout(SETTLED)
    keys.press("0")
    expect(bar).not_to_have_attribute("data-moment", moment)


def test_who_does_not_want_to_be_asked_is_not(visit: Callable[..., Person]) -> None:
    anna = visit()
    at_eclipse(anna)
    anna.page.get_by_role("button", name="Settings").click()
    group = anna.page.get_by_role("group", name="Ask before I pass")
    group.get_by_text("Never").click()
    anna.page.get_by_role("button", name="Close").click()
    moment = anna.bar.get_attribute("data-moment") or ""
    anna.page.wait_for_timeout(SETTLED)
    anna.page.keyboard.press("0")
    expect(anna.bar).not_to_have_attribute("data-moment", moment)


def test_who_leaves_is_asked_once(visit: Callable[..., Person], server: Server) -> None:
    anna = visit()
    made = anna.make("race", [ME, BOT])
    player = Player(server, made["table"], made["key"])
    anna.is_asked()
    anna.page.get_by_role("button", name="Settings").click()
    leave = anna.page.get_by_role("button", name="Leave; a bot plays on")
    leave.click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("A bot takes your place at once")
    anna.page.get_by_role("button", name="Go back").click()
    assert player.state()["seats"][0]["kind"] == "person"
    leave.click()
    leave.click()
    player.until(lambda state: state["seats"][0]["kind"] == "bot" or state["seats"][0]["left"])


# a steady height

@pytest.mark.parametrize("game", ["eclipse", "race", "gaia"])
def test_the_bar_keeps_its_height_and_the_board_its_place(visit: Callable[..., Person], server: Server,
                                                          game: str) -> None:
    """Over ten questions and the waiting between them, on a wide screen and a phone. A lean bar lies over the board and
    is as high as what it holds: there only the board stays."""
    options = {"species": "random_terrans"} if game == "eclipse" else {}
    made = server.call("POST", "/api/tables", json={"game": game, "seats": [ME, BOT], "options": options}).json()
    screens = [visit(1400, 900, language="ru"), visit(390, 844, language="ru", touch=True)]
    player = Player(server, made["table"], made["key"])
    for screen in screens:
        screen.open(made["link"]).is_asked()
    boxes: list[set[tuple[float, ...]]] = [set(), set()]
    asked = set()
    for _ in range(10):
        key = player.until(lambda state: 0 in state["waiting"])["eyes"][0]["decision"]["key"]
        asked.add(key)
        for screen, found in zip(screens, boxes):
            expect(screen.bar).to_have_attribute("data-asked", key)
            if screen.page.get_by_role("tab").count() and screen is screens[1]:
                screen.page.get_by_role("tab").first.click()
            found.add(tuple(screen.page.evaluate("""() => {
                const bar = document.querySelector('.bar').getBoundingClientRect()
                const board = document.querySelector('section.board').getBoundingClientRect()
                const lean = document.querySelector('.slot.lean') !== null
                return [lean ? 0 : bar.height, board.top, board.left, board.width] }""")))
        player.answer(0)
    assert len(asked) > 2
    assert [len(found) for found in boxes] == [1, 1], boxes


def late_in_eclipse(table: Table[Any], d: Decision[Any]) -> bool:
    return bool(d.key == "eclipse.turn" and table.state.round == 4)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1400, 900), (1280, 720), (390, 844)])
def test_a_warning_moves_nothing(visit: Callable[..., Person], width: int, height: int, language: str) -> None:
    """What is asked once more stands where the options stood: neither bar nor board is elsewhere under the pointer."""
    anna = visit(width, height, language=language)
    go_on(anna, reach("eclipse", late_in_eclipse, seats=2))
    anna.page.locator(".area > .mine > div > *").wait_for(state="attached")
    anna.hears().page.wait_for_timeout(400)
    where = """() => ['section.bar', 'section.board', '.bar .line', '.bar .prompt']
        .map(name => document.querySelector(name).getBoundingClientRect()).map(box => [box.y, box.height])"""
    before = anna.page.evaluate(where)
    anna.page.keyboard.press("0")
    expect(anna.bar.locator(".weighed .meant")).to_be_in_viewport(ratio=1)
    expect(anna.bar.locator(".weighed p")).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate(where) == before
    choices = anna.bar.locator(".choices")
    assert choices.evaluate("x => x.scrollHeight - x.clientHeight") <= 1


@pytest.mark.parametrize(("game", "key"), [("race", "race.action"), ("twilight", "twilight.action")])
def test_a_hint_of_two_lines_is_whole_and_all_actions_are_in_sight(visit: Callable[..., Person], server: Server,
                                                                   game: str, key: str) -> None:
    seats = [ME, BOT, BOT][:3 if game == "twilight" else 2]
    made = server.call("POST", "/api/tables", json={"game": game, "seats": seats,
                                                    "options": {"first_game": True}}).json()
    player = Player(server, made["table"], made["key"])
    while player.until(lambda state: 0 in state["waiting"])["eyes"][0]["decision"]["key"] != key:
        player.answer(0)
    anna = visit(1400, 900, language="ru")
    anna.open(made["link"]).is_asked()
    hint = anna.bar.locator(".line-of-hints")
    expect(hint).to_be_visible()
    assert hint.evaluate("hint => hint.scrollHeight - hint.clientHeight") == 0
    assert hint.evaluate("hint => hint.querySelector('span, p, a').getBoundingClientRect().top"
                         " - hint.getBoundingClientRect().top") >= 0
    inside = anna.bar.locator(".choices").bounding_box()
    assert inside is not None
    for chip in anna.bar.locator(".chip").all():
        box = chip.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= inside["y"] + inside["height"]


def test_a_late_position_fits_the_bar_of_a_phone(visit: Callable[..., Person], server: Server) -> None:
    """The way out is in sight, and what is chosen can be sent, without scrolling."""
    anna = visit(390, 844, language="ru", touch=True)
    made = table_from(server, reach("eclipse", turn_in_eclipse, seats=2))
    anna.open(made["link"]).is_asked()
    anna.bar.locator(".chip.last").tap()
    anna.bar.locator(".send .main").wait_for()
    expect(anna.bar.locator(".note", has_text="ещё можете действовать")).to_be_visible()
    inside = anna.bar.bounding_box()
    for wanted in (anna.bar.locator(".chip.last"), anna.bar.locator(".send .main")):
        box = wanted.bounding_box()
        assert box is not None
        assert inside is not None
        assert inside["y"] <= box["y"]
        assert box["y"] + box["height"] <= inside["y"] + inside["height"]
