"""The odds of a combat before it is fought, by the rules of combats (forecast/): of cases in a file, or of a position
on a table.

Cases are a list, or an object with that list as its `items`. A case is `{"attacker": side, "defender": side}`, with
what somebody has written beside them as `case`, `policy` and `odds`. A side has
- `units`: `{"cruiser": 2, "fighter_ii": 3}`, ships for a space combat, ground forces for a ground combat, by the names
  of units as printed, upgrades included; `flagship` is that of the faction; `damaged`: how many of these are;
- `pds`: units with space cannons, and `pds_where` they stand: `active system`, `adjacent system` or `invaded planet`
  (if it is not said: where they can fire);
- `bombarding_ships`: of an attacker in a ground combat, the ships in the system;
- `technologies`; `faction` (without one, no faction's abilities); `cards`: action cards that are played, of those that
  change dice.
`others` are sides of which only `pds`, `technologies` and `faction` count: space cannons of players who do not fight,
in a space combat, all of which can fire at the attacker.
`"nebula": true` is a space combat in a nebula; `"begun": true` one in which cannons, bombardment, barrage and the
first round have been. The answer is the same cases, each with its `odds`. forecast/ says who assigns hits how, and what
is used.
Fleet pools, capacity and the number of figures in the box are not looked at.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.games.twilight import abilities, dice, galaxy, units, values
from fivesuns.games.twilight.catalog import (
    ABILITIES,
    ACTION_CARDS,
    FACTIONS,
    PLANETS,
    SYSTEMS,
    TECHNOLOGIES,
    UNITS,
    Unit,
)
from fivesuns.games.twilight.forecast import ATTACKER, DEFENDER, Battle, Outcome
from fivesuns.games.twilight.shapes import Odds
from fivesuns.games.twilight.state import Board, Player, Troops, Twilight
from fivesuns.kernel.codec import copied

FILE: Final = ("game", "kind", "count", "notes", "items")
CASE: Final = ("case", "attacker", "defender", "others", "nebula", "begun", "policy", "odds")
SIDES: Final = ("attacker", "defender")
LISTS: Final = ("units", "damaged", "pds", "bombarding_ships")
SIDE: Final = (*LISTS, "pds_where", "technologies", "faction", "cards")
GUNNER: Final = ("pds", "technologies", "faction")
GUNNERS: Final = 7               # more players than these do not sit at one table
HERE: Final = "active system"
NEXT: Final = "adjacent system"
THERE: Final = "invaded planet"
MOST: Final = 60                 # units in one list: more than anybody has
STARTS: Final = ("inv_start", "spc_start", "spc_round_start", "gc_round_start")

#: action cards that change dice, played before the dice are rolled
CARDS: Final = [id for id in ACTION_CARDS if id in abilities.EFFECTS and ABILITIES[id].changes
                and any([window in STARTS for window in ABILITIES[id].windows])]
#: where cases are fought: systems side by side, with two planets each and nothing else about them
ARENA: Final = [x for x in SYSTEMS.values()
                if len(x.planets) == 2 and not x.anomaly and not x.wormholes and not x.faction][:2]
NEBULA: Final = SYSTEMS[min([x.id for x in SYSTEMS.values() if x.anomaly == "nebula"])]
#: whose sheet a side without a faction has: no unit of its own, nothing that changes a combat
PLAIN: Final = min([x.id for x in FACTIONS.values() if not x.own_units and not any(
    [a.source == x.flagship or (a.source in x.abilities and change.value == "combat_result")
     for a in ABILITIES.values() for change in a.changes])])


class UnknownCase(ValueError):
    """A case cannot be read; says what would be right."""


def solve(cases: Any) -> list[dict[str, Any]]:
    """Every case with its odds. Raises UnknownCase, naming the case, if one cannot be read."""
    if isinstance(cases, Mapping):
        only(cases, FILE, "a file of cases")
        cases = cases.get("items")
    if not isinstance(cases, list) or not all([isinstance(case, Mapping) for case in cases]):
        raise UnknownCase("cases are a list of objects with attacker and defender, or an object with them as items")
    found = []
    for n, case in enumerate(cases, 1):
        try:
            battle = read_case(case)
        except UnknownCase as error:
            raise UnknownCase(f"case {n}: {error}") from None
        outcome = battle.continued([], {}, None, barrage=False) if case.get("begun") \
            else battle.space_battle() if battle.space else battle.invasion()
        found.append({**case, **described(outcome)})
    return found


def described(outcome: Outcome) -> Odds:
    return {"odds": {"attacker_win": round(outcome.attacker_win, 6), "draw": round(outcome.draw, 6),
                     "defender_win": round(outcome.defender_win, 6)}}


# a position on a table

def odds(s: Twilight, seat: int, foe: int, place: str) -> Outcome:
    """If this player attacked the other in this system, with the ships that both have there, or on this planet, with
    all ground forces that he has there or above it. In a combat: from here on, with the hits that have been rolled;
    the attacker is who is attacking there."""
    s = copied(s)
    planned = [stage[0] for stage in s.agenda]
    if s.combat is None or s.combat.place != place:
        s.active, s.system, s.combat = seat, galaxy.system_of(place), None
        if place in PLANETS and not units.ground(s.players[seat], place):
            many = units.count(s.players[seat], s.system, "infantry")
            if many:
                units.move(s.players[seat], s.system, place, "infantry", many)
        battle = Battle(s, seat, foe, place)
        return battle.space_battle() if battle.space else battle.invasion()
    combat = s.combat
    rolled: dict[int, tuple[int, int]] = {}
    if "take_hits" in planned or "ground_hits" in planned:
        rolled = {x: (combat.aimed.get(x, 0), hits - combat.aimed.get(x, 0)) for x, hits in combat.hits.items()}
        for fired in s.volleys:
            rolled[fired.seat] = dice.aimed(s, fired), dice.hits(s, fired) - dice.aimed(s, fired)
    battle = Battle(s, combat.attacker, combat.defender, place)
    start = [h for h in s.happenings if h.window in ("spc_start", "gc_start")]
    return battle.continued(s.batches, rolled, start[0].used if start else None, barrage="barrage" in planned)


# reading cases

def only(given: Mapping[str, Any], known: Sequence[str], what: str) -> None:
    for key in given:
        if key not in known:
            raise UnknownCase(f"{what} has no key {short(key)}; keys: {', '.join(known)}")


def short(value: Any) -> str:
    return repr(value)[:60]


def read_case(case: Mapping[str, Any]) -> Battle:
    only(case, CASE, "a case")
    field, beyond = ARENA
    planet, elsewhere = field.planets
    for key in ("nebula", "begun"):
        if not isinstance(case.get(key, False), bool):
            raise UnknownCase(f"{key} is true or false, not {short(case[key])}")
    if case.get("nebula"):
        field, planet, elsewhere = NEBULA, beyond.planets[DEFENDER], beyond.planets[ATTACKER]
    others = read_others(case.get("others", []))
    s = Twilight(seats=2 + len(others), round=1, phase="action", speaker=0, active=ATTACKER, system=field.id,
                 custodians=False, players=[Player(), Player(planets={planet: True}), *[Player() for _ in others]],
                 board=Board(beside={field.id: (beyond.id,), beyond.id: (field.id,)}, homes=("",) * (2 + len(others))))
    troops = [read_side(s, seat, name, case.get(name)) for seat, name in enumerate(SIDES)]
    space = is_in_space(troops)
    if others and not space:
        raise UnknownCase("cannons of others do not fire at those who land")
    for seat, other in enumerate(others, len(SIDES)):
        guns = read_side(s, seat, "others", {"units": {}, **other})["pds"]
        for type, n in guns.items():
            units.put(s.players[seat], beyond.id if type in units.SHIPS else elsewhere, type, n)
    if case.get("nebula") and not space:
        raise UnknownCase("there is no planet in a nebula")
    for seat, name in enumerate(SIDES):
        p, side = s.players[seat], case[name]
        where = side.get("pds_where", HERE if space else THERE)
        if where not in (HERE, NEXT, THERE):
            raise UnknownCase(f"{name}: pds_where cannot be {short(where)}; legal: {HERE}, {NEXT}, {THERE}")
        at = beyond.planets[seat] if where == NEXT else planet if seat == DEFENDER and (space or where == THERE) \
            else elsewhere
        for type, n in troops[seat]["pds"].items():
            if type in units.SHIPS and where != NEXT:
                raise UnknownCase(f"{name}: a {type} in the {HERE} belongs to units")
            units.put(p, beyond.id if type in units.SHIPS else at, type, n)
        for type, n in troops[seat]["bombarding_ships"].items():
            if space or seat == DEFENDER:
                raise UnknownCase(f"{name}: bombarding_ships are those of an attacker in a ground combat")
            units.put(p, field.id, type, n)
        for type, n in troops[seat]["units"].items():
            if type not in able(s, seat, troops[seat], space=space):
                raise UnknownCase(f"{name}: {type} cannot fight {'in space' if space else 'on a planet'} here; "
                                  f"legal: {', '.join(able(s, seat, troops[seat], space=space))}")
            units.put(p, field.id if space else planet, type, n)
            hurt = troops[seat]["damaged"].get(type, 0)
            if hurt:
                units.hurt(p, field.id if space else planet, type, hurt)
    return Battle(s, ATTACKER, DEFENDER, field.id if space else planet,
                  {seat: words(name, case[name], "cards", CARDS) for seat, name in enumerate(SIDES)})


def read_others(given: Any) -> list[Mapping[str, Any]]:
    if not isinstance(given, list) or len(given) > GUNNERS or not all([isinstance(x, Mapping) for x in given]):
        raise UnknownCase(f"others are a list of at most {GUNNERS} objects with pds, not {short(given)}")
    for other in given:
        only(other, GUNNER, "others")
    return given


def is_in_space(troops: Sequence[Mapping[str, Troops]]) -> bool:
    """Fighters fight in space, unless there are ground forces and nothing else to fight."""
    types = [type for mine in troops for type in mine["units"]]
    if not types:
        raise UnknownCase("neither side has units")
    return "infantry" not in types or any([type not in units.CARGO for type in types])


def able(s: Twilight, seat: int, troops: Mapping[str, Troops], *, space: bool) -> list[str]:
    """Types that can fight there: others than the usual ones beside a ship that says so."""
    if space:
        return [*units.SHIPS]
    more = [change.about.removesuffix("s") for source, change in values.of_units(s, seat, "committable_units")
            if source.type in troops["bombarding_ships"]]
    return ["infantry", *more]


def read_side(s: Twilight, seat: int, name: str, side: Any) -> dict[str, Troops]:
    """Makes the player, and says which types of units he has in each list."""
    if not isinstance(side, Mapping) or "units" not in side:
        raise UnknownCase(f"{name} is an object with units, not {short(side)}")
    only(side, SIDE, name)
    lists = {key: read_list(name, key, side.get(key, {})) for key in LISTS}
    mine = [UNITS[word] for found in lists.values() for word in found if word in UNITS]
    faction = side.get("faction") or [*[unit.faction for unit in mine if unit.faction], PLAIN][0]
    if not isinstance(faction, str) or faction not in FACTIONS:
        raise UnknownCase(f"{name}: there is no faction {short(faction)}; factions: {', '.join(FACTIONS)}")
    p = s.players[seat]
    p.faction = faction
    for word in words(name, side, "technologies", list(TECHNOLOGIES)):
        owner = TECHNOLOGIES[word].faction
        if owner and "faction" in side and owner != faction and not copies(faction):
            raise UnknownCase(f"{name}: {word} is a technology of {owner}, not of {faction}")
        p.technologies[word] = True
    found: dict[str, Troops] = {key: {} for key in LISTS}
    named: dict[str, Unit] = {}
    for key, counts in lists.items():
        for word, n in counts.items():
            unit = unit_of(name, key, word, faction, named="faction" in side)
            if unit.on_card:
                p.technologies[unit.id] = True
            other = named.setdefault(unit.type, unit)
            if other != unit:
                raise UnknownCase(f"{name}: {other.id} and {unit.id}; all units of a type are upgraded, or none")
            fits(name, key, unit)
            if n:
                found[key][unit.type] = found[key].get(unit.type, 0) + n
    for type, n in found["damaged"].items():
        if n > found["units"].get(type, 0):
            raise UnknownCase(f"{name}: {n} {type} cannot be damaged, of {found['units'].get(type, 0)}")
    return found


def read_list(name: str, key: str, given: Any) -> dict[str, int]:
    if not isinstance(given, Mapping):
        raise UnknownCase(f"{name}: {key} are numbers by unit, not {short(given)}")
    for word, n in given.items():
        if type(n) is not int or not 0 <= n <= MOST:
            raise UnknownCase(f"{name}: {key} cannot have {short(n)} of {short(word)}; legal: 0 to {MOST}")
    if sum(given.values()) > MOST:
        raise UnknownCase(f"{name}: more than {MOST} {key}")
    return dict(given)


def words(name: str, side: Mapping[str, Any], key: str, known: Sequence[str]) -> list[str]:
    given = side.get(key, [])
    if not isinstance(given, list):
        raise UnknownCase(f"{name}: {key} are a list of words, not {short(given)}")
    for word in given:
        if word not in known:
            raise UnknownCase(f"{name}: {key} cannot have {short(word)}; legal: {', '.join(known)}")
    return given


def unit_of(name: str, key: str, word: str, faction: str, *, named: bool) -> Unit:
    """The unit that this word means on the sheet of a faction: its own one, if that makes no difference here."""
    if word == "flagship" and named:
        return UNITS[FACTIONS[faction].flagship]
    if word not in UNITS:
        raise UnknownCase(f"{name}: there is no unit {short(word)}; units: {', '.join(UNITS)}")
    unit = UNITS[word]
    if unit.faction not in ("", faction) and not (unit.on_card and copies(faction)):
        raise UnknownCase(f"{name}: {word} is a unit of {unit.faction}, not of {faction}")
    own = [x for x in UNITS.values() if x.faction == faction and x.type == unit.type and x.on_card == unit.on_card]
    if unit.faction or not own:
        return unit
    if matters(own[0], key) != matters(unit, key):
        raise UnknownCase(f"{name}: {faction} has {own[0].id} in the place of {word}")
    return own[0]


def matters(unit: Unit, key: str) -> tuple[Any, ...]:
    """What is asked of a unit in this list."""
    if key in ("units", "damaged"):
        return (unit.combat, unit.dice, unit.sustain, unit.barrage, unit.space_cannon)
    return (unit.bombardment,) if key == "bombarding_ships" else (unit.space_cannon, unit.shield)


def copies(faction: str) -> bool:
    """Can it have technologies of other factions?"""
    return any([change.value == "gained_technology" for a in ABILITIES.values() for change in a.changes
                if a.source in FACTIONS[faction].own_technologies])


def fits(name: str, key: str, unit: Unit) -> None:
    """Does a unit belong into this list?"""
    if key == "units" and unit.sort == "structure":
        raise UnknownCase(f"{name}: {unit.id} is a structure and no unit that fights; space cannons are listed as pds")
    if key == "damaged" and not unit.sustain:
        raise UnknownCase(f"{name}: {unit.id} cannot sustain damage")
    if key == "pds" and unit.space_cannon is None:
        armed = [x.id for x in UNITS.values() if x.space_cannon is not None]
        raise UnknownCase(f"{name}: {unit.id} has no space cannon; units that have: {', '.join(armed)}")
    if key == "bombarding_ships" and unit.sort != "ship":
        raise UnknownCase(f"{name}: {unit.id} is no ship and cannot be among bombarding_ships")
