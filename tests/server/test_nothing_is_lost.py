"""An answer is stored before anyone is told: kill the server at any moment, start it again, and nothing is missing."""
from __future__ import annotations

import random
import threading
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from fivesuns.kernel import Table, spell
from fivesuns.server.desk import Desk
from tests.server.harness import GENEROUS, Player, Server, easy
from tests.server.tiny import GAME

TABLES = 50


class Crowd:
    """Somebody at every table who answers as fast as possible and writes down what was acknowledged."""

    def __init__(self, server: Server, players: list[Player], threads: int) -> None:
        self.server = server
        self.players = players
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {p.table: {} for p in players}
        self.over: set[str] = set()
        self.answers = 0
        self.stopped = threading.Event()
        self.threads = [threading.Thread(target=self.work, args=(players[n::threads],)) for n in range(threads)]

    def work(self, players: list[Player]) -> None:
        with httpx.Client(base_url=self.server.url, timeout=10) as http:
            while not self.stopped.is_set() and any(p.table not in self.over for p in players):
                for player in players:
                    if player.table not in self.over and not self.stopped.is_set():
                        try:
                            self.turn(http, player)
                        except httpx.TransportError:
                            time.sleep(0.05)

    def turn(self, http: httpx.Client, player: Player) -> None:
        headers = {"Authorization": f"Bearer {player.key}"}
        state = http.get(f"/api/tables/{player.table}", headers=headers)
        if state.status_code != 200:
            return
        if state.json()["status"] == "over":
            self.over.add(player.table)
            return
        for eye in state.json()["eyes"]:
            if eye["decision"]:
                name = easy(eye["decision"])
                said = http.post(f"/api/tables/{player.table}/acts", headers=headers, json={
                    "type": "answer", "seat": eye["seat"], "moment": eye["moment"], "name": name})
                if said.status_code == 200:
                    self.answers += 1
                    self.acknowledged[player.table][state.json()["number"]] = (eye["seat"], name)
                return


@pytest.mark.long
def test_a_killed_server_loses_no_answer(database: str) -> None:
    rng = random.Random(5)
    server = Server(database, games=("tests.server.tiny",), limits=GENEROUS, workers=2, tick=0.3).start()
    players = [server.make("me", *["careful"] * rng.randint(1, 3), options={"rounds": 3}) for _ in range(TABLES)]
    crowd = Crowd(server, players, 4)
    for thread in crowd.threads:
        thread.start()
    try:
        for _ in range(5):
            time.sleep(rng.uniform(0.3, 2.0))
            server.kill()
            before = {table: dict(found) for table, found in crowd.acknowledged.items()}
            server.start()
            check_acknowledged(server, players, before)
        end = time.monotonic() + 240
        while len(crowd.over) < TABLES and time.monotonic() < end:
            time.sleep(0.2)
    finally:
        crowd.stopped.set()
        for thread in crowd.threads:
            thread.join()
    assert len(crowd.over) == TABLES, f"{TABLES - len(crowd.over)} tables did not go on"
    assert crowd.answers > TABLES * 5
    for player in players:
        record = server.record(player.table)
        table = Table.replay(GAME, record)
        assert table.over
        assert table.scores() == player.state()["scores"]
        answers = [(who, name) for who, name in table_answers(table)]
        for number, (seat, name) in crowd.acknowledged[player.table].items():
            assert answers[number] == (seat, name) or (seat, name) in answers[number:number + 4], (
                f"answer {number} of {player.table} was acknowledged and is missing")
    server.stop()
    assert not server.failures()


def table_answers(table: Table[Any]) -> list[tuple[int, str]]:
    return [(who, spell(value)) for who, value in table.log]


def check_acknowledged(server: Server, players: list[Player], before: dict[str, dict[int, tuple[int, str]]]) -> None:
    """Right after the restart: every table is at least as far as it was told to anybody."""
    for player in players:
        known = before[player.table]
        if known:
            assert player.state()["number"] > max(known), player.table


def test_a_table_in_the_middle_of_anything_goes_on_after_a_restart(start: Any, sqlite_url: str) -> None:
    """Sealed answers, standing answers, take-backs, proposals, names, chat and notes: all is still there."""
    server = start(sqlite_url)
    anna = server.make("me", "open", "open", "careful", title="long evening")
    bo, cy = server.claim(anna.table, 1, "Bo"), server.claim(anna.table, 2, "Cy")
    anna.answer(0)
    bo.answer(1)
    bo.do("take_back", seat=1)
    anna.do("standing", seat=0, key="tiny.bonus", names=["pass"])
    anna.do("chat", text="back soon")
    bo.do("note", text="secret plan")
    anna.do("settings", confirm=True, lang="uk")
    anna.do("propose", what="cancel")
    anna.until(lambda s: 3 in s["sealed"])
    before = [p.state() for p in (anna, bo, cy)]
    server.kill()
    server.start()
    after = [p.state() for p in (anna, bo, cy)]
    for was, now in zip(before, after):
        assert {k: (was[k], now[k]) for k in was if was[k] != now[k] and k != "version"} == {}
    assert bo.look("note") == {"text": "secret plan"}
    assert len(anna.look("chat")["messages"]) == 1
    bo.answer(1)
    cy.answer(2)
    assert anna.until(lambda s: s["trail"][-1]["name"] != "trick")


def test_a_window_reconnects_through_a_restart_in_the_middle_of_a_decision(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url)
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    with anna.window() as a:
        state = a.state()
        bo.answer(1)
        server.kill()
    server.start()
    with anna.window({"epoch": state["epoch"], "number": state["number"]}) as a:
        new = a.state()
        assert new["sealed"] == [1]
        assert new["eyes"][0]["decision"] == state["eyes"][0]["decision"]
        done = a.do("answer", seat=0, moment=state["eyes"][0]["moment"], name=easy(state["eyes"][0]["decision"]))
        assert done["type"] == "done", "the question was not answered since, so the old moment is still good"


def test_loading_does_not_replay_the_whole_game(start: Any, sqlite_url: str) -> None:
    """However long the game, a restart and an undo read at most a few dozen answers."""
    server = start(sqlite_url)
    anna = server.make("me", "screen", "screen", "screen", options={"rounds": 6})
    while anna.state()["number"] < 90:
        anna.answer(anna.state()["waiting"][0])
    engine = create_engine(sqlite_url)
    with engine.connect() as conn:
        shots = list(conn.execute(text("SELECT number, length(data) AS size FROM snapshots ORDER BY number")))
        conn.execute(text("UPDATE entries SET name = 'spoilt' WHERE number < 20"))
        conn.commit()
    engine.dispose()
    assert [s.number for s in shots][-1] >= 64
    assert max(s.size for s in shots) < 6000
    server.kill()
    server.start()
    anna.do("undo", seat=anna.state()["waiting"][0])
    assert anna.play_out()["status"] == "over"


def test_a_room_loads_from_any_snapshot_to_the_same_table() -> None:
    desk = Desk(["tests.server.tiny"])
    options = {"seats": 3, "rounds": 3, "trap": "off", "odd": False}
    opened = desk.open("t", 1, "tiny", options, b"s" * 32, ["a"], [[], []])
    entries, saves, stamp = opened["entries"], {len(opened["entries"]): opened["save"]}, 1
    looks = {len(entries): desk.look("t", 1, [[0, -1], []])}
    while True:
        facts = desk.look("t", stamp, [[], []])["facts"]
        if facts["over"]:
            break
        seat = facts["waiting"][-1]
        reply = desk.answer("t", stamp, stamp + 1, seat, [[], []], [], 1,
                            **({"name": "pass"} if facts["keys"][seat] == "tiny.bonus" else {"sample": stamp}))
        stamp += 1
        entries += reply["entries"]
        saves[len(entries)] = reply["save"]
        looks[len(entries)] = desk.look("t", stamp, [[0, -1], []])
    for number in looks:
        for at in [n for n in saves if n <= number][::5]:
            desk.load("u", 1, "tiny", 1, options, b"s" * 32, ["a"], saves[at], number, entries[at:number], 0, [], {})
            found = desk.look("u", 1, [[0, -1], []])
            assert found["eyes"] == looks[number]["eyes"]
