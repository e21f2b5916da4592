"""Websockets: everybody is told, reconnects find what they missed, and nobody comes in from elsewhere."""
from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import PATIENCE, Player, Server, easy


def two(server: Server, **options: Any) -> tuple[Player, Player]:
    anna = server.make("me", "open", options=options)
    return anna, server.claim(anna.table, 1)


def test_everybody_at_the_table_is_told_of_an_answer(server: Server) -> None:
    anna, bo = two(server)
    with anna.window() as a, bo.window() as b, Player(server, anna.table, None).window() as c:
        eye = a.state()["eyes"][0]
        done = a.do("answer", seat=0, moment=eye["moment"], name=easy(eye["decision"]))
        assert done["type"] == "done"
        assert done["result"]["number"] == 9
        for window in (b, c):
            assert window.state(lambda s: s["number"] == 9)["sealed"] == [0]
        refused = a.do("answer", seat=0, moment=eye["moment"], name="card-01")
        assert refused["type"] == "error"
        assert refused["error"]["id"] in ("moment-gone", "not-asked")


def test_a_whole_game_over_websockets_with_events(server: Server) -> None:
    anna, bo = two(server, rounds=2)
    told: dict[int, list[str]] = {0: [], 1: []}
    with anna.window() as a, bo.window() as b:
        windows, last = {0: a, 1: b}, {0: a.state(), 1: b.state()}
        for _ in range(200):
            for seat, window in windows.items():
                state = last[seat]
                if state["status"] == "over":
                    break
                eye = state["eyes"][0]
                if eye["decision"]:
                    window.say({"type": "answer", "seat": seat, "moment": eye["moment"],
                                "name": easy(eye["decision"])})
                    last[seat] = window.state(lambda s, n=state["number"]: s["number"] > n)
                elif not state["waiting"] or last[1 - seat]["number"] > state["number"]:
                    last[seat] = window.state(lambda s, n=last[1 - seat]["number"]: s["number"] >= n)
            if all(s["status"] == "over" for s in last.values()):
                break
        for seat, window in windows.items():
            for message in window.heard:
                if message["type"] == "state":
                    told[seat] += [e["what"] for line in message["lines"] for e in line["events"]]
    assert last[0]["scores"] == last[1]["scores"]
    for seat in (0, 1):
        log = [e["what"] for line in server.get(f"/api/tables/{anna.table}/log?seat={seat}")["lines"][1:]
               for e in line["events"]]
        assert told[seat] == log, "every event once, in order"


def test_a_window_that_comes_back_hears_what_it_missed(server: Server) -> None:
    anna, bo = two(server)
    with anna.window() as a:
        state = a.state()
    have = {"epoch": state["epoch"], "number": state["number"]}
    anna.answer(0)
    bo.answer(1)
    with anna.window(have) as a:
        state = a.state()
        assert state["lines_from"] == have["number"]
        assert "trick" in [e["what"] for line in state["lines"] for e in line["events"]]
        winner = (anna, bo)[state["waiting"][0]]
        winner.answer(state["waiting"][0], "keep")
        winner.do("undo", seat=state["waiting"][0])
        assert a.state(lambda s: s["epoch"] == 1)["lines"] == []
    with anna.window({"epoch": 0, "number": 3}) as a:
        state = a.state()
        assert state["lines"] == []
        assert state["lines_from"] == state["number"]


def test_who_is_connected_is_seen(server: Server) -> None:
    anna, bo = two(server)
    with anna.window() as a:
        assert not a.state()["seats"][1]["connected"]
        with bo.window():
            assert a.state(lambda s: s["seats"][1]["connected"])
        assert a.state(lambda s: not s["seats"][1]["connected"])
        with Player(server, anna.table, None).window():
            assert a.state(lambda s: s["spectators"] == 1)


def test_chat_reaches_all_windows(server: Server) -> None:
    anna, bo = two(server)
    with anna.window() as a, bo.window() as b, Player(server, anna.table, None).window() as c:
        assert a.do("chat", text="hello")["type"] == "done"
        for window in (a, b, c):
            found = [m for m in window.heard if m["type"] == "chat"] or [window.wait(lambda m: m["type"] == "chat")]
            assert found[0]["message"]["text"] == "hello"


def test_a_spectators_window_becomes_a_players_by_claiming(server: Server) -> None:
    anna = server.make("me", "open")
    with Player(server, anna.table, None).window() as c:
        assert c.state()["eyes"] == []
        done = c.do("claim", seat=1, name="Cy")
        assert done["result"]["seats"] == [1]
        state = c.until(lambda s: s["status"] == "playing" and s["eyes"] and s["eyes"][0]["seat"] == 1)
        answer = c.do("answer", seat=1, moment=state["eyes"][0]["moment"], name=easy(state["eyes"][0]["decision"]))
        assert answer["type"] == "done"


def test_two_windows_of_one_player_stay_the_same(server: Server) -> None:
    anna = server.make("me", "careful")
    with anna.window() as one, anna.window() as other:
        eye = one.state(lambda s: s["eyes"][0]["decision"])["eyes"][0]
        one.do("answer", seat=0, moment=eye["moment"], name=easy(eye["decision"]))
        number = anna.until(lambda s: s["eyes"][0]["decision"])["number"]
        assert other.state(lambda s: s["number"] >= number)["eyes"][0]["decision"]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://localhost"])
def test_a_page_from_elsewhere_cannot_connect(server: Server, origin: str) -> None:
    anna = server.make("me", "careful")
    with pytest.raises(InvalidStatus, match="403"):
        anna.window(additional_headers={"Origin": origin})


def test_our_own_page_can(server: Server) -> None:
    anna = server.make("me", "careful")
    with anna.window(additional_headers={"Origin": server.url}) as a:
        assert a.state()["table"] == anna.table


@pytest.mark.parametrize(("key", "table", "why", "code"), [
    ("x" * 32, None, "bad-key", 4403), (None, "no-table-here", "no-such-table", 4404)])
def test_a_window_that_may_not_look_is_closed_with_the_reason(server: Server, key: str | None, table: str | None,
                                                              why: str, code: int) -> None:
    anna = server.make("me", "careful")
    with Player(server, table or anna.table, key).window() as a:
        assert a.hear()["error"]["id"] == why
        with pytest.raises(ConnectionClosed) as closed:
            a.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_the_first_message_must_be_a_hello(server: Server) -> None:
    anna = server.make("me", "careful")
    window = anna.window()
    window.close()
    from websockets.sync.client import connect
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{anna.table}/live") as socket:
        socket.send('{"type": "chat", "text": "hello"}')
        assert b"bad-request" in socket.recv(timeout=PATIENCE, decode=False)


@pytest.mark.long
def test_a_client_that_does_not_read_does_not_stop_the_others(server: Server) -> None:
    anna = server.make("me", "screen", options={"rounds": 12})
    with anna.window(max_queue=1) as lazy, anna.window() as keen:
        keen.state()
        for _ in range(25):
            state = anna.state()
            if state["status"] == "over":
                break
            anna.answer(state["waiting"][0])
        keen.state(lambda s: s["number"] >= state["number"])
        lazy.state(lambda s: s["number"] >= state["number"])


def test_who_has_missed_something_gets_the_whole_table(server: Server) -> None:
    anna = server.make("me", "careful")
    anna.until(lambda s: s["sealed"] == [1])
    with anna.window() as a:
        first = a.state()
        a.say({"type": "whole"})
        again = a.wait(lambda m: m["type"] == "state")
        assert again["serial"] == first["serial"] + 1
        assert {**again, "serial": 0} == {**first, "serial": 0, "lines": [], "lines_from": first["number"]}
        assert a.sizes == []
        a.do("answer", seat=0, moment=a.shown["eyes"][0]["moment"], name=easy(a.shown["eyes"][0]["decision"]))
        a.until(lambda s: s["number"] > first["number"])
        assert a.sizes, "and then changes again"
        a.until(lambda s: s["eyes"] == anna.state()["eyes"])      # the bot goes on meanwhile


def test_what_does_not_concern_somebody_is_not_told(server: Server) -> None:
    anna = server.make("me", "careful")
    anna.until(lambda s: s["sealed"] == [1])
    with anna.window() as a:
        a.state()
        before = len(a.heard)
        a.do("note", text="for me")
        a.drain()
        assert [m["type"] for m in a.heard[before:]] == ["done"]
