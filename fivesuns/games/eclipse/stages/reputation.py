"""Reputation tiles, drawn after the battles of a sector (ECL-14.21 to 14.23)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import DRAWS_FOR_FIGHTING, MOST_DRAWS
from fivesuns.games.eclipse.players import room_for
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel import Choose, Draw, Play


def share_reputation(s: Galaxy) -> None:
    """The controller first, then in order of entry, each in turn."""
    for seat in s.parties:
        many = draws(s, seat)
        if many:
            s.then(draw_reputation, seat, many)
    s.then(give_back_wrecks)


def draws(s: Galaxy, seat: int) -> int:
    return min(MOST_DRAWS, s.fought.get(seat, 0) * DRAWS_FOR_FIGHTING + s.kills.get(seat, 0))


def draw_reputation(s: Galaxy, seat: int, many: int) -> Play:
    """Look at them in secret, keep at most one (ECL-14.22)."""
    p = s.players[seat]
    tiles = yield from Draw(s.renown, many, [seat])
    for tile in tiles:
        s.renown.remove(tile)
        p.drawn.append(tile)
    s.tell("drew_reputation", seat=seat, tiles=len(tiles))
    full = not room_for(s, seat, 0, 1)
    kept = yield from Choose(seat, "eclipse.keep", [*p.drawn, None], "ECL-14.22", seen_by=(), forced=True)
    if kept is not None:
        if full:
            yield from free.return_reputation(s, seat)
        p.drawn.remove(kept)
        p.reputation.append(kept)
    s.renown += p.drawn
    p.drawn = []
    s.tell("kept_reputation", seat=seat, tiles=int(kept is not None))


def give_back_wrecks(s: Galaxy) -> None:
    """ECL-14.11."""
    for _, owner, ship in s.wrecks:
        s.players[owner].supply[ship] += 1
    s.wrecks = []
    s.parties = []
    s.fought, s.kills = {}, {}
