"""Games as PettingZoo environments: a seat is an agent, and an answer is put together in small steps.

docs/agents.md describes observations, actions and rewards. Needs the extra `fivesuns[zoo]`.
"""
from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log2
from typing import Any, Final
from zlib import crc32

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError("this needs PettingZoo: pip install 'fivesuns[zoo]'") from error

from fivesuns.games import load, names
from fivesuns.kernel import Decision, Floor, Game, IllegalAnswer, QuickDice, Seat, Table, spell, word

VIEW: Final = 4096                                # numbers of an observation: what is seen,
QUESTION: Final = 128                             # what is asked,
STEP: Final = 8                                   # and what each action would be
WIDTH: Final = 256                                # actions
SILENCE, ASIDE, MORE, FIRST = 0, 1, 2, 3          # what they mean; from FIRST on: a small step of an answer
PAGE: Final = WIDTH - FIRST
TALK: Final = 4                                   # asides between two answers
LARGE: Final = 10                                 # numbers grow like their logarithm; from 2 ** LARGE - 1 on they are 1
MIX, BITS = 0x9E3779B1, (1 << 32) - 1             # of hashes
DONE: Final = "nothing"                           # the step of an answer that has none
Numbers = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.int8]]
Observation = dict[str, Any]


# numbers

@lru_cache(1 << 12)
def scaled(x: float) -> float:
    size = min(1.0, log2(1 + abs(x)) / LARGE)
    return size if x >= 0 else -size


@lru_cache(1 << 16)
def _code(name: object) -> int:
    return crc32(str(name).encode())


@lru_cache(1 << 16)
def _vector(name: str) -> Numbers:
    """A word as numbers: no two words have the same, or hardly ever."""
    return np.array([(_code(name) >> 5 * n & 31) / 15.5 - 1 for n in range(STEP - 2)], np.float32)


def hashed(thing: Mapping[str, Any], size: int) -> Numbers:
    """Plain data as so many numbers: everything in it has a name, made of the keys and places that lead to it, and is
    counted where a hash of that name says. A number counts by its size, a word as being there; in a list it counts at
    its place, and once more wherever it is in the list."""
    found = [0.0] * size
    _count(thing, 1, found, size)
    return np.array(found, np.float32).clip(-1, 1)


def _count(thing: Any, name: int, found: list[float], size: int) -> None:
    listed = not isinstance(thing, dict)
    for key, part in enumerate(thing) if listed else thing.items():
        if isinstance(part, (dict, list, tuple)):
            _count(part, _inside(name, key), found, size)
        elif part is not None:
            at, value = _leaf(name, key, part, size)
            found[at] += value
            if listed and isinstance(part, str):
                at, value = _leaf(name, "*", part, size)
                found[at] += value


@lru_cache(1 << 17)
def _inside(name: int, key: object) -> int:
    return (name * MIX + _code(key) * 2 + 1) & BITS


@lru_cache(1 << 18)
def _leaf(name: int, key: object, value: str | float, size: int) -> tuple[int, float]:
    """Where it is counted, and as what."""
    inside = _inside(name, key)
    worth = 1.0
    if isinstance(value, str):
        inside = _inside(inside, value)
    else:
        worth = scaled(value)
    code = (inside ^ inside >> 15) * MIX & BITS
    return code % size, worth if code >> 31 else -worth


def step_numbers(step: Any) -> Numbers:
    """A small step: its first two numbers, and the mean of its words (and of further numbers)."""
    found = np.zeros(STEP, np.float32)
    numbers, words = 0, 0
    parts = [step]
    while parts:
        part = parts.pop(0)
        if isinstance(part, (tuple, list)):
            parts[:0] = part
        elif isinstance(part, int) and numbers < 2:
            found[numbers] = scaled(part)
            numbers += 1
        else:
            found[2:] += _vector(f"{words}:{word(part)}")
            words += 1
    if words:
        found[2:] /= words
    return found


def places(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Of every player, the share of others that it beat, less the share that beat it. Winners beat all who are none."""
    ranks = [(n in winners, score) for n, score in enumerate(scores)]
    return [sum([(own > other) - (own < other) for other in ranks]) / max(1, len(ranks) - 1) for own in ranks]


# the environment

class Turn:
    """A seat has the word: for an answer, for something beside the question, or (if it may) for silence."""

    def __init__(self, seat: int, decision: Decision[Any] | None, aside: Decision[Any] | None, silent: bool) -> None:
        self.seat = seat
        self.decision = decision
        self.aside = aside
        self.silent = silent


class Zoo(AECEnv[str, Observation, int]):         # type: ignore[misc]
    """A table of any game. `talk`: so many asides between two answers. `most`: a game of so many answers is cut off.
    `reward`: `place` or `score`. What is raised by an action that is not legal changes nothing."""

    def __init__(self, game: str | Game[Any], *, talk: int = TALK, most: int = 0, reward: str = "place",
                 render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        if reward not in ("place", "score"):
            raise ValueError(f"the reward cannot be {reward!r}; legal: place, score")
        self.game: Game[Any] = load(game) if isinstance(game, str) else game
        self.table_options = self.game.settle(options)
        self.talk = talk
        self.most = most or self.game.bound
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {"name": f"fivesuns_{self.game.name}_v{self.game.version}", "render_modes": ["ansi"],
                         "is_parallelizable": False}
        self.possible_agents = [f"seat_{n}" for n in range(self.table_options["seats"])]
        seen = spaces.Box(-1.0, 1.0, (VIEW + QUESTION + WIDTH * STEP,), np.float32)
        self.observation_spaces = {agent: spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(WIDTH)})
                                   for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(WIDTH) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None
        self.turns: list[Turn] = []
        self.saying: Decision[Any] | None = None  # what is being said,
        self.beside = False                       # whether beside the question,
        self.path: list[Any] = []                 # its steps so far,
        self.steps: list[Any] = []                # and those that may follow,
        self.page = 0                             # of which these are shown

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> Seat:
        """What a bot in the place of this agent would have, for observations of one's own."""
        return Seat(self.table, self.possible_agents.index(agent))

    # playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table; with a seed always the same one."""
        if self._chance is None or seed is not None:
            self._chance = seeding.np_random(seed)[0]
        luck = int(self._chance.integers(1 << 62))
        self.table: Table[Any] = Table(self.game, self.table_options, QuickDice(luck), True, True)
        self.table.listen = False                 # nobody hears events
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.last_seat = -1                       # who spoke last
        self.talked = 0
        self._go_on()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < WIDTH or not self.mask()[action]:
            legal = [f"{n} ({self.meaning(int(n))})" for n in np.flatnonzero(self.mask())[:20]]
            raise IllegalAnswer(f"{self.agent_selection} cannot do {action}; legal: {', '.join(legal)}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._do(int(action))
        self._accumulate_rewards()

    def _do(self, action: int) -> None:
        turn = self.turns[0]
        if action == MORE:
            self.page += 1
        elif action == SILENCE:
            self.turns.pop(0)
            self._begin()
        elif action == ASIDE:
            self.saying, self.beside = turn.aside, True
            self._follow()
        else:
            step = self.steps[self.page * PAGE + action - FIRST]
            self.saying = self.saying or turn.decision
            if step is not DONE:
                self.path.append(step)
            self._follow()

    def _begin(self) -> None:
        """The next seat has the word."""
        turn = self.turns[0]
        self.agent_selection = self.possible_agents[turn.seat]
        self.saying, self.beside, self.path, self.page = None, False, [], 0
        self.steps = [] if turn.decision is None else turn.decision.steps([]) or [DONE]

    def _follow(self) -> None:
        """On with what is being said; when it is complete, the table hears it."""
        assert self.saying is not None
        self.page = 0
        self.steps = self.saying.steps(self.path)
        if self.steps:
            return
        seat = self.turns[0].seat
        self.table.give(seat, self.saying.assemble(self.path), self.beside)
        self.talked = self.talked + 1 if self.beside else 0
        self.last_seat = seat
        self._go_on()

    def _go_on(self) -> None:
        self.seen: dict[int, Numbers] = {}        # what seats see, as numbers
        over = self.table.over
        if not over and self.table.length < self.most:
            self.turns = self._round()
            self._begin()
            return
        self.turns, self.steps, self.path, self.page, self.saying = [], [], [], 0, None
        scores = self.table.scores()
        values = [float(x) for x in scores] if self.reward == "score" else places(
            scores, self.game.winners(self.table.state))
        for n, agent in enumerate(self.possible_agents):
            self.rewards[agent] = values[n]
            self.terminations[agent], self.truncations[agent] = over, not over
            self.infos[agent] = {"score": scores[n]}

    def _round(self) -> list[Turn]:
        """Who gets the word, one after the other, until something is said. The last has to speak."""
        table = self.table
        waiting = table.waiting()
        asides = table.asides() if self.talked < self.talk else {}
        if isinstance(table.ask, Floor):
            after = sorted(waiting, key=lambda seat: (seat - self.last_seat - 1) % len(self.possible_agents))
            last = [seat for seat in after if seat in table.awaited()][-1:] or after[-1:]
            order = [seat for seat in after if seat not in last] + last
        else:
            order = list(waiting)[:1]
        turns = [Turn(seat, None, aside, True) for seat, aside in asides.items() if seat not in order]
        return turns + [Turn(seat, waiting[seat], asides.get(seat), seat != order[-1]) for seat in order]

    # looking

    def mask(self) -> Mask:
        """1 for every action that the selected agent may do now."""
        found = np.zeros(WIDTH, np.int8)
        if not self.turns:
            return found
        if self.saying is None:
            found[SILENCE] = self.turns[0].silent
            found[ASIDE] = self.turns[0].aside is not None
        left = len(self.steps) - self.page * PAGE
        found[MORE] = left > PAGE
        found[FIRST:FIRST + min(left, PAGE)] = 1
        return found

    def meaning(self, action: int) -> str:
        """What an action of the selected agent stands for."""
        names = {SILENCE: "silence", ASIDE: "aside", MORE: "more"}
        return names[action] if action < FIRST else spell(self.steps[self.page * PAGE + action - FIRST])

    def view(self, seat: int) -> Numbers:
        """What a seat sees, as numbers; to be overridden by whoever knows better."""
        return hashed(self.table.view(seat), VIEW)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        if seat not in self.seen:
            self.seen[seat] = self.view(seat)
        found = np.zeros(VIEW + QUESTION + WIDTH * STEP, np.float32)
        found[:VIEW] = self.seen[seat]
        if not self.turns or self.turns[0].seat != seat:
            return {"observation": found, "action_mask": np.zeros(WIDTH, np.int8)}
        found[VIEW:VIEW + QUESTION] = hashed(self._question(), QUESTION)
        at = VIEW + QUESTION + FIRST * STEP
        for step in self.steps[self.page * PAGE:(self.page + 1) * PAGE]:
            found[at:at + STEP] = step_numbers(step)
            at += STEP
        return {"observation": found, "action_mask": self.mask()}

    def _question(self) -> dict[str, Any]:
        turn = self.turns[0]
        decision = self.saying or turn.decision
        return {"seat": str(turn.seat), "beside": self.beside, "page": self.page, "path": self.path,
                "key": None if decision is None else decision.key,
                "about": [] if decision is None else list(decision.about)}

    def render(self) -> str:
        """The question and what may follow."""
        if not self.turns:
            return f"over: {' '.join([str(x) for x in self.table.scores()])}"
        asked = self._question()
        lines = [f"{n:4} {self.meaning(int(n))}" for n in np.flatnonzero(self.mask())]
        return "\n".join([f"{self.agent_selection} {asked['key']} {spell(tuple(self.path))}", *lines])

    def close(self) -> None:
        pass


def env(game: str | Game[Any], **settings: Any) -> AECEnv[str, Observation, int]:
    """With the usual wrappers: who does what is not legal loses 1 and ends the game."""
    found: AECEnv[str, Observation, int] = wrappers.TerminateIllegalWrapper(Zoo(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


def speed(game: str, observed: bool, many: int = 600) -> float:
    """Steps a second of random play with four seats: with observations, or with masks alone."""
    table, chance, begun = Zoo(game, seats=4), np.random.default_rng(1), time.process_time()
    table.reset(seed=0)
    for n in range(many):
        if not table.turns:
            table.reset(seed=n)
        mask = table.last()[0]["action_mask"] if observed else table.mask()
        table.step(int(chance.choice(np.flatnonzero(mask))))
    return many / (time.process_time() - begun)


if __name__ == "__main__":
    for name in names():
        print(name, *[f"{max([speed(name, observed) for _ in range(3)]):,.0f}" for observed in (True, False)])
