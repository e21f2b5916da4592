"""The shapes of what leaves Gaia Project: views, facts about options, events. The browser's types are made from them.

Nothing is hidden but the unknown cards of the Automa, so all seats see the same, and `me` adds what only concerns the
seat that looks. Hexes are (q, r); words are those of the catalogue.
"""
from __future__ import annotations

from typing import Literal, TypedDict

At = tuple[int, int]
Track = Literal["terraforming", "navigation", "artificial_intelligence", "gaia_project", "economy", "science"]
Slot = Track | Literal["free1", "free2", "free3"]
Planet = Literal["empty", "terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice", "gaia", "transdim",
                 "lost"]
StructureKind = Literal["none", "mine", "trading_station", "research_lab", "planetary_institute", "academy_left",
                        "academy_right", "lost_planet_mine", "guest_mine"]
Area = Literal["area1", "area2", "area3", "gaia_area"]
Income = Literal["credits", "ore", "knowledge", "qic", "charge", "token"]
Amount = Income | Literal["vp", "gaiaformer"]
PrintedHex = tuple[int, int, Planet, str]                     # q, r, planet as printed, sector


# the map

class PlacedSector(TypedDict):
    name: str
    q: int
    r: int
    turn: int


class Piece(TypedDict):
    at: At
    seat: int


class Structure(Piece):
    kind: StructureKind
    value: int
    federated: bool


class MapView(TypedDict):
    hexes: list[PrintedHex]                                   # in reading order; never change during a game
    sectors: list[PlacedSector]
    changed: list[tuple[int, int, Planet]]                    # planets that are no longer what is printed
    structures: list[Structure]
    satellites: list[Piece]
    stations: list[Piece]
    gaiaformers: list[Piece]


# players

class Power(TypedDict):
    area1: int
    area2: int
    area3: int
    gaia: int
    brainstone: Area | None
    spendable: int
    chargeable: int


class ByTrack(TypedDict):
    terraforming: int
    navigation: int
    artificial_intelligence: int
    gaia_project: int
    economy: int
    science: int


class Supply(TypedDict):
    """Pieces left."""
    mine: int
    trading_station: int
    research_lab: int
    planetary_institute: int
    academy_left: int
    academy_right: int


class Gaiaformers(TypedDict):
    available: int
    resting: int
    on_map: int


class Tokens(TypedDict):
    green: list[str]
    grey: list[str]


class Federation(TypedDict):
    need: int                                                 # value
    loose: int                                                # value of pieces outside federations
    budget: int                                               # satellites that can be paid


class FinalScore(TypedDict):
    """What the end would bring now."""
    tiles: list[int]
    research: int
    resources: int
    total: int                                                # score if the game ended now


class Player(TypedDict):
    faction: str | None                                       # nothing before the choice
    colour: str | None
    home: Planet | None
    automa: bool
    credits: int
    ore: int
    knowledge: int
    qic: int
    vp: int
    power: Power
    research: ByTrack
    range: int
    step_cost: int                                            # ore
    project_cost: int | None                                  # tokens
    gaiaformers: Gaiaformers
    supply: Supply
    satellites_left: int
    stations_left: int
    tiles: list[str]                                          # standard, uncovered
    covered: list[str]
    advanced: list[str]
    tokens: Tokens
    federations: list[list[At]]
    booster: str | None
    next_booster: str | None
    passed: bool
    used: list[str]                                           # special actions
    points: dict[str, int]                                    # by source
    history: list[int]                                        # vp after each round
    bid: int
    guest_mines: int
    specials: list[str]                                       # that can still be used
    income: dict[Income, int]                                 # what the next income phase brings
    federation: Federation | None
    final: FinalScore


# the rest of the table

class SlotTiles(TypedDict):
    terraforming: str | None
    navigation: str | None
    artificial_intelligence: str | None
    gaia_project: str | None
    economy: str | None
    science: str | None
    free1: str | None
    free2: str | None
    free3: str | None


class TrackTiles(TypedDict):
    terraforming: str | None
    navigation: str | None
    artificial_intelligence: str | None
    gaia_project: str | None
    economy: str | None
    science: str | None


class Board(TypedDict):
    slots: SlotTiles                                          # standard tiles
    advanced: TrackTiles
    track_token: str | None
    tokens: dict[str, int]                                    # how many are left
    actions: dict[str, bool]                                  # power1..7, qic1..3: free?


class FinalTile(TypedDict):
    name: str
    progress: list[int]                                       # of each player
    points: list[int]
    neutral: int | None


class AutomaCard(TypedDict):
    name: str
    action: str
    points: int


class Automa(TypedDict):
    difficulty: str
    turned: list[str]                                         # cards of this round
    deck: int
    known: list[str]                                          # known cards in the deck
    aside: int
    card: AutomaCard | None                                   # of its last turn
    support: str | None                                       # the card before it, which decides where


class MinePrice(TypedDict):
    at: At
    distance: int
    credits: int
    ore: int
    qic: int
    steps: int
    can: bool


class ProjectPrice(TypedDict):
    at: At
    distance: int
    tokens: int
    qic: int
    can: bool


class UpgradePrice(TypedDict):
    at: At
    kind: StructureKind                                       # what it would become
    credits: int
    ore: int
    can: bool


class Mine(TypedDict):
    """Every place in the game that is open to this seat."""
    seat: int
    mines: list[MinePrice]
    projects: list[ProjectPrice]
    upgrades: list[UpgradePrice]
    research: int                                             # knowledge for a step


class View(TypedDict):
    round: int                                                # 0 (set-up) to 6
    current: int                                              # whose turn it is
    first: int
    order: list[int]
    passed: list[int]                                         # in order
    player_count: int                                         # seats, and one more in a solo game: the Automa, player 1
    map: MapView
    seats: list[Player]                                       # one for every player
    board: Board
    boosters: list[str]                                       # free ones, left to right
    round_tiles: list[str]
    nominated: list[str]                                      # factions up for auction
    final_tiles: list[FinalTile]
    automa: Automa | None
    me: Mine | None                                           # nothing for spectators


# the components

class Stock(TypedDict):
    credits: int
    ore: int
    knowledge: int
    qic: int


class SlotIncomes(TypedDict):
    """The income that each piece uncovers when it leaves the board, from left to right."""
    mine: list[dict[Income, int]]
    trading_station: list[dict[Income, int]]
    research_lab: list[dict[Income, int]]
    planetary_institute: list[dict[Income, int]]              # two sources of one piece
    academy_left: list[dict[Income, int]]


class FactionBoard(TypedDict):
    home: Planet
    start: Stock
    power: tuple[int, int, int]
    research: ByTrack                                         # levels to begin with
    income: dict[Income, int]
    slots: SlotIncomes
    academy_right: dict[Income, int]                          # its special action
    steps: dict[Planet, int]                                  # terraforming steps to the planets of the wheel


class StructureFacts(TypedDict):
    pieces: int
    credits: int
    near: int                                                 # credits beside an opponent
    ore: int
    value: int
    tile: bool                                                # does it bring a technology tile


class LevelFacts(TypedDict):
    bonus: dict[Amount, int]                                  # once, on reaching it
    income: dict[Income, int]
    step: int                                                 # ore for a terraforming step; 0: says nothing of it
    range: int
    cost: int                                                 # tokens for a Gaia project
    place: str                                                # federation_token, lost_planet
    per_gaia_planet: int                                      # points


class TrackLevels(TypedDict):
    terraforming: list[LevelFacts]
    navigation: list[LevelFacts]
    artificial_intelligence: list[LevelFacts]
    gaia_project: list[LevelFacts]
    economy: list[LevelFacts]
    science: list[LevelFacts]


class Catalogue(TypedDict):
    factions: dict[str, FactionBoard]
    structures: dict[StructureKind, StructureFacts]
    tracks: TrackLevels
    research_cost: int                                        # knowledge
    crossing: int                                             # power charged on reaching level 3
    level_points: list[int]                                   # at the end
    limits: Stock                                             # 0: none


# facts about options

class Outlook(TypedDict):
    """What is known of a federation before it is chosen."""
    value: int
    satellites: list[At]                                      # of one of the ways to link the planets
    ways: int
    price: tuple[int, Literal["token", "qic"]]


class Alternative(Outlook):
    """A federation that could be formed."""
    planets: list[At]


Facts = TypedDict("Facts", {"gaia.act": list[Alternative], "gaia.federation": Outlook})


# events

class Nothing(TypedDict):
    pass


class BySeat(TypedDict):
    seat: int


class Place(TypedDict):
    hex: At


class SeatPlace(TypedDict):
    seat: int
    hex: At


class ActionTaken(TypedDict):
    seat: int
    action: str


class SeatBooster(TypedDict):
    seat: int
    booster: str


class SeatPower(TypedDict):
    seat: int
    power: int
    points: int                                 # what it costs


class Gained(TypedDict):
    seat: int
    gains: dict[Amount, int]


class PointsScored(TypedDict):
    seat: int
    points: int
    source: str                                 # the name of its text


class Paid(TypedDict):
    seat: int
    hex: At
    paid: dict[Amount, int]


class PassedOn(TypedDict):
    seat: int
    booster: str
    points: int


class PassedLast(TypedDict):
    seat: int
    points: int


class LostPlanet(TypedDict):
    seat: int
    hex: At
    qic: int


class AutomaAction(TypedDict):
    action: str


class AutomaBooster(TypedDict):
    booster: str


class CardTurned(TypedDict):
    card: str


class AutomaTile(TypedDict):
    tile: str


class AutomaResearched(TypedDict):
    track: Track
    level: int


class AutomaUpgraded(TypedDict):
    hex: At
    structure: StructureKind


class Bid(TypedDict):
    seat: int
    faction: str
    points: int


class FactionChosen(TypedDict):
    seat: int
    faction: str


class FederationFormed(TypedDict):
    seat: int
    planets: int
    satellites: int
    paid: dict[Amount, int]


class FinalPoints(TypedDict):
    points: list[int]


class Researched(TypedDict):
    seat: int
    track: Track
    level: int
    knowledge: int


class RoundBegun(TypedDict):
    round: int


class TokenTaken(TypedDict):
    seat: int
    token: str


class TileTaken(TypedDict):
    seat: int
    tile: str


class Upgraded(TypedDict):
    seat: int
    hex: At
    structure: StructureKind
    paid: dict[Amount, int]


class Events(TypedDict):
    """What each event tells."""
    automa_booster: AutomaBooster
    automa_built: Place
    automa_card: CardTurned
    automa_covered: AutomaAction
    automa_passed: AutomaBooster
    automa_passed_last: Nothing
    automa_placed: Place
    automa_removed: AutomaTile
    automa_researched: AutomaResearched
    automa_upgraded: AutomaUpgraded
    bid: Bid
    board_action: ActionTaken
    booster: SeatBooster
    brainstone_lost: BySeat
    built_mine: Paid
    charged: SeatPower
    declined: SeatPower
    downgraded: SeatPlace
    faction: FactionChosen
    federation: FederationFormed
    federation_token: TokenTaken
    final: FinalPoints
    free_action: ActionTaken
    gained: Gained
    income: Gained
    lost_planet: LostPlanet
    passed: PassedOn
    passed_last: PassedLast
    placed: SeatPlace
    points: PointsScored
    researched: Researched
    round: RoundBegun
    special_action: ActionTaken
    started_project: Paid
    station: SeatPlace
    swapped: SeatPlace
    took_tile: TileTaken
    upgraded: Upgraded
