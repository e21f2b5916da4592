"""How long one answer takes a worker when it is hardest: late in a game of Eclipse with six players who all look on.

It asks a worker's desk as the server does, and runs as a script on the packages of other versions too.
"""
from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import fivesuns
from fivesuns import bots, games
from fivesuns.kernel import QuickDice, Seat, Table, spell

try:
    from fivesuns.server.desk import Desk
except ImportError:                                       # as it was called before
    from fivesuns.server.room import Room as Desk  # type: ignore[import-untyped, no-redef]

SCRIPT: Final = Path(__file__).resolve()
SEATS: Final = 6
LATE: Final = 8                                           # the last round
ANSWERS: Final = 48                                       # consecutive ones that are measured
NOBODY: Final[list[Any]] = [[], []]
EVERYBODY: Final[list[Any]] = [list(range(SEATS)), [[seat] for seat in range(SEATS)]]     # eyes, and limits of undo


class Evening:
    """A game of house bots with steady dice, move by move as the server asks for it."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.stamp = 1
        opened = self.ask("open", table="t", stamp=1, game="eclipse", options={"seats": SEATS}, seed=b"bench" * 8,
                          nonces=["bench"], viewers=NOBODY)
        self.facts: dict[str, Any] = opened["facts"]

    def ask(self, op: str, **args: Any) -> dict[str, Any]:
        found = self.desk.handle(op, args)
        if "refused" in found:
            raise RuntimeError(f"{op} was refused: {found}")
        return found

    @property
    def round(self) -> int:
        return next((stage["args"][0] for stage in self.facts["trail"] if stage["name"] == "round"), 0)

    def answer(self, viewers: list[Any]) -> float:
        """The next answer: milliseconds that it took, the bot's thinking not counted."""
        seat = self.facts["waiting"][0]
        save = self.ask("save", table="t", stamp=self.stamp)["save"]
        table = Table.load(games.load("eclipse"), save)
        name = spell(bots.make("eclipse", "house", QuickDice(self.stamp)).answer(Seat(table, seat)))
        start = time.process_time()
        reply = self.ask("answer", table="t", stamp=self.stamp, new=self.stamp + 1, seat=seat, viewers=viewers,
                         thinkers=[], keep=32, name=name)
        taken = (time.process_time() - start) * 1e3
        self.stamp += 1
        self.facts = reply["facts"]
        return taken


def late_answers(late: int = LATE, answers: int = ANSWERS) -> list[float]:
    """Milliseconds of so many consecutive answers from that round on, with everybody watching."""
    evening, found = Evening(), list[float]()
    while evening.round < late and not evening.facts["over"]:
        evening.answer(NOBODY)
    while len(found) < answers and not evening.facts["over"]:
        found.append(evening.answer(EVERYBODY))
    return found


def best(runs: list[list[float]]) -> list[float]:
    """Of each answer the best of the runs, the quickest answer first."""
    return sorted([min(times) for times in zip(*runs)])


def share(times: list[float], part: float) -> float | None:
    """So long took the answer below which this part of the sorted times lies."""
    return times[int(len(times) * part)] if times else None


if __name__ == "__main__":
    print(json.dumps({"package": fivesuns.__file__, "times": late_answers(*[int(word) for word in sys.argv[1:]])}))
