"""Income and Gaia phase (GAI-5, 6)."""
from __future__ import annotations

from fivesuns.games.gaia import power
from fivesuns.games.gaia.catalog import (
    ACADEMY_LEFT,
    ECONOMY,
    GAIA_TOKENS,
    GUEST_MINE,
    LEVELS,
    MINE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    SCIENCE,
    TILES,
    Gain,
)
from fivesuns.games.gaia.powers import gain_resource, gains_since, held
from fivesuns.games.gaia.state import Galaxy, Player
from fivesuns.kernel import Choose, Play


def begin_round(s: Galaxy) -> None:
    s.round += 1
    s.tell("round", round=s.round)
    if s.automa and s.round > 1:
        s.plan("shuffle_deck")
    for seat in s.order:
        if not s.is_automa(seat):
            s.then(income, seat)
    s.then(gaia_planets_form)
    for seat in s.order:
        if not s.is_automa(seat):
            s.then(gaia_phase, seat)
    s.then(begin_actions)


# income

def income_sources(s: Galaxy, p: Player) -> list[Gain]:
    """One for each hand symbol that is open (GAI-5.2, 5.3)."""
    board = p.board
    found = [board.income]
    mines = p.count[MINE] + p.count[GUEST_MINE]
    found += board.slots[MINE][:mines]
    for kind in range(MINE + 1, RESEARCH_LAB + 1):
        found += board.slots[kind][:p.count[kind]]
    if p.count[PLANETARY_INSTITUTE]:
        found += board.slots[PLANETARY_INSTITUTE]
    if p.count[ACADEMY_LEFT]:
        found += board.slots[ACADEMY_LEFT]
    for name in (p.booster, *p.tiles):
        if name:
            found.append(TILES[name].income)
    for track in (ECONOMY, SCIENCE):
        found.append(LEVELS[track][p.research[track]].income)
    return found


def power_sources(sources: list[Gain]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The charges and the tokens among them."""
    charges = sorted([n for source in sources for what, n in source if what == "charge"])
    tokens = sorted([n for source in sources for what, n in source if what == "token"])
    return tuple(charges), tuple(tokens)


def income(s: Galaxy, seat: int) -> Play:
    """Everything at once; only the order of power sources is a choice (GAI-5.4)."""
    p = s.players[seat]
    sources = income_sources(s, p)
    charges, tokens = power_sources(sources)
    before, chargeable = held(p), p.chargeable()
    results = power.after_income(power.bowls(p), charges, tokens)
    chosen = 0
    if len(results) > 1 and s.rules.income_order == "ask":
        options = [power.described(x) for x in results]
        chosen = options.index((yield from Choose(seat, "gaia.income", options, "GAI-5.3")))
    power.set_bowls(p, results[chosen])
    p.minted += sum(tokens)
    for source in sources:
        for what, n in source:
            if what != "charge" and what != "token":
                gain_resource(p, what, n)
    if s._heard is not None:
        gains = gains_since(p, before)
        moved = chargeable + 2 * sum(tokens) - p.chargeable()
        s.tell("income", seat=seat, gains={**gains, "charge": moved} if moved else gains)


# Gaia phase

def gaia_planets_form(s: Galaxy) -> None:
    """Transdim planets with gaiaformers become Gaia planets (GAI-6.1)."""
    for h in s.gaiaformers:
        if h not in s.gaia_planets:
            s.gaia_planets.append(h)
    assert len(s.gaia_planets) <= GAIA_TOKENS


def gaia_phase(s: Galaxy, seat: int) -> Play:
    """Power returns from the Gaia area (GAI-6.2), with what factions make of it."""
    p = s.players[seat]
    yield from p.peculiar.gaia_phase(s, seat)
    p.peculiar.return_power(p)
    if p.brainstone == 4:
        p.brainstone = 1


def begin_actions(s: Galaxy) -> None:
    """The first player in turn order begins (GAI-7.1)."""
    s.current = s.order[-1]
    s.plan("next_turn")
