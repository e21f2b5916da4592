"""How fast: decisions and games per second in random play, clones, saves; beside another program in the same run.

Machines are noisy, so what counts are the ratios within one run: the parts take turns, each shows its best, and the
clock counts only the processor's time for this process.
"""
from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fivesuns.games import load, names
from fivesuns.kernel import Options, QuickDice, SealedDice, Table
from fivesuns.kernel import table as table_module
from fivesuns.kernel.codec import fields_of
from fivesuns.kernel.play import Policy, playout, uniform

ROUNDS: Final = 5
SECONDS: Final = 0.6                 # a part of a round
FAST: Final = Path("build/fast")     # where `make fast` puts the compiled package


def compiled() -> bool:
    return not str(table_module.__file__).endswith(".py")


def per_call(f: Callable[[], Any]) -> float:
    """Microseconds a call, the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start, n = time.process_time(), 0
        while time.process_time() - start < SECONDS / 6:
            f()
            n += 1
        best = min(best, (time.process_time() - start) / n * 1e6)
    return best


def of_game(name: str) -> Any:
    """A game's own `bench.py`, if it has one: `SEARCHES`, and with how many seats (`SEATS`) and by whom (`POLICY`) it
    is played, where four who take any legal answer do not tell much."""
    module = f"fivesuns.games.{name}.bench"
    return import_module(module) if find_spec(module) else None


def mid_game(game: Any, options: Options, policy: Policy = uniform) -> Table[Any]:
    """A table in the middle of a game and in the middle of a stage."""
    table: Table[Any] = Table(game, options, SealedDice.from_seed("bench"))
    whole = playout(table.clone(QuickDice(1)), QuickDice(5), policy=policy)
    rng = QuickDice(5)
    playout(table, rng, whole // 2, policy)
    while not table.over and table.length - table.marks[-1][0] < 1:
        playout(table, rng, 1, policy)
    return table


def memory(x: Any, known: set[int]) -> int:
    """How many bytes plain data takes, each object once; words are shared with the rest of the program."""
    if x is None or isinstance(x, (str, int)) or id(x) in known:
        return 0
    known.add(id(x))
    if isinstance(x, (list, tuple)):
        return sys.getsizeof(x) + sum([memory(y, known) for y in x])
    if isinstance(x, dict):
        return sys.getsizeof(x) + sum([memory(y, known) for pair in x.items() for y in pair])
    own = sys.getsizeof(x) + sys.getsizeof(getattr(x, "__dict__", None))
    return own + sum([memory(getattr(x, name), known) for name in fields_of(type(x))])


def late_game(game: Any, options: Options, policy: Policy = uniform) -> Table[Any]:
    """A table that has just ended, with all that a live one keeps: it was never larger."""
    table: Table[Any] = Table(game, options, SealedDice.from_seed("bench"))
    playout(table, QuickDice(5), policy=policy)
    return table


class Ours:
    """Random games of one of ours."""

    def __init__(self, name: str) -> None:
        self.game = load(name)
        own, seats = of_game(name), self.game.seats
        self.policy: Policy = getattr(own, "POLICY", uniform)
        self.options: Options = self.game.settle({"seats": getattr(own, "SEATS", 4 if 4 in seats else seats[-1])})
        self.seed = 0

    def play(self) -> tuple[int, int]:
        """One game: games and decisions."""
        self.seed += 1
        table: Table[Any] = Table(self.game, self.options, QuickDice(self.seed), False, True)
        return 1, playout(table, QuickDice(self.seed), policy=self.policy)

    def details(self) -> dict[str, float]:
        table = mid_game(self.game, self.options, self.policy)
        saved = table.save()
        live = late_game(self.game, self.options, self.policy)
        return {"clone": per_call(lambda: table.clone().ask), "save": per_call(table.save),
                "load": per_call(lambda: Table.load(self.game, saved).ask), "bytes": float(len(saved)),
                "memory": float(memory([live.state, live.marks, live.log], set()))}


class Catanatron:
    """Random games of a well-known Python program, as the yardstick."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped, import-not-found, unused-ignore]
        self.new: Callable[[int], Any] = lambda seed: Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)],
                                                           seed=seed)
        self.seed = 0
        self.last: Any = None

    def play(self) -> tuple[int, int]:
        self.seed += 1
        self.last = self.new(self.seed)
        self.last.play()
        state = self.last.state
        return 1, len(state.action_records if hasattr(state, "action_records") else state.actions)

    def details(self) -> dict[str, float]:
        return {"clone": per_call(self.last.copy)}


def measure(games: list[str]) -> dict[str, dict[str, float]]:
    """The parts take turns, so that a slow moment of the machine hits all of them."""
    parts: dict[str, Ours | Catanatron] = {}
    try:
        parts["catanatron"] = Catanatron()
    except ImportError:
        print("catanatron is not installed (pip install 'fivesuns[bench]'): no ratios", file=sys.stderr)
    for name in games:
        parts[name] = Ours(name)
    found: dict[str, dict[str, float]] = {name: {"decisions": 0.0, "games": 0.0} for name in parts}
    for _ in range(ROUNDS):
        for name, part in parts.items():
            start, played, decisions = time.process_time(), 0, 0
            while time.process_time() - start < SECONDS:
                more = part.play()
                played, decisions = played + more[0], decisions + more[1]
            seconds = time.process_time() - start
            found[name]["decisions"] = max(found[name]["decisions"], decisions / seconds)
            found[name]["games"] = max(found[name]["games"], played / seconds)
    for name, part in parts.items():
        found[name].update(part.details())
    return found


def searches(games: list[str]) -> dict[str, list[float]]:
    """What could take long in single positions, as a game's own `bench.py` names it: milliseconds, sorted."""
    found: dict[str, list[float]] = {}
    for name in games:
        own = of_game(name)
        if own is not None:
            for id, positions in own.SEARCHES.items():
                times = found[f"{name}-{id}"] = []
                for search in positions():
                    start = time.process_time()
                    search()
                    times.append((time.process_time() - start) * 1e3)
                times.sort()
    return found


def measure_compiled(games: list[str]) -> dict[str, dict[str, float]] | None:
    """The same in a process that uses the compiled package; None if `make fast` has not been run."""
    if compiled() or not (FAST / "fivesuns").exists():
        return None
    done = subprocess.run([sys.executable, "-m", "fivesuns.arena.bench", "--compiled", *games], cwd=FAST.resolve(),
                          env={**os.environ, "PYTHONPATH": str(FAST.resolve())}, stdout=subprocess.PIPE, text=True,
                          check=True)             # the folder it runs in comes first on the path
    answer: dict[str, dict[str, float]] = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    wanted = [name for name in sys.argv[1:] if name != "--compiled"]
    if "--compiled" in sys.argv and not compiled():
        sys.exit(f"bench: {table_module.__file__} is not compiled")
    print(json.dumps(measure(wanted or names())))
