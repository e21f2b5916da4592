"""A tactical action: activation, then its steps (TI-79). An effect may end it after the activation."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.stages import invasion, movement, production, space_cannon, space_combat
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen


def activate(s: Twilight, system: str) -> None:
    p = s.players[s.active]
    p.pools["tactic"] -= 1
    p.tokens.append(system)
    s.system = system
    s.tell("activated", seat=s.active, system=system)
    happen(s, "activate_after", s.active, system)
    for step in (movement.move_ships, space_cannon.offense, space_combat.meet, invasion.invade, production.produce,
                 end_tactical):
        go(s, step)


def end_tactical(s: Twilight) -> None:
    if s.system:
        happen(s, "tactical_end", s.active, s.system)
        go(s, close_tactical)


def close_tactical(s: Twilight) -> None:
    s.system = ""
    s.gained = []
    s.forces = [force for force in s.forces if force.lasts != "tactical"]


STAGES: Final = (activate, end_tactical, close_tactical)
