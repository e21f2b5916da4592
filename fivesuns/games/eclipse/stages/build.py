"""Build: ships and structures in controlled sectors (ECL-11.6)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import CLASSES, MATERIAL
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.state import SHIP_OF, Act, Galaxy, add_ships, board, sectors_of
from fivesuns.kernel import Choose, Play

ITEMS: Final = (*CLASSES, "orbital", "monolith")
NEEDS_TECHNOLOGY: Final = ("starbase", "orbital", "monolith")


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
    p = s.players[seat]
    price = board(s, seat).build[item]
    p.stuff[MATERIAL] -= price
    if item == "orbital":
        s.orbitals.append(tile)
    elif item == "monolith":
        s.monoliths.append(tile)
    else:
        p.supply[SHIP_OF[item]] -= 1
        add_ships(s, tile, seat, SHIP_OF[item], 1)
    s.tell("built", seat=seat, item=item, sector=tile, paid=price)
    if left > 1:
        s.then(build, seat, left - 1)


def obstacle(s: Galaxy, seat: int, item: str) -> Act | None:
    """Why this cannot be built anywhere; None if it can."""
    p = s.players[seat]
    price = board(s, seat).build[item]
    if item in NEEDS_TECHNOLOGY and item not in p.techs:
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
        taken = s.orbitals if item == "orbital" else s.monoliths if item == "monolith" else ()
        found += [("build", item, tile) for tile in sectors if tile not in taken]
    return found


def unbuildable(s: Galaxy, seat: int) -> list[Act]:
    found: list[Act] = []
    for item in ITEMS:
        why = obstacle(s, seat, item)
        if why is not None:
            found.append((("build", item), *why))
    return found
