"""The power cycle (GAI-4): charging, spending, burning and giving up tokens, with the brainstone's choices."""
from __future__ import annotations

from typing import Final, Literal

from fivesuns.games.gaia.shapes import Area
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Sub

Bowls = tuple[int, int, int, int]         # tokens in I, II, III without the brainstone, and the brainstone's area

AREAS: Final[tuple[Literal[""] | Area, ...]] = ("", "area1", "area2", "area3", "gaia_area")


def bowls(p: Player) -> Bowls:
    return (p.bowl1, p.bowl2, p.bowl3, p.brainstone)


def set_bowls(p: Player, now: Bowls) -> None:
    p.bowl1, p.bowl2, p.bowl3, p.brainstone = now


def described(now: Bowls) -> tuple[str, int, int, int] | tuple[str, int, int, int, str]:
    """As an option to choose."""
    if now[3]:
        return ("bowls_stone", now[0], now[1], now[2], AREAS[now[3]])
    return ("bowls", now[0], now[1], now[2])


def charged(now: Bowls, n: int) -> list[Bowls]:
    """All that charging n may lead to (GAI-4.1): one result, or one for every area where the brainstone can end."""
    one, two, three, stone = now
    if stone == 0 or stone > 2:
        a = min(n, one)
        b = min(n - a, two + a)
        return [(one - a, two + a - b, three + b, stone)]
    t1, t2 = one + (stone == 1), two + (stone == 2)
    a = min(n, t1)
    b = min(n - a, t2 + a)
    ends = []
    if stone == 1 and a < t1:
        ends.append(1)
    if b < t2 + a and (stone == 2 or a > 0):
        ends.append(2)
    if b > 0:
        ends.append(3)
    return [(t1 - a - (end == 1), t2 + a - b - (end == 2), three + b - (end == 3), end) for end in ends]


def charge(s: Galaxy, seat: int, n: int, points: int = 0) -> Sub[int]:
    """Move power up the cycle, which has cost so many points; says how much moved (GAI-4.1, 4.5)."""
    p = s.players[seat]
    before = p.chargeable()
    results = charged(bowls(p), n)
    chosen = 0
    if len(results) > 1:
        areas = [AREAS[x[3]] for x in results]
        chosen = areas.index((yield from Choose(seat, "gaia.brainstone", areas, "GAI-4.5", about=(n,))))
    set_bowls(p, results[chosen])
    moved = before - p.chargeable()
    if moved:
        s.tell("charged", seat=seat, power=moved, points=points)
    return moved


def spend(s: Galaxy, seat: int, n: int) -> Sub[int]:
    """Pay n power from area III; says how much was paid too much (GAI-4.2, 4.5, 4.6)."""
    p = s.players[seat]
    pays = p.token_pays()
    if pays > 1:
        tokens = (n + pays - 1) // pays
        p.bowl3 -= tokens
        p.bowl1 += tokens
        return pays * tokens - n
    if p.brainstone == 3 and n > 0:
        use = True
        if p.bowl3 >= n:
            use = (yield from Choose(seat, "gaia.pay_brainstone", ["keep", "use"], "GAI-4.5", about=(n,))) == "use"
        if use:
            rest = max(0, n - 3)
            p.brainstone = 1
            p.bowl3 -= rest
            p.bowl1 += rest
            return max(0, 3 - n)
    p.bowl3 -= n
    p.bowl1 += n
    return 0


def can_burn(p: Player) -> bool:
    return p.bowl2 + (1 if p.brainstone == 2 else 0) >= 2


def burn(s: Galaxy, seat: int) -> Sub[None]:
    """One token of area II is given up, so that another moves to III (GAI-17.2)."""
    p = s.players[seat]
    how = "keep"
    if p.brainstone == 2:
        ways = (["keep"] if p.bowl2 >= 2 else []) + ["move", "discard"]
        how = yield from Choose(seat, "gaia.burn_brainstone", ways, "GAI-4.5")
    if how == "keep":
        p.bowl2 -= 2
        p.bowl3 += 1
    elif how == "move":
        p.bowl2 -= 1
        p.brainstone = 3
    else:
        p.bowl2 -= 1
        p.bowl3 += 1
        p.brainstone = 0
        s.tell("brainstone_lost", seat=seat)
    if how != "discard":
        p.peculiar.burnt(p)


def give_up(s: Galaxy, seat: int, n: int, to_gaia_area: bool, rule: str) -> Sub[None]:
    """Take n tokens out of areas I to III: into the Gaia area or out of the game (GAI-4.4, 9.4)."""
    p = s.players[seat]
    if n == 0:
        return
    if s.rules.discard == "choose":
        ways = splits(bowls(p), n)
        names = [("take_stone" if way[3] else "take", way[0], way[1], way[2]) for way in ways]
        taken = yield from Choose(seat, "gaia.tokens", names, rule, forced=True, about=(n,))
        one, two, three, stone = ways[names.index(taken)]
    else:
        normal = p.bowl1 + p.bowl2 + p.bowl3
        stone = 0
        if 1 <= p.brainstone <= 3:
            keep_or_use = ["keep", "use"] if normal >= n else ["use"]
            how = yield from Choose(seat, "gaia.give_brainstone", keep_or_use, "GAI-4.5", forced=True, about=(n,))
            stone = 1 if how == "use" else 0
        one = min(n - stone, p.bowl1)
        two = min(n - stone - one, p.bowl2)
        three = n - stone - one - two
    p.bowl1 -= one
    p.bowl2 -= two
    p.bowl3 -= three
    if to_gaia_area:
        p.gaia_area += n - stone
    else:
        p.given_up += n - stone
    if stone:
        p.brainstone = 4 if to_gaia_area else 0
        if not to_gaia_area:
            s.tell("brainstone_lost", seat=seat)


def splits(now: Bowls, n: int) -> list[Bowls]:
    """All ways to take n tokens: from I, II and III, and the brainstone or not."""
    found: list[Bowls] = []
    for stone in (0, 1) if 1 <= now[3] <= 3 else (0,):
        for one in range(min(now[0], n - stone), -1, -1):
            for two in range(min(now[1], n - stone - one), -1, -1):
                three = n - stone - one - two
                if 0 <= three <= now[2]:
                    found.append((one, two, three, stone))
    return found


def after_income(now: Bowls, charges: tuple[int, ...], tokens: tuple[int, ...]) -> list[Bowls]:
    """All power states that some order of the sources leads to (GAI-5.3, 5.4); the best first: most power moved, then
    most of it in III."""
    found: set[Bowls] = set()
    _orders(now, charges, tokens, found, set())
    return sorted(found, key=_worth, reverse=True)


def _orders(now: Bowls, charges: tuple[int, ...], tokens: tuple[int, ...], found: set[Bowls],
            done: set[tuple[Bowls, tuple[int, ...], tuple[int, ...]]]) -> None:
    key = (now, charges, tokens)
    if key in done:
        return
    done.add(key)
    if not charges and not tokens:
        found.add(now)
        return
    for i, n in enumerate(charges):
        if i and charges[i - 1] == n:
            continue
        for then in charged(now, n):
            _orders(then, charges[:i] + charges[i + 1:], tokens, found, done)
    for i, n in enumerate(tokens):
        if i and tokens[i - 1] == n:
            continue
        _orders((now[0] + n, now[1], now[2], now[3]), charges, tokens[:i] + tokens[i + 1:], found, done)


def _worth(now: Bowls) -> tuple[int, int, int, int]:
    one, two, three, stone = now
    moved = two + 2 * three + (stone - 1 if 1 <= stone <= 3 else 0)
    spendable = three + (3 if stone == 3 else 0)
    return (moved, spendable, two, -one)
