"""Figures of bots at Twilight Imperium: how soon they win, how they grow, fight and trade.

    python -m tools.twilight GAMES [KINDS] [FIRST]     kinds by seat: h house, s sense; they move on by a seat each game
"""
from __future__ import annotations

import sys
import time
from collections import Counter
from typing import Any

from fivesuns.bots.company import Company
from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.bot import House
from fivesuns.games.twilight.sense import Sense
from fivesuns.kernel import Bot, QuickDice, Table

AFTER = 4                            # rounds, growth is measured


def bot(kind: str, seed: str) -> Bot:
    return House(QuickDice(seed)) if kind == "h" else Sense(QuickDice(seed))


def sizes(table: Table[Any]) -> list[tuple[int, int]]:
    return [(len(p.planets), len(p.technologies)) for p in table.state.players]


def play(seed: int, kinds: str) -> dict[str, Any]:
    start = time.process_time()
    table: Table[Any] = Table(GAME, GAME.settle({"seats": len(kinds)}), QuickDice(f"figures {seed}"))
    company = Company({n: bot(kind, f"{seed} {n}") for n, kind in enumerate(kinds)}, QuickDice(seed))
    heard: Counter[str] = Counter()
    first: list[tuple[int, int]] = []
    later: list[tuple[int, int]] = []
    while not table.over:
        word = company.word(table)
        assert word is not None
        heard.update([event.what for event in table.give(*word)])
        if table.state.round and not first:
            first = sizes(table)
        if table.state.round <= AFTER:
            later = sizes(table)
    return {"round": table.state.round, "factions": [p.faction for p in table.state.players],
            "scores": table.scores(), "winners": table.game.winners(table.state),
            "planets": [b[0] - a[0] for a, b in zip(first, later, strict=True)],
            "technologies": [b[1] - a[1] for a, b in zip(first, later, strict=True)],
            "combats": heard["combat"], "deals": heard["struck"], "seconds": time.process_time() - start}


def by_faction(found: list[dict[str, Any]]) -> None:
    """Share of games won, and points, of each faction."""
    games, wins, points = Counter[str](), Counter[str](), Counter[str]()
    for x in found:
        for seat, faction in enumerate(x["factions"]):
            games[faction] += 1
            wins[faction] += int(seat in x["winners"])
            points[faction] += x["scores"][seat]
    for faction in sorted(games, key=lambda name: -wins[name] / games[name]):
        n = games[faction]
        print(f"{faction}: {n} games, {wins[faction] / n:.0%} won, {points[faction] / n:.1f} points")


def main(games: int, kinds: str, first: int) -> None:
    found, won = [], Counter[str]()
    for n in range(games):
        turn = n % len(kinds)
        seats = kinds[-turn:] + kinds[:-turn] if turn else kinds
        x = play(first + n, seats)
        found.append(x)
        won.update([seats[seat] for seat in x["winners"]])
        print(first + n, seats, *[f"{name} {value}" for name, value in x.items()], flush=True)
    by_faction(found)
    seats_ = games * len(kinds)
    print(f"{games} games; won by {dict(won)}; with 10 points by round 8:",
          sum([1 for x in found if max(x["scores"]) >= 10 and x["round"] <= 8]),
          f"; mean round {sum([x['round'] for x in found]) / games:.2f}; after round {AFTER}: planets +"
          f"{sum([sum(x['planets']) for x in found]) / seats_:.2f}, technologies +"
          f"{sum([sum(x['technologies']) for x in found]) / seats_:.2f}; games without a combat",
          sum([1 for x in found if not x["combats"]]), ", without a deal", sum([1 for x in found if not x["deals"]]),
          f"; seconds {max([x['seconds'] for x in found]):.0f} at most")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "hhhhhh", int(sys.argv[3]) if len(sys.argv) > 3 else 1)
