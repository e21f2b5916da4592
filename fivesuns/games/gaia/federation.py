"""Federations by exact search (GAI-12): which groups of planets can be joined, with the fewest satellites, and how.

Adjacent pieces form a cluster that is in or out as a whole (GAI-12.6). A satellite hex touches the clusters beside it.
A federation is a set of clusters P and a set of satellites S that touches exactly P and connects it. With f(P) the
least number of satellites for exactly P, P is legal (GAI-12.7) if its value is high enough and
(a) no larger Q, which would connect P too, has f(Q) < f(P), and
(b) no smaller legal P' has f(P') < f(P).
Sets of clusters and sets of hexes are bits of a number. Trees of satellites grow one by one: for each P and number of
satellites the hexes at which some tree ends that touches exactly P. Every search counts its steps and ends at a limit.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.gaia.catalog import LOST_MINE, SATELLITES
from fivesuns.games.gaia.maps import Map
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel.decision import Flaw

FAR: Final = 1 << 20                                       # more satellites than there are
MOST_STEPS: Final = 500_000                                # of one search
MOST_WAYS: Final = 60                                      # to link the same planets that are looked for
MOST_PLANS: Final = 20                                     # that are listed
Trees = dict[int, list[tuple[int, int]]]                   # by P: (number of satellites, hexes where a tree ends)


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
        self.everyone = (1 << len(self.clusters)) - 1
        self.cluster_of = {h: n for n, cluster in enumerate(self.clusters) for h in cluster}
        taken = {*chart.planets, *blocked, *self.cluster_of}
        self.free = [h not in taken for h in range(chart.size)]
        self.touch = [0] * chart.size
        self.beside = [0] * len(self.clusters)             # free hexes next to each cluster
        for h, n in self.cluster_of.items():
            for x in chart.near[h]:
                if self.free[x]:
                    self.touch[x] |= 1 << n
                    self.beside[n] |= chart.bit[x]
        self.kinds: dict[int, int] = {}                    # free hexes by the clusters that they touch
        for h in range(chart.size):
            if self.free[h]:
                self.kinds[self.touch[h]] = self.kinds.get(self.touch[h], 0) | chart.bit[h]
        self.steps = 0
        self.most = MOST_STEPS
        self.is_complete = True                            # has nothing been left out?
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

    def is_enough(self, mask: int) -> bool:
        return mask & self.base == self.base and self.value(mask) >= self.needed

    def around(self, mask: int) -> int:
        """The free hexes next to these clusters."""
        found = 0
        for n in members(mask):
            found |= self.beside[n]
        return found

    def planets(self, mask: int) -> tuple[int, ...]:
        """The hexes of the clusters, without those that were a federation before."""
        mask &= ~self.base
        return tuple(sorted([h for n, cluster in enumerate(self.clusters) if mask >> n & 1 for h in cluster]))

    # which there are

    def plans(self) -> list[tuple[int, int]]:
        """Legal (P as bits, number of satellites), cheapest first: all, or as many as the steps allow."""
        self.steps = 0
        limit, joined = self._rough_plan(0)
        if limit < self.budget:                            # what costs more often is illegal: it contains what we have
            legal = self._search(limit, self.everyone, False)
            if self.steps <= self.most and self._is_more_possible(self.everyone, legal, set()):
                legal = self._search(self.budget, self.everyone, False)
        else:
            legal = self._search(self.budget, self.everyone, False)
        return legal or (self._one_plan(limit, joined) if limit <= self.budget else [])

    def _one_plan(self, limit: int, joined: int) -> list[tuple[int, int]]:
        """Where there is too much to search: the cheapest of these clusters, or of some more if these had better be
        linked through others. They are few, so this one may take all the steps that it needs."""
        self.most = FAR * FAR
        while True:
            legal = self._search(limit, joined, True)
            rest = members(self.everyone & ~joined)
            if legal or not rest:
                self.most = MOST_STEPS
                return legal
            joined |= 1 << min(rest, key=lambda n: sum([self._distances(n)[k] for k in members(joined)]))

    def is_possible(self) -> bool:
        """Is there any plan?"""
        self.steps = 0
        return self._rough_plan(self.budget)[0] <= self.budget or bool(self._search(self.budget, self.everyone, True))

    def _search(self, limit: int, only: int, first: bool) -> list[tuple[int, int]]:
        """All legal plans of these clusters with so many satellites, or only the first that are found."""
        legal: list[tuple[int, int]] = []
        if not self._is_within_reach(limit, only):
            return legal
        spare = self.value(only) - self.needed
        # clusters without which there is no plan: what comes too late for one of them need not be followed
        musts = [n for n in members(only) if self.values[n] > spare or self.base >> n & 1]
        growth = Growth(self, limit, only, musts)
        for cost in range(limit + 1):
            news = growth.grow(cost, legal)
            fresh = [mask for mask in sorted(news) if self.is_enough(mask)]
            cheapest = only == self.everyone and not legal                     # these are legal in any case
            for mask in fresh:
                if not any([p & mask == p and n < cost for p, n in legal]) and (
                        self.flexible or cheapest or not self._has_shortcut(mask, cost)):
                    legal.append((mask, cost))
            if self.steps > self.most:
                self.is_complete = False
                break
            if legal and (first or not self._is_more_possible(only, legal, set())):
                break
        return legal

    def _is_more_possible(self, mask: int, legal: list[tuple[int, int]], tried: set[int]) -> bool:
        """Is there a set of sufficient value, among these clusters, that contains none of the legal ones?"""
        if mask in tried or self.value(mask) < self.needed:
            return False
        tried.add(mask)
        self.steps += 1
        for p, _ in legal:
            if p & mask == p:
                return any([self._is_more_possible(mask ^ 1 << n, legal, tried) for n in members(p & ~self.base)])
        return True

    def _rough_plan(self, enough: int) -> tuple[int, int]:
        """So many satellites suffice for some plan, if not the fewest, and these clusters are in it: from some cluster,
        the paths to those nearest to it. More than can be paid: none was found. Does not look for less than enough."""
        near, free, touch = self.chart.near, self.free, self.touch
        beside = [self.chart.hexes_of(these) for these in self.beside]
        least, best = self.budget + 1, 0
        for start in range(1 if self.base else len(self.clusters)):
            value = self.values[start]
            joined = 1 << start
            before = dict.fromkeys(beside[start], -1)      # the hex from which each was reached
            satellites: set[int] = set()
            queue = list(before)
            for h in queue:
                if value >= self.needed:
                    break
                if touch[h] & ~joined:
                    x = h
                    while x >= 0 and x not in satellites:
                        satellites.add(x)
                        x = before[x]
                    for n in members(touch[h] & ~joined):
                        joined |= 1 << n
                        value += self.values[n]
                        for x in beside[n]:
                            if x not in before:
                                before[x] = -1
                                queue.append(x)
                    if len(satellites) >= least:
                        break
                for x in near[h]:
                    if free[x] and x not in before:
                        before[x] = h
                        queue.append(x)
            if value >= self.needed and len(satellites) < least:
                least, best = len(satellites), joined
                if least <= enough:
                    break
        return least, best

    def _is_within_reach(self, limit: int, only: int) -> bool:
        """A quick look first: is there any cluster with enough value around it, by the distance between clusters?"""
        these = members(only)
        gaps = [[min([self.chart.distance[x][y] for x in self.clusters[a] for y in self.clusters[b]]) - 1
                 if a != b else 0 for b in these] for a in these]
        for via, to in enumerate(gaps):
            for row in gaps:
                first = row[via]
                for b, gap in enumerate(to):
                    if first + gap < row[b]:
                        row[b] = first + gap
        return any([sum([self.values[n] for n, gap in zip(these, row) if gap <= limit]) >= self.needed for row in gaps])

    # is it legal?

    def _has_shortcut(self, mask: int, cost: int) -> bool:
        """Would it save satellites to take in another own cluster? (GAI-12.7a)"""
        if cost < 2:
            return False
        if not self._apart:
            self._apart = [self._distances(n) for n in range(len(self.clusters))]
        if all([max([self._apart[n][k] for k in members(mask)]) >= cost for n in members(self.everyone & ~mask)]):
            return False                                   # no other cluster is near enough
        return self._can_connect(mask, cost - 1, self.everyone)

    def _can_connect(self, target: int, limit: int, of_use: int) -> bool:
        """Can these clusters be connected with so many satellites, others being of use on the way?

        Trees by the clusters of the target that they touch; from one side of another cluster they go on at any other.
        """
        if target & (target - 1) == 0:
            return True
        chart = self.chart
        kinds: dict[int, int] = {}
        for touched, hexes in self.kinds.items():
            if touched & ~of_use == 0:
                kinds[touched & target] = kinds.get(touched & target, 0) | hexes
        others = [self.beside[n] for n in members(of_use & ~target)]
        trees: Trees = {}
        seen: dict[int, int] = {}
        steps: list[dict[int, int]] = [{} for _ in range(limit + 2)]
        news = [1 << n for n in members(target)]
        known = set(news)
        for cost in range(limit + 1):
            for mask, ends in steps[cost].items():
                ends &= ~seen.get(mask, 0)
                if not ends:
                    continue
                if mask == target:
                    return True
                for other, grown in trees.items():         # meet another branch that shares nothing but the hex
                    self.steps += 1
                    shared = mask & other
                    if shared in (mask, other):
                        continue
                    meeting = ends & seen[other] & kinds.get(shared, 0)
                    if meeting:
                        for dear, places in grown:
                            _add(steps, cost + dear - 1, mask | other, meeting & places, limit)
                seen[mask] = seen.get(mask, 0) | ends
                trees.setdefault(mask, []).append((cost, ends))
                if mask not in known:
                    known.add(mask)
                    news.append(mask)
                around = chart.spread(ends)
                for hexes in others:
                    if ends & hexes:
                        around |= hexes
                for touched, hexes in kinds.items():
                    _add(steps, cost + 1, mask | touched, around & hexes, limit)
            if self.steps > self.most:
                return True                                # perhaps; no federation that is worth it is as large as that
            for mask in news:
                around = self.around(mask)
                for touched, hexes in kinds.items():
                    _add(steps, cost + 1, mask | touched, around & hexes, limit)
            news = []
        return False

    def _distances(self, start: int) -> list[int]:
        """Satellites needed from one cluster to each other one, all clusters being of use on the way."""
        found = [FAR] * len(self.clusters)
        found[start] = 0
        free = 0
        for hexes in self.kinds.values():
            free |= hexes
        ring, seen, cost = self.beside[start], 0, 0
        while ring:
            cost += 1
            seen |= ring
            following = self.chart.spread(ring)
            for n, hexes in enumerate(self.beside):
                if found[n] == FAR and ring & hexes:
                    found[n] = cost
                    following |= hexes
            ring = following & free & ~seen
        return found

    def flaw(self, chosen: Sequence[int]) -> Flaw | None:
        """What is wrong with a federation of exactly these planets and satellites; None if it is legal."""
        self.steps = 0
        satellites = [h for h in chosen if h not in self.cluster_of]
        mask = self.base
        for h in chosen:
            mask |= 1 << self.cluster_of[h] if h in self.cluster_of else self.touch[h]
        missing = [h for h in self.planets(mask) if h not in chosen]
        if missing:
            return ("federation-joins", self.chart.hexes[missing[0]])          # GAI-12.6
        if not self._is_connected(mask, satellites):
            return ("federation-apart",)                                       # GAI-12.3
        if self.value(mask) < self.needed:
            return ("federation-value", self.needed, self.value(mask))         # GAI-12.2
        n = len(satellites)
        if n > self.budget:
            return ("federation-budget", self.budget, n)
        if n == 0:
            return None
        if self._can_connect(mask, n - 1, mask if self.flexible else self.everyone):
            return ("federation-fewer", n)                                     # GAI-12.7a
        if self._search(n - 1, mask, True):
            return ("federation-needless",)                                    # GAI-12.7b
        return None

    def _is_connected(self, mask: int, satellites: Sequence[int]) -> bool:
        hexes = 0
        for h in satellites:
            hexes |= self.chart.bit[h]
        clusters, reached = mask & -mask, 0
        while True:
            more = hexes & (self.chart.spread(reached) | self.around(clusters)) & ~reached
            if not more:
                return (clusters, reached) == (mask, hexes)
            reached |= more
            for n in members(mask):
                if self.beside[n] & more:
                    clusters |= 1 << n

    # how to link them

    def ways(self, mask: int, cost: int) -> list[tuple[int, ...]]:
        """Sets of so many satellites, the fewest that suffice, that join exactly these clusters: all, or as many as are
        worth looking for."""
        if cost == 0:
            return [()]
        growth = Growth(self, cost, mask, members(mask))
        self.most = FAR * FAR                              # a legal federation is small
        for n in range(cost + 1):
            growth.grow(n, [])
        self.most = MOST_STEPS
        found = growth.sets(mask, cost)
        if len(found) >= MOST_WAYS:
            self.is_complete = False
        return sorted([self.chart.hexes_of(these) for these in found])

    def useful(self) -> list[int]:
        """Hexes that can be on a way between two clusters."""
        free = 0
        for hexes in self.kinds.values():
            free |= hexes
        away: list[list[int]] = [[] for _ in range(self.chart.size)]
        for ring in self.beside:
            seen = 0
            for n in range(1, self.budget + 1):
                ring &= free & ~seen
                seen |= ring
                for h in self.chart.hexes_of(ring):
                    away[h].append(n)
                ring = self.chart.spread(ring)
        return [h for h, steps in enumerate(away) if len(steps) > 1 and sum(sorted(steps)[:2]) - 1 <= self.budget]


class Growth:
    """Trees of satellites that touch some of these clusters and no other, growing by one satellite at a time."""

    def __init__(self, question: Problem, limit: int, only: int, musts: Sequence[int]) -> None:
        self.question = question
        self.limit = limit
        self.only = only
        self.kinds = {t: hexes for t, hexes in question.kinds.items() if t & ~only == 0}
        self.trees: Trees = {}
        self.seen: dict[int, int] = {}
        self.steps: list[dict[int, int]] = [{} for _ in range(limit + 2)]
        self.whole: dict[int, int] = {}                    # P: the fewest satellites
        self.musts = musts
        self.near = {n: self._rings(n) for n in musts}     # by steps: from where a cluster can still be reached
        self._sets: dict[tuple[int, int], list[int]] = {}

    def _rings(self, n: int) -> list[int]:
        """For each number of satellites: the hexes up to which so many lead from this cluster, the last included."""
        free = 0
        for hexes in self.kinds.values():
            free |= hexes
        beside = self.question.beside
        found = [0]
        ring = beside[n] & free
        passed = 1 << n
        for _ in range(self.limit + 1):
            found.append(found[-1] | ring)
            following = self.question.chart.spread(ring)
            for m in members(self.only & ~passed):
                if ring & beside[m]:
                    passed |= 1 << m
                    following |= beside[m]
            ring = following & free & ~found[-1]
        return found

    def grow(self, cost: int, legal: list[tuple[int, int]]) -> list[int]:
        """All trees of so many satellites; says which P are met for the first time. What contains a cheaper legal
        federation is not followed."""
        question, seen, trees, steps, limit = self.question, self.seen, self.trees, self.steps, self.limit
        left = limit - cost
        news = [1 << n for n in members(self.only)] if cost == 0 else []
        for mask, ends in steps[cost].items():
            ends &= ~seen.get(mask, 0)
            if not ends or any([p & mask == p and n < cost for p, n in legal]):
                continue
            around = question.around(mask)
            for n in self.musts:                           # too late for some cluster, from the tree and from P itself?
                if not mask >> n & 1 and not around & self.near[n][left]:
                    ends &= self.near[n][left + 1]
            if not ends:
                continue
            if mask not in self.whole:
                news.append(mask)
            for other, grown in trees.items():             # meet another branch here; it shares nothing but the hex
                question.steps += 1
                shared = mask & other
                if shared in (mask, other):
                    continue
                meeting = ends & seen[other] & self.kinds.get(shared, 0)
                if meeting:
                    for dear, places in grown:
                        _add(steps, cost + dear - 1, mask | other, meeting & places, limit)
            seen[mask] = seen.get(mask, 0) | ends
            trees.setdefault(mask, []).append((cost, ends))
            if cost < limit:
                beside = question.chart.spread(ends)
                for touched, hexes in self.kinds.items():
                    _add(steps, cost + 1, mask | touched, beside & hexes, limit)
            if question.steps > question.most:
                break
        for mask in news:
            self.whole[mask] = cost
            if cost < limit and not any([p & mask == p for p, _ in legal]):
                around = question.around(mask)
                if all([mask >> n & 1 or around & self.near[n][left] for n in self.musts]):
                    for touched, hexes in self.kinds.items():
                        _add(steps, cost + 1, mask | touched, around & hexes, limit)
        return news

    def sets(self, mask: int, cost: int) -> list[int]:
        """The satellites of all trees that touch exactly P with so many satellites."""
        found: dict[int, None] = {}                        # in the order of finding
        for dear, ends in self.trees.get(mask, []):
            if dear == cost:
                for h in self.question.chart.hexes_of(ends):
                    found.update(dict.fromkeys(self._sets_at(mask, h, cost)))
        return list(found)[:MOST_WAYS]

    def _sets_at(self, mask: int, h: int, cost: int) -> list[int]:
        """Those that end at this hex."""
        found = self._sets.get((mask, h))
        if found is not None:
            return found
        chart, touched, trees = self.question.chart, self.question.touch[h], self.trees
        bit = chart.bit[h]
        rest: dict[int, None] = {}                         # without the hex itself
        for p, dear in self.whole.items():
            if dear == cost - 1 and p | touched == mask and self.question.around(p) & bit:
                rest.update(dict.fromkeys(self.sets(p, dear) if dear else [0]))
        for p, grown in trees.items():
            if p | touched == mask:
                for dear, ends in grown:
                    if dear == cost - 1 and ends & chart.spread(bit):
                        for x in chart.near[h]:
                            if ends & chart.bit[x]:
                                rest.update(dict.fromkeys(self._sets_at(p, x, dear)))
        for p, grown in trees.items():
            if p | mask == mask and p & touched == touched:
                q = mask ^ p | touched
                if touched != p < q != touched and q in trees:
                    for dear in [n for n, ends in grown if ends & bit]:
                        if any([n == cost + 1 - dear and ends & bit for n, ends in trees[q]]):
                            for a in self._sets_at(p, h, dear):
                                for b in self._sets_at(q, h, cost + 1 - dear):
                                    rest[(a | b) & ~bit] = None
        found = [these | bit for these in rest if these.bit_count() == cost - 1 and not these & bit][:MOST_WAYS]
        self._sets[mask, h] = found
        return found


def members(mask: int) -> list[int]:
    """The numbers of the clusters that these bits are."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def _add(steps: list[dict[int, int]], cost: int, mask: int, ends: int, limit: int) -> None:
    if ends and cost <= limit:
        steps[cost][mask] = steps[cost].get(mask, 0) | ends


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


Offer = tuple[int, int, list[tuple[int, ...]]]             # P, the number of satellites, ways to link it

_possible: dict[tuple[object, ...], bool] = {}
_offers: dict[tuple[object, ...], tuple[Problem, list[Offer], bool]] = {}


def problem(s: Galaxy, p: Player) -> Problem:
    """The question as it stands for this player."""
    chart = s.chart
    loose = loose_pieces(s, p)
    flexible = s.rules.flexible_federations == "yes"
    blocked = [s.lost]
    base = growing(p)
    if not base:
        for these in p.federations:                                        # GAI-12.5
            for h in these:
                blocked += [h, *chart.near[h]]
    return Problem(chart, loose, base, federation_value(s, p, base), blocked, needed(s, p), budget(s, p), flexible)


def _position(s: Galaxy, p: Player) -> tuple[object, ...]:
    """All that the question depends on."""
    return (s.map, s.lost, tuple(loose_pieces(s, p).items()), tuple(p.federations), federation_value(s, p, growing(p)),
            needed(s, p), budget(s, p), s.rules.flexible_federations)


def is_possible(s: Galaxy, seat: int) -> bool:
    """Can a federation be formed now?"""
    p = s.players[seat]
    if value_at_hand(s, p) < needed(s, p) or not any(s.tokens.values()):
        return False
    key = _position(s, p)
    found = _possible.get(key)
    if found is None:
        if len(_possible) > 8192:
            _possible.clear()
        found = problem(s, p).is_possible()
        _possible[key] = found
    return found


def offers(s: Galaxy, seat: int) -> tuple[Problem, list[Offer], bool]:
    """The question, the federations that are worth a look, those with the fewest satellites first, and whether these
    are all that there are."""
    p = s.players[seat]
    key = _position(s, p)
    found = _offers.get(key)
    if found is None:
        if len(_offers) > 64:
            _offers.clear()
        question = problem(s, p)
        plans = question.plans()
        listed = [(mask, n, question.ways(mask, n)) for mask, n in plans[:MOST_PLANS]]
        found = question, listed, question.is_complete and len(plans) <= MOST_PLANS
        _offers[key] = found
    return found
