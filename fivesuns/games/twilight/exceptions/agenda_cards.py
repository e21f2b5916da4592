"""Action cards of the agenda phase: representatives, votes, elections, predictions and their rewards (TI-85.22)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import decks, galaxy, research, said, score, structures, tokens, trade, units, voting
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.catalog import PLANETS
from fivesuns.games.twilight.exceptions.decrees import exhaust_cultural
from fivesuns.games.twilight.reinforcements import available, fetch
from fivesuns.games.twilight.state import Happening, Twilight
from fivesuns.games.twilight.windows import close_window
from fivesuns.kernel import Choose, Sub

COUNCILOR: Final = 5             # votes
CARDS: Final = 3
TOKENS: Final = 3
GOODS: Final = 5


def players(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.clockwise(seat)]


def other_players(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(x,) for x in s.others(seat)]


def ancient_burial_sites(s: Twilight, seat: int, target: Target) -> None:
    exhaust_cultural(s, target[0])


def assassinate_representative(s: Twilight, seat: int, target: Target) -> None:
    voting.bar(s, target[0], "assassinate_representative", "agenda")


def bribery(s: Twilight, seat: int, target: Target) -> None:
    """A vote for each trade good, for the outcome that one has voted for already."""
    many = min(target[0], s.players[seat].goods)
    s.players[seat].goods -= many
    voting.add(s, seat, "bribery", many)


def bribes(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(many,) for many in range(1, s.players[seat].goods + 1)]


def confusing_legal_text(s: Twilight, seat: int, target: Target) -> None:
    s.outcome = target[0]
    s.tell("elected", seat=target[0])


def distinguished_councilor(s: Twilight, seat: int, target: Target) -> None:
    voting.add(s, seat, "distinguished_councilor", COUNCILOR)


def veto(s: Twilight, seat: int, target: Target) -> None:
    """Another agenda will take its place; about this one there is nothing more to say."""
    voting.discard(s)
    close_window(s)


# predictions

def predict(card: str) -> Effect:
    """Aloud; whoever does so cannot vote on this agenda."""
    def effect(s: Twilight, seat: int, target: Target) -> None:
        s.predictions[card] = (seat, target[0])
        voting.bar(s, seat, card, "agenda")
        s.tell("predicted", seat=seat, card=card, outcome=said.outcome(s, target[0]))
    return effect


def possible_outcomes(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [(outcome,) for outcome in voting.outcomes(s)]


def place_dock(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from structures.put_one(s, seat, list(s.players[seat].planets), "space_dock", "W-AG-PREDICT")


def tokens_of_others(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """Into a system with a planet of one's own."""
    mine = list(dict.fromkeys([PLANETS[planet].system for planet in s.players[seat].planets]))
    if mine:
        system = yield from Choose(seat, "twilight.diplomacy", mine, "W-AG-PREDICT", forced=True)
        for other in s.others(seat):
            yield from tokens.place(s, other, system)


def a_point(s: Twilight, seat: int, target: Target) -> None:
    score.gain(s, seat, "imperial_rider")


def three_tokens(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from tokens.gain(s, seat, TOKENS)


def cards_and_speaker(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from decks.draw_actions(s, seat, CARDS)
    s.speaker = seat
    s.tell("speaker", seat=seat)


def a_technology(s: Twilight, seat: int, target: Target) -> Sub[None]:
    yield from research.research(s, seat, "W-AG-PREDICT")


def five_goods(s: Twilight, seat: int, target: Target) -> None:
    trade.gain(s, seat, GOODS)


def a_dreadnought(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """In a system with ships of one's own, if there is one. Nobody has to take one from the board (TI-52.4a)."""
    p = s.players[seat]
    fleets = [system for system in s.board.beside if galaxy.has_ships(s, seat, system)]
    if fleets and available(p, "dreadnought"):
        systems = fleets if units.left(p, "dreadnought") else [None, *fleets]
        system = yield from Choose(seat, "twilight.new_dreadnought", systems, "W-AG-PREDICT", forced=True)
        if system is not None:
            yield from fetch(s, seat, "dreadnought", 1)
            units.place(s, seat, system, "dreadnought")


REWARDS: Final[dict[str, Effect]] = {
    "construction_rider": place_dock,
    "diplomacy_rider": tokens_of_others,
    "imperial_rider": a_point,
    "leadership_rider": three_tokens,
    "politics_rider": cards_and_speaker,
    "technology_rider": a_technology,
    "trade_rider": five_goods,
    "warfare_rider": a_dreadnought,
}
EFFECTS: Final[dict[str, Effect]] = {
    "ancient_burial_sites": ancient_burial_sites,
    "assassinate_representative": assassinate_representative,
    "bribery": bribery,
    "confusing_legal_text": confusing_legal_text,
    "distinguished_councilor": distinguished_councilor,
    "veto": veto,
    **{card: predict(card) for card in REWARDS},
    **{f"{card}-reward": effect for card, effect in REWARDS.items()},
}
said.COUNTED.add("bribery")
AIMS: Final[dict[str, Aim]] = {
    "ancient_burial_sites": players,
    "assassinate_representative": players,
    "bribery": bribes,
    "confusing_legal_text": other_players,
    **dict.fromkeys(REWARDS, possible_outcomes),
}
