"""Polls, asides and sealed answers on the wire: nothing tells that somebody has spoken, and nothing said is lost."""
from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Player, Server

GAMES = ("tests.server.tiny", "tests.server.forum", "tests.server.moot")


@pytest.fixture
def server(start: Any, sqlite_url: str) -> Server:
    found: Server = start(sqlite_url, games=GAMES, keep_snapshots_every=1)
    return found


def people(server: Server, game: str, seats: int) -> list[Player]:
    anna = server.make("me", *["open"] * (seats - 1), game=game)
    return [anna, *[server.claim(anna.table, seat) for seat in range(1, seats)]]


def say(player: Player, seat: int, name: str) -> None:
    player.do("answer", seat=seat, moment=player.eye(seat)["moment"], name=name, aside=True)


def at_poll(server: Server) -> list[Player]:
    found = people(server, "forum", 3)
    found[0].answer(0, "7")
    return found


def at_bids(server: Server) -> list[Player]:
    anna, bo, cy = people(server, "moot", 3)
    for player, seat, name in ((anna, 0, "left"), (anna, 0, "left"), (bo, 1, "yes")):
        player.answer(seat, name)
    return [anna, bo, cy]


def test_a_table_stored_in_the_middle_of_a_poll_can_be_read_again(server: Server) -> None:
    anna, bo, cy = at_poll(server)
    anna.answer(0, "pass")
    say(bo, 1, "offer 2")
    cy.answer(2, "pass")
    bo.answer(1, "pass")
    assert [x["name"] for x in anna.look("answers?from=2&seat=0")["answers"]] == ["pass", "pass", "pass"]
    assert anna.look("at/2?seat=0")["decision"]["key"] == "forum.cry.out"


def test_an_answer_that_was_not_confirmed_changes_nothing(server: Server) -> None:
    anna, _ = people(server, "moot", 2)
    anna.answer(0, "left")
    anna.do("settings", confirm=True)
    assert anna.answer(0, "left") == {"confirm": True}
    say(anna, 0, "cry")
    assert anna.eye(0)["undo"]["lowest"] == 0, "the die that was not thrown is nothing to go back behind"


def test_whether_a_word_to_a_poll_was_the_last_is_not_to_be_found_out_by_asking(server: Server) -> None:
    anna, bo, cy = at_poll(server)
    cy.do("settings", confirm=True)
    assert cy.answer(2, "stop") == {"number": 1}
    cy.do("take_back", seat=2)
    anna.answer(0, "pass")
    bo.answer(1, "pass")
    assert cy.answer(2, "stop") == {"number": 4}


def test_what_was_said_beside_sealed_answers_stays_in_the_log_when_one_is_taken_back(server: Server) -> None:
    anna, bo, _ = at_bids(server)
    anna.answer(0, "9")
    say(bo, 1, "cry")
    bo.answer(1, "3")
    say(anna, 0, "cry")
    bo.do("take_back", seat=1)
    anna.do("take_back", seat=0)
    lines = anna.look("log?seat=0")["lines"]
    assert [[e["args"] for e in line["events"]] for line in lines[-2:]] == [
        [{"seat": 1, "what": "cry"}], [{"seat": 0, "what": "cry"}]]
    assert [line["number"] for line in lines[-2:]] == [5, 6]


def test_nobody_else_is_told_that_a_word_to_a_poll_was_taken_back(server: Server) -> None:
    anna, _, cy = at_poll(server)
    cy.answer(2, "go")
    with anna.window() as window, cy.window() as own:
        own.state(lambda s: s["eyes"][0]["sealed"])
        window.until(lambda s: s["seats"][2]["connected"])
        window.drain(0.6)
        seen = len(window.heard)
        cy.do("take_back", seat=2)
        own.state(lambda s: s["eyes"][0]["decision"])
        window.drain(0.6)
        assert window.heard[seen:] == []


def test_nobody_else_is_told_of_a_word_to_a_poll_at_another_server(start: Any, database: str) -> None:
    one, two = [start(database, games=GAMES, shared=True) for _ in "ab"]
    anna, bo, cy = at_poll(one)
    with Player(two, anna.table, anna.key).window() as window, Player(two, cy.table, cy.key).window() as own:
        window.state(lambda s: s["waiting"] == [0, 1, 2])
        own.state(lambda s: s["waiting"] == [0, 1, 2])
        window.until(lambda s: s["seats"][2]["connected"])
        window.drain(0.6)
        seen = len(window.heard)
        cy.answer(2, "go")
        own.state(lambda s: s["eyes"][0]["sealed"])
        window.drain(0.6)
        assert window.heard[seen:] == []
        bo.answer(1, "pass")
        anna.answer(0, "pass")
        assert window.state(lambda s: s["waiting"] == [0])["eyes"][0]["view"]["cries"] == [[2, "go"]]


@pytest.mark.parametrize("value", [1 << 64, -(1 << 63) - 1, 10 ** 400])
def test_a_number_beyond_all_measure_is_refused(server: Server, value: int) -> None:
    anna, _, _ = at_poll(server)
    for given in (value, [["coins", value]]):
        assert anna.refused("answer", seat=0, moment=anna.eye(0)["moment"], value=given) == "bad-request"


def test_half_a_character_in_a_record_is_refused_with_its_line(server: Server) -> None:
    record = 'fivesuns record 1\ngame forum 1\noptions {"seats": 2}\nnonce "\\ud800"\nanswers\nopen\n'
    found = server.call("POST", "/api/import", json={"record": record})
    assert found.json()["error"]["id"] == "record-refused"
    assert "line 4" in found.json()["error"]["detail"]


def test_who_has_many_standing_answers_can_still_lift_them(server: Server) -> None:
    anna = people(server, "forum", 2)[0]
    for n in range(100):
        anna.do("standing", seat=0, key=f"forum.cry.{n}", names=["pass"])
    assert anna.refused("standing", seat=0, key="forum.cry", names=["pass"]) == "too-many"
    anna.do("standing", seat=0, key="forum.cry.7", names=["stop"])
    anna.do("standing", seat=0, key="forum.cry.7", names=None)
    anna.do("standing", seat=0, key="forum.cry", names=["pass"])
