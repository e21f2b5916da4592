"""What technologies do that are used at some moment. Those that change a value are rows of abilities.toml alone."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import dice, pay, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS
from fivesuns.games.twilight.checks import fleet
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.stages.combat import the_combat
from fivesuns.games.twilight.state import Force, Happening, Twilight
from fivesuns.kernel import Allocate, Choose, Compose, Flaw, Part, Roll, Sub, Whole

TRANSPORTED: Final = 4           # ground forces that Transit Diodes move at the most
REVIVED: Final = {"infantry_ii": 6, "letani_warrior_ii": 6, "spec_ops_ii": 5}      # come back with this or more


# green

def dacxive_animators(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, s.happenings[-1].place, "infantry")


def x_89_bacterial_weapon(s: Twilight, seat: int, target: Target) -> None:
    """No bombardment: shields do not help (TI-60.1)."""
    planet, other = target
    units.destroy(s, other, planet, {"infantry": units.ground(s.players[other], planet)}, seat, "ability")


def contaminable(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Planets with infantry of others where one has ships with bombardment."""
    mine = [system for system, there in s.players[seat].units.items() if system in SYSTEMS
            and any([values.unit(s, seat, type).bombardment for type in there])]
    return [(planet, other) for system in mine for planet in SYSTEMS[system].planets for other in s.others(seat)
            if units.ground(s.players[other], planet)]


# yellow

def graviton_laser_system(s: Twilight, seat: int, target: Target) -> None:
    s.forces.append(Force(source="graviton_laser_system", seat=seat, value="hit_targets", amount=0, lasts="use"))


def at_ships(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """It makes no difference to those who land."""
    return [()] if h.place in SYSTEMS else []


def transit_diodes(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Up to four ground forces from anywhere, to planets of one's own."""
    p = s.players[seat]
    whole = yield from Compose(seat, "twilight.transit_diodes", lambda: transits(s, seat), untransported, "TI-14.5",
                               hope=can_still_land)
    for word, n in whole:
        verb, _, place = word.partition("@")
        if verb == "take":
            units.take(p, place, "infantry", n)
    for word, n in whole:
        verb, _, place = word.partition("@")
        if verb == "put":
            units.put(p, place, "infantry", n)
    s.tell("transported", seat=seat, units={place: n for verb, place, n in [
        (*word.split("@"), n) for word, n in whole] if verb == "put"})


def transits(s: Twilight, seat: int) -> list[Part]:
    p = s.players[seat]
    return [*[Part(f"take@{place}", range(1, min(TRANSPORTED, there["infantry"]) + 1))
              for place, there in p.units.items() if "infantry" in there],
            *[Part(f"put@{planet}", range(1, TRANSPORTED + 1)) for planet in p.planets
              if values.can_hold_units(s, planet)]]


def transported(whole: Whole, verb: str) -> int:
    found: int = sum([n for word, n in whole if word.startswith(verb + "@")])
    return found


def untransported(whole: Whole) -> Flaw | None:
    """All that are taken are placed again."""
    taken, placed = transported(whole, "take"), transported(whole, "put")
    if max(taken, placed) > TRANSPORTED:
        return ("too-many-units", TRANSPORTED)
    return None if taken == placed else ("not-placed", taken - placed)


def can_still_land(draft: Whole, rest: Sequence[Part]) -> bool:
    taken, placed = transported(draft, "take"), transported(draft, "put")
    more = {verb: sum([part.fields[0][-1] for part in rest if part.word.startswith(verb)]) for verb in ("take", "put")}
    return max(taken, placed) <= TRANSPORTED and taken <= placed + more["put"] and placed <= taken + more["take"]


def if_ground_forces(s: Twilight, seat: int, h: Happening) -> list[Target]:
    p = s.players[seat]
    return [()] if p.planets and units.on_board(p, "infantry") else []


def integrated_economy(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Units worth at most the planet's resources; they are paid for like all others, but this is not PRODUCTION."""
    planet = s.happenings[-1].place
    system = PLANETS[planet].system
    most = values.resources(s, planet)
    whole = yield from Compose(seat, "twilight.produce", lambda: economical(s, seat, planet), lambda whole: too_dear(
        s, seat, most, whole), "TI-75.4", about=(planet,))
    if whole:
        yield from pay.pay(s, seat, "resources", production.cost(s, seat, whole), "TI-75.1")
        yield from production.place_units(s, seat, system, whole)


def economical(s: Twilight, seat: int, planet: str) -> list[Part]:
    most = 2 * values.resources(s, planet)
    ships = production.ships(s, seat, PLANETS[planet].system, most, [], [])
    if not values.can_hold_units(s, planet):
        return ships
    return [*ships, Part(f"infantry@{planet}", range(1, most + 1), facts=production.tag(s, seat, "infantry", [], []))]


def too_dear(s: Twilight, seat: int, most: int, whole: Whole) -> Flaw | None:
    cost = production.cost(s, seat, whole)
    if cost > most:
        return ("worth-too-much", most)
    return None if pay.can_pay(s, seat, "resources", cost) else ("too-dear", cost)


def rich_planet(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if values.resources(s, h.place) else []


# red

def plasma_scoring(s: Twilight, seat: int, target: Target) -> None:
    """One of the units that are about to fire rolls more dice; which one is said before."""
    volley, = [volley for volley in s.volleys if volley.place == target[1]]
    dice.extra_dice(volley, target[0], values.extra_dice(s, seat, volley.what))


def about_to_fire(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(shot.type, volley.place) for volley in s.volleys if volley.seat == seat for shot in volley.shots]


def magen_defense_grid(s: Twilight, seat: int, target: Target) -> None:
    s.forces.append(Force(source="magen_defense_grid", seat=the_combat(s).opponent(seat), value="may_roll",
                          amount=0, lasts="combat_round"))


def duranium_armor(s: Twilight, seat: int, target: Target) -> None:
    """A damaged unit that has not sustained in this round."""
    place = the_combat(s).place
    units.heal(s.players[seat], place, target[0])
    s.tell("repaired", seat=seat, place=place)


def old_damage(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Of units in this combat (A-66)."""
    combat = s.combat
    if combat is None:
        return []
    fresh = combat.sustained.get(seat, {})
    return [(type,) for type, n in s.players[seat].damaged.get(combat.place, {}).items() if n > fresh.get(type, 0)]


def assault_cannon(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """The opponent chooses one of his large ships."""
    foe, place = the_combat(s).opponent(seat), the_combat(s).place
    lost = yield from Choose(foe, "twilight.assault_cannon", list(prey(s, foe, place)), "TI-29.1", forced=True)
    units.destroy(s, foe, place, {lost: 1}, seat, "ability")


def prey(s: Twilight, seat: int, place: str) -> dict[str, int]:
    return {word: n for word, n in fleet(s, seat, place).items() if word != "fighter"}


def if_there_is_prey(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if prey(s, the_combat(s).opponent(seat), h.place) else []


# unit upgrades

def revive(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A die for each infantry that was destroyed; those that are saved wait on the card."""
    fallen = s.happenings[-1].about[2:].count("infantry")
    value = REVIVED[values.unit(s, seat, "infantry").id]
    faces = yield from Roll(dice.FACES, fallen)
    saved = len([face for face in faces if face >= value])
    s.players[seat].stored += saved
    s.tell("revived", seat=seat, value=value, faces=list(faces), units=saved)


def if_infantry_fell(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if "infantry" in h.about[2:] else []


def come_back(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """On planets of one's own in the home system; without any they are lost."""
    p = s.players[seat]
    homes = [planet for planet in SYSTEMS[s.board.homes[seat]].planets if planet in p.planets]
    many, p.stored = p.stored, 0
    if homes:
        chosen = yield from Allocate(seat, "twilight.revived", dict.fromkeys(homes, many), many, "TI-14.5", forced=True)
        for planet, n in chosen:
            units.put(p, planet, "infantry", n)
        for planet, _ in chosen:
            s.tell("placed", seat=seat, type="infantry", place=planet)


EFFECTS: Final[dict[str, Effect]] = {
    "assault_cannon": assault_cannon,
    "dacxive_animators": dacxive_animators,
    "duranium_armor": duranium_armor,
    "graviton_laser_system": graviton_laser_system,
    "infantry_ii-0": revive,
    "infantry_ii-1": come_back,
    "integrated_economy": integrated_economy,
    "letani_warrior_ii-0": revive,
    "letani_warrior_ii-1": come_back,
    "magen_defense_grid": magen_defense_grid,
    "plasma_scoring-0": plasma_scoring,
    "plasma_scoring-1": plasma_scoring,
    "spec_ops_ii-0": revive,
    "spec_ops_ii-1": come_back,
    "transit_diodes": transit_diodes,
    "x_89_bacterial_weapon": x_89_bacterial_weapon,
}
AIMS: Final[dict[str, Aim]] = {
    "assault_cannon": if_there_is_prey,
    "duranium_armor": old_damage,
    "graviton_laser_system": at_ships,
    "infantry_ii-0": if_infantry_fell,
    "integrated_economy": rich_planet,
    "letani_warrior_ii-0": if_infantry_fell,
    "plasma_scoring-0": about_to_fire,
    "plasma_scoring-1": about_to_fire,
    "spec_ops_ii-0": if_infantry_fell,
    "transit_diodes": if_ground_forces,
    "x_89_bacterial_weapon": contaminable,
}
