"""Bots where anybody may speak: by turns, in their own time, and never before a person who has something to say."""
from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Player, Server, wait

PAUSE = 0.4


@pytest.fixture(scope="module")
def square(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('square') / 'tables.sqlite3'}"
    with Server(database, games=("tests.server.square",), bot_pause=PAUSE) as server:
        yield server


def calls(player: Player) -> list[int]:
    found: list[int] = player.eye()["view"]["calls"]
    return found


def test_bots_take_turns_and_leave_a_person_time(square: Server) -> None:
    anna = square.make("me", *["crier"] * 8, game="square")
    begun, before = time.monotonic(), len(calls(anna))
    anna.until(lambda s: len(s["eyes"][0]["view"]["calls"]) >= 10)
    said, took = calls(anna), time.monotonic() - begun
    assert len(said) - before <= took / PAUSE + 1, "at most one word a pause"
    assert sorted(said[:8]) == list(range(1, 9)), "each has had the word before anybody has it again"
    assert said[8:10] == said[:2]
    anna.answer(0, "end")


def test_a_person_gets_a_word_in_at_any_time(square: Server) -> None:
    anna = square.make("me", *["crier"] * 8, game="square")
    begun = time.monotonic()
    with anna.window() as window:
        state = window.state()
        before = len(state["eyes"][0]["view"]["calls"])
        for _ in range(8):
            done = window.do("answer", seat=0, moment=state["eyes"][0]["moment"], name="call")
            assert done["type"] == "done", "that bots have spoken meanwhile is no reason to refuse"
            number = done["result"]["number"]
            while window.shown["number"] < number:
                window.hear()
            state = window.shown
            time.sleep(PAUSE / 3)
    said, took = calls(anna), time.monotonic() - begun
    assert said.count(0) == 8
    assert len(said) - 8 <= took / PAUSE + before + 1, "the bots do not flood the square"
    anna.answer(0, "end")


def test_who_is_silent_speaks_when_something_has_changed(square: Server) -> None:
    anna = square.make("me", "echo", "echo", game="square")

    def thoughts() -> int:
        found: int = square.get("/api/health")["bots"]["calls"]
        time.sleep(PAUSE * 4)                             # longer than a look at the server's health is good for
        return found
    wait(lambda: thoughts() == thoughts())                # they do not think about the same thing again
    assert calls(anna) == []
    anna.answer(0, "call")
    anna.until(lambda s: len(s["eyes"][0]["view"]["calls"]) == 3)
    assert sorted(calls(anna)) == [0, 1, 2]
    time.sleep(PAUSE * 3)
    assert len(calls(anna)) == 3


def test_a_table_of_silent_bots_does_not_wait_for_ever(square: Server) -> None:
    def over(state: Any) -> bool:
        return bool(state["status"] == "over")
    bots = square.make("echo", "echo", "echo", game="square", options={"press": True})
    assert bots.until(over)["scores"] is not None


def test_bots_wait_for_a_person_who_is_awaited_too(square: Server) -> None:
    anna = square.make("me", "echo", "echo", game="square", options={"press": True})
    time.sleep(PAUSE * 4)
    assert calls(anna) == []
    assert anna.eye()["view"]["nods"] == []
    anna.answer(0, "call")
    anna.until(lambda s: len(s["eyes"][0]["view"]["calls"]) == 3)


def test_what_bots_say_in_a_row_is_stored_in_one_go(square: Server) -> None:
    bots = square.make("crier", "crier", "crier", game="square", options={"press": True})
    state = bots.until(lambda s: s["status"] == "over")
    assert state["eyes"][0]["view"]["calls"] == [0, 1, 2, 0, 1, 2]
    assert len(bots.look("log")["lines"]) >= 9, "each word has its line"
    assert state["version"] < 6, "they did not wait for the database after each"
