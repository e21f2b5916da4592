"""Somebody in front of a browser: looks at the page, clicks what glows, reads what is asked."""
from __future__ import annotations

import contextlib
import random
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, TimeoutError, expect

from tests.server.harness import Server

PATIENCE = 30_000
#: what a browser says when the server is away, as a test may want it to be
OFFLINE = re.compile(r"ERR_CONNECTION_REFUSED|WebSocket connection to|net::ERR_|Error during WebSocket handshake")


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
        self.page.locator("section.bar, .end, .curtain, .room").first.wait_for()
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
        """Waits until it is my turn, or the game is over."""
        self.page.locator("section.bar.mine, .end").first.wait_for()
        return self

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    # what to do

    def press(self, where: Locator) -> None:
        """Click the visible part of a card that lies in a fan: its left edge."""
        where.scroll_into_view_if_needed()
        where.click(position={"x": 12, "y": 40} if (where.bounding_box() or {"height": 0})["height"] > 50 else None)

    def confirm(self) -> None:
        """The brass button, if there is one to press."""
        button = self.bar.locator(".send .button.main:not([disabled])")
        if button.count():
            with contextlib.suppress(TimeoutError):                            # it may be gone: the answer was complete
                button.first.click(timeout=2000)

    def answer(self) -> str:
        """One decision as a person would make it: on the board where it glows, else in the bar. Says what was asked."""
        key, moment, kind = self.asked, self.bar.get_attribute("data-moment"), self.bar.get_attribute("data-kind")
        if kind == "pick":
            chosen, *_, most = [int(n) for n in re.findall(r"\d+", self.bar.locator(".progress").inner_text())]
            for _ in range(most - chosen):
                self.press(self.glowing.nth(self.random.randrange(self.glowing.count())))
            self.confirm()
        elif kind == "choose" and self.glowing.count() and self.wanted(key) is not None:
            wanted = self.wanted(key)
            assert wanted is not None
            self.press(wanted)
            if self.touch:
                self.confirm()
        else:
            chips = self.bar.locator(".chip:not([disabled])")
            chips.nth(self.random.randrange(chips.count())).click()
            if self.touch or kind not in ("choose", "number"):
                self.confirm()
        self.moved_on(moment)
        return key

    def wanted(self, key: str) -> Locator | None:
        """A rough plan: settle and develop in turn, sell and produce now and then."""
        if key == "race.action":
            action = self.random.choice(["settle", "develop", "settle", "explore_1_1", "explore_5", "produce",
                                         "consume_x2"])
            return self.page.locator(f'.area [data-at~="{action}"]:visible').first
        return self.glowing.nth(self.random.randrange(self.glowing.count()))

    def moved_on(self, moment: str | None) -> None:
        """Waits until the question that was answered is gone."""
        self.page.locator(f'section.bar:not([data-moment="{moment}"]), .end, .curtain').first.wait_for()
