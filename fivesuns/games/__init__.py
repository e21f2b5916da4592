"""The games, each found by its name. Nothing is imported before somebody asks for it."""
from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from fivesuns.kernel import Game, IllegalOptions

UNLISTED: Final[set[str]] = set()                # can be loaded by name; not yet offered at the tables


def names() -> list[str]:
    """The names of all games."""
    return sorted([module.name for module in iter_modules(__path__) if module.ispkg and module.name not in UNLISTED])


def load(name: str) -> Game[Any]:
    """The game with this name. Raises IllegalOptions if there is none."""
    if name not in names() and name not in UNLISTED:
        raise IllegalOptions(f"there is no game {name!r}; games: {', '.join(names())}")
    game: Game[Any] = import_module(f"fivesuns.games.{name}").GAME
    return game
