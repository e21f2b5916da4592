"""Blueprints: how good a ship class is, and which part tile makes it better."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import BASIC_PARTS, BOARDS, CLASSES, PARTS, SPECIES, STARBASE, Part, Stats
from fivesuns.games.eclipse.judgement.fight import chance_to_hit
from fivesuns.games.eclipse.judgement.position import Position
from fivesuns.games.eclipse.ships import Tiles, add_up, with_tile

Enemy = tuple[int, int, int]     # the ship to be prepared for: computers, shields, damage that destroys it
Step = tuple[int, str]           # a slot, and the part to be put there

MOVEMENT: Final = 0.04           # what one more step of movement adds to the worth of a ship
INITIATIVE: Final = 0.035
_MANY: Final = 5000
_found: dict[tuple[str, int, Tiles, tuple[str, ...], Enemy], list[Step]] = {}
_useful: dict[tuple[tuple[str, ...], bool], list[Part]] = {}


class _Sum:
    """The parts of a blueprint added up, so that one part can be exchanged quickly."""

    def __init__(self, initiative: float, computer: int, energy: int) -> None:
        self.initiative = initiative
        self.computer = computer
        self.shield = 0
        self.hull = 0
        self.drive = 0
        self.energy = energy
        self.dice = 0.0

    def add(self, part: Part, enemy: Enemy, sign: int) -> None:
        self.initiative += sign * part.initiative
        self.computer += sign * part.computer
        self.shield += sign * part.shield
        self.hull += sign * part.hull
        self.drive += sign * part.drive
        self.energy += sign * part.energy
        self.dice += sign * (punch(part.cannon, enemy) + 0.8 * punch(part.missile, enemy))

    def power(self, ship: int, enemy: Enemy) -> float:
        """Nothing if it would not be legal."""
        if self.energy < 0 or (self.drive > 0) == (ship == STARBASE):
            return 0.0
        return strength(self.dice, self.computer, self.shield, self.hull, self.initiative, self.drive, enemy)


def punch(dice: tuple[int, ...], enemy: Enemy) -> float:
    """Damage beyond what destroys the enemy is worth little."""
    return sum([min(x, enemy[2]) + 0.25 * max(x - enemy[2], 0) for x in dice], 0.0)


def strength(dice: float, computer: int, shield: int, hull: int, initiative: float, drive: int, enemy: Enemy) -> float:
    attack = max(dice, 0.0) * chance_to_hit(computer, enemy[1])
    defence = (hull + 1) * 0.5 / chance_to_hit(enemy[0], shield)
    worth = 1 + INITIATIVE * initiative + MOVEMENT * min(drive, 4)
    return float((attack * defence) ** 0.5) * worth + 0.02 * hull + 0.01 * computer


def power_of(stats: Stats, enemy: Enemy) -> float:
    dice = punch(stats.cannon, enemy) + 0.8 * punch(stats.missile, enemy)
    return strength(dice, stats.computer, stats.shield, stats.hull, stats.initiative, stats.drive, enemy)


def enemy_ahead(position: Position) -> Enemy:
    """Whom to arm against: Ancients first, then Guardians and other players."""
    if position.round <= 3:
        return (1, 0, 2)
    return (2, 0, 2) if position.round <= 5 else (2, 1, 3)


def tiles_of(position: Position, ship: int) -> Tiles:
    blueprint = position.me["blueprints"][CLASSES[ship]]
    return (*[slot["tile"] or "" for slot in blueprint["slots"]], blueprint["outside"] or "")


def useful_parts(parts: tuple[str, ...], starbase: bool) -> list[Part]:
    """Those that no other available part betters in every way."""
    key = (parts, starbase)
    found = _useful.get(key)
    if found is None:
        pool = [PARTS[x] for x in dict.fromkeys([*BASIC_PARTS, *parts]) if not PARTS[x].outside]
        if starbase:
            pool = [x for x in pool if not x.drive]
        found = _useful[key] = [x for x in pool if not any([_betters(y, x) for y in pool])]
    return found


def _betters(x: Part, y: Part) -> bool:
    if x.ancient and not y.ancient:                                  # there is only one of it
        return False
    mine = (x.initiative, x.computer, x.shield, x.hull, x.drive, x.energy, sum(x.cannon), sum(x.missile))
    other = (y.initiative, y.computer, y.shield, y.hull, y.drive, y.energy, sum(y.cannon), sum(y.missile))
    return mine != other and all([mine[i] >= other[i] for i in range(8)])


def improvement(board: str, ship: int, tiles: Tiles, parts: tuple[str, ...], enemy: Enemy) -> list[Step]:
    """The one or two part tiles that improve a class most per tile; empty if none does."""
    key = (board, ship, tiles, parts, enemy)
    found = _found.get(key)
    if found is None:
        if len(_found) > _MANY:
            _found.clear()
        found = _found[key] = _improvement(board, ship, tiles, parts, enemy)
    return found


def _improvement(board: str, ship: int, tiles: Tiles, parts: tuple[str, ...], enemy: Enemy) -> list[Step]:
    printed = BOARDS[board].blueprints[ship]
    shown = [tiles[i] or printed.slots[i] for i in range(len(printed.slots))]
    total = _Sum(printed.initiative, printed.computer, printed.energy)
    for name in [*shown, tiles[-1]]:
        if name:
            total.add(PARTS[name], enemy, 1)
    now = total.power(ship, enemy)
    pool = useful_parts(parts, ship == STARBASE)
    slots: dict[tuple[str, bool], int] = {}
    for i, name in enumerate(shown):
        slots.setdefault((name, tiles[i] != "" and PARTS[name].ancient), i)
    singles = [(i, part) for i in slots.values() for part in pool if part.name != shown[i]]
    best = now + 0.015
    chosen: list[Step] = []
    for i, part in singles:
        _exchange(total, shown[i], part.name, enemy)
        value = total.power(ship, enemy)
        if value > best:
            best, chosen = value, [(i, part.name)]
        if part.energy > 0 or (part.drive and value):
            shown[i], old = part.name, shown[i]
            for j, other in singles:
                if j == i or (other.ancient and other.name == part.name):
                    continue
                _exchange(total, shown[j], other.name, enemy)
                pair = now + (total.power(ship, enemy) - now) * 0.62
                if pair > best:
                    best, chosen = pair, [(i, part.name), (j, other.name)]
                _exchange(total, other.name, shown[j], enemy)
            shown[i] = old
        _exchange(total, part.name, shown[i], enemy)
    return _in_order(board, ship, tiles, chosen)


def _exchange(total: _Sum, old: str, new: str, enemy: Enemy) -> None:
    if old:
        total.add(PARTS[old], enemy, -1)
    if new:
        total.add(PARTS[new], enemy, 1)


def _in_order(board: str, ship: int, tiles: Tiles, steps: list[Step]) -> list[Step]:
    """The blueprint must be legal after each of them; none if that cannot be."""
    for order in (steps, steps[::-1]):
        now = tiles
        fine = True
        for slot, part in order:
            now = with_tile(now, slot, part)
            stats = add_up(board, ship, now)
            fine = fine and stats.used <= stats.made and (stats.drive > 0) == (ship != STARBASE)
        if fine:
            return order
    return []


class Designs:
    """My blueprints, and what they could become."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.board = SPECIES[position.species].board
        self.enemy = enemy_ahead(position)
        self.parts = tuple([tech for tech in position.techs if tech in PARTS] + position.me["stored"])
        self.tiles = [tiles_of(position, ship) for ship in range(4)]
        self.weights = self._weights()

    def _weights(self) -> list[float]:
        """How many ships of a class there are or may soon be."""
        many = [0.4, 0.8, 0.5, 0.1]
        for place in self.position.manned:
            for ship, n in enumerate(place.ships(self.position.seat)):
                many[ship] += n
        supply = self.position.me["supply"]
        return [many[ship] if many[ship] >= 1 or supply[CLASSES[ship]] else 0.0 for ship in range(4)]

    def upgrades(self, many: int) -> tuple[list[tuple[int, int, str]], list[Tiles], float]:
        """The next part tiles (class, slot, part), the blueprints with them, and the strength that they add."""
        weights = self.weights
        tiles, parts = list(self.tiles), self.parts
        chosen: list[tuple[int, int, str]] = []
        gained = 0.0
        while len(chosen) < many:
            best, pick = 0.0, -1
            ends: list[Step] = []
            for ship in range(4):
                steps = improvement(self.board, ship, tiles[ship], parts, self.enemy)[:many - len(chosen)]
                if not steps or not weights[ship]:
                    continue
                more = weights[ship] * (self.power(ship, _with(tiles[ship], steps)) - self.power(ship, tiles[ship]))
                if more / len(steps) > best:
                    best, pick, ends = more / len(steps), ship, steps
            if pick < 0:
                break
            gained += best * len(ends)
            tiles[pick] = _with(tiles[pick], ends)
            for slot, part in ends:
                chosen.append((pick, slot, part))
                if PARTS[part].ancient and part in parts:
                    i = parts.index(part)
                    parts = parts[:i] + parts[i + 1:]
        return chosen, tiles, gained

    def power(self, ship: int, tiles: Tiles) -> float:
        return power_of(add_up(self.board, ship, tiles), self.enemy)

    def stats(self, tiles: list[Tiles]) -> list[Stats]:
        return [add_up(self.board, ship, tiles[ship]) for ship in range(4)]


def _with(tiles: Tiles, steps: list[Step]) -> Tiles:
    for slot, part in steps:
        tiles = with_tile(tiles, slot, part)
    return tiles
