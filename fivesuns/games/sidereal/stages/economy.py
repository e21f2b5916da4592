"""The economy phase: colonies that nobody supports are lost, white converters run (SDC-8)."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from fivesuns.games.sidereal import ledger
from fivesuns.games.sidereal.cards import colonies_of, discard_colony
from fivesuns.games.sidereal.catalog import CARDS, SPECIES
from fivesuns.games.sidereal.economy import carry_out, question
from fivesuns.games.sidereal.exceptions import faderan
from fivesuns.games.sidereal.plans import can_run
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Arrange, Decision, Pick, Play, Together, Whole


def support(s: Confluence, seat: int) -> int:
    return SPECIES[s.players[seat].species].support + faderan.support(s, seat)


def support_check(s: Confluence) -> Play:
    """Colonies beyond one's support go under the deck: which, and in which order, their owner says (SDC-8.2, 10.2)."""
    s.phase = "economy"
    held = [holder for card, holder in s.holder.items() if CARDS[card].front.climate]         # of all in one go
    excess = {seat: held.count(seat) - support(s, seat) for seat in range(s.seats)}
    chosen = yield from Together([Pick(seat, "sidereal.unsupported", colonies_of(s, seat), n, n, "SDC-8.2", forced=True)
                                  for seat, n in excess.items() if n > 0])
    lost = yield from Together([Arrange(seat, "sidereal.order", cards, "SDC-10.2", forced=True)
                                for seat, cards in chosen.items()])
    for seat, cards in lost.items():
        for card in cards:
            discard_colony(s, card)
            s.tell("lost", seat=seat, card=card)


def economy(s: Confluence) -> Play:
    """All plans at once, then all that they do; nobody's plan touches another's (SDC-8.4)."""
    for seat in sorted({p.debtor for p in s.promises}):
        ledger.weed_runs(s, seat, fitting(s, seat))
    plans = yield from Together([planner(s, seat) for seat in range(s.seats)])
    for seat, plan in plans.items():
        carry_out(s, seat, plan)
        for item in plan:
            if item[0] != "pay":
                ledger.happened(s, ("if-runs", seat, item[1], item[2]))
    ledger.end_phase(s)


def fitting(s: Confluence, seat: int) -> Callable[[Sequence[tuple[str, int]]], bool]:
    return lambda runs: can_run(s, seat, runs)


def planner(s: Confluence, seat: int) -> Decision[Whole]:
    """What was promised of one's converters is kept (SDC-18.5)."""
    must, barred = ledger.runs(s, seat)
    return question(s, seat, must, barred)
