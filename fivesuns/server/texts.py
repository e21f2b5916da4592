"""What is read by people: Fluent texts."""
from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from fivesuns.texts import FOLDER, LANGUAGES, Texts

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,40}")


def names() -> list[str]:
    """The text files there are, without their ending."""
    return sorted({file.stem for language in LANGUAGES for file in (FOLDER / language).glob("*.ftl")})


@cache
def fluent(language: str, name: str) -> bytes | None:
    """One text file; None if there is none."""
    if language not in LANGUAGES or not _NAME.fullmatch(name):
        return None
    file = FOLDER / language / f"{name}.ftl"
    return file.read_bytes() if file.is_file() else None


def say(language: str, message: str, args: dict[str, Any] | None = None) -> str:
    """A sentence of the server's own texts."""
    plain = {name: value if isinstance(value, (int, str)) else str(value) for name, value in (args or {}).items()}
    return Texts(language, "server").find([message], plain) or message


def title(language: str, game: str) -> str:
    """What people call a game."""
    return Texts(language, game).find(["title"]) or game
