"""End of the round and of the game (RFG-10, RFG-12)."""
from __future__ import annotations

import pytest

from .scenario import scenario

ELEVEN = ["space_marines", "drop_ships", "mining_robots", "export_duties", "genetics_lab", "asteroid_belt",
          "interstellar_bank", "investment_credits", "expedition_force", "replicant_robots"]


@pytest.mark.rule("RFG-10.1")
def test_down_to_ten_cards_together_and_in_secret() -> None:
    t = scenario(seats=3, hands={0: [12], 1: [10], 2: [11]}, actions="produce")
    assert t.asked() == {2: "limit", 0: "limit"}
    assert (t.decision(0).least, t.decision(0).most, t.decision(0).secret) == (2, 2, True)
    t.play(0, " ".join(t.p(0).hand[:2])).play(2, t.p(2).hand[0])
    assert [len(p.hand) for p in t.state.players] == [10, 10, 10]


@pytest.mark.rule("RFG-10.1", "RFG-12.1", "RFG-12.5")
def test_the_limit_holds_in_the_last_round_too() -> None:
    t = scenario(hands={0: [12]}, pool=0, actions="produce")
    assert t.asked() == {0: "limit"}
    t.play(0, " ".join(t.p(0).hand[:2]))
    assert (t.table.over, len(t.p(0).hand)) == (True, 10)


@pytest.mark.rule("RFG-10.2", "RFG-4.4")
def test_actions_are_free_again() -> None:
    t = scenario(actions="produce").play(0, "produce").play(1, "produce")
    assert t.state.round == 3


@pytest.mark.rule("RFG-12.1")
@pytest.mark.parametrize(("cards", "over"), [(11, False), (12, True)])
def test_twelve_cards_end_the_game_goods_not_counted(cards: int, over: bool) -> None:
    t = scenario(tableaux={0: [*ELEVEN, "colony_ship"][:cards - 1]}, goods={0: ["asteroid_belt"]}, actions="explore_5")
    t.play(0, t.p(0).drawn[0]).play(1, t.p(1).drawn[0])
    assert (len(t.p(0).tableau), t.table.over, t.table.view(None)["over"]) == (cards, over, over)


@pytest.mark.rule("RFG-12.1")
@pytest.mark.parametrize(("pool", "over"), [(3, False), (2, True)])
def test_the_last_chip_ends_the_game(pool: int, over: bool) -> None:
    t = scenario(tableaux={0: ["public_works", "gem_world"]}, goods={0: ["gem_world"]}, pool=pool, actions="consume_x2")
    assert t.table.over == over
    if over:
        assert t.happened("last_chip") == [{}]


@pytest.mark.rule("RFG-12.2", "RFG-12.3")
def test_the_round_is_played_out_and_more_than_twelve_are_possible() -> None:
    t = scenario(tableaux={0: ELEVEN}, hands={0: ["contact_specialist", "rebel_miners", 2]},
                 actions={0: "develop", 1: "settle"})
    t.play(0, "contact_specialist").pass_all("race.develop")
    assert not t.table.over
    t.play(0, "rebel_miners").pass_all("race.settle")
    if not t.table.over:
        t.play(0, "conquer")
    assert (len(t.p(0).tableau), t.table.over) == (13, True)


@pytest.mark.rule("RFG-12.4", "RFG-6.6")
def test_a_score_is_cards_chips_and_six_cost_developments() -> None:
    t = scenario(tableaux={0: ["rebel_base", "drop_ships", "galactic_federation"]}, chips={0: 7})
    sheet = t.table.game.sheet(t.state, 0)
    assert sheet == {"worlds": 1 + 6, "developments": 2, "six_cost": 2 + 1, "chips": 7}
    assert t.score(0) == sum(sheet.values()) == t.table.view(1)["seats"][0]["score"]


@pytest.mark.rule("RFG-12.5")
def test_ties_go_to_cards_and_goods_among_the_leaders_only() -> None:
    def winners(hands: dict[int, list[int]], chips: dict[int, int], goods: bool = False) -> list[int]:
        t = scenario(seats=3, starts=("new_sparta", "epsilon_eridani", "earths_lost_colony"), hands=hands, chips=chips,
                     tableaux={0: ["destroyed_world"]}, goods={0: ["destroyed_world"] if goods else []})
        return t.table.game.winners(t.state)
    assert winners({}, {0: 1}) == [0]
    assert winners({0: [2], 1: [3], 2: [9]}, {0: 2, 1: 2}) == [1]
    assert winners({0: [2], 1: [3], 2: [9]}, {0: 2, 1: 2}, goods=True) == [0, 1]
    assert winners({}, {}) == [0, 1, 2]


@pytest.mark.rule("RFG-12.6")
def test_no_limit_of_rounds_unless_chosen() -> None:
    assert not scenario(round=98, actions="produce").table.over
    assert not scenario(round=8, max_rounds=10, actions="produce").table.over
    t = scenario(round=9, max_rounds=10, actions="produce")
    assert (t.table.over, t.happened("last_round")) == (True, [{"n": 10}])
