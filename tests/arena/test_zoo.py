"""Games as PettingZoo environments: its own tests, exact masks, every answer within reach, and rewards."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from textwrap import dedent
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fivesuns.arena import zoo
from fivesuns.arena.zoo import ASIDE, FIRST, MORE, SILENCE, WIDTH, Zoo, env, hashed, places, step_numbers
from fivesuns.games import names
from fivesuns.kernel import Choose, Floor, IllegalAnswer, QuickDice, Table, spell
from fivesuns.kernel.imagine import imagine
from fivesuns.kernel.play import playout
from tests.house import ROOT
from tests.laws.plans import GAMES
from tests.server.moot import GAME as MOOT

CASES = [("race", 2), ("race", 3), ("race", 4), ("gaia", 1), ("gaia", 2), ("gaia", 4), ("eclipse", 2), ("eclipse", 3),
         ("eclipse", 6), ("senate", 3), ("bazaar", 2), ("bazaar", 4), ("vault", 3), ("march", 1), ("march", 2),
         ("conclave", 3), ("conclave", 6), ("agora", 4), ("agora", 6), ("sidereal", 4)]
# PettingZoo's own tests ask the same of every table: what one alone and the fullest answer, others of the game repeat
TELLING = [pytest.param(*case, marks=[] if case[1] == 1 or case == max([x for x in CASES if x[0] == case[0]])
                        else [pytest.mark.long]) for case in CASES]
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),       # but a dict, as PettingZoo's own games
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")]   # when the game is over


def act(z: Any, rng: np.random.Generator) -> None:
    z.step(int(rng.choice(np.flatnonzero(z.mask()))))


def positions(name: str, every: int = 7, most: int = 150, **options: Any) -> Iterator[Zoo]:
    """Random play, stopped now and then where nobody has been silent or begun to speak."""
    z, rng = Zoo(GAMES[name], **options), np.random.default_rng(5)
    z.reset(seed=5)
    n = 0
    for _ in range(most):
        if not z.turns:
            return
        if z.saying is None and z.page == 0 and len(z.turns) == len(z._round()):
            n += 1
            if n % every == 0:
                yield z
        act(z, rng)


# PettingZoo's own

@pytest.mark.parametrize(("name", "seats"), TELLING)
def test_the_api_test_of_pettingzoo(name: str, seats: int) -> None:
    api_test(env(GAMES[name], seats=seats), num_cycles=60)
    api_test(Zoo(GAMES[name], seats=seats, most=30), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TELLING)
def test_the_seed_test_of_pettingzoo(name: str, seats: int) -> None:
    seed_test(lambda: env(GAMES[name], seats=seats), num_cycles=40)


def test_a_seed_is_a_game_and_without_one_every_game_is_another() -> None:
    def first(z: Zoo, seed: int | None) -> bytes:
        z.reset(seed=seed)
        return z.observe("seat_0")["observation"].tobytes()
    one, other = Zoo("race", seats=2), Zoo("race", seats=2)
    assert first(one, 1) == first(other, 1) != first(one, 2)
    assert first(one, None) != first(one, None)
    one.reset(seed=3), other.reset(seed=3)
    assert first(one, None) == first(other, None)


# masks

@pytest.mark.parametrize("name", GAMES)
def test_what_the_mask_forbids_raises_and_changes_nothing(name: str) -> None:
    for z in positions(name, every=10, most=80, seats=GAMES[name].seats[-1]):
        before = (z.render(), z.observe(z.agent_selection)["observation"].tobytes(), z.table.length)
        mask = z.mask()
        assert mask.any()
        for action in [*np.flatnonzero(mask == 0)[:5], WIDTH - 1, WIDTH, -1, None]:
            if action is None or not 0 <= action < WIDTH or not mask[action]:
                with pytest.raises(IllegalAnswer, match="legal: "):
                    z.step(action)
        assert (z.render(), z.observe(z.agent_selection)["observation"].tobytes(), z.table.length) == before


class Heard(Exception):
    pass


class Ear:
    """Instead of a table: hears what would be said."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    def give(self, seat: int, value: Any, aside: bool) -> None:
        decision = (self.table.asides() if aside else self.table.waiting())[seat]
        assert decision.check(value), f"{seat} would say {value!r}"
        raise Heard((seat, aside, spell(value)))


def everything(z: Zoo, most: int = 20_000) -> set[Any]:
    """Whatever can be said next at this table, by way of all the actions that the masks allow."""
    table, found, begun = z.table, set(), (z.turns, z.saying, z.beside, z.path, z.steps, z.page, z.agent_selection)
    todo = [begun]
    z.table = Ear(table)                          # type: ignore[assignment]
    while todo:
        assert len(found) < most
        turns, saying, beside, path, steps, page, agent = todo.pop()
        z.turns = turns
        for action in np.flatnonzero(_back(z, turns, saying, beside, path, steps, page, agent).mask()):
            _back(z, turns, saying, beside, path, steps, page, agent)
            try:
                z.step(int(action))
                todo.append((z.turns, z.saying, z.beside, z.path, z.steps, z.page, z.agent_selection))
            except Heard as heard:
                found.add(heard.args[0])
    z.table = table
    _back(z, *begun)
    return found


def _back(z: Zoo, turns: Any, saying: Any, beside: bool, path: Any, steps: Any, page: int, agent: str) -> Zoo:
    z.turns, z.saying, z.beside, z.path, z.steps, z.page = turns.copy(), saying, beside, path.copy(), steps, page
    z.agent_selection = agent
    return z


def expected(z: Zoo) -> set[Any]:
    """What the rules allow: of a floor anybody's word, of a poll or a sealed question that of the next."""
    table, found = z.table, set()
    waiting = table.waiting()
    asked = waiting if isinstance(table.ask, Floor) else dict(list(waiting.items())[:1])
    asides = table.asides() if z.talked < z.talk else {}
    for beside, decisions in ((False, asked), (True, asides)):
        for seat, decision in decisions.items():
            assert decision.count(), f"{decision.key} cannot be counted"
            found |= {(seat, beside, spell(decision.at(n))) for n in range(decision.count())}
    return found


def countable(z: Zoo) -> bool:
    counts = [d.count() for d in [*z.table.waiting().values(), *z.table.asides().values()]]
    return min(counts) > 0 and sum(counts) < 1500


@pytest.mark.parametrize("page", [zoo.PAGE, 2])
@pytest.mark.parametrize("name", ["senate", "bazaar", "vault", "march", "conclave", "race", "gaia", "eclipse"])
def test_the_actions_lead_to_every_legal_answer_and_to_no_other(name: str, page: int,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zoo, "PAGE", page)
    checked = 0
    for z in positions(name, every=4, most=600, seats=GAMES[name].seats[-1]):
        if countable(z):
            assert everything(z) == expected(z)
            checked += 1
    assert checked >= 3


def test_composed_answers_can_all_be_put_together() -> None:
    """What the game composes by chance is there, and everything that is there is legal."""
    checked = 0
    for z in positions("agora", every=2, most=120, seats=4):
        waiting = z.table.waiting()
        kinds = [decision.kind for decision in waiting.values()]
        if "compose" not in kinds:
            continue
        rng = QuickDice(checked)
        for seat, decision in waiting.items():
            for whole in {decision.sample(rng) for _ in range(3)}:
                _say(z, seat, decision.path(whole), spell(whole))
                checked += 1
    assert checked > 20


def _say(z: Zoo, seat: int, path: list[Any], name: str) -> None:
    """Others are silent; then this, step by step."""
    begun = (z.turns, z.saying, z.beside, z.path, z.steps, z.page, z.agent_selection)
    table = z.table
    z.table = Ear(table)                          # type: ignore[assignment]
    _back(z, *begun)
    while z.turns[0].seat != seat:
        z.step(SILENCE)
    for step in path[:-1]:
        z.step(FIRST + z.steps.index(step))
    with pytest.raises(Heard) as heard:
        z.step(FIRST + z.steps.index(path[-1]))
    assert heard.value.args[0] == (seat, False, name)
    z.table = table
    _back(z, *begun)


# who has the word

@pytest.mark.parametrize("name", ["bazaar", "agora"])
def test_on_a_floor_everybody_may_speak_or_be_silent_but_the_last_of_those_who_are_awaited(name: str) -> None:
    seen = 0
    for z in positions(name, every=1, most=400, seats=4):
        if not isinstance(z.table.ask, Floor):
            continue
        waiting = list(z.table.waiting())
        order = []
        while z.mask()[SILENCE]:
            order.append(z.turns[0].seat)
            z.step(SILENCE)
        assert sorted([*order, z.turns[0].seat]) == sorted(waiting)
        assert z.turns[0].seat in z.table.awaited()
        seen += len(order) > 1
    assert seen > 3


def test_an_aside_is_said_beside_the_question_and_not_for_ever() -> None:
    z = Zoo(MOOT, seats=2, talk=3)
    z.reset(seed=1)
    for n in range(3):
        assert [z.meaning(int(a)) for a in np.flatnonzero(z.mask())] == ["silence", "aside"]
        assert z.agent_selection == "seat_1", "the other one first"
        z.step(ASIDE)
        assert [z.meaning(int(a)) for a in np.flatnonzero(z.mask())] == ["cry", "ring"]
        z.step(FIRST)
        assert z.table.view(None)["cries"] == [1] * (n + 1)
    assert z.agent_selection == "seat_0"
    assert [z.meaning(int(a)) for a in np.flatnonzero(z.mask())] == ["left", "right"]
    z.step(FIRST)
    assert z.agent_selection == "seat_1", "after an answer there is talk again"
    z.step(SILENCE)
    assert [z.meaning(int(a)) for a in np.flatnonzero(z.mask())] == ["aside", "left", "right"]
    mute = Zoo(MOOT, seats=2, talk=0)
    mute.reset(seed=1)
    assert [mute.meaning(int(a)) for a in np.flatnonzero(mute.mask())] == ["left", "right"]


def test_a_sealed_answer_is_not_in_what_others_observe() -> None:
    for name in ("senate", "conclave", "race"):
        for z in positions(name, every=1, most=120, seats=GAMES[name].seats[-1]):
            for n, agent in enumerate(z.possible_agents):
                dreamt = imagine(z.table, n, QuickDice(4)) if n in z.table.waiting() else z.table
                own = z.observe(agent)["observation"][:zoo.VIEW]
                assert np.array_equal(own, hashed(dreamt.view(n), zoo.VIEW))
                if agent != z.agent_selection:
                    assert not z.observe(agent)["observation"][zoo.VIEW:].any()
                    assert not z.observe(agent)["action_mask"].any()


# numbers

@pytest.mark.parametrize("name", [*names(), "agora"])
def test_different_steps_look_different(name: str) -> None:
    for z in positions(name, every=3, most=150, seats=GAMES[name].seats[-1]):
        shown = z.steps[:zoo.PAGE]
        assert len({step_numbers(step).tobytes() for step in shown}) == len({spell(step) for step in shown})


def test_numbers_count_by_their_size_and_words_by_being_there() -> None:
    assert not hashed({"a": 0, "b": None, "c": []}, 64).any()
    assert sorted(np.abs(hashed({"a": 3, "b": "x"}, 4096)))[-2:] == pytest.approx([0.2, 1])
    assert np.array_equal(hashed({"a": 5000}, 64), hashed({"a": 1023}, 64))
    assert np.array_equal(hashed({"a": -3}, 64), -hashed({"a": 3}, 64))
    seen = [hashed(x, 4096).tobytes() for x in (
        {"a": ["x", "y"]}, {"a": ["y", "x"]}, {"a": ["x"]}, {"b": ["x", "y"]}, {"a": [["x"], "y"]}, {"a": {"0": "x"}})]
    assert len(set(seen)) == 6
    both = [np.flatnonzero(hashed({"hand": hand}, 4096)) for hand in (["x", "y"], ["y", "z"])]
    assert len(np.intersect1d(*both)) == 1, "y is in both hands, at another place"


def test_the_same_numbers_on_any_machine() -> None:
    code = dedent("""
        import hashlib
        from fivesuns.arena.zoo import Zoo
        z = Zoo("gaia", seats=2)
        z.reset(seed=1)
        print(hashlib.sha256(z.observe(z.agent_selection)["observation"].tobytes()).hexdigest())
    """)
    found = {subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout for seed in ("1", "2")}
    assert len(found) == 1


# rewards

def test_places() -> None:
    assert places([30, 20, 10], [0]) == [1, 0, -1]
    assert places([30, 30, 10], [1]) == [0, 1, -1], "a tie is broken by who has won"
    assert places([30, 30, 10], [0, 1]) == [0.5, 0.5, -1]
    assert places([5], [0]) == [0]


@pytest.mark.parametrize(("name", "seats"), [("race", 3), ("gaia", 1), ("conclave", 4), ("march", 1)])
@pytest.mark.parametrize("reward", ["place", "score"])
def test_rewards_come_once_and_at_the_end(name: str, seats: int, reward: str) -> None:
    z, rng = Zoo(GAMES[name], seats=seats, reward=reward), np.random.default_rng(1)
    z.reset(seed=1)
    got = dict.fromkeys(z.agents, 0.0)
    while z.turns:
        assert not any(z.rewards.values())
        act(z, rng)
    scores, winners = z.table.scores(), z.game.winners(z.table.state)
    due = [float(x) for x in scores] if reward == "score" else places(scores, winners)
    for agent in z.agent_iter():
        observation, value, over, cut, info = z.last()
        assert (over, cut, info) == (True, False, {"score": scores[int(agent[5:])]})
        assert observation["observation"][:zoo.VIEW].any()
        got[agent] += value
        z.step(None)
    assert list(got.values()) == due[:seats]
    assert z.agents == []


def test_a_long_game_is_cut_off() -> None:
    z, rng = Zoo("race", seats=2, most=20), np.random.default_rng(1)
    z.reset(seed=1)
    while z.turns:
        act(z, rng)
    assert not z.table.over
    assert 20 <= z.table.length < 40
    assert z.last()[2:4] == (False, True)


def test_whoever_does_what_is_not_legal_loses_and_ends_the_game() -> None:
    wrapped = env("race", seats=2)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(MORE)
    assert wrapped.terminations == {"seat_0": True, "seat_1": True}
    assert wrapped.rewards[agent] == -1


def test_a_page_of_many() -> None:
    wide = Choose(0, "x.y", list(range(600)))
    z = Zoo(MOOT, seats=2, talk=0)
    z.reset(seed=1)
    z.turns = [zoo.Turn(0, wide, None, False)]
    z._begin()
    counts = []
    while True:
        counts.append(int(z.mask()[FIRST:].sum()))
        assert z.observe("seat_0")["observation"][-zoo.STEP:].any() == (counts[-1] == zoo.PAGE)
        if not z.mask()[MORE]:
            break
        z.step(MORE)
    assert counts == [zoo.PAGE, zoo.PAGE, 600 - 2 * zoo.PAGE]
    assert z.meaning(FIRST) == str(2 * zoo.PAGE)


def test_without_pettingzoo_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import fivesuns.arena.zoo"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert "pip install 'fivesuns[zoo]'" in done.stderr


def test_it_is_the_same_game_as_at_a_table() -> None:
    """The answers that came of actions play at a table of one's own."""
    z, rng = Zoo("eclipse", seats=2), np.random.default_rng(2)
    z.reset(seed=4)
    while z.turns:
        act(z, rng)
    again = Table.replay(z.game, z.table.record())
    assert (again.over, again.scores()) == (True, z.table.scores())
    assert playout(again, QuickDice(1)) == 0
