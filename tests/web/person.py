"""Somebody in front of a browser: looks at the page, clicks what glows, reads what is asked."""
from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, expect

from tests.server.harness import Server

PATIENCE = 30_000
BLINK = 4000
expect.set_options(timeout=15_000)                                             # a slow machine is no failure
#: what a browser says when the server is away, as a test may want it to be
OFFLINE = re.compile(r"ERR_CONNECTION_REFUSED|WebSocket connection to|net::ERR_|Error during WebSocket handshake")


class Asked(NamedTuple):
    key: str
    kind: str
    moment: str


class Person:
    """One browser with storage of its own."""

    def __init__(self, browser: Browser, server: Server, width: int, height: int, theme: str, language: str,
                 touch: bool, motion: str) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale=language,  # type: ignore[arg-type]
            reduced_motion=motion, has_touch=touch, is_mobile=touch)  # type: ignore[arg-type]
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.touch = touch
        self.complaints: list[str] = []
        self.offline_allowed = False
        self.random = random.Random(7)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.offline_allowed and OFFLINE.search(message.text)):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    # where to go

    def lobby(self) -> Person:
        self.page.goto(self.server.url)
        expect(self.page.locator(".game").first).to_be_visible()
        return self

    def open(self, link: str) -> Person:
        self.page.goto(self.server.url + link)
        self.page.locator("section.bar, .replay, .end, .curtain, .room").first.wait_for()
        if not self.touch:
            self.page.mouse.move(1, 1)                                         # a hand comes before it points
        return self

    def make(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A table made without clicking; the seat is opened."""
        made = self.server.call("POST", "/api/tables", json={"game": game, "seats": seats, **more})
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        self.open(found["link"])
        return found

    # what is there

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.bar")

    @property
    def asked(self) -> str:
        """The key of the decision, when there is one."""
        return self.bar.get_attribute("data-asked") or ""

    @property
    def glowing(self) -> Locator:
        """What can be clicked on the board now."""
        return self.page.locator('.area [data-reach="open"]:visible')

    def is_asked(self) -> Person:
        """Waits until it is my turn and a press is heard, or the game is over."""
        self.page.locator("section.bar.mine:not(.deaf), .end").first.wait_for(timeout=PATIENCE)
        return self

    def hears(self) -> Person:
        """Waits until a press is heard: what has just come is deaf to it for a moment."""
        expect(self.page.locator("section.bar.deaf")).to_have_count(0)
        return self

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    # what to do

    def press(self, where: Locator) -> None:
        """Click the visible part of a card that lies in a fan: its left edge."""
        where.scroll_into_view_if_needed(timeout=BLINK)
        tall = (where.bounding_box(timeout=BLINK) or {"height": 0})["height"] > 50
        where.click(position={"x": 12, "y": 40} if tall else None, timeout=BLINK)

    def confirm(self) -> None:
        """The brass button, or the one that says it is meant, if there is one to press."""
        button = self.bar.locator(".send .button.main:not([disabled]), .weighed .meant")
        if button.count():
            with contextlib.suppress(TimeoutError):                            # it may be gone: the answer was complete
                button.first.click(timeout=2000)

    @property
    def chips(self) -> Locator:
        """What can be pressed in the bar, the way out of a group not counted."""
        return self.bar.locator(".chip:not([disabled]):not(.back)")

    def press_chip(self, chip: Locator) -> None:
        """An option, or a group and something in it."""
        group = chip.get_attribute("aria-expanded", timeout=BLINK) is not None
        chip.click(timeout=BLINK)
        if group:
            self.bar.locator(".chip.back").wait_for(timeout=BLINK)
            self.press_chip(self.some(self.chips) or self.chips.first)

    def some(self, found: Locator) -> Locator | None:
        """One of them by lot; None when nothing of the kind is there any more."""
        many = found.count()
        return found.nth(self.random.randrange(many)) if many else None

    def answer(self, how: Callable[[Asked], None] | None = None) -> str:
        """One decision as a person would make it; says what was asked. A page changes while one looks at it: a click
        that came too late, on what had just gone, is made again."""
        asked = Asked(*self.bar.evaluate("bar => [bar.dataset.asked, bar.dataset.kind, bar.dataset.moment]"))
        for _ in range(8):
            with contextlib.suppress(TimeoutError):
                (how or self.attempt)(asked)
            if self.has_moved_on(asked.moment):
                return asked.key
        raise AssertionError(f"cannot answer {asked}")

    def attempt(self, asked: Asked) -> None:
        """On the board where it glows, else in the bar."""
        self.page.locator('.area [data-reach="open"]:visible, .bar .chip:not([disabled])').first.wait_for(timeout=BLINK)
        if asked.kind == "pick":
            progress = self.page.locator(f'.bar[data-moment="{asked.moment}"] .progress')
            chosen, *_, most = [int(n) for n in re.findall(r"\d+", progress.inner_text(timeout=BLINK))]
            for _ in range(most - chosen):
                before = progress.inner_text(timeout=BLINK)
                self.press(self.some(self.glowing) or self.glowing.first)
                expect(progress.filter(has_text=before)).to_have_count(0)
            self.confirm()
        elif asked.kind == "choose" and (wanted := self.wanted(asked.key)) is not None:
            self.press(wanted)
            self.confirm()
        elif (chip := self.some(self.chips)) is not None:
            self.press_chip(chip)
            self.confirm()

    def wanted(self, key: str) -> Locator | None:
        """A rough plan: settle and develop in turn, sell and produce now and then."""
        if key == "race.action":
            action = self.random.choice(["settle", "develop", "settle", "explore_1_1", "explore_5", "produce",
                                         "consume_x2"])
            return self.page.locator(f'.area [data-at~="{action}"]:visible').first
        return self.some(self.glowing)

    def has_moved_on(self, moment: str) -> bool:
        """Whether the question is gone, or goes soon."""
        try:
            gone = self.page.locator(f'section.bar:not([data-moment="{moment}"]), .end, .curtain').first
            gone.wait_for(timeout=BLINK)
        except TimeoutError:
            return False
        return True
