"""A game in the terminal: numbered options, undo, the rule behind every question."""
from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape

from fivesuns import bots
from fivesuns.bots.company import Company
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
    Floor,
    IllegalAnswer,
    Number,
    Options,
    Orders,
    Pick,
    QuickDice,
    Record,
    SealedDice,
    Seat,
    Table,
    speaker,
    spell,
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
                                     kind=self.words.find([f"bot-{bots.called(kind)}"]) or kind.removeprefix(bots.EXEC))
                      for n, kind in enumerate(players)]
        self.news: list[Event] = self.table.begin()
        self.shown: int | None = None
        self.orders = Orders(QuickDice(f"{luck} orders"))
        self.orders.welcome(self.table)
        self.by_order: set[int] = set()           # answers that were given by order: an undo goes behind them
        self.undos = 0
        self.taken_back = False                   # then nothing is given by order before the player has spoken
        self.spoken: set[int] = set()             # who has had the floor since all had it
        self.talked: set[int] = set()             # bots that have said something since a person was asked
        self.company = Company(self.bots, QuickDice(f"{luck} company"))

    def run(self) -> None:
        """To the end, or until the player quits. The table is left as it is."""
        try:
            self.play()
        finally:
            for seat, bot in self.bots.items():
                bot.leave(Seat(self.table, seat))

    def play(self) -> None:
        while not self.table.over:
            self.carry_out()
            if self.table.over:
                break
            seat = self.next_seat()
            word = self.company.word(self.table) if seat in self.bots else self.company.beside(self.table)
            if word is not None and (seat in self.bots or word.seat not in self.talked):
                self.talked.add(word.seat)
                self.spoken.add(word.seat)
                self.news += self.table.give(*word)
            elif seat in self.bots:                       # they are silent: somebody else has the word
                self.spoken.update(self.bots)
            else:
                self.talked.clear()
                self.spoken.add(seat)
                self.ask(seat)
        self.show_end()

    def carry_out(self) -> None:
        """What stands is said, unless the player has just taken something back."""
        if self.taken_back:
            return
        before = self.table.length
        self.news += self.orders.carry_out(self.table)
        self.by_order.update(range(before, self.table.length))

    def next_seat(self) -> int:
        """Bots first; but on a floor nobody speaks twice before all have had the word who are awaited, and all people
        who may speak besides."""
        waiting = self.table.waiting()
        if not isinstance(self.table.ask, Floor):
            self.spoken.clear()
        awaited = [seat for seat in self.table.awaited() if seat in waiting] or list(waiting)
        turns = sorted(awaited, key=lambda seat: seat in self.people)
        fresh = [seat for seat in [*turns, *waiting] if seat not in self.spoken
                 and (seat in awaited or seat in self.people)]
        if not fresh:
            self.spoken.clear()
        return [*fresh, *turns][0]

    def ask(self, seat: int) -> None:
        decision = self.table.waiting()[seat]
        optional = seat not in self.table.awaited()
        self.curtain(seat)
        self.show_table(seat, decision)
        if optional:
            self.say("hint-may")
        while True:
            line = self.read("> ").strip()
            command, _, rest = line.partition(" ")
            if line == "q":
                raise Quit
            if line == "u":
                self.undo()
                return
            if optional and not line:
                self.news = []
                return
            if line == "?":
                self.show_rule(decision.rule)
            elif line == "w":
                self.show_refused(decision)
            elif command == "b":
                if self.speak_aside(seat, rest):
                    return
            elif command == "s":
                if self.declare(seat, decision, rest):
                    return
            elif command == "a":
                self.answer_ahead(seat, rest)
            elif line == "h" or not line:
                self.say("help-line")
            elif self.answer(seat, decision, line, False):
                return

    def answer(self, seat: int, decision: Decision[Any], line: str, aside: bool) -> bool:
        """What was typed, if it is legal; else why not."""
        try:
            self.news = self.table.answer(seat, named(decision, line), aside)
        except IllegalAnswer as error:
            if error.flaw is None:
                self.say("not-legal", given=line)
            else:
                self.console.print(escape(self.flaw(error.flaw)))
            self.show_hint(decision)
            return False
        self.taken_back = False
        return True

    def speak_aside(self, seat: int, line: str) -> bool:
        """Something beside the question. Says whether it was said; then the question is asked anew."""
        decision = self.table.asides().get(seat)
        if decision is None:
            self.say("no-aside")
            return False
        if line:
            return self.answer(seat, decision, line, True)
        self.say("aside-prompt", what=self.texts.prompt(decision))
        self.show_parts(decision)
        self.show_hint(decision)
        line = self.read("b> ").strip()
        while line and line != "q" and not self.answer(seat, decision, line, True):
            line = self.read("b> ").strip()
        if line == "q":
            raise Quit
        return bool(line)

    def declare(self, seat: int, decision: Decision[Any], line: str) -> bool:
        """`s pass until round idle`: an answer that stands to questions like this. Says whether one was declared."""
        if not line:
            self.show_standing(seat)
            return False
        words = line.split()
        idle = words[-1] == "idle"
        words = words[:-1] if idle else words
        until = words[-1] if len(words) > 2 and words[-2] == "until" else ""
        words = words[:-2] if until else words
        wanted = " ".join(words)
        names = [] if wanted == "-" else [answer_name(decision, one.strip()) for one in wanted.split(";")]
        try:
            self.orders.declare(self.table, seat, decision.key, names, until, idle)
        except IllegalAnswer:
            self.say("standing-refused")
            self.show_standing(seat)
            return False
        self.say("standing-set" if names else "standing-lifted")
        self.taken_back = False
        return bool(names)

    def answer_ahead(self, seat: int, line: str) -> None:
        """`a 1 decline`: the answer to the first question that is to come, if it is legal then; `a 1 -`: ask me."""
        number, _, wanted = line.partition(" ")
        coming = dict(enumerate(self.table.foreseen(seat), 1))
        decision = coming.get(int(number)) if number.isdecimal() else None
        if decision is None or not wanted:
            self.show_coming(seat, coming)
            return
        names = [] if wanted == "-" else [answer_name(decision, one.strip()) for one in wanted.split(";")]
        try:
            self.orders.declare(self.table, seat, decision.question, names)
        except IllegalAnswer:
            self.say("not-legal", given=wanted)
        else:
            self.say("ahead-set" if names else "standing-lifted")

    def record(self) -> str:
        """The game so far, and how often it went back."""
        found = Record.parse(self.table.record())
        found.undos = self.undos
        return found.text()

    def curtain(self, seat: int) -> None:
        """Between two people at one screen, so that hands stay hidden."""
        if len(self.people) > 1 and self.shown != seat:
            self.console.clear()
            self.read(self.words.say("curtain", player=self.names[seat]) + " ")
        self.shown = seat

    def undo(self) -> None:
        """Back to the last answer of a person, whatever the bots did since."""
        for n in range(len(self.table.log) - 1, -1, -1):
            if speaker(self.table.log[n][0]) in self.people and n not in self.by_order:
                self.table.undo_to(n)
                self.undos += 1
                self.by_order = {x for x in self.by_order if x < n}
                self.news, self.taken_back = [], True
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
        self.console.print(show.board(self.texts, self.table.game.outline(self.table.view(seat)), self.names, seat))
        self.console.print(f"\n[bold]{escape(self.names[seat])}: {escape(self.texts.prompt(decision))}[/] "
                           f"[dim]{decision.rule}[/]")
        self.show_parts(decision)
        self.show_hint(decision)
        aside = self.table.asides().get(seat)
        if aside is not None:
            self.console.print(f"[dim]{escape(self.words.say('hint-aside', what=self.texts.prompt(aside)))}[/]")
        coming = self.table.foreseen(seat)
        if coming:
            self.console.print(f"[dim]{escape(self.words.say('hint-ahead', n=len(coming)))}[/]")

    def show_parts(self, decision: Decision[Any]) -> None:
        """What is listed with a number; of a composed answer also what can be typed for it."""
        typed = [part.legal() for part in decision.parts()] if isinstance(decision, Compose) else []
        for n, part in enumerate(parts(decision)):
            label = self.label(decision, part)
            form = f" [dim]{escape(typed[n])}[/]" if typed and typed[n] != label else ""
            self.console.print(f"  [cyan]{n + 1:>2}[/] {escape(label)}{form}")
        for n, whole in enumerate(offered(decision)):
            self.console.print(f"  [cyan]{f'+{n + 1}':>3}[/] {escape(spell(whole))}")

    def label(self, decision: Decision[Any], part: Any) -> str:
        part = self.table.game.spoken(self.table.state, decision, part)
        if isinstance(decision, Compose):
            topic = decision.key.partition(".")[2]
            found = self.texts.find([f"part-{topic}-{part}", f"part-{part}"])
            fields = [x.fields for x in decision.parts() if x.word == part]
            if found or any(fields):
                return found or self.texts.name(part)
        return self.texts.label(decision.key, part)

    def flaw(self, flaw: tuple[Any, ...]) -> str:
        """What is wrong with an answer, in the words of the game."""
        found = self.texts.find([f"flaw-{flaw[0]}", f"why-{flaw[0]}"], self.texts.lettered(flaw[1:]))
        return found or self.words.say("flaw-unsaid", what=" ".join([str(x) for x in flaw]).replace("_", " "))

    def show_hint(self, decision: Decision[Any]) -> None:
        """How to type an answer to this."""
        args: dict[str, Any] = {name: getattr(decision, name) for name in ("least", "most", "low", "high", "total")
                                if hasattr(decision, name)}
        kind = decision.kind
        if isinstance(decision, Pick) and decision.least == decision.most:
            kind = "exactly"
        elif isinstance(decision, Compose) and decision.ordered:
            kind = "ordered"
        self.console.print(f"[dim]{escape(self.words.say(f'hint-{kind}', **args))}[/]")

    def show_rule(self, id: str) -> None:
        clause = clauses(self.name, self.texts.language).get(id)
        self.console.print(f"[bold]{id}[/] {escape(clause.text)}" if clause else self.words.say("no-clause", id=id))

    def show_refused(self, decision: Decision[Any]) -> None:
        asked = decision.refused if isinstance(decision, Choose) else None
        refused = decision.refusals() if isinstance(decision, Compose) else asked() if asked is not None else ()
        for refusal in refused:
            self.console.print(f"  {escape(self.texts.label(decision.key, refusal[0]))}: "
                               f"{escape(self.texts.reason(refusal))}")
        if not refused:
            self.say("nothing-refused")

    def show_standing(self, seat: int) -> None:
        mine = [order for order in self.orders.list if order.seat == seat]
        for order in mine:
            self.say("standing-one", key=order.group, names="; ".join(order.names), until=order.until or "none",
                     idle="yes" if order.idle else "no")
        if not mine:
            self.say("standing-none")
        self.say("standing-help", spans=", ".join(self.table.game.spans(self.table.state, seat)) or "–")

    def show_coming(self, seat: int, coming: Mapping[int, Decision[Any]]) -> None:
        """Questions that can be answered ahead, and what has been said to them."""
        said = {order.group: "; ".join(order.names) for order in self.orders.list if order.seat == seat}
        for n, decision in coming.items():
            self.say("ahead-one", n=n, what=self.texts.prompt(decision), said=said.get(decision.question, "none"))
            self.show_parts(decision)
        self.say("ahead-help" if coming else "ahead-none")

    def show_end(self) -> None:
        game, s = self.table.game, self.table.state
        winners = game.winners(s)
        self.console.rule(self.words.say("game-over"))
        self.console.print(show.board(self.texts, self.table.game.outline(self.table.view(None)), self.names, None))
        for seat, score in sorted(enumerate(game.scores(s)), key=lambda pair: -pair[1]):
            sheet = ", ".join([f"{self.texts.find([f'score-{source}']) or self.texts.name(source)} {game.points(n)}"
                               for source, n in game.sheet(s, seat).items() if n])
            name, mark = escape(self.names[seat]), "★" if seat in winners else " "
            self.console.print(f"{mark} [bold]{name}[/] {game.points(score)} [dim]({escape(sheet)})[/]")


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


def offered(decision: Decision[Any]) -> list[Any]:
    """Wholes that are worth a look, listed as +1, +2 and so on."""
    return [whole for whole, _ in decision.offers()] if isinstance(decision, Compose) else []


def named(decision: Decision[Any], line: str) -> int | str:
    """What a typed line means: numbers stand for what is listed, anything else is a name."""
    listed = parts(decision)
    if line[:1] == "+" and line[1:].isdecimal() and 1 <= int(line[1:]) <= len(offered(decision)):
        return spell(offered(decision)[int(line[1:]) - 1])
    if isinstance(decision, Choose):
        return int(line) - 1 if line.isdecimal() and 1 <= int(line) <= len(listed) else line
    if isinstance(decision, Number):
        return line
    if isinstance(decision, (Pick, Allocate, Compose)) and line == "0":
        return "nothing"
    found = []
    for one in line.split():
        number, _, values = one.partition(":")
        known = number.isdecimal() and 1 <= int(number) <= len(listed)
        if not known and not isinstance(decision, Compose):
            return line
        name = word(listed[int(number) - 1]) if known else number
        with_values = values and isinstance(decision, (Allocate, Compose))
        found.append(f"{name},{values.replace(':', ',')}" if with_values else name)
    return " ".join(found)


def answer_name(decision: Decision[Any], line: str) -> str:
    """The name of what was typed."""
    found = named(decision, line)
    return spell(decision.at(found)) if isinstance(found, int) else found
