"""The agenda phase: what is revealed, who votes with what, what comes of it."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, abilities
from fivesuns.games.twilight.catalog import ABILITIES, ACTION_CARDS, AGENDAS
from fivesuns.games.twilight.exceptions import agendas
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Draw
from tests.games.twilight.scenario import Scenario, act, agenda, begin, decided, hand, law, put


def council() -> Twilight:
    """Seat 0 speaks with two votes; seat 1 has four and no token to quash an agenda with, and seat 2 two."""
    s = begin(factions=("sol", "xxcha", "hacan"))
    s.custodians, s.players[1].pools["strategy"] = False, 0
    s.players[2].planets = {"mellon": True}
    return s


def voting(s: Twilight, name: str) -> Scenario:
    agenda(s, name)
    return act(s, ("begin_vote",))


def on_top(s: Twilight, *names: str) -> None:
    for name in names:
        s.agendas.remove(name)
        s.agenda_top.append(name)


# the whole box

def test_every_agenda_is_in_the_deck() -> None:
    assert sorted(begin().agendas) == sorted(AGENDAS)
    assert len(AGENDAS) == 50


def test_rows_of_agendas_and_functions_match() -> None:
    """A row is resolved once, used in its windows, or needs no function: what is delayed is both of the first."""
    rows = {a.id for a in ABILITIES.values() if a.sort == "agenda"}
    once, used, plain = {*agendas.OUTCOMES}, {x for x in abilities.known() if x in rows}, {*agendas.NO_FUNCTION}
    assert len(agendas.NO_FUNCTION) == len(plain)
    assert once | used | plain == rows
    assert not plain & (once | used)
    assert {ABILITIES[x].windows for x in once & used} == {("strat_start",)}
    assert {ABILITIES[x].windows for x in once - used} == {("ag_resolve",), ()}
    assert not [x for x in used if ABILITIES[x].windows in (("ag_resolve",), ())]


def test_every_action_card_of_the_agenda_phase_is_known() -> None:
    due = [a.id for a in ABILITIES.values() if a.sort == "action_card" and a.windows[0].startswith("ag_")]
    assert len([x for x in due if x in ACTION_CARDS]) == 14
    assert not {*due} - {*abilities.known()}


# revealing

@pytest.mark.rule("TI-21.4", "TI-31.1", "TI-L.48")
def test_there_is_no_agenda_phase_before_the_custodians_have_left() -> None:
    s = begin()
    assert act(s, ("agenda_phase",)).told("agenda") == []
    s.custodians = False
    assert len(act(s, ("agenda_phase",)).told("agenda")) == 1


@pytest.mark.rule("TI-85.2", "TI-85.3", "TI-85.4", "W-AG-END")
def test_two_agendas_are_voted_on_then_planets_are_readied() -> None:
    s = council()
    on_top(s, "economic_equality", "regulated_conscription")
    t = act(s, ("agenda_phase",))
    t.play(1, "for archon_ren").play(2, "nothing").play(0, "nothing")
    assert [p.goods for p in t.s.players] == [5, 5, 5]
    assert t.s.players[1].planets == {"archon_ren": False, "archon_tau": True}
    t.play(1, "nothing").play(2, "for mellon").play(0, "against jord")
    assert [x["agenda"] for x in t.told("agenda")] == ["economic_equality", "regulated_conscription"]
    assert t.asked() == {0: "tie"}
    t.play(0, "for")
    assert t.s.laws == {"regulated_conscription": "for"}
    assert t.s.players[1].planets == {"archon_ren": True, "archon_tau": True}
    assert t.asked() == {}


@pytest.mark.rule("W-AG-REVEAL-WHEN")
@pytest.mark.parametrize("name", ["judicial_abolishment", "miscount_disclosed", "new_constitution"])
def test_agendas_about_laws_are_replaced_where_there_is_none(name: str) -> None:
    s = council()
    on_top(s, name, "mutiny")
    assert act(s, ("reveal",)).s.vote == "mutiny"
    assert act(s, ("reveal",)).s.agenda_discards == [name]
    law(s, "shared_research", "for")
    assert act(s, ("reveal",)).s.vote == name


@pytest.mark.rule("W-AG-REVEAL-WHEN")
def test_documents_leak_only_where_a_secret_was_scored() -> None:
    s = council()
    on_top(s, "classified_document_leaks", "mutiny")
    assert act(s, ("reveal",)).s.vote == "mutiny"
    s.secrets.remove("form_a_spy_network")
    s.players[1].scored = ["form_a_spy_network"]
    t = act(s, ("reveal",))
    assert t.s.vote == "classified_document_leaks"
    assert t.refused(1, "elect,form_a_spy_network archon_ren") == ""


@pytest.mark.rule("A-24", "TI-85.11")
def test_where_nothing_can_be_elected_the_agenda_is_discarded_and_that_was_all() -> None:
    s = council()
    s.players[2].planets = {}
    on_top(s, "core_mining", "mutiny")
    t = act(s, ("reveal",))
    assert t.asked() == {}
    assert t.s.agenda_discards == ["core_mining"]
    assert t.s.agenda_top == ["mutiny"]


@pytest.mark.rule("A-26", "TI-52.5", "H-5")
def test_who_has_looked_at_agendas_knows_them_and_nobody_else() -> None:
    s = begin()
    s.agenda_discards, s.agendas = s.agendas[1:], s.agendas[:1]
    t = act(s, ("primary", "politics")).play(0, "1")
    seen = t.told("looked")[0]["agendas"]
    t.play(0, f"{seen[0]} deck {seen[1]}")
    assert GAME.view(t.s, 0)["agendas"] == {"top": [seen[0]], "under": [seen[1]]}
    assert GAME.view(t.s, 1)["agendas"] == {"top": [None], "under": [None]}
    assert GAME.view(t.s, 0)["decks"]["agendas"] == 50


@pytest.mark.rule("A-26", "TI-52.5", "TI-65.2iii")
def test_the_last_agenda_of_a_deck_is_looked_at_before_new_ones() -> None:
    for pile in ("agendas", "agenda_under"):
        s = begin()
        last, s.agenda_discards, s.agendas = s.agendas[-1], s.agendas[:-1], []
        getattr(s, pile).append(last)
        t = act(s, ("primary", "politics"))
        t.events += t.table.answer(0, "1")
        while isinstance(ask := t.table.ask, Draw):
            assert ask.seen_by == [0], "nobody else sees them"
            t.events += t.table.settle(tuple(ask.pool[:ask.things]))
        seen = t.told("looked")[0]["agendas"]
        assert (seen[0], len(seen)) == (last, 2)
        t.play(0, f"{seen[1]} deck {last}")
        assert (t.s.agenda_top, t.s.agenda_under, len(t.s.agendas)) == ([seen[1]], [last], 48)


# voting

@pytest.mark.rule("TI-85.2", "TI-85.6", "TI-85.7", "TI-85.8", "TI-85.12", "TI-85.13", "TI-L.55", "TI-15.3a", "D-VOTE",
                  "W-AG-VOTE", "H-8")
def test_votes_are_the_influence_of_planets_and_the_speaker_votes_last() -> None:
    s = council()
    s.players[1].goods = 7
    t = voting(s, "economic_equality")
    assert t.asked() == {1: "vote"}
    assert t.refused(1, "for against archon_ren") == "one-outcome"
    assert t.refused(1, "archon_ren") == "one-outcome"
    assert t.refused(1, "for") == "no-planet"
    assert t.refused(1, "for goods,3") == "no-such-part"
    ask = t.table.waiting()[1]
    assert [ask.steps(path) for path in ([], ["for"])] == [["stop", "for", "against"], ["archon_ren", "archon_tau"]]
    t.play(1, "for archon_ren archon_tau")
    assert t.told("voted") == [{"seat": 1, "outcome": "for", "votes": 4}]
    assert t.asked() == {2: "vote"}
    assert GAME.view(t.s, 0)["votes"] == [{"seat": 1, "outcome": "for", "votes": {"archon_ren": 3, "archon_tau": 1}}]
    t.play(2, "against mellon")
    assert t.asked() == {0: "vote"}
    t.play(0, "against jord")
    assert t.s.agenda_discards == []
    assert t.asked() == {0: "tie"}


@pytest.mark.rule("TI-85.14", "TI-85.5", "A-22")
def test_whoever_casts_nothing_has_abstained() -> None:
    s = council()
    t = voting(s, "mutiny").play(1, "nothing").play(2, "for mellon").play(0, "nothing")
    assert GAME.scores(t.s) == [0, 0, 1]
    assert t.s.players[1].planets == {"archon_ren": True, "archon_tau": True}


@pytest.mark.rule("A-22")
def test_planets_without_influence_bring_no_vote() -> None:
    s = council()
    s.players[1].planets = {"tequran": True}
    assert voting(s, "mutiny").asked() == {2: "vote"}


@pytest.mark.rule("TI-85.9", "TI-85.10", "TI-L.38")
def test_a_player_may_vote_for_himself() -> None:
    t = voting(council(), "minister_of_war").play(1, "elect,1 archon_ren").play(2, "elect,0 mellon").play(0, "nothing")
    assert t.s.laws == {"minister_of_war": 1}


@pytest.mark.rule("TI-85.11", "TI-85.9")
@pytest.mark.parametrize(("name", "eligible"), [
    ("compensated_disarmament", "jord archon_ren archon_tau mellon tequran wellon mecatol_rex"),
    ("colonial_redistribution", "mellon tequran wellon"), ("senate_sanctuary", "mellon"),
    ("core_mining", "tequran"), ("research_team_biotic", "wellon")])
def test_only_controlled_planets_of_the_right_kind_can_be_elected(name: str, eligible: str) -> None:
    s = council()
    s.players[2].planets.update({"tequran": False, "wellon": False, "mecatol_rex": False})
    part = voting(s, name).table.waiting()[1].describe()["parts"][0]
    assert part["name"] == "elect"
    assert sorted(part["fields"][0]) == sorted(eligible.split())


@pytest.mark.rule("TI-85.19", "A-23", "W-AG-TIE", "D-TIEBREAK")
def test_the_speaker_decides_where_nobody_votes_and_that_is_no_vote() -> None:
    s = council()
    t = voting(s, "mutiny")
    for seat in (1, 2, 0):
        t.play(seat, "nothing")
    assert t.asked() == {0: "tie"}
    t.play(0, "for")
    assert GAME.scores(t.s) == [0, 0, 0]


@pytest.mark.rule("TI-85.19")
def test_only_outcomes_with_most_votes_are_tied() -> None:
    t = voting(council(), "minister_of_war")
    t.play(1, "elect,1 archon_tau").play(2, "elect,2 mellon").play(0, "elect,0 jord")
    assert t.options(0) == ["0", "2"]


@pytest.mark.rule("W-AG-VOTE", "TI-85.6")
def test_representative_government_gives_everybody_one_vote() -> None:
    s = council()
    law(s, "representative_government", "for")
    s.players[2].planets = {}
    put(s, 2, "s18", carrier=1, infantry=1)
    t = voting(s, "mutiny")
    assert t.refused(1, "for archon_ren") == "no-such-part"
    t.play(1, "for").play(2, "against").play(0, "nothing")
    assert t.s.players[1].planets["archon_ren"] is True
    assert t.options(0) == ["for", "against"]


@pytest.mark.rule("TI-85.15", "W-AG-CAST-AFTER", "W-AG-SPEAKER-AFTER")
def test_cards_add_votes_to_the_one_of_representative_government() -> None:
    """As printed; that they cannot is a sentence of a later printing."""
    s = council()
    law(s, "representative_government", "for")
    hand(s, 1, "distinguished_councilor", "bribery")
    s.players[1].goods = 2
    t = voting(s, "mutiny")
    while t.asked() != {1: "vote"}:
        t.play(1, "pass")
    t.play(1, "for", "distinguished_councilor").play(2, "against").play(0, "against")
    t.play(1, "bribery", "2")
    assert t.s.players[1].points == {"mutiny": 1}
    assert [x["votes"] for x in t.told("more_votes")] == [5, 2]


@pytest.mark.rule("TI-33.3", "TI-33.4", "TI-33.6", "TI-33.8", "W-AG-RESOLVE")
def test_laws_stay_if_voted_for_and_everything_else_is_discarded() -> None:
    assert decided(council(), "shared_research", "for").s.laws == {"shared_research": "for"}
    against = decided(council(), "shared_research", "against").s
    assert (against.laws, against.agenda_discards) == ({}, ["shared_research"])
    done = decided(council(), "economic_equality", "for").s
    assert (done.laws, done.agenda_discards) == ({}, ["economic_equality"])


@pytest.mark.rule("W-AG-VOTE-BEFORE")
def test_who_owns_the_committee_may_name_the_elected_and_nobody_votes() -> None:
    s = council()
    law(s, "committee_formation", 2)
    assert voting(council(), "mutiny").asked() == {1: "vote"}
    t = voting(s, "minister_of_war")
    assert t.asked() == {2: "react"}
    t.play(2, "committee_formation-elected-1", "1")
    assert t.s.laws == {"minister_of_war": 1}
    assert t.s.agenda_discards == ["committee_formation"]
    assert t.told("voted") == []


@pytest.mark.rule("W-AG-VOTE-BEFORE")
def test_the_committee_has_no_say_where_no_player_is_elected() -> None:
    s = council()
    law(s, "committee_formation", 2)
    assert voting(s, "mutiny").asked() == {1: "vote"}


@pytest.mark.rule("W-AG-REVEAL-AFTER", "TI-14.18")
def test_windows_of_an_agenda_come_in_their_order() -> None:
    s = council()
    for seat, card in ((0, "sabotage-1"), (1, "sabotage-2"), (2, "sabotage-3")):
        hand(s, seat, card)
    on_top(s, "minister_of_war")
    s.players[2].goods = 1
    seen = []
    t = act(s, ("agenda_phase",))
    while t.asked() and t.s.vote in ("", "minister_of_war"):
        seat = min(t.asked())
        if t.asked()[seat] == "react":
            seen += [h.window for h in t.s.happenings if h.window not in seen]
            t.play(seat, "pass")
        else:
            t.play(seat, f"elect,2 {next(iter(t.s.players[seat].planets), '')}")
    assert seen == ["ag_start", "ag_reveal_when", "ag_reveal_after", "ag_cast_after", "ag_speaker_after",
                    "ag_elected_when"]


@pytest.mark.rule("TI-57.7", "TI-66.1a")
def test_of_several_without_strategy_cards_whoever_is_nearest_to_the_speaker_wins() -> None:
    s = begin(factions=("naalu", "sol", "hacan"))
    s.speaker = 1
    for seat, p in enumerate(s.players):
        p.strategy, p.points = {}, {"imperial": 9 if seat < 2 else 0}
    t = decided(s, "seed_of_an_empire", "for")
    assert t.table.over
    assert GAME.scores(t.s) == [10, 10, 0]
    assert GAME.winners(t.s) == [1], "a token that comes with cards does not help without them"


@pytest.mark.rule("TI-57.7")
def test_a_point_by_an_agenda_can_end_the_game() -> None:
    s = council()
    s.players[1].points = {"imperial": 9}
    t = decided(s, "mutiny", "for", {1: "for"})
    assert t.table.over
    assert GAME.winners(t.s) == [1]
