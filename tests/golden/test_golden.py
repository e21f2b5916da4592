"""Recorded games replay to the same bytes, whoever changes what."""
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fivesuns.games import load, names
from fivesuns.kernel import Record, Table
from fivesuns.kernel.verify import doubts

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    table = Table.replay(load(record.game), record)
    assert table.over
    again = Record.parse(table.record())
    assert (again.options, again.answers, again.scores) == (record.options, record.answers, record.scores)
    assert record.text() == text


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_the_luck_of_a_golden_record_is_the_one_promised(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert not doubts(load(record.game), record)


@pytest.mark.parametrize("game", names())
def test_every_number_of_seats_has_a_golden_record(game: str) -> None:
    found = {record.options["seats"] for record in map(Record.parse, [p.read_text(encoding="utf-8") for p in RECORDS])
             if record.game == game}
    assert found == set(load(game).seats)


def peoples_of(record: Record, peoples: str) -> set[str]:
    """As soon as everybody has one: no need to play on."""
    table: Table[Any] = Table(load(record.game), record.options)
    table.begin()
    for who, name in record.answers:
        found = [seat[peoples] for seat in table.view(None)["seats"]]
        if all(found):
            return set(found)
        table.give_line(who, name)
    raise AssertionError("somebody never had a people")


@pytest.mark.parametrize(("game", "peoples"), [
    ("gaia", "faction"), ("eclipse", "species"), ("sidereal", "species"), ("twilight", "faction")])
def test_every_people_has_a_golden_record(game: str, peoples: str) -> None:
    played = set()
    for path in RECORDS:
        record = Record.parse(path.read_text(encoding="utf-8"))
        if record.game == game:
            played |= peoples_of(record, peoples)
    catalog = import_module(f"fivesuns.games.{game}.catalog")
    known = set(catalog.FACTIONS if peoples == "faction" else catalog.SPECIES)
    assert known <= played
