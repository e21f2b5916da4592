"""A wedged rule or bot cannot stall other tables."""
from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from fivesuns.server.settings import Budgets
from tests.server.harness import PATIENCE, Player, Server, easy, wait

pytestmark = pytest.mark.long


def to_bonus(player: Player) -> int:
    """Both seats of one screen play a card; who won."""
    player.answer(0)
    player.answer(1)
    return int(player.state()["waiting"][0])


def test_an_endless_rule_is_stopped_and_other_tables_play_on(server: Server) -> None:
    wedged = [server.make("me", "screen", options={"trap": "on"}) for _ in range(2)]
    seats = [to_bonus(player) for player in wedged]
    others = [server.make("me", "screen", options={"rounds": 12}) for _ in range(3)]
    found: list[Any] = []

    def wedge(player: Player, seat: int) -> None:
        found.append(player.act("answer", seat=seat, moment=player.eye(seat)["moment"], name="loop"))
    threads = [threading.Thread(target=wedge, args=pair) for pair in zip(wedged[:1], seats[:1])]
    for thread in threads:
        thread.start()
    time.sleep(0.3)
    meanwhile = set()
    while threads[0].is_alive():
        for player in others:
            state = player.state()
            player.answer(state["waiting"][0])
            meanwhile |= {player.table} if threads[0].is_alive() else set()
            time.sleep(0.05)                              # their games are to last longer than the endless rule
    for thread in threads:
        thread.join()
    assert [f.json()["error"]["id"] for f in found] == ["too-slow"]
    assert meanwhile == {player.table for player in others}, "nobody else waited until it was stopped"
    stuck = wedged[0].act("answer", seat=seats[0], moment="0.0.12.tiny.bonus", name="roll")
    assert stuck.status_code in (409, 503)
    time.sleep(4.2)
    wedged[0].until(lambda s: s["eyes"][0]["view"])
    assert wedged[0].answer(seats[0], "roll")["number"] > 10, "after a while the table can be played on"
    assert server.get("/api/health")["rules"]["restarts"] >= 1


def test_a_bot_that_does_not_answer_is_answered_for(server: Server) -> None:
    anna = server.make("me", "sleeper", options={"rounds": 1})
    other = server.make("me", "careful", options={"rounds": 1})
    assert other.play_out()["status"] == "over"
    state = anna.until(lambda s: s["sealed"] == [1])
    assert state["seats"][1]["bot"] == "sleeper"
    assert [line for line in server.lines() if line["event"] == "bot-has-no-answer"]


def test_a_bot_that_cheats_is_answered_for(server: Server) -> None:
    anna = server.make("me", "cheat", options={"rounds": 1})
    assert anna.play_out()["status"] == "over"


def test_a_table_whose_bot_meets_a_failing_rule_goes_on(server: Server) -> None:
    """The random bot walks into traps; the answer that fails is not taken, another is."""
    tables = [server.make("random", "random", options={"trap": "on", "rounds": 1}) for _ in range(3)]
    for table in tables:
        state = table.until(lambda s: s["status"] == "over" or s["trouble"], alone=True)
        if state["trouble"]:
            assert state["trouble"]["id"] == "trouble-bot"
            table.until(lambda s: s["status"] == "over", 2 * PATIENCE, alone=True)


def test_a_worker_that_is_killed_is_replaced(start: Any, sqlite_url: str) -> None:
    import os
    import signal
    import subprocess
    server = start(sqlite_url, budgets=Budgets(answer=3.0, think=3.0, stuck=2.0))
    anna = server.make("me", "careful", "careful")
    children = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=True)
    pids = [int(pid) for pid in children.stdout.split()]
    assert len(pids) == 4
    for pid in pids:
        os.kill(pid, signal.SIGKILL)

    def is_well() -> bool:
        state = anna.act("note", text="x")
        found = server.call("GET", f"/api/tables/{anna.table}", anna.key)
        return bool(state.status_code == 200 and found.status_code == 200 and found.json()["eyes"][0]["decision"])
    wait(is_well)
    assert anna.play_out()["status"] == "over"
    assert not server.failures()


def test_a_wedged_table_still_says_why(server: Server) -> None:
    anna = server.make("me", "screen", options={"trap": "on"})
    seat = to_bonus(anna)
    with anna.window() as a:
        eye = next(e for e in a.state()["eyes"] if e["seat"] == seat)
        assert easy(eye["decision"]) == "keep"
        refused = a.do("answer", seat=seat, moment=eye["moment"], name="loop")
        assert refused["error"]["id"] == "too-slow"
        again = a.do("answer", seat=seat, moment=eye["moment"], name="keep")
        assert again["error"]["id"] == "table-stuck"
        assert again["error"]["args"]["seconds"] >= 1
        time.sleep(4.5)
        assert a.do("answer", seat=seat, moment=eye["moment"], name="keep")["type"] == "done"
