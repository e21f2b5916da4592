"""What is written and read of a table, inside one transaction. Plain functions of a connection."""
from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, case, delete, func, insert, or_, select, text, update

from fivesuns.kernel.table import FORMAT, speaker
from fivesuns.server import messages, schema
from fivesuns.server.database import Conflict, Database, Prepared

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
RECENT: Final = 100                                       # lines of the log kept at hand
DEVICES: Final = 5                                        # browsers that a seat may wake
BACK: Final = 40                                          # a table is loaded from so many answers before its end
_JSON: Final = ("options", "waiting", "due", "may", "nonces", "scores", "sheets", "winners", "forked", "proposal",
                "trouble", "imported", "clock", "times", "paused")


def now() -> int:
    return int(time.time() * 1000)


def new_id() -> str:
    """Nobody finds a table by guessing."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def new_key() -> str:
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
    return "".join([secrets.choice(letters) for _ in range(32)])


def hashed(key: str) -> str:
    """Keys are 180 bits of chance: one round is enough."""
    return hashlib.sha256(b"fivesuns key" + key.encode()).hexdigest()


def pack(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def unpack(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


class Row(msgspec.Struct):
    """A table's own row."""
    id: str
    game: str
    game_version: int
    options: dict[str, Any]
    title: str
    status: messages.Status
    public: bool
    slow: bool
    spectators: bool
    made: int
    touched: int
    since: int
    version: int
    epoch: int
    number: int
    news: int
    waiting: list[int]                                    # whose word the table waits for, as all may know
    due: list[int]                                        # of those, who has not yet spoken
    may: list[int]                                        # who may speak besides
    bots_wait: bool
    seed: bytes
    commitment: str
    nonces: list[str]
    scores: list[int] | None
    sheets: list[dict[str, int]] | None
    winners: list[int] | None
    rematch: str | None
    forked: messages.Place | None
    proposal: dict[str, Any] | None
    proposals: int
    trouble: messages.WireError | None
    chat: int
    windows: bool                                         # may an undo go behind reactions where nobody reacted?
    given: int = 0                                        # so many answers were taken over from another game
    undos: int = 0
    reopened: int = 0                                     # undos after the end, when the seed had been shown
    imported: messages.Imported | None = None
    maker: str = ""                                       # stands for the address that made it
    clock: messages.ClockRules | None = None
    times: dict[str, Any] | None = None                   # how the clock stood
    clock_since: int | None = None                        # when it began to run, if it does,
    clock_next: int | None = None                         # and when somebody has to look at it again
    paused: messages.Pause | None = None

    @property
    def rests(self) -> bool:
        """Is there a pause that is not over?"""
        return self.paused is not None and (self.paused["until"] is None or self.paused["until"] > now())


class SeatRow(msgspec.Struct):
    seat: int
    kind: messages.SeatKind
    name: str
    bot: str | None
    key_id: int | None
    invited: int | None                                   # the key of a secret link that was not yet used
    gone: bool
    takes: int
    nonce: str
    seen: int                                             # connected until, or last seen


class Push(msgspec.Struct):
    """A browser that is told of a seat's turns."""
    seat: int
    endpoint: str
    p256dh: str
    auth: str


class KeyRow(msgspec.Struct):
    id: int
    hash: str
    host: bool
    confirm: bool
    notify: dict[str, Any] | None
    mail_confirmed: bool
    lang: str
    has_note: bool
    pushes: list[str] = []                                # fingerprints of the browsers that are told

    @property
    def reachable(self) -> bool:
        """Is there any way to tell its owner of a turn?"""
        return bool(self.pushes) or reaches(self.notify)


class Line(msgspec.Struct):
    """One answer and all that it caused."""
    start: int
    number: int
    seat: int | None
    bot: bool
    at: int
    events: list[list[Any]]                               # what, to whom, arguments as JSON text


class Stands(msgspec.Struct):
    """A standing answer; `mark` is where its span stood when it was given."""
    names: list[str]
    until: str = ""
    mark: Any = None
    idle: bool = False


class Loaded(msgspec.Struct):
    row: Row
    seats: list[SeatRow]
    keys: dict[int, KeyRow]
    standing: dict[int, dict[str, Stands]]
    voices: dict[int, str]                                # what was said to the open poll
    last_entry: dict[int, int]                            # seat: number of its last answer
    last_line: dict[int, int]                             # seat: start of the line with its last answer
    last_said: dict[int, int]                             # seat: start of its last line that a person said
    lines: list[Line]


class Change(msgspec.Struct, kw_only=True):
    """All that one act does to a table."""
    fields: dict[str, Any] = {}
    cut: int | None = None                                # forget answers from here on
    entries: list[list[Any]] = []                         # [seat, name], appended
    lines: list[Line] = []
    save: bytes | None = None
    seats: dict[int, dict[str, Any]] = {}
    keys: dict[int, dict[str, Any]] = {}
    standing: list[tuple[int, str, Stands | None]] = []   # None: no more
    voices: dict[int, str] | None = None                  # None: as they are
    notify: list[int] = []                                # keys that are to be notified of their turn, in time
    offers: list[int] = []                                # keys that are to be told that there is an offer for them
    relax: list[int] = []                                 # keys that need not be notified any more
    late: list[int] = []                                  # seats whose time was up, and that are seen to
    remind: list[int] = []                                # keys that are to be reminded of their turn
    acted: int | None = None                              # the key of the person who has acted
    grace: int = 0
    pushes: list[tuple[int, Push]] = []                   # the key that wants it, and the browser
    hush: list[Push] = []
    left: list[int] = []                                  # seats that their persons have given up

    @property
    def browsers(self) -> bool:
        """Does it change whose browsers are told?"""
        return bool(self.pushes or self.hush or self.left) or any([ends_claim(x) for x in self.seats.values()])


def reaches(notify: dict[str, Any] | None) -> bool:
    """Do these settings name a place for messages?"""
    return bool(notify and (notify.get("mail") or notify.get("webhook")))


def fingerprint(endpoint: str) -> str:
    """Enough for a browser to know itself by; the endpoint is a secret."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]


def ends_claim(values: dict[str, Any]) -> bool:
    """Is the seat given up, or another person's? Whoever has only been replaced by a bot can come back."""
    return values.get("kind") == "open" or values.get("gone", False) or "key_id" in values


def find_key(keys: dict[int, KeyRow], key: str) -> KeyRow | None:
    """Looks at every key of the table, each in constant time."""
    wanted, found = hashed(key), None
    for row in keys.values():
        if hmac.compare_digest(row.hash, wanted):
            found = row
    return found


def row_values(row: Row) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    return {name: pack(value) if name in _JSON else value for name, value in values.items()}


def read_row(found: Any) -> Row:
    values = dict(found._mapping)
    return Row(**{name: unpack(value) if name in _JSON else value for name, value in values.items()})


def read_table(conn: Connection, id: str) -> Loaded | None:
    found = conn.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
    if found is None:
        return None
    row = read_row(found)
    entries, lines = schema.entries, schema.lines
    found_last = conn.execute(select(entries.c.seat, func.max(entries.c.number)).where(entries.c.table_id == id)
                              .group_by(entries.c.seat))
    last_entry: dict[int, int] = {who: number for who, number in found_last if who >= 0}
    last_line: dict[int, int] = {}
    for who, number in sorted(last_entry.items(), key=lambda last: last[1]):
        last_line[speaker(who)] = conn.execute(
            select(lines.c.start).where(and_(lines.c.table_id == id, lines.c.number > number))
            .order_by(lines.c.number).limit(1)).scalar_one()
    last_said = conn.execute(select(lines.c.seat, func.max(lines.c.start))
                             .where(and_(lines.c.table_id == id, lines.c.seat.is_not(None), ~lines.c.bot))
                             .group_by(lines.c.seat))
    return Loaded(row, read_seats(conn, id), read_keys(conn, id), read_standing(conn, id), read_voices(conn, id),
                  last_entry, last_line, {seat: start for seat, start in last_said}, read_lines(conn, id, -1, RECENT))


def read_seats(conn: Connection, id: str) -> list[SeatRow]:
    seats = schema.seats
    rows = conn.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
    return [SeatRow(r.seat, r.kind, r.name, r.bot, r.key_id, r.invited, r.gone, r.takes, r.nonce, r.seen) for r in rows]


def read_keys(conn: Connection, id: str) -> dict[int, KeyRow]:
    keys = schema.seat_keys
    rows = conn.execute(select(keys).where(keys.c.table_id == id).order_by(keys.c.id))
    found = {r.id: KeyRow(r.id, r.hash, r.host, r.confirm, unpack(r.notify), r.mail_confirmed, r.lang, bool(r.note))
             for r in rows}
    pushes = schema.pushes
    for r in conn.execute(select(pushes.c.key_id, pushes.c.endpoint).where(pushes.c.table_id == id)
                          .order_by(pushes.c.id)):
        found[r.key_id].pushes.append(fingerprint(r.endpoint))
    return found


def read_pushes(conn: Connection, id: str, key: int) -> list[Push]:
    """The browsers of a key, each once."""
    pushes = schema.pushes
    rows = conn.execute(select(pushes).where(and_(pushes.c.table_id == id, pushes.c.key_id == key))
                        .order_by(pushes.c.id))
    return list({r.endpoint: Push(r.seat, r.endpoint, r.p256dh, r.auth) for r in rows}.values())


def read_voices(conn: Connection, id: str) -> dict[int, str]:
    voices = schema.voices
    return {r.seat: r.name for r in conn.execute(select(voices).where(voices.c.table_id == id).order_by(voices.c.seat))}


def read_standing(conn: Connection, id: str) -> dict[int, dict[str, Stands]]:
    found: dict[int, dict[str, Stands]] = {}
    standing = schema.standing
    for r in conn.execute(select(standing).where(standing.c.table_id == id).order_by(standing.c.seat, standing.c.key)):
        found.setdefault(r.seat, {})[r.key] = Stands(unpack(r.names), r.until, unpack(r.mark), r.idle)
    return found


def read_lines(conn: Connection, id: str, after: int, most: int | None) -> list[Line]:
    """The lines whose number is greater, oldest first; if only so many are wanted, the newest."""
    lines = schema.lines
    wanted = select(lines).where(and_(lines.c.table_id == id, lines.c.number > after))
    if most is None:
        rows = list(conn.execute(wanted.order_by(lines.c.number)))
    else:
        rows = list(conn.execute(wanted.order_by(lines.c.number.desc()).limit(most)))[::-1]
    return [Line(r.start, r.number, r.seat, r.bot, r.at, unpack(r.events)) for r in rows]


def read_speakers(conn: Connection, id: str, start: int) -> set[int]:
    """The seats that have spoken in the line that starts there; none if that is no line of a seat."""
    lines = schema.lines
    found = conn.execute(select(lines.c.number).where(and_(lines.c.table_id == id, lines.c.start == start,
                                                           lines.c.seat.is_not(None)))).first()
    return set() if found is None else {speaker(who) for who, _ in read_entries(conn, id, start, found.number)
                                        if who >= 0}


def read_entries(conn: Connection, id: str, start: int, end: int) -> list[list[Any]]:
    entries = schema.entries
    rows = conn.execute(select(entries.c.seat, entries.c.name)
                        .where(and_(entries.c.table_id == id, entries.c.number >= start, entries.c.number < end))
                        .order_by(entries.c.number))
    return [[r.seat, r.name] for r in rows]


def read_position(conn: Connection, id: str, number: int, back: int = 0) -> dict[str, Any]:
    """A snapshot at or before that number (by at least `back` answers, to leave room for undo), and the rest. One that
    an older program wrote in another format is as good as none."""
    shots = schema.snapshots
    found = conn.execute(select(shots.c.number, shots.c.data)
                         .where(and_(shots.c.table_id == id, shots.c.number <= number - back,
                                     shots.c.format == FORMAT))
                         .order_by(shots.c.number.desc()).limit(1)).first()
    start = found.number if found else 0
    return {"snapshot": found.data if found else None, "tail": read_entries(conn, id, start, number)}


def insert_table(conn: Connection, row: Row, seats: list[SeatRow],
                 keys: list[tuple[str, bool, list[int]]]) -> list[int]:
    """A new table. `keys`: hash, is it the host's, and the seats that it holds; an open one is kept for it. Returns the
    ids of the keys."""
    conn.execute(insert(schema.tables).values(**row_values(row)))
    ids, holds = [], {}
    for hash, host, held in keys:
        id = insert_key(conn, row.id, hash, host)
        ids.append(id)
        for seat in held:
            holds[seat] = id
    for s in seats:
        key = holds.get(s.seat)
        conn.execute(insert(schema.seats).values(
            table_id=row.id, seat=s.seat, kind=s.kind, name=s.name, bot=s.bot, key_id=None if s.kind == "open" else key,
            invited=key if s.kind == "open" else None, gone=s.gone, takes=s.takes, nonce=s.nonce, seen=s.seen))
    return ids


def insert_key(conn: Connection, table: str, hash: str, host: bool) -> int:
    found = conn.execute(insert(schema.seat_keys).values(
        table_id=table, hash=hash, host=host, made=now(), confirm=False, notify=None, mail_confirmed=False,
        mail_code=None, lang="en", note="").returning(schema.seat_keys.c.id))
    return int(found.scalar_one())


def new_table_key(conn: Connection, table: str, hash: str, spare: int) -> int:
    """A key for somebody who comes to a table. Of those that hold no seat (any more) only the newest are kept."""
    keys, seats = schema.seat_keys, schema.seats
    made = insert_key(conn, table, hash, False)
    held = select(seats.c.key_id).where(and_(seats.c.table_id == table, seats.c.key_id == keys.c.id))
    kept = select(seats.c.invited).where(and_(seats.c.table_id == table, seats.c.invited == keys.c.id))
    old = list(conn.execute(select(keys.c.id).where(and_(keys.c.table_id == table, ~keys.c.host, ~held.exists(),
                                                         ~kept.exists()))
                            .order_by(keys.c.id.desc()).offset(max(1, spare))).scalars())
    if old:
        conn.execute(delete(schema.notices).where(schema.notices.c.key_id.in_(old)))
        conn.execute(delete(schema.pushes).where(schema.pushes.c.key_id.in_(old)))
        conn.execute(delete(keys).where(keys.c.id.in_(old)))
    return made


def server_secret(conn: Connection, name: str) -> str:
    """A secret of this server: made when it is first needed, the same for all processes."""
    keys = schema.server_keys
    wanted = select(keys.c.value).where(keys.c.name == name)
    if conn.execute(wanted).scalar() is None:
        conn.execute(text("INSERT INTO server_keys (name, value, made) VALUES (:name, :value, :made) "
                          "ON CONFLICT (name) DO NOTHING"),
                     {"name": name, "value": secrets.token_urlsafe(32), "made": now()})
    return str(conn.execute(wanted).scalar_one())         # another process may have been first


def try_write(conn: Connection) -> None:
    """Something small is really written."""
    conn.execute(text("INSERT INTO server_keys (name, value, made) VALUES ('well', '', :made) "
                      "ON CONFLICT (name) DO UPDATE SET made = :made"), {"made": now()})


def keep_clocks(conn: Connection, database: Database, moment: int, known: int, most: int, origin: str) -> list[str]:
    """Somebody sees to the clocks of all tables. If nobody did for longer than `most` ms, that time is nobody's: the
    clocks go on as they stood. Returns these tables. `known`: until then this process has seen to them."""
    keys, t = schema.server_keys, schema.tables
    kept = conn.execute(select(keys.c.made).where(keys.c.name == "clocks").with_for_update()).scalar()
    last = max(known, kept or 0)
    found: list[str] = []
    if moment - last > most:
        gap = moment - case((t.c.clock_since > last, t.c.clock_since), else_=last)
        found = list(conn.execute(
            update(t).where(and_(t.c.clock_since.is_not(None), t.c.clock_since < moment))
            .values(clock_since=t.c.clock_since + gap, clock_next=t.c.clock_next + gap, version=t.c.version + 1)
            .returning(t.c.id)).scalars())
        for id in found:
            database.announce(conn, f"{id} {origin}")
    conn.execute(text("INSERT INTO server_keys (name, value, made) VALUES ('clocks', '', :made) "
                      "ON CONFLICT (name) DO UPDATE SET made = :made"), {"made": moment})
    return found


# The statements of every answer
_AT: Final = Prepared(select(schema.tables.c.version, schema.tables.c.number)
                      .where(schema.tables.c.id == bindparam("b_id")).with_for_update())
_INSERT_ENTRIES: Final = Prepared(insert(schema.entries))
_INSERT_LINES: Final = Prepared(insert(schema.lines))
_INSERT_VOICES: Final = Prepared(insert(schema.voices))
_FORGET_VOICES: Final = Prepared(delete(schema.voices).where(schema.voices.c.table_id == bindparam("b_id")))
_updates: dict[tuple[str, ...], Prepared] = {}


def _update_of(names: tuple[str, ...]) -> Prepared:
    """Sets these fields of a table's row."""
    if names not in _updates:
        _updates[names] = Prepared(update(schema.tables).where(schema.tables.c.id == bindparam("b_id"))
                                   .values({name: bindparam(f"v_{name}") for name in names}))
    return _updates[names]


def commit(conn: Connection, database: Database, id: str, version: int, change: Change, origin: str) -> None:
    """Everything or nothing. Raises Conflict if the table is not at this version any more."""
    at = _AT.run(conn, {"b_id": id})
    if at is None or at[0] != version:
        raise Conflict(id)
    number = at[1]
    if change.cut is not None:
        _cut(conn, id, change.cut)
        number = change.cut
    if change.entries:
        moment = change.fields.get("touched", now())
        _INSERT_ENTRIES.run(conn, *[
            {"table_id": id, "number": number + n, "seat": seat, "name": name, "at": moment}
            for n, (seat, name) in enumerate(change.entries)])
    if change.lines:
        _INSERT_LINES.run(conn, *[
            {"table_id": id, "number": x.number, "start": x.start, "seat": x.seat, "bot": x.bot, "at": x.at,
             "events": pack(x.events)} for x in change.lines])
    if change.save is not None:
        end = number + len(change.entries)
        conn.execute(delete(schema.snapshots).where(and_(schema.snapshots.c.table_id == id,
                                                         schema.snapshots.c.number == end)))
        conn.execute(insert(schema.snapshots).values(table_id=id, number=end, data=change.save, format=FORMAT))
    for seat, values in change.seats.items():
        conn.execute(update(schema.seats).where(and_(schema.seats.c.table_id == id, schema.seats.c.seat == seat))
                     .values(**values))
        if ends_claim(values) or seat in change.left:
            pushes = schema.pushes
            conn.execute(delete(pushes).where(and_(pushes.c.table_id == id, pushes.c.seat == seat)))
    for key, values in change.keys.items():
        conn.execute(update(schema.seat_keys).where(schema.seat_keys.c.id == key).values(**values))
    if change.voices is not None:
        _FORGET_VOICES.run(conn, {"b_id": id})
        for seat, said in change.voices.items():
            _INSERT_VOICES.run(conn, {"table_id": id, "seat": seat, "name": said})
    for seat, name, stands in change.standing:
        conn.execute(delete(schema.standing).where(and_(
            schema.standing.c.table_id == id, schema.standing.c.seat == seat, schema.standing.c.key == name)))
        if stands is not None:
            conn.execute(insert(schema.standing).values(
                table_id=id, seat=seat, key=name, names=pack(stands.names), until=stands.until,
                mark=msgspec.json.encode(stands.mark).decode(), idle=stands.idle))
    _pushes(conn, id, change)
    _notices(conn, id, change)
    fields = {**change.fields, "version": version + 1}
    _update_of(tuple(fields)).run(conn, {"b_id": id, **{
        f"v_{name}": pack(value) if name in _JSON else value for name, value in fields.items()}})
    database.announce(conn, f"{id} {origin}")


def _cut(conn: Connection, id: str, number: int) -> None:
    entries, lines, shots = schema.entries, schema.lines, schema.snapshots
    conn.execute(delete(entries).where(and_(entries.c.table_id == id, entries.c.number >= number)))
    conn.execute(delete(shots).where(and_(shots.c.table_id == id, shots.c.number > number)))
    conn.execute(delete(lines).where(and_(lines.c.table_id == id, lines.c.start >= number, lines.c.number > number)))
    conn.execute(update(lines).where(and_(lines.c.table_id == id, lines.c.number > number)).values(number=number))


def _notices(conn: Connection, id: str, change: Change) -> None:
    notices = schema.notices
    if change.acted is not None:
        conn.execute(update(notices).where(and_(notices.c.table_id == id, notices.c.key_id == change.acted))
                     .values(answered=True))
    if change.relax:                                      # whoever was told is not told again before having acted
        conn.execute(delete(notices).where(and_(notices.c.table_id == id, notices.c.key_id.in_(change.relax),
                                                ~notices.c.offer, or_(~notices.c.sent, notices.c.answered))))
    for key in change.remind:
        conn.execute(update(notices).where(and_(notices.c.table_id == id, notices.c.key_id == key, ~notices.c.offer))
                     .values(due=now(), sent=False, tries=0, reminder=True))
    if not (change.notify or change.offers):
        return
    there = {r.key_id: r.offer for r in conn.execute(select(notices.c.key_id, notices.c.offer)
                                                     .where(notices.c.table_id == id))}
    for key in {*change.notify, *change.offers}:
        turn = key in change.notify
        if key in there and turn and there[key]:          # a turn says more than an offer
            conn.execute(delete(notices).where(and_(notices.c.table_id == id, notices.c.key_id == key)))
            del there[key]
        if key not in there:
            conn.execute(insert(notices).values(table_id=id, key_id=key, due=now() + change.grace, sent=False, tries=0,
                                                offer=not turn, reminder=False, answered=False))


def forget_offers(conn: Connection, keys: Collection[int]) -> None:
    """Whoever is here sees what there is."""
    notices = schema.notices
    conn.execute(delete(notices).where(and_(notices.c.key_id.in_(keys), notices.c.offer)))


def _pushes(conn: Connection, id: str, change: Change) -> None:
    """A browser is known to a seat once; a new one too many drives out the oldest."""
    pushes = schema.pushes
    for push in [*change.hush, *[push for _, push in change.pushes]]:
        drop_push(conn, id, push.endpoint, push.seat)
    for key, push in change.pushes:
        mine = and_(pushes.c.table_id == id, pushes.c.seat == push.seat)
        old = list(conn.execute(select(pushes.c.id).where(mine).order_by(pushes.c.id.desc())
                                .offset(DEVICES - 1)).scalars())
        conn.execute(delete(pushes).where(pushes.c.id.in_(old)))
        conn.execute(insert(pushes).values(table_id=id, seat=push.seat, key_id=key, endpoint=push.endpoint,
                                           p256dh=push.p256dh, auth=push.auth, made=now()))


def drop_push(conn: Connection, id: str, endpoint: str, seat: int | None = None) -> None:
    """This browser is told no more of this seat, or of none at this table."""
    pushes = schema.pushes
    gone = and_(pushes.c.table_id == id, pushes.c.endpoint == endpoint)
    conn.execute(delete(pushes).where(gone if seat is None else and_(gone, pushes.c.seat == seat)))


def insert_chat(conn: Connection, database: Database, id: str, seat: int, name: str, text: str, origin: str) -> int:
    found = conn.execute(insert(schema.chat).values(table_id=id, at=now(), seat=seat, name=name, text=text)
                         .returning(schema.chat.c.id))
    number = int(found.scalar_one())
    conn.execute(update(schema.tables).where(schema.tables.c.id == id).values(chat=number, touched=now()))
    database.announce(conn, f"{id} {origin}")
    return number


def read_chat(conn: Connection, id: str, after: int, most: int = 500) -> list[messages.ChatMessage]:
    chat = schema.chat
    rows = list(conn.execute(select(chat).where(and_(chat.c.table_id == id, chat.c.id > after))
                             .order_by(chat.c.id.desc()).limit(most)))
    return [{"id": r.id, "at": r.at, "seat": r.seat, "name": r.name, "text": r.text} for r in reversed(rows)]
