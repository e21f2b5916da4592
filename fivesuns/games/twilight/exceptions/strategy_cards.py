"""The abilities of the strategy cards, each from top to bottom (TI-76.3)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fivesuns.games.twilight import decks, galaxy, objectives, pay, research, score, structures, tokens, trade, values
from fivesuns.games.twilight.catalog import MECATOL, MECATOL_SYSTEM, SYSTEMS
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Choose, Pick, Sub

Flow = Callable[[Twilight, int], Sub[None] | None]
INFLUENCE: Final = 3             # for a command token
READY: Final = 2                 # planets by Diplomacy
MORE: Final = 6                  # resources for a second technology
OTHERS: Final = 4                # for one by the secondary
YES_NO: Final = ("no", "yes")


# Leadership

def lead(s: Twilight, seat: int) -> Sub[None]:
    yield from tokens.gain(s, seat, 3)


def buy_tokens(s: Twilight, seat: int) -> Sub[None]:
    """One for each three influence (TI-44.2)."""
    if affordable(s, seat) > 0:
        many = yield from Choose(seat, "twilight.buy_tokens", lambda: [*range(affordable(s, seat) + 1)], "TI-44.2",
                                 lapse="0")
        yield from pay.pay(s, seat, "influence", many * INFLUENCE, "TI-44.2")
        yield from tokens.gain(s, seat, many)


def affordable(s: Twilight, seat: int) -> int:
    return min(pay.most(s, seat, "influence") // INFLUENCE, tokens.spare(s, seat))


# Diplomacy

def diplomacy(s: Twilight, seat: int) -> Sub[None]:
    """All others put a token into a system of one's own; then planets are readied (TI-17.2, A-01)."""
    systems = [x for x in s.board.beside if x != MECATOL_SYSTEM and any([y in s.players[seat].planets
                                                                         for y in SYSTEMS[x].planets])]
    if not systems:
        return
    system = yield from Choose(seat, "twilight.diplomacy", systems, "TI-17.2")
    for other in s.others(seat):
        yield from tokens.place(s, other, system)
    if s.rules.diplomacy_primary == "card":
        for planet in SYSTEMS[system].planets:
            if planet in s.players[seat].planets:
                s.players[seat].planets[planet] = True
    else:
        yield from ready_planets(s, seat)


def spent(s: Twilight, seat: int) -> list[str]:
    return [planet for planet, is_ready in s.players[seat].planets.items() if not is_ready]


def ready_planets(s: Twilight, seat: int) -> Sub[None]:
    if spent(s, seat):
        chosen = yield from Pick(seat, "twilight.ready_planets", spent(s, seat), 0, READY, "TI-17.3")
        for planet in chosen:
            s.players[seat].planets[planet] = True
        s.tell("readied", seat=seat, planets=list(chosen))


# Politics

def choose_speaker(s: Twilight, seat: int) -> Sub[None]:
    """Anybody but who is it already (TI-65.2i)."""
    who = yield from Choose(seat, "twilight.new_speaker", [x for x in s.clockwise(seat) if x != s.speaker], "TI-65.2i")
    s.speaker = who
    s.tell("speaker", seat=who)


def draw_two(s: Twilight, seat: int) -> Sub[None]:
    yield from decks.draw_actions(s, seat, 2)


def look_at_two(s: Twilight, seat: int) -> Sub[None]:
    yield from decks.look_at_agendas(s, seat, 2)


# Construction

def construct(s: Twilight, seat: int) -> Sub[None]:
    """A PDS or a space dock, on a planet of one's own (TI-8.2)."""
    yield from structures.place_one(s, seat, list(s.players[seat].planets), ("pds", "space_dock"), "TI-8.2")


def construct_pds(s: Twilight, seat: int) -> Sub[None]:
    yield from structures.place_one(s, seat, list(s.players[seat].planets), ("pds",), "TI-8.2")


def construct_there(s: Twilight, seat: int) -> Sub[None]:
    """The token goes to any system; there a structure may be placed (TI-8.3, A-34)."""
    system = yield from Choose(seat, "twilight.construction_system", list(s.board.beside), "TI-8.3")
    if system not in s.players[seat].tokens:
        s.players[seat].tokens.append(system)
        s.tell("token", seat=seat, system=system)
    mine = [x for x in SYSTEMS[system].planets if x in s.players[seat].planets]
    yield from structures.place_one(s, seat, mine, ("pds", "space_dock"), "TI-8.3")


# Trade

def gain_goods(s: Twilight, seat: int) -> None:
    trade.gain(s, seat, 3)


def treat(s: Twilight, seat: int) -> Sub[None]:
    """Who else replenishes, and for nothing (TI-81.4)."""
    chosen = yield from Pick(seat, "twilight.trade_free", s.others(seat), 0, s.seats, "TI-81.4")
    s.treated = list(chosen)


# Warfare

def take_back(s: Twilight, seat: int) -> Sub[None]:
    """A token comes back from the board into a pool, if there is one (TI-13.1, A-36)."""
    p = s.players[seat]
    if p.tokens:
        system = yield from Choose(seat, "twilight.take_back_token", p.tokens, "TI-13.1", forced=True)
        p.tokens.remove(system)
        s.tell("token_back", seat=seat, system=system)
        yield from tokens.gain(s, seat, 1)


def docks(s: Twilight, seat: int) -> list[str]:
    return [place for place in galaxy.places_of(s.board.homes[seat])
            if "space_dock" in s.players[seat].units.get(place, {})]


def produce_at_home(s: Twilight, seat: int) -> Sub[None]:
    """One space dock of the home system produces (TI-13.3)."""
    found = docks(s, seat)
    if found:
        place = yield from Choose(seat, "twilight.which_dock", found, "TI-13.3", forced=True)
        production.use_production(s, seat, s.board.homes[seat], place)


# Technology

def tuition(s: Twilight, seat: int, cost: int) -> int:
    return values.number(s, seat, "technology_card_resources", cost)


def technology(s: Twilight, seat: int) -> Sub[None]:
    yield from research.research(s, seat, "TI-19.2")


def second_technology(s: Twilight, seat: int) -> Sub[None]:
    """For six resources another one (TI-19.2)."""
    cost = tuition(s, seat, MORE)
    if pay.can_pay(s, seat, "resources", cost) and research.possible(s, seat):
        will = yield from Choose(
            seat, "twilight.second_technology",
            lambda: YES_NO if pay.can_pay(s, seat, "resources", cost) else YES_NO[:1], "TI-19.2", lapse="no",
            about=(cost,))
        if will == "yes":
            yield from pay.pay(s, seat, "resources", cost, "TI-19.2")
            yield from research.research(s, seat, "TI-19.2")


def technology_of_others(s: Twilight, seat: int) -> Sub[None]:
    yield from pay.pay(s, seat, "resources", tuition(s, seat, OTHERS), "TI-19.3")
    yield from research.research(s, seat, "TI-19.3")


# Imperial

def score_at_once(s: Twilight, seat: int) -> Sub[None]:
    """A public objective whose conditions are met (TI-20.2, A-56)."""
    if objectives.public(s, seat):
        name = yield from Choose(seat, "twilight.score_public", lambda: [None, *objectives.public(s, seat)], "TI-20.2")
        if name is not None:
            yield from objectives.score_public(s, seat, name)


def point_or_secret(s: Twilight, seat: int) -> Sub[None]:
    """A point for Mecatol Rex, or else a secret objective, whether or not one was scored (TI-20.2)."""
    p = s.players[seat]
    if MECATOL in p.planets:
        score.gain(s, seat, "imperial")
    else:
        yield from draw_secret(s, seat)


def draw_secret(s: Twilight, seat: int) -> Sub[None]:
    yield from decks.draw_secrets(s, seat, 1)


PRIMARY: Final[dict[str, tuple[Flow, ...]]] = {
    "leadership": (lead, buy_tokens), "diplomacy": (diplomacy,), "politics": (choose_speaker, draw_two, look_at_two),
    "construction": (construct, construct_pds), "trade": (gain_goods, trade.replenish, treat),
    "warfare": (take_back, tokens.redistribute), "technology": (technology, second_technology),
    "imperial": (score_at_once, point_or_secret)}
SECONDARY: Final[dict[str, Flow]] = {
    "leadership": buy_tokens, "diplomacy": ready_planets, "politics": draw_two, "construction": construct_there,
    "trade": trade.replenish, "warfare": produce_at_home, "technology": technology_of_others, "imperial": draw_secret}


def has_to(s: Twilight, seat: int, card: str) -> bool:
    """Whom the holder of Trade has chosen cannot refuse, and pays nothing (TI-81.4a, A-35)."""
    return card == "trade" and seat in s.treated


def refusal(s: Twilight, seat: int, card: str) -> tuple[Any, ...] | None:
    """Why the secondary is of no use to this player."""
    if card == "leadership":
        return None if pay.can_pay(s, seat, "influence", INFLUENCE) else ("too-dear", INFLUENCE)
    if card == "technology":
        cost = tuition(s, seat, OTHERS)
        if not pay.can_pay(s, seat, "resources", cost):
            return ("too-dear", cost)
        return None if research.possible(s, seat) else ("nothing-to-research",)
    if card == "warfare":
        return None if docks(s, seat) else ("no-dock",)
    if card == "diplomacy":
        return None if spent(s, seat) else ("all-ready",)
    return None
