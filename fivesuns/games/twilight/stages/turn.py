"""The action phase: turns in initiative order, one action each, until all have passed (TI-84)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fivesuns.games.twilight import abilities, galaxy, notes, trade, values
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.checks import go, go_on
from fivesuns.games.twilight.order import after_active, in_initiative
from fivesuns.games.twilight.shapes import Counts
from fivesuns.games.twilight.stages import movement, strategic, tactical
from fivesuns.games.twilight.state import NOBODY, Happening, Twilight
from fivesuns.games.twilight.windows import happen, play_card
from fivesuns.kernel import Choose, Play, Sub

Act = tuple[Any, ...]


def action_phase(s: Twilight) -> None:
    s.phase = "action"
    for p in s.players:
        p.passed = False
    s.active = in_initiative(s)[0]
    go(s, turn)


def turn(s: Twilight) -> None:
    s.acts = 0
    s.tell("turn", seat=s.active)
    trade.open_market(s)
    happen(s, "turn_start", s.active)
    s.then(choose_action)


def choose_action(s: Twilight) -> Play:
    seat = s.active
    if s.players[seat].out:
        s.then(end_turn)
        return
    asked: Choose[Act] = Choose(seat, "twilight.action", lambda: actions(s, seat), "TI-84.1",
                                refused=lambda: refused(s, seat), facts=lambda: facts(s, seat, asked.options()))
    act = yield from asked
    verb = act[0]
    if verb == "pass":
        s.players[seat].passed = True
        s.tell("passed", seat=seat)
        go_on(s, end_turn)
    elif verb == "done":
        go_on(s, end_turn)
    elif verb == "activate":
        s.then(tactical.activate, act[1])
        s.then(end_action)
    elif verb == "strategy":
        s.then(strategic.primary, act[1])
        s.then(end_action)
    else:
        yield from component_action(s, act[1])


def actions(s: Twilight, seat: int) -> list[Act]:
    """Strategy cards, systems to activate, component actions; no pass before all strategy cards are done (TI-84.4), nor
    after an action: who may perform another one is done then."""
    p = s.players[seat]
    ready = [card for card, is_ready in p.strategy.items() if is_ready]
    found: list[Act] = [("strategy", card) for card in ready]
    if p.pools["tactic"]:
        closed = {*p.tokens, *guarded(s, seat)}
        found += [("activate", system) for system in s.board.beside if system not in closed]
    found += [("use", word) for word in abilities.usable(s, moment(s), seat)]
    if s.acts:
        return [*found, ("done",)]
    return found if ready else [*found, ("pass",)]


def guarded(s: Twilight, seat: int) -> list[str]:
    """Asteroid fields that others guard with their ships cannot be activated."""
    guards = [other for other in s.others(seat) for _, change in values.standing(s, other, "activatable_systems")
              if change.about == "asteroid_fields_with_own_ships"]
    if not guards:
        return []
    return [system for system in s.board.beside if SYSTEMS[system].anomaly == "asteroid_field"
            and any([galaxy.has_ships(s, other, system) for other in guards])]


def facts(s: Twilight, seat: int, acts: Sequence[Act]) -> list[dict[str, Counts] | None]:
    """Of systems to activate: which ships can get there, and from where."""
    found = movement.within_reach(s, seat)
    return [found.get(act[1]) if act[0] == "activate" else None for act in acts]


def refused(s: Twilight, seat: int) -> list[tuple[Any, ...]]:
    p = s.players[seat]
    ready = [card for card, is_ready in p.strategy.items() if is_ready]
    found: list[tuple[Any, ...]] = [(("pass",), "strategy-first", ready[0])] if ready and not s.acts else []
    if not p.pools["tactic"]:
        return [*found, (("activation",), "no-tactic-token")]
    found += [(("activate", system), "guarded") for system in guarded(s, seat)]
    return found + [(("activate", system), "own-token-there") for system in p.tokens]


def moment(s: Twilight) -> Happening:
    """The choice of an action, as a happening: component actions look at it."""
    return Happening(number=0, window="action_choice", by=s.active, place="", about=(), order=[s.active])


def component_action(s: Twilight, word: str) -> Sub[None]:
    """A cancelled one leaves the action open (TI-39.4)."""
    seat, name = s.active, abilities.ability_of(word)
    if notes.is_note(word):
        notes.reveal(s, seat, word)
        yield from notes.use(s, seat, word, moment(s))
        go(s, end_action)
        return
    target = yield from abilities.aim(s, seat, word, moment(s))
    if abilities.is_card(name):
        play_card(s, seat, word, target)
        go(s, after_component, word)
    else:
        abilities.pay(s, seat, name)
        yield from abilities.resolve(s, seat, name, target)
        go(s, end_action)


def after_component(s: Twilight, card: str) -> None:
    if s.undone == card:
        s.undone = ""
        s.then(choose_action)
    else:
        s.then(end_action)


def end_action(s: Twilight) -> None:
    """Nothing comes after it if an effect has ended the turn."""
    if values.forces(s, s.active, "turn_over"):
        s.then(end_turn)
        return
    s.acts += 1
    happen(s, "action_after", s.active)
    s.then(act_again)


def act_again(s: Twilight) -> None:
    """Who may perform more than one action in a turn is asked once more."""
    if s.acts < values.number(s, s.active, "actions_per_turn", 1):
        s.then(choose_action)
    else:
        s.then(end_turn)


def end_turn(s: Twilight) -> None:
    """To the next in initiative order who has not passed; when all have, the phase is over."""
    happen(s, "turn_end", s.active)
    s.then(next_turn)


def next_turn(s: Twilight) -> None:
    values.expire(s, "turn")
    s.forces = [x for x in s.forces if x.lasts != "own_turn" or x.seat != s.active]
    left = [seat for seat in after_active(s) if not s.players[seat].passed]
    if left:
        s.active = left[0]
        s.then(turn)
    else:
        values.expire(s, "own_turn")                       # nobody has one any more
        s.active = NOBODY


STAGES: Final = (action_phase, turn, choose_action, after_component, end_action, act_again, end_turn, next_turn)
