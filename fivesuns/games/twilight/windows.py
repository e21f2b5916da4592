"""Windows of time: something happens, and whoever may react does so, one at a time, until all pass (TI-E.1 to E.7).

What happens lies on a stack; a window that opens inside another is settled first. A poll asks every seat that could
react by what all can see, whether or not its hidden cards allow it (TI-E.7), so that the table waits once.
"""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight import abilities, notes, said
from fivesuns.games.twilight.abilities import clause
from fivesuns.games.twilight.catalog import OBJECTIVES, WINDOWS
from fivesuns.games.twilight.checks import go, open_next, tidy
from fivesuns.games.twilight.objectives import score_feat
from fivesuns.games.twilight.order import in_rotation, rotation
from fivesuns.games.twilight.state import Happening, Played, Twilight
from fivesuns.kernel import Choose, Play, Poll, Stage, Sub

TIDY: Final[Stage] = (tidy.__name__,)


def happen(s: Twilight, window: str, by: int, place: str = "", *about: Any) -> None:
    """Next, before all that was planned earlier: a window."""
    open_next(s, window, by, place, about)


def open_window(s: Twilight, window: str, by: int, place: str, about: tuple[Any, ...]) -> None:
    """First what nobody has a hand in, then whoever may react. If nobody could, it closes unseen."""
    found = abilities.by_itself(s, window, about)
    for name in found:
        go(s, come_about, name, window, by, place, about)
    if found:
        go(s, ask_around, window, by, place, about)
    else:
        ask_around(s, window, by, place, about)


def come_about(s: Twilight, name: str, window: str, by: int, place: str, about: tuple[Any, ...]) -> Play:
    s.happened += 1
    s.happenings.append(Happening(number=s.happened, window=window, by=by, place=place, about=about, order=[]))
    flow = abilities.EFFECTS[name](s, by, (place, *about))
    if flow is not None:
        yield from flow
    s.happenings.pop()
    s.delayed.pop(name, None)


def ask_around(s: Twilight, window: str, by: int, place: str, about: tuple[Any, ...]) -> None:
    if abilities.is_idle(s, window, by, about):
        return
    h = Happening(number=s.happened + 1, window=window, by=by, place=place, about=about, order=[])
    word = WINDOWS[window].rotation
    if abilities.somebody_could_react(s, h, in_rotation(s, word)):
        h.order = rotation(s, word)
        s.happened += 1
        s.happenings.append(h)
        s.then(react)


def close_window(s: Twilight) -> None:
    """What the window was about is no more: nobody else is asked."""
    s.happenings[-1].order = []


def react(s: Twilight) -> Play:
    """One reaction. Who has to do something cannot pass; who comes later waits (TI-E.4)."""
    h = s.happenings[-1]
    asked: list[Choose[str | None]] = []
    bound: tuple[int, str] | None = None
    about, slot = said.happening(s, h), abilities.slot(h.window, h.about)
    for seat in h.order:
        musts, free = abilities.duties_and_choice(s, h, seat, slot)
        if len(musts) == 1 and not free:
            bound = (seat, musts[0])
            break
        if musts or free:
            asked.append(question(s, h, seat, about, not musts))
        if musts:
            break
    found = (yield from Poll(asked)) or bound
    if found is None:
        if h.stirred:                                              # a deal was struck meanwhile: all may think again
            h.stirred = False
            s.then(react)
        else:
            s.happenings.pop()
            if not s.settled and (s._coming or s.agenda[:1] != [TIDY]):
                s.then(tidy)                                       # something was traded meanwhile
        return
    h.stirred = False
    seat, word = found
    if word in s.players[seat].notes:
        notes.reveal(s, seat, word)
    after = h.order.index(seat) + 1
    h.order = h.order[after:] + h.order[:after]
    yield from use(s, seat, word)
    s.then(tidy)
    s.then(react)


def question(s: Twilight, h: Happening, seat: int, about: tuple[Any, ...], may_pass: bool) -> Choose[str | None]:
    return Choose(seat, "twilight.react", lambda: choices(s, h, seat), clause(h.window), about=about,
                  lapse="pass" if may_pass else "")


def choices(s: Twilight, h: Happening, seat: int) -> list[str | None]:
    musts, free = abilities.duties_and_choices(s, h, seat)
    first: list[str | None] = [*musts] or [None]
    return [*first, *free]


def use(s: Twilight, seat: int, word: str) -> Sub[None]:
    """An ability is used: its target is named; then a card can be cancelled, anything else is done (TI-E.6). Or a
    secret objective is scored, or a note does what it says. In one stage with the answer that names a card: until it is
    played nothing but that answer shows it."""
    h = s.happenings[-1]
    if word in OBJECTIVES:
        yield from score_feat(s, h, seat, word)
        return
    if notes.is_note(word):
        yield from notes.use(s, seat, word, h)
        return
    name = abilities.ability_of(word)
    target = yield from abilities.aim(s, seat, word, h)
    if name != word or abilities.is_card(name):
        play_card(s, seat, word, target)
    else:
        h.used.append(abilities.mark(name, seat, target))
        abilities.pay(s, seat, name)
        yield from abilities.resolve(s, seat, name, target)


def play_card(s: Twilight, seat: int, card: str, target: tuple[Any, ...]) -> None:
    """Nothing is paid or done before it is known whether the card is cancelled (A-59)."""
    s.players[seat].hand.remove(card)
    s.plays.append(Played(card=card, seat=seat, target=target))
    s.tell("played", seat=seat, card=card, target=said.target(s, abilities.ability_of(card), target))
    happen(s, "ac_played", seat, "", card)
    go(s, resolve_card)


def resolve_card(s: Twilight) -> Play:
    """What was played last takes effect, unless it was cancelled; then it is discarded (TI-32.7, 32.8)."""
    play = s.plays[-1]
    if play.cancelled:
        s.undone = play.card
        s.tell("cancelled", seat=play.seat, card=play.card)
    else:
        name = abilities.ability_of(play.card)
        if s.happenings:
            s.happenings[-1].used.append(abilities.mark(name, play.seat, play.target))
        abilities.pay(s, play.seat, name)
        play.paid = True
        yield from abilities.resolve(s, play.seat, name, play.target)
    s.plays.remove(play)
    s.discards.append(play.card)


STAGES: Final = (open_window, come_about, ask_around, react, resolve_card)
