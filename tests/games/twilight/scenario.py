"""Any position of the game in a few words, and short ways to play on from it and to look at it.

    s = begin(factions=["sol", "norr", "hacan"])        # the fixed map, an empty board, the action phase of seat 0
    put(s, 0, "s18", cruiser=2)                         # units, in a system or on a planet
    t = act(s, ("activate", "s18"), luck="9 1")         # a table with this stage to play; dice as they are said
    t.play(0, "cruiser,s26")

Everybody begins with three tokens in each pool, an empty hand and no technologies, and controls the own home. Dice show
what `luck` says, a word a roll; then they show 1.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivesuns.games.twilight import GAME, notes, units
from fivesuns.games.twilight.catalog import ACTION_DECK, STRATEGY, SYSTEMS
from fivesuns.games.twilight.options import OPTIONS
from fivesuns.games.twilight.stages.building import lay_out
from fivesuns.games.twilight.stages.setting_up import first_state
from fivesuns.games.twilight.state import NOBODY, Outcome, Twilight
from fivesuns.kernel import Chance, Draw, Event, IllegalAnswer, Roll, Stage, Table

OTHER_PHASES = ("strategy_phase", "status_phase", "agenda_phase")


def begin(factions: Sequence[str] = ("sol", "norr", "hacan"), **options: Any) -> Twilight:
    s = first_state({**{option.name: option.default for option in OPTIONS}, **options, "seats": len(factions)})
    s.agenda = []
    s.speaker = s.active = 0
    s.round, s.phase = 1, "action"
    for seat, faction in enumerate(factions):
        s.players[seat].faction = faction
        notes.deal(s, seat)
    lay_out(s)
    for seat, p in enumerate(s.players):
        p.pools = {"tactic": 3, "fleet": 3, "strategy": 3}
        p.planets = dict.fromkeys(SYSTEMS[s.board.homes[seat]].planets, True)
        p.strategy = {list(STRATEGY)[seat]: True}
        p.goods = 0
    return s


def put(s: Twilight, seat: int, place: str, **troops: int) -> None:
    for type, n in troops.items():
        units.put(s.players[seat], place, type, n)


def hand(s: Twilight, seat: int, *cards: str) -> None:
    """Action cards from wherever they are."""
    for card in cards:
        assert card in ACTION_DECK, card
        for pile in (s.actions, s.discards, s.box, *[p.hand for p in s.players]):
            if card in pile:
                pile.remove(card)
        s.players[seat].hand.append(card)


def law(s: Twilight, name: str, outcome: Outcome) -> None:
    """It is in play: for, or with whom or what was elected."""
    s.agendas.remove(name)
    s.laws[name] = outcome


def agenda(s: Twilight, name: str) -> None:
    """It has been revealed; nobody has voted yet."""
    s.agendas.remove(name)
    s.phase, s.active, s.vote = "agenda", -1, name


def decided(s: Twilight, name: str, outcome: Outcome, voted: Mapping[int, Outcome] | None = None,
            luck: str = "") -> Scenario:
    """An agenda with this outcome is resolved, after these players have voted so."""
    agenda(s, name)
    s.outcome, s.voted = outcome, dict(voted or {})
    s.votes = {seat: {"planets": 1} for seat in s.voted}
    return act(s, ("resolve",), luck=luck)


def note(s: Twilight, seat: int, *words: str) -> None:
    """Promissory notes into this hand, as all know."""
    for word in words:
        for p in s.players:
            if word in p.notes:
                p.notes.remove(word)
        notes.receive(s, seat, word)
        s.rumours[notes.number_of(s, word)] = [seat]


def act(s: Twilight, *stages: Stage, luck: str = "") -> Scenario:
    """Nobody is active outside the action phase."""
    if s.phase != "action" or stages[0][0] in OTHER_PHASES:
        s.active = NOBODY
    s.agenda = [*stages]
    return Scenario(s, luck)


class Scenario:
    """A table without dice, and everything that happened on it."""

    def __init__(self, state: Twilight, luck: str = "") -> None:
        self.table: Table[Twilight] = Table.at(GAME, GAME.settle({"seats": state.seats}), state)
        self.luck = luck.split()
        self.events: list[Event] = []
        self.table._wake(self.events)
        self._chance()

    def play(self, seat: int, *answers: str) -> Scenario:
        for answer in answers:
            self.events += self.table.answer(seat, answer)
            self._chance()
        return self

    def say(self, seat: int, *acts: str) -> Scenario:
        """Beside whatever is asked."""
        for act in acts:
            self.events += self.table.answer(seat, act, aside=True)
            self._chance()
        return self

    def unsaid(self, seat: int, act: str) -> str:
        """Why something cannot be said beside the question; "" if it can."""
        try:
            self.table.clone().answer(seat, act, aside=True)
        except IllegalAnswer as error:
            return str(error.flaw[0]) if error.flaw else "illegal"
        return ""

    def refused(self, seat: int, answer: str) -> str:
        """Why an answer is refused: the word of the flaw, or "illegal"; "" if it is taken."""
        try:
            self.table.clone().answer(seat, answer)
        except IllegalAnswer as error:
            return str(error.flaw[0]) if error.flaw else "illegal"
        return ""

    def _chance(self) -> None:
        self._audit()
        while isinstance(self.table.ask, Chance):
            ask = self.table.ask
            if isinstance(ask, Roll):
                outcome: Any = tuple([int(self.luck.pop(0)) if self.luck else 1 for _ in range(ask.dice)])
            else:
                assert isinstance(ask, Draw)
                outcome = tuple(ask.pool[:ask.things])
            self.events += self.table.settle(outcome)
            self._audit()

    def _audit(self) -> None:
        wrong = GAME.audit(self.s)
        assert not wrong, wrong

    # looking

    @property
    def s(self) -> Twilight:
        return self.table.state

    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat: decision.key.removeprefix("twilight.") for seat, decision in self.table.waiting().items()}

    def options(self, seat: int) -> list[str]:
        return [option["name"] for option in self.table.waiting()[seat].describe()["options"]]

    def told(self, what: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.what == what]
