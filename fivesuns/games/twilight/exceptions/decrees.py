"""What outcomes of agendas have in common: to whom they happen, what is destroyed, exhausted, discarded."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from fivesuns.games.twilight import galaxy, tokens, units, voting
from fivesuns.games.twilight.catalog import PLANETS, TYPES
from fivesuns.games.twilight.checks import words
from fivesuns.games.twilight.state import Outcome, Twilight
from fivesuns.kernel import Allocate, Sub

Decree = Callable[[Twilight], Sub[None] | None]


def everybody(s: Twilight) -> list[int]:
    return s.clockwise(s.speaker)


def elected_player(s: Twilight) -> int:
    return int(s.outcome)


def elected_planet(s: Twilight) -> str:
    return str(s.outcome)


def later(name: str) -> Decree:
    """For everybody, at the start of the next strategy phase."""
    def decree(s: Twilight) -> None:
        s.delayed[name] = everybody(s)
    return decree


def later_for_voters(name: str, outcome: Outcome) -> Decree:
    """The same for those who have voted so."""
    def decree(s: Twilight) -> None:
        s.delayed[name] = voting.who_voted(s, outcome)
    return decree


def ready_planets(s: Twilight, seat: int) -> list[str]:
    return [planet for planet, ready in s.players[seat].planets.items() if ready]


def exhaust(s: Twilight, seat: int, planets: Sequence[str]) -> None:
    for planet in planets:
        s.players[seat].planets[planet] = False
    if planets:
        s.tell("exhausted", seat=seat, planets=list(planets))


def exhaust_cultural(s: Twilight, seat: int) -> None:
    exhaust(s, seat, [planet for planet in ready_planets(s, seat) if PLANETS[planet].trait == "cultural"])


def discard_hand(s: Twilight, seat: int) -> None:
    p = s.players[seat]
    if p.hand:
        s.tell("discarded", seat=seat, cards=list(p.hand))
        s.discards += p.hand
        p.hand = []


def destroy_all(s: Twilight, seat: int, place: str, types: Sequence[str] = TYPES) -> int:
    """Units of these types of one player here; how many there were."""
    lost = words(s, seat, place, tuple(types))
    if lost:
        units.destroy(s, seat, place, lost)
    return sum(lost.values())


def destroy_some(s: Twilight, seat: int, places: Sequence[str], types: Sequence[str], many: int) -> Sub[None]:
    """As many as there are, at most so many, of their owner's choice."""
    bins = {f"{word}@{place}": n for place in places for word, n in words(s, seat, place, tuple(types)).items()}
    if not bins or many < 1:
        return
    chosen = yield from Allocate(seat, "twilight.destroy_units", bins, many, "D-OUTCOME", forced=True, about=(s.vote,))
    for named, n in chosen:
        word, place = named.split("@")
        units.destroy(s, seat, place, {word: n})


def wormhole_systems(s: Twilight) -> list[str]:
    return [system for system in s.board.beside if galaxy.wormholes(s, system)]


def token_from_reinforcements(s: Twilight, seat: int, system: str) -> None:
    """If there is one, and none lies there yet."""
    p = s.players[seat]
    if system not in p.tokens and tokens.spare(s, seat):
        p.tokens.append(system)
        s.tell("token", seat=seat, system=system)
