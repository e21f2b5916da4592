"""The clock of a table: how much time its seats have, whose time runs, and when it is up. Only what is public goes in.

A seat's time runs while the table waits for it alone or for each at their own pace. Where several are asked in secret
(a poll, sealed answers) nobody's own time runs: there is one time for all of them, so that it says nothing of anybody.
Here is no clock on the wall: whoever asks says what time it is.
"""
from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from fivesuns.server import messages, wire
from fivesuns.server.errors import Refused
from fivesuns.server.store import PLAYING, Row

SHORTEST: Final = 10                                      # seconds that a turn or a game may have
LONGEST: Final = 30 * 24 * 3600
ADDED: Final = 24 * 3600                                  # seconds that a turn may add at most
AGAIN: Final = 60                                         # seconds, at least, for who comes back to a timed game
SHARE: Final = 20                                         # of a game's time: so long is what all are asked at once,
BRIEF, BROAD = 60, 300                                    # within these seconds
SLOW: Final = 3600                                        # seconds from which on people are reminded,
BEFORE: Final = 24 * 3600                                 # at most so long before their time is up


class Asked(NamedTuple):
    """Whose word the table waits for, as all may know."""
    awaited: list[int]
    question: list[int] | None                            # of what several are asked in secret: where it was put
    polled: bool = False                                  # is that a poll, which interrupts a turn and does not end it?
    open: bool = False                                    # may anybody speak at any time?


class Times(msgspec.Struct):
    """How the clock stood when time began to run, in milliseconds."""
    left: list[int]                                       # of each seat
    common: int = 0                                       # of those who are asked in secret
    running: list[int] = []                               # whose time runs
    up: list[int] = []                                    # whose time was up, and what silence means was done
    turn: list[int] = []                                  # whose turn it is
    question: list[int] | None = None                     # what is asked in secret
    reminded: bool = False


def checked(wish: wire.ClockWish | None, seats: int) -> messages.ClockRules | None:
    """The clock that somebody wishes for a new table. Raises clock-refused."""
    if wish is None:
        return None
    if seats < 2:
        raise Refused("clock-refused", what="alone")
    if not SHORTEST <= wish.seconds <= LONGEST:
        raise Refused("clock-refused", what="seconds", least=SHORTEST, days=LONGEST // (24 * 3600))
    if not 0 <= wish.increment <= (ADDED if wish.kind == "game" else 0):
        raise Refused("clock-refused", what="increment", hours=ADDED // 3600)
    return {"kind": wish.kind, "seconds": wish.seconds, "increment": wish.increment, "then": wish.then}


def runs(row: Row) -> bool:
    """Does time run at this table at all? The one place that says so."""
    return row.clock is not None and row.status == PLAYING and row.trouble is None


def fresh(rules: messages.ClockRules, seats: int) -> Times:
    return Times(left=[rules["seconds"] * 1000 if rules["kind"] == "game" else 0] * seats)


def stood(times: Times, since: int | None, now: int) -> Times:
    """How they stand now. A clock on the wall that was set back takes nothing away and gives nothing."""
    spent = 0 if since is None else max(0, now - since)
    if times.question is not None:
        return msgspec.structs.replace(times, common=max(0, times.common - spent))
    return msgspec.structs.replace(times, left=[max(0, ms - spent) if seat in times.running else ms
                                                for seat, ms in enumerate(times.left)])


def asked(rules: messages.ClockRules, times: Times, what: Asked, undone: bool) -> Times:
    """The table asks this now. Who begins a turn gets the time of a turn; who comes to it by an undo gets none."""
    change = msgspec.structs.replace
    if what.question is not None:
        if what.question == times.question:
            return times
        return change(times, question=what.question, common=_common(rules), up=[], reminded=False,
                      turn=times.turn if what.polled else [])
    begin = [] if undone else [seat for seat in what.awaited if seat not in times.turn]
    goes_on = what.open and any([seat in times.turn for seat in what.awaited])
    turn = sorted({*what.awaited, *(times.turn if goes_on else [])})
    left = [_turn(rules, ms) if seat in begin else ms for seat, ms in enumerate(times.left)]
    up = [seat for seat in times.up if times.question is None and seat in what.awaited and seat not in begin]
    return change(times, question=None, common=0, left=left, turn=turn, up=up, reminded=times.reminded and not begin)


def _turn(rules: messages.ClockRules, left: int) -> int:
    return rules["seconds"] * 1000 if rules["kind"] == "turn" else left + rules["increment"] * 1000


def _common(rules: messages.ClockRules) -> int:
    """What all are asked at once has a time of its own, that nobody pays for."""
    if rules["kind"] == "turn":
        return rules["seconds"] * 1000
    return min(rules["seconds"], max(BRIEF, min(BROAD, rules["seconds"] // SHARE))) * 1000


def back(rules: messages.ClockRules, times: Times, seats: Collection[int]) -> Times:
    """These have taken their seats again: they get a turn, and of a game what is left, but a minute."""
    least = rules["seconds"] if rules["kind"] == "turn" else min(rules["seconds"], AGAIN)
    return msgspec.structs.replace(times, left=[max(ms, least * 1000) if seat in seats else ms
                                                for seat, ms in enumerate(times.left)])


def late(times: Times) -> list[int]:
    """Of those whose time runs, who has none left. `times`: as they stand."""
    if times.question is not None:
        return times.running if times.common <= 0 else []
    return [seat for seat in times.running if times.left[seat] <= 0]


def ends(times: Times, since: int) -> int:
    """When the time of the first is up."""
    return since + (times.common if times.question is not None else min([times.left[s] for s in times.running]))


def reminds(rules: messages.ClockRules, times: Times, since: int) -> int | None:
    """When those who are slow are to be reminded: a quarter of the time before it is up, and not more than a day."""
    if times.reminded or rules["seconds"] < SLOW:
        return None
    moment = ends(times, since) - min(rules["seconds"] // 4, BEFORE) * 1000
    return moment if moment > since else None


def next_moment(rules: messages.ClockRules, times: Times, since: int) -> int | None:
    """When somebody has to look at this clock again."""
    if not times.running:
        return None
    return reminds(rules, times, since) or ends(times, since)


def silence(decision: Any, polled: bool) -> str | None:
    """The answer that silence stands for: what the rules say, and in a poll a pass."""
    if decision is None:
        return None
    if decision.get("lapse"):
        return str(decision["lapse"])
    passes = [str(x["name"]) for x in decision.get("options", []) if x["value"] is None] if polled else []
    return passes[0] if passes else None


def told(rules: messages.ClockRules, times: Times, since: int | None, people: Mapping[int, bool]) -> messages.Clock:
    """The clock for everybody. `people`: is that seat a person's?"""
    return {"rules": rules, "left": [ms if people[seat] else None for seat, ms in enumerate(times.left)],
            "running": times.running, "up": times.up, "since": since,
            "common": None if times.question is None else times.common}
