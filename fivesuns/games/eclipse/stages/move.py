"""Move: ships along connections, as far as their drives take them and nobody pins them (ECL-11.8 to 11.12)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import CLASSES, SHIP_OF, STARBASE
from fivesuns.games.eclipse.fleets import add_ships, fleet, fleets_of, must_stay, remove_ships, stats
from fivesuns.games.eclipse.sectors import reach
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Choose, Play


def move(s: Galaxy, seat: int, left: int) -> Play:
    """One activation: one ship to where it can go."""
    moves = movable(s, seat)
    if not moves:
        return
    act = yield from Choose(seat, "eclipse.move", lambda: [*moves, free.DONE, *free.free_acts(s, seat)],
                            "ECL-11.8", about=(left,), refused=lambda: immovable(s, seat))
    if act == free.DONE:
        return
    if act[0] != "move":
        yield from free.carry_out(s, seat, act)
        s.then(move, seat, left)
        return
    _, name, start, end = act
    remove_ships(s, start, seat, SHIP_OF[name], 1)
    add_ships(s, end, seat, SHIP_OF[name], 1)
    s.tell("moved", seat=seat, ship=name, start=start, end=end)
    if left > 1:
        s.then(move, seat, left - 1)


def movable(s: Galaxy, seat: int) -> list[Act]:
    found: list[Act] = []
    for tile in fleets_of(s, seat):
        ships = fleet(s, tile, seat)
        if sum(ships) <= must_stay(s, tile, seat):
            continue
        farthest = 0
        reached: dict[int, int] = {}
        for ship in range(STARBASE):
            if not ships[ship]:
                continue
            drive = stats(s, seat, ship, tile).drive
            if drive > farthest:
                farthest, reached = drive, destinations(s, seat, tile, drive)
            found += [("move", CLASSES[ship], tile, end) for end, steps in reached.items() if steps <= drive]
    return found


def destinations(s: Galaxy, seat: int, start: int, drive: int) -> dict[int, int]:
    """Where a ship that may leave can go, and in how many steps. It stops where it would be pinned (ECL-11.9)."""
    found: dict[int, int] = {}
    edge = [start]
    for steps in range(1, drive + 1):
        further: list[int] = []
        for tile in edge:
            for x in reach(s, tile, seat):
                if x in found or x == start:
                    continue
                found[x] = steps
                if steps < drive and sum(fleet(s, x, seat)) >= must_stay(s, x, seat):
                    further.append(x)
        edge = further
    if _gains_by_returning(s, seat, start):
        ways_back = [x for x, steps in found.items() if steps == 1 and sum(fleet(s, x, seat)) >= must_stay(s, x, seat)
                     and start in reach(s, x, seat)]
        if ways_back:
            found[start] = 2
    return found


def _gains_by_returning(s: Galaxy, seat: int, tile: int) -> bool:
    """To leave and come back only makes a difference to the order of entry."""
    return s.entry[tile][-1] != seat and (sum(fleet(s, tile, seat)) == 1 or s.rules.entry == "last")  # ECL-19.8


def immovable(s: Galaxy, seat: int) -> list[Act]:
    """Ships that stay, and why."""
    found: list[Act] = []
    for tile in fleets_of(s, seat):
        ships = fleet(s, tile, seat)
        pinned = must_stay(s, tile, seat)
        for ship in range(4):
            if ships[ship] and ship == STARBASE:
                found.append((("move", CLASSES[ship], tile), CLASSES[STARBASE]))
            elif ships[ship] and sum(ships) <= pinned:
                found.append((("move", CLASSES[ship], tile), "pinned", min(pinned, sum(ships))))
    return found
