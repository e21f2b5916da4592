"""The agenda phase: two agendas are voted on, then planets are readied (TI-85)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fivesuns.games.twilight import laws, notes, said, trade, values, voting
from fivesuns.games.twilight.catalog import AGENDAS
from fivesuns.games.twilight.checks import go
from fivesuns.games.twilight.decks import draw_agenda
from fivesuns.games.twilight.exceptions import agendas
from fivesuns.games.twilight.state import Outcome, Twilight
from fivesuns.games.twilight.windows import happen
from fivesuns.kernel import Choose, Compose, Flaw, Part, Play, Whole

AGENDAS_A_ROUND: Final = 2


def agenda_phase(s: Twilight) -> None:
    """Only once the custodians have left (TI-21.4)."""
    if s.custodians:
        return
    s.phase = "agenda"
    s.tell("phase", phase="phase-agenda")
    trade.open_market(s)
    happen(s, "ag_start", s.speaker)
    for _ in range(AGENDAS_A_ROUND):
        go(s, reveal)
    go(s, end_agendas)


# the agenda

def reveal(s: Twilight) -> Play:
    """The next of the deck. One that needs what is not there is replaced by the one after it."""
    s.vote = yield from draw_agenda(s)
    s.tell("agenda", agenda=s.vote)
    if voting.is_pointless(s):
        voting.discard(s)
        go(s, reveal)
    else:
        go(s, lay_open)


def lay_open(s: Twilight) -> None:
    happen(s, "ag_reveal_when", s.speaker, "", s.vote)
    go(s, begin_vote)


def begin_vote(s: Twilight) -> None:
    """If the agenda was discarded, another takes its place (A-25). Where there is nobody and nothing to elect, it is
    discarded and that was all (A-24)."""
    if not s.vote:
        forget(s)
        go(s, reveal)
    elif not voting.outcomes(s):
        voting.discard(s)
        forget(s)
    else:
        happen(s, "ag_reveal_after", s.speaker, "", s.vote)
        go(s, call_to_vote)


# votes

def call_to_vote(s: Twilight) -> None:
    """Clockwise from the speaker's left, the speaker last (TI-85.2)."""
    happen(s, "ag_vote_before", s.speaker, "", s.vote)
    for seat in [*s.others(s.speaker), s.speaker]:
        go(s, cast, seat)
    go(s, all_have_voted)


def cast(s: Twilight, seat: int) -> Play:
    """One outcome, with any planets; nothing is to abstain (TI-85.5 to 85.14)."""
    if s.outcome != "" or not can_vote(s, seat):
        return
    mine, alone = voting.ballots(s, seat), voting.instead(s, seat)
    whole = yield from ballot(s, seat)
    if whole:
        for planet in whole[1:]:
            s.players[seat].planets[planet] = False
        voting.cast(s, seat, outcome_of(whole[0]), alone or {planet: mine[planet] for planet in whole[1:]})
        happen(s, "ag_cast_after", seat, "", s.vote)


def can_vote(s: Twilight, seat: int) -> bool:
    return voting.may_vote(s, seat) and bool(voting.ballots(s, seat) or voting.instead(s, seat))


def ballot(s: Twilight, seat: int) -> Compose:
    mine = {} if voting.instead(s, seat) else voting.ballots(s, seat)
    planets = [Part(planet, facts=n) for planet, n in mine.items()]
    return Compose(seat, "twilight.vote", [*choices(s), *planets], lambda whole: flaw(whole, planets), "TI-85.5",
                   about=(s.vote,), lapse="nothing", hope=lambda draft, _: begins_well(draft))


def votes_to_come(s: Twilight, seat: int) -> list[Compose]:
    """On the agenda at hand, until it is this player's turn."""
    planned = [stage[0] for stage in s.agenda]
    is_called = "begin_vote" in planned or "call_to_vote" in planned or ("cast", seat) in s.agenda
    return [ballot(s, seat)] if s.vote and s.outcome == "" and is_called and can_vote(s, seat) else []


def choices(s: Twilight) -> list[Part]:
    """For and against; or whom or what to elect (TI-85.8, TI-85.9)."""
    if AGENDAS[s.vote].elect:
        return [Part("elect", voting.outcomes(s))]
    return [Part(word) for word in voting.FOR_AGAINST]


def is_outcome(item: str | tuple[str, Outcome]) -> bool:
    return not isinstance(item, str) or item in voting.FOR_AGAINST


def outcome_of(item: str | tuple[str, Outcome]) -> Outcome:
    return item if isinstance(item, str) else item[1]


def flaw(whole: Whole, planets: Sequence[Part]) -> Flaw | None:
    if whole and len([x for x in whole if is_outcome(x)]) != 1:
        return ("one-outcome",)
    return ("no-planet",) if planets and len(whole) == 1 else None


def begins_well(draft: Whole) -> bool:
    """An outcome comes first, then planets."""
    return is_outcome(draft[0]) and not any([is_outcome(x) for x in draft[1:]])


def all_have_voted(s: Twilight) -> None:
    """The moment comes even if the speaker has abstained; not where nobody was called to vote."""
    if s.outcome == "":
        happen(s, "ag_speaker_after", s.speaker, "", s.vote)
    go(s, count)


# the outcome

def count(s: Twilight) -> Play:
    """Most votes; the speaker decides between equals, and where nobody has voted (TI-85.19)."""
    if s.outcome == "":
        s.outcome = yield from Choose(s.speaker, "twilight.tie", voting.leading(s), "TI-85.19", forced=True,
                                      about=(s.vote,))
    if AGENDAS[s.vote].elect == "player":
        happen(s, "ag_elected_when", int(s.outcome), "", s.vote)
    go(s, resolve)


def resolve(s: Twilight) -> Play:
    """A law stays if it was voted for or has elected; everything else is done once (TI-33.3, TI-33.6, TI-33.8)."""
    s.tell("outcome", agenda=s.vote, outcome=said.outcome(s, s.outcome))
    side = laws.side(s.vote, s.outcome)
    if s.vote in s.laws:
        laws.leave(s, s.vote)
    if AGENDAS[s.vote].stays == side:
        laws.enact(s, s.vote, s.outcome)
    for effect in agendas.effects(s.vote, side):
        flow = effect(s)
        if flow is not None:
            yield from flow
    go(s, reward)


def reward(s: Twilight) -> None:
    """What was predicted right; the rest is forgotten (TI-85.22)."""
    s.predictions = {card: said for card, said in s.predictions.items() if said[1] == s.outcome}
    happen(s, "ag_predict", s.speaker, "", s.vote)
    if s.vote not in s.laws:
        voting.discard(s)
    go(s, close_agenda)


def close_agenda(s: Twilight) -> None:
    """A law that has to be counted anew is laid open again."""
    forget(s)
    s.voted, s.votes, s.predictions, s.outcome = {}, {}, {}, ""
    s.vote, s.recount = s.recount, ""
    if s.vote:
        s.tell("agenda", agenda=s.vote)
        go(s, lay_open)


def forget(s: Twilight) -> None:
    """What was said about this agenda is over."""
    values.expire(s, "agenda")
    notes.resolved(s, "agenda_resolved")
    trade.open_market(s)


def end_agendas(s: Twilight) -> None:
    """All planets are readied (TI-85.4)."""
    values.expire(s, "agenda_phase")
    for p in s.players:
        p.planets = dict.fromkeys(p.planets, True)


STAGES: Final = (agenda_phase, reveal, lay_open, begin_vote, call_to_vote, cast, all_have_voted, count, resolve, reward,
                 close_agenda, end_agendas)
