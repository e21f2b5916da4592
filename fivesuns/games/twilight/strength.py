"""What a player can look up of units on the table: values that depend on where they stand, with the reasons, and what
can fire where."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, values
from fivesuns.games.twilight.catalog import CUSTODIANS, HAND_LIMIT, PLANETS, SYSTEMS
from fivesuns.games.twilight.shapes import Counts, LocalView, Term, WhyWorth
from fivesuns.games.twilight.stages import status
from fivesuns.games.twilight.state import Twilight

#: values of a player that something may change, and what they are if nothing does
PRINTED: Final = {
    "action_card_hand_limit": HAND_LIMIT, "actions_per_turn": 1, "bombardment_dice": 0,
    "custodians_influence": CUSTODIANS["influence"], "fighters_infantry_per_cost": 2, "hits_cancelled_per_sustain": 1,
    "home_system_needed_to_score": 1, "production_total_cost": 0, "space_cannon_dice": 0, "space_cannon_result": 0,
    "status_action_cards": status.CARDS, "status_tokens": status.TOKENS, "technology_card_resources": 4,
    "trade_good_value": 1, "trade_secondary_tokens": 1,
}


def why(s: Twilight, seat: int) -> dict[str, list[Term]]:
    """Of these, those that are not as printed, and why."""
    if not s.players[seat].faction:
        return {}
    sheet = values.sheet(s.players[seat])
    found = {value: values.reckon(s, seat, value, printed) for value, printed in PRINTED.items()
             if s.laws or s.forces or sheet.rows(value)}
    return {value: terms(reasons) for value, reasons in found.items() if reasons[1:] or reasons[0][0] != "printed"}


def fleet(s: Twilight, seat: int) -> list[Term]:
    """How large a fleet may be: command tokens, as far as they count, and what is added."""
    pool = values.reckon(s, seat, "fleet_pool_tokens", s.players[seat].pools["fleet"])
    return terms(pool + values.reckon(s, seat, "fleet_limit", 0)[1:])


def why_worth(s: Twilight, planet: str) -> WhyWorth | None:
    """What cards have made of a planet; None if it is as printed."""
    if not s.laws and not s.forces:
        return None
    swapped = [x.source for x in s.forces if x.value == "planet_values" and planet in x.about]
    if swapped:
        return {"resources": [[swapped[-1], values.resources(s, planet)]],
                "influence": [[swapped[-1], values.influence(s, planet)]]}
    facts = PLANETS[planet]
    found: WhyWorth = {
        "resources": terms(values.of_planet(s, planet, "planet_resources", facts.resources)),
        "influence": terms(values.of_planet(s, planet, "planet_influence", facts.influence))}
    return found if found["resources"][1:] or found["influence"][1:] else None


def local(s: Twilight, seat: int) -> list[LocalView]:
    """Of ships, by place and type, where something is not as printed or not as everywhere."""
    p = s.players[seat]
    if not p.faction:
        return []
    everywhere = bool(s.forces or values.standing(s, seat, "move") or values.of_units(s, seat, "combat_result"))
    found: list[LocalView] = []
    for place, troops in p.units.items():
        if "space_dock" in troops and place in PLANETS and values.is_barred(s, "may_use_production", place):
            found.append({"place": place, "type": "space_dock", "move": [], "combat": [], "production": [
                [law, 0] for law, about in s.laws.items() if about == place]})
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
