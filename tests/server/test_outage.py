"""When nothing can be stored, people are told so, nothing is lost, and play goes on by itself when it is over."""
from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, bindparam, create_engine, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from fivesuns.server import acts, schema, telling, wire
from fivesuns.server import hall as hall_module
from fivesuns.server.app import application
from fivesuns.server.database import Database, Prepared, _Job, is_outage
from fivesuns.server.errors import Refused
from fivesuns.server.live import Watcher
from fivesuns.server.migrations import migrate
from fivesuns.server.settings import Settings
from tests.server import inside


def test_what_is_an_outage_and_what_a_mistake(sqlite_url: str) -> None:
    engine = create_engine(sqlite_url)
    with engine.connect() as conn:
        conn.execute(text("CREATE TABLE t (x BLOB)"))
        conn.execute(text("PRAGMA max_page_count=3"))
        with pytest.raises(DBAPIError) as full:
            conn.execute(text("INSERT INTO t VALUES (zeroblob(100000))"))
        with pytest.raises(DBAPIError) as mistake:
            conn.execute(text("SELECT y FROM t"))
        conn.rollback()
        conn.execute(text("PRAGMA query_only=ON"))
        with pytest.raises(DBAPIError) as read_only:
            conn.execute(text("INSERT INTO t VALUES (1)"))
        conn.rollback()
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        conn.execute(text("PRAGMA query_only=OFF"))
        conn.execute(text("PRAGMA busy_timeout=10"))
        with pytest.raises(DBAPIError) as locked:
            conn.execute(text("INSERT INTO t VALUES (1)"))
        other.close()
    engine.dispose()
    assert [is_outage(x.value) for x in (full, read_only, locked)] == [True] * 3
    assert not is_outage(mistake.value)


@pytest.mark.long
def test_what_is_an_outage_of_postgresql(postgres_url: str) -> None:
    nowhere = Database("postgresql://fivesuns@127.0.0.1:9/none?connect_timeout=2")
    there = Database(postgres_url)

    async def work() -> None:
        with pytest.raises(Refused, match="no-storage") as refused:
            await nowhere.read(lambda conn: conn.execute(text("SELECT 1")).scalar())
        assert (refused.value.status, refused.value.retry) == (503, 5)
        assert nowhere.ails

        def ended(conn: Any) -> None:
            with there.engine.connect() as other:
                pid = conn.execute(text("SELECT pg_backend_pid()")).scalar_one()
                other.execute(text("SELECT pg_terminate_backend(:pid, 2000)"), {"pid": pid})
            conn.execute(text("SELECT 1"))

        def read_only(conn: Any) -> None:
            conn.execute(text("SET TRANSACTION READ ONLY"))
            conn.execute(text("CREATE TABLE t (x INTEGER)"))

        def full(conn: Any) -> None:
            conn.execute(text("DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$"))
        for job in (ended, read_only, full):
            with pytest.raises(Refused, match="no-storage"):
                await there.write(job)
        with pytest.raises(DBAPIError):
            await there.write(lambda conn: conn.execute(text("SELECT nothing")))
        assert there.ails
        await there.write(lambda conn: conn.execute(text("SELECT 1")) and None)
        assert not there.ails
    inside.run(work)
    nowhere.close()
    there.close()


def test_people_read_what_is_wrong_and_that_it_is_over(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "TRY", 0.2)
    monkeypatch.setattr(hall_module, "WELL", 0.0)

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            disk = inside.ReadOnly(hall.database.engine)
            live, key = await inside.make(hall, "me", "screen", "careful")
            await inside.until(lambda: 2 not in live.row.due)
            told: list[Any] = []
            watcher = Watcher(next(iter(live.keys)), lambda: told.append(hall.outage), lambda data: None)
            await hall.join(live, watcher)
            await inside.answer(hall, live, key, 0)
            number = live.row.number
            assert (await hall.health())["status"] == "ok"
            disk.on = True
            assert (await hall.health())["status"] == "unwell", "it can be read, but not written"
            with pytest.raises(Refused) as refused:
                await inside.answer(hall, live, key, 1)
            assert (refused.value.id, refused.value.status) == ("no-storage", 503)
            assert refused.value.retry
            assert told[-1]["id"] == "no-storage"
            assert live.row.number == number
            await live.changing(lambda: live.look([(0, 1)]))
            shown = telling.state(live, live.key_of(key))
            assert shown["trouble"]["id"] == "no-storage"
            assert [e["seat"] for e in shown["eyes"] if e["decision"]] == [1], "the table can still be looked at"
            disk.on = False
            await inside.until(lambda: hall.outage is None)
            assert told[-1] is None
            await live.changing(lambda: live.look([(0, 1)]))
            assert telling.state(live, live.key_of(key))["trouble"] is None
            await inside.answer(hall, live, key, 1)
            assert live.row.number > number
            assert (await hall.health())["status"] == "ok"
    inside.run(work)


def test_bots_go_on_when_it_is_over(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "TRY", 0.2)
    monkeypatch.setattr(hall_module, "LEFT_ALONE", 3600.0)        # no sweep helps them

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            disk = inside.ReadOnly(hall.database.engine)
            held = await hall.thinkers.take(None)
            live, _ = await inside.make(hall, "me", "careful")
            disk.on = True
            held.lock.release()
            await inside.until(lambda: hall.outage is not None and not live.driver.busy)
            disk.on = False
            await inside.until(lambda: live.row.due == [0])
            assert live.row.trouble is None
    inside.run(work)


@pytest.mark.long
def test_who_took_the_last_seat_has_its_key_though_the_game_cannot_begin_yet(
        sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "TRY", 0.2)
    monkeypatch.setattr(hall_module, "LEFT_ALONE", 0.5)

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            disk = inside.ReadOnly(hall.database.engine)
            live, _ = await inside.make(hall, "me", "open")
            rules = live.work

            async def work(op: str, *args: Any, **more: Any) -> Any:
                disk.on = op == "open"
                return await rules(op, *args, **more)
            monkeypatch.setattr(live, "work", work)
            taken = await acts.do(acts.Actor(hall, live, None, "x"), wire.Claim(seat=1))
            assert live.key_of(taken["key"]) is not None
            assert live.row.status == "open"
            monkeypatch.undo()
            disk.on = False
            await inside.until(lambda: live.row.status == "playing")
    inside.run(work)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_over_the_wire_it_is_a_refusal_and_no_failure(sqlite_url: str) -> None:
    async def work() -> None:
        app = application(Settings(database=sqlite_url, games=("tests.server.tiny",), workers=1))
        await app.hall.open()
        disk = inside.ReadOnly(app.hall.database.engine)
        try:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as http:
                disk.on = True
                wish = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]}
                found = await http.post("/api/tables", json=wish)
                assert found.status_code == 503
                assert found.json()["error"]["id"] == "no-storage"
                assert "Nothing is lost" in found.json()["error"]["text"]
                assert found.headers["retry-after"] == "5"
                assert (await http.get("/api/health")).status_code == 503
                disk.on = False
                assert (await http.post("/api/tables", json=wish)).status_code == 201
        finally:
            await app.hall.close()
    inside.run(work)


def does(what: str, conn: Connection) -> None:
    conn.execute(text(what))


def test_a_mistake_spoils_only_itself_and_an_outage_is_found_once_for_a_whole_group(sqlite_url: str) -> None:
    async def work() -> None:
        database = Database(sqlite_url)
        disk, loop = inside.ReadOnly(database.engine), asyncio.get_running_loop()
        disk.on = True
        group = [_Job(partial(does, "CREATE TABLE t (x)"), loop) for _ in range(5)]
        database._run(group)
        assert all(job.error is not None and is_outage(job.error) for job in group)
        assert disk.used == 1, "not five times the time that a busy database is waited for"
        disk.on = False
        group = [_Job(partial(does, what), loop) for what in ("CREATE TABLE t (x)", "SELECT nothing")]
        database._run(group)
        assert [job.error is None for job in group] == [True, False]
        database.close()
    inside.run(work)


def test_a_statement_that_sqlite_gets_as_text_fails_as_any_other_does(sqlite_url: str) -> None:
    database, insert_key = Database(sqlite_url), Prepared(insert(schema.server_keys))
    migrate(database.engine)
    key = {"name": "a", "value": "b", "made": 1}
    with database.engine.connect() as conn:
        insert_key.run(conn, key)
        with pytest.raises(IntegrityError) as mistake:
            insert_key.run(conn, {**key, "name": "c"}, key)
        assert not is_outage(mistake.value)
        conn.exec_driver_sql("PRAGMA query_only=ON")
        with pytest.raises(OperationalError) as outage:
            insert_key.run(conn, {**key, "name": "d"})
        assert is_outage(outage.value)
        conn.exec_driver_sql("PRAGMA query_only=OFF")
        conn.rollback()
        assert Prepared(select(schema.server_keys.c.value).where(schema.server_keys.c.name == bindparam("b"))).run(
            conn, {"b": "a"}) is None
    database.close()
