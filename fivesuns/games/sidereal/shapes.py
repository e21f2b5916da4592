"""The shapes of what leaves Sidereal Confluence. The browser's types are made from them."""
from __future__ import annotations

from typing import Literal, TypedDict

Arrow = Literal["white", "purple", "red"]       # economy, trade, stealing (SDC-4.2)
Effect = Literal["", "enter", "upgrade", "settle", "invent", "relic"]
Sort = Literal["technology", "starting", "interest", "relic", "deck", "fleet", "territory", "computer", "nullspace",
               "half", "colony", "team"]
Loan = Literal["returns", "stays", "never"]     # at the end of the round; SDC-4.12
Climate = Literal["desert", "ice", "jungle", "ocean"]
Term = list[str | int]                          # one item of a deal
Bundle = dict[str, int]                         # kinds and other words, each with a number


# the catalogue

class Worth(TypedDict):
    """A ratio printed on a card, in halves of a small cube."""
    inputs: list[int]                           # of each alternative
    output: int


class Converter(TypedDict):
    """What is left of an arrow becomes what is right of it."""
    arrow: Arrow
    inputs: list[Bundle]                        # alternatives
    output: Bundle
    donation: Bundle
    effect: Effect                              # what happens to the card itself
    fleet: int                                  # the fleet support it needs
    interest: bool                              # returns the kind that was put in
    whole: bool                                 # all of its donation goes to one player
    worth: Worth | None


class Face(TypedDict):
    converters: list[Converter]
    climate: Climate | None                     # of a colony
    fleet: int                                  # the fleet support that it gives
    shared: bool                                # one fleet support serves all of its converters


class Special(TypedDict):
    """What a relic world does that no other card does (SDC-12.7)."""
    giver: Bundle                               # gained by whoever hands it over, first time in a round
    owner: Bundle                               # gained by its species at the same time
    acknowledgements: int                       # when it enters: a point for each so many, or a part, that others hold
    discount: int                               # cubes less for who invents and returns an acknowledgement
    colonies: int                               # when it enters: so many from the top of the colony deck
    support: int                                # colony support more for its holder
    sharing: int                                # when it enters: so many times the sharing bonus of the round


class Card(TypedDict):
    number: int                                 # 0 where none is printed
    sort: Sort
    species: str | None                         # of its border
    front: Face
    back: Face | None                           # upgraded, settled
    entry: Converter | None                     # brings this very card into play
    tucks: list[str]                            # technologies that upgrade it when tucked under it
    technology: str | None                      # what it is, or what a team invents
    era: int                                    # 0 where none is printed
    loan: Loan
    mate: str | None                            # the other half
    left: bool                                  # is it the half with the inputs?
    gains: Bundle                               # when it enters play
    special: Special | None
    by_owner: bool                              # may its own species run it?


class Species(TypedDict):
    rank: int                                   # from simple to hard
    support: int | None                         # colonies; null: no limit
    tie: int | None                             # the higher goes first; null: before all
    start: Bundle
    colonies: int
    teams: int
    cards: list[str]                            # in play from the start
    deck: list[str]                             # all others but the relics, in the order of their numbers


class Technology(TypedDict):
    era: int
    team: str
    tucks: list[str]                            # technologies that upgrade it when tucked under it
    upgrades: list[str]                         # technologies, and other cards, under which it can be tucked


class Catalogue(TypedDict):
    cards: dict[str, Card]
    species: dict[str, Species]
    technologies: dict[str, Technology]
    relics: list[str]
    tracks: dict[str, list[int]]                # by number of cells: minimum bids
    sharing: dict[str, list[int]]               # by number of players: the bonus of each round
    sharing_yengii: dict[str, list[int]]
    tokens: dict[str, int]
    value: dict[str, int]                       # by kind, in halves of a small cube
    penalty: dict[str, int]                     # by kind, and of a card
    leftovers: dict[str, int]                   # by size: so many make half a point; ships count as small
    twelfths: dict[str, int]                    # by kind


# views

class BidView(TypedDict):
    colonies: int
    research: int | None                        # not opened yet


class SeatView(TypedDict):
    """What lies before a seat, cards apart."""
    species: str                                # "" before it is chosen
    stock: Bundle
    donation: Bundle
    envoy_gift: Bundle                          # of these, what goes to one player
    acknowledgements: int
    envoys: int
    support: int                                # colonies that it can keep; 99 and more: no limit
    bonus: int                                  # points for each technology that it invents this round
    ready: bool
    announced: int                              # ships, when the bidding began
    has_bid: bool
    bid: BidView | None                         # as far as it is open
    vp: int | None                              # None: behind the screen
    score: int | None                           # at the end, in twelfths of a point


class TrackView(TypedDict):
    cells: list[str]                            # "" where empty
    least: list[int]                            # the minimum bid of each cell
    top: str | None
    unseen: int                                 # cards of the deck that nobody has seen
    under: list[str]                            # in the order in which they will come


class InventedView(TypedDict):
    seat: int
    team: str


class LicenceView(TypedDict):
    seat: int
    technology: str


class ShipsView(TypedDict):
    seat: int
    ships: int


class OfferView(TypedDict):
    number: int
    version: int
    by: int
    terms: list[Term]
    parties: list[int]                          # 9: whoever takes it
    accepted: list[int]


class PromiseView(TypedDict):
    number: int
    deal: int
    parties: list[int]
    debtor: int
    creditor: int
    round: int
    point: str
    what: Term
    condition: Term
    met: bool
    instead: list[Term]
    status: str


class Mine(TypedDict):
    seat: int
    made: int                                   # offers in this phase


class View(TypedDict):
    round: int
    rounds: int
    phase: str
    over: bool
    seats: list[SeatView]
    me: Mine | None                             # nothing for spectators
    cards: dict[str, int]                       # all in play: before whom each lies
    turned: list[str]                           # of these: upgraded, settled
    seedlings: list[str]                        # of these: with a token
    used: dict[str, int]                        # "card,n": how often that converter was run this round
    tucked: dict[str, str]                      # spent cards, each with the one that it lies under
    removed: list[str]
    species_left: list[str]
    colonies: TrackView
    research: TrackView
    relics: int                                 # in the deck
    invented: list[InventedView]                # this round
    column: list[InventedView]                  # before
    licensed: list[LicenceView]
    offers: list[OfferView]                     # that this seat sees
    promises: list[PromiseView]
    deals: int
    order: list[ShipsView]                      # bids still to be resolved
    traded: list[int]                           # who is safe from theft this round
    robbed: list[int]


# facts of options

class TheftFacts(TypedDict):
    inputs: Bundle
    output: Bundle


Facts = TypedDict("Facts", {"sidereal.steal": TheftFacts, "sidereal.compensation": list[Term]})


# events

class Nothing(TypedDict):
    pass


class Who(TypedDict):
    seat: int


class WhoCard(TypedDict):
    seat: int
    card: str


class WhoShips(TypedDict):
    seat: int
    ships: int


class WhoGoods(TypedDict):
    seat: int
    goods: Bundle


class WhoNumber(TypedDict):
    """An offer or a promise."""
    seat: int
    number: int


class Chosen(TypedDict):
    seat: int
    species: str


class Handicap(TypedDict):
    seat: int
    kind: str
    n: int


class Round(TypedDict):
    round: int


class Gained(TypedDict):
    seat: int
    card: str
    goods: Bundle


class Bonus(TypedDict):
    seat: int
    card: str
    vp: int


class Revealed(TypedDict):
    seat: int
    track: str
    ships: int


class Split(TypedDict):
    seat: int
    more: int
    less: int


class Bought(TypedDict):
    seat: int
    card: str
    ships: int


class Stolen(TypedDict):
    seat: int
    card: str
    foe: int
    loot: Bundle
    paid: Bundle


class ToWhom(TypedDict):
    seat: int
    to: int


class Handed(TypedDict):
    seat: int
    card: str
    to: int


class Gave(TypedDict):
    seat: int
    to: int
    goods: Bundle


class Acknowledges(TypedDict):
    seat: int
    to: int
    many: int


class Licensed(TypedDict):
    seat: int
    to: int
    technology: str


class Ran(TypedDict):
    seat: int
    card: str
    number: int
    paid: Bundle
    gained: Bundle


class Economy(TypedDict):
    seat: int
    cards: list[str]
    paid: Bundle
    gained: Bundle


class Tucked(TypedDict):
    seat: int
    card: str
    under: str


class Offered(TypedDict):
    seat: int
    number: int
    version: int
    parties: list[int]
    terms: list[Term]


class Signed(TypedDict):
    number: int
    by: int
    parties: list[int]
    terms: list[Term]


class Promised(TypedDict):
    seat: int
    number: int
    what: Term
    round: int
    point: str
    condition: Term


class PromiseEnded(TypedDict):
    seat: int
    number: int
    what: Term
    how: str
    points: int                                 # that it has cost


class Events(TypedDict):
    """What each event tells."""
    accepted: WhoNumber
    acknowledged: ToWhom
    acknowledges: Acknowledges
    amended: Offered
    announced: WhoShips
    bid: Who
    bonus: Bonus
    bought: Bought
    compensation_refused: WhoNumber
    consumed: WhoCard
    declined: WhoNumber
    donated: Gave
    economy: Economy
    entered: WhoCard
    for_donation: WhoGoods
    gained: Gained
    gave: Gave
    handed: Handed
    handicap: Handicap
    invented: WhoCard
    kept: WhoGoods
    licensed: Licensed
    lost: WhoCard
    offered: Offered
    over: Nothing
    passed: WhoShips
    promise_ended: PromiseEnded
    promise_holds: WhoNumber
    promised: Promised
    ran: Ran
    ready: Who
    returned: Handed
    revealed: Revealed
    round: Round
    signed: Signed
    sown: WhoCard
    species: Chosen
    split: Split
    stolen: Stolen
    tucked: Tucked
    turned: WhoCard
    unready: Who
    withdrew: WhoNumber
