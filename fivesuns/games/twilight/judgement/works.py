"""Production, payment, research, command tokens, structures, and the galaxy."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from fivesuns.games.twilight import galaxy, pay, units, values
from fivesuns.games.twilight.catalog import MECATOL, PLANETS, SECRETS, SYSTEMS, TECHNOLOGIES
from fivesuns.games.twilight.judgement.aims import planet_worth
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.games.twilight.stages import production
from fivesuns.kernel import Allocate, Choose, Compose, Pick
from fivesuns.kernel.hexes import ORIGIN, distance

#: what each technology is worth by itself
TECHNOLOGY: Final = {
    "gravity_drive": 2.2, "antimass_deflectors": 0.9, "fleet_logistics": 2.0, "light_wave_deflector": 1.0,
    "neural_motivator": 1.5, "dacxive_animators": 1.0, "hyper_metabolism": 3.0, "x_89_bacterial_weapon": 0.6,
    "sarween_tools": 2.0, "graviton_laser_system": 0.5, "transit_diodes": 0.6, "integrated_economy": 1.8,
    "plasma_scoring": 0.7, "magen_defense_grid": 0.8, "duranium_armor": 1.0, "assault_cannon": 1.2,
    "carrier_ii": 2.6, "cruiser_ii": 2.2, "dreadnought_ii": 2.6, "fighter_ii": 1.4, "infantry_ii": 1.3,
    "destroyer_ii": 1.0, "pds_ii": 1.0, "space_dock_ii": 1.7, "war_sun": 2.0}
OWN: Final = 2.2                 # of one's faction
OPENS: Final = 0.25              # for each technology that it is a step to
SHARES: Final = {"tactic": 4.2, "strategy": 2.8, "fleet": 3.4}
TURNS: Final = 2                 # tactic tokens that come before others
HELPERS: Final = 3
MISSED: Final = 3.0              # what it costs to have too little left
DEFENCE: Final = 4.5             # what one more of the infantry is worth where others could land as many
SITES: Final[tuple[float, ...]] = (0.0, 1.0, 0.2, -0.5)      # of a tile, by its distance from home
KEPT: Final = 0.5                # what a good tile in hand is worth, against one beside home


def fill(decision: Allocate, order: Sequence[str]) -> Any:
    """As much as possible into the first, and so on."""
    left = decision.total
    most, found = dict(decision.bins), dict[str, int]()
    for name in order:
        found[name] = min(most[name], left)
        left -= found[name]
    return tuple([(name, found[name]) for name, _ in decision.bins if found.get(name)])


# production

def produce(mind: Mind, decision: Compose) -> Any:
    """One after another, whatever is needed most and can be paid, until nothing is."""
    s, seat = mind.s, mind.seat
    parts = {part.word: part for part in decision.parts()}
    budget = mind.aims.spare("resources")
    found: dict[str, int] = {}
    for _ in range(24):
        wish = sorted([(wanted(mind, word, found, str(decision.about[0])), word) for word in parts], reverse=True)
        for worth, word in wish:
            if worth <= 0:
                continue
            pair = 2 if values.unit(s, seat, word.partition("@")[0]).pair else 1
            more = {**found, word: found.get(word, 0) + pair}
            whole = tuple([(x, more[x]) for x in parts if more.get(x)])
            if production.price(s, seat, whole) <= budget and decision.check(whole):
                found = more
                break
        else:
            break
    return tuple([(x, found[x]) for x in parts if found.get(x)])


def wanted(mind: Mind, word: str, chosen: dict[str, int], system: str) -> float:
    """How much one more of these is needed."""
    s, seat, p = mind.s, mind.seat, mind.p
    type = word.partition("@")[0]
    system = galaxy.system_of(system)
    new = sum([n for x, n in chosen.items() if x.partition("@")[0] == type])
    many = units.on_board(p, type) + new
    ships = [x for x in chosen if x in units.LARGE]
    large = values.large_ships(s, seat, system) + sum([chosen[x] for x in ships])
    room = values.capacity(s, seat, system) + sum([values.unit(s, seat, x).capacity * chosen[x] for x in ships])
    if type == "infantry":
        here = sum([units.count(p, place, "infantry") for place in galaxy.places_of(system)]) + new
        if 0 < mind.admiral.danger(system) >= here:
            return DEFENCE
        return 3.2 if here < room + 2 else 1.3 if here < room + 5 and not word.endswith(system) else 0.0
    if type == "fighter":
        here = units.count(p, system, "fighter") + new
        soldiers = sum([n for x, n in chosen.items() if x.startswith("infantry")])
        return 1.5 if here + min(4, soldiers) < room else 0.0
    if large >= values.fleet_limit(s, seat):
        return 0.0
    if type == "carrier":
        return 4.0 if many < min(2 + s.round, 4) else 0.5
    if type == "dreadnought":
        return 2.4 + (1.5 if "gather_a_mighty_fleet" in p.secrets else 0.0)
    if type == "cruiser":
        return 2.6 if many < 3 else 1.6
    if type == "destroyer":
        return 2.0 if many < 3 else 0.8
    return 2.8 if type in ("flagship", "war_sun") else 0.0


# payment

def pay_resources(mind: Mind, decision: Compose) -> Any:
    return payment(mind, decision, "resources", "influence")


def pay_influence(mind: Mind, decision: Compose) -> Any:
    return payment(mind, decision, "influence", "resources")


def payment(mind: Mind, decision: Compose, what: str, other: str) -> Any:
    """What wastes least of the other kind, and of trade goods, and leaves what is kept for something else."""
    s, seat = mind.s, mind.seat
    cost = int(decision.about[0])
    there, lost = pay.purse(s, seat, what), pay.purse(s, seat, other)
    planets = list(there)[:14]
    best, found = 999.0, None
    each, goods = pay.rate(s, seat), mind.p.goods
    keep, cross = mind.aims.reserved(what), mind.aims.reserved(other)
    weight = 1.0 if mind.aims.kept(other) or (other == "resources" and mind.aims.tuition()) else 0.45
    for many in range(min(len(planets), 6) + 1):
        for some in combinations(planets, many):
            worth = sum([there[x] for x in some])
            spent = max(0, -(-(cost - worth) // each))
            if spent > goods or (many and worth - min([there[x] for x in some]) >= cost):
                continue
            gone, left = sum([lost.get(x, 0) for x in some]), (goods - spent) * each
            short = max(0, keep - sum(there.values()) + worth - left) + max(0, cross - sum(lost.values()) + gone - left)
            waste = 0.8 * max(0, worth - cost) + weight * gone + 1.3 * spent + (MISSED + short if short > 0 else 0.0)
            if waste < best:
                best, found = waste, (some, spent)
    if found is None:
        return pay.cheapest(s, seat, what, cost) if pay.can_pay(s, seat, what, cost) else ()
    return (*found[0], ("goods", found[1])) if found[1] else found[0]


# research

def research(mind: Mind, decision: Compose) -> Any:
    """The best technology, with as little exhausted for it as possible."""
    words = [part.word for part in decision.parts()]
    ready = mind.p.technologies
    technologies = [x for x in words if x in TECHNOLOGIES and x not in ready]
    helpers = [x for x in words if x not in technologies]
    for technology in sorted(technologies, key=lambda x: -learning(mind, x)):
        for many in range(min(len(helpers), HELPERS) + 1):
            for some in combinations(helpers, many):
                if decision.check((technology, *some)):
                    return (technology, *some)
    return ()


def learning(mind: Mind, technology: str) -> float:
    """What it is worth to know it: by itself, for what can be learnt after it, and for objectives."""
    p, row = mind.p, TECHNOLOGIES[technology]
    found = TECHNOLOGY.get(technology, OWN)
    if row.colour:
        letter = row.colour[0].upper()
        mine = len([1 for x in p.technologies if TECHNOLOGIES[x].colour == row.colour])
        found += OPENS * len([1 for x in TECHNOLOGIES.values() if x.needs.count(letter) > mine
                              and x.faction in ("", p.faction) and x.id not in p.technologies]) / (1 + mine)
    before = mind.aims.worth()
    p.technologies[technology] = True
    found += mind.aims.worth() - before
    del p.technologies[technology]
    return found


def first_technology(mind: Mind, decision: Choose[Any]) -> Any:
    return max(decision.options(), key=lambda x: learning(mind, x))


def second_technology(mind: Mind, decision: Choose[Any]) -> Any:
    return "yes" if mind.aims.for_lessons() >= 6 else "no"


# command tokens

def tokens(mind: Mind, decision: Allocate) -> Any:
    """Where one more helps most. What moves fleets has to hold those that are there."""
    s, seat, p = mind.s, mind.seat, mind.p
    anew = decision.key == "twilight.redistribute"
    have = dict.fromkeys(SHARES, 0) if anew else dict(p.pools)
    most = dict(decision.bins)
    given = dict.fromkeys(SHARES, 0)
    least = max([values.large_ships(s, seat, x) for x in p.units if x in SYSTEMS], default=0)
    least -= values.fleet_limit(s, seat) - p.pools["fleet"]
    for _ in range(decision.total):
        able = [x for x in SHARES if given[x] < most.get(x, 0)]
        if not able:
            break
        if anew and "fleet" in able and given["fleet"] < min(least, 5):
            pool = "fleet"
        elif "strategy" in able and have["tactic"] + given["tactic"] >= TURNS and have["strategy"] + given[
                "strategy"] < wanted_for_cards(mind):
            pool = "strategy"
        else:
            pool = max(able, key=lambda x: SHARES[x] / (1 + have[x] + given[x]))
        given[pool] += 1
    return tuple([(name, given[name]) for name, _ in decision.bins if given.get(name)])


def wanted_for_cards(mind: Mind) -> int:
    """Of the strategy pool: one for a technology, one for a secret objective, if another can be had."""
    p = mind.p
    return 1 + int(len(p.secrets) + len(p.scored) < SECRETS["limit"])


def spend_tokens(mind: Mind, decision: Allocate) -> Any:
    return fill(decision, ["tactic", "strategy"])


def buy_tokens(mind: Mind, decision: Choose[Any]) -> Any:
    """Influence for tokens, but what is kept for an objective."""
    return min(max(decision.options()), mind.aims.spare("influence") // 3)


def take_back_token(mind: Mind, decision: Choose[Any]) -> Any:
    """From where most ships wait."""
    return max(decision.options(), key=lambda x: sum([values.unit(mind.s, mind.seat, type).cost * n for type, n in
                                                      units.ships(mind.p, x).items()]))


# structures, planets

def structure(mind: Mind, decision: Choose[Any]) -> Any:
    """A dock where resources are, away from home; otherwise a PDS where most can be guarded."""
    return max(decision.options(), key=lambda site: site_worth(mind, site))


def site_worth(mind: Mind, site: Any) -> float:
    if site is None:
        return 0.0
    s, p, (type, planet) = mind.s, mind.p, site
    if type == "space_dock":
        if units.on_board(p, "space_dock") >= 3:
            return 0.1
        docks = [galaxy.system_of(x) for x in p.units if units.count(p, x, "space_dock")]
        here = PLANETS[planet].system
        near = min([distance(s.board.hexes[x], s.board.hexes[here]) for x in docks
                    if x in s.board.hexes and here in s.board.hexes], default=2)
        return 2.0 + values.resources(s, planet) + 0.7 * min(near, 3)
    bonus = 2.0 if "establish_a_perimeter" in p.secrets else 0.0
    return 1.0 + 0.3 * planet_worth(s, planet) + bonus + (2.0 if planet == MECATOL or PLANETS[planet].home else 0.0)


def construction_system(mind: Mind, decision: Choose[Any]) -> Any:
    """Where the token hinders nothing: without ships, with the best planet of one's own."""
    return max(decision.options(), key=lambda x: building_place(mind, x))


def building_place(mind: Mind, system: str) -> float:
    p = mind.p
    mine = [x for x in SYSTEMS[system].planets if x in p.planets]
    if not mine:
        return -9.0
    found = max([site_worth(mind, (type, x)) for type in ("space_dock", "pds") for x in mine
                 if not units.count(p, x, type)], default=-9.0)
    return found - (0.0 if system in p.tokens else 1.5 * len(units.ships(p, system)))


def ready_planets(mind: Mind, decision: Pick[Any]) -> Any:
    best = sorted(decision.things, key=lambda x: -planet_worth(mind.s, x))[:decision.most]
    return tuple([x for x in decision.things if x in best])


def tile(mind: Mind, decision: Choose[Any]) -> Any:
    """Good systems beside home, poor ones elsewhere; as long as the last ring is not begun, good ones are kept."""
    home = mind.s.board.hexes.get(mind.s.board.gates[mind.seat], ORIGIN)
    return max(decision.options(), key=lambda x: tile_worth(x[0]) * (
        SITES[min(distance(x[1], home), 3)] - (0.0 if distance(x[1], ORIGIN) == 3 else KEPT)))


def tile_worth(system: str) -> float:
    row = SYSTEMS[system]
    found = sum([1 + PLANETS[x].resources + 0.7 * PLANETS[x].influence for x in row.planets])
    return found - 2.5 - (2.0 if row.anomaly else 0.0)
