"""Set-up: the bags and stacks, the map, the species (ECL-3)."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import (
    BOARDS,
    CENTER,
    CUBES_PER_TRACK,
    DISCOVERIES,
    DISCS,
    DISCS_ON_TRACK,
    FIGURES,
    PLAYERS,
    PORTAL_SECTORS,
    REPUTATION,
    SECTORS,
    SPECIES,
    STACKS,
    TECHNOLOGIES,
    ZONES,
)
from fivesuns.games.eclipse.fleets import add_ships
from fivesuns.games.eclipse.options import agreed
from fivesuns.games.eclipse.sectors import add_cube, lay
from fivesuns.games.eclipse.ships import no_tiles
from fivesuns.games.eclipse.stages.cleanup import draw_technologies
from fivesuns.games.eclipse.stages.rounds import new_round
from fivesuns.games.eclipse.state import Galaxy, Player
from fivesuns.kernel import Choose, Draw, Options, Play, Sub
from fivesuns.kernel.hexes import ORIGIN


def first_state(options: Options) -> Galaxy:
    """Everything in bags and stacks; chance begins with the first stage."""
    n = options["seats"]
    rules = agreed(options)
    keeps_parts = rules.portals or rules.portal_parts == "stay"      # ECL-19.1
    s = Galaxy(agenda=[("prepare",)], seats=n, rules=rules, npc=[rules.ancients, rules.guardians, rules.gcds],
               players=[Player() for _ in range(n)], passed=[False] * n, zones=list(PLAYERS[n].zones))
    out = () if rules.portals else PORTAL_SECTORS
    for ring in STACKS:
        s.stacks.append([x.number for x in SECTORS.values() if x.ring == ring and x.number not in out])
        s.heaps.append([])
    s.depth = [len(s.stacks[0]), len(s.stacks[1]), PLAYERS[n].outer]     # ECL-3.5
    s.unused = [*out, *[x.number for x in SECTORS.values() if x.ring in ("starting", "guardian")]]
    for tech in TECHNOLOGIES.values():
        (s.bag if keeps_parts or not tech.module else s.box).extend([tech.name] * tech.copies)
    for tile in DISCOVERIES.values():
        (s.discoveries if keeps_parts or not tile.module else s.box).extend([tile.name] * tile.copies)
    s.renown = list(REPUTATION)
    lay(s, CENTER, ORIGIN, 0)                                        # ECL-3.4
    s.npcs[CENTER] = 1
    s.facedown.append(CENTER)
    return s


def prepare(s: Galaxy) -> Play:
    """Non-player blueprints, start player, guardians and technologies, as chance has it."""
    for kind in range(3):
        if s.npc[kind] == "random":
            variant, = yield from Draw(["standard", "advanced"], 1, None)
            s.npc[kind] = variant
    if s.rules.start_player == "lot":                                # ECL-3.6
        start, = yield from Draw(range(s.seats), 1, None)
    else:
        start = int(s.rules.start_player) - 1
    s.start = start
    if s.rules.zones == "lot":                                       # ECL-3.8
        s.zones = list((yield from Draw(PLAYERS[s.seats].zones, s.seats, None)))
    for zone in range(len(ZONES)):
        if zone not in PLAYERS[s.seats].zones:
            yield from place_guardian(s, zone)
    yield from draw_technologies(s, PLAYERS[s.seats].technologies)
    for i in range(s.seats):                                         # ECL-3.7
        s.then(choose_species, (start - 1 - i) % s.seats)
    s.then(new_round)


def place_guardian(s: Galaxy, zone: int) -> Sub[None]:
    """ECL-3.8."""
    tile, = yield from Draw([x for x in s.unused if SECTORS[x].ring == "guardian"], 1, None)
    s.unused.remove(tile)
    lay(s, tile, ZONES[zone], (zone + 3) % 6)
    s.npcs[tile] = 1
    s.facedown.append(tile)


def choose_species(s: Galaxy, seat: int) -> Play:
    how = s.rules.species
    taken = [SPECIES[p.species].colour for p in s.players if p.species]        # both sides of a board
    free = [name for name, x in SPECIES.items() if x.colour not in taken]
    if how == "choose":
        name = yield from Choose(seat, "eclipse.species", free, "ECL-3.7")
    else:
        if how != "random":
            free = [x for x in free if BOARDS[SPECIES[x].board].alien == (how == "random_aliens")]
        name, = yield from Draw(free, 1, None)
    s.tell("species", seat=seat, species=name)
    yield from take_seat(s, seat, name)


def take_seat(s: Galaxy, seat: int, name: str) -> Sub[None]:
    """ECL-3.8 to 3.10."""
    p, species = s.players[seat], SPECIES[name]
    of = BOARDS[species.board]
    p.species, p.board = name, species.board
    p.stuff = list(of.start)
    p.track = [CUBES_PER_TRACK] * 3
    p.discs = DISCS_ON_TRACK - of.fewer_discs
    p.spare = DISCS - DISCS_ON_TRACK
    p.colony = of.colony_ships
    p.supply = list(FIGURES)
    p.techs = {tech: TECHNOLOGIES[tech].track for tech in of.technologies}
    p.blueprints = [no_tiles(p.board, ship) for ship in range(4)]
    zone = s.zones[seat]
    s.unused.remove(species.home)
    lay(s, species.home, ZONES[zone], (zone + 3) % 6)
    s.owner[species.home] = seat
    p.discs -= 1
    p.supply[of.starting_ship] -= 1
    add_ships(s, species.home, seat, of.starting_ship, 1)
    for square, (resource, advanced) in enumerate(SECTORS[species.home].squares):
        if not advanced or resource == of.starting_advanced:
            p.track[resource] -= 1
            add_cube(s, species.home, square)
    if of.starting_reputation:
        tiles = yield from Draw(s.renown, of.starting_reputation, [seat])
        for tile in tiles:
            s.renown.remove(tile)
            p.reputation.append(tile)
