"""Was every outcome of chance the one that the committed seed had to give?"""
from __future__ import annotations

from typing import Any

from fivesuns.kernel.chance import Chance, SealedDice
from fivesuns.kernel.decision import Ask, spell
from fivesuns.kernel.game import Game
from fivesuns.kernel.record import Record
from fivesuns.kernel.table import Table


class Proof:
    """What can be said about the luck of a record: `doubts` is everything that speaks against it, empty if it is
    proven fair; so many outcomes were `checked`."""

    def __init__(self, record: Record) -> None:
        self.given = record.given
        self.checked = 0
        self.dice: SealedDice | None = None
        self.doubts: list[str] = []
        if record.scores is None:
            self.doubts.append("the game is unfinished")
        if record.given:
            self.doubts.append(f"the first {record.given} answers were taken over from another game")
        if record.reopened:
            self.doubts.append(f"play went back after the seed had been shown: {record.reopened} times")
        if record.seed is None:
            self.doubts.append("the seed has not been revealed, so its luck cannot be checked")
        elif not record.commitment:
            self.doubts.append("no commitment was made before the game, so any seed could be claimed")
        else:
            dice = SealedDice(record.seed, record.nonces)
            if dice.commitment == record.commitment:
                self.dice = dice
            else:
                self.doubts.append("the revealed seed is not the one that was committed to")

    def watch(self, n: int, ask: Ask | None, name: str) -> None:
        """Answer number n of the record, before it is given."""
        if self.dice is None or n < self.given or not isinstance(ask, Chance):
            return
        due = spell(ask.sample(self.dice.stream(n)))
        if due == name:
            self.checked += 1
        else:
            self.doubts.append(f"answer {n + 1}: chance gave {name[:80]!r}, but the sealed dice {due[:80]!r}")


def examined(game: Game[Any], record: Record) -> Proof:
    """Raises RecordError if the record does not even play by the rules."""
    Table.replay(game, record)
    proof = Proof(record)
    table: Table[Any] = Table(game, record.options, None, False)
    for n, (who, name) in enumerate(record.answers):
        proof.watch(n, table.ask, name)
        table.give_line(who, name)
    return proof


def doubts(game: Game[Any], record: Record) -> list[str]:
    """Everything that speaks against a record's luck; empty if it is proven fair. Raises RecordError as above."""
    return examined(game, record).doubts
