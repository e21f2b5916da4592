"""A round: strategy, action, status and, once the custodians have left, agenda phase (TI-31)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.stages.agenda import agenda_phase
from fivesuns.games.twilight.stages.status import status_phase
from fivesuns.games.twilight.stages.strategy import strategy_phase
from fivesuns.games.twilight.stages.turn import action_phase
from fivesuns.games.twilight.state import Twilight


def new_round(s: Twilight) -> None:
    s.round += 1
    s.tell("round", round=s.round)
    for phase in (strategy_phase, action_phase, status_phase, agenda_phase, new_round):
        go(s, phase)


STAGES: Final = (new_round,)
