"""The server's side of its workers: pools of processes, each with one piece of work at a time and a time budget.

Whoever waits for a worker waits in the queue of their share (a table, or the address that made it). The share that has
had the least of the pool's time lately is served first, and none has all of its workers at once.
"""
from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fivesuns.server import logs
from fivesuns.server.errors import Refused
from fivesuns.server.worker import READY

PATIENCE: Final = 0.05                                    # seconds between two looks at the worker that is waited for
LONG: Final = 0.5                                         # seconds at one piece of work after which others do not wait
QUEUE: Final = 15.0                                       # seconds to wait for any worker, if it is not said otherwise
LAST: Final = 60.0                                        # seconds after which also the last have their turn
KEEP: Final = 10_000                                      # shares to remember
BEGIN: Final = 60.0                                       # seconds for a worker to start

encode: Final = msgspec.msgpack.Encoder().encode


class _Replies(asyncio.SubprocessProtocol):
    """What a worker process says: that it is ready, then replies, each with its length before it."""

    def __init__(self, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        self.worker = worker
        self.data = bytearray()
        self.ready: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.dead = False                                 # nothing can be said to it any more

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.data += data
        if not self.ready.done() and len(self.data) >= len(READY):
            del self.data[:len(READY)]
            self.ready.set_result(None)
        if len(self.data) >= 4 and len(self.data) >= 4 + int.from_bytes(self.data[:4], "big"):
            reply = msgspec.msgpack.decode(bytes(self.data[4:]), strict=False)
            self.data.clear()                             # there is one piece of work at a time
            self.worker.replied(reply)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.dead = True
        self.worker.lost(self)

    def process_exited(self) -> None:
        self.dead = True
        self.ended.set_result(None)
        self.worker.lost(self)


class Hold:
    """Who has taken a worker gives it back by `release`."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.pool: Pool | None = None
        self.waiter: _Waiter | None = None                # whose work it does now
        self.since = 0.0
        self.seconds = 0.0                                # that it has worked so far

    def locked(self) -> bool:
        return self.waiter is not None

    def long(self) -> bool:
        """Has it been busy with the same for so long that it may be stuck?"""
        return self.locked() and time.monotonic() - self.since > LONG

    def release(self) -> None:
        assert self.pool is not None
        self.pool.give_back(self.worker)


class Worker:
    """One process. It is ended when it overruns, and a new one takes its place."""

    def __init__(self, name: str, argv: Sequence[str]) -> None:
        self.name = name
        self.argv = argv
        self.lock = Hold(self)
        self.restarts = 0
        self._transport: asyncio.SubprocessTransport | None = None
        self._replies: _Replies | None = None
        self._reply: asyncio.Future[dict[str, Any]] | None = None

    @property
    def alive(self) -> bool:
        return self._replies is not None and self._replies.ready.done() and not self._replies.dead

    async def start(self) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p]), "PYTHONUNBUFFERED": "1"}
        self._transport, self._replies = await asyncio.get_running_loop().subprocess_exec(
            lambda: _Replies(self), sys.executable, "-m", "fivesuns.server.worker", *self.argv,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=None, env=env)
        await asyncio.wait([self._replies.ready, self._replies.ended], timeout=BEGIN,
                           return_when=asyncio.FIRST_COMPLETED)
        if not self.alive:
            logs.error("worker-did-not-start", worker=self.name)
            await self.stop()
            raise Refused("busy", retry=5)

    async def stop(self) -> None:
        transport, replies = self._transport, self._replies
        self._transport = self._replies = None
        if transport is None or replies is None:
            return
        with contextlib.suppress(ProcessLookupError):
            transport.kill()
        await replies.ended
        transport.close()

    def send(self, data: bytes) -> asyncio.Future[dict[str, Any]]:
        """The worker is alive and has nothing else to do."""
        assert self._transport is not None
        pipe: Any = self._transport.get_pipe_transport(0)
        pipe.write(len(data).to_bytes(4, "big") + data)
        self._reply = asyncio.get_running_loop().create_future()
        return self._reply

    def replied(self, reply: dict[str, Any]) -> None:
        """The next piece of work is begun here and now: whoever waits for this one is told a little later."""
        future, self._reply = self._reply, None
        if future is not None and not future.done():
            future.set_result(reply)
            if self.lock.waiter is not None and self.lock.waiter.reply is future:
                self.lock.release()

    def lost(self, replies: _Replies) -> None:
        future = self._reply
        if replies is self._replies and future is not None and not future.done():
            future.set_exception(ConnectionError("the worker has ended"))

    async def call(self, op: str, args: dict[str, Any], budget: float,
                   sent: asyncio.Future[dict[str, Any]] | None = None) -> dict[str, Any]:
        """The caller has taken the worker. `sent`: the work was begun already."""
        if sent is None and not self.alive:
            await self.stop()
            await self.start()
        reply = sent or self.send(encode([op, args]))
        try:
            async with asyncio.timeout(budget):
                return await reply
        except TimeoutError:
            if reply.done() and not reply.cancelled() and reply.exception() is None:
                return reply.result()                     # at the same moment
            logs.error("worker-overran", worker=self.name, op=op, table=args.get("table"), seconds=budget)
            await self.replace()
            raise Refused("too-slow") from None
        except ConnectionError as error:
            logs.error("worker-died", worker=self.name, op=op, table=args.get("table"), error=repr(error))
            await self.replace()
            raise Refused("broken") from None
        except asyncio.CancelledError:
            if reply.cancelled() or sent is None:         # nobody would see to it that it ends in time
                await self.replace()
            raise

    async def replace(self) -> None:
        self.restarts += 1
        self._reply = None
        await self.stop()
        with contextlib.suppress(Refused):                # the next call tries again
            await self.start()


class _Waiter:
    """Who is in the queue. `prefer`: only this worker will do, unless it is stuck; `last`: after all others, for a
    while; `work`: is begun as soon as there is a worker."""

    def __init__(self, share: str, prefer: Worker | None, last: bool, work: bytes | None = None) -> None:
        self.share = share
        self.prefer = prefer
        self.last = last
        self.work = work
        self.since = time.monotonic()
        self.got: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.reply: asyncio.Future[dict[str, Any]] | None = None


_Queue = tuple[str, Worker | None]                        # of a share, for one worker or any


class Pool:
    """Work goes to the preferred worker, which knows the table, unless that is stuck or another has nothing to do: to
    let another read the table from the database costs far more than to wait. `most`: workers for one share at a time.
    """

    def __init__(self, name: str, size: int, argv: Sequence[str], most: int = 0) -> None:
        self.workers = [Worker(f"{name}-{n}", argv) for n in range(size)]
        for worker in self.workers:
            worker.lock.pool = self
        self.most = most or size
        self.calls = 0
        self.seconds = 0.0
        self._queues: dict[_Queue, deque[_Waiter]] = {}   # in the order of arrival
        self._busy: Counter[str] = Counter()              # workers that a share has now
        self._spent: dict[str, float] = {}                # seconds of a share, as if all had come at the same time
        self._level = 0.0                                 # what whoever was served last had spent

    async def start(self) -> None:
        await asyncio.gather(*[worker.start() for worker in self.workers])

    async def stop(self) -> None:
        await asyncio.gather(*[worker.stop() for worker in self.workers])

    async def call(self, op: str, args: dict[str, Any], budget: float, share: str = "",
                   patience: float | None = QUEUE, last: bool = False) -> dict[str, Any]:
        """`patience`: seconds to wait for a worker, None: as long as it takes. The budget counts from then on."""
        return (await self.ask(op, args, budget, None, share, patience, last))[0]

    async def ask(self, op: str, args: dict[str, Any], budget: float, prefer: Worker | None, share: str = "",
                  patience: float | None = QUEUE, last: bool = False) -> tuple[dict[str, Any], Worker]:
        """The reply, and who knows the table now."""
        waiter = _Waiter(share, prefer, last, encode([op, args]))
        worker = await self._wait(waiter, patience)
        begun = time.perf_counter()
        try:
            return await worker.call(op, args, budget, waiter.reply), worker
        finally:
            if worker.lock.waiter is waiter:
                worker.lock.release()
            self.calls += 1
            self.seconds += time.perf_counter() - begun

    async def take(self, prefer: Worker | None, share: str = "", patience: float | None = QUEUE,
                   last: bool = False) -> Worker:
        """A worker of one's own until its `lock.release()`. Raises busy when patience is at an end."""
        return await self._wait(_Waiter(share, prefer, last), patience)

    async def _wait(self, waiter: _Waiter, patience: float | None) -> Worker:
        prefer = waiter.prefer
        self._enqueue(waiter)
        self._serve()
        if waiter.got.done():
            return waiter.got.result()
        try:
            async with asyncio.timeout(patience):
                while prefer is not None and not waiter.got.done():
                    await asyncio.wait([waiter.got], timeout=PATIENCE)
                    if prefer.lock.long() or not all([w.lock.locked() for w in self.workers]):
                        break
                if prefer is not None and not waiter.got.done():
                    self._dequeue(waiter)
                    waiter.prefer = None
                    self._enqueue(waiter)
                    self._serve()
                return await asyncio.shield(waiter.got)
        except TimeoutError:
            if waiter.got.done():                         # at the same moment
                return waiter.got.result()
            raise Refused("busy", retry=5) from None
        except asyncio.CancelledError:
            if waiter.got.done():
                await self._abandon(waiter.got.result(), waiter)
            raise
        finally:
            if not waiter.got.done():
                self._dequeue(waiter)
                waiter.got.cancel()
                self._serve()                             # another of this share may be content with less

    async def _abandon(self, worker: Worker, waiter: _Waiter) -> None:
        """Nobody waits any more for what was begun; it may not take for ever."""
        if worker.lock.waiter is waiter and waiter.reply is not None:
            await worker.replace()
        if worker.lock.waiter is waiter:
            worker.lock.release()

    def give_back(self, worker: Worker) -> None:
        assert worker.lock.waiter is not None, "it was given back already"
        share = worker.lock.waiter.share
        self._busy[share] -= 1
        if not self._busy[share]:
            del self._busy[share]
        took = time.monotonic() - worker.lock.since
        self._spent[share] = self._spent.get(share, self._level) + took
        worker.lock.waiter, worker.lock.seconds = None, worker.lock.seconds + took
        self._serve()

    def _serve(self) -> None:
        """Give free workers to those who wait, who has had least first."""
        while self._queues:
            free = [w for w in self.workers if not w.lock.locked()]
            ready = [queue[0] for (share, prefer), queue in self._queues.items()
                     if free and (prefer is None or prefer in free) and self._busy[share] < self.most]
            if not ready:
                return
            first = min(ready, key=self._turn) if len(ready) > 1 else ready[0]
            self._dequeue(first)
            worker = first.prefer or min(free, key=lambda w: w.lock.seconds)
            self._level = max(self._level, self._spent_by(first.share))
            self._spent[first.share] = self._spent_by(first.share)
            self._busy[first.share] += 1
            worker.lock.waiter, worker.lock.since = first, time.monotonic()
            if first.work is not None and worker.alive:
                first.reply = worker.send(first.work)
            first.got.set_result(worker)
            self._forget()

    def _turn(self, x: _Waiter) -> tuple[bool, int, float, float]:
        """Who comes first: the smallest."""
        return (x.last and time.monotonic() < x.since + LAST, self._busy[x.share], self._spent_by(x.share), x.since)

    def _enqueue(self, waiter: _Waiter) -> None:
        self._queues.setdefault((waiter.share, waiter.prefer), deque()).append(waiter)

    def _dequeue(self, waiter: _Waiter) -> None:
        queue = self._queues[waiter.share, waiter.prefer]
        queue.remove(waiter)
        if not queue:
            del self._queues[waiter.share, waiter.prefer]

    def _spent_by(self, share: str) -> float:
        """Who was away for long does not come with time saved up."""
        return max(self._level, self._spent.get(share, 0.0))

    def _forget(self) -> None:
        if len(self._spent) > KEEP:
            self._spent = {share: spent for share, spent in self._spent.items() if spent > self._level}

    def waiting(self) -> int:
        return sum([len(queue) for queue in self._queues.values()])

    def health(self) -> dict[str, Any]:
        alive = [w for w in self.workers if w.alive]
        return {"alive": len(alive), "of": len(self.workers), "queue": self.waiting(),
                "restarts": sum([w.restarts for w in self.workers]), "calls": self.calls,
                "seconds": round(self.seconds, 3)}


def refuse(reply: dict[str, Any], **context: Any) -> dict[str, Any]:
    """Raises what a worker refused; what failed inside the rules is logged."""
    if "refused" not in reply:
        return reply
    if "trace" in reply:
        logs.error("rules-failed", trace=reply["trace"], **context)
    raise Refused(reply["refused"], detail=reply["detail"], **reply["args"])
