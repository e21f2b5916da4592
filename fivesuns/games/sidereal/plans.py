"""Economy plans: which white converters run, with which inputs, all at the same time (SDC-8.4, 8.5, SDC-9).

A plan is of items `run,CARD,N,ALT`, `interest,CARD,N,KIND,WILDS` for converters that return the kind that was put in,
and then, if one likes, `pay,KIND,N`: what the cubes of any colour are paid with, all together. A colony with a seedling
may run twice: two items.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, Final

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.cards import face_of
from fivesuns.games.sidereal.catalog import CARDS, KINDS, SIZE, Bundle, Converter
from fivesuns.games.sidereal.converters import Numbered, converter, may_run, times
from fivesuns.games.sidereal.state import Confluence
from fivesuns.kernel import Flaw, Whole

Marked = Collection[tuple[str, int]]                             # converters that must, or must not, run

PAYABLE: Final = tuple([kind for kind in KINDS if SIZE[kind] in ("small", "large")])
FLEETS: Final = frozenset([card.id for card in CARDS.values() for face in (card.front, card.back)
                           if face is not None and face.fleet])
OPEN: Final = {open_size: (colours, wild) for colours, wild, open_size in bundles.SIZES}


def put_in(it: Converter) -> str:
    """The size of which one kind is put into this converter and returned (SDC-9.3); "" if it is an ordinary one."""
    if not it.interest:
        return ""
    size, = it.inputs[0]
    return size


def needs_nothing(it: Converter) -> bool:
    return not (it.fleet or any(it.inputs))


def returned(it: Converter, kind: str, wilds: int) -> dict[str, int]:
    """What interest brings: wilds pass through, the rest is of the kind that was put in (SDC-9.4)."""
    size = put_in(it)
    through = min(wilds, it.output[size])
    found = {OPEN[size][1]: through, kind: it.output[size] - through}
    found.update({x: n for x, n in it.output.items() if x != size})
    return {x: n for x, n in found.items() if n}


class Sum:
    """What the items of a plan come to."""

    def __init__(self, s: Confluence, seat: int, plan: Whole) -> None:
        self.seat = seat
        self.items: list[Any] = []                               # without what is said about payment
        self.runs: list[Numbered] = []                           # their converters
        self.due: dict[str, int] = {}                            # by ordinary converters
        self.lent: dict[str, int] = {}                           # put in for interest
        self.said: dict[str, int] = {}                           # for cubes of any colour
        for item in plan:
            self.add(s, item)

    def add(self, s: Confluence, item: Any) -> None:
        if item[0] == "pay":
            self.said[item[1]] = self.said.get(item[1], 0) + item[2]
            return
        it = converter(s, item[1], item[2])
        assert it is not None
        self.run(item, it)

    def run(self, item: Any, it: Converter) -> None:
        self.runs.append((item[1], item[2], it))
        self.items.append(item)
        self._reckon(item, it, bundles.add)

    def drop(self, item: Any) -> None:
        """Without this run, the last that was added."""
        self.items.pop()
        self._reckon(item, self.runs.pop()[2], bundles.take)

    def _reckon(self, item: Any, it: Converter, change: Callable[[dict[str, int], Bundle], None]) -> None:
        if item[0] == "run":
            change(self.due, it.inputs[item[3]])
        else:
            size = put_in(it)
            change(self.lent, {OPEN[size][1]: item[4], item[3]: it.inputs[0][size] - item[4]})

    def made(self) -> dict[str, int]:
        """What they bring."""
        return bundles.total([it.output if item[0] == "run" else returned(it, item[3], item[4])
                              for item, (_, _, it) in zip(self.items, self.runs, strict=True)])

    def of_any(self) -> bool:
        """Are there cubes of any colour to be paid?"""
        return any([self.due.get(size, 0) for size in OPEN])

    def unsaid(self, size: str) -> int:
        """How many of them are left when what is said is paid."""
        colours, wild = OPEN[size]
        return self.due.get(size, 0) - sum([self.said.get(kind, 0) for kind in (*colours, wild)])

    def lacks(self, s: Confluence) -> dict[str, int]:
        """What is missing of what was held at the start of the step (SDC-8.5)."""
        player = s.players[self.seat]
        rest, found = player.stock, dict[str, int]()
        if self.lent:
            rest = dict(rest)
            bundles.take(rest, self.lent)
            found = {kind: -n for kind, n in rest.items() if n < 0}
        if not found:
            found = bundles.missing(rest, self.due)
        if "vp" in self.due and self.due["vp"] > player.vp:
            found["vp"] = self.due["vp"] - player.vp
        return found

    def payment(self, s: Confluence) -> dict[str, int]:
        """All that is paid: nothing may be missing, and what is said must be what is due."""
        rest, paid = dict(s.players[self.seat].stock), dict(self.lent)
        bundles.take(rest, self.lent)
        due = dict(self.due)
        if self.said:
            bundles.take(rest, self.said)
            bundles.add(paid, self.said)
            for size in OPEN:
                due.pop(size, None)
        bundles.add(paid, bundles.payment(rest, due))
        return {kind: n for kind, n in paid.items() if n}

    def fleets(self, s: Confluence) -> int:
        """The fleet support that is needed; some cards need it only once for all of their converters (SDC-12.12)."""
        needy = [x for x in self.runs if x[2].fleet]
        if not needy:
            return 0
        found: dict[str, int] = {}
        for card, _, it in needy:
            shared = face_of(s, card).shared
            found[card] = max(found.get(card, 0), it.fleet) if shared else found.get(card, 0) + it.fleet
        return sum(found.values())


def fleet_support(s: Confluence, seat: int) -> int:
    """Of all fleets that lie before this seat, borrowed ones too (SDC-12.10)."""
    return sum([face_of(s, card).fleet for card, holder in s.holder.items() if holder == seat and card in FLEETS])


# what is wrong with a plan

def flaw(s: Confluence, seat: int, plan: Whole, must: Marked = (), barred: Marked = ()) -> Flaw | None:
    """`must` and `barred` are converters that this seat has promised to run, or not to run."""
    found = _flaw_of_runs(s, seat, plan, barred)
    if found is not None:
        return found
    chosen = [(item[1], item[2]) for item in plan if item[0] != "pay"]
    for card, n in must:
        if (card, n) not in chosen:
            return ("promised-to-run", card)
    sums = Sum(s, seat, plan)
    return flaw_of_sum(s, seat, sums) or (_flaw_of_payment(s, seat, sums) if sums.said else None)


def _flaw_of_runs(s: Confluence, seat: int, plan: Whole, barred: Marked) -> Flaw | None:
    runs: Counter[tuple[str, int]] = Counter()
    last = -1
    for item in plan:
        if item[0] == "pay":
            if KINDS.index(item[1]) <= last:
                return ("pay-in-order", item[1])
            last = KINDS.index(item[1])
            continue
        card, n = item[1], item[2]
        it = converter(s, card, n)
        if last >= 0:
            return ("pay-last",)
        if it is None or it.arrow != "white" or s.holder[card] != seat:
            return ("no-converter", card)
        if not may_run(s, seat, card):
            return ("only-others", card)
        if (card, n) in barred:
            return ("promised-not-to-run", card)
        runs[card, n] += 1
        if runs[card, n] > times(s, card, n):
            return ("already-run", card)
        if (item[0] == "interest") != bool(put_in(it)):
            return ("no-interest" if item[0] == "interest" else "interest-of-what", card)
        if item[0] == "run" and item[3] >= len(it.inputs):
            return ("no-converter", card)
        if item[0] == "interest" and (item[3] not in OPEN[put_in(it)][0] or item[4] > it.inputs[0][put_in(it)]):
            return ("other-interest", card, dict(it.inputs[0]))
    return None


def flaw_of_sum(s: Confluence, seat: int, sums: Sum) -> Flaw | None:
    needed = sums.fleets(s)
    if needed:
        support = fleet_support(s, seat)
        if needed > support:
            return ("no-support", needed, support)
    short = sums.lacks(s)
    return ("plan-lacks", short) if short else None


def _flaw_of_payment(s: Confluence, seat: int, sums: Sum) -> Flaw | None:
    """What is said pays the cubes of any colour, exactly; coloured ones must still be payable."""
    for size in OPEN:
        if sums.unsaid(size):
            return ("any-payment", {x: sums.due[x] for x in OPEN if sums.due.get(x, 0)})
    short = _short(_left(s, seat, sums), sums)
    return ("plan-lacks", short) if short else None


def _left(s: Confluence, seat: int, sums: Sum) -> dict[str, int]:
    """What is held when what is said is paid; less than nothing if it cannot be."""
    left = dict(s.players[seat].stock)
    bundles.take(left, sums.lent)
    bundles.take(left, sums.said)
    return left


def _short(left: Bundle, sums: Sum) -> dict[str, int]:
    """What lacks for all the rest."""
    found = {kind: -n for kind, n in left.items() if n < 0}
    return found or bundles.missing(left, {kind: n for kind, n in sums.due.items() if kind not in OPEN})


def hopeful(s: Confluence, seat: int, draft: Whole, must: Marked = (), barred: Marked = ()) -> bool:
    """Can more items make a plan of this? Converters come before what pays for them, kinds in their order."""
    if _flaw_of_runs(s, seat, draft, barred) is not None:
        return False
    chosen = [(item[1], item[2]) for item in draft if item[0] != "pay"]
    missing = [x for x in must if x not in chosen]
    if draft and draft[-1][0] == "pay":
        return not missing and pays_on(s, seat, Sum(s, seat, draft), KINDS.index(draft[-1][1]))
    return payable(s, seat, Sum(s, seat, draft), missing)


def pays_on(s: Confluence, seat: int, sums: Sum, last: int) -> bool:
    """Can kinds after the last one pay the rest of the cubes of any colour?"""
    return flaw_of_sum(s, seat, sums) is None and rest_is_payable(s, seat, sums, last)


def rest_is_payable(s: Confluence, seat: int, sums: Sum, last: int) -> bool:
    """The same of a sum that is sound but for what is said."""
    left = _left(s, seat, sums)
    if _short(left, sums):
        return False
    for size, (colours, wild) in OPEN.items():
        rest = sums.unsaid(size)
        if not rest:
            continue
        if rest < 0 or KINDS.index(wild) <= last:
            return False
        barred = [kind for kind in colours if KINDS.index(kind) <= last]
        coloured = {kind: sums.due.get(kind, 0) for kind in colours}
        held = {kind: min(left[kind], coloured[kind]) if kind in barred else left[kind] for kind in (*colours, wild)}
        if bundles.missing(held, {**coloured, size: rest}):
            return False
    return True


def ways(s: Confluence, seat: int, marked: Sequence[tuple[str, int]]) -> list[Whole]:
    """All ways to run these converters once each: alternatives, and kinds put in for interest."""
    found: list[Whole] = [()]
    for card, n in marked:
        it = converter(s, card, n)
        found = [] if it is None else [(*way, item) for way in found for item in items_of(s, seat, (card, n, it))]
    return found


def can_run(s: Confluence, seat: int, marked: Sequence[tuple[str, int]]) -> bool:
    """Can all of these run in one plan?"""
    for card, n in marked:
        it = converter(s, card, n)
        if it is None or _flaw_of_runs(s, seat, tuple(items_of(s, seat, (card, n, it))[:1]), ()) is not None:
            return False
    return payable(s, seat, Sum(s, seat, ()), marked)


def payable(s: Confluence, seat: int, sums: Sum, marked: Sequence[tuple[str, int]]) -> bool:
    """Can these run too, in some way? What lacks something lacks it with more runs too, and is not tried further."""
    if flaw_of_sum(s, seat, sums) is not None:
        return False
    if not marked:
        return True
    card, n = marked[0]
    it = converter(s, card, n)
    if it is None:
        return False
    for item in items_of(s, seat, (card, n, it)):
        sums.run(item, it)
        found = payable(s, seat, sums, marked[1:])
        sums.drop(item)
        if found:
            return True
    return False


@cache
def _runs(card: str, n: int, alternatives: int) -> Whole:
    return tuple([("run", card, n, alt) for alt in range(alternatives)])


def items_of(s: Confluence, seat: int, numbered: Numbered) -> Sequence[Any]:
    """All items by which one converter can run, as far as this seat has the kinds for interest."""
    card, n, it = numbered
    size = put_in(it)
    if not size:
        return _runs(card, n, len(it.inputs))
    colours, wild = OPEN[size]
    stock, many = s.players[seat].stock, it.inputs[0][size]
    return [("interest", card, n, kind, w) for kind in colours
            for w in range(max(0, many - stock[kind]), min(many, stock[wild]) + 1)]
