"""Set-up: species, what they begin with, tracks and decks (SDC-2, SDC-5, SDC-15.1)."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games.sidereal.cards import colonies_of, deck_of, teams_of
from fivesuns.games.sidereal.catalog import CARDS, COLONIES, SPECIES, TEAMS, TRACKS
from fivesuns.games.sidereal.game import SiderealConfluence
from fivesuns.kernel import IllegalAnswer, IllegalOptions, QuickDice, Table
from tests.games.sidereal.scenario import Scenario, begin

GAME = SiderealConfluence()


def opened(**options: Any) -> Table[Any]:
    return Table(GAME, GAME.settle({"seats": 4, **options}), QuickDice(7))


@pytest.mark.rule("SDC-5.1")
def test_four_to_nine_play_and_each_plays_another_species() -> None:
    assert list(GAME.seats) == [4, 5, 6, 7, 8, 9]
    assert len(SPECIES) == 9
    t = opened()
    t.answer(0, "kit")
    with pytest.raises(IllegalAnswer):
        t.answer(1, "kit")
    t.answer(1, "zeth")


@pytest.mark.rule("SDC-5.2")
def test_species_are_chosen_in_the_order_of_seats() -> None:
    t = opened()
    for seat, species in enumerate(["zeth", "kit", "unity", "kjas"]):
        assert list(t.waiting()) == [seat]
        t.answer(seat, species)
    assert [p.species for p in t.state.players] == ["zeth", "kit", "unity", "kjas"]


@pytest.mark.rule("SDC-5.2")
def test_the_order_of_choosing_may_be_drawn_by_lot() -> None:
    firsts = {next(iter(Table(GAME, GAME.settle({"seats": 4, "species": "random"}), QuickDice(n)).waiting()))
              for n in range(20)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("SDC-5.2")
def test_species_may_be_dealt() -> None:
    t = opened(species="dealt")
    assert len({p.species for p in t.state.players}) == 4
    assert t.state.round == 1


@pytest.mark.rule("SDC-5.13")
def test_a_first_game_is_played_with_the_simplest_species() -> None:
    t = opened(first_game=True)
    assert [x["name"] for x in t.waiting()[0].describe()["options"]] == ["kit", "caylion", "kjas", "faderan"]
    t.answer(0, "kjas")
    t.answer(1, "kit")
    t.answer(2, "faderan")
    assert t.state.players[3].species == "caylion"                          # the last one is not asked


@pytest.mark.rule("SDC-5.12", "SDC-5.3", "SDC-5.4", "SDC-5.5")
def test_what_the_faderan_begin_with() -> None:
    s = begin(species=["faderan"])
    p = s.players[0]
    assert {kind: n for kind, n in p.stock.items() if n} == {
        "octagon": 1, "blue": 1, "yellow": 1, "white": 3, "brown": 1, "ship": 2}
    assert len(colonies_of(s, 0)) == 1
    assert len(teams_of(s, 0)) == 1
    assert p.acknowledgements == 11
    assert len(s.relics) == 12
    assert len([card for card, seat in s.holder.items() if seat == 0 and CARDS[card].sort == "starting"]) == 4
    assert colonies_of(s, 0)[0] not in s.turned


@pytest.mark.rule("SDC-5.4", "SDC-5.5")
def test_every_species_gets_the_colonies_and_teams_of_its_start_card() -> None:
    s = begin(9)
    for seat, p in enumerate(s.players):
        known = SPECIES[p.species]
        assert (len(colonies_of(s, seat)), len(teams_of(s, seat))) == (known.colonies, known.teams)
        assert all([TEAMS[team].era == 1 for team in teams_of(s, seat)])


@pytest.mark.rule("SDC-5.6")
def test_the_other_cards_of_a_species_are_its_deck_and_can_be_looked_through() -> None:
    s = begin(species=["unity"])
    deck = deck_of(s, 0)
    assert len(deck) == 21 + 4
    assert not set(deck) & set(s.holder)
    assert [CARDS[card].number for card in deck] == sorted([CARDS[card].number for card in deck])


@pytest.mark.rule("SDC-5.7", "SDC-12.16")
@pytest.mark.parametrize("seats", range(4, 10))
def test_tracks_have_a_cell_for_each_player_and_colonies_one_more_with_the_kjas(seats: int) -> None:
    others = [x for x in SPECIES if x != "kjas"]
    if seats < 9:
        s = begin(species=others[:seats])
        assert (len(s.colony_track), len(s.team_track)) == (seats, seats)
    s = begin(species=["kjas", *others][:seats])
    assert (len(s.colony_track), len(s.team_track)) == (seats + 1, seats)
    assert len(s.colony_track) in TRACKS
    assert "" not in s.colony_track + s.team_track


@pytest.mark.rule("SDC-5.9", "SDC-5.10")
def test_decks_show_their_top_cards_and_the_era_before_comes_first() -> None:
    s = begin(9)
    assert s.colony_top
    assert s.team_top
    assert len(s.colony_track) + len(s.colony_top) + len(s.colonies) + len(
        [card for card in s.holder if card in COLONIES]) == 40
    eras = [TEAMS[team].era for team in [*s.team_track, *s.team_top]]
    assert eras == sorted(eras)
    assert eras[0] == 1
    assert eras[-1] > 1
    assert all([not pool or era >= eras[-1] for era, pool in enumerate(s.teams, 1)])


@pytest.mark.rule("SDC-15.1")
@pytest.mark.parametrize("n", [-1, 1])
def test_a_handicap_is_one_small_cube_of_a_kind_one_begins_with(n: int) -> None:
    t = opened(handicap_2=n, handicap_3=n)
    for seat, species in enumerate(["kit", "zeth", "unity", "kjas"]):
        t.answer(seat, species)
    assert list(t.waiting()) == [1]                            # the Unity begin with one kind only: nothing to choose
    assert [x["name"] for x in t.waiting()[1].describe()["options"]] == ["green", "white"]
    t.answer(1, "white")
    assert t.state.players[1].stock["white"] == 1 + n
    assert t.state.players[2].stock["wild_small"] == 4 + n


@pytest.mark.rule("SDC-15.1")
def test_there_is_no_handicap_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(IllegalOptions, match="handicap_5"):
        GAME.settle({"seats": 4, "handicap_5": 1})


@pytest.mark.rule("SDC-2.2", "SDC-2.8")
def test_tokens_are_those_of_the_box() -> None:
    s = begin(species=["caylion", "faderan", "zeth", "kit"])
    assert not GAME.audit(s)
    s.players[1].acknowledgements += 1
    assert GAME.audit(s)
    s.players[1].acknowledgements -= 1
    s.players[0].envoys = 8
    assert GAME.audit(s)


@pytest.mark.rule("SDC-12.1")
def test_the_first_colony_of_the_caylion_has_a_seedling() -> None:
    s = begin(species=["caylion"])
    assert list(s.seedlings) == colonies_of(s, 0)


def test_the_game_begins_with_a_trade_phase() -> None:
    s = begin()
    s.round = 0
    s.agenda = [("new_round",)]
    t = Scenario(s)
    assert t.s.round == 1
    assert t.told("round") == [{"round": 1}]


@pytest.mark.rule("SDC-15.5")
def test_tables_play_by_the_book_unless_they_agree_on_something_else() -> None:
    agreed = opened().state.rules
    assert (agreed.open_points, agreed.open_offers, agreed.lien, agreed.split_leftover_donations) == (
        False, False, "free", False)
    other = opened(open_points=True, open_offers=True, lien="strict", split_leftover_donations=True).state.rules
    assert (other.open_points, other.open_offers, other.lien, other.split_leftover_donations) == (
        True, True, "strict", True)
