"""The galaxy is built round Mecatol Rex, tile by tile and ring by ring, or laid out as in the first game (TI-S.6)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import FACTIONS, MAPS, MECATOL_SYSTEM, PLACES, SYSTEMS, Map
from fivesuns.games.twilight.state import Board, Twilight
from fivesuns.kernel import Choose, Draw, Play
from fivesuns.kernel.hexes import ORIGIN, Hex, neighbours

BACKS: Final = ("blue", "red")
RINGS: Final = (range(1, 7), range(7, 19), range(19, 37))      # places by number (TI-M.1)
AROUND: Final = {place: neighbours(place) for place in PLACES}
Laying = tuple[str, Hex]                                       # a tile, and where it is put


def build_galaxy(s: Twilight) -> None:
    """Tiles are dealt; from the speaker each puts one down, the last one two, and back again (TI-S.6iv)."""
    if s.rules.first_game or s.rules.galaxy == "fixed":
        s.then(lay_out)
        return
    found = MAPS[s.seats]
    join(s, {ORIGIN: MECATOL_SYSTEM}, found.homes)
    order = s.clockwise(s.speaker)
    for seat in order:
        s.then(deal_tiles, seat)
    for _ in range(found.speaker_red):
        s.then(place_red_tile)
    for n in range(found.blue + found.red):
        for seat in order if n % 2 == 0 else order[::-1]:
            s.then(place_tile, seat)
    s.then(compensate)


def deal_tiles(s: Twilight, seat: int) -> Play:
    """Face down, from each pile so many as the number of players says (TI-S.6ii)."""
    found = MAPS[s.seats]
    for back, many in ((BACKS[0], found.blue), (BACKS[1], found.red)):
        dealt = yield from Draw(s.tiles[back], many, [seat])
        for tile in dealt:
            s.tiles[back].remove(tile)
            s.players[seat].tiles.append(tile)


def place_red_tile(s: Twilight) -> Play:
    """With five players: one by lot, next to Mecatol Rex, where the speaker likes (TI-S.6iii)."""
    tile, = yield from Draw(s.tiles["red"], 1, None)
    s.tiles["red"].remove(tile)
    s.laying = tile
    _, place = yield from Choose(s.speaker, "twilight.tile", [(tile, x) for x in free_places(s)], "TI-S.6iii")
    s.laying = ""
    put_down(s, s.speaker, tile, place)


def place_tile(s: Twilight, seat: int) -> Play:
    tile, place = yield from Choose(seat, "twilight.tile", lambda: layings(s, seat), "TI-S.6iv")
    s.players[seat].tiles.remove(tile)
    put_down(s, seat, tile, place)


def free_places(s: Twilight) -> list[Hex]:
    """In the innermost ring that is not complete (TI-S.6v)."""
    found, taken = MAPS[s.seats], s.board.hexes.values()
    for ring in RINGS:
        free = [PLACES[n] for n in ring if n not in found.unused and PLACES[n] not in taken]
        if free:
            return free
    return []


def layings(s: Twilight, seat: int) -> list[Laying]:
    """Anomalies and equal wormholes not side by side, unless nothing else is possible (TI-S.6vi, A-29)."""
    at = {where: system for system, where in s.board.hexes.items()}
    found = [(tile, place) for tile in s.players[seat].tiles for place in free_places(s)]
    return [x for x in found if not clashes(at, x)] or found


def clashes(at: Mapping[Hex, str], laying: Laying) -> bool:
    tile = SYSTEMS[laying[0]]
    beside = [SYSTEMS[at[x]] for x in AROUND[laying[1]] if x in at]
    return any([(tile.anomaly and x.anomaly) or set(tile.wormholes) & set(x.wormholes) for x in beside])


def put_down(s: Twilight, seat: int, tile: str, place: Hex) -> None:
    join(s, {**{where: system for system, where in s.board.hexes.items()}, place: tile}, MAPS[s.seats].homes)
    s.tell("tile", seat=seat, system=tile, place=place)


def compensate(s: Twilight) -> None:
    give_goods(s, MAPS[s.seats].homes, MAPS[s.seats].goods)


def lay_out(s: Twilight) -> None:
    """The fixed map of the number of players; homes go clockwise from the first place (TI-L.S4)."""
    found: Map = MAPS[s.seats]
    for back in BACKS:
        s.tiles[back] = [tile for tile in s.tiles[back] if tile not in found.first.values()]
    join(s, {PLACES[place]: system for place, system in found.first.items()}, found.first_homes)
    give_goods(s, found.first_homes, found.first_goods)


def give_goods(s: Twilight, homes: tuple[int, ...], goods: Mapping[int, int]) -> None:
    """To those who sit close among five (TI-S.6viii)."""
    for seat, place in enumerate(homes):
        s.players[seat].goods += goods.get(place, 0)


def join(s: Twilight, tiles: Mapping[Hex, str], places: tuple[int, ...]) -> None:
    """These tiles and the home systems, by seat at these places; a home that lies apart has a gate there (TI-M.5)."""
    sheets = [FACTIONS[p.faction] for p in s.players]
    homes = tuple([sheet.home for sheet in sheets])
    gates = tuple([sheet.gate if values.standing(s, seat, "home_tile_at_setup") else sheet.home
                   for seat, sheet in enumerate(sheets)])
    at = {**tiles, **{PLACES[place]: gates[seat] for seat, place in enumerate(places)}}
    hexes = {at[where]: where for where in PLACES if where in at}
    beside = {system: tuple([at[x] for x in AROUND[where] if x in at]) for system, where in hexes.items()}
    beside.update({home: () for home in homes if home not in beside})
    s.board = Board(hexes=hexes, beside=beside, homes=homes, gates=gates)


STAGES: Final = (build_galaxy, deal_tiles, place_red_tile, place_tile, compensate, lay_out)
