"""How each game is played under the laws: by which policies, with which options, how often the dear laws are tried.

FIVESUNS_LAW_GAMES says how many light games are played of each game and player count; the full laws get one in `share`.
Where FIVESUNS_LOT is given one game and player count by this lot gets all of them, the others few: CI sees all in time.
"""
from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final

from fivesuns import bots
from fivesuns.games import load, names
from fivesuns.games.twilight import sense as twilight
from fivesuns.kernel import Bot, Decision, Game, Options, Rng, spell
from fivesuns.kernel.laws import Policy, uniform
from fivesuns.kernel.skill import LEVELS
from tests.games.eclipse.sense import sense
from tests.torture import GAMES as TORTURE

LIGHT: Final = int(os.environ.get("FIVESUNS_LAW_GAMES", "3"))
LOT: Final = os.environ.get("FIVESUNS_LOT", "") if LIGHT > 3 else ""
PARTS: Final = 4 if LIGHT >= 100 else 1                        # many games are tests of their own, to run side by side


def eager(decision: Decision[Any], rng: Rng) -> Any:
    """Passes only if three tries found nothing else: games get longer and fuller than by chance alone."""
    answer = decision.sample(rng)
    for _ in range(3):
        if spell(answer).split(" ")[0] not in ("pass", "nothing", "ready"):
            break
        answer = decision.sample(rng)
    return answer


@dataclass(frozen=True)
class Plan:
    policies: Sequence[Policy] = (uniform,)                    # one game by the first, one by the second ...
    options: Sequence[Options] = field(default_factory=lambda: [{}])
    often: int = 1                                             # the dear laws are tried at one question in so many
    share: int = 30                                            # one in so many games is played under all laws
    length: int = 1                                            # a game takes as long as so many of others
    company: int = 9                                           # more house bots than these at a table take long,
    crowd: int = 9                                             # and so do games under laws with more players than these


PLANS: Final[dict[str, Plan]] = {
    "senate": Plan(options=[{}, {"favour": 1, "rounds": 2}, {"favour": 3}], often=2),
    "bazaar": Plan(policies=(uniform, eager), options=[{}, {"rounds": 6}]),
    "vault": Plan(options=[{}, {"rounds": 9}, {"rounds": 2}], often=2),
    "march": Plan(options=[{}, {"stage": 1}, {"days": 200, "stage": 200}]),
    "agora": Plan(policies=(uniform, eager), options=[{}, {"rounds": 3}, {"rounds": 1}], often=4),
    "conclave": Plan(policies=(uniform, eager), options=[{}, {"rounds": 1}, {"rounds": 3}], often=4),
    "race": Plan(policies=(uniform, eager), often=48, share=1),
    "gaia": Plan(policies=(uniform, eager), often=12),
    "sidereal": Plan(policies=(uniform, eager), often=96, company=4, crowd=4, length=6, options=[
        {"species": "dealt"}, {"species": "dealt", "lien": "strict", "split_leftover_donations": True},
        {"species": "random", "open_offers": True, "open_points": True, "exact_scoring": True}]),
    "eclipse": Plan(policies=(sense,), options=[{"portals": True}, {}], often=16, company=4, crowd=3),
    "twilight": Plan(policies=(twilight.sense,), often=192, company=3, crowd=0, length=20, options=[
        {}, {"first_game": True}, {"factions": "dealt", "points": 14, "showing_cards": True}]),
}


def plan(name: str) -> Plan:
    return PLANS.get(name, Plan(often=12))


def light(name: str, seats: int) -> int:
    """How many games are played under the cheap laws: fewer where they are long."""
    games = LIGHT if not LOT or is_drawn(name, seats) else LIGHT // (3 if name in TORTURE else 30)
    return max(min(LIGHT, 3 if plan(name).length < 10 else 1), games // plan(name).length)


def full(name: str, seats: int) -> int:
    """How many under all laws."""
    return max(1, light(name, seats) // plan(name).share)


def is_drawn(name: str, seats: int) -> bool:
    return bool(LOT) and (name, seats) == min(BOX, key=lambda case: sha256(f"{LOT} {case}".encode()).digest())


def every_game() -> dict[str, Game[Any]]:
    """A game that cannot be imported is an error here, and not a game less to test."""
    return {**TORTURE, **{name: load(name) for name in names()}}


GAMES: Final = every_game()
CASES: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
BOX: Final = [(name, seats) for name, seats in CASES if name not in TORTURE]


def house(name: str, number: int = 0) -> Callable[[Rng], Bot] | None:
    """The house bot of a game, if it has one: first the strongest, then that of another level."""
    if name in TORTURE or find_spec(f"fivesuns.games.{name}.bot") is None:
        return None
    return partial(bots.make, name, LEVELS[-1 - number % len(LEVELS)])
