"""In which order players react in the action phase, and what cannot be passed."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.state import Twilight
from tests.games.twilight.scenario import act, begin, hand, put

SYSTEM = "s18"


def battle(*, active: int) -> Twilight:
    """Between this seat and the next; the initiative is that of the seats."""
    s = begin(factions=("letnev", "hacan", "xxcha"))
    s.active, s.system = active, SYSTEM
    put(s, active, SYSTEM, cruiser=3)
    put(s, (active + 1) % 3, SYSTEM, cruiser=3)
    return s


@pytest.mark.rule("TI-E.2", "TI-14.17", "A-11")
def test_the_active_player_is_first_then_the_next_in_initiative_and_round() -> None:
    s = battle(active=1)
    s.players[0].strategy, s.players[2].strategy = {"imperial": True}, {"leadership": True}
    hand(s, 1, "morale_boost-1")
    t = act(s, ("meet",))
    assert t.s.happenings[-1].order == [1, 0, 2], "diplomacy, imperial, and round to leadership"


@pytest.mark.rule("TI-E.3", "A-12")
def test_who_has_passed_is_asked_again_when_somebody_has_acted() -> None:
    s = battle(active=0)
    hand(s, 0, "morale_boost-1")
    hand(s, 1, "morale_boost-2")
    t = act(s, ("meet",)).play(0, "pass").play(1, "morale_boost-2").play(0, "pass")
    assert t.asked() == {0: "react"}, "the window of the card is over, and that of the round is still open"
    assert [h.window for h in t.s.happenings] == ["spc_start"]
    t.play(0, "morale_boost-1")
    assert [x["seat"] for x in t.told("used")] == [1, 0]


@pytest.mark.rule("TI-E.4", "TI-14.6")
def test_what_one_must_do_cannot_be_passed_and_its_owner_says_when() -> None:
    s = battle(active=0)
    s.players[0].technologies["assault_cannon"] = True
    hand(s, 0, "morale_boost-1")
    t = act(s, ("meet",))
    assert t.options(0) == ["assault_cannon", "morale_boost-1"]
    t.play(0, "morale_boost-1")
    assert t.s.players[1].units == {SYSTEM: {"cruiser": 2}}, "once it is all that is left, it happens"
