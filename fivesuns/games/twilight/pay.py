"""Payment by planets and trade goods (TI-11.3, TI-15, TI-71, TI-75.1)."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fivesuns.games.twilight import values
from fivesuns.games.twilight.state import NOBODY, Twilight
from fivesuns.kernel import Compose, Flaw, Part, Sub, Whole

WORTH: Final[dict[str, Callable[[Twilight, str], int]]] = {"resources": values.resources, "influence": values.influence}


def purse(s: Twilight, seat: int, what: str) -> dict[str, int]:
    """Ready planets that are worth something, and how much."""
    worth = WORTH[what]
    return {planet: n for planet, ready in s.players[seat].planets.items() if ready and (n := worth(s, planet))}


def most(s: Twilight, seat: int, what: str) -> int:
    return sum(purse(s, seat, what).values()) + s.players[seat].goods * rate(s, seat)


def rate(s: Twilight, seat: int) -> int:
    """What a trade good is worth (TI-80.2)."""
    return values.number(s, seat, "trade_good_value", 1)


def can_pay(s: Twilight, seat: int, what: str, cost: int) -> bool:
    return most(s, seat, what) >= cost


def parts(s: Twilight, seat: int, what: str) -> list[Part]:
    """Each with what it is worth, trade goods with what one of them is."""
    found = [Part(planet, facts=worth) for planet, worth in purse(s, seat, what).items()]
    return [*found, Part("goods", range(1, s.players[seat].goods + 1), facts=rate(s, seat))]


def worth(s: Twilight, seat: int, whole: Whole, what: str) -> int:
    found: int = sum([WORTH[what](s, item) if isinstance(item, str) else item[1] * rate(s, seat) for item in whole])
    return found


def flaw(s: Twilight, seat: int, whole: Whole, what: str, cost: int) -> Flaw | None:
    """What is paid too much is lost (TI-75.1b)."""
    missing = cost - worth(s, seat, whole, what)
    return ("short", what, missing) if missing > 0 else None


def hope(s: Twilight, seat: int, draft: Whole, rest: Sequence[Part], what: str, cost: int) -> bool:
    more: int = sum([x.fields[0][-1] * rate(s, seat) if x.fields else x.facts for x in rest])
    return worth(s, seat, draft, what) + more >= cost


def cheapest(s: Twilight, seat: int, what: str, cost: int) -> Whole:
    """The payment that wastes least, then the one that spends fewest trade goods."""
    best: dict[int, Whole] = {0: ()}
    for planet, worth_ in purse(s, seat, what).items():
        for sum_, whole in list(best.items()):
            if sum_ < cost:
                best.setdefault(sum_ + worth_, (*whole, planet))
    goods, each = s.players[seat].goods, rate(s, seat)
    found = [(max(0, sum_ - cost), -(-max(0, cost - sum_) // each), whole) for sum_, whole in best.items()
             if sum_ + goods * each >= cost]
    _, spent, whole = min(found, key=lambda x: (x[0] + x[1], x[1], len(x[2])))
    return (*whole, ("goods", spent)) if spent else whole


def pay(s: Twilight, seat: int, what: str, cost: int, rule: str) -> Sub[None]:
    """Ask how, and pay."""
    if not cost:
        return
    s.paying = seat
    whole = yield from Compose(seat, f"twilight.pay_{what}", lambda: parts(s, seat, what),
                               lambda whole: flaw(s, seat, whole, what, cost), rule,
                               hope=lambda draft, rest: hope(s, seat, draft, rest, what, cost),
                               offered=lambda: [(cheapest(s, seat, what, cost), None)], about=(cost,))
    s.paying = NOBODY
    spend(s, seat, whole)


def spend(s: Twilight, seat: int, whole: Whole) -> None:
    p = s.players[seat]
    for item in whole:
        if isinstance(item, str):
            p.planets[item] = False
        else:
            p.goods -= item[1]
    planets = [x for x in whole if isinstance(x, str)]
    s.tell("paid", seat=seat, many=len(planets), planets=planets,
           goods=sum([x[1] for x in whole if not isinstance(x, str)]))
