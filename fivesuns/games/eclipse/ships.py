"""Blueprints added up, dice that hit or miss, and how non-player ships choose their targets.

Plain numbers in, plain numbers out: the battles and the calculator of odds stand on the same few functions.
"""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import BASIC_PARTS, BOARDS, CLASSES, PARTS, STARBASE, Stats

Tiles = tuple[str, ...]          # the part tile on each slot of a blueprint, "" for none; last the one beside the grid
Die = tuple[int, int]            # (damage, face)
Target = tuple[int, int, int, int]     # (size, hull, damage so far, shields)

BLANK: Final = 1
BURST: Final = 6
HIT: Final = 6

_stats: dict[tuple[str, int, Tiles], Stats] = {}
_placements: dict[tuple[str, int, Tiles, tuple[str, ...]], list[tuple[str, str, int, str]]] = {}
_choices: dict[tuple[tuple[Die, ...], int], list[Die]] = {}
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
        tuple(sorted([die for p in parts for die in p.cannon])),
        tuple(sorted([die for p in parts for die in p.missile])))


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
        found = _placements[key] = _find_placements(board, ship, tiles, parts)
    return found


def _find_placements(board: str, ship: int, tiles: Tiles, parts: tuple[str, ...]) -> list[tuple[str, str, int, str]]:
    now, printed, name = add_up(board, ship, tiles), BOARDS[board].blueprints[ship].slots, CLASSES[ship]
    candidates = [PARTS[part] for part in (*BASIC_PARTS, *parts)]
    found: list[tuple[str, str, int, str]] = []
    for slot in range(len(printed)):
        old = tiles[slot] or printed[slot]
        energy, drive = now.made - now.used, now.drive
        if old:
            energy -= PARTS[old].energy
            drive -= PARTS[old].drive
        for part in candidates:
            if part.name == old or part.outside or energy + part.energy < 0:
                continue
            if drive + part.drive == 0 if ship == STARBASE else drive + part.drive > 0:
                found.append(("place", name, slot, part.name))
    return found + [("place", name, len(tiles) - 1, part.name) for part in candidates if part.outside]


def changes(board: str, ship: int, tiles: Tiles, slot: int, part: str) -> bool:
    """Would this tile make any difference there?"""
    return (tiles[slot] or BOARDS[board].blueprints[ship].slots[slot]) != part


def hits(face: int, computers: int, shields: int) -> bool:
    """A burst always hits, a blank never, any other face if the sum reaches 6 (ECL-14.8)."""
    return face == BURST or (face != BLANK and face + computers - shields >= HIT)


def least_face(computers: int, shields: int) -> int:
    """The lowest face that hits."""
    return min(BURST, max(BLANK + 1, HIT - computers + shields))


def aim(dice: list[Die], computers: int, targets: list[Target]) -> list[tuple[Die, int]]:
    """Where non-player ships put their dice (ECL-14.18, ECL-19.16): destroy from the largest ship down, each with the
    cheapest dice that do it; what cannot destroy anything goes to the largest ship it hits."""
    order, faces = aiming_order(computers, targets)
    return aim_in_order(sorted(dice, key=lambda die: (die[1], die[0])), targets, order, faces)


def aiming_order(computers: int, targets: list[Target]) -> tuple[list[int], list[int]]:
    """The targets from the largest and most damaged down, and the lowest face that hits each."""
    return (sorted(range(len(targets)), key=lambda i: (-targets[i][0], -targets[i][2], i)),
            [least_face(computers, target[3]) for target in targets])


def aim_in_order(rest: list[Die], targets: list[Target], order: list[int], faces: list[int]) -> list[tuple[Die, int]]:
    """`aim`, with what does not depend on the dice found before; they come sorted by face."""
    found: list[tuple[Die, int]] = []
    alive: list[int] = []
    for i in order:
        if not rest:
            return found
        least = faces[i]
        cheapest = _cheapest(rest if rest[0][1] >= least else [die for die in rest if die[1] >= least],
                             targets[i][1] + 1 - targets[i][2])
        if cheapest is None:
            alive.append(i)
            continue
        for die in cheapest:
            rest.remove(die)
            found.append((die, i))
    hurt: dict[int, int] = {}
    for die in rest:
        best = -1
        for i in alive:
            if die[1] < faces[i] or (best >= 0 and targets[i][0] < targets[best][0]):
                continue
            if best < 0 or hurt.get(i, targets[i][2]) > hurt.get(best, targets[best][2]):
                best = i
        if best >= 0:
            hurt[best] = hurt.get(best, targets[best][2]) + die[0]
            found.append((die, best))
    return found


def _cheapest(dice: list[Die], needed: int) -> list[Die] | None:
    """The dice that do at least this much damage: least in all, then fewest, then lowest faces. Dice come sorted by
    face."""
    if not dice:
        return None
    first = dice[0][0]
    if all([damage == first for damage, _ in dice]):
        many = -(-needed // first)
        return dice[:many] if many <= len(dice) else None
    if sum([damage for damage, _ in dice]) < needed:
        return None
    key = (tuple(dice), needed)
    found = _choices.get(key)
    if found is None:
        if len(_choices) > _MANY:
            _choices.clear()
        found = _choices[key] = _cheapest_mixture(dice, needed)
    return found


def _cheapest_mixture(dice: list[Die], needed: int) -> list[Die]:
    kinds = sorted({damage for damage, _ in dice})
    sets: list[tuple[int, list[Die]]] = [(0, [])]
    for kind in kinds:
        these = [die for die in dice if die[0] == kind]
        sets = [(total + n * kind, some + these[:n]) for total, some in sets
                for n in range(min(len(these), max(0, -(-(needed - total) // kind))) + 1)]
    return min([(total, len(some), sorted([face for _, face in some]), some)
                for total, some in sets if total >= needed])[3]
