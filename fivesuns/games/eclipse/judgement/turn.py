"""The choice of an action: each of the six is weighed, and the best is taken if it is worth its disc."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.games.eclipse.catalog import BOARDS, CLASSES, EDGES, RESOURCES, SECTORS, SPECIES, TRACKS
from fivesuns.games.eclipse.judgement import study
from fivesuns.games.eclipse.judgement.build import Yard
from fivesuns.games.eclipse.judgement.campaign import Campaign, Plan
from fivesuns.games.eclipse.judgement.design import Designs
from fivesuns.games.eclipse.judgement.economy import NEEDED, NOTHING, Economy
from fivesuns.games.eclipse.judgement.fight import Squad, odds
from fivesuns.games.eclipse.judgement.position import NOBODY, Hex, Place, Position, read_stats, ring_of
from fivesuns.games.eclipse.judgement.temper import Temper
from fivesuns.games.eclipse.judgement.worth import BEST_OF, MATERIAL, MONEY, SCIENCE, Worth
from fivesuns.games.eclipse.ships import with_tile
from fivesuns.kernel import Rng
from fivesuns.kernel.skill import blur

Act = tuple[Any, ...]
FIRST_PASS_MONEY: Final = 2
SOON: Final[tuple[float, ...]] = (0.0, 0.4, 0.9, 1.1, 1.2, 1.2, 1.0, 0.8, 0.5)     # of stronger ships, by rounds left


class Judgement:
    """All that the bot thinks of one position; every part is worked out when it is asked for."""

    def __init__(self, view: Mapping[str, Any], seat: int, temper: Temper, rng: Rng, errors: float = 0.0) -> None:
        self.temper = temper
        self.rng = rng
        self.errors = errors                      # points by which it misjudges an action or a technology
        self.position = Position(view, seat)
        self.worth = Worth(self.position, temper)
        self.economy = Economy(self.position, self.worth)
        self.campaign = Campaign(self.position, self.worth)
        self.designs = Designs(self.position)
        self.yard = Yard(self.position, self.worth, self.campaign, self.economy)

    # the six actions: what each would bring, before its disc is paid

    def explore(self) -> float:
        best = max([self.zone(at) for at in self.position.zones()], default=-9.0)
        many = min(self.position.me["activations"]["explore"], 2)
        return best * (1.0 if many == 1 else 1.5) * self.temper.explore

    def zone(self, at: Hex) -> float:
        """An average tile of its ring, and what lies around."""
        p = self.position
        if not self.is_stocked(at):
            return -9.0
        found = self.worth.unseen(ring_of(at))
        for place in self.around(at):
            if place.owner == p.seat:
                found += 0.1
            elif place.owner != NOBODY:
                found -= 0.1
        return found

    def is_stocked(self, at: Hex) -> bool:
        stack = self.position.view["stacks"][ring_of(at)]
        return bool(stack["left"] or stack["discard"])

    def around(self, at: Hex) -> list[Place]:
        p = self.position
        found: list[Place] = []
        for q, r in EDGES:
            tile = p.cells.get((at[0] + q, at[1] + r))
            if tile is not None:
                found.append(p.places[tile])
        return found

    def orientation(self, tile: int, turned: int) -> float:
        """Ways to my own sectors and into the unknown are good, ways to strangers are not."""
        p = self.position
        q, r = p.view["zone"]
        wormholes = SECTORS[tile].wormholes[turned]
        known = p.zones()
        found = 0.0
        for edge in range(6):
            if not wormholes[edge]:
                continue
            at = (q + EDGES[edge][0], r + EDGES[edge][1])
            other = p.cells.get(at)
            if other is None:
                if at not in known and self.is_stocked(at):
                    found += self.temper.frontier * min(p.left, 6) / 6
                continue
            place = p.places[other]
            if not place.wormholes[(edge + 3) % 6]:
                continue
            if place.owner == p.seat:
                found += 0.2
            elif place.owner != NOBODY:
                found += 0.5 if place.owner not in p.partners and self.wants_relations(place.owner) else -0.3
            else:
                found += 0.15
        return found

    def research(self, discs: int) -> list[tuple[float, str, str, int]]:
        """(value, technology, track, price), the best first; those that trade would pay for included."""
        p, worth = self.position, self.worth
        found: list[tuple[float, str, str, int]] = []
        for tech, tracks in p.view["me"]["prices"].items():
            good = study.usefulness(worth, tech) + blur(self.rng, self.errors)
            for track, price in tracks.items():
                traded = self.economy.shortfall(SCIENCE, price, discs)
                if traded is None:
                    continue
                paid = traded + min(price, p.stuff[SCIENCE]) * worth.price[SCIENCE]
                found.append((good + study.track_progress(worth, TRACKS.index(track)) - paid, tech, track, price))
        return sorted(found, reverse=True)

    def research_value(self) -> float:
        found = self.research(1)
        if not found:
            return -9.0
        best = found[0][0]
        if self.position.me["activations"]["research"] > 1:
            rest = self.position.stuff[SCIENCE] - found[0][3]
            more = [x[0] for x in found[1:] if x[1] != found[0][1] and x[3] <= rest and x[0] > 0]
            best += 0.9 * more[0] if more else 0.0
        return best

    def upgrade(self, many: int) -> float:
        chosen, tiles, gained = self.designs.upgrades(many)
        if not chosen:
            return -9.0
        stats = self.designs.stats(tiles)
        now = self.campaign.best(2)
        then = Campaign(self.position, self.worth, stats, self.campaign).best(2)
        before = max(now.value, 0.0) if now is not None else 0.0
        after = max(then.value, 0.0) if then is not None else 0.0
        left = self.position.left
        return (after - before) * 0.85 + gained * SOON[left] * self.temper.upgrade

    def build(self, many: int) -> float:
        structures = sorted(self.yard.structures(1), reverse=True)
        best = structures[0][0] if structures else -9.0
        if best > 0 and many > 1:
            best *= 1.5
        ships, _ = self.yard.fleets(many, 1)
        return max(best, ships)

    def move(self) -> Plan | None:
        budget = 3 if self.economy.can_pay(3) else 2 if self.economy.can_pay(2) else 1
        return self.campaign.best(budget)

    def influence(self) -> float:
        places = [place for place in self.influenceable() if self.may_hold(place, 2)]
        best = sorted([self.worth.sector(place) for place in places], reverse=True)
        found = sum([x for x in best[:1] if x > 0], 0.0)
        if len(best) > 1 and best[1] > 0 and self.economy.can_hold(3):
            found += best[1] * 0.9
        return found + self.refreshing()

    def refreshing(self) -> float:
        """Colony ships turned up, if there are squares for them."""
        p = self.position
        used = min(p.me["colony"]["all"] - p.colony, 2)
        waiting: list[float] = []
        for place in p.own:
            for kind, advanced, cube in place.squares:
                tracks = self.worth.tracks_for(kind, advanced) if not cube else []
                if tracks:
                    waiting.append(max([self.worth.cube(r) for r in tracks]))
        waiting.sort(reverse=True)
        return sum(waiting[p.colony:p.colony + used], 0.0) / max(p.left, 1)

    def influenceable(self) -> list[Place]:
        p = self.position
        found: list[Place] = []
        for place in p.places.values():
            if place.owner != NOBODY or p.foes(place) or place.number in p.view["touched"]:
                continue
            if p.seat in place.fleets or any([p.places[x].owner == p.seat or p.seat in p.places[x].fleets
                                              for x in place.near]):
                found.append(place)
        return found

    def may_hold(self, place: Place, discs: int) -> bool:
        """Is there money for one more sector, its own income counted?"""
        return self.economy.can_hold(discs, self.new_income(place))

    def new_income(self, place: Place) -> int:
        """Money cubes that could go there at once."""
        money = sum([1 for kind, advanced, cube in place.squares
                     if kind == MONEY and not cube and MONEY in self.worth.tracks_for(kind, advanced)])
        return min(self.worth.free_ships(), money)

    def money_to_hold(self, place: Place) -> Act | None:
        return self.economy.money_for(1, self.new_income(place))

    def may_hold_tile(self, tile: int) -> bool:
        return self.may_hold(self.position.places[tile], 1)

    # the choice

    def actions(self) -> list[tuple[float, str]]:
        """Net of the disc, the best first."""
        p = self.position
        found: list[tuple[float, str]] = []
        if not self.economy.can_pay(1):
            return found
        many = p.me["activations"]
        plan = self.move()
        values = {
            "explore": self.explore(), "research": self.research_value(), "upgrade": self.upgrade(many["upgrade"]),
            "build": self.build(many["build"]), "move": plan.value if plan is not None else -9.0,
            "influence": self.influence()}
        for name, value in values.items():
            cost = self.economy.cost(1, 0, NEEDED.get(name, NOTHING))
            if cost is not None:
                error = blur(self.rng, self.errors) if value > 0 else 0.0      # what is of no use is seen
                found.append((value - cost + error, name))
        return sorted(found, reverse=True)

    def best_action(self) -> str | None:
        found = self.actions()
        bar = self.temper.enough
        if not any([x["passed"] for x in self.position.seats]):
            bar += FIRST_PASS_MONEY * self.worth.price[MONEY] * self.temper.haste
        return found[0][1] if found and found[0][0] > bar else None

    def best_reaction(self) -> str | None:
        """After passing only a battle or the defence of a sector is worth a disc."""
        price = self.economy.cost(1)
        plan = self.campaign.best(0, 1)
        if price is None:
            return None
        if plan is not None and plan.value - price > self.temper.enough:
            return "move"
        if self.build(1) - price > self.temper.enough:
            return "build"
        return None

    # within an action

    def march(self, left: int) -> Plan | None:
        """The best move with the activations that are left, and perhaps those of further actions."""
        budget = 2 if self.economy.can_pay(2) else 1 if self.economy.can_pay(1) else 0
        plan = self.campaign.best(budget, left)
        return plan if plan is not None and plan.value > 0 else None

    def may_stop(self, place: Place) -> bool:
        """No battle there, and no offence to a partner."""
        partners = self.position.partners
        return not self.position.foes(place) and place.owner not in partners

    def upgrade_steps(self, left: int) -> list[tuple[int, int, str]]:
        return self.designs.upgrades(left)[0]

    def next_item(self, left: int) -> tuple[str, int] | None:
        structures = sorted(self.yard.structures(0), reverse=True)
        value, ships = self.yard.fleets(left, 0)
        if structures and structures[0][0] > max(value / max(len(ships), 1), 0.0):
            return structures[0][1], structures[0][2]
        if ships and value > 0:
            return CLASSES[ships[0][0]], ships[0][1]
        return None

    def technology(self, tech: str) -> float:
        return study.usefulness(self.worth, tech)

    def installation(self, part: str, options: Sequence[Any]) -> Act | None:
        """Where an Ancient part does most good, if anywhere."""
        best, found = 0.0, None
        for option in options:
            if option[0] not in ("install", "swap"):
                continue
            ship = CLASSES.index(option[1])
            tiles = self.designs.tiles[ship]
            if len(option) > 3:
                tiles = with_tile(tiles, option[3], "")
            after = with_tile(tiles, option[2], part)
            more = self.designs.power(ship, after) - self.designs.power(ship, self.designs.tiles[ship])
            value = more * self.designs.weights[ship]
            if value > best:
                best, found = value, option
        return found

    # relations and battles

    def wants_relations(self, other: int) -> bool:
        """An ambassador is a point, a cube and peace; a slot of the reputation track is the price."""
        p, worth = self.position, self.worth
        if other == p.seat or not self.has_slot(other):
            return False
        good = 1 + max([worth.cube(r) for r in range(3)]) + self.temper.peace * min(p.left - 1, 4) / 4
        if len(p.partners) < p.board.ambassador_only:
            return True
        slot = BEST_OF[2] * self.temper.slot * (p.left - 1) / 7 if worth.has_room() else worth.lowest_tile()
        return good > slot

    def seat_of(self, player: int | str) -> int:
        """Players are named by their seat or by their species."""
        if isinstance(player, int):
            return player
        found = [seat for seat, x in enumerate(self.position.seats) if x["species"] == player]
        return found[0] if found else self.position.seat

    def has_slot(self, other: int) -> bool:
        """Could the other player's reputation track take an ambassador?"""
        x = self.position.seats[other]
        board = BOARDS[SPECIES[x["species"]].board]
        ambassadors = max(0, len(x["ambassadors"]) + 1 - board.ambassador_only)
        tiles = max(0, x["reputation"]["tiles"] - 1 - board.reputation_only)
        return bool(ambassadors + tiles <= board.either)

    def hopeless(self) -> bool:
        """Is the battle as good as lost, and are the ships still of use?"""
        p = self.position
        battle = p.view["battle"]
        if battle is None or p.left == 1:
            return False
        squads: dict[bool, tuple[Squad, ...]] = {}
        for side in battle["sides"]:
            squads[side["side"] == p.seat] = tuple([
                (x["count"], CLASSES.index(x["ship"]) if x["ship"] in CLASSES else 0, read_stats(x["stats"]))
                for x in side["ships"]])
        win, _, hurt = odds(squads.get(True, ()), squads.get(False, ()), battle["defender"] == p.seat)
        fleet = sum([many * p.board.build[CLASSES[ship]] for many, ship, _ in squads.get(True, ())])
        return win < 0.06 and hurt < 0.4 and fleet * self.worth.price[MATERIAL] > self.worth.fame(1)


def resource(name: str) -> int:
    return RESOURCES.index(name)
