"""The laws every game obeys, checked by random play. Each check raises AssertionError with the place.

L1 a saved table loads equal and plays on equal       L7 playing on a clone never touches the original
L2 a record replays to the same bytes                 L8 components are conserved at every question
L3 what is offered is accepted, all else refused      L9 play ends within the stated bound
L4 undo to k is the table at k                        L10 the score kept is the score counted afresh
L5 a seat learns nothing that it may not know         L11 a bot decides by what its seat knows, and nothing else
L6 an imagined world has the seat's view and does     L12 events show no more than views; answers given together do
   not depend on the truth; a trial shows what            not depend on their order, nor do acts that touch different
   playing it would                                       things; broken rules change nothing; whatever is shown is
                                                          plain JSON
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from fivesuns.kernel.chance import QuickDice
from fivesuns.kernel.codec import fields_of, to_json, words
from fivesuns.kernel.compose import Compose
from fivesuns.kernel.decision import Decision, IllegalAnswer, Pick, Play, Rng, spell
from fivesuns.kernel.game import Game, Options
from fivesuns.kernel.imagine import Unimaginable
from fivesuns.kernel.play import Policy, playout, position, random_table, step, undone, uniform
from fivesuns.kernel.record import Record
from fivesuns.kernel.seat import Bot
from fivesuns.kernel.secrecy import (
    l4_who_goes_back_for_free_has_learnt_nothing,
    l5_keeps_a_poll,
    l5_keeps_a_secret,
    l5_tells_nothing,
    l6_foretells,
    l6_imagines,
    l6_truth_does_not_matter,
    l11_decides_by_what_it_knows,
    l12_shows_no_more_than_views,
)
from fivesuns.kernel.several import Floor, Poll, Together
from fivesuns.kernel.state import Fixed
from fivesuns.kernel.table import Table
from fivesuns.kernel.verify import doubts

__all__ = ["Policy", "check", "check_lightly", "l1_saves", "l2_replays", "l3_accepts_what_it_offers", "l4_undoes",
           "l4_who_goes_back_for_free_has_learnt_nothing", "l5_keeps_a_poll", "l5_keeps_a_secret", "l5_tells_nothing",
           "l6_foretells", "l6_imagines", "l6_truth_does_not_matter", "l7_isolates", "l8_conserves",
           "l10_scores_add_up", "l11_decides_by_what_it_knows", "l12_acts_commute", "l12_order_does_not_matter",
           "l12_shows_no_more_than_views", "l12_survives_broken_rules", "playout", "position", "random_table", "step",
           "uniform"]
NONSENSE: Final = ("no such thing", "", "0 0", "99,99", "nothing ", "-1", "pass pass", "build 99,99")


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
    for aside in (False, True):
        for seat, decision in (table.asides() if aside else table.waiting()).items():
            n = decision.count()
            for value in [decision.at(rng.below(n)) if n else decision.sample(rng) for _ in range(min(n, 8) or 4)]:
                assert decision.check(value), f"L3: {decision.key} offers {value!r} and does not take it"
                assert decision.named(spell(value)) == value, f"L3: {decision.key} does not know its {spell(value)!r}"
                table.clone().give(seat, value, aside)
            _refuses(table, seat, decision, n, aside)
            _steps_lead_to_answers(decision, rng)
    for seat in (-1, 99, *[x for x in range(table.options["seats"]) if x not in table.waiting()]):
        _refused(table, seat, 0, False)
    for seat in range(table.options["seats"]):
        _foresees(table, seat, rng)
    assert position(table) == before, "L3: a refused answer changed something"


def _foresees(table: Table[Any], seat: int, rng: Rng) -> None:
    """What is to come for a seat is put to it and not yet; each question has a name of its own, and takes what it
    offers."""
    asked, coming = table.waiting().get(seat), table.foreseen(seat)
    names = [decision.question for decision in [*([] if asked is None else [asked]), *coming]]
    assert len(names) == len(set(names)), f"L3: two questions with one name: {names}"
    for decision in coming:
        assert decision.seat == seat and decision.about, f"L3: {decision.key} is foreseen for {seat}, and about nothing"
        value = decision.sample(rng)
        assert decision.named(spell(value)) == value, f"L3: {decision.key} does not know its {spell(value)!r}"


def _refuses(table: Table[Any], seat: int, decision: Decision[Any], n: int, aside: bool) -> None:
    names = {spell(decision.at(i)) for i in range(min(n, 200))}
    if n <= 200:
        for wrong in NONSENSE:
            if wrong not in names:
                _refused(table, seat, wrong, aside)
    for index in (n, -1, 1 << 60):
        _refused(table, seat, index, aside)
    if isinstance(decision, Pick) and decision.most and decision.least == decision.most == 1:
        _refused(table, seat, " ".join([spell(decision.at(0)), spell(decision.at(0))]), aside)


def _refused(table: Table[Any], seat: int, address: int | str, aside: bool) -> None:
    try:
        table.answer(seat, address, aside)
    except IllegalAnswer as error:
        assert "legal" in str(error) or "waiting" in str(error), f"L3: a refusal that does not help: {error}"
    else:
        raise AssertionError(f"L3: took {address!r} of seat {seat}")


def _steps_lead_to_answers(decision: Decision[Any], rng: Rng) -> None:
    """What a learner puts together in small steps is a legal answer, and every legal answer can be put together so."""
    path: list[Any] = []
    while True:
        next_steps = decision.steps(path)
        if not next_steps:
            break
        path.append(next_steps[rng.below(len(next_steps))])
    assert decision.check(decision.assemble(path)), f"L3: {decision.key}: the steps {path} are no answer"
    if isinstance(decision, Compose):
        parts = [part.word for part in decision.parts()]
        assert len(parts) == len(set(parts)), f"L3: {decision.key}: two parts with one name: {parts}"
        for whole in (decision.assemble(path), decision.sample(rng)):
            path = decision.path(whole)
            for n, small in enumerate(path):
                assert small in decision.steps(path[:n]), f"L3: {decision.key}: no way to {spell(whole)!r}"
            assert decision.assemble(path) == whole == decision.named(spell(whole)), f"L3: {decision.key}: other parts"


class Broken(Exception):
    pass


class Brittle(Game[Any]):
    """The same game, whose rules fail once, in the middle of a change, when `armed`."""

    def __init__(self, game: Game[Any]) -> None:
        self.name, self.version, self.seats, self.options = game.name, game.version, game.seats, game.options
        self.kinds, self.things, self.bound, self.standing = game.kinds, game.things, game.bound, game.standing
        self.parts = game.parts
        self.game = game
        self.armed = False
        self.stages = {name: self.brittle(stage) for name, stage in game.stages.items()}

    def setup(self, options: Options) -> Any:
        return self.game.setup(options)

    def view(self, s: Any, seat: int | None) -> Mapping[str, Any]:
        return self.game.view(s, seat)

    def asides(self, s: Any) -> Mapping[int, Decision[Any]]:
        return self.game.asides(s)

    def aside(self, s: Any, seat: int, act: Any) -> None:
        self.game.aside(s, seat, act)
        self.fail(s)

    def fail(self, s: Any) -> None:
        if self.armed:
            self.armed = False
            s.agenda.append(("nonsense",))
            raise Broken

    def brittle(self, stage: Callable[..., Play | None]) -> Callable[..., Play]:
        def run(s: Any, *args: Any) -> Play:
            play = stage(s, *args)
            if play is None:
                return
            for ask in play:
                yield ask
                if self.armed:
                    next(play, None)
                    self.fail(s)
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
    assert position(undone(table, lengths[k])) == history[k], f"L4: undo to {lengths[k]} is not the table then"


def listed(x: Any) -> Any:
    """JSON has no tuples."""
    if type(x) is dict:
        return {key: listed(y) for key, y in x.items()}
    return [listed(y) for y in x] if type(x) is list or type(x) is tuple else x


def l12_speaks_plainly(table: Table[Any]) -> None:
    """Views are JSON as they stand, but for pairs and other fixed rows; questions can be written as JSON."""
    for seat in (*range(table.options["seats"]), None):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == listed(view), f"L12: the view of seat {seat} is not plain JSON"
    for decision in table.waiting().values():
        json.dumps(decision.describe())
    for decision in table.asides().values():
        json.dumps(decision.describe())
    for seat in range(table.options["seats"]):
        for decision in table.foreseen(seat):
            json.dumps(decision.describe())


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


def l12_order_does_not_matter(table: Table[Any], rng: Rng) -> None:
    """Secret answers, and words to a poll, count the same in whatever order they arrive."""
    if not isinstance(table.ask, (Together, Poll)) or table.sealed() or table.voices:
        return
    answers = [(seat, d.sample(rng)) for seat, d in table.waiting().items()]
    ends = []
    for these in (answers, answers[::-1]):
        twin = table.clone()
        twin.dice = None
        for seat, value in these:
            twin.give(seat, value)
            if not (twin.sealed() or twin.voices):
                break                             # a poll may be over before all have spoken
        ends.append(json.dumps(to_json(twin.state)))
    assert ends[0] == ends[1], "L12: answers given together depend on who was first"


def l12_acts_commute(table: Table[Any], rng: Rng) -> bool:
    """Two words on a floor, or a word and an aside, that touch different things come to the same in either order."""
    words_of = [(seat, d, False) for seat, d in table.waiting().items()] if isinstance(table.ask, Floor) else []
    words_of += [(seat, d, True) for seat, d in table.asides().items()]
    if len(words_of) < 2:
        return False
    first = words_of.pop(rng.below(len(words_of)))
    second = words_of[rng.below(len(words_of))]
    acts = [(seat, d.sample(rng), aside) for seat, d, aside in (first, second)]
    start, ends, touched = to_json(table.state), [], []
    for these in (acts, acts[::-1]):
        twin = table.clone(QuickDice(1))
        try:
            for n, (seat, value, aside) in enumerate(these):
                twin.give(seat, value, aside)
                if n == 0:
                    touched.append(differences(start, to_json(twin.state), ""))
        except IllegalAnswer:
            return False
        ends.append(to_json(twin.state))
    if touched[0] & touched[1]:
        return False
    assert ends[0] == ends[1], f"L12: {acts} touch different things and do not commute"
    return True


def differences(a: Any, b: Any, place: str) -> set[str]:
    """The places where two pieces of JSON differ; a list that grew or shrank is one place."""
    if type(a) is not type(b):
        return {place}
    if isinstance(a, dict) and a.keys() == b.keys():
        return {x for key in a for x in differences(a[key], b[key], f"{place}/{key}")}
    if isinstance(a, list) and len(a) == len(b):
        return {x for n in range(len(a)) for x in differences(a[n], b[n], f"{place}/{n}")}
    return set() if a == b else {place}


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
             "unimaginable": 0, "polls": 0, "commuting": 0, "other truths": 0, "trials": 0}
    while not table.over:
        n = tried["decisions"] + 1
        if not table.voices:                      # an undo forgets what was said to an open poll
            history.append(position(table))
            lengths.append(table.length)
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
            tried["commuting"] += int(l12_acts_commute(table, rng))
        if rng.below(3 * often) == 0:
            seat = rng.below(seats)
            tried["imagined"] += 1
            tried["mid-stage"] += int(table.marks[-1][0] < table.length)
            try:
                l6_imagines(table, seat, n, policy)
                tried["free undo"] += int(l4_who_goes_back_for_free_has_learnt_nothing(table, seat, n))
                asked = list(table.waiting())
                tried["trials"] += int(l6_foretells(table, asked[n % len(asked)], n))
                if bot is not None:
                    l11_decides_by_what_it_knows(table, asked[rng.below(len(asked))], n, bot)
            except Unimaginable:
                tried["unimaginable"] += 1
        if rng.below(3 * often) == 0:
            tried["secrets"] += int(l5_keeps_a_secret(table, rng))
            tried["polls"] += int(l5_keeps_a_poll(table, rng))
            try:
                tried["other truths"] += int(l6_truth_does_not_matter(table, rng.below(seats), rng, n))
            except Unimaginable:
                tried["unimaginable"] += 1
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
        l12_shows_no_more_than_views(table, viewer)
    l12_survives_broken_rules(game, options, seed, policy)
    return tried
