"""A civilisation that has collapsed leaves the game (ECL-16.6, ECL-19.18)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import ANY, BOARDS, CUBES_PER_TRACK, DISCS, FIGURES, PARTS
from fivesuns.games.eclipse.fleets import fleets_of, remove_fleet
from fivesuns.games.eclipse.players import clockwise_from
from fivesuns.games.eclipse.score import sheet
from fivesuns.games.eclipse.sectors import sectors_of
from fivesuns.games.eclipse.ships import no_tiles
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.state import Galaxy
from fivesuns.kernel import Sub


def eliminate(s: Galaxy, seat: int) -> Sub[None]:
    """Points are counted at once, then everything is removed; structures stay."""
    p = s.players[seat]
    p.legacy = sheet(s, seat)
    s.tell("eliminated", seat=seat, points=sum(p.legacy.values()))
    for other in list(p.embassy):
        if p.embassy[other]:
            tracks = free.homes_of(s, other, ANY)
            r = yield from free.pick_track(s, other, tracks, "eclipse.cube", "ECL-19.18", (0,))
            s.players[other].track[r] += 1
        del p.embassy[other]
        if s.players[other].embassy.pop(seat):
            p.track[free.homes_of(s, seat, ANY)[0]] += 1
    for tile in sectors_of(s, seat):
        del s.owner[tile]
        s.cubes.pop(tile, None)
    for tile in fleets_of(s, seat):
        remove_fleet(s, tile, seat)
    if s.traitor == seat:
        s.traitor = -1
    p.out = True
    _clear_board(s, seat)
    order = clockwise_from(s, seat)
    if s.start == seat and order:
        s.start = order[0]
    if s.next_start == seat:
        s.next_start = order[0] if order else -1


def _clear_board(s: Galaxy, seat: int) -> None:
    p = s.players[seat]
    s.box += p.reputation + p.kept + p.stored
    s.box += [tile for tiles in p.blueprints for tile in tiles if tile and PARTS[tile].ancient]
    s.box += [tech for tech in p.techs if tech not in BOARDS[p.board].technologies]
    p.reputation, p.kept, p.stored, p.techs = [], [], [], {}
    p.blueprints = [no_tiles(p.board, ship) for ship in range(4)]
    p.supply = list(FIGURES)
    p.track, p.grave = [CUBES_PER_TRACK] * 3, [0, 0, 0]
    p.stuff = [0, 0, 0]
    p.discs, p.acts, p.spare = 0, [0] * 9, DISCS - BOARDS[p.board].fewer_discs
    p.colony = 0
