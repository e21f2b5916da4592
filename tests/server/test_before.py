"""Tables that an earlier version has stored are still there: they show what they showed, go on, go back and replay."""
from __future__ import annotations

import json
import lzma
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fivesuns import games
from fivesuns.kernel import Record, Table, verify
from tests.server.before.make import CHARGE, FOLDER
from tests.server.before.party import Party
from tests.server.harness import Player, Server

TABLES: dict[str, Any] = json.loads((FOLDER / "seats.json").read_text())["tables"]
SEEN: dict[str, Any] = json.loads(lzma.decompress((FOLDER / "seen.xz").read_bytes()))
IN_PLAY = [name for name in TABLES if SEEN[name]["status"] == "playing"]
CORRECTED = {"discoveries"}                               # in Eclipse it counted those that lie on the map as well
LEFT_TO_BOTS = "gaia-bots"                                # the server was killed while one was thinking


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on the tables of before. The tests share it: first they look, then they play."""
    path = tmp_path_factory.mktemp("before") / "tables.sqlite3"
    path.write_bytes(lzma.decompress((FOLDER / "tables.xz").read_bytes()))
    with Server(f"sqlite:///{path}", entry="tests.server.steady", games=(), workers=1) as running:
        yield running


def come_back(server: Server, name: str) -> Party:
    """Those who were at this table, with their keys."""
    was = TABLES[name]
    return Party([Player(server, was["table"], key) for key in was["keys"]], random.Random(name))


def replayed_scores(party: Party) -> list[int] | None:
    """The game once more from its first answer, by its record alone."""
    record = Record.parse(party.host.server.record(party.host.table))
    game = games.load(record.game)
    record.reopened = 0                                   # a game that ended before it was played back and on
    assert verify.doubts(game, record) == []
    return Table.replay(game, record).result()


def same(was: Any, now: Any) -> bool:
    """Whatever was seen is seen; there may be more to see."""
    if isinstance(was, dict) and isinstance(now, dict):
        return all(part in now and (part in CORRECTED or same(seen, now[part])) for part, seen in was.items())
    if isinstance(was, list) and isinstance(now, list):
        return len(was) == len(now) and all(same(a, b) for a, b in zip(was, now, strict=True))
    return bool(was == now)


def test_every_table_is_listed(kept: Server) -> None:
    listed = {table["table"]: table["status"] for table in kept.get("/api/tables")["tables"]}
    assert listed == {TABLES[name]["table"]: SEEN[name]["status"] for name in TABLES}


@pytest.mark.parametrize("name", TABLES)
def test_every_seat_sees_in_the_past_what_it_saw_then(kept: Server, name: str) -> None:
    party, was = come_back(kept, name), SEEN[name]
    for seat, eye in was["eyes"].items():
        key = party.seats[int(seat)].key
        past = kept.get(f"/api/tables/{party.host.table}/at/{was['number']}?seat={seat}", key)
        assert same(eye["view"], past["view"])
        assert (past["decision"], past["sealed"]) == (eye["decision"], was["sealed"])


@pytest.mark.parametrize("name", [name for name in TABLES if name != LEFT_TO_BOTS])
def test_a_table_is_as_it_was_left(kept: Server, name: str) -> None:
    party, was = come_back(kept, name), SEEN[name]
    assert same({part: was[part] for part in was if part != "eyes"}, party.host.state())
    for seat, eye in was["eyes"].items():
        now = party.eye(int(seat))
        assert same(eye["view"], now["view"])
        assert now["decision"] == eye["decision"]
        assert {key: stands["names"] for key, stands in now["standing"].items()} == eye["standing"]


def test_a_sealed_answer_is_still_in_and_can_still_be_taken_back(kept: Server) -> None:
    party = come_back(kept, "race-sealed")
    party.seats[1].do("take_back", seat=1)
    assert party.host.state()["waiting"] == [0, 1, 2]
    for seat in (1, 0):
        party.answer(seat)
    assert party.host.state()["sealed"] == [0, 1]
    party.answer(2)
    assert party.host.state()["sealed"] == []


def test_a_standing_answer_is_still_given(kept: Server) -> None:
    """Bots in the other seats build next door, so there will be power to charge."""
    party = come_back(kept, "gaia-standing")
    before = party.host.state()["number"]
    for seat in (0, 1):
        party.seats[seat].do("leave", seat=seat, bot="house")
    cy = Party([party.seats[2]], party.rng)

    def charged(state: Any) -> bool:
        assert state["waiting"] != [2] or cy.eye(2)["decision"]["key"] != "gaia.charge"
        said = kept.get(f"/api/tables/{cy.host.table}/answers?from={before}&seat=2", cy.host.key)["answers"]
        return bool([line for line in said if line["seat"] == 2 and line["name"] in CHARGE[:-1]])
    assert charged(cy.play(30, until=charged))
    for seat in (0, 1):
        party.seats[seat].do("return", seat=seat)


def test_bots_that_were_asked_go_on_by_themselves(kept: Server) -> None:
    assert come_back(kept, LEFT_TO_BOTS).asked()["number"] > SEEN[LEFT_TO_BOTS]["number"] + 1


@pytest.mark.parametrize("name", IN_PLAY)
def test_a_table_in_play_goes_on_and_back(kept: Server, name: str) -> None:
    party = come_back(kept, name)
    number = party.play(12)["number"]
    assert party.undo()["number"] < number
    party.play(12)
    ours = [line["start"] for line in party.host.look("log")["lines"] if line["seat"] in party.seats]
    early, last = ours[len(ours) // 2], ours[-1]
    assert early <= party.undo(to=early)["number"] < last      # where a bot is asked too it may answer at once
    party.play(12)
    end = party.let_the_house_play()
    assert end["status"] == "over"
    assert replayed_scores(party) == end["scores"]


def test_a_finished_game_can_be_read_and_replayed(kept: Server) -> None:
    party = come_back(kept, "race-over")
    end = party.host.state()
    assert end["status"] == "over"
    assert replayed_scores(party) == end["scores"]
    assert party.host.look("statistics")["rounds"][-1]["scores"] == end["scores"]
    lines = party.host.look("log")["lines"]
    assert kept.get(f"/api/tables/{party.host.table}/at/{lines[len(lines) // 2]['number']}?seat=2")["view"]
    fork = party.host.do("fork", number=lines[len(lines) // 2]["number"], seat=2)
    assert Party([Player(kept, fork["table"], fork["key"])], random.Random(1)).play(5)["status"] == "playing"
