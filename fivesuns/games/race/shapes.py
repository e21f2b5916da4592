"""The shapes of what leaves Race for the Galaxy: views, the catalogue, events. The browser's types are made
from them.
"""
from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Kind = Literal["novelty", "rare", "genes", "alien"]
Against = Kind | Literal["rebel"]
PowerPhase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]


# views

class Worth(TypedDict):
    """What a six-cost development is worth now, and for what: cards, or `chips`, `military`, `goods`."""
    vp: int
    parts: dict[str, int]


class Seat(TypedDict):
    """One seat's things, as everybody sees them."""
    start: str
    actions: list[str]
    tableau: list[str]
    goods: list[str]                     # worlds with a good on them
    plan: str | None
    hand: int
    drawn: int
    shown: list[str]
    chips: int
    military: int                        # general
    against: dict[Against, int]          # military added to it against worlds of a kind, and against rebels
    boost: int                           # military that discarding a card adds for a phase
    used: list[tuple[str, str]]          # consume powers used this phase: verb and card
    produced: list[str]
    score: int
    sixes: dict[str, Worth]              # of the six-cost developments in its tableau


class Mine(TypedDict):
    """What only this seat knows."""
    seat: int
    hand: list[str]
    drawn: list[str]
    discards: list[str]
    sixes: dict[str, Worth]              # of those in hand, if they were placed now


class View(TypedDict):
    round: int
    phase: str
    nth: int                             # 1 or 2 where this phase is one of two of its kind in the round, else 0
    over: bool
    order: list[int]
    pool: int
    deck: int
    discard: int
    seen: list[str]
    seats: list[Seat]
    me: Mine | None                      # nothing for spectators


# the catalogue: cards.toml as it is, which says what the words mean

Power = TypedDict("Power", {
    "power": str,
    "n": NotRequired[int],
    "kind": NotRequired[Kind],
    "against": NotRequired[str],
    "except": NotRequired[Kind],
    "here": NotRequired[bool],
    "goods": NotRequired[int],
    "up_to": NotRequired[int],
    "different": NotRequired[bool],
    "vp": NotRequired[int],
    "cards": NotRequired[int],
    "premiums": NotRequired[bool],
    "low": NotRequired[int],
    "high": NotRequired[int],
    "most": NotRequired[int],
})


class ScoreTerm(TypedDict):
    """A line of a six-cost development's score."""
    vp: int
    card: NotRequired[str]
    type: NotRequired[Literal["world", "development"]]
    kind: NotRequired[Kind]
    source: NotRequired[Literal["production", "windfall"]]
    keyword: NotRequired[str]
    power: NotRequired[PowerPhase]
    cost: NotRequired[int]
    military: NotRequired[bool]
    per: NotRequired[Literal["chips", "general_military", "goods_on_worlds"]]
    every: NotRequired[int]


class Printed(TypedDict, total=False):
    """What may be printed on a card of any kind."""
    cost: int
    vp: int
    explore: list[Power]
    develop: list[Power]
    settle: list[Power]
    trade: list[Power]
    consume: list[Power]
    produce: list[Power]
    score: list[ScoreTerm]


class PrintedCard(Printed):
    type: Literal["world", "development"]
    defense: NotRequired[int]
    production: NotRequired[Kind]
    windfall: NotRequired[Kind]
    keywords: NotRequired[list[str]]
    start: NotRequired[int]
    preset_hand: NotRequired[int]
    copies: NotRequired[int]
    second_edition: NotRequired[Printed]


class Catalogue(TypedDict):
    cards: dict[str, PrintedCard]


# events

class Nothing(TypedDict):
    pass


class Count(TypedDict):
    n: int


class SeatCount(TypedDict):
    seat: int
    n: int


class SeatCard(TypedDict):
    seat: int
    card: str


class SeatWorld(TypedDict):
    seat: int
    world: str


class PaidCard(TypedDict):
    seat: int
    card: str
    paid: int


class Guess(TypedDict):
    seat: int
    n: int
    card: str


class Cards(TypedDict):
    cards: list[str]


class Reshuffled(TypedDict):
    cards: int


class Chose(TypedDict):
    seat: int
    actions: list[str]


class Conquered(TypedDict):
    seat: int
    card: str
    defense: int


class Consumed(TypedDict):
    seat: int
    card: str
    worlds: list[str]
    vp: int
    n: int


class Kept(TypedDict):
    seat: int
    n: int
    m: int


class Sold(TypedDict):
    seat: int
    world: str
    n: int


class Spent(TypedDict):
    seat: int
    card: str
    n: int
    vp: int


class Events(TypedDict):
    """What each event tells."""
    chose: Chose
    conquered: Conquered
    consumed: Consumed
    developed: PaidCard
    discarded_power: SeatCard
    drew: SeatCount
    drew_these: Cards
    full_tableau: SeatCount
    guessed: Guess
    kept: Kept
    last_chip: Nothing
    last_round: Count
    limit: SeatCount
    looked: SeatCount
    looked_at: Cards
    missed: Guess
    produced: SeatWorld
    reshuffled: Reshuffled
    reveals: SeatCard
    round: Count
    settled: PaidCard
    sold: Sold
    spent: Spent
    start_world: SeatCard
    windfall: SeatWorld
