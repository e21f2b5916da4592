"""The rounds: who acts when, strategic actions with their secondaries, passing, the status phase in order."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.twilight import decks, research, structures
from fivesuns.games.twilight.stages import status, strategic, strategy, turn
from fivesuns.games.twilight.state import Force, Twilight
from fivesuns.kernel import Draw
from fivesuns.kernel.codec import copied
from tests.games.twilight.scenario import Scenario, act, begin, hand, put


def seated(*cards: str, passed: tuple[int, ...] = ()) -> Twilight:
    """One strategy card each, exhausted; these have passed."""
    s = begin(("sol", "norr", "hacan", "xxcha")[:len(cards)])
    for seat, card in enumerate(cards):
        s.players[seat].strategy = {card: False}
        s.players[seat].passed = seat in passed
    return s


def windows_of(monkeypatch: pytest.MonkeyPatch, chapter: Any) -> list[str]:
    """The windows that this chapter opens, as it does."""
    opened: list[str] = []
    monkeypatch.setattr(chapter, "happen", lambda s, window, *rest: opened.append(window))
    return opened


# turns

@pytest.mark.rule("TI-84.0", "TI-84.1", "TI-2.2", "TI-2.3", "TI-84.3", "TI-84.5", "TI-31.0")
def test_turns_go_round_in_initiative_order_without_those_who_have_passed() -> None:
    s = seated("imperial", "politics", "trade")
    t = act(s, ("action_phase",), ("status_phase",))
    order = []
    for word in ("activate s26", "activate s26", "pass", "pass", "activate s35", "pass"):
        seat, = t.asked()
        order.append(seat)
        t.play(seat, word)
        while t.asked() and "action" not in t.asked().values() and t.s.phase == "action":
            t.play(*t.asked(), "nothing")
    assert order == [1, 2, 0, 1, 2, 2]
    assert t.s.phase == "status"
    assert t.s.active == -1


@pytest.mark.rule("TI-84.3c")
def test_the_last_player_acts_again_and_again() -> None:
    t = act(seated("imperial", "politics", "trade", passed=(0, 1)), ("end_turn",))
    assert t.asked() == {2: "action"}
    t.play(2, "activate s26")
    assert t.asked() == {2: "action"}


@pytest.mark.rule("TI-84.2", "TI-84.4", "D-ACTION", "W-ACTION-CHOICE")
def test_who_can_do_nothing_must_pass() -> None:
    s = seated("leadership", "politics", "trade")
    s.players[0].pools = dict.fromkeys(s.players[0].pools, 0)
    t = act(s, ("choose_action",))
    assert t.options(0) == ["pass"]
    s.players[0].strategy = {"leadership": False, "warfare": True}
    assert act(s, ("choose_action",)).options(0) == ["strategy warfare"], "both cards first"


@pytest.mark.rule("TI-39.1", "TI-39.3")
def test_a_component_action_that_cannot_be_done_wholly_is_not_offered() -> None:
    s = seated("leadership", "politics", "trade")
    hand(s, 0, "focused_research", "mining_initiative")
    assert "use mining_initiative" in act(s, ("choose_action",)).options(0)
    assert "use focused_research" not in act(s, ("choose_action",)).options(0), "four trade goods"
    s.players[0].planets = {}
    put(s, 0, "s22", carrier=1, infantry=1)
    assert "use mining_initiative" not in act(s, ("choose_action",)).options(0), "no planet"


@pytest.mark.rule("W-TURN-START", "TI-84.3a")
def test_a_turn_begins_with_a_window_also_if_it_will_be_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = windows_of(monkeypatch, turn)
    t = act(seated("leadership", "politics", "trade"), ("turn",)).play(0, "pass")
    assert opened.count("turn_start") == 2
    assert t.s.players[0].passed


@pytest.mark.rule("TI-31.3", "W-TURN-END")
def test_effects_of_a_turn_end_before_the_next() -> None:
    s = seated("leadership", "politics", "trade")
    s.forces = [Force(source="card", seat=0, value="move", amount=1, lasts="turn"),
                Force(source="card", seat=0, value="move", amount=2, lasts="status_phase")]
    assert [force.amount for force in act(s, ("end_turn",)).s.forces] == [2]


# strategic actions

@pytest.mark.rule("TI-76.0", "TI-36.3", "TI-36.4", "TI-76.1", "TI-76.2", "TI-84.3b", "D-SECONDARY", "W-SECONDARY",
                  "TI-E.17")
def test_others_are_offered_the_secondary_clockwise_from_the_left_and_then_the_card_is_exhausted() -> None:
    s = seated("imperial", "politics", "trade", "leadership", passed=(0, 3))
    s.active = 1
    s.players[1].strategy = {"politics": True}
    t = act(s, ("choose_action",)).play(1, "strategy politics", "2")
    t.play(1, " ".join([*t.s.agenda_top, "deck"]))
    asked = []
    while "secondary" in t.asked().values():
        seat, = t.asked()
        asked.append(seat)
        assert t.s.players[1].strategy == {"politics": True}, "not before all have been asked"
        t.play(seat, "decline")
    assert asked == [2, 3, 0], "those who have passed too, the active player never"
    assert t.s.players[1].strategy == {"politics": False}


@pytest.mark.rule("TI-76.3", "TI-65.2ii", "TI-32.4")
def test_effects_come_one_after_the_other_and_everything_is_put_right_between_them() -> None:
    s = begin()
    hand(s, 0, *s.actions[:7])
    t = act(s, ("primary", "politics")).play(0, "1")
    assert t.asked() == {0: "discard"}, "nine cards are two too many, before agendas are looked at"
    t.play(0, " ".join(t.s.players[0].hand[:2]))
    assert t.asked() == {0: "agenda_order"}


@pytest.mark.rule("W-SC-PRIMARY-AFTER", "W-SECONDARY-AFTER")
def test_there_is_a_window_after_the_primary_and_one_after_each_secondary(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = windows_of(monkeypatch, strategic)
    act(begin(), ("primary", "trade")).play(0, "1 2")
    assert opened == ["sc_primary_after", "secondary_after", "secondary_after"]


def secondary(card: str, spend: int = 1, **players: Any) -> Scenario:
    """Seat 0 uses the secondary of a card, if it is asked; so many tokens are gone afterwards."""
    s = begin()
    for name, value in players.items():
        setattr(s.players[0], name, value)
    t = act(s, ("next_secondary", (0,), card)).play(0, "use")
    assert t.s.players[0].pools["strategy"] == 3 - spend
    s.players[0].pools["strategy"] = 0
    assert (act(s, ("next_secondary", (0,), card)).asked() == {}) == bool(spend), "not without a token"
    return t


@pytest.mark.rule("TI-23.5", "TI-65.3", "TI-20.3", "TI-81.5", "TI-17.3", "D-READY-PLANETS")
def test_secondaries_cost_a_token_of_the_strategy_pool() -> None:
    assert len(secondary("politics").s.players[0].hand) == 2
    assert len(secondary("imperial").s.players[0].secrets) == 1
    assert secondary("trade", commodities=1).s.players[0].commodities == 4
    t = secondary("diplomacy", planets={"jord": False, "lodor": False, "quann": False, "wellon": True})
    assert t.refused(0, "jord lodor quann") != "", "two at the most"
    assert t.refused(0, "wellon") != "", "it is ready"
    t.play(0, "jord quann")
    assert t.s.players[0].planets == {"jord": True, "lodor": False, "quann": True, "wellon": True}


@pytest.mark.rule("TI-23.5a", "D-INFLUENCE", "TI-11.0")
def test_that_of_leadership_costs_only_influence() -> None:
    t = secondary("leadership", spend=0, planets={"jord": True, "meer": True}).play(0, "2", "jord meer", "fleet,2")
    assert t.s.players[0].pools["fleet"] == 5
    assert t.s.players[0].planets == {"jord": False, "meer": False}
    s = begin()
    s.players[0].planets = {"jord": True, "meer": False}
    assert act(s, ("next_secondary", (0,), "leadership")).asked() == {}, "an exhausted planet has no influence"


@pytest.mark.rule("TI-17.2a", "TI-23.3b", "D-TOKEN-SOURCE", "D-DIPLO-SYSTEM", "A-55")
def test_diplomacy_takes_a_token_from_a_pool_where_the_reinforcements_are_empty() -> None:
    s = begin()
    home = s.board.homes[0]
    s.players[0].planets["mecatol_rex"] = True
    s.players[1].pools = {"tactic": 8, "fleet": 0, "strategy": 8}
    t = act(s, ("primary", "diplomacy"))
    assert t.options(0) == [home], "not the system of Mecatol Rex"
    t.play(0, home)
    assert t.options(1) == ["tactic", "strategy"]
    t.play(1, "strategy")
    assert t.s.players[1].pools == {"tactic": 8, "fleet": 0, "strategy": 7}
    s.players[1].tokens, s.players[1].pools["tactic"] = [home], 7
    assert "token_source" not in act(s, ("primary", "diplomacy")).play(0, home).asked().values(), "one lies there"


@pytest.mark.rule("A-01")
def test_diplomacy_as_printed_on_the_card_readies_the_chosen_system() -> None:
    s = begin(diplomacy_primary="card")
    s.players[0].planets = {"jord": False, "bereg": False, "lirta_iv": False}
    t = act(s, ("primary", "diplomacy")).play(0, "s35")
    assert t.s.players[0].planets == {"jord": False, "bereg": True, "lirta_iv": True}


@pytest.mark.rule("TI-8.3", "TI-23.6", "A-34", "D-STRUCTURE")
def test_the_token_of_construction_goes_to_any_system_or_to_the_reinforcements() -> None:
    s = begin()
    t = act(s, ("next_secondary", (0,), "construction")).play(0, "use", "s44")
    assert t.s.players[0].tokens == ["s44"], "an asteroid field: nothing can be placed there"
    home = s.board.homes[0]
    s.players[0].tokens = [home]
    u = act(s, ("next_secondary", (0,), "construction")).play(0, "use", home)
    assert u.options(0) == ["pass", "pds jord", "space_dock jord"], "or nothing"
    u.play(0, "space_dock jord")
    assert (u.s.players[0].tokens, u.s.players[0].pools["strategy"]) == ([home], 2)
    assert sum(u.s.players[0].pools.values()) == 8, "the spent one is in the reinforcements"


@pytest.mark.rule("W-DOCK-PLACED")
def test_a_space_dock_is_placed_in_a_window_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = windows_of(monkeypatch, structures)
    act(begin(), ("perform", 0, "construction", 0)).play(0, "pds jord")
    assert opened == []
    act(begin(), ("perform", 0, "construction", 0)).play(0, "space_dock jord")
    assert opened == ["dock_placed"]


@pytest.mark.rule("A-37", "D-RESEARCH")
def test_the_first_research_is_a_duty_and_a_card_without_use_is_still_played() -> None:
    s = begin()
    t = act(s, ("perform", 0, "technology", 0))
    assert t.asked() == {0: "research"}
    assert t.refused(0, "nothing") != ""
    s.players[0].technologies = dict.fromkeys(research.deck(s, 0), True)
    u = act(s, ("primary", "technology"))
    assert u.asked() == {1: "secondary"}, "nothing is left to research"
    assert act(s, ("exhaust", "leadership")).s.players[0].strategy == {"leadership": False}


@pytest.mark.rule("A-56", "TI-20.2", "D-SCORE-PUBLIC", "TI-38.16")
def test_imperial_brings_its_second_part_whether_or_not_an_objective_is_scored() -> None:
    s = begin()
    s.hidden[0].remove("negotiate_trade_routes")
    s.objectives = {"negotiate_trade_routes": []}
    s.players[0].goods = 5
    t = act(s, ("primary", "imperial")).play(0, "pass")
    assert (t.s.objectives, len(t.s.players[0].secrets)) == ({"negotiate_trade_routes": []}, 1)
    s.players[0].planets = {"wellon": True}
    assert act(s, ("primary", "imperial")).asked() != {0: "score_public"}, "not without the home system"


@pytest.mark.rule("TI-20.4", "H-11", "D-SECRET-RETURN")
def test_a_fourth_secret_objective_sends_one_that_is_not_scored_back() -> None:
    s = begin()
    names = [s.secrets.pop() for _ in range(3)]
    s.players[0].secrets, s.players[0].scored = names[:2], names[2:]
    t = act(s, ("primary", "imperial"))
    assert t.asked() == {0: "return_secret"}
    assert sorted(t.options(0)) == sorted(t.s.players[0].secrets)
    t.play(0, names[0])
    assert names[0] in t.s.secrets
    assert t.told("returned_secret") == [{"seat": 0}]


@pytest.mark.rule("TI-52.5")
def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    s = begin()
    s.discards, s.actions = s.actions, []
    t = act(s, ("next_secondary", (0,), "politics")).play(0, "use")
    assert len(t.s.players[0].hand) == 2
    assert t.s.discards == []


@pytest.mark.rule("TI-52.5")
def test_what_is_left_of_a_deck_is_drawn_before_it_is_made_anew() -> None:
    s = begin()
    s.actions, s.discards = s.actions[-1:], s.actions[:-1]
    last, rest = s.actions[0], s.discards
    flow = decks.take_actions(copied(s), 0, 2)
    first = next(flow)
    assert isinstance(first, Draw)
    assert (first.pool, first.things) == ([last], 1)
    first.given = (last,)
    then = next(flow)
    assert isinstance(then, Draw)
    assert (then.pool, then.things) == (rest, 1)
    t = act(s, ("next_secondary", (0,), "politics")).play(0, "use")
    assert [x["many"] for x in t.told("drew")] == [2]
    assert (len(t.s.players[0].hand), len(t.s.actions), t.s.discards) == (2, 78, [])
    s = begin()
    s.discards = s.actions[2:]
    s.actions = s.actions[:2]
    u = act(s, ("next_secondary", (0,), "politics")).play(0, "use")
    assert (u.s.actions, len(u.s.discards), u.told("reshuffled")) == ([], 78, []), "until somebody draws again"


@pytest.mark.rule("TI-21.2a", "TI-21.2", "TI-21.3", "D-CUSTODIANS")
def test_who_could_not_land_cannot_remove_the_custodians() -> None:
    s = begin()
    s.system = "s18"
    s.players[0].goods = 6
    put(s, 0, "s18", carrier=1)
    assert act(s, ("remove_custodians",)).asked() == {}
    put(s, 0, "s18", infantry=1)
    t = act(s, ("remove_custodians",), ("commit",)).play(0, "remove", "goods,6")
    assert t.refused(0, "nothing") == "must-land"
    assert t.table.scores() == [1, 0, 0]


# strategy and status phase

@pytest.mark.rule("W-STRAT-START", "W-SCPICK-WHEN", "W-STRAT-END", "D-SC-PICK")
def test_windows_of_the_strategy_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    s = begin()
    for p in s.players:
        p.strategy = {}
    opened = windows_of(monkeypatch, strategy)
    t = act(s, ("strategy_phase",))
    for _ in range(6):
        seat, = t.asked()
        t.play(seat, t.options(seat)[0])
    assert opened == ["strat_start", *["scpick_when"] * 6, "strat_end"]


@pytest.mark.rule("TI-87.2")
@pytest.mark.parametrize(("factions", "left"), [(3, 2), (4, 0), (5, 3), (6, 2)])
def test_how_many_cards_get_a_trade_good(factions: int, left: int) -> None:
    s = begin(("sol", "norr", "hacan", "xxcha", "letnev", "jolnar")[:factions])
    for p in s.players:
        p.strategy = {}
    t = act(s, ("strategy_phase",))
    while "strategy_card" in t.asked().values():
        seat, = t.asked()
        t.play(seat, t.options(seat)[-1])
    assert sum(t.s.goods.values()) == left


@pytest.mark.rule("TI-86.2", "TI-86.3", "TI-86.5", "TI-86.6", "TI-86.8", "TI-36.8", "W-STATUS-START",
                  "W-SCRETURN-WHEN", "W-STATUS-END", "A-10")
def test_cards_are_readied_then_returned_each_with_its_window(monkeypatch: pytest.MonkeyPatch) -> None:
    s = seated("imperial", "politics", "trade")
    held: list[list[bool]] = []
    opened: list[str] = []

    def note(s: Twilight, window: str, *rest: Any) -> None:
        opened.append(window)
        held.append([ready for p in s.players for ready in p.strategy.values()])

    monkeypatch.setattr(status, "happen", note)
    t = act(s, ("status_phase",), ("agenda_phase",), ("strategy_phase",))
    for seat in (1, 2, 0):                                          # politics, trade, imperial
        more = 1 if seat == 0 else 0                                # Sol gains one more
        t.play(seat, f"tactic,{2 + more}", f"fleet,{11 + more}")
    steps = [event.what for event in t.events if event.what in ("objective", "drew", "tokens", "redistributed")]
    assert steps == ["objective", *["drew"] * 3, *["tokens", "redistributed"] * 3]
    assert opened == ["status_start", "screturn_when", "status_end"]
    assert held == [[False] * 3, [True] * 3, [True] * 3]
    assert not any([p.strategy for p in t.s.players])
    assert t.s.phase == "strategy", "no agenda phase while the custodians are there"


@pytest.mark.rule("TI-86.2", "TI-38.5a")
def test_stage_two_objectives_come_after_all_of_stage_one() -> None:
    s = begin()
    s.phase = "status"
    s.covered = [1, 5]
    t = act(s, ("next_objective",), ("next_objective",))
    first, second = t.s.objectives
    assert first not in t.s.hidden[0]
    assert second not in t.s.hidden[1]
    assert t.s.covered == [0, 4]


@pytest.mark.rule("TI-86.5", "TI-70.3", "D-TOKEN-POOL", "D-TOKEN-REDISTRIBUTE")
def test_fleets_are_looked_at_after_tokens_have_moved() -> None:
    s = begin()
    s.phase = "status"
    put(s, 1, "s26", cruiser=3)
    t = act(s, ("gain_tokens", 1), ("tidy",)).play(1, "tactic,1 strategy,1")
    assert t.refused(1, "tactic,9") != "", "all eleven"
    t.play(1, "tactic,10 fleet,1")
    assert t.told("removed") == [{"seat": 1, "place": "s26", "units": {"cruiser": 2}}]
