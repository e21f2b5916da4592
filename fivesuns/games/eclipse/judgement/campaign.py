"""Where to fight: what a sector is worth that others hold, which ships could come, and whether they would win."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import CLASSES, SHIP_DRAWS, SPECIES, STARBASE, Stats
from fivesuns.games.eclipse.judgement.fight import Squad, chance_to_hit, odds
from fivesuns.games.eclipse.judgement.position import FAR, NOBODY, Fleet, Place, Position
from fivesuns.games.eclipse.judgement.worth import MATERIAL, MONEY, Worth

NPC_DRAWS: Final = {"ancient": 1, "guardian": 2, "gcds": 3}
NPC_SIZE: Final = 0
RIVALRY: Final[tuple[float, ...]] = (0.0, 0.0, 0.7, 0.35, 0.22, 0.17, 0.14)  # my share of what others lose, by seats


class Plan:
    """Ships that go to a sector, and what may be expected of it."""

    def __init__(self, target: Place, value: float, actions: int, ships: list[tuple[int, int]], win: float) -> None:
        self.target = target
        self.value = value
        self.actions = actions
        self.ships = ships               # (class, from where)
        self.win = win


class Campaign:
    """All battles that could be sought; with other blueprints than mine it shares what does not depend on them."""

    def __init__(self, position: Position, worth: Worth, stats: list[Stats] | None = None,
                 like: Campaign | None = None) -> None:
        self.position = position
        self.worth = worth
        self.stats = stats or [position.stats(position.seat, ship) for ship in range(4)]
        self.costs = [position.board.build[ship] for ship in CLASSES]
        self._gains: dict[int, tuple[float, float, float]] = {}
        self._raiders: dict[int, list[tuple[int, tuple[Squad, ...]]]] = {}
        self._defenders: dict[int, tuple[Squad, ...]] = {}
        self._hopes: dict[tuple[int, Fleet], tuple[float, float]] = {}
        self._targets: list[Place] = []
        if like is not None:
            self._gains, self._raiders, self._defenders = like._gains, like._raiders, like._defenders
            self._targets = like._targets

    # the other side

    def defenders(self, place: Place) -> tuple[Squad, ...]:
        known = self._defenders.get(place.number)
        if known is not None:
            return known
        p = self.position
        found: list[Squad] = []
        for seat, fleet in place.fleets.items():
            if seat != p.seat:
                found += [(n, ship, p.stats(seat, ship)) for ship, n in enumerate(fleet) if n]
        if place.npcs and not p.at_peace(place):
            found.append((place.npcs, NPC_SIZE, p.npc_stats(place.npc)))
        self._defenders[place.number] = tuple(found)
        return self._defenders[place.number]

    def draws(self, place: Place) -> int:
        found = 0
        for seat, fleet in place.fleets.items():
            if seat != self.position.seat:
                found += sum([n * SHIP_DRAWS[ship] for ship, n in enumerate(fleet)])
        if place.npcs and not self.position.at_peace(place):
            found += place.npcs * NPC_DRAWS[place.npc]
        return found

    def targets(self) -> list[Place]:
        p = self.position
        found = self._targets
        if found:
            return found
        for place in p.places.values():
            if place.owner in p.partners or any([seat in p.partners for seat in place.fleets]):
                continue
            if place.owner != p.seat or p.foes(place) or self.raiders(place):
                found.append(place)
        found.sort(key=lambda x: (-self.at_most(x), x.number))
        return found

    # what is to be had

    def gains(self, place: Place) -> tuple[float, float, float]:
        """For winning the battle, for then holding the sector (if its population is destroyed), for taking part."""
        found = self._gains.get(place.number)
        if found is None:
            found = self._gains[place.number] = self._gain(place)
        return found

    def _gain(self, place: Place) -> tuple[float, float, float]:
        p, worth = self.position, self.worth
        fights = bool(self.defenders(place))
        win = worth.fame(1 + self.draws(place)) if fights else 0.0
        part = worth.fame(1) * worth.temper.taking_part if fights else 0.0
        rivalry = RIVALRY[len(p.seats)] * worth.temper.rivalry
        for seat, fleet in place.fleets.items():
            if seat != p.seat:
                win += rivalry * worth.price[MATERIAL] * 0.7 * sum([n * self.costs[i] for i, n in enumerate(fleet)])
        if place.discovery and not (place.owner != NOBODY and place.owner != p.seat):
            win += worth.temper.discovery
        if place.owner == p.seat:
            return win, 0.0, part
        squares = [(kind, advanced, False) for kind, advanced, _ in place.squares]
        vp = place.vp + p.board.vp_per_sector
        hold = vp + worth.squares(squares, worth.free_ships()) - worth.disc
        if p.discs < 2 and p.left == 1:
            hold = 0.0
        hold = max(hold, 0.0)
        if place.owner != NOBODY:
            hold += rivalry * (place.vp + 0.5 * place.cubes() * min(p.left, 4) / 2)
        return win, hold, part

    def at_most(self, place: Place) -> float:
        """No plan for this sector can be worth more."""
        if place.owner == self.position.seat:
            return 2 * self.worth.holding(place) + self.gains(place)[0]
        spoils, hold, _ = self.gains(place)
        return spoils + hold

    def bombardment(self, place: Place, fleet: Fleet) -> float:
        """How likely no population is left of who controls the sector."""
        p = self.position
        cubes = place.cubes()
        if place.owner in (NOBODY, p.seat) or not cubes:
            return 1.0
        victim = p.seats[place.owner]
        if SPECIES[victim["species"]].board == "planta":
            return 1.0
        absorbs = any(["neutron_absorber" in techs for techs in victim["techs"].values()])
        if "neutron_bombs" in p.techs and not absorbs:
            return 1.0
        damage = sum([n * sum(self.stats[ship].cannon) * chance_to_hit(self.stats[ship].computer, 0)
                      for ship, n in enumerate(fleet)], 0.0)
        ratio = damage / cubes
        return min(0.95, ratio * ratio * 0.6 if ratio < 1 else 0.6 + 0.35 * (ratio - 1))

    def expect(self, place: Place, fleet: Fleet) -> tuple[float, float]:
        """What a fleet in this sector may hope for at the end of the round, and how likely it wins."""
        found = self._hopes.get((place.number, fleet))
        if found is None:
            found = self._hopes[(place.number, fleet)] = self._expect(place, fleet)
        return found

    def _expect(self, place: Place, fleet: Fleet) -> tuple[float, float]:
        mine = place.owner == self.position.seat
        foes = self.defenders(place)
        if mine and not foes:
            return -self.danger(place, fleet), 1.0
        if not sum(fleet):
            return (-0.8 * self.worth.holding(place) if mine else 0.0), 0.0
        found, win = self.battle(place, fleet, foes)
        help_ = self.relief(place)
        if help_:
            with_help, less = self.battle(place, fleet, foes + help_)
            likely = self.worth.temper.relief
            return (1 - likely) * found + likely * with_help, (1 - likely) * win + likely * less
        return found, win

    def battle(self, place: Place, fleet: Fleet, foes: tuple[Squad, ...]) -> tuple[float, float]:
        p = self.position
        mine = place.owner == p.seat
        squads = tuple([(n, ship, self.stats[ship]) for ship, n in enumerate(fleet) if n])
        win, lost, _ = odds(squads, foes, mine and not place.npcs)
        spoils, hold, part = self.gains(place)
        found = win * spoils + (1 - win) * part
        if mine:
            found -= (1 - win) * 0.8 * self.worth.holding(place)
        elif hold:
            found += win * hold * self.bombardment(place, fleet)
        value = sum([n * self.costs[ship] for ship, n in enumerate(fleet)])
        ship_price = self.worth.price[MATERIAL] * self.worth.temper.caution
        return found - lost * value * ship_price, win

    def relief(self, place: Place) -> tuple[Squad, ...]:
        """Ships that the owner of a sector could still build there in this round."""
        p = self.position
        if place.owner in (NOBODY, p.seat) or p.view["phase"] != "action":
            return ()
        x = p.seats[place.owner]
        material, build = x["resources"]["material"], x["build"]
        if not x["discs"] or x["next_balance"] < -1:
            return ()
        ship = 0
        if "starbase" in x["techs"]["military"] and x["supply"]["starbase"]:
            ship = STARBASE
        elif material >= build["cruiser"] and x["supply"]["cruiser"]:
            ship = 1
        many = min(material // build[CLASSES[ship]], 1 if x["passed"] else 2)
        return ((many, ship, p.stats(place.owner, ship)),) if many else ()

    # threats

    def raiders(self, place: Place) -> list[tuple[int, tuple[Squad, ...]]]:
        """Who could come to this sector in one action, and with what."""
        found = self._raiders.get(place.number)
        if found is None:
            found = self._raiders[place.number] = self._find_raiders(place)
        return found

    def _find_raiders(self, place: Place) -> list[tuple[int, tuple[Squad, ...]]]:
        p = self.position
        steps = {place.number: 0}
        edge = [place]
        near: dict[int, list[tuple[int, int]]] = {}
        for distance in range(1, 4):
            further: list[Place] = []
            for here in edge:
                for x in here.links:
                    if x in steps:
                        continue
                    steps[x] = distance
                    other = p.places[x]
                    for seat, fleet in other.fleets.items():
                        if seat != p.seat and seat not in p.partners:
                            for ship in range(STARBASE):
                                if fleet[ship] and p.stats(seat, ship).drive * 2 >= distance:
                                    near.setdefault(seat, []).append((ship, fleet[ship]))
                    if not other.npcs:
                        further.append(other)
            edge = further
        found: list[tuple[int, tuple[Squad, ...]]] = []
        for seat, ships in near.items():
            many = p.seats[seat]["activations"]["move"]
            squads: list[Squad] = []
            for ship, n in sorted(ships, reverse=True):
                n = min(n, many)
                if n:
                    squads.append((n, ship, p.stats(seat, ship)))
                    many -= n
            found.append((seat, tuple(squads)))
        return found

    def danger(self, place: Place, fleet: Fleet) -> float:
        """What I may lose here to somebody who comes by, with these ships to defend it."""
        p = self.position
        worst = 0.0
        squads = tuple([(n, ship, self.stats[ship]) for ship, n in enumerate(fleet) if n])
        for seat, raid in self.raiders(place):
            win = odds(raid, squads)[0]
            if win < 0.2:
                continue
            cubes = place.cubes()
            sure = 1.0
            if cubes and not p.board.population_defenceless and not self.bombs(seat):
                damage = sum([n * sum(x.cannon) * chance_to_hit(x.computer, 0) for n, _, x in raid], 0.0)
                sure = min(1.0, damage / cubes)
            worst = max(worst, win * sure)
        if not worst:
            return 0.0
        return self.worth.temper.threat * (1.6 if p.left == 1 else 1.0) * worst * self.worth.holding(place)

    def bombs(self, seat: int) -> bool:
        return "neutron_bombs" in self.position.seats[seat]["techs"]["military"]

    # my ships

    def muster(self, place: Place, extra: list[tuple[int, int]]) -> list[tuple[int, float, int, int]]:
        """Ships that could come: in how many activations, how weak, which class, from where."""
        p = self.position
        ways = p.distances(place)
        found: list[tuple[int, float, int, int]] = []
        for start in p.manned:
            if start is place:
                continue
            steps = ways.get(start.number, FAR)
            free = sum(start.ships(p.seat)) - start.stay
            if steps == FAR or free <= 0:
                continue
            here: list[tuple[int, float, int, int]] = []
            for ship, n in enumerate(start.ships(p.seat)):
                if ship != STARBASE and n:
                    here += [(self.activations(ship, steps), -self.costs[ship], ship, start.number)] * n
            found += sorted(here)[:free]
        for ship, tile in extra:
            steps = ways.get(tile, FAR)
            if steps != FAR and ship != STARBASE and steps:
                found.append((self.activations(ship, steps), -self.costs[ship], ship, tile))
        return sorted(found)

    def activations(self, ship: int, steps: int) -> int:
        return -(-steps // max(self.stats[ship].drive, 1))

    # plans

    def plan(self, place: Place, budget: int, left: int | None = None,
             extra: list[tuple[int, int]] | None = None) -> Plan | None:
        """The best way to go there in at most so many move actions; `left` activations of a running one come first."""
        p = self.position
        extra = extra or []
        here = list(place.ships(p.seat))
        for ship, tile in extra:
            if tile == place.number:
                here[ship] += 1
        coming = self.muster(place, extra)
        now, _ = self.expect(place, place.ships(p.seat))
        each = p.me["activations"]["move"]
        best: Plan | None = None
        if here != list(place.ships(p.seat)):
            value, win = self.expect(place, tuple(here))
            best = Plan(place, value - now, 0, [], win)
        if not coming:
            return best
        for actions in range(0 if left else 1, budget + 1):
            room = actions * each + (left or 0)
            fleet = list(here)
            ships: list[tuple[int, int]] = []
            for cost, _, ship, start in coming:
                if cost <= room:
                    room -= cost
                    fleet[ship] += 1
                    ships.append((ship, start))
            if not ships or (best is not None and len(ships) == len(best.ships)):
                continue
            value, win = self.expect(place, tuple(fleet))
            value = (value - now - self.left_behind(ships)) * self.worth.temper.surprise ** actions
            value -= self.worth.price[MONEY] * (p.cost_of(actions) - (p.cost_of(1) if actions and not left else 0))
            if best is None or value > best.value:
                best = Plan(place, value, actions, ships, win)
        return best

    def left_behind(self, ships: list[tuple[int, int]]) -> float:
        """What the sectors lose that these ships come from."""
        p = self.position
        found = 0.0
        for tile in dict.fromkeys([start for _, start in ships]):
            place = p.places[tile]
            before = place.ships(p.seat)
            gone = [ship for ship, start in ships if start == tile]
            after = tuple([max(n - gone.count(ship), 0) for ship, n in enumerate(before)])
            found += self.expect(place, before)[0] - self.expect(place, after)[0]
        return found

    def best(self, budget: int, left: int | None = None, extra: list[tuple[int, int]] | None = None) -> Plan | None:
        found: Plan | None = None
        for place in self.targets():
            if found is not None and self.at_most(place) <= found.value:
                continue
            plan = self.plan(place, budget, left, extra)
            if plan is not None and (found is None or plan.value > found.value):
                found = plan
        return found
