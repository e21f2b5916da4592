"""Blueprints added up, dice that hit or miss, and how non-player ships choose their targets.

Plain numbers in, plain numbers out: the battles and the calculator of odds stand on the same few functions.
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import BASIC_PARTS, BOARDS, CLASSES, PARTS, STARBASE, Stats

Tiles = tuple[str, ...]          # the part tile on each slot of a blueprint, "" for none; last the place outside the grid
Die = tuple[int, int]            # (damage, face)
Target = tuple[int, int, int, int]     # (size, hull, damage so far, shields)

BLANK: Final = 1
BURST: Final = 6
HIT: Final = 6

_stats: dict[tuple[str, int, Tiles], Stats] = {}
_placements: dict[tuple[str, int, Tiles, tuple[str, ...]], list[tuple[str, str, int, str]]] = {}
_MANY: Final = 20000             # so many answers are remembered


def no_tiles(board: str, ship: int) -> Tiles:
    """A blueprint as printed."""
    return ("",) * (len(BOARDS[board].blueprints[ship].slots) + 1)


def shown(board: str, ship: int, tiles: Tiles) -> list[str]:
    """The parts that count: a tile hides what is printed under it (ECL-11.1)."""
    printed = BOARDS[board].blueprints[ship].slots
    found = [tiles[i] or printed[i] for i in range(len(printed))]
    found.append(tiles[-1])
    return [part for part in found if part]


def add_up(board: str, ship: int, tiles: Tiles) -> Stats:
    """What ships of this class can do (ECL-11.5)."""
    key = (board, ship, tiles)
    found = _stats.get(key)
    if found is None:
        if len(_stats) > _MANY:
            _stats.clear()
        found = _stats[key] = _add_up(board, ship, tiles)
    return found


def _add_up(board: str, ship: int, tiles: Tiles) -> Stats:
    printed = BOARDS[board].blueprints[ship]
    parts = [PARTS[name] for name in shown(board, ship, tiles)]
    return Stats(
        printed.initiative + sum([p.initiative for p in parts]), printed.computer + sum([p.computer for p in parts]),
        sum([p.shield for p in parts]), sum([p.hull for p in parts]), sum([p.drive for p in parts]),
        printed.energy + sum([p.energy for p in parts if p.energy > 0]),
        -sum([p.energy for p in parts if p.energy < 0]),
        tuple(sorted([die for p in parts for die in p.cannon])), tuple(sorted([die for p in parts for die in p.missile])))


def is_legal(board: str, ship: int, tiles: Tiles) -> bool:
    """Enough energy; a drive on what moves and none on a starbase (ECL-11.3)."""
    stats = add_up(board, ship, tiles)
    return stats.used <= stats.made and (stats.drive == 0 if ship == STARBASE else stats.drive > 0)


def with_tile(tiles: Tiles, slot: int, part: str) -> Tiles:
    return (*tiles[:slot], part, *tiles[slot + 1:])


def placements(board: str, ship: int, tiles: Tiles, parts: tuple[str, ...]) -> list[tuple[str, str, int, str]]:
    """Every part that may be put on this blueprint, beyond the basic ones one of `parts`, and where. On a slot with a
    tile it takes the tile's place, which stands for returning that tile first (ECL-11.2)."""
    key = (board, ship, tiles, parts)
    found = _placements.get(key)
    if found is None:
        if len(_placements) > _MANY:
            _placements.clear()
        found = _placements[key] = [("place", CLASSES[ship], slot, part) for slot in range(len(tiles) - 1)
                                    for part in (*BASIC_PARTS, *parts)
                                    if not PARTS[part].outside and changes(board, ship, tiles, slot, part)
                                    and is_legal(board, ship, with_tile(tiles, slot, part))]
        found += [("place", CLASSES[ship], len(tiles) - 1, part) for part in parts if PARTS[part].outside]
    return found


def changes(board: str, ship: int, tiles: Tiles, slot: int, part: str) -> bool:
    """Would this tile make any difference there?"""
    return (tiles[slot] or BOARDS[board].blueprints[ship].slots[slot]) != part


def hits(face: int, computers: int, shields: int) -> bool:
    """A burst always hits, a blank never, any other face if the sum reaches 6 (ECL-14.8)."""
    return face == BURST or (face != BLANK and face + computers - shields >= HIT)


def aim(dice: list[Die], computers: int, targets: list[Target]) -> list[tuple[Die, int]]:
    """Where non-player ships put their dice (ECL-14.18, ECL-19.16): destroy from the largest ship down, each with the
    cheapest dice that do it; what cannot destroy anything goes to the largest ship it hits."""
    rest = sorted(dice, key=lambda die: (die[1], die[0]))
    order = sorted(range(len(targets)), key=lambda i: (-targets[i][0], -targets[i][2], i))
    found: list[tuple[Die, int]] = []
    alive = []
    for i in order:
        _, hull, damage, shields = targets[i]
        cheapest = _cheapest([die for die in rest if hits(die[1], computers, shields)], hull + 1 - damage)
        if cheapest is None:
            alive.append(i)
            continue
        for die in cheapest:
            rest.remove(die)
            found.append((die, i))
    hurt = {i: targets[i][2] for i in alive}
    for die in rest:
        fitting = [i for i in alive if hits(die[1], computers, targets[i][3])]
        if fitting:
            best = max(fitting, key=lambda i: (targets[i][0], hurt[i], -i))
            hurt[best] += die[0]
            found.append((die, best))
    return found


def _cheapest(dice: list[Die], needed: int) -> list[Die] | None:
    """The dice that do at least this much damage: least in all, then fewest, then lowest faces."""
    if sum([damage for damage, _ in dice]) < needed:
        return None
    if len({damage for damage, _ in dice}) == 1:
        return dice[:-(-needed // dice[0][0])]
    best: tuple[int, int, list[int], list[Die]] | None = None
    for chosen in range(1, 1 << len(dice)):
        some = [dice[i] for i in range(len(dice)) if chosen >> i & 1]
        total = sum([damage for damage, _ in some])
        if total >= needed:
            rank = (total, len(some), [face for _, face in some], some)
            if best is None or rank < best:
                best = rank
    return None if best is None else best[3]
