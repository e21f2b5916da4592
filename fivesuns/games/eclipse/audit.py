"""Is everything that was in the box still there? Asked at every question, by the laws (L8, L10)."""
from __future__ import annotations

from collections import Counter

from fivesuns.games.eclipse.catalog import (
    BOARDS,
    CLASSES,
    CUBES_MOST,
    CUBES_PER_TRACK,
    DISCOVERIES,
    DISCS,
    FIGURES,
    PARTS,
    RESOURCES,
    SECTORS,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
)
from fivesuns.games.eclipse.fleets import fleet
from fivesuns.games.eclipse.players import room_for, tiles_on
from fivesuns.games.eclipse.sectors import lay, sectors_of
from fivesuns.games.eclipse.ships import is_legal
from fivesuns.games.eclipse.state import FOE, Galaxy


def audit(s: Galaxy) -> list[str]:
    """Everything that is wrong; empty if nothing is."""
    found = _tiles(s) + _map(s) + _discoveries(s) + _technologies(s)
    for seat in range(s.seats):
        if s.players[seat].species:
            found += _player(s, seat)
    return found


def _tiles(s: Galaxy) -> list[str]:
    tiles = [*s.where, *s.unused, *s.revealed, *[x for pile in (*s.stacks, *s.heaps) for x in pile]]
    if sorted(tiles) != sorted(SECTORS):
        return [f"sectors {sorted(set(SECTORS) - set(tiles))} are missing, {len(tiles) - len(set(tiles))} there twice"]
    return [f"stack {i} is said to hold {s.depth[i]} of {len(s.stacks[i])} sectors" for i in range(3)
            if not 0 <= s.depth[i] <= len(s.stacks[i])]


def _map(s: Galaxy) -> list[str]:
    """What is kept for speed agrees with what lies there."""
    found = []
    again = Galaxy()
    for tile, at in s.where.items():
        lay(again, tile, at, s.turned[tile])
    if (again.links, again.halves, again.hexes) != (s.links, s.halves, s.hexes):
        found.append("the connections kept are not those of the map")
    present: dict[int, list[int]] = {}
    for (tile, seat), ships in s.fleets.items():
        present.setdefault(tile, []).append(seat)
        if min(ships) < 0 or sum(ships) == 0:
            found.append(f"sector {tile}: seat {seat} has ships {ships}")
    if {tile: sorted(seats) for tile, seats in present.items()} != {t: sorted(e) for t, e in s.entry.items()}:
        found.append("the order of entry does not list the ships that are there")
    for tile, filled in s.cubes.items():
        squares = len(SECTORS[tile].squares) + (tile in s.orbitals)
        if list(filled) != sorted(set(filled)) or not filled or filled[-1] >= squares or tile not in s.owner:
            found.append(f"sector {tile}: cubes {filled}, owner {s.owner.get(tile)}")
    for (tile, side, ship), hurt in s.damage.items():
        there = s.npcs.get(tile, 0) if side == FOE else fleet(s, tile, side)[ship]
        if s.phase != "combat" or not 0 < len(hurt) <= there or min(hurt) < 1:
            found.append(f"sector {tile}: damage {hurt} on {there} ships of side {side} in the {s.phase} phase")
    return found


def _discoveries(s: Galaxy) -> list[str]:
    there = Counter([*s.discoveries, *s.used, *[x for x in s.box if x in DISCOVERIES]])
    there.update([x for x in [s.found, *[tile for _, tile, _ in s.finds]] if x])
    for p in s.players:
        there.update([*p.kept, *p.stored, *[x for tiles in p.blueprints for x in tiles if x and PARTS[x].ancient]])
    if there != Counter({x.name: x.copies for x in DISCOVERIES.values()}):
        return [f"discovery tiles: {dict(there)}"]
    return [] if len(s.facedown) <= len(s.discoveries) else ["more discoveries on the map than tiles"]


def _technologies(s: Galaxy) -> list[str]:
    there = Counter([*s.bag, *[x for x in s.box if x in TECHNOLOGIES]])
    there.update(s.tray)
    for p in s.players:
        there.update([x for x in p.techs if x not in BOARDS[p.board].technologies])
    return [] if there == Counter({x.name: x.copies for x in TECHNOLOGIES.values()}) else [f"technologies: {there}"]


def _player(s: Galaxy, seat: int) -> list[str]:
    p, of = s.players[seat], BOARDS[s.players[seat].board]
    found = []
    for ship in range(4):
        on_map = sum([ships[ship] for (_, who), ships in s.fleets.items() if who == seat])
        lost = len([x for x in s.wrecks if x[1:] == (seat, ship)])
        if p.supply[ship] + on_map + lost != FIGURES[ship] or p.supply[ship] < 0:
            found.append(f"{CLASSES[ship]}: {p.supply[ship]} in supply, {on_map} on the map, {lost} destroyed")
    sectors = sectors_of(s, seat)
    abroad = sum([other.embassy.get(seat, 0) for other in s.players])
    settled = sum([len(s.cubes.get(tile, ())) for tile in sectors])
    if sum(p.track) + sum(p.grave) + settled + abroad != 3 * CUBES_PER_TRACK:
        found.append(f"cubes: {p.track} on tracks, {p.grave} in graveyards, {settled} settled, {abroad} abroad")
    found += [f"{RESOURCES[r]}: {p.stuff[r]} in store, {p.track[r]} cubes" for r in range(3)
              if p.stuff[r] < 0 or not 0 <= p.track[r] <= CUBES_MOST]
    if p.discs + p.spare + sum(p.acts) + len(sectors) != DISCS - of.fewer_discs or min(p.discs, p.spare) < 0:
        found.append(f"discs: {p.discs} on the track, {p.spare} spare, {p.acts} on actions, {len(sectors)} in sectors")
    if not 0 <= p.colony <= of.colony_ships:
        found.append(f"{p.colony} colony ships")
    if not room_for(s, seat, 0, 0):
        found.append("more tiles than slots on the reputation track")
    found += [f"{tiles_on(p, track)} tiles on one technology track" for track in range(3)
              if tiles_on(p, track) > TECHNOLOGY_SLOTS]
    if not (s.agenda and s.phase == "action") and s.rules.blueprint_check == "activation":
        found += [f"an illegal {CLASSES[ship]}" for ship in range(4) if not is_legal(p.board, ship, p.blueprints[ship])]
    return [f"seat {seat}: {x}" for x in found]
