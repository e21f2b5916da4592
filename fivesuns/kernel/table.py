"""A table: data at the start of a stage, the answers since, and the stage that is running."""
from __future__ import annotations

import json
from collections.abc import Collection, Container, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from fivesuns.kernel.chance import Chance, Dice, SealedDice
from fivesuns.kernel.codec import copied, from_json, to_json, tupled, words
from fivesuns.kernel.decision import Ask, Decision, Floor, IllegalAnswer, Play, Together, spell
from fivesuns.kernel.game import Game, IllegalOptions, Options
from fivesuns.kernel.record import Record, RecordError
from fivesuns.kernel.state import Event, Stage, State

S = TypeVar("S", bound=State)
Entry = tuple[int, Any]          # (seat, answer) or (CHANCE, outcome)
CHANCE: Final = -1
NEAR: Final = 32                 # so many marks are kept of the latest stages,
FAR: Final = 64                  # and of older ones one in so many answers
FIRST: Final = "*"               # in a standing answer: the first option, whatever it is
FORMAT: Final = 1                # of saved tables


def of_things(value: Any, things: Container[str]) -> bool:
    """Is this answer nothing but names of things?"""
    parts = value if isinstance(value, tuple) else (value,)
    return all([part in things for part in parts])


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
        self.base = 0
        self.log: list[Entry] = []
        self.marks: list[tuple[int, S]] = []
        self.standing: dict[tuple[int, str], tuple[str, ...]] = {}
        self.news = 0                             # answers until somebody last learnt something new
        self.given = False                        # did it begin in a position that was set up by hand?
        self._awake = False
        self._fed = 0
        self._state: S | None = None
        self._stage: Stage = ()
        self._play: Play | None = None
        self._ask: Ask | None = None
        self._sealed: dict[int, Any] = {}
        self._veiled: list[int] = []              # who gave a secret that a later answer of this stage may open

    @staticmethod
    def at(game: Game[Any], options: Options, state: State, dice: Dice | None = None) -> Table[Any]:
        """A table that begins in this state: for studies of a position, and for tests."""
        table: Table[Any] = Table(game, options, dice)
        table.marks = [(0, copied(state))]
        table.given = True
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
        """Who may answer now, and what they are asked."""
        ask = self.ask
        if isinstance(ask, Decision):
            return {ask.seat: ask}
        if isinstance(ask, Together):
            return {seat: d for seat, d in ask.decisions.items() if seat not in self._sealed}
        if isinstance(ask, Floor):
            return dict(ask.decisions)
        return {}

    def sealed(self) -> tuple[int, ...]:
        """Who has answered the running secret question."""
        return tuple(self._sealed) if self.ask is not None else ()

    def view(self, seat: int | None) -> dict[str, Any]:
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

    def answer(self, seat: int, address: int | str) -> list[Event]:
        """Answer by index or by name. Raises IllegalAnswer and changes nothing if that is not legal."""
        return self._take(seat, self._decision(seat).resolve(address))

    def give(self, seat: int, value: Any) -> list[Event]:
        """Answer by value, as sampled from the decision."""
        decision = self._decision(seat)
        if not decision.check(value):
            raise decision.refuse(value)
        return self._take(seat, value)

    def settle(self, outcome: Any) -> list[Event]:
        """Answer for chance, on a table without dice."""
        ask = self.ask
        if not isinstance(ask, Chance):
            raise IllegalAnswer(f"chance is not asked; waiting for {self._awaited()}")
        if not ask.check(outcome):
            raise IllegalAnswer(f"chance cannot be {spell(outcome)!r} here")
        return self._take(CHANCE, outcome)

    def declare(self, seat: int, key: str, names: Sequence[str]) -> list[Event]:
        """A standing answer ("I pass on all such windows"): the first of these names that is legal is given for the
        seat, as its own, whenever it is asked `key`; the name `*` is the first option there is. No names: ask me."""
        if not names:
            self.standing.pop((seat, key), None)
            return []
        asked, standing = self.ask, self.standing.copy()
        before, news = self.length, self.news
        self.standing[seat, key] = tuple(names)
        heard: list[Event] = []
        if asked is not None:
            self.state._heard = heard if self.listen else None
            try:
                self._stand()
            except BaseException:
                self.undo_to(before)
                self.news, self.standing = news, standing
                raise
        return heard

    def take_back(self, seat: int) -> None:
        """A sealed answer may be changed until the last is in."""
        if seat not in self.sealed():
            raise IllegalAnswer(f"seat {seat} has no sealed answer to take back")
        for i in range(len(self.log) - 1, -1, -1):
            if self.log[i][0] == seat:
                del self.log[i]
                self._awake = False
                return

    def undo_to(self, length: int) -> None:
        """Back to the table as it was after so many answers."""
        if not self.base <= length <= self.length:
            raise ValueError(f"undo to {length}: this table remembers {self.base} to {self.length}")
        del self.log[length - self.base:]
        while self.marks and self.marks[-1][0] > length:
            self.marks.pop()
        self.news = min(self.news, length)
        self._awake = False

    def free_undo(self, seats: Collection[int]) -> int:
        """How far back these seats can go without anybody having learnt anything new in between: no outcome was seen,
        no secret opened, no other seat has spoken."""
        length = self.length
        ends = [length]
        while length > max(self.news, self.base):
            length -= 1
            who = self.log[length - self.base][0]
            if who in seats:
                ends.append(length)
            elif who != CHANCE:
                break
        learnt = self._learnt_since(ends[-1], seats) if len(ends) > 1 and self.game.things else 0
        return min([end for end in ends if end >= learnt])

    def _learnt_since(self, start: int, seats: Collection[int]) -> int:
        """The last answer, after this one, by which anybody came to know a thing that these seats did not."""
        twin: Table[S] = Table(self.game, self.options, None, False, True)
        twin.base = self.base
        for mark in self.marks:
            if mark[0] <= start:
                twin.base, twin.marks = mark[0], [mark]
        twin.log = self.log[twin.base - self.base:start - self.base]
        learnt, before = 0, twin._things_seen()
        for who, value in self.log[start - self.base:]:
            twin.log.append((who, value))
            twin._feed(who, value)
            after = twin._things_seen()
            for x, seen in after.items():
                if any([thing not in before[x] and all([thing not in before[own] for own in seats]) for thing in seen]):
                    learnt = twin.length
            before = after
        return learnt

    def _things_seen(self) -> dict[int | None, dict[str, None]]:
        """What of the things that can be hidden each seat, and a spectator, knows."""
        everybody: list[int | None] = [*range(self.options["seats"]), None]
        return {x: {w: None for w in words(self.view(x)) if w in self.game.things} for x in everybody}

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
        twin.news, twin.given = self.news, self.given
        if self.standing:
            twin.standing = self.standing.copy()
        return twin

    # writing

    def save(self) -> bytes:
        """The last mark and the answers since. Its size does not grow with the length of the game."""
        at, mark = self.marks[-1] if self.marks else (self.base, None)
        return json.dumps({"format": FORMAT, "game": self.game.name, "version": self.game.version,
                           "options": self.options, "at": at, "state": to_json(mark), "log": self.log[at - self.base:],
                           "news": self.news, "standing": to_json(self.standing), "given": self.given},
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
        at, news, mark = found["at"], found["news"], from_json(found["state"], self.game.kinds)
        standing = from_json(found["standing"], self.game.kinds)
        if type(at) is not int or at < 0 or type(news) is not int or not isinstance(standing, dict):
            raise ValueError("damaged")
        if mark is not None:
            if not isinstance(mark, State):
                raise ValueError("damaged state")
            self.marks = [(at, cast(S, mark))]
        self.base = at
        self._wake(None)
        for seat, value in found["log"]:
            if seat == CHANCE:
                self.settle(tupled(value))
            else:
                self.give(seat, tupled(value))
        self.news, self.standing, self.given = news, standing, found.get("given", False)

    def record(self) -> str:
        """The whole game in words, one answer a line; the seed of sealed dice is shown when the game is over."""
        if self.given:
            raise RecordError("this table began in a given position: its answers do not play from the start")
        if self.base:
            raise RecordError(f"this table remembers only from answer {self.base} on; the record is with the original")
        dice = self.dice if isinstance(self.dice, SealedDice) else None
        return Record(self.game.name, self.game.version, self.options,
                      [("*" if who == CHANCE else str(who), spell(value)) for who, value in self.log],
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
                raise RecordError(f"answer {n + 1} of the record, {who} {name!r}, does not play: {error}") from None
        if upto is None and table.result() != record.scores:
            kept = "is open" if record.scores is None else f"ends with {record.scores}"
            true = f"ended with {table.result()}" if table.over else f"goes on: waiting for {table._awaited()}"
            raise RecordError(f"the record {kept}, but the game {true}")
        return table

    def give_line(self, who: str, name: str) -> list[Event]:
        """One line of a record: a seat's answer, or (`*`) an outcome of chance."""
        ask = self.ask
        if who != "*":
            return self.answer(int(who), name)
        if not isinstance(ask, Chance):
            raise IllegalAnswer(f"chance is not asked; waiting for {self._awaited()}")
        return self.settle(ask.named(name))

    # the machine

    def _awaited(self) -> str:
        if self.ask is None:
            return "nobody: the game is over"
        return ", ".join([f"seat {seat} ({d.key})" for seat, d in self.waiting().items()]) or "chance"

    def _decision(self, seat: int) -> Decision[Any]:
        ask = self.ask
        if isinstance(ask, Decision) and ask.seat == seat:
            return ask
        decision = self.waiting().get(seat)
        if decision is None:
            raise IllegalAnswer(f"seat {seat} is not asked; waiting for {self._awaited()}")
        return decision

    def _take(self, seat: int, value: Any) -> list[Event]:
        """Whatever goes wrong inside the rules, the table stays where it was: the live state is thrown away."""
        before, news = self.length, self.news
        heard: list[Event] | None = [] if self.listen else None
        assert self._state is not None
        self._state._heard = heard
        try:
            self.log.append((seat, value))
            self._feed(seat, value)
            self._throw()
            if self.standing:
                self._stand()
        except BaseException:
            self.undo_to(before)
            self.news = news
            raise
        return heard or []

    def _feed(self, seat: int, value: Any) -> None:
        """Give the running stage its answer, and run on to the next question."""
        ask, play = self._ask, self._play
        assert play is not None
        self._fed += 1
        if isinstance(ask, Decision):
            if self.keep and (self._veiled or ask.secret):
                self._veil(ask, value)
        elif isinstance(ask, Chance):
            if ask.seen_by is None or ask.seen_by:
                self.news = self._fed
        elif isinstance(ask, Together):
            self._sealed[seat] = value
            if self.keep and ask.decisions[seat].secret:
                self._veil(ask.decisions[seat], value)
            if len(self._sealed) < len(ask.decisions):
                return
            if len(self._sealed) > 1:
                self.news = self._fed
            value = {seat: self._sealed[seat] for seat in ask.decisions}
            self._sealed = {}
        elif isinstance(ask, Floor):
            if self.keep and (self._veiled or ask.decisions[seat].secret):
                self._veil(ask.decisions[seat], value)
            value = (seat, value)
        assert ask is not None
        ask.given = value
        self._ask = next(play, None)
        if self._ask is None:
            self._next_stage(self.keep)

    def _veil(self, decision: Decision[Any], value: Any) -> None:
        """A thing is hidden and seen by its name. Any other secret may be opened by whatever is answered after it in
        the same stage: those answers are not free to undo."""
        if any([seat != decision.seat for seat in self._veiled]):
            self.news = self._fed
        if decision.secret and decision.seat not in self._veiled and not of_things(value, self.game.things):
            self._veiled.append(decision.seat)

    def _next_stage(self, mark: bool) -> None:
        s = self._state
        assert s is not None
        self._veiled = []
        while True:
            if s._coming:
                s.agenda[:0] = s._coming
                s._coming.clear()
            if mark:
                self._mark(s)
            if not s.agenda:
                self._stage, self._play, self._ask = (), None, None
                return
            stage = s.agenda.pop(0)
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

    def _stand(self) -> None:
        again = True
        while again and self._ask is not None and not isinstance(self._ask, Floor):
            again = False
            for seat, decision in self.waiting().items():
                for name in self.standing.get((seat, decision.key), ()):
                    try:
                        value = decision.at(0) if name == FIRST else decision.named(name)
                    except IllegalAnswer:
                        continue
                    self.log.append((seat, value))
                    self._feed(seat, value)
                    self._throw()
                    again = True
                    break
                if again:
                    break

    def _wake(self, heard: list[Event] | None) -> None:
        """The last mark and the answers since."""
        fresh = not self.marks
        self._fed = self.base if fresh else self.marks[-1][0]
        self._state = self.game.setup(self.options) if fresh else copied(self.marks[-1][1])
        assert self._state is not None
        self._state._heard = heard
        self._sealed = {}
        self._next_stage(fresh and self.keep)
        news = self.news
        for seat, value in self.log[self._fed - self.base:]:
            self._feed(seat, value)
        self.news = max(news, self.news)
        self._awake = True
        self._throw()
