"""Which special actions a player has, and which of them can be taken now (GAI-15)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.gaia.catalog import BOOSTERS, TILES
from fivesuns.games.gaia.peculiar import PECULIAR
from fivesuns.games.gaia.powers import is_useful
from fivesuns.games.gaia.stages.building import project_targets
from fivesuns.games.gaia.stages.colonising import mine_targets
from fivesuns.games.gaia.state import Galaxy

BUILDING_BOOSTERS: Final = tuple([name for name, tile in BOOSTERS.items() if tile.steps or tile.range_bonus])
ACTION_TILES: Final = {name: tile.action for name, tile in TILES.items() if tile.action}


def has_action(tile: str) -> bool:
    return tile in BUILDING_BOOSTERS or tile in ACTION_TILES


def special_actions(s: Galaxy, seat: int) -> list[str]:
    """Those not used this round that would do something."""
    p = s.players[seat]
    used, waste = p.used, s.rules.waste == "allowed"
    found = []
    if p.booster in BUILDING_BOOSTERS and p.booster not in used:
        booster = BOOSTERS[p.booster]
        if booster.steps:
            if mine_targets(s, seat, 0, booster.steps):
                found.append(p.booster)
        elif mine_targets(s, seat, booster.range_bonus) or project_targets(s, seat, booster.range_bonus):
            found.append(p.booster)
    for tiles in (p.tiles, p.advanced):
        for name in tiles:
            if name in ACTION_TILES and name not in used and (waste or is_useful(p, ACTION_TILES[name])):
                found.append(name)
    if p.has_right_academy() and "academy" not in used and (waste or is_useful(p, p.board.academy_right)):
        found.append("academy")
    if "faction" not in used and PECULIAR[p.faction].action_targets(s, seat):
        found.append("faction")
    return found
