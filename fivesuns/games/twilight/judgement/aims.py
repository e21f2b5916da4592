"""What a seat strives for: objectives that it can score and how near they are, planets and what they are worth."""
from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from fivesuns.games.twilight import objectives, pay, values
from fivesuns.games.twilight.catalog import MECATOL, OBJECTIVES, PLANETS, asked
from fivesuns.games.twilight.state import Twilight

POINT: Final = 7.0               # what a victory point is worth; a resource is about a half
HALFWAY: Final = 0.6             # of a point, at most, for what is not fulfilled yet
PLANET: Final = 1.0
RESOURCE: Final = 0.5
INFLUENCE: Final = 0.4
SPECIALTY: Final = 0.4
TUITION: Final = 4
LESSONS: Final = 4               # rounds in which technologies come first
EARLY: Final = 2                 # rounds in which tokens are better used than saved
HEARTH: Final = 1.5               # of a point: who has lost a planet at home scores no public objective
CENTRE: Final = 3.0              # Mecatol Rex, beyond its influence: a point for each Imperial
TOKENS: Final = objectives.TOKENS


class Aims:
    def __init__(self, s: Twilight, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.public = [name for name, done in s.objectives.items() if seat not in done]
        self.secret = [name for name in s.players[seat].secrets if OBJECTIVES[name].phase == "status"]
        self.goal = self.spending()

    def spending(self) -> Mapping[str, Any] | None:
        """What has to be saved up to score a public objective at the end of this round, if nothing else can be."""
        s, seat = self.s, self.seat
        if s.round == 0:
            return None
        best, found = 0.0, None
        for name in self.public:
            row = OBJECTIVES[name]
            if not objectives.fulfils(s, seat, row.requirement):
                continue
            if s.round <= EARLY and row.requirement.get("resource") == TOKENS:
                continue
            costs = row.requirement["kind"] == "spend"
            worth = row.points + (0.0 if costs else 0.5)
            if worth > best:
                best, found = worth, row.requirement if costs else None
        return found

    def kept(self, what: str) -> int:
        """So much of this is not for anything else."""
        goal = self.goal
        if goal is None or goal["resource"] != what:
            return 0
        return int(goal["amount"])

    def reserved(self, what: str) -> int:
        """The same, and what should be left for a technology."""
        return self.kept(what) + (self.tuition() if what == "resources" else 0)

    def spare(self, what: str, lessons: bool = True) -> int:
        """So many resources, or so much influence, can be spent without missing the goal; nor, as a rule, the next
        technology. A planet is spent as a whole."""
        s, seat = self.s, self.seat
        p = s.players[seat]
        other = "influence" if what == "resources" else "resources"
        keep, cross = [self.reserved(x) if lessons else self.kept(x) for x in (what, other)]
        goods, each = max(0, p.goods - self.kept("trade_goods")), pay.rate(s, seat)
        there, cost = pay.purse(s, seat, what), pay.purse(s, seat, other)
        most = sum(there.values()) + goods * each
        keep = rest(there.values(), goods, each, keep)
        if not cross:
            return max(0, most - keep)
        left, found = pay.most(s, seat, other) - cross, 0
        for planet in sorted(there, key=lambda x: cost.get(x, 0) / there[x]):
            if cost.get(planet, 0) <= left:
                left -= cost.get(planet, 0)
                found += there[planet]
        return max(0, min(most - keep, found + max(0, min(left, goods))))

    def tuition(self) -> int:
        """What should be left for a technology, while another still has that strategy card to use."""
        s, p = self.s, self.s.players[self.seat]
        if s.phase != "action" or not p.pools["strategy"]:
            return 0
        return TUITION if any([x.strategy.get("technology") for x in s.players if x is not p]) else 0

    def for_lessons(self) -> int:
        """Resources for a technology: while there is much to gain from it, a goal can wait for another round."""
        if self.s.round <= LESSONS:
            return pay.most(self.s, self.seat, "resources")
        return self.spare("resources", lessons=False)

    def needs_tokens(self) -> bool:
        """Is each token of the pools kept for the goal?"""
        pools = self.s.players[self.seat].pools
        return 0 < self.kept(TOKENS) >= pools["tactic"] + pools["strategy"]

    def worth(self) -> float:
        """Of what lies on the board and what it does for objectives that cost nothing."""
        s, seat = self.s, self.seat
        found = 0.0 if objectives.may_score_public(s, seat) else -HEARTH * POINT
        for planet in s.players[seat].planets:
            found += planet_worth(s, planet)
        for name in self.public + self.secret:
            row = OBJECTIVES[name]
            if row.requirement["kind"] != "spend":
                found += row.points * POINT * nearness(share(s, seat, name))
        return found


def rest(planets: Collection[int], goods: int, each: int, least: int) -> int:
    """The smallest sum of some of these planets and goods that is not less than this."""
    sums = [0]
    for worth in planets:
        sums += [x + worth for x in sums if x + worth not in sums]
    return min([x + each * n for x in sums for n in range(goods + 1) if x + each * n >= least], default=least)


def share(s: Twilight, seat: int, name: str) -> float:
    """How much of what an objective asks for is there; 1 if all."""
    return min(1.0, objectives.progress(s, seat, name) / asked(OBJECTIVES[name].requirement))


def nearness(done: float) -> float:
    return 1.0 if done >= 1 else HALFWAY * done * done


def planet_worth(s: Twilight, planet: str) -> float:
    found = PLANET + RESOURCE * values.resources(s, planet) + INFLUENCE * values.influence(s, planet)
    if PLANETS[planet].specialty:
        found += SPECIALTY
    return found + CENTRE if planet == MECATOL else found
