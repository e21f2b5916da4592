"""The laws every game obeys, checked by random play. Each check raises AssertionError with the place.

L1 a saved table loads equal and plays on equal       L7 playing on a clone never touches the original
L2 a record replays to the same bytes                 L8 components are conserved at every question
L3 what is offered is accepted, all else refused      L9 play ends within the stated bound
L4 undo to k is the table at k                        L10 the score kept is the score counted afresh
L5 a seat learns nothing that it may not know         L11 a bot decides by what its seat knows, and nothing else
L6 an imagined world has the seat's view              L12 events show no more than views; answers given together do
                                                          not depend on their order; broken rules change nothing;
                                                          whatever is shown is plain JSON
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from fivesuns.kernel.chance import Chance, QuickDice, SealedDice
from fivesuns.kernel.codec import fields_of, renamed, to_json, words
from fivesuns.kernel.decision import (
    Allocate,
    Arrange,
    Decision,
    IllegalAnswer,
    Number,
    Pick,
    Play,
    Rng,
    Together,
    spell,
)
from fivesuns.kernel.game import Game, Options
from fivesuns.kernel.imagine import Unimaginable, imagine, question, shuffled, since
from fivesuns.kernel.record import Record
from fivesuns.kernel.seat import Bot, Seat
from fivesuns.kernel.state import Event, Fixed
from fivesuns.kernel.table import CHANCE, Entry, Table, of_things
from fivesuns.kernel.verify import doubts

NONSENSE: Final = ("no such thing", "", "0 0", "99,99", "nothing ", "-1", "pass pass", "build 99,99")
Policy = Callable[[Decision[Any], Rng], Any]


def position(table: Table[Any]) -> str:
    """Everything about where a table is."""
    asked = [[seat, question(table, seat)] for seat in sorted(table.waiting())]
    return json.dumps([to_json(table.state), asked, table.length, sorted(table.sealed())])


def uniform(decision: Decision[Any], rng: Rng) -> Any:
    """The policy that takes any legal answer."""
    return decision.sample(rng)


def step(table: Table[Any], rng: Rng, policy: Policy = uniform) -> list[Event]:
    """One answer by a random seat that may."""
    waiting = table.waiting()
    seats = list(waiting)
    seat = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
    return table.give(seat, policy(waiting[seat], rng))


def playout(table: Table[Any], rng: Rng, most: int = 1 << 30, policy: Policy = uniform) -> int:
    """Random play to the end, or so many answers far; says how many were given."""
    n = 0
    while n < most and not table.over:
        step(table, rng, policy)
        n += 1
    return n


def random_table(game: Game[Any], options: Options, seed: int, keep: bool = True) -> Table[Any]:
    return Table(game, options, SealedDice.from_seed(seed), keep)


def l1_saves(table: Table[Any], seed: int) -> None:
    saved = table.save()
    loaded = Table.load(table.game, saved, table.dice)
    assert loaded.save() == saved, "L1: saves differently after a load"
    assert position(loaded) == position(table), "L1: loads differently"
    twin = table.clone(keep=True)
    playout(loaded, QuickDice(seed), 6)
    playout(twin, QuickDice(seed), 6)
    assert position(loaded) == position(twin), "L1: plays on differently"
    assert loaded.save() == twin.save(), "L1: saves differently later"


def l2_replays(table: Table[Any]) -> None:
    text = table.record()
    again = Table.replay(table.game, text)
    assert position(again) == position(table), "L2: replays differently"
    assert again.save() == table.save(), "L2: saves differently after a replay"
    assert Record.parse(text).text() == text, "L2: a record is not written as it was read"
    assert not doubts(table.game, Record.parse(text)), "L2: the dice were not those promised"


def l3_accepts_what_it_offers(table: Table[Any], rng: Rng) -> None:
    before = position(table)
    for seat, decision in table.waiting().items():
        n = decision.count()
        for i in [rng.below(n) for _ in range(min(n, 8))]:
            value = decision.at(i)
            assert decision.check(value), f"L3: {decision.key} offers {value!r} and does not take it"
            assert decision.named(spell(value)) == value, f"L3: {decision.key} does not know its {spell(value)!r}"
            table.clone().answer(seat, i)
        _refuses(table, seat, decision, n)
        _steps_lead_to_answers(decision, rng)
    for seat in (-1, 99, *[x for x in range(table.options["seats"]) if x not in table.waiting()]):
        _refused(table, seat, 0)
    assert position(table) == before, "L3: a refused answer changed something"


def _refuses(table: Table[Any], seat: int, decision: Decision[Any], n: int) -> None:
    names = {spell(decision.at(i)) for i in range(min(n, 200))}
    if n <= 200:
        for wrong in NONSENSE:
            if wrong not in names:
                _refused(table, seat, wrong)
    for index in (n, -1, 1 << 60):
        _refused(table, seat, index)
    if isinstance(decision, Pick) and decision.most and decision.least == decision.most == 1:
        _refused(table, seat, " ".join([spell(decision.at(0)), spell(decision.at(0))]))


def _refused(table: Table[Any], seat: int, address: int | str) -> None:
    try:
        table.answer(seat, address)
    except IllegalAnswer as error:
        assert "legal" in str(error) or "waiting" in str(error), f"L3: a refusal that does not help: {error}"
    else:
        raise AssertionError(f"L3: took {address!r} of seat {seat}")


def _steps_lead_to_answers(decision: Decision[Any], rng: Rng) -> None:
    """What a learner puts together in small steps is a legal answer."""
    if not isinstance(decision, (Pick, Number, Allocate, Arrange)):
        return
    path: list[Any] = []
    while True:
        next_steps = decision.steps(path)
        if not next_steps:
            break
        path.append(next_steps[rng.below(len(next_steps))])
    assert decision.check(decision.assemble(path)), f"L3: {decision.key}: the steps {path} are no answer"


class Broken(Exception):
    pass


class Brittle(Game[Any]):
    """The same game, whose rules fail once, in the middle of a change, when `armed`."""

    def __init__(self, game: Game[Any]) -> None:
        self.name, self.version, self.seats, self.options = game.name, game.version, game.seats, game.options
        self.kinds, self.things, self.bound = game.kinds, game.things, game.bound
        self.game = game
        self.armed = False
        self.stages = {name: self.brittle(stage) for name, stage in game.stages.items()}

    def setup(self, options: Options) -> Any:
        return self.game.setup(options)

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        return self.game.view(s, seat)

    def brittle(self, stage: Callable[..., Play | None]) -> Callable[..., Play]:
        def run(s: Any, *args: Any) -> Play:
            play = stage(s, *args)
            if play is None:
                return
            for ask in play:
                yield ask
                if self.armed:
                    self.armed = False
                    next(play, None)
                    s.agenda.append(("nonsense",))
                    raise Broken
        return run


def l12_survives_broken_rules(game: Game[Any], options: Options, seed: int, policy: Policy = uniform) -> None:
    """An error in the rules, after an answer was taken and half of its work done, leaves the table where it was."""
    rng, brittle = QuickDice(seed), Brittle(game)
    table = random_table(brittle, options, seed, keep=seed % 2 == 0)
    while not table.over:
        test = rng.below(5) == 0
        before = (position(table), table.save()) if test else ("", b"")
        brittle.armed = test
        try:
            step(table, rng, policy)
            brittle.armed = False
        except Broken:
            assert (position(table), table.save()) == before, "L12: broken rules broke the table"


def l4_undoes(table: Table[Any], history: list[str], lengths: list[int], rng: Rng) -> None:
    k = rng.below(len(history))
    assert position(_undone(table, lengths[k])) == history[k], f"L4: undo to {lengths[k]} is not the table then"


def _undone(table: Table[Any], length: int) -> Table[Any]:
    twin = Table(table.game, table.options, table.dice, True, True)
    twin.log, twin.marks, twin.news = list(table.log), list(table.marks), table.news
    twin.undo_to(length)
    return twin


def l4_who_goes_back_for_free_has_learnt_nothing(table: Table[Any], seat: int, seed: int) -> bool:
    """From a world imagined back there, the same answers lead to the same view. False if nothing is free."""
    back, rng = table.free_undo([seat]), QuickDice(seed)
    if back == table.length:
        return False
    world = imagine(_undone(table, back), seat, rng)
    for who, value in table.log[back - table.base:]:
        ask = world.ask
        if isinstance(ask, Chance):
            world.settle(ask.sample(rng))
        else:
            world.give(who, value)
    assert world.view(seat) == table.view(seat), f"L4: seat {seat} goes back to {back} for free and has learnt"
    return True


def transcript(table: Table[Any], log: list[Entry], seat: int | None) -> Iterator[Any]:
    """All that a seat gets to know from here on, question by question: views, questions, open answers, events."""
    for who, value in log:
        yield _page(table, seat)
        shown = opened(table, who, value, seat)
        events = table.settle(value) if who == CHANCE else table.give(who, value)
        yield [shown, *[(e.what, e.args) for e in events if e.known_to(seat)]]
    yield _page(table, seat)


def _page(table: Table[Any], seat: int | None) -> Any:
    asked = None if seat is None else question(table, seat)
    return table.view(seat), asked, sorted(table.waiting()), table.trail()


def opened(table: Table[Any], who: int, value: Any, seat: int | None) -> Any:
    """What of an answer the seat gets to see when it is given; answers given together open with the last."""
    ask = table.ask
    if isinstance(ask, Chance):
        return value if ask.shown_to(seat) else None
    if isinstance(ask, Together):
        answers = {**table._sealed, who: value}
        done = len(answers) == len(ask.decisions)
        return [answers[x] if x == seat or (done and not d.secret) else None
                for x, d in ask.decisions.items() if x in answers]
    return value if who == seat or not table._decision(who).secret else None


def same_life(here: Table[Any], log: list[Entry], there: Table[Any], other: list[Entry], seat: int | None) -> None:
    pages = list(transcript(here, log, seat))
    for i, page in enumerate(transcript(there, other, seat)):  # no zip: compiled, it breaks on two generators
        assert pages[i] == page, f"L5: seat {seat} can tell {pages[i]} from {page}"


def l5_tells_nothing(table: Table[Any], seat: int | None, rng: Rng) -> bool:
    """Rename, from the first answer on, whatever the seat has never seen: it must live through the same game."""
    game, options, log = table.game, table.options, table.log
    seen = {w for page in transcript(Table(game, options), log, seat) for w in words(list(page))}
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
    return start, log


def l5_keeps_a_secret(table: Table[Any], rng: Rng) -> bool:
    """Had the last answer been another secret number or word, nobody else could tell before the next answer. (Secret
    things change their names in `l5_tells_nothing`.) False if there was no such answer."""
    given = [n for n, entry in enumerate(table.log) if entry[0] != CHANCE]
    if not given:
        return False
    who, value = table.log[given[-1]]
    here, there = _undone(table, table.base + given[-1]), _undone(table, table.base + given[-1])
    decision = here.waiting()[who]
    if not decision.secret:
        return False
    other, things = decision.sample(rng), table.game.things
    if other == value or of_things(value, things) or of_things(other, things):
        return False
    told, otherwise = here.give(who, value), there.give(who, other)
    for seat in (*range(table.options["seats"]), None):
        if seat != who:
            pages = [[_page(here, seat), *[(e.what, e.args) for e in told if e.known_to(seat)]],
                     [_page(there, seat), *[(e.what, e.args) for e in otherwise if e.known_to(seat)]]]
            assert pages[0] == pages[1], f"L5: seat {seat} can tell the secret {spell(value)!r} from {spell(other)!r}"
    return True


def l12_events_show_no_more_than_views(table: Table[Any], seat: int | None) -> None:
    """An event names a hidden thing only to a seat whose view names it before or after, or that just saw it drawn."""
    things = table.game.things
    pages = list(transcript(Table(table.game, table.options), table.log, seat))
    for i in range(1, len(pages), 2):
        for event in pages[i][1:]:
            json.dumps(event)
            named = [w for w in words(list(event)) if w in things]
            if named:
                fair = {*words(list(pages[i - 1])), *words(list(pages[i + 1])), *words(pages[i][0])}
                extra = [w for w in named if w not in fair]
                assert not extra, f"L12: event {event[0]} shows {extra} to seat {seat}"


def l12_speaks_plainly(table: Table[Any]) -> None:
    """Views are JSON as they stand; questions can be written as JSON."""
    for seat in (*range(table.options["seats"]), None):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view, f"L12: the view of seat {seat} is not plain JSON"
    for decision in table.waiting().values():
        json.dumps(decision.describe())


def l6_imagines(table: Table[Any], seat: int, seed: int, policy: Policy = uniform) -> None:
    world = imagine(table, seat, QuickDice(seed), QuickDice(seed))
    assert world.view(seat) == table.view(seat), "L6: another view"
    assert question(world, seat) == question(table, seat), "L6: another question"
    assert len(list(words(world.state))) == len(list(words(table.state))) or table.sealed(), "L6: another shape"
    l8_conserves(world)
    l5_tells_nothing_since_the_stage_began(table, world, seat)
    # what it imagines depends on what the seat knows, and on nothing else
    other = imagine(world, seat, QuickDice(seed + 1))
    direct = imagine(table, seat, QuickDice(seed + 1))
    assert position(other) == position(direct), f"L6: imagine lets the truth through to seat {seat}"
    playout(world, QuickDice(seed), table.game.bound, policy)
    assert world.over, "L6, L9: an imagined table does not come to an end"


def l7_isolates(table: Table[Any], seed: int, policy: Policy = uniform) -> None:
    before, saved = position(table), table.save()
    twin = table.clone(QuickDice(seed))
    playout(twin, QuickDice(seed), table.game.bound, policy)
    assert twin.over, "L7, L9: a clone does not come to an end"
    assert (position(table), table.save()) == (before, saved), "L7: a clone touched the original"
    frozen = {id(x) for _, mark in table.marks for x in mutable(mark)}
    assert not frozen & {id(x) for x in mutable(table.state)}, "L7: a mark shares data with the live state"


def mutable(x: Any) -> Iterator[Any]:
    """Everything in the data that can change."""
    if isinstance(x, (list, dict)):
        yield x
        for y in list(x.values()) if isinstance(x, dict) else x:
            yield from mutable(y)
    elif isinstance(x, tuple):
        for y in x:
            assert not isinstance(y, (list, dict)), "a tuple in the state holds something that can change"
    elif not isinstance(x, (str, int, type(None), Fixed)):
        yield x
        for name in fields_of(type(x)):
            yield from mutable(getattr(x, name))


def l8_conserves(table: Table[Any]) -> None:
    """At every question every thing is somewhere in the state, never only in a local; and the game's own audit."""
    present = set(words(table.state))
    lost = [thing for thing in table.game.things if thing not in present]
    assert not lost, f"L8: nowhere in the state: {lost}"
    wrong = table.game.audit(table.state)
    assert not wrong, f"L8, L10: {wrong}"


def l10_scores_add_up(table: Table[Any]) -> None:
    game, s = table.game, table.state
    scores = game.scores(s)
    sums = [sum(game.sheet(s, seat).values()) for seat in range(len(scores))]
    assert scores == sums, f"L10: scores {scores}, but the sheets add up to {sums}"
    best = game.winners(s)
    assert best, "L10: nobody has won"
    assert all([0 <= seat < len(scores) for seat in best]), f"L10: winners {best}"


def l11_decides_by_what_it_knows(table: Table[Any], seat: int, seed: int, bot: Callable[[Rng], Bot]) -> None:
    """In a world that the seat cannot tell from the real one, its bot answers the same."""
    here = Seat(table, seat)
    assert here.decision is not None
    answer = bot(QuickDice(seed)).answer(here)
    assert here.decision.check(answer), f"L11: the bot answers {answer!r} to {here.decision.key}"
    world = imagine(table, seat, QuickDice(seed))
    assert bot(QuickDice(seed)).answer(Seat(world, seat)) == answer, f"L11: the bot of seat {seat} knows too much"


def l12_order_does_not_matter(table: Table[Any], rng: Rng) -> None:
    """Secret answers count the same in whatever order they arrive."""
    if not isinstance(table.ask, Together) or table.sealed():
        return
    answers = [(seat, d.sample(rng)) for seat, d in table.waiting().items()]
    ends = []
    for these in (answers, answers[::-1]):
        twin = table.clone()
        for seat, value in these:
            twin.give(seat, value)
        ends.append(json.dumps(to_json(twin.state)))
    assert ends[0] == ends[1], "L12: answers given together depend on who was first"


def check_lightly(game: Game[Any], options: Options, seed: int, policy: Policy = uniform) -> Table[Any]:
    """One random game, audited at every question: conservation, scores, end; then its record replayed and verified."""
    rng = QuickDice(seed)
    table = random_table(game, options, seed)
    n = 0
    while not table.over:
        l8_conserves(table)
        if n % 8 == 0:
            l10_scores_add_up(table)
        step(table, rng, policy)
        n += 1
        assert n < game.bound, "L9: too long"
    l8_conserves(table)
    l10_scores_add_up(table)
    l2_replays(table)
    return table


def check(game: Game[Any], options: Options, seed: int, *, policy: Policy = uniform, often: int = 1,
          bot: Callable[[Rng], Bot] | None = None) -> dict[str, int]:
    """One random game under all laws; says how often each was really tried. The dear ones are tried at every question
    of one in `often`."""
    rng = QuickDice(seed)
    table = random_table(game, options, seed)
    seats: int = table.options["seats"]
    history: list[str] = []
    lengths: list[int] = []
    tried = {"decisions": 0, "imagined": 0, "mid-stage": 0, "free undo": 0, "other worlds": 0, "secrets": 0,
             "unimaginable": 0}
    while not table.over:
        history.append(position(table))
        lengths.append(table.length)
        n = len(history)
        l8_conserves(table)
        l10_scores_add_up(table)
        if rng.below(often) == 0:
            l1_saves(table, n)
        if rng.below(4 * often) == 0:
            l3_accepts_what_it_offers(table, rng)
            l4_undoes(table, history, lengths, rng)
            l7_isolates(table, n, policy)
            l12_order_does_not_matter(table, rng)
            l12_speaks_plainly(table)
        if rng.below(3 * often) == 0:
            seat = rng.below(seats)
            tried["imagined"] += 1
            tried["mid-stage"] += int(table.marks[-1][0] < table.length)
            try:
                l6_imagines(table, seat, n, policy)
                tried["free undo"] += int(l4_who_goes_back_for_free_has_learnt_nothing(table, seat, n))
                if bot is not None:
                    asked = list(table.waiting())
                    l11_decides_by_what_it_knows(table, asked[rng.below(len(asked))], n, bot)
            except Unimaginable:
                tried["unimaginable"] += 1
        if rng.below(3 * often) == 0:
            tried["secrets"] += int(l5_keeps_a_secret(table, rng))
        if rng.below(12 * often) == 0:
            who = rng.below(seats + 1)
            tried["other worlds"] += int(l5_tells_nothing(table, who if who < seats else None, rng))
        step(table, rng, policy)
        tried["decisions"] += 1
        assert tried["decisions"] < game.bound, "L9: too long"
    l8_conserves(table)
    l10_scores_add_up(table)
    l2_replays(table)
    for viewer in (*range(seats), None):
        l12_events_show_no_more_than_views(table, viewer)
    l12_survives_broken_rules(game, options, seed, policy)
    return tried
