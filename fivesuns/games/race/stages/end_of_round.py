"""The end of the round: hand limit, and perhaps the end of the game (RFG-10, RFG-12)."""
from __future__ import annotations

from fivesuns.games.race.catalog import FULL_TABLEAU, HAND_LIMIT
from fivesuns.games.race.state import Race
from fivesuns.kernel import Pick, Play, Together


def end_of_round(s: Race) -> Play:
    s.phase = ""
    surplus = [(seat, len(s.players[seat].hand) - HAND_LIMIT) for seat in s.order]
    unwanted = yield from Together([Pick(seat, "race.limit", s.players[seat].hand, n, n, "RFG-10.1", seen_by=())
                                    for seat, n in surplus if n > 0])
    for seat, cards in unwanted.items():
        s.throw_away(seat, cards)
        s.tell("limit", seat=seat, n=len(cards))
    for p in s.players:
        p.actions = ()                                                     # RFG-10.2
    if is_the_end(s):
        s.over = True
        s.agenda.clear()


def is_the_end(s: Race) -> bool:
    if s.pool <= 0:                                                        # RFG-12.1
        s.tell("last_chip")
        return True
    full = [seat for seat in s.order if len(s.players[seat].tableau) >= FULL_TABLEAU]
    for seat in full:
        s.tell("full_tableau", seat=seat, n=len(s.players[seat].tableau))
    if full:
        return True
    if s.max_rounds and s.round >= s.max_rounds:                           # RFG-12.6
        s.tell("last_round", n=s.round)
        return True
    return False
