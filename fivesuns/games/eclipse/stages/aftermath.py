"""After the battles: population attacked, discs, discoveries, repair (ECL-15)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import ANY, CLASSES, MONEY, ORBITAL_SQUARE, RESOURCES, SCIENCE, SECTORS, SHIP_OF
from fivesuns.games.eclipse.exceptions import draco, technologies
from fivesuns.games.eclipse.fleets import fleet, fleets_of, hostile_npcs, stats
from fivesuns.games.eclipse.players import alive, board, clockwise_from, seat_of
from fivesuns.games.eclipse.sectors import remove_cube, sectors_of
from fivesuns.games.eclipse.ships import hits
from fivesuns.games.eclipse.stages import diplomacy, discovery, elimination, free
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Play, Roll, Sub

SPARE: Final = ("spare",)
BOMBS: Final = ("bombs",)


# population (ECL-15.1 to 15.4)

def attack_population(s: Galaxy) -> None:
    """In every sector with ships of one player and cubes of another."""
    for tile in sorted(s.entry, reverse=True):
        owner = s.owner.get(tile)
        if owner is not None and s.cubes.get(tile):
            for seat in s.entry[tile]:
                if seat != owner:
                    s.then(bombard, tile, seat, ())
    s.then(influence_sectors)


def bombard(s: Galaxy, tile: int, seat: int, fired: tuple[int, ...]) -> Play:
    """The next class of ships attacks, or all cubes die at once; `fired` are the classes that have."""
    victim = s.owner[tile]
    if not s.cubes.get(tile):
        return
    if board(s, victim).population_defenceless and is_armed_enough(s, tile, seat):
        yield from destroy_all(s, tile, seat)
        return
    ships = fleet(s, tile, seat)
    options: list[Act] = [("bombard", CLASSES[ship]) for ship in range(4)
                          if ships[ship] and ship not in fired and stats(s, seat, ship, tile).cannon]
    if may_bomb(s, tile, seat):
        options.insert(0, BOMBS)
    options.append(SPARE)
    act = yield from free.choose(s, seat, "eclipse.bombard", options, "ECL-15.1",
                                 (tile, s.players[victim].species))
    if act == BOMBS:
        yield from destroy_all(s, tile, seat)
    elif act != SPARE:
        ship = SHIP_OF[act[1]]
        mine = stats(s, seat, ship, tile)
        dice = mine.cannon * ships[ship]
        faces = yield from Roll(6, len(dice))
        damage = sum([dice[i] for i in range(len(dice)) if hits(faces[i], mine.computer, 0)])
        s.tell("bombarded", seat=seat, foe=victim, sector=tile, faces=list(faces), dice=list(dice),
               computer=mine.computer, damage=damage)
        yield from destroy_cubes(s, tile, seat, damage)
        s.then(bombard, tile, seat, (*fired, ship))


def may_bomb(s: Galaxy, tile: int, seat: int) -> bool:
    return technologies.has_bombs(s.players[seat], s.players[s.owner[tile]]) and is_armed_enough(s, tile, seat)


def is_armed_enough(s: Galaxy, tile: int, seat: int) -> bool:
    """Any ship will do (ECL-19.36)."""
    ships = fleet(s, tile, seat)
    return s.rules.bombs_need_cannons == "no" or any(
        [ships[ship] > 0 and len(stats(s, seat, ship, tile).cannon) > 0 for ship in range(4)])


def destroy_all(s: Galaxy, tile: int, seat: int) -> Sub[None]:
    yield from destroy_cubes(s, tile, seat, 99)


def destroy_cubes(s: Galaxy, tile: int, seat: int, damage: int) -> Sub[None]:
    """Each point of damage destroys a cube of the attacker's choice; the owner picks its graveyard where the square
    leaves it open (ECL-15.3)."""
    victim = s.owner[tile]
    while damage and s.cubes.get(tile):
        filled = s.cubes[tile]
        square = filled[0]
        kinds = {square_name(tile, x): x for x in reversed(filled)}
        if len(filled) > damage and len(kinds) > 1:
            act = yield from free.choose(s, seat, "eclipse.destroy", [("square", x) for x in sorted(kinds.values())],
                                         "ECL-15.1", (tile, damage))
            square = act[1]
        kind = free.square_kind(tile, square)
        graves = (0, 1, 2) if kind == ANY else (SCIENCE, MONEY) if kind == ORBITAL_SQUARE else (kind,)
        r = yield from free.pick_track(s, victim, graves, "eclipse.grave", "ECL-15.3", (tile,))
        remove_cube(s, tile, square)
        s.players[victim].grave[r] += 1
        s.tell("cube_destroyed", seat=seat, foe=victim, sector=tile, resource=RESOURCES[r])
        damage -= 1


def square_name(tile: int, square: int) -> tuple[int, bool]:
    """Squares of one name are alike."""
    squares = SECTORS[tile].squares
    return squares[square] if square < len(squares) else (ORBITAL_SQUARE, False)


# discs (ECL-15.5)

def influence_sectors(s: Galaxy) -> None:
    """Discs without cubes fall to enemy ships; then ships may claim sectors without a disc."""
    for tile in sorted(s.entry, reverse=True):
        owner = s.owner.get(tile)
        if owner is not None and not s.cubes.get(tile) and owner not in s.entry[tile]:
            del s.owner[tile]
            s.players[owner].discs += 1
            s.tell("lost_sector", seat=owner, sector=tile)
    for tile in sorted(s.entry, reverse=True):
        if tile not in s.owner:
            for seat in s.entry[tile]:
                s.then(claim, tile, seat)
    s.then(share_discoveries)


def claim(s: Galaxy, tile: int, seat: int) -> Play:
    if tile in s.owner or not s.players[seat].discs or hostile_npcs(s, tile, seat):
        return
    act = yield from free.choose(s, seat, "eclipse.claim", [("claim", tile), ("leave", tile)], "ECL-15.5", (tile,))
    if act[0] == "claim":
        s.players[seat].discs -= 1
        s.owner[tile] = seat
        s.tell("controlled", seat=seat, sector=tile)


# discoveries (ECL-15.6)

def share_discoveries(s: Galaxy) -> None:
    for tile in sorted(s.facedown, reverse=True):
        seat = finder(s, tile)
        if seat >= 0:
            s.then(pick_up, seat, tile)
    s.then(choose_sides)
    s.then(repair)


def finder(s: Galaxy, tile: int) -> int:
    """Who takes the discovery of a sector without non-player ships; -1 if nobody."""
    if tile in s.npcs:
        return -1
    owner = s.owner.get(tile, -1)
    ships = s.entry.get(tile, ())
    if owner >= 0 and draco.inherits(s, owner, tile):
        return owner
    return ships[0] if ships else owner


def pick_up(s: Galaxy, seat: int, tile: int) -> Play:
    """All are turned over before the first side is chosen: there is time until the phase ends (ECL-13.1)."""
    yield from discovery.take(s, seat, tile)
    if s.found:
        s.finds.append((seat, s.found, s.site))
        s.found, s.site = "", 0


def choose_sides(s: Galaxy) -> None:
    if s.finds:
        seat, s.found, s.site = s.finds.pop(0)
        s.then(discovery.choose_side, seat)
        s.then(choose_sides)


# repair, and the end of the phase

def repair(s: Galaxy) -> Play:
    """ECL-15.7, 15.8."""
    s.damage = {}
    for seat in alive(s):
        if not fleets_of(s, seat) and not sectors_of(s, seat):
            yield from elimination.eliminate(s, seat)
    if s.rules.late_relations == "yes":                              # ECL-19.32
        for seat in clockwise_from(s, s.start):
            s.then(parley, seat)


def parley(s: Galaxy, seat: int) -> Play:
    """Relations at the end of the combat phase, where the table wants them."""
    s.declined, s.related = [], False
    while True:
        others = diplomacy.partners(s, seat)
        if not others:
            return
        options: list[Act] = [free.DONE, *[("propose", s.players[x].species) for x in others]]
        act = yield from free.choose(s, seat, "eclipse.parley", options, "ECL-19.32")
        if act == free.DONE:
            return
        yield from free.propose(s, seat, seat_of(s, act[1]))
