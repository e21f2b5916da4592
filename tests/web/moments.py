"""Moments of a game that a player meets seldom: bots play until one comes, and a table goes on from there."""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from fivesuns import games
from fivesuns.kernel import Decision, QuickDice, Seat, Table
from tests.web.person import Person

Wanted = Callable[[Table[Any], Decision[Any]], bool]


def reach(game: str, options: dict[str, Any], wanted: Wanted, seeds: range = range(200)) -> tuple[str, int]:
    """The record of a game up to a decision of this kind, and the seat that is asked."""
    rules = games.load(game)
    for seed in seeds:
        table = Table(rules, options, QuickDice(seed))
        bot = import_module(f"fivesuns.games.{game}.bot").House(QuickDice(seed + 1000))
        while not table.over:
            seat, decision = next(iter(table.waiting().items()))
            if wanted(table, decision):
                return table.record(), seat
            table.give(seat, bot.answer(Seat(table, seat)))
    raise AssertionError("no game came to such a moment")


def go_on(person: Person, record: str, seat: int) -> dict[str, Any]:
    """A table from this record, with the person at the seat and bots elsewhere."""
    made = person.server.call("POST", "/api/import", json={"record": record, "seat": seat, "name": "Anna"})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    person.open(found["link"])
    person.is_asked()
    return found
