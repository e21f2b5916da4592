"""Moments of a game that a player meets seldom: bots play until one comes, and a table goes on from there."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from fivesuns import games
from fivesuns.kernel import Decision, QuickDice, Record, Seat, Table
from tests.server.harness import Player, Server
from tests.web.person import Person

GOLDEN = Path(__file__).parent.parent / "golden"
Wanted = Callable[[Table[Any], Decision[Any]], bool]


class Scene(NamedTuple):
    record: str
    seat: int


def played(game: str, seed: int, options: dict[str, Any]) -> Iterator[tuple[Table[Any], int, Decision[Any]]]:
    """A game of house bots, decision by decision."""
    table = Table(games.load(game), options, QuickDice(seed))
    bot = import_module(f"fivesuns.games.{game}.bot").House(QuickDice(seed + 1000))
    while not table.over:
        seat, decision = next(iter(table.waiting().items()))
        yield table, seat, decision
        table.give(seat, bot.answer(Seat(table, seat)))


@cache
def reach(game: str, wanted: Wanted, first: int = 0, **options: Any) -> Scene:
    """The first decision of this kind, in games from that seed on."""
    for seed in range(first, first + 200):
        for table, seat, decision in played(game, seed, options):
            if wanted(table, decision):
                return Scene(table.record(), seat)
    raise AssertionError("no game came to such a moment")


@cache
def recorded(name: str, wanted: Callable[[Table[Any], int, Decision[Any]], bool]) -> Scene:
    """The first such moment of a golden record."""
    record = Record.parse((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    table = Table(games.load(record.game), record.options)
    table.begin()
    for who, answer in record.answers:
        for seat, decision in table.waiting().items():
            if wanted(table, seat, decision):
                return Scene(table.record(), seat)
        table.give_line(who, answer)
    raise AssertionError("the record has no such moment")


#: the largest tables, and what is asked in most turns of theirs
LARGEST = {"race": ("race-02-4p", "race.develop"), "gaia": ("gaia-09-4p", "gaia.act"),
           "eclipse": ("eclipse-04-6p", "eclipse.turn"), "sidereal": ("sidereal-05-9p", "sidereal.trade"),
           "twilight": ("twilight-08-6p-factions-random", "twilight.action")}


@cache
def largest(game: str, tenths: int) -> Scene:
    """The first such question after so many tenths of the game."""
    name, key = LARGEST[game]
    record = Record.parse((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    table = Table(games.load(record.game), record.options)
    table.begin()
    answers = list(record.answers)
    for n, (who, answer) in enumerate(answers):
        for seat, decision in table.waiting().items():
            if 10 * n >= tenths * len(answers) and decision.key == key:
                return Scene(table.record(), seat)
        table.give_line(who, answer)
    raise AssertionError("the record has no such moment")


@cache
def last_question(game: str, **options: Any) -> Scene:
    """The end of a game is one answer away."""
    *_, (number, _) = enumerate(played(game, 0, options))
    for n, (table, seat, _) in enumerate(played(game, 0, options)):
        if n == number:
            return Scene(table.record(), seat)
    raise AssertionError("the same game twice should have the same end")


def table_from(server: Server, scene: Scene) -> dict[str, Any]:
    """With Anna at the seat that is asked, and bots elsewhere."""
    made = server.call("POST", "/api/import", json={"record": scene.record, "seat": scene.seat, "name": "Anna"})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def finished(server: Server, scene: Scene) -> dict[str, Any]:
    made = table_from(server, scene)
    Player(server, made["table"], made["key"]).play_out()
    return made


def go_on(person: Person, scene: Scene) -> dict[str, Any]:
    made = table_from(person.server, scene)
    person.open(made["link"]).is_asked()
    return made
