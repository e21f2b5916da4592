"""Web push: sealed for one browser, signed by the server, once a turn, forgotten with the seat."""
from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import inspect, select

from fivesuns.server import push, schema, wire
from fivesuns.server.database import Database
from fivesuns.server.migrations import migrate
from tests.server.harness import Player, Server, generous
from tests.server.pushes import Browser, Service, signer
from tests.server.test_notify import wait


@pytest.fixture
def service() -> Iterator[Service]:
    with contextlib.closing(Service()) as made:
        yield made


@pytest.fixture
def pushing(start: Any, database: str) -> Server:
    server: Server = start(database, private_webhooks=True, grace=0.5, tick=0.2, base_url="https://play.example")
    return server


def seated(server: Server, **more: Any) -> tuple[Player, Player]:
    anna = server.make("me", "open", slow=True, **more)
    return anna, server.claim(anna.table, 1, "Bo")


def told(player: Player) -> list[str]:
    found: list[str] = player.state()["settings"]["push"]
    return found


def test_the_browser_is_told_once_a_turn_and_nobody_else_can_read_it(pushing: Server, service: Service) -> None:
    anna, bo = seated(pushing, title="Тихий стіл")
    bo.do("settings", lang="uk")
    browser = Browser(service)
    bo.do("push", seat=1, subscription=browser.subscription)
    wait(lambda: service.got)
    path, headers, body = service.got[0]
    assert path == browser.path
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert len(headers["topic"]) <= 32
    key, claims = signer(headers)
    assert key == pushing.get("/api/push")["key"]
    assert claims["aud"] == service.url
    assert claims["sub"] == "https://play.example"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert "Тихий".encode() not in body
    message = browser.read(body)
    assert message["title"] == "Ваш хід", "in the language of the player"
    assert message["body"].endswith("Тихий стіл")
    assert message["link"] == f"/t/{anna.table}"
    hidden = [card for player, seat in ((anna, 0), (bo, 1)) for card in player.eye(seat)["view"]["me"]["hand"]]
    assert not [card for card in hidden if card in str(message)]
    time.sleep(1.2)
    assert len(service.got) == 1, "once"
    anna.answer(0)
    time.sleep(0.8)
    assert len(service.got) == 1, "the question is still the same"


def test_who_is_connected_is_not_told(pushing: Server, service: Service) -> None:
    _, bo = seated(pushing)
    with bo.window() as window:
        window.state()
        bo.do("push", seat=1, subscription=Browser(service).subscription)
        time.sleep(1.5)
        assert service.got == []
    wait(lambda: service.got)


def test_quiet_hours_hold_for_push_alone(pushing: Server, service: Service) -> None:
    _, bo = seated(pushing)
    hour = time.gmtime().tm_hour
    bo.do("settings", notify={"quiet": [hour, (hour + 2) % 24], "zone": "UTC"})
    bo.do("push", seat=1, subscription=Browser(service).subscription)
    time.sleep(1.5)
    assert service.got == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(pushing: Server, service: Service, status: int) -> None:
    _, bo = seated(pushing)
    service.status = status
    with bo.window() as window:                               # who is here is not told yet
        window.state()
        bo.do("push", seat=1, subscription=Browser(service).subscription)
        assert len(told(bo)) == 1
    wait(lambda: service.got)
    wait(lambda: told(bo) == [])
    assert len(service.got) == 1


def test_a_push_service_that_fails_is_asked_again_later(pushing: Server, service: Service) -> None:
    _, bo = seated(pushing)
    service.status = 503
    bo.do("push", seat=1, subscription=Browser(service).subscription)
    wait(lambda: service.got)
    assert len(told(bo)) == 1, "it may be well again next time"
    time.sleep(0.8)
    assert len(service.got) == 1, "not at once"


def test_several_browsers_and_one_switched_off(pushing: Server, service: Service) -> None:
    _, bo = seated(pushing)
    with bo.window() as window:
        window.state()
        browsers = [Browser(service, f"number-{n}") for n in range(7)]
        for browser in browsers:
            bo.do("push", seat=1, subscription=browser.subscription)
        assert len(told(bo)) == 5, "the oldest make room"
        for browser in browsers[3:]:
            bo.do("push", seat=1, subscription=browser.subscription, on=False)
        assert len(told(bo)) == 1
        bo.do("push", seat=1, subscription=browsers[2].subscription)
        assert len(told(bo)) == 1, "each once"
    wait(lambda: service.got)
    assert [path for path, _, _ in service.got] == ["/push/number-2"]


def test_the_subscription_goes_with_the_claim_on_the_seat(pushing: Server, service: Service) -> None:
    anna = pushing.make("me", "open", "open")
    bo = pushing.claim(anna.table, 1, "Bo")
    bo.do("push", seat=1, subscription=Browser(service).subscription)
    bo.do("leave", seat=1)
    assert told(bo) == []
    dora = pushing.claim(anna.table, 1, "Dora")
    assert told(dora) == []
    dora.do("push", seat=1, subscription=Browser(service, "dora").subscription)
    anna.do("start", bot="careful")
    dora.do("leave", seat=1, bot="careful")
    assert told(dora) == []
    time.sleep(1)
    assert [path for path, _, _ in service.got if path == "/push/one"] == []


def test_whoever_comes_back_after_a_bot_is_told_again(start: Any, database: str, service: Service) -> None:
    server: Server = start(database, private_webhooks=True, grace=0.5, tick=0.2, limits=generous(away=1.0))
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1, "Bo")
    bo.do("push", seat=1, subscription=Browser(service).subscription)
    wait(lambda: anna.act("propose", what="replace", seat=1, bot="careful").json() == {"done": True})
    anna.until(lambda s: 1 in s["sealed"])
    rung = len(service.got)
    time.sleep(1)
    assert len(service.got) == rung, "the bot is told nothing"
    assert len(told(bo)) == 1
    bo.do("return", seat=1)

    def is_rung() -> bool:
        """Anna goes on until Bo has something to answer."""
        if 0 in anna.state()["waiting"]:
            anna.answer(0)
        return len(service.got) > rung
    wait(is_rung)


def test_only_for_ones_own_seat_and_only_what_can_be_sent(start: Any, sqlite_url: str, service: Service) -> None:
    server = start(sqlite_url)
    anna = server.make("me", "careful")
    good: dict[str, Any] = {**Browser(service).subscription, "endpoint": "https://push.example.org/x"}
    assert anna.refused("push", seat=1, subscription=good) == "not-your-seat"
    assert Player(server, anna.table, None).refused("push", seat=0, subscription=good) == "bad-key"
    for wrong in ({**good, "endpoint": "http://push.example.org/x"}, {**good, "endpoint": "file:///etc/passwd"},
                  {**good, "keys": {**good["keys"], "auth": "AAAA"}}, {**good, "keys": {**good["keys"], "auth": "*"}},
                  {**good, "keys": {**good["keys"], "p256dh": push.base64url(b"\4" + b"7" * 64)}}):
        assert anna.refused("push", seat=0, subscription=wrong) == "notify-refused", wrong
    anna.do("push", seat=0, subscription=good)
    assert "push.example.org" not in server.call("GET", f"/api/tables/{anna.table}", anna.key).text
    assert start(sqlite_url, push=False).call("GET", "/api/push").status_code == 404


def test_all_processes_sign_with_the_key_that_was_made_first(database: str) -> None:
    several = [Database(database) for _ in range(2)]
    for x in several:
        x.open()

    async def keys() -> list[str]:
        made = await asyncio.gather(*[x.write(push.server_key) for x in several * 3])
        return [push.public_key(key) for key in made]
    try:
        assert len(set(asyncio.run(keys()))) == 1
        with several[0].engine.connect() as conn:
            assert len(conn.execute(select(schema.server_keys)).all()) == 1
    finally:
        for x in several:
            x.close()


def test_a_database_from_before_web_push_is_brought_up_to_date(database: str) -> None:
    opened = Database(database)
    try:
        assert migrate(opened.engine, 2) == 2
        assert not inspect(opened.engine).has_table("pushes")
        assert migrate(opened.engine) >= 3
        with opened.engine.connect() as conn:
            assert conn.execute(select(schema.pushes)).all() == []
    finally:
        opened.engine.dispose()


def test_base64url() -> None:
    assert push.plain(push.base64url(b"\xff\xfe\x00")) == b"\xff\xfe\x00"
    assert not push.usable(wire.Subscription("https://x", wire.PushKeys("not a key", "short")))
