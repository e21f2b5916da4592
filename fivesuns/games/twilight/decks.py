"""Cards drawn and turned up: action cards, objectives, agendas (TI-32, TI-38, TI-52.5)."""
from __future__ import annotations

from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Arrange, Draw, Sub


def draw_actions(s: Twilight, seat: int, many: int) -> Sub[None]:
    yield from take_actions(s, seat, many)
    happen(s, "ac_draw", seat)


def take_actions(s: Twilight, seat: int, many: int) -> Sub[None]:
    """First all that are left; then the deck is empty and made anew of its discards (TI-52.5)."""
    left = yield from into_hand(s, seat, many)
    if left and s.discards:
        s.actions, s.discards = s.discards, []
        s.tell("reshuffled", deck="deck-actions")
        left = yield from into_hand(s, seat, left)
    s.tell("drew", seat=seat, many=many - left)


def into_hand(s: Twilight, seat: int, many: int) -> Sub[int]:
    """As far as the deck goes; how many it lacks."""
    if not s.actions:
        return many
    cards = yield from Draw(s.actions, many, [seat])
    for card in cards:
        s.actions.remove(card)
        s.players[seat].hand.append(card)
    s.settled = False
    return many - len(cards)


def draw_secrets(s: Twilight, seat: int, many: int) -> Sub[None]:
    cards = yield from Draw(s.secrets, many, [seat])
    for card in cards:
        s.secrets.remove(card)
        s.players[seat].secrets.append(card)
    s.settled = False
    s.tell("drew_secrets", seat=seat, many=len(cards))


def reveal_objective(s: Twilight) -> Sub[bool]:
    """The next public objective, second stage after the first; False if none is left (TI-86.2)."""
    stage = 0 if s.covered[0] else 1
    if not s.covered[stage]:
        return False
    name, = yield from Draw(s.hidden[stage], 1, None)
    s.hidden[stage].remove(name)
    s.covered[stage] -= 1
    s.objectives[name] = []
    s.tell("objective", objective=name)
    return True


def reveal_from_deck(s: Twilight, stage: int) -> Sub[None]:
    """One more public objective of this stage, of those that were not laid out."""
    if len(s.hidden[stage]) > s.covered[stage]:
        name, = yield from Draw(s.hidden[stage], 1, None)
        s.hidden[stage].remove(name)
        s.objectives[name] = []
        s.tell("objective", objective=name)


def draw_agenda(s: Twilight) -> Sub[str]:
    refill_agendas(s, 1)
    name = s.agenda_top[0] if s.agenda_top else ""
    if not name and s.agendas:
        name, = yield from Draw(s.agendas, 1, None)
    name = name or s.agenda_under[0]
    take_agenda(s, name)
    return name


def take_agenda(s: Twilight, name: str) -> None:
    for pile in (s.agenda_top, s.agendas, s.agenda_under):
        if name in pile:
            pile.remove(name)
    s.peeked.pop(name, None)


def look_at_agendas(s: Twilight, seat: int, many: int) -> Sub[None]:
    """The next ones of the deck, each put back on top or under it (TI-65.2iii). If these are too few, it is empty by
    then and made anew (A-26)."""
    seen = s.agenda_top[:many]
    unseen = min(many - len(seen), len(s.agendas))
    if unseen:
        seen += list((yield from Draw(s.agendas, unseen, [seat])))
    seen += s.agenda_under[:many - len(seen)]
    lay_apart(s, seat, seen)
    refill_agendas(s, many)
    if len(seen) < many and s.agendas:
        more = list((yield from Draw(s.agendas, many - len(seen), [seat])))
        lay_apart(s, seat, more)
        seen += more
    s.tell("looked", [seat], agendas=list(seen))
    order = yield from Arrange(seat, "twilight.agenda_order", [*seen, "deck"], "TI-65.2iii", seen_by=())
    for name in seen:
        s.agenda_top.remove(name)
    at = order.index("deck")
    s.agenda_top = [*order[:at], *s.agenda_top]
    s.agenda_under += order[at + 1:]
    s.tell("put_back", seat=seat, top=at, under=len(seen) - at)


def lay_apart(s: Twilight, seat: int, names: list[str]) -> None:
    """On top, as this player has seen."""
    for name in names:
        take_agenda(s, name)
        s.agenda_top.append(name)
        s.peeked[name] = seat


def refill_agendas(s: Twilight, many: int) -> None:
    """A deck that has not so many is made anew of its discards (TI-52.5)."""
    if len(s.agenda_top) + len(s.agendas) + len(s.agenda_under) < many and s.agenda_discards:
        s.agendas += s.agenda_discards
        s.agenda_discards = []
        s.tell("reshuffled", deck="deck-agendas")
