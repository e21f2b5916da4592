"""Phase V: Produce (RFG-9)."""
from __future__ import annotations

from typing import Any

import pytest

from .scenario import Scenario, scenario


def producing(tableau: list[str], goods: list[str] | None = None, action: str = "consume_x2", start: str = "new_sparta",
              deck: list[str] | None = None, **options: Any) -> Scenario:
    """Seat 0 produces without the bonus, unless it chose it; the other seat (Earth's Lost Colony) called the phase."""
    return scenario(starts=(start, "earths_lost_colony"), tableaux={0: tableau}, goods={0: goods or []},
                    deck=deck or [], actions={0: action, 1: "produce"}, **options)


@pytest.mark.rule("RFG-9.1")
def test_every_empty_production_world_gets_a_good_unseen() -> None:
    t = producing(["spice_world", "comet_zone", "pre_sentient_race"], ["spice_world"])
    assert t.goods(0) == ["spice_world", "comet_zone"]
    assert not [good for good in t.p(0).goods.values() if good in str(t.table.view(0))]


@pytest.mark.rule("RFG-9.2", "RFG-9.4")
def test_the_bonus_makes_one_windfall_good() -> None:
    t = producing(["pre_sentient_race", "asteroid_belt", "destroyed_world"], ["asteroid_belt"], "produce")
    assert (t.asked(), t.options(0)) == ({0: "windfall"}, ["pre_sentient_race", "destroyed_world"])
    t.play(0, "destroyed_world")
    assert t.goods(0) == ["asteroid_belt", "destroyed_world"]
    assert producing(["asteroid_belt"], [], "produce").goods(0) == ["asteroid_belt"]       # unasked
    assert producing(["asteroid_belt"]).goods(0) == []                                    # somebody else's bonus


@pytest.mark.rule("RFG-9.3", "RFG-9.4")
@pytest.mark.parametrize(("card", "fits", "other"), [
    ("mining_robots", "asteroid_belt", "pre_sentient_race"), ("mining_league", "asteroid_belt", "refugee_world"),
    ("free_trade_association", "refugee_world", "asteroid_belt"), ("expanding_colony", "refugee_world", "empath_world"),
    ("genetics_lab", "empath_world", "asteroid_belt"),
    ("alien_rosetta_stone_world", "deserted_alien_colony", "empath_world")])
def test_a_windfall_power_of_one_kind(card: str, fits: str, other: str) -> None:
    assert producing([card, fits, other]).goods(0) == [fits]


@pytest.mark.rule("RFG-9.3", "RFG-9.4")
def test_a_windfall_power_of_any_kind_asks_where_there_is_a_choice() -> None:
    t = producing(["galactic_engineers", "asteroid_belt", "empath_world"])
    assert t.options(0) == ["asteroid_belt", "empath_world"]
    t.play(0, "empath_world")
    assert t.goods(0) == ["empath_world"]


@pytest.mark.rule("RFG-9.5")
@pytest.mark.parametrize(("card", "n"), [("rebel_underground", 1), ("merchant_guild", 2), ("gem_world", 1),
                                         ("comet_zone", 1), ("mining_world", 1), ("lost_species_ark_world", 2)])
def test_draws_in_the_produce_phase(card: str, n: int) -> None:
    assert producing([card]).drawn(0) == n
    if n and card not in ("rebel_underground", "merchant_guild"):
        assert producing([card], [card]).drawn(0) == 0                # it already had a good


@pytest.mark.rule("RFG-9.5")
def test_runaway_robots_draw_when_their_windfall_good_is_made() -> None:
    assert producing(["runaway_robots"]).drawn(0) == 0
    assert producing(["runaway_robots", "mining_robots"]).drawn(0) == 1
    assert producing(["runaway_robots"], [], "produce").drawn(0) == 1


@pytest.mark.rule("RFG-9.6")
def test_a_card_for_each_genes_world() -> None:
    worlds = ["pan_galactic_league", "distant_world", "empath_world", "rebel_warrior_race", "gem_world"]
    t = producing(worlds, ["distant_world", "gem_world"])
    assert t.drawn(0) == 3


@pytest.mark.rule("RFG-9.7")
def test_cards_for_goods_of_a_kind() -> None:
    t = producing(["consumer_markets", "artist_colony", "spice_world", "comet_zone", "refugee_world"], ["spice_world"],
                  "produce")
    assert t.drawn(0) == 1 + 2                                        # comet zone; artists and the windfall good
    assert producing(["research_labs", "alien_robotic_factory"]).drawn(0) == 1
    assert producing(["research_labs", "artist_colony"]).drawn(0) == 0


@pytest.mark.rule("RFG-9.7")
def test_cards_for_different_kinds() -> None:
    t = producing(["diversified_economy", "artist_colony", "spice_world", "plague_world", "alien_robotic_factory"])
    assert t.drawn(0) == 3


@pytest.mark.rule("RFG-9.8")
@pytest.mark.parametrize(("mine", "others", "n"), [
    (["comet_zone", "mining_world"], ["rebel_miners"], 2), (["mining_world"], ["rebel_miners"], 0), ([], [], 0),
    (["asteroid_belt"], [], 2), (["asteroid_belt"], ["spice_world", "gem_world"], 2)])
def test_cards_for_the_most_rare_goods(mine: list[str], others: list[str], n: int) -> None:
    """The windfall world counts too: seat 0 has the bonus. Goods of other kinds do not."""
    t = scenario(seats=3, tableaux={0: ["mining_conglomerate", *mine], 1: others}, actions={
        0: "produce", 1: "consume_x2", 2: "consume_x2"})
    extra = len([world for world in mine if world in ("comet_zone", "mining_world")])
    assert t.drawn(0) - extra == n
    if n:
        assert t.happened("drew")[-1] == {"seat": 0, "n": 2}          # at the very end


@pytest.mark.rule("RFG-9.9")
def test_the_order_makes_all_draws_before_a_windfall_world_is_picked() -> None:
    t = producing(["galactic_engineers", "asteroid_belt", "empath_world", "comet_zone", "merchant_guild",
                   "genetics_lab", "refugee_world"], deck=["rebel_base", "gem_world", "new_earth", "rebel_outpost"])
    assert t.asked() == {0: "windfall"}
    assert t.hand(0) == ["rebel_base", "gem_world", "rebel_outpost"]  # the guild; a good; the comets
    assert t.goods(0) == ["empath_world", "comet_zone"]               # the laboratory has worked too
    assert t.options(0) == ["asteroid_belt", "refugee_world"]


@pytest.mark.rule("RFG-9.9")
def test_with_keldon_order_the_newest_card_comes_first() -> None:
    tableau = ["comet_zone", "merchant_guild", "gem_world"]
    t = producing(tableau, keldon_order=True, deck=["rebel_base", "new_earth", "rebel_outpost", "plague_world",
                                                    "rebel_miners", "alien_robot_sentry"])
    assert t.p(0).goods == {"gem_world": "rebel_base", "comet_zone": "rebel_miners"}
    assert t.hand(0) == ["new_earth", "rebel_outpost", "plague_world", "alien_robot_sentry"]


@pytest.mark.rule("RFG-9.2", "RFG-9.9")
def test_with_keldon_order_the_bonus_comes_before_the_power_for_any_kind() -> None:
    tableau = ["galactic_engineers", "asteroid_belt", "empath_world", "refugee_world"]
    t = producing(tableau, action="produce", keldon_order=True)
    assert t.decision(0).about == ("produce",)
    t.play(0, "empath_world")
    assert t.decision(0).about == ("galactic_engineers",)
    assert producing(["asteroid_belt"], keldon_order=True).goods(0) == []                 # somebody else's bonus


@pytest.mark.rule("RFG-9.10")
def test_the_owner_may_choose_the_order() -> None:
    tableau = ["galactic_engineers", "asteroid_belt", "comet_zone", "merchant_guild", "empath_world"]
    t = producing(tableau, choose_produce_order=True)
    assert t.options(0) == ["draw merchant_guild", "good comet_zone", "windfall galactic_engineers", "rest produce"]
    t.play(0, "windfall galactic_engineers", "empath_world")
    assert (t.goods(0), t.drawn(0)) == (["empath_world"], 0)
    t.play(0, "rest produce")
    assert (t.goods(0), t.drawn(0)) == (["comet_zone", "empath_world"], 3)


@pytest.mark.rule("RFG-9.10")
def test_the_order_is_not_asked_where_one_power_is_left() -> None:
    t = producing(["comet_zone"], choose_produce_order=True)
    assert (set(t.asked().values()), t.goods(0)) == ({"action"}, ["comet_zone"])


@pytest.mark.rule("RFG-9.7")
def test_only_goods_of_this_phase_count_and_the_cards_come_before_the_next_player_produces() -> None:
    t = producing(["consumer_markets", "artist_colony", "spice_world"], ["artist_colony", "spice_world"],
                  "settle")
    assert t.drawn(0) == 0                                            # they lay there before
    t = producing(["consumer_markets", "artist_colony"])
    assert t.drawn(0) == 1
    t.play(0, "produce").play(1, "produce")
    assert t.drawn(0) == 1                                            # nothing was made in this round
    t = producing(["diversified_economy", "artist_colony", "spice_world", "comet_zone"], ["comet_zone"],
                  "settle")
    assert t.drawn(0) == 1                                            # one kind, twice
    told = [(e.what, e.args["seat"]) for e in t.events if e.what in ("produced", "drew")]
    assert told == [("produced", 0), ("produced", 0), ("drew", 0), ("produced", 1)]


@pytest.mark.rule("RFG-9.9")
def test_what_leaves_no_choice_comes_before_every_choice() -> None:
    """The robots draw their card before a genes world must be picked, though the laboratory is older."""
    t = producing(["genetics_lab", "pre_sentient_race", "empath_world", "mining_robots", "runaway_robots"])
    assert (t.asked(), t.options(0)) == ({0: "windfall"}, ["pre_sentient_race", "empath_world"])
    assert (t.drawn(0), t.goods(0)) == (1, ["runaway_robots"])
    t = producing(["genetics_lab", "pre_sentient_race", "empath_world", "mining_robots", "mining_league",
                   "runaway_robots", "asteroid_belt"])                # two powers for two worlds: both are filled
    t.play(0, "asteroid_belt")
    assert (t.drawn(0), t.options(0)) == (1, ["pre_sentient_race", "empath_world"])


@pytest.mark.rule("RFG-9.9")
def test_a_choice_that_can_bring_a_card_comes_before_those_that_cannot() -> None:
    t = producing(["genetics_lab", "pre_sentient_race", "empath_world", "mining_robots", "runaway_robots",
                   "asteroid_belt"])
    assert t.options(0) == ["runaway_robots", "asteroid_belt"]
    t.play(0, "runaway_robots")
    assert (t.drawn(0), t.options(0)) == (1, ["pre_sentient_race", "empath_world"])
    t = producing(["genetics_lab", "pre_sentient_race", "empath_world", "runaway_robots"], action="produce")
    assert t.decision(0).about == ("produce",)                        # the bonus may go to the robots
    t = producing(["genetics_lab", "pre_sentient_race", "empath_world", "asteroid_belt"], action="produce")
    assert t.decision(0).about == ("genetics_lab-1",)
    t = producing(["free_trade_association", "expanding_colony", "refugee_world", "galactic_resort",
                   "runaway_robots"], action="produce")               # no good is lost to the bonus
    assert t.decision(0).about == ("free_trade_association",)


@pytest.mark.rule("RFG-9.10")
def test_all_that_is_left_is_left_to_the_usual_order() -> None:
    t = producing(["genetics_lab", "pre_sentient_race", "empath_world", "mining_robots", "runaway_robots", "comet_zone",
                   "merchant_guild"], choose_produce_order=True)
    t.play(0, "rest produce")
    assert (t.asked(), t.drawn(0)) == ({0: "windfall"}, 4)            # nothing but the choice is asked any more
    t.play(0, "empath_world")
    assert t.goods(0) == ["empath_world", "runaway_robots", "comet_zone"]
