"""The ships on the map: who is where, who stands against whom, who is pinned."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import CENTER, NPC, Stats, npc_kind
from fivesuns.games.eclipse.exceptions import draco, technologies
from fivesuns.games.eclipse.ships import add_up
from fivesuns.games.eclipse.state import FOE, NO_SHIPS, Fleet, Galaxy


def fleet(s: Galaxy, tile: int, seat: int) -> Fleet:
    return s.fleets.get((tile, seat), NO_SHIPS)


def add_ships(s: Galaxy, tile: int, seat: int, ship: int, many: int) -> None:
    s.fleets[tile, seat] = _changed(fleet(s, tile, seat), ship, many)
    present = s.entry.get(tile, ())
    if seat not in present:
        s.entry[tile] = (*present, seat)
    elif s.rules.entry == "last":                                    # ECL-19.8
        s.entry[tile] = (*[x for x in present if x != seat], seat)


def remove_ships(s: Galaxy, tile: int, seat: int, ship: int, many: int) -> None:
    left = _changed(s.fleets[tile, seat], ship, -many)
    if left != NO_SHIPS:
        s.fleets[tile, seat] = left
    else:
        remove_fleet(s, tile, seat)


def remove_fleet(s: Galaxy, tile: int, seat: int) -> None:
    del s.fleets[tile, seat]
    rest = tuple([x for x in s.entry[tile] if x != seat])
    if rest:
        s.entry[tile] = rest
    else:
        del s.entry[tile]


def _changed(ships: Fleet, ship: int, many: int) -> Fleet:
    a, b, c, d = ships
    if ship == 0:
        return (a + many, b, c, d)
    if ship == 1:
        return (a, b + many, c, d)
    if ship == 2:
        return (a, b, c + many, d)
    return (a, b, c, d + many)


def fleets_of(s: Galaxy, seat: int) -> list[int]:
    """The sectors where a player has ships."""
    return [tile for tile, who in s.fleets if who == seat]


def hostile_npcs(s: Galaxy, tile: int, seat: int) -> int:
    many = s.npcs.get(tile, 0)
    return 0 if many and draco.at_peace(s, seat, tile) else many


def opponents(s: Galaxy, tile: int, seat: int) -> int:
    """Ships in a sector that stand against this player; all others but Ancients beside Draco."""
    found = s.npcs.get(tile, 0)
    if found and draco.at_peace(s, seat, tile):
        found = 0
    for other in s.entry.get(tile, ()):
        if other != seat:
            found += sum(s.fleets[tile, other])
    return found


def must_stay(s: Galaxy, tile: int, seat: int) -> int:
    """How many of the player's ships are pinned there (ECL-11.9)."""
    cloaked = technologies.is_cloaked(s.players[seat])
    if tile == CENTER and s.npcs.get(CENTER) and not (cloaked and s.rules.gcds_pins == "uncloaked"):
        return 99                                                   # ECL-19.7
    foes = opponents(s, tile, seat)
    return foes // 2 if cloaked else foes


def has_unpinned(s: Galaxy, tile: int, seat: int) -> bool:
    ships = s.fleets.get((tile, seat))
    return ships is not None and sum(ships) > must_stay(s, tile, seat)


def stats(s: Galaxy, side: int, ship: int, tile: int) -> Stats:
    if side == FOE:
        kind = npc_kind(tile)
        return NPC[kind][s.npc[kind]]
    p = s.players[side]
    return add_up(p.board, ship, p.blueprints[ship])
