"""Random games: nobody is ever stuck, nothing is ever lost, whatever the options."""
import pytest

from fivesuns.games.gaia import GAME
from fivesuns.kernel import Choose, QuickDice, Table
from fivesuns.kernel.laws import check_lightly, playout

VALUES = [(option.name, value) for option in GAME.options for value in option.choices if value != option.default]


def lively(decision, rng):
    """Any legal answer, but rather an action than a pass, and a federation when there is one."""
    value = decision.sample(rng)
    if decision.key == "gaia.act":
        for _ in range(8):
            if value[0] not in ("pass", "free", "last_pass"):
                break
            value = decision.sample(rng)
        if isinstance(decision, Choose) and ("federation",) in decision.options():
            value = ("federation",)
    elif decision.key == "gaia.end" and rng.below(4):
        value = ("end",)
    return value


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_with_everything_in_its_place(seats, seed):
    check_lightly(GAME, {"seats": seats, "map": "all" if seed % 2 else "base"}, seed)
    check_lightly(GAME, {"seats": seats, "map": "base" if seed % 2 else "all"}, seed, lively)


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_option_can_be_played(name, value):
    seats = 1 if name in ("automa_faction", "difficulty") else 3
    check_lightly(GAME, {"seats": seats, name: value}, 5, lively)


@pytest.mark.parametrize("faction", ["taklons", "ivits", "lantids", "itars", "bal_taks", "firaks", "bescods", "ambas"])
def test_rich_players_reach_every_corner_of_the_rules(faction):
    """With resources topped up at every turn, players reach tiles, top levels, federations and the Lost Planet."""
    rng, table = QuickDice(faction), Table(GAME, {"seats": 3}, QuickDice(faction), keep=False)
    n = 0
    while not table.over:
        seat, decision = next(iter(table.waiting().items()))
        if decision.key == "gaia.faction" and faction in decision.options():
            table.give(seat, faction)
            continue
        if decision.key == "gaia.act":
            p = table.state.players[seat]
            p.credits, p.ore, p.knowledge, p.qic = 30, 15, 15, max(p.qic, 4)
            if p.tokens() < 8:
                p.bowl2 += 3
                p.minted += 3
        if n % 5 == 0:
            assert not GAME.audit(table.state)
            table.view(seat)
        table.give(seat, lively(decision, rng))
        n += 1
    s = table.state
    assert sum([len(p.federations) for p in s.players]) > 2
    assert sum([len(p.tiles) + len(p.covered) for p in s.players]) > 5
    assert max([level for p in s.players for level in p.research]) == 5


def test_playouts_are_short():
    for seed in range(5):
        table = Table(GAME, {"seats": 4}, QuickDice(seed), keep=False)
        assert 50 < playout(table, QuickDice(seed)) < GAME.bound
