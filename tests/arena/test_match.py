"""Matches between bots, and what is made of them."""
import pytest

from fivesuns import IllegalOptions, bots
from fivesuns.arena.match import Outcome, matches, play, series, tallies, wilson, won
from fivesuns.games import names
from fivesuns.kernel import QuickDice


def test_bots_change_seats_from_game_to_game() -> None:
    games = list(series("race", {"seats": 3, "max_rounds": 10}, ["random", "house"], "seed", 4))
    assert [outcome.players for outcome in games[:2]] == [["random", "house", "random"], ["house", "random", "house"]]


def test_a_match_is_played_twice_with_the_same_dice_and_places_changed() -> None:
    options = {"seats": 3, "max_rounds": 10}
    (first, second), other = matches("race", options, ("random", "house"), "seed", 2)
    assert [first.players, second.players] == [["random", "house", "random"], ["house", "random", "house"]]
    assert [other[0].players, other[1].players] == [first.players, second.players]
    dealt = [[line for line in game.record.splitlines() if line.startswith("*")][:3]
             for game in (first, second, other[0])]
    assert dealt[0] == dealt[1] != dealt[2]


def test_a_match_belongs_to_the_side_with_more_points_in_both_games() -> None:
    def two(*scores: list[int]) -> tuple[Outcome, Outcome]:
        first, second = [Outcome(list(players), points, [], 5, "") for players, points in zip(("xyx", "yxy"), scores)]
        return first, second
    narrow = two([5, 9, 5], [9, 5, 9])
    assert (won(narrow, "x"), won(narrow, "y")) == (0.0, 1.0)
    turned = two([5, 9, 9], [9, 20, 1])                       # won by points, though not by games
    assert (won(turned, "x"), won(turned, "y")) == (1.0, 0.0)
    even = two([5, 9, 5], [5, 14, 10])
    assert won(even, "x") == won(even, "y") == 0.5


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    first, again, other = (play("race", {"seats": 2}, ["random", "random"], seed).record() for seed in ("a", "a", "b"))
    assert first == again != other


def test_a_shared_win_counts_as_its_share() -> None:
    games = [Outcome(["x", "y"], [10, 10], [0, 1], 5, ""), Outcome(["y", "x"], [3, 9], [1], 5, "")]
    found = tallies(games)
    assert (found["x"].wins, found["y"].wins) == (1.5, 0.5)
    assert found["x"].mean() == 9.5


def test_the_interval_holds_the_share_and_narrows_with_more_games() -> None:
    few, many = wilson(8, 10), wilson(800, 1000)
    assert few[1] < 0.8 < few[2]
    assert many[2] - many[1] < few[2] - few[1]
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert round(wilson(8, 10)[1], 3) == 0.49


@pytest.mark.parametrize("game", names())
def test_an_unknown_bot_is_refused_by_name(game: str) -> None:
    with pytest.raises(IllegalOptions, match="bots: random"):
        bots.make(game, "genius", QuickDice(1))


def test_players_must_fill_the_seats() -> None:
    with pytest.raises(IllegalOptions, match="2 players for 3 seats"):
        play("race", {"seats": 3}, ["random", "random"], "x")
