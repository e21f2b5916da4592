"""Every component is used: in feasts of players with sense, or in a scripted test that names it."""
from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from fivesuns.games.twilight import abilities, notes, values
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
from fivesuns.games.twilight.exceptions import agendas, strategy_cards
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Decision, QuickDice, Rng, Table
from fivesuns.kernel.laws import l8_conserves
from fivesuns.kernel.play import step

from .feast import Feast, sit_down

NAMES: Final = [*FACTIONS]
GAMES: Final = [NAMES[:6], NAMES[6:12], [*NAMES[12:], NAMES[0]]]
HERE: Final = Path(__file__).parent


def named() -> set[str]:
    """The words of scripted tests: of those who play something, a card's number left out."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        if path != Path(__file__):
            words = [x.value for x in ast.walk(ast.parse(path.read_text())) if isinstance(x, ast.Constant)
                     and isinstance(x.value, str)]
            found |= {part for word in words for name in word.split() for part in (name, name.rpartition("-")[0])}
    return found


def due() -> set[str]:
    """Everything that does something: abilities by their rows, cards, agendas, objectives, technologies, flagships."""
    return {*ABILITIES, *ACTION_CARDS, *AGENDAS, *OBJECTIVES, *NOTES, *STRATEGY, *FACTIONS, *TECHNOLOGIES,
            *[sheet.flagship for sheet in FACTIONS.values()]}


@pytest.fixture(scope="module")
def used() -> set[str]:
    """What was used in the feasts: whose function ran, what was in force, what was scored."""
    found: set[str] = set()
    patch = pytest.MonkeyPatch()

    def watched(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            found.add(name)
            return function(*args)
        return run

    for table in (abilities.EFFECTS, notes.EFFECTS, agendas.OUTCOMES, strategy_cards.SECONDARY):
        for name, function in list(table.items()):                       # type: ignore[attr-defined]
            patch.setitem(table, name, watched(name, function))         # type: ignore[arg-type]
    for n, first in enumerate(GAMES):
        play(Feast(first), n, found)
    patch.undo()
    return found


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
            found |= in_force(table.state)


def in_force(s: Twilight) -> set[str]:
    """What works by lying there, and what was scored."""
    found = {*s.laws, *s.agenda_discards, *[name for name, seats in s.objectives.items() if seats]}
    for seat, p in enumerate(s.players):
        found |= {*p.scored, p.faction, *[notes.id_of(note) for note in p.area]}
        types = {type for there in p.units.values() for type in there}
        found |= {values.unit(s, seat, type).id for type in types} & {*due()}
        found |= {a.id for a in ABILITIES.values() if not abilities_function(a.id) and a.changes and (
            abilities.has(s, seat, a) and (a.sort != "unit" or a.source.removesuffix("_ii") in types
                                           or (a.source.startswith("flagship") and "flagship" in types)))}
    return found


def abilities_function(name: str) -> bool:
    return name in abilities.EFFECTS or name in agendas.OUTCOMES


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
def test_every_component_is_used_in_feasts_or_named_in_a_scripted_test(used: set[str]) -> None:
    words = named()
    missing = [name for name in sorted(due()) if name not in used and name not in words
               and name.rpartition("-")[0] not in words and name.split("-")[0] not in words]
    print(f"{len(due() & used)} of {len(due())} are used in feasts, {len(due() - used)} in scripted tests only")
    assert missing == []


@pytest.mark.long
def test_feasts_meet_what_is_rare(used: set[str]) -> None:
    """A large part: else nobody would notice if the players lost their sense."""
    assert len(due() & used) > len(due()) // 3
