"""Phase V, Produce: goods on worlds, and cards for them (RFG-9)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.race.catalog import (
    BONUS,
    BONUS_RANK,
    DRAW,
    DRAW_PER_WORLD,
    GOOD,
    KINDS,
    PRODUCE,
    WINDFALL,
    WINDFALL_ANY_RANK,
    Box,
    Card,
)
from fivesuns.games.race.powers import empty_windfalls, worlds_of_kind
from fivesuns.games.race.stages.cards import draw, put_good
from fivesuns.games.race.state import Player, Race
from fivesuns.kernel import Choose, Play, Sub

Step = tuple[str, str]           # what a card does in this phase: (verb, card); the bonus is (bonus, produce)
REST: Final[Step] = ("rest", PRODUCE)


def produce(s: Race) -> None:
    s.phase = "produce"
    for p in s.players:
        p.produced = []
    for seat in s.order:
        s.then(produce_goods, seat)
    s.then(count_most)


def produce_goods(s: Race, seat: int) -> Play:
    """All powers of one player, in the order of RFG-9.9, of A6 with `keldon_order`, or of the player's choice."""
    box, p = s.box(), s.players[seat]
    steps = in_keldon_order(box, p) if s.keldon_order else in_order(box, p)
    while steps:
        step = steps[0]
        if s.choose_produce_order:
            step = yield from next_step(box, p, seat, steps)
            if step == REST:
                break
        steps.remove(step)
        yield from take_step(s, seat, step)
    for step in steps:
        yield from take_step(s, seat, step)
    n = draws_for_produced(box, p)                                         # RFG-9.7
    if n:
        yield from draw(s, seat, n)


def in_order(box: Box, p: Player) -> list[Step]:
    """The default order (RFG-9.9)."""
    cards = box.cards
    found = [(rank, verb, card) for card in p.tableau for rank, verb in cards[card].steps]
    if PRODUCE in p.actions:
        found.append((BONUS_RANK, BONUS, Card(PRODUCE)))
    return [(verb, card) for rank in range(BONUS_RANK + 1) for r, verb, card in found if r == rank]


def in_keldon_order(box: Box, p: Player) -> list[Step]:
    """From the newest card to the oldest; then the bonus, then the power for any kind (A6)."""
    cards = box.cards
    found: list[Step] = []
    later: list[Step] = [(BONUS, PRODUCE)] if PRODUCE in p.actions else []
    for card in reversed(p.tableau):
        for rank, verb in cards[card].steps:
            if rank == WINDFALL_ANY_RANK:
                later.append((verb, card))
            else:
                found.append((verb, card))
    return found + later


def next_step(box: Box, p: Player, seat: int, steps: list[Step]) -> Choose[Step]:
    """The owner's choice, among those that do something now, or the rest in the default order (RFG-9.10)."""
    possible = [step for step in steps if does_something(box, p, step)]
    if len(possible) < 2:
        return Choose(seat, "race.produce_order", [REST], "RFG-9.10", forced=True)
    return Choose(seat, "race.produce_order", [*possible, REST], "RFG-9.10")


def does_something(box: Box, p: Player, step: Step) -> bool:
    verb, card = step
    if verb == GOOD:
        return card not in p.goods
    if verb == BONUS:
        return len(empty_windfalls(box, p, "")) > 0
    if verb == WINDFALL:
        return len(empty_windfalls(box, p, box.cards[Card(card)].windfall_kind)) > 0
    return True


def take_step(s: Race, seat: int, step: Step) -> Sub[None]:
    box, p = s.box(), s.players[seat]
    verb, word = step
    if verb == BONUS:
        yield from make_windfall(s, seat, "", word)                        # RFG-9.2
        return
    card = Card(word)
    d = box.cards[card]
    if verb == GOOD:
        if card not in p.goods:
            yield from make_good(s, seat, card)                            # RFG-9.1
    elif verb == WINDFALL:
        yield from make_windfall(s, seat, d.windfall_kind, word)           # RFG-9.3
    elif verb == DRAW:
        yield from draw(s, seat, d.draw_plain)                             # RFG-9.5
    else:
        assert verb == DRAW_PER_WORLD
        n = sum([d.draw_per_world[kind] * worlds_of_kind(box, p, kind) for kind in KINDS])     # RFG-9.6
        if n:
            yield from draw(s, seat, n)


def make_windfall(s: Race, seat: int, kind: str, source: str) -> Sub[None]:
    """A good on an empty windfall world; compulsory while there is one (RFG-9.4)."""
    targets = empty_windfalls(s.box(), s.players[seat], kind)
    if targets:
        world = yield from Choose(seat, "race.windfall", targets, "RFG-9.4", forced=True, about=(source,))
        yield from make_good(s, seat, world)


def make_good(s: Race, seat: int, world: Card) -> Sub[None]:
    """The good, and the cards that this very world gives for it (RFG-9.5)."""
    if not (yield from put_good(s, seat, world)):
        return
    s.players[seat].produced.append(world)
    s.tell("produced", seat=seat, world=world)
    n = s.box().cards[world].draw_for_good
    if n:
        yield from draw(s, seat, n)


def draws_for_produced(box: Box, p: Player) -> int:
    """Cards per good or per kind produced in this phase (RFG-9.7)."""
    cards = box.cards
    kinds = [cards[world].kind for world in p.produced]
    if not kinds:
        return 0
    n = 0
    for card in p.tableau:
        d = cards[card]
        if d.counts_produced:
            n += sum([d.draw_per_good[kind] for kind in kinds]) + d.draw_per_kind * len(set(kinds))
    return n


def count_most(s: Race) -> Play:
    """Cards for having produced more goods of a kind than every other player (RFG-9.8)."""
    cards = s.box().cards
    for seat in s.order:
        p = s.players[seat]
        for card in p.tableau:
            if not cards[card].counts_most:
                continue
            for kind, n in cards[card].draw_for_most.items():
                made = [len([world for world in x.produced if cards[world].kind == kind]) for x in s.players]
                if n and made[seat] > max([0, *[m for other, m in enumerate(made) if other != seat]]):
                    yield from draw(s, seat, n)
