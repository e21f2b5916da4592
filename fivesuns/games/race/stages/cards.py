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


def refill(s: Race) -> None:
    """An empty deck takes the pile at once (A10), or as soon as there is one again."""
    if not s.deck and s.discard:
        reshuffle(s)


def take_to(s: Race, seat: int, zone: list[Card], n: int) -> Sub[None]:
    """So many cards, seen by this seat alone; fewer only if deck and discard pile are both empty (A9)."""
    refill(s)
    while n > 0 and s.deck:
        cards = yield from Draw(s.deck, n, (seat,))
        n -= len(cards)
        deck = s.deck
        for card in cards:
            deck.remove(card)
        zone += cards
        refill(s)


def draw(s: Race, seat: int, n: int) -> Sub[int]:
    """Cards into the hand; says how many there were."""
    hand = s.players[seat].hand
    before = len(hand)
    yield from take_to(s, seat, hand, n)
    drawn = len(hand) - before
    if drawn:
        s.tell("drew", seat=seat, n=drawn)
        s.tell("drew_these", [seat], cards=hand[before:])
    return drawn


def put_good(s: Race, seat: int, world: Card) -> Sub[bool]:
    """The top card on a world, unseen by anybody (RFG-3.1)."""
    refill(s)
    if not s.deck:
        return False
    card, = yield from Draw(s.deck, 1, ())
    s.deck.remove(card)
    s.players[seat].goods[world] = card
    refill(s)
    return True


def flip(s: Race) -> Sub[Card | None]:
    """The top card, for everybody to see; it is for the caller to put it somewhere before the next question."""
    refill(s)
    if not s.deck:
        return None
    card, = yield from Draw(s.deck, 1, None)
    s.deck.remove(card)
    refill(s)
    return card
