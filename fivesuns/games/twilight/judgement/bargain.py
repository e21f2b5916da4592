"""Offers: commodities for commodities; and which offers of others are taken."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.games.twilight import trade
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.kernel import Whole

WORTH: Final = {"goods": (1.0, 1.0), "commodities": (0.45, 0.95), "note": (0.8, 0.8), "cards": (0.8, 0.8),
                "promise": (0.0, 0.0), "decline": (0.6, 0.2), "forgo": (0.6, 0.2)}      # to whom gives, to whom takes
OFFERS: Final = 1                # made in one turn


def bargain(mind: Mind, view: Mapping[str, Any]) -> Whole | None:
    for x in view["offers"]:
        if x["to"] == mind.seat:
            return (("accept", x["number"]),) if gain(x["terms"]) > 0 else (("refuse", x["number"]),)
    return proposal(mind, view)


def gain(terms: Sequence[Sequence[Any]]) -> float:
    """Of whoever accepts: what is offered is got, what is wanted is given."""
    found = 0.0
    for item in terms:
        word = str(item[0])
        many = item[1] if len(item) > 1 and isinstance(item[1], int) else 1
        gives, takes = WORTH.get(word.removeprefix("want_"), (0.5, 0.0))
        found += -gives * many if word.startswith("want_") else takes * many
    return found


def proposal(mind: Mind, view: Mapping[str, Any]) -> Whole | None:
    """As many commodities for as many, with whoever has some."""
    s, seat, p = mind.s, mind.seat, mind.p
    if not p.commodities or p.words >= OFFERS or any([x["by"] == seat for x in view["offers"]]):
        return None
    best, partner = 0, -1
    for other in s.others(seat):
        many = min(p.commodities, s.players[other].commodities)
        if many > best and trade.flaw_of_partners(s, seat, other) is None:
            best, partner = many, other
    if best:
        return (("offer", partner), ("commodities", best), ("want_commodities", best))
    for other in s.others(seat):
        many = min(p.commodities - 1, s.players[other].goods)
        if many > 0 and p.commodities >= 2 and trade.flaw_of_partners(s, seat, other) is None:
            return (("offer", other), ("commodities", many + 1), ("want_goods", many))
    return None
