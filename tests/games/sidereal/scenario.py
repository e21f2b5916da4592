"""Any position of the game in a few words, and short ways to play on from it and to look at it.

    s = begin(species=["kit", "faderan", "zeth", "unity"])       # round 1, everything dealt, the trade phase not begun
    give(s, 0, green=3, white=2)                                 # on top of what is there
    put(s, 1, "acrux", "kit_zdnx")                               # into play, from wherever they are
    t = act(s, ("support_check",), ("economy",))                 # a table with these stages to play
    t.play(0, "…")

Species begin with what their start card shows, unless `bare`: then with nothing but their start cards. Chance draws the
first things of the pool, unless `luck` names them. The audit is asked after every answer.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivesuns.games.sidereal.catalog import CARDS, COLONIES, KINDS, SPECIES, TEAMS
from fivesuns.games.sidereal.options import OPTIONS, SEATS
from fivesuns.games.sidereal.setup import deal, first_state, take_species
from fivesuns.games.sidereal.state import Confluence, Player
from fivesuns.kernel import Chance, Draw, Event, IllegalAnswer, Table, spell


def begin(seats: int = 0, species: Sequence[str] = (), bare: bool = False, **options: Any) -> Confluence:
    """Round 1 before its trade phase; species in the order of seats, then the simplest that are left."""
    names = [*species, *[x for x in SPECIES if x not in species]][:max(seats, len(species), SEATS[0])]
    s = first_state({**{option.name: option.default for option in OPTIONS}, **options, "seats": len(names)})
    s.agenda = []
    for seat, name in enumerate(names):
        take_species(s, seat, name)
    for ask in deal(s):
        assert isinstance(ask, Draw)
        ask.given = tuple(ask.pool[:ask.things])
    s.round, s.phase = 1, "trade"
    if bare:
        for p in s.players:
            p.stock = dict.fromkeys(KINDS, 0)
        for card in [card for card in s.holder if card in COLONIES or card in TEAMS]:
            take_away(s, card)
            s.colony_under.append(card) if card in COLONIES else s.team_under.append(card)
    return s


def give(s: Confluence, seat: int, **kinds: int) -> None:
    s.players[seat].gain(kinds)


def put(s: Confluence, seat: int, *cards: str, turned: bool = False) -> None:
    """Cards come into play before a seat, from wherever they are; `turned`: upgraded or settled."""
    for card in cards:
        assert card in CARDS, card
        take_away(s, card)
        s.holder[card] = seat
        if turned:
            s.turned[card] = True


def lay(s: Confluence, track: str, *cards: str) -> None:
    """These cards lie in the cells of a track, from the first on; others that lie there go under the deck."""
    cells, under = (s.colony_track, s.colony_under) if track == "colonies" else (s.team_track, s.team_under)
    for card in cards:
        take_away(s, card)
    under += [card for card in cells if card]
    cells[:] = [*cards, *[""] * (len(cells) - len(cards))]


def take_away(s: Confluence, card: str) -> None:
    s.holder.pop(card, None)
    s.turned.pop(card, None)
    s.seedlings.pop(card, None)
    for pile in (s.colonies, s.colony_top, s.colony_under, *s.teams, s.team_top, s.team_under, s.relics, s.removed):
        if card in pile:
            pile.remove(card)
    for cells in (s.colony_track, s.team_track):
        if card in cells:
            cells[cells.index(card)] = ""


class Scenario:
    """A table without dice, and everything that happened on it."""

    def __init__(self, state: Confluence, luck: Sequence[str] = ()) -> None:
        from fivesuns.games.sidereal.game import SiderealConfluence
        game = SiderealConfluence()
        self.table: Table[Confluence] = Table.at(game, game.settle({"seats": state.seats}), state)
        self.luck = list(luck)
        self.events: list[Event] = []
        self.table._wake(self.events)                 # what happens before the first question is heard too
        self._chance()

    # playing

    def play(self, seat: int, *answers: str) -> Scenario:
        """Answer by name."""
        for answer in answers:
            self.events += self.table.answer(seat, answer)
            self._chance()
        return self

    def refused(self, seat: int, answer: str) -> str:
        """Why an answer is refused: the word of the flaw, or "illegal"; "" if it is taken."""
        try:
            self.table.clone().answer(seat, answer)
        except IllegalAnswer as error:
            return str(error.flaw[0]) if error.flaw else "illegal"
        return ""

    def _chance(self) -> None:
        while isinstance(self.table.ask, Chance):
            ask = self.table.ask
            assert isinstance(ask, Draw)
            names = [spell(x) for x in ask.pool]
            lucky = bool(self.luck) and all([x in names for x in self.luck[0].split(" ")])
            outcome: Any = ask.named(self.luck.pop(0)) if lucky else tuple(ask.pool[:ask.things])
            self.events += self.table.settle(outcome)
        wrong = self.table.game.audit(self.s)
        assert not wrong, wrong

    # looking

    @property
    def s(self) -> Confluence:
        return self.table.state

    def p(self, seat: int) -> Player:
        return self.table.state.players[seat]

    def has(self, seat: int) -> dict[str, int]:
        """What a seat holds, without the kinds of which it has none."""
        return {kind: n for kind, n in self.p(seat).stock.items() if n}

    def cards(self, seat: int) -> list[str]:
        return [card for card, holder in self.s.holder.items() if holder == seat]

    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {seat: decision.key.removeprefix("sidereal.") for seat, decision in self.table.waiting().items()}

    def options(self, seat: int) -> list[str]:
        """What a seat may answer, where that is a list."""
        decision = self.table.waiting()[seat]
        return [spell(decision.at(i)) for i in range(decision.count())]

    def view(self, seat: int | None) -> Any:
        return self.table.view(seat)

    def told(self, what: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.what == what]


def act(s: Confluence, *stages: tuple[Any, ...], luck: Sequence[str] = ()) -> Scenario:
    """These stages, and nothing after them."""
    s.agenda = list(stages)
    return Scenario(s, luck)
