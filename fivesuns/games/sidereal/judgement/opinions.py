"""What offers would bring their parties, and whether that is fair."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.sidereal import bundles, deals, ledger
from fivesuns.games.sidereal.judgement.keeping import unkept
from fivesuns.games.sidereal.judgement.pledges import owed
from fivesuns.games.sidereal.judgement.positions import Judge
from fivesuns.games.sidereal.judgement.values import SOLD, fee, prices, worth_of_technology
from fivesuns.kernel import Whole

USUAL: Final = 20                # gained for what is given, in hundredths of its worth
CONTENT: Final = 60              # with so much of what is fair a party is content


def fair_gain(share: float, given: float) -> float:
    """What a party should gain: an equal share, or what is usual for things of such worth."""
    return min(share, 0.05 + USUAL / 100 * given)


def least_gain(share: float, given: float) -> float:
    """With how little a party is content."""
    return max(0.02, CONTENT / 100 * fair_gain(share, given))


def licence(judge: Judge, seat: int, technology: str) -> float:
    """What its own card of a technology is worth to a seat."""
    card = f"{judge.s.players[seat].species}_{technology}"
    return (judge.worth(seat, None, (card,)) - judge.worth(seat)
            + worth_of_technology(judge.s, seat, technology, judge.s.round + 1))


class Opinion:
    """What an offer would bring its parties; why not, if it cannot be done."""

    def __init__(self, judge: Judge, terms: Whole, parties: Sequence[int]) -> None:
        s = judge.s
        reading = deals.Reading(terms)
        self.gains: dict[int, float] = {}
        self.given: dict[int, float] = {}
        self.flaw = ledger.refused(s, reading.promises, reading.replaced)
        if self.flaw is None:
            self.flaw, after = deals.tried(s, reading.steps)
        if self.flaw is None:
            self.flaw = ledger.lien(s, after, reading.replaced)
        if self.flaw is None:
            kept = [p for p in after.promises if p.number not in reading.replaced]
            after.promises = [*kept, *reading.promises]
            then = Judge(after, judge.after)
            self.gains = {x: then.worth(x) - judge.worth(x) - unkept(after, x, judge.after)
                          + unkept(s, x, judge.after) for x in parties}
            self.given = {x: given_by(judge, x, reading) for x in parties}
            for step in reading.steps:
                if step[0][0] == "licence":
                    self.given[step[0][1]] += fee(s, step[0][2], step[0][3], s.round)

    def fair(self, seat: int) -> bool:
        """Does this seat gain enough for what it gives, or of what all gain?"""
        if self.flaw is not None:
            return False
        share = sum([max(0.0, gain) for gain in self.gains.values()]) / len(self.gains)
        return self.gains[seat] >= least_gain(share, self.given[seat]) - 1e-6


def given_by(judge: Judge, seat: int, reading: deals.Reading) -> float:
    """What a seat parts with."""
    change: dict[str, int] = {}
    cards: list[str] = []
    gifts = 0.0
    for step in reading.steps:
        term = step[0]
        if term[0] == "give" and seat in term[1:3]:
            bundles.add(change, {term[3]: -term[4] if term[1] == seat else term[4]})
        elif term[0] == "card" and term[1] == seat:
            cards.append(term[3])
        elif term[0] == "donated" and term[1] == seat:
            gifts += SOLD / 100 * term[4] * prices(judge.s.round).get(term[3], 0.0)
    lost = {kind: max(n, -judge.s.players[seat].stock[kind]) for kind, n in change.items() if n < 0}
    found = judge.worth(seat) - judge.worth(seat, lost, (), tuple(cards)) + gifts
    return found + sum([owed(judge.s, p, judge.after) for p in reading.promises if p.debtor == seat])
