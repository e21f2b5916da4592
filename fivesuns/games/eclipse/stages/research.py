"""Research: technologies from the tray, cheaper the more of a kind one has (ECL-9)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import DISCOUNT, SCIENCE, TECHNOLOGIES, TECHNOLOGY_SLOTS, TRACKS
from fivesuns.games.eclipse.players import tiles_on
from fivesuns.games.eclipse.sectors import sectors_of
from fivesuns.games.eclipse.stages import discovery, free
from fivesuns.games.eclipse.state import Act, Galaxy, Player
from fivesuns.kernel import Choose, Play


def research(s: Galaxy, seat: int, left: int) -> Play:
    """One activation."""
    if not researchable(s, seat) and not free.trades(s, seat):
        return
    act = yield from Choose(seat, "eclipse.research",
                            lambda: [*researchable(s, seat), free.DONE, *free.free_acts(s, seat)],
                            "ECL-9.5", about=(left,), refused=lambda: unresearchable(s, seat))
    if act == free.DONE:
        return
    if act[0] != "research":
        yield from free.carry_out(s, seat, act)
        s.then(research, seat, left)
        return
    _, tech, track = act
    p = s.players[seat]
    price = price_of(p, tech, TRACKS.index(track))
    p.stuff[SCIENCE] -= price
    s.tell("researched", seat=seat, technology=tech, paid=price)
    yield from discovery.learn(s, seat, tech, TRACKS.index(track))
    if left > 1:
        s.then(research, seat, left - 1)


def price_of(p: Player, tech: str, track: int) -> int:
    """ECL-9.1."""
    tile = TECHNOLOGIES[tech]
    return max(tile.least, tile.cost - DISCOUNT[min(tiles_on(p, track), TECHNOLOGY_SLOTS - 1)])


def tracks_for(p: Player, tech: str) -> list[int]:
    """The tracks with room that may take this technology: a rare one goes on any (ECL-9.2, 9.3)."""
    track = TECHNOLOGIES[tech].track
    return [x for x in ((0, 1, 2) if track < 0 else (track,)) if tiles_on(p, x) < TECHNOLOGY_SLOTS]


def researchable(s: Galaxy, seat: int) -> list[Act]:
    p = s.players[seat]
    found: list[Act] = []
    science = p.stuff[SCIENCE]
    if science < 2:                               # no technology is cheaper
        return found
    many = [0, 0, 0]
    for track in p.techs.values():
        many[track] += 1
    for tech in s.tray:
        if tech in p.techs:
            continue
        tile = TECHNOLOGIES[tech]
        if tile.least > science:
            continue
        for track in (0, 1, 2) if tile.track < 0 else (tile.track,):
            n = many[track]
            if n < TECHNOLOGY_SLOTS and tile.cost - DISCOUNT[n] <= science and is_useful(s, seat, tech):
                found.append(("research", tech, TRACKS[track]))
    return found


def is_useful(s: Galaxy, seat: int, tech: str) -> bool:
    """Some tables forbid the portal to who controls nothing (ECL-19.31)."""
    return not TECHNOLOGIES[tech].portal or s.rules.portal_without_sector == "yes" or len(sectors_of(s, seat)) > 0


def unresearchable(s: Galaxy, seat: int) -> list[Act]:
    """What lies in the tray and cannot be had, and why."""
    p = s.players[seat]
    found: list[Act] = []
    for tech in s.tray:
        tile = TECHNOLOGIES[tech]
        option = ("research", tech, TRACKS[max(tile.track, 0)])
        tracks = tracks_for(p, tech)
        if tech in p.techs:
            found.append((option, "owned"))
        elif not tracks:
            found.append((option, "track_full"))
        else:
            price = min([price_of(p, tech, track) for track in tracks])
            if price > p.stuff[SCIENCE]:
                found.append((option, "costs", price, "science", p.stuff[SCIENCE]))
    return found
