"""How a seat keeps its word: what its economy will make and leave, and what of its promises that does not cover."""
from __future__ import annotations

from collections.abc import Mapping

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.cards import cards_of
from fivesuns.games.sidereal.catalog import PENALTY, SIZE
from fivesuns.games.sidereal.converters import runnable
from fivesuns.games.sidereal.judgement.demand import donated_prices, made_prices
from fivesuns.games.sidereal.judgement.values import unsupported
from fivesuns.games.sidereal.ledger import may_run, must_run
from fivesuns.games.sidereal.planner import best
from fivesuns.games.sidereal.plans import Sum
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Whole


def economy_plan(s: Confluence, seat: int, after: Mapping[str, float]) -> tuple[Whole, dict[str, int]]:
    """What to run, and what is there then: what is owed is dearer by what it costs not to deliver it."""
    donated, made = donated_prices(after), made_prices(s, cards_of(s, seat), after)
    lost = unsupported(s, seat, cards_of(s, seat))
    barred = [(card, n) for card, n, _ in runnable(s, seat, "white") if card in lost or not may_run(s, seat, card, n)]
    owed = bundles.total([{p.what[3]: p.what[4]} for p in s.promises if p.debtor == seat and p.what[0] == "give"])
    worth = dict(made)
    while True:
        plan = best(s, seat, worth, donated, must_run(s, seat), barred).plan
        sums = Sum(s, seat, plan)
        left = bundles.total([s.players[seat].stock, sums.made()])
        bundles.take(left, sums.payment(s))
        short = [kind for kind, n in owed.items() if left.get(kind, 0) < n and worth[kind] == made[kind]]
        if not short:
            return plan, left
        for kind in short:
            worth[kind] += PENALTY[SIZE[kind]]


def unkept(s: Confluence, seat: int, after: Mapping[str, float]) -> int:
    """The points that promises for the beginning of the next round would cost, if nothing more was traded."""
    soon = [p for p in s.promises if p.met and p.what[0] == "give" and p.due == (s.round + 1, "start")]
    owed = bundles.total([{p.what[3]: p.what[4]} for p in soon if p.debtor == seat])
    if not owed:
        return 0
    there = bundles.total([economy_plan(s, seat, after)[1],
                           *[{p.what[3]: p.what[4]} for p in soon if p.creditor == seat]])
    return sum([max(0, n - there.get(kind, 0)) * PENALTY[SIZE[kind]] for kind, n in owed.items()])
