"""The house bot: tries every action in its mind, and takes the one after which it stands best.

Nothing but the cards of the Automa is hidden in Gaia Project, so what it imagines is what is there.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fivesuns.games.gaia.judgement import FACTION, contest, neighbourhood, value
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Bot, Choose, Compose, Decision, QuickDice, Rng, Seat, Table, spell
from fivesuns.kernel.codec import copied
from fivesuns.kernel.skill import blur

TURN: Final = ("gaia.act", "gaia.end")
LATER: Final = 0.8               # what it costs to have to wait a turn
ENOUGH: Final = 0.15             # before the last round, an action must improve the position by so much
CHANGE: Final = ("power_to_ore", "power_to_credit", "power_to_knowledge", "power_to_qic", "burn", "qic_to_ore",
                 "ore_to_credit", "knowledge_to_credit", "ore_to_token", "credits_to_ore", "credits_to_qic",
                 "credits_to_knowledge", "gaiaformer_to_qic", "token_to_knowledge")
OFTEN: Final = {"power_to_credit": 4, "burn": 3, "power_to_ore": 2, "ore_to_credit": 3, "credits_to_ore": 2}


class Skill(NamedTuple):
    blur: float = 0.0            # points by which it misjudges what comes of an action
    ending: bool = True          # does it think of the final scoring,
    exchanges: bool = True       # of exchanges that make an action possible,
    upgrades: bool = True        # and of what a trading station can become?


LEVELS: Final[Mapping[str, Skill]] = {
    "beginner": Skill(12.0, False, False, False), "solid": Skill(5.0, True, True, False), "strong": Skill()}


class House(Bot):
    def __init__(self, rng: Rng, skill: Skill = LEVELS["strong"]) -> None:
        self.rng = rng
        self.skill = skill

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        n = decision.count()
        if n == 1:
            return decision.at(0)
        if decision.key == "gaia.faction":
            return max([decision.at(i) for i in range(n)], key=lambda name: self.liking(str(name)))
        if decision.key == "gaia.nominate":
            return decision.at(self.rng.below(n))
        if decision.key == "gaia.end":
            return decision.at(0)
        if decision.key in ("gaia.place_sector", "gaia.turn_sector"):
            return decision.sample(self.rng)
        world = seat.imagine(self.rng, QuickDice(1))
        if decision.key == "gaia.first_structure":
            s = world.state
            return max([decision.at(i) for i in range(n)],
                       key=lambda place: neighbourhood(s, seat.number, s.chart.index[place[1]]))
        if decision.key == "gaia.bid":
            return self.bid(decision)
        judge = Judge(seat.number, self.skill, self.rng)
        if decision.key == "gaia.act":
            return Plan(world, judge).act()
        return judge.best(world, decision)[1]

    def liking(self, faction: str) -> float:
        """The stronger factions more often, but not always the same."""
        return -FACTION.index(faction) - self.rng.below(8)

    def bid(self, decision: Decision[Any]) -> Any:
        """The lowest bid that is legal, for the best faction that is not dear yet."""
        bids = [decision.at(i) for i in range(decision.count())]
        return min(bids, key=lambda bid: bid[1] * 2 + FACTION.index(bid[0]))


class Judge:
    """How a seat stands, as well as it can tell."""

    def __init__(self, seat: int, skill: Skill, rng: Rng) -> None:
        self.seat = seat
        self.skill = skill
        self.rng = rng

    def value(self, s: Galaxy) -> float:
        found = value(s, self.seat)
        return found if self.skill.ending else found - contest(s, self.seat, min(s.round, 6))

    def error(self) -> float:
        return blur(self.rng, self.skill.blur)

    def best(self, table: Table[Any], decision: Decision[Any]) -> tuple[float, Any]:
        """The answer after which the seat stands best, and how it stands then."""
        found, chosen = -1e9, None
        for answer in answers(decision):
            after = table.clone()
            after.give(self.seat, answer)
            standing = self.settled(after)
            if standing > found:
                found, chosen = standing, answer
        return found, chosen

    def settled(self, table: Table[Any]) -> float:
        """How the seat stands when it has answered everything that an action asks."""
        decision = table.waiting().get(self.seat)
        if decision is None or decision.key in TURN or table.over:
            return self.value(table.state)
        if decision.key in ("gaia.lost_planet", "gaia.station"):
            table.give(self.seat, decision.at(0))
            return self.settled(table)
        return self.best(table, decision)[0]


def answers(decision: Decision[Any]) -> list[Any]:
    """Those that are worth a thought."""
    if isinstance(decision, Compose) and decision.offered is not None:
        return [whole for whole, _ in decision.offered()]
    return [decision.at(i) for i in range(min(decision.count(), 40))]


class Plan:
    """A turn: one main action, with the exchanges that make it possible."""

    def __init__(self, table: Table[Any], judge: Judge) -> None:
        self.table = table
        self.judge = judge
        self.seat = judge.seat
        self.tried: dict[str, float] = {}
        self.best = -1e9
        self.step: Any = None

    def act(self) -> Any:
        now = self.judge.value(self.table.state)
        acts = self.options(self.table)
        passes = [act for act in acts if act[0] in ("pass", "last_pass")]
        for act in acts:
            if act[0] not in ("free", "pass", "last_pass"):
                self.consider(self.table, act, act)
        for act in acts:
            if self.judge.skill.exchanges and act[0] == "free" and act[1] in CHANGE:
                self.exchange(act)
        if self.best > now + (ENOUGH if self.table.state.round < 6 else 0.0):
            return self.step
        if ("free", "convert_all") in acts:
            return ("free", "convert_all")
        for act in passes:
            self.consider(self.table, act, act, -1e6)
        choices = [(self.tried[spell(act)], act) for act in passes]
        return max(choices, key=lambda choice: choice[0])[1]

    def options(self, table: Table[Any]) -> list[Any]:
        decision = table.waiting()[self.seat]
        assert isinstance(decision, Choose)
        return list(decision.options())

    def consider(self, table: Table[Any], act: Any, first: Any, bonus: float = 0.0) -> None:
        """A main action in its mind; `first` is what to do now for it."""
        name = spell(act)
        after = table.clone()
        after.give(self.seat, act)
        standing = self.judge.settled(after)
        if self.judge.skill.upgrades and act[0] == "upgrade" and act[2] == "trading_station":
            standing = max(standing, self.next_upgrade(after, act[1]) - LATER)
        standing += self.judge.error()
        if name not in self.tried or standing > self.tried[name]:
            self.tried[name] = standing
        if standing + bonus > self.best:
            self.best, self.step = standing + bonus, first

    def next_upgrade(self, table: Table[Any], at: Any) -> float:
        """A trading station is a step on the way: what it could become in the next turn."""
        state = copied(table.state)
        state.agenda = [("turn", self.seat)]
        state.triggers = []
        turn = Table.at(table.game, table.options, state, QuickDice(1))
        found = -1e9
        for act in self.options(turn):
            if act[0] == "upgrade" and act[1] == at:
                after = turn.clone()
                after.give(self.seat, act)
                found = max(found, self.judge.settled(after))
        return found

    def exchange(self, free: Any) -> None:
        """The same exchange once or a few times, for actions that were out of reach before."""
        table = self.table
        known = {spell(act) for act in self.options(table)}
        for _ in range(OFTEN.get(free[1], 1)):
            table = table.clone()
            table.give(self.seat, free)
            while self.seat in table.waiting() and table.waiting()[self.seat].key not in TURN:
                asked = table.waiting()[self.seat]
                table.give(self.seat, asked.at(0))
            acts = self.options(table)
            new = [act for act in acts if act[0] not in ("free", "pass", "last_pass") and spell(act) not in known]
            for act in new:
                self.consider(table, act, free)
            known |= {spell(act) for act in acts}
            if free not in acts:
                return
