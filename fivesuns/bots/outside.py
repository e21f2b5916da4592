"""Agents: players in any language. A process reads what its seat is asked and writes what it answers, one JSON object
a line.

docs/agents.md describes the lines. Everything that is told comes from a Seat: an agent knows what a player would.
"""
from __future__ import annotations

import contextlib
import ctypes
import json
import os
import re
import resource
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from fivesuns.bots.company import by_rule
from fivesuns.kernel import Aside, Bot, Decision, IllegalAnswer, IllegalOptions, Rng, Seat, spell
from fivesuns.kernel.skill import LEVELS

PROTOCOL: Final = 1
ANSWER: Final = 10.0                              # seconds for a question,
GAME: Final = 900.0                               # and for all questions of a game
MEMORY: Final = 2 << 30                           # bytes of data that a process may have
TRIES: Final = 3                                  # answers to a question, before it is answered by rule
TALK: Final = 4                                   # asides between two answers
LINE: Final = 64 * 1024                           # bytes of an answer
SAID: Final = 2000                                # bytes of its standard error that are kept of a question
KEPT: Final = 8                                   # processes that wait for the next question of their seat
PARTING: Final = 1.0                              # seconds to end after the last line
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
AROUND: Final = ("PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ")
_libc: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
Note = Callable[[str], None]


class Silent(Exception):
    """No answer came. Says why."""


class Ended(Silent):
    """Nor will one come from this process."""


class Process:
    """A running agent, which stands still while nobody asks it."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self.child = subprocess.Popen(
            command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0,
            env={name: os.environ[name] for name in AROUND if name in os.environ}, preexec_fn=partial(_confine, memory))
        child = self.child
        assert child.stdin is not None and child.stdout is not None and child.stderr is not None
        self.stdin, self.stdout, self.stderr = child.stdin, child.stdout, child.stderr
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe.fileno(), False)
        self.unsaid = b""                         # what it has not read yet,
        self.heard = b""                          # what it wrote after its last whole line,
        self.said = b""                           # and what it complained

    def say(self, line: dict[str, Any]) -> None:
        self.unsaid += json.dumps(line, separators=(",", ":")).encode() + b"\n"

    def hear(self, until: float) -> bytes:
        """Its next line. Raises Silent if there is none in time."""
        os.killpg(self.child.pid, signal.SIGCONT)
        with selectors.DefaultSelector() as ready:
            for pipe in (self.stdout, self.stderr):
                ready.register(pipe, selectors.EVENT_READ)
            if self.unsaid:
                ready.register(self.stdin, selectors.EVENT_WRITE)
            while b"\n" not in self.heard:
                left = until - time.monotonic()
                if left <= 0:
                    raise Silent("took too long")
                for key, _ in ready.select(left):
                    if key.fileobj is self.stdin:
                        self._write()
                        if not self.unsaid:
                            ready.unregister(self.stdin)
                        continue
                    data = os.read(key.fd, LINE)
                    if key.fileobj is self.stderr:
                        self.said = (self.said + data)[:SAID]
                    elif not data:
                        raise Ended("ended")
                    else:
                        self.heard += data
                    if not data:
                        ready.unregister(key.fileobj)
                if len(self.heard) > LINE and b"\n" not in self.heard:
                    raise Silent(f"wrote a line of more than {LINE} bytes")
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def _write(self) -> None:
        try:
            self.unsaid = self.unsaid[os.write(self.stdin.fileno(), self.unsaid):]
        except BlockingIOError:
            pass
        except BrokenPipeError:                   # whether it wrote an answer before it ended is seen when it is read
            self.unsaid = b""

    def rest(self) -> None:
        """Stand still until the next question."""
        os.killpg(self.child.pid, signal.SIGSTOP)

    def complaints(self) -> str:
        said, self.said = self.said.decode(errors="replace").strip(), b""
        return said

    def part(self, line: dict[str, Any]) -> None:
        """Say a last line, and let it end by itself, if it does so soon."""
        self.say(line)
        self._write()
        self.unsaid = b""
        self.stdin.close()
        until = time.monotonic() + PARTING
        with contextlib.suppress(Silent):
            while True:
                self.hear(until)
        self.end()

    def end(self) -> None:
        if self.stdout.closed:
            return
        os.killpg(self.child.pid, signal.SIGKILL)         # it is there until somebody waits for it
        self.child.wait()
        with contextlib.suppress(BlockingIOError):
            self.said = (self.said + os.read(self.stderr.fileno(), SAID))[:SAID]
        for pipe in (self.stdin, self.stdout, self.stderr):
            pipe.close()


def _confine(memory: int) -> None:
    """In the new process, before the command: it ends with whoever started it, and gets no more memory than this."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    if _libc is not None:
        _libc.prctl(1, signal.SIGKILL)            # PR_SET_PDEATHSIG
    for what, most in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(what)[1]
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (least, least))


def question(seat: Seat, moment: str, luck: int, seconds: float, left: float) -> dict[str, Any]:
    """Everything that a seat may know of what it is asked."""
    decision, aside = seat.decision, seat.aside if seat.talked < TALK else None
    assert decision is not None
    return {"type": "ask", "moment": moment, **table_of(seat), "number": seat.length, "waiting": seat.awaited,
            "sealed": list(seat.sealed), "trail": [{"name": x[0], "args": list(x[1:])} for x in seat.trail()],
            "view": seat.view(), "decision": decision.describe(), "count": decision.count(),
            "aside": None if aside is None else aside.describe(),
            "luck": luck, "seconds": round(seconds, 3), "left": round(left, 3)}


def table_of(seat: Seat) -> dict[str, Any]:
    return {"game": seat.game.name, "version": seat.game.version, "options": seat.options, "seat": seat.number}


def complain(text: str) -> None:
    print(text, file=sys.stderr)


class Outside(Bot):
    """An agent at one seat. `left` are the seconds that it still has in this game."""

    def __init__(self, command: Sequence[str], rng: Rng, *, answer: float = ANSWER, game: float = GAME,
                 memory: int = MEMORY, note: Note = complain) -> None:
        self.command = findable(command)
        self.rng = rng
        self.seconds = answer
        self.left = game
        self.memory = memory
        self.note = note
        self.process: Process | None = None
        self.asked = 0

    def answer(self, seat: Seat) -> Any:
        """Of an agent that has no legal answer, or none in time, by rule."""
        decision = seat.decision
        assert decision is not None
        luck = self.rng.below(1 << 31)
        begun = time.monotonic()
        try:
            found = self._ask(seat, luck, begun + min(self.seconds, self.left))
        except Silent as error:
            found = by_rule(decision, self.rng)
            self._note(f"{error}: {decision.key} is answered by rule, {spell(found)}")
            self.stop()
        finally:
            self.left -= time.monotonic() - begun
        if self.process is not None:
            self._note(self.process.complaints())
            self.process.rest()
        return found

    def _ask(self, seat: Seat, luck: int, until: float) -> Any:
        seconds = until - time.monotonic()
        if seconds <= 0:
            raise Silent("has no time left in this game")
        fresh = self.process is None
        if self.process is None:
            try:
                self.process = Process(self.command, self.memory)
            except (OSError, subprocess.SubprocessError) as error:
                raise Silent(f"did not start ({error})") from None
            self.process.say({"type": "hello", "protocol": PROTOCOL, **table_of(seat)})
        self.asked += 1
        moment = f"{seat.length}.{self.asked}"
        asked = question(seat, moment, luck, seconds, self.left)
        self.process.say(asked)
        wrong: IllegalAnswer | None = None
        for tries in range(TRIES, 0, -1):
            if wrong is not None:
                self.process.say({"type": "illegal", "moment": moment, "error": str(wrong), "tries": tries,
                                  "flaw": None if wrong.flaw is None else list(wrong.flaw)})
            try:
                return self._read(self._hear(moment, until), seat, asked["aside"] is not None)
            except IllegalAnswer as error:
                wrong = error
            except Ended:
                if fresh:
                    raise
                self.stop()                       # it may answer one question only, and then end
                return self._ask(seat, luck, until)
        raise Silent(f"gave no legal answer ({str(wrong)[:300]})")

    def _hear(self, moment: str, until: float) -> dict[str, Any]:
        """Its next answer that is not meant for an earlier question."""
        assert self.process is not None
        while True:
            try:
                said = json.loads(self.process.hear(until))
            except (ValueError, RecursionError) as error:
                raise IllegalAnswer(f'this is no JSON ({error}); legal: {{"name": "..."}}') from None
            if not isinstance(said, dict):
                raise IllegalAnswer('this is no JSON object; legal: {"name": "..."}')
            if said.get("moment", moment) == moment:
                return said

    def _read(self, said: dict[str, Any], seat: Seat, talks: bool) -> Any:
        if said.get("aside") is True:
            if not talks or seat.aside is None:
                raise IllegalAnswer("there is nothing to say beside the question now; legal: an answer to the question")
            return Aside(_resolved(said, seat.aside))
        assert seat.decision is not None
        return by_rule(seat.decision, self.rng) if said.get("any") is True else _resolved(said, seat.decision)

    def _note(self, text: str) -> None:
        if text:
            self.note(f"{shlex.join(self.command)[:100]}: {text}")

    def leave(self, seat: Seat) -> None:
        result = seat.result()
        if self.process is not None and result is not None:
            self.process.part({"type": "over", **table_of(seat), "scores": result[0], "winners": result[1]})
        self.stop()

    def stop(self) -> None:
        """The process ends; the next question starts another."""
        process, self.process = self.process, None
        if process is not None:
            process.end()
            self._note(process.complaints())


def _resolved(said: dict[str, Any], decision: Decision[Any]) -> Any:
    name, index = said.get("name"), said.get("index")
    if isinstance(name, str):
        return decision.named(name)
    if isinstance(index, int):
        return decision.resolve(index)
    raise IllegalAnswer(f'an answer has a "name", an "index" or "any": true; legal: {decision.legal()}')


# agents by name

def findable(command: Sequence[str]) -> list[str]:
    """Raises IllegalOptions if there is no such program."""
    if not command or shutil.which(command[0]) is None:
        raise IllegalOptions(f"there is no program {' '.join(command[:1])!r} to run as an agent; legal: a command "
                             "such as python3 agent.py")
    return list(command)


def registered(pairs: Sequence[str], taken: Sequence[str] = ("house", "random", "me", *LEVELS)) -> dict[str, list[str]]:
    """`name=command` pairs, by name. Raises IllegalOptions for one that cannot be used."""
    found: dict[str, list[str]] = {}
    for pair in pairs:
        name, _, command = pair.partition("=")
        if not NAME.fullmatch(name) or name in taken or name in found:
            raise IllegalOptions(f"an agent cannot be called {name!r}; legal: up to 32 small letters, digits, - and _, "
                                 f"a letter first, no name twice, not {', '.join(taken)}")
        try:
            found[name] = findable(shlex.split(command))
        except ValueError as error:
            raise IllegalOptions(f"agent {name}: {command!r} is no command: {error}") from None
    return found


class Agents:
    """Agents that serve many tables by turns. Each seat has a process of its own: what one seat was told, no other
    learns. The latest few wait for their next question; the others end."""

    def __init__(self, commands: Mapping[str, Sequence[str]], memory: int = MEMORY) -> None:
        self.commands = commands
        self.memory = memory
        self.kept: OrderedDict[tuple[str, str, int], Outside] = OrderedDict()

    def seated(self, name: str, table: str, seat: int, rng: Rng, seconds: float) -> Outside:
        """The agent of this seat, with so many seconds for its next answer."""
        agent = self.kept.pop((name, table, seat), None)
        if agent is None:
            agent = Outside(self.commands[name], rng, memory=self.memory)
        while len(self.kept) >= KEPT:
            self.kept.popitem(last=False)[1].stop()
        self.kept[name, table, seat] = agent
        agent.rng = rng
        agent.seconds = agent.left = seconds
        return agent

    def leaving(self, table: str) -> dict[int, Outside]:
        """Those who wait here for the next question of this table, by seat. They are kept no longer."""
        keys = [key for key in self.kept if key[1] == table]
        return {key[2]: self.kept.pop(key) for key in keys}
