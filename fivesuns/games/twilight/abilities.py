"""Who has which ability, and when it can be used. What it does is a function of its name, in exceptions/.

An ability belongs to a card, a technology, a faction, a unit, a law or a note. Its row (components/abilities.toml) says
in which windows it is used and by whom; conditions and roles are facts that all can see.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fivesuns.games.twilight import notes
from fivesuns.games.twilight.catalog import ABILITIES, ACTION_CARDS, ACTION_DECK, FACTIONS, TECHNOLOGIES, Ability
from fivesuns.games.twilight.selectors import CONDITIONS, ROLES
from fivesuns.games.twilight.state import NOBODY, Happening, Twilight
from fivesuns.kernel import Choose, Sub

Target = tuple[Any, ...]
Effect = Callable[[Twilight, int, Target], Sub[None] | None]
Aim = Callable[[Twilight, int, Happening], list[Target]]

EFFECTS: Final[dict[str, Effect]] = {}           # by ability: filled by the files of exceptions/
AIMS: Final[dict[str, Aim]] = {}                 # what can be its target, for those that have one


def teach(effects: Mapping[str, Effect], aims: Mapping[str, Aim]) -> None:
    EFFECTS.update(effects)
    AIMS.update(aims)


def clause(window: str) -> str:
    return "W-" + window.upper().replace("_", "-")


def ability_of(word: str) -> str:
    """A card is known by its word, `sabotage-2`; its ability by its name."""
    return _NAMES.get(word, word)


def is_card(name: str) -> bool:
    return name in ACTION_CARDS


def known() -> list[str]:
    """The abilities that have an effect."""
    return [*EFFECTS]


def in_window(window: str) -> list[Ability]:
    """Those that can be used in it. The start of a combat is the start of its first round too (TI-43.2a, TI-49.4a)."""
    found = _BY_WINDOW.get(window)
    if found is None:
        moments = (window, {"spc_start": "spc_round_start", "gc_start": "gc_round_start"}.get(window, window))
        found = [ABILITIES[name] for name in EFFECTS if any([x in moments for x in ABILITIES[name].windows])]
        _BY_WINDOW[window] = found
    return found


_BY_WINDOW: Final[dict[str, list[Ability]]] = {}
_NAMES: Final = {word: word if word in ACTION_CARDS else word.rpartition("-")[0] for word in ACTION_DECK}


def mark(name: str, seat: int, target: Target) -> str:
    """Each ability once an occurrence; of cards with one name only one on one thing, whoever plays it (TI-E.5). What
    has no target is done to one's own."""
    return ",".join([name, *[str(x) for x in target or (seat,)]]) if is_card(name) else f"{name},{seat}"


def fits(s: Twilight, h: Happening, seat: int, a: Ability) -> bool:
    """Could this player use it here, as far as all can see?"""
    if not ROLES[a.role](s, h, seat) or not all([CONDITIONS[word](s, h, seat) for word in a.when]):
        return False
    if mark(a.id, seat, ()) in h.used and a.id not in AIMS:
        return False
    return can_pay(s, seat, a) and (a.id not in AIMS or bool(targets(s, h, seat, a.id)))


def targets(s: Twilight, h: Happening, seat: int, name: str) -> list[Target]:
    return [target for target in AIMS[name](s, seat, h) if mark(name, seat, target) not in h.used]


def has(s: Twilight, seat: int, a: Ability) -> bool:
    """Does it lie openly before this player?"""
    p = s.players[seat]
    if is_silenced(s, seat, a):
        return False
    if a.sort == "technology":
        return a.source in p.technologies
    return a.sort == "faction" and a.source in FACTIONS[p.faction].abilities


def is_silenced(s: Twilight, seat: int, a: Ability) -> bool:
    """Is this player kept from using what is peculiar to the own faction? `about` says what."""
    return any([x.value == "may_use_abilities" and x.seat == seat and a.sort in x.about
                and (a.sort == "faction" or bool(TECHNOLOGIES[a.source].faction)) for x in s.forces])


def may_play(s: Twilight, seat: int) -> bool:
    """Action cards at all?"""
    return not any([x.value == "may_play_action_card" and x.seat == seat for x in s.forces])


def is_forgone(h: Happening, seat: int, word: str) -> bool:
    """Has this player agreed not to use this here (A-21)?"""
    return str(seat) in h.forgone or f"{seat},{word}" in h.forgone


def duties(s: Twilight, h: Happening, seat: int) -> list[str]:
    """What this player has to do in this window."""
    return notes.duties(s, h, seat) + [a.id for a in in_window(h.window)
            if a.must and not is_card(a.id) and has(s, seat, a) and fits(s, h, seat, a)]


def usable(s: Twilight, h: Happening, seat: int) -> list[str]:
    """What this player may do: abilities that lie open, then cards in hand, one of each name, then notes."""
    found = lying_open(s, h, seat)
    if str(seat) in h.forgone:
        return []
    names = {ability_of(card): card for card in reversed(s.players[seat].hand)} if may_play(s, seat) else {}
    found += [names[a.id] for a in in_window(h.window) if a.id in names and fits(s, h, seat, a)]
    return found + notes.usable(s, h, seat)


def lying_open(s: Twilight, h: Happening, seat: int) -> list[str]:
    """What this player may use and everybody sees."""
    return [a.id for a in in_window(h.window) if not a.must and not is_card(a.id) and has(s, seat, a)
            and not is_forgone(h, seat, a.id) and fits(s, h, seat, a)]


def could_choose(s: Twilight, h: Happening, seat: int) -> bool:
    """Could this player, by what all can see, do something that is not a duty?"""
    if str(seat) in h.forgone:
        return False
    cards = bool(s.players[seat].hand) and may_play(s, seat)
    return any([fits(s, h, seat, a) for a in in_window(h.window)
                if (cards if is_card(a.id) else not a.must and has(s, seat, a) and not is_forgone(h, seat, a.id))]) \
        or notes.could_use(s, h, seat)


def could_react(s: Twilight, h: Happening, seat: int) -> bool:
    return bool(duties(s, h, seat)) or could_choose(s, h, seat)


def aim(s: Twilight, seat: int, name: str, h: Happening) -> Sub[Target]:
    if name not in AIMS:
        return ()
    s.paying = seat                                                # what it costs stays where it is meanwhile
    found = yield from Choose(seat, "twilight.target", lambda: targets(s, h, seat, name), "TI-E.6", forced=True,
                              about=(name,))
    s.paying = NOBODY
    return found


def can_pay(s: Twilight, seat: int, a: Ability) -> bool:
    p = s.players[seat]
    held = {"trade_goods": p.goods, "strategy_token": p.pools["strategy"],
            "exhaust": int(p.technologies.get(a.source, False))}
    return all([held[what] >= many for what, many in a.cost.items()])


def pay(s: Twilight, seat: int, name: str) -> None:
    p, a = s.players[seat], ABILITIES[name]
    for what, many in a.cost.items():
        if what == "trade_goods":
            p.goods -= many
        elif what == "strategy_token":
            p.pools["strategy"] -= many
        else:
            p.technologies[a.source] = False


def resolve(s: Twilight, seat: int, name: str, target: Target) -> Sub[None]:
    s.tell("used", seat=seat, ability=name, target=list(target))
    flow = EFFECTS[name](s, seat, target)
    if flow is not None:
        yield from flow
