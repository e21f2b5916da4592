"""The real games over the wire, with their own bots."""
from __future__ import annotations

import random
from typing import Any

import pytest

from fivesuns import games
from fivesuns.kernel import Record, verify
from fivesuns.server.load import any_answer
from fivesuns.server.load import main as load_main
from fivesuns.server.settings import Budgets, Limits
from tests.server.harness import Player, Server


def play(player: Player, rng: random.Random, most: int) -> Any:
    """Any legal answers for all own seats."""
    for _ in range(most):
        state = player.until(lambda s: s["status"] != "playing" or any(e["decision"] for e in s["eyes"]), 60)
        assert state["trouble"] is None
        if state["status"] == "over":
            return state
        eye = rng.choice([e for e in state["eyes"] if e["decision"]])
        player.do("answer", seat=eye["seat"], moment=eye["moment"], **any_answer(eye["decision"], rng))
    return player.state()


def test_a_whole_game_of_race_against_the_house(server: Server) -> None:
    anna = server.make("me", "house", "house", game="race")
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




# odds

def test_the_odds_of_a_battle(server: Server) -> None:
    assert {g["name"] for g in server.get("/api/games")["games"] if g["odds"]} == {"eclipse", "twilight"}
    ships = [{"ship": "cruiser", "count": 2, "damage": [1], "stats": {"initiative": 2, "hull": 1, "cannon": [1]}}]
    cases = [{"attacker": "cruiser", "count": 2, "defender": "ancient_standard"},
             {"attacker": ships, "defender": [{"ship": "interceptor"}]}]
    found = server.call("POST", "/api/games/eclipse/odds", json={"cases": cases})
    assert found.status_code == 200
    first, second = found.json()["cases"]
    assert first["attacker_win"] == pytest.approx(0.668, abs=0.001)
    assert first["attacker_win"] + first["defender_win"] == pytest.approx(1)
    assert set(second["survivors_when_win"]) == {"1", "2"}
    cases = [{"attacker": {"units": {"infantry": 2}}, "defender": {"units": {"infantry": 2}}}]
    case, = server.call("POST", "/api/games/twilight/odds", json={"cases": cases}).json()["cases"]
    assert case["odds"] == pytest.approx({"attacker_win": 0.4635, "draw": 0.0730, "defender_win": 0.4635}, abs=0.0001)


@pytest.mark.parametrize(("game", "body", "status", "error"), [
    ("race", {"cases": [{}]}, 404, "no-odds"), ("chess", {"cases": [{}]}, 404, "no-such-game"),
    ("eclipse", {"cases": []}, 400, "bad-request"), ("eclipse", {"cases": [{}] * 21}, 400, "bad-request"),
    ("eclipse", {"cases": "all"}, 400, "bad-request"), ("eclipse", {"cases": [{"attacker": 1}]}, 422, "odds-refused"),
    ("eclipse", {"cases": [{"attacker": "cruiser", "defender": "battlestar"}]}, 422, "odds-refused"),
    ("eclipse", {"cases": [{"attacker": {"ship": "cruiser", "stats": {"cannon": {"red": 10**9}}},
                            "defender": "cruiser"}]}, 422, "odds-refused"),
    ("twilight", {"cases": [{"attacker": {"units": {"cruiser": 1}}}]}, 422, "odds-refused")])
def test_odds_that_cannot_be_worked_out_say_why(server: Server, game: str, body: Any, status: int, error: str) -> None:
    found = server.call("POST", f"/api/games/{game}/odds", json=body)
    assert (found.status_code, found.json()["error"]["id"]) == (status, error)
    if error == "odds-refused":
        assert "case 1" in found.json()["error"]["detail"]


def test_odds_have_a_budget_and_a_limit(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url, budgets=Budgets(odds=4.0), limits=Limits(odds=(0.001, 3)))
    # 4 s are enough for a new worker to load the game on a busy machine; this battle would take minutes
    crowd = {"ship": "cruiser", "count": 30, "stats": {"hull": 99, "cannon": [1] * 16}}
    slow = server.call("POST", "/api/games/eclipse/odds", json={"cases": [{"attacker": crowd, "defender": crowd}]})
    assert (slow.status_code, slow.json()["error"]["id"]) == (503, "too-slow")
    cases = [{"attacker": "cruiser", "defender": "cruiser"}]
    codes = [server.call("POST", "/api/games/eclipse/odds", json={"cases": cases}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
