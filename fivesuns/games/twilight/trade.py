"""Transactions: who may make one with whom, and what changes hands; commodities (TI-68, TI-78, TI-83)."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import abilities, galaxy, notes, values
from fivesuns.games.twilight.catalog import ABILITIES, FACTIONS
from fivesuns.games.twilight.checks import tidy
from fivesuns.games.twilight.state import NOBODY, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Flaw, Pick, Play

Terms = tuple[Any, ...]
Side = dict[str, Any]                                  # what one of two gives: how much of it, or which
WANTED: Final = "want_"
#: factions in whose transactions action cards are wares
CARD_TRADERS: Final = [x.id for x in FACTIONS.values() for a, change in values.CHANGES["transaction_goods"]
                       if a.source in x.abilities and change.about == "action_cards"]
WARES: Final = ("goods", "commodities", "note", "cards")
WORDS: Final = (*WARES, *[WANTED + ware for ware in WARES])            # for them, given or wanted


def open_market(s: Twilight) -> None:
    """A turn begins, an agenda is over, another phase begins: offers lapse, everybody may trade with everybody anew."""
    s.offers, s.traded = [], []
    for p in s.players:
        p.words = 0


def pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


def flaw_of_partners(s: Twilight, one: int, other: int) -> Flaw | None:
    """Why these two cannot make a transaction now."""
    if not market_is_open(s, one, other):
        return ("no-market",)
    if pair(one, other) in s.traded:
        return ("traded-already", other)
    return None if s.phase == "agenda" or within_reach(s, one, other) else ("no-neighbours", other)


def market_is_open(s: Twilight, one: int, other: int) -> bool:
    """In the action phase with the active player, during an agenda between any two (TI-83.1, TI-83.6)."""
    if s.phase == "action":
        return s.active in (one, other)
    return s.phase == "agenda" and s.vote != ""


def customers(s: Twilight, seat: int, others: list[int]) -> list[int]:
    """Of these, with whom the market is open for this player."""
    if s.phase == "action" and seat != s.active:
        return [s.active] if s.active in others else []
    return others if s.phase == "action" or (s.phase == "agenda" and s.vote != "") else []


def within_reach(s: Twilight, one: int, other: int) -> bool:
    """Neighbours, and whoever may trade with others too."""
    return galaxy.are_neighbours(s, one, other) or trades_with_all(s, one) or trades_with_all(s, other)


def trades_with_all(s: Twilight, seat: int) -> bool:
    return bool(values.standing(s, seat, "transaction_partners") or notes.face_up(s, seat, "transaction_partners"))


# what changes hands

def sides(terms: Terms) -> tuple[Side, Side]:
    """What is given and what is wanted; 1 of what has no number."""
    given: Side = {}
    wanted: Side = {}
    for item in terms:
        word, what = (item, 1) if isinstance(item, str) else item
        if word.startswith(WANTED):
            wanted[word.removeprefix(WANTED)] = what
        else:
            given[word] = what
    return given, wanted


def is_transaction(terms: Terms) -> bool:
    return any([(item if isinstance(item, str) else item[0]) in WORDS for item in terms])


def flaw_of_side(s: Twilight, giver: int, taker: int, side: Side) -> Flaw | None:
    """Can this side be carried out? The note is the one that was set aside, and its taker has seen it (TI-L.39)."""
    p = s.players[giver]
    if "goods" in side and side["goods"] > p.goods - pledged(s, giver):
        return ("has-too-few", giver, "goods", p.goods - pledged(s, giver))
    if "commodities" in side and side["commodities"] > p.commodities:
        return ("has-too-few", giver, "commodities", p.commodities)
    if "note" in side and (p.aside == NOBODY or taker not in p.shown):
        return ("no-note-shown", giver)
    if "cards" in side:
        if not any([may_trade_cards(s, seat) for seat in (giver, taker)]):
            return ("no-cards-traded",)
        if not p.apart or apart(s, giver) != p.apart or taker not in p.apart_shown:
            return ("no-cards-shown", giver)
    return None


def may_trade_cards(s: Twilight, seat: int) -> bool:
    """Are action cards wares in all transactions of this player? (TI-83.3a)"""
    return s.players[seat].faction in CARD_TRADERS


def apart(s: Twilight, seat: int) -> list[str]:
    """Action cards that were set aside and are still in hand."""
    p = s.players[seat]
    return [card for card in p.apart if card in p.hand] if p.apart else []


def set_cards_aside(s: Twilight, seat: int) -> Play:
    """Any of one's action cards, unseen; those set aside before are taken back. Nothing changes hands meanwhile."""
    p, s.paying = s.players[seat], seat
    cards = yield from Pick(seat, "twilight.set_cards", p.hand, 0, len(p.hand), "TI-83.3a", seen_by=())
    s.paying = NOBODY
    p.apart, p.apart_shown = list(cards), []
    s.tell("set_cards", seat=seat, many=len(cards))


def pledged(s: Twilight, seat: int) -> int:
    """Trade goods that a card will cost which was played and is not paid yet (A-59)."""
    if not s.plays:
        return 0
    costs = [ABILITIES[abilities.ability_of(play.card)].cost for play in s.plays
             if play.seat == seat and not play.cancelled and not play.paid]
    if any(["any_trade_goods" in cost for cost in costs]):
        return s.players[seat].goods
    return sum([cost.get("trade_goods", 0) for cost in costs])


def exchange(s: Twilight, one: int, other: int, terms: Terms) -> None:
    """Both sides at once, and for good (TI-83.4a). Then others may react to it, once to each of the two (A-61)."""
    given, wanted = sides(terms)
    moves = [(giver, taker, side, s.players[giver].aside, apart(s, giver) if "cards" in side else [])
             for giver, taker, side in ((one, other, given), (other, one, wanted))]
    told = {prefix + ware: len(cards) if ware == "cards" else side[ware]
            for prefix, (_, _, side, _, cards) in zip(("", WANTED), moves, strict=True)
            for ware in WARES if ware in side}
    s.tell("traded", seat=one, to=other, terms=told)
    s.traded.append(pair(one, other))
    for giver, taker, side, number, cards in moves:
        give(s, giver, taker, side.get("goods", 0), side.get("commodities", 0))
        if "note" in side:
            notes.pass_on(s, giver, taker, notes.note_of(s, number))
        if cards:
            give_cards(s, giver, taker, cards)
    s.then(tidy)                                                    # a note may have brought the last point
    for seat, partner in ((one, other), (other, one)):
        happen(s, "transact_after", seat, "", partner)


def give(s: Twilight, giver: int, taker: int, goods: int, commodities: int) -> None:
    """Commodities become trade goods of whoever receives them (TI-68.5)."""
    p, q = s.players[giver], s.players[taker]
    p.goods -= goods
    p.commodities -= commodities
    q.goods += goods + commodities


def give_cards(s: Twilight, giver: int, taker: int, cards: list[str]) -> None:
    """Which, only the two know."""
    p, q = s.players[giver], s.players[taker]
    p.hand = [card for card in p.hand if card not in cards]
    p.apart, p.apart_shown = [], []
    q.hand += cards
    s.settled = False
    s.tell("cards", [giver, taker], seat=giver, to=taker, cards=cards)


def hand_over(s: Twilight, giver: int, taker: int, goods: int, commodities: int) -> None:
    """Because an effect says so and in no transaction: whoever receives it has gained trade goods (TI-68.6)."""
    give(s, giver, taker, goods, commodities)
    happen(s, "tg_gained", taker)


def gain(s: Twilight, seat: int, many: int) -> None:
    """Trade goods from the supply. What comes at once is one gain, and others may react to each."""
    if many:
        s.players[seat].goods += many
        happen(s, "tg_gained", seat)


def replenish(s: Twilight, seat: int) -> None:
    """Up to the value of the faction (TI-68.3); others may have a claim to them."""
    s.players[seat].commodities = values.commodities(s, seat)
    s.tell("replenished", seat=seat)
    happen(s, "comm_when", seat)
    happen(s, "comm_after", seat)


STAGES: Final = (set_cards_aside,)
