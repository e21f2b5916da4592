"""Victory points, which everybody can count at any time: cards, chips, six-cost developments (RFG-12, RFG-13)."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.race.catalog import Box, Card
from fivesuns.games.race.powers import general_military
from fivesuns.games.race.state import Player, Race


def six_cost_parts(box: Box, p: Player, tableau: Sequence[Card], six: Card) -> dict[str, int]:
    """What one six-cost development is worth in this tableau, and for what: each card once, at the first term that it
    meets (RFG-13.1)."""
    bonus, d = box.bonus[six], box.cards[six]
    parts: dict[str, int] = {card: bonus[card] for card in tableau if card in bonus}
    if d.per_chips:
        parts["chips"] = p.chips // d.per_chips                            # RFG-13.13
    if d.per_military:
        parts["military"] = general_military(box, tableau) // d.per_military          # RFG-13.18, may be negative (A5)
    if d.per_goods:
        parts["goods"] = len(p.goods) // d.per_goods                       # RFG-13.21
    return parts


def six_cost(box: Box, p: Player, six: Card) -> int:
    return sum(six_cost_parts(box, p, p.tableau, six).values())


def sheet(s: Race, seat: int) -> dict[str, int]:
    """Points by source (RFG-12.4)."""
    box, p = s.box(), s.players[seat]
    worlds = developments = sixes = 0
    for card in p.tableau:
        d = box.cards[card]
        if d.world:
            worlds += d.vp
        elif d.six:
            sixes += six_cost(box, p, card)
        else:
            developments += d.vp
    return {"worlds": worlds, "developments": developments, "six_cost": sixes, "chips": p.chips}


def score(s: Race, seat: int) -> int:
    box, p = s.box(), s.players[seat]
    cards = box.cards
    return (p.chips + sum([cards[card].vp for card in p.tableau])
            + sum([six_cost(box, p, card) for card in p.tableau if cards[card].six]))


def scores(s: Race) -> list[int]:
    return [score(s, seat) for seat in range(len(s.players))]


def winners(s: Race) -> list[int]:
    """The highest score; among those tied, the most cards in hand and goods (RFG-12.5)."""
    rank = [(n, len(p.hand) + len(p.goods)) for n, p in [(score(s, i), p) for i, p in enumerate(s.players)]]
    best = max(rank)
    return [seat for seat, x in enumerate(rank) if x == best]
