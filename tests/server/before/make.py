"""Make the database of before: tables in the middle of play, as the server of an earlier version has stored them.

    python -m tests.server.before.make

writes `tables.xz` (the SQLite file), `seats.json` (which version made it, the tables and the keys of their seats) and
`seen.xz` (what every seat saw and was asked). The ones stored here were made with the version of ca68132. Later
versions must load them and play on: `tests/server/test_before.py`. So make them again only in a work tree of the
version whose tables are in question, and copy the three files from there.
"""
from __future__ import annotations

import json
import lzma
import random
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.server.before.party import Party
from tests.server.harness import ROOT, Server

FOLDER = Path(__file__).parent
CHARGE = [*[f"charge {n}" for n in range(1, 6)], "pass"]  # the standing answer of seat 2 in Gaia Project


def people(server: Server, game: str, seed: int) -> Party:
    """Three, each with a key."""
    host = server.make("me", "open", "open", game=game, public=True, title=f"{game} of three")
    return Party([host, server.claim(host.table, 1, "Bo"), server.claim(host.table, 2, "Cy")], random.Random(seed))


def alone(server: Server, game: str, seed: int, *others: str) -> Party:
    """One person with one key, and others on the same screen or bots."""
    made = server.make("me", *others, game=game, public=True, title=f"{game} with {others[0]}")
    return Party([made], random.Random(seed))


def race_with_a_sealed_answer(server: Server) -> Party:
    party = people(server, "race", 1)
    party.play(60)
    party.play(60, until=lambda s: s["waiting"] == [0, 1, 2])
    party.answer(1)
    assert party.host.state()["sealed"] == [1]
    return party


def race_undone_once(server: Server) -> Party:
    party = alone(server, "race", 2, "house", "house")
    number = party.play(25)["number"]
    assert party.undo()["number"] < number
    return party


def race_to_the_end(server: Server) -> Party:
    party = alone(server, "race", 3, "house", "random")
    assert party.play(500)["status"] == "over"
    return party


def gaia_with_a_standing_answer(server: Server) -> Party:
    party = people(server, "gaia", 4)
    party.let_the_house_play(45)
    party.seats[2].do("standing", seat=2, key="gaia.charge", names=CHARGE)
    party.let_the_house_play(70)
    party.play(12)
    assert party.eye(2)["standing"] == {"gaia.charge": CHARGE}
    return party


def gaia_with_bots(server: Server) -> Party:
    party = alone(server, "gaia", 5, "house", "house")
    party.let_the_house_play(120)
    return party


def eclipse_on_one_screen(server: Server) -> Party:
    party = alone(server, "eclipse", 6, "screen", "screen")
    party.let_the_house_play(190)
    party.play(100, until=in_battle)
    party.answer(party.asked()["waiting"][0])
    assert in_battle(party.undo())
    return party


def in_battle(state: Any) -> bool:
    return "engagement" in [stage["name"] for stage in state["trail"]]


def eclipse_with_bots(server: Server) -> Party:
    party = alone(server, "eclipse", 7, "house", "house")
    party.let_the_house_play(320)
    party.play(5)
    return party


RECIPES = {"race-sealed": race_with_a_sealed_answer, "race-undone": race_undone_once, "race-over": race_to_the_end,
           "gaia-standing": gaia_with_a_standing_answer, "gaia-bots": gaia_with_bots,
           "eclipse-screen": eclipse_on_one_screen, "eclipse-bots": eclipse_with_bots}


def leave_while_bots_think(server: Server, party: Party) -> None:
    """As when the power fails: the table is stored with a bot to go on."""
    while 0 in party.host.state()["waiting"]:
        party.answer(0)
    server.kill()


def seen(party: Party) -> dict[str, Any]:
    """What is to be the same afterwards."""
    state = party.host.state()
    return {**{part: state[part] for part in ("number", "epoch", "status", "waiting", "sealed", "trail", "scores")},
            "eyes": {seat: {part: party.eye(seat)[part] for part in ("view", "decision", "standing")}
                     for seat in sorted(party.seats)}}


def pack(data: bytes) -> bytes:
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def make() -> None:
    version = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True,
                             check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        with Server(f"sqlite:///{path}", entry="tests.server.steady", games=(), keep_snapshots_every=16) as server:
            parties = {name: recipe(server) for name, recipe in RECIPES.items()}
            looks = {name: seen(party) for name, party in parties.items()}
            leave_while_bots_think(server, parties["gaia-bots"])
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            waiting = list(database.execute("SELECT game FROM tables WHERE status = 'playing' AND bots_wait"))
            assert waiting == [("gaia",)], f"bots are asked in {waiting}, not in Gaia Project alone: try again"
            shots = dict(database.execute("SELECT table_id, count(*) FROM snapshots GROUP BY table_id"))
        (FOLDER / "tables.xz").write_bytes(pack(path.read_bytes()))
    tables = {name: {"table": party.host.table, "keys": [player.key for player in party.players]}
              for name, party in parties.items()}
    (FOLDER / "seats.json").write_text(json.dumps({"version": version, "tables": tables}, indent=1) + "\n")
    (FOLDER / "seen.xz").write_bytes(pack(json.dumps(looks).encode()))
    for name, look in looks.items():
        print(f"{name}: {look['number']} answers, {shots[tables[name]['table']]} snapshots, {look['trail']}")
    print(sum([(FOLDER / name).stat().st_size for name in ("tables.xz", "seats.json", "seen.xz")]), "bytes")


if __name__ == "__main__":
    make()
