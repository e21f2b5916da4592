"""The action phase: turns, actions, reactions and passing (ECL-6)."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fivesuns.games.eclipse.catalog import ACTIONS, MONEY, REACTIONS
from fivesuns.games.eclipse.players import activations, alive, balance, clockwise_from
from fivesuns.games.eclipse.stages import diplomacy, free
from fivesuns.games.eclipse.stages.build import build
from fivesuns.games.eclipse.stages.explore import explore
from fivesuns.games.eclipse.stages.influence import REFRESHED, influence
from fivesuns.games.eclipse.stages.move import move
from fivesuns.games.eclipse.stages.research import research
from fivesuns.games.eclipse.stages.upgrade import upgrade
from fivesuns.games.eclipse.state import NOBODY, Act, Galaxy
from fivesuns.kernel import Choose, Play, Sub

ACTING: Final[Mapping[str, Callable[[Galaxy, int, int], Play]]] = {
    "explore": explore, "research": research, "upgrade": upgrade, "build": build, "move": move, "influence": influence}
_ACTIONS: Final = [(name,) for name in ACTIONS]
_REACTIONS: Final = [("react", name) for name in REACTIONS]
PASS: Final = ("pass",)
FIRST_PASS_MONEY: Final = 2


def action_phase(s: Galaxy) -> None:
    """ECL-6.1."""
    s.phase = "action"
    s.passed = [p.out for p in s.players]
    if not all(s.passed):
        open_turn(s, clockwise_from(s, s.start)[0])


def open_turn(s: Galaxy, seat: int) -> None:
    s.active = seat
    s.touched, s.declined, s.refresh, s.related = [], [], 0, False
    s.then(turn, seat)


def turn(s: Galaxy, seat: int) -> Play:
    """One action, or one reaction after a pass, or pass (ECL-6.6)."""
    p = s.players[seat]
    passed = s.passed[seat]
    if not p.discs and not free.weighty_acts(s, seat):               # nothing else is left to do (ECL-19.21)
        yield from pass_turn(s, seat)
        return
    act = yield from Choose(seat, "eclipse.reaction" if passed else "eclipse.turn", lambda: turns(s, seat), "ECL-6.6",
                            about=(p.discs, balance(p), balance(p, 1)), refused=lambda: unplayable(s, seat))
    verb = act[0]
    if act == PASS:
        yield from pass_turn(s, seat)
    elif verb == "react":                                            # ECL-6.5
        p.discs -= 1
        p.acts[len(ACTIONS) + REACTIONS.index(act[1])] += 1
        s.tell("reacted", seat=seat, action=act[1])
        s.then(ACTING[act[1]], seat, 1)
        s.then(wind_up, seat)
    elif verb in ACTING:                                             # ECL-6.2
        p.discs -= 1
        p.acts[ACTIONS.index(verb)] += 1
        s.tell("acted", seat=seat, action=verb)
        if verb == "influence":
            s.refresh = REFRESHED
        s.then(ACTING[verb], seat, activations(s, seat, verb))
        s.then(wind_up, seat)
    else:
        yield from free.carry_out(s, seat, act)
        s.then(turn, seat)


def turns(s: Galaxy, seat: int) -> list[Act]:
    found: list[Act] = []
    passed = s.passed[seat]
    if s.players[seat].discs:
        found += _REACTIONS if passed else _ACTIONS
    found.append(PASS)
    if s.rules.acts_before_pass == "yes":                            # ECL-19.3
        found += free.free_acts(s, seat)
    return found


def unplayable(s: Galaxy, seat: int) -> list[Act]:
    if s.players[seat].discs:
        return []
    return [((name,), "no_disc") for name in ACTIONS]


def wind_up(s: Galaxy, seat: int) -> Play:
    """What may still be done before the turn ends (ECL-6.7)."""
    weighty = free.weighty_acts(s, seat)
    if weighty:
        act = yield from Choose(seat, "eclipse.wind_up", lambda: [free.DONE, *weighty, *free.light_acts(s, seat)],
                                "ECL-6.7")
        if act != free.DONE:
            yield from free.carry_out(s, seat, act)
            s.then(wind_up, seat)
            return
    yield from end_turn(s, seat)
    order = clockwise_from(s, seat)
    open_turn(s, order[1 % len(order)])


def end_turn(s: Galaxy, seat: int) -> Sub[None]:
    """Acts of aggression end relations and make a traitor (ECL-6.8, 12.7)."""
    for other in diplomacy.victims(s, seat):
        yield from free.end_relations(s, seat, other)
        s.traitor = seat
        s.tell("betrayed", seat=seat, by=other)


def pass_turn(s: Galaxy, seat: int) -> Sub[None]:
    """ECL-6.4; with the last first pass the phase is over at once (ECL-6.1)."""
    first = not s.passed[seat]
    if first:
        if not any([s.passed[x] for x in alive(s)]):
            s.players[seat].stuff[MONEY] += FIRST_PASS_MONEY
            s.next_start = seat
            s.tell("passed_first", seat=seat, money=FIRST_PASS_MONEY)
        else:
            s.tell("passed", seat=seat)
        s.passed[seat] = True
    else:
        s.tell("passed_again", seat=seat)
    yield from end_turn(s, seat)
    if all(s.passed):
        s.active = NOBODY
        return
    order = clockwise_from(s, seat)
    open_turn(s, order[1 % len(order)])
