"""There is always a place for those who play: not taken by spectators, half requests, dead windows or one address."""
from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from typing import Any

import pytest

from fivesuns.server import acts, app, lobby, wire
from fivesuns.server.errors import Refused
from fivesuns.server.limits import home_of
from fivesuns.server.live import Watcher
from fivesuns.server.settings import Limits, limits_from
from tests.server import inside
from tests.server.harness import PATIENCE, Player, Server, generous, wait


def test_spectators_do_not_take_the_places_of_players(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url, limits=generous(spectators=3, spectators_here=4, windows=2))
    anna = server.make("me", "careful")
    other = server.make("me", "careful")
    with contextlib.ExitStack() as stack:
        def window(table: str, key: str | None) -> Any:
            return stack.enter_context(Player(server, table, key).window()).hear()
        for _ in range(3):
            assert window(anna.table, None)["type"] == "state"
        assert window(anna.table, None)["error"]["id"] == "too-many", "the table has no place for more"
        assert window(other.table, None)["type"] == "state"
        assert window(other.table, None)["error"]["id"] == "too-many", "nor has the server for more of this address"
        assert [window(anna.table, anna.key)["type"] for _ in range(2)] == ["state", "state"]
        assert window(anna.table, anna.key)["error"]["id"] == "too-many", "so many windows for one key"

    def is_let_in() -> bool:
        with Player(server, anna.table, None).window() as again:
            return bool(again.hear()["type"] == "state")
    wait(is_let_in)                                       # who has gone gives the place back


def test_past_what_it_can_hold_the_server_takes_in_only_players(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url, limits=generous(held=1))
    anna = server.make("me", "screen")

    def another() -> Any:
        return server.call("POST", "/api/tables", json={"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]})
    with anna.window() as a:
        a.state()
        made = another()
        assert made.status_code == 503
        assert made.json()["error"]["id"] == "too-busy"
        assert int(made.headers["retry-after"]) > 0
        assert server.call("POST", "/api/import", json={"record": "x"}).json()["error"]["id"] == "too-busy"
        assert server.call("GET", f"/api/tables/{anna.table}").json()["error"]["id"] == "too-busy"
        with Player(server, anna.table, None).window() as looks:
            assert looks.hear()["error"]["id"] == "too-busy"
        with anna.window() as b:
            assert b.state()
            assert anna.answer(0)["number"]
    wait(lambda: another().status_code == 201)            # its window is closed


def test_late_and_long_queues_count_as_too_much(sqlite_url: str) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url, limits=generous(lag=3.0, queue=2)) as hall:
            hall.lag = 0.0                                # it may have been busy
            hall.welcome()
            await asyncio.sleep(0.05)
            time.sleep(4.0)                               # the server is held up
            await inside.until(lambda: hall.lag > 3)
            with pytest.raises(Refused, match="too-busy"):
                hall.welcome()
            await inside.until(lambda: hall.lag < 2)
            hall.welcome()
            worker = await hall.rules.take(None)
            waiting = [asyncio.create_task(hall.rules.take(None, str(n))) for n in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="too-busy"):
                hall.welcome()
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            worker.lock.release()
            hall.welcome()
    inside.run(work)


def test_when_people_wait_too_long_nobody_new_is_let_in_and_who_plays_goes_on(sqlite_url: str) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url, limits=generous(lag=10.0)) as hall:
            live, key = await inside.make(hall, "me", "screen")
            assert hall.wait == 0
            await inside.answer(hall, live, key, 0)
            assert hall.wait > 0
            hall.took(200.0)
            hall.welcome()                                # one table that is stuck is nobody else's trouble
            for _ in range(100):
                hall.took(20.0)
            with pytest.raises(Refused, match="too-busy"):
                hall.welcome()
            assert (await hall.health())["wait"] > 10
            await inside.answer(hall, live, key, 1)
            await inside.until(lambda: hall.wait < 10)
            hall.welcome()
    inside.run(work)


def test_tables_nobody_looks_at_make_room(sqlite_url: str) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url, limits=generous(held=3)) as hall:
            ids = [(await inside.make(hall, "me", "open"))[0].id for _ in range(6)]
            assert len(hall.tables) == 3
            assert ids[-1] in hall.tables
            assert (await hall.table(ids[0])).id == ids[0]
    inside.run(work)


def test_a_write_that_fails_while_somebody_comes_leaves_no_dead_window(sqlite_url: str) -> None:
    class Silent:
        """Says nothing, and is gone when something is said to it."""
        async def receive_data(self, mode: str) -> str:
            await asyncio.sleep(60)
            return ""

        async def send_data(self, data: str) -> None:
            raise ConnectionResetError

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            live, _ = await inside.make(hall, "me", "careful")
            key = next(iter(live.keys.values()))
            write = hall.database.write

            async def fails(job: Any) -> Any:
                raise RuntimeError("the disk is gone")

            async def hangs(job: Any) -> Any:
                await asyncio.sleep(60)
            hall.database.write = fails  # type: ignore[method-assign]
            for _ in range(5):
                with pytest.raises(ConnectionResetError):
                    await app.attend(app.Connection(Silent()), hall, live, key, wire.Hello(), "here")  # type: ignore[arg-type]
            assert not live.watchers
            hall.database.write = hangs  # type: ignore[method-assign]
            coming = asyncio.create_task(app.attend(
                app.Connection(Silent()), hall, live, key, wire.Hello(), "here"))  # type: ignore[arg-type]
            await inside.until(lambda: live.watchers)
            hall.database.write = fails  # type: ignore[method-assign]
            coming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await coming
            assert not live.watchers
            hall.database.write = write  # type: ignore[method-assign]
            watcher = Watcher(key.id, lambda: None, lambda data: None)
            await hall.join(live, watcher)
            assert live.connected(live.seats[0])
            await hall.part(live, watcher)
            assert not live.connected(live.seats[0])
    inside.run(work)


@pytest.mark.long
def test_half_a_request_is_hung_up_on(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url, limits=generous(head=1.0, whole=2.0))
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

    def lasts(*parts: bytes, drip: bytes = b"") -> float:
        """Seconds until the server hangs up."""
        begun = time.monotonic()
        with socket.create_connection(("127.0.0.1", server.port)) as conn:
            conn.settimeout(0.2)
            for part in parts:
                conn.sendall(part)
            while time.monotonic() < begun + PATIENCE:
                try:
                    if not conn.recv(4096):
                        break
                    conn.sendall(drip)
                except TimeoutError:
                    with contextlib.suppress(ConnectionError):
                        conn.sendall(drip)
                except ConnectionError:
                    break
        return time.monotonic() - begun
    assert 0.5 < lasts() < PATIENCE, "nothing said"
    body = head + b"Content-Length: 5000\r\n\r\n"
    for drip in (b"x", b""):
        assert 0.5 < lasts(head, drip=drip) < PATIENCE, "half a head"
        assert 1 < lasts(body + b'{"game":', drip=drip) < PATIENCE, "half a body"
        unread = lasts(body.replace(b"POST /api/tables", b"GET /api/games"), drip=drip)
        assert unread < PATIENCE, "half a body nobody reads"
    anna = server.make("me", "careful")
    with anna.window() as a:
        a.state()
        time.sleep(3)
        assert a.do("chat", text="still here")["type"] == "done", "a window stays open"
    assert not server.failures()


def test_whose_address_it_is() -> None:
    assert home_of("192.0.2.7") == "192.0.2.7"
    assert home_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert home_of("2001:db8:1:2:3:4:5:6") == home_of("2001:db8:1:2::9%eth0") == "2001:db8:1:2::/64"
    assert home_of("2001:db8:1:3::1") != home_of("2001:db8:1:2::1")
    assert len(home_of("x" * 1000)) <= 64


def test_limits_count_the_address_that_the_nearest_trusted_proxy_saw(start: Any, sqlite_url: str) -> None:
    server: Server = start(sqlite_url, proxies="127.0.0.1, 10.0.0.0/8", base_url="http://play.example",
                           limits=generous(tables=(0.0001, 2)))

    def made(forwarded: str) -> int:
        return server.call("POST", "/api/tables", headers={"X-Forwarded-For": forwarded}, json={
            "game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code
    assert [made(f"1.1.1.{n}, 203.0.113.9, 10.1.1.1") for n in range(3)] == [201, 201, 429], "what it says of itself"
    assert made("203.0.113.10") == 201
    assert [made(f"2001:db8:0:1::{n}") for n in range(3)] == [201, 201, 429], "one household"
    assert made("2001:db8:0:2::1") == 201


def test_limits_are_set_by_the_environment() -> None:
    found = limits_from({"FIVESUNS_LIMIT_SPECTATORS": "7", "FIVESUNS_LIMIT_REQUESTS": "2.5,9",
                         "FIVESUNS_LIMIT_LAG": "3"})
    assert (found.spectators, found.requests, found.lag, found.keys) == (7, (2.5, 9), 3.0, Limits().keys)
    with pytest.raises(ValueError, match="FIVESUNS_LIMIT"):
        limits_from({"FIVESUNS_LIMIT_SPECTATORS": "many"})


def test_keys_of_those_who_come_and_go_do_not_pile_up(sqlite_url: str) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url, limits=generous(keys=3)) as hall:
            live, host = await inside.make(hall, "me", "open", "open", "open")
            stays = await acts.do(acts.Actor(hall, live, None, "x"), wire.Claim(seat=1))
            invited = await acts.do(acts.Actor(hall, live, host, "x"), wire.Link(seat=2))
            kept = []
            for _ in range(2):
                await acts.do(acts.Actor(hall, live, host, "x"), wire.OpenSeat(seat=2))
                for _ in range(5):
                    kept.append((await acts.do(acts.Actor(hall, live, None, "x"), wire.Claim(seat=2)))["key"])
                    await acts.do(acts.Actor(hall, live, kept[-1], "x"), wire.Leave(seat=2))
            assert len(live.keys) <= 2 + 3 + 1
            again = (await acts.do(acts.Actor(hall, live, kept[-1], "x"), wire.Claim(seat=2)))["key"]
            assert again == kept[-1], "who comes back has the key of before"
            with pytest.raises(Refused, match="bad-key"):
                live.key_of(kept[0])
            with pytest.raises(Refused, match="bad-key"):
                live.key_of(invited["key"])
            assert live.key_of(stays["key"])
            assert live.key_of(host)
            made = await lobby.make(hall, wire.NewTable("tiny", [wire.SeatWish("me"), wire.SeatWish("open")]))
            other = await hall.table(made["table"])
            links = [(await acts.do(acts.Actor(hall, other, made["key"], "x"), wire.Link(seat=1)))["key"]
                     for _ in range(10)]
            assert len(other.keys) <= 1 + 3 + 1
            await acts.do(acts.Actor(hall, other, links[-1], "x"), wire.Claim(seat=1))
            assert other.row.status == "playing"
    inside.run(work)
