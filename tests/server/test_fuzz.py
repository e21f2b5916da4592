"""Whatever anybody sends: no failure of the server, no table lost or changed by who may not change it."""
from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from fivesuns.kernel import Table
from tests.server.harness import Player, Server, Window, easy
from tests.server.tiny import GAME

TYPES = ["answer", "take_back", "standing", "undo", "agree", "refuse", "withdraw", "propose", "chat", "note",
         "settings", "rename", "claim", "link", "leave", "return", "bot", "open", "start", "rematch", "fork", "report",
         "hello", "x"]
FIELDS = ["seat", "moment", "name", "index", "value", "confirmed", "key", "names", "to", "ask", "proposal", "what",
          "text", "confirm", "lang", "notify", "nonce", "bot", "number", "id", "type"]
ODD: list[Any] = [
    None, True, False, 0, 1, -1, 3, 99, 10**9, 10**18, 10**30, 1.5, -0.0, 1e300, "", "pass", "x", "0", "nothing",
    "card-01", "card-01 card-02", "\u0000", "\ud7ff", "\U0001f600" * 50, "x" * 9000, "'; DROP TABLE tables; --",
    "../../etc/passwd", "<script>", [], [[]], [[[[[[[[[[]]]]]]]]]], {}, {"a": 1}, ["card-01"], [None],
    "0.0.8.tiny.play", "0.0.0.", ".....", "1.1.1.1", {"mail": "a@b.cd"}, {"webhook": "x"}, {"quiet": [1]},
    "tiny.play", "house", "careful"]
RAW = [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"type": "answer"', b'{"type": 7}', b'"answer"', b"[" * 20_000,
       b'{"type": "chat", "text": "\\ud800"}', b'{"type":"chat","text":"\xc3\x28"}', b"1" * 5000, b'{"a":' * 3000,
       b'{"type": "answer", "type": "undo", "seat": 0}', b"\x00" * 100]


def wild(rng: random.Random, moments: list[str]) -> dict[str, Any]:
    message: dict[str, Any] = {"type": rng.choice(TYPES)}
    for field in rng.sample(FIELDS, rng.randint(0, 6)):
        message[field] = rng.choice(moments) if field == "moment" and rng.random() < 0.6 else rng.choice(ODD)
    if rng.random() < 0.7:
        message.setdefault("seat", rng.randint(-1, 4))
    return message


def test_wild_requests_break_nothing(server: Server) -> None:
    rng = random.Random(11)
    anna = server.make("me", "open", options={"rounds": 2})
    bo = server.claim(anna.table, 1)
    strangers: list[str | None] = [None, "k" * 32, server.make("me", "careful").key]
    before = [p.state() for p in (anna, bo)]
    moments = [s["eyes"][0]["moment"] for s in before]
    paths = [f"/api/tables/{anna.table}/acts", "/api/tables", "/api/mine", "/api/import", "/api/games/tiny/check",
             "/api/games/eclipse/odds", "/api/tables/nowhere/acts", "/api/games/chess/check", "/mail/stop/abc", "/"]
    with httpx.Client(base_url=server.url, timeout=30) as http:
        for n in range(400):
            body: Any = rng.choice(RAW) if rng.random() < 0.2 else json.dumps(wild(rng, moments)).encode()
            key = rng.choice(strangers)
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            path = paths[0] if rng.random() < 0.6 else rng.choice(paths)
            found = http.request(rng.choice(["POST", "POST", "POST", "PUT", "DELETE"]), path, content=body,
                                 headers=headers)
            assert found.status_code < 500, (n, path, body[:200], found.text)
            if found.status_code >= 400 and not path.startswith("/mail"):
                assert found.json()["error"]["text"], (path, body[:100])
        for path in wild_paths(rng, anna.table):
            found = http.get(path)
            assert found.status_code < 500, (path, found.text)
    after = [p.state() for p in (anna, bo)]
    assert [s["eyes"] for s in after] == [s["eyes"] for s in before]
    assert [s["number"] for s in after] == [s["number"] for s in before]
    assert [s["seats"] for s in after] == [s["seats"] for s in before]


def wild_paths(rng: random.Random, table: str) -> list[str]:
    odd = ["-1", "x", "9" * 30, "1.5", "%00", "%ff", "a" * 400, "' or 1=1", "\u0661", "0x1", "", "null", "8"]
    found = [f"/api/tables/{table}/at/{x}" for x in odd] + [f"/api/tables/{x}" for x in odd]
    found += [f"/api/tables/{table}/{part}?{name}={x}" for part in ("log", "at/8", "chat") for x in odd
              for name in ("seat", "from", "after")]
    found += [f"/api/tables?{name}={x}" for x in odd for name in ("game", "status", "slow", "free", "after")]
    found += [f"/api/reports/{x}" for x in odd] + [f"/api/rules/{x}/{x}" for x in odd]
    found += [f"/api/texts/{x}/{x}.ftl" for x in odd] + [f"/mail/{x}/{x}" for x in odd] + [f"/{x}" for x in odd]
    return found


def test_wild_messages_of_a_player_never_break_the_table(server: Server) -> None:
    """Whoever holds a key may do anything silly: the table stays whole, and its record replays."""
    rng = random.Random(12)
    anna = server.make("me", "screen", "careful", options={"rounds": 2})
    with anna.window() as a:
        moments = [e["moment"] for e in a.state()["eyes"]]
        for n in range(250):
            message = wild(rng, moments)
            if message["type"] in ("leave", "bot"):
                continue
            with contextlib.suppress(ConnectionClosed):
                a.say(message | {"id": f"n{n}"})
                answer = a.wait(lambda m: m["type"] in ("done", "error"))
                if answer["type"] == "error":
                    assert answer["error"]["id"] not in ("broken", "failed"), (message, answer)
            state = anna.state()
            if state["status"] != "playing":
                break
            moments = [e["moment"] for e in state["eyes"]]
            if n % 3 == 0:
                eye = [e for e in state["eyes"] if e["decision"]]
                if eye:
                    anna.act("answer", seat=eye[0]["seat"], moment=eye[0]["moment"], name=easy(eye[0]["decision"]))
    if anna.state()["status"] == "playing":
        anna.play_out()
    if anna.state()["status"] == "over":
        Table.replay(GAME, server.record(anna.table))


def test_raw_nonsense_on_the_websocket(server: Server) -> None:
    anna = server.make("me", "careful")
    before = anna.until(lambda s: s["sealed"] == [1])
    for raw in RAW:
        with anna.window() as a:
            a.state()
            with contextlib.suppress(ConnectionClosed):
                a.socket.send(raw)
                a.say({"type": "note", "text": "still here", "id": "after"})
                a.wait(lambda m: m.get("id") == "after")
        with contextlib.suppress(ConnectionClosed), Raw(server, anna.table) as socket:
            socket.socket.send(raw)
            socket.drain(0.2)
    assert anna.state()["eyes"] == before["eyes"]


class Raw(Window):
    """A window that says no hello."""

    def say(self, message: Any) -> None:
        if not (isinstance(message, dict) and message.get("type") == "hello"):
            super().say(message)

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(server, table, None)


def test_replayed_and_reordered_messages_change_nothing(server: Server) -> None:
    """Everything that was ever said is said again, in any order, by everybody: only what is still asked counts."""
    rng = random.Random(13)
    anna = server.make("me", "open", options={"rounds": 2})
    bo = server.claim(anna.table, 1)
    said: list[tuple[Player, dict[str, Any]]] = []
    for _ in range(200):
        if anna.state()["status"] == "over":
            break
        for seat, player in enumerate((anna, bo)):
            eye = player.eye(seat)
            if eye["decision"]:
                answer = {"seat": seat, "moment": eye["moment"], "name": easy(eye["decision"])}
                player.do("answer", **answer)
                said.append((player, answer))
        number = anna.state()["number"]
        for player, answer in rng.sample(said, min(len(said), 4)):
            for who in (anna, bo, Player(server, anna.table, None)):
                found = who.act("answer", **answer)
                assert found.status_code in (403, 409, 422), (found.text, player.key == who.key)
        assert anna.state()["number"] == number
    Table.replay(GAME, server.record(anna.table))
