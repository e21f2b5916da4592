"""What the house bots of Sidereal Confluence reach: points, deals, promises, time. Every species plays equally often.

`python tools/bazaar.py --seats 4 --games 207`; `--silent`: nobody makes offers or takes any. Every game is told as soon
as it is over; `--first 117` goes on where another run was ended. With what `make fast` has compiled:
`PYTHONSAFEPATH=1 PYTHONPATH=build/fast python tools/bazaar.py`.
"""
import argparse
import sys
import time
from collections import Counter
from importlib import import_module
from pathlib import Path
from statistics import mean, quantiles, stdev
from typing import Any

from fivesuns.bots.company import Company
from fivesuns.games import load
from fivesuns.kernel import QuickDice, Seat, Table

GAME = load("sidereal")
BOT: Any = import_module("fivesuns.games.sidereal.bot")
SPECIES = list(import_module("fivesuns.games.sidereal.catalog").SPECIES)
STEPS = (0, 1, 3, 7, 2, 5, 8, 4, 6)           # no two species meet much more often than others
ROUNDS = 6


class Timed:
    """A bot that is looked at while it thinks."""

    def __init__(self, bot: Any, times: list[float]) -> None:
        self.bot, self.times = bot, times

    def answer(self, seat: Seat) -> Any:
        return self.timed(self.bot.answer, seat)

    def speak(self, seat: Seat) -> Any:
        return self.timed(self.bot.speak, seat)

    def timed(self, think: Any, seat: Seat) -> Any:
        start = time.process_time()
        found = think(seat)
        if seat.decision is not None and seat.decision.key == "sidereal.trade":
            self.times.append(1000 * (time.process_time() - start))
        return found


class Report:
    """Of many games."""

    def __init__(self) -> None:
        self.scores: dict[str, list[float]] = {species: [] for species in SPECIES}
        self.means: list[float] = []
        self.seconds: list[float] = []
        self.thoughts: list[float] = []               # milliseconds
        self.count: Counter[str] = Counter()
        self.parties: Counter[int] = Counter()
        self.ended: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.made: Counter[tuple[int, int, int]] = Counter()
        self.wins: Counter[str] = Counter()

    def play(self, seats: int, n: int, seed: str, silent: bool) -> None:
        """One game; nine in a row give every species as many seats."""
        block, turn = divmod(n, len(SPECIES))
        shuffled = list(SPECIES)
        dice = QuickDice(f"{seed} {block}")
        for i in range(len(shuffled) - 1, 0, -1):
            j = dice.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        chosen = [shuffled[(turn + step) % len(SPECIES)] for step in STEPS[:seats]]
        table: Table[Any] = Table(GAME, {"seats": seats}, QuickDice(f"{seed} {n}"))
        skill = BOT.Skill(trades=not silent)
        bots: dict[int, Any] = {seat: Timed(BOT.House(QuickDice(f"{seed} {n} {seat}"), skill), self.thoughts)
                                for seat in range(seats)}
        company = Company(bots, QuickDice(f"{seed} {n} company"))
        start, round = time.process_time(), 0
        while not table.over:
            waiting = table.waiting()
            asked = [seat for seat, decision in waiting.items() if decision.key == "sidereal.species"]
            word: Any = (asked[0], chosen[asked[0]]) if asked else company.word(table)
            assert word is not None
            for event in table.give(*word):
                round = event.args["round"] if event.what == "round" else round
                self.note(event, n, round)
        self.seconds.append(time.process_time() - start)
        points = [score / GAME.parts for score in table.scores()]
        self.means.append(mean(points))
        for seat, species in enumerate(chosen):
            self.scores[species].append(points[seat])
            self.wins[species] += points[seat] == max(points)
            self.points["left over"] += round_to_int(12 * (points[seat] - table.state.players[seat].vp))
        self.count["words"] += table.length

    def note(self, event: Any, n: int, round: int) -> None:
        self.count[event.what] += 1
        if event.what == "signed":
            self.parties[len(event.args["parties"])] += 1
            self.count[f"deals {round}"] += 1
        elif event.what in ("offered", "amended"):
            self.made[n, round, event.args["seat"]] += 1
        elif event.what == "promise_ended":
            self.ended[event.args["how"]] += 1
        elif event.what == "invented":
            self.count[f"inventions {round}"] += 1
        elif event.what == "bonus":
            self.points["sharing"] += 12 * event.args.get("vp", event.args.get("points", 0))

    def so_far(self) -> str:
        """The mean, with its standard error."""
        error = stdev(self.means) / len(self.means) ** 0.5 if len(self.means) > 1 else 0.0
        return f"mean of {len(self.means)}: {mean(self.means):.2f} ± {error:.2f}"

    def say(self, seats: int) -> None:
        games, everybody = len(self.means), [x for xs in self.scores.values() for x in xs]
        print(f"games of {seats}, points a seat: {self.so_far()}, "
              f"best {max(everybody):.1f}, worst {min(everybody):.1f}")
        print("by species: " + ", ".join([f"{species} {mean(xs):.1f} (won {self.wins[species] / len(xs):.0%})"
                                          for species, xs in self.scores.items() if xs]))
        print(f"deals a round {self.count['signed'] / games / ROUNDS:.2f} ("
              + ", ".join([f"{self.count[f'deals {r}'] / games:.1f}" for r in range(1, ROUNDS + 1)]) + "); parties "
              + ", ".join([f"{n}: {m / max(1, self.count['signed']):.1%}" for n, m in sorted(self.parties.items())]))
        print(f"offers a seat and phase {sum(self.made.values()) / games / ROUNDS / seats:.2f}, "
              f"at most {max(self.made.values(), default=0)}; promises: "
              + ", ".join([f"{how} {n / games:.2f}" for how, n in self.ended.most_common()]) + " a game")
        print("a seat and game: " + ", ".join(
            [f"{what} {self.count[what] / games / seats:.2f}" for what in (
                "invented", "entered", "tucked", "bought", "ran", "stolen", "licensed", "handed", "amended",
                "declined")]) + f", left over {self.points['left over'] / 12 / games / seats:.2f} points")
        print("inventions by round: "
              + ", ".join([f"{self.count[f'inventions {r}'] / games:.2f}" for r in range(1, ROUNDS + 1)]))
        cuts = quantiles(self.thoughts, n=100) if len(self.thoughts) > 1 else [0.0] * 99
        print(f"a word of the trade phase: p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f}, p99 {cuts[98]:.1f}, "
              f"at most {max(self.thoughts):.0f}; a game {mean(self.seconds):.1f} s, at most {max(self.seconds):.1f}; "
              f"{self.count['words'] / games:.0f} answers")


def round_to_int(x: float) -> int:
    return int(x + 0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=18)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", default="bazaar")
    parser.add_argument("--silent", action="store_true")
    found = parser.parse_args()
    report = Report()
    print(f"from {Path(import_module('fivesuns.games.sidereal.judgement.values').__file__ or '').suffix} files")
    for n in range(found.first, found.first + found.games):
        report.play(found.seats, n, found.seed, found.silent)
        print(f"game {n}: {report.means[-1]:.2f} points a seat, {report.seconds[-1]:.1f} s; {report.so_far()}",
              flush=True)
    report.say(found.seats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
