"""What goods will be worth when the next round begins: more where much of the table will want them, less where idle.

Prices are moved until what all teams and converters of the table want, in this round and in the next, is about what
there is. They only say which colours are dearer than others: how dear all are together is a matter of the round.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final

from fivesuns.games.sidereal.catalog import CARDS, KINDS, LARGE, SMALL, Bundle, Converter
from fivesuns.games.sidereal.converters import converters_of, times
from fivesuns.games.sidereal.judgement.values import FIRST, GIVEN, invention, prices, ships_of, value
from fivesuns.games.sidereal.state import ROUNDS, Confluence

GOODS: Final = KINDS[:7]                                         # coloured cubes, octagons
SPREAD: Final = {"any_small": (0, 1, 2), "wild_small": (0, 1, 2), "any_large": (3, 4, 5), "wild_large": (3, 4, 5)}
STEPS: Final = 40                                                # in which prices are moved
PACE: Final = 30                                                 # of a step, in hundredths
SOFT: Final = 25                                                 # gained for its cost, in hundredths: then it is done
FLOOR: Final = 85                                                # of the price a round later: nothing is worth less
CEILING: Final = 250                                             # of the price of its round: nothing is worth more
SOON: Final = 50                                                 # a team in hand invents in this round, or the next
TRACK: Final = 70                                                # a team on the track is bought and invents
WHITE: Final = 80                                                # a white converter that pays runs
WEIGHT: Final = 70                                               # how much of what is found is believed
GRAIN: Final = 10                                                # prices move in steps, so that much stays known
MOST: Final = 300                                                # tables are remembered

Some = list[tuple[int, float]]                                   # goods by their number, and how many


class Use:
    """Something that takes goods, one of several bundles, and brings points and other goods."""

    def __init__(self, inputs: Sequence[Bundle], gross: float, made: Some, often: float) -> None:
        self.inputs = [some(due) for due in inputs]
        self.gross, self.made, self.often = gross, made, often


def some(bundle: Bundle) -> Some:
    """What may be of any colour is a third of each."""
    found: Some = []
    for kind, n in bundle.items():
        if kind in GOODS:
            found.append((GOODS.index(kind), float(n)))
        elif kind in SPREAD:
            found += [(i, n / 3) for i in SPREAD[kind]]
    return found


def beside(it: Converter, price: Mapping[str, float]) -> float:
    """What a converter makes that is no cube of its holder's."""
    made = value({kind: n for kind, n in it.output.items() if kind in ("vp", "ship")}, price)
    return made + GIVEN / 100 * value(it.donation, price)


class Round:
    """One round of the whole table: what could be done in it, and what is taken and made at some prices."""

    def __init__(self) -> None:
        self.uses: list[Use] = []
        self.taken = [0.0] * len(GOODS)
        self.made = [0.0] * len(GOODS)

    def run(self, price: list[float], later: list[float]) -> None:
        """The better something pays, the likelier it is done."""
        self.taken, self.made = [0.0] * len(GOODS), [0.0] * len(GOODS)
        for use in self.uses:
            cost, cheapest = -1.0, use.inputs[0]
            for due in use.inputs:
                total = 0.0
                for i, n in due:
                    total += price[i] * n
                if cost < 0.0 or total < cost:
                    cost, cheapest = total, due
            gain = use.gross - cost
            for i, n in use.made:
                gain += later[i] * n
            done = use.often / (1.0 + exp(-max(-30.0, gain * 100 / SOFT / (cost + 0.5))))
            for i, n in cheapest:
                self.taken[i] += n * done
            for i, n in use.made:
                self.made[i] += n * done


def rounds(s: Confluence) -> tuple[Round, Round]:
    """This round and the next, in which what is made is worth what it usually is."""
    now, then = Round(), Round()
    after, last = prices(s.round + 1), prices(s.round + 2)
    trades = s.phase == "trade"
    for card, seat in s.holder.items():
        if CARDS[card].sort == "team":
            inputs = CARDS[card].front.converters[0].inputs
            if trades:
                now.uses.append(Use(inputs, invention(s, seat, card, s.round), [], SOON / 100))
            then.uses.append(Use(inputs, invention(s, seat, card, s.round + 1), [], 1 - SOON / 100 if trades else 1.0))
            continue
        for n, it in enumerate(converters_of(s, card)):
            if it.arrow == "white" and not it.interest:
                made, often = some(it.output), WHITE / 100 if any(it.inputs) else 1.0
                if times(s, card, n) > 0:
                    now.uses.append(Use(it.inputs, beside(it, after), made, often))
                gross = beside(it, last) + sum([last[GOODS[i]] * many for i, many in made])
                then.uses.append(Use(it.inputs, gross, [], often))
    for card in [card for card in s.team_track if card]:
        gross = sum([invention(s, seat, card, s.round + 1) for seat in range(s.seats)]) / s.seats
        then.uses.append(Use(CARDS[card].front.converters[0].inputs, gross, [], TRACK / 100))
    return now, then


KNOWN: Final[dict[tuple[Any, ...], Mapping[str, float]]] = {}    # by all that they depend on


def coming(s: Confluence) -> Mapping[str, float]:
    """Prices when the next round begins."""
    if s.round >= ROUNDS:
        return prices(s.round + 1)
    key = (s.round, s.seats, s.phase == "trade", tuple([sum([p.stock[kind] for p in s.players]) for kind in KINDS]),
           tuple(s.holder.items()), tuple(s.turned), tuple(s.used.items()), tuple(s.team_track), tuple(s.tucked),
           tuple([p.species for p in s.players]))
    if key not in KNOWN:
        if len(KNOWN) >= MOST:
            KNOWN.clear()
        KNOWN[key] = found_prices(s)
    return KNOWN[key]


def found_prices(s: Confluence) -> Mapping[str, float]:
    now, then = rounds(s)
    usual = [[prices(round)[kind] for kind in GOODS] for round in (s.round, s.round + 1, s.round + 2)]
    price, later = list(usual[0]), list(usual[1])
    stock = [0.0] * len(GOODS)
    for p in s.players:
        for i, n in some(p.stock):
            stock[i] += n
    for _ in range(STEPS):
        now.run(price, later)
        then.run(later, usual[2])
        for i in range(len(GOODS)):
            there = now.made[i] + max(0.0, stock[i] - now.taken[i])
            later[i] = min(max(moved(later[i], then.taken[i], there), FLOOR / 100 * usual[2][i]),
                           CEILING / 100 * usual[1][i])
            price[i] = min(max(moved(price[i], now.taken[i], stock[i]), later[i]), CEILING / 100 * usual[0][i])
    dear = [later[i] / usual[1][i] for i in range(len(GOODS))]
    found = dict(prices(s.round + 1))
    for i, kind in enumerate(GOODS):
        factor = 1.0 + WEIGHT / 100 * (dear[i] * len(GOODS) / sum(dear) - 1.0)
        found[kind] *= int(factor * GRAIN + 0.5) / GRAIN
    for size, kinds in (("small", SMALL), ("large", LARGE)):
        found[f"wild_{size}"] = 1.02 * max([found[kind] for kind in kinds])
        found[f"any_{size}"] = min([found[kind] for kind in kinds])
    return found


def moved(price: float, wanted: float, there: float) -> float:
    return price * exp(PACE / 100 * (wanted - there) / (wanted + there + 1))


# what an economy makes

def made_prices(s: Confluence, cards: Sequence[str], after: Mapping[str, float]) -> Mapping[str, float]:
    """Of what this economy makes: ships are worth more where there are few."""
    ships = ships_of(s, cards)
    first = sum(FIRST[:ships]) / 100 / ships if ships and s.round < ROUNDS else 0.0
    return {**after, "ship": after["ship"] + first}


def donated_prices(after: Mapping[str, float]) -> Mapping[str, float]:
    return {kind: GIVEN / 100 * price for kind, price in after.items()}
