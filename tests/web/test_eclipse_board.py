"""Eclipse by mouse and by touch: a whole game against bots, and what the board shows on the way."""
from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from fivesuns.kernel import Decision, Table
from tests.server.harness import Server
from tests.web.moments import go_on, reach, recorded
from tests.web.person import BLINK, Asked, Person
from tests.web.test_for_everyone import scan, sideways

BOT = {"kind": "bot", "bot": "house"}
ME = {"kind": "me", "name": "Anna"}
#: what a person in a hurry leaves alone
IDLE = re.compile(r"^\d?\s*(Trade|Return|Discard|Leave|Spare|Destroy)")


class Commander:
    """Plays Eclipse with a little sense: acts while the next action can be paid for, takes what the board offers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.seen: dict[str, int] = {}
        self.ways: dict[str, int] = {}

    def glowing(self, selector: str) -> Locator:
        return self.page.locator(selector.replace("!", '[data-reach="open"]')).locator("visible=true")

    def some(self, selector: str) -> Locator | None:
        return self.person.some(self.glowing(selector))

    def chip(self, pattern: str) -> Locator:
        return self.person.bar.locator(".chip:not([disabled])").filter(has_text=re.compile(pattern)).first

    def any_chip(self) -> bool:
        chips = self.person.chips
        texts = chips.all_inner_texts()
        sensible = [i for i, text in enumerate(texts) if not IDLE.match(text.replace("\n", " "))]
        if not texts:
            return False
        with contextlib.suppress(TooLate):
            self.person.press_chip(chips.nth(sensible[0] if sensible else 0))
            return True
        return False

    def number(self, which: int) -> int:
        text = self.page.locator(".money .sum b").locator("visible=true").nth(which).inner_text()
        return int(text.replace("−", "-").replace("+", ""))

    def click(self, where: Locator) -> bool:
        """Below the middle of a sector, where no square and no ship of its own is in the way."""
        box = where.bounding_box()
        is_sector = where.evaluate("e => e.classList.contains('sector')")
        try:
            if is_sector and box:
                where.click(position={"x": box["width"] * 0.3, "y": box["height"] * 0.78}, timeout=BLINK)
            else:
                where.click(timeout=BLINK)
        except TooLate:
            return False
        return True

    def first_of(self, *selectors: str) -> bool:
        """Clicks something of the first kind that glows."""
        for selector in selectors:
            found = self.some(selector)
            if found is not None and self.click(found):
                self.ways[selector] = self.ways.get(selector, 0) + 1
                return True
        return False

    # one answer

    def answer(self) -> str:
        return self.person.answer(self.attempt)

    def attempt(self, asked: Asked) -> None:
        self.seen[asked.key] = self.seen.get(asked.key, 0) + 1
        topic = asked.key.partition(".")[2]
        if not getattr(self, topic, lambda: False)():
            self.any_chip()
        still = self.page.locator(f'.bar[data-moment="{asked.moment}"]')
        if still.count():
            self.person.confirm()

    # by question

    def species(self) -> bool:
        return self.first_of(".species .one!")

    def turn(self) -> bool:
        if self.first_of(".square!"):
            return True
        if self.number(0) < 1 or self.number(1) < 0 or self.seen["eclipse.turn"] > 90:
            return self.click(self.chip("Pass"))
        wishes = ["explore", "explore", "research", "build", "upgrade", "influence", "move"]
        wish = wishes[self.person.random.randrange(len(wishes))]
        return self.first_of(f'.action[data-option="{wish}"]!') or self.click(self.chip(wish.capitalize()))

    def reaction(self) -> bool:
        return self.click(self.chip("Pass"))

    def explore(self) -> bool:
        return self.first_of(".zone!")

    def sector(self) -> bool:
        place = self.page.locator(".tray [data-option^=lay]")
        if not place.count():
            return self.click(self.chip("Discard"))
        before = place.get_attribute("data-option")
        turn = self.page.get_by_role("button", name="Turn right")
        if turn.is_enabled():
            turn.click()
            expect(place).not_to_have_attribute("data-option", before or "")
            self.ways["turned"] = self.ways.get("turned", 0) + 1
        ghost = self.page.locator(".ghost .sector")
        assert ghost.get_attribute("data-option") == place.get_attribute("data-option"), "the preview is what is placed"
        return self.first_of(".tray [data-option^=lay]!")

    def settle(self) -> bool:
        if self.first_of(".tray [data-option=use]!", ".tray [data-option=keep]!"):
            return True
        if self.number(1) >= 0 and self.first_of(".sector[data-option^=control]!"):
            return True
        return self.first_of(".square!")

    def discovery(self) -> bool:
        return self.first_of(".slot!", ".tray [data-option]!")

    def research(self) -> bool:
        return self.first_of(".market [data-option]!")

    def build(self) -> bool:
        item = self.some(".item:not(.shut):not([aria-pressed=true])")
        if item is None and not self.glowing(".sector!").count():
            return False
        if item is not None:
            item.click()
        return self.first_of(".sector!")

    def upgrade(self) -> bool:
        part = self.some(".palette .part:not(.shut)")
        if part is None:
            return False
        if self.person.touch:
            part.click()
            return self.first_of(".slot!")
        part.click()
        slot = self.some(".slot!")
        if slot is None:
            return False
        if self.person.random.random() < 0.5:
            ship, place = slot.get_attribute("data-ship"), slot.get_attribute("data-slot")
            part.click()                                        # put down again, and dragged
            part.hover()
            self.page.mouse.down()
            self.page.locator(f'.slot[data-ship="{ship}"][data-slot="{place}"]').hover()
            self.page.mouse.up()
            self.ways["dragged"] = self.ways.get("dragged", 0) + 1
            return True
        return self.click(slot)

    def move(self) -> bool:
        ship = self.some(".ship.open")
        if ship is None or self.seen["eclipse.move"] > 40:
            return self.click(self.chip("Done"))
        ship.click()
        return self.first_of(".sector!") or self.click(self.chip("Done"))

    def influence(self) -> bool:
        if self.number(1) < 0:
            return self.click(self.chip("Done"))
        return self.first_of(".sector[data-option^=influence]!", ".tray [data-option=refresh]!")

    def wind_up(self) -> bool:
        return self.first_of(".square!")

    def colonise(self) -> bool:
        return self.first_of(".square!")

    def engage(self) -> bool:
        expect(self.page.locator(".battle .order li").first).to_be_visible()
        return self.first_of(".battle [data-option^=attack]!", ".battle [data-option]!")

    def assign(self) -> bool:
        expect(self.page.locator(".battle .dice li").first).to_be_visible()
        follow = self.page.locator(".battle .assign .button.main")
        if follow.count():
            follow.click()
            return True
        return self.first_of(".target:has(.good)!")

    def claim(self) -> bool:
        return self.first_of(".sector!")

    def bankrupt(self) -> bool:
        if self.first_of(".trade!"):
            return True
        sector = self.some(".sector.pick")
        return sector is not None and self.click(sector) and self.first_of(".info [data-option^=abandon]!")


@pytest.mark.long
def test_a_whole_game_by_mouse_against_house_bots(visit: Callable[..., Person]) -> None:
    anna = visit()
    anna.page.set_default_timeout(5_000)
    anna.make("eclipse", [ME, BOT, BOT])
    commander = Commander(anna)
    for _ in range(600):
        if anna.is_asked().over:
            break
        commander.answer()
    assert anna.over, f"the game should have ended; asked {commander.seen}"
    assert {"eclipse.species", "eclipse.turn", "eclipse.explore", "eclipse.sector"} <= set(commander.seen)
    assert commander.ways["turned"] > 0
    page = anna.page
    expect(page.locator(".ranking li")).to_have_count(3)
    # the board can still be looked at, with everybody's reputation open
    page.get_by_role("button", name="Board").first.click()
    expect(page.locator(".sector").first).to_be_visible()
    assert page.locator(".area [data-reach=open]").count() == 0


def began(anna: Person, **options: Any) -> None:
    """A game with Terrans for everybody, up to my first turn."""
    anna.make("eclipse", [ME, BOT, BOT], options={"species": "random_terrans", **options})
    anna.is_asked()
    assert anna.asked == "eclipse.turn"


def late_turn(table: Table[Any], seat: int, d: Decision[Any]) -> bool:
    return bool(d.key == "eclipse.turn" and table.state.round == 8 and len(table.state.players[seat].reputation) > 1)


def test_a_late_position_fits_the_board_of_a_player(visit: Callable[..., Person]) -> None:
    anna = visit(language="ru")
    go_on(anna, recorded("eclipse-06-6p-terrans", late_turn))
    expect(anna.page.locator(".mine .row ol")).to_have_count(3)
    wide = anna.page.locator(".mine .row ol, .mine .row li, .mine .track li, .mine .action").evaluate_all(
        "parts => parts.filter(x => x.scrollWidth > x.clientWidth + 1).map(x => x.className + ' ' + x.textContent)")
    assert wide == []


def test_the_next_action_shows_its_price_and_a_sector_tells_what_is_in_it(visit: Callable[..., Person]) -> None:
    anna = visit()
    began(anna)
    page = anna.page
    expect(page.locator("section.bill")).to_contain_text("after upkeep")
    expect(page.locator(".mine .track li.disc")).to_have_count(12)
    expect(page.locator(".action[data-reach=open]")).to_have_count(6)
    center = page.locator('.sector[data-sector="1"]')
    center.click()
    card = page.locator(".info")
    expect(card).to_contain_text("Galactic Centre")
    expect(card).to_contain_text("3 reputation draws")
    card.get_by_role("button", name="Close").click()
    page.mouse.move(4, 4)
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Technologies", exact=True).click()
    expect(page.locator(".market .tile").first).to_be_visible()
    page.locator(".market .tile").first.hover()
    expect(page.locator(".market .detail")).to_contain_text("never less than")


@pytest.mark.parametrize("width", [1400, 390])
def test_the_signs_of_ships_are_explained_where_they_are_seen(visit: Callable[..., Person], width: int) -> None:
    anna = visit(width=width)
    go_on(anna, recorded("eclipse-04-6p", late_turn))
    page = anna.page
    ships = ["Interceptor", "Cruiser", "Dreadnought", "Starbase"]
    legend = page.get_by_role("list", name="Signs of ships")
    assert legend.locator("li").all_inner_texts()[:4] == ships
    assert legend.locator("li svg").count() == legend.locator("li").count()
    page.locator(".strip").get_by_role("button", name="Ships").click()
    expect(page.locator(".blueprint .what").first).to_have_text("Small, quick and cheap; the first to shoot.")
    page.get_by_role("button", name="All cards").click()
    assert page.locator(".cards [data-ship] b").all_inner_texts()[:4] == ships


def test_parts_that_do_not_fit_say_why_and_undo_takes_a_part_off(visit: Callable[..., Person]) -> None:
    anna = visit()
    began(anna)
    page = anna.page
    page.locator('.action[data-option="upgrade"]').click()
    expect(page.locator(".blueprint")).to_have_count(4)
    page.locator(".palette .part", has_text="Hull").first.click()
    slot = page.locator('.slot[data-ship="interceptor"][data-option]').last
    slot.hover()
    expect(page.locator(".blueprint").first.locator(".up").first).to_be_visible()      # what it would be
    # the drive of a ship must not go: the slot does not glow, and pointing at it says why
    drive = page.locator('.slot[data-ship="interceptor"]').nth(2)
    drive.hover()
    expect(page.locator(".blueprint").first.locator(".fault")).to_contain_text("drive")
    slot.click()
    expect(page.locator('.slot[data-ship="interceptor"].tile')).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator('.slot[data-ship="interceptor"].tile')).to_have_count(0)


def test_a_ship_is_taken_and_sent_by_keyboard(visit: Callable[..., Person]) -> None:
    anna = visit()
    began(anna)
    page = anna.page
    page.locator('.action[data-option="explore"]').click()
    page.locator(".zone[data-reach=open]").first.focus()
    page.keyboard.press("Enter")
    expect(anna.bar).to_have_attribute("data-asked", "eclipse.sector")
    page.keyboard.press("r")
    page.locator(".tray [data-option^=lay]").focus()
    page.keyboard.press("Enter")
    expect(anna.bar).not_to_have_attribute("data-asked", "eclipse.sector")


def test_the_first_round_on_a_phone(visit: Callable[..., Person]) -> None:
    anna = visit(width=390, height=844, touch=True, theme="light", language="uk")
    anna.make("eclipse", [ME, BOT], options={"species": "random_terrans"})
    page = anna.page
    anna.is_asked()
    expect(page.locator(".money.compact")).to_be_visible()
    anna.bar.locator(".chip", has_text="Розвідка").click()
    anna.confirm()
    expect(anna.bar).to_have_attribute("data-asked", "eclipse.explore")
    page.locator(".zone[data-reach=open]").first.click()
    anna.confirm()
    expect(anna.bar).to_have_attribute("data-asked", "eclipse.sector")
    page.locator(".tray [data-option^=lay]").click()
    anna.confirm()
    expect(anna.bar).not_to_have_attribute("data-asked", "eclipse.sector")
    heights = page.locator(".eclipse button").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().height)")
    assert heights
    assert min(heights) >= 40
    for pane in (1, 2, 0):
        page.get_by_role("tab").nth(pane).click()
        assert sideways(page) <= 0


# in the middle of a war

@pytest.fixture(scope="module")
def war(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('war')}/tables.sqlite3", "tests.server.steady",
                games=("tests.web.scenes",)) as running:
        yield running


@pytest.fixture
def soldier(browser: Browser, war: Server) -> Iterator[Callable[..., Person]]:
    """Somebody at a table that begins in a certain battle; bots hold the other seat."""
    people: list[Person] = []

    def come(scene: str, width: int = 1400, touch: bool = False, theme: str = "dark", language: str = "en") -> Person:
        person = Person(browser, war, width, 900, theme, language, touch, "reduce")
        people.append(person)
        person.make("eclipse", [ME, BOT], options={"scene": scene})
        return person.is_asked()
    yield come
    for person in people:
        person.context.close()
    assert [line for person in people for line in person.complaints] == []


def attack(person: Person) -> None:
    """Until hits have to be assigned."""
    for _ in range(20):
        person.is_asked()
        if person.asked != "eclipse.engage":
            break
        person.press(person.page.locator(".battle [data-option^=attack]").first)
        moment = person.bar.get_attribute("data-moment") or ""
        person.confirm()
        person.has_moved_on(moment)
    assert person.asked in ("eclipse.assign", "eclipse.keep", "eclipse.turn")


def test_odds_are_worked_out_by_the_server(soldier: Callable[..., Person]) -> None:
    anna = soldier("frontier")
    odds = anna.page.locator(".battle header .odds").first
    expect(odds).to_contain_text(re.compile(r"≈ \d+ %"))
    expect(odds).not_to_contain_text("computing")
    side = [{"ship": ship, "count": 2, "species": "terran"} for ship in ("interceptor", "cruiser")]
    case = {"attacker": side, "defender": "ancient_standard", "defender_count": 2}
    due = anna.server.call("POST", "/api/games/eclipse/odds", json={"cases": [case]}).json()["cases"][0]
    expect(odds).to_contain_text(f"≈ {round(100 * due['attacker_win'])} %")


@pytest.mark.parametrize("touch", [False, True])
def test_one_touch_assigns_all_hits_as_suggested_and_the_battle_can_be_read_later(
        soldier: Callable[..., Person], touch: bool) -> None:
    anna = soldier("volley", width=390 if touch else 1400, touch=touch)
    page = anna.page
    for _ in range(30):
        attack(anna)
        if anna.asked != "eclipse.assign":
            break
        follow = page.locator(".battle .assign .button.main")
        if not follow.count():
            anna.press(page.locator(".battle .target:has(.good)"))
            anna.confirm()
        else:
            follow.click()
        expect(anna.bar).not_to_have_attribute("data-asked", "eclipse.assign")
    anna.is_asked()
    page.locator(".strip").get_by_role("button", name="Battles").click()
    history = page.locator(".history details").first
    expect(history).to_contain_text("103")
    expect(history.locator("li .dice svg").first).to_be_visible()
    expect(history.locator("summary")).to_contain_text("destroyed")
    expect(history.locator("summary .won")).to_contain_text("won by")
    assert scan(page) == []


def test_a_hit_may_be_assigned_by_hand(soldier: Callable[..., Person]) -> None:
    anna = soldier("volley")
    attack(anna)
    if anna.asked == "eclipse.assign":
        target = anna.page.locator(".battle .target", has_text="Dreadnought").first
        expect(target).to_contain_text(re.compile("destroy"))
        target.focus()
        moment = anna.bar.get_attribute("data-moment") or ""
        anna.page.keyboard.press("Enter")
        assert anna.has_moved_on(moment)


@pytest.mark.parametrize(("scene", "key", "words"), [
    ("missiles", "missiles", "Missiles"), ("stalemate", "stalemate", "go at once"),
    ("raid", "bombard", "Population in")])
@pytest.mark.parametrize(("width", "theme"), [(1400, "dark"), (390, "light")])
def test_the_rarer_questions_of_a_war(soldier: Callable[..., Person], scene: str, key: str, words: str, width: int,
                                      theme: str) -> None:
    anna = soldier(scene, width, width < 600, theme)
    assert anna.asked == f"eclipse.{key}"
    board = anna.page.locator("div.battle, section.tray").first
    expect(board).to_contain_text(words)
    assert scan(anna.page) == []
    assert sideways(anna.page) <= 0
    choices = board.locator("[data-option][data-reach=open]")
    assert choices.count() > 1
    moment = anna.bar.get_attribute("data-moment") or ""
    anna.press(choices.last)
    anna.confirm()                              # on a phone, and where ships are given up
    assert anna.has_moved_on(moment)


def test_the_graveyard_of_a_cube_is_its_owners_choice(soldier: Callable[..., Person]) -> None:
    anna = soldier("besieged")
    assert anna.asked == "eclipse.grave"
    expect(anna.bar).to_contain_text("To which graveyard does the cube go?")
    anna.bar.get_by_role("button", name="Science").first.click()
    expect(anna.page.get_by_role("log")).to_contain_text("Anna loses a cube in sector 108: Science")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing_serious_on_the_board(visit: Callable[..., Person], theme: str, width: int) -> None:
    anna = visit(width=width, height=900, theme=theme, touch=width < 600)
    anna.make("eclipse", [ME, BOT, BOT])
    commander = Commander(anna)
    page = anna.page
    found: dict[str, list[str]] = {}
    for _ in range(8):
        anna.is_asked()
        page.wait_for_timeout(150)
        found.setdefault(anna.asked, scan(page))
        commander.answer()
    anna.is_asked()
    for panel in ("Technologies", "Ships", "Supply"):
        page.locator(".strip").get_by_role("button", name=panel).click()
        found[panel] = scan(page)
    assert {place: findings for place, findings in found.items() if findings} == {}


@pytest.mark.parametrize("width", [390, 1400])
def test_zones_are_told_apart_and_a_question_is_read_from_its_beginning(
        visit: Callable[..., Person], width: int) -> None:
    anna = visit(width=width, height=900 if width == 1400 else 844, language="ru", touch=width == 390)
    began(anna)
    anna.hears().page.evaluate("document.fonts.ready")
    whole = """() => { const what = document.querySelector('.bar .what').getBoundingClientRect()
        const asked = document.querySelector('#prompt').getBoundingClientRect()
        return asked.top >= what.top - 1 && asked.bottom <= what.bottom + 1 }"""
    assert anna.page.evaluate(whole)
    anna.answer(lambda _: (anna.press_chip(anna.bar.locator(".chip", has_text="Разведка")), anna.confirm()))
    anna.is_asked().hears()
    assert anna.page.evaluate(whole)
    zones = [text for text in anna.bar.locator(".chip > span").all_inner_texts() if "кольцо" in text]
    assert len(zones) == len(set(zones)) > 2, zones
    assert not [text for text in zones if re.search(r"-?\d+,-?\d+", text)]
    if width == 390:
        return
    out = next(name for name in zones if "Внешнее" in name)
    anna.answer(lambda _: anna.press_chip(anna.bar.locator(".chip", has_text=out)))
    anna.is_asked().hears()
    assert anna.asked == "eclipse.sector"
    tray = anna.page.locator(".tray")
    expect(anna.bar.locator(".chip").first).to_contain_text(tray.locator(".small.quiet").filter(
        has_text="положение").inner_text())


def guarded(table: Table[Any], decision: Decision[Any]) -> bool:
    return decision.key == "eclipse.sector" and table.view(None)["revealed"] == [104]


def test_whoever_lays_a_tile_reads_who_guards_it(visit: Callable[..., Person]) -> None:
    anna = visit()
    go_on(anna, reach("eclipse", guarded, seats=2))
    expect(anna.page.locator(".tray")).to_contain_text("2 × Ancient")
    expect(anna.page.locator(".tray")).to_contain_text("only when they are beaten")
