"""The Emirates of Hacan: wealth for themselves and for their friends."""
from __future__ import annotations

from typing import Final

from fivesuns.games.twilight.abilities import Aim, Effect, Target
from fivesuns.games.twilight.exceptions.agenda_cards import other_players
from fivesuns.games.twilight.exceptions.laws import swap_strategy_cards, swaps
from fivesuns.games.twilight.state import Twilight

BIOMES: Final = (4, 2)           # trade goods for oneself, and for another
GIVEN: Final = 3                 # trade goods for an exchange of strategy cards


def production_biomes(s: Twilight, seat: int, target: Target) -> None:
    mine, theirs = BIOMES
    s.players[seat].goods += mine
    s.players[target[0]].goods += theirs


def quantum_datahub_node(s: Twilight, seat: int, target: Target) -> None:
    """Trade goods and a strategy card for another's."""
    s.players[target[1]].goods += GIVEN
    swap_strategy_cards(s, seat, target)


EFFECTS: Final[dict[str, Effect]] = {
    "production_biomes": production_biomes, "quantum_datahub_node": quantum_datahub_node}
AIMS: Final[dict[str, Aim]] = {"production_biomes": other_players, "quantum_datahub_node": swaps}
