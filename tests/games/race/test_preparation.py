"""Set-up and table options (RFG-0, RFG-2)."""
from __future__ import annotations

from typing import Any

import pytest

from fivesuns.games import load
from fivesuns.games.race.catalog import FIRST_EDITION
from fivesuns.kernel import IllegalOptions, SealedDice, Table

from .scenario import scenario


def table(seed: int = 1, **options: Any) -> Table[Any]:
    return Table(load("race"), options, SealedDice.from_seed(seed))


@pytest.mark.rule("RFG-0.2")
def test_two_to_four_players_and_no_other_number() -> None:
    for seats in (2, 3, 4):
        assert len(table(seats=seats).state.players) == seats
    for wrong in (0, 1, 5, "2"):
        with pytest.raises(IllegalOptions, match="legal: 2, 3, 4"):
            table(seats=wrong)


@pytest.mark.rule("RFG-0.5")
def test_every_variant_is_off_unless_chosen() -> None:
    options = load("race").settle({})
    assert options == {"seats": 2, "first_game": False, "duel": False, "second_edition": False, "keldon_order": False,
                       "choose_produce_order": False, "tactics_without_world": False, "max_rounds": 0}


@pytest.mark.rule("RFG-11.9", "RFG-11.10")
@pytest.mark.parametrize(("options", "said"), [
    ({"seats": 3, "duel": True}, "duel is for 2 seats"),
    ({"duel": True, "first_game": True}, "exclude each other"),
    ({"keldon_order": True, "choose_produce_order": True}, "legal: one of them False"),
    ({"max_rounds": 7}, "legal: 0, 10, 15, 20, 30, 50"),
    ({"duel": 1}, "legal: False, True"),
    ({"expansion": True}, "there is no option 'expansion'"),
])
def test_forbidden_options_are_refused_with_what_is_legal(options: dict[str, Any], said: str) -> None:
    with pytest.raises(IllegalOptions, match=said):
        table(**options)


@pytest.mark.rule("RFG-2.1", "RFG-11.7")
def test_twelve_points_per_player_in_the_pool() -> None:
    assert [table(seats=n).state.pool for n in (2, 3, 4)] == [24, 36, 48]
    assert table(duel=True).state.pool == 24
    assert [p.chips for p in table(seats=4).state.players] == [0] * 4


@pytest.mark.rule("RFG-2.3")
def test_start_worlds_are_dealt_by_chance_and_begin_the_tableau() -> None:
    seen = set()
    for seed in range(20):
        players = table(seed).state.players
        assert [p.tableau for p in players] == [[p.start] for p in players]
        seen |= {(seat, p.start) for seat, p in enumerate(players)}
    assert len(seen) == 10


@pytest.mark.rule("RFG-2.4", "RFG-2.5")
def test_the_other_start_worlds_go_into_the_deck() -> None:
    for seed in range(10):
        s = table(seed, seats=3).state
        goods = sum([len(p.goods) for p in s.players])
        assert [len(p.hand) for p in s.players] == [6, 6, 6]
        assert len(s.deck) == 114 - 3 - 18 - goods
        dealt = [p.start for p in s.players]
        elsewhere = [*s.deck, *[c for p in s.players for c in [*p.hand, *p.goods.values()]]]
        assert all([world in elsewhere for world in FIRST_EDITION.start_worlds if world not in dealt])


@pytest.mark.rule("RFG-2.4")
def test_a_start_world_in_hand_is_an_ordinary_world() -> None:
    t = scenario(hands={0: ["old_earth", 3]}, actions="settle").play(0, "old_earth")
    t.pass_all("race.settle")
    assert t.tableau(0) == ["new_sparta", "old_earth"]
    assert t.score(0) == 1 + 2


@pytest.mark.rule("RFG-2.6")
def test_everybody_discards_two_of_six_in_secret() -> None:
    t = table()
    assert {d.key for d in t.waiting().values()} == {"race.discard"}
    for seat in (0, 1):
        assert (t.waiting()[seat].count(), t.waiting()[seat].secret) == (15, True)
        t.answer(seat, 0)
    s = t.state
    assert [len(p.hand) for p in s.players] == [4, 4]
    assert len(s.discard) == 4
    assert t.view(0)["me"]["discards"] == s.players[0].discards
    assert not set(s.players[1].discards) & set(str(t.view(0)).replace("'", " ").split())


@pytest.mark.rule("RFG-2.7")
def test_only_alpha_centauri_begins_with_a_good() -> None:
    seen = 0
    for seed in range(12):
        for p in table(seed).state.players:
            assert list(p.goods) == (["alpha_centauri"] if p.start == "alpha_centauri" else [])
            seen += len(p.goods)
    assert seen


@pytest.mark.rule("RFG-2.9", "RFG-2.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_hands_belong_to_the_start_worlds(seats: int) -> None:
    orders = set()
    for seed in range(12):
        t = table(seed, seats=seats, first_game=True)
        s = t.state
        numbers = [FIRST_EDITION.cards[p.tableau[0]].start for p in s.players]
        orders.add(tuple(numbers))
        assert sorted(numbers) == list(range(1, seats + 1))
        assert [p.hand for p in s.players] == [list(FIRST_EDITION.presets[n]) for n in numbers]
        assert {d.key for d in t.waiting().values()} == {"race.action"}
        rest = [*s.deck, *[good for p in s.players for good in p.goods.values()]]
        assert all([copy in rest for copy in ("public_works-2", "colony_ship-2", "mining_robots-2")])
        assert len(s.deck) == 114 - 5 * seats - 1
    assert len(orders) > 1


@pytest.mark.rule("RFG-2.8", "RFG-3.11")
def test_what_is_known_of_the_discard_pile() -> None:
    """Own discards, and what everybody saw; until the pile is shuffled."""
    t = scenario(tableaux={0: ["colony_ship"]}, hands={0: ["gem_world", 1], 1: ["artist_colony", 3]}, actions="settle",
                 deck_size=1)
    t.play(0, "gem_world").play(1, "artist_colony").play(1, t.p(1).hand[0])
    mine, other = t.table.view(1), t.table.view(0)
    # the last deck card was a bonus: the pile was shuffled after seat 1 had paid, before seat 0 gave up its ship
    assert mine["me"]["discards"] == []
    assert mine["seen"] == other["seen"] == ["colony_ship-1"]


@pytest.mark.rule("RFG-2.8", "RFG-3.3", "RFG-3.11")
def test_only_the_payer_knows_what_was_paid() -> None:
    t = scenario(hands={0: ["gem_world", 2]}, actions="settle").play(0, "gem_world")
    t.pass_all("race.settle")
    paid = list(t.p(0).discards)
    assert (len(paid), t.table.view(0)["me"]["discards"]) == (2, paid)
    assert t.table.view(1)["discard"] == 2
    for watcher in (1, None):
        assert not [card for card in paid if card in str(t.table.view(watcher))]


@pytest.mark.rule("RFG-2.8")
def test_each_remembers_the_own_discards_and_all_what_lay_open() -> None:
    t = scenario(hands={0: [9], 1: []}, actions={0: "explore_5", 1: "explore_1_1"})
    drawn = list(t.p(0).drawn)
    t.play(0, drawn[0]).play(1, " ".join(t.p(1).drawn[:2]))
    assert t.table.view(0)["me"]["discards"] == drawn[1:]
    assert t.table.view(0)["seen"] == []
    t = scenario(hands={0: [11]}, actions="produce")
    limit = t.p(0).hand[-1]
    t.play(0, limit)
    assert t.table.view(0)["me"]["discards"] == [limit]
    t = scenario(tableaux={0: ["gambling_world", "gem_world", "public_works"]}, goods={0: ["gem_world"]},
                 deck=["rebel_base"], actions="consume_x2")
    good, = t.p(0).goods.values()
    t.play(0, "consume public_works", "1")
    for seat in (0, 1):
        assert t.table.view(seat)["seen"] == ["rebel_base"]           # flipped; the good was seen by nobody
        assert good not in str(t.table.view(seat))
    assert t.table.view(0)["me"]["discards"] == []


@pytest.mark.rule("RFG-2.8")
def test_what_is_known_of_the_pile_ends_with_a_reshuffle() -> None:
    t = scenario(tableaux={0: ["colony_ship", "merchant_guild"]}, hands={0: ["gem_world", 3], 1: ["artist_colony", 1]},
                 deck_size=3, actions={0: "settle", 1: "produce"})
    t.play(0, "gem_world").play(1, "artist_colony")
    t.play(0, "ship")
    assert len(t.happened("reshuffled")) == 1                         # in the Produce phase, by two cards drawn
    assert [(t.table.view(seat)["seen"], t.table.view(seat)["me"]["discards"]) for seat in (0, 1)] == [([], [])] * 2


@pytest.mark.rule("RFG-2.9")
def test_the_hands_of_a_first_game_are_known_until_cards_leave_them_unseen() -> None:
    t = table(3, seats=3, first_game=True)
    for seat, p in enumerate(t.state.players):
        assert t.view(None)["seats"][seat]["shown"] == list(FIRST_EDITION.presets[FIRST_EDITION.cards[p.start].start])
    seat = next(n for n, p in enumerate(t.state.players) if p.start == "alpha_centauri")
    for n in range(3):
        t.answer(n, "develop")
    for n in range(3):
        t.answer(n, "expedition_force-1" if n == seat else "pass")
    assert sorted(t.view(None)["seats"][seat]["shown"]) == ["comet_zone", "mining_robots-1", "rebel_miners"]
    for n in range(3):
        t.answer(n, "develop")
    for n in range(3):
        t.answer(n, "mining_robots-1" if n == seat else "pass")
    t.answer(seat, "comet_zone")
    assert t.view(None)["seats"][seat]["shown"] == []                 # nobody knows what was paid
    other = (seat + 1) % 3
    assert len(t.view(None)["seats"][other]["shown"]) == 4
    assert all(not x["shown"] for x in table(3, seats=3).view(None)["seats"])
