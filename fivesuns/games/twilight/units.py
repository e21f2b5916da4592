"""Units on the board: put there, taken away, damaged, destroyed (TI-26, TI-29, TI-52)."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.catalog import PLASTIC
from fivesuns.games.twilight.galaxy import places_of
from fivesuns.games.twilight.state import NOBODY, Force, Player, Troops, Twilight

UNLIMITED: Final = ("fighter", "infantry")            # tokens stand in for them (TI-52.4)
CARGO: Final = values.CARGO
SHIPS: Final = values.SHIPS
LARGE: Final = tuple([type for type in SHIPS if type != "fighter"])
STRUCTURES: Final = ("pds", "space_dock")


def count(p: Player, place: str, type: str) -> int:
    return p.units.get(place, {}).get(type, 0)


def troops(p: Player, place: str) -> Troops:
    return p.units.get(place, {})


def ships(p: Player, system: str) -> Troops:
    return {type: n for type, n in troops(p, system).items() if type in SHIPS}


def on_board(p: Player, type: str) -> int:
    return sum([there.get(type, 0) for there in p.units.values()])


def left(p: Player, type: str) -> int:
    """How many are in the reinforcements."""
    return 99 if type in UNLIMITED else PLASTIC[type] - on_board(p, type)


def put(p: Player, place: str, type: str, n: int = 1) -> None:
    there = p.units.setdefault(place, {})
    there[type] = there.get(type, 0) + n


def place(s: Twilight, seat: int, where: str, type: str, n: int = 1) -> None:
    """The same, and everybody hears of it."""
    put(s.players[seat], where, type, n)
    s.tell("placed", seat=seat, type=type, place=where)


def take(p: Player, place: str, type: str, n: int = 1) -> int:
    """Take so many away, damaged ones last; how many of them were damaged."""
    there = p.units[place]
    there[type] -= n
    rest = there[type]
    if not rest:
        del there[type]
        if not there:
            del p.units[place]
    hurt = p.damaged.get(place, {}).get(type, 0)
    gone = max(0, hurt - rest)
    if gone:
        heal(p, place, type, gone)
    return gone


def hurt(p: Player, place: str, type: str, n: int = 1) -> None:
    there = p.damaged.setdefault(place, {})
    there[type] = there.get(type, 0) + n


def heal(p: Player, place: str, type: str, n: int = 1) -> None:
    there = p.damaged[place]
    there[type] -= n
    if not there[type]:
        del there[type]
        if not there:
            del p.damaged[place]


def damaged(p: Player, place: str, type: str) -> int:
    return p.damaged.get(place, {}).get(type, 0)


def move(p: Player, origin: str, target: str, type: str, n: int = 1, hurt_ones: int = 0) -> None:
    """So many, of which these are damaged."""
    for _ in range(hurt_ones):
        heal(p, origin, type)
    take(p, origin, type, n)
    put(p, target, type, n)
    if hurt_ones:
        hurt(p, target, type, hurt_ones)


def discard(p: Player, place: str, losses: Mapping[str, int]) -> None:
    """Back to the reinforcements. A type with an asterisk means damaged ones, one with a planet those on it."""
    for word, n in losses.items():
        type, _, planet = word.removesuffix("*").partition("@")
        for _ in range(n if word.endswith("*") else 0):
            heal(p, place, type)
        take(p, planet or place, type, n)


def destroy(s: Twilight, seat: int, place: str, losses: Mapping[str, int], by: int = NOBODY, how: str = "") -> None:
    """Back to the reinforcements; `by` whom, if it is anybody's doing, and by what. Once this step is done, there is a
    window for all that went together (A-64)."""
    discard(s.players[seat], place, losses)
    s.settled = False
    types = [word.removesuffix("*").partition("@")[0] for word, n in losses.items() for _ in range(n)]
    s.fallen.append((seat, place, by, how, *types))
    if s.combat is not None and s.combat.place == place:
        s.combat.calm = -1
        s.combat.lost.setdefault(seat, []).extend(types)
        s.forces = [survivors(x, place, losses) if x.value == "counts_as_ship" and x.seat == seat else x
                    for x in s.forces]
    s.tell("destroyed", seat=seat, place=place, units=dict(losses))


def survivors(force: Force, system: str, losses: Mapping[str, int]) -> Force:
    """Of ground forces that fight as ships."""
    place = force.about[0]
    return replace(force, amount=force.amount - losses.get("infantry" if place == system else f"infantry@{place}", 0))


def anyone_on(s: Twilight, planet: str) -> list[int]:
    return [seat for seat, p in enumerate(s.players) if planet in p.units]


def ground(p: Player, planet: str) -> int:
    return count(p, planet, "infantry")


def soldiers(p: Player, planet: str) -> Troops:
    """Who fights on a planet: all but structures."""
    return {type: n for type, n in troops(p, planet).items() if type not in STRUCTURES}


def in_system(p: Player, system: str) -> Troops:
    """All units of a system, on its planets too."""
    found: Troops = {}
    for place in places_of(system):
        for type, n in troops(p, place).items():
            found[type] = found.get(type, 0) + n
    return found
