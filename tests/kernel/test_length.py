"""Clone, undo, save and load cost the same at answer 5,000 as at answer 50: counted in work, not in time."""
from typing import Any

import pytest

from fivesuns.kernel import QuickDice, SealedDice, Table
from fivesuns.kernel.laws import playout, position
from fivesuns.kernel.table import FAR, NEAR
from tests.torture.march import MarchGame

SHORT, LONG = 200, 4800


def march(stage: int, answers: int) -> Table[Any]:
    """In the middle of a stage, if stages are long enough to have one."""
    t: Table[Any] = Table(MarchGame(), {"seats": 2, "days": 5000, "stage": stage}, SealedDice.from_seed(1))
    playout(t, QuickDice(1), answers + stage // 2)
    return t


def work(t: Table[Any]) -> int:
    """Questions that the rules had to ask again until the table was awake; nothing if it already was."""
    game = t.game
    assert isinstance(game, MarchGame)
    before = game.work
    t.waiting()
    return game.work - before


@pytest.fixture(scope="module", params=[1, 20, 200])
def stage(request: pytest.FixtureRequest) -> int:
    length: int = request.param
    return length


@pytest.fixture(scope="module")
def tables(stage: int) -> tuple[Table[Any], Table[Any]]:
    return march(stage, SHORT), march(stage, LONG)


Tables = tuple[Table[Any], Table[Any]]


def test_a_game_of_five_thousand_decisions_ends_and_replays() -> None:
    t = march(200, 1 << 30)
    assert t.over
    assert t.length == 5000 + 500 + 2                  # decisions, winds, flags
    assert position(Table.replay(t.game, t.record())) == position(t)


def test_a_clone_copies_and_repeats_no_more_than_the_running_stage(tables: Tables, stage: int) -> None:
    for t in tables:
        twin = t.clone()
        assert len(twin.log) == t.length - t.marks[-1][0] <= stage + stage // 10
        assert len(twin.marks) == 1
        assert twin.marks[0][1] is t.marks[-1][1]
        assert work(twin) == stage // 2 + 1            # the answers of this stage, and the question that is open
    assert len(tables[0].clone().log) == len(tables[1].clone().log)


def test_a_save_does_not_grow_and_a_load_repeats_no_more_than_the_running_stage(tables: Tables, stage: int) -> None:
    early, late = (t.save() for t in tables)
    assert len(late) <= len(early) + 20                # a few more digits
    for t in tables:
        game = t.game
        assert isinstance(game, MarchGame)
        before = game.work
        Table.load(game, t.save()).waiting()
        assert game.work - before == stage // 2 + 1


def test_an_undo_repeats_no_more_than_the_stage_and_the_gap_between_marks(stage: int) -> None:
    t = march(stage, LONG)
    for back in (1, 1, 2, 5, 30, 64, 200, 700, 1, 3, 1500, 2, 900):
        t.undo_to(t.length - back)
        assert work(t) <= FAR + 2 * stage
    early = march(stage, SHORT)
    early.undo_to(early.length - 100)
    assert work(early) <= FAR + 2 * stage


def test_an_undo_by_one_repeats_no_more_than_a_stage(tables: Tables, stage: int) -> None:
    for t in tables:
        twin: Table[Any] = Table(t.game, t.options, t.dice, True, True)
        twin.log, twin.marks = list(t.log), list(t.marks)
        twin.undo_to(t.length - 1)
        assert work(twin) <= stage + 1


def test_old_marks_are_thinned_out(tables: Tables) -> None:
    for t in tables:
        assert len(t.marks) <= NEAR + 3 + 2 * t.length // FAR


def test_an_answer_asks_one_question() -> None:
    t = march(20, LONG)
    assert isinstance(t.game, MarchGame)
    before = t.game.work
    playout(t, QuickDice(3), 50)
    assert t.game.work - before == 50


def test_a_stage_of_two_hundred_decisions_can_be_cloned_undone_saved_and_imagined_anywhere() -> None:
    t = march(200, 0)
    while t.length < 195:
        playout(t, QuickDice(t.length), 1)
        assert work(t.clone()) <= 200
    loaded = Table.load(t.game, t.save(), t.dice)
    assert loaded.view(0) == t.view(0)
    t.undo_to(5)
    assert t.state.day == 3
