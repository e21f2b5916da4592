"""Preparation: start worlds, hands, and the first discard (RFG-2)."""
from __future__ import annotations

from fivesuns.games.race.stages.cards import put_good, take_to
from fivesuns.games.race.stages.round import begin_round
from fivesuns.games.race.state import Race
from fivesuns.kernel import Draw, Pick, Play, Together


def deal(s: Race) -> Play:
    """A start world for everybody, then the hands."""
    box, seats = s.box(), len(s.players)
    pool = s.start_worlds[1:seats + 1] if s.first_game else s.start_worlds          # RFG-2.9, RFG-2.3
    dealt = yield from Draw(pool, seats, None)
    for seat, card in enumerate(dealt):
        s.start_worlds.remove(card)
        s.players[seat].start = card
        s.players[seat].tableau.append(card)
        s.tell("start_world", seat=seat, card=card)
    s.deck += s.start_worlds                                                        # RFG-2.4
    s.start_worlds = []
    numbers = [box.cards[card].start for card in dealt]
    first = numbers.index(min(numbers))
    s.order = tuple([(first + i) % seats for i in range(seats)])                    # RFG-3.8
    for seat, p in enumerate(s.players):
        if s.first_game:
            p.hand = list(box.presets[numbers[seat]])
            p.shown = list(p.hand)                                                  # printed in the rulebook
            for card in p.hand:
                s.deck.remove(card)
        else:
            yield from take_to(s, seat, p.hand, 6)                                  # RFG-2.5
    for seat, p in enumerate(s.players):
        world = p.tableau[0]
        if box.cards[world].windfall:                                               # RFG-2.7
            yield from put_good(s, seat, world)
            s.tell("windfall", seat=seat, world=world)
    if s.first_game:
        s.then(begin_round)
    else:
        s.then(discard_two)


def discard_two(s: Race) -> Play:
    unwanted = yield from Together([Pick(seat, "race.discard", p.hand, 2, 2, "RFG-2.6", seen_by=())
                                    for seat, p in enumerate(s.players)])
    for seat, cards in unwanted.items():
        s.throw_away(seat, cards)
    s.then(begin_round)
