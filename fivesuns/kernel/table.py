"""A table: data at the start of a stage, the answers since, and the stage that is running."""
from __future__ import annotations

import json
from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

from fivesuns.kernel.chance import Chance, Dice, SealedDice
from fivesuns.kernel.codec import copied, from_json, to_json, tupled
from fivesuns.kernel.decision import Ask, Decision, IllegalAnswer, Play, spell
from fivesuns.kernel.game import Game, IllegalOptions, Options
from fivesuns.kernel.record import Record, RecordError, unplayable
from fivesuns.kernel.several import Floor, Poll, Together, Voices
from fivesuns.kernel.state import RESUME, Event, Stage, State

S = TypeVar("S", bound=State)
Entry = tuple[int, Any]          # (seat, answer), (seat + ASIDE, what it said beside the question), (CHANCE, outcome)
Sights = dict[int | None, set[str]]     # a seat, or a spectator: the things that can be hidden and that it sees
CHANCE: Final = -1
ASIDE: Final = 1000
NEAR: Final = 32                 # so many marks are kept of the latest stages,
FAR: Final = 128                 # and of older ones one in so many answers
FORMAT: Final = 5                # of saved tables


def of_things(value: Any, things: Container[str]) -> bool:
    """Is this answer nothing but names of things?"""
    parts = value if isinstance(value, tuple) else (value,)
    return all([part in things for part in parts])


def speaker(who: int) -> int:
    """The seat that gave an entry of the log, or CHANCE."""
    return who - ASIDE if who >= ASIDE else who


def signed(who: int) -> str:
    """Who gave an entry, as records write it: `2`, `2+` for an aside of seat 2, `*` for chance."""
    return "*" if who == CHANCE else f"{who - ASIDE}+" if who >= ASIDE else str(who)


def unsigned(text: str) -> int:
    """What `signed` wrote. Raises ValueError."""
    who = CHANCE if text == "*" else int(text[:-1]) + ASIDE if text.endswith("+") else int(text)
    if signed(who) != text:
        raise ValueError(f"nobody signs with {text!r}; legal: a seat such as 2, 2+ for an aside, * for chance")
    return who


@dataclass
class Paused:
    """A stage in the middle of its question, which waits for what an aside has planned."""
    stage: Stage
    play: Play
    ask: Ask
    passes: list[int]
    planned: list[Stage]         # by the stage itself, before it asked


class Table(Generic[S]):
    """A game in progress.

    `marks` are frozen states between stages, with the number of answers before each. A table asleep is only marks and
    log; it wakes (copies the last mark, gives the answers since again) when somebody looks. `base` answers are older
    than the log: a loaded or cloned table remembers only from its mark on.
    """

    def __init__(self, game: Game[S], options: Options, dice: Dice | None = None, keep: bool = True,
                 settled: bool = False) -> None:
        self.game = game
        self.options = options if settled else game.settle(options)
        self.dice = dice
        self.keep = keep                          # marks; a pure playout needs none,
        self.listen = keep                        # nor events
        kind: Any = type(game)
        self.talks = kind.asides is not Game.asides       # may anybody say anything beside a question?
        self.base = 0
        self.log: list[Entry] = []
        self.marks: list[tuple[int, S]] = []
        self.voices: Voices = {}                  # what was said to the open poll: not in the log before it is over
        self.barrier = 0                          # behind so many answers nobody goes back without consent
        self.quiet: dict[int, None] = {}          # answers that are no barrier: passes where nobody reacted
        self.sights: dict[int, Sights] = {}       # who saw what after so many answers, as far as somebody asked
        self.set_up = False                        # did it begin in a position that was set up by hand?
        self._awake = False
        self._fed = 0
        self._state: S | None = None
        self._stage: Stage = ()
        self._play: Play | None = None
        self._ask: Ask | None = None
        self._sealed: Voices = {}
        self._sealed_at: dict[int, int] = {}      # seat: which answer that was
        self._void: list[int] = []                # answers that an aside made illegal while they were sealed
        self._beside: Floor[Any] | None = None    # asides, as long as nothing changes
        self._passes: list[int] = []              # the answers of those who have passed in the running poll
        self._paused: list[Paused] = []           # what asides have interrupted, the last one last

    @staticmethod
    def at(game: Game[Any], options: Options, state: State, dice: Dice | None = None) -> Table[Any]:
        """A table that begins in this state: for studies of a position, and for tests."""
        table: Table[Any] = Table(game, options, dice)
        table.marks = [(0, copied(state))]
        table.set_up = True
        return table

    # looking

    @property
    def state(self) -> S:
        """What is on the table. Not for players: they have views."""
        if not self._awake:
            self._wake(None)
        assert self._state is not None
        return self._state

    @property
    def ask(self) -> Ask | None:
        """The question on the table; None when the game is over."""
        if not self._awake:
            self._wake(None)
        return self._ask

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def length(self) -> int:
        """How many answers were given, those of chance included."""
        return self.base + len(self.log)

    def waiting(self) -> dict[int, Decision[Any]]:
        """Who may answer the question now, and what they are asked."""
        ask = self.ask
        if isinstance(ask, Decision):
            return {ask.seat: ask}
        if isinstance(ask, Together):
            return {seat: d for seat, d in ask.decisions.items() if seat not in self._sealed}
        if isinstance(ask, Poll):
            return {seat: ask.decisions[seat] for seat in self.awaited() if seat not in self.voices}
        if isinstance(ask, Floor):
            return dict(ask.decisions)
        return {}

    def awaited(self) -> list[int]:
        """Whose word the table is waiting for, as all may know: of a poll, who has answered is no one's business."""
        ask = self.ask
        if isinstance(ask, Poll):
            return list(ask.decisions)[len(self._passes):]
        if isinstance(ask, Floor) and ask.awaited is not None:
            return [seat for seat in ask.seats if seat in ask.awaited]
        return list(self.waiting())

    def foreseen(self, seat: int) -> list[Decision[Any]]:
        """Questions that are to come for a seat, as they would be put now: it may answer them ahead."""
        return [] if self.over else list(self.game.foreseen(self.state, seat))

    def asides(self) -> dict[int, Decision[Any]]:
        """What seats may say beside the question."""
        beside = self._floor_beside()
        return {} if beside is None else beside.decisions

    def talkers(self) -> list[int]:
        """Who may say something beside the question."""
        beside = self._floor_beside()
        return [] if beside is None else list(beside.seats)

    def aside(self, seat: int) -> Decision[Any] | None:
        """What this seat may say beside the question; what others may is not built."""
        beside = self._floor_beside()
        return None if beside is None else beside.decision(seat)

    def _floor_beside(self) -> Floor[Any] | None:
        if not self.talks:
            return None
        if self._beside is None or not self._awake:
            ask = self.ask
            if ask is None or isinstance(ask, Chance):
                return None
            self._beside = self.game.beside(self.state)
        return self._beside

    def sealed(self) -> tuple[int, ...]:
        """Who has answered the running secret question, as all may know."""
        return tuple(self._sealed) if self.ask is not None else ()

    def has_answered(self, seat: int) -> bool:
        """Has this seat given an answer that it can still take back?"""
        return seat in self.voices or seat in self.sealed()

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat sees; None is a spectator."""
        return self.game.view(self.state, seat)

    def trail(self) -> list[Stage]:
        """Where we are, for people: stages from the large to the small; empty when the game is over."""
        return [] if self.over else self.game.trail(self.state, self._stage)

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def result(self) -> list[int] | None:
        """The final scores; None while the game goes on."""
        return self.scores() if self.over else None

    # playing

    def begin(self) -> list[Event]:
        """What is told before the first question (with dice: of a seat). Nothing if somebody has looked already."""
        heard: list[Event] = []
        if not (self._awake or self.length):
            self._wake(heard if self.listen else None)
        return heard

    def answer(self, seat: int, address: int | str, aside: bool = False) -> list[Event]:
        """Answer by index or by name, or say something beside the question. Raises IllegalAnswer and changes nothing if
        that is not legal."""
        value = self._decision(seat, aside).resolve(address)
        return self._take(seat + ASIDE if aside else seat, value)

    def give(self, seat: int, value: Any, aside: bool = False) -> list[Event]:
        """The same by value, as sampled from the decision."""
        return self.reply(self._decision(seat, aside), value, aside)

    def reply(self, decision: Decision[Any], value: Any, aside: bool = False) -> list[Event]:
        """The same by who has the decision at hand: it is one of those that wait now, or stand beside the question."""
        if not decision.check(value):
            raise decision.refuse(value)
        return self._take(decision.seat + ASIDE if aside else decision.seat, value)

    def settle(self, outcome: Any) -> list[Event]:
        """Answer for chance, on a table without dice."""
        ask = self.ask
        if not isinstance(ask, Chance):
            raise IllegalAnswer(f"chance is not asked; waiting for {self._awaited()}")
        if not ask.check(outcome):
            raise IllegalAnswer(f"chance cannot be {spell(outcome)!r} here")
        return self._take(CHANCE, outcome)

    def take_back(self, seat: int) -> None:
        """A sealed answer may be changed until the last is in; what was said to a poll, until it is over."""
        if seat in self.voices:
            self.voices = {x: value for x, value in self.voices.items() if x != seat}
            return
        if seat not in self.sealed():
            raise IllegalAnswer(f"seat {seat} has no sealed answer to take back")
        for i in range(len(self.log) - 1, -1, -1):
            if self.log[i][0] == seat:
                del self.log[i]
                gone = self.base + i              # what is counted in answers moves up
                self.barrier -= int(self.barrier > gone)
                self.quiet = {n - int(n > gone): None for n in self.quiet if n != gone}
                self.sights = {n: seen for n, seen in self.sights.items() if n <= gone}
                self._awake = False
                return

    def undo_to(self, length: int) -> None:
        """Back to the table as it was after so many answers."""
        if not self.base <= length <= self.length:
            raise ValueError(f"undo to {length}: this table remembers {self.base} to {self.length}")
        del self.log[length - self.base:]
        while self.marks and self.marks[-1][0] > length:
            self.marks.pop()
        self.barrier = min(self.barrier, length)
        self.quiet = {n: None for n in self.quiet if n < length}
        self.sights = {n: seen for n, seen in self.sights.items() if n <= length}
        self.voices = {}
        self._awake = False

    def clone(self, dice: Dice | None = None, keep: bool = False) -> Table[S]:
        """Cheap, however long the game: shares the frozen mark and copies the answers since; wakes when used."""
        twin = Table(self.game, self.options, dice or self.dice, keep, True)
        if self.marks:
            mark = self.marks[-1]
            twin.base = mark[0]
            twin.marks = [mark]
            twin.log = self.log[mark[0] - self.base:]
        else:
            twin.base = self.base
            twin.log = self.log.copy()
        twin.barrier, twin.set_up = self.barrier, self.set_up
        if self.voices:
            twin.voices = self.voices.copy()
        if keep and self.quiet:
            twin.quiet = self.quiet.copy()
        return twin

    # writing

    def save(self) -> bytes:
        """The last mark and the answers since. Its size does not grow with the length of the game."""
        at, mark = self.marks[-1] if self.marks else (self.base, None)
        return json.dumps({"format": FORMAT, "game": self.game.name, "version": self.game.version,
                           "options": self.options, "at": at, "state": to_json(mark), "log": self.log[at - self.base:],
                           "barrier": self.barrier, "quiet": list(self.quiet), "voices": list(self.voices.items()),
                           "given": self.set_up},
                          separators=(",", ":")).encode()

    @staticmethod
    def load(game: Game[Any], data: bytes, dice: Dice | None = None) -> Table[Any]:
        """What `save` wrote. Raises RecordError if that cannot be read, or does not play."""
        try:
            found = json.loads(data)
            if (found["format"], found["game"], found["version"]) != (FORMAT, game.name, game.version):
                raise RecordError(f"this is a table of {found['game']} version {found['version']} (format "
                                  f"{found['format']}); readable here: {game.name} version {game.version} "
                                  f"(format {FORMAT})")
            table: Table[Any] = Table(game, found["options"])
            table._read(found)
        except RecordError:
            raise
        except Exception as error:                # damaged data can break the rules in any way
            raise RecordError(f"this is not a saved table of {game.name}: {error}") from error
        table.dice = dice
        table._throw()
        return table

    def _read(self, found: dict[str, Any]) -> None:
        at, mark = found["at"], from_json(found["state"], self.game.kinds)
        barrier, quiet, voices = found["barrier"], found["quiet"], found["voices"]
        if type(at) is not int or at < 0 or type(barrier) is not int or not all([type(n) is int for n in quiet]):
            raise ValueError("damaged")
        if mark is not None:
            if not isinstance(mark, State):
                raise ValueError("damaged state")
            self.marks = [(at, cast(S, mark))]
        self.base = at
        self._wake(None)
        for who, value in found["log"]:
            self._relay(who, tupled(value))
        for seat, value in voices:
            self.give(seat, tupled(value))
        if len(self.voices) != len(voices):
            raise ValueError("damaged poll")
        self.barrier, self.quiet, self.set_up = barrier, dict.fromkeys(quiet), found.get("given", False)

    def record(self) -> str:
        """The whole game in words, one answer a line; the seed of sealed dice is shown when the game is over."""
        if self.set_up:
            raise RecordError("this table began in a given position: its answers do not play from the start")
        if self.base:
            raise RecordError(f"this table remembers only from answer {self.base} on; the record is with the original")
        dice = self.dice if isinstance(self.dice, SealedDice) else None
        return Record(self.game.name, self.game.version, self.options,
                      [(signed(who), spell(value)) for who, value in self.log],
                      commitment=dice.commitment if dice else "", nonces=dice.nonces if dice else (),
                      scores=self.result(), seed=dice.seed if dice and self.over else None).text()

    @staticmethod
    def replay(game: Game[Any], record: Record | str, upto: int | None = None) -> Table[Any]:
        """Needs no seed: chance is in the record. Raises RecordError, naming the line, if it does not play."""
        if isinstance(record, str):
            record = Record.parse(record)
        record.expect(game.name, game.version)
        try:
            table: Table[Any] = Table(game, record.options)
        except IllegalOptions as wrong:           # another name than below: compiled, a name has one type
            raise RecordError(f"the options of the record do not play: {wrong}") from None
        for n, (who, name) in enumerate(record.answers[:upto]):
            try:
                table.give_line(who, name)
            except (IllegalAnswer, ValueError) as error:
                raise unplayable(n, who, name, error) from None
        if upto is None and table.result() != record.scores:
            kept = "is open" if record.scores is None else f"ends with {record.scores}"
            true = f"ended with {table.result()}" if table.over else f"goes on: waiting for {table._awaited()}"
            raise RecordError(f"the record {kept}, but the game {true}")
        return table

    def give_line(self, who: str, name: str) -> list[Event]:
        """One line of a record: a seat's answer, what it said beside the question (`2+`), or (`*`) an outcome."""
        by, ask = unsigned(who), self.ask
        if by != CHANCE:
            return self._relay(by, self._decision(speaker(by), by >= ASIDE).named(name))
        if not isinstance(ask, Chance):
            raise IllegalAnswer(f"chance is not asked; waiting for {self._awaited()}")
        return self.settle(ask.named(name))

    # the machine

    def _awaited(self) -> str:
        ask = self.ask
        if ask is None:
            return "nobody: the game is over"
        asked = {x: ask.decisions[x] for x in self.awaited()} if isinstance(ask, Poll) else self.waiting()
        return ", ".join([f"seat {seat} ({d.key})" for seat, d in asked.items()]) or "chance"

    def _decision(self, seat: int, aside: bool = False) -> Decision[Any]:
        ask = self.ask
        if aside:
            said = self.aside(seat)
            if said is not None:
                return said
            raise IllegalAnswer(f"seat {seat} has nothing to say beside the question; legal for "
                                f"{sorted(self.talkers())}, "
                                f"waiting for {self._awaited()}")
        if isinstance(ask, Decision) and ask.seat == seat:
            return ask
        if seat in self.voices:
            raise IllegalAnswer(f"seat {seat} has answered, and may take that back; waiting for {self._awaited()}")
        decision = ask.decision(seat) if isinstance(ask, Floor) else self.waiting().get(seat)
        if decision is None:
            raise IllegalAnswer(f"seat {seat} is not asked; waiting for {self._awaited()}")
        return decision

    def _take(self, who: int, value: Any, in_order: bool = False) -> list[Event]:
        """An answer. To a poll: this one, if they come in their order; else all that is kept of them, as soon as that
        is known. Whatever goes wrong inside the rules, the table stays where it was: the live state is thrown away."""
        ask = self._ask
        said = self.voices
        entries = None
        if isinstance(ask, Poll) and who < ASIDE:
            self.voices = {}
            if not in_order:
                voices = {**said, who: value}
                entries = ask.heard(len(self._passes), voices)
                if entries is None:
                    self.voices = voices
                    return []
        before, barrier = self.base + len(self.log), self.barrier
        heard: list[Event] | None = [] if self.listen else None
        s = self._state
        assert s is not None
        s._heard = heard
        try:
            if entries is None:
                self.log.append((who, value))
                self._feed(who, value)
            else:
                for entry in entries:
                    self.log.append(entry)
                    self._feed(*entry)
            if self.voices:                       # an aside was said beside the poll
                self._hear_again(ask)
            if isinstance(self._ask, Chance):
                self._throw()
        except BaseException:
            self.undo_to(before)
            self.barrier, self.voices = barrier, said
            raise
        return heard or []

    def _hear_again(self, ask: Ask | None) -> None:
        """What was said to the poll stands as long as it is legal; not if something else is asked before."""
        if ask is not self._ask:
            self.voices = {}
            return
        assert isinstance(ask, Poll)
        self.voices = {seat: value for seat, value in self.voices.items() if ask.decisions[seat].check(value)}

    def _relay(self, who: int, value: Any) -> list[Event]:
        """An entry of a log, where the answers to a poll stand in their order."""
        ask, seat = self.ask, speaker(who)
        if who == CHANCE:
            return self.settle(value)
        decision = self._decision(seat, who >= ASIDE)
        if not decision.check(value):
            raise decision.refuse(value)
        if who < ASIDE and isinstance(ask, Poll) and seat != self.awaited()[0]:
            raise IllegalAnswer(f"seat {seat} is not the next of the poll; waiting for {self._awaited()}")
        return self._take(who, value, True)

    def _feed(self, who: int, value: Any) -> None:
        """Give the running stage its answer, and run on to the next question."""
        ask, play = self._ask, self._play
        assert play is not None and ask is not None
        self._fed += 1
        self._beside = None
        if who >= ASIDE:
            self._speak_aside(who - ASIDE, value)
            return
        if isinstance(ask, Decision):             # by far the most
            pass
        elif isinstance(ask, Floor):
            value = (who, value)
        elif isinstance(ask, Chance):
            if ask.seen_by is None or ask.seen_by:
                self.barrier = self._fed
        elif isinstance(ask, Together):
            self._sealed[who] = value
            if self.talks:
                self._sealed_at[who] = self._fed - 1
            if len(self._sealed) < len(ask.decisions):
                return
            if len(self._sealed) > 1:
                self.barrier = self._fed
            value = {seat: self._sealed[seat] for seat in ask.decisions}
            self._sealed = {}
        elif isinstance(ask, Poll):
            self._passes.append(self._fed - 1)
            if value is None and len(self._passes) < len(ask.decisions):
                return
            if value is not None:
                value = (who, value)
                for n in self._passes:            # quiet they may be of an earlier course, in which nobody acted
                    self.quiet.pop(n, None)
            elif self.keep:
                self.quiet.update(dict.fromkeys(self._passes))
            self._passes = []
        ask.given = value
        self._ask = next(play, None)
        if self._ask is None:
            self._next_stage(self.keep)
        s = self._state
        assert s is not None
        if s._no_way_back:
            self._close_the_way_back()

    def _close_the_way_back(self) -> None:
        s = self._state
        assert s is not None
        s._no_way_back = False
        self.barrier = self._fed

    def _speak_aside(self, seat: int, value: Any) -> None:
        """What stands is asked anew from the state, after all that is planned now."""
        s, play, ask = self._state, self._play, self._ask
        assert s is not None and play is not None and ask is not None
        planned = s._coming
        s._coming = []
        self.game.aside(s, seat, value)
        if s._coming and not isinstance(ask, Together):
            self._paused.append(Paused(self._stage, play, ask, self._passes, planned))
            self._passes = []
            s.agenda.insert(0, RESUME)
            self._next_stage(False)
        else:
            s._coming = planned + s._coming
            self._ask_anew()
        if s._no_way_back:
            self._close_the_way_back()

    def _resume(self) -> None:
        """What an aside has planned is done."""
        s, paused = self._state, self._paused.pop()
        assert s is not None
        self._stage, self._play, self._ask = paused.stage, paused.play, paused.ask
        s._coming, self._passes = paused.planned, paused.passes
        self._ask_anew()

    def _ask_anew(self) -> None:
        """From the state; an answer sealed to it that is legal no longer is open again."""
        ask = self._ask
        if isinstance(ask, Decision):
            ask.renew()
        elif isinstance(ask, (Together, Poll, Floor)):
            for decision in ask.decisions.values():
                decision.renew()
            self._void += [self._sealed_at[x] for x, y in self._sealed.items() if not ask.decisions[x].check(y)]
            self._sealed = {x: y for x, y in self._sealed.items() if ask.decisions[x].check(y)}

    def _next_stage(self, mark: bool) -> None:
        s = self._state
        assert s is not None
        while True:
            if s._coming:
                s.agenda[:0] = s._coming
                s._coming.clear()
            if mark and not self._paused:         # inside a stage there is nothing to wake from
                self._mark(s)
            if not s.agenda:
                self._stage, self._play, self._ask = (), None, None
                return
            stage = s.agenda.pop(0)
            if stage == RESUME:
                self._resume()
                return
            mark = self.keep
            begin = self.game.stages[stage[0]]
            if len(stage) == 1:                   # without a list of arguments, which takes its time
                play = begin(s)
            elif len(stage) == 2:
                play = begin(s, stage[1])
            else:
                play = begin(s, *stage[1:])
            if play is None:                      # a stage that asks nothing is a plain function
                continue
            self._ask = next(play, None)
            if self._ask is not None:
                self._stage, self._play = stage, play
                return

    def _mark(self, s: S) -> None:
        if self.marks and self.marks[-1][0] == self._fed:
            self.marks.pop()
        self.marks.append((self._fed, copied(s)))
        if len(self.marks) > NEAR + 1 and self.marks[-NEAR][0] - self.marks[-NEAR - 2][0] < FAR:
            del self.marks[-NEAR - 1]             # a mark that is gone only makes an undo run longer

    def _throw(self) -> None:
        ask = self._ask
        while self.dice is not None and isinstance(ask, Chance):
            outcome = ask.sample(self.dice.stream(self._fed))
            self.log.append((CHANCE, outcome))
            self._feed(CHANCE, outcome)
            ask = self._ask

    def _wake(self, heard: list[Event] | None) -> None:
        """The last mark and the answers since."""
        fresh = not self.marks
        self._beside = None
        self._fed = self.base if fresh else self.marks[-1][0]
        self._state = self.game.setup(self.options) if fresh else copied(self.marks[-1][1])
        assert self._state is not None
        self._state._heard = heard
        self._sealed, self._sealed_at, self._void, self._passes, self._paused = {}, {}, [], [], []
        self._next_stage(fresh and self.keep)
        barrier = self.barrier
        for seat, value in self.log[self._fed - self.base:]:
            self._feed(seat, value)
        self.barrier = max(barrier, self.barrier)
        before, barrier = self.length, self.barrier
        self._awake = True
        try:
            self._throw()
        except BaseException:
            self.undo_to(before)
            self.barrier = barrier
            raise
