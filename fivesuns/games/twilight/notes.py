"""Promissory notes: whose they are, who holds them and who knows it, when they can be used, when they return (TI-34).

A note has a word and a number: those of seat 0 are 0 to 4, of seat 1 5 to 9. Everybody begins with the own notes, so
all know where they are; who gives one away unseen may have given any of them. `rumours` keeps that for all, `seen` what
some know besides.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fivesuns.games.twilight import galaxy, said, units
from fivesuns.games.twilight.catalog import (
    ABILITIES,
    COLOURS_IN_BOX,
    FACTIONS,
    GENERIC_NOTES,
    NOTES,
    TECHNOLOGIES,
    Ability,
    notes_of,
)
from fivesuns.games.twilight.selectors import CONDITIONS, ROLES
from fivesuns.games.twilight.state import NOBODY, Happening, Twilight
from fivesuns.kernel import Choose, Rng, Sub

Target = tuple[Any, ...]
Effect = Callable[[Twilight, int, int, Target], Sub[None] | None]      # holder and owner
Aim = Callable[[Twilight, int, int, Happening], list[Target]]
Condition = Callable[[Twilight, Happening, int], bool]                 # of the owner

EACH: Final = len(GENERIC_NOTES) + 1                                   # notes of one player
BOX: Final[tuple[str, ...]] = (*[f"{id}-{seat}" for seat in range(COLOURS_IN_BOX) for id in GENERIC_NOTES],
                               *[id for id in NOTES if id not in GENERIC_NOTES])
#: what a note does while it is held; rerolls that it has granted are used without it
ROWS: Final[Mapping[str, list[Ability]]] = {
    id: [a for a in ABILITIES.values() if a.sort == "note" and a.source == id and "rerolls_allowed" not in a.when]
    for id in NOTES}
WINDOWS: Final = frozenset([x for rows in ROWS.values() for a in rows for x in a.windows])
AT_ONCE: Final = [id for id, rows in ROWS.items() if any(["pn_received" in a.windows for a in rows])]
EFFECTS: Final[dict[str, Effect]] = {}                                 # by note: filled by exceptions/
AIMS: Final[dict[str, Aim]] = {}


def teach(effects: Mapping[str, Effect], aims: Mapping[str, Aim]) -> None:
    EFFECTS.update(effects)
    AIMS.update(aims)


# whose, and which

_IDS: Final = {word: word if word in NOTES else word.rpartition("-")[0] for word in BOX}

#: of those that have the same number in every game
_NUMBERS: Final = {f"{id}-{seat}": EACH * seat + kind for seat in range(COLOURS_IN_BOX)
                   for kind, id in enumerate(GENERIC_NOTES)}


def is_note(word: str) -> bool:
    return word in _IDS


def id_of(note: str) -> str:
    return _IDS[note]


def number_of(s: Twilight, note: str) -> int:
    number = _NUMBERS.get(note)
    if number is not None:
        return number
    owner = [p.faction for p in s.players].index(NOTES[note].faction)
    return EACH * owner + EACH - 1


def note_of(s: Twilight, number: int) -> str:
    owner, kind = divmod(number, EACH)
    return f"{GENERIC_NOTES[kind]}-{owner}" if kind < EACH - 1 else FACTIONS[s.players[owner].faction].note


def owner_of(s: Twilight, note: str) -> int:
    return number_of(s, note) // EACH


def deal(s: Twilight, seat: int) -> None:
    """One of the faction and four of the colour (TI-34.0)."""
    mine = notes_of(seat, s.players[seat].faction)
    s.players[seat].notes = list(mine)
    s.box = [word for word in s.box if word not in mine]


def first_rumours(seats: int) -> list[list[int]]:
    return [[number // EACH] for number in range(EACH * seats)]


def knows(s: Twilight, seat: int | None, holder: int, note: str) -> bool:
    """Does this player (None: a spectator) know that this note is in that hand?"""
    if seat == holder:
        return True
    number = number_of(s, note)
    return s.rumours[number] == [holder] or (seat is not None and (seat, holder, number) in s.seen)


# from hand to hand

def receive(s: Twilight, holder: int, note: str) -> None:
    """Hands are kept in the order of the notes: when one came tells nothing."""
    s.players[holder].notes.append(note)
    s.players[holder].notes.sort(key=lambda x: number_of(s, x))


def leave(s: Twilight, holder: int, note: str) -> None:
    """Out of a hand or a play area; what was to be given away is not, if this was it."""
    p, number = s.players[holder], number_of(s, note)
    if note in p.notes:
        p.notes.remove(note)
    else:
        p.area.remove(note)
        tell_points(s, holder, note, -1)
    if p.aside == number:
        p.aside, p.shown = NOBODY, []
    s.seen = [x for x in s.seen if x[2] != number]


def pass_on(s: Twilight, giver: int, taker: int, note: str) -> None:
    """Unseen by others, for whom any note that the giver may have had is now in either hand (H-10). Some are laid open
    by whoever receives them, unless that is their owner (TI-14.21a)."""
    s.tell("note", [giver, taker], seat=giver, to=taker, note=note)
    if id_of(note) in AT_ONCE and owner_of(s, note) != taker:
        leave(s, giver, note)
        lay_open(s, taker, note)
        return
    known = [x for x in s.players[giver].notes if x != note and knows(s, taker, giver, x)]
    leave(s, giver, note)
    receive(s, taker, note)
    s.seen = [x for x in s.seen if x[1] != giver or x[0] == taker]
    for where in s.rumours:
        if giver in where and taker not in where:
            where.append(taker)
            where.sort()
    know(s, taker, giver, known)
    know(s, giver, taker, [note])


def know(s: Twilight, seat: int, holder: int, notes: list[str]) -> None:
    for note in notes:
        entry = (seat, holder, number_of(s, note))
        if entry not in s.seen:
            s.seen.append(entry)
    s.seen.sort()


def reveal(s: Twilight, holder: int, note: str) -> None:
    """Played, it lies face up (TI-L.39)."""
    leave(s, holder, note)
    lay_open(s, holder, note)


def lay_open(s: Twilight, holder: int, note: str) -> None:
    s.players[holder].area.append(note)
    s.rumours[number_of(s, note)] = []
    s.tell("revealed", seat=holder, note=note)
    tell_points(s, holder, note, 1)


def tell_points(s: Twilight, holder: int, note: str, sign: int) -> None:
    points = NOTES[id_of(note)].points
    if points:
        s.tell("point", seat=holder, source=note, many=sign * points)


def give_back(s: Twilight, holder: int, note: str) -> None:
    """To its owner, who may trade it again (TI-34.3, TI-34.4)."""
    owner = owner_of(s, note)
    leave(s, holder, note)
    receive(s, owner, note)
    s.rumours[number_of(s, note)] = [owner]
    s.tell("note_back", seat=holder, to=owner, note=note)


def resolved(s: Twilight, when: str) -> None:
    """Notes whose time is over return."""
    for seat, p in enumerate(s.players):
        for note in list(p.area):
            if NOTES[id_of(note)].returns == when:
                give_back(s, seat, note)


def eliminate(s: Twilight, seat: int) -> None:
    """Others' notes go back to them, one's own leave the game, whoever holds them (TI-9.4, TI-9.4a)."""
    p = s.players[seat]
    for note in [x for x in (*p.notes, *p.area) if owner_of(s, x) != seat]:
        give_back(s, seat, note)
    for holder, q in enumerate(s.players):
        for note in [x for x in (*q.notes, *q.area) if owner_of(s, x) == seat]:
            leave(s, holder, note)
            s.rumours[number_of(s, note)] = []
            s.box.append(note)
    s.rumours = [[x for x in where if x != seat] for where in s.rumours]


# what lies face up

def face_up(s: Twilight, seat: int, value: str) -> list[str]:
    """Notes before this player that change this value."""
    return [note for note in s.players[seat].area
            if any([change.value == value for a in ROWS[id_of(note)] for change in a.changes])]


def is_spared(s: Twilight, seat: int, value: str, by: int) -> bool:
    """Does a note before this player keep its owner from doing this to that player?"""
    return by in [owner_of(s, note) for note in face_up(s, seat, value)]


def may_produce(s: Twilight, seat: int, system: str) -> bool:
    """Not near others who hold a note against that, wherever they have units away from homes."""
    foes = [x for x, p in enumerate(s.players) if p.area and x != seat and is_spared(s, x, "producible_systems", seat)]
    return not any([units.in_system(s.players[foe], x) and x not in s.board.homes
                    for foe in foes for x in galaxy.near(s, system, foe)])


# use

OF_OWNER: Final[dict[str, Condition]] = {
    "by_note_owner": lambda s, h, owner: h.by == owner,
    "units_of_note_owner_here": lambda s, h, owner: bool(
        units.in_system(s.players[owner], galaxy.system_of(h.place))),
    "ground_forces_of_note_owner_there": lambda s, h, owner: units.ground(s.players[owner], h.place) > 0,
    "note_owner_has_strategy_token": lambda s, h, owner: s.players[owner].pools["strategy"] > 0,
    "not_faction_technology": lambda s, h, owner: not TECHNOLOGIES[h.about[0]].faction,
}
#: the start of a combat is the start of its first round too (TI-43.2a)
MOMENTS: Final = {"spc_start": ("spc_start", "spc_round_start")}
#: by window: what notes do in it
IN_WINDOW: Final[dict[str, dict[str, Ability]]] = {}
for _window in (*WINDOWS, *MOMENTS):
    for _id, _rows in ROWS.items():
        for _a in reversed(_rows):
            if any([x in MOMENTS.get(_window, (_window,)) for x in _a.windows]):
                IN_WINDOW.setdefault(_window, {})[_id] = _a
#: of these, by the faction of their owner, what is no duty, with the place of the note among those of its owner
FREE_IN_WINDOW: Final = {
    window: {faction: [((*GENERIC_NOTES, id).index(id), a) for id, a in rows.items()
                       if not a.must and NOTES[id].faction in ("", faction)] for faction in ("", *FACTIONS)}
    for window, rows in IN_WINDOW.items()}


def row(note: str, h: Happening) -> Ability | None:
    """What this note does in this window."""
    return IN_WINDOW.get(h.window, {}).get(id_of(note))


def fits(s: Twilight, h: Happening, seat: int, note: str, a: Ability) -> bool:
    """Could this player use it here, as far as all can see? Nobody uses the own notes (TI-34.2)."""
    id, owner = id_of(note), owner_of(s, note)
    if not a.must and id not in EFFECTS:
        return False
    if owner == seat or f"{note},{seat}" in h.used or not ROLES[a.role](s, h, seat):
        return False
    if not all([OF_OWNER[x](s, h, owner) if x in OF_OWNER else CONDITIONS[x](s, h, seat) for x in a.when]):
        return False
    return a.must or id not in AIMS or bool(AIMS[id](s, seat, owner, h))


def duties(s: Twilight, h: Happening, seat: int) -> list[str]:
    """Notes that lie face up and have to be given back."""
    rows = [(note, row(note, h)) for note in s.players[seat].area]
    return [note for note, a in rows if a is not None and a.must and fits(s, h, seat, note, a)]


def usable(s: Twilight, h: Happening, seat: int) -> list[str]:
    rows = IN_WINDOW.get(h.window)
    if rows is None:
        return []
    mine = [(note, rows.get(_IDS[note])) for note in s.players[seat].notes]
    return [note for note, a in mine if a is not None and not a.must and fits(s, h, seat, note, a)]


def any_abroad(s: Twilight, window: str) -> bool:
    """Does any note lie face up, or may one that is used in this window be in another hand than its owner's?"""
    free = FREE_IN_WINDOW[window]
    for owner, p in enumerate(s.players):
        if p.area:
            return True
        for kind, _ in free[p.faction]:
            if s.rumours[EACH * owner + kind] != [owner]:
                return True
    return False


def could_use(s: Twilight, h: Happening, seat: int) -> bool:
    """Could this player hold a note, by all that is known at the table, that can be used in this window of notes?"""
    free = FREE_IN_WINDOW[h.window]
    for owner, p in enumerate(s.players):
        for kind, a in free[p.faction]:
            number = EACH * owner + kind
            if owner != seat and seat in s.rumours[number] and fits(s, h, seat, note_of(s, number), a):
                return True
    return False


def use(s: Twilight, seat: int, note: str, h: Happening) -> Sub[None]:
    """One that lies face up goes back; one that was played does what it says and, if that was all, goes back too."""
    id, owner, a = id_of(note), owner_of(s, note), row(note, h)
    assert a is not None
    if a.must:
        give_back(s, seat, note)
        return
    target: Target = ()
    if id in AIMS:
        target = yield from Choose(seat, "twilight.target", lambda: AIMS[id](s, seat, owner, h), "TI-34.1", forced=True,
                                   about=(note,))
    h.used.append(f"{note},{seat}")
    s.tell("used", seat=seat, ability=id, target=said.target(s, id, target))
    flow = EFFECTS[id](s, seat, owner, target)
    if flow is not None:
        yield from flow
    if NOTES[id].returns == "resolved":
        give_back(s, seat, note)


# what a player can imagine

def dream(s: Twilight, seat: int, rng: Rng) -> None:
    """Notes that this player does not know of are dealt anew to whoever may hold them. What others know of hands it
    cannot tell."""
    s.seen = [x for x in s.seen if x[0] == seat]
    unknown = {x: [note for note in s.players[x].notes if not knows(s, seat, x, note)] for x in range(s.seats)}
    places = [x for x, notes in unknown.items() for _ in notes]
    numbers = sorted([number_of(s, note) for notes in unknown.values() for note in notes])
    for x, notes in unknown.items():
        s.players[x].notes = [note for note in s.players[x].notes if note not in notes]
    for number, x in matched(numbers, places, s.rumours, rng).items():
        s.players[x].notes.append(note_of(s, number))
    for x, p in enumerate(s.players):
        p.notes.sort(key=lambda note: number_of(s, note))
        if p.aside != NOBODY and x != seat and seat not in p.shown:
            p.aside = number_of(s, p.notes[rng.below(len(p.notes))])


def matched(numbers: list[int], places: list[int], rumours: list[list[int]], rng: Rng) -> dict[int, int]:
    """Each of these notes to one of these places where it may be, by chance."""
    left, order = places.copy(), numbers.copy()
    chosen: list[int] = [NOBODY] * len(left)                           # by place: the note
    while order:
        number = order.pop(rng.below(len(order)))
        start = rng.below(len(left))
        found = _placed(number, left, chosen, rumours, start, [])
        assert found, "notes are where they cannot be"
    return {number: left[n] for n, number in enumerate(chosen)}


def _placed(number: int, places: list[int], chosen: list[int], rumours: list[list[int]], start: int,
            tried: list[int]) -> bool:
    """Here or there; if need be whatever lies there goes elsewhere."""
    for k in range(len(places)):
        n = (start + k) % len(places)
        if n in tried or places[n] not in rumours[number]:
            continue
        tried.append(n)
        if chosen[n] == NOBODY or _placed(chosen[n], places, chosen, rumours, start, tried):
            chosen[n] = number
            return True
    return False
