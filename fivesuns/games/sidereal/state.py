"""What is on the table. Everything is open but bids, offers that are made to some, and points.

Cards are known by their words: who holds a card in play, which side is up, what was run this round. Whose a bordered
card is follows from its species. Offers and promises never change: what becomes of one is a new object in its place.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeVar

from fivesuns.games.sidereal.options import Rules
from fivesuns.kernel import Fixed, State
from fivesuns.kernel.codec import fields_of

T = TypeVar("T")
Term = tuple[Any, ...]           # one item of a deal, as it was composed: ("give", 0, 2, "green", 3)
Due = tuple[int, str]            # a round and the point in it: the start or the end of its trade phase

NOBODY: Final = -1
ANYONE: Final = 9                # in a standing offer: whoever takes it
ROUNDS: Final = 6


@dataclass(frozen=True, kw_only=True)
class Offer(Fixed):
    """A deal that is not signed yet. Its parties are who is named in it, and its author."""
    number: int
    version: int
    by: int                                                         # who made this version
    terms: tuple[Term, ...]
    parties: tuple[int, ...]                                        # ANYONE among them: a standing offer
    accepted: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Promise(Fixed):
    """One thing that was promised in a signed deal."""
    number: int
    deal: int
    parties: tuple[int, ...]                                        # of the deal: they agree on compensation
    debtor: int
    creditor: int
    due: Due
    what: Term
    condition: Term = ()                                            # only if this happens first
    met: bool = True                                                # has it happened?
    instead: tuple[Term, ...] = ()                                  # agreed compensation
    status: Literal["open", "kept", "compensated", "penalised", "broken", "replaced", "void"] = "open"


def changed(x: T, **changes: Any) -> T:
    """Another of its kind that differs in these fields."""
    make: Any = type(x)
    fields: dict[str, Any] = {name: getattr(x, name) for name in fields_of(make)}
    fields.update(changes)
    found: T = make(**fields)
    return found


@dataclass(kw_only=True)
class Player:
    """What lies before one player, cards apart."""
    species: str = ""
    stock: dict[str, int] = field(default_factory=dict)             # every one of KINDS
    donation: dict[str, int] = field(default_factory=dict)          # on the donation card; points and envoys too
    envoy_gift: dict[str, int] = field(default_factory=dict)        # of these, what must go to one player (SDC-7.26)
    vp: int = 0                                                     # behind the screen
    acknowledgements: int = 0
    envoys: int = 0                                                 # lying with this player
    ready: bool = False
    bid: tuple[int, int] | None = None                              # hidden: colonies, research
    announced: int = 0                                              # ships, when the bidding began
    offers: int = 0                                                 # made in this trade phase

    def gain(self, bundle: Mapping[str, int]) -> None:
        """From the supply, which never runs out (SDC-2.7)."""
        for kind, n in bundle.items():
            if kind == "vp":
                self.vp += n
            elif kind == "envoy":
                self.envoys += n
            else:
                self.stock[kind] += n


@dataclass(kw_only=True)
class Confluence(State):
    seats: int = 4
    rules: Rules = field(default_factory=Rules)
    round: int = 0
    phase: str = "setup"          # then trade, economy, sharing, bidding, colonies, research, steal, over
    players: list[Player] = field(default_factory=list)

    holder: dict[str, int] = field(default_factory=dict)            # every card in play: before whom it lies
    turned: dict[str, bool] = field(default_factory=dict)           # cards in play with their back up (True)
    tucked: dict[str, str] = field(default_factory=dict)            # spent cards, each with the one that it lies under
    used: dict[str, int] = field(default_factory=dict)              # "card,n": how often it was run this round
    seedlings: dict[str, bool] = field(default_factory=dict)        # colonies with a token (True)
    sown: int = 0                                                   # tokens given out so far
    removed: list[str] = field(default_factory=list)                # out of the game

    colonies: list[str] = field(default_factory=list)               # pool, unseen
    colony_top: list[str] = field(default_factory=list)             # the visible card on it, if any
    colony_under: list[str] = field(default_factory=list)           # put under the deck, in order
    colony_track: list[str] = field(default_factory=list)           # cells, "" where empty
    teams: list[list[str]] = field(default_factory=list)            # pools by era, unseen
    team_top: list[str] = field(default_factory=list)
    team_under: list[str] = field(default_factory=list)
    team_track: list[str] = field(default_factory=list)
    relics: list[str] = field(default_factory=list)                 # pool, unseen
    species_pool: list[str] = field(default_factory=list)           # not chosen yet
    column: list[tuple[int, str]] = field(default_factory=list)     # teams that have invented, and who ran them

    invented: list[tuple[int, str, str]] = field(default_factory=list)      # this round: (seat, team, technology)
    licensed: list[tuple[int, str]] = field(default_factory=list)   # by the Yengii: (seat, technology)
    offers: list[Offer] = field(default_factory=list)               # open
    deals: int = 0                                                  # signed so far
    numbered: int = 0                                               # offers so far
    promises: list[Promise] = field(default_factory=list)           # open
    ended: list[Promise] = field(default_factory=list)              # in the order in which they ended
    promised: int = 0
    traded: list[int] = field(default_factory=list)                 # who has traded with the Zeth this round
    order: list[tuple[int, int]] = field(default_factory=list)      # bids still to be resolved: (seat, ships)
    split: list[int] = field(default_factory=list)                  # who has split the bid that is being resolved
    robbed: list[int] = field(default_factory=list)                 # this round
    loot: dict[str, int] = field(default_factory=dict)              # stolen this round
