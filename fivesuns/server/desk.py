"""What a worker process does: it runs the rules and the bots, and nothing else. It has no database and no network."""
from __future__ import annotations

import contextlib
import resource
import secrets
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final

from fivesuns import bots, games
from fivesuns.bots.company import Company
from fivesuns.bots.outside import MEMORY, Agents, Outside, registered
from fivesuns.bots.random import RandomBot
from fivesuns.kernel import (
    CHANCE,
    Bot,
    Chance,
    Decision,
    Event,
    Floor,
    Game,
    IllegalAnswer,
    IllegalOptions,
    Option,
    Orders,
    Poll,
    QuickDice,
    Record,
    RecordError,
    Rng,
    Ruling,
    SealedDice,
    Seat,
    Table,
    Unimaginable,
    attempt,
    signed,
    speaker,
    spell,
)
from fivesuns.kernel.codec import tupled
from fivesuns.kernel.knowledge import spoken
from fivesuns.kernel.record import unplayable
from fivesuns.kernel.standing import Order
from fivesuns.kernel.verify import Proof
from fivesuns.server.shown import called, encode, eye, facts, public_facts, told, undo_limit

Reply = dict[str, Any]
Viewers = list[Any]                                       # [seats that are looked for, sets of seats that may undo,
                                                          #  whether behind reactions where nobody reacted]
HELD: Final = 2000                                        # tables a worker keeps awake, if there is memory for them
PAGE: Final = resource.getpagesize()
NEAR: Final = 4                                           # marks of the latest stages that a table keeps,
BACK: Final = 40                                          # and one so many answers before the end
LONG: Final = 0.3                                         # seconds that bots play on by themselves
_Line = tuple[int, int, int, list[Event]]                 # start, end, who spoke, what it caused

class NoSuchBot(Exception):
    pass


class Luck(Rng):
    """Of the server itself, not of a game: it decides when somebody is asked all the same."""

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


def roll(table: Table[Any], dice: SealedDice) -> list[Event]:
    """Answer all that is asked of chance: the opening of a table, with its events."""
    heard = table.begin()
    while isinstance(table.ask, Chance):
        heard += table.settle(table.ask.sample(dice.stream(table.length)))
    table.dice = dice
    return heard


def entries(table: Table[Any], start: int) -> list[Any]:
    return [[seat, spell(value)] for seat, value in table.log[start - table.base:]]


def trim(table: Table[Any]) -> None:
    """Forget what an undo would not need: it reads the database. A few marks stay, and so many answers."""
    if len(table.marks) <= NEAR + 1:
        return
    far = [mark for mark in table.marks[:-NEAR] if mark[0] <= table.length - BACK]
    first = far[-1] if far else table.marks[0]
    table.marks = [first, *table.marks[-NEAR:]]
    table.log = table.log[first[0] - table.base:]
    table.base = first[0]


# the games and their bots

def _gone_wrong(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))[-4000:]


class Library:
    """The games that can be played here, and who plays them. `more`: modules of games, and agents as name=command."""

    def __init__(self, more: Sequence[str], memory: int = 0) -> None:
        self.agents = Agents(registered([x for x in more if "=" in x]), memory or MEMORY)
        self.more: dict[str, Game[Any]] = {}
        self.modules: dict[str, str] = {}
        for place in [x for x in more if "=" not in x]:
            module, _, attribute = place.partition(":")
            game: Game[Any] = getattr(import_module(module), attribute or "GAME")
            self.more[game.name] = game
            self.modules[game.name] = module

    def names(self) -> list[str]:
        return sorted({*games.names(), *self.more})

    def game(self, name: str) -> Game[Any]:
        return self.more[name] if name in self.more else games.load(name)

    def module(self, name: str) -> str:
        return self.modules.get(name, f"fivesuns.games.{name}")

    def part(self, name: str, part: str) -> Any:
        """A module of the game's room, or None. A module that is there and fails raises."""
        place = f"{self.module(name)}.{part}"
        try:
            return import_module(place)
        except ModuleNotFoundError as error:
            parts = place.split(".")
            if error.name in [".".join(parts[:n + 1]) for n in range(len(parts))]:
                return None
            raise

    def bots(self, name: str) -> list[str]:
        """The kinds of bots for a game, the strongest first; then the agents, of which we cannot know."""
        if name in self.more:
            return [*getattr(import_module(self.modules[name]), "BOTS", {}), "random", *self.agents.commands]
        return [*bots.kinds(name)[::-1], *self.agents.commands]

    def bot(self, name: str, kind: str, rng: QuickDice) -> Bot:
        kind = bots.called(kind)
        if kind not in self.bots(name):
            raise NoSuchBot(kind)
        if name not in self.more:
            return bots.make(name, kind, rng)
        if kind == "random":
            return RandomBot(rng)
        made: Bot = import_module(self.modules[name]).BOTS[kind](rng)
        return made

    def describe(self, name: str) -> dict[str, Any]:
        game = self.game(name)
        catalog = self.part(name, "catalog")
        return {"name": game.name, "version": game.version, "seats": list(game.seats),
                "options": [{"name": o.name, "default": o.default, "choices": list(o.choices), "rule": o.rule,
                             "expert": isinstance(o, Ruling), "seats": _seats_for(game, o)} for o in game.options],
                "bots": self.bots(name), "standing": list(game.standing), "parts": game.parts,
                "catalogue": hasattr(catalog, "catalogue"), "odds": hasattr(self.part(name, "odds"), "solve")}


def _seats_for(game: Game[Any], option: Option) -> list[int]:
    """With how many seats anything but the default is legal; all, where that hangs on other options."""
    def fits(seats: int) -> bool:
        for choice in option.choices:
            with contextlib.suppress(IllegalOptions):
                if choice != option.default:
                    game.settle({"seats": seats, option.name: choice})
                    return True
        return False
    return [seats for seats in game.seats if fits(seats)] or list(game.seats)


# the worker's desk

class Desk:
    """Tables held by name, each with a stamp that says which position the server means."""

    def __init__(self, more: Sequence[str] = (), memory: int = 0) -> None:
        self.library = Library(more, memory)
        self.most = HELD
        self.peak = memory // 2 if sys.platform == "linux" else 0       # bytes of the process; beyond, it holds fewer
        self.held: OrderedDict[str, tuple[int, Table[Any], Orders]] = OrderedDict()
        self.work: dict[str, Callable[..., Reply]] = {
            "games": self.games, "check": self.check, "open": self.open, "load": self.load, "look": self.look,
            "answer": self.answer, "judge": self.judge, "try": self.attempt,
            "take_back": self.take_back, "standing": self.declare,
            "save": self.save, "position": self.position, "answers": self.answers, "story": self.story,
            "read": self.read, "play": self.play, "part": self.part, "say": self.say,
            "catalogue": self.catalogue, "odds": self.odds}

    def handle(self, op: str, args: dict[str, Any]) -> Reply:
        """Never raises for what rules or bots do wrong: says `refused` with an id instead."""
        try:
            return self.work[op](**args)
        except _Unknown:
            return {"unknown": True}
        except _Refused as refusal:
            return {"refused": refusal.id, "args": refusal.given, "detail": refusal.detail}
        except IllegalOptions as error:
            return {"refused": "options-refused", "args": {}, "detail": str(error)}
        except NoSuchBot as error:
            return {"refused": "no-such-bot", "args": {"bot": str(error)}, "detail": ""}
        except RecordError as error:
            return {"refused": "record-refused", "args": {}, "detail": str(error)}
        except Exception as error:
            return {"refused": "broken", "args": {}, "detail": "", "trace": _gone_wrong(error)}

    # about games

    def games(self) -> Reply:
        found, broken = [], {}
        for name in self.library.names():
            try:
                found.append(self.library.describe(name))
            except Exception as error:
                broken[name] = _gone_wrong(error)
        return {"games": found, "broken": broken}

    def check(self, game: str, options: dict[str, Any]) -> Reply:
        return {"options": self.library.game(game).settle(options)}

    def catalogue(self, game: str) -> Reply:
        module = self.library.part(game, "catalog")
        if not hasattr(module, "catalogue"):
            raise _Refused("no-catalogue")
        return {"catalogue": encode(module.catalogue())}

    def odds(self, game: str, cases: list[dict[str, Any]]) -> Reply:
        try:
            return {"cases": self.library.part(game, "odds").solve(cases)}
        except ValueError as error:
            raise _Refused("odds-refused", str(error)[:300]) from None

    # a table's life

    def open(self, table: str, stamp: int, game: str, options: dict[str, Any], seed: bytes, nonces: list[str],
             viewers: Viewers) -> Reply:
        made: Table[Any] = Table(self.library.game(game), options)
        events = roll(made, SealedDice(seed, nonces))
        orders = Orders(Luck())
        orders.welcome(made)
        self._hold(table, stamp, made, orders)
        return {"entries": entries(made, 0), "lines": [[0, made.length, None, told(events)]], "save": made.save(),
                **self._standing(orders), **self._seen(made, viewers)}

    def load(self, table: str, stamp: int, game: str, version: int, options: dict[str, Any], seed: bytes,
             nonces: list[str], snapshot: bytes | None, number: int, tail: list[list[Any]], barrier: int,
             standing: list[list[Any]], voices: dict[int, str]) -> Reply:
        found = self._rebuild(game, version, options, snapshot, tail)
        if found.length != number:
            raise _Refused("broken", f"loaded {found.length} answers of {number}")
        found.barrier = max(found.barrier, barrier)
        found.dice = SealedDice(seed, nonces)
        for seat, name in voices.items():
            found.answer(seat, name)
        orders = Orders(Luck())
        orders.list = [Order(*order) for order in standing]
        self._hold(table, stamp, found, orders)
        return {}

    def look(self, table: str, stamp: int, viewers: Viewers) -> Reply:
        return self._seen(self._get(table, stamp)[0], viewers)

    def save(self, table: str, stamp: int) -> Reply:
        return {"save": self._get(table, stamp)[0].save()}

    def judge(self, table: str, stamp: int, seat: int, name: str, aside: bool) -> Reply:
        """What is wrong with an answer in the making; None if it could be given."""
        decision = self._asked(self._get(table, stamp)[0], seat, aside)
        try:
            decision.named(name)
        except IllegalAnswer as error:
            return {"flaw": list(error.flaw or ("not-legal",))}
        return {"flaw": None}

    def attempt(self, table: str, stamp: int, seat: int, names: list[str], seed: int) -> Reply:
        """What would come of these answers, as far as the seat can know."""
        try:
            trial = attempt(self._get(table, stamp)[0], seat, names, QuickDice(seed))
        except IllegalAnswer as error:
            raise _Refused("not-legal", str(error), name="", flaw=list(error.flaw or ())) from None
        except Unimaginable:
            raise _Refused("not-to-try") from None
        return {**eye(trial.table, seat), "trail": public_facts(trial.table)["trail"], "events": told(trial.events),
                "taken": trial.taken, "stop": trial.stop}

    def _asked(self, table: Table[Any], seat: int, aside: bool) -> Decision[Any]:
        decision = (table.asides() if aside else table.waiting()).get(seat)
        if decision is None:
            raise _Refused("not-asked", seat=seat)
        return decision

    def answer(self, table: str, stamp: int, new: int, seat: int, viewers: Viewers, thinkers: list[int],
               keep: int, name: str | None = None, index: int | None = None, value: Any = None,
               valued: bool = False, mine: list[int] | None = None, sample: int | None = None,
               aside: bool = False) -> Reply:
        """`mine`: these seats want to confirm before their turn ends. `sample`: any answer, by this seed."""
        found, orders = self._get(table, stamp)
        decision = self._asked(found, seat, aside)
        try:
            if sample is not None:
                given = decision.sample(QuickDice(sample))
            elif valued:
                given = tupled(value)
                if not decision.check(given):
                    raise decision.refuse(given)
            else:
                given = decision.resolve(name if name is not None else index if index is not None else "")
        except IllegalAnswer as error:
            raise _Refused("not-legal", str(error), name=name or "", flaw=list(error.flaw or ())) from None
        before, barrier = found.length, found.barrier
        polled = isinstance(found.ask, Poll)
        if polled:                                        # whether it was the last word is not to be tried out
            mine = None
        try:
            events = found.give(seat, given, aside)
            if mine is not None and not aside and not self._goes_on(found, mine, seat):
                found.undo_to(before)
                found.barrier = barrier                   # nobody has seen what it would have led to
                return {"confirm": True}
            line = self._line(found, orders, before, seat, polled, events)
        except IllegalAnswer as error:
            raise _Refused("not-legal", name=spell(given)) from error
        except BaseException:
            self._drop(table)
            raise
        moved = self._moved(found, orders, before, [line], thinkers, keep)
        self._hold(table, new, found, orders)
        return {**moved, **self._seen(found, viewers)}

    def say(self, table: str, stamp: int, new: int, words: list[list[Any]], viewers: Viewers, thinkers: list[int],
            keep: int) -> Reply:
        """What bots say one after the other, as `play` has it, as far as it still fits. Refused if nothing does."""
        found, orders = self._get(table, stamp)
        before, lines = found.length, list[_Line]()
        try:
            for seat, name, aside, number, key in words:
                decision = (found.asides() if aside else found.waiting()).get(seat)
                if decision is None or (found.length, decision.key) != (number, key):
                    break
                polled, start = isinstance(found.ask, Poll) and not aside, found.length
                events = found.give(seat, decision.named(name), aside)
                lines.append(self._line(found, orders, start, seat, polled, events))
        except IllegalAnswer as error:
            if not lines:
                raise _Refused("not-legal", str(error), name=name, flaw=list(error.flaw or ())) from None
        except BaseException:
            self._drop(table)
            raise
        if not lines:
            raise _Refused("not-asked", seat=words[0][0])
        moved = self._moved(found, orders, before, lines, thinkers, keep)
        self._hold(table, new, found, orders)
        return {**moved, **self._seen(found, viewers)}

    def _line(self, table: Table[Any], orders: Orders, start: int, seat: int, polled: bool,
              events: list[Event]) -> _Line:
        """A line of the log, with what was answered ahead to the questions that followed."""
        if polled and table.length > start:               # who acted, or passed last, whoever spoke last
            seat = [who for who, _ in table.log[start - table.base:] if who != CHANCE][-1]
        events += orders.carry_out(table)
        return start, table.length, speaker(seat), events

    def _moved(self, table: Table[Any], orders: Orders, before: int, lines: list[_Line], thinkers: list[int],
               keep: int) -> Reply:
        """What is to be stored. Before the table is put away: then it forgets old answers."""
        save = None
        if keep and not table.voices and (table.length // keep > before // keep or table.over):
            save = table.save()                           # what is said to an open poll is kept elsewhere
        return {"entries": entries(table, before), "save": save,
                "lines": [[start, end, seat, told(events)] for start, end, seat, events in lines if end > start],
                "calls": called([event for line in lines for event in line[3]]),
                "thinking": table.save() if any([s in thinkers for s in table.waiting()]) else None,
                **self._standing(orders)}

    def take_back(self, table: str, stamp: int, new: int, seat: int, viewers: Viewers) -> Reply:
        found, orders = self._get(table, stamp)
        if seat in found.voices:
            found.take_back(seat)
            orders.leave(found, seat)
            self._hold(table, new, found, orders)
            return {"entries": [], "lines": [], **self._standing(orders), **self._seen(found, viewers)}
        if seat not in found.sealed():
            raise _Refused("nothing-to-take-back", seat=seat)
        places = [i for i, entry in enumerate(found.log) if entry[0] == seat]
        cut = found.base + places[-1]
        found.take_back(seat)
        self._hold(table, new, found, orders)
        return {"cut": cut, "entries": entries(found, cut), "lines": [], **self._standing(orders),
                **self._seen(found, viewers)}

    def declare(self, table: str, stamp: int, new: int, seat: int, key: str, names: list[str], until: str, idle: bool,
                viewers: Viewers) -> Reply:
        found, orders = self._get(table, stamp)
        before = found.length
        try:
            orders.declare(found, seat, key, names, until, idle)
            line = self._line(found, orders, before, seat, False, [])
        except IllegalAnswer as error:
            raise _Refused("not-standing", str(error), key=key) from None
        except BaseException:
            self._drop(table)
            raise
        moved = self._moved(found, orders, before, [line], [], 0)
        self._hold(table, new, found, orders)
        return {**moved, **self._seen(found, viewers)}

    def _standing(self, orders: Orders) -> Reply:
        """What stands now: some may have come to its end."""
        return {"standing": [[x.seat, x.group, list(x.names), x.until, x.mark, x.idle] for x in orders.list]}

    # looking back

    def position(self, game: str, version: int, options: dict[str, Any], snapshot: bytes | None,
                 tail: list[list[Any]], seat: int | None) -> Reply:
        found = self._rebuild(game, version, options, snapshot, tail)
        view = found.view(None)
        return {**public_facts(found), **eye(found, seat), "round": view.get("round")}

    def answers(self, game: str, version: int, options: dict[str, Any], snapshot: bytes | None, tail: list[list[Any]],
                seat: int | None, upto: int) -> Reply:
        """The names of these answers, as far as the seat may know them: what it said itself, what was said openly, what
        chance showed it. A thing that is hidden from it stays so, whoever names it. The first `upto` of the tail are
        known already. `settled`: so many of the rest will not be said otherwise before the end of the game."""
        found = self._rebuild(game, version, options, snapshot, tail[:upto])
        names, settled = spoken(found, [(who, name) for who, name in tail[upto:]], seat)
        return {"names": names, "settled": settled}

    def story(self, game: str, version: int, options: dict[str, Any], tail: list[list[Any]]) -> Reply:
        """The scores over the game, one line for each round, and how it ended."""
        found: Table[Any] = Table(self.library.game(game), options)
        self._expect(found.game, version)
        rounds: list[dict[str, Any]] = []
        for seat, name in tail:
            found.give_line(signed(seat), name)
            now = {"number": found.length, "round": found.view(None).get("round"), "scores": found.scores()}
            if rounds and rounds[-1]["round"] == now["round"]:
                rounds[-1] = now
            else:
                rounds.append(now)
        return {"rounds": rounds, **facts(found)}

    def read(self, text: str, upto: int | None = None) -> Reply:
        """A record from outside: replayed from the first answer, with all its events."""
        record = Record.parse(text)
        if record.game not in self.library.names():
            raise _Refused("no-such-game", game=record.game[:64])
        game = self.library.game(record.game)
        record.expect(game.name, game.version)
        try:
            found: Table[Any] = Table(game, record.options)
        except IllegalOptions as error:
            raise RecordError(f"the options of the record do not play: {error}") from None
        proof = Proof(record)
        opening = told(found.begin())
        lines: list[list[Any]] = [[0, 0, None, opening]] if opening else []
        for n, (who, name) in enumerate(record.answers[:upto]):
            try:
                proof.watch(n, found.ask, name)
                events = told(found.give_line(who, name))
            except (IllegalAnswer, ValueError) as error:
                raise unplayable(n, who, name, error) from None
            if lines and who == "*":
                lines[-1][1] = found.length
                lines[-1][3] += events
            else:
                lines.append([n, found.length, None if who == "*" else int(who.removesuffix("+")), events])
        if isinstance(found.ask, Chance):
            raise RecordError("the record ends where chance is asked")
        if upto is None and found.over and record.scores is not None and record.scores != found.result():
            raise RecordError(f"the record ends with {record.scores}, but the game with {found.result()}")
        return {"game": game.name, "version": game.version, "options": found.options, "entries": entries(found, 0),
                "lines": lines, "save": found.save(), "commitment": record.commitment, "nonces": list(record.nonces),
                "seed": record.seed, "names": list(record.names), "given": record.given, "undos": record.undos,
                "reopened": record.reopened, "fair": not proof.doubts, **facts(found)}

    # bots

    def play(self, name: str, game: str, save: bytes, seed: bytes, nonces: list[str], standing: list[list[Any]],
             seats: dict[int, str], within: dict[int, float], luck: int, turns: list[int], silent: list[int],
             most: int) -> Reply:
        """What the bots on these seats say one after the other: until a person is asked, all are silent, or it has
        taken long enough. Each word with the number of answers before it and the question. Nothing comes of it here.
        `within`: so many seconds the agent of a seat may take; `seconds`: so many it took; `notes`: what it says of it.
        """
        table = Table.load(self.library.game(game), save, SealedDice(seed, nonces))
        orders = Orders(Luck())
        orders.list = [Order(*order) for order in standing]
        notes, agents, made = list[tuple[int, str]](), dict[int, Outside](), dict[int, Bot]()
        for seat, kind in seats.items():
            rng = QuickDice(f"{luck} {seat}")
            if kind in self.library.agents.commands:
                agents[seat] = made[seat] = self.library.agents.seated(kind, name, seat, rng, within[seat])
                agents[seat].note = partial(_note, notes, seat)
            else:
                made[seat] = self.library.bot(game, kind, rng)
        company = Company(made, QuickDice(luck), turns, silent)
        begun, ask, words = time.monotonic(), table.ask, list[list[Any]]()
        while len(words) < most and not table.over:
            word = company.word(table)
            if word is None:
                break
            decision = self._asked(table, word.seat, word.aside)
            if not decision.check(word.value):
                raise _Refused("not-legal", f"the bot {seats[word.seat]} answered {word.value!r} to {decision.key}",
                               name=spell(word.value), flaw=[])
            words.append([word.seat, spell(word.value), word.aside, table.length, decision.key])
            if time.monotonic() - begun > LONG:
                break
            table.give(word.seat, word.value, word.aside)
            orders.carry_out(table)
            waiting, awaited = table.waiting(), table.awaited()
            people = [seat for seat in {**waiting, **table.asides()} if seat not in seats]
            if any([seat in awaited for seat in people]) and table.ask is not ask:
                break
            if people and (word.aside or isinstance(table.ask, Floor)):
                break                                     # where people may speak, bots do so one at a time
        return {"words": words, "turns": company.turns, "silent": sorted(company.silent), "notes": notes,
                "seconds": {seat: within[seat] - agent.left for seat, agent in agents.items()}}

    def part(self, name: str, game: str, save: bytes) -> Reply:
        """The game is over: agents that wait here for its next question are told."""
        leaving = self.library.agents.leaving(name)
        if leaving:
            table = Table.load(self.library.game(game), save)
            for seat, agent in leaving.items():
                agent.leave(Seat(table, seat))
        return {}

    # the desk

    def _hold(self, name: str, stamp: int, table: Table[Any], orders: Orders) -> None:
        trim(table)
        self.held[name] = (stamp, table, orders)
        self.held.move_to_end(name)
        if self.peak:
            with open("/proc/self/statm", "rb") as file:
                now = int(file.read().split()[1]) * PAGE
            if now > self.peak:
                self.peak, self.most = now, max(1, len(self.held) - 1)
        while len(self.held) > self.most:
            self.held.popitem(last=False)

    def _get(self, name: str, stamp: int) -> tuple[Table[Any], Orders]:
        found = self.held.get(name)
        if found is None or found[0] != stamp:
            raise _Unknown
        return found[1], found[2]

    def _drop(self, name: str) -> None:
        self.held.pop(name, None)

    def _seen(self, table: Table[Any], viewers: Viewers) -> Reply:
        """What these seats (-1 is a spectator) see, and how far these sets of seats may undo by themselves."""
        seats, groups = viewers[:2]
        across = viewers[2] if len(viewers) > 2 else True
        views = {None if seat < 0 else seat: table.view(None if seat < 0 else seat) for seat in seats}
        return {"facts": facts(table),
                "eyes": [[-1 if seat is None else seat, eye(table, seat, view)] for seat, view in views.items()],
                "limits": [[group, undo_limit(table, group, views, across)] for group in groups]}

    def _rebuild(self, name: str, version: int, options: dict[str, Any], snapshot: bytes | None,
                 tail: list[list[Any]]) -> Table[Any]:
        game = self.library.game(name)
        self._expect(game, version)
        found: Table[Any] = Table(game, options) if snapshot is None else Table.load(game, snapshot)
        for who, line in tail:
            found.give_line(signed(who), line)
        return found

    def _expect(self, game: Game[Any], version: int) -> None:
        if game.version != version:
            raise _Refused("other-version", was=version, now=game.version)

    def _goes_on(self, table: Table[Any], mine: list[int], seat: int) -> bool:
        """Is the same person asked again, or can this answer still be taken back?"""
        return table.has_answered(seat) or any([s in mine for s in table.waiting()])


def _note(notes: list[tuple[int, str]], seat: int, text: str) -> None:
    notes.append((seat, text))


class _Unknown(Exception):
    """This worker does not hold that position."""


class _Refused(Exception):
    def __init__(self, id: str, detail: str = "", **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.detail = detail
        self.given = args
