"""How well a bot plays: what the levels of all games have in common."""
from __future__ import annotations

from typing import Final

from fivesuns.kernel.decision import Rng

LEVELS: Final = ("beginner", "solid", "strong")   # the weakest first


def blur(rng: Rng, spread: float) -> float:
    """An error of judgement of at most `spread`, small ones likelier than large ones. Who makes none throws no dice."""
    return spread * (rng.below(1000) + rng.below(1000) - 999) / 1000 if spread else 0.0
