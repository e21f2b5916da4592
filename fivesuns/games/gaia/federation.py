"""Federations by exact search (GAI-12): which groups of planets can be joined, with the fewest satellites, and how.

Adjacent pieces form a cluster that is in or out as a whole (GAI-12.6). A satellite hex touches the clusters beside it.
A federation is a set of clusters P and a set of satellites S that touches exactly P and connects it. With f(P) the
least number of satellites for exactly P, P is legal (GAI-12.7) if its value is high enough and
(a) no larger Q, which would connect P too, has f(Q) < f(P), and
(b) no smaller legal P' has f(P') < f(P).
The search goes by number of satellites; whatever contains a cheaper legal federation is not followed any further.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.gaia.catalog import LOST_MINE, SATELLITES
from fivesuns.games.gaia.maps import Map
from fivesuns.games.gaia.state import Galaxy, Player

FAR: Final = 1 << 20                                       # more satellites than there are
Lacking = list[tuple[list[int], int]]


class Problem:
    """The clusters and the free hexes of one player."""

    def __init__(self, chart: Map, pieces: dict[int, int], base: Sequence[int], base_value: int,
                 blocked: Sequence[int], needed: int, budget: int, flexible: bool) -> None:
        self.chart = chart
        self.needed = needed
        self.budget = budget
        self.flexible = flexible
        self.clusters: list[tuple[int, ...]] = []          # the hexes of each cluster
        self.values: list[int] = []
        self.base = 0                                      # bit of the federation that must be part of it (Ivits)
        if base:
            self.base = 1
            self.clusters.append(tuple(base))
            self.values.append(base_value)
        self._gather(pieces)
        free = [True] * chart.size
        for h in chart.planets:
            free[h] = False
        for h in blocked:
            free[h] = False
        for cluster in self.clusters:
            for h in cluster:
                free[h] = False
        self.free = free
        self.touch = [0] * chart.size
        self.beside: list[list[int]] = []                  # free hexes next to each cluster
        for n, cluster in enumerate(self.clusters):
            beside: list[int] = []
            for h in cluster:
                for x in chart.near[h]:
                    if free[x] and not self.touch[x] >> n & 1:
                        self.touch[x] |= 1 << n
                        beside.append(x)
            self.beside.append(beside)
        self._apart: list[list[int]] = []

    def _gather(self, pieces: dict[int, int]) -> None:
        rest = dict(pieces)
        near = self.chart.near
        for h in pieces:
            if h not in rest:
                continue
            value = rest.pop(h)
            cluster = [h]
            for member in cluster:
                for x in near[member]:
                    if x in rest:
                        value += rest.pop(x)
                        cluster.append(x)
            self.clusters.append(tuple(cluster))
            self.values.append(value)

    def value(self, mask: int) -> int:
        return sum([value for n, value in enumerate(self.values) if mask >> n & 1])

    def plans(self) -> list[tuple[int, int]]:
        """All legal (P as bits, number of satellites), cheapest first."""
        if sum(self.values) < self.needed:
            return []
        limit = self._rough_cost(0)
        if limit < self.budget:                            # what costs more often is illegal: it contains what we have
            legal = self._search(limit, False)
            if not self._is_more_possible((1 << len(self.clusters)) - 1, legal, {}):
                return legal
        return self._search(self.budget, False)

    def is_possible(self) -> bool:
        """Is there any plan?"""
        if sum(self.values) < self.needed:
            return False
        return self._rough_cost(self.budget) <= self.budget or bool(self._search(self.budget, True))

    def _search(self, limit: int, first_only: bool) -> list[tuple[int, int]]:
        """All legal plans with so many satellites, or only the cheapest of them."""
        if not self._is_within_reach(limit):
            return []
        touch, near, free, beside = self.touch, self.chart.near, self.free, self.beside
        everyone = range(len(self.clusters))
        spare = sum(self.values) - self.needed
        # clusters without which there is no plan: what comes too late for one of them need not be followed
        musts = [n for n in everyone if self.values[n] > spare or self.base >> n & 1] if limit > 3 else []
        away = {n: self._steps_from(n, everyone, free, limit) for n in musts}
        apart = {n: {m: min([away[m][h] for h in beside[n]], default=FAR) for m in musts} for n in everyone}
        if any([apart[n][m] > limit for n in musts for m in musts if m != n]):
            return []
        lacking: dict[int, Lacking] = {}                   # what P still has to reach
        legal: list[tuple[int, int]] = []
        at: list[dict[int, int]] = [{} for _ in range(self.chart.size)]
        steps: list[list[tuple[int, int]]] = [[] for _ in range(limit + 1)]
        news = [1 << n for n in everyone]
        known = dict.fromkeys(news, True)                  # every P met so far
        for cost in range(limit + 1):
            for mask, h in steps[cost]:
                here = at[h]
                if mask in here or (legal and any([p & mask == p and n < cost for p, n in legal])):
                    continue
                if mask not in lacking:
                    lacking[mask] = self._lacking(mask, musts, away, apart)
                if _is_late(lacking[mask], h, limit - cost):
                    continue
                if mask not in known:
                    known[mask] = True
                    news.append(mask)
                if mask != touch[h]:
                    for other, dear in here.items():       # meet another branch here; it shares nothing but the hex
                        if mask & other == touch[h] and other != touch[h] and cost + dear - 1 <= limit:
                            steps[cost + dear - 1].append((mask | other, h))
                here[mask] = cost
                if cost < limit:
                    for x in near[h]:                      # grow from this satellite
                        if free[x] and mask | touch[x] not in at[x]:
                            steps[cost + 1].append((mask | touch[x], x))
            self._judge(news, cost, legal, first_only)
            if legal and (first_only or not self._is_more_possible((1 << len(self.clusters)) - 1, legal, {})):
                break
            if cost < limit:
                for mask in news:                          # grow from a cluster
                    if mask not in lacking:
                        lacking[mask] = self._lacking(mask, musts, away, apart)
                    if all([cost + gap <= limit for _, gap in lacking[mask]]) and not any(
                            [p & mask == p for p, _ in legal]):
                        for n, hexes in enumerate(beside):
                            if mask >> n & 1:
                                for h in hexes:
                                    steps[cost + 1].append((mask | touch[h], h))
            news = []
        return legal

    def _lacking(self, mask: int, wanted: Sequence[int], away: dict[int, list[int]],
                 apart: dict[int, dict[int, int]]) -> Lacking:
        """For each of these clusters that P is without: the way to it from every hex, and from P's own clusters."""
        inside = [n for n in range(len(self.clusters)) if mask >> n & 1]
        return [(away[m], min([apart[n][m] for n in inside])) for m in wanted if not mask >> m & 1]

    def _rough_cost(self, enough: int) -> int:
        """So many satellites suffice for some plan, if not the fewest: from some cluster, the paths to those nearest to
        it. Does not look for less than is enough."""
        near, free, touch, beside = self.chart.near, self.free, self.touch, self.beside
        least = FAR
        for start in range(1 if self.base else len(self.clusters)):
            value = self.values[start]
            joined = 1 << start
            before = dict.fromkeys(beside[start], -1)      # the hex from which each was reached
            satellites: dict[int, bool] = {}
            queue = list(before)
            for h in queue:
                if value >= self.needed:
                    break
                if touch[h] & ~joined:
                    x = h
                    while x >= 0 and x not in satellites:
                        satellites[x] = True
                        x = before[x]
                    for n, hexes in enumerate(beside):
                        if touch[h] & ~joined & 1 << n:
                            joined |= 1 << n
                            value += self.values[n]
                            for x in hexes:
                                if x not in before:
                                    before[x] = -1
                                    queue.append(x)
                    if len(satellites) >= least or len(satellites) > self.budget:
                        break
                for x in near[h]:
                    if free[x] and x not in before:
                        before[x] = h
                        queue.append(x)
            if value >= self.needed and len(satellites) < least:
                least = len(satellites)
                if least <= enough:
                    break
        return least

    def _is_within_reach(self, limit: int) -> bool:
        """A quick look first: is there any cluster with enough value around it, by the distance between clusters?"""
        n = len(self.clusters)
        gaps = [[0] * n for _ in range(n)]
        for a in range(n):
            for b in range(a):
                gaps[a][b] = gaps[b][a] = min([self.chart.distance[x][y] for x in self.clusters[a]
                                               for y in self.clusters[b]]) - 1
        for via in range(n):
            to = gaps[via]
            for a in range(n):
                row, first = gaps[a], gaps[a][via]
                for b in range(n):
                    if first + to[b] < row[b]:
                        row[b] = first + to[b]
        return any([sum([value for gap, value in zip(row, self.values) if gap <= limit]) >= self.needed
                    for row in gaps])

    def _judge(self, news: list[int], cost: int, legal: list[tuple[int, int]], first_only: bool) -> None:
        """Which of these P, all with f(P) = cost, are legal? The cheapest of all always are."""
        for mask in sorted([x for x in news if x & self.base == self.base and self.value(x) >= self.needed]):
            if any([p & mask == p and n < cost for p, n in legal]):
                continue
            if self.flexible or first_only or not self._has_shortcut(mask, cost):
                legal.append((mask, cost))

    def _is_more_possible(self, mask: int, legal: list[tuple[int, int]], tried: dict[int, bool]) -> bool:
        """Is there a set of sufficient value, among these clusters, that contains none of the legal ones?"""
        if mask in tried or self.value(mask) < self.needed:
            return False
        tried[mask] = True
        for p, _ in legal:
            if p & mask == p:
                for n in range(len(self.clusters)):
                    if (p & ~self.base) >> n & 1 and self._is_more_possible(mask ^ 1 << n, legal, tried):
                        return True
                return False
        return True

    def _has_shortcut(self, mask: int, cost: int) -> bool:
        """Would it save satellites to take in another own cluster? (GAI-12.7a)"""
        if cost < 2:
            return False
        if not self._apart:
            self._apart = [self._distances(n) for n in range(len(self.clusters))]
        members = [n for n in range(len(self.clusters)) if mask >> n & 1]
        if all([max([self._apart[n][k] for k in members]) >= cost
                for n in range(len(self.clusters)) if not mask >> n & 1]):
            return False                                   # no other cluster is near enough
        return self._can_connect(mask, cost - 1)

    def _can_connect(self, target: int, limit: int) -> bool:
        """Can these clusters be connected with so many satellites, all other clusters being of use on the way?

        Trees again, by the clusters of the target that they touch; another cluster is a place that costs nothing.
        """
        size, near, free = self.chart.size, self.chart.near, self.free
        touch = [x & target for x in self.touch]
        others = [n for n in range(len(self.clusters)) if not target >> n & 1]
        doors = [[size + n for n in others if x >> n & 1] for x in self.touch]
        at: list[dict[int, int]] = [{} for _ in range(size + len(self.clusters))]
        steps: list[list[tuple[int, int]]] = [[] for _ in range(limit + 1)]
        known: dict[int, bool] = {}
        news = [1 << n for n in range(len(self.clusters)) if target >> n & 1]
        for cost in range(limit + 1):
            todo = steps[cost]
            for mask, place in todo:
                here = at[place]
                if mask in here:
                    continue
                if mask == target:
                    return True
                shared = touch[place] if place < size else 0
                weight = 1 if place < size else 0
                for other, dear in here.items():
                    if mask & other == shared and mask != shared != other and cost + dear - weight <= limit:
                        steps[cost + dear - weight].append((mask | other, place))
                here[mask] = cost
                if mask not in known:
                    known[mask] = True
                    news.append(mask)
                if place >= size:
                    following = self.beside[place - size]
                else:
                    following = [x for x in near[place] if free[x]]
                    for door in doors[place]:
                        todo.append((mask, door))
                if cost < limit:
                    for x in following:
                        steps[cost + 1].append((mask | touch[x], x))
            if cost < limit:
                for mask in news:
                    for n, hexes in enumerate(self.beside):
                        if mask >> n & 1:
                            for x in hexes:
                                steps[cost + 1].append((mask | touch[x], x))
            news = []
        return False

    def _distances(self, start: int) -> list[int]:
        """Satellites needed from one cluster to each other one, all clusters being of use on the way."""
        found = [FAR] * len(self.clusters)
        found[start] = 0
        seen = [False] * self.chart.size
        ring = list(self.beside[start])
        steps = 0
        while ring:
            steps += 1
            following: list[int] = []
            for h in ring:
                if seen[h]:
                    continue
                seen[h] = True
                for x in self.chart.near[h]:
                    if self.free[x] and not seen[x]:
                        following.append(x)
                if self.touch[h]:
                    for n in range(len(self.clusters)):
                        if self.touch[h] >> n & 1 and found[n] > steps:
                            found[n] = steps
                            following += self.beside[n]
            ring = following
        return found

    def satellites(self, target: int, total: int) -> list[tuple[int, ...]]:
        """All sets of so many satellites that join exactly these clusters; fewer are not enough.

        Trees grow from clusters and from the hex at their head. One is followed only if, by the distance from there to
        each cluster that is still missing, it can be finished in time.
        """
        if total == 0:
            return [()]
        touch, near, allowed = self.touch, self.chart.near, self._allowed(target)
        members = [n for n in range(len(self.clusters)) if target >> n & 1]
        away = {n: self._steps_from(n, members, allowed, total) for n in members}
        beside = {n: [h for h in self.beside[n] if allowed[h]] for n in members}
        apart = {n: {m: min([away[m][h] for h in beside[n]], default=FAR) for m in members} for n in members}
        whole: dict[int, list[int]] = {1 << n: [0] for n in members}       # P: its cheapest sets, as bits
        lacking: dict[int, Lacking] = {}                                   # what P still has to reach
        at: list[dict[int, tuple[int, list[int]]]] = [{} for _ in range(self.chart.size)]
        steps: list[list[tuple[int, int, int]]] = [[] for _ in range(total + 1)]
        news = list(whole)
        for cost in range(total):
            for mask in news:
                inside = [n for n in members if mask >> n & 1]
                missing = [m for m in members if not mask >> m & 1]
                if any([cost + min([apart[n][m] for n in inside]) > total for m in missing]):
                    continue
                for n in inside:
                    for h in beside[n]:
                        for these in whole[mask]:
                            steps[cost + 1].append((mask | touch[h], h, these | 1 << h))
            now = cost + 1
            fresh: dict[int, dict[int, bool]] = {}
            for mask, h, these in steps[now]:
                here = at[h]
                known = here.get(mask)
                if known is not None and (known[0] < now or these in known[1]):
                    continue
                if mask not in lacking:
                    lacking[mask] = self._lacking(mask, members, away, apart)
                if _is_late(lacking[mask], h, total - now):
                    continue
                if mask not in whole:
                    fresh.setdefault(mask, {})[these] = True
                for other, (dear, sets) in here.items():
                    if mask & other == touch[h] and now + dear - 1 <= total and mask != touch[h] != other:
                        for those in sets:
                            if (these | those).bit_count() == now + dear - 1:
                                steps[now + dear - 1].append((mask | other, h, these | those))
                if now < total:
                    for x in near[h]:
                        if allowed[x] and not these >> x & 1:
                            steps[now + 1].append((mask | touch[x], x, these | 1 << x))
                if known is None:
                    here[mask] = (now, [these])
                else:
                    known[1].append(these)
            news = list(fresh)
            for mask in news:
                whole[mask] = list(fresh[mask])
        found = [tuple([h for h in range(self.chart.size) if these >> h & 1]) for these in whole.get(target, [])]
        return sorted(found)

    def _allowed(self, target: int) -> list[bool]:
        """Hexes where a satellite touches none but these clusters."""
        return [free and touched & ~target == 0 for free, touched in zip(self.free, self.touch)]

    def _steps_from(self, start: int, members: Sequence[int], allowed: list[bool], limit: int) -> list[int]:
        """For every hex: satellites from this cluster up to and including that hex, if these are not too many."""
        found = [FAR] * self.chart.size
        near, touch = self.chart.near, self.touch
        ring = [h for h in self.beside[start] if allowed[h]]
        for h in ring:
            found[h] = 1
        passed = 1 << start
        for steps in range(2, limit + 1):
            following: list[int] = []
            for h in ring:
                for x in near[h]:
                    if allowed[x] and found[x] > steps:
                        found[x] = steps
                        following.append(x)
                if touch[h] & ~passed:
                    for n in members:
                        if (touch[h] & ~passed) >> n & 1:
                            passed |= 1 << n
                            for x in self.beside[n]:
                                if allowed[x] and found[x] > steps:
                                    found[x] = steps
                                    following.append(x)
            ring = following
        return found

    def planets(self, mask: int) -> tuple[int, ...]:
        """The hexes of the clusters, without those that were a federation before."""
        mask &= ~self.base
        return tuple(sorted([h for n, cluster in enumerate(self.clusters) if mask >> n & 1 for h in cluster]))


def _is_late(lacking: Lacking, h: int, left: int) -> bool:
    """Is some cluster too far away, from the hex and from P itself, for the satellites that are left?"""
    return any([gap > left and steps_to[h] - 1 > left for steps_to, gap in lacking])


def threshold(p: Player) -> int:
    """The value a federation needs (GAI-12.2, 12.9, 21.3)."""
    return p.peculiar.threshold(p)


def needed(s: Galaxy, p: Player) -> int:
    """That value, and where a growing federation must grow, more than it has: every piece is worth at least one
    (OPT-IVITSGROW)."""
    base = growing(p) if s.rules.ivits_grow == "new_planet" else ()
    return max(threshold(p), federation_value(s, p, base) + 1) if base else threshold(p)


def satellites_left(s: Galaxy, p: Player) -> int:
    """To build; some may be needed as markers: on both final tiles, on the turn-order card, on the Lost Planet
    (GAI-12.14)."""
    markers = 0
    if s.rules.satellites == "without_markers":
        markers = (2 if s.rules.turn_order == "clockwise" else 3) + p.count[LOST_MINE]
    return max(0, SATELLITES - markers - len(p.satellites))


def budget(s: Galaxy, p: Player) -> int:
    """How many satellites can be paid (GAI-12.3) and are left (GAI-12.14)."""
    payable = p.qic if p.peculiar.satellite_price == "qic" else p.tokens()
    return min(payable, satellites_left(s, p))


def loose_pieces(s: Galaxy, p: Player) -> dict[int, int]:
    """Own planets and space stations outside all federations, with their values."""
    members = {h for these in p.federations for h in these}
    found = {h: s.value(p, h) for h in p.structures if h not in members}
    for h in p.stations:
        if h not in members:
            found[h] = 1
    return found


def federation_value(s: Galaxy, p: Player, these: Sequence[int]) -> int:
    stations = p.stations
    return sum([s.value(p, h) for h in these if h in p.structures]) + sum([1 for h in these if h in stations])


def growing(p: Player) -> tuple[int, ...]:
    """The one federation of the Ivits, which every other enlarges (GAI-12.9)."""
    return p.federations[0] if p.federations and p.peculiar.one_federation else ()


def value_at_hand(s: Galaxy, p: Player) -> int:
    """Of all that a federation could consist of now."""
    return sum(loose_pieces(s, p).values()) + federation_value(s, p, growing(p))


_possible: dict[tuple[object, ...], bool] = {}


def problem(s: Galaxy, p: Player) -> Problem:
    """The question as it stands for this player."""
    chart = s.chart
    loose = loose_pieces(s, p)
    flexible = s.rules.flexible_federations == "yes"
    blocked = [s.lost] if s.lost >= 0 else []
    base = growing(p)
    if base:
        return Problem(chart, loose, base, federation_value(s, p, base), blocked, needed(s, p), budget(s, p), flexible)
    for these in p.federations:                                            # GAI-12.5
        for h in these:
            blocked.append(h)
            blocked.extend(chart.near[h])
    return Problem(chart, loose, (), 0, blocked, needed(s, p), budget(s, p), flexible)


def is_possible(s: Galaxy, seat: int) -> bool:
    """Can a federation be formed now?"""
    p = s.players[seat]
    loose = loose_pieces(s, p)
    base = growing(p) if p.federations else ()
    value = federation_value(s, p, base) if base else 0
    need = needed(s, p)
    if sum(loose.values()) + value < need or not any(s.tokens.values()):
        return False
    key = (s.map, s.lost, tuple(loose.items()), tuple(p.federations), value, need, budget(s, p),
           s.rules.flexible_federations)
    found = _possible.get(key)
    if found is None:
        if len(_possible) > 8192:
            _possible.clear()
        found = problem(s, p).is_possible()
        _possible[key] = found
    return found
