"""All tables of this server process, the workers they share, and what has to be done from time to time."""
from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

from py_vapid import Vapid02
from sqlalchemy import and_, select, update

from fivesuns.server import logs, push, schema, store
from fivesuns.server.database import Conflict, Database, Listener
from fivesuns.server.errors import Refused
from fivesuns.server.limits import Bucket
from fivesuns.server.live import Live, Watcher
from fivesuns.server.settings import Settings, default_database
from fivesuns.server.wire import is_id
from fivesuns.server.workers import Pool, refuse

IDLE: Final = 600.0                                       # seconds a table stays in memory when nobody looks
SEEN: Final = 90_000                                      # ms that a connection counts without a sign of life
STALE: Final = 30 * 24 * 3600 * 1000                      # ms
LEFT_ALONE: Final = 10_000                                # ms after which another process may go on with the bots


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(6)                  # of this process, among those that share the database
        self.database = Database(settings.database or default_database())
        argv = [str(settings.worker_memory), *settings.games, *settings.agents]
        self.rules = Pool("rules", settings.pool_size(), argv)
        self.thinkers = Pool("bots", settings.pool_size(), argv)
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
        self._seen_until = 0
        limits = settings.limits
        self.chat_limit = Bucket(limits.chat)
        self.act_limit = Bucket(limits.acts)
        self.table_limit = Bucket(limits.tables)
        self.odds_limit = Bucket(limits.odds)
        self.report_limit = Bucket(limits.reports)
        self.mail_limit = Bucket(limits.mails)
        self._push_key: Vapid02 | None = None

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
        self.spawn(self._repeat("heartbeat", 30.0, self._heartbeat))
        self.spawn(self._repeat("tidy", 3600.0, self.tidy))
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
        await asyncio.gather(self.rules.stop(), self.thinkers.stop())
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

    async def push_key(self) -> Vapid02:
        """The key pair that signs web push."""
        if self._push_key is None:
            self._push_key = await self.database.write(push.server_key)
        return self._push_key

    # who is there

    async def join(self, live: Live, watcher: Watcher) -> None:
        live.watchers.add(watcher)
        await self._presence(live, watcher)
        live.wake()

    async def part(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)
        await self._presence(live, watcher)
        live.wake()

    async def _presence(self, live: Live, watcher: Watcher) -> None:
        """Other processes see by the row who is connected here."""
        key = watcher.key_id
        if key is None or not any([s.key_id == key for s in live.seats]):
            return
        until = store.now() + SEEN if any([w.key_id == key for w in live.watchers]) else 0

        def write(conn: Any) -> None:
            seats = schema.seats
            conn.execute(update(seats).where(and_(seats.c.table_id == live.id, seats.c.key_id == key))
                         .values(seen=until))
            if until:
                store.forget_offers(conn, [key])
        for s in live.seats:
            if s.key_id == key:
                s.seen = until
        await self.database.write(write)

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
        since = self._seen_until - 5000

        def read(conn: Any) -> list[Any]:
            tables = schema.tables
            return list(conn.execute(select(tables.c.id, tables.c.version, tables.c.chat, tables.c.touched)
                                     .where(tables.c.touched >= since)))
        for row in await self.database.read(read):
            self._seen_until = max(self._seen_until, row.touched)
            live = self.tables.get(row.id)
            if live is not None and not live.lock.locked() and (row.version > live.row.version
                                                                or row.chat > live.row.chat):
                await self._refresh(live)

    # from time to time

    async def sweep(self, first: bool = False) -> None:
        """Go on with tables that were left in the middle of a bot's turn or just before the start; forget idle ones."""
        before = store.now() - (0 if first else LEFT_ALONE)

        def read(conn: Any) -> list[str]:
            t, s = schema.tables, schema.seats
            stuck = select(t.c.id).where(and_(t.c.status == store.PLAYING, t.c.bots_wait, t.c.touched < before))
            filled = select(t.c.id).where(and_(
                t.c.status == store.OPEN, t.c.touched < before,
                ~select(s.c.seat).where(and_(s.c.table_id == t.c.id, s.c.kind == "open")).exists()))
            return [*conn.execute(stuck.limit(1000)).scalars(), *conn.execute(filled.limit(1000)).scalars()]
        for id in await self.database.read(read):
            self.spawn(self._go_on(id))
        self._forget_idle()

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

    async def tidy(self) -> int:
        """Tables that nobody came to are closed after a month."""
        t = schema.tables
        stale = and_(t.c.status == store.OPEN, t.c.touched < store.now() - STALE)
        closed = await self.database.write(lambda conn: conn.execute(
            update(t).where(stale).values(status=store.CANCELLED, version=t.c.version + 1)).rowcount)
        if closed:
            logs.info("stale-tables-closed", tables=closed)
        return closed

    def _forget_idle(self) -> None:
        old = time.monotonic() - IDLE
        for id, live in list(self.tables.items()):
            if live.used < old and live.idle():
                del self.tables[id]

    # health

    async def health(self) -> dict[str, Any]:
        begun = time.perf_counter()
        try:
            await asyncio.wait_for(self.database.read(lambda conn: conn.execute(select(1)).scalar()), 5)
            database: dict[str, Any] = {"kind": self.database.kind, "ok": True,
                                        "ms": round((time.perf_counter() - begun) * 1000, 2)}
        except Exception as error:
            logs.error("database-unwell", error)
            database = {"kind": self.database.kind, "ok": False, "ms": None}
        rules, bots = self.rules.health(), self.thinkers.health()
        well = database["ok"] and rules["alive"] > 0 and bots["alive"] > 0 and not self.stopping
        return {"status": "ok" if well else "unwell", "process": self.name,
                "uptime": (store.now() - self.begun) // 1000, "database": database, "rules": rules, "bots": bots,
                "tables": len(self.tables), "connections": sum([len(x.watchers) for x in self.tables.values()]),
                "answers": self.answers, "bot_answers": self.bot_answers,
                "stuck": len([x for x in self.tables.values() if x.stuck_for("answer")]),
                "games": sorted(self.games)}
