"""What a seat sees, as plain data (ECL-20): the shapes say what is what."""
from __future__ import annotations

from fivesuns.games.eclipse import shapes
from fivesuns.games.eclipse.catalog import (
    ANCIENT,
    BOARDS,
    CLASSES,
    COLOUR_OF,
    DISCOUNT,
    GCDS,
    GUARDIAN,
    NPC,
    NPC_KINDS,
    ORBITAL_SQUARE,
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


def view(s: Galaxy, seat: int | None) -> shapes.View:
    return {
        "round": s.round, "rounds": ROUNDS, "phase": s.phase, "start": _seat(s.start),
        "next_start": _seat(s.next_start), "active": _seat(s.active), "traitor": _seat(s.traitor),
        "portals": s.rules.portals,
        "npc": {"ancient": _npc(s, ANCIENT), "guardian": _npc(s, GUARDIAN), "gcds": _npc(s, GCDS)},
        "map": [_sector(s, tile) for tile in s.where],
        "stacks": [{"ring": STACKS[i], "left": s.depth[i], "discard": list(s.heaps[i])} for i in range(3)],
        "tray": [_technology(name, many) for name, many in s.tray.items()], "bag": len(s.bag),
        "discoveries": {"left": len(s.discoveries) - len(s.facedown), "discard": list(s.used)},
        "reputation_bag": len(s.renown), "box": list(s.box), "zone": s.zone if s.zone != ORIGIN else None,
        "revealed": list(s.revealed), "found": s.found or None, "site": s.site or None,
        "finds": [{"seat": seat, "discovery": tile, "sector": site or None} for seat, tile, site in s.finds],
        "touched": list(s.touched), "refresh": s.refresh,
        "seats": [_player(s, x) for x in range(s.seats)],
        "battle": None if s.battle is None else _battle(s, s.battle),
        "me": None if seat is None else _mine(s, seat),
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _npc(s: Galaxy, kind: int) -> shapes.NpcKind:
    variant = s.npc[kind]
    return {"variant": variant, "stats": _stats(NPC[kind][variant]) if variant in NPC[kind] else None}


def _stats(x: Stats) -> shapes.Stats:
    return {"initiative": x.initiative, "computer": x.computer, "shield": x.shield, "hull": x.hull, "drive": x.drive,
            "made": x.made, "used": x.used, "cannon": list(x.cannon), "missile": list(x.missile)}


def _by_resource(numbers: list[int]) -> shapes.ByResource:
    return {"material": numbers[0], "science": numbers[1], "money": numbers[2]}


def _sector(s: Galaxy, tile: int) -> shapes.Sector:
    sector = SECTORS[tile]
    filled = s.cubes.get(tile, ())
    squares: list[shapes.Square] = [{"resource": SQUARES[resource], "advanced": advanced, "cube": i in filled}
                                    for i, (resource, advanced) in enumerate(sector.squares)]
    if tile in s.orbitals:
        squares.append({"resource": SQUARES[ORBITAL_SQUARE], "advanced": False, "cube": len(sector.squares) in filled})
    many = s.npcs.get(tile, 0)
    return {
        "sector": tile, "at": s.where[tile], "ring": sector.ring, "turned": s.turned[tile],
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


def _fleet(s: Galaxy, tile: int, seat: int) -> shapes.Fleet:
    ships = s.fleets[tile, seat]
    return {"seat": seat, "count": {CLASSES[i]: ships[i] for i in range(4) if ships[i]},
            "damage": {CLASSES[i]: _damage(s, tile, seat, i) for i in range(4) if _damage(s, tile, seat, i)},
            "pinned": min(sum(ships), must_stay(s, tile, seat))}


def _technology(name: str, many: int) -> shapes.TrayTile:
    tile = TECHNOLOGIES[name]
    return {"tech": name, "count": many, "track": TRACKS[tile.track] if tile.track >= 0 else "rare", "cost": tile.cost,
            "least": tile.least, "kind": tile.kind}


def _player(s: Galaxy, seat: int) -> shapes.Player | shapes.Undecided:
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
        "actions": {"explore": p.acts[0], "research": p.acts[1], "upgrade": p.acts[2], "build": p.acts[3],
                    "move": p.acts[4], "influence": p.acts[5]},
        "reactions": {"upgrade": p.acts[6], "build": p.acts[7], "move": p.acts[8]},
        "upkeep": upkeep(p), "next_upkeep": UPKEEP[min(max(p.discs - 1, 0), len(UPKEEP) - 1)],
        "balance": balance(p), "next_balance": balance(p, 1),
        "colony": {"ready": p.colony, "all": of.colony_ships},
        "supply": {"interceptor": p.supply[0], "cruiser": p.supply[1], "dreadnought": p.supply[2],
                   "starbase": p.supply[3]},
        "techs": {"military": _techs(p, 0), "grid": _techs(p, 1), "nano": _techs(p, 2)},
        "discounts": {"military": _discount(p, 0), "grid": _discount(p, 1), "nano": _discount(p, 2)},
        "trade": of.trade, "activations": _activations(s, seat), "build": dict(of.build),
        "blueprints": {"interceptor": _blueprint(p, 0), "cruiser": _blueprint(p, 1), "dreadnought": _blueprint(p, 2),
                       "starbase": _blueprint(p, 3)},
        "stored": list(p.stored), "kept": list(p.kept),
        "reputation": {"tiles": len(p.reputation) + len(p.drawn), "slots": list(of.reputation),
                       "shown": list(p.reputation) if s.phase == "over" else None},
        "ambassadors": [{"seat": other, "cube": bool(cube)} for other, cube in p.embassy.items()],
        "ambassadors_left": ambassadors_left(s, seat), "sheet": points, "score": sum(points.values()),
    }


def _techs(p: Player, on: int) -> list[str]:
    return [tech for tech, track in p.techs.items() if track == on]


def _discount(p: Player, track: int) -> int:
    return DISCOUNT[min(tiles_on(p, track), TECHNOLOGY_SLOTS - 1)]


def _activations(s: Galaxy, seat: int) -> shapes.ByAction:
    return {"explore": activations(s, seat, "explore"), "research": activations(s, seat, "research"),
            "upgrade": activations(s, seat, "upgrade"), "build": activations(s, seat, "build"),
            "move": activations(s, seat, "move"), "influence": activations(s, seat, "influence")}


def _blueprint(p: Player, ship: int) -> shapes.Blueprint:
    tiles = p.blueprints[ship]
    printed = BOARDS[p.board].blueprints[ship].slots
    return {"slots": [{"printed": printed[i] or None, "tile": tiles[i] or None} for i in range(len(printed))],
            "outside": tiles[-1] or None, "legal": is_legal(p.board, ship, tiles),
            "stats": _stats(add_up(p.board, ship, tiles))}


def _mine(s: Galaxy, seat: int) -> shapes.Mine:
    p = s.players[seat]
    points = sheet(s, seat)
    many = [tiles_on(p, track) for track in range(3)]
    room = [track for track in range(3) if many[track] < TECHNOLOGY_SLOTS]
    prices = {tech: _prices(TECHNOLOGIES[tech], many, room) for tech in s.tray if tech not in p.techs}
    return {"seat": seat, "reputation": list(p.reputation), "drawn": list(p.drawn), "sheet": dict(points),
            "score": sum(points.values()), "prices": prices}


def _prices(tile: Technology, many: list[int], room: list[int]) -> dict[shapes.Track, int]:
    """What a technology costs on each track that can take it (ECL-9.1, 9.3)."""
    return {TRACKS[track]: max(tile.least, tile.cost - DISCOUNT[many[track]]) for track in room
            if tile.track < 0 or tile.track == track}


# battles

def _side(side: int) -> shapes.Side:
    return "npc" if side == FOE else side


def _ship(b: Battle, group: Group) -> shapes.Ship:
    side, ship = group
    return NPC_KINDS[npc_kind(b.sector)] if side == FOE else CLASSES[ship]


def _battle(s: Galaxy, b: Battle) -> shapes.Battle:
    return {
        "sector": b.sector, "attacker": b.attacker, "defender": _side(b.defender), "round": b.round,
        "order": _order(s, b),
        "firing": None if b.firing is None else {"side": _side(b.firing[0]), "ship": _ship(b, b.firing)},
        "rolled": [_die(s, b, damage, face, damage) for damage, face in b.rolled],
        "dice": [_die(s, b, *hit) for hit in b.dice],
        "retreats": [{"side": group[0], "ship": CLASSES[group[1]], "to": tile, "since": b.since[group]}
                     for group, tile in b.retreat.items()],
        "penalty": list(b.penalty), "sides": [_party(s, b, side) for side in (b.attacker, b.defender)],
        "draws": {str(seat): draws(s, seat) for seat in s.fought},
        "wrecks": [{"by": _side(by), "owner": owner, "ship": CLASSES[ship]} for by, owner, ship in s.wrecks],
    }


def _order(s: Galaxy, b: Battle) -> list[shapes.Turn]:
    """All classes in the order in which they act."""
    seen = Battle(sector=b.sector, attacker=b.attacker, defender=b.defender)
    found: list[shapes.Turn] = []
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


def _party(s: Galaxy, b: Battle, side: int) -> shapes.BattleSide:
    ships = ships_of(s, b, side)
    return {"side": _side(side), "ships": [
        {"ship": _ship(b, (side, ship)), "count": ships[ship], "damage": _damage(s, b.sector, side, ship),
         "stats": _stats(stats(s, side, ship, b.sector))} for ship in range(4) if ships[ship]]}


def _die(s: Galaxy, b: Battle, damage: int, face: int, whole: int) -> shapes.Die:
    """A die, or a part of one, and what it would do to each enemy class."""
    assert b.firing is not None
    side, firing = b.firing
    foe = b.attacker if side == b.defender else b.defender
    computers = stats(s, side, firing, b.sector).computer
    ships = ships_of(s, b, foe)
    targets: list[shapes.Target] = []
    for ship in range(4):
        if ships[ship]:
            shield = stats(s, foe, ship, b.sector).shield
            targets.append({"ship": _ship(b, (foe, ship)), "hits": hits(face, computers, shield),
                            "total": face + computers - shield,
                            "reason": "burst" if face == BURST else "blank" if face == BLANK else "sum"})
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


