"""The laws of what seats may know: L5, L6, L11, and of L12 that events show no more than views."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from fivesuns.kernel.chance import Chance, QuickDice
from fivesuns.kernel.codec import placed, renamed, to_json, words
from fivesuns.kernel.compose import Compose
from fivesuns.kernel.decision import Decision, IllegalAnswer, Rng, spell
from fivesuns.kernel.imagine import aside, imagine, question, shuffled
from fivesuns.kernel.knowledge import asked_of, free_undo, opened, since, without_sealed
from fivesuns.kernel.play import Policy, playout, position, undone, uniform
from fivesuns.kernel.seat import SILENT, Bot, Seat
from fivesuns.kernel.several import Floor, Poll
from fivesuns.kernel.state import Event
from fivesuns.kernel.table import CHANCE, Entry, Table, of_things, speaker
from fivesuns.kernel.trial import attempt

LOOKS: Final = 8                 # places tried for one that a law is about
TRIED: Final = 3                 # answers in a row that are only tried


def l4_who_goes_back_for_free_has_learnt_nothing(table: Table[Any], seat: int, seed: int) -> bool:
    """From a world imagined back there, the same answers lead to the same view. False if nothing is free."""
    back, rng = free_undo(table, [seat]), QuickDice(seed)
    if back == table.length:
        return False
    world = imagine(undone(table, back), seat, rng)
    for who, value in table.log[back - table.base:]:
        ask = world.ask
        if isinstance(ask, Chance):
            world.settle(ask.sample(rng))
        else:
            world._relay(who, value)
    assert world.view(seat) == table.view(seat), f"L4: seat {seat} goes back to {back} for free and has learnt"
    return True


def l6_foretells(table: Table[Any], seat: int, seed: int) -> bool:
    """What a trial shows is what happens when it is played. False if nothing can be tried."""
    rng, names = QuickDice(seed), list[str]()
    if seat not in table.waiting():
        return False
    trial = attempt(table, seat, names, rng)
    for _ in range(TRIED):
        if trial.stop:
            break
        names.append(spell(trial.table.waiting()[seat].sample(rng)))
        trial = attempt(table, seat, names, rng)
    twin = table.clone()
    twin.dice = None
    played = names[:trial.taken]
    for name in played:
        twin.answer(seat, name)
    assert twin.view(seat) == trial.table.view(seat), f"L6: seat {seat} sees something else when it plays {played}"
    assert question(twin, seat) == question(trial.table, seat), f"L6: seat {seat} is asked otherwise after {played}"
    return bool(played)


def transcript(table: Table[Any], log: list[Entry], seat: int | None) -> Iterator[Any]:
    """All that a seat gets to know from here on, question by question: views, questions, open answers, events."""
    for who, value in log:
        yield page(table, seat)
        shown = opened(table, who, value, seat)
        yield [shown, *told(table._relay(who, value), seat)]
    yield page(table, seat)


def page(table: Table[Any], seat: int | None) -> Any:
    """What a seat sees now, what it is asked and may say, for whom the table waits."""
    asked = None if seat is None else (question(table, seat), aside(table, seat))
    return table.view(seat), asked, sorted(table.awaited()), sorted(table.sealed()), table.trail()


def told(events: list[Event], seat: int | None) -> list[Any]:
    return [(event.what, event.args) for event in events if event.known_to(seat)]


def same_life(here: Table[Any], log: list[Entry], there: Table[Any], other: list[Entry], seat: int | None) -> None:
    pages = list(transcript(here, log, seat))
    for i, found in enumerate(transcript(there, other, seat)):  # no zip: compiled, it breaks on two generators
        assert pages[i] == found, f"L5: seat {seat} can tell {pages[i]} from {found}"


def l5_tells_nothing(table: Table[Any], seat: int | None, rng: Rng) -> bool:
    """Rename, from the first answer on, whatever the seat has never seen: it must live through the same game; who is
    asked, how often and in which order stays."""
    game, options, log = table.game, table.options, table.log
    seen = {w for found in transcript(Table(game, options), log, seat) for w in words(list(found))}
    names = shuffled([thing for thing in game.things if thing not in seen], game.things, rng)
    try:
        same_life(Table(game, options), log, Table(game, options), renamed(log, names), seat)
    except IllegalAnswer:
        return False  # another seat's hidden answer depends on what it held; this world is not possible
    return any([a != b for a, b in names.items()])


def l5_tells_nothing_since_the_stage_began(table: Table[Any], world: Table[Any], seat: int) -> None:
    """The same for a world that is only imagined."""
    if not table.sealed():
        here, log = _stage_start(table)
        there, other = _stage_start(world)
        same_life(here, log, there, other, seat)


def _stage_start(table: Table[Any]) -> tuple[Table[Any], list[Entry]]:
    at, log = since(table)
    start = table.clone(keep=True)
    start.dice = None
    start.undo_to(at)
    return start, without_sealed(table, log)


def l5_keeps_a_secret(table: Table[Any], rng: Rng) -> bool:
    """Had the last answer been another secret number or word, nobody to whom it is not shown could tell before the next
    answer. (Secret things change their names in `l5_tells_nothing`; but none that stays where it is comes to be known
    by it.) False if there was no such answer."""
    given = [n for n, entry in enumerate(table.log) if entry[0] != CHANCE]
    if not given:
        return False
    who, value = table.log[given[-1]]
    here, there = undone(table, table.base + given[-1]), undone(table, table.base + given[-1])
    decision = asked_of(here, who)
    if decision is None or not decision.secret:
        return False
    other, things = decision.sample(rng), table.game.things
    if of_things(value, things):
        return _l5_shows_it_to_nobody_else(here, who, value, decision)
    unaware = [x for x in (*range(table.options["seats"]), None) if not decision.shown_to(x, value)]
    others = [x for x in unaware if not decision.shown_to(x, other)]      # to be asked before the state changes
    for _ in range(LOOKS):
        if others or not unaware:
            break
        other = decision.sample(rng)
        others = [x for x in unaware if not decision.shown_to(x, other)]
    if other == value or not others or of_things(other, things):
        return False
    events, otherwise = here._relay(who, value), there._relay(who, other)
    for seat in others:
        pages = [[page(here, seat), *told(events, seat)], [page(there, seat), *told(otherwise, seat)]]
        assert pages[0] == pages[1], f"L5: seat {seat} can tell the secret {spell(value)!r} from {spell(other)!r}"
    return True


def _l5_shows_it_to_nobody_else(table: Table[Any], who: int, value: Any, decision: Decision[Any]) -> bool:
    """A secret answer may put a thing where somebody sees it, but not show it where it is to whom it is not shown."""
    others = [x for x in (*range(table.options["seats"]), None) if not decision.shown_to(x, value)]
    before = {x: words(list(page(table, x))) for x in others}
    places, stayed = whereabouts(table.state), list[str]()
    table.dice = None                             # what is drawn next is another matter
    table._relay(who, value)
    now = whereabouts(table.state)
    for thing in value if isinstance(value, tuple) else (value,):
        if all([place in now.get(thing, []) for place in places.get(thing, [])]):
            stayed.append(thing)
    for x in others:
        after = words(list(page(table, x)))
        shown = [thing for thing in stayed if thing in after and thing not in before[x]]
        assert not shown, f"L5: {decision.key} shows {shown} to seat {x}"
    return bool(stayed)


def whereabouts(state: Any) -> dict[str, list[str]]:
    """The places in the state where each word stands."""
    found: dict[str, list[str]] = {}
    _visit(to_json(state), "", found)
    return found


def _visit(x: Any, place: str, found: dict[str, list[str]]) -> None:
    if isinstance(x, str):
        found.setdefault(x, []).append(place)
    elif isinstance(x, dict):
        for key, y in x.items():
            _visit(y, f"{place}/{key}", found)
    elif isinstance(x, list):
        for n, y in enumerate(x):
            _visit(y, f"{place}/{n}", found)


def l5_keeps_a_poll(table: Table[Any], rng: Rng) -> bool:
    """While a poll is open nobody can tell who has said something to it, let alone what. False if none is open."""
    ask, waiting = table.ask, list(table.waiting().items())
    if not isinstance(ask, Poll):
        return False
    seat, decision = waiting[rng.below(len(waiting))]
    twin = table.clone(keep=True)
    twin.dice = None
    twin.give(seat, decision.sample(rng))
    if twin.ask is None or not twin.voices:
        return False                              # that was the word that the table waited for
    for x in (*range(table.options["seats"]), None):
        assert x == seat or page(twin, x) == page(table, x), f"L5: seat {x} can tell that seat {seat} has answered"
    assert twin.length == table.length, "L5: the log tells that somebody has answered"
    return True


def l12_shows_no_more_than_views(table: Table[Any], seat: int | None) -> None:
    """An event names a hidden thing only to a seat whose view names it before or after, or that just saw it drawn or
    shown; and what a seat sees drawn or shown is a thing that it has in view before or after, or is told of. So no
    draw and no answer is open to more seats than the rules mean."""
    things = table.game.things
    pages = list(transcript(Table(table.game, table.options), table.log, seat))
    for i in range(1, len(pages), 2):
        shown, *events = pages[i]
        if not any([w in things for w in words(pages[i])]):
            json.dumps(events)
            continue
        views, opened = {*words(list(pages[i - 1])), *words(list(pages[i + 1]))}, {*words(shown)}
        heard: set[str] = set()
        for event in events:
            json.dumps(event)
            named = {w for w in words(list(event)) if w in things}
            extra = named - views - opened
            assert not extra, f"L12: event {event[0]} shows {extra} to seat {seat}"
            heard |= named
        extra = {w for w in opened if w in things} - views - heard
        assert not extra, f"L5: seat {seat} sees {extra} drawn or shown, and nothing tells it so"


def l6_imagines(table: Table[Any], seat: int, seed: int, policy: Policy = uniform) -> None:
    world = imagine(table, seat, QuickDice(seed), QuickDice(seed))
    assert world.view(seat) == table.view(seat), "L6: another view"
    assert question(world, seat) == question(table, seat), "L6: another question"
    assert aside(world, seat) == aside(table, seat), "L6: another aside"
    coming = [[decision.describe() for decision in x.foreseen(seat)] for x in (world, table)]
    assert coming[0] == coming[1], "L6: another question is to come"
    shape = [len([w for w in placed(x.state) if w in table.game.things]) for x in (world, table)]
    assert shape[0] == shape[1] or table.sealed() or table.voices, "L6: another shape"
    wrong = table.game.audit(world.state)
    assert not wrong, f"L6, L8: {wrong}"
    l6_judges_alike(table.waiting().get(seat), world.waiting().get(seat), QuickDice(seed))
    l6_judges_alike(table.asides().get(seat), world.asides().get(seat), QuickDice(seed))
    l5_tells_nothing_since_the_stage_began(table, world, seat)
    # what it imagines depends on what the seat knows, and on nothing else
    other = imagine(world, seat, QuickDice(seed + 1))
    direct = imagine(table, seat, QuickDice(seed + 1))
    assert position(other) == position(direct), f"L6: imagine lets the truth through to seat {seat}"
    playout(world, QuickDice(seed), table.game.bound, policy)
    assert world.over, "L6, L9: an imagined table does not come to an end"


def l6_judges_alike(here: Decision[Any] | None, there: Decision[Any] | None, rng: Rng) -> None:
    """What is wrong with a composed answer must not depend on what the seat cannot know."""
    if isinstance(here, Compose) and isinstance(there, Compose):
        for _ in range(4):
            whole = here.sample(rng)
            for draft in [whole[:n] for n in range(len(whole) + 1)]:
                assert here.flaw(draft) == there.flaw(draft), f"L6: {here.key} knows more of {spell(draft)!r}"


def l6_truth_does_not_matter(table: Table[Any], seat: int, rng: Rng, seed: int) -> bool:
    """Had somebody given another answer that the seat has not seen, and nothing since told it so, it would imagine the
    same world. False if there was no such answer."""
    if not table.log:
        return False
    for _ in range(LOOKS):
        place = rng.below(len(table.log))
        who, value = table.log[place]
        if who == CHANCE or speaker(who) == seat:
            continue
        start = undone(table, table.base + place)
        decision = asked_of(start, who)
        if decision is None or decision.shown_to(seat, value):
            continue
        other = decision.sample(rng)
        if other != value and not decision.shown_to(seat, other):
            twin = _otherwise(table, place, (who, other), seat)
            if twin is not None:
                here, there = imagine(table, seat, QuickDice(seed)), imagine(twin, seat, QuickDice(seed))
                assert position(here) == position(there), (
                    f"L6: seat {seat} imagines otherwise if the secret {spell(value)!r} is {spell(other)!r}")
                return True
    return False


def _otherwise(table: Table[Any], place: int, entry: Entry, seat: int) -> Table[Any] | None:
    """The table with another answer at this place; None if the seat can tell, or what followed is not possible."""
    here, there = undone(table, table.base + place), undone(table, table.base + place)
    here.dice = there.dice = None
    log = table.log[place:]
    try:
        pages = list(transcript(here, log, seat))
        for i, found in enumerate(transcript(there, [entry, *log[1:]], seat)):
            if pages[i] != found:
                return None
    except (IllegalAnswer, ValueError, LookupError):
        return None
    return there if not table.voices else None


def l11_decides_by_what_it_knows(table: Table[Any], seat: int, seed: int, bot: Callable[[Rng], Bot]) -> None:
    """In a world that the seat cannot tell from the real one, its bot answers the same."""
    here = Seat(table, seat)
    assert here.decision is not None
    answer = bot(QuickDice(seed)).answer(here)
    silent = answer is SILENT and isinstance(table.ask, Floor)
    assert silent or here.decision.check(answer), f"L11: the bot answers {answer!r} to {here.decision.key}"
    world = imagine(table, seat, QuickDice(seed))
    assert bot(QuickDice(seed)).answer(Seat(world, seat)) == answer, f"L11: the bot of seat {seat} knows too much"
