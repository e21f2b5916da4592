"""The rules in numbered clauses: to show them in the reader's language, and to see which of them the tests prove.

`docs/rules/en/<game>.md` is the measure: other languages have the same clauses; English stands in where they lack one.
"""
from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from fivesuns.texts import LANGUAGES

_beside = Path(__file__).parent / "rules"                         # in an installed package
FOLDER: Final = _beside if _beside.exists() else Path(__file__).parent.parent / "docs" / "rules"
KEPT: Final = 200                  # documents in memory; anybody may ask for games and languages that do not exist
_name = re.compile(r"[a-z][a-z0-9_-]{0,40}")
_id = r"[A-Z]{1,5}(?:[-.](?:[A-Z]+\d*|\d+)[a-z]*)+"                # RFG-6.2, TI-43.7b, TI-L.C3, TI-S.6iv, W-AC-PLAYED
_clause = re.compile(rf"- ({_id}) (?:(\[info(?:, see ({_id}))?\]) )?(.*)")
_heading = re.compile(r"(#{1,4}) (.*)")
_number = re.compile(r"(?:[A-Z]{2,5}-)?(\d+)\b")


class Clause(Struct):
    id: str
    info: bool                                                    # description: nothing to prove
    text: str
    language: str


class Section(Struct):
    title: str
    level: int
    text: str
    language: str                                                 # of title and text
    clauses: list[Clause]

    def is_the_same_as(self, other: Section) -> bool:
        """In another language: the whole document, a chapter of the same number, or one with a clause in common."""
        if self.level != other.level:
            return False
        mine, theirs = _number.match(self.title), _number.match(other.title)
        return (self.level == 1 or (mine is not None and theirs is not None and mine[1] == theirs[1])
                or not {c.id for c in self.clauses}.isdisjoint([c.id for c in other.clauses]))


class Rules(Struct):
    game: str
    title: str
    language: str                                                 # English if there is no document in the one asked for
    sections: list[Section]

    def clause(self, wanted: str) -> tuple[Clause, Section] | None:
        for section in self.sections:
            for clause in section.clauses:
                if clause.id == wanted:
                    return clause, section
        return None


@lru_cache(KEPT)
def rules(game: str, language: str = "en", folder: Path = FOLDER) -> Rules | None:
    """The rules of a game in this language, with English where it lacks something; None if the game has no rules."""
    english, own = document(game, "en", folder), document(game, language, folder)
    if english is None or own is None or language == "en":
        return english
    translated = by_id(own)
    sections = []
    for section in english.sections:
        head = next((s for s in own.sections if s.is_the_same_as(section)), section)
        sections.append(Section(head.title, head.level, head.text, head.language,
                                [translated.get(clause.id, clause) for clause in section.clauses]))
    return Rules(game, _title(sections, game), language, sections)


@lru_cache(KEPT)
def document(game: str, language: str, folder: Path = FOLDER) -> Rules | None:
    """The document of one language as it is; None if there is none."""
    file = folder / language / f"{game}.md"
    if language not in LANGUAGES or not _name.fullmatch(game) or not file.is_file():
        return None
    return read(game, language, file.read_text(encoding="utf-8"))


def read(game: str, language: str, text: str) -> Rules:
    """One clause a line, `- RFG-6.2 text`; a line that is indented goes on with it; all else is text of its section.

    `[info]` before the text: nothing to prove. `[info, see RFG-6.1]`: it repeats that clause and points to it.
    """
    sections = [Section("", 1, "", language, [])]
    for line in text.splitlines():
        section = sections[-1]
        heading, clause = _heading.fullmatch(line), _clause.fullmatch(line)
        if heading is not None:
            sections.append(Section(heading[2], len(heading[1]), "", language, []))
        elif clause is not None:
            pointer = f" ({clause[3]})" if clause[3] else ""
            section.clauses.append(Clause(clause[1], clause[2] is not None, clause[4] + pointer, language))
        elif line.startswith("  ") and section.clauses and line.strip():
            section.clauses[-1].text += "\n" + line.strip()
        else:
            section.text += line + "\n"
    for section in sections:
        section.text = section.text.strip()
    sections = [s for s in sections if s.title or s.text or s.clauses]
    return Rules(game, _title(sections, game), language, sections)


def _title(sections: list[Section], game: str) -> str:
    return next((section.title for section in sections if section.level == 1 and section.title), game)


def clauses(game: str, language: str = "en", folder: Path = FOLDER) -> dict[str, Clause]:
    """All clauses of a game, by id, in the order of the document."""
    return by_id(rules(game, language, folder))


def by_id(rules: Rules | None) -> dict[str, Clause]:
    return {clause.id: clause for section in (rules.sections if rules else []) for clause in section.clauses}


def cited(tests: Path) -> set[str]:
    """Every clause that a test under this folder names with `@pytest.mark.rule(...)`."""
    found: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def coverage(game: str, tests: Path) -> tuple[int, int, list[str], list[str]]:
    """How many clauses are cited, of how many; which are missing; which citations name no clause of this game."""
    known = clauses(game)
    due = [id for id, clause in known.items() if not clause.info]
    named = cited(tests)
    kinds = {id.partition("-")[0] for id in known}                # a game may have several: TI-14.6, W-PASS, A-01
    missing = [id for id in due if id not in named]
    unknown = sorted([id for id in named if id.partition("-")[0] in kinds and id not in known])
    return len(due) - len(missing), len(due), missing, unknown


def translation(game: str, language: str, folder: Path = FOLDER) -> tuple[list[str], list[str]] | None:
    """Which clauses a language lacks, and which it has that English does not know; None if it has no document."""
    own = document(game, language, folder)
    if own is None:
        return None
    english, other = clauses(game, "en", folder), by_id(own)
    return [id for id in english if id not in other], [id for id in other if id not in english]
