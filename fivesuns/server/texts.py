"""What is read by people: Fluent texts, and the rules in numbered clauses."""
from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import fivesuns
from fivesuns.texts import FOLDER, LANGUAGES, Texts

PACKAGE: Final = Path(fivesuns.__file__).parent
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,40}")
_CLAUSE: Final = re.compile(r"- ([A-Z]{2,5}-\d+(?:\.\d+)*[a-z]?) (\[info\] )?(.*)")
_HEADING: Final = re.compile(r"(#{1,4}) (.*)")


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


class Clause(msgspec.Struct):
    id: str
    info: bool
    text: str


class Section(msgspec.Struct):
    title: str
    level: int
    text: str
    clauses: list[Clause]


class Rules(msgspec.Struct):
    game: str
    title: str
    sections: list[Section]

    def clause(self, wanted: str) -> dict[str, Any] | None:
        for section in self.sections:
            for clause in section.clauses:
                if clause.id == wanted:
                    return {"id": clause.id, "info": clause.info, "text": clause.text, "section": section.title}
        return None


@cache
def rules(game: str) -> Rules | None:
    """The rules of a game as they are in the package, or beside it in a working copy."""
    if not _NAME.fullmatch(game):
        return None
    for folder in (PACKAGE / "rules", PACKAGE.parent / "docs" / "rules"):
        file = folder / f"{game}.md"
        if file.is_file():
            return read_rules(game, file.read_text("utf-8"))
    return None


def read_rules(game: str, text: str) -> Rules:
    """One clause a line, `- RFG-6.2 text`; a line that is indented goes on with it; all else is text of its section."""
    found = Rules(game, game, [Section("", 1, "", [])])
    for line in text.splitlines():
        section = found.sections[-1]
        heading, clause = _HEADING.fullmatch(line), _CLAUSE.fullmatch(line)
        if heading is not None:
            level = len(heading[1])
            if level == 1 and found.title == game:
                found.title = heading[2]
            found.sections.append(Section(heading[2], level, "", []))
        elif clause is not None:
            section.clauses.append(Clause(clause[1], clause[2] is not None, clause[3]))
        elif line.startswith("  ") and section.clauses and line.strip():
            section.clauses[-1].text += "\n" + line.strip()
        else:
            section.text += line + "\n"
    for section in found.sections:
        section.text = section.text.strip()
    found.sections = [s for s in found.sections if s.title or s.text or s.clauses]
    return found
