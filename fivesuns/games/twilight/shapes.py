"""The shapes of what leaves Twilight Imperium. The browser's types are made from them."""
from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["green", "blue", "yellow", "red"]
Trait = Literal["cultural", "hazardous", "industrial"]
Anomaly = Literal["asteroid_field", "nebula", "supernova", "gravity_rift"]
Outcome = str | int                             # for, against; or what is elected: a seat, a planet, a law, a secret
Counts = dict[str, int]                         # so many of each: types of units, pools, places
Term = list[str | int]                          # one item of an offer


# the catalogue

class System(TypedDict):
    tile: int                                   # its number
    planets: list[str]
    anomaly: Anomaly | Literal[""]
    wormholes: list[str]
    faction: str                                # whose home system it is; "" if nobody's


class Planet(TypedDict):
    system: str
    home: bool


class Unit(TypedDict):
    """As printed on a sheet or a card."""
    type: str
    faction: str                                # "" if everybody has it
    cost: int                                   # 0: it is not produced
    pair: bool                                  # two for the cost
    combat: int                                 # 0: it does not fight
    dice: int
    move: int
    capacity: int
    sustain: bool
    shield: bool                                # planetary shield
    barrage: list[int]                          # hits on this or more, and so many dice; none: it has no such ability
    bombardment: list[int]
    space_cannon: list[int]
    production: int
    by_resources: bool                          # as many more as the planet has resources
    upgrades: str                               # the unit that it takes the place of


class Technology(TypedDict):
    colour: Colour | Literal[""]                # unit upgrades have none
    needs: str                                  # prerequisites by letter: "GYR"
    faction: str
    unit: str                                   # what a unit upgrade brings


class Faction(TypedDict):
    home: str
    commodities: int
    fleet: Counts
    technologies: list[str]                     # from the start
    choices: list[str]                          # one of these as well
    abilities: list[str]
    own_technologies: list[str]
    flagship: str
    sheet: dict[str, str]                       # by type: the unit on its sheet
    note: str


class Objective(TypedDict):
    stage: Literal[1, 2, 0]                     # 0: secret
    points: int
    asked: int                                  # how far one has to come
    at_once: bool                               # scored in the action phase, when it is done


class Agenda(TypedDict):
    law: bool
    elect: str                                  # what is elected; "" if it is for or against


class Catalogue(TypedDict):
    systems: dict[str, System]
    planets: dict[str, Planet]
    units: dict[str, Unit]
    technologies: dict[str, Technology]
    factions: dict[str, Faction]
    strategy: Counts                    # by card: its initiative
    objectives: dict[str, Objective]
    action_cards: Counts                # by name: copies
    agendas: dict[str, Agenda]
    notes: list[str]
    types: list[str]                            # of units, in the order of the sheets
    command_tokens: int                         # of one player


# views

class PlanetView(TypedDict):
    """Worth as much as laws have left it."""
    resources: int
    influence: int
    trait: Trait | Literal[""]
    specialty: Colour | Literal[""]
    why: NotRequired[WhyWorth]                  # if it is not as printed


class WhyWorth(TypedDict):
    resources: list[Term]
    influence: list[Term]


class SeatView(TypedDict):
    """What lies before a seat."""
    faction: str                                # "" before it is chosen
    points: int
    pools: Counts
    goods: int
    commodities: int
    limit: int                                  # commodities that it can have
    strategy: dict[str, bool]                   # strategy cards: is it ready?
    passed: bool
    out: bool
    technologies: dict[str, bool]               # is it ready?
    assimilated: dict[str, str]                 # tokens on technologies of others
    deck: list[str]                             # technologies not yet owned
    planets: dict[str, bool]                    # controlled: is its card ready?
    units: dict[str, Counts]                    # by place: a system stands for its space area
    damaged: dict[str, Counts]                  # of these
    local: list[LocalView]                      # of ships, what is peculiar to the place
    spurs: list[Term]                           # what makes one ship faster in each tactical action
    hangars: Counts                             # by system: fighters that need no capacity
    excess: int                                 # a fighter beyond that counts so many half ships; 0: it may not be
    cannons: dict[str, Counts]                  # by system: whatever can fire its space cannon at ships there
    tokens: list[str]                           # systems with a command token
    stored: int                                 # ground forces that come back
    hand: int                                   # action cards
    secrets: int                                # not scored
    scored: list[str]                           # secret objectives
    notes: list[str]                            # in its hand, as far as one knows
    hidden_notes: int                           # others in its hand
    area: list[str]                             # notes that lie face up
    aside: str | None                           # the note to be given away; "hidden" if one was not shown it
    shown: list[int]                            # who was
    words: int                                  # said beside the questions of this turn
    apart: list[str] | int                      # cards to be given away, or how many
    apart_shown: list[int]                      # who has been shown them
    tiles: list[str]                            # their backs
    sheet: dict[str, str]                       # by type: the unit in place of the one on the sheet of the faction
    combat: dict[str, list[Term]]               # by type: what is added to the dice of such units everywhere, and why
    fleet: list[Term]                           # so many ships in a system, and why
    why: dict[str, list[Term]]                  # other values that are not as printed, and why
    may_score: bool                             # public objectives: not without all planets of the home system


class ResearchView(TypedDict):
    """What I could research, and what it takes."""
    possible: list[str]
    lacking: dict[str, list[Colour]]            # of my deck: prerequisites that no technology of mine meets
    helpers: dict[str, str]                     # what can be exhausted, each for one prerequisite of its colour
    ignored: int                                # so many prerequisites do not matter; those of unit upgrades do
    shortcuts: Counts                           # what can be exhausted instead of them all, for so many resources


class LocalView(TypedDict):
    """Of ships of one type in one place, if it is not as printed or as everywhere: why they move so far, and what is
    added to their dice when they are attacked there."""
    place: str
    type: str
    move: list[Term]
    combat: list[Term]
    production: NotRequired[list[Term]]         # of a space dock, if something keeps it from producing


class MeView(TypedDict):
    """What only I see."""
    seat: int
    hand: list[str]
    secrets: list[str]
    notes: list[str]
    tiles: list[str]
    progress: Counts                            # of my secret objectives: how far I am
    research: ResearchView
    partners: list[str]                         # by seat: "", or why I cannot make a transaction with it now


class VoterView(TypedDict):
    seat: int
    votes: int                                  # of ready planets, or what a law gives instead
    why: list[Term]                             # what it gives; [] if they are those of planets
    stands: Literal["later", "now", "voted", "abstained", "barred"]


class VoteView(TypedDict):
    seat: int
    outcome: Outcome
    votes: Counts                       # where they come from


class CombatView(TypedDict):
    attacker: int
    defender: int
    place: str                                  # a system, or a planet
    round: int


class ShotView(TypedDict):
    """Dice of units of one type: a result of `value` or more is a hit."""
    type: str
    value: int
    add: int
    reasons: list[Term]                         # why so much is added
    faces: list[int]                            # once it is rolled
    more: list[int]                             # added to single dice


class VolleyView(TypedDict):
    seat: int
    foe: int
    place: str
    what: str
    shots: list[ShotView]


class BatchView(TypedDict):
    """Hits that have to be assigned."""
    seat: int
    by: int
    place: str
    hits: int


class HappeningView(TypedDict):
    """Something that can be reacted to."""
    window: str
    by: int
    place: str


class PlayView(TypedDict):
    """An action card that is not resolved yet."""
    card: str
    seat: int
    target: list[str | int]
    cancelled: bool


class ForceView(TypedDict):
    """What works for a while."""
    source: str
    seat: int
    lasts: str
    about: list[str | int]


class OfferView(TypedDict):
    number: int
    by: int
    to: int
    terms: list[Term]


class PromiseView(TypedDict):
    debtor: int
    creditor: int
    what: str
    round: int


class ShownCardView(TypedDict):
    """A hidden card that somebody was shown."""
    to: int
    seat: int
    card: str


class AgendasView(TypedDict):
    """Cards in the deck as far as one remembers them."""
    top: list[str | None]
    under: list[str | None]


class DecksView(TypedDict):
    """How many cards are left."""
    actions: int
    secrets: int
    agendas: int


class View(TypedDict):
    round: int
    phase: str                                  # setup, strategy, action, status, agenda, over
    over: bool
    points: int                                 # that win the game
    speaker: int
    active: int                                 # whose turn it is; -1: nobody's
    system: str                                 # the active one
    order: list[int]                            # by initiative
    zero: int                                   # whose initiative is 0; -1: nobody's
    seats: list[SeatView]
    me: MeView | None
    systems: dict[str, str]                     # where each lies: "3,-2"
    homes: list[str]                            # by seat
    planets: dict[str, PlanetView]
    wormholes: dict[str, str]                   # tokens: kind, and in which system
    custodians: bool                            # is the token still on Mecatol Rex?
    laying: str                                 # the tile that is about to be put down
    strategy: Counts                    # trade goods on strategy cards
    named: str                                  # the strategy card that is about to be taken
    objectives: dict[str, list[int]]            # public: who has scored it
    progress: dict[str, list[int]]              # of public objectives: how far each seat is
    covered: list[int]                          # public ones that lie face down, by stage
    laws: dict[str, Outcome]
    exhausted: list[str]                        # laws
    delayed: dict[str, list[int]]               # outcomes that are still to come: for whom
    vote: str                                   # the agenda on which is voted
    outcome: Outcome
    recount: str
    votes: list[VoteView]
    voters: list[VoterView]                     # in the order of voting
    predictions: dict[str, list[str | int]]     # by card: who predicts what
    combat: CombatView | None
    dice: list[VolleyView]
    batches: list[BatchView]
    happenings: list[HappeningView]
    plays: list[PlayView]
    using: str
    forces: list[ForceView]
    offers: list[OfferView]
    traded: list[list[int]]                     # pairs that have traded
    promises: list[PromiseView]
    shown_cards: list[ShownCardView]
    agendas: AgendasView
    looked: list[str]                           # cards of another hand that I am looking at
    decks: DecksView
    discards: list[str]
    agenda_discards: list[str]
    box: list[str]                              # out of the game


# what is good to know of options

class Voyage(TypedDict):
    """How a ship gets to the active system, if it is not told by which way."""
    way: list[str]                              # systems that it enters, the active one included
    move: list[Term]                            # how far it moves, and why
    spurred: bool                               # only if it is the one ship that something makes faster
    risk: int                                   # of getting lost in gravity rifts, in hundredths


class Detour(TypedDict):
    """How it gets there past a stop that it names."""
    way: list[str]
    risk: int


class Price(TypedDict):
    """Of units of a type that can be produced."""
    cost: int
    come: int                                   # so many come for it
    limit: list[Term]                           # how many can be produced in all, by what; [] if that is not limited
    change: list[Term]                          # what makes all of it together cheaper or dearer


Facts = TypedDict("Facts", {
    "twilight.action": dict[str, Counts],       # of a system: ships that can get there, by where they are
    #: of ships of a type, by where they are; of stops: by ship and place, which stops it can name, and its way then
    "twilight.move": dict[str, Voyage] | dict[str, dict[str, Detour]],
    "twilight.produce": Price,
    "twilight.strategy_card": int,              # trade goods on it
})


# odds

class Side(TypedDict):
    """Of a combat: ships fight in space, ground forces on a planet."""
    units: Counts                               # as printed, upgrades by their own names
    damaged: NotRequired[Counts]                # of these
    pds: NotRequired[Counts]                    # whatever has a space cannon
    pds_where: NotRequired[Literal["active system", "adjacent system", "invaded planet"]]
    bombarding_ships: NotRequired[Counts]       # of an attacker in a ground combat
    technologies: NotRequired[list[str]]
    faction: NotRequired[str]
    cards: NotRequired[list[str]]               # action cards that are played


class Gunner(TypedDict):
    """Somebody who does not fight."""
    pds: Counts
    technologies: NotRequired[list[str]]
    faction: NotRequired[str]


class Shares(TypedDict):
    """How often each side wins, and how often nobody is left."""
    attacker_win: float
    draw: float
    defender_win: float


class Case(TypedDict):
    """A combat to be fought, with what somebody has written beside it."""
    attacker: Side
    defender: Side
    others: NotRequired[list[Gunner]]           # whose cannons fire at the attacker too
    nebula: NotRequired[bool]                   # is it fought in one
    begun: NotRequired[bool]                    # a round of it is to begin that is not the first
    case: NotRequired[str]
    policy: NotRequired[str]
    odds: NotRequired[Shares]                   # others', for comparison; ours take their place


class Odds(TypedDict):
    """What is added to a case."""
    odds: Shares


# events

class Nothing(TypedDict):
    pass


class Who(TypedDict):
    seat: int


class Round(TypedDict):
    round: int


class PhaseBegun(TypedDict):
    phase: str


class WhoSystem(TypedDict):
    seat: int
    system: str


class WhoCard(TypedDict):
    seat: int
    card: str


class WhoPlace(TypedDict):
    seat: int
    place: str


class WhoPlanet(TypedDict):
    seat: int
    planet: str


class WhoPlanets(TypedDict):
    seat: int
    planets: list[str]


class WhoUnits(TypedDict):
    """Whose units, and how many of each type or, if they were carried, to which planet."""
    seat: int
    units: Counts


class UnitsThere(TypedDict):
    seat: int
    place: str
    units: Counts


class WhoMany(TypedDict):
    seat: int
    many: int


class WhoNumber(TypedDict):
    seat: int
    number: int


class WhoPools(TypedDict):
    seat: int
    pools: Counts


class WhoPool(TypedDict):
    seat: int
    pool: str


class WhoObjective(TypedDict):
    seat: int
    objective: str


class WhoTechnology(TypedDict):
    seat: int
    technology: str


class WhoNote(TypedDict):
    seat: int
    note: str


class NoteTo(TypedDict):
    seat: int
    to: int
    note: str


class AgendaShown(TypedDict):
    agenda: str


class AgendaOutcome(TypedDict):
    agenda: str
    outcome: str                                # an elected player by the faction


class LawPassed(TypedDict):
    law: str
    outcome: str


class Law(TypedDict):
    law: str


class InCombat(TypedDict):
    seat: int
    foe: int
    place: str


class CombatDraw(TypedDict):
    place: str


class Control(TypedDict):
    seat: int
    planet: str
    foe: int                                    # who had it; -1: nobody


class Discarded(TypedDict):
    seat: int
    cards: list[str]


class FactionChosen(TypedDict):
    seat: int
    faction: str


class Landed(TypedDict):
    seat: int
    landing: Counts                     # by planet


class Looked(TypedDict):
    agendas: list[str]


class Sailed(TypedDict):
    seat: int
    type: str
    origin: str
    cargo: Counts


class MoreVotes(TypedDict):
    seat: int
    source: str
    outcome: str
    votes: int


class Voted(TypedDict):
    seat: int
    outcome: str
    votes: int


class Named(TypedDict):
    seat: int
    ability: str


class Used(TypedDict):
    seat: int
    ability: str
    target: list[str | int]


class Played(TypedDict):
    seat: int
    card: str
    target: list[str | int]


class ObjectiveShown(TypedDict):
    objective: str


class Offered(TypedDict):
    seat: int
    to: int
    number: int
    terms: dict[str, str | int]


class Struck(TypedDict):
    seat: int
    to: int
    number: int


class Traded(TypedDict):
    seat: int
    to: int
    terms: Counts


class Promised(TypedDict):
    seat: int
    to: int
    what: str


class Paid(TypedDict):
    seat: int
    many: int                                   # planets
    planets: list[str]
    goods: int


class Picked(TypedDict):
    seat: int
    card: str
    goods: int                                  # that lay on it


class Placed(TypedDict):
    seat: int
    type: str
    place: str


class Point(TypedDict):
    seat: int
    source: str
    many: int


class Predicted(TypedDict):
    seat: int
    card: str
    outcome: str


class Produced(TypedDict):
    seat: int
    system: str
    units: Counts


class PutBack(TypedDict):
    seat: int
    top: int
    under: int


class Recycled(TypedDict):
    seat: int
    type: str
    places: Counts


class Die(TypedDict):
    type: str
    value: int
    add: int
    faces: list[int]
    reasons: list[list[str | int]]
    hits: int


class Rolled(TypedDict):
    seat: int
    what: str
    dice: list[Die]
    faces: list[int]
    hits: int


class Rerolled(TypedDict):
    seat: int
    dice: list[list[str | int]]
    faces: list[int]


class Raised(TypedDict):
    seat: int
    dice: list[list[str | int]]


class Reshuffled(TypedDict):
    deck: str


class Revived(TypedDict):
    seat: int
    value: int
    faces: list[int]
    units: int


class Rift(TypedDict):
    seat: int
    dice: list[int]


class LiftedOff(TypedDict):
    seat: int
    planet: str
    type: str
    units: int


class DocksLanded(TypedDict):
    seat: int
    system: str
    docks: Counts
    lost: int


class Assimilated(TypedDict):
    seat: int
    token: str
    technology: str
    before: str


class Pillaged(TypedDict):
    seat: int
    foe: int
    ware: str


class CardsTo(TypedDict):
    seat: int
    to: int
    cards: list[str]


class Shows(TypedDict):
    seat: int
    to: int


class CardTo(TypedDict):
    seat: int
    to: int
    card: str


class Spied(TypedDict):
    seat: int
    foe: int
    card: str


class Swapped(TypedDict):
    seat: int
    foe: int
    given: str
    taken: str


class TileLaid(TypedDict):
    seat: int
    system: str
    place: tuple[int, int]


class Wormhole(TypedDict):
    seat: int
    kind: str
    system: str


class Events(TypedDict):
    """What each event tells."""
    activated: WhoSystem
    agenda: AgendaShown
    as_ships: WhoUnits
    assimilated: Assimilated
    cancelled: WhoCard
    cards: CardsTo
    combat: InCombat
    combat_draw: CombatDraw
    combat_over: WhoPlace
    control: Control
    converted: InCombat
    custodians: Who
    destroyed: UnitsThere
    discarded: Discarded
    docks_landed: DocksLanded
    drew: WhoMany
    drew_secrets: WhoMany
    elected: Who
    eliminated: Who
    exhausted: WhoPlanets
    faction: FactionChosen
    landed: Landed
    law: LawPassed
    lifted_off: LiftedOff
    looked: Looked
    lost: Sailed
    lost_token: WhoPool
    more_votes: MoreVotes
    moved: Sailed
    names: Named
    note: NoteTo
    note_back: NoteTo
    objective: ObjectiveShown
    offered: Offered
    outcome: AgendaOutcome
    over: Nothing
    paid: Paid
    parley: WhoPlanet
    passed: Who
    phase: PhaseBegun
    picked: Picked
    pillaged: Pillaged
    placed: Placed
    played: Played
    point: Point
    predicted: Predicted
    produced: Produced
    promised: Promised
    put_back: PutBack
    raised: Raised
    readied: WhoPlanets
    recycled: Recycled
    redistributed: WhoPools
    refused: WhoNumber
    removed: UnitsThere
    repaired: WhoPlace
    repealed: Law
    replenished: Who
    rerolled: Rerolled
    reshuffled: Reshuffled
    retreated: WhoSystem
    retreats: Who
    returned_secret: Who
    revealed: WhoNote
    revived: Revived
    rift: Rift
    rolled: Rolled
    round: Round
    scored: WhoObjective
    secondary: WhoCard
    set_aside: Who
    set_cards: WhoMany
    shown: NoteTo
    shown_card: CardTo
    shown_cards: CardsTo
    shows: Shows
    speaker: Who
    spied: Spied
    strategic: WhoCard
    struck: Struck
    sustained: UnitsThere
    swapped: Swapped
    technology: WhoTechnology
    tile: TileLaid
    token: WhoSystem
    token_back: WhoSystem
    tokens: WhoPools
    traded: Traded
    transported: WhoUnits
    turn: Who
    used: Used
    voted: Voted
    withdrew: WhoNumber
    wormhole: Wormhole
