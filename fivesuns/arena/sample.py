"""One part of the bench, for a process of its own: random play and clones of one game.

`versus` runs this file as a script on the packages of other versions too, so it uses only what all of them have.
"""
from __future__ import annotations

import json
import sys
import time
from typing import Any, Final

import fivesuns
from fivesuns.games import load
from fivesuns.kernel import Options, QuickDice, SealedDice, Table
from fivesuns.kernel.laws import playout

SLICES: Final = 10                   # short ones, of which the best counts: the machine leaves some of them in peace
DECISIONS: Final = 2000              # in a slice; the same games whichever version plays them
CLONES: Final = 20                   # of each position, in a slice
POSITIONS: Final = 5                 # of one game, evenly spread


def usual_seats(game: Any) -> int:
    return 4 if 4 in game.seats else int(game.seats[-1])


def random_play(game: Any, options: Options) -> float:
    """Decisions a second."""
    seed, decisions, start = 0, 0, time.process_time()
    while decisions < DECISIONS:
        seed += 1
        table: Table[Any] = Table(game, options, QuickDice(seed), False, True)
        decisions += playout(table, QuickDice(seed))
    return decisions / (time.process_time() - start)


def positions(game: Any, options: Options) -> list[Table[Any]]:
    first: Table[Any] = Table(game, options, SealedDice.from_seed("bench"))
    whole = playout(first, QuickDice(5))
    found: list[Table[Any]] = []
    for n in range(1, POSITIONS + 1):
        table: Table[Any] = Table(game, options, SealedDice.from_seed("bench"))
        playout(table, QuickDice(5), whole * n // (POSITIONS + 1))
        found.append(table)
    return found


def clone_time(tables: list[Table[Any]]) -> float:
    """Microseconds until a clone can be asked."""
    start = time.process_time()
    for table in tables:
        for _ in range(CLONES):
            table.clone().ask  # noqa: B018
    return (time.process_time() - start) / (len(tables) * CLONES) * 1e6


def measure(name: str, slices: int = SLICES) -> dict[str, Any]:
    game = load(name)
    options: Options = game.settle({"seats": usual_seats(game)})
    tables = positions(game, options)
    return {"package": fivesuns.__file__, "decisions": max([random_play(game, options) for _ in range(slices)]),
            "clone": min([clone_time(tables) for _ in range(slices)])}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
