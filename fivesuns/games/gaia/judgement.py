"""What a position is worth to a player, in points: what is scored, what is in hand, and what will come of it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fivesuns.games.gaia import federation
from fivesuns.games.gaia.catalog import (
    ADVANCED,
    BOOSTERS,
    ECONOMY,
    GAIA,
    GAIA_PROJECT,
    NAVIGATION,
    RANGE,
    RESEARCH_COST,
    ROUND_TILES,
    SCIENCE,
    STANDARD,
    STEP_COST,
    TERRAFORMING,
    TRANSDIM,
    Gain,
    Tile,
)
from fivesuns.games.gaia.powers import count
from fivesuns.games.gaia.stages.phases import income_sources
from fivesuns.games.gaia.stages.scoring import research_points, standings
from fivesuns.games.gaia.state import Galaxy, Player

# What a unit is worth in hand, by round (0 is the set-up); a third of a point when the game is over.
CREDITS: Final[tuple[float, ...]] = (0.22, 0.22, 0.22, 0.22, 0.22, 0.22, 0.26)
ORE: Final[tuple[float, ...]] = (0.6, 0.6, 0.6, 0.58, 0.55, 0.45, 0.26)
KNOWLEDGE: Final[tuple[float, ...]] = (0.8, 0.8, 0.8, 0.75, 0.36, 0.24, 0.03)
QIC: Final[tuple[float, ...]] = (1.7, 1.7, 1.6, 1.6, 1.5, 1.2, 0.3)
AREA1: Final[tuple[float, ...]] = (0.1, 0.1, 0.1, 0.1, 0.08, 0.04, 0.0)
AREA2: Final[tuple[float, ...]] = (0.3, 0.3, 0.3, 0.28, 0.26, 0.2, 0.12)
AREA3: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.48, 0.45, 0.35, 0.25)
MATCH: Final[tuple[float, ...]] = (0.8, 0.8, 0.8, 0.75, 0.7, 0.5, 0.0)     # for ore and credits that go together
# What a unit of income is worth that arrives in a round: it can still be put to use.
USE: Final[tuple[float, ...]] = (0.0, 1.25, 1.25, 1.21, 1.39, 1.27, 0.94)
INCOME: Final[Mapping[str, float]] = {"credits": 0.25, "ore": 0.9, "knowledge": 2.0, "qic": 2.3, "charge": 0.38,
                                      "token": 0.35}
GAIN: Final[Mapping[str, float]] = {**INCOME, "vp": 1.0, "gaiaformer": 2.5}
# How often in a round the things happen that tiles score.
OFTEN: Final[Mapping[str, float]] = {"research": 1.6, "mine": 1.3, "trading_station": 0.8, "mine_on_gaia": 0.5,
                                     "institute_or_academy": 0.3, "federation_token": 0.5, "terraforming_step": 0.9}
# What a level of research does for its owner beyond income and points, over a whole game.
LEVEL: Final[Mapping[int, tuple[float, ...]]] = {
    TERRAFORMING: (0.0, 0.6, 3.0, 6.5, 7.0, 7.0), NAVIGATION: (0.0, 0.8, 4.0, 4.8, 7.5, 8.0),
    GAIA_PROJECT: (0.0, 3.0, 3.8, 6.5, 8.5, 9.0), ECONOMY: (0.0, 0.2, 0.5, 0.8, 1.0, 0.0),
    SCIENCE: (0.0, 0.2, 0.5, 0.8, 1.0, 0.0)}
# Pieces beyond their income: each structure, each point of power value outside federations, a green token, and how
# much the easiest planets in reach count.
STRUCTURE: Final[tuple[float, ...]] = (2.1, 1.85, 1.6, 1.35, 1.1, 0.85, 0.6)
LOOSE: Final[tuple[float, ...]] = (1.15, 1.15, 1.15, 1.15, 1.15, 1.15, 0.45)
GREEN: Final = 2.8
ROOM: Final = 1.0
INSTITUTE: Final[Mapping[str, float]] = {"hadsch_hallas": 2.0, "itars": 1.8, "nevlas": 2.2, "geodens": 1.6,
                                         "ivits": 2.5, "xenos": 2.0, "terrans": 1.6, "ambas": 1.4, "taklons": 1.4,
                                         "lantids": 1.4}


def value(s: Galaxy, seat: int) -> float:
    """In points, roughly what this seat will end with beyond what everybody gets."""
    p = s.players[seat]
    now = min(s.round, 6)
    later = 6 - now
    return (p.vp - p.bid + research_points(p) + contest(s, seat, now) + hand(p, now) + prospects(s, seat, p, now, later)
            + pieces(s, seat, p, now, later))


def hand(p: Player, now: int) -> float:
    """What lies on the faction board."""
    found = (p.credits * CREDITS[now] + p.ore * ORE[now] + p.knowledge * KNOWLEDGE[now] + p.qic * QIC[now]
             + p.bowl1 * AREA1[now] + p.bowl2 * AREA2[now] + p.bowl3 * AREA3[now])
    found += MATCH[now] * matched(p.credits + 0.6 * p.bowl3, p.ore)
    if now < 6:
        found += p.gaia_area * AREA1[now + 1]
        found -= max(0, p.ore - 9) * 0.6 + max(0, p.credits - 18) * 0.2 + max(0, p.knowledge - 10) * 0.5
    if p.brainstone:
        found += 3 * (AREA1, AREA2, AREA3, AREA1)[p.brainstone - 1][now]
    return found


def matched(credits: float, ore: float) -> float:
    """Structures want ore and about two and a half times as many credits: of which is there enough for both?"""
    return min(credits / 2.5, ore)


def reachable_levels(p: Player) -> float:
    """Points for levels that the knowledge in hand still buys: four for each of the upper levels."""
    steps = p.knowledge // RESEARCH_COST
    found = 0.0
    for level in sorted(p.research, reverse=True):
        if level < 4 and steps > 0:
            free = max(0, 2 - level)
            if steps > free:
                gained = min(steps - free, 4 - max(level, 2))
                found += 4 * gained
                steps -= free + gained
    return found


def contest(s: Galaxy, seat: int, now: int) -> float:
    """The final scoring tiles: more certain, and worth more, the nearer the end."""
    found = 0.0
    for tile in s.final_tiles:
        progress, points = standings(s, tile)[seat]
        found += points * (0.1 + 0.15 * now if now < 6 else 1.0) + progress * (0.9 - 0.12 * now)
    return found


def prospects(s: Galaxy, seat: int, p: Player, now: int, later: int) -> float:
    """What will come in round after round, and what research makes possible."""
    if not later and now:
        rounds, use = 0, 0.0
    else:
        rounds = later
        use = sum(USE[now + 1:])
    found = sum([LEVEL[track][p.research[track]] for track in LEVEL]) * later / 6
    found += (0.3 if later else 0.5) * sum(p.research) + reachable_levels(p) * (0.5 if later else 0.9)
    if rounds:
        booster = BOOSTERS.get(p.next_booster or p.booster)
        sums = {"credits": 0, "ore": 0}
        for source in income_sources(s, p):
            found += worth(source, INCOME) * use
            for what, n in source:
                if what in sums:
                    sums[what] += n
        found += matched(sums["credits"] + 1, sums["ore"]) * 0.9 * use
        if booster is not None:                     # a booster is given back when its owner passes
            found -= worth(BOOSTERS[p.booster].income, INCOME) * use if p.booster else 0.0
            found += booster_worth(s, seat, booster) * (1.0 if p.next_booster or s.round == 0 else 0.6)
    turns = rounds + (0 if seat in s.passed else 1)
    for name in p.tiles:
        found += tile_worth(s, seat, STANDARD[name], rounds, turns, name in p.used)
    for name in p.advanced:
        found += tile_worth(s, seat, ADVANCED[name], rounds, turns, name in p.used)
    if p.has_right_academy():
        found += worth(p.board.academy_right, GAIN) * (rounds * 0.8 + (0 if "academy" in p.used else 0.8))
    return found


def worth(gains: Gain, prices: Mapping[str, float]) -> float:
    return sum([prices.get(what, 0.0) * n for what, n in gains])


def tile_worth(s: Galaxy, seat: int, tile: Tile, rounds: int, turns: int, used: bool) -> float:
    """Beyond its income: points while playing and passing, a special action every round."""
    found = 0.0
    if tile.action:
        found += worth(tile.action, GAIN) * (rounds * 0.75 + (0.0 if used else 0.75))
    if tile.on:
        found += tile.points * OFTEN.get(tile.on, 0.5) * turns * 0.9
    if tile.pass_points:
        found += tile.pass_points * count(s, seat, tile.per) * turns * 0.95
    if tile.big_value:
        found += 1.2
    return found


def booster_worth(s: Galaxy, seat: int, tile: Tile) -> float:
    """For one round."""
    found = worth(tile.income, INCOME)
    if tile.pass_points:
        found += tile.pass_points * (count(s, seat, tile.per) + 0.4)
    if tile.steps:
        found += 2.2
    if tile.range_bonus:
        found += 1.8
    return found


def pieces(s: Galaxy, seat: int, p: Player, now: int, later: int) -> float:
    """Structures, as far as they are not income: towards federations, projects under way, what institutes can do."""
    found = STRUCTURE[now] * len(p.structures) + room_to_grow(s, seat, p, later) * ROOM
    found += GREEN * len(p.green) if later else 0.0
    loose = sum(federation.loose_pieces(s, p).values())
    need = federation.threshold(p)
    base = federation.growing(p)
    if base:
        loose += federation.federation_value(s, p, base) - need
        loose = max(0, min(loose, need))
    whole, rest = divmod(loose, need)
    found += LOOSE[now] * (whole * need * 0.9 + rest)
    if p.has_institute():
        found += INSTITUTE.get(p.faction, 1.2) * later + 1.0
    found += p.gaiaformers * 0.9 * min(later, 3)
    for h, owner in s.gaiaformers.items():
        if owner == seat:
            ready = h in s.gaia_planets
            found += (4.6 if ready else 3.6) if later or ready else 0.2
    return found


def room_to_grow(s: Galaxy, seat: int, p: Player, later: int) -> float:
    """The four easiest planets within range."""
    if not later or not p.structures:
        return 0.0
    chart, reach, step = s.chart, RANGE[p.research[NAVIGATION]], STEP_COST[p.research[TERRAFORMING]]
    taken: set[int] = set()
    for q in s.players:
        taken.update(q.structures)
    found: list[float] = []
    for h, distance in chart.planets_near(p.origins()):
        if distance > reach:
            break
        if h in taken:
            continue
        planet = s.planet(h)
        if planet == GAIA:
            found.append(1.6)
        elif planet == TRANSDIM:
            found.append(1.5 if p.gaiaformers and h not in s.gaiaformers else 0.4)
        else:
            found.append(2.2 - 0.45 * step * p.board.steps[planet])
    found.sort(reverse=True)
    return sum([x for x in found[:4] if x > 0]) * min(1.0, later / 4)


# where to begin

def neighbourhood(s: Galaxy, seat: int, h: int) -> float:
    """How good a hex is for a first structure: cheap planets near, opponents not too far for charging."""
    p, chart = s.players[seat], s.chart
    found = 0.0
    for x, planet in enumerate(chart.planet):
        distance = chart.distance[h][x]
        if not planet or x == h or distance > 4:
            continue
        if planet == GAIA:
            ease = 0.8 if p.peculiar.gaia_planet_price == "ore" else 0.6
        elif planet == TRANSDIM:
            ease = 0.7 if p.research[GAIA_PROJECT] else 0.35
        else:
            ease = (1.0, 0.75, 0.4, 0.15)[p.board.steps[planet]]
        if s.owner(x) >= 0:
            ease = 0.5 if s.owner(x) != seat and distance <= 2 else 0.0
        found += ease * (1.6, 1.3, 0.9, 0.45, 0.2)[distance]
    own = [chart.distance[h][x] for x in p.structures]
    if own:
        found += 0.8 if 2 <= min(own) <= 4 else -0.5 if min(own) > 6 else 0.0
    return found


FACTION: Final = ("hadsch_hallas", "terrans", "geodens", "nevlas", "xenos", "lantids", "itars", "taklons", "gleens",
                  "ambas", "bal_taks", "firaks", "ivits", "bescods")


def faction_rank(s: Galaxy, name: str) -> float:
    """Better factions first; a home planet between those already taken is less crowded to nobody's eyes."""
    return -float(FACTION.index(name))


def round_points(s: Galaxy, event: str) -> int:
    """What this round's tile gives for an event."""
    if not 1 <= s.round <= 6:
        return 0
    tile = ROUND_TILES[s.round_tiles[s.round - 1]]
    return tile.points if tile.on == event else 0
