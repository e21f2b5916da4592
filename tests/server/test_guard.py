"""Nobody gets in: keys, origins, headers, sizes and rates."""
from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from fivesuns.server import store
from fivesuns.server.errors import STATUS, Refused
from fivesuns.server.limits import Bucket
from fivesuns.server.settings import Limits
from fivesuns.texts import LANGUAGES, Texts
from tests.server.harness import GENEROUS, ROOT, Player, Server, wait


def test_keys_are_not_in_the_database(start: Any, sqlite_url: str, tmp_path: Path) -> None:
    server = start(sqlite_url)
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    assert len(anna.key) == 32
    server.stop()
    for file in tmp_path.glob("tables.sqlite3*"):
        data = file.read_bytes()
        assert anna.key.encode() not in data
        assert bo.key.encode() not in data
        if file.name == "tables.sqlite3":
            assert store.hashed(anna.key).encode() in data
    assert anna.key not in Path(server.log.name).read_text()


def test_a_key_is_compared_in_constant_time_with_every_key_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(a: str, b: str) -> bool:
        compared.append(a)
        return a == b
    monkeypatch.setattr("fivesuns.server.store.hmac.compare_digest", compare)
    keys = {n: store.KeyRow(n, store.hashed(f"key {n}"), False, False, None, False, "en", False) for n in range(4)}
    found = store.find_key(keys, "key 1")
    assert found is not None
    assert found.id == 1
    assert len(compared) == 4
    assert store.find_key(keys, "key 9") is None


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/t/whatever", "/api/games", "/api/nothing", "/health", "/assets/none.js"):
        headers = server.call("GET", path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
        assert "http" not in policy, "no third party"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_a_server_for_this_machine_answers_only_to_its_own_names(server: Server) -> None:
    assert server.call("GET", "/api/games", headers={"Host": "evil.example"}).status_code == 421
    assert server.call("GET", "/api/games", headers={"Host": f"localhost:{server.port}"}).status_code == 200


@pytest.mark.parametrize("key", ["short", "x" * 65, "Basic abc", "%00" * 8])
def test_a_malformed_key_is_refused(server: Server, key: str) -> None:
    anna = server.make("me", "careful")
    found = httpx.get(f"{server.url}/api/tables/{anna.table}", headers={"Authorization": f"Bearer {key}"})
    assert found.status_code == 403


def test_too_large_a_body_is_refused(server: Server) -> None:
    body = b'{"game": "tiny", "seats": [], "title": "' + b"x" * 70_000 + b'"}'
    found = server.call("POST", "/api/tables", content=body)
    assert found.status_code == 413
    assert found.json()["error"]["id"] == "too-large"
    found = server.call("POST", "/api/import", content=b'{"record": "' + b"x" * 1_100_000 + b'"}')
    assert found.status_code == 413
    assert server.call("POST", "/api/import", json={"record": "x" * 900_000}).status_code == 422


def test_too_large_a_message_closes_the_window(server: Server) -> None:
    anna = server.make("me", "careful")
    with anna.window() as a:
        a.state()
        a.say('{"type": "chat", "text": "' + "x" * 70_000 + '"}')
        with pytest.raises(ConnectionClosed):
            a.wait(lambda m: False)


def test_requests_are_limited_by_address(start: Any, sqlite_url: str) -> None:
    limits = Limits(requests=(0.5, 40), tables=(0.001, 2), chat=(0.001, 2), acts=(1000, 1000))
    server = start(sqlite_url, limits=limits)
    anna = server.make("me", "open")
    server.make("me", "open")
    third = server.call("POST", "/api/tables", json={"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert third.status_code == 429
    assert int(third.headers["retry-after"]) > 60
    anna.do("chat", text="one")
    anna.do("chat", text="two")
    assert anna.refused("chat", text="three") == "too-many"
    codes = [server.call("GET", "/api/games").status_code for _ in range(60)]
    assert 429 in codes
    time.sleep(2.5)
    assert server.call("GET", "/api/games").status_code == 200


def test_connections_are_limited(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url, limits=GENEROUS.__class__(connections_here=3, requests=(1000, 1000)))
    anna = server.make("me", "careful")
    with anna.window() as a, anna.window() as b, anna.window() as c:
        for window in (a, b, c):
            window.state()
        with anna.window() as d:
            assert d.hear()["error"]["id"] == "too-many"


def test_acts_are_limited_by_key(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url, limits=Limits(requests=(1000, 1000), acts=(0.01, 5)))
    anna = server.make("me", "careful")
    found = [anna.act("note", text="x").status_code for _ in range(8)]
    assert found[:5] == [200] * 5
    assert 429 in found[5:]


def test_a_bucket_refills() -> None:
    clock = [0.0]
    bucket = Bucket((2.0, 3), lambda: clock[0])
    for _ in range(3):
        bucket.take("a")
    with pytest.raises(Refused) as refused:
        bucket.take("a")
    assert refused.value.retry == 1
    bucket.take("b")
    clock[0] = 0.6
    bucket.take("a")


def test_a_bucket_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivesuns.server.limits.KEEP", 100)
    clock = [0.0]
    bucket = Bucket((1.0, 10), lambda: clock[0])
    for n in range(1000):
        clock[0] += 0.01
        bucket.take(str(n))
    assert len(bucket._level) <= 110


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    for id in [*STATUS, "failed"]:
        for language in LANGUAGES:
            assert Texts(language, "server").find([f"error-{id}"]) is not None, (language, id)


def test_the_protocol_lists_every_refusal() -> None:
    text = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
    listed = text.partition("## Error ids")[2]
    assert not [id for id in STATUS if f"`{id}`" not in listed]


def test_pages_are_served_with_a_fallback_for_the_single_page(server: Server) -> None:
    for path in ("/", "/t/abc", "/report/xyz", "/nowhere/at/all"):
        found = server.call("GET", path)
        assert found.status_code == 200
        assert found.headers["content-type"].startswith("text/html")
        assert found.headers["cache-control"] == "no-cache"
        again = server.call("GET", path, headers={"If-None-Match": found.headers["etag"]})
        assert again.status_code == 304
    for path in ("/missing.js", "/assets/missing.css", "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd.txt"):
        assert server.call("GET", path).status_code == 404


def test_health_for_people_and_programs(server: Server) -> None:
    found = server.get("/api/health")
    assert found["status"] == "ok"
    assert found["rules"]["alive"] == 2
    assert found["database"]["ok"]
    page = server.call("GET", "/health")
    assert page.status_code == 200
    assert "ok" in page.text


def test_texts_and_rules_are_served(server: Server) -> None:
    names = server.get("/api/texts")
    assert names["languages"] == ["en", "ru", "uk"]
    assert "server" in names["names"]
    for language in names["languages"]:
        found = server.call("GET", f"/api/texts/{language}/server.ftl")
        assert "error-not-legal" in found.text
        assert found.headers["content-type"].startswith("text/plain")
    for path in ("/api/texts/de/server.ftl", "/api/texts/en/nothing.ftl", "/api/texts/en/server.txt",
                 "/api/texts/en/..%2f..%2fserver.ftl"):
        assert server.call("GET", path).status_code == 404
    race = server.get("/api/rules/race")
    clauses = [clause for section in race["sections"] for clause in section["clauses"]]
    assert len(clauses) > 100
    one = server.get(f"/api/rules/race/{clauses[30]['id']}")
    assert one["text"] == clauses[30]["text"]
    assert server.call("GET", "/api/rules/race/RFG-99.99").status_code == 404
    assert server.call("GET", "/api/rules/chess").status_code == 404
    assert server.get("/api/rules/race?lang=en") == race
    for path in ("/api/rules/race", "/api/rules/race/RFG-2.6"):
        for lang in ("de", "", "RU", "../en"):
            refused = server.call("GET", f"{path}?lang={lang}")
            assert refused.status_code == 400
            assert refused.json()["error"]["detail"] == "lang is one of en, ru, uk"


def test_rules_are_served_in_the_language_asked_for(tmp_path: Path, sqlite_url: str,
                                                    monkeypatch: pytest.MonkeyPatch, start: Any) -> None:
    shutil.copytree(ROOT / "docs" / "rules" / "en", tmp_path / "en")
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "race.md").write_text("## 2. Подготовка\n\n- RFG-2.6 Сбросьте две карты.\n", encoding="utf-8")
    monkeypatch.setenv("FIVESUNS_TEST_RULES", str(tmp_path))
    server = start(sqlite_url, entry="tests.server.bilingual")
    english, russian, ukrainian = [server.get(f"/api/rules/race?lang={lang}") for lang in ("en", "ru", "uk")]
    assert [found["language"] for found in (english, russian, ukrainian)] == ["en", "ru", "en"]
    assert ukrainian == english
    changed = [(s["title"], s["language"], c) for s, t in zip(russian["sections"], english["sections"], strict=True)
               for c, d in zip(s["clauses"], t["clauses"], strict=True) if c != d]
    clause = {"id": "RFG-2.6", "info": False, "text": "Сбросьте две карты.", "language": "ru"}
    assert changed == [("2. Подготовка", "ru", clause)]
    assert server.get("/api/rules/race/RFG-2.6?lang=ru") == {
        **clause, "section": "2. Подготовка", "section_language": "ru"}
    other = server.get("/api/rules/race/RFG-2.5?lang=ru")
    assert (other["language"], other["section_language"]) == ("en", "ru")
    assert server.get("/api/rules/race/RFG-2.6") == server.get("/api/rules/race/RFG-2.6?lang=uk")
    assert server.get("/api/rules/race/RFG-2.6")["language"] == "en"
    tags = {server.call("GET", f"/api/rules/race?lang={lang}").headers["etag"] for lang in ("en", "ru")}
    assert len(tags) == 2


def test_a_catalogue_is_served_where_there_is_one(server: Server) -> None:
    games = {g["name"]: g for g in server.get("/api/games")["games"]}
    assert server.call("GET", "/api/games/tiny/catalogue").json()["error"]["id"] == "no-catalogue"
    for name, game in games.items():
        found = server.call("GET", f"/api/games/{name}/catalogue")
        assert (found.status_code == 200) == game["catalogue"]
        if game["catalogue"]:
            assert isinstance(found.json(), dict)


def test_logs_are_json_lines_without_secrets(server: Server) -> None:
    anna = server.make("me", "careful")
    anna.answer(0)

    def acts() -> list[Any]:
        return [line for line in server.lines() if line["event"] == "request" and line["path"].endswith("/acts")]
    wait(acts)                                                # a line is written when its reply is on the way
    lines = server.lines()
    assert all("at" in line and "level" in line for line in lines)
    assert anna.key not in Path(server.log.name).read_text()


def test_a_foreign_key_opens_nothing(server: Server) -> None:
    anna, bo = server.make("me", "open"), server.make("me", "open")
    thief = Player(server, bo.table, anna.key)
    for act in ("note", "chat", "report", "settings"):
        assert thief.refused(act, text="x") == "bad-key"


def test_pages_elsewhere_can_do_nothing_here(server: Server) -> None:
    wish = b'{"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]}'
    anna = server.make("me", "open")
    for path in ("/api/tables", "/api/import", "/api/mine", "/api/games/tiny/check", "/api/games/tiny/odds",
                 f"/api/tables/{anna.table}/acts", "/mail/stop/0123456789abcdef"):
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"},
                        {"Origin": f"http://127.0.0.1:{server.port + 1}"}, {"Sec-Fetch-Site": "same-site"},
                        {"Origin": "null", "Content-Type": "text/plain", "Sec-Fetch-Site": "cross-site"}):
            found = server.call("POST", path, content=wish, headers=headers)
            assert (found.status_code, found.json()["error"]["id"]) == (403, "origin-refused"), (path, headers)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        assert server.call("POST", "/api/tables", content=wish, headers={"Content-Type": kind}).status_code == 403
    assert server.call("POST", "/api/tables", content=wish, headers={"Origin": "null"}).status_code == 403
    for good in ({}, {"Origin": server.url}, {"Origin": server.url, "Sec-Fetch-Site": "same-origin"},
                 {"Content-Type": "application/json; charset=utf-8"}):
        assert server.call("POST", "/api/tables", content=wish, headers=good).status_code == 201, good
    for form in ({"Origin": "null"}, {"Origin": "null", "Sec-Fetch-Site": "same-origin"}, {}):
        found = server.call("POST", "/mail/stop/0123456789abcdef", headers={
            "Content-Type": "application/x-www-form-urlencoded", **form})
        assert found.status_code == 200, "the form of a mail's link must not say where it comes from"


def test_a_closed_table_is_closed_to_all_who_hold_no_seat(server: Server) -> None:
    anna = server.make("me", "open", "open", spectators=False)
    nobody = Player(server, anna.table, None)
    assert nobody.refused("report", text="let me see") == "no-spectators"
    assert nobody.refused("fork", number=0, seat=0) == "no-spectators"
    bo = server.claim(anna.table, 1)
    assert bo.state()["seats"][1]["mine"]
    with bo.window() as b:
        b.state()
        bo.do("leave", seat=1)
        assert b.wait(lambda m: m["type"] == "gone")["error"]["id"] == "no-spectators"
    assert server.call("GET", f"/api/tables/{anna.table}", bo.key).json()["error"]["id"] == "no-spectators"
    assert server.call("GET", f"/api/tables/{anna.table}/chat", bo.key).status_code == 403
    assert bo.refused("report", text="let me see") == "no-spectators"
    with bo.window() as b:
        assert b.hear()["error"]["id"] == "no-spectators"
    bo.do("claim", seat=1)
    server.claim(anna.table, 2)
    bo.do("leave", seat=1)
    assert bo.state()["status"] == "playing", "who can come back may look"


def test_tables_cannot_be_guessed() -> None:
    ids = {store.new_id() for _ in range(200)}
    assert len(ids) == 200
    assert {len(id) for id in ids} == {16}


def test_migrations_make_the_shape_that_the_program_knows(database: str) -> None:
    from sqlalchemy import inspect

    from fivesuns.server import schema
    from fivesuns.server.database import Database
    from fivesuns.server.migrations import WrongSchema, migrate, steps
    opened = Database(database)
    try:
        assert migrate(opened.engine, 0) == 0
        assert migrate(opened.engine) == len(steps())
        assert migrate(opened.engine) == len(steps()), "each is applied once"
        there = inspect(opened.engine)
        for name, table in schema.metadata.tables.items():
            assert [c["name"] for c in there.get_columns(name)] == [c.name for c in table.columns]
        with opened.engine.begin() as conn:
            conn.execute(text("INSERT INTO schema_version VALUES (999, 'from the future')"))
        with pytest.raises(WrongSchema, match="newer program"):
            migrate(opened.engine)
    finally:
        opened.engine.dispose()


def test_a_database_that_cannot_be_is_refused_with_a_way_out() -> None:
    from fivesuns.server.database import Database, DatabaseError
    with pytest.raises(DatabaseError, match="SQLite needs a file"):
        Database("sqlite://")
    with pytest.raises(DatabaseError, match="postgresql://"):
        Database("oracle://somewhere/db")


def test_sqlite_writes_ahead_and_flushes(sqlite_url: str) -> None:
    from fivesuns.server.database import Database
    database = Database(sqlite_url)
    database.open()
    with database.engine.connect() as conn:
        assert conn.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert conn.execute(text("PRAGMA synchronous")).scalar() == 2
    database.close()
    create_engine(sqlite_url).dispose()


def test_tables_to_which_nobody_came_are_closed_after_a_month(sqlite_url: str) -> None:
    import asyncio

    from sqlalchemy import update

    from fivesuns.server import lobby, schema
    from fivesuns.server.hall import STALE, Hall
    from fivesuns.server.settings import Settings
    from fivesuns.server.wire import NewTable, SeatWish

    async def run() -> list[str]:
        hall = Hall(Settings(database=sqlite_url, games=("tests.server.tiny",), workers=1))
        await hall.open()
        try:
            wish = NewTable("tiny", [SeatWish("me"), SeatWish("open")])
            old, new = [(await lobby.make(hall, wish))["table"] for _ in range(2)]
            aged = update(schema.tables).where(schema.tables.c.id == old).values(touched=store.now() - STALE - 1)
            await hall.database.write(lambda conn: conn.execute(aged) and None)
            assert await hall.tidy() == 1
            hall.tables.clear()
            return [(await hall.table(id)).row.status for id in (old, new)]
        finally:
            await hall.close()
    assert asyncio.run(run()) == ["cancelled", "open"]
