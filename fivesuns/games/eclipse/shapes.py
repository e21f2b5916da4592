"""The shapes of what leaves Eclipse: views (ECL-20), the catalogue, facts about options, odds, events. The browser's
types are made from them. Everything in a view is public but the values of other players' reputation tiles.
"""
from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

At = tuple[int, int]
Resource = Literal["material", "science", "money"]
SquareKind = Resource | Literal["any", "orbital"]
ShipClass = Literal["interceptor", "cruiser", "dreadnought", "starbase"]
Track = Literal["military", "grid", "nano"]
TechnologyTrack = Track | Literal["rare"]
Action = Literal["explore", "research", "upgrade", "build", "move", "influence"]
Npc = Literal["ancient", "guardian", "gcds"]
Ship = ShipClass | Npc
Side = int | Literal["npc"]                     # a seat, or the ships that nobody plays
Party = int | Npc                               # the same in events, where those ships have a name
Ring = Literal["center", "inner", "middle", "outer", "starting", "guardian"]
Colour = Literal["yellow", "orange", "blue", "red"]
TechnologyKind = Literal["part", "build", "instant", "lasting"]
ReputationSlot = Literal["either", "ambassador", "reputation"]


class ByResource(TypedDict):
    material: int
    science: int
    money: int


class ByClass(TypedDict):
    interceptor: int
    cruiser: int
    dreadnought: int
    starbase: int


class ByAction(TypedDict):
    explore: int
    research: int
    upgrade: int
    build: int
    move: int
    influence: int


class ByNpc(TypedDict):
    ancient: int
    guardian: int
    gcds: int


class Stats(TypedDict):
    """What a ship can do, all its parts added up."""
    initiative: int
    computer: int
    shield: int
    hull: int
    drive: int
    made: int                                   # energy
    used: int
    cannon: list[int]                           # damage of each die of one ship
    missile: list[int]


# the map

class Square(TypedDict):
    resource: SquareKind
    advanced: bool
    cube: bool


class Fleet(TypedDict):
    seat: int
    count: dict[ShipClass, int]
    damage: dict[ShipClass, list[int]]          # of each hurt ship
    pinned: int                                 # how many must stay


class NpcFleet(TypedDict):
    kind: Npc
    count: int
    damage: list[int]


class Sector(TypedDict):
    sector: int
    at: At
    ring: Ring
    turned: int                                 # sixths clockwise
    wormholes: list[bool]                       # six, board edge 0 on top, clockwise
    links: list[int]                            # neighbour sectors with a connection
    halves: list[int]                           # and with half a one
    portal: bool
    portal_vp: int
    vp: int
    artifact: bool
    owner: int | None
    squares: list[Square]
    orbital: bool
    monolith: bool
    discovery: bool
    entry: list[int]                            # seats with ships in order of entry
    npc: NpcFleet | None
    ships: list[Fleet]


class Stack(TypedDict):
    ring: Literal["inner", "middle", "outer"]
    left: int
    discard: list[int]


# players

class BlueprintSlot(TypedDict):
    printed: str | None
    tile: str | None


class Blueprint(TypedDict):
    slots: list[BlueprintSlot]
    outside: str | None
    legal: bool
    stats: Stats


class Blueprints(TypedDict):
    interceptor: Blueprint
    cruiser: Blueprint
    dreadnought: Blueprint
    starbase: Blueprint


class ColonyShips(TypedDict):
    ready: int
    all: int


class Technologies(TypedDict):
    military: list[str]
    grid: list[str]
    nano: list[str]


class ByTrack(TypedDict):
    military: int
    grid: int
    nano: int


class ReputationTrack(TypedDict):
    tiles: int                                  # how many
    slots: list[ReputationSlot]
    shown: list[str] | None                     # when the game is over


class Ambassador(TypedDict):
    seat: int
    cube: bool


class Undecided(TypedDict):
    """A player who has no species yet."""
    seat: int
    species: None
    colour: None
    out: bool
    passed: bool
    score: int
    sheet: dict[str, int]


class Player(TypedDict):
    seat: int
    species: str
    colour: str
    home: int
    out: bool
    passed: bool
    resources: ByResource
    production: ByResource
    cubes: ByResource                           # left on each track
    graveyard: ByResource
    discs: int
    spare: int
    actions: ByAction                           # discs
    reactions: dict[Action, int]                # those that there are
    upkeep: int
    next_upkeep: int
    balance: int                                # money after the upkeep phase, as it stands
    next_balance: int                           # and after one more action
    colony: ColonyShips
    supply: ByClass
    techs: Technologies
    discounts: ByTrack
    trade: int
    activations: ByAction
    build: dict[str, int]                       # what each thing costs
    blueprints: Blueprints
    stored: list[str]
    kept: list[str]
    reputation: ReputationTrack
    ambassadors: list[Ambassador]
    ambassadors_left: int
    sheet: dict[str, int]                       # points by source, without reputation
    score: int


# battles

class Firing(TypedDict):
    side: Side
    ship: Ship


class Turn(TypedDict):
    side: Side
    ship: Ship
    initiative: int
    done: bool
    missiles: bool


class Target(TypedDict):
    ship: Ship
    hits: bool
    total: int
    reason: Literal["burst", "blank", "sum"]


class Die(TypedDict):
    damage: int
    colour: Colour
    face: int
    targets: list[Target]


class Retreat(TypedDict):
    side: int
    ship: ShipClass
    to: int
    since: int


class BattleShips(TypedDict):
    ship: Ship
    count: int
    damage: list[int]
    stats: Stats


class BattleSide(TypedDict):
    side: Side
    ships: list[BattleShips]


class Wreck(TypedDict):
    by: Side
    owner: int
    ship: ShipClass


class Battle(TypedDict):
    sector: int
    attacker: int
    defender: Side
    round: int                                  # 0: missiles
    order: list[Turn]
    firing: Firing | None
    rolled: list[Die]
    dice: list[Die]                             # still to be assigned
    retreats: list[Retreat]
    penalty: list[int]                          # seats
    sides: list[BattleSide]
    draws: dict[str, int]                       # by seat: earned so far
    wrecks: list[Wreck]


# the whole view

class NpcKind(TypedDict):
    variant: str
    stats: Stats | None


class NpcKinds(TypedDict):
    ancient: NpcKind
    guardian: NpcKind
    gcds: NpcKind


class TrayTile(TypedDict):
    tech: str
    count: int
    track: TechnologyTrack
    cost: int
    least: int
    kind: TechnologyKind


class Discoveries(TypedDict):
    left: int
    discard: list[str]


class Mine(TypedDict):
    """What only this seat knows, and what concerns only it."""
    seat: int
    reputation: list[str]
    drawn: list[str]
    sheet: dict[str, int]
    score: int
    prices: dict[str, dict[Track, int]]         # of each technology, on each track that can take it


class Find(TypedDict):
    """A discovery tile that somebody has turned over."""
    seat: int
    discovery: str
    sector: int | None                          # where it takes effect


class View(TypedDict):
    round: int
    rounds: int
    phase: str                                  # setup, action, combat, upkeep, cleanup, over
    start: int | None
    next_start: int | None
    active: int | None
    traitor: int | None
    portals: bool                               # is the module in play
    npc: NpcKinds
    map: list[Sector]
    stacks: list[Stack]
    tray: list[TrayTile]
    bag: int
    discoveries: Discoveries
    reputation_bag: int
    box: list[str]                              # what has left the game
    zone: At | None                             # being explored
    revealed: list[int]
    found: str | None                           # a discovery whose side is open
    site: int | None
    finds: list[Find]                           # turned over too: their sides are chosen after that one
    touched: list[int]                          # sectors whose disc moved this turn
    refresh: int                                # colony ships that may still be turned up
    seats: list[Player | Undecided]
    battle: Battle | None
    me: Mine | None                             # nothing for spectators


# the catalogue

class PrintedSquare(TypedDict):
    resource: SquareKind
    advanced: bool


class PrintedSector(TypedDict):
    name: str
    ring: Ring
    vp: int
    wormholes: list[bool]
    squares: list[PrintedSquare]
    artifact: bool
    discovery: bool
    ancients: int
    portal: bool
    home: str | None


class Technology(TypedDict):
    track: TechnologyTrack
    cost: int
    least: int
    copies: int
    kind: TechnologyKind
    activations: dict[Action, int]
    discs: int
    advanced: list[Resource]
    module: bool


class Part(TypedDict):
    family: str
    cannon: list[int]
    missile: list[int]
    computer: int
    shield: int
    hull: int
    drive: int
    initiative: int
    energy: int
    basic: bool
    ancient: bool
    outside: bool


class Discovery(TypedDict):
    copies: int
    gain: dict[Resource, int]
    place: str | None
    part: str | None
    technology: bool
    portal: int
    module: bool


class PrintedBlueprint(TypedDict):
    slots: list[str | None]
    initiative: int
    computer: int
    energy: int


class PrintedBlueprints(TypedDict):
    interceptor: PrintedBlueprint
    cruiser: PrintedBlueprint
    dreadnought: PrintedBlueprint
    starbase: PrintedBlueprint


class SpeciesBoard(TypedDict):
    start: ByResource
    colony_ships: int
    trade: int
    activations: ByAction
    technologies: list[str]
    reputation: list[ReputationSlot]
    build: dict[str, int]
    starting_ship: ShipClass
    fewer_discs: int
    starting_reputation: int
    reveals: int
    vp_per_sector: int
    vp_per_ancient: int
    peace_with_ancients: bool
    population_defenceless: bool
    blueprints: PrintedBlueprints


class Species(TypedDict):
    board: str
    colour: str
    home: int


class Tracks(TypedDict):
    production: list[int]
    upkeep: list[int]
    discount: list[int]
    technology_vp: list[int]
    technology_slots: int
    cubes_most: int
    discs_on_track: int


class Rewards(TypedDict):
    discovery_vp: int
    monolith_vp: int
    fighting: int
    most_draws: int
    ships: ByClass
    npc: ByNpc


class Catalogue(TypedDict):
    sectors: dict[str, PrintedSector]
    technologies: dict[str, Technology]
    parts: dict[str, Part]
    discoveries: dict[str, Discovery]
    boards: dict[str, SpeciesBoard]
    species: dict[str, Species]
    tracks: Tracks
    rewards: Rewards
    sizes: ByClass


# facts about options

class Aim(TypedDict):
    """What the next die would do to a ship."""
    left: int                                   # damage that would still destroy it
    suggested: bool                             # do non-player ships aim so


Facts = TypedDict("Facts", {"eclipse.assign": Aim})


# odds

class Group(TypedDict):
    """Ships of one class, with the blueprint as one of: species, species and parts, stats."""
    ship: str
    count: NotRequired[int]
    damage: NotRequired[list[int]]
    species: NotRequired[str]
    parts: NotRequired[list[str]]
    stats: NotRequired[Stats]
    splitter: NotRequired[bool]


class Case(TypedDict):
    """A battle to be fought: on each side the name of a printed ship, or groups of ships."""
    attacker: str | list[Group]
    defender: str | list[Group]
    count: NotRequired[int]
    defender_count: NotRequired[int]


class Odds(TypedDict):
    """What is added to a case."""
    attacker_win: float
    defender_win: float
    survivors_when_win: dict[str, float]        # by how many ships the attacker has left
    defenders_left: dict[str, float]
    error: float


# events

class Nothing(TypedDict):
    pass


class BySeat(TypedDict):
    seat: int


class BySeats(TypedDict):
    seat: int
    by: int


class Missing(TypedDict):
    seat: int
    missing: int                                # money for the upkeep


class InSector(TypedDict):
    seat: int
    sector: int


class Acted(TypedDict):
    seat: int
    action: Action


class BattleBegun(TypedDict):
    seat: int
    foe: Party
    sector: int


class BattleWon(TypedDict):
    seat: Party
    foe: Party
    sector: int


class BattleOver(TypedDict):
    sector: int


class Bombarded(TypedDict):
    seat: int
    foe: int
    sector: int
    faces: list[int]
    dice: list[int]                             # damage of each
    computer: int
    damage: int


class Built(TypedDict):
    seat: int
    item: str
    sector: int
    paid: int


class Colonised(TypedDict):
    seat: int
    sector: int
    resource: Resource


class CubeDestroyed(TypedDict):
    seat: int
    foe: int
    sector: int
    resource: Resource


class Damaged(TypedDict):
    seat: Party
    foe: Party
    ship: Ship
    damage: int


class Destroyed(TypedDict):
    seat: Party
    foe: Party
    ship: Ship


class Discarded(TypedDict):
    seat: int
    sectors: list[int]


class Discovered(TypedDict):
    seat: int
    discovery: str
    sector: int


class DiscoveryChosen(TypedDict):
    seat: int
    discovery: str


class Eliminated(TypedDict):
    seat: int
    points: int


class Explored(TypedDict):
    seat: int
    sector: int
    at: At


class Fired(TypedDict):
    seat: Party
    ship: Ship
    faces: list[int]
    dice: list[int]                             # damage of each
    computer: int
    foe: Party
    shields: dict[Ship, int]                    # of each class that can be hit


class Learned(TypedDict):
    seat: int
    technology: str


class GotDiscs(TypedDict):
    seat: int
    discs: int                                  # influence discs that come with a technology


class Moved(TypedDict):
    seat: int
    ship: ShipClass
    start: int
    end: int


class NewTechnologies(TypedDict):
    technologies: list[str]


class Gained(TypedDict):
    seat: int
    gains: dict[Resource, int]


class OpenedArtifacts(TypedDict):
    seat: int
    artifacts: int
    gains: dict[Resource, int]


class PartMoved(TypedDict):
    seat: int
    part: str
    ship: ShipClass


class PassedFirst(TypedDict):
    seat: int
    money: int


class ReputationTiles(TypedDict):
    seat: int
    tiles: int


class Researched(TypedDict):
    seat: int
    technology: str
    paid: int


class Reshuffled(TypedDict):
    ring: int


class Retreating(TypedDict):
    seat: int
    ship: ShipClass
    sector: int


class RoundBegun(TypedDict):
    round: int


class SpeciesChosen(TypedDict):
    seat: int
    species: str


class Traded(TypedDict):
    seat: int
    paid: dict[Resource, int]
    gains: dict[Resource, int]


class Upkeep(TypedDict):
    seat: int
    gains: dict[Resource, int]
    cost: int


class Events(TypedDict):
    """What each event tells."""
    abandoned: InSector
    bankrupt: Missing
    acted: Acted
    battle: BattleBegun
    battle_over: BattleOver
    battle_won: BattleWon
    betrayed: BySeats
    bombarded: Bombarded
    built: Built
    colonised: Colonised
    controlled: InSector
    cube_destroyed: CubeDestroyed
    damaged: Damaged
    declined: BySeats
    destroyed: Destroyed
    discarded: Discarded
    discovered: Discovered
    drew_reputation: ReputationTiles
    eliminated: Eliminated
    explored: Explored
    fired: Fired
    fired_missiles: Fired
    gained: Gained
    kept_discovery: DiscoveryChosen
    kept_reputation: ReputationTiles
    got_discs: GotDiscs
    learned: Learned
    lost_sector: InSector
    moved: Moved
    new_technologies: NewTechnologies
    opened_artifacts: OpenedArtifacts
    over: Nothing
    passed: BySeat
    passed_again: BySeat
    passed_first: PassedFirst
    placed_part: PartMoved
    placed_portal: InSector
    proposed: BySeats
    reacted: Acted
    refreshed: BySeat
    related: BySeats
    released: InSector
    removed_part: PartMoved
    researched: Researched
    reshuffled: Reshuffled
    retreated: Retreating
    retreating: Retreating
    returned_reputation: BySeat
    revealed: InSector
    round: RoundBegun
    species: SpeciesChosen
    traded: Traded
    upkeep: Upkeep
    used_discovery: DiscoveryChosen
