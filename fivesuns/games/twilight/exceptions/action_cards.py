"""What action cards do: those of the phases of a round, then component actions. Those of tactical actions are apart."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import galaxy, laws, research, tokens, trade, units, values
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import PLANETS, SYSTEMS
from fivesuns.games.twilight.checks import words
from fivesuns.games.twilight.dice import FACES, tell_roll
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.stages import strategy
from fivesuns.games.twilight.state import Force, Happening, Twilight
from fivesuns.kernel import Choose, Draw, Number, Roll, Sub

PLAGUE: Final = 6                # destroys infantry, with this or more


def sabotage(s: Twilight, seat: int, target: Target) -> None:
    """The card beneath it."""
    s.plays[-2].cancelled = True


def summit(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from tokens.gain(s, seat, 2)


def public_disgrace(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Whoever has named a strategy card names another."""
    s.named = yield from Choose(s.happenings[-1].by, "twilight.strategy_card", lambda: other_cards(s), "TI-87.1",
                                forced=True)


def other_cards(s: Twilight) -> list[str]:
    return [card for card in strategy.free(s) if card != s.named]


def if_there_is_another(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if strategy.many_free(s) > 1 else []


def political_stability(s: Twilight, seat: int, target: Target) -> None:
    """The strategy cards stay; then none are picked."""
    s.forces.append(Force(source="political_stability", seat=seat, value="may_pick_strategy_card", amount=0,
                          lasts="strategy_phase"))


# component actions

def ready_cultural(s: Twilight, seat: int, target: Target) -> None:
    for planet in s.players[seat].planets:
        if PLANETS[planet].trait == "cultural":
            s.players[seat].planets[planet] = True


def cripple_defenses(s: Twilight, seat: int, target: Target) -> None:
    for other in s.others(seat):
        many = units.count(s.players[other], target[0], "pds")
        if many:
            units.destroy(s, other, target[0], {"pds": many}, seat, "card")


def planets_with_pds(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Of others: what destroys is aimed at them."""
    return [(place,) for other in s.others(seat) for place, there in s.players[other].units.items() if "pds" in there]


def focused_research(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from research.research(s, seat, "TI-37.10")


def if_something_can_be_researched(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if research.possible(s, seat) else []


def frontline_deployment(s: Twilight, seat: int, target: Target) -> None:
    units.place(s, seat, target[0], "infantry", 3)


def own_planets(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(planet,) for planet in s.players[seat].planets]


def own_planets_for_units(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(planet,) for planet in s.players[seat].planets if values.can_hold_units(s, planet)]


def new_ship(type: str) -> Effect:
    def effect(s: Twilight, seat: int, target: Target) -> Sub[None]:
        yield from fetch(s, seat, type, 1)
        units.place(s, seat, target[0], type)
    return effect


def haunts(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Wormholes away from home without ships of others."""
    if not available(s.players[seat], "destroyer"):
        return []
    holes = values.wormholes(s)
    return [(x,) for x in s.board.beside if x in holes and not SYSTEMS[x].faction
            and not galaxy.foes_with_ships(s, seat, x)]


def own_fleets(s: Twilight, seat: int, h: Happening) -> list[Target]:
    if not available(s.players[seat], "cruiser"):
        return []
    return [(x,) for x in harbours(s, seat)]


def harbours(s: Twilight, seat: int) -> list[str]:
    return [x for x in s.players[seat].units if x in SYSTEMS and galaxy.has_ships(s, seat, x)]


def industrial_initiative(s: Twilight, seat: int, target: Target) -> None:
    mine = s.players[seat].planets
    trade.gain(s, seat, len([planet for planet in mine if PLANETS[planet].trait == "industrial"]))


def insubordination(s: Twilight, seat: int, target: Target) -> None:
    s.players[target[0]].pools["tactic"] -= 1


def who_has_tactic_tokens(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.others(seat) if s.players[x].pools["tactic"]]


def lucky_shot(s: Twilight, seat: int, target: Target) -> None:
    units.destroy(s, target[1], target[0], {target[2]: 1}, seat, "card")


def lucky_targets(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Smaller ships of others where one controls a planet; damaged ones have an asterisk."""
    mine = dict.fromkeys([PLANETS[planet].system for planet in s.players[seat].planets])
    return [(system, other, word) for system in mine for other in s.others(seat)
            for word in words(s, other, system, ("dreadnought", "cruiser", "destroyer"))]


def mining_initiative(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, values.resources(s, target[0]))


def plague(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A die for each infantry; six and more destroys one."""
    planet, other = target
    many = units.ground(s.players[other], planet)
    faces = yield from Roll(FACES, many)
    lost = len([face for face in faces if face >= PLAGUE])
    tell_roll(s, seat, "plague", "infantry", PLAGUE, faces, lost)
    if lost:
        units.destroy(s, other, planet, {"infantry": lost}, seat, "card")


def infested(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(planet, other) for other in s.others(seat) for planet in s.players[other].planets
            if units.ground(s.players[other], planet)]


def reactor_meltdown(s: Twilight, seat: int, target: Target) -> None:
    units.destroy(s, target[1], target[0], {"space_dock": 1}, seat, "card")


def reactors(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(place, other) for other in s.others(seat) for place, there in s.players[other].units.items()
            if "space_dock" in there and not SYSTEMS[galaxy.system_of(place)].faction]


def repeal_law(s: Twilight, seat: int, target: Target) -> None:
    laws.repeal(s, target[0])


def laws_in_play(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(law,) for law in s.laws]


def rise_of_a_messiah(s: Twilight, seat: int, target: Target) -> None:
    for planet in s.players[seat].planets:
        if values.can_hold_units(s, planet):
            units.place(s, seat, planet, "infantry")


def signal_jamming(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from tokens.place(s, target[1], target[0])


def jammed(s: Twilight, seat: int, h: Happening) -> list[Target]:
    """Systems away from home with a ship of one's own in or next to them, and whose token is put there."""
    near = {x for system in harbours(s, seat) for x in galaxy.near(s, system, seat)}
    found = [x for x in s.board.beside if x in near and not SYSTEMS[x].faction]
    return [(x, other) for x in found for other in s.others(seat) if x not in s.players[other].tokens]


def spy(s: Twilight, seat: int, target: Target) -> Sub[None]:
    other = s.players[target[0]]
    card, = yield from Draw(other.hand, 1, [seat, target[0]])
    other.hand.remove(card)
    s.players[seat].hand.append(card)
    s.tell("spied", [seat, target[0]], seat=seat, foe=target[0], card=card)


def who_has_cards(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.others(seat) if s.players[x].hand]


def tactical_bombardment(s: Twilight, seat: int, target: Target) -> None:
    for other in s.others(seat):
        for planet in SYSTEMS[target[0]].planets:
            if planet in s.players[other].planets:
                s.players[other].planets[planet] = False


def own_bombers(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.players[seat].units if x in SYSTEMS
            and any([values.unit(s, seat, type).bombardment for type in units.troops(s.players[seat], x)])]


def unexpected_action(s: Twilight, seat: int, target: Target) -> None:
    s.players[seat].tokens.remove(target[0])


def own_tokens(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.players[seat].tokens]


def unstable_planet(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """It is exhausted, and up to three infantry on it are destroyed."""
    planet, other = target
    p = s.players[other]
    p.planets[planet] = False
    most = min(3, units.ground(p, planet))
    if most:
        lost = yield from Number(seat, "twilight.unstable_planet", 0, most, "TI-14.5", about=(planet,))
        if lost:
            units.destroy(s, other, planet, {"infantry": lost}, seat, "card")


def hazardous(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(planet, other) for other in s.others(seat) for planet, ready in s.players[other].planets.items()
            if ready and PLANETS[planet].trait == "hazardous"]


def uprising(s: Twilight, seat: int, target: Target) -> None:
    planet, other = target
    s.players[other].planets[planet] = False
    trade.gain(s, seat, values.resources(s, planet))


def colonies(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(planet, other) for other in s.others(seat) for planet, ready in s.players[other].planets.items()
            if ready and not PLANETS[planet].home]


EFFECTS: Final[dict[str, Effect]] = {
    "cripple_defenses": cripple_defenses,
    "economic_initiative": ready_cultural,
    "focused_research": focused_research,
    "frontline_deployment": frontline_deployment,
    "ghost_ship": new_ship("destroyer"),
    "industrial_initiative": industrial_initiative,
    "insubordination": insubordination,
    "lucky_shot": lucky_shot,
    "mining_initiative": mining_initiative,
    "plague": plague,
    "political_stability": political_stability,
    "public_disgrace": public_disgrace,
    "reactor_meltdown": reactor_meltdown,
    "repeal_law": repeal_law,
    "rise_of_a_messiah": rise_of_a_messiah,
    "sabotage": sabotage,
    "signal_jamming": signal_jamming,
    "spy": spy,
    "summit": summit,
    "tactical_bombardment": tactical_bombardment,
    "unexpected_action": unexpected_action,
    "unstable_planet": unstable_planet,
    "uprising": uprising,
    "war_effort": new_ship("cruiser"),
}
AIMS: Final[dict[str, Aim]] = {
    "cripple_defenses": planets_with_pds,
    "focused_research": if_something_can_be_researched,
    "frontline_deployment": own_planets_for_units,
    "ghost_ship": haunts,
    "insubordination": who_has_tactic_tokens,
    "lucky_shot": lucky_targets,
    "mining_initiative": own_planets,
    "plague": infested,
    "public_disgrace": if_there_is_another,
    "reactor_meltdown": reactors,
    "repeal_law": laws_in_play,
    "signal_jamming": jammed,
    "spy": who_has_cards,
    "tactical_bombardment": own_bombers,
    "unexpected_action": own_tokens,
    "unstable_planet": hazardous,
    "uprising": colonies,
    "war_effort": own_fleets,
}
