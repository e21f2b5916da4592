"""The bots of a table: they think without its lock, and what they say in a row is stored in one go."""
from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fivesuns.server import logs
from fivesuns.server.errors import Refused
from fivesuns.server.store import PLAYING, Change
from fivesuns.server.workers import refuse

if TYPE_CHECKING:
    from fivesuns.server.live import Live

MANY: Final = 100                                         # words in one go
PARTINGS: Final = 10                                      # tries to tell a worker that is busy that a game is over
MISTAKES: Final = ("not-legal", "not-asked", "broken")


class Thought(msgspec.Struct):
    """What the bots are to think about, and where the table stood then."""
    place: tuple[int, int, list[int]]
    seats: dict[int, str]                                 # of the bots, with their kinds
    save: bytes
    open: bool                                            # may people speak meanwhile, at any time?


class Driver:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None
        self.turns: list[int] = []                        # who spoke longest ago comes first, where anybody may speak
        self.silent: list[int] = []                       # who has nothing to say,
        self.silent_at = (-1, -1)                         # as long as the table stands here
        self.spoke = 0.0
        self.spent: dict[int, float] = {}                 # seconds that the agent of a seat has taken
        self.wakeup = False

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def go_on(self) -> None:
        """Something has changed: the bots may have something to say."""
        if self.busy:
            self.wakeup = True                            # the one that runs looks again before it ends
        elif self._asked():
            self.task = self.live.hall.spawn(self._drive())

    def _asked(self) -> list[int]:
        """The bots who have to say something or may, and have not chosen to be silent as the table stands."""
        live, row = self.live, self.live.row
        if row.status != PLAYING or row.rests:
            return []
        silent = self.silent if self.silent_at == (row.epoch, row.number) else []
        return [s for s in live.bots() if s not in silent and (s in row.due or s in row.may)]

    async def _drive(self) -> None:
        try:
            go_on = True
            while go_on:
                self.wakeup = False
                go_on = await self._round() or self.wakeup
        except asyncio.CancelledError:
            raise
        except Exception as error:
            logs.error("bots-stopped", error, table=self.live.id)

    async def _round(self) -> bool:
        """Think once and say what came of it. False: there is nothing more to do now."""
        live = self.live
        try:
            thought = await live.changing(self._look)
            early = self.spoke + live.hall.settings.bot_pause - time.monotonic()
            if thought is not None and thought.open and early > 0:
                await asyncio.sleep(early)
                thought = await live.changing(self._look)
            if thought is None:
                return False
            words = await self._think(thought, MANY)
            return await live.changing(lambda: self._say(thought, words))
        except Refused as refusal:
            return await self._trouble(refusal)

    async def _look(self) -> Thought | None:
        """The lock is held."""
        live = self.live
        if not self._asked():
            return None
        await live.look([])
        if live.thinking is None:
            live.thinking = (await live.work("save", live.hall.settings.budgets.answer))["save"]
        assert live.thinking is not None
        return Thought(self._place(), self._kinds(), live.thinking,
                       bool(live.persons()) and live.facts is not None and live.facts["open"])

    def _place(self) -> tuple[int, int, list[int]]:
        """Where the table stands: what is thought about one place is not said at another."""
        row = self.live.row
        return row.epoch, row.number, [s.takes for s in self.live.seats]

    def _kinds(self) -> dict[int, str]:
        return {seat: self.live.seats[seat].bot or "random" for seat in self.live.bots()}

    async def _think(self, thought: Thought, most: int) -> list[list[Any]] | None:
        """What they say; None if they find nothing in time. Who finds no place to think waits for one."""
        live = self.live
        row = live.row
        silent = self.silent if self.silent_at == thought.place[:2] else []
        budgets = live.hall.settings.budgets
        within = {seat: min(budgets.agent, budgets.agent_game - self.spent.get(seat, 0.0)) for seat in thought.seats}
        work = {"name": live.id, "game": row.game, "save": thought.save, "seed": row.seed, "nonces": row.nonces,
                "standing": live.standing_rows(), "seats": thought.seats, "within": within,
                "luck": secrets.randbits(62), "turns": self.turns, "silent": silent, "most": most}
        while True:
            alone = not live.watchers and not live.persons()
            try:
                reply = refuse(await live.hall.thinkers.call(
                    "play", work, budgets.think, f"{row.maker} unwatched" if alone else row.maker,
                    None, alone), table=live.id)
            except Refused as refusal:
                if refusal.id == "busy":
                    await asyncio.sleep(1)
                    continue
                if most > 1:                              # perhaps only the first of them is ready
                    return await self._think(thought, 1)
                logs.warn("bot-has-no-answer", table=live.id, bots=thought.seats, error=str(refusal))
                return None
            for seat, seconds in reply["seconds"].items():
                self.spent[seat] = self.spent.get(seat, 0.0) + seconds
            for seat, note in reply["notes"]:
                logs.warn("agent-says", table=live.id, seat=seat, bot=thought.seats[seat], text=note)
            self.turns, self.silent = reply["turns"], reply["silent"]
            self.silent_at = thought.place[:2]
            return list(reply["words"])

    async def _say(self, thought: Thought, words: list[list[Any]] | None) -> bool:
        """True: go on. What was thought about another position is forgotten. The lock is held."""
        live = self.live
        if (self._place(), self._kinds(), live.row.status) != (thought.place, thought.seats, PLAYING):
            return True
        if live.row.rests:
            return False
        if words == []:
            return False
        try:
            if words is not None:
                await live.say(words)
                self.spoke = time.monotonic()
                return True
        except Refused as refusal:
            logs.error("bot-refused", table=live.id, bots=thought.seats, error=str(refusal))
            if refusal.id not in MISTAKES:
                raise
        return await self._anything(thought)

    async def _anything(self, thought: Thought) -> bool:
        """A bot that fails says anything that is legal."""
        live = self.live
        await live.look([])
        due = [s for s in live.row.due if s in thought.seats]
        if not due:
            self.silent, self.silent_at = list(thought.seats), thought.place[:2]
            return False
        for n in range(4):
            try:
                await live.answer(due[0], True, sample=secrets.randbits(48))
                return True
            except Refused as refusal:
                if n == 3 or refusal.id not in MISTAKES:
                    raise
        return True

    def over(self, save: bytes) -> None:
        """The game is over: agents are told, if they still wait for a question."""
        if any([kind in self.live.hall.agents for kind in self._kinds().values()]):
            self.live.hall.spawn(self._part({"name": self.live.id, "game": self.live.row.game, "save": save}))

    async def _part(self, work: dict[str, Any]) -> None:
        """Each worker: a seat may have been asked by several."""
        hall = self.live.hall
        for worker in hall.thinkers.workers:
            told, tries = None, 0
            with contextlib.suppress(Refused):
                while told is not worker and tries < PARTINGS:
                    tries += 1
                    _, told = await hall.thinkers.ask("part", work, hall.settings.budgets.think, worker,
                                                      self.live.row.maker, None)

    async def _trouble(self, refusal: Refused) -> bool:
        """The table cannot go on by itself now. It is tried again later."""
        live = self.live
        if refusal.id in ("busy", "table-stuck", "no-storage"):
            return False
        logs.error("table-in-trouble", table=live.id, error=str(refusal))

        async def mark() -> None:
            await live.write(Change(fields={"trouble": Refused("trouble-bot").wire()}))
            live.wake()
        try:
            await live.changing(mark)
        except Refused as again:
            logs.warn("trouble-not-marked", table=live.id, error=str(again))
        return False
