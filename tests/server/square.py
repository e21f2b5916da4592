"""Square: a game for tests of the server in which anybody may call out at any time, until the first seat ends it.

With the option `press` the table waits for all seats, and ends when each has nodded.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from fivesuns.kernel import SILENT, Bot, Choose, Floor, Game, Option, Options, Play, Rng, Seat, State


@dataclass(kw_only=True)
class Square(State):
    seats: int
    press: bool
    calls: list[int] = field(default_factory=list)
    nods: list[int] = field(default_factory=list)


def square(s: Square) -> Play:
    open = [seat for seat in range(s.seats) if seat not in s.nods]
    words = ["call", "nod"] if s.press else ["call", "end"]
    seat, word = yield from Floor(
        {seat: Choose(seat, "square.word", words if s.press or seat == 0 else ["call"], "SQU-1") for seat in open},
        None if s.press else [0])
    if word == "call":
        s.calls.append(seat)
        s.tell("called", seat=seat)
    elif word == "nod":
        s.nods.append(seat)
    if len(s.calls) < 500 and word != "end" and len(s.nods) < s.seats:
        s.then(square)


class SquareGame(Game[Square]):
    def __init__(self) -> None:
        self.name = "square"
        self.version = 1
        self.seats = range(2, 10)
        self.options = (Option("press", False, (False, True), "SQU-2"),)
        self.stages = {"square": square}
        self.kinds = {"Square": Square}
        self.things: dict[str, str] = {}
        self.bound = 1000

    def setup(self, options: Options) -> Square:
        return Square(agenda=[("square",)], seats=options["seats"], press=options["press"])

    def view(self, s: Square, seat: int | None) -> dict[str, Any]:
        return {"calls": list(s.calls), "nods": list(s.nods)}

    def scores(self, s: Square) -> list[int]:
        return [s.calls.count(seat) for seat in range(s.seats)]

    def sheet(self, s: Square, seat: int) -> dict[str, int]:
        return {"calls": s.calls.count(seat)}

    def winners(self, s: Square) -> list[int]:
        return [seat for seat in range(s.seats) if self.scores(s)[seat] == max(self.scores(s))]


class Crier(Bot):
    """Calls whenever it may; it nods when it has to say something and nobody else calls."""

    def __init__(self, rng: Rng) -> None:
        pass

    def speak(self, seat: Seat) -> Any:
        return "call"

    def answer(self, seat: Seat) -> Any:
        return "call" if seat.view()["calls"].count(seat.number) < 2 else "nod"


class Echo(Bot):
    """Calls once after each call of the first seat."""

    def __init__(self, rng: Rng) -> None:
        pass

    def speak(self, seat: Seat) -> Any:
        calls = seat.view()["calls"]
        return "call" if calls.count(seat.number) < calls.count(0) else SILENT

    def answer(self, seat: Seat) -> Any:
        return self.speak(seat)


BOTS: Final = {"crier": Crier, "echo": Echo}
GAME: Final = SquareGame()
