"""How people are told what the rules number or spell: a seat by its faction, a window by its name."""
from __future__ import annotations

from typing import Any, Final

from fivesuns.games.twilight.catalog import ACTION_DECK, AGENDAS, STRATEGY, TECHNOLOGIES, TYPES
from fivesuns.games.twilight.state import Happening, Outcome, Twilight
from fivesuns.kernel import Flaw

#: abilities of whose targets numbers say how many, not who: filled by the files of exceptions/
COUNTED: Final[set[str]] = set()
#: questions whose answers are seats, or elect somebody
SEATED: Final = ("twilight.new_speaker", "twilight.space_cannon_foe", "twilight.trade_free", "twilight.settler",
                 "twilight.tie")
_THINGS: Final = {*ACTION_DECK, *AGENDAS, *STRATEGY, *TECHNOLOGIES, *TYPES}


def who(s: Twilight, seat: int) -> str:
    return s.players[seat].faction


def outcome(s: Twilight, outcome: Outcome) -> str:
    return who(s, outcome) if isinstance(outcome, int) else outcome


def target(s: Twilight, ability: str, target: tuple[Any, ...]) -> list[str | int]:
    return [who(s, x) if isinstance(x, int) and ability not in COUNTED else x for x in target]


def flaw(s: Twilight, flaw: Flaw | None) -> Flaw | None:
    """Of an offer: whose fault it is, and what is promised already, in words."""
    if flaw is None or len(flaw) == 1:
        return flaw
    reason, what, *rest = flaw
    if reason == "promised-already":
        return (reason, f"promise-{what}")
    return flaw if reason == "too-many-promises" else (reason, who(s, what), *rest)


def happening(s: Twilight, h: Happening) -> tuple[Any, ...]:
    """The window, and so many words: whose doing it is, where it happens, to what."""
    found = [who(s, h.by)] if h.by >= 0 else []
    found += [h.place] if h.place else []
    found += dict.fromkeys([x for x in h.about if x in _THINGS])
    return (f"window-{h.window}", len(found[:4]), *found[:4])


def spoken(s: Twilight, key: str, about: tuple[Any, ...], value: Any) -> Any:
    """An option, with factions in the place of seats."""
    if key in SEATED:
        return who(s, value) if isinstance(value, int) else value
    if key == "twilight.target" and isinstance(value, tuple):
        return tuple(target(s, str(about[0]), value))
    return value
