"""Influence: discs into and out of sectors, colony ships ready again (ECL-11.13 to 11.19)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.fleets import fleet, opponents
from fivesuns.games.eclipse.sectors import reach, sectors_of
from fivesuns.games.eclipse.stages import discovery, free
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Choose, Play, Sub

REFRESHED: Final = 2


def influence(s: Galaxy, seat: int, left: int) -> Play:
    """One activation."""
    acts = influences(s, seat)
    if not acts and not s.refresh:
        return
    act = yield from Choose(seat, "eclipse.influence", lambda: [*acts, free.DONE, *free.free_acts(s, seat)],
                            "ECL-11.18", about=(left,), refused=lambda: out_of_reach(s, seat))
    if act == free.DONE:
        return
    verb = act[0]
    if verb not in ("influence", "shift", "release"):
        yield from free.carry_out(s, seat, act)
        s.then(influence, seat, left)
        return
    if verb == "influence":
        s.players[seat].discs -= 1
        yield from put_disc(s, seat, act[1])
    elif verb == "shift":
        yield from free.lift_disc(s, seat, act[1])
        s.players[seat].discs -= 1
        s.touched.append(act[1])
        yield from put_disc(s, seat, act[2])
    else:
        yield from free.lift_disc(s, seat, act[1])
        s.touched.append(act[1])
        s.tell("released", seat=seat, sector=act[1])
    if left > 1:
        s.then(influence, seat, left - 1)


def put_disc(s: Galaxy, seat: int, tile: int) -> Sub[None]:
    """A disc is in hand; a discovery tile that nobody could take before comes with the sector (ECL-13.7)."""
    s.owner[tile] = seat
    s.touched.append(tile)
    s.tell("controlled", seat=seat, sector=tile)
    if discovery.is_unguarded(s, tile):
        yield from discovery.take(s, seat, tile)
        s.then(discovery.choose_side, seat)


def supports(s: Galaxy, seat: int, tile: int) -> list[int]:
    """What makes a sector a legal target: own ships in it (itself), or the neighbours that the player controls or has
    ships in. Empty if opponents are there."""
    if opponents(s, tile, seat):
        return []
    if (tile, seat) in s.fleets:
        return [tile]
    return [x for x in reach(s, tile, seat) if s.owner.get(x) == seat or (x, seat) in s.fleets]


def influences(s: Galaxy, seat: int) -> list[Act]:
    p = s.players[seat]
    found: list[Act] = []
    own = [tile for tile in sectors_of(s, seat) if tile not in s.touched]            # ECL-11.14
    for tile in s.where:
        if tile in s.owner or tile in s.touched:
            continue
        by = supports(s, seat, tile)
        if not by:
            continue
        if p.discs:
            found.append(("influence", tile))
        for start in own:                                                            # ECL-11.15
            if by != [start] or (start, seat) in s.fleets:
                found.append(("shift", start, tile))
    return found + [("release", tile) for tile in own]


def out_of_reach(s: Galaxy, seat: int) -> list[Act]:
    found: list[Act] = []
    for tile in s.where:
        if tile in s.owner:
            if s.owner[tile] == seat and tile in s.touched:
                found.append((("release", tile), "disc_moved"))
        elif tile in s.touched:
            found.append((("influence", tile), "disc_moved"))
        elif opponents(s, tile, seat):
            found.append((("influence", tile), "opponents_there", sum(fleet(s, tile, seat))))
        elif not s.players[seat].discs:
            found.append((("influence", tile), "no_disc"))
        elif not supports(s, seat, tile):
            found.append((("influence", tile), "no_connection"))
    return found
