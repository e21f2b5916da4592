"""Retreat from a space combat: where to, what is carried, what is left behind (TI-43.7)."""
from __future__ import annotations

from fivesuns.games.twilight import galaxy, tokens, units, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import words
from fivesuns.games.twilight.stages.movement import Sailing, brave_rifts, transfer
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Allocate, Choose, Sub


def refuges(s: Twilight, seat: int) -> list[str]:
    """Where ships of the active system can go without a movement: no ships of others there; what ships cannot enter
    they cannot flee to, nor to a nebula (A-16, A-65)."""
    return [system for system in galaxy.steps(s, seat, s.system) if not galaxy.foes_with_ships(s, seat, system)
            and galaxy.may_enter(s, seat, system) and SYSTEMS[system].anomaly != "nebula"]


def havens(s: Twilight, seat: int) -> list[str]:
    """Of these, where there is a unit or planet of one's own (TI-43.7c)."""
    return [system for system in refuges(s, seat) if galaxy.present(s, seat, system)]


def withdraw(s: Twilight, seat: int) -> Sub[None]:
    """All ships that can move go to one system with what they can carry; the rest of the cargo is destroyed, and a
    token is put there, unless nobody has arrived (TI-43.7b, TI-43.7d)."""
    places = havens(s, seat)
    if not places:
        return
    target = yield from Choose(seat, "twilight.retreat", places, "TI-43.7", forced=True)
    fleet = movers(s, seat)
    if SYSTEMS[s.system].anomaly == "gravity_rift":
        yield from load_each(s, seat, fleet)
    else:
        yield from load(s, seat, fleet)
    arrived = yield from brave_rifts(s, seat, fleet, [galaxy.exits(s.system, (target,)) for _ in fleet])
    transfer(s, seat, fleet, arrived, target)
    stranded = cargo(s, seat)
    if stranded:
        units.destroy(s, seat, s.system, stranded)                              # by nobody
    s.forces = [x for x in s.forces if x.value != "counts_as_ship" or x.seat != seat]        # those on planets stay
    s.tell("retreated", seat=seat, system=target)
    if arrived:
        yield from tokens.place(s, seat, target)


def movers(s: Twilight, seat: int) -> list[Sailing]:
    found = []
    for word, n in words(s, seat, s.system, tuple(units.troops(s.players[seat], s.system))).items():
        type = word.removesuffix("*")
        if values.unit(s, seat, type).move:
            found += [Sailing(type, s.system, word != type) for _ in range(n)]
    return found


def cargo(s: Twilight, seat: int) -> dict[str, int]:
    """Fighters and ground forces in space that cannot move by themselves."""
    there = units.troops(s.players[seat], s.system)
    return {type: there[type] for type in units.CARGO if type in there and not values.unit(s, seat, type).move}


def load(s: Twilight, seat: int, fleet: list[Sailing]) -> Sub[None]:
    """What is carried, all ships together."""
    room = sum([values.unit(s, seat, ship.type).capacity for ship in fleet])
    taken = yield from Allocate(seat, "twilight.retreat_cargo", cargo(s, seat), room, "TI-43.7b", forced=True)
    if fleet:
        fleet[0].cargo = [(type, s.system, n) for type, n in taken]


def load_each(s: Twilight, seat: int, fleet: list[Sailing]) -> Sub[None]:
    """Out of a gravity rift ships may be lost with what they carry: each has its own (A-16, TI-16.2b)."""
    left = cargo(s, seat)
    for ship in fleet:
        room = values.unit(s, seat, ship.type).capacity
        if room and left:
            taken = yield from Allocate(seat, "twilight.retreat_cargo", left, room, "TI-43.7b", forced=True, least=0,
                                        about=(ship.type,))
            ship.cargo = [(type, s.system, n) for type, n in taken]
            for type, n in taken:
                left[type] -= n
            left = {type: n for type, n in left.items() if n}
