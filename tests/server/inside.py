"""A hall in the test's own process, for what cannot be seen or broken from outside."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event

from fivesuns.server import acts, lobby, wire
from fivesuns.server.hall import Hall
from fivesuns.server.live import Live
from fivesuns.server.settings import Settings
from tests.server.harness import GENEROUS, PATIENCE


@asynccontextmanager
async def hall(url: str, **more: Any) -> AsyncIterator[Hall]:
    made = Hall(Settings(**{"database": url, "games": ("tests.server.tiny",), "workers": 1, "limits": GENEROUS,
                            "tick": 0.2, **more}))
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(5 * PATIENCE):
            await work()
    asyncio.run(bounded())


async def make(where: Hall, *seats: str, **more: Any) -> tuple[Live, str]:
    """A table of Tiny, and its key."""
    wishes = [wire.SeatWish(s) if s in ("me", "screen", "open") else wire.SeatWish("bot", bot=s) for s in seats]
    made = await lobby.make(where, wire.NewTable("tiny", wishes, **more), "somebody")
    assert made["key"] is not None
    return await where.table(made["table"]), made["key"]


async def answer(where: Hall, live: Live, key: str, seat: int) -> Any:
    """The first card, played by name."""
    await live.changing(lambda: live.look([(seat,)]))
    decision = live.eyes[seat].read()[1]
    act = wire.Answer(seat=seat, moment=live.moment_text(seat), name=decision["options"][0]["name"])
    return await acts.do(acts.Actor(where, live, key, "here"), act)


async def until(test: Callable[[], Any], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not test():
            await asyncio.sleep(0.02)


class ReadOnly:
    """A disk on which nothing can be written, while it is on."""

    def __init__(self, engine: Engine) -> None:
        self.on = False
        self.used = 0

        @event.listens_for(engine, "before_cursor_execute")
        def _begin(conn: Connection, cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith("BEGIN"):
                self.used += 1
                cursor.execute(f"PRAGMA query_only={'ON' if self.on else 'OFF'}")
