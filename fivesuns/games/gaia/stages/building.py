"""Gaia projects and upgrades (GAI-9, 10)."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import (
    COST_CREDITS,
    COST_ORE,
    GAIA_PROJECT,
    GRANT_TILES,
    LOST_MINE,
    NEAR_CREDITS,
    PLANETARY_INSTITUTE,
    PROJECT_COST,
    RESEARCH_LAB,
    STRUCTURES,
    TRADING_STATION,
)
from fivesuns.games.gaia.peculiar import PECULIAR
from fivesuns.games.gaia.power import give_up
from fivesuns.games.gaia.powers import gain_federation_token, happened
from fivesuns.games.gaia.stages.charging import built
from fivesuns.games.gaia.stages.colonising import places, qic_for_range, range_of, spent
from fivesuns.games.gaia.stages.technology import take_tile
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Sub

# Gaia projects

def project_targets(s: Galaxy, seat: int, range_bonus: int = 0) -> list[int]:
    """Transdim planets where a project can be started and paid now (GAI-9.1)."""
    p = s.players[seat]
    if p.gaiaformers == 0 or p.tokens() < PROJECT_COST[p.research[GAIA_PROJECT]]:
        return []
    chart = s.chart
    reach = chart.reach(p.origins())
    farthest = range_of(p) + range_bonus + 2 * p.qic
    return [h for h in chart.of_type[9] if reach[h] <= farthest and h not in s.gaiaformers and h not in s.gaia_planets]


def start_project(s: Galaxy, seat: int, h: int, range_bonus: int = 0) -> Sub[None]:
    """A gaiaformer goes to the planet, tokens to the Gaia area (GAI-9.4)."""
    p = s.players[seat]
    qic = qic_for_range(p, s.chart.reach(p.origins())[h], range_bonus)
    tokens = PROJECT_COST[p.research[GAIA_PROJECT]]
    p.qic -= qic
    yield from give_up(s, seat, tokens, True, "GAI-9.4")
    p.gaiaformers -= 1
    s.gaiaformers[h] = seat
    s.tell("started_project", seat=seat, hex=s.chart.hexes[h], paid=spent(token=tokens, qic=qic))


# upgrades

def is_near_opponent(s: Galaxy, seat: int, h: int) -> bool:
    """An opponent's structure within two hexes (GAI-10.2)."""
    row = s.chart.distance[h]
    for other, p in enumerate(s.players):
        if other != seat:
            for x in p.structures:
                if row[x] <= 2:
                    return True
    return False


def upgrade_price(s: Galaxy, seat: int, h: int, kind: int) -> tuple[int, int]:
    """Credits and ore."""
    credits = COST_CREDITS[kind]
    if kind == TRADING_STATION and is_near_opponent(s, seat, h):
        credits = NEAR_CREDITS
    return credits, COST_ORE[kind]


def upgrades(s: Galaxy, seat: int) -> list[tuple[int, int]]:
    """All (hex, new kind) that can be paid now (GAI-10)."""
    p = s.players[seat]
    credits, upgrades_of = p.credits, PECULIAR[p.faction].upgrades
    possible = [kind for kind in range(TRADING_STATION, LOST_MINE) if p.ore >= COST_ORE[kind] and p.supply(kind) > 0
                and credits >= (NEAR_CREDITS if kind == TRADING_STATION else COST_CREDITS[kind])]
    return [(h, kind) for h, old in p.structures.items() for kind in upgrades_of[old] if kind in possible
            and (kind != TRADING_STATION or credits >= COST_CREDITS[kind] or is_near_opponent(s, seat, h))]


def upgrade(s: Galaxy, seat: int, h: int, kind: int) -> Sub[None]:
    """Pay, replace, score, then tile or token (GAI-10)."""
    p = s.players[seat]
    credits, ore = upgrade_price(s, seat, h, kind)
    p.credits -= credits
    p.ore -= ore
    replace(p, h, kind)
    s.tell("upgraded", seat=seat, hex=s.chart.hexes[h], structure=STRUCTURES[kind],
           paid=spent(credits=credits, ore=ore))
    if kind == TRADING_STATION:
        happened(s, seat, "trading_station")
    elif kind != RESEARCH_LAB:
        happened(s, seat, "institute_or_academy")
    yield from built(s, seat, h)
    if kind in GRANT_TILES:
        yield from take_tile(s, seat)
    if kind == PLANETARY_INSTITUTE and p.peculiar.institute_token:
        yield from gain_federation_token(s, seat, p.peculiar.institute_token)


def replace(p: Player, h: int, kind: int) -> None:
    p.count[p.structures[h]] -= 1
    p.structures[h] = kind
    p.count[kind] += 1


def choose_hex(s: Galaxy, seat: int, key: str, hexes: list[int], rule: str) -> Sub[int]:
    """One of these places."""
    chosen = yield from Choose(seat, key, places(s, hexes), rule, forced=True)
    return s.chart.index[chosen[1]]
