"""Is everything there that was in the box? (GAI-32)"""
from __future__ import annotations

from fivesuns.games.gaia.catalog import (
    ADVANCED,
    BOOSTERS,
    CARDS,
    COMMON_TOKENS,
    COPIES_OF_STANDARD,
    FEDERATION_TOKENS,
    GAIA_PROJECT,
    GUEST_MINE,
    LOST_MINE,
    MINE,
    MOST_CREDITS,
    MOST_KNOWLEDGE,
    MOST_ORE,
    PIECES,
    SATELLITES,
    STANDARD,
    TRANSDIM,
)
from fivesuns.games.gaia.state import Galaxy, Player


def audit(s: Galaxy) -> list[str]:
    """Everything that is wrong."""
    if not s.slots:
        return []
    wrong: list[str] = []
    for seat, p in enumerate(s.players):
        if p.faction and p.points:
            wrong += [f"player {seat}: {x}" for x in _player(s, seat, p)]
    wrong += _supply(s)
    wrong += _map(s)
    if sorted([*s.deck, *s.turned, *s.aside]) != sorted(CARDS):
        wrong.append("decision cards of the Automa")
    return wrong


def _player(s: Galaxy, seat: int, p: Player) -> list[str]:
    wrong = []
    if sum(p.points.values()) != p.vp:
        wrong.append(f"{p.vp} points, but the sources add up to {sum(p.points.values())}")
    if p.vp < 0 and len(p.history) < 7:
        wrong.append(f"{p.vp} points")
    if not (0 <= p.credits <= MOST_CREDITS and 0 <= p.ore <= MOST_ORE and 0 <= p.knowledge <= MOST_KNOWLEDGE):
        wrong.append(f"{p.credits} credits, {p.ore} ore, {p.knowledge} knowledge")
    if min(p.qic, p.bowl1, p.bowl2, p.bowl3, p.gaia_area, p.gaiaformers, p.resting_gaiaformers) < 0:
        wrong.append("less than nothing of something")
    tokens = p.bowl1 + p.bowl2 + p.bowl3 + p.gaia_area
    if tokens != p.minted - p.given_up:
        wrong.append(f"{tokens} power tokens, but {p.minted} were received and {p.given_up} given up")
    if p.brainstone and not p.peculiar.brainstone:
        wrong.append("a brainstone")
    for kind in range(MINE, GUEST_MINE + 1):
        if p.count[kind] != len([x for x in p.structures.values() if x == kind]):
            wrong.append(f"structures of kind {kind} are miscounted")
        if kind < GUEST_MINE and not 0 <= p.supply(kind) <= PIECES[kind]:
            wrong.append(f"{p.supply(kind)} pieces of kind {kind} left")
    if len(p.satellites) > SATELLITES or len(set(p.satellites)) != len(p.satellites):
        wrong.append("satellites")
    if len(p.stations) > p.peculiar.space_stations:
        wrong.append("space stations")
    if not s.is_automa(seat):
        wrong += _research(s, seat, p)
    members = [h for these in p.federations for h in these]
    if len(set(members)) != len(members):
        wrong.append("a hex is in two federations")
    if any([h not in p.structures and h not in p.satellites and h not in p.stations for h in members]):
        wrong.append("a federation of nothing")
    for these in p.federations:
        if not _is_connected(s, these):
            wrong.append("a federation is not connected")
    return wrong


def _research(s: Galaxy, seat: int, p: Player) -> list[str]:
    wrong = []
    level = p.research[GAIA_PROJECT]
    formers = (1 if level >= 1 else 0) + (1 if level >= 3 else 0) + (1 if level >= 4 else 0)
    on_map = len([h for h, owner in s.gaiaformers.items() if owner == seat])
    if p.gaiaformers + p.resting_gaiaformers + on_map != formers:
        wrong.append(f"{formers} gaiaformers received, but not all are there")
    tiles = [*p.tiles, *p.covered]
    if len(set(tiles)) != len(tiles) or any([tile not in STANDARD for tile in tiles]):
        wrong.append("standard tiles")
    if len(p.covered) != len(p.advanced):
        wrong.append("advanced tiles do not match covered ones")
    spent = len([x for x in p.grey if FEDERATION_TOKENS[x].green])
    if spent != len(p.advanced) + len([x for x in p.research if x == 5]):
        wrong.append("grey tokens do not match advanced tiles and fifth levels")
    return wrong


def _supply(s: Galaxy) -> list[str]:
    wrong = []
    owned = [x for p in s.players for x in (*p.green, *p.grey)]
    copies = 2 if s.automa else 3
    for token in COMMON_TOKENS:
        n = owned.count(token) + s.tokens.get(token, 0) + (1 if s.track_token == token else 0)
        if s.tokens and n != copies:
            wrong.append(f"{n} federation tokens {token}")
    boosters = [x for x in [*s.boosters, *[p.booster for p in s.players], *[p.next_booster for p in s.players]] if x]
    if s.boosters and (len(boosters) != len(s.players) + 3 or len(set(boosters)) != len(boosters)
                       or any([x not in BOOSTERS for x in boosters])):
        wrong.append(f"boosters {boosters}")
    advanced = [x for x in [*s.advanced, *[x for p in s.players for x in p.advanced]] if x]
    if len(set(advanced)) != len(advanced) or any([x not in ADVANCED for x in advanced]) or len(advanced) > 6:
        wrong.append(f"advanced tiles {advanced}")
    if s.advanced and not s.automa and len(advanced) != 6:
        wrong.append(f"{len(advanced)} advanced tiles")
    for tile in STANDARD:
        if len([p for p in s.players if tile in p.tiles or tile in p.covered]) > COPIES_OF_STANDARD:
            wrong.append(f"too many {tile}")
    for track in range(6):
        if len([p for p in s.players if p.research[track] == 5]) > 1:
            wrong.append(f"two markers at the top of track {track}")
    return wrong


def _map(s: Galaxy) -> list[str]:
    wrong = []
    chart = s.chart
    hosts = [h for p in s.players for h, kind in p.structures.items() if kind != GUEST_MINE]
    if len(set(hosts)) != len(hosts):
        wrong.append("two structures on one planet")
    for p in s.players:
        for h, kind in p.structures.items():
            if kind == GUEST_MINE and h not in hosts:
                wrong.append("a guest without a host")
            if (kind == LOST_MINE) and h != s.lost:
                wrong.append("a lost planet mine elsewhere")
    if any([chart.planet[h] != TRANSDIM for h in [*s.gaia_planets, *s.gaiaformers]]):
        wrong.append("a Gaia planet token or gaiaformer on another planet")
    if any([s.planet(h) in (0, TRANSDIM) for h in hosts]):
        wrong.append("a structure in space or on a transdim planet")
    return wrong


def _is_connected(s: Galaxy, these: tuple[int, ...]) -> bool:
    if not these:
        return True
    seen = [these[0]]
    for h in seen:
        seen += [x for x in s.chart.near[h] if x in these and x not in seen]
    return len(seen) == len(these)
