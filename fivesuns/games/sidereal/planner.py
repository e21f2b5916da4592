"""The best economy plan for given worths of things, exactly, and what one thing more would add to it.

Converters that need cubes of one colour (or octagons, ships, points, cubes of any colour of a size) meet only in that
pile: for each pile a table says what every number of its cubes can bring, with how many fleets. Wilds, and cubes of any
colour, join the piles of a size. Few converters reach into several piles, or return what was put in: their choices are
tried out, but for those that cannot beat the best plan so far.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.cards import cards_of, face_of
from fivesuns.games.sidereal.catalog import CARDS, KINDS, Bundle, Converter
from fivesuns.games.sidereal.converters import Numbered, converters_of, may_run, runnable, times
from fivesuns.games.sidereal.plans import OPEN, PAYABLE, Marked, Sum, fleet_support, put_in, returned
from fivesuns.games.sidereal.state import ROUNDS, Confluence
from fivesuns.kernel import Whole

Worth = Mapping[str, float]                                      # of what is left and made, by kind; `vp` too
Four = tuple[int, int, int, int]                                 # of a size: three colours, then wilds or any colour
Three = tuple[int, int, int]                                     # octagons, ships, points
Deed = tuple[int, int, float, Whole]                             # cubes, fleets, what they bring, by which items
Use = tuple[float, int, int, int, Whole]                         # gained, wilds needed, cubes left, fleets, items
Found = tuple[float, Whole]                                      # gained over doing nothing, by which items
Frontier = list[Found]                                           # with 0, 1, 2 ... fleets

PILES: Final = tuple([(*colours, open_size) for colours, _, open_size in bundles.SIZES])
STOCKS: Final = tuple([(*colours, wild) for colours, wild, _ in bundles.SIZES])
SINGLES: Final = ("octagon", "ship", "vp")
NONE: Final = (0, 0, 0, 0)
LITTLE: Final = 1e-9                                             # less than this is no gain
NEVER: Final = float("-inf")                                     # what cannot be done gains this


class Choice:
    """One way to run a converter, or several of one card, that is tried out."""

    def __init__(self, items: Whole, due: Bundle, held: Bundle, gross: float, fleet: int) -> None:
        self.items = items
        self.small: Four = _four(due, 0, PILES)
        self.large: Four = _four(due, 1, PILES)
        self.single: Three = (due.get("octagon", 0), due.get("ship", 0), due.get("vp", 0))
        self.held_small: Four = _four(held, 0, STOCKS)           # put in, and returned
        self.held_large: Four = _four(held, 1, STOCKS)
        self.gross = gross
        self.fleet = fleet
        self.cost = 0.0                                          # of octagons, ships and points
        self.hope = 0.0                                          # what it can add at most

    def joined(self, other: Choice) -> Choice:
        """Both; fleets that support one support the other too."""
        found = Choice((*self.items, *other.items), {}, {}, self.gross + other.gross, max(self.fleet, other.fleet))
        found.small, found.large = _plus(self.small, other.small), _plus(self.large, other.large)
        a, b = self.single, other.single
        found.single = (a[0] + b[0], a[1] + b[1], a[2] + b[2])
        return found


def _four(bundle: Bundle, size: int, names: tuple[tuple[str, ...], ...]) -> Four:
    a, b, c, d = names[size]
    return (bundle.get(a, 0), bundle.get(b, 0), bundle.get(c, 0), bundle.get(d, 0))


def _plus(a: Four, b: Four) -> Four:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def _minus(a: Four, b: Four) -> Four:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3])


class Node:
    """What is left, and what was gained, after some choices."""

    def __init__(self, small: Four, large: Four, single: Three, fleets: int) -> None:
        self.small, self.large = small, large
        self.due_small: Four = NONE                              # still to be paid, in the best way
        self.due_large: Four = NONE
        self.single = single
        self.fleets = fleets
        self.gained = 0.0
        self.items: Whole = ()

    def after(self, choice: Choice) -> Node:
        a, b = self.single, choice.single
        found = Node(_minus(self.small, choice.held_small), _minus(self.large, choice.held_large),
                     (a[0] - b[0], a[1] - b[1], a[2] - b[2]), self.fleets - choice.fleet)
        found.due_small, found.due_large = _plus(self.due_small, choice.small), _plus(self.due_large, choice.large)
        found.gained = self.gained + choice.gross - choice.cost
        found.items = (*self.items, *choice.items)
        return found


class Planner:
    """All that this seat can run now. `donated` are the worths of what goes to the donation card; `more` cards are
    thought to lie before the seat, `less` not."""

    def __init__(self, s: Confluence, seat: int, worth: Worth, donated: Worth | None = None, must: Marked = (),
                 barred: Marked = (), more: tuple[str, ...] = (), less: tuple[str, ...] = ()) -> None:
        self.worth = worth
        self.donated: Worth = worth if s.round == ROUNDS else donated or {}
        self.piles: dict[str, list[Deed]] = {}
        self.choices: list[list[Choice]] = []
        self.forced: list[list[Choice]] = []                     # of these one each must be taken
        self.memo: tuple[dict[tuple[Four, Four], Frontier | None], ...] = ({}, {})
        self.found: list[Found] = []                             # the best plan so far, last
        self.possible = True                                     # is everything there that must run?
        stock, vp = s.players[seat].stock, s.players[seat].vp
        self.small, self.large = _four(stock, 0, STOCKS), _four(stock, 1, STOCKS)
        self.single: Three = (stock["octagon"], stock["ship"], max(0, vp))
        self.prices = tuple([tuple([self.price(kind) for kind in names]) for names in STOCKS])
        self.cheapest = tuple([min(prices) for prices in self.prices])
        self.fleets = 0                                          # support, if it is scarce; otherwise nobody counts it
        self._read(s, seat, [card for card in (*cards_of(s, seat), *more) if card not in less], must, barred)
        self.tables = tuple([tuple([self._table(kind) for kind in names]) for names in PILES])
        self.rows = tuple([self._table(kind) for kind in SINGLES])
        self.free = self._row(self._table(""), 0, 0.0)           # converters that cost nothing

    def price(self, kind: str) -> float:
        return self.worth.get(kind, 0.0)

    def _value(self, bundle: Bundle, worth: Worth) -> float:
        found = 0.0
        for kind, n in bundle.items():
            found += n * worth.get(kind, 0.0)
        return found

    def _least(self, kind: str) -> float:
        """What a cube of this pile costs at least."""
        for size, names in enumerate(PILES):
            if kind == names[3]:
                return self.cheapest[size]
            if kind in names:
                return min(self.price(kind), self.prices[size][3])
        return self.price(kind)

    def _most(self, kind: str) -> int:
        """How many cubes a pile can ever use: `solve` may be asked with one thing more than there is."""
        for held, names in zip((self.small, self.large), PILES, strict=True):
            if kind == names[3]:
                return sum(held) + 1
            if kind in names:
                return held[names.index(kind)] + held[3] + 1
        return self.single[SINGLES.index(kind)] + 1 if kind else 0

    # reading the converters

    def _read(self, s: Confluence, seat: int, cards: list[str], must: Marked, barred: Marked) -> None:
        found: list[Numbered] = []
        for card in cards:
            for n, it in enumerate(converters_of(s, card)):
                if it.arrow == "white" and (card, n) not in barred and times(s, card, n) > 0 and may_run(s, seat, card):
                    found.append((card, n, it))
        self.possible = all([x in [y[:2] for y in found] for x in must])
        support = sum([face_of(s, card).fleet for card in cards])
        scarce = sum([it.fleet for _, _, it in found]) > support
        self.fleets = support if scarce else 0
        shared: dict[str, list[tuple[Numbered, bool]]] = {}
        for card, n, it in found:
            for often in range(times(s, card, n)):
                forced = often == 0 and (card, n) in must
                if scarce and it.fleet and face_of(s, card).shared:
                    shared.setdefault(card, []).append(((card, n, it), forced))
                else:
                    self._sort((card, n, it), forced, it.fleet if scarce else 0, s.players[seat].stock)
        for some in shared.values():
            self._share(some)

    def _gross(self, it: Converter) -> float:
        return self._value(it.output, self.worth) + self._value(it.donation, self.donated)

    def _sort(self, numbered: Numbered, forced: bool, fleet: int, stock: Bundle) -> None:
        """To the pile that it draws on; what draws on several, or must run, is a choice."""
        card, n, it = numbered
        kinds = [kind for kind, many in it.inputs[0].items() if many]
        if put_in(it):
            self._choose(self._interest(card, n, it, fleet, stock), forced)
        elif forced or len(it.inputs) > 1 or len(kinds) > 1:
            self._choose([Choice((("run", card, n, alt),), due, {}, self._gross(it), fleet)
                          for alt, due in enumerate(it.inputs)], forced)
        else:
            kind, many = (kinds[0], it.inputs[0][kinds[0]]) if kinds else ("", 0)
            self.piles.setdefault(kind, []).append((many, fleet, self._gross(it), (("run", card, n, 0),)))

    def _interest(self, card: str, n: int, it: Converter, fleet: int, stock: Bundle) -> list[Choice]:
        """Every mixture of wilds and one colour; of wilds alone only that which brings the dearest colour."""
        size = put_in(it)
        colours, wild = OPEN[size]
        many, found = it.inputs[0][size], []
        dearest = max(colours, key=lambda kind: self.price(kind))
        for kind in colours:
            for w in range(max(0, many - stock[kind] - 1), min(many, stock[wild] + 1) + 1):
                if w < many or kind == dearest:
                    held = {kind: many - w, wild: w}
                    gross = self._value(returned(it, kind, w), self.worth) + self._value(it.donation, self.donated)
                    found.append(Choice((("interest", card, n, kind, w),), {}, held,
                                        gross - self._value(held, self.worth), fleet))
        return found

    def _share(self, some: list[tuple[Numbered, bool]]) -> None:
        """Converters of one card that need fleet support only once: every selection of them is a choice."""
        found = [Choice((), {}, {}, 0.0, 0)]
        for (card, n, it), forced in some:
            longer = [choice.joined(Choice((("run", card, n, alt),), due, {}, self._gross(it), it.fleet))
                      for choice in found for alt, due in enumerate(it.inputs)]
            found = longer if forced else [*found, *longer]
        self._choose([choice for choice in found if choice.items], any([forced for _, forced in some]))

    def _choose(self, choices: list[Choice], forced: bool) -> None:
        for choice in choices:
            choice.cost = sum([choice.single[i] * self.price(kind) for i, kind in enumerate(SINGLES)])
            choice.hope = choice.gross - choice.cost
            for size, due in enumerate((choice.small, choice.large)):
                choice.hope -= sum([due[i] * self._least(kind) for i, kind in enumerate(PILES[size])])
        choices.sort(key=lambda choice: -choice.hope)
        if forced:
            self.forced.append(choices)
        elif choices and choices[0].hope > LITTLE:
            self.choices.append(choices)

    def _table(self, kind: str) -> list[Deed]:
        """What numbers of cubes of a pile, and of fleets, can bring; without those that bring no more than fewer do."""
        most, least = self._most(kind), self._least(kind)
        best: dict[tuple[int, int], Deed] = {(0, 0): (0, 0, 0.0, ())}
        for many, fleet, gross, items in self.piles.get(kind, ()):
            for n, used, old, before in list(best.values()):
                at = (n + many, used + fleet)
                if at[0] <= most and at[1] <= self.fleets and (at not in best or best[at][2] < old + gross - LITTLE):
                    best[at] = (*at, old + gross, (*before, *items))
        found: list[Deed] = []
        for at in sorted(best):
            deed = best[at]
            if all([deed[2] - deed[0] * least > x[2] - x[0] * least + LITTLE for x in found if x[1] <= deed[1]]):
                found.append(deed)
        return found

    # solving

    def solve(self, one_more: str = "") -> Found | None:
        """What the best plan gains over doing nothing, and its items; None if what must run cannot. It may be asked
        what it would be with one thing more."""
        self.found = []
        levels = [*self.forced, *sorted(self.choices, key=lambda choices: -choices[0].hope)]
        hopes = [0.0]
        for choices in reversed(levels):
            hopes.append(hopes[-1] + (choices[0].hope if choices else 0.0))
        hopes.reverse()
        if self.possible:
            more = {one_more: 1}
            a, b = self.single, [more.get(kind, 0) for kind in SINGLES]
            self._try(levels, hopes, 0, Node(_plus(self.small, _four(more, 0, STOCKS)),
                                             _plus(self.large, _four(more, 1, STOCKS)),
                                             (a[0] + b[0], a[1] + b[1], a[2] + b[2]), self.fleets))
        return self.found[-1] if self.found else None

    def gain(self, one_more: str = "") -> float:
        found = self.solve(one_more)
        return 0.0 if found is None else found[0]

    def _try(self, levels: list[list[Choice]], hopes: list[float], level: int, at: Node) -> None:
        """What choices so far cost counts as spent; the rest of the holdings does its best."""
        if at.fleets < 0 or min(at.single) < 0 or min(at.small) < 0 or min(at.large) < 0:
            return
        gained, items = self._rest(at)
        reached = at.gained + gained
        top = self.found[-1][0] if self.found else NEVER
        if gained == NEVER or reached + hopes[level] <= top + LITTLE:
            return
        forced = level < len(self.forced)
        if not forced and reached > top + LITTLE:
            self.found.append((reached, (*at.items, *items)))
        if level == len(levels):
            return
        for choice in levels[level]:
            if forced or choice.hope > LITTLE:
                self._try(levels, hopes, level + 1, at.after(choice))
        if not forced:
            self._try(levels, hopes, level + 1, at)

    def _rest(self, at: Node) -> Found:
        """The best that all piles do with what is left: nothing good if what is due cannot be paid."""
        found = self.free
        for size, held, due in ((0, at.small, at.due_small), (1, at.large, at.due_large)):
            memo = self.memo[size]
            if (held, due) not in memo:
                memo[held, due] = self._of_size(size, held, due)
            best = memo[held, due]
            if best is None:
                return NEVER, ()
            found = _both(found, best)
        for i, kind in enumerate(SINGLES):
            if len(self.rows[i]) > 1:
                found = _both(found, self._row(self.rows[i], at.single[i], self.price(kind)))
        return found[at.fleets]

    def _row(self, deeds: list[Deed], held: int, price: float) -> Frontier:
        """The best use of octagons, ships or points: nothing else stands for them."""
        best: Frontier = [(0.0, ())] * (self.fleets + 1)
        for n, fleet, gross, items in deeds:
            if n <= held:
                _record(best, fleet, gross - n * price, items)
        return best

    def _of_size(self, size: int, held: Four, due: Four) -> Frontier | None:
        """The best use of the cubes of a size after paying what is due; None if that cannot be paid. Colours are paid
        with themselves first, then with wilds; cubes of any colour with the cheapest that are left."""
        prices, wilds = self.prices[size], held[3]
        piles: list[list[Use]] = []
        for i in range(3):
            uses: list[Use] = []
            for n, fleet, gross, items in self.tables[size][i]:
                own = min(due[i] + n, held[i])
                short = due[i] + n - own
                if short <= wilds:
                    uses.append((gross - own * prices[i] - short * prices[3], short, held[i] - own, fleet, items))
            if not uses:
                return None
            uses.sort(key=lambda x: -x[0])
            piles.append(uses)
        deeds = self.tables[size][3]
        last = max([gross - (due[3] + n) * self.cheapest[size] for n, _, gross, _ in deeds])
        hope_b, hope_c = piles[1][0][0] + piles[2][0][0] + last, piles[2][0][0] + last
        best: Frontier = [(NEVER, ())] * (self.fleets + 1)
        for gain_a, short_a, left_a, fleet_a, items_a in piles[0]:
            if fleet_a > self.fleets or gain_a + hope_b <= best[fleet_a][0] + LITTLE:
                continue
            for gain_b, short_b, left_b, fleet_b, items_b in piles[1]:
                fleet, gain, left = fleet_a + fleet_b, gain_a + gain_b, wilds - short_a - short_b
                if left < 0 or fleet > self.fleets or gain + hope_c <= best[fleet][0] + LITTLE:
                    continue
                for gain_c, short_c, left_c, fleet_c, items_c in piles[2]:
                    if short_c > left or fleet + fleet_c > self.fleets:
                        continue
                    if gain + gain_c + last <= best[fleet + fleet_c][0] + LITTLE:
                        continue
                    rest = (left_a, left_b, left_c, left - short_c)
                    for n, fleet_d, gross, items in deeds:
                        used = fleet + fleet_c + fleet_d
                        reached = gain + gain_c + gross - self._cost(size, rest, due[3] + n)
                        if used <= self.fleets and reached > best[used][0] + LITTLE:
                            _record(best, used, reached, (*items_a, *items_b, *items_c, *items))
        return best if best[-1][0] > NEVER else None

    def _cost(self, size: int, left: Four, n: int) -> float:
        """Of the cheapest n cubes that are left; more than anything is worth if there are fewer."""
        if not n:
            return 0.0
        cost, prices = 0.0, self.prices[size]
        for i in sorted(range(4), key=lambda i: prices[i]):
            used = min(n, left[i])
            cost += used * prices[i]
            n -= used
        return -NEVER if n else cost


def _record(best: Frontier, fleet: int, gained: float, items: Whole) -> None:
    """With so many fleets, or more, so much can be gained."""
    for f in range(fleet, len(best)):
        if gained > best[f][0] + LITTLE:
            best[f] = (gained, items)


def _both(one: Frontier, other: Frontier) -> Frontier:
    """For every number of fleets the best way to share them."""
    if len(one) == 1:
        return [(one[0][0] + other[0][0], (*one[0][1], *other[0][1]))]
    if other[0][0] == other[-1][0]:                              # fleets bring nothing more there
        one, other = other, one
    if one[0][0] == one[-1][0]:
        return [(one[0][0] + gained, (*one[0][1], *items)) for gained, items in other]
    found: Frontier = []
    for f in range(len(one)):
        at = 0
        for g in range(1, f + 1):
            if one[g][0] + other[f - g][0] > one[at][0] + other[f - at][0] + LITTLE:
                at = g
        found.append((one[at][0] + other[f - at][0], (*one[at][1], *other[f - at][1])))
    return found


# what bots and players ask

@dataclass(frozen=True)
class Best:
    plan: Whole
    value: float                                                 # of all that is held after it, by the worths given


@dataclass(frozen=True)
class Margins:
    """What would change the value of the best plan, and what those converters lack that do not run in it."""
    best: Best
    kinds: dict[str, float]                                      # one more of it
    cards: dict[str, float]                                      # lost with a card that is held now
    lacks: dict[str, dict[str, int]]                             # "card,n": beyond what the plan leaves


def best(s: Confluence, seat: int, worth: Worth, donated: Worth | None = None, must: Marked = (),
         barred: Marked = ()) -> Best:
    """The plan after which what is held is worth most; if what must run cannot, nothing is run."""
    planner = Planner(s, seat, worth, donated, must, barred)
    found = planner.solve()
    start = _holdings(s, seat, worth)
    return Best((), start) if found is None else Best(_paid(s, seat, found[1], worth), start + found[0])


def _holdings(s: Confluence, seat: int, worth: Worth) -> float:
    found = s.players[seat].vp * worth.get("vp", 0.0)
    for kind, n in s.players[seat].stock.items():
        found += n * worth.get(kind, 0.0)
    return found


def _paid(s: Confluence, seat: int, plan: Whole, worth: Worth) -> Whole:
    """The plan, with the cheapest payment of its cubes of any colour where that is another than the usual one."""
    sums = Sum(s, seat, plan)
    rest, said = dict(s.players[seat].stock), dict.fromkeys(PAYABLE, 0)
    bundles.take(rest, sums.lent)
    bundles.take(rest, bundles.payment(rest, {kind: n for kind, n in sums.due.items() if kind not in OPEN}))
    for size, (colours, wild) in OPEN.items():
        n = sums.due.get(size, 0)
        for kind in sorted((*colours, wild), key=lambda kind: worth.get(kind, 0.0)):
            said[kind] = min(n, rest[kind])
            n -= said[kind]
    longer = (*plan, *[("pay", kind, said[kind]) for kind in PAYABLE if said[kind]])
    usual, other = sums.payment(s), Sum(s, seat, longer).payment(s)
    cost = sum([(usual.get(kind, 0) - other.get(kind, 0)) * worth.get(kind, 0.0) for kind in PAYABLE])
    return longer if cost > LITTLE else plan


def card_worth(s: Confluence, seat: int, worth: Worth, card: str, donated: Worth | None = None, must: Marked = (),
               barred: Marked = ()) -> float:
    """What this card is worth to this seat in the economy of this round, whether it lies there or is to be borrowed."""
    pair = (card, CARDS[card].mate) if CARDS[card].mate else (card,)
    more = () if s.holder.get(card) == seat else pair
    return (Planner(s, seat, worth, donated, must, barred, more=more).gain()
            - Planner(s, seat, worth, donated, must, barred, less=pair).gain())


def marginal(s: Confluence, seat: int, worth: Worth, donated: Worth | None = None, must: Marked = (),
             barred: Marked = ()) -> Margins:
    """What holdings and cards add in the economy of this round."""
    planner = Planner(s, seat, worth, donated, must, barred)
    top, start = best(s, seat, worth, donated, must, barred), planner.gain()
    kinds = {kind: planner.price(kind) + planner.gain(kind) - start for kind in KINDS}
    cards: dict[str, float] = {}
    for card in dict.fromkeys([item[1] for item in top.plan if item[0] != "pay"]):
        pair = (card, CARDS[card].mate)
        cards[card] = start - Planner(s, seat, worth, donated, must, barred, less=pair).gain()
    for card in cards_of(s, seat):
        if face_of(s, card).fleet:
            cards[card] = start - Planner(s, seat, worth, donated, must, barred, less=(card,)).gain()
    return Margins(top, kinds, cards, lacking(s, seat, top.plan))


def lacking(s: Confluence, seat: int, plan: Whole) -> dict[str, dict[str, int]]:
    """What those converters lack, beyond what the plan leaves, that could run once more; `fleet` for fleet support."""
    sums, player = Sum(s, seat, plan), s.players[seat]
    rest, fleets = dict(player.stock), fleet_support(s, seat)
    bundles.take(rest, sums.payment(s))
    chosen = [(card, n) for card, n, _ in sums.runs]
    found: dict[str, dict[str, int]] = {}
    for card, n, it in runnable(s, seat, "white"):
        if chosen.count((card, n)) == times(s, card, n):
            continue
        size = put_in(it)
        if size:
            short = it.inputs[0][size] - max([rest[kind] for kind in OPEN[size][0]]) - rest[OPEN[size][1]]
            lacks = {size: short} if short > 0 else {}
        else:
            lacks = min([bundles.missing(rest, due) for due in it.inputs], key=lambda x: sum(x.values()))
        more = Sum(s, seat, plan)
        more.runs.append((card, n, it))
        if more.fleets(s) > fleets:
            lacks["fleet"] = more.fleets(s) - fleets
        points = it.inputs[0].get("vp", 0) + sums.due.get("vp", 0) - player.vp
        if it.inputs[0].get("vp", 0) and points > 0:
            lacks["vp"] = points
        found[f"{card},{n}"] = lacks
    return found
