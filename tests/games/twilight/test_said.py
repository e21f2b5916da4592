"""Whatever people read has its words in every language, in games with sense: no word of the program is ever shown."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from fivesuns.games import twilight
from fivesuns.games.twilight import GAME, said
from fivesuns.games.twilight.catalog import WINDOWS
from fivesuns.games.twilight.game import TwilightImperium
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.state import NOBODY, Twilight
from fivesuns.kernel import Allocate, Arrange, Choose, Compose, Decision, Event, Options, Pick, QuickDice, Rng, Table
from fivesuns.kernel.laws import random_table
from fivesuns.terminal.show import board
from fivesuns.texts import LANGUAGES, Texts
from tests.games.twilight.scenario import begin

RAW = re.compile(r"[a-z0-9]_[a-z0-9]|\{|\bs\d+\b|[@*>]")               # a word of the program, a gap in a message
PLAYERS = list("ABCDEF")


@cache
def all_texts() -> list[Texts]:
    return [Texts(language, "twilight") for language in LANGUAGES]


class Agendas(TwilightImperium):
    """The custodians have left before the first round: there is an agenda phase in each."""

    def setup(self, options: Options) -> Twilight:
        s = super().setup(options)
        s.custodians = False
        return s


def words(x: Any) -> Iterator[str]:
    """Every word of an option or an argument."""
    if isinstance(x, str):
        yield x
    elif isinstance(x, (tuple, list)):
        for part in x:
            yield from words(part)
    elif isinstance(x, dict):
        yield from words([*x, *x.values()])


def options_of(decision: Decision[Any]) -> list[Any]:
    if isinstance(decision, Choose):
        return list(decision.options())
    if isinstance(decision, (Pick, Arrange)):
        return list(decision.things)
    return [bin for bin, _ in decision.bins] if isinstance(decision, Allocate) else []


def unsaid(table: Table[Any], decision: Decision[Any], rng: Rng) -> set[str]:
    """What of a question has no words."""
    found = set()
    topic = decision.key.partition(".")[2]
    for texts in all_texts():
        lines = [texts.prompt(decision)]
        for option in options_of(decision)[:30]:
            lines.append(texts.label(decision.key, GAME.spoken(table.state, decision, option)))
            found |= {f"number in {decision.key}" for x in [GAME.spoken(table.state, decision, option)]
                      if decision.key in said.SEATED and not isinstance(x, str)}
        if isinstance(decision, Choose) and decision.refused:
            lines += [line for refusal in decision.refused() for line in
                      (texts.label(decision.key, refusal[0]), texts.reason(refusal))]
        if isinstance(decision, Compose):
            for part in decision.parts():
                lines.append(texts.find([f"part-{topic}-{part.word}"]) or texts.name(part.word))
                lines += [texts.find([f"promise-{x}"]) or texts.name(x) for field in part.fields
                          for x in list(field)[:8] if isinstance(x, str)]
            flaw = decision.flaw(some_whole(decision, rng))
            if flaw is not None:
                lines.append(texts.find([f"flaw-{flaw[0]}"], texts.lettered(flaw[1:])) or f"flaw_{flaw[0]}")
        found |= {f"{decision.key}: {line}" for line in lines if RAW.search(line) or line == decision.key}
    return found


def some_whole(decision: Compose, rng: Rng) -> tuple[Any, ...]:
    """Any parts with any values, right or wrong."""
    found = []
    for part in decision.parts():
        if all([len(field) for field in part.fields]) and rng.below(3) == 0:
            found.append(part.item(tuple([field[rng.below(len(field))] for field in part.fields])))
    return tuple(found)


def untold(event: Event) -> set[str]:
    return {f"{event.what}: {line}" for line in [texts.event(event, PLAYERS) for texts in all_texts()]
            if RAW.search(line) or line == event.what}


@pytest.mark.parametrize(("game", "options", "seed"), [
    (GAME, {"seats": 3, "first_game": True}, 1), (GAME, {"seats": 5, "factions": "random"}, 2),
    (Agendas(), {"seats": 4}, 3), (Agendas(), {"seats": 6}, 4)])
def test_nothing_that_is_asked_or_told_is_without_words(game: TwilightImperium, options: Options, seed: int) -> None:
    rng, missing, asked = QuickDice(seed), set(), set()
    table = random_table(game, options, seed)
    while not table.over and table.length < 450:
        for decision in table.waiting().values():
            asked.add(decision.key)
            missing |= unsaid(table, decision, rng)
        for texts in all_texts():
            missing |= {line for line in [texts.stage(stage) for stage in table.trail()] if RAW.search(line)}
        asides = table.asides()
        if asides and rng.below(5) == 0:
            seat = list(asides)[rng.below(len(asides))]
            missing |= unsaid(table, asides[seat], rng)
            told = table.give(seat, asides[seat].sample(rng), True)
        else:
            seat, decision = next(iter(table.waiting().items()))
            told = table.give(seat, sense(decision, rng))
        missing |= {line for event in told for line in untold(event)}
    assert len(asked) > 15
    assert not sorted(missing)


def test_every_question_flaw_refusal_and_event_of_the_rules_has_its_text() -> None:
    """Also of those that few games meet: they are read in the source."""
    texts = all_texts()[0]
    code = "\n".join([path.read_text("utf-8") for path in rule_files()])
    keys = {*re.findall(r'"twilight\.(\w+)"', code), "pay_resources", "pay_influence"}
    assert len(keys) > 60
    due = [f"ask-{key}" for key in keys]
    due += [f"event-{what}" for what in re.findall(r'(?:tell|call)\((?:\[[^\]]*\], )?"(\w+)"', code)]
    due += [f"window-{id}" for id in WINDOWS]
    due += [f"promise-{what}" for what in re.findall(r'^    "(\w+)",  +# ', code, re.MULTILINE)]
    assert not [id for id in due if texts.find([id]) is None]
    reasons = {*re.findall(r'\("([a-z]+(?:-[a-z]+)+)"', code)} | {"short", "paying", "needless"}
    unknown = [reason for reason in reasons if texts.find([f"flaw-{reason}", f"why-{reason}"]) is None]
    assert set(unknown) <= {"no-dock", "all-ready", "nothing-to-research"}, "why a secondary is not offered is not said"


def rule_files() -> list[Path]:
    return sorted(Path(twilight.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_in_a_terminal_is_in_words(language: str) -> None:
    table = random_table(GAME, {"seats": 3, "factions": "random"}, 8)
    rng = QuickDice(8)
    while table.state.round < 2:
        seat, decision = next(iter(table.waiting().items()))
        table.give(seat, sense(decision, rng))
    out = StringIO()
    Console(file=out, width=160).print(board(Texts(language, "twilight"), GAME.outline(table.view(0)), PLAYERS[:3], 0))
    lines = out.getvalue().splitlines()
    assert len(lines) < 140
    assert not [line for line in lines if RAW.search(line)]


def test_an_outline_names_players_by_their_factions_and_nobody_by_nothing() -> None:
    s = begin()
    s.laws["minister_of_peace"] = 0
    seen = GAME.outline(GAME.view(s, 0))
    assert (seen["speaker"], seen["active"], seen["laws"]) == ("sol", "sol", [{"minister_of_peace": "sol"}])
    s.active = NOBODY
    assert GAME.outline(GAME.view(s, 0))["active"] == ""


def test_what_numbers_mean_is_said() -> None:
    s = begin()
    assert said.target(s, "plague", ("jord", 1)) == ["jord", s.players[1].faction]
    assert said.target(s, "bribery", (2,)) == [2]
    assert said.outcome(s, 2) == s.players[2].faction
    assert said.outcome(s, "for") == "for"
    assert said.flaw(s, ("traded-already", 1)) == ("traded-already", s.players[1].faction)
    assert said.flaw(s, ("promised-already", "peace")) == ("promised-already", "promise-peace")
    assert said.flaw(s, ("too-many-promises", 8)) == ("too-many-promises", 8)
    assert said.flaw(s, None) is None
