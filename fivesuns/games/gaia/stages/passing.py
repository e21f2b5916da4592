"""Passing, clean-up and the step to the next round (GAI-16, 19)."""
from __future__ import annotations

from fivesuns.games.gaia.catalog import TILES
from fivesuns.games.gaia.powers import count
from fivesuns.games.gaia.stages.phases import begin_round
from fivesuns.games.gaia.stages.scoring import final_scoring
from fivesuns.games.gaia.state import Galaxy


def pass_round(s: Galaxy, seat: int, booster: str) -> None:
    """Take a booster, return the old one, score what counts at passing (GAI-16.1, 16.2)."""
    p = s.players[seat]
    old, before = p.booster, p.vp
    for name in (old, *p.advanced):
        tile = TILES[name]
        if tile.pass_points:
            p.score("boosters" if name == old else "technology", tile.pass_points * count(s, seat, tile.per))
    if booster:
        s.boosters.remove(booster)
        p.next_booster = booster
    s.boosters.append(old)
    p.booster = ""
    s.passed.append(seat)
    if booster:
        s.tell("passed", seat=seat, booster=booster, points=p.vp - before)
    else:
        s.tell("passed_last", seat=seat, points=p.vp - before)


def end_round(s: Galaxy) -> None:
    """Clean-up, except in the last round (GAI-19.1)."""
    for p in s.players:
        p.history.append(p.vp)
    if s.round == 6:
        s.then(final_scoring)
        return
    s.used_actions = []
    for p in s.players:
        p.used = []
        p.booster, p.next_booster = p.next_booster, ""
    s.first = s.passed[0]
    if s.rules.turn_order == "clockwise":                                  # GAI-16.3
        n = len(s.players)
        s.order = [(s.first + i) % n for i in range(n)]
    else:
        s.order = s.passed
    s.passed = []
    s.then(begin_round)
