"""A pause that anybody at the table asks for: nobody is asked, told or answered for until it is over."""
from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.harness import Player, Server, wait
from tests.server.test_notify import Hook, hook
from tests.server.test_polls import GAMES, people

__all__ = ["hook"]


@pytest.fixture
def server(start: Any, sqlite_url: str) -> Server:
    found: Server = start(sqlite_url, games=GAMES, private_webhooks=True, grace=0.1, tick=0.1)
    return found


def test_no_answer_is_taken_until_somebody_goes_on(server: Server) -> None:
    anna, bo, cy = people(server)
    bo.do("pause", seat=1)
    paused = cy.state()["paused"]
    assert (paused["by"], paused["until"]) == (1, None)
    for act in ({"type": "answer", "moment": anna.eye(0)["moment"], "name": "7"}, {"type": "take_back"},
                {"type": "standing", "key": "forum.pay 3", "names": ["leather"]},
                {"type": "play", "moment": anna.eye(0)["moment"], "names": ["7"]}):
        assert anna.refused(seat=0, **act) == "paused"
    assert anna.state()["number"] == 0
    cy.do("resume", seat=2)
    assert anna.state()["paused"] is None
    anna.answer(0, "7")
    assert anna.state()["number"] == 1


def test_only_who_plays_there_stops_and_goes_on(server: Server) -> None:
    anna, bo, _ = people(server)
    assert Player(server, anna.table, None).refused("pause", seat=0) == "bad-key"
    assert bo.refused("pause", seat=0) == "not-your-seat"
    anna.do("pause", seat=0)
    assert bo.refused("resume", seat=0) == "not-your-seat"
    assert bo.state()["paused"]["by"] == 0


def test_it_outlives_the_server_and_ends_when_its_time_is_over(server: Server) -> None:
    anna, _, _ = people(server)
    anna.do("pause", seat=0, minutes=600)
    server.kill()
    server.start()
    paused = anna.state()["paused"]
    assert paused["until"] == paused["since"] + 600 * 60_000
    assert anna.refused("answer", seat=0, moment=anna.eye(0)["moment"], name="7") == "paused"
    server.kill()
    engine = create_engine(server.settings.database)
    with engine.begin() as conn:
        conn.execute(text("UPDATE tables SET paused = :paused"), {"paused": '{"by": 0, "since": 1, "until": 2}'})
    server.start()
    with engine.connect() as conn:
        wait(lambda: conn.execute(text("SELECT paused FROM tables")).scalar_one() is None)
    engine.dispose()
    anna.answer(0, "7")


def test_bots_rest_too(server: Server) -> None:
    anna = server.make("me", "random", "random", game="forum")
    anna.do("pause", seat=0)
    before = anna.state()["number"]
    anna.do("leave", seat=0, bot="random")
    assert anna.state()["number"] == before
    anna.do("return", seat=0)
    anna.do("resume", seat=0)
    anna.do("leave", seat=0, bot="random")
    anna.until(lambda s: s["number"] > before)


def test_nobody_is_told_of_a_turn_before_it_goes_on(server: Server, hook: Hook) -> None:
    anna, other = people(server)[0], people(server)[0]
    anna.do("pause", seat=0)
    for player in (anna, other):
        player.do("settings", notify={"webhook": hook.url})
    wait(lambda: hook.got)
    assert [x["table"] for x in hook.got] == [other.table], "the other is due since before"
    anna.do("resume", seat=0)
    wait(lambda: [x["table"] for x in hook.got] == [other.table, anna.table])
