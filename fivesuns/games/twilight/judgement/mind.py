"""All that is thought of about one question; what takes long only when it is asked for."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivesuns.games.twilight import units
from fivesuns.games.twilight.abilities import ability_of
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.judgement.aims import Aims
from fivesuns.games.twilight.judgement.reading import FROM_ONE, SAILS, sailing, table_of
from fivesuns.games.twilight.judgement.voyage import Admiral
from fivesuns.kernel import Options, Rng
from fivesuns.kernel.skill import blur


class Mind:
    """`errors`: by how much it misjudges what can be done; `plans`: does it strive for objectives before it can score
    them? `saves`: and does it save up for those that cost something?"""

    def __init__(self, view: Mapping[str, Any], options: Options, seat: int, rng: Rng, errors: float = 0.0,
                 plans: bool = True, saves: bool = True) -> None:
        self.seat = seat
        self.rng = rng
        self.errors = errors
        self.plans = plans
        self.saves = saves
        self.s = table_of(view, options)
        self.p = self.s.players[seat]
        self._aims: Aims | None = None
        self._admiral: Admiral | None = None
        self._hurried: dict[tuple[str, ...], Admiral] = {}

    @property
    def aims(self) -> Aims:
        if self._aims is None:
            self._aims = Aims(self.s, self.seat)
            if not self.plans:
                self._aims.public, self._aims.secret = [], []
            if not self.saves:
                self._aims.goal = None
        return self._aims

    @property
    def admiral(self) -> Admiral:
        if self._admiral is None:
            self._admiral = Admiral(self.s, self.seat, self.aims)
        return self._admiral

    def sails(self) -> list[str]:
        """Cards in hand with which ships come farther."""
        found = [ability_of(card) for card in self.p.hand]
        return sorted([name for name in SAILS if name in found])

    def farther(self, card: str, system: str) -> float:
        """What the best voyage there brings with this card, beyond the best without it."""
        if card not in FROM_ONE:
            return self.farther_from(card, system)
        return max([self.farther_from(card, system, x) for x in self.harbours()], default=0.0)

    def harbours(self) -> list[str]:
        """Where ships lie that could set out."""
        p = self.p
        return [x for x in p.units if x in SYSTEMS and x not in p.tokens and units.ships(p, x)]

    def farther_from(self, card: str, system: str, *origin: str) -> float:
        """The same, if the card is played for ships from there."""
        s, before, usual = self.s, self.s.forces, self.admiral
        s.forces = [*before, sailing(card, self.seat, *origin)]
        key = (card, *origin)
        if key not in self._hurried:
            self._hurried[key] = Admiral(s, self.seat, self.aims)
        other, found = self._hurried[key], 0.0
        if other.origins.get(system) != usual.origins.get(system):
            plan = other.plan(system)
            found = plan.gain if plan is not None else 0.0
        s.forces = before
        plain = usual.plan(system) if found > 0 else None
        return found - (max(0.0, plain.gain) if plain is not None else 0.0)

    def blurred(self, worth: float) -> float:
        """What is of use, but not how much: what is of none is seen."""
        return worth + blur(self.rng, self.errors) if worth > 0 else worth

    def points(self, seat: int) -> int:
        return self.s.players[seat].points["seen"]

    def leader(self) -> int:
        """Of the others, who has most points."""
        return max(self.s.others(self.seat), key=self.points, default=self.seat)
