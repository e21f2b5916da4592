"""What the server says is what its types say, and the browser's types are made from them."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from fivesuns import clauses
from fivesuns.kernel import QuickDice, Table
from fivesuns.server import messages
from fivesuns.server.shown import described
from tests.server.harness import Server
from tests.web import kinds

ROOT: Final = Path(__file__).parent.parent.parent


def is_a(kind: Any, message: Any) -> None:
    """Exactly: nothing is missing, of another type, or more than was said."""
    assert msgspec.to_builtins(msgspec.convert(message, kind)) == message


def is_a_state(state: Any) -> None:
    is_a(messages.TableState, state)
    for eye in state["eyes"]:
        for asked in (eye["decision"], eye["aside"]):
            if asked is not None:
                msgspec.convert(asked, messages.WireDecision)


def test_what_is_said_is_what_the_types_say(server: Server) -> None:
    is_a(messages.Games, server.get("/api/games"))
    is_a(clauses.Rules, server.get("/api/rules/race"))
    checked = server.call("POST", "/api/games/tiny/check", json={"seats": 2, "options": {"odd": True}}).json()
    is_a(messages.Checked, checked)
    made = server.call("POST", "/api/tables", json={"game": "tiny", "public": True, "seats": [
        {"kind": "me", "name": "Anna"}, {"kind": "open"}]}).json()
    is_a(messages.Made, made)
    is_a(messages.Listed, server.get("/api/tables"))
    table, key = made["table"], made["key"]
    is_a_state(server.get(f"/api/tables/{table}", key))
    bo = server.claim(table, 1, "Bo")
    mine = {"keys": [{"table": table, "key": key}, {"table": table, "key": "x" * 32}]}
    is_a(messages.Mine, server.call("POST", "/api/mine", json=mine).json())
    with bo.window(have={"epoch": 0, "number": 0}) as window:
        is_a_state(window.state())
        bo.do("chat", text="hello")
        is_a(messages.ChatMessage, window.wait(lambda m: m["type"] == "chat")["message"])
        is_a(messages.WireError, window.do("answer", seat=0, moment="x", name="pass")["error"])
        bo.answer(1)
        bo.do("propose", what="cancel")
        is_a_state(window.state(lambda s: s["proposal"] is not None))
    is_a_state(server.get(f"/api/tables/{table}"))
    is_a(messages.Log, bo.look("log?seat=1"))
    is_a(messages.Chat, bo.look("chat"))
    is_a(messages.Notation, bo.look("answers?seat=1"))
    moment = bo.look("at/8?seat=1")
    is_a(messages.Moment, moment)
    timed = server.make("me", "open", clock={"kind": "game", "seconds": 600, "increment": 5})
    mine = {"keys": [{"table": timed.table, "key": timed.key}]}
    is_a(messages.Mine, server.call("POST", "/api/mine", json=mine).json())
    server.claim(timed.table, 1)
    with timed.window() as window:
        is_a_state(window.state())
    over = server.make("me", "careful", options={"rounds": 1})
    over.play_out()
    is_a_state(over.state())
    is_a(messages.Statistics, over.look("statistics"))


def test_every_kind_of_decision_is_one_of_the_types() -> None:
    table: Any = Table(kinds.GAME, {"seats": 2})
    seen = set()
    while not table.over:
        seat, decision = next(iter(table.waiting().items()))
        told = msgspec.json.decode(msgspec.json.encode(described(decision)))
        seen.add(type(msgspec.convert(told, messages.WireDecision)))
        table.give(seat, decision.sample(QuickDice(1)))
    assert seen == set(get_args(messages.WireDecision))


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, "tools/wire.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
