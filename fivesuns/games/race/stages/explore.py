"""Phase I, Explore: look at cards, keep some (RFG-5)."""
from __future__ import annotations

from fivesuns.games.race.catalog import Card
from fivesuns.games.race.powers import explore_numbers
from fivesuns.games.race.stages.cards import take_to
from fivesuns.games.race.state import Race
from fivesuns.kernel import Pick, Play, Together


def explore(s: Race) -> Play:
    s.phase = "explore"
    box = s.box()
    keep: dict[int, int] = {}
    for seat in s.order:                                                   # all draw before anyone discards, RFG-5.2
        p = s.players[seat]
        look, keep[seat] = explore_numbers(box, p)
        yield from take_to(s, seat, p.drawn, look)
        s.tell("looked", seat=seat, n=len(p.drawn))
        s.tell("looked_at", [seat], cards=p.drawn[:])
    kept = yield from Together([choice(s, seat, keep[seat]) for seat in s.order
                                if len(s.players[seat].drawn) > keep[seat]])
    for seat in s.order:
        p = s.players[seat]
        wanted = kept.get(seat, tuple(p.drawn))
        rest = [card for card in p.drawn if card not in wanted]
        p.hand += wanted
        p.drawn = []
        s.discard += rest
        p.discards += rest
        s.tell("kept", seat=seat, n=len(wanted), m=len(rest))


def choice(s: Race, seat: int, keep: int) -> Pick[Card]:
    return Pick(seat, "race.keep", s.players[seat].drawn, keep, keep, "RFG-5.3", seen_by=())
