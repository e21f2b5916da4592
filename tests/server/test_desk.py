"""A worker's desk: how many tables it holds."""
from __future__ import annotations

import pytest

from fivesuns.server import desk as desks
from fivesuns.server.desk import Desk


def opened(desk: Desk, names: range) -> list[str]:
    for n in names:
        reply = desk.handle("open", {"table": f"t{n}", "stamp": 1, "game": "tiny", "options": {"seats": 2},
                                     "seed": b"seed", "nonces": [], "viewers": [[], []]})
        assert "refused" not in reply
    return list(desk.held)


def test_the_table_that_was_not_used_for_longest_is_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "HELD", 3)
    desk = Desk(["tests.server.tiny"])
    assert opened(desk, range(5)) == ["t2", "t3", "t4"]
    assert desk.handle("look", {"table": "t0", "stamp": 1, "viewers": [[], []]}) == {"unknown": True}


def test_a_desk_whose_memory_is_half_full_holds_no_more() -> None:
    desk = Desk(["tests.server.tiny"], memory=2)           # every byte is too much
    assert opened(desk, range(3))[-1] == "t2"
    assert len(desk.held) < 3
    assert len(opened(Desk(["tests.server.tiny"], memory=1 << 40), range(3))) == 3
