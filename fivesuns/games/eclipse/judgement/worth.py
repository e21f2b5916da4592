"""What things are worth, in points at the end of the game: resources, cubes, sectors, discoveries, reputation."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import (
    CUBES_MOST,
    DISCOVERIES,
    MONOLITH_VP,
    PARTS,
    PRODUCTION,
    REPUTATION,
    SECTORS,
    STACKS,
    Part,
)
from fivesuns.games.eclipse.judgement.position import Place, Position, upkeep_with
from fivesuns.games.eclipse.judgement.temper import Temper

MATERIAL: Final = 0
SCIENCE: Final = 1
MONEY: Final = 2
ANY: Final = 3
ORBITAL: Final = 4

ADVANCED: Final = ("advanced_mining", "advanced_labs", "advanced_economy")
BEST_OF: Final[tuple[float, ...]] = (0.0, 2.1, 2.65, 2.95, 3.2, 3.35)  # the best of so many reputation tiles
USUAL_CUBE: Final = 2.2                                   # what a cube adds to the production, on average


class Worth:
    """Prices in a position. A resource buys less the more of it one earns, and little at the very end."""

    def __init__(self, position: Position, temper: Temper) -> None:
        self.position = position
        self.temper = temper
        p = position
        level = 1 + temper.growth * (p.left - 4)
        if p.left == 1:
            level = 0.3
        flow = [PRODUCTION[p.track[r]] + temper.stock * p.stuff[r] for r in range(3)]
        scarce = [(temper.scarcity + 6) / (temper.scarcity + flow[r]) for r in range(3)]
        self.price: list[float] = [temper.material * level * scarce[0], temper.science * level * scarce[1],
                                   temper.money * level * scarce[2]]
        if "monolith" in p.techs and p.left > 1:
            self.price[MATERIAL] = max(self.price[MATERIAL], 0.18)
        late = temper.later
        future = sum([late ** n for n in range(1, p.left)], 0.0)
        self.harvests = (future, future, 1.0 + future)               # productions that still count
        self.disc = self._disc(future)
        self._tiles: list[float] = []
        self._holdings: dict[int, float] = {}

    def _disc(self, future: float) -> float:
        """What it costs to have one disc less until the end."""
        p = self.position
        usual = int(p.held_discs() - self.temper.actions)
        later = upkeep_with(usual - 1) - upkeep_with(usual)
        return self.price[MONEY] * (p.cost_of(1) + later * future)

    # cubes

    def cube(self, track: int, taken: int = 0) -> float:
        """One more cube off this track, from now on, when `taken` more have gone before."""
        left = min(self.position.track[track] - taken, CUBES_MOST)
        if left <= 0:
            return 0.0
        smooth = self.temper.smooth if self.position.left > 3 else 0.0
        more = (1 - smooth) * (PRODUCTION[left - 1] - PRODUCTION[left]) + smooth * USUAL_CUBE
        return more * self.price[track] * self.harvests[track]

    def tracks_for(self, kind: int, advanced: bool) -> list[int]:
        techs = self.position.techs
        wanted = [0, 1, 2] if kind == ANY else [SCIENCE, MONEY] if kind == ORBITAL else [kind]
        return [r for r in wanted if not advanced or ADVANCED[r] in techs or "metasynthesis" in techs]

    def squares(self, squares: list[tuple[int, bool, bool]], ships: int) -> float:
        """What the free squares of a sector bring, the first ones at once and the others a round later."""
        found: list[float] = []
        later = 0.0
        taken = [0, 0, 0]
        for kind, advanced, cube in squares:
            if cube:
                continue
            tracks = self.tracks_for(kind, advanced)
            if tracks:
                best = max(tracks, key=lambda r: self.cube(r, taken[r]))
                found.append(self.cube(best, taken[best]))
                taken[best] += 1
            else:
                later += 0.25 * max([self.cube(r) for r in self.tracks_for(kind, False)])
        found.sort(reverse=True)
        left = self.position.left
        late = (left - 1) / left
        return sum(found[:ships], 0.0) + late * sum(found[ships:], 0.0) + later

    # sectors

    def free_ships(self) -> int:
        """Colony ships that have no square to go to yet."""
        p = self.position
        waiting = sum([1 for place in p.own for kind, advanced, cube in place.squares
                       if not cube and self.tracks_for(kind, advanced)])
        return max(p.colony - waiting, 0)

    def sector(self, place: Place) -> float:
        """To control it from now on, the disc paid."""
        vp = place.vp + self.position.board.vp_per_sector
        return vp + self.squares(place.squares, self.free_ships()) - self.disc

    def holding(self, place: Place) -> float:
        """What would be lost with a sector of mine."""
        known = self._holdings.get(place.number)
        if known is not None:
            return known
        found = place.vp + self.position.board.vp_per_sector + 0.2
        taken = [0, 0, 0]
        for kind, _, cube in place.squares:
            if cube:
                tracks = [0, 1, 2] if kind == ANY else [SCIENCE, MONEY] if kind == ORBITAL else [kind]
                track = min(tracks, key=lambda r: self.cube(r, taken[r] - 1))
                taken[track] -= 1
                found += self.cube(track, taken[track])
        self._holdings[place.number] = found
        return found

    def tile(self, number: int) -> float:
        """A sector tile that was just found."""
        x, p = SECTORS[number], self.position
        squares = [(kind, advanced, False) for kind, advanced in x.squares]
        control = x.vp + p.board.vp_per_sector + self.squares(squares, self.free_ships()) - self.disc
        if p.discs < 2 and p.left == 1:
            control = 0.0
        control = max(control, 0.0)
        if x.ancients and p.board.peace_with_ancients:
            return control + x.ancients
        if x.ancients:
            ready = self.temper.ancients * (0.0, 0.0, 0.5, 0.8, 1.0, 1.1, 1.1, 1.0, 1.0)[p.left]
            return (control + self.temper.discovery + 1.0) * ready / x.ancients
        return control + (self.temper.discovery if x.discovery else 0.0)

    def unseen(self, ring: int) -> float:
        """A tile of this stack, on average over those that nobody has seen."""
        if not self._tiles:
            p = self.position
            for i in range(3):
                stack = p.view["stacks"][i]
                pool = stack["discard"]
                if stack["left"]:
                    portals = p.view["portals"]
                    pool = [x.number for x in SECTORS.values() if x.ring == STACKS[i] and x.number not in p.places
                            and x.number not in stack["discard"] and (portals or not x.portal)]
                self._tiles.append(sum([self.tile(x) for x in pool], 0.0) / len(pool) if pool else -9.0)
        return self._tiles[ring]

    # reputation and discoveries

    def fame(self, draws: float) -> float:
        """What so many draws add to my reputation track."""
        if draws <= 0:
            return 0.0
        whole = min(int(draws), 5)
        best = BEST_OF[whole] + (draws - whole) * (BEST_OF[min(whole + 1, 5)] - BEST_OF[whole])
        return best if self.has_room() else max(best - self.lowest_tile(), 0.15)

    def has_room(self) -> bool:
        """Is there a slot for one more reputation tile?"""
        board = self.position.board
        ambassadors = max(0, len(self.position.partners) - board.ambassador_only)
        tiles = max(0, len(self.position.view["me"]["reputation"]) + 1 - board.reputation_only)
        return ambassadors + tiles <= board.either

    def lowest_tile(self) -> int:
        return min([REPUTATION[x] for x in self.position.view["me"]["reputation"]], default=0)

    def discovery(self, name: str, site: Place | None) -> float:
        """The reward side of a discovery tile."""
        tile, p = DISCOVERIES[name], self.position
        found = sum([tile.gain[r] * self.price[r] * self.temper.reward for r in range(3)], 0.0)
        if tile.technology:
            found += 0.4 + 0.22 * p.left
        if tile.portal:
            found += tile.portal + 0.2 if site is not None and site.owner == p.seat else 0.5
        if tile.place == "cruiser":
            found += 0.25 + 0.3 * p.left
        elif tile.place == "orbital":
            found += self.squares([(ORBITAL, False, False)], p.colony)
        elif tile.place == "monolith":
            mine = site is not None and site.owner == p.seat
            found += MONOLITH_VP if mine else 1.0
        if tile.part:
            found += self.ancient_part(PARTS[tile.part])
        return found

    def ancient_part(self, part: Part) -> float:
        """Good early in the game, when there are battles to come."""
        force = (2.0 * sum(part.cannon) ** 0.7 + 1.2 * sum(part.missile) ** 0.8 + 1.1 * part.computer + 1.3 * part.hull
                 + 1.0 * part.shield + 0.25 * part.energy + 0.2 * part.initiative + 0.1 * part.drive)
        return float(force) * (0.0, 0.05, 0.25, 0.5, 0.65, 0.75, 0.8, 0.8, 0.8)[self.position.left] * 0.9
