"""What directives do, once (TI-33.8)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import decks, galaxy, laws, research, score, tokens, trade, units, values, voting
from fivesuns.games.twilight.abilities import Effect, Target
from fivesuns.games.twilight.catalog import MECATOL_SYSTEM, PLANETS, TYPES
from fivesuns.games.twilight.checks import controller, go
from fivesuns.games.twilight.dice import FACES, tell_roll
from fivesuns.games.twilight.exceptions.decrees import (
    Decree,
    destroy_all,
    destroy_some,
    discard_hand,
    elected_planet,
    elected_player,
    everybody,
    exhaust,
    later,
    ready_planets,
    wormhole_systems,
)
from fivesuns.games.twilight.galaxy import TWINS, places_of
from fivesuns.games.twilight.state import POOLS, Twilight
from fivesuns.games.twilight.voting import who_voted
from fivesuns.kernel import Choose, Roll, Sub

DREADNOUGHTS: Final = 2          # are kept by everybody
CRUISERS: Final = 4
EQUAL: Final = 5                 # trade goods
LUCKY: Final = 6                 # with so many or more the artifact is a blessing
TORN: Final = 3                  # units in each system beside a curse
STUDIES: Final = 2               # technologies of a blessing


def archived_secret(s: Twilight) -> Sub[None]:
    yield from decks.draw_secrets(s, elected_player(s), 1)


def arms_reduction(s: Twilight) -> Sub[None]:
    for seat in everybody(s):
        for type, kept in (("dreadnought", DREADNOUGHTS), ("cruiser", CRUISERS)):
            p = s.players[seat]
            yield from destroy_some(s, seat, list(p.units), (type,), units.on_board(p, type) - kept)


def exhaust_specialists(s: Twilight, seat: int, target: Target) -> None:
    for who in s.delayed["arms_reduction-against"]:
        exhaust(s, who, [planet for planet in ready_planets(s, who) if PLANETS[planet].specialty])


def points(s: Twilight) -> list[int]:
    return [score.score(s, seat) for seat in everybody(s)]


def those_with(s: Twilight, many: int) -> list[int]:
    """Most or fewest points mean all who have so many (TI-57.5)."""
    return [seat for seat in everybody(s) if score.score(s, seat) == many]


def colonial_redistribution(s: Twilight) -> Sub[None]:
    """All units there are destroyed. Its controller chooses one of those with fewest points, who may settle it."""
    planet = elected_planet(s)
    ruler = controller(s, planet)
    destroy_all(s, ruler, planet)
    poor = those_with(s, min(points(s)))
    settler = yield from Choose(ruler, "twilight.settler", poor, "D-OUTCOME", forced=True, about=(planet,))
    if values.can_hold_units(s, planet):
        will = yield from Choose(settler, "twilight.settle", ["no", "yes"], "D-OUTCOME", about=(planet,), lapse="no")
        if will == "yes":
            units.place(s, settler, planet, "infantry")


def compensated_disarmament(s: Twilight) -> None:
    planet = elected_planet(s)
    ruler = controller(s, planet)
    trade.gain(s, ruler, destroy_all(s, ruler, planet, ("infantry",)))


def economic_equality_for(s: Twilight) -> None:
    economic_equality_against(s)
    for seat in everybody(s):
        trade.gain(s, seat, EQUAL)


def economic_equality_against(s: Twilight) -> None:
    for seat in everybody(s):
        s.players[seat].goods = 0


def incentive_program_for(s: Twilight) -> Sub[None]:
    yield from decks.reveal_from_deck(s, 0)


def incentive_program_against(s: Twilight) -> Sub[None]:
    yield from decks.reveal_from_deck(s, 1)


def ixthian_artifact(s: Twilight) -> Sub[None]:
    """A blessing: everybody may research; or a curse: the capital and what lies beside it is torn apart."""
    face, = yield from Roll(FACES, 1)
    tell_roll(s, s.speaker, "ixthian_artifact", "", LUCKY, [face], int(face >= LUCKY))
    if face >= LUCKY:
        for seat in everybody(s):
            for _ in range(STUDIES):
                go(s, research.may_research, seat, "D-OUTCOME")
        return
    for seat in everybody(s):
        for place in places_of(MECATOL_SYSTEM):
            destroy_all(s, seat, place)
    for seat in everybody(s):
        for system in galaxy.adjacent(s, MECATOL_SYSTEM):
            yield from destroy_some(s, seat, places_of(system), TYPES, TORN)


def judicial_abolishment(s: Twilight) -> None:
    laws.repeal(s, str(s.outcome))


def miscount_disclosed(s: Twilight) -> None:
    """As if it had just been revealed; until then it is in force."""
    s.recount = str(s.outcome)


def mutiny(gain: int) -> Decree:
    def decree(s: Twilight) -> None:
        for seat in who_voted(s, "for"):
            score.gain(s, seat, "mutiny", gain)
    return decree


def new_constitution(s: Twilight) -> None:
    for law in list(s.laws):
        laws.repeal(s, law)
    s.delayed["new_constitution-for-1"] = everybody(s)


def exhaust_homes(s: Twilight, seat: int, target: Target) -> None:
    for who in s.delayed["new_constitution-for-1"]:
        exhaust(s, who, [planet for planet in ready_planets(s, who) if PLANETS[planet].system == s.board.homes[who]])


def public_execution(s: Twilight) -> None:
    seat = elected_player(s)
    discard_hand(s, seat)
    if s.speaker == seat:
        s.speaker = s.others(seat)[0]
        s.tell("speaker", seat=s.speaker)
    voting.bar(s, seat, "public_execution", "agenda_phase")


def seed_of_an_empire_for(s: Twilight) -> None:
    for seat in those_with(s, max(points(s))):
        score.gain(s, seat, "seed_of_an_empire")


def seed_of_an_empire_against(s: Twilight) -> None:
    for seat in those_with(s, min(points(s))):
        score.gain(s, seat, "seed_of_an_empire")


def swords_to_plowshares_for(s: Twilight) -> None:
    """Half of the infantry on each planet, rounded up."""
    for seat in everybody(s):
        p = s.players[seat]
        lost = {planet: -(-units.ground(p, planet) // 2) for planet in p.planets if units.ground(p, planet)}
        for planet, many in lost.items():
            units.destroy(s, seat, planet, {"infantry": many})
        trade.gain(s, seat, sum(lost.values()))


def swords_to_plowshares_against(s: Twilight) -> None:
    for seat in everybody(s):
        for planet in s.players[seat].planets:
            if values.can_hold_units(s, planet):
                units.place(s, seat, planet, "infantry")


def unconventional_measures_for(s: Twilight) -> Sub[None]:
    for seat in who_voted(s, "for"):
        yield from decks.draw_actions(s, seat, 2)


def unconventional_measures_against(s: Twilight) -> None:
    for seat in who_voted(s, "for"):
        discard_hand(s, seat)


def wormhole_research_for(s: Twilight) -> None:
    """Who has ships at wormholes may research; then all ships at alpha and beta wormholes are destroyed."""
    for seat in everybody(s):
        if any([galaxy.has_ships(s, seat, system) for system in wormhole_systems(s)]):
            go(s, research.may_research, seat, "D-OUTCOME")
    go(s, collapse)


def collapse(s: Twilight) -> None:
    for system in wormhole_systems(s):
        if any([kind in TWINS for kind in galaxy.wormholes(s, system)]):
            for seat in everybody(s):
                destroy_all(s, seat, system, units.SHIPS)


def wormhole_research_against(s: Twilight) -> Sub[None]:
    for seat in who_voted(s, "against"):
        p = s.players[seat]
        held = [pool for pool in POOLS if p.pools[pool]]
        if held:
            pool = yield from Choose(seat, "twilight.lose_token", held, "D-OUTCOME", forced=True)
            tokens.lose(s, seat, pool)
            s.tell("lost_token", seat=seat, pool=pool)


OUTCOMES: Final[dict[str, Decree]] = {
    "archived_secret-elected": archived_secret,
    "arms_reduction-for": arms_reduction,
    "arms_reduction-against": later("arms_reduction-against"),
    "colonial_redistribution-elected": colonial_redistribution,
    "compensated_disarmament-elected": compensated_disarmament,
    "economic_equality-for": economic_equality_for,
    "economic_equality-against": economic_equality_against,
    "incentive_program-for": incentive_program_for,
    "incentive_program-against": incentive_program_against,
    "ixthian_artifact-for": ixthian_artifact,
    "judicial_abolishment-elected": judicial_abolishment,
    "miscount_disclosed-elected": miscount_disclosed,
    "mutiny-for": mutiny(1),
    "mutiny-against": mutiny(-1),
    "new_constitution-for-0": new_constitution,
    "public_execution-elected": public_execution,
    "seed_of_an_empire-for": seed_of_an_empire_for,
    "seed_of_an_empire-against": seed_of_an_empire_against,
    "swords_to_plowshares-for": swords_to_plowshares_for,
    "swords_to_plowshares-against": swords_to_plowshares_against,
    "unconventional_measures-for": unconventional_measures_for,
    "unconventional_measures-against": unconventional_measures_against,
    "wormhole_research-for": wormhole_research_for,
    "wormhole_research-against": wormhole_research_against,
}
#: what comes at the start of the next strategy phase
EFFECTS: Final[dict[str, Effect]] = {
    "arms_reduction-against": exhaust_specialists,
    "new_constitution-for-1": exhaust_homes,
}
#: outcomes of which nothing comes
NOTHING: Final[tuple[str, ...]] = ("ixthian_artifact-against", "new_constitution-against")
STAGES: Final = (collapse,)
