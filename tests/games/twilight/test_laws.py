"""The laws where there is much to vote about, and house bots who trade; tests/laws has all the rest."""
from __future__ import annotations

import os
from typing import Final

import pytest

from fivesuns.bots.company import Company
from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.bot import House
from fivesuns.games.twilight.catalog import FACTIONS
from fivesuns.games.twilight.game import TwilightImperium
from fivesuns.games.twilight.sense import sense
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Options, QuickDice
from fivesuns.kernel.laws import check, check_lightly, l8_conserves, random_table
from fivesuns.kernel.play import step
from fivesuns.kernel.table import ASIDE
from tests.games.twilight.feast import Feast

GAMES: Final = int(os.environ.get("FIVESUNS_SENSE_GAMES", "3"))          # of each player count; 100 take 25 minutes


def test_house_bots_play_a_whole_game_and_trade() -> None:
    table = random_table(GAME, {"seats": 4}, 1)
    company = Company({seat: House(QuickDice(f"1 {seat}")) for seat in range(4)}, QuickDice(1))
    while not table.over:
        word = company.word(table)
        assert word is not None, "nobody speaks"
        table.give(*word)
    assert any([who >= ASIDE and value[0][0] == "accept" for who, value in table.log]), "nobody trades"


class Agendas(TwilightImperium):
    """The custodians have left before the first round: there is an agenda phase in each."""

    def setup(self, options: Options) -> Twilight:
        s = super().setup(options)
        s.custodians = False
        return s


@pytest.mark.parametrize("seats", [3, pytest.param(5, marks=pytest.mark.long)])
def test_games_of_many_agendas_end(seats: int) -> None:
    s = check_lightly(Agendas(), {"seats": seats}, 5, policy=sense).state
    assert s.phase == "over"
    assert len(s.agenda_discards) + len(s.laws) > s.round


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_games_with_sense_end_and_all_is_in_order_after_every_stage(seats: int) -> None:
    longest = max([in_order(GAME, seats, seed) for seed in range(GAMES)])
    print(f"{GAMES} games of {seats}: the longest stage took {longest[0]} answers {longest[1]}")


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_feasts_end_and_all_is_in_order_after_every_stage(seats: int) -> None:
    for seed in range(-(-GAMES // 3)):
        dice, names = QuickDice(f"{seats} {seed}"), list(FACTIONS)
        in_order(Feast([names.pop(dice.below(len(names))) for _ in range(seats)]), seats, seed)


def in_order(game: TwilightImperium, seats: int, seed: int) -> tuple[int, str]:
    """A game with sense: how many answers its longest stage took, and which it was."""
    longest: tuple[int, str] = (0, "")
    table, rng = random_table(game, {"seats": seats}, seed), QuickDice(seed)
    began = 0
    while not table.over:
        stage = "".join(map(str, table._stage[:1]))
        step(table, rng, sense)
        longest = max(longest, (table.length - began, stage))
        if table.marks[-1][0] != began:                # another stage
            began = table.marks[-1][0]
            l8_conserves(table)
        assert table.length < game.bound
    l8_conserves(table)
    return longest


@pytest.mark.long
def test_all_laws_hold_with_agendas_in_every_round() -> None:
    tried = check(Agendas(), {"seats": 3}, 3, policy=sense, often=96)
    assert tried["unimaginable"] == 0
    assert tried["imagined"] > 0
