"""Twilight Imperium as it is played: a turn with a battle, a round by touch, a deal beside the turn of
somebody else, and a whole game."""
from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from fivesuns.kernel import Choose, Decision, Table
from tests.server.harness import Player
from tests.web.moments import go_on, recorded
from tests.web.person import BLINK, Asked, Person

TABLE = {"options": {"first_game": True, "speaker": "first"}, "seed": "a first game"}
BOTS = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}, {"kind": "bot"}]
RAIDED = "s37"
ROUND = 90                                                         # answers of one person, at the most
GAME = 1500
TRIES = 4                                                          # a battle may be lost


class Commander:
    """Somebody who answers whatever Twilight Imperium asks, by mouse or by touch."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.bar = person.bar

    def hit(self, where: Locator, **how: Any) -> None:
        if self.person.touch:
            where.tap(timeout=BLINK, **how)
        else:
            where.click(timeout=BLINK, **how)

    def confirm(self) -> None:
        button = self.bar.locator(".send .button.main:not([disabled]), .weighed .meant")
        if button.count():
            with contextlib.suppress(TimeoutError):                # it may be gone: the answer was complete
                self.hit(button.first)

    def send(self) -> None:
        """What has been put together, as soon as it is known to be legal."""
        self.hit(self.bar.locator(".send .button.main:not([disabled])").first)

    def system(self, which: str) -> None:
        """Press a system on the map, where nothing but it is drawn."""
        hexagon = self.page.locator(f".map .system{which}").first
        box = hexagon.bounding_box(timeout=BLINK) or {"width": 60, "height": 60}
        self.hit(hexagon, position={"x": box["width"] / 2, "y": box["height"] * .96}, force=True)

    def activate(self, which: str) -> None:
        self.person.hears()
        self.system(which)
        self.confirm()

    def chip(self) -> None:
        """The first that the bar offers, and what is in it; passing only if there is nothing else."""
        chips = self.person.chips
        first = chips.locator("xpath=self::*[not(contains(@class, 'last'))]")
        self.hit((first if first.count() else chips).first)
        for _ in range(3):
            back = self.bar.locator(".chip.back")
            if not back.count():
                break
            self.hit(chips.first)

    def decide(self, asked: Asked) -> None:
        self.person.hears()
        if asked.kind == "allocate":
            more = self.page.locator(".bin .icon-button:last-child:not([disabled]), "
                                     ".tokens .icon-button:last-child:not([disabled])")
            while more.count() and not self.bar.locator(".send .button.main:not([disabled])").count():
                self.hit(more.first)
        elif asked.key == "twilight.action":
            self.act()
        elif asked.kind == "compose":
            if not self.bar.locator(".send .button.main:not([disabled])").count():
                self.hit((self.person.chips if self.person.chips.count() else self.person.glowing).first)
        elif asked.kind == "choose" and self.page.locator(".map .system[data-reach=open]:visible").count():
            self.system("[data-reach=open]")
        elif asked.kind == "pick":
            self.person.attempt(asked)
        else:
            self.chip()
        self.confirm()

    def act(self) -> None:
        """A strategy card, or pass."""
        strategy = self.bar.locator(".chip:not(.last):not([aria-expanded])")
        self.hit((strategy if strategy.count() else self.bar.locator(".chip.last")).first)

    def sail(self) -> None:
        """All ships that can come, as full as they can be."""
        self.person.hears()
        for button in self.page.locator(".planner .from .head .button").all():
            self.hit(button)
        fill = self.page.locator(".planner li .head .button:not([disabled])")
        for _ in range(fill.count()):
            if fill.count():                                       # what fills one ship may be missing for the next
                self.hit(fill.first)
        self.send()

    def land(self) -> None:
        """All that can, on the first planet that takes them."""
        self.person.hears()
        if not self.bar.locator(".chip[aria-pressed=true]").count():
            self.hit(self.bar.locator(".chip[aria-pressed=false]").first)
        self.send()

    def until(self, *wanted: str, most: int = ROUND) -> str:
        """Whatever else is asked before is answered as it comes; "" if the game is over before."""
        for _ in range(most):
            self.person.is_asked()
            if self.person.over:
                return ""
            asked = self.person.asked
            if asked in wanted:
                return asked
            self.person.answer(self.decide)
        raise AssertionError(f"nobody asks {wanted}")


class Diplomat(Commander):
    """Goes for Mecatol Rex and for votes, and plays no cards when others act."""

    def decide(self, asked: Asked) -> None:
        if asked.key == "twilight.react" and self.bar.locator(".chip.last").count():
            self.person.hears()
            self.hit(self.bar.locator(".chip.last"))
            self.confirm()
        else:
            super().decide(asked)

    def vote(self) -> None:
        """For the first outcome, with one planet."""
        self.person.hears()
        self.hit(self.page.locator(".outcome:not([disabled])").first)
        self.hit(self.page.locator(".ballots .tag").first)
        self.send()


class Raider(Commander):
    """Stays in every battle."""

    def decide(self, asked: Asked) -> None:
        if asked.key == "twilight.announce_retreat":
            self.person.hears()
            self.hit(self.bar.locator(".chip", has_text="Stay"))
            self.confirm()
        else:
            super().decide(asked)


def events(person: Person, made: dict[str, Any], since: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What has happened since this answer, as this player knows it."""
    found = Player(person.server, made["table"], made["key"]).look(f"log?from={since}")
    return [(event["what"], event["args"]) for line in found["lines"] for event in line["events"]]


def happened(person: Person, made: dict[str, Any], since: int = 0) -> set[str]:
    return {what for what, _ in events(person, made, since)}


def a_raid(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    """Several ships of this player can get to a system of another, and there is something to trade, and somebody to
    trade with."""
    if not isinstance(decision, Choose) or decision.key != "twilight.action" or table.state.round != 2:
        return False
    known = decision.facts() if decision.facts is not None else []
    partners = [who for who, why in enumerate(table.view(seat)["me"]["partners"]) if who != seat and not why]
    return bool(partners) and table.state.players[seat].commodities > 1 and any(
        sum(sum(there.values()) for there in ships.values()) > 2
        for act, ships in zip(decision.options(), known, strict=True) if ships and act == ("activate", RAIDED))


def test_a_turn_by_mouse_with_a_transaction_a_battle_and_an_invasion(visit: Any) -> None:
    anna: Person = visit()
    hand = Raider(anna)
    for _ in range(TRIES):
        made = go_on(anna, recorded("twilight-05-6p-dealt", a_raid))
        begun = Player(anna.server, made["table"], made["key"]).state()["number"]
        anna.hears().bar.locator("[data-aside] .head").click()
        trade = anna.page.locator(".trade")
        trade.locator(".composer .chip:not(.no)").first.click()
        trade.locator(".side").first.locator(".ware").nth(1).locator(".icon-button").last.click()
        trade.locator(".result .main").click()
        expect(trade.locator(".result")).to_have_count(0)
        expect(trade.locator("section").last.locator("li")).not_to_have_count(0)          # a gift is taken
        anna.page.locator(".choose button").first.click()
        anna.is_asked()
        anna.answer(lambda _: hand.activate(f"[data-at={RAIDED}]"))
        if hand.until("twilight.move", "twilight.action") != "twilight.move":
            continue                                               # somebody has a card that keeps ships away
        expect(anna.page.locator(".planner .fight")).not_to_have_count(0)
        anna.answer(lambda _: hand.sail())
        won = hand.until("twilight.commit", "twilight.action") == "twilight.commit"
        if won and "combat" in happened(anna, made, begun):
            break                                                  # and nobody had fled before it began
    anna.answer(lambda _: hand.land())
    assert hand.until("twilight.action")
    told = happened(anna, made, begun)
    assert {"traded", "combat", "rolled", "landed", "control"} <= told, sorted(told)


def sailed_by_touch(anna: Person) -> tuple[Commander, dict[str, Any]]:
    """A strategy card is picked, a system activated, and ships have come there."""
    made = anna.make("twilight", BOTS, **TABLE)
    hand = Commander(anna)
    assert hand.until("twilight.action")
    anna.answer(lambda _: hand.activate(":has(~ g .ships)[data-reach=open]"))
    assert hand.until("twilight.move")
    anna.answer(lambda _: hand.sail())
    return hand, made


def test_ships_sail_by_touch_on_a_phone(visit: Any) -> None:
    anna: Person = visit(width=390, height=844, touch=True)
    _, made = sailed_by_touch(anna)
    mine = [what for what, args in events(anna, made) if args.get("seat") == 0]
    assert {"picked", "activated", "moved"} <= set(mine), sorted(set(mine))


def at_the_throne(table: Table[Any], seat: int, decision: Decision[Any]) -> bool:
    """Infantry is above Mecatol Rex, and the custodians can be paid for."""
    return decision.key == "twilight.custodians" and decision.count() > 1


@pytest.mark.long
def test_mecatol_is_taken_by_mouse_and_an_agenda_voted_on_in_the_same_round(visit: Any) -> None:
    anna: Person = visit()
    made = go_on(anna, recorded("twilight-05-6p-dealt", at_the_throne))
    hand = Diplomat(anna)
    begun = Player(anna.server, made["table"], made["key"]).state()["number"]
    remove = anna.bar.locator(".chip", has_text="Remove")
    anna.answer(lambda _: (anna.hears(), hand.hit(remove), hand.confirm()))
    assert hand.until("twilight.vote") == "twilight.vote"
    expect(anna.page.locator(".voters tr.now.me")).to_have_count(1)
    anna.answer(lambda _: hand.vote())
    assert hand.until("twilight.vote", "twilight.strategy_card")
    told = events(anna, made, begun)
    mine = [what for what, args in told if args.get("seat") == made["seats"][0]]
    assert {"custodians", "point", "voted"} <= set(mine), sorted(set(mine))
    assert "outcome" in [what for what, _ in told]
    anna.page.locator("#tab-rounds").click()
    expect(anna.page.locator(".rounds .common")).not_to_have_count(0)


@pytest.mark.long
def test_a_whole_round_by_touch_on_a_phone(visit: Any) -> None:
    anna: Person = visit(width=390, height=844, touch=True)
    hand, made = sailed_by_touch(anna)
    for _ in range(ROUND):
        anna.is_asked()
        if "Round 2" in anna.page.locator(".round").first.inner_text():
            break
        anna.answer(hand.decide)
    expect(anna.page.locator(".round").first).to_have_text("Round 2")
    mine = [what for what, args in events(anna, made) if args.get("seat") == 0]
    assert {"picked", "activated", "moved", "passed"} <= set(mine), sorted(set(mine))


def test_two_browsers_trade_while_a_third_is_on_turn(visit: Any) -> None:
    anna: Person = visit()
    made = anna.make("twilight", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], **TABLE)
    server, table = anna.server, made["table"]
    players = [Player(server, table, made["key"]), *[server.claim(table, seat, f"Other {seat}") for seat in (1, 2)]]
    people = [anna, visit(), visit(language="ru")]
    for person, player in zip(people[1:], players[1:], strict=True):
        person.open(f"/t/{table}#{player.key}")
    while True:
        state = players[0].until(lambda s: bool(s["waiting"]))
        seat = state["waiting"][0]
        if players[seat].eye(seat)["decision"]["key"] == "twilight.action":
            break
        players[seat].answer(seat)
    thinker, (bo, cy) = people[seat], [people[other] for other in range(3) if other != seat]
    thinker.is_asked().hears().bar.locator(".chip[aria-expanded]").first.click()
    expect(thinker.bar.locator(".chip.back")).to_be_visible()
    partner = next(other for other in range(3) if people[other] is cy)
    bo.bar.locator("[data-aside] .head").click()
    others = [other for other in range(3) if people[other] is not bo]
    bo.page.locator(".trade .composer .chip").nth(others.index(partner)).click()
    bo.page.locator(".trade .side").first.locator("select").last.select_option("peace")
    bo.page.locator(".trade .result .main").click()
    expect(bo.page.locator(".trade .offer")).to_have_count(1)
    cy.bar.locator("[data-aside] .head").click()
    cy.page.locator(".trade .offer .chip").first.click()                     # one press accepts
    for person in (bo, cy):
        expect(person.page.locator(".trade .offer")).to_have_count(0)
    told = [what for what, _ in events(bo, {"table": table, "key": players[people.index(bo)].key})]
    assert "promised" in told, told
    expect(thinker.bar.locator(".chip.back")).to_be_visible()                # who is on turn goes on thinking


@pytest.mark.long
def test_a_whole_game_of_one_person_and_two_bots(visit: Any) -> None:
    anna: Person = visit()
    anna.make("twilight", BOTS, **TABLE)
    hand = Commander(anna)
    hand.until("nothing", most=GAME)
    expect(anna.page.locator(".end")).to_be_visible()
    expect(anna.page.locator(".end")).to_contain_text("Anna")
