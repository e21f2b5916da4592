"""The upkeep phase: colony ships, the bill, production (ECL-16)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import MATERIAL, MONEY, SCIENCE
from fivesuns.games.eclipse.players import balance, clockwise_from, production, upkeep
from fivesuns.games.eclipse.sectors import sectors_of
from fivesuns.games.eclipse.stages import elimination, free
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Choose, Play


def upkeep_phase(s: Galaxy) -> None:
    """Simultaneous; in turn order, since nobody affects another (ECL-16.5, ECL-19.17)."""
    s.phase = "upkeep"
    order = clockwise_from(s, s.start)
    for seat in order:
        s.then(colonise_in_upkeep, seat)
    for seat in order:
        s.then(pay_upkeep, seat)


def colonise_in_upkeep(s: Galaxy, seat: int) -> Play:
    """ECL-16.1."""
    squares = free.colonies_in_upkeep(s, seat)
    if not squares:
        return
    act = yield from Choose(seat, "eclipse.colonise", lambda: [*squares, free.DONE, *free.light_acts(s, seat)],
                            "ECL-16.1", about=(balance(s.players[seat]),))
    if act == free.DONE:
        return
    yield from free.carry_out(s, seat, act)
    s.then(colonise_in_upkeep, seat)


def pay_upkeep(s: Galaxy, seat: int, told: bool = False) -> Play:
    """Pay, or find the means: trade or abandon sectors until it is possible (ECL-16.2 to 16.4). `told`: that there is
    too little."""
    p = s.players[seat]
    missing = -balance(p)
    if missing <= 0:
        income, cost = production(p, MONEY), upkeep(p)
        p.stuff[MONEY] += income - cost
        p.stuff[MATERIAL] += production(p, MATERIAL)
        p.stuff[SCIENCE] += production(p, SCIENCE)
        gains = {"money": income, "material": production(p, MATERIAL), "science": production(p, SCIENCE)}
        s.tell("upkeep", seat=seat, gains={name: n for name, n in gains.items() if n}, cost=cost)
        return
    if not told:
        s.tell("bankrupt", seat=seat, missing=missing)               # before anything is lost, asked or not
    options: list[Act] = [act for act in free.trades(s, seat) if act[2] == "money"]
    options += [("abandon", tile) for tile in sectors_of(s, seat)]
    if not options:                                                  # ECL-16.6
        yield from elimination.eliminate(s, seat)
        return
    if len(options) > 1:
        options += free.returns(s, seat)
    act = yield from Choose(seat, "eclipse.bankrupt", options, "ECL-16.3", about=(missing,), forced=True)
    if act[0] == "abandon":
        s.tell("abandoned", seat=seat, sector=act[1])
        yield from free.lift_disc(s, seat, act[1])
    else:
        yield from free.carry_out(s, seat, act)
    s.then(pay_upkeep, seat, True)
