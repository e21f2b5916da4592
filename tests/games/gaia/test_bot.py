"""The house bot of Gaia Project: stronger than chance with every people, and honest."""
from fivesuns.arena.match import play, series
from fivesuns.games import load
from fivesuns.games.gaia.bot import House
from fivesuns.kernel import QuickDice
from fivesuns.kernel.laws import l11_decides_by_what_it_knows, playout, random_table


def test_it_beats_chance() -> None:
    games = list(series("gaia", {"seats": 2}, ["house", "random"], "strength", 4))
    for outcome in games:
        assert [outcome.players[seat] for seat in outcome.winners] == ["house"]


def test_four_of_them_play_a_decent_game() -> None:
    scores = play("gaia", {"seats": 4}, ["house"] * 4, "decent").scores()
    assert sum(scores) / 4 >= 75


def test_it_plays_alone_against_the_automa() -> None:
    table = play("gaia", {"seats": 1}, ["house"], "solo")
    assert table.over
    assert table.scores()[0] >= 40


def test_it_takes_part_in_an_auction() -> None:
    table = play("gaia", {"seats": 3, "auction": "bids"}, ["house"] * 3, "auction")
    assert len({player.faction for player in table.state.players}) == 3


def test_it_decides_by_what_it_knows() -> None:
    table = random_table(load("gaia"), {"seats": 2}, 3)
    rng = QuickDice(3)
    for n in range(12):
        playout(table, rng, 6)
        if table.over:
            break
        l11_decides_by_what_it_knows(table, next(iter(table.waiting())), n, House)
