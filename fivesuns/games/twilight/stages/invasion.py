"""Invasion: bombardment, landing, defense fire, ground combat, control (TI-25, TI-49)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import dice, pay, units, values
from fivesuns.games.twilight.catalog import CUSTODIANS, MECATOL, SYSTEMS
from fivesuns.games.twilight.checks import controller, gain_control, go, tidy
from fivesuns.games.twilight.score import gain
from fivesuns.games.twilight.stages import space_cannon
from fivesuns.games.twilight.stages.combat import (
    call_to_arms,
    count_hits,
    end_combat,
    end_round,
    is_stalemate,
    new_round,
    sides,
    volley,
)
from fivesuns.games.twilight.stages.hits import suffer
from fivesuns.games.twilight.state import NOBODY, Batch, Combat, Shot, Twilight, Volley
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Arrange, Choose, Compose, Flaw, Part, Play, Sub, Whole


def invade(s: Twilight) -> None:
    """Nothing happens without units of the active player in the system (TI-E.14)."""
    if not s.system or not units.troops(s.players[s.active], s.system):
        return
    happen(s, "inv_start", s.active, s.system)
    for step in (bombard, end_bombardment, remove_custodians, commit, end_invasion):
        s.then(step)


# bombardment

def bombard(s: Twilight) -> Play:
    """Each unit at one planet, named before the dice are rolled (TI-7)."""
    if s.system:
        yield from use_bombardment(s, s.active, SYSTEMS[s.system].planets)
    if s._coming or not s.settled:
        s.then(tidy)


def use_bombardment(s: Twilight, seat: int, planets: Sequence[str]) -> Sub[None]:
    """Where there is nothing to hit, nobody is asked (A-19)."""
    aims = [planet for planet in planets if can_be_bombarded(s, seat, planet)]
    guns = bombers(s, seat)
    if not guns or not any([targets_on(s, seat, planet) for planet in aims]):
        return
    parts = [Part(f"{type}@{planet}", range(1, n + 1)) for type, n in guns.items() for planet in aims]
    everything = tuple([(f"{type}@{aims[0]}", n) for type, n in guns.items()])
    whole = yield from Compose(seat, "twilight.bombard", parts, lambda whole: overloaded(guns, whole), "TI-7.1",
                               offered=lambda: [(everything, None), ((), None)])
    for planet in aims:
        mine = {type: n for type, at, n in [(*word.split("@"), n) for word, n in whole] if at == planet}
        if mine:
            s.volleys.append(bombs(s, seat, planet, mine))
    if s.volleys:
        happen(s, "bomb_when", seat, s.system)
        go(s, drop_bombs)


def bombers(s: Twilight, seat: int) -> dict[str, int]:
    return {type: n for type, n in units.ships(s.players[seat], s.system).items()
            if values.unit(s, seat, type).bombardment and values.works(s, seat, type)}


def overloaded(guns: dict[str, int], whole: Whole) -> Flaw | None:
    for type, n in guns.items():
        if sum([many for word, many in whole if word.startswith(type + "@")]) > n:
            return ("not-so-many", type)
    return None


def bombs(s: Twilight, seat: int, planet: str, mine: dict[str, int]) -> Volley:
    """What changes combat rolls does not touch these (TI-7.1c); whoever is bombed may have a shelter."""
    foe = foe_on(s, seat, planet)
    reasons = values.forces(s, foe, "bombardment_result", planet)
    found = Volley(seat=seat, foe=foe, place=planet, what="bombardment")
    for type, n in mine.items():
        value, many = values.unit(s, seat, type).bombardment or (0, 0)
        found.shots.append(Shot(type=type, value=value, dice=many * n, add=values.total(reasons),
                                reasons=tuple(reasons)))
    return found


def drop_bombs(s: Twilight) -> Play:
    """A roll for each planet; hits beyond the ground forces there are lost (TI-7.2)."""
    for volley_ in s.volleys:
        yield from dice.roll(s, volley_)
    batches = [Batch(seat=x.foe, by=x.seat, place=x.place, hits=dice.hits(s, x), sort="ground", how="bombardment")
               for x in s.volleys]
    s.volleys.clear()
    suffer(s, batches, "bomb_hits_before")


def end_bombardment(s: Twilight) -> None:
    happen(s, "bomb_end", s.active, s.system)


def foe_on(s: Twilight, seat: int, planet: str) -> int:
    """Another player on this planet: with ground forces, or else with structures."""
    found = [x for x in units.anyone_on(s, planet) if x != seat]
    return next((x for x in found if units.soldiers(s.players[x], planet)), found[0] if found else NOBODY)


def targets_on(s: Twilight, seat: int, planet: str) -> bool:
    foe = foe_on(s, seat, planet)
    return foe != NOBODY and bool(units.soldiers(s.players[foe], planet))


def can_be_bombarded(s: Twilight, seat: int, planet: str) -> bool:
    """Not one's own, nor under a planetary shield, nor what a law protects (TI-60.0, A-19)."""
    if planet in s.players[seat].planets:
        return False
    if values.is_barred(s, "bombardment_targets", planet):
        return False
    return not any([values.shielded(s, other, planet) for other in s.others(seat)])


# landing

def remove_custodians(s: Twilight) -> Play:
    """Six influence, before ground forces land on Mecatol Rex; then at least one has to (TI-21)."""
    seat = s.active
    p = s.players[seat]
    cost = values.number(s, seat, "custodians_influence", CUSTODIANS["influence"])
    if not s.system or not s.custodians or MECATOL not in SYSTEMS[s.system].planets \
            or not units.count(p, s.system, "infantry") or not pay.can_pay(s, seat, "influence", cost):
        return
    will = yield from Choose(seat, "twilight.custodians", lambda: ["leave", "remove"] if pay.can_pay(
        s, seat, "influence", cost) else ["leave"], "TI-21.2", about=(cost,))
    if will == "remove":
        yield from pay.pay(s, seat, "influence", cost, "TI-21.2")
        s.custodians = False
        s.landing[MECATOL] = 0
        s.tell("custodians", seat=seat)
        gain(s, seat, "custodians", CUSTODIANS["points"])
    s.then(tidy)


def commit(s: Twilight) -> Play:
    """Any ground forces from space to any planets; if none land, the invasion is over (TI-25.2, TI-25.2c)."""
    seat, system = s.active, s.system
    if not system:
        return
    p = s.players[seat]
    planets = [x for x in SYSTEMS[system].planets if (x != MECATOL or not s.custodians) and values.can_hold_units(s, x)]
    able = landing_party(s, seat)
    whole: Whole = ()
    if planets and able:
        parts = [Part(f"{planet}{suffix(type)}", range(1, n + 1)) for type, n in able.items() for planet in planets]
        whole = yield from Compose(seat, "twilight.commit", parts, lambda whole: flaw_of_landing(s, able, whole),
                                   "TI-25.2", hope=lambda draft, rest: can_still_land(s, able, draft, rest))
    s.landing = {}
    for word, n in whole:
        planet, type = read_landing(word)
        units.move(p, system, planet, type, n)
        s.landing[planet] = s.landing.get(planet, 0) + n
    if s.landing:
        s.tell("landed", seat=seat, landing=dict(s.landing))
        s.then(tidy)                                       # plastic may be lacking where they have landed
        for planet in s.landing:
            happen(s, "commit_after", seat, planet)
        go(s, order_defense)
        s.then(tidy)                                       # planets have been taken
    elif not s.settled:
        s.then(tidy)


def landing_party(s: Twilight, seat: int) -> dict[str, int]:
    """Ground forces, and what a ship here lets land with them."""
    there = units.troops(s.players[seat], s.system)
    more = [change.about.removesuffix("s") for source, change in values.of_units(s, seat, "committable_units")
            if source.type in there]
    return {type: there[type] for type in ("infantry", *more) if type in there}


def suffix(type: str) -> str:
    return "" if type == "infantry" else f"@{type}"


def read_landing(word: str) -> tuple[str, str]:
    planet, _, type = word.partition("@")
    return planet, type or "infantry"


def flaw_of_landing(s: Twilight, able: dict[str, int], whole: Whole) -> Flaw | None:
    for type, most in able.items():
        if landed(whole, type) > most:
            return ("not-so-many", type)
    missing = still_to_land_on(s, whole)
    return ("must-land", missing[0]) if missing else None


def landed(whole: Whole, type: str) -> int:
    return sum([n for word, n in whole if read_landing(word)[1] == type])


def still_to_land_on(s: Twilight, whole: Whole) -> list[str]:
    """Planets on which a ground force has to land and none does."""
    words = [word for word, _ in whole]
    return [planet for planet in s.landing if planet + suffix("infantry") not in words]


def can_still_land(s: Twilight, able: dict[str, int], draft: Whole, rest: Sequence[Part]) -> bool:
    """A planet that has to be landed on needs one ground force, and these are named before whatever lands with them."""
    missing = still_to_land_on(s, draft)
    return all([landed(draft, type) <= most for type, most in able.items()]) and (
        landed(draft, "infantry") + len(missing) <= able.get("infantry", 0)
        and all([planet + suffix("infantry") in [part.word for part in rest] for planet in missing]))


def order_defense(s: Twilight) -> Play:
    """Where others have cannons, the active player says in which order they fire (TI-25.3a)."""
    armed = [planet for planet in s.landing
             if any([space_cannon.cannons(s, seat, planet) for seat in s.others(s.active)])]
    order = yield from Arrange(s.active, "twilight.order_planets", armed, "TI-25.3a", forced=True)
    for planet in order:
        go(s, space_cannon.defend, planet)
    go(s, order_combats)


def order_combats(s: Twilight) -> Play:
    """The same of ground combats (TI-25.4a)."""
    contested = [planet for planet in s.landing if defended(s, planet)]
    order = yield from Arrange(s.active, "twilight.order_planets", contested, "TI-25.4a", forced=True)
    for planet in order:
        go(s, ground_combat, planet)
    go(s, establish_control)


# ground combat

def defended(s: Twilight, planet: str) -> bool:
    """Are there ground forces of both sides? (TI-49.0)"""
    return bool(units.soldiers(s.players[s.active], planet)) and targets_on(s, s.active, planet)


def ground_combat(s: Twilight, planet: str) -> None:
    if defended(s, planet):
        call_to_arms(s, foe_on(s, s.active, planet), planet)
        happen(s, "gc_start", s.active, planet)
        go(s, ground_round)


def clash(s: Twilight) -> Combat | None:
    combat = s.combat
    if combat is None or combat.over or not all([units.soldiers(s.players[seat], combat.place)
                                                 for seat in sides(combat)]):
        return None
    return combat


def ground_round(s: Twilight) -> None:
    """The attacker rolls, then the defender (A-47)."""
    combat = clash(s)
    if combat is None:
        end_combat(s, "gc_round_end")
        return
    for seat in sides(combat):
        go(s, ground_roll, seat)
    go(s, ground_rolled)


def ground_roll(s: Twilight, seat: int) -> Play:
    """Each side can reroll its own dice before the other rolls (A-60)."""
    combat = clash(s)
    if combat is not None:
        s.volleys = [volley(s, combat, seat)]
        yield from dice.roll(s, s.volleys[0])
        happen(s, "gc_rolled", seat, combat.place)
        go(s, count_hits)


def ground_rolled(s: Twilight) -> None:
    """Once more when both results stand (A-60)."""
    combat = clash(s)
    if combat is not None:
        happen(s, "gc_rolled", NOBODY, combat.place, "both")
    go(s, ground_hits)


def ground_hits(s: Twilight) -> None:
    combat = clash(s)
    if combat is not None:
        suffer(s, [Batch(seat=seat, by=combat.opponent(seat), place=combat.place, sort="ground",
                         hits=combat.hits.get(combat.opponent(seat), 0)) for seat in sides(combat)], "gc_hits_before")
    go(s, ground_hits_done)


def ground_hits_done(s: Twilight) -> None:
    if s.combat is not None and not s.combat.over:
        happen(s, "gc_hits_after", s.combat.attacker, s.combat.place)
    go(s, ground_round_end)


def ground_round_end(s: Twilight) -> None:
    """In the last round the end of the combat is the end of the round (TI-49.4b)."""
    if clash(s) is None:
        end_combat(s, "gc_round_end")
    else:
        end_round(s, "gc_round_end")
        go(s, next_ground_round)


def next_ground_round(s: Twilight) -> None:
    combat = clash(s)
    if combat is None:
        end_combat(s)
        return
    new_round(s, combat)
    if is_stalemate(s, combat):
        units.destroy(s, combat.attacker, combat.place, units.soldiers(s.players[combat.attacker], combat.place))
        end_combat(s)                                                          # there is no retreat
        return
    happen(s, "gc_round_start", combat.attacker, combat.place)
    go(s, ground_round)


# control

def establish_control(s: Twilight) -> None:
    """Planets that were landed on and still hold ground forces; others' structures there are destroyed (TI-25.5). What
    else has landed and found nobody to fight is not there any more."""
    for planet in s.landing:
        lift_off(s, planet)
        if units.ground(s.players[s.active], planet):
            go(s, take_planet, planet, controller(s, planet))


def lift_off(s: Twilight, planet: str) -> None:
    """All that are neither ground forces nor structures go back to space."""
    p = s.players[s.active]
    for type, n in units.ships(p, planet).items():
        units.move(p, planet, s.system, type, n)
        s.tell("lifted_off", seat=s.active, planet=planet, type=type, units=n)


def end_invasion(s: Twilight) -> None:
    s.landing = {}
    values.expire(s, "invasion")
    if s.system:
        happen(s, "inv_end", s.active, s.system)


def take_planet(s: Twilight, planet: str, before: int) -> None:
    """Control of what one controls cannot be gained again (TI-40.2)."""
    if before == s.active:
        return
    happen(s, "control_when", s.active, planet, before)
    go(s, seize, planet, before)


def seize(s: Twilight, planet: str, before: int) -> None:
    for seat in s.others(s.active):
        lost: dict[str, int] = dict(units.troops(s.players[seat], planet))
        if lost:
            units.destroy(s, seat, planet, lost, s.active, "control")
    gain_control(s, s.active, planet)
    happen(s, "control_after", s.active, planet, before)


STAGES: Final = (invade, bombard, drop_bombs, end_bombardment, remove_custodians, commit, order_defense, order_combats,
                 ground_combat, ground_round, ground_roll, ground_rolled, ground_hits, ground_hits_done,
                 ground_round_end, next_ground_round, establish_control, take_planet, seize, end_invasion)
