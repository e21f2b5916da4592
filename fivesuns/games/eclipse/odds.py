"""The odds of a battle before it is fought, on the same rules for hits, initiative and targets as the battles.

Exact, but for what is too unlikely to matter; fleets so large that this would take long are fought out thousands of
times instead. Either way `error` says by how much the odds may be wrong.

A case is `{"attacker": side, "count": n, "defender": side}`. A side is
- the name of a ship as printed: `cruiser`, `orion_cruiser`, `ancient_standard`, `gcds_advanced`; `count` (for the
  defender `defender_count`) says how many there are, one if nothing is said;
- or a list of groups `{"ship": class, "count": n, "damage": [so far, of each hurt ship]}` with the blueprint as one of
  `"species"` (as printed), `"species"` and `"parts": [...]` (the parts in the grid, and beside it), or
  `"stats": {"initiative", "computer", "shield", "hull", "cannon", "missile"}`, as a view shows them; dice are a list of
  damages or `{colour: n}`. A group may have `"splitter": true` (Antimatter Splitter).
At most 30 ships on a side, with at most 16 dice each.

Nobody retreats, and both sides aim as non-player ships do: destroy from the largest ship down. Where neither side has
a cannon left, the attacker has to leave, so the defender holds the sector.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb, sqrt
from typing import Any, Final

from fivesuns.games.eclipse.catalog import (
    ANTIMATTER,
    BOARDS,
    CLASSES,
    COLOURS,
    DAMAGE,
    NPC,
    NPC_KINDS,
    NPC_VARIANTS,
    PARTS,
    SIZES,
    SPECIES,
    TERRANS,
    Stats,
)
from fivesuns.games.eclipse.shapes import Odds
from fivesuns.games.eclipse.ships import Die, Target, add_up, aim_in_order, aiming_order, hits, no_tiles
from fivesuns.kernel import QuickDice, Rng

Hurt = tuple[tuple[int, ...], ...]       # of each group of a side, the damage of its living ships, most first
NEGLIGIBLE: Final = 1e-9                 # the chance of a position that is not followed any further,
UNLIKELY: Final = 1e-7                   # and of a roll; what is left out is counted in `error`
WORK: Final = 250000                     # rolls to look at, beyond which a battle is sampled
TOLERANCE: Final = 0.005
SAMPLES: Final = 40000
MOST_SHIPS: Final = 30                   # of one side; more than anybody has
MOST_DICE: Final = 16                    # of one ship


class UnknownShip(ValueError):
    """A case names something that is not there; says what is."""


@dataclass(frozen=True)
class Group:
    """Ships of one class on one side."""
    name: str
    size: int
    stats: Stats
    splitter: bool


@dataclass(frozen=True)
class Outcome:
    attacker_win: float
    defender_win: float
    survivors: Mapping[int, float]            # how many of the attacker's ships are left, when it wins
    defenders: Mapping[int, float]            # and of the defender's
    error: float                              # so much may all of them be too small


def solve(cases: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Every case with its odds. Raises UnknownShip, naming the case, if one cannot be read."""
    if not isinstance(cases, list) or not all([isinstance(case, Mapping) for case in cases]):
        raise UnknownShip("cases are a list of objects with attacker and defender")
    found = []
    for n, case in enumerate(cases):
        try:
            attackers, hurt = read_side(case["attacker"], case.get("count", 1))
            defenders, suffered = read_side(case["defender"], case.get("defender_count", 1))
        except KeyError as missing:
            raise UnknownShip(f"case {n + 1}: {missing} is missing") from None
        except (UnknownShip, TypeError, AttributeError) as error:
            raise UnknownShip(f"case {n + 1}: {error}") from None
        found.append({**case, **_described(battle_odds(attackers, hurt, defenders, suffered))})
    return found


def _described(result: Outcome) -> Odds:
    return {"attacker_win": round(result.attacker_win, 6), "defender_win": round(result.defender_win, 6),
            "survivors_when_win": {str(k): round(p, 6) for k, p in sorted(result.survivors.items())},
            "defenders_left": {str(k): round(p, 6) for k, p in sorted(result.defenders.items())},
            "error": round(result.error, 6)}


# reading cases

def read_side(side: Any, count: int) -> tuple[list[Group], Hurt]:
    if isinstance(side, str):
        return [printed_ship(side)], ((0,) * _number("count", count, 1, MOST_SHIPS),)
    groups = [side] if isinstance(side, Mapping) else side
    if not isinstance(groups, list) or not all([isinstance(group, Mapping) for group in groups]):
        raise UnknownShip(f"a side is the name of a ship or a list of groups, not {_short(side)}")
    if not groups:
        raise UnknownShip("a side without ships")
    found = [_read_group(group) for group in groups]
    hurt = tuple([_read_damage(group) for group in groups])
    if sum([len(ships) for ships in hurt]) > MOST_SHIPS:
        raise UnknownShip(f"more than {MOST_SHIPS} ships on one side")
    return found, hurt


def _short(value: Any) -> str:
    return repr(value)[:60]


def _number(name: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise UnknownShip(f"{name} cannot be {_short(value)}; legal: {low} to {high}")
    return value


def printed_ship(name: str) -> Group:
    """A ship as printed on its board or tile."""
    for kind in range(3):
        for variant in NPC_VARIANTS:
            if name == f"{NPC_KINDS[kind]}_{variant}":
                return Group(name, 0, NPC[kind][variant], False)
    species, _, ship = name.rpartition("_")
    if ship in CLASSES and (not species or species in BOARDS or species in SPECIES):
        i = CLASSES.index(ship)
        board = _board(species or TERRANS)
        return Group(name, SIZES[i], add_up(board, i, no_tiles(board, i)), False)
    ships = [f"{kind}_{variant}" for kind in NPC_KINDS for variant in NPC_VARIANTS]
    raise UnknownShip(f"there is no ship {_short(name)}; ships: {', '.join([*CLASSES, 'orion_cruiser ...', *ships])}")


def _board(species: str) -> str:
    if species in BOARDS:
        return species
    if species in SPECIES:
        return SPECIES[species].board
    raise UnknownShip(f"there is no species {_short(species)}; species: {', '.join([*BOARDS, *SPECIES])}")


def _read_group(group: Mapping[str, Any]) -> Group:
    name = group["ship"]
    if not isinstance(name, str):
        raise UnknownShip(f"there is no ship {_short(name)}")
    size = SIZES[CLASSES.index(name)] if name in CLASSES else 0
    splitter = bool(group.get("splitter", False))
    if "stats" in group:
        x = group["stats"]
        sums = [_number(what, x.get(what, 0), -99, 99) for what in ("initiative", "computer", "shield")]
        stats = Stats(sums[0], sums[1], sums[2], _number("hull", x.get("hull", 0), 0, 99), 0, 0, 0,
                      _dice(x.get("cannon", [])), _dice(x.get("missile", [])))
        return Group(name[:60], size, stats, splitter)
    if name not in CLASSES:
        return printed_ship(name)
    board, i = _board(group.get("species", TERRANS)), CLASSES.index(name)
    slots = len(BOARDS[board].blueprints[i].slots)
    tiles = list(no_tiles(board, i))
    grid = 0
    for part in group.get("parts", ()):
        if part not in PARTS:
            raise UnknownShip(f"there is no part {_short(part)}; parts: {', '.join(PARTS)}")
        if PARTS[part].outside:
            tiles[-1] = part
        elif grid == slots:
            raise UnknownShip(f"more than {slots} parts on a {name} of {board}")
        else:
            tiles[grid] = part
            grid += 1
    if "parts" in group:                       # what is listed is all there is in the grid
        printed = BOARDS[board].blueprints[i]
        parts = [PARTS[part] for part in tiles if part]
        stats = Stats(printed.initiative + sum([p.initiative for p in parts]),
                      printed.computer + sum([p.computer for p in parts]), sum([p.shield for p in parts]),
                      sum([p.hull for p in parts]), sum([p.drive for p in parts]), 0, 0,
                      tuple(sorted([die for p in parts for die in p.cannon])),
                      tuple(sorted([die for p in parts for die in p.missile])))
        return Group(name, size, stats, splitter)
    return Group(name, size, add_up(board, i, no_tiles(board, i)), splitter)


def _dice(dice: Any) -> tuple[int, ...]:
    if isinstance(dice, Mapping):
        for colour in dice:
            if colour not in DAMAGE:
                raise UnknownShip(f"there are no {_short(colour)} dice; dice: {', '.join(COLOURS)}")
        dice = [DAMAGE[colour] for colour, n in dice.items() for _ in range(_number("dice", n, 0, MOST_DICE))]
    if len(dice) > MOST_DICE:
        raise UnknownShip(f"more than {MOST_DICE} dice on one ship")
    return tuple(sorted([_number("the damage of a die", x, 1, ANTIMATTER) for x in dice]))


def _read_damage(group: Mapping[str, Any]) -> tuple[int, ...]:
    hurt = [x for x in [_number("damage", x, 0, 99) for x in group.get("damage", ())] if x]
    count = _number("count", group.get("count", 1), 1, MOST_SHIPS)
    if len(hurt) > count:
        raise UnknownShip(f"{count} ships, of which {len(hurt)} are hurt")
    return tuple(sorted([*hurt, *[0] * (count - len(hurt))], reverse=True))


# the battle

class Side:
    """One side, and every condition it has been found in: by number, with the life that is left in it."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.conditions: list[Hurt] = []
        self.life: list[int] = []
        self.armed: list[bool] = []
        self.numbers: dict[Hurt, int] = {}

    def number(self, hurt: Hurt) -> int:
        found = self.numbers.get(hurt)
        if found is None:
            found = self.numbers[hurt] = len(self.conditions)
            self.conditions.append(hurt)
            self.life.append(sum([group.stats.hull + 1 - x for i, group in enumerate(self.groups) for x in hurt[i]]))
            self.armed.append(any([len(hurt[i]) > 0 and len(group.stats.cannon) > 0
                                   for i, group in enumerate(self.groups)]))
        return found

    def targets(self, hurt: Hurt) -> tuple[list[Target], list[tuple[int, int]]]:
        """The ships as targets, and where each is in the condition."""
        targets: list[Target] = []
        places: list[tuple[int, int]] = []
        for i, group in enumerate(self.groups):
            for k, damage in enumerate(hurt[i]):
                targets.append((group.size, group.stats.hull, damage, group.stats.shield))
                places.append((i, k))
        return targets, places

    def after(self, hurt: Hurt, places: list[tuple[int, int]], aimed: list[tuple[Die, int]]) -> Hurt:
        left = [list(x) for x in hurt]
        for die, at in aimed:
            i, k = places[at]
            left[i][k] += die[0]
        return tuple([tuple(sorted([x for x in left[i] if x <= group.stats.hull], reverse=True))
                      for i, group in enumerate(self.groups)])


class Guns:
    """What the fire of one group does to the other side; remembered, since it comes back often."""

    def __init__(self, group: Group, enemy: Side) -> None:
        self.group = group
        self.enemy = enemy
        self.known: dict[tuple[int, int, bool], list[tuple[float, int]]] = {}

    def dice(self, many: int, missiles: bool) -> tuple[int, ...]:
        return (self.group.stats.missile if missiles else self.group.stats.cannon) * many

    def fire(self, many: int, enemy: int, missiles: bool) -> list[tuple[float, int]]:
        """The conditions that this many ships may bring an enemy into, with their chances."""
        key = (many, enemy, missiles)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._fire(many, self.enemy.conditions[enemy], missiles)
        return found

    def _fire(self, many: int, hurt: Hurt, missiles: bool) -> list[tuple[float, int]]:
        computers = self.group.stats.computer
        targets, places = self.enemy.targets(hurt)
        order, least = aiming_order(computers, targets)
        faces = _faces(computers, sorted({target[3] for target in targets}))
        results: dict[int, float] = {}
        for chance, rolled in _rolls(self.dice(many, missiles), faces, not missiles and self.group.splitter):
            aimed = aim_in_order(sorted(rolled, key=_by_face), targets, order, least)
            left = self.enemy.number(self.enemy.after(hurt, places, aimed))
            results[left] = results.get(left, 0.0) + chance
        return [(chance, left) for left, chance in results.items()]

    def work(self, many: int) -> int:
        """Roughly how many different rolls this many ships have."""
        kinds = len({group.stats.shield for group in self.enemy.groups})
        rolls = 1
        for dice in (self.dice(many, False), self.dice(many, True)):
            here = 1
            for damage in sorted(set(dice)):
                here *= comb(dice.count(damage) + kinds, kinds)
            rolls = max(rolls, here)
        return rolls


def _by_face(die: Die) -> tuple[int, int]:
    return (die[1], die[0])


def _faces(computers: int, shields: Sequence[int]) -> list[tuple[float, int]]:
    """Faces that hit the same ships are one; a face that hits nothing is 0."""
    found: dict[tuple[bool, ...], tuple[int, int]] = {}
    for face in range(1, 7):
        pattern = tuple([hits(face, computers, x) for x in shields])
        many, least = found.get(pattern, (0, face if any(pattern) else 0))
        found[pattern] = (many + 1, least)
    return [(many / 6, face) for many, face in found.values()]


def _rolls(dice: Sequence[int], faces: list[tuple[float, int]], splitter: bool) -> list[tuple[float, list[Die]]]:
    """Every roll that differs in what it hits, with its chance."""
    found: list[tuple[float, list[Die]]] = [(1.0, [])]
    for damage in sorted(set(dice)):
        split = splitter and damage == ANTIMATTER
        more = []
        for chance, some in _counts(dice.count(damage), faces):
            add: list[Die] = []
            for face, n in some:
                if face:
                    add += [(1, face)] * (n * damage) if split else [(damage, face)] * n
            more.append((chance, add))
        found = [(p * q, rolled + add) for p, rolled in found for q, add in more if p * q > UNLIKELY]
    return found


def _counts(n: int, faces: list[tuple[float, int]]) -> list[tuple[float, list[tuple[int, int]]]]:
    """How many of n dice show each face, with the chance."""
    (p, face), rest = faces[0], faces[1:]
    if not rest:
        return [(p ** n, [(face, n)])]
    found = []
    for k in range(n + 1):
        for chance, others in _counts(n - k, rest):
            found.append((comb(n, k) * p ** k * chance, [(face, k), *others]))
    return found


class Fight:
    """A battle to be judged: the defender is side 0, the attacker side 1."""

    def __init__(self, attackers: list[Group], hurt: Hurt, defenders: list[Group], suffered: Hurt) -> None:
        self.sides = (Side(defenders), Side(attackers))
        self.guns = ([Guns(g, self.sides[1]) for g in defenders], [Guns(g, self.sides[0]) for g in attackers])
        ranks = [(-g.stats.initiative, side, -g.size, i) for side in (0, 1)
                 for i, g in enumerate(self.sides[side].groups)]
        self.order = [(side, i) for _, side, _, i in sorted(ranks)]
        self.start = (self.sides[0].number(suffered), self.sides[1].number(hurt))

    def work(self) -> int:
        """Roughly how many rolls an exact answer has to look at."""
        found = 0
        for side in (0, 1):
            ships = self.sides[side].conditions[self.start[side]]
            life = self.sides[1 - side].life[self.start[1 - side]]
            found += sum([gun.work(len(ships[i])) * len(ships[i]) * life for i, gun in enumerate(self.guns[side])])
        return found

    def volley(self, chances: dict[tuple[int, int], float], side: int, i: int,
               missiles: bool) -> dict[tuple[int, int], float]:
        """One group fires, in all positions where it still can."""
        found: dict[tuple[int, int], float] = {}
        own, gun = self.sides[side].conditions, self.guns[side][i]
        life = self.sides[1 - side].life
        for position, chance in chances.items():
            mine, theirs = (position[0], position[1]) if side == 0 else (position[1], position[0])
            many = len(own[mine][i])
            if not many or not life[theirs]:
                found[position] = found.get(position, 0.0) + chance
                continue
            for p, left in gun.fire(many, theirs, missiles):
                new = (mine, left) if side == 0 else (left, mine)
                found[new] = found.get(new, 0.0) + chance * p
        return found

    def is_over(self, position: tuple[int, int]) -> bool:
        a, b = position
        return (not self.sides[0].life[a] or not self.sides[1].life[b]
                or not (self.sides[0].armed[a] or self.sides[1].armed[b]))

    def exact(self) -> Outcome:
        """Every position follows from one with more life left, so one pass from the first to the last is exact; rounds
        in which nothing hits are summed up at once."""
        chances = {self.start: 1.0}
        for side, i in self.order:
            if self.sides[side].groups[i].stats.missile:
                chances = self.volley(chances, side, i, True)
        waiting: dict[int, dict[tuple[int, int], float]] = {}
        ends: dict[tuple[int, int], float] = {}
        self._sort(chances, waiting, ends)
        while waiting:
            for position, chance in waiting.pop(max(waiting)).items():
                if chance < NEGLIGIBLE:
                    continue
                after = {position: 1.0}
                for side, i in self.order:
                    after = self.volley(after, side, i, False)
                stays = after.pop(position, 0.0)
                self._sort({x: p * chance / (1.0 - stays) for x, p in after.items()}, waiting, ends)
        return self._outcome(ends)

    def _sort(self, chances: Mapping[tuple[int, int], float], waiting: dict[int, dict[tuple[int, int], float]],
              ends: dict[tuple[int, int], float]) -> None:
        for position, chance in chances.items():
            if self.is_over(position):
                ends[position] = ends.get(position, 0.0) + chance
            else:
                there = waiting.setdefault(self.sides[0].life[position[0]] + self.sides[1].life[position[1]], {})
                there[position] = there.get(position, 0.0) + chance

    def sampled(self) -> Outcome:
        """Fought out again and again until twice the standard error is below half a point."""
        rng = QuickDice("odds")
        ends: dict[tuple[int, int], int] = {}
        fights = won = 0
        while fights < SAMPLES:
            position = self._fought_out(rng)
            ends[position] = ends.get(position, 0) + 1
            fights += 1
            won += not self.sides[0].life[position[0]]
            if fights % 500 == 0 and 2 * _standard_error(won, fights) <= TOLERANCE:
                break
        found = self._outcome({position: n / fights for position, n in ends.items()})
        return Outcome(found.attacker_win, found.defender_win, found.survivors, found.defenders,
                       2 * _standard_error(won, fights))

    def _fought_out(self, rng: Rng) -> tuple[int, int]:
        position = list(self.start)
        for missiles in (True, False):
            while True:
                for side, i in self.order:
                    many = len(self.sides[side].conditions[position[side]][i])
                    if many and self.sides[1 - side].life[position[1 - side]]:
                        position[1 - side] = self._shot(side, i, many, position[1 - side], missiles, rng)
                if missiles or self.is_over((position[0], position[1])):
                    break
        return (position[0], position[1])

    def _shot(self, side: int, i: int, many: int, enemy: int, missiles: bool, rng: Rng) -> int:
        gun, foe = self.guns[side][i], self.sides[1 - side]
        split = gun.group.splitter and not missiles
        rolled: list[Die] = []
        for damage in gun.dice(many, missiles):
            face = 1 + rng.below(6)
            rolled += [(1, face)] * damage if split and damage == ANTIMATTER else [(damage, face)]
        targets, places = foe.targets(foe.conditions[enemy])
        order, least = aiming_order(gun.group.stats.computer, targets)
        aimed = aim_in_order(sorted(rolled, key=_by_face), targets, order, least)
        return foe.number(foe.after(foe.conditions[enemy], places, aimed)) if aimed else enemy

    def _outcome(self, ends: Mapping[tuple[int, int], float]) -> Outcome:
        survivors: dict[int, float] = {}
        defenders: dict[int, float] = {}
        for (a, b), chance in ends.items():
            left = sum([len(ships) for ships in self.sides[0].conditions[a]])
            many = sum([len(ships) for ships in self.sides[1].conditions[b]])
            if left:
                defenders[left] = defenders.get(left, 0.0) + chance
            else:
                survivors[many] = survivors.get(many, 0.0) + chance
        won, lost = sum(survivors.values()), sum(defenders.values())
        return Outcome(won, lost, survivors, defenders, max(0.0, 1.0 - won - lost))


def _standard_error(won: int, fights: int) -> float:
    """Of a share, never taken for zero on the strength of a few hundred fights."""
    p = (won + 1) / (fights + 2)
    return sqrt(p * (1 - p) / fights)


def battle_odds(attackers: list[Group], hurt: Hurt, defenders: list[Group], suffered: Hurt) -> Outcome:
    """Exact where that takes a moment, sampled within half a point where it would take too long."""
    fight = Fight(attackers, hurt, defenders, suffered)
    return fight.exact() if fight.work() <= WORK else fight.sampled()
