"""What is on the table, as plain data, and what happens to it, as events."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, TypeVarTuple

from mypy_extensions import mypyc_attr

from fivesuns.kernel.decision import Play

Args = TypeVarTuple("Args")
S = TypeVar("S", bound="State")
Stage = tuple[Any, ...]  # (name of the stage, its arguments ...)
RESUME: Final[Stage] = ("",)      # in the agenda: here a question is asked anew that an aside has interrupted


@dataclass
class Event:
    """Something that happened. `to` None: everybody may know. `calls`: seats whom it is meant for, though the table
    does not wait for them."""
    what: str
    to: tuple[int, ...] | None
    args: dict[str, Any]
    calls: tuple[int, ...] = ()

    def known_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.to is None or seat in self.to


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """Data in the state that never changes, such as the rules agreed on: a dataclass that copies of the state share."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class State:
    """Games add their own fields. Fields that begin with `_` are not data: they are neither copied nor written."""
    agenda: list[Stage] = field(default_factory=list)
    _coming: list[Stage] = field(default_factory=list)
    _heard: list[Event] | None = None
    _no_way_back: bool = False
    _noted: Any = field(default=None, compare=False, repr=False)   # what a game has found out of the state and can tell
                                                                   # whether it still holds; copies begin without it

    def then(self: S, stage: Callable[[S, *Args], Play | None], *args: *Args) -> None:
        """After this stage, before all that was planned earlier. Several calls keep their order. What an aside plans
        comes before the question is asked anew, unless that is one to which answers are sealed."""
        self._coming.append((stage.__name__, *args))

    def interrupts(self) -> bool:
        """Is there a question that waits, in the middle of its stage, for what an aside has planned?"""
        return RESUME in self.agenda

    def tell(self, _what: str, _to: Sequence[int] | None = None, /, **args: Any) -> None:
        """Let all seats know, or only these. Costs nothing when nobody listens. (Compiled, words before the slash are
        still taken for keywords: none of them may be a word of an event.)"""
        if self._heard is not None:
            self._heard.append(Event(_what, None if _to is None else tuple(_to), args))

    def is_heard(self) -> bool:
        """Does anybody listen? Asked where it takes its time to say what is told."""
        return self._heard is not None

    def call(self, _seats: Sequence[int], _what: str, _to: Sequence[int] | None = None, /, **args: Any) -> None:
        """The same, and it is meant for these seats (an offer to them): who is away is told that there is something."""
        if self._heard is not None:
            self._heard.append(Event(_what, None if _to is None else tuple(_to), args, tuple(_seats)))

    def no_way_back(self) -> None:
        """Behind the answer that led here nobody goes back without consent: a deal was struck, or something hidden that
        is no thing (a bid, a plan) was opened."""
        self._no_way_back = True
