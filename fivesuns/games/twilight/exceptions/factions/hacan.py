"""The Emirates of Hacan: wealth for themselves and for their friends."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight import trade
from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.exceptions.agenda_cards import other_players
from fivesuns.games.twilight.exceptions.laws import swap_strategy_cards, swaps
from fivesuns.games.twilight.state import Twilight

BIOMES: Final = (4, 2)           # trade goods for oneself, and for another
GIVEN: Final = 3                 # trade goods for an exchange of strategy cards


def production_biomes(s: Twilight, seat: int, target: Target) -> None:
    mine, theirs = BIOMES
    trade.gain(s, seat, mine)
    trade.gain(s, target[0], theirs)


def quantum_datahub_node(s: Twilight, seat: int, target: Target) -> None:
    """Trade goods and a strategy card for another's."""
    swap_strategy_cards(s, seat, target)
    trade.gain(s, target[1], GIVEN)


EFFECTS: Final[dict[str, Effect]] = {
    "production_biomes": production_biomes, "quantum_datahub_node": quantum_datahub_node}
AIMS: Final[dict[str, Aim]] = {"production_biomes": other_players, "quantum_datahub_node": swaps}
