"""What whole positions are worth: by the best that their holders can do with them now, and by what they keep."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fivesuns.games.sidereal import bundles
from fivesuns.games.sidereal.cards import cards_of, deck_of, face_of
from fivesuns.games.sidereal.catalog import CARDS, KINDS, SIZE, Bundle, Converter
from fivesuns.games.sidereal.converters import ENTRY, converter, converters_of, may_run
from fivesuns.games.sidereal.exceptions import faderan, yengii
from fivesuns.games.sidereal.judgement.demand import coming, donated_prices, made_prices
from fivesuns.games.sidereal.judgement.pledges import due_now, promised
from fivesuns.games.sidereal.judgement.values import (
    FIRST,
    SOLD,
    USED,
    bonus,
    colony,
    fees,
    future,
    idle,
    improvable,
    invention,
    prices,
    shared,
    ships_of,
    stream,
    team,
    unsupported,
    upgrades,
    value,
)
from fivesuns.games.sidereal.planner import Choice, Four, Planner, Three
from fivesuns.games.sidereal.plans import Marked
from fivesuns.games.sidereal.stages.economy import support
from fivesuns.games.sidereal.state import ROUNDS, Confluence
from fivesuns.kernel import Whole

RELIC: Final = (0, 420, 380, 330, 270, 220, 170)       # the next relic world
HELD: Final = 30                                       # of each colour the planner can think of
RUN: Final = "act"                                     # an item that is a purple converter


# what can be done now with purple converters

class Project:
    """A purple converter, and what running it is worth: costs apart, but for colonies that it consumes."""

    def __init__(self, card: str, n: int, it: Converter, gross: float) -> None:
        self.card, self.n, self.it, self.gross = card, n, it, gross


def projects(s: Confluence, seat: int, cards: Sequence[str]) -> list[Project]:
    found: list[Project] = []
    species = s.players[seat].species
    for card in cards:
        if may_run(s, seat, card):
            for n, it in enumerate(converters_of(s, card)):
                if it.arrow == "purple" and not s.used.get(f"{card},{n}", 0):
                    found.append(Project(card, n, it, worth_of(s, seat, card, it, cards)))
    for card in deck_of(s, seat):
        entry = CARDS[card].entry
        if entry is not None and CARDS[card].species == species:
            found.append(Project(card, ENTRY, entry, worth_of(s, seat, card, entry, cards)))
    return [project for project in found if project.gross > 0]


def worth_of(s: Confluence, seat: int, card: str, it: Converter, cards: Sequence[str]) -> float:
    found = value(it.output, prices(s.round))
    if it.effect == "invent":
        found = invention(s, seat, card, s.round) - team(s, seat, card, s.round + 1)
    elif it.effect == "enter":
        found += value(CARDS[card].gains, prices(s.round)) + stream(card, False, s.round)
        if CARDS[card].front.fleet:
            found += idle(s, cards, s.round) - idle(s, [*cards, card], s.round)
    elif it.effect in ("upgrade", "settle"):
        twice = 2 if card in s.seedlings else 1
        found += twice * (stream(card, True, s.round) - stream(card, False, s.round))
        if it.effect == "settle":
            found -= colony(s, card, s.round + 1) - twice * stream(card, False, s.round + 1)
    elif it.effect == "relic":
        found += RELIC[s.round] / 100
    return found - consumed(s, it, cards)


def consumed(s: Confluence, it: Converter, cards: Sequence[str]) -> float:
    """What the colonies are worth that it takes; far too much if they are not there."""
    left = sorted([(colony(s, card, s.round), card) for card in cards if CARDS[card].front.climate])
    found = 0.0
    for kind, n in sorted(it.inputs[0].items(), key=lambda x: x[0] == "colony_any"):
        if kind.startswith("colony_"):
            fit = [x for x in left if kind in ("colony_any", f"colony_{face_of(s, x[1]).climate}")][:n]
            if len(fit) < n:
                return 1000.0
            found += sum([x[0] for x in fit])
            left = [x for x in left if x not in fit]
    return found


# positions

class Outlook(Planner):
    """The best that a seat can do this round, purple converters included, with whatever it may come to hold."""

    def __init__(self, s: Confluence, seat: int, cards: Sequence[str], after: Mapping[str, float]) -> None:
        self.projects = projects(s, seat, cards)
        self.known: dict[tuple[int, ...], float] = {}
        made = made_prices(s, cards, after)
        self.first = made["ship"] - after["ship"]                # what is held is not worth that
        own, lost = cards_of(s, seat), unsupported(s, seat, cards)
        super().__init__(s, seat, made, donated_prices(after), more=tuple([x for x in cards if x not in own]),
                         less=(*[x for x in own if x not in cards], *lost))

    def _read(self, s: Confluence, seat: int, cards: list[str], must: Marked, barred: Marked) -> None:
        held = s.players[seat].stock
        self.small = (HELD, HELD, HELD, held["wild_small"])
        self.large = (HELD, HELD, HELD, held["wild_large"])
        self.single = (HELD, HELD, max(0, s.players[seat].vp))
        super()._read(s, seat, cards, must, barred)
        for project in self.projects:
            less = faderan.discount(s, seat) if project.it.effect == "invent" else 0
            dues = [{kind: max(0, n - less) if SIZE.get(kind) in ("small", "large") else n
                     for kind, n in due.items() if not kind.startswith("colony_")} for due in project.it.inputs]
            kinds = list(dues[0])
            item: Any = (RUN, project.card, project.n, 0)
            if len(dues) == 1 and not kinds:
                self.piles.setdefault("", []).append((0, 0, project.gross, (item,)))
            elif len(dues) == 1 and len(kinds) == 1:
                self.piles.setdefault(kinds[0], []).append((dues[0][kinds[0]], 0, project.gross, (item,)))
            else:
                self._choose([Choice(((RUN, project.card, project.n, alt),), due, {}, project.gross, 0)
                              for alt, due in enumerate(dues)], False)

    def _interest(self, card: str, n: int, it: Converter, fleet: int, stock: Bundle) -> list[Choice]:
        """Of every colour: there may come more of it."""
        much = {kind: stock[kind] if kind.startswith("wild") else HELD for kind in KINDS}
        return super()._interest(card, n, it, fleet, much)

    def of(self, stock: Bundle, vp: int) -> float:
        """The worth of these holdings, points apart."""
        key = tuple([stock[kind] for kind in KINDS])
        if key not in self.known:
            self.small, self.large, self.single = vectors(stock, vp)
            self.known[key] = value(stock, self.worth) - self.first * stock["ship"] + self.gain()
        return self.known[key]

    def plan(self, stock: Bundle, vp: int) -> Whole:
        self.small, self.large, self.single = vectors(stock, vp)
        found = self.solve()
        return () if found is None else found[1]


def vectors(stock: Bundle, vp: int) -> tuple[Four, Four, Three]:
    return ((stock["green"], stock["white"], stock["brown"], stock["wild_small"]),
            (stock["black"], stock["blue"], stock["yellow"], stock["wild_large"]),
            (stock["octagon"], stock["ship"], max(0, vp)))


OUTLOOKS: Final[dict[tuple[Any, ...], Outlook]] = {}   # by all that they depend on
MOST: Final = 4000                                     # are remembered


def outlook(s: Confluence, seat: int, cards: Sequence[str], after: Mapping[str, float]) -> Outlook:
    p = s.players[seat]
    marks = tuple([(card, card in s.turned, card in s.seedlings,
                    tuple([s.used.get(f"{card},{n}", 0) for n in range(3)])) for card in sorted(cards)])
    key = (s.round, s.seats, p.species, marks, tuple([x for x in deck_of(s, seat) if CARDS[x].entry is not None]),
           p.stock["wild_small"], p.stock["wild_large"], min(3, max(0, p.vp)), faderan.discount(s, seat),
           tuple([x for x in s.tucked if CARDS[x].species == p.species]), tuple(after.values()),
           tuple([improvable(s, x) for x in (range(s.seats) if yengii.plays(s, seat) else (seat,))]))
    if key not in OUTLOOKS:
        if len(OUTLOOKS) >= MOST:
            OUTLOOKS.clear()
        OUTLOOKS[key] = Outlook(s, seat, cards, after)
    return OUTLOOKS[key]


def keeps(s: Confluence, seat: int, cards: Sequence[str]) -> float:
    """What its cards bring after this round; colonies as far as they are supported."""
    found = sum([future(s, seat, card, s.round + 1) for card in s.holder
                 if CARDS[card].species == s.players[seat].species and CARDS[card].loan != "stays"])     # all come back
    found += upgrades(improvable(s, seat), s.round + 1)
    colonies: list[float] = []
    for card in cards:
        if CARDS[card].loan == "stays":
            worth = future(s, seat, card, s.round + 1)
            if CARDS[card].front.climate:
                colonies.append(worth)
            else:
                found += worth
    colonies.sort(reverse=True)
    room = support(s, seat)
    return found - idle(s, cards, s.round + 1) + sum(colonies[:room]) + 0.25 * len(colonies[room:])


def scarce(made: int, ships: int) -> float:
    """What ships bring that are among the first to bid with, after those that will surely be made."""
    return sum(FIRST[made:made + ships]) / 100 if ships else 0.0


class Judge:
    """Values of one position for all seats."""

    def __init__(self, s: Confluence, after: Mapping[str, float] | None = None) -> None:
        self.s = s
        self.after = coming(s) if after is None else after       # prices when the next round begins
        self.hands = [cards_of(s, seat) for seat in range(s.seats)]
        self.plans: dict[int, Whole] = {}
        self.rests: dict[int, dict[str, int]] = {}
        self.due = [bundles.total([{p.what[3]: p.what[4]} for p in s.promises if p.debtor == seat and due_now(s, p)])
                    for seat in range(s.seats)]                # what is already as good as gone
        self.ships = [ships_of(s, hand) * USED // 100 if s.round < ROUNDS else len(FIRST) for hand in self.hands]
        self.looks: dict[tuple[int, tuple[str, ...], tuple[str, ...]], tuple[Outlook, float]] = {}

    def look(self, seat: int, more: tuple[str, ...] = (), less: tuple[str, ...] = ()) -> tuple[Outlook, float]:
        key = (seat, more, less)
        if key not in self.looks:
            cards = [card for card in (*self.hands[seat], *more) if card not in less]
            self.looks[key] = (outlook(self.s, seat, cards, self.after), keeps(self.s, seat, cards) + self.extras(seat))
        return self.looks[key]

    def plan(self, seat: int) -> Whole:
        """The best plan of a seat now."""
        if seat not in self.plans:
            p = self.s.players[seat]
            self.plans[seat] = self.look(seat)[0].plan(self.free(seat), p.vp)
        return self.plans[seat]

    def free(self, seat: int) -> Bundle:
        """What a seat holds and will not have to deliver in this phase."""
        stock, due = self.s.players[seat].stock, self.due[seat]
        return {kind: max(0, n - due.get(kind, 0)) for kind, n in stock.items()} if due else stock

    def rest(self, seat: int) -> dict[str, int]:
        """What that plan leaves of what is held."""
        if seat not in self.rests:
            self.rests[seat] = self.left(self.plan(seat), self.free(seat))
        return self.rests[seat]

    def left(self, plan: Whole, stock: Bundle) -> dict[str, int]:
        """What a plan leaves of these things."""
        rest = dict(stock)
        for item in plan:
            it = converter(self.s, item[1], item[2])
            if it is not None and item[0] != "interest":
                due = {kind: n for kind, n in it.inputs[item[3]].items() if kind in KINDS or kind.startswith("any")}
                if not bundles.missing(rest, due):
                    bundles.take(rest, bundles.payment(rest, due))
        return rest

    def extras(self, seat: int) -> float:
        """Tokens, donations that are still to be given away, promises, what inventions of this round will bring."""
        s, found = self.s, 0.0
        p = s.players[seat]
        if p.donation:
            found += SOLD / 100 * value(p.donation, prices(s.round))
        if faderan.plays(s, seat):
            left = ROUNDS + 1 - s.round
            found += 0.6 * sum([min(q.acknowledgements, left) for x, q in enumerate(s.players) if x != seat])
        for who, _, technology in s.invented:
            found += bonus(s, seat, s.round) if who == seat else shared(s, seat, who, technology)
        found += sum([fees(s, seat, technology, s.round) for technology in yengii.licensable(s, seat)])
        return found + promised(s, seat, self.after)

    def worth(self, seat: int, change: Bundle | None = None, more: tuple[str, ...] = (),
              less: tuple[str, ...] = ()) -> float:
        """Of the position of a seat, with a change of its goods and cards."""
        p = self.s.players[seat]
        look, rest = self.look(seat, more, less)
        stock, late = p.stock, 0
        if self.due[seat]:
            stock = {kind: n - self.due[seat].get(kind, 0) for kind, n in stock.items()}
            late = sum([max(0, -n) for n in stock.values()])     # costs a point each
            stock = {kind: max(0, n) for kind, n in stock.items()}
        if change:
            stock = dict(stock)
            for kind, n in change.items():
                if kind in stock:
                    stock[kind] += n
                    if stock[kind] < 0:
                        return -1000.0
        extra = change.get("vp", 0) if change else 0
        return look.of(stock, p.vp) + rest + p.vp + extra - late + scarce(self.ships[seat], stock["ship"])
