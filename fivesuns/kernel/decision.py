"""The questions that rules ask of one seat.

An option is a word, a number, or a tuple of those; its name is these joined by blanks. So names cost rules nothing.
"""
from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import accumulate, combinations
from math import comb, factorial
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T", covariant=True)
Refusal = tuple[Any, ...]        # (an option that somebody might expect, the reason as a word, its arguments ...)
Flaw = tuple[Any, ...]           # (the reason as a word, its arguments ...)
Eyes = Sequence[int] | None      # these seats; None: everybody
Seen = Eyes | Callable[[Any], Eyes]        # or whoever the answer itself is meant for
STOP: Final = "stop"             # the step that ends a choice of several things


class IllegalAnswer(Exception):
    """The answer is not among the legal ones; nothing has changed. `flaw` says, where a game said it, what is wrong."""
    flaw: Flaw | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance: `below(n)` is uniform on 0 .. n-1."""

    def below(self, n: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """Anything a stage can yield. Who answers it writes the answer here and lets the stage go on: `next(stage, None)`
    says when a stage is over without an exception, which `send` cannot."""
    given: Any


Play = Generator[Ask, None, None]  # a stage
Sub = Generator[Ask, None, T]      # a sub-flow that returns a T:  done = yield from sub(...)


def spell(value: object) -> str:
    """The stable name of an option: `("build", (3, -2))` is `build 3,-2`."""
    if type(value) is str:
        return value
    if isinstance(value, tuple):
        return " ".join([word(part) for part in value]) or "nothing"
    return "pass" if value is None else str(value)


def word(part: object) -> str:
    """The name of one thing among several: a hex `(3, -2)` is `3,-2`."""
    return ",".join([word(x) for x in part]) if isinstance(part, tuple) else spell(part)


def same(a: object, b: object) -> bool:
    """Equal, and of the same kind throughout: neither True nor 1.0 is 1, for they have other names."""
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all([same(a[i], b[i]) for i in range(len(a))])
    return type(a) is type(b) and a == b


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Ask, Generic[T]):
    """One seat's choice. `yield from` it to get the typed answer.

    Everybody sees the answer, or only the seats that it is `seen_by` and whoever gives it; a function says by whom this
    very answer is seen. A `forced` decision with one legal answer is taken without asking: only where the number of
    legal answers is no secret. `about` are words and numbers that the prompt shows. `lapse` is the name of the answer
    that silence stands for, if it stands for any.
    """
    kind: str = ""
    lapse: str = ""

    def __init__(self, seat: int, key: str, rule: str, seen_by: Seen, forced: bool,
                 about: tuple[Any, ...], lapse: str = "") -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.seen_by = seen_by
        self.forced = forced
        self.about = about
        if lapse:
            self.lapse = lapse

    @property
    def question(self) -> str:
        """Which question it is, of those with one key: `twilight.vote mutiny`."""
        return " ".join([self.key, *[word(x) for x in self.about]])

    @property
    def secret(self) -> bool:
        """May there be anybody who does not see the answer?"""
        return self.seen_by is not None

    def whispered(self) -> bool:
        """Is it asked behind a curtain? If the answer says who sees it: where silence is not for all to hear."""
        if callable(self.seen_by):
            return self.lapse != "" and not self.shown_to(None, self.named(self.lapse))
        return self.secret

    def shown_to(self, seat: int | None, value: Any) -> bool:
        """Does this seat (None: a spectator) see this answer?"""
        eyes = self.seen_by(value) if callable(self.seen_by) else self.seen_by
        return eyes is None or seat == self.seat or seat in eyes

    def renew(self) -> None:
        """The state has changed while the question stands: what was made from it is made again."""

    def __iter__(self) -> Sub[T]:
        if self.forced and self.count() == 1:
            return self.at(0)
        yield self
        answer: T = self.given
        return answer

    def count(self) -> int:
        """How many answers are legal."""
        raise NotImplementedError

    def at(self, index: int) -> T:
        """The answer with this index."""
        raise NotImplementedError

    def named(self, name: str) -> T:
        """The answer with this name; raises IllegalAnswer if there is none."""
        raise NotImplementedError

    def check(self, value: object) -> bool:
        """Is this value a legal answer?"""
        raise NotImplementedError

    def sample(self, rng: Rng) -> T:
        """A legal answer by chance, each equally likely."""
        return self.at(rng.below(self.count()))

    def steps(self, path: Sequence[Any]) -> list[Any]:
        """For learners, who decide in small steps: what may follow after these steps; empty when they are complete."""
        return [] if path else [self.at(i) for i in range(self.count())]

    def assemble(self, path: Sequence[Any]) -> T:
        """The answer that complete steps amount to."""
        answer: T = path[0]
        return answer

    def legal(self) -> str:
        """What would have been legal, for people."""
        n = self.count()
        return ", ".join([spell(self.at(i)) for i in range(min(n, 12))]) + (f", … ({n})" if n > 12 else "")

    def refuse(self, what: object) -> IllegalAnswer:
        given = what if isinstance(what, str) else spell(what) if isinstance(what, tuple) else repr(what)
        return IllegalAnswer(f"seat {self.seat} was asked {self.key} ({self.rule}) and cannot answer {given[:200]!r}; "
                             f"legal: {self.legal()}")

    def resolve(self, address: int | str) -> T:
        """The answer that an index or a name stands for."""
        if isinstance(address, str):
            return self.named(address)
        if isinstance(address, bool) or not 0 <= address < self.count():
            raise self.refuse(address)
        return self.at(address)

    def describe(self) -> dict[str, Any]:
        """The question as plain data, for the wire."""
        found = {"kind": self.kind, "seat": self.seat, "key": self.key, "rule": self.rule, "secret": self.whispered(),
                 "about": list(self.about)}
        if self.lapse:
            found["lapse"] = self.lapse
        return found


class Choose(Decision[T]):
    """One of. Options may be a function, called only when somebody looks; so may be the refused ones, with reasons.
    `facts` gives, when somebody looks, one value for each option, or None: what a player wants to know before.
    Where options are `unordered`, their words may be named in any order."""
    kind = "choose"

    def __init__(self, seat: int, key: str, options: Sequence[T] | Callable[[], Sequence[T]], rule: str = "", *,
                 seen_by: Seen = None, forced: bool = False, about: tuple[Any, ...] = (),
                 lapse: str = "", refused: Callable[[], Sequence[Refusal]] | None = None,
                 facts: Callable[[], Sequence[Any]] | None = None, unordered: bool = False) -> None:
        super().__init__(seat, key, rule, seen_by, forced, about, lapse)
        self._options = options
        self._built: Sequence[T] | None = None
        self.refused = refused
        self.facts = facts
        self.unordered = unordered

    def options(self) -> Sequence[T]:
        if self._built is None:
            self._built = self._options() if callable(self._options) else self._options
        return self._built

    def renew(self) -> None:
        self._built = None

    def count(self) -> int:
        return len(self.options())

    def at(self, index: int) -> T:
        return self.options()[index]

    def sample(self, rng: Rng) -> T:
        options = self.options()
        return options[rng.below(len(options))]

    def named(self, name: str) -> T:
        for option in self.options():
            if spell(option) == name:
                return option
        if self.unordered:
            words = sorted(name.split(" "))
            for option in self.options():
                if sorted(spell(option).split(" ")) == words:
                    return option
        raise self.refuse(name)

    def check(self, value: object) -> bool:
        options = self.options()
        try:
            found = options[options.index(value)]
        except ValueError:
            return False
        return found is value or same(found, value)

    def describe(self) -> dict[str, Any]:
        refused = self.refused() if self.refused is not None else ()
        options: list[dict[str, Any]] = [{"name": spell(x), "value": x} for x in self.options()]
        if self.facts is not None:
            for n, known in enumerate(self.facts()):
                if known is not None:
                    options[n]["facts"] = known
        return {**super().describe(), "options": options,
                "refused": [{"name": spell(x[0]), "value": x[0], "reason": x[1], "args": list(x[2:])} for x in refused]}


class Pick(Decision[tuple[T, ...]]):
    """Some of: `least` to `most` different things, answered in the order they are offered. Counted, never listed,
    unless `fits` says which sets of things are legal."""
    kind = "pick"

    def __init__(self, seat: int, key: str, things: Sequence[T], least: int, most: int, rule: str = "", *,
                 seen_by: Seen = None, forced: bool = False, about: tuple[Any, ...] = (),
                 lapse: str = "", fits: Callable[[tuple[T, ...]], bool] | None = None) -> None:
        super().__init__(seat, key, rule, seen_by, forced, about, lapse)
        self.things = tuple(things)               # not the hand itself: that will change
        self.least = least
        self.most = min(most, len(things))
        self.fits = fits
        self._built: list[tuple[T, ...]] | None = None

    def _sets(self) -> list[tuple[T, ...]]:
        fits = self.fits
        assert fits is not None
        if self._built is None:
            self._built = [x for k in range(self.least, self.most + 1) for x in combinations(self.things, k) if fits(x)]
        return self._built

    def renew(self) -> None:
        self._built = None

    def count(self) -> int:
        if self.fits is not None:
            return len(self._sets())
        n = len(self.things)
        if self.least == self.most:
            return comb(n, self.least)
        return sum([comb(n, k) for k in range(self.least, self.most + 1)])

    def at(self, index: int) -> tuple[T, ...]:
        if self.fits is not None:
            return self._sets()[index]
        k, n = self.least, len(self.things)
        while index >= comb(n, k):
            if k >= self.most:
                raise IndexError(index)
            index -= comb(n, k)
            k += 1
        chosen = []
        for i, thing in enumerate(self.things):
            with_it = comb(n - i - 1, k - 1) if k else 0
            if index < with_it:
                chosen.append(thing)
                k -= 1
            else:
                index -= with_it
        return tuple(chosen)

    def named(self, name: str) -> tuple[T, ...]:
        wanted = [] if name == "nothing" else name.split(" ")
        chosen = []
        for thing in self.things:
            name_of = word(thing)
            if name_of in wanted:
                wanted.remove(name_of)
                chosen.append(thing)
        if wanted or not self.check(tuple(chosen)):
            raise self.refuse(name)
        return tuple(chosen)

    def check(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        at, things = 0, self.things
        for thing in value:
            while at < len(things) and things[at] != thing:
                at += 1
            if at == len(things) or not (things[at] is thing or same(things[at], thing)):
                return False
            at += 1
        return self.fits is None or self.fits(value)

    def steps(self, path: Sequence[Any]) -> list[Any]:
        if (path and path[-1] == STOP) or len(path) == self.most:
            return []
        found: list[Any] = []
        if self.fits is not None:
            ends = [x for x in self._sets() if x[:len(path)] == tuple(path)]
            for x in ends:
                step = STOP if len(x) == len(path) else x[len(path)]
                if step not in found:
                    found.append(step)
            return [] if found == [STOP] else found
        if len(path) >= self.least:
            found.append(STOP)
        at = 0
        for thing in path:
            while self.things[at] != thing:
                at += 1
            at += 1
        last = len(self.things) - max(self.least - len(path), 1)
        found += [self.things[i] for i in range(at, last + 1)]
        return found

    def assemble(self, path: Sequence[Any]) -> tuple[T, ...]:
        return tuple([x for x in path if x != STOP])

    def legal(self) -> str:
        many = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{many} of " + " ".join([word(x) for x in self.things])

    def describe(self) -> dict[str, Any]:
        found = {**super().describe(), "things": [{"name": word(x), "value": x} for x in self.things],
                 "least": self.least, "most": self.most}
        if self.fits is not None:
            found["sets"] = [[word(x) for x in these] for these in self._sets()]
        return found


class Number(Decision[int]):
    """A number from `low` to `high` in steps."""
    kind = "number"

    def __init__(self, seat: int, key: str, low: int, high: int, rule: str = "", *, step: int = 1,
                 seen_by: Seen = None, forced: bool = False, about: tuple[Any, ...] = (),
                 lapse: str = "") -> None:
        super().__init__(seat, key, rule, seen_by, forced, about, lapse)
        self.low = low
        self.high = high
        self.step = step

    def count(self) -> int:
        return max(0, (self.high - self.low) // self.step + 1)

    def at(self, index: int) -> int:
        value = self.low + index * self.step
        if value > self.high:
            raise IndexError(index)
        return value

    def named(self, name: str) -> int:
        try:
            value = int(name)
        except ValueError:
            raise self.refuse(name) from None
        if str(value) != name or not self.check(value):
            raise self.refuse(name)
        return value

    def check(self, value: object) -> bool:
        return (isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
                and (value - self.low) % self.step == 0)

    def legal(self) -> str:
        return f"{self.low} to {self.high}" + (f" in steps of {self.step}" if self.step > 1 else "")

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "low": self.low, "high": self.high, "step": self.step}


class Allocate(Decision[tuple[tuple[str, int], ...]]):
    """So many units over several bins, each with its most. The answer has the bins that got something.

    All of `total` is given out (or as much as the bins hold), unless `least` allows to keep some back.
    """
    kind = "allocate"

    def __init__(self, seat: int, key: str, bins: Mapping[str, int], total: int, rule: str = "", *,
                 least: int | None = None, seen_by: Seen = None, forced: bool = False,
                 about: tuple[Any, ...] = (), lapse: str = "") -> None:
        super().__init__(seat, key, rule, seen_by, forced, about, lapse)
        self.bins = [(word, min(most, total)) for word, most in bins.items()]
        self.total = min(total, sum([most for _, most in self.bins]))
        self.least = self.total if least is None else min(least, self.total)
        self._ways: list[list[int]] = []

    def _table(self) -> list[list[int]]:
        """ways[i][k]: in how many ways the bins from i on take k units in all."""
        if not self._ways:
            ways = [[1] + [0] * self.total]
            for _, most in reversed(self.bins):
                upto = [0, *accumulate(ways[0])]           # ways[0][:k], summed up
                ways.insert(0, [upto[k + 1] - upto[max(0, k - most)] for k in range(self.total + 1)])
            self._ways = ways
        return self._ways

    def count(self) -> int:
        return sum(self._table()[0][self.least:])

    def at(self, index: int) -> tuple[tuple[str, int], ...]:
        ways, left = self._table(), self.total
        while index >= ways[0][left]:
            index -= ways[0][left]
            left -= 1
        found = []
        for i, (word, most) in enumerate(self.bins):
            n = 0
            while index >= (ways[i + 1][left - n] if n <= left else 0):
                index -= ways[i + 1][left - n]
                n += 1
            assert n <= most
            if n:
                found.append((word, n))
            left -= n
        return tuple(found)

    def named(self, name: str) -> tuple[tuple[str, int], ...]:
        found: dict[str, int] = {}
        for part in [] if name == "nothing" else name.split(" "):
            word, _, many = part.rpartition(",")
            if not many.isdecimal() or len(many) > 9 or str(int(many)) != many or word in found:
                raise self.refuse(name)
            found[word] = int(many)
        value = tuple([(word, found[word]) for word, _ in self.bins if word in found])
        if len(value) != len(found) or not self.check(value):
            raise self.refuse(name)
        return value

    def check(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        at, given = 0, 0
        for part in value:
            if not isinstance(part, tuple) or len(part) != 2:
                return False
            while at < len(self.bins) and self.bins[at][0] != part[0]:
                at += 1
            if at == len(self.bins) or type(part[1]) is not int or not 1 <= part[1] <= self.bins[at][1]:
                return False
            given += part[1]
            at += 1
        return self.least <= given <= self.total

    def steps(self, path: Sequence[Any]) -> list[Any]:
        if len(path) == len(self.bins):
            return []
        given, ways = sum(path), self._table()[len(path) + 1]
        return [n for n in range(min(self.bins[len(path)][1], self.total - given) + 1)
                if any([ways[end - given - n] for end in range(max(self.least, given + n), self.total + 1)])]

    def assemble(self, path: Sequence[Any]) -> tuple[tuple[str, int], ...]:
        return tuple([(self.bins[i][0], n) for i, n in enumerate(path) if n])

    def legal(self) -> str:
        many = str(self.total) if self.least == self.total else f"{self.least} to {self.total}"
        return f"{many} over " + " ".join([f"{word},{most}" for word, most in self.bins])

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "bins": [{"name": word, "most": most} for word, most in self.bins],
                "least": self.least, "total": self.total}


class Arrange(Decision[tuple[T, ...]]):
    """All of these things, in an order of one's choice."""
    kind = "arrange"

    def __init__(self, seat: int, key: str, things: Sequence[T], rule: str = "", *,
                 seen_by: Seen = None, forced: bool = False, about: tuple[Any, ...] = (),
                 lapse: str = "") -> None:
        super().__init__(seat, key, rule, seen_by, forced, about, lapse)
        self.things = tuple(things)

    def count(self) -> int:
        return factorial(len(self.things))

    def at(self, index: int) -> tuple[T, ...]:
        rest, found = list(self.things), []
        while rest:
            block = factorial(len(rest) - 1)
            found.append(rest.pop(index // block))
            index %= block
        return tuple(found)

    def named(self, name: str) -> tuple[T, ...]:
        parts = [] if name == "nothing" else name.split(" ")
        rest, found = list(self.things), []
        for part in parts:
            fitting = [x for x in rest if word(x) == part]
            if not fitting:
                raise self.refuse(name)
            rest.remove(fitting[0])
            found.append(fitting[0])
        if rest:
            raise self.refuse(name)
        return tuple(found)

    def check(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        rest = list(self.things)
        for x in value:
            if x not in rest:
                return False
            found = rest.pop(rest.index(x))
            if not (found is x or same(found, x)):
                return False
        return not rest

    def steps(self, path: Sequence[Any]) -> list[Any]:
        rest = list(self.things)
        for x in path:
            rest.remove(x)
        return rest

    def assemble(self, path: Sequence[Any]) -> tuple[T, ...]:
        return tuple(path)

    def legal(self) -> str:
        return "in any order: " + " ".join([word(x) for x in self.things])

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "things": [{"name": word(x), "value": x} for x in self.things]}
