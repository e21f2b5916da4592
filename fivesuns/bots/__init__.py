"""Who plays when no person does. A bot sees a Seat, never a Table."""
from __future__ import annotations

import shlex
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from fivesuns.bots.random import RandomBot
from fivesuns.games import load
from fivesuns.kernel import Bot, IllegalOptions, Rng

EXEC: Final = "exec:"                             # and a command: a player of any language


def kinds(game: str) -> list[str]:
    """The kinds of bots that play this game, the weakest first."""
    load(game)
    return ["random", "house"] if find_spec(f"fivesuns.games.{game}.bot") else ["random"]


def make(game: str, kind: str, rng: Rng) -> Bot:
    """A bot of this kind; `exec:python3 agent.py` is one that runs this command. Raises IllegalOptions if there is
    none."""
    if kind.startswith(EXEC):
        from fivesuns.bots.outside import Outside
        return Outside(shlex.split(kind[len(EXEC):]), rng)
    if kind not in kinds(game):
        raise IllegalOptions(f"{game} has no bot {kind!r}; bots: {', '.join(kinds(game))}")
    if kind == "random":
        return RandomBot(rng)
    module: Any = import_module(f"fivesuns.games.{game}.bot")
    bot: Bot = module.House(rng)
    return bot
