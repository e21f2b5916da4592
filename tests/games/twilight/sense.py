"""A policy for random games that meets what happens in games: it sails where it can, lands, fights and votes."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.kernel import Choose, Decision, Rng, spell

MILD: Final = {"twilight.announce_retreat": "stay", "twilight.custodians": "remove"}
FULL: Final = ("twilight.commit", "twilight.produce", "twilight.vote", "twilight.move", "twilight.bombard",
               "twilight.space_cannon")


def sense(decision: Decision[Any], rng: Rng) -> Any:
    """Mostly the livelier answer; now and then any."""
    if rng.below(8) == 0:
        return decision.sample(rng)
    if decision.key == "twilight.action":
        return an_action(decision, rng)
    if decision.key == "twilight.secondary":
        return a_way(decision)
    wanted = MILD.get(decision.key)
    if isinstance(decision, Choose) and wanted in decision.options():
        return wanted
    if decision.key in FULL:
        return max([decision.sample(rng) for _ in range(4)], key=lambda whole: len(spell(whole)) if whole else 0)
    return decision.sample(rng)


def a_way(decision: Decision[Any]) -> Any:
    """To use a strategy card of another; whoever may use its primary ability does."""
    assert isinstance(decision, Choose)
    return decision.options()[-1]


def an_action(decision: Decision[Any], rng: Rng) -> Any:
    """A system that ships can reach, most of the time; passing only where nothing else is left."""
    assert isinstance(decision, Choose)
    options = decision.options()
    found = [act for act, ships in zip(options, decision.facts() if decision.facts else [], strict=True) if ships]
    if found and rng.below(4):
        return found[rng.below(len(found))]
    lively = [act for act in options if act[0] not in ("pass", "activate")] or options
    return lively[rng.below(len(lively))]
