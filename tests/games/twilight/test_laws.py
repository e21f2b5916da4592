"""The laws, with players who sail, land, fight and vote: uniform play hardly ever does."""
from __future__ import annotations

import pytest

from fivesuns.bots.company import Company
from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.bot import House, sense
from fivesuns.games.twilight.game import TwilightImperium
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Options, QuickDice
from fivesuns.kernel.laws import check, check_lightly, random_table
from fivesuns.kernel.table import ASIDE


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_sense_end(seats: int) -> None:
    tables = [check_lightly(GAME, {"seats": seats, "first_game": first_game}, seed, policy=sense)
              for seed, first_game in enumerate((False, True))]
    assert all([table.state.phase == "over" for table in tables])
    said = [value for table in tables for who, value in table.log if who >= ASIDE]
    assert any([value[0][0] == "accept" for value in said]), "nobody trades"


def test_house_bots_play_a_whole_game_and_trade() -> None:
    table = random_table(GAME, {"seats": 4}, 1)
    company = Company({seat: House(QuickDice(f"1 {seat}")) for seat in range(4)}, QuickDice(1))
    while not table.over:
        word = company.word(table)
        assert word is not None, "nobody speaks"
        table.give(*word)
    assert any([who >= ASIDE and value[0][0] == "accept" for who, value in table.log]), "nobody trades"


@pytest.mark.long
def test_all_laws_hold_with_sense() -> None:
    tried = check(GAME, {"seats": 3}, 11, policy=sense, often=48, bot=House)
    assert tried["unimaginable"] == 0
    assert tried["imagined"] > 0


class Agendas(TwilightImperium):
    """The custodians have left before the first round: there is an agenda phase in each."""

    def setup(self, options: Options) -> Twilight:
        s = super().setup(options)
        s.custodians = False
        return s


@pytest.mark.parametrize("seats", [3, 5])
def test_games_of_many_agendas_end(seats: int) -> None:
    s = check_lightly(Agendas(), {"seats": seats}, 5, policy=sense).state
    assert s.phase == "over"
    assert len(s.agenda_discards) + len(s.laws) > s.round


@pytest.mark.long
def test_all_laws_hold_with_agendas_in_every_round() -> None:
    tried = check(Agendas(), {"seats": 3}, 3, policy=sense, often=96)
    assert tried["unimaginable"] == 0
    assert tried["imagined"] > 0
