"""Phase IV, Consume: sell a good, then turn goods into chips and cards (RFG-8)."""
from __future__ import annotations

from fivesuns.games.race.catalog import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_TRADE,
    CONSUME_X2,
    DRAW,
    GUESS,
    SELL,
    SPEND,
    Box,
    Card,
    Consumption,
)
from fivesuns.games.race.powers import fitting_goods, power_of, sale, usable_powers
from fivesuns.games.race.stages.cards import draw, flip
from fivesuns.games.race.state import Race
from fivesuns.kernel import Choose, Number, Pick, Play, Sub


def consume(s: Race) -> None:
    """All sales first, then all consumption; with `keldon_order` player by player (RFG-8.18, A23)."""
    s.phase = "consume"
    for p in s.players:
        p.used = []
    traders = [seat for seat in s.order if CONSUME_TRADE in s.players[seat].actions]
    if s.keldon_order:
        for seat in s.order:
            if seat in traders:
                s.then(sell, seat)
            s.then(use_power, seat)
        return
    for seat in traders:
        s.then(sell, seat)
    for seat in s.order:
        s.then(use_power, seat)


def sell(s: Race, seat: int) -> Play:
    """The bonus of Consume: Trade (RFG-8.1)."""
    if s.players[seat].goods:
        yield from sell_good(s, seat, True)


def sell_good(s: Race, seat: int, premiums: bool) -> Sub[None]:
    box, p = s.box(), s.players[seat]
    goods = [world for world in p.tableau if world in p.goods]
    world = yield from Choose(seat, "race.sell", goods, "RFG-8.2", forced=True)
    price = sale(box, p, world, premiums)
    s.lose_good(seat, world)
    s.tell("sold", seat=seat, world=world, n=price)
    yield from draw(s, seat, price)


def use_power(s: Race, seat: int) -> Play:
    """One consume power after the other, until none is left that can be used (RFG-8.4)."""
    box, p = s.box(), s.players[seat]
    usable = usable_powers(box, p)
    if not usable:
        return
    options: list[tuple[str, str] | None] = [*usable]
    if all([verb == SPEND for verb, _ in usable]):
        options.append(None)                                               # only optional powers are left
    chosen = yield from Choose(seat, "race.consume", options, "RFG-8.4", forced=True)
    if chosen is None:
        return
    p.used.append(chosen)
    verb, card = chosen
    power = power_of(box, verb, card)
    if verb == SELL:
        yield from sell_good(s, seat, power.premiums)                      # RFG-8.14
    elif verb == DRAW:
        yield from draw(s, seat, power.cards)                              # RFG-8.15
    elif verb == GUESS:
        yield from guess(s, seat, power)
    elif verb == SPEND:
        yield from spend(s, seat, power, card)
    elif verb == CONSUME_ALL:
        consume_all(s, seat, card)
    else:
        assert verb == CONSUME
        yield from consume_goods(s, seat, power, card)
    s.then(use_power, seat)


def doubled(s: Race, seat: int, vp: int) -> int:
    """Consume: 2x VP (RFG-8.7)."""
    return vp * 2 if CONSUME_X2 in s.players[seat].actions else vp


def consume_goods(s: Race, seat: int, power: Consumption, card: str) -> Sub[None]:
    """Goods for chips and cards (RFG-8.9 to RFG-8.12). All goods are committed before cards are drawn."""
    box, p = s.box(), s.players[seat]
    fitting = fitting_goods(box, p, power)
    n = min(power.most, len(fitting))
    worlds = yield from which_goods(box, seat, power, fitting, n, card)
    for world in worlds:
        s.lose_good(seat, world)
    times = n if power.each else 1
    vp, cards = doubled(s, seat, power.vp * times), power.cards * times
    s.gain_chips(seat, vp)
    s.tell("consumed", seat=seat, card=card, worlds=list(worlds), vp=vp, n=cards)
    if cards:
        yield from draw(s, seat, cards)


def which_goods(box: Box, seat: int, power: Consumption, fitting: list[Card], n: int, card: str) -> Pick[Card]:
    if not power.different:
        return Pick(seat, "race.goods", fitting, n, n, "RFG-8.5", forced=True, about=(card, n))
    return Pick(seat, "race.goods", fitting, n, n, "RFG-8.11", forced=True, about=(card, n),
                fits=lambda worlds: len({box.cards[world].kind for world in worlds}) == n)


def consume_all(s: Race, seat: int, card: str) -> None:
    """All goods, for one VP less than their number (RFG-8.13)."""
    p = s.players[seat]
    worlds = tuple([world for world in p.tableau if world in p.goods])
    for world in worlds:
        s.lose_good(seat, world)
    vp = doubled(s, seat, len(worlds) - 1)
    s.gain_chips(seat, vp)
    s.tell("consumed", seat=seat, card=card, worlds=list(worlds), vp=vp, n=0)


def guess(s: Race, seat: int, power: Consumption) -> Sub[None]:
    """Name a number, see the top card (RFG-8.16)."""
    number = yield from Number(seat, "race.guess", power.low, power.high, "RFG-8.16")
    card = yield from flip(s)
    if card is None:
        return
    if s.box().cards[card].number == number:
        s.players[seat].hand.append(card)
        s.players[seat].shown.append(card)
        s.tell("guessed", seat=seat, n=number, card=card)
    else:
        s.discard.append(card)
        s.seen.append(card)
        s.tell("missed", seat=seat, n=number, card=card)


def spend(s: Race, seat: int, power: Consumption, card: str) -> Sub[None]:
    """Hand cards for chips, never doubled (RFG-8.17, RFG-8.7)."""
    cards = yield from Pick(seat, "race.spend", s.players[seat].hand, 0, power.most, "RFG-8.17", seen_by=(),
                            about=(card,))
    s.throw_away(seat, cards)
    s.gain_chips(seat, power.vp * len(cards))
    s.tell("spent", seat=seat, card=card, n=len(cards), vp=power.vp * len(cards))
