"""Saved tables: what is written is read again, and nothing else is."""
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivesuns.kernel import Number, Play, QuickDice, RecordError, SealedDice, Table
from fivesuns.kernel.laws import playout, position
from tests.kernel.tiny import Tiny, TinyGame
from tests.torture import GAMES


def played(game: str, answers: int, **options: Any) -> Table[Any]:
    table: Table[Any] = Table(GAMES[game], {"seats": 2, **options}, SealedDice.from_seed(5))
    playout(table, QuickDice(5), answers)
    return table


def changed(data: bytes, **fields: Any) -> bytes:
    return json.dumps({**json.loads(data), **fields}).encode()


def test_a_loaded_table_is_asleep_and_equal() -> None:
    table = played("vault", 40)
    loaded = Table.load(table.game, table.save(), table.dice)
    assert loaded.save() == table.save()
    assert position(loaded) == position(table)


def test_a_table_that_was_never_used_can_be_saved() -> None:
    fresh: Table[Any] = Table(GAMES["vault"], {"seats": 3}, SealedDice.from_seed(5))
    loaded = Table.load(fresh.game, fresh.save(), fresh.dice)
    assert position(loaded) == position(fresh)


def test_saved_tables_of_other_games_versions_and_formats_are_refused() -> None:
    data = played("senate", 9).save()
    with pytest.raises(RecordError, match=r"a table of senate version 1 .* readable here: vault version 1"):
        Table.load(GAMES["vault"], data)
    with pytest.raises(RecordError, match=r"senate version 2 .* readable here: senate version 1"):
        Table.load(GAMES["senate"], changed(data, version=2))
    with pytest.raises(RecordError, match=r"\(format 7\); readable here: .*\(format 5\)"):
        Table.load(GAMES["senate"], changed(data, format=7))


@pytest.mark.parametrize("garbage", [b"", b"null", b"[]", b"{}", b"7", b"\xff\xfe", b"not json", b'"senate"',
                                     b"[" * 99999])
def test_garbage_is_no_saved_table(garbage: bytes) -> None:
    with pytest.raises(RecordError, match="not a saved table of senate"):
        Table.load(GAMES["senate"], garbage)


@pytest.mark.parametrize("fields", [
    {"options": {"seats": 9}}, {"options": {"sets": 2}}, {"options": "abc"}, {"options": None}, {"at": "x"}, {"at": -1},
    {"log": 7}, {"log": [1]}, {"log": [[0]]}, {"log": [["0", "pass"]]}, {"log": None}, {"state": 7},
    {"state": {"=": "Nobody"}}, {"state": {"=": "Senate"}},
    {"state": {"=": "Debate", "speaker": 0, "rival": 1, "support": []}},
    {"state": []}, {"barrier": None}, {"quiet": 7}, {"quiet": ["x"]}, {"voices": 7}, {"voices": [[0, "veto-99"]]}])
def test_a_damaged_table_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="not a saved table of senate"):
        Table.load(GAMES["senate"], changed(played("senate", 9).save(), **fields))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 5000))
def test_a_truncated_table_is_refused(n: int) -> None:
    data = played("senate", 9).save()
    with pytest.raises(RecordError):
        Table.load(GAMES["senate"], data[:n % len(data)])


def test_answers_that_do_not_play_are_refused() -> None:
    data = json.loads(played("senate", 9).save())
    data["log"].append([0, "declare victory"])
    with pytest.raises(RecordError, match=r"cannot answer 'declare victory'; legal: "):
        Table.load(GAMES["senate"], json.dumps(data).encode())


def test_a_loaded_table_has_no_record_of_what_it_does_not_remember() -> None:
    table = played("march", 45, stage=20)
    with pytest.raises(RecordError, match=r"remembers only from answer 4\d on; the record is with the original"):
        Table.load(table.game, table.save()).record()


def test_a_table_that_began_in_the_middle_has_no_record() -> None:
    def talk(s: Tiny) -> Play:
        s.notes.append((yield from Number(0, "tiny.bid", 0, 9)))
        s.notes.append((yield from Number(0, "tiny.bid", 0, 9)))

    table = Table.at(TinyGame(talk), {"seats": 2}, Tiny(agenda=[("talk",)], seats=2, notes=[8]))
    table.answer(0, 3)
    for t in (table, table.clone(), Table.load(table.game, table.save())):
        with pytest.raises(RecordError, match="began in a given position"):
            t.record()
