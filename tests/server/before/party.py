"""All who play at one table, together in one hand."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from fivesuns.server.load import some_answer
from tests.server.harness import Player


def lively(decision: Any, rng: random.Random) -> str:
    """Any legal answer, but seldom to pass: games of those who pass soon are short and empty."""
    wishes = [some_answer(decision, rng) for _ in range(3)]
    return next((wish for wish in wishes if wish != "pass"), "pass")


class Party:
    """The people of a table, each with a key of their own; whoever is asked answers."""

    def __init__(self, players: list[Player], rng: random.Random) -> None:
        self.players = players
        self.rng = rng
        self.host = players[0]
        self.seats = {eye["seat"]: player for player in players for eye in player.state()["eyes"]}

    def asked(self) -> Any:
        """The table when one of us is asked, or nobody any more; bots may take their time."""
        state = self.host.until(lambda s: s["status"] != "playing" or any(n in self.seats for n in s["waiting"]), 60)
        assert state["trouble"] is None
        return state

    def eye(self, seat: int) -> Any:
        return self.seats[seat].eye(seat)

    def answer(self, seat: int, choose: Callable[[Any, random.Random], str] = lively) -> None:
        eye = self.eye(seat)
        self.seats[seat].do("answer", seat=seat, moment=eye["moment"], name=choose(eye["decision"], self.rng))

    def play(self, most: int, until: Callable[[Any], bool] = lambda state: False,
             choose: Callable[[Any, random.Random], str] = lively) -> Any:
        """So many answers of ours, or as far as that, or to the end."""
        for _ in range(most):
            state = self.asked()
            if state["status"] == "over" or until(state):
                return state
            self.answer(self.rng.choice([seat for seat in state["waiting"] if seat in self.seats]), choose)
        return self.asked()

    def let_the_house_play(self, number: int = 1 << 30) -> Any:
        """All go away, bots sit in for them until so many answers are given or the game is over, and all come back."""
        for seat, player in self.seats.items():
            player.do("leave", seat=seat, bot="house")
        state = self.host.until(lambda s: s["status"] != "playing" or s["number"] >= number, 60)
        for seat, player in self.seats.items():
            player.do("return", seat=seat)
        return state

    def undo(self, **where: Any) -> Any:
        """The last answer, or as far as `to`; those who are asked for their consent agree."""
        seat = next(seat for seat, player in self.seats.items() if player is self.host)
        said = self.host.do("undo", seat=seat, ask=True, **where)
        if "proposal" in said:
            for player in self.players[1:]:
                player.do("agree", proposal=said["proposal"])
        return self.host.state()
