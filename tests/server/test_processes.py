"""Several server processes share one database: everybody hears everything, and no answer counts twice."""
from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from fivesuns.kernel import Table
from fivesuns.server import acts, store, wire
from fivesuns.server import hall as hall_module
from fivesuns.server.live import Watcher
from tests.server import inside
from tests.server.harness import ROOT, Player, Server, easy
from tests.server.tiny import GAME

pytestmark = pytest.mark.long


def test_players_at_different_servers_play_one_game(start: Any, database: str) -> None:
    one, two = start(database, shared=True), start(database, shared=True)
    anna = one.make("me", "open", "careful", options={"rounds": 2})
    claimed = two.claim(anna.table, 1, "Bo")
    bo = Player(two, anna.table, claimed.key)
    with anna.window() as a, bo.window() as b:
        windows = {0: a, 1: b}
        last = {0: a.state(lambda s: s["status"] == "playing"), 1: b.state(lambda s: s["status"] == "playing")}
        for _ in range(600):
            if all(s["status"] == "over" for s in last.values()):
                break
            for seat, window in windows.items():
                eye = last[seat]["eyes"][0] if last[seat]["eyes"] else {"decision": None}
                if last[seat]["status"] == "playing" and eye["decision"]:
                    done = window.do("answer", seat=seat, moment=eye["moment"], name=easy(eye["decision"]))
                    assert done["type"] == "done" or done["error"]["id"] in ("moment-gone", "not-asked"), done
                window.drain(0.15)
                states = [m for m in window.heard if m["type"] == "state"]
                last[seat] = max(states, key=lambda s: s["version"])
    assert last[0]["status"] == "over"
    assert last[0]["scores"] == last[1]["scores"]
    assert Table.replay(GAME, one.record(anna.table)).scores() == last[0]["scores"]
    assert one.record(anna.table) == two.record(anna.table)


def test_chat_presence_and_undo_cross_processes(start: Any, database: str) -> None:
    one, two = start(database, shared=True), start(database, shared=True)
    anna = one.make("me", "open")
    bo = Player(two, anna.table, two.claim(anna.table, 1).key)
    with anna.window() as a, bo.window() as b:
        a.state(lambda s: s["status"] == "playing")
        a.do("chat", text="from afar")
        assert b.wait(lambda m: m["type"] == "chat")["message"]["text"] == "from afar"
        anna.answer(0)
        b.state(lambda s: s["sealed"] == [0])
        anna.do("take_back", seat=0)
        b.state(lambda s: s["sealed"] == [])
        anna.answer(0)
        bo.answer(1)
        state = a.state(lambda s: s["trail"][-1]["name"] == "bonus")
        winner = (anna, bo)[state["waiting"][0]]
        winner.answer(state["waiting"][0], "keep")
        winner.do("undo", seat=state["waiting"][0])
        for window in (a, b):
            window.state(lambda s: s["epoch"] == 1)


def test_the_same_answer_at_two_servers_counts_once(start: Any, database: str) -> None:
    servers = [start(database, shared=True), start(database, shared=True)]
    anna = servers[0].make("me", "screen", options={"rounds": 3})
    players = [Player(server, anna.table, anna.key) for server in servers]
    while anna.state()["status"] == "playing":
        state = anna.state()
        eye = next(e for e in state["eyes"] if e["decision"])
        found: list[int] = []

        def say(player: Player, eye: Any = eye, found: list[int] = found) -> None:
            found.append(player.act("answer", seat=eye["seat"], moment=eye["moment"],
                                    name=easy(eye["decision"])).status_code)
        threads = [threading.Thread(target=say, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found) == [200, 409], found
    Table.replay(GAME, servers[1].record(anna.table))


def test_one_command_serves_with_several_processes(tmp_path: Any) -> None:
    code = ("from fivesuns.server import serve\n"
            f"serve(port=0, database='{tmp_path}/t.sqlite3', workers=1, processes=2, games=('tests.server.tiny',))")
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        url = process.stdout.readline().split()[-1]
        seen = set()
        end = time.monotonic() + 60
        while len(seen) < 2 and time.monotonic() < end:
            try:
                seen.add(httpx.get(f"{url}/api/health", timeout=10).json()["process"])
            except httpx.TransportError:
                time.sleep(0.2)
        assert len(seen) == 2
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
        process.stdout.close()


def test_another_process_goes_on_with_the_bots_of_one_that_died(start: Any, database: str) -> None:
    one = start(database, shared=True)
    two = start(database, shared=True)
    tables = [one.make("careful", "careful", options={"rounds": 12}) for _ in range(6)]
    one.kill()
    for table in tables:
        other = Player(two, table.table, table.key)
        assert other.until(lambda s: s["status"] == "over", alone=True)


def test_a_sqlite_file_is_not_lost_to_a_second_server(start: Any, sqlite_url: str) -> None:
    """Two servers started by mistake on the same file see each other's tables, only later."""
    one: Server = start(sqlite_url)
    two: Server = start(sqlite_url)
    anna = one.make("me", "open")
    bo = Player(two, anna.table, two.claim(anna.table, 1).key)
    anna.until(lambda s: s["status"] == "playing")
    anna.answer(0)
    assert bo.until(lambda s: s["sealed"] == [0])


def test_a_clock_that_is_set_back_does_not_stop_the_telling(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = store.now

    async def work() -> None:
        async with inside.hall(sqlite_url) as one, inside.hall(sqlite_url) as two:
            there, key = await inside.make(one, "me", "screen")
            here = await two.table(there.id)
            await inside.answer(one, there, key, 0)
            await inside.until(lambda: here.row.version == there.row.version)
            monkeypatch.setattr(store, "now", lambda: real() - 24 * 3600 * 1000)
            await inside.answer(one, there, key, 1)
            assert here.row.version < there.row.version
            await two._poll()
            assert here.row.version == there.row.version
            heard: list[bytes] = []
            here.watchers.add(Watcher(None, lambda: None, heard.append))
            await acts.do(acts.Actor(one, there, key, "x"), wire.Chat(text="a day ago"))
            await two._poll()
            assert b"a day ago" in heard[0]
    inside.run(work)


def test_bots_left_alone_are_found_whatever_the_clock_says(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real, now = store.now, [time.monotonic()]
    monkeypatch.setattr(hall_module, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def work() -> None:
        async with inside.hall(sqlite_url, tick=3600) as one, inside.hall(sqlite_url, tick=3600) as two:
            await one.thinkers.take(None)                 # it never comes back
            table, _ = await inside.make(one, "me", "careful")
            monkeypatch.setattr(store, "now", lambda: real() - 24 * 3600 * 1000)
            for _ in range(8):
                now[0] += hall_module.LEFT_ALONE / 2
                await one.sweep()
                await two.sweep()
            assert table.id not in two.tables, "its bot waits for a worker there: it is not left alone"
            assert table.driver.task is not None
            table.driver.task.cancel()
            table.after = lambda only=None: None  # type: ignore[method-assign,assignment]
            now[0] += hall_module.LEFT_ALONE
            await two.sweep()
            await inside.until(lambda: table.id in two.tables and two.tables[table.id].row.due == [0])
    inside.run(work)
