"""The programs in docs/agents.md do what it says."""
from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fivesuns.arena import zoo
from fivesuns.arena.match import play
from fivesuns.bots import outside
from fivesuns.games import load, names
from fivesuns.kernel import QuickDice, SealedDice, Seat, Table
from fivesuns.server.settings import Budgets
from tests.house import ROOT
from tests.laws.plans import GAMES

TEXT = (ROOT / "docs" / "agents.md").read_text()
PROGRAMS = {name: code for name, code in re.findall(r"```\w+\n(?:#|//) (\S+)\n(.*?)```", TEXT, re.S)}


def program(name: str, folder: Path) -> Path:
    path = folder / name
    path.write_text(PROGRAMS[name])
    return path


def test_these_are_the_programs() -> None:
    assert {"agent.py", "agent.mjs", "player.py", "learn.py"} == set(PROGRAMS)
    assert len(PROGRAMS["agent.py"].strip().splitlines()) <= 10


@pytest.mark.parametrize("name", ["agent.py", "agent.mjs"])
@pytest.mark.parametrize("game", names())
def test_the_agents_play_a_game_to_its_end_without_help(name: str, game: str, tmp_path: Path,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    runs = sys.executable if name.endswith("py") else shutil.which("node")
    if runs is None:
        pytest.skip("Node.js is not installed")
    command = f"exec:{runs} {program(name, tmp_path)}"
    seats = max(2, load(game).seats[0])
    table = play(game, {"seats": seats}, [command, *["random"] * (seats - 1)], "doc")
    assert table.over
    assert capsys.readouterr().err == ""


def test_with_luck_alone_the_same_game_is_played_again(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    command = f"exec:{node} {program('agent.mjs', tmp_path)}"
    first, again = [play("race", {"seats": 2}, [command, command], "again").record() for _ in range(2)]
    assert first == again


@pytest.mark.parametrize(("game", "bots", "options"), [
    ("tiny", ["careful"] * 2, {"rounds": 2}), ("sidereal", ["random"] * 3, {"species": "dealt"})])
def test_the_player_takes_its_seat_by_a_link_and_plays_on(start: Any, sqlite_url: str, tmp_path: Path, game: str,
                                                          bots: list[str], options: dict[str, Any]) -> None:
    server = start(sqlite_url, bot_pause=0.0)
    host = server.make(bots[0], "open", *bots[1:], game=game, options=options)
    link = host.do("link", seat=1)["link"]
    done = subprocess.run([sys.executable, str(program("player.py", tmp_path)), server.url + link], text=True,
                          capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    state = host.state()
    assert (state["status"], state["seats"][1]["kind"]) == ("over", "person")
    assert json.loads(done.stdout) == state["scores"]
    assert set(done.stderr.splitlines()) <= {"The table has moved on. Look again, then decide."}


def test_the_learner_plays_and_is_told_its_reward(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, str(program("learn.py", tmp_path))], text=True, capture_output=True,
                          timeout=120)
    assert done.returncode == 0, done.stderr
    seats = [line.split() for line in done.stdout.splitlines()]
    assert sorted([seat[0] for seat in seats]) == ["seat_0", "seat_1"]
    assert sum([float(seat[1]) for seat in seats]) == 0


def test_numbers_and_names_in_the_text_are_those_of_the_program() -> None:
    said = " ".join(TEXT.split())
    assert f"{outside.ANSWER:.0f} s for an answer, {outside.GAME:.0f} s for a game" in said
    assert (Budgets().agent, Budgets().agent_game) == (outside.ANSWER, outside.GAME)
    assert f"after {outside.TALK} asides" in said
    assert outside.TRIES == 3
    assert "After three illegal answers" in said
    assert f"At most {outside.LINE // 1024} kB a line" in said
    assert f"the first {outside.SAID} bytes" in said
    assert outside.MEMORY == 2 << 30
    assert ", ".join([f"`{name}`" for name in outside.AROUND[:-1]]) + f" and `{outside.AROUND[-1]}`" in said
    for part in (f"{zoo.VIEW + zoo.QUESTION + zoo.WIDTH * zoo.STEP} numbers", f"{zoo.WIDTH} bits", f"| {zoo.VIEW} |",
                 f"| {zoo.QUESTION} |", f"| {zoo.WIDTH} × {zoo.STEP} |", f"the next {zoo.PAGE} small",
                 f"after `talk` asides ({zoo.TALK})", f"| {zoo.FIRST} … {zoo.WIDTH - 1} |"):
        assert part in said
    table: Table[Any] = Table(GAMES["race"], {"seats": 2}, SealedDice.from_seed(1))
    asked = outside.question(Seat(table, 0), "", QuickDice(1).below(9), 1.0, 1.0)
    fields = re.search(r"\| field \| meaning \|(.*?)\n\n", TEXT, re.S)
    assert fields is not None
    named = {name for line in fields[1].strip().splitlines() for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert named == set(asked) - {"type"}
