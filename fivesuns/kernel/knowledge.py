"""Who has seen what: one account for undo limits, imagined worlds, records, events and laws.

A seat sees its view; answers and outcomes that are shown to it; events that it is told. An answer sealed by many opens
with the last. A thing that can be hidden is known by a seat while its view, or what it was just shown, names it.
"""
from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from typing import Any

from fivesuns.kernel.chance import Chance, Draw
from fivesuns.kernel.codec import words
from fivesuns.kernel.decision import Arrange, Ask, Choose, Decision, Pick
from fivesuns.kernel.several import Together
from fivesuns.kernel.state import Event
from fivesuns.kernel.table import ASIDE, CHANCE, Entry, Sights, Table, of_things, signed, speaker

Views = Mapping[int | None, Mapping[str, Any]]


def since(table: Table[Any]) -> tuple[int, list[Entry]]:
    """Where the running stage began, and the answers since."""
    table.sealed()                    # wakes it: chance may still have to be asked
    at = table.marks[-1][0] if table.marks else table.base
    return at, table.log[at - table.base:]


def without_sealed(table: Table[Any], log: Sequence[Entry], keep: int | None = None) -> list[Entry]:
    """These latest answers less those that are still sealed, except of one seat, and those that were never opened."""
    closed = [seat for seat in table.sealed() if seat != keep]
    found: list[Entry] = []
    n = table.length
    for entry in reversed(log):
        n -= 1
        if entry[0] in closed:
            closed.remove(entry[0])
        elif n not in table._void:
            found.append(entry)
    return found[::-1]


def asked_of(table: Table[Any], who: int) -> Decision[Any] | None:
    """The decision that an entry by `who` would answer; None where it is chance, or nobody."""
    seat = speaker(who)
    return (table.asides() if who >= ASIDE else table.waiting()).get(seat)


def sees(table: Table[Any], who: int, value: Any, seat: int | None) -> bool:
    """Does a seat (None: a spectator) see this answer of `who` to the question on the table, once it is open?"""
    ask = table.ask
    if isinstance(ask, Chance):
        return ask.shown_to(seat, value)
    decision = asked_of(table, who)
    return decision is not None and decision.shown_to(seat, value)


def opened(table: Table[Any], who: int, value: Any, seat: int | None) -> Any:
    """What of an answer the seat gets to see when it is given; answers given together open with the last."""
    ask = table.ask
    if isinstance(ask, Together) and who < ASIDE:
        answers = {**table._sealed, who: value}
        done = len(answers) == len(ask.decisions)
        return [answers[x] if x == seat or (done and d.shown_to(seat, answers[x])) else None
                for x, d in ask.decisions.items() if x in answers]
    return value if sees(table, who, value, seat) else None


def known_to(table: Table[Any], seat: int) -> tuple[set[str], bool, list[bool]]:
    """The words that the seat has seen since this stage began, in its views then and now, in answers, draws and events;
    whether all that was answered unseen since could only be things that it had not seen at the time; and which of the
    answers of others it has seen."""
    at, log = since(table)
    heard: list[Event] = []
    twin = table.clone()
    twin.dice, twin.voices = None, {}             # who has spoken to the open poll was still asked in earlier ones
    del twin.log[at - twin.base:]
    twin._wake(heard)
    seen, unseen_only, listened = {*words(twin.view(seat))}, True, 0
    shown: list[bool] = []
    for who, value in without_sealed(table, log):
        known = sees(twin, who, value, seat)
        if speaker(who) != seat:
            shown.append(known)
        seen.update(words(opened(twin, who, value, seat)))
        if unseen_only and not known:
            seen.update(words(twin.view(seat)))
            unseen_only = _only_unseen_things(twin, who, seen)
        twin._feed(who, value)
        for event in heard[listened:]:
            if event.known_to(seat):
                seen.update(words(list(event.args.values())))
        listened = len(heard)
    seen.update(words(table.view(seat)))
    return seen, unseen_only, shown


def _only_unseen_things(table: Table[Any], who: int, seen: Container[str]) -> bool:
    """Is whatever can be answered now a thing, and none of these?"""
    asked: Ask | None = table.ask if who == CHANCE else asked_of(table, who)
    options: Sequence[Any]
    if isinstance(asked, Draw):
        options = asked.pool
    elif isinstance(asked, (Pick, Arrange)):
        options = asked.things
    elif isinstance(asked, Choose):
        options = asked.options()
    else:
        return False
    things = table.game.things
    return all([of_things(x, things) and not any([w in seen for w in words(x)]) for x in options])


# how far back without consent

def free_undo(table: Table[Any], seats: Collection[int], views: Views | None = None, across: bool = True) -> int:
    """How far back these seats can go without anybody having learnt anything new in between: no outcome was seen, no
    secret opened, no deal struck, no other seat has spoken (`across`: but for passes where nobody reacted). `views`:
    those of the present position that are at hand."""
    length, ends = table.length, list[int]()
    while length > max(table.barrier, table.base):
        length -= 1
        who = speaker(table.log[length - table.base][0])
        if who in seats:
            ends.insert(0, length)
        elif who != CHANCE and not (across and length in table.quiet):
            break
    if not table.game.things:
        return ends[0] if ends else table.length
    _look(table, views)
    back = table.length
    for end in reversed(ends):
        if _taught(table, seats, end, back):
            break
        back = end
    return back


def _taught(table: Table[Any], seats: Collection[int], start: int, end: int) -> bool:
    """Did anybody, between these two moments, come to know a thing that none of these seats knew?"""
    before, after = _sights(table, start), _sights(table, end)
    own = {thing for seat in seats for thing in before[seat]}
    return any([not after[x] - before[x] <= own for x in after])


def _look(table: Table[Any], views: Views | None) -> None:
    if table.length not in table.sights:
        at_hand = views or {}
        viewers: list[int | None] = [*range(table.options["seats"]), None]
        table.sights[table.length] = {
            x: table.game.things.keys() & words(at_hand[x] if x in at_hand else table.view(x)) for x in viewers}
        table.sights = {n: seen for n, seen in table.sights.items() if n >= table.barrier}


def _sights(table: Table[Any], length: int) -> Sights:
    """Who saw what then; if nobody looked at the time, the stage runs again."""
    if length not in table.sights:
        twin: Table[Any] = Table(table.game, table.options, None, False, True)
        twin.base = table.base
        for mark in table.marks:
            if mark[0] <= length:
                twin.base, twin.marks = mark[0], [mark]
        twin.log = table.log[twin.base - table.base:length - table.base]
        _look(twin, None)
        table.sights[length] = twin.sights[length]
    return table.sights[length]


# what was said, for those who read it later

def spoken(table: Table[Any], lines: Sequence[tuple[int, str]], seat: int | None) -> tuple[list[str | None], int]:
    """Play these answers (who, name) on the table. Says which of them the seat may know, and how many of those will not
    be told otherwise before the end of the game: answers still sealed will. A thing that is hidden from the seat stays
    so, whoever names it."""
    names: list[str | None] = []
    closed: list[int] = []                        # answers that wait for the last of those given together
    for who, name in lines:
        together, ask, asked = isinstance(table.ask, Together) and who < ASIDE, table.ask, asked_of(table, who)
        hidden = _hidden(table, seat, name.replace(",", " ").split(" "))
        value = ask.named(name) if isinstance(ask, Chance) else None if asked is None else asked.named(name)
        known = sees(table, who, value, seat)
        table.give_line(signed(who), name)
        if known and speaker(who) != seat:
            if together and who in table.sealed():
                closed.append(len(names))
                known = False
            else:
                known = not _hidden(table, seat, hidden)
        names.append(name if known else None)
        if who >= ASIDE:                          # what it has made illegal will not be opened
            closed = [place for place in closed if lines[place][0] in table.sealed()]
        if closed and not table.sealed():
            for place in closed:
                said = lines[place][1]
                names[place] = None if _hidden(table, seat, said.replace(",", " ").split(" ")) else said
            closed = []
    return names, closed[0] if closed else len(names)


def _hidden(table: Table[Any], seat: int | None, names: Sequence[str]) -> list[str]:
    """The things among these that the seat does not see now."""
    things = [w for w in names if w in table.game.things]
    if not things:
        return []
    seen = {*words(table.view(seat))}
    return [thing for thing in things if thing not in seen]
