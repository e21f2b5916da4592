"""Who plays when no person does. A bot sees a Seat, never a Table."""
from __future__ import annotations

import shlex
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from fivesuns.bots.random import RandomBot
from fivesuns.games import load
from fivesuns.kernel import Bot, IllegalOptions, Rng
from fivesuns.kernel.skill import LEVELS

HOUSE: Final = "house"                            # as the strongest was called when there were no levels
EXEC: Final = "exec:"                             # and a command: a player of any language


def kinds(game: str) -> list[str]:
    """The kinds of bots that play this game, the weakest first."""
    load(game)
    return ["random", *LEVELS] if find_spec(f"fivesuns.games.{game}.bot") else ["random"]


def called(kind: str) -> str:
    """The kind of bot that somebody means."""
    return LEVELS[-1] if kind == HOUSE else kind


def make(game: str, kind: str, rng: Rng) -> Bot:
    """A bot of this kind; `exec:python3 agent.py` is one that runs this command. Raises IllegalOptions if there is
    none."""
    if kind.startswith(EXEC):
        from fivesuns.bots.outside import Outside
        return Outside(shlex.split(kind[len(EXEC):]), rng)
    kind = called(kind)
    if kind not in kinds(game):
        raise IllegalOptions(f"{game} has no bot {kind!r}; bots: {', '.join(kinds(game))}")
    if kind == "random":
        return RandomBot(rng)
    module: Any = import_module(f"fivesuns.games.{game}.bot")
    bot: Bot = module.House(rng, module.LEVELS[kind])
    return bot
