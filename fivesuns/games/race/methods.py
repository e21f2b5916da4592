"""The ways to place a world (RFG-7.3), and the answers that stand for them: `pay 2`, `diplomacy_ship_tactics`."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from fivesuns.games.race.catalog import Design

Means = Literal["pay", "conquer", "diplomacy"]
Answer = tuple[str] | tuple[str, int]

PAY: Final = "pay"                                                       # RFG-7.10
CONQUER: Final = "conquer"                                               # RFG-7.12
DIPLOMACY: Final = "diplomacy"                                           # RFG-7.13
WITH_TACTICS: Final = "_tactics"
WORDS: Final[Mapping[tuple[Means, bool], str]] = {                       # by means, and whether the ship is used
    (PAY, False): "pay", (PAY, True): "ship", (CONQUER, False): "conquer",
    (DIPLOMACY, False): "diplomacy", (DIPLOMACY, True): "diplomacy_ship"}


@dataclass(frozen=True)
class Method:
    """By these means, with the cards that it discards from the tableau."""
    means: Means
    price: int = 0
    ship: bool = False                                                   # then it costs nothing (RFG-7.11)
    tactics: bool = False                                                # needed or not (RFG-7.14)

    def with_tactics(self) -> Method:
        return Method(self.means, self.price, self.ship, True)

    def discards(self, d: Design) -> bool:
        """From the tableau, for its power (RFG-7.11, RFG-7.14)."""
        return (self.ship and d.free_world) or (self.tactics and d.boost > 0)

    def answer(self) -> Answer:
        """A word, and the price where it has one."""
        word = WORDS[self.means, self.ship]
        if self.tactics:
            word += WITH_TACTICS
        return (word,) if self.ship or self.means == CONQUER else (word, self.price)


def method_of(answer: Answer) -> Method:
    """The method that an answer stands for."""
    word = answer[0].removesuffix(WITH_TACTICS)
    price = answer[1] if len(answer) == 2 else 0
    for (means, ship), known in WORDS.items():
        if known == word:
            return Method(means, price, ship, word != answer[0])
    raise ValueError(answer)
