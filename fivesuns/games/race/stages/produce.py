"""Phase V, Produce: goods on worlds, and cards for them (RFG-9)."""
from __future__ import annotations

from typing import Final

from fivesuns.games.race.catalog import (
    BONUS,
    DRAW,
    DRAW_PER_WORLD,
    GOOD,
    KINDS,
    PRODUCE,
    STEPS,
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
ALL_FILLED: Final = 2            # ranks of windfall powers: enough of them for all empty worlds of their kind
MAY_DRAW: Final = 3              # a world that they may fill gives a card for its good
CHOICE_OF_KIND: Final = 4
CHOICE_OF_ANY: Final = 5


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
    asks = s.choose_produce_order
    while steps:
        step = REST
        if asks:
            step = yield from next_step(box, p, seat, steps)
            asks = step != REST
        if step == REST:
            step = steps[0] if s.keldon_order else usual(box, p, steps)
        steps.remove(step)
        yield from take_step(s, seat, step)
    n = draws_for_produced(box, p)                                         # RFG-9.7
    if n:
        yield from draw(s, seat, n)


def in_order(box: Box, p: Player) -> list[Step]:
    """All that a player's cards do, as it is listed; the bonus comes last."""
    cards = box.cards
    ranked = [(rank, (verb, card)) for card in p.tableau for rank, verb in cards[card].steps]
    found: list[Step] = [step for _, step in sorted(ranked, key=lambda x: x[0])]
    if PRODUCE in p.actions:
        found.append((BONUS, PRODUCE))
    return found


def usual(box: Box, p: Player, steps: list[Step]) -> Step:
    """What comes next if nobody chooses (RFG-9.9)."""
    ranks = [rank_of(box, p, steps, step) for step in steps]
    return steps[ranks.index(min(ranks))]


def rank_of(box: Box, p: Player, steps: list[Step], step: Step) -> int:
    """Draws, own production; then windfall goods, those first that leave no choice, then those that may bring a card:
    so that every card is seen before the worlds are picked that do not bring one (A6)."""
    verb = step[0]
    if verb not in (WINDFALL, BONUS):
        return STEPS[verb]
    kind = windfall_kind(box, step)
    targets = empty_windfalls(box, p, kind)
    if len(targets) <= len([x for x in steps if x[0] == WINDFALL and windfall_kind(box, x) == kind]):
        return ALL_FILLED
    if any([box.cards[world].draw_for_good for world in targets]):
        return MAY_DRAW
    return CHOICE_OF_KIND if kind else CHOICE_OF_ANY


def windfall_kind(box: Box, step: Step) -> str:
    """On worlds of which kind a windfall power or the bonus makes a good; empty = any."""
    return "" if step[0] == BONUS else box.cards[Card(step[1])].windfall_kind


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
    if verb in (WINDFALL, BONUS):
        return len(empty_windfalls(box, p, windfall_kind(box, step))) > 0
    return True


def take_step(s: Race, seat: int, step: Step) -> Sub[None]:
    box, p = s.box(), s.players[seat]
    verb, word = step
    if verb in (WINDFALL, BONUS):
        yield from make_windfall(s, seat, windfall_kind(box, step), word)  # RFG-9.2, RFG-9.3
        return
    card = Card(word)
    d = box.cards[card]
    if verb == GOOD:
        if card not in p.goods:
            yield from make_good(s, seat, card)                            # RFG-9.1
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
