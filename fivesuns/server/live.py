"""One table in this server process: its row and seats in memory, and how it moves on.

Every change goes the same way: under the table's lock a worker runs the rules, the database stores what came of it,
and only then is it true here and told to those who watch. If anything fails in between, memory is thrown away and
read again.
"""
from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import select

from fivesuns.kernel import ASIDE, speaker
from fivesuns.server import clock, logs, schema, store
from fivesuns.server import messages as m
from fivesuns.server.database import Conflict
from fivesuns.server.driver import MISTAKES, Driver
from fivesuns.server.errors import Refused
from fivesuns.server.store import CANCELLED, OPEN, OVER, PLAYING, Change, KeyRow, Line, Loaded, SeatRow
from fivesuns.server.telling import SPECTATOR, Eye, Viewer, Watcher
from fivesuns.server.workers import Worker, refuse

if TYPE_CHECKING:
    from fivesuns.server.hall import Hall

T = TypeVar("T")
WORDS: Final = 100                                        # that silence can stand for in one go


class Live:
    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.home: Worker | None = None
        self.driver = Driver(self)
        self._catching_up: asyncio.Task[None] | None = None
        self.stuck: dict[str, float] = {}                  # what overran, and until when it is not tried again
        self.used = time.monotonic()
        self.stamp = 0
        self.take(loaded)

    def take(self, loaded: Loaded) -> None:
        """What the database says; positions that workers hold are not trusted any more."""
        self.row = loaded.row
        self.seats = loaded.seats
        self.keys = loaded.keys
        self.standing = loaded.standing
        self.voices = loaded.voices
        self.last_entry = loaded.last_entry
        self.last_line = loaded.last_line
        self.last_said = loaded.last_said
        self.lines: deque[Line] = deque(loaded.lines, store.RECENT)
        self.statistics: m.Statistics | None = None
        self.forget()

    def forget(self) -> None:
        """The next piece of work loads the table from the database."""
        self.stamp = self.hall.new_stamp()
        self.facts: dict[str, Any] | None = None
        self.eyes: dict[int, Eye] = {}
        self.undo_limits: dict[Viewer, tuple[int, m.Reason | None]] = {}
        self.thinking: bytes | None = None

    # who is who

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("no-such-seat", seat=number)
        return self.seats[number]

    def held_by(self, key: KeyRow | None) -> Viewer:
        """The seats of a key that its owner plays now."""
        if key is None:
            return ()
        return tuple([s.seat for s in self.seats if s.key_id == key.id and s.kind == "person" and not s.gone])

    def key_of(self, secret: str | None) -> KeyRow | None:
        """Raises bad-key for a key that is not of this table."""
        if secret is None:
            return None
        found = store.find_key(self.keys, secret)
        if found is None:
            raise Refused("bad-key")
        return found

    def persons(self) -> list[SeatRow]:
        """Those who play."""
        return [s for s in self.seats if s.kind == "person" and not s.gone]

    def alone(self, viewer: Viewer) -> bool:
        """Nobody else plays: undo is free."""
        return bool(viewer) and all([s.seat in viewer for s in self.persons()])

    def absent(self, viewer: Viewer) -> list[int]:
        """Seats of others who have left, or were replaced, and can come back."""
        mine = {self.seats[seat].key_id for seat in viewer}
        return [s.seat for s in self.seats if s.key_id not in (None, *mine) and (s.gone or s.kind == "bot")]

    def kept(self, viewer: Viewer) -> int:
        """As far as they may go back without taking back what one of those has said."""
        return max([0, *[self.last_said[s] + 1 for s in self.absent(viewer) if s in self.last_said]])

    def holds(self, key: KeyRow | None) -> bool:
        """Has this key a place here: a seat, one to come back to or one that is kept for it? Or is it the host's?"""
        return key is not None and (key.host or any([key.id in (s.key_id, s.invited) for s in self.seats]))

    def bots(self) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "bot"]

    def connected(self, seat: SeatRow) -> bool:
        if seat.kind != "person" or seat.key_id is None or seat.gone:
            return False
        return seat.seen > store.now() or any([w.key_id == seat.key_id for w in self.watchers])

    def viewers(self) -> set[Viewer]:
        """Those who look on now."""
        return {self.held_by(self.keys.get(w.key_id)) if w.key_id is not None else () for w in self.watchers}

    def needs(self, viewers: set[Viewer]) -> list[Any]:
        """The seats whose eyes are needed, and the sets of seats for whom undo may not be free."""
        seats = sorted({seat for viewer in viewers for seat in viewer or (SPECTATOR,)})
        return [seats, [list(v) for v in sorted(viewers) if v and not self.alone(v)], self.row.windows]

    def idle(self) -> bool:
        """Nobody looks, nothing is being done."""
        return not (self.watchers or self.lock.locked() or self.driver.busy)

    # changing

    async def changing(self, act: Callable[[], Awaitable[T]]) -> T:
        """One act at a time; if another server process was faster, look again and try again."""
        self.used = time.monotonic()
        async with self.lock:
            for _ in range(5):
                try:
                    return await act()
                except Conflict:
                    await self.reload()
                except Refused:
                    raise
                except BaseException:
                    self.forget()
                    raise
        raise Refused("busy", retry=1)

    async def reload(self) -> None:
        """What the database says now; who watches is told of what another process has changed."""
        version, shown, voices, takes = self.row.version, self.shown(), self.voices, [s.takes for s in self.seats]
        loaded = await self.hall.database.read(lambda conn: store.read_table(conn, self.id))
        if loaded is None:
            raise Refused("no-such-table")
        self.take(loaded)
        if takes != [s.takes for s in self.seats]:        # lines of the log may be others than before
            for watcher in self.watchers:
                watcher.number = min(watcher.number, self.lines[0].start if self.lines else 0)
        if self.row.version > version and (self.voices == voices or self.shown() != shown):
            self.wake()
        elif self.row.version > version:
            for seat in {*self.voices, *voices}:
                self.wake(seat)

    async def refresh(self) -> None:
        """Another process has changed the table, or somebody chatted there."""
        async with self.lock:
            chat = self.row.chat
            await self.reload()
        if self.row.chat > chat:
            messages = await self.hall.database.read(lambda conn: store.read_chat(conn, self.id, chat))
            self.tell_chat(messages, self.row.chat)

    def shown(self) -> Any:
        """What all are told of row and seats: a word to a poll does not change it."""
        replace = msgspec.structs.replace
        return (replace(self.row, version=0, touched=0, due=[], bots_wait=False),
                [replace(s, takes=0, seen=0) for s in self.seats])

    async def write(self, change: Change, reply: dict[str, Any] | None = None, stamp: int = 0) -> None:
        """Store a change; then it is true in memory too, with what a worker said about the new position, if it is one:
        who looks without the lock never finds half of it."""
        moment = store.now()
        change.fields.setdefault("touched", moment)
        change.grace = int(self.hall.settings.grace * 1000)
        self._keep_time(change, None if reply is None else reply["facts"], moment)
        hall, version = self.hall, self.row.version
        try:
            await hall.database.write(
                lambda conn: store.commit(conn, hall.database, self.id, version, change, hall.name))
        except BaseException:
            self.forget()
            raise
        for name, value in change.fields.items():
            setattr(self.row, name, value)
        self.row.version = version + 1
        start = self.row.number - len(change.entries)
        for n, (who, _) in enumerate(change.entries):
            if who >= 0:
                self.last_entry[who] = start + n
                self.last_line[speaker(who)] = max([line.start for line in change.lines if line.start <= start + n])
        for line in change.lines:
            self.lines.append(line)
            if line.seat is not None and not line.bot:
                self.last_said[line.seat] = line.start
        for number, values in change.seats.items():
            for name, value in values.items():
                setattr(self.seats[number], name, value)
        for seat, key, stands in change.standing:
            held = self.standing.setdefault(seat, {})
            held.pop(key, None)
            if stands is not None:
                held[key] = stands
        if change.voices is not None:
            self.voices = change.voices
        if reply is not None:
            self.learn(reply, stamp)
        if change.browsers:
            self.keys = await hall.database.read(lambda conn: store.read_keys(conn, self.id))
        self.used = time.monotonic()

    # the rules at work

    async def work(self, op: str, budget: float, share: str = "", **args: Any) -> dict[str, Any]:
        """Let a worker do something with this table as it is. The lock is held."""
        if self.stuck_for(op):
            raise Refused("table-stuck", retry=1 + int(self.stuck_for(op)))
        ask, share, given = self.hall.rules.ask, share or self.id, {"table": self.id, "stamp": self.stamp, **args}
        doing = op
        try:
            reply, self.home = await ask(op, given, budget, self.home, share, None)
            for _ in range(5):                            # again, if another worker had to take over meanwhile
                if not reply.get("unknown"):
                    break
                load, doing = await self.load_args(self.row.number, self.stamp), "load"
                loaded, self.home = await ask("load", load, self.hall.settings.budgets.load, self.home, share, None)
                refuse(loaded, table=self.id)
                doing = op
                reply, self.home = await ask(op, given, budget, self.home, share, None)
        except Refused as refusal:
            if refusal.id == "too-slow":
                self.overran(doing)
            raise
        if reply.get("unknown"):
            raise Refused("busy", retry=1)
        return refuse(reply, table=self.id, op=op)

    def stuck_for(self, op: str) -> float:
        """Seconds until this may be tried again; 0: now. A table whose rules overran can still be looked at."""
        return max(0.0, *[self.stuck.get(name, 0.0) - time.monotonic() for name in (op, "load")])

    def overran(self, op: str) -> None:
        self.stuck[op] = time.monotonic() + self.hall.settings.budgets.stuck

    async def load_args(self, number: int, stamp: int) -> dict[str, Any]:
        row = self.row

        def read(conn: Any) -> dict[str, Any]:
            at = conn.execute(select(schema.tables.c.version).where(schema.tables.c.id == row.id)).scalar()
            if at != row.version:
                raise Conflict(row.id)
            return store.read_position(conn, row.id, number, store.BACK)
        found = await self.hall.database.read(read)
        return {"table": self.id, "stamp": stamp, "game": row.game, "version": row.game_version,
                "options": row.options, "seed": row.seed, "nonces": row.nonces, "number": number,
                "barrier": min(row.news, number), **found, "voices": self.voices if number == row.number else {},
                "standing": self.standing_rows()}

    def standing_rows(self) -> list[list[Any]]:
        """The standing answers as the workers want them."""
        return [[seat, key, x.names, x.until, x.mark, x.idle]
                for seat, held in self.standing.items() for key, x in held.items()]

    def learn(self, reply: dict[str, Any], stamp: int) -> None:
        """What a worker said about the present position."""
        self.stamp = stamp
        self.facts = reply["facts"]
        self.eyes = {seat: Eye(**eye) for seat, eye in reply["eyes"]}
        self.undo_limits = {tuple(seats): (low, why) for seats, (low, why) in reply["limits"]}
        self.thinking = reply.get("thinking")

    @property
    def begun(self) -> bool:
        """Were the cards dealt?"""
        return self.row.status in (PLAYING, OVER) or (self.row.status == CANCELLED and bool(self.lines))

    async def look(self, viewers: list[Viewer]) -> None:
        """Make sure that everything for these eyes is at hand. The lock is held."""
        if not self.begun:
            return
        seats, groups, across = self.needs(set(viewers))
        missing = [[s for s in seats if s not in self.eyes], [v for v in groups if tuple(v) not in self.undo_limits]]
        if self.facts is not None and missing == [[], []]:
            return
        stamp = self.stamp
        reply = await self.work("look", self.hall.settings.budgets.answer, viewers=[*missing, across])
        eyes, limits, thinking = self.eyes, self.undo_limits, self.thinking
        self.learn(reply, stamp)
        self.eyes = {**eyes, **self.eyes}
        self.undo_limits = {**limits, **self.undo_limits}
        self.thinking = thinking

    def shows(self, viewer: Viewer) -> bool:
        """Is everything for these eyes at hand?"""
        return not self.begun or (
            self.facts is not None and all([seat in self.eyes for seat in viewer or (SPECTATOR,)])
            and (not viewer or viewer in self.undo_limits or self.alone(viewer)))

    async def show(self, key_id: int | None) -> None:
        """Make sure that everything is at hand for whoever holds this key; for all who look on in one go."""
        while not self.shows(self.held_by(self.keys.get(key_id) if key_id is not None else None)):
            if self._catching_up is None or self._catching_up.done():
                self._catching_up = self.hall.spawn(self.changing(lambda: self.look(list(self.viewers()))))
            await asyncio.shield(self._catching_up)

    def moved(self, reply: dict[str, Any]) -> Change:
        """The change that a worker's reply to an answer amounts to."""
        facts, moment = reply["facts"], store.now()
        cut = reply.get("cut")
        change = Change(cut=cut, entries=reply["entries"], save=reply.get("save"))
        if facts["voices"] != self.voices:
            change.voices = facts["voices"]
        change.standing = self.stands(reply.get("standing"))
        change.fields = {"number": facts["number"], "news": facts["barrier"], "touched": moment, "trouble": None,
                         **self.waiting_fields(facts, moment)}
        if cut is not None:
            speakers = [speaker(who) for who, _ in reply["entries"]]
            told = {line.start - 1: line.events for line in self.lines}       # each is one earlier now
            change.lines = [Line(cut + n, cut + n + 1, who, self.seats[who].kind == "bot", moment,
                                 told.get(cut + n, [])) for n, who in enumerate(speakers)]
        else:
            change.lines = [Line(begin, end, seat, seat is not None and self.seats[seat].kind == "bot", moment, events)
                            for begin, end, seat, events in reply["lines"]]
        if facts["over"]:
            change.fields.update(status=OVER, scores=facts["scores"], sheets=facts["sheets"], winners=facts["winners"],
                                 proposal=None)
        self._notice(change, facts["due"])
        called = reply.get("calls", [])
        change.offers = [key.id for key in self.keys.values() if key.reachable and key.id not in change.notify
                         and any([s in called for s in self.held_by(key)])]
        return change

    def stands(self, found: list[list[Any]] | None) -> list[tuple[int, str, store.Stands | None]]:
        """What has changed among the standing answers: declared, lifted, or come to an end."""
        if found is None:
            return []
        now = {(seat, key): store.Stands(names, until, mark, idle) for seat, key, names, until, mark, idle in found}
        before = {(seat, key): x for seat, held in self.standing.items() for key, x in held.items()}
        return [(*place, now.get(place)) for place in {**before, **now} if now.get(place) != before.get(place)]

    def waiting_fields(self, facts: dict[str, Any], moment: int) -> dict[str, Any]:
        waiting, due = facts["waiting"], facts["due"]
        found: dict[str, Any] = {"waiting": waiting, "due": due, "may": facts["may"],
                                 "bots_wait": any([self.seats[s].kind == "bot" for s in due])}
        if waiting != self.row.waiting:
            found["since"] = moment
        return found

    def _notice(self, change: Change, due: list[int]) -> None:
        """Who is to be notified, if away: once for every turn, however many questions it has."""
        for key in self.keys.values():
            if key.reachable:
                turn = any([s in due for s in self.held_by(key)])
                (change.notify if turn else change.relax).append(key.id)

    async def advance(self, op: str, bot: bool, speaker: int, extra: Change | None = None, **args: Any,
                      ) -> dict[str, Any]:
        """Let the rules move on and store it. The lock is held."""
        new = self.hall.new_stamp()
        try:
            reply = await self.work(op, self.hall.settings.budgets.answer, self.row.maker if bot else "", new=new,
                                    viewers=self.needs(self.viewers()), **args)
        except Refused as refusal:
            if refusal.id == "broken":
                self.forget()
            raise
        if reply.get("confirm"):
            return reply
        change = self.moved(reply)
        if extra is not None:
            change.seats.update(extra.seats)
        await self.write(change, reply, new)
        if change.cut is not None:
            for watcher in self.watchers:                 # their log goes on from there
                watcher.number = min(watcher.number, change.cut)
            await self.reload()                           # the seat's last answer is an earlier one now
            self.learn(reply, new)
        if self.row.status == OVER and change.save is not None:
            self.driver.over(change.save)
        if bot:
            self.hall.bot_answers += len(change.lines)
        else:
            self.hall.answers += 1
        self.after(speaker if change.cut is None and not reply["entries"] else None)
        return reply

    async def answer(self, seat: int, bot: bool = False, **args: Any) -> dict[str, Any]:
        return await self.advance("answer", bot, seat, seat=seat, thinkers=self.bots(),
                                  keep=self.hall.settings.keep_snapshots_every, **args)

    async def say(self, words: list[list[Any]]) -> dict[str, Any]:
        """What bots say one after the other."""
        return await self.advance("say", True, words[0][0], words=words, thinkers=self.bots(),
                                  keep=self.hall.settings.keep_snapshots_every)

    async def undo_to(self, number: int) -> None:
        """Back to the table as it was. The lock is held."""
        stamp = self.hall.new_stamp()
        load = await self.load_args(number, stamp)
        pool = self.hall.rules
        budgets = self.hall.settings.budgets
        worker = await pool.take(self.home, self.id)
        try:
            refuse(await worker.call("load", load, budgets.load), table=self.id)
            reply = refuse(await worker.call("look", {"table": self.id, "stamp": stamp,
                                                      "viewers": self.needs(self.viewers())}, budgets.answer),
                           table=self.id)
        finally:
            worker.lock.release()
        facts, moment = reply["facts"], store.now()
        change = Change(cut=number, voices={} if self.voices else None)
        change.fields = {"number": number, "epoch": self.row.epoch + 1, "news": min(self.row.news, number),
                         "undos": self.row.undos + 1, "given": min(self.row.given, number),
                         "reopened": self.row.reopened + (1 if self.row.status == OVER else 0),
                         "proposal": None, "status": PLAYING, "scores": None, "sheets": None, "winners": None,
                         "trouble": None, "touched": moment, **self.waiting_fields(facts, moment), "since": moment}
        self._notice(change, facts["due"])
        await self.write(change, reply, stamp)
        self.home = worker
        await self.reload()                               # the last answers of the seats are others now
        self.learn(reply, stamp)
        self.after()

    async def begin(self) -> None:
        """If no seat is open any more, deal, and begin; if that fails, it is tried again later. The lock is held."""
        if self.row.status != OPEN or any([s.kind == "open" for s in self.seats]):
            return
        if self.stuck_for("begin"):
            return
        try:
            await self._begin()
        except Refused as refusal:
            if refusal.id == "no-storage":
                return                                    # it begins when something can be stored again
            logs.error("table-cannot-begin", table=self.id, game=self.row.game, error=str(refusal))
            self.overran("begin")
            await self.write(Change(fields={"trouble": refusal.wire()}))
            self.wake()

    async def _begin(self) -> None:
        row = self.row
        nonces = [s.nonce for s in self.seats if s.kind == "person"]
        if row.given:                                     # dealt elsewhere: it goes on from there
            bots_wait = any([self.seats[s].kind == "bot" for s in row.due])
            await self.write(Change(fields={"status": PLAYING, "nonces": nonces, "since": store.now(),
                                            "bots_wait": bots_wait, "trouble": None}))
            self.after()
            return
        stamp = self.hall.new_stamp()
        reply = await self.work("open", self.hall.settings.budgets.load, row.maker, stamp=stamp, game=row.game,
                                options=row.options, seed=row.seed, nonces=nonces,
                                viewers=self.needs(self.viewers()))
        change = self.moved(reply)
        change.fields = {"status": PLAYING, "nonces": nonces, "since": store.now(), **change.fields}
        await self.write(change, reply, stamp)
        self.after()
        logs.info("table-begins", table=self.id, game=row.game, seats=len(self.seats))

    def after(self, only: int | None = None) -> None:
        """Something has changed: tell those who watch (or, of a word to a poll, only who said it), and let the bots go
        on."""
        self.wake(only)
        self.driver.go_on()

    def wake(self, only: int | None = None) -> None:
        for watcher in self.watchers:
            if only is None or watcher.key_id == self.seats[only].key_id:
                watcher.wake()

    def tell_chat(self, messages: list[m.ChatMessage], last: int) -> None:
        self.row.chat = max(self.row.chat, last)
        for message in messages:
            data = msgspec.json.encode({"type": "chat", "message": message})
            for watcher in self.watchers:
                watcher.say(data)

    # the clock

    def times(self) -> clock.Times:
        """How the clock stood when it began to run."""
        assert self.row.clock is not None
        if self.row.times is None:
            return clock.fresh(self.row.clock, len(self.seats))
        return msgspec.convert(self.row.times, clock.Times)

    def _keep_time(self, change: Change, facts: dict[str, Any] | None, moment: int) -> None:
        """What becomes of the clock by a change; `facts` of the new position, if it is one. What does not concern it,
        such as a word to a poll, leaves it as it is."""
        rules = self.row.clock
        if rules is None:
            return
        row = msgspec.structs.replace(self.row, **change.fields)
        stood = times = clock.stood(self.times(), row.clock_since, moment)
        if facts is not None:
            place = [row.epoch, facts["number"] - len(facts["sealed"])] if facts["secret"] else None
            asked = clock.Asked(facts["waiting"], place, facts["polled"], facts["open"])
            times = clock.asked(rules, times, asked, row.epoch != self.row.epoch)
        kinds = {s.seat: change.seats.get(s.seat, {}).get("kind", s.kind) for s in self.seats}
        times = clock.back(rules, times, [s.seat for s in self.seats if s.kind == "bot" and kinds[s.seat] == "person"])
        up = [s for s in sorted({*times.up, *change.late}) if kinds[s] == "person"]
        running = [s for s in row.waiting if kinds[s] == "person" and s not in up] if clock.runs(row) else []
        times = msgspec.structs.replace(times, up=up, running=running, reminded=times.reminded or bool(change.remind))
        if times != stood:
            since = moment if running else None
            change.fields.update(times=msgspec.to_builtins(times), clock_since=since, clock_next=(
                None if since is None else clock.next_moment(rules, times, since)))

    def replaced(self, seats: list[int], bot: str) -> Change:
        """A bot takes these seats."""
        waits = self.row.status == PLAYING and (self.row.bots_wait or any([s in self.row.due for s in seats]))
        return Change(seats={s: {"kind": "bot", "bot": bot, "gone": False} for s in seats}, fields={"bots_wait": waits},
                      relax=[key for s in seats if (key := self.seats[s].key_id) is not None])

    async def see_clock(self) -> None:
        """It is time: for who is slow to be reminded, or for what silence means. An answer that was here before counts.
        The lock is held."""
        for _ in range(WORDS):
            rules, since, now = self.row.clock, self.row.clock_since, store.now()
            if rules is None or since is None or self.row.clock_next is None or now < self.row.clock_next:
                return
            times = clock.stood(self.times(), since, now)
            late = clock.late(times)
            if not late:
                await self._remind(times)
            elif not await self._say_silence([s for s in late if s in self.row.due]):
                await self._pass_on(late)

    async def _remind(self, times: clock.Times) -> None:
        """A word to those who are away."""
        slow = [s for s in times.running if s in self.row.due]
        keys = [key.id for key in self.keys.values() if key.reachable and any([s in slow for s in self.held_by(key)])]
        await self.write(Change(remind=keys))

    async def _say_silence(self, late: list[int]) -> bool:
        """One of these says what its silence stands for. False: there is no such answer."""
        for seat in late:
            await self.look([(seat,)])
            name = clock.silence(self.eyes[seat].read()[1], bool((self.facts or {}).get("polled")))
            if name is None:
                continue
            try:
                await self.answer(seat, name=name)
            except Refused as refusal:
                if refusal.id not in MISTAKES:
                    raise
                logs.warn("silence-refused", table=self.id, seat=seat, name=name, error=str(refusal))
                continue
            logs.info("time-is-up", table=self.id, seat=seat, name=name)
            return True
        return False

    async def _pass_on(self, late: list[int]) -> None:
        """Bots take the seats of these, or the others may vote for that. Where nobody else is left the table waits: a
        game is not played to its end while all are away."""
        rules, change = self.row.clock, Change(late=late)
        due = [s for s in late if s in self.row.due]
        if rules is not None and rules["then"] == "bot" and any([s.seat not in due for s in self.persons()]):
            change = self.replaced(due, self.hall.check_bot(self.row.game, None))
            change.late = [s for s in late if s not in due]
        logs.info("time-is-up", table=self.id, seats=due, bots=list(change.seats))
        await self.write(change)
        self.after()

    # moments

    def moment(self, seat: int) -> tuple[Any, ...]:
        """Changes when the seat is asked something else, or its answer was undone."""
        key = (self.facts or {}).get("keys", {}).get(seat, "")
        return (self.row.epoch, self.seats[seat].takes, self.last_entry.get(seat, -1), key)

    def moment_text(self, seat: int) -> str:
        key = (self.facts or {}).get("keys", {}).get(seat, "")
        return f"{self.row.epoch}.{self.seats[seat].takes}.{self.row.number}.{key}"

    def check_aside(self, seat: int, text: str) -> None:
        """Nothing was undone, and the seat has not spoken beside the question, since it meant to."""
        epoch, _, rest = text.partition(".")
        number = rest.split(".")[1:2]
        if seat not in (self.facts or {}).get("asides", {}):
            raise Refused("not-asked", seat=seat)
        if epoch != str(self.row.epoch) or not (number and number[0].isdecimal()) or (
                self.last_entry.get(seat + ASIDE, -1) >= int(number[0])):
            raise Refused("moment-gone")

    def check_moment(self, seat: int, text: str, exact: bool) -> None:
        """The answer is to the question that is still asked, and the seat has not answered since."""
        parts = text.split(".", 3)
        key = (self.facts or {}).get("keys", {}).get(seat)
        if key is None:
            raise Refused("not-asked", seat=seat)
        try:
            epoch, takes, number = [int(part) for part in parts[:3]]
        except ValueError:
            raise Refused("moment-gone") from None
        stale = (epoch != self.row.epoch or takes != self.seats[seat].takes or number > self.row.number
                 or parts[3:] != [key] or self.last_entry.get(seat, -1) >= number)
        if stale or (exact and number != self.row.number):
            raise Refused("moment-gone")

    def undo_of(self, viewer: Viewer) -> m.Undo:
        """What an undo would do for whoever holds these seats."""
        if self.row.status not in (PLAYING, OVER):
            return {"to": None, "free": False, "lowest": self.row.number, "reason": None}
        mine = [self.last_line[s] for s in viewer if s in self.last_line]
        to = max(mine) if mine else None
        if self.alone(viewer):
            low = self.kept(viewer)
            free = to is not None and to >= low and (self.row.status == PLAYING or low == 0)
            return {"to": to, "free": free, "lowest": low, "reason": None if free or to is None else "other"}
        low, why = self.undo_limits.get(viewer, (self.row.number, None))
        free = to is not None and to >= low and self.row.status == PLAYING
        return {"to": to, "free": free, "lowest": low, "reason": None if free else why}


__all__ = ["CANCELLED", "Live", "Viewer", "Watcher"]
