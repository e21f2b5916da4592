"""Build: ships and structures in controlled sectors (ECL-11.6)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import CLASSES, MATERIAL, SHIP_OF, STRUCTURES, TECHNOLOGIES
from fivesuns.games.eclipse.fleets import add_ships
from fivesuns.games.eclipse.players import board
from fivesuns.games.eclipse.sectors import sectors_of, sites
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Choose, Play

ITEMS: Final = (*CLASSES, *STRUCTURES)


def build(s: Galaxy, seat: int, left: int) -> Play:
    """One activation."""
    if not sectors_of(s, seat) or not (buildable(s, seat) or free.trades(s, seat)):
        return
    act = yield from Choose(seat, "eclipse.build", lambda: [*buildable(s, seat), free.DONE, *free.free_acts(s, seat)],
                            "ECL-11.7", about=(left,), refused=lambda: unbuildable(s, seat))
    if act == free.DONE:
        return
    if act[0] != "build":
        yield from free.carry_out(s, seat, act)
        s.then(build, seat, left)
        return
    _, item, tile = act
    price = board(s, seat).build[item]
    s.players[seat].stuff[MATERIAL] -= price
    put_down(s, seat, item, tile)
    s.tell("built", seat=seat, item=item, sector=tile, paid=price)
    if left > 1:
        s.then(build, seat, left - 1)


def put_down(s: Galaxy, seat: int, item: str, tile: int) -> None:
    """A figure from the supply, or a structure."""
    if item in STRUCTURES:
        sites(s, item).append(tile)
    else:
        s.players[seat].supply[SHIP_OF[item]] -= 1
        add_ships(s, tile, seat, SHIP_OF[item], 1)


def obstacle(s: Galaxy, seat: int, item: str) -> Act | None:
    """Why this cannot be built anywhere; None if it can."""
    p = s.players[seat]
    price = board(s, seat).build[item]
    if item in TECHNOLOGIES and item not in p.techs:
        return ("no_technology", item)
    if item in SHIP_OF and not p.supply[SHIP_OF[item]]:
        return ("no_figures", item)
    if p.stuff[MATERIAL] < price:
        return ("costs", price, "material", p.stuff[MATERIAL])
    return None


def buildable(s: Galaxy, seat: int) -> list[Act]:
    found: list[Act] = []
    sectors: list[int] | None = None
    for item in ITEMS:
        if obstacle(s, seat, item) is not None:
            continue
        if sectors is None:
            sectors = sectors_of(s, seat)
        taken = sites(s, item) if item in STRUCTURES else ()
        found += [("build", item, tile) for tile in sectors if tile not in taken]
    return found


def unbuildable(s: Galaxy, seat: int) -> list[Act]:
    found: list[Act] = []
    for item in ITEMS:
        why = obstacle(s, seat, item)
        if why is not None:
            found.append((("build", item), *why))
    return found
