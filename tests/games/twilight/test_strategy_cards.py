"""Strategy cards: how they are picked, and what they do."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight.catalog import STRATEGY
from tests.games.twilight.scenario import act, begin, put


@pytest.mark.rule("TI-87.1", "TI-87.1b", "TI-87.1c", "TI-87.2")
def test_three_players_pick_twice_and_goods_are_laid_on_what_is_left() -> None:
    s = begin()
    s.speaker = 1
    for p in s.players:
        p.strategy = {}
    t = act(s, ("strategy_phase",))
    for seat, card in ((1, "trade"), (2, "warfare"), (0, "imperial"),
                       (1, "politics"), (2, "leadership"), (0, "diplomacy")):
        assert t.asked() == {seat: "strategy_card"}
        assert t.refused(seat, "trade") == ("" if card == "trade" else "illegal")
        t.play(seat, card)
    assert {card: n for card, n in t.s.goods.items() if n} == {"construction": 1, "technology": 1}


@pytest.mark.rule("TI-87.1a")
def test_goods_on_a_card_come_with_it() -> None:
    s = begin()
    s.players[0].strategy = {}
    s.goods["imperial"] = 3
    t = act(s, ("pick", 0)).play(0, "imperial")
    assert t.s.players[0].goods == 3
    assert t.s.goods["imperial"] == 0


@pytest.mark.rule("TI-66.1", "TI-66.2", "TI-66.3", "TI-2.1")
def test_the_lowest_number_goes_first() -> None:
    s = begin()
    s.active = -1
    s.players[0].strategy = {"imperial": True, "politics": True}
    s.players[1].strategy = {"trade": True, "technology": True}
    s.players[2].strategy = {"construction": True, "warfare": True}
    t = act(s, ("action_phase",))
    assert [t.told("turn")[0]["seat"]] == [0]
    assert t.asked() == {0: "action"}


@pytest.mark.rule("TI-84.4")
def test_nobody_passes_before_the_strategic_action() -> None:
    t = act(begin(), ("choose_action",))
    assert t.refused(0, "pass") == "illegal"
    t.s.players[0].strategy = {"leadership": False}
    u = act(t.s, ("choose_action",))
    assert u.refused(0, "pass") == ""


@pytest.mark.rule("TI-44.2", "TI-23.2", "TI-44.3")
def test_leadership_brings_three_tokens_and_more_for_influence() -> None:
    s = begin()
    s.players[0].goods = s.players[2].goods = 2
    t = act(s, ("primary", "leadership")).play(0, "tactic,2 fleet,1", "1", "jord goods,1", "strategy,1")
    assert t.s.players[0].pools == {"tactic": 5, "fleet": 4, "strategy": 4}
    assert t.s.players[0].goods == 1
    assert t.asked() == {2: "secondary"}, "the home planets of seat 1 bring no three influence"
    t.play(2, "use", "1", "hercant goods,2", "fleet,1")
    assert t.s.players[2].pools["strategy"] == 3, "it costs no token"


@pytest.mark.rule("TI-23.3", "TI-23.3a")
def test_no_more_tokens_than_there_are() -> None:
    s = begin()
    s.players[0].pools = {"tactic": 5, "fleet": 5, "strategy": 5}
    t = act(s, ("primary", "leadership")).play(0, "tactic,1")
    assert sum(t.s.players[0].pools.values()) == 16


@pytest.mark.rule("TI-17.2", "TI-17.2b", "A-01")
def test_diplomacy_locks_a_system_for_the_others_and_readies_planets() -> None:
    s = begin()
    home = s.board.homes[0]
    s.players[0].planets = {"jord": False, "lodor": False, "quann": False}
    s.players[1].tokens = [home]
    t = act(s, ("primary", "diplomacy")).play(0, home, "lodor quann")
    assert t.s.players[0].planets == {"jord": False, "lodor": True, "quann": True}
    assert t.s.players[1].tokens == t.s.players[2].tokens == [home]
    assert sum(t.s.players[1].pools.values()) == 9


@pytest.mark.rule("TI-65.2i", "TI-65.2ii", "TI-65.2iii", "H-5", "D-SPEAKER", "D-AGENDA-ORDER")
def test_politics_moves_the_speaker_and_shows_two_agendas() -> None:
    s = begin()
    t = act(s, ("primary", "politics"))
    assert t.refused(0, "0") == "illegal", "who is speaker already cannot become it"
    t.play(0, "2")
    assert t.s.speaker == 2
    assert len(t.s.players[0].hand) == 2
    first, second = t.s.agenda_top
    assert t.table.view(0)["agendas"]["top"] == [first, second]
    assert t.table.view(1)["agendas"]["top"] == [None, None]
    t.play(0, f"{second} deck {first}")
    assert t.s.agenda_top == [second]
    assert t.s.agenda_under == [first]


@pytest.mark.rule("TI-8.2", "TI-8.2a", "TI-74.4", "TI-74.5")
def test_construction_places_two_structures() -> None:
    s = begin()
    put(s, 0, "jord", space_dock=1, pds=1)
    t = act(s, ("primary", "construction"))
    assert t.refused(0, "space_dock jord") == "illegal"
    t.play(0, "pds jord")
    assert t.s.players[0].units["jord"] == {"space_dock": 1, "pds": 2}
    assert t.asked() != {0: "structure"}, "a third has no room"


@pytest.mark.rule("TI-8.3", "TI-23.5")
def test_the_secondary_of_construction_puts_its_token_into_a_system() -> None:
    s = begin()
    t = act(s, ("next_secondary", (0,), "construction")).play(0, "use", s.board.homes[0], "pds jord")
    assert t.s.players[0].tokens == [s.board.homes[0]]
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.players[0].units["jord"] == {"pds": 1}


@pytest.mark.rule("TI-81.2", "TI-81.3", "TI-81.4", "TI-81.4a", "TI-81.4b", "A-35", "D-TRADE-FREE")
def test_whom_the_trader_chooses_replenishes_for_nothing() -> None:
    t = act(begin(), ("primary", "trade")).play(0, "2")
    assert (t.s.players[0].goods, t.s.players[0].commodities) == (3, 4)
    assert t.asked() == {1: "secondary"}
    t.play(1, "decline")
    assert [p.commodities for p in t.s.players] == [4, 0, 6]
    assert t.s.players[2].pools["strategy"] == 3


@pytest.mark.rule("TI-13.1", "TI-13.2", "D-TOKEN-REMOVE")
def test_warfare_takes_a_token_back_and_all_are_redistributed() -> None:
    s = begin()
    s.players[0].tokens = ["s18", "s26"]
    t = act(s, ("primary", "warfare")).play(0, "s18", "fleet,1", "tactic,5 fleet,5")
    assert t.s.players[0].tokens == ["s26"]
    assert t.s.players[0].pools == {"tactic": 5, "fleet": 5, "strategy": 0}


@pytest.mark.rule("A-36")
def test_warfare_without_a_token_on_the_board_only_redistributes() -> None:
    t = act(begin(), ("primary", "warfare")).play(0, "tactic,9")
    assert t.s.players[0].pools == {"tactic": 9, "fleet": 0, "strategy": 0}


@pytest.mark.rule("TI-13.3", "TI-13.3a")
def test_the_secondary_of_warfare_produces_at_home_without_a_token() -> None:
    s = begin()
    put(s, 0, "jord", space_dock=1)
    t = act(s, ("next_secondary", (0,), "warfare")).play(0, "use", "cruiser,1 infantry@jord,2", "jord")
    home = s.board.homes[0]
    assert t.s.players[0].units == {"jord": {"space_dock": 1, "infantry": 2}, home: {"cruiser": 1}}
    assert t.s.players[0].tokens == []


@pytest.mark.rule("TI-19.2", "TI-37.12")
def test_technology_needs_its_prerequisites() -> None:
    s = begin()
    t = act(s, ("primary", "technology"))
    assert t.refused(0, "gravity_drive") == "no-such-part"
    t.play(0, "antimass_deflectors")
    assert "antimass_deflectors" in t.s.players[0].technologies
    assert t.asked() == {1: "secondary"}, "six resources are not there for a second one"


@pytest.mark.rule("TI-37.14", "TI-37.15", "TI-L.34")
def test_a_ready_planet_with_a_specialty_stands_in_for_a_prerequisite() -> None:
    s = begin()
    s.players[0].planets["wellon"] = True                          # a yellow specialty
    t = act(s, ("primary", "technology"))
    assert t.refused(0, "graviton_laser_system") == "lacks-prerequisites"
    assert t.refused(0, "sarween_tools wellon") == "needless"
    t.play(0, "graviton_laser_system wellon")
    assert t.s.players[0].planets["wellon"] is False
    s.players[0].planets["wellon"] = False
    assert act(s, ("primary", "technology")).refused(0, "graviton_laser_system wellon") == "no-such-part"


@pytest.mark.rule("TI-37.7b")
def test_upgrades_count_for_no_prerequisite() -> None:
    s = begin()
    s.players[0].technologies = {"fighter_ii": True, "cruiser_ii": True}
    t = act(s, ("primary", "technology"))
    assert t.refused(0, "gravity_drive") == "no-such-part"


@pytest.mark.rule("TI-19.3")
def test_others_pay_a_token_and_four_resources_for_a_technology() -> None:
    s = begin()
    t = act(s, ("next_secondary", (0,), "technology")).play(0, "use", "jord", "neural_motivator")
    assert t.s.players[0].pools["strategy"] == 2
    assert t.s.players[0].planets["jord"] is False
    assert "neural_motivator" in t.s.players[0].technologies


@pytest.mark.rule("TI-20.2", "TI-20.4")
def test_imperial_scores_and_brings_a_secret_or_a_point() -> None:
    s = begin()
    s.objectives = {"negotiate_trade_routes": []}
    s.hidden[0].remove("negotiate_trade_routes")
    s.players[0].goods = 5
    t = act(s, ("primary", "imperial")).play(0, "negotiate_trade_routes")
    assert t.s.objectives == {"negotiate_trade_routes": [0]}
    assert t.s.players[0].goods == 0
    assert len(t.s.players[0].secrets) == 1
    s.players[0].planets["mecatol_rex"] = True
    s.players[0].goods = 0
    u = act(s, ("primary", "imperial"))
    assert u.table.scores()[0] == 1
    assert u.s.players[0].secrets == []


@pytest.mark.rule("TI-8.0", "TI-13.0", "TI-17.0", "TI-19.0", "TI-20.0", "TI-44.0", "TI-65.0", "TI-81.0")
def test_initiative_is_printed_on_the_cards() -> None:
    assert {card: row.initiative for card, row in STRATEGY.items()} == {
        "leadership": 1, "diplomacy": 2, "politics": 3, "construction": 4, "trade": 5, "warfare": 6, "technology": 7,
        "imperial": 8}


# recycling

@pytest.mark.rule("TI-8.4", "TI-8.4a", "D-RECYCLE")
def test_a_structure_that_is_not_in_the_reinforcements_is_taken_back_from_the_board() -> None:
    s = begin()
    s.players[0].planets |= {"lodor": True, "quann": True, "wellon": True}
    for planet in ("jord", "lodor", "quann"):
        put(s, 0, planet, space_dock=1)
    s.players[0].tokens = ["s26"]                                   # where Lodor is
    t = act(s, ("perform", 0, "construction", 0)).play(0, "space_dock wellon")
    assert t.asked() == {0: "recycle"}
    assert t.refused(0, "lodor,1") != "", "there is an own command token"
    t.play(0, "quann,1")
    assert [place for place, there in t.s.players[0].units.items() if "space_dock" in there] == [
        "jord", "lodor", "wellon"]
    assert act(s, ("perform", 0, "construction", 0)).refused(0, "pass") == "", "nobody has to"


@pytest.mark.rule("TI-8.2b")
def test_own_command_tokens_do_not_hinder_construction() -> None:
    s = begin()
    s.players[0].tokens = [s.board.homes[0]]
    t = act(s, ("perform", 0, "construction", 0)).play(0, "space_dock jord")
    assert t.s.players[0].units == {"jord": {"space_dock": 1}}


@pytest.mark.rule("TI-52.4", "TI-52.4a")
def test_plastic_that_is_used_up_can_be_produced_only_by_taking_it_back() -> None:
    s = begin()
    home = s.board.homes[0]
    put(s, 0, "jord", space_dock=1)
    put(s, 0, home, dreadnought=1)
    put(s, 0, "s26", dreadnought=3)
    put(s, 0, "s20", dreadnought=1)
    s.players[0].tokens = [home, "s20"]
    s.players[0].goods = 20
    s.system = home
    t = act(s, ("produce",))
    assert t.refused(0, "dreadnought,4") == "no-such-part", "three stand where no own token is"
    t.play(0, "dreadnought,2", "goods,8")
    assert t.s.players[0].units["s26"] == {"dreadnought": 1}
    assert t.s.players[0].units[home] == {"dreadnought": 3}


@pytest.mark.rule("A-57")
@pytest.mark.parametrize(("reading", "refusal"), [("producer", "no-such-part"), ("any", "")])
def test_where_ground_forces_of_several_producers_may_go(reading: str, refusal: str) -> None:
    s = begin(production_places=reading)
    s.players[0].planets |= {"bereg": True, "lirta_iv": True}
    s.players[0].goods = 20
    put(s, 0, "bereg", space_dock=1)                                # 3 resources and 2
    put(s, 0, "lirta_iv", space_dock=1)                             # 2 resources and 2
    s.system = "s35"
    t = act(s, ("produce",))
    assert t.refused(0, "infantry@bereg,5 infantry@lirta_iv,4") == ""
    assert t.refused(0, "infantry@lirta_iv,9") == refusal
    assert t.refused(0, "infantry@bereg,5 infantry@lirta_iv,4 fighter,1") == "too-many-units"


@pytest.mark.rule("A-05")
@pytest.mark.parametrize(("reading", "first"), [("left", 1), ("active", 0)])
def test_who_fires_first(reading: str, first: int) -> None:
    s = begin(space_cannon_first=reading)
    s.system = s.board.homes[1]
    put(s, 0, s.system, cruiser=1)
    put(s, 1, s.system, cruiser=1)
    put(s, 0, "quinarra", pds=1, infantry=1)
    put(s, 1, "trenlak", pds=1, infantry=1)
    assert list(act(s, ("offense",)).asked()) == [first]


@pytest.mark.rule("TI-52.2")
def test_fighters_and_goods_never_run_out() -> None:
    s = begin()
    home = s.board.homes[0]
    put(s, 0, "jord", space_dock=1)
    put(s, 0, home, carrier=3, fighter=11)
    s.players[0].goods = 500
    s.system = home
    t = act(s, ("produce",)).play(0, "fighter,4", "goods,2")
    assert t.s.players[0].units[home]["fighter"] == 15
    assert t.s.players[0].goods == 498
