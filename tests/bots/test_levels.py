"""Levels of bots: each is another player than the next, the same dice make the same one, and the higher is the
stronger."""
from importlib import import_module
from typing import Any

import pytest

from fivesuns import IllegalOptions, bots
from fivesuns.arena.match import matches, won
from fivesuns.bots.company import Company
from fivesuns.bots.outside import registered
from fivesuns.games import load, names
from fivesuns.kernel import QuickDice, SealedDice, Table
from fivesuns.kernel.skill import LEVELS, blur

WORDS = {"race": 80, "gaia": 60, "eclipse": 80, "sidereal": 40, "twilight": 160}     # so many show what a level is like


def few(game: str) -> int:
    """The least seats of a game with opponents."""
    return min([n for n in load(game).seats if n > 1])


def opening(game: str, kind: str, seed: str) -> list[str]:
    """How a game of bots of one kind begins."""
    table: Table[Any] = Table(load(game), {"seats": few(game)}, SealedDice.from_seed(seed))
    minds = {seat: bots.make(game, kind, QuickDice(f"{seed} {seat}")) for seat in range(table.options["seats"])}
    company = Company(minds, QuickDice(seed))
    for _ in range(WORDS[game]):
        word = company.word(table)
        assert word is not None
        table.give(*word)
        if table.over:
            break
    return table.record().splitlines()


@pytest.mark.parametrize("game", names())
def test_every_game_has_the_same_levels(game: str) -> None:
    assert tuple(import_module(f"fivesuns.games.{game}.bot").LEVELS) == LEVELS
    assert bots.kinds(game) == ["random", *LEVELS]


@pytest.mark.parametrize("game", names())
def test_levels_play_differently_and_the_same_dice_make_the_same_player(game: str) -> None:
    beginner, again, solid, strong = [opening(game, kind, "levels") for kind in ("beginner", *LEVELS)]
    assert beginner == again
    assert len({tuple(beginner), tuple(solid), tuple(strong)}) == 3


def test_the_house_is_the_strongest() -> None:
    assert opening("race", "house", "x") == opening("race", "strong", "x")
    assert bots.called("house") == LEVELS[-1]
    assert [bots.called(kind) for kind in ("random", *LEVELS)] == ["random", *LEVELS]


@pytest.mark.parametrize("name", ["house", *LEVELS])
def test_no_agent_takes_the_name_of_a_level(name: str) -> None:
    with pytest.raises(IllegalOptions, match="cannot be called"):
        registered([f"{name}=cat"])


def test_errors_are_bounded_and_small_ones_are_likelier() -> None:
    dice = QuickDice(1)
    errors = [blur(dice, 2.0) for _ in range(4000)]
    assert -2.0 <= min(errors) < -1.5
    assert 1.5 < max(errors) <= 2.0
    assert sum([abs(x) < 1 for x in errors]) > 2800                       # three quarters
    assert abs(sum(errors)) < 200


def test_who_makes_no_errors_throws_no_dice() -> None:
    dice, other = QuickDice(1), QuickDice(1)
    assert blur(dice, 0.0) == 0.0
    assert dice.below(1000) == other.below(1000)


@pytest.mark.long
@pytest.mark.parametrize(("game", "many"), [("race", 12), ("gaia", 6), ("eclipse", 6), ("sidereal", 3),
                                            ("twilight", 3)])
def test_the_strongest_wins_a_few_matches_against_the_weakest(game: str, many: int) -> None:
    wins = [won(match, "strong") for match in matches(game, {"seats": few(game)}, ("strong", "beginner"), "few", many)]
    assert sum(wins) > many / 2, wins
