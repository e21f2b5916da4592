"""Changes instead of whole states: what is taken apart is put together again, here and in the browser."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fivesuns.games import load
from fivesuns.server.difference import applied, difference
from fivesuns.server.sizes import measured

CASES = json.loads((Path(__file__).parent / "differences.json").read_text())      # the browser's tests read them too
VALUES = st.recursive(st.none() | st.integers(2, 9) | st.text("ab+", max_size=2),
                      lambda x: st.lists(x, max_size=5) | st.dictionaries(st.text("ab+01", max_size=2), x, max_size=5),
                      max_leaves=20)


def test_the_cases_that_the_browser_knows() -> None:
    for case in CASES:
        assert difference(case["old"], case["new"]) == case["patch"]
        assert applied(case["old"], case["patch"]) == case["new"]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])         # a busy machine is no fault
@given(VALUES, VALUES)
def test_what_is_taken_apart_is_put_together_again(old: Any, new: Any) -> None:
    before = json.dumps(old)
    patch = difference(old, new)
    assert (patch is None) == (old == new)
    assert json.dumps(old) == before
    if patch is not None:
        assert applied(old, json.loads(json.dumps(patch))) == new
        assert json.dumps(old) == before, "the old value is not touched"


def test_little_is_said_about_a_little_change() -> None:
    old = {"players": [{"vp": n, "cards": list("abcdef")} for n in range(6)], "map": list(range(200))}
    new = json.loads(json.dumps(old))
    new["players"][3]["vp"] = 7
    new["players"][4]["cards"].remove("c")
    new["map"].append(200)
    assert difference(old, new) == {"players": {"3": {"vp": [7]}, "4": {"cards": {"+": [2, 1]}}},
                                    "map": {"+": [200, 0, 200]}}


def test_a_big_table_is_told_in_small_pieces() -> None:
    """Six players of Eclipse: the whole table is 37 kB, what an answer changes a fortieth of it."""
    record = (Path(__file__).parent.parent / "golden" / "eclipse-05-6p-aliens.txt").read_text()
    found = measured(load("eclipse"), record, 160)
    assert len(found.plain) > 500
    assert sum(found.plain) / len(found.plain) < 2500
    assert sum(found.wire) / len(found.wire) < 1000


def test_twilight_is_told_in_small_pieces_too() -> None:
    """Six players: the whole table is 30 kB and more."""
    record = (Path(__file__).parent.parent / "golden" / "twilight-05-6p-dealt.txt").read_text()
    found = measured(load("twilight"), record, 160)
    assert len(found.plain) > 500
    assert sum(found.plain) / len(found.plain) < 2500
    assert sum(found.wire) / len(found.wire) < 1000
