"""Six rounds of a trade, an economy and a confluence phase (SDC-6), and what ends them (SDC-13, SDC-14)."""
from __future__ import annotations

from fivesuns.games.sidereal import ledger
from fivesuns.games.sidereal.catalog import CARDS
from fivesuns.games.sidereal.exceptions import zeth
from fivesuns.games.sidereal.stages.bidding import open_bidding
from fivesuns.games.sidereal.stages.economy import economy, support_check
from fivesuns.games.sidereal.stages.steal import steal_phase
from fivesuns.games.sidereal.stages.trade import start_trade
from fivesuns.games.sidereal.state import NOBODY, ROUNDS, Confluence
from fivesuns.games.sidereal.technologies import share


def new_round(s: Confluence) -> None:
    """In the last one there are no bids (SDC-14.1)."""
    s.round += 1
    s.used, s.traded, s.robbed, s.loot = {}, [], [], {}
    s.tell("round", round=s.round)
    s.then(start_trade)
    s.then(support_check)
    s.then(economy)
    s.then(share_technologies)
    if s.round < ROUNDS:
        s.then(open_bidding)
    if zeth.seat(s) != NOBODY:
        s.then(steal_phase)
    s.then(end_round)


def share_technologies(s: Confluence) -> None:
    s.phase = "sharing"
    share(s)


def end_round(s: Confluence) -> None:
    """Cards that were lent go home (SDC-13.2)."""
    ledger.end_round(s)
    homes = {p.species: seat for seat, p in enumerate(s.players)}
    for card, holder in s.holder.items():
        home = homes.get(CARDS[card].species, NOBODY)
        if home not in (NOBODY, holder) and CARDS[card].loan != "stays":
            s.holder[card] = home
            s.tell("returned", seat=holder, card=card, to=home)
    if s.round < ROUNDS:
        s.then(new_round)
        return
    s.phase = "over"                                                            # SDC-14.6
    s.tell("over")
