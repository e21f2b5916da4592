"""A game in the terminal: numbered options, undo, the rule behind every question."""
from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from fivesuns import bots
from fivesuns.clauses import clauses
from fivesuns.games import load
from fivesuns.kernel import (
    Allocate,
    Arrange,
    Bot,
    Choose,
    Compose,
    Decision,
    Event,
    IllegalAnswer,
    Number,
    Options,
    Pick,
    QuickDice,
    SealedDice,
    Seat,
    Table,
    word,
)
from fivesuns.terminal import show
from fivesuns.texts import Texts

ME = "me"


class Quit(Exception):
    """The player has had enough."""


class TextGame:
    """People and bots at one terminal."""

    def __init__(self, game: str, players: Sequence[str], options: Options, seed: str, language: str,
                 console: Console, read: Callable[[str], str] = input) -> None:
        self.name = game
        self.kinds = list(players)
        self.console = console
        self.read = read
        self.words = Texts(language, "cli")
        self.texts = Texts(language, game)
        luck = seed or secrets.token_hex(8)
        self.table: Table[Any] = Table(load(game), {**options, "seats": len(players)}, SealedDice.from_seed(luck))
        self.bots: dict[int, Bot] = {n: bots.make(game, kind, QuickDice(f"{luck} seat {n}"))
                                     for n, kind in enumerate(players) if kind != ME}
        self.people = [n for n, kind in enumerate(players) if kind == ME]
        self.names = [self.words.say("player-me" if kind == ME else "player-bot", letter="ABCDEFGHI"[n],
                                     kind=self.words.say(f"bot-{kind}"))
                      for n, kind in enumerate(players)]
        self.news: list[Event] = self.table.begin()
        self.shown: int | None = None

    def run(self) -> None:
        """To the end, or until the player quits. The table is left as it is."""
        while not self.table.over:
            waiting = self.table.waiting()
            robots = [seat for seat in waiting if seat in self.bots]
            if robots:
                seat = robots[0]
                self.news += self.table.give(seat, self.bots[seat].answer(Seat(self.table, seat)))
            else:
                self.ask(next(iter(waiting)))
        self.show_end()

    def ask(self, seat: int) -> None:
        decision = self.table.waiting()[seat]
        self.curtain(seat)
        self.show_table(seat, decision)
        while True:
            line = self.read("> ").strip()
            if line == "q":
                raise Quit
            if line == "u":
                self.undo()
                return
            if line == "?":
                self.show_rule(decision.rule)
            elif line == "w":
                self.show_refused(decision)
            elif line == "h" or not line:
                self.say("help-line")
            else:
                try:
                    self.news = self.table.answer(seat, named(decision, line))
                    return
                except IllegalAnswer:
                    self.say("not-legal", given=line)
                    self.show_hint(decision)

    def curtain(self, seat: int) -> None:
        """Between two people at one screen, so that hands stay hidden."""
        if len(self.people) > 1 and self.shown != seat:
            self.console.clear()
            self.read(self.words.say("curtain", player=self.names[seat]) + " ")
        self.shown = seat

    def undo(self) -> None:
        """Back to the last answer of a person, whatever the bots did since."""
        for n in range(len(self.table.log) - 1, -1, -1):
            if self.table.log[n][0] in self.people:
                self.table.undo_to(n)
                self.news = []
                return
        self.say("nothing-to-undo")

    # showing

    def say(self, id: str, /, **args: Any) -> None:
        self.console.print(self.words.say(id, **args))

    def show_table(self, seat: int, decision: Decision[Any]) -> None:
        self.console.rule(escape(show.trail(self.texts, self.table.trail())))
        for event in self.news[-12:]:
            if event.known_to(seat):
                self.console.print(f"[dim]· {escape(self.texts.event(event, self.names))}[/]")
        self.console.print(show.board(self.texts, self.table.view(seat), self.names, seat))
        self.console.print(f"\n[bold]{escape(self.names[seat])}: {escape(self.texts.prompt(decision))}[/] "
                           f"[dim]{decision.rule}[/]")
        for n, part in enumerate(parts(decision)):
            self.console.print(f"  [cyan]{n + 1:>2}[/] {escape(self.texts.label(decision.key, part))}")
        self.show_hint(decision)

    def show_hint(self, decision: Decision[Any]) -> None:
        """How to type an answer to this."""
        args: dict[str, Any] = {name: getattr(decision, name) for name in ("least", "most", "low", "high", "total")
                                if hasattr(decision, name)}
        if isinstance(decision, Compose):
            args["parts"] = " ".join([part.legal() for part in decision.parts()])
        kind = "exactly" if isinstance(decision, Pick) and decision.least == decision.most else decision.kind
        self.console.print(f"[dim]{escape(self.words.say(f'hint-{kind}', **args))}[/]")

    def show_rule(self, id: str) -> None:
        clause = clauses(self.name).get(id)
        self.console.print(f"[bold]{id}[/] {escape(clause.text)}" if clause else self.words.say("no-clause", id=id))

    def show_refused(self, decision: Decision[Any]) -> None:
        refused = decision.refused() if isinstance(decision, Choose) and decision.refused is not None else ()
        for refusal in refused:
            self.console.print(f"  {escape(self.texts.label(decision.key, refusal[0]))}: "
                               f"{escape(self.texts.reason(refusal))}")
        if not refused:
            self.say("nothing-refused")

    def show_end(self) -> None:
        game, s = self.table.game, self.table.state
        winners = game.winners(s)
        self.console.rule(self.words.say("game-over"))
        self.console.print(show.board(self.texts, self.table.view(None), self.names, None))
        for seat, score in sorted(enumerate(game.scores(s)), key=lambda pair: -pair[1]):
            sheet = ", ".join([f"{self.texts.find([f'score-{source}']) or source} {n}"
                               for source, n in game.sheet(s, seat).items() if n])
            mark = "★" if seat in winners else " "
            self.console.print(f"{mark} [bold]{escape(self.names[seat])}[/] {score} [dim]({escape(sheet)})[/]")


def parts(decision: Decision[Any]) -> list[Any]:
    """What is listed with a number."""
    if isinstance(decision, Choose):
        return list(decision.options())
    if isinstance(decision, Compose):
        return [part.word for part in decision.parts()]
    if isinstance(decision, (Pick, Arrange)):
        return list(decision.things)
    if isinstance(decision, Allocate):
        return [bin for bin, _ in decision.bins]
    return []


def named(decision: Decision[Any], line: str) -> int | str:
    """What a typed line means: numbers stand for what is listed, anything else is a name."""
    listed = parts(decision)
    typed = line.split()
    if isinstance(decision, Choose):
        return int(line) - 1 if line.isdecimal() and 1 <= int(line) <= len(listed) else line
    if isinstance(decision, Number):
        return line
    if isinstance(decision, (Pick, Allocate)) and line == "0":
        return "nothing"
    found = []
    for one in typed:
        number, _, many = one.partition(":")
        if not number.isdecimal() or not 1 <= int(number) <= len(listed):
            return line
        name = word(listed[int(number) - 1])
        found.append(f"{name},{many}" if isinstance(decision, Allocate) else name)
    return " ".join(found)
