"""What is in the box, read once from components/*.toml into objects that never change.

A thing has one word, everywhere. Of action cards with several copies each has its own (`sabotage-1`), of generic
promissory notes each owner (`ceasefire-0` is that of seat 0). Systems are called by their tiles: `s18`.
"""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Literal

from fivesuns.games.twilight import shapes

Phase = Literal["strategy", "action", "strategic", "tactical", "status", "agenda", "any"]
Prompt = Literal["react", "step", "choice", "no"]
Rotation = Literal["speaker", "speaker_last", "initiative", "phase", "left", "active", "one", "attacker", "sides",
                   "together", "free", "none"]
Colour = Literal["green", "blue", "yellow", "red"]
Trait = Literal["cultural", "hazardous", "industrial"]
Anomaly = Literal["asteroid_field", "nebula", "supernova", "gravity_rift"]
Sort = Literal["strategy_card", "action_card", "agenda", "technology", "faction", "unit", "note"]
Role = Literal["any", "active", "actor", "other", "combatant", "winner", "opponent", "target", "shooter", "unit_owner",
               "controller", "former_controller", "voter", "elected", "table", ""]
Layer = Literal["replace", "set", "add", "cap", "cannot"]
Scope = Literal["use", "tactical_action", "turn", "invasion", "combat_round", "combat", "agenda", "agenda_phase",
                "status_phase", "strategy_phase", "face_up", "attached", "in_play", ""]
Dice = tuple[int, int]                                  # hits on this or more; so many dice

COLOURS: Final[tuple[Colour, ...]] = ("green", "blue", "yellow", "red")
LETTERS: Final[Mapping[str, Colour]] = {"G": "green", "B": "blue", "Y": "yellow", "R": "red"}


@dataclass(frozen=True, kw_only=True)
class Window:
    """A moment at which abilities can be used. The clause of `ac_played` is W-AC-PLAYED."""
    id: str
    phase: Phase
    order: int                                          # within its phase, from 1
    prompt: Prompt
    rotation: Rotation


@dataclass(frozen=True, kw_only=True)
class System:
    id: str
    tile: int
    back: Literal["green", "blue", "red", ""]
    planets: tuple[str, ...]
    anomaly: Anomaly | Literal[""] = ""
    wormholes: tuple[str, ...] = ()
    faction: str = ""                                   # whose home system it is


@dataclass(frozen=True, kw_only=True)
class Planet:
    id: str
    system: str
    resources: int
    influence: int
    trait: Trait | Literal[""] = ""
    specialty: Colour | Literal[""] = ""
    home: bool                                          # in a home system


@dataclass(frozen=True, kw_only=True)
class Unit:
    """A unit as printed on a sheet or a card. `type` is the figure that stands for it."""
    id: str
    type: str
    sort: Literal["ship", "ground", "structure"]
    faction: str = ""
    cost: int = 0                                       # 0: it is not produced
    pair: bool = False                                  # two for the cost
    combat: int = 0
    dice: int = 0                                       # for a combat roll; 0: an ability tells
    move: int = 0
    capacity: int = 0
    sustain: bool = False
    shield: bool = False
    barrage: Dice | None = None
    bombardment: Dice | None = None
    space_cannon: Dice | None = None
    production: int = 0
    by_resources: bool = False                          # adds the planet's resources to its production
    upgrades: str = ""                                  # the unit that it takes the place of
    on_card: bool                                       # a technology of the same name brings it; else on the sheet


@dataclass(frozen=True, kw_only=True)
class Technology:
    id: str
    colour: Colour | Literal[""]                        # unit upgrades have none
    needs: str = ""                                     # prerequisites by letter: "GYR"
    faction: str = ""
    unit: str = ""                                      # what a unit upgrade brings
    exhausts: bool = False


@dataclass(frozen=True, kw_only=True)
class Faction:
    id: str
    home: str
    gate: str = ""                                      # stands at its place on the board if the home lies apart
    commodities: int
    fleet: Mapping[str, int]                            # by type
    technologies: tuple[str, ...]                       # from the start
    choices: tuple[str, ...] = ()                       # one of these as well
    abilities: tuple[str, ...]
    tokens: tuple[str, ...] = ()
    own_technologies: tuple[str, ...]
    own_units: tuple[str, ...]                          # but the flagship
    flagship: str
    note: str
    sheet: Mapping[str, str]                            # by type: the unit on its sheet; no war sun but that of Muaat


@dataclass(frozen=True, kw_only=True)
class StrategyCard:
    id: str
    initiative: int
    token: Literal["spent", "placed", ""] = ""          # what becomes of the token that its secondary costs


@dataclass(frozen=True, kw_only=True)
class ActionCard:
    id: str
    copies: int


@dataclass(frozen=True, kw_only=True)
class Agenda:
    id: str
    law: bool
    elect: Literal["player", "planet", "cultural_planet", "hazardous_planet", "industrial_planet", "colony", "law",
                   "scored_secret", ""] = ""            # none: for or against; colony: neither home nor Mecatol Rex
    stays: Literal["for", "elected", ""]                # the outcome that leaves a law in play
    discarded: Literal["no_law", "no_scored_secret", ""] = ""     # revealed then, it is replaced by the next


@dataclass(frozen=True, kw_only=True)
class Objective:
    id: str
    stage: Literal[1, 2, 0]                             # 0: secret
    points: int
    phase: Literal["status", "action"]
    window: str                                         # where it is scored
    requirement: Mapping[str, Any]                      # `kind`, and what that kind needs


@dataclass(frozen=True, kw_only=True)
class Note:
    id: str
    faction: str = ""                                   # none: a generic one, each player has it
    stays: bool = False                                 # lies face up before its holder
    points: int = 0                                     # for whom it lies face up
    returns: Literal["resolved", "agenda_resolved", "status_end", "activation"]


@dataclass(frozen=True, kw_only=True)
class Change:
    """What an ability does to a computed value. Layers apply in their order, `cannot` is absolute (TI-G.3)."""
    value: str
    layer: Layer
    amount: int | None = None                           # where a number tells it; of `fleet_count` in half ships
    about: str = ""                                     # for whom or what
    unpreventable: bool = False                         # comes last, and nothing touches it


@dataclass(frozen=True, kw_only=True)
class Ability:
    """When and by whom an ability can be used; abilities.toml explains the words. Without windows it is static."""
    id: str
    source: str                                         # the component that has it
    sort: Sort
    windows: tuple[str, ...] = ()
    role: Role = ""                                     # of those who have the source
    must: bool = False                                  # it cannot be passed
    when: tuple[str, ...] = ()                          # all of these hold
    cost: Mapping[str, int]
    limit: Literal["die", "combat", "agenda_phase", ""] = ""      # once in each
    lasts: Scope = ""                                   # what it leaves behind ends with this
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Map:
    """Places are numbered as in TI-M.1."""
    players: int
    blue: int                                           # tiles for each player
    red: int
    speaker_red: int = 0                                # placed first by the speaker
    homes: tuple[int, ...]                              # clockwise
    unused: tuple[int, ...] = ()
    goods: Mapping[int, int]                            # trade goods at a home
    first: Mapping[int, str]                            # the first game: systems by place
    first_homes: tuple[int, ...]
    first_goods: Mapping[int, int]


def _read(name: str) -> Any:
    return tomllib.loads((files("fivesuns.games.twilight") / "components" / f"{name}.toml").read_text("utf-8"))


_RULES: Final = _read("rules")

PLASTIC: Final[Mapping[str, int]] = _RULES["plastic"]               # of one colour, by type
TYPES: Final[tuple[str, ...]] = tuple(PLASTIC)
UNLIMITED: Final[tuple[str, ...]] = tuple(_RULES["unlimited"])      # types for which tokens stand
COMMAND_TOKENS: Final[int] = _RULES["command_tokens"]
POOLS: Final[Mapping[str, int]] = _RULES["pools"]                   # at the start
STRUCTURES: Final[Mapping[str, int]] = _RULES["structures"]         # so many of one player on a planet
COLOURS_IN_BOX: Final[int] = _RULES["colours"]
VICTORY_POINTS: Final[tuple[int, ...]] = tuple(_RULES["victory_points"])
LAID_OUT: Final[Mapping[str, int]] = _RULES["objectives"]
SECRETS: Final[Mapping[str, int]] = _RULES["secrets"]
HAND_LIMIT: Final[int] = _RULES["hand_limit"]
CUSTODIANS: Final[Mapping[str, int]] = _RULES["custodians"]
FIRST_FACTIONS: Final[tuple[str, ...]] = tuple(_RULES["first_factions"])


# windows, systems, planets

def _windows() -> dict[str, Window]:
    return {id: Window(id=id, phase=phase, order=order, prompt=x["prompt"], rotation=x["rotation"])
            for phase, found in _read("windows").items() for order, (id, x) in enumerate(found.items(), 1)}


def _planets(system: str, x: Mapping[str, Any]) -> list[Planet]:
    return [Planet(id=id, system=system, resources=planet["resources"], influence=planet["influence"],
                   trait=planet.get("trait", ""), specialty=planet.get("specialty", ""), home="faction" in x)
            for id, planet in x.get("planets", {}).items()]


_SYSTEMS: Final[dict[str, Any]] = _read("systems")
WINDOWS: Final[Mapping[str, Window]] = _windows()
SYSTEMS: Final[Mapping[str, System]] = {
    id: System(id=id, tile=int(id[1:]), back=x["back"], planets=tuple(x.get("planets", ())),
               anomaly=x.get("anomaly", ""), wormholes=tuple(x.get("wormholes", ())), faction=x.get("faction", ""))
    for id, x in _SYSTEMS.items()}
PLANETS: Final[Mapping[str, Planet]] = {
    planet.id: planet for system, x in _SYSTEMS.items() for planet in _planets(system, x)}
MECATOL: Final[str] = _RULES["mecatol"]
MECATOL_SYSTEM: Final = PLANETS[MECATOL].system


# units, technologies, factions

def _dice(x: Mapping[str, Any], name: str) -> Dice | None:
    return (x[name][0], x[name][1]) if name in x else None


def _unit(id: str, x: Mapping[str, Any]) -> Unit:
    combat, dice = x.get("combat", (0, 0))
    return Unit(id=id, type=x["type"], sort=x["sort"], faction=x.get("faction", ""), cost=x.get("cost", 0),
                pair=x.get("pair", False), combat=combat, dice=dice, move=x.get("move", 0),
                capacity=x.get("capacity", 0), sustain=x.get("sustain", False), shield=x.get("shield", False),
                barrage=_dice(x, "barrage"), bombardment=_dice(x, "bombardment"),
                space_cannon=_dice(x, "space_cannon"), production=x.get("production", 0),
                by_resources=x.get("by_resources", False), upgrades=x.get("upgrades", ""), on_card=id in TECHNOLOGIES)


def _technologies() -> dict[str, Technology]:
    return {id: Technology(id=id, colour=group if group in COLOURS else "", needs=x.get("needs", ""),
                           faction=x.get("faction", ""), unit=id if group == "upgrade" else "",
                           exhausts=x.get("exhausts", False))
            for group, found in _read("technologies").items() for id, x in found.items()}


def _faction(id: str, x: Mapping[str, Any]) -> Faction:
    mine = [unit for unit in UNITS.values() if unit.faction == id]
    printed = [unit for unit in UNITS.values() if not unit.faction and not unit.on_card] + [
        unit for unit in mine if not unit.on_card]
    flagship, = [unit.id for unit in mine if unit.type == "flagship"]
    note, = [note.id for note in NOTES.values() if note.faction == id]
    return Faction(id=id, home=x["home"], gate=x.get("gate", ""), commodities=x["commodities"], fleet=x["fleet"],
                   technologies=tuple(x["technologies"]), choices=tuple(x.get("choices", ())),
                   abilities=tuple(x["abilities"]), tokens=tuple(x.get("tokens", ())),
                   own_technologies=tuple([t.id for t in TECHNOLOGIES.values() if t.faction == id]),
                   own_units=tuple([unit.id for unit in mine if unit.id != flagship]), flagship=flagship, note=note,
                   sheet={unit.type: unit.id for unit in printed})


def _notes() -> dict[str, Note]:
    return {id: Note(id=id, faction=x.get("faction", ""), stays=x.get("stays", False), points=x.get("points", 0),
                     returns=x["returns"])
            for found in _read("notes").values() for id, x in found.items()}


TECHNOLOGIES: Final[Mapping[str, Technology]] = _technologies()
UNITS: Final[Mapping[str, Unit]] = {id: _unit(id, x) for id, x in _read("units").items()}
NOTES: Final[Mapping[str, Note]] = _notes()
GENERIC_NOTES: Final[tuple[str, ...]] = tuple([note.id for note in NOTES.values() if not note.faction])
FACTIONS: Final[Mapping[str, Faction]] = {id: _faction(id, x) for id, x in _read("factions").items()}


def notes_of(seat: int, faction: str) -> tuple[str, ...]:
    """The words of the notes with which a player begins."""
    return (*[f"{id}-{seat}" for id in GENERIC_NOTES], FACTIONS[faction].note)


# cards

def _agendas() -> dict[str, Agenda]:
    return {id: Agenda(id=id, law=kind == "law", elect=x.get("elect", ""), discarded=x.get("discarded", ""),
                       stays="" if kind != "law" else "elected" if "elect" in x else "for")
            for kind, found in _read("agendas").items() for id, x in found.items()}


def _objective(group: str, id: str, x: Mapping[str, Any]) -> Objective:
    stage: Literal[1, 2, 0] = 1 if group == "stage_1" else 2 if group == "stage_2" else 0
    return Objective(id=id, stage=stage, points=max(stage, 1), phase="action" if "window" in x else "status",
                     window=x.get("window", "score"),
                     requirement={word: part for word, part in x.items() if word != "window"})


def asked(need: Mapping[str, Any]) -> int:
    """How far one has to come for an objective, in steps that can be counted; a deed is one."""
    kind = need["kind"]
    if kind == "own_technologies_per_colour":
        return int(need["per_colour"]) * int(need["colours"])
    if kind == "ships_in_each":
        return len(need["filters"])
    if kind == "all":
        return sum([asked(part) for part in need["of"]])
    many: int = need.get({"spend": "amount", "ships_in_systems": "systems"}.get(kind, "count"), 1)
    return many


STRATEGY: Final[Mapping[str, StrategyCard]] = {
    id: StrategyCard(id=id, initiative=x["initiative"], token=x.get("token", ""))
    for id, x in _read("strategy_cards").items()}
ACTION_CARDS: Final[Mapping[str, ActionCard]] = {
    id: ActionCard(id=id, copies=copies) for id, copies in _read("action_cards").items()}
ACTION_DECK: Final[tuple[str, ...]] = tuple([
    id if card.copies == 1 else f"{id}-{n}" for id, card in ACTION_CARDS.items() for n in range(1, card.copies + 1)])
AGENDAS: Final[Mapping[str, Agenda]] = _agendas()
OBJECTIVES: Final[Mapping[str, Objective]] = {
    id: _objective(group, id, x) for group, found in _read("objectives").items() for id, x in found.items()}


# abilities

def _ability(sort: Sort, id: str, x: Mapping[str, Any]) -> Ability:
    changes = [Change(value=c["value"], layer=c["layer"], amount=c.get("amount"), about=c.get("about", ""),
                      unpreventable=c.get("unpreventable", False)) for c in x.get("changes", ())]
    return Ability(id=id, source=id.partition("-")[0], sort=sort, windows=tuple(x.get("windows", ())),
                   role=x.get("role", ""), must=x.get("must", False), when=tuple(x.get("when", ())),
                   cost=x.get("cost", {}), limit=x.get("limit", ""), lasts=x.get("lasts", ""), changes=tuple(changes))


ABILITIES: Final[Mapping[str, Ability]] = {
    id: _ability(sort, id, x) for sort, found in _read("abilities").items() for id, x in found.items()}


# maps

def _places() -> tuple[tuple[int, int], ...]:
    """Axial coordinates of the 37 places: flat-top hexes, each ring from the north clockwise (TI-M.1)."""
    found = [(0, 0)]
    for ring in (1, 2, 3):
        q, r = 0, -ring
        for step_q, step_r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            for _ in range(ring):
                found.append((q, r))
                q, r = q + step_q, r + step_r
    return tuple(found)


def _map(players: str, x: Mapping[str, Any]) -> Map:
    tiles = list(enumerate(x["first"], 1))
    return Map(players=int(players), blue=x["blue"], red=x["red"], speaker_red=x.get("speaker_red", 0),
               homes=tuple(x["homes"]), unused=tuple(x.get("unused", ())),
               goods={int(place): goods for place, goods in x.get("goods", {}).items()},
               first={0: MECATOL_SYSTEM, **{place: f"s{tile}" for place, tile in tiles if tile > 0}},
               first_homes=tuple([place for place, tile in tiles if tile == 0]),
               first_goods={int(place): goods for place, goods in x.get("first_goods", {}).items()})


PLACES: Final[tuple[tuple[int, int], ...]] = _places()
MAPS: Final[Mapping[int, Map]] = {int(players): _map(players, x) for players, x in _read("maps").items()}


# for the browser

def catalogue() -> shapes.Catalogue:
    return {
        "systems": {x.id: {"tile": x.tile, "planets": list(x.planets), "anomaly": x.anomaly,
                           "wormholes": list(x.wormholes), "faction": x.faction} for x in SYSTEMS.values()},
        "planets": {x.id: {"system": x.system, "home": x.home} for x in PLANETS.values()},
        "units": {x.id: {"type": x.type, "faction": x.faction, "cost": x.cost, "pair": x.pair, "combat": x.combat,
                         "dice": x.dice, "move": x.move, "capacity": x.capacity, "sustain": x.sustain,
                         "shield": x.shield, "barrage": list(x.barrage or ()),
                         "bombardment": list(x.bombardment or ()), "space_cannon": list(x.space_cannon or ()),
                         "production": x.production, "by_resources": x.by_resources,
                         "upgrades": x.upgrades} for x in UNITS.values()},
        "technologies": {x.id: {"colour": x.colour, "needs": x.needs, "faction": x.faction, "unit": x.unit}
                         for x in TECHNOLOGIES.values()},
        "factions": {x.id: {"home": x.home, "commodities": x.commodities, "fleet": dict(x.fleet),
                            "technologies": list(x.technologies), "choices": list(x.choices),
                            "abilities": list(x.abilities), "own_technologies": list(x.own_technologies),
                            "flagship": x.flagship, "sheet": dict(x.sheet), "note": x.note}
                     for x in FACTIONS.values()},
        "strategy": {x.id: x.initiative for x in STRATEGY.values()},
        "objectives": {x.id: {"stage": x.stage, "points": x.points, "asked": asked(x.requirement),
                              "at_once": x.phase == "action"}
                       for x in OBJECTIVES.values()},
        "action_cards": {x.id: x.copies for x in ACTION_CARDS.values()},
        "agendas": {x.id: {"law": x.law, "elect": x.elect} for x in AGENDAS.values()},
        "notes": list(NOTES),
        "types": list(TYPES),
        "command_tokens": COMMAND_TOKENS,
    }
