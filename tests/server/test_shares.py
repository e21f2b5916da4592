"""Workers are shared fairly: nobody's work stalls anybody else's, and a bot waits for its turn rather than guess."""
from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from fivesuns.server import lobby, wire, workers
from fivesuns.server.errors import Refused
from fivesuns.server.settings import Settings
from fivesuns.server.workers import Pool, Worker
from tests.server import inside


@pytest.fixture
def pretend(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Work takes as many seconds as it says, by a clock that stands still else; who was served, in order."""
    served: list[str] = []
    now = [1000.0]

    async def call(self: Worker, op: str, args: dict[str, Any], budget: float, sent: Any) -> dict[str, Any]:
        served.append(op)
        await asyncio.sleep(0.001)                        # all others who are ready come first
        now[0] += args.get("seconds", 0.01)
        return {}
    monkeypatch.setattr(Worker, "call", call)
    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: now[0], perf_counter=lambda: now[0]))
    return served


def test_a_long_queue_of_one_does_not_hold_up_another(pretend: list[str]) -> None:
    async def work() -> None:
        pool = Pool("p", 2, [])
        many = [asyncio.create_task(pool.call("A", {}, 1, "A")) for _ in range(40)]
        while len(pretend) < 6:
            await asyncio.sleep(0)
        before = len(pretend)
        await pool.call("B", {}, 1, "B")
        assert pretend.index("B") <= before + 2
        await asyncio.gather(*many)
        assert pool.waiting() == 0
    inside.run(work)


def test_shares_are_of_time_not_of_turns(pretend: list[str]) -> None:
    async def work() -> None:
        pool = Pool("p", 1, [])
        slow = [asyncio.create_task(pool.call("slow", {"seconds": 0.1}, 1, "A")) for _ in range(20)]
        quick = [asyncio.create_task(pool.call("quick", {"seconds": 0.01}, 1, "B")) for _ in range(40)]
        await asyncio.gather(*quick)
        assert pretend.count("slow") <= 8, "forty hundredths of a second each"
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
    inside.run(work)


def test_nobody_has_all_workers_at_once(pretend: list[str]) -> None:
    async def work() -> None:
        pool = Pool("p", 2, [], most=1)
        held = await pool.take(None, "A")
        others = [asyncio.create_task(pool.call("A", {}, 60, "A")) for _ in range(5)]
        await asyncio.sleep(0)
        await pool.call("B", {}, 1, "B")
        assert pretend == ["B"]
        held.lock.release()
        await asyncio.gather(*others)
        await asyncio.gather(*[pool.call("C", {}, 1, f"{n}") for n in range(4)])
    inside.run(work)


def test_who_is_last_waits_for_all_others_but_not_for_ever(pretend: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        pool = Pool("p", 1, [])
        tasks = [asyncio.create_task(pool.call("held", {"seconds": 0.05}, 1, "A"))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(pool.call("last", {}, 1, "L", None, True))]
        tasks += [asyncio.create_task(pool.call("A", {}, 1, "A")) for _ in range(5)]
        await asyncio.gather(*tasks)
        assert pretend == ["held", *["A"] * 5, "last"]
        monkeypatch.setattr(workers, "LAST", 0.02)
        pretend.clear()
        tasks = [asyncio.create_task(pool.call("held", {"seconds": 0.05}, 1, "A"))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(pool.call("last", {}, 1, "L", None, True))]
        tasks += [asyncio.create_task(pool.call("A", {}, 1, "A")) for _ in range(5)]
        await asyncio.gather(*tasks)
        assert pretend.index("last") == 1
    inside.run(work)


def test_patience_ends_or_does_not(pretend: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        pool = Pool("p", 1, [])
        worker = await pool.take(None)
        with pytest.raises(Refused, match="busy"):
            await pool.call("x", {}, 1, patience=0.05)
        waits = asyncio.create_task(pool.call("y", {}, 1, patience=None))
        given_up = asyncio.create_task(pool.call("z", {}, 1, patience=None))
        await asyncio.sleep(0.1)
        given_up.cancel()
        assert not waits.done()
        worker.lock.release()
        await waits
        assert pretend == ["y"]
        assert pool.waiting() == 0
        assert not pool.workers[0].lock.locked()
    inside.run(work)


def test_the_worker_that_knows_the_table_is_waited_for_a_moment(pretend: list[str]) -> None:
    async def work() -> None:
        pool = Pool("p", 2, [])
        home = await pool.take(None)
        asyncio.get_running_loop().call_later(0.02, home.lock.release)
        assert await pool.take(home) is home
        other = await pool.take(home)                     # it stays busy, and the other has nothing to do
        assert other is not home
    inside.run(work)


def test_when_all_are_busy_the_worker_that_knows_the_table_is_waited_for_unless_it_is_stuck(
        pretend: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Else tables would wander to and fro when there is most to do, and be read from the database each time."""
    async def work() -> None:
        pool, loop = Pool("p", 2, []), asyncio.get_running_loop()
        home, other = await pool.take(None, "a"), await pool.take(None, "b")
        waits = loop.create_task(pool.take(home, "c"))
        await asyncio.sleep(3 * workers.PATIENCE)
        other.lock.release()
        assert await pool.take(other, "d") is other       # it was not given to who waits for another
        await asyncio.sleep(3 * workers.PATIENCE)
        assert not waits.done()
        home.lock.release()
        assert await waits is home
        monkeypatch.setattr(workers, "LONG", -1)          # it is stuck
        waits = loop.create_task(pool.take(home, "e"))
        await inside.until(lambda: ("e", None) in pool._queues)           # any will do
        other.lock.release()
        assert await waits is other
    inside.run(work)


def test_who_waits_for_a_busy_worker_does_not_hold_up_the_rest_of_the_share(pretend: list[str]) -> None:
    async def work() -> None:
        pool = Pool("p", 2, [])
        home, other = await pool.take(None, "a"), await pool.take(None, "b")
        first = asyncio.create_task(pool.take(home, "maker"))
        second = asyncio.create_task(pool.take(other, "maker"))
        await asyncio.sleep(0)
        other.lock.release()
        assert await second is other
        home.lock.release()
        assert await first is home
        assert pool.waiting() == 0
    inside.run(work)


def test_new_work_goes_to_whoever_has_worked_least(pretend: list[str]) -> None:
    """Tables stay where they began: not all of them may begin at the first."""
    async def work() -> None:
        pool = Pool("p", 2, [])
        await pool.call("x", {}, 1)
        one, two = pool.workers
        assert one.lock.seconds > two.lock.seconds == 0
        worker = await pool.take(None)
        assert worker is two
        worker.lock.release()
        two.lock.seconds = 2 * one.lock.seconds
        assert await pool.take(None) is one
    inside.run(work)


def test_a_worker_begins_the_next_piece_of_work_at_the_moment_of_its_reply(
        sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not idle until everybody else who is ready has had a turn in the event loop."""
    busy: list[bool] = []
    replied = Worker.replied

    def heard(self: Worker, reply: dict[str, Any]) -> None:
        replied(self, reply)
        busy.append(self.lock.locked() and self._reply is not None)
    monkeypatch.setattr(Worker, "replied", heard)

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            busy.clear()
            replies = await asyncio.gather(*[hall.rules.call("games", {}, 60, str(n)) for n in range(3)])
            assert busy == [True, True, False]
            assert all(reply["games"] for reply in replies)
            assert not hall.rules.workers[0].lock.locked()
    inside.run(work)


def test_whoever_gives_up_takes_the_reply_of_nobody_else_along(sqlite_url: str) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            pool = hall.rules
            given_up = asyncio.create_task(pool.call("games", {}, 60, "a"))
            waits = asyncio.create_task(pool.call("check", {"game": "tiny", "options": {}}, 60, "b"))
            await asyncio.sleep(0)
            given_up.cancel()
            assert "options" in await waits
            assert pool.health()["restarts"] == 1
            assert "games" in await pool.call("games", {}, 60, "c")
            assert (pool.waiting(), pool.workers[0].lock.locked()) == (0, False)
    inside.run(work)


def test_there_are_more_workers_for_rules_than_for_bots_unless_somebody_says_how_many() -> None:
    """Rules take half a millisecond and wait for the server's turn; bots take all of a processor."""
    assert Settings().rules_size() == max(4, Settings().pool_size())
    assert Settings(workers=3).rules_size() == Settings(workers=3).pool_size() == 3


def test_a_bot_waits_while_its_pool_is_busy_and_then_plays_its_own_answer(
        sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "QUEUE", 0.05)

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            held = await hall.thinkers.take(None)
            live, _ = await inside.make(hall, "me", "careful")
            await asyncio.sleep(0.5)
            assert live.row.due == [0, 1], "no answer at random instead"
            broken, whole = [Refused("busy", retry=5)], hall.thinkers.call

            async def call(*args: Any) -> Any:
                if broken:
                    raise broken.pop()
                return await whole(*args)
            monkeypatch.setattr(hall.thinkers, "call", call)
            other, _ = await inside.make(hall, "me", "careful")
            await asyncio.sleep(0.2)
            assert other.row.due == [0, 1], "nor when no worker can be had"
            asked = []
            answer = live.__class__.answer

            async def heard(self: Any, seat: int, bot: bool = False, **args: Any) -> Any:
                asked.append(args)
                return await answer(self, seat, bot, **args)
            monkeypatch.setattr(live.__class__, "answer", heard)
            held.lock.release()
            await inside.until(lambda: live.row.due == [0] and other.row.due == [0])
            assert all("name" in args for args in asked)
    inside.run(work)


def test_people_wait_for_their_table_and_bots_for_who_made_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str, bool]] = []
    ask = Pool.ask

    async def heard(self: Pool, op: str, args: Any, budget: float, prefer: Any, share: str = "", patience: Any = 15.0,
                    last: bool = False) -> Any:
        asked.append((self.workers[0].name, share, last))
        return await ask(self, op, args, budget, prefer, share, patience, last)
    monkeypatch.setattr(Pool, "ask", heard)

    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            live, key = await inside.make(hall, "me", "careful")
            await inside.until(lambda: live.row.due == [0])
            assert ("bots-0", "somebody", False) in asked
            assert ("rules-0", "somebody", False) in asked, "the bot's answer, and the opening"
            asked.clear()
            await inside.answer(hall, live, key, 0)
            assert asked[0][:2] == ("rules-0", live.id)
            asked.clear()
            alone, _ = await inside.make(hall, "careful", "careful", options={"rounds": 1})
            await inside.until(lambda: alone.row.status == "over")
            assert ("bots-0", "somebody unwatched", True) in asked
    inside.run(work)


def test_imports_and_odds_stall_neither_tables_nor_bots(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            for pool in (hall.readers, hall.solvers):
                for _ in pool.workers:
                    await pool.take(None, "somebody")
            stuck = asyncio.create_task(lobby.import_record(hall, wire.Import("no record")))
            live, key = await inside.make(hall, "me", "careful")
            await inside.answer(hall, live, key, 0)
            await inside.until(lambda: live.row.number > 9)
            assert not stuck.done()
            stuck.cancel()
            assert hall.readers.waiting() == 1
            assert hall.rules.health()["of"] == hall.thinkers.health()["of"] == 1
    inside.run(work)


def test_a_table_remembers_who_made_it_without_telling_the_address(sqlite_url: str) -> None:
    async def work() -> None:
        async with inside.hall(sqlite_url) as hall:
            one, two = hall.maker_of("192.0.2.1"), hall.maker_of("192.0.2.2")
            assert one != two
            assert "192" not in one
            made = await lobby.make(hall, wire.NewTable("tiny", [wire.SeatWish("me"), wire.SeatWish("open")]), one)
        async with inside.hall(sqlite_url) as hall:
            assert (await hall.table(made["table"])).row.maker == one == hall.maker_of("192.0.2.1")
    inside.run(work)
