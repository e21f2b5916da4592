"""What a combat comes to before it is fought: a Markov chain over the units that both sides may have left.

The rules are asked, not repeated: dice are those that a volley of the combat has, hits go through the stages that deal
with them, and what has to be done at some moment is done by its own effect. Only who chooses is not a player but a
policy: sustain damage with all who can, the cheapest type first; then lose the cheapest, fighters before all others and
damaged ones first. Nobody retreats. Technologies that cost nothing but themselves are used at the first chance, what
costs a unit or trade goods is not, nor is what a faction or a unit only may do.

It is exact but for chances that are too small to matter, which are left out and counted in `error`.
"""
from __future__ import annotations

from fivesuns.games.twilight.forecast.battle import Battle, Outcome
from fivesuns.games.twilight.forecast.field import ATTACKER, DEFENDER

__all__ = ["ATTACKER", "DEFENDER", "Battle", "Outcome"]
