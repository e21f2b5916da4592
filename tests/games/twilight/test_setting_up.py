"""Set-up: speaker, factions, the galaxy, first units, first objectives."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fivesuns.games.twilight import GAME, elimination, units
from fivesuns.games.twilight.catalog import FACTIONS, MAPS, MECATOL_SYSTEM, PLACES, PLANETS, SYSTEMS
from fivesuns.games.twilight.options import OPTIONS
from fivesuns.games.twilight.stages.building import RINGS, join, layings
from fivesuns.games.twilight.stages.setting_up import first_state
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Draw, IllegalOptions, QuickDice, Stage, Table, spell
from fivesuns.kernel.hexes import ORIGIN
from tests.games.twilight.scenario import Scenario, act, begin, put

SHEETS = ("sol", "norr", "hacan", "letnev", "xxcha", "jolnar")


def opening(seats: int, lot: int = 0, **options: Any) -> Scenario:
    """A table at the very beginning; the lot makes this seat speaker."""
    s = first_state({**{option.name: option.default for option in OPTIONS}, **options, "seats": seats})
    return Scenario(s, str(lot + 1))


def chosen(t: Scenario) -> Scenario:
    """Everybody takes the next of some factions without a choice of technologies."""
    for faction in SHEETS[:t.s.seats]:
        t.play(*t.asked(), faction)
    return t


def built(t: Scenario) -> Scenario:
    """Each tile goes to the first place where it can."""
    while "tile" in t.asked().values():
        seat, = t.asked()
        t.play(seat, t.options(seat)[0])
    return t


def galaxy(factions: tuple[str, ...] = SHEETS[:3], **tiles: int) -> Twilight:
    """A galaxy that is being built: these tiles lie at these places."""
    s = first_state({**{option.name: option.default for option in OPTIONS}, "seats": len(factions)})
    for p, faction in zip(s.players, factions, strict=True):
        p.faction = faction
    join(s, {ORIGIN: MECATOL_SYSTEM, **{PLACES[place]: tile for tile, place in tiles.items()}},
         MAPS[len(factions)].homes)
    return s


def places(s: Twilight, seat: int, tile: str) -> list[int]:
    return [PLACES.index(place) for word, place in layings(s, seat) if word == tile]


# speaker and factions

@pytest.mark.rule("TI-S.1")
def test_the_speaker_is_drawn_by_lot_or_agreed_on() -> None:
    assert opening(4, lot=2).s.speaker == 2
    assert opening(4, lot=2, speaker="first").s.speaker == 0


@pytest.mark.rule("A-31", "D-FACTION")
def test_factions_are_chosen_clockwise_from_the_speaker_each_once() -> None:
    t = opening(3, lot=1)
    assert t.asked() == {1: "faction"}
    assert sorted(t.options(1)) == sorted(FACTIONS)
    t.play(1, "sol")
    assert t.asked() == {2: "faction"}
    assert t.refused(2, "sol") == "illegal"


@pytest.mark.rule("A-31")
def test_factions_can_be_dealt_or_left_to_the_lot() -> None:
    t = opening(3, factions="dealt")
    assert [len(t.options(0)), t.asked()] == [2, {0: "faction"}]
    t.play(0, t.options(0)[1])
    assert t.s.players[0].faction not in t.options(1)
    random = opening(6, factions="random")
    assert len({p.faction for p in random.s.players}) == 6


@pytest.mark.rule("TI-L.S2")
def test_in_the_first_game_factions_come_by_lot_from_its_list() -> None:
    t = opening(6, first_game=True)
    assert sorted([p.faction for p in t.s.players]) == ["hacan", "jolnar", "letnev", "norr", "sol", "xxcha"]


# the galaxy

@pytest.mark.rule("TI-S.6i", "TI-S.6ii", "H-7")
@pytest.mark.parametrize(("seats", "blue", "red"), [(3, 6, 2), (4, 5, 3), (5, 4, 2), (6, 3, 2)])
def test_tiles_are_dealt_by_their_backs_and_only_those_are_seen_by_others(seats: int, blue: int, red: int) -> None:
    t = chosen(opening(seats))
    for p in t.s.players:
        assert Counter([SYSTEMS[tile].back for tile in p.tiles]) == {"blue": blue, "red": red}
    for seat in (1, None):
        seen = t.table.view(seat)["players"]
        assert seen[0]["tiles"] == ["blue"] * blue + ["red"] * red
        assert [word for word in t.s.players[0].tiles if word in str(seen)] == []
    assert t.table.view(0)["players"][0]["tiles"] == t.s.players[0].tiles


@pytest.mark.rule("TI-S.6iv", "D-SETUP-TILE")
def test_the_last_player_of_a_pass_puts_down_two_tiles_and_the_direction_turns() -> None:
    t = chosen(opening(3, lot=1))
    order = []
    while "tile" in t.asked().values():
        seat, = t.asked()
        order.append(seat)
        t.play(seat, t.options(seat)[0])
    assert order == [1, 2, 0, 0, 2, 1] * 4


@pytest.mark.rule("TI-S.6v", "TI-S.6", "TI-M.3", "TI-S.6vii")
@pytest.mark.parametrize("seats", GAME.seats)
def test_ring_after_ring_is_completed_until_the_galaxy_is_full(seats: int) -> None:
    t = built(chosen(opening(seats)))
    laid = [RINGS.index(ring) for event in t.told("tile") for ring in RINGS if PLACES.index(event["place"]) in ring]
    assert laid == sorted(laid)
    filled = {PLACES.index(place) for place in t.s.board.hexes.values()}
    assert filled == set(range(37)) - set(MAPS[seats].unused)
    assert [PLACES.index(t.s.board.hexes[gate]) for gate in t.s.board.gates] == list(MAPS[seats].homes)
    assert t.s.board.hexes[MECATOL_SYSTEM] == ORIGIN
    assert not any([p.tiles for p in t.s.players])


@pytest.mark.rule("TI-S.6vi")
def test_anomalies_do_not_lie_side_by_side() -> None:
    s = galaxy(s41=1)
    s.players[0].tiles = ["s43", "s20"]
    assert places(s, 0, "s43") == [3, 4, 5], "2 and 6 touch the gravity rift at 1"
    assert places(s, 0, "s20") == [2, 3, 4, 5, 6]


@pytest.mark.rule("TI-S.6vi")
def test_equal_wormholes_do_not_lie_side_by_side_but_others_do() -> None:
    s = galaxy(s26=1)
    s.players[0].tiles = ["s39", "s40"]
    assert places(s, 0, "s39") == [3, 4, 5]
    assert places(s, 0, "s40") == [2, 3, 4, 5, 6]


@pytest.mark.rule("TI-S.6vi", "A-29")
def test_if_nothing_else_is_possible_they_may() -> None:
    s = galaxy(s41=1, s20=2, s21=3, s22=4, s23=5)
    s.players[0].tiles = ["s43", "s44", "s24"]
    assert layings(s, 0) == [("s24", PLACES[6])], "another tile of the hand fits"
    s.players[0].tiles = ["s43", "s44"]
    assert layings(s, 0) == [("s43", PLACES[6]), ("s44", PLACES[6])]


@pytest.mark.rule("A-29", "TI-M.5")
def test_home_systems_count_as_neighbours() -> None:
    s = galaxy(("creuss", "sol", "norr"))
    gate = s.board.hexes["s17"]
    assert PLACES.index(gate) == 22, "the gate stands at the home place; the home lies apart"
    assert "s51" not in s.board.hexes
    assert s.board.beside["s51"] == ()
    t = built(chosen(opening(3)))
    assert all([t.s.board.beside[home] for home in t.s.board.homes])


@pytest.mark.rule("TI-30.1", "TI-M.5")
def test_a_tile_that_touches_no_other_belongs_to_the_board() -> None:
    s = begin(("creuss", "sol", "norr"))
    assert (s.board.homes[0], s.board.beside["s51"]) == ("s51", ())
    put(s, 0, "creuss", infantry=1)
    s.active = 1
    s.players[1].strategy = {"diplomacy": False}
    t = act(s, ("choose_action",))
    assert "activate s51" in t.options(1)
    assert t.play(1, "activate s51").s.players[1].tokens == ["s51"]
    assert not elimination.is_lost(t.s, 0), "what is there is on the board"


@pytest.mark.rule("TI-S.6iii", "D-SETUP-REDTILE")
def test_among_five_the_speaker_first_lays_a_red_tile_next_to_mecatol_rex() -> None:
    t = chosen(opening(5, lot=3))
    assert t.asked() == {3: "tile"}
    tile = t.s.laying
    assert SYSTEMS[tile].back == "red"
    assert t.table.view(0)["laying"] == tile
    assert t.options(3) == [f"{tile} {q},{r}" for q, r in PLACES[1:7]]
    t.play(3, f"{tile} 1,-1")
    assert t.s.board.hexes[tile] == (1, -1)
    assert t.asked() == {3: "tile"}
    assert len(t.s.players[3].tiles) == 6, "it is none of those dealt"


@pytest.mark.rule("TI-S.6viii", "TI-M.4")
def test_who_sits_close_among_five_gets_goods_when_the_galaxy_is_built() -> None:
    t = chosen(opening(5))
    assert [p.goods for p in t.s.players] == [0] * 5
    assert [p.goods for p in built(t).s.players] == [0, 2, 4, 2, 0]


@pytest.mark.rule("TI-L.S4")
def test_the_galaxy_of_the_first_game_is_laid_out_by_its_map() -> None:
    t = chosen(opening(5, galaxy="fixed"))
    assert {PLACES[place]: tile for place, tile in MAPS[5].first.items()}.items() <= {
        where: tile for tile, where in t.s.board.hexes.items()}.items()
    assert sorted([p.goods for p in t.s.players]) == [0, 0, 2, 2, 4]


# what everybody begins with

@pytest.mark.rule("TI-S.3", "TI-S.5", "TI-S.11", "TI-40.0", "TI-23.1", "D-SETUP-UNITS", "A-30")
def test_everybody_begins_with_home_planets_units_technologies_and_tokens() -> None:
    t = chosen(opening(3, galaxy="fixed"))
    assert t.s.players[0].planets == {"jord": True}
    assert t.asked() == {1: "first_units"}, "Sol has one planet: nothing to distribute"
    p = t.s.players[0]
    assert p.units == {"s1": {"carrier": 2, "destroyer": 1, "fighter": 3}, "jord": {"infantry": 5, "space_dock": 1}}
    assert set(p.technologies) == set(FACTIONS["sol"].technologies)
    assert p.pools == {"tactic": 3, "fleet": 3, "strategy": 2}
    assert t.refused(1, "quinarra,2 trenlak,2") != "", "all of them"
    t.play(1, "quinarra,2 trenlak,3")
    assert {place: there["infantry"] for place, there in t.s.players[1].units.items() if "infantry" in there} == {
        "quinarra": 2, "trenlak": 3}
    assert not t.s.objectives, "before objectives are dealt"


@pytest.mark.rule("TI-74.1", "TI-S.11")
def test_a_dock_that_stands_in_space_begins_there() -> None:
    t = opening(3, galaxy="fixed").play(0, "saar").play(1, "sol").play(2, "letnev")
    while "first_units" in t.asked().values():
        seat, = t.asked()
        t.play(seat, spell(t.table.waiting()[seat].sample(QuickDice(1))))
    home = t.s.players[0].units[t.s.board.homes[0]]
    assert home["space_dock"] == 1
    assert not [place for place, there in t.s.players[0].units.items() if place in PLANETS and "space_dock" in there]


@pytest.mark.rule("D-STARTTECH", "TI-S.11")
def test_a_sheet_may_offer_a_choice_of_technologies() -> None:
    t = opening(3, galaxy="fixed").play(0, "winnu").play(1, "sol").play(2, "letnev")
    assert t.asked() == {0: "first_technology"}
    assert t.options(0) == list(FACTIONS["winnu"].choices)
    t.play(0, "sarween_tools")
    assert t.s.players[0].technologies == {"sarween_tools": True}


def dealt(**options: Any) -> Scenario:
    t = opening(3, **options) if "first_game" in options else chosen(opening(3, galaxy="fixed"))
    while "first_units" in t.asked().values():
        seat, = t.asked()
        t.play(seat, spell(t.table.waiting()[seat].sample(QuickDice(1))))
    return t


@pytest.mark.rule("TI-S.12i", "H-6", "H-3", "D-SECRET-KEEP")
def test_one_of_two_secret_objectives_is_kept_and_nobody_else_learns_which() -> None:
    t = dealt()
    assert t.asked() == dict.fromkeys(range(3), "keep_secret")
    first, second = t.s.players[0].secrets
    t.play(0, second)
    for seat in (1, 2):
        t.play(seat, t.options(seat)[0])
    assert t.s.players[0].secrets == [second]
    assert first in t.s.secrets
    assert len(t.s.secrets) == 17
    assert t.table.view(1)["players"][0]["secrets"] == 1


@pytest.mark.rule("TI-L.S7", "TI-L.S4")
def test_in_the_first_game_there_is_one_secret_objective_and_no_choice() -> None:
    t = dealt(first_game=True)
    assert t.asked() == {0: "strategy_card"}
    assert [len(p.secrets) for p in t.s.players] == [1, 1, 1]
    assert set(MAPS[3].first.values()) <= set(t.s.board.hexes)
    with pytest.raises(IllegalOptions, match="10 points"):
        GAME.settle({"seats": 3, "first_game": True, "points": 14})


@pytest.mark.rule("TI-L.S3")
def test_in_the_first_game_there_are_no_promissory_notes_but_all_else() -> None:
    t = dealt(first_game=True)
    assert [p.notes for p in t.s.players] == [[], [], []]
    assert t.unsaid(0, "set_aside,ceasefire-0") != "", "and none can be traded"
    for seat, p in enumerate(t.s.players):
        sheet = FACTIONS[p.faction]
        assert set(p.technologies) == set(sheet.technologies)
        assert {type: units.on_board(p, type) for type in sheet.fleet} == dict(sheet.fleet)
        assert p.pools == {"tactic": 3, "fleet": 3, "strategy": 2}
        assert set(p.planets) == set(SYSTEMS[t.s.board.homes[seat]].planets)
    full = dealt()
    assert [len(p.notes) for p in full.s.players] == [5, 5, 5]


@pytest.mark.rule("TI-L.C13")
def test_there_is_one_speaker_token_and_whoever_gives_it_away_has_it_no_more() -> None:
    t = dealt(first_game=True)
    assert [event["seat"] for event in t.told("speaker")] == [0]
    s = t.s
    s.phase, s.active = "action", 0
    given = act(s, ("perform", 0, "politics", 0)).play(0, "2")
    assert given.table.view(1)["speaker"] == 2
    assert act(given.s, ("strategy_phase",)).asked() == {2: "strategy_card"}, "who has it picks first, and nobody else"


@pytest.mark.rule("TI-L.C18", "TI-21.3")
def test_there_is_one_custodians_token_and_it_never_comes_back() -> None:
    s = dealt(first_game=True).s
    assert (s.custodians, [p.points for p in s.players]) == (True, [{}, {}, {}])
    s.phase, s.active, s.system = "action", 0, MECATOL_SYSTEM
    s.players[0].units[MECATOL_SYSTEM] = {"carrier": 1, "infantry": 1}
    s.players[0].goods = 6
    t = act(s, ("invade",)).play(0, "remove", "goods,6", "mecatol_rex,1")
    assert t.s.players[0].points == {"custodians": 1}
    s = t.s
    s.players[0].units[MECATOL_SYSTEM] = {"carrier": 1, "infantry": 1}
    s.players[0].goods, s.system = 6, MECATOL_SYSTEM
    again = act(s, ("invade",))
    assert again.asked() == {0: "commit"}, "nobody guards the planet any more"
    assert again.s.players[0].points == {"custodians": 1}


@pytest.mark.rule("TI-S.8", "H-4")
@pytest.mark.parametrize(("stage", "deck"), [
    (("draw_cards", 0), lambda s: s.actions), (("reveal",), lambda s: s.agendas),
    (("perform", 0, "imperial", 1), lambda s: s.secrets), (("next_objective",), lambda s: s.hidden[0]),
    (("reveal_from_second_stage",), lambda s: s.hidden[1])])
def test_every_deck_is_shuffled_by_itself(stage: Stage, deck: Callable[[Twilight], list[str]]) -> None:
    """What comes next is drawn by chance, from all that is in that deck and from nothing else."""
    s = begin()
    if stage == ("reveal_from_second_stage",):
        s.covered[0], stage = 0, ("next_objective",)
    s.agenda = [stage]
    ask = Table.at(GAME, GAME.settle({"seats": 3}), s).ask
    assert isinstance(ask, Draw)
    assert sorted(ask.pool) == sorted(deck(s))
    assert len(ask.pool) > 9


@pytest.mark.rule("TI-S.12iii", "TI-S.12iv", "TI-S.7", "TI-S.10", "TI-S.12ii", "H-4")
def test_two_public_objectives_are_turned_up_and_the_custodians_guard_mecatol_rex() -> None:
    t = dealt(first_game=True)
    assert [objective in t.s.hidden[0] for objective in t.s.objectives] == [False, False]
    assert t.s.covered == [3, 5]
    seen = str(t.table.view(0))
    assert not [name for stage in t.s.hidden for name in stage if f"'{name}'" in seen]
    assert t.s.custodians
    assert len(t.options(0)) == 8, "all strategy cards lie in the common area"
    assert t.table.scores() == [0, 0, 0]
    assert not [p.hand for p in t.s.players if p.hand]
