"""Looking back: the log, positions of the past, statistics and records, for eyes that may see them."""
from __future__ import annotations

from typing import Any

from sqlalchemy import select

from fivesuns.kernel import speaker
from fivesuns.server import lobby, messages, schema, store, texts
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.live import Live, Viewer
from fivesuns.server.store import CANCELLED, OVER, PLAYING, KeyRow
from fivesuns.server.telling import Raw, line_wire
from fivesuns.server.workers import refuse


def eyes_of(live: Live, key: KeyRow | None, seat: int | None) -> Viewer:
    """Whose eyes are asked for: the public's, one's own, or when the game is over anybody's."""
    if seat is None:
        return ()
    live.seat(seat)
    if live.row.status != OVER and seat not in live.held_by(key):
        raise Refused("hidden")
    return (seat,)


async def log(hall: Hall, live: Live, viewer: Viewer, after: int | None) -> messages.Log:
    lines = await hall.database.read(lambda conn: store.read_lines(conn, live.id, -1 if after is None else after, None))
    return {"lines": [line_wire(line, viewer) for line in lines], "number": live.row.number}


async def position(hall: Hall, live: Live, viewer: Viewer, number: int) -> messages.Moment:
    row = live.row
    if not live.begun:
        raise Refused("not-started")

    def read(conn: Any) -> dict[str, Any]:
        lines = schema.lines
        places = list(conn.execute(select(lines.c.number, lines.c.start, lines.c.seat)
                                   .where(lines.c.table_id == row.id).order_by(lines.c.number)))
        at = lobby.boundary([store.Line(r.start, r.number, r.seat, False, 0, []) for r in places], number)
        return {"number": at, **store.read_position(conn, row.id, at)}
    found = await hall.database.read(read)
    at = found.pop("number")
    seat = viewer[0] if viewer else None
    reply = refuse(await hall.rules.call(
        "position", {"game": row.game, "version": row.game_version, "options": row.options, **found, "seat": seat},
        hall.settings.budgets.load, row.id), table=row.id)
    return {"number": at, "seat": seat, "view": Raw(reply["view"]), "decision": Raw(reply["decision"]),
            "trail": reply["trail"], "waiting": reply["waiting"], "sealed": reply["sealed"], "round": reply["round"]}


async def answers(hall: Hall, live: Live, viewer: Viewer, start: int) -> messages.Notation:
    """The record so far, for these eyes. When the game is over nothing is hidden any more."""
    row = live.row
    if not live.begun:
        raise Refused("not-started")
    number, epoch = row.number, row.epoch                  # the table may go on while they are read
    start = min(start, number)
    found = await hall.database.read(lambda conn: store.read_position(conn, row.id, number, number - start))
    upto = start - (number - len(found["tail"]))
    if upto < 0:                                          # something was undone meanwhile
        raise Refused("busy", retry=1)
    names, settled = [name for _, name in found["tail"][upto:]], number
    if row.status == PLAYING:
        reply = refuse(await hall.rules.call(
            "answers", {"game": row.game, "version": row.game_version, "options": row.options, **found,
                        "seat": viewer[0] if viewer else None, "upto": upto}, hall.settings.budgets.replay, row.id),
            table=row.id)
        names, settled = reply["names"], start + reply["settled"]
    said: list[messages.Said] = [{"number": start + n, "seat": None if who < 0 else speaker(who), "name": name}
                                 for n, ((who, _), name) in enumerate(zip(found["tail"][upto:], names))]
    return {"head": lobby.store_record(row, []).partition("answers\n")[0], "answers": said, "settled": settled,
            "epoch": epoch}


async def statistics(hall: Hall, live: Live) -> messages.Statistics:
    row = live.row
    if row.status != OVER:
        raise Refused("not-over")
    if live.statistics is not None:
        return live.statistics

    def read(conn: Any) -> list[Any]:
        entries = schema.entries
        return list(conn.execute(select(entries.c.seat, entries.c.name, entries.c.at)
                                 .where(entries.c.table_id == row.id).order_by(entries.c.number)))
    entries = await hall.database.read(read)
    reply = refuse(await hall.readers.call(
        "story", {"game": row.game, "version": row.game_version, "options": row.options,
                  "tail": [[e.seat, e.name] for e in entries]}, hall.settings.budgets.replay, row.id), table=row.id)
    answers, spent = [0] * len(live.seats), [0] * len(live.seats)
    before = entries[0].at if entries else 0
    for e in entries:
        if e.seat >= 0:
            answers[speaker(e.seat)] += 1
            spent[speaker(e.seat)] += e.at - before
        before = e.at
    found: messages.Statistics = {
        "rounds": reply["rounds"], "scores": row.scores or [], "sheets": row.sheets or [], "winners": row.winners or [],
        "answers": answers, "seconds": [ms // 1000 for ms in spent]}
    live.statistics = found
    return found


async def record(hall: Hall, live: Live, names: bool) -> str:
    """Signed, unless the game came from elsewhere: then this server knows no more than its reader does."""
    row = live.row
    if row.status not in (OVER, CANCELLED):
        raise Refused("not-over")
    entries = await hall.database.read(lambda conn: store.read_entries(conn, row.id, 0, row.number))
    text = lobby.store_record(row, entries, [s.name for s in live.seats] if names else ())
    foreign = row.imported is not None and row.imported["signature"] != "ours"
    return text if foreign else hall.signer.signed(text)


def dice(live: Live) -> messages.Dice:
    row = live.row
    ended = row.status in (OVER, CANCELLED)
    return {"commitment": row.commitment, "seed": row.seed.hex() if ended and row.seed else None, "nonces": row.nonces,
            "given": row.given, "undos": row.undos, "reopened": row.reopened,
            "how": texts.say("en", "dice-how")}
