"""Action cards that are played in windows: on a copy each is cancelled first, and then nothing has changed."""
from __future__ import annotations

from typing import Any

from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, hand


def play(s: Twilight, stage: Stage, seat: int, card: str, *answers: str, luck: str = "") -> Scenario:
    """A stage in which this card is played. Before, on a copy, it is played and cancelled: then nothing has changed."""
    cancelled(copied(s), stage, seat, card, answers[:1], luck)
    hand(s, seat, card)
    t = act(s, stage, luck=luck)
    reach(t, seat, card)
    return t.play(seat, card, *answers)


def cancelled(s: Twilight, stage: Stage, seat: int, card: str, target: tuple[str, ...], luck: str) -> None:
    """By a third, who is asked about nothing else. The window is still open, because of another card in hand."""
    hand(s, seat, card, "summit")
    hand(s, 2, "sabotage-1")
    t = act(s, stage, luck=luck)
    reach(t, seat, card)
    before, window = looks(t.s), t.s.happenings[-1].number
    t.play(seat, card)
    if t.asked() == {seat: "target"}:
        t.play(seat, *target)
    reach(t, 2, "sabotage-1")
    t.play(2, "sabotage-1")
    while t.s.happenings[-1].window == "ac_played":
        for other in t.asked():
            t.play(other, "pass")
    assert t.s.happenings[-1].number == window, "where somebody may still react"
    assert looks(t.s) == before


def reach(t: Scenario, seat: int, card: str) -> None:
    """All decline until this card can be played."""
    while seat not in t.asked() or t.refused(seat, card):
        assert set(t.asked().values()) == {"react"}, t.asked()
        for other in t.asked():
            t.play(other, "pass")
    for other in [x for x in t.asked() if x != seat]:
        t.play(other, "pass")


def decline(t: Scenario) -> None:
    """Nobody reacts to anything, until something else is asked."""
    while set(t.asked().values()) == {"react"}:
        for other in t.asked():
            t.play(other, "pass")


def looks(s: Twilight) -> list[Any]:
    """What a card could have changed."""
    found: list[Any] = [copied([p.units, p.damaged, p.planets, p.tokens, p.pools, p.strategy]) for p in s.players]
    return [*found, *[(p.goods, p.commodities) for p in s.players], list(s.forces), copied([s.batches, s.landing]),
            s.combat and (s.combat.over, s.combat.retreating), s.named]


def offered(s: Twilight, stage: Stage, seat: int, card: str, luck: str = "") -> bool:
    """Is this player ever asked to play it, if all decline?"""
    s = copied(s)
    hand(s, seat, card)
    t = act(s, stage, luck=luck)
    while set(t.asked().values()) == {"react"}:
        if seat in t.asked() and not t.refused(seat, card):
            return True
        for other in t.asked():
            t.play(other, "pass")
    return False
