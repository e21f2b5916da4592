"""Promissory notes: whose, in whose hand, who knows it, what each does and when it goes back."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, abilities, notes, order
from fivesuns.games.twilight.catalog import ABILITIES, FACTIONS, NOTES
from fivesuns.games.twilight.exceptions import notes as effects
from fivesuns.games.twilight.stages import production
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Stage
from fivesuns.kernel.chance import QuickDice
from fivesuns.kernel.codec import copied
from fivesuns.kernel.imagine import imagine
from tests.games.twilight.scenario import Scenario, act, begin, hand, law, note, put

pytestmark = pytest.mark.component

AT_ONCE = "support_for_the_throne"                                      # points as long as it lies there: no function


def given(faction: str, word: str, others: tuple[str, str] = ("letnev", "norr")) -> Twilight:
    """Seat 0 plays this faction, seat 1 holds a note of it."""
    s = begin(factions=(faction, *[x for x in (*others, "sol") if x != faction][:2]))
    note(s, 1, word)
    return s


def sold(s: Twilight, giver: int, taker: int, word: str) -> Scenario:
    """A note passed in the turn of its giver."""
    put(s, taker, s.board.homes[giver], destroyer=1)
    s.active = giver
    t = act(s, ("choose_action",)).say(giver, f"set_aside,{word}", f"show,{taker}", f"offer,{taker} note")
    return t.say(taker, f"accept,{t.s.offered}")


def test_every_note_has_a_function_and_every_function_is_of_a_note() -> None:
    assert sorted([*effects.EFFECTS, AT_ONCE]) == sorted(NOTES)
    assert set(effects.AIMS) <= set(effects.EFFECTS)


# hands

@pytest.mark.rule("TI-34.0", "TI-L.C12", "TI-S.3", "TI-S.4")
def test_everybody_begins_with_four_notes_of_the_colour_and_one_of_the_faction() -> None:
    assert len(notes.BOX) == 41
    s = begin(factions=("sol", "norr", "hacan"))
    assert s.players[1].notes == ["ceasefire-1", "trade_agreement-1", "political_secret-1", "support_for_the_throne-1",
                                  "tekklar_legion"]
    assert [notes.note_of(s, notes.number_of(s, x)) for x in s.players[2].notes] == s.players[2].notes
    assert len([x for x in s.box if notes.is_note(x)]) == 41 - 15


@pytest.mark.rule("TI-34.5", "TI-34.6", "H-2", "H-10", "A-63", "TI-L.39")
def test_a_note_changes_hands_and_only_the_two_know_which() -> None:
    s = begin()
    t = sold(s, 0, 1, "ceasefire-0")
    seen = [t.table.view(seat)["seats"] for seat in (0, 1, 2, None)]
    mine = [x for x in notes.notes_of(0, "sol") if x != "ceasefire-0"]
    assert [players[0]["notes"] for players in seen] == [mine, mine, [], []]
    assert [players[0]["hidden_notes"] for players in seen] == [0, 0, 4, 4]
    assert ["ceasefire-0" in players[1]["notes"] for players in seen] == [True, True, False, False]
    assert [players[1]["hidden_notes"] for players in seen] == [0, 0, 1, 1]
    assert [len(players[2]["notes"]) for players in seen] == [5, 5, 5, 5], "seat 2 has given nothing away"
    assert [event.to for event in t.events if event.what == "note"] == [(0, 1)]
    assert t.told("traded") == [{"seat": 0, "to": 1, "terms": {"note": 1}}]


@pytest.mark.rule("TI-34.5", "TI-L.39")
def test_a_note_must_be_shown_before_it_is_traded_and_is_one_from_the_hand() -> None:
    s = begin()
    put(s, 1, s.board.homes[0], destroyer=1)
    note(s, 0, "ceasefire-2")
    t = act(s, ("choose_action",))
    assert t.unsaid(0, "offer,1 note") == "no-such-part"
    t.say(0, "set_aside,ceasefire-2")
    assert t.unsaid(0, "offer,1 note") == "no-note-shown"
    t.say(0, "show,1")
    assert t.unsaid(0, "offer,1 note note") == "too-often"
    t.say(0, "offer,1 note").say(1, "accept,1")
    assert "ceasefire-2" in t.s.players[1].notes, "also one that was received, without asking its owner"


@pytest.mark.rule("TI-34.5a")
def test_notes_in_the_play_area_cannot_be_traded() -> None:
    s = begin()
    note(s, 0, "trade_convoys")
    notes.reveal(s, 0, "trade_convoys")
    assert act(s, ("choose_action",)).unsaid(0, "set_aside,trade_convoys") == "no-such-part"


def test_what_was_shown_is_remembered_until_a_note_leaves_that_hand() -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    note(s, 0, "ceasefire-3")
    s.rumours[notes.number_of(s, "ceasefire-3")] = [0, 3]
    for seat in (1, 2):
        put(s, seat, s.board.homes[0], destroyer=1)
    t = act(s, ("choose_action",)).say(0, "set_aside,ceasefire-3", "show,1", "set_aside,ceasefire-0")
    assert "ceasefire-3" in t.table.view(1)["seats"][0]["notes"]
    assert "ceasefire-3" not in t.table.view(2)["seats"][0]["notes"]
    t.say(0, "show,2", "offer,2 note").say(2, "accept,1")
    assert "ceasefire-3" not in t.table.view(1)["seats"][0]["notes"], "it may be the one that went to seat 2"
    assert "trade_agreement-0" in t.table.view(2)["seats"][0]["notes"], "who received it knows better"


def test_an_imagined_note_is_only_where_it_may_be() -> None:
    s = begin(factions=("sol", "norr", "hacan", "letnev"))
    t = sold(s, 0, 1, "political_secret-0")
    t.s.traded, t.s.active = [], 1
    t = sold(t.s, 1, 2, "ceasefire-1")
    for seed in range(20):
        world = imagine(t.table, 3, QuickDice(seed)).state
        assert [len(p.notes) for p in world.players] == [4, 5, 6, 5]
        assert {notes.owner_of(world, x) for x in world.players[0].notes} == {0}
        assert {notes.owner_of(world, x) for x in world.players[1].notes} <= {0, 1}
        assert world.players[3].notes == t.s.players[3].notes


# use

@pytest.mark.rule("TI-34.1", "TI-34.1a", "TI-34.2", "TI-34.3", "TI-34.4", "W-ACTIVATE-AFTER", "TI-L.39")
def test_ceasefire_keeps_its_owner_out_of_a_system_with_units_of_its_holder() -> None:
    s = given("sol", "ceasefire-0")
    where = s.board.beside[s.board.homes[0]][0]
    put(s, 0, s.board.homes[0], cruiser=1)
    assert act(s, ("activate", where)).asked() == {0: "move"}, "no units of the holder there"
    put(s, 1, where, infantry=1)
    t = act(s, ("activate", where))
    assert t.options(1) == ["pass", "ceasefire-0"]
    t.play(1, "ceasefire-0")
    assert t.asked() != {0: "move"}
    assert t.s.players[0].units[s.board.homes[0]] == {"cruiser": 1}
    assert t.table.view(None)["seats"][0]["notes"][0] == "ceasefire-0", "back at home, as all know"
    s.active = 2
    assert 1 not in act(s, ("activate", where)).asked(), "only against its owner"
    s.active = 1
    note(s, 0, "ceasefire-0")
    put(s, 0, where, infantry=1)
    assert act(s, ("activate", where)).told("used") == [], "nobody uses the own notes"


@pytest.mark.rule("TI-34.2")
def test_nobody_plays_the_own_notes() -> None:
    s = begin(factions=("hacan", "norr", "sol"))
    assert "use trade_convoys" not in act(s, ("choose_action",)).options(0)
    note(s, 1, "trade_convoys")
    s.active = 1
    assert "use trade_convoys" in act(s, ("choose_action",)).options(1)


@pytest.mark.rule("TI-E.7")
def test_whoever_may_hold_a_note_is_asked_whether_or_not_it_is_so() -> None:
    asked = []
    for word in ("ceasefire-0", "political_secret-0"):
        s = begin()
        where = s.board.beside[s.board.homes[2]][0]
        put(s, 0, where, destroyer=1)
        put(s, 1, where, infantry=1)
        s = sold(s, 0, 1, word).s
        asked.append(act(s, ("activate", where)).asked())
    assert asked[0] == asked[1] == {1: "react"}


@pytest.mark.rule("W-COMM-WHEN", "TI-68.6")
def test_trade_agreement_takes_all_commodities_as_trade_goods() -> None:
    s = given("sol", "trade_agreement-0")
    s.players[0].strategy = {"trade": True}
    t = act(s, ("choose_action",)).play(0, "strategy trade")
    assert t.options(1) == ["pass", "trade_agreement-0"], "at once, before its owner can trade them away"
    t.play(1, "trade_agreement-0")
    assert (t.s.players[0].commodities, t.s.players[1].goods) == (0, 4)
    assert "trade_agreement-0" in t.s.players[0].notes
    assert t.asked() == {0: "trade_free"}
    t.play(0, "1").play(2, "decline")
    assert t.s.players[1].commodities == 2, "nothing happens when others replenish"


@pytest.mark.rule("W-AG-REVEAL-WHEN")
def test_political_secret_silences_its_owner_until_the_agenda_is_resolved() -> None:
    s = given("sol", "political_secret-0")
    s.phase, s.active, s.vote = "agenda", -1, "fleet_regulations"
    s.agendas.remove("fleet_regulations")
    hand(s, 0, "sabotage-1")
    t = act(s, ("open_window", "ag_reveal_when", 0, "", ("fleet_regulations",)), ("begin_vote",))
    t.play(0, "pass").play(1, "political_secret-0")
    assert "political_secret-0" in t.s.players[1].area
    assert not abilities.may_play(t.s, 0)
    assert abilities.may_play(t.s, 2)
    t.play(1, "nothing").play(2, "nothing")
    assert t.asked() == {0: "tie"}, "the speaker does not vote"
    t.play(0, "against")
    assert "political_secret-0" in t.s.players[0].notes
    assert t.s.forces == []
    hand(s, 2, "veto")
    t = act(s, ("open_window", "ag_reveal_when", 0, "", ("fleet_regulations",)), ("begin_vote",))
    t.play(0, "pass").play(1, "political_secret-0").play(2, "veto")
    assert "political_secret-0" in t.s.players[0].notes, "it was about that agenda"
    assert t.s.forces == []


@pytest.mark.rule("TI-14.21a", "W-PN-RECEIVED", "TI-57.1")
def test_support_for_the_throne_is_a_point_as_long_as_it_lies_there() -> None:
    s = begin()
    t = sold(s, 0, 1, "support_for_the_throne-0")
    assert t.s.players[1].area == ["support_for_the_throne-0"]
    assert t.table.scores() == [0, 1, 0]
    assert len(t.table.view(2)["seats"][0]["notes"]) == 4, "all saw which note it was"
    s = t.s
    where = s.board.beside[s.board.homes[2]][0]
    s.active, s.players[1].units = 1, {}
    assert act(s, ("activate", where)).table.scores() == [0, 1, 0]
    put(s, 0, where, destroyer=1)
    t = act(s, ("activate", where))
    assert t.table.scores() == [0, 0, 0]
    assert "support_for_the_throne-0" in t.s.players[0].notes


@pytest.mark.rule("TI-14.21a")
def test_who_receives_the_own_support_keeps_it_in_hand() -> None:
    s = begin()
    note(s, 1, "support_for_the_throne-0")
    t = sold(s, 1, 0, "support_for_the_throne-0")
    assert t.table.scores() == [0, 0, 0]
    assert "support_for_the_throne-0" in t.s.players[0].notes


@pytest.mark.rule("TI-9.4", "TI-9.4a", "W-ELIMINATED")
def test_notes_of_the_eliminated_leave_the_game_and_others_go_back() -> None:
    s = begin()
    note(s, 0, "ceasefire-1")
    note(s, 2, "ceasefire-0", "support_for_the_throne-0")
    notes.reveal(s, 2, "support_for_the_throne-0")
    assert GAME.scores(s) == [0, 0, 1]
    notes.eliminate(s, 0)
    assert GAME.scores(s) == [0, 0, 0]
    assert s.players[0].notes == []
    assert "ceasefire-1" in s.players[1].notes
    assert {*notes.notes_of(0, "sol")} <= {*s.box}
    assert GAME.audit(s) == []


@pytest.mark.rule("TI-34.4a", "TI-14.21")
@pytest.mark.parametrize(("faction", "word"), [("arborec", "stymie"), ("hacan", "trade_convoys"),
                                               ("mentak", "promise_of_protection")])
def test_notes_that_are_laid_open_as_an_action_return_when_their_owner_is_visited(faction: str, word: str) -> None:
    s = given(faction, word)
    where = s.board.beside[s.board.homes[2]][0]
    put(s, 0, where, destroyer=1)
    s.active = 1
    assert act(s, ("activate", where)).told("note_back") == [], "not from the hand"
    t = act(s, ("choose_action",)).play(1, f"use {word}")
    assert t.s.players[1].area == [word]
    assert t.s.active == 2, "that was the action"
    s = t.s
    s.active, s.players[1].tokens = 1, []
    t = act(s, ("activate", where))
    assert word in t.s.players[0].notes


@pytest.mark.rule("TI-34.4a", "W-ACTIVATE-AFTER")
def test_an_antivirus_returns_when_its_owner_is_visited() -> None:
    s = given("nekro", "antivirus")
    notes.reveal(s, 1, "antivirus")
    where = s.board.beside[s.board.homes[2]][0]
    s.active = 1
    assert act(copied(s), ("activate", where)).told("note_back") == [], "nothing of the owner is there"
    put(s, 0, where, destroyer=1)
    assert act(s, ("activate", where)).told("note_back") == [{"seat": 1, "to": 0, "note": "antivirus"}]


def test_stymie_keeps_its_owner_from_producing_near_the_holder() -> None:
    s = given("arborec", "stymie")
    home = s.board.homes[0]
    planet = next(iter(s.players[0].planets))
    put(s, 0, planet, space_dock=1)
    put(s, 1, home, destroyer=1)
    notes.reveal(s, 1, "stymie")
    assert production.producers(s, 0, home) != {}, "in homes it does not help"
    put(s, 1, s.board.beside[home][0], destroyer=1)
    assert production.producers(s, 0, home) == {}
    assert notes.may_produce(s, 2, home)


def test_with_trade_convoys_one_trades_with_anybody() -> None:
    s = begin(factions=("letnev", "norr", "sol", "hacan"))
    note(s, 1, "trade_convoys")
    s.players[0].goods = 1
    assert act(s, ("choose_action",)).unsaid(0, "offer,1 goods,1") == "no-neighbours"
    notes.reveal(s, 1, "trade_convoys")
    t = act(s, ("choose_action",))
    assert t.unsaid(0, "offer,1 goods,1") == ""
    assert t.unsaid(0, "offer,2 goods,1") == "no-neighbours"
    assert t.unsaid(0, "offer,3 goods,1") == "", "Guild Ships"


def test_face_up_notes_spare_their_holder_from_their_owner_only() -> None:
    s = given("mentak", "promise_of_protection")
    note(s, 2, "promise_of_protection")
    notes.reveal(s, 2, "promise_of_protection")
    assert notes.is_spared(s, 2, "pillage_targets", 0)
    assert not notes.is_spared(s, 2, "pillage_targets", 1)
    assert not notes.is_spared(s, 1, "pillage_targets", 0)


def test_antivirus_is_laid_open_at_the_start_of_a_combat() -> None:
    s = given("nekro", "antivirus")
    put(s, 1, "s18", cruiser=1)
    put(s, 2, "s18", cruiser=1)
    s.active, s.system = 2, "s18"
    t = act(s, ("meet",), luck="10 1")
    assert t.options(1) == ["pass", "antivirus"]
    t.play(1, "antivirus")
    assert t.s.players[1].area == ["antivirus"]
    assert notes.is_spared(t.s, 1, "technological_singularity_targets", 0)


@pytest.mark.rule("W-STRAT-END", "W-STATUS-END")
def test_gift_of_prescience_makes_its_holder_first_until_the_end_of_the_status_phase() -> None:
    s = given("naalu", "gift_of_prescience")
    s.phase, s.active = "strategy", -1
    assert order.in_initiative(s) == [0, 1, 2]
    t = act(s, ("open_window", "strat_end", 0, "", ())).play(1, "gift_of_prescience")
    assert order.in_initiative(t.s) == [1, 0, 2]
    t.s.phase = "status"
    t = act(t.s, ("return_cards",))
    assert "gift_of_prescience" in t.s.players[0].notes
    assert t.s.zero == -1


def test_tekklar_legion_adds_to_ones_rolls_and_takes_from_its_owners() -> None:
    s = given("norr", "tekklar_legion", ("letnev", "sol"))
    planet = next(iter(s.players[0].planets))
    put(s, 0, planet, infantry=1)
    put(s, 1, planet, infantry=1)
    s.active, s.system = 1, s.board.homes[0]
    t = act(s, ("ground_combat", planet), luck="10 1")
    t.play(1, "tekklar_legion")
    rolls = {x["seat"]: x["dice"][0]["add"] for x in t.told("rolled")[:2]}
    assert rolls == {1: 1, 0: 0}, "N'orr has one more by itself"
    assert t.s.forces == [], "over with the combat"


@pytest.mark.rule("W-TURN-START")
def test_cybernetic_enhancements_move_a_strategy_token() -> None:
    s = given("l1z1x", "cybernetic_enhancements")
    s.active = 1
    t = act(s, ("turn",)).play(1, "cybernetic_enhancements")
    assert [p.pools["strategy"] for p in t.s.players] == [2, 4, 3]
    s.players[0].pools["strategy"] = 0
    assert act(s, ("turn",)).asked() == {1: "action"}


def test_military_support_costs_its_owner_a_token_and_brings_infantry() -> None:
    s = given("sol", "military_support")
    home = next(iter(s.players[1].planets))
    t = act(s, ("turn",)).play(1, "military_support", home)
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.players[1].units == {home: {"infantry": 2}}
    assert t.asked() == {0: "action"}
    s.active = 1
    assert act(s, ("turn",)).asked() == {1: "action"}, "only in the turn of its owner"


def test_spy_net_shows_a_hand_and_takes_a_card() -> None:
    s = given("yssaril", "spy_net")
    hand(s, 0, "sabotage-1", "plague")
    s.active = 1
    t = act(s, ("turn",)).play(1, "spy_net")
    assert t.asked() == {1: "take_card"}
    assert t.table.view(1)["looked"] == ["sabotage-1", "plague"]
    assert t.table.view(2)["looked"] == []
    t.play(1, "plague")
    assert (t.s.players[0].hand, t.s.players[1].hand) == (["sabotage-1"], ["plague"])
    assert t.table.view(1)["looked"] == []
    assert t.table.barrier > 0
    s.players[0].hand = []
    s.actions += ["sabotage-1", "plague"]
    assert act(s, ("turn",)).asked() == {1: "action"}


def test_fires_of_the_gashlai_bring_war_suns_for_a_token_of_their_owner() -> None:
    s = given("muaat", "fires_of_the_gashlai")
    s.active = 1
    t = act(s, ("choose_action",)).play(1, "use fires_of_the_gashlai")
    assert t.s.players[0].pools["fleet"] == 2
    assert "war_sun" in t.s.players[1].technologies
    assert "fires_of_the_gashlai" in t.s.players[0].notes
    s.players[1].technologies = {"war_sun": True}
    assert "use fires_of_the_gashlai" not in act(s, ("choose_action",)).options(1)


def test_raghs_call_sends_ground_forces_away_from_where_one_lands() -> None:
    s = given("saar", "raghs_call")
    planets = list(s.players[0].planets)
    put(s, 0, planets[0], infantry=2)
    put(s, 1, planets[0], infantry=1)
    s.active, s.system = 1, s.board.homes[0]
    s.landing = {planets[0]: 1}
    t = act(s, ("open_window", "commit_after", 1, planets[0], ())).play(1, "raghs_call")
    assert t.s.players[0].units == {planets[1]: {"infantry": 2}}
    s.players[0].planets = {planets[0]: True}
    assert act(s, ("open_window", "commit_after", 1, planets[0], ())).asked() == {}, "there is no other planet"


@pytest.mark.rule("TI-G.3")
def test_notes_bring_no_ground_forces_to_a_demilitarized_planet() -> None:
    s = given("sol", "military_support")
    s.players[1].planets = {"lodor": True, "new_albion": True}
    law(s, "demilitarized_zone", "lodor")
    assert act(s, ("turn",)).play(1, "military_support").options(1) == ["pass", "new_albion"]
    s = given("saar", "raghs_call")
    home, other = s.players[0].planets
    put(s, 0, home, infantry=2)
    put(s, 1, home, infantry=1)
    s.active, s.system, s.landing = 1, s.board.homes[0], {home: 1}
    s.players[0].planets["lodor"] = True
    landed: Stage = ("open_window", "commit_after", 1, home, ())
    assert sorted(act(copied(s), landed).play(1, "raghs_call").options(1)) == sorted(
        [f"{home} lodor", f"{home} {other}"])
    law(s, "demilitarized_zone", "lodor")
    assert act(s, landed).play(1, "raghs_call").s.players[0].units == {other: {"infantry": 2}}


@pytest.mark.rule("W-RESEARCH-AFTER")
def test_research_agreement_brings_what_its_owner_has_researched() -> None:
    s = given("jolnar", "research_agreement")
    t = act(s, ("open_window", "research_after", 0, "", ("neural_motivator",))).play(1, "research_agreement")
    assert t.s.players[1].technologies == {"neural_motivator": True}
    for by, technology in ((2, "neural_motivator"), (0, "e_res_siphons")):
        assert act(s, ("open_window", "research_after", by, "", (technology,))).asked() == {}
    s.players[1].technologies = {"neural_motivator": True}
    assert act(s, ("open_window", "research_after", 0, "", ("neural_motivator",))).asked() == {}


def test_acquiescence_swaps_strategy_cards() -> None:
    s = given("winnu", "acquiescence")
    s.phase, s.active = "strategy", -1
    s.players[1].strategy = {"diplomacy": True, "trade": True}
    t = act(s, ("open_window", "strat_end", 0, "", ())).play(1, "acquiescence", "trade leadership")
    assert t.s.players[0].strategy == {"trade": True}
    assert t.s.players[1].strategy == {"diplomacy": True, "leadership": True}


@pytest.mark.rule("A-25", "W-AG-REVEAL-WHEN")
def test_political_favor_replaces_the_agenda() -> None:
    s = given("xxcha", "political_favor")
    s.phase, s.active, s.vote = "agenda", -1, "fleet_regulations"
    s.agendas.remove("fleet_regulations")
    window = ("open_window", "ag_reveal_when", 0, "", ("fleet_regulations",))
    t = act(s, window, ("begin_vote",)).play(0, "pass").play(1, "political_favor")
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.agenda_discards == ["fleet_regulations"]
    assert t.s.vote not in ("", "fleet_regulations")
    s.players[0].pools["strategy"] = 0
    assert act(s, window).asked() == {}


@pytest.mark.rule("W-TURN-START")
def test_creuss_iff_moves_a_wormhole_to_where_no_other_has_ships() -> None:
    s = given("creuss", "creuss_iff")
    s.active = 1
    put(s, 2, "s26", destroyer=1)
    t = act(s, ("turn",)).play(1, "creuss_iff")
    assert "alpha s26" not in t.options(1)
    assert f"alpha {s.board.homes[0]}" not in t.options(1)
    t.play(1, "alpha s18")
    assert t.s.wormholes["alpha"] == "s18"
    assert "creuss_iff" in t.s.players[0].notes


def test_greyfire_mutagen_silences_the_faction_of_its_owner_for_the_action() -> None:
    s = given("yin", "greyfire_mutagen")
    own = [a for a in ABILITIES.values() if a.source in (*FACTIONS["yin"].abilities, "impulse_core")]
    s.players[0].technologies = {"impulse_core": True, "gravity_drive": True}
    s.active = 2
    put(s, 2, s.board.beside["s18"][0], destroyer=1)
    t = act(s, ("activate", "s18"))
    assert all([abilities.has(t.s, 0, a) for a in own])
    t.play(1, "greyfire_mutagen")
    assert t.asked() == {2: "move"}
    assert not any([abilities.has(t.s, 0, a) for a in own])
    assert abilities.has(t.s, 0, ABILITIES["gravity_drive"])
    theirs = [a for a in ABILITIES.values() if a.source in FACTIONS[t.s.players[1].faction].abilities]
    assert theirs
    assert all([abilities.has(t.s, 1, a) for a in theirs]), "the owner alone is silenced"
