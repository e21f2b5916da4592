"""Why not? What a player might expect to be able to do on a turn, and the reason why it cannot be done."""
from __future__ import annotations

from typing import Any

from fivesuns.games.gaia import federation
from fivesuns.games.gaia.catalog import (
    ACTIONS,
    GAIA_PROJECT,
    MINE,
    PROJECT_COST,
    RESEARCH_COST,
    STRUCTURES,
    TRACKS,
    TRANSDIM,
)
from fivesuns.games.gaia.powers import is_useful
from fivesuns.games.gaia.stages.building import project_targets, upgrade_price, upgrades
from fivesuns.games.gaia.stages.colonising import mine_price, mine_targets, qic_for_range
from fivesuns.games.gaia.stages.specials import has_action, special_actions
from fivesuns.games.gaia.stages.technology import may_advance, offered_tiles
from fivesuns.games.gaia.state import Galaxy

Refusal = tuple[Any, ...]
NEAR_ENOUGH = 6                           # farther planets are not worth a reason


def refusals(s: Galaxy, seat: int) -> list[Refusal]:
    return [*_mines(s, seat), *_projects(s, seat), *_upgrades(s, seat), *_research(s, seat), *_board(s, seat),
            *_special(s, seat), *_federation(s, seat)]


def _mines(s: Galaxy, seat: int) -> list[Refusal]:
    p, chart = s.players[seat], s.chart
    legal = mine_targets(s, seat)
    found: list[Refusal] = []
    for h, distance in chart.planets_near(p.origins()):
        if h in legal or distance > NEAR_ENOUGH or h in p.structures:
            continue
        option = ("build", chart.hexes[h])
        price = mine_price(s, seat, h)
        if s.planet(h) == TRANSDIM:
            continue
        if price is None:
            found.append((option, "gaiaformer_of_another" if h in s.gaiaformers else "occupied"))
        elif p.supply(MINE) <= 0:
            found.append((option, "no_piece", "mine"))
        else:
            found.append((option, "mine_price", price[0], price[1], price[2], price[3]))
    return found


def _projects(s: Galaxy, seat: int) -> list[Refusal]:
    p, chart = s.players[seat], s.chart
    legal = project_targets(s, seat)
    found: list[Refusal] = []
    for h, distance in chart.planets_near(p.origins()):
        if distance > NEAR_ENOUGH or h in legal or s.planet(h) != TRANSDIM:
            continue
        option = ("project", chart.hexes[h])
        need = PROJECT_COST[p.research[GAIA_PROJECT]]
        if h in s.gaiaformers:
            found.append((option, "has_gaiaformer"))
        elif p.gaiaformers == 0:
            found.append((option, "no_gaiaformer"))
        elif p.tokens() < need:
            found.append((option, "tokens", need, p.tokens()))
        else:
            found.append((option, "range_qic", qic_for_range(p, distance), p.qic))
    return found


def _upgrades(s: Galaxy, seat: int) -> list[Refusal]:
    p = s.players[seat]
    legal = upgrades(s, seat)
    found: list[Refusal] = []
    for h, old in p.structures.items():
        for kind in p.peculiar.upgrades[old]:
            if (h, kind) in legal:
                continue
            option = ("upgrade", s.chart.hexes[h], STRUCTURES[kind])
            if p.supply(kind) <= 0:
                found.append((option, "no_piece", STRUCTURES[kind]))
            else:
                credits, ore = upgrade_price(s, seat, h, kind)
                found.append((option, "price", credits, ore))
    return found


def _research(s: Galaxy, seat: int) -> list[Refusal]:
    p = s.players[seat]
    found: list[Refusal] = []
    for track, name in enumerate(TRACKS):
        option = ("research", name)
        if may_advance(s, p, track):
            if p.knowledge < RESEARCH_COST:
                found.append((option, "knowledge", RESEARCH_COST))
        elif p.research[track] == 5:
            found.append((option, "top_level"))
        elif track == p.peculiar.closed_track and not p.has_institute():
            found.append((option, "no_navigation"))
        elif any([q.research[track] == 5 for q in s.players]):
            found.append((option, "level_taken"))
        else:
            found.append((option, "green_token"))
    return found


def _board(s: Galaxy, seat: int) -> list[Refusal]:
    p = s.players[seat]
    found: list[Refusal] = []
    for name, action in ACTIONS.items():
        option = (name[:-1], int(name[-1]))
        if name in s.used_actions:
            found.append((option, "used"))
        elif action.power > p.power():
            found.append((option, "power", action.power, p.power()))
        elif action.qic > p.qic:
            found.append((option, "qic", action.qic, p.qic))
        elif action.steps:
            if not mine_targets(s, seat, 0, action.steps):
                found.append((option, "no_target"))
        elif action.tech_tile:
            if not offered_tiles(s, p):
                found.append((option, "no_tile"))
        elif action.token_again:
            if not p.green and not p.grey:
                found.append((option, "no_token"))
        elif not is_useful(p, action.gain) and s.rules.waste == "forbidden":
            found.append((option, "no_use"))
    return found


def _special(s: Galaxy, seat: int) -> list[Refusal]:
    """Of everything that shows a special action in front of this player."""
    p = s.players[seat]
    legal = special_actions(s, seat)
    shown = [name for name in (p.booster, *p.tiles, *p.covered, *p.advanced) if has_action(name)]
    if p.has_right_academy():
        shown.append("academy")
    if p.peculiar.why_no_action(s, seat):
        shown.append("faction")
    found: list[Refusal] = []
    for name in shown:
        option = ("special", name)
        if name in legal:
            continue
        if name in p.covered:
            found.append((option, "covered"))
        elif name in p.used:
            found.append((option, "used"))
        elif name == "faction":
            found.append((option, *p.peculiar.why_no_action(s, seat)))
        else:
            found.append((option, "no_target" if name == p.booster else "no_use"))
    return found


def _federation(s: Galaxy, seat: int) -> list[Refusal]:
    p = s.players[seat]
    if federation.is_possible(s, seat):
        return []
    total, need = federation.value_at_hand(s, p), federation.needed(s, p)
    if not any(s.tokens.values()):
        return [(("federation",), "no_tokens_left")]
    if total >= federation.threshold(p) and not federation.loose_pieces(s, p):
        return [(("federation",), "federation_nothing_new")]
    if total < need:
        return [(("federation",), "federation_value", need, total)]
    return [(("federation",), "federation_satellites", federation.budget(s, p))]
