"""What is on the table.

Places are words: a system (`s18`) stands for its space area, a planet for its surface. Units are counted by place and
type; whose they are says in whose hands they are kept. What happens and may be reacted to lies on a stack.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.games.twilight.options import Rules
from fivesuns.kernel import Fixed, State
from fivesuns.kernel.hexes import Hex

Troops = dict[str, int]          # by type of unit
Outcome = str | int              # of an agenda: for, against; or what is elected: a seat, a planet, a law, an objective
POOLS: Final = ("tactic", "fleet", "strategy")
NOBODY: Final = -1


@dataclass(frozen=True, kw_only=True)
class Board(Fixed):
    """The systems in play, where they lie, and which lie side by side. It is laid once."""
    hexes: dict[str, Hex] = field(default_factory=dict)             # those that touch others
    beside: dict[str, tuple[str, ...]] = field(default_factory=dict)
    homes: tuple[str, ...] = ()                                     # by seat
    gates: tuple[str, ...] = ()                                     # by seat: the system at the home place
    _noted: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)    # no data: what follows from it


@dataclass(frozen=True, kw_only=True)
class Force(Fixed):
    """What changes a value for a while."""
    source: str                                                     # the ability that it comes from
    seat: int                                                       # whose
    value: str
    amount: int
    lasts: str                                                      # the span after which it is gone
    about: tuple[Any, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Offer(Fixed):
    """What one player proposes to another; all hear it."""
    number: int
    by: int
    to: int
    terms: tuple[Any, ...]
    window: int = NOBODY                                            # the one that it is about, if it is about one


@dataclass(frozen=True, kw_only=True)
class Promise(Fixed):
    """What was promised and binds nobody."""
    debtor: int
    creditor: int
    what: str
    round: int


@dataclass(kw_only=True)
class Player:
    faction: str = ""
    units: dict[str, Troops] = field(default_factory=dict)          # place: what stands there
    damaged: dict[str, Troops] = field(default_factory=dict)        # of these
    pools: dict[str, int] = field(default_factory=lambda: dict.fromkeys(POOLS, 0))
    tokens: list[str] = field(default_factory=list)                 # systems with a command token
    planets: dict[str, bool] = field(default_factory=dict)          # controlled: is its card ready?
    technologies: dict[str, bool] = field(default_factory=dict)     # owned: is it ready?
    assimilated: dict[str, str] = field(default_factory=dict)       # of these: by token, what it copies
    strategy: dict[str, bool] = field(default_factory=dict)         # strategy cards: is it ready?
    goods: int = 0
    commodities: int = 0
    hand: list[str] = field(default_factory=list)                   # action cards, hidden
    notes: list[str] = field(default_factory=list)                  # promissory notes in hand, hidden
    area: list[str] = field(default_factory=list)                   # promissory notes that lie face up
    aside: int = NOBODY                                             # the number of the note that is to be given away
    shown: list[int] = field(default_factory=list)                  # who has been shown it
    apart: list[str] = field(default_factory=list)                  # action cards of the hand that are to be given away
    apart_shown: list[int] = field(default_factory=list)            # who has been shown these
    words: int = 0                                                  # said beside the questions of this turn
    secrets: list[str] = field(default_factory=list)                # objectives, hidden
    scored: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)            # not for objectives: what for, how many
    tiles: list[str] = field(default_factory=list)                  # dealt to build the galaxy with, hidden
    stored: int = 0                                                 # ground forces that come back on the next turn
    passed: bool = False
    out: bool = False


@dataclass(kw_only=True)
class Happening:
    """Something that can be reacted to: one occurrence of a window."""
    number: int
    window: str
    by: int                                                         # whose doing it is
    place: str
    about: tuple[Any, ...]
    order: list[int]                                                # seats, who is asked next first
    used: list[str] = field(default_factory=list)                   # abilities, in this occurrence
    forgone: list[str] = field(default_factory=list)                # by deals: `0` passes, `0,NAME` does not use this
    stirred: bool = False                                           # was a deal struck since all were asked?


@dataclass(kw_only=True)
class Played:
    """An action card that was played and is not resolved yet."""
    card: str
    seat: int
    target: tuple[Any, ...] = ()
    cancelled: bool = False
    paid: bool = False


@dataclass(kw_only=True)
class Shot:
    """Dice of units of one type: a result of this or more is a hit."""
    type: str
    value: int
    dice: int
    add: int = 0                                                    # to the result of each die
    reasons: tuple[tuple[str, int], ...] = ()                       # why so much
    aimed: bool = False                                             # its hits go to non-fighter ships, if they can
    faces: list[int] = field(default_factory=list)                  # once it is rolled
    more: list[int] = field(default_factory=list)                   # added to single dice


@dataclass(kw_only=True)
class Volley:
    """Dice that are rolled together, before and after."""
    seat: int
    foe: int                                                        # at whom
    place: str
    what: str                                                       # combat, barrage, bombardment, space_cannon
    shots: list[Shot] = field(default_factory=list)


@dataclass(kw_only=True)
class Batch:
    """Hits that have to be assigned, all from one source."""
    seat: int                                                       # who suffers them
    by: int                                                         # whose units or abilities have made them
    place: str
    hits: int
    sort: str                                                       # what can be hit: ships, big ones first, ground ...
    how: str = "combat"                                             # what has made them
    chooser: int = NOBODY                                           # who assigns them, if it is not who suffers them
    only: str = ""                                                  # the one that this player has named
    sustained: Troops = field(default_factory=dict)                 # what has used sustain damage against them
    losses: Troops = field(default_factory=dict)                    # chosen, still there


@dataclass(kw_only=True)
class Combat:
    attacker: int
    defender: int
    place: str                                                      # a system, or a planet
    round: int = 1
    retreating: int = NOBODY
    hits: dict[int, int] = field(default_factory=dict)              # made in this round, by seat
    aimed: dict[int, int] = field(default_factory=dict)             # of these, at non-fighter ships
    sustained: dict[int, Troops] = field(default_factory=dict)      # what has used sustain damage in this round
    lost: dict[int, list[str]] = field(default_factory=dict)        # types that were destroyed in this combat
    used: list[str] = field(default_factory=list)                   # abilities that can be used once in a combat
    calm: int = 0                                                   # rounds in a row without any loss
    over: bool = False
    winner: int = NOBODY

    def opponent(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker


@dataclass(kw_only=True)
class Twilight(State):
    seats: int = 3
    rules: Rules = field(default_factory=Rules)
    board: Board = field(default_factory=Board)
    round: int = 0
    phase: str = "setup"                                            # then strategy, action, status, agenda, over
    speaker: int = NOBODY
    active: int = NOBODY                                            # whose turn it is
    heir: int = NOBODY                                              # who comes next, if the active player is eliminated
    zero: int = NOBODY                                              # whose initiative is 0, whatever the cards say
    acts: int = 0                                                   # actions performed in this turn
    system: str = ""                                                # the active system
    players: list[Player] = field(default_factory=list)
    custodians: bool = True                                         # is the token still on Mecatol Rex?
    goods: dict[str, int] = field(default_factory=dict)             # on strategy cards in the common area
    tiles: dict[str, list[str]] = field(default_factory=dict)       # not dealt, by back, unseen
    laying: str = ""                                                # drawn openly, about to be put down
    named: str = ""                                                 # the strategy card that is about to be taken

    actions: list[str] = field(default_factory=list)                # pool of action cards, unseen
    discards: list[str] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)                # pool, unseen
    hidden: list[list[str]] = field(default_factory=list)           # pools of public objectives, by stage
    covered: list[int] = field(default_factory=lambda: [5, 5])      # of these, face down beside the track
    objectives: dict[str, list[int]] = field(default_factory=dict)  # turned up: who has scored it
    agendas: list[str] = field(default_factory=list)                # pool, unseen
    agenda_top: list[str] = field(default_factory=list)             # on top of it, in order, face down
    agenda_under: list[str] = field(default_factory=list)           # under it, in order
    peeked: dict[str, int] = field(default_factory=dict)            # agendas in the deck: who has seen where
    agenda_discards: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)                    # out of the game
    treated: list[int] = field(default_factory=list)                # who replenishes for nothing in this action
    vote: str = ""                                                  # the agenda on which is voted
    voted: dict[int, Outcome] = field(default_factory=dict)         # who has cast votes, and for what
    votes: dict[int, dict[str, int]] = field(default_factory=dict)  # of these: where they come from, how many
    predictions: dict[str, tuple[int, Outcome]] = field(default_factory=dict)      # by card: who predicts what
    outcome: Outcome = ""                                           # once it is decided
    recount: str = ""                                               # the law on which is voted again
    laws: dict[str, Outcome] = field(default_factory=dict)          # in play: for, or what was elected
    exhausted: list[str] = field(default_factory=list)              # laws
    delayed: dict[str, list[int]] = field(default_factory=dict)     # outcomes that are still to come: for whom

    settled: bool = False                                           # is all put right since units left or cards came?
    happened: int = 0                                               # windows opened so far
    happenings: list[Happening] = field(default_factory=list)
    plays: list[Played] = field(default_factory=list)
    undone: str = ""                                                # the card that was cancelled last
    using: str = ""                                                 # what somebody is about to use, and all know it
    forces: list[Force] = field(default_factory=list)
    combat: Combat | None = None
    feats: list[tuple[int, str]] = field(default_factory=list)      # who has scored in a combat, and where
    fallen: list[tuple[Any, ...]] = field(default_factory=list)     # losses of which nobody was told yet
    volleys: list[Volley] = field(default_factory=list)             # about to be rolled, or just rolled
    batches: list[Batch] = field(default_factory=list)
    landing: dict[str, int] = field(default_factory=dict)           # planets that were committed to: how many
    sailed: list[str] = field(default_factory=list)                 # types of ships, in this movement
    gained: list[str] = field(default_factory=list)                 # planets, in this tactical action
    wormholes: dict[str, str] = field(default_factory=dict)         # tokens on the board: kind, and in which system

    def happen(self, window: str, by: int, place: str = "", *about: Any) -> None:
        """Next, before all that was planned earlier: a window (windows.py)."""
        self._coming.append(("open_window", window, by, place, about))

    rumours: list[list[int]] = field(default_factory=list)          # notes by number: in whose hand all know it may be
    seen: list[tuple[int, int, int]] = field(default_factory=list)  # who knows in whose hand which note is, by number
    looked: list[str] = field(default_factory=list)                 # cards of another hand that are being looked at
    looker: int = NOBODY                                            # by whom
    exposed: list[tuple[int, int, str]] = field(default_factory=list)      # hidden cards: shown to whom, by whom, which
    offered: int = 0                                                # offers made so far
    offers: list[Offer] = field(default_factory=list)
    traded: list[tuple[int, int]] = field(default_factory=list)     # pairs, in this turn or during this agenda
    promises: list[Promise] = field(default_factory=list)
    paying: int = NOBODY                                            # who is paying for something
    aiming: int = NOBODY                                            # who is asked which cannons fire
    holds_fire: bool = False                                        # and has agreed that none does

    def others(self, seat: int) -> list[int]:
        """The others who still play, clockwise from the left."""
        return [x for x in [*range(seat + 1, self.seats), *range(seat)] if not self.players[x].out]

    def clockwise(self, seat: int) -> list[int]:
        """All who still play, this seat first."""
        return ([] if self.players[seat].out else [seat]) + self.others(seat)
