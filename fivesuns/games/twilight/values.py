"""What a unit or a player is worth at this moment, computed when it is asked for, with the reasons.

A value is printed; then something may set it, add to it, cap it or forbid it, in this order (TI-47, TI-G.3).
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import laws
from fivesuns.games.twilight.catalog import (
    ABILITIES,
    ACTION_DECK,
    COLOURS,
    COMMAND_TOKENS,
    FACTIONS,
    HAND_LIMIT,
    MECATOL,
    MECATOL_SYSTEM,
    PLANETS,
    PLASTIC,
    STRUCTURES,
    SYSTEMS,
    TECHNOLOGIES,
    UNITS,
    Ability,
    Change,
    Unit,
)
from fivesuns.games.twilight.state import NOBODY, Board, Player, Twilight

Reason = tuple[str, int]                              # where it comes from, and how much
SHIPS: Final = tuple(dict.fromkeys([unit.type for unit in UNITS.values() if unit.sort == "ship"]))
CARGO: Final = ("fighter", "infantry")                # what needs room in space
HIGH: Final = 9                                       # a face for which some units make more hits

#: by value, what can change it without being used
CHANGES: Final[dict[str, list[tuple[Ability, Change]]]] = {}
for _ability in ABILITIES.values():
    for _change in _ability.changes:
        if not _ability.lasts or _ability.lasts in ("in_play", "attached"):
            CHANGES.setdefault(_change.value, []).append((_ability, _change))


class Sources:
    """Whose sheets change a value: where nobody has one of these, no sheet need be looked up."""

    def __init__(self, rows: Sequence[tuple[Ability, Change]]) -> None:
        units = [a.source for a, _ in rows if a.sort == "unit"]
        self.technologies: Final = [a.source for a, _ in rows if a.source in TECHNOLOGIES]
        #: what is printed for those who have none of these technologies
        self.by_faction: Final = {x.id: [(a, change) for a, change in rows if a.source in x.abilities]
                                  for x in FACTIONS.values()}
        self.unit_technologies: Final = frozenset([x.id for x in TECHNOLOGIES.values() if x.unit in units])
        self.unit_factions: Final = frozenset([x.id for x in FACTIONS.values() for id in x.sheet.values()
                                               if id in units])

    def has_units(self, p: Player) -> bool:
        return p.faction in self.unit_factions or not self.unit_technologies.isdisjoint(p.technologies)


SOURCES: Final = {value: Sources(rows) for value, rows in CHANGES.items()}

#: of these, what laws change
BY_LAWS: Final = {value: [(a, change) for a, change in rows if a.sort == "agenda"] for value, rows in CHANGES.items()
                  if any([a.sort == "agenda" for a, _ in rows])}


def _least(value: str, printed: int, with_laws: bool) -> int:
    """What this value is at least, whoever it is of and whatever lies there."""
    return min([printed, *[change.amount for a, change in CHANGES[value]
                           if change.amount is not None and (with_laws or a.sort != "agenda")]])


#: without and with laws: nobody's fleet limit is lower than this, or than the tokens in the fleet pool
LEAST_FLEET: Final = [_least("fleet_pool_tokens", COMMAND_TOKENS, with_laws) for with_laws in (False, True)]
#: nobody's hand limit is lower
LEAST_HAND: Final = [_least("action_card_hand_limit", HAND_LIMIT, with_laws) for with_laws in (False, True)]

#: factions with ships that bring wormholes with them; no technology brings such ships
WITH_WORMHOLES: Final = [x.id for x in FACTIONS.values() for a, _ in CHANGES["wormholes_in_system"]
                         if a.sort == "unit" and a.source in x.sheet.values()]
assert not [x for x in TECHNOLOGIES.values() for a, _ in CHANGES["wormholes_in_system"] if x.unit == a.source]
PRINTED: Final = {x.id: x.wormholes for x in SYSTEMS.values() if x.wormholes}

#: what makes one ship move farther in every tactical action
SPURS: Final = [(ability, change) for ability in ABILITIES.values() for change in ability.changes
                if change.value == "move" and change.about == "one_own_ship"]


def suits(faction: str, upgrade: Unit) -> bool:
    """An upgrade belongs to the unit of its name: not to what a faction has in its place (TI-35.1)."""
    return FACTIONS[faction].sheet.get(upgrade.type, "") == upgrade.upgrades


class Sheet:
    """What a faction with these technologies has, whatever else is on the table. An upgrade of a faction comes before
    the one that everybody can have. Computed once for each (`sheet`)."""

    def __init__(self, faction: str, technologies: Sequence[str]) -> None:
        self.units: Final = {type: UNITS[id] for type, id in FACTIONS[faction].sheet.items()}
        upgraded: list[str] = []
        for technology in technologies:
            upgrade = UNITS.get(TECHNOLOGIES[technology].unit)
            if upgrade is not None and (upgrade.type not in upgraded or upgrade.faction):
                upgraded.append(upgrade.type)
                self.units[upgrade.type] = upgrade
        self.own: Final = frozenset([*technologies, *FACTIONS[faction].abilities])
        self.ids: Final = frozenset([x.id for x in self.units.values()])
        self._rows: Final[dict[str, list[tuple[Ability, Change]]]] = {}            # found when they are asked for
        self._of_units: Final[dict[str, list[tuple[Unit, Change]]]] = {}
        #: what is left to research; owned technologies by colour
        self.deck: Final = [x.id for x in TECHNOLOGIES.values() if x.faction in ("", faction)
                            and x.id not in technologies and (not x.unit or suits(faction, UNITS[x.unit]))]
        colours = [TECHNOLOGIES[x].colour for x in technologies]
        self.colours: Final[dict[str, int]] = {colour: colours.count(colour) for colour in COLOURS}
        #: by slot (abilities.py): what of it may lie before whoever has this
        self.held: Final[dict[object, object]] = {}
        #: by type: the room that a unit gives in space, or takes; in half ships, what a fighter without room counts
        self.room: Final = {type: -1 if type in CARGO else unit.capacity for type, unit in self.units.items()}
        self.weight_of_fighters: Final = self._of_type("fleet_count", "fighter")
        self.hangar: Final = self._of_type("fighter_capacity_in_system", "space_dock")

    def _of_type(self, value: str, type: str) -> int:
        return sum([change.amount or 0 for unit, change in self.of_units(value) if unit.type == type])

    def rows(self, value: str) -> list[tuple[Ability, Change]]:
        """What technologies and what the faction can do change of it."""
        found = self._rows.get(value)
        if found is None:
            found = self._rows[value] = [(a, change) for a, change in CHANGES[value] if a.source in self.own]
        return found

    def of_units(self, value: str) -> list[tuple[Unit, Change]]:
        """What units change of it."""
        found = self._of_units.get(value)
        if found is None:
            found = self._of_units[value] = [(UNITS[a.source], change) for a, change in CHANGES[value]
                                             if a.sort == "unit" and a.source in self.ids]
        return found


_SHEETS: Final[dict[tuple[str, ...], Sheet]] = {}
MANY: Final = 4096                                    # sheets that are remembered


def sheet(p: Player) -> Sheet:
    key = (p.faction, *p.technologies)
    found = _SHEETS.get(key)
    if found is None:
        if len(_SHEETS) >= MANY:
            _SHEETS.clear()
        found = _SHEETS[key] = Sheet(p.faction, key[1:])
    return found


def unit(s: Twilight, seat: int, type: str) -> Unit:
    """The units of this type as this player has them: printed on the sheet, or upgraded (TI-35.4)."""
    return sheet(s.players[seat]).units[type]


def has_unit(s: Twilight, seat: int, type: str) -> bool:
    """Is this type printed on the sheet, or brought by a technology? War suns of most factions are not."""
    return type in sheet(s.players[seat]).units


def own_rows(p: Player, value: str) -> list[tuple[Ability, Change]]:
    """What changes this value by what is printed on this player's sheet and technologies."""
    sources = SOURCES.get(value)
    if sources is None:
        return []
    for technology in sources.technologies:
        if technology in p.technologies:
            return sheet(p).rows(value)
    return sources.by_faction.get(p.faction, [])


def standing(s: Twilight, seat: int, value: str) -> list[tuple[Ability, Change]]:
    """What changes this value as long as its source lies before this player, or is a law in play."""
    found = own_rows(s.players[seat], value)
    if not s.laws or value not in BY_LAWS:
        return found
    return found + [(a, change) for a, change in BY_LAWS[value] if laws.lies_before(s, seat, a)]


def is_barred(s: Twilight, value: str, planet: str) -> bool:
    """Does a law forbid this on the planet: of all its kind, or because it is attached to it?"""
    return bool(s.laws) and any([change.layer == "cannot" and laws.in_force(s, a) and (
        s.laws[a.source] == planet or change.about == f"{PLANETS[planet].trait}_planets")
        for a, change in CHANGES.get(value, ())])


def law_about(s: Twilight, value: str, about: str) -> bool:
    """Does a law change this where no number tells it?"""
    return bool(s.laws) and any([change.about == about and change.amount is None and laws.in_force(s, a)
                for a, change in CHANGES.get(value, ())])


def is_unit(s: Twilight, seat: int, source: str) -> bool:
    """Are this player's units of that type these?"""
    mine = sheet(s.players[seat]).units
    return source in UNITS and UNITS[source].type in mine and mine[UNITS[source].type].id == source


def of_units(s: Twilight, seat: int, value: str) -> list[tuple[Unit, Change]]:
    """What units of this player change by being what they are."""
    sources, p = SOURCES.get(value), s.players[seat]
    return sheet(p).of_units(value) if sources is not None and sources.has_units(p) else []


def whose_units(s: Twilight, value: str) -> list[int]:
    """Players with units that change this."""
    sources = SOURCES[value]
    return [seat for seat, p in enumerate(s.players) if sources.has_units(p)]


def of_type(s: Twilight, seat: int, value: str, type: str) -> list[Change]:
    """What is peculiar to this player's units of one type."""
    return [change for found, change in of_units(s, seat, value) if found.type == type]


def reckon(s: Twilight, seat: int, value: str, printed: int, about: str = "") -> list[Reason]:
    """A number with its reasons: printed or set, added to, capped."""
    found: list[Reason] = [("printed", printed)]
    rows = standing(s, seat, value)
    if not rows and not s.forces:
        return found
    for a, change in rows:
        if change.layer == "set" and change.amount is not None:
            found = [(a.source, change.amount)]
    found += [(a.source, change.amount or 0) for a, change in rows if change.layer == "add"]
    found += forces(s, seat, value, about)
    for a, change in rows:
        if change.layer == "cap" and change.amount is not None and total(found) > change.amount:
            found.append((a.source, change.amount - total(found)))
    return found


def forces(s: Twilight, seat: int, value: str, about: str = "") -> list[Reason]:
    """What changes this value for a while."""
    return [(x.source, x.amount) for x in s.forces
            if x.value == value and x.seat == seat and (not x.about or about in x.about)]


def forbidden(s: Twilight, seat: int, value: str) -> bool:
    """Has something said that this player cannot, for a while? (TI-G.3)"""
    return bool(s.forces) and any([x.value == value and x.seat == seat for x in s.forces])


def expire(s: Twilight, *spans: str) -> None:
    """What lasts for these spans is gone."""
    s.forces = [force for force in s.forces if force.lasts not in spans]


def number(s: Twilight, seat: int, value: str, printed: int) -> int:
    """The number without its reasons. Most often it is what is printed."""
    if not s.forces and not (s.laws and value in BY_LAWS) and not own_rows(s.players[seat], value):
        return printed
    return total(reckon(s, seat, value, printed))


def total(reasons: list[Reason]) -> int:
    return sum([amount for _, amount in reasons])


# systems

def printed_wormholes(board: Board) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] | None = board._noted.get("wormholes")
    if found is None:
        found = {system: kinds for system, kinds in PRINTED.items() if system in board.beside}
        board._noted["wormholes"] = found
    return found


def wormholes(s: Twilight, seat: int = NOBODY) -> dict[str, tuple[str, ...]]:
    """By system: printed, brought by tokens or ships, or there for this player only."""
    found = printed_wormholes(s.board).copy()
    for kind, system in s.wormholes.items():
        found[system] = (*found.get(system, ()), kind)
    for p in s.players:
        if p.faction in WITH_WORMHOLES:
            for unit, change in sheet(p).of_units("wormholes_in_system"):
                for place in [place for place, there in p.units.items() if unit.type in there]:
                    found[place] = (*found.get(place, ()), change.about)
    if has_own_wormholes(s, seat):
        found[MECATOL_SYSTEM] = (*found.get(MECATOL_SYSTEM, ()), "alpha", "beta")
    return found


def has_own_wormholes(s: Twilight, seat: int) -> bool:
    """Are there wormholes for this player only?"""
    return seat != NOBODY and seat == s.active and s.system != "" and MECATOL not in s.players[seat].planets \
        and bool(standing(s, seat, "wormholes_in_system"))


def opened(s: Twilight, seat: int, value: str, what: str, type: str, origin: str) -> bool:
    """May ships of this type that start here go where others may not?"""
    return any([change.about == what for _, change in standing(s, seat, value)]) \
        or any([change.about == what for change in of_type(s, seat, value, type)]) \
        or any([x.value == value and x.seat == seat and what in x.about and (len(x.about) == 1 or origin in x.about)
                for x in s.forces])


# ships

def move(s: Twilight, seat: int, type: str, origin: str) -> list[Reason]:
    """How far a ship of this type moves from here; gravity rifts come on top of that (TI-82.2)."""
    printed = unit(s, seat, type).move
    found: list[Reason] = [("printed", printed)]
    if not printed:
        return found
    if SYSTEMS[origin].anomaly == "nebula":
        found = [("nebula", 1)]
    for a, change in standing(s, seat, "move"):
        kinds = wormholes(s, seat).get(origin, ())
        if origin == s.board.homes[seat] or "alpha" in kinds or "beta" in kinds:
            found.append((a.source, change.amount or 0))
    return found + forces(s, seat, "move", type)


def spurs(s: Twilight, seat: int) -> list[Reason]:
    """What makes one ship, any one, move farther in each of this player's tactical actions."""
    return [(a.source, change.amount or 0) for a, change in SPURS if a.source in s.players[seat].technologies]


def capacity(s: Twilight, seat: int, system: str) -> int:
    """What the ships here can carry in all (TI-46.2)."""
    p = s.players[seat]
    mine = sheet(p).units
    return sum([mine[type].capacity * n for type, n in p.units.get(system, {}).items()])


def hangars(s: Twilight, seat: int, system: str) -> int:
    """Fighters that need no capacity, because a space dock supports them."""
    p = s.players[seat]
    docks = sum([p.units[planet].get("space_dock", 0) for planet in SYSTEMS[system].planets if planet in p.units])
    return docks and docks * sheet(p).hangar


def fleet_limit(s: Twilight, seat: int) -> int:
    pool = number(s, seat, "fleet_pool_tokens", s.players[seat].pools["fleet"])
    return number(s, seat, "fleet_limit", pool)


def weight_of_fighters(s: Twilight, seat: int) -> int:
    """In half ships, how much a fighter that needs no capacity counts in a fleet; 0: it does need it (A-41)."""
    return sheet(s.players[seat]).weight_of_fighters


def least_fleet(s: Twilight, seat: int) -> int:
    """The fleet limit is not lower than this: a number to look at before it is reckoned."""
    return min(s.players[seat].pools["fleet"], LEAST_FLEET[bool(s.laws)])


# combat

def combat(s: Twilight, seat: int, type: str, place: str, *, defending: bool) -> list[Reason]:
    """What is added to the dice of these units in a combat here."""
    found: list[Reason] = []
    if defending and place in SYSTEMS and SYSTEMS[place].anomaly == "nebula":
        found.append(("nebula", 1))                                           # TI-82.3
    found += [(a.source, change.amount or 0) for a, change in standing(s, seat, "combat_result")
              if change.about in ("own_units", f"own_{type}s")]
    found += [(source.id, change.amount or 0) for source, change in of_units(s, seat, "combat_result")
              if source.type != type and place in SYSTEMS and source.type in s.players[seat].units.get(place, {})]
    return found + forces(s, seat, "combat_result", type)


def combat_dice(s: Twilight, seat: int, type: str, foe: int, place: str) -> int:
    """How many dice one such unit rolls in a combat; some as many as there are larger ships against them."""
    return large_ships(s, foe, place) if of_type(s, seat, "combat_dice", type) else unit(s, seat, type).dice


def as_ships(s: Twilight, seat: int) -> dict[str, int]:
    """Ground forces that take part in the space combat at hand as if they were ships: where they are, how many."""
    return {x.about[0]: x.amount for x in s.forces if x.value == "counts_as_ship" and x.seat == seat and x.amount}


def large_ships(s: Twilight, seat: int, system: str) -> int:
    """What counts as a ship here and is no fighter."""
    found = sum([n for type, n in s.players[seat].units.get(system, {}).items() if type in SHIPS and type != "fighter"])
    return found + (sum(as_ships(s, seat).values()) if s.combat is not None and s.combat.place == system else 0)


def extra_dice(s: Twilight, seat: int, ability: str) -> int:
    """How many more one unit may roll when it uses this unit ability."""
    return number(s, seat, f"{ability}_dice", 0)


def extra_hits(s: Twilight, seat: int, type: str, face: int) -> int:
    """More hits for a nine or ten, whatever is added to it."""
    return sum([change.amount or 0 for change in of_type(s, seat, "hits_per_die", type)]) if face >= HIGH else 0


def aims_at_large_ships(s: Twilight, seat: int, type: str, place: str) -> bool:
    """Hits of these units go to non-fighter ships: of the unit that says so and of dreadnoughts beside it."""
    return any([type in (source.type, "dreadnought") and source.type in s.players[seat].units.get(place, {})
                for source, _ in of_units(s, seat, "hit_targets")])


def sustains(s: Twilight, seat: int, type: str, place: str) -> bool:
    """Can undamaged units of this type use sustain damage here?"""
    if not unit(s, seat, type).sustain or law_about(s, "unit_abilities", f"{type}s"):
        return False
    return not any([source.type in p.units.get(place, {}) for other, p in enumerate(s.players) if other != seat
                    for source, _ in of_units(s, other, "may_use_sustain")])


def works(s: Twilight, seat: int, type: str) -> bool:
    """Or have these units lost their abilities for a while?"""
    return not any([x.value == "unit_abilities" and x.seat == seat and type in x.about for x in s.forces])


def shielded(s: Twilight, seat: int, planet: str) -> bool:
    """Do units of this player protect the planet? Not while ships of another here take that from them (TI-60)."""
    system = PLANETS[planet].system
    if any([source.type in p.units.get(system, {}) for other, p in enumerate(s.players) if other != seat
            for source, change in of_units(s, other, "unit_abilities") if change.about == "shields_of_others_here"]):
        return False
    return any([unit(s, seat, type).shield and works(s, seat, type) for type in s.players[seat].units.get(planet, {})])


def reaches_far(s: Twilight, seat: int, type: str) -> bool:
    """Can cannons of this type fire into adjacent systems? (TI-42.3c)"""
    return bool(of_type(s, seat, "space_cannon_range", type))


def immune(s: Twilight, seat: int, type: str, value: str) -> bool:
    """Does the unit itself say that it is no target?"""
    return any([change.layer == "cannot" for change in of_type(s, seat, value, type)])


# production and structures

def production(s: Twilight, seat: int, place: str, type: str) -> int:
    """How many units this one can produce (TI-10.1)."""
    found = unit(s, seat, type)
    if place not in PLANETS:
        return found.production
    if is_barred(s, "may_use_production", place):
        return 0
    return found.production + (resources(s, place) if found.by_resources else 0)


def produces_infantry(s: Twilight, seat: int, type: str) -> bool:
    return type != "space_dock" or not any([change.about == "infantry_by_docks"
                                            for _, change in standing(s, seat, "producible_units")])


def for_the_cost(s: Twilight, seat: int, type: str) -> int:
    """How many units of this type come for its cost (TI-75.2)."""
    return number(s, seat, "fighters_infantry_per_cost", 2) if unit(s, seat, type).pair else 1


def structure_limit(s: Twilight, type: str) -> int:
    """Of one player on one planet (TI-74.4, TI-74.5)."""
    return PLASTIC[type] if law_about(s, f"{type}_per_planet", "controlled_planets") else STRUCTURES[type]


def in_space(s: Twilight, seat: int, type: str) -> bool:
    """Do structures of this type stand in the space area? (TI-74.1)"""
    return any([change.about == "space_area" for change in of_type(s, seat, "dock_location", type)])


# players and planets

def commodities(s: Twilight, seat: int) -> int:
    return FACTIONS[s.players[seat].faction].commodities


def of_planet(s: Twilight, planet: str, value: str, printed: int) -> list[Reason]:
    """What is printed, and what cards that are attached to it add (TI-67.1, A-42)."""
    return [("printed", printed), *[(a.source, change.amount or 0) for a, change in CHANGES.get(value, ())
                                    if s.laws.get(a.source) == planet]]


def worth(s: Twilight, planet: str, resources: bool) -> int:
    """Resources or influence; for a while they may have changed places."""
    if any([x.value == "planet_values" and planet in x.about for x in s.forces]):
        resources = not resources
    if not s.laws:
        return PLANETS[planet].resources if resources else PLANETS[planet].influence
    if resources:
        return total(of_planet(s, planet, "planet_resources", PLANETS[planet].resources))
    return total(of_planet(s, planet, "planet_influence", PLANETS[planet].influence))


def resources(s: Twilight, planet: str) -> int:
    return worth(s, planet, True)


def influence(s: Twilight, planet: str) -> int:
    return worth(s, planet, False)


def can_hold_units(s: Twilight, planet: str) -> bool:
    """May units land or be put there?"""
    return not is_barred(s, "placeable_on_planet", planet)


def least_hand(s: Twilight) -> int:
    """Nobody's limit is lower than this."""
    return LEAST_HAND[bool(s.laws)]


def hand_limit(s: Twilight, seat: int) -> int:
    """Some have none, whatever else is said."""
    if any([change.unpreventable for _, change in standing(s, seat, "action_card_hand_limit")]):
        return len(ACTION_DECK)
    return number(s, seat, "action_card_hand_limit", HAND_LIMIT)
