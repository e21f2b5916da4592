"""Telling people who are away that it is their turn."""
from __future__ import annotations

import asyncio
import contextlib
import email
import http.server
import re
import socket
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import Message
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from fivesuns.server import acts, notify, wire
from fivesuns.server.errors import Refused
from fivesuns.server.settings import Settings, Smtp, smtp_from
from tests.server import inside
from tests.server.harness import Server, wait

GAMES = ("tests.server.tiny", "tests.server.forum")


class Hook:
    """Somebody's webhook."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        hook = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.got.append(msgspec.json.decode(body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Post:
    """A mail server that takes everything."""

    def __init__(self) -> None:
        self.got: list[tuple[str, Message]] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                conn, _ = self.listener.accept()
                with conn, conn.makefile("rwb") as talk:
                    self.talk(talk)

    def talk(self, talk: Any) -> None:
        def say(line: str) -> None:
            talk.write(line.encode() + b"\r\n")
            talk.flush()
        say("220 hello")
        to = ""
        for raw in talk:
            line = raw.decode().strip()
            if line.upper().startswith("RCPT"):
                to = line.partition("<")[2].partition(">")[0]
            if line.upper() == "DATA":
                say("354 go on")
                lines = []
                for part in talk:
                    if part == b".\r\n":
                        break
                    lines.append(part)
                self.got.append((to, email.message_from_bytes(b"".join(lines))))
            say("221 bye" if line.upper() == "QUIT" else "250 ok")
            if line.upper() == "QUIT":
                return


def text_of(mail: tuple[str, Message]) -> str:
    return mail[1].get_payload(decode=True).decode()  # type: ignore[union-attr]


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.listener.close()


@pytest.fixture
def notifying(start: Any, database: str, post: Post) -> Server:
    server: Server = start(database, private_webhooks=True, grace=0.5, tick=0.2, base_url="http://play.example",
                           smtp=Smtp(host="127.0.0.1", port=post.port, sender="Table <table@play.example>",
                                     security="none"))
    return server


def test_a_webhook_is_told_once_a_turn(notifying: Server, hook: Hook) -> None:
    anna = notifying.make("me", "open", title="slow one", slow=True)
    bo = notifying.claim(anna.table, 1, "Bo")
    bo.do("settings", notify={"webhook": hook.url})
    wait(lambda: hook.got)
    assert hook.got[0]["table"] == anna.table
    assert hook.got[0]["seat"] == 1
    assert hook.got[0]["link"] == f"http://play.example/t/{anna.table}"
    assert hook.got[0]["text"].startswith("Bo, it is your turn")
    time.sleep(1.5)
    assert len(hook.got) == 1, "once"
    anna.answer(0)
    time.sleep(1)
    assert len(hook.got) == 1, "the question is still the same"
    bo.answer(1)
    if anna.state()["waiting"] == [1]:
        bo.answer(1, "keep")
        time.sleep(1)
        assert len(hook.got) == 1, "once for a turn, not for every question of it"
    else:
        anna.answer(0, "pass")
        wait(lambda: len(hook.got) == 2)


def told(server: Server) -> list[tuple[bool, ...]]:
    """Of each notice: was it sent, and has its person acted since?"""
    engine = create_engine(server.settings.database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as conn:
        found = [(bool(sent), bool(answered)) for sent, answered in conn.execute(
            text("SELECT sent, answered FROM notices"))]
    engine.dispose()
    return found


def test_who_was_told_and_has_not_acted_is_not_told_again_however_often_the_turn_comes(
        start: Any, database: str, hook: Hook) -> None:
    server: Server = start(database, private_webhooks=True, grace=0.1, tick=0.1, games=GAMES)
    anna = server.make("me", "open", "open", game="forum", options={"rounds": 5})
    bo, cy = server.claim(anna.table, 1, "Bo"), server.claim(anna.table, 2, "Cy")
    bo.do("settings", notify={"webhook": hook.url})
    for _ in range(2):                                    # Anna cries out, and nobody waits for Bo any more
        anna.answer(0, "7")
        wait(lambda: hook.got)
        assert told(server) == [(True, False)]
        anna.answer(0, "stop")
        assert anna.state()["waiting"] == [0]
        assert told(server) == [(True, False)]
        anna.answer(0, "leather")
    anna.answer(0, "7")
    assert told(server) == [(True, False)]
    bo.answer(1, "pass")
    assert told(server) == [], "he has spoken"
    cy.answer(2, "pass")
    anna.answer(0, "pass")
    anna.answer(0, "leather")
    anna.answer(0, "7")
    wait(lambda: len(hook.got) > 1)
    assert len(hook.got) == 2


def test_who_is_connected_is_not_told(notifying: Server, hook: Hook) -> None:
    anna = notifying.make("me", "open")
    bo = notifying.claim(anna.table, 1)
    with bo.window() as b:
        b.state()
        bo.do("settings", notify={"webhook": hook.url})
        time.sleep(2)
        assert hook.got == []
    wait(lambda: hook.got)


def test_a_mail_only_after_its_owner_said_yes(notifying: Server, post: Post) -> None:
    anna = notifying.make("me", "open", title="by mail")
    bo = notifying.claim(anna.table, 1)
    bo.do("settings", notify={"mail": "bo@example.org", "quiet": None}, lang="uk")
    wait(lambda: post.got)
    to, question = post.got[0]
    assert to == "bo@example.org"
    link = re.search(r"http://play\.example(/mail/confirm/\S+)", question.get_payload(decode=True).decode())  # type: ignore[union-attr]
    assert link is not None
    assert not bo.state()["settings"]["notify"]["mail_confirmed"]
    time.sleep(1.2)
    assert len(post.got) == 1, "nothing before that"
    page = notifying.call("GET", link[1])
    assert "<button>" in page.text
    assert "form-action 'self'" in page.headers["content-security-policy"]
    time.sleep(0.5)
    assert not bo.state()["settings"]["notify"]["mail_confirmed"], "looking is not saying yes"
    assert notifying.call("POST", link[1]).status_code == 200
    assert bo.state()["settings"]["notify"]["mail_confirmed"]
    bo.answer(1)
    anna.answer(0)
    state = anna.state()
    if state["waiting"] == [0]:
        anna.answer(0, "pass")
    wait(lambda: len(post.got) >= 2)
    _, turn = post.got[1]
    text = turn.get_payload(decode=True).decode()  # type: ignore[union-attr]
    assert f"http://play.example/t/{anna.table}" in text
    assert "хід" in text, "in the language of the player"
    assert bo.key not in text
    stop = re.search(r"http://play\.example(/mail/stop/\S+)", text)
    assert stop is not None
    assert notifying.call("POST", stop[1]).status_code == 200
    assert bo.state()["settings"]["notify"]["mail"] is None
    assert "more" in notifying.call("POST", "/mail/stop/wrong-code-altogether").text


def test_several_tables_come_in_one_mail(database: str, post: Post) -> None:
    async def work() -> None:
        smtp = Smtp(host="127.0.0.1", port=post.port, sender="Table <table@play.example>", security="none")
        async with inside.hall(database, grace=0.0, smtp=smtp) as hall:
            tables = []
            for _ in range(3):
                live, _ = await inside.make(hall, "me", "open")
                bo = (await acts.do(acts.Actor(hall, live, None, "x"), wire.Claim(seat=1)))["key"]
                mail = wire.SettingsAct(notify=wire.Notify(mail="bo@example.org"))
                await acts.do(acts.Actor(hall, live, bo, "x"), mail)
                code = re.search(r"/mail/confirm/(\S+)", text_of(post.got[-1]))
                assert code is not None
                assert await notify.confirm(hall, code[1], True)
                tables.append(live.id)
            post.got.clear()
            assert await notify.send_due(hall) == 3
            await inside.until(lambda: not hall.telling)
            assert len(post.got) == 1
            assert [id for id in tables if f"/t/{id}" not in text_of(post.got[0])] == []
    inside.run(work)


def test_what_cannot_be_used_is_refused(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url)
    anna = server.make("me", "careful")
    for wrong in ({"mail": "a@example.org"}, {"webhook": "http://example.org/x"}, {"webhook": "ftp://example.org"},
                  {"webhook": "https://user:pw@example.org"}, {"webhook": "https://example.org", "zone": "Mars/North"}):
        assert anna.refused("settings", notify=wrong) == "notify-refused", wrong
    assert anna.refused("settings", notify={"webhook": "https://example.org", "quiet": [25, 3]}) == "bad-request"
    anna.do("settings", notify={"webhook": "https://example.org/x", "quiet": [22, 8], "zone": "Europe/Kyiv"})
    assert anna.state()["settings"]["notify"]["quiet"] == [22, 8]
    anna.do("settings", notify=None)
    assert anna.state()["settings"]["notify"]["webhook"] is None


def test_quiet_hours() -> None:
    def until(hour: int, quiet: list[int] | None, zone: str = "UTC") -> int | None:
        found = notify.quiet_until(datetime(2026, 3, 5, hour, 30, tzinfo=UTC), quiet, zone)
        return None if found is None else found.astimezone(UTC).hour
    assert until(23, [22, 8]) == 8
    assert until(3, [22, 8]) == 8
    assert until(12, [22, 8]) is None
    assert until(13, [12, 14]) == 14
    assert until(8, [22, 8]) is None
    assert until(12, None) is None
    assert until(21, [22, 8], "Europe/Kyiv") == 6, "23:30 there; it ends at 8 there"


@pytest.mark.parametrize("url", [
    "http://127.0.0.1:9/x", "http://localhost:9/", "http://[::1]:9/", "http://10.0.0.1/", "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/", "http://[64:ff9b::10.0.0.1]/", "http://[64:ff9b:1::1]/", "http://[2002:7f00:1::]/",
    "http://[2002:c0a8:101::1]/", "http://[2001:0:53aa:64c:0:0:80ff:fffe]/", "http://[::7f00:1]/", "http://[fec0::1]/",
    "http://[fe80::1]/", "http://[fd00::1]/", "http://224.0.0.1/", "http://[ff02::1]/", "http://0.0.0.0/",
    "http://169.254.169.254/", "http://100.64.0.1/", "http://2130706433/"])
def test_a_webhook_never_reaches_into_our_own_network(url: str) -> None:
    with pytest.raises(ValueError, match="public"):
        asyncio.run(notify.post(url, b"{}", private=False))


def test_addresses_of_the_world_outside_are_public() -> None:
    for address in ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e",
                    "2002:5db8:d70e::1", "::ffff:93.184.215.14"):
        assert notify.public(address), address


def test_a_name_is_looked_up_once_and_only_what_was_looked_at_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is public when it is looked at, and ours a moment later, leads nowhere."""
    asked: list[str] = []
    tried: list[str] = []

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        where = ["10.0.0.1", "93.184.215.14"] if len(asked) == 1 else ["127.0.0.1"]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in where]

    async def connect(host: str, port: int, **more: Any) -> Any:
        tried.append(host)
        raise ConnectionRefusedError
    monkeypatch.setattr("fivesuns.server.notify.socket.getaddrinfo", look_up)
    monkeypatch.setattr("fivesuns.server.notify.asyncio.open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(notify.post("http://rebinding.example/", b"{}", private=False))
    assert asked == ["rebinding.example"]
    assert tried == ["93.184.215.14"]


def test_a_slow_webhook_holds_up_nobody(start: Any, sqlite_url: str, hook: Hook) -> None:
    """It drips its answer, a byte a second: each byte is in time, the whole is not."""
    drip = socket.create_server(("127.0.0.1", 0))
    came: list[socket.socket] = []

    def listen() -> None:
        with contextlib.suppress(OSError):
            while True:
                conn, _ = drip.accept()
                came.append(conn)
                threading.Thread(target=talk, args=(conn,), daemon=True).start()

    def talk(conn: socket.socket) -> None:
        with conn, contextlib.suppress(OSError):
            for byte in b"HTTP/1.1 200 OK and so on and so forth" * 100:
                conn.sendall(bytes([byte]))
                time.sleep(0.5)
    threading.Thread(target=listen, daemon=True).start()
    server: Server = start(sqlite_url, private_webhooks=True, grace=0.5, tick=0.2, base_url="http://x.example")

    def failed() -> int:
        return len([x for x in server.lines() if x["event"] == "webhook-failed"])
    slow = [server.make("me", "open") for _ in range(12)]
    for table in slow:
        bo = server.claim(table.table, 1)
        bo.do("settings", notify={"webhook": f"http://127.0.0.1:{drip.getsockname()[1]}/"})
    wait(lambda: len(came) == 12)
    anna = server.make("me", "open")
    server.claim(anna.table, 1, "Bo").do("settings", notify={"webhook": hook.url})
    wait(lambda: hook.got)
    assert failed() < 12, "nobody waited until the slow ones had used up their time"
    wait(lambda: failed() == 12)
    drip.close()
    time.sleep(1)
    assert len(hook.got) == 1, "once"


def test_mail_addresses() -> None:
    settings = Settings(smtp=Smtp(host="x"))
    assert notify.checked(settings, wire.Notify(mail="a.b+c@mail.example.org"))
    assert notify.checked(settings, wire.Notify(mail="o=x_1@xn--e1afmkfd.xn--80akhbyknj4f.org"))
    for wrong in ("a", "a@b", "a b@example.org", "a@example.org\nBcc: x@y.org", "a,b@example.org", "<a@example.org>",
                  "a@b@example.org", "a\x01@example.org", "a\x7f@example.org", "a@example.org\x00",
                  "a@exam\u200dple.org",
                  "\u0430@example.org", "a@\u0435xample.org", "a\u202e@example.org", "a\ud800@example.org",
                  "a@example.org\n", "a@example..org", "a@-example.org", ".a@example.org", "a.@example.org",
                  "a..b@x.org",
                  "x" * 65 + "@example.org", "a@[127.0.0.1]", '"a"@example.org', "a@example.org\u2028"):
        with pytest.raises(Refused):
            notify.checked(settings, wire.Notify(mail=wrong))


def test_odd_addresses_are_refused_with_a_sentence_over_the_wire(notifying: Server, post: Post) -> None:
    anna = notifying.make("me", "open")
    for wrong in (r"a\u0001@example.org", r"a\ud800@example.org", r"a@b@example.org", r"\u0430@example.org",
                  r"a@example.org\nBcc: b@example.org"):
        found = notifying.call("POST", f"/api/tables/{anna.table}/acts", anna.key,
                               content=f'{{"type": "settings", "notify": {{"mail": "{wrong}"}}}}'.encode())
        assert found.json()["error"]["id"] in ("notify-refused", "bad-request"), wrong
        assert found.json()["error"]["text"]
    assert post.got == []
    assert not notifying.failures()


def test_an_odd_address_from_before_ends_nobodys_messages(start: Any, sqlite_url: str, post: Post, hook: Hook) -> None:
    server: Server = start(sqlite_url, private_webhooks=True, grace=0.3, tick=0.2, base_url="http://play.example",
                           smtp=Smtp(host="127.0.0.1", port=post.port, sender="T <t@play.example>", security="none"))
    anna = server.make("me", "open")
    bo = server.claim(anna.table, 1)
    engine = create_engine(sqlite_url)
    with engine.begin() as conn:
        conn.execute(text("UPDATE seat_keys SET notify = :notify, mail_confirmed = TRUE WHERE NOT host"), {
            "notify": '{"mail": "\u0430@b@[example.org", "webhook": null, "zone": "UTC", "quiet": null}'})
    server.kill()
    server.start()
    bo.do("settings", confirm=True)
    bo.answer(1)
    anna.answer(0)
    if anna.state()["waiting"] == [0]:
        anna.answer(0, "pass")
    wait(lambda: [x for x in server.lines() if x["event"] == "mail-failed"])
    other = server.make("me", "open")
    server.claim(other.table, 1).do("settings", notify={"webhook": hook.url})
    wait(lambda: hook.got)
    assert not [x for x in server.lines() if x["event"] == "notify-failed"]
    engine.dispose()


def test_mail_settings_come_from_the_environment() -> None:
    assert smtp_from({}) is None
    found = smtp_from({"FIVESUNS_SMTP_HOST": "mail.example.org", "FIVESUNS_SMTP_PORT": "465",
                       "FIVESUNS_SMTP_SECURITY": "tls", "FIVESUNS_SMTP_USER": "u", "FIVESUNS_SMTP_PASSWORD": "p"})
    assert found == Smtp(host="mail.example.org", port=465, user="u", password="p", security="tls")
    with pytest.raises(ValueError, match="starttls, tls or none"):
        smtp_from({"FIVESUNS_SMTP_HOST": "x", "FIVESUNS_SMTP_SECURITY": "maybe"})
