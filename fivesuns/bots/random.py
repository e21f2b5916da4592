"""The bot that takes any legal answer."""
from __future__ import annotations

from typing import Any

from fivesuns.kernel import Bot, Rng, Seat


class RandomBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, seat: Seat) -> Any:
        decision = seat.decision
        assert decision is not None
        return decision.sample(self.rng)
