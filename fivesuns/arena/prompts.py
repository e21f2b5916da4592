"""How often people are asked whether they react: at the standing answers with which everybody begins.

`python -m fivesuns.arena.prompts twilight 6 5` plays five games of six house bots and counts as if all were people.
"""
from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from fivesuns import bots
from fivesuns.bots.company import Company
from fivesuns.games import load
from fivesuns.kernel import QuickDice, Table
from fivesuns.kernel.standing import NOW_AND_THEN


class Prompts:
    """Questions of the game's `idle` groups, by what they are about: all, those that are really asked of a person, and
    at how many of them the table waits for somebody."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = 0
        self.public: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.polls: Counter[str] = Counter()
        self.waits: Counter[str] = Counter()

    def each(self, many: Counter[str]) -> float:
        """A person and round."""
        return many.total() / self.seats / max(1, self.rounds)

    def lines(self) -> list[str]:
        head = (f"{self.rounds} rounds, {self.seats} seats: a person could react {self.each(self.public):.1f} times a "
                f"round and is asked {self.each(self.asked):.1f} times; the table waits at {self.waits.total()} of "
                f"{self.polls.total()} moments, {self.waits.total() / max(1, self.rounds):.1f} a round")
        return [head, *[f"{about:24} {self.polls[about]:5} moments, {self.waits[about]:5} waits; a person and round "
                        f"{n / self.seats / max(1, self.rounds):5.2f}, asked "
                        f"{self.asked[about] / self.seats / max(1, self.rounds):5.2f}"
                        for about, n in self.public.most_common()]]


def count(name: str, seats: int, games: int) -> Prompts:
    """Of games of house bots; a round is what the game's spans call so. Who has no other answer than to pass is asked
    as often as a standing answer leaves it to the seat."""
    game, found = load(name), Prompts(seats)
    for seed in range(games):
        table: Table[Any] = Table(game, game.settle({"seats": seats}), QuickDice(seed), False, True)
        company = Company({seat: bots.make(name, "house", QuickDice(f"{seed} {seat}")) for seat in range(seats)},
                          QuickDice(seed))
        coin = QuickDice(f"{seed} coin")
        rounds: set[object] = set()
        last, asides = -1, 0                       # what is said beside a question is no other question
        while not table.over:
            asked = [d for d in table.waiting().values() if d.key in game.idle]
            if asked and not table.voices and table.length - asides != last:
                last = table.length - asides
                left = [d for d in asked if d.count() != 1 or coin.below(NOW_AND_THEN) == 0]
                about = str(asked[0].about[0])
                found.public[about] += len(asked)
                found.asked[about] += len(left)
                found.polls[about] += 1
                found.waits[about] += int(bool(left))
            rounds.add(game.spans(table.state, 0).get("round"))
            word = company.word(table)
            assert word is not None, "nobody speaks"
            asides += int(word.aside)
            table.give(*word)
        found.rounds += len(rounds - {0})          # 0: the set-up
    return found


if __name__ == "__main__":
    print("\n".join(count(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])).lines()))
