"""Who wants what, and who can spare it: after some exchanges of goods, if one likes."""
from __future__ import annotations

from collections.abc import Sequence

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.catalog import Bundle
from fivesuns.games.sidereal.converters import runnable
from fivesuns.games.sidereal.judgement.positions import Judge
from fivesuns.games.sidereal.state import Confluence

Sources = dict[int, dict[str, int]]                              # who gives what


def wishes(judge: Judge, seat: int, stock: Bundle, rest: Bundle) -> list[dict[str, int]]:
    """Goods that would let another converter run: beside the best plan, which leaves this rest, or instead of it."""
    s = judge.s
    found: list[dict[str, int]] = []
    dues = [due for p in judge.look(seat)[0].projects for due in p.it.inputs]
    dues += [due for _, _, it in runnable(s, seat, "white") for due in it.inputs]
    for due in dues:
        cost = {kind: n for kind, n in due.items() if not kind.startswith("colony_") and kind != "vp"}
        for held in (rest, stock):
            short = plain(s, seat, bundles.missing(held, cost))
            if short and short not in found and sum(short.values()) <= 20:
                found.append(short)
    return found


def plain(s: Confluence, seat: int, short: dict[str, int]) -> dict[str, int]:
    """Cubes of any colour in colours of which others have most."""
    found = {kind: n for kind, n in short.items() if not kind.startswith("any_")}
    for colours, _, size in bundles.SIZES:
        if short.get(size, 0):
            most = max(colours, key=lambda kind: sum([p.stock[kind] for x, p in enumerate(s.players) if x != seat]))
            bundles.add(found, {most: short[size]})
    return found


class Market:
    """What it costs each seat to part with things, remembered."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.changes: Sources = {x: {} for x in range(judge.s.seats)}    # what everybody has more than now, or less
        self.lent: list[tuple[int, int, str]] = []                       # giver, taker, card
        self.losses: dict[int, dict[tuple[str, int], float]] = {x: {} for x in range(judge.s.seats)}

    def held(self, seat: int) -> dict[str, int]:
        return bundles.total([self.judge.free(seat), self.changes[seat]])

    def worth(self, seat: int, more: Bundle | None = None, card: str = "") -> float:
        """Of a position after all that, with some goods more and a card."""
        got, lent = self.cards(seat)
        return self.judge.worth(seat, bundles.total([self.changes[seat], more]) if more else self.changes[seat],
                                (*got, card) if card else got, lent)

    def cards(self, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Those that a seat has got, and those that it has lent."""
        if not self.lent:
            return (), ()
        return (tuple([card for _, taker, card in self.lent if taker == seat]),
                tuple([card for giver, _, card in self.lent if giver == seat]))

    def loss(self, seat: int, kind: str, n: int) -> float:
        losses = self.losses[seat]
        if (kind, n) not in losses:
            losses[kind, n] = self.worth(seat) - self.worth(seat, {kind: -n}) if n else 0.0
        return losses[kind, n]

    def loss_of(self, seat: int, goods: Bundle) -> float:
        return self.worth(seat) - self.worth(seat, {kind: -n for kind, n in goods.items()})

    def sources(self, wish: Bundle, others: Sequence[int]) -> Sources | None:
        """From whom it comes at the least loss; None if it is not there."""
        found: Sources = {}
        for kind, n in wish.items():
            held = {x: self.judge.free(x)[kind] + self.changes[x].get(kind, 0) for x in others}
            for _ in range(n):
                fit: list[tuple[float, int]] = []
                for other in others:
                    given = found.get(other, {}).get(kind, 0)
                    if held[other] > given:
                        extra = 0.0 if other in found else 0.05 + 0.1 * len(found)
                        fit.append((self.loss(other, kind, given + 1) - self.loss(other, kind, given) + extra, other))
                if not fit:
                    return None
                bundles.add(found.setdefault(min(fit)[1], {}), {kind: 1})
        return found

    def move(self, taker: int, goods: Sources, card: str = "") -> None:
        """Somebody gets these things from the others, and a card."""
        if card:
            self.lent.append((self.judge.s.holder[card], taker, card))
        for giver, some in goods.items():
            bundles.take(self.changes[giver], some)
            bundles.add(self.changes[taker], some)
            self.losses[giver] = {}
        self.losses[taker] = {}
