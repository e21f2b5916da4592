"""One person's tables on several devices: a ring of keys, opened by a secret that the server does not keep."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, create_engine, text

from fivesuns.server import rings, schema, store
from fivesuns.server.migrations import migrate
from fivesuns.server.wire import TableKey
from tests.server.harness import Player, Server


def on(*players: Player) -> list[dict[str, str]]:
    return [{"table": p.table, "key": p.key or ""} for p in players]


def ring(server: Server, *players: Player) -> str:
    made = server.call("POST", "/api/rings", json={"keys": on(*players)})
    assert made.status_code == 201
    return str(made.json()["secret"])


def turn(server: Server, secret: str | None, **wish: Any) -> Any:
    return server.call("POST", "/api/rings/turn", secret, json=wish).json()


@contextmanager
def database() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    migrate(engine)
    with engine.begin() as conn:
        yield conn


def put(conn: Connection, hash: str, data: bytes, touched: int | None = None) -> None:
    conn.execute(schema.rings.insert().values(hash=hash, data=data, made=0, touched=touched or store.now()))


def test_another_device_plays_with_the_keys_of_the_first(server: Server) -> None:
    first, second = server.make("me", "careful"), server.make("me", "careful")
    secret = ring(server, first, second)
    keys = turn(server, secret)["keys"]
    assert keys == on(first, second)
    assert [t["mine"] for t in server.call("POST", "/api/mine", json={"keys": keys}).json()["tables"]] == [[0], [0]]


def test_what_one_device_adds_or_drops_the_others_see(server: Server) -> None:
    first, second, third = [server.make("me", "careful") for _ in range(3)]
    secret = ring(server, first, second)
    assert turn(server, secret, keys=on(third, second))["keys"] == on(third, first, second)
    assert turn(server, secret, dropped=[first.table])["keys"] == on(third, second)
    assert turn(server, secret)["keys"] == on(third, second)


def test_only_keys_of_tables_hang_on_a_ring(server: Server) -> None:
    mine, other = server.make("me", "careful"), server.make("me", "careful")
    strange = [{"table": table, "key": key} for table, key in (
        (mine.table, other.key), ("nowhere", mine.key), ("'", ""))]
    secret = str(server.call("POST", "/api/rings", json={"keys": [*strange, *on(mine)]}).json()["secret"])
    assert turn(server, secret, keys=strange)["keys"] == on(mine)


def test_a_melted_ring_opens_nothing_and_keys_stay_good(server: Server) -> None:
    mine = server.make("me", "careful")
    secret = ring(server, mine)
    assert server.call("POST", "/api/rings/melt", secret, json={}).status_code == 200
    for path in ("turn", "melt"):
        refused = server.call("POST", f"/api/rings/{path}", secret, json={})
        assert (refused.status_code, refused.json()["error"]["id"]) == (404, "no-such-ring")
    assert mine.state()["status"] == "playing"


def test_a_ring_needs_its_own_secret(server: Server) -> None:
    mine = server.make("me", "careful")
    secret = ring(server, mine)
    for wrong in (None, mine.key, secret[:-1] + ("A" if secret[-1] != "A" else "B")):
        assert turn(server, wrong)["error"]["id"] == "no-such-ring"
    assert server.call("GET", f"/api/tables/{mine.table}", secret).json()["error"]["id"] == "bad-key"


def test_the_newest_keys_stay_on_a_full_ring() -> None:
    keys = [TableKey(f"table{n}", "key") for n in range(rings.RING)]
    with database() as conn:
        put(conn, store.hashed("secret"), rings._sealed("secret", keys))
        new = TableKey("new", "key")
        assert rings._turn(conn, "secret", [new], []) == [new, *keys[:-1]]


def test_the_database_alone_opens_neither_ring_nor_seat() -> None:
    engine = create_engine("sqlite://")
    migrate(engine)
    secret, key = store.new_key(), TableKey("some-table", store.new_key())
    with engine.begin() as conn:
        put(conn, store.hashed(secret), rings._sealed(secret, [key]))
        kept = repr(list(conn.execute(text("SELECT * FROM rings"))))
        assert not any([word in kept for word in (secret, key.key, key.table)])
        assert rings._turn(conn, secret, [], []) == [key]


def test_a_ring_that_nobody_turns_is_thrown_away() -> None:
    with database() as conn:
        for name, touched in (("old", store.now() - rings.FORGOTTEN - 1000), ("young", store.now() - 1000)):
            put(conn, name, b"", touched)
        assert rings.forget_old(conn) == 1
        assert list(conn.execute(text("SELECT hash FROM rings"))) == [("young",)]
