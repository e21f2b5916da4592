"""Where to sail with what: for each system the fleet that would go there, and what would come of it."""
from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.games.twilight import galaxy, pay, units, values
from fivesuns.games.twilight.catalog import CUSTODIANS, MECATOL, PLANETS, SYSTEMS
from fivesuns.games.twilight.forecast import Battle
from fivesuns.games.twilight.judgement.aims import POINT, Aims, planet_worth
from fivesuns.games.twilight.judgement.rivals import LOSS, hold, menace, secrets, spoils
from fivesuns.games.twilight.stages import movement
from fivesuns.games.twilight.state import Troops, Twilight
from fivesuns.kernel.hexes import distance

BOLD: Final = 0.65               # a fight is taken up if it is won this often
LOST: Final = 0.2                # and given up if it is won less often
STEEP: Final = 1.3               # how fast the odds grow with strength, by the root of what a side can bear
DOUBT: Final[tuple[float, ...]] = (0.3, 0.9)      # odds by strength that are not sure enough: then they are exact
MANY: Final = 14                 # hits that both sides together can bear: in larger fights that would take long
RISK: Final = 0.45               # of a resource, for one that may be lost
AHEAD: Final = 0.5               # of what can be taken one voyage later
ALL: Final = 99
NEAR: Final = 2                  # foes that are not farther away are a threat
WATCH: Final = 2                 # ground forces that stay against them where it matters most, beside the first
BARE: Final = 3.0                # what it costs to leave such a system without ships
LINE: Final = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war_sun")


@dataclass
class Voyage:
    target: str
    ships: list[tuple[str, str]] = field(default_factory=list)                # type, origin
    cargo: list[tuple[int, str, str, int]] = field(default_factory=list)      # of which ship: type, place, how many
    landing: dict[str, int] = field(default_factory=dict)                     # planets to be landed on
    bonus: float = 0.0                                                        # for what it leads to
    chance: float = 1.0
    gain: float = 0.0

    def whole(self) -> tuple[Any, ...]:
        found: list[Any] = []
        for n, ship in enumerate(self.ships):
            found.append(ship)
            found += [(f"carry_{type}", place, many) for m, type, place, many in self.cargo if m == n]
        return tuple(found)


class Admiral:
    """Plans voyages of one seat."""

    def __init__(self, s: Twilight, seat: int, aims: Aims) -> None:
        self.s = s
        self.seat = seat
        self.aims = aims
        self.p = s.players[seat]
        self.base = aims.worth()
        self.limit = values.fleet_limit(s, seat)
        self.chart = galaxy.Chart(s, seat)
        self.free_worth: dict[str, float] = {}
        self.dangers: dict[str, int] = {}
        self.plans: dict[str, Voyage | None] = {}
        self.origins = self.routes()

    def routes(self) -> dict[str, list[tuple[str, str]]]:
        """By system: types and origins of ships that could go there."""
        s, seat, p = self.s, self.seat, self.p
        chart = self.chart
        found: dict[str, list[tuple[str, str]]] = {}
        for place in [x for x in p.units if x in SYSTEMS and (x not in p.tokens or x == s.system)]:
            for type in units.ships(p, place):
                reach = movement.reach_of(s, seat, type, place)
                for target in chart.reachable(place, reach, type) if reach else ():
                    if target != place:
                        found.setdefault(target, []).append((type, place))
        return found

    def danger(self, system: str) -> int:
        """How many ground forces a fleet of another that is near could land here, at most."""
        if system not in self.dangers:
            s, here = self.s, self.s.board.hexes.get(system)
            found = 0
            for seat, p in enumerate(s.players):
                for place in p.units if seat != self.seat and here is not None else ():
                    there = s.board.hexes.get(place)
                    if there is not None and here is not None and distance(here, there) <= NEAR:
                        found = max(found, min(values.capacity(s, seat, place),
                                               units.in_system(p, place).get("infantry", 0)))
            self.dangers[system] = found
        return self.dangers[system]

    def hearths(self) -> list[str]:
        """Systems that must not be lost."""
        centre = PLANETS[MECATOL].system
        return [self.s.board.homes[self.seat], *([centre] if MECATOL in self.p.planets else [])]

    def garrison(self, planet: str) -> int:
        """So many ground forces stay."""
        system = galaxy.system_of(planet)
        danger = self.danger(system)
        return 1 + min(danger, WATCH) if system in self.hearths() else min(danger, 1)

    def plan(self, target: str) -> Voyage | None:
        """The fleet for this system, or None if there is none."""
        if target not in self.plans:
            self.plans[target] = self.new_plan(target)
        return self.plans[target]

    def best_from(self, system: str) -> float:
        """What the best voyage of ships that are here would bring."""
        found = 0.0
        for target in self.origins:
            plan = self.plan(target) if target not in self.p.tokens else None
            if plan is not None and any([origin == system for _, origin in plan.ships]):
                found = max(found, plan.gain)
        return found

    def new_plan(self, target: str) -> Voyage | None:
        s, seat = self.s, self.seat
        able = self.origins.get(target)
        if not able:
            return None
        foes = galaxy.foes_with_ships(s, seat, target)
        found = Voyage(target)
        wanted = self.landings(target)
        if foes:
            self.war_fleet(found, able, wanted)
        else:
            self.convoy(found, able, wanted)
        if not found.ships:
            return None
        self.judge(found, wanted, foes)
        return found

    # what is there

    def landings(self, target: str) -> dict[str, int]:
        """Planets that could be taken, and how many ground forces that needs."""
        s, p = self.s, self.p
        found: dict[str, int] = {}
        for planet in SYSTEMS[target].planets:
            if planet in p.planets or not values.can_hold_units(s, planet):
                continue
            if planet == MECATOL and s.custodians and not pay.can_pay(s, self.seat, "influence", self.fee()):
                continue
            defenders = sum([units.ground(x, planet) for x in s.players])
            guns = sum([units.count(x, planet, "pds") for x in s.players])
            found[planet] = 1 if not defenders and not guns else defenders + guns + 1 + defenders // 2
        return dict(sorted(found.items(), key=lambda x: -planet_worth(s, x[0]) / x[1]))

    def fee(self) -> int:
        """For the custodians, in influence."""
        return values.number(self.s, self.seat, "custodians_influence", CUSTODIANS["influence"])

    # who goes

    def convoy(self, found: Voyage, able: list[tuple[str, str]], wanted: dict[str, int]) -> None:
        """Just enough transports for the landing; or one small ship that shows the flag."""
        s, seat, p = self.s, self.seat, self.p
        room = self.limit - values.large_ships(s, seat, found.target)
        aboard = units.count(p, found.target, "infantry")
        missing = sum(wanted.values()) - aboard
        stock = self.stock(found.target)
        used: dict[tuple[str, str], int] = {}
        while missing > 0 and room > 0:
            best, choice = 0.0, None
            for type, origin in able:
                capacity = values.unit(s, seat, type).capacity
                left = units.count(p, origin, type) - used.get((type, origin), 0)
                ready = sum([n for place, n in stock.items() if galaxy.system_of(place) == origin])
                takes = min(capacity, ready, missing)
                worth = takes - 0.1 * LINE.index(type) - 0.01 * capacity if left and takes and type in LINE else 0.0
                if worth > best:
                    best, choice = worth, (type, origin)
            if choice is None:
                break
            used[choice] = used.get(choice, 0) + 1
            room -= 1
            missing -= self.load(found, choice, stock, ALL)
        if not wanted and not found.ships and room > 0 and stock:
            self.advance(found, able, stock)
        if not found.ships and room > 0 and not galaxy.has_ships(s, seat, found.target):
            for type in ("destroyer", "cruiser", "carrier", "dreadnought"):
                origins = [x for t, x in able if t == type]
                spare = [x for x in origins if sum([n for t, n in units.ships(p, x).items() if t != "fighter"]) > 1]
                if spare or origins:
                    self.load(found, (type, (spare or origins)[0]), stock, 0)
                    break

    def advance(self, found: Voyage, able: list[tuple[str, str]], stock: dict[str, int]) -> None:
        """A transport with soldiers goes where it can take planets from next time, if it cannot where it is."""
        for type, origin in able:
            if values.unit(self.s, self.seat, type).capacity and any(
                    [galaxy.system_of(place) == origin for place in stock]):
                better = self.prospect(found.target, type) - self.prospect(origin, type)
                if better > found.bonus:
                    found.bonus, found.ships, found.cargo = better, [], []
                    self.load(found, (type, origin), stock, ALL)
                    return

    def prospect(self, system: str, type: str) -> float:
        """The best that such a ship could take from here."""
        reach = movement.reach_of(self.s, self.seat, type, system)
        return AHEAD * max([self.free(x) for x in self.chart.reachable(system, reach, type)], default=0.0)

    def free(self, system: str) -> float:
        """What planets that nobody guards are worth; Mecatol Rex the more, as long as whoever comes first has a point
        for it and can pay the custodians in some other round."""
        if system not in self.free_worth:
            s = self.s
            found = 0.0 if galaxy.foes_with_ships(s, self.seat, system) else sum(
                [planet_worth(s, planet) for planet, many in self.landings(system).items() if many == 1])
            if s.custodians and MECATOL in SYSTEMS[system].planets and self.fee() <= self.p.goods + sum(
                    [values.influence(s, planet) for planet in self.p.planets]):
                found += POINT
            self.free_worth[system] = found
        return self.free_worth[system]

    def war_fleet(self, found: Voyage, able: list[tuple[str, str]], wanted: dict[str, int]) -> None:
        """All that can come, as far as the fleet pool allows."""
        s, seat, p = self.s, self.seat, self.p
        room = self.limit - values.large_ships(s, seat, found.target)
        stock = self.stock(found.target)
        for type, origin in sorted(able, key=lambda x: -LINE.index(x[0]) if x[0] in LINE else 0):
            if type not in LINE:
                continue
            many = units.count(p, origin, type) - units.damaged(p, origin, type)
            for _ in range(many):
                if type != "fighter":
                    if room <= 0:
                        break
                    room -= 1
                    self.load(found, (type, origin), stock, sum(wanted.values()) + 1)
        for n, (type, origin) in enumerate(found.ships):
            free = values.unit(s, seat, type).capacity - sum([x[3] for x in found.cargo if x[0] == n])
            here = units.count(p, origin, "fighter") - sum([x[3] for x in found.cargo
                                                            if x[1] == "fighter" and x[2] == origin])
            if min(free, here) > 0:
                found.cargo.append((n, "fighter", origin, min(free, here)))

    def stock(self, target: str) -> dict[str, int]:
        """Ground forces that can be taken along, by place."""
        p = self.p
        found: dict[str, int] = {}
        for place, there in p.units.items():
            system = galaxy.system_of(place)
            if there.get("infantry") and system != target and system not in p.tokens:
                left = there["infantry"] - (0 if place in SYSTEMS else self.garrison(place))
                if left > 0:
                    found[place] = left
        return found

    def load(self, found: Voyage, ship: tuple[str, str], stock: dict[str, int], most: int) -> int:
        """One more ship, and ground forces aboard; how many."""
        n = len(found.ships)
        found.ships.append(ship)
        already = sum([x[3] for x in found.cargo if x[1] == "infantry"])
        free = min(values.unit(self.s, self.seat, ship[0]).capacity, max(0, most - already))
        loaded = 0
        for place in sorted(stock, key=lambda x: x not in SYSTEMS):
            take = min(free - loaded, stock[place])
            if take > 0 and galaxy.system_of(place) == ship[1]:
                found.cargo.append((n, "infantry", place, take))
                stock[place] -= take
                loaded += take
        return loaded

    # what comes of it

    def judge(self, found: Voyage, wanted: dict[str, int], foes: list[int]) -> None:
        """As if it had been done."""
        s, seat, p = self.s, self.seat, self.p
        carried = units.count(p, found.target, "infantry") + sum([n for _, t, _, n in found.cargo if t == "infantry"])
        before, planets = p.units, p.planets
        losers = [(x, other.planets) for x, other in enumerate(s.players) if x != seat]
        p.units = {place: dict(there) for place, there in before.items()}
        p.planets = dict(planets)
        for type, origin in found.ships:
            units.move(p, origin, found.target, type, 1)
        for _, type, origin, many in found.cargo:
            if type == "fighter":
                units.move(p, origin, found.target, type, many)
        found.chance = self.chance(found, foes)
        bonus = found.bonus
        for planet, many in wanted.items():
            if carried >= many:
                found.landing[planet] = many
                carried -= many
                p.planets[planet] = True
                if planet == MECATOL and s.custodians:
                    bonus += POINT
                for x, theirs in losers:
                    if planet in theirs:
                        bonus += menace(s, seat, x) * (LOSS * planet_worth(s, planet) + POINT * hold(s, x, planet))
        for foe in foes[:1]:
            bonus += spoils(s, seat, foe, found.target) + POINT * secrets(s, seat, foe, found.target)
        found.gain = (self.aims.worth() + bonus - self.base) * found.chance
        p.units, p.planets = before, planets
        stake = sum([values.unit(s, seat, type).cost for type, _ in found.ships])
        found.gain -= RISK * stake * (1 - found.chance) * 2
        if found.chance < BOLD:
            found.gain -= POINT
        if self.leaves_bare(found):
            found.gain -= BARE

    def chance(self, found: Voyage, foes: list[int]) -> float:
        """To stay there, for ships that stand there already as far as the state goes."""
        s, seat, place = self.s, self.seat, found.target
        guns = sum([units.in_system(p, place).get("pds", 0) for x, p in enumerate(s.players) if x != seat])
        if not foes:
            return 1.0 if guns == 0 or len(found.ships) > guns else 0.75
        return space_odds(s, seat, foes[0], place, guns)

    def leaves_bare(self, found: Voyage) -> bool:
        """The last ships go from home, or from Mecatol Rex, while others are near."""
        for system in self.hearths():
            going = sum([1 for _, origin in found.ships if origin == system])
            if going and self.danger(system) and going >= values.large_ships(self.s, self.seat, system):
                return True
        return False


# strength

Strength = tuple[float, float]                                                # hits a round, and hits that can be borne


def strength(s: Twilight, seat: int, troops: Troops) -> Strength:
    hits = bears = 0.0
    for type, n in troops.items():
        unit = values.unit(s, seat, type)
        bears += n * (2 if unit.sustain else 1)
        if unit.combat:
            hits += n * max(1, unit.dice) * (11 - unit.combat) / 10
    return hits, bears


def odds(mine: Strength, theirs: Strength) -> float:
    """How often the stronger side wins, about (Lanchester's square law): the more often, the larger the fight."""
    one, other = mine[0] * mine[1], theirs[0] * theirs[1]
    if other <= 0:
        return 1.0
    if one <= 0:
        return 0.0
    ratio = math.pow(one / other, STEEP * math.sqrt((mine[1] + theirs[1]) / 2))
    return ratio / (1 + ratio)


def space_odds(s: Twilight, seat: int, foe: int, place: str, guns: int) -> float:
    """If this seat attacks there with all that it has there: by the rules of combats where it is in doubt."""
    mine = strength(s, seat, units.ships(s.players[seat], place))
    theirs = strength(s, foe, units.ships(s.players[foe], place))
    found = odds((mine[0], mine[1] * 0.95 ** guns), theirs)
    if not DOUBT[0] < found < DOUBT[1] or mine[1] + theirs[1] > MANY:
        return found
    return Battle(s, seat, foe, place).space_battle().attacker_win


def fight_odds(s: Twilight, seat: int) -> float:
    """Of the combat that is fought, about; 0 if there is none."""
    combat = s.combat
    if combat is None:
        return 0.0
    sides, place = [], combat.place
    for x in (seat, combat.opponent(seat)):
        p = s.players[x]
        sides.append(strength(s, x, units.ships(p, place) if place in SYSTEMS else units.soldiers(p, place)))
    return odds(sides[0], sides[1])


def hopeless(s: Twilight, seat: int) -> bool:
    """Is this space combat as good as lost?"""
    combat = s.combat
    if combat is None or combat.place not in SYSTEMS:
        return False
    ends = Battle(s, combat.attacker, combat.defender, combat.place).continued([], {}, None, barrage=False)
    return (ends.attacker_win if seat == combat.attacker else ends.defender_win) < LOST
