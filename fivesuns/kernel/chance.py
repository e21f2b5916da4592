"""Chance: rolls, draws, and the dice that answer them."""
from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from fivesuns.kernel.decision import Ask, Rng, Sub, word

T = TypeVar("T")


class Chance(Ask, Generic[T]):
    """A question to the dice. `seen_by` None: everybody sees the outcome; empty: nobody does."""

    def __init__(self, seen_by: Sequence[int] | None) -> None:
        self.seen_by = seen_by

    def __iter__(self) -> Sub[tuple[T, ...]]:
        yield self
        outcome: tuple[T, ...] = self.given
        return outcome

    def sample(self, rng: Rng) -> tuple[T, ...]:
        raise NotImplementedError

    def check(self, value: object) -> bool:
        raise NotImplementedError

    def named(self, name: str) -> tuple[T, ...]:
        """The outcome with this name; ValueError if there is none."""
        raise NotImplementedError

    def shown_to(self, seat: int | None, value: object) -> bool:
        return self.seen_by is None or seat in self.seen_by


class Roll(Chance[int]):
    """So many dice with faces 1 .. sides."""

    def __init__(self, sides: int, dice: int) -> None:
        super().__init__(None)
        self.sides = sides
        self.dice = dice

    def sample(self, rng: Rng) -> tuple[int, ...]:
        return tuple([1 + rng.below(self.sides) for _ in range(self.dice)])

    def check(self, value: object) -> bool:
        return (isinstance(value, tuple) and len(value) == self.dice
                and all([type(x) is int and 1 <= x <= self.sides for x in value]))

    def named(self, name: str) -> tuple[int, ...]:
        return () if name == "nothing" else tuple([int(x) for x in name.split(" ")])


class Draw(Chance[T]):
    """So many things from a pool that has no order. Rules take them out of the pool themselves."""

    def __init__(self, pool: Sequence[T], things: int, seen_by: Sequence[int] | None) -> None:
        super().__init__(seen_by)
        self.pool = pool
        self.things = min(things, len(pool))

    def sample(self, rng: Rng) -> tuple[T, ...]:
        if self.things == 1:
            return (self.pool[rng.below(len(self.pool))],)
        rest = list(self.pool)
        return tuple([rest.pop(rng.below(len(rest))) for _ in range(self.things)])

    def check(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.things:
            return False
        rest = list(self.pool)
        for thing in value:
            if thing not in rest:
                return False
            rest.remove(thing)
        return True

    def named(self, name: str) -> tuple[T, ...]:
        if name == "nothing":
            return ()
        names = {word(x): x for x in self.pool}
        parts = name.split(" ")
        if any([part not in names for part in parts]):
            raise ValueError(f"{name!r} is not in the pool")
        return tuple([names[part] for part in parts])


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Rng):
    """Answers chance number n of a table."""

    def stream(self, n: int) -> Rng:
        raise NotImplementedError


class QuickDice(Dice):
    """For playouts: fast, and good for nothing else."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed).random

    def stream(self, n: int) -> Rng:
        return self

    def below(self, n: int) -> int:
        return int(self.random() * n)


class SealedDice(Dice):
    """Outcome n is a function of the seed, the players' nonces and n: nothing to save, nothing to disturb.

    Show `commitment` before the nonces are known and the seed after the game, and everybody can check every outcome:
    who chose the seed did not know the nonces, and who chose the nonces did not know the seed.
    """

    def __init__(self, seed: bytes, nonces: Sequence[str] = ()) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.commitment = commitment(seed)
        key = hashlib.sha256(b"fivesuns dice" + len(seed).to_bytes(4, "big") + seed)
        for nonce in self.nonces:
            data = nonce.encode()
            key.update(len(data).to_bytes(4, "big") + data)
        self._key = key.digest()

    @staticmethod
    def from_seed(seed: int | str) -> SealedDice:
        """Dice for tests, self-play and study: the same everywhere."""
        return SealedDice(hashlib.sha256(f"fivesuns seed {seed}".encode()).digest())

    def stream(self, n: int) -> Rng:
        return _Stream(self._key + n.to_bytes(8, "big"))

    def below(self, n: int) -> int:
        raise TypeError("sealed dice answer by number: stream(n)")


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(b"fivesuns commitment" + seed).hexdigest()


class _Stream(Rng):
    """Words of SHA-256 in counter mode, without modulo bias."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.count = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            if not self.words:
                digest = hashlib.sha256(self.key + self.count.to_bytes(4, "big")).digest()
                self.count += 1
                self.words = [int.from_bytes(digest[i:i + 8], "big") for i in (24, 16, 8, 0)]
            number = self.words.pop()
            if number < limit:
                return number % n
