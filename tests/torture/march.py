"""March: as many questions as one likes, in stages as long as one likes; the state stays small.

`work` counts every question that the rules have ever asked, so that a test sees what an undo or a load costs.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fivesuns.kernel import Choose, Draw, Game, Option, Options, Play, Roll, State

STEPS: Final = ("left", "right", "rest")
FLAGS: Final = [f"flag-{i}" for i in range(9)]


@dataclass(kw_only=True)
class March(State):
    seats: int
    days: int                    # questions in the whole game
    stage: int                   # questions in one stage
    day: int = 0
    places: list[int]
    pack: list[str]
    flags: list[list[str]]       # drawn in secret


class MarchGame(Game[March]):
    def __init__(self) -> None:
        self.name = "march"
        self.version = 1
        self.seats = range(1, 4)
        self.options = [Option("days", 60, (60, 200, 1000, 5000)), Option("stage", 20, (1, 20, 200))]
        self.stages = {"begin": self.begin, "march": self.march}
        self.kinds = {"March": March}
        self.things = {flag: "pack" for flag in FLAGS}
        self.bound = 6000
        self.work = 0

    def begin(self, s: March) -> Play:
        for seat in range(s.seats):
            flag, = yield from Draw(s.pack, 1, [seat])
            s.pack.remove(flag)
            s.flags[seat].append(flag)
        s.then(self.march)

    def march(self, s: March) -> Play:
        for _ in range(min(s.stage, s.days - s.day)):
            seat = s.day % s.seats
            self.work += 1
            step = yield from Choose(seat, "march.step", STEPS, "MAR-1")
            s.day += 1
            if step != "rest":
                s.places[seat] += 1 if step == "right" else -1
            if s.day % 10 == 0:
                wind, = yield from Roll(3, 1)
                s.places[seat] += wind - 2
        if s.day < s.days:
            s.then(self.march)

    def setup(self, options: Options) -> March:
        n = options["seats"]
        return March(agenda=[("begin",)], seats=n, days=options["days"], stage=options["stage"], places=[0] * n,
                     pack=list(FLAGS), flags=[[] for _ in range(n)])

    def view(self, s: March, seat: int | None) -> dict[str, Any]:
        return {"day": s.day, "places": list(s.places), "me": None if seat is None else {"flags": list(s.flags[seat])}}

    def scores(self, s: March) -> list[int]:
        return list(s.places)

    def sheet(self, s: March, seat: int) -> dict[str, int]:
        return {"place": s.places[seat]}

    def winners(self, s: March) -> list[int]:
        return [seat for seat, place in enumerate(s.places) if place == max(s.places)]
