"""Nobody is replaced who is here, and nobody's answers are taken back behind their back."""
from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.harness import Player, Server, generous, wait


def start_of(player: Player, seat: int, last: bool = True) -> int:
    """Where the seat's last (or first) answer begins."""
    lines = [line for line in player.look("log")["lines"] if line["seat"] == seat]
    return int(lines[-1 if last else 0]["start"])


def two(server: Server, **more: Any) -> tuple[Player, Player]:
    anna = server.make("me", "open", **more)
    return anna, server.claim(anna.table, 1)


@pytest.mark.long
def test_only_who_is_away_long_enough_is_replaced(start: Any, database: str) -> None:
    server: Server = start(database, limits=generous(away=8.0))
    slow, _ = two(server, slow=True)
    anna, bo = two(server)
    found = anna.act("propose", what="replace", seat=1, bot="careful")
    assert (found.status_code, found.json()["error"]["id"]) == (409, "not-away"), "seen a moment ago"
    with bo.window() as b:
        b.state()
        time.sleep(8.5)
        assert anna.refused("propose", what="replace", seat=1, bot="careful") == "not-away", "connected"
    assert anna.refused("propose", what="replace", seat=1, bot="careful") == "not-away", "here a moment ago"
    wait(lambda: anna.act("propose", what="replace", seat=1, bot="careful").json() == {"done": True})
    assert anna.until(lambda s: 1 in s["sealed"])["seats"][1]["kind"] == "bot"
    found = slow.act("propose", what="replace", seat=1, bot="careful")
    assert found.json()["error"]["id"] == "not-away", "at a slow table people may be away for days"
    assert "3 days" in found.json()["error"]["text"]


def test_who_left_is_replaced_at_once(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url)
    anna, bo = two(server)
    bo.do("leave", seat=1)
    assert anna.do("propose", what="replace", seat=1, bot="careful") == {"done": True}


def test_who_comes_back_while_the_others_decide_stays(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url, limits=generous(away=1.0))
    anna = server.make("me", "open", "open")
    bo, cy = server.claim(anna.table, 1), server.claim(anna.table, 2)
    time.sleep(1.2)
    proposal = anna.do("propose", what="replace", seat=2, bot="careful")["proposal"]
    with cy.window() as c:
        c.state()
        bo.do("agree", proposal=proposal)
    assert anna.state()["proposal"] is None
    assert anna.state()["seats"][2]["kind"] == "person"


def test_answers_of_somebody_who_can_come_back_are_not_undone_without_them(server: Server) -> None:
    for bot in (None, "careful"):
        anna, bo = two(server)
        anna.answer(0)
        bo.answer(1)
        if anna.state()["waiting"] == [1]:
            bo.answer(1, "pass")
        said, mine = start_of(anna, 1), start_of(anna, 0, last=False)
        bo.do("leave", seat=1, bot=bot)
        undo = anna.eye(0)["undo"]
        assert undo["lowest"] == said + 1
        assert anna.refused("undo", seat=0, to=mine) == "undo-needs-consent"
        assert anna.refused("undo", seat=0, to=said) == "undo-needs-consent"
        number = anna.state()["number"]
        proposal = anna.do("undo", seat=0, to=mine, ask=True)["proposal"]
        assert anna.state()["proposal"]["needed"] == [1]
        assert anna.state()["number"] >= number, "nobody has agreed"
        bo.do("return", seat=1)
        bo.do("agree", proposal=proposal)
        assert anna.state()["number"] <= mine + 1


def test_down_to_those_answers_undo_is_free(server: Server) -> None:
    anna, bo = two(server, options={"rounds": 6})
    anna.answer(0)
    bo.answer(1)
    bo.do("leave", seat=1, bot="careful")
    said = start_of(anna, 1)
    for _ in range(4):
        anna.until(lambda s: s["eyes"][0]["decision"])
        anna.answer(0)
    mine = next(line["start"] for line in anna.look("log")["lines"] if line["seat"] == 0 and line["start"] > said)
    assert anna.eye(0)["undo"]["lowest"] <= mine
    assert anna.do("undo", seat=0, to=mine) == {"done": True}


def test_the_end_of_a_game_is_not_undone_when_the_other_has_left(server: Server) -> None:
    anna, bo = two(server, options={"rounds": 1})
    while anna.state()["status"] == "playing":
        for seat, who in enumerate((anna, bo)):
            if who.eye()["decision"]:
                who.answer(seat)
    bo.do("leave", seat=1)
    assert anna.refused("undo", seat=0) == "already-over"
