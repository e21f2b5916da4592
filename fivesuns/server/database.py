"""Where tables are kept: SQLite (one writer that commits in groups) or PostgreSQL (many).

A job is a plain function of a connection; it runs in a thread, in a transaction of its own. What `write` returned is
on the disk. While the database is away or its disk is full, both are refused with `no-storage`, and `ails` says so.
"""
from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Delete, Engine, Insert, Select, Update, create_engine, event, text
from sqlalchemy.dialects.sqlite.pysqlite import dialect as SQLite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from fivesuns.server import logs
from fivesuns.server.errors import Refused
from fivesuns.server.migrations import WrongSchema, migrate

T = TypeVar("T")
GROUP: Final = 64                                         # jobs of one SQLite transaction
CHANNEL: Final = "fivesuns"
AGAIN: Final = 5                                          # seconds after which to try again
# What is wrong with the database and not with what was asked of it: SQLite's primary result codes (busy, locked, read
# only, I/O error, corrupt, full, cannot open, protocol, not a database), and classes of PostgreSQL's (connection,
# resources, operator intervention, system error) with "read only transaction".
_SQLITE: Final = (5, 6, 8, 10, 11, 13, 14, 15, 26)
_POSTGRES: Final = ("08", "53", "57", "58")
_READ_ONLY: Final = "25006"


class DatabaseError(Exception):
    """The database cannot be used; the message says what to do."""


class Conflict(Exception):
    """Another process changed the table first. Load it again."""


def is_outage(error: BaseException) -> bool:
    """Can the database not be used just now, whatever is asked of it?"""
    if isinstance(error, NoConnection):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xff in _SQLITE
    state = getattr(error.orig, "sqlstate", None)
    if state is None:                                     # the server was not reached, or went away
        return error.connection_invalidated or type(error.orig).__name__ in ("OperationalError", "ConnectionTimeout")
    return state[:2] in _POSTGRES or state == _READ_ONLY


class Prepared:
    """A statement of every answer. SQLite gets it as text: else preparing it costs more than running it."""

    def __init__(self, statement: Select[Any] | Insert | Update | Delete) -> None:
        self.statement = statement
        compiled = statement.compile(dialect=SQLite())
        self.text, self.names = str(compiled), compiled.positiontup or []

    def run(self, conn: Connection, *rows: dict[str, Any]) -> Any:
        """With these values, one after the other. What it finds first, if it looks for something."""
        if conn.dialect.name != "sqlite":
            found = conn.execute(self.statement, rows[0] if len(rows) == 1 else list(rows))
            return found.first() if found.returns_rows else None
        if not conn.in_transaction():
            conn.begin()
        raw: Any = conn.connection.dbapi_connection
        values = [tuple([row[name] for name in self.names]) for row in rows]
        try:
            if len(values) == 1:
                return raw.execute(self.text, values[0]).fetchone()
            raw.executemany(self.text, values)
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.text, values, error, sqlite3.Error) from error


class _Job:
    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()


class Database:
    """`url`: sqlite:///file or postgresql://user@host/name."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url if "://" in url else f"sqlite:///{url}")
        except (SQLAlchemyError, ValueError):
            raise DatabaseError("this is no address of a database; use sqlite:///file or "
                                "postgresql://user@host/name") from None
        self.kind = parsed.get_backend_name()
        if self.kind == "sqlite":
            if not parsed.database or parsed.database == ":memory:":
                raise DatabaseError("SQLite needs a file: sqlite:////path/to/tables.sqlite3")
            self.engine = _sqlite(parsed.set(drivername="sqlite").render_as_string(hide_password=False))
            self._readers = ThreadPoolExecutor(4, "read")
        elif self.kind == "postgresql":
            self.engine = _postgres(parsed.set(drivername="postgresql+psycopg"))
            self._readers = ThreadPoolExecutor(12, "database")
        else:
            raise DatabaseError(f"unknown database {self.kind!r}: use sqlite:///file or postgresql://user@host/name")
        self._still = (self.engine if self.kind == "sqlite"
                       else self.engine.execution_options(isolation_level="REPEATABLE READ"))
        self.url = parsed
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._pen: Connection | None = None               # the writer's own
        self.ails = False                                 # a job found it away, and nothing was written since
        self.changed: Callable[[], None] = lambda: None   # called when `ails` has changed

    def open(self) -> None:
        """Bring the shape up to date and begin to work."""
        number = migrate(self.engine)
        logs.info("database", kind=self.kind, schema=number)
        if self.kind == "sqlite":
            self._writer = threading.Thread(target=self._write_in_groups, name="write", daemon=True)
            self._writer.start()

    def close(self) -> None:
        if self._writer is not None:
            self._queue.put(None)
            self._writer.join(10)
        self._put_away_pen()
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """All that the job reads is of one moment."""
        def run() -> T:
            with self._still.connect() as conn:
                return job(conn)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            raise self._found(error) from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Returns when the transaction is on the disk."""
        try:
            result = await self._write(job)
        except SQLAlchemyError as error:
            raise self._found(error) from error
        self._say(False)
        return result

    async def _write(self, job: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        if self._writer is None:
            def run() -> T:
                with self.engine.begin() as conn:
                    return job(conn)
            return await loop.run_in_executor(self._readers, run)
        task = _Job(job, loop)
        self._queue.put(task)
        result: T = await task.future
        return result

    def _found(self, error: SQLAlchemyError) -> Exception:
        """What to raise instead."""
        if not is_outage(error):
            return error
        logs.error("database-away", error)
        self._say(True)
        return Refused("no-storage", retry=AGAIN)

    def _say(self, ails: bool) -> None:
        if ails != self.ails:
            self.ails = ails
            self.changed()

    def announce(self, conn: Connection, payload: str) -> None:
        """Tell other server processes, when this transaction is committed. SQLite has nobody to tell: they look."""
        if self.kind == "postgresql":
            conn.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    # the SQLite writer

    def _write_in_groups(self) -> None:
        """All that waits goes into one transaction: one flush to the disk for many tables."""
        stop = False
        while not stop:
            first = self._queue.get()
            if first is None:
                return
            jobs = [first]
            while len(jobs) < GROUP:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                    break
                jobs.append(more)
            self._run(jobs)
            if not first.loop.is_closed():
                first.loop.call_soon_threadsafe(_tell, jobs)

    def _run(self, jobs: list[_Job]) -> None:
        """If one fails, nothing of its group is stored: then each gets a transaction of its own."""
        try:
            if self._pen is None:
                self._pen = self.engine.connect().execution_options(fivesuns_write=True)
            with self._pen.begin():
                for job in jobs:
                    job.result = job.work(self._pen)
        except Exception as error:
            self._put_away_pen()
            if len(jobs) == 1 or is_outage(error):
                for job in jobs:
                    job.error = error
            else:
                for job in jobs:
                    self._run([job])

    def _put_away_pen(self) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            pen.close()


def try_out(url: str) -> None:
    """Opens the database once and brings its shape up to date. Raises DatabaseError, in words for who runs the
    server, if that cannot be."""
    database = Database(url)
    shown = database.url.render_as_string(hide_password=True)
    way_out = ("give a file in a folder that exists and can be written" if database.kind == "sqlite"
               else "is the server running there, and does it know this user and this database?")
    try:
        migrate(database.engine)
    except WrongSchema as error:
        raise DatabaseError(f"{shown}: {error}") from None
    except SQLAlchemyError as error:
        said = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise DatabaseError(f"the database {shown} cannot be used ({said[0] if said else type(error).__name__}): "
                            f"{way_out}") from None
    finally:
        database.engine.dispose()


def _postgres(url: URL) -> Engine:
    patience = {} if "connect_timeout" in url.query else {"connect_timeout": 10}
    try:
        return create_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args=patience)
    except ImportError:
        raise DatabaseError("PostgreSQL needs the driver that comes with fivesuns[postgres]") from None


def _sqlite(url: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 15})

    @event.listens_for(engine, "connect")
    def _connect(raw: Any, _record: Any) -> None:
        raw.isolation_level = None                        # transactions are begun by the listener below
        cursor = raw.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(conn: Connection) -> None:
        write = conn.get_execution_options().get("fivesuns_write", False)
        conn.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


class Listener:
    """PostgreSQL's LISTEN in a thread of its own; calls back in the event loop. Connects again by itself."""

    def __init__(self, database: Database, heard: Callable[[str], None], again: Callable[[], None]) -> None:
        self.database = database
        self.heard = heard
        self.again = again
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listen", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(5)

    def _listen(self) -> None:
        import psycopg
        url = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        first = True
        while not self._stop.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as conn:
                    conn.execute(f"LISTEN {CHANNEL}")
                    if not first:
                        self._loop.call_soon_threadsafe(self.again)
                    first = False
                    while not self._stop.is_set():
                        for note in conn.notifies(timeout=0.5):
                            self._loop.call_soon_threadsafe(self.heard, note.payload)
            except psycopg.Error as error:
                logs.warn("listen-lost", error=str(error))
                first = False
                self._stop.wait(2)
            except RuntimeError:                          # the loop is closed
                return
