"""Starting the server: settings, logs, one or several processes on one port, and a browser for those who want it."""
from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from typing import Any

import msgspec
import uvicorn

from fivesuns.bots.outside import registered
from fivesuns.server import logs
from fivesuns.server.app import application
from fivesuns.server.database import DatabaseError, try_out
from fivesuns.server.patience import Patient
from fivesuns.server.settings import Settings, agents_from, default_database, limits_from, smtp_from


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "", workers: int = 0, *,
          open_browser: bool = False, processes: int = 1, base_url: str = "", proxies: str = "",
          origins: Sequence[str] = (), agents: Sequence[str] = (), log_level: str = "info", **more: Any) -> None:
    """Serve until interrupted.

    `database`: sqlite:///file or postgresql://user@host/name; default a file in the user's data folder. `workers`:
    processes that run the rules, and as many for bots. `processes`: server processes that share the port and the
    database. `base_url`: how people reach the server from outside. `proxies`: addresses of proxies to believe.
    `agents`: bots of other programs, as name=command; more of them by FIVESUNS_AGENTS, one a line (docs/agents.md).
    `port` 0 takes a free one. Mail is set by FIVESUNS_SMTP_* in the environment, limits by FIVESUNS_LIMIT_*. See
    docs/hosting.md.
    """
    logs.begin(log_level)
    agents = (*agents, *agents_from())
    registered(agents)
    database = database or default_database()
    try:
        try_out(database)
    except DatabaseError as error:
        print(f"fivesuns: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    try:
        smtp, limits = more.pop("smtp", None) or smtp_from(), more.pop("limits", None) or limits_from()
    except ValueError as error:
        print(f"fivesuns: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    settings = Settings(host=host, port=port, database=database, workers=workers,
                        base_url=base_url, proxies=proxies, origins=tuple(origins), agents=agents, shared=processes > 1,
                        smtp=smtp, limits=limits, **more)
    link = settings.public_url()
    print(f"Fivesuns: {link}", flush=True)
    if open_browser:
        threading.Thread(target=_open, args=(link, f"http://{_local(host)}:{port}/api/health"), daemon=True).start()
    if processes > 1:
        _several(settings, listener, processes, log_level)
    else:
        run(settings, listener, log_level)


def run(settings: Settings, listener: socket.socket, log_level: str = "info") -> None:
    """One server process on a socket that listens already."""
    config = uvicorn.Config(
        application(settings), http=Patient.within(settings.limits), ws="websockets-sansio", log_config=None,
        access_log=False, server_header=False,
        ws_max_size=settings.limits.message, ws_ping_interval=20, ws_ping_timeout=30, ws_per_message_deflate=True,
        proxy_headers=bool(settings.proxies), forwarded_allow_ips=settings.proxies or None, timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024, log_level=log_level)
    server = uvicorn.Server(config)
    _collect_seldom()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[listener]))


def _collect_seldom() -> None:
    """With a thousand tables in memory a search for garbage through all of them takes a third of a second, in which
    nobody is answered. Nearly all garbage is young, and found without it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise SystemExit(f"fivesuns: cannot listen on {host} port {port}: {error.strerror}. "
                         "Give another port, or 0 for any that is free.") from None
    listener.listen(512)
    listener.set_inheritable(True)
    return listener


def _several(settings: Settings, listener: socket.socket, processes: int, log_level: str) -> None:
    """The same socket for all; who ends is started again, unless all are to end."""
    argv = [sys.executable, "-m", "fivesuns.server.run", str(listener.fileno()), log_level]
    stopping = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopping.set())
    signal.signal(signal.SIGINT, lambda *_: stopping.set())

    def start() -> subprocess.Popen[bytes]:
        child = subprocess.Popen(argv, pass_fds=[listener.fileno()], stdin=subprocess.PIPE)
        assert child.stdin is not None
        with child.stdin:
            child.stdin.write(msgspec.json.encode(settings))   # not as an argument: there is a password in it
        return child
    children = [start() for _ in range(processes)]
    while not stopping.wait(0.5):
        for n, child in enumerate(children):
            if child.poll() is not None:
                logs.error("process-ended", code=child.returncode)
                time.sleep(1)
                children[n] = start()
    for child in children:
        child.terminate()
    for child in children:
        try:
            child.wait(15)
        except subprocess.TimeoutExpired:
            child.kill()


def _local(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)


def _open(link: str, health: str) -> None:
    """Open a browser as soon as the server answers, where there is one."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(health, timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(link)


def as_child() -> None:
    """Run as another process wants it: settings on standard input; the socket and the log level as arguments."""
    listener, log_level = socket.socket(fileno=int(sys.argv[1])), sys.argv[2]
    logs.begin(log_level)
    run(msgspec.json.decode(sys.stdin.buffer.read(), type=Settings), listener, log_level)


if __name__ == "__main__":
    as_child()
