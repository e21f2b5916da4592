"""The strategy phase: strategy cards are picked (TI-87)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import ledger, trade, values
from fivesuns.games.twilight.catalog import STRATEGY
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Play

FEW: Final = 4                  # up to so many players pick two cards each


def strategy_phase(s: Twilight) -> None:
    """Twice round, if the game was begun by few (TI-87.1c, TI-9.9)."""
    s.phase = "strategy"
    trade.open_market(s)
    ledger.forget(s)
    happen(s, "strat_start", s.speaker)
    for _ in range(2 if s.seats <= FEW else 1):
        for seat in s.clockwise(s.speaker):
            if may_pick(s, seat):
                s.then(pick, seat)
    go(s, lay_goods)


def may_pick(s: Twilight, seat: int) -> bool:
    """Not who has kept strategy cards for this round."""
    return not values.forces(s, seat, "may_pick_strategy_card")


def free(s: Twilight) -> list[str]:
    taken = {card for p in s.players for card in p.strategy}
    return [card for card in STRATEGY if card not in taken]


def many_free(s: Twilight) -> int:
    return len(STRATEGY) - sum([len(p.strategy) for p in s.players])


def pick(s: Twilight, seat: int) -> Play:
    if s.players[seat].out:
        return
    s.named = yield from Choose(seat, "twilight.strategy_card", lambda: free(s), "TI-87.1",
                                facts=lambda: [s.goods[x] for x in free(s)])
    happen(s, "scpick_when", seat, "", s.named)
    s.then(take_card, seat)


def take_card(s: Twilight, seat: int) -> None:
    p, card = s.players[seat], s.named
    p.strategy[card] = True
    s.tell("picked", seat=seat, card=card, goods=s.goods[card])
    trade.gain(s, seat, s.goods[card])
    s.goods[card] = 0
    s.named = ""


def lay_goods(s: Twilight) -> None:
    """One trade good on each card that nobody has picked (TI-87.2)."""
    for card in free(s):
        s.goods[card] += 1
    s.forces = [force for force in s.forces if force.lasts != "strategy_phase"]
    happen(s, "strat_end", s.speaker)


STAGES: Final = (strategy_phase, pick, take_card, lay_goods)
