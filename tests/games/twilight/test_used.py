"""Every component is used: in feasts of players with sense, or in a scripted test (using.py says what counts)."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from fivesuns.games.twilight.catalog import (
    ABILITIES,
    ACTION_CARDS,
    ACTION_DECK,
    AGENDAS,
    FACTIONS,
    NOTES,
    OBJECTIVES,
    STRATEGY,
    TECHNOLOGIES,
)
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Decision, QuickDice, Rng, Table
from fivesuns.kernel.laws import l8_conserves
from fivesuns.kernel.play import step
from tests.games.twilight import using
from tests.games.twilight.feast import Feast, sit_down

NAMES: Final = [*FACTIONS]
GAMES: Final = [NAMES[:6], NAMES[6:12], [*NAMES[12:], NAMES[0]]]
ROOT: Final = Path(__file__).parents[3]


def due() -> set[str]:
    """Everything that does something: abilities by their rows, cards, agendas, objectives, technologies, flagships."""
    return {*ABILITIES, *ACTION_CARDS, *AGENDAS, *OBJECTIVES, *NOTES, *STRATEGY, *FACTIONS, *TECHNOLOGIES,
            *[sheet.flagship for sheet in FACTIONS.values()]}


@pytest.fixture(scope="module")
def in_feasts() -> set[str]:
    with pytest.MonkeyPatch.context() as patch:
        found = using.watch(patch)
        for n, first in enumerate(GAMES):
            play(Feast(first), n, found)
    return using.with_sources(found)


def play(game: Feast, seed: int, found: set[str]) -> None:
    def policy(decision: Decision[Any], rng: Rng) -> Any:
        return sit_down(game, decision) if decision.key == "twilight.faction" else sense(decision, rng)

    table: Table[Twilight] = Table(game, game.settle({"seats": len(game.first), "points": 14}), QuickDice(seed), False,
                                   True)
    dice, said = QuickDice(seed), 0
    while not table.over:
        step(table, dice, policy)
        said += 1
        if said % 16 == 0:
            l8_conserves(table)
            found |= using.lying(table.state)


def in_scripted_tests() -> set[str]:
    """They run once more, watched, in a process of their own: here other tests may have left their marks."""
    run = subprocess.run([sys.executable, "-m", using.__name__], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    return {*run.stderr.split()}


def test_the_list_of_what_is_to_be_used_is_that_of_the_box() -> None:
    own = [x for x in TECHNOLOGIES.values() if x.faction]
    upgrades = [x for x in TECHNOLOGIES.values() if x.unit and not x.faction]
    assert (len(FACTIONS), len({sheet.flagship for sheet in FACTIONS.values()}), len(own), len(upgrades)) == (
        17, 17, 34, 9)
    assert len(TECHNOLOGIES) - len(own) - len(upgrades) == 16
    assert (len(ACTION_DECK), len(AGENDAS), len(OBJECTIVES), len(STRATEGY)) == (80, 50, 40, 8)
    assert {a.source for a in ABILITIES.values() if a.sort == "unit"} <= {*due(), *[
        x for sheet in FACTIONS.values() for x in sheet.sheet.values()], *[x.unit for x in TECHNOLOGIES.values()]}


@pytest.mark.long
def test_every_component_is_used_in_feasts_or_in_a_scripted_test(in_feasts: set[str]) -> None:
    scripted = in_scripted_tests()
    print(f"of {len(due())}, {len(due() & scripted)} are used in scripted tests, {len(due() & in_feasts)} in feasts")
    assert sorted(due() - scripted - in_feasts) == []


@pytest.mark.long
def test_feasts_meet_what_is_rare(in_feasts: set[str]) -> None:
    """A large part: else nobody would notice if the players lost their sense."""
    assert len(due() & in_feasts) > len(due()) // 3
