"""Taking cards from the deck: into a hand, on a world, or openly (RFG-3.9, RFG-3.10)."""
from __future__ import annotations

from fivesuns.games.race.catalog import Card
from fivesuns.games.race.state import Race
from fivesuns.kernel import Draw, Sub


def reshuffle(s: Race) -> None:
    """The discard pile becomes the deck, and nobody knows any more what was in it."""
    s.deck = s.discard
    s.discard = []
    s.seen = []
    for p in s.players:
        p.discards = []
    s.tell("reshuffled", cards=len(s.deck))


def take_to(s: Race, seat: int, zone: list[Card], n: int) -> Sub[None]:
    """So many cards, seen by this seat alone; fewer only if deck and discard pile are both empty (A9)."""
    while n > 0:
        if not s.deck:
            if not s.discard:
                return
            reshuffle(s)
        cards = yield from Draw(s.deck, n, (seat,))
        n -= len(cards)
        deck = s.deck
        for card in cards:
            deck.remove(card)
        zone += cards
        if not deck and s.discard:
            reshuffle(s)                                                   # at once (A10)


def draw(s: Race, seat: int, n: int) -> Sub[int]:
    """Cards into the hand; says how many there were."""
    hand = s.players[seat].hand
    before = len(hand)
    yield from take_to(s, seat, hand, n)
    drawn = len(hand) - before
    if drawn and s._heard is not None:
        s.tell("drew", seat=seat, n=drawn)
        s.tell("drew_these", [seat], cards=hand[before:])
    return drawn


def put_good(s: Race, seat: int, world: Card) -> Sub[bool]:
    """The top card on a world, unseen by anybody (RFG-3.1)."""
    if not s.deck:
        if not s.discard:
            return False
        reshuffle(s)
    card, = yield from Draw(s.deck, 1, ())
    s.deck.remove(card)
    s.players[seat].goods[world] = card
    if not s.deck and s.discard:
        reshuffle(s)
    return True


def flip(s: Race) -> Sub[Card | None]:
    """The top card, for everybody to see; it is for the caller to put it somewhere before the next question."""
    if not s.deck:
        if not s.discard:
            return None
        reshuffle(s)
    card, = yield from Draw(s.deck, 1, None)
    s.deck.remove(card)
    if not s.deck and s.discard:
        reshuffle(s)
    return card
