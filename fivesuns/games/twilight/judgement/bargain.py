"""Offers: commodities for commodities, a note for trade goods; and which offers of others are taken."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.games.twilight import notes, trade, values
from fivesuns.games.twilight.judgement.mind import Mind
from fivesuns.kernel import Whole

WORTH: Final = {"goods": (1.0, 1.0), "commodities": (0.45, 0.95), "cards": (0.8, 0.8),
                "promise": (0.0, 0.0), "decline": (0.6, 0.2), "forgo": (0.6, 0.2)}      # to whom gives, to whom takes
NOTES: Final = {"ceasefire": 1.5, "political_secret": 1.0, "support_for_the_throne": 6.0}
NOTE: Final = 1.2                # any other
AGREEMENT: Final = "trade_agreement"
OFFERS: Final = 1                # made in one turn,
WORDS: Final = 3                 # and to sell a note: it is set aside, shown, offered


def bargain(mind: Mind, view: Mapping[str, Any]) -> Whole | None:
    for x in view["offers"]:
        if x["to"] == mind.seat:
            theirs, mine = [note_worth(mind, view["seats"][n]["aside"]) for n in (x["by"], mind.seat)]
            return (("accept" if gain(x["terms"], theirs, mine) > 0 else "refuse", x["number"]),)
    return proposal(mind, view) or sale(mind, view)


def gain(terms: Sequence[Sequence[Any]], theirs: float = NOTE, mine: float = NOTE) -> float:
    """Of whoever accepts: what is offered is got, what is wanted is given. What notes are worth that both may give."""
    found = 0.0
    for item in terms:
        word = str(item[0])
        many = item[1] if len(item) > 1 and isinstance(item[1], int) else 1
        ware = word.removeprefix("want_")
        gives, takes = (mine, theirs) if ware == "note" else WORTH.get(ware, (0.5, 0.0))
        found += -gives * many if word.startswith("want_") else takes * many
    return found


def note_worth(mind: Mind, note: str | None) -> float:
    """To whoever gets it; nothing, if its face is hidden."""
    if note is None or not notes.is_note(note):
        return 0.0
    id = notes.id_of(note)
    if id == AGREEMENT:
        return WORTH["commodities"][1] * values.commodities(mind.s, notes.owner_of(mind.s, note))
    return NOTES.get(id, NOTE)


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


def sale(mind: Mind, view: Mapping[str, Any]) -> Whole | None:
    """One's trade agreement, for a little less than it brings: whoever has it takes the commodities, which are worth
    less to their owner. It is set aside, then shown, then offered."""
    s, seat, p = mind.s, mind.seat, mind.p
    note, price, me = f"{AGREEMENT}-{seat}", values.commodities(s, seat) - 1, view["seats"][seat]
    if note not in p.notes or price < 1 or p.words >= WORDS or any([x["by"] == seat for x in view["offers"]]):
        return None
    for other in s.others(seat):
        if s.players[other].goods >= price and trade.flaw_of_partners(s, seat, other) is None:
            if me["aside"] != note:
                return (("set_aside", note),)
            if other not in me["shown"]:
                return (("show", other),)
            return (("offer", other), "note", ("want_goods", price))
    return None
