"""A tactical action: activation, then its steps (TI-79). An effect may end it after the activation."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.checks import go, go_on, tidy
from fivesuns.games.twilight.stages import invasion, movement, production, space_cannon, space_combat
from fivesuns.games.twilight.state import Force, Twilight
from fivesuns.games.twilight.windows import close_window, happen


def activate(s: Twilight, system: str) -> None:
    p = s.players[s.active]
    p.pools["tactic"] -= 1
    p.tokens.append(system)
    s.system = system
    s.tell("activated", seat=s.active, system=system)
    happen(s, "activate_after", s.active, system)
    go_on(s, follow_steps, 0)


def follow_steps(s: Twilight, first: int) -> None:
    """The steps from this one on. Where one has nothing to do, nothing has to be put right before the next."""
    for n in range(first, len(STEPS)):
        STEPS[n](s)
        if s._coming and n + 1 < len(STEPS):
            go(s, follow_steps, n + 1)
            return


def end_tactical(s: Twilight) -> None:
    """An action that an effect has ended is not resolved, but what lasts as long as it is over too."""
    if s.system:
        happen(s, "tactical_end", s.active, s.system)
    s.then(close_tactical)


def close_tactical(s: Twilight) -> None:
    s.system = ""
    s.gained, s.feats = [], []
    before = s.forces
    values.expire(s, "tactical")
    if s.forces != before:
        s.then(tidy)


def break_off(s: Twilight, source: str) -> None:
    """An effect ends the turn at once: no step of the tactical action follows, and nothing else that could be done
    after the activation or after an action."""
    s.system = ""
    values.expire(s, "tactical")
    s.forces.append(Force(source=source, seat=s.active, value="turn_over", amount=1, lasts="turn"))
    close_window(s)


STEPS: Final = (movement.set_sail, space_cannon.offense, space_combat.meet, invasion.invade, production.produce,
                end_tactical)
STAGES: Final = (activate, follow_steps, end_tactical, close_tactical)
