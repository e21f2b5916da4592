"""Research and technology tiles (GAI-11, 13, 22)."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import (
    CROSSING_CHARGE,
    LEVELS,
    STANDARD,
    TILES,
    TRACK,
    TRACKS,
)
from fivesuns.games.gaia.peculiar import PECULIAR
from fivesuns.games.gaia.power import charge
from fivesuns.games.gaia.powers import award, count, gaia_planets, gain, gain_federation_token, happened
from fivesuns.games.gaia.stages.colonising import lost_planet_targets, place_lost_planet, places
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Sub


def may_advance(s: Galaxy, p: Player, track: int) -> bool:
    """Level 5 is for one player only and needs a green token (GAI-13.4)."""
    if p.research[track] >= 4 and (not p.green or any([q.research[track] == 5 for q in s.players])):
        return False
    return track != PECULIAR[p.faction].closed_track or p.has_institute()


def open_tracks(s: Galaxy, p: Player) -> list[int]:
    return [track for track in range(6) if may_advance(s, p, track)]


def flip_token(p: Player) -> None:
    """Which one does not matter (GAI-12.12)."""
    p.grey.append(p.green.pop(0))


def advance(s: Galaxy, seat: int, track: int, knowledge: int = 0) -> Sub[None]:
    """One level up, for so much knowledge, with everything on the way (GAI-13)."""
    p = s.players[seat]
    p.research[track] += 1
    level = p.research[track]
    s.tell("researched", seat=seat, track=TRACKS[track], level=level, knowledge=knowledge)
    if level == 5:
        flip_token(p)
    happened(s, seat, "research")
    if level == 3:
        yield from charge(s, seat, CROSSING_CHARGE)                        # GAI-13.3
    found = LEVELS[track][level]
    yield from gain(s, seat, found.bonus, "research_bonus")
    if found.per_gaia_planet:
        award(s, seat, "research_bonus", found.per_gaia_planet * gaia_planets(s, p))
    if found.place == "federation_token" and s.track_token:
        token, s.track_token = s.track_token, ""
        yield from gain_federation_token(s, seat, token)
    elif found.place == "lost_planet":
        targets = lost_planet_targets(s, seat)
        if targets:
            chosen = yield from Choose(seat, "gaia.lost_planet", places(s, targets), "GAI-27.1")
            yield from place_lost_planet(s, seat, s.chart.index[chosen[1]])


def offered_tiles(s: Galaxy, p: Player) -> list[str]:
    """Standard tiles of kinds not owned, then advanced tiles whose conditions are met (GAI-11.1, 11.3)."""
    found = [tile for tile in s.slots if tile not in p.tiles and tile not in p.covered]
    if p.green and p.tiles:
        found += [tile for track, tile in enumerate(s.advanced) if tile and p.research[track] >= 4]
    return found


def take_tile(s: Galaxy, seat: int) -> Sub[None]:
    """Choose a tile, cover and flip for an advanced one, gain, then perhaps a step of research (GAI-11.4)."""
    p = s.players[seat]
    offered = offered_tiles(s, p)
    if not offered:
        return
    tile = yield from Choose(seat, "gaia.tile", offered, "GAI-11.1")
    tracks = list(range(6))
    if tile in STANDARD:
        slot = s.slots.index(tile)
        if slot < 6:
            tracks = [slot]                                                # GAI-11.2
        p.tiles.append(tile)
    else:
        covered = yield from Choose(seat, "gaia.cover", list(p.tiles), "GAI-11.3", forced=True, about=(tile,))
        p.tiles.remove(covered)
        p.covered.append(covered)
        flip_token(p)
        s.advanced[s.advanced.index(tile)] = ""
        p.advanced.append(tile)
    s.tell("took_tile", seat=seat, tile=tile)
    found = TILES[tile]
    yield from gain(s, seat, found.gain, "technology")
    if found.gain_per:
        n = count(s, seat, found.per)
        yield from gain(s, seat, tuple([(what, x * n) for what, x in found.gain_per]), "technology")
    yield from free_step(s, seat, tracks, s.rules.advance == "optional", "GAI-11.2")


def free_step(s: Galaxy, seat: int, tracks: list[int], optional: bool, rule: str) -> Sub[None]:
    """A level without paying knowledge, in one of these tracks."""
    p = s.players[seat]
    options: list[str | None] = [TRACKS[track] for track in tracks if may_advance(s, p, track)]
    if not options:
        return
    if optional:
        options.append(None)
    track = yield from Choose(seat, "gaia.advance", options, rule, forced=True)
    if track is not None:
        yield from advance(s, seat, TRACK[track])
