"""A policy for fuzzing: random, but it keeps some money, so that games are long and full of things."""
from __future__ import annotations

from typing import Any

from fivesuns.kernel import Choose, Decision, Rng

IDLE = ("trade", "return_reputation", "done", "discard", "spare", "scuttle", "remove", "release", "leave")


def sense(decision: Decision[Any], rng: Rng) -> Any:
    """Acts while the next action can be paid for, passes before it cannot, seldom wastes anything."""
    if not isinstance(decision, Choose):
        return decision.sample(rng)
    options = decision.options()
    if decision.key in ("eclipse.turn", "eclipse.reaction"):
        discs, _, after = decision.about
        cautious = rng.below(40) > 0
        if discs <= 2 or (after < 0 and cautious):
            free = [x for x in options if x[0] in ("colonise", "propose")]
            return free[rng.below(len(free))] if free else ("pass",)
        if rng.below(12) == 0 or (decision.key == "eclipse.reaction" and rng.below(2) == 0):
            return ("pass",)
    if decision.key == "eclipse.engage" and rng.below(4):
        fights = [x for x in options if x[0] == "attack"]
        if fights:
            return fights[rng.below(len(fights))]
    if rng.below(20):
        busy = [x for x in options if not (isinstance(x, tuple) and (x[0] in IDLE or x == ("pass",)))]
        if busy:
            return busy[rng.below(len(busy))]
    return decision.sample(rng)
