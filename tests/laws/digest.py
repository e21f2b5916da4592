"""Prints a fingerprint of some games of everything. Must not depend on PYTHONHASHSEED:  python -m tests.laws.digest"""
from __future__ import annotations

import hashlib

from fivesuns.kernel import QuickDice
from fivesuns.kernel.laws import playout, random_table
from tests.laws.plans import GAMES, plan


def digest(name: str, seats: int, games: int) -> str:
    found = hashlib.sha256()
    for seed in range(games):
        table = random_table(GAMES[name], {"seats": seats}, seed)
        playout(table, QuickDice(seed), policy=plan(name).policies[seed % len(plan(name).policies)])
        found.update(table.record().encode() + table.save())
        for seat in (*range(seats), None):
            found.update(repr(table.view(seat)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for name, game in GAMES.items():
        for seats in {game.seats[0]: 0, game.seats[-1]: 0}:
            print(name, seats, digest(name, seats, 2))
