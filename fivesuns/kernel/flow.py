"""Sub-flows that every game needs: reaction windows, and seats that walk side by side."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from fivesuns.kernel.chance import Chance
from fivesuns.kernel.decision import Decision, Floor, Sub

T = TypeVar("T")


def window(seats: Sequence[int], ask: Callable[[int], Decision[T | None]],
           act: Callable[[int, T], Sub[None]]) -> Sub[None]:
    """Ask in order, round and round, until all have passed in a row. To pass is to answer None."""
    passes = turn = 0
    while passes < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        answer = yield from ask(seat)
        if answer is None:
            passes += 1
        else:
            passes = 0
            yield from act(seat, answer)


def side_by_side(flows: Mapping[int, Sub[T]]) -> Sub[dict[int, T]]:
    """Each seat walks through its own flow at its own pace. A flow asks its own seat only."""
    asked: dict[int, Decision[Any]] = {}
    done: dict[int, T] = {}
    for seat in flows:
        yield from _walk(seat, flows[seat], asked, done)
    while asked:
        who, answer = yield from Floor(dict(asked))
        asked.pop(who).given = answer
        yield from _walk(who, flows[who], asked, done)
    return {seat: done[seat] for seat in flows}


def _walk(seat: int, flow: Sub[T], asked: dict[int, Decision[Any]], done: dict[int, T]) -> Sub[None]:
    """On to the seat's next question; what it asks of chance is answered at once."""
    try:
        ask = flow.send(None)
        while isinstance(ask, Chance):
            yield ask
            ask = flow.send(None)
    except StopIteration as end:
        done[seat] = end.value
        return
    assert isinstance(ask, Decision) and ask.seat == seat, f"side by side, seat {seat} can only be asked itself"
    asked[seat] = ask
