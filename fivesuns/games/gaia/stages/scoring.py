"""The end of the game (GAI-20): final tiles, research, resources."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import FINAL_TILES, RESEARCH_POINTS
from fivesuns.games.gaia.powers import gaia_planets, planet_types, sectors
from fivesuns.games.gaia.stages import automa
from fivesuns.games.gaia.stages.free_actions import convert_all
from fivesuns.games.gaia.state import Galaxy, Player

RANKS = (18, 12, 6, 0)


def progress(s: Galaxy, seat: int, tile: str) -> int:
    """How far a player has come on a final scoring tile (GAI-20.6)."""
    p = s.players[seat]
    if tile == "structures":
        return len(p.structures)
    if tile == "federation_structures":
        if s.is_automa(seat):
            return max(0, len(p.structures) - 1)                           # GAI-28.26
        return sum([1 for these in p.federations for h in these if h in p.structures])
    if tile == "planet_types":
        return planet_types(s, p)
    if tile == "gaia_planets":
        return gaia_planets(s, p)
    if tile == "sectors":
        return sectors(s, p)
    assert tile == "satellites", tile
    return len(p.satellites) + len(p.stations)


def standings(s: Galaxy, tile: str) -> list[tuple[int, int]]:
    """(progress, points) of every player if the game ended now; a neutral contender stands at the end with one or two
    players (GAI-2.14, 20.2)."""
    scores = [progress(s, seat, tile) for seat in range(len(s.players))]
    if s.seats <= 2:
        scores.append(FINAL_TILES[tile].neutral)
    found = []
    for score in scores:
        better = len([x for x in scores if x > score])
        tied = len([x for x in scores if x == score])
        points = sum(RANKS[better:better + tied]) // tied
        if score == 0 and s.rules.rank_zero == "nothing":
            points = 0
        found.append((score, points))
    return found


def research_points(p: Player) -> int:
    return sum([RESEARCH_POINTS[level] for level in p.research])


def resource_points(p: Player) -> int:
    return (p.credits + p.ore + p.knowledge) // 3


def final_scoring(s: Galaxy) -> None:
    """GAI-20.1; bids of an auction are paid last."""
    if s.rules.end_conversion == "on":
        for seat, p in enumerate(s.players):
            if not s.is_automa(seat):
                convert_all(s, p)
    for n, tile in enumerate(s.final_tiles):
        for seat, (_, points) in enumerate(standings(s, tile)[:len(s.players)]):
            if s.is_automa(seat):
                automa.score(s, f"final{n + 1}", points)
            else:
                s.players[seat].score(f"final{n + 1}", points)
    for seat, p in enumerate(s.players):
        if s.is_automa(seat):
            automa.score(s, "research", research_points(p))                # GAI-28.26
        else:
            p.score("research", research_points(p))
            p.score("resources", resource_points(p))
            p.score("auction", -p.bid)
        p.history.append(p.vp)
    s.tell("final", points=[p.vp for p in s.players])
