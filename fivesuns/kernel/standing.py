"""Answers that stand: what a seat wants said for it, to which questions, until when.

They are kept and given by whoever drives a seat: server, terminal, bot. To the rules they are answers like any other.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fivesuns.kernel.decision import Decision, IllegalAnswer, Rng
from fivesuns.kernel.several import Floor
from fivesuns.kernel.state import Event
from fivesuns.kernel.table import Table

FIRST: Final = "*"               # the first option, whatever it is
NOW_AND_THEN: Final = 10         # one in so many questions that hold nothing is asked all the same


class Order:
    """The first of these names that is legal is the answer, to all questions of a key or a group of keys, or to the one
    question that is to come (`twilight.vote mutiny`): that is answered once, or not at all. `until` is a span of the
    game, and `mark` where that stood when the order was given. `idle`: only where the seat has no other answer, and
    not always then, lest quick passes tell that it holds nothing."""

    def __init__(self, seat: int, group: str, names: Sequence[str], until: str = "", mark: Any = None,
                 idle: bool = False) -> None:
        self.seat = seat
        self.group = group
        self.names = tuple(names)
        self.until = until
        self.mark = mark
        self.idle = idle

    @property
    def once(self) -> bool:
        """Is it for one question alone?"""
        return " " in self.group

    def covers(self, decision: Decision[Any]) -> bool:
        if self.once:
            return decision.question == self.group
        return decision.key == self.group or decision.key.startswith(self.group + ".")


class Orders:
    """All standing answers at a table. `rng` tosses the coin of idle ones."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.list: list[Order] = []
        self._asked: dict[int, tuple[int, str]] = {}       # questions left to the seat: by the coin, or said already

    def welcome(self, table: Table[Any]) -> None:
        """What stands for all who have said nothing: a pass where they hold nothing, if the game asks that often."""
        for seat in range(table.options["seats"]):
            for group in table.game.idle:
                self.list.append(Order(seat, group, ("pass",), idle=True))

    def declare(self, table: Table[Any], seat: int, group: str, names: Sequence[str], until: str = "",
                idle: bool = False) -> None:
        """From now on; no names: ask me again. Raises IllegalAnswer if there is no such question or span, or if this
        would be no answer to the one question."""
        order = Order(seat, group, names, until, None, idle)
        if order.once and names:
            self._foresee(table, order)
        elif not order.once:
            groups = table.game.standing
            if not any([group == known or group.startswith(known + ".") for known in groups]):
                raise IllegalAnswer(f"{group!r} cannot be answered ahead; legal: {', '.join(groups) or 'nothing'}")
            spans = table.game.spans(table.state, seat)
            if until and until not in spans:
                raise IllegalAnswer(f"an answer cannot stand until {until!r}; legal: {', '.join(spans) or 'no end'}")
            order.mark = spans.get(until)
        self.lift(seat, group)
        if names:
            self.list.append(order)

    def _foresee(self, table: Table[Any], order: Order) -> None:
        """Raises IllegalAnswer if this answers no question that is to come."""
        known = {decision.question: decision for decision in _ahead(table, order.seat)}
        if order.group not in known:
            raise IllegalAnswer(f"{order.group!r} is not to come; legal: {', '.join(known) or 'nothing'}")
        if order.until or order.idle:
            raise IllegalAnswer("what answers one question stands until that is put, and has no other end")
        for name in order.names:
            known[order.group].named(name)

    def lift(self, seat: int, group: str) -> None:
        self.list = [order for order in self.list if (order.seat, order.group) != (seat, group)]

    def leave(self, table: Table[Any], seat: int) -> None:
        """The seat answers the present question itself: it has just taken back what stood."""
        decision = table.waiting().get(seat)
        if decision is not None:
            self._asked[seat] = (table.length, decision.key)

    def expire(self, table: Table[Any]) -> list[Order]:
        """Ends what has had its time; says which."""
        gone = [order for order in self.list if _is_over(table, order)]
        self.list = [order for order in self.list if order not in gone]
        return gone

    def carry_out(self, table: Table[Any]) -> list[Event]:
        """Give every answer that stands, and those to the questions that follow. Passes given so are no barrier to an
        undo."""
        heard: list[Event] = []
        found = self._next(table)
        while found is not None:
            order, value = found
            seat = order.seat
            before, floor = table.length, table.waiting()[seat].key if isinstance(table.ask, Floor) else ""
            heard += table.give(seat, value)
            if order.once:
                self.list.remove(order)
            if floor:
                self._asked[seat] = (table.length, floor)
            if value is None and table.keep and table.length == before + 1:
                table.quiet[before] = None
            found = self._next(table)
        return heard

    def _next(self, table: Table[Any]) -> tuple[Order, Any] | None:
        """The next order to carry out, and the answer. What is no answer to its one question when that comes is
        forgotten: whoever is asked is not answered for while thinking."""
        if not self.list or table.over:
            return None
        self.expire(table)
        waiting = table.waiting()
        for seat in table.awaited():
            if seat in waiting:
                decision = waiting[seat]
                for order in sorted([x for x in self.list if x.seat == seat and x.covers(decision)],
                                    key=lambda x: -len(x.group)):
                    value = self._answer(table, order, decision)
                    if value is not NOTHING:
                        return order, value
                    if order.once:
                        self.list.remove(order)
        return None

    def _answer(self, table: Table[Any], order: Order, decision: Decision[Any]) -> Any:
        """What this order says to the question, or NOTHING. On a floor it speaks once, until somebody else has."""
        place = (table.length, decision.key)
        if self._asked.get(order.seat) == place:
            return NOTHING
        for name in order.names:
            try:
                value = decision.at(0) if name == FIRST and decision.count() else decision.named(name)
            except IllegalAnswer:
                continue
            if order.idle and (decision.count() != 1 or self.rng.below(NOW_AND_THEN) == 0):
                self._asked[order.seat] = place
                return NOTHING
            return value
        return NOTHING


def _ahead(table: Table[Any], seat: int) -> list[Decision[Any]]:
    """What a seat is asked now, and what is to come."""
    asked = table.waiting().get(seat)
    return [*([] if asked is None else [asked]), *table.foreseen(seat)]


def _is_over(table: Table[Any], order: Order) -> bool:
    if order.once:
        return order.group not in [decision.question for decision in _ahead(table, order.seat)]
    return order.until != "" and table.game.spans(table.state, order.seat).get(order.until) != order.mark


class _Nothing:
    pass


NOTHING: Final = _Nothing()
