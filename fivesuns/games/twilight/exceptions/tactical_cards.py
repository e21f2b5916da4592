"""What action cards of tactical actions do: after an activation, when ships have moved, in combats, in invasions."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import dice, galaxy, said, tokens, trade, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target, ability_of
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import fleet, go, words
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.stages import retreat
from fivesuns.games.twilight.stages.combat import the_combat
from fivesuns.games.twilight.stages.hits import cancel
from fivesuns.games.twilight.stages.movement import Sailing, brave_rifts, transfer
from fivesuns.games.twilight.stages.space_cannon import against, shoot
from fivesuns.games.twilight.state import NOBODY, Force, Happening, Shot, Twilight, Volley
from fivesuns.games.twilight.windows import close_window, happen
from fivesuns.kernel import Allocate, Play, Sub

BATTLESTATION: Final = (5, 3)    # hits with this or more; so many dice
COURAGE: Final = 2               # dice of a ship that was destroyed


def add(value: str, amount: int, lasts: str, about: tuple[Any, ...] = ()) -> Effect:
    """For a while, something of one's own is more or less."""
    def effect(s: Twilight, seat: int, target: Target) -> None:
        impose(s, seat, value, amount, lasts, about)
    return effect


def impose(s: Twilight, seat: int, value: str, amount: int, lasts: str, about: tuple[Any, ...] = ()) -> None:
    """By the card that is being resolved."""
    s.forces.append(Force(source=ability_of(s.plays[-1].card), seat=seat, value=value, amount=amount, lasts=lasts,
                          about=about))


# activation and movement

def in_the_silence_of_space(s: Twilight, seat: int, target: Target) -> None:
    """Ships of others do not stop those that set out from one system."""
    impose(s, seat, "path_through", 1, "tactical", ("ships_of_others", *target))


def own_harbours(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.players[seat].units if x in SYSTEMS and galaxy.has_ships(s, seat, x)]


def upgrade(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from fetch(s, seat, "dreadnought", 1)
    units.take(s.players[seat], s.system, "cruiser")
    units.place(s, seat, s.system, "dreadnought")


def if_a_cruiser_can_be_upgraded(s: Twilight, seat: int, h: Happening) -> list[Target]:
    p = s.players[seat]
    return [()] if units.count(p, h.place, "cruiser") and available(p, "dreadnought") else []


def experimental_battlestation(s: Twilight, seat: int, target: Target) -> None:
    """A space dock uses SPACE CANNON like any other unit."""
    happen(s, "sc_before", seat, s.system)
    go(s, man_the_battlestation, seat)


def man_the_battlestation(s: Twilight, seat: int) -> None:
    """It fires at the ships of the active player."""
    value, many = BATTLESTATION
    reasons = against(s, s.active)
    s.volleys = [Volley(seat=seat, foe=s.active, place=s.system, what="space_cannon",
                        shots=[Shot(type="space_dock", value=value, dice=many, add=values.total(reasons),
                                    reasons=tuple(reasons))])]
    happen(s, "sc_when", seat, s.system, s.active)
    go(s, shoot)


# hits

def cancel_hits(many: int) -> Effect:
    """Up to so many of the hits that are about to be assigned."""
    def effect(s: Twilight, seat: int, target: Target) -> None:
        cancel(s, s.happenings[-1].about[0], many)
    return effect


def direct_hit(s: Twilight, seat: int, target: Target) -> None:
    """The ship that has used sustain damage is destroyed."""
    batch = s.batches[s.happenings[-1].about[0]]
    batch.sustained[target[0]] -= 1
    if s.combat is not None:
        s.combat.sustained[batch.seat][target[0]] -= 1
    units.destroy(s, batch.seat, batch.place, {f"{target[0]}*": 1}, seat, "card")


def sustained_ships(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Each by a number of its own, which those that were hit before keep; if it is still there."""
    batch = s.batches[h.about[0]]
    left = words(s, batch.seat, batch.place, tuple(batch.sustained))
    many = {type: min(n, left.get(f"{type}*", 0)) + len([x for x in h.used if x.startswith(f"direct_hit,{type},")])
            for type, n in batch.sustained.items()}
    return [(type, n + 1) for type in many if values.unit(s, batch.seat, type).sort == "ship"
            and not values.immune(s, batch.seat, type, "direct_hit_targets") for n in range(many[type])]


def courageous_to_the_end(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Two dice with the combat value of the ship that was lost. It is no combat roll, but dice of a space combat."""
    foe, place = the_combat(s).opponent(seat), the_combat(s).place
    shot = Shot(type=target[0], value=values.unit(s, seat, target[0]).combat, dice=COURAGE)
    s.volleys.append(Volley(seat=seat, foe=foe, place=place, what="courageous_to_the_end", shots=[shot]))
    yield from dice.roll(s, s.volleys[-1])
    happen(s, "spc_rolled", seat, place)
    go(s, take_along)


def take_along(s: Twilight) -> Play:
    """These are no hits, so nothing is sustained."""
    volley = s.volleys.pop()
    foe, place, lost = volley.foe, volley.place, dice.hits(s, volley)
    able = fleet(s, foe, place)
    if lost and able:
        gone = yield from Allocate(foe, "twilight.hits", able, lost, "TI-29.1", forced=True, about=(place, lost))
        units.destroy(s, foe, place, dict(gone), volley.seat, "card")


def lost_ships(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """What fights in space counts as a ship, if it was destroyed in the combat and not for lack of room."""
    return [(type,) for type in dict.fromkeys(h.about[2:])
            if type in units.SHIPS or (type not in units.STRUCTURES and h.about[0] != NOBODY)]


# combat

def if_there_are_foes(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Still, in this space combat."""
    return [()] if galaxy.has_ships(s, the_combat(s).opponent(seat), h.place) else []


def light_ships(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Own cruisers and destroyers, while there is somebody to fight."""
    mine = [(type,) for type in ("cruiser", "destroyer") if units.count(s.players[seat], h.place, type)]
    return mine if if_there_are_foes(s, seat, h) else []


def emergency_repairs(s: Twilight, seat: int, target: Target) -> None:
    for place in galaxy.places_of(s.system):
        s.players[seat].damaged.pop(place, None)
    s.tell("repaired", seat=seat, place=s.system)


def if_something_is_damaged(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if any([place in s.players[seat].damaged for place in galaxy.places_of(s.system)]) else []


def intercept(s: Twilight, seat: int, target: Target) -> None:
    """Whoever has announced a retreat stays for this round."""
    impose(s, the_combat(s).retreating, "may_retreat", 0, "combat_round")


def skilled_retreat(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """All ships go, and the combat is a draw. It is no retreat, and cannot be intercepted."""
    yield from slip_away(s, seat, s.system, target[0])
    the_combat(s).over = True
    close_window(s)
    yield from tokens.place(s, seat, target[0])


def slip_away(s: Twilight, seat: int, system: str, target: str) -> Sub[None]:
    """An ability moves all ships, and these carry what there is room for (TI-56.8). Out of a gravity rift each may be
    lost with its load (A-16)."""
    sailing = [Sailing(word.removesuffix("*"), system, word.endswith("*"))
               for word, n in words(s, seat, system, able_to_sail(s, seat, system)).items() for _ in range(n)]
    risks = [galaxy.exits(system, (target,)) for _ in sailing]
    yield from embark(s, seat, system, sailing, sum(risks))
    arrived = yield from brave_rifts(s, seat, sailing, risks)
    transfer(s, seat, sailing, arrived, target)
    s.settled = False
    s.tell("retreated", seat=seat, system=target)


def able_to_sail(s: Twilight, seat: int, system: str) -> tuple[str, ...]:
    """Ships, fighters among them, and what moves as if it were one."""
    return tuple([type for type in units.troops(s.players[seat], system)
                  if type in units.SHIPS or values.unit(s, seat, type).move])


def embark(s: Twilight, seat: int, system: str, sailing: list[Sailing], risk: int) -> Sub[None]:
    """Ground forces of the space area and of the planets, beside the fighters that do not move by themselves; ship by
    ship where it matters."""
    p = s.players[seat]
    ashore = {place: units.ground(p, place) for place in galaxy.places_of(system) if units.ground(p, place)}
    if not risk:
        fighters = 0 if values.unit(s, seat, "fighter").move else units.count(p, system, "fighter")
        room = values.capacity(s, seat, system) - fighters
        yield from load(seat, sailing[0], ashore, room)
        return
    for ship in sailing:
        yield from load(seat, ship, ashore, values.unit(s, seat, ship.type).capacity)


def load(seat: int, ship: Sailing, ashore: dict[str, int], room: int) -> Sub[None]:
    if room <= 0 or not ashore:
        return
    taken = yield from Allocate(seat, "twilight.retreat_cargo", ashore, room, "TI-56.8", least=0, about=(ship.type,))
    ship.cargo = [("infantry", place, n) for place, n in taken]
    for place, n in taken:
        ashore[place] -= n
        if not ashore[place]:
            del ashore[place]


def refuges(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """For whoever still has something to save, and somebody to save it from."""
    able = units.ships(s.players[seat], s.system) and galaxy.foes_with_ships(s, seat, s.system)
    return [(x,) for x in retreat.refuges(s, seat)] if able else []


def salvage(s: Twilight, seat: int, target: Target) -> None:
    """Commodities are trade goods once they are another's (TI-68.3)."""
    foe = s.happenings[-1].about[0]
    trade.hand_over(s, foe, seat, 0, s.players[foe].commodities)


def if_there_are_commodities(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if s.players[h.about[0]].commodities else []


# invasion

def disable(s: Twilight, seat: int, target: Target) -> None:
    """PDS of others here have neither planetary shield nor space cannon."""
    for other in s.others(seat):
        impose(s, other, "unit_abilities", 0, "invasion", ("pds",))


def parley(s: Twilight, seat: int, target: Target) -> None:
    """Who has landed goes back to space."""
    h = s.happenings[-1]
    del s.landing[h.place]
    for type, n in units.soldiers(s.players[h.by], h.place).items():
        units.move(s.players[h.by], h.place, s.system, type, n)
    s.tell("parley", seat=seat, planet=h.place)


def infiltrate(s: Twilight, seat: int, target: Target) -> None:
    """Structures of others become one's own, as far as the reinforcements go; some docks stand in space (TI-74.1)."""
    p, planet = s.players[seat], s.happenings[-1].place
    for other, type in structures_of_others(s, seat, planet):
        many = min(units.count(s.players[other], planet, type), units.left(p, type))
        if many:
            units.take(s.players[other], planet, type, many)
            units.place(s, seat, galaxy.system_of(planet) if values.in_space(s, seat, type) else planet, type, many)


def structures_of_others(s: Twilight, seat: int, planet: str) -> list[tuple[int, str]]:
    return [(other, type) for other in s.others(seat) for type in units.troops(s.players[other], planet)
            if type in units.STRUCTURES]


def if_there_are_structures(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if structures_of_others(s, seat, h.place) else []


def reparations(s: Twilight, seat: int, target: Target) -> None:
    """A planet of whoever took one is exhausted, and one of one's own readied."""
    for planet in target:
        for p in s.players:
            if planet in p.planets:
                p.planets[planet] = p is s.players[seat]


def debts(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """One of each, as far as there are such (TI-14.7)."""
    theirs = [planet for planet, ready in s.players[h.by].planets.items() if ready]
    mine = [planet for planet, ready in s.players[seat].planets.items() if not ready]
    if theirs and mine:
        return [(x, y) for x in theirs for y in mine]
    return [(x,) for x in theirs or mine]


EFFECTS: Final[dict[str, Effect]] = {
    "bunker": add("bombardment_result", -4, "invasion"),
    "courageous_to_the_end": courageous_to_the_end,
    "direct_hit": direct_hit,
    "disable": disable,
    "emergency_repairs": emergency_repairs,
    "experimental_battlestation": experimental_battlestation,
    "fighter_prototype": add("combat_result", 2, "combat_round", ("fighter",)),
    "flank_speed": add("move", 1, "tactical"),
    "in_the_silence_of_space": in_the_silence_of_space,
    "infiltrate": infiltrate,
    "intercept": intercept,
    "lost_star_chart": add("adjacency", 1, "tactical", ("alpha_beta",)),
    "maneuvering_jets": cancel_hits(1),
    "morale_boost": add("combat_result", 1, "combat_round"),
    "parley": parley,
    "reparations": reparations,
    "salvage": salvage,
    "shields_holding": cancel_hits(2),
    "skilled_retreat": skilled_retreat,
    "upgrade": upgrade,
}
said.COUNTED.add("direct_hit")
AIMS: Final[dict[str, Aim]] = {
    "courageous_to_the_end": lost_ships,
    "direct_hit": sustained_ships,
    "emergency_repairs": if_something_is_damaged,
    "in_the_silence_of_space": own_harbours,
    "infiltrate": if_there_are_structures,
    "reparations": debts,
    "salvage": if_there_are_commodities,
    "skilled_retreat": refuges,
    "upgrade": if_a_cruiser_can_be_upgraded,
}
STAGES: Final = (man_the_battlestation, take_along)
