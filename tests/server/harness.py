"""A real server in a process of its own, and people who talk to it over the wire."""
from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import os
import random
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fivesuns.server.difference import applied
from fivesuns.server.hall import LEFT_ALONE
from fivesuns.server.load import some_answer
from fivesuns.server.settings import Budgets, Limits, Settings

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0                                           # seconds: on a busy machine things come late, but they come
GENEROUS = Limits(requests=(10_000.0, 10_000), acts=(10_000.0, 10_000), tables=(10_000.0, 10_000),
                  chat=(1000.0, 1000), odds=(1000.0, 1000), reports=(1000.0, 1000), mails=(1000.0, 1000),
                  connections_here=5000, lag=60.0, windows=5000, spectators=5000, spectators_here=5000, share=1000)


_FORK = multiprocessing.get_context("forkserver")         # a fresh interpreter spends a second on imports
_FORK.set_forkserver_preload(["fivesuns.server.run", __name__])


def _serve(entry: str, listener: socket.socket, settings: bytes, log: str, environment: dict[str, str]) -> None:
    """What `python -m entry FD info` does, with the settings on its standard input."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    given, giving = os.pipe()
    os.write(giving, settings)
    os.close(giving)
    sys.stdin = os.fdopen(given)
    sys.argv = [entry, str(listener.fileno()), "info"]
    runpy.run_module(entry, run_name="__main__", alter_sys=True)


def generous(**more: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **more)


class Server:
    """`fivesuns serve`, by its own entry for one process, or by `tests.server.steady`."""

    def __init__(self, database: str, entry: str = "fivesuns.server.run", **settings: Any) -> None:
        self.entry = entry
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        self.port = listener.getsockname()[1]
        listener.close()
        given: dict[str, Any] = {"games": ("tests.server.tiny",), "limits": GENEROUS, "workers": 2,
                                 "budgets": Budgets(answer=5.0, think=4.0, stuck=4.0), "tick": 0.3, **settings}
        self.settings = Settings(port=self.port, database=database, **given)
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: ForkServerProcess | None = None
        self.http = httpx.Client(timeout=PATIENCE, verify=False)
        self.log = tempfile.NamedTemporaryFile(prefix="fivesuns-", suffix=".log", delete=False)  # noqa: SIM115
        atexit.register(Path(self.log.name).unlink, missing_ok=True)

    def start(self) -> Server:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        listener.listen(512)
        self.process = _FORK.Process(target=_serve, daemon=True, args=(
            self.entry, listener, msgspec.json.encode(self.settings), self.log.name, dict(os.environ)))
        self.process.start()
        listener.close()
        for _ in range(300):
            if not self.process.is_alive():
                raise AssertionError(f"the server did not start: {self.lines()[-3:]}")
            with contextlib.suppress(httpx.TransportError):
                if self.http.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        failures = self.failures()
        self.stop()
        assert error or not failures

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(20)
            self.kill()
        self.http.close()
        self.log.close()

    def lines(self) -> list[dict[str, Any]]:
        """What the server has logged."""
        found = []
        for line in Path(self.log.name).read_bytes().splitlines():
            with contextlib.suppress(msgspec.DecodeError):
                found.append(msgspec.json.decode(line))
        return found

    def swept(self, table: str) -> bool:
        """Was it found by a sweep, because nobody saw to it?"""
        return any(line.get("event") == "table-left-alone" and line["table"] == table for line in self.lines())

    def failures(self) -> list[dict[str, Any]]:
        return [line for line in self.lines() if line.get("event") in ("request-failed", "socket-failed")
                or line.get("status") == 500]

    # people

    def call(self, method: str, path: str, key: str | None = None, **more: Any) -> httpx.Response:
        headers = {**more.pop("headers", {}), **({"Authorization": f"Bearer {key}"} if key else {})}
        try:
            return self.http.request(method, f"{self.url}{path}", headers=headers, **more)
        except httpx.RemoteProtocolError:                 # the server was started again meanwhile
            return self.http.request(method, f"{self.url}{path}", headers=headers, **more)

    def get(self, path: str, key: str | None = None) -> Any:
        found = self.call("GET", path, key)
        assert found.status_code == 200, found.text
        return found.json()

    def make(self, *seats: Any, **more: Any) -> Player:
        """A table: seats as words, `me`, `open`, `screen`, or the kind of a bot."""
        wanted = [{"kind": s} if s in ("me", "open", "screen") else {"kind": "bot", "bot": s} for s in seats]
        made = self.call("POST", "/api/tables", json={"game": "tiny", "seats": wanted, **more})
        assert made.status_code == 201, made.text
        return Player(self, made.json()["table"], made.json()["key"])

    def claim(self, table: str, seat: int, name: str = "") -> Player:
        made = self.call("POST", f"/api/tables/{table}/acts", json={"type": "claim", "seat": seat, "name": name})
        assert made.status_code == 200, made.text
        return Player(self, table, made.json()["key"])

    def record(self, table: str) -> str:
        found = self.call("GET", f"/api/tables/{table}/record")
        assert found.status_code == 200, found.text
        return found.text


def wait(test: Any, seconds: float = PATIENCE) -> None:
    """Until it is so."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end
        time.sleep(0.05)


class Player:
    """Somebody with a key (or a spectator without), over HTTP."""

    def __init__(self, server: Server, table: str, key: str | None) -> None:
        self.server = server
        self.table = table
        self.key = key

    def state(self) -> Any:
        return self.server.get(f"/api/tables/{self.table}", self.key)

    def look(self, what: str) -> Any:
        return self.server.get(f"/api/tables/{self.table}/{what}", self.key)

    def act(self, type: str, **fields: Any) -> httpx.Response:
        return self.server.call("POST", f"/api/tables/{self.table}/acts", self.key, json={"type": type, **fields})

    def do(self, type: str, **fields: Any) -> Any:
        found = self.act(type, **fields)
        assert found.status_code == 200, found.text
        return found.json()

    def refused(self, type: str, **fields: Any) -> str:
        """The id of the refusal."""
        found = self.act(type, **fields)
        assert 400 <= found.status_code < 500, found.text
        return str(found.json()["error"]["id"])

    def eye(self, seat: int | None = None) -> Any:
        return next(e for e in self.state()["eyes"] if seat is None or e["seat"] == seat)

    def answer(self, seat: int, name: str | None = None, **more: Any) -> Any:
        """Answer what the seat is asked; by default the first that is legal and no trap."""
        eye = self.eye(seat)
        return self.do("answer", seat=seat, moment=eye["moment"], name=name or easy(eye["decision"]), **more)

    def until(self, test: Any, seconds: float = PATIENCE, alone: bool = False) -> Any:
        """Wait for bots or others. `alone`: it may be that nobody saw to the table until a sweep found it."""
        begun = time.monotonic()
        end = begun + seconds
        while True:
            state = self.state()
            if test(state):
                assert alone or time.monotonic() < begun + LEFT_ALONE or not self.server.swept(self.table)
                return state
            assert time.monotonic() < end, {k: state[k] for k in ("status", "number", "waiting", "trouble")}
            time.sleep(0.03)

    def play_out(self, most: int = 500) -> Any:
        """Answer for all own seats until the game is over; others must be bots or play by themselves."""
        for _ in range(most):
            state = self.until(lambda s: s["status"] != "playing" or any(e["decision"] for e in s["eyes"]))
            if state["status"] != "playing":
                return state
            eye = next(e for e in state["eyes"] if e["decision"])
            self.do("answer", seat=eye["seat"], moment=eye["moment"], name=easy(eye["decision"]))
        raise AssertionError("the game does not end")

    def window(self, have: Any = None, **more: Any) -> Window:
        return Window(self.server, self.table, self.key, have, **more)


class Window:
    """A browser window: a websocket, its last state, and everything that was said to it."""

    def __init__(self, server: Server, table: str, key: str | None, have: Any = None, **more: Any) -> None:
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", **more))
        self.heard: list[Any] = []
        self.sizes: list[int] = []                        # of the messages about changes, in bytes
        self.shown: dict[str, Any] = {}                   # the table, put together from what was said
        self.acts = 0
        self.say({"type": "hello", "key": key, "have": have})

    def __enter__(self) -> Window:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def hear(self, seconds: float = PATIENCE) -> Any:
        """The next message; what has changed is put together to a whole state."""
        data = self.socket.recv(timeout=seconds)
        message = msgspec.json.decode(data)
        if message["type"] == "state":
            self.shown = message
        elif message["type"] == "change":
            assert message["serial"] == self.shown["serial"] + 1
            self.sizes.append(len(data))
            self.shown = {**applied(self.shown, message["patch"]), "lines": message["lines"],
                          "lines_from": message["lines_from"], "serial": message["serial"]}
            message = self.shown
        self.heard.append(message)
        return message

    def wait(self, test: Any, seconds: float = PATIENCE) -> Any:
        """The first message from now on that passes."""
        end = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if test(message):
                return message

    def state(self, test: Any = None, seconds: float = PATIENCE) -> Any:
        """The next state; with a test the table as soon as it passes, perhaps heard while waiting for another thing."""
        return self.until(test, seconds) if test else self.wait(lambda m: m["type"] == "state", seconds)

    def until(self, test: Any, seconds: float = PATIENCE) -> Any:
        """The table as soon as it is so, or at once if it is."""
        end = time.monotonic() + seconds
        while not (self.shown and test(self.shown)):
            self.hear(max(0.01, end - time.monotonic()))
        return self.shown

    def do(self, type: str, **fields: Any) -> Any:
        self.acts += 1
        id = f"act-{self.acts}"
        self.say({"type": type, "id": id, **fields})
        return self.wait(lambda m: m.get("id") == id)

    def drain(self, seconds: float = 0.3) -> None:
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                self.hear(seconds)


def easy(decision: Any) -> str:
    """A legal answer that is no trap."""
    if decision["kind"] == "choose":
        return next(str(o["name"]) for o in decision["options"] if o["name"] not in ("loop", "crash"))
    return some_answer(decision, random.Random(1))


# PostgreSQL

def postgres_bin() -> Path | None:
    """Where Debian (or the PATH) keeps the server's programs."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, on a socket in a folder of its own; gives its URL."""
    bin = postgres_bin()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="fs-pg-"))
    user: dict[str, Any] = {}
    if os.geteuid() == 0:                                 # it refuses to run as root
        user = {"user": "postgres"}
        shutil.chown(folder, "postgres")
    env = {**os.environ, "LC_ALL": "C"}
    process = None
    try:
        subprocess.run([bin / "initdb", "-D", folder / "data", "-U", "fivesuns", "-A", "trust", "-E", "UTF8", "-N"],
                       check=True, stdout=subprocess.DEVNULL, cwd=folder, env=env, **user)
        process = subprocess.Popen(
            [bin / "postgres", "-D", folder / "data", "-k", str(folder), "-h", "", "-c", "fsync=off"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, env=env, **user)
        for _ in range(200):
            ready = subprocess.run([bin / "pg_isready", "-h", str(folder), "-U", "fivesuns"], check=False,
                                   stdout=subprocess.DEVNULL, cwd=folder)
            if ready.returncode == 0:
                break
            time.sleep(0.05)
        yield f"postgresql://fivesuns@/postgres?host={folder}"
    finally:
        if process is not None:
            process.send_signal(signal.SIGQUIT)
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)
