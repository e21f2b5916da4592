"""Votes: what can be voted for, by whom, with how many votes, and what comes of it (TI-85)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fivesuns.games.twilight import laws, values
from fivesuns.games.twilight.catalog import AGENDAS, MECATOL, PLANETS
from fivesuns.games.twilight.state import Force, Outcome, Twilight

FOR_AGAINST: Final = ("for", "against")


def controlled(s: Twilight) -> list[str]:
    """Only planets that somebody controls can be elected (TI-85.11)."""
    return [planet for seat in s.clockwise(s.speaker) for planet in s.players[seat].planets]


def with_trait(trait: str) -> Callable[[Twilight], list[Outcome]]:
    return lambda s: [planet for planet in controlled(s) if PLANETS[planet].trait == trait]


#: what can be elected, by word
CANDIDATES: Final[dict[str, Callable[[Twilight], list[Outcome]]]] = {
    "player": lambda s: [*s.clockwise(s.speaker)],
    "planet": lambda s: [*controlled(s)],
    "cultural_planet": with_trait("cultural"),
    "hazardous_planet": with_trait("hazardous"),
    "industrial_planet": with_trait("industrial"),
    "colony": lambda s: [planet for planet in controlled(s) if not PLANETS[planet].home and planet != MECATOL],
    "law": lambda s: [*s.laws],
    "scored_secret": lambda s: [secret for seat in s.clockwise(s.speaker) for secret in s.players[seat].scored],
}
#: agendas that are replaced at once, by word
POINTLESS: Final[dict[str, Callable[[Twilight], bool]]] = {
    "": lambda s: False,
    "no_law": lambda s: not s.laws,
    "no_scored_secret": lambda s: not any([p.scored for p in s.players]),
}


def is_pointless(s: Twilight) -> bool:
    return POINTLESS[AGENDAS[s.vote].discarded](s)


def outcomes(s: Twilight) -> list[Outcome]:
    """What the agenda at hand can lead to."""
    elect = AGENDAS[s.vote].elect
    return CANDIDATES[elect](s) if elect else [*FOR_AGAINST]


def may_vote(s: Twilight, seat: int) -> bool:
    return not values.forces(s, seat, "may_vote") and not values.standing(s, seat, "may_vote")


def bar(s: Twilight, seat: int, source: str, lasts: str) -> None:
    """No votes by any means, for so long (TI-85.16)."""
    s.forces.append(Force(source=source, seat=seat, value="may_vote", amount=-1, lasts=lasts))


def ballots(s: Twilight, seat: int) -> dict[str, int]:
    """Ready planets, by the votes they bring (TI-85.6)."""
    found = {planet: values.influence(s, planet) for planet, ready in s.players[seat].planets.items() if ready}
    return {planet: n for planet, n in found.items() if n}


def instead(s: Twilight, seat: int) -> dict[str, int]:
    """What a law lets everybody cast instead of the votes of planets."""
    return {a.source: change.amount or 0 for a, change in values.standing(s, seat, "votes") if change.layer == "cap"}


def cast(s: Twilight, seat: int, outcome: Outcome, votes: dict[str, int]) -> None:
    s.voted[seat] = outcome
    s.votes[seat] = votes
    s.tell("voted", seat=seat, outcome=outcome, votes=sum(votes.values()))


def add(s: Twilight, seat: int, source: str, many: int) -> None:
    """To the outcome that this player has voted for (TI-85.15)."""
    s.votes[seat][source] = s.votes[seat].get(source, 0) + many
    s.tell("more_votes", seat=seat, source=source, outcome=s.voted[seat], votes=many)


def tally(s: Twilight) -> dict[Outcome, int]:
    found: dict[Outcome, int] = {}
    for seat, outcome in s.voted.items():
        found[outcome] = found.get(outcome, 0) + sum(s.votes[seat].values())
    return found


def leading(s: Twilight) -> list[Outcome]:
    """Those with most votes; all that are possible where nobody has voted (TI-85.19, A-23)."""
    found = tally(s)
    most = max(found.values(), default=0)
    return [outcome for outcome in outcomes(s) if found.get(outcome, 0) == most]


def who_voted(s: Twilight, outcome: Outcome) -> list[int]:
    """For this outcome; whoever abstained has voted for none (A-22)."""
    return [seat for seat in s.clockwise(s.speaker) if s.voted.get(seat) == outcome]


def discard(s: Twilight) -> None:
    """The agenda at hand, whether it is a law that was counted anew or not."""
    if s.vote in s.laws:
        laws.repeal(s, s.vote)
    else:
        s.agenda_discards.append(s.vote)
    s.vote = ""
