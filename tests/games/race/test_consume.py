"""Phase IV: Consume (RFG-8)."""
from __future__ import annotations

from typing import Any

import pytest

from .scenario import Scenario, scenario


def consuming(tableau: list[str], goods: list[str], action: str = "settle", start: str = "new_sparta",
              hand: int = 0, deck: list[str] | None = None, **options: Any) -> Scenario:
    """Seat 0 consumes; the other seat called the phase and has no power."""
    return scenario(starts=(start, "alpha_centauri"), tableaux={0: tableau}, goods={0: goods}, hands={0: [hand]},
                    deck=deck or [], actions={0: action, 1: "consume_x2"}, **options).pass_all("race.settle")


def gained(t: Scenario) -> tuple[int, int]:
    """Chips and cards of seat 0."""
    return t.p(0).chips, t.drawn(0)


@pytest.mark.rule("RFG-8.1")
def test_who_chose_trade_sells_one_good_first() -> None:
    t = consuming(["gem_world", "comet_zone", "tourist_world"], ["gem_world", "comet_zone"], "consume_trade")
    assert t.asked() == {0: "sell"}
    t.play(0, "gem_world")
    assert (t.goods(0), gained(t)) == (["comet_zone"], (0, 2))     # one good is too few for the tourists


@pytest.mark.rule("RFG-8.1")
def test_without_a_good_nothing_is_sold_and_nobody_else_sells() -> None:
    assert gained(consuming(["gem_world"], [], "consume_trade")) == (0, 0)
    t = scenario(tableaux={0: ["gem_world"], 1: ["spice_world"]}, goods={0: ["gem_world"], 1: ["spice_world"]},
                 actions={0: "consume_trade", 1: "consume_x2"})
    assert (t.goods(0), t.goods(1), t.drawn(1)) == ([], ["spice_world"], 0)


@pytest.mark.rule("RFG-8.2")
@pytest.mark.parametrize(("world", "price"), [("gem_world", 2), ("comet_zone", 3), ("plague_world", 4),
                                              ("alien_robotic_factory", 5)])
def test_prices(world: str, price: int) -> None:
    t = consuming([world], [world], "consume_trade")
    assert (gained(t), t.goods(0), len(t.state.discard)) == ((0, price), [], 1)
    assert t.table.view(0)["seen"] == []                           # the good was never seen


@pytest.mark.rule("RFG-8.3")
@pytest.mark.parametrize(("world", "tableau", "start", "cards"), [
    ("gem_world", ["export_duties", "galactic_engineers", "merchant_world"], "old_earth", 2 + 1 + 1 + 2 + 1),
    ("gem_world", ["spice_world", "distant_world"], "new_sparta", 2 + 2 + 3),
    ("comet_zone", ["space_port", "mining_conglomerate", "spice_world"], "new_sparta", 3 + 2 + 1),
    ("plague_world", ["bio_hazard_mining_world", "genetics_lab"], "new_sparta", 4 + 2 + 1),
    ("pirate_world", ["spice_world"], "new_sparta", 2 + 3 + 2),
    ("star_nomad_lair", ["pirate_world"], "new_sparta", 2 + 1),
    ("gem_world", ["pirate_world", "star_nomad_lair"], "new_sparta", 2)])
def test_premiums_add_up(world: str, tableau: list[str], start: str, cards: int) -> None:
    t = consuming([world, *tableau], [world], "consume_trade", start)
    assert t.happened("sold") == [{"seat": 0, "world": world, "n": cards}]


@pytest.mark.rule("RFG-8.4")
def test_each_power_once_in_any_order_and_a_bad_order_is_legal() -> None:
    tableau = ["plague_world", "gem_world", "expanding_colony"]
    t = consuming(tableau, ["plague_world", "gem_world"])
    assert t.options(0) == ["consume plague_world", "consume expanding_colony"]
    t.play(0, "consume expanding_colony", "plague_world")
    assert (t.goods(0), gained(t)) == (["gem_world"], (1, 0))      # nothing consumes the gems any more
    t = consuming(tableau, ["plague_world", "gem_world"]).play(0, "consume expanding_colony", "gem_world")
    assert (t.goods(0), gained(t)) == ([], (2, 1))


@pytest.mark.rule("RFG-8.5")
def test_the_owner_picks_the_goods_of_any_world() -> None:
    t = consuming(["gem_world", "comet_zone", "plague_world", "expanding_colony"], ["gem_world", "comet_zone"])
    assert t.options(0) == ["gem_world", "comet_zone"]
    t.play(0, "comet_zone")
    assert (t.goods(0), len(t.state.discard), t.state.seen) == (["gem_world"], 1, [])


@pytest.mark.rule("RFG-8.9", "RFG-8.6")
@pytest.mark.parametrize(("consumer", "good", "gain"), [
    ("public_works", "gem_world", (1, 0)), ("galactic_trendsetters", "gem_world", (2, 0)),
    ("new_vinland", "gem_world", (0, 2)), ("galactic_resort", "gem_world", (1, 1)),
    ("new_survivalists", "gem_world", (0, 1)), ("terraforming_robots", "comet_zone", (1, 1)),
    ("research_labs", "plague_world", (1, 0)), ("terraforming_robots", "gem_world", (0, 0)),
    ("research_labs", "comet_zone", (0, 0))])
def test_one_good_for_points_and_cards(consumer: str, good: str, gain: tuple[int, int]) -> None:
    owner = good if good != "plague_world" else "lost_species_ark_world"
    assert gained(consuming([consumer, owner], [owner])) == gain


@pytest.mark.rule("RFG-8.10")
def test_exactly_two_goods() -> None:
    assert gained(consuming(["tourist_world", "gem_world"], ["gem_world"])) == (0, 0)
    assert gained(consuming(["tourist_world", "gem_world", "spice_world"], ["gem_world", "spice_world"])) == (3, 0)
    t = consuming(["mining_league", "gem_world", "comet_zone"], ["gem_world", "comet_zone"])
    assert (gained(t), t.goods(0)) == ((0, 0), ["gem_world", "comet_zone"])
    assert gained(consuming(["mining_league", "mining_world", "comet_zone"], ["mining_world", "comet_zone"])) == (3, 0)


@pytest.mark.rule("RFG-8.11")
def test_three_goods_of_different_kinds() -> None:
    worlds = ["gem_world", "spice_world", "comet_zone", "distant_world"]
    t = consuming(["diversified_economy", *worlds], worlds)
    assert t.options(0) == ["gem_world comet_zone distant_world", "spice_world comet_zone distant_world"]
    t.play(0, "spice_world comet_zone distant_world")
    assert (gained(t), t.goods(0)) == ((3, 0), ["gem_world"])
    assert gained(consuming(["diversified_economy", *worlds], worlds[:3])) == (0, 0)


@pytest.mark.rule("RFG-8.12")
@pytest.mark.parametrize(("consumer", "start", "worlds", "gain", "left"), [
    ("consumer_markets", "new_sparta", ["gem_world", "spice_world"], (2, 0), 0),
    ("mining_conglomerate", "new_sparta", ["comet_zone", "gem_world"], (1, 0), 1),
    ("free_trade_association", "new_sparta", ["gem_world", "spice_world", "space_port", "artist_colony"], (3, 3), 1),
    ("export_duties", "old_earth", ["gem_world", "comet_zone", "spice_world"], (2, 0), 1)])
def test_as_many_goods_as_possible(consumer: str, start: str, worlds: list[str], gain: tuple[int, int],
                                   left: int) -> None:
    t = consuming([consumer, *worlds], worlds, start=start)
    if t.asked().get(0) == "goods":
        assert t.decision(0).least == t.decision(0).most == len(worlds) - left
        t.play(0, " ".join(worlds[left:]))
    assert (gained(t), len(t.goods(0))) == (gain, left)


@pytest.mark.rule("RFG-8.13")
@pytest.mark.parametrize(("n", "vp"), [(1, 0), (3, 2)])
def test_all_goods_for_one_point_less(n: int, vp: int) -> None:
    worlds = ["gem_world", "comet_zone", "spice_world"][:n]
    t = consuming(["pilgrimage_world", *worlds], worlds)
    assert (gained(t), t.goods(0)) == ((vp, 0), [])


@pytest.mark.rule("RFG-8.14")
@pytest.mark.parametrize(("card", "cards"), [("black_market_trading_world", 3), ("trade_league", 3 + 2 + 1)])
def test_selling_by_a_power(card: str, cards: int) -> None:
    """The league counts its own premium, the black market none."""
    t = consuming([card, "space_port", "comet_zone"], ["comet_zone"])
    assert (gained(t), t.goods(0)) == ((0, cards), [])


@pytest.mark.rule("RFG-8.14")
def test_selling_by_a_power_after_a_sale_by_the_bonus() -> None:
    worlds = ["gem_world", "spice_world"]
    t = consuming(["black_market_trading_world", *worlds], worlds, "consume_trade").play(0, "gem_world")
    assert (t.goods(0), [e["n"] for e in t.happened("sold")]) == ([], [2 + 2, 2])


@pytest.mark.rule("RFG-8.15")
def test_a_card_for_nothing() -> None:
    assert gained(consuming(["new_economy"], [])) == (0, 1)


@pytest.mark.rule("RFG-8.16")
@pytest.mark.parametrize(("top", "number", "won"), [
    ("rebel_base", 6, True), ("rebel_base", 5, False), ("new_earth", 5, True), ("pilgrimage_world", 1, False)])
def test_gambling(top: str, number: int, won: bool) -> None:
    t = consuming(["gambling_world", "gem_world"], ["gem_world"], deck=[top])
    assert t.options(0) == ["consume gambling_world", "guess gambling_world"]
    t.play(0, "guess gambling_world")
    assert t.options(0) == ["1", "2", "3", "4", "5", "6", "7"]
    t.play(0, str(number))
    assert (t.hand(0) == [top], top in t.state.seen) == (won, not won)
    for watcher in (0, 1, None):
        view = t.table.view(watcher)
        assert view["seats"][0]["shown" if won else "start"] == ([top] if won else "new_sparta")
        assert (top in view["seen"]) != won
    assert gained(t)[0] == 1                                       # its other power is used as well


@pytest.mark.rule("RFG-8.16", "RFG-2.8")
def test_a_won_card_is_known_until_its_owner_discards_in_secret() -> None:
    t = scenario(tableaux={0: ["gambling_world"]}, hands={0: ["artist_colony", "gem_world", 1]}, deck=["rebel_base"],
                 actions="consume_x2").play(0, "6")
    assert t.table.view(1)["seats"][0]["shown"] == ["rebel_base"]
    t.play(0, "settle").play(1, "settle").play(0, "artist_colony", "gem_world")
    assert t.table.view(1)["seats"][0]["shown"] == []
    assert "rebel_base" in t.table.view(0)["me"]["hand"]


@pytest.mark.rule("RFG-8.17", "RFG-8.7")
@pytest.mark.parametrize("card", ["deficit_spending", "merchant_world"])
def test_hand_cards_for_points_never_doubled(card: str) -> None:
    t = consuming([card], [], "consume_x2", hand=3).play(0, f"spend {card}")
    assert (t.decision(0).least, t.decision(0).most, t.decision(0).secret) == (0, 2, True)
    t.play(0, " ".join(t.p(0).hand[:2]))
    assert (t.p(0).chips, len(t.p(0).hand)) == (2, 1)
    assert set(t.asked().values()) == {"action"}                   # once only
    assert gained(consuming([card], [], hand=3).play(0, "pass")) == (0, 0)
    t = consuming([card], [], hand=1).play(0, f"spend {card}")     # a single card will do
    assert gained(t.play(0, t.p(0).hand[0])) == (1, 0)


@pytest.mark.rule("RFG-8.4", "RFG-8.13", "RFG-8.14")
@pytest.mark.parametrize("card", ["pilgrimage_world", "black_market_trading_world", "trade_league"])
def test_a_power_over_goods_is_not_used_without_a_good(card: str) -> None:
    t = consuming([card, "gem_world"], [])
    assert (gained(t), t.state.pool, set(t.asked().values())) == ((0, 0), 24, {"action"})
    t = consuming([card, "deficit_spending"], [], hand=1)
    assert t.options(0) == ["spend deficit_spending", "pass"]


@pytest.mark.rule("RFG-8.18")
def test_all_sales_before_all_consumption() -> None:
    both = {0: ["gem_world", "public_works"], 1: ["spice_world", "space_port", "public_works"]}
    t = scenario(tableaux=both, goods={0: ["gem_world"], 1: ["spice_world", "space_port"]},
                 actions={0: "consume_trade", 1: "consume_trade"}).play(1, "space_port")
    assert [e.what for e in t.events if e.what in ("sold", "consumed")] == ["sold", "sold", "consumed"]
    t = scenario(tableaux=both, goods={0: ["gem_world"], 1: ["spice_world", "space_port"]}, keldon_order=True,
                 actions={0: "consume_trade", 1: "consume_trade"}).play(1, "space_port")
    assert [e.what for e in t.events if e.what in ("sold", "consumed")] == ["sold", "consumed", "sold"]


@pytest.mark.rule("RFG-8.19")
def test_windfall_goods_of_this_round_can_be_sold() -> None:
    t = scenario(hands={0: ["former_penal_colony", 1], 1: []}, actions={0: "consume_trade", 1: "settle"})
    t.play(0, "former_penal_colony")
    assert t.happened("sold") == [{"seat": 0, "world": "former_penal_colony", "n": 2}]


@pytest.mark.rule("RFG-8.19")
def test_goods_made_in_phase_five_come_too_late() -> None:
    t = scenario(tableaux={0: ["gem_world", "public_works"]}, actions={0: "consume_x2", 1: "produce"})
    assert (t.goods(0), t.p(0).chips) == (["gem_world"], 0)


@pytest.mark.rule("RFG-8.7")
@pytest.mark.parametrize(("consumer", "start", "gain"), [
    ("galactic_resort", "new_sparta", (2, 1)), ("galactic_trendsetters", "new_sparta", (4, 0)),
    ("black_market_trading_world", "new_sparta", (0, 2)), ("public_works", "new_sparta", (2, 0))])
def test_double_points_but_not_cards(consumer: str, start: str, gain: tuple[int, int]) -> None:
    assert gained(consuming([consumer, "gem_world"], ["gem_world"], "consume_x2", start)) == gain


@pytest.mark.rule("RFG-8.7")
def test_double_points_for_all_goods() -> None:
    worlds = ["gem_world", "comet_zone", "spice_world"]
    assert gained(consuming(["pilgrimage_world", *worlds], worlds, "consume_x2")) == (4, 0)


@pytest.mark.rule("RFG-8.8")
def test_the_pool_may_be_exceeded() -> None:
    t = scenario(tableaux={0: ["galactic_trendsetters", "gem_world"], 1: ["public_works", "spice_world"]},
                 goods={0: ["gem_world"], 1: ["spice_world"]}, pool=1, actions="consume_x2")
    chips = [p.chips for p in t.state.players]
    assert (chips[0], sum(chips), t.state.pool, t.table.over) == (4, 24 - 1 + 6, -5, True)
    assert t.table.view(0)["pool"] == 0


@pytest.mark.rule("RFG-8.4")
def test_a_power_used_in_one_round_can_be_used_in_the_next() -> None:
    t = scenario(tableaux={0: ["gem_world", "spice_world", "public_works"]}, goods={0: ["gem_world", "spice_world"]},
                 actions="consume_x2")
    t.play(0, "gem_world")
    assert (t.goods(0), t.p(0).chips) == (["spice_world"], 2)         # once, though a good is left
    t.play(0, "consume_x2").play(1, "consume_x2")
    assert (t.goods(0), t.p(0).chips) == ([], 4)


@pytest.mark.rule("RFG-8.4", "RFG-8.16")
def test_each_of_two_powers_of_one_card_is_used_once() -> None:
    t = scenario(tableaux={0: ["gambling_world", "gem_world"]}, goods={0: ["gem_world"]}, actions="consume_x2")
    assert t.options(0) == ["consume gambling_world", "guess gambling_world"]
    t.play(0, "guess gambling_world", "1")
    assert (t.goods(0), t.p(0).chips, set(t.asked().values())) == ([], 2, {"action"})
    t = scenario(tableaux={0: ["gambling_world", "gem_world"]}, goods={0: ["gem_world"]}, actions="consume_x2")
    t.play(0, "consume gambling_world")
    assert t.asked() == {0: "guess"}
