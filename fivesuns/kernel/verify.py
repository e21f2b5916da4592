"""Was every outcome of chance the one that the committed seed had to give?"""
from __future__ import annotations

from typing import Any

from fivesuns.kernel.chance import Chance, SealedDice
from fivesuns.kernel.decision import spell
from fivesuns.kernel.game import Game
from fivesuns.kernel.record import Record
from fivesuns.kernel.table import Table


def doubts(game: Game[Any], record: Record) -> list[str]:
    """Everything that speaks against a record's luck; empty if it is proven fair. Raises RecordError if the record
    does not even play by the rules."""
    Table.replay(game, record)
    if record.seed is None:
        return ["the seed has not been revealed, so its luck cannot be checked"]
    if not record.commitment:
        return ["no commitment was made before the game, so any seed could be claimed"]
    dice = SealedDice(record.seed, record.nonces)
    if dice.commitment != record.commitment:
        return ["the revealed seed is not the one that was committed to"]
    found = []
    table: Table[Any] = Table(game, record.options, None, False)
    for n, (who, name) in enumerate(record.answers):
        ask = table.ask
        if isinstance(ask, Chance):
            due = spell(ask.sample(dice.stream(n)))
            if due != name:
                found.append(f"answer {n + 1}: chance gave {name!r}, but the sealed dice {due!r}")
        table.give_line(who, name)
    return found
