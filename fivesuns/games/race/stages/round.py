"""The round: actions in secret, then the phases that somebody chose (RFG-4, RFG-11)."""
from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from fivesuns.games.race.catalog import (
    ACTIONS,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DEVELOP_2,
    DEVELOPS,
    DUEL_ACTIONS,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    SETTLES,
)
from fivesuns.games.race.stages.consume import consume
from fivesuns.games.race.stages.develop import develop
from fivesuns.games.race.stages.end_of_round import end_of_round
from fivesuns.games.race.stages.explore import explore
from fivesuns.games.race.stages.produce import produce
from fivesuns.games.race.stages.settle import settle
from fivesuns.games.race.state import Race
from fivesuns.kernel import Choose, Play, Together

ALL_PAIRS: Final = tuple(combinations(DUEL_ACTIONS, 2))
SECOND: Final[Mapping[str, str]] = {DEVELOP_2: DEVELOP, SETTLE_2: SETTLE}
PAIRS: Final = tuple([(a, b) for a, b in ALL_PAIRS if a not in SECOND and SECOND.get(b, a) == a])      # RFG-11.1


def begin_round(s: Race) -> Play:
    s.round += 1
    s.tell("round", n=s.round)
    if s.duel:
        legal = ALL_PAIRS if s.keldon_order else PAIRS                              # A24
        pairs = yield from Together([Choose(seat, "race.actions", legal, "RFG-11.1", unordered=True)
                                     for seat in s.order])
        for seat, pair in pairs.items():
            s.players[seat].actions = pair
    else:
        chosen = yield from Together([Choose(seat, "race.action", ACTIONS, "RFG-4.1") for seat in s.order])
        for seat, action in chosen.items():
            s.players[seat].actions = (action,)
    for seat in s.order:
        s.tell("chose", seat=seat, actions=list(s.players[seat].actions))
    plan_phases(s)
    s.then(end_of_round)
    s.then(begin_round)


def plan_phases(s: Race) -> None:
    """Each chosen phase once, in order; twice if somebody chose Develop or Settle twice (RFG-4.2, RFG-11.3)."""
    called = [p.actions for p in s.players]
    if any([EXPLORE_5 in actions or EXPLORE_1_1 in actions for actions in called]):
        s.then(explore)
    for nth, word in enumerate(DEVELOPS):
        if any([word in actions for actions in called]):
            s.then(develop, nth)
    for nth, word in enumerate(SETTLES):
        if any([word in actions for actions in called]):
            s.then(settle, nth)
    if any([CONSUME_TRADE in actions or CONSUME_X2 in actions for actions in called]):
        s.then(consume)
    if any([PRODUCE in actions for actions in called]):
        s.then(produce)
