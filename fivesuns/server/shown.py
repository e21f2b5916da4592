"""What leaves the rules: made from views, so that nobody is shown what is hidden. `eye` is what one seat sees, `facts`
what all may know and what the server needs."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from fivesuns.kernel import CHANCE, Decision, Event, Floor, Poll, Table, Together, free_undo, speaker, spell

CUT: Final = 2000                                         # options of one decision on the wire

encode: Final = msgspec.json.Encoder(order=None).encode


def described(decision: Decision[Any]) -> dict[str, Any]:
    """A decision for the wire; very long lists are cut."""
    found = decision.describe()
    for name in ("options", "refused", "sets"):
        if len(found.get(name, ())) > CUT:
            found[name] = found[name][:CUT]
            found["cut"] = True
    return found


def eye(table: Table[Any], seat: int | None, view: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """What one seat (None: a spectator) sees, is asked and may say, as JSON."""
    decision = None if seat is None else table.waiting().get(seat)
    aside = None if seat is None else table.asides().get(seat)
    return {"view": encode(table.view(seat) if view is None else view),
            "decision": encode(None if decision is None else described(decision)),
            "aside": encode(None if aside is None else described(aside)),
            "answered": seat is not None and table.has_answered(seat),
            "spans": [] if seat is None or table.over else list(table.game.spans(table.state, seat))}


def public_facts(table: Table[Any]) -> dict[str, Any]:
    """What everybody may know."""
    awaited = sorted(table.awaited())
    may = {*table.waiting(), *table.asides()} - {*awaited}
    return {"number": table.length, "waiting": awaited, "may": sorted(may), "sealed": sorted(table.sealed()),
            "secret": isinstance(table.ask, (Together, Poll)),
            "trail": [{"name": str(stage[0]), "args": list(stage[1:])} for stage in table.trail()], "over": table.over}


def facts(table: Table[Any]) -> dict[str, Any]:
    """What everybody may know, what the server needs, and the result when there is one."""
    found = public_facts(table)
    waiting = table.waiting()
    found["barrier"] = table.barrier
    found["polled"] = isinstance(table.ask, Poll)
    found["open"] = isinstance(table.ask, Floor) or bool(table.asides())
    found["due"] = [seat for seat in found["waiting"] if seat in waiting]
    found["keys"] = {seat: decision.key for seat, decision in waiting.items()}
    found["asides"] = {seat: decision.key for seat, decision in table.asides().items()}
    found["voices"] = {seat: spell(value) for seat, value in table.voices.items()}
    if table.over:
        state, game = table.state, table.game
        found["scores"] = game.scores(state)
        found["sheets"] = [game.sheet(state, player) for player in range(len(found["scores"]))]
        found["winners"] = game.winners(state)
    return found


def told(events: Sequence[Event]) -> list[Any]:
    """Events as data: what, to whom, and the arguments as JSON."""
    return [[event.what, None if event.to is None else list(event.to), encode(event.args).decode()] for event in events]


def called(events: Sequence[Event]) -> list[int]:
    """The seats whom something is meant for, though nobody waits for them."""
    return sorted({seat for event in events for seat in event.calls})


def undo_limit(table: Table[Any], seats: Sequence[int], views: Mapping[int | None, Mapping[str, Any]],
               across: bool) -> list[Any]:
    """How far these seats may undo by themselves, and why not further."""
    low = free_undo(table, seats, views, across)
    if low <= table.base:
        return [low, None if low == 0 else "other"]
    who = speaker(table.log[low - 1 - table.base][0])
    return [low, "chance" if who == CHANCE else "reveal" if who in seats else "other"]
