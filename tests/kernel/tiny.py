"""A game of a few lines: its stages are written in the test, its state is a notebook."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fivesuns.kernel import Dice, Game, Option, Options, State, Table


@dataclass(kw_only=True)
class Tiny(State):
    seats: int
    notes: list[Any] = field(default_factory=list)
    deck: list[str] = field(default_factory=lambda: ["ace", "king", "queen", "jack"])
    hand: list[str] = field(default_factory=list)      # of seat 0
    bids: list[int] = field(default_factory=list)      # hidden
    open: bool = False                                 # unless


class TinyGame(Game[Tiny]):
    def __init__(self, *stages: Callable[..., Any]) -> None:
        self.name = "tiny"
        self.version = 1
        self.seats = range(1, 5)
        self.options = [Option("colour", "red", ("red", "green"), "TIN-1"), Option("long", False, (False, True)),
                        Option("size", 1, (1, 2))]
        self.stages = {stage.__name__: stage for stage in stages}
        self.kinds = {"Tiny": Tiny}
        self.things = {card: "deck" for card in ("ace", "king", "queen", "jack")}
        self.bound = 1000
        self.first = stages[0].__name__ if stages else ""

    def setup(self, options: Options) -> Tiny:
        return Tiny(agenda=[(self.first,)] if self.first else [], seats=options["seats"])

    def view(self, s: Tiny, seat: int | None) -> dict[str, Any]:
        return {"notes": list(s.notes), "deck": len(s.deck), "hand": list(s.hand) if seat == 0 else len(s.hand),
                "bids": list(s.bids) if s.open else len(s.bids)}

    def scores(self, s: Tiny) -> list[int]:
        return [len(s.notes)] * s.seats

    def sheet(self, s: Tiny, seat: int) -> dict[str, int]:
        return {"notes": len(s.notes)}

    def winners(self, s: Tiny) -> list[int]:
        return list(range(s.seats))

    def complaints(self, options: Options) -> list[str]:
        return ["long needs colour red"] if options["long"] and options["colour"] != "red" else []


def table(*stages: Callable[..., Any], seats: int = 3, dice: Dice | None = None) -> Table[Tiny]:
    """A table of the game whose first stage is the first of these."""
    return Table(TinyGame(*stages), {"seats": seats}, dice)
