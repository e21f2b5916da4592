"""The laws, with players who sail, land, fight and vote: uniform play hardly ever does."""
from __future__ import annotations

import pytest

from fivesuns.games.twilight import GAME
from fivesuns.games.twilight.game import TwilightImperium
from fivesuns.games.twilight.state import Twilight
from fivesuns.kernel import Options
from fivesuns.kernel.laws import check, check_lightly
from fivesuns.kernel.table import ASIDE

from .sense import sense


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_sense_end(seats: int) -> None:
    tables = [check_lightly(GAME, {"seats": seats, "first_game": first_game}, seed, policy=sense)
              for seed, first_game in enumerate((False, True))]
    assert all([table.state.phase == "over" for table in tables])
    said = [value for table in tables for who, value in table.log if who >= ASIDE]
    assert any([value[0][0] == "accept" for value in said]), "nobody trades"


@pytest.mark.long
def test_all_laws_hold_with_sense() -> None:
    tried = check(GAME, {"seats": 3}, 11, policy=sense, often=48)
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
