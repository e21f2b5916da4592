"""What a seat sees, as plain data (ECL-20). Everything is public but the values of other players' reputation tiles.

    round, rounds, phase (setup, action, combat, upkeep, cleanup, over)
    start, next_start, active, traitor: seats or None
    portals: is the module in play; npc: {ancient, guardian, gcds: {variant, stats}}
    map: [{sector, at: [q, r], ring (center, inner, middle, outer, starting, guardian), turned: sixths clockwise,
           wormholes: [six booleans, board edge 0 on top, clockwise], links, halves: [neighbour sectors], portal: bool,
           portal_vp, vp, artifact: bool, owner: seat or None,
           squares: [{resource (material, science, money, any, orbital), advanced, cube}],
           orbital, monolith, discovery: booleans, entry: [seats with ships in order of entry],
           npc: None or {kind, count, damage: [of each hurt ship]},
           ships: [{seat, count: {class: n}, damage: {class: [..]}, pinned: how many must stay}]}]
    stacks: [{ring, left, discard: [sectors]}]    tray: [{tech, count, track, cost, least, kind}]    bag: tiles in it
    discoveries: {left, discard}    reputation_bag: how many    box: what has left the game
    zone: [q, r] being explored or None; revealed: [sectors]; found: discovery whose side is open, or None; site
    touched: sectors whose disc moved this turn; refresh: colony ships that may still be turned up
    seats: [{seat, species, colour, home, out, passed, resources, production, cubes (left on each track), graveyard,
             discs, spare, actions, reactions: {name: discs}, upkeep, next_upkeep, balance, next_balance (money after
             the upkeep phase, as it stands and after one more action), colony: {ready, all}, supply: {class: n},
             techs: {track: [names]}, discounts: {track: n}, trade, activations, build: {item: cost},
             blueprints: {class: {slots: [{printed, tile}], outside, legal, stats}}, stored, kept,
             reputation: {tiles: how many, slots: [kinds], shown: None or [tiles] when the game is over},
             ambassadors: [{seat, cube}], ambassadors_left, sheet: {source: points}, score (both without reputation)}]
    battle: None or {sector, attacker, defender, round (0: missiles), order: [{side, ship, initiative, done, missiles}],
             firing: None or {side, ship},
             rolled, dice: [{damage, colour, face, targets: [{ship, hits, total, reason}]}],
             retreats: [{side, ship, to, since}], penalty: [seats],
             sides: [{side, ships: [{ship, count, damage, stats}]}],
             draws: {seat: earned so far}, wrecks: [{by, owner, ship}]}; a side is a seat or "npc"
    me: None for a spectator, else {seat, reputation: [tiles], drawn: [tiles], sheet, score, prices: {tech: {track: n}}}
    stats: {initiative, computer, shield, hull, drive, made, used, cannon: [damage of each die], missile}
"""
from __future__ import annotations

from typing import Any

from fivesuns.games.eclipse.catalog import (
    ACTIONS,
    BOARDS,
    CLASSES,
    COLOUR_OF,
    DISCOUNT,
    NPC,
    NPC_KINDS,
    ORBITAL_SQUARE,
    REACTIONS,
    RESOURCES,
    ROUNDS,
    SECTORS,
    SPECIES,
    SQUARES,
    STACKS,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
    TRACKS,
    UPKEEP,
    Stats,
    Technology,
    npc_kind,
)
from fivesuns.games.eclipse.fleets import must_stay, stats
from fivesuns.games.eclipse.players import activations, ambassadors_left, balance, production, tiles_on, upkeep
from fivesuns.games.eclipse.score import public_sheet, sheet
from fivesuns.games.eclipse.sectors import wormholes
from fivesuns.games.eclipse.ships import BLANK, BURST, add_up, hits, is_legal
from fivesuns.games.eclipse.stages.combat import next_up, ships_of
from fivesuns.games.eclipse.stages.reputation import draws
from fivesuns.games.eclipse.state import FOE, Battle, Galaxy, Group, Player
from fivesuns.kernel import Stage
from fivesuns.kernel.hexes import ORIGIN

Data = dict[str, Any]


def view(s: Galaxy, seat: int | None) -> Data:
    return {
        "round": s.round, "rounds": ROUNDS, "phase": s.phase, "start": _seat(s.start),
        "next_start": _seat(s.next_start), "active": _seat(s.active), "traitor": _seat(s.traitor),
        "portals": s.rules.portals,
        "npc": {NPC_KINDS[kind]: {"variant": s.npc[kind], "stats": _stats(NPC[kind][s.npc[kind]])
                                  if s.npc[kind] in NPC[kind] else None} for kind in range(3)},
        "map": [_sector(s, tile) for tile in s.where],
        "stacks": [{"ring": STACKS[i], "left": s.depth[i], "discard": list(s.heaps[i])} for i in range(3)],
        "tray": [_technology(name, many) for name, many in s.tray.items()], "bag": len(s.bag),
        "discoveries": {"left": len(s.discoveries), "discard": list(s.used)}, "reputation_bag": len(s.renown),
        "box": list(s.box), "zone": list(s.zone) if s.zone != ORIGIN else None, "revealed": list(s.revealed),
        "found": s.found or None, "site": s.site or None, "touched": list(s.touched), "refresh": s.refresh,
        "seats": [_player(s, x) for x in range(s.seats)],
        "battle": None if s.battle is None else _battle(s, s.battle),
        "me": None if seat is None else _mine(s, seat),
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _stats(x: Stats) -> Data:
    return {"initiative": x.initiative, "computer": x.computer, "shield": x.shield, "hull": x.hull, "drive": x.drive,
            "made": x.made, "used": x.used, "cannon": list(x.cannon), "missile": list(x.missile)}


def _by_resource(numbers: list[int]) -> dict[str, int]:
    return {RESOURCES[i]: numbers[i] for i in range(3)}


def _sector(s: Galaxy, tile: int) -> Data:
    sector = SECTORS[tile]
    filled = s.cubes.get(tile, ())
    squares = [{"resource": SQUARES[resource], "advanced": advanced, "cube": i in filled}
               for i, (resource, advanced) in enumerate(sector.squares)]
    if tile in s.orbitals:
        squares.append({"resource": SQUARES[ORBITAL_SQUARE], "advanced": False, "cube": len(sector.squares) in filled})
    many = s.npcs.get(tile, 0)
    return {
        "sector": tile, "at": list(s.where[tile]), "ring": sector.ring, "turned": s.turned[tile],
        "wormholes": list(wormholes(s, tile)),
        "links": list(s.links[tile]), "halves": list(s.halves[tile]), "portal": tile in s.gates,
        "portal_vp": s.gates.get(tile, 0), "vp": sector.vp, "artifact": sector.artifact, "owner": s.owner.get(tile),
        "squares": squares, "orbital": tile in s.orbitals, "monolith": tile in s.monoliths,
        "discovery": tile in s.facedown, "entry": list(s.entry.get(tile, ())),
        "npc": {"kind": NPC_KINDS[npc_kind(tile)], "count": many, "damage": _damage(s, tile, FOE, 0)} if many else None,
        "ships": [_fleet(s, tile, seat) for seat in s.entry.get(tile, ())],
    }


def _damage(s: Galaxy, tile: int, side: int, ship: int) -> list[int]:
    return list(s.damage.get((tile, side, ship), ()))


def _fleet(s: Galaxy, tile: int, seat: int) -> Data:
    ships = s.fleets[tile, seat]
    return {"seat": seat, "count": {CLASSES[i]: ships[i] for i in range(4) if ships[i]},
            "damage": {CLASSES[i]: _damage(s, tile, seat, i) for i in range(4) if _damage(s, tile, seat, i)},
            "pinned": min(sum(ships), must_stay(s, tile, seat))}


def _technology(name: str, many: int) -> Data:
    tile = TECHNOLOGIES[name]
    return {"tech": name, "count": many, "track": TRACKS[tile.track] if tile.track >= 0 else "rare", "cost": tile.cost,
            "least": tile.least, "kind": tile.kind}


def _player(s: Galaxy, seat: int) -> Data:
    p = s.players[seat]
    if not p.species:
        return {"seat": seat, "species": None, "colour": None, "out": False, "passed": False, "score": 0,
                "sheet": public_sheet(s, seat)}
    of, points = BOARDS[p.board], public_sheet(s, seat)
    return {
        "seat": seat, "species": p.species, "colour": SPECIES[p.species].colour, "home": SPECIES[p.species].home,
        "out": p.out, "passed": s.passed[seat] and not p.out, "resources": _by_resource(p.stuff),
        "production": _by_resource([production(p, r) for r in range(3)]), "cubes": _by_resource(p.track),
        "graveyard": _by_resource(p.grave), "discs": p.discs, "spare": p.spare,
        "actions": {ACTIONS[i]: p.acts[i] for i in range(6)},
        "reactions": {REACTIONS[i]: p.acts[6 + i] for i in range(3)},
        "upkeep": upkeep(p), "next_upkeep": UPKEEP[min(max(p.discs - 1, 0), len(UPKEEP) - 1)],
        "balance": balance(p), "next_balance": balance(p, 1),
        "colony": {"ready": p.colony, "all": of.colony_ships}, "supply": {CLASSES[i]: p.supply[i] for i in range(4)},
        "techs": {TRACKS[i]: [tech for tech, track in p.techs.items() if track == i] for i in range(3)},
        "discounts": {TRACKS[i]: DISCOUNT[min(tiles_on(p, i), TECHNOLOGY_SLOTS - 1)] for i in range(3)},
        "trade": of.trade, "activations": {name: activations(s, seat, name) for name in ACTIONS},
        "build": dict(of.build),
        "blueprints": {CLASSES[ship]: _blueprint(p, ship) for ship in range(4)},
        "stored": list(p.stored), "kept": list(p.kept),
        "reputation": {"tiles": len(p.reputation) + len(p.drawn), "slots": list(of.reputation),
                       "shown": list(p.reputation) if s.phase == "over" else None},
        "ambassadors": [{"seat": other, "cube": bool(cube)} for other, cube in p.embassy.items()],
        "ambassadors_left": ambassadors_left(s, seat), "sheet": points, "score": sum(points.values()),
    }


def _blueprint(p: Player, ship: int) -> Data:
    tiles = p.blueprints[ship]
    printed = BOARDS[p.board].blueprints[ship].slots
    return {"slots": [{"printed": printed[i] or None, "tile": tiles[i] or None} for i in range(len(printed))],
            "outside": tiles[-1] or None, "legal": is_legal(p.board, ship, tiles),
            "stats": _stats(add_up(p.board, ship, tiles))}


def _mine(s: Galaxy, seat: int) -> Data:
    p = s.players[seat]
    points = sheet(s, seat)
    many = [tiles_on(p, track) for track in range(3)]
    room = [track for track in range(3) if many[track] < TECHNOLOGY_SLOTS]
    prices = {tech: _prices(TECHNOLOGIES[tech], many, room) for tech in s.tray if tech not in p.techs}
    return {"seat": seat, "reputation": list(p.reputation), "drawn": list(p.drawn), "sheet": dict(points),
            "score": sum(points.values()), "prices": prices}


def _prices(tile: Technology, many: list[int], room: list[int]) -> dict[str, int]:
    """What a technology costs on each track that can take it (ECL-9.1, 9.3)."""
    return {TRACKS[track]: max(tile.least, tile.cost - DISCOUNT[many[track]]) for track in room
            if tile.track < 0 or tile.track == track}


# battles

def _side(side: int) -> int | str:
    return "npc" if side == FOE else side


def _ship(b: Battle, group: Group) -> str:
    side, ship = group
    return NPC_KINDS[npc_kind(b.sector)] if side == FOE else CLASSES[ship]


def _battle(s: Galaxy, b: Battle) -> Data:
    firing = None if b.firing is None else {"side": _side(b.firing[0]), "ship": _ship(b, b.firing)}
    return {
        "sector": b.sector, "attacker": b.attacker, "defender": _side(b.defender), "round": b.round,
        "order": _order(s, b), "firing": firing,
        "rolled": [_die(s, b, damage, face, damage) for damage, face in b.rolled],
        "dice": [_die(s, b, *hit) for hit in b.dice],
        "retreats": [{"side": group[0], "ship": CLASSES[group[1]], "to": tile, "since": b.since[group]}
                     for group, tile in b.retreat.items()],
        "penalty": list(b.penalty), "sides": [_party(s, b, side) for side in (b.attacker, b.defender)],
        "draws": {str(seat): draws(s, seat) for seat in s.fought},
        "wrecks": [{"by": _side(by), "owner": owner, "ship": CLASSES[ship]} for by, owner, ship in s.wrecks],
    }


def _order(s: Galaxy, b: Battle) -> list[Data]:
    """All classes in the order in which they act."""
    seen = Battle(sector=b.sector, attacker=b.attacker, defender=b.defender)
    found: list[Data] = []
    while True:
        ready = next_up(s, seen, False)
        if not ready:
            return found
        for group in ready:
            seen.done.append(group)
            side, ship = group
            x = stats(s, side, ship, b.sector)
            found.append({"side": _side(side), "ship": _ship(b, group), "initiative": x.initiative,
                          "done": group in b.done, "missiles": len(x.missile) > 0})


def _party(s: Galaxy, b: Battle, side: int) -> Data:
    ships = ships_of(s, b, side)
    return {"side": _side(side), "ships": [
        {"ship": _ship(b, (side, ship)), "count": ships[ship], "damage": _damage(s, b.sector, side, ship),
         "stats": _stats(stats(s, side, ship, b.sector))} for ship in range(4) if ships[ship]]}


def _die(s: Galaxy, b: Battle, damage: int, face: int, whole: int) -> Data:
    """A die, or a part of one, and what it would do to each enemy class."""
    assert b.firing is not None
    side, firing = b.firing
    foe = b.attacker if side == b.defender else b.defender
    computers = stats(s, side, firing, b.sector).computer
    ships = ships_of(s, b, foe)
    targets = []
    for ship in range(4):
        if ships[ship]:
            shield = stats(s, foe, ship, b.sector).shield
            reason = "burst" if face == BURST else "blank" if face == BLANK else "sum"
            targets.append({"ship": _ship(b, (foe, ship)), "hits": hits(face, computers, shield),
                            "total": face + computers - shield, "reason": reason})
    return {"damage": damage, "colour": COLOUR_OF[whole], "face": face, "targets": targets}


# the way here

def trail(s: Galaxy, stage: Stage) -> list[Stage]:
    """Round, phase, then what is going on."""
    found: list[Stage] = []
    if s.round:
        found += [("round", s.round), (s.phase,)]
    b = s.battle
    if b is not None:
        return [*found, ("battle", b.sector), ("engagement", b.round) if b.round else ("missiles",)]
    name = stage[0]
    if name in ("place_sector", "settle"):
        return [*found, ("explore",), (name,)]
    if name in ("explore", "research", "upgrade", "build", "move", "influence"):
        return [*found, (name, stage[2])]
    return [*found, (name,)]


