"""Money matters: what can still be paid for in this round, and how to find the resources for something good."""
from __future__ import annotations

from typing import Final

from fivesuns.games.eclipse.catalog import RESOURCES
from fivesuns.games.eclipse.judgement.position import Position, upkeep_with
from fivesuns.games.eclipse.judgement.worth import MATERIAL, MONEY, SCIENCE, Worth

Trade = tuple[str, str, str]
NOTHING: Final = -1
NEEDED: Final = {"research": SCIENCE, "build": MATERIAL}


class Economy:
    def __init__(self, position: Position, worth: Worth) -> None:
        self.position = position
        self.worth = worth

    def coming(self) -> int:
        """Money cubes that waiting colony ships will have placed by the time the bill comes."""
        p = self.position
        squares = sum([1 for place in p.own for kind, advanced, cube in place.squares
                       if kind == MONEY and not cube and MONEY in self.worth.tracks_for(kind, advanced)])
        return min(squares, p.colony)

    def after(self, discs: int, more_cubes: int = 0) -> int:
        """The money after upkeep, with so many more discs used."""
        p = self.position
        return p.stuff[MONEY] + p.income(self.coming() + more_cubes) - upkeep_with(p.discs - discs)

    def cost(self, discs: int, more_cubes: int = 0, keep: int = NOTHING) -> float | None:
        """Points that it costs to use so many more discs; None if they cannot be paid. In the last round everything
        but the resource to `keep` may be sold for it."""
        p, price = self.position, self.worth.price
        if p.discs < discs:
            return None
        found = price[MONEY] * p.cost_of(discs)
        missing = self.reserve() - self.after(discs, more_cubes)
        if missing <= 0:
            return found
        if p.left > 1:
            return None
        for give, spare in self._gifts(MONEY, discs):
            n = min(missing, spare // p.trade) if give != keep else 0
            found += n * (p.trade * price[give] - price[MONEY])
            missing -= n
        return found if missing <= 0 else None

    def reserve(self) -> int:
        return int(self.worth.temper.reserve) if self.position.left > 1 else 0

    def can_pay(self, discs: int, more_cubes: int = 0) -> bool:
        return self.cost(discs, more_cubes) is not None

    def can_hold(self, discs: int, more_cubes: int = 0) -> bool:
        """One of these discs stays on a sector: the next round must be possible too."""
        p = self.position
        if not self.can_pay(discs, more_cubes):
            return False
        if p.left == 1:
            return True
        base = upkeep_with(p.held_discs() - 1 - round(self.worth.temper.hold))
        return max(self.after(discs, more_cubes), 0) + p.income(self.coming() + more_cubes) - base >= 0

    def money_for(self, discs: int, more_cubes: int = 0, keep: int = NOTHING) -> Trade | None:
        """The next trade that is needed to pay for so many more discs."""
        if self.after(discs, more_cubes) >= self.reserve():
            return None
        return self.trade_for(MONEY, discs, keep)

    # trade

    def shortfall(self, resource: int, price: int, discs: int) -> float | None:
        """What it costs to trade for what is missing, after `discs` more discs; None if that cannot be."""
        missing = price - self.position.stuff[resource]
        if missing <= 0:
            return 0.0
        if missing > 2 and self.position.left > 1:
            return None
        gifts = self._gifts(resource, discs)
        cost = 0.0
        for give, spare in gifts:
            n = min(missing, spare // self.position.trade)
            cost += n * self.position.trade * self.worth.price[give]
            missing -= n
        return cost if missing <= 0 else None

    def trade_for(self, resource: int, discs: int, keep: int = NOTHING) -> Trade | None:
        for give, spare in self._gifts(resource, discs):
            if spare >= self.position.trade and give != keep:
                return ("trade", RESOURCES[give], RESOURCES[resource])
        return None

    def _gifts(self, resource: int, discs: int) -> list[tuple[int, int]]:
        """What may be given away, the least precious first."""
        p = self.position
        found: list[tuple[int, int]] = []
        for r in range(3):
            if r != resource:
                spare = p.stuff[r] if r != MONEY else min(p.stuff[r], self.after(discs))
                found.append((r, max(spare, 0)))
        return sorted(found, key=lambda x: (self.worth.price[x[0]], -x[1]))
