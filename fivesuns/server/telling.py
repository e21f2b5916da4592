"""What those who look on are told: the whole table when they come, then what has changed."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fivesuns.server import clock, store
from fivesuns.server import messages as m
from fivesuns.server.difference import difference
from fivesuns.server.store import OVER, PLAYING, KeyRow, Line, SeatRow

if TYPE_CHECKING:
    from fivesuns.server.live import Live

Viewer = tuple[int, ...]                                  # the seats that somebody holds; () is a spectator
SPECTATOR: Final = -1
Raw = msgspec.Raw


class Eye:
    """What one seat sees, is asked and may say. It comes as JSON, and is read if somebody wants to know."""

    def __init__(self, view: bytes, decision: bytes, aside: bytes, answered: bool, spans: list[str]) -> None:
        self._json = (view, decision, aside)
        self._read: tuple[Any, Any, Any] | None = None
        self.answered = answered
        self.spans = spans

    def read(self) -> tuple[Any, Any, Any]:
        if self._read is None:
            decode = msgspec.json.decode
            self._read = (decode(self._json[0]), decode(self._json[1]), decode(self._json[2]))
        return self._read


class Watcher:
    """Somebody who wants to be told. `wake` is called when there is something new."""

    def __init__(self, key_id: int | None, wake: Callable[[], None], say: Callable[[bytes], None]) -> None:
        self.key_id = key_id
        self.wake = wake
        self.say = say                                    # a message besides the state
        self.epoch = -1                                   # so far it knows the log
        self.number = -1
        self._sent: dict[str, Any] | None = None
        self._serial = 0

    def start_again(self) -> None:
        """It has missed something: the next message is whole."""
        self._sent = None

    def message(self, live: Live) -> bytes | None:
        """What is to be told now; None if that is nothing. Everything must be at hand (`Live.shows`)."""
        key = None if self.key_id is None else live.keys.get(self.key_id)
        now = state(live, key)
        begin, lines = new_lines(live, live.held_by(key), self.epoch, self.number)
        patch = {} if self._sent is None else difference(self._sent, now)
        if patch is None and not lines and (begin, live.row.epoch) == (self.number, self.epoch):
            return None
        self.epoch, self.number = live.row.epoch, live.row.number
        self._serial += 1
        more = told(live.row, self._serial, lines, begin)
        whole = self._sent is None
        self._sent = now
        return msgspec.json.encode({"type": "state", **now, **more} if whole
                                   else {"type": "change", "patch": patch or {}, **more})


def state(live: Live, key: KeyRow | None) -> dict[str, Any]:
    """The table for these eyes."""
    viewer, row = live.held_by(key), live.row
    facts = live.facts or {"sealed": [], "secret": False, "trail": []}
    proposal: Any = None if row.proposal is None else {
        **row.proposal, "mine": [s for s in row.proposal["needed"] if s in viewer
                                 and s not in row.proposal["agreed"]]}
    over, playing = row.status == OVER, row.status == PLAYING
    found: m.Shown = {
        "table": row.id, "version": row.version, "epoch": row.epoch, "number": row.number,
        "status": row.status, "game": row.game, "game_version": row.game_version, "title": row.title,
        "options": row.options, "public": row.public, "slow": row.slow,
        "spectators": len([w for w in live.watchers if w.key_id is None]), "watching": row.spectators,
        "made": row.made, "host": key is not None and key.host, "seats": [seat_wire(live, s, key) for s in live.seats],
        "waiting": row.waiting if playing else [], "may": row.may if playing else [],
        "sealed": facts["sealed"], "secret": facts["secret"], "since": row.since, "trail": facts["trail"],
        "eyes": [] if live.facts is None else [_eyes(live, seat, viewer) for seat in viewer or (SPECTATOR,)],
        "proposal": proposal, "settings": None if key is None else settings_wire(key),
        "note": key is not None and key.has_note, "commitment": row.commitment,
        "scores": row.scores if over else None, "sheets": row.sheets if over else None,
        "winners": row.winners if over else None, "seed": row.seed.hex() if over and row.seed else None,
        "undos": row.undos, "reopened": row.reopened, "rematch": row.rematch, "forked": row.forked,
        "imported": row.imported, "trouble": live.hall.outage or row.trouble}
    if row.clock is not None:
        people = {s.seat: s.kind == "person" for s in live.seats}
        found["clock"] = clock.told(row.clock, live.times(), row.clock_since, people)
    return {**found}


def told(row: store.Row, serial: int, lines: list[m.LogLine], begin: int) -> m.Told:
    """What a message says besides the table: where there is a clock, what time it is too."""
    found: m.Told = {"serial": serial, "lines": lines, "lines_from": begin}
    if row.clock is not None:
        found["now"] = store.now()
    return found


def _eyes(live: Live, seat: int, viewer: Viewer) -> m.Eyes:
    eye = live.eyes[seat]
    view, decision, aside = eye.read()
    if seat == SPECTATOR:
        return {"seat": None, "view": view, "decision": None, "aside": None, "moment": None, "sealed": False,
                "standing": {}, "spans": [], "undo": None}
    playing = live.row.status == PLAYING
    stands: dict[str, m.Stands] = {key: {"names": x.names, "until": x.until, "idle": x.idle}
                                   for key, x in live.standing.get(seat, {}).items()}
    return {"seat": seat, "view": view, "decision": decision if playing else None, "aside": aside if playing else None,
            "moment": live.moment_text(seat) if playing else None, "sealed": eye.answered, "standing": stands,
            "spans": eye.spans, "undo": live.undo_of(viewer)}


def new_lines(live: Live, viewer: Viewer, epoch: int, number: int) -> tuple[int, list[m.LogLine]]:
    """What was written into the log since these eyes looked, and from where on; nothing if that is too long ago."""
    row = live.row
    oldest = live.lines[0].start if live.lines else row.number
    if epoch != row.epoch or number < oldest or number >= row.number:
        return row.number, []
    return number, [line_wire(line, viewer) for line in live.lines if line.number > number]


def line_wire(line: Line, viewer: Viewer) -> m.LogLine:
    """A line of the log with the events that these eyes may know."""
    return {"start": line.start, "number": line.number, "at": line.at, "seat": line.seat, "bot": line.bot,
            "events": events_wire(line.events, viewer)}


def events_wire(events: list[Any], viewer: Viewer) -> list[m.LogEvent]:
    """Those that these eyes may know."""
    return [{"what": what, "args": Raw(args.encode()), "to": None if to is None else [s for s in to if s in viewer]}
            for what, to, args in events if to is None or any([s in viewer for s in to])]


def seat_wire(live: Live, s: SeatRow, key: KeyRow | None) -> m.SeatInfo:
    return {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "connected": live.connected(s),
            "left": s.gone, "invited": s.invited is not None, "kept": key is not None and s.invited == key.id,
            "mine": key is not None and s.key_id == key.id}


def settings_wire(key: KeyRow) -> m.Settings:
    kept = key.notify or {}
    return {"confirm": key.confirm, "lang": key.lang, "push": sorted(set(key.pushes)),
            "notify": {"mail": kept.get("mail"), "mail_confirmed": key.mail_confirmed, "webhook": kept.get("webhook"),
                       "quiet": kept.get("quiet"), "zone": kept.get("zone", "UTC")}}


def summary(row: store.Row, seats: list[SeatRow], key: KeyRow | None,
            connected: Callable[[SeatRow], bool]) -> m.Summary:
    mine = [s.seat for s in seats if key is not None and s.key_id == key.id]
    playing = [s.seat for s in seats if s.seat in mine and s.kind == "person" and not s.gone]
    playing_now = row.status == PLAYING
    found: m.Summary = {
        "table": row.id, "game": row.game, "title": row.title, "options": row.options, "status": row.status,
        "public": row.public, "slow": row.slow, "spectators": row.spectators, "made": row.made,
        "touched": row.touched, "number": row.number,
        "seats": [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "connected": connected(s),
                   "left": s.gone} for s in seats],
        "waiting": row.waiting if playing_now else [], "winners": row.winners if row.status == OVER else None,
        "scores": row.scores if row.status == OVER else None, "rematch": row.rematch, "forked": row.forked,
        "imported": row.imported, "mine": mine, "my_turn": playing_now and any([s in row.due for s in playing])}
    if row.clock is not None:
        found["clock"] = row.clock
    return found
