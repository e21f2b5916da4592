"""What to build, and where."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import CLASSES, STARBASE
from fivesuns.games.eclipse.judgement.campaign import Campaign
from fivesuns.games.eclipse.judgement.economy import Economy
from fivesuns.games.eclipse.judgement.position import FAR, NOBODY, Place, Position
from fivesuns.games.eclipse.judgement.worth import MATERIAL, ORBITAL, Worth

Item = tuple[float, str, int]    # how good, what, where


class Yard:
    def __init__(self, position: Position, worth: Worth, campaign: Campaign, economy: Economy) -> None:
        self.position = position
        self.worth = worth
        self.campaign = campaign
        self.economy = economy

    def price(self, item: str, spent: int, discs: int) -> float | None:
        """In points, trade included; None if it cannot be had."""
        cost = self.position.board.build[item]
        traded = self.economy.shortfall(MATERIAL, cost + spent, discs)
        if traded is None:
            return None
        at_hand = min(cost, max(self.position.stuff[MATERIAL] - spent, 0))
        return traded + at_hand * self.worth.price[MATERIAL]

    def safest(self, places: list[Place]) -> Place | None:
        """Far from ships that could take it."""
        if not places:
            return None
        return max(places, key=lambda place: (self.safety(place), place.vp, place.number))

    def safety(self, place: Place) -> int:
        p = self.position
        if p.foes(place):
            return 0
        for x in place.near:
            other = p.places[x]
            if other.owner not in p.partners and other.owner not in (NOBODY, p.seat):
                return 1
            if any([seat != p.seat and seat not in p.partners for seat in other.fleets]):
                return 1
        return 2

    def structures(self, discs: int, spent: int = 0) -> list[Item]:
        """Monoliths and orbitals that would pay."""
        p, worth = self.position, self.worth
        found: list[Item] = []
        if "monolith" in p.techs:
            price = self.price("monolith", spent, discs)
            site = self.safest([place for place in p.own if not place.monolith])
            if price is not None and site is not None:
                sure = 2.9 if self.safety(site) else 1.5
                found.append((sure - price, "monolith", site.number))
        if "orbital" in p.techs and p.left > 1:
            price = self.price("orbital", spent, discs)
            site = self.safest([place for place in p.own if not place.orbital])
            if price is not None and site is not None:
                ready = 1 if worth.free_ships() else 0
                found.append((worth.squares([(ORBITAL, False, False)], ready) * 0.9 - price, "orbital", site.number))
        return found

    def fleets(self, many: int, discs: int) -> tuple[float, list[tuple[int, int]]]:
        """Ships for the best battle to be had with them: what they add, and which and where."""
        p, worth = self.position, self.worth
        campaign = self.campaign
        budget = 2
        before = campaign.best(budget)
        base = max(before.value, 0.0) if before is not None else 0.0
        best = 0.0
        chosen: list[tuple[int, int]] = []
        material = p.stuff[MATERIAL]
        costs = [p.board.build[ship] for ship in CLASSES]
        supply = [p.me["supply"][ship] for ship in CLASSES]
        for place in campaign.targets():
            if campaign.at_most(place) * 0.9 - base <= best or (place.owner == NOBODY and not p.foes(place)):
                continue
            yard = self.nearest_yard(place)
            if yard is None:
                continue
            for ships in fleets_for(material, many, costs, supply, yard == place.number and "starbase" in p.techs):
                extra = [(ship, yard) for ship in ships]
                plan = campaign.plan(place, budget, None, extra)
                if plan is None:
                    continue
                price = sum([costs[ship] for ship in ships]) * worth.price[MATERIAL] * 0.5
                value = plan.value * 0.9 - base - price
                if value > best:
                    best, chosen = value, extra
        return best, chosen

    def nearest_yard(self, target: Place) -> int | None:
        p = self.position
        ways = p.distances(target)
        best, found = 4, None
        for place in p.own:
            steps = ways.get(place.number, FAR)
            if steps < best and (place is target or not p.foes(place)):
                best, found = steps, place.number
        return found


def fleets_for(material: int, many: int, costs: list[int], supply: list[int], bases: bool) -> list[tuple[int, ...]]:
    """Fleets that could be built for so much: the dear ones first."""
    found: list[tuple[int, ...]] = []
    for first in (2, 1, 0, STARBASE) if bases else (2, 1, 0):
        for second in (first, 0):
            ships: list[int] = []
            left = list(supply)
            rest = material
            for n in range(many):
                ship = first if n == 0 else second
                if left[ship] and costs[ship] <= rest:
                    rest -= costs[ship]
                    left[ship] -= 1
                    ships.append(ship)
            if ships and tuple(ships) not in found:
                found.append(tuple(ships))
            if len(ships) > 1 and (ships[0],) not in found:
                found.append((ships[0],))
    return found
