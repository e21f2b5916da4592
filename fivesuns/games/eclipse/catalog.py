"""What is in the box, read once from components/*.toml into objects that never change.

Resources, ship classes and dice colours are small numbers in the rules and words in options, views and records.
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal

from fivesuns.games.eclipse import shapes
from fivesuns.games.eclipse.shapes import (
    Action,
    Colour,
    Npc,
    ReputationSlot,
    Resource,
    Ring,
    ShipClass,
    SquareKind,
    TechnologyKind,
    Track,
)

RESOURCES: Final[tuple[Resource, ...]] = ("material", "science", "money")
MATERIAL: Final = 0
SCIENCE: Final = 1
MONEY: Final = 2
ANY: Final = 3                                   # a grey population square
ORBITAL_SQUARE: Final = 4                        # science or money
SQUARES: Final[tuple[SquareKind, ...]] = (*RESOURCES, "any", "orbital")

CLASSES: Final[tuple[ShipClass, ...]] = ("interceptor", "cruiser", "dreadnought", "starbase")
INTERCEPTOR: Final = 0
CRUISER: Final = 1
DREADNOUGHT: Final = 2
STARBASE: Final = 3
SHIP_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(CLASSES)}
STRUCTURES: Final = ("orbital", "monolith")

TRACKS: Final[tuple[Track, ...]] = ("military", "grid", "nano")
ACTIONS: Final[tuple[Action, ...]] = ("explore", "research", "upgrade", "build", "move", "influence")
REACTIONS: Final = ("upgrade", "build", "move")
COLOURS: Final[tuple[Colour, ...]] = ("yellow", "orange", "blue", "red")
NPC_KINDS: Final[tuple[Npc, ...]] = ("ancient", "guardian", "gcds")
ANCIENT: Final = 0
GUARDIAN: Final = 1
GCDS: Final = 2

RINGS: Final[tuple[Ring, ...]] = ("center", "inner", "middle", "outer", "starting", "guardian")

# The six edges of a hex, edge 0 on top, then clockwise; opposite edges are three apart (ECL-2.5).
EDGES: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
CENTER: Final = 1                                # the number of the Galactic Center


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("fivesuns.games.eclipse") / "components" / name).read_text("utf-8"))


@dataclass(frozen=True)
class Sector:
    """A sector tile. Squares are (resource, advanced); the orbital's square follows the printed ones."""
    number: int
    name: str
    ring: Ring
    vp: int
    wormholes: tuple[tuple[bool, ...], ...]     # has the edge of the board one? for each of the six rotations
    squares: tuple[tuple[int, bool], ...]
    artifact: bool
    discovery: bool
    ancients: int
    portal: bool
    home: str


@dataclass(frozen=True)
class Technology:
    name: str
    track: int                   # index in TRACKS; -1 for a rare one
    cost: int
    least: int
    copies: int
    kind: TechnologyKind
    activations: Mapping[Action, int]
    discs: int
    artifact: int                # at once, so much of a resource for each artifact
    portal: int                  # at once, a portal of so many points
    discovery: bool              # at once, a discovery tile
    advanced: tuple[int, ...]
    module: bool


@dataclass(frozen=True)
class Part:
    name: str
    family: str
    cannon: tuple[int, ...]      # damage of each die
    missile: tuple[int, ...]
    computer: int
    shield: int
    hull: int
    drive: int
    initiative: int
    energy: int
    basic: bool
    ancient: bool
    outside: bool


@dataclass(frozen=True)
class Discovery:
    name: str
    copies: int
    gain: tuple[int, ...]
    place: str
    part: str
    technology: bool
    portal: int
    module: bool


@dataclass(frozen=True)
class Blueprint:
    """What is printed for one ship class: the parts in the grid, and what stands beside it."""
    slots: tuple[str, ...]
    initiative: int
    computer: int
    energy: int


@dataclass(frozen=True)
class Board:
    """A side of a species board; the Terran factions share one."""
    name: str
    alien: bool
    start: tuple[int, ...]
    colony_ships: int
    trade: int
    activations: Mapping[Action, int]
    technologies: tuple[str, ...]
    either: int                  # slots of the reputation track
    ambassador_only: int
    reputation_only: int
    reputation: tuple[ReputationSlot, ...]  # the same slots, in order
    build: Mapping[str, int]
    blueprints: tuple[Blueprint, ...]
    starting_ship: int
    starting_reputation: int
    fewer_discs: int
    starting_advanced: int       # a resource whose advanced square is filled at set-up, or -1
    population_defenceless: bool
    vp_per_sector: int
    reveals: int
    vp_per_ancient: int
    peace_with_ancients: bool


@dataclass(frozen=True)
class Species:
    name: str
    board: str
    colour: str
    home: int


@dataclass(frozen=True)
class Stats:
    """What a ship class can do, all its parts added up (ECL-11.5)."""
    initiative: int
    computer: int
    shield: int
    hull: int
    drive: int
    made: int                    # energy
    used: int
    cannon: tuple[int, ...]      # damage of each die of one ship, small first
    missile: tuple[int, ...]


@dataclass(frozen=True)
class PlayerCount:
    technologies: int
    new_technologies: int
    outer: int
    zones: tuple[int, ...]
    diplomacy: bool


def _dice(found: Mapping[str, int]) -> tuple[int, ...]:
    return tuple([DAMAGE[colour] for colour in COLOURS for _ in range(found.get(colour, 0))])


def _wormholes(printed: list[int]) -> tuple[tuple[bool, ...], ...]:
    return tuple([tuple([(edge - turned) % 6 in printed for edge in range(6)]) for turned in range(6)])


def _square(text: str) -> tuple[int, bool]:
    resource = text.removesuffix("+")
    return (ANY if resource == "any" else RESOURCES.index(resource), text.endswith("+"))


def _sectors() -> dict[int, Sector]:
    rings = _read("sectors.toml")
    return {int(number): Sector(int(number), x["name"], ring, x["vp"], _wormholes(x["wormholes"]),
                                tuple([_square(square) for square in x["squares"]]), x.get("artifact", False),
                                x.get("discovery", False), x.get("ancients", 0), x.get("portal", False),
                                x.get("home", ""))
            for ring in RINGS for number, x in rings[ring].items()}


def _technologies() -> dict[str, Technology]:
    return {name: Technology(name, TRACKS.index(track) if track in TRACKS else -1, x["cost"], x["least"], x["copies"],
                             x["kind"], x.get("activations", {}), x.get("discs", 0),
                             x.get("artifact", 0), x.get("portal", 0), x.get("discovery", False),
                             tuple([RESOURCES.index(r) for r in x.get("advanced", ())]), "module" in x)
            for track, tiles in _read("technologies.toml").items() for name, x in tiles.items()}


def _parts() -> dict[str, Part]:
    return {name: Part(name, x["family"], _dice(x.get("cannon", {})), _dice(x.get("missile", {})),
                       x.get("computer", 0), x.get("shield", 0), x.get("hull", 0), x.get("drive", 0),
                       x.get("initiative", 0), x.get("energy", 0), group == "basic", group == "ancient",
                       x.get("outside", False))
            for group, parts in _read("parts.toml").items() for name, x in parts.items()}


def _discoveries() -> dict[str, Discovery]:
    return {name: Discovery(name, x["copies"], tuple([x.get("gain", {}).get(r, 0) for r in RESOURCES]),
                            x.get("place", ""), x.get("part", ""), x.get("technology", False), x.get("portal", 0),
                            "module" in x)
            for name, x in _DISCOVERIES["tiles"].items()}


def _blueprint(x: Mapping[str, Any]) -> Blueprint:
    outside = x["outside"]
    return Blueprint(tuple(x["slots"]), outside.get("initiative", 0), outside.get("computer", 0),
                     outside.get("energy", 0))


def _board(name: str, x: Mapping[str, Any]) -> Board:
    kinds = x["reputation"]
    advanced = x.get("starting_advanced")
    return Board(name, x.get("alien", True), tuple([x["start"][r] for r in RESOURCES]), x["start"]["colony_ships"],
                 x["trade"], x["activations"], tuple(x["technologies"]), kinds.count("either"),
                 kinds.count("ambassador"), kinds.count("reputation"), tuple(kinds), x["build"],
                 tuple([_blueprint(x["blueprints"][ship]) for ship in CLASSES]),
                 CLASSES.index(x.get("starting_ship", "interceptor")), x.get("starting_reputation", 0),
                 x.get("fewer_discs", 0), -1 if advanced is None else RESOURCES.index(advanced),
                 x.get("population_defenceless", False), x.get("vp_per_sector", 0), x.get("reveals", 1),
                 x.get("vp_per_ancient", 0), x.get("peace_with_ancients", False))


def _npc(x: Mapping[str, Any]) -> Stats:
    return Stats(x.get("initiative", 0), x.get("computer", 0), x.get("shield", 0), x.get("hull", 0), 0, 0, 0,
                 _dice(x.get("cannon", {})), _dice(x.get("missile", {})))


_RULES: Final = _read("rules.toml")
_DISCOVERIES: Final = _read("discoveries.toml")
_SPECIES: Final = _read("species.toml")
DAMAGE: Final[Mapping[Colour, int]] = _RULES["dice"]
COLOUR_OF: Final[Mapping[int, Colour]] = {damage: colour for colour, damage in DAMAGE.items()}
ANTIMATTER: Final[int] = DAMAGE[COLOURS[-1]]

SECTORS: Final[Mapping[int, Sector]] = _sectors()
TECHNOLOGIES: Final[Mapping[str, Technology]] = _technologies()
ADVANCES: Final = tuple([tuple([x.name for x in TECHNOLOGIES.values() if r in x.advanced]) for r in range(3)])
PARTS: Final[Mapping[str, Part]] = _parts()
BASIC_PARTS: Final = tuple([name for name, part in PARTS.items() if part.basic])
DISCOVERIES: Final[Mapping[str, Discovery]] = _discoveries()
DISCOVERY_VP: Final[int] = _DISCOVERIES["vp"]
BOARDS: Final[Mapping[str, Board]] = {name: _board(name, x) for name, x in _SPECIES["boards"].items()}
TERRANS: Final = next((name for name, board in BOARDS.items() if not board.alien), "")
SPECIES: Final[Mapping[str, Species]] = {name: Species(name, x["board"], x["colour"], x["home"])
                                         for name, x in _SPECIES["species"].items()}

FIGURES: Final[tuple[int, ...]] = tuple([_RULES["ships"][ship]["figures"] for ship in CLASSES])
SHIP_DRAWS: Final[tuple[int, ...]] = tuple([_RULES["ships"][ship]["draws"] for ship in CLASSES])
SIZES: Final[tuple[int, ...]] = tuple([_RULES["ships"][ship]["size"] for ship in CLASSES])
NPC_DRAWS: Final[tuple[int, ...]] = tuple([_RULES["npc"][kind]["draws"] for kind in NPC_KINDS])
NPC_VARIANTS: Final = ("standard", "advanced", "worlds_afar")
NPC: Final[tuple[Mapping[str, Stats], ...]] = tuple([
    {variant: _npc(_RULES["npc"][kind][variant]) for variant in NPC_VARIANTS} for kind in NPC_KINDS])

MONOLITH_VP: Final[int] = _RULES["structures"]["monolith_vp"]
REPUTATION: Final[Mapping[str, int]] = {
    f"reputation_{value}-{n + 1}": int(value)
    for value, copies in _RULES["reputation"]["copies"].items() for n in range(copies)}
DRAWS_FOR_FIGHTING: Final[int] = _RULES["reputation"]["draws_for_fighting"]
MOST_DRAWS: Final[int] = _RULES["reputation"]["most_draws"]

_TRACKS: Final = _RULES["tracks"]
PRODUCTION: Final[tuple[int, ...]] = tuple(_TRACKS["production"])
CUBES_PER_TRACK: Final[int] = _TRACKS["cubes_per_track"]
CUBES_MOST: Final[int] = _TRACKS["cubes_most"]
UPKEEP: Final[tuple[int, ...]] = tuple(_TRACKS["upkeep"])
DISCS: Final[int] = _TRACKS["discs"]
DISCS_ON_TRACK: Final[int] = _TRACKS["discs_on_track"]
TECHNOLOGY_SLOTS: Final[int] = _TRACKS["technology_slots"]
DISCOUNT: Final[tuple[int, ...]] = tuple(_TRACKS["discount"])
TECHNOLOGY_VP: Final[tuple[int, ...]] = tuple(_TRACKS["technology_vp"])
AMBASSADORS: Final[int] = _TRACKS["ambassadors"]

ROUNDS: Final[int] = _RULES["setup"]["rounds"]
ZONES: Final[tuple[tuple[int, int], ...]] = tuple([(q, r) for q, r in _RULES["setup"]["zones"]])
PORTAL_SECTORS: Final[tuple[int, ...]] = tuple(_RULES["setup"]["portal_sectors"])
PLAYERS: Final[Mapping[int, PlayerCount]] = {
    int(n): PlayerCount(x["technologies"], x["new_technologies"], x["outer"], tuple(x["zones"]), x["diplomacy"])
    for n, x in _RULES["setup"]["players"].items()}
STACKS: Final[tuple[Literal["inner", "middle", "outer"], ...]] = ("inner", "middle", "outer")


def npc_kind(tile: int) -> int:
    """Which non-player ships can be in this sector."""
    if tile == CENTER:
        return GCDS
    return GUARDIAN if SECTORS[tile].ring == "guardian" else ANCIENT


# for the browser

def catalogue() -> shapes.Catalogue:
    """The components as plain data: sectors, technologies, parts, discoveries, species, tracks."""
    return {
        "sectors": {str(x.number): {
            "name": x.name, "ring": x.ring, "vp": x.vp,
            "wormholes": list(x.wormholes[0]),
            "squares": [{"resource": SQUARES[resource], "advanced": advanced}
                        for resource, advanced in x.squares],
            "artifact": x.artifact, "discovery": x.discovery, "ancients": x.ancients, "portal": x.portal,
            "home": x.home or None} for x in SECTORS.values()},
        "technologies": {x.name: {
            "track": TRACKS[x.track] if x.track >= 0 else "rare", "cost": x.cost, "least": x.least, "copies": x.copies,
            "kind": x.kind, "activations": dict(x.activations), "discs": x.discs,
            "advanced": [RESOURCES[r] for r in x.advanced], "module": x.module} for x in TECHNOLOGIES.values()},
        "parts": {x.name: {
            "family": x.family, "cannon": list(x.cannon), "missile": list(x.missile), "computer": x.computer,
            "shield": x.shield, "hull": x.hull, "drive": x.drive, "initiative": x.initiative, "energy": x.energy,
            "basic": x.basic, "ancient": x.ancient, "outside": x.outside} for x in PARTS.values()},
        "discoveries": {x.name: {
            "copies": x.copies, "gain": {RESOURCES[r]: x.gain[r] for r in range(3) if x.gain[r]},
            "place": x.place or None, "part": x.part or None, "technology": x.technology,
            "portal": x.portal, "module": x.module}
            for x in DISCOVERIES.values()},
        "boards": {x.name: _board_data(x) for x in BOARDS.values()},
        "species": {x.name: {"board": x.board, "colour": x.colour, "home": x.home} for x in SPECIES.values()},
        "tracks": {"production": list(PRODUCTION), "upkeep": list(UPKEEP), "discount": list(DISCOUNT),
                   "technology_vp": list(TECHNOLOGY_VP), "technology_slots": TECHNOLOGY_SLOTS,
                   "cubes_most": CUBES_MOST, "discs_on_track": DISCS_ON_TRACK},
        "rewards": {"discovery_vp": DISCOVERY_VP, "monolith_vp": MONOLITH_VP, "fighting": DRAWS_FOR_FIGHTING,
                    "most_draws": MOST_DRAWS, "ships": _by_class(SHIP_DRAWS),
                    "npc": {"ancient": NPC_DRAWS[ANCIENT], "guardian": NPC_DRAWS[GUARDIAN], "gcds": NPC_DRAWS[GCDS]}},
        "sizes": _by_class(SIZES),
    }


def _by_class(numbers: tuple[int, ...]) -> shapes.ByClass:
    return {"interceptor": numbers[INTERCEPTOR], "cruiser": numbers[CRUISER], "dreadnought": numbers[DREADNOUGHT],
            "starbase": numbers[STARBASE]}


def _board_data(x: Board) -> shapes.SpeciesBoard:
    many, printed = x.activations, x.blueprints
    return {
        "start": {"material": x.start[MATERIAL], "science": x.start[SCIENCE], "money": x.start[MONEY]},
        "colony_ships": x.colony_ships, "trade": x.trade,
        "activations": {"explore": many["explore"], "research": many["research"], "upgrade": many["upgrade"],
                        "build": many["build"], "move": many["move"], "influence": many["influence"]},
        "technologies": list(x.technologies), "reputation": list(x.reputation), "build": dict(x.build),
        "starting_ship": CLASSES[x.starting_ship], "fewer_discs": x.fewer_discs,
        "starting_reputation": x.starting_reputation, "reveals": x.reveals, "vp_per_sector": x.vp_per_sector,
        "vp_per_ancient": x.vp_per_ancient, "peace_with_ancients": x.peace_with_ancients,
        "population_defenceless": x.population_defenceless,
        "blueprints": {"interceptor": _printed(printed[INTERCEPTOR]), "cruiser": _printed(printed[CRUISER]),
                       "dreadnought": _printed(printed[DREADNOUGHT]), "starbase": _printed(printed[STARBASE])}}


def _printed(x: Blueprint) -> shapes.PrintedBlueprint:
    return {"slots": [slot or None for slot in x.slots], "initiative": x.initiative, "computer": x.computer,
            "energy": x.energy}
