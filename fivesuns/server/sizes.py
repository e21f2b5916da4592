"""How many bytes are told of a game: `python -m fivesuns.server.sizes` plays a six-seat Eclipse of house bots.

Every seat and a spectator look on. The first message of each, the whole table, is not counted.
"""
from __future__ import annotations

import sys
import zlib
from collections.abc import Iterable
from typing import Any, Final

from fivesuns.arena.match import play
from fivesuns.games import load
from fivesuns.kernel import Event, Game, Record, Table
from fivesuns.server import lobby, store
from fivesuns.server.live import Live
from fivesuns.server.shown import eye, facts, told, undo_limit
from fivesuns.server.store import PLAYING, KeyRow, Line, Loaded
from fivesuns.server.telling import SPECTATOR, Watcher

WINDOW: Final = 12                                        # as the websockets compress
LEVEL: Final = 5


class _Hall:
    outage = None

    def new_stamp(self) -> int:
        return 0

    def spawn(self, work: Any) -> None:
        raise RuntimeError("nothing runs here")


class Sizes:
    """What each message to each window took, as JSON and on the wire."""

    def __init__(self) -> None:
        self.plain: list[int] = []
        self.wire: list[int] = []


def measured(game: Game[Any], record: str, upto: int | None = None) -> Sizes:
    """All that is told of a recorded game to those who play it and to one who looks on."""
    wanted = Record.parse(record)
    table: Table[Any] = Table(game, wanted.options)
    seats = range(table.options["seats"])
    row = lobby.new_row({"name": game.name, "version": game.version}, table.options)
    row.status = PLAYING
    people = [lobby.new_seat(n, "person", f"player {n}") for n in seats]
    for n in seats:
        people[n].key_id = n
    keys = {n: KeyRow(n, "", n == 0, False, None, False, "en", False) for n in seats}
    live = Live(_Hall(), Loaded(row, people, keys, {}, {}, {}, {}, {}, []))    # type: ignore[arg-type]
    windows = [Watcher(key, lambda: None, lambda data: None) for key in [*seats, None]]
    live.watchers.update(windows)
    packs = [zlib.compressobj(wbits=-WINDOW, memLevel=LEVEL) for _ in windows]
    found, first = Sizes(), True
    for who, events in _steps(table, wanted.answers[:upto]):
        if who is not None:
            start = row.number
            live.lines.append(Line(start, table.length, who, False, store.now(), told(events)))
            live.last_line[who] = start
        _look(live, table)
        for window, pack in zip(windows, packs):
            data = window.message(live)
            if data is None:
                continue
            wire = len(pack.compress(data)) + len(pack.flush(zlib.Z_SYNC_FLUSH)) - 4
            if not first:
                found.plain.append(len(data))
                found.wire.append(wire)
        first = False
    return found


def _steps(table: Table[Any], answers: Iterable[tuple[str, str]]) -> Iterable[tuple[int | None, list[Event]]]:
    """Each answer with all that it caused, chance included; before them the opening."""
    who, events = None, table.begin()
    for signed, name in answers:
        if signed != "*":
            yield who, events
            who, events = int(signed.removesuffix("+")), []
        events = events + table.give_line(signed, name)
    yield who, events


def _look(live: Live, table: Table[Any]) -> None:
    views = {seat: table.view(seat) for seat in [*range(len(live.seats)), None]}
    known = facts(table)
    live.learn({"facts": known, "eyes": [[SPECTATOR if s is None else s, eye(table, s, view)]
                                         for s, view in views.items()],
                "limits": [[[s.seat], undo_limit(table, [s.seat], views, True)] for s in live.seats]}, 0)
    row = live.row
    row.number, row.version = table.length, row.version + 1
    row.waiting, row.due, row.may = known["waiting"], known["due"], known["may"]
    row.since = store.now()


def said(found: Sizes) -> str:
    mean, most = sum(found.plain) / len(found.plain), max(found.plain)
    wire = sum(found.wire) / len(found.wire)
    return (f"{len(found.plain)} messages, {mean:.0f} bytes of JSON each (at most {most}), "
            f"{wire:.0f} bytes on the wire")


def main() -> None:
    name, seats = (sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else ("eclipse", 6)
    table = play(name, {"seats": seats}, ["house"] * seats, "sizes")
    print(said(measured(load(name), table.record())))


if __name__ == "__main__":
    main()
