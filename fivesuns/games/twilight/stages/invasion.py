"""Invasion: bombardment, landing, defense fire, ground combat, control (TI-25, TI-49)."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import pay, units, values
from fivesuns.games.twilight.catalog import CUSTODIANS, MECATOL, SYSTEMS
from fivesuns.games.twilight.checks import controller, gain_control, go
from fivesuns.games.twilight.dice import Shot, roll
from fivesuns.games.twilight.stages import space_cannon
from fivesuns.games.twilight.stages.hits import suffer
from fivesuns.games.twilight.stages.space_combat import opponent, sides, volleys
from fivesuns.games.twilight.state import NOBODY, Batch, Combat, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Arrange, Choose, Compose, Flaw, Part, Play, Whole


def invade(s: Twilight) -> None:
    """Nothing happens without units of the active player in the system (TI-E.14)."""
    if not s.system or not units.troops(s.players[s.active], s.system):
        return
    happen(s, "inv_start", s.active, s.system)
    go(s, bombard)
    go(s, remove_custodians)
    go(s, commit)


# bombardment

def bombard(s: Twilight) -> Play:
    """Each unit at one planet, named before the dice are rolled (TI-7)."""
    seat = s.active
    guns = {type: n for type, n in units.ships(s.players[seat], s.system).items()
            if values.unit(s, seat, type).bombardment}
    aims = [planet for planet in SYSTEMS[s.system].planets if can_be_bombarded(s, seat, planet)]
    if not guns or not aims:
        return
    parts = [Part(f"{type}@{planet}", range(1, n + 1)) for type, n in guns.items() for planet in aims]
    everything = tuple([(f"{type}@{aims[0]}", n) for type, n in guns.items()])
    whole = yield from Compose(seat, "twilight.bombard", parts, lambda whole: overloaded(guns, whole), "TI-7.1",
                               offered=lambda: [(everything, None), ((), None)])
    batches = []
    for planet in aims:
        shots = [Shot(type, *(values.unit(s, seat, type).bombardment or (0, 0)), n)
                 for type, at, n in [(*word.split("@"), n) for word, n in whole] if at == planet]
        if shots:
            hits = yield from roll(s, seat, "bombardment", shots)
            batches.append(Batch(seat=foe_on(s, seat, planet), by=seat, place=planet, hits=hits, sort="ground"))
    suffer(s, batches, "")


def overloaded(guns: dict[str, int], whole: Whole) -> Flaw | None:
    for type, n in guns.items():
        if sum([many for word, many in whole if word.startswith(type + "@")]) > n:
            return ("not-so-many", type)
    return None


def foe_on(s: Twilight, seat: int, planet: str) -> int:
    return next((x for x in units.anyone_on(s, planet) if x != seat), NOBODY)


def can_be_bombarded(s: Twilight, seat: int, planet: str) -> bool:
    """Where others' ground forces are, and no planetary shield (TI-60.0, A-19)."""
    foe = foe_on(s, seat, planet)
    if foe == NOBODY or not units.ground(s.players[foe], planet):
        return False
    return not any([values.unit(s, foe, type).shield for type in units.troops(s.players[foe], planet)]) \
        or any([values.unit(s, seat, type).type == "war_sun" for type in units.ships(s.players[seat], s.system)])


# landing

def remove_custodians(s: Twilight) -> Play:
    """Six influence, before ground forces land on Mecatol Rex; then at least one has to (TI-21)."""
    seat = s.active
    p = s.players[seat]
    cost = CUSTODIANS["influence"]
    if not s.custodians or MECATOL not in SYSTEMS[s.system].planets or not units.count(p, s.system, "infantry") \
            or not pay.can_pay(s, seat, "influence", cost):
        return
    will = yield from Choose(seat, "twilight.custodians", lambda: ["leave", "remove"] if pay.can_pay(
        s, seat, "influence", cost) else ["leave"], "TI-21.2")
    if will == "remove":
        yield from pay.pay(s, seat, "influence", cost, "TI-21.2")
        s.custodians = False
        s.landing[MECATOL] = 0
        p.points["custodians"] = CUSTODIANS["points"]
        s.tell("custodians", seat=seat)


def commit(s: Twilight) -> Play:
    """Any ground forces from space to any planets (TI-25.2)."""
    seat, system = s.active, s.system
    p = s.players[seat]
    planets = [x for x in SYSTEMS[system].planets if x != MECATOL or not s.custodians]
    most = units.count(p, system, "infantry")
    whole: Whole = ()
    if planets and most:
        whole = yield from Compose(seat, "twilight.commit", [Part(planet, range(1, most + 1)) for planet in planets],
                                   lambda whole: flaw_of_landing(s, most, whole), "TI-25.2",
                                   hope=lambda draft, _: can_still_land(s, most, draft))
    s.landing = {}
    for planet, n in whole:
        units.move(p, system, planet, "infantry", n)
        s.landing[planet] = n
    if not s.landing:
        return
    s.tell("landed", seat=seat, landing=dict(s.landing))
    for planet in s.landing:
        happen(s, "commit_after", seat, planet)
    go(s, order_planets)


def flaw_of_landing(s: Twilight, most: int, whole: Whole) -> Flaw | None:
    if sum([n for _, n in whole]) > most:
        return ("not-so-many", "infantry")
    missing = [planet for planet in s.landing if planet not in [word for word, _ in whole]]
    return ("must-land", missing[0]) if missing else None


def can_still_land(s: Twilight, most: int, draft: Whole) -> bool:
    """A planet that has to be landed on needs one ground force."""
    landed: dict[str, int] = dict(draft)
    return sum(landed.values()) + len([x for x in s.landing if x not in landed]) <= most


def order_planets(s: Twilight) -> Play:
    """The active player says in which order (TI-25.3a, TI-25.4a)."""
    order = yield from Arrange(s.active, "twilight.order_planets", list(s.landing), "TI-25.4a", forced=True)
    for planet in order:
        go(s, space_cannon.defend, planet)
    for planet in order:
        go(s, ground_combat, planet)
    go(s, establish_control)


# ground combat

def ground_combat(s: Twilight, planet: str) -> None:
    foe = foe_on(s, s.active, planet)
    if foe == NOBODY or not units.ground(s.players[foe], planet) or not units.ground(s.players[s.active], planet):
        return
    s.combat = Combat(attacker=s.active, defender=foe, place=planet)
    s.tell("combat", seat=s.active, foe=foe, place=planet)
    happen(s, "gc_start", s.active, planet)
    go(s, ground_rolls)


def clash(s: Twilight) -> Combat | None:
    combat = s.combat
    if combat is None or not all([units.ground(s.players[seat], combat.place) for seat in sides(combat)]):
        return None
    return combat


def ground_rolls(s: Twilight) -> Play:
    """The attacker rolls, then the defender (A-47)."""
    combat = clash(s)
    if combat is not None:
        for seat in sides(combat):
            combat.hits[seat] = yield from roll(s, seat, "combat", volleys(s, seat, combat.place))
        happen(s, "gc_rolled", combat.attacker, combat.place)
        go(s, ground_hits)
    else:
        go(s, end_ground_combat)


def ground_hits(s: Twilight) -> None:
    combat = s.combat
    assert combat is not None
    suffer(s, [Batch(seat=seat, by=opponent(combat, seat), place=combat.place, sort="ground",
                     hits=combat.hits[opponent(combat, seat)]) for seat in sides(combat)], "")
    go(s, ground_round_end)


def ground_round_end(s: Twilight) -> None:
    combat = s.combat
    assert combat is not None
    happen(s, "gc_round_end", combat.attacker, combat.place)
    go(s, next_ground_round)


def next_ground_round(s: Twilight) -> None:
    s.forces = [force for force in s.forces if force.lasts != "combat_round"]
    combat = clash(s)
    if combat is None:
        go(s, end_ground_combat)
        return
    combat.round += 1
    combat.hits = {}
    happen(s, "gc_round_start", combat.attacker, combat.place)
    go(s, ground_rolls)


def end_ground_combat(s: Twilight) -> None:
    combat = s.combat
    if combat is None:
        return
    s.forces = [force for force in s.forces if force.lasts not in ("combat_round", "combat")]
    left = [seat for seat in sides(combat) if units.ground(s.players[seat], combat.place)]
    s.combat = None
    s.tell("combat_over", seat=left[0] if len(left) == 1 else NOBODY, place=combat.place)
    if len(left) == 1:
        happen(s, "combat_won", left[0], combat.place, opponent(combat, left[0]))


# control

def establish_control(s: Twilight) -> None:
    """Planets that were landed on and still hold ground forces; others' structures there are destroyed (TI-25.5)."""
    for planet in s.landing:
        if units.ground(s.players[s.active], planet):
            go(s, take_planet, planet, controller(s, planet))
    go(s, end_invasion)


def end_invasion(s: Twilight) -> None:
    s.landing = {}
    s.forces = [force for force in s.forces if force.lasts != "invasion"]


def take_planet(s: Twilight, planet: str, before: int) -> None:
    if before == s.active:
        return
    happen(s, "control_when", s.active, planet, before)
    go(s, seize, planet, before)


def seize(s: Twilight, planet: str, before: int) -> None:
    for seat in s.others(s.active):
        lost: dict[str, Any] = dict(units.troops(s.players[seat], planet))
        if lost:
            units.destroy(s, seat, planet, lost)
    gain_control(s, s.active, planet)
    happen(s, "control_after", s.active, planet, before)


STAGES: Final = (invade, bombard, remove_custodians, commit, order_planets, ground_combat, ground_rolls, ground_hits,
          ground_round_end, next_ground_round, end_ground_combat, establish_control, take_planet, seize, end_invasion)
