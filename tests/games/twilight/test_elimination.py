"""Elimination: when a player is out, and where all that was his goes."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME, galaxy, order
from fivesuns.games.twilight.catalog import SYSTEMS
from fivesuns.games.twilight.elimination import eliminate
from fivesuns.games.twilight.state import Offer, Twilight
from tests.games.twilight.scenario import act, begin, hand, law, note, put


def doomed(factions: tuple[str, ...] = ("sol", "norr", "hacan", "xxcha")) -> Twilight:
    """Seat 1 has a ship and nothing else."""
    s = begin(factions)
    s.players[1].planets = {}
    put(s, 1, "s20", cruiser=1)
    return s


@pytest.mark.rule("TI-9.1", "TI-9.0")
@pytest.mark.parametrize(("place", "unit"), [("s20", "infantry"), ("wellon", "space_dock"), ("", "")])
def test_a_player_without_planets_ground_forces_and_production_is_out(place: str, unit: str) -> None:
    s = doomed()
    if unit:
        put(s, 1, "s20", carrier=1)
        put(s, 1, place, **{unit: 1})
    assert act(s, ("tidy",)).s.players[1].out == (not unit)
    s.players[1].planets = {"wellon": False}
    assert not act(s, ("tidy",)).s.players[1].out, "a planet is enough"


@pytest.mark.rule("TI-9.2", "I-2")
def test_everything_of_the_eliminated_leaves_the_game() -> None:
    s = doomed()
    p = s.players[1]
    p.tokens, p.goods, p.commodities = ["s18"], 3, 2
    p.technologies, p.points = {"gravity_drive": True}, {"custodians": 1}
    s.hidden[0].remove("expand_borders")
    s.objectives = {"expand_borders": [0, 1]}
    t = act(s, ("tidy",))
    gone = t.s.players[1]
    assert (gone.units, gone.tokens, gone.technologies, gone.goods, gone.commodities) == ({}, [], {}, 0, 0)
    assert sum(gone.pools.values()) == 0
    assert t.s.objectives == {"expand_borders": [0]}
    assert t.table.scores() == [1, 0, 0, 0]


@pytest.mark.rule("TI-9.3", "TI-9.5", "TI-9.6", "TI-9.7", "A-40")
def test_cards_of_the_eliminated_go_back_to_their_decks() -> None:
    s = doomed()
    hand(s, 1, "sabotage-1", "summit")
    p = s.players[1]
    p.secrets, p.scored = ["control_the_region"], ["mine_rare_metals"]
    for name in (*p.secrets, *p.scored):
        s.secrets.remove(name)
    p.strategy = {"trade": True, "warfare": False}
    law(s, "minister_of_war", 1)
    t = act(s, ("tidy",))
    assert t.s.discards == ["sabotage-1", "summit"]
    assert {"control_the_region", "mine_rare_metals"} <= set(t.s.secrets)
    assert t.s.players[1].strategy == {}
    assert (t.s.goods["trade"], t.s.laws, t.s.agenda_discards) == (0, {}, ["minister_of_war"])


@pytest.mark.rule("TI-9.4", "TI-9.4a")
def test_notes_and_offers_of_the_eliminated_are_gone() -> None:
    s = doomed()
    note(s, 1, "ceasefire-0")
    note(s, 2, "ceasefire-1")
    s.rumours[5] = [1, 2]
    s.offers = [Offer(number=1, by=1, to=2, terms=(("promise", "peace"),)),
                Offer(number=2, by=2, to=0, terms=(("promise", "peace"),))]
    t = act(s, ("tidy",))
    assert "ceasefire-0" in t.s.players[0].notes
    assert [x for p in t.s.players for x in p.notes if x.endswith("-1")] == []
    assert not any([1 in where for where in t.s.rumours])
    assert [x.number for x in t.s.offers] == [2]


@pytest.mark.rule("TI-9.3")
def test_laws_of_others_stay() -> None:
    s = doomed()
    law(s, "minister_of_war", 2)
    assert act(s, ("tidy",)).s.laws == {"minister_of_war": 2}


@pytest.mark.rule("TI-9.8")
def test_the_speaker_token_passes_to_the_left() -> None:
    s = doomed()
    s.speaker = 1
    assert act(s, ("tidy",)).s.speaker == 2
    s.speaker = 3
    assert act(s, ("tidy",)).s.speaker == 3


@pytest.mark.rule("TI-9.9")
@pytest.mark.parametrize(("factions", "picks"), [
    (("sol", "norr", "hacan", "xxcha", "letnev"), 1), (("sol", "norr", "hacan", "xxcha"), 2)])
def test_how_many_strategy_cards_are_picked_does_not_change(factions: tuple[str, ...], picks: int) -> None:
    s = act(doomed(factions), ("tidy",)).s
    for p in s.players:
        p.strategy = {}
    t = act(s, ("strategy_phase",))
    while "strategy_card" in t.asked().values():
        seat, = t.asked()
        assert seat != 1
        t.play(seat, t.options(seat)[0])
    assert [len(p.strategy) for p in t.s.players] == [0 if p.out else picks for p in t.s.players]


@pytest.mark.rule("A-32", "TI-2.2")
def test_the_turn_of_an_eliminated_player_passes_to_the_next_in_initiative_order() -> None:
    s = doomed()
    for seat, card in enumerate(("leadership", "politics", "construction", "imperial")):
        s.players[seat].strategy = {card: True}
    s.active, s.system = 1, "s20"
    assert act(s, ("tidy",)).s.system == "", "the action is over"
    t = act(s, ("tidy",), ("produce",), ("end_tactical",), ("end_turn",))
    assert t.asked() == {2: "action"}
    assert [h["seat"] for h in t.told("turn")] == [2]


@pytest.mark.rule("TI-9.0", "TI-76.1")
def test_nobody_asks_the_eliminated() -> None:
    s = act(doomed(), ("tidy",)).s
    for stage in (("next_secondary", (1,), "leadership"), ("score_objectives", 1), ("draw_cards", 1),
                  ("gain_tokens", 1), ("pick", 1)):
        t = act(s, stage)
        assert t.asked() == {}
        assert not t.s.players[1].hand
    assert s.others(0) == [2, 3]
    assert [p["out"] for p in act(s, ("tidy",)).table.view(None)["seats"]] == [False, True, False, False]


@pytest.mark.rule("TI-9.10c", "TI-66.1a", "A-38")
def test_initiative_zero_stays_with_its_holder_until_the_end_of_the_status_phase() -> None:
    s = doomed(("sol", "naalu", "hacan", "xxcha"))
    s.zero = 3
    t = act(s, ("tidy",), ("action_phase",))
    assert t.s.active == 3, "before Leadership"
    t.s.phase = "status"
    assert act(t.s, ("give_back",)).s.zero == -1


@pytest.mark.rule("TI-9.10b")
def test_wormhole_tokens_stay_on_the_board_when_creuss_is_out() -> None:
    s = doomed(("sol", "creuss", "hacan", "xxcha"))
    s.wormholes = {"alpha": "s19", "beta": "s20"}
    alpha = next(x for x in s.board.beside if "alpha" in SYSTEMS[x].wormholes)
    t = act(s, ("tidy",))
    assert t.s.players[1].out
    assert t.s.wormholes == {"alpha": "s19", "beta": "s20"}
    assert alpha in galaxy.adjacent(t.s, "s19"), "and others still pass through them"
    assert "s19" in galaxy.adjacent(t.s, alpha)


@pytest.mark.rule("A-38", "TI-9.4")
def test_there_is_one_zero_and_who_has_given_it_away_comes_by_the_cards_for_the_whole_round() -> None:
    s = doomed(("sol", "norr", "hacan", "naalu"))
    s.players[3].strategy, s.players[1].strategy = {"imperial": True}, {"warfare": True}
    assert order.in_initiative(s)[0] == 3, "the token is its own"
    s.zero = 1
    assert [order.initiative_of(s, seat) for seat in (1, 3)] == [0, 8]
    s = act(s, ("tidy",)).s
    assert s.players[1].out
    assert order.initiative_of(s, 3) == 8, "it was not placed in this round"
    s.phase = "status"
    s = act(s, ("give_back",)).s
    s.players[3].strategy = {"imperial": True}
    assert order.in_initiative(s)[0] == 3


@pytest.mark.rule("TI-9.0")
def test_who_is_left_alone_has_won() -> None:
    s = doomed(("sol", "norr", "hacan"))
    s.players[2].planets = {}
    s.players[1].points = {"custodians": 1}
    t = act(s, ("tidy",), ("choose_action",))
    assert t.table.over
    assert GAME.winners(t.s) == [0]


@pytest.mark.rule("TI-E.8", "TI-57.7")
def test_a_game_that_is_won_is_over_before_anybody_is_eliminated() -> None:
    s = doomed()
    s.players[0].points = {"imperial": 10}
    t = act(s, ("tidy",))
    assert t.table.over
    assert not t.s.players[1].out


@pytest.mark.rule("TI-9.1", "A-32", "TI-25.5")
def test_who_loses_the_last_planet_is_out_and_the_action_of_the_invader_goes_on() -> None:
    s = begin(("sol", "norr", "hacan", "xxcha"))
    home = s.board.homes[1]
    s.players[1].planets = {"quinarra": True}
    s.system = home
    put(s, 0, home, carrier=1, infantry=2)
    put(s, 1, "quinarra", infantry=1, space_dock=1)
    hand(s, 1, "summit")
    t = act(s, ("invade",), ("produce",), ("end_tactical",), ("end_turn",), luck="10 10 1")
    while t.s.system:
        seat, = t.asked()
        t.play(seat, {"commit": "quinarra,2", "react": "pass"}.get(t.asked()[seat], "nothing"))
    assert t.s.players[1].out
    assert t.s.players[0].planets["quinarra"] is False
    assert t.s.discards == ["summit"]
    assert t.asked() == {2: "action"}


@pytest.mark.rule("A-32", "TI-43.9")
def test_an_active_player_who_perishes_in_a_combat_loses_the_rest_of_the_turn() -> None:
    s = begin(("sol", "norr", "hacan", "xxcha"))
    s.players[0].planets = {}
    s.system = s.board.homes[1]
    put(s, 0, s.system, carrier=1, infantry=1)
    put(s, 1, s.system, cruiser=2)
    steps = [("tidy",), ("invade",), ("tidy",), ("produce",), ("tidy",), ("end_tactical",), ("end_turn",)]
    t = act(s, ("meet",), *steps, luck="1 10 10")
    assert t.s.players[0].out
    assert t.s.combat is None
    assert t.asked() == {1: "action"}


@pytest.mark.rule("W-ELIMINATED")
def test_elimination_is_a_moment_to_which_abilities_belong() -> None:
    s = doomed()
    eliminate(s, 1)
    assert s._coming == [("open_window", "eliminated", 1, "", ())]


@pytest.mark.rule("A-32")
@pytest.mark.parametrize("step", ["bombard", "remove_custodians", "commit", "produce", "end_tactical"])
def test_steps_of_an_action_that_is_over_do_nothing(step: str) -> None:
    s = doomed()
    s.active, s.system = 1, "s18"
    t = act(s, ("tidy",), (step,))
    assert t.asked() == {}
    assert t.s.system == ""
