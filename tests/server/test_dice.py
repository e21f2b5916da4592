"""Fair dice on every path to a table, records that say who vouches for them, imports that say that they are."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, select, text

from fivesuns.cli import main
from fivesuns.kernel import QuickDice, Record, SealedDice, Table, verify
from fivesuns.kernel.chance import Chance, commitment
from fivesuns.kernel.record import unsigned_text
from fivesuns.server import messages, schema, signing, wire
from fivesuns.server.database import Database
from fivesuns.server.migrations import migrate
from tests.server.harness import Player, Server
from tests.server.tiny import GAME


def over(server: Server, **more: Any) -> Player:
    anna = server.make("me", "careful", options={"rounds": 1}, **more)
    anna.play_out()
    return anna


def bring(server: Server, record: str, **more: Any) -> Player:
    made = server.call("POST", "/api/import", json={"record": record, **more})
    assert made.status_code == 201, made.text
    return Player(server, made.json()["table"], made.json()["key"])


def begun() -> str:
    """The record of a game that other dice began."""
    table = Table(GAME, {"seats": 2}, SealedDice.from_seed(7))
    while table.length < 14:
        seat, decision = min(table.waiting().items())
        table.give(seat, decision.at(0))
    return table.record()


def new_table(server: Server) -> Player:
    return server.make("me", "careful", options={"rounds": 1}, kept=True)


def rematch(server: Server) -> Player:
    anna = over(server)
    return Player(server, anna.do("rematch")["table"], anna.key)


def fork(server: Server) -> Player:
    anna = over(server)
    made = anna.do("fork", number=12, seat=0, bot="careful", kept=True)
    return Player(server, made["table"], made["key"])


def going_on(server: Server) -> Player:
    return bring(server, begun(), bot="careful", kept=True)


# the seed is fixed before a nonce is known

@pytest.mark.parametrize("made", [new_table, rematch, fork, going_on])
def test_the_commitment_is_shown_before_the_nonce_is_known(server: Server, made: Any) -> None:
    anna = made(server)
    waiting = anna.state()
    assert waiting["status"] == "open"
    assert waiting["seats"][0]["kept"]
    assert waiting["eyes"] == []
    assert anna.look("dice")["nonces"] == []
    assert Player(server, anna.table, None).refused("claim", seat=0, nonce="mine!") == "not-open"
    anna.do("claim", seat=0, nonce="said after I saw it")
    assert anna.state()["status"] == "playing"
    anna.play_out()
    dice = anna.look("dice")
    assert dice["nonces"] == ["said after I saw it"]
    assert dice["commitment"] == waiting["commitment"] == commitment(bytes.fromhex(dice["seed"]))
    found = verify.examined(GAME, Record.parse(server.record(anna.table)))
    assert found.doubts == ([f"the first {dice['given']} answers were taken over from another game"]
                            if made in (fork, going_on) else [])
    assert dice["given"] == waiting["number"]
    assert found.checked


@pytest.mark.parametrize(("path", "body"), [
    ("/api/tables", {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ("/api/import", {"record": begun()})])
def test_whatever_makes_a_table_takes_no_nonce_and_draws_its_own_seed(server: Server, path: str, body: Any) -> None:
    refused = server.call("POST", path, json={**body, "nonce": "mine"})
    assert refused.json()["error"]["id"] == "bad-request"
    made = [server.call("POST", path, json=body).json() for _ in range(3)]
    assert len({m["commitment"] for m in made}) == 3
    assert [server.get(f"/api/tables/{m['table']}")["commitment"] for m in made] == [m["commitment"] for m in made]


def test_only_a_claim_carries_a_nonce() -> None:
    """The acts and requests, as they are declared: nothing else can tell the server one."""
    kinds = [wire.NewTable, wire.Import, *wire.AnyAct.__args__]
    able = [kind for kind in kinds for field in msgspec.structs.fields(kind)
            if field.name == "nonce" and field.type is not type(None)]
    assert able == [wire.Claim]


def test_a_rematch_takes_new_nonces_from_everybody_and_never_the_old(server: Server) -> None:
    anna = server.make("me", "open", options={"rounds": 1}, kept=True)
    anna.do("claim", seat=0, nonce="old a")
    key = server.call("POST", f"/api/tables/{anna.table}/acts",
                      json={"type": "claim", "seat": 1, "name": "Bo", "nonce": "old b"}).json()["key"]
    bo = Player(server, anna.table, key)
    while anna.state()["status"] == "playing":
        for seat, who in enumerate((anna, bo)):
            if who.eye()["decision"]:
                who.answer(seat)
    new = [Player(server, anna.do("rematch")["table"], who.key) for who in (anna, bo)]
    new[1].do("claim", seat=1, nonce="new b")
    assert new[0].state()["status"] == "open", "one word is missing"
    new[0].do("claim", seat=0, nonce="new a")
    assert new[0].state()["status"] == "playing"
    assert new[0].look("dice")["nonces"] == ["new a", "new b"]
    assert new[0].state()["commitment"] != anna.state()["commitment"]


def test_who_does_not_come_to_the_rematch_is_replaced_by_a_bot_without_a_name(server: Server) -> None:
    anna = server.make("me", "open", options={"rounds": 1})
    bo = server.claim(anna.table, 1, "Bo")
    bo.do("leave", seat=1, bot="careful")
    bo.do("return", seat=1)
    proposal = anna.do("propose", what="cancel")["proposal"]
    bo.do("agree", proposal=proposal)
    again = Player(server, anna.do("rematch")["table"], anna.key)
    again.do("claim", seat=0)
    again.do("start", bot="careful")
    state = again.state()
    assert state["status"] == "playing"
    assert [(s["kind"], s["name"]) for s in state["seats"]] == [("person", ""), ("bot", "")]


def test_a_kept_seat_is_claimed_in_the_window_that_shows_it(server: Server) -> None:
    anna = new_table(server)
    with anna.window() as window:
        assert window.state()["seats"][0]["kept"]
        assert window.do("claim", seat=0, nonce="n")["type"] == "done"
        assert window.until(lambda s: s["status"] == "playing" and s["eyes"][0]["seat"] == 0)["seats"][0]["connected"]


def test_who_goes_back_behind_what_was_taken_over_throws_these_dice_from_there(server: Server) -> None:
    anna = fork(server)
    anna.do("claim", seat=0, nonce="n")
    anna.until(lambda s: s["eyes"] and s["eyes"][0]["decision"])
    first = next(line["start"] for line in anna.look("log")["lines"] if line["seat"] == 0)
    assert first < 12
    anna.do("undo", seat=0, to=first)
    anna.play_out()
    record = Record.parse(server.record(anna.table))
    assert record.given == first
    assert verify.examined(GAME, record).doubts == [f"the first {first} answers were taken over from another game"]


# what was undone

def test_undos_are_counted_and_those_with_the_seed_known_are_told(server: Server) -> None:
    anna = server.make("me", "careful", options={"rounds": 1})
    anna.answer(0)
    anna.do("undo", seat=0)
    anna.play_out()
    assert (anna.state()["undos"], anna.state()["reopened"]) == (1, 0)
    assert verify.doubts(GAME, Record.parse(server.record(anna.table))) == []
    seed = anna.state()["seed"]
    anna.do("undo", seat=0)
    assert anna.state()["seed"] is None
    anna.play_out()
    assert (anna.state()["undos"], anna.state()["reopened"]) == (2, 1)
    dice = anna.look("dice")
    assert (dice["undos"], dice["reopened"], dice["seed"]) == (2, 1, seed)
    record = Record.parse(server.record(anna.table))
    assert (record.undos, record.reopened) == (2, 1)
    assert verify.doubts(GAME, record) == ["play went back after the seed had been shown: 1 times"]
    state = bring(server, server.record(anna.table)).state()
    assert (state["undos"], state["reopened"], state["imported"]) == (2, 1, {"signature": "ours", "fair": False})


def test_a_cancelled_game_shows_its_seed_and_is_not_called_fair(server: Server) -> None:
    anna = server.make("me", "careful")
    anna.answer(0)
    assert anna.do("propose", what="cancel") == {"done": True}
    found = verify.examined(GAME, Record.parse(server.record(anna.table)))
    assert found.doubts == ["the game is unfinished"]
    assert found.checked >= 8
    assert anna.look("dice")["seed"]


# signatures

def test_a_record_is_signed_by_the_key_that_the_server_publishes(server: Server) -> None:
    published = server.get("/api/server-key")
    assert msgspec.convert(published, messages.ServerKey) == {"key": published["key"], "former": []}
    record = server.record(over(server).table)
    assert signing.judged(record, [published["key"]]) == "ours"
    assert signing.judged(record, []) == "unknown"
    assert signing.judged(unsigned_text(record)[0], [published["key"]]) == "unsigned"
    lines = record.splitlines(keepends=True)
    for n, line in enumerate(lines[:-1]):
        assert signing.judged("".join([*lines[:n], *lines[n + 1:]]), [published["key"]]) == "wrong", line
    assert signing.judged(record.replace("signature ", "\nsignature "), [published["key"]]) == "wrong"


def test_verify_asks_the_server_for_its_key(server: Server, tmp_path: Any, capsys: pytest.CaptureFixture[str],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivesuns.cli.load", lambda name: GAME)
    file = tmp_path / "record.txt"
    file.write_text(server.record(over(server).table))
    assert main(["verify", str(file), "--key", server.url]) == 0
    assert "Signed" in capsys.readouterr().out
    assert main(["verify", str(file), "--key", signing.Signer("01" * 32).public]) == 1
    assert "Unknown signer" in capsys.readouterr().out


def test_processes_that_start_at_once_agree_on_the_key(database: str) -> None:
    several = [Database(database) for _ in range(6)]
    migrate(several[0].engine)

    def begin(one: Database) -> str:
        with one.engine.connect().execution_options(fivesuns_write=True) as conn, conn.begin():
            return signing.server_signer(conn).public
    try:
        with ThreadPoolExecutor(len(several)) as pool:
            assert len(set(pool.map(begin, several))) == 1
    finally:
        for one in several:
            one.engine.dispose()


def test_a_former_key_is_still_ours(start: Any, sqlite_url: str) -> None:
    first = start(sqlite_url)
    record, old = first.record(over(first).table), first.get("/api/server-key")["key"]
    first.stop()
    engine = create_engine(sqlite_url)
    with engine.begin() as conn:
        conn.execute(text("UPDATE server_keys SET name = 'record-2024' WHERE name = 'record'"))
    second = start(sqlite_url)
    published = second.get("/api/server-key")
    assert published["former"] == [old]
    assert published["key"] != old
    assert bring(second, record).state()["imported"] == {"signature": "ours", "fair": True}
    assert second.record(over(second).table).splitlines()[-1].split()[1] == published["key"]


# imports

def test_an_import_says_that_it_is_one_and_who_vouches_for_it(server: Server) -> None:
    anna = over(server)
    assert anna.state()["imported"] is None
    record = server.record(anna.table)
    plain = unsigned_text(record)[0]
    other = signing.Signer("01" * 32)
    changed = Record.parse(plain)
    changed.nonces = ("another",)
    for text_, said in ((record, ("ours", True)), (plain, ("unsigned", True)), (other.signed(plain), ("unknown", True)),
                        (record.replace("answers\n", "undos 1\nanswers\n"), ("wrong", True)),
                        (changed.text(), ("unsigned", False))):
        viewer = bring(server, text_, public=True)
        imported = {"signature": said[0], "fair": said[1]}
        assert viewer.state()["imported"] == imported
        listed = server.get("/api/tables?status=over")["tables"]
        assert [t["imported"] for t in listed if t["table"] == viewer.table] == [imported]
        assert signing.judged(server.record(viewer.table), server.get("/api/server-key")["key"]) == (
            "ours" if said[0] == "ours" else "unsigned"), "what came from elsewhere is not signed here"


def test_what_began_elsewhere_is_not_signed_when_it_has_gone_on_here(server: Server) -> None:
    anna = bring(server, begun(), bot="careful")
    assert anna.state()["imported"] == {"signature": "unsigned", "fair": False}
    anna.play_out()
    record = server.record(anna.table)
    assert "signature" not in record
    made = anna.do("fork", number=16, seat=0, bot="careful")
    again = Player(server, made["table"], made["key"])
    assert again.state()["imported"] == {"signature": "unsigned", "fair": False}
    again.play_out()
    assert "signature" not in server.record(again.table)


def test_names_are_in_a_record_only_if_they_are_asked_for_and_an_import_keeps_them(server: Server) -> None:
    anna = server.make("me", "careful", options={"rounds": 1})
    anna.do("rename", seat=0, name="Anna Ö.")
    anna.play_out()
    assert "Anna" not in server.record(anna.table)
    named = server.call("GET", f"/api/tables/{anna.table}/record?names=true").text
    assert Record.parse(named).names == ("Anna Ö.", "")
    assert signing.judged(named, [server.get("/api/server-key")["key"]]) == "ours"
    assert [s["name"] for s in bring(server, named).state()["seats"]] == ["Anna Ö.", ""]
    assert [s["name"] for s in bring(server, server.record(anna.table)).state()["seats"]] == ["", ""]


@pytest.mark.parametrize(("spoil", "said"), [
    (lambda r: r.replace("answers\n", 'nonce "a"\n' * 60_000 + "answers\n"), "line 64"),
    (lambda r: r.replace("answers\n", "answers\n0 " + "x" * 900_000 + "\n"), "does not play"),
    (lambda r: r.replace('"seats": 2', f'"seats": {1 << 70}'), "beyond 64 bits"),
    (lambda r: r.replace('"seats": 2', '"seats": "' + "x" * 900_000 + '"'), "options of the record"),
    (lambda r: r.replace("game tiny 1", f"game tiny {1 << 70}"), "beyond 64 bits")])
def test_a_monstrous_record_is_refused_at_once_with_a_short_sentence(server: Server, spoil: Any, said: str) -> None:
    def overrun() -> int:
        return len([line for line in server.lines() if line["event"] in ("worker-overran", "worker-died")])
    before = overrun()
    found = server.call("POST", "/api/import", json={"record": spoil(begun())})
    error = found.json()["error"]
    assert error["id"] == "record-refused"
    assert said in error["detail"]
    assert len(error["detail"]) < 400
    assert overrun() == before, "no worker was ended for it"


def test_what_was_imported_before_is_known_by_its_lack_of_a_host(sqlite_url: str) -> None:
    """The migration: a finished table without any key, and answers as old as their table, came from elsewhere."""
    engine = create_engine(sqlite_url)
    migrate(engine, 4)
    row = dict(game="tiny", game_version=1, options="{}", title="", status="over", public=True, slow=False,
               spectators=True, made=1000, touched=1, since=1, version=1, epoch=3, number=2, news=0, waiting="[]",
               bots_wait=False, seed=b"", commitment="", nonces="[]", proposals=0, chat=0, due="[]", may="[]",
               windows=True)
    with engine.begin() as conn:
        for id, moment, key in (("played-here", 1001, True), ("imported", 1000, False), ("went-on", 1000, True)):
            names = ", ".join([*row, "id"])
            conn.execute(text(f"INSERT INTO tables ({names}) VALUES ({', '.join([f':{n}' for n in [*row, 'id']])})"),
                         {**row, "id": id})
            for n in range(2):
                conn.execute(text("INSERT INTO entries VALUES (:t, :n, 0, 'x', :at)"),
                             {"t": id, "n": n, "at": moment + n * 500})
            if key:
                conn.execute(text("INSERT INTO seat_keys (table_id, hash, host, made, confirm, mail_confirmed, lang, "
                                  "note) VALUES (:t, :t, TRUE, 1, FALSE, FALSE, 'en', '')"), {"t": id})
    migrate(engine)
    with engine.connect() as conn:
        t = schema.tables
        found = {r.id: (r.given, r.undos, r.imported is not None)
                 for r in conn.execute(select(t.c.id, t.c.given, t.c.undos, t.c.imported))}
    assert found == {"played-here": (0, 3, False), "imported": (0, 3, True), "went-on": (1, 3, True)}


def test_chance_that_is_asked_at_the_end_of_a_record_is_refused(server: Server) -> None:
    table = Table(GAME, {"seats": 2})
    assert isinstance(table.ask, Chance)
    table.settle(table.ask.sample(QuickDice(1)))
    refused = server.call("POST", "/api/import", json={"record": table.record()})
    assert refused.json()["error"]["detail"] == "the record ends where chance is asked"
