"""The real games over the wire, with their own bots."""
from __future__ import annotations

import random
from typing import Any

import pytest

from fivesuns import games
from fivesuns.kernel import Record, verify
from fivesuns.server.load import main as load_main
from fivesuns.server.load import some_answer
from tests.server.harness import Player, Server


def play(player: Player, rng: random.Random, most: int) -> Any:
    """Any legal answers for all own seats."""
    for _ in range(most):
        state = player.until(lambda s: s["status"] != "playing" or any(e["decision"] for e in s["eyes"]), 60)
        assert state["trouble"] is None
        if state["status"] == "over":
            return state
        eye = rng.choice([e for e in state["eyes"] if e["decision"]])
        player.do("answer", seat=eye["seat"], moment=eye["moment"], name=some_answer(eye["decision"], rng))
    return player.state()


def test_a_whole_game_of_race_against_the_house(server: Server) -> None:
    anna = server.make("me", "house", "house", game="race", nonce="anna's")
    end = play(anna, random.Random(1), 500)
    assert end["status"] == "over"
    assert [sum(sheet.values()) for sheet in end["sheets"]] == end["scores"]
    record = Record.parse(server.record(anna.table))
    assert verify.doubts(games.load("race"), record) == []
    rounds = anna.look("statistics")["rounds"]
    assert rounds[-1]["scores"] == end["scores"]
    lines = anna.look("log")["lines"]
    fork = anna.do("fork", number=lines[len(lines) // 2]["number"], seat=2)
    assert Player(server, fork["table"], fork["key"]).state()["status"] == "playing"


def test_race_on_one_screen_for_four(server: Server) -> None:
    four = server.make("me", "screen", "screen", "screen", game="race")
    assert [e["seat"] for e in four.state()["eyes"]] == [0, 1, 2, 3]
    state = play(four, random.Random(2), 40)
    four.do("undo", seat=0)
    assert four.state()["number"] < state["number"]


@pytest.mark.parametrize("name", games.names())
def test_bots_play_every_game(server: Server, name: str) -> None:
    kinds = next(g for g in server.get("/api/games")["games"] if g["name"] == name)["bots"]
    seats = games.load(name).seats[0]
    host = server.make("me", *[kinds[0]] * (seats - 1), game=name)
    state = play(host, random.Random(3), 25)
    assert state["number"] > 10
    past = server.get(f"/api/tables/{host.table}/at/{state['number'] // 2}?seat=0", host.key)
    assert past["view"]


@pytest.mark.parametrize("name", games.names())
def test_a_saved_game_continues_after_the_server_forgot_it(start: Any, sqlite_url: str, name: str) -> None:
    server = start(sqlite_url, games=(), workers=1)
    anna = server.make("me", *["screen"] * (games.load(name).seats[0] - 1), game=name)
    before = play(anna, random.Random(4), 12)
    server.kill()
    server.start()
    after = anna.state()
    assert [e["view"] for e in after["eyes"]] == [e["view"] for e in before["eyes"]]
    assert [e["decision"] for e in after["eyes"]] == [e["decision"] for e in before["eyes"]]
    play(anna, random.Random(5), 5)


def test_the_load_script_measures(capsys: pytest.CaptureFixture[str]) -> None:
    code = load_main(["--game", "tiny", "--games", "tests.server.tiny", "--tables", "10", "--seconds", "4", "--ramp",
                      "1", "--think", "0.3"])
    out = capsys.readouterr().out
    assert code == 0
    for word in ("tables held", "answers", "p50", "p95", "p99", "kB a table"):
        assert word in out


