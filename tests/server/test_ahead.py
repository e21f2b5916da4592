"""A question that is answered before it comes: at its moment, once, while it is legal, and nobody else hears of it."""
from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.harness import Player
from tests.server.test_polls import GAMES, at_poll, people

PAY, LEATHER = "forum.pay 3", "leather"


@pytest.fixture
def forum(start: Any, sqlite_url: str) -> list[Player]:
    return people(start(sqlite_url, games=GAMES, keep_snapshots_every=1))


def ahead(player: Player, *names: str) -> None:
    player.do("standing", seat=0, key=PAY, names=list(names) or None)


def cried(forum: list[Player]) -> dict[str, Any]:
    """The round goes on to where Anna pays."""
    for seat, player in enumerate(at_poll(forum)):
        player.answer(seat, "pass")
    return forum[0].state()


def said(player: Player) -> list[str]:
    found: list[dict[str, Any]] = player.look("answers?from=0&seat=0")["answers"]
    return [x["name"] for x in found if x["seat"] == 0]


def test_the_table_does_not_wait_for_who_has_answered_ahead_and_the_record_has_an_ordinary_answer(
        forum: list[Player]) -> None:
    anna = forum[0]
    assert [(d["kind"], d["key"], d["about"]) for d in anna.eye(0)["foreseen"]] == [("compose", "forum.pay", [3])]
    ahead(anna, LEATHER)
    assert anna.eye(0)["standing"] == {PAY: {"names": [LEATHER], "until": "", "idle": False}}
    state = cried(forum)
    assert (state["trail"][0]["args"], state["trail"][1]["name"]) == ([2], "whisper")
    assert said(anna) == ["7", "pass", LEATHER]
    assert anna.eye(0)["standing"] == {}
    for seat, player in enumerate(at_poll(forum)):
        player.answer(seat, "pass")
    anna.answer(0, LEATHER)
    assert anna.server.record(anna.table).count(f"\n0 {LEATHER}\n") == 2


def test_it_is_for_the_next_time_alone(forum: list[Player]) -> None:
    ahead(forum[0], LEATHER)
    cried(forum)
    assert cried(forum)["eyes"][0]["decision"]["key"] == "forum.pay"


def test_what_is_no_longer_legal_is_not_said_but_asked_and_forgotten(forum: list[Player]) -> None:
    anna, bo, _ = forum
    ahead(anna, "linen coins,2")
    for player, seat, name in ((anna, 0, "offer 1"), (bo, 1, "take 0")):
        player.do("answer", seat=seat, moment=player.eye(seat)["moment"], name=name, aside=True)
    state = cried(forum)
    assert state["eyes"][0]["decision"]["key"] == "forum.pay"
    assert state["eyes"][0]["standing"] == {}


def test_it_can_be_taken_back(forum: list[Player]) -> None:
    ahead(forum[0], LEATHER)
    ahead(forum[0])
    assert cried(forum)["eyes"][0]["decision"]["key"] == "forum.pay"


def test_nobody_else_sees_it_or_is_told_of_it(forum: list[Player]) -> None:
    anna, bo, cy = forum
    with bo.window() as window:
        before = window.state()
        ahead(anna, LEATHER)
        window.drain(0.6)
        assert [x for x in window.heard if x["type"] == "change"] == []
    for player, seat in ((bo, 1), (cy, 2)):
        eyes = player.eye(seat)
        assert (eyes["foreseen"], [key for key in eyes["standing"] if "pay" in key]) == ([], [])
        assert LEATHER not in json.dumps(player.state())
    assert LEATHER not in json.dumps(anna.server.get(f"/api/tables/{anna.table}", None))
    assert before["number"] == anna.state()["number"]
    assert bo.refused("standing", seat=0, key=PAY, names=[LEATHER]) == "not-your-seat"


def test_who_goes_back_is_asked_again(forum: list[Player]) -> None:
    anna = forum[0]
    ahead(anna, LEATHER)
    cried(forum)
    anna.do("undo", seat=0)
    assert anna.state()["waiting"] == [0, 1, 2], "the answer was part of what the last cry led to"
    for seat, player in enumerate(forum):
        player.answer(seat, "pass")
    assert anna.eye(0)["decision"]["key"] == "forum.pay"


def test_it_outlives_the_server(forum: list[Player]) -> None:
    anna = forum[0]
    ahead(anna, LEATHER)
    anna.server.kill()
    anna.server.start()
    cried(forum)
    assert said(anna) == ["7", "pass", LEATHER]


@pytest.mark.parametrize(("key", "name", "until"), [
    ("forum.pay 4", LEATHER, ""), ("forum.pay", LEATHER, ""), (PAY, "silk", ""), (PAY, LEATHER, "round")])
def test_only_what_is_to_come_can_be_answered_ahead_and_legally(forum: list[Player], key: str, name: str,
                                                                until: str) -> None:
    assert forum[0].refused("standing", seat=0, key=key, names=[name], until=until) == "not-standing"
