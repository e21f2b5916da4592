"""Options and games: what cannot be played is refused, all of it at once, with what is legal."""
from typing import Any

import pytest

import fivesuns
from fivesuns.kernel import Game, IllegalOptions, Table
from tests.kernel.tiny import TinyGame


def test_what_is_not_said_is_the_default() -> None:
    assert TinyGame().settle({}) == {"seats": 1, "colour": "red", "long": False, "size": 1}
    assert TinyGame().settle({"seats": 3, "colour": "green"})["colour"] == "green"


@pytest.mark.parametrize(("options", "complaint"), [
    ({"sets": 2}, "tiny: there is no option 'sets'; options: seats, colour, long, size"),
    ({"seats": 5}, "tiny: seats cannot be 5; legal: 1, 2, 3, 4"), ({"seats": 0}, "seats cannot be 0"),
    ({"seats": True}, "seats cannot be True"), ({"seats": "2"}, "seats cannot be '2'"),
    ({"seats": None}, "seats cannot be None"),
    ({"seats": 2.0}, r"seats cannot be 2\.0"), ({"colour": "blue"}, "colour cannot be 'blue'; legal: red, green"),
    ({"size": True}, "size cannot be True; legal: 1, 2"), ({"long": 1}, "long cannot be 1; legal: False, True"),
    ({"long": [True]}, "long cannot be"), ({"long": True, "colour": "green"}, "tiny: long needs colour red"),
    ({"seats": 9, "colour": "blue", "x": 1}, "no option 'x'.*seats cannot be 9.*colour cannot be 'blue'")])
def test_illegal_options_are_named_with_what_is_legal(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(IllegalOptions, match=complaint):
        Table(TinyGame(), options)


def test_the_options_of_a_table_are_its_own() -> None:
    options = {"seats": 2}
    table = Table(TinyGame(), options)
    options["seats"] = 9
    assert table.options["seats"] == 2


def test_there_is_no_such_game() -> None:
    for name in ("chess", "", "race.bot", "../race", "kernel"):
        with pytest.raises(IllegalOptions, match=rf"there is no game {name!r}; games: .*race"):
            fivesuns.load(name)
    with pytest.raises(IllegalOptions, match="there is no game 'chess'"):
        fivesuns.open_table("chess", seats=2)


def test_every_game_is_found_by_its_name() -> None:
    assert fivesuns.names() == sorted(fivesuns.names())
    for name in fivesuns.names():
        game = fivesuns.load(name)
        assert game.name == name
        assert game.settle({})["seats"] == game.seats[0]
        with pytest.raises(IllegalOptions, match=f"{name}: seats cannot be 99; legal: "):
            fivesuns.open_table(name, seats=99)


def test_a_table_opens_and_the_same_seed_gives_the_same_luck() -> None:
    def first_page(seed: int) -> Any:
        table = fivesuns.open_table("race", seats=2, seed=seed)
        return table.view(0), table.record()

    assert first_page(7) == first_page(7) != first_page(8)


def test_a_game_may_count_parts_of_a_point() -> None:
    class Twelfths(Game[Any]):
        def __init__(self) -> None:
            self.parts = 12
    assert [Twelfths().points(n) for n in (41, 6, 18, 12, 0, 3, -30)] == ["3 5/12", "½", "1½", "1", "0", "1/4", "−2½"]
    assert [TinyGame().points(n) for n in (7, 0, -2)] == ["7", "0", "−2"]
