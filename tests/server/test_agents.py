"""Agents on a server: the operator names them, anybody may seat them, and nobody else can name a command."""
from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from fivesuns import IllegalOptions
from fivesuns.kernel import SealedDice, Table
from fivesuns.server.desk import Desk
from fivesuns.server.settings import Budgets, Settings, agents_from
from tests.house import ROOT
from tests.server.harness import Server, wait
from tests.server.tiny import GAME as TINY

HEAD = "import json, sys, time\ndef say(**it): print(json.dumps(it), flush=True)\n"
TIME = Budgets(think=20.0)
CAREFUL = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        options = message["decision"].get("options", [])
        say(**{"name": options[0]["name"]} if options else {"any": True})
"""


def script(folder: Path, name: str, code: str) -> str:
    """An agent of this name, as the operator writes it."""
    path = folder / f"{name}.py"
    path.write_text(HEAD + dedent(code))
    return f"{name}={shlex.join([sys.executable, str(path)])}"


def said(server: Server) -> list[dict[str, Any]]:
    return [line for line in server.lines() if line.get("event") == "agent-says"]


def test_an_agent_is_a_bot_like_any_other(start: Any, sqlite_url: str, tmp_path: Path) -> None:
    server = start(sqlite_url, agents=(script(tmp_path, "mine", CAREFUL),), budgets=TIME)
    games = {game["name"]: game["bots"] for game in server.get("/api/games")["games"]}
    assert games["tiny"] == ["careful", "sleeper", "cheat", "random", "mine"]
    assert games["race"] == ["strong", "solid", "beginner", "random", "mine"]
    anna = server.make("me", "mine", "mine", options={"rounds": 2})
    state = anna.play_out()
    assert state["seats"][1] == {**state["seats"][1], "kind": "bot", "bot": "mine"}
    assert state["status"] == "over"
    assert said(server) == []
    assert server.make("me", "house", game="race").state()["seats"][1]["bot"] == "strong"
    other = server.make("me", "careful")
    other.do("bot", seat=1, bot="mine")
    assert other.state()["seats"][1]["bot"] == "mine"
    assert other.play_out()["status"] == "over"


@pytest.mark.parametrize("bot", ["exec:cat", "exec:touch made-by-agent", "mine=cat", "cat"])
def test_people_cannot_name_a_command(bot: str, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    no = server.call("POST", "/api/tables", json={"game": "tiny", "seats": seats})
    assert no.json()["error"]["id"] == "no-such-bot"
    anna = server.make("me", "open")
    assert anna.refused("start", bot=bot) == "no-such-bot"
    assert anna.refused("bot", seat=1, bot=bot) == "no-such-bot"
    server.claim(anna.table, 1)
    assert anna.refused("leave", seat=0, bot=bot) == "no-such-bot"
    table: Table[Any] = Table(TINY, {"seats": 2}, SealedDice.from_seed(1))
    table.ask  # noqa: B018
    reply = Desk(["tests.server.tiny"]).handle("play", {
        "name": "t", "game": "tiny", "save": table.save(), "seed": b"seed", "nonces": [], "standing": [],
        "seats": {0: bot}, "within": {0: 1.0}, "luck": 1, "turns": [], "silent": [], "most": 1})
    assert reply["refused"] == "no-such-bot", "nor would a worker do it"


def test_one_that_is_too_slow_or_wrong_is_answered_for_and_the_log_says_so(start: Any, sqlite_url: str,
                                                                          tmp_path: Path) -> None:
    slow = script(tmp_path, "slow", "print('let me think', file=sys.stderr, flush=True)\ntime.sleep(1000)")
    wrong = script(tmp_path, "wrong", "for line in sys.stdin: say(name='all the cards')")
    server = start(sqlite_url, agents=(slow, wrong), budgets=Budgets(agent=5.0, agent_game=6.0, think=20.0))
    anna = server.make("me", "slow", "wrong", options={"rounds": 1})
    assert anna.play_out()["status"] == "over"
    assert server.get("/api/health")["bots"]["restarts"] == 0, "the worker itself is well"
    texts = {bot: [line["text"] for line in said(server) if line["bot"] == bot] for bot in ("slow", "wrong")}
    assert any("took too long" in text for text in texts["slow"])
    assert any("let me think" in text for text in texts["slow"])
    assert any("no time left in this game" in text for text in texts["slow"])
    assert any("gave no legal answer" in text for text in texts["wrong"])
    assert {line["table"] for line in said(server)} == {anna.table}


def test_an_agent_may_speak_beside_the_question(start: Any, sqlite_url: str, tmp_path: Path) -> None:
    talker = script(tmp_path, "talker", """
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "ask":
                if message["aside"] and message["view"].get("cries", [])[-1:] != [message["seat"]]:
                    say(aside=True, name="cry")
                else:
                    say(any=True)
    """)
    server = start(sqlite_url, agents=(talker,), budgets=TIME, games=("tests.server.tiny", "tests.server.moot"))
    anna = server.make("me", "talker", game="moot")
    assert anna.play_out()["status"] == "over"
    cried = [line for line in anna.look("log")["lines"] if any(e["what"] == "cried" for e in line["events"])]
    assert {(line["seat"], line["bot"]) for line in cried} == {(1, True)}


def test_each_seat_is_told_by_a_process_of_its_own_what_it_may_see(start: Any, sqlite_url: str, tmp_path: Path) -> None:
    spy = script(tmp_path, "spy", f"""
        import os
        for line in sys.stdin:
            message = json.loads(line)
            with open(f"{tmp_path}/heard-{{os.getpid()}}", "a") as heard: heard.write(line)
            if message["type"] == "ask":
                say(**{{"index": 0}} if message["decision"]["key"] == "tiny.bonus" else {{"any": True}})
    """)
    server = start(sqlite_url, agents=(spy,), budgets=TIME)
    anna = server.make("me", "spy", "spy", options={"rounds": 2})
    assert anna.play_out()["status"] == "over"

    def heard_of(*types: str) -> list[list[dict[str, Any]]]:
        files = [file.read_text().splitlines() for file in sorted(tmp_path.glob("heard-*"))]
        return [[x for x in map(json.loads, lines) if x["type"] in types] for lines in files]
    heard = heard_of("hello", "ask")
    assert {len({message["seat"] for message in messages}) for messages in heard} == {1}
    assert {message["seat"] for messages in heard for message in messages} == {1, 2}
    for messages in heard:
        for message in messages[1:]:
            hand = message["view"]["me"]["hand"]
            shown = {x for x in message["view"]["played"] if x}
            known = {word for word in json.dumps(message).split('"') if word.startswith("card-")}
            assert known <= {*hand, *shown}
    wait(lambda: all(heard_of("over")))
    state = anna.state()
    for messages, last in zip(heard, heard_of("over"), strict=True):
        assert [(x["seat"], x["scores"], x["winners"]) for x in last] == [
            (messages[0]["seat"], state["scores"], state["winners"])], "each process once"


def test_the_settings_refuse_what_cannot_be() -> None:
    with pytest.raises(IllegalOptions, match="no program"):
        Settings(agents=("mine=no-such-program",))
    with pytest.raises(ValueError, match="less than bots may think"):
        Settings(agents=("mine=cat",), budgets=Budgets(agent=20.0))
    assert agents_from({"FIVESUNS_AGENTS": "a=cat -n\n\n b=python3 x.py \n"}) == ("a=cat -n", "b=python3 x.py")
    assert agents_from({}) == ()


def test_the_command_refuses_an_agent_that_cannot_be_run(tmp_path: Path) -> None:
    for words, around in ((["--agent", "mine=no-such-program"], {}), ([], {"FIVESUNS_AGENTS": "house=cat"})):
        done = subprocess.run([sys.executable, "-m", "fivesuns.cli", "serve", "--port", "0", "--database",
                               str(tmp_path / "x.sqlite3"), *words], cwd=ROOT, capture_output=True, text=True,
                              env={**os.environ, **around}, timeout=60)
        assert done.returncode == 2
        assert "agent" in done.stderr
        assert "Traceback" not in done.stderr
