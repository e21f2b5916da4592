"""Who would win a battle: a quick and slightly simplified reckoning, all dice of a side against one ship after another.

The largest ship falls first and no die is wasted on purpose; that is close enough to judge whether to go.
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import SIZES, Stats

Squad = tuple[int, int, Stats]   # how many ships, their class (for the size), what each can do
Odds = tuple[float, float, float]    # how likely we win, the share of our ships that we lose, of theirs that they lose

_ROUNDS: Final = 7
_MANY: Final = 20000
_known: dict[tuple[tuple[Squad, ...], tuple[Squad, ...], bool], Odds] = {}


def chance_to_hit(computer: int, shield: int) -> float:
    return (1 + min(max(computer - shield, 0), 4)) / 6


def odds(ours: tuple[Squad, ...], theirs: tuple[Squad, ...], we_defend: bool = False) -> Odds:
    if not theirs:
        return (1.0, 0.0, 0.0)
    if not ours:
        return (0.0, 0.0, 0.0)
    key = (ours, theirs, we_defend)
    found = _known.get(key)
    if found is None:
        if len(_known) > _MANY:
            _known.clear()
        found = _known[key] = _reckon(_Side(ours), _Side(theirs), we_defend)
    return found


class _Side:
    """Ships in the order in which they fall; their strength as one pool of hit points."""

    def __init__(self, squads: tuple[Squad, ...]) -> None:
        self.squads = sorted(squads, key=lambda x: -SIZES[x[1]])
        ships = [i for i, squad in enumerate(self.squads) for _ in range(squad[0])]
        self.points = sum([self.squads[i][2].hull + 1 for i in ships])
        self.alive: list[list[int]] = [[0] * len(self.squads) for _ in range(self.points + 1)]
        self.falls: list[int] = [0] * (self.points + 1)             # damage that fells the next ship
        self.shield: list[int] = [0] * (self.points + 1)
        rest = self.points
        for n, i in enumerate(ships):
            tough = self.squads[i][2].hull + 1
            for points in range(rest - tough + 1, rest + 1):
                self.falls[points] = points - (rest - tough)
                self.shield[points] = self.squads[i][2].shield
                for j in ships[n:]:
                    self.alive[points][j] += 1
            rest -= tough


class _Gun:
    """All ships of a class, and what their dice do to the other side."""

    def __init__(self, of: _Side, at: _Side, squad: int, missiles: bool) -> None:
        stats = of.squads[squad][2]
        self.of = of
        self.at = at
        self.squad = squad
        self.computer = stats.computer
        self.dice = tuple(reversed(stats.missile if missiles else stats.cannon))
        self.rows: dict[tuple[int, int], list[tuple[int, float]]] = {}

    def row(self, many: int, points: int) -> list[tuple[int, float]]:
        """Where so many ships leave a side that had so many points, and how likely."""
        key = (many, points)
        found = self.rows.get(key)
        if found is None:
            p = chance_to_hit(self.computer, self.at.shield[points])
            spread = {points: 1.0}
            for damage in self.dice * many:
                after: dict[int, float] = {}
                for x, q in spread.items():
                    if x:
                        y = x - min(damage, self.at.falls[x])
                        after[y] = after.get(y, 0.0) + p * q
                        after[x] = after.get(x, 0.0) + (1 - p) * q
                    else:
                        after[0] = after.get(0, 0.0) + q
                spread = after
            found = self.rows[key] = [(x, q) for x, q in spread.items() if q > 0.004]
        return found


def _guns(us: _Side, them: _Side, we_defend: bool, missiles: bool) -> list[tuple[_Gun, bool]]:
    """In the order in which they fire; with each, whether it is ours."""
    found: list[tuple[int, int, _Gun, bool]] = []
    for of, at, ours in ((us, them, True), (them, us, False)):
        for i, (_, _, stats) in enumerate(of.squads):
            if stats.missile if missiles else stats.cannon:
                found.append((-stats.initiative, int(ours != we_defend), _Gun(of, at, i, missiles), ours))
    found.sort(key=lambda x: x[:2])
    return [(gun, ours) for _, _, gun, ours in found]


def _reckon(us: _Side, them: _Side, we_defend: bool) -> Odds:
    spread: dict[tuple[int, int], float] = {(us.points, them.points): 1.0}
    ended: dict[tuple[int, int], float] = {}
    for gun, ours in _guns(us, them, we_defend, True):
        spread = _volley(spread, ended, gun, ours)
    guns = _guns(us, them, we_defend, False)
    for _ in range(_ROUNDS):
        for gun, ours in guns:
            spread = _volley(spread, ended, gun, ours)
        if not guns or sum(spread.values(), 0.0) < 0.02:
            break
    total = sum(ended.values(), 0.0) + sum(spread.values(), 0.0)
    win = lost = hurt = 0.0
    for (mine, other), q in ended.items():
        win += q if mine else 0.0
        lost += q * (1 - mine / us.points)
        hurt += q * (1 - other / them.points)
    for (mine, other), q in spread.items():                         # still undecided: to the stronger, or the defender
        share = float(we_defend) if not guns else mine / (mine + other)
        win += q * share
        lost += q * (1 - share * mine / us.points)
        hurt += q * share
    return (win / total, lost / total, hurt / total)


def _volley(spread: dict[tuple[int, int], float], ended: dict[tuple[int, int], float], gun: _Gun,
            ours: bool) -> dict[tuple[int, int], float]:
    after: dict[tuple[int, int], float] = {}
    for (mine, other), p in spread.items():
        many = gun.of.alive[mine if ours else other][gun.squad]
        if not many:
            after[(mine, other)] = after.get((mine, other), 0.0) + p
            continue
        for left, q in gun.row(many, other if ours else mine):
            state = (mine, left) if ours else (left, other)
            if left:
                after[state] = after.get(state, 0.0) + p * q
            else:
                ended[state] = ended.get(state, 0.0) + p * q
    return after
