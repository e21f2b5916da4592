"""Upgrade: part tiles off and onto blueprints (ECL-11.1 to 11.5)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import CLASSES, PARTS, SHIP_OF
from fivesuns.games.eclipse.ships import is_legal, placements, with_tile
from fivesuns.games.eclipse.stages import discovery, free
from fivesuns.games.eclipse.state import Act, Galaxy, Player
from fivesuns.kernel import Choose, Play


def upgrade(s: Galaxy, seat: int, left: int) -> Play:
    """One activation: return any tiles, then place one."""
    act = yield from Choose(seat, "eclipse.upgrade", lambda: upgrades(s, seat), "ECL-11.2", about=(left,),
                            refused=lambda: unusable(s, seat))
    if act == free.DONE:
        return
    p = s.players[seat]
    if act[0] == "place":
        place(s, seat, SHIP_OF[act[1]], act[2], act[3])
        if left > 1:
            s.then(upgrade, seat, left - 1)
        return
    if act[0] == "remove":
        ship, slot = SHIP_OF[act[1]], act[2]
        s.tell("removed_part", seat=seat, part=p.blueprints[ship][slot], ship=act[1])
        discovery.remove_tile(s, seat, ship, slot)
    else:
        yield from free.carry_out(s, seat, act)
    s.then(upgrade, seat, left)


def upgrades(s: Galaxy, seat: int) -> list[Act]:
    """Every blueprint must be legal when an activation ends; between its steps it need not be (ECL-11.3, ECL-19.6)."""
    p = s.players[seat]
    strict = s.rules.blueprint_check == "activation"
    wrong = [ship for ship in range(4) if not is_legal(p.board, ship, p.blueprints[ship])] if strict else []
    found: list[Act] = []
    if len(wrong) < 2:
        parts = available(p)
        for ship in wrong or range(4):
            found += placements(p.board, ship, p.blueprints[ship], parts)
    if not wrong:
        found.append(free.DONE)
    for ship in range(4):
        tiles = p.blueprints[ship]
        found += [("remove", CLASSES[ship], slot) for slot in range(len(tiles) - 1) if tiles[slot]]
    return found + free.free_acts(s, seat)


def available(p: Player) -> tuple[str, ...]:
    """The parts beyond the basic ones: by technology, and Ancient ones kept for later (ECL-10.5, 11.4)."""
    return tuple([tech for tech in p.techs if tech in PARTS] + p.stored)


def place(s: Galaxy, seat: int, ship: int, slot: int, part: str) -> None:
    p = s.players[seat]
    discovery.remove_tile(s, seat, ship, slot)
    if PARTS[part].ancient:
        p.stored.remove(part)
    p.blueprints[ship] = with_tile(p.blueprints[ship], slot, part)
    s.tell("placed_part", seat=seat, part=part, ship=CLASSES[ship])


def unusable(s: Galaxy, seat: int) -> list[Act]:
    """Parts whose technology is missing, and blueprints that are not legal yet."""
    p = s.players[seat]
    found: list[Act] = [(("place", part.name), "no_technology", part.name) for part in PARTS.values()
                        if not (part.basic or part.ancient or part.name in p.techs)]
    for ship in range(4):
        if not is_legal(p.board, ship, p.blueprints[ship]):
            found.append((free.DONE, "blueprint_illegal", CLASSES[ship]))
    return found
