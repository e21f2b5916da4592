"""Plain data: copied, renamed, read and written, always the same and never shared."""
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivesuns.kernel import Fixed, State
from fivesuns.kernel.codec import copied, fields_of, from_json, placed, renamed, to_json, tupled, words


@dataclass
class Box:
    label: str
    inside: Any
    more: list[Any] = field(default_factory=list)


@dataclass(kw_only=True)
class Shelf(State):
    boxes: list[Box]
    _glance: int = 0


KINDS = {"Box": Box, "Shelf": Shelf}
word = st.sampled_from(["ace", "king", "queen", "=", "of", "tuple", "dict", ""])
atom = st.one_of(st.none(), st.booleans(), st.integers(), word)
fixed = st.recursive(atom, lambda x: st.lists(x, max_size=3).map(tuple), max_leaves=5)
key = st.one_of(st.integers(-3, 3), word)
data = st.recursive(
    st.one_of(st.lists(fixed, max_size=4), st.dictionaries(key, fixed, max_size=4)),
    lambda x: st.one_of(st.lists(x, max_size=3), st.dictionaries(key, x, max_size=3),
                        st.builds(Box, word, st.one_of(fixed, x), st.lists(x, max_size=2))), max_leaves=8)


def parts(x: Any) -> Iterator[Any]:
    """All that can change."""
    if isinstance(x, (list, dict, Box)):
        yield x
        inside = x if isinstance(x, list) else x.values() if isinstance(x, dict) else [x.inside, x.more]
        for y in inside:
            yield from parts(y)


@given(data)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(x: Any) -> None:
    twin = copied(x)
    assert twin == x
    assert not {id(y) for y in parts(x)} & {id(y) for y in parts(twin)}


@given(data)
def test_what_is_written_is_read_as_it_was(x: Any) -> None:
    again = from_json(json.loads(json.dumps(to_json(x))), KINDS)
    assert again == x
    assert repr(again) == repr(x)                      # lists are no tuples, 1 is no True, keys keep their order


@given(data, st.permutations(["ace", "king", "queen"]))
def test_renaming_touches_every_mention_and_nothing_else(x: Any, others: list[str]) -> None:
    names = dict(zip(["ace", "king", "queen"], others, strict=True))
    back = {new: old for old, new in names.items()}
    there = renamed(x, names)
    assert renamed(there, back) == x
    assert sorted(words(there)) == sorted([names.get(w, w) for w in words(x)])
    assert not {id(y) for y in parts(x)} & {id(y) for y in parts(there)}


def test_things_after_nothing_are_copied_deeply_too() -> None:
    x: list[Any] = [None, [1]]
    twin = copied(x)
    twin[1].append(2)
    assert x == [None, [1]]
    y: dict[int, Any] = {0: None, 1: {2: 3}}
    copied(y)[1][2] = 4
    assert y == {0: None, 1: {2: 3}}


def test_private_fields_are_no_data() -> None:
    shelf = Shelf(agenda=[("walk", 1)], boxes=[Box("a", 1)], _glance=7)
    shelf.then(lambda_stage)
    shelf._heard = []
    assert fields_of(Shelf) == ("agenda", "boxes")
    twin = copied(shelf)
    assert (twin.agenda, twin.boxes, twin._coming, twin._heard) == ([("walk", 1)], [Box("a", 1)], [], None)
    assert to_json(shelf) == {"=": "Shelf", "agenda": [{"=": "tuple", "of": ["walk", 1]}],
                              "boxes": [{"=": "Box", "label": "a", "inside": 1, "more": []}]}
    assert from_json(to_json(shelf), KINDS) == Shelf(agenda=[("walk", 1)], boxes=[Box("a", 1)])


def lambda_stage(s: State) -> None:
    """Only its name matters."""


def test_answers_from_json_are_tuples_all_through() -> None:
    assert tupled([1, ["a", [2]], "b"]) == (1, ("a", (2,)), "b")
    assert tupled("word") == "word"


@pytest.mark.parametrize("alien", [1.5, {1, 2}, object(), b"x"])
def test_what_is_no_data_is_not_copied_in_silence(alien: Any) -> None:
    for does in (copied, to_json):
        with pytest.raises(TypeError):
            does([[], alien])


@dataclass(frozen=True)
class Note(Fixed):
    """Says something of things, and holds none."""
    text: str
    of: tuple[str, ...]


def test_what_is_only_mentioned_has_no_place() -> None:
    notes: list[Any] = [{"hand": ["ace", "king"]}, ("queen", 3), None, Note("sold", ("ace", "jack"))]
    assert placed(notes) == ["hand", "ace", "king", "queen"]
    assert sorted({*words(notes)}) == ["ace", "hand", "jack", "king", "queen", "sold"]
