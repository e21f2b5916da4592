"""What a unit or a player is worth at this moment, computed when it is asked for, with the reasons.

A value is printed; then something may set it, add to it, cap it or forbid it, in this order (TI-47, TI-G.3).
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.catalog import (
    ABILITIES,
    ACTION_DECK,
    FACTIONS,
    HAND_LIMIT,
    PLANETS,
    SYSTEMS,
    TECHNOLOGIES,
    UNITS,
    Ability,
    Change,
    Unit,
)
from fivesuns.games.twilight.state import Twilight

Reason = tuple[str, int]                              # where it comes from, and how much

#: by value, what can change it without being used
CHANGES: Final[dict[str, list[tuple[Ability, Change]]]] = {}
for _ability in ABILITIES.values():
    for _change in _ability.changes:
        if not _ability.lasts or _ability.lasts in ("in_play", "attached"):
            CHANGES.setdefault(_change.value, []).append((_ability, _change))


def unit(s: Twilight, seat: int, type: str) -> Unit:
    """The units of this type as this player has them: printed on the sheet, or upgraded (TI-35.4)."""
    p = s.players[seat]
    for technology in p.technologies:
        upgrade = TECHNOLOGIES[technology].unit
        if upgrade and UNITS[upgrade].type == type:
            return UNITS[upgrade]
    return UNITS[FACTIONS[p.faction].sheet[type]]


def has_unit(s: Twilight, seat: int, type: str) -> bool:
    """Is this type printed on the sheet, or brought by a technology? War suns of most factions are not."""
    p = s.players[seat]
    return type in FACTIONS[p.faction].sheet or any(
        [unit.on_card and unit.type == type and unit.id in p.technologies for unit in UNITS.values()])


def standing(s: Twilight, seat: int, value: str) -> list[tuple[Ability, Change]]:
    """What changes this value as long as its source lies before this player, or is a law in play."""
    p = s.players[seat]
    return [(a, change) for a, change in CHANGES.get(value, ())
            if a.source in p.technologies or a.source in FACTIONS[p.faction].abilities or is_law(s, a)]


def is_law(s: Twilight, a: Ability) -> bool:
    return a.source in s.laws and a.id.startswith(f"{a.source}-{s.laws[a.source]}")


def is_unit(s: Twilight, seat: int, source: str) -> bool:
    """Are this player's units of that type these?"""
    found = UNITS.get(source)
    return found is not None and has_unit(s, seat, found.type) and unit(s, seat, found.type).id == source


def reckon(s: Twilight, seat: int, value: str, printed: int, about: str = "") -> list[Reason]:
    """A number with its reasons: printed or set, added to, capped."""
    found: list[Reason] = [("printed", printed)]
    rows = standing(s, seat, value)
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


def total(reasons: list[Reason]) -> int:
    return sum([amount for _, amount in reasons])


def move(s: Twilight, seat: int, type: str, origin: str) -> list[Reason]:
    """How far a ship of this type moves from here; gravity rifts come on top of that (TI-82.2)."""
    printed = unit(s, seat, type).move
    found: list[Reason] = [("printed", printed)]
    if not printed:
        return found
    if SYSTEMS[origin].anomaly == "nebula":
        found = [("nebula", 1)]
    return found + forces(s, seat, "move", type)


def combat(s: Twilight, seat: int, type: str, place: str, *, defending: bool) -> list[Reason]:
    """What is added to the dice of these units in a combat here."""
    found: list[Reason] = []
    if defending and place in SYSTEMS and SYSTEMS[place].anomaly == "nebula":
        found.append(("nebula", 1))                                           # TI-82.3
    found += [(a.source, change.amount or 0) for a, change in standing(s, seat, "combat_result")
              if change.about == "own_units"]
    return found + forces(s, seat, "combat_result", type)


def capacity(s: Twilight, seat: int, system: str) -> int:
    """What the ships here can carry in all (TI-46.2)."""
    return sum([unit(s, seat, type).capacity * n for type, n in s.players[seat].units.get(system, {}).items()])


def hangars(s: Twilight, seat: int, system: str) -> int:
    """Fighters that need no capacity, because a space dock supports them."""
    return sum([3 * s.players[seat].units.get(planet, {}).get("space_dock", 0) for planet in SYSTEMS[system].planets])


def fleet_limit(s: Twilight, seat: int) -> int:
    pool = total(reckon(s, seat, "fleet_pool_tokens", s.players[seat].pools["fleet"]))
    return total(reckon(s, seat, "fleet_limit", pool))


def works(s: Twilight, seat: int, type: str) -> bool:
    """Or have these units lost their abilities for a while?"""
    return not any([x.value == "unit_abilities" and x.seat == seat and type in x.about for x in s.forces])


def forbidden(s: Twilight, seat: int, value: str) -> bool:
    """Has something said that this player cannot, for a while? (TI-G.3)"""
    return any([x.value == value and x.seat == seat for x in s.forces])


def production(s: Twilight, seat: int, place: str, type: str) -> int:
    """How many units this one can produce (TI-10.1)."""
    found = unit(s, seat, type)
    if found.by_resources and place in PLANETS:
        return found.production + PLANETS[place].resources
    return found.production


def commodities(s: Twilight, seat: int) -> int:
    return FACTIONS[s.players[seat].faction].commodities


def resources(s: Twilight, planet: str) -> int:
    return PLANETS[planet].resources


def influence(s: Twilight, planet: str) -> int:
    return PLANETS[planet].influence


def hand_limit(s: Twilight, seat: int) -> int:
    """Some have none, whatever else is said."""
    if any([change.unpreventable for _, change in standing(s, seat, "action_card_hand_limit")]):
        return len(ACTION_DECK)
    return total(reckon(s, seat, "action_card_hand_limit", HAND_LIMIT))
