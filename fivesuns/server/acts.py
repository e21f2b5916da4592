"""What somebody can do at a table. Every act is checked against the key, then done under the table's lock."""
from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final

import msgspec
from sqlalchemy import insert, update

from fivesuns.server import lobby, logs, messages, notify, schema, store, telling, wire
from fivesuns.server.errors import Refused
from fivesuns.server.hall import Hall
from fivesuns.server.live import Live, Viewer
from fivesuns.server.store import CANCELLED, OPEN, OVER, PLAYING, Change, KeyRow, SeatRow

Result = dict[str, Any]


class Actor:
    """Who acts: a key of this table or nobody, from some address."""

    def __init__(self, hall: Hall, live: Live, secret: str | None, address: str) -> None:
        self.hall = hall
        self.live = live
        self.secret = secret
        self.address = address

    def key(self) -> KeyRow:
        found = self.live.key_of(self.secret)
        if found is None:
            raise Refused("bad-key")
        return found

    def own(self, number: int) -> SeatRow:
        """The seat, if this key plays it."""
        seat, key = self.live.seat(number), self.key()
        if seat.key_id != key.id or seat.kind != "person" or seat.gone:
            raise Refused("not-your-seat", seat=number)
        return seat

    def player(self) -> Viewer:
        """The seats that this key plays; at least one."""
        seats = self.live.held_by(self.key())
        if not seats:
            raise Refused("not-your-seat", seat=0)
        return seats

    def looks(self) -> KeyRow | None:
        """The key, or None of a spectator; whoever may not look on is refused."""
        key = self.live.key_of(self.secret)
        watches(self.live, key)
        return key

    def host(self) -> KeyRow:
        key = self.key()
        if not key.host:
            raise Refused("not-host")
        return key


def watches(live: Live, key: KeyRow | None) -> None:
    """Raises no-spectators for who holds no place at a table that is closed to others."""
    if not live.row.spectators and not live.holds(key):
        raise Refused("no-spectators")


async def do(actor: Actor, act: wire.AnyAct) -> Result:
    """One act. Raises Refused; then nothing has changed."""
    actor.hall.act_limit.take(f"{actor.live.id} {actor.secret}" if actor.secret else actor.address)
    if actor.hall.stopping:
        raise Refused("stopping", retry=5)
    work: Any = _ACTS[type(act)]

    async def run() -> Result:
        result: Result = await work(actor, act)
        return result
    begun = time.monotonic()
    try:
        result = await actor.live.changing(run)
    finally:
        actor.hall.took(time.monotonic() - begun)
    if actor.secret is not None:
        await actor.hall.noticed(actor.live, store.find_key(actor.live.keys, actor.secret))
    return result


def _playing(live: Live) -> None:
    if live.row.status == OPEN:
        raise Refused("not-started")
    if live.row.status != PLAYING:
        raise Refused("already-over")


def _going_on(live: Live) -> None:
    """Raises Refused if nothing can be answered now."""
    _playing(live)
    if live.row.rests:
        raise Refused("paused")


# playing

async def _answer(a: Actor, act: wire.Answer) -> Result:
    live = a.live
    seat = a.own(act.seat).seat
    _going_on(live)
    if [act.name is not None, act.index is not None, act.value is not msgspec.UNSET, act.any].count(True) != 1:
        raise Refused("bad-request", detail="an answer has one of name, index, value and any")
    await live.look([])
    if act.aside:
        live.check_aside(seat, act.moment)
    else:
        live.check_moment(seat, act.moment, act.index is not None)
    confirm = a.key().confirm and not act.confirmed
    args: dict[str, Any] = {"name": act.name, "index": act.index, "valued": act.value is not msgspec.UNSET,
                            "aside": act.aside, "sample": secrets.randbits(48) if act.any else None}
    if args["valued"]:
        args["value"] = wire.plain_value(act.value)
    reply = await live.answer(seat, mine=list(a.player()) if confirm else None, **args)
    return {"confirm": True} if reply.get("confirm") else {"number": live.row.number}


async def _judge(a: Actor, act: wire.Judge) -> Result:
    seat = a.own(act.seat).seat
    _playing(a.live)
    reply = await a.live.work("judge", a.hall.settings.budgets.answer, seat=seat, name=act.name, aside=act.aside)
    return {"flaw": reply["flaw"]}


async def _try(a: Actor, act: wire.Try) -> Result:
    seat = a.own(act.seat).seat
    await _asked(a, seat, act.moment)
    reply = await a.live.work("try", a.hall.settings.budgets.answer, seat=seat, names=act.names,
                              seed=secrets.randbits(48))
    found: messages.Trial = {
        "view": telling.Raw(reply["view"]), "decision": telling.Raw(reply["decision"]), "trail": reply["trail"],
        "events": telling.events_wire(reply["events"], (seat,)), "taken": reply["taken"], "stop": reply["stop"]}
    return {**found}


async def _play(a: Actor, act: wire.PlayTried) -> Result:
    seat = a.own(act.seat).seat
    _going_on(a.live)
    await _asked(a, seat, act.moment)
    for name in act.names:
        await a.live.answer(seat, name=name)
    return {"number": a.live.row.number}


async def _asked(a: Actor, seat: int, moment: str) -> None:
    """Raises Refused if the seat is not asked what the moment says."""
    _playing(a.live)
    await a.live.look([])
    a.live.check_moment(seat, moment, False)


async def _take_back(a: Actor, act: wire.TakeBack) -> Result:
    seat = a.own(act.seat)
    _going_on(a.live)
    await a.live.advance("take_back", False, seat.seat, Change(seats={seat.seat: {"takes": seat.takes + 1}}),
                         seat=seat.seat)
    return {}


async def _standing(a: Actor, act: wire.Standing) -> Result:
    seat = a.own(act.seat)
    _going_on(a.live)
    stands = a.live.standing.get(seat.seat, {})
    if act.names and act.key not in stands and len(stands) >= 100:
        raise Refused("too-many")
    await a.live.advance("standing", False, seat.seat, seat=seat.seat, key=act.key, names=act.names or [],
                         until=act.until, idle=act.idle)
    return {}


async def _undo(a: Actor, act: wire.Undo) -> Result:
    live = a.live
    a.own(act.seat)
    mine = a.player()
    if live.row.status == OPEN:
        raise Refused("not-started")
    alone, kept = live.alone(mine), live.kept(mine)
    if live.row.status == CANCELLED or (live.row.status == OVER and (kept or not alone)):
        raise Refused("already-over")
    await live.look([mine])
    found = live.undo_of(mine)
    to = act.to if act.to is not None else found["to"]
    if to is None:
        raise Refused("nothing-to-undo")
    spoke = await a.hall.database.read(lambda conn: store.read_speakers(conn, live.id, to))
    own = any([seat in mine for seat in spoke])
    if not spoke or (not own and not act.ask and not alone):
        raise Refused("nothing-to-undo")
    if to >= found["lowest"] and (alone or own):
        await live.undo_to(to)
        return {"done": True}
    if not act.ask:
        raise Refused("undo-needs-consent")
    return await _propose_it(a, mine, {"what": "undo", "to": to, "seat": None, "bot": None})


# a pause

async def _pause(a: Actor, act: wire.Pause) -> Result:
    live, moment = a.live, store.now()
    seat = a.own(act.seat).seat
    _playing(live)
    until = None if act.minutes is None else moment + act.minutes * 60_000
    await live.write(Change(fields={"paused": {"by": seat, "since": moment, "until": until}}))
    live.wake()
    return {}


async def _resume(a: Actor, act: wire.Resume) -> Result:
    a.own(act.seat)
    _playing(a.live)
    await a.live.go_on()
    return {}


# by consent

async def _propose_it(a: Actor, mine: Viewer, what: dict[str, Any]) -> Result:
    live = a.live
    if live.row.proposal is not None:
        raise Refused("proposal-running")
    needed = [s.seat for s in live.persons() if s.seat not in mine and s.seat != what["seat"]]
    needed = sorted({*needed, *[s for s in live.absent(mine) if _takes_back(live, what, s)]})
    proposal = {"id": live.row.proposals + 1, "by": mine[0], "agreed": [], "needed": needed, **what}
    if not needed:
        await _carry_out(live, proposal)
        return {"done": True}
    await live.write(Change(fields={"proposal": proposal, "proposals": proposal["id"]}))
    live.wake()
    return {"proposal": proposal["id"]}


def _takes_back(live: Live, what: dict[str, Any], seat: int) -> bool:
    """Would this undo what the person at the seat has said? Then it needs their consent, gone or not."""
    return what["what"] == "undo" and live.last_said.get(seat, -1) >= int(what["to"])


async def _must_be_away(a: Actor, seat: int) -> None:
    """Nobody is replaced who is here, or was a moment ago, and has time."""
    if a.live.row.clock is not None and seat in a.live.times().up:
        return
    limits = a.hall.settings.limits
    limit = limits.away_slow if a.live.row.slow else limits.away
    if not a.live.seats[seat].gone and await a.hall.away(a.live, seat) < limit:
        raise Refused("not-away", seat=seat, minutes=ceil(limit / 60), days=int(limit // 86400))


async def _carry_out(live: Live, proposal: dict[str, Any]) -> None:
    if proposal["what"] == "undo":
        await live.undo_to(proposal["to"])
    elif proposal["what"] == "cancel":
        await live.write(Change(fields={"status": CANCELLED, "proposal": None, "waiting": [], "bots_wait": False},
                                relax=list(live.keys)))
        live.wake()
    else:
        await _put_bot(live, proposal["seat"], proposal["bot"], {"proposal": None})


def _proposal(live: Live, id: int) -> dict[str, Any]:
    if live.row.proposal is None or live.row.proposal["id"] != id:
        raise Refused("no-such-proposal")
    return live.row.proposal


async def _agree(a: Actor, act: wire.Agree) -> Result:
    live, mine = a.live, a.player()
    proposal = _proposal(live, act.proposal)
    agreed = sorted({*proposal["agreed"], *[s for s in mine if s in proposal["needed"]]})
    players = [s.seat for s in live.persons()]
    if all([s in agreed or (s not in players and not _takes_back(live, proposal, s)) for s in proposal["needed"]]):
        try:
            if proposal["what"] == "replace":
                await _must_be_away(a, proposal["seat"])
            await _carry_out(live, proposal)
        except Refused as refusal:
            if refusal.id != "not-away":
                raise
            await live.write(Change(fields={"proposal": None}))   # who has come back meanwhile stays
            live.wake()
    else:
        await live.write(Change(fields={"proposal": {**proposal, "agreed": agreed}}))
        live.wake()
    return {}


async def _refuse(a: Actor, act: wire.Refuse) -> Result:
    proposal = _proposal(a.live, act.proposal)
    if not any([s in proposal["needed"] for s in a.player()]):
        raise Refused("no-such-proposal")
    await a.live.write(Change(fields={"proposal": None}))
    a.live.wake()
    return {}


async def _withdraw(a: Actor, act: wire.Withdraw) -> Result:
    proposal = _proposal(a.live, act.proposal)
    if proposal["by"] not in a.player():
        raise Refused("no-such-proposal")
    await a.live.write(Change(fields={"proposal": None}))
    a.live.wake()
    return {}


async def _propose(a: Actor, act: wire.Propose) -> Result:
    live = a.live
    if act.what == "cancel" and live.row.status == OPEN:
        a.host()
        await _carry_out(live, {"what": "cancel"})
        return {"done": True}
    mine = a.player()
    _playing(live)
    if act.what == "cancel":
        return await _propose_it(a, mine, {"what": "cancel", "to": None, "seat": None, "bot": None})
    if act.seat is None:
        raise Refused("bad-request", detail="replace whom?")
    if live.seat(act.seat).kind != "person" or act.seat in mine:
        raise Refused("not-left", seat=act.seat)
    bot = a.hall.check_bot(live.row.game, act.bot)
    await _must_be_away(a, act.seat)
    return await _propose_it(a, mine, {"what": "replace", "to": None, "seat": act.seat, "bot": bot})


# talking

async def _chat(a: Actor, act: wire.Chat) -> Result:
    live, seats = a.live, a.player()
    a.hall.chat_limit.take(f"{live.id} {a.key().id}")
    text = wire.clean_text(act.text, 1000)
    seat = live.seats[act.seat if act.seat in seats and act.seat is not None else seats[0]]
    hall = a.hall
    id = await hall.database.write(
        lambda conn: store.insert_chat(conn, hall.database, live.id, seat.seat, seat.name, text, hall.name))
    live.tell_chat([{"id": id, "at": store.now(), "seat": seat.seat, "name": seat.name, "text": text}], id)
    return {"id": id}


async def _note(a: Actor, act: wire.Note) -> Result:
    key, text = a.key(), wire.clean_text(act.text, 8000, empty=True)
    await a.hall.database.write(lambda conn: conn.execute(
        update(schema.seat_keys).where(schema.seat_keys.c.id == key.id).values(note=text)) and None)
    key.has_note = bool(text)
    return {}


async def _report(a: Actor, act: wire.Report) -> Result:
    a.hall.report_limit.take(a.address)
    live = a.live
    key = a.looks()
    text = wire.clean_text(act.text, 4000)
    viewer = live.held_by(key)
    await live.look([viewer])
    position = msgspec.json.encode({**telling.state(live, key), "settings": None}).decode()   # no addresses
    row, id = live.row, store.new_id()

    def write(conn: Any) -> None:
        record = lobby.store_record(row, store.read_entries(conn, row.id, 0, row.number))
        conn.execute(insert(schema.reports).values(
            id=id, table_id=row.id, number=row.number, game_version=row.game_version, seats=store.pack(list(viewer)),
            text=text, at=store.now(), position=position, record=record))
    await a.hall.database.write(write)
    logs.warn("bug-report", report=id, table=row.id, game=row.game, number=row.number)
    return {"report": id, "link": f"/report/{id}"}


async def _settings(a: Actor, act: wire.SettingsAct) -> Result:
    key, live = a.key(), a.live
    values: dict[str, Any] = {}
    if act.confirm is not None:
        values["confirm"] = act.confirm
    if act.lang is not None:
        values["lang"] = act.lang
    mail = None
    if act.notify is not msgspec.UNSET:
        wanted = notify.checked(a.hall.settings, act.notify if isinstance(act.notify, wire.Notify) else None)
        values["notify"] = store.pack(wanted)
        mail = (wanted or {}).get("mail")
        if mail != (key.notify or {}).get("mail") or mail is None:
            values["mail_confirmed"] = False
            values["mail_code"] = None
        elif key.mail_confirmed:
            mail = None
    if mail is not None:
        a.hall.mail_limit.take(a.address)
        values["mail_code"] = await notify.ask_to_confirm(a.hall, live.row, mail, act.lang or key.lang)
    if not values:
        return {}
    change = Change(keys={key.id: values})
    if "notify" in values:
        _remind(live, change, key, bool(key.pushes) or store.reaches(store.unpack(values["notify"])))
    await live.write(change)
    key.confirm = values.get("confirm", key.confirm)
    key.lang = values.get("lang", key.lang)
    if "notify" in values:
        key.notify = store.unpack(values["notify"])
        key.mail_confirmed = values.get("mail_confirmed", key.mail_confirmed)
    live.wake()
    return {}


def _remind(live: Live, change: Change, key: KeyRow, reachable: bool) -> None:
    """It may be this person's turn already."""
    turn = live.row.status == PLAYING and any([s in live.row.due for s in live.held_by(key)])
    (change.notify if turn and reachable else change.relax).append(key.id)


async def _push(a: Actor, act: wire.Push) -> Result:
    key, live = a.key(), a.live
    seat = a.own(act.seat).seat
    wanted = act.subscription
    browser = store.Push(seat, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    change = Change()
    if act.on:
        notify.check_push(a.hall.settings, wanted)
        change.pushes = [(key.id, browser)]
        _remind(live, change, key, True)
    else:
        change.hush = [browser]
    await live.write(change)
    live.wake()
    return {}


# seats

async def _rename(a: Actor, act: wire.Rename) -> Result:
    seat = a.own(act.seat)
    await a.live.write(Change(seats={seat.seat: {"name": wire.clean_name(act.name)}}))
    a.live.wake()
    return {}


async def _claim(a: Actor, act: wire.Claim) -> Result:
    live = a.live
    seat = live.seat(act.seat)
    key = live.key_of(a.secret)
    if live.row.status != OPEN or seat.kind != "open":
        raise Refused("not-open", seat=act.seat)
    if seat.invited is not None and (key is None or key.id != seat.invited):
        raise Refused("not-open", seat=act.seat)
    name = wire.clean_name(act.name, seat.name)
    secret = a.secret
    if key is None:
        secret = store.new_key()
        hash = store.hashed(secret)
        key = await _new_key(a, hash)
    await live.write(Change(seats={seat.seat: {"kind": "person", "key_id": key.id, "invited": None, "name": name,
                                               "nonce": act.nonce, "gone": False, "bot": None, "seen": store.now()}}))
    live.wake()
    logs.info("seat-claimed", table=live.id, seat=seat.seat)
    await live.begin()
    made = lobby.new_table_wire(live.row, secret, list(live.held_by(key)))
    return {"key": made["key"], "seats": made["seats"], "link": made["link"]}


async def _new_key(a: Actor, hash: str) -> KeyRow:
    live, spare = a.live, a.hall.settings.limits.keys
    made = await a.hall.database.write(lambda conn: store.new_table_key(conn, live.id, hash, spare))
    live.keys = await a.hall.database.read(lambda conn: store.read_keys(conn, live.id))
    return live.keys[made]


async def _link(a: Actor, act: wire.Link) -> Result:
    """A key for an open seat that is not yet anybody's: whoever has it claims the seat."""
    live = a.live
    a.host()
    seat = live.seat(act.seat)
    if live.row.status != OPEN or seat.kind != "open":
        raise Refused("not-open", seat=act.seat)
    secret = store.new_key()
    key = await _new_key(a, store.hashed(secret))
    await live.write(Change(seats={seat.seat: {"invited": key.id, "name": ""}}))
    live.wake()
    return {"key": secret, "link": f"/t/{live.id}#{secret}"}


async def _leave(a: Actor, act: wire.Leave) -> Result:
    live = a.live
    seat = a.own(act.seat)
    if live.row.status == OPEN:
        await live.write(Change(seats={seat.seat: {"kind": "open", "key_id": None, "name": "", "nonce": ""}}))
    elif act.bot is not None:
        change = live.replaced([seat.seat], a.hall.check_bot(live.row.game, act.bot))
        change.left = [seat.seat]
        await live.write(change)
        live.after()
        return {}
    else:
        change = Change(seats={seat.seat: {"gone": True}})
        if seat.key_id is not None:
            change.relax = [seat.key_id]
        await live.write(change)
    live.wake()
    return {}


async def _put_bot(live: Live, seat: int, bot: str, fields: dict[str, Any]) -> None:
    change = live.replaced([seat], bot)
    change.fields.update(fields)
    await live.write(change)
    live.after()


async def _return(a: Actor, act: wire.Return) -> Result:
    live, key = a.live, a.key()
    seat = live.seat(act.seat)
    if seat.key_id != key.id or live.row.status == OPEN:
        raise Refused("not-your-seat", seat=act.seat)
    others = [s for s in live.seats if s.kind == "bot" and s.seat != seat.seat]
    await live.write(Change(seats={seat.seat: {"kind": "person", "bot": None, "gone": False, "seen": store.now()}},
                            fields={"bots_wait": any([s.seat in live.row.due for s in others])}, acted=key.id,
                            relax=[key.id]))
    live.after()
    return {}


async def _bot(a: Actor, act: wire.PutBot) -> Result:
    live, key = a.live, a.key()
    seat = live.seat(act.seat)
    bot = a.hall.check_bot(live.row.game, act.bot)
    if live.row.status == OPEN:
        a.host()
        if seat.kind == "person":
            raise Refused("not-left", seat=act.seat)
        await live.write(Change(seats={seat.seat: {"kind": "bot", "bot": bot, "invited": None, "name": ""}}))
        live.wake()
        await live.begin()
        return {}
    if live.row.status != PLAYING:
        raise Refused("already-over")
    if not (seat.kind == "person" and seat.gone) and not (seat.kind == "bot" and key.host):
        raise Refused("not-left", seat=act.seat)
    if not key.host:
        a.player()
    await _put_bot(live, seat.seat, bot, {})
    return {}


async def _open(a: Actor, act: wire.OpenSeat) -> Result:
    a.host()
    live = a.live
    seat = live.seat(act.seat)
    if live.row.status != OPEN or seat.kind == "person":
        raise Refused("not-open", seat=act.seat)
    await live.write(Change(seats={seat.seat: {"kind": "open", "bot": None, "invited": None, "name": ""}}))
    live.wake()
    return {}


async def _start(a: Actor, act: wire.Start) -> Result:
    a.host()
    live = a.live
    if live.row.status != OPEN:
        raise Refused("not-open", seat=0)
    bot = a.hall.check_bot(live.row.game, act.bot)
    empty = [s.seat for s in live.seats if s.kind == "open"]
    await live.write(Change(seats={s: {"kind": "bot", "bot": bot, "invited": None, "name": ""} for s in empty}))
    await live.begin()
    return {}


# other tables

async def _rematch(a: Actor, act: wire.Rematch) -> Result:
    if not any([s.key_id == a.key().id for s in a.live.seats]):
        raise Refused("not-your-seat", seat=0)
    if a.live.row.status not in (OVER, CANCELLED):
        raise Refused("not-over")
    return await lobby.rematch(a.hall, a.live)


async def _fork(a: Actor, act: wire.Fork) -> Result:
    a.looks()
    if a.live.row.status != OVER:
        raise Refused("not-over")
    a.hall.welcome()
    a.hall.table_limit.take(a.address)
    return {**await lobby.fork(a.hall, a.live, act, a.hall.maker_of(a.address))}


_ACTS: Final[dict[type, Callable[[Actor, Any], Awaitable[Result]]]] = {
    wire.Answer: _answer, wire.Judge: _judge, wire.Try: _try, wire.PlayTried: _play,
    wire.TakeBack: _take_back, wire.Standing: _standing, wire.Undo: _undo,
    wire.Agree: _agree, wire.Refuse: _refuse, wire.Withdraw: _withdraw, wire.Propose: _propose, wire.Chat: _chat,
    wire.Note: _note, wire.SettingsAct: _settings, wire.Push: _push, wire.Rename: _rename, wire.Claim: _claim,
    wire.Link: _link, wire.Leave: _leave, wire.Return: _return, wire.PutBot: _bot, wire.OpenSeat: _open,
    wire.Start: _start, wire.Pause: _pause, wire.Resume: _resume,
    wire.Rematch: _rematch, wire.Fork: _fork, wire.Report: _report,
}
