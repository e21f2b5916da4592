"""Who has nothing left to play with is out of the game; where all that was his goes (TI-9)."""
from __future__ import annotations

from fivesuns.games.twilight import laws, notes, values
from fivesuns.games.twilight.catalog import AGENDAS
from fivesuns.games.twilight.order import from_active
from fivesuns.games.twilight.state import NOBODY, POOLS, Twilight


def is_lost(s: Twilight, seat: int) -> bool:
    """No planet, no ground forces and nothing that produces on the board (TI-9.1)."""
    p = s.players[seat]
    if p.out or p.planets:
        return False
    rows = [values.unit(s, seat, type) for there in p.units.values() for type in there]
    return not any([row.sort == "ground" or row.production or row.by_resources for row in rows])


def eliminate(s: Twilight, seat: int) -> None:
    p = s.players[seat]
    s.tell("eliminated", seat=seat)
    if seat == s.active:
        s.heir = [*from_active(s), NOBODY][1]
    p.out = True
    leave_table(s, seat)
    return_cards(s, seat)
    if s.speaker == seat:
        s.speaker = s.others(seat)[0]                                          # TI-9.8
        s.tell("speaker", seat=s.speaker)
    for h in s.happenings:
        h.order = [x for x in h.order if x != seat]
    s.offers = [x for x in s.offers if seat not in (x.by, x.to)]
    s.happen("eliminated", seat)


def leave_table(s: Twilight, seat: int) -> None:
    """Everything of that faction and colour: units, tokens, technologies, control tokens on objectives (TI-9.2)."""
    p = s.players[seat]
    for q in s.players:                                                        # what was copied is theirs (TI-37.18)
        q.assimilated = {token: x for token, x in q.assimilated.items() if x not in p.technologies}
    p.units, p.damaged, p.technologies, p.assimilated = {}, {}, {}, {}
    p.pools, p.tokens = dict.fromkeys(POOLS, 0), []
    p.goods = p.commodities = 0
    p.points = {}
    for done in s.objectives.values():
        if seat in done:
            done.remove(seat)


def return_cards(s: Twilight, seat: int) -> None:
    """Laws and action cards are discarded, strategy cards lie in the common area, secrets are shuffled back (TI-9.3 to
    9.7); notes go to their owners, the own ones into the box."""
    p = s.players[seat]
    notes.eliminate(s, seat)
    for law in [x for x, outcome in s.laws.items() if AGENDAS[x].elect == "player" and outcome == seat]:
        laws.repeal(s, law)
    s.discards += p.hand
    s.secrets += [*p.secrets, *p.scored]
    p.hand, p.secrets, p.scored, p.strategy = [], [], [], {}


def retire(s: Twilight) -> None:
    """The action of an active player who is out ends after its step (A-32)."""
    if s.active != NOBODY and s.players[s.active].out and s.combat is None and not s.landing and not s.batches:
        s.system = ""
