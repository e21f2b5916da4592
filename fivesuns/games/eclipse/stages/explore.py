"""Explore: a zone, a tile from its stack, its place and orientation, a discovery, a disc (ECL-8)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import SECTORS
from fivesuns.games.eclipse.exceptions import technologies
from fivesuns.games.eclipse.fleets import fleets_of, has_unpinned, hostile_npcs
from fivesuns.games.eclipse.players import board
from fivesuns.games.eclipse.sectors import around, lay, ring_of, sectors_of, wormholes
from fivesuns.games.eclipse.stages import discovery, free
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Choose, Draw, Play, Sub
from fivesuns.kernel.hexes import ORIGIN, Hex


def explore(s: Galaxy, seat: int, left: int) -> Play:
    """One activation: where to."""
    zones = explorable(s, seat)
    if not zones:
        return
    act = yield from Choose(seat, "eclipse.explore", lambda: [*[("explore", zone) for zone in zones],
                                                              free.DONE, *free.free_acts(s, seat)],
                            "ECL-8.1", about=(left,), refused=lambda: unexplorable(s, seat))
    if act == free.DONE:
        return
    if act[0] == "explore":
        s.zone = act[1]
        yield from reveal(s, seat)
        s.then(place_sector, seat, left)
    else:
        yield from free.carry_out(s, seat, act)
        s.then(explore, seat, left)


def sources(s: Galaxy, seat: int) -> list[int]:
    """Sectors from which the player explores: controlled, or with an unpinned ship (ECL-8.1, ECL-19.33)."""
    ships = [tile for tile in fleets_of(s, seat) if s.owner.get(tile) != seat and has_unpinned(s, tile, seat)]
    return sectors_of(s, seat) + ships


def explorable(s: Galaxy, seat: int) -> list[Hex]:
    """The zones that may be explored."""
    anywhere = technologies.uses_half_wormholes(s.players[seat]) or s.rules.blind_explore == "allowed"  # ECL-19.4
    found: list[Hex] = []
    for tile in sources(s, seat):
        ways = wormholes(s, tile)
        for edge, zone in enumerate(around(s.where[tile])):
            if (anywhere or ways[edge]) and zone not in s.hexes and zone not in found and is_stocked(s, zone):
                found.append(zone)
    return found


def unexplorable(s: Galaxy, seat: int) -> list[Act]:
    """Zones next door that may not be explored, and why."""
    open_zones = explorable(s, seat)
    found: list[Act] = []
    for tile in sources(s, seat):
        for zone in around(s.where[tile]):
            if zone not in s.hexes and zone not in open_zones:
                open_zones.append(zone)
                found.append((("explore", zone), "no_wormhole" if is_stocked(s, zone) else "no_sectors"))
    return found


def is_stocked(s: Galaxy, zone: Hex) -> bool:
    ring = ring_of(zone)
    return s.depth[ring] > 0 or len(s.heaps[ring]) > 0


def reveal(s: Galaxy, seat: int) -> Sub[None]:
    """Turn over the top tile of the zone's stack (ECL-8.2)."""
    ring = ring_of(s.zone)
    if not s.depth[ring]:
        reshuffle(s, ring)
    tile, = yield from Draw(s.stacks[ring], 1, None)
    s.stacks[ring].remove(tile)
    s.depth[ring] -= 1
    s.revealed.append(tile)
    s.tell("revealed", seat=seat, sector=tile)
    if s.rules.reshuffle == "at_once" and not s.depth[ring]:         # ECL-19.35
        reshuffle(s, ring)


def reshuffle(s: Galaxy, ring: int) -> None:
    """The discards become the stack; what set-up left out of it stays out."""
    if s.heaps[ring]:
        s.unused += s.stacks[ring]
        s.stacks[ring], s.heaps[ring] = s.heaps[ring], []
        s.depth[ring] = len(s.stacks[ring])
        s.tell("reshuffled", ring=ring + 1)


def place_sector(s: Galaxy, seat: int, left: int) -> Play:
    """Place a revealed tile, or discard (ECL-8.3, 8.4)."""
    options: list[Act] = [("lay", tile, turned) for tile in s.revealed for turned in orientations(s, seat, tile)]
    if len(s.revealed) < board(s, seat).reveals and may_reveal_again(s):
        options.append(("reveal",))
    options.append(("discard",))
    act = yield from free.choose(s, seat, "eclipse.sector", options, "ECL-8.3", tuple(s.revealed))
    if act[0] == "reveal":
        yield from reveal(s, seat)
        s.then(place_sector, seat, left)
        return
    ring = ring_of(s.zone)
    if act[0] == "lay":
        s.revealed.remove(act[1])
        lay(s, act[1], s.zone, act[2])
        s.tell("explored", seat=seat, sector=act[1], at=list(s.zone))
    else:
        s.tell("discarded", seat=seat, sectors=list(s.revealed))
    s.heaps[ring] += s.revealed
    s.revealed = []
    s.zone = ORIGIN
    if act[0] == "lay":
        yield from open_up(s, seat, act[1])
        s.then(settle, seat, act[1], left)
    elif left > 1:
        s.then(explore, seat, left - 1)


def may_reveal_again(s: Galaxy) -> bool:
    """ECL-19.25."""
    ring = ring_of(s.zone)
    return s.depth[ring] > 0 or (len(s.heaps[ring]) > 0 and s.rules.second_reveal == "reshuffle")


def orientations(s: Galaxy, seat: int, tile: int) -> list[int]:
    """The rotations that connect the tile to a source sector (ECL-8.4); a portal on it does not (ECL-19.34)."""
    anchors = sources(s, seat)
    if s.rules.portal_connects == "yes" and SECTORS[tile].portal and any([x in s.gates for x in anchors]):
        return [0, 1, 2, 3, 4, 5]
    half = technologies.uses_half_wormholes(s.players[seat])
    wanted: list[int] = []                      # edges where a wormhole of the new tile makes the connection
    for edge, zone in enumerate(around(s.zone)):
        other = s.hexes.get(zone)
        if other is not None and other in anchors:
            there = wormholes(s, other)[(edge + 3) % 6]
            if there and half:
                return [0, 1, 2, 3, 4, 5]
            if there or half:
                wanted.append(edge)
    found: list[int] = []
    for turned, ways in enumerate(SECTORS[tile].wormholes):
        for edge in wanted:
            if ways[edge]:
                found.append(turned)
                break
    return found


def open_up(s: Galaxy, seat: int, tile: int) -> Sub[None]:
    """Ancients and discovery of a new sector; without Ancients the discovery is taken at once (ECL-8.5, 8.6)."""
    sector = SECTORS[tile]
    if sector.ancients:
        s.npcs[tile] = sector.ancients
    if sector.discovery:
        s.facedown.append(tile)
        if not sector.ancients:
            yield from discovery.take(s, seat, tile)


def settle(s: Galaxy, seat: int, tile: int, left: int) -> Play:
    """The side of the discovery and control of the sector, in any order (ECL-8.7, 8.8)."""
    if not s.found and not may_control(s, seat, tile):
        if left > 1:
            s.then(explore, seat, left - 1)
        return
    act = yield from Choose(seat, "eclipse.settle", lambda: settlements(s, seat, tile), "ECL-8.8",
                            about=(tile, s.found or "nothing"))
    if act == free.DONE:
        if left > 1:
            s.then(explore, seat, left - 1)
        return
    if act[0] == "control":
        take_control(s, seat, tile)
    elif not (yield from discovery.decide(s, seat, act)):
        yield from free.carry_out(s, seat, act)
    s.then(settle, seat, tile, left)


def settlements(s: Galaxy, seat: int, tile: int) -> list[Act]:
    found: list[Act] = []
    if may_control(s, seat, tile) and not (s.found and s.rules.discovery_order == "side_first"):  # ECL-19.5
        found.append(("control", tile))
    found += discovery.sides(s, seat) if s.found else [free.DONE]
    return found + free.free_acts(s, seat)


def may_control(s: Galaxy, seat: int, tile: int) -> bool:
    return tile not in s.owner and s.players[seat].discs > 0 and not hostile_npcs(s, tile, seat)


def take_control(s: Galaxy, seat: int, tile: int) -> None:
    s.players[seat].discs -= 1
    s.owner[tile] = seat
    s.tell("controlled", seat=seat, sector=tile)
