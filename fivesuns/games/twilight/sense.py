"""Random play with sense: it sails where it can, lands, fights, votes, and now and then trades."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.kernel import SILENT, Bot, Choose, Decision, Rng, Seat, spell

MILD: Final = {"twilight.announce_retreat": "stay", "twilight.custodians": "remove"}
FULL: Final = ("twilight.commit", "twilight.produce", "twilight.vote", "twilight.move", "twilight.bombard",
               "twilight.space_cannon")
TALK: Final = 12                 # one in so many times that it could say something beside the question it does


class Sense(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        return sense(decision, self.rng)

    def speak(self, seat: Seat) -> Any:
        """An answer to an offer, most often; an offer, or a note set aside and shown."""
        if self.rng.below(TALK):
            return SILENT
        aside = seat.aside
        return SILENT if aside is None else aside.sample(self.rng)


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
