"""Recorded games replay to the same bytes, whoever changes what."""
from importlib import import_module
from pathlib import Path

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


@pytest.mark.parametrize(("game", "peoples"), [x for x in (("gaia", "faction"), ("eclipse", "species"),
                                                          ("sidereal", "species"), ("twilight", "faction"))
                                               if x[0] in names()])
def test_every_people_has_a_golden_record(game: str, peoples: str) -> None:
    played = set()
    for path in RECORDS:
        record = Record.parse(path.read_text(encoding="utf-8"))
        if record.game == game:
            table = Table.replay(load(game), record)
            seen = table.view(None)
            played |= {seat[peoples] for seat in seen.get("seats") or seen["players"]}
    catalog = import_module(f"fivesuns.games.{game}.catalog")
    known = set(catalog.FACTIONS) if peoples == "faction" else set(catalog.SPECIES)
    assert known <= played
