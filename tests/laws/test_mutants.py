"""Do the laws bite? Every deliberate mistake must be caught by the law that forbids it."""
import re
from typing import Any

import pytest

from fivesuns.kernel.laws import check
from tests.laws.mutants import MUTANTS, Cheat
from tests.laws.test_hash_seed import run
from tests.torture import GAMES


def caught(game: Any, **more: Any) -> str:
    """What the laws say against the game, in a few games at most."""
    for seed in range(25):
        try:
            check(game, {"seats": max(2, game.seats[0]) + seed % 2}, seed, **more)
        except Exception as error:
            return str(error)
    return "nothing"


@pytest.mark.long
@pytest.mark.parametrize("name", list(MUTANTS))
def test_a_mistake_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant, laws = MUTANTS[name]
    complaint = caught(mutant(monkeypatch.setattr))
    assert set(laws.split(" ")) & set(re.findall(r"\w+", complaint)), complaint


def test_a_bot_that_looks_into_the_cards_of_others_is_caught() -> None:
    assert "L11" in caught(GAMES["vault"], bot=Cheat)


def test_an_order_that_comes_from_a_set_is_caught_by_another_hash_seed() -> None:
    prints = [run("tests.laws.mutants", seed, "set_order") for seed in (0, 1)]
    assert len({process.communicate()[0] for process in prints}) == 2


def test_without_a_mistake_nothing_is_caught() -> None:
    for name in ("senate", "bazaar", "vault", "march", "conclave", "agora"):
        check(GAMES[name], {"seats": max(2, GAMES[name].seats[0])}, 1)
