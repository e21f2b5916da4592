"""Bots against bots, one game or thousands, reproducible from a seed."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

from fivesuns import bots
from fivesuns.bots.company import Company
from fivesuns.games import load
from fivesuns.kernel import IllegalOptions, Options, QuickDice, SealedDice, Seat, Table


class Outcome:
    """How one game ended."""

    def __init__(self, players: list[str], scores: list[int], winners: list[int], length: int, record: str) -> None:
        self.players = players
        self.scores = scores
        self.winners = winners
        self.length = length
        self.record = record


def play(game: str, options: Options, players: Sequence[str], seed: str) -> Table[Any]:
    """One game between these kinds of bots, to its end."""
    table: Table[Any] = Table(load(game), options, SealedDice.from_seed(seed))
    minds = {seat: bots.make(game, kind, QuickDice(f"{seed} seat {seat}")) for seat, kind in enumerate(players)}
    if len(minds) != table.options["seats"]:
        raise IllegalOptions(f"{len(minds)} players for {table.options['seats']} seats")
    company = Company(minds, QuickDice(f"{seed} company"))
    try:
        while not table.over:
            word = company.word(table)
            assert word is not None, "nobody speaks"
            table.give(*word)
    finally:
        for seat, mind in minds.items():
            mind.leave(Seat(table, seat))
    return table


def series(game: str, options: Options, kinds: Sequence[str], seed: str, games: int,
           workers: int = 1, again: int = 1) -> Iterator[Outcome]:
    """So many games, the bots changing seats from game to game; the same dice serve so many games in a row. The
    outcomes come in order, whatever the workers."""
    jobs = [(game, options, kinds, seed, n, again) for n in range(games)]
    if workers <= 1 or games == 1:
        for job in jobs:
            yield _outcome(job)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_outcome, jobs, chunksize=max(1, games // (workers * 16)))


def _outcome(job: tuple[str, Options, Sequence[str], str, int, int]) -> Outcome:
    game, options, kinds, seed, n, again = job
    seats = load(game).settle(options)["seats"]
    players = [kinds[(seat + n) % len(kinds)] for seat in range(seats)]
    table = play(game, options, players, f"{seed}/{n // again}")
    return Outcome(players, table.scores(), table.game.winners(table.state), table.length, table.record())


# two sides

def matches(game: str, options: Options, sides: tuple[str, str], seed: str, many: int,
            workers: int = 1) -> Iterator[tuple[Outcome, Outcome]]:
    """Two-sided matches. A match is two games with the same dice: every other seat is of one kind of bot, all others of
    the other kind, and in the second game they have changed places."""
    outcomes = series(game, options, sides, seed, 2 * many, workers, again=2)
    for first in outcomes:
        yield first, next(outcomes, first)


def won(match: tuple[Outcome, Outcome], kind: str) -> float:
    """What this kind of bot has of a match: it belongs to the side with more points in both games together; half of it
    to each if they have as many. Either side has had as many seats."""
    mine = others = 0
    for outcome in match:
        for player, score in zip(outcome.players, outcome.scores):
            if player == kind:
                mine += score
            else:
                others += score
    return 1.0 if mine > others else 0.5 if mine == others else 0.0


class Tally:
    """Scores and wins of one kind of bot over many games. A shared win counts as its share."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.wins = 0.0
        self.due = 0.0               # the wins that blind luck would bring

    def add(self, outcome: Outcome, seat: int) -> None:
        self.scores.append(outcome.scores[seat])
        self.due += 1 / len(outcome.players)
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    def deviation(self) -> float:
        mean = self.mean()
        return sqrt(sum([(x - mean) ** 2 for x in self.scores]) / max(1, len(self.scores) - 1))

    def win_rate(self) -> tuple[float, float, float]:
        """The share of seats that won, with its 95 % interval (Wilson)."""
        return wilson(self.wins, len(self.scores))


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """A share and its 95 % confidence interval."""
    if games == 0:
        return 0.0, 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return share, max(0.0, middle - half), min(1.0, middle + half)


def tallies(outcomes: Sequence[Outcome]) -> dict[str, Tally]:
    """By kind of bot."""
    found: dict[str, Tally] = {}
    for outcome in outcomes:
        for seat, kind in enumerate(outcome.players):
            found.setdefault(kind, Tally()).add(outcome, seat)
    return found
