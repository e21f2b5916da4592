"""On the wire: polls whose words nobody hears, whispers, asides, judged drafts, standing answers with an end."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from fivesuns.kernel.laws import check
from tests.server.forum import GAME
from tests.server.harness import Player, Server
from tests.server.test_notify import Hook, hook, wait

__all__ = ["hook"]
GAMES = ("tests.server.tiny", "tests.server.forum")


@pytest.fixture
def forum(start: Any, database: str) -> list[Player]:
    """Three people at a new table, whose server may be killed."""
    return people(start(database, games=GAMES))


def people(server: Server, **more: Any) -> list[Player]:
    anna = server.make("me", "open", "open", game="forum", **more)
    return [anna, server.claim(anna.table, 1, "Bo"), server.claim(anna.table, 2, "Cy")]


def at_poll(forum: list[Player]) -> list[Player]:
    forum[0].answer(0, "7")
    assert forum[0].state()["waiting"] == [0, 1, 2]
    return forum


def stored(server: Server) -> dict[str, list[Any]]:
    """All that the database knows of answers."""
    engine = create_engine(server.settings.database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as conn:
        found = {name: [tuple(row) for row in conn.execute(text(f"SELECT * FROM {name}"))]
                 for name in ("entries", "voices", "lines", "snapshots")}
    engine.dispose()
    return found


def test_the_game_of_these_tests_obeys_the_laws() -> None:
    for seed in range(4):
        check(GAME, {"seats": 2 + seed % 3}, seed)


def test_a_word_to_a_poll_is_heard_by_nobody_survives_a_kill_and_is_forgotten_if_it_does_not_count(
        forum: list[Player]) -> None:
    anna, bo, cy = at_poll(forum)
    server, before = anna.server, anna.state()
    with anna.window() as window:
        window.state()
        cy.answer(2, "go")
        window.drain(0.6)
        assert [m for m in window.heard if m["type"] == "state" and m["version"] > before["version"]] == []
    for player, seat in ((anna, 0), (bo, 1)):
        now = player.state()
        assert (now["number"], now["waiting"], now["sealed"]) == (before["number"], [0, 1, 2], [])
        assert not player.eye(seat)["sealed"]
    assert cy.eye(2)["sealed"]
    assert cy.eye(2)["decision"] is None
    assert [row[1:] for row in stored(server)["voices"]] == [(2, "go")]
    server.kill()
    server.start()
    assert cy.eye(2)["sealed"]
    assert cy.refused("answer", seat=2, moment=cy.eye(2)["moment"], name="go") == "not-asked"
    anna.answer(0, "stop")
    assert anna.state()["waiting"] == [0], "it ends as soon as it is known who acts: nobody waits for Bo"
    rows = stored(server)
    assert rows["voices"] == []
    assert [row[2:4] for row in rows["entries"]] == [(0, "7"), (0, "stop")]
    assert "go" not in str(rows["lines"])
    assert cy.look("answers?seat=2")["answers"][-1] == {"number": 1, "seat": 0, "name": "stop"}
    assert bo.refused("answer", seat=1, moment=bo.eye(1)["moment"], name="pass") == "not-asked"


def test_a_word_to_a_poll_can_be_taken_back(forum: list[Player]) -> None:
    anna, bo, cy = at_poll(forum)
    cy.answer(2, "go")
    cy.do("take_back", seat=2)
    assert stored(anna.server)["voices"] == []
    for player, seat in ((cy, 2), (bo, 1), (anna, 0)):
        player.answer(seat, "pass")
    assert anna.state()["waiting"] == [0]
    assert [entry["name"] for entry in anna.look("answers?seat=0")["answers"]] == ["7", "pass", "pass", "pass"]
    assert anna.eye(0)["undo"] == {"to": 1, "free": True, "lowest": 0, "reason": None}
    anna.do("undo", seat=0, to=0)
    assert anna.state()["number"] == 0, "a poll in which nobody acted does not hinder an undo"


def test_where_a_table_wants_it_so_an_undo_does_not_go_behind_reactions(start: Any, sqlite_url: str) -> None:
    anna, bo, cy = at_poll(people(start(sqlite_url, games=GAMES), windows=False))
    for player, seat in ((cy, 2), (bo, 1), (anna, 0)):
        player.answer(seat, "pass")
    assert anna.eye(0)["undo"]["lowest"] == 4


def test_a_whisper_reaches_one_ear(forum: list[Player]) -> None:
    anna, bo, cy = at_poll(forum)
    assert [p.look(f"answers?seat={n}")["answers"][0]["name"] for n, p in enumerate(forum)] == ["7", "7", None]
    assert anna.server.get(f"/api/tables/{anna.table}/answers")["answers"][0]["name"] is None
    events = [[e["what"] for line in p.look(f"log?seat={n}")["lines"] for e in line["events"]]
              for n, p in enumerate(forum)]
    assert events == [["whispered", "whispered-this"]] * 2 + [["whispered"]]
    assert (bo.eye(1)["view"]["me"], cy.eye(2)["view"]["me"]) == ({"whispered": [7]}, None)


def test_who_only_may_speak_has_no_turn_and_an_offer_is_news_once(start: Any, database: str, hook: Hook) -> None:
    server = start(database, games=GAMES, private_webhooks=True, grace=0.3, tick=0.2)
    anna, bo, cy = people(server)
    bo.do("settings", notify={"webhook": hook.url})
    state = bo.state()
    assert (state["waiting"], state["may"]) == ([0], [1, 2])
    assert (bo.eye(1)["decision"], bo.eye(1)["aside"]["key"]) == (None, "forum.aside")
    mine = server.call("POST", "/api/mine", json={"keys": [{"table": bo.table, "key": bo.key}]}).json()
    assert not mine["tables"][0]["my_turn"]
    for seat, player in ((2, cy), (0, anna)):
        player.do("answer", seat=seat, moment=player.eye(seat)["moment"], name="offer 1", aside=True)
    wait(lambda: hook.got)
    assert hook.got[0]["text"].startswith("Bo, there is an offer for you")
    bo.do("answer", seat=1, moment=bo.eye(1)["moment"], name="take 2", aside=True)
    assert bo.state()["eyes"][0]["view"]["coins"] == [2, 3, 1]
    wait(lambda: server.call("GET", "/api/health").status_code == 200)
    assert len(hook.got) == 1, "two offers, one message"


def test_an_aside_twice_by_a_double_click_is_said_once(forum: list[Player]) -> None:
    bo = forum[1]
    moment = bo.eye(1)["moment"]
    bo.do("answer", seat=1, moment=moment, name="offer 2", aside=True)
    assert bo.refused("answer", seat=1, moment=moment, name="offer 2", aside=True) == "moment-gone"
    assert bo.refused("answer", seat=1, moment=bo.eye(1)["moment"], name="take 0", aside=True) == "not-legal"
    assert bo.state()["eyes"][0]["view"]["offers"] == [[1, 2]]


def test_a_draft_is_judged_and_refused_in_words(forum: list[Player]) -> None:
    anna, bo, cy = at_poll(forum)
    anna.answer(0, "go")
    for name, flaw in (("linen", ["short", 2]), ("nothing", ["short", 3]), ("linen coins,5", ["no-coins", 5, 2]),
                       ("gold", ["no-such-part", "gold"]), ("linen coins,2", None), ("coins,2 linen", None)):
        assert anna.do("judge", seat=0, name=name)["flaw"] == flaw
    assert bo.refused("judge", seat=0, name="linen") == "not-your-seat"
    assert bo.refused("judge", seat=1, name="linen") == "not-asked"
    found = anna.act("answer", seat=0, moment=anna.eye(0)["moment"], name="linen").json()["error"]
    assert (found["id"], found["args"]["flaw"]) == ("not-legal", ["short", 2])
    for seat, player in ((0, anna), (2, cy)):             # the coins that would have paid go to Bo
        player.do("answer", seat=seat, moment=player.eye(seat)["moment"], name="offer 1", aside=True)
    bo.do("answer", seat=1, moment=bo.eye(1)["moment"], name="take 0", aside=True)
    assert anna.do("judge", seat=0, name="linen coins,2")["flaw"] == ["no-coins", 2, 1]
    anna.answer(0, "silk coins,1")
    assert anna.state()["eyes"][0]["view"]["round"] == 2


def test_standing_answers_end_and_what_is_never_asked_cannot_stand(forum: list[Player]) -> None:
    anna, bo, cy = forum
    assert bo.eye(1)["spans"] == ["round"]
    for player, seat in ((bo, 1), (cy, 2)):
        player.do("standing", seat=seat, key="forum.cry", names=["pass"], until="round")
    assert bo.refused("standing", seat=1, key="forum.dance", names=["pass"]) == "not-standing"
    assert bo.refused("standing", seat=1, key="forum.cry", names=["pass"], until="year") == "not-standing"
    at_poll(forum)
    anna.answer(0, "pass")
    assert anna.state()["waiting"] == [0]
    assert bo.eye(1)["standing"] == {"forum.cry": {"names": ["pass"], "until": "round", "idle": False}}
    anna.answer(0, "leather")
    at_poll(forum)
    assert bo.eye(1)["standing"] == {}, "the round is over"
    assert bo.eye(1)["decision"] is not None


def test_a_whole_game_with_polls_replays_and_is_stored_alike(start: Any, tmp_path: Path) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", games=GAMES)
    table = server.make("me", "random", "random", game="forum")
    for _ in range(60):
        state = table.until(lambda s: s["status"] != "playing" or s["eyes"][0]["decision"])
        if state["status"] != "playing":
            break
        key = state["eyes"][0]["decision"]["key"]
        table.answer(0, {"forum.whisper": "3", "forum.cry.out": "pass", "forum.pay": "leather"}[key])
    record = server.record(table.table)
    assert "\nend " in record
    imported = server.call("POST", "/api/import", json={"record": record})
    assert imported.status_code == 201, imported.text
