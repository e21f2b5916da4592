"""Any position of the game in a few words, and short ways to play on from it and to look at it.

    t = scenario(hands={0: ["public_works", 3]}, actions="develop", deck=["gem_world"])
    t.play(0, "public_works").play(1, "pass")

Cards are named by design; the first free copy is taken. A number in a hand means so many cards that nobody named.
Chance draws the cards named in `deck`, in this order, then cards that nobody named.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivesuns.games import load
from fivesuns.games.race.catalog import FIRST_EDITION, Card
from fivesuns.games.race.state import Player, Race
from fivesuns.kernel import Draw, Event, Table, spell

STARTS = ("new_sparta", "alpha_centauri", "epsilon_eridani", "old_earth")


class Scenario:
    """A table without dice, and everything that happened on it."""

    def __init__(self, table: Table[Race], stack: list[Card], named: list[Card]) -> None:
        self.table = table
        self.stack = stack
        self.named = named
        self.events: list[Event] = []
        self.draw()

    # playing

    def play(self, seat: int, *answers: str) -> Scenario:
        """Answer by name; a design stands for the copy that is offered."""
        for answer in answers:
            decision = self.table.waiting()[seat]
            words = [self.offered(seat, word) for word in answer.split(" ")]
            things = getattr(decision, "things", None)
            if things is not None:
                words = [word for word in things if word in words] or ["nothing"]
            self.events += self.table.answer(seat, " ".join(words))
            self.draw()
        return self

    def offered(self, seat: int, word: str) -> str:
        design = FIRST_EDITION.designs.get(word)
        if design is None or len(design.cards) == 1:
            return word
        p = self.p(seat)
        return next((card for card in [*p.hand, *p.drawn, *p.tableau] if card in design.cards), word)

    def draw(self) -> None:
        """Answer for chance: the stacked cards first, as far as they are there."""
        while isinstance(self.table.ask, Draw):
            ask = self.table.ask
            found: list[Card] = []
            while self.stack and len(found) < ask.things and self.stack[0] in ask.pool:
                found.append(self.stack.pop(0))
            rest = sorted([card for card in ask.pool if card not in found], key=lambda card: card in self.named)
            self.events += self.table.settle(tuple(found + rest[:ask.things - len(found)]))

    def pass_all(self, key: str) -> Scenario:
        """Everybody who is asked this says no."""
        while any(d.key == key for d in self.table.waiting().values()):
            self.play(next(iter(self.table.waiting())), "pass")
        return self

    # looking

    @property
    def state(self) -> Race:
        return self.table.state

    def p(self, seat: int) -> Player:
        return self.table.state.players[seat]

    def asked(self) -> dict[int, str]:
        return {seat: d.key.removeprefix("race.") for seat, d in self.table.waiting().items()}

    def options(self, seat: int) -> list[str]:
        """Names of the legal answers, without copy numbers."""
        d = self.table.waiting()[seat]
        return [plain(spell(d.at(i))) for i in range(d.count())]

    def decision(self, seat: int) -> Any:
        return self.table.waiting()[seat]

    def tableau(self, seat: int) -> list[str]:
        return [plain(card) for card in self.p(seat).tableau]

    def hand(self, seat: int) -> list[str]:
        return [plain(card) for card in self.p(seat).hand]

    def goods(self, seat: int) -> list[str]:
        p = self.p(seat)
        return [plain(world) for world in p.tableau if world in p.goods]

    def drawn(self, seat: int) -> int:
        """Cards drawn into this hand since the scenario began."""
        return sum(e.args["n"] for e in self.events if e.what == "drew" and e.args["seat"] == seat)

    def happened(self, what: str) -> list[dict[str, Any]]:
        return [e.args for e in self.events if e.what == what]

    def score(self, seat: int) -> int:
        return self.table.scores()[seat]


def plain(name: str) -> str:
    """`pay public_works-2` -> `pay public_works`"""
    return " ".join([word[:-2] if word[-2:] in ("-1", "-2") else word for word in name.split(" ")])


def scenario(*, seats: int = 2, tableaux: Mapping[int, Sequence[str]] | None = None,
             hands: Mapping[int, Sequence[str | int]] | None = None, goods: Mapping[int, Sequence[str]] | None = None,
             starts: Sequence[str] = STARTS, chips: Mapping[int, int] | None = None, pool: int | None = None,
             deck: Sequence[str] = (), deck_size: int | None = None, discard: Sequence[str] = (), round: int = 0,
             exhausted: bool = False, actions: str | Mapping[int, str] | None = None, **options: Any) -> Scenario:
    """A position at the start of a round; with `actions` the actions have been chosen (one name: by everybody).

    `deck_size` puts all but so many of the cards left into the discard pile.
    """
    game = load("race")
    full = game.settle({"seats": seats, **options})
    free = {id: list(d.cards) for id, d in FIRST_EDITION.designs.items()}

    def take(id: str) -> Card:
        return free[id].pop(0)

    players = []
    for seat in range(seats):
        tableau = [take(id) for id in [starts[seat], *(tableaux or {}).get(seat, [])]]
        chip = (chips or {}).get(seat, 0)
        players.append(Player(start=tableau[0], tableau=tableau, chips=chip))
    for seat, p in enumerate(players):
        p.hand = [take(id) for id in (hands or {}).get(seat, []) if isinstance(id, str)]
    stack = [take(id) for id in deck]
    pile = [take(id) for id in discard]
    named = [*stack, *pile, *[card for p in players for card in p.tableau + p.hand]]
    rest = [card for cards in free.values() for card in cards]
    rest.sort(key=lambda card: FIRST_EDITION.cards[card].defense)          # fillers are dull: strong military worlds

    def filler(n: int) -> list[Card]:
        found = [rest.pop() for _ in range(n)]
        named.extend(found)
        return found

    for seat, p in enumerate(players):
        p.hand += filler(sum(n for n in (hands or {}).get(seat, []) if isinstance(n, int)))
        for id in (goods or {}).get(seat, []):
            p.goods[next(card for card in p.tableau if plain(card) == id)] = filler(1)[0]
    if exhausted:                                # deck and pile are empty: somebody holds all the rest
        players[-1].hand += rest
        rest.clear()
    if deck_size is not None:
        pile += filler(len(rest) + len(stack) - deck_size)
    numbers = [FIRST_EDITION.cards[p.tableau[0]].start for p in players]
    first = numbers.index(min(numbers))
    s = Race(agenda=[("begin_round",)], players=players, start_worlds=[], deck=[*stack, *rest], discard=pile,
             pool=12 * seats - sum(p.chips for p in players), order=tuple((first + i) % seats for i in range(seats)),
             round=round, **{name: value for name, value in full.items() if name != "seats"})
    if pool is not None:
        players[-1].chips += s.pool - pool
        s.pool = pool
    assert not game.audit(s), game.audit(s)
    t = Scenario(Table.at(game, full, s), stack, named)
    if actions is not None:
        for seat in s.order:
            t.play(seat, actions if isinstance(actions, str) else actions[seat])
    return t
