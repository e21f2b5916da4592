"""Sub-flows that every game needs: reaction windows, and seats that walk side by side."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from fivesuns.kernel.chance import Chance
from fivesuns.kernel.decision import Decision, Sub
from fivesuns.kernel.several import Floor, Poll

T = TypeVar("T")


def window(seats: Sequence[int], ask: Callable[[int], Decision[T | None]],
           act: Callable[[int, T], Sub[None]]) -> Sub[None]:
    """Everybody may react, round and round, until all have passed in a row: a poll, and after every act another one
    that begins with the next seat. To pass is to answer None. A seat that has to do something is asked without None."""
    order = list(seats)
    while True:
        found = yield from Poll([ask(seat) for seat in order])
        if found is None:
            return
        seat, answer = found
        after = order.index(seat) + 1
        order = order[after:] + order[:after]
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
