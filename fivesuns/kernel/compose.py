"""One answer made of many parts: a payment, a move of fleets, a production, a plan, a deal. Nothing is enumerated.

A whole is a tuple of items; an item is the word of a part, or that word and a value for each of its fields:
`("jord", ("goods", 2))` is `jord goods,2`. The game says what is wrong with a whole.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fivesuns.kernel.decision import STOP, Decision, Flaw, IllegalAnswer, Refusal, Rng, Seen, same, spell, word

Whole = tuple[Any, ...]
LISTED: Final = 12               # so many values of a field are read out
READ_OUT: Final = 800            # so many characters about what is legal; if it takes more, only the words of the parts
WORDS: Final = 60                # and so many of those
PAUSE: Final = 3                 # whoever composes by chance stops at one in so many wholes


class Part:
    """What can be an item, at most so often: a word, and for each field the values that it can have. `facts` is what a
    player wants to know of it, or a function that finds it out when somebody looks."""

    def __init__(self, word: str, *fields: Sequence[Any], most: int = 1, facts: Any = None) -> None:
        self.word = word
        self.fields = fields
        self.most = most
        self.facts = facts

    def item(self, values: tuple[Any, ...]) -> Any:
        return (self.word, *values) if self.fields else self.word

    def read(self, text: str) -> Any:
        """The item with this name, or None."""
        if not self.fields:
            return self.word if text == self.word else None
        if not text.startswith(self.word + ","):
            return None
        values = self._values(text[len(self.word) + 1:].split(","), 0)
        return None if values is None else self.item(values)

    def _values(self, given: list[str], n: int) -> tuple[Any, ...] | None:
        """These words as values of the fields from the n-th on; a place such as `3,-2` is two of them."""
        if n == len(self.fields):
            return None if given else ()
        for x in self.fields[n]:
            own = word(x).split(",")
            if given[:len(own)] == own:
                rest = self._values(given[len(own):], n + 1)
                if rest is not None:
                    return (x, *rest)
        return None

    def fits(self, item: object) -> bool:
        if not self.fields:
            return type(item) is str and item == self.word
        if type(item) is not tuple or len(item) != len(self.fields) + 1 or item[0] != self.word:
            return False
        return all([_holds(field, item[n + 1]) for n, field in enumerate(self.fields)])

    def legal(self) -> str:
        return ",".join([self.word, *[_listed(field) for field in self.fields]])

    def outline(self) -> str:
        return f"{self.word},…" if self.fields else self.word


def _holds(field: Sequence[Any], value: object) -> bool:
    """Is this one of the values? Looked up where nothing else can be equal to it: compared one by one it takes long."""
    if type(value) is str or (type(value) is int and isinstance(field, range)):
        return value in field
    return any([x is value or same(x, value) for x in field])


def _listed(field: Sequence[Any]) -> str:
    """The values of a field, for people: not more than they can read."""
    if isinstance(field, range) and len(field) > 2:
        return f"{field[0]}..{field[-1]}"
    return "|".join([word(x) for x in field[:LISTED]]) + (f"|… ({len(field)})" if len(field) > LISTED else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Compose(Decision[Whole]):
    """Parts put together. `flaw` says what is wrong with a whole, or None. `hope` says of a draft that is no whole yet
    whether it can become one by adding some of these parts; where every beginning of a whole is itself one, it need
    not be told. Items stand in the order of the parts, each part once, unless the whole is `ordered` by whoever makes
    it. `start` says, where most cannot, whether an item of this word that begins with these values can stand after a
    draft: then no others are tried. `part` finds the part of a word where building all of them to judge one whole would
    take long. `invent` makes a legal whole by chance where blind composing would make poor ones. `offered` are wholes
    that are worth a look, the best first, each with what a player wants to know of it.

    A question that is put at every act is a class of its own, begun by `Decision.__init__`: it says in methods
    (`all_parts`, `judge` and so on) what others say in functions, which would have to be made each time."""
    kind = "compose"
    ordered: bool = False
    offered: Callable[[], Sequence[tuple[Whole, Any]]] | None = None
    refused: Callable[[], Sequence[Refusal]] | None = None
    invent: Callable[[Rng], Whole] | None = None
    _parts: Sequence[Part] | Callable[[], Sequence[Part]] = ()
    _flaw: Callable[[Whole], Flaw | None] | None = None
    _hope: Callable[[Whole, Sequence[Part]], bool] | None = None
    _start: Callable[[Whole, str, tuple[Any, ...]], bool] | None = None
    _part: Callable[[str], Part | None] | None = None
    _plain: bool = False                          # is every beginning of a whole one?
    _built: Sequence[Part] | None = None
    _found: Whole | None = None                   # by chance, and so legal as long as the question stands

    def __init__(self, seat: int, key: str, parts: Sequence[Part] | Callable[[], Sequence[Part]],
                 flaw: Callable[[Whole], Flaw | None], rule: str = "", *,
                 hope: Callable[[Whole, Sequence[Part]], bool] | None = None, ordered: bool = False,
                 start: Callable[[Whole, str, tuple[Any, ...]], bool] | None = None,
                 part: Callable[[str], Part | None] | None = None,
                 invent: Callable[[Rng], Whole] | None = None,
                 offered: Callable[[], Sequence[tuple[Whole, Any]]] | None = None, seen_by: Seen = None,
                 about: tuple[Any, ...] = (), lapse: str = "",
                 refused: Callable[[], Sequence[Refusal]] | None = None) -> None:
        super().__init__(seat, key, rule, seen_by, False, about, lapse)
        self._parts = parts
        self._flaw = flaw
        self._hope = hope
        self._plain = hope is None
        self._start = start
        self._part = part
        self.ordered = ordered
        self.invent = invent
        self.offered = offered
        self.refused = refused

    # what a game says

    def all_parts(self) -> Sequence[Part]:
        """What can be an item, useful or not."""
        return self._parts() if callable(self._parts) else self._parts

    def look_up(self, word: str) -> Part | None:
        """The part of this word."""
        if self._part is not None:
            return self._part(word)
        for part in self.parts():
            if part.word == word:
                return part
        return None

    def judge(self, whole: Whole) -> Flaw | None:
        """What is wrong with a whole of such parts."""
        return None if self._flaw is None else self._flaw(whole)

    def hopeful(self, draft: Whole, rest: Sequence[Part]) -> bool:
        """Is this a whole, or can it become one by adding some of these?"""
        return self.judge(draft) is None if self._hope is None else self._hope(draft, rest)

    def can_start(self, draft: Whole, word: str, values: tuple[Any, ...]) -> bool:
        """Can an item of this word that begins with these values stand after the draft?"""
        return self._start is None or self._start(draft, word, values)

    def by_chance(self, rng: Rng) -> Whole:
        """A legal whole."""
        return self._composed(rng) if self.invent is None else self.invent(rng)

    def offers(self) -> Sequence[tuple[Whole, Any]]:
        """Wholes that are worth a look."""
        return self.offered() if self.offered is not None else ()

    def refusals(self) -> Sequence[Refusal]:
        """What somebody might expect, and why not."""
        return self.refused() if self.refused is not None else ()

    def parts(self) -> Sequence[Part]:
        """Those that can be used: a field that can have no value makes a part useless."""
        if self._built is None:
            self._built = [part for part in self.all_parts() if all([len(field) for field in part.fields])]
        return self._built

    def renew(self) -> None:
        self._built = self._found = None

    # judging

    def flaw(self, value: object) -> Flaw | None:
        """What is wrong with this as an answer; None if it is legal."""
        return self._misshapen(value) or self.judge(tuple(value if isinstance(value, tuple) else ()))

    def _misshapen(self, value: object) -> Flaw | None:
        if not isinstance(value, tuple):
            return ("no-parts",)
        last, uses = -1, dict[str, int]()
        for item in value:
            part = self._part_of(item)
            if part is None or not part.fits(item):
                return ("no-such-part", spell(item) if isinstance(item, (str, int, tuple)) else repr(item))
            uses[part.word] = uses.get(part.word, 0) + 1
            if uses[part.word] > (part.most if self.ordered else 1):
                return ("too-often", part.word)
            if not self.ordered:
                at = self._place(item)
                if at < last:
                    return ("not-in-order", part.word)
                last = at
        return None

    def _part_of(self, item: object) -> Part | None:
        """The part that this is an item of, if it is one."""
        word = item[0] if isinstance(item, tuple) and item else item
        return self.look_up(word) if isinstance(word, str) else None

    def _place(self, item: object) -> int:
        """The number of its part."""
        for at, part in enumerate(self.parts()):
            if part.fits(item):
                return at
        return -1

    def check(self, value: object) -> bool:
        return (value is self._found and value is not None) or self.flaw(value) is None

    def read(self, name: str) -> Whole:
        """The whole with this name, legal or not; raises IllegalAnswer if it is of no such parts."""
        items = []
        for text in [] if name == "nothing" else name.split(" "):
            found = [item for item in [part.read(text) for part in self.parts()] if item is not None]
            if not found:
                raise self._refuse(name, ("no-such-part", text[:100]))
            items.append(found[0])
        return tuple(items if self.ordered else sorted(items, key=self._place))

    def named(self, name: str) -> Whole:
        value = self.read(name)
        flaw = self.flaw(value)
        if flaw is not None:
            raise self._refuse(name, flaw)
        return value

    def refuse(self, what: object) -> IllegalAnswer:
        return self._refuse(what, self.flaw(what) or ("no-parts",))

    def _refuse(self, what: object, flaw: Flaw) -> IllegalAnswer:
        given = what if isinstance(what, str) else spell(what) if isinstance(what, tuple) else repr(what)
        error = IllegalAnswer(f"seat {self.seat} was asked {self.key} ({self.rule}) and cannot answer {given[:200]!r}: "
                              f"{' '.join([str(x) for x in flaw])}; legal: "
                              f"{self._readable(str(flaw[1]).split(',')[0] if flaw[0] == 'no-such-part' else '')}")
        error.flaw = flaw
        return error

    # composing

    def count(self) -> int:
        """Too many to count."""
        return 0

    def at(self, index: int) -> Whole:
        raise self.refuse(index)

    def sample(self, rng: Rng) -> Whole:
        found = self.by_chance(rng)
        self._found = found
        return found

    def _composed(self, rng: Rng) -> Whole:
        draft: Whole = ()
        while True:
            rest = self._rest(draft)
            whole = (self._plain and draft != ()) or self.judge(draft) is None      # it was hopeful already
            if whole and (not rest or rng.below(PAUSE) == 0):
                return draft
            item = self._any_item(draft, rest, rng)
            if item is None:
                assert whole, f"{self.key}: there was hope for {spell(draft)!r}, and it cannot become whole"
                return draft
            draft = (*draft, item)

    def _any_item(self, draft: Whole, rest: list[Part], rng: Rng) -> Any:
        left = rest.copy()
        while left:
            part = left.pop(rng.below(len(left)))
            values = self._any_values(draft, part, (), rng)
            if values is not None:
                return part.item(values)
        return None

    def _any_values(self, draft: Whole, part: Part, values: tuple[Any, ...], rng: Rng) -> tuple[Any, ...] | None:
        if len(values) == len(part.fields):
            return values if self._hopeful(draft, part, values) else None
        left = list(part.fields[len(values)])
        while left:
            found = self._any_values(draft, part, (*values, left.pop(rng.below(len(left)))), rng)
            if found is not None:
                return found
        return None

    def _rest(self, draft: Whole) -> list[Part]:
        """The parts that can stand next after a draft."""
        left = self._left(draft)
        return [part for part in left if self.can_start(draft, part.word, ())]

    def _left(self, draft: Whole) -> list[Part]:
        """The parts that can still be added to a draft of these parts, sooner or later."""
        parts = self.parts()
        used = [x if type(x) is str else x[0] for x in draft]
        if self.ordered:
            return [part for part in parts if used.count(part.word) < part.most]
        return list(parts[[part.word for part in parts].index(used[-1]) + 1:] if used else parts)

    def _hopeful(self, draft: Whole, part: Part, values: tuple[Any, ...], rest: Sequence[Part] | None = None) -> bool:
        """Can the draft with this item become whole? Where values are missing: with any. Whatever they are, the same
        parts are left for the rest."""
        if values and not self.can_start(draft, part.word, values):
            return False
        if rest is None and not self._plain:
            rest = self._left((*draft, part.word))
        if len(values) < len(part.fields):
            return any(self._hopeful(draft, part, (*values, x), rest) for x in part.fields[len(values)])
        return self.hopeful((*draft, part.item(values)), rest or ())

    def steps(self, path: Sequence[Any]) -> list[Any]:
        if path and path[-1] == STOP and self._walked(path[:-1])[1] is None:
            return []
        draft, part, values = self._walked(path)
        if part is not None:
            return [x for x in part.fields[len(values)] if self._hopeful(draft, part, (*values, x))]
        found: list[Any] = [x.word for x in self._rest(draft) if self._hopeful(draft, x, ())]
        return [STOP, *found] if found and self.judge(draft) is None else found

    def assemble(self, path: Sequence[Any]) -> Whole:
        return self._walked(path)[0]

    def path(self, value: Whole) -> list[Any]:
        """The small steps that lead to a legal whole."""
        found = [x for item in value for x in (item if isinstance(item, tuple) else (item,))]
        return [*found, STOP] if self.steps(found) else found

    def _walked(self, path: Sequence[Any]) -> tuple[Whole, Part | None, tuple[Any, ...]]:
        """The items so far; the part in hand, if one is not complete, and its values so far."""
        draft: list[Any] = []
        part: Part | None = None
        values: list[Any] = []
        for step in path:
            if part is None:
                if step == STOP:
                    break
                part, = [x for x in self.parts() if x.word == step]
                values = []
            else:
                values.append(step)
            if len(values) == len(part.fields):
                draft.append(part.item(tuple(values)))
                part = None
        return tuple(draft), part, tuple(values) if part is not None else ()

    # telling

    def legal(self) -> str:
        return self._readable("")

    def _readable(self, meant: str) -> str:
        """What is legal; where nobody would read all of it, the words, and in full the part that was meant."""
        parts = self.parts()
        listed = " ".join([part.legal() for part in parts])
        if len(listed) > READ_OUT:
            listed = " ".join([part.legal() if part.word == meant else part.outline() for part in parts[:WORDS]])
            listed += f" … ({len(parts)})" if len(parts) > WORDS else ""
        return ("in any order, of " if self.ordered else "any of ") + listed

    def describe(self) -> dict[str, Any]:
        parts = []
        for part in self.parts():
            found = {"name": part.word, "fields": [list(field) for field in part.fields], "most": part.most}
            if part.facts is not None:
                found["facts"] = part.facts() if callable(part.facts) else part.facts
            parts.append(found)
        return {**super().describe(), "parts": parts, "ordered": self.ordered,
                "offered": [{"name": spell(whole), "value": whole, "facts": facts} for whole, facts in self.offers()],
                "refused": [{"name": word(x[0]), "value": x[0], "reason": x[1], "args": list(x[2:])}
                            for x in self.refusals()]}
