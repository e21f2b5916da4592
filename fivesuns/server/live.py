"""One table in this server process: its row and seats in memory, who watches it, and how it moves on.

Every change goes the same way: under the table's lock a worker runs the rules, the database stores what came of it,
and only then is it true here and told to those who watch. If anything fails in between, memory is thrown away and
read again.
"""
from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import select

from fivesuns.kernel import ASIDE, speaker
from fivesuns.server import logs, schema, store
from fivesuns.server import messages as m
from fivesuns.server.database import Conflict
from fivesuns.server.errors import Refused
from fivesuns.server.store import CANCELLED, OPEN, OVER, PLAYING, Change, KeyRow, Line, Loaded, SeatRow
from fivesuns.server.workers import Worker, refuse

if TYPE_CHECKING:
    from fivesuns.server.hall import Hall

T = TypeVar("T")
Viewer = tuple[int, ...]                                  # the seats that somebody holds; () is a spectator
SPECTATOR: Final = -1
Raw = msgspec.Raw


class Eye(msgspec.Struct):
    """What one seat sees, is asked and may say; the first three as JSON."""
    view: bytes
    decision: bytes
    aside: bytes
    answered: bool
    spans: list[str]


class Watcher:
    """Somebody who wants to be told. `wake` is called when there is something new."""

    def __init__(self, key_id: int | None, wake: Callable[[], None], say: Callable[[bytes], None]) -> None:
        self.key_id = key_id
        self.wake = wake
        self.say = say                                    # a message besides the state
        self.epoch = -1
        self.number = -1


class Live:
    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.home: Worker | None = None
        self.driver: asyncio.Task[None] | None = None
        self.spent: dict[int, float] = {}                 # seconds that the agent of a seat has taken
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
        self.lines: deque[Line] = deque(loaded.lines, store.RECENT)
        self.statistics: m.Statistics | None = None
        self.forget()

    def forget(self) -> None:
        """The next piece of work loads the table from the database."""
        self.stamp = self.hall.new_stamp()
        self.facts: dict[str, Any] | None = None
        self.eyes: dict[int, Eye] = {}
        self.floors: dict[Viewer, tuple[int, m.Reason | None]] = {}
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

    def bots(self) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "bot"]

    def connected(self, seat: SeatRow) -> bool:
        if seat.kind != "person" or seat.key_id is None or seat.gone:
            return False
        return seat.seen > store.now() or any([w.key_id == seat.key_id for w in self.watchers])

    def viewers(self) -> list[Any]:
        """What all who look on now need to be told."""
        return self.needs({self.held_by(self.keys.get(w.key_id)) if w.key_id is not None else ()
                           for w in self.watchers})

    def needs(self, viewers: set[Viewer]) -> list[Any]:
        """The seats whose eyes are needed, and the sets of seats for whom undo may not be free."""
        seats = sorted({seat for viewer in viewers for seat in viewer or (SPECTATOR,)})
        return [seats, [list(v) for v in sorted(viewers) if v and not self.alone(v)], self.row.windows]

    def idle(self) -> bool:
        """Nobody looks, nothing is being done."""
        return not (self.watchers or self.lock.locked() or (self.driver is not None and not self.driver.done()))

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
        version, shown, voices = self.row.version, self.shown(), self.voices
        loaded = await self.hall.database.read(lambda conn: store.read_table(conn, self.id))
        if loaded is None:
            raise Refused("no-such-table")
        self.take(loaded)
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

    async def write(self, change: Change) -> None:
        """Store a change; then it is true in memory too."""
        moment = store.now()
        change.fields.setdefault("touched", moment)
        change.grace = int(self.hall.settings.grace * 1000)
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
        for n, (seat, _) in enumerate(change.entries):
            if seat >= 0:
                self.last_entry[seat] = start + n
        for line in change.lines:
            self.lines.append(line)
            if line.seat is not None:
                self.last_line[line.seat] = line.start
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
        if change.browsers:
            self.keys = await hall.database.read(lambda conn: store.read_keys(conn, self.id))
        self.used = time.monotonic()

    # the rules at work

    async def work(self, op: str, budget: float, **args: Any) -> dict[str, Any]:
        """Let a worker do something with this table as it is. The lock is held."""
        if self.stuck_for(op):
            raise Refused("table-stuck", retry=1 + int(self.stuck_for(op)))
        pool = self.hall.rules
        worker = await pool.take(self.home)
        given = {"table": self.id, "stamp": self.stamp, **args}
        doing = op
        try:
            reply = await worker.call(op, given, budget)
            if reply.get("unknown"):
                load, doing = await self.load_args(self.row.number, self.stamp), "load"
                refuse(await worker.call("load", load, self.hall.settings.budgets.load), table=self.id)
                doing = op
                reply = await worker.call(op, given, budget)
        except Refused as refusal:
            if refusal.id == "too-slow":
                self.overran(doing)
            raise
        finally:
            worker.lock.release()
        pool.calls += 1
        self.home = worker
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
                "standing": [[seat, key, x.names, x.until, x.mark, x.idle]
                             for seat, held in self.standing.items() for key, x in held.items()]}

    def learn(self, reply: dict[str, Any], stamp: int) -> None:
        """What a worker said about the present position."""
        self.stamp = stamp
        self.facts = reply["facts"]
        self.eyes = {seat: Eye(**eye) for seat, eye in reply["eyes"]}
        self.floors = {tuple(seats): (low, why) for seats, (low, why) in reply["floors"]}
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
        missing = [[s for s in seats if s not in self.eyes], [v for v in groups if tuple(v) not in self.floors]]
        if self.facts is not None and missing == [[], []]:
            return
        stamp = self.stamp
        reply = await self.work("look", self.hall.settings.budgets.answer, viewers=[*missing, across])
        eyes, floors, thinking = self.eyes, self.floors, self.thinking
        self.learn(reply, stamp)
        self.eyes = {**eyes, **self.eyes}
        self.floors = {**floors, **self.floors}
        self.thinking = thinking

    def moved(self, reply: dict[str, Any], seat: int | None, bot: bool) -> Change:
        """The change that a worker's reply to an answer amounts to."""
        facts, row, moment = reply["facts"], self.row, store.now()
        cut = reply.get("cut")
        start = row.number if cut is None else cut
        change = Change(cut=cut, entries=reply["entries"], save=reply.get("save"))
        if facts["voices"] != self.voices:
            change.voices = facts["voices"]
        change.standing = self.stands(reply.get("standing"))
        change.fields = {"number": facts["number"], "news": facts["barrier"], "touched": moment, "trouble": None,
                         **self.waiting_fields(facts, moment)}
        if cut is not None:
            speakers = [speaker(who) for who, _ in reply["entries"]]
            told = {line.start - 1: line.events for line in self.lines}       # each is one earlier now
            change.lines = [Line(start + n, start + n + 1, who, self.seats[who].kind == "bot", moment,
                                 told.get(start + n, [])) for n, who in enumerate(speakers)]
        elif reply["entries"] or seat is None:
            change.lines = [Line(start, facts["number"], seat, bot, moment, reply["events"])]
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

    async def advance(self, op: str, seat: int, bot: bool, extra: Change | None = None, **args: Any) -> dict[str, Any]:
        """Let the rules move on and store it. The lock is held."""
        new = self.hall.new_stamp()
        try:
            reply = await self.work(op, self.hall.settings.budgets.answer, new=new, seat=seat, viewers=self.viewers(),
                                    **args)
        except Refused as refusal:
            if refusal.id == "broken":
                self.forget()
            raise
        if reply.get("confirm"):
            return reply
        change = self.moved(reply, seat, bot)
        if extra is not None:
            change.seats.update(extra.seats)
        await self.write(change)
        if change.cut is not None:
            await self.reload()                           # the seat's last answer is an earlier one now
        self.learn(reply, new)
        if bot:
            self.hall.bot_answers += 1
        else:
            self.hall.answers += 1
        self.after(seat if change.cut is None and not reply["entries"] else None)
        return reply

    async def answer(self, seat: int, bot: bool = False, **args: Any) -> dict[str, Any]:
        return await self.advance("answer", seat, bot, thinkers=self.bots(),
                                  keep=self.hall.settings.keep_snapshots_every, **args)

    async def undo_to(self, number: int) -> None:
        """Back to the table as it was. The lock is held."""
        stamp = self.hall.new_stamp()
        load = await self.load_args(number, stamp)
        pool = self.hall.rules
        budgets = self.hall.settings.budgets
        worker = await pool.take(self.home)
        try:
            refuse(await worker.call("load", load, budgets.load), table=self.id)
            reply = refuse(await worker.call("look", {"table": self.id, "stamp": stamp, "viewers": self.viewers()},
                                             budgets.answer), table=self.id)
        finally:
            worker.lock.release()
        facts, moment = reply["facts"], store.now()
        change = Change(cut=number, voices={} if self.voices else None)
        change.fields = {"number": number, "epoch": self.row.epoch + 1, "news": min(self.row.news, number),
                         "proposal": None, "status": PLAYING, "scores": None, "sheets": None, "winners": None,
                         "trouble": None, "touched": moment, **self.waiting_fields(facts, moment), "since": moment}
        self._notice(change, facts["due"])
        await self.write(change)
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
            logs.error("table-cannot-begin", table=self.id, game=self.row.game, error=str(refusal))
            self.overran("begin")
            await self.write(Change(fields={"trouble": refusal.wire()}))
            self.wake()

    async def _begin(self) -> None:
        row = self.row
        nonces = [s.nonce for s in self.seats if s.kind == "person"]
        stamp = self.hall.new_stamp()
        reply = refuse(await self.hall.rules.call(
            "open", {"table": self.id, "stamp": stamp, "game": row.game, "options": row.options, "seed": row.seed,
                     "nonces": nonces, "viewers": self.viewers()}, self.hall.settings.budgets.load), table=self.id)
        change = self.moved(reply, None, False)
        change.fields = {"status": PLAYING, "nonces": nonces, "since": store.now(), **change.fields}
        await self.write(change)
        self.learn(reply, stamp)
        self.after()
        logs.info("table-begins", table=self.id, game=row.game, seats=len(self.seats))

    def after(self, only: int | None = None) -> None:
        """Something has changed: tell those who watch (or, of a word to a poll, only who said it), and let the bots go
        on."""
        self.wake(only)
        if self.row.status == PLAYING and self.row.bots_wait and (self.driver is None or self.driver.done()):
            self.driver = self.hall.spawn(self._drive())

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

    # bots

    async def _drive(self) -> None:
        """As long as a bot is asked, let it think (without the lock) and answer."""
        try:
            while await self._bot_turn():
                pass
        except asyncio.CancelledError:
            raise
        except Exception as error:
            logs.error("bots-stopped", error, table=self.id)

    async def _bot_turn(self) -> bool:
        async def look() -> tuple[int, tuple[Any, ...], bytes] | None:
            if self.row.status != PLAYING:
                return None
            await self.look([])
            asked = [s for s in self.row.due if self.seats[s].kind == "bot"]
            if not asked:
                return None
            if self.thinking is None:
                self.thinking = (await self.work("save", self.hall.settings.budgets.answer))["save"]
            assert self.thinking is not None
            return asked[0], self.moment(asked[0]), self.thinking

        try:
            found = await self.changing(look)
        except Refused as refusal:
            await self._trouble(refusal)
            return False
        if found is None:
            return False
        seat, moment, save = found
        said = await self._think(seat, save)

        async def answer() -> bool:
            if self.row.status != PLAYING or self.seats[seat].kind != "bot" or seat not in self.row.due:
                return True
            await self.look([])
            if self.moment(seat) != moment:
                return True
            try:
                if said is not None:
                    await self.answer(seat, True, name=said["name"], aside=said["aside"])
                    return True
            except Refused as refusal:
                logs.error("bot-refused", table=self.id, seat=seat, bot=self.seats[seat].bot, error=str(refusal))
                if refusal.id not in ("not-legal", "broken"):
                    raise
            for _ in range(4):
                try:
                    await self.answer(seat, True, sample=secrets.randbits(48))
                    return True
                except Refused as refusal:
                    last = refusal
                    if refusal.id not in ("not-legal", "broken"):
                        raise
            raise last

        try:
            return await self.changing(answer)
        except Refused as refusal:
            await self._trouble(refusal)
            return False

    async def _think(self, seat: int, save: bytes) -> dict[str, Any] | None:
        """What a bot says; None if it has no answer in time. The time that an agent takes is counted by seat."""
        bot, budgets, spent = self.seats[seat].bot or "random", self.hall.settings.budgets, self.spent.get(seat, 0.0)
        try:
            reply = refuse(await self.hall.thinkers.call(
                "think", {"game": self.row.game, "save": save, "seat": seat, "bot": bot, "seed": secrets.randbits(62),
                          "table": self.id, "within": min(budgets.agent, budgets.agent_game - spent)},
                budgets.think), table=self.id, bot=bot)
        except Refused as refusal:
            logs.warn("bot-has-no-answer", table=self.id, seat=seat, bot=bot, error=str(refusal))
            return None
        self.spent[seat] = spent + reply["seconds"]
        for note in reply["notes"]:
            logs.warn("agent-says", table=self.id, seat=seat, bot=bot, text=note)
        return reply

    async def _trouble(self, refusal: Refused) -> None:
        """The table cannot go on by itself now. It is tried again later."""
        if refusal.id in ("busy", "table-stuck"):
            return
        logs.error("table-in-trouble", table=self.id, error=str(refusal))

        async def mark() -> None:
            await self.write(Change(fields={"trouble": Refused("trouble-bot").wire()}))
            self.wake()
        try:
            await self.changing(mark)
        except Refused as again:
            logs.warn("trouble-not-marked", table=self.id, error=str(again))

    def moment(self, seat: int) -> tuple[Any, ...]:
        """Changes when the seat is asked something else, or its answer was undone."""
        key = (self.facts or {}).get("keys", {}).get(seat, "")
        return (self.row.epoch, self.seats[seat].takes, self.last_entry.get(seat, -1), key)

    # what is said

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
            return {"to": None, "free": False, "floor": self.row.number, "reason": None}
        mine = [self.last_line[s] for s in viewer if s in self.last_line]
        to = max(mine) if mine else None
        if self.alone(viewer):
            return {"to": to, "free": to is not None, "floor": 0, "reason": None}
        low, why = self.floors.get(viewer, (self.row.number, None))
        free = to is not None and to >= low and self.row.status == PLAYING
        return {"to": to, "free": free, "floor": low, "reason": None if free else why}

    def seat_wire(self, s: SeatRow, key: KeyRow | None) -> m.SeatInfo:
        return {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "connected": self.connected(s),
                "left": s.gone, "invited": s.invited is not None, "mine": key is not None and s.key_id == key.id}

    def message(self, key: KeyRow | None, epoch: int = -1, number: int = -1) -> bytes:
        """The state for these eyes; events since what they have. Call `look` before."""
        viewer, row = self.held_by(key), self.row
        facts = self.facts or {"sealed": [], "trail": []}
        eyes = [] if self.facts is None else [self._eye(seat, viewer) for seat in viewer or (SPECTATOR,)]
        begin, events = self._events(viewer, epoch, number)
        proposal: Any = None if row.proposal is None else {
            **row.proposal, "mine": [s for s in row.proposal["needed"] if s in viewer
                                     and s not in row.proposal["agreed"]]}
        over = row.status == OVER
        state: m.TableState = {
            "type": "state", "table": row.id, "version": row.version, "epoch": row.epoch, "number": row.number,
            "status": row.status, "game": row.game, "game_version": row.game_version, "title": row.title,
            "options": row.options, "public": row.public, "slow": row.slow,
            "spectators": len([w for w in self.watchers if w.key_id is None]), "watching": row.spectators,
            "made": row.made, "host": key is not None and key.host,
            "seats": [self.seat_wire(s, key) for s in self.seats],
            "waiting": row.waiting if row.status == PLAYING else [], "may": row.may if row.status == PLAYING else [],
            "sealed": facts["sealed"], "since": row.since,
            "trail": facts["trail"], "eyes": eyes, "events": events, "events_from": begin, "proposal": proposal,
            "settings": None if key is None else settings_wire(key), "note": key is not None and key.has_note,
            "commitment": row.commitment, "scores": row.scores if over else None,
            "sheets": row.sheets if over else None, "winners": row.winners if over else None,
            "seed": row.seed.hex() if over and row.seed else None, "rematch": row.rematch, "forked": row.forked,
            "trouble": row.trouble}
        return msgspec.json.encode(state)

    def _eye(self, seat: int, viewer: Viewer) -> m.Eyes:
        eye = self.eyes[seat]
        if seat == SPECTATOR:
            return {"seat": None, "view": Raw(eye.view), "decision": None, "aside": None, "moment": None,
                    "sealed": False, "standing": {}, "spans": [], "undo": None}
        playing = self.row.status == PLAYING
        stands: dict[str, m.Stands] = {key: {"names": x.names, "until": x.until, "idle": x.idle}
                                       for key, x in self.standing.get(seat, {}).items()}
        return {"seat": seat, "view": Raw(eye.view), "decision": Raw(eye.decision) if playing else None,
                "aside": Raw(eye.aside) if playing else None, "moment": self.moment_text(seat) if playing else None,
                "sealed": eye.answered, "standing": stands, "spans": eye.spans, "undo": self.undo_of(viewer)}

    def _events(self, viewer: Viewer, epoch: int, number: int) -> tuple[int, list[m.GameEvent]]:
        row = self.row
        oldest = self.lines[0].start if self.lines else row.number
        if epoch != row.epoch or number < oldest or number >= row.number:
            return row.number, []
        return number, [event for line in self.lines if line.number > number for event in line_events(line, viewer)]


def line_events(line: Line, viewer: Viewer) -> list[m.GameEvent]:
    """The events of a line that these eyes may know."""
    return [{"number": line.number, "what": what, "to": None if to is None else [s for s in to if s in viewer],
             "args": Raw(args.encode())}
            for what, to, args in line.events if to is None or any([s in viewer for s in to])]


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
    return {"table": row.id, "game": row.game, "title": row.title, "options": row.options, "status": row.status,
            "public": row.public, "slow": row.slow, "spectators": row.spectators, "made": row.made,
            "touched": row.touched, "number": row.number,
            "seats": [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "connected": connected(s),
                       "left": s.gone} for s in seats],
            "waiting": row.waiting if playing_now else [], "winners": row.winners if row.status == OVER else None,
            "scores": row.scores if row.status == OVER else None, "rematch": row.rematch, "forked": row.forked,
            "mine": mine, "my_turn": playing_now and any([s in row.due for s in playing])}


__all__ = ["CANCELLED", "Live", "Viewer", "Watcher", "line_events", "summary"]
