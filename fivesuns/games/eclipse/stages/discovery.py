"""Discovery tiles: taken, turned over, used or kept; and technologies as they come to lie on a board (ECL-10, 13)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import (
    CLASSES,
    DISCOVERIES,
    PARTS,
    RESOURCES,
    SECTORS,
    SHIP_OF,
    STARBASE,
    STRUCTURES,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
)
from fivesuns.games.eclipse.players import home, tiles_on
from fivesuns.games.eclipse.sectors import sectors_of, sites
from fivesuns.games.eclipse.ships import changes, is_legal, with_tile
from fivesuns.games.eclipse.stages import free
from fivesuns.games.eclipse.stages.build import put_down
from fivesuns.games.eclipse.state import Act, Galaxy
from fivesuns.kernel import Allocate, Choose, Draw, Play, Sub

KEEP: Final = ("keep",)
USE: Final = ("use",)
STORE: Final = ("store",)


def turn_over(s: Galaxy, seat: int, site: int) -> Sub[None]:
    """Reveal a discovery tile; its side is to be chosen (ECL-13.1). It takes effect at `site`, 0 for nowhere."""
    found = yield from Draw(s.discoveries, 1, None)
    if not found:
        return
    s.discoveries.remove(found[0])
    s.found, s.site = found[0], site
    s.tell("discovered", seat=seat, discovery=found[0], sector=site)


def take(s: Galaxy, seat: int, tile: int) -> Sub[None]:
    """The tile that lies in a sector."""
    s.facedown.remove(tile)
    yield from turn_over(s, seat, tile)


def is_unguarded(s: Galaxy, tile: int) -> bool:
    """A discovery there may be taken: nobody guards it, not even Ancients at peace."""
    return tile in s.facedown and not s.npcs.get(tile)


def sides(s: Galaxy, seat: int) -> list[Act]:
    """What may be done with the tile that was found."""
    tile = DISCOVERIES[s.found]
    if tile.part:
        return [*installations(s, seat, tile.part), *([STORE] if may_store(s, tile.part) else []), KEEP]
    if tile.technology:
        return [*[("take", tech) for tech in ancient_technologies(s, seat)], KEEP]
    if tile.place:
        lost = s.rules.discovery_lost == "allowed"                   # ECL-19.11
        usable = s.site != 0 and (lost or may_place(s, seat, tile.place, s.site))
    else:
        usable = not tile.portal or may_hold_portal(s, s.site)
    return [USE, KEEP] if usable else [KEEP]


def may_place(s: Galaxy, seat: int, item: str, site: int) -> bool:
    """A figure is left, or the sector has no such structure yet."""
    return site not in sites(s, item) if item in STRUCTURES else s.players[seat].supply[SHIP_OF[item]] > 0


def decide(s: Galaxy, seat: int, act: Act) -> Sub[bool]:
    """Carry out one of the sides; False if the act is something else."""
    verb = act[0]
    if not s.found or verb not in ("keep", "use", "take", "store", "install", "swap"):
        return False
    p, name, site = s.players[seat], s.found, s.site
    if verb == "keep":
        p.kept.append(name)
    elif verb == "store":
        p.stored.append(name)
    elif verb == "install" or verb == "swap":
        install(s, seat, name, act)
    s.found, s.site = "", 0
    s.tell("used_discovery" if verb != "keep" else "kept_discovery", seat=seat, discovery=name)
    if verb == "use" or verb == "take":
        s.used.append(name)
        yield from reward(s, seat, name, site, act)
    return True


def reward(s: Galaxy, seat: int, name: str, site: int, act: Act) -> Sub[None]:
    p, tile = s.players[seat], DISCOVERIES[name]
    for r in range(3):
        p.stuff[r] += tile.gain[r]
    if any(tile.gain):
        s.tell("gained", seat=seat, gains={RESOURCES[r]: n for r, n in enumerate(tile.gain) if n})
    if tile.technology:
        s.tell("learned", seat=seat, technology=act[1])
        yield from learn(s, seat, act[1], TECHNOLOGIES[act[1]].track, s.rules.ancient_tech_instant == "yes")
    if tile.portal:
        s.gates[site] = s.gates.get(site, 0) + tile.portal
    if tile.place and may_place(s, seat, tile.place, site):
        put_down(s, seat, tile.place, site)


def choose_side(s: Galaxy, seat: int) -> Play:
    """A tile found outside an exploration: in combat, by influence, by the Ancient Labs."""
    if s.found:
        act = yield from free.choose(s, seat, "eclipse.discovery", sides(s, seat), "ECL-13.1", (s.found,))
        yield from decide(s, seat, act)


def may_hold_portal(s: Galaxy, site: int) -> bool:
    return site != 0 and not (s.rules.two_portals == "no" and s.gates.get(site, 0) > 0)  # ECL-19.30


# Ancient ship parts (ECL-13.5)

def may_store(s: Galaxy, part: str) -> bool:
    return not (PARTS[part].outside and s.rules.muon_source == "at_once")  # ECL-19.26


def installations(s: Galaxy, seat: int, part: str) -> list[Act]:
    """Blueprints that can take an Ancient part at once; where it only fits if another tile goes, which one."""
    p = s.players[seat]
    found: list[Act] = []
    for ship in range(len(CLASSES)):
        tiles = p.blueprints[ship]
        if PARTS[part].outside:
            if not (ship == STARBASE and s.rules.muon_source == "at_once"):
                found.append(("install", CLASSES[ship], len(tiles) - 1))
            continue
        for slot in range(len(tiles) - 1):
            new = with_tile(tiles, slot, part)
            if is_legal(p.board, ship, new):
                if changes(p.board, ship, tiles, slot, part):
                    found.append(("install", CLASSES[ship], slot))
                continue
            found += [("swap", CLASSES[ship], slot, other) for other in range(len(tiles) - 1)
                      if other != slot and tiles[other] and is_legal(p.board, ship, with_tile(new, other, ""))]
    return found


def install(s: Galaxy, seat: int, part: str, act: Act) -> None:
    p, ship = s.players[seat], SHIP_OF[act[1]]
    for slot in act[2:]:
        remove_tile(s, seat, ship, slot)
    p.blueprints[ship] = with_tile(p.blueprints[ship], act[2], part)


def remove_tile(s: Galaxy, seat: int, ship: int, slot: int) -> None:
    """Back to the supply; an Ancient part leaves the game."""
    p = s.players[seat]
    tile = p.blueprints[ship][slot]
    if tile and PARTS[tile].ancient:
        s.box.append(tile)
    p.blueprints[ship] = with_tile(p.blueprints[ship], slot, "")


# technologies

def ancient_technologies(s: Galaxy, seat: int) -> list[str]:
    """The cheapest regular technologies in the tray that the player lacks (ECL-13.3, ECL-19.10)."""
    p = s.players[seat]
    lacking = [TECHNOLOGIES[x] for x in s.tray if TECHNOLOGIES[x].track >= 0 and x not in p.techs]
    if s.rules.ancient_tech == "cheapest_that_fits":
        lacking = [x for x in lacking if tiles_on(p, x.track) < TECHNOLOGY_SLOTS]
    if not lacking:
        return []
    least = min([x.cost for x in lacking])
    return [x.name for x in lacking if x.cost == least and tiles_on(p, x.track) < TECHNOLOGY_SLOTS]


def learn(s: Galaxy, seat: int, tech: str, track: int, at_once: bool = True) -> Sub[None]:
    """A technology tile goes from the tray to a board; what is instant happens now (ECL-9.4, ECL-10)."""
    p, tile = s.players[seat], TECHNOLOGIES[tech]
    s.tray[tech] -= 1
    if not s.tray[tech]:
        del s.tray[tech]
    p.techs[tech] = track
    if not at_once:
        return
    discs = min(tile.discs, p.spare)                                 # ECL-10.6
    if discs:
        p.spare -= discs
        p.discs += discs
        s.tell("got_discs", seat=seat, discs=discs)
    if tile.artifact:
        yield from open_artifacts(s, seat, tile.artifact)
    if tile.portal:
        yield from place_portal(s, seat, tile.portal)
    if tile.discovery:                                               # ECL-10.7
        base = home(s, seat)
        yield from turn_over(s, seat, base if s.owner.get(base) == seat else 0)
        s.then(choose_side, seat)


def open_artifacts(s: Galaxy, seat: int, gain: int) -> Sub[None]:
    """So much of one resource for every artifact (ECL-10.3)."""
    many = sum([SECTORS[tile].artifact for tile in sectors_of(s, seat)])
    if many:
        shares = yield from Allocate(seat, "eclipse.artifacts", {r: many for r in RESOURCES}, many, "ECL-10.3")
        for name, n in shares:
            s.players[seat].stuff[RESOURCES.index(name)] += gain * n
        s.tell("opened_artifacts", seat=seat, artifacts=many, gains={name: gain * n for name, n in shares if n})


def place_portal(s: Galaxy, seat: int, vp: int) -> Sub[None]:
    """ECL-10.4; without a sector the token is lost (ECL-19.31)."""
    sectors = [tile for tile in sectors_of(s, seat) if may_hold_portal(s, tile)]
    if sectors:
        tile = yield from Choose(seat, "eclipse.portal", [("portal", x) for x in sectors], "ECL-10.4", forced=True)
        s.gates[tile[1]] = s.gates.get(tile[1], 0) + vp
        s.tell("placed_portal", seat=seat, sector=tile[1])
