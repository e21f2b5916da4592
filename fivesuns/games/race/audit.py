"""What could be wrong with a table: cards lost or doubled, chips that do not add up, memories that are false."""
from __future__ import annotations

from collections import Counter

from fivesuns.games.race.catalog import FIRST_EDITION, VP_PER_PLAYER, Card
from fivesuns.games.race.state import Race


def audit(s: Race) -> list[str]:
    """Everything that is wrong; empty when all is well."""
    found: list[str] = []
    places: list[Card] = [*s.start_worlds, *s.deck, *s.discard]
    for p in s.players:
        places += [*p.tableau, *p.goods.values(), *p.hand, *p.drawn, *p.plan]
    count = Counter(places)
    found += [f"{card} is {count[card]} times on the table" for card in FIRST_EDITION.cards if count[card] != 1]
    chips = s.pool + sum([p.chips for p in s.players])
    if chips != VP_PER_PLAYER * len(s.players):
        found.append(f"{chips} chips in all")
    if not set(s.seen) <= set(s.discard):
        found.append("a card was seen in the pile that is not there")
    cards = s.box().cards
    for seat, p in enumerate(s.players):
        found += [f"seat {seat}: a good lies on {world}" for world in p.goods
                  if world not in p.tableau + p.plan or not cards[world].kind]
        if not set(p.discards) <= set(s.discard):
            found.append(f"seat {seat} remembers a discard that is not in the pile")
        if not set(p.shown) <= set(p.hand):
            found.append(f"seat {seat} is said to hold a card that it does not hold")
        designs = [cards[card].id for card in p.tableau]
        if len(set(designs)) != len(designs):
            found.append(f"seat {seat} has two cards of one design")
        if p.tableau and p.start != p.tableau[0]:
            found.append(f"seat {seat}: the start world is not the first card")
    return found
