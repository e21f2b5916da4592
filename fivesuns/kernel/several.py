"""The questions that rules ask of several seats: all in secret, who reacts first, anyone who cares to speak."""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

from fivesuns.kernel.decision import Ask, Decision, Sub

T = TypeVar("T", covariant=True)
Voices = dict[int, Any]          # seat: its answer


def by_seat(decisions: Sequence[Decision[T]]) -> dict[int, Decision[T]]:
    found = {d.seat: d for d in decisions}
    assert len(found) == len(decisions), f"a seat is asked twice at once: {[d.seat for d in decisions]}"
    return found


class Together(Ask, Generic[T]):
    """Simultaneous, and secret until the last is in; then open to those by whom each answer is seen. The answers come
    in the order of the question, not of arrival."""

    def __init__(self, decisions: Sequence[Decision[T]]) -> None:
        self.decisions = by_seat(decisions)

    def __iter__(self) -> Sub[dict[int, T]]:
        whole = self.decisions
        taken = {seat: d.at(0) for seat, d in whole.items() if d.forced and d.count() == 1}
        if taken:
            self.decisions = {seat: d for seat, d in whole.items() if seat not in taken}
        if not self.decisions:
            return taken
        yield self
        answers: dict[int, T] = self.given
        if taken:
            return {seat: taken[seat] if seat in taken else answers[seat] for seat in whole}
        return answers


class Poll(Ask, Generic[T]):
    """Who reacts first: each seat says in secret what it would do if all before it pass; to pass is to answer None. The
    first in order who does something acts; what seats after it have said is forgotten unread. None: all have passed.

    It plays like asking them one after the other, and the table waits once. A decision without None among its options
    is something that its seat has to do.
    """

    def __init__(self, decisions: Sequence[Decision[T | None]]) -> None:
        self.decisions = by_seat(decisions)

    def __iter__(self) -> Sub[tuple[int, T] | None]:
        if not self.decisions:
            return None
        yield self
        found: tuple[int, T] | None = self.given
        return found

    def heard(self, passed: int, voices: Voices) -> list[tuple[int, Any]] | None:
        """What is kept of these voices, in order: the passes and then the act; None while it is not known who acts.
        The first seats in order have `passed` already."""
        kept: list[tuple[int, Any]] = []
        for seat in list(self.decisions)[passed:]:
            if seat not in voices:
                return None
            kept.append((seat, voices[seat]))
            if voices[seat] is not None:
                break
        return kept


class Floor(Ask, Generic[T]):
    """Any of these seats, any time; the first answer wins. The table waits for those who are `awaited` (if nothing is
    said: for all); the others may speak beside them."""

    def __init__(self, decisions: Mapping[int, Decision[T]], awaited: Collection[int] | None = None,
                 seats: Collection[int] | None = None, build: Callable[[int], Decision[T]] | None = None) -> None:
        self.seats: Collection[int] = decisions.keys() if seats is None else seats
        self.awaited = awaited
        self._built = dict(decisions)
        self._build = build

    @staticmethod
    def of(seats: Collection[int], build: Callable[[int], Decision[T]],
           awaited: Collection[int] | None = None) -> Floor[T]:
        """Where many may speak and one will: what each is asked is built when somebody looks."""
        return Floor({}, awaited, seats, build)

    def decision(self, seat: int) -> Decision[T] | None:
        """What this seat is asked; None if it may not speak."""
        found = self._built.get(seat)
        if found is None and self._build is not None and seat in self.seats:
            found = self._built[seat] = self._build(seat)
        return found

    @property
    def decisions(self) -> dict[int, Decision[T]]:
        if self._build is not None:
            self._built = {seat: self._built[seat] if seat in self._built else self._build(seat) for seat in self.seats}
        return self._built

    def __iter__(self) -> Sub[tuple[int, T]]:
        yield self
        act: tuple[int, T] = self.given
        return act
