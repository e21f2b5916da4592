"""The agenda phase: two agendas are voted on, then planets are readied (TI-85)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import notes, trade, values
from fivesuns.games.twilight.catalog import AGENDAS
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.decks import draw_agenda
from fivesuns.games.twilight.exceptions import agendas
from fivesuns.games.twilight.state import Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Compose, Flaw, Part, Play, Whole

AGENDAS_A_ROUND: Final = 2
OUTCOMES: Final = ("for", "against")


def agenda_phase(s: Twilight) -> None:
    """Only once the custodians have left (TI-21.4)."""
    if s.custodians:
        return
    s.phase = "agenda"
    s.tell("phase", phase="agenda")
    trade.open_market(s)
    happen(s, "ag_start", s.speaker)
    for _ in range(AGENDAS_A_ROUND):
        go(s, reveal)
    go(s, end_agendas)


def reveal(s: Twilight) -> Play:
    s.vote = yield from draw_agenda(s)
    s.votes = {}
    s.tell("agenda", agenda=s.vote)
    happen(s, "ag_reveal_when", s.speaker, "", s.vote)
    go(s, begin_vote)


def begin_vote(s: Twilight) -> None:
    """If the agenda was discarded, another takes its place (A-25)."""
    if not s.vote:
        go(s, reveal)
        return
    happen(s, "ag_reveal_after", s.speaker, "", s.vote)
    for seat in [*s.others(s.speaker), s.speaker]:
        go(s, cast, seat)
    go(s, count)


def ballots(s: Twilight, seat: int) -> dict[str, int]:
    """Ready planets, by the votes they bring (TI-85.6)."""
    found = {planet: values.influence(s, planet) for planet, ready in s.players[seat].planets.items() if ready}
    return {planet: n for planet, n in found.items() if n}


def cast(s: Twilight, seat: int) -> Play:
    """One outcome, with any planets; nothing is to abstain (TI-85.5 to 85.14)."""
    mine = ballots(s, seat)
    if not mine or values.forces(s, seat, "may_vote"):
        return
    parts = [*[Part(x) for x in OUTCOMES], *[Part(x, facts=n) for x, n in mine.items()]]
    whole = yield from Compose(seat, "twilight.vote", parts, flaw, "TI-85.5", about=(s.vote,), lapse="nothing",
                               hope=lambda draft, rest: hope(draft, rest))
    if whole:
        votes = sum([mine[planet] for planet in whole[1:]])
        for planet in whole[1:]:
            s.players[seat].planets[planet] = False
        s.votes[whole[0]] = s.votes.get(whole[0], 0) + votes
        s.tell("voted", seat=seat, outcome=whole[0], votes=votes)
        happen(s, "ag_cast_after", seat, "", s.vote)


def flaw(whole: Whole) -> Flaw | None:
    outcomes = [x for x in whole if x in OUTCOMES]
    if whole and len(outcomes) != 1:
        return ("one-outcome",)
    return ("no-planet",) if outcomes and len(whole) == 1 else None


def hope(draft: Whole, rest: Sequence[Part]) -> bool:
    """An outcome comes first, then planets."""
    if len([x for x in draft if x in OUTCOMES]) > 1:
        return False
    return draft[0] in OUTCOMES and (flaw(draft) is None or any([part.word not in OUTCOMES for part in rest]))


def count(s: Twilight) -> Play:
    """Most votes; the speaker decides between equals, and where nobody has voted (TI-85.19)."""
    most = max(s.votes.values(), default=0)
    tied = [outcome for outcome in OUTCOMES if s.votes.get(outcome, 0) == most]
    outcome = yield from Choose(s.speaker, "twilight.tie", tied, "TI-85.19", forced=True, about=(s.vote,))
    s.tell("outcome", agenda=s.vote, outcome=outcome)
    effect = agendas.EFFECTS.get(f"{s.vote}-{outcome}")
    flow = effect(s) if effect is not None else None
    if flow is not None:
        yield from flow
    if AGENDAS[s.vote].law and AGENDAS[s.vote].stays == outcome:
        s.laws[s.vote] = outcome
    else:
        s.agenda_discards.append(s.vote)
    s.vote = ""
    s.forces = [force for force in s.forces if force.lasts != "agenda"]
    notes.resolved(s, "agenda_resolved")
    trade.open_market(s)


def end_agendas(s: Twilight) -> None:
    for p in s.players:
        p.planets = dict.fromkeys(p.planets, True)


STAGES: Final = (agenda_phase, reveal, begin_vote, cast, count, end_agendas)
