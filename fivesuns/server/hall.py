"""All tables of this server process, the workers they share, and what has to be done from time to time."""
from __future__ import annotations

import asyncio
import hashlib
import itertools
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

from py_vapid import Vapid02
from sqlalchemy import and_, select, update

from fivesuns.bots.outside import registered
from fivesuns.server import logs, messages, push, rings, schema, signing, store
from fivesuns.server.database import AGAIN, Conflict, Database, Listener
from fivesuns.server.errors import Refused
from fivesuns.server.limits import Bucket
from fivesuns.server.live import Live
from fivesuns.server.settings import Settings, default_database
from fivesuns.server.telling import Watcher
from fivesuns.server.wire import is_id
from fivesuns.server.workers import Pool, refuse

HELD: Final = 500                                         # tables that are looked up at a time
IDLE: Final = 600.0                                       # seconds a table stays in memory when nobody looks
SEEN: Final = 90_000                                      # ms that a connection counts without a sign of life
STALE: Final = 30 * 24 * 3600 * 1000                      # ms
LEFT_ALONE: Final = 10.0                                  # seconds after which another process may go on with the bots
NOTICED: Final = 30_000                                   # ms until somebody who looks now and then is noted down again
PULSE: Final = 0.25                                       # seconds between two looks at how late the server is
MANY: Final = 50                                          # acts of people, of which the average counts
TRY: Final = 2.0                                          # seconds between two tries whether the database is back
KEEP: Final = 5_000                                       # ms between two notes that somebody sees to the clocks;
GAP: Final = 20_000                                       # without one for so long, nobody did
WELL: Final = 1.0                                         # seconds that a look at the database's health is good for


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(6)                  # of this process, among those that share the database
        self.database = Database(settings.database or default_database())
        self.agents = set(registered(settings.agents))
        argv = [str(settings.worker_memory), *settings.games, *settings.agents]
        size, rules, limits = settings.pool_size(), settings.rules_size(), settings.limits
        apart = settings.proxies or not settings.loopback  # else all people have one address

        def most(workers: int) -> int:
            return limits.share or (max(1, workers - 1) if apart else workers)
        self.rules = Pool("rules", rules, argv, most(rules))
        self.thinkers = Pool("bots", size, argv, most(size))
        self.readers = Pool("read", max(1, size // 2), argv, most(size))  # for records; started when they are needed
        self.solvers = Pool("odds", max(1, size // 2), argv, most(size))
        self.tables: dict[str, Live] = {}
        self.games: dict[str, dict[str, Any]] = {}
        self.begun = store.now()
        self.answers = 0                                  # by people, since then
        self.bot_answers = 0
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._stamps = itertools.count(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listener: Listener | None = None
        self._left: dict[str, tuple[int, int, float]] = {}  # tables that wait: version, touched, and since when
        self._clocks_kept = 0                             # until then this process has seen to them
        self._timed: set[str] = set()                     # tables whose clock is being looked at
        self._secret = ""
        self.telling: set[asyncio.Task[Any]] = set()      # those who are being told that it is their turn
        self.outage: messages.WireError | None = None     # what people are told while nothing can be stored
        self.lag = 0.0                                    # seconds that the server is late, lately,
        self.wait = 0.0                                   # and that people wait until what they did is stored
        self._health: tuple[float, asyncio.Task[dict[str, Any]]] | None = None
        self.chat_limit = Bucket(limits.chat)
        self.act_limit = Bucket(limits.acts)
        self.table_limit = Bucket(limits.tables)
        self.odds_limit = Bucket(limits.odds)
        self.report_limit = Bucket(limits.reports)
        self.mail_limit = Bucket(limits.mails)
        self._push_key: Vapid02 | None = None
        self.signer: signing.Signer                       # of records; there when the hall is open

    def new_stamp(self) -> int:
        return next(self._stamps)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # opening and closing

    async def open(self) -> None:
        await asyncio.to_thread(self.database.open)
        self.signer = await self.database.write(signing.server_signer)
        self.database.changed = self._storage_changed
        self._secret = await self.database.write(lambda conn: store.server_secret(conn, "makers"))
        await self.rules.start()
        await self.thinkers.start()
        reply = refuse(await self.rules.call("games", {}, self.settings.budgets.load * 3))
        for name, trace in reply["broken"].items():
            logs.error("game-broken", game=name, trace=trace)
        self.games = {game["name"]: game for game in reply["games"]}
        if self.database.kind == "postgresql":
            self._listener = Listener(self.database, self._heard, self._refresh_all)
        else:
            self.spawn(self._repeat("poll", 0.3 if self.settings.shared else 2.0, self._poll))
        self.spawn(self._repeat("sweep", self.settings.tick, self.sweep))
        self.spawn(self._repeat("clocks", min(1.0, self.settings.tick), self.see_clocks))
        self.spawn(self._repeat("heartbeat", 30.0, self._heartbeat))
        self.spawn(self._repeat("tidy", 3600.0, self.tidy))
        self.spawn(self._pulse())
        await self._keep_clocks()
        await self.sweep(first=True)
        logs.info("hall-open", games=sorted(self.games), database=self.database.kind, process=self.name)

    async def close(self) -> None:
        self.stopping = True
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[pool.stop() for pool in (self.rules, self.thinkers, self.readers, self.solvers)])
        await asyncio.to_thread(self.database.close)

    async def _repeat(self, what: str, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logs.error(f"{what}-failed", error)

    # tables

    async def table(self, id: str) -> Live:
        """A table by its name. Raises no-such-table."""
        live = self.tables.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self.spawn(self._load(id))
            self._loading[id] = loading
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Live:
        try:
            loaded = await self.database.read(lambda conn: store.read_table(conn, id)) if is_id(id) else None
            if loaded is None:
                raise Refused("no-such-table", table=id[:40])
            live = Live(self, loaded)
            self._make_room()
            self.tables[id] = live
            return live
        finally:
            self._loading.pop(id, None)

    def game(self, name: str) -> dict[str, Any]:
        if name not in self.games:
            raise Refused("no-such-game", game=name[:64])
        return self.games[name]

    def check_bot(self, game: str, bot: str | None) -> str:
        """The kind of bot, if there is one; none given: the best there is."""
        kinds: list[str] = self.game(game)["bots"]
        if bot is None:
            return kinds[0]
        if bot not in kinds:
            raise Refused("no-such-bot", bot=bot)
        return bot

    def maker_of(self, address: str) -> str:
        """Stands for an address, and does not tell it."""
        return hashlib.sha256(f"{self._secret} {address}".encode()).hexdigest()[:16]

    # when there is too much to do

    def welcome(self) -> None:
        """Raises too-busy when there is no room for new tables and spectators. Who plays is never asked."""
        limits = self.settings.limits
        held = len(self.tables) >= limits.held and all([not live.idle() for live in self.tables.values()])
        if held or max(self.lag, self.wait) > limits.lag or self.rules.waiting() > limits.queue:
            raise Refused("too-busy", retry=30)

    def took(self, seconds: float) -> None:
        """Somebody waited so long. One table that is stuck does not close the house: it is an average of many."""
        self.wait += (seconds - self.wait) / MANY

    def _make_room(self) -> None:
        """At the limit, forget the table that was not looked at for longest."""
        if len(self.tables) >= self.settings.limits.held:
            idle = [live for live in self.tables.values() if live.idle()]
            if idle:
                del self.tables[min(idle, key=lambda live: live.used).id]

    async def _pulse(self) -> None:
        """How late is what should happen now?"""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(PULSE)
            late = time.monotonic() - begun - PULSE
            self.lag = max(late, self.lag * 0.9)
            self.wait *= 0.97                             # when nobody does anything, nobody waits

    # when nothing can be stored

    def _storage_changed(self) -> None:
        """Tell everybody; and find out when it is over."""
        self.outage = Refused("no-storage", retry=AGAIN).wire() if self.database.ails else None
        logs.warn("storage-away" if self.outage else "storage-back")
        for live in self.tables.values():
            live.after()
        if self.outage and not self.stopping:
            self.spawn(self._await_storage())

    async def _await_storage(self) -> None:
        while self.database.ails:
            await asyncio.sleep(TRY)
            try:
                await self.database.write(store.try_write)
            except Refused:
                continue

    async def push_key(self) -> Vapid02:
        """The key pair that signs web push."""
        if self._push_key is None:
            self._push_key = await self.database.write(push.server_key)
        return self._push_key

    # who is there

    async def join(self, live: Live, watcher: Watcher) -> None:
        """Whoever calls this sees to it that `part` follows, whatever is raised."""
        live.watchers.add(watcher)
        await self._presence(live, watcher)
        live.wake()

    async def part(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        await self._presence(live, watcher)
        live.wake()

    async def noticed(self, live: Live, key: store.KeyRow | None) -> None:
        """Somebody is there without being connected: noted down now and then."""
        moment = store.now()
        seats = [] if key is None else [s for s in live.seats if s.key_id == key.id]
        if key is None or not seats or max([s.seen for s in seats]) > moment - NOTICED:
            return
        await self._write_seen(live, key.id, moment, False)

    async def away(self, live: Live, seat: int) -> float:
        """Seconds since anything was seen of a person, at any process; 0: they are here."""
        s, key = schema.seats, live.seats[seat].key_id
        seen = await self.database.read(lambda conn: conn.execute(
            select(s.c.seen).where(and_(s.c.table_id == live.id, s.c.seat == seat))).scalar_one())
        if any([w.key_id == key for w in live.watchers]):
            return 0.0
        return float(max(0, store.now() - seen) / 1000)

    async def _presence(self, live: Live, watcher: Watcher) -> None:
        """Other processes see by the row who is connected here."""
        key = watcher.key_id
        if key is None or not any([s.key_id == key for s in live.seats]):
            return
        here = any([w.key_id == key for w in live.watchers])
        await self._write_seen(live, key, store.now() + (SEEN if here else 0), here)

    async def _write_seen(self, live: Live, key: int, until: int, here: bool) -> None:
        """Nobody is sent away because this cannot be stored: the next heartbeat makes up for it."""
        def write(conn: Any) -> None:
            seats = schema.seats
            conn.execute(update(seats).where(and_(seats.c.table_id == live.id, seats.c.key_id == key))
                         .values(seen=until))
            if here:
                store.forget_offers(conn, [key])
        for s in live.seats:
            if s.key_id == key:
                s.seen = until
        try:
            await self.database.write(write)
        except Exception as error:
            logs.warn("presence-not-stored", table=live.id, error=str(error))

    async def _heartbeat(self) -> None:
        """Whoever is connected here still is."""
        keys = sorted({w.key_id for live in self.tables.values() for w in live.watchers if w.key_id is not None})
        until = store.now() + SEEN

        def write(conn: Any) -> None:
            for n in range(0, len(keys), 500):
                conn.execute(update(schema.seats).where(schema.seats.c.key_id.in_(keys[n:n + 500])).values(seen=until))
        if keys:
            await self.database.write(write)
        for live in self.tables.values():
            for s in live.seats:
                if s.key_id in keys:
                    s.seen = until

    # other processes

    def _heard(self, payload: str) -> None:
        """PostgreSQL told us of a table that somebody changed."""
        id, _, origin = payload.partition(" ")
        live = self.tables.get(id)
        if origin == self.name or live is None:
            return
        if live.idle():
            del self.tables[id]
        else:
            self.spawn(self._refresh(live))

    def _refresh_all(self) -> None:
        for live in list(self.tables.values()):
            self.spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        try:
            await live.refresh()
        except (Refused, Conflict) as error:
            logs.warn("refresh-failed", table=live.id, error=str(error))

    async def _poll(self) -> None:
        """SQLite does not tell: look which of our tables another process has changed."""
        if not self.tables:
            return
        held, t = list(self.tables), schema.tables

        def read(conn: Any) -> list[Any]:
            return [row for n in range(0, len(held), HELD) for row in conn.execute(
                select(t.c.id, t.c.version, t.c.chat).where(t.c.id.in_(held[n:n + HELD])))]
        for row in await self.database.read(read):
            live = self.tables.get(row.id)
            if live is not None and not live.lock.locked() and (row.version > live.row.version
                                                                or row.chat > live.row.chat):
                await self._refresh(live)

    # from time to time

    async def sweep(self, first: bool = False) -> None:
        """Go on with tables that were left in the middle of a bot's turn or just before the start; forget idle ones."""
        for id in await self._left_alone(first):
            if not first:
                logs.warn("table-left-alone", table=id)
            self.spawn(self._go_on(id))
        self._forget_idle()

    async def _left_alone(self, first: bool) -> list[str]:
        """Tables that wait for a server and did not change for a while, by a clock that nobody sets: nobody sees to
        them. Of those whose bots think here, or wait for a worker, other processes are told by a touch."""
        t, s = schema.tables, schema.seats
        stuck = and_(t.c.status == store.PLAYING, t.c.bots_wait)
        filled = and_(t.c.status == store.OPEN,
                      ~select(s.c.seat).where(and_(s.c.table_id == t.c.id, s.c.kind == "open")).exists())

        def read(conn: Any) -> list[Any]:
            return [row for which in (stuck, filled) for row in conn.execute(
                select(t.c.id, t.c.version, t.c.touched).where(which))]
        now, left, alone, ours = time.monotonic(), self._left, [], []
        self._left = {}
        for row in await self.database.read(read):
            version, touched, since = left.get(row.id, (-1, -1, now))
            since = since if (version, touched) == (row.version, row.touched) else now
            self._left[row.id] = (row.version, row.touched, since)
            live = self.tables.get(row.id)
            if live is not None and live.driver.busy:
                ours += [row.id] if now - since >= LEFT_ALONE / 2 else []
            elif first or now - since >= LEFT_ALONE:
                alone.append(row.id)
        if ours:
            await self.database.write(lambda conn: self._touch(conn, ours))
        return alone

    def _touch(self, conn: Any, ids: list[str]) -> None:
        t = schema.tables
        for n in range(0, len(ids), HELD):
            conn.execute(update(t).where(t.c.id.in_(ids[n:n + HELD])).values(touched=t.c.touched + 1))

    async def _go_on(self, id: str) -> None:
        try:
            live = await self.table(id)

            async def begin() -> None:
                await live.begin()
                if not live.stuck_for("answer"):
                    live.after()
            await live.changing(begin)
        except Refused as refusal:
            logs.warn("cannot-go-on", table=id, error=str(refusal))

    # clocks

    async def see_clocks(self) -> None:
        """Tables where somebody's time is up, or who is slow is to be reminded."""
        if self.database.ails:
            return
        t, now = schema.tables, store.now()
        if now - self._clocks_kept >= KEEP:
            await self._keep_clocks()
        due = await self.database.read(lambda conn: list(conn.execute(
            select(t.c.id).where(t.c.clock_next <= now)).scalars()))
        for id in due:
            if id not in self._timed:
                self._timed.add(id)
                self.spawn(self._see_clock(id))

    async def _see_clock(self, id: str) -> None:
        try:
            live = await self.table(id)
            await live.changing(live.see_clock)
        except Refused as refusal:
            logs.warn("clock-waits", table=id, error=str(refusal))
        finally:
            self._timed.discard(id)

    async def _keep_clocks(self) -> None:
        """While no server runs, or nothing can be stored, nobody's time does."""
        t, now, first = schema.tables, store.now(), not self._clocks_kept
        some = await self.database.read(lambda conn: conn.execute(
            select(t.c.id).where(t.c.clock_next.is_not(None)).limit(1)).first() is not None)
        if some:
            stood = await self.database.write(lambda conn: store.keep_clocks(
                conn, self.database, now, self._clocks_kept, 0 if first else GAP, self.name))
            for live in [self.tables[id] for id in stood if id in self.tables]:
                await self._refresh(live)
            if stood:
                logs.info("clocks-stood", tables=len(stood))
        self._clocks_kept = now

    async def tidy(self) -> int:
        """Tables that nobody came to are closed after a month, rings that nobody looks at thrown away after a year."""
        t = schema.tables
        stale = and_(t.c.status == store.OPEN, t.c.touched < store.now() - STALE)
        closed = await self.database.write(lambda conn: conn.execute(
            update(t).where(stale).values(status=store.CANCELLED, version=t.c.version + 1)).rowcount)
        if closed:
            logs.info("stale-tables-closed", tables=closed)
        await self.database.write(rings.forget_old)
        return closed

    def _forget_idle(self) -> None:
        old = time.monotonic() - IDLE
        for id, live in list(self.tables.items()):
            if live.used < old and live.idle():
                del self.tables[id]

    # health

    async def health(self) -> dict[str, Any]:
        """Asked by many at once, it is found out once."""
        now = time.monotonic()
        if self._health is None or (self._health[1].done() and now - self._health[0] > WELL):
            self._health = (now, self.spawn(self._find_health()))
        return await asyncio.shield(self._health[1])

    async def _find_health(self) -> dict[str, Any]:
        begun = time.perf_counter()
        try:
            await asyncio.wait_for(self.database.write(store.try_write), 5)
            database: dict[str, Any] = {"kind": self.database.kind, "ok": True,
                                        "ms": round((time.perf_counter() - begun) * 1000, 2)}
        except Exception as error:
            logs.error("database-unwell", error)
            database = {"kind": self.database.kind, "ok": False, "ms": None}
        rules, bots = self.rules.health(), self.thinkers.health()
        records, odds = self.readers.health(), self.solvers.health()
        well = database["ok"] and rules["alive"] > 0 and bots["alive"] > 0 and not self.stopping
        return {"status": "ok" if well else "unwell", "process": self.name,
                "uptime": (store.now() - self.begun) // 1000, "database": database, "rules": rules, "bots": bots,
                "records": records, "odds": odds, "lag": round(self.lag, 3), "wait": round(self.wait, 3),
                "tables": len(self.tables), "connections": sum([len(x.watchers) for x in self.tables.values()]),
                "answers": self.answers, "bot_answers": self.bot_answers,
                "stuck": len([x for x in self.tables.values() if x.stuck_for("answer")]),
                "games": sorted(self.games)}
