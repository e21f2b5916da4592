"""The clean-up phase: new technologies, discs and cubes home (ECL-17)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import ACTIONS, PLAYERS, REACTIONS, TECHNOLOGIES
from fivesuns.games.eclipse.players import board, clockwise_from
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel import Draw, Play, Sub


def cleanup_phase(s: Galaxy) -> Play:
    s.phase = "cleanup"
    yield from draw_technologies(s, PLAYERS[s.seats].new_technologies)
    for seat in clockwise_from(s, s.start):
        s.then(tidy_up, seat)


def draw_technologies(s: Galaxy, regular: int) -> Sub[None]:
    """One by one until so many regular ones lie there; rare ones do not count (ECL-3.1, 17.1)."""
    drawn: list[str] = []
    while regular and s.bag:
        tech, = yield from Draw(s.bag, 1, None)
        s.bag.remove(tech)
        s.tray[tech] = s.tray.get(tech, 0) + 1
        drawn.append(tech)
        if TECHNOLOGIES[tech].track >= 0:
            regular -= 1
    s.tell("new_technologies", technologies=drawn)


def tidy_up(s: Galaxy, seat: int) -> Play:
    """ECL-17.2, 17.3."""
    p = s.players[seat]
    p.discs += sum(p.acts)
    p.acts = [0] * (len(ACTIONS) + len(REACTIONS))
    p.colony = board(s, seat).colony_ships
    for r in (0, 1, 2):
        while p.grave[r]:
            home = yield from free.pick_track(s, seat, free.homes_of(s, seat, r), "eclipse.cube", "ECL-17.2", (0,))
            p.grave[r] -= 1
            p.track[home] += 1
