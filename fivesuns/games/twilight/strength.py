"""What a player can look up of units on the table: values that depend on where they stand, with the reasons, and what
can fire where."""
from __future__ import annotations

from fivesuns.games.twilight import galaxy, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.shapes import Counts, LocalView, Term
from fivesuns.games.twilight.state import Twilight


def local(s: Twilight, seat: int) -> list[LocalView]:
    """Of ships, by place and type, where something is not as printed or not as everywhere."""
    p = s.players[seat]
    if not p.faction:
        return []
    everywhere = bool(s.forces or values.standing(s, seat, "move") or values.of_units(s, seat, "combat_result"))
    found: list[LocalView] = []
    for place, troops in p.units.items():
        if place not in SYSTEMS or not (everywhere or SYSTEMS[place].anomaly == "nebula"):
            continue
        for type in [type for type in troops if type in values.SHIPS]:
            move = values.move(s, seat, type, place)
            combat = values.combat(s, seat, type, place, defending=True)
            if move[0][0] != "printed" or len(move) > 1 or combat != values.combat(s, seat, type, "", defending=False):
                found.append({"place": place, "type": type, "move": terms(move), "combat": terms(combat)})
    return found


def terms(reasons: list[values.Reason]) -> list[Term]:
    return [[source, amount] for source, amount in reasons]


def hangars(s: Twilight, seat: int) -> Counts:
    """By system, where there are any."""
    docks = [galaxy.system_of(place) for place, troops in s.players[seat].units.items() if "space_dock" in troops]
    found = {system: values.hangars(s, seat, system) for system in docks}
    return {system: n for system, n in found.items() if n}


def cannons(s: Twilight, seat: int) -> dict[str, Counts]:
    """By system, if it were the active one: in it, and in adjacent systems if they reach so far (TI-42.3c)."""
    p = s.players[seat]
    found: dict[str, Counts] = {}
    if not p.faction:
        return found
    mine = values.sheet(p).units
    for place, troops in p.units.items():
        for type, n in troops.items():
            if mine[type].space_cannon is None or not values.works(s, seat, type):
                continue
            here = galaxy.system_of(place)
            far = galaxy.adjacent(s, here, seat) if here in s.board.beside and values.reaches_far(s, seat, type) else []
            for system in (here, *far):
                there = found.setdefault(system, {})
                there[type] = there.get(type, 0) + n
    return found
