"""What is on the table: the shared piles, and what lies before each player."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fivesuns.games.race.catalog import DEVELOPS, FIRST_EDITION, SECOND_EDITION, SETTLES, Box, Card
from fivesuns.kernel import State


@dataclass(kw_only=True)
class Player:
    """One seat's things."""
    start: str = ""                                              # its start world
    tableau: list[Card] = field(default_factory=list)            # face up, oldest first
    goods: dict[Card, Card] = field(default_factory=dict)        # world -> card on it, unknown to everybody (RFG-3.1)
    hand: list[Card] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)              # Explore: to choose from
    plan: list[Card] = field(default_factory=list)               # revealed, not yet placed: one card at most
    chips: int = 0
    actions: tuple[str, ...] = ()                                # revealed this round
    used: list[tuple[str, str]] = field(default_factory=list)    # consume powers used this phase
    produced: list[Card] = field(default_factory=list)           # worlds that produced this phase
    discards: list[Card] = field(default_factory=list)           # cards of the pile that this player put there
    shown: list[Card] = field(default_factory=list)              # hand cards that everybody has seen


@dataclass(kw_only=True)
class Race(State):
    """The whole table."""
    players: list[Player]
    pool: int                                                    # VP chips; below 0 they come from the reserve
    start_worlds: list[Card]                                     # until they are dealt
    deck: list[Card]                                             # without order
    discard: list[Card] = field(default_factory=list)            # face down
    seen: list[Card] = field(default_factory=list)               # cards of the pile that everybody saw (RFG-2.8)
    order: tuple[int, ...] = ()                                  # clockwise from the lowest start world (RFG-3.8)
    round: int = 0
    phase: str = ""
    over: bool = False
    # table options
    first_game: bool = False
    duel: bool = False
    second_edition: bool = False
    tactics_without_world: bool = False
    choose_produce_order: bool = False
    keldon_order: bool = False
    max_rounds: int = 0

    def box(self) -> Box:
        return SECOND_EDITION if self.second_edition else FIRST_EDITION

    def nth(self) -> int:
        """1 or 2 where the phase is one of two of its kind in this round, in a duel (RFG-11.3); else 0."""
        words = DEVELOPS if self.phase == "develop" else SETTLES if self.phase == "settle" else ()
        for word in words:
            if not any([word in p.actions for p in self.players]):
                return 0
        if not words:
            return 0
        return 1 if (self.phase, 1) in self.agenda else 2

    def which(self) -> tuple[int, ...]:
        """For a question: the same, where there is something to say."""
        nth = self.nth()
        return (nth,) if nth else ()

    def throw_away(self, seat: int, cards: Sequence[Card]) -> None:
        """From the hand to the pile, face down. What others knew of this hand may have gone with it."""
        p = self.players[seat]
        for card in cards:
            p.hand.remove(card)
            self.discard.append(card)
            p.discards.append(card)
        if cards and p.shown:
            p.shown = []

    def give_up(self, seat: int, card: Card) -> None:
        """From the tableau to the pile: everybody saw it."""
        self.players[seat].tableau.remove(card)
        self.discard.append(card)
        self.seen.append(card)

    def lose_good(self, seat: int, world: Card) -> None:
        """From a world to the pile: nobody saw it."""
        self.discard.append(self.players[seat].goods.pop(world))

    def leave_hand(self, seat: int, card: Card) -> None:
        """Out of the hand, openly."""
        p = self.players[seat]
        p.hand.remove(card)
        if card in p.shown:
            p.shown.remove(card)

    def gain_chips(self, seat: int, vp: int) -> None:
        """From the pool, and beyond it from the reserve (RFG-8.8)."""
        self.players[seat].chips += vp
        self.pool -= vp
