"""What is read of a table while it goes on."""
from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from fivesuns.server import history, lobby
from fivesuns.server.store import OVER


def test_the_record_is_read_although_somebody_answers_meanwhile() -> None:
    row = lobby.new_row({"name": "race", "version": 1}, {"seats": 2}, number=2, status=OVER, epoch=3)

    async def read(job: Any) -> dict[str, Any]:
        row.number, row.epoch = row.number + 1, row.epoch + 1
        return {"snapshot": None, "tail": [(0, "explore_5"), (1, "settle")]}
    hall: Any = SimpleNamespace(database=SimpleNamespace(read=read))
    live: Any = SimpleNamespace(row=row, begun=True)
    found = asyncio.run(history.answers(hall, live, (0,), 0))
    assert [x["name"] for x in found["answers"]] == ["explore_5", "settle"]
    assert (found["settled"], found["epoch"]) == (2, 3)
