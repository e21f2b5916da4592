"""What is in the box, loaded once from `components/*.toml` into typed values that never change.

Planet types, structures and tracks are small numbers in the state; their words are here.
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from fivesuns.games.gaia import shapes
from fivesuns.games.gaia.shapes import Amount, Income, Planet, Slot, StructureKind, Track

Gain = tuple[tuple[str, int], ...]        # (("ore", 2), ("qic", 1))

# Planets: the wheel of seven, then the special ones (GAI-8.5).
EMPTY: Final = 0
TERRA: Final = 1
OXIDE: Final = 2
VOLCANIC: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
TITANIUM: Final = 6
ICE: Final = 7
GAIA: Final = 8
TRANSDIM: Final = 9
LOST: Final = 10
PLANETS: Final[tuple[Planet, ...]] = ("empty", "terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice",
                                      "gaia", "transdim", "lost")
LETTERS: Final = ".rovdstigml"

# Structures; the mine on the Lost Planet and a Lantid mine beside another's structure are kinds of their own.
MINE: Final = 1
TRADING_STATION: Final = 2
RESEARCH_LAB: Final = 3
PLANETARY_INSTITUTE: Final = 4
ACADEMY_LEFT: Final = 5
ACADEMY_RIGHT: Final = 6
LOST_MINE: Final = 7
GUEST_MINE: Final = 8
STRUCTURES: Final[tuple[StructureKind, ...]] = (
    "none", "mine", "trading_station", "research_lab", "planetary_institute", "academy_left", "academy_right",
    "lost_planet_mine", "guest_mine")
KIND: Final[dict[str, int]] = {word: kind for kind, word in enumerate(STRUCTURES)}

# Research tracks, from left to right.
TERRAFORMING: Final = 0
NAVIGATION: Final = 1
ARTIFICIAL_INTELLIGENCE: Final = 2
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
TRACKS: Final[tuple[Track, ...]] = ("terraforming", "navigation", "artificial_intelligence", "gaia_project", "economy",
                                    "science")
TRACK: Final[dict[str, int]] = {word: track for track, word in enumerate(TRACKS)}
SLOTS: Final[tuple[Slot, ...]] = (*TRACKS, "free1", "free2", "free3")     # where the nine kinds of standard tile lie


@dataclass(frozen=True)
class Faction:
    """One side of a faction board (GAI-21)."""
    name: str
    home: int
    colour: str
    credits: int
    ore: int
    knowledge: int
    qic: int
    power: tuple[int, int, int]
    research: tuple[int, ...]
    income: Gain
    slots: tuple[tuple[Gain, ...], ...]      # by structure: the income of each piece, from left to right
    academy_right: Gain                      # its special action
    steps: tuple[int, ...]                   # terraforming steps by planet type; 0 where none are needed


@dataclass(frozen=True)
class Tile:
    """A technology tile or a round booster: what it does and when."""
    name: str
    income: Gain = ()
    gain: Gain = ()
    per: str = ""
    gain_per: Gain = ()
    pass_points: int = 0
    on: str = ""
    points: int = 0
    action: Gain = ()
    steps: int = 0                           # special action: a mine with so many free steps
    range_bonus: int = 0                     # special action: a mine or Gaia project with more range
    big_value: int = 0                       # of planetary institute and academies


@dataclass(frozen=True)
class RoundTile:
    name: str
    on: str
    points: int
    automa: tuple[int, int]


@dataclass(frozen=True)
class FinalTile:
    name: str
    neutral: int


@dataclass(frozen=True)
class FederationToken:
    name: str
    gain: Gain
    copies: int
    green: bool


@dataclass(frozen=True)
class Action:
    """A space of the research board for power or QIC (GAI-14)."""
    name: str
    power: int
    qic: int
    gain: Gain
    steps: int
    per_type: int
    tech_tile: bool
    token_again: bool


@dataclass(frozen=True)
class Level:
    """One level of a track: what reaching it gives, and what being there gives."""
    bonus: Gain
    income: Gain
    place: str
    per_gaia_planet: int


@dataclass(frozen=True)
class Card:
    """A decision card of the Automa: the action half and the support half."""
    name: str
    number: int
    pass_light: bool
    action: str
    points: int
    final_tile: str
    range: int
    direction: str
    count: int
    arrow: str
    booster: int
    first_booster: int


@dataclass(frozen=True)
class AutomaFaction:
    name: str
    research: tuple[int, ...]
    action: tuple[tuple[Any, ...], ...]
    points: int


@dataclass(frozen=True)
class Difficulty:
    name: str
    points: int
    deck: tuple[str, ...]
    extra_point: bool


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "components" / f"{name}.toml").read_text("utf-8"))


def _gain(table: Mapping[str, int]) -> Gain:
    return tuple([(what, n) for what, n in table.items()])


def _levels(research: Mapping[str, int]) -> tuple[int, ...]:
    return tuple([research.get(track, 0) for track in TRACKS])


def terraforming_steps(home: int, planet: int) -> int:
    """By the wheel (GAI-8.5); 0 for planets outside it."""
    if not TERRA <= planet <= ICE:
        return 0
    return min((home - planet) % 7, (planet - home) % 7)


def _faction(name: str, board: Mapping[str, Any], found: Mapping[str, Any]) -> Faction:
    full = {**board, **found}
    home = PLANETS.index(full["home"])
    slots: list[tuple[Gain, ...]] = [()]
    for kind in STRUCTURES[MINE:ACADEMY_RIGHT]:
        pieces = full[kind]
        slots.append(tuple([_gain(x) for x in (pieces if isinstance(pieces, list) else [pieces])]))
    start = full["start"]
    return Faction(name, home, full["colour"], start["credits"], start["ore"], start["knowledge"], start["qic"],
                   (full["power"][0], full["power"][1], full["power"][2]), _levels(full.get("start_research", {})),
                   _gain(full["income"]), tuple(slots), _gain(full["academy_right"]),
                   tuple([terraforming_steps(home, planet) for planet in range(len(PLANETS))]))


def _tile(x: Mapping[str, Any]) -> Tile:
    return Tile(x["name"], _gain(x.get("income", {})), _gain(x.get("gain", {})), x.get("per", ""),
                _gain(x.get("gain_per", {})), x.get("pass_points", 0), x.get("on", ""), x.get("points", 0),
                _gain(x.get("action", {})), x.get("mine_with_steps", 0), x.get("range_bonus", 0),
                x.get("institute_and_academy_value", 0))


def _number(level: Mapping[str, int], name: str) -> int:
    return level.get(name, 0)


_factions = _load("factions")
FACTIONS: Final[dict[str, Faction]] = {name: _faction(name, _factions["board"], found)
                                       for name, found in _factions.items() if name != "board"}
START_POINTS: Final[int] = _factions["board"]["points"]

_structures = _load("structures")
PIECES: Final[tuple[int, ...]] = (0, *[_structures[kind]["pieces"] for kind in STRUCTURES[MINE:LOST_MINE]], 1)
COST_CREDITS: Final[tuple[int, ...]] = (0, *[_structures[x]["cost"]["credits"] for x in STRUCTURES[MINE:LOST_MINE]])
COST_ORE: Final[tuple[int, ...]] = (0, *[_structures[kind]["cost"]["ore"] for kind in STRUCTURES[MINE:LOST_MINE]])
NEAR_CREDITS: Final[int] = _structures["trading_station"]["cost_near_opponent"]["credits"]
VALUES: Final[tuple[int, ...]] = (0, *[_structures[kind]["value"] for kind in STRUCTURES[MINE:LOST_MINE]], 1, 1)
GRANT_TILES: Final = tuple([KIND[kind] for kind in STRUCTURES[MINE:LOST_MINE] if _structures[kind].get("tech_tile")])
GAIAFORMERS: Final[int] = _structures["pieces"]["gaiaformer"]
SATELLITES: Final[int] = _structures["pieces"]["satellite"]
SPACE_STATIONS: Final[int] = _structures["pieces"]["space_station"]
GAIA_TOKENS: Final[int] = _structures["pieces"]["gaia_planet"]
PLAYER_MARKERS: Final[int] = _structures["pieces"]["player_marker"]
MOST_ORE: Final[int] = _structures["limits"]["ore"]
MOST_KNOWLEDGE: Final[int] = _structures["limits"]["knowledge"]
MOST_CREDITS: Final[int] = _structures["limits"]["credits"]


def _upgrades(table: Mapping[str, list[str]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([KIND[x] for x in table.get(kind, ())]) for kind in STRUCTURES])


UPGRADES: Final = _upgrades(_structures["upgrades"])
BESCOD_UPGRADES: Final = _upgrades(_structures["upgrades_of_bescods"])

_research = _load("research")
RESEARCH_COST: Final[int] = _research["advance"]["knowledge"]
CROSSING_CHARGE: Final[int] = _research["crossing_to_3"]["charge"]
RESEARCH_POINTS: Final[tuple[int, ...]] = tuple(_research["final_points"])
_tracks = {track["name"]: track["levels"] for track in _research["track"]}
LEVELS: Final[tuple[tuple[Level, ...], ...]] = tuple([
    tuple([Level(_gain(x.get("bonus", {})), _gain(x.get("income", {})), x.get("place", ""),
                 x.get("per_gaia_planet", 0)) for x in _tracks[track]]) for track in TRACKS])
STEP_COST: Final[tuple[int, ...]] = tuple([_number(x, "step") for x in _tracks["terraforming"]])
RANGE: Final[tuple[int, ...]] = tuple([_number(x, "range") for x in _tracks["navigation"]])
PROJECT_COST: Final[tuple[int, ...]] = tuple([_number(x, "cost") for x in _tracks["gaia_project"]])
ACTIONS: Final[dict[str, Action]] = {
    x["name"]: Action(x["name"], x.get("power", 0), x.get("qic", 0), _gain(x.get("gain", {})),
                      x.get("mine_with_steps", 0), x.get("per_planet_type", {}).get("vp", 0),
                      x.get("tech_tile", False), x.get("federation_token_again", False)) for x in _research["action"]}

_tiles = _load("tiles")
COPIES_OF_STANDARD: Final[int] = _tiles["copies_of_standard"]
STANDARD: Final[dict[str, Tile]] = {x["name"]: _tile(x) for x in _tiles["standard"]}
ADVANCED: Final[dict[str, Tile]] = {x["name"]: _tile(x) for x in _tiles["advanced"]}
BOOSTERS: Final[dict[str, Tile]] = {x["name"]: _tile(x) for x in _tiles["booster"]}
TILES: Final[dict[str, Tile]] = {**STANDARD, **ADVANCED, **BOOSTERS}
ROUND_TILES: Final[dict[str, RoundTile]] = {
    x["name"]: RoundTile(x["name"], x["on"], x["points"], (x["automa"][0], x["automa"][1])) for x in _tiles["round"]}
FINAL_TILES: Final[dict[str, FinalTile]] = {x["name"]: FinalTile(x["name"], x["neutral"]) for x in _tiles["final"]}
FEDERATION_TOKENS: Final[dict[str, FederationToken]] = {
    x["name"]: FederationToken(x["name"], _gain(x["gain"]), x["copies"], x["green"]) for x in _tiles["federation"]}
GLEENS_TOKEN: Final = "fed_gleens"
COMMON_TOKENS: Final = tuple([name for name in FEDERATION_TOKENS if name != GLEENS_TOKEN])

_sectors = _load("sectors")
FACES: Final[dict[str, str]] = {name: "".join(rows) for name, rows in _sectors["faces"].items()}
LAYOUTS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    name: {face: (at[0], at[1]) for face, at in places.items()} for name, places in _sectors["layouts"].items()}
FIRST_FACTIONS: Final[dict[int, tuple[str, ...]]] = {int(n): tuple(x)
                                                     for n, x in _sectors["first_game"]["factions"].items()}
FIRST_AUTOMA: Final[str] = _sectors["first_game"]["automa"]
FIRST_MINES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    name: tuple([(at[0], at[1]) for at in places]) for name, places in _sectors["first_game"]["mines"].items()}

_automa = _load("automa")
CARDS: Final[dict[str, Card]] = {
    f"card{x['number']:02}": Card(f"card{x['number']:02}", x["number"], x["pass_light"], x["action"], x["points"],
                                  x["final_tile"], x["range"], x["direction"], x["count"], x["arrow"], x["booster"],
                                  x["first_booster"]) for x in _automa["card"]}
AUTOMA_FACTIONS: Final[dict[str, AutomaFaction]] = {
    name: AutomaFaction(name, _levels(x.get("start_research", {})), tuple([tuple(part) for part in x["action"]]),
                        x["points"]) for name, x in _automa["faction"].items()}
DIFFICULTIES: Final[dict[str, Difficulty]] = {
    name: Difficulty(name, x["points"], tuple([f"card{n:02}" for n in x["deck"]]), x.get("extra_point", False))
    for name, x in _automa["difficulty"].items()}


# for the browser

def catalogue() -> shapes.Catalogue:
    """The components as plain data: faction boards, structures, the research board."""
    return {
        "factions": {x.name: _board_data(x) for x in FACTIONS.values()},
        "structures": {STRUCTURES[kind]: {
            "pieces": PIECES[kind], "credits": COST_CREDITS[kind],
            "near": NEAR_CREDITS if kind == TRADING_STATION else COST_CREDITS[kind], "ore": COST_ORE[kind],
            "value": VALUES[kind], "tile": kind in GRANT_TILES} for kind in range(MINE, LOST_MINE)},
        "tracks": {"terraforming": _levels_data(TERRAFORMING), "navigation": _levels_data(NAVIGATION),
                   "artificial_intelligence": _levels_data(ARTIFICIAL_INTELLIGENCE),
                   "gaia_project": _levels_data(GAIA_PROJECT), "economy": _levels_data(ECONOMY),
                   "science": _levels_data(SCIENCE)},
        "research_cost": RESEARCH_COST, "crossing": CROSSING_CHARGE, "level_points": list(RESEARCH_POINTS),
        "limits": {"credits": MOST_CREDITS, "ore": MOST_ORE, "knowledge": MOST_KNOWLEDGE, "qic": 0}}


def _board_data(x: Faction) -> shapes.FactionBoard:
    levels = x.research
    return {
        "home": PLANETS[x.home],
        "start": {"credits": x.credits, "ore": x.ore, "knowledge": x.knowledge, "qic": x.qic}, "power": x.power,
        "research": {"terraforming": levels[0], "navigation": levels[1], "artificial_intelligence": levels[2],
                     "gaia_project": levels[3], "economy": levels[4], "science": levels[5]},
        "income": _income(x.income),
        "slots": {"mine": _incomes(x.slots[MINE]), "trading_station": _incomes(x.slots[TRADING_STATION]),
                  "research_lab": _incomes(x.slots[RESEARCH_LAB]),
                  "planetary_institute": _incomes(x.slots[PLANETARY_INSTITUTE]),
                  "academy_left": _incomes(x.slots[ACADEMY_LEFT])},
        "academy_right": _income(x.academy_right),
        "steps": {PLANETS[planet]: x.steps[planet] for planet in range(TERRA, ICE + 1)}}


def _levels_data(track: int) -> list[shapes.LevelFacts]:
    return [{"bonus": _amounts(x.bonus), "income": _income(x.income),
             "step": STEP_COST[n] if track == TERRAFORMING else 0, "range": RANGE[n] if track == NAVIGATION else 0,
             "cost": PROJECT_COST[n] if track == GAIA_PROJECT else 0, "place": x.place,
             "per_gaia_planet": x.per_gaia_planet} for n, x in enumerate(LEVELS[track])]


INCOMES: Final[tuple[Income, ...]] = ("credits", "ore", "knowledge", "qic", "charge", "token")
AMOUNTS: Final[tuple[Amount, ...]] = (*INCOMES, "vp", "gaiaformer")


def _income(gain: Gain) -> dict[Income, int]:
    found = dict(gain)
    return {what: found[what] for what in INCOMES if what in found}


def _incomes(gains: tuple[Gain, ...]) -> list[dict[Income, int]]:
    return [_income(gain) for gain in gains]


def _amounts(gain: Gain) -> dict[Amount, int]:
    found = dict(gain)
    return {what: found[what] for what in AMOUNTS if what in found}
