"""What things are worth, in points at the end of the game: goods by the round, cards by what they still bring."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from fivesuns.games.sidereal.cards import face_of
from fivesuns.games.sidereal.catalog import CARDS, KINDS, SHARING, SHARING_YENGII, SIZE, SPECIES, Bundle, Converter
from fivesuns.games.sidereal.converters import converters_of
from fivesuns.games.sidereal.exceptions import yengii
from fivesuns.games.sidereal.stages.economy import support
from fivesuns.games.sidereal.state import ROUNDS, Confluence

# hundredths of a point
CUBE: Final = (0, 98, 87, 76, 66, 55, 43, 17)          # a small cube in the trade phase of each round; after the last
SHIP: Final = (0, 30, 28, 25, 22, 20, 17, 17)
FIRST: Final = (60, 50, 35, 20, 10)                    # what the first ships bring beyond that: without any, no bids
USED: Final = 60                                       # how much of what a converter could bring it will bring
SPARE: Final = 60                                      # what it takes would often lie idle: so much of its price
SOLD: Final = 50                                       # the least that is asked for what lies on a donation card
GIVEN: Final = 60                                      # what is got for a donation, of its worth
FEE: Final = 40                                        # of what a licence brings, the least that is asked for it
LATER: Final = 60                                      # what a team will bring that does not invent now
COMING: Final = 120                                    # technologies that others will share, a round
UPGRADE: Final = 30                                    # the least that a technology under another card must bring
UPGRADED: Final = 40                                   # of what it could bring there, so much is counted on
SIZES: Final = {"small": 2, "large": 3, "octagon": 6}  # in halves of a small cube


@lru_cache(maxsize=64)
def prices(round: int) -> Mapping[str, float]:
    """Of every kind in the trade phase of a round; 7: at the end."""
    found = {kind: CUBE[round] / 200 * SIZES[SIZE[kind]] for kind in KINDS if kind != "ship"}
    if round <= ROUNDS:
        found["wild_small"] *= 1.08
        found["wild_large"] *= 1.08
    for size in ("small", "large"):
        found[f"any_{size}"] = 0.95 * CUBE[round] / 200 * SIZES[size]
    return {**found, "ship": SHIP[round] / 100, "vp": 1.0, "envoy": 0.0}


def value(bundle: Bundle, worth: Mapping[str, float]) -> float:
    found = 0.0
    for kind, n in bundle.items():
        found += n * worth.get(kind, 0.0)
    return found


# cards

@lru_cache(maxsize=4096)
def stream(card: str, turned: bool, first: int) -> float:
    """What the white converters of a card bring from a round on, to whoever trades for what they need."""
    known = CARDS[card]
    face = known.back if turned and known.back is not None else known.front
    found = sum([profit(it, q) for it in face.converters for q in range(first, ROUNDS + 1)])
    if known.mate:
        found = sum([value(it.output, prices(q + 1)) + GIVEN / 100 * value(it.donation, prices(q + 1))
                     for it in face.converters for q in range(first, ROUNDS + 1)])
    return found


def profit(it: Converter, round: int) -> float:
    if it.arrow != "white":
        return 0.0
    after = prices(round + 1)
    kept = 1.0 if round == ROUNDS else GIVEN / 100
    made = value(it.output, after) + kept * value(it.donation, after)
    cost = min([(1 - SPARE / 100) * value(due, prices(round)) + SPARE / 100 * value(due, after) for due in it.inputs])
    if cost == 0.0:
        return made
    return max(0.0, made - cost) * USED / 100


def idle(s: Confluence, cards: Sequence[str], first: int) -> float:
    """What converters lose from a round on for want of fleets: those that bring least a fleet stand idle."""
    needs = [(it.fleet, it) for card in cards for it in converters_of(s, card) if it.fleet and it.arrow == "white"]
    if not needs:
        return 0.0
    support, lost = sum([face_of(s, card).fleet for card in cards]), 0.0
    for round in range(first, ROUNDS + 1):
        coming = COMING / 100 * (round - s.round)
        usual = USED / 100 * 1.5 * prices(round + 1)["green"]
        wanted = sorted([*[(profit(it, round) / n, float(n)) for n, it in needs], (usual, coming)], reverse=True)
        left = float(support)
        for worth, n in wanted:
            lost += worth * max(0.0, n - left)
            left = max(0.0, left - n)
    return lost


def bonus(s: Confluence, seat: int, round: int) -> int:
    return (SHARING_YENGII if yengii.plays(s, seat) else SHARING)[s.seats][round - 1]


def improvable(s: Confluence, seat: int) -> tuple[str, ...]:
    """Cards in play of this seat's species that can be upgraded by a technology, or are one: not upgraded yet."""
    return tuple([card for card in IMPROVABLE[s.players[seat].species] if card in s.holder and card not in s.turned])


@lru_cache(maxsize=16384)
def upgrades(cards: tuple[str, ...], first: int) -> float:
    """What technologies among these cards bring from a round on under others, beyond what they bring themselves."""
    ways: list[tuple[float, str, str]] = []
    for under in cards:
        if CARDS[under].tucks:
            better = stream(under, True, first) - stream(under, False, first)
            ways += [(better - stream(card, False, first), card, under) for card in cards
                     if CARDS[card].technology in CARDS[under].tucks]
    found, done = 0.0, set[str]()
    for gain, card, under in sorted(ways, reverse=True):
        if gain > UPGRADE / 100 and card not in done and under not in done:
            found += UPGRADED / 100 * gain
            done.update((card, under))
    return found


def worth_of_technology(s: Confluence, seat: int, technology: str, first: int) -> float:
    """What its own card of a technology brings a seat from a round on: by itself, or under another; nothing if it has
    had it already."""
    card = f"{s.players[seat].species}_{technology}"
    if not technology or card in s.holder or card in s.tucked:
        return 0.0
    own = improvable(s, seat)
    return stream(card, False, first) + max(0.0, upgrades((*own, card), first) - upgrades(own, first))


def invention(s: Confluence, seat: int, team: str, round: int) -> float:
    """What it brings in a round, costs apart."""
    known = CARDS[team]
    found = known.front.converters[0].output["vp"] + float(bonus(s, seat, round))
    if known.technology:
        found += worth_of_technology(s, seat, known.technology, round)
        if yengii.plays(s, seat):
            found += fees(s, seat, known.technology, round)
    return found


def fees(s: Confluence, seat: int, technology: str, round: int) -> float:
    """What others will pay for licences of this technology, from whoever may give them."""
    return sum([fee(s, x, technology, round) for x in range(s.seats) if x != seat and yengii.can_use(s, x, technology)])


def fee(s: Confluence, seat: int, technology: str, round: int) -> float:
    return FEE / 100 * worth_of_technology(s, seat, technology, round)


def shared(s: Confluence, seat: int, by: int, technology: str) -> float:
    """What it brings a seat that another invents this: its own card of it, from the next round on."""
    return 0.0 if yengii.plays(s, by) else worth_of_technology(s, seat, technology, s.round + 1)


def team(s: Confluence, seat: int, card: str, first: int) -> float:
    """What a team is worth that will invent in this round or later."""
    found = 0.0
    for round in range(first, ROUNDS + 1):
        cost = min([value(due, prices(round)) for due in CARDS[card].front.converters[0].inputs])
        found = max(found, (invention(s, seat, card, round) - cost) * LATER / 100)
    return found


def colony(s: Confluence, card: str, first: int) -> float:
    """What a colony still brings, settled when that pays."""
    twice = 2 if card in s.seedlings else 1
    turned = card in s.turned
    found = twice * stream(card, turned, first)
    if not turned and CARDS[card].back is not None:
        settle = CARDS[card].front.converters[1].inputs[0]
        for round in range(first, ROUNDS + 1):
            better = twice * (stream(card, False, first) - stream(card, False, round) + stream(card, True, round))
            found = max(found, better - value(settle, prices(round)))
    return found


def unsupported(s: Confluence, seat: int, cards: Sequence[str]) -> list[str]:
    """Colonies among these cards that will be given up before the economy: those that are worth least."""
    colonies = [card for card in cards if CARDS[card].front.climate]
    return sorted(colonies, key=lambda card: colony(s, card, s.round))[:max(0, len(colonies) - support(s, seat))]


def future(s: Confluence, seat: int, card: str, first: int) -> float:
    """What a card that stays with this seat brings from a round on."""
    known = CARDS[card]
    if known.sort == "team":
        return team(s, seat, card, first)
    if known.front.climate:
        return colony(s, card, first)
    if not known.by_owner and known.species == s.players[seat].species:
        return 0.5 * stream(card, card in s.turned, first)
    return stream(card, card in s.turned, first)


IMPROVABLE: Final = {species: [card.id for card in CARDS.values() if card.species == species
                               and (card.tucks or card.technology)] for species in SPECIES}


# what an economy makes

def ships_of(s: Confluence, cards: Sequence[str]) -> int:
    """What these cards can make."""
    return sum([it.output.get("ship", 0) for card in cards for it in converters_of(s, card) if it.arrow == "white"])
