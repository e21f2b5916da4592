"""The hardest answer for a worker can be measured, as the server would ask for it."""
from __future__ import annotations

from fivesuns.server.bench import EVERYBODY, NOBODY, Evening, best, late_answers, share


def test_answers_of_a_table_of_six_are_timed_one_by_one() -> None:
    times = late_answers(late=1, answers=3)
    assert len(times) == 3
    assert min(times) > 0


def test_everybody_sees_and_knows_how_far_undo_goes() -> None:
    evening = Evening()
    evening.answer(NOBODY)
    found = evening.ask("look", table="t", stamp=evening.stamp, viewers=EVERYBODY)
    assert [seat for seat, _ in found["eyes"]] == [0, 1, 2, 3, 4, 5]
    assert [seats for seats, _ in found["limits"]] == [[0], [1], [2], [3], [4], [5]]


def test_the_same_dice_make_the_same_evening() -> None:
    first, second = Evening(), Evening()
    for evening in (first, second):
        for _ in range(3):
            evening.answer(NOBODY)
    assert first.ask("save", table="t", stamp=4) == second.ask("save", table="t", stamp=4)


def test_of_each_answer_the_best_run_counts() -> None:
    times = best([[1.0, 9.0, 5.0], [2.0, 3.0, 4.0]])
    assert times == [1.0, 3.0, 4.0]
    assert [share(times, part) for part in (0.5, 0.9)] == [3.0, 4.0]
    assert share(best([]), 0.5) is None
