"""Phase II: Develop (RFG-6)."""
from __future__ import annotations

import pytest

from .scenario import scenario


@pytest.mark.rule("RFG-6.1")
def test_banks_draw_when_the_phase_begins_and_the_card_can_be_placed() -> None:
    t = scenario(tableaux={0: ["interstellar_bank"]}, hands={0: [1]}, deck=["public_works"], actions="develop")
    assert t.options(0) == ["pass", "public_works"]
    t.play(0, "public_works")
    assert t.tableau(0)[-1] == "public_works"


@pytest.mark.rule("RFG-6.1")
def test_the_card_of_a_bank_can_be_spent() -> None:
    t = scenario(tableaux={0: ["interstellar_bank"]}, hands={0: ["space_marines"]}, deck=["gem_world"],
                 actions="develop").play(0, "space_marines")
    assert t.tableau(0)[-1] == "space_marines"
    assert t.hand(0) == []


@pytest.mark.rule("RFG-6.2")
def test_one_affordable_development_or_none() -> None:
    t = scenario(hands={0: ["space_marines", "drop_ships", "new_economy", "gem_world"]},
                 actions={0: "develop", 1: "develop"})
    assert t.options(0) == ["pass", "space_marines", "drop_ships"]
    assert t.decision(0).refused() == [("new_economy", "dear", 5, 3)]
    t.play(0, "pass")
    assert t.tableau(0) == ["new_sparta"]


@pytest.mark.rule("RFG-6.2")
def test_never_two_of_the_same_design() -> None:
    t = scenario(tableaux={0: ["space_marines"]}, hands={0: ["space_marines", 4]}, actions="develop")
    assert t.options(0) == ["pass"]
    assert t.decision(0).refused() == [("space_marines-2", "twin", "space_marines")]


@pytest.mark.rule("RFG-6.2")
def test_everybody_with_a_card_is_asked_even_if_nothing_can_be_placed() -> None:
    t = scenario(hands={0: ["gem_world"], 1: []}, actions="develop")
    assert t.asked() == {0: "develop"}
    assert t.options(0) == ["pass"]


@pytest.mark.rule("RFG-6.3")
@pytest.mark.parametrize(("tableau", "action", "price"), [
    ([], "settle", 4), ([], "develop", 3), (["investment_credits"], "settle", 3),
    (["galactic_federation"], "develop", 1), (["investment_credits", "galactic_federation"], "develop", 0)])
def test_cost_of_a_development(tableau: list[str], action: str, price: int) -> None:
    t = scenario(tableaux={0: tableau}, hands={0: ["drop_ships", 5]}, actions={0: action, 1: "develop"})
    t.play(0, "drop_ships")
    if price:
        assert (t.asked(), t.decision(0).least) == ({0: "pay"}, price)
        t.play(0, " ".join(t.p(0).hand[:price]))
    assert t.happened("developed") == [{"seat": 0, "card": "drop_ships-1", "paid": price}]
    assert len(t.p(0).hand) == 5 - price


@pytest.mark.rule("RFG-6.4")
def test_payment_in_seat_order_and_binding() -> None:
    t = scenario(hands={0: ["space_marines", 4], 1: ["space_marines", 4]}, actions="develop")
    t.play(0, "space_marines").play(1, "space_marines")
    assert (t.asked(), t.decision(1).count()) == ({1: "pay"}, 4)
    t.play(1, t.p(1).hand[0])
    assert t.asked() == {0: "pay"}
    assert t.table.view(0)["seats"][1]["tableau"][-1] == "space_marines-2"


@pytest.mark.rule("RFG-6.5")
def test_public_works_draw_after_another_development() -> None:
    t = scenario(tableaux={0: ["public_works"]}, hands={0: ["space_marines", 1]}, actions="develop")
    t.play(0, "space_marines")
    assert (t.drawn(0), len(t.p(0).hand)) == (1, 1)


@pytest.mark.rule("RFG-6.6", "RFG-12.4")
def test_a_development_is_worth_its_points() -> None:
    t = scenario(starts=("alpha_centauri", "old_earth"),
                 tableaux={0: ["drop_ships", "public_works", "consumer_markets"]})
    assert t.table.game.sheet(t.state, 0) == {"worlds": 0, "developments": 2 + 1 + 3, "six_cost": 0, "chips": 0}


@pytest.mark.rule("RFG-6.7")
def test_cards_drawn_later_and_the_card_itself_do_not_pay() -> None:
    """Three cards cannot pay for a development of cost 4 among them, whatever is drawn afterwards."""
    t = scenario(tableaux={0: ["public_works"], 1: ["terraforming_robots"]},
                 hands={0: ["drop_ships", 2], 1: ["comet_zone", 1]}, actions={0: "develop", 1: "settle"})
    assert "drop_ships" not in t.options(0)
    t.pass_all("race.develop")
    assert "comet_zone" not in t.options(1)      # alpha_centauri makes it 2, but one card is the world itself


@pytest.mark.rule("RFG-6.1")
def test_banks_draw_one_card_each_in_seat_order_whoever_chose_the_phase() -> None:
    t = scenario(seats=3, starts=("new_sparta", "old_earth", "alpha_centauri"),           # 1, 2, 0
                 tableaux={0: ["interstellar_bank"], 2: ["interstellar_bank"]}, hands={1: [1]},
                 deck=["gem_world", "spice_world"], actions={0: "develop", 1: "produce", 2: "produce"})
    assert t.happened("drew") == [{"seat": 2, "n": 1}, {"seat": 0, "n": 1}]
    assert (t.hand(2), t.hand(0)) == (["gem_world"], ["spice_world"])
    t = scenario(tableaux={0: ["interstellar_bank"]}, actions={0: "settle", 1: "settle"})
    assert t.happened("drew") == []
