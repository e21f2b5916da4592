"""How much does the server hold? Many live tables with bots and websocket clients, on loopback, bounded in time.

    python -m fivesuns.server.load [--game race] [--tables 300] [--seconds 40] [--think 3] [--database URL]
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fivesuns.server.difference import applied
from fivesuns.server.settings import Limits, Settings

PLENTY: Final = Limits(requests=(1e6, 10**6), acts=(1e6, 10**6), tables=(1e6, 10**6), chat=(1e6, 10**6),
                       connections_here=10**5, spectators=10**5, spectators_here=10**5, share=10**3, held=10**6)
_state: Final = msgspec.json.Decoder(dict)


class _TurnedAway(Exception):
    """There is no room for one more window now."""


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.answers = 0
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.games = 0
        self.told: list[float] = []                       # seconds until everybody at the table knew
        self.kept: list[float] = []                       # seconds until the answer was stored
        self.sizes: list[int] = []                        # bytes of the messages about changes, as JSON,
        self.wholes: list[int] = []                       # and of those with the whole state
        self.measuring = False


class LiveTable:
    """One table: somebody who plays, and windows that look on."""

    def __init__(self, url: str, made: dict[str, Any], tally: Tally, think: float, rng: random.Random,
                 deflate: bool) -> None:
        self.url = url.replace("http", "ws") + f"/api/tables/{made['table']}/live"
        self.key = made["key"]
        self.tally = tally
        self.think = think
        self.rng = rng
        self.deflate = deflate
        self.sent: dict[str, float] = {}
        self.waiting: list[tuple[int, float, set[int]]] = []   # number, when it was sent, windows not yet told
        self.over = asyncio.Event()
        self.known: list[int] = []                        # the newest number that each window has heard of
        self.tasks: list[asyncio.Task[None]] = []
        self.pending: asyncio.Task[None] | None = None    # the answer that is thought about

    async def play(self, lookers: int) -> None:
        """Until the game is over or the task is cancelled."""
        self.known = [0] * (lookers + 1)
        self.tasks = [asyncio.create_task(self.window(n, self.key if n == 0 else None)) for n in range(lookers + 1)]
        try:
            await self.over.wait()
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def window(self, n: int, key: str | None) -> None:
        while True:
            try:
                async with connect(self.url, compression="deflate" if self.deflate else None, max_size=None,
                                   ping_interval=None) as ws:
                    await ws.send(json.dumps({"type": "hello", "key": key}))
                    await (self.player(ws) if key else self.looker(ws, n))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.tally.lost += 1
                await asyncio.sleep(1)
            except _TurnedAway:
                await asyncio.sleep(5)

    async def messages(self, ws: ClientConnection) -> AsyncIterator[dict[str, Any]]:
        async for data in ws:
            message: dict[str, Any] = _state.decode(data)
            if message["type"] == "state":
                self.tally.wholes.append(len(data))
            elif message["type"] == "change" and self.tally.measuring:
                self.tally.sizes.append(len(data))
            elif message["type"] == "gone":
                self.tally.refused[message["error"]["id"]] += 1
                raise _TurnedAway
            yield message

    async def looker(self, ws: ClientConnection, n: int) -> None:
        """Reads the number alone: the clients have the machine together with the server."""
        async for message in self.messages(ws):
            if message["type"] == "state":
                self.heard(n, message["number"])
            elif message["type"] == "change":
                changed = message["patch"].get("number")
                self.heard(n, changed[0] if changed else self.known[n])

    async def player(self, ws: ClientConnection) -> None:
        """Answers what it is asked, once the last answer is stored and what came of it is shown."""
        shown: dict[str, Any] = {"eyes": [], "number": 0}
        number = 0
        self.sent.clear()                                 # what was lost with another connection is asked again
        if self.pending is not None:
            self.pending.cancel()
        async for message in self.messages(ws):
            if message["type"] == "done":
                now, sent = time.perf_counter(), self.sent.pop(message["id"])
                if self.tally.measuring:
                    self.tally.answers += 1
                    self.tally.kept.append(now - sent)
                number = message["result"].get("number", 0)
                late = {n for n, known in enumerate(self.known) if known < number}
                self.waiting.append((number, sent, late))
                self.settle()
            elif message["type"] == "error":
                self.sent.pop(message["id"], None)
                self.tally.refused[message["error"]["id"]] += 1
            elif message["type"] in ("state", "change"):
                shown = message if message["type"] == "state" else applied(shown, message["patch"])
                self.heard(0, shown["number"])
                if shown["status"] == "over":
                    self.tally.games += 1
                    self.over.set()
                    return
            eyes = [e for e in shown["eyes"] if e["decision"] and not e["sealed"]]
            if eyes and not self.sent and shown["number"] >= number and (self.pending is None or self.pending.done()):
                self.pending = asyncio.create_task(self.answer(ws, eyes[0]))

    async def answer(self, ws: ClientConnection, eye: dict[str, Any]) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think) if self.think else 0)
        id = f"{self.rng.random():.12f}"
        self.sent[id] = time.perf_counter()
        said = {"type": "answer", "id": id, "seat": eye["seat"], "moment": eye["moment"],
                **any_answer(eye["decision"], self.rng)}
        with contextlib.suppress(ConnectionClosed):       # then the window opens again and is asked again
            await ws.send(json.dumps(said))

    def heard(self, n: int, number: int) -> None:
        self.known[n] = number
        for wanted, _, late in self.waiting:
            if number >= wanted:
                late.discard(n)
        self.settle()

    def settle(self) -> None:
        now = time.perf_counter()
        for _, sent, late in self.waiting:
            if not late and self.tally.measuring:
                self.tally.told.append(now - sent)
        self.waiting = [w for w in self.waiting if w[2]]


def any_answer(decision: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Any legal answer, as an act says it: what is to be composed and has no example, the server makes up."""
    if decision["kind"] == "compose" and not decision["offered"] and not decision.get("lapse"):
        return {"any": True}
    return {"name": some_answer(decision, rng)}


def some_answer(decision: dict[str, Any], rng: random.Random) -> str:
    """Any legal answer, by name."""
    kind = decision["kind"]
    if kind == "choose":
        return str(rng.choice(decision["options"])["name"])
    if kind == "pick":
        if "sets" in decision:
            return " ".join(rng.choice(decision["sets"])) or "nothing"
        names = [t["name"] for t in decision["things"]]
        chosen = sorted(rng.sample(range(len(names)), rng.randint(decision["least"], decision["most"])))
        return " ".join([names[i] for i in chosen]) or "nothing"
    if kind == "number":
        return str(rng.randrange(decision["low"], decision["high"] + 1, decision["step"]))
    if kind == "arrange":
        return " ".join([t["name"] for t in decision["things"]]) or "nothing"
    if kind == "allocate":
        left, found = decision["total"], []
        for bin in decision["bins"]:
            n = min(left, bin["most"])
            left -= n
            if n:
                found.append(f"{bin['name']},{n}")
        return " ".join(found) or "nothing"
    if kind == "compose":
        return str(rng.choice(decision["offered"])["name"] if decision["offered"] else decision.get("lapse", "nothing"))
    raise ValueError(f"no answer to a {kind}")


def memory(pid: int) -> int:
    """Bytes that a process and its children hold."""
    found = 0
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            found = int(line.split()[1]) * 1024
    return found + sum([memory(child) for child in children_of(pid)])


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def used(pid: int, rules: int) -> dict[str, float]:
    """Seconds of processor time so far: the server itself, its workers for rules and for bots, and these clients."""
    def seconds(one: int) -> float:
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    workers = children_of(pid)                            # in the order of their start: rules, then bots
    return {"server": seconds(pid), "rules": sum([seconds(w) for w in workers[:rules]]),
            "bots": sum([seconds(w) for w in workers[rules:]]), "clients": seconds(os.getpid())}


def percentile(values: list[float], p: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] * 1000 if ordered else float("nan")


def start_server(settings: Settings, listener: socket.socket) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, "-m", "fivesuns.server.run", str(listener.fileno()), "warning"],
                               stdin=subprocess.PIPE, pass_fds=[listener.fileno()])
    assert process.stdin is not None
    with process.stdin:
        process.stdin.write(msgspec.json.encode(settings))
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{settings.public_url()}/api/health", timeout=5):
                return process
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the server did not start")


def make_table(url: str, game: str, seats: int) -> dict[str, Any]:
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)], "public": True}
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(wish).encode(),
                                     {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            made: dict[str, Any] = json.loads(response.read())
    except urllib.error.HTTPError as refusal:
        made = json.loads(refusal.read())
    return made


def ask_health(url: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"{url}/api/health", timeout=30) as response:
        found: dict[str, Any] = json.loads(response.read())
        return found


async def drive(url: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    tally = Tally()
    begun, before = time.perf_counter(), memory(pid)
    places: list[asyncio.Task[None]] = []
    seated, opened = 0, set[int]()

    async def place(n: int) -> None:
        nonlocal seated
        while True:                                       # when a game is over, another begins at the same place
            made = await asyncio.to_thread(make_table, url, args.game, args.seats)
            if "error" in made:
                tally.refused[made["error"]["id"]] += 1
                await asyncio.sleep(5)
                continue
            seated += 1
            opened.add(n)
            luck = random.Random(args.seed * 10**6 + n)
            await LiveTable(url, made, tally, args.think, luck, args.deflate).play(args.lookers)
            seated -= 1

    for n in range(args.tables):
        places.append(asyncio.create_task(place(n)))
        await asyncio.sleep(args.ramp / args.tables)
    while len(opened) < args.tables and time.perf_counter() - begun < args.ramp * 4 + 60:
        await asyncio.sleep(0.2)
    ramped, peak = time.perf_counter() - begun, memory(pid)
    first = await asyncio.to_thread(ask_health, url)
    asked = time.perf_counter()
    tally.measuring = True
    measured, work = time.perf_counter(), used(pid, first["rules"]["of"])
    await asyncio.sleep(args.seconds)
    elapsed = time.perf_counter() - measured
    tally.measuring = False
    work = {name: now - work[name] for name, now in used(pid, first["rules"]["of"]).items()}
    peak = max(peak, memory(pid))
    health = await asyncio.to_thread(ask_health, url)
    bots = (health["bot_answers"] - first["bot_answers"]) / (time.perf_counter() - asked) * elapsed
    for task in places:
        task.cancel()
    await asyncio.gather(*places, return_exceptions=True)
    return {"tables": seated, "windows": health["connections"], "ramp": ramped, "seconds": elapsed, "tally": tally,
            "memory": (peak - before) / max(1, args.tables), "whole": peak, "restarts": health["rules"]["restarts"]
            + health["bots"]["restarts"], "stuck": health["stuck"],
            "work": work, "bot_answers": bots}


def report(found: dict[str, Any], args: argparse.Namespace) -> list[str]:
    t: Tally = found["tally"]
    total = (t.answers + found["bot_answers"]) / found["seconds"]
    return [
        f"tables held        {found['tables']} of {args.game} with {args.seats} seats, {found['windows']} websockets",
        f"answers            {t.answers / found['seconds']:.1f}/s by people, {total:.1f}/s with the bots'",
        f"answer stored      p50 {percentile(t.kept, 50):.1f} ms, p95 {percentile(t.kept, 95):.1f} ms, "
        f"p99 {percentile(t.kept, 99):.1f} ms",
        f"everyone told      p50 {percentile(t.told, 50):.1f} ms, p95 {percentile(t.told, 95):.1f} ms, "
        f"p99 {percentile(t.told, 99):.1f} ms  ({len(t.told)} answers in {found['seconds']:.0f} s)",
        "processor          " + ", ".join([
            f"{name} {1000 * n / max(1, total * found['seconds']):.2f} ms ({100 * n / found['seconds']:.0f} %)"
            for name, n in found["work"].items()]) + " an answer (and of one core)",
        f"bytes of JSON      {sum(t.wholes) / max(1, len(t.wholes)):.0f} a state, "
        f"{sum(t.sizes) / max(1, len(t.sizes)):.0f} a change",
        f"memory             {found['memory'] / 1024:.0f} kB a table, {found['whole'] / 2**20:.0f} MB in all",
        f"games finished     {t.games}; refused {dict(t.refused) or 0}, connections lost {t.lost}, workers replaced "
        f"{found['restarts']}, tables stuck {found['stuck']}"]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fivesuns.server.load", description=__doc__)
    parser.add_argument("--game", default="race")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--lookers", type=int, default=1, help="spectators a table")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--ramp", type=float, default=20.0, help="seconds to open the tables in")
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds a person takes to answer")
    parser.add_argument("--deflate", action="store_true", help="with compression, as browsers ask for it")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--database", default="", help="default: a SQLite file that is thrown away")
    parser.add_argument("--games", nargs="*", default=[], help="further games, as module:attribute")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    listener.set_inheritable(True)
    with tempfile.TemporaryDirectory(prefix="fivesuns-load-") as folder:
        settings = Settings(port=listener.getsockname()[1], database=args.database or f"{folder}/tables.sqlite3",
                            workers=args.workers, limits=PLENTY, games=tuple(args.games))
        process = start_server(settings, listener)
        listener.close()
        try:
            found = asyncio.run(drive(settings.public_url(), process.pid, args))
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
    print("\n".join(report(found, args)), flush=True)
    print(f"machine            {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; clients and server share it")
    return 0 if found["tables"] and found["tally"].told else 1


if __name__ == "__main__":
    sys.exit(main())
