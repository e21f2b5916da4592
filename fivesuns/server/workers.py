"""The server's side of its workers: a pool of processes, each with one piece of work at a time and a time budget."""
from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fivesuns.server import logs
from fivesuns.server.errors import Refused
from fivesuns.server.worker import READY

PATIENCE: Final = 0.05                                    # seconds to wait for the worker that knows the table
QUEUE: Final = 15.0                                       # seconds to wait for any worker
BEGIN: Final = 60.0                                       # seconds for a worker to start


class Worker:
    """One process. It is ended when it overruns, and a new one takes its place."""

    def __init__(self, name: str, argv: Sequence[str]) -> None:
        self.name = name
        self.argv = argv
        self.lock = asyncio.Lock()
        self.queue = 0
        self.restarts = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p]), "PYTHONUNBUFFERED": "1"}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "fivesuns.server.worker", *self.argv, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, env=env)
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(BEGIN):
                await self.process.stdout.readexactly(len(READY))
        except (TimeoutError, asyncio.IncompleteReadError):
            logs.error("worker-did-not-start", worker=self.name)
            await self.stop()
            raise Refused("busy", retry=5) from None

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()

    async def call(self, op: str, args: dict[str, Any], budget: float) -> dict[str, Any]:
        """The lock is held by the caller."""
        if self.process is None or self.process.returncode is not None:
            await self.stop()
            await self.start()
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        data = msgspec.msgpack.encode([op, args])
        try:
            async with asyncio.timeout(budget):
                process.stdin.write(len(data).to_bytes(4, "big") + data)
                await process.stdin.drain()
                head = await process.stdout.readexactly(4)
                reply: dict[str, Any] = msgspec.msgpack.decode(
                    await process.stdout.readexactly(int.from_bytes(head, "big")), strict=False)
                return reply
        except TimeoutError:
            logs.error("worker-overran", worker=self.name, op=op, table=args.get("table"), seconds=budget)
            await self._replace()
            raise Refused("too-slow") from None
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            logs.error("worker-died", worker=self.name, op=op, table=args.get("table"), error=repr(error))
            await self._replace()
            raise Refused("broken") from None
        except asyncio.CancelledError:
            await self._replace()                         # its reply would be taken for the next one's
            raise

    async def _replace(self) -> None:
        self.restarts += 1
        await self.stop()
        with contextlib.suppress(Refused):                # the next call tries again
            await self.start()


class Pool:
    """`call` goes to the preferred worker if that is soon free, else to the one with the shortest queue."""

    def __init__(self, name: str, size: int, argv: Sequence[str]) -> None:
        self.workers = [Worker(f"{name}-{n}", argv) for n in range(size)]
        self.calls = 0
        self.seconds = 0.0

    async def start(self) -> None:
        await asyncio.gather(*[worker.start() for worker in self.workers])

    async def stop(self) -> None:
        await asyncio.gather(*[worker.stop() for worker in self.workers])

    async def call(self, op: str, args: dict[str, Any], budget: float) -> dict[str, Any]:
        worker = await self.take(None)
        return await self.use(worker, op, args, budget)

    async def take(self, prefer: Worker | None) -> Worker:
        """A worker with its lock held."""
        if prefer is not None:
            if await self._lock(prefer, PATIENCE):
                return prefer
        worker = min(self.workers, key=lambda w: (w.queue, w is prefer))
        if await self._lock(worker, QUEUE):
            return worker
        raise Refused("busy", retry=5)

    async def use(self, worker: Worker, op: str, args: dict[str, Any], budget: float, keep: bool = False,
                  ) -> dict[str, Any]:
        """Gives the lock back, unless told to keep it (and nothing was raised)."""
        begun = time.perf_counter()
        try:
            reply = await worker.call(op, args, budget)
        except BaseException:
            worker.lock.release()
            raise
        finally:
            self.calls += 1
            self.seconds += time.perf_counter() - begun
        if not keep:
            worker.lock.release()
        return reply

    async def _lock(self, worker: Worker, seconds: float) -> bool:
        if not worker.lock.locked():
            await worker.lock.acquire()
            return True
        worker.queue += 1
        try:
            async with asyncio.timeout(seconds):
                await worker.lock.acquire()
            return True
        except TimeoutError:
            return False
        finally:
            worker.queue -= 1

    def health(self) -> dict[str, Any]:
        alive = [w for w in self.workers if w.process is not None and w.process.returncode is None]
        return {"alive": len(alive), "of": len(self.workers), "queue": sum([w.queue for w in self.workers]),
                "restarts": sum([w.restarts for w in self.workers]), "calls": self.calls,
                "seconds": round(self.seconds, 3)}


def refuse(reply: dict[str, Any], **context: Any) -> dict[str, Any]:
    """Raises what a worker refused; what failed inside the rules is logged."""
    if "refused" not in reply:
        return reply
    if "trace" in reply:
        logs.error("rules-failed", trace=reply["trace"], **context)
    raise Refused(reply["refused"], detail=reply["detail"], **reply["args"])
