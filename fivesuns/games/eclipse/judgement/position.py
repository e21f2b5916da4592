"""A view, read into plain numbers: who has what, where one can go, what the next disc costs."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fivesuns.games.eclipse.catalog import (
    BOARDS,
    CLASSES,
    EDGES,
    PRODUCTION,
    RESOURCES,
    SPECIES,
    TRACKS,
    UPKEEP,
    Board,
    Stats,
)

Data = Mapping[str, Any]
Hex = tuple[int, int]
Fleet = tuple[int, ...]          # how many of each class

NOBODY: Final = -1
FAR: Final = 99
_KIND: Final = {"material": 0, "science": 1, "money": 2, "any": 3, "orbital": 4}


def read_stats(x: Data) -> Stats:
    return Stats(x["initiative"], x["computer"], x["shield"], x["hull"], x["drive"], x["made"], x["used"],
                 tuple(x["cannon"]), tuple(x["missile"]))


def upkeep_with(discs: int) -> int:
    """The upkeep with so many discs on the influence track."""
    return UPKEEP[min(max(discs, 0), len(UPKEEP) - 1)]


class Place:
    """A sector on the map as this player sees it."""

    def __init__(self, x: Data, seat: int, generator: bool, gates: list[int]) -> None:
        self.number: int = x["sector"]
        self.at: Hex = (x["at"][0], x["at"][1])
        self.wormholes: list[bool] = x["wormholes"]
        self.owner: int = NOBODY if x["owner"] is None else x["owner"]
        self.vp: int = x["vp"] + x["portal_vp"] + (3 if x["monolith"] else 0)
        self.squares: list[tuple[int, bool, bool]] = [
            (_KIND[square["resource"]], square["advanced"], square["cube"]) for square in x["squares"]]
        self.orbital: bool = x["orbital"]
        self.monolith: bool = x["monolith"]
        self.artifact: bool = x["artifact"]
        self.discovery: bool = x["discovery"]
        npc = x["npc"]
        self.npc: str = npc["kind"] if npc else ""
        self.npcs: int = npc["count"] if npc else 0
        self.links: list[int] = x["links"]
        self.near: list[int] = list(self.links)                     # where one step leads this player
        if generator:
            self.near += x["halves"]
        if x["portal"]:
            self.near += [other for other in gates if other != self.number and other not in self.near]
        self.fleets: dict[int, Fleet] = {}
        self.stay = 0                                               # how many of my ships are pinned
        for fleet in x["ships"]:
            count = fleet["count"]
            self.fleets[fleet["seat"]] = tuple([count.get(name, 0) for name in CLASSES])
            if fleet["seat"] == seat:
                self.stay = fleet["pinned"]

    def ships(self, seat: int) -> Fleet:
        return self.fleets.get(seat, (0, 0, 0, 0))

    def cubes(self) -> int:
        return sum([cube for _, _, cube in self.squares])


class Position:
    """Everything on the table from the seat of one player."""

    def __init__(self, view: Data, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.round: int = view["round"]
        self.left: int = view["rounds"] - view["round"] + 1         # rounds, this one included
        self.seats: list[Data] = view["seats"]
        self.me: Data = self.seats[seat]
        self.species: str = self.me["species"]
        self.board: Board = BOARDS[SPECIES[self.species].board]
        self.discs: int = self.me["discs"]
        self.colony: int = self.me["colony"]["ready"]
        self.stuff: list[int] = [self.me["resources"][r] for r in RESOURCES]
        self.track: list[int] = [self.me["cubes"][r] for r in RESOURCES]
        self.trade: int = self.me["trade"]
        self.techs: list[str] = [tech for track in TRACKS for tech in self.me["techs"][track]]
        self.partners: list[int] = [x["seat"] for x in self.me["ambassadors"]]
        generator = "wormhole_generator" in self.techs
        self.generator = generator
        gates = [x["sector"] for x in view["map"] if x["portal"]]
        self.places: dict[int, Place] = {x["sector"]: Place(x, seat, generator, gates) for x in view["map"]}
        self.cells: dict[Hex, int] = {place.at: tile for tile, place in self.places.items()}
        self.own: list[Place] = [place for place in self.places.values() if place.owner == seat]
        self.manned: list[Place] = [place for place in self.places.values() if seat in place.fleets]
        self._foes: dict[int, int] = {tile: self._count_foes(place) for tile, place in self.places.items()}
        self._ways: dict[int, dict[int, int]] = {}
        self._stats: dict[tuple[int, int], Stats] = {}
        self._npc: dict[str, Stats] = {}

    # ships

    def stats(self, seat: int, ship: int) -> Stats:
        found = self._stats.get((seat, ship))
        if found is None:
            found = read_stats(self.seats[seat]["blueprints"][CLASSES[ship]]["stats"])
            self._stats[(seat, ship)] = found
        return found

    def npc_stats(self, kind: str) -> Stats:
        if kind not in self._npc:
            self._npc[kind] = read_stats(self.view["npc"][kind]["stats"])
        return self._npc[kind]

    def at_peace(self, place: Place) -> bool:
        return place.npc == "ancient" and self.board.peace_with_ancients

    def foes(self, place: Place) -> int:
        """Ships there that stand against me."""
        return self._foes[place.number]

    def _count_foes(self, place: Place) -> int:
        many = 0 if self.at_peace(place) else place.npcs
        return many + sum([sum(fleet) for seat, fleet in place.fleets.items() if seat != self.seat])

    # money

    def income(self, cubes: int = 0) -> int:
        """Money per round, with so many more cubes off the money track."""
        return PRODUCTION[max(self.track[2] - cubes, 0)]

    def cost_of(self, discs: int) -> int:
        """What so many more discs on the table add to the upkeep of this round."""
        return upkeep_with(self.discs - discs) - upkeep_with(self.discs)

    def held_discs(self) -> int:
        """Discs that will be on the track when the next round begins."""
        return self.discs + int(sum(self.me["actions"].values()) + sum(self.me["reactions"].values()))

    # the way

    def distances(self, target: Place) -> dict[int, int]:
        """Steps to this place from everywhere, never through sectors where one would be stopped."""
        known = self._ways.get(target.number)
        if known is not None:
            return known
        found = self._ways[target.number] = {target.number: 0}
        edge = [target]
        for steps in range(1, 9):
            further: list[Place] = []
            for place in edge:
                for x in place.near:
                    if x not in found:
                        found[x] = steps
                        other = self.places[x]
                        if self._foes[x] <= sum(other.ships(self.seat)):
                            further.append(other)
            edge = further
        return found

    def sources(self) -> list[Place]:
        """Where I explore from."""
        return [place for place in self.places.values() if place.owner == self.seat
                or sum(place.ships(self.seat)) > place.stay]

    def zones(self) -> dict[Hex, list[Place]]:
        """The empty hexes that I could explore, and from where."""
        found: dict[Hex, list[Place]] = {}
        for place in self.sources():
            for edge in range(6):
                if place.wormholes[edge] or self.generator:
                    at = (place.at[0] + EDGES[edge][0], place.at[1] + EDGES[edge][1])
                    if at not in self.cells:
                        found.setdefault(at, []).append(place)
        return found


def ring_of(at: Hex) -> int:
    """0, 1, 2 for the stacks of the inner, middle and outer ring."""
    q, r = at
    return min(max(abs(q), abs(r), abs(q + r)), 3) - 1
