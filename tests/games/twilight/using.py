"""Notes what is used while games are played and scripted tests run: whose function ran, what was told or reckoned of
it, what worked by lying there when play went on. To be named is not to be used.

    python -m tests.games.twilight.using         runs the scripted tests; writes a line to stderr for all they have used
"""
from __future__ import annotations

import sys
from collections.abc import Callable, MutableMapping
from typing import Any, Final

import pytest

from fivesuns.games.twilight import abilities, laws, notes, objectives, values, voting
from fivesuns.games.twilight.catalog import ABILITIES, FACTIONS, NOTES, TECHNOLOGIES, Ability
from fivesuns.games.twilight.exceptions import agendas
from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import Scenario

Shown = Callable[..., list[str]]                  # what a call shows to be used: by what it came to, and its arguments
TABLES: Final[tuple[MutableMapping[str, Any], ...]] = (abilities.EFFECTS, notes.EFFECTS, agendas.OUTCOMES)


def watch(patch: pytest.MonkeyPatch) -> set[str]:
    """From here on, what is used comes into this set."""
    found: set[str] = set()

    def watched(function: Callable[..., Any], shown: Shown) -> Callable[..., Any]:
        def run(*args: Any, **words: Any) -> Any:
            result = function(*args, **words)
            found.update(shown(result, *args, **words))
            return result
        return run

    for table in TABLES:
        for name, function in list(table.items()):
            patch.setitem(table, name, watched(function, lambda *_, name=name: [name]))
    for room, word, shown in (
            (Twilight, "tell", told),
            (laws, "in_force", lambda holds, s, a: [a.id] * (holds and not has_function(a))),
            (objectives, "is_met", lambda met, s, seat, name: [name] * met),
            (values, "standing", lambda rows, *_: [a.id for a, _ in rows]),
            (voting, "is_pointless", lambda pointless, s: [f"{s.vote}-reveal"] * pointless)):
        patch.setattr(room, word, watched(getattr(room, word), shown))
    return found


def told(_: None, s: Twilight, what: str, to: Any = None, /, **args: Any) -> list[str]:
    """What an event says that was used."""
    if what == "scored":
        return [args["objective"]]
    if what == "strategic":
        return [f"{args['card']}-primary"]
    if what == "secondary":
        return [f"{args['card']}-secondary"]
    if what == "outcome":
        agenda = args["agenda"]
        return [x for x in rows_of(agenda, "ag_resolve") if x.startswith(f"{agenda}-{laws.side(agenda, s.outcome)}")]
    if what == "note":
        return rows_of(notes.id_of(args["note"]), "pn_received")
    if what == "eliminated":
        return [row for p in s.players for note in p.area if notes.owner_of(s, note) == args["seat"]
                for row in rows_of(notes.id_of(note), "eliminated")]
    if what == "note_back" and s.happenings:
        return rows_of(notes.id_of(args["note"]), s.happenings[-1].window)
    if what == "used" and args["ability"] in NOTES:
        return rows_of(args["ability"], s.happenings[-1].window if s.happenings else "action_choice")
    return []


def rows_of(source: str, window: str) -> list[str]:
    """Abilities that come about in this window without a function of their own."""
    return [a.id for a in ABILITIES.values() if a.source == source and window in a.windows and not has_function(a)]


def lying(s: Twilight) -> set[str]:
    """What works by lying there: what changes values and has no function, units on the board, notes before a player."""
    found: set[str] = set()
    for seat, p in enumerate(s.players):
        if p.faction:
            types = {type for place in p.units.values() for type in place}
            there = [values.unit(s, seat, type).id for type in types]
            found |= {*there, *[notes.id_of(note) for note in p.area]}
            found |= {a.id for a in ABILITIES.values() if a.changes and not has_function(a)
                      and abilities.has(s, seat, a) and (a.sort != "unit" or a.source in there)}
    return found


def has_function(a: Ability) -> bool:
    return any([a.id in table for table in TABLES])


def with_sources(used: set[str]) -> set[str]:
    """A card, a technology, a faction is used when something that stands on it is."""
    found = {*used, *[ABILITIES[name].source for name in used if name in ABILITIES]}
    found |= {x.id for x in TECHNOLOGIES.values() if x.unit in found}
    return found | {x.id for x in FACTIONS.values() if not found.isdisjoint(x.abilities)}


class Watching:
    """A pytest plugin: a scripted test that plays on uses what lies there."""

    def __init__(self) -> None:
        self.patch = pytest.MonkeyPatch()
        self.found = watch(self.patch)
        self.look_after("play")
        self.look_after("say")

    def look_after(self, step: str) -> None:
        function = getattr(Scenario, step)

        def looked(scenario: Scenario, seat: int, *answers: str) -> Scenario:
            function(scenario, seat, *answers)
            self.found |= lying(scenario.s)
            return scenario

        self.patch.setattr(Scenario, step, looked)


def main() -> int:
    watching = Watching()
    code = pytest.main(["-n", "0", "-q", "--no-header", "-m", "(rule or component or ruling) and not long",
                        "tests/games/twilight"], plugins=[watching])
    print(" ".join(sorted(with_sources(watching.found))), file=sys.stderr)
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
