"""Eight rounds of four phases (ECL-5), and the end of the game."""
from __future__ import annotations

from fivesuns.games.eclipse.catalog import ROUNDS
from fivesuns.games.eclipse.players import alive
from fivesuns.games.eclipse.stages.action import action_phase
from fivesuns.games.eclipse.stages.cleanup import cleanup_phase
from fivesuns.games.eclipse.stages.combat import combat_phase
from fivesuns.games.eclipse.stages.upkeep import upkeep_phase
from fivesuns.games.eclipse.state import NOBODY, Galaxy


def new_round(s: Galaxy) -> None:
    s.round += 1
    s.tell("round", round=s.round)
    s.then(action_phase)
    s.then(combat_phase)
    s.then(upkeep_phase)
    s.then(cleanup_phase)
    s.then(end_round)


def end_round(s: Galaxy) -> None:
    """The start player tile counts from now on (ECL-6.4)."""
    if s.next_start != NOBODY:
        s.start, s.next_start = s.next_start, NOBODY
    if s.round < ROUNDS and alive(s):
        s.then(new_round)
        return
    s.phase = "over"                                                 # ECL-18.1
    s.tell("over")
