"""The laws, over random games of the torture games and of every registered game, with every number of players."""
from typing import Any

import pytest

from fivesuns.bots.company import Company
from fivesuns.kernel import IllegalOptions, QuickDice
from fivesuns.kernel.laws import check, check_lightly, l2_replays, l8_conserves, l10_scores_add_up, random_table
from tests.laws.plans import CASES, GAMES, PARTS, full, house, is_drawn, light, plan


def case(name: str, *more: int, long: bool) -> Any:
    return pytest.param(name, *more, marks=[pytest.mark.long] if long else [])


def crowded(name: str, seats: int, least: int = 0) -> bool:
    return seats > max(plan(name).crowd, least) and not is_drawn(name, seats)


LIGHTLY = [case(name, seats, part, long=crowded(name, seats, min(GAMES[name].seats)))
           for name, seats in CASES for part in range(min(PARTS, light(name, seats)))]
FULLY = [case(name, seats, part, long=crowded(name, seats))
         for name, seats in CASES for part in range(min(PARTS, full(name, seats)))]
HOUSES = [case(name, seats, long=seats > plan(name).company) for name, seats in CASES if house(name) is not None]


# the longest come first, so that no worker is left alone with one at the end
@pytest.mark.parametrize(("name", "seats"), HOUSES[::-1])
def test_the_house_bots_play_whole_games_under_audit(name: str, seats: int) -> None:
    for seed in range(max(1, light(name, seats) // 90)):
        table = random_table(GAMES[name], {"seats": seats}, seed)
        makers = [bot for seat in range(seats) if (bot := house(name, seed + seat)) is not None]
        company = Company({seat: bot(QuickDice(f"{seed} {seat}")) for seat, bot in enumerate(makers)}, QuickDice(seed))
        while not table.over:
            l8_conserves(table)
            word = company.word(table)
            assert word is not None, "nobody speaks"
            table.give(*word)
        l8_conserves(table)
        l10_scores_add_up(table)
        l2_replays(table)


@pytest.mark.parametrize(("name", "seats", "part"), LIGHTLY)
def test_many_games_conserve_add_up_end_and_replay(name: str, seats: int, part: int) -> None:
    how = plan(name)
    for seed in range(part, light(name, seats), PARTS):
        options = {**how.options[seed % len(how.options)], "seats": seats}
        check_lightly(GAMES[name], options, seed, how.policies[seed % len(how.policies)])


@pytest.mark.parametrize(("name", "seats", "part"), FULLY)
def test_all_laws(name: str, seats: int, part: int) -> None:
    how = plan(name)
    tried: dict[str, int] = {}
    for seed in range(part, full(name, seats), PARTS):
        options = {**how.options[seed % len(how.options)], "seats": seats}
        policy = how.policies[seed % len(how.policies)]
        found = check(GAMES[name], options, seed, policy=policy, often=how.often, bot=house(name, seed))
        tried = {what: times + tried.get(what, 0) for what, times in found.items()}
    assert tried["imagined"] or how.often > 2, f"nothing was tried: {tried}"
    missed = max(0, tried["unimaginable"] - 2)             # two may be bad luck: a search by chance fails now and then
    assert missed * 50 <= tried["imagined"], f"worlds that cannot be imagined: {tried}"


@pytest.mark.parametrize("name", [case(name, long=plan(name).length > 1) for name in GAMES])
def test_every_value_of_every_option_plays(name: str) -> None:
    game = GAMES[name]
    for option in game.options:
        for value in option.choices:
            if value == option.default:
                continue
            refusals = []
            for seats in game.seats:
                try:
                    game.settle({"seats": seats, option.name: value})
                except IllegalOptions as refusal:
                    refusals.append(str(refusal))
                else:
                    check_lightly(game, {"seats": seats, option.name: value}, 1)
                    break
            assert len(refusals) < len(game.seats), f"{option.name} {value} plays with nothing: {refusals}"
