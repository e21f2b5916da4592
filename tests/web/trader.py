"""A seat of Sidereal Confluence that is played in a browser, by presses alone."""
from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.server.harness import Player
from tests.web.person import BLINK, Person

FIRST = {"first_game": True, "species": "dealt"}
MINUTES = 60.0


class Trader:
    """What is on the screen is pressed; what came of it is read from the server."""

    def __init__(self, person: Person, table: str, key: str) -> None:
        self.person, self.page = person, person.page
        self.wire = Player(person.server, table, key)

    @classmethod
    def at(cls, person: Person, *seats: dict[str, Any]) -> Trader:
        """At a new table for a first game: the species are dealt, and with steady luck the same every time."""
        made = person.make("sidereal", [{"kind": "me", "name": "Anna"}, *seats], options=FIRST)
        return cls(person, made["table"], made["key"])

    # what there is

    def is_asked(self) -> None:
        """Waits until it is my turn, and a press is heard."""
        self.person.is_asked().hears()

    def calm(self) -> None:
        """Waits until the bots have said what they have to say: what they bring moves what one is about to press."""
        said = -1
        while (now := len(self.wire.look(f"log?seat={self.eye['seat']}")["lines"])) != said:
            said = now
            self.page.wait_for_timeout(2500)

    @property
    def eye(self) -> dict[str, Any]:
        found: dict[str, Any] = self.wire.eye()
        return found

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.eye["view"]
        return found

    @property
    def stock(self) -> dict[str, int]:
        found: dict[str, int] = self.view["seats"][self.eye["seat"]]["stock"]
        return found

    @property
    def plenty(self) -> str:
        """The colour of which this seat has most."""
        colours = ("green", "white", "brown", "black", "blue", "yellow")
        return max(colours, key=lambda kind: self.stock.get(kind, 0))

    @property
    def asked(self) -> str:
        """What the table waits for here; empty while it waits for others."""
        return self.person.asked if self.page.locator("section.bar.mine").count() else ""

    def events(self, what: str) -> list[dict[str, Any]]:
        lines = self.wire.look(f"log?seat={self.eye['seat']}")["lines"]
        told = [event for line in lines for event in line["events"]]
        return [event["args"] for event in told if event["what"] == what]

    def own_offer(self) -> dict[str, Any] | None:
        return next((x for x in self.view["offers"] if x["by"] == self.eye["seat"]), None)

    # what to do

    @property
    def composer(self) -> Locator:
        return self.page.locator(".composer")

    @property
    def terms(self) -> Locator:
        return self.composer.locator(".terms li")

    def press(self, where: Locator) -> None:
        if self.person.touch:
            where.tap(timeout=BLINK)
        else:
            where.click(timeout=BLINK)

    def show(self, panel: str) -> None:
        self.press(self.page.locator(".strip").get_by_role("button", name=panel))

    def partner(self, seat: int) -> None:
        """The offer in the making is between me and this seat, from here on."""
        chip = self.composer.locator(".partners .chip").nth(seat - (seat > self.eye["seat"]))
        self.press(chip)
        expect(chip).to_have_attribute("aria-pressed", "true")

    def side(self, gives: bool) -> Locator:
        return self.composer.locator("fieldset.side").nth(0 if gives else 1)

    def more(self, kind: str, n: int, gives: bool = True) -> None:
        button = self.side(gives).get_by_role("button", name=f"More: {kind}").first       # then those to give away
        for _ in range(n):
            self.press(button)

    def send(self) -> None:
        button = self.composer.locator(".send .button")
        expect(button).to_be_enabled()
        self.press(button)
        expect(self.composer.locator(".terms")).to_have_count(0)

    def accept(self, number: int) -> None:
        self.press(self.page.locator(f'.offer[data-offer="{number}"]').get_by_role("button", name="Accept"))

    def ready(self) -> None:
        self.press(self.person.bar.locator('[data-whole="ready"]'))
        self.person.confirm()

    def go_on(self, asked: str) -> None:
        """The plain answer to what is asked: ready, the plan that is laid out, the bid as it stands."""
        if asked == "sidereal.trade":
            self.ready()
        elif asked == "sidereal.economy":
            self.press(self.page.locator(".plan .button.main"))
        elif asked == "sidereal.bid":
            self.press(self.page.locator(".bid .button.main"))
            self.person.confirm()
        elif asked:
            self.person.answer()

    def until(self, test: Callable[[], bool], minutes: float = 2.0, act: Callable[[str], None] | None = None) -> None:
        """Goes on until it is so. A page changes while one looks at it: what is asked is read once for every act, and a
        press that came too late is made again."""
        end = time.monotonic() + minutes * MINUTES
        while not test():
            assert time.monotonic() < end, self.person.asked
            with contextlib.suppress(TimeoutError, AssertionError):
                (act or self.go_on)(self.asked)
            self.page.wait_for_timeout(150)

    def sees(self, test: Callable[[], bool], minutes: float = 1.0) -> None:
        """Waits, and does nothing, until it is so."""
        self.until(test, minutes, act=lambda _: None)
