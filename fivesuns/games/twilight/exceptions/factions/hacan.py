"""The Emirates of Hacan: wealth for themselves and for their friends, and for dice that fall short."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import dice, trade
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.exceptions.agenda_cards import other_players
from fivesuns.games.twilight.exceptions.laws import swap_strategy_cards, swaps
from fivesuns.games.twilight.state import NOBODY, Happening, Twilight, Volley
from fivesuns.kernel import Pick, Sub

BIOMES: Final = (4, 2)           # trade goods for oneself, and for another
RAISED: Final = 1                # what a trade good adds to a die
GIVEN: Final = 3                 # trade goods for an exchange of strategy cards


def production_biomes(s: Twilight, seat: int, target: Target) -> None:
    mine, theirs = BIOMES
    trade.gain(s, seat, mine)
    trade.gain(s, target[0], theirs)


def quantum_datahub_node(s: Twilight, seat: int, target: Target) -> None:
    """Trade goods and a strategy card for another's."""
    swap_strategy_cards(s, seat, target)
    trade.gain(s, target[1], GIVEN)


def wrath_of_kenara(s: Twilight, seat: int, target: Target) -> Sub[None]:
    """A trade good for each die that is to show one more; none of them twice."""
    p, volley = s.players[seat], dice.lying(s, seat)[-1]
    able = unraised(volley)
    s.paying = seat
    raised = yield from Pick(seat, "twilight.raise", able, 1, min(p.goods, len(able)), "W-SPC-ROLLED")
    s.paying = NOBODY
    p.goods -= len(raised)
    for die in raised:
        shot, n = dice.find(volley, die)
        shot.more[n] += RAISED
    s.tell("raised", seat=seat, dice=[list(die) for die in raised])


def unraised(volley: Volley) -> list[dice.Die]:
    return [die for die in dice.rolled(volley) for shot, n in [dice.find(volley, die)] if not shot.more[n]]


def if_a_die_can_be_raised(s: Twilight, seat: int, h: Happening) -> list[Target]:
    return [()] if any([unraised(volley) for volley in dice.lying(s, seat)[-1:]]) else []


EFFECTS: Final[dict[str, Effect]] = {
    "flagship_hacan": wrath_of_kenara, "production_biomes": production_biomes,
    "quantum_datahub_node": quantum_datahub_node}
AIMS: Final[dict[str, Aim]] = {
    "flagship_hacan": if_a_die_can_be_raised, "production_biomes": other_players, "quantum_datahub_node": swaps}
