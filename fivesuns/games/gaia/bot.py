"""The house bot: tries every action in its mind, and takes the one after which it stands best.

Nothing but the cards of the Automa is hidden in Gaia Project, so what it imagines is what is there.
"""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.gaia.judgement import FACTION, neighbourhood, value
from fivesuns.kernel import Bot, Choose, Compose, Decision, QuickDice, Rng, Seat, Table, spell
from fivesuns.kernel.codec import copied

TURN: Final = ("gaia.act", "gaia.end")
LATER: Final = 0.8               # what it costs to have to wait a turn
ENOUGH: Final = 0.15             # before the last round, an action must improve the position by so much
CHANGE: Final = ("power_to_ore", "power_to_credit", "power_to_knowledge", "power_to_qic", "burn", "qic_to_ore",
                 "ore_to_credit", "knowledge_to_credit", "ore_to_token", "credits_to_ore", "credits_to_qic",
                 "credits_to_knowledge", "gaiaformer_to_qic", "token_to_knowledge")
OFTEN: Final = {"power_to_credit": 4, "burn": 3, "power_to_ore": 2, "ore_to_credit": 3, "credits_to_ore": 2}


class House(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

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
        if decision.key == "gaia.act":
            return Plan(world, seat.number).act()
        return best(world, seat.number, decision)[1]

    def liking(self, faction: str) -> float:
        """The stronger factions more often, but not always the same."""
        return -FACTION.index(faction) - self.rng.below(8)

    def bid(self, decision: Decision[Any]) -> Any:
        """The lowest bid that is legal, for the best faction that is not dear yet."""
        bids = [decision.at(i) for i in range(decision.count())]
        return min(bids, key=lambda bid: bid[1] * 2 + FACTION.index(bid[0]))


def best(table: Table[Any], seat: int, decision: Decision[Any]) -> tuple[float, Any]:
    """The answer after which the seat stands best, and how it stands then."""
    found, chosen = -1e9, None
    for answer in answers(decision):
        after = table.clone()
        after.give(seat, answer)
        standing = settled(after, seat)
        if standing > found:
            found, chosen = standing, answer
    return found, chosen


def answers(decision: Decision[Any]) -> list[Any]:
    """Those that are worth a thought."""
    if isinstance(decision, Compose) and decision.offered is not None:
        return [whole for whole, _ in decision.offered()]
    return [decision.at(i) for i in range(min(decision.count(), 40))]


def settled(table: Table[Any], seat: int) -> float:
    """How the seat stands when it has answered everything that an action asks."""
    decision = table.waiting().get(seat)
    if decision is None or decision.key in TURN or table.over:
        return value(table.state, seat)
    if decision.key in ("gaia.lost_planet", "gaia.station"):
        table.give(seat, decision.at(0))
        return settled(table, seat)
    return best(table, seat, decision)[0]


class Plan:
    """A turn: one main action, with the exchanges that make it possible."""

    def __init__(self, table: Table[Any], seat: int) -> None:
        self.table = table
        self.seat = seat
        self.tried: dict[str, float] = {}
        self.best = -1e9
        self.step: Any = None

    def act(self) -> Any:
        now = value(self.table.state, self.seat)
        acts = self.options(self.table)
        passes = [act for act in acts if act[0] in ("pass", "last_pass")]
        for act in acts:
            if act[0] not in ("free", "pass", "last_pass"):
                self.consider(self.table, act, act)
        for act in acts:
            if act[0] == "free" and act[1] in CHANGE:
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
        standing = settled(after, self.seat)
        if act[0] == "upgrade" and act[2] == "trading_station":
            standing = max(standing, self.next_upgrade(after, act[1]) - LATER)
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
                found = max(found, settled(after, self.seat))
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
