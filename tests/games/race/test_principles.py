"""General principles (RFG-3) and the round (RFG-4)."""
from __future__ import annotations

import pytest

from fivesuns.games import load
from fivesuns.games.race.catalog import ACTIONS, FIRST_EDITION
from fivesuns.kernel import SealedDice, Table

from .scenario import scenario


@pytest.mark.rule("RFG-3.1", "RFG-3.11")
def test_nobody_sees_the_face_of_a_good() -> None:
    t = scenario(tableaux={0: ["pre_sentient_race"]}, goods={0: ["pre_sentient_race"]}, hands={0: [2]})
    good, = t.p(0).goods.values()
    for seat in (0, 1, None):
        view = t.table.view(seat)
        assert view["seats"][0]["goods"] == ["pre_sentient_race"]
        assert good not in str(view)


@pytest.mark.rule("RFG-3.2", "RFG-9.1")
def test_a_world_holds_one_good() -> None:
    t = scenario(tableaux={0: ["gem_world", "spice_world"]}, goods={0: ["gem_world"]}, actions="produce")
    assert t.goods(0) == ["gem_world", "spice_world"]
    assert t.drawn(0) == 0


@pytest.mark.rule("RFG-3.3")
def test_one_card_pays_one() -> None:
    t = scenario(hands={0: ["comet_zone", 4]}, actions="settle").play(0, "comet_zone")
    t.pass_all("race.settle")
    assert (t.decision(0).least, t.decision(0).most, t.decision(0).secret) == (3, 3, True)
    t.play(0, " ".join(t.p(0).hand[:3]))
    assert (len(t.p(0).hand), len(t.state.discard)) == (1 + 1, 3)


@pytest.mark.rule("RFG-3.4", "RFG-6.5")
def test_a_power_does_not_work_in_the_phase_that_placed_it() -> None:
    t = scenario(hands={0: ["public_works", 1]}, actions="develop").play(0, "public_works").pass_all("race.develop")
    assert t.tableau(0)[-1] == "public_works"
    assert t.drawn(0) == 0


@pytest.mark.rule("RFG-3.4")
def test_a_power_works_from_the_next_phase_on() -> None:
    t = scenario(hands={0: ["mining_robots", "asteroid_belt", 3]}, actions={0: "develop", 1: "settle"})
    t.play(0, "mining_robots").pass_all("race.develop")
    t.play(0, t.p(0).hand[-1])
    assert t.asked() == {0: "settle"}
    t.play(0, "asteroid_belt")
    assert t.decision(0).least == 1


@pytest.mark.rule("RFG-3.5", "RFG-6.3")
def test_powers_add_up_but_never_below_zero_and_without_refund() -> None:
    t = scenario(tableaux={0: ["investment_credits", "galactic_federation"]}, hands={0: ["deficit_spending", 2]},
                 actions="develop")
    t.play(0, "deficit_spending").pass_all("race.develop")
    assert t.happened("developed") == [{"seat": 0, "card": "deficit_spending-1", "paid": 0}]
    assert len(t.p(0).hand) == 2


@pytest.mark.rule("RFG-3.5", "RFG-8.12")
def test_a_power_is_not_interrupted_by_another() -> None:
    """All three goods go to the association at once; nothing is asked between its goods and its cards."""
    t = scenario(tableaux={0: ["free_trade_association", "new_vinland", "gem_world", "spice_world"]},
                 goods={0: ["new_vinland", "gem_world", "spice_world"]}, actions="consume_x2")
    t.play(0, "consume free_trade_association")
    assert (t.goods(0), t.drawn(0), t.p(0).chips) == ([], 3, 6)


@pytest.mark.rule("RFG-3.6", "RFG-8.4")
def test_powers_must_be_used_unless_they_say_may() -> None:
    t = scenario(tableaux={0: ["new_economy", "deficit_spending", "merchant_world"]}, hands={0: [2]},
                 actions="consume_x2")
    assert t.options(0) == ["draw new_economy", "spend deficit_spending", "spend merchant_world"]
    t.play(0, "draw new_economy")
    assert t.options(0) == ["spend deficit_spending", "spend merchant_world", "pass"]
    t.play(0, "spend merchant_world", "nothing")
    assert t.options(0) == ["spend deficit_spending", "pass"]


@pytest.mark.rule("RFG-3.7")
def test_what_may_be_used_must_be_used_if_the_revealed_world_needs_it() -> None:
    t = scenario(tableaux={0: ["colony_ship"]}, hands={0: ["new_earth", 1]}, actions="settle").play(0, "new_earth")
    t.pass_all("race.settle")
    assert t.tableau(0) == ["new_sparta", "new_earth"]
    assert len(t.p(0).hand) == 1 + 1


@pytest.mark.rule("RFG-3.8")
def test_seat_order_runs_clockwise_from_the_lowest_start_world() -> None:
    t = scenario(seats=4, starts=("new_sparta", "earths_lost_colony", "old_earth", "alpha_centauri"))
    assert t.state.order == (2, 3, 0, 1)
    for seat in (0, 1, 2, 3):
        t.play(seat, "explore_5")
    assert [e["seat"] for e in t.happened("looked")] == [2, 3, 0, 1]


@pytest.mark.rule("RFG-3.8")
def test_the_deal_decides_the_seat_order() -> None:
    firsts = set()
    for seed in range(12):
        s = Table(load("race"), {"seats": 4}, SealedDice.from_seed(seed)).state
        numbers = [FIRST_EDITION.cards[p.tableau[0]].start for p in s.players]
        first = numbers.index(min(numbers))
        assert s.order == (first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4)
        firsts.add(first)
    assert len(firsts) > 1


@pytest.mark.rule("RFG-3.8")
def test_after_a_reveal_one_player_at_a_time_acts_in_seat_order() -> None:
    starts = ("new_sparta", "earths_lost_colony", "old_earth", "alpha_centauri")      # 2, 3, 0, 1
    t = scenario(seats=4, starts=starts, actions="develop",
                 hands={0: ["public_works"], 1: ["public_works"], 2: ["expedition_force"], 3: ["mining_robots", 1]})
    for seat, card in {0: "public_works", 1: "public_works", 2: "expedition_force", 3: "mining_robots"}.items():
        t.play(seat, card)
    assert [e["seat"] for e in t.happened("developed")] == [2, 3, 0, 1]
    worlds = {0: "gem_world", 1: "spice_world", 2: "asteroid_belt", 3: "secluded_world"}
    t = scenario(seats=4, starts=starts, hands={seat: [world, 3] for seat, world in worlds.items()}, actions="settle")
    for seat, world in worlds.items():
        t.play(seat, world)
    order = []
    while "pay" in t.asked().values():
        (seat, _), = t.asked().items()
        order.append(seat)
        t.play(seat, " ".join(t.p(seat).hand[:t.decision(seat).least]))
    assert order == [e["seat"] for e in t.happened("settled")] == [2, 3, 0, 1]
    goods = {seat: [world] for seat, world in worlds.items()}
    for action, told in (("consume_trade", "sold"), ("consume_x2", "consumed")):
        t = scenario(seats=4, starts=starts, goods=goods, actions=action,
                     tableaux={seat: [world, "public_works"][:1 + (seat == 0)] for seat, world in worlds.items()})
        assert [e["seat"] for e in t.happened(told)] == [2, 3, 0, 1]
    makers = {0: ["gem_world"], 1: ["spice_world"], 2: ["artist_colony"], 3: ["comet_zone"]}
    t = scenario(seats=4, starts=starts, tableaux=makers, actions="produce")
    assert [e["seat"] for e in t.happened("produced") if e["world"] not in starts] == [2, 3, 0, 1]


@pytest.mark.rule("RFG-3.9")
def test_a_draw_goes_to_the_hand_but_in_explore_among_the_cards_looked_at() -> None:
    t = scenario(tableaux={0: ["interstellar_bank"]}, deck=["rebel_base"], actions="develop")
    assert "rebel_base" in t.hand(0)
    t = scenario(tableaux={0: ["expedition_force"]}, actions="produce")
    t.play(0, "explore_1_1").play(1, "produce")
    assert (len(t.p(0).drawn), len(t.p(0).hand), t.decision(0).most) == (4, 0, 2)


@pytest.mark.rule("RFG-3.10")
def test_the_pile_is_shuffled_as_soon_as_the_last_deck_card_is_taken() -> None:
    """The card just taken is not part of it, even if it is discarded at once."""
    t = scenario(tableaux={0: ["gambling_world"]}, deck=["rebel_base"], deck_size=1, actions="consume_x2")
    pile = list(t.state.discard)
    t.play(0, "1")
    assert sorted(t.state.deck) == sorted(pile)
    assert t.state.discard == ["rebel_base"]


@pytest.mark.rule("RFG-3.10")
def test_the_pile_is_shuffled_before_what_was_drawn_is_used() -> None:
    """A hand card drawn as the last of the deck, and a good: the new deck is there at once, for the next card."""
    t = scenario(tableaux={0: ["interstellar_bank"]}, hands={0: [1]}, deck_size=1, actions="develop")
    assert t.happened("reshuffled") == [{"cards": len(t.state.deck)}]
    assert (t.drawn(0), t.state.discard) == (1, [])
    t = scenario(hands={0: ["pre_sentient_race", 3]}, deck_size=1, actions="settle").play(0, "pre_sentient_race")
    pile = len(t.state.discard)
    t.play(0, " ".join(t.p(0).hand[:2]))
    assert t.happened("reshuffled") == [{"cards": pile + 2}]          # the good, then the bonus card from the new deck
    assert (t.goods(0), t.drawn(0), len(t.state.deck)) == (["pre_sentient_race"], 1, pile + 2 - 1)
    t = scenario(hands={0: ["asteroid_belt", 2]}, deck_size=1, actions={0: "consume_x2", 1: "settle"})
    t.play(0, "asteroid_belt")
    if t.asked() == {0: "pay"}:
        t.play(0, " ".join(t.p(0).hand[:2]))
    assert (t.goods(0), len(t.happened("reshuffled")), t.state.discard) == (["asteroid_belt"], 1, [])


@pytest.mark.rule("RFG-3.10")
def test_a_draw_of_many_goes_on_in_the_new_deck() -> None:
    t = scenario(deck_size=3, actions={0: "explore_5", 1: "develop"})
    assert [len(p.drawn) for p in t.state.players] == [7, 2]
    assert len(t.happened("reshuffled")) == 1


@pytest.mark.rule("RFG-3.10")
def test_goods_and_guesses_find_the_discards_of_an_empty_deck_too() -> None:
    t = scenario(tableaux={0: ["gem_world", "gambling_world", "deficit_spending"]}, hands={0: [4]}, exhausted=True,
                 actions="consume_x2")
    t.play(0, "spend deficit_spending", " ".join(t.p(0).hand[:2]), "1")
    assert len(t.happened("reshuffled")) == 1
    assert len(t.happened("missed")) + len(t.happened("guessed")) == 1
    t = scenario(hands={0: ["asteroid_belt", 2]}, exhausted=True, actions={0: "consume_x2", 1: "settle"})
    t.play(0, "asteroid_belt").play(1, "pass")
    assert (t.goods(0), len(t.happened("windfall"))) == (["asteroid_belt"], 1)


@pytest.mark.rule("RFG-3.10", "RFG-7.6")
def test_no_windfall_good_is_told_of_where_none_was_left() -> None:
    for keldon_order in (False, True):
        t = scenario(hands={0: ["rebel_fuel_cache", 1]}, exhausted=True, keldon_order=keldon_order,
                     actions={0: "consume_x2", 1: "settle"})
        t.play(0, "rebel_fuel_cache").play(1, "pass")
        assert t.tableau(0)[-1] == "rebel_fuel_cache"
        assert (t.goods(0), t.happened("windfall")) == ([], [])


@pytest.mark.rule("RFG-3.10")
def test_with_deck_and_pile_empty_draws_and_goods_are_skipped() -> None:
    t = scenario(tableaux={0: ["gem_world", "merchant_guild"]}, hands={0: [4]}, exhausted=True, actions="produce")
    assert (t.goods(0), t.drawn(0), len(t.p(0).hand)) == ([], 0, 4)
    assert (t.p(0).produced, t.happened("produced")) == ([], [])


@pytest.mark.rule("RFG-3.10")
def test_an_empty_pile_is_shuffled_at_the_next_draw_that_finds_a_discard() -> None:
    t = scenario(tableaux={0: ["public_works"]}, hands={0: ["space_marines", 3]}, exhausted=True, actions="develop")
    t.play(1, "pass").play(0, "space_marines", t.p(0).hand[1])
    assert (t.drawn(0), t.state.deck, t.state.discard) == (1, [], [])


@pytest.mark.rule("RFG-3.12", "RFG-4.1")
def test_nobody_learns_an_answer_before_all_have_answered() -> None:
    t = scenario(hands={0: ["gem_world", 3], 1: ["spice_world", 3]})
    before = t.table.view(1)
    t.play(0, "settle")
    assert t.table.view(1) == before
    t.play(1, "settle")
    before = t.table.view(1)
    t.play(0, "gem_world")
    assert t.table.view(1) == before
    t.play(1, "pass")
    assert t.table.view(1)["seats"][0]["plan"] == "gem_world"


@pytest.mark.rule("RFG-3.11")
def test_what_is_public() -> None:
    t = scenario(tableaux={1: ["gem_world"]}, goods={1: ["gem_world"]}, hands={0: [3], 1: [5]}, chips={1: 4},
                 discard=["rebel_base"])
    view = t.table.view(None)
    other = view["seats"][1]
    assert (other["tableau"], other["goods"], other["hand"], other["chips"]) == (
        ["alpha_centauri", "gem_world"], ["gem_world"], 5, 4)
    assert (view["pool"], view["discard"], view["me"]) == (20, 1, None)
    assert view["deck"] == len(t.state.deck)
    assert not [card for card in [*t.p(1).hand, "rebel_base"] if card in str(view)]


@pytest.mark.rule("RFG-4.1", "RFG-2.2")
def test_any_of_seven_actions_every_round() -> None:
    t = scenario()
    for _ in range(2):
        assert [t.options(seat) for seat in (0, 1)] == [list(ACTIONS), list(ACTIONS)]
        t.play(0, "produce").play(1, "produce")


@pytest.mark.rule("RFG-4.2", "RFG-4.3")
def test_chosen_phases_are_played_once_in_order_by_everybody() -> None:
    t = scenario(seats=3, hands={0: ["public_works", "gem_world", 4], 1: [1], 2: [1]},
                 tableaux={1: ["new_economy"]},
                 actions={0: "develop", 1: "settle", 2: "consume_x2"})
    t.play(0, "public_works").pass_all("race.develop")
    assert set(t.asked().values()) == {"settle"}
    t.play(0, "gem_world").pass_all("race.settle")
    t.play(0, " ".join(t.p(0).hand[:2]))
    assert [e["paid"] for e in t.happened("developed")] == [0]
    assert t.drawn(0) == 0                       # no settle bonus: somebody else chose it
    assert t.drawn(1) == 1                       # a consume power of a player who chose another phase
    assert set(t.asked().values()) == {"action"}


@pytest.mark.rule("RFG-4.2")
def test_phases_nobody_chose_are_skipped() -> None:
    t = scenario(tableaux={0: ["gem_world"]}, hands={0: ["public_works", 3]}, actions="consume_trade")
    assert set(t.asked().values()) == {"action"}
    assert (t.goods(0), t.state.round) == ([], 2)


@pytest.mark.rule("RFG-4.4", "RFG-10.2")
def test_after_the_last_phase_the_actions_return() -> None:
    t = scenario(actions="produce")
    assert [p.actions for p in t.state.players] == [(), ()]
    assert t.state.round == 2


# phase I

@pytest.mark.rule("RFG-5.1", "RFG-5.3", "RFG-4.3")
@pytest.mark.parametrize(("action", "look", "keep"), [("explore_5", 7, 1), ("explore_1_1", 3, 2), ("develop", 2, 1)])
def test_explore(action: str, look: int, keep: int) -> None:
    t = scenario(hands={0: [2]}, actions={0: action, 1: "explore_5"})
    d = t.decision(0)
    assert (len(d.things), d.least, d.most, d.secret) == (look, keep, keep, True)
    drawn = list(t.p(0).drawn)
    assert t.table.view(0)["me"]["drawn"] == drawn
    t.play(1, t.p(1).drawn[0]).play(0, " ".join(drawn[:keep]))
    assert t.p(0).hand[2:] == drawn[:keep]
    assert t.p(0).discards == drawn[keep:]


@pytest.mark.rule("RFG-5.1", "RFG-5.4")
def test_explore_powers_add_up() -> None:
    t = scenario(tableaux={0: ["expedition_force", "star_nomad_lair", "galactic_survey_seti", "galactic_renaissance",
                               "research_labs", "malevolent_lifeforms"]}, actions={0: "explore_1_1", 1: "explore_5"})
    assert (len(t.p(0).drawn), t.decision(0).most) == (2 + 1 + 1 + 1 + 2 + 2 + 1, 1 + 1 + 1 + 1)


@pytest.mark.rule("RFG-5.2")
def test_all_draw_before_anyone_discards() -> None:
    t = scenario(seats=3, actions="explore_5")
    assert [len(p.drawn) for p in t.state.players] == [7, 7, 7]
    assert t.state.discard == []


@pytest.mark.rule("RFG-5.3")
def test_nothing_is_asked_where_all_drawn_cards_are_kept() -> None:
    t = scenario(tableaux={0: ["research_labs"]}, actions={0: "develop", 1: "explore_5"})
    assert t.asked() == {1: "keep"}
    t.play(1, t.p(1).drawn[0])
    assert len(t.p(0).hand) == 2


@pytest.mark.rule("RFG-3.11", "RFG-7.4")
def test_military_is_shown_in_general_against_some_and_with_a_discard() -> None:
    t = scenario(tableaux={0: ["alien_tech_institute", "galactic_imperium", "new_military_tactics", "space_marines"],
                           1: ["alien_rosetta_stone_world"]})
    mine, other = t.table.view(None)["seats"]
    assert (mine["military"], mine["against"], mine["boost"]) == (2 + 2, {"alien": 2, "rebel": 4}, 3)
    assert (other["military"], other["against"], other["boost"]) == (0, {"rare": 1, "alien": 2}, 0)
