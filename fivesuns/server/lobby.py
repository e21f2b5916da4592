"""New tables: from a wish, from a record, from a moment of another game, or the same again. And lists of tables.

Whichever way a table is made, its seed is drawn here from nothing else, and its commitment is shown, before anybody's
nonce is known: a nonce comes with `claim`, to a table that is there already. A seat that is kept for a key waits for
its claim.
"""
from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import and_, insert, select

from fivesuns.kernel import Record, signed
from fivesuns.kernel.chance import commitment
from fivesuns.kernel.table import FORMAT
from fivesuns.server import clock, logs, messages, schema, store, wire
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.live import Live
from fivesuns.server.signing import judged
from fivesuns.server.store import CANCELLED, OPEN, OVER, Line, Row, SeatRow
from fivesuns.server.telling import summary
from fivesuns.server.workers import refuse

PAGE: Final = 50


def new_row(game: dict[str, Any], options: dict[str, Any], **more: Any) -> Row:
    """`more` are fields of the row. The seed depends on nothing."""
    seed, moment = secrets.token_bytes(32), store.now()
    values: dict[str, Any] = {
        "title": "", "status": OPEN, "public": False, "slow": False, "spectators": True, "made": moment,
        "touched": moment, "since": moment, "version": 1, "epoch": 0, "number": 0, "news": 0, "waiting": [],
        "due": [], "may": [], "windows": True,
        "bots_wait": False, "seed": seed, "commitment": commitment(seed), "nonces": [], "scores": None, "sheets": None,
        "winners": None, "rematch": None, "forked": None, "proposal": None, "proposals": 0, "trouble": None, "chat": 0,
        "maker": ""}
    return Row(**{**values, "id": store.new_id(), "game": game["name"], "game_version": game["version"],
                  "options": options, **more})


def new_seat(number: int, kind: messages.SeatKind, name: str = "", bot: str | None = None) -> SeatRow:
    return SeatRow(number, kind, name, bot, None, None, False, 0, "", store.now() if kind == "person" else 0)


def new_table_wire(row: Row, key: str | None, seats: list[int]) -> messages.Made:
    """`seats`: what the key holds, or what is kept for it."""
    link = f"/t/{row.id}#{key}" if key else f"/t/{row.id}"
    return {"table": row.id, "key": key, "seats": seats, "link": link, "share": f"/t/{row.id}",
            "commitment": row.commitment}


async def check(hall: Hall, game: str, options: dict[str, Any], seats: int | None) -> dict[str, Any]:
    """All options with their defaults. Raises options-refused, with the reasons."""
    hall.game(game)
    given = {**wire.plain_options(options), **({} if seats is None else {"seats": seats})}
    try:
        reply = refuse(await hall.rules.call("check", {"game": game, "options": given}, hall.settings.budgets.answer))
    except Refused as refusal:
        if refusal.id == "options-refused":
            raise Refused("options-refused", detail=refusal.detail, complaints=refusal.detail) from None
        raise
    found: dict[str, Any] = reply["options"]
    return found


async def make(hall: Hall, wish: wire.NewTable, maker: str = "") -> messages.Made:
    game = hall.game(wish.game)
    if len(wish.seats) not in game["seats"]:
        raise Refused("seats-refused", least=min(game["seats"]), most=max(game["seats"]))
    if len([w for w in wish.seats if w.kind == "me"]) > 1:
        raise Refused("seats-refused", detail="one seat is me; others on the same screen are screen",
                      least=min(game["seats"]), most=max(game["seats"]))
    options = await check(hall, wish.game, wish.options, len(wish.seats))
    seats, mine = [], []
    for n, w in enumerate(wish.seats):
        if w.kind == "bot":
            seats.append(new_seat(n, "bot", wire.clean_name(w.name), hall.check_bot(wish.game, w.bot)))
        elif w.kind == "open":
            seats.append(new_seat(n, "open"))
        else:
            mine.append(n)
            seats.append(new_seat(n, "open" if wish.kept else "person", wire.clean_name(w.name)))
    row = new_row(game, options, public=wish.public, slow=wish.slow, spectators=wish.spectators, windows=wish.windows,
                  maker=maker, title=wire.clean_text(wish.title, 80, empty=True).replace("\n", " "),
                  clock=clock.checked(wish.clock, len(wish.seats)))
    key = store.new_key()
    await hall.database.write(lambda conn: store.insert_table(conn, row, seats, [(store.hashed(key), True, mine)]))
    logs.info("table-made", table=row.id, game=row.game, seats=[s.kind for s in seats], public=row.public)
    await begin_if_full(await hall.table(row.id))
    return new_table_wire(row, key, mine)


async def begin_if_full(live: Live) -> None:
    await live.changing(live.begin)


# lists

async def listed(hall: Hall, game: str | None, status: str | None, slow: bool | None, free: bool | None,
                 after: int | None) -> messages.Listed:
    """Public tables, newest first."""
    t, s = schema.tables, schema.seats
    wanted = [t.c.public, t.c.status != CANCELLED]
    if game is not None:
        wanted.append(t.c.game == (game if game in hall.games else ""))
    if status is not None:
        wanted.append(t.c.status == status)
    if slow is not None:
        wanted.append(t.c.slow == slow)
    if free:
        wanted.append(select(s.c.seat).where(and_(s.c.table_id == t.c.id, s.c.kind == "open")).exists())
    if after is not None:
        wanted.append(t.c.made < after)

    def read(conn: Any) -> list[messages.Summary]:
        rows = [store.read_row(r) for r in conn.execute(select(t).where(and_(*wanted)).order_by(t.c.made.desc())
                                                        .limit(PAGE + 1))]
        return [_summary(hall, row, store.read_seats(conn, row.id), None) for row in rows]
    found = await hall.database.read(read)
    return {"tables": found[:PAGE], "more": len(found) > PAGE}


async def mine(hall: Hall, keys: list[wire.TableKey]) -> messages.Mine:
    def read(conn: Any) -> list[messages.Summary | None]:
        found: list[messages.Summary | None] = []
        for wanted in keys:
            row = (conn.execute(select(schema.tables).where(schema.tables.c.id == wanted.table)).first()
                   if wire.is_id(wanted.table) else None)
            key = None if row is None else store.find_key(store.read_keys(conn, wanted.table), wanted.key)
            found.append(None if row is None or key is None else
                         _summary(hall, store.read_row(row), store.read_seats(conn, wanted.table), key))
        return found
    return {"tables": await hall.database.read(read)}


def _summary(hall: Hall, row: Row, seats: list[SeatRow], key: store.KeyRow | None) -> messages.Summary:
    moment = store.now()
    return summary(row, seats, key, lambda s: s.kind == "person" and not s.gone and s.seen > moment)


# from other games

async def rematch(hall: Hall, live: Live) -> dict[str, Any]:
    """The same people, bots and options. Everybody's seat is kept for their key: they claim it with a new nonce. The
    lock is held."""
    row = live.row
    if row.rematch is None:
        game = hall.game(row.game)
        new = new_row(game, row.options, public=row.public, slow=row.slow, spectators=row.spectators, title=row.title,
                      windows=row.windows, maker=row.maker, clock=row.clock)
        seats = [new_seat(s.seat, "bot" if s.kind == "bot" else "open", "" if s.gone else s.name, s.bot)
                 for s in live.seats]
        keys = [(key.hash, key.host, [s.seat for s in live.seats if s.key_id == key.id and s.kind == "person"
                                      and not s.gone]) for key in live.keys.values()]

        def write(conn: Any) -> None:
            store.insert_table(conn, new, seats, keys)
            store.commit(conn, hall.database, row.id, row.version, store.Change(fields={"rematch": new.id}), hall.name)
        await hall.database.write(write)
        row.rematch = new.id
        row.version += 1
        live.wake()
        logs.info("rematch", table=row.id, new=new.id)
    await begin_if_full(await hall.table(row.rematch))     # bots alone wait for nobody
    return {"table": row.rematch}


async def fork(hall: Hall, live: Live, act: wire.Fork, maker: str = "") -> messages.Made:
    """The position after so many answers, as a table of its own against bots."""
    row = live.row
    live.seat(act.seat)
    bot = hall.check_bot(row.game, act.bot)
    lines = await hall.database.read(lambda conn: store.read_lines(conn, row.id, -1, None))
    number = boundary(lines, act.number)
    lines = [line for line in lines if line.number <= number]
    entries = await hall.database.read(lambda conn: store.read_entries(conn, row.id, 0, number))
    record = Record(row.game, row.game_version, row.options, [(signed(who), name) for who, name in entries]).text()
    reply = refuse(await hall.readers.call("read", {"text": record}, hall.settings.budgets.replay, maker), table=row.id)
    new = new_row(hall.game(row.game), reply["options"], title=row.title, imported=row.imported, maker=maker,
                  forked={"table": row.id, "number": number})
    return await _adopt(hall, new, reply, lines, act.seat, wire.clean_name(act.name), bot, act.kept)


async def import_record(hall: Hall, wish: wire.Import, maker: str = "") -> messages.Made:
    reply = refuse(await hall.readers.call("read", {"text": wish.record}, hall.settings.budgets.replay, maker))
    moment = store.now()
    lines = [Line(start, number, seat, False, moment, events) for start, number, seat, events in reply["lines"]]
    bot = hall.check_bot(reply["game"], wish.bot)
    row = new_row(hall.game(reply["game"]), reply["options"], public=wish.public, maker=maker,
                  title=wire.clean_text(wish.title, 80, empty=True).replace("\n", " "),
                  imported={"signature": judged(wish.record, hall.signer.own), "fair": reply["fair"]})
    return await _adopt(hall, row, reply, lines, wish.seat, wire.clean_name(wish.name), bot, wish.kept)


async def _adopt(hall: Hall, row: Row, reply: dict[str, Any], lines: list[Line], seat: int, name: str, bot: str,
                 kept: bool) -> messages.Made:
    """A table that begins with answers already given: over as it was, or going on with dice of its own."""
    over, count = reply["over"], reply["options"]["seats"]
    if seat >= count:
        raise Refused("no-such-seat", seat=seat)
    names = [wire.clean_name(x) for x in [*reply["names"], *[""] * count][:count]]
    if over:
        row.status, row.scores, row.sheets, row.winners = OVER, reply["scores"], reply["sheets"], reply["winners"]
        row.seed, row.commitment, row.nonces = reply["seed"] or b"", reply["commitment"], reply["nonces"]
        row.given, row.undos, row.reopened = reply["given"], reply["undos"], reply["reopened"]
        seats = [new_seat(n, "person", names[n]) for n in range(count)]
    else:
        row.given = reply["number"]
        seats = [new_seat(n, "open" if kept else "person", name or names[n]) if n == seat
                 else new_seat(n, "bot", "", bot) for n in range(count)]
    key = None if over else store.new_key()
    if over or row.given:                                 # else nothing has happened, and it is dealt when it begins
        row.number = row.news = reply["number"]
        row.waiting, row.due, row.may = reply["waiting"], reply["due"], reply["may"]

    def write(conn: Any) -> None:
        store.insert_table(conn, row, seats, [(store.hashed(key), True, [seat])] if key else [])
        if not (over or row.given):
            return
        if reply["entries"]:
            conn.execute(insert(schema.entries), [
                {"table_id": row.id, "number": n, "seat": who, "name": said, "at": row.made}
                for n, (who, said) in enumerate(reply["entries"])])
        if lines:
            conn.execute(insert(schema.lines), [
                {"table_id": row.id, "number": x.number, "start": x.start, "seat": x.seat, "bot": x.bot, "at": x.at,
                 "events": store.pack(x.events)} for x in lines])
        conn.execute(insert(schema.snapshots).values(table_id=row.id, number=row.number, data=reply["save"],
                                                          format=FORMAT))
    await hall.database.write(write)
    logs.info("table-adopted", table=row.id, game=row.game, number=row.number, over=over, forked=bool(row.forked))
    await begin_if_full(await hall.table(row.id))
    return new_table_wire(row, key, [] if over else [seat])


# records

def boundary(lines: list[Line], number: int) -> int:
    """The nearest place at or before that number where the table stood still."""
    places = [0, *[line.number for line in lines]]
    if lines and lines[0].seat is None:
        places = [line.number for line in lines]          # before the opening nobody has seen the table
    below = [n for n in places if n <= number]
    return below[-1] if below else places[0]


def store_record(row: Row, entries: list[list[Any]], names: Sequence[str] = ()) -> str:
    """The record of a table, or of its first answers. The seed is in it when nobody can play on."""
    whole = len(entries) == row.number
    return Record(row.game, row.game_version, row.options, [(signed(s), name) for s, name in entries],
                  commitment=row.commitment, nonces=row.nonces, given=min(row.given, len(entries)), undos=row.undos,
                  reopened=row.reopened, names=names if any(names) else (),
                  scores=row.scores if whole and row.status == OVER else None,
                  seed=row.seed if whole and row.status in (OVER, CANCELLED) and row.seed else None).text()
