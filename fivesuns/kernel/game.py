"""What a game declares about itself. A subclass per game; one object of it is the game."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import gcd
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fivesuns.kernel.decision import Decision, Play, Rng
from fivesuns.kernel.several import Floor
from fivesuns.kernel.state import Stage, State

S = TypeVar("S", bound=State)
Options = dict[str, Any]
NO_ASIDES: Final[dict[int, Decision[Any]]] = {}


class IllegalOptions(Exception):
    """There is no such game, or it cannot be played with these options. Says what would be legal."""


class Option:
    """A choice made when a table opens."""

    def __init__(self, name: str, default: Any, choices: Sequence[Any], rule: str = "") -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.rule = rule


class Ruling(Option):
    """One for experts: how to read a line of the rules that can be read otherwise, or how to be asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The facts of a game and its few obligations."""
    name: str
    version: int                                          # of the rules: records of another version are refused
    seats: range
    options: Sequence[Option]
    stages: Mapping[str, Callable[..., Play | None]]
    kinds: Mapping[str, type]                             # the classes that occur in the state
    things: Mapping[str, str]                             # every thing whose face can be hidden, and its pile
    bound: int                                            # no game has more answers
    standing: Sequence[str] = ()                          # questions, or groups of them, that can be answered ahead
    idle: Sequence[str] = ()                              # of these, where who holds nothing passes at first
    parts: int = 1                                        # scores count so many parts of a point

    def setup(self, options: Options) -> S:
        """The first state, without any chance: the first stage deals."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) sees, as data (a game's shapes.py says which).
        A thing is mentioned exactly if its place is known there."""
        raise NotImplementedError

    def outline(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """What of a view a terminal shows, where all of it would be too much: of the same form, in words."""
        return view

    def scores(self, s: S) -> list[int]:
        """The points of every seat, as they are now, in the game's `parts` of a point."""
        raise NotImplementedError

    def sheet(self, s: S, seat: int) -> dict[str, int]:
        """Where a seat's points come from; they add up to its score."""
        raise NotImplementedError

    def points(self, score: int) -> str:
        """A score for people: 41 twelfths are `3 5/12`, six of them `½`."""
        whole, rest = divmod(abs(score), self.parts)
        common = gcd(rest, self.parts)
        if not rest:
            said = str(whole)
        elif 2 * rest == self.parts:
            said = f"{whole or ''}½"
        else:
            said = f"{f'{whole} ' if whole else ''}{rest // common}/{self.parts // common}"
        return f"−{said}" if score < 0 else said

    def winners(self, s: S) -> list[int]:
        """Who has won, or would if the game ended now; several if they share it."""
        raise NotImplementedError

    def asides(self, s: S) -> Mapping[int, Decision[Any]]:
        """What seats may say beside whatever is asked: offers and the like. The table never waits for it."""
        return NO_ASIDES

    def beside(self, s: S) -> Floor[Any]:
        """The same as a floor. Where many may speak, it builds what each may say when somebody looks."""
        return Floor(self.asides(s))

    def aside(self, s: S, seat: int, act: Any) -> None:
        """Somebody has said something beside the question: do it. The question is then asked anew from the state."""
        raise NotImplementedError

    def spoken(self, s: S, decision: Decision[Any], value: Any) -> Any:
        """An option, thing or bin of a question as people are told of it: words where the rules number seats."""
        return value

    def dream(self, s: S, seat: int, rng: Rng) -> None:
        """Draw anew, in a state that the seat imagines, what is hidden from it and is no thing: bids, plans."""

    def spans(self, s: S, seat: int) -> dict[str, Any]:
        """How long a standing answer can hold for a seat, and where that stands now: `{"round": 3}`. All may know."""
        return {}

    def foreseen(self, s: S, seat: int) -> Sequence[Decision[Any]]:
        """Questions that are to come for a seat, as they would be put now: it may answer each of them ahead, once. No
        two are the same question, and none is here that is put already."""
        return ()

    def complaints(self, options: Options) -> list[str]:
        """What is wrong with a combination of options, each single one being legal."""
        return []

    def audit(self, s: S) -> list[str]:
        """What is wrong with the state: components lost or invented, scores that do not add up."""
        return []

    def trail(self, s: S, stage: Stage) -> list[Stage]:
        """Where we are, from the round down to the running stage, for people."""
        return [stage]

    def settle(self, options: Options) -> Options:
        """All options, checked, with defaults where nothing was said. Raises IllegalOptions."""
        known = {option.name: option for option in self.options}
        wrong = []
        for name in options:
            if name != "seats" and name not in known:
                wrong.append(f"there is no option {name!r}; options: {', '.join(['seats', *known])}")
        seats = options.get("seats", self.seats[0])
        if type(seats) is not int or seats not in self.seats:
            wrong.append(f"seats cannot be {seats!r}; legal: {', '.join([str(n) for n in self.seats])}")
        full: Options = {"seats": seats}
        for option in self.options:
            value = options.get(option.name, option.default)
            full[option.name] = value
            if not any([value == choice and type(value) is type(choice) for choice in option.choices]):
                wrong.append(f"{option.name} cannot be {value!r}; legal: {', '.join([str(x) for x in option.choices])}")
        if not wrong:
            wrong = self.complaints(full)
        if wrong:
            raise IllegalOptions(f"{self.name}: " + "; ".join(wrong))
        return full
