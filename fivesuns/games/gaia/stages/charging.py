"""Passive action: charge power when others build nearby (GAI-18)."""
from __future__ import annotations

from fivesuns.games.gaia import power
from fivesuns.games.gaia.peculiar import Charge
from fivesuns.games.gaia.powers import gain_resource, held, tell_gains
from fivesuns.games.gaia.state import Galaxy
from fivesuns.kernel import Choose, Play, Sub


def built(s: Galaxy, seat: int, h: int) -> Sub[None]:
    """A structure has been built or upgraded: the others may charge, as a rule when the turn is over (GAI-18.8)."""
    if s.rules.charge_time == "at_once":
        yield from offer(s, seat, h)
    else:
        s.triggers.append((seat, h))


def charging(s: Galaxy) -> Play:
    """All offers of the turn, one round of offers for each thing built (GAI-18.6)."""
    while s.triggers:
        builder, h = s.triggers[0]
        yield from offer(s, builder, h)
        s.triggers.pop(0)


def strongest(s: Galaxy, seat: int, h: int) -> int:
    """The highest value among a player's structures near this hex (GAI-18.2)."""
    p = s.players[seat]
    row = s.chart.distance[h]
    best = 0
    for x in p.structures:
        if row[x] <= 2:
            value = s.value(p, x)
            if value > best:
                best = value
    return best


def offer(s: Galaxy, builder: int, h: int) -> Sub[None]:
    """Clockwise from the builder's left neighbour (GAI-18.4)."""
    for seat in s.others(builder):
        if s.is_automa(seat):
            continue
        value = strongest(s, seat, h)
        if value:
            yield from offer_to(s, seat, value, h)


def offer_to(s: Galaxy, seat: int, value: int, h: int) -> Sub[None]:
    """All or nothing, but never more than can be charged or paid (GAI-18.3)."""
    p = s.players[seat]
    most = min(value, p.vp + 1)
    n = min(most, p.chargeable())
    more = p.peculiar.more_ways_to_charge(p, most)
    if not n and not more and s.rules.null_charge == "no_offer":
        return
    options: list[Charge | None] = [("charge", n), *more, None]
    if n == 1 and s.rules.one_power == "take" and not more:
        answer = options[0]
    else:
        answer = yield from Choose(seat, "gaia.charge", options, "GAI-18.3", about=(n, max(0, n - 1), s.chart.hexes[h]))
    if answer is None:
        s.tell("declined", seat=seat, power=n, points=max(0, n - 1))
        return
    how, n = answer
    price = max(0, n - 1)
    p.score("charging", -price)
    before = held(p)
    if how == "token_first":
        gain_resource(p, "token", 1)
    yield from power.charge(s, seat, n, price)
    if how == "charge" and more:
        gain_resource(p, "token", 1)
    tell_gains(s, seat, before)
