"""What ships are bid: every bid is tried against others that might be made, by what is left to buy then."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.sidereal.cards import colonies_of
from fivesuns.games.sidereal.catalog import CARDS, SPECIES, TRACKS
from fivesuns.games.sidereal.exceptions import caylion
from fivesuns.games.sidereal.judgement.demand import coming
from fivesuns.games.sidereal.judgement.values import colony, invention, prices, value
from fivesuns.games.sidereal.ledger import bid_range
from fivesuns.games.sidereal.stages.economy import support
from fivesuns.games.sidereal.state import ROUNDS, Confluence
from fivesuns.kernel import Rng

MUCH: Final = 5                  # hardly anybody bids more
MOST: Final = 12                 # bids that are tried
EAGER: Final = 95                # what a team is expected to bring, of what it can bring
COST: Final = 70                 # and what it is expected to cost, in hundredths of the price
THOUGHTS: Final = 3              # how often all think again about what the others will bid, at best
WORLDS: Final = 16               # in which a bid is tried
SPARE: Final = 30                # what a colony brings that is not supported, in hundredths


def card_value(s: Confluence, seat: int, card: str) -> float:
    """What a card of a track is worth to this seat from the next round on."""
    if CARDS[card].sort == "team":
        return prospect(s, seat, card)
    room = support(s, seat)
    held = sorted([colony(s, x, s.round + 1) for x in colonies_of(s, seat)], reverse=True)
    found = colony(s, card, s.round + 1) * (2 if caylion.plays(s, seat) else 1)
    if len(held) >= room:
        found -= held[room - 1] if room else found
        return max(found, 0.0) + wanted(s, seat, card) + SPARE / 100
    return found + wanted(s, seat, card)


def prospect(s: Confluence, seat: int, card: str) -> float:
    """What a team will bring. It will invent with what would else lie idle, so that costs less than it is worth."""
    found = 0.0
    for round in range(s.round + 1, ROUNDS + 1):
        price = coming(s) if round == s.round + 1 else prices(round)
        cost = min([value(due, price) for due in CARDS[card].front.converters[0].inputs])
        found = max(found, invention(s, seat, card, round) - COST / 100 * cost)
    return EAGER / 100 * found


def wanted(s: Confluence, seat: int, card: str) -> float:
    """Colonies that something of this seat consumes."""
    climate = f"colony_{CARDS[card].front.climate}"
    there = [it for x, holder in s.holder.items() if holder == seat for it in CARDS[x].front.converters]
    there += [it for x in SPECIES[s.players[seat].species].deck if x not in s.holder and x not in s.tucked
              for it in [CARDS[x].entry] if it is not None]
    uses = [it for it in there for due in it.inputs if climate in due or "colony_any" in due]
    return 1.0 if uses and s.round < 5 else 0.0


class Track:
    """One track: whom the cards are worth how much, and what is left for a bid."""

    def __init__(self, s: Confluence, track: str) -> None:
        self.s, self.track = s, track
        cells = s.colony_track if track == "colonies" else s.team_track
        self.least = TRACKS[len(cells)]
        self.cells = [(card, self.least[n]) for n, card in enumerate(cells) if card]
        self.worth = [{card: card_value(s, other, card) for card, _ in self.cells} for other in range(s.seats)]

    def got(self, seat: int, bids: Sequence[int], mine: int) -> tuple[str, float]:
        """What a seat buys with its bid among these: it comes after all that are higher, or equal by the dice."""
        left = list(self.cells)
        ties = [SPECIES[p.species].tie for p in self.s.players]
        order = sorted([(caylion.strength(self.s, other, self.track, n), ties[other], other)
                        for other, n in enumerate(bids) if n and other != seat], reverse=True)
        strength, tie = caylion.strength(self.s, seat, self.track, mine), ties[seat]
        for other, rank, who in order:
            if (other, rank) < (strength, tie):
                break
            fit = [card for card, least in left if 2 * least <= other and self.worth[who][card] > 0.5]
            if fit:
                best = max(fit, key=lambda card: self.worth[who][card])
                left = [x for x in left if x[0] != best]
        found = [card for card, least in left if 2 * least <= strength]
        if not found:
            return "", 0.0
        best = max(found, key=lambda card: self.worth[seat][card])
        return best, self.worth[seat][best]


World = list[tuple[int, int]]                        # what everybody bids


def bid(s: Confluence, seat: int, rng: Rng, thoughts: int = THOUGHTS) -> tuple[int, int]:
    """The best against others who mostly bid what is best for them against anything."""
    vague = [[guess(s, other, rng) for other in range(s.seats)] for _ in range(WORLDS)]
    worlds, tracks = vague, [Track(s, "colonies"), Track(s, "research")]
    for _ in range(thoughts):
        likely = [best_bid(s, other, worlds, tracks) for other in range(s.seats)]
        worlds = [[mine if rng.below(3) else world[other] for other, mine in enumerate(likely)] for world in worlds]
    return best_bid(s, seat, worlds, tracks)


def best_bid(s: Confluence, seat: int, worlds: list[World], tracks: Sequence[Track]) -> tuple[int, int]:
    """The best of all bids that promises allow, on average over what others might bid."""
    ships = s.players[seat].announced
    price = prices(s.round + 1)["ship"]
    gains: list[list[float]] = []
    for i, track in enumerate(tracks):
        row: list[float] = []
        for mine in range(ships + 1):
            if mine > MOST:
                row.append(row[-1] - price)
                continue
            total = 0.0
            for world in worlds if mine else []:
                total += max(0.0, track.got(seat, [bids[i] for bids in world], mine)[1] - mine * price)
            row.append(total / WORLDS)
        gains.append(row)
    low, high = bid_range(s, seat, "colonies")
    least, most = bid_range(s, seat, "research")
    legal = [(c, r) for c in range(low, min(high, ships) + 1) for r in range(least, min(most, ships - c) + 1)]
    return max(legal, key=lambda x: (gains[0][x[0]] + gains[1][x[1]], -x[0] - x[1]))


def guess(s: Confluence, other: int, rng: Rng) -> tuple[int, int]:
    """What somebody with so many ships might bid."""
    ships = s.players[other].announced
    if not ships:
        return 0, 0
    spent = ships if rng.below(3) else rng.below(ships + 1)
    research = min(MUCH, (spent + rng.below(2)) // 2 + rng.below(2)) if spent > 1 else rng.below(spent + 1)
    return min(MUCH, max(0, spent - research)), min(research, spent)
