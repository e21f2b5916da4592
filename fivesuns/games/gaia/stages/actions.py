"""Action phase (GAI-7): turns of one main action each, with free actions before and after it."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.gaia import federation
from fivesuns.games.gaia.catalog import (
    ACTIONS,
    BOOSTERS,
    FEDERATION_TOKENS,
    KIND,
    RESEARCH_COST,
    STRUCTURES,
    TILES,
    TRACK,
    TRACKS,
)
from fivesuns.games.gaia.power import spend
from fivesuns.games.gaia.powers import award, gain, is_useful, planet_types
from fivesuns.games.gaia.shapes import Alternative
from fivesuns.games.gaia.stages import building, federations
from fivesuns.games.gaia.stages.charging import charging
from fivesuns.games.gaia.stages.colonising import build_mine, mine_targets
from fivesuns.games.gaia.stages.free_actions import free_action, free_actions
from fivesuns.games.gaia.stages.passing import end_round, pass_round
from fivesuns.games.gaia.stages.reasons import refusals
from fivesuns.games.gaia.stages.specials import special_actions
from fivesuns.games.gaia.stages.technology import advance, may_advance, offered_tiles, take_tile
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Choose, Play, Sub

Act = tuple[Any, ...]
END: Final[Act] = ("end",)
LAST_PASS: Final[Act] = ("last_pass",)
FEDERATION: Final[Act] = ("federation",)
PASS: Final = {booster: ("pass", booster) for booster in BOOSTERS}
RESEARCH: Final = tuple([("research", track) for track in TRACKS])
POWER: Final = tuple([("power", n) for n in range(1, 8)])
QIC: Final = tuple([("qic", n) for n in range(1, 4)])


def turn(s: Galaxy, seat: int) -> Play:
    """Any free actions, exactly one main action, any free actions (GAI-7.2)."""
    s.current = seat
    act = yield from choose_act(s, seat)
    while act[0] == "free":
        yield from free_action(s, seat, act[1])
        act = yield from choose_act(s, seat)
    yield from main_action(s, seat, act)
    if act[0] != "pass" and act[0] != "last_pass":
        act = yield from Choose(seat, "gaia.end", lambda: acts_after(s, seat), "GAI-7.2", forced=True)
        while act[0] == "free":
            yield from free_action(s, seat, act[1])
            act = yield from Choose(seat, "gaia.end", lambda: acts_after(s, seat), "GAI-7.2", forced=True)
    if s.triggers:
        s.then(charging)
    s.then(next_turn)


def choose_act(s: Galaxy, seat: int) -> Sub[Act]:
    act = yield from Choose(seat, "gaia.act", lambda: acts(s, seat), "GAI-7.2", refused=lambda: refusals(s, seat),
                            facts=lambda: outlook(s, seat))
    return act


def outlook(s: Galaxy, seat: int) -> list[list[Alternative] | None]:
    """Of the actions only a federation is worth a look ahead: which there could be."""
    return [federations.alternatives(s, seat) if act == FEDERATION else None for act in acts(s, seat)]


def next_turn(s: Galaxy) -> None:
    """The next player in turn order who has not passed (GAI-7.1)."""
    at = s.order.index(s.current)
    n = len(s.order)
    for i in range(1, n + 1):
        seat = s.order[(at + i) % n]
        if seat not in s.passed:
            if s.is_automa(seat):
                s.plan("automa_turn")
            else:
                s.then(turn, seat)
            return
    s.then(end_round)


def acts_after(s: Galaxy, seat: int) -> list[Act]:
    return [END, *free_actions(s, seat)]


def acts(s: Galaxy, seat: int) -> list[Act]:
    """Everything this player may do now."""
    p = s.players[seat]
    chart = s.chart
    found: list[Act] = [chart.builds[h] for h in mine_targets(s, seat)]
    if p.gaiaformers:
        found += [chart.projects[h] for h in building.project_targets(s, seat)]
    found += [("upgrade", chart.hexes[h], STRUCTURES[kind]) for h, kind in building.upgrades(s, seat)]
    if federation.is_possible(s, seat):
        found.append(FEDERATION)
    if p.knowledge >= RESEARCH_COST:
        found += [RESEARCH[track] for track in range(6) if may_advance(s, p, track)]
    if p.bowl3 or p.brainstone == 3 or p.qic >= 2:
        found += board_actions(s, seat)
    found += [("special", name) for name in special_actions(s, seat)]
    if s.round < 6:
        found += [PASS[booster] for booster in s.boosters]
    else:
        found.append(LAST_PASS)
    found += free_actions(s, seat)
    return found


def main_action(s: Galaxy, seat: int, act: Act) -> Sub[None]:
    p = s.players[seat]
    what = act[0]
    if what == "build":
        yield from build_mine(s, seat, s.chart.index[act[1]])
    elif what == "upgrade":
        yield from building.upgrade(s, seat, s.chart.index[act[1]], KIND[act[2]])
    elif what == "research":
        p.knowledge -= RESEARCH_COST                                       # GAI-13.1
        yield from advance(s, seat, TRACK[act[1]], RESEARCH_COST)
    elif what == "power" or what == "qic":
        yield from board_action(s, seat, f"{what}{act[1]}")
    elif what == "special":
        yield from special_action(s, seat, act[1])
    elif what == "project":
        yield from building.start_project(s, seat, s.chart.index[act[1]])
    elif what == "federation":
        yield from federations.form_federation(s, seat)
    else:
        pass_round(s, seat, act[1] if len(act) > 1 else "")


# power and QIC actions (GAI-14)

def board_actions(s: Galaxy, seat: int) -> list[Act]:
    p = s.players[seat]
    power = p.power()
    found: list[Act] = []
    for n, (name, action) in enumerate(ACTIONS.items()):
        if action.power > power or action.qic > p.qic or name in s.used_actions:
            continue
        if action.steps:
            if not mine_targets(s, seat, 0, action.steps):
                continue
        elif action.tech_tile:
            if not offered_tiles(s, p):
                continue
        elif action.token_again:
            if not p.green and not p.grey:
                continue
        elif not is_useful(p, action.gain) and s.rules.waste == "forbidden":
            continue
        found.append(POWER[n] if n < 7 else QIC[n - 7])
    return found


def board_action(s: Galaxy, seat: int, name: str) -> Sub[None]:
    """Pay, cover the space, apply (GAI-14.1)."""
    p = s.players[seat]
    action = ACTIONS[name]
    if action.power:
        yield from spend(s, seat, action.power)
    p.qic -= action.qic
    s.used_actions.append(name)
    s.tell("board_action", seat=seat, action=name)
    if action.steps:
        yield from build_with_steps(s, seat, action.steps)
    elif action.tech_tile:
        yield from take_tile(s, seat)
    elif action.token_again:
        owned = [x for x in FEDERATION_TOKENS if x in p.green or x in p.grey]
        token = yield from Choose(seat, "gaia.token_again", owned, "GAI-14.3", forced=True)
        yield from gain(s, seat, FEDERATION_TOKENS[token].gain, "qic_actions")
    else:
        yield from gain(s, seat, action.gain, "qic_actions")
        if action.per_type:
            award(s, seat, "qic_actions", action.per_type * planet_types(s, p))


def build_with_steps(s: Galaxy, seat: int, steps: int) -> Sub[None]:
    """A mine in the same action, with at least one free step unless waste is allowed (GAI-14.4)."""
    h = yield from building.choose_hex(s, seat, "gaia.mine", mine_targets(s, seat, 0, steps), "GAI-14.4")
    yield from build_mine(s, seat, h, 0, steps)


# special actions (GAI-15)

def special_action(s: Galaxy, seat: int, name: str) -> Sub[None]:
    p = s.players[seat]
    p.used.append(name)
    s.tell("special_action", seat=seat, action=name)
    if name == "academy":
        yield from gain(s, seat, p.board.academy_right, name)
    elif name == "faction":
        yield from p.peculiar.action(s, seat)
    elif TILES[name].steps:
        yield from build_with_steps(s, seat, TILES[name].steps)
    elif TILES[name].range_bonus:
        yield from build_with_range(s, seat, TILES[name].range_bonus)
    else:
        yield from gain(s, seat, TILES[name].action, name)


def build_with_range(s: Galaxy, seat: int, bonus: int) -> Sub[None]:
    """A mine or a Gaia project farther away than usual (GAI-23.1)."""
    chart = s.chart
    targets: list[Act] = [chart.builds[h] for h in mine_targets(s, seat, bonus)]
    targets += [chart.projects[h] for h in building.project_targets(s, seat, bonus)]
    what, at = yield from Choose(seat, "gaia.far", targets, "GAI-23.1", forced=True)
    if what == "build":
        yield from build_mine(s, seat, s.chart.index[at], bonus)
    else:
        yield from building.start_project(s, seat, s.chart.index[at], bonus)
